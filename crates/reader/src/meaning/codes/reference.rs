//! Steps as the reference interpreter makes them, its faults included: the policy `stablehlo`
//! (docs/numerics.md, "Presets and knobs"). It computes sums, products, quotients, remainders and
//! extrema in the type, and functions in f64, from where its results are converted to the type. What comes
//! of that and is not the default:
//!
//! * a NaN operand is the result, quiet, with its sign and payload; where both are NaN, the first (of atan2,
//!   the second). What sqrt, rsqrt, log_plus_one, power, and the circular functions of infinities make is a
//!   negative NaN;
//! * infinity and NaN are a zero of their sign in types that have neither;
//! * in f8E8M0FNU zero is the smallest value, and a value below zero has bit 7 set over the code of its
//!   magnitude; functions read NaN as infinity;
//! * floor, ceil, round_nearest_afz and round_nearest_even add and subtract 2^(p - 1), p being the type's
//!   precision, also where the type cannot hold it (f8E3M4, f6E2M3FN);
//! * reduce_precision takes the highest bit for a sign and the highest exponent for infinity;
//! * comparisons ignore TOTALORDER.

use super::float::Float;
use super::rounding::{Rounded, canonical};
use crate::meaning::step::{Binary, Unary};
use crate::numeric::policy::Rounding;
use crate::numeric::{ConvertPolicy, FloatFormat, Function, Function2, Number, Zero};

/// The result of a step of one operand; `None` if it is the same as without the policy.
pub fn unary(unary: Unary, rounded: &Rounded, operand: Float) -> Option<u64> {
    let format = rounded.format;
    let Float { code: operand, value: x } = operand;
    Some(match unary {
        Unary::Negate if format.zero == Zero::None => operand | 1 << (format.width - 1),
        Unary::Sign if x.is_nan() => operand,
        Unary::Sign => rounded.code(Number::from_f64(if x == 0.0 { x } else { x.signum() }), 0),
        Unary::Imag => rounded.code(Number::from_f64(0.0), 0),
        Unary::Ceil => integral(rounded, x, Rounding::Up),
        Unary::Floor => integral(rounded, x, Rounding::Down),
        Unary::RoundNearestAfz => integral(rounded, x, Rounding::NearestAway),
        Unary::RoundNearestEven => integral(rounded, x, Rounding::NearestEven),
        Unary::Function(of) => function(rounded, of, x),
        Unary::ReducePrecision { exponent_bits, mantissa_bits } => {
            reduced(format, operand, exponent_bits, mantissa_bits)
        }
        _ => return None,
    })
}

/// The result of a step of two operands; `None` if it is the same as without the policy.
pub fn binary(binary: Binary, rounded: &Rounded, x: f64, y: f64) -> Option<u64> {
    let in_type = |number: Number| rounded.code(nan_of(x, y).unwrap_or(number), 0);
    let extremum = |larger: bool| {
        let take_first = if larger { x.total_cmp(&y).is_gt() } else { x.total_cmp(&y).is_lt() };
        in_type(Number::from_f64(if take_first { x } else { y }))
    };
    Some(match binary {
        Binary::Add => in_type(rounded.sum(x, y)),
        Binary::Subtract => in_type(rounded.sum(x, -y)),
        Binary::Multiply => in_type(Number::product(x, y)),
        Binary::Divide => in_type(Number::quotient(x, y)),
        Binary::Remainder => in_type(canonical(x % y)),
        Binary::Maximum => extremum(true),
        Binary::Minimum => extremum(false),
        Binary::Power => function2(rounded, Function2::Power, x, y),
        Binary::Atan2 => function2(rounded, Function2::Atan2, x, y),
        _ => return None,
    })
}

/// The first operand that is NaN.
fn nan_of(lhs: f64, rhs: f64) -> Option<Number> {
    [lhs, rhs].into_iter().find(|operand| operand.is_nan()).map(Number::from_f64)
}

