//! Comparison and choice.

use super::constraints::{
    Kinds, baseline, operand_kind, operand_kinds, result_element, same_shape, tensor,
};
use super::{Lowered, unary};
use crate::ir::TensorType;
use crate::meaning::{Direction, Order, Register, Steps, Unary};
use crate::numeric::ElementType;
use crate::ops::prelude::*;

/// The ops of this file.
pub static ENTRIES: &[&Entry] = &[&IS_FINITE, &COMPARE, &CLAMP, &SELECT];

/// `stablehlo.is_finite` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#is_finite)).
pub static IS_FINITE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("x")],
        form: Form::Short("operands attr-dict : functional-type(operands, results)"),
        verify: |view, violations| {
            operand_kinds(view, Kinds::FLOAT.or(Kinds::QUANTIZED), "is_finite_i1", violations);
            same_shape(view, "is_finite_c1", violations);
            result_element(view, &ElementType::Boolean, "is_finite_c1", violations);
        },
        ..OpDef::new("stablehlo.is_finite")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| unary(steps, Unary::IsFinite, operands)),
};

/// `stablehlo.compare` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#compare)): with
/// TOTALORDER, floats are ordered by IEEE 754's totalOrder, and are equal if neither is less.
pub static COMPARE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[
            required("comparison_direction", Enum(&COMPARISON_DIRECTION)),
            optional("compare_type", Enum(&COMPARISON_TYPE)),
        ],
        form: Form::Short(
            "$comparison_direction , $lhs , $rhs (, $compare_type^)? attr-dict : functional-type(operands, results)",
        ),
        verify: verify_compare,
        ..OpDef::new("stablehlo.compare")
    },
    meaning: Meaning::Elementwise(lower_compare),
};

/// `stablehlo.clamp` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#clamp)).
pub static CLAMP: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("min"), one_operand("operand"), one_operand("max")],
        form: Form::Short(
            "$min , $operand , $max attr-dict : custom<SameOperandsAndResultType>(type($min), type($operand), type($max), type($result))",
        ),
        verify: verify_clamp,
        ..OpDef::new("stablehlo.clamp")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| {
        Ok(vec![steps.clamp(operands[0], operands[1], operands[2])?])
    }),
};

/// `stablehlo.select` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#select)).
pub static SELECT: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        operands: &[one_operand("pred"), one_operand("on_true"), one_operand("on_false")],
        form: Form::Short(
            "operands attr-dict : custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))",
        ),
        verify: verify_select,
        ..OpDef::new("stablehlo.select")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| {
        Ok(vec![steps.select(operands[0], operands[1], operands[2])?])
    }),
};

fn verify_compare(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let (Some(lhs), Some(rhs)) = (view.operand(0), view.operand(1)) else { return };
    operand_kinds(view, Kinds::ANY, "compare_i1", violations);
    if !baseline(&lhs.element, &rhs.element) {
        let message = format!("cannot compare {} with {}", tensor(lhs), tensor(rhs));
        violations.push(Violation::new("compare_c1", message));
    }
    same_shape(view, "compare_c2", violations);
    result_element(view, &ElementType::Boolean, "compare_c2", violations);
    let fits = match (view.word("compare_type"), &lhs.element) {
        (None | Some("NOTYPE"), _) | (_, ElementType::Quantized(_)) => true,
        (Some(word), ElementType::Float(_)) => matches!(word, "FLOAT" | "TOTALORDER"),
        (Some(word), ElementType::Complex(_)) => word == "FLOAT",
        // the type decides which of both it is
        (Some(word), _) => matches!(word, "SIGNED" | "UNSIGNED"),
    };
    if !fits {
        let word = view.word("compare_type").unwrap_or_default();
        let message = format!("compare_type {word} is not for elements of type {}", lhs.element);
        violations.push(Violation::new("compare_c3", message));
    }
}

/// The steps of a comparison, by its attributes.
pub fn lower_compare(view: &OpView<'_>, operands: &[Register], steps: &mut Steps) -> Lowered {
    let direction = match view.word("comparison_direction") {
        Some("EQ") => Direction::Eq,
        Some("NE") => Direction::Ne,
        Some("GE") => Direction::Ge,
        Some("GT") => Direction::Gt,
        Some("LE") => Direction::Le,
        Some("LT") => Direction::Lt,
        other => {
            let message = format!("comparison_direction {other:?} is not known");
            return Err(Violation::new("compare_i3", message));
        }
    };
    let order = match view.word("compare_type") {
        Some("TOTALORDER") => Order::Total,
        _ => Order::Quiet,
    };
    Ok(vec![steps.compare(direction, order, operands[0], operands[1])?])
}

fn verify_clamp(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let types = [view.operand(0), view.operand(1), view.operand(2), view.result(0)];
    let [Some(min), Some(operand), Some(max), Some(result)] = types else { return };
    operand_kinds(view, Kinds::ANY, "clamp_i1", violations);
    scalar_or_shaped("min", min, "operand", operand, "clamp_c1", violations);
    scalar_or_shaped("max", max, "operand", operand, "clamp_c2", violations);
    for bound in [min, max] {
        if !baseline(&bound.element, &operand.element) {
            let message = format!("cannot clamp {} by {}", tensor(operand), tensor(bound));
            violations.push(Violation::new("clamp_c3", message));
        }
    }
    if !operand.compatible_shape(result) || !baseline(&operand.element, &result.element) {
        let message = format!("the result is {}, the operand {}", tensor(result), tensor(operand));
        violations.push(Violation::new("clamp_c4", message));
    }
}

fn verify_select(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let types = [view.operand(0), view.operand(1), view.operand(2), view.result(0)];
    let [Some(pred), Some(on_true), Some(on_false), Some(result)] = types else { return };
    operand_kind(view, 0, Kinds::BOOLEAN, "select_i1", violations);
    refuse_per_axis(view, [1], "select_i2", violations);
    refuse_per_axis(view, [2], "select_i3", violations);
    scalar_or_shaped("pred", pred, "on_true", on_true, "select_c1", violations);
    let mut joint = on_true.clone();
    for (name, other) in [("on_false", on_false), ("the result", result)] {
        if !join(&mut joint, other) || !baseline(&on_true.element, &other.element) {
            let message = format!("on_true is {}, {name} {}", tensor(on_true), tensor(other));
            violations.push(Violation::new("select_c2", message));
        }
    }
}

/// Requires an operand to have rank 0 or the shape of the other operand.
fn scalar_or_shaped(
    name: &str,
    ty: &TensorType,
    other_name: &str,
    other: &TensorType,
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    if ty.rank() != 0 && !ty.compatible_shape(other) {
        let message = format!(
            "{name} must have rank 0 or the shape of {other_name}, found {} and {}",
            tensor(ty),
            tensor(other)
        );
        violations.push(Violation::new(label, message));
    }
}
