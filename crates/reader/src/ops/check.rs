//! The `check` dialect: programs that check themselves.
//!
//! A check that fails is recorded and the function continues, so that one run reports all failures. Every
//! check takes the discardable attribute `shlo.bitwise`: codes must then be equal, also those of zeros and
//! NaNs.

use super::prelude::*;
use crate::compare::{Rule, compare};
use crate::ir::Attribute;
use crate::numeric::ElementType;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[
    &EXPECT_EQ,
    &EXPECT_EQ_CONST,
    &EXPECT_ALMOST_EQ,
    &EXPECT_ALMOST_EQ_CONST,
    &EXPECT_CLOSE,
    &EXPECT_SERIALIZED_EQ,
];

/// `check.expect_eq`: all elements compare equal (a NaN equals nothing, and +0 equals -0).
pub static EXPECT_EQ: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::None,
        form: Form::Short("$lhs , $rhs attr-dict : type($lhs)"),
        verify: verify_same_types,
        ..OpDef::new("check.expect_eq")
    },
    meaning: Meaning::Whole(|op| check_operands(op, Rule::Equal)),
};

/// `check.expect_eq_const`: all elements compare equal to those of an attribute.
pub static EXPECT_EQ_CONST: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs")],
        attributes: &[required("value", Elements)],
        results: Results::None,
        form: Form::Short("$lhs , $value attr-dict"),
        verify: verify_same_types,
        ..OpDef::new("check.expect_eq_const")
    },
    meaning: Meaning::Whole(|op| check_constant(op, Rule::Equal)),
};

/// `check.expect_almost_eq`: floats differ by at most `tolerance` (0.0001), and a NaN equals a NaN.
pub static EXPECT_ALMOST_EQ: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: AlmostEqual::DEFINED,
        results: Results::None,
        form: Form::Short("$lhs , $rhs (, tolerance = $tolerance^)? attr-dict : type($lhs)"),
        verify: verify_same_float_types,
        ..OpDef::new("check.expect_almost_eq")
    },
    meaning: Meaning::Whole(|op| check_operands(op, Rule::Absolute(AlmostEqual::of(op).tolerance))),
};

/// `check.expect_almost_eq_const`: floats differ from those of an attribute by at most `tolerance`.
pub static EXPECT_ALMOST_EQ_CONST: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs")],
        attributes: AlmostEqualConstant::DEFINED,
        results: Results::None,
        form: Form::Short("$lhs , $value (, tolerance = $tolerance^)? attr-dict"),
        verify: verify_same_float_types,
        ..OpDef::new("check.expect_almost_eq_const")
    },
    meaning: Meaning::Whole(|op| {
        check_constant(op, Rule::Absolute(AlmostEqualConstant::of(op).tolerance))
    }),
};

/// `check.expect_close`: floats are between `min_ulp_difference` (0) and `max_ulp_difference` (1) ULP apart,
/// and a NaN equals a NaN. The bounds are unsigned.
pub static EXPECT_CLOSE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("actual"), one_operand("expected")],
        attributes: Close::DEFINED,
        results: Results::None,
        form: Form::Short(
            "$actual , $expected (, max_ulp_difference = $max_ulp_difference^)? \
             (, min_ulp_difference = $min_ulp_difference^)? : attr-dict type($actual) , type($expected)",
        ),
        verify: verify_same_float_types,
        ..OpDef::new("check.expect_close")
    },
    meaning: Meaning::Whole(|op| {
        let Close { max_ulp_difference: max, min_ulp_difference: min } = Close::of(op);
        check_operands(op, Rule::Ulp { min: min as u64, max: max as u64 })
    }),
};

/// `check.expect_serialized_eq`: the operand compares equal to a tensor that `interpreter.probe` saved.
pub static EXPECT_SERIALIZED_EQ: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("expected")],
        attributes: SerializedEqual::DEFINED,
        results: Results::None,
        form: Form::Short(
            "$expected , probe_id = $probe_id (, iter = $iteration^)? attr-dict : type($expected)",
        ),
        verify: |op, violations| {
            if SerializedEqual::of(op).iteration < 0 {
                violations.push(Violation::unlabelled("iter is not negative"));
            }
        },
        ..OpDef::new("check.expect_serialized_eq")
    },
    meaning: Meaning::Whole(check_serialized),
};

attributes! { pub struct AlmostEqual { optional tolerance: f64 = F64 => TOLERANCE } }

attributes! {
    pub struct AlmostEqualConstant<'a> {
        required value: Option<&'a Attribute> = Elements,
        /// How far apart two elements may be.
        optional tolerance: f64 = F64 => TOLERANCE,
    }
}

