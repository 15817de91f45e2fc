//! Contractions by tiles: operands packed into panels, sums kept in registers, threads on different
//! outputs. Every output element is one sum over the steps in order, whatever the tiling.

use super::recurrence::{Recurrence, TileShape};
use crate::kernels::offsets::Offsets;
use crate::kernels::parallel;
use crate::tensor::allocation::{TooLarge, filled};

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
pub struct Side<'a, T> {
    /// The elements in any order.
    pub elements: &'a [T],
    /// Offset of each batch.
    pub batch: &'a Offsets,
    /// Offset of each row of the left, column of the right operand.
    pub free: &'a Offsets,
    /// Offset of each step.
    pub step: &'a Offsets,
}

/// The sums of a contraction, row-major by batch, row and column.
pub fn contract<R: Recurrence>(
    recurrence: &R,
    sizes: Sizes,
    lhs: &Side<'_, R::Factor>,
    rhs: &Side<'_, R::Factor>,
) -> Result<Vec<R::Sum>, TooLarge> {
    let Sizes { batch, rows, columns, .. } = sizes;
    if batch == 0 || rows == 0 || columns == 0 {
        return Ok(Vec::new());
    }
    // Few columns would leave a tile empty; multiplication commutes, so they may be the rows.
    if columns < 8 && columns < rows {
        let swapped = Sizes { rows: columns, columns: rows, ..sizes };
        let sums = in_order(recurrence, swapped, rhs, lhs)?;
        return transpose(&sums, swapped);
    }
    in_order(recurrence, sizes, lhs, rhs)
}

/// Chooses the tile for the sizes and the CPU.
fn in_order<R: Recurrence>(
    recurrence: &R,
    sizes: Sizes,
    lhs: &Side<'_, R::Factor>,
    rhs: &Side<'_, R::Factor>,
) -> Result<Vec<R::Sum>, TooLarge> {
    let job = Job { recurrence, sizes, lhs, rhs };
    if sizes.rows < 4 && sizes.columns < 4 {
        return job.run::<1, 1>();
    }
    match (R::SHAPE, sizes.rows < 3) {
        (TileShape::Memory, true) => job.run::<1, 64>(),
        (TileShape::Memory, false) => job.run::<16, 16>(),
        (_, true) => job.run::<1, 32>(),
        (TileShape::Registers32, false) if has_wide_registers() => job.run::<6, 16>(),
        (TileShape::Registers32, false) => job.run::<4, 8>(),
        (TileShape::Registers64, false) if has_wide_registers() => job.run::<6, 8>(),
        (TileShape::Registers64, false) => job.run::<4, 4>(),
    }
}

/// One batch after the other with rows and columns exchanged.
fn transpose<T: Copy + Default>(elements: &[T], sizes: Sizes) -> Result<Vec<T>, TooLarge> {
    let Sizes { batch, rows, columns, .. } = sizes;
    let mut transposed = filled(T::default(), &[batch, columns, rows])?;
    let matrices = transposed.chunks_exact_mut(rows * columns);
    for (to, from) in matrices.zip(elements.chunks_exact(rows * columns)) {
        for (row, from) in from.chunks_exact(columns).enumerate() {
            for (column, &element) in from.iter().enumerate() {
                to[column * rows + row] = element;
            }
        }
    }
    Ok(transposed)
}

/// A contraction to be done by tiles of a given shape.
struct Job<'a, R: Recurrence> {
    recurrence: &'a R,
    sizes: Sizes,
    lhs: &'a Side<'a, R::Factor>,
    rhs: &'a Side<'a, R::Factor>,
}

/// Steps taken before the next tile: a panel of so many stays in the first cache.
const STEPS: usize = 256;
/// Row panels that are gone through for one column panel: they stay in the second cache.
const PANELS: usize = 12;
/// Products worth a task of its own.
const TASK: usize = 1 << 18;

