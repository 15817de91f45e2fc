//! Convolutions and reductions of windows in pairs.

use super::sums::{Fold, add_products, every_other, in_order, is_complex, of_parts};
use super::{guarded, wide_of};
use crate::alone::terms::permuted;
use crate::alone::windows::WindowTerms;
use crate::hardware::cpu;
use crate::hardware::parallel;
use crate::meaning::{Array, Convolution, ConvolutionAxes, ConvolutionProducts, Slide};
use crate::numeric::{Double, ElementType, names};
use crate::shadow::wide::Wide;

/// How many terms a task has at least.
const TASK: usize = 1 << 14;
/// How many sums are made side by side.
const LANES: usize = 4;

/// `convolution`.
pub fn convolution(lhs: &Wide, rhs: &Wide, convolution: &Convolution) -> Option<Wide> {
    let sizes = [lhs.high.shape(), rhs.high.shape()];
    let shape = convolution.result_shape(sizes[0], sizes[1]);
    if shape.contains(&0) {
        return wide_of(&shape, is_complex(lhs), &[]);
    }
    let order = last_of(sizes[1].len(), convolution.kernel.batch);
    let result_order = last_of(shape.len(), convolution.output.feature);
    let moved = Convolution {
        kernel: moved(&convolution.kernel, &order),
        output: moved(&convolution.output, &result_order),
        ..convolution.clone()
    };
    let in_order_of = |order: &[usize], shape: &[usize]| -> Vec<usize> {
        order.iter().map(|&dimension| shape[dimension]).collect()
    };
    let kernel = in_order_of(&order, sizes[1]);
    let products = Products { convolution: &moved, lhs: sizes[0], rhs: &kernel };
    let (left, right) = (lhs.doubles(), in_order(rhs, &order));
    let back = |sums: Vec<Double>| {
        let back: Vec<usize> = (0..shape.len()).map(|axis| place(axis, &result_order)).collect();
        permuted(sums, &in_order_of(&result_order, &shape), &back)
    };
    let numbers = match (is_complex(lhs), is_complex(rhs)) {
        (false, false) => back(products.sums(&left, &right)),
        (true, true) => {
            let [a, b] = [0, 1].map(|part| every_other(&left, part));
            let [c, d] = [0, 1].map(|part| every_other(&right, part));
            of_parts([&a, &b], [&c, &d], |x, y| back(products.sums(x, y)))
        }
        _ => return None,
    };
    wide_of(&shape, is_complex(lhs), &numbers)
}

/// The order of dimensions in which one of them is the last.
fn last_of(rank: usize, last: usize) -> Vec<usize> {
    (0..rank).filter(|&dimension| dimension != last).chain([last]).collect()
}

/// The place of a dimension in an order of dimensions.
fn place(dimension: usize, order: &[usize]) -> usize {
    order.iter().position(|&it| it == dimension).unwrap_or(dimension)
}

/// The axes of a tensor whose dimensions are brought into another order.
fn moved(axes: &ConvolutionAxes, order: &[usize]) -> ConvolutionAxes {
    ConvolutionAxes {
        batch: place(axes.batch, order),
        feature: place(axes.feature, order),
        spatial: axes.spatial.iter().map(|&axis| place(axis, order)).collect(),
    }
}

/// The products of a convolution, where the output features are the last dimension of the kernel and of the result.
struct Products<'a> {
    convolution: &'a Convolution,
    lhs: &'a [usize],
    rhs: &'a [usize],
}

impl Products<'_> {
    /// The sums of products of real numbers, for each result.
    fn sums(&self, lhs: &[Double], rhs: &[Double]) -> Vec<Double> {
        let shape = self.convolution.result_shape(self.lhs, self.rhs);
        let terms = WindowTerms::of_convolution(self.convolution, self.lhs, self.rhs);
        let groups = self.convolution.feature_groups * self.convolution.batch_groups;
        // the results of a group at one place have the same elements of the operand
        let group = (shape[shape.len() - 1] / groups).max(1);
        let part = |part: fn(&Double) -> f64| rhs.iter().map(part).collect::<Vec<f64>>();
        let (high, low) = (part(|it| it.high), part(|it| it.low));
        let mut results = vec![Double::default(); shape.iter().product()];
        let window: usize = rhs.len() / self.rhs[self.rhs.len() - 1].max(1);
        let of_task = (TASK / (window * group).max(1)).max(1) * group;
        parallel::for_each_chunk(&mut results, of_task, |task, results| {
            let (mut sums, mut rests) = (vec![0.0; group], vec![0.0; group]);
            for (number, results) in results.chunks_mut(group).enumerate() {
                let place = task * of_task + number * group;
                sums.fill(0.0);
                rests.fill(0.0);
                terms.visit(place, |left, right| {
                    let range = right..right + group;
                    let factors = [&high[range.clone()], &low[range]];
                    let factor = std::slice::from_ref(&lhs[left]);
                    cpu::dispatch(|| add_products(factor, factors, [&mut sums, &mut rests]));
                    true
                });
                for (at, result) in results.iter_mut().enumerate() {
                    *result = Double { high: sums[at], low: rests[at] };
                    if !result.high.is_finite() {
                        *result = Double::from(plain(&terms, place + at, lhs, &high));
                    }
                }
            }
        });
        // zeros of the padding count where they meet what is not finite
        match high.iter().all(|factor| factor.is_finite()) {
            true => results,
            false => self.with_padding(lhs, rhs, results),
        }
    }

    /// The sums, where those are NaN whose window reaches beyond the operand with an infinite factor.
    fn with_padding(&self, lhs: &[Double], rhs: &[Double], results: Vec<Double>) -> Vec<Double> {
        let element = ElementType::Float(&names::F64);
        let array = |shape: &[usize], numbers: &[Double]| {
            Array::new(element.clone(), shape, numbers.to_vec())
        };
        let (lhs, rhs) = (array(self.lhs, lhs), array(self.rhs, rhs));
        let zero = Double::default();
        let Ok(products) = ConvolutionProducts::new(&lhs, &rhs, zero, self.convolution) else {
            return results;
        };
        let shape = self.convolution.result_shape(self.lhs, self.rhs);
        let places = crate::meaning::indices(&shape).zip(results);
        let sums = places.map(|(index, sum)| {
            let factors = products.factors(&index);
            let plain = factors.iter().fold(0.0, |sum, (x, y)| sum + x.high * y.high);
            if plain.is_nan() { Double::from(plain) } else { sum }
        });
        sums.collect()
    }
}

