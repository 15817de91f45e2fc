//! The sums of the magnitudes of products: at some places, and bounds of those at all places that take a small part of the
//! time of a contraction.

use super::blocks::gathered;
use super::quanta::{orders, permuted, terms_and_rows};
use super::sizes;
use super::wide::numbers;
use crate::by_level;
use crate::engine::parallel;
use crate::meaning::DotDimensions;
use crate::tensor::Tensor;

/// Of how many terms one takes part in a lower bound.
const STRIDE: usize = 16;
/// From how many terms on bounds from a part of them are worth their time.
const LONG: usize = 8 * STRIDE;
/// How many columns are summed side by side.
const COLUMNS: usize = 64;
/// How many terms of one sum are added side by side.
const LANES: usize = 32;
/// How many rows of each operand a sample has at most.
const SAMPLED: usize = 1 << 3;
/// How many places a task has at least.
const TASK: usize = 1 << 8;
/// Half of a unit in the last place of 1 in f32.
const UNIT: f64 = f32::EPSILON as f64 / 2.0;
/// The smallest positive f32.
const LEAST: f64 = 1.401298464324817e-45;

/// The magnitudes of the factors of a contraction, in f32.
pub struct Magnitudes {
    /// Those of the left operand: a row for each batch and each of its free places.
    lhs: Vec<f32>,
    /// Those of the right operand, likewise.
    rhs: Vec<f32>,
    /// How many terms a sum has.
    terms: usize,
    /// How many rows of each operand a batch has.
    rows: [usize; 2],
}

impl Magnitudes {
    /// Those of a contraction of real floats that f32 has; `None` if it has few terms or no sums, or if f32 does not hold
    /// the products and sums.
    pub fn of_dot(operands: [&Tensor; 2], dimensions: &DotDimensions) -> Option<Magnitudes> {
        let [lhs, rhs] = operands;
        let (terms, rows) = terms_and_rows(operands, dimensions);
        if !(LONG..=1 << 16).contains(&terms) || rows.contains(&0) {
            return None;
        }
        let in_order = |(tensor, order): (&Tensor, Vec<usize>)| -> Option<Vec<f32>> {
            Some(permuted(sizes::numbers_in_f32(tensor)?, tensor.shape(), &order))
        };
        let [lhs_order, rhs_order] = orders(lhs.rank(), rhs.rank(), dimensions);
        let (lhs, rhs) = (in_order((lhs, lhs_order))?, in_order((rhs, rhs_order))?);
        let largest = |values: &[f32]| f64::from(values.iter().fold(0.0f32, |a, &b| a.max(b)));
        let is_finite = |values: &[f32]| values.iter().all(|value| value.is_finite());
        let most = largest(&lhs) * largest(&rhs) * terms as f64;
        let fits = is_finite(&lhs) && is_finite(&rhs) && most < f64::from(f32::MAX) / 2.0;
        fits.then_some(Magnitudes { lhs, rhs, terms, rows })
    }

    /// The largest sum of magnitudes, or more: the product of the largest lengths of rows (Cauchy and Schwarz).
    pub fn most(&self) -> f64 {
        let longest = |values: &[f32]| {
            let mut squares = vec![0.0f32; values.len() / self.terms];
            parallel::for_each_chunk(&mut squares, TASK, |task, squares| {
                for (row, square) in squares.iter_mut().enumerate() {
                    let row = &values[(task * TASK + row) * self.terms..][..self.terms];
                    *square = product(row, row);
                }
            });
            let [share, least] = errors(self.terms);
            let square = squares.into_iter().fold(0.0, f32::max);
            (f64::from(square) * (1.0 + share) + least).sqrt()
        };
        let most = longest(&self.lhs) * longest(&self.rhs);
        // squares may overflow where products do not
        if most.is_finite() { most * (1.0 + 1e-9) } else { f64::from(f32::MAX) }
    }

