//! Contractions by tiles: panels of columns packed, rows read where they stand, sums kept in
//! registers, threads on different outputs. Every output element is one sum over the steps in order,
//! whatever the tiling.

use std::ops::Range;

use super::packing::{Elements, Native, Steps};
use super::recurrence::{Factors, Recurrence};
use crate::cpu::{self, Level};
use crate::kernels::offsets::Offsets;
use crate::kernels::parallel;
use crate::tensor::allocation::{TooLarge, filled, len, with_capacity};

/// The sizes of a contraction: for each batch, `rows` by `columns` sums of `steps` products.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sizes {
    /// Pairs of matrices.
    pub batch: usize,
    /// Rows of a result.
    pub rows: usize,
    /// Columns of a result.
    pub columns: usize,
    /// Products of a sum.
    pub steps: usize,
}

/// One operand: its elements, and where they stand.
#[derive(Clone, Copy)]
pub struct Side<'a, T> {
    /// The elements in any order.
    pub elements: &'a dyn Elements<T>,
    /// Offset of each batch.
    pub batch: &'a Offsets,
    /// Offset of each row of the left, column of the right operand.
    pub free: &'a Offsets,
    /// Offset of each step.
    pub step: &'a Offsets,
}

/// What becomes of sums: the elements of the result.
pub type Finish<'a, S, O> = &'a (dyn Fn(&mut [S], &mut [O]) + Sync);

/// The elements that a contraction's sums become, row-major by batch, row and column.
pub fn contract<R: Recurrence, O: Copy + Default + Send + Sync>(
    recurrence: &R,
    sizes: Sizes,
    lhs: &Side<'_, R::Factor>,
    rhs: &Side<'_, R::Factor>,
    finish: Finish<'_, R::Sum, O>,
) -> Result<Vec<O>, TooLarge> {
    let Sizes { batch, rows, columns, .. } = sizes;
    let shape = [batch, rows, columns];
    let mut elements = with_capacity(&shape)?;
    let count = len::<O>(&shape)?;
    if count == 0 {
        return Ok(elements);
    }
    // Multiplication commutes: either operand's elements may be the rows of tiles.
    let swapped = Sizes { rows: columns, columns: rows, ..sizes };
    let start =
        Target { start: elements.as_mut_ptr(), batch: rows * columns, row: columns, column: 1 };
    if effort(recurrence, swapped, rhs, lhs) + rows * columns * batch
        < effort(recurrence, sizes, lhs, rhs)
    {
        let target = Target { row: 1, column: columns, ..start };
        Job::new(recurrence, swapped, rhs, lhs, finish, target)?.run();
    } else {
        Job::new(recurrence, sizes, lhs, rhs, finish, start)?.run();
    }
    // SAFETY: the job wrote every element
    unsafe { elements.set_len(count) };
    Ok(elements)
}

/// What tiles and packing cost, roughly, in cycles.
fn effort<R: Recurrence>(
    recurrence: &R,
    sizes: Sizes,
    lhs: &Side<'_, R::Factor>,
    rhs: &Side<'_, R::Factor>,
) -> usize {
    let (Sizes { batch, rows, columns, steps }, level) = (sizes, cpu::level());
    let tile = recurrence.tile(level, columns);
    let registers = |columns: usize| recurrence.tile(level, columns).columns.div_ceil(16);
    let (panels, rest) = (columns / tile.columns, columns % tile.columns);
    let registers = panels * registers(columns) + if rest > 0 { registers(rest) } else { 0 };
    let last = rows % tile.rows;
    let full_rows = rows - last + if last > 0 { last.max(3) } else { 0 };
    let sums = full_rows.saturating_mul(registers).saturating_mul(R::COST);
    let has_rows = Steps::new(lhs.step).has_runs();
    let has_columns = stride_of_first(rhs.free) == 1 || columns == 1;
    let packed_rows = if has_rows { 0 } else { rows * columns.div_ceil(tile.columns).min(2) };
    let packed_columns = if has_columns { columns / 4 } else { columns };
    (sums + packed_rows + packed_columns).saturating_mul(batch).saturating_mul(steps)
}

/// How far apart the first two offsets are.
fn stride_of_first(offsets: &Offsets) -> usize {
    if offsets.len() < 2 { 1 } else { offsets.at(1).wrapping_sub(offsets.at(0)) }
}

