//! Steps on integers of 2 to 64 bits. Lanes hold the value (for ui64, the bits) in an i32, a u32 or an i64
//! ([`Carrier`]); results wrap.

use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use super::boolean::ordered;
use super::kernel::{Kernel, each, each_two, map_with};
use super::register_file::{Carrier, Lane, integer_type};
use super::{Binary, Direction, Unary};
use crate::hardware::cpu;
use crate::meaning::codes;
use crate::meaning::step::{binary_type, unary_type};
use crate::numeric::{ElementType, IntegerType, WrappingWord};

/// The integer type of a lane.
pub trait IntegerLane:
    Lane
    + WrappingWord
    + Ord
    + Into<i64>
    + Not<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// How many bits a lane has.
    const BITS: u32;
    /// The low bits of an integer.
    fn cut(integer: i64) -> Self;
    /// The bits shifted right, filled with zeros.
    fn shifted_bits(self, amount: u32) -> Self;
    /// The bits shifted right, filled with copies of the highest one.
    fn shifted_value(self, amount: u32) -> Self;
    /// The bits as a shift amount, or the largest amount if they are more.
    fn amount(self) -> u32;
    /// The quotient, as [`divide`] defines it.
    fn quotient(self, divisor: Self, integer: IntegerType) -> Self;
    /// The quotient by a divisor known in advance, if a product gives it.
    fn quotient_by(divisor: Self) -> Option<impl Fn(Self) -> Self + Copy>;
}

macro_rules! integer_lane {
    (
        $lane:ty, $signed:ty, $unsigned:ty:
        |$dividend:ident, $divisor:ident, $integer:ident| $quotient:expr,
        |$known:ident| $quotient_by:expr
    ) => {
        impl IntegerLane for $lane {
            const BITS: u32 = <$lane>::BITS;
            #[inline(always)]
            fn cut(integer: i64) -> Self {
                integer as $lane
            }
            #[inline(always)]
            fn shifted_bits(self, amount: u32) -> Self {
                (self as $unsigned >> amount) as $lane
            }
            #[inline(always)]
            fn shifted_value(self, amount: u32) -> Self {
                (self as $signed >> amount) as $lane
            }
            #[inline(always)]
            fn amount(self) -> u32 {
                (self as $unsigned).min(u32::MAX as $unsigned) as u32
            }
            #[inline(always)]
            fn quotient(self, $divisor: Self, $integer: IntegerType) -> Self {
                let $dividend = self;
                $quotient
            }
            #[inline(always)]
            fn quotient_by($known: Self) -> Option<impl Fn(Self) -> Self + Copy> {
                $quotient_by
            }
        }
    };
}

integer_lane!(
    i32, i32, u32:
    |dividend, divisor, _integer| in_f64(dividend.into(), divisor.into()) as i32,
    |divisor| by_inverse(divisor.into()).map(|by| move |dividend: i32| by(dividend.into()) as i32)
);
integer_lane!(
    u32, i32, u32:
    |dividend, divisor, _integer| in_f64(dividend.into(), divisor.into()) as u32,
    |divisor| by_inverse(divisor.into()).map(|by| move |dividend: u32| by(dividend.into()) as u32)
);
integer_lane!(
    i64, i64, u64:
    |dividend, divisor, integer| divide(integer, dividend, divisor),
    |_divisor| None::<fn(i64) -> i64>
);

/// The quotient of integers of up to 32 bits. Rounding to f64 moves it to no other integer.
#[inline(always)]
fn in_f64(dividend: f64, divisor: f64) -> i64 {
    let quotient = dividend / if divisor == 0.0 { 1.0 } else { divisor };
    // SAFETY: the quotient's magnitude is at most 2^32
    let quotient = unsafe { quotient.to_int_unchecked() };
    if divisor == 0.0 { -1 } else { quotient }
}

/// The quotient of integers of up to 32 bits by a divisor that is not zero, as a product with the inverse.
/// Half a unit is added away from zero: the exact quotient is then at least half the inverse away from any
/// integer, and both roundings, of the inverse and of the product, move it by less than a 2^18th of the
/// inverse.
#[inline(always)]
fn by_inverse(divisor: f64) -> Option<impl Fn(f64) -> i64 + Copy> {
    let inverse = 1.0 / divisor;
    (divisor != 0.0).then_some(move |dividend: f64| {
        let quotient = (dividend + 0.5f64.copysign(dividend)) * inverse;
        // SAFETY: the quotient's magnitude is at most 2^32
        unsafe { quotient.to_int_unchecked() }
    })
}

