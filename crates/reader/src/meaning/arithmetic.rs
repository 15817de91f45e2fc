//! The traits that the functions of this room ask of numbers.

use super::step::{Binary, Operation, Unary};
use crate::numeric::{ElementType, Numerics};

/// A kind of number: what a value of an element is, and what each step makes of values.
pub trait Arithmetic {
    /// The value of one element.
    type Value: Clone;

    /// The value of a code (a bit pattern) of an element type.
    fn of_code(&mut self, element: &ElementType, code: u128) -> Self::Value;

    /// The code that a value has as an element of its type, for what is decided by it: predicates, indices,
    /// shifts.
    fn code(&self, element: &ElementType, value: &Self::Value) -> u128;

    /// The value that a step gives. The operands are as many as the operation has, of the step's types.
    fn step(&mut self, step: &Step<'_>, operands: &[Self::Value]) -> Self::Value;
}

/// One operation on the elements of one index.
#[derive(Debug, Clone, Copy)]
pub struct Step<'a> {
    /// What is computed.
    pub operation: Operation,
    /// The element types of the operands.
    pub operands: &'a [ElementType],
    /// The element type of the result.
    pub result: &'a ElementType,
    /// How the result is rounded.
    pub numerics: &'a Numerics,
    /// Which element of which step it is.
    pub place: Place<'a>,
}

/// The place of a step, on which quantization parameters and the bits of stochastic rounding depend.
#[derive(Debug, Clone, Copy, Default)]
pub struct Place<'a> {
    /// The index of the element in the op's result.
    pub index: &'a [usize],
    /// The place of that index in row-major order.
    pub element: usize,
    /// The number of the step among the steps of the op.
    pub step: usize,
}

/// Elements of one type, and steps on them that are rounded by the same policies.
pub struct Elements<'a, A> {
    /// Who makes the steps.
    pub arithmetic: &'a mut A,
    /// The type of the elements.
    pub element: &'a ElementType,
    /// How results are rounded.
    pub numerics: &'a Numerics,
}

impl<A: Arithmetic> Elements<'_, A> {
    /// The value of a code of the type.
    pub fn of_code(&mut self, code: impl Into<u128>) -> A::Value {
        self.arithmetic.of_code(self.element, code.into())
    }

    /// A step with one operand, whose result is of the same type.
    pub fn unary(&mut self, unary: Unary, operand: &A::Value) -> A::Value {
        let element = self.element;
        self.step(Operation::Unary(unary), element, [operand], element)
    }

    /// A step with two operands, whose result is of the same type.
    pub fn binary(&mut self, binary: Binary, lhs: &A::Value, rhs: &A::Value) -> A::Value {
        let element = self.element;
        self.step(Operation::Binary(binary), element, [lhs, rhs], element)
    }

    /// A step from operands of one type to a result of another.
    pub fn step<const N: usize>(
        &mut self,
        operation: Operation,
        from: &ElementType,
        operands: [&A::Value; N],
        result: &ElementType,
    ) -> A::Value {
        let types: [ElementType; N] = std::array::from_fn(|_| from.clone());
        let operands = operands.map(A::Value::clone);
        let (numerics, place) = (self.numerics, Place::default());
        let step = Step { operation, operands: &types, result, numerics, place };
        self.arithmetic.step(&step, &operands)
    }
}
