//! The arithmetic of a contraction: what a factor is, what a sum is, and what one step does.

pub mod simd;
pub mod small_float_sums;
pub mod sum_arithmetic;
