//! Files tested side by side, each by a process that tests one file at a time.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use super::TestArguments;
use super::apart::{Crash, Worker};
use crate::cli::testing::report::{Case, FileReport, Kind};

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
    let (next, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let sender = sender.clone();
            scope.spawn(|| {
                let sender = sender;
                let mut worker = None;
                while !stopped.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(path) = files.get(index) else { break };
                    let report = test_apart(arguments, path, threads, &mut worker);
                    let is_bad = report.cases.iter().any(|case| case.verdict.is_bad());
                    if arguments.fail_fast && is_bad {
                        stopped.store(true, Ordering::Relaxed);
                    }
                    if sender.send((index, report)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let taken = in_order(&receiver, take);
        stopped.store(true, Ordering::Relaxed);
        taken
    })
}

/// Gives reports on in the order of their numbers, as soon as all earlier ones have come.
fn in_order(
    receiver: &mpsc::Receiver<(usize, FileReport)>,
    take: &mut dyn FnMut(FileReport) -> io::Result<()>,
) -> io::Result<()> {
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    for (index, report) in receiver {
        waiting.insert(index, report);
        while let Some(report) = waiting.remove(&next) {
            take(report)?;
            next += 1;
        }
    }
    waiting.into_values().try_for_each(take)
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
            Err(Crash { status, messages }) => format!(
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
