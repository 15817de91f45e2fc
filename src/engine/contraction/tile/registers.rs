//! Tiles whose sums stay in registers while they go through the steps: the innermost loops.
//!
//! Each size of a tile is one function for each [`Level`], which is never inlined, so that the code around it
//! cannot push sums out of the registers.

use super::super::arithmetic::simd::{Lane, Lanes};
use super::super::arithmetic::step::{Step, StepAtEveryLevel};
use super::super::thresholds::{MEMORY_LATENCY_STEPS, RIGHT_FACTORS_AHEAD};
use super::sums::{PackAhead, StepRun, Sums, TileFactors, TileSize};
use crate::hardware::cpu::Level;
use crate::hardware::prefetch::prefetch;

/// The tile for so many columns at a level. If they are too many for one tile, it has fewer.
pub fn tile_size<T: Lane>(level: Level, columns: usize) -> TileSize {
    /// The tile whose rows have at most so many registers of sums: some are left for the factors.
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
    ahead.check(columns);
    macro_rules! by_size {
        ($run:ident, $lanes:ty, $($rows:literal)*; $($registers:literal)*) => {
            by_size!(@rows $run, $lanes, [$($rows)*], [$($registers)*])
        };
        (@rows $run:ident, $lanes:ty, [$($rows:literal)*], $registers:tt) => {
            match factors.rows() {
                $($rows => by_size!(@columns $run, $lanes, $rows, $registers),)*
                rows => unreachable!("a tile of {rows} rows"),
            }
        };
        (@columns $run:ident, $lanes:ty, $rows:literal, [$($registers:literal)*]) => {
            match columns / <$lanes as Lanes>::COUNT {
                // SAFETY: the machine has the level, and the factors were checked
                $($registers => unsafe { $run::<T, S, $rows, $registers>(step, factors, ahead, sums) },)*
                registers => unreachable!("a tile of {registers} registers a row"),
            }
        };
    }
    match level.min(Level::of_machine()) {
        #[cfg(target_arch = "x86_64")]
        Level::Avx512 => by_size!(avx512, T::Avx512, 1 2 3 4 5 6; 1 2 3 4),
        #[cfg(target_arch = "x86_64")]
        Level::Avx2 => by_size!(avx2, T::Avx2, 1 2 3 4 5 6; 1 2),
        _ => by_size!(baseline, T::Baseline, 1 2 3 4; 1 2),
    }
}

