//! Integers as attributes.

use crate::ir::{Attribute, Type};
use crate::numeric::{ElementType, IntegerType};

/// The type of integers of a width.
pub(super) fn ty(width: u32, signed: bool) -> Type {
    Type::Element(ElementType::Integer(IntegerType { width, signed }))
}

/// An i64.
pub(super) fn one(value: i64) -> Attribute {
    Attribute::Integer(i128::from(value), ty(64, true))
}

/// A list of i64.
pub(super) fn list(values: &[i64]) -> Attribute {
    Attribute::Array(values.iter().map(|&value| one(value)).collect())
}
