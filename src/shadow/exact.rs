//! The exact results of an op: the op in f64, whose rounding is far below that of narrower types.

use crate::engine::machine::observing::Seen;
use crate::ir::{OpView, Type, ValueId, Values};
use crate::judge::OneOp;
use crate::judge::wide::{in_f64, is_inexact, wide, widened};
use crate::numeric::ElementType;
use crate::ops::{self, Meaning};
use crate::tensor::{Tensor, Value};

/// How the exact results of an op are computed.
pub(super) enum Way {
    /// By the op in f64.
    Op(OneOp),
    /// By the op in f64; the op rounds nothing, since it only moves elements or chooses among them.
    Move(OneOp),
    /// By a sort of the operands that moves their shadows along; it gives the sorted operands before the shadows.
    Sort(OneOp),
    /// The exact result is the operand: the op converts between float types.
    Operand,
    /// They cannot be computed: the values that the op gives count as exact.
    None,
}

/// What exact arithmetic gives for an op.
#[derive(Default)]
pub(super) struct Exact {
    /// For the operands that the op had; `None` for an op that rounds nothing.
    pub own: Option<Vec<Value>>,
    /// For the shadows of its operands, if some of these differ from the operands.
    pub shadows: Option<Vec<Value>>,
}

/// What an op read.
pub(super) struct Reading<'a> {
    /// The operands.
    pub operands: Seen<'a>,
    /// The values from outside that the regions of the op read.
    pub captured: Seen<'a>,
    /// The shadows of the operands, and after them of the captured values, as far as they differ from the values.
    pub shadows: Vec<Option<Tensor>>,
}

impl Reading<'_> {
    /// Whether a value has a shadow that differs from it.
    pub fn has_errors(&self) -> bool {
        self.shadows.iter().any(Option::is_some)
    }

    /// The places of the operands, and of the values that an op captures in the order of the op.
    fn places(&self, op: &OneOp) -> Vec<usize> {
        let place = |value| self.captured.ids.iter().position(|id| id == value);
        let captured = op.captured().iter().filter_map(place);
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

    /// The shadow of a value, which may be the value.
    fn shadow(&self, place: usize) -> Value {
        self.shadows[place].clone().map_or_else(|| self.own(place), Value::from)
    }

    /// What an op gives for the values in the type of their shadows.
    fn run(&self, op: &OneOp) -> Option<Vec<Value>> {
        op.run(&self.places(op).into_iter().map(|place| self.own(place)).collect::<Vec<_>>()).ok()
    }

    /// What an op gives for the shadows.
    fn run_on_shadows(&self, op: &OneOp) -> Option<Vec<Value>> {
        let shadows = self.places(op).into_iter().map(|place| self.shadow(place));
        op.run(&shadows.collect::<Vec<_>>()).ok()
    }

    /// The shadows in the order into which a sort brings the values.
    fn sorted_shadows(&self, op: &OneOp) -> Option<Vec<Value>> {
        let count = self.operands.values.len();
        let shadows = (0..count).map(|place| self.shadow(place));
        let captured = self.places(op).into_iter().skip(count);
        let values = self.operands.values.iter().cloned().chain(shadows);
        let values = values.chain(captured.map(|place| self.value(place).clone()));
        let sorted = op.run(&values.collect::<Vec<_>>()).ok()?;
        Some(sorted.into_iter().skip(count).collect())
    }
}

/// The ops whose results are elements of their operands.
const MOVES: &[&str] = &[
    "broadcast",
    "broadcast_in_dim",
    "clamp",
    "concatenate",
    "copy",
    "dynamic_broadcast_in_dim",
    "dynamic_gather",
    "dynamic_pad",
    "dynamic_reshape",
    "dynamic_slice",
    "dynamic_update_slice",
    "gather",
    "get_tuple_element",
    "maximum",
    "minimum",
    "negate",
    "abs",
    "optimization_barrier",
    "pad",
    "real_dynamic_slice",
    "reshape",
    "reverse",
    "select",
    "slice",
    "transpose",
];

/// The ops whose results would be others in f64: bits that are read as numbers, random numbers, and functions of which
/// only the target is known.
const UNKNOWN: &[&str] = &[
    "bitcast_convert",
    "custom_call",
    "rng",
    "rng_bit_generator",
    "rng_uniform",
    "infeed",
    "recv",
];

impl Way {
    /// The way for an op.
    pub fn of(view: &OpView<'_>) -> Way {
        let name = view.op.full_name().split_once('.').map_or("", |(_, name)| name);
        let mut types = view.operand_types().chain(view.result_types());
        let is_quantized = types.any(|ty| {
            let element = ty.as_tensor().map(|tensor| &tensor.element);
            matches!(element, Some(ElementType::Quantized(_)) | None)
        });
        let communicates = ops::entry(view.op.full_name())
            .is_none_or(|entry| matches!(entry.meaning, Meaning::Exchange(_)));
        if is_quantized || communicates || UNKNOWN.contains(&name) {
            return Way::None;
        }
        if matches!(name, "convert" | "reduce_precision")
            && view.operand(0).is_some_and(|ty| is_inexact(&ty.element))
        {
            return Way::Operand;
        }
        if name == "sort" {
            return Way::Sort(with_shadows_sorted(view));
        }
        match in_f64(view) {
            Some(op) if MOVES.contains(&name) && !rounds_magnitudes(view) => Way::Move(op),
            Some(op) => Way::Op(op),
            None => Way::None,
        }
    }

    /// What exact arithmetic gives for what the op read; `None` if it cannot be computed.
    pub fn results(&self, reading: &Reading<'_>) -> Option<Exact> {
        let has_errors = reading.has_errors();
        let shadows = |shadows: &dyn Fn() -> Option<Vec<Value>>| match has_errors {
            true => shadows().map(Some),
            false => Some(None),
        };
        Some(match self {
            Way::None => return None,
            Way::Operand => Exact {
                own: Some(vec![reading.own(0)]),
                shadows: has_errors.then(|| vec![reading.shadow(0)]),
            },
            Way::Move(op) => Exact { own: None, shadows: shadows(&|| reading.run_on_shadows(op))? },
            Way::Sort(op) => Exact { own: None, shadows: shadows(&|| reading.sorted_shadows(op))? },
            Way::Op(op) => Exact {
                own: Some(reading.run(op)?),
                shadows: shadows(&|| reading.run_on_shadows(op))?,
            },
        })
    }
}

/// A sort of twice as many operands, the shadows after the operands, which compares the operands alone.
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
    let shadows: Vec<ValueId> = op.operands.iter().map(|&id| shadow_of(&mut values, id)).collect();
    op.operands.extend(shadows);
    let shadows: Vec<ValueId> = op.results.iter().map(|&id| shadow_of(&mut values, id)).collect();
    op.results.extend(shadows);
    for block in op.regions.iter_mut().flat_map(|region| &mut region.blocks) {
        let shadows = block.arguments.iter().map(|&id| shadow_of(&mut values, id));
        let shadows: Vec<ValueId> = shadows.collect();
        block.arguments.extend(shadows);
    }
    OneOp::of(&OpView { op: &op, values: &values, ..*view })
}

/// Whether the op gives the magnitudes of complex numbers, which unlike those of real numbers are rounded.
fn rounds_magnitudes(view: &OpView<'_>) -> bool {
    let element = view.operand(0).map(|ty| &ty.element);
    view.op.full_name() == "stablehlo.abs" && matches!(element, Some(ElementType::Complex(_)))
}
