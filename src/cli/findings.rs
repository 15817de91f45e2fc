//! What goes wrong, said in words on standard error and kept for JSON.

use std::fmt::Display;
use std::io;

use serde_json::{Map, Value as Json, json};

use super::terminal::{Status, Terminal};
use crate::diagnostic::{Diagnostic, LineTable, Severity, Source, Span};

/// The findings that the next object of JSON is to hold.
#[derive(Debug, Default)]
pub struct Findings {
    /// The findings so far; `None` if the output is not JSON.
    kept: Option<Vec<Json>>,
}

impl Findings {
    /// No findings yet; they are kept if they will be printed as JSON.
    pub fn new(keeps: bool) -> Findings {
        Findings { kept: keeps.then(Vec::new) }
    }

    /// Writes diagnostics about a program.
    pub fn report_all(
        &mut self,
        diagnostics: &[Diagnostic],
        source: &Source,
        terminal: &mut Terminal<'_>,
    ) -> io::Result<()> {
        if let Some(kept) = self.kept.as_mut().filter(|_| !diagnostics.is_empty()) {
            let places = Places { source, lines: LineTable::new(&source.text) };
            kept.extend(diagnostics.iter().map(|diagnostic| places.diagnostic(diagnostic)));
        }
        terminal.report_all(diagnostics, source)
    }

    /// Writes an error that has no place in a program.
    pub fn complain(
        &mut self,
        message: impl Display,
        terminal: &mut Terminal<'_>,
    ) -> io::Result<()> {
        if let Some(kept) = &mut self.kept {
            kept.push(error(&message.to_string()));
        }
        terminal.complain(message)
    }

    /// Writes a warning that has no place in a program.
    pub fn warn(&mut self, message: impl Display, terminal: &mut Terminal<'_>) -> io::Result<()> {
        if let Some(kept) = &mut self.kept {
            kept.push(json!({"severity": "warning", "message": message.to_string(), "notes": []}));
        }
        writeln!(terminal.err, "warning: {message}")
    }

    /// What was found since the last time.
    pub fn take(&mut self) -> Vec<Json> {
        self.kept.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// An object of what was found of a program and is in no other object, if there is any.
    pub fn rest(&mut self, program: &str, status: Status) -> Option<Json> {
        let found = self.take();
        (!found.is_empty()).then(|| program_object(program, status, found))
    }
}

/// What is said of a program as a whole.
pub fn program_object(program: &str, status: Status, diagnostics: Vec<Json>) -> Json {
    json!({
        "version": crate::syntax::json::VERSION,
        "program": program,
        "status": status.name(),
        "exit_code": status as u8,
        "diagnostics": diagnostics,
    })
}

/// What is said of a command that runs no program and was refused.
pub fn command_object(command: &str, status: Status, complaints: &[String]) -> Json {
    let diagnostics: Vec<Json> = complaints.iter().map(|message| error(message)).collect();
    json!({
        "version": crate::syntax::json::VERSION,
        "command": command,
        "status": status.name(),
        "exit_code": status as u8,
        "diagnostics": diagnostics,
    })
}

/// An error that has no place in a program.
fn error(message: &str) -> Json {
    json!({"severity": "error", "message": message, "notes": []})
}

/// Turns spans of a source into lines and columns.
struct Places<'s> {
    source: &'s Source,
    lines: LineTable,
}

impl Places<'_> {
    fn diagnostic(&self, diagnostic: &Diagnostic) -> Json {
        let severity = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let mut object = Map::new();
        object.insert("severity".into(), severity.into());
        object.insert("message".into(), diagnostic.message.as_str().into());
        object.insert("file".into(), (*self.source.name).into());
        self.place(diagnostic.span, &mut object);
        let location = diagnostic.notes.iter().find_map(|(note, _)| {
            note.strip_prefix("loc(").and_then(|rest| rest.strip_suffix(')'))
        });
        object.extend(location.map(|location| ("loc".to_string(), location.into())));
        let notes = diagnostic.notes.iter().map(|(message, span)| {
            let mut note = Map::new();
            note.insert("message".into(), message.as_str().into());
            self.place(*span, &mut note);
            Json::from(note)
        });
        object.insert("notes".into(), notes.collect());
        object.into()
    }

    /// Lines and columns count from 1, columns in characters; the end is where what follows begins.
    fn place(&self, span: Option<Span>, object: &mut Map<String, Json>) {
        let Some(span) = span else { return };
        let [start, end] = [span.start, span.end.max(span.start)]
            .map(|offset| self.lines.place(&self.source.text, offset));
        let fields = [("line", start.line), ("column", start.column)];
        let ends = [("end_line", end.line), ("end_column", end.column)];
        let fields = fields.into_iter().chain(ends);
        object.extend(fields.map(|(name, number)| (name.to_string(), number.into())));
    }
}
