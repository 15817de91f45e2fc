//! An explanation as JSON: every fact as a field.

use serde_json::{Value, json};

use super::Explanation;
use super::account::{AccountStep, Reason, Rounding};
use super::operand::{hex, value_text};
use super::text::{exact_text, position};
use crate::numeric::{ElementType, Exact};
use crate::paths::Path;

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
    let rule = match explanation.account.only().map(|step| &step.reason) {
        Some(Reason::Rule { rule, .. }) => Some(rule.clone()),
        _ => None,
    };
    let steps: Vec<Value> = match rule {
        Some(_) => vec![],
        None => explanation.account.steps.iter().map(step).collect(),
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
        "paths": explanation.paths.iter().map(Path::name).collect::<Vec<_>>(),
        "elsewhere": others,
        "contradiction": explanation.contradiction,
    })
}

fn step(step: &AccountStep) -> Value {
    let mut fields = match &step.reason {
        Reason::Rounded(rounding) => rounded(rounding),
        Reason::Rule { rule, .. } => json!({
            "exact": value_text(&step.element, step.code),
            "ratio": null,
            "below": null,
            "above": null,
            "position": null,
            "tie": false,
            "overflow_threshold": null,
            "cause": "rule",
            "note": rule,
        }),
    };
    fields["formula"] = step.formula.clone().into();
    fields["type"] = step.element.to_string().into();
    fields["code"] = hex(&step.element, step.code).into();
    fields["value"] = value_text(&step.element, step.code).into();
    fields
}

fn rounded(rounding: &Rounding) -> Value {
    let format = rounding.format;
    let element = ElementType::Float(format);
    let neighbour = |code: Option<u64>| {
        code.map(|code| {
            let exact = format.exact_decimal(code);
            json!({ "code": hex(&element, code.into()), "value": value_text(&element, code.into()), "exact": exact })
        })
    };
    let place = rounding.rounded.neighbours;
    let ratio = match &rounding.exact {
        Exact::Rational(number) => Some(number.ratio()),
        _ => None,
    };
    json!({
        "exact": exact_text(&rounding.exact),
        "ratio": ratio,
        "below": place.and_then(|place| neighbour(place.below)),
        "above": place.and_then(|place| neighbour(place.above)),
        "position": place.filter(|place| place.middle.is_some()).map(|_| position(rounding)),
        "tie": place.is_some_and(|place| place.is_tie()),
        "overflow_threshold": format.overflow_threshold().to_string(),
        "cause": format!("{:?}", rounding.rounded.cause).to_lowercase(),
        "note": rounding.note,
    })
}
