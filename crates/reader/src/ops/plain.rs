//! Helpers by which ops are evaluated through the plain functions of [`crate::meaning`].

use super::chlo::{repeated, run_time_shape, steps_of, written_dimensions};
use super::prelude::*;
use super::window_numbers::index_values;
use crate::meaning::{Array, Codes, Draws, convert, elementwise, run};
use crate::numeric::{ElementType, Numerics};
use crate::tensor::allocation::TooLarge;

/// Prepares an elementwise op: its steps run at every index of the operands, which are broadcast together
/// first.
pub fn prepare_steps(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    let written = written_dimensions(view);
    let steps = steps_of(view)?;
    let is_stochastic = steps.is_stochastic();
    Ok(Box::new(move |runtime, operands| {
        let tensors: Vec<&Tensor> = operands.iter().map(Value::tensor).collect();
        let shape = run_time_shape(&tensors, written.as_deref(), &ty)?;
        let operands = arrays(operands)?;
        let operands = operands.iter().map(|operand| repeated(operand, &shape, written.as_deref()));
        let operands = operands.collect::<Result<Vec<_>, EvalError>>()?;
        let draws = match is_stochastic {
            true => Draws::new(runtime.next_draw()),
            false => Draws::default(),
        };
        let results = elementwise(&mut Codes { draws }, &steps, &operands, &shape)?;
        Ok(results
            .into_iter()
            .map(|result| Ok(result.into_tensor()?.into()))
            .collect::<Result<_, TooLarge>>()?)
    }))
}

/// The codes of operands that are tensors.
pub fn arrays(operands: &[Value]) -> Result<Vec<Array<u128>>, TooLarge> {
    operands.iter().map(|operand| Array::of_tensor(operand.tensor())).collect()
}

/// The evaluation of an op that computes one tensor from tensors alone. The result has the element type
/// `element`, which may differ from that of a quantized operand.
pub fn one_array(
    element: &ElementType,
    of: impl Fn(&[Array<u128>]) -> Result<Array<u128>, EvalError> + Send + Sync + 'static,
) -> Evaluate {
    let element = element.clone();
    Box::new(move |_, operands| {
        let result = of(&arrays(operands)?)?.with_element(element.clone());
        Ok(vec![result.into_tensor()?.into()])
    })
}

/// The evaluation of an op whose result has the elements of its first operand at other positions, which the
/// other operands give. The result has the element type `element`.
pub fn one_moved(
    element: &ElementType,
    of: impl Fn(&Array<u128>, &[Value]) -> Result<Array<u128>, EvalError> + Send + Sync + 'static,
) -> Evaluate {
    let element = element.clone();
    Box::new(move |_, operands| {
        let operand = Array::of_tensor(operands[0].tensor())?;
        let result = of(&operand, operands)?.with_element(element.clone());
        Ok(vec![result.into_tensor()?.into()])
    })
}

/// An array whose elements are converted to another type by the default policies, as they are for the body of
/// a reduction.
pub fn promoted(array: &Array<u128>, element: &ElementType) -> Result<Array<u128>, TooLarge> {
    if array.element() == element {
        return array.try_clone();
    }
    convert(&mut Codes::default(), array, element, &Numerics::STANDARD)
}

/// The indices that an operand holds.
pub fn index_array(operand: &Value) -> Array<i64> {
    let tensor = operand.tensor();
    Array::new(tensor.element().clone(), tensor.shape(), index_values(tensor))
}

/// A region that an op applies to elements.
pub struct Region {
    body: Body,
    arguments: Vec<ElementType>,
}

impl Region {
    /// The region of a body, whose block arguments are tensors of rank 0.
    pub fn of(view: &OpView<'_>, body: Body) -> Result<Region, Violation> {
        let block = view.regions()[body.region].block();
        let element = |&argument| match view.type_of(argument) {
            Type::Tensor(ty) if ty.rank() == 0 => Ok(ty.element.clone()),
            ty => {
                let message =
                    format!("a body of {ty}, which is not a tensor of rank 0, cannot be run");
                Err(Violation::unlabelled(message))
            }
        };
        let arguments = block.arguments.iter().map(element).collect::<Result<_, _>>()?;
        Ok(Region { body, arguments })
    }

    /// The element types of the block arguments.
    pub fn arguments(&self) -> &[ElementType] {
        &self.arguments
    }

    /// The values that the region returns for elements of its arguments' types.
    pub fn apply(
        &self,
        runtime: &mut dyn Runtime,
        codes: Vec<u128>,
    ) -> Result<Vec<u128>, EvalError> {
        let scalar = |(element, code): (&ElementType, u128)| {
            Value::from(Tensor::splat(element.clone(), &[], code))
        };
        match &self.body.steps {
            Some(steps) if !self.body.is_stochastic => {
                let captured = runtime.captured(self.body.region);
                let captured = captured.iter().map(|value| value.tensor().code(0));
                let inputs: Vec<u128> = codes.into_iter().chain(captured).collect();
                Ok(run(&mut Codes::default(), steps, &inputs, &[], 0))
            }
            _ => {
                let arguments = self.arguments.iter().zip(codes).map(scalar).collect();
                let results = runtime.apply(self.body.region, arguments)?;
                Ok(results.iter().map(|result| result.tensor().code(0)).collect())
            }
        }
    }
}
