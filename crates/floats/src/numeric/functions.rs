//! Elementary functions, correctly rounded for every format of up to 32 bits.
//!
//! The host's libm takes no part: pxfm computes with integers and IEEE arithmetic alone. Its f64 functions
//! are within 0.51 ULP, and one further rounding gives the results of nearly all formats. f32 has functions
//! of its own where they are [proved](super::f32_functions). If the f64 is so near to the middle between two
//! values of the format that the further rounding might be wrong, [`super::exact_comparison`] decides.

use std::cmp::Ordering;
use std::ops::Range;

use super::codec::{Rounder, round};
use super::exact_comparison;
use super::f32_functions;
use super::format::FloatFormat;
use super::function_rounding::{compare2, is_root, limit};
use super::gamma;
use super::names::F32;
use super::policy::ConvertPolicy;
use super::vector_math;
use super::word::CarrierFloat;
use crate::hardware::prefetch::Ahead;

/// A function of one operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Function {
    /// e^x
    Exponential,
    /// e^x - 1
    ExponentialMinusOne,
    /// The natural logarithm.
    Log,
    /// log(1 + x)
    LogPlusOne,
    /// sin x, x in radians.
    Sine,
    /// cos x, x in radians.
    Cosine,
    /// tan x, x in radians.
    Tan,
    /// The hyperbolic tangent.
    Tanh,
    /// The real cube root.
    Cbrt,
    /// The square root.
    Sqrt,
    /// 1 / sqrt(x), which is -infinity for -0.
    Rsqrt,
    /// The angle in [0, pi] whose cosine is x.
    Acos,
    /// The y >= 0 whose hyperbolic cosine is x.
    Acosh,
    /// The angle in [-pi/2, pi/2] whose sine is x.
    Asin,
    /// The inverse of the hyperbolic sine.
    Asinh,
    /// The angle in [-pi/2, pi/2] whose tangent is x.
    Atan,
    /// The inverse of the hyperbolic tangent.
    Atanh,
    /// e^-|x| I1(x), I1 the modified Bessel function of the first kind and order 1.
    BesselI1e,
    /// The hyperbolic cosine.
    Cosh,
    /// The error function, 2 / sqrt(pi) times the integral of e^-t^2 from 0 to x.
    Erf,
    /// 1 - erf(x)
    Erfc,
    /// The inverse of erf.
    ErfInv,
    /// The hyperbolic sine.
    Sinh,
    /// The derivative of log gamma(x).
    Digamma,
    /// log |gamma(x)|
    Lgamma,
}

/// A function of two operands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Function2 {
    /// lhs^rhs, which is 1 if rhs is 0 or lhs is 1, even with a NaN.
    Power,
    /// The angle of the point (rhs, lhs) in radians, by the signs of both.
    Atan2,
    /// The derivative of order lhs of digamma, at rhs.
    Polygamma,
    /// The Hurwitz zeta function, the sum of (rhs + k)^-lhs over k >= 0.
    Zeta,
}

impl Function {
    /// Every function.
    pub const ALL: [Function; 25] = [
        Function::Exponential,
        Function::ExponentialMinusOne,
        Function::Log,
        Function::LogPlusOne,
        Function::Sine,
        Function::Cosine,
        Function::Tan,
        Function::Tanh,
        Function::Cbrt,
        Function::Sqrt,
        Function::Rsqrt,
        Function::Acos,
        Function::Acosh,
        Function::Asin,
        Function::Asinh,
        Function::Atan,
        Function::Atanh,
        Function::BesselI1e,
        Function::Cosh,
        Function::Erf,
        Function::Erfc,
        Function::ErfInv,
        Function::Sinh,
        Function::Digamma,
        Function::Lgamma,
    ];

