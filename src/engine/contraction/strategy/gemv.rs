//! A matrix by a few vectors, where the matrix stands row by row: sixteen rows are transposed in registers,
//! a cache line of each at a time, and each of its columns is a step of sixteen sums. Packing a panel
//! would take longer than all that is computed with it.

use super::super::arithmetic::sum_arithmetic::SumArithmetic;
use super::super::tile::operand_view::OperandView;
use super::tiles::{EncodeSums, Sizes, Target};
use crate::engine::parallel;
use crate::hardware::cpu::{self, Level};
use crate::tensor::allocation::{TooLarge, filled};

/// How many rows go side by side.
pub const ROWS: usize = 16;
/// How many vectors are few.
const MOST: usize = 8;
/// Fewer products are made by one thread, and so many are worth a task.
const PARALLEL: usize = 1 << 17;

/// Whether a contraction is one of a matrix, of `sizes.rows` rows, and few vectors.
pub fn is_worthwhile<R: SumArithmetic>(sizes: Sizes, matrix: &OperandView<'_, R::Factor>) -> bool {
    let Sizes { rows, columns, steps, .. } = sizes;
    let fits = rows >= ROWS && columns <= MOST && steps >= ROWS;
    R::IN_ROWS && fits && cpu::level() == Level::Avx512 && matrix.stands()
}

/// Writes what `finish` makes of all sums, or, without it, the sums, whose type is then that of the elements.
///
/// # Safety
///
/// The target has room for the elements of all batches, rows and columns (which are rows of the matrix and
/// vectors), and nobody else writes or reads them meanwhile.
pub unsafe fn run<R: SumArithmetic, O: Copy + Default + Send + Sync>(
    recurrence: &R,
    sizes: Sizes,
    (matrix, vectors): (&OperandView<'_, R::Factor>, &OperandView<'_, R::Factor>),
    finish: Option<EncodeSums<'_, R::Sum, O>>,
    target: Target<O>,
) -> Result<(), TooLarge> {
    let Sizes { batch, rows, columns, steps } = sizes;
    let elements = matrix.elements.native().unwrap_or_else(|| unreachable!("the matrix stands"));
    let mut packed = filled(R::Factor::default(), &[batch, columns, steps])?;
    for (index, to) in packed.chunks_exact_mut(steps).enumerate() {
        let start = vectors.batch.at(index / columns) + vectors.free.at(index % columns);
        vectors.elements.row(start, vectors.steps(), to);
    }
    let groups = rows.div_ceil(ROWS);
    let products = [batch, rows, columns, steps].iter().fold(1usize, |a, &b| a.saturating_mul(b));
    let tasks = (products / PARALLEL).clamp(1, parallel::tasks()).min(batch * groups);
    let of_task = |task: usize| task * batch * groups / tasks;
    parallel::for_each_index(tasks, &|task| {
        let mut sums = [[R::Sum::default(); ROWS]; MOST];
        let sums = &mut sums[..columns];
        for group in of_task(task)..of_task(task + 1) {
            let (batch, first) = (group / groups, group % groups * ROWS);
            let base = matrix.batch.at(batch) + matrix.steps().at(0);
            // rows beyond the last are the last again
            let starts =
                std::array::from_fn(|row| base + matrix.free.at((first + row).min(rows - 1)));
            let vectors = &packed[batch * columns * steps..][..columns * steps];
            recurrence.in_rows((elements, &starts), vectors, steps, sums);
            let count = ROWS.min(rows - first);
            for (column, sums) in sums.iter_mut().enumerate() {
                let sums = &mut sums[..count];
                let mut made = [O::default(); ROWS];
                let made = &mut made[..count];
                match finish {
                    Some(finish) => finish(sums, made),
                    None => {
                        assert_eq!(size_of::<O>(), size_of::<R::Sum>());
                        // SAFETY: without a function between them, the sums are the elements
                        made.copy_from_slice(unsafe {
                            std::slice::from_raw_parts(sums.as_ptr().cast(), count)
                        });
                    }
                }
                // SAFETY: each group has elements of its own, as the caller promises
                unsafe { target.write(batch, column, first, made) };
            }
        }
    });
    Ok(())
}

