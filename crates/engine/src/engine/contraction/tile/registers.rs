//! Tiles whose sums stay in registers while they go through the steps: the innermost loops.
//!
//! Each size of a tile is one function for each [`Level`], which is never inlined, so that the code around it
//! cannot push sums out of the registers.

use std::marker::PhantomData;

use super::super::arithmetic::step::{Step, StepAtEveryLevel};
use super::super::thresholds::{MEMORY_LATENCY_STEPS, RIGHT_FACTORS_AHEAD};
use super::sums::{PackAhead, StepRun, Sums, TileFactors, TileSize};
use crate::hardware::cpu::Level;
use crate::hardware::prefetch::prefetch;
use crate::hardware::simd::{self, Lane, Lanes, SimdLoop};

/// The tile for `columns` columns at a level. If they are too many for one tile, it has fewer.
pub fn tile_size<T: Lane>(level: Level, columns: usize) -> TileSize {
    /// The tile whose rows have at most `registers` registers of sums: some are left for the factors.
    fn of<V: Lanes>(rows: usize, registers: usize, columns: usize) -> TileSize {
        let registers = columns.div_ceil(V::COUNT).clamp(1, (registers / V::REGISTERS).max(1));
        TileSize { rows, columns: registers * V::COUNT }
    }
    match level {
        #[cfg(target_arch = "x86_64")]
        Level::Avx512 => of::<T::Avx512>(6, 4, columns),
        #[cfg(target_arch = "x86_64")]
        Level::Avx2 => of::<T::Avx2>(6, 2, columns),
        _ => of::<T::Baseline>(4, 2, columns),
    }
}

/// The parts of so many rows or registers a row for which a tile is compiled: where each begins and how many it has.
fn parts(count: usize) -> impl Iterator<Item = (usize, usize)> {
    let mut first = 0;
    std::iter::from_fn(move || {
        let len = match count - first {
            0 => return None,
            3 => 2,
            5 => 4,
            len => len,
        };
        first += len;
        Some((first - len, len))
    })
}

/// Takes the products of the factors into a tile of sums, packs some of the next panel meanwhile, and tells
/// whether the sums are right.
pub fn accumulate<T: Lane, S: StepAtEveryLevel<T>>(
    step: &S,
    factors: &TileFactors<'_, T>,
    ahead: &mut PackAhead<'_, T>,
    sums: &Sums<'_, T>,
) -> bool {
    let TileFactors { columns, level, .. } = *factors;
    factors.check();
    assert_eq!((sums.rows(), sums.columns()), (factors.rows(), columns), "sums of the tile");
    let mut holds = true;
    macro_rules! by_size {
        ($level:ident, $lanes:ty, $rows:tt, $registers:tt) => {{
            let registers = columns / <$lanes as Lanes>::COUNT;
            if parts(registers).count() > 1 {
                ahead.all(columns);
            }
            for (row, rows) in parts(factors.rows()) {
                for (register, registers) in parts(registers) {
                    let first = (row, register * <$lanes as Lanes>::COUNT);
                    let tile = Part { step, factors, ahead: &mut *ahead, sums, first };
                    holds &= by_size!(@rows $level, tile, rows, registers, $rows, $registers);
                }
            }
        }};
        (@rows $level:ident, $tile:ident, $row_count:ident, $register_count:ident, [$($rows:literal)*], $registers:tt) => {
            match $row_count {
                $($rows => by_size!(@columns $level, $tile, $rows, $register_count, $registers),)*
                rows => unreachable!("a tile of {rows} rows"),
            }
        };
        (@columns $level:ident, $tile:ident, $rows:literal, $register_count:ident, [$($registers:literal)*]) => {
            match $register_count {
                $($registers => simd::$level::<T, _>(Tile::<T, S, $rows, $registers>($tile)),)*
                registers => unreachable!("a tile of {registers} registers a row"),
            }
        };
    }
    match level {
        #[cfg(target_arch = "x86_64")]
        Level::Avx512 => by_size!(avx512, T::Avx512, [1 2 4 6], [1 2 4]),
        #[cfg(target_arch = "x86_64")]
        Level::Avx2 => by_size!(avx2, T::Avx2, [1 2 4 6], [1 2]),
        _ => by_size!(baseline, T::Baseline, [1 2 4], [1 2]),
    }
    holds
}

/// A tile of `ROWS` rows and `REGISTERS` registers a row.
struct Tile<'t, 'p, T, S, const ROWS: usize, const REGISTERS: usize>(Part<'t, 'p, T, S>);

/// A part of the sums that [`accumulate`] has checked, with their factors.
struct Part<'t, 'p, T, S> {
    step: &'t S,
    factors: &'t TileFactors<'t, T>,
    ahead: &'t mut PackAhead<'p, T>,
    sums: &'t Sums<'t, T>,
    /// The first row and the first column of the part.
    first: (usize, usize),
}

