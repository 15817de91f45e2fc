//! Exact comparisons, which decide the roundings that f64 cannot: is f(x) below or above a number?
//!
//! They are needed a few times in 2^28 evaluations, when f(x) is almost the middle between two values of a
//! format. They compute in fixed-point integers with some 250 bits beyond the result's leading one. A
//! difference that these bits do not show is zero (as in 3^2 = 9, but never for a transcendental value).

use std::cmp::Ordering;

use super::big::Integer;
use super::double_double::Double;
use super::functions::{Function, Function2};
use super::gamma::{self, BERNOULLI};
use super::rational::Rational;

/// How many bits are computed beyond the leading bit of the compared values.
const PRECISION: u32 = 256;
/// How many bits at the end the rounding of every step may have made wrong.
const NOISE: u32 = 48;

/// How f(x) compares with `bound`. Both are finite and not 0, and f(x) is within about an ULP of `bound`.
pub(super) fn compare(function: Function, x: f64, bound: f64) -> Ordering {
    match function {
        Function::Cbrt => return compare_exact(&[x], &[bound, bound, bound]),
        Function::Sqrt => return compare_exact(&[x], &[bound, bound]),
        Function::Rsqrt => return compare_exact(&[1.0], &[bound, bound, x]),
        _ => {}
    }
    let fixed = Fixed::for_values(&[x, bound]);
    fixed.sign(&fixed.difference(function, &fixed.exact(x), &fixed.exact(bound)))
}

/// How f(x) compares with a bound near it that is not an f64, under the conditions of [`compare`].
pub(super) fn compare_exactly(function: Function, x: f64, bound: &Rational) -> Ordering {
    let square = || bound.times(bound);
    match (function, Rational::from_f64(x)) {
        (Function::Cbrt, Some(x)) => x.cmp(&square().times(bound)),
        (Function::Sqrt, Some(x)) => x.cmp(&square()),
        (Function::Rsqrt, Some(x)) => Rational::one().cmp(&square().times(&x)),
        _ => {
            let fixed = Fixed::for_values(&[x, bound.to_f64()]);
            let bound = bound.fixed_point(fixed.bits);
            fixed.sign(&fixed.difference(function, &fixed.exact(x), &bound))
        }
    }
}

/// How lhs^rhs (of magnitudes, with the bound's sign) or the angle of (rhs, lhs) compares with a bound near
/// it that is not an f64, under the conditions of [`compare2`].
pub(super) fn compare2_exactly(
    function: Function2,
    lhs: f64,
    rhs: f64,
    bound: &Rational,
) -> Ordering {
    let fixed = Fixed::for_values(&[lhs, rhs, bound.to_f64()]);
    let bound = bound.fixed_point(fixed.bits);
    if function == Function2::Power {
        let power = fixed.product(&fixed.exact(rhs), &fixed.log(lhs.abs()));
        let order = fixed.sign(&power.minus(&fixed.log_of(&bound.magnitude())));
        return if bound.sign().is_lt() { order.reverse() } else { order };
    }
    fixed.angle_order(lhs, rhs, &bound)
}

/// The value of Lgamma or Digamma at a finite x that is not a pole, of which an estimate is known.
pub(super) fn value_near(function: Function, x: f64, estimate: f64) -> f64 {
    let fixed = Fixed::for_values(&[x, estimate]);
    let value = match function {
        Function::Lgamma => fixed.lgamma(&fixed.exact(x)),
        _ => fixed.digamma(&fixed.exact(x)),
    };
    value.to_f64_scaled(fixed.bits)
}

/// How a function of two finite operands that are not 0 compares with `bound`, under the conditions of
/// [`compare`].
pub(super) fn compare2(function: Function2, lhs: f64, rhs: f64, bound: f64) -> Ordering {
    match function {
        Function2::Polygamma if lhs == 0.0 => return compare(Function::Digamma, rhs, bound),
        Function2::Polygamma => return gamma::compare_polygamma(lhs, rhs, bound),
        Function2::Zeta => return gamma::compare_zeta(lhs, rhs, bound),
        Function2::Power | Function2::Atan2 => {}
    }
    let fixed = Fixed::for_values(&[lhs, rhs, bound]);
    match function {
        // |lhs|^rhs is on one side of |bound| as rhs * log|lhs| is of log|bound|
        Function2::Power => {
            if is_exact_power(lhs.abs(), rhs, bound.abs()) {
                return Ordering::Equal;
            }
            let power = fixed.product(&fixed.exact(rhs), &fixed.log(lhs.abs()));
            let order = fixed.sign(&power.minus(&fixed.log(bound.abs())));
            if bound < 0.0 { order.reverse() } else { order }
        }
        Function2::Atan2 => fixed.angle_order(lhs, rhs, &fixed.exact(bound)),
        Function2::Polygamma | Function2::Zeta => unreachable!("they were compared"),
    }
}

