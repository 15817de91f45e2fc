//! Steps that call functions: correctly rounded for every format of up to 32 bits.

use super::float::{FloatLane, computed};
use super::kernel::{Kernel, one, two};
use crate::numeric::functions::{apply, apply2};
use crate::numeric::{FloatFormat, Function, Function2, Zero};

/// The code of a function of one operand.
pub fn unary<F: FloatLane>(function: Function, format: &'static FloatFormat) -> Kernel {
    match function {
        Function::Sqrt => computed(format, F::sqrt),
        _ => one(move |operand: &[F], result: &mut [F]| apply(function, format, operand, result)),
    }
}

/// The code of a function of two operands.
pub fn binary<F: FloatLane>(function: Function2, format: &'static FloatFormat) -> Kernel {
    if function == Function2::Power && format.zero == Zero::None {
        return positive_power::<F>(format);
    }
    two(move |lhs: &[F], rhs: &[F], result: &mut [F]| apply2(function, format, lhs, rhs, result))
}

/// Powers in a format without zero, where an f64 that vanished stands for the smallest value.
fn positive_power<F: FloatLane>(format: &'static FloatFormat) -> Kernel {
    let smallest = F::narrow(format.decode(0));
    two(move |lhs: &[F], rhs: &[F], result: &mut [F]| {
        apply2(Function2::Power, format, lhs, rhs, result);
        for (result, (&base, &exponent)) in result.iter_mut().zip(lhs.iter().zip(rhs)) {
            // a power of what is below one is below one, too: not even a NaN by overflow
            if result.is_nan() && base < F::ONE && !exponent.is_nan() {
                *result = smallest;
            }
        }
    })
}
