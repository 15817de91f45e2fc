//! Steps that call functions: correctly rounded for every format of up to 32 bits.

use super::float::{FloatLane, computed};
use super::kernel::{Kernel, one, two};
use crate::numeric::functions::{apply, apply2};
use crate::numeric::{FloatFormat, Function, Function2};

/// The code of a function of one operand.
pub fn unary<F: FloatLane>(function: Function, format: &'static FloatFormat) -> Kernel {
    match function {
        Function::Sqrt => computed(format, F::sqrt),
        _ => one(move |operand: &[F], result: &mut [F]| apply(function, format, operand, result)),
    }
}

/// The code of a function of two operands.
pub fn binary<F: FloatLane>(function: Function2, format: &'static FloatFormat) -> Kernel {
    two(move |lhs: &[F], rhs: &[F], result: &mut [F]| apply2(function, format, lhs, rhs, result))
}
