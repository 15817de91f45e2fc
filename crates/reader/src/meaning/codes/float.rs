//! Steps on floats: the exact result, rounded once to the type (docs/numerics.md, "Elementwise operations").

use std::cmp::Ordering;

use super::reduce_precision::reduce_precision;
use super::reference;
use super::rounding::{Rounded, canonical};
use crate::meaning::step::{Binary, Order, Unary};
use crate::numeric::{ComplexPart, ConvertPolicy, FloatFormat, Function2, Number, Zero};

/// An element of a float type.
#[derive(Debug, Clone, Copy)]
pub struct Float {
    /// The code of its value; where several codes have the value, the one that operations write.
    pub code: u64,
    /// The value of the code.
    pub value: f64,
}

impl Float {
    /// The element of a code.
    pub fn of_code(format: &FloatFormat, code: u64) -> Float {
        Float { code: format.canonical_code(code), value: format.decode(code) }
    }
}

/// The result of a step of one operand.
pub fn unary(unary: Unary, rounded: &Rounded, operand: Float) -> u128 {
    if rounded.by_reference
        && let Some(code) = reference::unary(unary, rounded, operand)
    {
        return code.into();
    }
    let format = rounded.format;
    let Float { code: operand, value: x } = operand;
    let code = match unary {
        Unary::Abs => with_sign(format, operand, |_| false),
        Unary::Negate => with_sign(format, operand, |negative| !negative),
        Unary::Sign if x == 0.0 => operand,
        Unary::Sign => rounded.code(canonical(if x.is_nan() { x } else { x.signum() }), 0),
        Unary::Ceil => rounded.code(canonical(x.ceil()), 0),
        Unary::Floor => rounded.code(canonical(x.floor()), 0),
        Unary::RoundNearestAfz => rounded.code(canonical(x.round()), 0),
        Unary::RoundNearestEven => rounded.code(canonical(x.round_ties_even()), 0),
        Unary::IsFinite => format.is_finite(operand).into(),
        Unary::Real => operand,
        Unary::Imag => rounded.code(Number::from_f64(0.0), 0),
        Unary::Function(function) => rounded.function(function, x),
        Unary::ReducePrecision { exponent_bits, mantissa_bits } => {
            reduce_precision(format, operand, exponent_bits, mantissa_bits)
        }
        _ => unreachable!("{unary:?} has no meaning on {}", format.name),
    };
    code.into()
}

/// The result of a step of two operands.
pub fn binary(binary: Binary, rounded: &Rounded, lhs: Float, rhs: Float) -> u128 {
    let (x, y) = (lhs.value, rhs.value);
    if rounded.by_reference
        && let Some(code) = reference::binary(binary, rounded, x, y)
    {
        return code.into();
    }
    let format = rounded.format;
    let code = match binary {
        Binary::Add => rounded.code(rounded.sum(x, y), 0),
        Binary::Subtract => rounded.code(rounded.sum(x, -y), 0),
        Binary::Multiply => rounded.code(Number::product(x, y), 0),
        Binary::Divide => rounded.code(Number::quotient(x, y), 0),
        // exact: the remainder has no more bits than its operands
        Binary::Remainder => rounded.code(canonical(x % y), 0),
        Binary::Maximum => extremum(format, lhs, rhs, Ordering::Greater),
        Binary::Minimum => extremum(format, lhs, rhs, Ordering::Less),
        Binary::Power => rounded.function2(Function2::Power, x, y),
        Binary::Atan2 => rounded.function2(Function2::Atan2, x, y),
        Binary::Polygamma => rounded.function2(Function2::Polygamma, x, y),
        Binary::Zeta => rounded.function2(Function2::Zeta, x, y),
        Binary::NextAfter => format.next_after(lhs.code, rhs.code),
        Binary::Complex => {
            let part = if format.is_f32() { ComplexPart::F32 } else { ComplexPart::F64 };
            return super::complex::from_parts(part, lhs.code, rhs.code);
        }
        _ => unreachable!("{binary:?} has no meaning on {}", format.name),
    };
    code.into()
}

/// The operand with another sign. Zero and NaN keep their code in a format that has only one of them; a
/// format without negative numbers makes of them what its conversions do.
fn with_sign(format: &FloatFormat, operand: u64, negative: impl Fn(bool) -> bool) -> u64 {
    if format.table.is_some() || !format.negates_exactly() {
        let x = format.decode(operand);
        let sign = if negative(x.is_sign_negative()) { -1.0 } else { 1.0 };
        return format.encode(ConvertPolicy::MOVE, x.copysign(sign));
    }
    let only_zero = format.is_zero(operand) && format.zero != Zero::Signed;
    let only_nan = format.is_nan(operand) && operand == format.sign_bit();
    match negative(operand & format.sign_bit() != 0) {
        _ if only_zero || only_nan => operand,
        true => operand | format.sign_bit(),
        false => operand & !format.sign_bit(),
    }
}

/// IEEE 754-2019 maximum and minimum: NaN if an operand is NaN, and -0 is less than +0.
fn extremum(format: &FloatFormat, lhs: Float, rhs: Float, wanted: Ordering) -> u64 {
    if lhs.value.is_nan() || rhs.value.is_nan() {
        return format.encoded_nan();
    }
    if lhs.value.total_cmp(&rhs.value) == wanted { lhs.code } else { rhs.code }
}

/// The order of two values. A quiet comparison finds no order with NaN and takes the zeros for equal; the
/// total order is -NaN, -infinity, ..., -0, +0, ..., infinity, NaN, and NaNs by their bits.
pub fn ordering(format: &FloatFormat, order: Order, lhs: u64, rhs: u64) -> Option<Ordering> {
    match order {
        Order::Quiet => format.decode(lhs).partial_cmp(&format.decode(rhs)),
        Order::Total => {
            let [lhs, rhs] =
                [lhs, rhs].map(|code| total_order_key(format, format.canonical_code(code)));
            Some(lhs.cmp(&rhs))
        }
    }
}

fn total_order_key(format: &FloatFormat, code: u64) -> i128 {
    let magnitude = i128::from(code & format.magnitude_mask());
    match code & format.sign_bit() != 0 {
        _ if format.table.is_some() => {
            let bits = format.decode(code).to_bits() as i64;
            i128::from(bits ^ (bits >> 63) & i64::MAX)
        }
        // the one NaN of a format without -0 has no sign
        true if format.is_nan(code) && magnitude == 0 => i128::MAX,
        true => -magnitude - 1,
        false => magnitude,
    }
}
