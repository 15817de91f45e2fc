//! Short constructors for entries, and the dialect's enumerations and structured attributes.

use crate::ir::{
    AttributeDef, AttributeKind, EnumDef, FieldDef, FieldKind, OperandDef, OperandKind, StructDef,
};

/// An operand that is one value.
pub const fn one_operand(name: &'static str) -> OperandDef {
    OperandDef { name, kind: OperandKind::One }
}

/// An operand that is any number of values.
pub const fn variadic_operand(name: &'static str) -> OperandDef {
    OperandDef { name, kind: OperandKind::Variadic }
}

/// An attribute that has to be present.
pub const fn required(name: &'static str, kind: AttributeKind) -> AttributeDef {
    AttributeDef { name, kind, required: true }
}

/// An attribute that may be absent.
pub const fn optional(name: &'static str, kind: AttributeKind) -> AttributeDef {
    AttributeDef { name, kind, required: false }
}

const fn stablehlo_enum(mnemonic: &'static str, words: &'static [&'static str]) -> EnumDef {
    EnumDef { dialect: "stablehlo", mnemonic, words }
}

const fn field(name: &'static str, kind: FieldKind) -> FieldDef {
    FieldDef { name, kind, required: false }
}

const fn required_field(name: &'static str, kind: FieldKind) -> FieldDef {
    FieldDef { name, kind, required: true }
}

const fn stablehlo_struct(mnemonic: &'static str, fields: &'static [FieldDef]) -> StructDef {
    StructDef { dialect: "stablehlo", mnemonic, fields }
}

/// `#stablehlo<comparison_direction ...>`.
pub static COMPARISON_DIRECTION: EnumDef =
    stablehlo_enum("comparison_direction", &["EQ", "NE", "GE", "GT", "LE", "LT"]);
/// `#stablehlo<comparison_type ...>`.
pub static COMPARISON_TYPE: EnumDef =
    stablehlo_enum("comparison_type", &["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"]);
/// `#chlo<comparison_direction ...>`.
pub static CHLO_COMPARISON_DIRECTION: EnumDef = EnumDef { dialect: "chlo", ..COMPARISON_DIRECTION };
/// `#chlo<comparison_type ...>`.
pub static CHLO_COMPARISON_TYPE: EnumDef = EnumDef { dialect: "chlo", ..COMPARISON_TYPE };
/// `#stablehlo<fft_type ...>`.
pub static FFT_TYPE: EnumDef = stablehlo_enum("fft_type", &["FFT", "IFFT", "RFFT", "IRFFT"]);
/// `#stablehlo<precision ...>`.
pub static PRECISION: EnumDef = stablehlo_enum("precision", &["DEFAULT", "HIGH", "HIGHEST"]);
/// `#stablehlo<rng_algorithm ...>`.
pub static RNG_ALGORITHM: EnumDef =
    stablehlo_enum("rng_algorithm", &["DEFAULT", "THREE_FRY", "PHILOX"]);
/// `#stablehlo<rng_distribution ...>`.
pub static RNG_DISTRIBUTION: EnumDef = stablehlo_enum("rng_distribution", &["UNIFORM", "NORMAL"]);
/// `#stablehlo<transpose ...>`.
pub static TRANSPOSE_KIND: EnumDef =
    stablehlo_enum("transpose", &["TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"]);

/// `#stablehlo.gather<...>`.
pub static GATHER_DIMENSION_NUMBERS: StructDef = stablehlo_struct(
    "gather",
    &[
        field("offset_dims", FieldKind::Integers),
        field("collapsed_slice_dims", FieldKind::Integers),
        field("operand_batching_dims", FieldKind::Integers),
        field("start_indices_batching_dims", FieldKind::Integers),
        field("start_index_map", FieldKind::Integers),
        field("index_vector_dim", FieldKind::Integer),
    ],
);
/// `#stablehlo.scatter<...>`.
pub static SCATTER_DIMENSION_NUMBERS: StructDef = stablehlo_struct(
    "scatter",
    &[
        field("update_window_dims", FieldKind::Integers),
        field("inserted_window_dims", FieldKind::Integers),
        field("input_batching_dims", FieldKind::Integers),
        field("scatter_indices_batching_dims", FieldKind::Integers),
        field("scatter_dims_to_operand_dims", FieldKind::Integers),
        field("index_vector_dim", FieldKind::Integer),
    ],
);
/// `#stablehlo.dot<...>`.
pub static DOT_DIMENSION_NUMBERS: StructDef = stablehlo_struct(
    "dot",
    &[
        field("lhs_batching_dimensions", FieldKind::Integers),
        field("rhs_batching_dimensions", FieldKind::Integers),
        field("lhs_contracting_dimensions", FieldKind::Integers),
        field("rhs_contracting_dimensions", FieldKind::Integers),
    ],
);
/// `#chlo.ragged_dot<...>`.
pub static RAGGED_DOT_DIMENSION_NUMBERS: StructDef = StructDef {
    dialect: "chlo",
    mnemonic: "ragged_dot",
    fields: &[
        field("lhs_batching_dimensions", FieldKind::Integers),
        field("rhs_batching_dimensions", FieldKind::Integers),
        field("lhs_contracting_dimensions", FieldKind::Integers),
        field("rhs_contracting_dimensions", FieldKind::Integers),
        field("lhs_ragged_dimensions", FieldKind::Integers),
        field("rhs_group_dimensions", FieldKind::Integers),
    ],
};
/// `#stablehlo.conv<...>`, in its short or its long form.
pub static CONV_DIMENSION_NUMBERS: StructDef = stablehlo_struct(
    "conv",
    &[
        field("input_batch_dimension", FieldKind::Integer),
        field("input_feature_dimension", FieldKind::Integer),
        field("input_spatial_dimensions", FieldKind::Integers),
        field("kernel_input_feature_dimension", FieldKind::Integer),
        field("kernel_output_feature_dimension", FieldKind::Integer),
        field("kernel_spatial_dimensions", FieldKind::Integers),
        field("output_batch_dimension", FieldKind::Integer),
        field("output_feature_dimension", FieldKind::Integer),
        field("output_spatial_dimensions", FieldKind::Integers),
    ],
);
/// `#stablehlo.dot_algorithm<...>`.
pub static DOT_ALGORITHM: StructDef = stablehlo_struct(
    "dot_algorithm",
    &[
        required_field("lhs_precision_type", FieldKind::Type),
        required_field("rhs_precision_type", FieldKind::Type),
        required_field("accumulation_type", FieldKind::Type),
        required_field("lhs_component_count", FieldKind::Integer),
        required_field("rhs_component_count", FieldKind::Integer),
        required_field("num_primitive_operations", FieldKind::Integer),
        required_field("allow_imprecise_accumulation", FieldKind::Bool),
    ],
);
/// `#stablehlo.channel_handle<...>`.
pub static CHANNEL_HANDLE: StructDef = stablehlo_struct(
    "channel_handle",
    &[required_field("handle", FieldKind::Integer), required_field("type", FieldKind::Integer)],
);
