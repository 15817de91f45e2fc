//! Choices between numbers and NaN that give numbers.

use super::OneOp;
use super::bodies;
use super::broadcast::places;
use crate::ir::OpView;
use crate::tensor::{Tensor, Value};

/// What a choice gives if NaN is not chosen unless there is nothing else.
pub fn chosen(
    view: &OpView<'_>,
    operands: &[Value],
    ours: &Tensor,
    number: usize,
) -> Option<Tensor> {
    let format = ours.element().float_format()?;
    let least = bodies::chosen(view)? == "stablehlo.maximum";
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
