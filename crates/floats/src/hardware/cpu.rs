//! What the CPU can do: loops are compiled once a level, and the highest level that the machine has is taken
//! when the program runs.
//!
//! Nothing here changes a result: no level contracts a multiplication and an addition unless the
//! source says `mul_add`, and the tests run every fast path at every level. The environment variable
//! [`VARIABLE`] forces a lower level.

use std::fmt;
use std::sync::atomic::{AtomicU8, Ordering};

/// The environment variable that names the highest level to use: `baseline`, `avx2` or `avx512`. A
/// level that the machine lacks leaves the machine's own; so does another name in a program that uses
/// the library, while the command line refuses it ([`check_variable`]).
pub const VARIABLE: &str = "SHLO_INTERP_CPU";

/// A set of instructions that loops are compiled for. Each includes those before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// The instructions that every machine of the architecture has: SSE2 on x86-64, NEON on aarch64.
    Baseline,
    /// Registers of 256 bits, fused multiplication and addition, conversions of f16 (x86-64-v3).
    Avx2,
    /// Registers of 512 bits and permutations of bytes: Ice Lake and Zen 4 have them.
    Avx512,
}

impl Level {
    /// Every level, the lowest first.
    pub const ALL: [Level; 3] = [Level::Baseline, Level::Avx2, Level::Avx512];

