//! Why a result is what it is, in sentences.

use super::meaning::{Meaning, Operation, Step};
use super::operand::{float_text, hex};
use super::{result_format, steps};
use crate::numeric::{Cause, ElementType, Exact, FloatFormat};

/// The sentences for a meaning.
pub fn sentences(meaning: &Meaning, operation: &Operation) -> Vec<String> {
    let mut sentences: Vec<String> = match meaning {
        Meaning::Code { rule, .. } => {
            vec![format!("{rule} (section {})", rule_section(operation))]
        }
        Meaning::Rounded(step) => of_step(step, operation.name == "convert"),
        Meaning::Steps(steps) => {
            let name = &operation.name;
            let head =
                format!("{name} is {} steps, each rounded to the type (section 4)", steps.len());
            std::iter::once(head)
                .chain(steps.last().into_iter().flat_map(|it| of_step(it, false)))
                .collect()
        }
    };
    let is_f64 = matches!(operation.result, ElementType::Float(format) if format.is_f64());
    let is_real = steps(meaning).iter().any(|step| matches!(step.exact, Exact::Real(_)));
    if is_f64 && is_real {
        sentences.push(
            "functions of f64 are within 1 ULP, not always correctly rounded (section 4)".into(),
        );
    }
    sentences
}

/// The section of docs/numerics.md that has the rule of an op that does not round.
fn rule_section(operation: &Operation) -> u32 {
    match operation.name.as_str() {
        "convert" => 2,
        "select" | "bitcast_convert" | "abs" | "negate" | "real" | "conj" => 1,
        _ => 4,
    }
}

fn of_step(step: &Step, is_convert: bool) -> Vec<String> {
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
            float_text(format, format.max_finite),
            if format.threshold_overflows() { "less than" } else { "not more than" },
            format.overflow_threshold(),
        ),
        Cause::Smallest => format!(
            "it is below the smallest value of {}, which has no zero: the smallest (section 2)",
            format.name
        ),
        Cause::Infinity => format!("it is infinite: {}", beyond(format)),
        Cause::Nan => nan_rule(format, is_convert),
        Cause::Negative => {
            format!("{} has no sign: negative numbers are NaN, or what that becomes (section 2)", format.name)
        }
        Cause::MissingZero => format!("{} has no zero: NaN (section 2)", format.name),
    });
    let magnitude = step.rounded.code & format.magnitude_mask();
    if magnitude != 0 && magnitude < format.min_normal() && format.is_finite(step.rounded.code) {
        sentences.push("the result is subnormal, and kept (section 2)".into());
    }
    sentences
}

fn zero_rule(step: &Step) -> String {
    match step.exact.is_negative() && step.rounded.code == 0 {
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

fn nearest(step: &Step) -> String {
    let format = step.format;
    let taken = float_text(format, step.rounded.code);
    match step.rounded.code & format.magnitude_mask() {
        0 if step.exact.is_negative() && step.rounded.code == 0 => {
            format!("zero is nearer, and {} has no -0 (section 2)", format.name)
        }
        _ => format!("{taken} is nearer (round to nearest, section 2)"),
    }
}

fn tie(step: &Step) -> String {
    let format = step.format;
    let taken = format!(
        "{} ({})",
        float_text(format, step.rounded.code),
        hex(&ElementType::Float(format), step.rounded.code.into())
    );
    match format.mantissa_bits {
        0 => format!("a tie: without mantissa bits it goes up, to {taken} (section 2)"),
        _ => format!("a tie: it goes to the even code, {taken} (section 2)"),
    }
}

fn overflow(step: &Step) -> String {
    let format = step.format;
    let is_tie = step
        .exact
        .rational()
        .is_some_and(|number| number.magnitude() == format.overflow_threshold());
    let where_to = match is_tie {
        true => {
            "exactly at the overflow threshold, a tie that goes to the even code, which is beyond"
        }
        false => "beyond the overflow threshold, half a step above the largest finite value",
    };
    let threshold = format.overflow_threshold();
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
pub fn policy(meaning: &Meaning, operation: &Operation, given: u128) -> String {
    let (Meaning::Rounded(step), Some(format)) = (meaning, result_format(operation)) else {
        return "its steps round otherwise".into();
    };
    let code = given as u64;
    let becomes = match (format.is_nan(code), format.is_infinite(code)) {
        (true, _) => "NaN",
        (_, true) => "infinity",
        _ if format.is_zero(code) => "zero",
        _ if code & format.magnitude_mask() == format.max_finite => "the largest finite value",
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
        _ => match step.rounded.place {
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
