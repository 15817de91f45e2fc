//! Functions of complex numbers whose parts have about 106 bits: what the results of `complex<f64>` are measured against.
//!
//! Each part is computed by a formula that does not cancel, or whose terms are added exactly. Zeros, infinities, NaN and
//! the sides of cuts are those of the functions of f64.

use num_complex::Complex;

use super::complex;
use super::double_double::Double;
use super::double_functions::{
    HALF, ONE, PI, atan2 as angle, circle, exp_wide, log, log_plus_one, sqrt as real_sqrt,
};
use super::exact_comparison;
use super::functions::{Function, Function2};

/// The real and the imaginary part.
type Z = [Double; 2];

/// Where a part is so much smaller than its terms, exact arithmetic takes their place.
const CANCELLED: f64 = 1.0 / 65536.0;
const ZERO: Double = Double { high: 0.0, low: 0.0 };

/// The function of one operand, if it has a complex operand.
pub fn function(function: Function) -> Option<fn(Z) -> Z> {
    Some(match function {
        Function::Exponential => |z| or(z, Function::Exponential, exponential),
        Function::ExponentialMinusOne => {
            |z| or(z, Function::ExponentialMinusOne, exponential_minus_one)
        }
        Function::Log => |z| or(z, Function::Log, logarithm),
        Function::LogPlusOne => |z| or(z, Function::LogPlusOne, logarithm_plus_one),
        Function::Sine => |z| or(z, Function::Sine, sine),
        Function::Cosine => |z| or(z, Function::Cosine, cosine),
        Function::Tan => |z| or(z, Function::Tan, tan),
        Function::Tanh => |z| or(z, Function::Tanh, |z| swapped(tan(swapped(z)))),
        Function::Cbrt => |z| or(z, Function::Cbrt, cbrt),
        Function::Sqrt => |z| or(z, Function::Sqrt, sqrt),
        Function::Rsqrt => |z| or(z, Function::Rsqrt, rsqrt),
        Function::Sinh => |z| or(z, Function::Sinh, |z| swapped(sine(swapped(z)))),
        Function::Cosh => |z| or(z, Function::Cosh, |z| cosine([-z[1], z[0]])),
        Function::Acos => |z| or(z, Function::Acos, acos),
        Function::Acosh => |z| or(z, Function::Acosh, acosh),
        Function::Asin => |z| or(z, Function::Asin, asin),
        Function::Asinh => |z| or(z, Function::Asinh, |z| swapped(asin(swapped(z)))),
        Function::Atan => |z| or(z, Function::Atan, |z| swapped(atanh(swapped(z)))),
        Function::Atanh => |z| or(z, Function::Atanh, atanh),
        _ => return None,
    })
}

/// The result of a formula, part by part. Where f64 gives zero or something that is not finite, or a part of the
/// operand is not finite, it is the result in f64.
fn or(z: Z, function: Function, formula: fn(Z) -> Z) -> Z {
    let plain = complex::function(function).map(|of| of(first(z)));
    plain.map_or(z, |plain| unless_special(&[z], plain, || formula(z)))
}

fn unless_special(operands: &[Z], plain: Complex<f64>, formula: impl FnOnce() -> Z) -> Z {
    let is_finite = operands.iter().flatten().all(|part| part.high.is_finite());
    if !is_finite {
        return [plain.re, plain.im].map(Double::from);
    }
    let [re, im] = formula();
    [with_limits(re, plain.re), with_limits(im, plain.im)]
}

/// A part as the formula gives it, unless that or the part of f64 is not finite, or both are zero.
fn with_limits(part: Double, plain: f64) -> Double {
    let is_zero = part.high == 0.0 && plain == 0.0;
    let is_special = !part.high.is_finite() || !plain.is_finite() || is_zero;
    if is_special { Double::from(plain) } else { part }
}

/// The number whose parts are the first f64 of each part.
fn first([re, im]: Z) -> Complex<f64> {
    Complex::new(re.high, im.high)
}

fn swapped([re, im]: Z) -> Z {
    [im, re]
}

fn conjugate([re, im]: Z) -> Z {
    [re, -im]
}

/// A magnitude with the sign of a number, which may be a zero.
fn signed(magnitude: Double, sign: Double) -> Double {
    if sign.high.is_sign_negative() { -magnitude } else { magnitude }
}

