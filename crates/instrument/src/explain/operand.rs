//! Values as the command line spells them, and codes as text.

use crate::meaning::codes::{complex, integer};
use crate::numeric::{ComplexPart, ElementType, Exact, FloatFormat, IntegerType, Rational};

/// The minus sign of typography, which no flag begins with.
pub const MINUS: char = '\u{2212}';

/// An operand: what was spelled, and the code that it is.
#[derive(Debug, Clone, PartialEq)]
pub struct Operand {
    /// The spelling.
    pub spelled: String,
    /// The element type.
    pub element: ElementType,
    /// The code.
    pub code: u128,
    /// A note on the conversion of the spelling to the code, if it changed the value.
    pub note: Option<String>,
}

impl Operand {
    /// Reads a value of a type: a decimal (`-0.1`), a hexadecimal float (`0x1.8p3`), a code (`0x7E`),
    /// `inf`, `nan`, `-0`, `true`; a complex number (`(1,-2)`, `1-2i`); of a quantized type an integer, its
    /// code. Numbers are rounded once, as `convert` does.
    ///
    /// # Errors
    ///
    /// A sentence for the user that says which spellings the type has, if the text is none of them.
    pub fn parse(element: &ElementType, spelled: &str) -> Result<Operand, String> {
        let text = spelled.trim().replace(MINUS, "-");
        let (code, note) = match element {
            ElementType::Float(format) => float(format, &text),
            ElementType::Integer(integer) => integer_code(*integer, &text).map(|code| (code, None)),
            ElementType::Index => integer_code(IntegerType { width: 64, signed: true }, &text)
                .map(|code| (code, None)),
            ElementType::Boolean => match text.as_str() {
                "true" => Some((1, None)),
                "false" => Some((0, None)),
                _ => integer_code(IntegerType { width: 1, signed: false }, &text)
                    .map(|code| (code, None)),
            },
            ElementType::Complex(part) => complex_code(*part, &text),
            ElementType::Quantized(ty) => integer_code(ty.storage, &text).map(|code| (code, None)),
        }
        .ok_or_else(|| refusal(element, &text))?;
        Ok(Operand { spelled: text, element: element.clone(), code, note })
    }
}

fn refusal(element: &ElementType, text: &str) -> String {
    let spellings = match element {
        ElementType::Float(format) => format!(
            "a value is a decimal (-0.1), a hexadecimal float (0x1.8p3), a code of {} bits (0x7E), \
             inf, nan or -0",
            format.width
        ),
        ElementType::Boolean => "a value is true or false".into(),
        ElementType::Integer(integer) => {
            let (low, high) = integer.range();
            format!("a value is an integer from {low} to {high}, or a code (0x7E)")
        }
        ElementType::Quantized(ty) => {
            let (low, high) = ty.range();
            format!("a value is spelled by its code, an integer from {low} to {high}")
        }
        ElementType::Complex(_) => "a value is (1,-2), 1-2i, 2i, or a code of both parts".into(),
        ElementType::Index => "a value is an integer of 64 bits".into(),
    };
    format!("'{text}' is no {element}: {spellings}")
}

fn float(format: &FloatFormat, text: &str) -> Option<(u128, Option<String>)> {
    let is_code = |digits: &str| digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    if let Some(digits) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"))
        && is_code(digits)
    {
        return Some((format.parse_hex(digits).ok()?.into(), None));
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
    let is_same = match Exact::of_code(format, code) {
        // types without -0 have but one zero
        Exact::Zero { .. } => matches!(exact, Exact::Zero { .. }),
        Exact::Nan { .. } => exact.is_nan(),
        value => value == exact,
    };
    let held = format.value(code).map_or_else(|| float_text(format, code), |it| it.to_string());
    let note =
        (!is_same).then(|| format!("{text} is no value of {}; it becomes {held}", format.name));
    Some((code.into(), note))
}

/// A complex number, or the code of one. The note is that of the part that is rounded.
fn complex_code(part: ComplexPart, text: &str) -> Option<(u128, Option<String>)> {
    let bits = 2 * part.format().width;
    if let Some(digits) = text.strip_prefix("0x") {
        let code = u128::from_str_radix(digits, 16).ok()?;
        return (code <= u128::MAX >> (128 - bits)).then_some((code, None));
    }
    let pair = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    let (re, im) = match pair {
        Some(pair) => pair.split_once(',')?,
        None => parts_of_sum(text),
    };
    let [(re, re_note), (im, im_note)] =
        [float(part.format(), re.trim())?, float(part.format(), im.trim())?];
    Some((complex::from_parts(part, re as u64, im as u64), re_note.or(im_note)))
}

/// The parts of `1-2i`, `2i` or `1`.
fn parts_of_sum(text: &str) -> (&str, &str) {
    let Some(sum) = text.strip_suffix('i') else { return (text, "0") };
    let sign = sum.char_indices().rev().find(|&(at, letter)| {
        let after_exponent = sum[..at].ends_with(['e', 'E', 'p', 'P']);
        at > 0 && matches!(letter, '+' | '-') && !after_exponent
    });
    match (sign, sum) {
        (Some((at, _)), _) => match &sum[at..] {
            "+" => (&sum[..at], "1"),
            "-" => (&sum[..at], "-1"),
            im => (&sum[..at], im),
        },
        (None, "") => ("0", "1"),
        (None, "-") => ("0", "-1"),
        (None, im) => ("0", im),
    }
}

/// An integer that is a value of the type, or a code.
fn integer_code(integer: IntegerType, text: &str) -> Option<u128> {
    let mask = (1u128 << integer.width) - 1;
    if let Some(digits) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        return u128::from_str_radix(digits, 16).ok().filter(|&code| code <= mask);
    }
    let value: i128 = text.parse().ok()?;
    let (low, high) = integer.range();
    (low..=high).contains(&value).then_some(value as u128 & mask)
}

