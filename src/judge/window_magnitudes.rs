//! The sums of the magnitudes of the terms of a convolution: at some places, and bounds of those at all places that take a
//! small part of the time of the convolution.

use std::borrow::Cow;
use std::ops::Range;

use super::magnitudes::{Extent, LONG, TASK, TermMagnitudes, in_order, least_of, most};
use super::windows::{WindowTerms, features_last};
use crate::engine::contraction::convolve;
use crate::engine::parallel;
use crate::meaning::{Convolution, ConvolutionAxes, SumPolicy};
use crate::numeric::{ElementType, names};
use crate::tensor::Tensor;

/// Of how many input features one takes part in a lower bound.
const STRIDE: usize = 8;
/// How many input features have to take part at least.
const FEWEST: usize = 4;

/// The factors of a convolution in f32, of whose magnitudes sums are made.
pub struct WindowMagnitudes<'a> {
    windows: WindowTerms,
    /// The operand and the kernel, with the input features last.
    lhs: Cow<'a, [f32]>,
    rhs: Cow<'a, [f32]>,
    /// How many terms a sum has at most.
    terms: usize,
    /// The sums of the magnitudes of a part of the terms.
    least: Tensor,
    /// The largest sum of magnitudes, or more.
    most: f64,
}

impl<'a> WindowMagnitudes<'a> {
    /// Those of a convolution of real floats that f32 has; `None` if it has few terms or input features, several groups of
    /// them, or no sums, if there are infinities or NaN, or if f32 does not hold the products and sums.
    pub fn of(
        [lhs, rhs]: [&'a Tensor; 2],
        convolution: &Convolution,
    ) -> Option<WindowMagnitudes<'a>> {
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
        let (left, right) = (in_order(lhs, &orders[0])?, in_order(rhs, &orders[1])?);
        let of_point = Extent::of_rows(&left, inputs);
        // a window has no more points than the kernel
        let points = (terms / inputs) as f32 * (1.0 + f32::EPSILON);
        let of_window = Extent { square: of_point.square * points, ..of_point };
        let extents = [of_window, Extent::of_rows(&right, terms)];
        let most = most(extents, terms)?;
        let parts = [(&left, lhs, &orders[0]), (&right, rhs, &orders[1])]
            .map(|(values, tensor, order)| part_of(values, tensor.shape(), order));
        let [Some(left_part), Some(right_part)] = parts else { return None };
        let stored = |axes: &ConvolutionAxes| ConvolutionAxes {
            batch: 0,
            feature: axes.spatial.len() + 1,
            spatial: (1..=axes.spatial.len()).collect(),
        };
        let (input, kernel) = (stored(input), stored(kernel));
        let of_part = Convolution { input, kernel, ..convolution.clone() };
        let (element, policy) = (ElementType::Float(&names::F32), SumPolicy::default());
        let least = convolve(&left_part, &right_part, &of_part, &element, &policy).ok()?;
        Some(WindowMagnitudes { windows, lhs: left, rhs: right, terms, least, most })
    }
}

/// The magnitudes of each [`STRIDE`]th input feature of values whose dimensions are stored in an order, the features last.
fn part_of(values: &[f32], shape: &[usize], order: &[usize]) -> Option<Tensor> {
    let mut sizes: Vec<usize> = order.iter().map(|&dimension| shape[dimension]).collect();
    let features = sizes.last_mut()?;
    let all = std::mem::replace(features, *features / STRIDE);
    let chosen = *features;
    let mut part = vec![0.0f32; values.len() / all * chosen];
    parallel::for_each_chunk(&mut part, chosen * TASK, |task, part| {
        let points = values[task * TASK * all..].chunks_exact(all);
        for (to, point) in part.chunks_exact_mut(chosen).zip(points) {
            let features = point.iter().step_by(STRIDE);
            to.iter_mut().zip(features).for_each(|(to, feature)| *to = feature.abs());
        }
    });
    Tensor::from_vec(&sizes, part).ok()
}

impl TermMagnitudes for WindowMagnitudes<'_> {
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

    fn sum_of_runs(&self, place: usize, of_run: &dyn Fn(&[f32], &[f32]) -> f64) -> f64 {
        let (run, mut sum) = (self.windows.run(), 0.0);
        self.windows.visit_runs(place, |left, right| {
            sum += of_run(&self.lhs[left..left + run], &self.rhs[right..right + run]);
            true
        });
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meaning::Slide;
    use crate::numeric::test_random::Random;

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
