//! The batch norms.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.batch_norm_grad", Fast::Whole(ops::normalization::prepare_grad)),
    ("stablehlo.batch_norm_inference", Fast::Whole(ops::normalization::prepare_inference)),
    ("stablehlo.batch_norm_training", Fast::Whole(ops::normalization::prepare_training)),
];
