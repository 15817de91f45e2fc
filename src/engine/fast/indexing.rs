//! dynamic_slice, dynamic_update_slice and torch_index_select.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.dynamic_slice", Fast::Whole(ops::indexing::prepare_dynamic_slice)),
    ("stablehlo.dynamic_update_slice", Fast::Whole(ops::indexing::prepare_dynamic_update_slice)),
    ("stablehlo.torch_index_select", Fast::Whole(ops::indexing::prepare_torch_index_select)),
];
