//! cholesky and triangular_solve: the steps of the meaning on carriers, one matrix after the other.

use super::Fast;
use crate::engine::linear;
use crate::ir::{OpView, Violation};
use crate::ops::Evaluate;
use crate::ops::constraints::*;
use crate::ops::linear_algebra::{Cholesky, require_fit, require_square, system};
use crate::ops::take;

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.cholesky", Fast::Whole(cholesky)),
    ("stablehlo.triangular_solve", Fast::Whole(triangular_solve)),
];

fn cholesky(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (lower, ty) = (Cholesky::of(view).lower, tensor_result(view, 0)?.clone());
    Ok(Box::new(move |_, operands| {
        let a = take(operands, 0).into_tensor();
        require_square(a.shape())?;
        one_result(&ty, linear::cholesky(&a, lower)?.into_words())
    }))
}

fn triangular_solve(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (ty, system) = (tensor_result(view, 0)?.clone(), system(view));
    Ok(Box::new(move |_, operands| {
        let (a, b) = (operands[0].tensor(), operands[1].tensor());
        require_fit(a.shape(), b.shape(), system)?;
        one_result(&ty, linear::triangular_solve(a, b, system)?.into_words())
    }))
}