/// A number times a power of two, in steps that keep the power in range.
fn scaled(x: Double, exponent: i32) -> Double {
    let first = exponent.clamp(-1000, 1000);
    let second = (exponent - first).clamp(-1000, 1000);
    let third = (exponent - first - second).clamp(-1000, 1000);
    let scale = |part: f64| part * 2f64.powi(first) * 2f64.powi(second) * 2f64.powi(third);
    Double { high: scale(x.high), low: scale(x.low) }
}

/// The number times 2^-exponent, whose larger part is near 1, and the exponent, which is even.
fn normalised(z: Z) -> (Z, i32) {
    let largest = z[0].high.abs().max(z[1].high.abs());
    if largest == 0.0 || !largest.is_finite() {
        return (z, 0);
    }
    let exponent = match largest < f64::MIN_POSITIVE {
        true => ((largest * 2f64.powi(64)).to_bits() >> 52) as i32 - 1023 - 64,
        false => (largest.to_bits() >> 52) as i32 - 1023,
    } & !1;
    (z.map(|part| scaled(part, -exponent)), exponent)
}

/// The sum of numbers whose exact sum may be far smaller than they are.
fn exact_sum(terms: &mut [f64]) -> Double {
    // each pass moves what is lost by rounding to the front, and three passes leave two good f64 at the end
    for _ in 0..3 {
        for at in 1..terms.len() {
            let Double { high, low } = Double::sum(terms[at], terms[at - 1]);
            (terms[at], terms[at - 1]) = (high, low);
        }
    }
    terms.iter().fold(ZERO, |sum, &term| sum + Double::from(term))
}

/// The sum of the products of pairs of numbers and of one more number, without the product of the second f64 of each two,
/// which is below the last bit of the factors.
fn sum_of_products<const N: usize>(products: [(Double, Double); N], more: Double) -> Double {
    let mut terms = [0.0; 32];
    let mut count = 0;
    let mut add = |term: Double| {
        (terms[count], terms[count + 1]) = (term.low, term.high);
        count += 2;
    };
    for (x, y) in products {
        add(Double::product(x.low, y.high));
        add(Double::product(x.high, y.low));
        add(Double::product(x.high, y.high));
    }
    add(more);
    exact_sum(&mut terms[..count])
}

/// The product of two numbers. Where it is not finite, it is the product in f64.
pub fn product(x: Z, y: Z) -> Z {
    let ([a, b], [c, d]) = (x, y);
    let plain = first(x) * first(y);
    unless_special(&[x, y], plain, || [a * c - b * d, a * d + b * c])
}

/// The square of a number.
pub fn square(z: Z) -> Z {
    let [re, im] = z;
    unless_special(&[z], complex::square(first(z)), || {
        let both = re * im;
        [sum_of_products([(re, re), (im, -im)], ZERO), both + both]
    })
}

/// The quotient of two numbers.
pub fn quotient(x: Z, y: Z) -> Z {
    unless_special(&[x, y], complex::divide(first(x), first(y)), || {
        let ((x, x_exponent), (y, y_exponent)) = (normalised(x), normalised(y));
        if y[0].high == 0.0 && y[1].high == 0.0 {
            return [Double::from(f64::NAN); 2];
        }
        let norm = y[0] * y[0] + y[1] * y[1];
        let real = sum_of_products([(x[0], y[0]), (x[1], y[1])], ZERO);
        let imaginary = sum_of_products([(x[1], y[0]), (x[0], -y[1])], ZERO);
        [real, imaginary].map(|part| scaled(part / norm, x_exponent - y_exponent))
    })
}

/// The square root of the sum of the squares.
pub fn modulus(z: Z) -> Double {
    let plain = complex::abs(first(z));
    if !plain.is_finite() || plain == 0.0 {
        return Double::from(plain);
    }
    let (z, exponent) = normalised(z);
    scaled(real_sqrt(z[0] * z[0] + z[1] * z[1]), exponent)
}

/// The number over its modulus.
pub fn sign(z: Z) -> Z {
    unless_special(&[z], complex::sign(first(z)), || {
        let (z, _) = normalised(z);
        let modulus = modulus(z);
        z.map(|part| part / modulus)
    })
}

