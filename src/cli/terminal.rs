//! The terminal: standard output, standard error and the exit status.

use std::fmt;
use std::io;

use super::arguments::Color;
use super::findings::command_object;
use super::output::Output;
use crate::access::Refusal;
pub use crate::access::{Status, read_program, with_status};
use crate::diagnostic::{Diagnostic, Severity, Source, render};
use crate::engine::machine::Failure;
use crate::ranks::Ranks;

/// How many of the errors, and of the warnings, found together are written at most.
const MOST_REPORTED: usize = 100;

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
    let mut writer = TextWriter { out, failed: None };
    match (write_text(&mut writer), writer.failed) {
        (Ok(()), _) => Ok(()),
        (Err(_), Some(error)) => Err(error),
        (Err(_), None) if !writer.out.has_reader() => Ok(()),
        (Err(_), None) => Err(io::Error::other("a value has no text")),
    }
}

/// A writer that takes text for [`stream`], and remembers why writing failed.
pub(crate) struct TextWriter<'o> {
    out: &'o mut dyn Output,
    failed: Option<io::Error>,
}

impl fmt::Write for TextWriter<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if !self.out.has_reader() {
            return Err(fmt::Error);
        }
        self.out.write_all(text.as_bytes()).map_err(|error| {
            self.failed = Some(error);
            fmt::Error
        })
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

    /// Writes why a command does not go on. The result is the status for it.
    pub fn give_up(&mut self, refusal: Refusal) -> Ended {
        self.complain(&refusal).map(|()| refusal.status)
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
