//! reduce and map.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.reduce", Fast::WithBodies(ops::reduction::prepare_reduce)),
    ("stablehlo.map", Fast::WithBodies(ops::reduction::prepare_map)),
];
