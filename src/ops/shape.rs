//! Data movement by rule: reshape, transpose, slice, pad and their like.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[
    &SLICE,
    &BITCAST_CONVERT,
    &BROADCAST,
    &BROADCAST_IN_DIM,
    &CONCATENATE,
    &GET_DIMENSION_SIZE,
    &RESHAPE,
    &REVERSE,
    &PAD,
    &TRANSPOSE,
];

/// `stablehlo.slice` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#slice)).
pub static SLICE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[
            required("start_indices", I64Array),
            required("limit_indices", I64Array),
            required("strides", I64Array),
        ],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand custom<SliceRanges>($start_indices, $limit_indices, $strides) attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.slice")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.bitcast_convert` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#bitcast_convert)).
pub static BITCAST_CONVERT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("operands attr-dict : functional-type(operands, results)"),
        ..OpDef::new("stablehlo.bitcast_convert")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.broadcast` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#broadcast)).
pub static BROADCAST: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[required("broadcast_sizes", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , sizes = $broadcast_sizes attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.broadcast")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.broadcast_in_dim` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#broadcast_in_dim)).
pub static BROADCAST_IN_DIM: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[required("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , dims = $broadcast_dimensions attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.broadcast_in_dim")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.concatenate` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#concatenate)).
pub static CONCATENATE: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs")],
        attributes: &[required("dimension", I64)],
        results: Results::Exactly(1),
        form: Form::Short(
            "custom<VariadicOperandWithAttribute>($inputs) dim = $dimension attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.concatenate")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.get_dimension_size` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#get_dimension_size)).
pub static GET_DIMENSION_SIZE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[required("dimension", I64)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , dim = $dimension attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.get_dimension_size")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.reshape` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#reshape)).
pub static RESHAPE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("operands attr-dict : functional-type(operands, results)"),
        ..OpDef::new("stablehlo.reshape")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.reverse` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#reverse)).
pub static REVERSE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[required("dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , dims = $dimensions attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.reverse")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.pad` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#pad)).
pub static PAD: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("padding_value")],
        attributes: &[
            required("edge_padding_low", I64Array),
            required("edge_padding_high", I64Array),
            required("interior_padding", I64Array),
        ],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , $padding_value , low = $edge_padding_low , high = $edge_padding_high , interior = $interior_padding attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.pad")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.transpose` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#transpose)).
pub static TRANSPOSE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[required("permutation", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , dims = $permutation attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.transpose")
    },
    meaning: Meaning::Unavailable,
};
