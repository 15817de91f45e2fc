//! Steps from, to and on quantized types, as [`crate::meaning::codes::quantized`] defines them, where every
//! rounding is to nearest. Codes are i64 lanes, like integers.
//!
//! Both parameters of requantizing are computed in f64 from those of the two types and rounded once. If a
//! type is quantized along a dimension, each lane has the parameters of its slice.

use super::float::FloatLane;
use super::integer::{self, IntegerLane};
use super::kernel::{Kernel, Operands, each, map, within};
use super::register_file::Carrier;
use super::{Binary, register_file::RegisterFile};
use crate::numeric::convert::{to_odd, to_signed, to_unsigned};
use crate::numeric::{
    ConvertPolicy, ElementType, FloatFormat, IntegerType, QuantizedType, names, round,
};

/// How many lanes are computed at a time.
const BLOCK: usize = 128;

/// The code of a conversion from a quantized type, to one, or both. A float type has to be the quantized
/// type's expressed type. Two quantized types are quantized along one dimension at most.
pub fn convert(from: &ElementType, to: &ElementType) -> Option<Kernel> {
    match (from, to) {
        (ElementType::Quantized(from), ElementType::Quantized(to)) => requantize(from, to),
        (ElementType::Quantized(from), ElementType::Float(format)) if from.expressed == *format => {
            Some(match Carrier::of(to) {
                Carrier::F32 => dequantize::<f32>(from),
                _ => dequantize::<f64>(from),
            })
        }
        (ElementType::Quantized(from), ElementType::Integer(integer)) => {
            Some(match Carrier::of(to) {
                Carrier::I32 => distances::<i32>(from, *integer),
                Carrier::U32 => distances::<u32>(from, *integer),
                _ => distances::<i64>(from, *integer),
            })
        }
        (ElementType::Float(format), ElementType::Quantized(to)) if to.expressed == *format => {
            Some(match Carrier::of(from) {
                Carrier::F32 => quantize::<f32>(to),
                _ => quantize::<f64>(to),
            })
        }
        _ => None,
    }
}

/// The code of a step of two operands of one quantized type: their sum, or one of them.
pub fn binary(binary: Binary, element: &ElementType) -> Option<Kernel> {
    let ElementType::Quantized(quantized) = element else { return None };
    match binary {
        Binary::Add => Some(add(quantized)),
        Binary::Maximum | Binary::Minimum => integer::binary(binary, element),
        _ => None,
    }
}

/// A parameter of a quantized type, for each slice along a dimension or one for all.
pub(super) struct Parameter<P> {
    /// The parameter of each slice, or the one for all.
    pub slices: Vec<P>,
    /// The dimension of the slices, or `None` if one parameter is for all.
    pub dimension: Option<usize>,
}

impl<P: Copy + Default> Parameter<P> {
    pub fn new(quantized: &QuantizedType, slices: impl IntoIterator<Item = P>) -> Parameter<P> {
        Parameter { slices: slices.into_iter().collect(), dimension: quantized.dimension }
    }

    /// The parameter of the first slice; the default value if there are no slices.
    pub fn first(&self) -> P {
        self.slices.first().copied().unwrap_or_default()
    }

    /// Writes the parameters of the lanes from `offset` on.
    pub fn spread(&self, at: &Operands<'_>, offset: usize, lanes: &mut [P]) {
        let dimension = match self.dimension {
            Some(dimension) if self.slices.len() > 1 => dimension,
            _ => return lanes.fill(self.first()),
        };
        let run: usize = at.shape.iter().skip(dimension + 1).product();
        let first = at.first + offset;
        let mut slice = first / run % self.slices.len();
        let mut left = run - first % run;
        let mut rest = lanes;
        while !rest.is_empty() {
            let ahead = &self.slices[slice..];
            let count = if run == 1 { ahead.len() } else { left }.min(rest.len());
            let (lanes, after) = rest.split_at_mut(count);
            match run {
                1 => lanes.copy_from_slice(&ahead[..count]),
                _ => lanes.fill(ahead[0]),
            }
            slice = if run == 1 || ahead.len() == 1 { 0 } else { slice + 1 };
            (left, rest) = (run, after);
        }
    }
}

