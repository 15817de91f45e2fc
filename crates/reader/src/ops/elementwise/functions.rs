//! Elementary functions and rounding to integral values.

use super::arithmetic::NUMBERS;
use super::constraints::{Kinds, same_type};
use super::{Lowered, binary, binary_op, function, function_op, unary, unary_op};
use crate::ir::Attribute;
use crate::meaning::{Binary, Register, Steps, Unary};
use crate::numeric::{ElementType, Function, Zero, names};
use crate::ops::prelude::*;

/// The element types that elementary functions take.
const FLOATS: Kinds = Kinds::FLOAT.or(Kinds::COMPLEX).or(Kinds::QUANTIZED);

/// The element types that can be rounded to integral values.
const REALS: Kinds = Kinds::FLOAT.or(Kinds::QUANTIZED);

/// The ops of this file.
pub static ENTRIES: &[&Entry] = &[
    &CBRT,
    &CEIL,
    &COSINE,
    &EXPONENTIAL,
    &EXPONENTIAL_MINUS_ONE,
    &FLOOR,
    &LOG,
    &LOG_PLUS_ONE,
    &LOGISTIC,
    &ROUND_NEAREST_AFZ,
    &ROUND_NEAREST_EVEN,
    &RSQRT,
    &SINE,
    &SQRT,
    &TAN,
    &TANH,
    &ATAN2,
    &POWER,
];

/// `stablehlo.cbrt` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#cbrt)).
pub static CBRT: Entry = Entry {
    def: OpDef {
        verify: |view, violations| verify_function(view, ["cbrt_i1", "cbrt_c1"], violations),
        ..function_op("stablehlo.cbrt")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| function(steps, Function::Cbrt, operands)),
};

/// `stablehlo.cosine` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#cosine)).
pub static COSINE: Entry = Entry {
    def: OpDef {
        verify: |view, violations| verify_function(view, ["cosine_i1", "cosine_c1"], violations),
        ..function_op("stablehlo.cosine")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| function(steps, Function::Cosine, operands)),
};

/// `stablehlo.exponential` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#exponential)).
pub static EXPONENTIAL: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            verify_function(view, ["exponential_i1", "exponential_c1"], violations)
        },
        ..function_op("stablehlo.exponential")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| {
        function(steps, Function::Exponential, operands)
    }),
};

/// `stablehlo.exponential_minus_one` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#exponential_minus_one)).
pub static EXPONENTIAL_MINUS_ONE: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            verify_function(
                view,
                ["exponential_minus_one_i1", "exponential_minus_one_c1"],
                violations,
            )
        },
        ..function_op("stablehlo.exponential_minus_one")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| {
        function(steps, Function::ExponentialMinusOne, operands)
    }),
};

/// `stablehlo.log` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#log)).
pub static LOG: Entry = Entry {
    def: OpDef {
        verify: |view, violations| verify_function(view, ["log_i1", "log_c1"], violations),
        ..function_op("stablehlo.log")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| function(steps, Function::Log, operands)),
};

/// `stablehlo.log_plus_one` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#log_plus_one)).
pub static LOG_PLUS_ONE: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            verify_function(view, ["log_plus_one_i1", "log_plus_one_c1"], violations)
        },
        ..function_op("stablehlo.log_plus_one")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| {
        function(steps, Function::LogPlusOne, operands)
    }),
};

/// `stablehlo.rsqrt` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#rsqrt)).
pub static RSQRT: Entry = Entry {
    def: OpDef {
        verify: |view, violations| verify_function(view, ["rsqrt_i1", "rsqrt_c1"], violations),
        ..function_op("stablehlo.rsqrt")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| function(steps, Function::Rsqrt, operands)),
};

/// `stablehlo.sine` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#sine)).
pub static SINE: Entry = Entry {
    def: OpDef {
        verify: |view, violations| verify_function(view, ["sine_i1", "sine_c1"], violations),
        ..function_op("stablehlo.sine")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| function(steps, Function::Sine, operands)),
};

/// `stablehlo.sqrt` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#sqrt)).
pub static SQRT: Entry = Entry {
    def: OpDef {
        verify: |view, violations| verify_function(view, ["sqrt_i1", "sqrt_c1"], violations),
        ..function_op("stablehlo.sqrt")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| function(steps, Function::Sqrt, operands)),
};

/// `stablehlo.tan` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#tan)).
pub static TAN: Entry = Entry {
    def: OpDef {
        verify: |view, violations| verify_function(view, ["tan_i1", "tan_c1"], violations),
        ..function_op("stablehlo.tan")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| function(steps, Function::Tan, operands)),
};

/// `stablehlo.tanh` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#tanh)).
pub static TANH: Entry = Entry {
    def: OpDef {
        verify: |view, violations| verify_function(view, ["tanh_i1", "tanh_c1"], violations),
        ..function_op("stablehlo.tanh")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| function(steps, Function::Tanh, operands)),
};

