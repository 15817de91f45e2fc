//! select_and_scatter.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[(
    "stablehlo.select_and_scatter",
    Fast::WithBodies(ops::select_and_scatter::prepare_select_and_scatter),
)];
