//! Contractions by tiles: panels of columns packed, rows read where they stand, sums kept in
//! registers, threads on different outputs. Every output element is one sum over the steps in order,
//! whatever the tiling.

use std::ops::Range;

use bytemuck::Pod;

use super::super::arithmetic::sum_arithmetic::{Factors, PackAhead, Run, SumArithmetic, Sums};
use super::super::tile::operand_view::{
    Block, MOST_ROWS, OperandView, Panels, Place, Rows, Source,
};
use super::super::tile::packing::Steps;
use super::batched_small::{Beside, Way};
use super::work_queue::WorkQueue;
use super::{gemv, trailing_zeros};
use crate::engine::movement::offsets::Offsets;
use crate::engine::parallel;
use crate::engine::scratch::Buffer;
use crate::hardware::cpu::{self, Level};
use crate::tensor::allocation::{TooLarge, len, with_capacity};

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

impl Sizes {
    /// Whether there are so many products that looking at all elements first takes no time.
    pub fn are_many(&self) -> bool {
        let Sizes { batch, rows, columns, steps } = *self;
        let products =
            [rows, columns, steps].iter().fold(batch, |all, &size| all.saturating_mul(size));
        products >= 1 << 20
    }
}

/// What becomes of sums: the elements of the result.
pub type EncodeSums<'a, S, O> = &'a (dyn Fn(&mut [S], &mut [O]) + Sync);

/// The sums of a contraction, row-major by batch, row and column.
pub fn sums<R: SumArithmetic>(
    recurrence: &R,
    sizes: Sizes,
    lhs: &OperandView<'_, R::Factor>,
    rhs: &OperandView<'_, R::Factor>,
) -> Result<Vec<R::Sum>, TooLarge> {
    contract(recurrence, sizes, (lhs, rhs), None)
}

/// The elements that the sums become.
pub fn elements<R: SumArithmetic, O: Copy + Default + Send + Sync>(
    recurrence: &R,
    sizes: Sizes,
    lhs: &OperandView<'_, R::Factor>,
    rhs: &OperandView<'_, R::Factor>,
    finish: EncodeSums<'_, R::Sum, O>,
) -> Result<Vec<O>, TooLarge> {
    contract(recurrence, sizes, (lhs, rhs), Some(finish))
}

/// Without `finish`, `O` is the type of the sums.
fn contract<R: SumArithmetic, O: Copy + Default + Send + Sync>(
    recurrence: &R,
    sizes: Sizes,
    (lhs, rhs): (&OperandView<'_, R::Factor>, &OperandView<'_, R::Factor>),
    finish: Option<EncodeSums<'_, R::Sum, O>>,
) -> Result<Vec<O>, TooLarge> {
    let Sizes { batch, rows, columns, .. } = sizes;
    let shape = [batch, rows, columns];
    let mut elements = with_capacity(&shape)?;
    let count = len::<O>(&shape)?;
    if count == 0 {
        return Ok(elements);
    }
    if let Some(way) = Way::of::<R>(sizes, lhs, rhs) {
        let beside = Beside { recurrence, sizes, lhs, rhs };
        beside.run(way, finish, &mut elements.spare_capacity_mut()[..count]);
        // SAFETY: it wrote every element
        unsafe { elements.set_len(count) };
        return Ok(elements);
    }
    // Multiplication commutes: either operand's elements may be the rows of tiles.
    let swapped = Sizes { rows: columns, columns: rows, ..sizes };
    let start =
        Target { start: elements.as_mut_ptr(), batch: rows * columns, row: columns, column: 1 };
    if gemv::is_worthwhile::<R>(sizes, lhs) {
        let target = Target { row: 1, column: columns, ..start };
        // SAFETY: there is room for all elements, which are nobody else's
        unsafe { gemv::run(recurrence, sizes, (lhs, rhs), finish, target)? };
    } else if gemv::is_worthwhile::<R>(swapped, rhs) {
        // SAFETY: the same
        unsafe { gemv::run(recurrence, swapped, (rhs, lhs), finish, start)? };
    } else if effort(recurrence, swapped, rhs, lhs) + rows * columns * batch
        < effort(recurrence, sizes, lhs, rhs)
    {
        let target = Target { row: 1, column: columns, ..start };
        let rows = rhs.made()?;
        let rhs = rows.as_ref().map_or(*rhs, |rows| OperandView { elements: rows, ..*rhs });
        Job::new(recurrence, swapped, &rhs, lhs, finish, target)?.run();
    } else {
        let rows = lhs.made()?;
        let lhs = rows.as_ref().map_or(*lhs, |rows| OperandView { elements: rows, ..*lhs });
        Job::new(recurrence, sizes, &lhs, rhs, finish, start)?.run();
    }
    // SAFETY: the job wrote every element
    unsafe { elements.set_len(count) };
    Ok(elements)
}

