//! Ops whose result shape is known only at run time: words are moved without decoding them.

use super::Fast;
use super::creation::Numbers;
use crate::engine::movement;
use crate::ir::{OpView, Violation};
use crate::ops::Evaluate;
use crate::ops::constraints::*;
use crate::ops::dynamic::{
    DynamicBroadcastInDim, real_slicing, refilled, shape_with_size, stated_broadcast,
    stated_padding,
};
use crate::ops::shape::DimensionSize;
use crate::ops::take;
use crate::tensor::allocation;

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.dynamic_iota", Fast::Whole(dynamic_iota)),
    ("stablehlo.dynamic_broadcast_in_dim", Fast::Whole(dynamic_broadcast_in_dim)),
    ("stablehlo.dynamic_reshape", Fast::Whole(dynamic_reshape)),
    ("stablehlo.set_dimension_size", Fast::Whole(set_dimension_size)),
    ("stablehlo.real_dynamic_slice", Fast::Whole(real_dynamic_slice)),
    ("stablehlo.dynamic_pad", Fast::Whole(dynamic_pad)),
];

fn dynamic_iota(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    let numbers = Numbers::new(view, &ty.element)?;
    Ok(Box::new(move |_, operands| {
        let shape = stated_shape(operands[0].tensor(), &ty, "dynamic_iota_c2")?;
        Ok(vec![numbers.along(&shape)?.into()])
    }))
}

fn dynamic_broadcast_in_dim(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let dimensions = sizes(&DynamicBroadcastInDim::of(view).broadcast_dimensions);
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        let shape = stated_broadcast(operands, &dimensions, &ty)?;
        let operand = operands[0].tensor();
        one_result(&ty, movement::broadcast(operand.words(), &dimensions, &shape)?)
    }))
}

fn dynamic_reshape(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        let operand = take(operands, 0).into_tensor();
        let shape = stated_shape(operands[1].tensor(), &ty, "dynamic_reshape_c4")?;
        refilled(operand.len(), &shape)?;
        allocation::len::<u128>(&shape)?;
        one_result(&ty, operand.into_words().with_shape(&shape))
    }))
}

fn set_dimension_size(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let dimension = DimensionSize::of(view).dimension as usize;
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        let operand = take(operands, 0).into_tensor();
        let shape = shape_with_size(operand.shape(), dimension, operands[1].tensor())?;
        if shape == operand.shape() {
            return one_result(&ty, operand.into_words());
        }
        let (starts, strides) = (vec![0; shape.len()], vec![1; shape.len()]);
        one_result(&ty, movement::slice(operand.words(), &starts, &strides, &shape)?)
    }))
}

fn real_dynamic_slice(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        let (starts, strides, shape) = real_slicing(operands)?;
        let operand = operands[0].tensor();
        one_result(&ty, movement::slice(operand.words(), &starts, &strides, &shape)?)
    }))
}

fn dynamic_pad(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |_, operands| {
        let (operand, value) = (operands[0].tensor(), operands[1].tensor());
        let (padding, shape) = stated_padding(operands)?;
        one_result(&ty, movement::pad(operand.words(), value.words(), &padding, &shape)?)
    }))
}
