//! Control flow, tuples and tokens.

use super::prelude::*;
use crate::diagnostic::{closest, did_you_mean, listed_symbols};
use crate::ir::{Attribute, Function, Module, TensorType, ValueId};
use crate::numeric::{ElementType, IntegerType};

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
    &TRACE,
];

/// `stablehlo.create_token` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#create_token)).
pub static CREATE_TOKEN: Entry = Entry {
    def: OpDef {
        results: Results::Exactly(1),
        form: Form::Short("attr-dict : type(results)"),
        any_values: true,
        verify: verify_create_token,
        ..OpDef::new("stablehlo.create_token")
    },
    meaning: Meaning::Whole(token),
};

/// `stablehlo.after_all` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#after_all)).
pub static AFTER_ALL: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$inputs attr-dict : custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))",
        ),
        any_values: true,
        verify: verify_after_all,
        ..OpDef::new("stablehlo.after_all")
    },
    meaning: Meaning::Whole(token),
};

/// `stablehlo.if` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#if)).
pub static IF: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("pred")],
        regions: Regions::Exactly(2),
        results: Results::Variadic,
        form: Form::Generic,
        any_values: true,
        verify: verify_if,
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
        any_values: true,
        verify: verify_case,
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
        any_values: true,
        verify: verify_while,
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
        any_values: true,
        verify: verify_async_start,
        ..OpDef::new("stablehlo.async_start")
    },
    meaning: Meaning::Control(Control::AsyncStart),
};

/// `stablehlo.async_done` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#async_done)).
pub static ASYNC_DONE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Variadic,
        form: Form::Generic,
        any_values: true,
        verify: verify_async_done,
        ..OpDef::new("stablehlo.async_done")
    },
    meaning: Meaning::Whole(async_done),
};

/// `stablehlo.get_tuple_element` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#get_tuple_element)).
pub static GET_TUPLE_ELEMENT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: GetTupleElement::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short("$operand [ $index ] attr-dict : functional-type(operands, results)"),
        any_values: true,
        verify: verify_get_tuple_element,
        ..OpDef::new("stablehlo.get_tuple_element")
    },
    meaning: Meaning::Whole(get_tuple_element),
};

/// `stablehlo.tuple` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#tuple)).
pub static TUPLE: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("val")],
        results: Results::Exactly(1),
        form: Form::Short("$val attr-dict : custom<TupleOpType>(type($val), type($result))"),
        any_values: true,
        verify: verify_tuple,
        ..OpDef::new("stablehlo.tuple")
    },
    meaning: Meaning::Whole(tuple),
};

/// `stablehlo.composite` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#composite)).
pub static COMPOSITE: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs")],
        attributes: Composite::DEFINED,
        regions: Regions::Variadic,
        results: Results::Variadic,
        form: Form::Short(
            "$name operands ( ( $composite_regions^ ))? attr-dict : functional-type(operands, results)",
        ),
        any_values: true,
        verify: verify_composite,
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
        any_values: true,
        terminator: true,
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
        any_values: true,
        verify: verify_optimization_barrier,
        ..OpDef::new("stablehlo.optimization_barrier")
    },
    meaning: Meaning::Whole(optimization_barrier),
};

/// `stablehlo.trace`, an older op that marked values for a tracer and does nothing in this interpreter.
pub static TRACE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[required("tag", Text)],
        results: Results::None,
        form: Form::Short("$operand , $tag attr-dict : type($operand)"),
        ..OpDef::new("stablehlo.trace")
    },
    meaning: Meaning::Whole(|_| Ok(Box::new(|_, _| Ok(Vec::new())))),
};

/// `func.call`, also written `call`.
pub static CALL: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operands")],
        attributes: &[required("callee", Symbol)],
        results: Results::Variadic,
        form: Form::Short("$callee ( $operands ) attr-dict : functional-type(operands, results)"),
        any_values: true,
        verify: verify_call,
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
        any_values: true,
        terminator: true,
        ..OpDef::new("func.return")
    },
    meaning: Meaning::Control(Control::Return),
};

/// The evaluation of an op that gives a token, whatever its operands are.
fn token(_: &OpView<'_>) -> Result<Evaluate, Violation> {
    Ok(Box::new(|_, _| Ok(vec![Value::Token])))
}

fn tuple(_: &OpView<'_>) -> Result<Evaluate, Violation> {
    Ok(Box::new(|_, operands| Ok(vec![Value::Tuple(operands.to_vec())])))
}

fn get_tuple_element(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let index = element_index(view)?;
    Ok(Box::new(move |_, operands| match take(operands, 0) {
        Value::Tuple(mut values) => Ok(vec![values.swap_remove(index)]),
        other => unreachable!("a tuple was verified, found {other:?}"),
    }))
}

