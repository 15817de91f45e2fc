//! Targets that return their operands, divide 64 bits into two halves, or compute random bits of each
//! element.

use super::refusal;
use super::signature::Signature;
use crate::ir::TensorType;
use crate::meaning::random::threefry_2x32;
use crate::numeric::ElementType;
use crate::ops::prelude::*;
use crate::syntax;
use crate::tensor::allocation::{filled, with_capacity};

/// The evaluation of a mark for a partitioner, a compiler or a memory space: the results are the operands, or
/// there are none.
pub fn same_values(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (operands, results): (Vec<&Type>, Vec<&Type>) =
        (view.operand_types().collect(), view.result_types().collect());
    if results.is_empty() {
        return Ok(Box::new(|_, _| Ok(Vec::new())));
    }
    let same = operands.len() == results.len()
        && operands.iter().zip(&results).all(|(operand, result)| holds(operand, result));
    if !same {
        let message = "the results have to be the operands: shapes of shards differ only where a \
                       program was partitioned";
        return Err(refusal(view, message));
    }
    Ok(Box::new(|_, operands| Ok((0..operands.len()).map(|index| take(operands, index)).collect())))
}

/// Whether two types are equal, where a `memref` counts as the tensor that it holds.
fn holds(operand: &Type, result: &Type) -> bool {
    match (stored(operand), stored(result)) {
        (Some(operand), Some(result)) => operand.compatible(&result),
        _ => operand.compatible(result),
    }
}

/// The tensor type of a `memref` type.
fn stored(ty: &Type) -> Option<Type> {
    match ty {
        Type::Opaque(text) => {
            let shape = text.strip_prefix("memref<")?.strip_suffix('>')?;
            let shape = shape.split(',').next().unwrap_or(shape);
            syntax::parse_type(&format!("tensor<{}>", shape.trim())).ok()
        }
        other => Some(other.clone()),
    }
}

/// The evaluation of memory whose content is not defined, as zeros.
pub fn zeros(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let types: Vec<&Type> = view.result_types().collect();
    let ([ty], 0) = (types.as_slice(), view.op.operands.len()) else {
        return Err(refusal(view, "has no operands and one result"));
    };
    let ty = stored(ty);
    let shape = ty.as_ref().and_then(Type::as_tensor).and_then(TensorType::static_shape);
    let (Some(Type::Tensor(ty)), Some(shape)) = (ty, shape) else {
        return Err(refusal(view, "the result has to be a tensor of a static shape"));
    };
    Ok(Box::new(move |_, _| Ok(vec![Tensor::try_splat(ty.element.clone(), &shape, 0)?.into()])))
}

/// The types of a whole and of its halves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Halves {
    Integers,
    Floats,
}

fn halves(whole: &ElementType, half: &ElementType) -> Option<Halves> {
    match (whole, half) {
        (ElementType::Integer(whole), ElementType::Integer(half)) => {
            (whole.width == 64 && half.width == 32).then_some(Halves::Integers)
        }
        (ElementType::Float(whole), ElementType::Float(half)) => {
            (whole.is_f64() && half.is_f32()).then_some(Halves::Floats)
        }
        _ => None,
    }
}

/// The lower half of an integer, or for a float the rest that its high half leaves.
pub fn low_half(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    half(view, |code| code & 0xFFFF_FFFF, |value| (value - f64::from(value as f32)) as f32)
}

/// The upper half of an integer, or a float rounded to f32.
pub fn high_half(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    half(view, |code| code >> 32, |value| value as f32)
}

