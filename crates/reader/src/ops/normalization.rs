//! Batch normalisation.

use super::contraction::quantized;
use super::prelude::*;
use crate::ir::{Dimension, TensorType};
use crate::meaning::{self, Array, Codes};
use crate::numeric::ElementType;
use crate::tensor::allocation::TooLarge;

use OpValue::{Operand, Output};

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&BATCH_NORM_GRAD, &BATCH_NORM_INFERENCE, &BATCH_NORM_TRAINING];

attributes! {
    /// What the ops of batch normalization state.
    pub struct BatchNorm {
        /// What is added to the variance.
        required epsilon: f64 = F32,
        /// The dimension of the features, each of which is normalized by itself.
        required feature_index: i64 = I64,
    }
}

/// `stablehlo.batch_norm_grad` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#batch_norm_grad)).
pub static BATCH_NORM_GRAD: Entry = Entry {
    def: OpDef {
        operands: &[
            one_operand("operand"),
            one_operand("scale"),
            one_operand("mean"),
            one_operand("variance"),
            one_operand("grad_output"),
        ],
        attributes: BatchNorm::DEFINED,
        results: Results::Exactly(3),
        form: Form::Generic,
        verify: verify_grad,
        ..OpDef::new("stablehlo.batch_norm_grad")
    },
    meaning: Meaning::Whole(grad),
};

/// `stablehlo.batch_norm_inference` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#batch_norm_inference)).
pub static BATCH_NORM_INFERENCE: Entry = Entry {
    def: OpDef {
        operands: &[
            one_operand("operand"),
            one_operand("scale"),
            one_operand("offset"),
            one_operand("mean"),
            one_operand("variance"),
        ],
        attributes: BatchNorm::DEFINED,
        results: Results::Exactly(1),
        form: Form::Generic,
        verify: verify_inference,
        ..OpDef::new("stablehlo.batch_norm_inference")
    },
    meaning: Meaning::Whole(inference),
};

/// `stablehlo.batch_norm_training` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#batch_norm_training)).
pub static BATCH_NORM_TRAINING: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("scale"), one_operand("offset")],
        attributes: BatchNorm::DEFINED,
        results: Results::Exactly(3),
        form: Form::Generic,
        verify: verify_training,
        ..OpDef::new("stablehlo.batch_norm_training")
    },
    meaning: Meaning::Whole(training),
};

/// A tensor of the op, with the label of its shape.
pub struct Part {
    name: &'static str,
    place: OpValue,
    /// Whether the tensor has the operand's shape. If not, it has one element for each feature.
    is_full: bool,
    label: &'static str,
}

enum OpValue {
    Operand(usize),
    Output(usize),
}

const fn full(name: &'static str, place: OpValue, label: &'static str) -> Part {
    Part { name, place, is_full: true, label }
}

const fn a_feature(name: &'static str, place: OpValue, label: &'static str) -> Part {
    Part { name, place, is_full: false, label }
}

pub static GRAD_PARTS: &[Part] = &[
    a_feature("scale", Operand(1), "batch_norm_grad_c5"),
    a_feature("mean", Operand(2), "batch_norm_grad_c4"),
    a_feature("variance", Operand(3), "batch_norm_grad_c4"),
    full("grad_output", Operand(4), "batch_norm_grad_c3"),
    full("grad_operand", Output(0), "batch_norm_grad_c3"),
    a_feature("grad_scale", Output(1), "batch_norm_grad_c4"),
    a_feature("grad_offset", Output(2), "batch_norm_grad_c4"),
];

pub static INFERENCE_PARTS: &[Part] = &[
    a_feature("scale", Operand(1), "batch_norm_inference_c3"),
    a_feature("offset", Operand(2), "batch_norm_inference_c4"),
    a_feature("mean", Operand(3), "batch_norm_inference_c5"),
    a_feature("variance", Operand(4), "batch_norm_inference_c6"),
    full("result", Output(0), "batch_norm_inference_c7"),
];

pub static TRAINING_PARTS: &[Part] = &[
    a_feature("scale", Operand(1), "batch_norm_training_c3"),
    a_feature("offset", Operand(2), "batch_norm_training_c4"),
    full("output", Output(0), "batch_norm_training_c7"),
    a_feature("batch_mean", Output(1), "batch_norm_training_c5"),
    a_feature("batch_var", Output(2), "batch_norm_training_c6"),
];

/// The labels of (C1), (C2) and of (I1), (I2), ....
struct Labels {
    feature_index: &'static str,
    element_types: &'static str,
    operands: &'static [&'static str],
}

fn verify_grad(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let labels = Labels {
        feature_index: "batch_norm_grad_c1",
        element_types: "batch_norm_grad_c2",
        operands: &[
            "batch_norm_grad_i1",
            "batch_norm_grad_i2",
            "batch_norm_grad_i3",
            "batch_norm_grad_i4",
            "batch_norm_grad_i5",
        ],
    };
    verify(view, &labels, GRAD_PARTS, violations);
}

fn verify_inference(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let labels = Labels {
        feature_index: "batch_norm_inference_c1",
        element_types: "batch_norm_inference_c2",
        operands: &[
            "batch_norm_inference_i1",
            "batch_norm_inference_i2",
            "batch_norm_inference_i3",
            "batch_norm_inference_i4",
            "batch_norm_inference_i5",
        ],
    };
    verify(view, &labels, INFERENCE_PARTS, violations);
}

