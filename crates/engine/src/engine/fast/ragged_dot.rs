//! chlo.ragged_dot: one dot_general for each group, by the tiles of [`crate::engine::contraction`].

use super::Fast;
use crate::engine::contraction::{DotDimensions, dot};
use crate::engine::movement;
use crate::ir::{OpView, Violation};
use crate::meaning::{Mode, group_range};
use crate::numeric::ElementType;
use crate::ops::Evaluate;
use crate::ops::constraints::{one_result, tensor_result};
use crate::ops::ragged_dot::{RaggedDot, read_ragged_dot};
use crate::ops::summing::drawn;
use crate::ops::window_numbers::index_values;
use crate::tensor::allocation::TooLarge;
use crate::tensor::index::index_at;
use crate::tensor::{Tensor, Words};

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[("chlo.ragged_dot", Fast::Whole(ragged_dot))];

fn evaluate(
    ragged: &RaggedDot,
    [lhs, rhs, sizes]: [&Tensor; 3],
    shape: &[usize],
    element: &ElementType,
) -> Result<Tensor, TooLarge> {
    if ragged.dimensions.mode == Mode::Batching {
        return dot(lhs, rhs, &ragged.dimensions.dot, element, &ragged.policy);
    }
    let mut result = Words::splat(element.word(), &[], ragged.policy.empty_sum(element));
    result = movement::broadcast(&result, &[], shape)?;
    let groups = sizes.shape().last().copied().unwrap_or(0);
    let numbers = index_values(sizes);
    let rows: Vec<Row<'_>> = rows(ragged, lhs.shape(), sizes.shape(), &numbers, groups);
    for group in 0..groups {
        for row in &rows {
            result = match ragged.dimensions.mode {
                Mode::Free => free_group(ragged, lhs, rhs, row, group, element, result)?,
                _ => contracting_group(ragged, lhs, rhs, &rows, row, group, element, result)?,
            };
        }
    }
    Ok(Tensor::new(element.clone(), result))
}

/// The rows of group sizes: a row for each index along the prefix dimensions, or a single row if the
/// group sizes have rank 1.
fn rows<'a>(
    ragged: &RaggedDot,
    lhs: &[usize],
    sizes: &[usize],
    numbers: &'a [i64],
    groups: usize,
) -> Vec<Row<'a>> {
    let prefix: &[usize] = if sizes.len() == 1 { &[] } else { &ragged.dimensions.prefix };
    let prefix_sizes: Vec<usize> = prefix.iter().map(|&dimension| lhs[dimension]).collect();
    let count: usize = prefix_sizes.iter().product();
    let row = |number: usize| Row {
        at: prefix.iter().copied().zip(index_at(&prefix_sizes, number)).collect(),
        sizes: &numbers[number * groups..][..groups],
        limit: lhs[ragged.dimensions.ragged],
    };
    (0..count).map(row).collect()
}

/// The rows of one group, multiplied by the right operand of that group.
fn free_group(
    ragged: &RaggedDot,
    lhs: &Tensor,
    rhs: &Tensor,
    row: &Row<'_>,
    group: usize,
    element: &ElementType,
    result: Words,
) -> Result<Words, TooLarge> {
    let (start, len) = row.range(group);
    let Some(group_dimension) = ragged.dimensions.group.filter(|_| len > 0) else {
        return Ok(result);
    };
    let mut left = Part::whole(lhs);
    let mut right = Part::whole(rhs);
    let mut place = vec![0; result.shape().len()];
    for &(dimension, index) in &row.at {
        left.cut(dimension, index, 1);
        if let Some(dimension) = ragged.in_rhs(dimension) {
            right.cut(dimension, index, 1);
        }
        if let Some(dimension) = ragged.in_result(dimension, lhs.shape().len()) {
            place[dimension] = index;
        }
    }
    left.cut(ragged.dimensions.ragged, start, len);
    right.cut(group_dimension, group, 1);
    if let Some(dimension) = ragged.in_result(ragged.dimensions.ragged, lhs.shape().len()) {
        place[dimension] = start;
    }
    let right = right.without(group_dimension)?;
    let product = dot(
        &left.tensor()?,
        &right,
        &without_group(ragged, group_dimension),
        element,
        &ragged.policy,
    )?;
    movement::update_slice(result, product.words(), &place)
}

/// The dimension numbers for a right operand without its group dimension.
fn without_group(ragged: &RaggedDot, group: usize) -> DotDimensions {
    let shifted = |dimensions: &[usize]| -> Vec<usize> {
        dimensions.iter().map(|&d| if d > group { d - 1 } else { d }).collect()
    };
    DotDimensions {
        rhs_batching: shifted(&ragged.dimensions.dot.rhs_batching),
        rhs_contracting: shifted(&ragged.dimensions.dot.rhs_contracting),
        ..ragged.dimensions.dot.clone()
    }
}