/// Where the elements of the result stand.
#[derive(Clone, Copy)]
struct Target<O> {
    start: *mut O,
    batch: usize,
    row: usize,
    column: usize,
}

// SAFETY: tasks write different elements
unsafe impl<O: Send> Sync for Target<O> {}

impl<O: Copy> Target<O> {
    /// Writes a row of a tile.
    ///
    /// # Safety
    ///
    /// The elements are inside the result, and nobody else writes or reads them meanwhile.
    #[inline(always)]
    unsafe fn write(&self, batch: usize, row: usize, column: usize, elements: &[O]) {
        let first = batch * self.batch + row * self.row + column * self.column;
        // SAFETY: as the caller promises
        unsafe {
            let start = self.start.add(first);
            if self.column == 1 {
                std::ptr::copy_nonoverlapping(elements.as_ptr(), start, elements.len());
            } else {
                for (index, &element) in elements.iter().enumerate() {
                    start.add(index * self.column).write(element);
                }
            }
        }
    }
}

/// A contraction to be done by tiles.
struct Job<'a, R: Recurrence, O> {
    recurrence: &'a R,
    sizes: Sizes,
    rows: Rows<'a, R::Factor>,
    panels: Panels<'a, R::Factor>,
    finish: Finish<'a, R::Sum, O>,
    target: Target<O>,
    level: Level,
    /// Columns of a panel, and how many panels there are.
    panel_columns: usize,
    panel_count: usize,
    /// Rows of a tile, and those of one unit of work.
    tile_rows: usize,
    unit_rows: usize,
}

/// Steps taken before the next tile: panels of so many stay in the second cache.
const STEPS: usize = 2048;
/// Tiles of sums that are made before they become elements: while they wait for the next steps, or
/// else.
const WAITING: usize = 24;
const TOGETHER: usize = 6;
/// Multiplications and additions worth another thread.
const PARALLEL: usize = 1 << 19;

/// Memory that one task needs.
struct Scratch<T, S, O> {
    panel: Vec<T>,
    rows: Vec<T>,
    sums: Vec<S>,
    elements: Vec<O>,
    starts: Vec<usize>,
}

