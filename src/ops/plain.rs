//! What ops share in saying what they compute by the plain functions of [`crate::meaning`].

use super::chlo::{repeated, run_time_shape};
use super::prelude::*;
use crate::kernels::ProgramBuilder;
use crate::meaning::{Array, Codes, Draws, elementwise};
use crate::ops;
use crate::tensor::allocation::TooLarge;

/// An elementwise op: its steps at every index of the operands, which are broadcast together first.
pub fn prepare_steps(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let name = view.op.full_name();
    let meaning = ops::entry(name).map(|entry| &entry.meaning);
    let Some(Meaning::Broadcasting(lower) | Meaning::Elementwise(lower)) = meaning else {
        unreachable!("{name} is elementwise")
    };
    let ty = tensor_result(view, 0)?.clone();
    let written = view.integers("broadcast_dimensions");
    let mut builder = ProgramBuilder::new();
    let operands = view.operand_types().filter_map(Type::as_tensor);
    let inputs: Vec<_> = operands.map(|ty| builder.input(ty.element.clone())).collect();
    let outputs = ops::lower_elementwise(view, *lower, &inputs, &mut builder)?;
    let program = builder.finish(&outputs);
    Ok(Box::new(move |runtime, operands| {
        let tensors: Vec<&Tensor> = operands.iter().map(Value::tensor).collect();
        let shape = run_time_shape(&tensors, written.as_deref(), &ty)?;
        let operands = arrays(operands)?;
        let operands = operands.iter().map(|it| repeated(it, &shape, written.as_deref()));
        let operands = operands.collect::<Result<Vec<_>, EvalError>>()?;
        let draws = match program.draws() {
            true => Draws::new(runtime.next_draw()),
            false => Draws::default(),
        };
        let results = elementwise(&mut Codes { draws }, &program.as_steps(), &operands, &shape)?;
        Ok(results.into_iter().map(|result| result.into_tensor().into()).collect())
    }))
}

/// The codes of operands that are tensors.
pub fn arrays(operands: &[Value]) -> Result<Vec<Array<u128>>, TooLarge> {
    operands.iter().map(|operand| Array::of_tensor(operand.tensor())).collect()
}

/// The evaluation of an op that makes one tensor of tensors and needs nothing else.
pub fn one_array(
    of: impl Fn(&[Array<u128>]) -> Result<Array<u128>, TooLarge> + Send + Sync + 'static,
) -> Evaluate {
    Box::new(move |_, operands| Ok(vec![of(&arrays(operands)?)?.into_tensor().into()]))
}
