//! Arithmetic that the vectorised functions share: multiply-add as the CPU has it, and steps without
//! branches.

/// The way in which a multiplication and an addition are computed: fused if the CPU can, and else with two
/// roundings. The bounds of all functions hold for both.
pub trait MulAdd: Copy {
    /// The value a b + c.
    fn mul_add(a: f64, b: f64, c: f64) -> f64;
}

/// Multiply-add with one rounding.
#[derive(Debug, Clone, Copy)]
pub struct Fused;

/// Multiply-add with two roundings: without the CPU's instruction, a fused one is a slow function.
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

/// The value c0 + c1 x + c2 x^2 + ...
#[inline(always)]
pub fn polynomial<M: MulAdd, const N: usize>(coefficients: &[f64; N], x: f64) -> f64 {
    let mut value = coefficients[N - 1];
    for coefficient in coefficients[..N - 1].iter().rev() {
        value = M::mul_add(value, x, *coefficient);
    }
    value
}

/// A number that, added to a magnitude below 2^51, leaves the nearest integer in the low bits of the sum.
pub const INTEGRAL: f64 = 1.5 * (1u64 << 52) as f64;

const SIGN: u64 = 1 << 63;

/// The magnitude, by a bit operation.
#[inline(always)]
pub fn magnitude(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & !SIGN)
}

/// A magnitude, whose sign bit is clear, with the sign of another number.
#[inline(always)]
pub fn with_sign(magnitude: f64, sign: f64) -> f64 {
    f64::from_bits(magnitude.to_bits() | sign.to_bits() & SIGN)
}

/// The smaller of two numbers, or NaN if x is NaN.
#[inline(always)]
pub fn at_most(x: f64, bound: f64) -> f64 {
    if x > bound { bound } else { x }
}

/// The larger of two numbers, or NaN if x is NaN.
#[inline(always)]
pub fn at_least(x: f64, bound: f64) -> f64 {
    if x < bound { bound } else { x }
}

/// 2^n for an integer n in the low bits, as many of which count as an exponent has.
#[inline(always)]
pub fn power_of_two(integer: u64) -> f64 {
    f64::from_bits((integer << 52).wrapping_add(1.0f64.to_bits()))
}

/// The float of a small non-negative integer minus `bias`.
#[inline(always)]
pub fn small_integer(integer: u64, bias: f64) -> f64 {
    const TWO_52: f64 = (1u64 << 52) as f64;
    f64::from_bits(integer | TWO_52.to_bits()) - (TWO_52 + bias)
}
