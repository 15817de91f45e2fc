//! Elementwise functions by the name of a dialect that became others: `@mhlo.erf` is `chlo.erf`.

use super::refusal;
use crate::kernels::ProgramBuilder;
use crate::ops::entry;
use crate::ops::prelude::*;

/// The op of CHLO or StableHLO that a target `mhlo.X` names, if that is elementwise.
pub fn prepare(view: &OpView<'_>, name: &str) -> Option<Result<Evaluate, Violation>> {
    let function = name.strip_prefix("mhlo.")?;
    let named = ["chlo", "stablehlo"].map(|dialect| entry(&format!("{dialect}.{function}")));
    named.into_iter().flatten().find_map(|entry| match entry.meaning {
        Meaning::Elementwise(lower) if entry.def.operands.len() == view.op.operands.len() => {
            Some(elementwise(view, lower))
        }
        _ => None,
    })
}

type Lower = fn(
    &OpView<'_>,
    &[crate::kernels::Register],
    &mut ProgramBuilder,
) -> Result<Vec<crate::kernels::Register>, Violation>;

fn elementwise(view: &OpView<'_>, lower: Lower) -> Result<Evaluate, Violation> {
    let mut builder = ProgramBuilder::new();
    let mut inputs = Vec::new();
    for index in 0..view.op.operands.len() {
        let ty = view.operand(index);
        let ty = ty.ok_or_else(|| refusal(view, "operands have to be ranked tensors"))?;
        inputs.push(builder.input(ty.element.clone()));
    }
    let outputs = lower(view, &inputs, &mut builder)?;
    let program = builder.finish(&outputs);
    let result = tensor_result(view, 0)?.clone();
    if program.outputs().len() != 1 || program.outputs().next() != Some(&result.element) {
        return Err(refusal(view, "the result is not of the function's type"));
    }
    Ok(Box::new(move |_, operands| {
        let operands: Vec<&Tensor> = operands.iter().map(Value::tensor).collect();
        let shape = operands[0].shape();
        if operands.iter().any(|operand| operand.shape() != shape) {
            return Err(EvalError::Failed("the operands differ in shape".into()));
        }
        let results = program.run(&operands, shape)?;
        results
            .into_iter()
            .map(Tensor::into_words)
            .try_fold(Vec::new(), |_, words| one_result(&result, words))
    }))
}
