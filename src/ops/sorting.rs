//! sort.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&SORT];

/// `stablehlo.sort` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#sort)).
pub static SORT: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs")],
        attributes: &[optional("dimension", I64), optional("is_stable", Bool)],
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Generic,
        ..OpDef::new("stablehlo.sort")
    },
    meaning: Meaning::Unavailable,
};
