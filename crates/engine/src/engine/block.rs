//! Tensors in blocks that share a scale: quantizing, dequantizing, dot products.

use crate::numeric::block::{self, product, tensor_scale};
use crate::numeric::{
    BlockElement, BlockFormat, BlockQuantizer, ConvertPolicy, ElementType, FloatFormat, codec,
    names,
};
use crate::tensor::{Tensor, Words};

mod dot;
mod steps;

use crate::tensor::index::index_at;
pub use dot::{ScaledDotError, ScaledOperand, scaled_dot};
pub use steps::{dequantize_in_steps, quantize_in_steps};

/// A tensor in blocks along one axis.
#[derive(Debug, Clone)]
pub struct Blocked {
    /// The elements, in the shape of the values. They are floats, or integers of the narrowest type.
    pub elements: Tensor,
    /// The scales, in the shape of the values except that the axis has one for each block.
    pub scales: Tensor,
    /// The scale of the tensor, if the format has one.
    pub tensor_scale: Option<f32>,
}

/// Why a tensor cannot be quantized or dequantized.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BlockError {
    /// The values are not floats.
    #[error("{found} values cannot be quantized: floats can")]
    NoFloats {
        /// The type of the values.
        found: String,
    },
    /// The values have no such axis.
    #[error("a tensor of rank {rank} has no axis {axis}")]
    Axis {
        /// The axis that the caller asked for.
        axis: usize,
        /// The number of dimensions of the values.
        rank: usize,
    },
    /// The elements or the scales have another type than the format's.
    #[error("the {what} are {found}, where the format has {expected}")]
    Type {
        /// The word "elements" or "scales".
        what: &'static str,
        /// The type that they have.
        found: String,
        /// The type that the format has.
        expected: String,
    },
    /// The scales' shape is not the elements' with the axis divided by the block's size.
    #[error("the scales have the shape {found:?}, where {expected:?} is needed")]
    Shape {
        /// The shape of the scales.
        found: Vec<usize>,
        /// The shape that the scales have to have.
        expected: Vec<usize>,
    },
    /// The scale of the tensor is not one that a format allows.
    #[error("a tensor's scale is a positive finite f32, and only where the format has one")]
    TensorScale,
}

/// Quantizes a tensor of floats in blocks along `axis`, counted from the first element; the last block may be
/// shorter. A format with a scale for the tensor takes `scale_of_tensor`, or if that is `None` the
/// [`tensor_scale`] of the largest magnitude.
///
/// # Errors
///
/// [`BlockError`] if the values are not floats or have no such axis.
pub fn quantize(
    values: &Tensor,
    axis: usize,
    quantizer: &BlockQuantizer,
    scale_of_tensor: Option<f32>,
) -> Result<Blocked, BlockError> {
    let format = &quantizer.format;
    let ElementType::Float(source) = values.element() else {
        return Err(BlockError::NoFloats { found: values.element().to_string() });
    };
    let lines = Lines::new(values.shape(), axis, format.block)?;
    check_tensor_scale(format, scale_of_tensor)?;
    let numbers = decoded(source, values);
    let scale = match scale_of_tensor {
        Some(scale) => f64::from(scale),
        None if format.tensor_scale => tensor_scale(format, block::largest(&numbers)),
        None => 1.0,
    };
    let mut codes = vec![0u64; numbers.len()];
    let mut scales = vec![0u64; lines.blocks()];
    let (mut values_of_block, mut codes_of_block) = (Vec::new(), Vec::new());
    for (index, code) in scales.iter_mut().enumerate() {
        let places = lines.places(index);
        values_of_block.clear();
        values_of_block.extend(places.clone().map(|place| numbers[place]));
        codes_of_block.resize(values_of_block.len(), 0);
        *code = quantizer.quantize(&mut values_of_block, scale, &mut codes_of_block, |position| {
            lines.place(index, position) as u64
        });
        for (place, &code) in places.zip(&codes_of_block) {
            codes[place] = code;
        }
    }
    Ok(Blocked {
        elements: tensor(element_type(format), values.shape(), codes),
        scales: tensor(ElementType::Float(format.scale), &lines.scale_shape(), scales),
        tensor_scale: format.tensor_scale.then_some(scale as f32),
    })
}

/// The values of a tensor in blocks along `axis`: `element * scale * tensor_scale`, rounded once to `to`. If
/// the format has a scale for the tensor but the tensor has none, the scale is 1.
///
/// # Errors
///
/// [`BlockError`] if elements and scales are not of the format's types, their shapes do not fit each other,
/// or there is no such axis.
pub fn dequantize(
    blocked: &Blocked,
    axis: usize,
    format: &BlockFormat,
    to: &'static FloatFormat,
) -> Result<Tensor, BlockError> {
    let Blocked { elements, scales, tensor_scale } = blocked;
    check_type("elements", elements, &element_type(format))?;
    check_type("scales", scales, &ElementType::Float(format.scale))?;
    check_tensor_scale(format, *tensor_scale)?;
    let lines = Lines::new(elements.shape(), axis, format.block)?;
    if scales.shape() != lines.scale_shape() {
        let (found, expected) = (scales.shape().to_vec(), lines.scale_shape());
        return Err(BlockError::Shape { found, expected });
    }
    let mut numbers: Vec<f64> = (0..elements.len())
        .map(|index| format.element.decode(elements.code(index) as u64))
        .collect();
    let of_tensor = f64::from(tensor_scale.unwrap_or(1.0));
    for index in 0..lines.blocks() {
        let scale = format.decode_scale(scales.code(index) as u64);
        for place in lines.places(index) {
            numbers[place] = match to.is_f64() {
                true => numbers[place] * scale * of_tensor,
                false => product(numbers[place], scale, of_tensor),
            };
        }
    }
    let mut codes = vec![0u64; numbers.len()];
    codec::encode(to, ConvertPolicy::COMPUTE, &numbers, &mut codes);
    Ok(tensor(ElementType::Float(to), elements.shape(), codes))
}