/// The base to the power of the exponent.
pub fn power(base: Z, exponent: Z) -> Z {
    let plain = complex::power(first(base), first(exponent));
    let is_zero = |z: Z| z.iter().all(|part| part.high == 0.0);
    if is_zero(base) || is_zero(exponent) {
        return [plain.re, plain.im].map(Double::from);
    }
    unless_special(&[base, exponent], plain, || {
        if base[1].high == 0.0 && exponent[1].high == 0.0 {
            let modulus = Function2::Power.of_doubles()(base[0].magnitude(), exponent[0]);
            if base[0].high > 0.0 {
                return [modulus, ZERO];
            }
            let (sine, cosine) = circle_of_half_turns(exponent[0]);
            return [modulus * cosine, signed(modulus * sine, base[1])];
        }
        let [re, im] = logarithm(base);
        let real = sum_of_products([(exponent[0], re), (exponent[1], -im)], ZERO);
        let imaginary = sum_of_products([(exponent[0], im), (exponent[1], re)], ZERO);
        exponential([real, imaginary])
    })
}

/// The sine and the cosine of `turns` half turns.
fn circle_of_half_turns(turns: Double) -> (Double, Double) {
    let whole = 2.0 * (turns.high / 2.0).round();
    circle((turns - Double::from(whole)) * PI)
}

/// The angle of the point (x, y), continued to complex numbers as [`complex::atan2`] is.
pub fn atan2(y: Z, x: Z) -> Z {
    unless_special(&[y, x], complex::atan2(first(y), first(x)), || {
        if y[1].high == 0.0 && x[1].high == 0.0 {
            return [Function2::Atan2.of_doubles()(y[0], x[0]), ZERO];
        }
        let exponent = normalised(x).1.max(normalised(y).1);
        let [y, x] = [y, x].map(|z| z.map(|part| scaled(part, -exponent)));
        let plus = [x[0] - y[1], x[1] + y[0]];
        let minus = [x[0] + y[1], x[1] - y[0]];
        let argument = |z: Z| Function2::Atan2.of_doubles()(z[1], z[0]);
        let squares = [(x[0], x[0]), (x[1], -x[1]), (y[0], y[0]), (y[1], -y[1])];
        let both = sum_of_products([(x[0], x[1]), (y[0], y[1])], ZERO);
        let branch =
            argument(plus) - argument([sum_of_products(squares, ZERO), both + both]) * HALF;
        // the doubled angle is that of plus / minus, up to whole turns
        let sine = sum_of_products([(x[0], y[0]), (x[1], y[1])], ZERO);
        let squares = [(x[0], x[0]), (x[1], x[1]), (y[0], -y[0]), (y[1], -y[1])];
        let half = argument([sum_of_products(squares, ZERO), sine + sine]) * HALF;
        let half_turns = ((branch.high - half.high) / std::f64::consts::PI).round();
        let angle = match half_turns % 2.0 == 0.0 {
            true => half,
            false if half.high > 0.0 => half - PI,
            false => half + PI,
        };
        // |plus|^2 - |minus|^2
        let four = Double::from(4.0);
        let difference = sum_of_products([(x[1], y[0]), (x[0], -y[1])], ZERO) * four;
        let norm = |z: Z| z[0] * z[0] + z[1] * z[1];
        let of = |x: Double| Function::LogPlusOne.of_double()(x) / four;
        let imaginary = match difference.high >= 0.0 {
            true => -of(difference / norm(minus)),
            false => of(-difference / norm(plus)),
        };
        [angle, imaginary]
    })
}

/// The number e^(-2 pi i power / length), for a power below the length.
pub fn root_of_unity(power: usize, length: usize) -> Z {
    // the angle is reduced to an eighth of a turn by exact arithmetic, in eighths of the length
    let (eighths, length) = (8 * power as u128, length as u128);
    let turn = (eighths + length / 2) / length;
    let rest = eighths as i128 - (turn * length) as i128;
    let angle = PI * Double::from(rest as f64) / Double::from((4 * length) as f64);
    let (sine, cosine) = circle(angle);
    let root_of_half = real_sqrt(HALF);
    let [re, im] = match turn % 2 {
        0 => [cosine, sine],
        _ => [(cosine - sine) * root_of_half, (cosine + sine) * root_of_half],
    };
    match turn / 2 % 4 {
        0 => [re, -im],
        1 => [-im, -re],
        2 => [-re, im],
        _ => [im, re],
    }
}

