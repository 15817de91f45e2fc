//! A process that tests one file after another, so that a file that crashes takes no other with it, and
//! few files pay for the start of a process.
//!
//! The process reads the paths of files from its standard input, each with a zero byte behind it, and
//! prints a [`FileReport`] as a line of JSON for each.

use std::ffi::OsString;
use std::io::{self, BufRead};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::TestArguments;
use crate::access::TRUST;
use crate::access::own_program::own_program;
use crate::access::server::{Crash, Server};
use crate::cli::terminal::{Ended, Status, Terminal};
use crate::runner::report::FileReport;
use crate::runner::{Settings, test_file};

/// Tests the files whose paths come on standard input, until standard input ends.
pub fn serve(settings: &Settings, terminal: &mut Terminal<'_>) -> Ended {
    loop {
        let mut path = Vec::new();
        io::stdin().lock().read_until(0, &mut path)?;
        if path.pop() != Some(0) {
            return Ok(Status::Fine);
        }
        let report = test_file(&path_of(path), settings);
        writeln!(terminal.out, "{}", report.to_json())?;
        terminal.out.flush()?;
    }
}

#[cfg(unix)]
fn path_of(bytes: Vec<u8>) -> PathBuf {
    use std::os::unix::ffi::OsStringExt as _;
    OsString::from_vec(bytes).into()
}

#[cfg(not(unix))]
fn path_of(bytes: Vec<u8>) -> PathBuf {
    String::from_utf8_lossy(&bytes).into_owned().into()
}

/// A running process that [serves](serve), as the process that started it sees it.
pub struct Worker(Server);

impl Worker {
    /// Starts a process of this program that tests as these arguments ask, on this many threads.
    pub fn start(arguments: &TestArguments, threads: usize) -> io::Result<Worker> {
        let mut command = Command::new(own_program()?);
        command.args(worker_arguments(arguments, threads));
        Server::start(command).map(Worker)
    }

    /// Has the process test a file, for at most `limit`.
    ///
    /// # Errors
    ///
    /// A [`Crash`] if the process ended without a report or reached its time limit. The process then tests no
    /// further file.
    pub fn test(&mut self, path: &Path, limit: Option<Duration>) -> Result<FileReport, Crash> {
        let request = [path.as_os_str().as_encoded_bytes(), &[0]].concat();
        let line = self.0.ask(&request, limit)?;
        let report = serde_json::from_str(&line).ok();
        let report = report.and_then(|report| FileReport::from_json(&report));
        report.ok_or_else(|| self.0.crash(false))
    }
}

fn worker_arguments(arguments: &TestArguments, threads: usize) -> Vec<OsString> {
    let mut words: Vec<OsString> = vec!["test".into(), format!("--single={threads}").into()];
    let mut flag = |name: &str, value: &OsString| {
        let mut word = OsString::from(format!("--{name}="));
        word.push(value);
        words.push(word);
    };
    arguments.filter.iter().for_each(|value| flag("filter", &value.into()));
    arguments.skip.iter().for_each(|value| flag("skip", &value.into()));
    arguments.feature.iter().for_each(|value| flag("feature", &value.into()));
    arguments.xfail.iter().for_each(|value| flag("xfail", &value.into()));
    arguments.common.define_type.iter().for_each(|value| flag("define-type", &value.into()));
    if let Some(timeout) = arguments.timeout {
        flag("timeout", &timeout.to_string().into());
    }
    words.extend(arguments.trust_run_lines.then(|| TRUST.into()));
    words.extend(arguments.strict.then(|| "--strict".into()));
    words.extend(arguments.bless.then(|| "--bless".into()));
    words.extend(arguments.allow_empty.then(|| "--allow-empty".into()));
    words.push("--".into());
    words.extend(arguments.paths.iter().map(|path| path.clone().into_os_string()));
    words
}
