//! Contractions by tiles: panels of columns packed, rows read in place, sums kept in
//! registers, threads on different outputs. Every output element is one sum over the steps in order,
//! whatever the tiling.

use std::ops::Range;

use super::super::arithmetic::factor::{Element, Factor};
use super::super::thresholds::{
    FEW_TILES_PER_PANEL, PANEL_BYTES, PANEL_STEPS, TILE_PRODUCTS_PER_THREAD,
    TILE_PRODUCTS_PER_TURN, TILES_PER_GROUP, WAITING_SUMS,
};
use super::super::tile::arithmetic::TileArithmetic;
use super::super::tile::operand_view::{
    MOST_ROWS, OperandView, PanelColumns, PanelSource, Panels, Rows,
};
use super::super::tile::output::{Encoding, Target};
use super::super::tile::sizes::{Block, Sizes, blocks};
use super::super::tile::sums::{PackAhead, StepRun, Sums, TileFactors};
use super::trailing_zeros;
use super::work_queue::WorkQueue;
use crate::engine::scratch::Buffer;
use crate::hardware::cpu::{self, Level};
use crate::hardware::parallel;
use crate::paths::{self, Path};
use crate::tensor::allocation::TooLarge;

/// Writes the elements that all sums become. The elements of the left operand are the rows of tiles.
///
/// # Safety
///
/// The target has room for the elements of all batches, rows and columns, and nobody else writes or reads
/// them meanwhile.
pub unsafe fn run<T: Factor, S: Element, O: Element>(
    arithmetic: &dyn TileArithmetic<Factor = T, Sum = S>,
    sizes: Sizes,
    (lhs, rhs): (&OperandView<'_, T>, &OperandView<'_, T>),
    encoding: Encoding<'_, S, O>,
    target: Target<O>,
) -> Result<(), TooLarge> {
    let made = lhs.made()?;
    let lhs = made.as_ref().map_or(*lhs, |elements| OperandView { elements, ..*lhs });
    Job::new(arithmetic, sizes, (&lhs, rhs), encoding, target)?.run();
    Ok(())
}

/// A contraction to be done by tiles.
struct Job<'a, T: Factor, S, O> {
    arithmetic: &'a dyn TileArithmetic<Factor = T, Sum = S>,
    sizes: Sizes,
    rows: Rows<'a, T>,
    panels: Panels<'a, T>,
    encoding: Encoding<'a, S, O>,
    target: Target<O>,
    level: Level,
    /// Columns of a panel.
    panel_columns: usize,
    /// Panels of a batch.
    panel_count: usize,
    /// Steps for which a panel is packed at a time.
    blocks: Vec<Block>,
    /// Rows of a tile.
    tile_rows: usize,
    /// Tiles that have all rows of a panel.
    tiles: usize,
    /// Tiles that are made one after the other by one thread.
    group_tiles: usize,
    workers: usize,
    /// Whether panels are read in place: they are used so few times that packing them would not pay.
    in_place: bool,
    /// Whether the next panel is packed between the steps of this panel's tiles.
    packs_ahead: bool,
    /// Whether the zeros that end a tile's rows are left out.
    skips_zeros: bool,
}

/// Some steps of some columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct PanelBlock {
    panel: usize,
    block: usize,
}

