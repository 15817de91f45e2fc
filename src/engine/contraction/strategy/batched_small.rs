//! Contractions whose sums are too few to fill registers: vectors with vectors, small matrices.
//!
//! Of many batches each lane has one: the factors of so many batches are packed side by side, and every
//! sum of them is made at once. One sum of few batches, or of many steps, is made for itself: it takes as
//! long as additions that wait for each other do.

use std::mem::MaybeUninit;
use std::ops::Range;

use super::super::arithmetic::sum_arithmetic::SumArithmetic;
use super::super::tile::operand_view::{Block, OperandView};
use super::super::tile::packing::Steps;
use super::tiles::{EncodeSums, Sizes, blocks};
use crate::engine::movement::offsets::Offsets;
use crate::engine::movement::transpose_2d::Transpose2d;
use crate::engine::parallel;
use crate::engine::scratch::Buffer;

/// How many batches go side by side.
pub const LANES: usize = 64;
/// So many rows or columns fill a register.
const FEW: usize = 16;
/// How many factors of all rows and columns of a group are packed at a time: they stay in the caches.
const PACKED: usize = 1 << 15;
/// Fewer products are made by one thread.
const PARALLEL: usize = 1 << 14;
/// So many steps of a sum by itself take no longer than packing their factors would.
const LONG: usize = 1 << 9;
/// How many steps of a sum by itself are brought together at a time.
const BLOCK: usize = 1 << 12;

/// Which of these ways a contraction goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// A lane is a batch.
    Batches,
    /// A sum after the other.
    Alone,
}

impl Way {
    /// The way of a contraction, if it goes one.
    pub fn of<R: SumArithmetic>(
        sizes: Sizes,
        lhs: &OperandView<'_, R::Factor>,
        rhs: &OperandView<'_, R::Factor>,
    ) -> Option<Way> {
        let Sizes { batch, rows, columns, steps } = sizes;
        if !R::IN_LANES || rows >= FEW || columns >= FEW {
            return None;
        }
        let is_one = rows == 1 && columns == 1;
        let is_quick = steps >= LONG && lhs.stands() && rhs.stands();
        if is_one && (batch < FEW || is_quick) {
            return Some(Way::Alone);
        }
        (batch >= FEW).then_some(Way::Batches)
    }
}

/// A contraction that goes one of these ways.
pub struct Beside<'a, R: SumArithmetic> {
    /// What a step is.
    pub recurrence: &'a R,
    /// How many sums there are.
    pub sizes: Sizes,
    /// The left operand.
    pub lhs: &'a OperandView<'a, R::Factor>,
    /// The right operand.
    pub rhs: &'a OperandView<'a, R::Factor>,
}

impl<R: SumArithmetic> Beside<'_, R> {
    /// Writes all elements: what `finish` makes of the sums, or, without it, the sums, whose type is
    /// then that of the elements.
    pub fn run<O: Copy + Default + Send + Sync>(
        &self,
        way: Way,
        finish: Option<EncodeSums<'_, R::Sum, O>>,
        elements: &mut [MaybeUninit<O>],
    ) {
        let Sizes { rows, columns, .. } = self.sizes;
        let together = match way {
            Way::Batches => LANES,
            Way::Alone => 1,
        };
        let size = together * rows * columns;
        let write = |group: usize, to: &mut [MaybeUninit<O>]| {
            let first = group * together;
            let batches = first..first + to.len() / (rows * columns);
            let mut sums = match way {
                Way::Batches => self.side_by_side(batches),
                Way::Alone => vec![self.alone(first)],
            };
            match finish {
                Some(finish) => {
                    let mut made = vec![O::default(); sums.len()];
                    finish(&mut sums, &mut made);
                    to.iter_mut().zip(made).for_each(|(to, made)| *to = MaybeUninit::new(made));
                }
                None => {
                    assert_eq!((size_of::<O>(), to.len()), (size_of::<R::Sum>(), sums.len()));
                    // SAFETY: without a function between them, the sums are the elements
                    let sums = unsafe {
                        std::slice::from_raw_parts(sums.as_ptr().cast::<MaybeUninit<O>>(), to.len())
                    };
                    to.copy_from_slice(sums);
                }
            }
        };
        if self.sizes.steps.saturating_mul(elements.len()) < PARALLEL {
            elements.chunks_mut(size).enumerate().for_each(|(group, to)| write(group, to));
        } else {
            parallel::for_each_chunk(elements, size, write);
        }
    }

    /// The sums of some batches, row-major.
    fn side_by_side(&self, batches: Range<usize>) -> Vec<R::Sum> {
        let Sizes { rows, columns, steps, .. } = self.sizes;
        let mut sums = vec![R::Sum::default(); rows * columns * LANES];
        let (mut left, mut right) = (Buffer::take(), Buffer::take());
        let most = (PACKED / LANES / (rows + columns)).max(1);
        let blocks = blocks(steps, most);
        let last = blocks.len() - 1;
        for (number, block) in blocks.into_iter().enumerate() {
            let left = Packed::of(self.lhs, &batches, rows, &block, &mut left);
            let right = Packed::of(self.rhs, &batches, columns, &block, &mut right);
            for (place, sums) in sums.chunks_exact_mut(LANES).enumerate() {
                let factors = [left.row(place / columns), right.row(place % columns)];
                self.recurrence.in_lanes(factors, block.len(), sums, (number == 0, number == last));
            }
        }
        if rows * columns == 1 {
            sums.truncate(batches.len());
            return sums;
        }
        let (lines, columns) = (rows * columns, batches.len());
        let mut turned = vec![R::Sum::default(); lines * columns];
        let matrix = Transpose2d { lines, columns, source_pitch: LANES, target_pitch: lines };
        matrix.run(&sums, &mut turned, false);
        turned
    }

    /// The one sum of a batch.
    fn alone(&self, batch: usize) -> R::Sum {
        let mut sum = R::Sum::default();
        let mut packed = [Vec::new(), Vec::new()];
        let steps = self.sizes.steps;
        let block = match self.lhs.stands() && self.rhs.stands() {
            true => steps,
            false => BLOCK,
        };
        for first in (0..steps).step_by(block.max(1)) {
            let part = first..steps.min(first + block);
            let [left, right] = &mut packed;
            let left = self.lhs.in_order(batch, &part, left);
            let right = self.rhs.in_order(batch, &part, right);
            self.recurrence.in_order(left, right, &mut sum, part.end == steps);
        }
        sum
    }
}

