//! Products of matrices of f64, on a grid or in pairs of f64: their sums are known far better than any order of additions in
//! f64 gives them, in a small part of the time that exact sums take.

use std::borrow::Cow;

use crate::alone::terms::{orders, permuted, terms_and_rows};
use crate::alone::wide::{in_pieces, numbers};
use crate::by_level;
use crate::hardware::cpu;
use crate::hardware::parallel;
use crate::judge::ground::bound::ufp;
use crate::meaning::DotDimensions;
use crate::numeric::{Double, ElementType};
use crate::tensor::Tensor;

/// How many columns are summed side by side.
const COLUMNS: usize = 32;
const ZEROS: [f64; COLUMNS] = [0.0; COLUMNS];
/// Up to which share of the smallest power of a grid one error for all sums is small.
const LEAST_SHARE: f64 = 1.0 / (1u128 << 70) as f64;
/// The magnitudes of products whose rounding errors are f64, and sums of which do not overflow.
const RANGE: std::ops::Range<f64> = 1e-280..1e280;

/// Products of matrices, and how far each may be from the exact one, beside the rounding of its sum.
pub struct Products {
    /// The sums.
    pub sums: Vec<f64>,
    /// A share of the sum of the magnitudes of the terms.
    pub unit: f64,
    /// What is added to it.
    pub error: f64,
}

/// The products of two tensors of f64; `None` if there are infinities, NaN, or products that leave the range of f64.
///
/// Where rows and columns are of like sizes, and the processor fuses multiplications and additions, a sum is made on a grid:
/// it starts from a number so large that all multiples of the grid up to the sum of the magnitudes are exact beside it. A
/// fused addition of a product then rounds the product alone, and what it leaves is found by another one. Other sums are
/// those of Ogita, Rump and Oishi ("Accurate sum and dot product", 2005, algorithm 5.3).
pub fn dot(operands: [&Tensor; 2], dimensions: &DotDimensions) -> Option<Products> {
    let [lhs, rhs] = operands;
    let (terms, [rows, columns]) = terms_and_rows(operands, dimensions);
    let batches: usize = dimensions.lhs_batching.iter().map(|&it| lhs.shape()[it]).product();
    if !are_in_range(operands, terms) {
        return None;
    }
    let [lhs_order, _] = orders(lhs.rank(), rhs.rank(), dimensions);
    let free = dimensions.rhs_free(rhs.rank());
    let rhs_order = [&dimensions.rhs_batching[..], &dimensions.rhs_contracting, &free].concat();
    let [left, right] =
        [(lhs, lhs_order), (rhs, rhs_order)].map(|(tensor, order)| in_order(tensor, &order));
    let mut sums = vec![0.0; batches * rows * columns];
    if sums.is_empty() || terms == 0 {
        return Some(Products { sums, unit: 0.0, error: 0.0 });
    }
    if cpu::fuses()
        && let Some(grid) = Grid::of([&left, &right], terms, columns)
    {
        parallel::for_each_chunk(&mut sums, columns, |row, sums| {
            let factors = &left[row * terms..(row + 1) * terms];
            let (batch, scale) = (row / rows, grid.rows[row]);
            let right = &right[batch * terms * columns..][..terms * columns];
            let scales = &grid.columns[batch * columns..][..columns];
            for (part, sums) in sums.chunks_mut(COLUMNS).enumerate() {
                let first = part * COLUMNS;
                let mut starts = ZEROS;
                let scales = scales[first..].iter();
                starts.iter_mut().zip(scales).for_each(|(start, it)| *start = 1.5 * scale * it);
                columns_on_grid(factors, &right[first..], columns, &starts, sums);
            }
        });
        return Some(Products { sums, unit: 0.0, error: grid.error(terms) });
    }
    parallel::for_each_chunk(&mut sums, columns, |row, sums| {
        let factors = &left[row * terms..(row + 1) * terms];
        let right = &right[row / rows * terms * columns..][..terms * columns];
        for (part, sums) in sums.chunks_mut(COLUMNS).enumerate() {
            columns_of_row(factors, &right[part * COLUMNS..], columns, cpu::fuses(), sums);
        }
    });
    let unit = f64::EPSILON * terms as f64;
    Some(Products { sums, unit: unit * unit, error: 0.0 })
}

