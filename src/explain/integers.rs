//! What the ops mean on integers and booleans, and what floats become as integers.

use super::meaning::{Meaning, Operation, as_integer, holds, order_text};
use super::operand::integer_value;
use crate::numeric::{ElementType, Exact, IntegerType, Rational};

/// What an op gives whose result is an integer or a boolean; none where it is about floats.
pub fn meaning(operation: &Operation) -> Option<Meaning> {
    let name = operation.name.as_str();
    let first = operation.elements.first()?;
    match (name, &operation.result, first) {
        ("convert", ElementType::Boolean, _) => return Some(truth(operation)),
        ("convert", result, _) => return converted(operation, as_integer(result)?),
        ("bitcast_convert", result, _) => {
            let rule = format!("the bits are read as {result}");
            return (first.bits() == result.bits())
                .then(|| Meaning::Code { code: operation.codes[0], rule });
        }
        ("select", _, _) => {
            let taken = if *operation.codes.first()? == 0 { 2 } else { 1 };
            let rule = format!("pred is {}", operation.texts()[0]);
            return Some(Meaning::Code { code: *operation.codes.get(taken)?, rule });
        }
        (_, _, ElementType::Boolean) => return boolean(operation),
        _ => {}
    }
    let integer = as_integer(first)?;
    let values: Vec<i128> =
        operation.codes.iter().map(|&code| integer_value(integer, code)).collect();
    if name == "compare" {
        let order = values[0].cmp(&values[1]);
        let code = holds(operation.comparison.direction, Some(order)).into();
        return Some(Meaning::Code { code, rule: format!("the first is {}", order_text(order)) });
    }
    let (value, rule) = arithmetic(name, integer, &values, &operation.codes)?;
    Some(wrapped(integer, value, rule))
}

/// A value as the type has it: modulo 2^width.
fn wrapped(integer: IntegerType, value: i128, rule: Option<String>) -> Meaning {
    let code = value as u128 & ((1u128 << integer.width) - 1);
    let held = integer_value(integer, code);
    let rule = match rule {
        Some(rule) => rule,
        None if held == value => format!("{value}, exactly"),
        None => {
            let (low, high) = integer.range();
            format!("{value} is not from {low} to {high}: modulo 2^{} it is {held}", integer.width)
        }
    };
    Meaning::Code { code, rule }
}

/// The value of an op before it wraps, and a rule where that does not say all.
fn arithmetic(
    name: &str,
    integer: IntegerType,
    values: &[i128],
    codes: &[u128],
) -> Option<(i128, Option<String>)> {
    let width = integer.width;
    let exact = |value| Some((value, None));
    let by_rule = |value, rule: &str| Some((value, Some(rule.to_string())));
    let x = values[0];
    match name {
        "abs" => return exact(x.abs()),
        "negate" => return exact(-x),
        "sign" => return exact(x.signum()),
        "not" => return by_rule(!x, "every bit is flipped"),
        "popcnt" => return by_rule(codes[0].count_ones().into(), "the bits that are set"),
        "count_leading_zeros" => {
            let zeros = codes[0].leading_zeros() - (128 - width);
            return by_rule(zeros.into(), "the zeros above the highest bit that is set");
        }
        "square" => return exact(x * x),
        _ => {}
    }
    let y = *values.get(1)?;
    let amount = codes[1];
    let far = amount >= u128::from(width);
    match name {
        "add" => exact(x + y),
        "subtract" => exact(x - y),
        "multiply" => exact(x.wrapping_mul(y)),
        "divide" if y == 0 => by_rule(-1, "division by zero gives all ones"),
        "divide" => exact(x / y),
        "remainder" if y == 0 => by_rule(x, "the remainder by zero is the dividend"),
        "remainder" => exact(x % y),
        "maximum" => exact(x.max(y)),
        "minimum" => exact(x.min(y)),
        "power" => power(x, y, width),
        "and" => by_rule(x & y, "bit by bit"),
        "or" => by_rule(x | y, "bit by bit"),
        "xor" => by_rule(x ^ y, "bit by bit"),
        "shift_left" if far => by_rule(0, "shifted by the width or more"),
        "shift_left" => by_rule((codes[0] << amount) as i128, "bits move up, zeros follow"),
        "shift_right_logical" if far => by_rule(0, "shifted by the width or more"),
        "shift_right_logical" => {
            by_rule((codes[0] >> amount) as i128, "bits move down, zeros follow")
        }
        "shift_right_arithmetic" => {
            // the highest bit is the sign, of an unsigned type too
            let signed = integer_value(IntegerType { signed: true, ..integer }, codes[0]);
            let shifted = signed >> amount.min(127);
            by_rule(shifted, "bits move down, copies of the highest one follow")
        }
        "mulhi" => Some((x.wrapping_mul(y) >> width, Some("the upper half of the product".into()))),
        "clamp" => exact(y.max(x).min(*values.get(2)?)),
        _ => None,
    }
}