#[cfg(target_arch = "x86_64")]
pub mod avx512 {
    //! The loop over the steps.

    use std::arch::x86_64::*;
    use std::mem::transmute_copy;

    use super::super::super::arithmetic::simd::{Lane, Lanes};
    use super::super::super::tile::registers::Step;
    use super::{MOST, ROWS};
    use crate::engine::movement::transposed::transpose_32;
    use crate::hardware::cpu::Level;
    use crate::hardware::prefetch::prefetch;

    /// How many elements of a row ahead memory is asked for.
    const AHEAD: usize = 6 * 16;

    /// The sums of sixteen rows, from their starts on, with each vector of so many steps.
    pub fn accumulate<T: Lane, S: Step<T::Avx512>>(
        step: &S,
        (elements, starts): (&[T], &[usize; ROWS]),
        vectors: &[T],
        steps: usize,
        sums: &mut [[T; ROWS]],
    ) {
        assert!(size_of::<T>() == 4 && <T::Avx512 as Lanes>::COUNT == ROWS, "words of 32 bits");
        assert!(Level::of_machine() == Level::Avx512, "the machine has the registers");
        assert_eq!(vectors.len(), sums.len() * steps, "there are all steps of the vectors");
        for &start in starts {
            assert!(start + steps <= elements.len(), "there are all steps of a row");
        }
        let rows = starts.map(|start| elements[start..].as_ptr());
        macro_rules! by_count {
            ($($count:literal)*) => {
                match sums.len() {
                    // SAFETY: the machine has the level, and what is read was checked
                    $($count => unsafe { of::<T, S, $count>(step, &rows, vectors, steps, sums) },)*
                    count => unreachable!("{count} vectors are not a few"),
                }
            };
        }
        const { assert!(MOST == 8) };
        by_count!(1 2 3 4 5 6 7 8)
    }

    /// # Safety
    ///
    /// The CPU has the level, every row has all steps, and there are as many vectors as `sums`.
    #[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vnni")]
    #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
    #[inline(never)]
    #[allow(clippy::needless_range_loop)]
    unsafe fn of<T: Lane, S: Step<T::Avx512>, const VECTORS: usize>(
        step: &S,
        rows: &[*const T; ROWS],
        vectors: &[T],
        steps: usize,
        sums: &mut [[T; ROWS]],
    ) {
        let whole = steps - steps % ROWS;
        // SAFETY: the steps are there; what the last ones lack is not read
        unsafe {
            let mut state = step.start();
            let mut registers = [T::Avx512::splat(T::default()); VECTORS];
            for first in (0..whole).step_by(ROWS) {
                let mut block = [_mm512_setzero_si512(); ROWS];
                for row in 0..ROWS {
                    let from = rows[row].add(first);
                    prefetch(from.wrapping_add(AHEAD));
                    block[row] = _mm512_loadu_si512(from.cast());
                }
                let columns = transpose_32(block);
                for column in 0..ROWS {
                    let factors: T::Avx512 = transmute_copy(&columns[column]);
                    for vector in 0..VECTORS {
                        let other = T::Avx512::splat(vectors[vector * steps + first + column]);
                        registers[vector] =
                            step.step(&mut state, registers[vector], factors, other);
                    }
                }
            }
            let rest = steps - whole;
            let mask = ((1u32 << rest) - 1) as __mmask16;
            let mut block = [_mm512_setzero_si512(); ROWS];
            for row in 0..ROWS {
                block[row] = _mm512_maskz_loadu_epi32(mask, rows[row].add(whole).cast());
            }
            for (column, factors) in transpose_32(block).iter().enumerate().take(rest) {
                let factors: T::Avx512 = transmute_copy(factors);
                for vector in 0..VECTORS {
                    let other = T::Avx512::splat(vectors[vector * steps + whole + column]);
                    registers[vector] = step.step(&mut state, registers[vector], factors, other);
                }
            }
            for vector in 0..VECTORS {
                step.finish(step.leave(registers[vector])).store(sums[vector].as_mut_ptr());
            }
        }
    }
}
