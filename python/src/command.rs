//! The command line in the process of Python.

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use shlo_interp::Tensor;
use shlo_interp::command_line::{self as commands, BackendFunction, InMemory, ProgramBytes};
use shlo_interp::identify::BackendError;

use crate::arrays::show;
use crate::blocks::{Given, given_tensor};
use crate::calls::{attached, call};
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

/// What a command takes from memory: a program as its name and its bytes, arrays, and a function that is a backend.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct Memory<'py> {
    program: Option<(String, Vec<u8>)>,
    inputs: Vec<Given<'py>>,
    actual: Vec<Given<'py>>,
    expected: Option<Given<'py>>,
    backend: Option<Py<PyAny>>,
}

impl Memory<'_> {
    /// The arrays as tensors in the memory of Python, and the function as a backend. What ends the function other than by
    /// an exception of the kind `Exception`, such as Ctrl-C, is kept in `raised`.
    fn lent(self, py: Python<'_>, raised: &Raised) -> PyResult<InMemory> {
        let tensors = |given: Vec<Given<'_>>| -> PyResult<Vec<Tensor>> {
            given.iter().map(|one| given_tensor(py, one)).collect()
        };
        Ok(InMemory {
            program: self.program.map(|(name, bytes)| ProgramBytes { name, bytes }),
            inputs: tensors(self.inputs)?,
            actual: tensors(self.actual)?,
            expected: self.expected.map(|one| given_tensor(py, &one)).transpose()?,
            backend: self.backend.map(|function| backend(function, Arc::clone(raised))),
        })
    }
}

/// The exception that ended a command.
type Raised = Arc<Mutex<Option<PyErr>>>;

/// A backend that is a function of Python. It takes the text of a program and a list of arrays, and gives
/// `("ok", arrays)`, or `("refused" or "failed", message)`.
fn backend(function: Py<PyAny>, raised: Raised) -> BackendFunction {
    BackendFunction::new(move |program, inputs| {
        if kept(&raised).is_some() {
            return Err(BackendError::Stopped);
        }
        let answer = attached(|py| answered(function.bind(py), program, inputs));
        // without an answer, Python ends
        answer.unwrap_or(Ok(Err(BackendError::Stopped))).unwrap_or_else(|error| {
            kept(&raised).get_or_insert(error);
            Err(BackendError::Stopped)
        })
    })
}

fn kept(raised: &Raised) -> MutexGuard<'_, Option<PyErr>> {
    raised.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a function of Python answers. The outer error is an exception that ends the command.
fn answered(
    function: &Bound<'_, PyAny>,
    program: &str,
    inputs: &[Tensor],
) -> PyResult<Result<Vec<Tensor>, BackendError>> {
    let py = function.py();
    let shown: PyResult<Vec<_>> = inputs.iter().map(|tensor| show(py, tensor.clone())).collect();
    let arguments = (program, shown?).into_pyobject(py)?;
    let (what, answer): (String, Bound<'_, PyAny>) = call(function, &arguments)?.extract()?;
    match what.as_str() {
        "ok" => {
            let given: Vec<Given<'_>> = answer.extract()?;
            let results: PyResult<Vec<Tensor>> =
                given.iter().map(|one| given_tensor(py, one)).collect();
            Ok(results.map_err(|wrong| BackendError::Failed(wrong.value(py).to_string())))
        }
        "refused" => Ok(Err(BackendError::Refused(answer.extract()?))),
        _ => Ok(Err(BackendError::Failed(answer.extract()?))),
    }
}

/// Runs a command, with what it takes from memory. The result is its exit status, and what it wrote to standard output and
/// to standard error.
#[pyfunction]
#[pyo3(signature = (given, memory=None))]
pub fn command(
    py: Python<'_>,
    given: Vec<OsString>,
    memory: Option<Memory<'_>>,
) -> PyResult<(u8, Py<PyBytes>, String)> {
    let raised = Raised::default();
    let memory = memory.map(|memory| memory.lent(py, &raised)).transpose()?.unwrap_or_default();
    let captured = detached(py, || commands::capture_with(arguments(given), memory))?;
    if let Some(error) = kept(&raised).take() {
        return Err(error);
    }
    let errors = String::from_utf8_lossy(&captured.err).into_owned();
    Ok((captured.status, PyBytes::new(py, &captured.out).unbind(), errors))
}
