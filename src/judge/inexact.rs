//! How many additions of a sum are inexact at least, where to count them sum by sum takes as long as the sums.

use std::ops::Range;
use std::sync::Arc;

use super::bound::{power_of_two, ufp};
use super::magnitudes::{TermMagnitudes, parts_of_rows};
use super::quanta::{Quanta, Rows, exponent_of};
use super::sum_bounds::tried;
use crate::by_level;
use crate::engine::parallel;

/// How many terms of each sum are looked at.
const CHOSEN: usize = 64;

/// What is known of the inexact additions of sums.
pub enum Inexact {
    /// Nearly all additions of the sums are inexact whose terms have together at least this magnitude.
    NearlyAll(f64),
    /// Some are exact: they are counted among a part of the terms.
    Counted(ChosenTerms),
}

/// A part of the terms of the sums of a contraction: the exponents of the lowest bits of their factors.
pub struct ChosenTerms {
    quanta: Arc<Quanta>,
    /// How many terms lie between neighbouring ones of the part.
    stride: usize,
    /// The exponents of the right factors: of each batch, term by term, for all columns.
    right: Vec<i16>,
}

impl Inexact {
    /// A part of the terms; `None` if the terms are not products of rows.
    pub fn counted(quanta: Arc<Quanta>) -> Option<Inexact> {
        let Quanta::Rows(Rows { rhs, terms, rows: [_, columns], .. }) = &*quanta else {
            return None;
        };
        if rhs.is_empty() || *terms == 0 {
            return None;
        }
        let stride = terms.div_ceil(CHOSEN);
        let chosen = terms.div_ceil(stride);
        let mut right = vec![0; rhs.len() / terms * chosen];
        parallel::for_each_chunk(&mut right, *columns, |line, right| {
            let (batch, term) = (line / chosen, line % chosen * stride);
            for (column, exponent) in right.iter_mut().enumerate() {
                *exponent = rhs[(batch * columns + column) * terms + term];
            }
        });
        Some(Inexact::Counted(ChosenTerms { quanta, stride, right }))
    }

    /// Whether the lower bounds of the sums of magnitudes do: the grid of a sum is the finer the smaller its bound is, and has
    /// the fewer terms below it.
    pub fn does_with(&self, magnitudes: &dyn TermMagnitudes) -> bool {
        let Inexact::NearlyAll(from) = self else { return false };
        tried(magnitudes.len()).into_iter().all(|place| {
            let mut least = [0.0];
            magnitudes.least(place..place + 1, &mut least);
            least[0] >= *from
        })
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
            Inexact::Counted(chosen) => chosen.lower(range, precision, magnitudes, counts),
        }
    }
}

impl ChosenTerms {
    fn lower(&self, range: Range<usize>, precision: u32, sizes: &[f64], counts: &mut [f64]) {
        let Quanta::Rows(Rows { lhs, terms, rows, .. }) = &*self.quanta else { return };
        let ([rows, columns], chosen) = (*rows, terms.div_ceil(self.stride));
        let mut finer = vec![0i16; columns];
        for (row, among) in parts_of_rows(range.clone(), columns) {
            let first = row * columns + among.start - range.start;
            let sizes = &sizes[first..][..among.len()];
            let positive = sizes.iter().filter(|size| **size > 0.0);
            let least = positive.fold(f64::INFINITY, |least, size| least.min(*size));
            let finer = &mut finer[..among.len()];
            finer.fill(0);
            if least.is_finite() {
                // the distance of neighbouring values at the smallest of the largest partial sums
                let grid = exponent_of(ufp(least / 2.0) * power_of_two(1 - precision as i32));
                let left = lhs[row * terms..][..*terms].iter().step_by(self.stride);
                let lines = self.right[row / rows * chosen * columns..].chunks_exact(columns);
                for (exponent, line) in left.zip(lines) {
                    count_below(grid - exponent, &line[among.clone()], finer);
                }
            }
            for ((count, &size), &finer) in counts[first..].iter_mut().zip(sizes).zip(&*finer) {
                *count = if size > 0.0 { count.min(f64::from(finer) + 1.0) } else { 0.0 };
            }
        }
    }
}

by_level! {
    /// Counts the exponents of a line that are below one, column by column.
    fn count_below(exponent: i16, line: &[i16], counts: &mut [i16]) {
        for (count, own) in counts.iter_mut().zip(line) {
            *count += i16::from(*own < exponent);
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
    fn no_sum_has_fewer_inexact_additions_than_are_counted() {
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
        assert!(sum_of_counts > 10.0 * all as f64, "the counts would show nothing");
    }

    #[test]
    fn sums_below_a_magnitude_may_have_exact_additions() {
        let mut counts = [100.0; 2];
        Inexact::NearlyAll(2.0).lower(0..2, 24, &[1.5, 2.0], &mut counts);
        assert_eq!(counts, [0.0, 100.0]);
    }
}
