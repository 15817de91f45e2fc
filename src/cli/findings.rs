//! Errors and warnings, which are written to standard error and kept for JSON.

use std::fmt::Display;
use std::io;

use serde_json::{Map, Value as Json, json};

use super::terminal::{Status, Terminal};
use crate::diagnostic::{Diagnostic, LineTable, Severity, Source, Span};

/// The findings that the next JSON object is to hold.
#[derive(Debug, Default)]
pub struct Findings {
    /// The findings so far; `None` if the output is not JSON.
    kept: Option<Vec<Json>>,
}

impl Findings {
    /// Empty findings, which are kept if they will be printed as JSON.
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

    /// Takes the findings since the last call of this function.
    pub fn take(&mut self) -> Vec<Json> {
        self.kept.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// A JSON object of the findings about a program that no other object holds, if there are any.
    pub fn rest(&mut self, program: &str, status: Status) -> Option<Json> {
        let found = self.take();
        (!found.is_empty()).then(|| program_object(program, status, found))
    }
}

/// The JSON object about a program as a whole.
pub fn program_object(program: &str, status: Status, diagnostics: Vec<Json>) -> Json {
    json!({
        "version": crate::syntax::json::VERSION,
        "program": program,
        "status": status.name(),
        "exit_code": status as u8,
        "diagnostics": diagnostics,
    })
}

/// The JSON object about a refused command that runs no program.
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

/// The JSON object of an error that has no place in a program.
pub fn error(message: &str) -> Json {
    json!({"severity": "error", "message": message, "notes": []})
}

/// The line table of a source, which gives the lines and columns of spans.
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

    /// Adds the place of a span to an object. Lines and columns count from 1, columns in characters; the end
    /// is the place of the first character behind the span.
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
