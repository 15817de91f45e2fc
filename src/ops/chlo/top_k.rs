//! The largest elements of every row.

use crate::engine::codes::Codes;
use crate::engine::sorts::{Keys, Lines};
use crate::ir::{Dimension, Shape, TensorType};
use crate::meaning::{self, Array};
use crate::numeric::{ElementType, IntegerType};
use crate::ops::prelude::*;
use crate::tensor::Words;
use crate::tensor::allocation;

/// `chlo.top_k`: the `k` largest elements along the last dimension, descending, and their indices; of
/// equal ones the lower index comes first. Floats are ordered by IEEE 754's totalOrder.
pub static TOP_K: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[required("k", I64), optional("is_stable", Bool)],
        results: Results::Exactly(2),
        form: Form::Short(
            "($operand , k = $k (, is_stable = $is_stable^)? ) attr-dict : type($operand) -> (type($values), type($indices))",
        ),
        infer: Some(infer_top_k),
        ..OpDef::new("chlo.top_k")
    },
    meaning: Meaning::Whole(plain_top_k),
};

const INDEX: ElementType = ElementType::Integer(IntegerType { width: 32, signed: true });

fn infer_top_k(view: &OpView<'_>) -> Result<Vec<Type>, Violation> {
    let operand = view.operand(0).ok_or_else(|| Violation::unlabelled("no operand"))?;
    let k = view.integer("k").and_then(|k| usize::try_from(k).ok());
    let k = k.ok_or_else(|| Violation::unlabelled("k must not be negative"))?;
    let (&last, rest) = operand
        .shape
        .split_last()
        .ok_or_else(|| Violation::unlabelled("the operand must have at least one dimension"))?;
    if last.size().is_some_and(|size| size < k) {
        let message = format!("the last dimension has size {last}, k is {k}");
        return Err(Violation::unlabelled(message));
    }
    if Keys::of(&operand.element, true).is_none() {
        let message = format!("elements of type {} have no order", operand.element);
        return Err(Violation::unlabelled(message));
    }
    let shape: Shape = rest.iter().copied().chain([Dimension::Static(k)]).collect();
    let of = |element: ElementType| Type::Tensor(TensorType::with_shape(shape.clone(), element));
    Ok(vec![of(operand.element.clone()), of(INDEX)])
}

fn plain_top_k(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    infer_top_k(view)?;
    let k = view.integer("k").unwrap_or_default() as usize;
    Ok(Box::new(move |_, operands| {
        enough(operands[0].tensor(), k)?;
        let operand = Array::of_tensor(operands[0].tensor())?;
        let results = meaning::top_k(&mut meaning::Codes::default(), &operand, k, &INDEX)?;
        Ok(results.map(|result| result.into_tensor().into()).into())
    }))
}

pub(crate) fn prepare_top_k(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    infer_top_k(view)?;
    let k = view.integer("k").unwrap_or_default() as usize;
    Ok(Box::new(move |_, operands| {
        enough(operands[0].tensor(), k)?;
        let (values, indices) = largest(operands[0].tensor(), k)?;
        Ok(vec![values.into(), indices.into()])
    }))
}

/// Requires the last dimension to have `k` elements, where its type left the size open.
fn enough(operand: &Tensor, k: usize) -> Result<(), EvalError> {
    match operand.shape().last().copied().unwrap_or_default() {
        size if size < k => {
            let message = format!("the last dimension has size {size}, k is {k}");
            Err(EvalError::Failed(message))
        }
        _ => Ok(()),
    }
}

/// The `k` largest elements of each row, and their indices.
fn largest(operand: &Tensor, k: usize) -> Result<(Tensor, Tensor), EvalError> {
    let Some(keys) = Keys::of(operand.element(), true) else {
        unreachable!("the element type was verified to have an order")
    };
    let dimension = operand.rank() - 1;
    let mut shape = operand.shape().to_vec();
    shape[dimension] = k;
    let mut codes = allocation::with_capacity::<u128>(&shape)?;
    let mut indices = allocation::with_capacity::<u32>(&shape)?;
    let lines = Lines::along(operand.shape(), dimension);
    let mut row: Vec<(std::cmp::Reverse<u64>, u32)> = Vec::with_capacity(lines.length);
    let mut line_keys = Vec::with_capacity(lines.length);
    for line in 0..if k == 0 { 0 } else { lines.count } {
        row.clear();
        line_keys.clear();
        let start = line * lines.length;
        keys.extend(Codes::of(operand.words()).range(start, start + lines.length), &mut line_keys);
        row.extend(line_keys.iter().map(|&key| std::cmp::Reverse(key)).zip(0u32..));
        if k < row.len() {
            row.select_nth_unstable(k - 1);
            row.truncate(k);
        }
        row.sort_unstable();
        let first = line * lines.length;
        codes.extend(row.iter().map(|&(_, index)| operand.code(first + index as usize)));
        indices.extend(row.iter().map(|&(_, index)| index));
    }
    let values = Words::from_wide(operand.element().word(), &shape, codes);
    let values = Tensor::new(operand.element().clone(), values);
    Ok((values, Tensor::from_codes(INDEX, &shape, indices)))
}
