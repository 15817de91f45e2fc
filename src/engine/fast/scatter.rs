//! scatter.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] =
    &[("stablehlo.scatter", Fast::WithBodies(ops::scatter::prepare_scatter))];
