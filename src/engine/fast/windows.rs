//! reduce_window.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] =
    &[("stablehlo.reduce_window", Fast::WithBodies(ops::windows::prepare_reduce_window))];
