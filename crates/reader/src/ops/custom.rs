//! The op custom_call, and the checks among its targets.

use super::calls;
use super::check::{check_named, require_float};
use super::custom_constraints::verify_custom_call;
use super::dynamic_calls::{SHAPE_ASSERTION, prepare_shape_assertion};
use super::prelude::*;
use crate::compare::Rule;
use crate::ir::Attribute;
use crate::numeric::ElementType;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&CUSTOM_CALL];

/// `stablehlo.custom_call` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#custom_call)).
pub static CUSTOM_CALL: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs")],
        attributes: CustomCall::DEFINED,
        results: Results::Variadic,
        form: Form::Short(
            "custom<CustomCallTarget>($call_target_name) ( $inputs ) attr-dict : functional-type(operands, results)",
        ),
        any_values: true,
        verify: verify_custom_call,
        ..OpDef::new("stablehlo.custom_call")
    },
    // a target that stands for an op runs as that op; LAPACK's routines and others are defined by their
    // kernels
    meaning: Meaning::Kernel,
};

attributes! {
    pub struct CustomCall<'a> {
        required call_target_name: String = Text,
        optional has_side_effect: bool = Bool,
        optional backend_config: Option<&'a Attribute> = Any,
        optional called_computations: Option<&'a Attribute> = Array,
        optional operand_layouts: Option<&'a Attribute> = Any,
        optional result_layouts: Option<&'a Attribute> = Any,
        optional output_operand_aliases: Option<&'a Attribute> = Array,
        optional result_tilings: Option<&'a Attribute> = Any,
        optional api_version: i64 = I32 => 1,
    }
}

/// A target that compares its two operands, the actual and the expected value.
struct Target {
    name: &'static str,
    /// The rule for floats and complex numbers.
    float_rule: Rule,
    /// Whether integers are compared, too, and then exactly.
    takes_integers: bool,
    /// Whether the result is a `tensor<i1>` that is true. If not, there is no result.
    has_result: bool,
}

/// The checks of the reference interpreter's test programs.
static TARGETS: &[Target] = &[
    Target {
        name: "check.expect_eq",
        float_rule: Rule::Equal,
        takes_integers: true,
        has_result: false,
    },
    Target {
        name: "check.expect_close",
        float_rule: Rule::Ulp { min: 0, max: 3 },
        takes_integers: false,
        has_result: false,
    },
    Target {
        name: "check.expect_almost_eq",
        float_rule: Rule::Absolute(1e-3),
        takes_integers: false,
        has_result: false,
    },
    Target {
        name: "check.expect_eq_const",
        float_rule: Rule::Equal,
        takes_integers: true,
        has_result: false,
    },
    Target {
        name: "check.expect_almost_eq_const",
        float_rule: Rule::Absolute(1e-3),
        takes_integers: false,
        has_result: false,
    },
    Target {
        name: "check.eq",
        float_rule: Rule::Absolute(1e-4),
        takes_integers: true,
        has_result: true,
    },
];

/// Prepares a call to whose target the run gives no meaning.
pub fn prepare(op: &OpView<'_>, kernel: calls::Kernel) -> Result<Evaluate, Violation> {
    let name = CustomCall::of(op).call_target_name;
    if name == SHAPE_ASSERTION {
        return prepare_shape_assertion(op);
    }
    if let Some(prepared) = calls::prepare(op, &name, kernel) {
        return prepared;
    }
    let Some(target) = TARGETS.iter().find(|target| target.name == name) else {
        // a call that stands for an op was planned as that op
        return match calls::stand_in(op) {
            Some(Err(violation)) => Err(violation),
            _ => Ok(calls::unknown_target(op, &name)),
        };
    };
    if let Some(wrong) = calls::stand_in(op).and_then(Result::err) {
        return Err(wrong);
    }
    target.require_signature(op)?;
    let check = check_named(op, target.rule(op)?, format!("custom_call @{name}"))?;
    if !target.has_result {
        return Ok(check);
    }
    Ok(Box::new(move |runtime, operands| {
        check(runtime, operands)?;
        Ok(vec![Tensor::splat(ElementType::Boolean, &[], 1).into()])
    }))
}

impl Target {
    /// Refuses operands other than two tensors of one type, and results other than the target's.
    fn require_signature(&self, op: &OpView<'_>) -> Result<(), Violation> {
        let refuse =
            |message: String| Err(Violation::unlabelled(format!("@{}: {message}", self.name)));
        let operands: Vec<_> = op.operand_types().collect();
        match operands.as_slice() {
            [actual @ Type::Tensor(_), expected] if actual.compatible(expected) => {}
            [actual, expected] => {
                return refuse(format!("compares tensors of one type, found {actual}, {expected}"));
            }
            other => {
                return refuse(format!("compares two tensors, found {} operands", other.len()));
            }
        }
        let results: Vec<_> = op.result_types().map(Type::to_string).collect();
        let expected: &[&str] = if self.has_result { &["tensor<i1>"] } else { &[] };
        match results == expected {
            true => Ok(()),
            false => refuse(format!(
                "has results ({}), not ({})",
                expected.join(", "),
                results.join(", ")
            )),
        }
    }

    /// The rule for the element type of the operands.
    fn rule(&self, op: &OpView<'_>) -> Result<Rule, Violation> {
        if self.takes_integers && require_float(op).is_err() {
            return Ok(Rule::Equal);
        }
        require_float(op)?;
        Ok(match (self.float_rule, stated_tolerance(op)) {
            (Rule::Absolute(_), Some(tolerance)) => Rule::Absolute(tolerance),
            (rule, _) => rule,
        })
    }
}

/// The attribute `tolerance`, a float.
fn stated_tolerance(op: &OpView<'_>) -> Option<f64> {
    match op.op.attributes.get("tolerance")? {
        Attribute::Float(code, Type::Element(ElementType::Float(format))) => {
            Some(format.decode(*code))
        }
        _ => None,
    }
}

/// The rows of the checks in the table of targets: name, operands and results, configuration, meaning.
pub(super) fn checks()
-> impl Iterator<Item = (&'static str, &'static str, &'static str, &'static str)> {
    const PAIR: &str = "actual: T[..], expected: T[..] -> nothing";
    let check = |target: &Target| match target.float_rule {
        _ if target.has_result => (
            target.name,
            "actual: T[..], expected: T[..] -> i1",
            "",
            "a check that gives true: floats differ by at most 0.0001",
        ),
        Rule::Ulp { .. } => (target.name, PAIR, "", "a check: at most 3 ULP apart"),
        Rule::Absolute(_) => (
            target.name,
            PAIR,
            "tolerance",
            "a check: floats differ by at most 0.001 or `tolerance`",
        ),
        _ => (target.name, PAIR, "", "a check: equal"),
    };
    let more = [
        (
            "check.expect_serialized_eq",
            "expected: T[..] -> nothing",
            "probe_id, iter",
            "a check: equal to what a probe saved",
        ),
        (
            SHAPE_ASSERTION,
            "holds: i1, numbers: integers, ... -> nothing",
            "error_message",
            "fails with the message unless the first operand is true",
        ),
    ];
    TARGETS.iter().map(check).chain(more)
}