/// The numbers of a tensor of real floats with its dimensions in another order.
fn in_order<'a>(tensor: &'a Tensor, order: &[usize]) -> Cow<'a, [f64]> {
    match tensor.element() {
        ElementType::Float(format) if format.is_f64() && order.is_sorted() => {
            Cow::Borrowed(bytemuck::cast_slice(tensor.codes::<u64>()))
        }
        _ => Cow::Owned(permuted(numbers(tensor), tensor.shape(), order)),
    }
}

/// Powers of two, of which the product of a row's and a column's is more than four times the sum of the magnitudes of the
/// terms of their product.
struct Grid {
    rows: Vec<f64>,
    columns: Vec<f64>,
    /// The largest product of two of them.
    largest: f64,
}

impl Grid {
    /// The powers for a matrix of rows of `terms` terms, and one of `columns` columns for each batch; `None` if rows
    /// and columns differ so much that one error for all sums would be large for some.
    fn of([left, right]: [&[f64]; 2], terms: usize, columns: usize) -> Option<Grid> {
        let mut rows = vec![0.0; left.len() / terms];
        parallel::for_each_chunk(&mut rows, 1, |row, most| {
            let row = &left[row * terms..][..terms];
            most[0] = row.iter().fold(0.0, |most, number| number.abs().max(most));
        });
        let mut of_columns = vec![0.0; right.len() / terms];
        parallel::for_each_chunk(&mut of_columns, columns, |batch, most| {
            for line in right[batch * terms * columns..][..terms * columns].chunks_exact(columns) {
                most.iter_mut().zip(line).for_each(|(most, it)| *most = it.abs().max(*most));
            }
        });
        // of zeros all products are zero, whatever their power is
        let power = |most: &mut f64, factor: f64| *most = power_of_two_above(*most) * factor;
        rows.iter_mut().for_each(|most| power(most, 1.0));
        let factor = 4.0 * power_of_two_above(terms as f64);
        of_columns.iter_mut().for_each(|most| power(most, factor));
        let [[least, most], [least_column, most_column]] = [&rows, &of_columns].map(|powers| {
            let positive = powers.iter().filter(|power| **power > 0.0);
            let ends = positive.fold([f64::INFINITY, 0.0f64], |[least, most], &power| {
                [least.min(power), most.max(power)]
            });
            if ends[1] == 0.0 { [1.0; 2] } else { ends }
        });
        let grid = Grid { rows, columns: of_columns, largest: most * most_column };
        let fits = grid.largest < f64::MAX / 4.0 && least * least_column > RANGE.start;
        let is_small = grid.error(terms) <= LEAST_SHARE * (least * least_column);
        (fits && is_small).then_some(grid)
    }

    /// How far a sum of `terms` products may be from the exact one, beside its own rounding.
    ///
    /// What a product leaves is at most half of the grid, and is known to half a unit of that; so are the sums of what they
    /// leave, each of which is at most as many halves of the grid as there are terms.
    fn error(&self, terms: usize) -> f64 {
        let (terms, grid) = (terms as f64, self.largest * f64::EPSILON);
        1.01 * (terms * terms + terms) * grid * f64::EPSILON / 4.0
    }
}

/// A power of two that is larger than a positive number, and a normal number; zero for zero.
fn power_of_two_above(number: f64) -> f64 {
    if number == 0.0 { 0.0 } else { 2.0 * ufp(number.max(f64::MIN_POSITIVE)) }
}

/// Whether all numbers are finite, and all products that are not zero are within the range.
fn are_in_range(factors: [&Tensor; 2], terms: usize) -> bool {
    let [Some(left), Some(right)] = factors.map(extent) else { return false };
    let ([least, most], [other_least, other_most]) = (left, right);
    least * other_least >= RANGE.start && most * other_most * (terms as f64) < RANGE.end
}

