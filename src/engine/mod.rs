//! How a program is run fast, with the bits that [`crate::meaning`] defines: the [plan] of a function, the
//! [machine] that runs plans, and the loops over slices of codes that compute.

pub(crate) mod bits;
pub mod block;
pub(crate) mod buffer;
pub(crate) mod chunks;
pub(crate) mod codes;
pub mod contraction;
pub(crate) mod distributions;
pub(crate) mod fast;
pub(crate) mod folds;
pub(crate) mod fourier;
pub(crate) mod linear;
pub mod machine;
pub mod movement;
pub(crate) mod normalization;
pub mod parallel;
pub(crate) mod plan;
pub(crate) mod random;
pub(crate) mod scratch;
pub(crate) mod selection;
pub mod sorts;

pub(crate) use chunks::{
    Folded, HeldTensor, Lanes, LazyOperand, Operation, OutOfBounds, Program, Register, Repeated,
    StridedView, WindowAccess,
};
pub(crate) use codes::{Codes, CodesMut};
