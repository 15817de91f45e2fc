//! Dot products of operands in blocks that share a scale (MX and NVFP4).

use super::refusal;
use crate::ir::TensorType;
use crate::kernels::contraction::{DotDimensions, dot};
use crate::kernels::program::Binary;
use crate::kernels::{Program, ProgramBuilder};
use crate::numeric::{ElementType, names};
use crate::ops::prelude::*;

/// `__op$block_scaled_dot(lhs, rhs, lhs_scale, rhs_scale)`: `[B, M, K]`, `[B, N, K]` and their scales of
/// `[B, M, K / block]`, `[B, N, K / block]` give `[B, M, N]` (without B for rank 2). An element times its
/// scale is an f32; products and sums are f32, in order of K, then converted to the result's type.
pub fn block_scaled_dot(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let types: Option<Vec<&TensorType>> = (0..4).map(|index| view.operand(index)).collect();
    let (Some(types), result) = (types, tensor_result(view, 0)?.clone()) else {
        return Err(refusal(view, "takes two operands and their scales"));
    };
    let floats = |ty: &TensorType| matches!(ty.element, ElementType::Float(_));
    let same_rank = types.iter().all(|ty| ty.rank() == types[0].rank() && floats(ty));
    if !same_rank || !(2..=3).contains(&types[0].rank()) || !floats(&result) {
        return Err(refusal(view, "takes floats of equal rank, 2 or 3"));
    }
    let scale = |operand: usize| scaling(&types[operand].element, &types[operand + 2].element);
    let (scales, narrow) = ([scale(0)?, scale(1)?], converting(&result.element)?);
    let last = types[0].rank() - 1;
    let batching: Vec<usize> = (0..last - 1).collect();
    let dimensions = DotDimensions {
        lhs_batching: batching.clone(),
        rhs_batching: batching,
        lhs_contracting: vec![last],
        rhs_contracting: vec![last],
    };
    Ok(Box::new(move |_, operands| {
        let scaled = |side: usize| {
            scaled(&scales[side], operands[side].tensor(), operands[side + 2].tensor())
        };
        let (lhs, rhs) = (scaled(0)?, scaled(1)?);
        let agree = |dimension: usize| lhs.shape()[dimension] == rhs.shape()[dimension];
        if !agree(last) || !dimensions.lhs_batching.iter().all(|&dimension| agree(dimension)) {
            let message = format!("shapes {:?} and {:?} do not fit", lhs.shape(), rhs.shape());
            return Err(EvalError::Failed(message));
        }
        let sums = dot(&lhs, &rhs, &dimensions, &SUM)?;
        let [narrowed] = narrow
            .run(&[&sums], sums.shape())?
            .try_into()
            .unwrap_or_else(|_| unreachable!("a conversion has one result"));
        one_result(&result, Tensor::into_words(narrowed))
    }))
}

const SUM: ElementType = ElementType::Float(&names::F32);

/// An element times its scale, in f32.
fn scaling(element: &ElementType, scale: &ElementType) -> Result<Program, Violation> {
    let mut builder = ProgramBuilder::new();
    let inputs = [builder.input(element.clone()), builder.input(scale.clone())];
    let unsupported =
        |error: crate::kernels::program::NoKernel| Violation::unlabelled(error.to_string());
    let element = builder.convert(inputs[0], &SUM).map_err(unsupported)?;
    let scale = builder.convert(inputs[1], &SUM).map_err(unsupported)?;
    let product = builder.binary(Binary::Multiply, element, scale).map_err(unsupported)?;
    Ok(builder.finish(&[product]))
}

fn converting(element: &ElementType) -> Result<Program, Violation> {
    let mut builder = ProgramBuilder::new();
    let sum = builder.input(SUM);
    let converted = builder.convert(sum, element);
    let converted = converted.map_err(|error| Violation::unlabelled(error.to_string()))?;
    Ok(builder.finish(&[converted]))
}

/// The elements of an operand, each times the scale of its block along the last dimension.
fn scaled(program: &Program, operand: &Tensor, scale: &Tensor) -> Result<Tensor, EvalError> {
    let ([rows @ .., size], [scale_rows @ .., blocks]) = (operand.shape(), scale.shape()) else {
        unreachable!("the rank is 2 or 3")
    };
    if rows != scale_rows || *blocks == 0 && *size > 0 || *blocks > 0 && size % blocks != 0 {
        let message = format!("scales of shape {:?} for {:?}", scale.shape(), operand.shape());
        return Err(EvalError::Failed(message));
    }
    let block = size / (*blocks).max(1);
    let spread = (0..operand.len()).map(|index| scale.code(index / block.max(1)));
    let spread = Tensor::from_wide_codes(scale.element().clone(), operand.shape(), spread);
    let mut products = program.run(&[operand, &spread], operand.shape())?;
    products.pop().ok_or_else(|| EvalError::Failed("no product".into()))
}
