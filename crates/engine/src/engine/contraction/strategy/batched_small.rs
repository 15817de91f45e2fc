//! Many batches of matrices too small to fill the registers of a tile: each lane computes one batch. The
//! factors of 64 batches are interleaved, and 64 sums advance together.

use std::mem::MaybeUninit;
use std::ops::Range;

use super::super::arithmetic::factor::{Element, Factor};
use super::super::arithmetic::step::LaneArithmetic;
use super::super::thresholds::BATCHED_FACTORS;
use super::super::tile::lanes::{self, InterleavedFactors, LANES};
use super::super::tile::operand_view::OperandView;
use super::super::tile::output::{Encoding, write_parts};
use super::super::tile::packing::StepOffsets;
use super::super::tile::sizes::{Block, Sizes, blocks};
use crate::engine::movement::offsets::Offsets;
use crate::engine::movement::transpose_2d::{Transpose2d, transpose_2d};
use crate::engine::scratch::Buffer;
use crate::hardware::cpu;

/// Arithmetic by which each lane of a register can be a sum that has no factor in common with the others.
pub trait LaneSums<T, S>: Sync {
    /// Takes the products of some steps into [`LANES`] sums, each of which has factors of its own. `fresh` and
    /// `last` tell whether these are the first and the last products of the sums.
    fn in_lanes(
        &self,
        factors: [InterleavedFactors<'_, T>; 2],
        steps: usize,
        sums: &mut [S],
        fresh_and_last: (bool, bool),
    );

    /// Takes the products of some steps into one sum; `last` tells whether these are its last ones.
    fn in_order(&self, lhs: &[T], rhs: &[T], sum: &mut S, last: bool);
}

impl<A: LaneArithmetic> LaneSums<A::Lane, A::Lane> for A {
    fn in_lanes(
        &self,
        factors: [InterleavedFactors<'_, A::Lane>; 2],
        steps: usize,
        sums: &mut [A::Lane],
        fresh_and_last: (bool, bool),
    ) {
        lanes::in_lanes(self, (factors, steps), sums, fresh_and_last, cpu::level());
    }

    fn in_order(&self, lhs: &[A::Lane], rhs: &[A::Lane], sum: &mut A::Lane, last: bool) {
        lanes::in_order(self, (lhs, rhs), sum, last);
    }
}

/// A contraction of which each lane computes one batch.
pub struct BatchPerLane<'a, T, S> {
    /// The arithmetic of one step.
    pub arithmetic: &'a dyn LaneSums<T, S>,
    /// How many sums there are.
    pub sizes: Sizes,
    /// The left operand.
    pub lhs: &'a OperandView<'a, T>,
    /// The right operand.
    pub rhs: &'a OperandView<'a, T>,
}

impl<T: Factor, S: Element> BatchPerLane<'_, T, S> {
    /// Writes the elements that the sums of all batches become.
    pub fn run<O: Element>(&self, encoding: Encoding<'_, S, O>, elements: &mut [MaybeUninit<O>]) {
        let sums_of_a_batch = self.sizes.rows * self.sizes.columns;
        write_parts(elements, LANES * sums_of_a_batch, self.sizes, &|group, to| {
            let first = group * LANES;
            let mut sums = self.sums(first..first + to.len() / sums_of_a_batch);
            encoding.write(&mut sums, to);
        });
    }

    /// The sums of some batches, row-major.
    fn sums(&self, batches: Range<usize>) -> Vec<S> {
        let Sizes { rows, columns, steps, .. } = self.sizes;
        let mut sums = vec![S::default(); rows * columns * LANES];
        let (mut left, mut right) = (Buffer::take(), Buffer::take());
        let most = (BATCHED_FACTORS / LANES / (rows + columns)).max(1);
        let blocks = blocks(steps, most);
        let last = blocks.len() - 1;
        for (number, block) in blocks.into_iter().enumerate() {
            let left = InterleavedRows::of(self.lhs, &batches, rows, &block, &mut left);
            let right = InterleavedRows::of(self.rhs, &batches, columns, &block, &mut right);
            for (place, sums) in sums.chunks_exact_mut(LANES).enumerate() {
                let factors = [left.row(place / columns), right.row(place % columns)];
                self.arithmetic.in_lanes(factors, block.len(), sums, (number == 0, number == last));
            }
        }
        if rows * columns == 1 {
            sums.truncate(batches.len());
            return sums;
        }
        let (lines, columns) = (rows * columns, batches.len());
        let mut by_batch = vec![S::default(); lines * columns];
        let matrix = Transpose2d { lines, columns, source_pitch: LANES, target_pitch: lines };
        transpose_2d(matrix, &sums, &mut by_batch, false);
        by_batch
    }
}

/// The factors of some rows of some batches, of each one of all batches side by view.
struct InterleavedRows<'p, T> {
    elements: &'p [T],
    /// The distance from row to row.
    row: usize,
    /// The distance from step to step.
    step: usize,
}

impl<'p, T: Factor> InterleavedRows<'p, T> {
    fn of(
        view: &OperandView<'_, T>,
        batches: &Range<usize>,
        rows: usize,
        block: &Block,
        to: &'p mut Buffer<T>,
    ) -> InterleavedRows<'p, T> {
        let steps = block.len();
        to.reserve(rows * steps * LANES);
        if let Some((row, step)) = whole_batches(view, rows, steps) {
            let all = Offsets::Uniform { len: rows * steps, stride: 1 };
            let to = &mut to.elements_mut()[..rows * steps * LANES];
            pack(view, batches, 0, StepOffsets::new(&all), to);
            return InterleavedRows { elements: to, row: row * LANES, step: step * LANES };
        }
        let size = steps * LANES;
        let part = view.steps().part(block.start, steps);
        let to = &mut to.elements_mut()[..rows * size];
        for (row, to) in to.chunks_exact_mut(size.max(1)).enumerate() {
            pack(view, batches, view.free.at(row), part, to);
        }
        InterleavedRows { elements: to, row: size, step: LANES }
    }

    fn row(&self, row: usize) -> InterleavedFactors<'p, T> {
        InterleavedFactors { elements: &self.elements[row * self.row..], distance: self.step }
    }
}

/// The distances from row to row and from step to step in a batch, if the block is all steps and the
/// elements of a batch follow each other in memory, by rows or by steps.
fn whole_batches<T: Factor>(
    view: &OperandView<'_, T>,
    rows: usize,
    steps: usize,
) -> Option<(usize, usize)> {
    let (&Offsets::Uniform { stride: row, .. }, &Offsets::Uniform { len, stride: step }) =
        (view.free, view.step)
    else {
        return None;
    };
    let in_rows = (step == 1 || steps == 1) && (row == steps || rows == 1);
    let in_columns = (row == 1 || rows == 1) && (step == rows || steps == 1);
    (len == steps && steps > 0 && (in_rows || in_columns)).then_some((row, step))
}

/// Packs the elements at some steps from `start` on in each of some batches: for each step those of all
/// batches.
fn pack<T: Factor>(
    view: &OperandView<'_, T>,
    batches: &Range<usize>,
    start: usize,
    steps: StepOffsets<'_>,
    to: &mut [T],
) {
    let mut starts = [0; LANES];
    let starts = &mut starts[..batches.len()];
    for (to, batch) in starts.iter_mut().zip(batches.clone()) {
        *to = view.batch.at(batch) + start;
    }
    if starts.len() < LANES {
        to.fill(T::default());
    }
    view.elements.panel(starts, steps, LANES, to);
}