    /// The sums of the magnitudes of a part of the terms: no sum of magnitudes is smaller.
    pub fn least(&self) -> Vec<f64> {
        let chosen = self.terms / STRIDE;
        let [rows, columns] = self.rows;
        let part =
            |values: &[f32], row: usize, term: usize| values[row * self.terms + term * STRIDE];
        let batches = self.lhs.len() / self.terms / rows;
        let mut right = vec![0.0f32; batches * chosen * columns];
        parallel::for_each_chunk(&mut right, columns, |line, right| {
            let (batch, term) = (line / chosen, line % chosen);
            for (column, value) in right.iter_mut().enumerate() {
                *value = part(&self.rhs, batch * columns + column, term);
            }
        });
        let mut sums = vec![0.0; batches * rows * columns];
        let [share, lost] = errors(chosen);
        parallel::for_each_chunk(&mut sums, columns, |row, sums| {
            let factors: Vec<f32> = (0..chosen).map(|term| part(&self.lhs, row, term)).collect();
            let matrix = &right[row / rows * chosen * columns..][..chosen * columns];
            sums_of_row(&factors, matrix, sums);
            sums.iter_mut().for_each(|sum| *sum = (*sum * (1.0 - share) - lost).max(0.0));
        });
        sums
    }

    /// The sums of magnitudes at some places of the result, or little more.
    pub fn at(&self, places: &[usize]) -> Vec<f64> {
        let [rows, columns] = self.rows;
        let [share, lost] = errors(self.terms);
        let mut sums = vec![0.0; places.len()];
        parallel::for_each_chunk(&mut sums, TASK, |task, sums| {
            for (sum, &place) in sums.iter_mut().zip(&places[task * TASK..]) {
                let (left, column) = (place / columns, place % columns);
                let right = left / rows * columns + column;
                let row = |row: usize| row * self.terms..(row + 1) * self.terms;
                let found = product(&self.lhs[row(left)], &self.rhs[row(right)]);
                *sum = f64::from(found) * (1.0 + share) + lost;
            }
        });
        sums
    }
}

/// The sums of magnitudes of a few places of a contraction of real floats, or little more; `None` if it has few terms or no
/// sums.
pub fn sampled(operands: [&Tensor; 2], dimensions: &DotDimensions) -> Option<Vec<f64>> {
    let [lhs, rhs] = operands;
    let (terms, rows) = terms_and_rows(operands, dimensions);
    if !(LONG..=1 << 16).contains(&terms) || rows.contains(&0) {
        return None;
    }
    let orders = orders(lhs.rank(), rhs.rank(), dimensions);
    let rows_of = |tensor: &Tensor, order: &[usize], count: usize| -> Vec<Vec<f64>> {
        let row = |row: usize| numbers(&gathered(tensor, &row_of(tensor, order, terms, row)));
        (0..count).step_by(count.div_ceil(SAMPLED)).map(row).collect()
    };
    let [left, right] =
        [(lhs, 0), (rhs, 1)].map(|(tensor, it)| rows_of(tensor, &orders[it], rows[it]));
    let sum = |left: &Vec<f64>, right: &Vec<f64>| -> f64 {
        let products = left.iter().zip(right).map(|(left, right)| (left * right).abs());
        products.sum::<f64>() * (1.0 + 1e-9)
    };
    Some(left.iter().flat_map(|left| right.iter().map(move |right| sum(left, right))).collect())
}

/// The places of the elements of a row of an operand whose dimensions are in this order, the contracting ones at the end.
fn row_of(tensor: &Tensor, order: &[usize], terms: usize, row: usize) -> Vec<usize> {
    let shape = tensor.shape();
    let stride = |dimension: usize| shape[dimension + 1..].iter().product::<usize>();
    let strides: Vec<(usize, usize)> = order.iter().map(|&it| (shape[it], stride(it))).collect();
    let place = |mut index: usize| {
        let mut place = 0;
        for (size, stride) in strides.iter().rev() {
            place += index % size * stride;
            index /= size;
        }
        place
    };
    (row * terms..(row + 1) * terms).map(place).collect()
}

/// How far a sum of so many terms that is made in f32 is from the exact one: a share, and what is added to it.
fn errors(terms: usize) -> [f64; 2] {
    [1.01 * (terms + 2) as f64 * UNIT, terms as f64 * LEAST]
}

