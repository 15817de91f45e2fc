//! Calls of functions of Python by running programs.
//!
//! Up to Python 3.13 the end of Python ends each other thread that runs Python, by unwinding its stack, and frames of Rust
//! that are unwound so abort the process. So Python waits at its end for the threads that are inside [`attached`], and a
//! thread that comes later stays outside.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};
use std::time::Duration;

use pjrt_shlo::ending::{outlive, sleep_for_ever};
use pyo3::ffi::{PyObject, PyObject_CallObject};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// How long Python waits at its end for functions that programs have called.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// The gate that decides whether a thread may run Python.
struct Gate {
    /// How many threads do.
    inside: usize,
    /// The thread that ends Python, which alone may from then on.
    closed_by: Option<ThreadId>,
}

static GATE: Mutex<Gate> = Mutex::new(Gate { inside: 0, closed_by: None });
static LEFT: Condvar = Condvar::new();

fn gate() -> MutexGuard<'static, Gate> {
    GATE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A thread that runs Python for a program.
struct Inside;

impl Inside {
    fn enter() -> Inside {
        let mut gate = gate();
        if gate.closed_by.is_some_and(|thread| thread != thread::current().id()) {
            drop(gate);
            sleep_for_ever();
        }
        gate.inside += 1;
        Inside
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        gate().inside -= 1;
        LEFT.notify_all();
    }
}

/// Runs code with Python attached, in a thread that runs a program. The thread sleeps until the process ends if Python
/// ends. The result is `None` if Python has not begun.
pub fn attached<T>(run: impl FnOnce(Python<'_>) -> T) -> Option<T> {
    let _inside = Inside::enter();
    Python::try_attach(run)
}

/// Lets no thread but this one run Python for programs any more, and waits for those that do, 5 seconds at most. Python
/// calls it at its end.
#[pyfunction]
pub fn close_gate(py: Python<'_>) {
    py.detach(|| {
        let mut gate = gate();
        gate.closed_by = Some(thread::current().id());
        // whether all have left or the time is over, Python ends
        let _ = LEFT.wait_timeout_while(gate, LONGEST_WAIT, |gate| gate.inside > 0);
    });
}

/// Calls a function of Python. If Python ends meanwhile, the thread may sleep until the process ends ([`outlive`]).
pub fn call<'py>(
    function: &Bound<'py, PyAny>,
    arguments: &Bound<'py, PyTuple>,
) -> PyResult<Bound<'py, PyAny>> {
    type Declared = unsafe extern "C" fn(*mut PyObject, *mut PyObject) -> *mut PyObject;
    // the end of a thread unwinds its stack, and a function that is declared as "C" must not be unwound
    type Unwound = unsafe extern "C-unwind" fn(*mut PyObject, *mut PyObject) -> *mut PyObject;
    // SAFETY: the types differ in nothing but what an unwinding means
    let of_python: Unwound = unsafe { std::mem::transmute(PyObject_CallObject as Declared) };
    // SAFETY: Python is attached, both objects live, and the result is null with an exception or a new reference
    unsafe {
        let result = outlive(|| of_python(function.as_ptr(), arguments.as_ptr()));
        Bound::from_owned_ptr_or_err(function.py(), result)
    }
}
