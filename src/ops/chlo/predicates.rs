//! Which infinity an element is, if any. Types without infinity answer no.

use super::constraints::{operand_kinds, result_element, same_shape};
use super::functions::{FORM, OPERAND};
use crate::meaning::{Direction, Order, Register, Steps, Unary};
use crate::numeric::ElementType;
use crate::ops::elementwise::Lowered;
use crate::ops::elementwise::constraints::Kinds;
use crate::ops::prelude::*;

/// `chlo.is_inf`: whether infinite, of either sign.
pub static IS_INF: Entry = entry("chlo.is_inf", |_, it, steps| {
    let magnitude = steps.unary(Unary::Abs, it[0])?;
    is_infinity(magnitude, false, steps)
});

/// `chlo.is_neg_inf`: whether negative infinity.
pub static IS_NEG_INF: Entry =
    entry("chlo.is_neg_inf", |_, it, steps| is_infinity(it[0], true, steps));

/// `chlo.is_pos_inf`: whether positive infinity.
pub static IS_POS_INF: Entry =
    entry("chlo.is_pos_inf", |_, it, steps| is_infinity(it[0], false, steps));

const fn entry(name: &'static str, lower: Lower) -> Entry {
    let def = OpDef { operands: OPERAND, form: FORM, verify, ..OpDef::new(name) };
    Entry { def, meaning: Meaning::Elementwise(lower) }
}

fn verify(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    operand_kinds(view, Kinds::FLOAT, violations);
    same_shape(view, violations);
    result_element(view, &ElementType::Boolean, violations);
}

/// Whether an operand is one infinity of its type, if there is such a code.
fn is_infinity(operand: Register, negative: bool, steps: &mut Steps) -> Lowered {
    let element = steps.element(operand).clone();
    let infinity = match &element {
        ElementType::Float(format) => format.code_of_infinity(negative),
        _ => None,
    };
    Ok(vec![match infinity {
        Some(code) => {
            let infinity = steps.constant(element, u128::from(code));
            steps.compare(Direction::Eq, Order::Quiet, operand, infinity)?
        }
        // no value is unlike itself
        None => steps.compare(Direction::Ne, Order::Total, operand, operand)?,
    }])
}
