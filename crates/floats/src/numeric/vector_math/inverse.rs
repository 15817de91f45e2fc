//! Angles: the inverses of sine, cosine and tangent.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

use super::arithmetic::{MulAdd, magnitude, polynomial, with_sign};
use super::{Lane, Lane2};

/// The angle of the point (x, y), both at least 0. The point is rotated by an eighth or a quarter of a turn
/// if need be, so that its angle is at most pi/8 in magnitude.
#[inline(always)]
fn angle<M: MulAdd>(y: f64, x: f64) -> f64 {
    /// The number tan(pi/8).
    const EIGHTH: f64 = 0.414_213_562_373_095_03;
    let is_low = y <= EIGHTH * x;
    let is_high = x <= EIGHTH * y;
    let above = if is_low { y } else { y - x };
    let above = if is_high { -x } else { above };
    let below = if is_low { x } else { y + x };
    let below = if is_high { y } else { below };
    let offset = if is_low { 0.0 } else { FRAC_PI_4 };
    let offset = if is_high { FRAC_PI_2 } else { offset };
    let t = above / below;
    let z = t * t;
    offset + t * M::mul_add(polynomial::<M, _>(&ATAN, z), z, 1.0)
}

/// The angle whose tangent is x.
#[derive(Clone, Copy)]
pub struct Atan;

impl Lane for Atan {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        with_sign(angle::<M>(magnitude(x), 1.0), x)
    }
}

/// The angle of the point (rhs, lhs), except of the origin and of points with both coordinates infinite.
#[derive(Clone, Copy)]
pub struct Atan2;

impl Lane2 for Atan2 {
    #[inline(always)]
    fn at<M: MulAdd>(lhs: f64, rhs: f64) -> f64 {
        let right = angle::<M>(magnitude(lhs), magnitude(rhs));
        let angle = if rhs < 0.0 { PI - right } else { right };
        with_sign(angle, lhs)
    }
}

/// For a = |x|: whether a is above 1/2, and the inverse sine of a or, if a is above 1/2, of sqrt((1 - a) /
/// 2), which is half of the inverse cosine of a.
#[inline(always)]
fn half_angle<M: MulAdd>(a: f64) -> (bool, f64) {
    let is_high = a > 0.5;
    let z = if is_high { (1.0 - a) * 0.5 } else { a * a };
    let t = if is_high { z.sqrt() } else { a };
    (is_high, t * M::mul_add(polynomial::<M, _>(&ASIN, z), z, 1.0))
}

/// The angle whose sine is x.
#[derive(Clone, Copy)]
pub struct Asin;

impl Lane for Asin {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        let (is_high, angle) = half_angle::<M>(magnitude(x));
        with_sign(if is_high { FRAC_PI_2 - (angle + angle) } else { angle }, x)
    }
}

/// The angle whose cosine is x.
#[derive(Clone, Copy)]
pub struct Acos;

impl Lane for Acos {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        let (is_high, angle) = half_angle::<M>(magnitude(x));
        let double = angle + angle;
        let high = if x < 0.0 { PI - double } else { double };
        if is_high { high } else { FRAC_PI_2 - with_sign(angle, x) }
    }
}

// Coefficients: tools/tables/lane_polynomials.py.

/// The coefficients of (atan(t) / t - 1) / t^2 as a polynomial of t^2, to 2^-40.4.
const ATAN: [f64; 8] = [
    -0.33333333333265697,
    0.1999999994953053,
    -0.14285708076600517,
    0.11110818413031638,
    -0.09084078135718127,
    0.07604579431675267,
    -0.060262981423914785,
    0.032938753466824566,
];

/// The coefficients of (asin(t) / t - 1) / t^2 as a polynomial of t^2, to 2^-44.0.
const ASIN: [f64; 10] = [
    0.1666666666666218,
    0.07500000003584559,
    0.04464285243793872,
    0.030382182776212484,
    0.02236606593888501,
    0.017441495685492855,
    0.01318791613675373,
    0.015675662527070935,
    -0.0029397929067241963,
    0.0279070314326661,
];
