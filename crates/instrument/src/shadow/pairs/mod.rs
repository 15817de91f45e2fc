//! The exact results of ops on f64, in pairs of f64: sums of two f64 that have about 106 bits.
//!
//! Pairs are another kind of number for the functions of `meaning`: what an op means, and its dimensions, windows and steps,
//! comes from where the interpreter takes it. Elementwise ops run on columns of elements, other ops by their meaning on single
//! ones ([`whole`]). Sums and windows, whose terms are many, have loops of their own.

mod body;
mod column;
mod fourier;
mod made;
mod steps;
mod sums;
mod whole;
mod windows;

use self::body::Body;
use self::sums::Fold;
use self::whole::Whole;
use super::wide::Wide;
use crate::alone::OneOp;
use crate::alone::bodies::body_op;
use crate::ir::{OpView, TensorType, ValueId};
use crate::meaning::{Array, Convolution, DotDimensions, Slide, Steps};
use crate::numeric::{ComplexPart, Double, ElementType};
use crate::ops::chlo::{repeated, run_time_shape, written_dimensions};
use crate::ops::constraints::sizes;
use crate::ops::facts::Neutral;
use crate::ops::reduction::Reduce;
use crate::ops::{self, Meaning, contraction, convolution, windows as window_ops};
use crate::tensor::{Tensor, Value};

/// An op whose results can be computed in pairs.
pub(super) struct PairOp {
    kind: Kind,
    /// Whether the op rounds its results, or chooses them among its operands.
    pub rounds: bool,
    /// The values from outside that the regions of the op read, which come after its operands.
    pub captured: Vec<ValueId>,
}

enum Kind {
    Steps(Steps),
    Broadcasting(Steps, Broadcast),
    Dot(DotDimensions),
    Convolution(Convolution),
    Reduce(Vec<usize>, Fold),
    ReduceWindow(Vec<usize>, Vec<Slide>, Fold),
    Whole(Box<Whole>),
}

/// How an op of CHLO brings its operands to one shape.
struct Broadcast {
    /// The dimensions of the result that those of the operand of the lower rank are.
    written: Option<Vec<i64>>,
    result: TensorType,
}

impl Broadcast {
    /// The operands in the shape that they have in common, or with one element, and this shape.
    fn of(&self, inputs: &[Input]) -> Option<(Vec<Input>, Vec<usize>)> {
        let written = self.written.as_deref();
        let tensors: Vec<&Tensor> = inputs.iter().map(Input::tensor).collect::<Option<_>>()?;
        let shape = run_time_shape(&tensors, written, &self.result).ok()?;
        let repeated = |tensor: &Tensor| {
            let operand = Array::of_tensor(tensor).ok()?;
            repeated(&operand, &shape, written).ok()?.into_tensor().ok()
        };
        let inputs = inputs.iter().map(|input| {
            Some(match input {
                Input::Wide(Wide { high, low: None }) => Input::Wide(repeated(high)?.into()),
                Input::Wide(Wide { high, low: Some(low) }) => {
                    Input::Wide(Wide { high: repeated(high)?, low: Some(repeated(low)?) })
                }
                Input::Value(value) => Input::Value(repeated(value.as_tensor()?)?.into()),
            })
        });
        Some((inputs.collect::<Option<_>>()?, shape.clone()))
    }
}

/// An operand of an op.
pub(super) enum Input {
    /// Floats.
    Wide(Wide),
    /// Any other value.
    Value(Value),
}

impl Input {
    fn wide(&self) -> Option<&Wide> {
        match self {
            Input::Wide(wide) => Some(wide),
            Input::Value(_) => None,
        }
    }

    fn tensor(&self) -> Option<&Tensor> {
        match self {
            Input::Wide(wide) => Some(&wide.high),
            Input::Value(value) => value.as_tensor(),
        }
    }
}

impl PairOp {
    /// The op, which is given in f64 by itself, unless it cannot be computed in pairs.
    pub fn of(one: &OneOp) -> Option<PairOp> {
        let function = one.module().functions().next()?;
        let view = OpView {
            op: function.body.as_ref()?.block().ops.first()?,
            values: &function.values,
            function: Some(function),
            module: one.module(),
            run_numerics: crate::numeric::Numerics::STANDARD,
        };
        let captured = &function.body.as_ref()?.block().arguments[view.op.operands.len()..];
        let kind = Kind::of(&view, captured)?;
        let rounds = match &kind {
            Kind::Steps(steps) | Kind::Broadcasting(steps, _) => steps::rounds(steps),
            Kind::Reduce(_, fold) | Kind::ReduceWindow(_, _, fold) => fold.rounds(),
            Kind::Whole(whole) => whole.rounds(),
            Kind::Dot(_) | Kind::Convolution(_) => true,
        };
        Some(PairOp { kind, rounds, captured: one.captured().to_vec() })
    }

