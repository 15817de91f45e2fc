//! iota.

use super::{Fast, Repeated};
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[(
    "stablehlo.iota",
    Fast::Repeating(
        ops::creation::prepare_iota,
        Repeated { prepare: ops::creation::prepare_numbers, spread: ops::creation::spread_iota },
    ),
)];
