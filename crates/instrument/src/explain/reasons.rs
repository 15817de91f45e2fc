//! Why a result is what it is, in sentences.

use super::account::{Account, AccountStep, Reason, Rounding};
use super::operand::{float_text, hex};
use super::operation::Operation;
use super::result_format;
use crate::numeric::table_format::Ties;
use crate::numeric::{Cause, ElementType, FloatFormat};

/// The sentences for the steps of an op.
pub fn sentences(account: &Account, operation: &Operation) -> Vec<String> {
    let mut sentences = Vec::new();
    let rounds = account.steps.iter().any(|step| step.as_rounding().is_some());
    if account.steps.len() > 1 {
        let (name, count) = (operation.name(), account.steps.len());
        sentences.push(match rounds {
            true => format!("{name} is {count} steps, each rounded to the type (section 4)"),
            false => format!("{name} is {count} steps, none of which rounds (section 4)"),
        });
    }
    match (&operation.result, account.steps.as_slice()) {
        (ElementType::Complex(_), [.., re, im]) if re.as_rounding().is_some() => {
            for (name, part) in [("real part", re), ("imaginary part", im)] {
                sentences.extend(of_step(part).into_iter().map(|it| format!("{name}: {it}")));
            }
        }
        (_, [.., last]) => sentences.extend(of_step(last)),
        (_, []) => sentences.push("nothing is added: the first value is the sum".into()),
    }
    let is_bounded = |step: &AccountStep| step.as_rounding().is_some_and(|it| it.bound > 0);
    if account.steps.iter().any(is_bounded) {
        sentences.push(bound(operation));
    }
    sentences
}

/// The error bound of functions that are not always correctly rounded.
fn bound(operation: &Operation) -> String {
    let of_complex = |element: &ElementType| matches!(element, ElementType::Complex(_));
    match operation.elements.iter().chain([&operation.result]).any(of_complex) {
        true => "functions of complex numbers are formulas in f64: parts of f32 are rounded from there, parts of \
                 f64 are within 8 ULP (section 4)"
            .into(),
        false => {
            "functions of f64 are within 1 ULP, not always correctly rounded (section 4)".into()
        }
    }
}

fn of_step(step: &AccountStep) -> Vec<String> {
    match &step.reason {
        Reason::Rule { rule, section } => vec![format!("{rule} (section {section})")],
        Reason::Rounded(rounding) => of_rounding(rounding),
    }
}

fn of_rounding(step: &Rounding) -> Vec<String> {
    let format = step.format;
    let mut sentences: Vec<String> = step.note.map(String::from).into_iter().collect();
    sentences.push(match step.rounded.cause {
        Cause::Exact => match format.is_zero(step.rounded.code) {
            true => zero_rule(step),
            false => format!("it is a value of {}: nothing is rounded", format.name),
        },
        Cause::Nearest => nearest(step),
        Cause::Tie => tie(step),
        Cause::Overflow => overflow(step),
        Cause::Largest => format!(
            "it is beyond the largest finite value, {}, but {} {}, from where on it would round to more: \
             the largest (section 2)",
            float_text(format, step.rounded.code),
            match format.threshold_overflows_of(step.exact.is_negative()) {
                true => "less than",
                false => "not more than",
            },
            format.overflow_threshold_of(step.exact.is_negative()),
        ),
        Cause::Smallest => format!(
            "it is below the smallest value of {}, which has no zero: the smallest (section 2)",
            format.name
        ),
        Cause::Infinity => format!("it is infinite: {}", beyond(format)),
        Cause::Nan => nan_rule(format, step.keeps_sign),
        Cause::Negative => {
            format!("{} has no sign: negative numbers are NaN, or what that becomes (section 2)", format.name)
        }
        Cause::MissingZero => format!("{} has no zero: NaN (section 2)", format.name),
    });
    if format.is_subnormal(step.rounded.code) {
        sentences.push("the result is subnormal, and kept (section 2)".into());
    }
    sentences
}

fn zero_rule(step: &Rounding) -> String {
    match step.exact.is_negative() && !step.format.is_negative(step.rounded.code) {
        true => format!("{} has no -0: zero is +0 (section 2)", step.format.name),
        false => "zero keeps its sign".into(),
    }
}

