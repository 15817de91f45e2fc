//! The steps of [`super::quantized`] that round, under policies of their own: the same sequence of
//! roundings, each by the policy. The last one, to a code, is to the nearest integer, always.

use super::exact_steps::{Rounded, integer};
use super::float::FloatLane;
use super::kernel::Kernel;
use super::quantized::{BLOCK, Parameter, ToCodes, in_format};
use super::register_file::{Carrier, Lane};
use crate::meaning::Draws;
use crate::numeric::number::Number;
use crate::numeric::{ElementType, QuantizedType, names};

/// The code of a conversion of which one side, or both, is quantized; none for those that do not
/// round, or that there are not.
pub fn convert(from: &ElementType, to: &ElementType, rounded: Rounded) -> Option<Kernel> {
    match (from, to) {
        (ElementType::Quantized(from), ElementType::Quantized(to)) => requantize(from, to, rounded),
        (ElementType::Quantized(from), ElementType::Float(format)) if from.expressed == *format => {
            Some(match Carrier::of(to) {
                Carrier::F32 => dequantize::<f32>(from, rounded),
                _ => dequantize::<f64>(from, rounded),
            })
        }
        (ElementType::Float(format), ElementType::Quantized(to)) if to.expressed == *format => {
            Some(match Carrier::of(from) {
                Carrier::F32 => quantize::<f32>(to, rounded),
                _ => quantize::<f64>(to, rounded),
            })
        }
        _ => None,
    }
}

fn dequantize<F: FloatLane>(from: &QuantizedType, rounded: Rounded) -> Kernel {
    let (format, storage) = (from.expressed, from.storage);
    let scales = from.scales.iter().map(|&scale| in_format::<f64>(format, scale));
    let scales = Parameter::new(from, scales);
    let points = Parameter::new(from, from.zero_points.iter().copied());
    each(scales, points, rounded, move |code: i64, scale: f64, point: i64, draws, lane| {
        let difference = integer(storage.value(code) - i128::from(point));
        let difference = rounded.value(difference, draws, lane, 0);
        F::narrow(rounded.value(Number::product(difference, scale), draws, lane, 1))
    })
}

fn quantize<F: FloatLane>(to: &QuantizedType, rounded: Rounded) -> Kernel {
    let format = to.expressed;
    let scales = Parameter::new(to, to.scales.iter().map(|&scale| in_format::<f64>(format, scale)));
    let point = |&point: &i64| format.decode(format.encode_i64(point));
    let points = Parameter::new(to, to.zero_points.iter().map(point));
    let to_codes = ToCodes::<f64>::new(to, format);
    each(scales, points, rounded, move |value: F, scale: f64, point: f64, draws, lane| {
        let scaled = rounded.value(Number::quotient(value.widen(), scale), draws, lane, 0);
        to_codes.code(rounded.value(rounded.sum(scaled, point), draws, lane, 1))
    })
}

/// None where codes are kept.
fn requantize(from: &QuantizedType, to: &QuantizedType, rounded: Rounded) -> Option<Kernel> {
    let dimension = from.dimension.or(to.dimension);
    let along_others =
        [from, to].iter().any(|it| it.dimension.is_some() && it.dimension != dimension);
    if from.expressed != to.expressed || from.same_parameters(to) || along_others {
        return None;
    }
    let format = if from.expressed.is_f64() { &names::F64 } else { &names::F32 };
    let rounded = Rounded { format, ..rounded };
    let slices = from.scales.len().max(to.scales.len());
    let (scales, points): (Vec<f64>, Vec<f64>) =
        (0..slices).map(|slice| from.merged(to, slice)).unzip();
    let parameter = |values: Vec<f64>| Parameter {
        slices: values.into_iter().map(|value| in_format::<f64>(format, value)).collect(),
        dimension,
    };
    let (storage, to_codes) = (from.storage, ToCodes::<f64>::new(to, format));
    let (scales, points) = (parameter(scales), parameter(points));
    Some(each(scales, points, rounded, move |code: i64, scale: f64, point: f64, draws, lane| {
        let value = rounded.value(integer(storage.value(code)), draws, lane, 0);
        let scaled = rounded.value(Number::product(value, scale), draws, lane, 1);
        let moved = match point == 0.0 {
            true => scaled,
            false => rounded.value(rounded.sum(scaled, point), draws, lane, 2),
        };
        to_codes.code(moved)
    }))
}

/// A kernel from a function of a lane, its two parameters, the random bits and the lane's number.
fn each<A: Lane, R: Lane, P, Q>(
    first: Parameter<P>,
    second: Parameter<Q>,
    rounded: Rounded,
    of: impl Fn(A, P, Q, Draws, usize) -> R + Send + Sync + 'static,
) -> Kernel
where
    P: Copy + Default + Send + Sync + 'static,
    Q: Copy + Default + Send + Sync + 'static,
{
    Box::new(move |bank, at| {
        let draws = bank.draws.of_step(rounded.step, at.first);
        bank.write::<R>(at.result, |bank, result| {
            let operand = &bank.lanes::<A>(at.sources[0])[..at.lanes];
            let (mut p, mut q) = ([first.first(); BLOCK], [second.first(); BLOCK]);
            let blocks = operand.chunks(BLOCK).zip(result[..at.lanes].chunks_mut(BLOCK));
            for (block, (operand, result)) in blocks.enumerate() {
                let start = block * BLOCK;
                first.spread(&at, start, &mut p[..operand.len()]);
                second.spread(&at, start, &mut q[..operand.len()]);
                let lanes = operand.iter().zip(p.iter().zip(&q));
                for (index, (result, (&lane, (&p, &q)))) in result.iter_mut().zip(lanes).enumerate()
                {
                    *result = of(lane, p, q, draws, start + index);
                }
            }
        });
    })
}
