//! The exact results of an op: the op in f64, whose rounding is far below that of narrower types, or for values of f64 the
//! op in pairs of f64.

use super::pairs::{Input, PairOp};
use super::wide::{Wide, needs_pairs};
use crate::alone::OneOp;
use crate::alone::wide::{in_f64, is_inexact, of_zeros, wide, widened};
use crate::engine::machine::observing::Seen;
use crate::ir::{OpView, Type, ValueId, Values};
use crate::numeric::ElementType;
use crate::ops::facts::{self, Makes, Rounds};
use crate::ops::{self, Meaning};
use crate::tensor::Value;

/// How the exact results of an op are computed.
pub(super) enum Way {
    /// By the op in f64.
    Op(OneOp),
    /// By the op in f64; the op rounds nothing, since it only moves elements or chooses among them.
    Move(OneOp),
    /// By the op on both parts of each value; the op rounds nothing, since it only moves elements.
    MoveOfPairs(OneOp),
    /// By the op in pairs.
    Pairs(PairOp),
    /// By a sort of the operands that moves their shadows along, and the rests of these if there are any; it gives the
    /// sorted operands before the shadows.
    Sort(OneOp),
    /// The exact result is the operand: the op converts between float types.
    Operand,
    /// The op rounds numbers of f64 in a way for which there is no formula in pairs.
    NoFormula,
    /// The results of the op would have another meaning in f64.
    None,
}

/// Exact values of an op's results; `None` for results that are not floats.
pub(super) type Results = Vec<Option<Wide>>;

/// The results of an op in exact arithmetic.
#[derive(Default)]
pub(super) struct Exact {
    /// For the operands that the op had; `None` for an op that rounds nothing.
    pub own: Option<Results>,
    /// For the shadows of its operands, if some of these differ from the operands.
    pub shadows: Option<Results>,
}

/// The operands of an op, with their shadows.
pub(super) struct Reading<'a> {
    /// The operands.
    pub operands: Seen<'a>,
    /// The values from outside that the regions of the op read.
    pub captured: Seen<'a>,
    /// The shadows of the operands, and after them of the captured values, as far as they differ from the values.
    pub shadows: Vec<Option<Wide>>,
}

impl Reading<'_> {
    /// Whether a value has a shadow that differs from it.
    pub fn has_errors(&self) -> bool {
        self.shadows.iter().any(Option::is_some)
    }

    /// The places of the operands, and of the values that an op captures in the order of the op.
    fn places(&self, captured: &[ValueId]) -> Vec<usize> {
        let place = |value| self.captured.ids.iter().position(|id| id == value);
        let captured = captured.iter().filter_map(place);
        (0..self.operands.ids.len())
            .chain(captured.map(|place| self.operands.ids.len() + place))
            .collect()
    }

    fn value(&self, place: usize) -> &Value {
        match place.checked_sub(self.operands.values.len()) {
            None => &self.operands.values[place],
            Some(place) => &self.captured.values[place],
        }
    }

    /// A value in the type of its shadow.
    fn own(&self, place: usize) -> Value {
        widened(self.value(place))
    }

    /// The shadow of a value, which may be the value, without what f64 does not hold of it.
    fn shadow(&self, place: usize) -> Value {
        self.shadows[place].as_ref().map_or_else(|| self.own(place), |it| it.high.clone().into())
    }

    /// The part of a float value's shadow that f64 cannot hold; zeros if there is none.
    fn rest(&self, place: usize) -> Value {
        let own = self.own(place);
        let Some(tensor) = own.as_tensor().filter(|tensor| is_inexact(tensor.element())) else {
            return own;
        };
        let rest = self.shadows[place].as_ref().and_then(|shadow| shadow.low.clone());
        rest.unwrap_or_else(|| of_zeros(tensor)).into()
    }

    /// The results of an op for the values in the type of their shadows.
    fn run(&self, op: &OneOp) -> Option<Results> {
        let own = self.places(op.captured()).into_iter().map(|place| self.own(place));
        run(op, own.collect())
    }

    /// The results of an op for the shadows.
    fn run_on_shadows(&self, op: &OneOp) -> Option<Results> {
        let shadows = self.places(op.captured()).into_iter().map(|place| self.shadow(place));
        run(op, shadows.collect())
    }

    /// The results of an op that moves elements for the shadows, which may be pairs.
    fn moved_pairs(&self, op: &OneOp) -> Option<Results> {
        let moved = self.run_on_shadows(op)?;
        if self.shadows.iter().flatten().all(|shadow| shadow.low.is_none()) {
            return Some(moved);
        }
        let rests = self.places(op.captured()).into_iter().map(|place| self.rest(place));
        let rests = run(op, rests.collect())?;
        let both = moved.into_iter().zip(rests);
        Some(both.map(|(high, rest)| Some(Wide { low: Some(rest?.high), ..high? })).collect())
    }

    /// The results of an op in pairs for the values, or for their shadows.
    fn run_in_pairs(&self, op: &PairOp, on_shadows: bool) -> Option<Results> {
        let inputs = self.places(&op.captured).into_iter().map(|place| {
            let value = self.value(place);
            let shadow = self.shadows[place].clone().filter(|_| on_shadows);
            match shadow.or_else(|| Wide::of(value)) {
                Some(wide) => Input::Wide(wide),
                None => Input::Value(value.clone()),
            }
        });
        op.run(&inputs.collect::<Vec<_>>())
    }

    /// The shadows in the order into which a sort brings the values.
    fn sorted_shadows(&self, op: &OneOp) -> Option<Results> {
        let count = self.operands.values.len();
        let all = |of: &dyn Fn(usize) -> Value| (0..count).map(of).collect::<Vec<_>>();
        let [values, shadows, rests] = [
            all(&|place| self.value(place).clone()),
            all(&|place| self.shadow(place)),
            all(&|place| self.rest(place)),
        ];
        let captured = self.places(op.captured()).into_iter().skip(count);
        let captured = captured.map(|place| self.value(place).clone());
        let values = [values, shadows, rests].concat().into_iter().chain(captured);
        let mut sorted = run(op, values.collect())?;
        let rests = sorted.split_off(2 * count);
        let shadows = sorted.into_iter().skip(count).zip(rests);
        let has_rest = self.shadows.iter().flatten().any(|shadow| shadow.low.is_some());
        let shadow = |(shadow, rest): (Option<Wide>, Option<Wide>)| {
            Some(Wide { low: rest.map(|rest| rest.high).filter(|_| has_rest), ..shadow? })
        };
        Some(shadows.map(shadow).collect())
    }
}

