//! The logarithm of the gamma function, the derivatives of this logarithm, and the Hurwitz zeta function.
//!
//! pxfm's f64 functions are used except near their zeros, where fixed-point arithmetic is. zeta and polygamma
//! are computed in [`Double`]s by Euler and Maclaurin's sum.

use std::cmp::Ordering;

use super::double_double::{Double, HALF_LOG_TWO_PI};
use super::exact_comparison;
use super::functions::Function;

/// For results below this size, pxfm's error is no longer small beside the result.
const NEAR_ZERO: f64 = 1e-3;
/// For operands below this size, the function is that of the pole at 0 alone.
const AT_THE_POLE: f64 = 1e-20;

/// For operands beyond this size, digamma is the logarithm.
const FAR: f64 = 1e18;

/// For operands beyond this size, Stirling's series has one term, and pxfm's function overflows on the way.
const VERY_FAR: f64 = 1e290;

/// Numerators and denominators of the Bernoulli numbers B2, B4, ...
pub(super) const BERNOULLI: [(i64, u32); 17] = [
    (1, 6),
    (-1, 30),
    (1, 42),
    (-1, 30),
    (5, 66),
    (-691, 2730),
    (7, 6),
    (-3617, 510),
    (43867, 798),
    (-174611, 330),
    (854513, 138),
    (-236364091, 2730),
    (8553103, 6),
    (-23749461029, 870),
    (8615841276005, 14322),
    (-7709321041217, 510),
    (2577687858367, 6),
];

/// The value log |gamma(x)|, which is infinite at the poles 0, -1, ... and at both infinities.
pub(super) fn lgamma(x: f64) -> f64 {
    if x.is_infinite() || is_pole(x) {
        return f64::INFINITY;
    }
    if x.abs() < AT_THE_POLE {
        return -pxfm::f_log(x.abs());
    }
    if x > VERY_FAR {
        // the scale keeps the products of the parts in range
        let scale = 2f64.powi(60);
        let product = Double::from(x / scale) * (Double::from(x).log() - Double::from(1.0));
        return product.value() * scale;
    }
    let value = pxfm::f_lgamma(x);
    let is_small = x < 0.0 && value.abs() < NEAR_ZERO;
    if is_small { exact_comparison::value_near(Function::Lgamma, x, value) } else { value }
}

/// The derivative of log gamma, which is NaN at the poles 0, -1, ... and at -infinity.
pub(super) fn digamma(x: f64) -> f64 {
    if is_pole(x) {
        return f64::NAN;
    }
    if x.abs() < AT_THE_POLE {
        return -1.0 / x;
    }
    if x > FAR {
        return pxfm::f_log(x);
    }
    let value = pxfm::f_digamma(x);
    // by reflection, digamma is the sum of this term and another one
    let cancelled = match x < 0.0 {
        true => 0.5 * pxfm::f_digamma(1.0 - x),
        false => NEAR_ZERO,
    };
    match value.abs() < cancelled {
        true => exact_comparison::value_near(Function::Digamma, x, value),
        false => value,
    }
}

/// The sum of (q + k)^-x over k >= 0. It is NaN for x < 1, and for q < 0 unless x is an integer. At the poles
/// q = 0, -1, ... it is infinite for even x, and else NaN. For x = 1 it is infinite.
pub(super) fn zeta(x: f64, q: f64) -> f64 {
    zeta_to_106_bits(x.into(), q.into()).value()
}

/// The derivative of order n of digamma, which is NaN unless n is an integer of at least 0. At the poles it
/// is infinite for odd n, and else NaN.
pub(super) fn polygamma(n: f64, x: f64) -> f64 {
    if n == 0.0 { digamma(x) } else { polygamma_to_106_bits(n, x.into()).value() }
}

/// How zeta compares with a bound near it.
pub(super) fn compare_zeta(x: f64, q: f64, bound: f64) -> Ordering {
    compare(zeta_to_106_bits(x.into(), q.into()), bound)
}

/// How polygamma of an order above 0 compares with a bound near it.
pub(super) fn compare_polygamma(n: f64, x: f64, bound: f64) -> Ordering {
    compare(polygamma_to_106_bits(n, x.into()), bound)
}

fn compare(value: Double, bound: f64) -> Ordering {
    let difference = (value - Double::from(bound)).value();
    difference.partial_cmp(&0.0).unwrap_or(Ordering::Equal)
}

fn is_pole(x: f64) -> bool {
    x <= 0.0 && x == x.floor()
}

/// The function [`zeta`] to some 100 bits.
pub(super) fn zeta_to_106_bits(x: Double, q: Double) -> Double {
    if x.high.is_nan() || q.high.is_nan() || x.high < 1.0 {
        return Double::from(f64::NAN);
    }
    if x.high == 1.0 {
        return Double::from(f64::INFINITY);
    }
    scaled_zeta(x, q, Double::from(0.0))
}

/// The function [`polygamma`], of an order above 0, to some 100 bits.
pub(super) fn polygamma_to_106_bits(n: f64, x: Double) -> Double {
    if n < 0.0 || n != n.floor() || n.is_infinite() || x.high.is_nan() {
        return Double::from(f64::NAN);
    }
    let magnitude = scaled_zeta(Double::from(n + 1.0), x, log_factorial(n));
    if n % 2.0 == 0.0 { -magnitude } else { magnitude }
}

