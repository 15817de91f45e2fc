//! Functions of complex numbers, each part of which is near the true mathematical value.
//!
//! Each function is a formula in f64 without harmful cancellation, whose real functions are within 0.51 ULP.
//! Infinities and signed zeros follow Annex G of the C standard, as far as it covers them. Parts of f32 are
//! computed in f64 and rounded once. The bound for f64 is 8 ULP a part, except for [`power`], whose error
//! grows with |exponent * log(base)|, and [`atan2`] of complex operands, where it is 8 ULP of the modulus.

use num_complex::Complex;

use super::double_double::Double;
use super::exact_comparison;
use super::functions::{Function, atan2_f64};

#[path = "complex_inverse.rs"]
mod inverse;

type Z = Complex<f64>;

/// The function of one complex operand, if there is one.
pub fn function(function: Function) -> Option<fn(Z) -> Z> {
    Some(match function {
        Function::Exponential => exponential,
        Function::ExponentialMinusOne => exponential_minus_one,
        Function::Log => log,
        Function::LogPlusOne => log_plus_one,
        Function::Sine => sine,
        Function::Cosine => cosine,
        Function::Tan => tan,
        Function::Tanh => |z| swapped(tan(swapped(z))),
        Function::Cbrt => cbrt,
        Function::Sqrt => sqrt,
        Function::Rsqrt => rsqrt,
        Function::Sinh => |z| swapped(sine(swapped(z))),
        Function::Cosh => |z| cosine(Complex::new(z.im, -z.re)),
        Function::Acos => inverse::acos,
        Function::Acosh => inverse::acosh,
        Function::Asin => inverse::asin,
        Function::Asinh => inverse::asinh,
        Function::Atan => |z| swapped(inverse::atanh(swapped(z))),
        Function::Atanh => inverse::atanh,
        _ => return None,
    })
}

pub use inverse::asin_acos_kernel;

/// The square z^2. The square of a real or an imaginary number is exactly real, and that of a number on a
/// diagonal exactly imaginary.
pub fn square(z: Z) -> Z {
    // the squares of the parts may overflow, or vanish, although their difference does not
    let (normal, exponent) = normalised(z);
    let re = match z.re.abs() == z.im.abs() && z.re.is_finite() {
        true => 0.0,
        false if z.re.is_infinite() || z.im.is_infinite() => (z.re - z.im) * (z.re + z.im),
        false => {
            let squares = [squared(normal.re), negated(squared(normal.im)), (0.0, 0.0)];
            scaled(sum_of_three(squares), 2 * exponent)
        }
    };
    Complex::new(re, z.re * z.im * 2.0)
}

/// |z|, without overflow on the way. It is infinite if a part is, also beside a NaN of any kind.
pub fn abs(operand: Z) -> f64 {
    if operand.re.is_infinite() || operand.im.is_infinite() {
        return f64::INFINITY;
    }
    pxfm::f_hypot(operand.re, operand.im)
}

/// The sign z / |z|, which is zero for zero, and NaN if a part is NaN.
pub fn sign(operand: Z) -> Z {
    if operand.re.is_nan() || operand.im.is_nan() {
        return Complex::new(f64::NAN, f64::NAN);
    }
    if operand.re == 0.0 && operand.im == 0.0 {
        return Complex::new(0.0, 0.0);
    }
    let (scaled, _) = normalised(operand);
    let modulus = abs(scaled);
    Complex::new(scaled.re / modulus, scaled.im / modulus)
}

/// The quotient lhs / rhs. A quotient by zero is infinite, and one by infinity is zero, as in Annex G.
pub fn divide(lhs: Z, rhs: Z) -> Z {
    let (divisor, exponent) = normalised(rhs);
    if divisor.im == 0.0 && divisor.re != 0.0 && divisor.re.is_finite() {
        return Complex::new(lhs.re / rhs.re, lhs.im / rhs.re);
    }
    let (dividend, lhs_exponent) = normalised(lhs);
    let denominator = sum_of_products(divisor.re, divisor.re, divisor.im, divisor.im);
    let re = sum_of_products(dividend.re, divisor.re, dividend.im, divisor.im) / denominator;
    let im = sum_of_products(dividend.im, divisor.re, -dividend.re, divisor.im) / denominator;
    if re.is_nan() && im.is_nan() {
        return exceptional_quotient(lhs, rhs, denominator);
    }
    let exponent = lhs_exponent - exponent;
    Complex::new(scaled(re, exponent), scaled(im, exponent))
}