    /// The name that [`VARIABLE`] has for it.
    pub fn name(self) -> &'static str {
        match self {
            Level::Baseline => "baseline",
            Level::Avx2 => "avx2",
            Level::Avx512 => "avx512",
        }
    }

    fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The highest level of this machine.
    #[inline(always)]
    pub fn of_machine() -> Level {
        Level::numbered(OF_MACHINE.load(Ordering::Relaxed)).unwrap_or_else(Level::detect)
    }

    /// Asks the CPU for the highest level, and keeps the answer.
    #[cold]
    fn detect() -> Level {
        #[cfg(target_arch = "x86_64")]
        let level = {
            let avx2 = is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("fma")
                && is_x86_feature_detected!("f16c")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("lzcnt")
                && is_x86_feature_detected!("popcnt");
            let avx512 = is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512bw")
                && is_x86_feature_detected!("avx512cd")
                && is_x86_feature_detected!("avx512dq")
                && is_x86_feature_detected!("avx512vl")
                && is_x86_feature_detected!("avx512vbmi")
                && is_x86_feature_detected!("avx512vnni");
            match (avx2, avx512) {
                (true, true) => Level::Avx512,
                (true, false) => Level::Avx2,
                (false, _) => Level::Baseline,
            }
        };
        #[cfg(not(target_arch = "x86_64"))]
        let level = Level::Baseline;
        OF_MACHINE.store(level as u8, Ordering::Relaxed);
        level
    }

    /// The level of a number, unless it is [`UNKNOWN`].
    #[inline(always)]
    fn numbered(number: u8) -> Option<Level> {
        match number {
            0 => Some(Level::Baseline),
            1 => Some(Level::Avx2),
            2 => Some(Level::Avx512),
            _ => None,
        }
    }

    /// The levels of this machine, the lowest first.
    pub fn available() -> impl Iterator<Item = Level> {
        let highest = Level::of_machine();
        Level::ALL.into_iter().filter(move |level| *level <= highest)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The number of the level in use, once it is known.
static IN_USE: AtomicU8 = AtomicU8::new(UNKNOWN);
/// The number of the machine's highest level, once it is known.
static OF_MACHINE: AtomicU8 = AtomicU8::new(UNKNOWN);
const UNKNOWN: u8 = u8::MAX;

/// The level in use.
#[inline(always)]
pub fn level() -> Level {
    Level::numbered(IN_USE.load(Ordering::Relaxed)).unwrap_or_else(first_level)
}

#[cold]
fn first_level() -> Level {
    let wanted = std::env::var(VARIABLE).ok().and_then(|name| Level::named(&name));
    use_level(wanted.unwrap_or(Level::Avx512))
}

/// Whether [`VARIABLE`], where set, names a level; else what is wrong.
///
/// # Errors
///
/// A sentence for the user that names the variable, its value and the levels there are.
pub fn check_variable() -> Result<(), String> {
    let Some(name) = std::env::var_os(VARIABLE) else { return Ok(()) };
    match name.to_str().and_then(Level::named) {
        Some(_) => Ok(()),
        None => {
            let names = Level::ALL.map(Level::name).join(", ");
            Err(format!("{VARIABLE} is '{}', not one of {names}", name.display()))
        }
    }
}

/// Uses a level from now on, or the machine's highest where that is lower; gives the one in use.
/// Results do not depend on it.
pub fn use_level(level: Level) -> Level {
    let level = level.min(Level::of_machine());
    IN_USE.store(level as u8, Ordering::Relaxed);
    level
}

/// Whether the level in use has an instruction for `mul_add`; elsewhere it is a slow function.
#[inline(always)]
pub fn fuses() -> bool {
    cfg!(target_arch = "aarch64") || level() >= Level::Avx2
}

/// Calls a function that was compiled for the level in use. The function's body is compiled again
/// for each level where it is inlined: it should be a short loop, or call a function marked
/// `#[inline(always)]` through [`by_level!`](crate::by_level).
#[inline(always)]
pub fn dispatch<R>(run: impl FnOnce() -> R) -> R {
    #[cfg(target_arch = "x86_64")]
    {
        match level() {
            // SAFETY: a level is in use only on machines that have it.
            Level::Avx512 => unsafe { avx512(run) },
            // SAFETY: a level is in use only on machines that have it.
            Level::Avx2 => unsafe { avx2(run) },
            Level::Baseline => run(),
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    run()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vnni")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
fn avx512<R>(run: impl FnOnce() -> R) -> R {
    run()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
fn avx2<R>(run: impl FnOnce() -> R) -> R {
    run()
}

/// Functions whose bodies are compiled for every [`Level`], however long they
/// are; a call runs the one of the level in use. Generic parameters, which the types of the
/// arguments must tell, stand in brackets after the name.
///
/// ```ignore
/// by_level! {
///     /// Doubles each element.
///     fn double[T: Copy + std::ops::Add<Output = T>](elements: &mut [T]) {
///         for element in elements {
///             *element = *element + *element;
///         }
///     }
/// }
/// let mut elements = [1.5f32, 2.0];
/// double(&mut elements);
/// assert_eq!(elements, [3.0, 4.0]);
/// ```
#[macro_export]
macro_rules! by_level {
    ($(
        $(#[$attribute:meta])*
        $visibility:vis fn $name:ident $([$($generics:tt)*])? (
            $($argument:ident: $type:ty),* $(,)?
        ) $(-> $result:ty)? $body:block
    )*) => {$(
        $(#[$attribute])*
        $visibility fn $name $(<$($generics)*>)? ($($argument: $type),*) $(-> $result)? {
            #[inline(always)]
            fn body $(<$($generics)*>)? ($($argument: $type),*) $(-> $result)? $body

            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vnni")]
                #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
                fn avx512 $(<$($generics)*>)? ($($argument: $type),*) $(-> $result)? {
                    body($($argument),*)
                }
                #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
                fn avx2 $(<$($generics)*>)? ($($argument: $type),*) $(-> $result)? {
                    body($($argument),*)
                }
                match $crate::hardware::cpu::level() {
                    // SAFETY: a level is in use only on machines that have it.
                    $crate::hardware::cpu::Level::Avx512 => unsafe { avx512($($argument),*) },
                    // SAFETY: a level is in use only on machines that have it.
                    $crate::hardware::cpu::Level::Avx2 => unsafe { avx2($($argument),*) },
                    $crate::hardware::cpu::Level::Baseline => body($($argument),*),
                }
            }
            #[cfg(not(target_arch = "x86_64"))]
            body($($argument),*)
        }
    )*};
}

/// Functions that are compiled for [`Level::Avx512`] alone. A call gives `None`, and does nothing, unless that level
/// is in use. Generic parameters stand in brackets after the name, as in [`by_level!`](crate::by_level).
///
/// A function of the body that takes a closure has the instructions of this macro, all of them: the compiler does not
/// inline a closure into a function that has fewer instructions than the closure was compiled for.
#[cfg(target_arch = "x86_64")]
#[macro_export]
macro_rules! for_avx512 {
    ($(
        $(#[$attribute:meta])*
        $visibility:vis fn $name:ident $([$($generics:tt)*])? (
            $($argument:ident: $type:ty),* $(,)?
        ) -> $result:ty $body:block
    )*) => {$(
        $(#[$attribute])*
        #[inline]
        $visibility fn $name $(<$($generics)*>)? ($($argument: $type),*) -> Option<$result> {
            #[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vnni")]
            #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
            fn compiled $(<$($generics)*>)? ($($argument: $type),*) -> $result $body

            if $crate::hardware::cpu::level() != $crate::hardware::cpu::Level::Avx512 {
                return None;
            }
            // SAFETY: a level is in use only on machines that have it.
            Some(unsafe { compiled($($argument),*) })
        }
    )*};
}
#[cfg(target_arch = "x86_64")]
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_the_names_that_the_variable_takes() {
        for level in Level::ALL {
            assert_eq!(Level::named(level.name()), Some(level));
        }
        assert_eq!(Level::named("sse9"), None);
    }

    #[test]
    fn the_baseline_is_always_there() {
        assert_eq!(Level::available().next(), Some(Level::Baseline));
    }

    #[test]
    fn every_level_runs_the_same_function() {
        let sum = |numbers: &[f32]| dispatch(|| numbers.iter().sum::<f32>());
        let sums: Vec<f32> = Level::available()
            .map(|level| {
                use_level(level);
                sum(&[0.1, 0.2, 0.3])
            })
            .collect();
        assert!(sums.iter().all(|sum| *sum == sums[0]), "{sums:?}");
    }
}