/// The logarithm log n! of an integer n.
fn log_factorial(n: f64) -> Double {
    const SMALL: f64 = 170.0;
    if n <= SMALL {
        let factors = 2..=n as u32;
        let product = factors
            .fold(Double::from(1.0), |product, factor| product * Double::from(f64::from(factor)));
        return product.log();
    }
    let z = Double::sum(n, 1.0);
    let inverse = Double::from(1.0) / z;
    let (mut sum, mut power) = (HALF_LOG_TWO_PI, inverse);
    for (k, &(numerator, denominator)) in (1u32..).zip(&BERNOULLI[..8]) {
        let divisor = f64::from(denominator * 2 * k * (2 * k - 1));
        sum = sum + power * Double::from(numerator as f64) / Double::from(divisor);
        power = power * inverse * inverse;
    }
    (z - Double::from(0.5)) * z.log() - z + sum
}

/// The value e^offset zeta(x, q) for x > 1.
fn scaled_zeta(exponent: Double, q: Double, offset: Double) -> Double {
    if q.high > 0.0 {
        return sum_from(exponent, q, offset);
    }
    let x = exponent.high;
    let is_integer = x == x.floor() && x.is_finite() && exponent.low == 0.0;
    if is_pole(q.high) && q.low == 0.0 {
        let is_even = x % 2.0 == 0.0;
        return Double::from(if is_even { f64::INFINITY } else { f64::NAN });
    }
    if !is_integer {
        return Double::from(f64::NAN);
    }
    // the integer below q, of which the second f64 may decide
    let is_below = q.high == q.high.floor() && q.low < 0.0;
    let below = -(q.high.floor() - f64::from(u8::from(is_below)));
    let is_between = q.high - q.high.floor() == 0.5 && q.low == 0.0;
    if is_between && x % 2.0 != 0.0 {
        // each term below zero cancels one above it
        return sum_from(exponent, Double::sum(below, 0.5), offset);
    }
    // the terms below zero are those of two other sums
    let sign = Double::from(if x % 2.0 == 0.0 { 1.0 } else { -1.0 });
    let nearest_above = Double::from(below) + q;
    let nearest_below = Double::from(1.0 - below) - q;
    let above = sum_from(exponent, nearest_above, offset);
    let all_below = sum_from(exponent, nearest_below, offset);
    if above.high.is_infinite() || all_below.high.is_infinite() {
        // the term of the nearer pole is the larger one; the difference is also beyond all formats
        let below_is_nearer = nearest_below.high < nearest_above.high;
        return Double::from(if below_is_nearer { sign.high } else { 1.0 } * f64::INFINITY);
    }
    let beyond = sum_from(exponent, Double::from(1.0) - q, offset);
    above + sign * (all_below - beyond)
}

/// The value of e^offset times the sum of (q + k)^-x, for q > 0 and x > 1, by the first terms and the
/// remainder of Euler and Maclaurin.
fn sum_from(exponent: Double, q: Double, offset: Double) -> Double {
    const NEGLIGIBLE: f64 = 1e-33;
    const HUGE: f64 = 1e300;
    let x = exponent.high;
    let start = x.min(1e4) + 12.0;
    let term = |w: Double| match x.is_infinite() {
        true if w.high == 1.0 && w.low == 0.0 => Double::from(1.0),
        true => Double::from(if w.high < 1.0 { f64::INFINITY } else { 0.0 }),
        false if x < HUGE => (offset - exponent * w.log()).exp(),
        // for an offset log n! the logarithms overflow, and the logarithm of n! w^-n is n (log(n / w) - 1)
        false => {
            let balance = if offset.high == 0.0 { 1.0 } else { x / std::f64::consts::E };
            Double::from(match w.high.partial_cmp(&balance) {
                Some(Ordering::Less) => f64::INFINITY,
                Some(Ordering::Equal) => 1.0,
                _ => 0.0,
            })
        }
    };
    if q.high.is_infinite() {
        return Double::from(0.0);
    }
    let (mut w, mut sum) = (q, Double::from(0.0));
    while w.high < start {
        let next = term(w);
        sum = sum + next;
        if next.high <= sum.high * NEGLIGIBLE || !sum.high.is_finite() {
            return sum;
        }
        w = w + Double::from(1.0);
    }
    let first = term(w);
    if first.high == 0.0 || !first.high.is_finite() {
        return sum + first;
    }
    let inverse = Double::from(1.0) / w;
    let mut rest = w / (exponent - Double::from(1.0)) + Double::from(0.5);
    // x (x + 1) ... (x + 2k - 2) / (2k)! / w^(2k - 1)
    let mut factor = exponent * inverse * Double::from(0.5);
    for (k, &(numerator, denominator)) in (1u32..).zip(&BERNOULLI) {
        let fraction = Double::from(numerator as f64) / Double::from(f64::from(denominator));
        rest = rest + factor * fraction;
        let n = f64::from(2 * k);
        let next = (exponent + Double::from(n - 1.0)) * (exponent + Double::from(n));
        factor = factor * next * inverse * inverse / Double::from((n + 1.0) * (n + 2.0));
    }
    sum + first * rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lgamma_of_huge_operands_is_finite_up_to_its_overflow() {
        // expected values by mpmath
        let cases = [
            (1.1e290, 7.3352948586288534e292),
            (1.6095826159770248e300, f64::from_bits(0x7ED9_EBFA_6463_B437)),
            (1.0670877203627284e302, 7.410344055827352e304),
            (1e303, 6.966832831771958e305),
            (2.5e305, 1.7555118602376452e308),
            (2.6e305, f64::INFINITY),
        ];
        for (x, expected) in cases {
            assert_eq!(lgamma(x), expected, "{x:e}");
        }
    }
}
