//! Tiles whose sums stay in registers while they go through the steps: the innermost loops.
//!
//! Each size of a tile is one function for each [`Level`], never inlined, so that what is around it
//! cannot push sums out of the registers.

use super::lanes::{Lane, Lanes};
use super::recurrence::{Factors, TileSize};
use crate::cpu::Level;

/// One step of a sum, in lanes.
pub trait Step<V: Lanes>: Copy + Sync {
    /// What a tile remembers besides its sums.
    type State: Copy;

    /// What is remembered before the first step.
    ///
    /// # Safety
    /// The CPU has the instructions of the lanes.
    unsafe fn start(&self) -> Self::State;

    /// The sums after a step.
    ///
    /// # Safety
    /// The CPU has the instructions of the lanes.
    unsafe fn step(&self, state: &mut Self::State, sums: V, lhs: V, rhs: V) -> V;

    /// Whether the sums are right.
    ///
    /// # Safety
    /// The CPU has the instructions of the lanes.
    #[inline(always)]
    unsafe fn holds(&self, _: Self::State) -> bool {
        true
    }
}

/// A step in the registers of every level.
#[cfg(target_arch = "x86_64")]
pub trait Steps<T: Lane>: Step<T::Baseline> + Step<T::Avx2> + Step<T::Avx512> {}
#[cfg(target_arch = "x86_64")]
impl<T: Lane, S: Step<T::Baseline> + Step<T::Avx2> + Step<T::Avx512>> Steps<T> for S {}

/// A step in the registers of every level.
#[cfg(not(target_arch = "x86_64"))]
pub trait Steps<T: Lane>: Step<T::Baseline> {}
#[cfg(not(target_arch = "x86_64"))]
impl<T: Lane, S: Step<T::Baseline>> Steps<T> for S {}

/// The tile for so many columns, or for some of them, at a level.
pub fn tile_size<T: Lane>(level: Level, columns: usize) -> TileSize {
    /// Sums of a row in as many registers as leave some for the factors.
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

/// Takes the products of the factors into a tile of sums, row-major; whether they are right.
pub fn accumulate<T: Lane, S: Steps<T>>(
    step: &S,
    factors: &Factors<'_, T>,
    sums: &mut [T],
) -> bool {
    factors.check(sums.len());
    let Factors { lhs, columns, level, .. } = *factors;
    macro_rules! by_size {
        ($run:ident, $lanes:ty, $($rows:literal)*; $($registers:literal)*) => {
            by_size!(@rows $run, $lanes, [$($rows)*], [$($registers)*])
        };
        (@rows $run:ident, $lanes:ty, [$($rows:literal)*], $registers:tt) => {
            match lhs.len() {
                $($rows => by_size!(@columns $run, $lanes, $rows, $registers),)*
                rows => unreachable!("a tile of {rows} rows"),
            }
        };
        (@columns $run:ident, $lanes:ty, $rows:literal, [$($registers:literal)*]) => {
            match columns / <$lanes as Lanes>::COUNT {
                // SAFETY: the machine has the level, and the factors were checked
                $($registers => unsafe { $run::<T, S, $rows, $registers>(step, factors, sums) },)*
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

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
#[inline(never)]
unsafe fn avx512<T: Lane, S: Step<T::Avx512>, const ROWS: usize, const REGISTERS: usize>(
    step: &S,
    factors: &Factors<'_, T>,
    sums: &mut [T],
) -> bool {
    // SAFETY: the CPU has the instructions, and the caller checked the factors
    unsafe { tile::<T::Avx512, S, ROWS, REGISTERS>(*step, factors, sums) }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
#[inline(never)]
unsafe fn avx2<T: Lane, S: Step<T::Avx2>, const ROWS: usize, const REGISTERS: usize>(
    step: &S,
    factors: &Factors<'_, T>,
    sums: &mut [T],
) -> bool {
    // SAFETY: the CPU has the instructions, and the caller checked the factors
    unsafe { tile::<T::Avx2, S, ROWS, REGISTERS>(*step, factors, sums) }
}

#[inline(never)]
unsafe fn baseline<T: Lane, S: Step<T::Baseline>, const ROWS: usize, const REGISTERS: usize>(
    step: &S,
    factors: &Factors<'_, T>,
    sums: &mut [T],
) -> bool {
    // SAFETY: every CPU has the instructions, and the caller checked the factors
    unsafe { tile::<T::Baseline, S, ROWS, REGISTERS>(*step, factors, sums) }
}

/// # Safety
///
/// The CPU has the instructions, and [`Factors::check`] was satisfied by a tile of `ROWS` rows and
/// `REGISTERS` registers a row.
#[inline(always)]
#[allow(clippy::needless_range_loop)]
unsafe fn tile<V: Lanes, S: Step<V>, const ROWS: usize, const REGISTERS: usize>(
    step: S,
    factors: &Factors<'_, V::Element>,
    sums: &mut [V::Element],
) -> bool {
    let Factors { lhs, rhs, distance, steps, columns, .. } = *factors;
    // plain loops: closures would be compiled without the level's instructions
    let mut starts = [lhs[0].as_ptr(); ROWS];
    for row in 1..ROWS {
        starts[row] = lhs[row].as_ptr();
    }
    let mut rhs = rhs.as_ptr();
    // SAFETY: each row of `lhs` has an element for every step, `rhs` has `columns` elements at each
    // multiple of the distance, and `sums` has `ROWS` times `columns`, as the caller checked
    unsafe {
        let mut state = step.start();
        let mut tile = [[V::load(sums.as_ptr()); REGISTERS]; ROWS];
        for row in 0..ROWS {
            for register in 0..REGISTERS {
                tile[row][register] =
                    V::load(sums.as_ptr().add(row * columns + register * V::COUNT));
            }
        }
        for index in 0..steps {
            let mut right = [V::load(rhs); REGISTERS];
            for register in 0..REGISTERS {
                let from = rhs.add(register * V::COUNT);
                prefetch(from.wrapping_add(AHEAD * distance));
                right[register] = V::load(from);
            }
            for row in 0..ROWS {
                let left = V::splat(*starts[row].add(index));
                for register in 0..REGISTERS {
                    let sums = tile[row][register];
                    tile[row][register] = step.step(&mut state, sums, left, right[register]);
                }
            }
            rhs = rhs.wrapping_add(distance);
        }
        for row in 0..ROWS {
            for register in 0..REGISTERS {
                let to = sums.as_mut_ptr().add(row * columns + register * V::COUNT);
                tile[row][register].store(to);
            }
        }
        step.holds(state)
    }
}

/// How many steps ahead the right factors are fetched from the second cache.
const AHEAD: usize = 8;

/// Fetches what stands at an address, if anything does.
#[inline(always)]
fn prefetch<T>(address: *const T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: a prefetch touches nothing, whatever the address; every x86-64 has it
        unsafe { _mm_prefetch::<_MM_HINT_T0>(address.cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = address;
}
