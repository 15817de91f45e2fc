//! Steps on integers of 2 to 64 bits: computed exactly, then wrapped to the type (docs/numerics.md,
//! "Elementwise operations").

use crate::meaning::step::{Binary, Unary};
use crate::numeric::IntegerType;

/// The type of `index` elements.
pub const INDEX: IntegerType = IntegerType { width: 64, signed: true };

/// The integer that a code is.
pub fn value(ty: IntegerType, code: u128) -> i128 {
    ty.of_code(code)
}

/// The code of an integer modulo 2 to the type's width.
pub fn wrapped(ty: IntegerType, value: i128) -> u128 {
    value as u128 & (u128::MAX >> (128 - ty.width))
}

/// The result of a step of one operand.
pub fn unary(unary: Unary, ty: IntegerType, operand: u128) -> u128 {
    wrapped(ty, exact_unary(unary, ty, operand))
}

/// The result of a step of two operands.
pub fn binary(binary: Binary, ty: IntegerType, lhs: u128, rhs: u128) -> u128 {
    wrapped(ty, exact_binary(binary, ty, lhs, rhs))
}

/// The result of a step of one operand before it is wrapped to the type.
pub fn exact_unary(unary: Unary, ty: IntegerType, operand: u128) -> i128 {
    let x = value(ty, operand);
    match unary {
        Unary::Abs => x.abs(),
        Unary::Negate => -x,
        Unary::Sign => x.signum(),
        Unary::Not => !x,
        Unary::Popcnt => operand.count_ones().into(),
        Unary::CountLeadingZeros => (operand.leading_zeros() - (128 - ty.width)).into(),
        _ => unreachable!("{unary:?} has no meaning on {ty}"),
    }
}

/// The result of a step of two operands before it is wrapped to the type; products of 64 bits and powers are
/// known modulo 2^128.
pub fn exact_binary(binary: Binary, ty: IntegerType, lhs: u128, rhs: u128) -> i128 {
    let (x, y) = (value(ty, lhs), value(ty, rhs));
    match binary {
        Binary::Add => x + y,
        Binary::Subtract => x - y,
        Binary::Multiply => x.wrapping_mul(y),
        // ui64 has products of 128 bits, which only an unsigned word holds
        Binary::MultiplyHigh if ty.signed => (x * y) >> ty.width,
        Binary::MultiplyHigh => ((x as u128 * y as u128) >> ty.width) as i128,
        // a division by zero gives all ones
        Binary::Divide => x.checked_div(y).unwrap_or(-1),
        Binary::Remainder => x.checked_rem(y).unwrap_or(x),
        Binary::Power => power(x, y),
        Binary::And => x & y,
        Binary::Or => x | y,
        Binary::Xor => x ^ y,
        Binary::Maximum => x.max(y),
        Binary::Minimum => x.min(y),
        Binary::ShiftLeft => if_within(ty, rhs, |amount| x << amount),
        Binary::ShiftRightLogical => if_within(ty, rhs, |amount| lhs as i128 >> amount),
        Binary::ShiftRightArithmetic => {
            let signed = IntegerType { signed: true, ..ty };
            value(signed, lhs) >> rhs.min(u128::from(ty.width - 1))
        }
        _ => unreachable!("{binary:?} has no meaning on {ty}"),
    }
}

/// A shift by an unsigned amount of bits: 0 where the amount is not less than the width.
fn if_within(ty: IntegerType, amount: u128, shifted: impl Fn(u128) -> i128) -> i128 {
    if amount < u128::from(ty.width) { shifted(amount) } else { 0 }
}

/// The power modulo 2^128. Of a negative exponent the powers of 1 and -1 are integers, all others give 0.
fn power(base: i128, exponent: i128) -> i128 {
    match (base, exponent) {
        (1, ..0) => 1,
        (-1, ..0) if exponent % 2 == 0 => 1,
        (-1, ..0) => -1,
        (_, ..0) => 0,
        _ => {
            let (mut result, mut square, mut rest) = (1i128, base, exponent);
            while rest != 0 {
                if rest % 2 == 1 {
                    result = result.wrapping_mul(square);
                }
                square = square.wrapping_mul(square);
                rest /= 2;
            }
            result
        }
    }
}
