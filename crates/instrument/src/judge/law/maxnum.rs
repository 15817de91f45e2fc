//! Choices between two numbers of devices that ignore NaN, or that do not tell subnormals from zero.

use super::sizes::has_subnormals;
use crate::alone::OneOp;
use crate::alone::bodies;
use crate::alone::broadcast::places;
use crate::ir::OpView;
use crate::numeric::ElementType;
use crate::ops::facts::{self, Neutral};
use crate::tensor::{Tensor, Value};

/// What a choice gives if NaN is not chosen unless there is nothing else.
pub fn chosen(
    view: &OpView<'_>,
    operands: &[Value],
    ours: &Tensor,
    number: usize,
) -> Option<Tensor> {
    let format = ours.element().float_format()?;
    let least = bodies::chosen(view)? == Neutral::Least;
    let end = format.max_finite | if least { format.sign_bit() } else { 0 };
    let end = format.code_of_infinity(least).unwrap_or(end);
    let has_number = |tensor: &Tensor| {
        (0..tensor.len()).map(|it| !format.is_nan(tensor.code(it) as u64)).collect::<Vec<_>>()
    };
    let tensors: Vec<&Tensor> = operands.iter().map(Value::as_tensor).collect::<Option<_>>()?;
    let is_same = |tensor: &&Tensor| tensor.element() == ours.element();
    if !tensors.iter().all(is_same) {
        return None;
    }
    let without = |tensor: &&Tensor| -> Value {
        let number = |it: usize| match format.is_nan(tensor.code(it) as u64) {
            true => u128::from(end),
            false => tensor.code(it),
        };
        let codes = (0..tensor.len()).map(number);
        Tensor::from_wide_codes(tensor.element().clone(), tensor.shape(), codes).into()
    };
    let operands: Vec<Value> = tensors.iter().map(without).collect();
    let chosen = OneOp::of(view).run(&operands).ok()?.get(number)?.as_tensor()?.clone();
    // an element of which all operands are NaN is NaN
    let of_operand = |tensor: &&Tensor| -> Vec<bool> {
        let has = has_number(tensor);
        places(view, tensor.shape(), chosen.shape()).into_iter().map(|it| has[it]).collect()
    };
    let has: Vec<Vec<bool>> = match view.regions().is_empty() {
        true => tensors.iter().map(of_operand).collect(),
        false => Vec::new(),
    };
    let code = |it: usize| match has.is_empty() || has.iter().any(|has| has[it]) {
        true => chosen.code(it),
        false => ours.code(it),
    };
    let codes = (0..chosen.len()).map(code);
    let chosen = Tensor::from_wide_codes(chosen.element().clone(), chosen.shape(), codes);
    Some(chosen)
}

/// What `maximum` and `minimum` give on a device that compares subnormals as zeros and hands on what it chose as it is: of two
/// subnormals or zeros the first one everywhere, or the second one. Nothing of other ops.
pub fn either_subnormal(view: &OpView<'_>, operands: &[Value], ours: &Tensor) -> Vec<Tensor> {
    let is_choice = facts::of(view.op).end().is_some();
    let ElementType::Float(format) = ours.element() else { return Vec::new() };
    let tensors: Vec<&Tensor> = operands.iter().filter_map(Value::as_tensor).collect();
    let [first, second] = tensors[..] else { return Vec::new() };
    let is_same = [first, second].iter().all(|tensor| tensor.element() == ours.element());
    if !is_choice || !is_same || !operands.iter().any(has_subnormals) {
        return Vec::new();
    }
    let smallest = format.decode(format.min_normal());
    let of = |tensor: &Tensor| -> Vec<(u128, bool)> {
        let places = places(view, tensor.shape(), ours.shape()).into_iter();
        let codes = places.map(|place| tensor.code(place));
        codes.map(|code| (code, format.decode(code as u64).abs() < smallest)).collect()
    };
    let both = [of(first), of(second)];
    let are_small = |at: usize| both.iter().all(|it| it[at].1);
    let chosen = |number: usize| {
        let code = |at: usize| if are_small(at) { both[number][at].0 } else { ours.code(at) };
        let codes = (0..ours.len()).map(code);
        Tensor::from_wide_codes(ours.element().clone(), ours.shape(), codes)
    };
    vec![chosen(0), chosen(1)]
}
