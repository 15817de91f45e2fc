//! Gather: windows copied from places that index vectors give.

use std::convert::Infallible;
use std::mem::MaybeUninit;

use smallvec::SmallVec;

use crate::each_width;
use crate::engine::movement::strided::{Layout, Movement, uninitialised};
use crate::engine::movement::windowed::{Axis, Cursor, Indices, Role, WindowDimensions};
use crate::engine::parallel;
use crate::tensor::allocation::{self, TooLarge};
use crate::tensor::words::{Array, array};
use crate::tensor::{Word, Words};

/// The windows of `slice_sizes` of the operand at the index vectors, each moved to where it fits.
/// The result has `shape`; unless it is empty the operand has elements.
pub fn gather(
    operand: &Words,
    indices: Indices<'_>,
    dimensions: &WindowDimensions,
    slice_sizes: &[usize],
    shape: &[usize],
) -> Result<Words, TooLarge> {
    each_width!(operand, array => gathered(array, indices, dimensions, slice_sizes, shape))
}

fn gathered<W: Word>(
    operand: &Array<W>,
    indices: Indices<'_>,
    dimensions: &WindowDimensions,
    slice_sizes: &[usize],
    shape: &[usize],
) -> Result<Words, TooLarge> {
    let source = uninitialised(operand.as_slice());
    let axes = dimensions.axes(operand.shape().len(), indices.shape, shape);
    let part = |axes: &[Axis], start: usize, outermost: usize, target: &mut [MaybeUninit<W>]| {
        let plan = Plan::new(operand.shape(), indices.shape, dimensions, slice_sizes, axes);
        let mut cursor = Cursor::new(operand.shape().len());
        if let Some(&axis) = axes.get(outermost) {
            cursor.start_at(axis, start);
        }
        plan.run(&mut cursor, source, indices.values, target);
    };
    // SAFETY: the windows fill the result, and the parts of an axis the whole axis
    let result = unsafe {
        allocation::written(shape, |target| {
            let outermost = axes.iter().position(|axis| axis.size > 1).unwrap_or(0);
            if size_of_val(target) < LARGE {
                if !target.is_empty() {
                    part(&axes, 0, outermost, target);
                }
                return;
            }
            let row = target.len() / axes[outermost].size;
            let size = axes[outermost].size.div_ceil(parallel::tasks());
            parallel::for_each_chunk(target, size * row, |index, target| {
                let mut axes = axes.clone();
                axes[outermost].size = target.len() / row;
                part(&axes, index * size, outermost, target);
            });
        })
    };
    Ok(W::wrap(array(shape, result?)))
}

/// Bytes from which on several threads gather.
const LARGE: usize = 1 << 18;

/// A gather made ready for shapes.
struct Plan {
    /// The batch axes but the last.
    outer: Vec<Axis>,
    /// The last batch axis, or one of a single index.
    inner: Axis,
    window: Movement,
    strides: SmallVec<[isize; 6]>,
    /// Of each number of an index vector: the largest that fits, and the stride of its dimension.
    starts: SmallVec<[(i64, isize); 4]>,
    vector_stride: usize,
}

impl Plan {
    fn new(
        operand: &[usize],
        indices: &[usize],
        dimensions: &WindowDimensions,
        slice_sizes: &[usize],
        axes: &[Axis],
    ) -> Plan {
        let (mut batch, window): (Vec<Axis>, Vec<Axis>) = axes
            .iter()
            .filter(|axis| axis.size != 1)
            .partition(|axis| matches!(axis.role, Role::Batch { .. }));
        let strides = Layout::row_major(operand).strides;
        let sizes: Vec<usize> = window.iter().map(|axis| axis.size).collect();
        let targets: Vec<isize> = window.iter().map(|axis| axis.stride).collect();
        let sources: Vec<isize> = window
            .iter()
            .map(|axis| match axis.role {
                Role::Window { dimension } => strides[dimension],
                Role::Batch { .. } => unreachable!("batch axes were taken out"),
            })
            .collect();
        let starts = dimensions.start_index_map.iter().map(|&dimension| {
            let last = operand[dimension] - slice_sizes[dimension].clamp(1, operand[dimension]);
            (last as i64, strides[dimension])
        });
        let single = Role::Batch { indices_stride: 0, dimension: None };
        Plan {
            starts: starts.collect(),
            window: Movement::new(&sizes, &sources, &targets),
            vector_stride: dimensions.vector_stride(indices),
            inner: batch.pop().unwrap_or(Axis { size: 1, stride: 0, role: single }),
            outer: batch,
            strides,
        }
    }

