//! The sums of the magnitudes of an op's terms.

use crate::alone::OneOp;
use crate::alone::wide::{PIECE, in_pieces, numbers, of_f64s, retyped};
use crate::ir::OpView;
use crate::judge::ground::bound::power_of_two;
use crate::numeric::{Code, ElementType, FloatFormat, codec, names};
use crate::tensor::allocation;
use crate::tensor::{Tensor, Value, Word};

/// The values that an op's operands may have.
pub struct Operands<'a> {
    /// A value of each.
    pub values: &'a [Value],
    /// How far the elements of an operand may be from its value; `None` if they are known exactly.
    pub radii: Vec<Option<Tensor>>,
}

impl Operands<'_> {
    /// Values that are known exactly.
    pub fn exact(values: &[Value]) -> Operands<'_> {
        Operands { values, radii: vec![None; values.len()] }
    }
}

/// The op on the magnitudes of its operands, in f64. Of complex numbers the magnitudes are real.
pub struct Sizes<'a> {
    op: OneOp,
    operands: &'a Operands<'a>,
}

impl<'a> Sizes<'a> {
    pub fn of(view: &OpView<'_>, operands: &'a Operands<'a>) -> Option<Sizes<'a>> {
        let real = |element: &ElementType| match crate::alone::wide::is_inexact(element) {
            true => ElementType::Float(&names::F64),
            false => element.clone(),
        };
        Some(Sizes { op: retyped(view, None, real)?, operands })
    }

    fn run(&self, values: &[Value]) -> Option<Vec<f64>> {
        Some(numbers(self.op.run(values).ok()?.first()?.as_tensor()?))
    }

    /// The sums of a function of the magnitudes.
    pub fn with(&self, function: &dyn Fn(f64) -> f64) -> Option<Vec<f64>> {
        let values = self.operands.values.iter().map(|it| magnitudes(it, function));
        self.run(&values.collect::<Vec<_>>())
    }

    /// The sums of the magnitudes without factors that are subnormal in their own type or in another one.
    pub fn without_subnormals(&self, format: &FloatFormat) -> Option<Vec<f64>> {
        let smallest = |format: &FloatFormat| format.decode(format.min_normal());
        let kept = |value: &Value| {
            let own = value.as_tensor().and_then(|tensor| tensor.element().float_format());
            let least = own.map_or(0.0, smallest).max(smallest(format));
            magnitudes(value, &|it| if it.abs() < least { 0.0 } else { it.abs() })
        };
        self.run(&self.operands.values.iter().map(kept).collect::<Vec<_>>())
    }

    /// By how much the sums of the magnitudes may be larger than these; the inner value is `None` if the operands are known
    /// exactly.
    pub fn spread(&self, of_sizes: &[f64]) -> Option<Option<Vec<f64>>> {
        if self.operands.radii.iter().all(Option::is_none) {
            return Some(None);
        }
        let pairs = self.operands.values.iter().zip(&self.operands.radii);
        let largest = pairs.map(|(value, radius)| plus(&magnitudes(value, &f64::abs), radius));
        let largest = self.run(&largest.collect::<Vec<_>>())?;
        let difference = largest.iter().zip(of_sizes).map(|(most, own)| most - own);
        Some(Some(difference.map(|it| it.max(0.0)).collect()))
    }
}

/// A value of floats in f64 with a function of the magnitude of each number; a complex number has the sum of its parts'
/// magnitudes. Any other value stays as it is.
fn magnitudes(value: &Value, function: &dyn Fn(f64) -> f64) -> Value {
    let Value::Tensor(tensor) = value else { return value.clone() };
    if !crate::alone::wide::is_inexact(tensor.element()) {
        return value.clone();
    }
    let mut values = numbers(tensor);
    if matches!(tensor.element(), ElementType::Complex(_)) {
        values = values.chunks(2).map(|parts| function(parts[0].abs() + parts[1].abs())).collect();
    } else {
        values.iter_mut().for_each(|value| *value = function(*value));
    }
    of_f64s(tensor.shape(), values)
}

/// The sum of a value of f64 and of the distance that it may have.
fn plus(value: &Value, radius: &Option<Tensor>) -> Value {
    let (Value::Tensor(tensor), Some(radius)) = (value, radius) else { return value.clone() };
    let sums =
        numbers(tensor).into_iter().zip(numbers(radius)).map(|(value, radius)| value + radius);
    of_f64s(tensor.shape(), sums.collect())
}

/// Whether a value of floats has elements that are subnormal in its type.
pub fn has_subnormals(value: &Value) -> bool {
    let format = value.as_tensor().and_then(|tensor| tensor.element().float_format());
    format.is_some_and(|format| has_smaller(value, format.decode(format.min_normal())))
}

/// Whether a value of floats has elements other than zero that are smaller than a number.
pub fn has_smaller(value: &Value, number: f64) -> bool {
    let Some(tensor) = value.as_tensor() else { return false };
    let Some(format) = tensor.element().float_format() else { return false };
    if power_of_two(format.quantum_exponent()) >= number {
        return false;
    }
    let is_smaller = |value: &f64| (*value != 0.0) & (value.abs() < number);
    let has = |numbers: &[f64]| numbers.iter().fold(false, |has, it| has | is_smaller(it));
    in_pieces([tensor], |_, [numbers]| has(numbers)).contains(&true)
}

/// A value of real floats of up to 32 bits as a tensor of f32; `None` of any other value.
pub fn in_f32(value: &Value) -> Option<Value> {
    let tensor = value.as_tensor()?;
    match tensor.element() {
        ElementType::Float(format) if format.is_f32() => Some(value.clone()),
        _ => Some(Tensor::from_vec(tensor.shape(), decoded(tensor, |it| it)?).ok()?.into()),
    }
}

/// A value of real floats as a tensor of f32, each number rounded to nearest; `None` of any other value, and of one with
/// numbers of f64 that are not zero and outside of the normal range of f32.
pub fn near_f32(value: &Value) -> Option<Value> {
    let tensor = value.as_tensor()?;
    match tensor.element() {
        ElementType::Float(format) if format.is_f64() => {}
        _ => return in_f32(value),
    }
    let normal = f64::from(f32::MIN_POSITIVE)..f64::from(f32::MAX);
    let is_near = |number: &f64| (*number == 0.0) | normal.contains(&number.abs());
    let are_near = |numbers: &[f64]| numbers.iter().fold(true, |all, it| all & is_near(it));
    if !in_pieces([tensor], |_, [numbers]| are_near(numbers)).into_iter().all(|it| it) {
        return None;
    }
    let numbers: &[f64] = bytemuck::cast_slice(tensor.codes::<u64>());
    let round = |piece: usize, values: &mut [f32]| {
        let numbers = &numbers[piece * PIECE..];
        values.iter_mut().zip(numbers).for_each(|(value, number)| *value = *number as f32);
    };
    let values = allocation::filled_by_chunks(tensor.shape(), PIECE, round).ok()?;
    Some(Tensor::from_vec(tensor.shape(), values).ok()?.into())
}

/// The magnitudes of a value of real floats of up to 32 bits, as a tensor of f32; `None` of any other value.
pub fn magnitudes_in_f32(value: &Value) -> Option<Value> {
    let tensor = value.as_tensor()?;
    Some(Tensor::from_vec(tensor.shape(), decoded(tensor, f32::abs)?).ok()?.into())
}

/// A function of the elements of a tensor of real floats of up to 32 bits, in f32; `None` of any other tensor.
fn decoded(tensor: &Tensor, function: impl Fn(f32) -> f32 + Sync) -> Option<Vec<f32>> {
    let ElementType::Float(format) = tensor.element() else { return None };
    if !format.fits_f32() {
        return None;
    }
    fn floats<W: Word + Code>(
        format: &FloatFormat,
        tensor: &Tensor,
        function: impl Fn(f32) -> f32 + Sync,
    ) -> Option<Vec<f32>> {
        let codes = tensor.codes::<W>();
        let decode = |piece: usize, values: &mut [f32]| {
            codec::decode(format, &codes[piece * PIECE..][..values.len()], values);
            values.iter_mut().for_each(|value| *value = function(*value));
        };
        allocation::filled_by_chunks(tensor.shape(), PIECE, decode).ok()
    }
    match format.width {
        ..=8 => floats::<u8>(format, tensor, function),
        9..=16 => floats::<u16>(format, tensor, function),
        _ => floats::<u32>(format, tensor, function),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_f64_are_rounded_to_f32_where_it_has_normal_numbers() {
        let near = |numbers: &[f64]| {
            let tensor = Tensor::from_f64s("f64".parse().unwrap(), &[numbers.len()], numbers);
            near_f32(&tensor.unwrap().into()).map(|it| it.tensor().to_f64s().unwrap())
        };
        let third = f64::from(1f32 / 3.0);
        assert_eq!(near(&[0.0, 1.0 / 3.0, -1e30]), Some(vec![0.0, third, f64::from(-1e30f32)]));
        for number in [1e-39, 4e38, f64::INFINITY, f64::NAN] {
            assert_eq!(near(&[1.0, number]), None, "{number}");
        }
    }
}