impl<R: Recurrence> Job<'_, R> {
    fn run<const ROWS: usize, const COLUMNS: usize>(self) -> Result<Vec<R::Sum>, TooLarge> {
        let Sizes { batch, rows, columns, steps } = self.sizes;
        let lhs = Packing::<_, ROWS>::new(self.lhs, batch, rows, steps)?;
        let rhs = Packing::<_, COLUMNS>::new(self.rhs, batch, columns, steps)?;
        let (row_panels, column_panels) = (rows.div_ceil(ROWS), columns.div_ceil(COLUMNS));
        let empty = [[R::Sum::default(); COLUMNS]; ROWS];
        let mut tiles = filled(empty, &[batch, row_panels, column_panels])?;
        let width = match lhs.whole {
            Some(_) => TASK / (ROWS * COLUMNS * steps.max(1)),
            None => shared_width(batch * row_panels.div_ceil(PANELS), column_panels) * PANELS,
        };
        let blocks = split(&mut tiles, row_panels, column_panels, width);
        parallel::for_each(blocks, |block| {
            let Block { batch, row_panel, column_panel, height, .. } = block;
            let width = block.tiles.len() / height;
            let panels = Panels {
                lhs: lhs.panels(batch, row_panel, height),
                rhs: rhs.panels(batch, column_panel, width),
                steps,
                height,
            };
            accumulate(self.recurrence, &panels, block.tiles);
        });
        unpack(&tiles, self.sizes)
    }
}

/// How many column panels a task takes that packs its row panels itself: as many as leave every
/// thread some tasks, but enough to be worth the packing.
fn shared_width(row_blocks: usize, column_panels: usize) -> usize {
    let tasks = parallel::tasks() / 2;
    (column_panels * row_blocks).div_ceil(tasks.max(1)).max(4)
}

/// An operand as panels of `WIDTH` rows (or columns), each step by step: the elements of panel p
/// of a batch at step s are one array. What stands beyond the last row is zero and not looked at.
///
/// Panels are packed once and for all, unless they have many times the elements of the operand, as
/// those of convolutions do: then each task packs what it needs.
struct Packing<'a, T, const WIDTH: usize> {
    side: &'a Side<'a, T>,
    len: usize,
    steps: usize,
    whole: Option<Vec<[T; WIDTH]>>,
}

/// Elements of panels that are always packed once.
const PACKED_ONCE: usize = 1 << 18;

impl<'a, T: Copy + Default + Send + Sync, const WIDTH: usize> Packing<'a, T, WIDTH> {
    fn new(
        side: &'a Side<'a, T>,
        batch: usize,
        len: usize,
        steps: usize,
    ) -> Result<Packing<'a, T, WIDTH>, TooLarge> {
        let elements = batch.saturating_mul(len).saturating_mul(steps);
        let repeats = elements / 2 > side.elements.len();
        let mut packing = Packing { side, len, steps, whole: None };
        if !repeats || elements < PACKED_ONCE {
            packing.whole = Some(packing.all(batch)?);
        }
        Ok(packing)
    }

    fn all(&self, batch: usize) -> Result<Vec<[T; WIDTH]>, TooLarge> {
        let Packing { len, steps, .. } = *self;
        let panels = len.div_ceil(WIDTH);
        let mut packed = filled([T::default(); WIDTH], &[batch, panels, steps])?;
        if steps == 0 {
            return Ok(packed);
        }
        let fill = |index: usize, panel: &mut [[T; WIDTH]]| {
            self.fill(index / panels, index % panels, 0, panel);
        };
        if packed.len() * WIDTH < 1 << 15 {
            packed
                .chunks_exact_mut(steps)
                .enumerate()
                .for_each(|(index, panel)| fill(index, panel));
        } else {
            parallel::for_each_chunk(&mut packed, steps, fill);
        }
        Ok(packed)
    }

    /// Packs the elements of a panel from a step on.
    #[inline(always)]
    fn fill(&self, batch: usize, panel: usize, first_step: usize, packed: &mut [[T; WIDTH]]) {
        let Packing { side, len, .. } = self;
        let base = side.batch.at(batch);
        let first = panel * WIDTH;
        let width = WIDTH.min(len - first);
        let mut starts = [0; WIDTH];
        for (lane, start) in starts[..width].iter_mut().enumerate() {
            *start = base + side.free.at(first + lane);
        }
        let contiguous = (1..width).all(|lane| starts[lane] == starts[0] + lane);
        for (step, lanes) in packed.iter_mut().enumerate() {
            let offset = side.step.at(first_step + step);
            if contiguous {
                lanes[..width].copy_from_slice(&side.elements[starts[0] + offset..][..width]);
            } else {
                for (lane, &start) in lanes.iter_mut().zip(&starts[..width]) {
                    *lane = side.elements[start + offset];
                }
            }
        }
    }

    /// Some panels of a batch.
    fn panels(&self, batch: usize, first: usize, count: usize) -> PanelRange<'_, T, WIDTH> {
        let start = (batch * self.len.div_ceil(WIDTH) + first) * self.steps;
        let packed = self.whole.as_ref().map(|whole| &whole[start..][..count * self.steps]);
        PanelRange { packing: self, batch, first, count, packed }
    }
}

