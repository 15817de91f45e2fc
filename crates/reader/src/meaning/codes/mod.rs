//! The arithmetic of the interpreter: a value is a code, and each step rounds once to its type.

mod boolean;
pub mod complex;
pub mod convert;
pub mod float;
pub mod integer;
pub mod quantized;
mod reduce_precision;
mod reference;
mod rounding;

use super::step::{Direction, Operation};
use super::{Arithmetic, Draws, Step};
use crate::numeric::ElementType;
pub use float::Float;
pub use rounding::Rounded;

/// Codes, rounded by the policies of each step. `draws` gives the bits of stochastic rounding.
#[derive(Debug, Clone, Copy, Default)]
pub struct Codes {
    /// The random bits of this execution of the op.
    pub draws: Draws,
}

impl Arithmetic for Codes {
    type Value = u128;

    fn of_code(&mut self, _: &ElementType, code: u128) -> u128 {
        code
    }

    fn code(&self, _: &ElementType, value: &u128) -> u128 {
        *value
    }

    fn step(&mut self, step: &Step<'_>, operands: &[u128]) -> u128 {
        match step.operation {
            Operation::Copy => operands[0],
            Operation::Select if operands[0] != 0 => operands[1],
            Operation::Select => operands[2],
            Operation::Convert => convert::convert(step, operands[0], self.draws),
            Operation::Compare(..) => compare(step, operands[0], operands[1]).into(),
            Operation::Unary(_) => self.unary(step, operands[0]),
            Operation::Binary(_) => self.binary(step, operands[0], operands[1]),
        }
    }
}

impl Codes {
    fn unary(&self, step: &Step<'_>, operand: u128) -> u128 {
        let Operation::Unary(unary) = step.operation else { unreachable!("one operand") };
        match &step.operands[0] {
            ElementType::Boolean => boolean::unary(unary, operand),
            ElementType::Integer(ty) => integer::unary(unary, *ty, operand),
            ElementType::Index => integer::unary(unary, integer::INDEX, operand),
            ElementType::Float(format) => {
                let rounded = Rounded::arithmetic(step.numerics, format).of_step(step, self.draws);
                float::unary(unary, &rounded, Float::of_code(format, operand as u64))
            }
            ElementType::Complex(part) => {
                let rounded = Rounded::of_parts(step.numerics, part.format());
                complex::unary(unary, *part, &rounded.of_step(step, self.draws), operand)
            }
            ElementType::Quantized(_) => no_such_step(step),
        }
    }

    fn binary(&self, step: &Step<'_>, lhs: u128, rhs: u128) -> u128 {
        let Operation::Binary(binary) = step.operation else { unreachable!("two operands") };
        match &step.operands[0] {
            ElementType::Boolean => boolean::binary(binary, lhs, rhs),
            ElementType::Integer(ty) => integer::binary(binary, *ty, lhs, rhs),
            ElementType::Index => integer::binary(binary, integer::INDEX, lhs, rhs),
            ElementType::Float(format) => {
                let rounded = Rounded::arithmetic(step.numerics, format).of_step(step, self.draws);
                let [lhs, rhs] = [lhs, rhs].map(|code| Float::of_code(format, code as u64));
                float::binary(binary, &rounded, lhs, rhs)
            }
            ElementType::Complex(part) => {
                let rounded = Rounded::of_parts(step.numerics, part.format());
                complex::binary(binary, *part, &rounded.of_step(step, self.draws), [lhs, rhs])
            }
            ElementType::Quantized(ty) => quantized::binary(binary, ty, step.place, lhs, rhs),
        }
    }
}

/// Whether a comparison holds (docs/numerics.md, "Elementwise operations"): integers are compared by their
/// values, floats as IEEE 754 orders them, complex numbers by their real parts, then by their imaginary parts.
fn compare(step: &Step<'_>, lhs: u128, rhs: u128) -> bool {
    let Operation::Compare(direction, order) = step.operation else { unreachable!("a comparison") };
    let ordering = match &step.operands[0] {
        ElementType::Boolean => Some(lhs.cmp(&rhs)),
        ElementType::Integer(ty) => Some(integer::value(*ty, lhs).cmp(&integer::value(*ty, rhs))),
        ElementType::Index => {
            Some(integer::value(integer::INDEX, lhs).cmp(&integer::value(integer::INDEX, rhs)))
        }
        ElementType::Float(format) => {
            float::ordering(format, rounding::order(step.numerics, order), lhs as u64, rhs as u64)
        }
        ElementType::Complex(part) => complex::ordering(*part, lhs, rhs),
        ElementType::Quantized(_) => no_such_step(step),
    };
    match direction {
        Direction::Eq => ordering.is_some_and(|it| it.is_eq()),
        Direction::Ne => !ordering.is_some_and(|it| it.is_eq()),
        Direction::Ge => ordering.is_some_and(|it| it.is_ge()),
        Direction::Gt => ordering.is_some_and(|it| it.is_gt()),
        Direction::Le => ordering.is_some_and(|it| it.is_le()),
        Direction::Lt => ordering.is_some_and(|it| it.is_lt()),
    }
}

/// Steps are checked against their types when they are listed.
fn no_such_step(step: &Step<'_>) -> ! {
    unreachable!("{} has no meaning on {}", step.operation, step.operands[0])
}