/// A code's value: all its digits if they are few, else enough of them to tell it from others.
pub fn value_text(element: &ElementType, code: u128) -> String {
    match element {
        ElementType::Float(format) => float_text(format, code as u64),
        ElementType::Boolean => if code == 0 { "false" } else { "true" }.into(),
        ElementType::Integer(ty) => integer::value(*ty, code).to_string(),
        ElementType::Index => (code as i64).to_string(),
        ElementType::Complex(part) => {
            let [re, im] = complex::parts(*part, code).map(|code| float_text(part.format(), code));
            format!("({re}, {im})")
        }
        ElementType::Quantized(ty) => integer::value(ty.storage, code).to_string(),
    }
}

/// The value of a float's code.
pub fn float_text(format: &FloatFormat, code: u64) -> String {
    const LONGEST: usize = 24;
    match Exact::of_code(format, code) {
        Exact::Nan { negative } => if negative { "-NaN" } else { "NaN" }.into(),
        Exact::Infinity { negative } => if negative { "-inf" } else { "inf" }.into(),
        _ => match format.exact_decimal(code) {
            Some(decimal) if decimal.len() <= LONGEST => decimal,
            _ => format!("{:?}", format.shown(code)),
        },
    }
}

/// A code in hexadecimal, with all its digits.
pub fn hex(element: &ElementType, code: u128) -> String {
    format!("0x{code:0digits$X}", digits = element.bits().div_ceil(4) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::names::{F8E4M3FN, F8E4M3FNUZ, F8E8M0FNU, F32};

    fn code(format: &'static FloatFormat, text: &str) -> u128 {
        Operand::parse(&ElementType::Float(format), text).unwrap().code
    }

    #[test]
    fn floats_are_read_in_every_spelling() {
        assert_eq!(code(&F8E4M3FN, "448"), 0x7E);
        assert_eq!(code(&F8E4M3FN, "0x7E"), 0x7E);
        assert_eq!(code(&F8E4M3FN, "-0x1.8p1"), 0xC4);
        assert_eq!(code(&F8E4M3FN, "-0"), 0x80);
        assert_eq!(code(&F8E4M3FN, "-nan"), 0xFF);
        assert_eq!(code(&F8E4M3FN, "\u{2212}1"), 0xB8);
        assert_eq!(code(&F32, "-inf"), 0xFF80_0000);
        assert_eq!(code(&F8E8M0FNU, "0x7f"), 0x7F);
    }

    #[test]
    fn what_a_type_does_not_have_is_noted() {
        let note = |format, text| Operand::parse(&ElementType::Float(format), text).unwrap().note;
        assert!(note(&F8E4M3FN, "-0.1").unwrap().ends_with("it becomes -0.1015625"));
        assert_eq!(note(&F8E4M3FN, "0.5"), None);
        assert_eq!(note(&F8E4M3FNUZ, "-0"), None);
        assert!(note(&F8E4M3FN, "inf").is_some());
        assert!(note(&F8E8M0FNU, "0").is_some());
    }

    #[test]
    fn complex_numbers_are_read_as_pairs_and_as_sums() {
        let element = ElementType::Complex(ComplexPart::F32);
        let parts = |text: &str| {
            let code = Operand::parse(&element, text).unwrap().code;
            complex::parts(ComplexPart::F32, code).map(|code| f32::from_bits(code as u32))
        };
        for text in ["(1.5,-2)", "(1.5, -2.0)", "1.5-2i", "0xC00000003FC00000", "15e-1-2e0i"] {
            assert_eq!(parts(text), [1.5, -2.0], "{text}");
        }
        assert_eq!((parts("i"), parts("-i"), parts("3")), ([0.0, 1.0], [0.0, -1.0], [3.0, 0.0]));
        assert_eq!((parts("2-i"), parts("2i")), ([2.0, -1.0], [0.0, 2.0]));
        assert!(Operand::parse(&element, "(1)").is_err() && Operand::parse(&element, "j").is_err());
    }

    #[test]
    fn what_is_no_value_is_refused() {
        let refused = |element: ElementType, text| Operand::parse(&element, text).is_err();
        for text in ["0x1FF", "abc", "1.2.3", "", "0x", "1e999999999"] {
            assert!(refused(ElementType::Float(&F8E4M3FN), text), "{text}");
        }
        let i8 = ElementType::Integer(IntegerType { width: 8, signed: true });
        assert!(refused(i8.clone(), "128"));
        assert!(refused(ElementType::Boolean, "2"));
        assert_eq!(Operand::parse(&i8, "-128").unwrap().code, 0x80);
    }
}
