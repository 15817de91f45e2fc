//! reduce and map: a body applied along dimensions.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&REDUCE, &MAP];

/// `stablehlo.reduce` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#reduce)).
pub static REDUCE: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs"), variadic_operand("init_values")],
        attributes: &[required("dimensions", I64Array)],
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Own,
        ..OpDef::new("stablehlo.reduce")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.map` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#map)).
pub static MAP: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs")],
        attributes: &[required("dimensions", I64Array)],
        regions: Regions::Exactly(1),
        results: Results::Exactly(1),
        form: Form::Generic,
        ..OpDef::new("stablehlo.map")
    },
    meaning: Meaning::Unavailable,
};
