//! reduce and map: a chunk program folds or maps many elements at a time, instead of a body that is applied
//! element by element.

use super::summing::Summing;
use super::{CompiledBody, Fast};
use crate::engine::Program;
use crate::engine::folds::{Fold, Layout, fold, prefixes};
use crate::ir::{OpView, TensorType, Violation};
use crate::numeric::{ElementType, Numerics};
use crate::ops::constraints::sizes;
use crate::ops::reduction::{Reduce, Reduction, same_shapes};
use crate::ops::{EvalError, Evaluate, Runtime};
use crate::tensor::allocation::{self, TooLarge};
use crate::tensor::{Tensor, Value};

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] =
    &[("stablehlo.reduce", Fast::WithBodies(reduce)), ("stablehlo.map", Fast::WithBodies(map))];

fn reduce(view: &OpView<'_>, bodies: Vec<CompiledBody>) -> Result<Evaluate, Violation> {
    let Some(reduction) = Reduction::of(view) else { unreachable!("the body was verified") };
    let dimensions = sizes(&Reduce::of(view).dimensions);
    let folding = Folding::new(view, &reduction, bodies)?;
    Ok(Box::new(move |runtime, operands| {
        let (inputs, initial) = folding.promoted(operands)?;
        let layout = Layout::new(inputs[0].shape(), &dimensions)?;
        folding.over(runtime, &inputs, &initial, &layout)
    }))
}

/// The conversion of elements to the type of a body's argument, if the types differ.
pub struct Promotion(Option<Program>);

impl Promotion {
    pub fn new(from: &ElementType, to: &ElementType) -> Result<Promotion, Violation> {
        if from == to {
            return Ok(Promotion(None));
        }
        Ok(Promotion(Some(Program::converting(from, to, Numerics::STANDARD)?)))
    }

    /// The tensor converted; it keeps its storage if nothing changes.
    pub fn promoted(&self, tensor: Tensor) -> Result<Tensor, TooLarge> {
        match &self.0 {
            None => Ok(tensor),
            Some(_) => self.apply(&tensor),
        }
    }

    pub fn apply(&self, tensor: &Tensor) -> Result<Tensor, TooLarge> {
        match &self.0 {
            None => Ok(tensor.clone()),
            Some(program) => Ok(program.run(&[tensor], tensor.shape())?.swap_remove(0)),
        }
    }
}

/// A body that folds elements, with its types, prepared.
pub struct Folding {
    inputs: Vec<Promotion>,
    initial: Vec<Promotion>,
    accumulators: Vec<ElementType>,
    body: CompiledBody,
    summing: Option<Summing>,
}

impl Folding {
    /// Prepares a body, and refuses it if its tensors are not of rank 0.
    pub fn new(
        view: &OpView<'_>,
        reduction: &Reduction<'_>,
        bodies: Vec<CompiledBody>,
    ) -> Result<Folding, Violation> {
        let count = reduction.inputs.len();
        if reduction.arguments.iter().any(|argument| argument.rank() > 0) {
            let message = "a body of tensors that are not of rank 0 cannot be run";
            return Err(Violation::unlabelled(message));
        }
        let (accumulators, elements) = reduction.arguments.split_at(count);
        let promotions = |from: &[&TensorType], to: &[&TensorType]| {
            let pairs = from.iter().zip(to);
            pairs
                .map(|(from, to)| Promotion::new(&from.element, &to.element))
                .collect::<Result<Vec<_>, _>>()
        };
        let (inputs, initial) = (
            promotions(&reduction.inputs, elements)?,
            promotions(&reduction.initial, accumulators)?,
        );
        let accumulators: Vec<ElementType> =
            accumulators.iter().map(|ty| ty.element.clone()).collect();
        let Some(body) = bodies.into_iter().next() else { unreachable!("one region was verified") };
        let summing = Summing::new(view, &accumulators, &body.meaning)?;
        Ok(Folding { inputs, initial, accumulators, body, summing })
    }

    /// The inputs and the initial values, converted to the body's types.
    pub fn promoted(&self, operands: &[Value]) -> Result<(Vec<Tensor>, Vec<Tensor>), EvalError> {
        let promoted =
            |(promotion, operand): (&Promotion, &Value)| promotion.apply(operand.tensor());
        let (inputs, initial) = operands.split_at(self.inputs.len());
        let inputs = self.inputs.iter().zip(inputs).map(promoted);
        let inputs = inputs.collect::<Result<Vec<Tensor>, _>>()?;
        let initial = self.initial.iter().zip(initial).map(promoted);
        let initial = initial.collect::<Result<Vec<Tensor>, _>>()?;
        same_shapes(inputs.iter().map(Tensor::shape))?;
        Ok((inputs, initial))
    }

    /// The folds of the inputs' elements that a layout describes.
    pub fn over(
        &self,
        runtime: &mut dyn Runtime,
        inputs: &[Tensor],
        initial: &[Tensor],
        layout: &Layout,
    ) -> Result<Vec<Value>, EvalError> {
        let Some(summing) = &self.summing else {
            return self.by_body(runtime, inputs, initial, layout);
        };
        let mut results = match summing.is_all() {
            true => initial.iter().cloned().map(Value::from).collect(),
            false => self.by_body(runtime, inputs, initial, layout)?,
        };
        for (index, result) in results.iter_mut().enumerate() {
            if let Some(sum) =
                summing.sum(index, &inputs[index], &initial[index], layout, runtime)?
            {
                *result = sum.into();
            }
        }
        Ok(results)
    }