fn exponential([re, im]: Z) -> Z {
    let (sine, cosine) = circle(im);
    times_exp([cosine, if im.high == 0.0 { im } else { sine }], re)
}

/// The product z e^x, where e^x alone may overflow or vanish.
fn times_exp(z: Z, x: Double) -> Z {
    match x.high.abs() < 700.0 {
        true => {
            let power = x.exp();
            z.map(|part| part * power)
        }
        false => {
            let (power, exponent) = exp_wide(x);
            z.map(|part| scaled(part * power, exponent))
        }
    }
}

/// The number e^z - 1. Its real part (e^x - 1) cos y - 2 sin(y / 2)^2 is a sum of terms that may cancel.
fn exponential_minus_one(z: Z) -> Z {
    let [re, im] = z;
    let [whole, imaginary] = exponential(z);
    if im.high == 0.0 {
        return [re.exp_minus_one(), im];
    }
    if re.high.abs() > 300.0 {
        return [whole - ONE, imaginary];
    }
    let (sine_of_half, _) = circle(im * HALF);
    let (_, cosine) = circle(im);
    let (growth, square) = (re.exp_minus_one(), sine_of_half * sine_of_half);
    let real = sum_of_products([(growth, cosine)], -(square + square));
    if real.high.abs() > square.high * CANCELLED || re.high == 0.0 {
        return [real, imaginary];
    }
    let slopes = (whole * Double::from(re.low)) - (imaginary * Double::from(im.low));
    [exact_comparison::exp_cos_minus_one(re.high, im.high) + slopes, imaginary]
}

/// Half of the logarithm of 1 more than a number.
fn half_log_plus_one(excess: Double) -> Double {
    match excess.high < 1.0 {
        true => log_plus_one(excess) * HALF,
        false => log(ONE + excess) * HALF,
    }
}

fn logarithm(z: Z) -> Z {
    let argument = argument(z);
    let largest = z[0].high.abs().max(z[1].high.abs());
    if !(0.5..=2.0).contains(&largest) {
        let (normal, exponent) = normalised(z);
        let shift = Double::from(f64::from(exponent)) * log(Double::from(2.0));
        return [log(modulus(normal)) + shift, argument];
    }
    let excess = sum_of_products([(z[0], z[0]), (z[1], z[1])], -ONE);
    match excess.high < -0.5 {
        true => [log(modulus(z)), argument],
        false => [half_log_plus_one(excess), argument],
    }
}

fn logarithm_plus_one(z: Z) -> Z {
    let above = [z[0] + ONE, z[1]];
    let largest = z[0].high.abs().max(z[1].high.abs());
    if largest > 4.0 {
        return logarithm(above);
    }
    // |1 + z|^2 - 1
    let excess = sum_of_products([(z[0], z[0]), (z[1], z[1])], z[0] + z[0]);
    match excess.high < -0.5 {
        true => logarithm(above),
        false => [half_log_plus_one(excess), argument(above)],
    }
}

/// The angle of a number, on the side of the cut that the sign of its imaginary part says.
fn argument(z: Z) -> Double {
    Function2::Atan2.of_doubles()(z[1], z[0])
}

fn sine([re, im]: Z) -> Z {
    let (sine, cosine) = circle(re);
    hyperbolic(if re.high == 0.0 { re } else { sine }, cosine, im)
}

fn cosine([re, im]: Z) -> Z {
    let (sine, cosine) = circle(re);
    hyperbolic(cosine, -(if re.high == 0.0 { re } else { sine }), im)
}

/// The number a cosh(y) + i b sinh(y), where the functions alone may overflow.
fn hyperbolic(a: Double, b: Double, y: Double) -> Z {
    if y.high.abs() > 300.0 {
        return times_exp([a * HALF, signed(b * HALF, y)], y.magnitude());
    }
    let (sinh, cosh) = (Function::Sinh.of_double()(y), Function::Cosh.of_double()(y));
    [a * cosh, b * sinh]
}

