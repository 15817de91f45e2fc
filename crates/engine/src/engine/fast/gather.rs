//! gather and dynamic_gather: elements that are neighbours in the operand and in the result are copied in one
//! run.

use super::Fast;
use crate::engine::movement;
use crate::engine::movement::windowed::{Indices, numbers};
use crate::ir::TensorType;
use crate::ir::{OpView, Violation};
use crate::meaning::WindowDimensions;
use crate::ops::EvalError;
use crate::ops::Evaluate;
use crate::ops::constraints::*;
use crate::ops::gather::{
    DYNAMIC_LABELS, DYNAMIC_SLICE_LABELS, DynamicGather, Gather, LABELS, SLICE_LABELS, SliceSizes,
    result_shape, something_to_gather,
};
use crate::ops::window_numbers::{WindowNumbers, index_type, index_values};
use crate::tensor::{Tensor, Value};

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.gather", Fast::Whole(gather)),
    ("stablehlo.dynamic_gather", Fast::Whole(dynamic_gather)),
];

fn gather(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    let Gather { dimension_numbers, slice_sizes, .. } = Gather::of(view);
    let numbers = WindowNumbers::read(dimension_numbers, &LABELS);
    let dimensions = numbers.verified();
    Ok(Box::new(move |_, operands| {
        let sizes = SliceSizes { values: &slice_sizes, labels: &SLICE_LABELS };
        gather_slices(operands, &numbers, &dimensions, sizes, &ty)
    }))
}

/// Gathers slices of these sizes out of operand 0 at the indices that operand 1 holds.
fn gather_slices(
    operands: &[Value],
    numbers: &WindowNumbers,
    dimensions: &WindowDimensions,
    slice_sizes: SliceSizes<'_>,
    ty: &TensorType,
) -> Result<Vec<Value>, EvalError> {
    let (operand, indices) = (operands[0].tensor(), operands[1].tensor());
    let (operand_shape, indices_shape) = (known(operand.shape()), known(indices.shape()));
    let shape = at_run_time(|violations| {
        numbers.agree(&operand_shape, &indices_shape, dimensions, violations);
        result_shape(&operand_shape, &indices_shape, dimensions, slice_sizes, violations)
    })?;
    gather_into(operand, indices, dimensions, &sizes(slice_sizes.values), &shape, ty)
}

/// Gathers into a result of this shape, which the caller has checked.
pub fn gather_into(
    operand: &Tensor,
    indices: &Tensor,
    dimensions: &WindowDimensions,
    slice_sizes: &[usize],
    shape: &[usize],
    ty: &TensorType,
) -> Result<Vec<Value>, EvalError> {
    something_to_gather(operand.is_empty(), shape)?;
    let values = numbers(indices.words(), index_type(indices))?;
    let indices = Indices { values: &values, shape: indices.shape() };
    one_result(
        ty,
        movement::gather::gather(operand.words(), indices, dimensions, slice_sizes, shape)?,
    )
}

fn dynamic_gather(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    let numbers = WindowNumbers::read(DynamicGather::of(view).dimension_numbers, &DYNAMIC_LABELS);
    let dimensions = numbers.verified();
    Ok(Box::new(move |_, operands| {
        let values = index_values(operands[2].tensor());
        let sizes = SliceSizes { values: &values, labels: &DYNAMIC_SLICE_LABELS };
        gather_slices(operands, &numbers, &dimensions, sizes, &ty)
    }))
}
