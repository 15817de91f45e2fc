//! One number of a literal to its code, with MLIR's bits.

use crate::numeric::{ComplexPart, ElementType, FloatFormat, IntegerType, LiteralLoss, names};

/// How the numbers of an element type are read.
pub(super) enum Scalar {
    Boolean,
    Integer(IntegerType),
    F32,
    F64,
    Float(&'static FloatFormat),
    Complex(ComplexPart),
}

const INDEX: IntegerType = IntegerType { width: 64, signed: true };

impl Scalar {
    /// How the elements of a type are read; those of a quantized type are its codes.
    pub fn new(element: &ElementType) -> Scalar {
        match element {
            ElementType::Boolean => Scalar::Boolean,
            ElementType::Integer(integer) => Scalar::Integer(*integer),
            ElementType::Index => Scalar::Integer(INDEX),
            ElementType::Float(format) if format.is_f32() => Scalar::F32,
            ElementType::Float(format) if format.is_f64() => Scalar::F64,
            ElementType::Float(format) => Scalar::Float(format),
            ElementType::Complex(part) => Scalar::Complex(*part),
            ElementType::Quantized(quantized) => Scalar::Integer(quantized.storage),
        }
    }

    /// Whether an element is a pair of numbers.
    pub fn is_complex(&self) -> bool {
        matches!(self, Scalar::Complex(_))
    }

    /// The bits of one number.
    pub fn bits(&self) -> u32 {
        match self {
            Scalar::Boolean => 1,
            Scalar::Integer(integer) => integer.width,
            Scalar::F32 | Scalar::Complex(ComplexPart::F32) => 32,
            Scalar::F64 | Scalar::Complex(ComplexPart::F64) => 64,
            Scalar::Float(format) => format.width,
        }
    }

    /// The code of a number's text, and what the type could not hold of it.
    pub fn code(&self, text: &str) -> Result<(u64, Option<LiteralLoss>), String> {
        match self {
            Scalar::Boolean => Ok((boolean(text)?, None)),
            Scalar::Integer(integer) => Ok((integer_code(text, *integer)?, None)),
            _ => self.float_code(text),
        }
    }

    fn float_code(&self, text: &str) -> Result<(u64, Option<LiteralLoss>), String> {
        if let Some(digits) = text.strip_prefix("0x") {
            return Ok((self.float_bits(digits)?, None));
        }
        let value = decimal(text).map_err(|message| message + &self.hint(text))?;
        Ok(match self {
            Scalar::F32 | Scalar::Complex(ComplexPart::F32) => {
                let rounded = value as f32;
                let loss = rounded.is_infinite().then_some(LiteralLoss::Overflow);
                (u64::from(rounded.to_bits()), loss)
            }
            Scalar::Float(format) => {
                let literal = format.literal(value);
                (literal.code, literal.loss)
            }
            _ => {
                let loss = value.is_infinite().then_some(LiteralLoss::Overflow);
                (value.to_bits(), loss)
            }
        })
    }

