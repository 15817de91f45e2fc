//! Contractions by labels (docs/numerics.md, "Contractions and reductions"): einsum, unary_einsum and ragged_dot.

use super::contraction::{DotDimensions, dot_general_by};
use super::policy_sums::{SumPolicy, Sums};
use super::{Array, indices, linear_index};
use crate::numeric::ElementType;
use crate::tensor::allocation::TooLarge;

/// Which label each dimension has, by number.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Labels {
    /// The labels of the left operand's dimensions.
    pub lhs: Vec<usize>,
    /// The labels of the right operand's dimensions.
    pub rhs: Vec<usize>,
    /// The labels of the result's dimensions.
    pub output: Vec<usize>,
    /// The labels that are summed over, the last one fastest.
    pub summed: Vec<usize>,
    /// The size of each label.
    pub sizes: Vec<usize>,
}

/// `einsum`: the sum of `lhs * rhs` over the labels that the result lacks, where an operand's index along a
/// dimension is the current value of its label; a dimension of size 1 is repeated. `unary_einsum` is that of a left
/// operand of rank 0 that is 1.
pub fn einsum(
    lhs: &Array<u128>,
    rhs: &Array<u128>,
    labels: &Labels,
    result: &ElementType,
    policy: &SumPolicy,
) -> Result<Array<u128>, TooLarge> {
    let sums = Sums::new([lhs.element(), rhs.element()], result, policy);
    einsum_by(lhs, rhs, labels, result, |factors, number| sums.sum(factors, number))
}

/// [`einsum`] of values of any kind: `sum` makes each result element of the pairs of factors that it has, in their order, and
/// of the number of the sum.
pub fn einsum_by<V: Clone>(
    lhs: &Array<V>,
    rhs: &Array<V>,
    labels: &Labels,
    result: &ElementType,
    mut sum: impl FnMut(&[(V, V)], usize) -> V,
) -> Result<Array<V>, TooLarge> {
    let Labels { output, summed, sizes, .. } = labels;
    let sizes_of =
        |labels: &[usize]| -> Vec<usize> { labels.iter().map(|&it| sizes[it]).collect() };
    // which sum of all it is, as random bits count them: by the labels of both operands, then those of the
    // left one, then those of the right one
    let is_shared = |label: &usize| labels.lhs.contains(label) && labels.rhs.contains(label);
    let is_left = |label: &usize| !labels.rhs.contains(label);
    let is_right = |label: &usize| !labels.lhs.contains(label);
    let all = || output.iter().copied();
    let counted = all().filter(is_shared).chain(all().filter(is_left));
    let counted: Vec<usize> = counted.chain(all().filter(is_right)).collect();
    let (steps, counts) = (sizes_of(summed), sizes_of(&counted));
    let mut at = vec![0; sizes.len()];
    Array::from_index(result.clone(), &sizes_of(output), |index| {
        output.iter().zip(index).for_each(|(&label, &place)| at[label] = place);
        let factors = indices(&steps).map(|step| {
            summed.iter().zip(&step).for_each(|(&label, &place)| at[label] = place);
            (labelled(lhs, &labels.lhs, &at), labelled(rhs, &labels.rhs, &at))
        });
        let factors: Vec<_> = factors.collect();
        let number: Vec<usize> = counted.iter().map(|&label| at[label]).collect();
        sum(&factors, linear_index(&counts, &number))
    })
}

/// The operand's element for these current values of the labels.
fn labelled<V: Clone>(operand: &Array<V>, labels: &[usize], at: &[usize]) -> V {
    let places = labels.iter().zip(operand.shape());
    let index: Vec<usize> =
        places.map(|(&label, &size)| if size == 1 { 0 } else { at[label] }).collect();
    operand.at(&index)
}

/// What kind of dimension the ragged one is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Neither of the others: each row meets the right operand of its group.
    Free,
    /// Contracting: each group is summed on its own.
    Contracting,
    /// Batching: groups do not matter.
    Batching,
}

/// The dimension numbers of a `chlo.ragged_dot`. Every number was verified.
#[derive(Debug, Clone)]
pub struct RaggedDimensions {
    /// Which dimensions belong together.
    pub dot: DotDimensions,
    /// What kind of dimension the ragged one is.
    pub mode: Mode,
    /// The ragged dimension of lhs.
    pub ragged: usize,
    /// The group dimension of rhs, if there is one.
    pub group: Option<usize>,
    /// The dimensions of lhs along which group sizes may differ, in order.
    pub prefix: Vec<usize>,
}

/// The start and the length of a group of these sizes along a ragged dimension, as far as that reaches. A
/// negative size is 0.
pub fn group_range(sizes: &[i64], group: usize, limit: usize) -> (usize, usize) {
    let end = |groups: &[i64]| {
        let total = groups.iter().fold(0i64, |sum, &size| sum.saturating_add(size.max(0)));
        usize::try_from(total).unwrap_or(usize::MAX).min(limit)
    };
    let (start, end) = (end(&sizes[..group]), end(&sizes[..=group]));
    (start, end - start)
}

/// `chlo.ragged_dot`: the sum of `lhs * rhs` over the contracting dimensions as `dot_general` has it, but
///
/// * where the ragged dimension is a free one, the element of the right operand is that of the group in
///   which the row lies; rows outside of all groups have sums without products;
/// * where it is a contracting one, the first dimension of the result is the group, and only products of that
///   group take part.
pub fn ragged_dot(
    [lhs, rhs]: [&Array<u128>; 2],
    sizes: &Array<i64>,
    dimensions: &RaggedDimensions,
    result: &ElementType,
    policy: &SumPolicy,
) -> Result<Array<u128>, TooLarge> {
    let sums = Sums::new([lhs.element(), rhs.element()], result, policy);
    ragged_dot_by([lhs, rhs], sizes, dimensions, result, |factors, number| {
        sums.sum(factors, number)
    })
}