/// How many slices have parameters of their own in all of some types, of which those that are quantized along a
/// dimension have one for each slice.
pub(super) fn slice_count(types: &[&QuantizedType]) -> usize {
    let per_axis = types.iter().filter(|ty| ty.dimension.is_some());
    per_axis.map(|ty| ty.scales.len()).min().unwrap_or(1)
}

/// A kernel that runs over blocks of lanes, and gives each block the two parameters of its lanes.
fn blocks<A, R, P, Q>(
    first: Parameter<P>,
    second: Parameter<Q>,
    run: impl Fn(&[A], &[P], &[Q], &mut [R]) + Send + Sync + 'static,
) -> Kernel
where
    A: super::register_file::Lane,
    R: super::register_file::Lane,
    P: Copy + Default + Send + Sync + 'static,
    Q: Copy + Default + Send + Sync + 'static,
{
    Box::new(move |bank: &mut RegisterFile, at: Operands<'_>| {
        bank.write::<R>(at.result, |bank, result| {
            let operand = &bank.lanes::<A>(at.sources[0])[..at.lanes];
            let (mut p, mut q) = ([first.first(); BLOCK], [second.first(); BLOCK]);
            let blocks = operand.chunks(BLOCK).zip(result[..at.lanes].chunks_mut(BLOCK));
            for (number, (operand, result)) in blocks.enumerate() {
                let lanes = operand.len();
                if first.slices.len() > 1 {
                    first.spread(&at, number * BLOCK, &mut p[..lanes]);
                }
                if second.slices.len() > 1 {
                    second.spread(&at, number * BLOCK, &mut q[..lanes]);
                }
                run(operand, &p[..lanes], &q[..lanes], result);
            }
        });
    })
}

fn dequantize<F: FloatLane>(from: &QuantizedType) -> Kernel {
    let (format, storage) = (from.expressed, from.storage);
    let scales =
        Parameter::new(from, from.scales.iter().map(|&scale| in_format::<F>(format, scale)));
    let points = Parameter::new(from, from.zero_points.iter().copied());
    let exact = F::MANTISSA_BITS == 23 && format.is_f32() || format.is_f64();
    if storage.width <= 16 {
        return dequantize_small(format, scales, points);
    }
    blocks(scales, points, move |codes: &[i64], scales: &[F], points: &[i64], result: &mut [F]| {
        let mut wide = [0f64; BLOCK];
        let wide = &mut wide[..codes.len()];
        differences(storage, format, codes, points, wide);
        if !exact {
            round(format, ConvertPolicy::CONVERT, wide);
        }
        map(wide, result, &F::narrow);
        for (value, &scale) in result.iter_mut().zip(scales) {
            *value = *value * scale;
        }
        round(format, ConvertPolicy::COMPUTE, result);
    })
}

/// The kernel of dequantizing codes of up to 16 bits, whose differences from the zero points every carrier
/// represents.
fn dequantize_small<F: FloatLane>(
    format: &'static FloatFormat,
    scales: Parameter<F>,
    points: Parameter<i64>,
) -> Kernel {
    blocks(scales, points, move |codes: &[i64], scales: &[F], points: &[i64], result: &mut [F]| {
        for (result, (&code, &point)) in result.iter_mut().zip(codes.iter().zip(points)) {
            *result = F::of_small(code as i32 - point as i32);
        }
        round(format, ConvertPolicy::CONVERT, result);
        for (value, &scale) in result.iter_mut().zip(scales) {
            *value = *value * scale;
        }
        round(format, ConvertPolicy::COMPUTE, result);
    })
}

