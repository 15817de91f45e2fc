//! dynamic_slice, dynamic_update_slice and torch_index_select: words are moved without decoding them, and an
//! update is written in place if nothing else holds the operand.

use super::Fast;
use super::gather::gather_into;
use crate::engine::movement;
use crate::ir::{OpView, Violation};
use crate::ops::Evaluate;
use crate::ops::constraints::*;
use crate::ops::indexing::{DynamicSlice, selected, selection, update_fits};
use crate::ops::take;
use crate::ops::window_numbers::index_values;
use crate::tensor::Value;

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.dynamic_slice", Fast::Whole(dynamic_slice)),
    ("stablehlo.dynamic_update_slice", Fast::Whole(dynamic_update_slice)),
    ("stablehlo.torch_index_select", Fast::Whole(torch_index_select)),
];

fn dynamic_slice(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let written = DynamicSlice::of(view).slice_sizes;
    let slice_sizes = sizes(&written);
    let steps = vec![1; slice_sizes.len()];
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        let operand = operands[0].tensor();
        let shape = known(operand.shape());
        at_run_time(|violations| {
            fits_within(&written, &shape, "dynamic_slice_c4", violations).then_some(shape)
        })?;
        let starts = clamped_starts(&operands[1..], operand.shape(), &slice_sizes);
        one_result(&ty, movement::slice(operand.words(), &starts, &steps, &slice_sizes)?)
    }))
}

fn dynamic_update_slice(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        let operand = take(operands, 0).into_tensor();
        let update = operands[1].tensor();
        let (shape, update_shape) = (known(operand.shape()), known(update.shape()));
        at_run_time(|violations| update_fits(&update_shape, &shape, violations))?;
        let starts = clamped_starts(&operands[2..], operand.shape(), update.shape());
        one_result(&ty, movement::update_slice(operand.into_words(), update.words(), &starts)?)
    }))
}

/// Start indices, moved so that the slice lies inside the operand.
fn clamped_starts(starts: &[Value], operand: &[usize], slice: &[usize]) -> Vec<usize> {
    let sizes = operand.iter().zip(slice);
    let starts = starts.iter().zip(sizes).map(|(start, (&operand, &slice))| {
        let start = index_values(start.tensor())[0];
        (start.max(0) as usize).min(operand - slice)
    });
    starts.collect()
}

fn torch_index_select(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (dim, batch_dims) = selection(view)?;
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        let (operand, index) = (operands[0].tensor(), operands[1].tensor());
        let (from, by) = (operand.shape(), index.shape());
        let shape = [&from[..dim], &by[batch_dims..], &from[dim + 1..]].concat();
        let mut slice_sizes = from.to_vec();
        slice_sizes[..batch_dims].fill(1);
        slice_sizes[dim] = 1;
        let dimensions = selected(dim, batch_dims, by.len(), shape.len());
        gather_into(operand, index, &dimensions, &slice_sizes, &shape, &ty)
    }))
}