    /// The results for these operands, in the order of the op; `None` for results that are not floats. The whole is
    /// `None` if the operands do not fit together, or memory cannot hold the results.
    pub fn run(&self, inputs: &[Input]) -> Option<Vec<Option<Wide>>> {
        let operand = |index: usize| inputs.get(index)?.wide();
        let result = match &self.kind {
            Kind::Steps(steps) => return steps::run(steps, inputs),
            Kind::Broadcasting(steps, broadcast) => {
                let (inputs, shape) = broadcast.of(inputs)?;
                return steps::run_in_shape(steps, &inputs, &shape);
            }
            Kind::Whole(whole) => {
                let operands = inputs.len().checked_sub(self.captured.len())?;
                let (operands, captured) = inputs.split_at(operands);
                return whole.run(operands, captured);
            }
            Kind::Dot(dimensions) => sums::dot(operand(0)?, operand(1)?, dimensions)?,
            Kind::Convolution(convolution) => {
                // a third operand is the padding
                let padding = inputs.get(2).and_then(Input::tensor);
                let padded = padding.map(|padding| convolution::with_padding(convolution, padding));
                let convolution = padded.as_ref().unwrap_or(convolution);
                windows::convolution(operand(0)?, operand(1)?, convolution)?
            }
            Kind::Reduce(dimensions, fold) => {
                sums::reduce(operand(0)?, operand(1)?, dimensions, *fold)?
            }
            Kind::ReduceWindow(window, slides, fold) => {
                windows::reduce_window(operand(0)?, operand(1)?, (window, slides), *fold)?
            }
        };
        Some(vec![Some(result)])
    }
}

impl Kind {
    /// How the results of an op are computed, whose regions read captured values.
    fn of(view: &OpView<'_>, captured: &[ValueId]) -> Option<Kind> {
        let name = view.op.full_name();
        Some(match name {
            "stablehlo.dot_general" => Kind::Dot(contraction::verified(view).1),
            "stablehlo.dot" => Kind::Dot(contraction::dimensions_of_dot(view)),
            "stablehlo.convolution" | "stablehlo.dynamic_conv" => {
                let labels = match name {
                    "stablehlo.convolution" => &convolution::LABELS,
                    _ => &convolution::DYNAMIC_LABELS,
                };
                Kind::Convolution(convolution::read(view, labels, &mut Vec::new())?)
            }
            "stablehlo.reduce" if fold(view).is_some() => {
                let dimensions = sizes(&Reduce::of(view).dimensions);
                Kind::Reduce(dimensions, fold(view)?)
            }
            "stablehlo.reduce_window" if fold(view).is_some() => {
                let (rank, labels) = (view.operand(0)?.rank(), &window_ops::REDUCE_WINDOW_LABELS);
                let (window, slides) =
                    window_ops::read_window(view, rank, labels, &mut Vec::new())?;
                Kind::ReduceWindow(window, slides, fold(view)?)
            }
            "stablehlo.map" => Kind::Steps(Steps::clone(&Body::of(view, 0, captured)?.steps)),
            _ => match &ops::entry(name)?.meaning {
                Meaning::Elementwise(_) => {
                    Kind::Steps(ops::steps_of(view).ok().filter(steps::can_be_made)?)
                }
                Meaning::Broadcasting(_) => {
                    let steps = ops::steps_of(view).ok().filter(steps::can_be_made)?;
                    let written = written_dimensions(view);
                    let result = view.result(0)?.clone();
                    Kind::Broadcasting(steps, Broadcast { written, result })
                }
                _ => Kind::Whole(Box::new(Whole::of(view, captured)?)),
            },
        })
    }
}

/// Whether no operand is complex.
fn is_real(view: &OpView<'_>) -> bool {
    let mut types = view.operand_types().filter_map(|ty| ty.as_tensor());
    types.all(|ty| !matches!(ty.element, ElementType::Complex(_)))
}

/// The fold of a reduction of one operand.
fn fold(view: &OpView<'_>) -> Option<Fold> {
    if view.op.operands.len() != 2 {
        return None;
    }
    let body = body_op(view)?;
    Some(match body.neutral? {
        Neutral::Zero if body.name == "stablehlo.add" => Fold::Sum,
        Neutral::One if is_real(view) => Fold::Product,
        Neutral::Least if is_real(view) => Fold::Largest,
        Neutral::Greatest if is_real(view) => Fold::Smallest,
        _ => return None,
    })
}

/// A tensor of numbers in row-major order; a complex number is two.
fn wide_of(shape: &[usize], is_complex: bool, numbers: &[Double]) -> Option<Wide> {
    let numbers: Vec<Double> =
        numbers.iter().map(|number| Double::sum(number.high, number.low)).collect();
    let tensor = |part: fn(&Double) -> f64| {
        let values = numbers.iter().map(part);
        match is_complex {
            false => Tensor::from_vec(shape, values.collect::<Vec<f64>>()).ok(),
            true => {
                let codes: Vec<u64> = values.map(f64::to_bits).collect();
                let (pairs, _) = codes.as_chunks::<2>();
                let code =
                    |[real, imaginary]: &[u64; 2]| u128::from(*imaginary) << 64 | u128::from(*real);
                let element = ElementType::Complex(ComplexPart::F64);
                Some(Tensor::from_codes(element, shape, pairs.iter().map(code).collect::<Vec<_>>()))
            }
        }
    };
    let high = tensor(|number| number.high)?;
    let has_rest = numbers.iter().any(|number| number.low != 0.0);
    let low = if has_rest { Some(tensor(|number| number.low)?) } else { None };
    Some(Wide { high, low })
}

/// The result in f64, where it is not a finite number, or the formula of pairs fails on the way to it.
#[inline(always)]
fn guarded(result: Double, plain: f64) -> Double {
    if result.high.is_nan() || !plain.is_finite() { Double::from(plain) } else { result }
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod whole_tests;
