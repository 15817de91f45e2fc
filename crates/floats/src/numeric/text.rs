//! Floats as MLIR text: literals to codes and codes to text, with the bits and letters that MLIR gives.

use std::fmt;

use super::decimal::{Digits, digits};
use super::format::{FloatFormat, Zero};
use super::policy::ConvertPolicy;

/// The code of a literal, and the part of the literal that the type cannot represent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Literal {
    /// The code that MLIR gives the literal.
    pub code: u64,
    /// The loss, if the code is not the rounded literal.
    pub loss: Option<LiteralLoss>,
}

/// The part of a literal that a type cannot represent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LiteralLoss {
    /// The literal is beyond the largest finite value.
    #[error("the value is beyond the type's largest")]
    Overflow,
    /// The literal is zero, and the type has no zero.
    #[error("the type has no zero")]
    Zero,
    /// The literal is negative, and the type is unsigned.
    #[error("the type has no negative values")]
    Negative,
}

/// Why a hexadecimal literal is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum HexError {
    /// The literal has more significant bits than the type.
    #[error("hexadecimal float constant out of range for type")]
    OutOfRange,
    /// The literal has a character that is not a hexadecimal digit, or no digit at all.
    #[error("not a hexadecimal number")]
    NotHexadecimal,
}

impl FloatFormat {
    /// The code of a decimal literal such as `-1.5e3`, with the bits that MLIR gives: it is rounded to f64
    /// first, then to the type. The result is `None` if `text` is not a number.
    ///
    /// MLIR's conversion differs from `convert` in two places: in types without infinity and NaN, a literal
    /// beyond even f64's range becomes zero, and in f8E8M0FNU zero becomes the smallest value and a minus
    /// sign is ORed into the top bit.
    pub fn parse_decimal(&self, text: &str) -> Option<Literal> {
        let value: f64 = text.parse().ok()?;
        Some(self.literal(value))
    }