/// Whether base^exponent is exactly the value, found without series, since such ties are common among narrow
/// formats. A power whose exponent is not a multiple of 1/4 may be missed. The base is positive.
pub(super) fn is_exact_power(base: f64, exponent: f64, value: f64) -> bool {
    // base^(numerator / 2^halvings) = value, with all powers of two taken apart
    let (base_odd, base_scale) = odd_and_exponent(base);
    let (value_odd, value_scale) = odd_and_exponent(value);
    let (numerator, scale) = odd_and_exponent(exponent.abs());
    if !(-2..=62).contains(&scale) || numerator >= 1 << 32 {
        return false;
    }
    let numerator = (numerator as i128) << scale.max(0);
    let whole = 1u32 << (-scale).max(0);
    let signed = if exponent < 0.0 { -numerator } else { numerator };
    let scales_agree = base_scale as i128 * signed == value_scale as i128 * whole as i128;
    let odd_power = match (base_odd, u32::try_from(signed)) {
        (1, _) => Some(1),
        (_, Ok(power)) => (base_odd as u128).checked_pow(power),
        _ => None,
    };
    scales_agree && odd_power.is_some() && odd_power == (value_odd as u128).checked_pow(whole)
}

/// A finite positive value as an odd integer times a power of two.
fn odd_and_exponent(value: f64) -> (u64, i32) {
    let (field, fraction) = ((value.to_bits() >> 52) as i32, value.to_bits() & ((1 << 52) - 1));
    let mantissa = if field == 0 { fraction } else { fraction | 1 << 52 };
    let zeros = mantissa.trailing_zeros();
    (mantissa >> zeros, field.max(1) - 1075 + zeros as i32)
}

/// The value of e^x cos y - 1 where the terms of simpler formulas cancel; x and y are finite and not 0.
pub(super) fn exp_cos_minus_one(x: f64, y: f64) -> Double {
    let fixed = Fixed::for_values(&[x, y]);
    let cosine = fixed.sin_cos(&fixed.exact(y)).1;
    let product = fixed.product(&fixed.exp(&fixed.exact(x)), &cosine);
    let value = product.minus(&fixed.one());
    let high = value.to_f64_scaled(fixed.bits);
    Double { high, low: value.minus(&fixed.exact(high)).to_f64_scaled(fixed.bits) }
}

/// Compares two products whose signs are equal.
fn compare_exact(lhs: &[f64], rhs: &[f64]) -> Ordering {
    let product = |factors: &[f64]| {
        factors.iter().fold((Integer::from(1u64), 0), |(integer, exponent), factor| {
            let (mantissa, scale) = mantissa_and_exponent(*factor);
            (integer.times(&mantissa), exponent + scale)
        })
    };
    let ((lhs, lhs_exponent), (rhs, rhs_exponent)) = (product(lhs), product(rhs));
    let common = lhs_exponent.min(rhs_exponent);
    let lhs = lhs.shifted_left((lhs_exponent - common) as u32);
    lhs.minus(&rhs.shifted_left((rhs_exponent - common) as u32)).sign()
}

/// A finite value as an integer times a power of two.
fn mantissa_and_exponent(value: f64) -> (Integer, i32) {
    let bits = value.to_bits();
    let (field, fraction) = ((bits >> 52 & 0x7FF) as i32, bits & ((1 << 52) - 1));
    let mantissa = if field == 0 { fraction } else { fraction | 1 << 52 };
    let integer = Integer::from(mantissa);
    (if value < 0.0 { integer.negated() } else { integer }, field.max(1) - 1075)
}

/// Fixed-point arithmetic, in which an [`Integer`] n stands for n / 2^bits.
struct Fixed {
    bits: u32,
    /// A difference of this many bits or fewer is only rounding error.
    noise: u32,
}

