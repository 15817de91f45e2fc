//! Sums that have nothing in common, one in each lane of a register, and one sum in the first lane.

use super::super::arithmetic::simd::{Lane, Lanes};
use super::super::arithmetic::step::{Step, StepAtEveryLevel};
use crate::hardware::cpu::Level;

/// The number of sums that advance together.
pub const LANES: usize = 64;

/// The interleaved factors of [`LANES`] sums: for each step one factor of each sum.
#[derive(Clone, Copy)]
pub struct InterleavedFactors<'p, T> {
    /// The factors from the first step on.
    pub elements: &'p [T],
    /// The distance from the factors of a step to those of the next.
    pub distance: usize,
}

/// Takes products into [`LANES`] sums, each of which has a left and a right factor of its own at each step.
/// `fresh_and_last` tells whether these are the first and the last products of the sums.
pub fn in_lanes<T: Lane, S: StepAtEveryLevel<T>>(
    step: &S,
    factors: ([InterleavedFactors<'_, T>; 2], usize),
    sums: &mut [T],
    fresh_and_last: (bool, bool),
    level: Level,
) {
    let ([lhs, rhs], steps) = factors;
    for InterleavedFactors { elements, distance } in [lhs, rhs] {
        let reach = steps.checked_sub(1).map_or(0, |last| last * distance + LANES);
        assert!(elements.len() >= reach, "there are all steps");
    }
    assert_eq!(sums.len(), LANES, "a lane a sum");
    // SAFETY: the machine has the level, and the factors were checked
    unsafe {
        match level.min(Level::of_machine()) {
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => avx512(step, factors, sums, fresh_and_last),
            #[cfg(target_arch = "x86_64")]
            Level::Avx2 => avx2(step, factors, sums, fresh_and_last),
            _ => lanes::<T::Baseline, S>(*step, factors, sums, fresh_and_last),
        }
    }
}

/// The function [`lanes`] for each level of x86-64.
#[cfg(target_arch = "x86_64")]
macro_rules! lanes_at_level {
    ($($(#[$attribute:meta])* $name:ident: $lanes:ident;)*) => {$(
        $(#[$attribute])*
        unsafe fn $name<T: Lane, S: Step<T::$lanes>>(
            step: &S,
            factors: ([InterleavedFactors<'_, T>; 2], usize),
            sums: &mut [T],
            fresh_and_last: (bool, bool),
        ) {
            // SAFETY: as the caller promises
            unsafe { lanes::<T::$lanes, S>(*step, factors, sums, fresh_and_last) }
        }
    )*};
}

#[cfg(target_arch = "x86_64")]
lanes_at_level! {
    #[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vnni")]
    #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
    avx512: Avx512;
    #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
    avx2: Avx2;
}

/// # Safety
///
/// The CPU has the instructions, and there are [`LANES`] sums and as many factors at each step.
#[inline(always)]
#[allow(clippy::needless_range_loop)]
unsafe fn lanes<V: Lanes, S: Step<V>>(
    step: S,
    ([lhs, rhs], steps): ([InterleavedFactors<'_, V::Element>; 2], usize),
    sums: &mut [V::Element],
    (fresh, last): (bool, bool),
) {
    /// Registers of sums that advance together, since none waits for another.
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

/// Takes products into one sum, which is the first lane of a register. The other lanes mean nothing, so that
/// a register of factors can be loaded from where each factor stands.
pub fn in_order<T: Lane, S: Step<T::Baseline>>(
    step: &S,
    (lhs, rhs): (&[T], &[T]),
    sum: &mut T,
    last: bool,
) {
    /// The number of lanes that no register of the baseline exceeds.
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
