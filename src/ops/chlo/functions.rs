//! Functions of one operand that the specification does not have. They are correctly rounded for types of up
//! to 32 bits.

use super::constraints::{FLOATS, same_type};
use crate::ir::OperandDef;
use crate::meaning::{Binary, Register, Steps, Unary};
use crate::numeric::{ElementType, Function};
use crate::ops::elementwise::constraints::Kinds;
use crate::ops::elementwise::{Lowered, binary, function, unary};
use crate::ops::prelude::*;

/// The operand of functions and predicates.
pub const OPERAND: &[OperandDef] = &[one_operand("operand")];
/// The short form of functions and predicates.
pub const FORM: Form = Form::Short("$operand attr-dict : type($operand) -> type($result)");

/// `chlo._asin_acos_kernel`: for z the real part of sqrt(1 - z^2) and the magnitude of the imaginary part of
/// asin z, from which decompositions compute all four inverse functions.
pub static ASIN_ACOS_KERNEL: Entry = entry(
    "chlo._asin_acos_kernel",
    |view, violations| same_type(view, Kinds::COMPLEX, violations),
    |_, it, steps| unary(steps, Unary::AsinAcosKernel, it),
);

/// `chlo.acos`: the angle in [0, pi] whose cosine is the operand.
pub static ACOS: Entry =
    entry("chlo.acos", verify_numbers, |_, it, steps| function(steps, Function::Acos, it));

/// `chlo.acosh`: the inverse of cosh that is at least 0.
pub static ACOSH: Entry =
    entry("chlo.acosh", verify_numbers, |_, it, steps| function(steps, Function::Acosh, it));

/// `chlo.asin`: the angle in [-pi/2, pi/2] whose sine is the operand.
pub static ASIN: Entry =
    entry("chlo.asin", verify_numbers, |_, it, steps| function(steps, Function::Asin, it));

/// `chlo.asinh`: the inverse of sinh.
pub static ASINH: Entry =
    entry("chlo.asinh", verify_numbers, |_, it, steps| function(steps, Function::Asinh, it));

/// `chlo.atan`: the angle in [-pi/2, pi/2] whose tangent is the operand.
pub static ATAN: Entry =
    entry("chlo.atan", verify_numbers, |_, it, steps| function(steps, Function::Atan, it));

/// `chlo.atanh`: the inverse of tanh.
pub static ATANH: Entry =
    entry("chlo.atanh", verify_numbers, |_, it, steps| function(steps, Function::Atanh, it));

/// `chlo.bessel_i1e`: e^-|x| I1(x), where I1 is the modified Bessel function of order 1.
pub static BESSEL_I1E: Entry = entry("chlo.bessel_i1e", verify_numbers, |_, it, steps| {
    function(steps, Function::BesselI1e, it)
});

/// `chlo.cosh`: the hyperbolic cosine.
pub static COSH: Entry =
    entry("chlo.cosh", verify_numbers, |_, it, steps| function(steps, Function::Cosh, it));

/// `chlo.digamma`: the logarithmic derivative of the gamma function.
pub static DIGAMMA: Entry =
    entry("chlo.digamma", verify_reals, |_, it, steps| function(steps, Function::Digamma, it));

/// `chlo.erf`: the error function.
pub static ERF: Entry =
    entry("chlo.erf", verify_reals, |_, it, steps| function(steps, Function::Erf, it));

/// `chlo.erf_inv`: the inverse of erf.
pub static ERF_INV: Entry =
    entry("chlo.erf_inv", verify_reals, |_, it, steps| function(steps, Function::ErfInv, it));

/// `chlo.erfc`: 1 - erf(x).
pub static ERFC: Entry =
    entry("chlo.erfc", verify_reals, |_, it, steps| function(steps, Function::Erfc, it));

/// `chlo.lgamma`: log |gamma(x)|.
pub static LGAMMA: Entry =
    entry("chlo.lgamma", verify_reals, |_, it, steps| function(steps, Function::Lgamma, it));

/// `chlo.sinh`: the hyperbolic sine.
pub static SINH: Entry =
    entry("chlo.sinh", verify_numbers, |_, it, steps| function(steps, Function::Sinh, it));

/// `chlo.tan`: the tangent.
pub static TAN: Entry =
    entry("chlo.tan", verify_numbers, |_, it, steps| function(steps, Function::Tan, it));

/// `chlo.conj`: the complex conjugate; a real number is its own conjugate.
pub static CONJ: Entry = entry("chlo.conj", verify_numbers, lower_conj);

/// `chlo.square`: the product of the operand with itself.
pub static SQUARE: Entry = entry("chlo.square", verify_numbers, lower_square);

const fn entry(
    name: &'static str,
    verify: fn(&OpView<'_>, &mut Vec<Violation>),
    lower: Lower,
) -> Entry {
    let def = OpDef { operands: OPERAND, form: FORM, verify, ..OpDef::new(name) };
    Entry { def, meaning: Meaning::Elementwise(lower) }
}

fn verify_numbers(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    same_type(view, FLOATS, violations);
}

fn verify_reals(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    same_type(view, Kinds::FLOAT, violations);
}

fn lower_conj(_: &OpView<'_>, it: &[Register], steps: &mut Steps) -> Lowered {
    let real = steps.unary(Unary::Real, it[0])?;
    if !matches!(steps.element(it[0]), ElementType::Complex(_)) {
        return Ok(vec![real]);
    }
    let imag = steps.unary(Unary::Imag, it[0])?;
    let negated = steps.unary(Unary::Negate, imag)?;
    binary(steps, Binary::Complex, &[real, negated])
}

fn lower_square(_: &OpView<'_>, it: &[Register], steps: &mut Steps) -> Lowered {
    match steps.element(it[0]) {
        ElementType::Complex(_) => unary(steps, Unary::Square, it),
        _ => binary(steps, Binary::Multiply, &[it[0], it[0]]),
    }
}
