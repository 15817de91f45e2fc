//! The command line in the process of Python.

use std::ffi::OsString;
use std::path::PathBuf;

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use shlo_interp::command_line as commands;

use crate::errors::detached;

fn arguments(given: Vec<OsString>) -> impl Iterator<Item = OsString> {
    std::iter::once(OsString::from("shlo-interp")).chain(given)
}

/// Names the executable file that is the command line, which runs tests in processes of its own.
#[pyfunction]
pub fn set_own_program(path: PathBuf) {
    commands::set_own_program(path);
}

/// Runs a command that writes to the standard output and the standard error of the process. The result is the exit status.
#[pyfunction]
pub fn command_line(py: Python<'_>, given: Vec<OsString>) -> PyResult<u8> {
    detached(py, || commands::run(arguments(given)))
}

/// Runs a command. The result is its exit status, and what it wrote to standard output and to standard error.
#[pyfunction]
pub fn command(py: Python<'_>, given: Vec<OsString>) -> PyResult<(u8, Py<PyBytes>, String)> {
    let captured = detached(py, || commands::capture(arguments(given)))?;
    let errors = String::from_utf8_lossy(&captured.err).into_owned();
    Ok((captured.status, PyBytes::new(py, &captured.out).unbind(), errors))
}
