//! The logarithm of the gamma function, its derivative and the Bessel function, of numbers of about 106 bits.
//!
//! Near zeros of the first two, where the terms of every formula cancel, exact arithmetic encloses the value.

use std::sync::OnceLock;

use super::double_double::{Double, HALF_LOG_TWO_PI};
use super::double_functions::{HALF, ONE, PI, circle, log, log_plus_one, sqrt};
use super::functions::Function;
use super::gamma::{self, BERNOULLI};
use super::rational::Rational;
use super::real::Real;

/// From this number on, Stirling's series with the Bernoulli numbers at hand has more than 106 bits.
const LARGE: f64 = 24.0;
/// Where a result is so much smaller than its terms, exact arithmetic takes their place.
const CANCELLED: f64 = 1.0 / 65536.0;
/// Euler's constant.
const EULER: Double = Double { high: 0.577_215_664_901_532_9, low: -4.942_915_152_430_645e-18 };

/// The value of a function at an f64, enclosed by exact arithmetic.
pub fn enclosed(function: Function, x: f64) -> Double {
    let low = Real::of(function, x).enclosed(110).low.unwrap_or_else(Rational::zero);
    let high = low.to_f64();
    let rest = Rational::from_f64(high).map_or(0.0, |high| low.minus(&high).to_f64());
    Double { high, low: rest }
}

/// The numerator over the denominator of a Bernoulli number, times a power, over a divisor.
fn bernoulli_term((numerator, denominator): (i64, u32), power: Double, divisor: f64) -> Double {
    power * Double::from(numerator as f64) / Double::from(f64::from(denominator) * divisor)
}

/// The logarithm of the magnitude of the gamma function, where that is finite.
pub fn lgamma(x: Double) -> Double {
    if x.high < 0.5 {
        return match x.high > 0.0 {
            true => lgamma(x + ONE) - log(x),
            false => reflected_lgamma(x),
        };
    }
    if x.high < 2.5 {
        return near_its_zeros(x);
    }
    // gamma(x) is gamma(w) over x (x + 1) … (w - 1)
    let (mut w, mut product) = (x, ONE);
    while w.high < LARGE {
        product = product * w;
        w = w + ONE;
    }
    let inverse = ONE / w;
    let (mut sum, mut power) = (HALF_LOG_TWO_PI, inverse);
    for (k, &fraction) in (1u32..).zip(&BERNOULLI) {
        sum = sum + bernoulli_term(fraction, power, f64::from(2 * k * (2 * k - 1)));
        power = power * inverse * inverse;
    }
    // the scale keeps the products of the parts of large numbers in range
    let (down, up) = if w.high > 1e200 { (2f64.powi(-60), 2f64.powi(60)) } else { (1.0, 1.0) };
    let [down, up] = [down, up].map(Double::from);
    ((w - HALF) * down * (log(w) - ONE) + (sum - HALF - log(product)) * down) * up
}

/// The logarithm of gamma(2 + t), and of gamma(1 + t), for |t| of at most 1/2:
/// t (1 - Euler's constant) + sum of (zeta(k) - 1) (-t)^k / k, and less log(1 + t).
fn near_its_zeros(x: Double) -> Double {
    let is_near_one = x.high < 1.5;
    let t = x - Double::from(if is_near_one { 1.0 } else { 2.0 });
    let (mut sum, mut power) = (t * (ONE - EULER), -t);
    for (k, zeta) in (2u32..).zip(zeta_minus_one()) {
        power = power * -t;
        sum = sum + power * *zeta / Double::from(f64::from(k));
    }
    if is_near_one { sum - log_plus_one(t) } else { sum }
}

/// The numbers zeta(k) - 1 for k from 2 on.
fn zeta_minus_one() -> &'static [Double] {
    static NUMBERS: OnceLock<Vec<Double>> = OnceLock::new();
    NUMBERS.get_or_init(|| {
        let number = |k: u32| gamma::zeta_to_106_bits(f64::from(k).into(), Double::from(2.0));
        (2..60).map(number).collect()
    })
}