/// `stablehlo.logistic` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#logistic)): `one
/// / (one + exponential(negate(x)))`, with each step rounded to the element type.
pub static LOGISTIC: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            verify_function(view, ["logistic_i1", "logistic_c1"], violations)
        },
        ..function_op("stablehlo.logistic")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| logistic(steps, operands[0])),
};

/// `stablehlo.atan2` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#atan2)).
pub static ATAN2: Entry = Entry {
    def: OpDef {
        verify: |view, violations| same_type(view, FLOATS, "atan2_i1", "atan2_c1", violations),
        ..binary_op("stablehlo.atan2")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::Atan2, operands)),
};

/// `stablehlo.power` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#power)).
pub static POWER: Entry = Entry {
    def: OpDef {
        verify: |view, violations| same_type(view, NUMBERS, "power_i1", "power_c1", violations),
        ..binary_op("stablehlo.power")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::Power, operands)),
};

/// `stablehlo.ceil` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#ceil)).
pub static CEIL: Entry = Entry {
    def: OpDef {
        verify: |view, violations| same_type(view, REALS, "ceil_i1", "ceil_c1", violations),
        ..unary_op("stablehlo.ceil")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| unary(steps, Unary::Ceil, operands)),
};

/// `stablehlo.floor` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#floor)).
pub static FLOOR: Entry = Entry {
    def: OpDef {
        verify: |view, violations| same_type(view, REALS, "floor_i1", "floor_c1", violations),
        ..unary_op("stablehlo.floor")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| unary(steps, Unary::Floor, operands)),
};

/// `stablehlo.round_nearest_afz` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#round_nearest_afz)).
pub static ROUND_NEAREST_AFZ: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            same_type(view, REALS, "round_nearest_afz_i1", "round_nearest_afz_c1", violations)
        },
        ..unary_op("stablehlo.round_nearest_afz")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| {
        unary(steps, Unary::RoundNearestAfz, operands)
    }),
};

/// `stablehlo.round_nearest_even` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#round_nearest_even)).
pub static ROUND_NEAREST_EVEN: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            same_type(view, REALS, "round_nearest_even_i1", "round_nearest_even_c1", violations)
        },
        ..unary_op("stablehlo.round_nearest_even")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| {
        unary(steps, Unary::RoundNearestEven, operands)
    }),
};

/// Checks the element types, that operand and result have one type, and the accuracy that the op asks for.
fn verify_function(
    view: &OpView<'_>,
    [types, same]: [&'static str; 2],
    violations: &mut Vec<Violation>,
) {
    same_type(view, FLOATS, types, same, violations);
    if let Some(accuracy) = view.attribute("result_accuracy")
        && let Some(message) = wrong_accuracy(accuracy)
    {
        violations.push(Violation::unlabelled(message));
    }
}

/// The violation in a `result_accuracy`, if there is one: tolerances are at least 0, and are 0 in every mode
/// but TOLERANCE.
fn wrong_accuracy(accuracy: &Attribute) -> Option<String> {
    let Attribute::Struct(accuracy) = accuracy else {
        return Some("result_accuracy must be #stablehlo.result_accuracy<...>".into());
    };
    let mode = match accuracy.fields.get("mode") {
        Some(Attribute::Enum(_, kind, word)) if kind == "result_accuracy_mode" => word.as_str(),
        _ => "",
    };
    let tolerances =
        [accuracy.float("atol"), accuracy.float("rtol"), accuracy.integer("ulps") as f64];
    match mode {
        "TOLERANCE" if tolerances.iter().any(|&tolerance| tolerance < 0.0) => {
            Some("a tolerance of result_accuracy is negative".into())
        }
        "DEFAULT" | "HIGHEST" if tolerances.iter().any(|&tolerance| tolerance != 0.0) => {
            Some(format!("result_accuracy of mode {mode} must have tolerances of zero"))
        }
        "DEFAULT" | "HIGHEST" | "TOLERANCE" => None,
        _ => Some("the mode of result_accuracy must be DEFAULT, HIGHEST or TOLERANCE".into()),
    }
}

fn logistic(steps: &mut Steps, operand: Register) -> Lowered {
    let element = steps.element(operand).clone();
    let exponential = match &element {
        ElementType::Float(format) if format.zero == Zero::None && steps.is_by_reference() => {
            // the official interpreter keeps the sign until it rounds the exponential
            steps.set_numerics(steps.numerics().as_arithmetic());
            let wide = steps.convert(operand, &ElementType::Float(&names::F64))?;
            let negated = steps.unary(Unary::Negate, wide)?;
            let wide = steps.unary(Unary::Function(Function::Exponential), negated)?;
            steps.convert(wide, &element)?
        }
        _ => {
            let negated = steps.unary(Unary::Negate, operand)?;
            steps.unary(Unary::Function(Function::Exponential), negated)?
        }
    };
    let one = steps.one(&element);
    let sum = steps.binary(Binary::Add, one, exponential)?;
    Ok(vec![steps.binary(Binary::Divide, one, sum)?])
}
