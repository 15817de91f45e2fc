//! The sums of the magnitudes of the terms of a convolution: at some places, and bounds of those at all places that take a
//! small part of the time of the convolution.

use std::ops::Range;

use super::magnitudes::{
    Extent, LONG, TermMagnitudes, floats, in_order, least_of, most, parts_magnitudes,
};
use crate::alone::wide::into_numbers;
use crate::alone::windows::{WindowTerms, features_last};
use crate::engine::contraction::convolve;
use crate::judge::law::quanta::Quanta;
use crate::meaning::{Convolution, ConvolutionAxes, SumPolicy};
use crate::numeric::{ElementType, FloatFormat, names};
use crate::tensor::Tensor;

/// Of how many input features one takes part in a lower bound.
pub const STRIDE: usize = 8;
/// How many input features have to take part at least.
const FEWEST: usize = 4;

/// The factors of a convolution in f32, of whose magnitudes sums are made.
pub struct WindowMagnitudes {
    windows: WindowTerms,
    /// The convolution of operands that are stored with the input features last.
    convolution: Convolution,
    /// The operand and the kernel, so stored.
    lhs: Tensor,
    rhs: Tensor,
    /// How many terms a sum has at most.
    terms: usize,
    /// The sums of the magnitudes of a part of the terms.
    least: Tensor,
    /// The largest sum of magnitudes, or more.
    most: f64,
}

impl WindowMagnitudes {
    /// The factors of a convolution of tensors of f32; `None` if it has few terms or input features, several groups of
    /// them, or no sums, if there are infinities or NaN, or if f32 does not hold the products and sums.
    pub fn of([lhs, rhs]: [&Tensor; 2], convolution: &Convolution) -> Option<WindowMagnitudes> {
        let Convolution { input, kernel, feature_groups: 1, batch_groups: 1, .. } = convolution
        else {
            return None;
        };
        let inputs = lhs.shape()[input.feature];
        let terms = rhs.len() / rhs.shape()[kernel.batch].max(1);
        let is_long = (LONG..=1 << 16).contains(&terms) && inputs / STRIDE >= FEWEST;
        if !is_long || lhs.is_empty() || rhs.is_empty() {
            return None;
        }
        let windows = WindowTerms::of_features_last(convolution, [lhs.shape(), rhs.shape()]);
        let orders = features_last(convolution);
        let (lhs, rhs) = (in_order(lhs, &orders[0])?, in_order(rhs, &orders[1])?);
        let of_point = Extent::of_rows(floats(&lhs), inputs);
        // a window has no more points than the kernel
        let points = (terms / inputs) as f32 * (1.0 + f32::EPSILON);
        let of_window = Extent { square: of_point.square * points, ..of_point };
        let extents = [of_window, Extent::of_rows(floats(&rhs), terms)];
        let most = most(extents, terms)?;
        let stored = |axes: &ConvolutionAxes| ConvolutionAxes {
            batch: 0,
            feature: axes.spatial.len() + 1,
            spatial: (1..=axes.spatial.len()).collect(),
        };
        let (input, kernel) = (stored(input), stored(kernel));
        let convolution = Convolution { input, kernel, ..convolution.clone() };
        let least = made(&convolution, [&lhs, &rhs], STRIDE)?;
        Some(WindowMagnitudes { windows, convolution, lhs, rhs, terms, least, most })
    }
}

/// The convolution of the magnitudes of one input feature of `stride`, in f32, of operands that have features last.
fn made(convolution: &Convolution, operands: [&Tensor; 2], stride: usize) -> Option<Tensor> {
    let part = |values: &Tensor| {
        let (&inputs, points) = values.shape().split_last()?;
        let (part, chosen) = parts_magnitudes(floats(values), inputs, stride)?;
        Tensor::from_vec(&[points, &[chosen]].concat(), part).ok()
    };
    let [lhs, rhs] = operands.map(part);
    products(convolution, [&lhs?, &rhs?], &names::F32)
}

/// The convolution of operands that are stored with the input features last, in a format.
fn products(
    convolution: &Convolution,
    [lhs, rhs]: [&Tensor; 2],
    format: &'static FloatFormat,
) -> Option<Tensor> {
    let element = ElementType::Float(format);
    convolve(lhs, rhs, convolution, &element, &SumPolicy::default()).ok()
}