fn verify_training(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let labels = Labels {
        feature_index: "batch_norm_training_c1",
        element_types: "batch_norm_training_c2",
        operands: &["batch_norm_training_i1", "batch_norm_training_i2", "batch_norm_training_i3"],
    };
    verify(view, &labels, TRAINING_PARTS, violations);
}

fn verify(view: &OpView<'_>, labels: &Labels, parts: &[Part], violations: &mut Vec<Violation>) {
    let Some(operand) = view.operand(0) else {
        return violations.push(Violation::unlabelled("operands have to be tensors"));
    };
    if !verify_operand_types(view, labels, violations) {
        return;
    }
    let index = BatchNorm::of(view).feature_index;
    let message = || format!("feature_index is {index}, the rank is {}", operand.rank());
    let feature = usize::try_from(index).ok().filter(|&index| index < operand.rank());
    require(feature.is_some(), labels.feature_index, message, violations);
    let Some(feature) = feature else { return };
    for Part { name, place, is_full, label } in parts {
        let ty = match place {
            Operand(index) => view.operand(*index),
            Output(index) => view.result(*index),
        };
        let Some(ty) = ty else {
            let message = format!("{name} has to be a ranked tensor");
            violations.push(Violation::unlabelled(message));
            continue;
        };
        let expected: &[Dimension] =
            if *is_full { &operand.shape } else { &operand.shape[feature..=feature] };
        let message =
            || format!("{name} has shape {}, expected {}", show(&ty.shape), show(expected));
        require(compatible(&ty.shape, expected), label, message, violations);
        let message =
            || format!("{name} has elements of {}, the operand of {}", ty.element, operand.element);
        let same = baseline(ty) == baseline(operand);
        require(same, labels.element_types, message, violations);
    }
}

/// Checks (I1), (I2), ...: floats, or types quantized per tensor.
fn verify_operand_types(
    view: &OpView<'_>,
    labels: &Labels,
    violations: &mut Vec<Violation>,
) -> bool {
    let before = violations.len();
    for (index, label) in labels.operands.iter().enumerate() {
        let Some(ty) = view.operand(index) else { continue };
        let fits = match &ty.element {
            ElementType::Float(_) => true,
            ElementType::Quantized(quantized) => quantized.dimension.is_none(),
            _ => false,
        };
        let message = || format!("operand {index} has elements of {}, expected floats", ty.element);
        require(fits, label, message, violations);
    }
    violations.len() == before
}

/// The part of an element type that all operands share: for quantized types the storage and the expressed
/// type.
fn baseline(ty: &TensorType) -> (Option<ElementType>, Option<ElementType>) {
    match quantized(&ty.element) {
        None => (Some(ty.element.clone()), None),
        Some(quantized) => (
            Some(ElementType::Integer(quantized.storage)),
            Some(ElementType::Float(quantized.expressed)),
        ),
    }
}

pub fn normalization(view: &OpView<'_>) -> Result<meaning::Normalization, Violation> {
    let Some(operand) = view.operand(0) else { unreachable!("the operand was verified") };
    let ElementType::Float(format) = operand.element else {
        let message = format!("batch normalisation of {} cannot be run", operand.element);
        return Err(Violation::unlabelled(message));
    };
    let BatchNorm { epsilon, feature_index } = BatchNorm::of(view);
    let (epsilon, feature) = (epsilon as f32, feature_index as usize);
    Ok(meaning::Normalization { format, feature, epsilon, numerics: view.numerics() })
}

/// The evaluation of a normalisation by its meaning, on operands whose shapes agree.
fn evaluate<const RESULTS: usize>(
    view: &OpView<'_>,
    parts: &'static [Part],
    of: impl Fn(
        &meaning::Normalization,
        &mut Codes,
        &[Array<u128>],
    ) -> Result<[Array<u128>; RESULTS], TooLarge>
    + Send
    + Sync
    + 'static,
) -> Result<Evaluate, Violation> {
    let normalization = normalization(view)?;
    Ok(Box::new(move |_, operands| {
        let tensors: Vec<&Tensor> = operands.iter().map(Value::tensor).collect();
        agree(&tensors, normalization.feature, parts)?;
        let results = of(&normalization, &mut Codes::default(), &plain::arrays(operands)?)?;
        let results = results.into_iter().map(|result| Ok(result.into_tensor()?.into()));
        Ok(results.collect::<Result<_, TooLarge>>()?)
    }))
}

fn grad(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    evaluate(view, GRAD_PARTS, |normalization, codes, operands| {
        normalization.gradient(
            codes,
            &operands[0],
            [&operands[1], &operands[2], &operands[3]],
            &operands[4],
        )
    })
}

fn inference(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    evaluate(view, INFERENCE_PARTS, |normalization, codes, operands| {
        Ok([normalization.inference(
            codes,
            &operands[0],
            [&operands[1], &operands[2], &operands[3], &operands[4]],
        )?])
    })
}

fn training(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    evaluate(view, TRAINING_PARTS, |normalization, codes, operands| {
        normalization.training(codes, &operands[0], [&operands[1], &operands[2]])
    })
}

/// Checks the shapes that types may have left open.
pub fn agree(operands: &[&Tensor], feature: usize, parts: &[Part]) -> Result<(), EvalError> {
    let shape = operands[0].shape();
    for Part { name, place, is_full, label } in parts {
        let Operand(index) = place else { continue };
        let expected = if *is_full { shape } else { &shape[feature..=feature] };
        let found = operands[*index].shape();
        if found != expected {
            let message = format!("{name} has shape {found:?}, expected {expected:?} [{label}]");
            return Err(EvalError::Failed(message));
        }
    }
    Ok(())
}
