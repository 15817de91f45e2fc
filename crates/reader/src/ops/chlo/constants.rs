//! Constants of CHLO.

use super::constraints::{result_element, same_shape};
use crate::ir::Attribute;
use crate::meaning::{Register, Steps};
use crate::numeric::{ComplexPart, ElementType};
use crate::ops::creation::constant_value;
use crate::ops::elementwise::Lowered;
use crate::ops::elementwise::constraints::tensor;
use crate::ops::prelude::*;

/// `chlo.constant`: the value of its attribute.
pub static CONSTANT: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        attributes: &[required("value", Elements)],
        form: Form::Own,
        infer: Some(infer_constant),
        ..OpDef::new("chlo.constant")
    },
    meaning: Meaning::Constant,
};

/// `chlo.constant_like`: the value at every index of the operand.
pub static CONSTANT_LIKE: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        operands: &[one_operand("operand")],
        attributes: &[required("value", Any)],
        form: Form::Generic,
        verify: verify_constant_like,
        ..OpDef::new("chlo.constant_like")
    },
    meaning: Meaning::Elementwise(lower_constant_like),
};

fn infer_constant(view: &OpView<'_>) -> Result<Vec<Type>, Violation> {
    let unknown = || Violation::unlabelled("the value must be elements of a tensor");
    Ok(vec![Type::Tensor(constant_value(view).ok_or_else(unknown)?.ty.clone())])
}

fn verify_constant_like(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    same_shape(view, violations);
    match view.attribute("value").map(scalar) {
        Some(Some((element, _))) => result_element(view, &element, violations),
        _ => violations.push(Violation::unlabelled(
            "the value must be a number with a type, such as 1.0 : f32",
        )),
    }
}

fn lower_constant_like(view: &OpView<'_>, _: &[Register], steps: &mut Steps) -> Lowered {
    let no_value = || Violation::unlabelled("the value must be a number with a type");
    let (element, code) = view.attribute("value").and_then(scalar).ok_or_else(no_value)?;
    let written = tensor_result(view, 0)?;
    if written.element != element {
        let message = format!("the value is of type {element}, the result {}", tensor(written));
        return Err(Violation::unlabelled(message));
    }
    Ok(vec![steps.constant(element, code)])
}

/// The element type and the code of a number.
fn scalar(value: &Attribute) -> Option<(ElementType, u128)> {
    match value {
        Attribute::Boolean(value) => Some((ElementType::Boolean, u128::from(*value))),
        Attribute::Integer(value, Type::Element(element)) => {
            let mask = u128::MAX >> (128 - element.bits());
            Some((element.clone(), *value as u128 & mask))
        }
        Attribute::Float(code, Type::Element(element)) => {
            Some((element.clone(), u128::from(*code)))
        }
        Attribute::Opaque(text) => complex_number(text),
        _ => None,
    }
}

/// Reads `#complex.number<:f32 1.0, 2.0> : complex<f32>`.
fn complex_number(text: &str) -> Option<(ElementType, u128)> {
    let (inside, _) = text.strip_prefix("#complex.number<")?.trim_start().split_once('>')?;
    let (name, parts) = inside.strip_prefix(':')?.trim_start().split_once(char::is_whitespace)?;
    let (re, im) = parts.split_once(',')?;
    let (re, im) = (re.trim().parse::<f64>().ok()?, im.trim().parse::<f64>().ok()?);
    match name {
        "f32" => {
            let code = |part: f64| u128::from((part as f32).to_bits());
            Some((ElementType::Complex(ComplexPart::F32), code(re) | code(im) << 32))
        }
        "f64" => {
            let code = |part: f64| u128::from(part.to_bits());
            Some((ElementType::Complex(ComplexPart::F64), code(re) | code(im) << 64))
        }
        _ => None,
    }
}