fn nan_rule(format: &FloatFormat, is_convert: bool) -> String {
    match (format.has_nan(), is_convert) {
        (false, _) => format!(
            "{} has no NaN: it becomes {} (section 2)",
            format.name,
            float_text(format, format.encoded_nan())
        ),
        (true, true) => {
            "a NaN keeps its sign, where NaNs have one, and loses its payload (section 1)".into()
        }
        (true, false) => {
            "the canonical NaN of the type, whatever sign and payload came in (section 1)".into()
        }
    }
}

fn nearest(step: &Rounding) -> String {
    let (format, code) = (step.format, step.rounded.code);
    let lost_sign = step.exact.is_negative() && !format.is_negative(code);
    match format.is_zero(code) && lost_sign {
        true => format!("zero is nearer, and {} has no -0 (section 2)", format.name),
        false => {
            let taken = float_text(format, code);
            format!("{taken} is nearer (round to nearest, section 2)")
        }
    }
}

fn tie(step: &Rounding) -> String {
    let format = step.format;
    let taken = format!(
        "{} ({})",
        float_text(format, step.rounded.code),
        hex(&ElementType::Float(format), step.rounded.code.into())
    );
    let to_even = format!("a tie: it goes to the even code, {taken} (section 2)");
    let away = format!("a tie: it goes away from zero, to {taken} (section 21)");
    match (format.table, format.ties_go_up()) {
        (Some(table), _) if table.ties == Ties::Away || step.rounded.code % 2 == 1 => away,
        (None, true) => {
            format!("a tie: without mantissa bits it goes up, to {taken} (section 2)")
        }
        _ => to_even,
    }
}

fn overflow(step: &Rounding) -> String {
    let (format, negative) = (step.format, step.exact.is_negative());
    let threshold = format.overflow_threshold_of(negative);
    let is_tie = step.exact.rational().is_some_and(|number| number == threshold);
    let where_to = match is_tie {
        true if format.table.is_some() => {
            "exactly at the overflow threshold, a tie that goes beyond"
        }
        true => {
            "exactly at the overflow threshold, a tie that goes to the even code, which is beyond"
        }
        false => "beyond the overflow threshold, half a step above the largest finite value",
    };
    format!("it is {where_to} ({threshold}): {}", beyond(format))
}

fn beyond(format: &FloatFormat) -> String {
    let name = format.name;
    match (format.has_infinity(), format.has_nan()) {
        (true, _) => format!("{name} has infinity (section 2)"),
        (false, true) => format!("{name} has no infinity, and gives NaN (section 2)"),
        (false, false) => {
            format!(
                "{name} has neither infinity nor NaN, and gives the largest finite value (section 2)"
            )
        }
    }
}

/// Why a policy gives another code than the standard one.
pub fn policy(account: &Account, operation: &Operation, given: u128) -> String {
    let only = account.only().and_then(AccountStep::as_rounding);
    let (Some(step), Some(format)) = (only, result_format(operation)) else {
        return "its steps round otherwise".into();
    };
    let code = given as u64;
    let becomes = match (format.is_nan(code), format.is_infinite(code)) {
        (true, _) => "NaN",
        (_, true) => "infinity",
        _ if format.is_zero(code) => "zero",
        _ if [true, false].map(|side| format.largest_finite(side)).contains(&code) => {
            "the largest finite value"
        }
        _ => "a number",
    };
    match step.rounded.cause {
        Cause::Overflow => format!("overflow becomes {becomes}"),
        Cause::Infinity => format!("infinity becomes {becomes}"),
        Cause::Nan if becomes == "NaN" => "another code of NaN".into(),
        Cause::Nan => format!("NaN becomes {becomes}"),
        Cause::Negative => format!("the sign is not refused: {becomes}"),
        Cause::MissingZero => "zero becomes the smallest value".into(),
        Cause::Largest => format!("beyond the largest finite value: {becomes}"),
        _ => match step.rounded.neighbours {
            Some(place) if place.exact().is_none() && place.below == Some(code) => {
                "the value below is taken".into()
            }
            Some(place) if place.exact().is_none() && place.above == Some(code) => {
                "the value above is taken".into()
            }
            _ if becomes == "zero" => "subnormal results become zero".into(),
            _ => format!("rounded otherwise: {becomes}"),
        },
    }
}
