//! Ops that make tensors from nothing: constant, iota.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&CONSTANT, &IOTA];

/// `stablehlo.constant` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#constant)).
pub static CONSTANT: Entry = Entry {
    def: OpDef {
        attributes: &[required("value", Elements)],
        results: Results::Exactly(1),
        form: Form::Own,
        ..OpDef::new("stablehlo.constant")
    },
    meaning: Meaning::Constant,
};

/// `stablehlo.iota` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#iota)).
pub static IOTA: Entry = Entry {
    def: OpDef {
        attributes: &[required("iota_dimension", I64)],
        results: Results::Exactly(1),
        form: Form::Short("dim = $iota_dimension attr-dict : type($output)"),
        ..OpDef::new("stablehlo.iota")
    },
    meaning: Meaning::Unavailable,
};
