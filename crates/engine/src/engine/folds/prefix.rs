//! Windows that all start before the first element: each fold continues where the one before it ended.

use super::{Fold, direct};
use crate::each_width;
use crate::engine::chunks::{CHUNK, Lanes};
use crate::hardware::parallel;
use crate::paths::{self, Path};
use crate::tensor::allocation::{TooLarge, filled};
use crate::tensor::{Tensor, Word, Words};

/// Rows shorter than this are folded several at a time.
const SHORT: usize = 256;

/// The folds of all elements up to each one along a dimension. The result is `None` unless there is one
/// accumulator, and folding the initial value into itself leaves it as it is, so that padding before the
/// elements changes nothing.
pub fn prefixes(fold: &Fold<'_>, dimension: usize) -> Result<Option<Tensor>, TooLarge> {
    let ([input], [initial]) = (fold.inputs, fold.initial) else { return Ok(None) };
    if input.is_empty() || input.element() != initial.element() || !keeps_initial(fold, initial) {
        return Ok(None);
    }
    if !paths::take(Path::Prefix) {
        return Ok(None);
    }
    if paths::allows(Path::SimdFold)
        && let Some(result) = direct::running(fold, dimension)?
    {
        paths::note(Path::SimdFold);
        return Ok(Some(result));
    }
    let words = each_width!(input.words(), codes => running(fold, codes.as_slice(), dimension)?);
    Ok(Some(Tensor::new(initial.element().clone(), words)))
}

/// Whether folding the initial value into itself gives its own code.
fn keeps_initial(fold: &Fold<'_>, initial: &Tensor) -> bool {
    let mut lanes = start(fold, 1);
    lanes.fill(1, initial.code(0), 1);
    lanes.run(1);
    lanes.code(0, 0) == initial.code(0)
}

/// The registers of the program with captured and initial values loaded.
fn start<'p>(fold: &Fold<'p>, count: usize) -> Lanes<'p> {
    let mut lanes = Lanes::new(fold.program, count);
    lanes.fill(0, fold.initial[0].code(0), count);
    for (index, captured) in fold.captured.iter().enumerate() {
        lanes.fill(2 + index, captured.code(0), count);
    }
    lanes
}

/// Computes the running folds along the dimension, many rows side by side.
fn running<W: Word>(fold: &Fold<'_>, codes: &[W], dimension: usize) -> Result<Words, TooLarge> {
    let input = &fold.inputs[0];
    let shape = input.shape();
    let inner: usize = shape[dimension + 1..].iter().product();
    let plane = shape[dimension] * inner;
    let block = plane * (SHORT / inner).max(1);
    let mut results = filled(W::default(), shape)?;
    parallel::for_each_chunk(&mut results, block, |index, results| {
        let codes = &codes[index * block..][..results.len()];
        let rows = results.len() / shape[dimension];
        for first in (0..rows).step_by(CHUNK) {
            let count = CHUNK.min(rows - first);
            let place = |row: usize| row / inner * plane + row % inner;
            let mut places: Vec<usize> = (first..first + count).map(place).collect();
            let mut lanes = start(fold, count);
            let mut chunk = vec![W::default(); count];
            for _ in 0..shape[dimension] {
                for (code, &place) in chunk.iter_mut().zip(&places) {
                    *code = codes[place];
                }
                lanes.load(1, &chunk);
                lanes.run(count);
                lanes.feed(0, 0, count);
                lanes.store_input(0, &mut chunk);
                for (&code, place) in chunk.iter().zip(&mut places) {
                    results[*place] = code;
                    *place += inner;
                }
            }
        }
    });
    Ok(W::wrap(crate::tensor::words::array(shape, results)))
}
