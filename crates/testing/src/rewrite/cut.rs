//! Smaller programs that keep the values of a run: fewer results, an earlier end, ops whose results become arguments.
//!
//! An op is named by its place in the block of the entry, outside of regions.

use std::collections::{HashMap, HashSet};

use super::{Case, drop_unneeded};
use crate::ir::{Op, Type, ValueId};
use crate::numeric::ElementType;
use crate::tensor::Value;

/// Whether a value of this type can be an argument or a result whose elements are in a file: a tensor, not quantized.
pub fn can_be_stored(ty: &Type) -> bool {
    matches!(ty, Type::Tensor(tensor) if !matches!(tensor.element, ElementType::Quantized(_)))
}

/// The ops of the entry, its terminator last.
pub fn entry_ops(case: &Case) -> &[Op] {
    case.function().body.as_ref().map_or(&[], |body| &body.block().ops)
}

/// The program with only those of its results that `kept` numbers, and without what they do not need.
pub fn keep_results(case: &Case, kept: &[usize]) -> Case {
    let mut case = case.clone();
    let returned: Vec<ValueId> = match entry_ops(&case).last() {
        Some(end) => kept.iter().filter_map(|&index| end.operands.get(index).copied()).collect(),
        None => Vec::new(),
    };
    set_results(&mut case, returned);
    drop_unneeded(&mut case);
    case
}

/// The program that ends before the op at `end`. It returns the values that it computed and that the ops from there on
/// read, so that a wrong value among them can be seen. `None` if there is no such value, or if the program is no shorter.
pub fn prefix(case: &Case, end: usize) -> Option<Case> {
    let ops = entry_ops(case);
    if end + 1 >= ops.len() {
        return None;
    }
    let defined: HashSet<ValueId> = ops[..end].iter().flat_map(|op| &op.results).copied().collect();
    let mut seen = HashSet::new();
    let mut returned = Vec::new();
    for op in &ops[end..] {
        for value in read_by(op) {
            let is_new = defined.contains(&value) && seen.insert(value);
            if is_new && can_be_stored(&case.function().values[value].ty) {
                returned.push(value);
            }
        }
    }
    if returned.is_empty() {
        return None;
    }
    let mut case = case.clone();
    let ops = &mut case.function_mut().body.as_mut()?.blocks[0].ops;
    let last = ops.pop()?;
    ops.truncate(end);
    ops.push(last);
    set_results(&mut case, returned);
    drop_unneeded(&mut case);
    Some(case)
}

/// The program in which the ops at these places are left out: their results are arguments, which have the values that
/// `values` gives. `None` if a result is not a tensor, or has no value.
///
/// ```
/// use shlo_interp_testing::numerics::Numerics;
/// use shlo_interp_testing::rewrite::{Case, Running, cut};
/// use shlo_interp_testing::{Source, Tensor, load};
///
/// let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
///   %0 = stablehlo.add %x, %x : tensor<2xf32>
///   %1 = stablehlo.negate %0 : tensor<2xf32>
///   return %1 : tensor<2xf32>
/// }";
/// let module = load(&Source { name: "sum.mlir".into(), text: text.into() })?.module;
/// let x = Tensor::from_f64s("f32".parse()?, &[2], &[1.0, 2.5])?;
/// let case = Case { module: (*module).clone(), entry: "main".into(), inputs: vec![x.into()] };
/// let running = Running { numerics: Numerics::STANDARD, seed: 0, limit: None };
/// let recording = running.record(&case).unwrap();
/// // Without the sum, `negate` reads an argument, which has the value that the sum had.
/// let smaller = cut(&case, &[0], &recording.values).unwrap();
/// assert!(!smaller.module.to_string().contains("stablehlo.add"));
/// assert_eq!(smaller.inputs[0].tensor().to_f64s().unwrap(), [2.0, 5.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn cut(case: &Case, places: &[usize], values: &HashMap<ValueId, Value>) -> Option<Case> {
    let places: HashSet<usize> = places.iter().copied().collect();
    let mut added: Vec<(ValueId, Value)> = Vec::new();
    for (place, op) in entry_ops(case).iter().enumerate() {
        for &result in op.results.iter().filter(|_| places.contains(&place)) {
            let value = values.get(&result)?;
            if !can_be_stored(&case.function().values[result].ty) {
                return None;
            }
            added.push((result, value.clone()));
        }
    }
    let mut case = case.clone();
    let ops = &mut case.function_mut().body.as_mut()?.blocks[0].ops;
    let mut place = 0;
    ops.retain(|_| {
        place += 1;
        !places.contains(&(place - 1))
    });
    add_arguments(&mut case, added);
    drop_unneeded(&mut case);
    Some(case)
}

/// Makes arguments of values that no op defines any more.
pub(super) fn add_arguments(case: &mut Case, added: Vec<(ValueId, Value)>) {
    let function = case.function_mut();
    let Some(body) = &mut function.body else { return };
    for (id, _) in &added {
        body.blocks[0].arguments.push(*id);
        function.ty.inputs.push(function.values[*id].ty.clone());
        function.argument_attributes.push(Default::default());
    }
    case.inputs.extend(added.into_iter().map(|(_, value)| value));
}

/// Lets the entry return these values, each once.
fn set_results(case: &mut Case, mut returned: Vec<ValueId>) {
    let mut seen = HashSet::new();
    returned.retain(|value| seen.insert(*value));
    let function = case.function_mut();
    function.ty.results = returned.iter().map(|&it| function.values[it].ty.clone()).collect();
    function.result_attributes = vec![Default::default(); returned.len()];
    let ops = function.body.as_mut().map(|body| &mut body.blocks[0].ops);
    if let Some(end) = ops.and_then(|ops| ops.last_mut()) {
        end.operands = returned;
    }
}

/// The values that an op reads: its operands, and what its regions read from outside.
pub fn read_by(op: &Op) -> Vec<ValueId> {
    let captured = crate::engine::plan::readers::captures(&op.regions);
    op.operands.iter().copied().chain(captured).collect()
}
