//! Files tested in processes of their own, so that one that crashes takes no other with it.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use super::TestArguments;
use crate::cli::testing::report::{Case, FileReport, Kind};
use crate::cli::testing::{Output, run_until};

/// How much longer than its commands a file's process may take.
const GRACE: Duration = Duration::from_secs(2);
/// Characters of a crashed process's messages that are reported.
const SHOWN: usize = 2000;

/// Tests files; `take` gets the reports in the order of the files.
///
/// # Errors
///
/// One of `take`.
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
                while !stopped.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(path) = files.get(index) else { break };
                    let report = test_apart(arguments, path, threads);
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

/// Hands on reports in the order of their numbers as they come.
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

/// Tests a file in a process of its own.
fn test_apart(arguments: &TestArguments, path: &Path, threads: usize) -> FileReport {
    let began = Instant::now();
    let limit = arguments.timeout.map(|seconds| began + Duration::from_secs_f64(seconds) + GRACE);
    let ran = std::env::current_exe().and_then(|program| {
        let mut command = Command::new(program);
        command.args(worker_arguments(arguments, path, threads));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        run_until(command, &[], limit)
    });
    let message = match ran {
        Ok(output) => match report_of(&output) {
            Some(report) => return report,
            None => crash(&output),
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

fn report_of(output: &Output) -> Option<FileReport> {
    let value = serde_json::from_slice(&output.out).ok()?;
    FileReport::from_json(&value).filter(|_| output.status == 0)
}

fn crash(output: &Output) -> String {
    let err = String::from_utf8_lossy(&output.err);
    let start = err.char_indices().rev().nth(SHOWN).map_or(0, |(index, _)| index);
    format!(
        "the process that tested this file did not end as it should (exit status {}), none of its tests \
         is reported:\n{}",
        output.status,
        err[start..].trim_end()
    )
}

fn worker_arguments(arguments: &TestArguments, path: &Path, threads: usize) -> Vec<OsString> {
    let mut words: Vec<OsString> = vec!["test".into(), format!("--single={threads}").into()];
    let mut flag = |name: &str, value: &OsString| {
        let mut word = OsString::from(format!("--{name}="));
        word.push(value);
        words.push(word);
    };
    arguments.filter.iter().for_each(|it| flag("filter", &it.into()));
    arguments.skip.iter().for_each(|it| flag("skip", &it.into()));
    arguments.feature.iter().for_each(|it| flag("feature", &it.into()));
    arguments.xfail.iter().for_each(|it| flag("xfail", &it.into()));
    arguments.common.define_type.iter().for_each(|it| flag("define-type", &it.into()));
    if let Some(timeout) = arguments.timeout {
        flag("timeout", &timeout.to_string().into());
    }
    words.extend(arguments.strict.then(|| "--strict".into()));
    words.extend(arguments.bless.then(|| "--bless".into()));
    words.extend(arguments.allow_empty.then(|| "--allow-empty".into()));
    words.extend(["--".into(), path.into()]);
    words
}
