//! Running folds by a [`FoldStep`]: every accumulator of a fold is a result.

use super::step::FoldStep;
use super::thresholds::RUNNING_A_TASK;
use crate::by_level;
use crate::hardware::parallel;
use crate::tensor::Tensor;
use crate::tensor::allocation::{TooLarge, filled};

/// How many rows are folded side by side, so that their chains of steps overlap.
const ROWS: usize = 8;
/// How many accumulators of a row are encoded together.
const WAITING: usize = 64;
/// How many columns are folded side by side.
const COLUMNS: usize = 512;

/// The folds of all elements up to each one along a dimension.
pub fn running<S: FoldStep>(
    step: &S,
    input: &Tensor,
    initial: &Tensor,
    dimension: usize,
) -> Result<Tensor, TooLarge> {
    let codes = input.codes::<S::Code>();
    let first = initial.codes::<S::Code>()[0];
    let shape = input.shape();
    let (length, inner) = (shape[dimension], shape[dimension + 1..].iter().product::<usize>());
    let plane = length * inner;
    let mut results = filled(first, shape)?;
    let side_by_side = if inner == 1 { ROWS } else { 1 };
    let block = plane * side_by_side.max(RUNNING_A_TASK / plane);
    parallel::for_each_chunk(&mut results, block, |index, results| {
        let codes = &codes[index * block..][..results.len()];
        match inner {
            1 => along_rows(step, codes, length, step.decode(first), results),
            _ => along_columns(step, codes, (plane, inner), step.decode(first), results),
        }
    });
    Ok(Tensor::from_codes(initial.element().clone(), shape, results))
}

/// Folds along rows of `length` elements.
fn along_rows<S: FoldStep>(
    step: &S,
    codes: &[S::Code],
    length: usize,
    initial: S::Lane,
    results: &mut [S::Code],
) {
    let many = codes.chunks(ROWS * length).zip(results.chunks_mut(ROWS * length));
    for (codes, results) in many {
        match codes.len() == ROWS * length {
            true => rows(step, codes, length, [initial; ROWS], results),
            false => {
                let each = codes.chunks(length).zip(results.chunks_mut(length));
                each.for_each(|(codes, results)| rows(step, codes, length, [initial], results));
            }
        }
    }
}

/// Folds along the first dimension of planes, several columns at a time.
fn along_columns<S: FoldStep>(
    step: &S,
    codes: &[S::Code],
    (plane, inner): (usize, usize),
    initial: S::Lane,
    results: &mut [S::Code],
) {
    let mut accumulators = vec![initial; inner.min(COLUMNS)];
    for (codes, results) in codes.chunks(plane).zip(results.chunks_mut(plane)) {
        for first in (0..inner).step_by(COLUMNS) {
            let accumulators = &mut accumulators[..COLUMNS.min(inner - first)];
            accumulators.fill(initial);
            columns(step, codes, (first, inner), accumulators, results);
        }
    }
}

by_level! {
    /// Folds along `R` rows side by side.
    fn rows[S: FoldStep, const R: usize](
        step: &S,
        codes: &[S::Code],
        length: usize,
        initial: [S::Lane; R],
        results: &mut [S::Code],
    ) {
        let mut accumulators = initial;
        let mut waiting = initial.map(|lane| [lane; WAITING]);
        for first in (0..length).step_by(WAITING) {
            let count = WAITING.min(length - first);
            let parts: [&[S::Code]; R] =
                std::array::from_fn(|row| &codes[row * length + first..][..count]);
            for place in 0..count {
                for row in 0..R {
                    let element = step.decode(parts[row][place]);
                    accumulators[row] = step.step(accumulators[row], element);
                    waiting[row][place] = accumulators[row];
                }
            }
            for (row, waiting) in waiting.iter().enumerate() {
                step.encode(&waiting[..count], &mut results[row * length + first..][..count]);
            }
        }
    }

    /// Folds along neighbouring columns.
    fn columns[S: FoldStep](
        step: &S,
        codes: &[S::Code],
        place: (usize, usize),
        accumulators: &mut [S::Lane],
        results: &mut [S::Code],
    ) {
        let (first, inner) = place;
        let count = accumulators.len();
        for (codes, results) in codes.chunks_exact(inner).zip(results.chunks_exact_mut(inner)) {
            for (accumulator, &code) in accumulators.iter_mut().zip(&codes[first..][..count]) {
                *accumulator = step.step(*accumulator, step.decode(code));
            }
            step.encode(accumulators, &mut results[first..][..count]);
        }
    }
}
