//! fft.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&FFT];

/// `stablehlo.fft` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#fft)).
pub static FFT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[required("fft_type", Enum(&FFT_TYPE)), required("fft_length", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , type = $fft_type , length = $fft_length attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.fft")
    },
    meaning: Meaning::Unavailable,
};