impl<V: Lanes, S: Step<V>, const ROWS: usize, const REGISTERS: usize> SimdLoop<V>
    for Tile<'_, '_, V::Element, S, ROWS, REGISTERS>
{
    type Output = bool;

    #[inline(always)]
    #[allow(clippy::needless_range_loop)]
    fn run(self, zeros: V) -> bool {
        let Part { step, factors, ahead, sums, first: (first_row, first_column) } = self.0;
        let step = *step;
        let TileFactors { lhs, starts, runs, rhs, distance, .. } = *factors;
        let starts = &starts[first_row..][..ROWS];
        let mut rhs = rhs.as_ptr().wrapping_add(first_column);
        let mut state = step.start(zeros);
        let mut tile = [[zeros; REGISTERS]; ROWS];
        if !sums.fresh {
            for row in 0..ROWS {
                for register in 0..REGISTERS {
                    let column = first_column + register * V::COUNT;
                    // SAFETY: there are `ROWS` rows of `REGISTERS` registers, which have values if they are not fresh
                    let sums = unsafe { V::load(sums.row(first_row + row).add(column)) };
                    tile[row][register] = step.enter(sums);
                }
            }
        }
        let mut cursor = AheadCursor::new(runs, REGISTERS * V::COUNT, ahead);
        for run in runs {
            let mut left = [lhs.as_ptr(); ROWS];
            for row in 0..ROWS {
                left[row] = lhs.as_ptr().wrapping_add(starts[row] + run.offset);
            }
            let mut index = 0;
            while index < run.len {
                let end = cursor.step(index, run.len);
                while index < end {
                    let mut right = [zeros; REGISTERS];
                    for register in 0..REGISTERS {
                        let ahead = register * V::COUNT + RIGHT_FACTORS_AHEAD * distance;
                        prefetch(rhs.wrapping_add(ahead));
                        // SAFETY: `rhs` has the factors of `REGISTERS` registers at each step
                        right[register] = unsafe { V::load(rhs.add(register * V::COUNT)) };
                    }
                    for row in 0..ROWS {
                        // SAFETY: each row has a factor for each step of each run
                        let left = zeros.splat_like(unsafe { *left[row].add(index) });
                        for register in 0..REGISTERS {
                            let sums = tile[row][register];
                            tile[row][register] =
                                step.step(&mut state, sums, left, right[register]);
                        }
                    }
                    rhs = rhs.wrapping_add(distance);
                    index += 1;
                }
            }
        }
        cursor.rest();
        for row in 0..ROWS {
            for register in 0..REGISTERS {
                let sum = step.leave(tile[row][register]);
                let sum = if sums.last { step.finish(sum) } else { sum };
                let column = first_column + register * V::COUNT;
                // SAFETY: there are `ROWS` rows of `REGISTERS` registers, which are this tile's alone
                unsafe { sum.store(sums.row(first_row + row).add(column)) };
            }
        }
        step.holds(state)
    }
}

/// The state of packing a panel between the steps of a tile.
///
/// It keeps pointers, since this runs between the innermost steps: `from` has `columns` elements at each of the next
/// `left` multiples of `distance`, and `to` has room for `left` times `columns` elements.
struct AheadCursor<'t, T> {
    from: *const T,
    distance: usize,
    to: *mut T,
    columns: usize,
    /// The number of steps that are left to pack.
    left: usize,
    /// The number of steps of the tile between two steps that are packed.
    pace: usize,
    /// How many elements ahead memory is asked for.
    fetched_ahead: usize,
    memory: PhantomData<&'t mut [T]>,
}

impl<'t, T: Copy> AheadCursor<'t, T> {
    #[inline(always)]
    fn new(
        runs: &[StepRun],
        columns: usize,
        ahead: &'t mut PackAhead<'_, T>,
    ) -> AheadCursor<'t, T> {
        ahead.check(columns);
        let left = std::mem::take(&mut ahead.steps);
        let PackAhead { from, distance, ref mut to, .. } = *ahead;
        let steps = runs.iter().fold(0, |steps, run| steps + run.len);
        let (mut pace, mut fetched_ahead) = (usize::MAX, 0);
        if let Some(between) = steps.checked_div(left) {
            pace = between.max(1);
            fetched_ahead = distance * MEMORY_LATENCY_STEPS.div_ceil(pace);
        }
        let (from, to, memory) = (from.as_ptr(), to.as_mut_ptr(), PhantomData);
        AheadCursor { from, distance, to, columns, left, pace, fetched_ahead, memory }
    }

    /// Packs a step, if any is left, before step `index` of the tile, and gives the step of the tile at which to
    /// pack the next.
    #[inline(always)]
    fn step(&mut self, index: usize, end: usize) -> usize {
        if self.left == 0 {
            return end;
        }
        let next = self.from.wrapping_add(self.fetched_ahead);
        for line in (0..self.columns).step_by((64 / size_of::<T>()).max(1)) {
            prefetch(next.wrapping_add(line));
        }
        // SAFETY: a step is left, so both pointers have the columns of a step, as `PackAhead::check` made sure
        unsafe { std::ptr::copy_nonoverlapping(self.from, self.to, self.columns) };
        self.from = self.from.wrapping_add(self.distance);
        self.to = self.to.wrapping_add(self.columns);
        self.left -= 1;
        end.min(index.saturating_add(self.pace))
    }

    /// Packs the steps that are left.
    #[inline(always)]
    fn rest(&mut self) {
        while self.left > 0 {
            self.step(0, 0);
        }
    }
}
