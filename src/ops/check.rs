//! The `check` dialect: programs that check themselves.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[
    &EXPECT_EQ,
    &EXPECT_EQ_CONST,
    &EXPECT_ALMOST_EQ,
    &EXPECT_ALMOST_EQ_CONST,
    &EXPECT_CLOSE,
    &EXPECT_SERIALIZED_EQ,
];

/// `check.expect_eq`.
pub static EXPECT_EQ: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::None,
        form: Form::Short("$lhs , $rhs attr-dict : type($lhs)"),
        ..OpDef::new("check.expect_eq")
    },
    meaning: Meaning::Unavailable,
};

/// `check.expect_eq_const`.
pub static EXPECT_EQ_CONST: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs")],
        attributes: &[required("value", Elements)],
        results: Results::None,
        form: Form::Short("$lhs , $value attr-dict"),
        ..OpDef::new("check.expect_eq_const")
    },
    meaning: Meaning::Unavailable,
};

/// `check.expect_almost_eq`.
pub static EXPECT_ALMOST_EQ: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("tolerance", F64)],
        results: Results::None,
        form: Form::Short("$lhs , $rhs (, tolerance = $tolerance^)? attr-dict : type($lhs)"),
        ..OpDef::new("check.expect_almost_eq")
    },
    meaning: Meaning::Unavailable,
};

/// `check.expect_almost_eq_const`.
pub static EXPECT_ALMOST_EQ_CONST: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs")],
        attributes: &[required("value", Elements), optional("tolerance", F64)],
        results: Results::None,
        form: Form::Short("$lhs , $value (, tolerance = $tolerance^)? attr-dict"),
        ..OpDef::new("check.expect_almost_eq_const")
    },
    meaning: Meaning::Unavailable,
};

/// `check.expect_close`.
pub static EXPECT_CLOSE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("actual"), one_operand("expected")],
        attributes: &[optional("max_ulp_difference", I64), optional("min_ulp_difference", I64)],
        results: Results::None,
        form: Form::Short(
            "$actual , $expected (, max_ulp_difference = $max_ulp_difference^)? \
             (, min_ulp_difference = $min_ulp_difference^)? : attr-dict type($actual) , type($expected)",
        ),
        ..OpDef::new("check.expect_close")
    },
    meaning: Meaning::Unavailable,
};

/// `check.expect_serialized_eq`.
pub static EXPECT_SERIALIZED_EQ: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("expected")],
        attributes: &[required("probe_id", String), optional("iteration", I32)],
        results: Results::None,
        form: Form::Short(
            "$expected , probe_id = $probe_id (, iter = $iteration^)? attr-dict : type($expected)",
        ),
        ..OpDef::new("check.expect_serialized_eq")
    },
    meaning: Meaning::Unavailable,
};