    /// How a text that is not a float literal would be written as one.
    fn hint(&self, text: &str) -> String {
        let format = match self {
            Scalar::Float(format) => format,
            _ if self.bits() == 32 => &names::F32,
            _ => &names::F64,
        };
        let (negative, word) = match text.strip_prefix('-') {
            Some(word) => (true, word),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (what, code) = match word.to_ascii_lowercase().as_str() {
            "nan" | "qnan" | "snan" => ("NaN".to_string(), format.canonical_nan()),
            "inf" | "infinity" => {
                let sign = if negative { "minus " } else { "" };
                (format!("{sign}infinity"), format.code_of_infinity(negative))
            }
            "..." => {
                return ": the elements were left out when this was printed, print it again with \
                        large constants"
                    .to_string();
            }
            digits if digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.is_empty() => {
                return format!(": write `{text}.0`");
            }
            _ => return String::new(),
        };
        let width = format.width.div_ceil(4) as usize;
        match code {
            Some(code) => format!(": {what} is written as its bits, 0x{code:0width$X}"),
            None => format!(": {} has no {what}", format.name),
        }
    }

    /// The code that hexadecimal digits spell.
    fn float_bits(&self, digits: &str) -> Result<u64, String> {
        let code = match self {
            Scalar::Float(format) => return format.parse_hex(digits).map_err(|e| e.to_string()),
            _ => hexadecimal(digits)?,
        };
        match u32::try_from(code) {
            Err(_) if self.bits() == 32 => {
                Err("hexadecimal float constant out of range for type".to_string())
            }
            _ => Ok(code),
        }
    }
}

fn boolean(text: &str) -> Result<u64, String> {
    match text {
        "true" | "1" | "-1" => Ok(1),
        "false" | "0" => Ok(0),
        _ => match magnitude(text) {
            Some(Ok((value @ (0 | 1), _))) => Ok(value),
            Some(_) => Err("integer constant out of range for type i1".to_string()),
            None => Err(format!("`{text}` is no truth value")),
        },
    }
}

/// The code of an integer: signless types take either reading of their bits.
fn integer_code(text: &str, integer: IntegerType) -> Result<u64, String> {
    let out_of_range = || format!("integer constant out of range for type {integer}");
    let mask = u64::MAX >> (64 - integer.width);
    let magnitude = magnitude(text).ok_or_else(|| no_integer(text))?;
    let (value, negative) = magnitude.map_err(|()| out_of_range())?;
    match (negative, integer.signed) {
        (true, false) => {
            Err("expected unsigned integer elements, but parsed negative value".to_string())
        }
        (true, true) if value <= 1 << (integer.width - 1) => Ok(value.wrapping_neg() & mask),
        (false, _) if value <= mask => Ok(value),
        _ => Err(out_of_range()),
    }
}

/// The magnitude of decimal or hexadecimal digits and whether a minus sign is before them;
/// `None` if they are not digits. More than 64 bits are an error.
fn magnitude(text: &str) -> Option<Result<(u64, bool), ()>> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(digits) if digits.is_empty() || !digits.bytes().all(|d| d.is_ascii_hexdigit()) => {
            return None;
        }
        Some(digits) => u64::from_str_radix(digits, 16).map_err(|_| ()),
        None => decimal_digits(digits)?,
    };
    Some(value.map(|value| (value, negative)))
}

fn no_integer(text: &str) -> String {
    match text {
        "true" | "false" => "expected integer elements, but parsed a truth value".to_string(),
        "..." => "`...` is no integer: the elements were left out when this was printed, print it \
                  again with large constants"
            .to_string(),
        _ => format!("`{text}` is no integer"),
    }
}

/// The value of decimal digits, or `None` if a byte is not a digit. More than 64 bits are an error.
fn decimal_digits(digits: &str) -> Option<Result<u64, ()>> {
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    if digits.len() < 20 {
        let value = digits.bytes().fold(0u64, |value, digit| value * 10 + u64::from(digit - b'0'));
        return Some(Ok(value));
    }
    Some(digits.parse().map_err(|_| ()))
}

fn hexadecimal(digits: &str) -> Result<u64, String> {
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Err("not a hexadecimal number".to_string());
    }
    u64::from_str_radix(digits, 16).map_err(|_| "hexadecimal constant out of range".to_string())
}

/// The f64 of a float literal: digits, a point, perhaps more digits and an exponent.
fn decimal(text: &str) -> Result<f64, String> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let whole = digits.bytes().take_while(u8::is_ascii_digit).count();
    if whole == 0 {
        return Err(match digits.strip_prefix("0x") {
            Some(_) => "a hexadecimal literal has no sign: it spells all bits".to_string(),
            None => format!("`{text}` is no float literal"),
        });
    }
    match digits.as_bytes().get(whole) {
        Some(b'.') => text.parse().map_err(|_| format!("`{text}` is no float literal")),
        Some(b'x') => Err("a hexadecimal literal has no sign: it spells all bits".to_string()),
        None => Err("unexpected decimal integer literal for a floating point value".to_string()),
        Some(_) => Err(format!("`{text}` is no float literal: it needs a point")),
    }
}
