//! How a backend runs a case: a command for each, or a process that answers requests.
//!
//! The inputs of a case are `0.npy`, `1.npy` and so on in the directory `{inputs}`, in the order of the arguments of
//! `main`; the backend writes its results likewise to `{outputs}`. A command ends with the status 0, or 77 if it does
//! not support the program, with the reason on standard error. A server reads the paths as one line of JSON for each
//! case and answers with one.

use std::fs::File;
use std::io;
use std::path::Path;
use std::process::{ExitStatus, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use serde_json::{Value as Json, json};

use super::outcome::Status;
use super::pack::Case;
use crate::access;
use crate::access::server::{Server, last_of};
use crate::runner::shell;
use crate::tensor::Tensor;
use crate::values::result_files::write_tensors;

/// The exit status of a command that does not support the program.
const REFUSED: i32 = 77;
/// The time between two looks at a running command.
const INTERVAL: Duration = Duration::from_millis(5);

/// How a backend is called.
#[derive(Debug)]
pub struct Backend {
    words: Vec<String>,
    is_server: bool,
    timeout: Duration,
    /// What a server has said that it is.
    name: OnceLock<String>,
}

/// The paths of a case.
pub struct Paths<'a> {
    pub program: &'a Path,
    pub inputs: &'a Path,
    pub outputs: &'a Path,
}

/// Why there are no results.
pub struct Failure {
    pub status: Status,
    pub message: String,
}

impl Failure {
    fn new(status: Status, message: impl Into<String>) -> Failure {
        let message: String = message.into();
        Failure { status, message: message.trim().to_string() }
    }
}

impl Backend {
    /// The backend that a command line names.
    ///
    /// # Errors
    ///
    /// Why the command line cannot be one.
    pub fn new(command: &str, is_server: bool, timeout: Duration) -> Result<Backend, String> {
        access::check_start()?;
        let words = shell::words(command)?;
        if words.is_empty() {
            return Err("the command is empty".into());
        }
        let has_place = |place: &str| words.iter().any(|word| word.contains(place));
        let has_places = has_place("{program}") && has_place("{outputs}");
        if !is_server && !has_places {
            return Err(
                "the command needs {program}, {inputs} and {outputs}, which stand for paths; \
                        a command that answers requests takes --server"
                    .into(),
            );
        }
        Ok(Backend { words, is_server, timeout, name: OnceLock::new() })
    }

    /// Has the backend run a case. The server is started if there is none, and is gone if the case crashes it.
    pub fn run(&self, paths: &Paths<'_>, server: &mut Option<Server>) -> Result<(), Failure> {
        match self.is_server {
            true => self.ask(paths, server),
            false => self.call(paths),
        }
    }

    /// The results that the backend gives for a program and its arguments, of the types that are stated.
    ///
    /// # Errors
    ///
    /// Why there are none, or that they are of other types.
    pub fn results<'t>(
        &self,
        program: &Path,
        arguments: impl IntoIterator<Item = &'t Tensor>,
        types: &[String],
        server: &mut Option<Server>,
    ) -> Result<Vec<Tensor>, String> {
        let failed = |error: io::Error| format!("files for the backend cannot be written: {error}");
        let desk = tempfile::tempdir().map_err(failed)?;
        let [inputs, outputs] = ["inputs", "outputs"].map(|name| desk.path().join(name));
        std::fs::create_dir(&outputs).map_err(failed)?;
        let numbered = arguments.into_iter().enumerate();
        write_tensors(&inputs, numbered.map(|(index, it)| (index.to_string(), it, None)))?;
        // the working directory of a server need not be this one
        let program = std::path::absolute(program).unwrap_or_else(|_| program.to_path_buf());
        let paths = Paths { program: &program, inputs: &inputs, outputs: &outputs };
        self.run(&paths, server).map_err(|Failure { status, message }| {
            let what = match status {
                Status::Refused => "the backend does not support it",
                _ => "the backend gives no results",
            };
            if message.is_empty() {
                format!("{what}, and says no reason")
            } else {
                format!("{what}: {message}")
            }
        })?;
        Case::read(&outputs, types).map_err(|message| format!("invalid results: {message}"))
    }

    fn call(&self, paths: &Paths<'_>) -> Result<(), Failure> {
        let Ended { status, said } = run_command(&self.words, paths, Some(self.timeout))?;
        match status.code() {
            Some(0) => Ok(()),
            Some(REFUSED) => Err(Failure::new(Status::Refused, said)),
            _ => Err(Failure::new(Status::Crash, format!("{said}\n{status}"))),
        }
    }

    fn ask(&self, paths: &Paths<'_>, server: &mut Option<Server>) -> Result<(), Failure> {
        let started = match server.take() {
            Some(server) => Ok(server),
            None => access::program(&self.words[0]).and_then(|mut command| {
                command.args(&self.words[1..]);
                Server::start(command)
            }),
        };
        let mut started = started.map_err(|error| {
            let message = format!("the command {} cannot be started: {error}", self.words[0]);
            Failure::new(Status::Crash, message)
        })?;
        let request = json!({
            "program": paths.program, "inputs": paths.inputs, "outputs": paths.outputs,
        });
        match started.ask(format!("{request}\n").as_bytes(), Some(self.timeout)) {
            Ok(line) => {
                *server = Some(started);
                self.answer(&line)
            }
            Err(crash) if crash.is_late => Err(Failure::new(Status::Timeout, late(self.timeout))),
            Err(crash) => {
                let message = format!("{}\nexit status {}", crash.messages.trim(), crash.status);
                Err(Failure::new(Status::Crash, message))
            }
        }
    }
}

