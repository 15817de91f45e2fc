//! Contractions: sums of products (docs/numerics.md, "Contractions and reductions" and "Accumulation").
//!
//! Every result element starts from an exact zero and takes in one product after the other, the contracting
//! dimensions in the order in which they are listed, the last one fastest.
//!
//! * **The product type** is the result's element type where that is *at least as wide* as both operands',
//!   else the wider of the operands' (the left one's if neither is wider).
//! * Types are ordered by kind, i1 < integers < floats < complex numbers, and within a kind by their bits:
//!   bf16 and f16 are as wide as each other, i64 is narrower than any float.
//! * Operands are converted to the product type, multiplied there (one rounding), the product is converted to
//!   the result's type where that differs (one rounding), and added there (one rounding).
//!
//! A sum without products is the result type's encoding of zero. Another accumulation or another algorithm
//! changes how the sums are made, never which products they have.

use super::movement::{Padding, pad};
use super::policy_sums::{SumPolicy, Sums};
use super::{Array, indices, linear_index};
use crate::numeric::ElementType;
use crate::tensor::allocation::TooLarge;

/// Which dimensions of two operands belong together.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DotDimensions {
    /// Batching dimensions of the left operand.
    pub lhs_batching: Vec<usize>,
    /// Batching dimensions of the right operand, in the same order.
    pub rhs_batching: Vec<usize>,
    /// Contracting dimensions of the left operand, the last fastest.
    pub lhs_contracting: Vec<usize>,
    /// Contracting dimensions of the right operand, in the same order.
    pub rhs_contracting: Vec<usize>,
}

impl DotDimensions {
    /// The other dimensions of a left operand of this rank.
    pub fn lhs_free(&self, rank: usize) -> Vec<usize> {
        others(rank, &self.lhs_batching, &self.lhs_contracting)
    }

    /// The other dimensions of a right operand of this rank.
    pub fn rhs_free(&self, rank: usize) -> Vec<usize> {
        others(rank, &self.rhs_batching, &self.rhs_contracting)
    }

    /// The shape of the result: batching dimensions, then the left operand's free ones, then the right one's.
    pub fn result_shape(&self, lhs: &[usize], rhs: &[usize]) -> Vec<usize> {
        let left = self.lhs_batching.iter().copied().chain(self.lhs_free(lhs.len()));
        let left = left.map(|dimension| lhs[dimension]);
        left.chain(self.rhs_free(rhs.len()).into_iter().map(|dimension| rhs[dimension])).collect()
    }
}

fn others(rank: usize, batching: &[usize], contracting: &[usize]) -> Vec<usize> {
    let bound = |dimension: &usize| batching.contains(dimension) || contracting.contains(dimension);
    (0..rank).filter(|dimension| !bound(dimension)).collect()
}

/// The type that products are taken in, as the module says.
pub fn product_type<'a>(
    lhs: &'a ElementType,
    rhs: &'a ElementType,
    result: &'a ElementType,
) -> &'a ElementType {
    let operand = if width(rhs) > width(lhs) { rhs } else { lhs };
    if width(result) >= width(operand) { result } else { operand }
}

/// Kind, then bits.
fn width(element: &ElementType) -> (u32, u32) {
    let kind = match element {
        ElementType::Boolean => 0,
        ElementType::Integer(_) | ElementType::Index | ElementType::Quantized(_) => 1,
        ElementType::Float(_) => 2,
        ElementType::Complex(_) => 3,
    };
    (kind, element.bits())
}

/// `dot_general`: the sum of `lhs * rhs` over the contracting dimensions.
pub fn dot_general(
    lhs: &Array<u128>,
    rhs: &Array<u128>,
    dimensions: &DotDimensions,
    result: &ElementType,
    policy: &SumPolicy,
) -> Result<Array<u128>, TooLarge> {
    let sums = Sums::new([lhs.element(), rhs.element()], result, policy);
    dot_general_by(lhs, rhs, dimensions, result, |factors, number| sums.sum(factors, number))
}

/// [`dot_general`] of values of any kind: `sum` makes each result element of the pairs of factors that it has, in
/// their order, and of its place in row-major order.
pub fn dot_general_by<V: Clone>(
    lhs: &Array<V>,
    rhs: &Array<V>,
    dimensions: &DotDimensions,
    result: &ElementType,
    mut sum: impl FnMut(&[(V, V)], usize) -> V,
) -> Result<Array<V>, TooLarge> {
    let DotDimensions { lhs_batching, rhs_batching, lhs_contracting, rhs_contracting } = dimensions;
    let (lhs_free, rhs_free) = (dimensions.lhs_free(lhs.rank()), dimensions.rhs_free(rhs.rank()));
    let shape = dimensions.result_shape(lhs.shape(), rhs.shape());
    let steps: Vec<usize> =
        lhs_contracting.iter().map(|&dimension| lhs.shape()[dimension]).collect();
    Array::from_index(result.clone(), &shape, |index| {
        let (batch, free) = index.split_at(lhs_batching.len());
        let (row, column) = free.split_at(lhs_free.len());
        let factors = indices(&steps).map(|step| {
            let left = [(&lhs_batching[..], batch), (&lhs_free, row), (lhs_contracting, &step)];
            let right = [(&rhs_batching[..], batch), (&rhs_free, column), (rhs_contracting, &step)];
            (lhs.at(&placed(lhs.rank(), left)), rhs.at(&placed(rhs.rank(), right)))
        });
        sum(&factors.collect::<Vec<_>>(), linear_index(&shape, index))
    })
}

