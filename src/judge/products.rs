//! Products of matrices of f64 in pairs of f64: their sums are known far better than any order of additions in f64 gives
//! them, in a small part of the time that exact sums take.

use super::quanta::{orders, permuted, terms_and_rows};
use super::wide::numbers;
use crate::by_level;
use crate::engine::parallel;
use crate::hardware::cpu;
use crate::meaning::DotDimensions;
use crate::numeric::Double;
use crate::tensor::Tensor;

/// How many columns are summed side by side.
const COLUMNS: usize = 32;
/// The magnitudes of products whose rounding errors are f64, and sums of which do not overflow.
const RANGE: std::ops::Range<f64> = 1e-280..1e280;

/// The products of two tensors of f64, and the error of each over the sum of the magnitudes of its terms, beside the rounding
/// of the sum; `None` if infinities, NaN, or products that leave the range of f64 stand in the way. The sums are those of
/// Ogita, Rump and Oishi ("Accurate sum and dot product", 2005, algorithm 5.3).
pub fn dot(operands: [&Tensor; 2], dimensions: &DotDimensions) -> Option<(Vec<f64>, f64)> {
    let [lhs, rhs] = operands;
    let (terms, [rows, columns]) = terms_and_rows(operands, dimensions);
    let batches: usize = dimensions.lhs_batching.iter().map(|&it| lhs.shape()[it]).product();
    let [lhs_order, _] = orders(lhs.rank(), rhs.rank(), dimensions);
    let free = dimensions.rhs_free(rhs.rank());
    let rhs_order = [&dimensions.rhs_batching[..], &dimensions.rhs_contracting, &free].concat();
    let [left, right] = [(lhs, lhs_order), (rhs, rhs_order)]
        .map(|(tensor, order)| permuted(numbers(tensor), tensor.shape(), &order));
    if !are_in_range([&left, &right], terms) {
        return None;
    }
    let mut results = vec![0.0; batches * rows * columns];
    if results.is_empty() || terms == 0 {
        return Some((results, 0.0));
    }
    parallel::for_each_chunk(&mut results, columns, |row, results| {
        let factors = &left[row * terms..(row + 1) * terms];
        let right = &right[row / rows * terms * columns..][..terms * columns];
        for (part, results) in results.chunks_mut(COLUMNS).enumerate() {
            columns_of_row(factors, &right[part * COLUMNS..], columns, cpu::fuses(), results);
        }
    });
    let unit = f64::EPSILON * terms as f64;
    Some((results, unit * unit))
}

/// Whether all numbers are finite, and all products that are not zero are within the range.
fn are_in_range(factors: [&[f64]; 2], terms: usize) -> bool {
    let extent = |numbers: &[f64]| {
        let sizes = numbers.iter().map(|number| number.abs()).filter(|size| *size != 0.0);
        sizes.fold((f64::INFINITY, 0.0f64), |(least, most), size| (least.min(size), most.max(size)))
    };
    let is_finite = |numbers: &[f64]| numbers.iter().all(|number| number.is_finite());
    let ([least, other_least], [most, other_most]) = {
        let [left, right] = factors.map(extent);
        ([left.0, right.0], [left.1, right.1])
    };
    factors.into_iter().all(is_finite)
        && least * other_least >= RANGE.start
        && most * other_most * (terms as f64) < RANGE.end
}

by_level! {
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
            true => sums::<true>(factors, matrix, columns, results),
            false => sums::<false>(factors, matrix, columns, results),
        }
    }
}

#[inline(always)]
fn sums<const FUSED: bool>(factors: &[f64], matrix: &[f64], columns: usize, results: &mut [f64]) {
    let (mut sums, mut rests) = ([0.0; COLUMNS], [0.0; COLUMNS]);
    let width = results.len();
    for (term, &factor) in factors.iter().enumerate() {
        let line = &matrix[term * columns..][..width];
        if let Ok(line) = <&[f64; COLUMNS]>::try_from(line) {
            for column in 0..COLUMNS {
                let (sum, rest) = (&mut sums[column], &mut rests[column]);
                add_product::<FUSED>(factor, line[column], sum, rest);
            }
        } else {
            for column in 0..width {
                let (sum, rest) = (&mut sums[column], &mut rests[column]);
                add_product::<FUSED>(factor, line[column], sum, rest);
            }
        }
    }
    for column in 0..width {
        results[column] = sums[column] + rests[column];
    }
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
            let (sums, _) = dot([&lhs, &tensor(&[3, columns], &rhs)], &matrices()).unwrap();
            assert_eq!(sums, row(1.0 + 2f64.powi(-29) + 2f64.powi(-60)));
        }
    }

    #[test]
    fn both_ways_to_find_the_error_of_a_product_agree_to_104_bits() {
        let mut random = crate::numeric::test_random::Random::new(7);
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
    fn products_that_leave_the_range_are_left_to_exact_sums() {
        let dot_of =
            |a: f64, b: f64| dot([&tensor(&[1, 1], &[a]), &tensor(&[1, 1], &[b])], &matrices());
        assert_eq!(dot_of(1e-200, 1e-200), None);
        assert_eq!(dot_of(1e200, 1e200), None);
        assert_eq!(dot_of(f64::NAN, 1.0), None);
        assert_eq!(dot_of(f64::INFINITY, 0.0), None);
        assert_eq!(dot_of(0.0, 1.0).map(|(sums, _)| sums), Some(vec![0.0]));
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
        let (sums, _) = dot([&lhs, &rhs], &dimensions).unwrap();
        assert_eq!(sums, [70.0, 220.0]);
    }
}
