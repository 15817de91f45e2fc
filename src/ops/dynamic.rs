//! Ops whose result shape is known only at run time.

use super::convolution::DYNAMIC_CONV;
use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[
    &DYNAMIC_IOTA,
    &DYNAMIC_BROADCAST_IN_DIM,
    &DYNAMIC_RESHAPE,
    &SET_DIMENSION_SIZE,
    &REAL_DYNAMIC_SLICE,
    &DYNAMIC_PAD,
    &DYNAMIC_GATHER,
    &DYNAMIC_CONV,
];

/// `stablehlo.dynamic_iota` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dynamic_iota)).
pub static DYNAMIC_IOTA: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("output_shape")],
        attributes: &[required("iota_dimension", I64)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$output_shape , dim = $iota_dimension attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.dynamic_iota")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.dynamic_broadcast_in_dim` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dynamic_broadcast_in_dim)).
pub static DYNAMIC_BROADCAST_IN_DIM: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("output_dimensions")],
        attributes: &[
            required("broadcast_dimensions", I64Array),
            optional("known_expanding_dimensions", I64Array),
            optional("known_nonexpanding_dimensions", I64Array),
        ],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , $output_dimensions , dims = $broadcast_dimensions attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.dynamic_broadcast_in_dim")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.dynamic_reshape` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dynamic_reshape)).
pub static DYNAMIC_RESHAPE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("output_shape")],
        results: Results::Exactly(1),
        form: Form::Short("operands attr-dict : functional-type(operands, results)"),
        ..OpDef::new("stablehlo.dynamic_reshape")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.set_dimension_size` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#set_dimension_size)).
pub static SET_DIMENSION_SIZE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("size")],
        attributes: &[required("dimension", I64)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , $size , dim = $dimension attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.set_dimension_size")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.real_dynamic_slice` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#real_dynamic_slice)).
pub static REAL_DYNAMIC_SLICE: Entry = Entry {
    def: OpDef {
        operands: &[
            one_operand("operand"),
            one_operand("start_indices"),
            one_operand("limit_indices"),
            one_operand("strides"),
        ],
        results: Results::Exactly(1),
        form: Form::Short("operands attr-dict : functional-type(operands, results)"),
        ..OpDef::new("stablehlo.real_dynamic_slice")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.dynamic_pad` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dynamic_pad)).
pub static DYNAMIC_PAD: Entry = Entry {
    def: OpDef {
        operands: &[
            one_operand("operand"),
            one_operand("padding_value"),
            one_operand("edge_padding_low"),
            one_operand("edge_padding_high"),
            one_operand("interior_padding"),
        ],
        results: Results::Exactly(1),
        form: Form::Short("operands attr-dict : functional-type(operands, results)"),
        ..OpDef::new("stablehlo.dynamic_pad")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.dynamic_gather` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dynamic_gather)).
pub static DYNAMIC_GATHER: Entry = Entry {
    def: OpDef {
        operands: &[
            one_operand("operand"),
            one_operand("start_indices"),
            one_operand("slice_sizes"),
        ],
        attributes: &[
            required("dimension_numbers", Struct(&GATHER_DIMENSION_NUMBERS)),
            optional("indices_are_sorted", Bool),
        ],
        results: Results::Exactly(1),
        form: Form::Generic,
        ..OpDef::new("stablehlo.dynamic_gather")
    },
    meaning: Meaning::Unavailable,
};
