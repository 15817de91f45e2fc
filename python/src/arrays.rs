//! Elements that pass between Python and the interpreter without a copy: memory of an array that a tensor borrows, and
//! a tensor's memory that an array shows.

use std::ffi::{c_int, c_void};
use std::sync::Arc;

use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::PyBufferError;
use pyo3::ffi;
use pyo3::prelude::*;
use shlo_interp::files::Mapped;
use shlo_interp::storage::{Array, Word, Words};
use shlo_interp::{ElementType, Tensor};

use crate::errors::{Kind, error};

/// Memory of an object of Python, which is only read, and which stays until the last tensor that has it is dropped.
struct Lent(PyUntypedBuffer);

impl AsRef<[u8]> for Lent {
    fn as_ref(&self) -> &[u8] {
        match self.0.len_bytes() {
            0 => &[],
            // SAFETY: the buffer is C-contiguous, which `lend` checked, and its owner keeps the memory where it is for as
            // long as the buffer is held. Python code that writes into an argument while the program runs changes
            // numbers under it, which the documentation forbids; a tensor has borrowed words only if every word is a
            // code of its type, so such a write gives other results and no invalid code.
            length => unsafe { std::slice::from_raw_parts(self.0.buf_ptr().cast(), length) },
        }
    }
}

/// The elements of an object with a buffer: row-major words, one for each element, of the element type. They stay where
/// they are if every word is a code. Of types of fewer bits than a byte, whose array of ml_dtypes ignores the other
/// bits of a byte, the low bits of each byte are copied if `masks`.
pub fn lend(
    object: &Bound<'_, PyAny>,
    element: ElementType,
    shape: &[usize],
    masks: bool,
) -> PyResult<Tensor> {
    let py = object.py();
    let buffer = PyUntypedBuffer::get(object)?;
    if !buffer.is_c_contiguous() {
        return Err(PyBufferError::new_err("the elements are not contiguous in row-major order"));
    }
    let lent = Lent(buffer);
    if masks && element.bits() < 8 {
        let mask = u8::MAX >> (8 - element.bits());
        let codes: Vec<u8> = lent.as_ref().iter().map(|byte| byte & mask).collect();
        if shape.iter().product::<usize>() != codes.len() {
            return Err(PyBufferError::new_err("the buffer has another number of elements"));
        }
        let tensor = Tensor::from_codes(element, shape, codes);
        return tensor
            .check_range()
            .map(|()| tensor)
            .map_err(|wrong| error(py, Kind::Argument, wrong.to_string()));
    }
    let bytes = Arc::new(Mapped::lent(lent));
    Tensor::from_mapped(element, shape, &bytes, 0)
        .map_err(|wrong| error(py, Kind::Argument, wrong.to_string()))
}

/// The elements of a result. An array of NumPy shows them by the buffer protocol, as bytes.
#[pyclass(frozen, module = "shlo_interp._native")]
pub struct Elements {
    /// The tensor keeps the memory. Nothing reads it by this field if the memory is writable.
    _tensor: Tensor,
    start: usize,
    length: usize,
    is_writable: bool,
}

impl Elements {
    /// The elements of a tensor. Those that are in memory of an argument are copied, since its owner may change them.
    /// They are writable if no other tensor shares them.
    pub fn of(mut tensor: Tensor) -> Elements {
        fn parts<W: Word>(array: &mut Array<W>) -> (usize, usize, bool) {
            if array.is_borrowed() {
                array.as_slice_mut();
            }
            let length = size_of_val(array.as_slice());
            match array.is_unique() {
                true => (array.as_slice_mut().as_mut_ptr() as usize, length, true),
                false => (array.as_slice().as_ptr() as usize, length, false),
            }
        }
        let (start, length, is_writable) = match tensor.words_mut() {
            Words::W8(array) => parts(array),
            Words::W16(array) => parts(array),
            Words::W32(array) => parts(array),
            Words::W64(array) => parts(array),
            Words::W128(array) => parts(array),
        };
        Elements { _tensor: tensor, start, length, is_writable }
    }
}

#[pymethods]
impl Elements {
    /// How many bytes there are.
    fn __len__(&self) -> usize {
        self.length
    }

    /// The address of the first byte.
    #[getter]
    fn address(&self) -> usize {
        self.start
    }

    /// Shows the bytes.
    ///
    /// # Safety
    ///
    /// Python calls this with a view to fill.
    unsafe fn __getbuffer__(
        slf: Bound<'_, Self>,
        view: *mut ffi::Py_buffer,
        flags: c_int,
    ) -> PyResult<()> {
        let own = slf.get();
        let (start, length) = (own.start as *mut c_void, own.length as ffi::Py_ssize_t);
        let is_read_only = c_int::from(!own.is_writable);
        // SAFETY: the memory is that of the tensor, which lives as long as this object, whose reference the view holds;
        // writable memory is the tensor's alone, and Rust does not touch it any more
        let filled = unsafe {
            ffi::PyBuffer_FillInfo(view, slf.as_ptr(), start, length, is_read_only, flags)
        };
        match filled {
            0 => Ok(()),
            _ => Err(PyErr::fetch(slf.py())),
        }
    }
}

/// A tensor for Python: its elements, the name of its element type, the element type of its codes, and its shape.
pub fn show<'py>(py: Python<'py>, tensor: Tensor) -> PyResult<Bound<'py, PyAny>> {
    let (name, shape) = (tensor.element().stored().to_string(), tensor.shape().to_vec());
    let shape = pyo3::types::PyTuple::new(py, shape)?;
    Ok((Elements::of(tensor), name, shape).into_pyobject(py)?.into_any())
}

/// A tensor of an element type from numbers, each of which becomes the nearest value of a float type. Integers and
/// booleans take their own values alone.
#[pyfunction]
pub fn from_numbers<'py>(
    py: Python<'py>,
    element: &str,
    shape: Vec<usize>,
    numbers: Vec<f64>,
) -> PyResult<Bound<'py, PyAny>> {
    let element = element_type(py, element)?;
    match Tensor::from_f64s(element, &shape, &numbers) {
        Ok(tensor) => show(py, tensor),
        Err(wrong) => Err(error(py, Kind::Argument, wrong.to_string())),
    }
}

/// The element type of a name.
pub fn element_type(py: Python<'_>, name: &str) -> PyResult<ElementType> {
    shlo_interp::parse_element_type(name).map_err(|wrong| error(py, Kind::Argument, wrong.message))
}