impl<'a, R: Recurrence, O: Copy + Default + Send + Sync> Job<'a, R, O> {
    fn new(
        recurrence: &'a R,
        sizes: Sizes,
        lhs: &Side<'a, R::Factor>,
        rhs: &Side<'a, R::Factor>,
        finish: Finish<'a, R::Sum, O>,
        target: Target<O>,
    ) -> Result<Job<'a, R, O>, TooLarge> {
        let (Sizes { batch, rows, columns, steps }, level) = (sizes, cpu::level());
        let tile = recurrence.tile(level, columns);
        let panel_count = columns.div_ceil(tile.columns);
        let panels = batch.saturating_mul(panel_count);
        let products =
            panels.saturating_mul(rows).saturating_mul(steps.saturating_mul(tile.columns));
        let threads = parallel::threads();
        let units = match panels {
            _ if products.saturating_mul(R::COST) < PARALLEL || panels >= 4 * threads => 1,
            _ if panels.is_multiple_of(threads) => 1,
            _ => 4 * threads,
        };
        let parts = units.div_ceil(panels).min(rows.div_ceil(4 * tile.rows));
        let unit_rows = rows.div_ceil(parts).next_multiple_of(tile.rows);
        Ok(Job {
            recurrence,
            sizes,
            rows: Rows::new(*lhs, sizes, panel_count)?,
            panels: Panels::new(*rhs, sizes, rows <= 2 * tile.rows)?,
            finish,
            target,
            level,
            panel_columns: tile.columns,
            panel_count,
            tile_rows: tile.rows,
            unit_rows,
        })
    }

    /// Computes all elements, in units: some rows of the columns of a panel.
    fn run(&self) {
        let Sizes { batch, rows, columns, steps } = self.sizes;
        let parts = rows.div_ceil(self.unit_rows);
        let units = batch * self.panel_count * parts;
        let products = batch.saturating_mul(rows).saturating_mul(columns).saturating_mul(steps);
        let tasks = (products.saturating_mul(R::COST) / PARALLEL).clamp(1, parallel::tasks());
        let units_a_task = units.div_ceil(tasks);
        parallel::for_each_index(units.div_ceil(units_a_task), &|task| {
            let mut scratch = self.scratch();
            let first = task * units_a_task;
            for unit in first..units.min(first + units_a_task) {
                let (panel, part) = (unit / parts, unit % parts);
                let first_row = part * self.unit_rows;
                let rows = first_row..rows.min(first_row + self.unit_rows);
                self.unit(&mut scratch, panel / self.panel_count, panel % self.panel_count, rows);
            }
        });
    }

    fn scratch(&self) -> Scratch<R::Factor, R::Sum, O> {
        Scratch { panel: vec![], rows: vec![], sums: vec![], elements: vec![], starts: vec![] }
    }

    /// Computes some rows of the columns of a panel.
    fn unit(
        &self,
        scratch: &mut Scratch<R::Factor, R::Sum, O>,
        batch: usize,
        panel: usize,
        rows: Range<usize>,
    ) {
        let steps = self.sizes.steps;
        let first = panel * self.panel_columns;
        let width = self.panel_columns.min(self.sizes.columns - first);
        let columns = self.recurrence.tile(self.level, width).columns;
        let blocks = steps.div_ceil(STEPS).max(1);
        let waiting = self.tile_rows * if blocks > 1 { WAITING } else { TOGETHER };
        let Scratch { panel, rows: row_buffer, sums, elements, starts } = scratch;
        let mut packed = usize::MAX;
        let mut row = rows.start;
        while row < rows.end {
            let group = row..rows.end.min(row + waiting);
            sums.clear();
            sums.resize(group.len() * columns, R::Sum::default());
            for block in 0..blocks {
                let part = (block * STEPS, STEPS.min(steps - block * STEPS));
                let place = (batch, first, width);
                let direct = self.panels.direct(place, columns, part);
                if direct.is_none() && packed != block {
                    self.panels.pack(place, columns, part, starts, panel);
                    packed = block;
                }
                let (rhs, distance) = direct.unwrap_or((panel, columns));
                for (tile, sums) in sums.chunks_mut(self.tile_rows * columns).enumerate() {
                    let first = group.start + tile * self.tile_rows;
                    let count = self.tile_rows.min(group.end - first);
                    let rows = first..first + count;
                    self.rows.each_run(batch, rows, part, row_buffer, |step, lhs| {
                        let steps = lhs[0].len();
                        let rhs = &rhs[step * distance..];
                        let level = self.level;
                        let factors = Factors { lhs, rhs, distance, steps, columns, level };
                        self.recurrence.accumulate(&factors, sums);
                    });
                }
            }
            elements.resize(sums.len(), O::default());
            (self.finish)(sums, elements);
            for (row, elements) in group.clone().zip(elements.chunks_exact(columns)) {
                // SAFETY: the rows and columns are of the result, and of this unit alone
                unsafe { self.target.write(batch, row, first, &elements[..width]) };
            }
            row = group.end;
        }
    }
}

/// The most rows that a tile has.
const MOST_ROWS: usize = 8;

/// The operand whose elements are the rows of tiles.
struct Rows<'a, T> {
    side: Side<'a, T>,
    steps: Steps<'a>,
    /// All rows of all batches one after the other, where it pays to pack them once.
    packed: Option<Vec<T>>,
    /// All elements of an operand that cannot be read as it is.
    decoded: Option<Vec<T>>,
    len: usize,
}

