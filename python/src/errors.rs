//! Exceptions of the package, made from findings, and panics that become exceptions.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyList, PyType};
use shlo_interp::{Diagnostic, Diagnostics, Severity, Source, Span};

/// How many findings the text of an exception has at most.
const MOST_SHOWN: usize = 100;

/// An exception of the package.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A text or a file is not a program.
    Parse,
    /// A program is not valid.
    Verification,
    /// A program asks for something that does not run.
    Unsupported,
    /// A program failed while it ran.
    Runtime,
    /// A check in a program failed.
    Check,
    /// An argument is not what the program or the function takes.
    Argument,
    /// A fault of this package.
    Internal,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Parse => "ParseError",
            Kind::Verification => "VerificationError",
            Kind::Unsupported => "UnsupportedError",
            Kind::Runtime => "RuntimeFailure",
            Kind::Check => "CheckFailed",
            Kind::Argument => "ArgumentError",
            Kind::Internal => "InternalError",
        }
    }

    /// The exception class.
    fn class(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        static MODULE: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
        let import = || py.import("shlo_interp._errors").map(|module| module.into_any().unbind());
        MODULE.get_or_try_init(py, import)?.bind(py).getattr(self.name())
    }
}

/// An exception with a message alone.
pub fn error(py: Python<'_>, kind: Kind, message: impl Into<String>) -> PyErr {
    let made = kind.class(py).and_then(|class| class.call1((message.into(),)));
    made.map_or_else(|error| error, PyErr::from_value)
}

/// An exception with the findings about a program. Its text shows each with the line of the program.
pub fn findings(py: Python<'_>, kind: Kind, source: &Source, mut found: Vec<Diagnostic>) -> PyErr {
    let made = diagnostics(py, source, &found).and_then(|list| {
        let rest = found.len().saturating_sub(MOST_SHOWN);
        found.truncate(MOST_SHOWN);
        let mut rendered = Diagnostics { source: source.clone(), findings: found }.to_string();
        if rest > 0 {
            rendered += &format!("\nnote: {rest} more findings are in `diagnostics`");
        }
        kind.class(py)?.call1((rendered, list))
    });
    made.map_or_else(|error| error, PyErr::from_value)
}

/// The findings as objects of Python.
pub fn diagnostics<'py>(
    py: Python<'py>,
    source: &Source,
    found: &[Diagnostic],
) -> PyResult<Bound<'py, PyList>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let class = CLASS.import(py, "shlo_interp._errors", "Diagnostic")?;
    let starts = line_starts(&source.text);
    let list = PyList::empty(py);
    for finding in found {
        let fields = PyDict::new(py);
        fields.set_item(
            "severity",
            if finding.severity == Severity::Error { "error" } else { "warning" },
        )?;
        fields.set_item("message", &finding.message)?;
        fields.set_item("file", &*source.name)?;
        let place = finding.span.map(|span| place(&source.text, &starts, span));
        fields.set_item("line", place.map(|(line, _)| line))?;
        fields.set_item("column", place.map(|(_, column)| column))?;
        let notes: Vec<&str> = finding.notes.iter().map(|(note, _)| note.as_str()).collect();
        fields.set_item("notes", notes)?;
        let one = Diagnostics { source: source.clone(), findings: vec![finding.clone()] };
        fields.set_item("rendered", one.to_string())?;
        list.append(class.call((), Some(&fields))?)?;
    }
    Ok(list)
}

/// The start of each line of a text.
fn line_starts(text: &str) -> Vec<usize> {
    let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
    std::iter::once(0).chain(breaks.map(|(index, _)| index + 1)).collect()
}

/// The line and the column of the start of a span, in characters, both from 1.
fn place(text: &str, starts: &[usize], span: Span) -> (usize, usize) {
    let mut offset = span.start.min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    let line = starts.partition_point(|&start| start <= offset).max(1) - 1;
    (line + 1, text[starts[line]..offset].chars().count() + 1)
}

/// Runs code without the lock of the interpreter of Python. A panic in it becomes an `InternalError`.
pub fn detached<T: Send>(py: Python<'_>, run: impl FnOnce() -> T + Send) -> PyResult<T> {
    py.detach(|| catch_unwind(AssertUnwindSafe(run))).map_err(|panic| internal(py, &*panic))
}

/// The exception for a panic.
pub fn internal(py: Python<'_>, panic: &(dyn Any + Send)) -> PyErr {
    let said = panic.downcast_ref::<&str>().map(|text| (*text).to_string());
    let said = said.or_else(|| panic.downcast_ref::<String>().cloned());
    let said = said.unwrap_or_else(|| "a panic without a message".to_string());
    error(
        py,
        Kind::Internal,
        format!("{said}: this is a fault of shlo-interp; please report it with the program"),
    )
}

/// Panics, so that a test can see what becomes of a panic.
#[pyfunction]
pub fn panics(py: Python<'_>, message: String) -> PyResult<()> {
    detached(py, || panic!("{message}"))
}
