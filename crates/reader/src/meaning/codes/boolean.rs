//! Steps on `i1`: the codes are 0 and 1, false is less than true.

use crate::meaning::step::{Binary, Unary};

/// The result of a step of one operand.
pub fn unary(unary: Unary, operand: u128) -> u128 {
    match unary {
        Unary::Not => operand ^ 1,
        _ => unreachable!("{unary:?} has no meaning on i1"),
    }
}

/// The result of a step of two operands: a sum is a logical or, a product a logical and.
pub fn binary(binary: Binary, lhs: u128, rhs: u128) -> u128 {
    match binary {
        Binary::Add | Binary::Maximum | Binary::Or => lhs | rhs,
        Binary::Multiply | Binary::Minimum | Binary::And => lhs & rhs,
        Binary::Xor => lhs ^ rhs,
        _ => unreachable!("{binary:?} has no meaning on i1"),
    }
}