/// The smallest and the largest magnitude of the numbers that are not zero; `None` if one is not finite.
fn extent(tensor: &Tensor) -> Option<[f64; 2]> {
    let of_piece = |numbers: &[f64]| {
        let (mut least, mut most, mut are_finite) = (f64::INFINITY, 0.0, true);
        for size in numbers.iter().map(|number| number.abs()) {
            least = if (size < least) & (size != 0.0) { size } else { least };
            most = if size > most { size } else { most };
            are_finite &= size.is_finite();
        }
        are_finite.then_some([least, most])
    };
    let pieces = in_pieces([tensor], |_, [numbers]| of_piece(numbers));
    pieces.into_iter().try_fold([f64::INFINITY, 0.0], |[least, most]: [f64; 2], piece| {
        piece.map(|[own_least, own_most]| [least.min(own_least), most.max(own_most)])
    })
}

by_level! {
    /// The sums of the products of a row's factors and the first columns of a matrix that has so many columns, each of which
    /// starts from a number beside which they are exact on a grid.
    fn columns_on_grid(
        factors: &[f64],
        matrix: &[f64],
        columns: usize,
        starts: &[f64; COLUMNS],
        results: &mut [f64],
    ) {
        add_columns(factors, matrix, columns, starts, results, add_on_grid);
    }

    /// The sums of the products of a row's factors and the first columns of a matrix that has so many columns. `fused` says
    /// whether the errors of products are found by fused operations.
    fn columns_of_row(
        factors: &[f64],
        matrix: &[f64],
        columns: usize,
        fused: bool,
        results: &mut [f64],
    ) {
        match fused {
            true => add_columns(factors, matrix, columns, &ZEROS, results, add_product::<true>),
            false => add_columns(factors, matrix, columns, &ZEROS, results, add_product::<false>),
        }
    }
}

/// The sums of the products of a row's factors and some columns, from what each sum starts from on. `add` adds a product to a
/// sum, and what that leaves to its rest.
#[inline(always)]
fn add_columns(
    factors: &[f64],
    matrix: &[f64],
    columns: usize,
    starts: &[f64; COLUMNS],
    results: &mut [f64],
    add: impl Fn(f64, f64, &mut f64, &mut f64),
) {
    let (mut sums, mut rests) = (*starts, ZEROS);
    let width = results.len();
    for (term, &factor) in factors.iter().enumerate() {
        let line = &matrix[term * columns..][..width];
        if let Ok(line) = <&[f64; COLUMNS]>::try_from(line) {
            for column in 0..COLUMNS {
                add(factor, line[column], &mut sums[column], &mut rests[column]);
            }
        } else {
            for column in 0..width {
                add(factor, line[column], &mut sums[column], &mut rests[column]);
            }
        }
    }
    for column in 0..width {
        results[column] = (sums[column] - starts[column]) + rests[column];
    }
}

/// Adds a product to a sum on its grid, and what that leaves of the product to its rest.
#[inline(always)]
fn add_on_grid(factor: f64, number: f64, sum: &mut f64, rest: &mut f64) {
    let total = factor.mul_add(number, *sum);
    let rounded = total - *sum;
    *rest += factor.mul_add(number, -rounded);
    *sum = total;
}