impl Fixed {
    /// The arithmetic with enough bits that the smallest of the values has [`PRECISION`] bits above the
    /// noise, which grows with the largest.
    fn for_values(values: &[f64]) -> Fixed {
        let values = values.iter().filter(|value| **value != 0.0);
        let exponents = values.map(|value| (value.to_bits() >> 52 & 0x7FF) as i32 - 1023);
        let room: u32 = exponents.map(|exponent| exponent.unsigned_abs() + 53).sum();
        Fixed { bits: PRECISION + NOISE + 2 * room, noise: NOISE + room }
    }

    /// A number with the sign of f(x) - bound, where both are near each other.
    fn difference(&self, function: Function, x: &Integer, bound: &Integer) -> Integer {
        match function {
            Function::Exponential => self.exp(x).minus(bound),
            Function::ExponentialMinusOne => self.exp(x).minus(&self.one()).minus(bound),
            Function::Log => x.minus(&self.exp(bound)),
            Function::LogPlusOne => self.one().plus(x).minus(&self.exp(bound)),
            Function::Sine => self.sin_cos(x).0.minus(bound),
            Function::Cosine => self.sin_cos(x).1.minus(bound),
            Function::Tan => {
                let (sine, cosine) = self.sin_cos(x);
                let difference = sine.minus(&self.product(bound, &cosine));
                difference.with_sign_of(&cosine)
            }
            Function::Tanh => {
                let power = self.exp(&x.shifted_left(1));
                let scaled = self.product(bound, &power.plus(&self.one()));
                power.minus(&self.one()).minus(&scaled)
            }
            Function::Acos => self.sin_cos(bound).1.minus(x),
            Function::Asin => x.minus(&self.sin_cos(bound).0),
            Function::Atan => {
                let (sine, cosine) = self.sin_cos(bound);
                self.product(x, &cosine).minus(&sine)
            }
            Function::Acosh => x.minus(&self.cosh_sinh(bound).0),
            Function::Asinh => x.minus(&self.cosh_sinh(bound).1),
            Function::Atanh => {
                let (cosh, sinh) = self.cosh_sinh(bound);
                self.product(x, &cosh).minus(&sinh)
            }
            Function::Cosh => self.cosh_sinh(x).0.minus(bound),
            Function::Sinh => self.cosh_sinh(x).1.minus(bound),
            Function::Erf => self.erf_difference(x, bound),
            Function::Erfc => self.erf_difference(x, &self.one().minus(bound)).negated(),
            Function::ErfInv => self.erf_difference(bound, x).negated(),
            Function::BesselI1e => self.bessel_i1e_difference(x, bound),
            Function::Digamma => self.digamma(x).minus(bound),
            Function::Lgamma => self.lgamma(x).minus(bound),
            Function::Cbrt | Function::Sqrt | Function::Rsqrt => {
                unreachable!("algebraic functions are compared exactly")
            }
        }
    }

    /// How the direction of the point (x, y) compares with an angle near it.
    fn angle_order(&self, y: f64, x: f64, bound: &Integer) -> Ordering {
        // the sine of the small angle between the two directions
        let (sine, cosine) = self.sin_cos(bound);
        let toward = self.product(&self.exact(y), &cosine);
        self.sign(&toward.minus(&self.product(&self.exact(x), &sine)))
    }

    fn one(&self) -> Integer {
        Integer::from(1u64).shifted_left(self.bits)
    }

    fn exact(&self, value: f64) -> Integer {
        let (mantissa, exponent) = mantissa_and_exponent(value);
        mantissa.scaled(self.bits as i32 + exponent)
    }

    fn product(&self, lhs: &Integer, rhs: &Integer) -> Integer {
        lhs.times(rhs).shifted_right(self.bits)
    }

    /// The sign of a difference, which is zero within the noise.
    fn sign(&self, difference: &Integer) -> Ordering {
        if difference.bits() <= self.noise { Ordering::Equal } else { difference.sign() }
    }

    /// e^x as 2^k * (e^(r / 256))^256 with |r| < 1/2.
    fn exp(&self, x: &Integer) -> Integer {
        const HALVINGS: u32 = 8;
        let ln2 = self.ln2();
        let k = x.divided_nearest(&ln2);
        let small = x.minus(&ln2.times_small(k)).shifted_right(HALVINGS);
        let mut sum = self.one();
        let mut term = self.one();
        for n in 1.. {
            term = self.product(&term, &small).divided_by_small(n);
            if term.is_zero() {
                break;
            }
            sum = sum.plus(&term);
        }
        for _ in 0..HALVINGS {
            sum = self.product(&sum, &sum);
        }
        sum.scaled(k as i32)
    }

