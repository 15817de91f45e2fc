//! Ops that change a shape, and bitcast_convert.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.bitcast_convert", Fast::Whole(ops::shape::prepare_bitcast_convert)),
    (
        "stablehlo.broadcast",
        Fast::View(ops::shape::prepare_broadcast, ops::shape::spread_broadcast),
    ),
    (
        "stablehlo.broadcast_in_dim",
        Fast::View(ops::shape::prepare_broadcast_in_dim, ops::shape::spread_broadcast_in_dim),
    ),
    ("stablehlo.get_dimension_size", Fast::Whole(ops::shape::prepare_get_dimension_size)),
    ("stablehlo.reshape", Fast::View(ops::shape::prepare_reshape, ops::shape::spread_reshape)),
    ("stablehlo.reverse", Fast::Whole(ops::shape::prepare_reverse)),
    (
        "stablehlo.transpose",
        Fast::View(ops::shape::prepare_transpose, ops::shape::spread_transpose),
    ),
];