/// An operand as a function in f64 gets it.
fn as_f64(format: &FloatFormat, operand: f64) -> f64 {
    if operand.is_nan() && format.zero == Zero::None { f64::INFINITY } else { operand }
}

/// The NaN that an x86 processor makes.
const INVALID: Number = Number::Nan { negative: true, payload: 1 << 51 };

fn function(rounded: &Rounded, of: Function, operand: f64) -> u64 {
    let x = as_f64(rounded.format, operand);
    if x.is_nan() {
        return rounded.code(Number::from_f64(x), 0);
    }
    let is_negative = matches!(
        of,
        Function::Sqrt
            | Function::Rsqrt
            | Function::LogPlusOne
            | Function::Sine
            | Function::Cosine
            | Function::Tan
    );
    match of.f64()(x).is_nan() {
        true => rounded.code(if is_negative { INVALID } else { Number::NAN }, 0),
        false => rounded.function(of, x),
    }
}

fn function2(rounded: &Rounded, of: Function2, lhs: f64, rhs: f64) -> u64 {
    let [lhs, rhs] = [lhs, rhs].map(|operand| as_f64(rounded.format, operand));
    if !of.f64()(lhs, rhs).is_nan() {
        return rounded.function2(of, lhs, rhs);
    }
    // glibc's: the point's first coordinate counts, and an odd power has lost the base's sign
    let nan = match of {
        Function2::Power if lhs.is_nan() && rhs.abs() % 2.0 == 1.0 => nan_of(lhs.abs(), rhs),
        Function2::Power => nan_of(lhs, rhs),
        _ => nan_of(rhs, lhs),
    };
    rounded.code(nan.unwrap_or(INVALID), 0)
}

/// A value with 2^(p - 1) of its sign added and subtracted again, each rounded in the type.
fn integral(rounded: &Rounded, operand: f64, rounding: Rounding) -> u64 {
    let format = rounded.format;
    let power = 2f64.powi(format.precision() as i32 - 1);
    if !operand.is_finite() || operand == 0.0 || operand.abs() >= power {
        return rounded.code(Number::from_f64(operand), 0);
    }
    let constant = rounded.value(Number::from_f64(power), 0).copysign(operand);
    let directed = rounded.with(format, ConvertPolicy { rounding, ..rounded.policy });
    let sum = directed.value(directed.sum(operand, constant), 0);
    let difference = nan_of(sum, constant).unwrap_or_else(|| directed.sum(sum, -constant));
    let code = directed.code(difference, 0);
    let restored = format.decode(code).copysign(operand);
    if format.signed { format.encode(ConvertPolicy::MOVE, restored) } else { code }
}

/// A code of which the highest bit is taken for a sign, whatever the type: the mantissa is rounded, then the
/// exponent compared with the range.
fn reduced(format: &FloatFormat, operand: u64, exponent_bits: u32, mantissa_bits: u32) -> u64 {
    let mut code = operand;
    if format.is_nan(operand) {
        return match mantissa_bits {
            0 => format.infinity.unwrap_or_else(|| format.encoded_nan()),
            _ => code,
        };
    }
    if mantissa_bits < format.mantissa_bits {
        let dropped = format.mantissa_bits - mantissa_bits;
        let last_place = code >> dropped & 1;
        code = (code + last_place + (1 << (dropped - 1)) - 1) >> dropped << dropped;
    }
    let all_exponent_bits = format.width - 1 - format.mantissa_bits;
    if exponent_bits < all_exponent_bits {
        let bias = |bits: u32| (1u64 << (bits - 1)) - 1;
        let sign = code & 1 << (format.width - 1);
        let exponents = ((1u64 << all_exponent_bits) - 1) << format.mantissa_bits;
        let exponent = (code & exponents) >> format.mantissa_bits;
        let (middle, reach) = (bias(all_exponent_bits), bias(exponent_bits));
        if exponent > middle + reach {
            code = sign | exponents;
        } else if exponent <= middle - reach {
            code = sign;
        }
    }
    code & format.code_mask()
}
