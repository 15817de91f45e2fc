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
    |_, operands, steps| unary(steps, Unary::AsinAcosKernel, operands),
);

/// `chlo.acos`: the angle in [0, pi] whose cosine is the operand.
pub static ACOS: Entry = entry("chlo.acos", verify_numbers, |_, operands, steps| {
    function(steps, Function::Acos, operands)
});

/// `chlo.acosh`: the inverse of cosh that is at least 0.
pub static ACOSH: Entry = entry("chlo.acosh", verify_numbers, |_, operands, steps| {
    function(steps, Function::Acosh, operands)
});

/// `chlo.asin`: the angle in [-pi/2, pi/2] whose sine is the operand.
pub static ASIN: Entry = entry("chlo.asin", verify_numbers, |_, operands, steps| {
    function(steps, Function::Asin, operands)
});

/// `chlo.asinh`: the inverse of sinh.
pub static ASINH: Entry = entry("chlo.asinh", verify_numbers, |_, operands, steps| {
    function(steps, Function::Asinh, operands)
});

/// `chlo.atan`: the angle in [-pi/2, pi/2] whose tangent is the operand.
pub static ATAN: Entry = entry("chlo.atan", verify_numbers, |_, operands, steps| {
    function(steps, Function::Atan, operands)
});

/// `chlo.atanh`: the inverse of tanh.
pub static ATANH: Entry = entry("chlo.atanh", verify_numbers, |_, operands, steps| {
    function(steps, Function::Atanh, operands)
});

/// `chlo.bessel_i1e`: e^-|x| I1(x), where I1 is the modified Bessel function of order 1.
pub static BESSEL_I1E: Entry = entry("chlo.bessel_i1e", verify_numbers, |_, operands, steps| {
    function(steps, Function::BesselI1e, operands)
});

/// `chlo.cosh`: the hyperbolic cosine.
pub static COSH: Entry = entry("chlo.cosh", verify_numbers, |_, operands, steps| {
    function(steps, Function::Cosh, operands)
});

/// `chlo.digamma`: the logarithmic derivative of the gamma function.
pub static DIGAMMA: Entry = entry("chlo.digamma", verify_reals, |_, operands, steps| {
    function(steps, Function::Digamma, operands)
});

/// `chlo.erf`: the error function.
pub static ERF: Entry =
    entry("chlo.erf", verify_reals, |_, operands, steps| function(steps, Function::Erf, operands));

/// `chlo.erf_inv`: the inverse of erf.
pub static ERF_INV: Entry = entry("chlo.erf_inv", verify_reals, |_, operands, steps| {
    function(steps, Function::ErfInv, operands)
});

/// `chlo.erfc`: 1 - erf(x).
pub static ERFC: Entry = entry("chlo.erfc", verify_reals, |_, operands, steps| {
    function(steps, Function::Erfc, operands)
});

/// `chlo.lgamma`: log |gamma(x)|.
pub static LGAMMA: Entry = entry("chlo.lgamma", verify_reals, |_, operands, steps| {
    function(steps, Function::Lgamma, operands)
});

/// `chlo.sinh`: the hyperbolic sine.
pub static SINH: Entry = entry("chlo.sinh", verify_numbers, |_, operands, steps| {
    function(steps, Function::Sinh, operands)
});

/// `chlo.tan`: the tangent.
pub static TAN: Entry = entry("chlo.tan", verify_numbers, |_, operands, steps| {
    function(steps, Function::Tan, operands)
});

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

fn lower_conj(_: &OpView<'_>, operands: &[Register], steps: &mut Steps) -> Lowered {
    let real = steps.unary(Unary::Real, operands[0])?;
    if !matches!(steps.element(operands[0]), ElementType::Complex(_)) {
        return Ok(vec![real]);
    }
    let imag = steps.unary(Unary::Imag, operands[0])?;
    let negated = steps.unary(Unary::Negate, imag)?;
    binary(steps, Binary::Complex, &[real, negated])
}

fn lower_square(_: &OpView<'_>, operands: &[Register], steps: &mut Steps) -> Lowered {
    match steps.element(operands[0]) {
        ElementType::Complex(_) => unary(steps, Unary::Square, operands),
        _ => binary(steps, Binary::Multiply, &[operands[0], operands[0]]),
    }
}
