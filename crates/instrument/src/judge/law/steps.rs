//! Ops that take several rounded steps, whose order and form the specification leaves open: products along dimensions,
//! normalizations, Fourier transforms, factorizations and solutions of triangular systems.
//!
//! Each has a bound of its error in units: times the unit of the type in which the steps are made, it covers every order of
//! sums and products, and the usual ways to write the formula. docs/legality.md says where the bounds come from.

use super::systems::{errors_of_factors, errors_of_solutions, overflow_limit};
use crate::alone::bodies;
use crate::alone::wide::{is_inexact, numbers, of_f64s, retyped};
use crate::ir::OpView;
use crate::numeric::{ElementType, FloatFormat, names};
use crate::ops::facts::Neutral;
use crate::ops::fourier::Fft;
use crate::ops::linear_algebra::Cholesky;
use crate::ops::normalization::BatchNorm;
use crate::tensor::{Tensor, Value};

/// An op of several steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Steps {
    Product,
    Cholesky,
    TriangularSolve,
    Fourier,
    Inference,
    Training,
    Gradient,
}

/// The share of a result that an error may be at most where products of errors are bounded, too: of a variance, so that its square
/// root is far from zero.
const HALF: f64 = 0.5;

impl Steps {
    /// The op, if it is one of several steps; a normalization of real numbers alone.
    pub fn of(view: &OpView<'_>) -> Option<Steps> {
        let is_real = view
            .result_types()
            .all(|ty| ty.as_tensor().is_some_and(|ty| matches!(ty.element, ElementType::Float(_))));
        match view.op.full_name() {
            "stablehlo.fft" => Some(Steps::Fourier),
            "stablehlo.reduce" | "stablehlo.reduce_window"
                if view.op.operands.len() == 2
                    && has_floats(view)
                    && bodies::body_op(view).is_some_and(|it| it.neutral == Some(Neutral::One)) =>
            {
                Some(Steps::Product)
            }
            "stablehlo.cholesky" => Some(Steps::Cholesky),
            "stablehlo.triangular_solve" => Some(Steps::TriangularSolve),
            _ if !is_real => None,
            "stablehlo.batch_norm_inference" => Some(Steps::Inference),
            "stablehlo.batch_norm_training" => Some(Steps::Training),
            "stablehlo.batch_norm_grad" => Some(Steps::Gradient),
            _ => None,
        }
    }

    /// Whether each number of a result has an equation that it and others solve, so that a residual tells how far it is off.
    pub fn has_equations(self) -> bool {
        matches!(self, Steps::Cholesky | Steps::TriangularSolve)
    }

    /// How far the numbers of a result may be from the exact ones, in units; NaN where nothing bounds them. `None` if that is
    /// not known. `unit` is the largest relative error of a step, which is made in a type.
    pub fn errors(
        self,
        view: &OpView<'_>,
        operands: &[Value],
        number: usize,
        exact: &[f64],
        (unit, computed): (f64, &FloatFormat),
    ) -> Option<Vec<f64>> {
        let tensor = |index: usize| operands.get(index).and_then(Value::as_tensor);
        match self {
            Steps::Product => product(view, operands, exact),
            Steps::Fourier => Some(fourier(view, tensor(0)?, exact.len())),
            Steps::Inference => {
                let parameters = [1, 2, 3, 4].map(|index| tensor(index).map(numbers));
                let [scale, offset, mean, variance] = parameters.map(Option::unwrap_or_default);
                let normal =
                    Normal { scale, offset, mean, variance, epsilon: BatchNorm::of(view).epsilon };
                Some(normal.errors(&Channels::of(view, tensor(0)?)?, None, unit))
            }
            Steps::Training => training(view, operands, number, unit, |terms| terms),
            Steps::Gradient => gradient(view, operands, number),
            Steps::Cholesky => {
                let most = overflow_limit(computed);
                errors_of_factors(tensor(0)?, Cholesky::of(view).lower, exact, unit, most)
            }
            Steps::TriangularSolve => {
                let most = overflow_limit(computed);
                errors_of_solutions(view, [tensor(0)?, tensor(1)?], unit, most)
            }
        }
    }

    /// How far the numbers of a result may be from the exact ones, in units, if the errors of additions cancel each other as
    /// those of an ordinary order do; `None` of ops of which that is not known.
    pub fn likely_errors(
        self,
        view: &OpView<'_>,
        operands: &[Value],
        number: usize,
        unit: f64,
    ) -> Option<Vec<f64>> {
        match self {
            Steps::Training => training(view, operands, number, unit, f64::sqrt),
            _ => None,
        }
    }
}

/// Whether the results of an op are floats or complex numbers.
fn has_floats(view: &OpView<'_>) -> bool {
    view.result_types().all(|ty| ty.as_tensor().is_some_and(|ty| is_inexact(&ty.element)))
}

