//! Correctly rounded functions at vector speed.
//!
//! A function of f32 is evaluated in f64 to within half of [`MARGIN`], lane by lane in loops without branches
//! that the compiler vectorises. If the numbers a margin below and a margin above round to one f32, that is
//! the correctly rounded value, since rounding is monotone. Otherwise the lane is undecided, and the caller
//! computes it in another way. This happens to some 5 of 100,000 lanes, and to operands that a function does
//! not cover, for which it gives NaN. So neither the bounds' slack nor the last bits of the f64, which depend
//! on whether the CPU fuses multiply and add, reach the results.
//!
//! On CPUs whose registers can hold tables, blocks of f32 have their exponential or hyperbolic tangent
//! decided at once from the bits of the f64 (`registers`), except blocks with an undecided lane.
//!
//! Formats of fewer bits have bounds in f32, somewhat farther apart, which are rounded to the format.

mod arithmetic;
mod circular;
mod error;
mod exponential;
mod inverse;
mod logarithm;
mod power;
#[cfg(target_arch = "x86_64")]
mod registers;
mod root;

use std::marker::PhantomData;
use std::ops::Range;

use super::codec::Rounder;
use super::format::{FloatFormat, Zero};
use super::functions::{Function, Function2};
use super::policy::ConvertPolicy;
use super::word::CarrierFloat;
use crate::by_level;
use crate::hardware::cpu;
use crate::hardware::prefetch::Ahead;
use crate::paths::{self, Path};
use arithmetic::{Fused, MulAdd, Separate};

/// A function of one f32 operand.
pub trait Lane: Copy {
    /// The value to within half of [`MARGIN`], or NaN for an operand that is not covered.
    fn at<M: MulAdd>(x: f64) -> f64;
}

/// A function of two f32 operands.
pub trait Lane2: Copy {
    /// The value to within half of [`MARGIN`], or NaN for operands that are not covered.
    fn at<M: MulAdd>(lhs: f64, rhs: f64) -> f64;
}

/// The relative error within which functions stay.
#[cfg(test)]
const BOUND: f64 = MARGIN / 2.0;

/// The relative distance of the bounds from a function's value, between which the exact value lies.
const MARGIN: f64 = 1.0 / (1u64 << 40) as f64;

/// The margin of bounds in f32, which is so wide that the rounding of a value to f32 does not matter.
const MARGIN_F32: f64 = 1.0 / (1u64 << 23) as f64;

/// How many lanes are evaluated at a time.
pub const BLOCK: usize = 256;

/// For how many operands memory is prefetched at a time.
pub const AT_A_TIME: usize = 32;

/// The fewest operands for which vectorised functions are worth while.
pub const FEWEST: usize = 8;

/// A function that writes two bounds of each lane's exact value, one on each side, from a relative margin.
type Bounds = fn(&[f32], &mut [f32], &mut [f32], f64);

/// [`Bounds`] of a function of two operands.
type Bounds2 = fn([&[f32]; 2], &mut [f32], &mut [f32], f64);

/// The bounds of a function, if it is vectorised.
fn bounds(function: Function) -> Option<Bounds> {
    Some(match function {
        Function::Exponential => bounds_of::<exponential::Exponential>,
        Function::ExponentialMinusOne => bounds_of::<exponential::ExponentialMinusOne>,
        Function::Log => bounds_of::<logarithm::Log>,
        Function::LogPlusOne => bounds_of::<logarithm::LogPlusOne>,
        Function::Sine => bounds_of::<circular::Sine>,
        Function::Cosine => bounds_of::<circular::Cosine>,
        Function::Tan => bounds_of::<circular::Tan>,
        Function::Tanh => bounds_of::<exponential::Tanh>,
        Function::Cbrt => bounds_of::<root::Cbrt>,
        Function::Rsqrt => bounds_of::<root::Rsqrt>,
        Function::Acos => bounds_of::<inverse::Acos>,
        Function::Acosh => bounds_of::<logarithm::Acosh>,
        Function::Asin => bounds_of::<inverse::Asin>,
        Function::Asinh => bounds_of::<logarithm::Asinh>,
        Function::Atan => bounds_of::<inverse::Atan>,
        Function::Atanh => bounds_of::<logarithm::Atanh>,
        Function::Cosh => bounds_of::<exponential::Cosh>,
        Function::Erf => bounds_of::<error::Erf>,
        Function::Erfc => bounds_of::<error::Erfc>,
        Function::ErfInv => bounds_of::<error::ErfInv>,
        Function::Sinh => bounds_of::<exponential::Sinh>,
        // the CPU's square root is correctly rounded
        Function::Sqrt => return None,
        Function::BesselI1e | Function::Digamma | Function::Lgamma => return None,
    })
}

/// The bounds of a function of two operands, if it is vectorised.
fn bounds2(function: Function2) -> Option<Bounds2> {
    match function {
        Function2::Power => Some(bounds2_of::<power::Power>),
        Function2::Atan2 => Some(bounds2_of::<inverse::Atan2>),
        Function2::Polygamma | Function2::Zeta => None,
    }
}

