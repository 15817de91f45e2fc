//! Sums: reduce and dot_general, step by step.

use super::meaning::{Meaning, Operation, Step, product, sum};
use super::operand::{Operand, float_text};
use super::{
    Comparison, ExplainError, Explanation, Other, Question, contradiction, element_type, program,
    reasons, required_type,
};
use crate::numeric::{Accumulation, ElementType, Exact, FloatFormat, Numerics};
use crate::tensor::Tensor;

/// The longest sum that is told step by step.
const MOST_VALUES: usize = 1024;

/// `reduce_add TYPE VALUES…` and `dot_general TYPE LHS… RHS…`.
pub fn explain(question: &Question, base: &str) -> Result<Explanation, ExplainError> {
    let refused = |message: String| Err(ExplainError(message));
    let element = required_type(question.words.first())?;
    let ElementType::Float(format) = element else {
        return refused(format!("{base} is explained for float types, not for {element}"));
    };
    let mut words = &question.words[1..];
    let mut to = question.to.as_deref().and_then(element_type);
    if let Some(element) = words.first().and_then(|word| element_type(word)) {
        (to, words) = (Some(element), &words[1..]);
    }
    let result = match to.unwrap_or(element.clone()) {
        ElementType::Float(result) if result.width >= format.width => result,
        other => {
            return refused(format!(
                "{base} of {element} has a float result at least as wide, not {other}"
            ));
        }
    };
    let is_dot = base != "reduce_add";
    if words.is_empty() || words.len() > MOST_VALUES || is_dot && words.len() % 2 == 1 {
        return refused(match is_dot {
            true => format!(
                "{base} takes the elements of both operands, as many of the first as of the second: {base} f32 1 2 3 4"
            ),
            false => format!("{base} takes from 1 to {MOST_VALUES} values"),
        });
    }
    let operands: Result<Vec<Operand>, String> =
        words.iter().map(|text| Operand::parse(&element, text)).collect();
    let operands = operands.map_err(ExplainError)?;
    let codes: Vec<u128> = operands.iter().map(|operand| operand.code).collect();
    let steps = match is_dot {
        true => dot_steps(format, result, &codes),
        false => sum_steps(format, result, &codes),
    };
    let run = |numerics| run(base, format, result, &codes, numerics);
    let code = run(Numerics::STANDARD).map_err(ExplainError)?;
    let meaning = Meaning::Steps(steps);
    let operation = Operation {
        name: base.into(),
        elements: vec![element; codes.len()],
        codes: codes.clone(),
        result: ElementType::Float(result),
        comparison: Comparison { direction: "EQ", total_order: false },
        precision: (1, 0),
    };
    let others = others(question, code, &run);
    let why = reasons::sentences(&meaning, &operation);
    let contradiction = contradiction(&meaning, &operation, code);
    let op = format!("stablehlo.{}", if is_dot { "dot_general" } else { "reduce" });
    let result = operation.result;
    Ok(Explanation { op, operands, result, code, meaning, why, others, contradiction })
}

/// Other accumulations, and the policies asked for.
fn others(
    question: &Question,
    code: u128,
    run: &dyn Fn(Numerics) -> Result<u128, String>,
) -> Vec<Other> {
    let ways =
        [("f32", "sums in f32, one rounding at the end"), ("exact", "the true sum, rounded once")];
    let accumulated = ways.iter().filter_map(|(name, why)| {
        let accumulation: Accumulation = name.parse().ok()?;
        let given = run(Numerics { accumulation, ..Numerics::STANDARD }).ok()?;
        let name = format!("--accumulate {name}");
        Some(Other { name, who: String::new(), code: given, why: (*why).into() })
    });
    let policies = question.policies.iter().filter_map(|(name, policy)| {
        let numerics = Numerics { convert: *policy, arithmetic: *policy, ..Numerics::STANDARD };
        let given = run(numerics).ok()?;
        let why = if given == code { "" } else { "its steps round otherwise" };
        let who = policy.preset.what().to_string();
        Some(Other { name: name.clone(), who, code: given, why: why.into() })
    });
    let policies: Vec<Other> = policies.collect();
    policies.into_iter().chain(accumulated).collect()
}