/// The error of a product of `n` factors is `n` units of it, unless a partial product may leave the range of its type. Of complex
/// factors it is three times as large, and relative to the magnitude: each step is two products and a sum for either part.
fn product(view: &OpView<'_>, operands: &[Value], exact: &[f64]) -> Option<Vec<f64>> {
    let real = |element: &ElementType| match is_inexact(element) {
        true => ElementType::Float(&names::F64),
        false => element.clone(),
    };
    let op = retyped(view, None, real)?;
    let is_complex = matches!(view.result(0)?.element, ElementType::Complex(_));
    let magnitudes = |numbers: &[f64]| -> Vec<f64> {
        match is_complex {
            true => numbers.chunks(2).map(|it| pxfm::f_hypot(it[0], it[1])).collect(),
            false => numbers.iter().map(|it| it.abs()).collect(),
        }
    };
    let changed = |change: &dyn Fn(f64) -> f64| -> Option<Vec<f64>> {
        let value = |value: &Value| {
            let tensor = value.as_tensor()?;
            let values = magnitudes(&numbers(tensor)).into_iter().map(change).collect();
            Some(of_f64s(tensor.shape(), values))
        };
        let operands: Vec<Value> = operands.iter().map(value).collect::<Option<_>>()?;
        Some(numbers(op.run(&operands).ok()?.first()?.as_tensor()?))
    };
    let largest = changed(&|it| it.max(1.0))?;
    let smallest = changed(&|it| if it == 0.0 { 1.0 } else { it.min(1.0) })?;
    let format = view.result(0)?.element.float_format()?;
    let (most, least) = (format.decode(format.max_finite), format.decode(format.min_normal()));
    let sizes = magnitudes(exact);
    let factors = operands.first()?.as_tensor()?.len() / sizes.len().max(1) + 1;
    let each = if is_complex { 6.0 } else { 2.0 };
    let error =
        |(index, size): (usize, &f64)| match largest[index] < most && smallest[index] > least {
            _ if size.is_nan() && !is_complex => 0.0,
            true if size.is_finite() => each * factors as f64 * size,
            _ => f64::NAN,
        };
    let errors = sizes.iter().enumerate().map(error);
    Some(if is_complex { errors.flat_map(|it| [it; 2]).collect() } else { errors.collect() })
}

/// The error of each number of a transform of `n` points, over the sum of the magnitudes of the points: `n` units for a
/// sum in any order, and `8 sqrt(n) log2(n)` for a fast transform, whose error is bounded as a whole.
fn fourier(view: &OpView<'_>, operand: &Tensor, count: usize) -> Vec<f64> {
    let Fft { fft_type: kind, fft_length: lengths } = Fft::of(view);
    let points: f64 = lengths.iter().map(|&length| length.max(1) as f64).product();
    let transforms = operand.shape()[..operand.rank() - lengths.len()].iter().product::<usize>();
    let values = numbers(operand);
    let per_operand = (values.len() / transforms.max(1)).max(1);
    let per_result = (count / transforms.max(1)).max(1);
    // half of a symmetric spectrum also counts for the other half
    let twice = if kind == "IRFFT" { 2.0 } else { 1.0 };
    let divisor = if kind.starts_with('I') { points } else { 1.0 };
    let growth = 2.0 * (points + 8.0 * points.sqrt() * points.log2() + 8.0);
    let sum = |transform: usize| -> f64 {
        let own = values.iter().skip(transform * per_operand).take(per_operand);
        own.map(|value| value.abs()).sum()
    };
    let errors: Vec<f64> = (0..transforms).map(|it| twice * growth * sum(it) / divisor).collect();
    (0..count).map(|index| errors.get(index / per_result).copied().unwrap_or(f64::NAN)).collect()
}

/// The elements of an operand, and the channel of each.
struct Channels {
    values: Vec<f64>,
    inner: usize,
    count: usize,
}

impl Channels {
    fn of(view: &OpView<'_>, operand: &Tensor) -> Option<Channels> {
        let feature = usize::try_from(BatchNorm::of(view).feature_index).ok()?;
        let shape = operand.shape();
        let inner = shape[feature + 1..].iter().product();
        Some(Channels { values: numbers(operand), inner, count: shape[feature] })
    }

    fn channel(&self, index: usize) -> usize {
        index / self.inner.max(1) % self.count.max(1)
    }

    /// The mean of a function over each channel.
    fn means(&self, function: impl Fn(usize, f64) -> f64) -> Vec<f64> {
        let mut sums = vec![0.0; self.count];
        for (index, value) in self.values.iter().enumerate() {
            let channel = self.channel(index);
            sums[channel] += function(channel, *value);
        }
        let each = self.per_channel();
        sums.into_iter().map(|sum| sum / each).collect()
    }

    /// How many elements a channel has.
    fn per_channel(&self) -> f64 {
        (self.values.len() / self.count.max(1)).max(1) as f64
    }
}

/// What a normalization takes for each channel.
struct Normal {
    scale: Vec<f64>,
    offset: Vec<f64>,
    mean: Vec<f64>,
    variance: Vec<f64>,
    epsilon: f64,
}

