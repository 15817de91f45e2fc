//! Elementwise ops that are not compiled into a larger chunk program: those that round stochastically, those that
//! hand on codes which their values do not tell, and those whose operands differ in shape.

use crate::engine::{Program, movement};
use crate::ir::{OpView, Violation};
use crate::ops::chlo::{constraints::placed, run_time_shape, steps_of, written_dimensions};
use crate::ops::constraints::tensor_result;
use crate::ops::{EvalError, Evaluate, prepare_steps};
use crate::tensor::{Tensor, Value};

/// Prepares an op that repeats its operands, then runs its steps as a chunk program, which draws random bits
/// if the steps round stochastically. A program cannot hand on codes that their values do not tell, so such an op is
/// run by its meaning.
pub fn prepare(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    let written = written_dimensions(view);
    let steps = steps_of(view)?;
    if steps.moves_repeated_values() {
        return prepare_steps(view);
    }
    let program = Program::compile(&steps);
    Ok(Box::new(move |runtime, operands| {
        let operands: Vec<&Tensor> = operands.iter().map(Value::tensor).collect();
        let shape = run_time_shape(&operands, written.as_deref(), &ty)?;
        let mut repeated = Vec::with_capacity(operands.len());
        for operand in operands {
            repeated.push(repeat(operand, &shape, written.as_deref())?);
        }
        let inputs: Vec<&Tensor> = repeated.iter().collect();
        let results = match program.is_stochastic() {
            true => program.run_drawing(&inputs, &shape, runtime.next_draw())?,
            false => program.run(&inputs, &shape)?,
        };
        Ok(results.into_iter().map(Value::Tensor).collect())
    }))
}

/// The operand repeated to a shape. An operand of one element is returned unchanged.
fn repeat(operand: &Tensor, shape: &[usize], written: Option<&[i64]>) -> Result<Tensor, EvalError> {
    if operand.len() == 1 || operand.shape() == shape {
        return Ok(operand.clone());
    }
    let places = placed(operand.rank(), shape.len(), written);
    let places = places.map_err(|violation| EvalError::Failed(violation.to_string()))?;
    let words = movement::broadcast(operand.words(), &places, shape)?;
    Ok(Tensor::new(operand.element().clone(), words))
}
