//! Calls of functions of Python by running programs.

use pjrt_shlo::ending::outlive;
use pyo3::ffi::{PyObject, PyObject_CallObject};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

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
