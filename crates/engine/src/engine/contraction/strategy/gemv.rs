//! A matrix by a few vectors, where memory holds the rows of the matrix: sixteen rows are transposed in
//! registers, a cache line of each at a time, and each of their columns is a step of sixteen sums. Packing a
//! panel would take longer than all that is computed with it.

use super::super::arithmetic::factor::{Element, Factor};
#[cfg(target_arch = "x86_64")]
use super::super::arithmetic::step::LaneArithmetic;
use super::super::thresholds::{GEMV_PRODUCTS_PER_TASK, MOST_VECTORS};
use super::super::tile::operand_view::OperandView;
use super::super::tile::output::{Encoding, Target};
use super::super::tile::sizes::Sizes;
use crate::hardware::cpu::{self, Level};
use crate::hardware::parallel;
#[cfg(target_arch = "x86_64")]
use crate::hardware::simd::WordLane;
use crate::tensor::allocation::{TooLarge, filled};

/// How many rows go side by side.
pub const ROWS: usize = 16;

/// Arithmetic that reads the rows of a matrix in place.
pub trait RowSums<T, S>: Sync {
    /// The sums of sixteen rows, each the elements from a start on, with vectors of `steps` steps that follow
    /// each other: for each vector one sum a row.
    fn in_rows(
        &self,
        rows: (&[T], &[usize; ROWS]),
        vectors: &[T],
        steps: usize,
        sums: &mut [[S; ROWS]],
    );
}

#[cfg(target_arch = "x86_64")]
impl<A: LaneArithmetic<Lane: WordLane>> RowSums<A::Lane, A::Lane> for A {
    fn in_rows(
        &self,
        rows: (&[A::Lane], &[usize; ROWS]),
        vectors: &[A::Lane],
        steps: usize,
        sums: &mut [[A::Lane; ROWS]],
    ) {
        avx512::accumulate(self, rows, vectors, steps, sums);
    }
}

/// The elements of a matrix of `sizes.rows` rows that stand in memory, if it is multiplied by few vectors.
pub fn matrix<'a, T: Factor>(sizes: Sizes, operand: &OperandView<'a, T>) -> Option<&'a [T]> {
    let Sizes { rows, columns, steps, .. } = sizes;
    let fits = rows >= ROWS && columns <= MOST_VECTORS && steps >= ROWS;
    let is_worthwhile = fits && cpu::level() == Level::Avx512 && operand.stands();
    operand.elements.native().filter(|_| is_worthwhile)
}

/// Writes the elements that all sums become. The elements of the matrix are those that [`matrix`] gives.
///
/// # Safety
///
/// The target has room for the elements of all batches, rows and columns (which are rows of the matrix and
/// vectors), and nobody else writes or reads them meanwhile.
pub unsafe fn run<T: Factor, S: Element, O: Element>(
    arithmetic: &dyn RowSums<T, S>,
    sizes: Sizes,
    (elements, matrix, vectors): (&[T], &OperandView<'_, T>, &OperandView<'_, T>),
    encoding: Encoding<'_, S, O>,
    target: Target<O>,
) -> Result<(), TooLarge> {
    let Sizes { batch, rows, columns, steps } = sizes;
    let mut packed = filled(T::default(), &[batch, columns, steps])?;
    for (index, to) in packed.chunks_exact_mut(steps).enumerate() {
        let start = vectors.batch.at(index / columns) + vectors.free.at(index % columns);
        vectors.elements.row(start, vectors.steps(), to);
    }
    let groups = rows.div_ceil(ROWS);
    let tasks = sizes.products() / GEMV_PRODUCTS_PER_TASK;
    let tasks = tasks.clamp(1, parallel::tasks()).min(batch * groups);
    let of_task = |task: usize| task * batch * groups / tasks;
    parallel::for_each_index(tasks, &|task| {
        let mut sums = [[S::default(); ROWS]; MOST_VECTORS];
        let (sums, mut encoded) = (&mut sums[..columns], vec![]);
        for group in of_task(task)..of_task(task + 1) {
            let (batch, first) = (group / groups, group % groups * ROWS);
            let base = matrix.batch.at(batch) + matrix.steps().at(0);
            // The last row is read again for each row that is beyond it.
            let starts =
                std::array::from_fn(|row| base + matrix.free.at((first + row).min(rows - 1)));
            let vectors = &packed[batch * columns * steps..][..columns * steps];
            arithmetic.in_rows((elements, &starts), vectors, steps, sums);
            let count = ROWS.min(rows - first);
            for (column, sums) in sums.iter_mut().enumerate() {
                let elements = encoding.elements(&mut sums[..count], &mut encoded);
                // SAFETY: each group has elements of its own, as the caller promises
                unsafe { target.write(batch, column, first, elements) };
            }
        }
    });
    Ok(())
}