/// The results of an op, as far as they are floats.
fn run(op: &OneOp, operands: Vec<Value>) -> Option<Results> {
    let results = op.run(&operands).ok()?;
    Some(results.iter().map(Wide::of).collect())
}

impl Way {
    /// The way for an op. With `in_pairs` values of narrow types have shadows in pairs, too, as far as there are formulas.
    pub fn of(view: &OpView<'_>, in_pairs: bool) -> Way {
        let facts = facts::of(view.op);
        let mut types = view.operand_types().chain(view.result_types());
        let is_quantized = types.any(|ty| {
            let element = ty.as_tensor().map(|tensor| &tensor.element);
            matches!(element, Some(ElementType::Quantized(_)) | None)
        });
        let communicates = ops::entry(view.op.full_name())
            .is_none_or(|entry| matches!(entry.meaning, Meaning::Exchange(_)));
        if is_quantized || communicates || facts.has_own_type() {
            return Way::None;
        }
        if facts.makes == Makes::Converted
            && view.operand(0).is_some_and(|ty| is_inexact(&ty.element))
        {
            return Way::Operand;
        }
        if view.op.full_name() == "stablehlo.sort" {
            return Way::Sort(with_shadows_sorted(view));
        }
        let Some(op) = in_f64(view) else { return Way::None };
        let mut types = view.operand_types().chain(view.result_types());
        let is_wide = types.any(|ty| ty.as_tensor().is_some_and(|ty| needs_pairs(&ty.element)));
        let is_move = facts.moves() || facts.makes == Makes::Chosen && !rounds_magnitudes(view);
        if facts.makes == Makes::Source {
            return Way::Move(op);
        }
        if !(is_wide || in_pairs) {
            return if is_move { Way::Move(op) } else { Way::Op(op) };
        }
        if facts.linear {
            return Way::MoveOfPairs(op);
        }
        match PairOp::of(&op) {
            Some(pairs) => Way::Pairs(pairs),
            None if is_wide => Way::NoFormula,
            None if is_move => Way::Move(op),
            None => Way::Op(op),
        }
    }

    /// The results of exact arithmetic for the operands of an op; `None` if they cannot be computed.
    pub fn results(&self, reading: &Reading<'_>) -> Option<Exact> {
        let has_errors = reading.has_errors();
        let shadows = |shadows: &dyn Fn() -> Option<Results>| match has_errors {
            true => shadows().map(Some),
            false => Some(None),
        };
        Some(match self {
            Way::NoFormula | Way::None => return None,
            Way::Operand => Exact {
                own: Some(vec![Wide::of(reading.value(0))]),
                shadows: has_errors.then(|| {
                    vec![reading.shadows[0].clone().or_else(|| Wide::of(reading.value(0)))]
                }),
            },
            Way::Move(op) => Exact { own: None, shadows: shadows(&|| reading.run_on_shadows(op))? },
            Way::MoveOfPairs(op) => {
                Exact { own: None, shadows: shadows(&|| reading.moved_pairs(op))? }
            }
            Way::Pairs(op) => Exact {
                own: match op.rounds {
                    true => Some(reading.run_in_pairs(op, false)?),
                    false => None,
                },
                shadows: shadows(&|| reading.run_in_pairs(op, true))?,
            },
            Way::Sort(op) => Exact { own: None, shadows: shadows(&|| reading.sorted_shadows(op))? },
            Way::Op(op) => Exact {
                own: Some(reading.run(op)?),
                shadows: shadows(&|| reading.run_on_shadows(op))?,
            },
        })
    }
}

/// A sort of three times as many operands, the shadows after the operands and after them their rests, which compares the
/// operands alone.
fn with_shadows_sorted(view: &OpView<'_>) -> OneOp {
    let mut values = view.values.clone();
    let mut op = view.op.clone();
    let shadow_of = |values: &mut Values, id: ValueId| {
        let mut value = values[id].clone();
        if let Type::Tensor(ty) = &mut value.ty {
            ty.element = wide(&ty.element);
        }
        values.add(value)
    };
    let mut twice = |ids: &[ValueId]| -> Vec<ValueId> {
        let shadows = ids.iter().chain(ids);
        shadows.map(|&id| shadow_of(&mut values, id)).collect()
    };
    let (operands, results) = (twice(&op.operands), twice(&op.results));
    op.operands.extend(operands);
    op.results.extend(results);
    for block in op.regions.iter_mut().flat_map(|region| &mut region.blocks) {
        let shadows = twice(&block.arguments);
        block.arguments.extend(shadows);
    }
    OneOp::of(&OpView { op: &op, values: &values, ..*view })
}

/// Whether the op gives the magnitudes of complex numbers, which unlike those of real numbers are rounded.
fn rounds_magnitudes(view: &OpView<'_>) -> bool {
    let element = view.operand(0).map(|ty| &ty.element);
    facts::of(view.op).rounds == Rounds::IfComplex
        && matches!(element, Some(ElementType::Complex(_)))
}
