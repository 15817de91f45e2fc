//! What the regions of reductions and scatters leave open: the order in which they are applied, and how many times the
//! initial value takes part.

use super::wide::{is_inexact, numbers};
use crate::ir::{Block, Op, OpView};
use crate::numeric::ElementType;
use crate::ops::scatter::Scatter;
use crate::ops::{
    self,
    facts::{self, Facts, Makes, Neutral},
};
use crate::tensor::{Tensor, Value};

/// What an initial value leaves open.
pub const NOT_NEUTRAL: &str =
    "the initial value is not neutral, and the specification lets it take part any number of times";

/// The only op of an op's region, if it takes the two arguments of the region and gives its result.
pub fn body_op(view: &OpView<'_>) -> Option<&'static Facts> {
    let [region] = view.regions() else { return None };
    let [Block { arguments, ops, .. }] = region.blocks.as_slice() else { return None };
    let [op, marks @ .., end] = ops.as_slice() else { return None };
    let reads_both = arguments.len() == 2
        && op.operands.len() == 2
        && arguments.iter().all(|argument| op.operands.contains(argument));
    // what a partitioner is told of the result is not part of the computation
    let marked = marks.iter().try_fold(&op.results, |result, mark| {
        (hands_on(mark) && mark.operands == *result).then_some(&mark.results)
    })?;
    (reads_both && end.operands == *marked && op.attributes.is_empty()).then(|| facts::of(op))
}

/// Whether an op says how its only operand is spread over devices, or marks it otherwise, and hands it on.
pub fn hands_on(op: &Op) -> bool {
    facts::of(op).makes == Makes::Same && op.operands.len() == 1 || ops::hands_on(op)
}

/// Whether the region of an op adds its two arguments and does nothing else.
pub fn adds(view: &OpView<'_>) -> bool {
    body_op(view).is_some_and(|body| body.name == "stablehlo.add")
}

/// Whether the region of an op chooses one of its two arguments and does nothing else.
pub fn chooses(view: &OpView<'_>) -> bool {
    body_op(view).and_then(Facts::end).is_some()
}

/// Of an op that chooses the larger or smaller of two values, of whole tensors or by its region, what it never chooses.
pub fn chosen(view: &OpView<'_>) -> Option<Neutral> {
    match view.op.full_name() {
        "stablehlo.reduce" | "stablehlo.reduce_window" if view.op.operands.len() == 2 => {
            body_op(view)?.end()
        }
        _ => facts::of(view.op).end(),
    }
}

/// Whether a device may choose a number where an op chooses between a number and NaN.
pub fn ignores_nan(view: &OpView<'_>) -> bool {
    let is_signed = |ty: &crate::ir::TensorType| match &ty.element {
        ElementType::Float(format) => format.signed && format.has_nan(),
        _ => false,
    };
    chosen(view).is_some() && view.result(0).is_some_and(is_signed)
}

/// Whether the results of an op's region on floats do not depend on the order in which it is applied.
pub fn has_one_order(view: &OpView<'_>) -> bool {
    match view.op.full_name() {
        "stablehlo.scatter" => Scatter::of(view).unique_indices || chooses(view),
        _ => chooses(view),
    }
}

/// Why other results of an op with a region may be legal, if they may. `operands` are those of the op, and after them the
/// values from outside that its region reads.
pub fn open_question(view: &OpView<'_>, operands: &[Value]) -> Option<&'static str> {
    let any_order = "its region may be applied in any order";
    let is_exact =
        view.result_types().all(|ty| ty.as_tensor().is_some_and(|ty| !is_inexact(&ty.element)));
    let is_single = |inputs: usize| view.op.operands.len() == inputs;
    let has_order = |inputs: usize| match body_op(view) {
        Some(body) => !is_single(inputs) || body.neutral.is_none(),
        None => true,
    };
    match view.op.full_name() {
        "stablehlo.reduce" | "stablehlo.reduce_window" if has_order(2) => Some(any_order),
        "stablehlo.reduce" | "stablehlo.reduce_window" => {
            let tensor = |index: usize| operands.get(index).and_then(Value::as_tensor);
            let is_neutral = tensor(0).zip(tensor(1)).is_some_and(|(input, initial)| {
                is_neutral(body_op(view).and_then(|body| body.neutral), input, initial)
            });
            (!is_neutral).then_some(NOT_NEUTRAL)
        }
        "stablehlo.scatter" if is_exact && has_order(3) && !Scatter::of(view).unique_indices => {
            Some(any_order)
        }
        _ => None,
    }
}

/// Whether an initial value changes nothing, however often an op to which that is neutral takes it in together with these inputs.
pub fn is_neutral(neutral: Option<Neutral>, input: &Tensor, initial: &Tensor) -> bool {
    let values = |tensor: &Tensor| match is_inexact(tensor.element()) {
        true => numbers(tensor),
        false => tensor.to_f64s().unwrap_or_default(),
    };
    let start = values(initial);
    let is_all = |value: f64| start.iter().all(|it| *it == value);
    let ones = u128::MAX >> (128 - initial.element().bits().clamp(1, 128));
    match neutral {
        Some(Neutral::Zero) => !start.is_empty() && is_all(0.0),
        // one, or one of complex numbers
        Some(Neutral::One) => start == [1.0] || start == [1.0, 0.0],
        Some(Neutral::Ones) => (0..initial.len()).all(|index| initial.code(index) == ones),
        Some(Neutral::Least) => {
            start.len() == 1 && values(input).iter().all(|it| it.is_nan() || start[0] <= *it)
        }
        Some(Neutral::Greatest) => {
            start.len() == 1 && values(input).iter().all(|it| it.is_nan() || start[0] >= *it)
        }
        None => false,
    }
}