    /// The folds of elements that already have the body's types, step by step.
    fn by_body(
        &self,
        runtime: &mut dyn Runtime,
        inputs: &[Tensor],
        initial: &[Tensor],
        layout: &Layout,
    ) -> Result<Vec<Value>, EvalError> {
        let Some(program) = &self.body.program else {
            return self.by_application(runtime, inputs, initial, layout);
        };
        let captured: Vec<Tensor> = captured(runtime, &self.body);
        let task = Fold { inputs, initial, captured: &captured, program };
        Ok(fold(&task, layout)?.into_iter().map(Value::from).collect())
    }

    /// For each element along a dimension, the fold of all elements up to it, if that is known to equal the
    /// fold of a window padded with initial values.
    pub fn prefixes(
        &self,
        runtime: &mut dyn Runtime,
        operands: &[Value],
        dimension: usize,
    ) -> Result<Option<Tensor>, EvalError> {
        let Some(program) = self.body.program.as_ref().filter(|_| self.inputs.len() == 1) else {
            return Ok(None);
        };
        let (inputs, initial) = self.promoted(operands)?;
        if let Some(summing) = &self.summing {
            return summing.prefixes(&inputs[0], &initial[0], dimension);
        }
        let captured = captured(runtime, &self.body);
        let task = Fold { inputs: &inputs, initial: &initial, captured: &captured, program };
        Ok(prefixes(&task, dimension)?)
    }

    /// The results of the region for each element of the inputs, one after the other.
    fn by_application(
        &self,
        runtime: &mut dyn Runtime,
        inputs: &[Tensor],
        initial: &[Tensor],
        layout: &Layout,
    ) -> Result<Vec<Value>, EvalError> {
        let Layout { shape, kept, reduced, .. } = layout;
        let mut codes = self.accumulators.iter().map(|_| allocation::with_capacity(shape));
        let mut codes: Vec<Vec<u128>> = codes.by_ref().collect::<Result<_, _>>()?;
        for output in 0..kept.len() {
            let first = kept.at(output);
            let mut accumulators: Vec<Value> = initial.iter().cloned().map(Value::from).collect();
            for step in 0..reduced.len() {
                let position = first + reduced.at(step);
                accumulators.extend(inputs.iter().map(|input| element(input, position)));
                accumulators = runtime.apply(self.body.meaning.region, accumulators)?;
            }
            for (codes, accumulator) in codes.iter_mut().zip(&accumulators) {
                codes.push(accumulator.tensor().code(0));
            }
        }
        let results = self.accumulators.iter().zip(codes);
        let results = results.map(|(element, codes)| {
            Ok(Tensor::try_from_wide_codes(element.clone(), shape, codes)?.into())
        });
        results.collect()
    }
}

/// One element of a tensor, as a tensor of rank 0.
fn element(tensor: &Tensor, position: usize) -> Value {
    Tensor::splat(tensor.element().clone(), &[], tensor.code(position)).into()
}

fn captured(runtime: &dyn Runtime, body: &CompiledBody) -> Vec<Tensor> {
    runtime.captured(body.meaning.region).into_iter().map(Value::into_tensor).collect()
}

fn map(view: &OpView<'_>, bodies: Vec<CompiledBody>) -> Result<Evaluate, Violation> {
    let Some(result) = view.result(0) else { unreachable!("the result was verified") };
    let element = result.element.clone();
    let Some(body) = bodies.into_iter().next() else { unreachable!("one region was verified") };
    Ok(Box::new(move |runtime, operands| {
        let inputs: Vec<Tensor> = operands.iter().map(|operand| operand.tensor().clone()).collect();
        same_shapes(inputs.iter().map(Tensor::shape))?;
        let result = match &body.program {
            Some(program) => map_by_program(&inputs, &captured(runtime, &body), program)?,
            None => map_by_application(runtime, &inputs, &body, &element)?,
        };
        Ok(vec![result.into()])
    }))
}

fn map_by_program(
    inputs: &[Tensor],
    captured: &[Tensor],
    program: &Program,
) -> Result<Tensor, TooLarge> {
    let operands: Vec<&Tensor> = inputs.iter().chain(captured).collect();
    Ok(program.run(&operands, inputs[0].shape())?.swap_remove(0))
}

fn map_by_application(
    runtime: &mut dyn Runtime,
    inputs: &[Tensor],
    body: &CompiledBody,
    result: &ElementType,
) -> Result<Tensor, EvalError> {
    let mut codes = allocation::with_capacity(inputs[0].shape())?;
    for position in 0..inputs[0].len() {
        let arguments = inputs.iter().map(|input| element(input, position)).collect();
        let results = runtime.apply(body.meaning.region, arguments)?;
        codes.push(results[0].tensor().code(0));
    }
    Ok(Tensor::try_from_wide_codes(result.clone(), inputs[0].shape(), codes)?)
}
