//! How a program is run fast, with the bits that [`crate::meaning`] defines: the [plan] of a function, the
//! [machine] that runs plans, and the loops over slices of codes that compute.

pub mod bits;
pub mod block;
pub mod buffer;
pub mod chunks;
pub mod codes;
pub mod contraction;
pub mod distributions;
pub mod fast;
pub mod folds;
pub mod fourier;
pub mod linear;
pub mod machine;
pub mod movement;
pub mod normalization;
pub mod plan;
pub mod random;
pub mod scratch;
pub mod selection;
pub mod sorts;

pub use chunks::{
    Folded, HeldTensor, Lanes, LazyOperand, Operation, OutOfBounds, Program, Register, Repeated,
    StridedView, WindowAccess,
};
pub use codes::{Codes, CodesMut};
