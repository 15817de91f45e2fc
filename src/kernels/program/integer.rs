//! Steps on integers of 2 to 64 bits: i64 lanes hold the value (of ui64 the bits), results wrap.

use super::bank::integer_type;
use super::boolean::ordered;
use super::kernel::{Kernel, each, each_two};
use super::{Binary, Direction, Unary};
use crate::cpu;
use crate::numeric::{ElementType, IntegerType};

/// The code of a step of one operand.
pub fn unary(unary: Unary, element: &ElementType) -> Option<Kernel> {
    let integer = integer_type(element)?;
    let mask = u64::MAX >> (64 - integer.width);
    let unused = 64 - integer.width;
    Some(match unary {
        Unary::Abs => wrapped(integer, i64::wrapping_abs),
        Unary::Negate => wrapped(integer, i64::wrapping_neg),
        Unary::Sign => wrapped(integer, i64::signum),
        Unary::Not => wrapped(integer, |lane| !lane),
        Unary::Popcnt => wrapped(integer, move |lane| i64::from((lane as u64 & mask).count_ones())),
        Unary::CountLeadingZeros => {
            wrapped(integer, move |lane| i64::from((lane as u64 & mask).leading_zeros() - unused))
        }
        _ => return None,
    })
}

/// The code of a step of two operands.
pub fn binary(binary: Binary, element: &ElementType) -> Option<Kernel> {
    let integer = integer_type(element)?;
    Some(match binary {
        Binary::Add => wrapped_two(integer, i64::wrapping_add),
        Binary::Subtract => wrapped_two(integer, i64::wrapping_sub),
        Binary::Multiply => wrapped_two(integer, i64::wrapping_mul),
        Binary::MultiplyHigh => each_two(move |a, b| multiply_high(integer, a, b)),
        Binary::Divide => wrapped_two(integer, move |a, b| divide(integer, a, b)),
        Binary::Remainder => wrapped_two(integer, move |a, b| remainder(integer, a, b)),
        Binary::Power => wrapped_two(integer, move |a, b| power(integer, a, b)),
        Binary::And => each_two(|a: i64, b: i64| a & b),
        Binary::Or => each_two(|a: i64, b: i64| a | b),
        Binary::Xor => each_two(|a: i64, b: i64| a ^ b),
        Binary::Maximum => extremum(integer, |a, b| a.max(b), |a, b| a.max(b)),
        Binary::Minimum => extremum(integer, |a, b| a.min(b), |a, b| a.min(b)),
        Binary::ShiftLeft => wrapped_two(integer, move |a, b| shift_left(integer, a, b)),
        Binary::ShiftRightLogical => {
            wrapped_two(integer, move |a, b| shift_right_logical(integer, a, b))
        }
        Binary::ShiftRightArithmetic => {
            wrapped_two(integer, move |a, b| shift_right_arithmetic(integer, a, b))
        }
        Binary::Atan2 | Binary::Complex | Binary::NextAfter => return None,
        Binary::Polygamma | Binary::Zeta => return None,
    })
}

/// The code of a comparison; signedness is the type's.
pub fn compare(direction: Direction, element: &ElementType) -> Option<Kernel> {
    let integer = integer_type(element)?;
    Some(match (direction, is_ui64(integer)) {
        (Direction::Eq | Direction::Ne, _) | (_, false) => ordered::<i64>(direction),
        (Direction::Ge, true) => each_two(|a: i64, b: i64| u8::from(a as u64 >= b as u64)),
        (Direction::Gt, true) => each_two(|a: i64, b: i64| u8::from(a as u64 > b as u64)),
        (Direction::Le, true) => each_two(|a: i64, b: i64| u8::from(a as u64 <= b as u64)),
        (Direction::Lt, true) => each_two(|a: i64, b: i64| u8::from((a as u64) < (b as u64))),
    })
}

fn is_ui64(integer: IntegerType) -> bool {
    integer.width == 64 && !integer.signed
}

fn extremum(
    integer: IntegerType,
    signed: impl Fn(i64, i64) -> i64 + Send + Sync + 'static,
    unsigned: impl Fn(u64, u64) -> u64 + Send + Sync + 'static,
) -> Kernel {
    if is_ui64(integer) {
        each_two(move |a: i64, b: i64| unsigned(a as u64, b as u64) as i64)
    } else {
        each_two(signed)
    }
}

fn wrapped(integer: IntegerType, of: impl Fn(i64) -> i64 + Send + Sync + 'static) -> Kernel {
    let wrap = Wrap::to(integer);
    each(move |lane: i64| wrap.value(of(lane)))
}

