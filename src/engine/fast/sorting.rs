//! sort and top_k.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[
    ("chlo.top_k", Fast::Whole(ops::chlo::top_k::prepare_top_k)),
    ("stablehlo.sort", Fast::WithBodies(ops::sorting::prepare_sort)),
];
