//! Reductions: each output takes in its elements one after the other, in row-major order of the
//! input, starting from the initial value.
//!
//! A body is a [`Program`]; it runs over many outputs at once, whose accumulators stay in its
//! registers. Where that would run over few lanes or gather strided ones, a body of one simple step
//! on a native type has a loop of its own ([`direct`]), and a body over types of 8 bits a table
//! ([`table`]). All give the same bits.

mod direct;
mod prefix;
mod sums;
mod table;

#[cfg(test)]
mod tests;

pub use prefix::prefixes;
pub use sums::{addend, in_type, sums};

use std::ops::Range;

use super::offsets::Offsets;
use super::parallel;
use super::program::{CHUNK, Lanes, Program};
use super::sliding::Windows;
use crate::numeric::{ElementType, WordWidth};
use crate::tensor::allocation::{TooLarge, with_capacity};
use crate::tensor::{Tensor, Word, Words};

/// A reduction. The program's inputs are the accumulators, the elements, then the captured values;
/// its outputs are the next accumulators.
#[derive(Debug, Clone, Copy)]
pub struct Fold<'a> {
    /// The tensors to reduce, all of one shape.
    pub inputs: &'a [Tensor],
    /// The initial accumulators, of rank 0, as many as inputs.
    pub initial: &'a [Tensor],
    /// Values from outside that the body reads, of rank 0.
    pub captured: &'a [Tensor],
    /// The body.
    pub program: &'a Program,
}

/// Where the outputs' elements stand.
pub struct Layout {
    /// The sizes of the dimensions that are kept.
    pub shape: Vec<usize>,
    /// The offset of each output's first element.
    pub kept: Offsets,
    /// The distance from an output's first element to each of its elements, in order.
    pub reduced: Offsets,
    /// Outputs whose first elements are neighbours come in runs of so many.
    run: usize,
}

/// Runs shorter than this are gathered.
const SHORT_RUN: usize = 64;
/// Lanes when they are gathered: their cache lines should stay until all elements of them are used.
const GATHERED: usize = 256;

impl Layout {
    /// The layout of a reduction of an input of this shape along these dimensions.
    pub fn new(shape: &[usize], dimensions: &[usize]) -> Result<Layout, TooLarge> {
        let all = 0..shape.len();
        let (reduced, kept): (Vec<usize>, Vec<usize>) =
            all.partition(|dimension| dimensions.contains(dimension));
        let after_last_reduced = reduced.last().map_or(0, |last| last + 1);
        Ok(Layout {
            kept: Offsets::new(shape, &kept)?,
            reduced: Offsets::new(shape, &reduced)?,
            run: shape[after_last_reduced..].iter().product(),
            shape: kept.iter().map(|&dimension| shape[dimension]).collect(),
        })
    }

    /// The layout of reductions of windows of a padded input: one output a window.
    pub fn of_windows(windows: &Windows) -> Result<Layout, TooLarge> {
        let mut run = 1;
        for axis in windows.starts.iter().rev().filter(|axis| axis.size != 1) {
            if axis.stride != run as isize {
                break;
            }
            run *= axis.size;
        }
        Ok(Layout {
            shape: windows.shape.clone(),
            kept: Offsets::strided(0, &windows.starts)?,
            reduced: Offsets::strided(0, &windows.elements)?,
            run,
        })
    }

    /// How many elements are folded in all.
    fn work(&self) -> usize {
        self.kept.len().saturating_mul(self.reduced.len())
    }

    fn is_gathered(&self) -> bool {
        self.run < SHORT_RUN
    }

    /// The outputs in ranges for a task each: inside runs, unless they are gathered.
    fn ranges(&self) -> Vec<Range<usize>> {
        let outputs = self.kept.len();
        let per_thread = outputs.div_ceil(parallel::tasks());
        let (period, most) = match self.is_gathered() {
            true => (outputs, GATHERED),
            false => (self.run, CHUNK),
        };
        let length = per_thread.clamp(32, most);
        let within = |start: usize| {
            let end = (start + period).min(outputs);
            (start..end).step_by(length).map(move |start| start..end.min(start + length))
        };
        (0..outputs).step_by(period.max(1)).flat_map(within).collect()
    }
}

