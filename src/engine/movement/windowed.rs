//! Windows of a tensor that index vectors point at: what gather and scatter share.

use std::mem::MaybeUninit;

use crate::each_width;
use crate::engine::parallel;
use crate::hardware::cpu;
pub use crate::meaning::WindowDimensions;
use crate::numeric::IntegerType;
use crate::tensor::strided::{Axis, OffsetMap, strides};
use crate::tensor::{Word, Words, allocation};

/// Index vectors: row-major numbers and their shape.
#[derive(Debug, Clone, Copy)]
pub struct Indices<'a> {
    /// The numbers.
    pub values: &'a [i64],
    /// Their shape.
    pub shape: &'a [usize],
}

/// The map of a [`WindowAxis`] to offsets in the windows tensor.
pub(crate) const WINDOWS: usize = 0;
/// The map of a [`WindowAxis`] to offsets in the indices.
pub(crate) const INDICES: usize = 1;
/// The map of a [`WindowAxis`] to offsets in the operand, of windows whose index vectors are zeros.
pub(crate) const OPERAND: usize = 2;

/// One dimension of the windows tensor, which is gather's result and scatter's updates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct WindowAxis {
    /// How far a step along it goes in [`WINDOWS`], [`INDICES`] and [`OPERAND`].
    pub axis: Axis<3>,
    /// The dimension of the operand that a step goes along.
    pub dimension: Option<usize>,
    /// Whether it runs over a window; if not, it runs over index vectors.
    pub is_window: bool,
}

impl WindowDimensions {
    /// The dimensions of the windows tensor, in order.
    pub(crate) fn axes(
        &self,
        operand: &[usize],
        indices: &[usize],
        windows: &[usize],
    ) -> Vec<WindowAxis> {
        let mut window = self.operand_window(operand.len()).into_iter();
        let mut batch = (0..indices.len()).filter(|&dimension| dimension != self.index_vector);
        let (operand_strides, indices_strides) = (strides(operand), strides(indices));
        let stride = |strides: &[usize], dimension: Option<usize>| {
            dimension.map_or(0, |dimension| strides[dimension] as isize)
        };
        let axes = OffsetMap::row_major(windows).axes.into_iter().enumerate();
        axes.map(|(place, here)| {
            let is_window = self.window.contains(&place);
            let from = if is_window { None } else { batch.next() };
            let pair = self.indices_batching.iter().position(|&dimension| Some(dimension) == from);
            let batching = pair.map(|pair| self.operand_batching[pair]);
            let dimension = if is_window { window.next() } else { batching };
            let strides = [
                here.stride(),
                stride(&indices_strides, from),
                stride(&operand_strides, dimension),
            ];
            WindowAxis { axis: Axis { size: here.size, strides }, dimension, is_window }
        })
        .collect()
    }

    /// How far apart the numbers of an index vector lie.
    pub(crate) fn vector_stride(&self, indices: &[usize]) -> usize {
        indices.get(self.index_vector + 1..).map_or(1, |inner| inner.iter().product())
    }
}

/// Integers as numbers; unsigned ones beyond the signed range become its end.
pub fn numbers(words: &Words, integer: IntegerType) -> Vec<i64> {
    each_width!(words, codes => numbers_of(codes.as_slice(), integer))
}

