//! The operands of a contraction as its tiles want them: rows read where they stand, or packed; panels
//! of columns, packed step by step.

use std::ops::Range;

use super::super::arithmetic::sum_arithmetic::Run;
use super::super::strategy::tiles::Sizes;
use super::packing::{Elements, Native, Steps};
use crate::engine::movement::offsets::Offsets;
use crate::engine::movement::transpose_2d::Transpose2d;
use crate::engine::parallel;
use crate::tensor::allocation::{TooLarge, filled};

/// One operand: its elements, and where they stand.
#[derive(Clone, Copy)]
pub struct OperandView<'a, T> {
    /// The elements in any order.
    pub elements: &'a dyn Elements<T>,
    /// Offset of each batch.
    pub batch: &'a Offsets,
    /// Offset of each row of the left, column of the right operand.
    pub free: &'a Offsets,
    /// Offset of each step.
    pub step: &'a Offsets,
}

impl<'a, T: Copy + Default + Send + Sync> OperandView<'a, T> {
    /// All steps.
    pub fn steps(&self) -> Steps<'a> {
        Steps::new(self.step)
    }

    /// Whether the factors of a row stand in memory as they are, one after the other.
    pub fn stands(&self) -> bool {
        self.elements.native().is_some() && self.steps().is_contiguous()
    }

    /// The factors of some steps of the first row of a batch, one after the other.
    pub fn in_order<'t>(&'t self, batch: usize, part: &Block, buffer: &'t mut Vec<T>) -> &'t [T] {
        let steps = self.steps().part(part.start, part.len());
        let start = self.batch.at(batch) + self.free.at(0);
        if let (Some(native), true) = (self.elements.native(), self.stands()) {
            let first = if part.is_empty() { 0 } else { start + steps.at(0) };
            return &native[first..first + part.len()];
        }
        buffer.resize(part.len(), T::default());
        self.elements.row(start, steps, buffer);
        buffer
    }

    /// All elements, if a program makes them.
    pub fn made(&self) -> Result<Option<Native<'a, T>>, TooLarge> {
        match self.elements.is_made() {
            true => Ok(Some(Native(self.elements.all()?.into()))),
            false => Ok(None),
        }
    }
}

/// Some steps.
pub type Block = Range<usize>;

/// The most rows that a tile has.
pub const MOST_ROWS: usize = 8;

/// The operand whose elements are the rows of tiles.
pub struct Rows<'a, T> {
    side: OperandView<'a, T>,
    steps: Steps<'a>,
    way: Way<'a, T>,
    /// For each block where its steps stand, seen from a row's beginning.
    runs: Vec<Vec<Run>>,
}

/// Where rows are read.
enum Way<'a, T> {
    /// Where they stand.
    Native(&'a [T]),
    /// The same in an operand decoded as a whole.
    Decoded(Vec<T>),
    /// One after the other, all of all batches, each with so many steps.
    Packed(Vec<T>, usize),
    /// In a buffer, where those of a tile are packed.
    Buffered,
}

impl<'a, T: Copy + Default + Send + Sync> Rows<'a, T> {
    /// The rows of tiles that are needed for each of so many panels.
    pub fn new(
        side: OperandView<'a, T>,
        sizes: Sizes,
        panels: usize,
        blocks: &[Block],
    ) -> Result<Rows<'a, T>, TooLarge> {
        let Sizes { batch, rows, steps: len, .. } = sizes;
        let steps = Steps::new(side.step);
        let in_runs = steps.is_contiguous() || steps.has_runs();
        let repeats = batch.saturating_mul(rows).saturating_mul(len) / 2 > side.elements.len();
        let way = match side.elements.native() {
            Some(native) if in_runs => Way::Native(native),
            None if repeats && in_runs => Way::Decoded(side.elements.all()?),
            _ if !repeats && panels > 1 && len > 0 => {
                Way::Packed(packed_rows(&side, steps, [batch, rows, len])?, len)
            }
            _ => Way::Buffered,
        };
        let runs = blocks.iter().map(|block| match way {
            Way::Native(_) | Way::Decoded(_) => {
                let part = steps.part(block.start, block.len());
                part.runs().map(|(_, offset, len)| Run { offset, len }).collect()
            }
            Way::Packed(..) => vec![Run { offset: block.start, len: block.len() }],
            Way::Buffered => vec![Run { offset: 0, len: block.len() }],
        });
        let runs = runs.collect();
        Ok(Rows { side, steps, way, runs })
    }

    /// The rows of a tile: the elements, the beginning of each row among them, and where the steps of a
    /// block stand, which has this number. `starts` has as many places as there are rows.
    #[inline(always)]
    pub fn tile<'t>(
        &'t self,
        (batch, rows): (usize, Range<usize>),
        (number, block): (usize, &Block),
        buffer: &'t mut Vec<T>,
        starts: &mut [usize],
    ) -> (&'t [T], &'t [Run]) {
        let base = self.side.batch.at(batch);
        let runs = &self.runs[number][..];
        for (start, row) in starts.iter_mut().zip(rows.clone()) {
            *start = match &self.way {
                Way::Packed(_, len) => (batch * self.side.free.len() + row) * len,
                Way::Buffered => (row - rows.start) * block.len(),
                _ => base + self.side.free.at(row),
            };
        }
        match &self.way {
            Way::Native(elements) => (elements, runs),
            Way::Decoded(elements) | Way::Packed(elements, _) => (elements, runs),
            Way::Buffered => {
                buffer.resize(rows.len() * block.len(), T::default());
                let steps = self.steps.part(block.start, block.len());
                for (to, row) in buffer.chunks_exact_mut(block.len().max(1)).zip(rows) {
                    self.side.elements.row(base + self.side.free.at(row), steps, to);
                }
                (buffer, runs)
            }
        }
    }
}

