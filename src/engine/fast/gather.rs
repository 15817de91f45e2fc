//! gather and dynamic_gather.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.gather", Fast::Whole(ops::gather::prepare_gather)),
    ("stablehlo.dynamic_gather", Fast::Whole(ops::gather::prepare_dynamic_gather)),
];
