//! Ops of CHLO that broadcast their operands.

use crate::ir::OpView;
use crate::ops::chlo::written_dimensions;

/// From which element of an operand each element of the result of an elementwise op is made, row-major. Operands of lower rank, and
/// dimensions of size one, are broadcast.
pub fn places(view: &OpView<'_>, operand: &[usize], result: &[usize]) -> Vec<usize> {
    let written = written_dimensions(view);
    let written = written.filter(|it| it.len() == operand.len() && it.len() < result.len());
    let last = result.len().saturating_sub(operand.len())..result.len();
    let dimensions: Vec<usize> = match written {
        Some(written) => written.into_iter().map(|dimension| dimension as usize).collect(),
        None => last.collect(),
    };
    let (mut strides, mut stride) = (vec![0; result.len()], 1);
    for (&size, &dimension) in operand.iter().zip(&dimensions).rev() {
        strides[dimension] = if size > 1 { stride } else { 0 };
        stride *= size;
    }
    let place = |mut place: usize| {
        let mut at = 0;
        for (&size, &stride) in result.iter().zip(&strides).rev() {
            at += place % size * stride;
            place /= size;
        }
        at
    };
    (0..result.iter().product()).map(place).collect()
}