    fn run<T: Copy>(&self, cursor: &mut Cursor, source: &[T], indices: &[i64], result: &mut [T]) {
        let row = self.window.as_row();
        let Ok(()) = cursor.walk(&self.outer, &mut |cursor: &Cursor| -> Result<(), Infallible> {
            match row {
                Some(1) => self.elements(cursor, source, indices, result),
                Some(size) => self.visit(cursor, indices, |from, to| {
                    result[to..to + size].copy_from_slice(&source[from..from + size]);
                }),
                None => self.visit(cursor, indices, |from, to| {
                    self.window.run(source, from as isize, result, to as isize);
                }),
            }
            Ok(())
        });
    }

    /// Windows of one element along the last batch axis.
    fn elements<T: Copy>(&self, cursor: &Cursor, source: &[T], indices: &[i64], result: &mut [T]) {
        match self.starts[..] {
            [one] if self.is_dense(1) => self.dense(cursor, source, indices, [one], result),
            [one, two] if self.is_dense(2) => {
                self.dense(cursor, source, indices, [one, two], result)
            }
            _ => self.visit(cursor, indices, |from, to| result[to] = source[from]),
        }
    }

    /// Whether index vectors of so many numbers and the windows follow each other.
    fn is_dense(&self, numbers: usize) -> bool {
        let Role::Batch { indices_stride, .. } = self.inner.role else { return false };
        indices_stride == numbers as isize
            && (numbers == 1 || self.vector_stride == 1)
            && self.inner.stride == 1
    }

    /// The same where those are so: the fewer instructions, the more elements are waited for at once.
    fn dense<T: Copy, const N: usize>(
        &self,
        cursor: &Cursor,
        source: &[T],
        indices: &[i64],
        starts: [(i64, isize); N],
        result: &mut [T],
    ) {
        let (mut base, base_stride) = self.base(cursor);
        let (vectors, _) = indices[cursor.indices as usize..].as_chunks::<N>();
        let result = &mut result[cursor.windows as usize..][..self.inner.size];
        for (to, vector) in result.iter_mut().zip(vectors) {
            let numbers = vector.iter().zip(starts);
            let from = numbers.fold(base, |from, (&number, (last, stride))| {
                from + number.max(0).min(last) as isize * stride
            });
            *to = source[from as usize];
            base += base_stride;
        }
    }

    /// Where the operand's windows begin before index vectors count, and how far apart they are.
    fn base(&self, cursor: &Cursor) -> (isize, isize) {
        let origin = cursor.origin.iter().zip(&self.strides);
        let base = origin.map(|(&index, stride)| index as isize * stride).sum();
        let dimension = match self.inner.role {
            Role::Batch { dimension, .. } => dimension,
            Role::Window { .. } => None,
        };
        (base, dimension.map_or(0, |dimension| self.strides[dimension]))
    }

    /// Visits the windows along the last batch axis: where each comes from and goes.
    #[inline]
    fn visit(&self, cursor: &Cursor, indices: &[i64], mut copy: impl FnMut(usize, usize)) {
        let Role::Batch { indices_stride, .. } = self.inner.role else { return };
        let (mut base, base_stride) = self.base(cursor);
        let (mut first, mut to) = (cursor.indices, cursor.windows);
        for _ in 0..self.inner.size {
            let mut from = base;
            let mut place = first as usize;
            for &(last, stride) in &self.starts {
                from += indices[place].max(0).min(last) as isize * stride;
                place += self.vector_stride;
            }
            copy(from as usize, to as usize);
            first += indices_stride;
            to += self.inner.stride;
            base += base_stride;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::movement::windowed::tests::Case;
    use crate::engine::naive::{counted, indices, place};
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]
        #[test]
        fn gather_follows_the_index_equations(seed in any::<u64>()) {
            let case = Case::random(seed);
            let operand = u16::wrap(array(&case.operand, counted(&case.operand)));
            let vectors = Indices { values: &case.values, shape: &case.indices };
            let dimensions = &case.dimensions;
            let found = gather(&operand, vectors, dimensions, &case.slice_sizes, &case.windows);
            let expected = indices(&case.windows).into_iter().map(|index| {
                let (start, mut operand_index) = case.parts(&index);
                for (&start, &dimension) in start.iter().zip(&dimensions.start_index_map) {
                    let last = case.operand[dimension] - case.slice_sizes[dimension];
                    operand_index[dimension] += start.clamp(0, last as i64) as usize;
                }
                u16::slice(&operand)[place(&case.operand, &operand_index)]
            });
            let expected: Vec<u16> = expected.collect();
            let found = found.unwrap();
            prop_assert_eq!(found.shape(), &case.windows[..]);
            prop_assert_eq!(u16::slice(&found), expected);
        }
    }
}
