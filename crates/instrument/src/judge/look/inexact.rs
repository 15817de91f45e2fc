//! How many additions of a sum are inexact at least, where to count them sum by sum takes as long as the sums.

use std::ops::Range;
use std::sync::Arc;

use super::magnitudes::parts_of_rows;
use crate::alone::terms::transposed;
use crate::by_level;
use crate::hardware::parallel;
use crate::judge::ground::bound::grid_of;
use crate::judge::law::quanta::{Quanta, Rows, exponent_of};

/// How many terms of each sum are looked at.
pub const CHOSEN: usize = 64;
/// How many exponents above the smallest one of a row are told apart.
const LEVELS: i16 = 64;

/// The terms of the sums of a contraction whose left factors have the lowest bits, and the exponents of the lowest bits of the
/// right factors.
pub struct FinestTerms {
    quanta: Arc<Quanta>,
    /// The places of the chosen terms of each row of the left operand.
    chosen: Vec<u32>,
    /// How many terms of each row are chosen.
    count: usize,
    /// The exponents of the right factors: of each batch, term by term, for all columns.
    right: Vec<i16>,
}

impl FinestTerms {
    /// The finest terms of a contraction with these exponents of lowest bits; `None` if it has no terms, or if there is
    /// no memory for them.
    pub fn of(quanta: Arc<Quanta>) -> Option<FinestTerms> {
        let Quanta::Rows(Rows { lhs, rhs, terms, rows: [_, columns] }) = &*quanta else {
            return None;
        };
        if *terms == 0 {
            return None;
        }
        let count = CHOSEN.min(*terms);
        let mut chosen = vec![0; lhs.len() / terms * count];
        parallel::for_each_chunk(&mut chosen, count, |row, chosen| {
            choose(&lhs[row * terms..][..*terms], chosen);
        });
        let right = transposed(rhs, [*columns, *terms])?;
        Some(FinestTerms { quanta, chosen, count, right })
    }

    /// How many additions of the sum at a place are inexact at least, if the magnitudes of its terms have this sum, in an
    /// accumulator of this precision.
    pub fn count_at(&self, place: usize, size: f64, precision: u32) -> f64 {
        let mut count = [f64::INFINITY];
        self.lower(place..place + 1, precision, &[size], &mut count);
        (count[0] - 1.0).max(0.0)
    }

    /// Lowers the numbers of terms of the sums at a range of places until at least one fewer of their additions are inexact,
    /// in an accumulator of this precision. The magnitudes of the terms are no smaller than these.
    pub fn lower(&self, range: Range<usize>, precision: u32, sizes: &[f64], counts: &mut [f64]) {
        let Quanta::Rows(Rows { lhs, terms, rows, .. }) = &*self.quanta else { return };
        let [rows, columns] = *rows;
        let mut finer = vec![0i16; columns];
        for (row, among) in parts_of_rows(range.clone(), columns) {
            let first = row * columns + among.start - range.start;
            let sizes = &sizes[first..][..among.len()];
            let least = least_positive(sizes);
            let finer = &mut finer[..among.len()];
            finer.fill(0);
            if least.is_finite() {
                let grid = exponent_of(grid_of(least, precision));
                let left = &lhs[row * terms..][..*terms];
                let right = &self.right[row / rows * terms * columns..][..terms * columns];
                for &term in &self.chosen[row * self.count..][..self.count] {
                    let term = term as usize;
                    let line = &right[term * columns..][among.clone()];
                    count_below(grid - left[term], line, finer);
                }
            }
            lower_to(finer, sizes, &mut counts[first..][..among.len()]);
        }
    }
}

/// The places of the smallest of some exponents, in order. Exponents far above the smallest one count as equal.
pub fn choose(exponents: &[i16], chosen: &mut [u32]) {
    let least = smallest(exponents);
    // the first level up to which there are enough
    let (mut level, mut above) = (0, LEVELS - 1);
    while level < above {
        let middle = (level + above) / 2;
        match count_smaller(exponents, least + middle + 1) < chosen.len() {
            true => level = middle + 1,
            false => above = middle,
        }
    }
    let edge = least + level;
    // of that level as many are taken as there is room for
    let mut room = chosen.len() - count_smaller(exponents, edge).min(chosen.len());
    let mut count = 0;
    for (place, &exponent) in (0..).zip(exponents) {
        let Some(next) = chosen.get_mut(count) else { break };
        let is_at_edge = exponent == edge || level == LEVELS - 1 && exponent > edge;
        let is_chosen = exponent < edge || is_at_edge && room > 0;
        *next = place;
        room -= usize::from(is_at_edge && is_chosen);
        count += usize::from(is_chosen);
    }
}

