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

use super::codes::{complex, integer};
use super::movement::{Padding, pad};
use super::summation::{ElementTypes, RandomBits, Scratch, Step, Summation};
use super::{Array, indices, linear_index};
use crate::numeric::convert::to_integer;
use crate::numeric::policy::{Preset, SourceKind};
use crate::numeric::{
    Accumulation, Chance, ComplexPart, ConvertPolicy, ElementType, FloatFormat, IntegerType,
    Number, Numerics, Partial,
};
use crate::tensor::allocation::TooLarge;

/// How a contraction makes its sums: the policies of its run or its op, its algorithm, and its random bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SumPolicy {
    /// The policies.
    pub numerics: Numerics,
    /// What happens to factors, and where sums are made unless a policy says it.
    pub algorithm: Option<Algorithm>,
    /// Where stochastic roundings take their bits.
    pub chance: Chance,
}

/// How a contraction of floats goes about its products.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Algorithm {
    /// The type that factors of the left operand are rounded to.
    pub lhs: &'static FloatFormat,
    /// The type that factors of the right operand are rounded to.
    pub rhs: &'static FloatFormat,
    /// The type of sums.
    pub accumulation: &'static FloatFormat,
    /// How many products stand for one: 1, or of factors in two parts 3, or in three parts 6 or 9.
    pub products: usize,
}

impl From<Numerics> for SumPolicy {
    fn from(numerics: Numerics) -> SumPolicy {
        SumPolicy { numerics, ..SumPolicy::default() }
    }
}

impl Algorithm {
    /// The parts of the factors that are multiplied, of the left one and of the right one, counted
    /// from the largest: the smallest products first, of those alike first the smaller left part.
    pub fn passes(&self) -> Vec<(usize, usize)> {
        let highest = match self.products {
            0..=2 => 0,
            3 => 1,
            4..=8 => 2,
            _ => 4,
        };
        let parts = self.parts();
        let level = |level: usize| (0..=level).rev().map(move |lhs| (lhs, level - lhs));
        let all = (0..=highest).rev().flat_map(level);
        all.filter(|&(lhs, rhs)| lhs < parts && rhs < parts).collect()
    }

    /// How many parts a factor has.
    fn parts(&self) -> usize {
        match self.products {
            0..=2 => 1,
            3 => 2,
            _ => 3,
        }
    }
}

impl SumPolicy {
    /// The types in which sums of the policy `element` are made. The official interpreter takes
    /// products in the result's type, however narrow.
    pub fn element_types(&self, types: ElementTypes) -> ElementTypes {
        match self.numerics.arithmetic.preset {
            Preset::Stablehlo => ElementTypes { product: types.sum, ..types },
            _ => types,
        }
    }

    /// How sums are made: where `element` is the policy, an algorithm says it.
    pub fn accumulation(&self) -> Accumulation {
        let accumulation = self.numerics.accumulation;
        match (accumulation.partial, self.algorithm) {
            (Partial::Element, Some(algorithm)) => {
                Accumulation { partial: Partial::In(algorithm.accumulation), ..accumulation }
            }
            _ => accumulation,
        }
    }
}

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
    method: &SumPolicy,
) -> Result<Array<u128>, TooLarge> {
    let sums = Sums::new([lhs.element(), rhs.element()], result, method);
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

/// The index that has each of these values in the dimension that stands for it.
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
    method: &SumPolicy,
) -> Result<Array<u128>, TooLarge> {
    let Convolution { input, kernel, output, slides, feature_groups, batch_groups } = convolution;
    let shape = convolution.result_shape(lhs.shape(), rhs.shape());
    if shape.contains(&0) {
        return Array::from_index(result.clone(), &shape, |_| 0);
    }
    let padded = with_zeros(lhs, convolution)?;
    let windows = kernel.spatial.iter().map(|&dimension| rhs.shape()[dimension]);
    let steps: Vec<usize> = windows.chain([rhs.shape()[kernel.feature]]).collect();
    let features_of_group = rhs.shape()[kernel.batch] / (feature_groups * batch_groups);
    let batches_of_group = lhs.shape()[input.batch] / batch_groups;
    let inputs_of_group = rhs.shape()[kernel.feature];
    // which sum of all it is, as random bits count them: by groups, then batches, windows and features
    let groups = feature_groups * batch_groups;
    let counted: Vec<usize> = [groups, shape[output.batch]]
        .into_iter()
        .chain(output.spatial.iter().map(|&dimension| shape[dimension]))
        .chain([features_of_group])
        .collect();
    let sums = Sums::new([lhs.element(), rhs.element()], result, method);
    Array::from_index(result.clone(), &shape, |index| {
        let feature = index[output.feature];
        let group = feature / features_of_group;
        let (mut left, mut right) = (vec![0; padded.rank()], vec![0; rhs.rank()]);
        right[kernel.batch] = feature;
        let factors = indices(&steps).map(|step| {
            let (&input_feature, window) = step.split_last().expect("the input features");
            left[input.batch] = match batch_groups {
                1 => index[output.batch],
                _ => group * batches_of_group + index[output.batch],
            };
            left[input.feature] = match batch_groups {
                1 => group * inputs_of_group + input_feature,
                _ => input_feature,
            };
            right[kernel.feature] = input_feature;
            for (spatial, &at) in window.iter().enumerate() {
                let size = rhs.shape()[kernel.spatial[spatial]];
                left[input.spatial[spatial]] =
                    slides[spatial].element(index[output.spatial[spatial]], at, size);
                right[kernel.spatial[spatial]] = at;
            }
            (padded.at(&left), rhs.at(&right))
        });
        let factors: Vec<_> = factors.collect();
        let spatial = output.spatial.iter().map(|&dimension| index[dimension]);
        let number: Vec<usize> = [group, index[output.batch]]
            .into_iter()
            .chain(spatial)
            .chain([feature % features_of_group])
            .collect();
        sums.sum(&factors, linear_index(&counted, &number))
    })
}

