//! The targets of custom_call that the engine's kernels compute. No plain function defines what they compute:
//! the kernels run in both engines.

mod compute;
mod matrices;
mod scaled_dot;
mod selection;

use super::Fast;
use crate::ir::{OpView, Violation};
use crate::ops::{Evaluate, custom};

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] =
    &[("stablehlo.custom_call", Fast::Whole(|view| custom::prepare(view, kernel)))];

/// The kernel of a target, prepared; `None` if the target has no kernel.
fn kernel(view: &OpView<'_>, target: &str) -> Option<Result<Evaluate, Violation>> {
    match target {
        "mhlo.topk" | "TopK" => Some(selection::top_k(view)),
        "ApproxTopK" | "stablehlo.dynamic_approx_top_k" => Some(selection::approximate_top_k(view)),
        "__op$block_scaled_dot" => Some(scaled_dot::block_scaled_dot(view)),
        "__op$quantize" => Some(scaled_dot::quantize(view)),
        "__op$dequantize" => Some(scaled_dot::dequantize(view)),
        _ => matrices::prepare(view, target),
    }
}
