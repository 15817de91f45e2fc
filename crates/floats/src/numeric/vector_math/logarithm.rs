//! The logarithm, and functions that use it.
//!
//! u = 2^k m with m in [sqrt(1/2), sqrt(2)), so log u = k log 2 + log m, and with s = f / (2 + f), f = m - 1,
//! log m = 2 atanh(s), |s| <= 0.172. Nothing cancels: if k is not 0, log m is at most half of k log 2.

use std::f64::consts::LN_2;

use super::Lane;
use super::arithmetic::{MulAdd, magnitude, polynomial, small_integer, with_sign};

/// The natural logarithm.
#[derive(Clone, Copy)]
pub struct Log;

impl Lane for Log {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        logarithm::<M>(x)
    }
}

/// The logarithm of a normal f64, or NaN if x is not positive and finite.
#[inline(always)]
pub fn logarithm<M: MulAdd>(x: f64) -> f64 {
    let (k, m) = split(x);
    if_positive(x, assembled::<M>(k, m - 1.0))
}

/// The numbers k and m.
#[inline(always)]
fn split(x: f64) -> (f64, f64) {
    // the upper bits of sqrt(1/2)
    const LEAST: u64 = 0x3FE6_A09E_0000_0000;
    const BIAS: u64 = 1024;
    let above = x.to_bits().wrapping_sub(LEAST);
    let k = small_integer(above.wrapping_add(BIAS << 52) >> 52, BIAS as f64);
    let m = f64::from_bits(x.to_bits().wrapping_sub(above >> 52 << 52));
    (k, m)
}

/// The sum k log 2 + log(1 + f).
#[inline(always)]
fn assembled<M: MulAdd>(k: f64, f: f64) -> f64 {
    let s = f / (f + 2.0);
    let z = s * s;
    let log = (s + s) * M::mul_add(polynomial::<M, _>(&ATANH, z), z, 1.0);
    M::mul_add(k, LN_2, log)
}

#[inline(always)]
fn if_positive(x: f64, value: f64) -> f64 {
    if x > 0.0 && x < f64::INFINITY { value } else { f64::NAN }
}

/// log(1 + x) without the sign of zero. If k is 0, f is x itself, so digits that 1 + x lost do not matter.
#[inline(always)]
fn plus_one<M: MulAdd>(x: f64) -> f64 {
    let u = 1.0 + x;
    let (k, m) = split(u);
    let f = if k == 0.0 { x } else { m - 1.0 };
    if_positive(u, assembled::<M>(k, f))
}

/// The function log(1 + x).
#[derive(Clone, Copy)]
pub struct LogPlusOne;

impl Lane for LogPlusOne {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        with_sign(plus_one::<M>(x), x)
    }
}

/// The inverse of sinh: log(1 + a + (sqrt(1 + a^2) - 1)) for a = |x|.
#[derive(Clone, Copy)]
pub struct Asinh;

impl Lane for Asinh {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        let a = magnitude(x);
        let square = a * a;
        with_sign(plus_one::<M>(a + square / (1.0 + (1.0 + square).sqrt())), x)
    }
}

/// The inverse of cosh: log(1 + t + sqrt(t (t + 2))) for t = x - 1.
#[derive(Clone, Copy)]
pub struct Acosh;

impl Lane for Acosh {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        let t = if x >= 1.0 { x - 1.0 } else { f64::NAN };
        plus_one::<M>(t + (t * (x + 1.0)).sqrt())
    }
}

/// The inverse of tanh: log(1 + 2 a / (1 - a)) / 2 for a = |x|.
#[derive(Clone, Copy)]
pub struct Atanh;

impl Lane for Atanh {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        let a = magnitude(x);
        with_sign(0.5 * plus_one::<M>((a + a) / (1.0 - a)), x)
    }
}

// Coefficients: tools/tables/lane_polynomials.py.

/// The coefficients of (atanh(s) / s - 1) / s^2 as a polynomial of s^2, to 2^-45.3.
const ATANH: [f64; 6] = [
    0.3333333333333103,
    0.2000000000563178,
    0.1428571206010815,
    0.11111432124933876,
    0.09070053867543482,
    0.08311558454578755,
];
