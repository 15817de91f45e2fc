//! Ops of CHLO that broadcast their operands.

use crate::ir::{Op, OpView};
use crate::ops;

/// The name of the op that does the same to operands of one shape: `stablehlo.multiply` for `chlo.broadcast_multiply`,
/// `chlo.zeta` for `chlo.broadcast_zeta`, and the own name of every other op.
pub fn plain_name(op: &Op) -> &'static str {
    let name = op.full_name();
    let Some(rest) = name.strip_prefix("chlo.broadcast_") else { return name };
    let known = |dialect: &str| ops::entry(&format!("{dialect}.{rest}")).map(|it| it.def.name);
    known("stablehlo").or_else(|| known("chlo")).unwrap_or(name)
}

/// From which element of an operand each element of the result of an elementwise op is made, row-major. Operands of lower rank, and
/// dimensions of size one, are broadcast.
pub fn places(view: &OpView<'_>, operand: &[usize], result: &[usize]) -> Vec<usize> {
    let written = view.integers("broadcast_dimensions");
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