/// The tangent (sin x cos x + i sinh y cosh y) / (cos(x)^2 + sinh(y)^2).
fn tan([re, im]: Z) -> Z {
    let (sine, cosine) = circle(re);
    if im.high.abs() > 300.0 {
        let fall = -(im.magnitude() + im.magnitude());
        let [real, _] = times_exp([sine * cosine * Double::from(4.0), ZERO], fall);
        return [real, signed(ONE, im)];
    }
    let (sinh, cosh) = (Function::Sinh.of_double()(im), Function::Cosh.of_double()(im));
    let norm = cosine * cosine + sinh * sinh;
    [sine * cosine / norm, sinh * cosh / norm]
}

fn cbrt(z: Z) -> Z {
    if z[1].high == 0.0 && z[0].high >= 0.0 {
        return [Function::Cbrt.of_double()(z[0]), z[1]];
    }
    let root = Function::Cbrt.of_double()(modulus(z));
    let (sine, cosine) = circle(argument(z) / Double::from(3.0));
    [root * cosine, root * sine]
}

fn sqrt(z: Z) -> Z {
    if z.iter().all(|part| part.high == 0.0) {
        return z;
    }
    let (normal, exponent) = normalised(z);
    let root = real_sqrt((normal[0].magnitude() + modulus(normal)) * HALF);
    let other = normal[1].magnitude() / (root + root);
    let (real, imaginary) = if z[0].high >= 0.0 { (root, other) } else { (other, root) };
    [scaled(real, exponent / 2), signed(scaled(imaginary, exponent / 2), z[1])]
}

/// The reciprocal square root conj(sqrt z) / |z|.
fn rsqrt(z: Z) -> Z {
    let (normal, exponent) = normalised(z);
    let modulus = modulus(normal);
    conjugate(sqrt(normal)).map(|part| scaled(part / modulus, -exponent / 2))
}

/// The square roots of 1 - z and 1 + z.
fn roots(z: Z) -> [Z; 2] {
    [sqrt([ONE - z[0], -z[1]]), sqrt([ONE + z[0], z[1]])]
}

/// The real part of the product of two numbers, and its imaginary part.
fn parts_of_product(x: Z, y: Z) -> [Double; 2] {
    [
        sum_of_products([(x[0], y[0]), (x[1], -y[1])], ZERO),
        sum_of_products([(x[0], y[1]), (x[1], y[0])], ZERO),
    ]
}

/// Kahan's formulas for the inverse sine and cosine.
fn asin(z: Z) -> Z {
    let [below, above] = roots(z);
    let [cosine, _] = parts_of_product(below, above);
    let [_, sinh] = parts_of_product(conjugate(below), above);
    [angle(z[0], cosine), Function::Asinh.of_double()(sinh)]
}

fn acos(z: Z) -> Z {
    let [below, above] = roots(z);
    let [_, sinh] = parts_of_product(conjugate(above), below);
    let half = angle(below[0], above[0]);
    [half + half, Function::Asinh.of_double()(sinh)]
}

fn acosh(z: Z) -> Z {
    let [below, above] = [sqrt([z[0] - ONE, z[1]]), sqrt([z[0] + ONE, z[1]])];
    let [sinh, _] = parts_of_product(conjugate(below), above);
    let half = angle(below[1], above[0]);
    [Function::Asinh.of_double()(sinh), half + half]
}

fn atanh(z: Z) -> Z {
    let [re, im] = z;
    let largest = re.high.abs().max(im.high.abs());
    if largest > 1e150 {
        let [inverse, _] = quotient([ONE, ZERO], z);
        return [inverse, signed(PI * HALF, im)];
    }
    // the logarithm of |1 + z|^2 / |1 - z|^2, which is 1 + 4 |x| / |1 - |x| - iy|^2
    let (size, four) = (re.magnitude(), Double::from(4.0));
    let below = ONE - size;
    let growth = size * four / (below * below + im * im);
    let real = match growth.high < 1.0 {
        true => log_plus_one(growth),
        false => log(ONE + growth),
    } / four;
    let cosine = sum_of_products([(re, -re), (im, -im)], ONE);
    [signed(real, re), Function2::Atan2.of_doubles()(im + im, cosine) * HALF]
}

/// The real part of sqrt(1 - z^2) and the magnitude of the imaginary part of asin z.
pub fn asin_acos_kernel(z: Z) -> Z {
    unless_special(&[z], complex::asin_acos_kernel(first(z)), || {
        let [below, above] = roots(z);
        let [cosine, _] = parts_of_product(below, above);
        [cosine, asin(z)[1].magnitude()]
    })
}