/// A power, modulo 2^width.
fn power(base: i128, exponent: i128, width: u32) -> Option<(i128, Option<String>)> {
    if exponent < 0 {
        let value = match (base, exponent % 2 == 0) {
            (1, _) | (-1, true) => 1,
            (-1, false) => -1,
            _ => 0,
        };
        return Some((
            value,
            Some("with a negative exponent 1 and -1 have powers, all else is 0".into()),
        ));
    }
    let exact = u32::try_from(exponent).ok().and_then(|exponent| base.checked_pow(exponent));
    if let Some(value) = exact {
        return Some((value, None));
    }
    let (mut result, mut square, mut rest) = (1u128, base as u128, exponent);
    while rest > 0 {
        if rest & 1 == 1 {
            result = result.wrapping_mul(square);
        }
        square = square.wrapping_mul(square);
        rest >>= 1;
    }
    Some((result as i128, Some(format!("the power modulo 2^{width}"))))
}

fn boolean(operation: &Operation) -> Option<Meaning> {
    let x = operation.codes[0] != 0;
    let y = operation.codes.get(1).is_some_and(|&code| code != 0);
    let (code, rule) = match operation.name.as_str() {
        "not" => (!x, "the other one"),
        "and" | "multiply" | "minimum" => (x && y, "true if both are"),
        "or" | "add" | "maximum" => (x || y, "true if one of them is"),
        "xor" => (x != y, "true if they differ"),
        "compare" => {
            let code = holds(operation.comparison.direction, Some(x.cmp(&y)));
            (code, "false is less than true")
        }
        _ => return None,
    };
    Some(Meaning::Code { code: code.into(), rule: rule.into() })
}

/// To a boolean: is it different from zero?
fn truth(operation: &Operation) -> Meaning {
    let is_zero = match &operation.elements[0] {
        ElementType::Float(format) => format.is_zero(operation.codes[0] as u64),
        _ => operation.codes[0] == 0,
    };
    let rule = "true if different from zero, as NaN is".into();
    Meaning::Code { code: (!is_zero).into(), rule }
}

/// To an integer: floats are truncated and saturate, integers wrap.
fn converted(operation: &Operation, to: IntegerType) -> Option<Meaning> {
    let code = operation.codes[0];
    let (low, high) = to.range();
    let mask = (1u128 << to.width) - 1;
    let given =
        |value: i128, rule: String| Some(Meaning::Code { code: value as u128 & mask, rule });
    let format = match &operation.elements[0] {
        ElementType::Float(format) => format,
        ElementType::Boolean => return given(code as i128, "false is 0, true is 1".into()),
        other => return Some(wrapped(to, integer_value(as_integer(other)?, code), None)),
    };
    match Exact::of_code(format, code as u64) {
        Exact::Nan { .. } => given(0, "NaN becomes 0".into()),
        Exact::Infinity { negative } => given(
            if negative { low } else { high },
            "infinities become the ends of the type".into(),
        ),
        exact => {
            let truncated = exact.rational()?.truncated();
            if truncated > Rational::from(high) {
                return given(high, format!("{truncated} is more than {high}: saturated"));
            }
            if truncated < Rational::from(low) {
                return given(low, format!("{truncated} is less than {low}: saturated"));
            }
            given(truncated.to_i128()?, "truncated toward zero".into())
        }
    }
}