    /// The function of f32, correctly rounded.
    pub fn f32(self) -> fn(f32) -> f32 {
        match self {
            Function::Exponential => f32_functions::exp,
            Function::ExponentialMinusOne => f32_functions::expm1,
            Function::Log => pxfm::f_logf,
            Function::LogPlusOne => f32_functions::log1p,
            Function::Sine => f32_functions::sin,
            Function::Cosine => f32_functions::cos,
            Function::Tan => tan_f32,
            Function::Tanh => tanh_f32,
            Function::Cbrt => cbrt_f32,
            Function::Sqrt => f32::sqrt,
            Function::Rsqrt => rsqrt_f32,
            Function::Acos => |x| by_f64(Function::Acos, x),
            Function::Acosh => |x| by_f64(Function::Acosh, x),
            Function::Asin => |x| by_f64(Function::Asin, x),
            Function::Asinh => |x| by_f64(Function::Asinh, x),
            Function::Atan => |x| by_f64(Function::Atan, x),
            Function::Atanh => |x| by_f64(Function::Atanh, x),
            Function::BesselI1e => |x| by_f64(Function::BesselI1e, x),
            Function::Cosh => |x| by_f64(Function::Cosh, x),
            Function::Erf => |x| by_f64(Function::Erf, x),
            Function::Erfc => |x| by_f64(Function::Erfc, x),
            Function::ErfInv => |x| by_f64(Function::ErfInv, x),
            Function::Sinh => |x| by_f64(Function::Sinh, x),
            Function::Digamma => |x| by_f64(Function::Digamma, x),
            Function::Lgamma => |x| by_f64(Function::Lgamma, x),
        }
    }

    /// The function of f64, within 0.51 ULP (sqrt: correctly rounded).
    pub fn f64(self) -> fn(f64) -> f64 {
        match self {
            Function::Exponential => pxfm::f_exp,
            Function::ExponentialMinusOne => pxfm::f_expm1,
            Function::Log => pxfm::f_log,
            Function::LogPlusOne => pxfm::f_log1p,
            Function::Sine => pxfm::f_sin,
            Function::Cosine => pxfm::f_cos,
            Function::Tan => pxfm::f_tan,
            Function::Tanh => pxfm::f_tanh,
            Function::Cbrt => pxfm::f_cbrt,
            Function::Sqrt => f64::sqrt,
            Function::Rsqrt => pxfm::f_rsqrt,
            Function::Acos => pxfm::f_acos,
            Function::Acosh => pxfm::f_acosh,
            Function::Asin => pxfm::f_asin,
            Function::Asinh => pxfm::f_asinh,
            Function::Atan => pxfm::f_atan,
            Function::Atanh => pxfm::f_atanh,
            Function::BesselI1e => bessel_i1e_f64,
            Function::Cosh => pxfm::f_cosh,
            Function::Erf => pxfm::f_erf,
            Function::Erfc => pxfm::f_erfc,
            Function::ErfInv => erf_inv_f64,
            Function::Sinh => sinh_f64,
            Function::Digamma => gamma::digamma,
            Function::Lgamma => gamma::lgamma,
        }
    }
}

impl Function2 {
    /// The function of f32, correctly rounded.
    pub fn f32(self) -> fn(f32, f32) -> f32 {
        match self {
            Function2::Power => power_f32,
            Function2::Atan2 => atan2_f32,
            Function2::Polygamma => |n, x| by_f64_2(Function2::Polygamma, n, x),
            Function2::Zeta => |x, q| by_f64_2(Function2::Zeta, x, q),
        }
    }

    /// The function of f64, within 0.51 ULP.
    pub fn f64(self) -> fn(f64, f64) -> f64 {
        match self {
            Function2::Power => power_f64,
            Function2::Atan2 => atan2_f64,
            Function2::Polygamma => gamma::polygamma,
            Function2::Zeta => gamma::zeta,
        }
    }
}

/// base^exponent, where x^0 and 1^y are 1, even with a NaN.
pub(super) fn power_f64(base: f64, exponent: f64) -> f64 {
    if base == 1.0 || exponent == 0.0 {
        return 1.0;
    }
    let is_root_of_negative = base < 0.0 && base.is_finite() && exponent.trunc() != exponent;
    if base.is_nan() || exponent.is_nan() || is_root_of_negative {
        return f64::NAN;
    }
    // pxfm gets magnitudes: it loses the sign of results that vanish, and on some CPUs takes -3.5 and 1e30
    // for odd integers
    let power = pxfm::f_pow(base.abs(), exponent);
    // on these CPUs pxfm also gives NaN for the reciprocal of a power that vanishes
    let power = if power.is_nan() { f64::INFINITY } else { power };
    let is_odd = (exponent % 2.0).abs() == 1.0;
    if base.is_sign_negative() && is_odd { -power } else { power }
}