/// The sum of the products at a place in f64.
fn plain(terms: &WindowTerms, place: usize, lhs: &[Double], rhs: &[f64]) -> f64 {
    let mut sum = 0.0;
    terms.visit(place, |left, right| {
        sum += lhs[left].high * rhs[right];
        true
    });
    sum
}

/// `reduce_window` of one operand. Sums of complex numbers are those of their parts.
pub fn reduce_window(
    input: &Wide,
    initial: &Wide,
    (window, slides): (&[usize], &[Slide]),
    fold: Fold,
) -> Option<Wide> {
    let shape = input.high.shape();
    let along = shape.iter().zip(window).zip(slides);
    let outputs: Vec<usize> =
        along.map(|((&size, &window), slide)| slide.windows(size, window)).collect();
    let terms = WindowTerms::of_reduction(shape, window, slides);
    let windows = Windows { terms, size: window.iter().product(), count: outputs.iter().product() };
    let (numbers, first) = (input.doubles(), initial.doubles());
    let results = match is_complex(input) {
        false => windows.folded(&numbers, *first.first()?, fold),
        true => {
            let part = |part: usize| {
                let first = *first.get(part)?;
                Some(windows.folded(&every_other(&numbers, part), first, fold))
            };
            let parts = part(0)?.into_iter().zip(part(1)?);
            parts.flat_map(|(real, imaginary)| [real, imaginary]).collect()
        }
    };
    wide_of(&outputs, is_complex(input), &results)
}

/// The windows of a reduction: their elements, how many those are with the padding, and how many windows there are.
struct Windows {
    terms: WindowTerms,
    size: usize,
    count: usize,
}

impl Windows {
    /// The fold of each window, in which padding has the initial value.
    fn folded(&self, numbers: &[Double], first: Double, fold: Fold) -> Vec<Double> {
        let mut results = vec![first; self.count];
        let chunk = (TASK / self.size.max(1)).max(1);
        parallel::for_each_chunk(&mut results, chunk, |task, results| {
            for (index, result) in results.iter_mut().enumerate() {
                let place = task * chunk + index;
                *result = match fold {
                    Fold::Sum => self.sum(numbers, first, place),
                    _ => self.one_by_one(numbers, first, place, fold),
                };
            }
        });
        results
    }

    /// The sum of a window. Where it is not finite, it is the sum in f64.
    fn sum(&self, numbers: &[Double], first: Double, place: usize) -> Double {
        let (mut lanes, mut seen, mut plain) = ([Double::default(); LANES], 0, first.high);
        self.terms.visit(place, |at, _| {
            let lane = &mut lanes[seen % LANES];
            *lane = *lane + numbers[at];
            plain += numbers[at].high;
            seen += 1;
            true
        });
        let padding = (self.size - seen) as f64;
        if padding == 0.0 || first.high == 0.0 {
            return guarded(lanes.into_iter().fold(first, |sum, lane| sum + lane), plain);
        }
        let all = first + first * Double::from(padding);
        let sum = lanes.into_iter().fold(all, |sum, lane| sum + lane);
        guarded(sum, plain + first.high * padding)
    }

    fn one_by_one(&self, numbers: &[Double], first: Double, place: usize, fold: Fold) -> Double {
        let (mut so_far, mut seen) = (first, 0);
        self.terms.visit(place, |at, _| {
            so_far = fold.of(so_far, numbers[at]);
            seen += 1;
            true
        });
        // an extremum takes the initial value in but once
        let padding = if fold == Fold::Product { self.size - seen } else { 0 };
        (0..padding).fold(so_far, |so_far, _| fold.of(so_far, first))
    }
}