impl<'a, T: Copy + Default + Send + Sync> Rows<'a, T> {
    fn new(side: Side<'a, T>, sizes: Sizes, panels: usize) -> Result<Rows<'a, T>, TooLarge> {
        let Sizes { batch, rows, steps: len, .. } = sizes;
        let steps = Steps::new(side.step);
        let mut result = Rows { side, steps, packed: None, decoded: None, len };
        let is_native = side.elements.native().is_some();
        let elements = batch.saturating_mul(rows).saturating_mul(len);
        let repeats = elements / 2 > side.elements.len();
        if is_native && steps.is_contiguous() {
            return Ok(result);
        }
        if repeats && !is_native {
            result.decoded = Some(side.elements.all()?);
        } else if !repeats && panels > 1 && len > 0 {
            let mut packed = filled(T::default(), &[batch, rows, len])?;
            let fill = |index: usize, to: &mut [T]| {
                let start = side.batch.at(index / rows) + side.free.at(index % rows);
                side.elements.row(start, steps, to);
            };
            if elements < 1 << 15 {
                packed.chunks_exact_mut(len).enumerate().for_each(|(index, to)| fill(index, to));
            } else {
                parallel::for_each_chunk(&mut packed, len, fill);
            }
            result.packed = Some(packed);
        }
        Ok(result)
    }

    /// Calls a function with some steps of rows of a batch: with all at once, or run by run; each time
    /// with the number of the first step among them.
    #[inline(always)]
    fn each_run(
        &self,
        batch: usize,
        rows: Range<usize>,
        (first_step, len): (usize, usize),
        buffer: &mut Vec<T>,
        mut run: impl FnMut(usize, &[&[T]]),
    ) {
        let mut found: [&[T]; MOST_ROWS] = [&[]; MOST_ROWS];
        let found = &mut found[..rows.len()];
        if let Some(packed) = &self.packed {
            for (found, row) in found.iter_mut().zip(rows) {
                let start = (batch * self.side.free.len() + row) * self.len + first_step;
                *found = &packed[start..][..len];
            }
            return run(0, found);
        }
        let base = self.side.batch.at(batch);
        let start = |row: usize| base + self.side.free.at(row);
        let steps = self.steps.part(first_step, len);
        let native = self.decoded.as_deref().or(self.side.elements.native());
        if let Some(native) = native.filter(|_| steps.is_contiguous() || steps.has_long_runs()) {
            for (step, offset, len) in steps.runs() {
                for (found, row) in found.iter_mut().zip(rows.clone()) {
                    *found = &native[start(row) + offset..][..len];
                }
                run(step, found);
            }
            return;
        }
        let decoded = self.decoded.as_deref().map(Native::from);
        let elements = decoded.as_ref().map_or(self.side.elements, |decoded| decoded);
        buffer.resize(rows.len() * len, T::default());
        for (to, row) in buffer.chunks_exact_mut(len.max(1)).zip(rows) {
            elements.row(start(row), steps, to);
        }
        for (found, row) in found.iter_mut().zip(buffer.chunks_exact(len.max(1))) {
            *found = row;
        }
        run(0, found);
    }
}

/// The operand whose elements are the columns of tiles.
struct Panels<'a, T> {
    side: Side<'a, T>,
    steps: Steps<'a>,
    decoded: Option<Vec<T>>,
    /// Whether panels are used so few times that packing them would not pay.
    few_uses: bool,
}

impl<'a, T: Copy + Default + Send + Sync> Panels<'a, T> {
    fn new(side: Side<'a, T>, sizes: Sizes, few_uses: bool) -> Result<Panels<'a, T>, TooLarge> {
        let Sizes { batch, columns, steps, .. } = sizes;
        let elements = batch.saturating_mul(columns).saturating_mul(steps);
        let repeats = elements / 2 > side.elements.len();
        let decoded = match side.elements.native() {
            None if repeats => Some(side.elements.all()?),
            _ => None,
        };
        Ok(Panels { side, steps: Steps::new(side.step), decoded, few_uses })
    }

    /// The elements of a panel where they stand, and how far apart steps are.
    fn direct(
        &self,
        (batch, first, width): (usize, usize, usize),
        columns: usize,
        (first_step, len): (usize, usize),
    ) -> Option<(&[T], usize)> {
        let stride =
            self.steps.stride().filter(|_| self.few_uses && width == columns && len > 0)?;
        let native = self.side.elements.native()?;
        let start = self.side.free.at(first);
        let end = self.side.free.at(first + width - 1);
        let adjacent = (first..first + width)
            .all(|column| self.side.free.at(column) == start + (column - first));
        (end == start + width - 1 && adjacent).then(|| {
            (&native[self.side.batch.at(batch) + start + self.side.step.at(first_step)..], stride)
        })
    }

    fn pack(
        &self,
        (batch, first, width): (usize, usize, usize),
        columns: usize,
        (first_step, len): (usize, usize),
        starts: &mut Vec<usize>,
        panel: &mut Vec<T>,
    ) {
        let base = self.side.batch.at(batch);
        starts.clear();
        starts.extend((first..first + width).map(|column| base + self.side.free.at(column)));
        panel.resize(len * columns, T::default());
        let steps = self.steps.part(first_step, len);
        match &self.decoded {
            Some(decoded) => Native::from(&decoded[..]).panel(starts, steps, columns, panel),
            None => self.side.elements.panel(starts, steps, columns, panel),
        }
    }
}