/// An index of this rank whose values are given in groups: dimensions, and the values along them.
fn placed(rank: usize, groups: [(&[usize], &[usize]); 3]) -> Vec<usize> {
    let mut index = vec![0; rank];
    for (dimensions, values) in groups {
        dimensions.iter().zip(values).for_each(|(&dimension, &value)| index[dimension] = value);
    }
    index
}

/// How a window slides along one dimension.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slide {
    /// How far apart neighbouring windows start; at least 1.
    pub stride: i64,
    /// How many elements go before the first; negative: how many are removed.
    pub low: i64,
    /// How many elements go after the last; negative: how many are removed.
    pub high: i64,
    /// How far apart neighbouring elements of the tensor lie; at least 1.
    pub base_dilation: i64,
    /// How far apart neighbouring elements of the window lie; at least 1.
    pub window_dilation: i64,
    /// Whether the window is read from its last element to its first.
    pub reversed: bool,
}

impl Default for Slide {
    /// Neighbouring windows without padding and gaps.
    fn default() -> Slide {
        Slide { stride: 1, low: 0, high: 0, base_dilation: 1, window_dilation: 1, reversed: false }
    }
}

impl Slide {
    /// The padding before, between and after the elements.
    pub fn padding(self) -> Padding {
        Padding { low: self.low, high: self.high, interior: self.base_dilation - 1 }
    }

    /// The size of a dimension with its padding; nothing where more is removed than there is.
    pub fn padded(self, size: usize) -> usize {
        usize::try_from(self.padding().size(size).max(0)).unwrap_or(usize::MAX)
    }

    /// How many windows of `window` elements lie in a dimension (the spec's `num_windows`).
    pub fn windows(self, size: usize, window: usize) -> usize {
        let padded = self.padding().size(size);
        let gaps = window.saturating_sub(1) as i128 * i128::from(self.window_dilation);
        let dilated = if window == 0 { 0 } else { gaps + 1 };
        if padded == 0 || dilated > padded {
            return 0;
        }
        let windows = (padded - dilated) / i128::from(self.stride) + 1;
        usize::try_from(windows).unwrap_or(usize::MAX)
    }

    /// The index in the padded dimension of element `at` of a window.
    pub fn element(self, window: usize, at: usize, window_size: usize) -> usize {
        let at = if self.reversed { window_size - 1 - at } else { at };
        window * self.stride as usize + at * self.window_dilation as usize
    }
}

/// Which dimension of a tensor means what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConvolutionAxes {
    /// The batch; of the kernel, its output features.
    pub batch: usize,
    /// The features; of the kernel, its input features.
    pub feature: usize,
    /// The spatial dimensions, in the order in which those of the tensors belong together.
    pub spatial: Vec<usize>,
}

/// A convolution. Every number was verified.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Convolution {
    /// The dimensions of the left operand.
    pub input: ConvolutionAxes,
    /// The dimensions of the right operand, the kernel.
    pub kernel: ConvolutionAxes,
    /// The dimensions of the result.
    pub output: ConvolutionAxes,
    /// How the kernel slides along each spatial dimension.
    pub slides: Vec<Slide>,
    /// Groups of input features, each with output features of its own.
    pub feature_groups: usize,
    /// Groups of batches, each with output features of its own.
    pub batch_groups: usize,
}

impl Convolution {
    /// The shape of the result for operands that belong together.
    pub fn result_shape(&self, lhs: &[usize], rhs: &[usize]) -> Vec<usize> {
        let mut shape = vec![0; self.output.spatial.len() + 2];
        shape[self.output.batch] = lhs[self.input.batch] / self.batch_groups;
        shape[self.output.feature] = rhs[self.kernel.batch];
        for (&dimension, windows) in self.output.spatial.iter().zip(self.windows(lhs, rhs)) {
            shape[dimension] = windows;
        }
        shape
    }

    /// The padding of each dimension of a left operand of this shape, and the shape that it gives.
    pub fn padding(&self, lhs: &[usize]) -> (Vec<Padding>, Vec<usize>) {
        let (mut padding, mut shape) = (vec![Slide::default().padding(); lhs.len()], lhs.to_vec());
        for (&dimension, slide) in self.input.spatial.iter().zip(&self.slides) {
            padding[dimension] = slide.padding();
            shape[dimension] = slide.padded(shape[dimension]);
        }
        (padding, shape)
    }

    /// How many windows lie along each spatial dimension.
    pub fn windows(&self, lhs: &[usize], rhs: &[usize]) -> impl Iterator<Item = usize> {
        let spatial = self.input.spatial.iter().zip(&self.kernel.spatial).zip(&self.slides);
        spatial.map(|((&input, &kernel), slide)| slide.windows(lhs[input], rhs[kernel]))
    }
}

