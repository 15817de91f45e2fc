//! Predicates on infinities. In types without infinity they are false.

use super::constraints::{operand_kinds, result_element, same_shape};
use super::functions::{FORM, OPERAND};
use crate::meaning::{Direction, Order, Register, Steps, Unary};
use crate::numeric::ElementType;
use crate::ops::elementwise::Lowered;
use crate::ops::elementwise::constraints::Kinds;
use crate::ops::prelude::*;

/// `chlo.is_inf`: whether the element is an infinity of either sign.
pub static IS_INF: Entry = entry("chlo.is_inf", |_, operands, steps| {
    let magnitude = steps.unary(Unary::Abs, operands[0])?;
    is_infinity(magnitude, false, steps)
});

/// `chlo.is_neg_inf`: whether the element is negative infinity.
pub static IS_NEG_INF: Entry =
    entry("chlo.is_neg_inf", |_, operands, steps| is_infinity(operands[0], true, steps));

/// `chlo.is_pos_inf`: whether the element is positive infinity.
pub static IS_POS_INF: Entry =
    entry("chlo.is_pos_inf", |_, operands, steps| is_infinity(operands[0], false, steps));

const fn entry(name: &'static str, lower: Lower) -> Entry {
    let def = OpDef { operands: OPERAND, form: FORM, verify, ..OpDef::new(name) };
    Entry { def, meaning: Meaning::Elementwise(lower) }
}

fn verify(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    operand_kinds(view, Kinds::FLOAT, violations);
    same_shape(view, violations);
    result_element(view, &ElementType::Boolean, violations);
}

/// Whether an operand is the infinity of this sign, if its type has one.
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
        // the type has no infinity: an element is never unequal to itself
        None => steps.compare(Direction::Ne, Order::Total, operand, operand)?,
    }])
}
