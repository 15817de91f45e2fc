//! chlo.top_k: the keys of a row are made at once, and the largest are selected before they are sorted.

use super::Fast;
use crate::engine::codes::Codes;
use crate::engine::sorts::{Keys, Lines};
use crate::ir::{OpView, Violation};
use crate::ops::EvalError;
use crate::ops::Evaluate;
use crate::ops::chlo::top_k::{INDEX, TopK, enough, infer_top_k};
use crate::tensor::{Tensor, allocation};

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[("chlo.top_k", Fast::Whole(top_k))];

fn top_k(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    infer_top_k(view)?;
    let k = TopK::of(view).k as usize;
    Ok(Box::new(move |_, operands| {
        enough(operands[0].tensor(), k)?;
        let (values, indices) = largest(operands[0].tensor(), k)?;
        Ok(vec![values.into(), indices.into()])
    }))
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
    let mut row = allocation::with_capacity::<(std::cmp::Reverse<u64>, u32)>(&[lines.length])?;
    let mut line_keys = allocation::with_capacity(&[lines.length])?;
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
    let values = Tensor::try_from_wide_codes(operand.element().clone(), &shape, codes)?;
    Ok((values, Tensor::from_codes(INDEX, &shape, indices)))
}
