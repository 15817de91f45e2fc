//! How a command ends, and programs that are read.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use crate::access;
use crate::program::{LoadError, Program};

/// How a run ended. If several parts of a run end differently, the highest status counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// Nothing failed.
    Fine = 0,
    /// A `check.*` op or an `--expect` failed.
    CheckFailed = 1,
    /// The command line asks for something impossible.
    Usage = 2,
    /// The program is not valid, or asks for something that is not implemented.
    Rejected = 3,
    /// The program failed while running.
    Failed = 4,
    /// A file could not be read or written.
    Io = 5,
}

impl Status {
    /// The word that stands for the status in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Status::Fine => "fine",
            Status::CheckFailed => "check_failed",
            Status::Usage => "usage",
            Status::Rejected => "rejected",
            Status::Failed => "failed",
            Status::Io => "io",
        }
    }
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> ExitCode {
        ExitCode::from(status as u8)
    }
}

/// Why something was not done, and the status that a command then ends with.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Refusal {
    /// The reason.
    pub message: String,
    /// The status.
    pub status: Status,
}

impl Refusal {
    /// A refusal for a reason.
    pub fn new(message: impl Into<String>, status: Status) -> Refusal {
        Refusal { message: message.into(), status }
    }

    /// This refusal with the flag or file that it concerns.
    pub fn at(self, place: &str) -> Refusal {
        Refusal { message: format!("{place}: {}", self.message), ..self }
    }
}

/// Reads a program in any form; `-` is standard input. An error is a message and the exit status for it.
pub fn read_program(path: &Path) -> Result<Program, Refusal> {
    let program = if path == Path::new("-") {
        let mut bytes = Vec::new();
        let name = "<stdin>";
        match io::Read::read_to_end(&mut io::stdin().lock(), &mut bytes) {
            Ok(_) => Program::from_bytes(name, bytes),
            Err(error) => Err(LoadError::Io { name: name.into(), error }),
        }
    } else {
        access::check_read(path)
            .map_err(|error| LoadError::Io { name: path.display().to_string(), error })
            .and_then(|()| Program::read(path))
    };
    program.map_err(|error| with_status(&error))
}

/// The message about a program that cannot be read, and the exit status for it.
pub fn with_status(error: &LoadError) -> Refusal {
    match error {
        LoadError::Io { .. } => Refusal::new(error.to_string(), Status::Io),
        LoadError::NoProgram { .. } | LoadError::OutOfMemory { .. } => {
            Refusal::new(error.to_string(), Status::Rejected)
        }
    }
}