/// The reduced tensors, of the accumulators' types. An output of no elements is its initial value.
pub fn fold(fold: &Fold<'_>, layout: &Layout) -> Result<Vec<Tensor>, TooLarge> {
    if layout.reduced.is_empty() || layout.kept.is_empty() {
        let splat = |initial: &Tensor| {
            Tensor::try_splat(initial.element().clone(), &layout.shape, initial.code(0))
        };
        return fold.initial.iter().map(splat).collect();
    }
    if let Some(result) = direct::fold(fold, layout)? {
        return Ok(vec![result]);
    }
    if let Some(result) = table::fold(fold, layout)? {
        return Ok(vec![result]);
    }
    by_lanes(fold, layout)
}

/// Runs the program over lanes of outputs.
fn by_lanes(fold: &Fold<'_>, layout: &Layout) -> Result<Vec<Tensor>, TooLarge> {
    let ranges = layout.ranges();
    let mut pieces: Vec<Vec<Words>> = vec![Vec::new(); ranges.len()];
    let tasks = pieces.iter_mut().zip(ranges).collect();
    parallel::for_each(tasks, |(piece, range): (&mut Vec<Words>, Range<usize>)| {
        *piece = fold_range(fold, layout, range);
    });
    let join = |(index, initial): (usize, &Tensor)| {
        let pieces = pieces.iter().map(|piece| &piece[index]);
        join(initial.element(), &layout.shape, pieces)
    };
    fold.initial.iter().enumerate().map(join).collect()
}

/// The results for a range of outputs, one array an accumulator.
fn fold_range(fold: &Fold<'_>, layout: &Layout, range: Range<usize>) -> Vec<Words> {
    let count = fold.inputs.len();
    let mut lanes = Lanes::new(fold.program, range.len());
    for (input, initial) in fold.initial.iter().enumerate() {
        lanes.fill(input, initial.code(0), range.len());
    }
    for (input, captured) in fold.captured.iter().enumerate() {
        lanes.fill(2 * count + input, captured.code(0), range.len());
    }
    let first = layout.kept.at(range.start);
    for step in 0..layout.reduced.len() {
        let distance = layout.reduced.at(step);
        for (input, tensor) in fold.inputs.iter().enumerate() {
            if layout.is_gathered() {
                let offsets = range.clone().map(|output| layout.kept.at(output) + distance);
                lanes.gather(count + input, tensor.words(), offsets);
            } else {
                let start = first + distance;
                lanes.load_range(count + input, tensor.words(), start, start + range.len());
            }
        }
        lanes.run(range.len());
        for accumulator in 0..count {
            lanes.feed(accumulator, accumulator, range.len());
        }
    }
    let stored =
        |(input, initial): (usize, &Tensor)| stored(&lanes, input, initial.element(), range.len());
    fold.initial.iter().enumerate().map(stored).collect()
}

/// The codes that an input's lanes hold.
fn stored(lanes: &Lanes<'_>, input: usize, element: &ElementType, len: usize) -> Words {
    fn of<W: Word>(lanes: &Lanes<'_>, input: usize, len: usize) -> Words {
        let mut codes = vec![W::default(); len];
        lanes.store_input(input, &mut codes);
        W::wrap(crate::tensor::words::array(&[len], codes))
    }
    match element.word() {
        WordWidth::W8 => of::<u8>(lanes, input, len),
        WordWidth::W16 => of::<u16>(lanes, input, len),
        WordWidth::W32 => of::<u32>(lanes, input, len),
        WordWidth::W64 => of::<u64>(lanes, input, len),
        WordWidth::W128 => of::<u128>(lanes, input, len),
    }
}

/// One tensor from the codes of its ranges, in order.
fn join<'a>(
    element: &ElementType,
    shape: &[usize],
    pieces: impl Iterator<Item = &'a Words>,
) -> Result<Tensor, TooLarge> {
    fn of<'a, W: Word>(
        element: &ElementType,
        shape: &[usize],
        pieces: impl Iterator<Item = &'a Words>,
    ) -> Result<Tensor, TooLarge> {
        let mut codes = with_capacity::<W>(shape)?;
        pieces.for_each(|piece| codes.extend_from_slice(W::slice(piece)));
        Ok(Tensor::from_codes(element.clone(), shape, codes))
    }
    match element.word() {
        WordWidth::W8 => of::<u8>(element, shape, pieces),
        WordWidth::W16 => of::<u16>(element, shape, pieces),
        WordWidth::W32 => of::<u32>(element, shape, pieces),
        WordWidth::W64 => of::<u64>(element, shape, pieces),
        WordWidth::W128 => of::<u128>(element, shape, pieces),
    }
}
