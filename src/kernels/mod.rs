//! Loops over slices of codes and carriers. Know nothing of ops, attributes or spans.

pub mod bits;
pub mod block;
pub mod buffer;
pub mod codes;
pub mod contraction;
pub mod distributions;
pub mod fourier;
pub mod gather;
pub mod linear;
pub mod movement;
pub mod normalization;
pub mod offsets;
pub mod parallel;
mod past_caches;
pub mod planes;
pub mod program;
pub mod random;
pub mod reduction;
pub mod scatter;
mod scratch;
pub mod selection;
pub mod sliding;
pub mod sort;
pub mod strided;
#[cfg(target_arch = "x86_64")]
mod transposed;
pub mod windowed;

pub use codes::{Codes, CodesMut};
pub use program::{
    Access, Folded, Held, Lanes, Operation, Outside, Produced, Program, ProgramBuilder, Register,
    Repeated, Spread,
};

#[cfg(test)]
mod naive;
