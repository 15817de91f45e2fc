//! CHLO: client ops.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[
    &BROADCASTING,
    &BROADCAST_ADD,
    &BROADCAST_ATAN2,
    &BROADCAST_DIVIDE,
    &BROADCAST_MAXIMUM,
    &BROADCAST_MINIMUM,
    &BROADCAST_MULTIPLY,
    &BROADCAST_NEXT_AFTER,
    &BROADCAST_POLYGAMMA,
    &BROADCAST_POWER,
    &BROADCAST_REMAINDER,
    &BROADCAST_SHIFT_LEFT,
    &BROADCAST_SHIFT_RIGHT_ARITHMETIC,
    &BROADCAST_SHIFT_RIGHT_LOGICAL,
    &BROADCAST_SUBTRACT,
    &BROADCAST_ZETA,
    &BROADCAST_AND,
    &BROADCAST_OR,
    &BROADCAST_XOR,
    &NEXT_AFTER,
    &POLYGAMMA,
    &ZETA,
    &BROADCAST_COMPLEX,
    &_ASIN_ACOS_KERNEL,
    &ACOS,
    &ACOSH,
    &ASIN,
    &ASINH,
    &ATAN,
    &ATANH,
    &BESSEL_I1E,
    &CONJ,
    &COSH,
    &SINH,
    &TAN,
    &CONSTANT,
    &CONSTANT_LIKE,
    &DIGAMMA,
    &ERF,
    &ERF_INV,
    &ERFC,
    &IS_INF,
    &IS_NEG_INF,
    &IS_POS_INF,
    &LGAMMA,
    &SQUARE,
    &BROADCAST_COMPARE,
    &BROADCAST_SELECT,
    &INT64_T,
    &RAGGED_DOT,
    &TOP_K,
    &SCAN,
    &MULHI,
];

/// `chlo.Broadcasting`.
pub static BROADCASTING: Entry = Entry {
    def: OpDef { results: Results::None, form: Form::Generic, ..OpDef::new("chlo.Broadcasting") },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_add`.
pub static BROADCAST_ADD: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_add")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_atan2`.
pub static BROADCAST_ATAN2: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_atan2")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_divide`.
pub static BROADCAST_DIVIDE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_divide")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_maximum`.
pub static BROADCAST_MAXIMUM: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_maximum")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_minimum`.
pub static BROADCAST_MINIMUM: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_minimum")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_multiply`.
pub static BROADCAST_MULTIPLY: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_multiply")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_next_after`.
pub static BROADCAST_NEXT_AFTER: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_next_after")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_polygamma`.
pub static BROADCAST_POLYGAMMA: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_polygamma")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_power`.
pub static BROADCAST_POWER: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_power")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_remainder`.
pub static BROADCAST_REMAINDER: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_remainder")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_shift_left`.
pub static BROADCAST_SHIFT_LEFT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_shift_left")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_shift_right_arithmetic`.
pub static BROADCAST_SHIFT_RIGHT_ARITHMETIC: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_shift_right_arithmetic")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_shift_right_logical`.
pub static BROADCAST_SHIFT_RIGHT_LOGICAL: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_shift_right_logical")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_subtract`.
pub static BROADCAST_SUBTRACT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_subtract")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_zeta`.
pub static BROADCAST_ZETA: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_zeta")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_and`.
pub static BROADCAST_AND: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_and")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_or`.
pub static BROADCAST_OR: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_or")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_xor`.
pub static BROADCAST_XOR: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_xor")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.next_after`.
pub static NEXT_AFTER: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("x"), one_operand("y")],
        results: Results::Exactly(1),
        form: Form::Short("$x , $y attr-dict : type($x) , type($y) -> type(results)"),
        ..OpDef::new("chlo.next_after")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.polygamma`.
pub static POLYGAMMA: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("n"), one_operand("x")],
        results: Results::Exactly(1),
        form: Form::Short("$n , $x attr-dict : type($n) , type($x) -> type(results)"),
        ..OpDef::new("chlo.polygamma")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.zeta`.