    /// The hyperbolic cosine and sine.
    fn cosh_sinh(&self, x: &Integer) -> (Integer, Integer) {
        let (power, inverse) = (self.exp(x), self.exp(&x.negated()));
        (power.plus(&inverse).shifted_right(1), power.minus(&inverse).shifted_right(1))
    }

    /// A number with the sign of erf(x) - bound: the difference of their squares times pi, with their signs.
    /// It uses erf(x) = 2 / sqrt(pi) e^-x^2 (x + 2 x^3 / 3 + 4 x^5 / (3 * 5) + ...).
    fn erf_difference(&self, x: &Integer, bound: &Integer) -> Integer {
        let square = self.product(x, x);
        let (mut sum, mut term) = (x.clone(), x.clone());
        for n in 1.. {
            term = self.product(&term, &square).shifted_left(1).divided_by_small(2 * n + 1);
            if term.is_zero() {
                break;
            }
            sum = sum.plus(&term);
        }
        let scaled = self.product(&sum, &self.exp(&square.negated())).shifted_left(1);
        let square = |value: &Integer| self.product(value, value).with_sign_of(value);
        square(&scaled).minus(&self.product(&square(bound), &self.pi()))
    }

    /// A number with the sign of e^-|x| I1(x) - bound, both of which have the sign of x.
    fn bessel_i1e_difference(&self, x: &Integer, bound: &Integer) -> Integer {
        /// From this number on, the asymptotic series gives some 2 * 128 * log2(e) bits.
        const LARGE: u64 = 128;
        let (magnitude, bound) = (x.magnitude(), bound.magnitude());
        if magnitude.minus(&Integer::from(LARGE).shifted_left(self.bits)).sign().is_ge() {
            return self.asymptotic_bessel_difference(&magnitude, &bound).with_sign_of(x);
        }
        let half = magnitude.shifted_right(1);
        let square = self.product(&half, &half);
        let (mut sum, mut term) = (half.clone(), half);
        for n in 1.. {
            term = self.product(&term, &square).divided_by_small(n * (n + 1));
            if term.is_zero() {
                break;
            }
            sum = sum.plus(&term);
        }
        // e^-x times the sum would not do, since its bits end before those of the sum
        sum.minus(&self.product(&bound, &self.exp(&magnitude))).with_sign_of(x)
    }

    /// The difference for large x > 0, by the series
    /// e^-x I1(x) sqrt(2 pi x) = 1 - (4 - 1) / (1! 8x) + (4 - 1) (4 - 9) / (2! (8x)^2) - ...: the square of
    /// the series minus the square of the value that `bound` implies for it.
    fn asymptotic_bessel_difference(&self, x: &Integer, bound: &Integer) -> Integer {
        let inverse = self.inverse(&x.shifted_left(3));
        let (mut sum, mut term) = (self.one(), self.one());
        for k in 1u64.. {
            let odd = 2 * k as i64 - 1;
            let next = self.product(&term, &inverse).times_small(odd * odd - 4);
            let next = next.divided_by_small(k);
            let grows = next.magnitude().minus(&term.magnitude()).sign().is_ge();
            if next.is_zero() || grows {
                break;
            }
            term = next;
            sum = sum.plus(&term);
        }
        let scale = self.product(&self.pi(), x).shifted_left(1);
        let square = self.product(bound, bound);
        self.product(&sum, &sum).minus(&self.product(&square, &scale))
    }

    /// The logarithm of |gamma(x)| where x is not a pole: by reflection, recurrence and Stirling's series.
    fn lgamma(&self, x: &Integer) -> Integer {
        if x.sign().is_le() {
            // gamma(x) gamma(1 - x) = pi / sin(pi x)
            let sine = self.sin_cos(&self.product(&self.pi(), x)).0.magnitude();
            let reflected = self.lgamma(&self.one().minus(x));
            return self.log_of(&self.pi()).minus(&self.log_of(&sine)).minus(&reflected);
        }
        let (mut z, mut product) = (x.clone(), self.one());
        while z.minus(&self.large()).sign().is_lt() {
            product = self.product(&product, &z);
            z = z.plus(&self.one());
        }
        let (log, inverse) = (self.log_of(&z), self.inverse(&z));
        let two_pi = self.pi().shifted_left(1);
        let half = self.one().shifted_right(1);
        let mut sum = self.product(&z.minus(&half), &log).minus(&z);
        sum = sum.plus(&self.log_of(&two_pi).shifted_right(1)).minus(&self.log_of(&product));
        let (mut power, square) = (inverse.clone(), self.product(&inverse, &inverse));
        for (k, &(numerator, denominator)) in (1u64..).zip(&BERNOULLI) {
            let divisor = u64::from(denominator) * 2 * k * (2 * k - 1);
            sum = sum.plus(&power.times_small(numerator).divided_by_small(divisor));
            power = self.product(&power, &square);
        }
        sum
    }

