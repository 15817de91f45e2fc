//! Diagnostics: what is wrong, where and why, with spans into a source text.

use std::sync::Arc;

mod error;
mod lines;
mod render;
mod suggestions;
mod wording;

pub use error::Diagnostics;
pub use lines::{LineColumn, LineTable};
pub use render::floor_boundary;
pub use render::{Renderer, is_plain, printable_line, render};
pub use suggestions::{closest, did_you_mean};
pub use wording::{counted, figure, listed_symbols};

/// A half-open range of bytes in a source text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

impl Span {
    /// The range from `start` up to `end`.
    pub fn new(start: usize, end: usize) -> Span {
        Span { start, end }
    }
}

/// A program text and the name it is reported under.
#[derive(Debug, Clone)]
pub struct Source {
    /// The file's name, or `<stdin>`.
    pub name: Arc<str>,
    /// The whole text.
    pub text: Arc<str>,
}

/// How bad it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Severity {
    /// The program is rejected, or failed.
    Error,
    /// The program runs, but perhaps not as its author thinks.
    Warning,
}

/// One finding about a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// The message, which says what is wrong and why, without a full stop; the constraint's label in brackets is last.
    pub message: String,
    /// Where, or `None` when it concerns the whole file.
    pub span: Option<Span>,
    /// Further facts, each with its own place if it has one (`loc(...)` of the op is one of them).
    pub notes: Vec<(String, Option<Span>)>,
}

impl Diagnostic {
    /// An error at a place.
    pub fn error(message: impl Into<String>, span: Span) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            message: message.into(),
            span: Some(span),
            notes: Vec::new(),
        }
    }

    /// A warning at a place.
    pub fn warning(message: impl Into<String>, span: Span) -> Diagnostic {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(message, span) }
    }

    /// Adds a note: a further fact, perhaps with a place of its own.
    pub fn note(mut self, message: impl Into<String>, span: Option<Span>) -> Diagnostic {
        self.notes.push((message.into(), span));
        self
    }
}
