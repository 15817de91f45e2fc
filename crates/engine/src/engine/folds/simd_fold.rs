//! Folds by a [`FoldStep`]: many accumulators side by side in vector registers.

use super::columns;
use super::layout::{Group, GroupSizes, Layout};
use super::speculation;
use super::step::FoldStep;
use super::thresholds::ANY_ORDER_FROM;
use super::tile::{Rows, Tile};
use crate::by_level;
use crate::hardware::parallel;
use crate::paths::{self, Path};
use crate::tensor::Tensor;
use crate::tensor::allocation::{TooLarge, filled};

/// How many lanes a loop keeps in registers.
pub(super) const LANES: usize = 32;
/// How many lanes a loop keeps in registers if there are few outputs.
const FEW: usize = 8;
const SIZES: GroupSizes = GroupSizes { neighbours: 1 << 10, apart: LANES };
/// How many accumulators an output has whose step may take elements in any order.
pub(super) const ACROSS: usize = 64;

/// The fold of a tensor.
pub fn fold<S: FoldStep>(
    step: &S,
    input: &Tensor,
    initial: &Tensor,
    layout: &Layout,
) -> Result<Tensor, TooLarge> {
    let elements = input.codes::<S::Code>();
    let first = initial.codes::<S::Code>()[0];
    let mut results = filled(first, &layout.shape)?;
    let task = Task { step, elements, initial: step.decode(first), layout };
    if S::ORDER_FREE && layout.is_few_long_rows() && paths::take(Path::AnyOrder) {
        task.in_segments(&mut results);
        return Ok(Tensor::from_codes(initial.element().clone(), &layout.shape, results));
    }
    let outputs = layout.outputs_a_task();
    parallel::for_each_chunk(&mut results, outputs, |index, results| {
        task.outputs(index * outputs, results);
    });
    Ok(Tensor::from_codes(initial.element().clone(), &layout.shape, results))
}

struct Task<'a, S: FoldStep> {
    step: &'a S,
    elements: &'a [S::Code],
    initial: S::Lane,
    layout: &'a Layout,
}

impl<S: FoldStep> Task<'_, S> {
    /// Computes the results of the outputs from `first` on.
    fn outputs(&self, first: usize, results: &mut [S::Code]) {
        if S::ORDER_FREE && self.layout.has_long_rows(ANY_ORDER_FROM) && paths::take(Path::AnyOrder)
        {
            return self.across(first, results);
        }
        let end = first + results.len();
        let mut rest = results;
        let mut tile = Tile::default();
        let mut accumulators = Vec::new();
        while !rest.is_empty() {
            let group = self.layout.group(end - rest.len(), end, SIZES);
            let (results, others) = std::mem::take(&mut rest).split_at_mut(group.len);
            match group.len {
                1 => self.one(group, results),
                _ => self.group(group, results, &mut tile, &mut accumulators),
            }
            rest = others;
        }
    }

    /// Computes the results of a group.
    fn group(
        &self,
        group: Group,
        results: &mut [S::Code],
        tile: &mut Tile,
        accumulators: &mut Vec<S::Lane>,
    ) {
        let width = match group.len <= FEW {
            true => FEW,
            false => group.len.next_multiple_of(LANES),
        };
        accumulators.clear();
        accumulators.resize(width, self.initial);
        tile.start(self.layout, group);
        let most = Tile::steps(width, size_of::<S::Code>());
        for stretch in self.layout.stretches(usize::MAX) {
            let done = match group.neighbours {
                true => 0,
                false => {
                    let lanes = &mut accumulators[..group.len];
                    columns::take_in(self.step, self.elements, tile.starts(), stretch, lanes)
                }
            };
            for stretch in stretch.after(done).parts(most) {
                let rows = tile.rows(self.elements, group, stretch, width);
                take_in(self.step, rows, accumulators);
            }
        }
        self.step.encode(&accumulators[..group.len], results);
    }

    /// Computes the result of one output by a chain of steps.
    fn one(&self, group: Group, results: &mut [S::Code]) {
        let first = self.layout.kept.at(group.first);
        let mut accumulator = self.initial;
        for stretch in self.layout.stretches(usize::MAX) {
            let elements = &self.elements[first + stretch.distance..];
            accumulator = match stretch.stride {
                1 => speculation::fold(self.step, &elements[..stretch.count], accumulator),
                stride => chain(self.step, elements, stride, stretch.count, accumulator),
            };
        }
        self.step.encode(&[accumulator], results);
    }

    /// Computes the results of outputs whose neighbouring elements may be taken in side by side.
    fn across(&self, first: usize, results: &mut [S::Code]) {
        for (index, result) in results.iter_mut().enumerate() {
            let start = self.layout.kept.at(first + index);
            let mut accumulator = self.initial;
            for stretch in self.layout.stretches(usize::MAX) {
                let elements = &self.elements[start + stretch.distance..][..stretch.count];
                accumulator = in_any_order(self.step, elements, accumulator);
            }
            self.step.encode(&[accumulator], std::slice::from_mut(result));
        }
    }
}