    /// The derivative of [`Fixed::lgamma`].
    fn digamma(&self, x: &Integer) -> Integer {
        if x.sign().is_le() {
            let (sine, cosine) = self.sin_cos(&self.product(&self.pi(), x));
            let inverse = self.inverse(&sine.magnitude()).with_sign_of(&sine);
            let cotangent = self.product(&cosine, &inverse);
            let reflected = self.digamma(&self.one().minus(x));
            return reflected.minus(&self.product(&self.pi(), &cotangent));
        }
        let (mut z, mut steps) = (x.clone(), Integer::from(0u64));
        while z.minus(&self.large()).sign().is_lt() {
            steps = steps.plus(&self.inverse(&z));
            z = z.plus(&self.one());
        }
        let inverse = self.inverse(&z);
        let square = self.product(&inverse, &inverse);
        let mut sum = self.log_of(&z).minus(&inverse.shifted_right(1)).minus(&steps);
        let mut power = square.clone();
        for (k, &(numerator, denominator)) in (1u64..).zip(&BERNOULLI) {
            let term =
                power.times_small(numerator).divided_by_small(u64::from(denominator) * 2 * k);
            sum = sum.minus(&term);
            power = self.product(&power, &square);
        }
        sum
    }

    /// From this number on, the series of [`BERNOULLI`] leave less than 2^-200.
    fn large(&self) -> Integer {
        Integer::from(200u64).shifted_left(self.bits)
    }

    /// The natural logarithm of a positive value x = m 2^k: that of m, which is in [1/2, 1), plus k log 2.
    fn log_of(&self, x: &Integer) -> Integer {
        let k = x.bits() as i32 - self.bits as i32;
        let mantissa = x.scaled(-k);
        let estimate = self.exact(Function::Log.f64()(mantissa.to_f64_scaled(self.bits)));
        let small = self.product(&self.exp(&estimate.negated()), &mantissa).minus(&self.one());
        estimate.plus(&self.ln2().times_small(k.into())).plus(&self.log_near_one(&small))
    }

    /// log(1 + small) by its series.
    fn log_near_one(&self, small: &Integer) -> Integer {
        let (mut sum, mut power) = (self.exact(0.0), small.clone());
        for n in 1.. {
            let term = power.divided_by_small(n);
            if term.is_zero() {
                break;
            }
            sum = if n % 2 == 1 { sum.plus(&term) } else { sum.minus(&term) };
            power = self.product(&power, small);
        }
        sum
    }

    /// The inverse of a positive value by Newton's iteration.
    fn inverse(&self, x: &Integer) -> Integer {
        let excess = x.bits() as i32 - self.bits as i32;
        // 1/x to nearly 53 bits, where x = head * 2^excess
        let head = x.to_f64_scaled(x.bits());
        let mut inverse = self.exact(1.0 / head).scaled(-excess);
        for _ in 0..self.bits.ilog2() {
            let error = self.one().minus(&self.product(x, &inverse));
            inverse = inverse.plus(&self.product(&inverse, &error));
        }
        inverse
    }

    /// Sine and cosine, by the remainder of x modulo pi/2.
    fn sin_cos(&self, x: &Integer) -> (Integer, Integer) {
        let half_pi = self.pi().shifted_right(1);
        let (quadrant, remainder) = x.reduced(&half_pi);
        let square = self.product(&remainder, &remainder);
        let series = |first: Integer, start: u64| {
            let (mut sum, mut term) = (first.clone(), first);
            for n in (start..).step_by(2) {
                term = self.product(&term, &square).divided_by_small(n * (n + 1)).negated();
                if term.is_zero() {
                    return sum;
                }
                sum = sum.plus(&term);
            }
            sum
        };
        let (sine, cosine) = (series(remainder, 2), series(self.one(), 1));
        match quadrant {
            0 => (sine, cosine),
            1 => (cosine, sine.negated()),
            2 => (sine.negated(), cosine.negated()),
            _ => (cosine.negated(), sine),
        }
    }