fn step(
    formula: String,
    (exact, note): (Exact, Option<&'static str>),
    format: &'static FloatFormat,
) -> Step {
    let rounded = exact.rounded(format, false);
    Step { formula, exact, note, format, rounded }
}

/// The value of a code, converted to another type.
fn converted(format: &FloatFormat, code: u128, to: &FloatFormat) -> Exact {
    let code = Exact::of_code(format, code as u64).rounded(to, true).code;
    Exact::of_code(to, code)
}

fn text(exact: &Exact, format: &FloatFormat) -> String {
    float_text(format, exact.rounded(format, true).code)
}

fn add(total: &Exact, value: &Exact, to: &'static FloatFormat) -> Step {
    step(format!("{} + {}", text(total, to), text(value, to)), sum(total, value), to)
}

/// 0 + a + b + …, each sum rounded.
fn sum_steps(from: &FloatFormat, to: &'static FloatFormat, codes: &[u128]) -> Vec<Step> {
    let zero = Exact::Zero { negative: false }.rounded(to, false).code;
    let mut total = Exact::of_code(to, zero);
    let mut steps = Vec::new();
    for &code in codes {
        let next = add(&total, &converted(from, code, to), to);
        total = Exact::of_code(to, next.rounded.code);
        steps.push(next);
    }
    steps
}

/// Products and sums by turns, each rounded, from an exact zero on.
fn dot_steps(from: &FloatFormat, to: &'static FloatFormat, codes: &[u128]) -> Vec<Step> {
    let (lhs, rhs) = codes.split_at(codes.len() / 2);
    let mut total = Exact::Zero { negative: false };
    let mut steps = Vec::new();
    for (&lhs, &rhs) in lhs.iter().zip(rhs) {
        let (lhs, rhs) = (converted(from, lhs, to), converted(from, rhs, to));
        let formula = format!("{} * {}", text(&lhs, to), text(&rhs, to));
        let term = step(formula, product(&lhs, &rhs), to);
        let value = Exact::of_code(to, term.rounded.code);
        let shown = if steps.is_empty() { "0".into() } else { text(&total, to) };
        let formula = format!("{shown} + {}", text(&value, to));
        let next = step(formula, sum(&total, &value), to);
        total = Exact::of_code(to, next.rounded.code);
        steps.extend([term, next]);
    }
    steps
}

fn run(
    base: &str,
    format: &FloatFormat,
    result: &FloatFormat,
    codes: &[u128],
    numerics: Numerics,
) -> Result<u128, String> {
    let (from, to) = (format.name, result.name);
    let element = ElementType::Float(FloatFormat::parse(from).map_err(|error| error.to_string())?);
    let tensor = |codes: &[u128]| {
        Tensor::from_wide_codes(element.clone(), &[codes.len()], codes.iter().copied()).into()
    };
    let count = codes.len();
    if base == "reduce_add" {
        let zero = Exact::Zero { negative: false }.rounded(result, false).code;
        let digits = result.width.div_ceil(4) as usize;
        let program = format!(
            "func.func @main(%x: tensor<{count}x{from}>) -> tensor<{to}> {{\n\
             %zero = stablehlo.constant dense<0x{zero:0digits$X}> : tensor<{to}>\n\
             %0 = \"stablehlo.reduce\"(%x, %zero) ({{\n\
             ^bb0(%a: tensor<{to}>, %b: tensor<{to}>):\n\
             %s = stablehlo.add %a, %b : tensor<{to}>\n\
             stablehlo.return %s : tensor<{to}>\n\
             }}) {{dimensions = array<i64: 0>}} : (tensor<{count}x{from}>, tensor<{to}>) -> tensor<{to}>\n\
             return %0 : tensor<{to}>\n}}\n"
        );
        return program::run_text(&program, vec![tensor(codes)], numerics).map(|codes| codes[0]);
    }
    let half = count / 2;
    let program = format!(
        "func.func @main(%x: tensor<{half}x{from}>, %y: tensor<{half}x{from}>) -> tensor<{to}> {{\n\
         %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<{half}x{from}>, tensor<{half}x{from}>) -> tensor<{to}>\n\
         return %0 : tensor<{to}>\n}}\n"
    );
    let (lhs, rhs) = codes.split_at(half);
    program::run_text(&program, vec![tensor(lhs), tensor(rhs)], numerics).map(|codes| codes[0])
}
