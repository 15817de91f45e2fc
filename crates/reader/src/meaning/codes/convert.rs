//! `convert`: from one element type to another, rounded once (docs/numerics.md, "Conversion to a float type").

use super::complex::{from_parts, parts};
use super::integer;
use super::quantized;
use super::rounding::Rounded;
use crate::meaning::{Draws, Step};
use crate::numeric::convert::to_integer;
use crate::numeric::{ComplexPart, ElementType, IntegerType, Number};

/// The operand in the result's type. Of a complex number only the real part counts, and a real number has
/// the imaginary part 0. Floats become integers by truncation and saturation, NaN by 0; integers wrap; what
/// is not zero becomes true.
pub fn convert(step: &Step<'_>, operand: u128, draws: Draws) -> u128 {
    let from = &step.operands[0];
    match (from, step.result) {
        (ElementType::Quantized(_), _) | (_, ElementType::Quantized(_)) => {
            quantized::convert(step, operand, draws)
        }
        (_, ElementType::Float(format)) => {
            let rounded = Rounded::conversion(step.numerics, [from, step.result], format);
            to_float(from, &rounded.of_step(step, draws), operand).into()
        }
        (_, ElementType::Complex(part)) => {
            let rounded = Rounded::conversion(step.numerics, [from, step.result], part.format());
            to_complex(from, *part, &rounded.of_step(step, draws), operand)
        }
        (_, ElementType::Boolean) => is_nonzero(from, operand).into(),
        (_, ElementType::Integer(ty)) => integer(from, operand, *ty),
        (_, ElementType::Index) => integer(from, operand, integer::INDEX),
    }
}

/// The operand in a float type, rounded once.
pub fn to_float(from: &ElementType, rounded: &Rounded, operand: u128) -> u64 {
    rounded.code(number(from, operand), 0)
}

/// The operand in a complex type, each part rounded once.
pub fn to_complex(from: &ElementType, part: ComplexPart, rounded: &Rounded, operand: u128) -> u128 {
    let [re, im] = match from {
        ElementType::Complex(part) => {
            parts(*part, operand).map(|code| number(&part.element(), code.into()))
        }
        _ => [number(from, operand), Number::from_f64(0.0)],
    };
    from_parts(part, rounded.code(re, 0), rounded.code(im, 1))
}

/// The exact value of a code, of a complex number that of its real part.
fn number(from: &ElementType, code: u128) -> Number {
    Number::of_code(from, code as u64)
}

fn is_nonzero(from: &ElementType, code: u128) -> bool {
    match from {
        ElementType::Float(format) => format.decode(code as u64) != 0.0,
        ElementType::Complex(part) => is_nonzero(&part.element(), parts(*part, code)[0].into()),
        _ => code != 0,
    }
}

fn integer(from: &ElementType, code: u128, to: IntegerType) -> u128 {
    match from {
        ElementType::Float(format) => {
            let value = to_integer(format.decode(code as u64), to.width, to.signed);
            integer::wrapped(to, value)
        }
        ElementType::Complex(part) => integer(&part.element(), parts(*part, code)[0].into(), to),
        ElementType::Integer(ty) => integer::wrapped(to, integer::value(*ty, code)),
        ElementType::Index => integer::wrapped(to, integer::value(integer::INDEX, code)),
        ElementType::Boolean | ElementType::Quantized(_) => integer::wrapped(to, code as i128),
    }
}