/// The codes minus the zero points, as f64 values that become values of the format by one further rounding.
fn differences(
    storage: IntegerType,
    format: &FloatFormat,
    codes: &[i64],
    points: &[i64],
    result: &mut [f64],
) {
    let pairs = result.iter_mut().zip(codes.iter().zip(points));
    if storage.width <= 32 {
        return pairs.for_each(|(result, (code, point))| *result = (code - point) as f64);
    }
    for (result, (&code, &point)) in pairs {
        *result = to_wide(format, storage.value(code) - i128::from(point));
    }
}

/// An f64 value that becomes the format's value nearest to an integer by one further rounding.
fn to_wide(format: &FloatFormat, integer: i128) -> f64 {
    if format.is_f64() {
        return integer as f64;
    }
    let magnitude = to_odd(integer.unsigned_abs());
    if integer < 0 { -magnitude } else { magnitude }
}

/// The kernel that gives codes minus their zero points as integers.
fn distances<L: IntegerLane>(from: &QuantizedType, to: IntegerType) -> Kernel {
    let points = Parameter::new(from, from.zero_points.iter().copied());
    let none = Parameter { slices: vec![0u8], dimension: None };
    blocks(points, none, move |codes: &[i64], points: &[i64], _: &[u8], result: &mut [L]| {
        for (result, (&code, &point)) in result.iter_mut().zip(codes.iter().zip(points)) {
            *result = L::cut(code.wrapping_sub(point));
        }
        integer::wrap(to, result);
    })
}

/// A value rounded to the format, in the format's carrier.
fn in_format<F: FloatLane>(format: &FloatFormat, value: f64) -> F {
    F::narrow(format.round(ConvertPolicy::CONVERT, value))
}

/// The conversion of values in a carrier to codes: clamped, rounded, within the range of codes.
#[derive(Clone, Copy)]
struct ToCodes<F> {
    low: F,
    high: F,
    storage: IntegerType,
    range: (i64, i64),
}

impl<F: FloatLane> ToCodes<F> {
    /// The conversion to a type. The bounds are those of the range of codes, rounded to the format, or
    /// infinite if the format does not represent them.
    fn new(to: &QuantizedType, format: &FloatFormat) -> ToCodes<F> {
        let (low, high) = to.range();
        let bound = |code: i128, none: f64| {
            let bound = format.decode(format.encode_i128(code));
            F::narrow(if bound.is_finite() { bound } else { none })
        };
        ToCodes {
            low: bound(low, f64::NEG_INFINITY),
            high: bound(high, f64::INFINITY),
            storage: to.storage,
            range: (low as i64, high as i64),
        }
    }

    fn write(&self, values: &[F], codes: &mut [i64]) {
        let ToCodes { low, high, storage, range } = *self;
        let clamped = move |value: F| {
            let raised = if value < low { low } else { value };
            if raised > high { high } else { raised }
        };
        let rounded = move |value: F| clamped(value).round_even().widen();
        if storage.width <= 16 && low.is_finite() && high.is_finite() {
            let range = (range.0 as i32, range.1 as i32);
            let small =
                move |value| within(clamped(value).round_small().truncated(), range.0, range.1);
            map(values, codes, &move |value| i64::from(small(value)));
        } else if storage.width < 64 || storage.signed {
            let to_code = move |value| within(to_signed(rounded(value), 64), range.0, range.1);
            map(values, codes, &to_code);
        } else {
            let range = (range.0 as u64, range.1 as u64);
            let to_code =
                move |value| within(to_unsigned(rounded(value), 64), range.0, range.1) as i64;
            map(values, codes, &to_code);
        }
    }
}

