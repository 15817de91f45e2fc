//! What the machine can do: CPU levels, memory for large tensors, prefetching and stores past the caches.
//! Knows nothing of numbers, tensors or programs.

pub mod cpu;
pub mod memory;
pub(crate) mod non_temporal;
pub(crate) mod prefetch;
