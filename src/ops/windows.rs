//! Ops over windows: reduce_window, select_and_scatter.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&SELECT_AND_SCATTER, &REDUCE_WINDOW];

/// `stablehlo.select_and_scatter` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#select_and_scatter)).
pub static SELECT_AND_SCATTER: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("source"), one_operand("init_value")],
        attributes: &[
            optional("window_dimensions", I64Array),
            optional("window_strides", I64Array),
            optional("padding", I64Elements),
        ],
        regions: Regions::Exactly(2),
        results: Results::Exactly(1),
        form: Form::Generic,
        ..OpDef::new("stablehlo.select_and_scatter")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.reduce_window` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#reduce_window)).
pub static REDUCE_WINDOW: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs"), variadic_operand("init_values")],
        attributes: &[
            required("window_dimensions", I64Array),
            optional("window_strides", I64Array),
            optional("base_dilations", I64Array),
            optional("window_dilations", I64Array),
            optional("padding", I64Elements),
        ],
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Generic,
        ..OpDef::new("stablehlo.reduce_window")
    },
    meaning: Meaning::Unavailable,
};