fn quantize<F: FloatLane>(to: &QuantizedType) -> Kernel {
    let format = to.expressed;
    let scales = Parameter::new(to, to.scales.iter().map(|&scale| in_format::<F>(format, scale)));
    let point = |&point: &i64| F::narrow(format.decode(format.encode_i64(point)));
    let points = Parameter::new(to, to.zero_points.iter().map(point));
    let to_codes = ToCodes::<F>::new(to, format);
    blocks(scales, points, move |values: &[F], scales: &[F], points: &[F], codes: &mut [i64]| {
        let mut scaled = [F::ZERO; BLOCK];
        let scaled = &mut scaled[..values.len()];
        for (scaled, (&value, &scale)) in scaled.iter_mut().zip(values.iter().zip(scales)) {
            *scaled = value / scale;
        }
        round(format, ConvertPolicy::COMPUTE, scaled);
        for (scaled, &point) in scaled.iter_mut().zip(points) {
            *scaled = *scaled + point;
        }
        round(format, ConvertPolicy::COMPUTE, scaled);
        to_codes.write(scaled, codes);
    })
}

fn requantize(from: &QuantizedType, to: &QuantizedType) -> Option<Kernel> {
    if from.expressed != to.expressed {
        return None;
    }
    if from.same_parameters(to) {
        return Some(keep_codes(from, to));
    }
    let dimension = from.dimension.or(to.dimension);
    if [from, to]
        .iter()
        .any(|quantized| quantized.dimension.is_some() && quantized.dimension != dimension)
    {
        return None;
    }
    Some(match from.expressed.is_f64() {
        true => requantize_in::<f64>(from, to, dimension),
        false => requantize_in::<f32>(from, to, dimension),
    })
}

fn requantize_in<F: FloatLane>(
    from: &QuantizedType,
    to: &QuantizedType,
    dimension: Option<usize>,
) -> Kernel {
    let format = if F::MANTISSA_BITS == 23 { &names::F32 } else { &names::F64 };
    let merged = (0..slice_count(&[from, to])).map(|slice| from.merged(to, slice));
    let (scales, points): (Vec<f64>, Vec<f64>) = merged.unzip();
    let parameter = |values: Vec<f64>| Parameter {
        slices: values.into_iter().map(F::narrow).collect::<Vec<F>>(),
        dimension,
    };
    let (scales, points) = (parameter(scales), parameter(points));
    let shifts = points.slices.iter().any(|&point| point != F::ZERO);
    let (storage, to_codes) = (from.storage, ToCodes::<F>::new(to, format));
    blocks(scales, points, move |codes: &[i64], scales: &[F], points: &[F], result: &mut [i64]| {
        let (mut wide, mut values) = ([0f64; BLOCK], [F::ZERO; BLOCK]);
        let (wide, values) = (&mut wide[..codes.len()], &mut values[..codes.len()]);
        differences(storage, format, codes, &[0; BLOCK], wide);
        map(wide, values, &F::narrow);
        for (value, (&scale, &point)) in values.iter_mut().zip(scales.iter().zip(points)) {
            *value = *value * scale;
            if shifts {
                *value = *value + point;
            }
        }
        to_codes.write(values, result);
    })
}

/// The kernel that keeps codes, but for those beyond the range of the result.
fn keep_codes(from: &QuantizedType, to: &QuantizedType) -> Kernel {
    let storage = from.storage;
    let (low, high) = to.range();
    if storage.width < 64 && to.storage.width < 64 {
        let (low, high) = (low as i64, high as i64);
        return each(move |code: i64| within(code, low, high));
    }
    each(move |code: i64| within(storage.value(code), low, high) as i64)
}

