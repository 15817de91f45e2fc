//! The terminal: standard output, standard error and the exit status.

use std::fmt;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use super::access;
use super::arguments::Color;
use super::findings::command_object;
use super::output::Output;
use crate::diagnostic::{Diagnostic, Severity, Source, render};
use crate::engine::machine::Failure;
use crate::program::{LoadError, Program};
use crate::ranks::Ranks;

/// How many of the errors, and of the warnings, found together are written at most.
const MOST_REPORTED: usize = 100;

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
    /// The name of the status in JSON.
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

/// The output streams of the program: results go to `out`, everything else to `err`.
pub(crate) struct Terminal<'a> {
    pub out: &'a mut dyn Output,
    pub err: &'a mut dyn Output,
    /// Whether diagnostics are coloured.
    pub color: bool,
    /// The errors, which [`Terminal::end_as_json`] prints; `None` outside of it.
    pub complaints: Option<Vec<String>>,
    /// The ranks that run the program together, if it is run by several. Those other than rank 0 write nowhere.
    pub ranks: Option<&'a mut Ranks>,
}

/// Writes text to `out` piece by piece, so that large values are never whole in memory as text. No more text
/// is made once nobody reads it.
pub(crate) fn stream(
    out: &mut dyn Output,
    write_text: impl FnOnce(&mut TextWriter<'_>) -> fmt::Result,
) -> io::Result<()> {
    let mut writer = TextWriter { out, kept: String::new(), failed: None };
    let made = write_text(&mut writer);
    match (writer.hand_on().and(made), writer.failed) {
        (Ok(()), _) => Ok(()),
        (Err(_), Some(error)) => Err(error),
        (Err(_), None) if !writer.out.has_reader() => Ok(()),
        (Err(_), None) => Err(io::Error::other("a value has no text")),
    }
}

/// A writer that takes text for [`stream`], and remembers why writing failed.
pub(crate) struct TextWriter<'o> {
    out: &'o mut dyn Output,
    /// Text that is handed on once there is much of it.
    kept: String,
    failed: Option<io::Error>,
}

/// How many bytes of text are handed on at once: numbers come one by one.
const HANDED_ON: usize = 1 << 12;

impl TextWriter<'_> {
    fn hand_on(&mut self) -> fmt::Result {
        if !self.out.has_reader() {
            return Err(fmt::Error);
        }
        let written = self.out.write_all(self.kept.as_bytes());
        self.kept.clear();
        written.map_err(|error| {
            self.failed = Some(error);
            fmt::Error
        })
    }
}

impl fmt::Write for TextWriter<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.kept.push_str(text);
        if self.kept.len() < HANDED_ON { Ok(()) } else { self.hand_on() }
    }
}

/// A subcommand's status, or the error of writing to `out` or `err`.
pub(crate) type Ended = io::Result<Status>;

impl Terminal<'_> {
    /// Writes a diagnostic about a program text.
    pub fn report(&mut self, diagnostic: &Diagnostic, source: &Source) -> io::Result<()> {
        writeln!(self.err.as_is(), "{}", render(diagnostic, source, self.color).trim_end())
    }

    /// Writes several diagnostics: the first hundred errors and warnings, and how many more there
    /// are.
    pub fn report_all(&mut self, diagnostics: &[Diagnostic], source: &Source) -> io::Result<()> {
        if let Some(complaints) = &mut self.complaints {
            complaints.extend(diagnostics.iter().map(|found| render(found, source, false)));
        }
        let mut counts = [0, 0];
        for diagnostic in diagnostics {
            let count = &mut counts[usize::from(diagnostic.severity == Severity::Warning)];
            *count += 1;
            if *count <= MOST_REPORTED {
                self.report(diagnostic, source)?;
            }
        }
        let [errors, warnings] = counts.map(|count: usize| count.saturating_sub(MOST_REPORTED));
        match (errors, warnings) {
            (0, 0) => Ok(()),
            (errors, 0) => writeln!(self.err, "note: {errors} more errors are not shown"),
            (0, warnings) => writeln!(self.err, "note: {warnings} more warnings are not shown"),
            _ => writeln!(
                self.err,
                "note: {errors} more errors and {warnings} more warnings are not shown"
            ),
        }
    }

    /// Writes why a function could not run or how it failed. The result is the status for it.
    pub fn report_failure(&mut self, failure: Failure, source: &Source) -> Ended {
        let status = match &failure {
            Failure::Rejected(_) => Status::Rejected,
            Failure::Failed(_) | Failure::OutOfMemory(_) => Status::Failed,
            Failure::Io(_) => Status::Io,
        };
        self.report_all(&failure.into_diagnostics(), source)?;
        Ok(status)
    }

    /// Writes an error that ends the run with this status.
    pub fn refuse(&mut self, message: impl std::fmt::Display, status: Status) -> Status {
        self.complain(message).map_or(Status::Io, |()| status)
    }

    /// Writes an error that has no place in a program.
    pub fn complain(&mut self, message: impl std::fmt::Display) -> io::Result<()> {
        if let Some(complaints) = &mut self.complaints {
            complaints.push(message.to_string());
        }
        writeln!(self.err, "error: {message}")
    }

    /// Runs a command that prints one JSON object. If it complains of errors, they are printed as an object
    /// in its place.
    pub fn end_as_json(
        &mut self,
        command: &str,
        run: impl FnOnce(&mut Terminal<'_>) -> Ended,
    ) -> Ended {
        self.complaints = Some(Vec::new());
        let status = run(self)?;
        let complaints = self.complaints.take().unwrap_or_default();
        if !complaints.is_empty() {
            writeln!(self.out, "{}", command_object(command, status, &complaints))?;
        }
        Ok(status)
    }
}

/// Whether standard error is to be coloured.
pub fn wants_color(choice: Color) -> bool {
    match choice {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => anstream::AutoStream::choice(&io::stderr()) != anstream::ColorChoice::Never,
    }
}

/// Reads a program in any form; `-` is standard input. An error is a message and the exit status for it.
pub(crate) fn read_program(path: &Path) -> Result<Program, (String, Status)> {
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
pub(crate) fn with_status(error: &LoadError) -> (String, Status) {
    match error {
        LoadError::Io { .. } => (error.to_string(), Status::Io),
        LoadError::NoProgram { .. } | LoadError::OutOfMemory { .. } => {
            (error.to_string(), Status::Rejected)
        }
    }
}