fn tan_f32(x: f32) -> f32 {
    by_f64(Function::Tan, x)
}

fn tanh_f32(x: f32) -> f32 {
    by_f64(Function::Tanh, x)
}

fn cbrt_f32(x: f32) -> f32 {
    by_f64(Function::Cbrt, x)
}

fn rsqrt_f32(x: f32) -> f32 {
    by_f64(Function::Rsqrt, x)
}

/// The scaled Bessel function. pxfm loses accuracy near zero, where e^-x I1(x) is x/2 - x^2/2 + ..., and it
/// loses the sign at infinity.
fn bessel_i1e_f64(x: f64) -> f64 {
    const TINY: f64 = 1e-9;
    match x.abs() < TINY {
        true => 0.5 * x * (1.0 - x.abs()),
        false if x.is_infinite() => 0f64.copysign(x),
        false => pxfm::f_i1e(x),
    }
}

/// The inverse error function. pxfm loses the sign of zero.
fn erf_inv_f64(x: f64) -> f64 {
    if x == 0.0 { x } else { pxfm::f_erfinv(x) }
}

/// The hyperbolic sine. pxfm loses the sign of zero.
fn sinh_f64(x: f64) -> f64 {
    if x == 0.0 { x } else { pxfm::f_sinh(x) }
}

/// The angle of the point (x, y). pxfm loses the sign of a result that vanishes.
pub(super) fn atan2_f64(y: f64, x: f64) -> f64 {
    let angle = pxfm::f_atan2(y, x);
    if angle == 0.0 { angle.copysign(y) } else { angle }
}

fn power_f32(base: f32, exponent: f32) -> f32 {
    by_f64_2(Function2::Power, base, exponent)
}

fn atan2_f32(y: f32, x: f32) -> f32 {
    by_f64_2(Function2::Atan2, y, x)
}

/// The value of an f32 function by way of f64.
#[inline]
fn by_f64(function: Function, operand: f32) -> f32 {
    let x = operand as f64;
    let value = function.f64()(x);
    if rounds_safely(value) {
        return value as f32;
    }
    settled_f32(value, is_ordinary(x), |bound| exact_comparison::compare(function, x, bound))
}

/// The value of an f32 function of two operands by way of f64.
#[inline]
fn by_f64_2(function: Function2, lhs: f32, rhs: f32) -> f32 {
    let (x, y) = (lhs as f64, rhs as f64);
    let value = function.f64()(x, y);
    if rounds_safely(value) {
        return value as f32;
    }
    let is_hard = are_ordinary(function, x, y);
    settled_f32(value, is_hard, |bound| exact_comparison::compare2(function, x, y, bound))
}

/// Whether the last 29 bits of an f64, which f32 drops, are clearly not half of f32's last place. The result
/// is false for f32's subnormals.
#[inline]
fn rounds_safely(value: f64) -> bool {
    const SMALLEST_NORMAL: f64 = f32::MIN_POSITIVE as f64;
    let from_half = (value.to_bits() as u32 & 0x1FFF_FFFF).abs_diff(0x1000_0000);
    from_half > 4 && value.abs() > SMALLEST_NORMAL
}

#[cold]
fn settled_f32(value: f64, is_hard: bool, compare: impl Fn(f64) -> Ordering) -> f32 {
    match Rounder::in_carrier(&F32, ConvertPolicy::COMPUTE) {
        Some(rounder) => {
            Settler(|value| rounder.round(value)).settle(value, is_hard, compare) as f32
        }
        None => value as f32,
    }
}

/// Computes a function at values of a format, rounded to the format in the carrier, correctly for formats of
/// up to 32 bits. A NaN is canonical. The slices have equal lengths.
pub fn apply<F: CarrierFloat>(
    function: Function,
    format: &FloatFormat,
    operands: &[F],
    results: &mut [F],
) {
    apply_with(function, format, operands, results, &mut Ahead::default());
}

