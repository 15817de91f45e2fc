//! Ops that change a shape, and bitcast_convert: words are moved without decoding them, and elementwise ops
//! read a view of the operand.

use super::Fast;
use crate::engine::{StridedView, bits, movement};
use crate::ir::{OpView, Violation};
use crate::ops::Evaluate;
use crate::ops::constraints::*;
use crate::ops::shape::{
    Broadcast, BroadcastInDim, Reverse, Transpose, bitcast_shape, broadcast_in_dim_shape, reshaped,
    static_shapes,
};
use crate::ops::take;

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.bitcast_convert", Fast::Whole(bitcast_convert)),
    ("stablehlo.broadcast", Fast::View(broadcast, view_of_broadcast)),
    ("stablehlo.broadcast_in_dim", Fast::View(broadcast_in_dim, view_of_broadcast_in_dim)),
    ("stablehlo.reshape", Fast::View(reshape, view_of_reshape)),
    ("stablehlo.reverse", Fast::Whole(reverse)),
    ("stablehlo.transpose", Fast::View(transpose, view_of_transpose)),
];

fn bitcast_convert(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    let (to, width) = (ty.element.bits(), ty.element.word());
    Ok(Box::new(move |_, operands| {
        let from = operands[0].tensor().element().bits();
        let shape = known(operands[0].tensor().shape());
        let last = ty.shape.last().copied();
        at_run_time(|violations| bitcast_shape(&shape, from, to, last, violations))?;
        let words = operands[0].tensor().words();
        one_result(
            &ty,
            match from.cmp(&to) {
                std::cmp::Ordering::Equal => words.clone(),
                std::cmp::Ordering::Greater => bits::split(words, (from / to) as usize, to, width)?,
                std::cmp::Ordering::Less => bits::join(words, from, width)?,
            },
        )
    }))
}

fn broadcast(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let added = sizes(&Broadcast::of(view).broadcast_sizes);
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        let operand = operands[0].tensor();
        let shape = [&added, operand.shape()].concat();
        let dimensions: Vec<usize> = (added.len()..shape.len()).collect();
        one_result(&ty, movement::broadcast(operand.words(), &dimensions, &shape)?)
    }))
}

fn view_of_broadcast(view: &OpView<'_>) -> Option<StridedView> {
    let (operand, result) = static_shapes(view)?;
    let dimensions: Vec<usize> = (result.len() - operand.len()..result.len()).collect();
    StridedView::broadcast(&operand, &dimensions, &result)
}

fn broadcast_in_dim(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    if view_of_broadcast_in_dim(view).is_some_and(|strided| strided.is_identity()) {
        return reshape(view);
    }
    let dimensions = sizes(&BroadcastInDim::of(view).broadcast_dimensions);
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        let operand = operands[0].tensor();
        let shape = broadcast_in_dim_shape(operand.shape(), &dimensions, &ty)?;
        one_result(&ty, movement::broadcast(operand.words(), &dimensions, &shape)?)
    }))
}

fn view_of_broadcast_in_dim(view: &OpView<'_>) -> Option<StridedView> {
    let dimensions = sizes(&BroadcastInDim::of(view).broadcast_dimensions);
    let (operand, result) = static_shapes(view)?;
    StridedView::broadcast(&operand, &dimensions, &result)
}

fn reshape(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        let operand = take(operands, 0).into_tensor();
        let shape = reshaped(&ty, operand.len())?;
        one_result(&ty, operand.into_words().with_shape(&shape))
    }))
}

fn view_of_reshape(view: &OpView<'_>) -> Option<StridedView> {
    let (_, result) = static_shapes(view)?;
    (!result.contains(&0)).then(|| StridedView::identity(result.iter().product()))
}

fn reverse(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let dimensions = sizes(&Reverse::of(view).dimensions);
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        one_result(&ty, movement::reverse(operands[0].tensor().words(), &dimensions)?)
    }))
}

fn transpose(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let permutation = sizes(&Transpose::of(view).permutation);
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        one_result(&ty, movement::transpose(operands[0].tensor().words(), &permutation)?)
    }))
}

fn view_of_transpose(view: &OpView<'_>) -> Option<StridedView> {
    let (operand, _) = static_shapes(view)?;
    let permutation = sizes(&Transpose::of(view).permutation);
    StridedView::transpose(&operand, &permutation)
}
