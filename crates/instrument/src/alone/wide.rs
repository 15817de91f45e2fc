//! Values and ops in f64, whose rounding is far below that of narrower types.

use std::ops::Range;

use super::one_op::OneOp;
use crate::by_level;
use crate::diagnostic::{Diagnostic, Severity};
use crate::engine;
use crate::hardware::parallel;
use crate::ir::{Attributes, Op, OpView};
use crate::numeric::{Accumulation, ComplexPart, ElementType, FloatFormat, Numerics, codec, names};
use crate::ops::contraction;
use crate::ops::{self, facts};
use crate::tensor::words::into_vec;
use crate::tensor::{Tensor, Value, Word, Words};
use crate::verify;

/// Whether the elements of a type are floats, or pairs of floats.
pub fn is_inexact(element: &ElementType) -> bool {
    matches!(element, ElementType::Float(_) | ElementType::Complex(_))
}

/// The type of f64 in place of a type of floats.
pub fn wide(element: &ElementType) -> ElementType {
    match element {
        ElementType::Float(_) => ElementType::Float(&names::F64),
        ElementType::Complex(_) => ElementType::Complex(ComplexPart::F64),
        other => other.clone(),
    }
}

/// A value of floats in f64; any other value as it is.
pub fn widened(value: &Value) -> Value {
    match value {
        Value::Tensor(tensor) if is_narrow_real(tensor.element()) => {
            of_f64s(tensor.shape(), numbers(tensor))
        }
        Value::Tensor(tensor) if is_inexact(tensor.element()) => {
            converted(tensor, &wide(tensor.element()), Numerics::STANDARD).into()
        }
        other => other.clone(),
    }
}

/// Whether the elements of a type are real floats of another type than f64.
fn is_narrow_real(element: &ElementType) -> bool {
    matches!(element, ElementType::Float(format) if !format.is_f64())
}

/// A tensor of floats in another float type, as the op convert gives it; the tensor itself if there is no memory for
/// another one.
pub fn converted(tensor: &Tensor, element: &ElementType, numerics: Numerics) -> Tensor {
    if tensor.element() == element {
        return tensor.clone();
    }
    let program = engine::Program::converting(tensor.element(), element, numerics).ok();
    let results = program.and_then(|program| program.run(&[tensor], tensor.shape()).ok());
    results.and_then(|mut results| results.pop()).unwrap_or_else(|| tensor.clone())
}

/// The op in f64, if it is legal there and means the same. Sums of f64, and those that are not made in the default way, are
/// exact and rounded once.
pub fn in_f64(view: &OpView<'_>) -> Option<OneOp> {
    if facts::of(view.op).has_own_type() && !ops::hands_on(view.op) {
        return None;
    }
    let is_f64 = |element: &ElementType| *element == wide(element);
    let tensors = view.operand_types().chain(view.result_types());
    let mut elements = tensors.filter_map(|ty| Some(&ty.as_tensor()?.element));
    let has_f64 = elements.any(|it| is_inexact(it) && is_f64(it));
    // sums that are made better than those of f64 in order cannot be measured by these
    let has_better = view.numerics().accumulation != Numerics::STANDARD.accumulation
        || contraction::algorithm(view).is_some();
    let accumulation = (has_f64 || has_better).then_some(Accumulation::EXACT);
    retyped(view, accumulation, wide)
}

/// The op in other types, without policies of its own, if it is legal in these types.
pub fn retyped(
    view: &OpView<'_>,
    accumulation: Option<Accumulation>,
    types: impl Fn(&ElementType) -> ElementType,
) -> Option<OneOp> {
    without_policies(view, accumulation, |view| OneOp::retyped(view, types))
}

/// The op on operands of f32 with results of f64, without policies of its own, if it is legal.
pub fn with_wide_results(view: &OpView<'_>) -> Option<OneOp> {
    let [f32, f64] = [&names::F32, &names::F64].map(ElementType::Float);
    without_policies(view, None, |view| OneOp::giving(view, &f32, &f64))
}

