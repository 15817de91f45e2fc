//! Steps on complex numbers: each part is rounded once to its type, and a NaN part is the NaN that
//! operations make (docs/numerics.md, "Elementwise operations").

use std::cmp::Ordering;

use num_complex::Complex;

use super::rounding::{Rounded, canonical};
use crate::meaning::step::{Binary, Unary};
use crate::numeric::{ComplexPart, ConvertPolicy, Number, complex};

type Z = Complex<f64>;

/// The codes of the real and the imaginary part.
pub fn parts(part: ComplexPart, code: u128) -> [u64; 2] {
    match part {
        ComplexPart::F32 => [code & 0xFFFF_FFFF, code >> 32].map(|half| half as u64),
        ComplexPart::F64 => [code as u64, (code >> 64) as u64],
    }
}

/// The code of a complex number from the codes of its parts.
pub fn from_parts(part: ComplexPart, re: u64, im: u64) -> u128 {
    let width = part.format().width;
    u128::from(re) | u128::from(im) << width
}

fn value(part: ComplexPart, code: u128) -> Z {
    let [re, im] = parts(part, code).map(|code| match part {
        ComplexPart::F32 => f32::from_bits(code as u32).into(),
        ComplexPart::F64 => f64::from_bits(code),
    });
    Complex::new(re, im)
}

/// The result of a step of one operand.
pub fn unary(unary: Unary, part: ComplexPart, rounded: &Rounded, operand: u128) -> u128 {
    let z = value(part, operand);
    let [re, im] = parts(part, operand);
    let sign = part.format().sign_bit();
    let result = match unary {
        Unary::Abs => return rounded.code(canonical(complex::abs(z)), 0).into(),
        Unary::Real => return re.into(),
        Unary::Imag => return im.into(),
        Unary::Negate => return from_parts(part, re ^ sign, im ^ sign),
        _ => formula(unary, z),
    };
    code(part, rounded, [result.re, result.im].map(canonical))
}

/// The result, before rounding, of a step of one operand whose formula is computed in f64.
pub fn formula(unary: Unary, z: Z) -> Z {
    match unary {
        Unary::Sign => complex::sign(z),
        Unary::Square => complex::square(z),
        Unary::AsinAcosKernel => complex::asin_acos_kernel(z),
        Unary::Function(function) => match complex::function(function) {
            Some(of) => of(z),
            None => unreachable!("{function:?} has no meaning on complex numbers"),
        },
        _ => unreachable!("{unary:?} has no meaning on complex numbers"),
    }
}

/// The result of a step of two operands.
pub fn binary(binary: Binary, part: ComplexPart, rounded: &Rounded, operands: [u128; 2]) -> u128 {
    let [x, y] = operands.map(|operand| value(part, operand));
    let numbers = match binary {
        Binary::Add => [rounded.sum(x.re, y.re), rounded.sum(x.im, y.im)],
        Binary::Subtract => [rounded.sum(x.re, -y.re), rounded.sum(x.im, -y.im)],
        Binary::Multiply => product(rounded, x, y),
        Binary::Divide => of_parts(complex::divide(x, y)),
        Binary::Power => of_parts(complex::power(x, y)),
        Binary::Atan2 => of_parts(complex::atan2(x, y)),
        Binary::Maximum => return extremum(part, [x, y], Ordering::Greater),
        Binary::Minimum => return extremum(part, [x, y], Ordering::Less),
        _ => unreachable!("{binary:?} has no meaning on complex numbers"),
    };
    code(part, rounded, numbers)
}

/// The first operand if it compares with the second one as `wanted`, else the second one. Its parts are values
/// of the type already; only a NaN among them becomes the one that operations make.
fn extremum(part: ComplexPart, [x, y]: [Z; 2], wanted: Ordering) -> u128 {
    let taken = if lexicographic(x, y) == Some(wanted) { x } else { y };
    let [re, im] =
        [taken.re, taken.im].map(|value| part.format().encode(ConvertPolicy::COMPUTE, value));
    from_parts(part, re, im)
}

/// (a + bi) (c + di) = (ac - bd) + (ad + bc) i, with every product and every sum rounded.
fn product(rounded: &Rounded, x: Z, y: Z) -> [Number; 2] {
    let product = |a, b, place| rounded.value(Number::product(a, b), place);
    let (ac, bd) = (product(x.re, y.re, 2), product(x.im, y.im, 3));
    let (ad, bc) = (product(x.re, y.im, 4), product(x.im, y.re, 5));
    [rounded.sum(ac, -bd), rounded.sum(ad, bc)]
}

fn of_parts(z: Z) -> [Number; 2] {
    [z.re, z.im].map(canonical)
}

fn code(part: ComplexPart, rounded: &Rounded, [re, im]: [Number; 2]) -> u128 {
    from_parts(part, rounded.code(re, 0), rounded.code(im, 1))
}

/// The order by real parts, and by imaginary parts where the real parts are equal.
fn lexicographic(x: Z, y: Z) -> Option<Ordering> {
    match x.re.partial_cmp(&y.re) {
        Some(Ordering::Equal) => x.im.partial_cmp(&y.im),
        other => other,
    }
}

/// The order of two codes: see [`lexicographic`].
pub fn ordering(part: ComplexPart, lhs: u128, rhs: u128) -> Option<Ordering> {
    lexicographic(value(part, lhs), value(part, rhs))
}
