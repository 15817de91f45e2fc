//! An explanation as JSON: every fact as a field.

use serde_json::{Value, json};

use super::Explanation;
use super::meaning::{Meaning, Step};
use super::operand::{hex, value_text};
use super::text::{exact_text, position};
use crate::numeric::{ElementType, Exact};

/// The whole explanation.
pub fn value(explanation: &Explanation) -> Value {
    let coded = |element: &ElementType, code: u128| json!({ "code": hex(element, code), "value": value_text(element, code) });
    let operands: Vec<Value> = explanation
        .operands
        .iter()
        .map(|operand| {
            json!({
                "spelled": operand.spelled,
                "type": operand.element.to_string(),
                "code": hex(&operand.element, operand.code),
                "value": value_text(&operand.element, operand.code),
                "note": operand.note,
            })
        })
        .collect();
    let steps = match &explanation.meaning {
        Meaning::Rounded(only) => vec![step(only)],
        Meaning::Code { .. } => vec![],
        Meaning::Steps(steps) => steps.iter().map(step).collect(),
    };
    let rule = match &explanation.meaning {
        Meaning::Code { rule, .. } => Some(rule.clone()),
        _ => None,
    };
    let others: Vec<Value> = explanation
        .others
        .iter()
        .map(|other| {
            json!({
                "name": other.name,
                "who": other.who,
                "code": hex(&explanation.result, other.code),
                "value": value_text(&explanation.result, other.code),
                "differs": other.code != explanation.code,
                "why": other.why,
            })
        })
        .collect();
    json!({
        "version": 1,
        "op": explanation.op,
        "type": explanation.result.to_string(),
        "operands": operands,
        "result": coded(&explanation.result, explanation.code),
        "rule": rule,
        "steps": steps,
        "why": explanation.why,
        "elsewhere": others,
        "contradiction": explanation.contradiction,
    })
}

fn step(step: &Step) -> Value {
    let element = ElementType::Float(step.format);
    let neighbour = |code: Option<u64>| {
        code.map(|code| {
            let exact = step.format.exact_decimal(code);
            json!({ "code": hex(&element, code.into()), "value": value_text(&element, code.into()), "exact": exact })
        })
    };
    let place = step.rounded.place;
    let ratio = match &step.exact {
        Exact::Rational(number) => Some(number.ratio()),
        _ => None,
    };
    json!({
        "formula": step.formula,
        "exact": exact_text(&step.exact),
        "ratio": ratio,
        "below": place.and_then(|place| neighbour(place.below)),
        "above": place.and_then(|place| neighbour(place.above)),
        "position": place.filter(|place| place.middle.is_some()).map(|_| position(step)),
        "tie": place.is_some_and(|place| place.is_tie()),
        "overflow_threshold": step.format.overflow_threshold().to_string(),
        "code": hex(&element, step.rounded.code.into()),
        "value": value_text(&element, step.rounded.code.into()),
        "cause": format!("{:?}", step.rounded.cause).to_lowercase(),
        "note": step.note,
    })
}
