//! slice, concatenate and pad: words are moved without decoding them, and elementwise ops read a slice as a
//! view of the operand.

use super::Fast;
use crate::engine::{StridedView, movement};
use crate::ir::{Dimension, Shape};
use crate::ir::{OpView, Violation};
use crate::ops::Evaluate;
use crate::ops::constraints::*;
use crate::ops::shape::static_shapes;
use crate::ops::slicing::{
    Concatenate, LABELS, Slicing, concatenated_shape, padded_shape, read_padding,
};

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.slice", Fast::View(slice, view_of_slice)),
    ("stablehlo.concatenate", Fast::Whole(concatenate)),
    ("stablehlo.pad", Fast::Whole(pad)),
];

fn slice(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let slicing = Slicing::of(view);
    let (starts, strides) = (sizes(&slicing.start_indices), sizes(&slicing.strides));
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        let operand = operands[0].tensor();
        let shape = known(operand.shape());
        let shape = at_run_time(|violations| slicing.result_shape(&shape, violations))?;
        one_result(&ty, movement::slice(operand.words(), &starts, &strides, &shape)?)
    }))
}

/// The view of the operand that a slice is. `None` if the slice is a small part: a view of it would keep the
/// whole operand in memory.
fn view_of_slice(view: &OpView<'_>) -> Option<StridedView> {
    const LEAST_PART: usize = 4;
    let (operand, result) = static_shapes(view)?;
    let slicing = Slicing::of(view);
    let (starts, strides) = (sizes(&slicing.start_indices), sizes(&slicing.strides));
    let [all, part] = [&operand, &result].map(|shape| shape.iter().product::<usize>());
    let strided = StridedView::slice(&operand, &starts, &strides, &result);
    strided.filter(|strided| part >= all / LEAST_PART && strided.is_in_rows())
}

fn concatenate(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let dimension = Concatenate::of(view).dimension;
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        let words: Vec<_> = operands.iter().map(|operand| operand.tensor().words()).collect();
        let shapes: Vec<Shape> = words.iter().map(|words| known(words.shape())).collect();
        let shapes: Vec<&[Dimension]> = shapes.iter().map(|shape| &shape[..]).collect();
        at_run_time(|violations| concatenated_shape(&shapes, dimension, violations))?;
        one_result(&ty, movement::concatenate(&words, dimension as usize)?)
    }))
}

fn pad(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let rank = view.operand(0).map_or(0, |operand| operand.rank());
    let padding = read_padding(view, rank, &mut Vec::new()).unwrap_or_default();
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        let (operand, value) = (operands[0].tensor(), operands[1].tensor());
        let shape = known(operand.shape());
        let shape = at_run_time(|violations| padded_shape(&shape, &padding, LABELS, violations))?;
        one_result(&ty, movement::pad(operand.words(), value.words(), &padding, &shape)?)
    }))
}
