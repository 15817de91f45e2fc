//! The tables of docs/numerics.md that say what every operation makes of special values: each cell
//! is what the interpreter gives, types that agree in a whole row share it.

use std::fmt::Write as _;

use shlo_interp::internal::MLIR_FORMATS;
use shlo_interp::{ComplexPart, ElementType, FloatFormat, Tensor, Value, run_text};

/// An operand with a name. Some types lack it.
#[derive(Clone, Copy)]
struct Special {
    name: &'static str,
    code: fn(&FloatFormat) -> Option<u64>,
}

const fn special(name: &'static str, code: fn(&FloatFormat) -> Option<u64>) -> Special {
    Special { name, code }
}

fn negative(format: &FloatFormat, code: Option<u64>) -> Option<u64> {
    code.filter(|_| format.signed).map(|code| code | format.sign_bit())
}

const NAN: Special = special("NaN", |format| format.canonical_nan());
const NEGATIVE_NAN: Special = special("-NaN", |format| {
    let code = negative(format, format.canonical_nan())?;
    (Some(code) != format.canonical_nan() && format.is_nan(code)).then_some(code)
});
const INFINITY: Special = special("inf", |format| format.infinity);
const NEGATIVE_INFINITY: Special = special("-inf", |format| negative(format, format.infinity));
const ZERO: Special = special("0", |format| format.zero_code());
const NEGATIVE_ZERO: Special = special("-0", |format| {
    let code = negative(format, format.zero_code())?;
    format.is_zero(code).then_some(code)
});
const MAX: Special = special("max", |format| Some(format.max_finite));
const NEGATIVE_MAX: Special = special("-max", |format| negative(format, Some(format.max_finite)));
const MIN: Special = special("min", |format| Some(format.min_positive()));
const NEGATIVE_MIN: Special =
    special("-min", |format| negative(format, Some(format.min_positive())));
const ONE: Special = special("1", |format| Some(format.one_code()));
const NEGATIVE_ONE: Special = special("-1", |format| negative(format, Some(format.one_code())));

const OPERANDS: &[Special] = &[
    NAN,
    NEGATIVE_NAN,
    INFINITY,
    NEGATIVE_INFINITY,
    ZERO,
    NEGATIVE_ZERO,
    MIN,
    NEGATIVE_MIN,
    ONE,
    NEGATIVE_ONE,
    MAX,
    NEGATIVE_MAX,
];

const PAIRS: &[(Special, Special)] = &[
    (NAN, ONE),
    (ONE, NAN),
    (INFINITY, INFINITY),
    (INFINITY, NEGATIVE_INFINITY),
    (INFINITY, ZERO),
    (ZERO, INFINITY),
    (ONE, INFINITY),
    (ZERO, ZERO),
    (ZERO, NEGATIVE_ZERO),
    (NEGATIVE_ZERO, ZERO),
    (NEGATIVE_ZERO, NEGATIVE_ZERO),
    (ONE, ZERO),
    (NEGATIVE_ONE, ZERO),
    (ONE, NEGATIVE_ONE),
    (MAX, MAX),
    (NEGATIVE_MAX, MAX),
    (MAX, MIN),
    (MIN, MAX),
    (MIN, MIN),
];

const UNARY: &[&str] = &[
    "stablehlo.abs",
    "stablehlo.negate",
    "stablehlo.sign",
    "stablehlo.is_finite",
    "stablehlo.ceil",
    "stablehlo.floor",
    "stablehlo.round_nearest_afz",
    "stablehlo.round_nearest_even",
    "stablehlo.sqrt",
    "stablehlo.rsqrt",
    "stablehlo.cbrt",
    "stablehlo.exponential",
    "stablehlo.exponential_minus_one",
    "stablehlo.log",
    "stablehlo.log_plus_one",
    "stablehlo.logistic",
    "stablehlo.sine",
    "stablehlo.cosine",
    "stablehlo.tan",
    "stablehlo.tanh",
    "chlo.acos",
    "chlo.acosh",
    "chlo.asin",
    "chlo.asinh",
    "chlo.atan",
    "chlo.atanh",
    "chlo.bessel_i1e",
    "chlo.cosh",
    "chlo.digamma",
    "chlo.erf",
    "chlo.erf_inv",
    "chlo.erfc",
    "chlo.is_inf",
    "chlo.is_neg_inf",
    "chlo.is_pos_inf",
    "chlo.lgamma",
    "chlo.sinh",
    "chlo.square",
];

