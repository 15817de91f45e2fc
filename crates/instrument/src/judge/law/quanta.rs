//! Which terms of a sum have bits below a grid: the exponent of the lowest bit of each value.

use crate::alone::terms::{order_of_reduction, orders, permuted, terms_and_rows};
use crate::alone::wide::{PIECE, decode};
use crate::alone::windows::{WindowTerms, features_last};
use crate::by_level;
use crate::each_width;
use crate::hardware::parallel;
use crate::judge::ground::places::gathered;
use crate::meaning::{Convolution, DotDimensions, Slide};
use crate::numeric::ElementType;
use crate::tensor::allocation;
use crate::tensor::{Tensor, Word};

/// The exponents of the lowest bits of the values that the terms of each sum are products of.
pub enum Quanta {
    /// The exponents of contractions and reductions.
    Rows(Rows),
    /// The exponents of windows: of the operand and, for a convolution, of the kernel.
    Windows(WindowTerms, Vec<i16>, Vec<i16>),
}

/// The exponents of each sum side by side.
pub struct Rows {
    /// Those of the left operand: a row for each batch and each of its free places.
    pub(in crate::judge) lhs: Vec<i16>,
    /// Those of the right operand: a row for each batch and each of its free places. A sum of single values has none.
    pub(in crate::judge) rhs: Vec<i16>,
    /// How many terms a sum has.
    pub(in crate::judge) terms: usize,
    /// How many rows of each operand a batch has.
    pub(in crate::judge) rows: [usize; 2],
}

/// The exponent of zero, which is a multiple of everything.
const OF_ZERO: i16 = 1 << 13;

impl Quanta {
    /// The exponents of a contraction.
    pub fn of_dot(operands: [&Tensor; 2], dimensions: &DotDimensions) -> Quanta {
        let [lhs, rhs] = operands;
        let (terms, rows) = terms_and_rows(operands, dimensions);
        let [lhs_order, rhs_order] = orders(lhs.rank(), rhs.rank(), dimensions);
        let (lhs, rhs) = (in_order(lhs, &lhs_order), in_order(rhs, &rhs_order));
        Quanta::Rows(Rows { lhs, rhs, terms, rows })
    }

    /// The exponents of a reduction along dimensions.
    pub fn of_reduction(input: &Tensor, dimensions: &[usize]) -> Quanta {
        let order = order_of_reduction(input.rank(), dimensions);
        let terms = dimensions.iter().map(|&dimension| input.shape()[dimension]).product();
        let lhs = in_order(input, &order);
        Quanta::Rows(Rows { lhs, rhs: Vec::new(), terms, rows: [1, 1] })
    }

    /// The exponents of a reduction of windows.
    pub fn of_windows(input: &Tensor, window: &[usize], slides: &[Slide]) -> Quanta {
        let terms = WindowTerms::of_reduction(input.shape(), window, slides);
        Quanta::Windows(terms, quanta(input), Vec::new())
    }

    /// The exponents of a convolution.
    pub fn of_convolution([lhs, rhs]: [&Tensor; 2], convolution: &Convolution) -> Quanta {
        let terms = WindowTerms::of_features_last(convolution, [lhs.shape(), rhs.shape()]);
        let [lhs_order, rhs_order] = features_last(convolution);
        Quanta::Windows(terms, in_order(lhs, &lhs_order), in_order(rhs, &rhs_order))
    }

    /// The exponents of a contraction whose operands are stored row by row: a row for each batch and each free place.
    pub fn of_rows(operands: [&[f32]; 2], terms: usize, rows: [usize; 2]) -> Option<Quanta> {
        let [lhs, rhs] = operands.map(quanta_of_floats);
        Some(Quanta::Rows(Rows { lhs: lhs?, rhs: rhs?, terms, rows }))
    }

    /// The exponents of a convolution whose operands are stored with the input features last, which has these terms.
    pub fn of_stored_windows(terms: &WindowTerms, operands: [&[f32]; 2]) -> Option<Quanta> {
        let [lhs, rhs] = operands.map(quanta_of_floats);
        Some(Quanta::Windows(terms.clone(), lhs?, rhs?))
    }

    /// How many terms of the sum at this place of the result, among the first ones, are not multiples of a grid, a
    /// power of two.
    pub fn finer(&self, place: usize, grid: f64, most: usize) -> u64 {
        let threshold = exponent_of(grid);
        let (windows, lhs, rhs) = match self {
            Quanta::Rows(rows) => return rows.finer(place, threshold, most),
            Quanta::Windows(windows, lhs, rhs) => (windows, lhs, rhs),
        };
        let (mut count, mut left_over, run) = (0, most, windows.run());
        windows.visit_runs(place, |left, right| {
            let run = run.min(left_over);
            count += match rhs.is_empty() {
                true => u64::from(lhs[left] < threshold),
                false => {
                    finer_products(&lhs[left..left + run], &rhs[right..right + run], threshold)
                }
            };
            left_over -= run;
            left_over > 0
        });
        count
    }
}