/// What tiles and packing cost, roughly, in cycles.
fn effort<R: SumArithmetic>(
    recurrence: &R,
    sizes: Sizes,
    lhs: &OperandView<'_, R::Factor>,
    rhs: &OperandView<'_, R::Factor>,
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
    let packed_columns = if has_columns { columns / 8 } else { columns / 2 };
    (sums + packed_rows + packed_columns).saturating_mul(batch).saturating_mul(steps)
}

/// How far apart the first two offsets are.
fn stride_of_first(offsets: &Offsets) -> usize {
    if offsets.len() < 2 { 1 } else { offsets.at(1).wrapping_sub(offsets.at(0)) }
}

/// Where the elements of the result stand.
#[derive(Clone, Copy)]
pub struct Target<O> {
    start: *mut O,
    batch: usize,
    row: usize,
    column: usize,
}

// SAFETY: tasks write different elements
unsafe impl<O: Send> Sync for Target<O> {}

impl<O: Copy> Target<O> {
    /// Where an element stands.
    #[inline(always)]
    fn offset(&self, batch: usize, row: usize, column: usize) -> usize {
        batch * self.batch + row * self.row + column * self.column
    }

    /// Writes a row of a tile.
    ///
    /// # Safety
    ///
    /// The elements are inside the result, and nobody else writes or reads them meanwhile.
    #[inline(always)]
    pub unsafe fn write(&self, batch: usize, row: usize, column: usize, elements: &[O]) {
        let first = self.offset(batch, row, column);
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
struct Job<'a, R: SumArithmetic, O> {
    recurrence: &'a R,
    sizes: Sizes,
    rows: Rows<'a, R::Factor>,
    panels: Panels<'a, R::Factor>,
    /// None: the sums are the elements.
    finish: Option<EncodeSums<'a, R::Sum, O>>,
    target: Target<O>,
    level: Level,
    /// Columns of a panel, and how many panels a batch has.
    panel_columns: usize,
    panel_count: usize,
    /// Steps for which a panel is packed at a time.
    blocks: Vec<Block>,
    /// Rows of a tile, and how many tiles have all rows of a panel.
    tile_rows: usize,
    tiles: usize,
    /// Tiles that are made one after the other by one thread.
    group_tiles: usize,
    workers: usize,
    /// Whether panels are used so few times that packing them would not pay.
    few_uses: bool,
}

/// Bytes of a panel, of which two stay in the second cache, and its steps.
const PANEL_BYTES: usize = 1 << 20;
const PANEL_STEPS: usize = 4096;
/// Tiles of sums that are made before they become elements.
const TOGETHER: usize = 6;
/// Sums that wait for the next steps.
const WAITING: usize = 1 << 16;
/// Multiplications and additions worth another thread, and worth asking for what is next.
const PARALLEL: usize = 1 << 19;
const GRAIN: usize = 1 << 16;

/// Some steps of some columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Piece {
    panel: usize,
    block: usize,
}

