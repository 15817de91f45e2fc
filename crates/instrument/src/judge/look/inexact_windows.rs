//! How many additions of the sums of a convolution are inexact at least: counted among a part of the terms of each window, for
//! all output features side by side.

use std::ops::Range;
use std::sync::Arc;

use super::inexact::{CHOSEN, choose, count_below};
use super::magnitudes::{errors, floats};
use crate::alone::terms::transposed;
use crate::hardware::parallel;
use crate::judge::ground::bound::grid_of;
use crate::judge::law::quanta::{Quanta, exponent_of};
use crate::tensor::Tensor;

/// How many windows a task counts at least.
const WINDOWS: usize = 64;

/// The exponents of the lowest bits of the factors of a convolution's terms.
pub struct WindowQuanta {
    quanta: Arc<Quanta>,
    /// The exponents of the kernel: term by term, for all output features.
    right: Vec<i16>,
    /// How many output features there are.
    outputs: usize,
    /// How many results lie between neighbouring output features.
    step: usize,
}

/// How many additions of each sum are inexact at least.
pub struct CountsOfWindows {
    /// Of each window, for all output features.
    counts: Vec<u8>,
    outputs: usize,
    step: usize,
}

/// What counting takes besides exponents.
#[derive(Default)]
struct Scratch {
    /// The exponents of the operand's elements in a window, and the places of the terms in the kernel.
    left: Vec<i16>,
    terms: Vec<u32>,
    chosen: Vec<u32>,
    finer: Vec<i16>,
}

impl WindowQuanta {
    /// The exponents of a convolution in one group, from `quanta`; `None` if it has no terms, or if there is
    /// no memory for them.
    pub fn of(quanta: Arc<Quanta>) -> Option<WindowQuanta> {
        let Quanta::Windows(windows, _, kernel) = &*quanta else { return None };
        let [step, outputs] = windows.outputs();
        let terms = kernel.len().checked_div(outputs)?;
        let right = transposed(kernel, [outputs, terms])?;
        (terms > 0).then_some(WindowQuanta { quanta, right, outputs, step })
    }

    /// How many additions of the sum at a place are inexact at least, if the magnitudes of its terms have this sum, in an
    /// accumulator of this precision.
    pub fn count_at(&self, place: usize, size: f64, precision: u32) -> f64 {
        let mut scratch = Scratch::default();
        let output = place / self.step % self.outputs;
        self.count(place - output * self.step, size, precision, &mut scratch);
        f64::from(scratch.finer[output])
    }

    /// How many additions of each of so many sums are inexact at least. The magnitudes of their terms are made of a part of so
    /// many terms at most, in f32.
    pub fn counts(&self, made: &Tensor, terms: usize, precision: u32) -> CountsOfWindows {
        let (outputs, step, made) = (self.outputs, self.step, floats(made));
        let [share, lost] = errors(terms);
        let mut counts = vec![0u8; made.len()];
        parallel::for_each_chunk(&mut counts, outputs * WINDOWS, |task, counts| {
            let mut scratch = Scratch::default();
            for (window, counts) in (task * WINDOWS..).zip(counts.chunks_exact_mut(outputs)) {
                let place = window / step * outputs * step + window % step;
                let sizes = (0..outputs).map(|output| made[place + output * step]);
                let least = sizes.filter(|size| *size > 0.0).fold(f32::INFINITY, f32::min);
                let least = f64::from(least) * (1.0 - share) - lost;
                if least > 0.0 && least.is_finite() {
                    self.count(place, least, precision, &mut scratch);
                    let finer = counts.iter_mut().zip(&scratch.finer);
                    finer.for_each(|(count, finer)| *count = *finer as u8);
                }
            }
        });
        CountsOfWindows { counts, outputs, step }
    }