/// The kernel of `lhs + rhs - zero_point`, clamped to the range of codes.
fn add(quantized: &QuantizedType) -> Kernel {
    let points = Parameter::new(quantized, quantized.zero_points.iter().copied());
    let (storage, range) = (quantized.storage, quantized.range());
    Box::new(move |bank: &mut RegisterFile, at: Operands<'_>| {
        bank.write::<i64>(at.result, |bank, result| {
            let lhs = &bank.lanes::<i64>(at.sources[0])[..at.lanes];
            let rhs = &bank.lanes::<i64>(at.sources[1])[..at.lanes];
            points.spread(&at, 0, &mut result[..at.lanes]);
            let sums = result.iter_mut().zip(lhs.iter().zip(rhs));
            if storage.width < 64 {
                let (low, high) = (range.0 as i64, range.1 as i64);
                sums.for_each(|(result, (lhs, rhs))| {
                    *result = within(lhs + rhs - *result, low, high)
                });
                return;
            }
            for (result, (&lhs, &rhs)) in sums {
                let sum = storage.value(lhs) + storage.value(rhs) - i128::from(*result);
                *result = sum.clamp(range.0, range.1) as i64;
            }
        });
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::engine::Program;
    use crate::numeric::Numerics;
    use crate::tensor::Tensor;

    fn quantized(width: u32, pairs: &[(f64, i64)], dimension: Option<usize>) -> ElementType {
        let storage = IntegerType { width, signed: true };
        ElementType::Quantized(Arc::new(QuantizedType {
            storage,
            expressed: &names::F32,
            dimension,
            scales: pairs.iter().map(|pair| pair.0).collect(),
            zero_points: pairs.iter().map(|pair| pair.1).collect(),
            storage_range: Some((-100, 99)),
        }))
    }

    fn converted(tensor: &Tensor, to: &ElementType) -> Tensor {
        let program = Program::converting(tensor.element(), to, Numerics::STANDARD);
        let program = program.expect("a conversion");
        program.run(&[tensor], tensor.shape()).expect("memory").swap_remove(0)
    }

    fn floats(values: impl IntoIterator<Item = f32>, shape: &[usize]) -> Tensor {
        let codes = values.into_iter().map(f32::to_bits).collect();
        Tensor::from_codes(ElementType::Float(&names::F32), shape, codes)
    }

    fn numbers(tensor: &Tensor) -> Vec<i64> {
        let unused = 64 - tensor.element().bits();
        let number = |index| ((tensor.code(index) as i64) << unused) >> unused;
        (0..tensor.len()).map(number).collect()
    }

    #[test]
    fn codes_of_few_bits_are_those_of_many() {
        let special = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 0.0, -0.0, 1e-40, f32::MAX];
        let values: Vec<f32> = (-999..=999).map(|n| n as f32 * 0.0625).chain(special).collect();
        let values = floats(values.iter().copied(), &[values.len()]);
        for pair in [(0.125, 0), (0.1, 7), (0.3, -100)] {
            let [few, many] = [8, 32].map(|width| quantized(width, &[pair], None));
            let (few, many) = (converted(&values, &few), converted(&values, &many));
            assert_eq!(numbers(&few), numbers(&many));
            let float = ElementType::Float(&names::F32);
            let (few, many) = (converted(&few, &float), converted(&many, &float));
            assert_eq!(few.codes::<u32>(), many.codes::<u32>());
        }
    }

    #[test]
    fn each_slice_has_its_own_parameters_on_every_thread() {
        let shape = [30, 7, 60, 7];
        let pairs: Vec<(f64, i64)> = (0..7).map(|n| (f64::from(n + 1), i64::from(n))).collect();
        let values = floats((0..30 * 7 * 60 * 7).map(|index| (index % 83) as f32), &shape);
        for (dimension, run) in [(1, 60 * 7), (3, 1)] {
            let expected = (0..values.len()).map(|index| {
                let (scale, point) = pairs[index / run % 7];
                let value = (index % 83) as f32 / scale as f32 + point as f32;
                value.clamp(-100.0, 99.0).round_ties_even() as i64
            });
            let codes = converted(&values, &quantized(8, &pairs, Some(dimension)));
            assert_eq!(numbers(&codes), expected.collect::<Vec<_>>());
        }
    }

    #[test]
    fn there_may_be_no_slices() {
        let ty = quantized(8, &[], Some(0));
        assert_eq!(converted(&floats([], &[0, 3]), &ty).shape(), [0, 3]);
    }
}
