//! What a number is: element types, float formats as data, decode and encode, rounding.
//! Imports no other room.

pub mod element;
pub mod format;
pub mod integer;

pub use element::{ComplexPart, ElementType, QuantizedType, WordWidth};
pub use format::{FloatFormat, NanCodes, Subnormals, Zero};
pub use integer::IntegerType;
