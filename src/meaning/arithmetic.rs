//! What functions of this room ask of numbers.

use super::step::Operation;
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

/// Where a step stands: what quantization parameters and the bits of stochastic rounding depend on.
#[derive(Debug, Clone, Copy, Default)]
pub struct Place<'a> {
    /// The index of the element in the op's result.
    pub index: &'a [usize],
    /// The place of that index in row-major order.
    pub element: usize,
    /// The number of the step among the steps of the op.
    pub step: usize,
}