/// The sums of one group. If group sizes differ along other contracting dimensions, one sum has the steps
/// of all rows of a batch, one row after the other.
#[allow(clippy::too_many_arguments)]
fn contracting_group(
    ragged: &RaggedDot,
    lhs: &Tensor,
    rhs: &Tensor,
    rows: &[Row<'_>],
    first: &Row<'_>,
    group: usize,
    element: &ElementType,
    result: Words,
) -> Result<Words, TooLarge> {
    let is_step = |dimension: usize| ragged.dimensions.dot.lhs_contracting.contains(&dimension);
    if first.at.iter().any(|&(dimension, index)| is_step(dimension) && index > 0) {
        return Ok(result);
    }
    let batch = |row: &Row<'_>| -> Vec<(usize, usize)> {
        row.at.iter().copied().filter(|&(dimension, _)| !is_step(dimension)).collect()
    };
    let batch_index = batch(first);
    let (mut lefts, mut rights) = (Vec::new(), Vec::new());
    for row in rows.iter().filter(|row| batch(row) == batch_index) {
        let (start, len) = row.range(group);
        let (mut left, mut right) = (Part::whole(lhs), Part::whole(rhs));
        for (dimension, start, len) in row.at.iter().map(|&(d, index)| (d, index, 1)).chain([(
            ragged.dimensions.ragged,
            start,
            len,
        )]) {
            left.cut(dimension, start, len);
            if let Some(dimension) = ragged.in_rhs(dimension) {
                right.cut(dimension, start, len);
            }
        }
        lefts.push(left.tensor()?);
        rights.push(right.tensor()?);
    }
    let Some(in_rhs) = ragged.in_rhs(ragged.dimensions.ragged) else { return Ok(result) };
    let left = joined(&lefts, ragged.dimensions.ragged)?;
    let right = joined(&rights, in_rhs)?;
    let product = dot(&left, &right, &ragged.dimensions.dot, element, &ragged.policy)?;
    let mut place = vec![0; result.shape().len()];
    place[0] = group;
    for (dimension, index) in batch_index {
        if let Some(dimension) = ragged.in_result(dimension, lhs.shape().len()) {
            place[1 + dimension] = index;
        }
    }
    let shape = [&[1], product.shape()].concat();
    let product = product.with_shape(&shape);
    movement::update_slice(result, product.words(), &place)
}

/// One row of group sizes, for one index along the prefix dimensions.
struct Row<'a> {
    at: Vec<(usize, usize)>,
    sizes: &'a [i64],
    /// The size of the ragged dimension.
    limit: usize,
}

impl Row<'_> {
    /// The start and the length of a group along the ragged dimension, cut off at the end of that dimension.
    fn range(&self, group: usize) -> (usize, usize) {
        group_range(self.sizes, group, self.limit)
    }
}

/// A part of a tensor along some of its dimensions.
struct Part<'a> {
    tensor: &'a Tensor,
    starts: Vec<usize>,
    sizes: Vec<usize>,
}

impl Part<'_> {
    fn whole(tensor: &Tensor) -> Part<'_> {
        let sizes = tensor.shape().to_vec();
        Part { tensor, starts: vec![0; sizes.len()], sizes }
    }

    fn cut(&mut self, dimension: usize, start: usize, len: usize) {
        (self.starts[dimension], self.sizes[dimension]) = (start, len);
    }

    fn tensor(&self) -> Result<Tensor, TooLarge> {
        if self.sizes == self.tensor.shape() {
            return Ok(self.tensor.clone());
        }
        let steps = vec![1; self.sizes.len()];
        let words = movement::slice(self.tensor.words(), &self.starts, &steps, &self.sizes)?;
        Ok(Tensor::new(self.tensor.element().clone(), words))
    }

    /// The part without a dimension of size 1.
    fn without(&self, dimension: usize) -> Result<Tensor, TooLarge> {
        let mut shape = self.sizes.clone();
        shape.remove(dimension);
        Ok(self.tensor()?.with_shape(&shape))
    }
}

fn joined(tensors: &[Tensor], dimension: usize) -> Result<Tensor, TooLarge> {
    if let [tensor] = tensors {
        return Ok(tensor.clone());
    }
    let words: Vec<&Words> = tensors.iter().map(Tensor::words).collect();
    let joined = movement::concatenate(&words, dimension)?;
    Ok(Tensor::new(tensors[0].element().clone(), joined))
}

fn ragged_dot(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    let ragged = read_ragged_dot(view)?;
    Ok(Box::new(move |runtime, operands| {
        let ragged = RaggedDot { policy: drawn(&ragged.policy, runtime), ..ragged.clone() };
        let tensors = [operands[0].tensor(), operands[1].tensor(), operands[2].tensor()];
        let shape = ragged.shape_at_run_time(operands)?;
        let result = evaluate(&ragged, tensors, &shape, &ty.element)?;
        one_result(&ty, result.words().clone())
    }))
}
