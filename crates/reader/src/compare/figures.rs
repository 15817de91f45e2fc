//! The distance of one tensor from another as a whole: statistics that do not depend on a rule of comparison.

use super::rule::Numbers;
use crate::tensor::Tensor;

/// The errors of actual values against expected ones: statistics of the pairs that are both finite. The parts
/// of complex numbers count as separate numbers.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Figures {
    /// How many pairs were compared.
    pub values: usize,
    /// The number of pairs that do not count, since one or both values are not finite.
    pub not_finite: usize,
    /// The mean of `|actual - expected| / |expected|` over the expected values that are not 0.
    pub mean_relative: f64,
    /// The largest `|actual - expected| / |expected|` over the expected values that are not 0.
    pub largest_relative: f64,
    /// The largest `|actual - expected|`.
    pub largest_absolute: f64,
    /// The root of the mean of `(actual - expected)^2`.
    pub root_mean_square: f64,
    /// The root of the mean of `expected^2`.
    pub signal: f64,
    /// The cosine of the angle between the two tensors as vectors. It is 1 if one is a positive multiple of
    /// the other, and if both are 0.
    pub cosine: f64,
    /// The number of expected values that are not 0 and whose actual value is 0.
    pub vanished: usize,
}

impl Figures {
    /// The errors of a tensor of numbers against another of the same shape, or `None` if the shapes differ.
    pub fn new(actual: &Tensor, expected: &Tensor) -> Option<Figures> {
        let (ours, theirs) = (Numbers::new(actual), Numbers::new(expected));
        let same = actual.shape() == expected.shape() && ours.count() == theirs.count();
        same.then(|| Figures::of(ours.count(), |index| (ours.value(index), theirs.value(index))))
    }

    /// The errors of the elements at these row-major positions.
    pub fn of_positions(actual: &Tensor, expected: &Tensor, positions: &[usize]) -> Figures {
        let (ours, theirs) = (Numbers::new(actual), Numbers::new(expected));
        let parts = ours.count() / actual.len().max(1);
        Figures::of(positions.len() * parts, |index| {
            let index = positions[index / parts] * parts + index % parts;
            (ours.value(index), theirs.value(index))
        })
    }

    /// The errors of this many pairs of an actual and an expected value.
    fn of(count: usize, pair: impl Fn(usize) -> (f64, f64)) -> Figures {
        let finite = || (0..count).map(&pair).filter(|(a, b)| a.is_finite() && b.is_finite());
        let largest = finite().fold(0.0f64, |most, (a, b)| most.max(a.abs()).max(b.abs()));
        // the unit is a power of two, so that no square leaves f64's range
        let unit = if largest > 0.0 { 2f64.powi(exponent(largest)) } else { 1.0 };
        let mut sums = Sums::default();
        let mut figures = Figures::default();
        for (actual, expected) in finite() {
            let error = (actual - expected).abs();
            figures.values += 1;
            figures.largest_absolute = figures.largest_absolute.max(error);
            sums.add(actual / unit, expected / unit);
            if expected != 0.0 {
                let relative = error / expected.abs();
                sums.relative += relative;
                sums.compared_relatively += 1;
                figures.largest_relative = figures.largest_relative.max(relative);
                figures.vanished += usize::from(actual == 0.0);
            }
        }
        let mean = |sum: f64, count: usize| if count == 0 { 0.0 } else { sum / count as f64 };
        Figures {
            not_finite: count - figures.values,
            mean_relative: mean(sums.relative, sums.compared_relatively),
            root_mean_square: mean(sums.error, figures.values).sqrt() * unit,
            signal: mean(sums.expected, figures.values).sqrt() * unit,
            cosine: sums.cosine(),
            ..figures
        }
    }

    /// The ratio of signal to error in decibels, which is infinite if there is no error.
    pub fn signal_to_noise(&self) -> f64 {
        match self.root_mean_square {
            0.0 => f64::INFINITY,
            error => 20.0 * (self.signal / error).log10(),
        }
    }
}

/// The exponent of the largest power of two that is not above a positive number; both are normal numbers.
fn exponent(value: f64) -> i32 {
    value.log2().floor().clamp(-1000.0, 1000.0) as i32
}

/// Sums over pairs.
#[derive(Default)]
struct Sums {
    relative: f64,
    compared_relatively: usize,
    error: f64,
    expected: f64,
    actual: f64,
    product: f64,
}

impl Sums {
    fn add(&mut self, actual: f64, expected: f64) {
        let error = actual - expected;
        self.error += error * error;
        self.expected += expected * expected;
        self.actual += actual * actual;
        self.product += actual * expected;
    }

    fn cosine(&self) -> f64 {
        match (self.actual == 0.0, self.expected == 0.0) {
            (true, true) => 1.0,
            (false, false) => {
                (self.product / (self.actual.sqrt() * self.expected.sqrt())).clamp(-1.0, 1.0)
            }
            _ => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::{ElementType, names};

    fn f64s(values: &[f64]) -> Tensor {
        let codes = values.iter().map(|value| value.to_bits()).collect();
        Tensor::from_codes(ElementType::Float(&names::F64), &[values.len()], codes)
    }

    fn figures(actual: &[f64], expected: &[f64]) -> Figures {
        Figures::new(&f64s(actual), &f64s(expected)).expect("one shape")
    }

    #[test]
    fn errors_are_of_the_expected_values() {
        let figures = figures(&[1.0, 0.0, 3.0, f64::NAN], &[2.0, 1.0, 3.0, 1.0]);
        assert_eq!((figures.values, figures.not_finite, figures.vanished), (3, 1, 1));
        assert_eq!((figures.largest_absolute, figures.largest_relative), (1.0, 1.0));
        assert_eq!(figures.mean_relative, 0.5);
        assert!((figures.root_mean_square - (2.0f64 / 3.0).sqrt()).abs() < 1e-15);
        assert!((figures.cosine - 11.0 / 140f64.sqrt()).abs() < 1e-15);
        assert!((figures.signal_to_noise() - 10.0 * 7f64.log10()).abs() < 1e-12);
    }

    #[test]
    fn squares_stay_in_range() {
        for large in [1e300, 1e-300] {
            let figures = figures(&[large, 0.0], &[large, large]);
            assert!((figures.root_mean_square / large - 0.5f64.sqrt()).abs() < 1e-12);
            assert!((figures.cosine - 0.5f64.sqrt()).abs() < 1e-12);
        }
    }

    #[test]
    fn equal_tensors_have_no_noise() {
        let figures = figures(&[0.0, 0.0], &[0.0, -0.0]);
        assert_eq!((figures.signal_to_noise(), figures.cosine), (f64::INFINITY, 1.0));
    }
}
