//! Bodies that add, and their sums under an accumulation policy.

use super::Layout;
use crate::engine::chunks::{Binary, Operation, Program, Register};
use crate::engine::contraction::operands::{float_tensor_under, floats, integer_tensor};
use crate::engine::parallel;
use crate::meaning::summation::{RandomBits, Scratch, Summation};
use crate::numeric::{Chance, ElementType, FloatFormat, Policy};
use crate::tensor::Tensor;
use crate::tensor::allocation::{TooLarge, filled};

/// How a body of `count` accumulators adds to one of them, if it does nothing else with it and uses it
/// for nothing else: the types that an element goes through before it is added. Conversions of the
/// accumulator and of the sum do not count.
pub fn addend(
    program: &Program,
    count: usize,
    accumulator: usize,
) -> Option<Vec<&'static FloatFormat>> {
    let (sum, _) = converted(program, program.output_registers()[accumulator])?;
    let step = program.instructions().iter().find(|step| step.result == sum)?;
    let (Operation::Binary(Binary::Add), [lhs, rhs]) = (step.operation, step.operands.as_slice())
    else {
        return None;
    };
    let [lhs, rhs] = [converted(program, *lhs)?, converted(program, *rhs)?];
    let own = Register(accumulator as u32);
    let element = Register((count + accumulator) as u32);
    let types = match (lhs.0, rhs.0) {
        (a, b) if (a, b) == (own, element) => rhs.1,
        (a, b) if (a, b) == (element, own) => lhs.1,
        _ => return None,
    };
    let others = (0..count).filter(|&other| other != accumulator);
    let is_read = others.map(|other| program.output_registers()[other]).any(|other| {
        let read = read_by(program, other);
        read.contains(&own)
    });
    (!is_read).then_some(types)
}

/// The register that a chain of conversions between floats starts from, and their types in order.
fn converted(
    program: &Program,
    register: Register,
) -> Option<(Register, Vec<&'static FloatFormat>)> {
    let ElementType::Float(format) = *program.element(register) else { return None };
    let step = program.instructions().iter().find(|step| step.result == register);
    match step.map(|step| (step.operation, step.operands[0])) {
        Some((Operation::Copy, operand)) => converted(program, operand),
        Some((Operation::Convert, operand)) => {
            let (first, mut types) = converted(program, operand)?;
            types.push(format);
            Some((first, types))
        }
        _ => Some((register, Vec::new())),
    }
}

/// All registers that a register is computed from, itself among them.
fn read_by(program: &Program, register: Register) -> Vec<Register> {
    let mut read = vec![register];
    for step in program.instructions().iter().rev() {
        if read.contains(&step.result) {
            read.extend(&step.operands);
        }
    }
    read
}

/// The elements of a tensor of floats in another type, each rounded as the result of an operation is.
pub fn in_type(
    tensor: &Tensor,
    format: &'static FloatFormat,
    arithmetic: &Policy,
) -> Result<Tensor, TooLarge> {
    let ElementType::Float(own) = *tensor.element() else { unreachable!("the body adds floats") };
    if own == format {
        return Ok(tensor.clone());
    }
    let values = floats::<f64>(tensor, own)?.into_owned();
    float_tensor_under(arithmetic.compute(format), format, tensor.shape(), values)
}

/// The sums of an input's elements from an initial value on, each made on its own, in the result's
/// type.
pub fn sums(
    input: &Tensor,
    initial: &Tensor,
    layout: &Layout,
    (summation, result): (&Summation, &'static FloatFormat),
    chance: Chance,
) -> Result<Tensor, TooLarge> {
    let (ElementType::Float(elements), ElementType::Float(start)) =
        (input.element(), initial.element())
    else {
        unreachable!("the body adds floats")
    };
    let start = start.decode(initial.code(0) as u64);
    let values = floats::<f64>(input, elements)?;
    let Layout { kept, reduced, shape, .. } = layout;
    let mut codes = filled(0u64, shape)?;
    let chunk = (1 << 14) / reduced.len().clamp(1, 1 << 14);
    parallel::for_each_chunk(&mut codes, chunk, |index, codes| {
        let mut scratch = Scratch::default();
        for (place, code) in codes.iter_mut().enumerate() {
            let output = index * chunk + place;
            let first = kept.at(output);
            scratch.bits = RandomBits::of_output(chance, output, reduced.len());
            let term = |step: usize| (values[first + reduced.at(step)], 1.0);
            let sum = summation.sum(&mut scratch, Some(start), reduced.len(), true, term);
            *code = summation.code(sum, &mut scratch);
        }
    });
    integer_tensor(&ElementType::Float(result), shape, &codes)
}
