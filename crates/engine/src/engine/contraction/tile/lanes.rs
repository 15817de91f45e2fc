//! Sums that have nothing in common, one in each lane of a register, and one sum in the first lane.

use super::super::arithmetic::step::{Step, StepAtEveryLevel};
use crate::hardware::cpu::Level;
use crate::hardware::simd::{self, Lane, Lanes, SimdLoop, baseline_zeros};

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
    let sums = sums.try_into().expect("a lane a sum");
    let simd_loop = InLanes { step, factors: &factors, sums, fresh_and_last };
    match level {
        #[cfg(target_arch = "x86_64")]
        Level::Avx512 => simd::avx512::<T, _>(simd_loop),
        #[cfg(target_arch = "x86_64")]
        Level::Avx2 => simd::avx2::<T, _>(simd_loop),
        _ => simd::baseline::<T, _>(simd_loop),
    }
}

/// Sums with as many factors at each step, which [`in_lanes`] has checked. The factors are a reference, since a copy
/// would load several fields at a time that were just stored one by one, which fails store-to-load forwarding.
struct InLanes<'t, T, S> {
    step: &'t S,
    factors: &'t ([InterleavedFactors<'t, T>; 2], usize),
    sums: &'t mut [T; LANES],
    fresh_and_last: (bool, bool),
}

impl<V: Lanes, S: Step<V>> SimdLoop<V> for InLanes<'_, V::Element, S> {
    type Output = ();

    #[inline(always)]
    #[allow(clippy::needless_range_loop)]
    fn run(self, zeros: V) {
        /// Registers of sums that advance together, since none waits for another.
        const TOGETHER: usize = 4;
        const { assert!(LANES.is_multiple_of(TOGETHER * V::COUNT)) };
        let InLanes { step, factors: &([ref lhs, ref rhs], steps), sums, .. } = self;
        let (step, (fresh, last)) = (*step, self.fresh_and_last);
        for (part, sums) in sums.chunks_exact_mut(TOGETHER * V::COUNT).enumerate() {
            let mut state = step.start(zeros);
            let mut registers = [zeros; TOGETHER];
            if !fresh {
                for register in 0..TOGETHER {
                    let sums = zeros.load_like(&sums[register * V::COUNT..]);
                    registers[register] = step.enter(sums);
                }
            }
            let first = part * TOGETHER * V::COUNT;
            let mut left = lhs.elements.as_ptr().wrapping_add(first);
            let mut right = rhs.elements.as_ptr().wrapping_add(first);
            for _ in 0..steps {
                for register in 0..TOGETHER {
                    // SAFETY: there are factors of all sums at each step
                    let (left, right) = unsafe {
                        let place = register * V::COUNT;
                        (V::load(left.add(place)), V::load(right.add(place)))
                    };
                    registers[register] = step.step(&mut state, registers[register], left, right);
                }
                left = left.wrapping_add(lhs.distance);
                right = right.wrapping_add(rhs.distance);
            }
            for register in 0..TOGETHER {
                let sum = step.leave(registers[register]);
                let sum = if last { step.finish(sum) } else { sum };
                sum.store_to(&mut sums[register * V::COUNT..]);
            }
        }
    }
}

/// Takes products into one sum, which is the first lane of a register. The other lanes mean nothing, so that
/// a register of factors can be loaded from the address of each factor.
pub fn in_order<T: Lane, S: Step<T::Baseline>>(
    step: &S,
    (lhs, rhs): (&[T], &[T]),
    sum: &mut T,
    last: bool,
) {
    /// The number of lanes that no register of the baseline exceeds.
    const MOST: usize = 16;
    let count = const {
        assert!(<T::Baseline as Lanes>::COUNT <= MOST);
        <T::Baseline as Lanes>::COUNT
    };
    assert_eq!(lhs.len(), rhs.len(), "a factor on either side");
    let mut lanes = [T::default(); MOST];
    lanes[0] = *sum;
    // The last factors have no others behind them to fill a register, so that zeros follow them.
    let whole = lhs.len().saturating_sub(count - 1);
    let mut rest = [[T::default(); 2 * MOST]; 2];
    for (rest, factors) in rest.iter_mut().zip([lhs, rhs]) {
        rest[..factors.len() - whole].copy_from_slice(&factors[whole..]);
    }
    let zeros = baseline_zeros::<T>();
    let mut state = step.start(zeros);
    let mut register = step.enter(zeros.load_like(&lanes));
    let parts = [(lhs, rhs, whole), (&rest[0], &rest[1], lhs.len() - whole)];
    for (lhs, rhs, steps) in parts {
        for (left, right) in lhs.windows(count).zip(rhs.windows(count)).take(steps) {
            let (left, right) = (zeros.load_like(left), zeros.load_like(right));
            register = step.step(&mut state, register, left, right);
        }
    }
    let register = step.leave(register);
    let register = if last { step.finish(register) } else { register };
    register.store_to(&mut lanes);
    *sum = lanes[0];
}