/// The code of a step of one operand.
pub fn unary(unary: Unary, element: &ElementType) -> Option<Kernel> {
    let integer = integer_type(element)?;
    match Carrier::of(element) {
        Carrier::I32 => unary_in::<i32>(unary, integer),
        Carrier::U32 => unary_in::<u32>(unary, integer),
        _ => unary_in::<i64>(unary, integer),
    }
}

/// The code of a step that has no loop of its own: each lane by the meaning of the step.
fn by_meaning<L: IntegerLane>(unary: Unary, integer: IntegerType) -> Option<Kernel> {
    unary_type(unary, &ElementType::Integer(integer))?;
    let mask = u64::MAX >> (64 - integer.width);
    Some(each(move |lane: L| {
        let code = codes::integer::unary(unary, integer, (lane.into() as u64 & mask).into());
        L::cut(codes::integer::value(integer, code) as i64)
    }))
}

fn unary_in<L: IntegerLane>(unary: Unary, integer: IntegerType) -> Option<Kernel> {
    let mask = u64::MAX >> (64 - integer.width);
    let unused = 64 - integer.width;
    let zero = L::default();
    let bits = move |lane: L| lane.into() as u64 & mask;
    Some(match unary {
        Unary::Abs => {
            wrapped(integer, move |lane: L| if lane < zero { zero.minus(lane) } else { lane })
        }
        Unary::Negate => wrapped(integer, move |lane: L| zero.minus(lane)),
        Unary::Sign => {
            wrapped(integer, move |lane| L::cut(i64::from(lane > zero) - i64::from(lane < zero)))
        }
        Unary::Not => wrapped(integer, |lane: L| !lane),
        Unary::Popcnt => wrapped(integer, move |lane| L::cut(bits(lane).count_ones().into())),
        Unary::CountLeadingZeros => {
            wrapped(integer, move |lane| L::cut((bits(lane).leading_zeros() - unused).into()))
        }
        _ => return by_meaning::<L>(unary, integer),
    })
}

/// The code of a step of two operands.
pub fn binary(binary: Binary, element: &ElementType) -> Option<Kernel> {
    let integer = integer_type(element)?;
    match Carrier::of(element) {
        Carrier::I32 => binary_in::<i32>(binary, integer),
        Carrier::U32 => binary_in::<u32>(binary, integer),
        _ => binary_in::<i64>(binary, integer),
    }
}

/// The code of a step of two operands that has no loop of its own: each lane by the meaning of the step.
fn by_meaning_of_two<L: IntegerLane>(binary: Binary, integer: IntegerType) -> Option<Kernel> {
    binary_type(binary, &ElementType::Integer(integer))?;
    let mask = u64::MAX >> (64 - integer.width);
    let code = move |lane: L| u128::from(lane.into() as u64 & mask);
    Some(each_two(move |lhs: L, rhs: L| {
        let code = codes::integer::binary(binary, integer, code(lhs), code(rhs));
        L::cut(codes::integer::value(integer, code) as i64)
    }))
}