    /// Counts, for each output feature, terms of the window of the first one at a place that are finer than the grid of a sum of
    /// magnitudes.
    fn count(&self, place: usize, size: f64, precision: u32, scratch: &mut Scratch) {
        let Quanta::Windows(windows, lhs, _) = &*self.quanta else { return };
        let Scratch { left, terms, chosen, finer } = scratch;
        left.clear();
        terms.clear();
        let run = windows.run();
        windows.visit_runs(place, |first, term| {
            left.extend_from_slice(&lhs[first..first + run]);
            terms.extend(term as u32..(term + run) as u32);
            true
        });
        chosen.resize(CHOSEN.min(left.len()), 0);
        choose(left, chosen);
        finer.clear();
        finer.resize(self.outputs, 0);
        let grid = exponent_of(grid_of(size, precision));
        for &index in &*chosen {
            let (exponent, term) = (left[index as usize], terms[index as usize] as usize);
            let line = &self.right[term * self.outputs..][..self.outputs];
            count_below(grid - exponent, line, finer);
        }
    }
}

impl CountsOfWindows {
    /// Lowers the numbers of terms of the sums at a range of places until at least one fewer of their additions are inexact.
    /// The magnitudes of the terms are no smaller than these.
    pub fn lower(&self, range: Range<usize>, magnitudes: &[f64], counts: &mut [f64]) {
        let CountsOfWindows { outputs, step, .. } = *self;
        for ((place, count), &size) in range.zip(counts).zip(magnitudes) {
            let (block, output, at) =
                (place / step / outputs, place / step % outputs, place % step);
            let finer = self.counts[(block * step + at) * outputs + output];
            *count = if size > 0.0 { count.min(f64::from(finer) + 1.0) } else { 0.0 };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meaning::{Convolution, ConvolutionAxes, Slide};
    use crate::numeric::random::Random;

    #[test]
    fn no_sum_of_a_window_has_fewer_inexact_additions_than_are_counted() {
        let mut random = Random::new(12);
        let mut tensor = |shape: &[usize]| {
            let count = shape.iter().product::<usize>();
            let mut number = || match random.below(9) {
                0 => 0.0,
                scale => (random.below(255) as f64 - 127.0) * 2f64.powi(-7 - scale as i32),
            };
            let numbers: Vec<f64> = (0..count).map(|_| number()).collect();
            Tensor::from_f64s("bf16".parse().unwrap(), shape, &numbers).unwrap()
        };
        let (lhs, rhs) = (tensor(&[2, 5, 6, 40]), tensor(&[3, 3, 40, 7]));
        let axes = |batch: usize, feature: usize, spatial: [usize; 2]| ConvolutionAxes {
            batch,
            feature,
            spatial: spatial.to_vec(),
        };
        let slide = Slide { low: 1, high: 1, ..Slide::default() };
        // the output features of a result are neighbours, or lie apart
        for output in [axes(0, 3, [1, 2]), axes(0, 1, [2, 3]), axes(3, 0, [1, 2])] {
            let convolution = Convolution {
                input: axes(0, 3, [1, 2]),
                kernel: axes(3, 2, [0, 1]),
                output,
                slides: vec![slide; 2],
                feature_groups: 1,
                batch_groups: 1,
            };
            let quanta = Arc::new(Quanta::of_convolution([&lhs, &rhs], &convolution));
            let windows = WindowQuanta::of(quanta.clone()).unwrap();
            let shape = convolution.result_shape(lhs.shape(), rhs.shape());
            let all: usize = shape.iter().product();
            let sizes: Vec<f32> = (0..all).map(|it| 3.0 + (it % 7) as f32).collect();
            let made = Tensor::from_vec(&shape, sizes.clone()).unwrap();
            let (precision, mut sum_of_counts) = (24, 0.0);
            let found = windows.counts(&made, 360, precision);
            let magnitudes = vec![1.0; all];
            let mut counts = vec![360.0; all];
            for range in [0..100, 100..all] {
                let counts = &mut counts[range.clone()];
                found.lower(range.clone(), &magnitudes[range], counts);
            }
            for (place, count) in counts.iter().enumerate() {
                let size = f64::from(sizes[place]);
                let finer = quanta.finer(place, grid_of(size, precision), usize::MAX) as f64;
                assert!(count - 1.0 <= finer, "{place}");
                assert!(windows.count_at(place, size, precision) <= finer, "{place}");
                sum_of_counts += count - 1.0;
            }
            assert!(sum_of_counts > 10.0 * all as f64, "the counts would show nothing");
        }
    }
}
