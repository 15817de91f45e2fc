//! Tiles whose sums stay in registers while they go through the steps: the innermost loops.
//!
//! Each size of a tile is one function for each [`Level`], never inlined, so that what is around it
//! cannot push sums out of the registers.

use super::super::arithmetic::simd::{Lane, Lanes};
use super::super::arithmetic::sum_arithmetic::{Factors, PackAhead, Run, Sums, TileSize};
use super::super::strategy::batched_small::{LANES, Row};
use crate::hardware::cpu::Level;
use crate::hardware::prefetch::prefetch;

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

    /// Sums as the steps want them.
    ///
    /// # Safety
    /// The CPU has the instructions of the lanes.
    #[inline(always)]
    unsafe fn enter(&self, sums: V) -> V {
        sums
    }

    /// Sums as they stand in memory.
    ///
    /// # Safety
    /// The CPU has the instructions of the lanes.
    #[inline(always)]
    unsafe fn leave(&self, sums: V) -> V {
        sums
    }

    /// The sums after the last step.
    ///
    /// # Safety
    /// The CPU has the instructions of the lanes.
    #[inline(always)]
    unsafe fn finish(&self, sums: V) -> V {
        sums
    }

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

/// Takes the products of the factors into a tile of sums, and packs some of the next panel meanwhile;
/// whether the sums are right.
pub fn accumulate<T: Lane, S: Steps<T>>(
    step: &S,
    factors: &Factors<'_, T>,
    carry: &mut PackAhead<'_, T>,
    sums: &Sums<'_, T>,
) -> bool {
    let Factors { columns, level, .. } = *factors;
    factors.check();
    assert_eq!((sums.rows(), sums.columns()), (factors.rows(), columns), "sums of the tile");
    carry.check(columns);
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
                $($registers => unsafe { $run::<T, S, $rows, $registers>(step, factors, carry, sums) },)*
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
#[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vnni")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
#[inline(never)]
unsafe fn avx512<T: Lane, S: Step<T::Avx512>, const ROWS: usize, const REGISTERS: usize>(
    step: &S,
    factors: &Factors<'_, T>,
    carry: &mut PackAhead<'_, T>,
    sums: &Sums<'_, T>,
) -> bool {
    // SAFETY: the CPU has the instructions, and the caller checked the factors
    unsafe { tile::<T::Avx512, S, ROWS, REGISTERS>(*step, factors, carry, sums) }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
#[inline(never)]
unsafe fn avx2<T: Lane, S: Step<T::Avx2>, const ROWS: usize, const REGISTERS: usize>(
    step: &S,
    factors: &Factors<'_, T>,
    carry: &mut PackAhead<'_, T>,
    sums: &Sums<'_, T>,
) -> bool {
    // SAFETY: the CPU has the instructions, and the caller checked the factors
    unsafe { tile::<T::Avx2, S, ROWS, REGISTERS>(*step, factors, carry, sums) }
}

#[inline(never)]
unsafe fn baseline<T: Lane, S: Step<T::Baseline>, const ROWS: usize, const REGISTERS: usize>(
    step: &S,
    factors: &Factors<'_, T>,
    carry: &mut PackAhead<'_, T>,
    sums: &Sums<'_, T>,
) -> bool {
    // SAFETY: every CPU has the instructions, and the caller checked the factors
    unsafe { tile::<T::Baseline, S, ROWS, REGISTERS>(*step, factors, carry, sums) }
}

/// # Safety
///
/// The CPU has the instructions, and [`Factors::check`] and [`PackAhead::check`] were satisfied by a tile
/// of `ROWS` rows and `REGISTERS` registers a row, which `sums` is.
#[inline(always)]
#[allow(clippy::needless_range_loop)]
unsafe fn tile<V: Lanes, S: Step<V>, const ROWS: usize, const REGISTERS: usize>(
    step: S,
    factors: &Factors<'_, V::Element>,
    carry: &mut PackAhead<'_, V::Element>,
    sums: &Sums<'_, V::Element>,
) -> bool {
    let Factors { lhs, starts, runs, rhs, distance, .. } = *factors;
    // plain loops: closures would be compiled without the level's instructions
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
        let mut carrying = Carrying::new(runs, carry);
        for run in runs {
            let mut left = [lhs.as_ptr(); ROWS];
            for row in 0..ROWS {
                left[row] = lhs.as_ptr().wrapping_add(starts[row] + run.offset);
            }
            let mut index = 0;
            while index < run.len {
                let end = carrying.step::<V, REGISTERS>(index, run.len);
                while index < end {
                    let mut right = [tile[0][0]; REGISTERS];
                    for register in 0..REGISTERS {
                        let from = rhs.add(register * V::COUNT);
                        prefetch(from.wrapping_add(AHEAD * distance));
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
        carrying.rest::<V, REGISTERS>();
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

/// Takes products into sums of which each has factors of its own: for each step one on either side.
pub fn in_lanes<T: Lane, S: Steps<T>>(
    step: &S,
    factors: ([Row<'_, T>; 2], usize),
    sums: &mut [T],
    ends: (bool, bool),
    level: Level,
) {
    let ([lhs, rhs], steps) = factors;
    for Row { elements, distance } in [lhs, rhs] {
        let reach = steps.checked_sub(1).map_or(0, |last| last * distance + LANES);
        assert!(elements.len() >= reach, "there are all steps");
    }
    assert_eq!(sums.len(), LANES, "a lane a sum");
    // SAFETY: the machine has the level, and the factors were checked
    unsafe {
        match level.min(Level::of_machine()) {
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => avx512_lanes(step, factors, sums, ends),
            #[cfg(target_arch = "x86_64")]
            Level::Avx2 => avx2_lanes(step, factors, sums, ends),
            _ => lanes::<T::Baseline, S>(*step, factors, sums, ends),
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vnni")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
unsafe fn avx512_lanes<T: Lane, S: Step<T::Avx512>>(
    step: &S,
    factors: ([Row<'_, T>; 2], usize),
    sums: &mut [T],
    ends: (bool, bool),
) {
    // SAFETY: as the caller promises
    unsafe { lanes::<T::Avx512, S>(*step, factors, sums, ends) }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
unsafe fn avx2_lanes<T: Lane, S: Step<T::Avx2>>(
    step: &S,
    factors: ([Row<'_, T>; 2], usize),
    sums: &mut [T],
    ends: (bool, bool),
) {
    // SAFETY: as the caller promises
    unsafe { lanes::<T::Avx2, S>(*step, factors, sums, ends) }
}

/// # Safety
///
/// The CPU has the instructions, there are [`LANES`] sums, and of each step as many factors.
#[inline(always)]
#[allow(clippy::needless_range_loop)]
unsafe fn lanes<V: Lanes, S: Step<V>>(
    step: S,
    ([lhs, rhs], steps): ([Row<'_, V::Element>; 2], usize),
    sums: &mut [V::Element],
    (fresh, last): (bool, bool),
) {
    /// Registers of sums that do not wait for each other.
    const TOGETHER: usize = 4;
    const { assert!(LANES.is_multiple_of(TOGETHER * V::COUNT)) };
    for first in (0..LANES).step_by(TOGETHER * V::COUNT) {
        // SAFETY: the elements are among the sums, and among the factors of a step
        unsafe {
            let sums = sums.as_mut_ptr().add(first);
            let mut state = step.start();
            let mut registers = [V::splat(V::Element::default()); TOGETHER];
            if !fresh {
                for register in 0..TOGETHER {
                    registers[register] = step.enter(V::load(sums.add(register * V::COUNT)));
                }
            }
            let mut left = lhs.elements.as_ptr().wrapping_add(first);
            let mut right = rhs.elements.as_ptr().wrapping_add(first);
            for _ in 0..steps {
                for register in 0..TOGETHER {
                    let (left, right) = (
                        V::load(left.add(register * V::COUNT)),
                        V::load(right.add(register * V::COUNT)),
                    );
                    registers[register] = step.step(&mut state, registers[register], left, right);
                }
                left = left.wrapping_add(lhs.distance);
                right = right.wrapping_add(rhs.distance);
            }
            for register in 0..TOGETHER {
                let sum = step.leave(registers[register]);
                let sum = if last { step.finish(sum) } else { sum };
                sum.store(sums.add(register * V::COUNT));
            }
        }
    }
}

/// Takes products into one sum. The sum is the first lane; what the others have means nothing, so that
/// factors can be read where they stand.
pub fn in_order<T: Lane, S: Step<T::Baseline>>(
    step: &S,
    (lhs, rhs): (&[T], &[T]),
    sum: &mut T,
    last: bool,
) {
    /// At least as many elements as a register has.
    const MOST: usize = 16;
    const { assert!(<T::Baseline as Lanes>::COUNT <= MOST) };
    assert_eq!(lhs.len(), rhs.len(), "a factor on either side");
    let mut lanes = [T::default(); MOST];
    lanes[0] = *sum;
    let whole = lhs.len().saturating_sub(<T::Baseline as Lanes>::COUNT - 1);
    let mut rest = [[T::default(); 2 * MOST]; 2];
    for (rest, factors) in rest.iter_mut().zip([lhs, rhs]) {
        rest[..factors.len() - whole].copy_from_slice(&factors[whole..]);
    }
    // SAFETY: every CPU has the instructions, and behind each step there are as many elements as a
    // register has, zeros behind the last
    unsafe {
        let mut state = step.start();
        let mut register = step.enter(<T::Baseline as Lanes>::load(lanes.as_ptr()));
        let parts = [(lhs, rhs, whole), (&rest[0], &rest[1], lhs.len() - whole)];
        for (lhs, rhs, steps) in parts {
            for at in 0..steps {
                let left = <T::Baseline as Lanes>::load(lhs.as_ptr().add(at));
                let right = <T::Baseline as Lanes>::load(rhs.as_ptr().add(at));
                register = step.step(&mut state, register, left, right);
            }
        }
        let register = step.leave(register);
        let register = if last { step.finish(register) } else { register };
        register.store(lanes.as_mut_ptr());
    }
    *sum = lanes[0];
}

/// A panel being packed between the steps of a tile.
struct Carrying<T> {
    from: *const T,
    distance: usize,
    to: *mut T,
    /// How many steps are left.
    left: usize,
    /// How many steps of the tile are between two of these.
    pace: usize,
    /// How far ahead they are fetched from memory.
    ahead: usize,
}

impl<T: Copy> Carrying<T> {
    /// How many steps of a tile last as long as memory takes, at most.
    const LATENCY: usize = 32;

    #[inline(always)]
    fn new(runs: &[Run], carry: &mut PackAhead<'_, T>) -> Carrying<T> {
        let PackAhead { from, distance, ref mut to, steps: left } = *carry;
        let steps = runs.iter().fold(0, |steps, run| steps + run.len);
        let (mut pace, mut ahead) = (usize::MAX, 0);
        if let Some(between) = steps.checked_div(left) {
            pace = between.max(1);
            ahead = distance * Self::LATENCY.div_ceil(pace);
        }
        Carrying { from: from.as_ptr(), distance, to: to.as_mut_ptr(), left, pace, ahead }
    }

    /// Packs a step, if any is left, before the tile's steps from one on; where to stop for the next.
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
        let next = self.from.wrapping_add(self.ahead);
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

/// How many steps ahead the right factors are fetched from the second cache.
const AHEAD: usize = 8;
