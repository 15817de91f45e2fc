//! uniform_quantize, uniform_dequantize.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&UNIFORM_QUANTIZE, &UNIFORM_DEQUANTIZE];

/// `stablehlo.uniform_quantize` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#uniform_quantize)).
pub static UNIFORM_QUANTIZE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.uniform_quantize")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.uniform_dequantize` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#uniform_dequantize)).
pub static UNIFORM_DEQUANTIZE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.uniform_dequantize")
    },
    meaning: Meaning::Unavailable,
};
