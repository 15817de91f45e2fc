//! Tensors in blocks that share a scale.

use pyo3::prelude::*;
use shlo_interp::blocks::{self, BlockFormat, BlockQuantizer, Blocked, ScaleRule};
use shlo_interp::storage::Words;
use shlo_interp::{ElementType, Tensor};

use crate::arrays::{element_type, lend, show};
use crate::errors::{Kind, detached, error};

/// An array as Python gives it: an object with a buffer, the element type, the shape, and whether to mask bytes.
pub type Given<'py> = (Bound<'py, PyAny>, String, Vec<usize>, bool);

/// The tensor of an array.
pub fn given_tensor(py: Python<'_>, given: &Given<'_>) -> PyResult<Tensor> {
    let (object, element, shape, masks) = given;
    lend(object, element_type(py, element)?, shape, *masks)
}

/// The address of the elements that an array has as a tensor, so that a test can see whether they are the array's own.
#[pyfunction]
pub fn address(py: Python<'_>, given: Given<'_>) -> PyResult<usize> {
    let tensor = given_tensor(py, &given)?;
    Ok(match tensor.words() {
        Words::W8(array) => array.as_slice().as_ptr() as usize,
        Words::W16(array) => array.as_slice().as_ptr() as usize,
        Words::W32(array) => array.as_slice().as_ptr() as usize,
        Words::W64(array) => array.as_slice().as_ptr() as usize,
        Words::W128(array) => array.as_slice().as_ptr() as usize,
    })
}

fn block_format(py: Python<'_>, name: &str) -> PyResult<BlockFormat> {
    BlockFormat::parse(name).map_err(|wrong| error(py, Kind::Argument, wrong.to_string()))
}

/// Quantizes an array along an axis. The result is the elements, the scales and the scale of the tensor.
#[pyfunction]
pub fn quantize<'py>(
    py: Python<'py>,
    values: Given<'py>,
    format: &str,
    axis: usize,
    scale_rule: Option<&str>,
) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>, Option<f32>)> {
    let format = block_format(py, format)?;
    let wrong = |message: String| error(py, Kind::Argument, message);
    let mut quantizer = BlockQuantizer::new(format);
    if let Some(rule) = scale_rule {
        quantizer.rule = ScaleRule::parse(rule).ok_or_else(|| {
            let rules: Vec<String> = ScaleRule::all().map(|rule| rule.to_string()).collect();
            wrong(format!("scale_rule: `{rule}` is none of {}", rules.join(", ")))
        })?;
    }
    let values = given_tensor(py, &values)?;
    let blocked = detached(py, || blocks::quantize(&values, axis, &quantizer, None))?;
    let blocked = blocked.map_err(|problem| wrong(problem.to_string()))?;
    Ok((show(py, blocked.elements)?, show(py, blocked.scales)?, blocked.tensor_scale))
}

/// The values of an array in blocks, rounded once to a float type.
#[pyfunction]
pub fn dequantize<'py>(
    py: Python<'py>,
    elements: Given<'py>,
    scales: Given<'py>,
    tensor_scale: Option<f32>,
    format: &str,
    axis: usize,
    to: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let format = block_format(py, format)?;
    let ElementType::Float(to) = element_type(py, to)? else {
        return Err(error(py, Kind::Argument, format!("{to} is no float type")));
    };
    let (elements, scales) = (given_tensor(py, &elements)?, given_tensor(py, &scales)?);
    let blocked = Blocked { elements, scales, tensor_scale };
    let values = detached(py, || blocks::dequantize(&blocked, axis, &format, to))?;
    show(py, values.map_err(|problem| error(py, Kind::Argument, problem.to_string()))?)
}
