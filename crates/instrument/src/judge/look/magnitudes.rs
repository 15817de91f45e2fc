//! The sums of the magnitudes of products: at some places, and bounds of those at all places that take a small part of the
//! time of a contraction.

use std::ops::Range;

use crate::alone::terms::{orders, terms_and_rows};
use crate::alone::wide::into_numbers;
use crate::by_level;
use crate::engine::contraction;
use crate::engine::movement::copy;
use crate::hardware::parallel;
use crate::judge::law::quanta::Quanta;
use crate::meaning::{DotDimensions, SumPolicy};
use crate::numeric::{ElementType, FloatFormat, names};
use crate::tensor::Tensor;
use crate::tensor::allocation;
use crate::tensor::strided::OffsetMap;

/// Of how many terms one takes part in a lower bound.
const STRIDE: usize = 16;
/// From how many terms on bounds from a part of them are worth their time.
pub const LONG: usize = 8 * STRIDE;
/// How many columns are summed side by side.
const COLUMNS: usize = 64;
/// How many terms of one sum are added side by side.
const LANES: usize = 32;
/// How many places a task has at least.
pub const TASK: usize = 1 << 8;
/// Half of a unit in the last place of 1 in f32.
const UNIT: f64 = f32::EPSILON as f64 / 2.0;
/// The smallest positive f32.
const LEAST: f64 = 1.401298464324817e-45;

/// The factors of the terms of an op's sums, and the sums of the magnitudes of the terms.
pub trait TermMagnitudes: Sync {
    /// How many sums there are.
    fn len(&self) -> usize;

    /// How many terms a sum has at most.
    fn terms(&self) -> usize;

    /// The largest sum of magnitudes, or more.
    fn most(&self) -> f64;

    /// The sums of the magnitudes of a small part of the terms, at a range of places: no sum of magnitudes is smaller.
    fn least(&self, range: Range<usize>, sums: &mut [f64]);

    /// The sums of the magnitudes of about one term of `stride`, made in f32; `None` if there is no memory for them.
    fn made(&self, stride: usize) -> Option<Tensor>;

    /// The op's sums themselves, made in f64; `None` if there is no memory for them.
    fn sums(&self) -> Option<Vec<f64>>;

    /// The exponents of the lowest bits of the factors; `None` if there is no memory for them.
    fn quanta(&self) -> Option<Quanta>;

    /// A function of the factors of the sum at a place, run by run, added up.
    fn sum_of_runs(&self, place: usize, of_run: &dyn Fn(&[f32], &[f32]) -> f64) -> f64;

    /// The sums of magnitudes at some places of the result, or little more.
    fn at(&self, places: &[usize]) -> Vec<f64> {
        let [share, lost] = errors(self.terms());
        let mut sums = vec![0.0; places.len()];
        parallel::for_each_chunk(&mut sums, TASK, |task, sums| {
            for (sum, &place) in sums.iter_mut().zip(&places[task * TASK..]) {
                let found = self.sum_of_runs(place, &|left, right| product(left, right).into());
                *sum = found * (1.0 + share) + lost;
            }
        });
        sums
    }

    /// The op's sums themselves at a few places, made in f64.
    fn sums_at(&self, places: &[usize]) -> Vec<f64> {
        let mut sums = vec![0.0; places.len()];
        parallel::for_each_chunk(&mut sums, TASK, |task, sums| {
            for (sum, &place) in sums.iter_mut().zip(&places[task * TASK..]) {
                *sum = self.sum_of_runs(place, &sum_of_products);
            }
        });
        sums
    }
}

/// The factors of a contraction in f32, of whose magnitudes sums are made.
pub struct Magnitudes {
    /// The factors of the left operand: a row for each batch and each of its free places.
    lhs: Tensor,
    /// The factors of the right operand: a row for each batch and each of its free places.
    rhs: Tensor,
    /// How many terms a sum has.
    terms: usize,
    /// How many rows of each operand a batch has.
    rows: [usize; 2],
    /// The magnitudes of each [`STRIDE`]th factor of the rows of the right operand: of each batch, term by term.
    right: Vec<f32>,
    /// The largest sum of magnitudes, or more.
    most: f64,
}

