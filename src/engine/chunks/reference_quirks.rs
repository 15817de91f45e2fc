//! Steps as the official interpreter makes them, faults included: policy `stablehlo`.
//!
//! It computes sums, products, quotients, remainders and extrema in the type, and functions in f64,
//! from where its results are converted to the type. What comes of that and is not the default:
//!
//! * a NaN operand is the result, quiet, with its sign and payload; where both are NaN, the first (of atan2, the second).
//!   What sqrt, rsqrt, log_plus_one, power, and the circular functions of infinities make is a
//!   negative NaN;
//! * infinity and NaN are a zero of their sign in types that have neither;
//! * in f8E8M0FNU zero is the smallest value, and a value below zero has bit 7 set over the code of
//!   its magnitude; functions read NaN as infinity;
//! * floor, ceil, round_nearest_afz and round_nearest_even add and subtract 2^(p - 1), p being the
//!   type's precision, also where the type cannot hold it (f8E3M4, f6E2M3FN);
//! * reduce_precision takes the highest bit for a sign and the highest exponent for infinity;
//! * comparisons ignore TOTALORDER.

use super::exact_steps::{Rounded, each_code, each_code_of_two};
use super::float::{FloatLane, maximum, minimum};
use super::kernel::Kernel;
use super::{Binary, Unary};
use crate::meaning::Draws;
use crate::meaning::reduced_by_reference;
use crate::numeric::number::Number;
use crate::numeric::policy::Rounding;
use crate::numeric::{Carrier, ConvertPolicy, FloatFormat, Function, Function2, Zero};

/// The code of a step of one float operand; none for those that are as by default.
pub fn unary(unary: Unary, rounded: Rounded) -> Option<Kernel> {
    match rounded.format.carrier() {
        Carrier::F32 => unary_in::<f32>(unary, rounded),
        Carrier::F64 => unary_in::<f64>(unary, rounded),
    }
}

/// The code of a step of two float operands; none for those that are as by default.
pub fn binary(binary: Binary, rounded: Rounded) -> Option<Kernel> {
    match rounded.format.carrier() {
        Carrier::F32 => binary_in::<f32>(binary, rounded),
        Carrier::F64 => binary_in::<f64>(binary, rounded),
    }
}

fn unary_in<F: FloatLane>(unary: Unary, rounded: Rounded) -> Option<Kernel> {
    let by_code = |of: fn(&Rounded, f64) -> u64| {
        each_code::<F, F>(rounded, move |lane, _, _| of(&rounded, lane.widen()))
    };
    let integral = |rounding| {
        each_code::<F, F>(rounded, move |lane, _, _| integral(&rounded, lane.widen(), rounding))
    };
    Some(match unary {
        Unary::Negate if rounded.format.zero == Zero::None => by_code(negated),
        Unary::Sign => by_code(sign),
        Unary::Imag => by_code(|rounded, _| rounded.nearest(Number::from_f64(0.0))),
        Unary::Ceil => integral(Rounding::Up),
        Unary::Floor => integral(Rounding::Down),
        Unary::RoundNearestAfz => integral(Rounding::NearestAway),
        Unary::RoundNearestEven => integral(Rounding::NearestEven),
        Unary::Function(of) => each_code::<F, F>(rounded, move |lane, draws, index| {
            function(&rounded, of, lane.widen(), draws, index)
        }),
        Unary::ReducePrecision { exponent_bits, mantissa_bits } => {
            each_code::<F, F>(rounded, move |lane, _, _| {
                let code = rounded.format.encode(ConvertPolicy::MOVE, lane.widen());
                reduced_by_reference(rounded.format, code, exponent_bits, mantissa_bits)
            })
        }
        _ => return None,
    })
}

