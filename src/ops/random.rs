//! Random numbers.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&RNG, &RNG_BIT_GENERATOR];

/// `stablehlo.rng` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#rng)).
pub static RNG: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("a"), one_operand("b"), one_operand("shape")],
        attributes: &[required("rng_distribution", Enum(&RNG_DISTRIBUTION))],
        results: Results::Exactly(1),
        form: Form::Short(
            "$a , $b , $shape , distribution = $rng_distribution attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.rng")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.rng_bit_generator` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#rng_bit_generator)).
pub static RNG_BIT_GENERATOR: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        operands: &[one_operand("initial_state")],
        attributes: &[required("rng_algorithm", Enum(&RNG_ALGORITHM))],
        results: Results::Exactly(2),
        form: Form::Short(
            "$initial_state , algorithm = $rng_algorithm attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.rng_bit_generator")
    },
    meaning: Meaning::Unavailable,
};
