//! rng and rng_bit_generator.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.rng", Fast::Whole(ops::random::prepare_rng)),
    ("stablehlo.rng_bit_generator", Fast::Whole(ops::random::prepare_rng_bit_generator)),
];
