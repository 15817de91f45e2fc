//! What each op computes: one plain function an op, written to be read beside the specification.
//!
//! A function here says what every element of a result is, index by index, in the order in which it is
//! computed, and nothing about how to be fast. It imports numbers ([`crate::numeric`]) and tensors
//! ([`crate::tensor`]) alone. What the specification leaves open is decided in `docs/numerics.md`, whose
//! sections the functions name.
//!
//! Functions that only move elements take an [`Array`] of any kind of value. Functions that compute take an
//! [`Arithmetic`] beside it, which says what a value is and what each [`Step`] makes of values: [`Codes`] is
//! the arithmetic of the interpreter, whose values are the bit patterns of the element types.

mod addend;
mod arithmetic;
mod array;
pub mod codes;
mod collective;
pub mod contraction;
mod draws;
mod einsum;
mod elementwise;
mod fourier;
mod indexing;
mod linear;
mod movement;
mod normalization;
mod policy_sums;
mod product_sum;
pub mod random;
mod reduction;
mod sorting;
pub mod step;
mod steps;
pub mod summation;

pub use crate::tensor::index::{indices, linear_index};
pub use addend::addend;
pub use arithmetic::{Arithmetic, Elements, Place, Step};
pub use array::Array;
pub use codes::Codes;
pub use collective::{all_gather, all_reduce, all_to_all, part};
pub use contraction::{
    Convolution, ConvolutionAxes, ConvolutionProducts, DotDimensions, Slide, convolution,
    dot_general, dot_general_by, product_type,
};
pub use draws::Draws;
pub use einsum::{
    Labels, Mode, RaggedDimensions, einsum, einsum_by, group_range, ragged_dot, ragged_dot_by,
};
pub use elementwise::{convert, elementwise, iota, run};
pub use fourier::{Lines, Transform, fourier, fourier_by, plan};
pub use indexing::{WindowDimensions, dynamic_slice, dynamic_update_slice, gather, scatter};
pub use linear::{System, Transpose, cholesky, triangular_solve};
pub use movement::{
    Padding, bitcast_convert, broadcast_in_dim, concatenate, pad, reshape, reverse, slice,
    transpose,
};
pub use normalization::Normalization;
pub use policy_sums::Sums;
pub use policy_sums::{Algorithm, SumPolicy};
pub use product_sum::ProductSum;
pub use reduction::{Fold, Scan, map, scan, select_and_scatter};
pub use sorting::{merge_sort, sort, top_k};
pub use step::{Binary, Direction, Instruction, Operation, Order, Register, Unary};
pub use steps::{NoStep, Steps, float_policy, unquantized_policy};
