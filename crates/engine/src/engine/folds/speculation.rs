//! Long chains of steps on few bits, divided into chunks that start from a guess.
//!
//! An accumulator of few bits forgets its initial value: two accumulators that take in the same elements
//! usually become equal after some hundreds of steps, and then stay equal. So all chunks of a chain are
//! folded side by side, each from one guess, and some of their accumulators are recorded. After that the true
//! accumulator takes in the elements of each chunk only until it equals the accumulator that is recorded for
//! the position, and continues with the last accumulator of the chunk. If it equals none of them, it has
//! taken in the whole chunk, as a plain chain does, so the result does not depend on the guess.

use super::layout::{Group, Layout};
use super::simd_fold::{LANES, chain, take_in};
use super::step::FoldStep;
use super::thresholds::SPECULATION_FROM;
use super::tile::Tile;
use crate::hardware::parallel;
use crate::paths::{self, Path};

/// How many chunks a chain on 8 bits has, which forgets soon, and a chain on 16 bits.
const CHUNKS: [usize; 2] = [8 * LANES, LANES];
/// How many steps lie between two recorded accumulators.
const APART: usize = 256;

/// Takes in elements one after the other.
pub fn fold<S: FoldStep>(step: &S, elements: &[S::Code], initial: S::Lane) -> S::Lane {
    let bytes = size_of::<S::Code>();
    let fits = !S::ORDER_FREE && elements.len() >= SPECULATION_FROM && bytes <= CHUNKS.len();
    if !fits || !paths::take(Path::Speculation) {
        return chain(step, elements, 1, elements.len(), initial);
    }
    in_chunks(step, elements, initial, CHUNKS[bytes - 1])
}

/// Takes in elements one after the other, in this many chunks side by side.
fn in_chunks<S: FoldStep>(
    step: &S,
    elements: &[S::Code],
    initial: S::Lane,
    chunks: usize,
) -> S::Lane {
    let length = elements.len() / chunks / APART * APART;
    let Ok(layout) = Layout::new(&[chunks, length], &[1]) else {
        unreachable!("there are as many elements")
    };
    let mut written: Vec<Vec<S::Lane>> = vec![Vec::new(); chunks / LANES];
    parallel::for_each_chunk(&mut written, 1, |index, written| {
        written[0] = guessed(step, elements, initial, &layout, index * LANES);
    });
    let mut accumulator = initial;
    for (chunk, elements) in elements[..chunks * length].chunks(length).enumerate() {
        let written = written[chunk / LANES].chunks(LANES).map(|lanes| lanes[chunk % LANES]);
        accumulator = corrected(step, elements, accumulator, initial, written);
    }
    let rest = &elements[chunks * length..];
    chain(step, rest, 1, rest.len(), accumulator)
}

/// The accumulators of the chunks from `first` on after every [`APART`] steps, all starting from `guess`, for
/// as many chunks as there are lanes.
fn guessed<S: FoldStep>(
    step: &S,
    elements: &[S::Code],
    guess: S::Lane,
    layout: &Layout,
    first: usize,
) -> Vec<S::Lane> {
    let group = Group { first, len: LANES, neighbours: false };
    let mut tile = Tile::default();
    tile.start(layout, group);
    let mut accumulators = vec![guess; LANES];
    let mut written = Vec::with_capacity(layout.reduced.len() / APART * LANES);
    for stretch in layout.stretches(APART) {
        take_in(step, tile.rows(elements, group, stretch, LANES), &mut accumulators);
        written.extend_from_slice(&accumulators);
    }
    written
}

/// The accumulator after a chunk, given the accumulators that were recorded for one that started from
/// `guess`.
fn corrected<S: FoldStep>(
    step: &S,
    elements: &[S::Code],
    initial: S::Lane,
    guess: S::Lane,
    mut written: impl Iterator<Item = S::Lane>,
) -> S::Lane {
    if step.same(initial, guess) {
        return written.last().unwrap_or(initial);
    }
    let mut accumulator = initial;
    for elements in elements.chunks(APART) {
        accumulator = chain(step, elements, 1, elements.len(), accumulator);
        if let Some(guessed) = written.next()
            && step.same(accumulator, guessed)
        {
            return written.last().unwrap_or(accumulator);
        }
    }
    accumulator
}
