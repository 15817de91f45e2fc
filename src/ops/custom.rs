//! custom_call: the targets that have a plain meaning.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&CUSTOM_CALL];

/// `stablehlo.custom_call` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#custom_call)).
pub static CUSTOM_CALL: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs")],
        attributes: &[
            required("call_target_name", String),
            optional("has_side_effect", Bool),
            optional("backend_config", String),
            optional("called_computations", Symbol),
            optional("operand_layouts", Any),
            optional("result_layouts", Any),
            optional("output_operand_aliases", Array),
            optional("result_tilings", Any),
            optional("api_version", I32),
        ],
        results: Results::Variadic,
        form: Form::Short(
            "custom<CustomCallTarget>($call_target_name) ( $inputs ) attr-dict : functional-type(operands, results)",
        ),
        any_values: true,
        ..OpDef::new("stablehlo.custom_call")
    },
    meaning: Meaning::Unavailable,
};