/// The principal value of base^exponent = e^(exponent * log(base)), which is 1 if the exponent is 0. Powers
/// of real numbers are real, or lie on the right ray, exactly.
pub fn power(base: Z, exponent: Z) -> Z {
    if exponent.re == 0.0 && exponent.im == 0.0 {
        return Complex::new(1.0, 0.0);
    }
    if base.re == 0.0 && base.im == 0.0 {
        return match exponent.re > 0.0 {
            true => Complex::new(0.0, 0.0),
            false if exponent.re < 0.0 => Complex::new(f64::INFINITY, f64::NAN),
            false => Complex::new(f64::NAN, f64::NAN),
        };
    }
    if base.im == 0.0 && exponent.im == 0.0 {
        let modulus = super::functions::power_f64(base.re.abs(), exponent.re);
        if base.re > 0.0 {
            return Complex::new(modulus, 0.0);
        }
        let (cosine, sine) = (pxfm::f_cospi(exponent.re), pxfm::f_sinpi(exponent.re));
        let sine = if base.im.is_sign_negative() { -sine } else { sine };
        return Complex::new(modulus * cosine, modulus * sine);
    }
    let log = log(base);
    let re = sum_of_products(exponent.re, log.re, -exponent.im, log.im);
    let im = sum_of_products(exponent.re, log.im, exponent.im, log.re);
    exponential(Complex::new(re, im))
}

/// The function -i log((x + iy) / sqrt(x^2 + y^2)), which for real operands is the angle of the point (x, y).
pub fn atan2(y: Z, x: Z) -> Z {
    if y.im == 0.0 && x.im == 0.0 {
        return Complex::new(atan2_f64(y.re, x.re), 0.0);
    }
    // the angle does not change if both are scaled by one factor
    let largest = Complex::new(sorted(x).1, sorted(y).1);
    let exponent = -normalised(largest).1;
    let [y, x] = [y, x].map(|z| Complex::new(scaled(z.re, exponent), scaled(z.im, exponent)));
    // x^2 + y^2 = plus * minus
    let plus = Complex::new(x.re - y.im, x.im + y.re);
    let minus = Complex::new(x.re + y.im, x.im - y.re);
    let argument = |z: Z| atan2_f64(z.im, z.re);
    let product = sum_of_squares(x, y);
    let branch = argument(plus) - argument(product) / 2.0;
    // the doubled angle is that of plus / minus, up to whole turns
    let sine = 2.0 * sum_of_products(x.re, y.re, x.im, y.im);
    let cosine = sum_of_three([squared(x.re), squared(x.im), negated(squared(y.re))]) - y.im * y.im;
    let half = atan2_f64(sine, cosine) / 2.0;
    let half_turns = ((branch - half) / std::f64::consts::PI).round();
    let angle = match half_turns % 2.0 == 0.0 {
        true => half,
        false if half > 0.0 => half - std::f64::consts::PI,
        false => half + std::f64::consts::PI,
    };
    // |plus|^2 - |minus|^2
    let difference = 4.0 * sum_of_products(x.im, y.re, -x.re, y.im);
    let im = if difference >= 0.0 {
        -0.25 * pxfm::f_log1p(difference / minus.norm_sqr())
    } else {
        0.25 * pxfm::f_log1p(-difference / plus.norm_sqr())
    };
    Complex::new(angle, im)
}

fn exponential(z: Z) -> Z {
    if z.im == 0.0 {
        return Complex::new(pxfm::f_exp(z.re), z.im);
    }
    if z.re.is_infinite() && !z.im.is_finite() {
        return match z.re > 0.0 {
            true => Complex::new(f64::INFINITY, f64::NAN),
            false => Complex::new(0.0, 0.0),
        };
    }
    let (sine, cosine) = pxfm::f_sincos(z.im);
    times_exp(Complex::new(cosine, sine), z.re)
}

/// The product z * e^x, where e^x alone may overflow or vanish. Parts that are zero stay zero.
fn times_exp(z: Z, x: f64) -> Z {
    let part = |part: f64| {
        if part == 0.0 {
            part
        } else if x.abs() < 700.0 {
            part * pxfm::f_exp(x)
        } else {
            let half = pxfm::f_exp(x / 2.0);
            part * half * half
        }
    };
    Complex::new(part(z.re), part(z.im))
}