/// The left operand with zeros before, between and after its elements.
fn with_zeros(lhs: &Array<u128>, convolution: &Convolution) -> Result<Array<u128>, TooLarge> {
    let mut padding = vec![Slide::default().padding(); lhs.rank()];
    let mut shape = lhs.shape().to_vec();
    for (&dimension, slide) in convolution.input.spatial.iter().zip(&convolution.slides) {
        padding[dimension] = slide.padding();
        shape[dimension] = slide.padded(shape[dimension]);
    }
    let zero = Array::new(lhs.element().clone(), &[], vec![0]);
    pad(lhs, &zero, &padding, &shape)
}

/// How the sums of a contraction are made of its factors.
pub struct Sums<'a> {
    operands: [&'a ElementType; 2],
    product: ElementType,
    result: &'a ElementType,
    method: &'a SumPolicy,
}

impl<'a> Sums<'a> {
    /// The sums of a result type, of factors of two types that are not quantized.
    pub fn new(
        operands: [&'a ElementType; 2],
        result: &'a ElementType,
        method: &'a SumPolicy,
    ) -> Sums<'a> {
        let product = product_type(operands[0], operands[1], result).clone();
        Sums { operands, product, result, method }
    }

    /// The code of the sum of the products of factors, in their order. `number` says which sum of all it is,
    /// for the bits of stochastic rounding.
    pub fn sum(&self, factors: &[(u128, u128)], number: usize) -> u128 {
        match (&self.product, self.result) {
            (ElementType::Float(product), ElementType::Float(result)) => {
                self.of_floats(product, result, factors, number)
            }
            (ElementType::Complex(product), ElementType::Complex(result)) => {
                self.of_complex(*product, *result, factors, number)
            }
            (ElementType::Boolean, _) => factors.iter().fold(0, |any, (l, r)| any | (l & r)),
            (ElementType::Integer(_) | ElementType::Index, ElementType::Boolean) => {
                let is_nonzero = |(l, r): &(u128, u128)| {
                    let product = self.integer(0, *l).wrapping_mul(self.integer(1, *r));
                    integer::wrapped(integer_type(&self.product), product) != 0
                };
                factors.iter().any(is_nonzero).into()
            }
            (ElementType::Integer(_) | ElementType::Index, _) => {
                let product =
                    |(l, r): &(u128, u128)| self.integer(0, *l).wrapping_mul(self.integer(1, *r));
                let total = factors.iter().map(product).fold(0, i128::wrapping_add);
                integer::wrapped(integer_type(self.result), total)
            }
            _ => self.across_kinds(factors),
        }
    }

    /// The integer that a factor of the left (0) or the right (1) operand is.
    fn integer(&self, side: usize, code: u128) -> i128 {
        integer::value(integer_type(self.operands[side]), code)
    }