fn optimization_barrier(_: &OpView<'_>) -> Result<Evaluate, Violation> {
    Ok(Box::new(|_, operands| Ok(operands.to_vec())))
}

fn async_done(_: &OpView<'_>) -> Result<Evaluate, Violation> {
    Ok(Box::new(|_, operands| match take(operands, 0) {
        Value::Tuple(values) => Ok(values),
        other => unreachable!("a future was verified, found {other:?}"),
    }))
}

/// The ops that may run asynchronously.
const ASYNCHRONOUS: &[&str] = &[
    "stablehlo.all_reduce",
    "stablehlo.all_gather",
    "stablehlo.all_to_all",
    "stablehlo.collective_permute",
    "stablehlo.reduce_scatter",
    "stablehlo.collective_broadcast",
    "stablehlo.slice",
    "stablehlo.dynamic_slice",
    "stablehlo.dynamic_update_slice",
];

fn verify_async_start(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let block = view.regions()[0].block();
    let [op, _] = block.ops.as_slice() else {
        let message = "the body has to be one op and a return";
        return violations.push(Violation::new("async_start_c1", message));
    };
    if !ASYNCHRONOUS.contains(&op.full_name()) {
        let message = format!("{} cannot be started asynchronously", op.full_name());
        violations.push(Violation::new("async_start_c2", message));
    }
    let types = |values: &[ValueId]| -> Vec<&Type> {
        values.iter().map(|&value| view.type_of(value)).collect()
    };
    let given = types(&view.op.operands);
    let taken = types(&block.arguments);
    let same = |types: Vec<&Type>| {
        types.len() == given.len()
            && types.iter().zip(&given).all(|(ty, given)| ty.compatible(given))
    };
    if !(same(types(&op.operands)) && (taken.is_empty() || same(taken))) {
        let message = "the operands have to be those of the op in the body";
        violations.push(Violation::new("async_start_c3", message));
    }
    let returned = returned(view, 0);
    match view.type_of(view.op.results[0]) {
        Type::Future(types) => {
            let types: Vec<&Type> = types.iter().collect();
            let (what, expected) = ("the future is of", "the body returns");
            require_types(what, &types, expected, &returned, "async_start_c4", violations);
        }
        other => {
            let message = format!("the result is a {other}, expected a future");
            violations.push(Violation::new("async_start_c4", message));
        }
    }
}

fn verify_async_done(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    match view.type_of(view.op.operands[0]) {
        Type::Future(types) => {
            let types: Vec<&Type> = types.iter().collect();
            require_results(view, &types, "async_done_c1", violations);
        }
        other => {
            let message = format!("the operand is a {other}, expected a future");
            violations.push(Violation::new("async_done_c1", message));
        }
    }
}

fn verify_create_token(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    if !view.result_types().all(|ty| *ty == Type::Token) {
        violations.push(Violation::unlabelled("the result must be a token"));
    }
}

fn verify_after_all(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    if !view.operand_types().chain(view.result_types()).all(|ty| *ty == Type::Token) {
        violations.push(Violation::unlabelled("the inputs and the result must be tokens"));
    }
}

fn verify_if(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    require_scalar(view, ElementType::Boolean, "if_i1", violations);
    require_no_arguments(view, "if_c1", violations);
    require_same_results(view, "if_c2", violations);
    require_results(view, &returned(view, 0), "if_c3", violations);
}

fn verify_case(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let i32 = ElementType::Integer(IntegerType { width: 32, signed: true });
    require_scalar(view, i32, "case_i1", violations);
    if view.regions().is_empty() {
        violations.push(Violation::new("case_c1", "there must be at least one branch"));
        return;
    }
    require_no_arguments(view, "case_c2", violations);
    require_same_results(view, "case_c3", violations);
    require_results(view, &returned(view, 0), "case_c4", violations);
}

fn verify_while(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let carried: Vec<&Type> = view.operand_types().collect();
    for (region, label) in [(0, "while_c1"), (1, "while_c2")] {
        let arguments = view.regions()[region].block().arguments.iter();
        let arguments: Vec<&Type> = arguments.map(|&argument| view.type_of(argument)).collect();
        let subject = if region == 0 { "cond takes" } else { "body takes" };
        require_types(subject, &arguments, "the operands are", &carried, label, violations);
    }
    let predicate = returned(view, 0);
    let is_i1 = |ty: &Type| ty.as_tensor().is_some_and(|ty| is_scalar(ty, &ElementType::Boolean));
    if !matches!(predicate.as_slice(), [ty] if is_i1(ty)) {
        let message = format!("cond returns ({}), it must return tensor<i1>", listed(&predicate));
        violations.push(Violation::new("while_c1", message));
    }
    let next = returned(view, 1);
    require_types("body returns", &next, "the operands are", &carried, "while_c2", violations);
    let results: Vec<&Type> = view.result_types().collect();
    require_types(
        "the results are",
        &results,
        "the operands are",
        &carried,
        "while_c3",
        violations,
    );
}