    /// The natural logarithm of a positive value, from that of f64 by e^-log(value) * value = 1 + small.
    fn log(&self, value: f64) -> Integer {
        let estimate = self.exact(Function::Log.f64()(value));
        let near_one = self.product(&self.exp(&estimate.negated()), &self.exact(value));
        let small = near_one.minus(&self.one());
        estimate.plus(&self.log_near_one(&small))
    }

    /// log 2, as 2 artanh(1/3).
    fn ln2(&self) -> Integer {
        self.arc_tangent_of_inverse(3, false).shifted_left(1)
    }

    /// pi by Machin's formula: pi = 16 arctan(1/5) - 4 arctan(1/239).
    fn pi(&self) -> Integer {
        let first = self.arc_tangent_of_inverse(5, true).shifted_left(4);
        first.minus(&self.arc_tangent_of_inverse(239, true).shifted_left(2))
    }

    /// arctan(1/n), or artanh(1/n) if not `alternating`.
    fn arc_tangent_of_inverse(&self, n: u64, alternating: bool) -> Integer {
        let mut power = self.one().divided_by_small(n);
        let mut sum = power.clone();
        for k in 1.. {
            power = power.divided_by_small(n * n);
            let term = power.divided_by_small(2 * k + 1);
            if term.is_zero() {
                break;
            }
            sum = if alternating && k % 2 == 1 { sum.minus(&term) } else { sum.plus(&term) };
        }
        sum
    }
}

#[cfg(test)]
#[allow(clippy::approx_constant, clippy::type_complexity)]
mod tests {
    use super::*;

    const NEIGHBOURS: &[(Function, f64, f64, f64)] = &[
        (Function::Exponential, 1.0, 2.718281828459045, 2.7182818284590455),
        (Function::Exponential, -700.5, 5.98019611863979e-305, 5.980196118639791e-305),
        (Function::Exponential, 0.001, 1.0010005001667082, 1.0010005001667084),
        (Function::Exponential, 88.7, 3.3259869802505787e+38, 3.325986980250579e+38),
        (Function::ExponentialMinusOne, 1e-05, 1.0000050000166667e-05, 1.0000050000166668e-05),
        (Function::ExponentialMinusOne, -3.5, -0.9698026165776815, -0.9698026165776814),
        (Function::ExponentialMinusOne, 200.25, 9.278333978592354e+86, 9.278333978592355e+86),
        (Function::Log, 1.0000001, 9.999999505838704e-08, 9.999999505838706e-08),
        (Function::Log, 1e-300, -690.7755278982138, -690.7755278982137),
        (Function::Log, 3.0, 1.0986122886681096, 1.0986122886681098),
        (Function::Log, 1e+300, 690.7755278982137, 690.7755278982138),
        (Function::LogPlusOne, 1e-09, 9.999999995e-10, 9.999999995000002e-10),
        (Function::LogPlusOne, -0.999, -6.907755278982137, -6.907755278982136),
        (Function::LogPlusOne, 1e+20, 46.05170185988091, 46.051701859880914),
        (Function::Sine, 1.0, 0.8414709848078965, 0.8414709848078966),
        (Function::Sine, -1e+22, 0.8522008497671888, 0.8522008497671889),
        (Function::Sine, 1.0715086071862673e+301, -0.15920170308624246, -0.15920170308624243),
        (Function::Sine, 0.001, 0.0009999998333333417, 0.000999999833333342),
        (Function::Cosine, 2.0, -0.4161468365471424, -0.41614683654714235),
        (Function::Cosine, 1e+22, 0.5232147853951389, 0.523214785395139),
        (Function::Cosine, -1.5707963, 2.6794896585028633e-08, 2.6794896585028636e-08),
        (Function::Tan, 1.5, 14.101419947171719, 14.10141994717172),
        (Function::Tan, -1e+22, 1.6287782256068988, 1.628778225606899),
        (Function::Tan, 0.001953125, 0.001953127483530655, 0.0019531274835306554),
        (Function::Tan, 4.0, 1.1578212823495775, 1.1578212823495777),
        (Function::Tanh, 0.0001, 9.999999966666667e-05, 9.999999966666668e-05),
        (Function::Tanh, 0.5, 0.46211715726000974, 0.4621171572600098),
        (Function::Tanh, -3.0, -0.9950547536867305, -0.9950547536867304),
        (Function::Cbrt, 2.0, 1.259921049894873, 1.2599210498948732),
        (Function::Cbrt, -5e-300, -1.7099759466766972e-100, -1.709975946676697e-100),
        (Function::Cbrt, 1e+300, 1e+100, 1.0000000000000002e+100),
        (Function::Sqrt, 2.0, 1.414213562373095, 1.4142135623730951),
        (Function::Sqrt, 1e-200, 9.999999999999999e-101, 1e-100),
        (Function::Rsqrt, 2.0, 0.7071067811865475, 0.7071067811865476),
        (Function::Rsqrt, 1e-200, 9.999999999999998e+99, 1e+100),
        (Function::Rsqrt, 3e+200, 5.773502691896258e-101, 5.773502691896259e-101),
    ];
    const NEIGHBOURS_2: &[(Function2, f64, f64, f64, f64)] = &[
        (Function2::Power, 2.5, 3.7, 29.674132536420856, 29.67413253642086),
        (Function2::Power, 1.0000001, 1000000000.0, 2.6881038582144643e+43, 2.6881038582144647e+43),
        (Function2::Power, 1e-30, 0.3, 1.0000000000000007e-09, 1.0000000000000009e-09),
        (Function2::Power, 7.0, -300.5, 1.1169634850613753e-254, 1.1169634850613755e-254),
        (Function2::Power, 0.999, 100000.0, 3.5385276883431275e-44, 3.538527688343128e-44),
        (Function2::Power, -1.1, 7.0, -1.9487171000000012, -1.948717100000001),
        (Function2::Atan2, 1.0, 2.0, 0.4636476090008061, 0.46364760900080615),
        (Function2::Atan2, -1.0, -0.001, -1.5717963264615635, -1.5717963264615633),
        (Function2::Atan2, 1e-30, -3.0, 3.141592653589793, 3.1415926535897936),
        (Function2::Atan2, 1e-30, 7.0, 1.4285714285714286e-31, 1.4285714285714288e-31),
        (Function2::Atan2, -5.0, 1e-10, -1.5707963267748968, -1.5707963267748966),
        (Function2::Atan2, 1e+200, -1e+200, 2.356194490192345, 2.3561944901923453),
    ];

