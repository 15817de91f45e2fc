//! Loops over slices of codes and carriers. Know nothing of ops, attributes or spans.

pub(crate) mod bits;
pub mod block;
pub(crate) mod buffer;
pub(crate) mod codes;
pub mod contraction;
pub(crate) mod distributions;
pub(crate) mod fourier;
pub(crate) mod gather;
pub(crate) mod linear;
pub mod movement;
pub(crate) mod normalization;
pub(crate) mod offsets;
pub mod parallel;
mod past_caches;
pub(crate) mod planes;
pub(crate) mod program;
pub(crate) mod random;
pub(crate) mod reduction;
pub(crate) mod scatter;
mod scratch;
pub(crate) mod selection;
pub(crate) mod sliding;
pub mod sort;
pub(crate) mod strided;
#[cfg(target_arch = "x86_64")]
mod transposed;
pub(crate) mod windowed;

pub(crate) use codes::{Codes, CodesMut};
pub(crate) use program::{
    Access, Folded, Held, Lanes, Operation, Outside, Produced, Program, ProgramBuilder, Register,
    Repeated, Spread,
};

#[cfg(test)]
mod naive;