impl Backend {
    /// What the backend has said that it is, with its version: the `backend` of a server's answer.
    pub fn name(&self) -> Option<&str> {
        self.name.get().map(String::as_str)
    }

    /// What a server's answer says.
    fn answer(&self, line: &str) -> Result<(), Failure> {
        let json: Json = serde_json::from_str(line).unwrap_or(Json::Null);
        let message = json["message"].as_str().unwrap_or_default();
        if let Some(name) = json["backend"].as_str() {
            self.name.get_or_init(|| name.chars().take(200).collect());
        }
        match json["status"].as_str() {
            Some("ok") => Ok(()),
            Some("refused") => Err(Failure::new(Status::Refused, message)),
            Some("crash") => Err(Failure::new(Status::Crash, message)),
            _ => {
                let text: String = line.chars().take(200).collect();
                let message = format!("the server answered with a line that is no answer: {text}");
                Err(Failure::new(Status::Crash, message))
            }
        }
    }
}

/// How a command ended by itself.
pub struct Ended {
    pub status: ExitStatus,
    /// Its last messages on standard error.
    pub said: String,
}

/// Runs a command, with the paths of a case in place of `{program}`, `{inputs}` and `{outputs}` in its words. It is
/// killed if it takes longer than `limit`.
///
/// # Errors
///
/// The command cannot be started, or took too long.
pub fn run_command(
    words: &[String],
    paths: &Paths<'_>,
    limit: Option<Duration>,
) -> Result<Ended, Failure> {
    let crash = |message: String| Failure::new(Status::Crash, message);
    let path = |path: &Path| path.display().to_string();
    let places = [
        ("{program}", path(paths.program)),
        ("{inputs}", path(paths.inputs)),
        ("{outputs}", path(paths.outputs)),
    ];
    let filled = |word: &String| {
        places.iter().fold(word.clone(), |word, (place, path)| word.replace(place, path))
    };
    let messages = tempfile::tempfile().and_then(|file| Ok((file.try_clone()?, file)));
    let (messages, copy) = messages
        .map_err(|error| crash(format!("no file for the messages can be made: {error}")))?;
    let started = access::program(filled(&words[0])).and_then(|mut command| {
        command.args(words[1..].iter().map(filled));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::from(copy));
        command.spawn()
    });
    let mut child = started
        .map_err(|error| crash(format!("the command {} cannot be started: {error}", words[0])))?;
    let began = Instant::now();
    let status = loop {
        match child.try_wait() {
            Ok(Some(status)) => break status,
            Ok(None) if limit.is_none_or(|limit| began.elapsed() < limit) => {
                std::thread::sleep(INTERVAL);
            }
            Ok(None) => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(Failure::new(Status::Timeout, late(limit.unwrap_or_default())));
            }
            Err(error) => return Err(crash(format!("its end is unknown: {error}"))),
        }
    };
    Ok(Ended { status, said: said(messages) })
}

fn late(limit: Duration) -> String {
    format!("no result within {} s (--timeout)", limit.as_secs_f64())
}

/// The last messages in a file that a process has written.
fn said(mut file: File) -> String {
    let start = io::Seek::seek(&mut file, io::SeekFrom::Start(0));
    let bytes = start.map(|_| last_of(file)).unwrap_or_default();
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_without_places_is_refused() {
        let new = |command: &str, is_server| Backend::new(command, is_server, Duration::ZERO);
        assert!(new("run {program} {inputs} {outputs}", false).is_ok());
        assert!(new("run {program}", false).unwrap_err().contains("--server"));
        assert!(new("run", true).is_ok());
        assert!(new("", true).is_err());
        assert!(new("run 'unfinished", true).is_err());
    }

    #[test]
    fn answers_of_servers_are_read() {
        let backend = Backend::new("run", true, Duration::ZERO).expect("a command");
        let status = |line: &str| backend.answer(line).err().map(|failure| failure.status);
        assert_eq!((status("{\"status\": \"ok\"}"), backend.name()), (None, None));
        assert_eq!(status("{\"status\": \"ok\", \"backend\": \"XLA 1\"}"), None);
        assert_eq!(backend.name(), Some("XLA 1"));
        assert_eq!(status("{\"status\": \"refused\", \"message\": \"f6\"}"), Some(Status::Refused));
        assert_eq!(status("warning: slow"), Some(Status::Crash));
    }
}
