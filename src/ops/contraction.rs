//! Contractions: dot_general, convolution and older spellings.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&CONVOLUTION, &DOT, &DOT_GENERAL, &EINSUM, &UNARY_EINSUM];

/// `stablehlo.convolution` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#convolution)).
pub static CONVOLUTION: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[
            optional("window_strides", I64Array),
            optional("padding", I64Elements),
            optional("lhs_dilation", I64Array),
            optional("rhs_dilation", I64Array),
            optional("window_reversal", BoolArray),
            required("dimension_numbers", Struct(&CONV_DIMENSION_NUMBERS)),
            required("feature_group_count", I64),
            required("batch_group_count", I64),
            optional("precision_config", PrecisionConfig),
        ],
        results: Results::Exactly(1),
        form: Form::Short(
            "(operands) dim_numbers = custom<ConvolutionDimensions>($dimension_numbers) , window = { custom<WindowAttributes>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal) } attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.convolution")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.dot` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dot)).
pub static DOT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("precision_config", PrecisionConfig)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs custom<PrecisionConfig>($precision_config) attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.dot")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.dot_general` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dot_general)).
pub static DOT_GENERAL: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[
            required("dot_dimension_numbers", Struct(&DOT_DIMENSION_NUMBERS)),
            optional("precision_config", PrecisionConfig),
            optional("algorithm", Struct(&DOT_ALGORITHM)),
        ],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs , custom<DotDimensionNumbers>($dot_dimension_numbers) custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm) attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.dot_general")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.einsum` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#einsum)).
pub static EINSUM: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[required("einsum_config", String)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs , config = $einsum_config attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.einsum")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.unary_einsum` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#unary_einsum)).
pub static UNARY_EINSUM: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[required("einsum_config", String)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , config = $einsum_config attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.unary_einsum")
    },
    meaning: Meaning::Unavailable,
};