fn half(
    view: &OpView<'_>,
    of_integer: fn(u64) -> u64,
    of_float: fn(f64) -> f32,
) -> Result<Evaluate, Violation> {
    let wrong =
        || refusal(view, "takes a tensor of 64-bit elements and gives one of 32-bit elements");
    let (1, 1) = (view.op.operands.len(), view.op.results.len()) else { return Err(wrong()) };
    let (Some(operand), Some(result)) = (view.operand(0), view.result(0)) else {
        return Err(wrong());
    };
    let halves =
        halves(&operand.element, &result.element).filter(|_| operand.compatible_shape(result));
    let (halves, result) = (halves.ok_or_else(wrong)?, result.clone());
    Ok(Box::new(move |_, operands| {
        let operand = operands[0].tensor();
        let mut codes = with_capacity::<u32>(operand.shape())?;
        codes.extend(operand.codes::<u64>().iter().map(|&code| match halves {
            Halves::Integers => of_integer(code) as u32,
            Halves::Floats => canonical(of_float(f64::from_bits(code))),
        }));
        let half = Tensor::from_codes(result.element.clone(), operand.shape(), codes);
        one_result(&result, half.into_words())
    }))
}

fn canonical(value: f32) -> u32 {
    if value.is_nan() { 0x7FC0_0000 } else { value.to_bits() }
}

/// The integer of two halves, or the sum of two floats.
pub fn combined(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let wrong =
        || refusal(view, "takes two tensors of 32-bit elements and gives one of 64-bit elements");
    let (2, 1) = (view.op.operands.len(), view.op.results.len()) else { return Err(wrong()) };
    let (Some(low), Some(high), Some(result)) = (view.operand(0), view.operand(1), view.result(0))
    else {
        return Err(wrong());
    };
    let fits =
        low.element == high.element && low.compatible_shape(high) && low.compatible_shape(result);
    let halves = halves(&result.element, &low.element).filter(|_| fits);
    let (halves, result) = (halves.ok_or_else(wrong)?, result.clone());
    Ok(Box::new(move |_, operands| {
        let (low, high) = (operands[0].tensor(), operands[1].tensor());
        if low.shape() != high.shape() {
            return Err(EvalError::Failed("the operands differ in shape".into()));
        }
        let mut codes = with_capacity::<u64>(low.shape())?;
        let pairs = low.codes::<u32>().iter().zip(high.codes::<u32>());
        codes.extend(pairs.map(|(&low, &high)| match halves {
            Halves::Integers => u64::from(high) << 32 | u64::from(low),
            Halves::Floats => {
                let sum = f64::from(f32::from_bits(high)) + f64::from(f32::from_bits(low));
                if sum.is_nan() { 0x7FF8_0000_0000_0000 } else { sum.to_bits() }
            }
        }));
        let whole = Tensor::from_codes(result.element.clone(), low.shape(), codes);
        one_result(&result, whole.into_words())
    }))
}

/// The evaluation of Threefry2x32 for every key and counter.
pub fn threefry(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let signature = Signature::parse(
        "k0: ui32[..], k1: ui32[..], c0: ui32[..], c1: ui32[..] -> x0: ui32[..], x1: ui32[..]",
    );
    signature.check(view, "")?;
    let types = [tensor_result(view, 0)?.clone(), tensor_result(view, 1)?.clone()];
    Ok(Box::new(move |_, operands| {
        let tensors: Vec<&Tensor> = operands.iter().map(Value::tensor).collect();
        let shape = tensors[0].shape();
        if tensors.iter().any(|tensor| tensor.shape() != shape) {
            return Err(EvalError::Failed("the operands differ in shape".into()));
        }
        let codes: Vec<&[u32]> = tensors.iter().map(|tensor| tensor.codes::<u32>()).collect();
        let mut words = [filled(0u32, shape)?, filled(0u32, shape)?];
        for place in 0..tensors[0].len() {
            let at = |index: usize| codes[index][place];
            let found = threefry_2x32([at(0), at(1)], [at(2), at(3)]);
            words.iter_mut().zip(found).for_each(|(words, word)| words[place] = word);
        }
        let mut results = Vec::with_capacity(2);
        for (ty, words) in types.iter().zip(words) {
            let tensor = Tensor::from_codes(ty.element.clone(), shape, words);
            results.extend(one_result(ty, tensor.into_words())?);
        }
        Ok(results)
    }))
}