impl Normal {
    /// The errors of `scale * (x - mean) / sqrt(variance + epsilon) + offset`, in whatever order and form, where the mean and
    /// the variance have errors of their own, in units.
    fn errors(&self, channels: &Channels, own: Option<&[[f64; 2]]>, unit: f64) -> Vec<f64> {
        let error = |(index, value): (usize, &f64)| {
            let channel = channels.channel(index);
            let variance = self.variance[channel] + self.epsilon;
            let [of_mean, of_variance] = own.map_or([0.0; 2], |own| own[channel]);
            // by what a variance that is too small by its error makes the output larger
            let growth = 1.0 / (1.0 - unit * of_variance / variance).sqrt();
            let slope = self.scale[channel].abs() / variance.sqrt() * growth;
            let size = slope * (value.abs() + self.mean[channel].abs());
            let inherited = slope * of_mean
                + slope * (value - self.mean[channel]).abs() * of_variance / (2.0 * variance)
                    * growth;
            16.0 * (size + self.offset[channel].abs()) + 2.0 * inherited
        };
        channels.values.iter().enumerate().map(error).collect()
    }
}

/// The mean and the variance of a channel are sums in any order, and the variance may be the mean of the squares less the
/// square of the mean. `growth` says how many errors of one addition the errors of so many add up to.
fn training(
    view: &OpView<'_>,
    operands: &[Value],
    number: usize,
    unit: f64,
    growth: fn(f64) -> f64,
) -> Option<Vec<f64>> {
    let tensor = |index: usize| operands.get(index).and_then(Value::as_tensor);
    let channels = Channels::of(view, tensor(0)?)?;
    let mean = channels.means(|_, value| value);
    let variance = channels.means(|channel, value| (value - mean[channel]).powi(2));
    let sizes = channels.means(|_, value| value.abs());
    let squares = channels.means(|_, value| value * value);
    let steps = growth(channels.per_channel()) + 4.0;
    let of_mean = |channel: usize| 2.0 * steps * sizes[channel];
    let of_variance = |channel: usize| 6.0 * steps * squares[channel];
    let count = channels.count;
    let own: Vec<[f64; 2]> = (0..count).map(|it| [of_mean(it), of_variance(it)]).collect();
    match number {
        0 => {
            let epsilon = BatchNorm::of(view).epsilon;
            let is_small =
                |channel: usize| unit * own[channel][1] < HALF * (variance[channel] + epsilon);
            let is_bounded: Vec<bool> = (0..count).map(is_small).collect();
            let [scale, offset] = [numbers(tensor(1)?), numbers(tensor(2)?)];
            let normal = Normal { scale, offset, mean, variance, epsilon };
            let errors = normal.errors(&channels, Some(&own), unit).into_iter().enumerate();
            let bounded = |(index, error)| {
                if is_bounded[channels.channel(index)] { error } else { f64::NAN }
            };
            Some(errors.map(bounded).collect())
        }
        1 => Some((0..count).map(of_mean).collect()),
        _ => Some((0..count).map(of_variance).collect()),
    }
}

/// The gradients of a normalization: sums in any order of `n` products, which may be written as sums over the elements less
/// sums over the mean, and some more steps on each.
fn gradient(view: &OpView<'_>, operands: &[Value], number: usize) -> Option<Vec<f64>> {
    let tensor = |index: usize| operands.get(index).and_then(Value::as_tensor);
    let channels = Channels::of(view, tensor(0)?)?;
    let [scale, mean, variance] = [numbers(tensor(1)?), numbers(tensor(2)?), numbers(tensor(3)?)];
    let gradient = numbers(tensor(4)?);
    let (count, each) = (channels.count, channels.per_channel());
    let epsilon = BatchNorm::of(view).epsilon;
    let distance =
        |index: usize| channels.values[index].abs() + mean[channels.channel(index)].abs();
    let (mut sums, mut products) = (vec![0.0; count], vec![0.0; count]);
    for (index, value) in gradient.iter().enumerate() {
        let channel = channels.channel(index);
        sums[channel] += value.abs();
        products[channel] += value.abs() * distance(index);
    }
    let slope = |channel: usize| 1.0 / (variance[channel] + epsilon).sqrt();
    let steps = each + 24.0;
    let of_element = |(index, value): (usize, &f64)| {
        let channel = channels.channel(index);
        let factor = scale[channel].abs() * slope(channel) / each;
        let of_sums = sums[channel] + products[channel] * distance(index) * slope(channel).powi(2);
        2.0 * factor * (24.0 * each * value.abs() + steps * of_sums)
    };
    Some(match number {
        0 => gradient.iter().enumerate().map(of_element).collect(),
        1 => (0..count).map(|it| 2.0 * steps * products[it] * slope(it)).collect(),
        _ => sums.iter().map(|sum| 2.0 * steps * sum).collect(),
    })
}