fn binary_in<L: IntegerLane>(binary: Binary, integer: IntegerType) -> Option<Kernel> {
    Some(match binary {
        Binary::Add => wrapped_two(integer, L::plus),
        Binary::Subtract => wrapped_two(integer, L::minus),
        Binary::Multiply => wrapped_two(integer, L::times),
        Binary::MultiplyHigh => {
            each_two(move |a: L, b: L| L::cut(multiply_high(integer, a.into(), b.into())))
        }
        Binary::Divide => {
            let known = move |_, _, quotient: L| quotient;
            by_known_divisor(integer, known, move |a: L, b| a.quotient(b, integer))
        }
        Binary::Remainder => {
            let known = move |a: L, b, quotient: L| a.minus(quotient.times(b));
            by_known_divisor(integer, known, move |a: L, b| remainder(integer, a, b))
        }
        Binary::Power => {
            wrapped_two(integer, move |a: L, b| L::cut(power(integer, a.into(), b.into())))
        }
        Binary::And => each_two(|a: L, b: L| a & b),
        Binary::Or => each_two(|a: L, b: L| a | b),
        Binary::Xor => each_two(|a: L, b: L| a ^ b),
        Binary::Maximum => extremum(integer, |a: L, b| a.max(b), |a, b| a.max(b)),
        Binary::Minimum => extremum(integer, |a: L, b| a.min(b), |a, b| a.min(b)),
        Binary::ShiftLeft => wrapped_two(integer, move |a: L, b| shift_left(integer, a, b)),
        Binary::ShiftRightLogical => {
            wrapped_two(integer, move |a: L, b| shift_right_logical(integer, a, b))
        }
        Binary::ShiftRightArithmetic => {
            wrapped_two(integer, move |a: L, b| shift_right_arithmetic(integer, a, b))
        }
        _ => return by_meaning_of_two::<L>(binary, integer),
    })
}

/// The code of a comparison, signed if the type is.
pub fn compare(direction: Direction, element: &ElementType) -> Option<Kernel> {
    let integer = integer_type(element)?;
    let as_bits = is_ui64(integer) && !matches!(direction, Direction::Eq | Direction::Ne);
    Some(match Carrier::of(element) {
        Carrier::I32 => ordered::<i32>(direction),
        Carrier::U32 => ordered::<u32>(direction),
        _ if as_bits => match direction {
            Direction::Ge => each_two(|a: i64, b: i64| u8::from(a as u64 >= b as u64)),
            Direction::Gt => each_two(|a: i64, b: i64| u8::from(a as u64 > b as u64)),
            Direction::Le => each_two(|a: i64, b: i64| u8::from(a as u64 <= b as u64)),
            _ => each_two(|a: i64, b: i64| u8::from((a as u64) < (b as u64))),
        },
        _ => ordered::<i64>(direction),
    })
}

fn is_ui64(integer: IntegerType) -> bool {
    integer.width == 64 && !integer.signed
}

fn extremum<L: IntegerLane>(
    integer: IntegerType,
    of_values: impl Fn(L, L) -> L + Send + Sync + 'static,
    of_bits: impl Fn(u64, u64) -> u64 + Send + Sync + 'static,
) -> Kernel {
    if is_ui64(integer) {
        each_two(move |a: i64, b: i64| of_bits(a as u64, b as u64) as i64)
    } else {
        each_two(of_values)
    }
}

fn wrapped<L: IntegerLane>(
    integer: IntegerType,
    of: impl Fn(L) -> L + Send + Sync + 'static,
) -> Kernel {
    let wrap = Wrap::to(integer);
    match integer.width == L::BITS {
        true => each(of),
        false => each(move |lane: L| wrap.value(of(lane))),
    }
}

fn wrapped_two<L: IntegerLane>(
    integer: IntegerType,
    of: impl Fn(L, L) -> L + Send + Sync + 'static,
) -> Kernel {
    let wrap = Wrap::to(integer);
    match integer.width == L::BITS {
        true => each_two(of),
        false => each_two(move |lhs: L, rhs: L| wrap.value(of(lhs, rhs))),
    }
}

/// A division. If the divisor is one value, `known` makes the result from dividend, divisor and quotient;
/// else `of` does from dividend and divisor.
fn by_known_divisor<L: IntegerLane>(
    integer: IntegerType,
    known: impl Fn(L, L, L) -> L + Copy + Send + Sync + 'static,
    of: impl Fn(L, L) -> L + Send + Sync + 'static,
) -> Kernel {
    let wrap = Wrap::to(integer);
    let any = wrapped_two(integer, of);
    Box::new(move |bank, at| {
        let divisor = bank.same::<L>(at.sources[1]);
        let Some((divisor, quotient)) = divisor.and_then(|by| Some((by, L::quotient_by(by)?)))
        else {
            return any(bank, at);
        };
        bank.write::<L>(at.result, |bank, result| {
            let dividends = &bank.lanes::<L>(at.sources[0])[..at.lanes];
            let value = (divisor, quotient, known, wrap);
            map_with(dividends, value, &mut result[..at.lanes], &|dividend, value| {
                let (divisor, quotient, known, wrap) = value;
                wrap.value(known(dividend, divisor, quotient(dividend)))
            });
        });
    })
}