pub static ZETA: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("x"), one_operand("q")],
        results: Results::Exactly(1),
        form: Form::Short("$x , $q attr-dict : type($x) , type($q) -> type(results)"),
        ..OpDef::new("chlo.zeta")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_complex`.
pub static BROADCAST_COMPLEX: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("broadcast_dimensions", I64Array)],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_complex")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo._asin_acos_kernel`.
pub static _ASIN_ACOS_KERNEL: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo._asin_acos_kernel")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.acos`.
pub static ACOS: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.acos")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.acosh`.
pub static ACOSH: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.acosh")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.asin`.
pub static ASIN: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.asin")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.asinh`.
pub static ASINH: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.asinh")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.atan`.
pub static ATAN: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.atan")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.atanh`.
pub static ATANH: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.atanh")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.bessel_i1e`.
pub static BESSEL_I1E: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.bessel_i1e")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.conj`.
pub static CONJ: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.conj")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.cosh`.
pub static COSH: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.cosh")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.sinh`.
pub static SINH: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.sinh")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.tan`.
pub static TAN: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.tan")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.constant`.
pub static CONSTANT: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        attributes: &[required("value", Elements)],
        results: Results::Exactly(1),
        form: Form::Short("attr-dict $value"),
        ..OpDef::new("chlo.constant")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.constant_like`.
pub static CONSTANT_LIKE: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        operands: &[one_operand("operand")],
        attributes: &[required("value", Any)],
        results: Results::Exactly(1),
        form: Form::Generic,
        ..OpDef::new("chlo.constant_like")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.digamma`.
pub static DIGAMMA: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.digamma")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.erf`.
pub static ERF: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.erf")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.erf_inv`.
pub static ERF_INV: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.erf_inv")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.erfc`.
pub static ERFC: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.erfc")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.is_inf`.
pub static IS_INF: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.is_inf")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.is_neg_inf`.
pub static IS_NEG_INF: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.is_neg_inf")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.is_pos_inf`.
pub static IS_POS_INF: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.is_pos_inf")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.lgamma`.
pub static LGAMMA: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.lgamma")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.square`.
pub static SQUARE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("$operand attr-dict : type($operand) -> type($result)"),
        ..OpDef::new("chlo.square")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_compare`.
pub static BROADCAST_COMPARE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[
            optional("broadcast_dimensions", I64Array),
            required("comparison_direction", Enum(&CHLO_COMPARISON_DIRECTION)),
            optional("compare_type", Enum(&CHLO_COMPARISON_TYPE)),
        ],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)"),
        ..OpDef::new("chlo.broadcast_compare")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.broadcast_select`.
pub static BROADCAST_SELECT: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        operands: &[one_operand("pred"), one_operand("on_true"), one_operand("on_false")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$pred , $on_true , $on_false attr-dict : ( type($pred) , type($on_true) , type($on_false) ) -> type(results)",
        ),
        ..OpDef::new("chlo.broadcast_select")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.int64_t`.
pub static INT64_T: Entry = Entry {
    def: OpDef { results: Results::None, form: Form::Generic, ..OpDef::new("chlo.int64_t") },
    meaning: Meaning::Unavailable,
};

/// `chlo.ragged_dot`.
pub static RAGGED_DOT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs"), one_operand("group_sizes")],
        attributes: &[
            required("ragged_dot_dimension_numbers", Any),
            optional("precision_config", PrecisionConfig),
        ],
        results: Results::Exactly(1),
        form: Form::Generic,
        ..OpDef::new("chlo.ragged_dot")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.top_k`.
pub static TOP_K: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[required("k", I64), optional("is_stable", Bool)],
        results: Results::Exactly(2),
        form: Form::Short(
            "($operand , k = $k (, is_stable = $is_stable^)? ) attr-dict : type($operand) -> (type($values), type($indices))",
        ),
        ..OpDef::new("chlo.top_k")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.scan`.
pub static SCAN: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        operands: &[variadic_operand("inputs"), variadic_operand("inits")],
        attributes: &[
            required("dimension", I64),
            optional("scan_dim_size", I64),
            optional("is_reverse", Bool),
            optional("is_associative", Bool),
        ],
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Own,
        ..OpDef::new("chlo.scan")
    },
    meaning: Meaning::Unavailable,
};

/// `chlo.mulhi`.
pub static MULHI: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        results: Results::Exactly(1),
        form: Form::Short("$lhs , $rhs attr-dict : type($lhs) , type($rhs) -> type($result)"),
        ..OpDef::new("chlo.mulhi")
    },
    meaning: Meaning::Unavailable,
};
