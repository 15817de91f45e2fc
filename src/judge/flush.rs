//! Subnormals that count as zero.

use super::sizes::has_subnormals;
use super::wide::numbers;
use crate::numeric::{ElementType, FloatFormat, Zero};
use crate::tensor::{Tensor, Value};

/// The operands with the subnormals of some of them, in each choice of one at least, replaced by zero; of more than three
/// operands all.
pub fn flushed_choices(operands: &[Value]) -> Vec<Vec<Value>> {
    let flushed: Vec<Option<Value>> = operands.iter().map(flush).collect();
    let places: Vec<usize> = (0..flushed.len()).filter(|&it| flushed[it].is_some()).collect();
    let all = (1usize << places.len().min(63)) - 1;
    let choices = if places.len() <= 3 { 1..all + 1 } else { all..all + 1 };
    let chosen = |choice: usize| {
        let is_chosen = |place: usize| {
            places
                .iter()
                .position(|it| *it == place)
                .is_some_and(|bit| choice >> bit.min(62) & 1 == 1)
        };
        let value = |(place, value): (usize, &Value)| {
            flushed[place].clone().filter(|_| is_chosen(place)).unwrap_or_else(|| value.clone())
        };
        operands.iter().enumerate().map(value).collect()
    };
    choices.map(chosen).collect()
}

/// A result in which the smallest normal value is a zero of its sign wherever the exact value is below it; `None` if that is
/// nowhere. Of f64 the exact value is not known, and it may be below it everywhere.
pub fn without_edge(ours: &Tensor, exact: &[f64]) -> Option<Tensor> {
    let ElementType::Float(format) = ours.element() else { return None };
    let zero = format.zero_code()?;
    let smallest = format.decode(format.min_normal());
    let values = numbers(ours);
    let is_edge = |index: usize| {
        let below = format.is_f64() || exact[index].abs() < smallest;
        below && values[index].abs() == smallest
    };
    if !(0..ours.len()).any(is_edge) {
        return None;
    }
    let codes = (0..ours.len()).map(|index| {
        let code = ours.code(index) as u64;
        u128::from(if is_edge(index) { zero | code & sign_of_zero(format) } else { code })
    });
    Some(Tensor::from_wide_codes(ours.element().clone(), ours.shape(), codes))
}

/// The bit that makes a zero negative; 0 in a type without a negative zero.
fn sign_of_zero(format: &FloatFormat) -> u64 {
    if format.zero == Zero::Signed { format.sign_bit() } else { 0 }
}

/// A value in which subnormal floats, and subnormal parts of complex numbers, are zeros of their sign; `None` if it has
/// none.
pub fn flush(value: &Value) -> Option<Value> {
    let tensor = value.as_tensor().filter(|_| has_subnormals(value))?;
    let format = tensor.element().float_format()?;
    let smallest = format.decode(format.min_normal());
    let zero = format.zero_code()?;
    let is_subnormal = |code: u64| {
        format.is_finite(code) && !format.is_zero(code) && format.decode(code).abs() < smallest
    };
    let flushed = |code: u64| match is_subnormal(code) {
        true if format.is_negative(code) => zero | sign_of_zero(format),
        true => zero,
        false => code,
    };
    let width = format.width;
    let is_complex = matches!(tensor.element(), ElementType::Complex(_));
    let of_parts = |code: u128| match is_complex {
        false => u128::from(flushed(code as u64)),
        true => {
            let part =
                |code: u128| u128::from(flushed((code & (u128::MAX >> (128 - width))) as u64));
            part(code) | part(code >> width) << width
        }
    };
    let codes = (0..tensor.len()).map(|index| of_parts(tensor.code(index)));
    let is_changed = codes.clone().enumerate().any(|(index, code)| code != tensor.code(index));
    is_changed
        .then(|| Tensor::from_wide_codes(tensor.element().clone(), tensor.shape(), codes).into())
}