/// Adds a product to a sum, and the rounding errors of both to its rest.
#[inline(always)]
fn add_product<const FUSED: bool>(factor: f64, number: f64, sum: &mut f64, rest: &mut f64) {
    let product = factor * number;
    let of_product = match FUSED {
        true => factor.mul_add(number, -product),
        false => Double::product(factor, number).low,
    };
    let total = *sum + product;
    let from_product = total - *sum;
    let of_sum = (*sum - (total - from_product)) + (product - from_product);
    *sum = total;
    *rest += of_product + of_sum;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tensor(shape: &[usize], values: &[f64]) -> Tensor {
        Tensor::from_f64s("f64".parse().unwrap(), shape, values).unwrap()
    }

    fn matrices() -> DotDimensions {
        DotDimensions {
            lhs_contracting: vec![1],
            rhs_contracting: vec![0],
            ..DotDimensions::default()
        }
    }

    #[test]
    fn what_cancels_in_f64_does_not_cancel_in_pairs() {
        // 2^60 + (1 + 2^-30)^2 - 2^60, whose products need 61 bits
        let small = 1.0 + 2f64.powi(-30);
        let lhs = tensor(&[1, 3], &[2f64.powi(30), small, -(2f64.powi(30))]);
        for columns in [1, 32, 33] {
            let row = |value: f64| vec![value; columns];
            let rhs = [row(2f64.powi(30)), row(small), row(2f64.powi(30))].concat();
            let products = dot([&lhs, &tensor(&[3, columns], &rhs)], &matrices()).unwrap();
            assert_eq!(products.sums, row(1.0 + 2f64.powi(-29) + 2f64.powi(-60)));
        }
    }

    #[test]
    fn both_ways_to_find_the_error_of_a_product_agree_to_104_bits() {
        let mut random = crate::numeric::random::Random::new(7);
        for _ in 0..1000 {
            let mut number = || random.below(1 << 53) as f64 * 2f64.powi(-40) - 4000.0;
            let (factor, other, start) = (number(), number(), number());
            let (mut fused, mut split) = ([start, 0.0], [start, 0.0]);
            let [sum, rest] = &mut fused;
            add_product::<true>(factor, other, sum, rest);
            let [sum, rest] = &mut split;
            add_product::<false>(factor, other, sum, rest);
            assert_eq!(fused[0], split[0]);
            let lost = (factor * other).abs() * 2f64.powi(-104);
            assert!((fused[1] - split[1]).abs() <= lost, "{factor} {other} {start}");
        }
    }

    #[test]
    fn sums_on_a_grid_are_within_their_error() {
        let mut random = crate::numeric::random::Random::new(8);
        let (rows, terms, columns) = (5, 300, 37);
        // integers of at most 48 bits over 2^37
        let mut number = || {
            let digits = random.below(1 << 41) as f64 - 2f64.powi(40);
            digits * 2f64.powi(-30 - random.below(8) as i32)
        };
        let left: Vec<f64> = (0..rows * terms).map(|_| number()).collect();
        let right: Vec<f64> = (0..terms * columns).map(|_| number()).collect();
        let (lhs, rhs) = (tensor(&[rows, terms], &left), tensor(&[terms, columns], &right));
        let products = dot([&lhs, &rhs], &matrices()).unwrap();
        let grid = Grid::of([&left, &right], terms, columns).unwrap();
        assert_eq!(products.error, if cpu::fuses() { grid.error(terms) } else { 0.0 });
        let scale = 2f64.powi(37);
        let integer = |number: f64| (number * scale) as i128;
        for (place, sum) in products.sums.iter().enumerate() {
            let (row, column) = (place / columns, place % columns);
            let factors = |it: usize| (left[row * terms + it], right[it * columns + column]);
            let terms = (0..terms).map(factors);
            let exact: i128 = terms.clone().map(|(a, b)| integer(a) * integer(b)).sum();
            let size: f64 = terms.map(|(a, b)| (a * b).abs()).sum();
            let error = (exact - (sum * scale * scale) as i128) as f64 / scale / scale;
            let allowed = products.error + products.unit * size + f64::EPSILON / 2.0 * sum.abs();
            assert!(error.abs() <= allowed, "{place}: {error} {allowed}");
        }
    }

    #[test]
    fn products_that_leave_the_range_are_left_to_exact_sums() {
        let dot_of =
            |a: f64, b: f64| dot([&tensor(&[1, 1], &[a]), &tensor(&[1, 1], &[b])], &matrices());
        assert!(dot_of(1e-200, 1e-200).is_none());
        assert!(dot_of(1e200, 1e200).is_none());
        assert!(dot_of(f64::NAN, 1.0).is_none());
        assert!(dot_of(f64::INFINITY, 0.0).is_none());
        assert_eq!(dot_of(0.0, 1.0).unwrap().sums, [0.0]);
    }

    #[test]
    fn batches_and_transposed_operands_are_put_in_order() {
        let dimensions = DotDimensions {
            lhs_batching: vec![1],
            rhs_batching: vec![0],
            lhs_contracting: vec![0],
            rhs_contracting: vec![2],
        };
        // batch 0 of the left operand is (1, 3), batch 1 is (2, 4)
        let lhs = tensor(&[2, 2], &[1.0, 2.0, 3.0, 4.0]);
        let rhs = tensor(&[2, 1, 2], &[10.0, 20.0, 30.0, 40.0]);
        assert_eq!(dot([&lhs, &rhs], &dimensions).unwrap().sums, [70.0, 220.0]);
    }
}