impl<'a, R: SumArithmetic, O: Copy + Default + Send + Sync> Job<'a, R, O> {
    fn new(
        recurrence: &'a R,
        sizes: Sizes,
        lhs: &OperandView<'a, R::Factor>,
        rhs: &OperandView<'a, R::Factor>,
        finish: Option<EncodeSums<'a, R::Sum, O>>,
        target: Target<O>,
    ) -> Result<Job<'a, R, O>, TooLarge> {
        let (Sizes { batch, rows, columns, steps }, level) = (sizes, cpu::level());
        let tile = recurrence.tile(level, columns);
        let panel_count = columns.div_ceil(tile.columns);
        let products = [batch, panel_count, rows, steps, tile.columns, R::COST];
        let products = products.iter().fold(1usize, |all, &size| all.saturating_mul(size));
        let workers = (products / PARALLEL).clamp(1, parallel::threads());
        let most = PANEL_BYTES / (tile.columns * size_of::<R::Factor>().max(1));
        let blocks = blocks(steps, most.clamp(1, PANEL_STEPS));
        let tiles = rows.div_ceil(tile.rows);
        let group_tiles = if blocks.len() == 1 {
            TOGETHER
        } else {
            // the steps of a block are packed again for each group
            let groups = (4 * workers).div_ceil(batch.saturating_mul(panel_count));
            tiles.div_ceil(groups).min(WAITING / (tile.rows * tile.columns)).max(1)
        };
        Ok(Job {
            recurrence,
            sizes,
            rows: Rows::new(*lhs, sizes, panel_count, &blocks)?,
            panels: Panels::new(*rhs, sizes, batch.saturating_mul(panel_count) < 2 * workers)?,
            finish,
            target,
            level,
            panel_columns: tile.columns,
            panel_count,
            blocks,
            tile_rows: tile.rows,
            tiles,
            group_tiles,
            workers,
            few_uses: tiles <= 2,
        })
    }

    /// Computes all elements.
    fn run(&self) {
        let Sizes { batch, rows, columns, steps } = self.sizes;
        let groups = self.tiles.div_ceil(self.group_tiles);
        let count = batch * self.panel_count * groups;
        let columns = columns.min(self.panel_columns);
        let a_group = [rows.min(self.group_tiles * self.tile_rows), columns, steps, R::COST];
        let a_group = a_group.iter().fold(1usize, |all, &size| all.saturating_mul(size));
        let most = (GRAIN / a_group.max(1)).max(1);
        let workers = self.workers.min(count);
        let shares = WorkQueue::new(count, workers);
        parallel::for_each_index(workers, &|thread| {
            let mut worker = Worker::new(self);
            while let Some(share) = shares.next(thread, most) {
                for group in share.pieces {
                    let (panel, group) = (group / groups, group % groups);
                    worker.group(panel, group, (panel + 1) * groups < share.end);
                }
            }
        });
    }

    /// The columns of a panel.
    fn place(&self, panel: usize) -> Place {
        let (batch, first) = (panel / self.panel_count, panel % self.panel_count);
        let first = first * self.panel_columns;
        let width = self.panel_columns.min(self.sizes.columns - first);
        let columns = self.recurrence.tile(self.level, width).columns;
        Place { batch, first, width, columns }
    }

    /// The rows of a tile.
    fn tile_range(&self, tile: usize) -> Range<usize> {
        let first = tile * self.tile_rows;
        first..self.sizes.rows.min(first + self.tile_rows)
    }

    /// What is needed after a piece for tiles up to one, if the next panel is needed at all.
    fn after(&self, piece: Piece, last_tile: usize, next_panel: bool) -> Option<Piece> {
        let Piece { panel, block } = piece;
        if block + 1 < self.blocks.len() {
            Some(Piece { panel, block: block + 1 })
        } else if self.blocks.len() > 1 && last_tile < self.tiles {
            Some(Piece { panel, block: 0 })
        } else {
            next_panel.then_some(Piece { panel: panel + 1, block: 0 })
        }
    }
}

/// Equal parts of the steps, none longer than `most`, at least one.
pub fn blocks(steps: usize, most: usize) -> Vec<Block> {
    let count = steps.div_ceil(most).max(1);
    let len = steps.div_ceil(count);
    (0..count).map(|block| block * len..steps.min((block + 1) * len)).collect()
}

/// What one thread does, and the memory that it needs.
struct Worker<'j, 'a, R: SumArithmetic, O> {
    job: &'j Job<'a, R, O>,
    panel: Panel<R::Factor>,
    next: Panel<R::Factor>,
    rows: Vec<R::Factor>,
    sums: Vec<R::Sum>,
    elements: Vec<O>,
    starts: Vec<usize>,
}

