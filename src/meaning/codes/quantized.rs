//! Steps from, to and on quantized types (docs/numerics.md, "Quantized types"). With `expressed` the
//! expressed type, in which every step rounds:
//!
//! * dequantize: `(code - zero_point) * scale`;
//! * quantize: `value / scale + zero_point`, clamped to the range of codes and rounded to the nearest
//!   integer, ties to even; NaN stands for the code 0;
//! * requantize: `code * merged_scale + merged_zero_point`, in f32 or, where that is the expressed type, in
//!   f64, then as in quantize. Types of equal parameters keep their codes.
//!
//! A type that is quantized along a dimension has the parameters of the element's index there.

use super::integer;
use super::rounding::Rounded;
use crate::meaning::step::Binary;
use crate::meaning::{Draws, Place, Step};
use crate::numeric::convert::to_integer;
use crate::numeric::{ConvertPolicy, ElementType, FloatFormat, Number, QuantizedType, names};

/// A conversion of which one side, or both, is quantized. To an integer type a code becomes its distance
/// from the zero point, as contractions want it.
pub fn convert(step: &Step<'_>, operand: u128, draws: Draws) -> u128 {
    match (&step.operands[0], step.result) {
        (ElementType::Quantized(from), ElementType::Quantized(to)) => {
            requantize(step, from, to, operand, draws)
        }
        (ElementType::Quantized(from), ElementType::Float(_)) => {
            let rounded = Rounded::of_parts(step, from.expressed, draws);
            dequantize(&rounded, from, slice(from, step.place), operand).into()
        }
        (ElementType::Float(format), ElementType::Quantized(to)) => {
            let rounded = Rounded::of_parts(step, to.expressed, draws);
            let value = format.decode(operand as u64);
            quantize(&rounded, to, slice(to, step.place), value)
        }
        (ElementType::Quantized(from), ElementType::Integer(to)) => {
            let (_, point) = from.parameters(slice(from, step.place));
            integer::wrapped(*to, integer::value(from.storage, operand) - i128::from(point))
        }
        (from, to) => unreachable!("no conversion from {from} to {to} is listed"),
    }
}

/// A sum of codes of one type is `lhs + rhs - zero_point` within the range of codes; maximum and minimum are
/// those of the codes.
pub fn binary(binary: Binary, ty: &QuantizedType, place: Place<'_>, lhs: u128, rhs: u128) -> u128 {
    if binary != Binary::Add {
        return integer::binary(binary, ty.storage, lhs, rhs);
    }
    let (_, point) = ty.parameters(slice(ty, place));
    let [lhs, rhs] = [lhs, rhs].map(|code| integer::value(ty.storage, code));
    within_range(ty, lhs + rhs - i128::from(point))
}

/// The number of the parameters that an element has.
fn slice(ty: &QuantizedType, place: Place<'_>) -> usize {
    ty.dimension.map_or(0, |dimension| place.index[dimension])
}

fn dequantize(rounded: &Rounded, from: &QuantizedType, slice: usize, code: u128) -> u64 {
    let (scale, point) = from.parameters(slice);
    let scale = in_format(from.expressed, scale);
    let difference = integer_number(integer::value(from.storage, code) - i128::from(point));
    let difference = rounded.value(difference, 0);
    rounded.code(Number::product(difference, scale), 1)
}

fn quantize(rounded: &Rounded, to: &QuantizedType, slice: usize, value: f64) -> u128 {
    let (scale, point) = to.parameters(slice);
    let scale = in_format(to.expressed, scale);
    let point = to.expressed.decode(to.expressed.encode_i64(point));
    let scaled = rounded.value(Number::quotient(value, scale), 0);
    to_code(to, to.expressed, rounded.value(rounded.sum(scaled, point), 1))
}

fn requantize(
    step: &Step<'_>,
    from: &QuantizedType,
    to: &QuantizedType,
    code: u128,
    draws: Draws,
) -> u128 {
    let code = integer::value(from.storage, code);
    if from.same_parameters(to) {
        return within_range(to, code);
    }
    let format = if from.expressed.is_f64() { &names::F64 } else { &names::F32 };
    // the policy is that of the expressed type
    let policy = Rounded::of_parts(step, from.expressed, draws).policy;
    let rounded = Rounded::of_parts(step, format, draws).with(format, policy);
    let slice = slice(from, step.place).max(slice(to, step.place));
    let (scale, point) = from.merged(to, slice);
    let (scale, point) = (in_format(format, scale), in_format(format, point));
    let value = rounded.value(integer_number(code), 0);
    let scaled = rounded.value(Number::product(value, scale), 1);
    let moved = match point == 0.0 {
        true => scaled,
        false => rounded.value(rounded.sum(scaled, point), 2),
    };
    to_code(to, format, moved)
}

/// A value clamped to the range of codes, as far as the format can hold its ends, then rounded to the
/// nearest integer, ties to even.
fn to_code(to: &QuantizedType, format: &FloatFormat, value: f64) -> u128 {
    let (low, high) = to.range();
    let end = |code: i128, none: f64| {
        let end = format.decode(format.encode_i128(code));
        if end.is_finite() { end } else { none }
    };
    let (least, most) = (end(low, f64::NEG_INFINITY), end(high, f64::INFINITY));
    let raised = if value < least { least } else { value };
    let clamped = if raised > most { most } else { raised };
    let code =
        to_integer(clamped.round_ties_even(), 64, to.storage.signed || to.storage.width < 64);
    within_range(to, code)
}

fn within_range(to: &QuantizedType, code: i128) -> u128 {
    let (low, high) = to.range();
    integer::wrapped(to.storage, code.clamp(low, high))
}

fn in_format(format: &FloatFormat, value: f64) -> f64 {
    format.round(ConvertPolicy::CONVERT, value)
}

fn integer_number(value: i128) -> Number {
    Number::from_integer(value < 0, value.unsigned_abs())
}