impl<'a, T: Factor, S: Element, O: Element> Job<'a, T, S, O> {
    fn new(
        arithmetic: &'a dyn TileArithmetic<Factor = T, Sum = S>,
        sizes: Sizes,
        (lhs, rhs): (&OperandView<'a, T>, &OperandView<'a, T>),
        encoding: Encoding<'a, S, O>,
        target: Target<O>,
    ) -> Result<Job<'a, T, S, O>, TooLarge> {
        let (Sizes { batch, rows, columns, steps }, level) = (sizes, cpu::level());
        let tile = arithmetic.tile(level, columns);
        let panel_count = columns.div_ceil(tile.columns);
        let products = product([batch, panel_count, rows, steps, tile.columns, arithmetic.cost()]);
        let workers = (products / TILE_PRODUCTS_PER_THREAD).clamp(1, parallel::threads());
        let most = PANEL_BYTES / (tile.columns * size_of::<T>());
        let blocks = blocks(steps, most.clamp(1, PANEL_STEPS));
        let tiles = rows.div_ceil(tile.rows);
        let group_tiles = if blocks.len() == 1 {
            TILES_PER_GROUP
        } else {
            // The steps of a block are packed again for each group.
            let groups = (4 * workers).div_ceil(batch.saturating_mul(panel_count));
            tiles.div_ceil(groups).min(WAITING_SUMS / (tile.rows * tile.columns)).max(1)
        };
        let in_place = tiles <= FEW_TILES_PER_PANEL && paths::take(Path::PanelInPlace);
        Ok(Job {
            arithmetic,
            sizes,
            rows: Rows::new(*lhs, sizes, panel_count, &blocks)?,
            panels: Panels::new(*rhs, sizes, batch.saturating_mul(panel_count) < 2 * workers)?,
            encoding,
            target,
            level,
            panel_columns: tile.columns,
            panel_count,
            blocks,
            tile_rows: tile.rows,
            tiles,
            group_tiles,
            workers,
            in_place,
            packs_ahead: tiles > FEW_TILES_PER_PANEL && paths::take(Path::PackAhead),
            skips_zeros: arithmetic.ignores_zeros() && paths::take(Path::TrailingZeros),
        })
    }

    /// Computes all elements.
    fn run(&self) {
        let Sizes { batch, rows, columns, steps } = self.sizes;
        let groups = self.tiles.div_ceil(self.group_tiles);
        let count = batch * self.panel_count * groups;
        let columns = columns.min(self.panel_columns);
        let group_rows = rows.min(self.group_tiles * self.tile_rows);
        let of_a_group = product([group_rows, columns, steps, self.arithmetic.cost()]);
        let most = (TILE_PRODUCTS_PER_TURN / of_a_group.max(1)).max(1);
        let workers = self.workers.min(count);
        let queue = WorkQueue::new(count, workers);
        parallel::for_each_index(workers, &|thread| {
            let mut worker = Worker::new(self);
            while let Some(range) = queue.next(thread, most) {
                for group in range.pieces {
                    let (panel, group) = (group / groups, group % groups);
                    worker.group(panel, group, (panel + 1) * groups < range.end);
                }
            }
        });
    }

    /// The columns of a panel.
    fn columns_of(&self, panel: usize) -> PanelColumns {
        let (batch, first) = (panel / self.panel_count, panel % self.panel_count);
        let first = first * self.panel_columns;
        let width = self.panel_columns.min(self.sizes.columns - first);
        let columns = self.arithmetic.tile(self.level, width).columns;
        PanelColumns { batch, first, width, columns }
    }

    /// The rows of a tile.
    fn rows_of(&self, tile: usize) -> Range<usize> {
        let first = tile * self.tile_rows;
        first..self.sizes.rows.min(first + self.tile_rows)
    }

    /// The block that is needed after one, whose last tile is before `last_tile`. `next_panel` tells whether
    /// the next panel is needed at all.
    fn after(&self, here: PanelBlock, last_tile: usize, next_panel: bool) -> Option<PanelBlock> {
        let PanelBlock { panel, block } = here;
        if block + 1 < self.blocks.len() {
            Some(PanelBlock { panel, block: block + 1 })
        } else if self.blocks.len() > 1 && last_tile < self.tiles {
            Some(PanelBlock { panel, block: 0 })
        } else {
            next_panel.then_some(PanelBlock { panel: panel + 1, block: 0 })
        }
    }
}

fn product<const COUNT: usize>(sizes: [usize; COUNT]) -> usize {
    sizes.iter().fold(1, |all, &size| all.saturating_mul(size))
}