/// `convolution`: the left operand is padded and dilated with zeros, which take part like any element. Each
/// result element is the sum over a window of it times the kernel, the spatial dimensions in their order, then
/// the input features, which are the fastest.
pub fn convolution(
    lhs: &Array<u128>,
    rhs: &Array<u128>,
    convolution: &Convolution,
    result: &ElementType,
    policy: &SumPolicy,
) -> Result<Array<u128>, TooLarge> {
    let shape = convolution.result_shape(lhs.shape(), rhs.shape());
    if shape.contains(&0) {
        return Array::from_index(result.clone(), &shape, |_| 0);
    }
    let sums = Sums::new([lhs.element(), rhs.element()], result, policy);
    let products = ConvolutionProducts::new(lhs, rhs, 0, convolution)?;
    Array::from_index(result.clone(), &shape, |index| {
        sums.sum(&products.factors(index), products.number(index))
    })
}

/// Which products each result element of a convolution is the sum of, for values of any kind. There is a result
/// element.
pub struct ConvolutionProducts<'a, V> {
    /// The left operand with zeros before, between and after its elements.
    padded: Array<V>,
    rhs: &'a Array<V>,
    convolution: &'a Convolution,
    result_shape: Vec<usize>,
    features_of_group: usize,
    batches_of_group: usize,
}

impl<'a, V: Clone> ConvolutionProducts<'a, V> {
    /// The products of these operands. `zero` is the value of the code 0 of the left one's type, with which it is
    /// padded.
    pub fn new(
        lhs: &Array<V>,
        rhs: &'a Array<V>,
        zero: V,
        convolution: &'a Convolution,
    ) -> Result<ConvolutionProducts<'a, V>, TooLarge> {
        let groups = convolution.feature_groups * convolution.batch_groups;
        Ok(ConvolutionProducts {
            padded: with_zeros(lhs, zero, convolution)?,
            rhs,
            convolution,
            result_shape: convolution.result_shape(lhs.shape(), rhs.shape()),
            features_of_group: rhs.shape()[convolution.kernel.batch] / groups,
            batches_of_group: lhs.shape()[convolution.input.batch] / convolution.batch_groups,
        })
    }

    /// The pairs of factors of a result element, in the order in which their products are added.
    pub fn factors(&self, index: &[usize]) -> Vec<(V, V)> {
        let Convolution { input, kernel, output, slides, batch_groups, .. } = self.convolution;
        let (sizes, group) = (self.rhs.shape(), self.group(index));
        let inputs_of_group = sizes[kernel.feature];
        let (first_batch, first_feature) = match batch_groups {
            1 => (0, group * inputs_of_group),
            _ => (group * self.batches_of_group, 0),
        };
        let (mut left, mut right) = (vec![0; self.padded.rank()], vec![0; self.rhs.rank()]);
        left[input.batch] = first_batch + index[output.batch];
        right[kernel.batch] = index[output.feature];
        let windows = kernel.spatial.iter().map(|&dimension| sizes[dimension]);
        let steps: Vec<usize> = windows.chain([inputs_of_group]).collect();
        let factors = indices(&steps).map(|step| {
            let (&input_feature, window) = step.split_last().expect("the input features");
            left[input.feature] = first_feature + input_feature;
            right[kernel.feature] = input_feature;
            for (spatial, &at) in window.iter().enumerate() {
                let size = sizes[kernel.spatial[spatial]];
                left[input.spatial[spatial]] =
                    slides[spatial].element(index[output.spatial[spatial]], at, size);
                right[kernel.spatial[spatial]] = at;
            }
            (self.padded.at(&left), self.rhs.at(&right))
        });
        factors.collect()
    }

    /// Which sum of all a result element is, as random bits count them: by groups, then batches, windows and
    /// features.
    fn number(&self, index: &[usize]) -> usize {
        let Convolution { output, feature_groups, batch_groups, .. } = self.convolution;
        let (group, feature) = (self.group(index), index[output.feature] % self.features_of_group);
        let first = [(feature_groups * batch_groups, group)];
        let others = [output.batch].into_iter().chain(output.spatial.iter().copied());
        let others = others.map(|dimension| (self.result_shape[dimension], index[dimension]));
        let last = [(self.features_of_group, feature)];
        let (counts, number): (Vec<usize>, Vec<usize>) =
            first.into_iter().chain(others).chain(last).unzip();
        linear_index(&counts, &number)
    }

    /// The group that a result element belongs to.
    fn group(&self, index: &[usize]) -> usize {
        index[self.convolution.output.feature] / self.features_of_group
    }
}

/// The left operand of a convolution with zeros before, between and after its elements.
fn with_zeros<V: Clone>(
    lhs: &Array<V>,
    zero: V,
    convolution: &Convolution,
) -> Result<Array<V>, TooLarge> {
    let (padding, shape) = convolution.padding(lhs.shape());
    let zero = Array::new(lhs.element().clone(), &[], vec![zero]);
    pad(lhs, &zero, &padding, &shape)
}