/// [`apply`], which also prefetches memory: a part for each [`AT_A_TIME`](vector_math::AT_A_TIME) operands.
pub fn apply_with<F: CarrierFloat>(
    function: Function,
    format: &FloatFormat,
    operands: &[F],
    results: &mut [F],
    ahead: &mut Ahead,
) {
    debug_assert_eq!(operands.len(), results.len());
    let plain = |range: Range<usize>, results: &mut [F]| {
        apply_one_by_one(function, format, &operands[range], results);
    };
    let few = operands.len() < vector_math::FEWEST;
    if few || !vector_math::apply(function, format, (operands, results), ahead, plain) {
        apply_one_by_one(function, format, operands, results);
    }
}

/// Computes [`apply`] by functions that take one value at a time.
pub(super) fn apply_one_by_one<F: CarrierFloat>(
    function: Function,
    format: &FloatFormat,
    operands: &[F],
    results: &mut [F],
) {
    let pairs = results.iter_mut().zip(operands);
    if format.is_f32() {
        let of = function.f32();
        pairs.for_each(|(result, x)| *result = F::narrow(of(f32::narrow(x.widen())).widen()));
    } else if let Some(rounder) = Rounder::in_carrier(format, ConvertPolicy::COMPUTE) {
        return settle(function, &Settler(|value| rounder.round(value)), operands, results);
    } else if !format.is_f64() {
        let round = |value| format.round(ConvertPolicy::COMPUTE, value);
        return settle(function, &Settler(round), operands, results);
    } else {
        let of = function.f64();
        pairs.for_each(|(result, x)| *result = F::narrow(of(x.widen())));
    }
    round(format, ConvertPolicy::COMPUTE, results);
}

/// Writes a function's values, each rounded correctly.
#[inline]
fn settle<F: CarrierFloat>(
    function: Function,
    rounding: &Settler<impl Fn(f64) -> f64>,
    operands: &[F],
    results: &mut [F],
) {
    let of = function.f64();
    for (result, x) in results.iter_mut().zip(operands) {
        let x = x.widen();
        let compare =
            |bound| limit(function, x, bound, || exact_comparison::compare(function, x, bound));
        let mut value = of(x);
        if value == 0.0 && x.is_finite() && !is_root(function, x) {
            // the exact value is not zero, which matters in formats without zero
            value = f64::from_bits(1).copysign(value);
        }
        *result = F::narrow(rounding.settle(value, is_ordinary(x), compare));
    }
}

/// Computes a function of two operands, as [`apply`] does one of one operand.
pub fn apply2<F: CarrierFloat>(
    function: Function2,
    format: &FloatFormat,
    lhs: &[F],
    rhs: &[F],
    results: &mut [F],
) {
    debug_assert!(lhs.len() == results.len() && rhs.len() == results.len());
    let plain = |range: Range<usize>, results: &mut [F]| {
        apply2_one_by_one(function, format, &lhs[range.clone()], &rhs[range], results);
    };
    let few = results.len() < vector_math::FEWEST;
    if few || !vector_math::apply2(function, format, [lhs, rhs], results, plain) {
        apply2_one_by_one(function, format, lhs, rhs, results);
    }
}

/// Computes [`apply2`] by functions that take one pair of values at a time.
pub(super) fn apply2_one_by_one<F: CarrierFloat>(
    function: Function2,
    format: &FloatFormat,
    lhs: &[F],
    rhs: &[F],
    results: &mut [F],
) {
    let pairs = results.iter_mut().zip(lhs.iter().zip(rhs));
    if format.is_f32() {
        let of = function.f32();
        let narrow = |value: &F| f32::narrow(value.widen());
        pairs.for_each(|(result, (x, y))| *result = F::narrow(of(narrow(x), narrow(y)).widen()));
    } else if let Some(rounder) = Rounder::in_carrier(format, ConvertPolicy::COMPUTE) {
        return settle2(function, &Settler(|value| rounder.round(value)), [lhs, rhs], results);
    } else if !format.is_f64() {
        let round = |value| format.round(ConvertPolicy::COMPUTE, value);
        return settle2(function, &Settler(round), [lhs, rhs], results);
    } else {
        let of = function.f64();
        pairs.for_each(|(result, (x, y))| *result = F::narrow(of(x.widen(), y.widen())));
    }
    round(format, ConvertPolicy::COMPUTE, results);
}

