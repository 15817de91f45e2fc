//! Elements in blocks that share a scale (MX and NVFP4): quantizing, dequantizing, dot products.

use crate::engine::block::{
    ScaledDotError, ScaledOperand, dequantize_in_steps, quantize_in_steps, scaled_dot,
};
use crate::engine::contraction::SumPolicy;
use crate::ir::{Attribute, TensorType};
use crate::ir::{OpView, Violation};
use crate::numeric::{ElementType, FloatFormat};
use crate::ops::calls::{configured, refusal};
use crate::ops::constraints::*;
use crate::ops::summing::drawn;
use crate::ops::{EvalError, Evaluate};
use crate::tensor::Tensor;

/// `__op$block_scaled_dot(lhs, rhs, lhs_scale, rhs_scale, global_scale)`: `[B, M, K]`, `[B, N, K]` and
/// their scales of `[B, M, K / block]`, `[B, N, K / block]` give `[B, M, N]` (without B for rank 2). An
/// element times its scale is an f32; products and sums are f32, in order of K, then times the global
/// scale, then converted to the result's type. The last operand, of rank 0, may be missing, and the
/// right operand's scale as well.
pub fn block_scaled_dot(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let count = view.operand_types().count();
    let types: Option<Vec<&TensorType>> = (0..count).map(|index| view.operand(index)).collect();
    let (Some(types), 3..=5, result) = (types, count, tensor_result(view, 0)?.clone()) else {
        return Err(refusal(view, "takes two operands, their scales and a global scale"));
    };
    let floats = |ty: &&TensorType| matches!(ty.element, ElementType::Float(_));
    let rank = types[0].rank();
    let same_rank = types.iter().take(4).all(|ty| ty.rank() == rank);
    if !same_rank || !(2..=3).contains(&rank) || !types.iter().chain([&&result]).all(floats) {
        return Err(refusal(view, "takes floats of equal rank, 2 or 3"));
    }
    if types.get(4).is_some_and(|global| global.rank() != 0) {
        return Err(refusal(view, "takes a global scale of rank 0"));
    }
    let (block, policy) = (block_size(view)?, SumPolicy::from(view.numerics()));
    Ok(Box::new(move |runtime, operands| {
        let policy = drawn(&policy, runtime);
        let side = |index: usize| ScaledOperand {
            elements: operands[index].tensor(),
            scales: operands.get(index + 2).map(|scales| scales.tensor()),
            block,
        };
        let global = operands.get(4).map(|scale| scale.tensor());
        let product = scaled_dot(side(0), side(1), global, &result.element, &policy);
        one_result(&result, Tensor::into_words(product.map_err(failed)?))
    }))
}

/// `__op$quantize(values)`: elements in the shape of the values and scales of blocks along the last
/// dimension, each step rounded in the values' type.
pub fn quantize(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (values, elements, scales) = (view.operand(0), view.result(0), view.result(1));
    let (Some(values), Some(elements), Some(scales), 1, 2) =
        (values, elements, scales, view.operand_types().count(), view.result_types().count())
    else {
        return Err(refusal(view, "takes values, and gives elements and scales"));
    };
    let formats = (float(&values.element), float(&elements.element), float(&scales.element));
    let (Some(_), Some(element), Some(scale)) = formats else {
        return Err(refusal(view, "takes and gives floats"));
    };
    let (elements, scales, numerics) = (elements.clone(), scales.clone(), view.numerics());
    let Some(shape) = scales.static_shape() else {
        return Err(refusal(view, "gives scales of a static shape"));
    };
    Ok(Box::new(move |_, operands| {
        let quantized = quantize_in_steps(operands[0].tensor(), element, scale, &shape, numerics);
        let (codes, scale_codes) = quantized.map_err(failed)?;
        let mut results = one_result(&elements, codes.into_words())?;
        results.extend(one_result(&scales, scale_codes.into_words())?);
        Ok(results)
    }))
}

/// `__op$dequantize(elements, scales)`: elements times the scales of their blocks along the last
/// dimension, in the result's type.
pub fn dequantize(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (operands, result) = ([view.operand(0), view.operand(1)], tensor_result(view, 0)?.clone());
    let kinds = operands.iter().flatten().filter_map(|ty| float(&ty.element)).count();
    if kinds != 2 || float(&result.element).is_none() || view.operand_types().count() != 2 {
        return Err(refusal(view, "takes elements and scales, floats, and gives floats"));
    }
    let numerics = view.numerics();
    Ok(Box::new(move |_, operands| {
        let (elements, scales) = (operands[0].tensor(), operands[1].tensor());
        let product = dequantize_in_steps(elements, scales, &result.element, numerics);
        one_result(&result, product.map_err(failed)?.into_words())
    }))
}

fn float(element: &ElementType) -> Option<&'static FloatFormat> {
    match element {
        ElementType::Float(format) => Some(format),
        _ => None,
    }
}

/// The size of a block if the configuration states it, as a dictionary or as JSON. It must be stated if
/// scales are padded.
fn block_size(view: &OpView<'_>) -> Result<Option<usize>, Violation> {
    const CONFIG: &str = "block_scaled_dot_backend_config";
    let stated = match (configured(view, CONFIG), view.attribute("backend_config")) {
        (Some(Attribute::Dictionary(config)), _) => config
            .get("block_size")
            .and_then(Attribute::as_integer)
            .and_then(|size| i64::try_from(size).ok()),
        (_, Some(text)) => text
            .as_text()
            .and_then(|text| serde_json::from_str::<serde_json::Value>(&text).ok())
            .and_then(|config| json_integer(config.get(CONFIG)?.get("block_size")?)),
        _ => None,
    };
    match stated.map(usize::try_from) {
        None | Some(Ok(0)) => Ok(None),
        Some(Ok(size)) => Ok(Some(size)),
        Some(Err(_)) => Err(refusal(view, "has a block size below zero")),
    }
}

/// An integer, which protocol buffers may write as a string.
fn json_integer(value: &serde_json::Value) -> Option<i64> {
    value.as_i64().or_else(|| value.as_str()?.parse().ok())
}

fn failed(error: ScaledDotError) -> EvalError {
    match error {
        ScaledDotError::TooLarge(error) => error.into(),
        error => EvalError::Failed(error.to_string()),
    }
}