impl<S: FoldStep> Task<'_, S> {
    /// Computes the results of a few outputs whose elements are neighbours, with several tasks for each
    /// output.
    fn in_segments(&self, results: &mut [S::Code]) {
        let length = self.layout.reduced.len();
        let segment = (length * results.len()).div_ceil(parallel::tasks()).next_multiple_of(ACROSS);
        let segments = length.div_ceil(segment);
        let mut partial = vec![self.step.neutral(self.initial); segments * results.len()];
        parallel::for_each_chunk(&mut partial, 1, |index, partial| {
            let start = self.layout.kept.at(index / segments);
            let elements = &self.elements[start..start + length];
            let first = index % segments * segment;
            let elements = &elements[first..length.min(first + segment)];
            partial[0] = in_any_order(self.step, elements, partial[0]);
        });
        for (result, partial) in results.iter_mut().zip(partial.chunks(segments)) {
            let step = |accumulator, &element| self.step.step(accumulator, element);
            let accumulator = partial.iter().fold(self.initial, step);
            self.step.encode(&[accumulator], std::slice::from_mut(result));
        }
    }
}

by_level! {
    /// Takes in rows of lanes, one after the other.
    pub(super) fn take_in[S: FoldStep](step: &S, rows: Rows<'_, S::Code>, accumulators: &mut [S::Lane]) {
        if accumulators.len() == FEW {
            return take_in_part::<S, FEW>(step, rows, 0, accumulators);
        }
        for (part, accumulators) in accumulators.chunks_exact_mut(LANES).enumerate() {
            take_in_part::<S, LANES>(step, rows, part * LANES, accumulators);
        }
    }

    /// Takes in elements at equal distances, one after the other.
    pub(super) fn chain[S: FoldStep](
        step: &S,
        elements: &[S::Code],
        stride: usize,
        count: usize,
        initial: S::Lane,
    ) -> S::Lane {
        let mut accumulator = initial;
        if stride == 1 {
            for &element in &elements[..count] {
                accumulator = step.step(accumulator, step.decode(element));
            }
            return accumulator;
        }
        for &element in elements.iter().step_by(stride.max(1)).take(count) {
            accumulator = step.step(accumulator, step.decode(element));
        }
        accumulator
    }

    /// Takes in neighbouring elements, in any order.
    fn in_any_order[S: FoldStep](step: &S, elements: &[S::Code], initial: S::Lane) -> S::Lane {
        let mut accumulators = [step.neutral(initial); ACROSS];
        let (rows, rest) = elements.as_chunks::<ACROSS>();
        for row in rows {
            for (accumulator, &element) in accumulators.iter_mut().zip(row) {
                *accumulator = step.step(*accumulator, step.decode(element));
            }
        }
        let mut half = ACROSS / 2;
        while half > 0 {
            let (low, high) = accumulators.split_at_mut(half);
            for (low, &high) in low.iter_mut().zip(&*high) {
                *low = step.step(*low, high);
            }
            half /= 2;
        }
        let accumulator = step.step(initial, accumulators[0]);
        rest.iter().fold(accumulator, |accumulator, &element| {
            step.step(accumulator, step.decode(element))
        })
    }
}

/// Takes in `L` lanes of rows, from lane `first` on. The accumulators stay in registers.
#[inline(always)]
fn take_in_part<S: FoldStep, const L: usize>(
    step: &S,
    rows: Rows<'_, S::Code>,
    first: usize,
    accumulators: &mut [S::Lane],
) {
    let Ok(accumulators) = <&mut [S::Lane; L]>::try_from(accumulators) else {
        unreachable!("the caller cut them to size")
    };
    let mut lanes = *accumulators;
    for index in 0..rows.count {
        let row = &rows.codes[index * rows.stride + first..];
        let Some(row) = row.first_chunk::<L>() else { unreachable!("rows are wide enough") };
        for (lane, &element) in lanes.iter_mut().zip(row) {
            *lane = step.step(*lane, step.decode(element));
        }
    }
    *accumulators = lanes;
}