/// A packed piece.
struct Panel<T> {
    piece: Option<Piece>,
    elements: Buffer<T>,
    columns: usize,
    /// How many of its steps are there.
    steps: usize,
    /// Where they come from, if they need only be copied.
    source: Option<Source>,
    /// From which step on they are finite, once somebody asked.
    finite_from: Option<usize>,
}

impl<T: Pod> Panel<T> {
    fn new() -> Panel<T> {
        let elements = Buffer::take();
        Panel { piece: None, elements, columns: 0, steps: 0, source: None, finite_from: None }
    }

    /// Makes room for a piece of so many steps, of which none is there yet.
    fn begin(&mut self, piece: Piece, columns: usize, steps: usize) {
        (self.piece, self.columns, self.steps, self.source) = (Some(piece), columns, 0, None);
        self.finite_from = None;
        self.elements.reserve(steps * columns);
    }

    /// The next steps of a piece of so many, to be packed while a tile of as many columns is made; there
    /// are so many more.
    fn carry<'t>(
        &'t mut self,
        elements: &'t [T],
        columns: usize,
        len: usize,
        tiles: usize,
    ) -> PackAhead<'t, T> {
        let Some(Source { start, distance }) = self.source else { return PackAhead::none() };
        let (first, steps) = (self.steps, (len - self.steps).div_ceil(tiles));
        if steps == 0 || columns != self.columns {
            return PackAhead::none();
        }
        self.steps += steps;
        PackAhead {
            from: &elements[start + first * distance..],
            distance,
            to: &mut self.elements.elements_mut()[first * columns..][..steps * columns],
            steps,
        }
    }

    /// The steps that a tile needs of a piece which is packed, all of which stand in one run.
    fn needed<R: SumArithmetic<Factor = T>>(
        &mut self,
        lhs: &[T],
        starts: &[usize],
        run: Run,
    ) -> Run {
        let mut len = trailing_zeros::steps_needed::<R>(lhs, starts, run);
        if len < run.len {
            let rhs = &self.elements.elements()[..run.len * self.columns];
            let finite = || trailing_zeros::finite_from::<R>(rhs, self.columns);
            len = len.max(*self.finite_from.get_or_insert_with(finite));
        }
        Run { len, ..run }
    }
}

impl<'j, 'a, R: SumArithmetic, O: Copy + Default + Send + Sync> Worker<'j, 'a, R, O> {
    fn new(job: &'j Job<'a, R, O>) -> Self {
        let (panel, next) = (Panel::new(), Panel::new());
        Worker { job, panel, next, rows: vec![], sums: vec![], elements: vec![], starts: vec![] }
    }

    /// Computes some rows of the columns of a panel. `next_panel`: whether the next one comes after it.
    fn group(&mut self, panel: usize, group: usize, next_panel: bool) {
        let job = self.job;
        let place = job.place(panel);
        let first = group * job.group_tiles;
        let tiles = first..job.tiles.min(first + job.group_tiles);
        let in_place =
            job.finish.is_none() && job.target.column == 1 && place.width == place.columns;
        if !in_place {
            let sums = tiles.len() * job.tile_rows * place.columns;
            self.sums.resize(sums, R::Sum::default());
        }
        for block in 0..job.blocks.len() {
            let piece = Piece { panel, block };
            let direct = match job.few_uses {
                true => job.panels.source(place, &job.blocks[block]),
                false => None,
            };
            if direct.is_none() {
                self.pack(piece, place);
            }
            self.prepare(job.after(piece, tiles.end, next_panel).filter(|_| !job.few_uses));
            for tile in tiles.clone() {
                let until = if job.blocks.len() == 1 { job.tiles } else { tiles.end };
                self.tile(
                    (place, block, direct),
                    tile,
                    tile - tiles.start,
                    (in_place, until - tile),
                );
            }
        }
        if !in_place {
            self.put(place, tiles);
        }
    }

