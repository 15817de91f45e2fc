//! Functions of numbers of about 106 bits: what the results of f64 are measured against.
//!
//! Each is computed from the exponential, the logarithm and the circle functions by identities that do not cancel, or by
//! one step of Newton's method from the f64 function, which doubles the number of good bits.

use super::double_double::Double;
use super::double_special;
use super::functions::{Function, Function2};
use super::gamma;

pub(super) const ONE: Double = Double { high: 1.0, low: 0.0 };
const TWO: Double = Double { high: 2.0, low: 0.0 };
pub(super) const HALF: Double = Double { high: 0.5, low: 0.0 };
pub(super) const PI: Double =
    Double { high: std::f64::consts::PI, low: 1.224_646_799_147_353_2e-16 };
/// The number 2 / sqrt(pi).
const TWO_OVER_ROOT_PI: Double =
    Double { high: std::f64::consts::FRAC_2_SQRT_PI, low: 1.533_545_961_316_588e-17 };
/// The number pi / 2 as a sum of four f64.
const HALF_PI: [f64; 4] = [
    std::f64::consts::FRAC_PI_2,
    6.123_233_995_736_766e-17,
    -1.497_384_904_859_169_8e-33,
    5.562_271_104_316_826e-50,
];
/// Operands of sine beyond this size are reduced by another way than by multiples of pi / 2.
const LARGE: f64 = (1 << 24) as f64;

impl Function {
    /// The function of a number of about 106 bits, with a relative error of less than 2^-80.
    pub fn of_double(self) -> fn(Double) -> Double {
        match self {
            Function::Exponential => |x| x.or(Function::Exponential, Double::exp),
            Function::ExponentialMinusOne => {
                |x| x.or(Function::ExponentialMinusOne, Double::exp_minus_one)
            }
            Function::Log => |x| x.or(Function::Log, log),
            Function::LogPlusOne => |x| x.or(Function::LogPlusOne, log_plus_one),
            Function::Sine => |x| x.or(Function::Sine, |x| circle(x).0),
            Function::Cosine => |x| x.or(Function::Cosine, |x| circle(x).1),
            Function::Tan => |x| x.or(Function::Tan, tan),
            Function::Tanh => |x| x.or(Function::Tanh, tanh),
            Function::Cbrt => |x| x.or(Function::Cbrt, cbrt),
            Function::Sqrt => |x| x.or(Function::Sqrt, sqrt),
            Function::Rsqrt => |x| x.or(Function::Rsqrt, |x| ONE / sqrt(x)),
            Function::Acos => |x| x.or(Function::Acos, |x| atan2(of_circle(x), x)),
            Function::Asin => |x| x.or(Function::Asin, |x| atan2(x, of_circle(x))),
            Function::Atan => |x| x.or(Function::Atan, atan),
            Function::Acosh => |x| x.or(Function::Acosh, acosh),
            Function::Asinh => |x| x.or(Function::Asinh, asinh),
            Function::Atanh => |x| x.or(Function::Atanh, atanh),
            Function::Cosh => |x| x.or(Function::Cosh, cosh),
            Function::Sinh => |x| x.or(Function::Sinh, sinh),
            Function::Erf => |x| x.or(Function::Erf, erf),
            Function::Erfc => |x| x.or(Function::Erfc, erfc),
            Function::ErfInv => |x| x.or(Function::ErfInv, erf_inv),
            Function::BesselI1e => |x| x.or(Function::BesselI1e, double_special::bessel_i1e),
            Function::Digamma => |x| x.or(Function::Digamma, double_special::digamma),
            Function::Lgamma => |x| x.or(Function::Lgamma, double_special::lgamma),
        }
    }
}