fn wrapped_two(
    integer: IntegerType,
    of: impl Fn(i64, i64) -> i64 + Send + Sync + 'static,
) -> Kernel {
    let wrap = Wrap::to(integer);
    each_two(move |lhs: i64, rhs: i64| wrap.value(of(lhs, rhs)))
}

/// How the low bits of a lane are read as a value of an integer type.
#[derive(Debug, Clone, Copy)]
pub struct Wrap {
    mask: i64,
    /// The sign's bit; 0 of unsigned types.
    sign: i64,
}

impl Wrap {
    /// To a type of up to 64 bits.
    pub fn to(integer: IntegerType) -> Wrap {
        let mask = u64::MAX >> (64 - integer.width);
        let sign = if integer.signed { mask ^ mask >> 1 } else { 0 };
        Wrap { mask: mask as i64, sign: sign as i64 }
    }

    /// The value of the low bits.
    #[inline(always)]
    pub fn value(self, bits: i64) -> i64 {
        ((bits & self.mask) ^ self.sign).wrapping_sub(self.sign)
    }

    /// The code of a value.
    #[inline(always)]
    pub fn code(self, value: u64) -> u64 {
        value & self.mask as u64
    }

    /// The type.
    #[inline(always)]
    pub fn integer(self) -> IntegerType {
        IntegerType { width: self.mask.count_ones(), signed: self.sign != 0 }
    }
}

/// Reads the low bits of every lane as a value of the type.
pub fn wrap(integer: IntegerType, lanes: &mut [i64]) {
    let wrap = Wrap::to(integer);
    cpu::dispatch(|| lanes.iter_mut().for_each(|lane| *lane = wrap.value(*lane)));
}

/// The upper half of the product of twice the width.
fn multiply_high(integer: IntegerType, a: i64, b: i64) -> i64 {
    match is_ui64(integer) {
        true => ((u128::from(a as u64) * u128::from(b as u64)) >> 64) as i64,
        false => ((i128::from(a) * i128::from(b)) >> integer.width) as i64,
    }
}

/// The quotient towards zero, before wrapping; all ones if the divisor is zero.
#[inline(always)]
pub fn divide(integer: IntegerType, dividend: i64, divisor: i64) -> i64 {
    match (divisor, integer.signed) {
        (0, _) => -1,
        (_, true) => dividend.wrapping_div(divisor),
        (_, false) => (dividend as u64 / divisor as u64) as i64,
    }
}

/// What [`divide`] leaves; the dividend if the divisor is zero.
#[inline(always)]
pub fn remainder(integer: IntegerType, dividend: i64, divisor: i64) -> i64 {
    match (divisor, integer.signed) {
        (0, _) => dividend,
        (_, true) => dividend.wrapping_rem(divisor),
        (_, false) => (dividend as u64 % divisor as u64) as i64,
    }
}

/// A shift, before wrapping; 0 from the width on.
#[inline(always)]
pub fn shift_left(integer: IntegerType, value: i64, amount: i64) -> i64 {
    match code(integer, amount) {
        amount if amount < u64::from(integer.width) => value << amount,
        _ => 0,
    }
}

/// A shift that fills with 0, before wrapping; 0 from the width on.
#[inline(always)]
pub fn shift_right_logical(integer: IntegerType, value: i64, amount: i64) -> i64 {
    match code(integer, amount) {
        amount if amount < u64::from(integer.width) => (code(integer, value) >> amount) as i64,
        _ => 0,
    }
}

/// A shift that fills with the top bit, before wrapping.
#[inline(always)]
pub fn shift_right_arithmetic(integer: IntegerType, value: i64, amount: i64) -> i64 {
    as_signed(integer, value) >> code(integer, amount).min(u64::from(integer.width) - 1)
}

/// The power modulo 2^64. A negative exponent leaves only powers of 1 and -1, else 0.
fn power(integer: IntegerType, base: i64, exponent: i64) -> i64 {
    if integer.signed && exponent < 0 {
        return match base {
            1 => 1,
            -1 if exponent % 2 == 0 => 1,
            -1 => -1,
            _ => 0,
        };
    }
    let (mut result, mut square, mut rest) = (1i64, base, exponent as u64);
    while rest != 0 {
        if rest & 1 == 1 {
            result = result.wrapping_mul(square);
        }
        square = square.wrapping_mul(square);
        rest >>= 1;
    }
    result
}

/// The bits of a value in its type.
#[inline(always)]
fn code(integer: IntegerType, value: i64) -> u64 {
    value as u64 & (u64::MAX >> (64 - integer.width))
}

/// The bits of a value read as two's complement.
#[inline(always)]
fn as_signed(integer: IntegerType, value: i64) -> i64 {
    let shift = 64 - integer.width;
    (value << shift) >> shift
}
