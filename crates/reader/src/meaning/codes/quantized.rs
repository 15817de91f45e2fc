//! Steps from, to and on quantized types (docs/numerics.md, "Quantized types"). With `expressed` the
//! expressed type, in which every step rounds:
//!
//! * dequantize: `(code - zero_point) * scale`;
//! * quantize: `value / scale + zero_point`, clamped to the range of codes and rounded to the nearest
//!   integer, ties to even; NaN becomes the code 0;
//! * requantize: `code * merged_scale + merged_zero_point`, in f32 or, where that is the expressed type, in
//!   f64, then as in quantize. Types of equal parameters keep their codes.
//!
//! A type that is quantized along a dimension has the parameters of the element's index there.

use super::integer;
use super::rounding::Rounded;
use crate::meaning::step::Binary;
use crate::meaning::{Draws, Place, Step};
use crate::numeric::convert::to_integer;
use crate::numeric::{
    ConvertPolicy, ElementType, FloatFormat, IntegerType, Number, QuantizedType, names,
};

/// A conversion of which one side, or both, is quantized. To an integer type a code becomes its distance
/// from the zero point, as contractions want it.
pub fn convert(step: &Step<'_>, operand: u128, draws: Draws) -> u128 {
    match (&step.operands[0], step.result) {
        (ElementType::Quantized(from), ElementType::Quantized(to)) if from.same_parameters(to) => {
            within_range(to, integer::value(from.storage, operand))
        }
        (ElementType::Quantized(from), ElementType::Quantized(to)) => {
            let slice = slice(from, step.place).max(slice(to, step.place));
            // the policy is that of the expressed type
            let rounded = Rounded::of_parts(step.numerics, from.expressed);
            let rounded = rounded.with(Requantize::format(from), rounded.policy);
            let rounded = rounded.of_step(step, draws);
            Requantize::new(from, to, slice).code(&rounded, operand)
        }
        (ElementType::Quantized(from), ElementType::Float(_)) => {
            let rounded = Rounded::of_parts(step.numerics, from.expressed).of_step(step, draws);
            Dequantize::new(from, slice(from, step.place)).code(&rounded, operand).into()
        }
        (ElementType::Float(format), ElementType::Quantized(to)) => {
            let rounded = Rounded::of_parts(step.numerics, to.expressed).of_step(step, draws);
            let value = format.decode(operand as u64);
            Quantize::new(to, slice(to, step.place)).code(&rounded, value)
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

/// The steps from a code to a value, with the parameters of one slice.
#[derive(Debug, Clone, Copy)]
pub struct Dequantize {
    storage: IntegerType,
    scale: f64,
    point: i64,
}

impl Dequantize {
    /// The steps for a slice of a type.
    pub fn new(from: &QuantizedType, slice: usize) -> Dequantize {
        let (scale, point) = from.parameters(slice);
        Dequantize { storage: from.storage, scale: in_format(from.expressed, scale), point }
    }

    /// The code in the expressed type.
    pub fn code(&self, rounded: &Rounded, code: u128) -> u64 {
        let difference = integer::value(self.storage, code) - i128::from(self.point);
        let difference = rounded.value(integer_number(difference), 0);
        rounded.code(Number::product(difference, self.scale), 1)
    }
}

/// The steps from a value to a code, with the parameters of one slice.
#[derive(Debug, Clone, Copy)]
pub struct Quantize {
    scale: f64,
    point: f64,
    ends: Ends,
}

impl Quantize {
    /// The steps for a slice of a type.
    pub fn new(to: &QuantizedType, slice: usize) -> Quantize {
        let (scale, point) = to.parameters(slice);
        let format = to.expressed;
        let point = format.decode(format.encode_i64(point));
        Quantize { scale: in_format(format, scale), point, ends: Ends::new(to, format) }
    }

    /// The code of a value of the expressed type.
    pub fn code(&self, rounded: &Rounded, value: f64) -> u128 {
        let scaled = rounded.value(Number::quotient(value, self.scale), 0);
        self.ends.code(rounded.value(rounded.sum(scaled, self.point), 1))
    }
}

/// The steps from a code of one type to a code of another, with the parameters of one slice.
#[derive(Debug, Clone, Copy)]
pub struct Requantize {
    storage: IntegerType,
    scale: f64,
    point: f64,
    ends: Ends,
}

impl Requantize {
    /// The steps for a slice of two types that have other parameters.
    pub fn new(from: &QuantizedType, to: &QuantizedType, slice: usize) -> Requantize {
        let format = Requantize::format(from);
        let (scale, point) = from.merged(to, slice);
        let [scale, point] = [scale, point].map(|parameter| in_format(format, parameter));
        Requantize { storage: from.storage, scale, point, ends: Ends::new(to, format) }
    }

    /// The format in which the steps round.
    pub fn format(from: &QuantizedType) -> &'static FloatFormat {
        if from.expressed.is_f64() { &names::F64 } else { &names::F32 }
    }

    /// The code in the other type.
    pub fn code(&self, rounded: &Rounded, code: u128) -> u128 {
        let value = rounded.value(integer_number(integer::value(self.storage, code)), 0);
        let scaled = rounded.value(Number::product(value, self.scale), 1);
        let moved = match self.point == 0.0 {
            true => scaled,
            false => rounded.value(rounded.sum(scaled, self.point), 2),
        };
        self.ends.code(moved)
    }
}

/// The range of codes, and its ends as far as a format can hold them.
#[derive(Debug, Clone, Copy)]
struct Ends {
    storage: IntegerType,
    range: (i128, i128),
    least: f64,
    most: f64,
}

impl Ends {
    fn new(to: &QuantizedType, format: &FloatFormat) -> Ends {
        let range = to.range();
        let end = |code: i128, none: f64| {
            let end = format.decode(format.encode_i128(code));
            if end.is_finite() { end } else { none }
        };
        let (least, most) = (end(range.0, f64::NEG_INFINITY), end(range.1, f64::INFINITY));
        Ends { storage: to.storage, range, least, most }
    }

    /// A value clamped to the range of codes, then rounded to the nearest integer, ties to even.
    fn code(&self, value: f64) -> u128 {
        let raised = if value < self.least { self.least } else { value };
        let clamped = if raised > self.most { self.most } else { raised };
        let signed = self.storage.signed || self.storage.width < 64;
        let code = to_integer(clamped.round_ties_even(), 64, signed);
        integer::wrapped(self.storage, code.clamp(self.range.0, self.range.1))
    }
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
