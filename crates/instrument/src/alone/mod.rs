//! One op by itself: as a program of its own, also in f64, and what an op reads element by element.

pub mod bodies;
pub mod broadcast;
pub mod following;
pub mod liveness;
mod one_op;
pub mod region;
pub mod terms;
pub mod wide;
pub mod windows;

pub use one_op::OneOp;
pub use one_op::captured;