/// The element type of a tensor that holds a format's elements.
pub fn element_type(format: &BlockFormat) -> ElementType {
    match (format.element, format.element.integer_type()) {
        (_, Some(integer)) => ElementType::Integer(integer),
        (BlockElement::Float(float), None) => ElementType::Float(float),
        (BlockElement::Integer { .. }, None) => unreachable!("integers have an integer type"),
    }
}

fn check_type(
    what: &'static str,
    tensor: &Tensor,
    expected: &ElementType,
) -> Result<(), BlockError> {
    if tensor.element() == expected {
        return Ok(());
    }
    let (found, expected) = (tensor.element().to_string(), expected.to_string());
    Err(BlockError::Type { what, found, expected })
}

fn check_tensor_scale(format: &BlockFormat, scale: Option<f32>) -> Result<(), BlockError> {
    match scale {
        None => Ok(()),
        Some(scale) if format.tensor_scale && scale > 0.0 && scale.is_finite() => Ok(()),
        Some(_) => Err(BlockError::TensorScale),
    }
}

/// All values of a tensor of floats, exactly.
fn decoded(format: &FloatFormat, tensor: &Tensor) -> Vec<f64> {
    let mut values = vec![0.0; tensor.len()];
    match tensor.words() {
        Words::W8(_) => codec::decode(format, tensor.codes::<u8>(), &mut values),
        Words::W16(_) => codec::decode(format, tensor.codes::<u16>(), &mut values),
        Words::W32(_) => codec::decode(format, tensor.codes::<u32>(), &mut values),
        Words::W64(_) => codec::decode(format, tensor.codes::<u64>(), &mut values),
        Words::W128(_) => unreachable!("a float has at most 64 bits"),
    }
    values
}

fn tensor(element: ElementType, shape: &[usize], codes: Vec<u64>) -> Tensor {
    Tensor::from_wide_codes(element, shape, codes.into_iter().map(u128::from))
}

/// The blocks of a shape along an axis, in the row-major order of their scales.
struct Lines {
    shape: Vec<usize>,
    axis: usize,
    block: usize,
    /// The product of the sizes after the axis, which is the distance of neighbours in a block.
    stride: usize,
}

impl Lines {
    fn new(shape: &[usize], axis: usize, block: usize) -> Result<Lines, BlockError> {
        if axis >= shape.len() {
            return Err(BlockError::Axis { axis, rank: shape.len() });
        }
        let stride = shape[axis + 1..].iter().product();
        Ok(Lines { shape: shape.to_vec(), axis, block, stride })
    }

    fn scale_shape(&self) -> Vec<usize> {
        let mut shape = self.shape.clone();
        shape[self.axis] = shape[self.axis].div_ceil(self.block);
        shape
    }

    fn blocks(&self) -> usize {
        self.scale_shape().iter().product()
    }

    /// The row-major indices of a block's elements.
    fn places(&self, block: usize) -> impl Iterator<Item = usize> + Clone + use<> {
        let size = self.shape[self.axis];
        let within = block / self.stride % size.div_ceil(self.block);
        let count = self.block.min(size - within * self.block);
        let (first, stride) = (self.place(block, 0), self.stride);
        (0..count).map(move |position| first + position * stride)
    }

    /// The row-major index of an element of a block.
    fn place(&self, block: usize, position: usize) -> usize {
        let size = self.shape[self.axis];
        let (line, inner) = (block / self.stride, block % self.stride);
        let per_line = size.div_ceil(self.block);
        let along = line % per_line * self.block + position;
        (line / per_line * size + along) * self.stride + inner
    }
}

/// The blocks of a shape along an axis: for each block the index of its scale and the row-major positions of
/// its elements.
///
/// # Errors
///
/// [`BlockError::Axis`] if the shape has no such axis.
pub fn block_positions(
    shape: &[usize],
    axis: usize,
    block: usize,
) -> Result<Vec<(Vec<usize>, Vec<usize>)>, BlockError> {
    let lines = Lines::new(shape, axis, block)?;
    let scales = lines.scale_shape();
    let blocks = 0..lines.blocks();
    Ok(blocks.map(|block| (index_at(&scales, block), lines.places(block).collect())).collect())
}

/// The tensor scale as a tensor of rank 0.
pub fn tensor_scale_value(scale: f32) -> Tensor {
    Tensor::from_codes(ElementType::Float(&names::F32), &[], vec![scale.to_bits()])
}

#[cfg(test)]
mod tests;