/// The function e^z - 1, where e^x cos y - 1 = (e^x - 1) cos y - 2 sin(y/2)^2, whose terms may cancel.
fn exponential_minus_one(z: Z) -> Z {
    const CANCELLED: f64 = 1.0 / 32.0;
    let whole = exponential(z);
    if z.im == 0.0 {
        return Complex::new(pxfm::f_expm1(z.re), z.im);
    }
    if !z.re.is_finite() || !z.im.is_finite() || z.re.abs() > 700.0 {
        return Complex::new(whole.re - 1.0, whole.im);
    }
    let (sine_of_half, cosine) = (pxfm::f_sin(z.im / 2.0), pxfm::f_cos(z.im));
    let (first, second) = (pxfm::f_expm1(z.re) * cosine, -2.0 * sine_of_half * sine_of_half);
    let re = first + second;
    if re.abs() < second.abs() * CANCELLED && z.re != 0.0 {
        return Complex::new(exact_comparison::exp_cos_minus_one(z.re, z.im).high, whole.im);
    }
    Complex::new(re, whole.im)
}

fn log(z: Z) -> Z {
    let argument = atan2_f64(z.im, z.re);
    let (small, large) = sorted(z);
    if !(0.5..=2.0).contains(&large) {
        let (scaled, exponent) = normalised(z);
        let log = pxfm::f_log(abs(scaled));
        let shift = exponent as f64;
        return match exponent.abs() > 900 {
            true => Complex::new(log + shift * std::f64::consts::LN_2, argument),
            false => Complex::new(pxfm::f_log(abs(z)), argument),
        };
    }
    // |z|^2 - 1, exactly to twice the bits
    let excess = sum_of_three([squared(large), squared(small), (-1.0, 0.0)]);
    let re = match excess < 1.0 {
        true => pxfm::f_log1p(excess) / 2.0,
        false => pxfm::f_log(abs(z)),
    };
    Complex::new(re, argument)
}

fn log_plus_one(z: Z) -> Z {
    let argument = atan2_f64(z.im, 1.0 + z.re);
    let (_, large) = sorted(z);
    if large.is_nan() || large > 4.0 {
        return Complex::new(log(Complex::new(1.0 + z.re, z.im)).re, argument);
    }
    // |1 + z|^2 - 1
    let excess = sum_of_three([(2.0 * z.re, 0.0), squared(z.re), squared(z.im)]);
    let re = match excess {
        // near -1 the excess keeps few digits of |1 + z|, and the sum 1 + z is exact, or its logarithm is not small
        ..-0.5 => log(Complex::new(1.0 + z.re, z.im)).re,
        ..1.0 => pxfm::f_log1p(excess) / 2.0,
        _ => pxfm::f_log(abs(Complex::new(1.0 + z.re, z.im))),
    };
    Complex::new(re, argument)
}

// Special values of the circular functions are those of csinh, ccosh and ctanh in Annex G of C17, of which they are rotations.
// Where it leaves the sign of an infinity or a zero open, the sign is the one that glibc chooses, as the reference interpreter
// does.

fn sine(z: Z) -> Z {
    if z.im.is_infinite() && !z.re.is_finite() {
        return Complex::new(f64::NAN, f64::INFINITY);
    }
    if z.im.is_nan() && z.re == 0.0 {
        return z;
    }
    let (sine, cosine) = sin_cos(z.re);
    hyperbolic(sine, cosine, z.im)
}

fn cosine(z: Z) -> Z {
    if z.im.is_infinite() && !z.re.is_finite() {
        return Complex::new(f64::INFINITY, f64::NAN);
    }
    if z.im.is_nan() && z.re == 0.0 {
        return swapped(z);
    }
    let (sine, cosine) = sin_cos(z.re);
    hyperbolic(cosine, -sine, z.im)
}

/// The number a cosh(y) + i b sinh(y), where the functions alone may overflow.
fn hyperbolic(a: f64, b: f64, y: f64) -> Z {
    if y.abs() > 700.0 {
        // a part that is halved after its first product is no longer subnormal, and loses no bit
        let half = pxfm::f_exp(y.abs() / 2.0);
        let part = |part: f64| if part == 0.0 { part } else { part * half * 0.5 * half };
        return Complex::new(part(a), part(b * 1f64.copysign(y)));
    }
    let im = match y == 0.0 {
        true if b.is_nan() => y,
        true => b * y,
        false => b * pxfm::f_sinh(y),
    };
    Complex::new(a * pxfm::f_cosh(y), im)
}