/// All rows of all batches one after the other.
fn packed_rows<T: Copy + Default + Send + Sync>(
    side: &OperandView<'_, T>,
    steps: Steps<'_>,
    [batch, rows, len]: [usize; 3],
) -> Result<Vec<T>, TooLarge> {
    const PARALLEL: usize = 1 << 15;
    let mut packed = filled(T::default(), &[batch, rows, len])?;
    if packed.is_empty() || turned_rows(side, steps, [rows, len], &mut packed) {
        return Ok(packed);
    }
    let fill = |index: usize, to: &mut [T]| {
        let start = side.batch.at(index / rows) + side.free.at(index % rows);
        side.elements.row(start, steps, to);
    };
    if packed.len() < PARALLEL {
        packed.chunks_exact_mut(len).enumerate().for_each(|(index, to)| fill(index, to));
    } else {
        parallel::for_each_chunk(&mut packed, len, fill);
    }
    Ok(packed)
}

/// Packs rows that stand next to each other in memory, step by step, many at a time. False if they do
/// not, or are too few.
fn turned_rows<T: Copy + Default + Send + Sync>(
    side: &OperandView<'_, T>,
    steps: Steps<'_>,
    [rows, len]: [usize; 2],
    packed: &mut [T],
) -> bool {
    const BAND: usize = 64;
    const FEW: usize = 1 << 12;
    let (Some(elements), Some(pitch)) = (side.elements.native(), steps.stride()) else {
        return false;
    };
    if rows * len < FEW || !matches!(side.free, Offsets::Uniform { stride: 1, .. }) {
        return false;
    }
    let bands = packed.chunks_mut(rows * len).enumerate().flat_map(|(batch, to)| {
        let bands = to.chunks_mut(BAND * len).enumerate();
        bands.map(move |(band, to)| (side.batch.at(batch) + band * BAND, to))
    });
    parallel::for_each(bands.collect(), |(from, to): (usize, &mut [T])| {
        let (columns, from) = (to.len() / len, from + steps.at(0));
        let matrix = Transpose2d { lines: len, columns, source_pitch: pitch, target_pitch: len };
        matrix.run(&elements[from..], to, false);
    });
    true
}

/// The operand whose elements are the columns of tiles.
pub struct Panels<'a, T> {
    side: OperandView<'a, T>,
    steps: Steps<'a>,
    decoded: Option<Vec<T>>,
}

/// The columns of a panel.
#[derive(Debug, Clone, Copy)]
pub struct Place {
    /// The batch.
    pub batch: usize,
    /// The first column.
    pub first: usize,
    /// How many there are.
    pub width: usize,
    /// How many the tile has; what it has more than there are is not used.
    pub columns: usize,
}

/// Steps of a panel that stand in memory as tiles want them.
#[derive(Debug, Clone, Copy)]
pub struct Source {
    /// The first element.
    pub start: usize,
    /// How far apart steps are.
    pub distance: usize,
}

impl<'a, T: Copy + Default + Send + Sync> Panels<'a, T> {
    /// The columns of tiles. `shared`: whether several threads need the same ones.
    pub fn new(
        side: OperandView<'a, T>,
        sizes: Sizes,
        shared: bool,
    ) -> Result<Panels<'a, T>, TooLarge> {
        let Sizes { batch, columns, steps, .. } = sizes;
        let elements = batch.saturating_mul(columns).saturating_mul(steps);
        let repeats = elements / 2 > side.elements.len();
        let decoded = match side.elements.native() {
            None if repeats || (shared && side.elements.is_made()) => Some(side.elements.all()?),
            _ => None,
        };
        Ok(Panels { side, steps: Steps::new(side.step), decoded })
    }

    /// The elements that sources are places among.
    pub fn elements(&self) -> &[T] {
        self.decoded.as_deref().or(self.side.elements.native()).unwrap_or_default()
    }

    /// Where the steps of a block stand, if columns are next to each other there.
    pub fn source(&self, place: Place, block: &Block) -> Option<Source> {
        let Place { batch, first, width, columns } = place;
        let distance = self.steps.stride().filter(|_| width == columns && !block.is_empty())?;
        self.decoded.as_deref().or(self.side.elements.native())?;
        let start = self.side.free.at(first);
        (first..first + width).all(|at| self.side.free.at(at) == start + (at - first)).then(|| {
            let start = self.side.batch.at(batch) + start + self.side.step.at(block.start);
            Source { start, distance }
        })
    }

    /// Packs steps; columns that are not used get zeros, which no step overflows with.
    pub fn pack(&self, place: Place, block: Block, starts: &mut Vec<usize>, panel: &mut [T]) {
        let Place { batch, first, width, columns } = place;
        let base = self.side.batch.at(batch);
        starts.clear();
        starts.extend((first..first + width).map(|column| base + self.side.free.at(column)));
        let steps = self.steps.part(block.start, block.len());
        if width < columns {
            panel.fill(T::default());
        }
        match &self.decoded {
            Some(decoded) => Native::from(&decoded[..]).panel(starts, steps, columns, panel),
            None => self.side.elements.panel(starts, steps, columns, panel),
        }
    }
}
