//! Steps on i1, whose lanes are 0 or 1; false is less than true.

use super::kernel::{Kernel, each, each_two};
use super::{Binary, Direction, Unary};

/// The kernel of a step of one operand.
pub fn unary(unary: Unary) -> Option<Kernel> {
    match unary {
        Unary::Not => Some(each(|lane: u8| lane ^ 1)),
        _ => None,
    }
}

/// The kernel of a step of two operands.
pub fn binary(binary: Binary) -> Option<Kernel> {
    match binary {
        Binary::Add | Binary::Maximum | Binary::Or => Some(each_two(|a: u8, b: u8| a | b)),
        Binary::Multiply | Binary::Minimum | Binary::And => Some(each_two(|a: u8, b: u8| a & b)),
        Binary::Xor => Some(each_two(|a: u8, b: u8| a ^ b)),
        _ => None,
    }
}

/// The kernel of a comparison.
pub fn compare(direction: Direction) -> Option<Kernel> {
    Some(ordered::<u8>(direction))
}

/// The kernel of a comparison of lanes whose order is that of their values.
pub fn ordered<L: super::register_file::Lane + PartialOrd>(direction: Direction) -> Kernel {
    match direction {
        Direction::Eq => each_two(|a: L, b: L| u8::from(a == b)),
        Direction::Ne => each_two(|a: L, b: L| u8::from(a != b)),
        Direction::Ge => each_two(|a: L, b: L| u8::from(a >= b)),
        Direction::Gt => each_two(|a: L, b: L| u8::from(a > b)),
        Direction::Le => each_two(|a: L, b: L| u8::from(a <= b)),
        Direction::Lt => each_two(|a: L, b: L| u8::from(a < b)),
    }
}