/// Panels that one task goes through.
struct PanelRange<'a, T, const WIDTH: usize> {
    packing: &'a Packing<'a, T, WIDTH>,
    batch: usize,
    first: usize,
    count: usize,
    packed: Option<&'a [[T; WIDTH]]>,
}

impl<T: Copy + Default + Send + Sync, const WIDTH: usize> PanelRange<'_, T, WIDTH> {
    /// The panels' elements from one step to another, panel by panel: where those of the first
    /// panel start, and how far apart panels are.
    #[inline(always)]
    fn steps<'b>(
        &'b self,
        start: usize,
        end: usize,
        buffer: &'b mut Vec<[T; WIDTH]>,
    ) -> (&'b [[T; WIDTH]], usize) {
        if let Some(packed) = self.packed {
            return (&packed[start..], self.packing.steps);
        }
        let len = end - start;
        buffer.resize(self.count * len, [T::default(); WIDTH]);
        for (panel, packed) in buffer.chunks_exact_mut(len).enumerate() {
            self.packing.fill(self.batch, self.first + panel, start, packed);
        }
        (buffer, len)
    }
}

/// Tiles that one task computes: `height` row panels by as many column panels as there are tiles
/// for, column panel by column panel.
struct Block<'a, T> {
    batch: usize,
    row_panel: usize,
    column_panel: usize,
    height: usize,
    tiles: &'a mut [T],
}

/// How the tiles lie in memory: batches, in them blocks of [`PANELS`] row panels (the last may be
/// lower), in them column panels, in them row panels.
fn split<T>(
    mut tiles: &mut [T],
    row_panels: usize,
    column_panels: usize,
    tiles_per_task: usize,
) -> Vec<Block<'_, T>> {
    let mut blocks = Vec::new();
    for batch in 0.. {
        if tiles.is_empty() {
            break;
        }
        for row_panel in (0..row_panels).step_by(PANELS) {
            let height = PANELS.min(row_panels - row_panel);
            let width = (tiles_per_task / height).clamp(1, column_panels);
            for column_panel in (0..column_panels).step_by(width) {
                let width = width.min(column_panels - column_panel);
                let (tiles_here, rest) = tiles.split_at_mut(width * height);
                tiles = rest;
                blocks.push(Block { batch, row_panel, column_panel, height, tiles: tiles_here });
            }
        }
    }
    blocks
}

/// The panels that a block reads.
struct Panels<'a, T, const ROWS: usize, const COLUMNS: usize> {
    lhs: PanelRange<'a, T, ROWS>,
    rhs: PanelRange<'a, T, COLUMNS>,
    steps: usize,
    height: usize,
}

/// Whether the CPU has 256-bit registers and fused multiply-add.
fn has_wide_registers() -> bool {
    #[cfg(target_arch = "x86_64")]
    return is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma");
    #[cfg(not(target_arch = "x86_64"))]
    return cfg!(target_arch = "aarch64");
}