fn verify_get_tuple_element(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    match element_index(view).map(|index| (index, view.type_of(view.op.operands[0]))) {
        Err(violation) => violations.push(violation),
        Ok((index, Type::Tuple(types))) => {
            require_results(view, &[&types[index]], "get_tuple_element_c2", violations);
        }
        Ok(_) => unreachable!("an element index was found in a tuple"),
    }
}

attributes! { pub struct GetTupleElement { required index: i64 = I32 } }

/// The index of the op, which must be that of an element of the operand.
fn element_index(view: &OpView<'_>) -> Result<usize, Violation> {
    let ty = view.type_of(view.op.operands[0]);
    let Type::Tuple(types) = ty else {
        return Err(Violation::unlabelled(format!("the operand must be a tuple, is a {ty}")));
    };
    let GetTupleElement { index } = GetTupleElement::of(view);
    match usize::try_from(index) {
        Ok(index) if index < types.len() => Ok(index),
        _ => {
            let message = format!("index {index} is not within the {} elements", types.len());
            Err(Violation::new("get_tuple_element_c1", message))
        }
    }
}

fn verify_tuple(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Type::Tuple(types) = view.type_of(view.op.results[0]) else {
        return violations.push(Violation::new("tuple_c1", "the result must be a tuple"));
    };
    let operands: Vec<&Type> = view.operand_types().collect();
    let elements: Vec<&Type> = types.iter().collect();
    if !hold(&elements, &operands) {
        let (operands, elements) = (listed(&operands), listed(&elements));
        let message = format!("the values are ({operands}), the tuple has ({elements})");
        violations.push(Violation::new("tuple_c1", message));
    }
}

/// Whether values of the second types may be values of the first, where unknown sizes fit any.
fn hold(types: &[&Type], values: &[&Type]) -> bool {
    types.len() == values.len() && types.iter().zip(values).all(|(ty, value)| ty.holds(value))
}

fn verify_optimization_barrier(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    refuse_per_axis(view, 0..view.op.operands.len(), "optimization_barrier_i1", violations);
    let operands: Vec<&Type> = view.operand_types().collect();
    let results: Vec<&Type> = view.result_types().collect();
    if !hold(&results, &operands) {
        let (operands, results) = (listed(&operands), listed(&results));
        let message = format!("the results are ({results}), the operands ({operands})");
        violations.push(Violation::new("optimization_barrier_c1", message));
    }
}

attributes! {
    pub struct Composite<'a> {
        required name: String = Text,
        optional composite_attributes: Option<&'a Attribute> = Dictionary,
        required decomposition: Option<&'a Attribute> = Symbol,
        optional version: Option<i64> = I32,
    }
}

fn verify_composite(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Composite { name, .. } = Composite::of(view);
    if !is_namespaced_op_name(&name) {
        let message = format!("'{name}' is not a name with a namespace, such as my_ops.my_op");
        violations.push(Violation::new("composite_c1", message));
    }
    match callee(view, "decomposition") {
        Ok(function) => {
            require_signature(view, function, ["composite_c3", "composite_c4"], violations);
        }
        Err(message) => violations.push(Violation::new("composite_c2", message)),
    }
}

/// Whether a name consists of at least two words with dots between them, of letters, digits and `_` (and `$`
/// after the first word).
fn is_namespaced_op_name(name: &str) -> bool {
    let word = |word: &str| {
        !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '$')
    };
    let Some((namespace, rest)) = name.split_once('.') else { return false };
    namespace.starts_with(|first: char| first.is_ascii_alphabetic())
        && !namespace.contains('$')
        && word(namespace)
        && rest.split('.').all(word)
}

fn verify_call(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    match callee(view, "callee") {
        Ok(function) => {
            let mut found = Vec::new();
            require_signature(view, function, ["", ""], &mut found);
            let unlabelled =
                found.into_iter().map(|violation| Violation::unlabelled(violation.message));
            violations.extend(unlabelled);
        }
        Err(message) => violations.push(Violation::unlabelled(message)),
    }
}

/// The error in a [`FUNCTION_CONSTANT`](crate::ir::FUNCTION_CONSTANT), if there is one: its attribute has to name a
/// function, and its one result has to be of the type of that function.
pub fn function_constant_error(view: &OpView<'_>) -> Option<String> {
    if !matches!(view.attribute("value"), Some(Attribute::Symbol(_))) {
        return Some("attribute 'value' must be a symbol that names a function".into());
    }
    let function = match callee(view, "value") {
        Ok(function) => function,
        Err(message) => return Some(message),
    };
    let expected = Type::Function(Box::new(function.ty.clone()));
    let results: Vec<&Type> = view.result_types().collect();
    (results != [&expected]).then(|| {
        format!("the results are ({}), @{} is a {expected}", listed(&results), function.name)
    })
}