/// How large the factors of some rows are.
#[derive(Clone, Copy, Default)]
pub struct Extent {
    /// The bits of the largest magnitude, which are ordered as the magnitudes are, NaN being the largest.
    pub largest: u32,
    /// The largest sum of the squares of a row's factors.
    pub square: f32,
}

impl Magnitudes {
    /// The factors of a contraction of tensors of f32; `None` if it has few terms or no sums, if there are infinities
    /// or NaN, or if f32 does not hold the products and sums.
    pub fn of_dot(operands: [&Tensor; 2], dimensions: &DotDimensions) -> Option<Magnitudes> {
        let [lhs, rhs] = operands;
        let (terms, rows) = terms_and_rows(operands, dimensions);
        if !(LONG..=1 << 16).contains(&terms) || rows.contains(&0) {
            return None;
        }
        let [lhs_order, rhs_order] = orders(lhs.rank(), rhs.rank(), dimensions);
        let (lhs, rhs) = (in_order(lhs, &lhs_order)?, in_order(rhs, &rhs_order)?);
        let extents = [&lhs, &rhs].map(|rows| Extent::of_rows(floats(rows), terms));
        let most = most(extents, terms)?;
        let right = each_strides_magnitudes(floats(&rhs), terms, rows[1]);
        Some(Magnitudes { lhs, rhs, terms, rows, right, most })
    }
}

impl Magnitudes {
    /// The sums of products of rows of both operands, in a format.
    fn products(&self, operands: [&Tensor; 2], format: &'static FloatFormat) -> Option<Tensor> {
        let [rows, columns] = self.rows;
        let batches = self.lhs.len() / self.terms / rows;
        let in_batches = |tensor: &Tensor, rows: usize| {
            tensor.clone().with_shape(&[batches, rows, tensor.len() / (batches * rows)])
        };
        let (lhs, rhs) = (in_batches(operands[0], rows), in_batches(operands[1], columns));
        let dimensions = DotDimensions {
            lhs_batching: vec![0],
            rhs_batching: vec![0],
            lhs_contracting: vec![2],
            rhs_contracting: vec![2],
        };
        let element = ElementType::Float(format);
        contraction::dot(&lhs, &rhs, &dimensions, &element, &SumPolicy::default()).ok()
    }
}

impl TermMagnitudes for Magnitudes {
    fn len(&self) -> usize {
        self.lhs.len() / self.terms * self.rows[1]
    }

    fn terms(&self) -> usize {
        self.terms
    }

    fn most(&self) -> f64 {
        self.most
    }

    fn least(&self, range: Range<usize>, sums: &mut [f64]) {
        let chosen = self.terms / STRIDE;
        let [rows, columns] = self.rows;
        let [share, lost] = errors(chosen);
        let mut factors = vec![0.0f32; chosen];
        for (row, among) in parts_of_rows(range.clone(), columns) {
            let line = &floats(&self.lhs)[row * self.terms..][..self.terms];
            for (factor, value) in factors.iter_mut().zip(line.iter().step_by(STRIDE)) {
                *factor = value.abs();
            }
            let matrix = &self.right[row / rows * chosen * columns..][..chosen * columns];
            let first = row * columns + among.start - range.start;
            let sums = &mut sums[first..][..among.len()];
            sums_of_row(&factors, &matrix[among.start..], columns, sums);
            sums.iter_mut().for_each(|sum| *sum = (*sum * (1.0 - share) - lost).max(0.0));
        }
    }

    fn made(&self, stride: usize) -> Option<Tensor> {
        let part = |values: &Tensor| {
            let (part, chosen) = parts_magnitudes(floats(values), self.terms, stride)?;
            Tensor::from_vec(&[values.len() / self.terms, chosen], part).ok()
        };
        self.products([&part(&self.lhs)?, &part(&self.rhs)?], &names::F32)
    }

    fn sums(&self) -> Option<Vec<f64>> {
        into_numbers(self.products([&self.lhs, &self.rhs], &names::F64)?.into())
    }

    fn quanta(&self) -> Option<Quanta> {
        Quanta::of_rows([floats(&self.lhs), floats(&self.rhs)], self.terms, self.rows)
    }

