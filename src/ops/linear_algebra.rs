//! cholesky, triangular_solve.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&CHOLESKY, &TRIANGULAR_SOLVE];

/// `stablehlo.cholesky` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#cholesky)).
pub static CHOLESKY: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("a")],
        attributes: &[optional("lower", Bool)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$a (, lower = $lower^)? attr-dict : custom<SameOperandsAndResultType>(type($a), type($result))",
        ),
        ..OpDef::new("stablehlo.cholesky")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.triangular_solve` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#triangular_solve)).
pub static TRIANGULAR_SOLVE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("a"), one_operand("b")],
        attributes: &[
            required("left_side", Bool),
            required("lower", Bool),
            required("unit_diagonal", Bool),
            required("transpose_a", Enum(&TRANSPOSE_KIND)),
        ],
        results: Results::Exactly(1),
        form: Form::Generic,
        ..OpDef::new("stablehlo.triangular_solve")
    },
    meaning: Meaning::Unavailable,
};
