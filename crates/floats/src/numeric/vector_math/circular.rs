//! Sine, cosine and tangent.
//!
//! x = n pi/2 + r with |r| <= pi/4, pi/2 in three parts. Up to |x| = 2^20 the products of n with the first
//! two parts, of 33 bits each, are exact, and so is the first difference; no f32 there comes nearer to a
//! multiple of pi/2 than 2^-28, so r is right to a few units of its last place. Larger operands are not
//! covered.

use std::f64::consts::FRAC_2_PI;

use super::Lane;
use super::arithmetic::{INTEGRAL, MulAdd, magnitude, polynomial};

/// The largest operand that is covered.
const FAR: f64 = (1u64 << 20) as f64;

/// The number n in the low bits, then sin r and cos r.
#[inline(always)]
fn parts<M: MulAdd>(x: f64) -> (u64, f64, f64) {
    let x = if magnitude(x) <= FAR { x } else { f64::NAN };
    let shifted = M::mul_add(x, FRAC_2_PI, INTEGRAL);
    let n = shifted - INTEGRAL;
    let rest = M::mul_add(n, -HALF_PI[0], x);
    let rest = M::mul_add(n, -HALF_PI[1], rest);
    let rest = M::mul_add(n, -HALF_PI[2], rest);
    let z = rest * rest;
    let sine = rest * M::mul_add(polynomial::<M, _>(&SINE, z), z, 1.0);
    let cosine = M::mul_add(polynomial::<M, _>(&COSINE, z), z, 1.0);
    (shifted.to_bits(), sine, cosine)
}

/// The sine n quarters of a turn further on.
#[inline(always)]
fn turned(n: u64, sine: f64, cosine: f64) -> f64 {
    let value = if n & 1 == 0 { sine } else { cosine };
    f64::from_bits(value.to_bits() ^ (n & 2) << 62)
}

/// The sine of x.
#[derive(Clone, Copy)]
pub struct Sine;

impl Lane for Sine {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        let (n, sine, cosine) = parts::<M>(x);
        turned(n, sine, cosine)
    }
}

/// The cosine of x.
#[derive(Clone, Copy)]
pub struct Cosine;

impl Lane for Cosine {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        let (n, sine, cosine) = parts::<M>(x);
        turned(n.wrapping_add(1), sine, cosine)
    }
}

/// The tangent of x.
#[derive(Clone, Copy)]
pub struct Tan;

impl Lane for Tan {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        let (n, sine, cosine) = parts::<M>(x);
        let (above, below) = if n & 1 == 0 { (sine, cosine) } else { (-cosine, sine) };
        above / below
    }
}

// Coefficients: tools/tables/lane_polynomials.py.

/// The number pi/2 in three parts, two of which have 33 bits.
const HALF_PI: [f64; 3] = [1.5707963267341256, 6.077100506303966e-11, 2.0222662487959506e-21];

/// The coefficients of (sin(r) / r - 1) / r^2 as a polynomial of r^2, to 2^-45.0.
const SINE: [f64; 5] = [
    -0.1666666666666387,
    0.008333333331070208,
    -0.00019841266908222604,
    2.75559882793587e-06,
    -2.480539088444234e-08,
];

/// The coefficients of (cos(r) - 1) / r^2 as a polynomial of r^2, to 2^-51.5.
const COSINE: [f64; 6] = [
    -0.49999999999999967,
    0.04166666666663075,
    -0.0013888888882100912,
    2.480158260933305e-05,
    -2.755585259166149e-07,
    2.066529458321723e-09,
];