by_level! {
    /// The sum of the products of the factors of two rows.
    fn product(left: &[f32], right: &[f32]) -> f32 {
        let mut lanes = [0.0f32; LANES];
        let (left, left_rest) = left.as_chunks::<LANES>();
        let (right, right_rest) = right.as_chunks::<LANES>();
        for (left, right) in left.iter().zip(right) {
            for lane in 0..LANES {
                lanes[lane] += left[lane] * right[lane];
            }
        }
        let rest: f32 = left_rest.iter().zip(right_rest).map(|(left, right)| left * right).sum();
        lanes.into_iter().sum::<f32>() + rest
    }

    /// The sums of the products of a row's factors with the columns of a matrix.
    fn sums_of_row(factors: &[f32], matrix: &[f32], sums: &mut [f64]) {
        let columns = sums.len();
        for (part, sums) in sums.chunks_mut(COLUMNS).enumerate() {
            let (mut lanes, first) = ([0.0f32; COLUMNS], part * COLUMNS);
            for (term, &factor) in factors.iter().enumerate() {
                let line = &matrix[term * columns + first..][..sums.len()];
                match <&[f32; COLUMNS]>::try_from(line) {
                    Ok(line) => {
                        for lane in 0..COLUMNS {
                            lanes[lane] += factor * line[lane];
                        }
                    }
                    Err(_) => lanes.iter_mut().zip(line).for_each(|(lane, value)| *lane += factor * value),
                }
            }
            sums.iter_mut().zip(lanes).for_each(|(sum, lane)| *sum = f64::from(lane));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::test_random::Random;

    /// Operands with two batches, and with the terms in the first dimension of the right one.
    fn operands(terms: usize) -> ([Tensor; 2], DotDimensions) {
        let mut random = Random::new(5);
        let mut tensor = |shape: &[usize]| {
            let count = shape.iter().product::<usize>();
            let numbers: Vec<f64> =
                (0..count).map(|_| random.below(4001) as f64 / 64.0 - 30.0).collect();
            Tensor::from_f64s("f32".parse().unwrap(), shape, &numbers).unwrap()
        };
        let dimensions = DotDimensions {
            lhs_batching: vec![0],
            rhs_batching: vec![1],
            lhs_contracting: vec![2],
            rhs_contracting: vec![0],
        };
        ([tensor(&[2, 3, terms]), tensor(&[terms, 2, 67])], dimensions)
    }

    #[test]
    fn sums_of_magnitudes_lie_within_their_bounds() {
        let terms = 300;
        let ([lhs, rhs], dimensions) = operands(terms);
        let found = Magnitudes::of_dot([&lhs, &rhs], &dimensions).unwrap();
        let places: Vec<usize> = (0..2 * 3 * 67).collect();
        let (least, at, most) = (found.least(), found.at(&places), found.most());
        let sampled = sampled([&lhs, &rhs], &dimensions).unwrap();
        // all rows of the first batch, and each ninth of its columns
        let of_sample = (0..3).flat_map(|row| (0..67).step_by(9).map(move |it| row * 67 + it));
        for (place, sample) in of_sample.zip(&sampled) {
            assert!(*sample <= at[place] && *sample > at[place] * 0.9999, "{place}");
        }
        assert_eq!(sampled.len(), 3 * 8);
        let (left, right) = (lhs.to_f64s().unwrap(), rhs.to_f64s().unwrap());
        for &place in &places {
            let (batch, row, column) = (place / 67 / 3, place / 67 % 3, place % 67);
            let term = |term: usize| {
                left[(batch * 3 + row) * terms + term] * right[(term * 2 + batch) * 67 + column]
            };
            // these products and their sums are multiples of 2^-12 that f64 has
            let sum: f64 = (0..terms).map(|it| term(it).abs()).sum();
            assert!(least[place] <= sum && least[place] > sum / 32.0, "{place}");
            assert!(at[place] >= sum && at[place] < sum * 1.0001, "{place}");
            assert!(most >= sum && most < 4.0 * sum, "{place}");
        }
    }

    #[test]
    fn factors_whose_products_f32_does_not_hold_are_refused() {
        let dimensions = DotDimensions {
            lhs_contracting: vec![0],
            rhs_contracting: vec![0],
            ..DotDimensions::default()
        };
        let of = |value: f64, terms: usize| {
            let tensor =
                Tensor::from_f64s("f32".parse().unwrap(), &[terms], &vec![value; terms]).unwrap();
            Magnitudes::of_dot([&tensor, &tensor], &dimensions)
        };
        assert!(of(1e15, 256).is_some());
        assert!(of(1e19, 256).is_none());
        assert!(of(f64::INFINITY, 256).is_none());
        assert!(of(f64::NAN, 256).is_none());
        assert!(of(1.0, 8).is_none(), "the few terms are looked at one by one");
    }
}