fn bounds_of<L: Lane>(operands: &[f32], low: &mut [f32], high: &mut [f32], margin: f64) {
    match cpu::fuses() {
        true => evaluate(PhantomData::<(L, Fused)>, operands, low, high, margin),
        false => evaluate(PhantomData::<(L, Separate)>, operands, low, high, margin),
    }
}

fn bounds2_of<L: Lane2>(operands: [&[f32]; 2], low: &mut [f32], high: &mut [f32], margin: f64) {
    match cpu::fuses() {
        true => evaluate2(PhantomData::<(L, Fused)>, operands, low, high, margin),
        false => evaluate2(PhantomData::<(L, Separate)>, operands, low, high, margin),
    }
}

by_level! {
    fn evaluate[L: Lane, M: MulAdd](
        _of: PhantomData<(L, M)>,
        operands: &[f32],
        low: &mut [f32],
        high: &mut [f32],
        margin: f64,
    ) {
        let (below, above) = (1.0 - margin, 1.0 + margin);
        for ((x, low), high) in operands.iter().zip(low).zip(high) {
            let value = L::at::<M>(*x as f64);
            *low = (value * below) as f32;
            *high = (value * above) as f32;
        }
    }

    fn evaluate2[L: Lane2, M: MulAdd](
        _of: PhantomData<(L, M)>,
        operands: [&[f32]; 2],
        low: &mut [f32],
        high: &mut [f32],
        margin: f64,
    ) {
        let (below, above) = (1.0 - margin, 1.0 + margin);
        let operands = operands[0].iter().zip(operands[1]);
        for (((x, y), low), high) in operands.zip(low).zip(high) {
            let value = L::at::<M>(*x as f64, *y as f64);
            *low = (value * below) as f32;
            *high = (value * above) as f32;
        }
    }

    fn load[F: CarrierFloat](values: &[F], singles: &mut [f32]) {
        for (single, value) in singles.iter_mut().zip(values) {
            *single = value.as_f32();
        }
    }

    /// Writes the lower bounds, which are the results if both bounds are equal. Then writes to `high` 1 for
    /// lanes whose bounds differ, and 0 for the others. The result is whether any bounds differ.
    fn settle_native[F: CarrierFloat](low: &[f32], high: &mut [f32], results: &mut [F]) -> bool {
        let mut any = false;
        for ((low, high), result) in low.iter().zip(high).zip(results) {
            let is_open = low != high;
            *result = F::of_f32(*low);
            *high = f32::from(u8::from(is_open));
            any |= is_open;
        }
        any
    }

    /// Decides lanes by bounds that are rounded to a format narrower than f32. Subnormal f32 have too few
    /// bits for the bounds to hold, so those lanes stay undecided, down to the values that the format rounds
    /// to zero.
    fn settle_narrow[F: CarrierFloat](
        rounder: Rounder<f32>,
        vanishes: f32,
        low: &[f32],
        high: &mut [f32],
        results: &mut [F],
    ) -> bool {
        let mut any = false;
        for ((low, high), result) in low.iter().zip(high).zip(results) {
            let (rounded, is_same) = rounder.round_both(*low, *high);
            let magnitude = low.to_bits() << 1 >> 1;
            let is_coarse = magnitude >= vanishes.to_bits() && magnitude < COARSE.to_bits();
            let is_open = !is_same || low.is_nan() || is_coarse;
            *result = F::of_f32(rounded);
            *high = f32::from(u8::from(is_open));
            any |= is_open;
        }
        any
    }
}

/// The number 2^-120. From it on, f32 and the bounds have all their bits.
const COARSE: f32 = f32::from_bits((127 - 120) << 23);

/// How bounds become results of a format.
enum Rounding {
    /// The bounds are in f32, and are results if they are equal.
    Native,
    /// The bounds are rounded to a format; a bound below the number is rounded to zero.
    To(Rounder<f32>, f32),
}

impl Rounding {
    /// The rounding of a format, or `None` for formats without vectorised functions.
    fn new(format: &FloatFormat) -> Option<Rounding> {
        if format.is_f32() {
            return Some(Rounding::Native);
        }
        // with more bits, the margin of f32 would leave too many lanes undecided
        let is_narrow = format.mantissa_bits <= 11 && format.fits_f32();
        let has_zero = format.signed && format.zero != Zero::None;
        let quantum = format.quantum_exponent();
        if !is_narrow || !has_zero || quantum < SMALLEST_QUANTUM {
            return None;
        }
        let vanishes = (2f64.powi(quantum - 7) as f32).min(COARSE);
        Some(Rounding::To(Rounder::in_carrier(format, ConvertPolicy::COMPUTE)?, vanishes))
    }

    fn margin(&self) -> f64 {
        match self {
            Rounding::Native => MARGIN,
            Rounding::To(..) => MARGIN_F32,
        }
    }

    fn settle<F: CarrierFloat>(&self, low: &[f32], high: &mut [f32], results: &mut [F]) -> bool {
        match self {
            Rounding::Native => settle_native(low, high, results),
            Rounding::To(rounder, vanishes) => {
                settle_narrow(*rounder, *vanishes, low, high, results)
            }
        }
    }
}