/// The work of one thread, and the memory that it needs.
struct Worker<'j, 'a, T: Factor, S, O> {
    job: &'j Job<'a, T, S, O>,
    panel: Panel<T>,
    next: Panel<T>,
    rows: Vec<T>,
    sums: Vec<S>,
    elements: Vec<O>,
    starts: Vec<usize>,
}

/// A packed block of a panel.
struct Panel<T> {
    /// Which block it is, if any.
    is: Option<PanelBlock>,
    elements: Buffer<T>,
    columns: usize,
    /// How many of its steps are packed.
    steps: usize,
    /// The source of the steps, if they need only be copied.
    source: Option<PanelSource>,
    /// From which step on they are finite, once somebody asked.
    finite_from: Option<usize>,
}

impl<T: Factor> Panel<T> {
    fn new() -> Panel<T> {
        let elements = Buffer::take();
        Panel { is: None, elements, columns: 0, steps: 0, source: None, finite_from: None }
    }

    /// Makes room for a block of `steps` steps, of which none is packed yet.
    fn begin(&mut self, block: PanelBlock, columns: usize, steps: usize) {
        (self.is, self.columns, self.steps, self.source) = (Some(block), columns, 0, None);
        self.finite_from = None;
        self.elements.reserve(steps * columns);
    }

    /// The steps of a block of `len` steps that are to be packed while the next of `tiles` tiles is made, if
    /// that tile has as many columns.
    fn ahead<'t>(
        &'t mut self,
        elements: &'t [T],
        columns: usize,
        len: usize,
        tiles: usize,
    ) -> PackAhead<'t, T> {
        let Some(PanelSource { start, distance }) = self.source else { return PackAhead::none() };
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

    /// The steps that a tile needs of a packed block whose steps are one run of each row: those behind which
    /// the rows have zeros alone, and the panel finite factors alone, are left out.
    fn needed(&mut self, lhs: &[T], starts: &[usize], run: StepRun) -> StepRun {
        let mut len = trailing_zeros::steps_needed(lhs, starts, run);
        if len < run.len {
            let rhs = &self.elements.elements()[..run.len * self.columns];
            let finite = || trailing_zeros::finite_from(rhs, self.columns);
            len = len.max(*self.finite_from.get_or_insert_with(finite));
        }
        StepRun { len, ..run }
    }
}