/// The factors of some rows of some batches, of each one of all batches side by side.
struct Packed<'p, T> {
    elements: &'p [T],
    /// How far apart rows are.
    row: usize,
    /// How far apart steps are.
    step: usize,
}

/// The factors of a row: how far apart those of one step and the next are.
#[derive(Clone, Copy)]
pub struct Row<'p, T> {
    /// From the first step on.
    pub elements: &'p [T],
    /// The distance of steps.
    pub distance: usize,
}

impl<'p, T: bytemuck::Pod + Default + Send + Sync> Packed<'p, T> {
    fn of(
        side: &OperandView<'_, T>,
        batches: &Range<usize>,
        rows: usize,
        block: &Block,
        to: &'p mut Buffer<T>,
    ) -> Packed<'p, T> {
        let steps = block.len();
        to.reserve(rows * steps * LANES);
        if let Some((row, step)) = whole(side, rows, steps) {
            let all = Offsets::Uniform { len: rows * steps, stride: 1 };
            let to = &mut to.elements_mut()[..rows * steps * LANES];
            pack(side, batches, 0, Steps::new(&all), to);
            return Packed { elements: to, row: row * LANES, step: step * LANES };
        }
        let size = steps * LANES;
        let part = side.steps().part(block.start, steps);
        let to = &mut to.elements_mut()[..rows * size];
        for (row, to) in to.chunks_exact_mut(size.max(1)).enumerate() {
            pack(side, batches, side.free.at(row), part, to);
        }
        Packed { elements: to, row: size, step: LANES }
    }

    fn row(&self, row: usize) -> Row<'p, T> {
        Row { elements: &self.elements[row * self.row..], distance: self.step }
    }
}

/// How far apart rows and steps are, if these are all steps and the elements of a batch stand one after
/// the other.
fn whole<T: Copy + Default + Send + Sync>(
    side: &OperandView<'_, T>,
    rows: usize,
    steps: usize,
) -> Option<(usize, usize)> {
    let (&Offsets::Uniform { stride: row, .. }, &Offsets::Uniform { len, stride: step }) =
        (side.free, side.step)
    else {
        return None;
    };
    let in_rows = (step == 1 || steps == 1) && (row == steps || rows == 1);
    let in_columns = (row == 1 || rows == 1) && (step == rows || steps == 1);
    (len == steps && steps > 0 && (in_rows || in_columns)).then_some((row, step))
}

/// Packs the elements at some steps from a place in each of some batches: of each step all batches.
fn pack<T: Copy + Default + Send + Sync>(
    side: &OperandView<'_, T>,
    batches: &Range<usize>,
    start: usize,
    steps: Steps<'_>,
    to: &mut [T],
) {
    let mut starts = [0; LANES];
    let starts = &mut starts[..batches.len()];
    for (to, batch) in starts.iter_mut().zip(batches.clone()) {
        *to = side.batch.at(batch) + start;
    }
    if starts.len() < LANES {
        to.fill(T::default());
    }
    side.elements.panel(starts, steps, LANES, to);
}