    /// Packs what is not packed of a piece.
    fn pack(&mut self, piece: Piece, place: Place) {
        if self.next.piece == Some(piece) {
            std::mem::swap(&mut self.panel, &mut self.next);
        }
        let block = &self.job.blocks[piece.block];
        let columns = place.columns;
        if self.panel.piece != Some(piece) {
            self.panel.begin(piece, columns, block.len());
        }
        let packed = self.panel.steps;
        if packed < block.len() {
            let panel = self.panel.elements.elements_mut();
            let to = &mut panel[packed * columns..block.len() * columns];
            self.job.panels.pack(place, block.start + packed..block.end, &mut self.starts, to);
            self.panel.steps = block.len();
        }
    }

    /// Begins to pack a piece, if that can be done by the way.
    fn prepare(&mut self, piece: Option<Piece>) {
        let Some(piece) = piece.filter(|piece| self.next.piece != Some(*piece)) else { return };
        let (place, block) = (self.job.place(piece.panel), &self.job.blocks[piece.block]);
        if let Some(source) = self.job.panels.source(place, block) {
            self.next.begin(piece, place.columns, block.len());
            self.next.source = Some(source);
        } else {
            self.next.piece = None;
            self.next.source = None;
        }
    }

    /// Takes the steps of a block into a tile, which has a number in its group.
    fn tile(
        &mut self,
        (place, block, direct): (Place, usize, Option<Source>),
        tile: usize,
        number: usize,
        (in_place, tiles_left): (bool, usize),
    ) {
        let Worker { job, panel, next, rows: buffer, sums, .. } = self;
        let (rows, columns) = (job.tile_range(tile), place.columns);
        let count = rows.len();
        let mut starts = [0; MOST_ROWS];
        let starts = &mut starts[..count];
        let first_row = rows.start;
        let steps = (block, &job.blocks[block]);
        let (lhs, runs) = job.rows.tile((place.batch, rows), steps, buffer, starts);
        let needed;
        let runs = match *runs {
            [run] if direct.is_none() => {
                needed = [panel.needed::<R>(lhs, starts, run)];
                &needed[..]
            }
            _ => runs,
        };
        let (rhs, distance) = match direct {
            Some(source) => (&job.panels.elements()[source.start..], source.distance),
            None => (panel.elements.elements(), columns),
        };
        let next_steps = next.piece.map_or(0, |piece| job.blocks[piece.block].len());
        let elements = job.panels.elements();
        let mut carry = next.carry(elements, columns, next_steps, tiles_left);
        let mut sums = if in_place {
            let first = job.target.offset(place.batch, first_row, place.first);
            // SAFETY: the place is in the result, whose elements are these sums, and they are this
            // group's alone
            unsafe { Sums::at(job.target.start.add(first).cast(), job.target.row, count, columns) }
        } else {
            Sums::new(&mut sums[number * job.tile_rows * columns..][..count * columns], columns)
        };
        (sums.fresh, sums.last) = (block == 0, block + 1 == job.blocks.len());
        let level = job.level;
        let factors = Factors { lhs, starts, runs, rhs, distance, columns, level };
        job.recurrence.accumulate(&factors, &mut carry, &mut sums);
    }

    /// Makes elements of the sums of a group.
    fn put(&mut self, place: Place, tiles: Range<usize>) {
        let Worker { job, sums, elements, .. } = self;
        let Place { batch, first, width, columns } = place;
        let rows = job.tile_range(tiles.start).start..job.tile_range(tiles.end - 1).end;
        let sums = &mut sums[..rows.len() * columns];
        let elements = match job.finish {
            Some(finish) => {
                elements.resize(sums.len(), O::default());
                finish(sums, elements);
                &elements[..]
            }
            // SAFETY: without a function between them, the sums are the elements
            None => unsafe { std::slice::from_raw_parts(sums.as_ptr().cast(), sums.len()) },
        };
        for (row, elements) in rows.zip(elements.chunks_exact(columns)) {
            // SAFETY: the rows and columns are of the result, and of this group alone
            unsafe { job.target.write(batch, row, first, &elements[..width]) };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_all_steps_in_equal_parts() {
        for steps in [0, 10] {
            let found = blocks(steps, 10);
            assert_eq!((found.len(), &found[0]), (1, &(0..steps)));
        }
        assert_eq!(blocks(11, 10), [0..6, 6..11]);
        assert_eq!(blocks(3072, 1024), [0..1024, 1024..2048, 2048..3072]);
    }
}