fn numbers_of<W: Word>(codes: &[W], integer: IntegerType) -> Vec<i64> {
    const CHUNK: usize = 1 << 14;
    let unused = 64 - integer.width;
    let number = |code: &W| {
        let code = code.wide() as u64;
        match integer.signed {
            true => (code << unused) as i64 >> unused,
            false => i64::try_from(code).unwrap_or(i64::MAX),
        }
    };
    let fill = |chunk: usize, numbers: &mut [MaybeUninit<i64>]| {
        cpu::dispatch(|| {
            for (place, code) in numbers.iter_mut().zip(&codes[chunk * CHUNK..]) {
                *place = MaybeUninit::new(number(code));
            }
        });
    };
    if codes.len() >= 4 * CHUNK {
        // SAFETY: the chunks are all of them
        let numbers = unsafe {
            allocation::written(&[codes.len()], |all| parallel::for_each_chunk(all, CHUNK, fill))
        };
        if let Ok(numbers) = numbers {
            return numbers;
        }
    }
    codes.iter().map(number).collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::engine::naive::place;

    /// A gather or scatter of random dimensions.
    #[derive(Debug, Clone)]
    pub struct Case {
        pub operand: Vec<usize>,
        pub indices: Vec<usize>,
        pub values: Vec<i64>,
        pub windows: Vec<usize>,
        pub slice_sizes: Vec<usize>,
        pub dimensions: WindowDimensions,
    }

    /// Random numbers below a bound, from a seed.
    struct Random(u64);

    impl Random {
        fn below(&mut self, bound: usize) -> usize {
            self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (self.0 >> 33) as usize % bound
        }
    }

    impl Case {
        pub fn random(seed: u64) -> Case {
            let mut random = Random(seed);
            let operand: Vec<usize> = (0..random.below(5)).map(|_| 1 + random.below(4)).collect();
            let mut batch: Vec<usize> = (0..random.below(3)).map(|_| random.below(4)).collect();
            let mut dimensions = WindowDimensions::default();
            let mut slice_sizes = vec![];
            let mut batching = vec![];
            for (dimension, &size) in operand.iter().enumerate() {
                let role = random.below(4);
                slice_sizes.push(if role < 2 { 1 } else { random.below(size + 1) });
                match role {
                    0 => dimensions.collapsed.push(dimension),
                    1 => batching.push(dimension),
                    _ => {}
                }
                if role != 1 && random.below(3) > 0 {
                    let place = random.below(dimensions.start_index_map.len() + 1);
                    dimensions.start_index_map.insert(place, dimension);
                }
            }
            // batching dimensions of the operand have their sizes somewhere in the batch
            let mut origins: Vec<Option<usize>> = vec![None; batch.len()];
            for &dimension in &batching {
                let place = random.below(batch.len() + 1);
                batch.insert(place, operand[dimension]);
                origins.insert(place, Some(dimension));
            }
            let count = dimensions.start_index_map.len();
            let vector = random.below(batch.len() + 1);
            let alone = count == 1 && random.below(2) == 0;
            dimensions.index_vector = if alone { batch.len() } else { vector };
            let mut indices = batch.clone();
            if !alone {
                indices.insert(vector, count);
            }
            dimensions.operand_batching = batching.clone();
            dimensions.indices_batching = (batching.iter())
                .map(|&dimension| {
                    let at = origins.iter().position(|&origin| origin == Some(dimension)).unwrap();
                    at + usize::from(!alone && at >= vector)
                })
                .collect();
            let mut windows = batch;
            let mut is_window = vec![false; windows.len()];
            let mut last = 0;
            for dimension in dimensions.operand_window(operand.len()) {
                last += random.below(windows.len() + 1 - last);
                windows.insert(last, slice_sizes[dimension]);
                is_window.insert(last, true);
                last += 1;
            }
            dimensions.window = (0..windows.len()).filter(|&axis| is_window[axis]).collect();
            let values = (0..indices.iter().product()).map(|_| random.below(8) as i64 - 2);
            Case { values: values.collect(), operand, indices, windows, slice_sizes, dimensions }
        }

        /// The index vector of an index of the windows tensor, one number a mapped dimension, and
        /// what batching and window add to it, one number an operand dimension.
        pub fn parts(&self, window_index: &[usize]) -> (Vec<i64>, Vec<usize>) {
            let WindowDimensions { window, index_vector, start_index_map, .. } = &self.dimensions;
            let batch_index: Vec<usize> = (0..self.windows.len())
                .filter(|axis| !window.contains(axis))
                .map(|axis| window_index[axis])
                .collect();
            let start = (0..start_index_map.len()).map(|k| {
                let mut index = batch_index.clone();
                if *index_vector < self.indices.len() {
                    index.insert(*index_vector, k);
                }
                self.values[place(&self.indices, &index)]
            });
            let mut rest = vec![0; self.operand.len()];
            let batching = self.dimensions.operand_batching.iter();
            for (&dimension, &from) in batching.zip(&self.dimensions.indices_batching) {
                rest[dimension] = batch_index[from - usize::from(from >= *index_vector)];
            }
            let operand_window = self.dimensions.operand_window(self.operand.len());
            for (&dimension, &axis) in operand_window.iter().zip(window) {
                rest[dimension] = window_index[axis];
            }
            (start.collect(), rest)
        }
    }
}
