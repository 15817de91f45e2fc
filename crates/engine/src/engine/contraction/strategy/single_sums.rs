//! A single sum for each batch, of few batches or of many steps: it takes as long as additions that wait for
//! each other do, and reads its factors in place.

use std::mem::MaybeUninit;

use super::super::arithmetic::factor::{Element, Factor};
use super::super::thresholds::SINGLE_SUM_STEPS;
use super::super::tile::operand_view::OperandView;
use super::super::tile::output::{Encoding, write_parts};
use super::super::tile::sizes::Sizes;
use super::batched_small::LaneSums;

/// A contraction whose sums, one for each batch, are made one after the other.
pub struct SingleSums<'a, T, S> {
    /// The arithmetic of one step.
    pub arithmetic: &'a dyn LaneSums<T, S>,
    /// How many sums there are.
    pub sizes: Sizes,
    /// The left operand.
    pub lhs: &'a OperandView<'a, T>,
    /// The right operand.
    pub rhs: &'a OperandView<'a, T>,
}

impl<T: Factor, S: Element> SingleSums<'_, T, S> {
    /// Writes the elements that the sums become.
    pub fn run<O: Element>(&self, encoding: Encoding<'_, S, O>, elements: &mut [MaybeUninit<O>]) {
        write_parts(elements, 1, self.sizes, &|batch, to| {
            encoding.write(&mut [self.sum(batch)], to);
        });
    }

    /// The sum of a batch.
    fn sum(&self, batch: usize) -> S {
        let mut sum = S::default();
        let mut packed = [Vec::new(), Vec::new()];
        let steps = self.sizes.steps;
        let block = match self.lhs.stands() && self.rhs.stands() {
            true => steps,
            false => SINGLE_SUM_STEPS,
        };
        for first in (0..steps).step_by(block.max(1)) {
            let part = first..steps.min(first + block);
            let [left, right] = &mut packed;
            let left = self.lhs.in_order(batch, &part, left);
            let right = self.rhs.in_order(batch, &part, right);
            self.arithmetic.in_order(left, right, &mut sum, part.end == steps);
        }
        sum
    }
}