    /// The code that the digits of a hexadecimal literal give, which are its bits. The digits come after
    /// `0x`.
    ///
    /// # Errors
    ///
    /// [`HexError`] if a character is not a digit, or the digits have more bits than the format.
    pub fn parse_hex(&self, digits: &str) -> Result<u64, HexError> {
        let significant = digits.trim_start_matches('0');
        if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(HexError::NotHexadecimal);
        }
        let bits = match significant.len() {
            0 => 0,
            1..=16 => u64::from_str_radix(significant, 16).map_err(|_| HexError::NotHexadecimal)?,
            _ => return Err(HexError::OutOfRange),
        };
        if bits & !self.code_mask() == 0 { Ok(bits) } else { Err(HexError::OutOfRange) }
    }

    /// The code that MLIR gives to a literal whose value is this f64.
    pub fn literal(&self, value: f64) -> Literal {
        let is_scale = self.zero == Zero::None && !self.signed && self.mantissa_bits == 0;
        if is_scale && self.table.is_none() {
            return self.zeroless_literal(value);
        }
        let code = self.encode(ConvertPolicy::CONVERT, value);
        if !self.signed && value < 0.0 {
            return Literal { code, loss: Some(LiteralLoss::Negative) };
        }
        if self.zero == Zero::None && value == 0.0 {
            return Literal { code, loss: Some(LiteralLoss::Zero) };
        }
        if self.table.is_some() {
            return Literal { code, loss: self.table_loss(code, value) };
        }
        if value.is_infinite() && !self.has_nan() && !self.has_infinity() {
            let code = self.encode(ConvertPolicy::CONVERT, 0f64.copysign(value));
            return Literal { code, loss: Some(LiteralLoss::Overflow) };
        }
        Literal { code, loss: self.overflow_loss(code, value) }
    }

    /// The code of a literal in a type without zero and sign (f8E8M0FNU), with the faults of MLIR's
    /// conversion.
    fn zeroless_literal(&self, value: f64) -> Literal {
        let half_of_least = self.decode(0) / 2.0;
        if value.abs() <= half_of_least {
            let loss = match value {
                0.0 => Some(LiteralLoss::Zero),
                _ if value < 0.0 => Some(LiteralLoss::Negative),
                _ => None,
            };
            return Literal { code: 0, loss };
        }
        let code = self.encode(ConvertPolicy::CONVERT, value.abs());
        if value < 0.0 {
            let top_bit = 1 << (self.width - 1);
            return Literal { code: code | top_bit, loss: Some(LiteralLoss::Negative) };
        }
        Literal { code, loss: self.overflow_loss(code, value) }
    }

    /// The loss of a literal in a table, which is overflow if the literal is beyond the ends and the table
    /// has no infinity for it.
    fn table_loss(&self, code: u64, value: f64) -> Option<LiteralLoss> {
        let lacks_infinity = value.is_infinite() && self.decode(code) != value;
        let is_beyond = value.is_finite() && self.table.is_some_and(|table| table.overflows(value))
            || lacks_infinity;
        (is_beyond || !value.is_nan() && !self.is_finite(code)).then_some(LiteralLoss::Overflow)
    }

    fn overflow_loss(&self, code: u64, value: f64) -> Option<LiteralLoss> {
        let max = self.max_value();
        let half_step = (max - self.decode(self.max_finite.saturating_sub(1))) / 2.0;
        let saturates = !self.has_nan() && !self.has_infinity() && value.abs() >= max + half_step;
        (saturates || !self.is_finite(code)).then_some(LiteralLoss::Overflow)
    }

    /// The largest finite value.
    pub fn max_value(&self) -> f64 {
        self.decode(self.max_finite)
    }

    /// The text that MLIR prints for a code: decimal if that reads back as the same code, and hexadecimal
    /// (`0x7F`) for infinities, NaNs and codes without such a decimal.
    pub fn mlir_text(&self, code: u64) -> String {
        let mut text = String::new();
        // writing to a String cannot fail
        let _ = self.write_mlir(code, &mut text);
        text
    }

    /// Writes the text of [`FloatFormat::mlir_text`].
    ///
    /// # Errors
    ///
    /// The error of `out`. A `String`, which takes all text, gives none.
    pub fn write_mlir(&self, code: u64, out: &mut impl fmt::Write) -> fmt::Result {
        if self.is_finite(code) {
            let scientific = self.scientific(code);
            if self.reads_back(&scientific, code) {
                return out.write_str(&scientific);
            }
            let text = self.in_full_precision(code);
            if text.contains('.') {
                return out.write_str(&text);
            }
        }
        write!(out, "0x{code:X}")
    }

    /// The value as `d.dddddde+dd`: six digits after the point, and a zero.
    fn scientific(&self, code: u64) -> String {
        const DIGITS: u32 = 6;
        let sign = self.sign_text(code);
        let Some(Digits { digits, exponent }) = self.digits(code, DIGITS) else {
            return format!("{sign}0.000000e+00");
        };
        let (first, rest) = ascii(&digits).split_at(1);
        let exponent = exponent + rest.len() as i32;
        let exponent_sign = if exponent < 0 { '-' } else { '+' };
        format!("{sign}{first}.{rest:0<6}e{exponent_sign}{:02}", exponent.abs())
    }

    /// The value in as many digits as tell the type's values apart, with an exponent `E` if it is far from 1.
    fn in_full_precision(&self, code: u64) -> String {
        const MAX_PADDING: i32 = 3;
        let precision = 2 + self.precision() * 59 / 196;
        let sign = self.sign_text(code);
        let Some(Digits { digits, exponent }) = self.digits(code, precision) else {
            return format!("{sign}0");
        };
        let count = digits.len() as i32;
        let leading = exponent + count - 1;
        let digits = ascii(&digits);
        let is_far = match exponent {
            0.. => exponent > MAX_PADDING || count + exponent > precision as i32,
            _ => leading < -MAX_PADDING,
        };
        if is_far {
            let (first, rest) = digits.split_at(1);
            let rest = if rest.is_empty() { "0" } else { rest };
            let exponent_sign = if leading < 0 { '-' } else { '+' };
            return format!("{sign}{first}.{rest}E{exponent_sign}{}", leading.abs());
        }
        match (exponent, leading) {
            (0.., _) => format!("{sign}{digits}{:0<1$}", "", exponent as usize),
            (_, 0..) => {
                let (whole, fraction) = digits.split_at(leading as usize + 1);
                format!("{sign}{whole}.{fraction}")
            }
            _ => format!("{sign}0.{:0<1$}{digits}", "", (-leading - 1) as usize),
        }
    }

    fn sign_text(&self, code: u64) -> &'static str {
        if self.decode(code).is_sign_negative() { "-" } else { "" }
    }

    /// The digits of a finite code, or `None` for zero.
    fn digits(&self, code: u64, precision: u32) -> Option<Digits> {
        let bits = self.decode(code).abs().to_bits();
        let (field, mantissa) = ((bits >> 52) as i32, bits & ((1 << 52) - 1));
        match (field, mantissa) {
            (0, 0) => None,
            (0, _) => Some(digits(mantissa, -1074, precision)),
            _ => Some(digits(mantissa | 1 << 52, field - 1075, precision)),
        }
    }

    /// Whether rounding a decimal directly to the type gives the code.
    fn reads_back(&self, text: &str, code: u64) -> bool {
        if self.is_f32() {
            return text.parse() == Ok(f32::from_bits(code as u32));
        }
        text.parse().is_ok_and(|value: f64| self.encode(ConvertPolicy::CONVERT, value) == code)
    }

    /// An f64 whose shortest decimal stands for the code. For types of up to 16 bits it is the value itself
    /// (144 and not 140, though that reads back as the same f8E4M3). For wider types it is the shortest
    /// decimal that reads back as the code (0.1 for the f32 nearest to a tenth). Infinities and NaN stay what
    /// they are.
    pub fn shown(&self, code: u64) -> f64 {
        let value = self.decode(code);
        if !self.is_finite(code) || self.is_f64() || value == 0.0 || self.width <= 16 {
            return value;
        }
        let shorter = (0..17).find_map(|digits| {
            let text = format!("{value:.digits$e}");
            self.reads_back(&text, code).then(|| text.parse().ok()).flatten()
        });
        shorter.unwrap_or(value)
    }
}

fn ascii(digits: &[u8]) -> &str {
    std::str::from_utf8(digits).unwrap_or_default()
}

#[cfg(test)]
#[path = "text_tests.rs"]
mod tests;
