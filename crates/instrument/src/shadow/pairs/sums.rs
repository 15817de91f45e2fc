//! Sums, products and extrema of many terms in pairs.

use super::made::{larger, smaller};
use super::{guarded, wide_of};
use crate::alone::terms::permuted;
use crate::hardware::cpu;
use crate::hardware::parallel;
use crate::meaning::DotDimensions;
use crate::numeric::{Double, ElementType};
use crate::shadow::wide::Wide;

/// The operation of a reduction on its accumulator and an element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fold {
    Sum,
    Product,
    Largest,
    Smallest,
}

impl Fold {
    /// Whether the op rounds.
    pub fn rounds(self) -> bool {
        matches!(self, Fold::Sum | Fold::Product)
    }

    pub fn of(self, x: Double, y: Double) -> Double {
        match self {
            Fold::Sum => guarded(x + y, x.high + y.high),
            Fold::Product => guarded(x * y, x.high * y.high),
            Fold::Largest => larger(x, y),
            Fold::Smallest => smaller(x, y),
        }
    }
}

/// How many sums are made at a time side by side.
const LANES: usize = 8;
/// How many terms a task has at least.
const TASK: usize = 1 << 14;

/// The numbers of a tensor with its dimensions in another order. A complex number is two; they are the last dimension.
pub fn in_order(wide: &Wide, order: &[usize]) -> Vec<Double> {
    let (mut shape, mut order) = (wide.high.shape().to_vec(), order.to_vec());
    if is_complex(wide) {
        order.push(shape.len());
        shape.push(2);
    }
    permuted(wide.doubles(), &shape, &order)
}

pub fn is_complex(wide: &Wide) -> bool {
    matches!(wide.high.element(), ElementType::Complex(_))
}

/// Every other number, from one on.
pub fn every_other(numbers: &[Double], first: usize) -> Vec<Double> {
    numbers.iter().skip(first).step_by(2).copied().collect()
}

/// `reduce` of one operand along dimensions.
pub fn reduce(input: &Wide, initial: &Wide, dimensions: &[usize], fold: Fold) -> Option<Wide> {
    let shape = input.high.shape();
    let (reduced, kept): (Vec<usize>, Vec<usize>) =
        (0..shape.len()).partition(|dimension| dimensions.contains(dimension));
    let order: Vec<usize> = kept.iter().chain(&reduced).copied().collect();
    let size = reduced.iter().map(|&dimension| shape[dimension]).product::<usize>();
    let outputs: Vec<usize> = kept.iter().map(|&dimension| shape[dimension]).collect();
    let (numbers, first) = (in_order(input, &order), initial.doubles());
    let count: usize = outputs.iter().product();
    let results = match is_complex(input) {
        false => folded(&numbers, size, count, *first.first()?, fold),
        true => {
            let part = |part: usize| {
                let start = first.get(part).copied().unwrap_or(Double::from(0.0));
                folded(&every_other(&numbers, part), size, count, start, fold)
            };
            part(0)
                .into_iter()
                .zip(part(1))
                .flat_map(|(real, imaginary)| [real, imaginary])
                .collect()
        }
    };
    wide_of(&outputs, is_complex(input), &results)
}

/// The folds of runs of `size` numbers.
fn folded(numbers: &[Double], size: usize, count: usize, first: Double, fold: Fold) -> Vec<Double> {
    let mut results = vec![first; count];
    let chunk = (TASK / size.max(1)).max(1);
    parallel::for_each_chunk(&mut results, chunk, |number, results| {
        for (index, result) in results.iter_mut().enumerate() {
            let start = (number * chunk + index) * size;
            let terms = &numbers[start..start + size];
            *result = match fold {
                Fold::Sum => sum(terms, first),
                _ => terms.iter().fold(first, |so_far, &term| fold.of(so_far, term)),
            };
        }
    });
    results
}

/// The sum of terms. Where it is not finite, it is the sum in f64.
fn sum(terms: &[Double], first: Double) -> Double {
    let result = cpu::dispatch(|| in_lanes(terms)) + first;
    guarded(result, terms.iter().fold(first.high, |sum, term| sum + term.high))
}

#[inline(always)]
fn in_lanes(terms: &[Double]) -> Double {
    let mut lanes = [Double::from(0.0); LANES];
    let (groups, rest) = terms.as_chunks::<LANES>();
    for group in groups {
        for (lane, &term) in lanes.iter_mut().zip(group) {
            *lane = *lane + term;
        }
    }
    lanes.iter().chain(rest).fold(Double::from(0.0), |sum, &term| sum + term)
}

