//! einsum and unary_einsum: contractions by the tiles of [`crate::engine::contraction`].

use super::Fast;
use crate::engine::contraction::{Label, einsum as contract};
use crate::ir::{OpView, Violation};
use crate::ops::Evaluate;
use crate::ops::constraints::{one_result, tensor_result};
use crate::ops::einsum::{Labelling, Prepared, Sized};
use crate::ops::summing::drawn;
use crate::tensor::strided::strides;

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] =
    &[("stablehlo.einsum", Fast::Whole(einsum)), ("stablehlo.unary_einsum", Fast::Whole(einsum))];

fn einsum(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let prepared = Prepared::of(view)?;
    let ty = tensor_result(view, 0)?.clone();
    Ok(Box::new(move |runtime, operands| {
        let policy = drawn(&prepared.policy, runtime);
        let ([lhs, rhs], labelling) = prepared.operands(operands)?;
        let shapes = [lhs.shape(), rhs.shape()];
        let labels = |names: &[Sized]| -> Vec<Label> {
            names.iter().map(|&name| place(&labelling, name, &shapes)).collect()
        };
        let (output, summed) = (labels(&labelling.output), labels(&labelling.summed));
        let result = contract(&lhs, &rhs, &output, &summed, &prepared.element, &policy)?;
        one_result(&ty, result.words().clone())
    }))
}

/// The strides along a label in operands of these shapes.
fn place(labelling: &Labelling, (name, size): Sized, shapes: &[&[usize]; 2]) -> Label {
    let stride = |operand: usize| {
        let names = labelling.operands[operand].iter().zip(shapes[operand]);
        let named = names.zip(strides(shapes[operand])).filter(|((found, _), _)| **found == name);
        // a dimension that is stretched has no stride
        named.map(|((_, &size), stride)| if size == 1 { 0 } else { stride }).reduce(|a, b| a + b)
    };
    Label { size: size.size().unwrap_or_default(), lhs: stride(0), rhs: stride(1) }
}