impl Rows {
    fn finer(&self, place: usize, threshold: i16, most: usize) -> u64 {
        let most = most.min(self.terms);
        if self.rhs.is_empty() {
            let row = &self.lhs[place * self.terms..][..most];
            return row.iter().filter(|&&exponent| exponent < threshold).count() as u64;
        }
        let [left_rows, right_rows] = self.rows;
        let (left, right) = (place / right_rows, place % right_rows);
        let batch = left / left_rows;
        let left = &self.lhs[left * self.terms..][..most];
        let right = &self.rhs[(batch * right_rows + right) * self.terms..][..most];
        finer_products(left, right, threshold)
    }
}

/// How many products of factors with these exponents have an exponent below a threshold.
fn finer_products(left: &[i16], right: &[i16], threshold: i16) -> u64 {
    // counts of 16 bits are summed in blocks that they cannot overflow
    let blocks = left.chunks(1 << 14).zip(right.chunks(1 << 14));
    let count = |(left, right): (&[i16], &[i16])| {
        let pairs = left.iter().zip(right);
        u64::from(pairs.fold(0u16, |count, (l, r)| count + u16::from(l + r < threshold)))
    };
    blocks.map(count).sum()
}

/// How many values of each operand are looked at for a sample of the terms.
const SAMPLED: usize = 1 << 10;

/// The exponents of the lowest bits of a sample of terms that are not zero: values of one operand or products of two.
pub struct Sample {
    exponents: Vec<i16>,
}

impl Sample {
    /// A sample of terms of some operands.
    pub fn of(operands: &[&Tensor]) -> Sample {
        let sample = |tensor: &&Tensor| -> Vec<i16> {
            let step = tensor.len().div_ceil(SAMPLED).max(1);
            let places: Vec<usize> = (0..tensor.len()).step_by(step).collect();
            quanta(&gathered(tensor, &places))
        };
        let samples: Vec<Vec<i16>> = operands.iter().map(sample).collect();
        let count = samples.iter().map(Vec::len).min().unwrap_or(0);
        let exponent = |index: usize| samples.iter().map(|it| it[index]).sum::<i16>();
        let exponents = (0..count).map(exponent).filter(|exponent| *exponent < OF_ZERO / 2);
        Sample { exponents: exponents.collect() }
    }

    /// Which share of the terms are not multiples of a grid, a power of two.
    pub fn finer(&self, grid: f64) -> f64 {
        let finer = self.exponents.iter().filter(|exponent| **exponent < exponent_of(grid));
        finer.count() as f64 / self.exponents.len().max(1) as f64
    }
}

/// The exponent of the power of two that a value is a multiple of and no larger one.
fn quantum(value: f64) -> i16 {
    let bits = value.to_bits();
    let field = (bits >> 52 & 0x7FF) as i16;
    let fraction = bits & ((1 << 52) - 1);
    match (field, fraction) {
        (0, 0) => OF_ZERO,
        (0, _) => fraction.trailing_zeros() as i16 - 1074,
        (0x7FF, _) => -1074,
        (_, 0) => field - 1023,
        _ => field - 1075 + fraction.trailing_zeros() as i16,
    }
}

/// The exponent of a power of two.
pub(in crate::judge) fn exponent_of(power: f64) -> i16 {
    if power == 0.0 { -(1 << 12) } else { quantum(power) }
}

/// The exponents of a tensor's values with its dimensions in another order.
fn in_order(tensor: &Tensor, order: &[usize]) -> Vec<i16> {
    permuted(quanta(tensor), tensor.shape(), order)
}

/// The exponents of a tensor's values.
fn quanta(tensor: &Tensor) -> Vec<i16> {
    let mut exponents = vec![0; tensor.len()];
    if let ElementType::Float(format) = tensor.element()
        && let width @ ..=16 = format.width
        && tensor.len() > 1 << width
    {
        let codes = 0..1 << width;
        let of_codes =
            quanta(&Tensor::from_wide_codes(tensor.element().clone(), &[1 << width], codes));
        each_width!(tensor.words(), array => {
            let codes = array.as_slice();
            parallel::for_each_chunk(&mut exponents, PIECE, |piece, exponents| {
                let codes = &codes[piece * PIECE..][..exponents.len()];
                for (exponent, code) in exponents.iter_mut().zip(codes) {
                    *exponent = of_codes[code.wide() as usize];
                }
            });
        });
        return exponents;
    }
    parallel::for_each_chunk(&mut exponents, PIECE, |piece, exponents| {
        let (mut numbers, first) = ([0.0; PIECE], piece * PIECE);
        let numbers = &mut numbers[..exponents.len()];
        decode(tensor, first..first + numbers.len(), numbers);
        exponents.iter_mut().zip(numbers).for_each(|(it, number)| *it = quantum(*number));
    });
    exponents
}

