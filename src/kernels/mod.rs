//! Loops over slices of codes and carriers. Know nothing of ops, attributes or spans.

pub mod codes;
pub mod contraction;
pub mod program;

pub use codes::{Codes, CodesMut};
pub use program::{Lanes, Program, ProgramBuilder, Register};
