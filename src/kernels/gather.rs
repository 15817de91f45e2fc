//! Gather: windows copied from places that index vectors give.

use std::convert::Infallible;

use smallvec::SmallVec;

use super::strided::{Layout, Movement};
use super::windowed::{Axis, Cursor, Indices, Role, WindowDimensions};
use crate::each_width;
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
    let mut result = allocation::filled(W::default(), shape)?;
    if !result.is_empty() {
        let plan = Plan::new(operand.shape(), indices.shape, dimensions, slice_sizes, shape);
        let source = operand.as_slice().expect("storage is row-major");
        plan.run(source, indices.values, &mut result);
    }
    Ok(W::wrap(array(shape, result)))
}

/// A gather made ready for shapes.
struct Plan {
    batch: Vec<Axis>,
    window: Movement,
    strides: SmallVec<[isize; 6]>,
    /// Of each number of an index vector: the largest that fits, and the stride of its dimension.
    starts: Vec<(i64, isize)>,
    vector_stride: usize,
}

impl Plan {
    fn new(
        operand: &[usize],
        indices: &[usize],
        dimensions: &WindowDimensions,
        slice_sizes: &[usize],
        shape: &[usize],
    ) -> Plan {
        let axes = dimensions.axes(operand.len(), indices, shape);
        let (batch, window): (Vec<Axis>, Vec<Axis>) = axes
            .into_iter()
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
        Plan {
            starts: starts.collect(),
            window: Movement::new(&sizes, &sources, &targets),
            vector_stride: dimensions.vector_stride(indices),
            batch,
            strides,
        }
    }

    fn run<W: Word>(&self, source: &[W], indices: &[i64], result: &mut [W]) {
        let mut cursor = Cursor::new(self.strides.len());
        let Ok(()) = cursor.walk(&self.batch, &mut |cursor: &Cursor| -> Result<(), Infallible> {
            let origin = cursor.origin.iter().zip(&self.strides);
            let mut from: isize = origin.map(|(&index, stride)| index as isize * stride).sum();
            let mut place = cursor.indices as usize;
            for &(last, stride) in &self.starts {
                from += indices[place].clamp(0, last) as isize * stride;
                place += self.vector_stride;
            }
            self.window.run(source, from, result, cursor.windows);
            Ok(())
        });
    }
}

#[cfg(test)]
mod tests {
    use super::super::naive::{counted, indices, place};
    use super::super::windowed::tests::Case;
    use super::*;
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
