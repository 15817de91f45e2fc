//! Quantizing and dequantizing in the steps into which XLA expands its custom calls, each rounded in the
//! values' type: see [`super::quantize`] for one rounding.

use super::dot::{ScaledDotError, product, run, spread};
use super::{Lines, decoded};
use crate::engine::Program;
use crate::engine::chunks::Binary;
use crate::meaning::Steps;
use crate::numeric::{BlockElement, ElementType, FloatFormat, Numerics};
use crate::tensor::Tensor;

/// Elements and scales of blocks along the last dimension, in the shape `scale_shape`: a scale is the largest
/// magnitude over 2^emax, converted; an element is the value over the scale, converted.
pub fn quantize_in_steps(
    values: &Tensor,
    elements: &'static FloatFormat,
    scales: &'static FloatFormat,
    scale_shape: &[usize],
    numerics: Numerics,
) -> Result<(Tensor, Tensor), ScaledDotError> {
    let source = values.element();
    let amax = largest_magnitudes(values, scale_shape)?;
    let emax = BlockElement::Float(elements).max_exponent();
    let unit = convert_f64(source, f64::from(emax).exp2());
    let unit = Tensor::try_splat(source.clone(), amax.shape(), unit)?;
    let scales = quotient(&amax, &unit, &ElementType::Float(scales), numerics)?;
    let divisors = spread(values, &scales, None)?;
    let elements = quotient(values, &divisors, &ElementType::Float(elements), numerics)?;
    Ok((elements, scales))
}

/// Elements times the scales of their blocks along the last dimension, both converted to the result's
/// type before.
pub fn dequantize_in_steps(
    elements: &Tensor,
    scales: &Tensor,
    result: &ElementType,
    numerics: Numerics,
) -> Result<Tensor, ScaledDotError> {
    product(&[elements, &spread(elements, scales, None)?], result, result, numerics)
}

/// The left operand over the right one, in the left one's type, converted to the result's.
fn quotient(
    left: &Tensor,
    right: &Tensor,
    result: &ElementType,
    numerics: Numerics,
) -> Result<Tensor, ScaledDotError> {
    let mut steps = Steps::new();
    steps.set_numerics(numerics);
    let inputs = [left, right].map(|operand| steps.input(operand.element().clone()));
    let divisor = steps.convert(inputs[1], left.element())?;
    let quotient = steps.binary(Binary::Divide, inputs[0], divisor)?;
    let converted = steps.convert(quotient, result)?;
    run(Program::new(steps, &[converted]), &[left, right])
}

/// The largest magnitude of each block, NaN where there is one.
fn largest_magnitudes(values: &Tensor, scale_shape: &[usize]) -> Result<Tensor, ScaledDotError> {
    let misfit = || {
        let values = values.shape();
        ScaledDotError::Shape(format!("scales of shape {scale_shape:?} for {values:?}"))
    };
    let ([rows @ .., size], [scale_rows @ .., blocks]) = (values.shape(), scale_shape) else {
        return Err(misfit());
    };
    let ElementType::Float(format) = values.element() else {
        return Err(ScaledDotError::Type("takes floats".into()));
    };
    if rows != scale_rows || *blocks == 0 || *size == 0 || size % blocks != 0 {
        return Err(misfit());
    }
    let lines = Lines::new(values.shape(), rows.len(), size / blocks)?;
    let numbers = decoded(format, values);
    let largest = |block: usize| {
        let magnitudes = lines.places(block).map(|place| numbers[place].abs());
        magnitudes.fold(0.0, |largest: f64, magnitude| match largest.is_nan() {
            true => largest,
            false if magnitude.is_nan() => magnitude,
            false => largest.max(magnitude),
        })
    };
    let codes: Vec<u128> =
        (0..lines.blocks()).map(|block| convert_f64(values.element(), largest(block))).collect();
    Ok(Tensor::from_wide_codes(values.element().clone(), scale_shape, codes))
}

/// The code of a number that the float type has.
fn convert_f64(element: &ElementType, value: f64) -> u128 {
    match element {
        ElementType::Float(format) => {
            u128::from(format.encode(crate::numeric::ConvertPolicy::COMPUTE, value))
        }
        _ => 0,
    }
}
