//! One step of a sum in registers: multiply, add, and the roundings between.

use super::factor::{Factor, Pair};
use crate::hardware::simd::{Int16Pair, Lane, Lanes};

/// One step of the sums in a register, each lane a sum.
pub trait Step<V: Lanes>: Copy + Sync {
    /// The state that a tile keeps besides its sums.
    type State: Copy;

    /// The state before the first step, from a register of zeros.
    fn start(&self, zeros: V) -> Self::State;

    /// The sums after a step.
    fn step(&self, state: &mut Self::State, sums: V, lhs: V, rhs: V) -> V;

    /// Converts sums from their form in memory to the form in which the steps take them.
    #[inline(always)]
    fn enter(&self, sums: V) -> V {
        sums
    }

    /// Converts sums from the form in which the steps give them to their form in memory.
    #[inline(always)]
    fn leave(&self, sums: V) -> V {
        sums
    }

    /// The results after the last step, from sums in their form in memory.
    #[inline(always)]
    fn finish(&self, sums: V) -> V {
        sums
    }

    /// Whether the sums are right.
    #[inline(always)]
    fn holds(&self, _: Self::State) -> bool {
        true
    }
}

/// A step in the registers of every level.
#[cfg(target_arch = "x86_64")]
pub trait StepAtEveryLevel<T: Lane>: Step<T::Baseline> + Step<T::Avx2> + Step<T::Avx512> {}
#[cfg(target_arch = "x86_64")]
impl<T: Lane, S: Step<T::Baseline> + Step<T::Avx2> + Step<T::Avx512>> StepAtEveryLevel<T> for S {}

/// A step in the registers of every level.
#[cfg(not(target_arch = "x86_64"))]
pub trait StepAtEveryLevel<T: Lane>: Step<T::Baseline> {}
#[cfg(not(target_arch = "x86_64"))]
impl<T: Lane, S: Step<T::Baseline>> StepAtEveryLevel<T> for S {}

/// Arithmetic whose sums are lanes of registers, of the type that its factors have.
pub trait LaneArithmetic: StepAtEveryLevel<Self::Lane> {
    /// The type of factors and sums.
    type Lane: Lane + Factor;
    /// How much longer a step takes than a multiplication and an addition of f32.
    const COST: usize = size_of::<Self::Lane>() / 4;
    /// Whether the last step leaves no NaN but the canonical one.
    const CANONICAL: bool = false;
}

macro_rules! lane_arithmetic {
    ($($(#[$doc:meta])* $name:ident($lane:ty): |$sum:ident, $lhs:ident, $rhs:ident| $step:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name;

        impl LaneArithmetic for $name {
            type Lane = $lane;
            const CANONICAL: bool = true;
        }

        impl<V: Lanes<Element = $lane>> Step<V> for $name {
            type State = ();
            #[inline(always)]
            fn start(&self, _: V) {}
            #[inline(always)]
            fn step(&self, (): &mut (), $sum: V, $lhs: V, $rhs: V) -> V {
                $step
            }
            #[inline(always)]
            fn finish(&self, sums: V) -> V {
                sums.canonical()
            }
        }
    )*};
}

lane_arithmetic! {
    /// f32: the product and the sum each rounded.
    Single(f32): |sum, lhs, rhs| sum.add(lhs.mul(rhs));
    /// f32 whose products are exact, so that a fused multiplication and addition gives the same bits.
    ExactSingle(f32): |sum, lhs, rhs| lhs.exact_mul_add(rhs, sum);
    /// f64: the product and the sum each rounded.
    Double(f64): |sum, lhs, rhs| sum.add(lhs.mul(rhs));
    /// f64 whose products are exact, as those of f32 are, so that a fused multiplication and addition gives the same bits.
    ExactDouble(f64): |sum, lhs, rhs| lhs.exact_mul_add(rhs, sum);
    /// Integers modulo 2^32, which serve every type of up to 32 bits.
    Wrapping32(u32): |sum, lhs, rhs| sum.add(lhs.mul(rhs));
    /// Integers of up to 16 bits, two steps at a time, modulo 2^32.
    Int16Pairs(Int16Pair): |sum, lhs, rhs| lhs.exact_mul_add(rhs, sum);
    /// Integers modulo 2^64.
    Wrapping64(u64): |sum, lhs, rhs| sum.add(lhs.mul(rhs));
    /// Complex numbers of two f32.
    ComplexSingle(Pair<f32>): |sum, lhs, rhs| sum.add(lhs.mul(rhs));
    /// Complex numbers of two f64.
    ComplexDouble(Pair<f64>): |sum, lhs, rhs| sum.add(lhs.mul(rhs));
}
