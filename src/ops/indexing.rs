//! Data movement by run-time indices: dynamic slices, gather, scatter.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] =
    &[&DYNAMIC_SLICE, &DYNAMIC_UPDATE_SLICE, &GATHER, &SCATTER, &TORCH_INDEX_SELECT];

/// `stablehlo.dynamic_slice` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dynamic_slice)).
pub static DYNAMIC_SLICE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), variadic_operand("start_indices")],
        attributes: &[required("slice_sizes", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , custom<VariadicOperandWithAttribute>($start_indices) sizes = $slice_sizes attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.dynamic_slice")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.dynamic_update_slice` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dynamic_update_slice)).
pub static DYNAMIC_UPDATE_SLICE: Entry = Entry {
    def: OpDef {
        operands: &[
            one_operand("operand"),
            one_operand("update"),
            variadic_operand("start_indices"),
        ],
        results: Results::Exactly(1),
        form: Form::Short("operands attr-dict : functional-type(operands, results)"),
        ..OpDef::new("stablehlo.dynamic_update_slice")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.gather` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#gather)).
pub static GATHER: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("start_indices")],
        attributes: &[
            required("dimension_numbers", Struct(&GATHER_DIMENSION_NUMBERS)),
            required("slice_sizes", I64Array),
            optional("indices_are_sorted", Bool),
        ],
        results: Results::Exactly(1),
        form: Form::Generic,
        ..OpDef::new("stablehlo.gather")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.scatter` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#scatter)).
pub static SCATTER: Entry = Entry {
    def: OpDef {
        operands: &[
            variadic_operand("inputs"),
            one_operand("scatter_indices"),
            variadic_operand("updates"),
        ],
        attributes: &[
            required("scatter_dimension_numbers", Struct(&SCATTER_DIMENSION_NUMBERS)),
            optional("indices_are_sorted", Bool),
            optional("unique_indices", Bool),
        ],
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Generic,
        ..OpDef::new("stablehlo.scatter")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.torch_index_select` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#torch_index_select)).
pub static TORCH_INDEX_SELECT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("index")],
        attributes: &[required("dim", I64), required("batch_dims", I64)],
        results: Results::Exactly(1),
        form: Form::Generic,
        ..OpDef::new("stablehlo.torch_index_select")
    },
    meaning: Meaning::Unavailable,
};