fn binary_in<F: FloatLane>(binary: Binary, rounded: Rounded) -> Option<Kernel> {
    let in_type = |of: fn(&Rounded, f64, f64) -> Number| {
        let step = move |lhs: f64, rhs: f64, draws, index| {
            let number = nan_of(lhs, rhs).unwrap_or_else(|| of(&rounded, lhs, rhs));
            rounded.code(number, draws, index, 0)
        };
        each_code_of_two::<F>(step, rounded)
    };
    let by_function = |of: Function2| {
        let step = move |lhs, rhs, draws, index| {
            function2(&rounded, of, [lhs, rhs].map(|x| as_f64(rounded.format, x)), draws, index)
        };
        each_code_of_two::<F>(step, rounded)
    };
    // the official interpreter has no such functions: only their results are rounded as its are
    let as_by_default = |of: Function2| {
        let step = move |lhs, rhs, draws, index| rounded.function2_code(of, lhs, rhs, draws, index);
        each_code_of_two::<F>(step, rounded)
    };
    Some(match binary {
        Binary::Add => in_type(Rounded::sum),
        Binary::Subtract => in_type(|rounded, lhs, rhs| rounded.sum(lhs, -rhs)),
        Binary::Multiply => in_type(|_, lhs, rhs| Number::product(lhs, rhs)),
        Binary::Divide => in_type(|_, lhs, rhs| Number::quotient(lhs, rhs)),
        Binary::Remainder => in_type(|_, lhs, rhs| number(lhs % rhs)),
        Binary::Maximum => in_type(|_, lhs, rhs| Number::from_f64(maximum(lhs, rhs))),
        Binary::Minimum => in_type(|_, lhs, rhs| Number::from_f64(minimum(lhs, rhs))),
        Binary::Power => by_function(Function2::Power),
        Binary::Atan2 => by_function(Function2::Atan2),
        Binary::Polygamma => as_by_default(Function2::Polygamma),
        Binary::Zeta => as_by_default(Function2::Zeta),
        _ => return None,
    })
}

/// A value, or the NaN of an invalid operation.
fn number(value: f64) -> Number {
    if value.is_nan() { Number::NAN } else { Number::from_f64(value) }
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

fn function(rounded: &Rounded, of: Function, operand: f64, draws: Draws, index: usize) -> u64 {
    let x = as_f64(rounded.format, operand);
    if x.is_nan() {
        return rounded.nearest(Number::from_f64(x));
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
        true => rounded.nearest(if is_negative { INVALID } else { Number::NAN }),
        false => rounded.function_code(of, x, draws, index),
    }
}

fn function2(
    rounded: &Rounded,
    of: Function2,
    [lhs, rhs]: [f64; 2],
    draws: Draws,
    index: usize,
) -> u64 {
    if !of.f64()(lhs, rhs).is_nan() {
        return rounded.function2_code(of, lhs, rhs, draws, index);
    }
    // glibc's: the point's first coordinate counts, and an odd power has lost the base's sign
    let nan = match of {
        Function2::Power if lhs.is_nan() && rhs.abs() % 2.0 == 1.0 => nan_of(lhs.abs(), rhs),
        Function2::Power => nan_of(lhs, rhs),
        _ => nan_of(rhs, lhs),
    };
    rounded.nearest(nan.unwrap_or(INVALID))
}

fn negated(rounded: &Rounded, operand: f64) -> u64 {
    let format = rounded.format;
    format.encode(ConvertPolicy::MOVE, operand) | 1 << (format.width - 1)
}

fn sign(rounded: &Rounded, operand: f64) -> u64 {
    if operand.is_nan() {
        return rounded.format.encode(ConvertPolicy::MOVE, operand);
    }
    let sign = if operand == 0.0 { operand } else { operand.signum() };
    rounded.nearest(Number::from_f64(sign))
}

/// A value with 2^(p - 1) of its sign added and subtracted again, each rounded in the type.
fn integral(rounded: &Rounded, operand: f64, rounding: Rounding) -> u64 {
    let format = rounded.format;
    let precision = format.precision() as i32;
    let is_large = operand.abs() >= 2f64.powi(precision - 1);
    if !operand.is_finite() || operand == 0.0 || is_large {
        return rounded.nearest(Number::from_f64(operand));
    }
    let power = rounded.nearest(Number::from_f64(2f64.powi(precision - 1)));
    let constant = format.decode(power).copysign(operand);
    let directed = Rounded { policy: ConvertPolicy { rounding, ..rounded.policy }, ..*rounded };
    let sum = format.decode(directed.nearest(directed.sum(operand, constant)));
    let difference = match nan_of(sum, constant) {
        Some(nan) => nan,
        None => directed.sum(sum, -constant),
    };
    let code = directed.nearest(difference);
    let restored = format.decode(code).copysign(operand);
    if format.signed { format.encode(ConvertPolicy::MOVE, restored) } else { code }
}
