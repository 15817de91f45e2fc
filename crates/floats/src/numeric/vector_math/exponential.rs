//! The exponential function, and functions that use it.
//!
//! x = k log 2 + r with |r| <= log(2) / 2, so e^x = 2^k e^r. Operands are f32 and |k| <= 217, so the rounding
//! of k log 2 and of log 2 itself makes r wrong by less than 2^-45.

use std::f64::consts::{LN_2, LOG2_E};

use super::Lane;
use super::arithmetic::{
    INTEGRAL, MulAdd, at_least, at_most, magnitude, polynomial, power_of_two, with_sign,
};

/// Beyond this number e^x is infinite in f32, and e^-x is zero.
const FAR: f64 = 150.0;

/// The function e^x.
#[derive(Clone, Copy)]
pub struct Exponential;

impl Lane for Exponential {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        exponential::<M>(x)
    }
}

/// e^x for an x that may be wrong by 2^-43.
#[inline(always)]
pub fn exponential<M: MulAdd>(x: f64) -> f64 {
    let (rest, power) = reduced::<M>(at_least(at_most(x, FAR), -FAR));
    polynomial::<M, _>(&EXPONENTIAL, rest) * power
}

/// The numbers r and 2^k.
#[inline(always)]
fn reduced<M: MulAdd>(x: f64) -> (f64, f64) {
    let shifted = M::mul_add(x, LOG2_E, INTEGRAL);
    let rest = M::mul_add(shifted - INTEGRAL, -LN_2, x);
    (rest, power_of_two(shifted.to_bits()))
}

/// e^x - 1 without the sign of zero; |x| is at most [`FAR`].
///
/// It is 2^k (e^r - 1) + (2^k - 1). For k = 0 the second term vanishes and e^r - 1 is a multiple of r; for
/// other k the sum is at least 0.29 in magnitude, 0.4 of the larger term.
#[inline(always)]
fn minus_one<M: MulAdd>(x: f64) -> f64 {
    let (rest, power) = reduced::<M>(x);
    let small = polynomial::<M, _>(&MINUS_ONE, rest) * rest;
    M::mul_add(power, small, power - 1.0)
}

/// The function e^x - 1.
#[derive(Clone, Copy)]
pub struct ExponentialMinusOne;

impl Lane for ExponentialMinusOne {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        with_sign(minus_one::<M>(at_least(at_most(x, FAR), -FAR)), x)
    }
}

/// The hyperbolic tangent: u / (u + 2) for u = e^2|x| - 1, a quotient of sums of positive terms.
#[derive(Clone, Copy)]
pub struct Tanh;

impl Lane for Tanh {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        // the value at 20 is 1 - 2^-57
        const FLAT: f64 = 20.0;
        let half = at_most(magnitude(x), FLAT);
        let u = minus_one::<M>(half + half);
        with_sign(u / (u + 2.0), x)
    }
}

/// The hyperbolic sine: (u + u / (u + 1)) / 2 for u = e^|x| - 1.
#[derive(Clone, Copy)]
pub struct Sinh;

impl Lane for Sinh {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        let u = minus_one::<M>(at_most(magnitude(x), FAR));
        with_sign((u + u / (u + 1.0)) * 0.5, x)
    }
}

/// The hyperbolic cosine.
#[derive(Clone, Copy)]
pub struct Cosh;

impl Lane for Cosh {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        let power = exponential::<M>(magnitude(x));
        (power + 1.0 / power) * 0.5
    }
}

// Coefficients: tools/tables/lane_polynomials.py.

/// The coefficients of e^r, to 2^-46.0.
const EXPONENTIAL: [f64; 10] = [
    1.0000000000000135,
    1.0000000000000013,
    0.4999999999943634,
    0.16666666666615443,
    0.04166666704167578,
    0.008333333367413728,
    0.0013888801575077025,
    0.00019841190488906993,
    2.4884542767650056e-05,
    2.7632716110097874e-06,
];

/// The coefficients of (e^r - 1) / r, to 2^-43.5.
const MINUS_ONE: [f64; 9] = [
    1.0,
    0.49999999999797123,
    0.1666666666664823,
    0.041666666891631156,
    0.00833333335377842,
    0.0013888821542986098,
    0.00019841208634639135,
    2.487623871994097e-05,
    2.7625169883520667e-06,
];
