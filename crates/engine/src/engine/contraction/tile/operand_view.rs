//! The operands of a contraction as tiles read them: the rows of one operand, read in place or
//! packed, and panels of the columns of the other, packed step by step.

use std::borrow::Cow;
use std::ops::Range;

use super::super::arithmetic::factor::Factor;
use super::super::thresholds::{
    ELEMENTS_WORTH_TRANSPOSING, READS_WORTH_DECODING, ROW_ELEMENTS_FOR_THREADS,
    ROWS_TRANSPOSED_PER_TASK,
};
use super::packing::{Elements, Native, StepOffsets};
use super::sizes::{Block, Sizes};
use super::sums::StepRun;
use crate::engine::movement::offsets::Offsets;
use crate::engine::movement::transpose_2d::{Transpose2d, transpose_2d};
use crate::hardware::parallel;
use crate::tensor::allocation::{TooLarge, filled, filled_by_chunks};

/// An operand of a contraction: its elements, and the offset of each batch, row or column, and step.
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

impl<'a, T: Factor> OperandView<'a, T> {
    /// The steps and their layout in memory.
    pub fn steps(&self) -> StepOffsets<'a> {
        StepOffsets::new(self.step)
    }

    /// Whether memory holds the factors of each row as they are multiplied, one after the other.
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

    /// All elements, if a program makes them lazily.
    pub fn made(&self) -> Result<Option<Native<'a, T>>, TooLarge> {
        match self.elements.is_made() {
            true => Ok(Some(Native(self.elements.all()?.into()))),
            false => Ok(None),
        }
    }
}

/// The number of rows that no tile exceeds.
pub const MOST_ROWS: usize = 8;

/// The operand whose elements are the rows of tiles.
pub struct Rows<'a, T: Clone> {
    view: OperandView<'a, T>,
    steps: StepOffsets<'a>,
    storage: RowStorage<'a, T>,
    /// For each block of steps, the offsets of its steps from the start of a row.
    runs: Vec<Vec<StepRun>>,
}

/// The memory that rows are read from.
enum RowStorage<'a, T: Clone> {
    /// Rows are read from the operand, which may have been decoded as a whole.
    Operand(Cow<'a, [T]>),
    /// The rows of all batches were packed, one after the other.
    Packed(Vec<T>),
    /// The rows of each tile are packed when it begins.
    Buffered,
}

impl<'a, T: Factor> Rows<'a, T> {
    /// The rows of an operand of which each is needed for `panels` panels.
    pub fn new(
        view: OperandView<'a, T>,
        sizes: Sizes,
        panels: usize,
        blocks: &[Block],
    ) -> Result<Rows<'a, T>, TooLarge> {
        let Sizes { batch, rows, steps: len, .. } = sizes;
        let steps = StepOffsets::new(view.step);
        let in_runs = steps.is_contiguous() || steps.has_runs();
        let repeats = batch.saturating_mul(rows).saturating_mul(len) / READS_WORTH_DECODING
            > view.elements.len();
        let storage = match view.elements.native() {
            Some(native) if in_runs => RowStorage::Operand(native.into()),
            None if repeats && in_runs => RowStorage::Operand(view.elements.all()?.into()),
            _ if !repeats && panels > 1 && len > 0 => {
                RowStorage::Packed(packed_rows(&view, steps, [batch, rows, len])?)
            }
            _ => RowStorage::Buffered,
        };
        let runs = blocks.iter().map(|block| match storage {
            RowStorage::Operand(_) => {
                let part = steps.part(block.start, block.len());
                part.runs().map(|(_, offset, len)| StepRun { offset, len }).collect()
            }
            RowStorage::Packed(..) => vec![StepRun { offset: block.start, len: block.len() }],
            RowStorage::Buffered => vec![StepRun { offset: 0, len: block.len() }],
        });
        let runs = runs.collect();
        Ok(Rows { view, steps, storage, runs })
    }

    /// The rows of a tile, at the steps of the block of this number: gives the elements and the offsets of the
    /// steps from the start of a row, and writes the offset of each row's start to `starts`, which has a place
    /// for each row.
    #[inline(always)]
    pub fn tile<'t>(
        &'t self,
        (batch, rows): (usize, Range<usize>),
        (number, block): (usize, &Block),
        buffer: &'t mut Vec<T>,
        starts: &mut [usize],
    ) -> (&'t [T], &'t [StepRun]) {
        let base = self.view.batch.at(batch);
        let runs = &self.runs[number][..];
        for (start, row) in starts.iter_mut().zip(rows.clone()) {
            *start = match &self.storage {
                RowStorage::Packed(_) => (batch * self.view.free.len() + row) * self.steps.len(),
                RowStorage::Buffered => (row - rows.start) * block.len(),
                RowStorage::Operand(_) => base + self.view.free.at(row),
            };
        }
        match &self.storage {
            RowStorage::Operand(elements) => (elements, runs),
            RowStorage::Packed(elements) => (elements, runs),
            RowStorage::Buffered => {
                buffer.resize(rows.len() * block.len(), T::default());
                let steps = self.steps.part(block.start, block.len());
                for (to, row) in buffer.chunks_exact_mut(block.len().max(1)).zip(rows) {
                    self.view.elements.row(base + self.view.free.at(row), steps, to);
                }
                (buffer, runs)
            }
        }
    }
}