impl Function2 {
    /// The function of numbers of about 106 bits, as [`Function::of_double`] is. Polygamma near its zeros is less exact. The
    /// order of polygamma is an f64.
    pub fn of_doubles(self) -> fn(Double, Double) -> Double {
        match self {
            Function2::Power => power,
            Function2::Atan2 => |y, x| {
                let plain = Function2::Atan2.f64()(y.high, x.high);
                match y.high.is_finite() && x.high.is_finite() {
                    true if y.high == 0.0 && x.high < 0.0 => PI.signed_as(Double::from(plain)),
                    true if y.high != 0.0 => atan2(y, x).unless_nan(plain),
                    _ => Double::from(plain),
                }
            },
            Function2::Polygamma => |order, x| {
                let plain = Function2::Polygamma.f64()(order.high, x.high);
                match plain.is_finite() && x.high.is_finite() && order.high.is_finite() {
                    true if order.high == 0.0 => Function::Digamma.of_double()(x),
                    true => gamma::polygamma_to_106_bits(order.high, x).unless_nan(plain),
                    false => Double::from(plain),
                }
            },
            Function2::Zeta => |x, q| {
                let plain = Function2::Zeta.f64()(x.high, q.high);
                match plain.is_finite() && x.high.is_finite() && q.high.is_finite() {
                    true => gamma::zeta_to_106_bits(x, q).unless_nan(plain),
                    false => Double::from(plain),
                }
            },
        }
    }
}

impl Double {
    /// The result of a formula for this number. Where f64 gives something that is not finite, or the operand is zero or
    /// not finite, it is the result in f64.
    fn or(self, function: Function, formula: impl Fn(Double) -> Double) -> Double {
        let plain = function.f64()(self.high);
        let is_plain = !plain.is_finite() || !self.high.is_finite() || self.high == 0.0;
        if is_plain { Double::from(plain) } else { formula(self).unless_nan(plain) }
    }

    fn unless_nan(self, plain: f64) -> Double {
        if self.high.is_nan() { Double::from(plain) } else { self }
    }

    /// The number with the sign of another one, of which it is the magnitude.
    fn signed_as(self, other: Double) -> Double {
        if other.high < 0.0 { -self } else { self }
    }

    /// The number without its sign.
    pub fn magnitude(self) -> Double {
        if self.high < 0.0 { -self } else { self }
    }

    /// The order of two numbers that are not NaN.
    pub fn is_less(self, other: Double) -> bool {
        self.high < other.high || (self.high == other.high && self.low < other.low)
    }

    /// A number times a power of two whose exponent is in the range of f64's.
    fn scaled(self, exponent: i32) -> Double {
        let scale = 2f64.powi(exponent);
        Double { high: self.high * scale, low: self.low * scale }
    }
}

/// The exponential as a number near 1 times a power of two, which may lie outside of the range of f64.
pub(super) fn exp_wide(x: Double) -> (Double, i32) {
    const BEYOND: f64 = 2e3;
    match x.high.abs() < BEYOND {
        true => {
            let (exponent, less_one) = x.exponential_of_rest();
            (less_one + ONE, exponent as i32)
        }
        false => (ONE, if x.high < 0.0 { -5000 } else { 5000 }),
    }
}

/// The logarithm of a positive number. Near 1, where its own absolute error is not small beside it, it is that of
/// [`log_plus_one`]; subnormal numbers are scaled.
pub(super) fn log(x: Double) -> Double {
    if x.high < 2f64.powi(-900) {
        return x.scaled(200).log() - Double::from(200.0) * TWO.log();
    }
    match (x.high - 1.0).abs() < 0.3 {
        true => log_plus_one(x - ONE),
        false => x.log(),
    }
}

/// The number log(1 + x), by Newton's method on e^y - 1 = x from the f64 function.
pub(super) fn log_plus_one(x: Double) -> Double {
    if x.high.abs() >= 0.4 {
        return (x + ONE).log();
    }
    if x.high == 0.0 {
        return x;
    }
    let y = Double::from(Function::LogPlusOne.f64()(x.high));
    let power = y.exp_minus_one();
    let step = (x - power) / (ONE + power);
    y + step - step * step * HALF
}

pub(super) fn sqrt(x: Double) -> Double {
    // an even power of two keeps the squares of the parts in range
    let exponent = ((x.high.to_bits() >> 52) as i32 - 1023) & !1;
    let x = x.scaled(-exponent / 2).scaled(-exponent / 2);
    let root = Double::from(x.high.sqrt());
    let root = root + (x - root * root) / (root + root);
    root.scaled(exponent / 2)
}

