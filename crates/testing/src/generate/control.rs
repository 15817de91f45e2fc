//! Control flow: choices, loops of a few iterations, and calls of functions.

use super::draft::{Draft, Shaped, Value};
use crate::numeric::{ElementType, IntegerType};

const I32: ElementType = ElementType::Integer(IntegerType { width: 32, signed: true });

/// A few ops, and up to two of the values that nothing has read.
fn some_ops(draft: &mut Draft<'_>) -> Vec<Value> {
    let since = draft.live().len();
    let count = draft.random.between(1, 4) as usize;
    draft.steps(count);
    let mut results = draft.unread(since);
    let first = results.len().saturating_sub(2);
    results.drain(..first);
    results
}

/// An `if` or a `case`, each branch of which computes values of the same types.
pub fn choice(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let (element, count) = match op {
        "stablehlo.if" => (ElementType::Boolean, 2),
        _ => (I32, draft.random.between(1, 3) as usize),
    };
    let chooser = draft.value(&Shaped::new(&element, &[]));
    let mut types: Vec<Shaped> = Vec::new();
    let mut regions = Vec::new();
    for number in 0..count {
        regions.push(draft.region(&[], |draft| {
            let found = some_ops(draft);
            if number > 0 {
                return types.iter().map(|ty| draft.value(ty)).collect();
            }
            let found = match found.is_empty() {
                true => vec![draft.input(&Shaped::new(&I32, &[]))],
                false => found,
            };
            types = found.iter().map(|value| value.ty.clone()).collect();
            found
        }));
    }
    draft.whole_op(op, "", &[&chooser], &regions, &types);
    Some(())
}

/// A `while` that counts to a small number and passes one or two values on.
pub fn repetition(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let types = draft.settings.types.clone();
    let count = draft.random.between(1, 2);
    let passed: Vec<Value> = (0..count).filter_map(|_| draft.any(&types, |_| true)).collect();
    let scalar = Shaped::new(&I32, &[]);
    let zero = draft.splat(&scalar, 0);
    let operands: Vec<&Value> = [&zero].into_iter().chain(&passed).collect();
    let types: Vec<Shaped> = operands.iter().map(|value| value.ty.clone()).collect();
    let trips = draft.random.between(0, 4).into();
    let arguments = |draft: &mut Draft<'_>| -> Vec<Value> {
        types.iter().map(|ty| draft.new_value(ty)).collect()
    };
    let condition = arguments(draft);
    let condition = draft.region(&condition, |draft| {
        let limit = draft.splat(&scalar, trips);
        let properties = "comparison_direction = #stablehlo<comparison_direction LT>, \
                          compare_type = #stablehlo<comparison_type SIGNED>";
        let result = Shaped::new(&ElementType::Boolean, &[]);
        vec![draft.op("stablehlo.compare", properties, &[&condition[0], &limit], &result)]
    });
    let inner = arguments(draft);
    let body = draft.region(&inner, |draft| {
        some_ops(draft);
        let one = draft.splat(&scalar, 1);
        let next = draft.op("stablehlo.add", "", &[&inner[0], &one], &scalar);
        let others: Vec<Value> = types[1..].iter().map(|ty| draft.value(ty)).collect();
        [next].into_iter().chain(others).collect()
    });
    draft.whole_op(op, "", &operands, &[condition, body], &types);
    Some(())
}

/// A call of a function of a few ops.
pub fn call(draft: &mut Draft<'_>, _: &'static str) -> Option<()> {
    let types = draft.settings.types.clone();
    let count = draft.random.between(1, 3);
    let arguments: Vec<Value> = (0..count).filter_map(|_| draft.any(&types, |_| true)).collect();
    let arguments: Vec<&Value> = arguments.iter().collect();
    draft.call(&arguments, |draft| {
        let found = some_ops(draft);
        match found.is_empty() {
            true => vec![draft.input(&Shaped::new(&I32, &[]))],
            false => found,
        }
    });
    Some(())
}
