//! How many additions of a sum are inexact at least, where to count them sum by sum takes as long as the sums.

use std::ops::Range;
use std::sync::Arc;

use super::bound::{power_of_two, ufp};
use super::magnitudes::parts_of_rows;
use super::quanta::{OF_ZERO, Quanta, Rows, exponent_of};
use crate::by_level;
use crate::engine::parallel;

/// By how many exponents factors are counted.
const EXPONENTS: usize = 64;
/// Into how many parts the factors of a row are divided, by their exponents.
const PARTS: f32 = 16.0;

/// What is known of the inexact additions of sums.
pub enum Inexact {
    /// Nearly all additions of the sums are inexact whose terms have together at least this magnitude.
    NearlyAll(f64),
    /// Some are exact.
    Counted(FactorCounts),
}

/// The factors of the sums of a contraction, counted by the exponents of their lowest bits.
///
/// Of `n` terms, whose left factors are multiples of no power of two above `2^s` in `l` cases, and whose right ones of none
/// above `2^t` in `r` cases, at least `l + r - n` are no multiples of `2^(s + t + 1)`.
pub struct FactorCounts {
    quanta: Arc<Quanta>,
    /// The lowest exponent by which factors of each operand are counted; lower ones count as this one.
    lowest: [i16; 2],
    /// How many right factors have at most an exponent: of each batch, for each exponent, for all rows.
    right: Vec<f32>,
}

impl Inexact {
    /// The counts of the factors; `None` if the terms are not products of rows.
    pub fn counted(quanta: Arc<Quanta>) -> Option<Inexact> {
        let Quanta::Rows(rows) = &*quanta else { return None };
        if rows.rhs.is_empty() || rows.terms == 0 {
            return None;
        }
        let lowest = [&rows.lhs, &rows.rhs].map(|exponents| lowest(exponents));
        let columns = rows.rows[1];
        let batches = rows.rhs.len() / rows.terms / columns;
        let mut right = vec![0.0f32; batches * EXPONENTS * columns];
        parallel::for_each_chunk(&mut right, EXPONENTS * columns, |batch, right| {
            for column in 0..columns {
                let row = &rows.rhs[(batch * columns + column) * rows.terms..][..rows.terms];
                for (exponent, count) in at_most(row, lowest[1]).into_iter().enumerate() {
                    right[exponent * columns + column] = count;
                }
            }
        });
        Some(Inexact::Counted(FactorCounts { quanta, lowest, right }))
    }

    /// Lowers the numbers of terms of the sums at a range of places until at least one fewer of their additions are inexact,
    /// in an accumulator of this precision. The magnitudes of the terms are no smaller than these.
    pub fn lower(
        &self,
        range: Range<usize>,
        precision: u32,
        magnitudes: &[f64],
        counts: &mut [f64],
    ) {
        match self {
            Inexact::NearlyAll(from) => {
                for (count, magnitude) in counts.iter_mut().zip(magnitudes) {
                    *count = if magnitude >= from { *count } else { 0.0 };
                }
            }
            Inexact::Counted(factors) => factors.lower(range, precision, magnitudes, counts),
        }
    }
}

impl FactorCounts {
    fn lower(&self, range: Range<usize>, precision: u32, sizes: &[f64], counts: &mut [f64]) {
        let Quanta::Rows(Rows { lhs, terms, rows, .. }) = &*self.quanta else { return };
        let [rows, columns] = *rows;
        let mut most = vec![0.0f32; columns];
        for (row, among) in parts_of_rows(range.clone(), columns) {
            let first = row * columns + among.start - range.start;
            let sizes = &sizes[first..][..among.len()];
            let positive = sizes.iter().filter(|size| **size > 0.0);
            let least = positive.fold(f64::INFINITY, |least, size| least.min(*size));
            let most = &mut most[..among.len()];
            most.fill(0.0);
            if least.is_finite() {
                // the distance of neighbouring values at the smallest of the largest partial sums
                let grid = ufp(least / 2.0) * power_of_two(1 - precision as i32);
                let below = exponent_of(grid) - 1;
                let matrix = &self.right[row / rows * EXPONENTS * columns..][..EXPONENTS * columns];
                let left = at_most(&lhs[row * terms..][..*terms], self.lowest[0]);
                self.count_row(&left, below, &matrix[among.start..], columns, most);
            }
            for ((count, &size), &found) in counts[first..].iter_mut().zip(sizes).zip(&*most) {
                let events = f64::from((found - *terms as f32).max(0.0));
                *count = if size > 0.0 { count.min(events + 1.0) } else { 0.0 };
            }
        }
    }