    fn of_floats(
        &self,
        product: &'static FloatFormat,
        result: &'static FloatFormat,
        factors: &[(u128, u128)],
        number: usize,
    ) -> u128 {
        let SumPolicy { numerics, algorithm, chance } = *self.method;
        let types = self.method.element_types(ElementTypes { product, sum: result });
        let accumulation = self.method.accumulation();
        let formats = match (accumulation.partial, algorithm) {
            (_, Some(algorithm)) => [algorithm.lhs, algorithm.rhs],
            (Partial::Element, None) => [types.product; 2],
            // elements as they are, integers in the product type
            _ => self.operands.map(|operand| match operand {
                ElementType::Float(own) => *own,
                _ => product,
            }),
        };
        let passes = algorithm.map_or(vec![(0, 0)], |algorithm| algorithm.passes());
        let factor = |side: usize, code: u128, part: usize| match passes.len() {
            1 => self.converted(side, code, formats[side]),
            _ => self.part(side, code, formats[side], part),
        };
        let all: Vec<(f64, f64)> = passes
            .iter()
            .flat_map(|&(left, right)| {
                factors.iter().map(move |&(l, r)| (factor(0, l, left), factor(1, r, right)))
            })
            .collect();
        let summation = Summation::new(accumulation, types, result, &numerics.arithmetic);
        let mut scratch = Scratch::default();
        scratch.bits = RandomBits::of_output(chance, number, all.len());
        let mut sum = |terms: &[(f64, f64)]| {
            let sum = summation.sum(&mut scratch, None, terms.len(), false, |step| terms[step]);
            (sum, summation.code(sum, &mut scratch))
        };
        let largest = &all[all.len() - factors.len()..];
        match sum(&all) {
            // of parts that are not finite the largest ones decide
            (number, _) if passes.len() > 1 && !matches!(number, Number::Finite(_)) => {
                sum(largest).1.into()
            }
            (_, code) => code.into(),
        }
    }

    /// A factor as a value of the type that it is converted to.
    fn converted(&self, side: usize, code: u128, format: &'static FloatFormat) -> f64 {
        let operand = self.operands[side];
        if *operand == ElementType::Float(format) {
            return format.decode(code as u64);
        }
        let from = SourceKind::of(operand);
        let policy = self.method.numerics.arithmetic.convert_operand(from, format);
        format.decode(format.encode_number(policy, Number::of_code(operand, code as u64), 1 << 31))
    }

    /// A part of a factor. The first part is the factor rounded to nearest in the factors' type, the next one
    /// the rest rounded, and so on. What would overflow by that rounding becomes the largest finite value, so
    /// that there is a rest; what is not finite has rests of zero.
    fn part(&self, side: usize, code: u128, format: &'static FloatFormat, part: usize) -> f64 {
        let value = match self.operands[side] {
            ElementType::Float(own) => own.decode(code as u64),
            operand => {
                let number = Number::of_code(operand, code as u64);
                format.decode(format.encode_number(ConvertPolicy::CONVERT, number, 0))
            }
        };
        let limit = 2f64.powi(format.max_exponent() + 1);
        let round = |value: f64| match format.round(ConvertPolicy::COMPUTE, value) {
            rounded if rounded.is_finite() || value.abs() >= limit || value.is_nan() => rounded,
            _ => format.decode(format.max_finite).copysign(value),
        };
        let (mut rest, mut head) = (value, round(value));
        for _ in 0..part {
            rest = if head.is_finite() { rest - head } else { 0.0 };
            head = round(rest);
        }
        head
    }

    /// Sums of complex numbers; an algorithm changes nothing. `element` and a type round each of the operations
    /// on parts. All other policies take each product for two terms of the real part, `re * re` and
    /// `-(im * im)`, and two of the imaginary part, `re * im` and `im * re`.
    fn of_complex(
        &self,
        product: ComplexPart,
        result: ComplexPart,
        factors: &[(u128, u128)],
        number: usize,
    ) -> u128 {
        let SumPolicy { numerics, chance, .. } = *self.method;
        let types = ElementTypes { product: product.format(), sum: result.format() };
        let pair = |side: usize, code: u128| match self.operands[side] {
            ElementType::Complex(part) => {
                complex::parts(*part, code).map(|code| part.format().decode(code))
            }
            _ => [self.converted(side, code, types.product), 0.0],
        };
        let pairs: Vec<_> = factors.iter().map(|&(l, r)| (pair(0, l), pair(1, r))).collect();
        let [re, im] = match numerics.accumulation {
            Accumulation { partial: Partial::Element | Partial::In(_), blocks: None } => {
                let partial = numerics.accumulation.partial;
                let bits = RandomBits::of_output(chance, number, factors.len());
                part_by_part(&numerics, partial, types, &pairs, bits)
            }
            accumulation => {
                let summation =
                    Summation::new(accumulation, types, types.sum, &numerics.arithmetic);
                let mut scratch = Scratch::default();
                let mut sum = |terms: Vec<(f64, f64)>| {
                    scratch.bits = RandomBits::of_output(chance, number, terms.len());
                    let sum =
                        summation.sum(&mut scratch, None, terms.len(), false, |step| terms[step]);
                    summation.code(sum, &mut scratch)
                };
                let real = pairs.iter().flat_map(|&([a, b], [c, d])| [(a, c), (-b, d)]);
                let imaginary = pairs.iter().flat_map(|&([a, b], [c, d])| [(a, d), (b, c)]);
                [sum(real.collect()), sum(imaginary.collect())]
            }
        };
        complex::from_parts(result, re, im)
    }

