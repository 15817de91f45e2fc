//! Codes as text.

use crate::numeric::{ElementType, IntegerType, Number};

/// The integer type that holds the values of an element type that is not a float type.
pub fn integer_type(element: &ElementType) -> IntegerType {
    match element {
        ElementType::Integer(integer) => *integer,
        ElementType::Boolean => IntegerType { width: 1, signed: false },
        _ => IntegerType { width: 64, signed: true },
    }
}

/// The value of a code as text; a float is the shortest decimal that rounds to it.
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