/// A rule that reads the low bits of a lane as a value of an integer type.
#[derive(Debug, Clone, Copy)]
pub struct Wrap<L = i64> {
    mask: L,
    /// The sign bit, or 0 for unsigned types.
    sign: L,
}

impl<L: IntegerLane> Wrap<L> {
    /// The rule of a type that has no more bits than a lane.
    pub fn to(integer: IntegerType) -> Wrap<L> {
        let mask = u64::MAX >> (64 - integer.width);
        let sign = if integer.signed { mask ^ mask >> 1 } else { 0 };
        Wrap { mask: L::cut(mask as i64), sign: L::cut(sign as i64) }
    }

    /// The value of the low bits.
    #[inline(always)]
    pub fn value(self, bits: L) -> L {
        ((bits & self.mask) ^ self.sign).minus(self.sign)
    }
}

impl Wrap {
    /// The code of a value.
    #[inline(always)]
    pub fn code(self, value: u64) -> u64 {
        value & self.mask as u64
    }

    #[inline(always)]
    pub fn integer(self) -> IntegerType {
        IntegerType { width: self.mask.count_ones(), signed: self.sign != 0 }
    }
}

/// Reads the low bits of every lane as a value of the type.
pub fn wrap<L: IntegerLane>(integer: IntegerType, lanes: &mut [L]) {
    if integer.width < L::BITS {
        let wrap = Wrap::to(integer);
        cpu::dispatch(|| lanes.iter_mut().for_each(|lane| *lane = wrap.value(*lane)));
    }
}

/// The upper half of a product, which has twice the width.
fn multiply_high(integer: IntegerType, a: i64, b: i64) -> i64 {
    match is_ui64(integer) {
        true => ((u128::from(a as u64) * u128::from(b as u64)) >> 64) as i64,
        false => ((i128::from(a) * i128::from(b)) >> integer.width) as i64,
    }
}

/// The quotient towards zero, before wrapping. If the divisor is zero, all bits are ones.
#[inline(always)]
pub fn divide(integer: IntegerType, dividend: i64, divisor: i64) -> i64 {
    match (divisor, integer.signed) {
        (0, _) => -1,
        (_, true) => dividend.wrapping_div(divisor),
        (_, false) => (dividend as u64 / divisor as u64) as i64,
    }
}

/// The remainder of [`divide`]. If the divisor is zero, it is the dividend.
#[inline(always)]
pub fn remainder<L: IntegerLane>(integer: IntegerType, dividend: L, divisor: L) -> L {
    match divisor == L::default() {
        true => dividend,
        false => dividend.minus(dividend.quotient(divisor, integer).times(divisor)),
    }
}

/// A left shift, before wrapping. From the type's width on, it gives 0.
#[inline(always)]
pub fn shift_left<L: IntegerLane>(integer: IntegerType, value: L, amount: L) -> L {
    match code(integer, amount).amount() {
        amount if amount < integer.width => value << amount,
        _ => L::default(),
    }
}

/// A right shift filled with 0, before wrapping. From the type's width on, it gives 0.
#[inline(always)]
pub fn shift_right_logical<L: IntegerLane>(integer: IntegerType, value: L, amount: L) -> L {
    match code(integer, amount).amount() {
        amount if amount < integer.width => code(integer, value).shifted_bits(amount),
        _ => L::default(),
    }
}

/// A right shift filled with the top bit, before wrapping.
#[inline(always)]
pub fn shift_right_arithmetic<L: IntegerLane>(integer: IntegerType, value: L, amount: L) -> L {
    let unused = L::BITS - integer.width;
    let amount = code(integer, amount).amount().min(integer.width - 1);
    (value << unused).shifted_value(unused).shifted_value(amount)
}

/// The power modulo 2^64. With a negative exponent, 1 and -1 have powers, and all other bases give 0.
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
fn code<L: IntegerLane>(integer: IntegerType, value: L) -> L {
    value & Wrap::to(integer).mask
}
