//! Elementwise ops: every result element is made of the operands' elements at the same index.

use super::step::Operation;
use super::{Arithmetic, Array, Place, Step, Steps, linear_index};
use crate::numeric::{ElementType, Numerics};
use crate::tensor::allocation::{self, TooLarge};

/// The results of a list of steps for the values of one element, which has this place in the op's result.
pub fn run<A: Arithmetic>(
    arithmetic: &mut A,
    steps: &Steps,
    inputs: &[A::Value],
    index: &[usize],
    element: usize,
) -> Vec<A::Value> {
    let mut values: Vec<Option<A::Value>> = vec![None; steps.registers().len()];
    for (value, input) in values.iter_mut().zip(inputs) {
        *value = Some(input.clone());
    }
    for (register, code) in steps.constants() {
        let register = register.0 as usize;
        values[register] = Some(arithmetic.of_code(&steps.registers()[register], *code));
    }
    let value_of = |values: &[Option<A::Value>], register: usize| match &values[register] {
        Some(value) => value.clone(),
        None => unreachable!("register {register} is written before it is read"),
    };
    for (number, instruction) in steps.instructions().iter().enumerate() {
        let registers = instruction.operands.iter().map(|register| register.0 as usize);
        let operands: Vec<A::Value> =
            registers.clone().map(|register| value_of(&values, register)).collect();
        let types: Vec<ElementType> =
            registers.map(|register| steps.registers()[register].clone()).collect();
        let result = instruction.result.0 as usize;
        let step = Step {
            operation: instruction.operation,
            operands: &types,
            result: &steps.registers()[result],
            numerics: &instruction.numerics,
            place: Place { index, element, step: number },
        };
        values[result] = Some(arithmetic.step(&step, &operands));
    }
    steps.outputs().iter().map(|output| value_of(&values, output.0 as usize)).collect()
}

/// The results of an elementwise op: at every index of the shape the steps are made of the operands' elements
/// there. An operand of one element has that element at every index.
pub fn elementwise<A: Arithmetic>(
    arithmetic: &mut A,
    steps: &Steps,
    operands: &[Array<A::Value>],
    shape: &[usize],
) -> Result<Vec<Array<A::Value>>, TooLarge> {
    let mut results: Vec<Vec<A::Value>> = Vec::with_capacity(steps.outputs().len());
    for _ in steps.outputs() {
        results.push(allocation::with_capacity(shape)?);
    }
    for index in super::indices(shape) {
        let inputs: Vec<A::Value> = operands
            .iter()
            .map(|operand| match operand.values() {
                [only] => only.clone(),
                _ => operand.at(&index),
            })
            .collect();
        let element = linear_index(shape, &index);
        let values = run(arithmetic, steps, &inputs, &index, element);
        results.iter_mut().zip(values).for_each(|(result, value)| result.push(value));
    }
    let arrays = results
        .into_iter()
        .zip(steps.outputs())
        .map(|(values, output)| Array::new(steps.element(*output).clone(), shape, values));
    Ok(arrays.collect())
}

/// Every element in another type, rounded once.
pub fn convert<A: Arithmetic>(
    arithmetic: &mut A,
    operand: &Array<A::Value>,
    element: &ElementType,
    numerics: &Numerics,
) -> Result<Array<A::Value>, TooLarge> {
    let from = [operand.element().clone()];
    let shape = operand.shape();
    Array::from_index(element.clone(), shape, |index| {
        let place = Place { index, element: linear_index(shape, index), step: 0 };
        let operation = Operation::Convert;
        let step = Step { operation, operands: &from, result: element, numerics, place };
        arithmetic.step(&step, &[operand.at(index)])
    })
}

/// `iota`: the index along a dimension, converted to the element type; to a quantized type through its
/// expressed type.
pub fn iota<A: Arithmetic>(
    arithmetic: &mut A,
    element: &ElementType,
    shape: &[usize],
    dimension: usize,
    numerics: &Numerics,
) -> Result<Array<A::Value>, TooLarge> {
    let numbers = Array::from_index(ElementType::Index, shape, |index| {
        arithmetic.of_code(&ElementType::Index, index[dimension] as u128)
    })?;
    match element {
        ElementType::Quantized(quantized) => {
            let expressed = ElementType::Float(quantized.expressed);
            let values = convert(arithmetic, &numbers, &expressed, numerics)?;
            convert(arithmetic, &values, element, numerics)
        }
        _ => convert(arithmetic, &numbers, element, numerics),
    }
}