/// The function that a symbol attribute names.
fn callee<'a>(view: &OpView<'a>, attribute: &str) -> Result<&'a Function, String> {
    let symbol = match view.attribute(attribute) {
        Some(Attribute::Symbol(symbol)) => symbol.as_slice(),
        _ => &[],
    };
    let found = view.module.resolve(symbol).map(|(_, function)| function);
    found.ok_or_else(|| {
        let message = format!("'@{}' does not reference a valid function", symbol.join("::@"));
        message + &functions_instead(view.module, symbol)
    })
}

/// Advice about a symbol that names no function: which one was probably meant, or which there are.
fn functions_instead(module: &Module, symbol: &[String]) -> String {
    if let Some(meant) = meant_function(module, symbol) {
        return did_you_mean(Some(format!("@{meant}")));
    }
    let names: Vec<&str> = module.functions().map(|function| function.name.as_str()).collect();
    match names.is_empty() {
        true => String::new(),
        false => format!("; the module has {}", listed_symbols(&names)),
    }
}

/// The function that a symbol was probably meant to name, in modules that have few enough functions to
/// compare.
fn meant_function<'a>(module: &'a Module, symbol: &[String]) -> Option<&'a str> {
    const MOST_COMPARED: usize = 1000;
    let [name] = symbol else { return None };
    let names = module.functions().take(MOST_COMPARED).map(|function| function.name.as_str());
    closest(name, names)
}

/// Checks that a call and the function that it names have equal types, and not only compatible ones.
fn require_signature(
    view: &OpView<'_>,
    function: &Function,
    labels: [&'static str; 2],
    violations: &mut Vec<Violation>,
) {
    let pairs = [
        (
            "the operands are",
            view.operand_types().collect::<Vec<_>>(),
            "takes",
            &function.ty.inputs,
        ),
        ("the results are", view.result_types().collect(), "returns", &function.ty.results),
    ];
    for ((what, types, verb, expected), label) in pairs.into_iter().zip(labels) {
        if !types.iter().copied().eq(expected) {
            let name = &function.name;
            let expected: Vec<&Type> = expected.iter().collect();
            let message =
                format!("{what} ({}), @{name} {verb} ({})", listed(&types), listed(&expected));
            violations.push(Violation::new(label, message));
        }
    }
}

/// The types of the values that a region returns.
fn returned<'a>(view: &OpView<'a>, region: usize) -> Vec<&'a Type> {
    let terminator = view.regions()[region].block().ops.last();
    let values = terminator.map_or(&[][..], |op| &op.operands);
    values.iter().map(|&value| view.type_of(value)).collect()
}

fn require_scalar(
    view: &OpView<'_>,
    element: ElementType,
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    if !view.operand(0).is_some_and(|ty| is_scalar(ty, &element)) {
        let ty = view.type_of(view.op.operands[0]);
        let message = format!("the operand must be a tensor<{element}>, is a {ty}");
        violations.push(Violation::new(label, message));
    }
}

fn is_scalar(ty: &TensorType, element: &ElementType) -> bool {
    ty.rank() == 0 && ty.element == *element
}

fn require_no_arguments(view: &OpView<'_>, label: &'static str, violations: &mut Vec<Violation>) {
    for (index, region) in view.regions().iter().enumerate() {
        if !region.block().arguments.is_empty() {
            let message = format!("branch {index} must not take arguments");
            violations.push(Violation::new(label, message));
        }
    }
}

fn require_same_results(view: &OpView<'_>, label: &'static str, violations: &mut Vec<Violation>) {
    let first = returned(view, 0);
    for region in 1..view.regions().len() {
        let subject = format!("branch {region} returns");
        let other = returned(view, region);
        require_types(&subject, &other, "branch 0 returns", &first, label, violations);
    }
}

fn require_results(
    view: &OpView<'_>,
    expected: &[&Type],
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    let results: Vec<&Type> = view.result_types().collect();
    require_types("the results are", &results, "they must be", expected, label, violations);
}

/// Checks that two lists of types are compatible, one by one.
fn require_types(
    what: &str,
    types: &[&Type],
    what_expected: &str,
    expected: &[&Type],
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    let same = types.len() == expected.len()
        && types.iter().zip(expected).all(|(ty, expected)| ty.compatible(expected));
    if !same {
        let message = format!("{what} ({}), {what_expected} ({})", listed(types), listed(expected));
        violations.push(Violation::new(label, message));
    }
}

/// Types with commas between them.
fn listed(types: &[&Type]) -> String {
    types.iter().map(|ty| ty.to_string()).collect::<Vec<_>>().join(", ")
}