fn without_policies(
    view: &OpView<'_>,
    accumulation: Option<Accumulation>,
    changed: impl FnOnce(&OpView<'_>) -> OneOp,
) -> Option<OneOp> {
    // the op's own policies are about its types
    let attributes = view.op.attributes.iter().filter(|(name, _)| !name.starts_with("shlo."));
    let attributes: Attributes =
        attributes.map(|(name, value)| (name.clone(), value.clone())).collect();
    let op = Op { attributes, ..view.op.clone() };
    let run_numerics = Numerics::STANDARD.with(None, None, accumulation);
    let one = changed(&OpView { op: &op, run_numerics, ..*view });
    let is_error = |found: &Diagnostic| found.severity == Severity::Error;
    let is_legal = !verify::verify(one.module()).iter().any(is_error);
    is_legal.then_some(one)
}

/// The numbers of a tensor of floats; a complex number is two.
pub fn numbers(tensor: &Tensor) -> Vec<f64> {
    let mut values = vec![0.0; numbers_in(tensor)];
    parallel::for_each_chunk(&mut values, PIECE, |piece, values| {
        let first = piece * PIECE;
        decode(tensor, first..first + values.len(), values);
    });
    values
}

/// The numbers of a value of floats; those of f64 are not copied if nobody else holds the value.
pub fn into_numbers(value: Value) -> Option<Vec<f64>> {
    let Value::Tensor(tensor) = value else { return None };
    if *tensor.element() != ElementType::Float(&names::F64) {
        return Some(numbers(&tensor));
    }
    match tensor.into_words() {
        Words::W64(array) => Some(match into_vec(array) {
            Ok(codes) => codes.into_iter().map(f64::from_bits).collect(),
            Err(array) => bytemuck::cast_slice(array.as_slice()).to_vec(),
        }),
        _ => None,
    }
}

/// The numbers of a range of a tensor of floats; a complex number is two.
pub fn decode(tensor: &Tensor, range: Range<usize>, values: &mut [f64]) {
    fn floats<W: Word + crate::numeric::Code>(
        format: &FloatFormat,
        tensor: &Tensor,
        range: Range<usize>,
        values: &mut [f64],
    ) {
        codec::decode(format, &tensor.codes::<W>()[range], values);
    }
    match tensor.element() {
        ElementType::Float(format) => match format.width {
            ..=8 => floats::<u8>(format, tensor, range, values),
            9..=16 => floats::<u16>(format, tensor, range, values),
            17..=32 => floats::<u32>(format, tensor, range, values),
            _ => floats::<u64>(format, tensor, range, values),
        },
        ElementType::Complex(ComplexPart::F32) => {
            let codes: &[u32] = bytemuck::cast_slice(tensor.codes::<u64>());
            codec::decode(&names::F32, &codes[range], values);
        }
        ElementType::Complex(ComplexPart::F64) => {
            let codes: &[u64] = bytemuck::cast_slice(tensor.codes::<u128>());
            codec::decode(&names::F64, &codes[range], values);
        }
        _ => values.fill(0.0),
    }
}

/// A tensor of the type and shape of another one, whose elements are all zero.
pub fn of_zeros(tensor: &Tensor) -> Tensor {
    Tensor::splat(tensor.element().clone(), tensor.shape(), tensor.element().encoded_zero())
}

/// A tensor of f64.
pub fn of_f64s(shape: &[usize], values: Vec<f64>) -> Value {
    Tensor::from_vec(shape, values).expect("as many values as the shape says").into()
}

/// Decodes tensors of floats of as many elements piece by piece, and gives what a function finds in each piece, in order.
/// The function gets the place of the first number of a piece, and the numbers of each tensor.
pub fn in_pieces<const N: usize, T: Default + Clone + Send>(
    tensors: [&Tensor; N],
    find: impl Fn(usize, [&[f64]; N]) -> T + Sync,
) -> Vec<T> {
    let count = tensors.first().map_or(0, |tensor| numbers_in(tensor));
    let mut found = vec![T::default(); count.div_ceil(PIECE)];
    parallel::for_each_chunk(&mut found, 16, |group, found| {
        let mut numbers = [(); N].map(|()| vec![0.0; PIECE.min(count)]);
        for (piece, found) in found.iter_mut().enumerate() {
            let first = (group * 16 + piece) * PIECE;
            let range = first..count.min(first + PIECE);
            for (tensor, numbers) in tensors.iter().zip(&mut numbers) {
                decode(tensor, range.clone(), &mut numbers[..range.len()]);
            }
            *found = find(first, numbers.each_ref().map(|numbers| &numbers[..range.len()]));
        }
    });
    found
}

/// How many numbers a tensor has; a complex number is two.
pub fn numbers_in(tensor: &Tensor) -> usize {
    let parts = if matches!(tensor.element(), ElementType::Complex(_)) { 2 } else { 1 };
    tensor.len() * parts
}

/// How many numbers are decoded at a time.
pub const PIECE: usize = 1 << 12;

/// The sums of the squares of errors and of what ought to be, over the square of the largest number, which keeps them within
/// the range of f64.
#[derive(Clone, Default)]
pub struct Errors {
    unit: f64,
    error: f64,
    signal: f64,
    lost: u64,
}

impl Errors {
    /// The errors of numbers, as [`relative_error`] says.
    pub fn of(numbers: &[f64], expected: &[f64], rests: Option<&[f64]>) -> Errors {
        let [unit, other] = [numbers, expected].map(largest);
        let unit = if unit > other { unit } else { other };
        if rests.is_none() && unit > 0.0 && unit < f64::INFINITY {
            let [error, signal] = sums_of_squares(numbers, expected, unit);
            return Errors { unit, error, signal, lost: 0 };
        }
        let finite = numbers.iter().chain(expected).filter(|number| number.is_finite());
        let unit = finite.fold(0.0f64, |largest, number| largest.max(number.abs()));
        let (mut error, mut signal, mut lost) = (0.0, 0.0, 0);
        for (index, (&number, &expected)) in numbers.iter().zip(expected).enumerate() {
            if number == 0.0 && expected == 0.0 {
                continue;
            }
            if number.is_finite() && expected.is_finite() {
                let rest = rests.map_or(0.0, |rests| rests[index]);
                error += (((number - expected) - rest) / unit).powi(2);
                signal += (expected / unit).powi(2);
            } else if number != expected && !(number.is_nan() && expected.is_nan()) {
                lost += 1;
            }
        }
        Errors { unit, error, signal, lost }
    }

    /// The sums of two parts.
    pub fn and(self, other: Errors) -> Errors {
        let unit = self.unit.max(other.unit);
        let scaled = |it: &Errors| if unit > 0.0 { (it.unit / unit).powi(2) } else { 0.0 };
        let [own, its] = [scaled(&self), scaled(&other)];
        Errors {
            unit,
            error: self.error * own + other.error * its,
            signal: self.signal * own + other.signal * its,
            lost: self.lost + other.lost,
        }
    }

    /// The relative error, and how many numbers are NaN or infinite on one side alone.
    pub fn relative(&self) -> (f64, u64) {
        let relative = match (self.error, self.signal) {
            _ if self.lost > 0 => f64::INFINITY,
            (0.0, _) => 0.0,
            (_, 0.0) => f64::INFINITY,
            (error, signal) => (error / signal).sqrt(),
        };
        (relative, self.lost)
    }
}

by_level! {
    /// The largest magnitude; infinity if there is a NaN.
    fn largest(numbers: &[f64]) -> f64 {
        const LANES: usize = 16;
        let mut most = [0.0f64; LANES];
        let (chunks, rest) = numbers.as_chunks::<LANES>();
        let size = |number: f64| if number.is_nan() { f64::INFINITY } else { number.abs() };
        for numbers in chunks {
            for lane in 0..LANES {
                let size = size(numbers[lane]);
                most[lane] = if size > most[lane] { size } else { most[lane] };
            }
        }
        most.into_iter().chain(rest.iter().map(|it| size(*it))).fold(0.0, f64::max)
    }

    /// The sums of the squares of errors and of what ought to be, over the square of a unit, in the order of the numbers.
    fn sums_of_squares(numbers: &[f64], expected: &[f64], unit: f64) -> [f64; 2] {
        const LANES: usize = 64;
        let mut sums = [0.0; 2];
        for (numbers, expected) in numbers.chunks(LANES).zip(expected.chunks(LANES)) {
            let mut squares = [[0.0; LANES]; 2];
            let [errors, signals] = &mut squares;
            let pairs = numbers.iter().zip(expected).zip(errors.iter_mut().zip(signals));
            for ((number, expected), (error, signal)) in pairs {
                let (of_error, of_signal) = ((number - expected) / unit, expected / unit);
                *error = of_error * of_error;
                *signal = of_signal * of_signal;
            }
            let [errors, signals] = &squares;
            for (error, signal) in errors.iter().zip(signals).take(numbers.len()) {
                sums[0] += error;
                sums[1] += signal;
            }
        }
        sums
    }
}

/// The distance of numbers from those that they ought to be: the root of its mean square, over the root of the mean
/// square of these. It is infinite if a number is NaN or infinite in one and not in the other, or if all ought to be
/// zero and are not. What ought to be may have rests, which are added to it. The second result is how many numbers are
/// NaN or infinite in one and not in the other.
pub fn relative_error(numbers: &[f64], expected: &[f64], rests: Option<&[f64]>) -> (f64, u64) {
    Errors::of(numbers, expected, rests).relative()
}
