//! Rows that are folded while they are in registers. Of sixteen rows a cache line each is transposed, and
//! each column, which has one element of every row, is a step of sixteen accumulators.

use super::layout::SteppedRange;
use super::step::FoldStep;
#[cfg(target_arch = "x86_64")]
use crate::paths::{self, Path};

/// How many rows are folded side by side.
const ROWS: usize = 16;

/// Takes in elements of rows. The result is how many steps of the range those are: as many as fill cache
/// lines, or 0 if this way does not apply.
pub fn take_in<S: FoldStep>(
    step: &S,
    elements: &[S::Code],
    starts: &[usize],
    stretch: SteppedRange,
    accumulators: &mut [S::Lane],
) -> usize {
    // a step that rounds its result takes longer than the read from the cache, so this way would gain nothing
    let as_wide = size_of::<S::Lane>() == size_of::<S::Code>();
    let fits = as_wide && matches!(size_of::<S::Code>(), 4 | 8);
    if !fits || stretch.stride != 1 || !starts.len().is_multiple_of(ROWS) {
        return 0;
    }
    #[cfg(target_arch = "x86_64")]
    if paths::allows(Path::FoldColumns)
        && let Some(steps) = avx512::take_in(step, elements, starts, stretch, accumulators)
    {
        paths::note(Path::FoldColumns);
        return steps;
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = (step, elements, accumulators);
    0
}

#[cfg(target_arch = "x86_64")]
mod avx512 {
    use std::arch::x86_64::*;

    use super::{FoldStep, ROWS, SteppedRange};
    use crate::for_avx512;
    use crate::hardware::prefetch::{LINE, prefetch};
    use crate::hardware::simd::transpose::{transpose_32, transpose_64};
    use crate::hardware::simd::words::{load, store, to_elements};
    use crate::numeric::WordWidth;
    use crate::tensor::Word;

    /// How many cache lines of a row are prefetched ahead.
    const AHEAD: usize = 6;

    for_avx512! {
        /// Takes in as many steps as fill cache lines of every row. The result is how many steps those are.
        pub fn take_in[S: FoldStep](
            step: &S,
            elements: &[S::Code],
            starts: &[usize],
            stretch: SteppedRange,
            accumulators: &mut [S::Lane],
        ) -> usize {
            let steps = LINE / size_of::<S::Code>();
            let whole = stretch.count - stretch.count % steps;
            for (starts, accumulators) in
                starts.chunks_exact(ROWS).zip(accumulators.chunks_exact_mut(ROWS))
            {
                let rows = |first: usize| {
                    let mut rows = [_mm512_setzero_si512(); ROWS];
                    for (row, start) in rows.iter_mut().zip(starts) {
                        let line = &elements[start + stretch.distance + first..][..steps];
                        prefetch(line.as_ptr().wrapping_add(AHEAD * steps));
                        *row = load(line);
                    }
                    rows
                };
                match S::Code::WIDTH {
                    WordWidth::W64 => take_in_64(step, rows, whole, accumulators),
                    _ => take_in_32(step, rows, whole, accumulators),
                }
            }
            whole
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vnni")]
    #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn take_in_32<S: FoldStep>(
        step: &S,
        rows: impl Fn(usize) -> [__m512i; ROWS],
        steps: usize,
        accumulators: &mut [S::Lane],
    ) {
        let mut register = load(accumulators);
        for first in (0..steps).step_by(16) {
            for column in transpose_32(rows(first)) {
                register = stepped::<S, 16>(step, register, column);
            }
        }
        store(accumulators, register);
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vnni")]
    #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn take_in_64<S: FoldStep>(
        step: &S,
        rows: impl Fn(usize) -> [__m512i; ROWS],
        steps: usize,
        accumulators: &mut [S::Lane],
    ) {
        let (low, high) = accumulators.split_at_mut(ROWS / 2);
        let mut registers = [load(low), load(high)];
        for first in (0..steps).step_by(8) {
            let rows = rows(first);
            for (register, rows) in registers.iter_mut().zip(rows.as_chunks::<8>().0) {
                for column in transpose_64(rows) {
                    *register = stepped::<S, 8>(step, *register, column);
                }
            }
        }
        store(low, registers[0]);
        store(high, registers[1]);
    }

    /// One step of all lanes of a register. (Lanes that are an array only inside of the step stay a register
    /// in the loop around it.)
    #[inline(always)]
    fn stepped<S: FoldStep, const L: usize>(
        step: &S,
        accumulators: __m512i,
        elements: __m512i,
    ) -> __m512i {
        let mut lanes: [S::Lane; L] = to_elements(accumulators);
        let codes: [S::Code; L] = to_elements(elements);
        for (lane, &code) in lanes.iter_mut().zip(&codes) {
            *lane = step.step(*lane, step.decode(code));
        }
        load(&lanes)
    }
}