fn cbrt(x: Double) -> Double {
    let root = Double::from(Function::Cbrt.f64()(x.high));
    let square = root * root;
    root + (x - square * root) / (square * Double::from(3.0))
}

/// The number sqrt(1 - x^2).
fn of_circle(x: Double) -> Double {
    let square = (ONE - x) * (ONE + x);
    if square.high > 0.0 { sqrt(square) } else { Double::from(0.0) }
}

/// The sine and the cosine.
pub(super) fn circle(x: Double) -> (Double, Double) {
    if x.high.abs() > LARGE {
        return far_on_the_circle(x);
    }
    let turns = (x.high / HALF_PI[0]).round();
    let mut rest = x;
    for part in HALF_PI {
        rest = rest - Double::product(turns, part);
    }
    let (sine, cosine) = (sine_series(rest), cosine_series(rest));
    match turns.rem_euclid(4.0) as i32 {
        0 => (sine, cosine),
        1 => (cosine, -sine),
        2 => (-sine, -cosine),
        _ => (-cosine, sine),
    }
}

/// The sine and the cosine of a large number: those of its first f64 are enclosed by exact arithmetic, and those of the
/// rest are added by the theorems of addition.
fn far_on_the_circle(x: Double) -> (Double, Double) {
    let enclosed = |function| double_special::enclosed(function, x.high);
    let (sine, cosine) = (enclosed(Function::Sine), enclosed(Function::Cosine));
    match x.low == 0.0 {
        true => (sine, cosine),
        false => {
            let (of_rest, by_rest) = circle(Double::from(x.low));
            (sine * by_rest + cosine * of_rest, cosine * by_rest - sine * of_rest)
        }
    }
}

/// The sine of a number of at most pi / 4.
fn sine_series(x: Double) -> Double {
    let square = -(x * x);
    let mut term = x;
    let mut sum = x;
    for n in 1..=14 {
        term = term * square / Double::from(f64::from((2 * n) * (2 * n + 1)));
        sum = sum + term;
    }
    sum
}

/// The cosine of a number of at most pi / 4.
fn cosine_series(x: Double) -> Double {
    let square = -(x * x);
    let mut term = ONE;
    let mut sum = ONE;
    for n in 1..=14 {
        term = term * square / Double::from(f64::from((2 * n - 1) * (2 * n)));
        sum = sum + term;
    }
    sum
}

fn tan(x: Double) -> Double {
    let (sine, cosine) = circle(x);
    sine / cosine
}

fn tanh(x: Double) -> Double {
    if x.high.abs() > 40.0 {
        return ONE.signed_as(x);
    }
    let power = (x + x).exp_minus_one();
    power / (power + TWO)
}

/// The arc tangent: with t the tangent of the f64 function's y, the rest is atan((x - t) / (1 + x t)).
fn atan(x: Double) -> Double {
    if x.high.abs() > 1e10 {
        let inverse = ONE / x;
        let cube = inverse * inverse * inverse / Double::from(3.0);
        return (PI * HALF).signed_as(x) - (inverse - cube);
    }
    let y = Double::from(Function::Atan.f64()(x.high));
    let (sine, cosine) = circle(y);
    y + (x * cosine - sine) / (cosine + x * sine)
}

/// The angle of the point (x, y).
pub(super) fn atan2(y: Double, x: Double) -> Double {
    if x.high == 0.0 {
        return (PI * HALF).signed_as(y);
    }
    let steep = y.high.abs() > x.high.abs();
    let angle = match steep {
        true => (PI * HALF).signed_as(y) - atan(x / y),
        false => atan(y / x),
    };
    match (steep, x.high < 0.0) {
        (false, true) => angle + PI.signed_as(y),
        _ => angle,
    }
}

/// The number log(x + sqrt(x^2 - 1)), as log(1 + t + sqrt(t (t + 2))) with t = x - 1.
fn acosh(x: Double) -> Double {
    if x.high > 1e150 {
        return x.log() + TWO.log();
    }
    let above = x - ONE;
    if above.high <= 0.0 {
        return Double::from(0.0);
    }
    log_plus_one(above + sqrt(above * (above + TWO)))
}

