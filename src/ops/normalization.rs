//! Batch normalisation.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&BATCH_NORM_GRAD, &BATCH_NORM_INFERENCE, &BATCH_NORM_TRAINING];

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
        attributes: &[required("epsilon", F32), required("feature_index", I64)],
        results: Results::Exactly(3),
        form: Form::Generic,
        ..OpDef::new("stablehlo.batch_norm_grad")
    },
    meaning: Meaning::Unavailable,
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
        attributes: &[required("epsilon", F32), required("feature_index", I64)],
        results: Results::Exactly(1),
        form: Form::Generic,
        ..OpDef::new("stablehlo.batch_norm_inference")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.batch_norm_training` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#batch_norm_training)).
pub static BATCH_NORM_TRAINING: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("scale"), one_operand("offset")],
        attributes: &[required("epsilon", F32), required("feature_index", I64)],
        results: Results::Exactly(3),
        form: Form::Generic,
        ..OpDef::new("stablehlo.batch_norm_training")
    },
    meaning: Meaning::Unavailable,
};
