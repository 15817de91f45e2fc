//! cholesky and triangular_solve.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.cholesky", Fast::Whole(ops::linear_algebra::prepare_cholesky)),
    ("stablehlo.triangular_solve", Fast::Whole(ops::linear_algebra::prepare_triangular_solve)),
];
