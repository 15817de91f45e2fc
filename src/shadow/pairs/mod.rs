//! The exact results of ops on f64, in pairs of f64: sums of two f64 that have about 106 bits.
//!
//! The ops are defined here a second time, for numbers of another kind: elementwise ops by the steps that they are lowered
//! to, and sums and products by their terms. What an op means (its dimensions, its windows, its steps) comes from where the
//! interpreter takes it.

mod body;
mod column;
mod fourier;
mod made;
mod steps;
mod sums;
mod whole;

use self::body::Body;
use self::sums::Fold;
use self::whole::Whole;
use super::wide::Wide;
use crate::ir::OpView;
use crate::ir::ValueId;
use crate::judge::OneOp;
use crate::judge::bodies::body_op;
use crate::meaning::{Convolution, DotDimensions, Slide, Steps};
use crate::numeric::{ComplexPart, Double, ElementType};
use crate::ops::{self, Meaning, contraction, convolution, windows};
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
    Dot(DotDimensions),
    Convolution(Convolution),
    Reduce(Vec<usize>, Fold),
    ReduceWindow(Vec<usize>, Vec<Slide>, Fold),
    Whole(Box<Whole>),
}

/// What an op reads.
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
            Kind::Steps(steps) => steps::rounds(steps),
            Kind::Reduce(_, fold) | Kind::ReduceWindow(_, _, fold) => fold.rounds(),
            Kind::Whole(whole) => whole.rounds(),
            Kind::Dot(_) | Kind::Convolution(_) => true,
        };
        Some(PairOp { kind, rounds, captured: one.captured().to_vec() })
    }

    /// The results for these operands, in the order of the op; `None` for results that are no floats. The whole is `None`
    /// if the operands do not fit together, or memory cannot hold the results.
    pub fn run(&self, inputs: &[Input]) -> Option<Vec<Option<Wide>>> {
        let operand = |index: usize| inputs.get(index)?.wide();
        let result = match &self.kind {
            Kind::Steps(steps) => return steps::run(steps, inputs),
            Kind::Whole(whole) => {
                let operands = inputs.len().checked_sub(self.captured.len())?;
                let (operands, captured) = inputs.split_at(operands);
                return whole.run(operands, captured);
            }
            Kind::Dot(dimensions) => sums::dot(operand(0)?, operand(1)?, dimensions)?,
            Kind::Convolution(convolution) => {
                sums::convolution(operand(0)?, operand(1)?, convolution)?
            }
            Kind::Reduce(dimensions, fold) => {
                sums::reduce(operand(0)?, operand(1)?, dimensions, *fold)?
            }
            Kind::ReduceWindow(window, slides, fold) => {
                sums::reduce_window(operand(0)?, operand(1)?, (window, slides), *fold)?
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
            "stablehlo.convolution" if is_real(view) => {
                let labels = &convolution::LABELS;
                Kind::Convolution(convolution::read(view, labels, &mut Vec::new())?)
            }
            "stablehlo.reduce" if fold(view).is_some() => {
                let dimensions = view.integers("dimensions")?;
                let dimensions = dimensions.iter().map(|&it| it as usize).collect();
                Kind::Reduce(dimensions, fold(view)?)
            }
            "stablehlo.reduce_window" if is_real(view) && fold(view).is_some() => {
                let (rank, labels) = (view.operand(0)?.rank(), &windows::REDUCE_WINDOW_LABELS);
                let (sizes, slides) = windows::read_window(view, rank, labels, &mut Vec::new())?;
                Kind::ReduceWindow(sizes, slides, fold(view)?)
            }
            "stablehlo.map" => Kind::Steps(Steps::clone(&Body::of(view, 0, captured)?.steps)),
            _ => match &ops::entry(name)?.meaning {
                Meaning::Elementwise(_) | Meaning::Broadcasting(_) => {
                    let steps = ops::steps_of(view).ok()?;
                    Kind::Steps(steps::can_be_made(&steps).then_some(steps)?)
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

/// What a reduction of one operand does.
fn fold(view: &OpView<'_>) -> Option<Fold> {
    if view.op.operands.len() != 2 {
        return None;
    }
    Some(match body_op(view)? {
        "stablehlo.add" => Fold::Sum,
        "stablehlo.multiply" if is_real(view) => Fold::Product,
        "stablehlo.maximum" if is_real(view) => Fold::Largest,
        "stablehlo.minimum" if is_real(view) => Fold::Smallest,
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

/// What f64 gives, where that is no finite number, or the formula of pairs fails on the way to it.
#[inline(always)]
fn guarded(result: Double, plain: f64) -> Double {
    if result.high.is_nan() || !plain.is_finite() { Double::from(plain) } else { result }
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod whole_tests;
