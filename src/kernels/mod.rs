//! Loops over slices of codes and carriers. Know nothing of ops, attributes or spans.

pub mod contraction;
pub mod program;

pub use program::{Program, ProgramBuilder, Register};