/// Computes a block with the widest instructions that the CPU has.
fn accumulate<R: Recurrence, const ROWS: usize, const COLUMNS: usize>(
    recurrence: &R,
    panels: &Panels<'_, R::Factor, ROWS, COLUMNS>,
    tiles: &mut [[[R::Sum; COLUMNS]; ROWS]],
) {
    #[cfg(target_arch = "x86_64")]
    {
        #[target_feature(enable = "avx2,fma")]
        fn wide<R: Recurrence, const ROWS: usize, const COLUMNS: usize>(
            recurrence: &R,
            panels: &Panels<'_, R::Factor, ROWS, COLUMNS>,
            tiles: &mut [[[R::Sum; COLUMNS]; ROWS]],
        ) {
            by_steps::<R, true, ROWS, COLUMNS>(recurrence, panels, tiles);
        }
        if has_wide_registers() {
            // SAFETY: the CPU was just found to have AVX2 and FMA.
            unsafe { wide(recurrence, panels, tiles) };
            return;
        }
    }
    const FUSED: bool = cfg!(target_arch = "aarch64");
    by_steps::<R, FUSED, ROWS, COLUMNS>(recurrence, panels, tiles);
}

/// Goes through the steps in blocks, through the tiles in each: the sums wait in their tiles, so
/// that each still takes its products one by one in order.
#[inline(always)]
fn by_steps<R: Recurrence, const FUSED: bool, const ROWS: usize, const COLUMNS: usize>(
    recurrence: &R,
    panels: &Panels<'_, R::Factor, ROWS, COLUMNS>,
    tiles: &mut [[[R::Sum; COLUMNS]; ROWS]],
) {
    let Panels { lhs, rhs, steps, height } = panels;
    let (mut lhs_buffer, mut rhs_buffer) = (Vec::new(), Vec::new());
    for start in (0..*steps).step_by(STEPS) {
        let end = (start + STEPS).min(*steps);
        let (lhs, lhs_distance) = lhs.steps(start, end, &mut lhs_buffer);
        let (rhs, rhs_distance) = rhs.steps(start, end, &mut rhs_buffer);
        let len = end - start;
        for (column, tiles) in tiles.chunks_exact_mut(*height).enumerate() {
            let rhs = &rhs[column * rhs_distance..][..len];
            for (row, tile) in tiles.iter_mut().enumerate() {
                let lhs = &lhs[row * lhs_distance..][..len];
                recurrence.accumulate::<FUSED, ROWS, COLUMNS>(lhs, rhs, tile);
            }
        }
    }
}

/// The elements of tiles (laid out as [`split`] says), row-major.
fn unpack<T: Copy + Default + Send + Sync, const ROWS: usize, const COLUMNS: usize>(
    tiles: &[[[T; COLUMNS]; ROWS]],
    sizes: Sizes,
) -> Result<Vec<T>, TooLarge> {
    let Sizes { batch, rows, columns, .. } = sizes;
    let (row_panels, column_panels) = (rows.div_ceil(ROWS), columns.div_ceil(COLUMNS));
    let mut elements = filled(T::default(), &[batch, rows, columns])?;
    let fill = |index: usize, to: &mut [T]| {
        let (batch, row) = (index / rows, index % rows);
        let panel = row / ROWS;
        let first = panel / PANELS * PANELS;
        let height = PANELS.min(row_panels - first);
        let base = (batch * row_panels + first) * column_panels + (panel - first);
        for (column_panel, to) in to.chunks_mut(COLUMNS).enumerate() {
            let tile = &tiles[base + column_panel * height];
            to.copy_from_slice(&tile[row % ROWS][..to.len()]);
        }
    };
    if elements.len() < 1 << 15 {
        elements.chunks_exact_mut(columns).enumerate().for_each(|(index, to)| fill(index, to));
    } else {
        parallel::for_each_chunk(&mut elements, columns, fill);
    }
    Ok(elements)
}
