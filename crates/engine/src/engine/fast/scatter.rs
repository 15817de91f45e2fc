//! scatter: a chunk program applies the updates. If the body returns the updates, they are written without
//! it.

use super::Fast;
use super::{CompiledBody, Promotion};
use crate::engine::chunks::{Instruction, Operation};
use crate::engine::movement::scatter::{Targets, UpdateRun, overwrite, update};
use crate::engine::movement::windowed::{Indices, numbers as index_numbers};
use crate::engine::{Program, Register};
use crate::ir::TensorType;
use crate::ir::{OpView, Violation};
use crate::numeric::ElementType;
use crate::ops::Evaluate;
use crate::ops::constraints::*;
use crate::ops::scatter::{agree_at_run_time, numbers};
use crate::ops::window_numbers::index_type;
use crate::ops::{EvalError, Runtime, take};
use crate::tensor::allocation::{self, TooLarge};
use crate::tensor::{Tensor, Value, Words};

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[("stablehlo.scatter", Fast::WithBodies(scatter))];

fn scatter(view: &OpView<'_>, mut bodies: Vec<CompiledBody>) -> Result<Evaluate, Violation> {
    let count = view.op.results.len();
    let no_body = || Violation::unlabelled("scatter has no update_computation");
    let body = bodies.pop().ok_or_else(no_body)?;
    let overwrites = body.program.as_ref().is_some_and(|program| is_overwrite(program, count));
    let numbers = numbers(view);
    let dimensions = numbers.verified();
    let types: Result<Vec<TensorType>, Violation> =
        (0..count).map(|result| tensor_result(view, result).cloned()).collect();
    let types = types?;
    let promotions = promotions(view, &types)?;
    Ok(Box::new(move |runtime, operands| {
        agree_at_run_time(operands, count, &numbers, &dimensions)?;
        let promoted = |place: usize, value: Value| promotions[place].promoted(value.into_tensor());
        let mut results: Vec<Words> = (0..count)
            .map(|place| Ok(promoted(place, take(operands, place))?.into_words()))
            .collect::<Result<_, EvalError>>()?;
        let indices = operands[count].tensor();
        let updates: Vec<Tensor> = (0..count)
            .map(|place| promoted(place, operands[count + 1 + place].clone()))
            .collect::<Result<_, TooLarge>>()?;
        let shape = results[0].shape().to_vec();
        let values = index_numbers(indices.words(), index_type(indices))?;
        let indices = Indices { values: &values, shape: indices.shape() };
        let targets = Targets::new(&shape, indices, updates[0].shape(), &dimensions);
        let words: Vec<&Words> = updates.iter().map(Tensor::words).collect();
        match &body.program {
            Some(_) if overwrites => overwrite(&mut results, &words, &targets)?,
            Some(program) => {
                let captured = runtime.captured(body.meaning.region);
                let captured: Vec<u128> =
                    captured.iter().map(|value| value.tensor().code(0)).collect();
                update(&mut results, &words, &targets, program, &captured)?;
            }
            None => {
                let elements: Vec<&ElementType> = types.iter().map(|ty| &ty.element).collect();
                apply(&mut results, &words, &elements, &targets, body.meaning.region, runtime)?;
            }
        }
        let results = types.iter().zip(results).map(|(ty, words)| one_result(ty, words));
        Ok(results.collect::<Result<Vec<_>, _>>()?.concat())
    }))
}

/// Whether a program returns the updates and computes nothing.
fn is_overwrite(program: &Program, count: usize) -> bool {
    let update_of =
        |output: Register| match program.instructions().iter().find(|i| i.result == output) {
            Some(Instruction { operation: Operation::Copy, operands, .. }) => operands[0],
            _ => output,
        };
    let outputs = program.output_registers().iter();
    outputs.enumerate().all(|(i, &output)| update_of(output) == Register((count + i) as u32))
}

/// The conversions of each input and its updates to the element type of the result.
fn promotions(view: &OpView<'_>, results: &[TensorType]) -> Result<Vec<Promotion>, Violation> {
    let promotion = |(place, result): (usize, &TensorType)| {
        let input = view.operand(place).map_or(&result.element, |input| &input.element);
        Promotion::new(input, &result.element)
    };
    results.iter().enumerate().map(promotion).collect()
}

/// Applies the updates one after the other, each by the machine.
fn apply(
    results: &mut [Words],
    updates: &[&Words],
    elements: &[&ElementType],
    targets: &Targets<'_>,
    region: usize,
    runtime: &mut dyn Runtime,
) -> Result<(), EvalError> {
    let mut results_now: Vec<Vec<u128>> = results
        .iter()
        .map(|result| allocation::collected((0..result.len()).map(|place| result.code(place))))
        .collect::<Result<_, TooLarge>>()?;
    let scalar =
        |place: usize, code: u128| Tensor::splat(elements[place].clone(), &[], code).into();
    targets.for_each(|run: UpdateRun| -> Result<(), EvalError> {
        for (target, update) in run.places() {
            let current = results_now.iter().enumerate().map(|(i, codes)| scalar(i, codes[target]));
            let new = updates.iter().enumerate().map(|(i, words)| scalar(i, words.code(update)));
            let values = runtime.apply(region, current.chain(new).collect())?;
            for (codes, value) in results_now.iter_mut().zip(values) {
                codes[target] = value.tensor().code(0);
            }
        }
        Ok(())
    })?;
    for (result, codes) in results.iter_mut().zip(results_now) {
        allocation::ask(result.shape(), result.width().bytes())?;
        *result = Words::from_wide(result.width(), result.shape(), codes);
    }
    Ok(())
}
