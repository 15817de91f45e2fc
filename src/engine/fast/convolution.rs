//! convolution and dynamic_conv.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[
    (
        "stablehlo.convolution",
        Fast::Whole(|view| ops::convolution::prepare(view, &ops::convolution::LABELS)),
    ),
    (
        "stablehlo.dynamic_conv",
        Fast::Whole(|view| ops::convolution::prepare(view, &ops::convolution::DYNAMIC_LABELS)),
    ),
];