/// The function [`tile`] for each level.
macro_rules! tile_at_level {
    ($($(#[$attribute:meta])* $name:ident: $lanes:ident;)*) => {$(
        $(#[$attribute])*
        #[inline(never)]
        unsafe fn $name<T: Lane, S: Step<T::$lanes>, const ROWS: usize, const REGISTERS: usize>(
            step: &S,
            factors: &TileFactors<'_, T>,
            ahead: &mut PackAhead<'_, T>,
            sums: &Sums<'_, T>,
        ) -> bool {
            // SAFETY: the CPU has the instructions, and the caller checked the factors
            unsafe { tile::<T::$lanes, S, ROWS, REGISTERS>(*step, factors, ahead, sums) }
        }
    )*};
}

tile_at_level! {
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vnni")]
    #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
    avx512: Avx512;
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
    avx2: Avx2;
    baseline: Baseline;
}

/// # Safety
///
/// The CPU has the instructions, and [`TileFactors::check`] and [`PackAhead::check`] were satisfied by a tile
/// of `ROWS` rows and `REGISTERS` registers a row, which `sums` is.
#[inline(always)]
#[allow(clippy::needless_range_loop)]
unsafe fn tile<V: Lanes, S: Step<V>, const ROWS: usize, const REGISTERS: usize>(
    step: S,
    factors: &TileFactors<'_, V::Element>,
    ahead: &mut PackAhead<'_, V::Element>,
    sums: &Sums<'_, V::Element>,
) -> bool {
    let TileFactors { lhs, starts, runs, rhs, distance, .. } = *factors;
    // The loops are plain ones, since closures would be compiled without the level's instructions.
    let mut rhs = rhs.as_ptr();
    // SAFETY: each row has an element for every step of every run, `rhs` has the columns at each
    // multiple of the distance, and `sums` has `ROWS` rows of them, as the caller checked
    unsafe {
        let mut state = step.start();
        let mut tile = [[V::splat(V::Element::default()); REGISTERS]; ROWS];
        if !sums.fresh {
            for row in 0..ROWS {
                for register in 0..REGISTERS {
                    let sums = V::load(sums.row(row).add(register * V::COUNT));
                    tile[row][register] = step.enter(sums);
                }
            }
        }
        let mut cursor = AheadCursor::new(runs, ahead);
        for run in runs {
            let mut left = [lhs.as_ptr(); ROWS];
            for row in 0..ROWS {
                left[row] = lhs.as_ptr().wrapping_add(starts[row] + run.offset);
            }
            let mut index = 0;
            while index < run.len {
                let end = cursor.step::<V, REGISTERS>(index, run.len);
                while index < end {
                    let mut right = [tile[0][0]; REGISTERS];
                    for register in 0..REGISTERS {
                        let from = rhs.add(register * V::COUNT);
                        prefetch(from.wrapping_add(RIGHT_FACTORS_AHEAD * distance));
                        right[register] = V::load(from);
                    }
                    for row in 0..ROWS {
                        let left = V::splat(*left[row].add(index));
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
        cursor.rest::<V, REGISTERS>();
        for row in 0..ROWS {
            for register in 0..REGISTERS {
                let sum = step.leave(tile[row][register]);
                let sum = if sums.last { step.finish(sum) } else { sum };
                sum.store(sums.row(row).add(register * V::COUNT));
            }
        }
        step.holds(state)
    }
}

/// The state of packing a panel between the steps of a tile.
struct AheadCursor<T> {
    from: *const T,
    distance: usize,
    to: *mut T,
    /// The number of steps that are left to pack.
    left: usize,
    /// The number of steps of the tile between two steps that are packed.
    pace: usize,
    /// How many elements ahead memory is asked for.
    fetched_ahead: usize,
}

impl<T: Copy> AheadCursor<T> {
    #[inline(always)]
    fn new(runs: &[StepRun], ahead: &mut PackAhead<'_, T>) -> AheadCursor<T> {
        let PackAhead { from, distance, ref mut to, steps: left } = *ahead;
        let steps = runs.iter().fold(0, |steps, run| steps + run.len);
        let (mut pace, mut fetched_ahead) = (usize::MAX, 0);
        if let Some(between) = steps.checked_div(left) {
            pace = between.max(1);
            fetched_ahead = distance * MEMORY_LATENCY_STEPS.div_ceil(pace);
        }
        AheadCursor {
            from: from.as_ptr(),
            distance,
            to: to.as_mut_ptr(),
            left,
            pace,
            fetched_ahead,
        }
    }

    /// Packs a step, if any is left, before step `index` of the tile, and gives the step of the tile at which to
    /// pack the next.
    ///
    /// # Safety
    /// [`PackAhead::check`] was satisfied.
    #[inline(always)]
    unsafe fn step<V: Lanes<Element = T>, const REGISTERS: usize>(
        &mut self,
        index: usize,
        end: usize,
    ) -> usize {
        if self.left == 0 {
            return end;
        }
        let columns = REGISTERS * V::COUNT;
        let next = self.from.wrapping_add(self.fetched_ahead);
        for line in (0..columns).step_by((64 / size_of::<T>()).max(1)) {
            prefetch(next.wrapping_add(line));
        }
        // SAFETY: as the caller promises, there is one more step, and room for it
        unsafe { std::ptr::copy_nonoverlapping(self.from, self.to, columns) };
        self.from = self.from.wrapping_add(self.distance);
        self.to = self.to.wrapping_add(columns);
        self.left -= 1;
        end.min(index.saturating_add(self.pace))
    }

    /// Packs the steps that are left.
    ///
    /// # Safety
    /// [`PackAhead::check`] was satisfied.
    #[inline(always)]
    unsafe fn rest<V: Lanes<Element = T>, const REGISTERS: usize>(&mut self) {
        while self.left > 0 {
            // SAFETY: as the caller promises
            unsafe { self.step::<V, REGISTERS>(0, 0) };
        }
    }
}
