//! A process that tests one file after another, so that a file that crashes takes no other with it, and
//! few files pay for the start of a process.
//!
//! The process reads the paths of files from its standard input, each with a zero byte behind it, and
//! prints a [`FileReport`] as a line of JSON for each.

use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::TestArguments;
use crate::cli::terminal::{Ended, Status, Terminal};
use crate::cli::testing::report::FileReport;
use crate::cli::testing::{Settings, test_file};

/// How many bytes of a process's messages are kept, counted from the end.
const KEPT: usize = 2000;

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
pub struct Worker {
    child: Child,
    /// The stream from which the process reads paths; `None` once the process is to end.
    paths: Option<ChildStdin>,
    /// The lines that the process prints.
    reports: Receiver<String>,
    /// The last messages of the process on standard error.
    messages: Option<JoinHandle<Vec<u8>>>,
}

/// How a process that did not report on a file ended.
pub struct Crash {
    /// The exit status, or 128 if a signal ended the process.
    pub status: i32,
    /// The last messages of the process, and what ended it.
    pub messages: String,
}

impl Worker {
    /// Starts a process of this program that tests as these arguments ask, on this many threads.
    pub fn start(arguments: &TestArguments, threads: usize) -> io::Result<Worker> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(worker_arguments(arguments, threads));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let (out, err) = (child.stdout.take(), child.stderr.take());
        let (sender, reports) = mpsc::channel();
        thread::spawn(move || {
            let lines = out.into_iter().flat_map(|out| BufReader::new(out).lines());
            for line in lines.map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let messages = thread::spawn(move || err.map(last_of).unwrap_or_default());
        let paths = child.stdin.take();
        Ok(Worker { child, paths, reports, messages: Some(messages) })
    }

    /// Has the process test a file, for at most `limit`.
    ///
    /// # Errors
    ///
    /// A [`Crash`] if the process ended without a report or reached its time limit. The process then tests no
    /// further file.
    pub fn test(&mut self, path: &Path, limit: Option<Duration>) -> Result<FileReport, Crash> {
        if let Some(paths) = &mut self.paths {
            let line = [path.as_os_str().as_encoded_bytes(), &[0]].concat();
            // a process that is gone is found out below, since it sends no report
            let _ = paths.write_all(&line);
        }
        let (line, is_late) = match limit {
            None => (self.reports.recv().ok(), false),
            Some(limit) => match self.reports.recv_timeout(limit) {
                Ok(line) => (Some(line), false),
                Err(error) => (None, error == mpsc::RecvTimeoutError::Timeout),
            },
        };
        let report = line.and_then(|line| serde_json::from_str(&line).ok());
        let report = report.and_then(|report| FileReport::from_json(&report));
        report.ok_or_else(|| self.crash(is_late))
    }

    /// Ends the process, and says how it ended.
    fn crash(&mut self, is_late: bool) -> Crash {
        self.paths = None;
        if is_late {
            let _ = self.child.kill();
        }
        let status = self.child.wait();
        let messages = self.messages.take().and_then(|thread| thread.join().ok());
        let messages = messages.unwrap_or_default();
        let mut messages = String::from_utf8_lossy(&messages).into_owned();
        match &status {
            _ if is_late => {
                messages += "it was stopped because its time limit was reached (--timeout)\n"
            }
            Ok(status) if status.code().is_none() => {
                messages += &format!("it was killed: {status}\n");
            }
            Ok(_) => {}
            Err(error) => messages += &format!("its end is unknown: {error}\n"),
        }
        let code = status.ok().and_then(|status| status.code());
        Crash { status: code.unwrap_or(128), messages }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.paths = None;
        let _ = self.child.wait();
    }
}

/// Reads a stream to its end, and keeps the last bytes.
fn last_of(mut stream: impl Read) -> Vec<u8> {
    let (mut kept, mut chunk) = (Vec::new(), [0; 4096]);
    while let Ok(count @ 1..) = stream.read(&mut chunk) {
        kept.extend_from_slice(&chunk[..count]);
        kept.drain(..kept.len().saturating_sub(KEPT));
    }
    kept
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
    words.extend(arguments.strict.then(|| "--strict".into()));
    words.extend(arguments.bless.then(|| "--bless".into()));
    words.extend(arguments.allow_empty.then(|| "--allow-empty".into()));
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_bytes_of_a_stream_are_kept() {
        let bytes: Vec<u8> = (0..9001).map(|index| (index % 251) as u8).collect();
        assert_eq!(last_of(&bytes[..]), bytes[bytes.len() - KEPT..]);
        assert_eq!(last_of(&bytes[..7]), bytes[..7]);
    }
}