/// [`ragged_dot`] of values of any kind: `sum` makes each result element of the pairs of factors that it has, in their order,
/// and of the number of the sum.
pub fn ragged_dot_by<V: Clone>(
    [lhs, rhs]: [&Array<V>; 2],
    sizes: &Array<i64>,
    dimensions: &RaggedDimensions,
    result: &ElementType,
    mut sum: impl FnMut(&[(V, V)], usize) -> V,
) -> Result<Array<V>, TooLarge> {
    let RaggedDimensions { dot, mode, ragged, group, prefix } = dimensions;
    if *mode == Mode::Batching {
        return dot_general_by(lhs, rhs, dot, result, sum);
    }
    let count = sizes.shape()[sizes.rank() - 1];
    let varying: &[usize] = if sizes.rank() == 1 { &[] } else { prefix };
    let groups = Groups { sizes, count, varying, ragged: *ragged, limit: lhs.shape()[*ragged] };
    let rows: Vec<usize> = [dot.lhs_batching.clone(), dot.lhs_free(lhs.rank())].concat();
    let mut columns = dot.rhs_free(rhs.rank());
    columns.retain(|dimension| Some(*dimension) != *group);
    let of_group = (*mode == Mode::Contracting).then_some(count);
    let row_sizes = sizes_along(lhs, &rows);
    let column_sizes = sizes_along(rhs, &columns);
    let steps = sizes_along(lhs, &dot.lhs_contracting);
    let shape: Vec<usize> = of_group.into_iter().chain(row_sizes).chain(column_sizes).collect();
    Array::from_index(result.clone(), &shape, |index| {
        let (first, index) = index.split_at(of_group.iter().len());
        let (row, column) = index.split_at(rows.len());
        let (mut left, mut right) = (vec![0; lhs.rank()], vec![0; rhs.rank()]);
        put(&mut left, &rows, row);
        put(&mut right, &columns, column);
        put(&mut right, &dot.rhs_batching, row);
        let of_row = if first.is_empty() { groups.of_row(&left) } else { None };
        if let (Some(dimension), Some(of_row)) = (group, of_row) {
            right[*dimension] = of_row;
        }
        let number = groups.number([lhs, rhs], [&rows, &columns], &left, &right, of_row);
        let mut factors = Vec::new();
        for step in indices(&steps) {
            put(&mut left, &dot.lhs_contracting, &step);
            put(&mut right, &dot.rhs_contracting, &step);
            let takes_part = match first {
                [group] => groups.has(*group, &left),
                _ => of_row.is_some(),
            };
            if takes_part {
                factors.push((lhs.at(&left), rhs.at(&right)));
            }
        }
        sum(&factors, number)
    })
}

/// The groups along a ragged dimension of a left operand.
struct Groups<'a> {
    sizes: &'a Array<i64>,
    count: usize,
    /// The dimensions of the left operand along which the sizes differ.
    varying: &'a [usize],
    ragged: usize,
    /// The size of the ragged dimension.
    limit: usize,
}

impl Groups<'_> {
    /// The range of a group for an index of the left operand.
    fn range(&self, group: usize, left: &[usize]) -> (usize, usize) {
        let row: Vec<usize> = self.varying.iter().map(|&dimension| left[dimension]).collect();
        let row = linear_index(&self.sizes.shape()[..row.len()], &row) * self.count;
        group_range(&self.sizes.values()[row..row + self.count], group, self.limit)
    }

    /// Whether an index of the left operand lies in a group.
    fn has(&self, group: usize, left: &[usize]) -> bool {
        let (start, length) = self.range(group, left);
        (start..start + length).contains(&left[self.ragged])
    }

    /// The group in which an index of the left operand lies.
    fn of_row(&self, left: &[usize]) -> Option<usize> {
        (0..self.count).find(|&group| self.has(group, left))
    }

    /// Which sum it is, as random bits count them: of those that are made together, which have one index along
    /// the dimensions where group sizes differ, and one group.
    fn number<V: Clone>(
        &self,
        [lhs, rhs]: [&Array<V>; 2],
        [rows, columns]: [&[usize]; 2],
        left: &[usize],
        right: &[usize],
        of_row: Option<usize>,
    ) -> usize {
        let (start, length) = of_row.map_or((0, 0), |group| self.range(group, left));
        let of_rows = rows.iter().map(|&dimension| match left[dimension] {
            _ if self.varying.contains(&dimension) => (1, 0),
            at if dimension == self.ragged => (length, at.saturating_sub(start)),
            at => (lhs.shape()[dimension], at),
        });
        let of_columns =
            columns.iter().map(|&dimension| (rhs.shape()[dimension], right[dimension]));
        let (counts, number): (Vec<usize>, Vec<usize>) = of_rows.chain(of_columns).unzip();
        linear_index(&counts, &number)
    }
}

/// The sizes of some dimensions.
fn sizes_along<V: Clone>(operand: &Array<V>, dimensions: &[usize]) -> Vec<usize> {
    dimensions.iter().map(|&dimension| operand.shape()[dimension]).collect()
}

/// Sets the numbers of an index along some dimensions.
fn put(index: &mut [usize], dimensions: &[usize], numbers: &[usize]) {
    dimensions.iter().zip(numbers).for_each(|(&dimension, &number)| index[dimension] = number);
}