/// The tangent (sin x cos x + i sinh y cosh y) / (cos(x)^2 + sinh(y)^2).
fn tan(z: Z) -> Z {
    if !z.re.is_finite() && !z.im.is_infinite() {
        return Complex::new(f64::NAN, if z.im == 0.0 { z.im } else { f64::NAN });
    }
    if z.im.is_nan() && z.re == 0.0 {
        return z;
    }
    let (sine, cosine) = sin_cos(z.re);
    if z.im.abs() > 20.0 {
        let both = match z.re.is_finite() {
            true => sine * cosine,
            false if z.re.is_nan() => 0.0,
            false => 0f64.copysign(z.re),
        };
        let re = 4.0 * both * pxfm::f_exp(-2.0 * z.im.abs());
        return Complex::new(re, 1f64.copysign(z.im));
    }
    // pxfm loses the sign of zero
    let sinh = if z.im == 0.0 { z.im } else { pxfm::f_sinh(z.im) };
    let cosh = pxfm::f_cosh(z.im);
    let denominator = cosine * cosine + sinh * sinh;
    Complex::new(sine * cosine / denominator, sinh * cosh / denominator)
}

fn cbrt(z: Z) -> Z {
    let (scaled_operand, exponent) = normalised(z);
    // the exponent is made a multiple of three, for the cube root
    let rest = exponent.rem_euclid(3);
    let modulus = abs(scaled_operand) * (1 << rest) as f64;
    let root = scaled(pxfm::f_cbrt(modulus), (exponent - rest) / 3);
    let (sine, cosine) = pxfm::f_sincos(atan2_f64(z.im, z.re) / 3.0);
    if z.im == 0.0 && z.re >= 0.0 {
        return Complex::new(pxfm::f_cbrt(z.re), z.im);
    }
    Complex::new(root * cosine, root * sine)
}

fn sqrt(z: Z) -> Z {
    if z.re == 0.0 && z.im == 0.0 {
        return Complex::new(0.0, z.im);
    }
    if z.im.is_infinite() {
        return Complex::new(f64::INFINITY, z.im);
    }
    if z.re.is_infinite() {
        let zero = if z.im.is_nan() { f64::NAN } else { 0f64.copysign(z.im) };
        return match z.re > 0.0 {
            true => Complex::new(f64::INFINITY, zero),
            false => Complex::new(zero.abs(), f64::INFINITY.copysign(z.im)),
        };
    }
    let (normal, exponent) = normalised(z);
    let odd = exponent.rem_euclid(2);
    let normal = normal * (1 << odd) as f64;
    let root = ((normal.re.abs() + abs(normal)) / 2.0).sqrt();
    let root = scaled(root, (exponent - odd) / 2);
    // the imaginary part is taken unscaled, since beside a large real part the scaled one may have lost
    // digits
    let other = z.im.abs() / (2.0 * root);
    let (re, im) = if z.re >= 0.0 { (root, other) } else { (other, root) };
    Complex::new(re, im.copysign(z.im))
}

/// The reciprocal square root conj(sqrt z) / |z|.
fn rsqrt(z: Z) -> Z {
    if z.re == 0.0 && z.im == 0.0 {
        return divide(Complex::new(1.0, 0.0), z);
    }
    let (normal, exponent) = normalised(z);
    let odd = exponent.rem_euclid(2);
    let normal = normal * (1 << odd) as f64;
    if normal.im == 0.0 && normal.re > 0.0 {
        return Complex::new(pxfm::f_rsqrt(z.re), -z.im);
    }
    if z.re.is_infinite() || z.im.is_infinite() {
        return Complex::new(0.0, (-0f64).copysign(-z.im));
    }
    let (root, modulus) = (sqrt(normal), abs(normal));
    let half = (odd - exponent) / 2;
    Complex::new(scaled(root.re / modulus, half), scaled(-root.im / modulus, half))
}

fn swapped(z: Z) -> Z {
    Complex::new(z.im, z.re)
}

/// The magnitudes of the parts, the smaller one first.
fn sorted(z: Z) -> (f64, f64) {
    let (re, im) = (z.re.abs(), z.im.abs());
    if re < im { (re, im) } else { (im, re) }
}

/// Sine and cosine, which are NaN for infinity, and zero itself and 1 for zero.
fn sin_cos(x: f64) -> (f64, f64) {
    if x == 0.0 { (x, 1.0) } else { pxfm::f_sincos(x) }
}