/// The exponents of some values; `None` if there is no memory for them.
fn quanta_of_floats(values: &[f32]) -> Option<Vec<i16>> {
    let fill = |piece: usize, exponents: &mut [i16]| {
        quanta_of_piece(&values[piece * PIECE..][..exponents.len()], exponents);
    };
    allocation::filled_by_chunks(&[values.len()], PIECE, fill).ok()
}

by_level! {
    /// What [`quantum`] is of some values.
    fn quanta_of_piece(values: &[f32], exponents: &mut [i16]) {
        for (exponent, value) in exponents.iter_mut().zip(values) {
            let bits = value.to_bits() as i32;
            let (field, fraction) = (bits >> 23 & 0xFF, bits & 0x7F_FFFF);
            let significand = fraction | i32::from(field > 0) << 23;
            // the lowest bit as a float has its place as its exponent
            let lowest = ((significand & significand.wrapping_neg()) as f32).to_bits() >> 23;
            let own = field.max(1) - 150 + (lowest as i32 - 127);
            let own = if significand == 0 { i32::from(OF_ZERO) } else { own };
            *exponent = if field == 0xFF { -1074 } else { own as i16 };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tensor(shape: &[usize], values: &[f64]) -> Tensor {
        Tensor::from_f64s("f32".parse().unwrap(), shape, values).unwrap()
    }

    #[test]
    fn the_lowest_bit_of_a_value_has_an_exponent() {
        let cases = [(1.0, 0), (1.5, -1), (-6.0, 1), (0.0, OF_ZERO), (f64::from_bits(1), -1074)];
        for (value, exponent) in cases {
            assert_eq!(quantum(value), exponent, "{value}");
        }
    }

    #[test]
    fn exponents_of_f32_are_those_of_the_same_numbers() {
        let patterns =
            (0..1u32 << 16).flat_map(|high| [0, 1, 0x8000, 0x6400].map(|low| high << 16 | low));
        let values: Vec<f32> = patterns.map(f32::from_bits).collect();
        let expected: Vec<i16> = values.iter().map(|it| quantum(f64::from(*it))).collect();
        assert_eq!(quanta_of_floats(&values), Some(expected));
    }

    #[test]
    fn the_terms_of_a_product_of_matrices_are_counted_by_place() {
        let lhs = tensor(&[2, 3], &[1.0, 0.5, 0.0, 0.25, 2.0, 4.0]);
        let rhs = tensor(&[3, 2], &[1.0, 3.0, 0.5, 1.5, 0.125, 8.0]);
        let dimensions = DotDimensions {
            lhs_contracting: vec![1],
            rhs_contracting: vec![0],
            ..DotDimensions::default()
        };
        let quanta = Quanta::of_dot([&lhs, &rhs], &dimensions);
        // the products of the first row and column: 1, 1/4, 0; of the second row and column: 3/4, 3, 32
        assert_eq!([1.0, 0.5, 0.25].map(|grid| quanta.finer(0, grid, 9)), [1, 1, 0]);
        assert_eq!([1.0, 0.5, 0.25, 2.0].map(|grid| quanta.finer(3, grid, 9)), [1, 1, 0, 2]);
    }

    #[test]
    fn a_sample_says_how_many_terms_are_finer_than_a_grid() {
        let (halves, odd) =
            (tensor(&[4], &[0.5, 1.5, 0.0, 2.5]), tensor(&[4], &[1.0, 3.0, 5.0, 2.0]));
        assert_eq!([0.5, 1.0].map(|grid| Sample::of(&[&halves]).finer(grid)), [0.0, 1.0]);
        // the products 1/2, 9/2 and 5, and one that is zero
        assert_eq!(Sample::of(&[&halves, &odd]).finer(1.0), 2.0 / 3.0);
    }

    #[test]
    fn the_terms_of_a_reduction_are_those_of_its_dimensions() {
        let input = tensor(&[2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 3.0, 1.5, 4.0, 0.0]);
        let quanta = Quanta::of_reduction(&input, &[0, 2]);
        assert_eq!((quanta.finer(0, 1.0, 9), quanta.finer(1, 1.0, 9)), (2, 1));
    }
}
