//! Values as the command line spells them, and codes as text.

use crate::numeric::{ElementType, Exact, FloatFormat, IntegerType, Number, Rational};

/// The minus sign of typography, which no flag begins with.
pub const MINUS: char = '\u{2212}';

/// A value of the command line.
#[derive(Debug, Clone, PartialEq)]
pub struct Spelled {
    /// As it was written.
    pub text: String,
    /// Its code in the source type.
    pub code: u64,
    /// What happened on the way, if anything did.
    pub note: Option<String>,
}

impl Spelled {
    /// Reads a decimal, a hexadecimal float, a code (`0x7E`), `inf`, `nan`, `true`. Numbers are rounded
    /// to float types once, as `convert` does. The error says what is possible.
    pub fn parse(element: &ElementType, spelled: &str) -> Result<Spelled, String> {
        let text = spelled.trim().replace(MINUS, "-");
        let found = match element {
            ElementType::Float(format) => float(format, &text),
            _ => integer(element, &text).map(|code| (code, None)),
        };
        let (code, note) = found.ok_or_else(|| refusal(element, &text))?;
        Ok(Spelled { text, code, note })
    }
}

fn refusal(element: &ElementType, text: &str) -> String {
    let possible = match element {
        ElementType::Boolean => "true or false".to_string(),
        ElementType::Float(format) => format!(
            "a decimal (-0.1), a hexadecimal float (0x1.8p3), a code of {} bits (0x7E), inf, nan",
            format.width
        ),
        _ => {
            let (low, high) = integer_type(element).range();
            format!("an integer from {low} to {high}, or a code (0x7E)")
        }
    };
    format!("`{text}` is no value of {element}, which is {possible}")
}

/// The integer type that holds the values of an element type that is not a float type.
pub fn integer_type(element: &ElementType) -> IntegerType {
    match element {
        ElementType::Integer(integer) => *integer,
        ElementType::Boolean => IntegerType { width: 1, signed: false },
        _ => IntegerType { width: 64, signed: true },
    }
}

/// The digits of a code (`0x7E`), which has neither a point nor an exponent.
fn code_digits(text: &str) -> Option<&str> {
    let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"))?;
    let is_code = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    is_code.then_some(digits)
}

fn float(format: &FloatFormat, text: &str) -> Option<(u64, Option<String>)> {
    if let Some(digits) = code_digits(text) {
        return Some((format.parse_hex(digits).ok()?, None));
    }
    let (negative, word) = match text.strip_prefix('-') {
        Some(word) => (true, word),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let exact = match word.to_ascii_lowercase().as_str() {
        "inf" | "infinity" => Exact::Infinity { negative },
        "nan" => Exact::Nan { negative },
        _ => Exact::signed(Rational::parse(text)?, negative),
    };
    let code = exact.rounded(format, true).code;
    let there = Exact::of_code(format, code);
    let is_same = match (&exact, &there) {
        (Exact::Nan { .. }, Exact::Nan { .. }) | (Exact::Zero { .. }, Exact::Zero { .. }) => true,
        _ => there == exact,
    };
    let note = format!("{text} is no value of {}: this is what it becomes there", format.name);
    Some((code, (!is_same).then_some(note)))
}

fn integer(element: &ElementType, text: &str) -> Option<u64> {
    let integer = integer_type(element);
    let mask = u64::MAX >> (64 - integer.width);
    if let Some(digits) = code_digits(text) {
        return u64::from_str_radix(digits, 16).ok().filter(|code| code & !mask == 0);
    }
    let number = match (element, text) {
        (ElementType::Boolean, "true") => 1,
        (ElementType::Boolean, "false") => 0,
        _ => text.parse::<i128>().ok()?,
    };
    let (low, high) = integer.range();
    (low..=high).contains(&number).then_some(number as u64 & mask)
}

/// A code in hexadecimal, with all its digits.
pub fn hexadecimal(element: &ElementType, code: u64) -> String {
    format!("0x{code:0width$X}", width = element.bits().div_ceil(4) as usize)
}

/// The value of a code: of a float the shortest decimal that stands for it.
pub fn shown(element: &ElementType, code: u64) -> String {
    match element {
        ElementType::Float(format) => {
            let value = format.shown(code);
            let is_far = value != 0.0 && !(1e-5..1e16).contains(&value.abs());
            match value {
                _ if value.is_nan() => {
                    let sign = if Number::of_code(element, code).is_negative() { "-" } else { "" };
                    format!("{sign}nan")
                }
                _ if value.is_finite() && is_far => format!("{value:e}"),
                _ => format!("{value}"),
            }
        }
        ElementType::Boolean => (code != 0).to_string(),
        _ => integer_value(element, code).to_string(),
    }
}

/// The value of an integer's code.
pub fn integer_value(element: &ElementType, code: u64) -> i128 {
    let integer = integer_type(element);
    let unused = 64 - integer.width;
    match integer.signed {
        true => ((code << unused) as i64 >> unused).into(),
        false => code.into(),
    }
}