impl TermMagnitudes for WindowMagnitudes {
    fn len(&self) -> usize {
        self.least.len()
    }

    fn terms(&self) -> usize {
        self.terms
    }

    fn most(&self) -> f64 {
        self.most
    }

    fn least(&self, range: Range<usize>, sums: &mut [f64]) {
        least_of(&self.least, range, self.terms, sums);
    }

    fn made(&self, stride: usize) -> Option<Tensor> {
        if stride == STRIDE {
            return Some(self.least.clone());
        }
        made(&self.convolution, [&self.lhs, &self.rhs], stride)
    }

    fn sums(&self) -> Option<Vec<f64>> {
        let operands = [&self.lhs, &self.rhs];
        into_numbers(products(&self.convolution, operands, &names::F64)?.into())
    }

    fn quanta(&self) -> Option<Quanta> {
        Quanta::of_stored_windows(&self.windows, [floats(&self.lhs), floats(&self.rhs)])
    }

    fn sum_of_runs(&self, place: usize, of_run: &dyn Fn(&[f32], &[f32]) -> f64) -> f64 {
        let (run, mut sum) = (self.windows.run(), 0.0);
        let (lhs, rhs) = (floats(&self.lhs), floats(&self.rhs));
        self.windows.visit_runs(place, |left, right| {
            sum += of_run(&lhs[left..left + run], &rhs[right..right + run]);
            true
        });
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meaning::Slide;
    use crate::numeric::random::Random;

    #[test]
    fn sums_of_magnitudes_of_windows_lie_within_their_bounds() {
        let mut random = Random::new(6);
        let mut tensor = |shape: &[usize]| {
            let count = shape.iter().product::<usize>();
            let numbers: Vec<f64> =
                (0..count).map(|_| random.below(4001) as f64 / 64.0 - 30.0).collect();
            Tensor::from_f64s("f32".parse().unwrap(), shape, &numbers).unwrap()
        };
        // the input has its features first, and the kernel between its spatial dimensions
        let (lhs, rhs) = (tensor(&[40, 2, 6, 5]), tensor(&[3, 40, 2, 7]));
        let axes = |batch: usize, feature: usize, spatial: [usize; 2]| ConvolutionAxes {
            batch,
            feature,
            spatial: spatial.to_vec(),
        };
        let slide = Slide { low: 1, high: 1, ..Slide::default() };
        let convolution = Convolution {
            input: axes(1, 0, [2, 3]),
            kernel: axes(3, 1, [0, 2]),
            output: axes(0, 3, [1, 2]),
            slides: vec![slide; 2],
            feature_groups: 1,
            batch_groups: 1,
        };
        let found = WindowMagnitudes::of([&lhs, &rhs], &convolution).unwrap();
        let places: Vec<usize> = (0..found.len()).collect();
        assert_eq!(places.len(), 2 * 6 * 6 * 7);
        let mut least = vec![0.0; places.len()];
        for range in [0..50, 50..places.len()] {
            found.least(range.clone(), &mut least[range]);
        }
        let (at, sums) = (found.at(&places), found.sums_at(&places));
        assert_eq!(found.sums(), Some(sums.clone()));
        let (quanta, of_operands) =
            (found.quanta().unwrap(), Quanta::of_convolution([&lhs, &rhs], &convolution));
        let finer = |quanta: &Quanta, place: usize| quanta.finer(place, 2f64.powi(-10), usize::MAX);
        assert!(places.iter().any(|&place| finer(&quanta, place) > 0));
        assert!(places.iter().all(|&it| finer(&quanta, it) == finer(&of_operands, it)));
        let windows = WindowTerms::of_convolution(&convolution, lhs.shape(), rhs.shape());
        let (left, right) = (lhs.to_f64s().unwrap(), rhs.to_f64s().unwrap());
        for &place in &places {
            // these products and their sums are multiples of 2^-12 that f64 has
            let (mut sum, mut size) = (0.0, 0.0);
            windows.visit(place, |l, r| {
                sum += left[l] * right[r];
                size += (left[l] * right[r]).abs();
                true
            });
            assert_eq!(sums[place], sum);
            assert!(least[place] <= size && least[place] > size / 32.0, "{place}");
            assert!(at[place] >= size && at[place] < size * 1.0001, "{place}");
            assert!(found.most() >= size, "{place}");
        }
    }
}
