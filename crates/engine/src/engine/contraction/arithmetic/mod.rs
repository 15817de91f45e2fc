//! The arithmetic of a contraction: what a factor is, what a sum is, and what one step does. Nothing here
//! knows how many sums there are, or in which order they are made.

pub mod factor;
pub mod range;
pub mod scalar;
pub mod small_floats;
pub mod step;
