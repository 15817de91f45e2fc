//! Steps from one element type to another, rounded once.

use std::sync::{Mutex, PoisonError};

use num_complex::Complex;

use super::float::FloatLane;
use super::integer::{IntegerLane, wrap};
use super::kernel::{Code, Kernel, each, map, one, within};
use super::quantized;
use super::register_file::{Carrier, Lane, integer_type};
use crate::numeric::convert::{to_odd, to_signed, to_unsigned};
use crate::numeric::{
    ConvertPolicy, ElementType, FloatFormat, InCarrier, IntegerType, decode, round,
};

/// The code of a conversion. Of a complex number the real part counts alone, and a number that becomes
/// complex gets the imaginary part 0. Floats become integers by truncation and saturation, and NaN becomes 0.
/// Integers wrap. Everything but 0, NaN included, becomes true. For quantized types see [`quantized`].
pub fn convert(from: &ElementType, to: &ElementType) -> Option<Code> {
    if matches!(from, ElementType::Quantized(_)) || matches!(to, ElementType::Quantized(_)) {
        return quantized::convert(from, to).map(Code::from);
    }
    let conversion = match (from, to) {
        (ElementType::Float(_), ElementType::Float(to)) => Some((*to, ConvertPolicy::CONVERT)),
        _ => None,
    };
    let kernel = match Carrier::of(from) {
        Carrier::Boolean => from_integer::<u8>(IntegerType { width: 1, signed: false }, to),
        Carrier::I32 => from_integer::<i32>(integer_type(from)?, to),
        Carrier::U32 => from_integer::<u32>(integer_type(from)?, to),
        Carrier::I64 => from_integer::<i64>(integer_type(from)?, to),
        Carrier::F32 => from_float(|lane: f32| lane, to),
        Carrier::F64 => from_float(|lane: f64| lane, to),
        Carrier::Complex32 => from_complex::<f32>(to),
        Carrier::Complex64 => from_complex::<f64>(to),
    };
    Some(Code { conversion, ..kernel.into() })
}

