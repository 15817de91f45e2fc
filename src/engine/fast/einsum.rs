//! einsum and unary_einsum.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.einsum", Fast::Whole(ops::einsum::prepare_einsum)),
    ("stablehlo.unary_einsum", Fast::Whole(ops::einsum::prepare_einsum)),
];
