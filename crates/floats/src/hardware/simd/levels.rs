//! Loops over registers that are compiled for each level, and the ways into them from code for every CPU.

use super::{Lane, Lanes};
#[cfg(target_arch = "x86_64")]
use crate::hardware::cpu::Level;

/// A loop over registers of one type.
pub trait SimdLoop<V: Lanes> {
    /// The result of the loop.
    type Output;

    /// Runs the loop. All of its registers are made from `zeros`.
    ///
    /// An implementation is `#[inline(always)]`, as all that it calls, so that it is compiled for the level of `V`.
    /// Its loops are plain ones: a closure that is not inlined is compiled for the baseline.
    fn run(self, zeros: V) -> Self::Output;
}

/// Runs a loop in registers that every CPU has. The loop is never inlined into its caller, whose code could push values
/// out of the registers.
#[inline(never)]
pub fn baseline<T: Lane, L: SimdLoop<T::Baseline>>(simd_loop: L) -> L::Output {
    simd_loop.run(baseline_zeros::<T>())
}

/// A register of zeros that every CPU has.
#[inline(always)]
pub fn baseline_zeros<T: Lane>() -> T::Baseline {
    // SAFETY: every CPU has the instructions of the baseline
    unsafe { <T::Baseline>::splat(T::default()) }
}

/// Functions that run a loop in the registers of a level, for which they compile it.
#[cfg(target_arch = "x86_64")]
macro_rules! entries {
    ($($(#[$documentation:meta])* $name:ident: $level:ident $(#[$features:meta])*;)*) => {$(
        $(#[$documentation])*
        ///
        /// # Panics
        ///
        /// Panics if the machine lacks the level.
        #[inline(always)]
        pub fn $name<T: Lane, L: SimdLoop<T::$level>>(simd_loop: L) -> L::Output {
            $(#[$features])*
            #[inline(never)]
            fn compiled<T: Lane, L: SimdLoop<T::$level>>(simd_loop: L) -> L::Output {
                // SAFETY: this function runs only on machines that have the level
                simd_loop.run(unsafe { <T::$level>::splat(T::default()) })
            }
            assert!(Level::of_machine() >= Level::$level, "the machine has the level");
            // SAFETY: the machine has the level
            unsafe { compiled::<T, L>(simd_loop) }
        }
    )*};
}

#[cfg(target_arch = "x86_64")]
entries! {
    /// Runs a loop in registers of 512 bits. The loop is never inlined into its caller.
    avx512: Avx512
        #[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vnni")]
        #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")];
    /// Runs a loop in registers of 256 bits. The loop is never inlined into its caller.
    avx2: Avx2
        #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")];
}
