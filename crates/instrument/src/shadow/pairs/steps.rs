//! Elementwise ops in pairs, step by step on columns of elements.

use super::Input;
use super::column::{Column, joined};
use super::made::Pairs;
use crate::hardware::parallel;
use crate::meaning::{Arithmetic, Place, Step, Steps};
use crate::numeric::ElementType;
use crate::shadow::wide::Wide;

/// How many elements a column has at most.
const COLUMN: usize = 1024;

/// Whether every step has a formula for pairs.
pub fn can_be_made(steps: &Steps) -> bool {
    let ones = steps.inputs().iter().map(|element| Column::one(element, 1));
    let ones: Option<Vec<Column>> = ones.collect();
    ones.and_then(|ones| columns(steps, ones, 1)).is_some()
}

/// Whether a step of a region rounds its result, which is a float or a complex number.
pub fn rounds(steps: &Steps) -> bool {
    let is_float =
        |element: &ElementType| matches!(element, ElementType::Float(_) | ElementType::Complex(_));
    let mut instructions = steps.instructions().iter();
    instructions.any(|step| {
        let operand = steps.element(step.operands[0]);
        is_float(steps.element(step.result)) && step.operation.rounds(operand)
    })
}

/// The results of the steps, in order, for inputs of one shape or of one element; `None` for those that are not floats.
pub fn run(steps: &Steps, inputs: &[Input]) -> Option<Vec<Option<Wide>>> {
    run_in_shape(steps, inputs, &shape(inputs)?)
}

/// The results of the steps for inputs of this shape or of one element.
pub fn run_in_shape(steps: &Steps, inputs: &[Input], shape: &[usize]) -> Option<Vec<Option<Wide>>> {
    let count: usize = shape.iter().product();
    let mut parts: Vec<(usize, Option<Vec<Column>>)> =
        (0..count.div_ceil(COLUMN)).map(|part| (part, None)).collect();
    parallel::for_each_chunk(&mut parts, 4, |_, parts| {
        for (part, results) in parts {
            let range = *part * COLUMN..((*part + 1) * COLUMN).min(count);
            let columns_of = inputs.iter().zip(steps.inputs());
            let columns_of = columns_of.map(|(input, element)| match input.tensor()?.len() == 1 {
                true => Some(Column::of(input, element, 0..1)?.repeated(range.len())),
                false => Column::of(input, element, range.clone()),
            });
            let columns_of: Option<Vec<Column>> = columns_of.collect();
            *results = columns_of.and_then(|inputs| columns(steps, inputs, range.len()));
        }
    });
    let parts: Vec<Vec<Column>> =
        parts.into_iter().map(|(_, results)| results).collect::<Option<_>>()?;
    let outputs = steps.outputs().iter().enumerate();
    let results = outputs.map(|(output, register)| {
        let columns = parts.iter().map(|part| &part[output]);
        joined(steps.element(*register), shape, columns)
    });
    Some(results.collect())
}

/// The shape that the inputs have in common, where those of one element are repeated.
fn shape(inputs: &[Input]) -> Option<Vec<usize>> {
    let mut shapes = inputs.iter().map(|input| Some(input.tensor()?.shape()));
    let shapes: Vec<&[usize]> = shapes.by_ref().collect::<Option<_>>()?;
    let count = |shape: &&&[usize]| shape.iter().product::<usize>();
    let shape = *shapes.iter().find(|shape| count(shape) != 1).or(shapes.first())?;
    let fits = |other: &&[usize]| *other == shape || count(&other) == 1;
    shapes.iter().all(fits).then(|| shape.to_vec())
}

/// The results of the steps for columns.
fn columns(steps: &Steps, inputs: Vec<Column>, count: usize) -> Option<Vec<Column>> {
    let mut pairs = Pairs::default();
    let mut registers: Vec<Option<Column>> = vec![None; steps.registers().len()];
    registers.iter_mut().zip(inputs).for_each(|(register, input)| *register = Some(input));
    for (register, code) in steps.constants() {
        let column = pairs.of_code(steps.element(*register), *code).repeated(count);
        registers[register.0 as usize] = Some(column);
    }
    for instruction in steps.instructions() {
        let registers_of = || instruction.operands.iter();
        let operands: Vec<&Column> = registers_of()
            .map(|operand| registers[operand.0 as usize].as_ref())
            .collect::<Option<_>>()?;
        let types: Vec<ElementType> =
            registers_of().map(|&operand| steps.element(operand).clone()).collect();
        let step = Step {
            operation: instruction.operation,
            operands: &types,
            result: steps.element(instruction.result),
            numerics: &instruction.numerics,
            place: Place::default(),
        };
        let made = pairs.step_of(&step, &operands);
        registers[instruction.result.0 as usize] = Some(made);
    }
    if pairs.lacks_formula {
        return None;
    }
    let outputs = steps.outputs().iter();
    outputs.map(|output| registers[output.0 as usize].clone()).collect()
}
