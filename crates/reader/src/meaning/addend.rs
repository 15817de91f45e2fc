//! The value that a body adds to an accumulator, if the body adds.

use super::Steps;
use super::step::{Binary, Operation, Register};
use crate::numeric::{ElementType, FloatFormat};

/// How a body of `count` accumulators adds to one of them, if it does nothing else with it and uses it
/// for nothing else: the types that an element goes through before it is added. Conversions of the
/// accumulator and of the sum do not count.
pub fn addend(
    steps: &Steps,
    count: usize,
    accumulator: usize,
) -> Option<Vec<&'static FloatFormat>> {
    let (sum, _) = converted(steps, steps.outputs()[accumulator])?;
    let step = steps.instructions().iter().find(|step| step.result == sum)?;
    let (Operation::Binary(Binary::Add), [lhs, rhs]) = (step.operation, step.operands.as_slice())
    else {
        return None;
    };
    let [lhs, rhs] = [converted(steps, *lhs)?, converted(steps, *rhs)?];
    let own = Register(accumulator as u32);
    let element = Register((count + accumulator) as u32);
    let types = match (lhs.0, rhs.0) {
        (a, b) if (a, b) == (own, element) => rhs.1,
        (a, b) if (a, b) == (element, own) => lhs.1,
        _ => return None,
    };
    let others = (0..count).filter(|&other| other != accumulator);
    let is_read = others.map(|other| steps.outputs()[other]).any(|other| {
        let read = read_by(steps, other);
        read.contains(&own)
    });
    (!is_read).then_some(types)
}

/// The register that a chain of conversions between floats starts from, and their types in order.
fn converted(steps: &Steps, register: Register) -> Option<(Register, Vec<&'static FloatFormat>)> {
    let ElementType::Float(format) = *steps.element(register) else { return None };
    let step = steps.instructions().iter().find(|step| step.result == register);
    match step.map(|step| (step.operation, step.operands[0])) {
        Some((Operation::Copy, operand)) => converted(steps, operand),
        Some((Operation::Convert, operand)) => {
            let (first, mut types) = converted(steps, operand)?;
            types.push(format);
            Some((first, types))
        }
        _ => Some((register, Vec::new())),
    }
}

/// All registers that a register is computed from, itself among them.
fn read_by(steps: &Steps, register: Register) -> Vec<Register> {
    let mut read = vec![register];
    for step in steps.instructions().iter().rev() {
        if read.contains(&step.result) {
            read.extend(&step.operands);
        }
    }
    read
}
