//! Windows of a tensor that index vectors point at: what gather and scatter share.

use std::mem::MaybeUninit;

use smallvec::SmallVec;

use crate::each_width;
use crate::engine::movement::strided::Layout;
use crate::engine::parallel;
use crate::hardware::cpu;
pub use crate::meaning::WindowDimensions;
use crate::numeric::IntegerType;
use crate::tensor::{Word, Words, allocation};

/// Index vectors: row-major numbers and their shape.
#[derive(Debug, Clone, Copy)]
pub struct Indices<'a> {
    /// The numbers.
    pub values: &'a [i64],
    /// Their shape.
    pub shape: &'a [usize],
}

/// One dimension of the windows tensor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Axis {
    pub size: usize,
    /// How far apart neighbours lie in the windows tensor.
    pub stride: isize,
    pub role: Role,
}

/// What a step along a dimension of the windows tensor means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// A step along this dimension of the operand.
    Window { dimension: usize },
    /// A step in the indices, and along a dimension of the operand if that is batching.
    Batch { indices_stride: isize, dimension: Option<usize> },
}

/// A place in the windows tensor, in the indices, and the operand index it adds up to so far.
#[derive(Debug, Clone)]
pub(crate) struct Cursor {
    pub windows: isize,
    pub indices: isize,
    pub origin: SmallVec<[i64; 6]>,
}

impl WindowDimensions {
    /// The dimensions of the windows tensor, in order.
    pub(crate) fn axes(
        &self,
        operand_rank: usize,
        indices: &[usize],
        windows: &[usize],
    ) -> Vec<Axis> {
        let mut window = self.operand_window(operand_rank).into_iter();
        let mut batch = (0..indices.len()).filter(|&dimension| dimension != self.index_vector);
        let indices_strides = Layout::row_major(indices).strides;
        let strides = Layout::row_major(windows).strides;
        let axes = windows.iter().zip(strides).enumerate();
        axes.map(|(axis, (&size, stride))| {
            let role = match self.window.contains(&axis) {
                true => Role::Window { dimension: window.next().expect("as many were verified") },
                false => {
                    let from = batch.next().expect("as many were verified");
                    let pair = self.indices_batching.iter().position(|&dim| dim == from);
                    let dimension = pair.map(|pair| self.operand_batching[pair]);
                    Role::Batch { indices_stride: indices_strides[from], dimension }
                }
            };
            Axis { size, stride, role }
        })
        .collect()
    }

    /// How far apart the numbers of an index vector lie.
    pub(crate) fn vector_stride(&self, indices: &[usize]) -> usize {
        indices.get(self.index_vector + 1..).map_or(1, |inner| inner.iter().product())
    }
}

impl Cursor {
    pub(crate) fn new(operand_rank: usize) -> Cursor {
        Cursor { windows: 0, indices: 0, origin: SmallVec::from_elem(0, operand_rank) }
    }

    /// Goes to an index of an axis that is walked as if it began there.
    pub(crate) fn start_at(&mut self, axis: Axis, index: usize) {
        self.advance(axis, index as isize);
        self.windows = 0;
    }

    fn advance(&mut self, axis: Axis, steps: isize) {
        self.windows += steps * axis.stride;
        let dimension = match axis.role {
            Role::Window { dimension } => Some(dimension),
            Role::Batch { indices_stride, dimension } => {
                self.indices += steps * indices_stride;
                dimension
            }
        };
        if let Some(dimension) = dimension {
            self.origin[dimension] += steps as i64;
        }
    }

    /// Visits every index over the axes, the last varying fastest.
    pub(crate) fn walk<E>(
        &mut self,
        axes: &[Axis],
        visit: &mut impl FnMut(&Cursor) -> Result<(), E>,
    ) -> Result<(), E> {
        let Some((&axis, rest)) = axes.split_first() else {
            return visit(self);
        };
        for _ in 0..axis.size {
            self.walk(rest, visit)?;
            self.advance(axis, 1);
        }
        self.advance(axis, -(axis.size as isize));
        Ok(())
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