const BINARY: &[&str] = &[
    "stablehlo.add",
    "stablehlo.subtract",
    "stablehlo.multiply",
    "stablehlo.divide",
    "stablehlo.remainder",
    "stablehlo.maximum",
    "stablehlo.minimum",
    "stablehlo.power",
    "stablehlo.atan2",
    "chlo.next_after",
    "chlo.zeta",
    "chlo.polygamma",
];

/// Sources of conversions: name, and the f64 as a function of the target.
const SOURCES: &[(&str, fn(&FloatFormat) -> f64)] = &[
    ("NaN", |_| f64::NAN),
    ("-NaN", |_| -f64::NAN),
    ("inf", |_| f64::INFINITY),
    ("-inf", |_| f64::NEG_INFINITY),
    ("2 max", |format| 2.0 * format.decode(format.max_finite)),
    ("-2 max", |format| -2.0 * format.decode(format.max_finite)),
    ("-max", |format| -format.decode(format.max_finite)),
    ("0", |_| 0.0),
    ("-0", |_| -0.0),
    ("min / 2", |format| format.decode(format.min_positive()) / 2.0),
    ("-min / 2", |format| -format.decode(format.min_positive()) / 2.0),
    ("min * 3/4", |format| format.decode(format.min_positive()) * 0.75),
    ("min * 3/2", |format| format.decode(format.min_positive()) * 1.5),
    ("min * 5/2", |format| format.decode(format.min_positive()) * 2.5),
];

/// All tables, as Markdown.
pub fn tables() -> String {
    let mut text = String::new();
    let names = OPERANDS.iter().map(|operand| operand.name.to_string()).collect();
    table(&mut text, "One operand", names, UNARY, unary_row);
    let names = PAIRS.iter().map(|(lhs, rhs)| format!("{}, {}", lhs.name, rhs.name)).collect();
    table(&mut text, "Two operands", names, BINARY, binary_row);
    let directions = ["EQ", "NE", "LT", "LE", "GT", "GE"];
    let names = PAIRS.iter().map(|(lhs, rhs)| format!("{}, {}", lhs.name, rhs.name)).collect();
    table(&mut text, "compare, FLOAT", names, &directions, |direction, format| {
        compare_row(direction, "FLOAT", format)
    });
    let names = PAIRS.iter().map(|(lhs, rhs)| format!("{}, {}", lhs.name, rhs.name)).collect();
    table(&mut text, "compare, TOTALORDER", names, &directions, |direction, format| {
        compare_row(direction, "TOTALORDER", format)
    });
    let names = SOURCES.iter().map(|(name, _)| name.to_string()).collect();
    table(&mut text, "convert from f64", names, &["stablehlo.convert"], |_, format| {
        convert_row(format)
    });
    text
}