    fn sum_of_runs(&self, place: usize, of_run: &dyn Fn(&[f32], &[f32]) -> f64) -> f64 {
        let [rows, columns] = self.rows;
        let (left, column) = (place / columns, place % columns);
        let right = left / rows * columns + column;
        let row = |row: usize| row * self.terms..(row + 1) * self.terms;
        of_run(&floats(&self.lhs)[row(left)], &floats(&self.rhs)[row(right)])
    }
}

/// A tensor of f32 with its dimensions in another order; `None` if there is no memory for it.
pub fn in_order(tensor: &Tensor, order: &[usize]) -> Option<Tensor> {
    if order.is_sorted() {
        return Some(tensor.clone());
    }
    let shape: Vec<usize> = order.iter().map(|&dimension| tensor.shape()[dimension]).collect();
    let map = OffsetMap::row_major(tensor.shape()).along(order);
    Tensor::from_vec(&shape, copy::collect(&map, &shape, floats(tensor)).ok()?).ok()
}

/// The elements of a tensor of f32.
pub fn floats(tensor: &Tensor) -> &[f32] {
    bytemuck::cast_slice(tensor.codes::<u32>())
}

/// The magnitudes of one factor of so many of each row, and how many a row then has; `None` if there is no memory for them.
pub fn parts_magnitudes(values: &[f32], terms: usize, stride: usize) -> Option<(Vec<f32>, usize)> {
    let chosen = terms / stride;
    let fill = |task: usize, part: &mut [f32]| {
        let rows = values[task * TASK * terms..].chunks_exact(terms);
        for (to, row) in part.chunks_exact_mut(chosen).zip(rows) {
            let factors = row.iter().step_by(stride);
            to.iter_mut().zip(factors).for_each(|(to, factor)| *to = factor.abs());
        }
    };
    let shape = [values.len() / terms, chosen];
    Some((allocation::filled_by_chunks(&shape, chosen * TASK, fill).ok()?, chosen))
}

impl Extent {
    /// The extent of rows of `terms` factors.
    pub fn of_rows(values: &[f32], terms: usize) -> Extent {
        let rows = values.len() / terms;
        let mut extents = vec![Extent::default(); rows.div_ceil(TASK)];
        parallel::for_each_chunk(&mut extents, 1, |task, extents| {
            let last = values.len().min((task + 1) * TASK * terms);
            for row in values[task * TASK * terms..last].chunks_exact(terms) {
                let (largest, square) = (largest(row), product(row, row));
                extents[0] = extents[0].and(Extent { largest, square });
            }
        });
        extents.into_iter().fold(Extent::default(), Extent::and)
    }

    fn and(self, other: Extent) -> Extent {
        let largest = self.largest.max(other.largest);
        Extent { largest, square: self.square.max(other.square) }
    }
}

/// No sum of the magnitudes of so many products is larger than the product of the largest lengths of rows (Cauchy and
/// Schwarz); `None` if there are infinities or NaN, or if f32 does not hold the products and sums.
pub fn most(extents: [Extent; 2], terms: usize) -> Option<f64> {
    let [left, right] = extents.map(|it| f64::from(f32::from_bits(it.largest)));
    let fits = left * right * (terms as f64) < f64::from(f32::MAX) / 2.0;
    let [share, least] = errors(terms);
    let length = |it: Extent| (f64::from(it.square) * (1.0 + share) + least).sqrt();
    let [left, right] = extents.map(length);
    // squares may overflow where products do not
    let most = left * right;
    fits.then(|| if most.is_finite() { most * (1.0 + 1e-9) } else { f64::from(f32::MAX) })
}

/// The magnitudes of each [`STRIDE`]th factor of rows, for each batch of so many rows term by term.
fn each_strides_magnitudes(values: &[f32], terms: usize, rows: usize) -> Vec<f32> {
    let chosen = terms / STRIDE;
    let mut magnitudes = vec![0.0f32; values.len() / terms * chosen];
    parallel::for_each_chunk(&mut magnitudes, rows, |line, magnitudes| {
        let (batch, term) = (line / chosen, line % chosen);
        let first = batch * rows * terms + term * STRIDE;
        for (row, magnitude) in magnitudes.iter_mut().enumerate() {
            *magnitude = values[first + row * terms].abs();
        }
    });
    magnitudes
}