/// Whether a conversion by default changes no lane that a code of `from` is decoded to: `to` has all values,
/// zeros, infinities and NaNs as the same lanes. Floats of up to 16 bits are decided by trying each code
/// once; for other types the answer is no.
pub fn keeps_lanes(from: &ElementType, to: &ElementType) -> bool {
    type Known = Vec<([&'static FloatFormat; 2], bool)>;
    static KNOWN: Mutex<Known> = Mutex::new(Vec::new());
    let (ElementType::Float(small), ElementType::Float(large)) = (from, to) else { return false };
    if small.width > 16 || [from, to].map(Carrier::of) != [Carrier::F32; 2] {
        return false;
    }
    let pair = [*small, *large];
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let same = |one: &[&FloatFormat; 2]| (0..2).all(|at| std::ptr::eq(one[at], pair[at]));
    if let Some((_, keeps)) = known.iter().find(|(other, _)| same(other)) {
        return *keeps;
    }
    let codes: Vec<u16> = (0..1u32 << small.width).map(|code| code as u16).collect();
    let mut lanes = vec![0f32; codes.len()];
    decode(small, &codes, &mut lanes);
    let mut converted = lanes.clone();
    InCarrier::new(large, ConvertPolicy::CONVERT).run(&mut converted);
    let keeps = lanes.iter().zip(&converted).all(|(one, other)| one.to_bits() == other.to_bits());
    known.push((pair, keeps));
    keeps
}

fn from_integer<L: Lane + Into<i64>>(integer: IntegerType, to: &ElementType) -> Kernel {
    match to {
        ElementType::Boolean => each(|lane: L| u8::from(lane.into() != 0)),
        ElementType::Float(format) => match Carrier::of(to) {
            Carrier::F32 => integer_to_float::<L, f32>(integer, format),
            _ => integer_to_float::<L, f64>(integer, format),
        },
        ElementType::Complex(_) => match Carrier::of(to) {
            Carrier::Complex32 => {
                each(move |lane: L| Complex::new(to_single(integer, lane.into()), 0.0))
            }
            _ => each(move |lane: L| Complex::new(to_double(integer, lane.into()), 0.0)),
        },
        _ => {
            let result_type = integer_type(to).unwrap_or(integer);
            match Carrier::of(to) {
                Carrier::I32 => integer_to_integer::<L, i32>(result_type),
                Carrier::U32 => integer_to_integer::<L, u32>(result_type),
                _ => integer_to_integer::<L, i64>(result_type),
            }
        }
    }
}

fn integer_to_integer<L: Lane + Into<i64>, M: IntegerLane>(to: IntegerType) -> Kernel {
    one(move |operand: &[L], result: &mut [M]| {
        map(operand, result, &|lane: L| M::cut(lane.into()));
        wrap(to, result);
    })
}

/// Whether the lanes of an integer type are the values of a native integer.
fn are_values(integer: IntegerType) -> bool {
    integer.signed || integer.width < 64
}

/// The f32 nearest to an integer.
#[inline(always)]
fn to_single(integer: IntegerType, lane: i64) -> f32 {
    if are_values(integer) { lane as f32 } else { lane as u64 as f32 }
}

/// The f64 nearest to an integer.
#[inline(always)]
fn to_double(integer: IntegerType, lane: i64) -> f64 {
    if are_values(integer) { lane as f64 } else { lane as u64 as f64 }
}

/// An f64 for an integer of 64 bits, such that rounding it further to 51 bits or fewer gives what rounding
/// the integer gives.
#[inline(always)]
fn to_any(integer: IntegerType, lane: i64) -> f64 {
    match integer.signed {
        true => to_odd(u128::from(lane.unsigned_abs())).copysign(lane as f64),
        false => to_odd(u128::from(lane as u64)),
    }
}

fn integer_to_float<L: Lane + Into<i64>, F: FloatLane>(
    integer: IntegerType,
    format: &'static FloatFormat,
) -> Kernel {
    // the choice is made outside of the loops, so that each loop has conversions of one kind
    match (format.is_f32(), format.is_f64(), are_values(integer)) {
        (true, _, true) => each(|lane: L| F::of_f32(lane.into() as f32)),
        (true, _, false) => each(|lane: L| F::of_f32(lane.into() as u64 as f32)),
        (_, true, true) => each(|lane: L| F::narrow(lane.into() as f64)),
        (_, true, false) => each(|lane: L| F::narrow(lane.into() as u64 as f64)),
        _ if integer.width <= 53 => through_f64::<L, F>(|lane: L| lane.into() as f64, format),
        _ => through_f64::<L, F>(move |lane: L| to_any(integer, lane.into()), format),
    }
}

/// Rounds the f64 that a function gives for each lane to the format.
fn through_f64<L: Lane, F: FloatLane>(
    widen: impl Fn(L) -> f64 + Send + Sync + 'static,
    format: &'static FloatFormat,
) -> Kernel {
    let rounding = InCarrier::new(format, ConvertPolicy::CONVERT);
    one(move |operand: &[L], result: &mut [F]| {
        for (operand, result) in operand.chunks(BLOCK).zip(result.chunks_mut(BLOCK)) {
            let mut wide = [0f64; BLOCK];
            let wide = &mut wide[..operand.len()];
            map(operand, wide, &widen);
            rounding.run(wide);
            map(wide, result, &F::narrow);
        }
    })
}

/// How many lanes a step that needs scratch memory computes at a time.
const BLOCK: usize = 64;

/// The code of a conversion from lanes that hold a float.
fn from_float<L: Lane, F: FloatLane>(
    value: impl Fn(L) -> F + Copy + Send + Sync + 'static,
    to: &ElementType,
) -> Kernel {
    match to {
        ElementType::Boolean => each(move |lane: L| u8::from(value(lane) != F::ZERO)),
        ElementType::Float(format) => match Carrier::of(to) {
            Carrier::F32 => float_to_float::<L, F, f32>(value, format),
            _ => float_to_float::<L, F, f64>(value, format),
        },
        ElementType::Complex(part) => {
            let ElementType::Float(format) = part.element() else {
                unreachable!("the part of a complex number is a float")
            };
            match Carrier::of(to) {
                Carrier::Complex32 => float_to_complex::<L, F, f32>(value, format),
                _ => float_to_complex::<L, F, f64>(value, format),
            }
        }
        _ => match Carrier::of(to) {
            Carrier::I32 => float_to_integer::<L, F, i32>(value, to),
            Carrier::U32 => float_to_integer::<L, F, u32>(value, to),
            _ => float_to_integer::<L, F, i64>(value, to),
        },
    }
}

fn float_to_integer<L: Lane, F: FloatLane, M: IntegerLane>(
    value: impl Fn(L) -> F + Copy + Send + Sync + 'static,
    to: &ElementType,
) -> Kernel {
    match integer_type(to) {
        // the type is in the range of f32 to i32 conversions, which compute many lanes at a time
        Some(integer) if integer.width < 32 + u32::from(integer.signed) => {
            let least = if integer.signed { i32::MIN >> (32 - integer.width) } else { 0 };
            let most = (u32::MAX >> (32 - integer.width + u32::from(integer.signed))) as i32;
            each(move |lane: L| M::cut(within(value(lane).truncated(), least, most).into()))
        }
        Some(IntegerType { width, signed: true }) => {
            each(move |lane: L| M::cut(to_signed(value(lane).widen(), width)))
        }
        Some(IntegerType { width, signed: false }) => {
            each(move |lane: L| M::cut(to_unsigned(value(lane).widen(), width) as i64))
        }
        None => unreachable!("{to} has an integer carrier"),
    }
}

fn float_to_float<L: Lane, F: FloatLane, G: FloatLane>(
    value: impl Fn(L) -> F + Send + Sync + 'static,
    format: &'static FloatFormat,
) -> Kernel {
    if G::MANTISSA_BITS < F::MANTISSA_BITS {
        return through_f64::<L, G>(move |lane| value(lane).widen(), format);
    }
    let rounding = InCarrier::new(format, ConvertPolicy::CONVERT);
    one(move |operand: &[L], result: &mut [G]| {
        map(operand, result, &|lane| value(lane).carried());
        rounding.run(result);
    })
}

fn float_to_complex<L: Lane, F: FloatLane, G: FloatLane>(
    value: impl Fn(L) -> F + Send + Sync + 'static,
    format: &'static FloatFormat,
) -> Kernel
where
    Complex<G>: Lane,
{
    one(move |operand: &[L], result: &mut [Complex<G>]| {
        for (operand, result) in operand.chunks(BLOCK).zip(result.chunks_mut(BLOCK)) {
            let mut wide = [0f64; BLOCK];
            let wide = &mut wide[..operand.len()];
            map(operand, wide, &|lane| value(lane).widen());
            round(format, ConvertPolicy::CONVERT, wide);
            map(wide, result, &|real| Complex::new(G::narrow(real), G::ZERO));
        }
    })
}

fn from_complex<F: FloatLane>(to: &ElementType) -> Kernel
where
    Complex<F>: Lane,
{
    match to {
        ElementType::Complex(part) => {
            let ElementType::Float(format) = part.element() else {
                unreachable!("the part of a complex number is a float")
            };
            match Carrier::of(to) {
                Carrier::Complex32 => complex_to_complex::<F, f32>(format),
                _ => complex_to_complex::<F, f64>(format),
            }
        }
        _ => from_float(|lane: Complex<F>| lane.re, to),
    }
}

fn complex_to_complex<F: FloatLane, G: FloatLane>(format: &'static FloatFormat) -> Kernel
where
    Complex<F>: Lane,
    Complex<G>: Lane,
{
    let part = move |value: F| G::narrow(format.round(ConvertPolicy::CONVERT, value.widen()));
    each(move |lane: Complex<F>| Complex::new(part(lane.re), part(lane.im)))
}