/// `dot_general`.
pub fn dot(lhs: &Wide, rhs: &Wide, dimensions: &DotDimensions) -> Option<Wide> {
    let (left, right) = (lhs.high.shape(), rhs.high.shape());
    let (rows, columns) = (dimensions.lhs_free(left.len()), dimensions.rhs_free(right.len()));
    let sizes = |shape: &[usize], dimensions: &[usize]| -> usize {
        dimensions.iter().map(|&dimension| shape[dimension]).product()
    };
    let order = |groups: [&[usize]; 3]| groups.concat();
    let left_order = order([&dimensions.lhs_batching, &rows, &dimensions.lhs_contracting]);
    let right_order = order([&dimensions.rhs_batching, &dimensions.rhs_contracting, &columns]);
    let product = Product {
        batches: sizes(left, &dimensions.lhs_batching),
        rows: sizes(left, &rows),
        terms: sizes(left, &dimensions.lhs_contracting),
        columns: sizes(right, &columns),
    };
    let (lhs, rhs) = (
        (in_order(lhs, &left_order), is_complex(lhs)),
        (in_order(rhs, &right_order), is_complex(rhs)),
    );
    let shape = dimensions.result_shape(left, right);
    let numbers = match (lhs, rhs) {
        ((lhs, false), (rhs, false)) => product.of(&lhs, &rhs),
        ((lhs, true), (rhs, true)) => {
            let [a, b] = [0, 1].map(|part| every_other(&lhs, part));
            let [c, d] = [0, 1].map(|part| every_other(&rhs, part));
            let numbers = of_parts([&a, &b], [&c, &d], |x, y| product.of(x, y));
            return wide_of(&shape, true, &numbers);
        }
        _ => return None,
    };
    wide_of(&shape, false, &numbers)
}

/// A sum of products of complex numbers, part by part: of real and imaginary parts a + bi of one operand and c + di of the
/// other one, ac - bd and ad + bc.
pub fn of_parts(
    [a, b]: [&[Double]; 2],
    [c, d]: [&[Double]; 2],
    products: impl Fn(&[Double], &[Double]) -> Vec<Double>,
) -> Vec<Double> {
    let minus_b: Vec<Double> = b.iter().map(|&number| -number).collect();
    let real = products(a, c).into_iter().zip(products(&minus_b, d));
    let imaginary = products(a, d).into_iter().zip(products(b, c));
    real.zip(imaginary).flat_map(|((ac, bd), (ad, bc))| [ac + bd, ad + bc]).collect()
}

/// The sizes of products of matrices: batches of rows times terms and of terms times columns.
struct Product {
    batches: usize,
    rows: usize,
    terms: usize,
    columns: usize,
}

impl Product {
    fn of(&self, lhs: &[Double], rhs: &[Double]) -> Vec<Double> {
        let Product { batches, rows, terms, columns } = *self;
        let part = |part: fn(&Double) -> f64| rhs.iter().map(part).collect::<Vec<f64>>();
        let (high, low) = (part(|it| it.high), part(|it| it.low));
        let mut results = vec![Double::from(0.0); batches * rows * columns];
        if results.is_empty() {
            return results;
        }
        parallel::for_each_chunk(&mut results, columns, |row, results| {
            let lhs = &lhs[row * terms..(row + 1) * terms];
            let start = row / rows * terms * columns;
            let range = start..start + terms * columns;
            let (high, low) = (&high[range.clone()], &low[range]);
            let (mut sums, mut rests) = (vec![0.0; columns], vec![0.0; columns]);
            cpu::dispatch(|| add_products(lhs, [high, low], [&mut sums, &mut rests]));
            for (column, result) in results.iter_mut().enumerate() {
                *result = Double { high: sums[column], low: rests[column] };
                if !result.high.is_finite() {
                    let products = lhs.iter().zip(high[column..].iter().step_by(columns));
                    let plain = products.fold(0.0, |sum, (x, y)| sum + x.high * y);
                    *result = Double::from(plain);
                }
            }
        });
        results
    }
}

/// Adds to each sum the products of a row's elements and the elements of its column.
#[inline(always)]
pub fn add_products(row: &[Double], [high, low]: [&[f64]; 2], [sums, rests]: [&mut [f64]; 2]) {
    let columns = sums.len();
    for (term, &factor) in row.iter().enumerate() {
        let (high, low) = (&high[term * columns..][..columns], &low[term * columns..][..columns]);
        let sums = sums.iter_mut().zip(rests.iter_mut());
        for ((sum, rest), (&high, &low)) in sums.zip(high.iter().zip(low)) {
            let total = Double { high: *sum, low: *rest } + factor * Double { high, low };
            (*sum, *rest) = (total.high, total.low);
        }
    }
}
