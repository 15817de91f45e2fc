//! What the functions share: multiply-add as the CPU has it, and steps without branches.

/// How a multiplication and an addition are done: fused where the CPU does so, else as two roundings.
/// The bounds of all functions hold for both.
pub trait MulAdd: Copy {
    /// a b + c
    fn mul_add(a: f64, b: f64, c: f64) -> f64;
}

/// One rounding.
#[derive(Debug, Clone, Copy)]
pub struct Fused;

/// Two roundings: without the instruction a fused one is a slow function.
#[derive(Debug, Clone, Copy)]
pub struct Separate;

impl MulAdd for Fused {
    #[inline(always)]
    fn mul_add(a: f64, b: f64, c: f64) -> f64 {
        a.mul_add(b, c)
    }
}

impl MulAdd for Separate {
    #[inline(always)]
    fn mul_add(a: f64, b: f64, c: f64) -> f64 {
        a * b + c
    }
}

/// c0 + c1 x + c2 x^2 + ...
#[inline(always)]
pub fn polynomial<M: MulAdd, const N: usize>(coefficients: &[f64; N], x: f64) -> f64 {
    let mut value = coefficients[N - 1];
    for coefficient in coefficients[..N - 1].iter().rev() {
        value = M::mul_add(value, x, *coefficient);
    }
    value
}

/// Added to a magnitude below 2^51, it leaves the nearest integer in the low bits of the sum.
pub const INTEGRAL: f64 = 1.5 * (1u64 << 52) as f64;

const SIGN: u64 = 1 << 63;

/// On bits.
#[inline(always)]
pub fn magnitude(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & !SIGN)
}

/// The magnitude that has no sign yet with the sign of another.
#[inline(always)]
pub fn with_sign(magnitude: f64, sign: f64) -> f64 {
    f64::from_bits(magnitude.to_bits() | sign.to_bits() & SIGN)
}

/// The smaller; NaN if x is.
#[inline(always)]
pub fn at_most(x: f64, bound: f64) -> f64 {
    if x > bound { bound } else { x }
}

/// The larger; NaN if x is.
#[inline(always)]
pub fn at_least(x: f64, bound: f64) -> f64 {
    if x < bound { bound } else { x }
}

/// 2^n of an integer in the low bits, of which those of an exponent are taken.
#[inline(always)]
pub fn power_of_two(integer: u64) -> f64 {
    f64::from_bits((integer << 52).wrapping_add(1.0f64.to_bits()))
}

/// The float of a small non-negative integer, less `bias`.
#[inline(always)]
pub fn small_integer(integer: u64, bias: f64) -> f64 {
    const TWO_52: f64 = (1u64 << 52) as f64;
    f64::from_bits(integer | TWO_52.to_bits()) - (TWO_52 + bias)
}