/// The sine and the cosine of pi times a number.
fn circle_of_half_turns(x: Double) -> (Double, Double) {
    circle((x - Double::from(2.0 * (x.high / 2.0).round())) * PI)
}

/// The logarithm of pi / |sin(pi x)| / gamma(1 - x), for x < 0.
fn reflected_lgamma(x: Double) -> Double {
    // beside the pole, pi / sin(pi x) is 1 / x, and near zero the product of pi and x may vanish
    if x.high > -1e-30 {
        return -log(x.magnitude());
    }
    let sine = circle_of_half_turns(x).0.magnitude();
    let (pole, rest) = (log(PI / sine), lgamma(ONE - x));
    let result = pole - rest;
    if result.high.abs() > pole.high.abs() * CANCELLED {
        return result;
    }
    enclosed(Function::Lgamma, x.high) + digamma(Double::from(x.high)) * Double::from(x.low)
}

/// The derivative of lgamma, where that is finite.
pub fn digamma(x: Double) -> Double {
    if x.high > -1e-30 && x.high < 1e-30 {
        return -(ONE / x) - EULER;
    }
    let (result, largest) = match x.high < 0.0 {
        true => {
            let (sine, cosine) = circle_of_half_turns(x);
            let (pole, rest) = (PI * cosine / sine, digamma_by_series(ONE - x));
            (rest - pole, rest.high.abs())
        }
        false => (digamma_by_series(x), 1.0),
    };
    if result.high.abs() > largest * CANCELLED {
        return result;
    }
    // at its zeros the function has the slope of trigamma
    let slope = gamma::zeta_to_106_bits(Double::from(2.0), Double::from(x.high));
    enclosed(Function::Digamma, x.high) + slope * Double::from(x.low)
}

/// Digamma of a positive number: psi(x) = psi(w) - 1 / x - … - 1 / (w - 1).
fn digamma_by_series(x: Double) -> Double {
    let (mut w, mut below) = (x, Double::from(0.0));
    while w.high < LARGE {
        below = below + ONE / w;
        w = w + ONE;
    }
    let inverse = ONE / w;
    let square = inverse * inverse;
    let (mut sum, mut power) = (inverse * HALF, square);
    for (k, &fraction) in (1u32..).zip(&BERNOULLI) {
        sum = sum + bernoulli_term(fraction, power, f64::from(2 * k));
        power = power * square;
    }
    log(w) - sum - below
}

/// The modified Bessel function I1(x) e^-|x|.
pub fn bessel_i1e(x: Double) -> Double {
    let size = x.magnitude();
    let result = match size.high < 45.0 {
        true => i1e_by_powers(size),
        false => i1e_far(size),
    };
    if x.high < 0.0 { -result } else { result }
}

/// The sum of (x / 2)^(2k + 1) / (k! (k + 1)!), whose terms have one sign.
fn i1e_by_powers(x: Double) -> Double {
    let half = x * HALF;
    let square = half * half;
    let (mut term, mut sum) = (half, half);
    for k in 1..400 {
        term = term * square / Double::from(f64::from(k * (k + 1)));
        sum = sum + term;
        if term.high < sum.high * 2f64.powi(-110) {
            break;
        }
    }
    sum * (-x).exp()
}

/// The asymptotic series (1 - 3 / (8x) - 15 / (2 (8x)^2) - …) / sqrt(2 pi x).
fn i1e_far(x: Double) -> Double {
    let inverse = ONE / (x * Double::from(8.0));
    let (mut term, mut sum) = (ONE, ONE);
    for k in 1..90 {
        let odd = f64::from(2 * k - 1);
        term = -(term * inverse * Double::from(4.0 - odd * odd)) / Double::from(f64::from(k));
        sum = sum + term;
        if term.high.abs() < 2f64.powi(-110) {
            break;
        }
    }
    // the root is taken of a half, which does not overflow
    sum * HALF / (sqrt(PI * HALF) * sqrt(x))
}