#[cfg(target_arch = "x86_64")]
mod avx512 {
    //! The loop over the steps.

    use super::super::super::arithmetic::step::Step;
    use super::super::super::thresholds::{MOST_VECTORS, ROW_ELEMENTS_AHEAD};
    use super::ROWS;
    use crate::hardware::prefetch::prefetch;
    use crate::hardware::simd::{self, SimdLoop, WordLane, WordLanes};

    /// The sums of sixteen rows, from their starts on, with each vector of `steps` steps.
    pub fn accumulate<T: WordLane, S: Step<T::Avx512>>(
        step: &S,
        (elements, starts): (&[T], &[usize; ROWS]),
        vectors: &[T],
        steps: usize,
        sums: &mut [[T; ROWS]],
    ) {
        assert_eq!(vectors.len(), sums.len() * steps, "there are all steps of the vectors");
        for &start in starts {
            assert!(start + steps <= elements.len(), "there are all steps of a row");
        }
        macro_rules! by_count {
            ($($count:literal)*) => {
                match sums.len() {
                    $($count => {
                        let rows = (elements, starts);
                        simd::avx512::<T, _>(Rows::<T, S, $count> { step, rows, vectors, steps, sums });
                    })*
                    count => unreachable!("{count} vectors are not a few"),
                }
            };
        }
        const { assert!(MOST_VECTORS == 8) };
        by_count!(1 2 3 4 5 6 7 8)
    }

    /// Sixteen rows and `VECTORS` vectors, each of which has all steps, as [`accumulate`] has checked.
    struct Rows<'t, T, S, const VECTORS: usize> {
        step: &'t S,
        rows: (&'t [T], &'t [usize; ROWS]),
        vectors: &'t [T],
        steps: usize,
        sums: &'t mut [[T; ROWS]],
    }

    impl<V: WordLanes, S: Step<V>, const VECTORS: usize> SimdLoop<V>
        for Rows<'_, V::Element, S, VECTORS>
    {
        type Output = ();

        #[inline(always)]
        #[allow(clippy::needless_range_loop)]
        fn run(self, zeros: V) {
            const { assert!(V::COUNT == ROWS) };
            let Rows { step, rows: (elements, starts), vectors, steps, sums } = self;
            let whole = steps - steps % ROWS;
            let rows = starts.map(|start| elements[start..].as_ptr());
            let mut state = step.start(zeros);
            let mut registers = [zeros; VECTORS];
            for first in (0..whole).step_by(ROWS) {
                let mut block = [zeros; ROWS];
                for row in 0..ROWS {
                    prefetch(rows[row].wrapping_add(first + ROW_ELEMENTS_AHEAD));
                    // SAFETY: every row has the steps before `whole`
                    block[row] = unsafe { V::load(rows[row].add(first)) };
                }
                let columns = V::transposed(block);
                let mut others: [&[V::Element]; VECTORS] = [&[]; VECTORS];
                for vector in 0..VECTORS {
                    others[vector] = &vectors[vector * steps + first..][..ROWS];
                }
                for column in 0..ROWS {
                    for vector in 0..VECTORS {
                        let other = zeros.splat_like(others[vector][column]);
                        registers[vector] =
                            step.step(&mut state, registers[vector], columns[column], other);
                    }
                }
            }
            let mut block = [zeros; ROWS];
            for row in 0..ROWS {
                block[row] = zeros.load_few_like(&elements[starts[row]..][whole..steps]);
            }
            let columns = V::transposed(block);
            for (column, &factors) in columns.iter().enumerate().take(steps - whole) {
                for vector in 0..VECTORS {
                    let other = zeros.splat_like(vectors[vector * steps + whole + column]);
                    registers[vector] = step.step(&mut state, registers[vector], factors, other);
                }
            }
            for vector in 0..VECTORS {
                step.finish(step.leave(registers[vector])).store_to(&mut sums[vector]);
            }
        }
    }
}
