//! Calls that return their results as one tuple.

use super::{Kernel, prepare as prepare_call};
use crate::ir::{ValueId, Values};
use crate::ops::prelude::*;

/// Prepares a call whose only result is a tuple, as a call with the parts of the tuple as results. The result
/// is `None` if it is not such a call, or if the target has no meaning.
pub fn prepare(
    view: &OpView<'_>,
    name: &str,
    kernel: Kernel,
) -> Option<Result<Evaluate, Violation>> {
    let [result] = view.op.results.as_slice() else { return None };
    let Type::Tuple(parts) = view.type_of(*result) else { return None };
    let mut values = Values::default();
    let mut add = |value: ValueId, ty: &Type| {
        values.add(crate::ir::ValueDef { ty: ty.clone(), ..view.values[value].clone() })
    };
    let operands: Vec<ValueId> =
        view.op.operands.iter().map(|&value| add(value, view.type_of(value))).collect();
    let results: Vec<ValueId> = parts.iter().map(|part| add(*result, part)).collect();
    let mut op = view.op.clone();
    (op.operands, op.results) = (operands, results);
    let view = OpView { op: &op, values: &values, function: None, ..*view };
    let prepared = prepare_call(&view, name, kernel)?;
    Some(prepared.map(|evaluate| -> Evaluate {
        Box::new(move |runtime, operands| Ok(vec![Value::Tuple(evaluate(runtime, operands)?)]))
    }))
}
