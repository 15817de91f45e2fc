//! Elementwise ops: each result element from the operand elements at the same index.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[
    &ABS,
    &CBRT,
    &CEIL,
    &CONVERT,
    &COUNT_LEADING_ZEROS,
    &COSINE,
    &EXPONENTIAL,
    &EXPONENTIAL_MINUS_ONE,
    &FLOOR,
    &IMAG,
    &IS_FINITE,
    &LOG,
    &LOG_PLUS_ONE,
    &LOGISTIC,
    &NOT,
    &NEGATE,
    &POPCNT,
    &REAL,
    &ROUND_NEAREST_AFZ,
    &ROUND_NEAREST_EVEN,
    &RSQRT,
    &SIGN,
    &SINE,
    &SQRT,
    &TAN,
    &TANH,
    &ADD,
    &ATAN2,
    &COMPLEX,
    &DIVIDE,
    &MAXIMUM,
    &MINIMUM,
    &MULTIPLY,
    &POWER,
    &REMAINDER,
    &SHIFT_LEFT,
    &SHIFT_RIGHT_ARITHMETIC,
    &SHIFT_RIGHT_LOGICAL,
    &SUBTRACT,
    &AND,
    &OR,
    &XOR,
    &COMPARE,
    &CLAMP,
    &SELECT,
    &REDUCE_PRECISION,
];

/// `stablehlo.abs` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#abs)).
pub static ABS: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.abs")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.cbrt` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#cbrt)).
pub static CBRT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[optional("result_accuracy", Any)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.cbrt")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.ceil` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#ceil)).
pub static CEIL: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.ceil")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.convert` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#convert)).
pub static CONVERT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.convert")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.count_leading_zeros` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#count_leading_zeros)).
pub static COUNT_LEADING_ZEROS: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.count_leading_zeros")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.cosine` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#cosine)).
pub static COSINE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[optional("result_accuracy", Any)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.cosine")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.exponential` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#exponential)).
pub static EXPONENTIAL: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[optional("result_accuracy", Any)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.exponential")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.exponential_minus_one` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#exponential_minus_one)).
pub static EXPONENTIAL_MINUS_ONE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[optional("result_accuracy", Any)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.exponential_minus_one")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.floor` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#floor)).
pub static FLOOR: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.floor")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.imag` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#imag)).
pub static IMAG: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.imag")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.is_finite` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#is_finite)).
pub static IS_FINITE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("x")],
        results: Results::Exactly(1),
        form: Form::Short("operands attr-dict : functional-type(operands, results)"),
        ..OpDef::new("stablehlo.is_finite")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.log` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#log)).
pub static LOG: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[optional("result_accuracy", Any)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.log")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.log_plus_one` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#log_plus_one)).
pub static LOG_PLUS_ONE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[optional("result_accuracy", Any)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.log_plus_one")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.logistic` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#logistic)).
pub static LOGISTIC: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[optional("result_accuracy", Any)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.logistic")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.not` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#not)).
pub static NOT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.not")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.negate` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#negate)).
pub static NEGATE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.negate")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.popcnt` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#popcnt)).
pub static POPCNT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.popcnt")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.real` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#real)).
pub static REAL: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.real")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.round_nearest_afz` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#round_nearest_afz)).
pub static ROUND_NEAREST_AFZ: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.round_nearest_afz")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.round_nearest_even` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#round_nearest_even)).
pub static ROUND_NEAREST_EVEN: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.round_nearest_even")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.rsqrt` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#rsqrt)).
pub static RSQRT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[optional("result_accuracy", Any)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.rsqrt")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.sign` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#sign)).
pub static SIGN: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.sign")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.sine` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#sine)).
pub static SINE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[optional("result_accuracy", Any)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.sine")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.sqrt` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#sqrt)).
pub static SQRT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[optional("result_accuracy", Any)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.sqrt")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.tan` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#tan)).
pub static TAN: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[optional("result_accuracy", Any)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.tan")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.tanh` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#tanh)).
pub static TANH: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[optional("result_accuracy", Any)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new("stablehlo.tanh")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.add` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#add)).
pub static ADD: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.add")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.atan2` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#atan2)).
pub static ATAN2: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.atan2")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.complex` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#complex)).
pub static COMPLEX: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "operands attr-dict : custom<ComplexOpType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.complex")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.divide` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#divide)).
pub static DIVIDE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.divide")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.maximum` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#maximum)).
pub static MAXIMUM: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.maximum")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.minimum` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#minimum)).
pub static MINIMUM: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.minimum")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.multiply` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#multiply)).
pub static MULTIPLY: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.multiply")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.power` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#power)).
pub static POWER: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.power")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.remainder` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#remainder)).
pub static REMAINDER: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.remainder")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.shift_left` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#shift_left)).
pub static SHIFT_LEFT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.shift_left")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.shift_right_arithmetic` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#shift_right_arithmetic)).
pub static SHIFT_RIGHT_ARITHMETIC: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.shift_right_arithmetic")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.shift_right_logical` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#shift_right_logical)).
pub static SHIFT_RIGHT_LOGICAL: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.shift_right_logical")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.subtract` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#subtract)).
pub static SUBTRACT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.subtract")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.and` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#and)).
pub static AND: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.and")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.or` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#or)).
pub static OR: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.or")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.xor` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#xor)).
pub static XOR: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new("stablehlo.xor")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.compare` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#compare)).
pub static COMPARE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[
            required("comparison_direction", Enum(&COMPARISON_DIRECTION)),
            optional("compare_type", Enum(&COMPARISON_TYPE)),
        ],
        results: Results::Exactly(1),
        form: Form::Short(
            "$comparison_direction , $lhs , $rhs (, $compare_type^)? attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.compare")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.clamp` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#clamp)).
pub static CLAMP: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("min"), one_operand("operand"), one_operand("max")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$min , $operand , $max attr-dict : custom<SameOperandsAndResultType>(type($min), type($operand), type($max), type($result))",
        ),
        ..OpDef::new("stablehlo.clamp")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.select` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#select)).
pub static SELECT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("pred"), one_operand("on_true"), one_operand("on_false")],
        results: Results::Exactly(1),
        form: Form::Short(
            "operands attr-dict : custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))",
        ),
        ..OpDef::new("stablehlo.select")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.reduce_precision` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#reduce_precision)).
pub static REDUCE_PRECISION: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[required("exponent_bits", I32), required("mantissa_bits", I32)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , format = custom<ExponentMantissa>($exponent_bits, $mantissa_bits) attr-dict : custom<SameOperandsAndResultType>(type($operand), type($output))",
        ),
        ..OpDef::new("stablehlo.reduce_precision")
    },
    meaning: Meaning::Unavailable,
};
