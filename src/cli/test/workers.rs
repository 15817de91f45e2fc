//! Files tested side by side, each by a process that tests one file at a time.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::TestArguments;
use super::apart::Worker;
use crate::access::server::Crash;
use crate::hardware::side_by_side::side_by_side;
use crate::runner::report::{Case, FileReport, Kind};

/// How much longer than its commands the tests of a file may take.
const GRACE: Duration = Duration::from_secs(2);

/// Tests files, and gives the reports to `take` in the order of the files.
///
/// # Errors
///
/// The error that `take` gives.
pub fn test_files(
    arguments: &TestArguments,
    files: &[PathBuf],
    take: &mut dyn FnMut(FileReport) -> io::Result<()>,
) -> io::Result<()> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let workers = arguments.threads.map_or(cores, usize::from).min(files.len()).max(1);
    let threads = (cores / workers).max(1);
    let stopped = AtomicBool::new(false);
    let work = |index: usize, worker: &mut Option<Worker>| {
        let report = test_apart(arguments, &files[index], threads, worker);
        let is_bad = report.cases.iter().any(|case| case.verdict.is_bad());
        if arguments.fail_fast && is_bad {
            stopped.store(true, Ordering::Relaxed);
        }
        report
    };
    side_by_side(files.len(), workers, &stopped, &work, take)
}

/// Tests a file in the worker. The worker is started if there is none, and is gone if the file crashes it.
fn test_apart(
    arguments: &TestArguments,
    path: &Path,
    threads: usize,
    worker: &mut Option<Worker>,
) -> FileReport {
    let began = Instant::now();
    let limit = arguments.timeout.map(|seconds| Duration::from_secs_f64(seconds) + GRACE);
    let started = match worker.take() {
        Some(worker) => Ok(worker),
        None => Worker::start(arguments, threads),
    };
    let message = match started {
        Ok(mut started) => match started.test(path, limit) {
            Ok(report) => {
                *worker = Some(started);
                return report;
            }
            Err(Crash { status, messages, .. }) => format!(
                "the process that tested this file did not end as it should (exit status {status}), none \
                 of its tests is reported:\n{}",
                messages.trim_end()
            ),
        },
        Err(error) => format!("its process cannot be started: {error}"),
    };
    FileReport {
        path: path.display().to_string(),
        cases: vec![Case::new("file", Kind::File, 1).failed(message)],
        notes: Vec::new(),
        seconds: began.elapsed().as_secs_f64(),
    }
}
