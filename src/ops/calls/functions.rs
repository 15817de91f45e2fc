//! Elementwise functions by the name of a dialect that became others: `@mhlo.erf` is `chlo.erf`.

use super::refusal;
use crate::kernels::ProgramBuilder;
use crate::ops::entry;
use crate::ops::prelude::*;

/// The op of CHLO or StableHLO that a target `mhlo.X` names, if that is elementwise.
pub fn prepare(view: &OpView<'_>, name: &str) -> Option<Result<Evaluate, Violation>> {
    let function = name.strip_prefix("mhlo.")?;
    let named = ["chlo", "stablehlo"].map(|dialect| entry(&format!("{dialect}.{function}")));
    let fits = |entry: &&Entry| {
        let needs_attributes = entry.def.attributes.iter().any(|attribute| attribute.required);
        entry.def.operands.len() == view.op.operands.len() && !needs_attributes
    };
    named.into_iter().flatten().filter(fits).find_map(|entry| match entry.meaning {
        Meaning::Elementwise(lower) => {
            Some(verified(view, entry).and_then(|()| elementwise(view, lower)))
        }
        _ => None,
    })
}

/// The constraints of the function are those of the call.
fn verified(view: &OpView<'_>, entry: &Entry) -> Result<(), Violation> {
    let mut violations = Vec::new();
    (entry.def.verify)(view, &mut violations);
    violations.into_iter().next().map_or(Ok(()), Err)
}

fn elementwise(view: &OpView<'_>, lower: Lower) -> Result<Evaluate, Violation> {
    let mut builder = ProgramBuilder::new();
    let mut inputs = Vec::new();
    for index in 0..view.op.operands.len() {
        let ty = view.operand(index);
        let ty = ty.ok_or_else(|| refusal(view, "operands have to be ranked tensors"))?;
        inputs.push(builder.input(ty.element.clone()));
    }
    builder.set_numerics(view.numerics());
    let outputs = lower(view, &inputs, &mut builder)?;
    let program = builder.finish(&outputs);
    let result = tensor_result(view, 0)?.clone();
    if program.outputs().len() != 1 || program.outputs().next() != Some(&result.element) {
        return Err(refusal(view, "the result is not of the function's type"));
    }
    Ok(Box::new(move |runtime, operands| {
        let operands: Vec<&Tensor> = operands.iter().map(Value::tensor).collect();
        let shape = operands[0].shape();
        if operands.iter().any(|operand| operand.shape() != shape) {
            return Err(EvalError::Failed("the operands differ in shape".into()));
        }
        let mut found = match program.draws() {
            true => program.run_drawing(&operands, shape, runtime.next_draw())?,
            false => program.run(&operands, shape)?,
        };
        let found = found.pop();
        let found = found.unwrap_or_else(|| unreachable!("one output was asked for"));
        one_result(&result, found.into_words())
    }))
}