    /// The largest sums of the counts of left and right factors whose exponents add up to one at most.
    fn count_row(
        &self,
        left: &[f32; EXPONENTS],
        below: i16,
        matrix: &[f32],
        columns: usize,
        most: &mut [f32],
    ) {
        let total = left[EXPONENTS - 1];
        let mut taken = 0.0;
        for (index, &count) in left.iter().enumerate() {
            if count - taken < total / PARTS && count < total {
                continue;
            }
            taken = count;
            let right = below - (self.lowest[0] + index as i16) - self.lowest[1];
            if right >= 0 {
                let line = (right as usize).min(EXPONENTS - 1) * columns;
                raise(count, &matrix[line..][..most.len()], most);
            }
            if count == total {
                break;
            }
        }
    }
}

/// The lowest exponent by which factors are counted: the highest ones are counted one by one.
fn lowest(exponents: &[i16]) -> i16 {
    let finite = exponents.iter().filter(|exponent| **exponent < OF_ZERO);
    let highest = finite.fold(i16::MIN, |highest, exponent| highest.max(*exponent));
    highest.saturating_sub(EXPONENTS as i16 - 1).max(-(1 << 12))
}

/// How many of some factors have at most an exponent, for the exponents from the lowest one on.
fn at_most(exponents: &[i16], lowest: i16) -> [f32; EXPONENTS] {
    let mut counts = [0u32; EXPONENTS];
    for exponent in exponents {
        // zeros are multiples of everything
        if let Some(count) = counts.get_mut((exponent - lowest).max(0) as usize) {
            *count += 1;
        }
    }
    let mut sum = 0;
    counts.map(|count| {
        sum += count;
        sum as f32
    })
}

by_level! {
    /// Raises numbers to the sums of a number and those of a line.
    fn raise(number: f32, line: &[f32], most: &mut [f32]) {
        for (most, other) in most.iter_mut().zip(line) {
            let sum = number + other;
            *most = if sum > *most { sum } else { *most };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meaning::DotDimensions;
    use crate::numeric::test_random::Random;
    use crate::tensor::Tensor;

    #[test]
    fn no_sum_has_fewer_inexact_additions_than_counted_by_rows() {
        let (batches, rows, terms, columns) = (2, 3, 200, 37);
        let mut random = Random::new(11);
        let mut tensor = |shape: &[usize]| {
            let count = shape.iter().product::<usize>();
            let mut number = || match random.below(9) {
                0 => 0.0,
                scale => (random.below(511) as f64 - 255.0) * 2f64.powi(-7 - scale as i32),
            };
            let numbers: Vec<f64> = (0..count).map(|_| number()).collect();
            Tensor::from_f64s("f32".parse().unwrap(), shape, &numbers).unwrap()
        };
        let (lhs, rhs) = (tensor(&[batches, rows, terms]), tensor(&[batches, terms, columns]));
        let dimensions = DotDimensions {
            lhs_batching: vec![0],
            rhs_batching: vec![0],
            lhs_contracting: vec![2],
            rhs_contracting: vec![1],
        };
        let quanta = Arc::new(Quanta::of_dot([&lhs, &rhs], &dimensions));
        let inexact = Inexact::counted(quanta.clone()).unwrap();
        let all = batches * rows * columns;
        let mut sum_of_counts = 0.0;
        for (precision, size) in [(24, 64.0), (11, 3.0), (8, 40.0)] {
            let sizes: Vec<f64> = (0..all).map(|it| size + (it % 7) as f64).collect();
            let mut counts = vec![200.0; all];
            for range in [0..20, 20..100, 100..all] {
                let sizes = &sizes[range.clone()];
                inexact.lower(range.clone(), precision, sizes, &mut counts[range]);
            }
            for place in 0..all {
                let grid = ufp(sizes[place] / 2.0) * power_of_two(1 - precision as i32);
                let events = quanta.finer(place, grid, usize::MAX).min(199) as f64;
                assert!(counts[place] - 1.0 <= events, "{place} {precision}");
                sum_of_counts += counts[place] - 1.0;
            }
        }
        assert!(sum_of_counts > 20.0 * all as f64, "the counts would show nothing");
    }

    #[test]
    fn sums_below_a_magnitude_may_have_exact_additions() {
        let mut counts = [100.0; 2];
        Inexact::NearlyAll(2.0).lower(0..2, 24, &[1.5, 2.0], &mut counts);
        assert_eq!(counts, [0.0, 100.0]);
    }
}