/// Packs the rows of all batches, one after the other.
fn packed_rows<T: Factor>(
    view: &OperandView<'_, T>,
    steps: StepOffsets<'_>,
    [batch, rows, len]: [usize; 3],
) -> Result<Vec<T>, TooLarge> {
    let shape = [batch, rows, len];
    if let Some(matrix) = columns_of_steps(view, steps, [rows, len]) {
        let mut packed = filled(T::default(), &shape)?;
        transpose_rows(view, steps.at(0), matrix, [rows, len], &mut packed);
        return Ok(packed);
    }
    let fill = |index: usize, to: &mut [T]| {
        let start = view.batch.at(index / rows) + view.free.at(index % rows);
        view.elements.row(start, steps, to);
    };
    if batch * rows * len < ROW_ELEMENTS_FOR_THREADS {
        let mut packed = filled(T::default(), &shape)?;
        packed.chunks_exact_mut(len).enumerate().for_each(|(index, to)| fill(index, to));
        return Ok(packed);
    }
    filled_by_chunks(&shape, len, fill)
}

/// The elements and the distance of neighbouring steps, if rows are packed by transposing a matrix: if the elements of a step
/// are neighbours in memory, step is as far from step, and the rows are many.
fn columns_of_steps<'t, T: Factor>(
    view: &'t OperandView<'_, T>,
    steps: StepOffsets<'_>,
    [rows, len]: [usize; 2],
) -> Option<(&'t [T], usize)> {
    let is_side_by_side = matches!(view.free, Offsets::Uniform { stride: 1, .. });
    let is_large = rows * len >= ELEMENTS_WORTH_TRANSPOSING;
    let matrix = view.elements.native().zip(steps.stride());
    matrix.filter(|_| is_large && is_side_by_side)
}

/// Packs rows by transposing a matrix of steps that is this far from the beginning of a batch.
fn transpose_rows<T: Factor>(
    view: &OperandView<'_, T>,
    first: usize,
    (elements, pitch): (&[T], usize),
    [rows, len]: [usize; 2],
    packed: &mut [T],
) {
    let bands = packed.chunks_mut(rows * len).enumerate().flat_map(|(batch, to)| {
        let bands = to.chunks_mut(ROWS_TRANSPOSED_PER_TASK * len).enumerate();
        bands.map(move |(band, to)| (view.batch.at(batch) + band * ROWS_TRANSPOSED_PER_TASK, to))
    });
    parallel::for_each(bands.collect(), |(from, to): (usize, &mut [T])| {
        let (columns, from) = (to.len() / len, from + first);
        let matrix = Transpose2d { lines: len, columns, source_pitch: pitch, target_pitch: len };
        transpose_2d(matrix, &elements[from..], to, false);
    });
}

/// The operand whose elements are the columns of tiles, which are cut into panels.
pub struct Panels<'a, T> {
    view: OperandView<'a, T>,
    steps: StepOffsets<'a>,
    decoded: Option<Vec<T>>,
}

/// The columns of a panel.
#[derive(Debug, Clone, Copy)]
pub struct PanelColumns {
    /// The batch.
    pub batch: usize,
    /// The first column.
    pub first: usize,
    /// The number of columns that the operand has.
    pub width: usize,
    /// The number of columns of a tile. The sums of those beyond `width` are not used.
    pub columns: usize,
}

/// A panel that memory holds as tiles read it.
#[derive(Debug, Clone, Copy)]
pub struct PanelSource {
    /// The first element.
    pub start: usize,
    /// How far apart steps are.
    pub distance: usize,
}

impl<'a, T: Factor> Panels<'a, T> {
    /// The panels of an operand; `shared` tells whether several threads need the same panel.
    pub fn new(
        view: OperandView<'a, T>,
        sizes: Sizes,
        shared: bool,
    ) -> Result<Panels<'a, T>, TooLarge> {
        let Sizes { batch, columns, steps, .. } = sizes;
        let elements = batch.saturating_mul(columns).saturating_mul(steps);
        let repeats = elements / READS_WORTH_DECODING > view.elements.len();
        let decoded = match view.elements.native() {
            None if repeats || (shared && view.elements.is_made()) => Some(view.elements.all()?),
            _ => None,
        };
        Ok(Panels { view, steps: StepOffsets::new(view.step), decoded })
    }

    /// The elements that a [`PanelSource`] points into.
    pub fn elements(&self) -> &[T] {
        self.decoded.as_deref().or(self.view.elements.native()).unwrap_or_default()
    }

    /// The offsets of the steps of a block, if the columns are adjacent in memory.
    pub fn source(&self, place: PanelColumns, block: &Block) -> Option<PanelSource> {
        let PanelColumns { batch, first, width, columns } = place;
        let distance = self.steps.stride().filter(|_| width == columns && !block.is_empty())?;
        self.decoded.as_deref().or(self.view.elements.native())?;
        let start = self.view.free.at(first);
        (first..first + width).all(|at| self.view.free.at(at) == start + (at - first)).then(|| {
            let start = self.view.batch.at(batch) + start + self.view.step.at(block.start);
            PanelSource { start, distance }
        })
    }

    /// Packs the steps of a block. Columns that are not used get zeros, with which no step overflows.
    pub fn pack(
        &self,
        place: PanelColumns,
        block: Block,
        starts: &mut Vec<usize>,
        panel: &mut [T],
    ) {
        let PanelColumns { batch, first, width, columns } = place;
        let base = self.view.batch.at(batch);
        starts.clear();
        starts.extend((first..first + width).map(|column| base + self.view.free.at(column)));
        let steps = self.steps.part(block.start, block.len());
        if width < columns {
            panel.fill(T::default());
        }
        match &self.decoded {
            Some(decoded) => Native::from(&decoded[..]).panel(starts, steps, columns, panel),
            None => self.view.elements.panel(starts, steps, columns, panel),
        }
    }
}
