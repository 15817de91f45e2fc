//! An explanation as text.

use std::fmt::{self, Write};

use super::account::{AccountStep, Reason, Rounding};
use super::operand::{float_text, hex, value_text};
use super::{Explanation, Other};
use crate::numeric::{ElementType, Exact};
use crate::paths::{Path, Paths};

/// Digits of a number that is not rational.
const DIGITS: usize = 30;

impl fmt::Display for Explanation {
    /// The whole explanation, line by line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&page(self))
    }
}

fn page(explanation: &Explanation) -> String {
    let mut page = String::new();
    if let Some(contradiction) = &explanation.contradiction {
        let _ = writeln!(page, "CONTRADICTION: {contradiction}\n");
    }
    let mut facts: Vec<[String; 3]> = Vec::new();
    let fact = |name: &str, value: String, code: String| [name.to_string(), value, code];
    if explanation.operands.len() <= 4 {
        for operand in &explanation.operands {
            let value = value_text(&operand.element, operand.code);
            facts.push(fact("operand", value, hex(&operand.element, operand.code)));
        }
    }
    let notes = explanation.operands.iter().filter_map(|operand| operand.note.clone());
    let notes: Vec<String> = notes.collect();
    let only = explanation.account.only();
    if let Some((step, rounding)) = only.and_then(|step| Some((step, step.as_rounding()?))) {
        facts.extend(step_facts(step, rounding));
    }
    let result = value_text(&explanation.result, explanation.code);
    facts.push(fact("result", result, hex(&explanation.result, explanation.code)));
    let first = explanation.operands.first().map(|operand| operand.element.to_string());
    let result = explanation.result.to_string();
    let types = match first {
        Some(first) if first != result => format!("{first} -> {result}"),
        _ => result,
    };
    let _ = writeln!(page, "{} {types}\n", explanation.op);
    write_table(&mut page, &facts);
    for note in notes {
        let _ = writeln!(page, "  ({note})");
    }
    if only.is_none() {
        page.push_str("\nsteps\n");
        let rows: Vec<[String; 3]> = explanation.account.steps.iter().map(step_row).collect();
        write_table(&mut page, &rows);
    }
    page.push_str("\nwhy (a section N is shown by `shlo-interp help numerics N`)\n");
    for sentence in &explanation.why {
        let _ = writeln!(page, "  {sentence}");
    }
    if explanation.paths != Paths::NONE {
        let names: Vec<&str> = explanation.paths.iter().map(Path::name).collect();
        let _ = writeln!(page, "\nfast paths taken: {}", names.join(", "));
    }
    if !explanation.others.is_empty() {
        page.push_str("\nelsewhere\n");
        let rows: Vec<[String; 4]> =
            explanation.others.iter().map(|other| other_row(other, explanation)).collect();
        write_table(&mut page, &rows);
    }
    page
}

/// The lines about a number and its rounding.
fn step_facts(step: &AccountStep, rounding: &Rounding) -> Vec<[String; 3]> {
    let format = rounding.format;
    let element = ElementType::Float(format);
    let code = |code: u64| hex(&element, code.into());
    let mut facts = vec![[
        "exact".into(),
        format!("{} = {}", step.formula, exact_text(&rounding.exact)),
        String::new(),
    ]];
    let Some(place) = rounding.rounded.neighbours.filter(|place| place.exact().is_none()) else {
        return facts;
    };
    let mut neighbour = |name: &str, at: Option<u64>| {
        let (value, code) = match at {
            Some(at) => (float_text(format, at), code(at)),
            None => ("none".into(), String::new()),
        };
        facts.push([name.into(), value, code]);
    };
    neighbour("below", place.below);
    neighbour("above", place.above);
    match (place.below, place.above) {
        (Some(_), Some(_)) => facts.push(["position".into(), position(rounding), String::new()]),
        _ => {
            let threshold = format.overflow_threshold_of(rounding.exact.is_negative());
            facts.push(["overflow from".into(), threshold.to_string(), String::new()]);
        }
    }
    facts
}

/// How far a number is on the way from one neighbour to the other.
pub fn position(step: &Rounding) -> String {
    let Some(place) = step.rounded.neighbours else { return String::new() };
    let fraction = |number| step.format.fraction(&place, number);
    match &step.exact {
        Exact::Rational(number) => fraction(number).map_or(String::new(), |fraction| {
            let of_gap = if place.is_tie() { " of the way up: a tie" } else { " of the way up" };
            format!("{fraction}{of_gap}")
        }),
        Exact::Real(real) => {
            let enclosure = real.enclosed(110);
            let low = enclosure.low.as_ref().and_then(fraction);
            low.map_or(String::new(), |low| format!("{}... of the way up", low.head(9).0))
        }
        _ => String::new(),
    }
}

/// A number before it is rounded.
pub fn exact_text(exact: &Exact) -> String {
    match exact {
        Exact::Nan { .. } => "NaN".into(),
        Exact::Infinity { negative } => if *negative { "-inf" } else { "inf" }.into(),
        Exact::Zero { negative } => if *negative { "-0" } else { "0" }.into(),
        Exact::Rational(number) => number.to_string(),
        Exact::Real(real) => {
            let enclosure = real.enclosed(110);
            match (enclosure.digits(DIGITS), &enclosure.low, &enclosure.high) {
                (Some(digits), _, _) => format!("{digits}..."),
                (None, Some(low), None) => format!("more than {}", low.head(5).0),
                (None, None, Some(high)) => format!("less than {}", high.head(5).0),
                (None, Some(low), Some(high)) => {
                    format!("between {} and {}", low.head(5).0, high.head(5).0)
                }
                (None, None, None) => "unknown".into(),
            }
        }
    }
}

fn step_row(step: &AccountStep) -> [String; 3] {
    let given = value_text(&step.element, step.code);
    let (exact, how) = match &step.reason {
        Reason::Rounded(rounding) => {
            let cause = format!("{:?}", rounding.rounded.cause).to_lowercase();
            (exact_text(&rounding.exact), cause)
        }
        Reason::Rule { rule, .. } => (given.clone(), rule.clone()),
    };
    let rounding = if exact == given { String::new() } else { format!(" -> {given}") };
    let formula = format!("{} = {exact}{rounding}", step.formula);
    [formula, hex(&step.element, step.code), how]
}

fn other_row(other: &Other, explanation: &Explanation) -> [String; 4] {
    let same = if other.code == explanation.code { "same" } else { "DIFFERS" };
    let name = match other.who.as_str() {
        "" => other.name.clone(),
        who => format!("{} ({who})", other.name),
    };
    let value = value_text(&explanation.result, other.code);
    [
        name,
        format!("{} {value}", hex(&explanation.result, other.code)),
        same.into(),
        other.why.clone(),
    ]
}

/// Columns, aligned.
fn write_table<const N: usize>(page: &mut String, rows: &[[String; N]]) {
    let width =
        |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..N).map(width).collect();
    for row in rows {
        let cells: Vec<String> =
            row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}")).collect();
        let _ = writeln!(page, "  {}", cells.join("  ").trim_end());
    }
}
