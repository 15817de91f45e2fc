//! Control flow, tuples and tokens.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[
    &CREATE_TOKEN,
    &AFTER_ALL,
    &IF,
    &CASE,
    &WHILE,
    &ASYNC_START,
    &ASYNC_DONE,
    &GET_TUPLE_ELEMENT,
    &TUPLE,
    &COMPOSITE,
    &RETURN,
    &CALL,
    &FUNC_RETURN,
    &OPTIMIZATION_BARRIER,
];

/// `stablehlo.create_token` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#create_token)).
pub static CREATE_TOKEN: Entry = Entry {
    def: OpDef {
        results: Results::Exactly(1),
        form: Form::Short("attr-dict : type(results)"),
        ..OpDef::new("stablehlo.create_token")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.after_all` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#after_all)).
pub static AFTER_ALL: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$inputs attr-dict : custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))",
        ),
        ..OpDef::new("stablehlo.after_all")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.if` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#if)).
pub static IF: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("pred")],
        regions: Regions::Exactly(2),
        results: Results::Variadic,
        form: Form::Generic,
        ..OpDef::new("stablehlo.if")
    },
    meaning: Meaning::Control(Control::If),
};

/// `stablehlo.case` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#case)).
pub static CASE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("index")],
        regions: Regions::Variadic,
        results: Results::Variadic,
        form: Form::Generic,
        ..OpDef::new("stablehlo.case")
    },
    meaning: Meaning::Control(Control::Case),
};

/// `stablehlo.while` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#while)).
pub static WHILE: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operand")],
        regions: Regions::Exactly(2),
        results: Results::Variadic,
        form: Form::Own,
        ..OpDef::new("stablehlo.while")
    },
    meaning: Meaning::Control(Control::While),
};

/// `stablehlo.async_start` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#async_start)).
pub static ASYNC_START: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operands")],
        regions: Regions::Exactly(1),
        results: Results::Exactly(1),
        form: Form::Generic,
        ..OpDef::new("stablehlo.async_start")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.async_done` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#async_done)).
pub static ASYNC_DONE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Generic,
        ..OpDef::new("stablehlo.async_done")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.get_tuple_element` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#get_tuple_element)).
pub static GET_TUPLE_ELEMENT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[required("index", I32)],
        results: Results::Exactly(1),
        form: Form::Short("$operand [ $index ] attr-dict : functional-type(operands, results)"),
        ..OpDef::new("stablehlo.get_tuple_element")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.tuple` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#tuple)).
pub static TUPLE: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("val")],
        results: Results::Exactly(1),
        form: Form::Short("$val attr-dict : custom<TupleOpType>(type($val), type($result))"),
        ..OpDef::new("stablehlo.tuple")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.composite` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#composite)).
pub static COMPOSITE: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs")],
        attributes: &[
            required("name", String),
            optional("composite_attributes", Dictionary),
            required("decomposition", Symbol),
            optional("version", I32),
        ],
        regions: Regions::Variadic,
        results: Results::Variadic,
        form: Form::Short(
            "$name operands ( ( $composite_regions^ ))? attr-dict : functional-type(operands, results)",
        ),
        ..OpDef::new("stablehlo.composite")
    },
    meaning: Meaning::Control(Control::Composite),
};

/// `stablehlo.return` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#return)).
pub static RETURN: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("results")],
        results: Results::None,
        form: Form::Short("$results attr-dict (: type($results)^)?"),
        ..OpDef::new("stablehlo.return")
    },
    meaning: Meaning::Control(Control::Return),
};

/// `stablehlo.optimization_barrier` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#optimization_barrier)).
pub static OPTIMIZATION_BARRIER: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operand")],
        results: Results::Variadic,
        form: Form::Short(
            "attr-dict ($operand^ : custom<PairwiseOpType>(type($operand), type($result))):(( ))?",
        ),
        ..OpDef::new("stablehlo.optimization_barrier")
    },
    meaning: Meaning::Unavailable,
};

/// `func.call`, also written `call`.
pub static CALL: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operands")],
        attributes: &[required("callee", Symbol)],
        results: Results::Variadic,
        form: Form::Short("$callee ( $operands ) attr-dict : functional-type(operands, results)"),
        ..OpDef::new("func.call")
    },
    meaning: Meaning::Control(Control::Call),
};

/// `func.return`, also written `return`.
pub static FUNC_RETURN: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operands")],
        results: Results::None,
        form: Form::Short("attr-dict ($operands^ : type($operands))?"),
        ..OpDef::new("func.return")
    },
    meaning: Meaning::Control(Control::Return),
};