/// Writes a function's values at pairs of operands, each rounded correctly.
#[inline]
fn settle2<F: CarrierFloat>(
    function: Function2,
    rounding: &Settler<impl Fn(f64) -> f64>,
    [lhs, rhs]: [&[F]; 2],
    results: &mut [F],
) {
    let of = function.f64();
    for (result, (x, y)) in results.iter_mut().zip(lhs.iter().zip(rhs)) {
        let (x, y) = (x.widen(), y.widen());
        let compare = |bound| compare2(function, x, y, bound);
        let is_hard = are_ordinary(function, x, y);
        let mut value = of(x, y);
        if value == 0.0 && is_hard {
            // the exact power or angle of such operands is not zero, which matters in formats without zero
            value = f64::from_bits(1).copysign(value);
        }
        *result = F::narrow(rounding.settle(value, is_hard, compare));
    }
}

#[cfg(test)]
impl FloatFormat {
    /// The code of a function's value at a code, correctly rounded or, for f64, within its bound.
    pub(super) fn apply(&self, function: Function, operand: u64) -> u64 {
        let mut result = [0f64];
        apply(function, self, &[self.decode(operand)], &mut result);
        self.encode(ConvertPolicy::MOVE, result[0])
    }

    /// The code of a function's value at two codes, correctly rounded or, for f64, within its bound.
    pub(super) fn apply2(&self, function: Function2, lhs: u64, rhs: u64) -> u64 {
        let mut result = [0f64];
        apply2(function, self, &[self.decode(lhs)], &[self.decode(rhs)], &mut result);
        self.encode(ConvertPolicy::MOVE, result[0])
    }
}

/// Rounds values that are known to within two ULP of f64; the field is the rounding to the format.
struct Settler<R>(R);

/// How far a known value may be off, in ULP of f64.
const STEPS: i64 = 2;

impl<R: Fn(f64) -> f64> Settler<R> {
    /// The exact value, rounded once; `value` is an f64 within two ULP of it. `compare` says how the exact
    /// value compares with a bound near it, and is called only if `is_hard`.
    #[inline]
    fn settle(&self, value: f64, is_hard: bool, compare: impl Fn(f64) -> Ordering) -> f64 {
        let (low, high) = (moved(value, -STEPS), moved(value, STEPS));
        let nearest = (self.0)(low);
        // the neighbours of values below all formats may be on the other side of zero
        let has_neighbours = value.is_finite() && value.abs() > 1e-305;
        if !has_neighbours || !is_hard {
            return (self.0)(value);
        }
        if nearest.to_bits() == (self.0)(high).to_bits() {
            return nearest;
        }
        self.decide(value, compare)
    }

    #[cold]
    fn decide(&self, value: f64, compare: impl Fn(f64) -> Ordering) -> f64 {
        let is_bound = |bound: &f64| {
            (self.0)(bound.next_down()).to_bits() != (self.0)(bound.next_up()).to_bits()
        };
        let near = (-STEPS..=STEPS).map(|steps| moved(value, steps));
        // the neighbour of a tie may also look like a bound, but a tie has few bits
        let bounds = near.into_iter().filter(is_bound);
        let Some(bound) = bounds.max_by_key(|bound| bound.to_bits().trailing_zeros()) else {
            return (self.0)(value);
        };
        (self.0)(match compare(bound) {
            Ordering::Less => bound.next_down(),
            Ordering::Equal => bound,
            Ordering::Greater => bound.next_up(),
        })
    }
}

/// The f64 that is `steps` ULP farther from zero.
#[inline]
fn moved(value: f64, steps: i64) -> f64 {
    f64::from_bits(value.to_bits().wrapping_add_signed(steps))
}

/// Whether a number is neither zero nor infinite nor NaN. At those, functions are exact or far from any
/// bound.
fn is_ordinary(value: f64) -> bool {
    value.is_finite() && value != 0.0
}

/// Whether both operands are ordinary, or the first is the order 0 of polygamma.
fn are_ordinary(function: Function2, x: f64, y: f64) -> bool {
    let order_zero = function == Function2::Polygamma && x == 0.0;
    (is_ordinary(x) || order_zero) && is_ordinary(y)
}

#[cfg(test)]
#[path = "functions_tests.rs"]
mod tests;
