//! What a number is: float formats as data, decode and encode, rounding. Imports no other room.

pub mod format;

pub use format::{FloatFormat, NanCodes, Subnormals, Zero};
