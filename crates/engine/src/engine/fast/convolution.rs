//! convolution and dynamic_conv: many sums at a time, by the tiles of [`crate::engine::contraction`].

use super::Fast;
use crate::engine::contraction::{SumPolicy, convolve};
use crate::ir::{OpView, Violation};
use crate::ops::Evaluate;
use crate::ops::constraints::{at_run_time, known, one_result, tensor_result};
use crate::ops::contraction::quantized;
use crate::ops::convolution::{DYNAMIC_LABELS, LABELS, Labels, read, shape, with_padding};
use crate::ops::summing::drawn;

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.convolution", Fast::Whole(|view| convolution(view, &LABELS))),
    ("stablehlo.dynamic_conv", Fast::Whole(|view| convolution(view, &DYNAMIC_LABELS))),
];

fn convolution(view: &OpView<'_>, labels: &'static Labels) -> Result<Evaluate, Violation> {
    let written = [view.operand(0), view.operand(1), view.result(0)];
    if written.into_iter().flatten().any(|ty| quantized(&ty.element).is_some()) {
        return Err(Violation::unlabelled("convolution of quantized types cannot be run yet"));
    }
    let convolution = read(view, labels, &mut Vec::new())
        .unwrap_or_else(|| unreachable!("the convolution was verified"));
    let ty = tensor_result(view, 0)?.clone();
    let is_dynamic = view.operand(2).is_some();
    let policy = SumPolicy::from(view.numerics());
    Ok(Box::new(move |runtime, operands| {
        let policy = drawn(&policy, runtime);
        let padded = is_dynamic.then(|| with_padding(&convolution, operands[2].tensor()));
        let convolution = padded.as_ref().unwrap_or(&convolution);
        let (lhs, rhs) = (operands[0].tensor(), operands[1].tensor());
        at_run_time(|violations| {
            shape(convolution, &known(lhs.shape()), &known(rhs.shape()), labels, violations)
        })?;
        let result = convolve(lhs, rhs, convolution, &ty.element, &policy)?;
        one_result(&ty, result.words().clone())
    }))
}