by_level! {
    /// The smallest of some exponents; 0 if there are none.
    fn smallest(exponents: &[i16]) -> i16 {
        exponents.iter().copied().reduce(i16::min).unwrap_or(0)
    }

    /// How many exponents are smaller than one.
    fn count_smaller(exponents: &[i16], than: i16) -> usize {
        // counts of 16 bits are summed in blocks that they cannot overflow
        let count = |block: &[i16]| block.iter().fold(0u16, |count, it| count + u16::from(*it < than));
        exponents.chunks(1 << 14).map(|block| usize::from(count(block))).sum()
    }

    /// The smallest of some numbers that are larger than zero; infinity if none is.
    fn least_positive(numbers: &[f64]) -> f64 {
        let mut lanes = [f64::INFINITY; 8];
        let (chunks, rest) = numbers.as_chunks::<8>();
        for chunk in chunks {
            for (lane, &number) in lanes.iter_mut().zip(chunk) {
                *lane = if number > 0.0 && number < *lane { number } else { *lane };
            }
        }
        let positive = lanes.iter().chain(rest).filter(|number| **number > 0.0);
        positive.fold(f64::INFINITY, |least, number| least.min(*number))
    }

    /// Lowers numbers of terms to one more than there are inexact additions, or to none where nothing is known of a sum's
    /// magnitude.
    fn lower_to(inexact: &[i16], sizes: &[f64], counts: &mut [f64]) {
        for ((count, &size), &inexact) in counts.iter_mut().zip(sizes).zip(inexact) {
            let most = f64::from(inexact) + 1.0;
            let lowered = if most < *count { most } else { *count };
            *count = if size > 0.0 { lowered } else { 0.0 };
        }
    }

    /// Counts the exponents of a line that are below one, column by column.
    pub fn count_below(exponent: i16, line: &[i16], counts: &mut [i16]) {
        for (count, own) in counts.iter_mut().zip(line) {
            *count += i16::from(*own < exponent);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meaning::DotDimensions;
    use crate::numeric::random::Random;
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
        let finest = FinestTerms::of(quanta.clone()).unwrap();
        let all = batches * rows * columns;
        let mut sum_of_counts = 0.0;
        for (precision, size) in [(24, 64.0), (11, 3.0), (8, 40.0)] {
            let sizes: Vec<f64> = (0..all).map(|it| size + (it % 7) as f64).collect();
            let mut counts = vec![200.0; all];
            for range in [0..20, 20..100, 100..all] {
                let sizes = &sizes[range.clone()];
                finest.lower(range.clone(), precision, sizes, &mut counts[range]);
            }
            for place in 0..all {
                let grid = grid_of(sizes[place], precision);
                let events = quanta.finer(place, grid, usize::MAX).min(199) as f64;
                assert!(counts[place] - 1.0 <= events, "{place} {precision}");
                sum_of_counts += counts[place] - 1.0;
            }
        }
        assert!(sum_of_counts > 10.0 * all as f64, "the counts would show nothing");
    }

    #[test]
    fn the_smallest_exponents_are_chosen() {
        let chosen = |exponents: &[i16], count: usize| {
            let mut chosen = vec![0; count];
            choose(exponents, &mut chosen);
            chosen
        };
        assert_eq!(chosen(&[3, -7, 8000, -9, 3, -7], 3), [1, 3, 5]);
        assert_eq!(chosen(&[3, -7, 8000, -9, 3, -7], 4), [0, 1, 3, 5]);
        assert_eq!(chosen(&[5, 5, 5], 2), [0, 1]);
        assert_eq!(chosen(&[8000, 0, 8000], 3), [0, 1, 2]);
    }
}