    /// The bounds by mpmath are just below and just above f(x), a few parts in 10^16 apart.
    #[test]
    fn orders_neighbours_of_known_values() {
        for (function, x, below, above) in NEIGHBOURS {
            assert_eq!(compare(*function, *x, *below), Ordering::Greater, "{function:?} {x}");
            assert_eq!(compare(*function, *x, *above), Ordering::Less, "{function:?} {x}");
        }
        for (function, lhs, rhs, below, above) in NEIGHBOURS_2 {
            assert_eq!(
                compare2(*function, *lhs, *rhs, *below),
                Ordering::Greater,
                "{function:?} {lhs}"
            );
            assert_eq!(
                compare2(*function, *lhs, *rhs, *above),
                Ordering::Less,
                "{function:?} {lhs}"
            );
        }
    }

    #[test]
    fn finds_exact_values() {
        assert_eq!(compare2(Function2::Power, 3.0, 2.0, 9.0), Ordering::Equal);
        assert_eq!(compare2(Function2::Power, -3.0, 3.0, -27.0), Ordering::Equal);
        assert_eq!(compare2(Function2::Power, 0.25, -1.5, 8.0), Ordering::Equal);
        for (base, exponent, value) in [
            (3.0, 2.0, 9.0),
            (0.25, -1.5, 8.0),
            (2.25, 0.5, 1.5),
            (16.0, 0.25, 2.0),
            (2.0, -9.0, 2f64.powi(-9)),
        ] {
            assert!(is_exact_power(base, exponent, value), "{base}^{exponent}");
            assert!(!is_exact_power(base, exponent, value.next_up()), "{base}^{exponent}");
        }
        assert!(!is_exact_power(3.0, -1.0, 1.0 / 3.0));
        assert_eq!(compare(Function::Cbrt, -27.0, -3.0), Ordering::Equal);
        assert_eq!(compare(Function::Rsqrt, 0.0625, 4.0), Ordering::Equal);
    }
}
