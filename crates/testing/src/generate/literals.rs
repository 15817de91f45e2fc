//! How codes are written in a program.

use super::draft::list;
use crate::numeric::{ConvertPolicy, ElementType, FloatFormat};

/// The elements of a literal `dense<…>`, row-major codes in nested lists: floats by the digits of their codes, so that
/// every reader has the same bits.
pub fn literal(element: &ElementType, shape: &[usize], codes: &[u128]) -> String {
    if codes.is_empty() {
        return String::new();
    }
    match (shape, codes) {
        (_, [first, rest @ ..]) if rest.iter().all(|code| code == first) => one(element, *first),
        ([], _) => one(element, codes[0]),
        ([_], _) => format!("[{}]", list(codes.iter().map(|&code| one(element, code)))),
        ([count, inner @ ..], _) => {
            let rows = codes.chunks(codes.len() / count);
            format!("[{}]", list(rows.map(|row| nested(element, inner, row))))
        }
    }
}

/// The elements of a part of a literal, which is not a splat.
fn nested(element: &ElementType, shape: &[usize], codes: &[u128]) -> String {
    match shape {
        [] => one(element, codes[0]),
        [count, inner @ ..] => {
            let rows = codes.chunks((codes.len() / count).max(1));
            format!("[{}]", list(rows.map(|row| nested(element, inner, row))))
        }
    }
}

fn one(element: &ElementType, code: u128) -> String {
    match element {
        ElementType::Boolean => (code & 1 != 0).to_string(),
        ElementType::Float(format) => hexadecimal(format, code as u64),
        ElementType::Complex(part) => {
            let format = part.format();
            let parts = [code, code >> format.width].map(|code| code as u64 & format.code_mask());
            let [real, imaginary] = parts.map(|code| hexadecimal(format, code));
            format!("({real}, {imaginary})")
        }
        ElementType::Integer(integer) if !integer.signed => code.to_string(),
        _ => {
            let unused = 128 - element.bits();
            ((code << unused) as i128 >> unused).to_string()
        }
    }
}

fn hexadecimal(format: &FloatFormat, code: u64) -> String {
    let digits = (format.width as usize).div_ceil(4);
    format!("0x{code:0digits$X}")
}

/// The code of a whole number that the type has; floats have the nearest value.
pub fn code_of(element: &ElementType, number: i128) -> u128 {
    match element {
        ElementType::Float(format) => format.encode(ConvertPolicy::CONVERT, number as f64).into(),
        ElementType::Complex(part) => {
            part.format().encode(ConvertPolicy::CONVERT, number as f64).into()
        }
        ElementType::Boolean => (number & 1) as u128,
        _ => number as u128 & ((1 << element.bits()) - 1),
    }
}

/// The smallest and the largest code of a float format whose values are between two whole numbers.
pub fn codes_within(format: &FloatFormat, least: i128, most: i128) -> [u64; 2] {
    let largest = format.decode(format.max_finite);
    let mut high = match most as f64 >= largest {
        true => format.max_finite,
        false => format.encode(ConvertPolicy::CONVERT, most as f64),
    };
    // the nearest value may be beyond the range, of which the largest number may have more digits than the format
    let is_beyond = |code: u64| {
        let value = format.decode(code);
        value >= 2f64.powi(100) || value as i128 > most
    };
    while is_beyond(high) {
        high -= 1;
    }
    let low = match format.sign_bit() {
        0 => 0,
        sign if least as f64 <= -largest => format.max_finite | sign,
        _ => format.encode(ConvertPolicy::CONVERT, least as f64),
    };
    [low, high]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::names;

    #[test]
    fn the_largest_f32_in_i32_is_below_two_to_the_31() {
        let [low, high] = codes_within(&names::F32, i32::MIN.into(), i32::MAX.into());
        assert_eq!(f32::from_bits(low as u32), -2147483648.0);
        assert_eq!(f32::from_bits(high as u32), 2147483520.0);
        let [low, high] = codes_within(&names::F8E4M3FN, -128, 127);
        assert_eq!([low, high].map(|code| names::F8E4M3FN.decode(code)), [-128.0, 120.0]);
        // half a billion is far beyond what this format has
        let [low, high] = codes_within(&names::F8E4M3FN, i64::MIN.into(), i64::MAX.into());
        assert_eq!([low, high].map(|code| names::F8E4M3FN.decode(code)), [-448.0, 448.0]);
    }

    #[test]
    fn floats_are_written_by_their_codes() {
        let text = |element: &str, shape: &[usize], codes: &[u128]| {
            literal(&element.parse().expect("a type"), shape, codes)
        };
        assert_eq!(text("f32", &[], &[0x7FC0_0000]), "0x7FC00000");
        assert_eq!(text("f4E2M1FN", &[2, 1], &[1, 15]), "[[0x1], [0xF]]");
        assert_eq!(text("i4", &[2], &[15, 7]), "[-1, 7]");
        assert_eq!(text("ui4", &[2], &[15, 7]), "[15, 7]");
        assert_eq!(text("i1", &[2], &[0, 1]), "[false, true]");
        assert_eq!(text("f32", &[0, 3], &[]), "");
    }
}
