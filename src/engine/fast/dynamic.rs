//! Ops whose shapes are operands.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.dynamic_iota", Fast::Whole(ops::dynamic::prepare_dynamic_iota)),
    (
        "stablehlo.dynamic_broadcast_in_dim",
        Fast::Whole(ops::dynamic::prepare_dynamic_broadcast_in_dim),
    ),
    ("stablehlo.dynamic_reshape", Fast::Whole(ops::dynamic::prepare_dynamic_reshape)),
    ("stablehlo.set_dimension_size", Fast::Whole(ops::dynamic::prepare_set_dimension_size)),
    ("stablehlo.real_dynamic_slice", Fast::Whole(ops::dynamic::prepare_real_dynamic_slice)),
    ("stablehlo.dynamic_pad", Fast::Whole(ops::dynamic::prepare_dynamic_pad)),
];
