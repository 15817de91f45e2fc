//! The elements of operands in the order of the terms of sums: the terms of each sum side by side.

use crate::engine::movement::copy;
use crate::meaning::DotDimensions;
use crate::tensor::Tensor;
use crate::tensor::strided::OffsetMap;

/// How many terms a sum of a contraction has, and how many rows of each operand a batch has: one for each of its free places.
pub fn terms_and_rows(operands: [&Tensor; 2], dimensions: &DotDimensions) -> (usize, [usize; 2]) {
    let [lhs, rhs] = operands;
    let size = |tensor: &Tensor, among: &[usize]| -> usize {
        among.iter().map(|&dimension| tensor.shape()[dimension]).product()
    };
    let rows =
        [size(lhs, &dimensions.lhs_free(lhs.rank())), size(rhs, &dimensions.rhs_free(rhs.rank()))];
    (size(lhs, &dimensions.lhs_contracting), rows)
}

/// The dimensions of both operands of a contraction: batching, free, contracting.
pub fn orders(lhs_rank: usize, rhs_rank: usize, dimensions: &DotDimensions) -> [Vec<usize>; 2] {
    let order = |batching: &[usize], free: Vec<usize>, contracting: &[usize]| {
        batching.iter().copied().chain(free).chain(contracting.iter().copied()).collect()
    };
    [
        order(&dimensions.lhs_batching, dimensions.lhs_free(lhs_rank), &dimensions.lhs_contracting),
        order(&dimensions.rhs_batching, dimensions.rhs_free(rhs_rank), &dimensions.rhs_contracting),
    ]
}

/// The dimensions of the input of a reduction: those that stay, then those that are reduced.
pub fn order_of_reduction(rank: usize, dimensions: &[usize]) -> Vec<usize> {
    let kept = (0..rank).filter(|dimension| !dimensions.contains(dimension));
    let mut reduced = dimensions.to_vec();
    reduced.sort_unstable();
    kept.chain(reduced).collect()
}

/// The elements of a tensor of this shape with its dimensions in another order.
pub fn permuted<T: Copy + Send + Sync>(values: Vec<T>, shape: &[usize], order: &[usize]) -> Vec<T> {
    let Some(&first) = values.first().filter(|_| !order.is_sorted()) else { return values };
    let mut moved = vec![first; values.len()];
    copy::fill(&OffsetMap::row_major(shape).along(order), &values, &mut moved);
    moved
}

/// The elements of matrices of so many rows and columns, each transposed; `None` if there is no memory for them.
pub fn transposed<T: Copy + Send + Sync>(
    values: &[T],
    [rows, columns]: [usize; 2],
) -> Option<Vec<T>> {
    let matrices = values.len() / (rows * columns).max(1);
    let map = OffsetMap::row_major(&[matrices, rows, columns]).along(&[0, 2, 1]);
    copy::collect(&map, &[matrices, columns, rows], values).ok()
}