    /// Products of one kind of number summed in a type of another: each is rounded, converted, and added.
    fn across_kinds(&self, factors: &[(u128, u128)]) -> u128 {
        let products = factors.iter().map(|&(l, r)| self.real_product(l, r));
        match self.result {
            ElementType::Float(format) => {
                let add = |total: f64, product: f64| {
                    let product = format.round(ConvertPolicy::CONVERT, product);
                    let exact = Number::sum(total, product, ConvertPolicy::COMPUTE.rounding);
                    format.decode(format.encode_number(ConvertPolicy::COMPUTE, exact, 0))
                };
                format.encode(ConvertPolicy::COMPUTE, products.fold(0.0, add)).into()
            }
            ElementType::Boolean => {
                products.map(|product| product != 0.0).fold(false, |a, b| a | b).into()
            }
            result => {
                let ty = integer_type(result);
                let integers = products.map(|product| to_integer(product, ty.width, ty.signed));
                integer::wrapped(ty, integers.fold(0, i128::wrapping_add))
            }
        }
    }

    /// The real part of a product in a product type of floats or of complex numbers.
    fn real_product(&self, lhs: u128, rhs: u128) -> f64 {
        let format = match &self.product {
            ElementType::Float(format) => *format,
            ElementType::Complex(part) => part.format(),
            other => unreachable!("{other} has no real part"),
        };
        let pair = |side: usize, code: u128| match self.operands[side] {
            ElementType::Complex(part) => {
                complex::parts(*part, code).map(|code| part.format().decode(code))
            }
            _ => [self.converted(side, code, format), 0.0],
        };
        let round =
            |number: Number| format.decode(format.encode_number(ConvertPolicy::COMPUTE, number, 0));
        let ([a, b], [c, d]) = (pair(0, lhs), pair(1, rhs));
        match &self.product {
            ElementType::Float(_) => round(Number::product(a, c)),
            _ => {
                let (ac, bd) = (round(Number::product(a, c)), round(Number::product(b, d)));
                round(Number::sum(ac, -bd, ConvertPolicy::COMPUTE.rounding))
            }
        }
    }
}

/// The codes of the parts of a sum of complex products, with every operation on parts rounded.
fn part_by_part(
    numerics: &Numerics,
    partial: Partial,
    types: ElementTypes,
    pairs: &[([f64; 2], [f64; 2])],
    mut bits: RandomBits,
) -> [u64; 2] {
    let step = |format| Step::new(format, &numerics.arithmetic);
    let (product, sum) = match partial {
        Partial::In(format) => (step(format), step(format)),
        _ => (step(types.product), step(types.sum)),
    };
    let mut total = [0.0; 2];
    for (a, b) in pairs {
        let mut times = |i: usize, j: usize| product.product(a[i], b[j], false, &mut bits);
        let products = [[times(0, 0), -times(1, 1)], [times(0, 1), times(1, 0)]];
        for (total, [first, second]) in total.iter_mut().zip(products) {
            let term = sum.value(product.sum(first, second, &mut bits), &mut bits);
            *total = sum.sum(*total, term, &mut bits);
        }
    }
    let to_result = step(types.sum);
    total.map(|part| {
        let value = to_result.value(part, &mut bits);
        types.sum.encode(ConvertPolicy::COMPUTE, value)
    })
}

fn integer_type(element: &ElementType) -> IntegerType {
    match element {
        ElementType::Integer(ty) => *ty,
        ElementType::Boolean => IntegerType { width: 1, signed: false },
        _ => integer::INDEX,
    }
}