impl<'j, 'a, T, S, O> Worker<'j, 'a, T, S, O>
where
    T: Factor,
    S: Element,
    O: Element,
{
    fn new(job: &'j Job<'a, T, S, O>) -> Self {
        let (panel, next) = (Panel::new(), Panel::new());
        Worker { job, panel, next, rows: vec![], sums: vec![], elements: vec![], starts: vec![] }
    }

    /// Computes some rows of the columns of a panel. `next_panel` tells whether the next one comes after it.
    fn group(&mut self, panel: usize, group: usize, next_panel: bool) {
        let job = self.job;
        let columns = job.columns_of(panel);
        let first = group * job.group_tiles;
        let tiles = first..job.tiles.min(first + job.group_tiles);
        let sums_in_place = job.encoding.is_identity()
            && job.target.column == 1
            && columns.width == columns.columns;
        if !sums_in_place {
            let sums = tiles.len() * job.tile_rows * columns.columns;
            self.sums.resize(sums, S::default());
        }
        for block in 0..job.blocks.len() {
            let here = PanelBlock { panel, block };
            let source = match job.in_place {
                true => job.panels.source(columns, &job.blocks[block]),
                false => None,
            };
            if source.is_none() {
                self.pack(here, columns);
            }
            self.prepare(job.after(here, tiles.end, next_panel).filter(|_| job.packs_ahead));
            for tile in tiles.clone() {
                let until = if job.blocks.len() == 1 { job.tiles } else { tiles.end };
                let place = (tile, tile - tiles.start, until - tile);
                self.tile((columns, block, source), place, sums_in_place);
            }
        }
        if !sums_in_place {
            self.put(columns, tiles);
        }
    }

    /// Packs what is not packed of a block.
    fn pack(&mut self, here: PanelBlock, columns: PanelColumns) {
        if self.next.is == Some(here) {
            std::mem::swap(&mut self.panel, &mut self.next);
        }
        let (block, count) = (&self.job.blocks[here.block], columns.columns);
        if self.panel.is != Some(here) {
            self.panel.begin(here, count, block.len());
        }
        let packed = self.panel.steps;
        if packed < block.len() {
            let panel = self.panel.elements.elements_mut();
            let to = &mut panel[packed * count..block.len() * count];
            self.job.panels.pack(columns, block.start + packed..block.end, &mut self.starts, to);
            self.panel.steps = block.len();
        }
    }

    /// Begins to pack a block, if its steps need only be copied.
    fn prepare(&mut self, next: Option<PanelBlock>) {
        let Some(next) = next.filter(|next| self.next.is != Some(*next)) else { return };
        let (columns, block) = (self.job.columns_of(next.panel), &self.job.blocks[next.block]);
        if let Some(source) = self.job.panels.source(columns, block) {
            self.next.begin(next, columns.columns, block.len());
            self.next.source = Some(source);
        } else {
            self.next.is = None;
            self.next.source = None;
        }
    }

    /// Takes the steps of a block into a tile, of which its number in the group and the number of tiles until
    /// the next block are given.
    fn tile(
        &mut self,
        (panel_columns, block, source): (PanelColumns, usize, Option<PanelSource>),
        (tile, number, tiles_left): (usize, usize, usize),
        sums_in_place: bool,
    ) {
        let Worker { job, panel, next, rows: buffer, sums, .. } = self;
        let (rows, columns) = (job.rows_of(tile), panel_columns.columns);
        let (first_row, count) = (rows.start, rows.len());
        let mut starts = [0; MOST_ROWS];
        let starts = &mut starts[..count];
        let steps = (block, &job.blocks[block]);
        let (lhs, runs) = job.rows.tile((panel_columns.batch, rows), steps, buffer, starts);
        let needed;
        let runs = match *runs {
            [run] if source.is_none() && job.skips_zeros => {
                needed = [panel.needed(lhs, starts, run)];
                &needed[..]
            }
            _ => runs,
        };
        let (rhs, distance) = match source {
            Some(source) => (&job.panels.elements()[source.start..], source.distance),
            None => (panel.elements.elements(), columns),
        };
        let next_steps = next.is.map_or(0, |next| job.blocks[next.block].len());
        let mut ahead = next.ahead(job.panels.elements(), columns, next_steps, tiles_left);
        let mut sums = if sums_in_place {
            let first = job.target.offset(panel_columns.batch, first_row, panel_columns.first);
            // SAFETY: the place is in the result, whose elements are these sums, since their encoding is
            // the identity, and they are this group's alone
            unsafe { Sums::at(job.target.start.add(first).cast(), job.target.row, count, columns) }
        } else {
            Sums::new(&mut sums[number * job.tile_rows * columns..][..count * columns], columns)
        };
        (sums.fresh, sums.last) = (block == 0, block + 1 == job.blocks.len());
        let level = job.level;
        let factors = TileFactors { lhs, starts, runs, rhs, distance, columns, level };
        job.arithmetic.accumulate(&factors, &mut ahead, &mut sums);
    }

    /// Writes the elements that the sums of a group become.
    fn put(&mut self, columns: PanelColumns, tiles: Range<usize>) {
        let Worker { job, sums, elements, .. } = self;
        let PanelColumns { batch, first, width, columns } = columns;
        let rows = job.rows_of(tiles.start).start..job.rows_of(tiles.end - 1).end;
        let elements = job.encoding.elements(&mut sums[..rows.len() * columns], elements);
        for (row, elements) in rows.zip(elements.chunks_exact(columns)) {
            // SAFETY: the rows and columns are of the result, and of this group alone
            unsafe { job.target.write(batch, row, first, &elements[..width]) };
        }
    }
}
