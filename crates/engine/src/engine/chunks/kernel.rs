//! The code of a step: one call for each chunk, with a loop over slices inside.

use super::register_file::{Lane, RegisterFile};
use crate::hardware::cpu;
use crate::hardware::prefetch::Ahead;
use crate::numeric::{ConvertPolicy, FloatFormat, InCarrier};

/// A function that computes a step.
pub type Kernel = Box<dyn Fn(&mut RegisterFile<'_>, Operands<'_>) + Send + Sync>;

/// The code of a step: a kernel, and the rounding of its results.
pub struct Code {
    /// The function that writes the results.
    pub kernel: Kernel,
    /// The rounding of the results in their carrier. A value that is only stored is rounded by its store
    /// instead.
    pub rounding: Option<Rounding>,
    /// The format and policy of a step that only converts its operand, which is a float.
    pub conversion: Option<(&'static FloatFormat, ConvertPolicy)>,
}

impl From<Kernel> for Code {
    fn from(kernel: Kernel) -> Code {
        Code { kernel, rounding: None, conversion: None }
    }
}

/// The rounding of a step's results in their carrier.
#[derive(Debug, Clone, Copy)]
pub enum Rounding {
    /// The rounding of f32 lanes.
    F32(InCarrier<'static, f32>),
    /// The rounding of f64 lanes.
    F64(InCarrier<'static, f64>),
}

impl Rounding {
    /// Rounds the first lanes of a slot.
    #[inline]
    pub fn run(&self, bank: &mut RegisterFile<'_>, slot: u32, lanes: usize) {
        match self {
            Rounding::F32(rounding) => rounding.run(&mut bank.lanes_mut(slot)[..lanes]),
            Rounding::F64(rounding) => rounding.run(&mut bank.lanes_mut(slot)[..lanes]),
        }
    }

    /// The policy.
    pub fn policy(&self) -> ConvertPolicy {
        match self {
            Rounding::F32(rounding) => rounding.policy(),
            Rounding::F64(rounding) => rounding.policy(),
        }
    }
}

/// The slots that a step reads and writes, and how many lanes.
#[derive(Debug, Clone, Copy)]
pub struct Operands<'s> {
    /// The slots that the step reads, in the pools of their carriers.
    pub sources: [u32; 3],
    /// The slot that the step writes, which is none of the sources.
    pub result: u32,
    /// The number of lanes.
    pub lanes: usize,
    /// The row-major index of the first lane in the index space.
    pub first: usize,
    /// The sizes of the index space; empty if the lanes have no place in one.
    pub shape: &'s [usize],
}

/// A kernel from a loop over one slice.
pub fn one<A: Lane, R: Lane>(run: impl Fn(&[A], &mut [R]) + Send + Sync + 'static) -> Kernel {
    Box::new(move |bank, at| {
        bank.write::<R>(at.result, |bank, result| {
            run(&bank.lanes::<A>(at.sources[0])[..at.lanes], &mut result[..at.lanes]);
        });
    })
}

/// A kernel from a loop over one slice that also prefetches memory.
pub fn one_with_ahead<A: Lane, R: Lane>(
    run: impl Fn(&[A], &mut [R], &mut Ahead) + Send + Sync + 'static,
) -> Kernel {
    Box::new(move |bank, at| {
        let mut ahead = std::mem::take(&mut bank.ahead);
        bank.write::<R>(at.result, |bank, result| {
            let operand = &bank.lanes::<A>(at.sources[0])[..at.lanes];
            run(operand, &mut result[..at.lanes], &mut ahead);
        });
        bank.ahead = ahead;
    })
}

/// A kernel from a loop over two slices.
pub fn two<A: Lane, B: Lane, R: Lane>(
    run: impl Fn(&[A], &[B], &mut [R]) + Send + Sync + 'static,
) -> Kernel {
    Box::new(move |bank, at| {
        bank.write::<R>(at.result, |bank, result| {
            let lhs = &bank.lanes::<A>(at.sources[0])[..at.lanes];
            let rhs = &bank.lanes::<B>(at.sources[1])[..at.lanes];
            run(lhs, rhs, &mut result[..at.lanes]);
        });
    })
}

/// A kernel from a function of one lane.
pub fn each<A: Lane, R: Lane>(of: impl Fn(A) -> R + Send + Sync + 'static) -> Kernel {
    one(move |operand: &[A], result: &mut [R]| map(operand, result, &of))
}

/// A kernel from a function of two lanes. If all lanes of an operand have one value, it is read once: the
/// chunks of many constants would not all fit the L1 cache.
pub fn each_two<A: Lane, B: Lane, R: Lane>(
    of: impl Fn(A, B) -> R + Send + Sync + 'static,
) -> Kernel {
    Box::new(move |bank, at| {
        bank.write::<R>(at.result, |bank, result| {
            let lhs = &bank.lanes::<A>(at.sources[0])[..at.lanes];
            let rhs = &bank.lanes::<B>(at.sources[1])[..at.lanes];
            let results = &mut result[..at.lanes];
            match (bank.same::<A>(at.sources[0]), bank.same::<B>(at.sources[1])) {
                (None, None) => map_two(lhs, rhs, results, &of),
                (_, Some(rhs)) => map_with(lhs, rhs, results, &of),
                (Some(lhs), None) => {
                    map_with(rhs, lhs, results, &|rhs, lhs| of(lhs, rhs));
                }
            }
        });
    })
}

/// The kernel of select.
pub fn select<L: Lane>() -> Kernel {
    Box::new(|bank, at| {
        bank.write::<L>(at.result, |bank, result| {
            let pred = &bank.lanes::<u8>(at.sources[0])[..at.lanes];
            let on_true = &bank.lanes::<L>(at.sources[1])[..at.lanes];
            let on_false = &bank.lanes::<L>(at.sources[2])[..at.lanes];
            let values = pred.iter().zip(on_true.iter().zip(on_false));
            cpu::dispatch(|| {
                for (result, (&pred, (&on_true, &on_false))) in result.iter_mut().zip(values) {
                    *result = if pred != 0 { on_true } else { on_false };
                }
            });
        });
    })
}

/// The value limited to a range, as by `clamp`. That one checks its bounds, which keeps a loop out of vector
/// registers.
#[inline(always)]
pub fn within<T: Ord>(value: T, least: T, most: T) -> T {
    value.max(least).min(most)
}

/// Applies a function to each lane. (The function is passed by reference, since calls through a reference
/// that is itself the function are inlined only if the compiler sees the whole crate at once.)
#[inline(always)]
pub fn map<A: Copy, R>(operand: &[A], result: &mut [R], of: &impl Fn(A) -> R) {
    cpu::dispatch(|| {
        for (result, &operand) in result.iter_mut().zip(operand) {
            *result = of(operand);
        }
    });
}

/// Applies a function to each lane and one value. (The value is moved in, since a value that a closure holds
/// by reference is read again after every write.)
#[inline(always)]
pub fn map_with<A: Copy, B: Copy, R>(
    operand: &[A],
    value: B,
    result: &mut [R],
    of: &impl Fn(A, B) -> R,
) {
    cpu::dispatch(move || {
        let value = value;
        for (result, &operand) in result.iter_mut().zip(operand) {
            *result = of(operand, value);
        }
    });
}

/// Applies a function to each pair of lanes.
#[inline(always)]
pub fn map_two<A: Copy, B: Copy, R>(
    lhs: &[A],
    rhs: &[B],
    result: &mut [R],
    of: &impl Fn(A, B) -> R,
) {
    cpu::dispatch(|| {
        for (result, (&lhs, &rhs)) in result.iter_mut().zip(lhs.iter().zip(rhs)) {
            *result = of(lhs, rhs);
        }
    });
}