/// The number log(x + sqrt(x^2 + 1)) for the magnitude, as log(1 + x + x^2 / (1 + sqrt(x^2 + 1))).
fn asinh(x: Double) -> Double {
    let size = x.magnitude();
    let result = match size.high > 1e150 {
        true => size.log() + TWO.log(),
        false => {
            let square = size * size;
            log_plus_one(size + square / (ONE + sqrt(ONE + square)))
        }
    };
    result.signed_as(x)
}

fn atanh(x: Double) -> Double {
    let size = x.magnitude();
    let inner = (size + size) / (ONE - size);
    let result = match inner.high > 0.4 {
        true => ((ONE + size) / (ONE - size)).log(),
        false => log_plus_one(inner),
    };
    (result * HALF).signed_as(x)
}

/// Half of e^x + e^-x, by the root of e^|x| where that overflows.
fn cosh(x: Double) -> Double {
    let size = x.magnitude();
    if size.high > 700.0 {
        let root = (size * HALF).exp();
        return root * HALF * root;
    }
    let power = size.exp();
    (power + ONE / power) * HALF
}

fn sinh(x: Double) -> Double {
    let size = x.magnitude();
    if size.high > 700.0 {
        return cosh(size).signed_as(x);
    }
    let power = size.exp_minus_one();
    ((power + power / (power + ONE)) * HALF).signed_as(x)
}

/// The integral by the series e^(-x^2) sum of 2^n x^(2n + 1) / (1 3 … (2n + 1)), whose terms have one sign.
fn erf(x: Double) -> Double {
    if x.high.abs() > 6.0 {
        return (ONE - erfc(x.magnitude())).signed_as(x);
    }
    let square = x * x;
    let (mut term, mut sum) = (x, x);
    for n in 1..200 {
        term = term * (square + square) / Double::from(f64::from(2 * n + 1));
        sum = sum + term;
        if term.high.abs() < sum.high.abs() * 2f64.powi(-108) {
            break;
        }
    }
    TWO_OVER_ROOT_PI * (-square).exp() * sum
}

/// The rest of the integral, from 4 on by a continued fraction.
fn erfc(x: Double) -> Double {
    if x.high < 4.0 {
        return ONE - erf(x);
    }
    let square = x * x;
    let mut fraction = x;
    for n in (1..=160).rev() {
        fraction = x + Double::from(0.5 * f64::from(n)) / fraction;
    }
    // 1 / sqrt(pi) is a half of 2 / sqrt(pi)
    TWO_OVER_ROOT_PI * HALF * (-square).exp() / fraction
}

/// The inverse of erf: of erfc for the distance to 1 if that is small.
fn erf_inv(x: Double) -> Double {
    let size = x.magnitude();
    let y = Double::from(Function::ErfInv.f64()(size.high));
    let slope = TWO_OVER_ROOT_PI * (-(y * y)).exp();
    let missing = match size.high > 0.5 {
        true => erfc(y) - (ONE - size),
        false => size - erf(y),
    };
    let step = missing / slope;
    (y + step + y * step * step).signed_as(x)
}

/// The number base^exponent, as the exponential of exponent * log |base|.
fn power(base: Double, exponent: Double) -> Double {
    let plain = Function2::Power.f64()(base.high, exponent.high);
    let is_plain = !plain.is_finite()
        || !base.high.is_finite()
        || !exponent.high.is_finite()
        || base.high == 0.0
        || (base.high < 0.0 && exponent.low != 0.0);
    if is_plain {
        return Double::from(plain);
    }
    let size = (exponent * log(base.magnitude())).exp().unless_nan(plain.abs());
    if plain < 0.0 || (plain == 0.0 && plain.is_sign_negative()) { -size } else { size }
}

#[cfg(test)]
mod tests {
    use super::super::rational::Rational;
    use super::super::real::Real;
    use super::*;
    use std::cmp::Ordering;

    /// Whether the value of a function, which exact arithmetic compares with numbers, is within 2^-80 of a result.
    fn is_near(exact: &Real, found: Double) -> bool {
        let parts = [found.high, found.low].map(|part| Rational::from_f64(part).unwrap());
        let found = parts[0].plus(&parts[1]);
        let reach = found.magnitude().scaled(-80);
        exact.compare(&found.minus(&reach)) == Ordering::Greater
            && exact.compare(&found.plus(&reach)) == Ordering::Less
    }