/// The rows of a matrix of `columns` columns in which a range of its places has elements, each with these columns.
pub fn parts_of_rows(
    range: Range<usize>,
    columns: usize,
) -> impl Iterator<Item = (usize, Range<usize>)> {
    let rows = range.start / columns..range.end.div_ceil(columns);
    rows.map(move |row| {
        let first = range.start.saturating_sub(row * columns);
        (row, first..columns.min(range.end - row * columns))
    })
}

/// The sums of the magnitudes of so many terms that were made in f32, at a range of places, or little less.
pub fn least_of(made: &Tensor, range: Range<usize>, terms: usize, sums: &mut [f64]) {
    let [share, lost] = errors(terms);
    for (sum, &made) in sums.iter_mut().zip(&floats(made)[range]) {
        *sum = (f64::from(made) * (1.0 - share) - lost).max(0.0);
    }
}

/// How far a sum of so many products that is made in f32 is from the exact one, the factors being rounded to f32: a share,
/// and what is added to it.
pub fn errors(terms: usize) -> [f64; 2] {
    [1.01 * (terms + 4) as f64 * UNIT, terms as f64 * LEAST]
}

by_level! {
    /// The bits of the largest magnitude of the factors of a row.
    fn largest(row: &[f32]) -> u32 {
        row.iter().fold(0, |largest, factor| largest.max(factor.abs().to_bits()))
    }

    /// The sum of the magnitudes of the products of the factors of two rows.
    pub fn product(left: &[f32], right: &[f32]) -> f32 {
        let mut lanes = [0.0f32; LANES];
        let (left, left_rest) = left.as_chunks::<LANES>();
        let (right, right_rest) = right.as_chunks::<LANES>();
        for (left, right) in left.iter().zip(right) {
            for lane in 0..LANES {
                lanes[lane] += (left[lane] * right[lane]).abs();
            }
        }
        let rest = left_rest.iter().zip(right_rest);
        let rest: f32 = rest.map(|(left, right)| (left * right).abs()).sum();
        lanes.into_iter().sum::<f32>() + rest
    }

    /// The sum of the products of the factors of two rows, made in f64.
    fn sum_of_products(left: &[f32], right: &[f32]) -> f64 {
        let mut lanes = [0.0f64; LANES];
        let (left, left_rest) = left.as_chunks::<LANES>();
        let (right, right_rest) = right.as_chunks::<LANES>();
        for (left, right) in left.iter().zip(right) {
            for lane in 0..LANES {
                lanes[lane] += f64::from(left[lane]) * f64::from(right[lane]);
            }
        }
        let rest = left_rest.iter().zip(right_rest);
        let rest: f64 = rest.map(|(&left, &right)| f64::from(left) * f64::from(right)).sum();
        lanes.into_iter().sum::<f64>() + rest
    }

    /// The sums of the products of a row's factors with the first columns of a matrix that has `columns` columns.
    fn sums_of_row(factors: &[f32], matrix: &[f32], columns: usize, sums: &mut [f64]) {
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
    use crate::numeric::random::Random;

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
        let (at, most) = (found.at(&places), found.most());
        let (sums, quanta) = (found.sums().unwrap(), found.quanta().unwrap());
        let of_operands = Quanta::of_dot([&lhs, &rhs], &dimensions);
        let finer = |quanta: &Quanta, place: usize| quanta.finer(place, 2f64.powi(-10), usize::MAX);
        assert!(places.iter().any(|&place| finer(&quanta, place) > 0));
        let mut least = vec![0.0; places.len()];
        // ranges that begin and end within rows
        for range in [0..50, 50..68, 68..400, 400..402] {
            found.least(range.clone(), &mut least[range]);
        }
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
            assert_eq!(sums[place], (0..terms).map(term).sum::<f64>(), "{place}");
            assert_eq!(finer(&quanta, place), finer(&of_operands, place), "{place}");
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
            Magnitudes::of_dot([&tensor, &tensor], &dimensions).map(|it| it.most())
        };
        assert!(of(1e15, 256).is_some());
        assert!(of(1e19, 256).is_none());
        assert!(of(f64::INFINITY, 256).is_none());
        assert!(of(f64::NAN, 256).is_none());
        assert!(of(1.0, 8).is_none(), "the few terms are looked at one by one");
    }
}