/// The exponent of bf16's quantum, the smallest that has vectorised functions.
const SMALLEST_QUANTUM: i32 = -133;

/// Computes a function at values of a format, rounded to the format. If the function or the format is not
/// vectorised, nothing is computed and the result is false. Undecided lanes are left to `plain`, which takes
/// their range and their results. The slices have equal lengths.
pub fn apply<F: CarrierFloat>(
    function: Function,
    format: &FloatFormat,
    (operands, results): (&[F], &mut [F]),
    ahead: &mut Ahead,
    plain: impl Fn(Range<usize>, &mut [F]),
) -> bool {
    let (Some(bounds), Some(rounding)) = (bounds(function), Rounding::new(format)) else {
        return false;
    };
    if !paths::take(Path::VectorMath) {
        return false;
    }
    let mut x = [0f32; BLOCK];
    let is_native = matches!(rounding, Rounding::Native);
    let decide = |range: Range<usize>, results: &mut [F]| {
        let slices = F::singles(&operands[range.clone()]).zip(F::singles_mut(results));
        let decided =
            is_native && slices.is_some_and(|(x, results)| decide(function, x, results, ahead));
        if !decided {
            ahead.fetch(range.len().div_ceil(AT_A_TIME));
        }
        decided
    };
    in_blocks(rounding, results, plain, decide, |range, low, high, rounding| {
        load(&operands[range.clone()], &mut x[..range.len()]);
        bounds(&x[..range.len()], low, high, rounding.margin());
    });
    true
}

/// Computes the rounded values of a function at a block of f32, if there is a faster way and it decides all
/// of them. The result is whether it did.
#[cfg(target_arch = "x86_64")]
fn decide(function: Function, x: &[f32], results: &mut [f32], ahead: &mut Ahead) -> bool {
    if !paths::allows(Path::RegisterMath) {
        return false;
    }
    let ((x, []), (results, [])) = (x.as_chunks(), results.as_chunks_mut()) else { return false };
    let decided = match function {
        Function::Exponential => registers::exponential(x, results, ahead),
        Function::Tanh => registers::tanh(x, results, ahead),
        _ => None,
    };
    let decided = decided == Some(true);
    if decided {
        paths::note(Path::RegisterMath);
    }
    decided
}

/// Says that there is no faster way on this machine.
#[cfg(not(target_arch = "x86_64"))]
fn decide(_: Function, _: &[f32], _: &mut [f32], _: &mut Ahead) -> bool {
    false
}

/// Computes a function of two operands, as [`apply`] does one of one operand.
pub fn apply2<F: CarrierFloat>(
    function: Function2,
    format: &FloatFormat,
    [lhs, rhs]: [&[F]; 2],
    results: &mut [F],
    plain: impl Fn(Range<usize>, &mut [F]),
) -> bool {
    let (Some(bounds), Some(rounding)) = (bounds2(function), Rounding::new(format)) else {
        return false;
    };
    if !paths::take(Path::VectorMath) {
        return false;
    }
    let (mut x, mut y) = ([0f32; BLOCK], [0f32; BLOCK]);
    in_blocks(
        rounding,
        results,
        plain,
        |_, _| false,
        |range, low, high, rounding| {
            let (x, y) = (&mut x[..range.len()], &mut y[..range.len()]);
            load(&lhs[range.clone()], x);
            load(&rhs[range], y);
            bounds([x, y], low, high, rounding.margin());
        },
    );
    true
}

/// Computes results block by block: all at once if `decide` can, and else bounds first, then results, then
/// the undecided lanes.
fn in_blocks<F: CarrierFloat>(
    rounding: Rounding,
    results: &mut [F],
    plain: impl Fn(Range<usize>, &mut [F]),
    mut decide: impl FnMut(Range<usize>, &mut [F]) -> bool,
    mut bounds: impl FnMut(Range<usize>, &mut [f32], &mut [f32], &Rounding),
) {
    let (mut low, mut high) = ([0f32; BLOCK], [0f32; BLOCK]);
    let mut start = 0;
    for results in results.chunks_mut(BLOCK) {
        let range = start..start + results.len();
        start = range.end;
        if decide(range.clone(), results) {
            continue;
        }
        let (low, high) = (&mut low[..results.len()], &mut high[..results.len()]);
        bounds(range.clone(), low, high, &rounding);
        if rounding.settle(low, high, results) {
            for open in open_ranges(high) {
                let range = range.start + open.start..range.start + open.end;
                plain(range, &mut results[open]);
            }
        }
    }
}

/// The ranges of lanes that are marked.
fn open_ranges(marks: &[f32]) -> impl Iterator<Item = Range<usize>> {
    let mut next = 0;
    std::iter::from_fn(move || {
        let start = next + marks[next..].iter().position(|mark| *mark != 0.0)?;
        let length = marks[start..].iter().position(|mark| *mark == 0.0);
        next = length.map_or(marks.len(), |length| start + length);
        Some(start..next)
    })
}

#[cfg(test)]
mod tests;