/// The number z * 2^-exponent, whose larger part is in [1, 2), and the exponent, which is 0 for zero and for
/// numbers that are not finite.
fn normalised(z: Z) -> (Z, i32) {
    let (_, large) = sorted(z);
    if large == 0.0 || !large.is_finite() {
        return (z, 0);
    }
    let widened = if large < f64::MIN_POSITIVE { large * 2f64.powi(64) } else { large };
    let bias = if large < f64::MIN_POSITIVE { 1023 + 64 } else { 1023 };
    let exponent = (widened.to_bits() >> 52) as i32 - bias;
    (Complex::new(scaled(z.re, -exponent), scaled(z.im, -exponent)), exponent)
}

/// The number x * 2^exponent, rounded once unless it is subnormal.
fn scaled(x: f64, exponent: i32) -> f64 {
    let power = |exponent: i32| f64::from_bits(((exponent + 1023) as u64) << 52);
    let first = exponent.clamp(-1000, 1000);
    let second = (exponent - first).clamp(-1000, 1000);
    x * power(first) * power(second) * power((exponent - first - second).clamp(-1000, 1000))
}

/// A quotient that the formula gives as NaN + NaN i, although a zero or an infinity has a limit.
fn exceptional_quotient(lhs: Z, rhs: Z, denominator: f64) -> Z {
    let boxed = |x: f64| if x.is_infinite() { 1f64 } else { 0f64 }.copysign(x);
    let is_infinite = |z: Z| z.re.is_infinite() || z.im.is_infinite();
    let is_finite = |z: Z| z.re.is_finite() && z.im.is_finite();
    if denominator == 0.0 && !(lhs.re.is_nan() && lhs.im.is_nan()) {
        let infinity = f64::INFINITY.copysign(rhs.re);
        return Complex::new(infinity * lhs.re, infinity * lhs.im);
    }
    if is_infinite(lhs) && is_finite(rhs) {
        let (re, im) = (boxed(lhs.re), boxed(lhs.im));
        let (real, imaginary) = (re * rhs.re + im * rhs.im, im * rhs.re - re * rhs.im);
        return Complex::new(f64::INFINITY * real, f64::INFINITY * imaginary);
    }
    if is_infinite(rhs) && is_finite(lhs) {
        let (re, im) = (boxed(rhs.re), boxed(rhs.im));
        let (real, imaginary) = (lhs.re * re + lhs.im * im, lhs.im * re - lhs.re * im);
        return Complex::new(0.0 * real, 0.0 * imaginary);
    }
    Complex::new(f64::NAN, f64::NAN)
}

/// The sum x^2 + y^2 of complex numbers.
fn sum_of_squares(x: Z, y: Z) -> Z {
    let re = sum_of_three([squared(x.re), negated(squared(x.im)), squared(y.re)]) - y.im * y.im;
    Complex::new(re, 2.0 * sum_of_products(x.re, x.im, y.re, y.im))
}

/// The sum ab + cd, with an error of about one ULP even if the products cancel.
fn sum_of_products(a: f64, b: f64, c: f64, d: f64) -> f64 {
    sum_of_three([product(a, b), product(c, d), (0.0, 0.0)])
}

fn squared(x: f64) -> (f64, f64) {
    product(x, x)
}

fn negated(pair: (f64, f64)) -> (f64, f64) {
    (-pair.0, -pair.1)
}

/// A product and its rounding error, by Dekker's algorithm.
fn product(a: f64, b: f64) -> (f64, f64) {
    let Double { high, low } = Double::product(a, b);
    (high, low)
}

/// The sum of three numbers, each with an error term.
fn sum_of_three(terms: [(f64, f64); 3]) -> f64 {
    let [(a, a_low), (b, b_low), (c, c_low)] = terms;
    let (partial, first) = sum(a, b);
    let (total, second) = sum(partial, c);
    let (errors, third) = sum(first, second);
    let low = errors + (third + a_low + b_low + c_low);
    if low.is_finite() { total + low } else { a + b + c }
}

/// A sum and its rounding error, by Knuth's algorithm.
fn sum(a: f64, b: f64) -> (f64, f64) {
    let high = a + b;
    let from_b = high - a;
    (high, (a - (high - from_b)) + (b - from_b))
}

#[cfg(test)]
#[path = "complex_tests.rs"]
mod tests;