    /// The functions against the enclosures that exact arithmetic gives.
    #[test]
    fn functions_are_good_to_80_bits() {
        let points = [1e-9, 0.003, 0.11, 0.25, 0.4, 0.5, 0.61, 0.9, 0.99999, 1.1, 1.7, 2.4, 3.0];
        let points = points.into_iter().chain([5.3, 11.7, 33.3, 250.1, 1e5 + 0.1, 3e9, 1e22]);
        let points: Vec<f64> = points.flat_map(|x| [x, -x]).collect();
        let mut tried = 0;
        for function in Function::ALL {
            let of = function.of_double();
            for &x in &points {
                let plain = function.f64()(x);
                // values that are rational, saturated or beyond f64 have no enclosure
                let is_limit = plain.abs() == 1.0 || plain == 2.0 || plain == -1.0;
                if !plain.is_finite() || plain.abs() < 1e-200 || plain == 0.0 || is_limit {
                    continue;
                }
                if matches!(function, Function::Sqrt | Function::Rsqrt) && x == 0.25 {
                    continue;
                }
                let found = of(Double::from(x));
                assert!(is_near(&Real::of(function, x), found), "{function:?} {x}: {found:?}");
                tried += 1;
            }
        }
        assert!(tried > 400, "{tried}");
    }

    #[test]
    fn functions_of_two_numbers_are_good_to_80_bits() {
        for (x, y) in [(2.5, 3.7), (0.3, -12.2), (1.0000001, 1e8), (7.0, 200.5), (-2.5, 3.0)] {
            for function in [Function2::Power, Function2::Atan2] {
                let found = function.of_doubles()(Double::from(x), Double::from(y));
                if function == Function2::Power && x < 0.0 {
                    assert_eq!((found.high, found.low.abs() < 1e-28), (-15.625, true));
                    continue;
                }
                assert!(is_near(&Real::of2(function, x, y), found), "{function:?} {x} {y}");
            }
        }
        for (y, x) in [(1.0, -2.0), (-1.0, -2.0), (-3.0, 1.0), (3.0, -1.0), (1e-5, -1.0)] {
            let found = atan2(Double::from(y), Double::from(x));
            assert!(is_near(&Real::of2(Function2::Atan2, y, x), found), "{y} {x} {found:?}");
        }
    }

    /// e^(x + d) is e^x (1 + d), the logarithm of 1 + d is d, and so on: the second f64 of an operand counts.
    #[test]
    fn the_second_part_of_an_operand_counts() {
        let d = 1e-20;
        let near = |found: f64, expected: f64| (found / expected - 1.0).abs() < 1e-9;
        let of = |function: Function, high| function.of_double()(Double { high, low: d });
        assert!(near(of(Function::Log, 1.0).value(), d));
        let exponential = of(Function::Exponential, 0.5) - Double::from(0.5).exp();
        assert!(near(exponential.value(), d * 0.5f64.exp()), "{exponential:?}");
        let sine = of(Function::Sine, 0.5) - circle(Double::from(0.5)).0;
        assert!(near(sine.value(), d * 0.877_582_561_890_372_7), "{sine:?}");
        let error = of(Function::Erf, 0.5) - erf(Double::from(0.5));
        assert!(near(error.value(), d * 0.878_782_578_935_444_8), "{error:?}");
    }

    #[test]
    fn limits_are_those_of_f64() {
        let of = |function: Function, x: f64| function.of_double()(x.into()).value();
        assert_eq!(of(Function::Exponential, f64::NEG_INFINITY), 0.0);
        assert_eq!(of(Function::Exponential, 1000.0), f64::INFINITY);
        assert!(of(Function::Log, -1.0).is_nan());
        assert_eq!(of(Function::Log, 0.0), f64::NEG_INFINITY);
        assert_eq!(of(Function::Sqrt, 4.0), 2.0);
        assert_eq!(of(Function::Acos, 1.0), 0.0);
        assert_eq!(of(Function::Tanh, -100.0), -1.0);
    }
}
