//! Chunk programs: straight-line elementwise code, run over chunks of about a thousand lanes.

use crate::numeric::ElementType;

/// A register of a program: one chunk of lanes of one element type, in that type's carrier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Register(pub u32);

/// A straight-line program over chunks.
#[derive(Debug)]
pub struct Program {
    /// The element types of the inputs, which are the first registers.
    pub inputs: Vec<ElementType>,
    /// The element types and registers of the outputs.
    pub outputs: Vec<(ElementType, Register)>,
}

/// Builds a [`Program`] step by step.
#[derive(Debug, Default)]
pub struct ProgramBuilder {
    /// The element type of each register.
    pub registers: Vec<ElementType>,
}