/// A table: for each operation the rows of groups of types.
fn table(
    text: &mut String,
    title: &str,
    columns: Vec<String>,
    operations: &[&str],
    row: impl Fn(&str, &'static FloatFormat) -> Vec<String>,
) {
    let _ = writeln!(text, "\n### {title}\n\n| operation | types | {} |", columns.join(" | "));
    let _ = writeln!(text, "|{}", "---|".repeat(columns.len() + 2));
    for operation in operations {
        let mut groups: Vec<(Vec<String>, Vec<&str>)> = Vec::new();
        for &format in MLIR_FORMATS {
            let cells = row(operation, format);
            match groups.iter_mut().find(|(others, _)| agree(others, &cells)) {
                Some((others, names)) => {
                    let blanks = others.iter_mut().zip(cells).filter(|(cell, _)| cell.is_empty());
                    blanks.for_each(|(cell, other)| *cell = other);
                    names.push(format.name);
                }
                None => groups.push((cells, vec![format.name])),
            }
        }
        let name = operation.strip_prefix("stablehlo.").unwrap_or(operation);
        for (cells, names) in groups {
            let all = names.len() == MLIR_FORMATS.len();
            let names = if all { "all".into() } else { names.join(", ") };
            let _ = writeln!(text, "| {name} | {names} | {} |", cells.join(" | "));
        }
    }
}

/// Whether rows are the same where both types have the operands.
fn agree(cells: &[String], others: &[String]) -> bool {
    cells.iter().zip(others).all(|(a, b)| a.is_empty() || b.is_empty() || a == b)
}

fn unary_row(operation: &str, format: &'static FloatFormat) -> Vec<String> {
    let codes: Vec<Option<u64>> = OPERANDS.iter().map(|operand| (operand.code)(format)).collect();
    let given = codes.iter().map(|code| code.unwrap_or(0));
    let is_boolean = operation.contains(".is_");
    let result = if is_boolean { "i1" } else { format.name };
    let arguments = vec![tensor(format, given)];
    let results = run(operation, "", &arguments, format.name, result);
    (codes.iter().zip(results))
        .map(|(code, result)| code.map_or(String::new(), |_| shown(format, is_boolean, result)))
        .collect()
}

fn binary_row(operation: &str, format: &'static FloatFormat) -> Vec<String> {
    pair_row(operation, "", format.name, false, format)
}

fn compare_row(direction: &str, order: &str, format: &'static FloatFormat) -> Vec<String> {
    let attributes = format!(
        " <{{comparison_direction = #stablehlo<comparison_direction {direction}>, \
         compare_type = #stablehlo<comparison_type {order}>}}>"
    );
    pair_row("stablehlo.compare", &attributes, "i1", true, format)
}

fn pair_row(
    operation: &str,
    attributes: &str,
    result: &str,
    is_boolean: bool,
    format: &'static FloatFormat,
) -> Vec<String> {
    let codes: Vec<Option<(u64, u64)>> =
        PAIRS.iter().map(|(lhs, rhs)| (lhs.code)(format).zip((rhs.code)(format))).collect();
    let given =
        |pick: fn((u64, u64)) -> u64| tensor(format, codes.iter().map(|pair| pair.map_or(0, pick)));
    let arguments = vec![given(|pair| pair.0), given(|pair| pair.1)];
    let results = run(operation, attributes, &arguments, format.name, result);
    (codes.iter().zip(results))
        .map(|(code, result)| code.map_or(String::new(), |_| shown(format, is_boolean, result)))
        .collect()
}

fn convert_row(format: &'static FloatFormat) -> Vec<String> {
    let ElementType::Float(f64) = ComplexPart::F64.element() else {
        unreachable!("the part of a complex number is a float")
    };
    let sources = SOURCES.iter().map(|(_, source)| source(format).to_bits());
    let arguments = vec![tensor(f64, sources)];
    let results = run("stablehlo.convert", "", &arguments, "f64", format.name);
    results.into_iter().map(|code| shown(format, false, code)).collect()
}

fn tensor(format: &'static FloatFormat, codes: impl Iterator<Item = u64>) -> Value {
    let codes: Vec<u128> = codes.map(u128::from).collect();
    let shape = [codes.len()];
    Value::from(Tensor::from_wide_codes(ElementType::Float(format), &shape, codes))
}

/// The codes that an operation gives.
fn run(
    operation: &str,
    attributes: &str,
    arguments: &[Value],
    operand: &str,
    result: &str,
) -> Vec<u64> {
    let size = arguments[0].tensor().len();
    let (operand, result) =
        (format!("tensor<{size}x{operand}>"), format!("tensor<{size}x{result}>"));
    let names: Vec<String> = (0..arguments.len()).map(|index| format!("%arg{index}")).collect();
    let parameters: Vec<String> = names.iter().map(|name| format!("{name}: {operand}")).collect();
    let types = vec![operand.as_str(); arguments.len()].join(", ");
    let text = format!(
        "func.func @main({}) -> {result} {{\n  %0 = \"{operation}\"({}){attributes} : ({types}) -> \
         {result}\n  return %0 : {result}\n}}",
        parameters.join(", "),
        names.join(", ")
    );
    let results = run_text(&text, arguments.to_vec())
        .unwrap_or_else(|errors| panic!("{text}\n{:?}", errors.findings[0]));
    (0..size).map(|index| results[0].tensor().code(index) as u64).collect()
}

/// A result by its name, or `x` if it is any other number.
fn shown(format: &FloatFormat, is_boolean: bool, code: u64) -> String {
    if is_boolean {
        return if code == 0 { "false" } else { "true" }.into();
    }
    let named = OPERANDS.iter().rev().find(|operand| (operand.code)(format) == Some(code));
    named.map_or("x", |operand| operand.name).into()
}
