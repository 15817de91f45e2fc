//! What the machine can do: CPU levels, SIMD registers, memory for large tensors, prefetching,
//! non-temporal stores, pools of threads, and work that they share. Nearly all `unsafe` code is here.
//! The room knows nothing of numbers, tensors or programs.

pub mod cpu;
pub mod memory;
pub mod non_temporal;
pub mod parallel;
pub mod prefetch;
pub mod side_by_side;
pub mod simd;
pub mod threads;
