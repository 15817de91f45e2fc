//! The result that each process has of a collective op (docs/numerics.md, "Processes"), from the operands of the
//! members of its group.

use super::{Array, concatenate, indices, slice};
use crate::tensor::allocation::{self, TooLarge};

/// `all_gather`: the members' operands, in the order of the group, one after the other along a dimension.
pub fn all_gather<V: Clone>(operands: &[Array<V>], dimension: usize) -> Result<Array<V>, TooLarge> {
    concatenate(operands, dimension)
}

/// `all_to_all`: each member's operand is split into equal parts along a dimension, one for each member. A
/// process takes away the parts at its own position in the group, one after the other along another dimension.
pub fn all_to_all<V: Clone>(
    operands: &[Array<V>],
    [split, concat]: [usize; 2],
    position: usize,
) -> Result<Array<V>, TooLarge> {
    let parts = operands.iter().map(|operand| part(operand, split, position, operands.len()));
    concatenate(&parts.collect::<Result<Vec<_>, TooLarge>>()?, concat)
}

/// `all_reduce`: at every index `body(body(first, second), third)` of the operands' elements there, the operands
/// in ascending order of the numbers of their processes. `reduce_scatter` is that of a part of each operand, and
/// `collective_reduce` that of the root alone.
pub fn all_reduce<V: Clone, E: From<TooLarge>>(
    operands: &[Array<V>],
    mut body: impl FnMut([V; 2]) -> Result<V, E>,
) -> Result<Array<V>, E> {
    let (first, rest) = operands.split_first().expect("a group has a member");
    let mut values = allocation::with_capacity(first.shape())?;
    for index in indices(first.shape()) {
        let combine = |accumulator, operand: &Array<V>| body([accumulator, operand.at(&index)]);
        values.push(rest.iter().try_fold(first.at(&index), combine)?);
    }
    Ok(Array::new(first.element().clone(), first.shape(), values))
}

/// One of `count` equal parts along a dimension.
pub fn part<V: Clone>(
    operand: &Array<V>,
    dimension: usize,
    position: usize,
    count: usize,
) -> Result<Array<V>, TooLarge> {
    let mut shape = operand.shape().to_vec();
    let mut starts = vec![0; shape.len()];
    shape[dimension] /= count;
    starts[dimension] = position * shape[dimension];
    slice(operand, &starts, &vec![1; starts.len()], &shape)
}
