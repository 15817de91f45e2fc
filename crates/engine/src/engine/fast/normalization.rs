//! The batch norms: their steps are chunk programs, which process all features at a time.

use super::Fast;
use crate::engine::normalization::Normalization;
use crate::ir::{OpView, Violation};
use crate::meaning;
use crate::ops::Evaluate;
use crate::ops::normalization::{
    GRAD_PARTS, INFERENCE_PARTS, TRAINING_PARTS, agree, normalization,
};
use crate::tensor::{Tensor, Value};

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.batch_norm_grad", Fast::Whole(grad)),
    ("stablehlo.batch_norm_inference", Fast::Whole(inference)),
    ("stablehlo.batch_norm_training", Fast::Whole(training)),
];

/// The programs of a normalisation, and the dimension of its features.
fn prepared(view: &OpView<'_>) -> Result<(Normalization, usize), Violation> {
    let meaning::Normalization { format, feature, epsilon, numerics } = normalization(view)?;
    match Normalization::new(format, feature, epsilon, numerics) {
        Ok(normalization) => Ok((normalization, feature)),
        Err(error) => Err(Violation::unlabelled(error.to_string())),
    }
}

fn grad(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (normalization, feature) = prepared(view)?;
    Ok(Box::new(move |_, operands| {
        let tensors: Vec<&Tensor> = operands.iter().map(Value::tensor).collect();
        agree(&tensors, feature, GRAD_PARTS)?;
        let features = [tensors[1], tensors[2], tensors[3]];
        let gradients = normalization.gradient(tensors[0], features, tensors[4])?;
        Ok(gradients.map(Value::from).into())
    }))
}

fn inference(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (normalization, feature) = prepared(view)?;
    Ok(Box::new(move |_, operands| {
        let tensors: Vec<&Tensor> = operands.iter().map(Value::tensor).collect();
        agree(&tensors, feature, INFERENCE_PARTS)?;
        let features = [tensors[1], tensors[2], tensors[3], tensors[4]];
        Ok(vec![normalization.inference(tensors[0], features)?.into()])
    }))
}

fn training(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (normalization, feature) = prepared(view)?;
    Ok(Box::new(move |_, operands| {
        let tensors: Vec<&Tensor> = operands.iter().map(Value::tensor).collect();
        agree(&tensors, feature, TRAINING_PARTS)?;
        let results = normalization.training(tensors[0], [tensors[1], tensors[2]])?;
        Ok(results.map(Value::from).into())
    }))
}
