//! Gather: copies of windows at the positions that index vectors give.

use std::convert::Infallible;
use std::mem::MaybeUninit;

use smallvec::SmallVec;

use super::copy::StridedCopy;
use super::thresholds::LARGE;
use super::windowed::{self, INDICES, Indices, OPERAND, WINDOWS, WindowAxis, WindowDimensions};
use crate::each_width;
use crate::hardware::parallel;
use crate::tensor::allocation::{self, TooLarge, uninitialised};
use crate::tensor::strided::{Axes, Axis, OffsetMap, strides, visit};
use crate::tensor::words::{Array, array};
use crate::tensor::{Word, Words};

/// The windows of `slice_sizes` of the operand at the index vectors, each clamped to the operand's bounds.
/// The result has `shape`. Unless that is empty, the operand has elements.
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
    let axes = windowed::axes(dimensions, operand.shape(), indices.shape, shape);
    let part = |axes: &[WindowAxis], base: [isize; 3], target: &mut [MaybeUninit<W>]| {
        let plan = Plan::new(operand.shape(), indices.shape, dimensions, slice_sizes, axes);
        plan.run(base, source, indices.values, target);
    };
    // SAFETY: the windows fill the result, and the parts of an axis cover the whole axis
    let result = unsafe {
        allocation::written(shape, |target| {
            if target.is_empty() {
                return;
            }
            if size_of_val(target) < LARGE {
                return part(&axes, [0; 3], target);
            }
            let outermost = axes.iter().position(|axis| axis.axis.size > 1).unwrap_or(0);
            let Axis { size, strides } = axes[outermost].axis;
            let row = target.len() / size;
            let size = size.div_ceil(parallel::tasks());
            parallel::for_each_chunk(target, size * row, |index, target| {
                let mut axes = axes.clone();
                axes[outermost].axis.size = target.len() / row;
                let mut base = strides.map(|stride| (index * size) as isize * stride);
                base[WINDOWS] = 0;
                part(&axes, base, target);
            });
        })
    };
    Ok(W::wrap(array(shape, result?)))
}

/// A gather that is prepared for its shapes.
struct Plan {
    /// The batch axes without the last.
    outer: Axes<3>,
    /// The last batch axis, or an axis of one index if there is none.
    inner: Axis<3>,
    /// The copy of one window.
    window: StridedCopy,
    /// For each number of an index vector, the largest start that fits, and the stride of its dimension.
    starts: SmallVec<[(i64, isize); 4]>,
    vector_stride: usize,
}

impl Plan {
    fn new(
        operand: &[usize],
        indices: &[usize],
        dimensions: &WindowDimensions,
        slice_sizes: &[usize],
        axes: &[WindowAxis],
    ) -> Plan {
        let of = |is_window: bool| {
            let axes = axes.iter().filter(move |axis| axis.is_window == is_window);
            axes.map(|axis| axis.axis).filter(|axis| axis.size != 1)
        };
        let window = of(true).map(|Axis { size, strides }| Axis {
            size,
            strides: [strides[OPERAND], strides[WINDOWS]],
        });
        let strides = strides(operand);
        let starts = dimensions.start_index_map.iter().map(|&dimension| {
            let last = operand[dimension] - slice_sizes[dimension].clamp(1, operand[dimension]);
            (last as i64, strides[dimension] as isize)
        });
        let mut outer: Axes<3> = of(false).collect();
        Plan {
            starts: starts.collect(),
            window: StridedCopy::new(&OffsetMap::new([0, 0], window)),
            vector_stride: windowed::vector_stride(dimensions, indices),
            inner: outer.pop().unwrap_or(Axis { size: 1, strides: [0; 3] }),
            outer,
        }
    }

    /// Copies the windows; the first one has these offsets.
    fn run<T: Copy>(&self, base: [isize; 3], source: &[T], indices: &[i64], result: &mut [T]) {
        let row = self.window.as_row();
        let Ok(()) = visit(&self.outer, base, &mut |at| -> Result<(), Infallible> {
            match row {
                Some(1) => self.elements(at, source, indices, result),
                Some(size) => self.visit(at, indices, |from, to| {
                    result[to..to + size].copy_from_slice(&source[from..from + size]);
                }),
                None => self.visit(at, indices, |from, to| {
                    self.window.run(from as isize, to as isize, source, result, false);
                }),
            }
            Ok(())
        });
    }

    /// Copies windows of one element along the last batch axis.
    fn elements<T: Copy>(&self, at: [isize; 3], source: &[T], indices: &[i64], result: &mut [T]) {
        match self.starts[..] {
            [one] if self.is_dense(1) => self.dense(at, source, indices, [one], result),
            [one, two] if self.is_dense(2) => self.dense(at, source, indices, [one, two], result),
            _ => self.visit(at, indices, |from, to| result[to] = source[from]),
        }
    }

    /// Whether index vectors of this many numbers follow each other in memory, and the windows, too.
    fn is_dense(&self, numbers: usize) -> bool {
        self.inner.strides[INDICES] == numbers as isize
            && (numbers == 1 || self.vector_stride == 1)
            && self.inner.strides[WINDOWS] == 1
    }

    /// Copies windows of one element along the last batch axis if it [is dense](Plan::is_dense): the fewer
    /// instructions an element takes, the more cache misses the CPU has at once.
    fn dense<T: Copy, const N: usize>(
        &self,
        [windows, first, mut base]: [isize; 3],
        source: &[T],
        indices: &[i64],
        starts: [(i64, isize); N],
        result: &mut [T],
    ) {
        let (vectors, _) = indices[first as usize..].as_chunks::<N>();
        let result = &mut result[windows as usize..][..self.inner.size];
        for (to, vector) in result.iter_mut().zip(vectors) {
            let numbers = vector.iter().zip(starts);
            let from = numbers.fold(base, |from, (&number, (last, stride))| {
                from + number.max(0).min(last) as isize * stride
            });
            *to = source[from as usize];
            base += self.inner.strides[OPERAND];
        }
    }

    /// Visits the windows along the last batch axis, with the offsets of each in the source and the target.
    #[inline]
    fn visit(&self, at: [isize; 3], indices: &[i64], mut copy: impl FnMut(usize, usize)) {
        for [to, first, mut from] in self.inner.offsets(at) {
            let mut place = first as usize;
            for &(last, stride) in &self.starts {
                from += indices[place].max(0).min(last) as isize * stride;
                place += self.vector_stride;
            }
            copy(from as usize, to as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::engine::movement::cases::{Case, assert_same, counted, counted_words};
    use crate::meaning;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]
        #[test]
        fn gather_is_as_meant(seed in any::<u64>()) {
            let Case { operand, indices, windows, slice_sizes, dimensions } = Case::random(seed);
            let vectors = Indices { values: indices.values(), shape: indices.shape() };
            let found = gather(&counted_words(&operand), vectors, &dimensions, &slice_sizes, &windows);
            let operand = counted(&operand);
            let expected = meaning::gather(&operand, &indices, &dimensions, &slice_sizes, &windows);
            assert_same(found, expected);
        }
    }
}
