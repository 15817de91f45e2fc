//! shlo-interp: a StableHLO interpreter, exact to the last bit.

pub mod cli;
pub mod compare;
pub mod diagnostic;
pub mod interpreter;
pub mod ir;
pub mod kernels;
pub mod numeric;
pub mod ops;
pub mod syntax;
pub mod tensor;
pub mod verify;
