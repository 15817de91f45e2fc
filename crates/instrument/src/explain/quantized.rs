//! Steps from, to and on quantized types: each rounding to the expressed type, then the code.

use super::account::{AccountStep, Rounding};
use super::exact::{Made, arithmetic};
use super::operand::float_text;
use crate::meaning::codes::integer;
use crate::meaning::{Binary, Operation};
use crate::numeric::{
    ConvertPolicy, ElementType, Exact, FloatFormat, QuantizedType, Rational, names,
};

/// Quantized types are those of section 9 of docs/numerics.md.
const SECTION: u32 = 9;

/// The steps of an operation on a quantized type, or of a conversion from or to one.
pub fn steps(made: &Made<'_>) -> Vec<AccountStep> {
    match (made.step.operation, &made.step.operands[0], made.step.result) {
        (Operation::Convert, ElementType::Quantized(from), ElementType::Quantized(to)) => {
            requantized(made, from, to)
        }
        (Operation::Convert, ElementType::Quantized(from), ElementType::Float(_)) => {
            dequantized(made, from)
        }
        (Operation::Convert, ElementType::Float(_), ElementType::Quantized(to)) => {
            quantized(made, to)
        }
        (Operation::Binary(Binary::Add), ElementType::Quantized(ty), _) => {
            let (_, point) = ty.parameters(slice(made, ty));
            let formula = format!("{} + {} - {point}", made.text(0), made.text(1));
            vec![made.by_rule(formula, clamped(ty), SECTION)]
        }
        (Operation::Convert, ElementType::Quantized(_), _) => {
            vec![made.by_rule(made.text(0), "the distance from the zero point", SECTION)]
        }
        _ => vec![made.by_rule(made.call(), "that of the codes", SECTION)],
    }
}

fn clamped(ty: &QuantizedType) -> String {
    let (low, high) = ty.range();
    format!("clamped to the codes from {low} to {high}")
}

/// The number of the parameters that the element has.
fn slice(made: &Made<'_>, ty: &QuantizedType) -> usize {
    ty.dimension.map_or(0, |dimension| made.step.place.index[dimension])
}

/// (code - zero_point) * scale.
fn dequantized(made: &Made<'_>, from: &QuantizedType) -> Vec<AccountStep> {
    let (format, (scale, point)) = (from.expressed, from.parameters(slice(made, from)));
    let code = integer::value(from.storage, made.operands[0]);
    let difference =
        of_integer(format!("{code} - {}", parenthesised(point)), code - i128::from(point), format);
    let scaled =
        arithmetic(format, Binary::Multiply, difference.code as u64, code_of(format, scale));
    vec![difference, AccountStep { code: made.code, ..scaled }]
}

/// value / scale + zero_point, which then becomes a code.
fn quantized(made: &Made<'_>, to: &QuantizedType) -> Vec<AccountStep> {
    let (format, (scale, point)) = (to.expressed, to.parameters(slice(made, to)));
    let scaled =
        arithmetic(format, Binary::Divide, made.operands[0] as u64, code_of(format, scale));
    let point = format.encode_i64(point);
    let moved = arithmetic(format, Binary::Add, scaled.code as u64, point);
    let last = to_code(made, to, format, moved.code as u64);
    vec![scaled, moved, last]
}

/// code * merged_scale + merged_zero_point, which then becomes a code.
fn requantized(made: &Made<'_>, from: &QuantizedType, to: &QuantizedType) -> Vec<AccountStep> {
    if from.same_parameters(to) {
        let rule = format!("both types have one scale and zero point: {}", clamped(to));
        return vec![made.by_rule(made.text(0), rule, SECTION)];
    }
    let format = if from.expressed.is_f64() { &names::F64 } else { &names::F32 };
    let (scale, point) = from.merged(to, slice(made, from).max(slice(made, to)));
    let value = integer::value(from.storage, made.operands[0]);
    let value = of_integer(value.to_string(), value, format);
    let scaled = arithmetic(format, Binary::Multiply, value.code as u64, code_of(format, scale));
    let mut steps = vec![value, scaled];
    if !format.is_zero(code_of(format, point)) {
        let scaled = steps[1].code as u64;
        steps.push(arithmetic(format, Binary::Add, scaled, code_of(format, point)));
    }
    let last = steps[steps.len() - 1].code as u64;
    steps.push(to_code(made, to, format, last));
    steps
}

/// An integer as a value of a format.
fn of_integer(formula: String, value: i128, format: &'static FloatFormat) -> AccountStep {
    let exact = Exact::number(Rational::from(value));
    AccountStep::rounding(formula, Rounding::new(exact, format, false))
}

fn parenthesised(point: i64) -> String {
    if point < 0 { format!("({point})") } else { point.to_string() }
}

/// The code of a parameter in a format.
fn code_of(format: &FloatFormat, value: f64) -> u64 {
    format.encode(ConvertPolicy::CONVERT, value)
}

/// The last step to a quantized type: a value becomes a code.
fn to_code(made: &Made<'_>, to: &QuantizedType, format: &FloatFormat, value: u64) -> AccountStep {
    let rule = match format.is_nan(value) {
        true => "NaN stands for the code 0, within the range of codes".into(),
        false => format!("{}, and rounded to the nearest integer, ties to even", clamped(to)),
    };
    made.by_rule(float_text(format, value), rule, SECTION)
}
