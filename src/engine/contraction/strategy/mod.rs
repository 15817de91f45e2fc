//! Strategies: how the sums of a contraction are divided among tiles and threads.

pub mod batched_small;
pub mod dilated_convolution;
pub mod gemv;
pub mod int16_pairs;
pub mod tiles;
mod trailing_zeros;
mod work_queue;