/// How far apart elements may be that count as almost equal, unless an op states it.
const TOLERANCE: f64 = 1e-4;

attributes! {
    /// What `expect_close` states; the bounds are unsigned.
    pub struct Close {
        optional max_ulp_difference: i64 = I64 => 1,
        optional min_ulp_difference: i64 = I64 => 0,
    }
}

attributes! {
    pub struct SerializedEqual {
        required probe_id: String = Text,
        /// Which of the tensors that the probe saved, counted from 0.
        optional iteration: i64 = I32,
    }
}

/// Refuses operands (and the attribute `value`, if the op has one) of different types.
fn verify_same_types(op: &OpView<'_>, violations: &mut Vec<Violation>) {
    let mut types: Vec<Type> = op.operand_types().cloned().collect();
    if let Some(Attribute::Dense(dense)) = op.op.properties.get("value") {
        types.push(Type::Tensor(dense.ty.clone()));
    }
    if let [actual, expected] = types.as_slice()
        && !actual.compatible(expected)
        && !is_of_codes(actual, expected)
    {
        let message = format!("compares values of one type, found {actual} and {expected}");
        violations.push(Violation::unlabelled(message));
    }
}

/// Whether a type has the codes of a quantized one, as a constant of that type does.
fn is_of_codes(actual: &Type, expected: &Type) -> bool {
    let (Some(actual), Some(expected)) = (actual.as_tensor(), expected.as_tensor()) else {
        return false;
    };
    actual.element.stored() == expected.element && actual.compatible_shape(expected)
}

fn verify_same_float_types(op: &OpView<'_>, violations: &mut Vec<Violation>) {
    verify_same_types(op, violations);
    violations.extend(require_float(op).err());
}

/// Refuses a first operand that is not of a float or complex element type.
pub(super) fn require_float(op: &OpView<'_>) -> Result<(), Violation> {
    match op.operand(0).map(|ty| &ty.element) {
        None | Some(ElementType::Float(_) | ElementType::Complex(_)) => Ok(()),
        Some(other) => {
            Err(Violation::unlabelled(format!("compares floats or complex numbers, found {other}")))
        }
    }
}

/// The rule of an op, unless its attributes ask for identical codes.
fn rule_of(op: &OpView<'_>, rule: Rule) -> Rule {
    if op.op.attributes.contains_key("shlo.bitwise") { Rule::Codes } else { rule }
}

/// Prepares a check of the first operand against the second. Failures are recorded under the op's name.
fn check_operands(op: &OpView<'_>, rule: Rule) -> Result<Evaluate, Violation> {
    check_named(op, rule, op.op.full_name().to_string())
}

/// Prepares a check of the first operand against the second. Failures are recorded under this name.
pub(super) fn check_named(
    op: &OpView<'_>,
    rule: Rule,
    name: String,
) -> Result<Evaluate, Violation> {
    let rule = rule_of(op, rule);
    Ok(Box::new(move |runtime, operands| {
        expect(runtime, &name, operands[0].tensor(), operands[1].tensor(), rule);
        Ok(Vec::new())
    }))
}

fn check_constant(op: &OpView<'_>, rule: Rule) -> Result<Evaluate, Violation> {
    let Some(Attribute::Dense(dense)) = op.attribute("value") else {
        return Err(Violation::unlabelled("the elements of value are not in the file"));
    };
    let expected =
        dense.try_to_tensor().map_err(|error| Violation::unlabelled(error.to_string()))?;
    let expected = match op.operand(0) {
        Some(ty) if ty.element.stored() == *expected.element() => {
            expected.with_element(ty.element.clone())
        }
        _ => expected,
    };
    let (name, rule) = (op.op.full_name(), rule_of(op, rule));
    Ok(Box::new(move |runtime, operands| {
        expect(runtime, name, operands[0].tensor(), &expected, rule);
        Ok(Vec::new())
    }))
}

fn check_serialized(op: &OpView<'_>) -> Result<Evaluate, Violation> {
    let name = op.op.full_name();
    let SerializedEqual { probe_id, iteration } = SerializedEqual::of(op);
    let rule = rule_of(op, Rule::Equal);
    Ok(Box::new(move |runtime, operands| {
        let actual = runtime.probed(&probe_id, iteration as usize)?;
        let name = format!("{name} of probe \"{probe_id}\"");
        expect(runtime, &name, &actual, operands[0].tensor(), rule);
        Ok(Vec::new())
    }))
}

fn expect(runtime: &mut dyn Runtime, name: &str, actual: &Tensor, expected: &Tensor, rule: Rule) {
    runtime.checked();
    if let Err(mismatch) = compare(actual, expected, rule) {
        runtime.check_failed(format!("{name} failed: {mismatch}"));
    }
}
