//! Values as JSON, for other programs to read.
//!
//! A function's results are one object on one line:
//!
//! ```json
//! {"version":1,"function":"main","results":[
//!  {"type":"tensor<2xf16>","element_type":"f16","shape":[2],
//!   "values":[0.0999755859375,"NaN"],"bits":["0x2E66","0x7E00"]}]}
//! ```
//!
//! Elements are in row-major order. A float of up to 16 bits is its value, a wider one the shortest decimal
//! that reads back as its code, and NaN and infinities are strings; `bits` holds the codes of floats.
//! Integers are numbers, i1 is true or false, and a complex number is a pair of values and a pair of bits.
//! Codes of quantized types are integers. A token has only its `type`, a tuple its `type` and `parts`. A
//! result that the program names has a `name`. docs/json.md has the whole of what the command line prints.

use std::fmt::{self, Write};

use super::pieces_of_text::Pieces;
use crate::ir::Type;
use crate::ir::elements::integer_value;
use crate::numeric::{ComplexPart, ElementType, FloatFormat, names};
use crate::tensor::{Tensor, Value};

/// The version of the format that this module writes.
pub const VERSION: u32 = 1;

/// Writes a function's results as one object without its closing brace, so that more fields can follow; a
/// result that has a name among `names` says it.
///
/// # Errors
///
/// An error of `out`: one that takes all text, such as a `String`, gives none.
pub fn write_open(
    function: &str,
    results: &[Value],
    names: &[Option<String>],
    out: &mut dyn Write,
) -> fmt::Result {
    Pieces::of(out, |out| write_results(function, results, names, out))
}

fn write_results(
    function: &str,
    results: &[Value],
    names: &[Option<String>],
    out: &mut Pieces<'_>,
) -> fmt::Result {
    write!(out, "{{\"version\":{VERSION},\"function\":{},\"results\":[", quoted(function))?;
    let names = names.iter().map(Option::as_deref).chain(std::iter::repeat(None));
    write_separated(results.iter().zip(names), out, |(value, name), out| {
        write_named_value(value, name, out)
    })?;
    out.write_char(']')
}

/// The fields `value` and `bits` (for floats) of one element.
pub fn element_fields(
    element: &ElementType,
    code: u128,
) -> serde_json::Map<String, serde_json::Value> {
    let scalar = Tensor::from_wide_codes(element.clone(), &[], [code]);
    let object: serde_json::Value =
        serde_json::from_str(&value_text(&scalar.into())).unwrap_or_default();
    let first = |list: &str| object[list].get(0).cloned();
    let fields = [("value", first("values")), ("bits", first("bits"))];
    fields.into_iter().filter_map(|(name, value)| Some((name.to_string(), value?))).collect()
}

/// A value of a type as the number that is written for it: of f32 the number of the shortest decimal that reads back as the
/// value, as in [`element_fields`].
pub fn shortest(element: &ElementType, value: f64) -> f64 {
    let is_f32 = element.float_format().is_some_and(FloatFormat::is_f32);
    let narrow = value as f32;
    match is_f32 && f64::from(narrow) == value {
        true => format!("{narrow:?}").parse().unwrap_or(value),
        false => value,
    }
}

/// Writes one value: an entry of `results`.
///
/// # Errors
///
/// An error of `out`: one that takes all text, such as a `String`, gives none.
pub fn write_value(value: &Value, out: &mut dyn Write) -> fmt::Result {
    Pieces::of(out, |out| write_named_value(value, None, out))
}

/// The text of one value: an entry of `results`.
pub fn value_text(value: &Value) -> String {
    let mut text = String::new();
    // writing to a String cannot fail
    let _ = write_value(value, &mut text);
    text
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

fn write_separated<T>(
    items: impl IntoIterator<Item = T>,
    out: &mut Pieces<'_>,
    mut write_item: impl FnMut(T, &mut Pieces<'_>) -> fmt::Result,
) -> fmt::Result {
    for (index, item) in items.into_iter().enumerate() {
        if index > 0 {
            out.write_char(',')?;
        }
        write_item(item, out)?;
    }
    Ok(())
}

fn write_named_value(value: &Value, name: Option<&str>, out: &mut Pieces<'_>) -> fmt::Result {
    write!(out, "{{\"type\":{}", quoted(&Type::of(value).to_string()))?;
    match value {
        Value::Tensor(tensor) => write_tensor(tensor, out)?,
        Value::Token => {}
        Value::Tuple(parts) => {
            out.write_str(",\"parts\":[")?;
            write_separated(parts, out, |part, out| write_named_value(part, None, out))?;
            out.write_char(']')?;
        }
    }
    if let Some(name) = name {
        write!(out, ",\"name\":{}", quoted(name))?;
    }
    out.write_char('}')
}

fn write_tensor(tensor: &Tensor, out: &mut Pieces<'_>) -> fmt::Result {
    let element = tensor.element();
    let codes = || (0..tensor.len()).map(|index| tensor.code(index));
    write!(out, ",\"element_type\":{},\"shape\":[", quoted(&element.to_string()))?;
    write_separated(tensor.shape(), out, |size, out| write!(out, "{size}"))?;
    out.write_str("],\"values\":[")?;
    match element {
        ElementType::Boolean => {
            write_separated(codes(), out, |code, out| write!(out, "{}", code != 0))?;
        }
        ElementType::Integer(integer) => {
            write_separated(codes(), out, |code, out| write_integer(*integer, code, out))?;
        }
        ElementType::Quantized(quantized) => {
            write_separated(codes(), out, |code, out| write_integer(quantized.storage, code, out))?;
        }
        ElementType::Index => {
            write_separated(codes(), out, |code, out| write!(out, "{}", code as i64))?;
        }
        ElementType::Float(format) => {
            let table = text_table(format, tensor.len());
            write_separated(codes(), out, |code, out| match table.get(code as usize) {
                Some(text) => out.write_str(text),
                None => write_float(format, code as u64, out),
            })?;
            out.write_str("],\"bits\":[")?;
            write_separated(codes(), out, |code, out| write_bits(format, code as u64, out))?;
        }
        ElementType::Complex(part) => {
            let (format, width) = part_format(*part);
            let parts = |code: u128| [code & ((1 << width) - 1), code >> width];
            write_separated(codes(), out, |code, out| {
                write_pair(parts(code), out, |part, out| write_float(format, part as u64, out))
            })?;
            out.write_str("],\"bits\":[")?;
            write_separated(codes(), out, |code, out| {
                write_pair(parts(code), out, |part, out| write_bits(format, part as u64, out))
            })?;
        }
    }
    out.write_char(']')
}

fn part_format(part: ComplexPart) -> (&'static FloatFormat, u32) {
    match part {
        ComplexPart::F32 => (&names::F32, 32),
        ComplexPart::F64 => (&names::F64, 64),
    }
}

fn write_pair(
    parts: [u128; 2],
    out: &mut Pieces<'_>,
    write_part: impl FnMut(u128, &mut Pieces<'_>) -> fmt::Result,
) -> fmt::Result {
    out.write_char('[')?;
    write_separated(parts, out, write_part)?;
    out.write_char(']')
}

fn write_integer(
    integer: crate::numeric::IntegerType,
    code: u128,
    out: &mut Pieces<'_>,
) -> fmt::Result {
    write!(out, "{}", integer_value(integer, code))
}

/// The texts of all codes of a narrow type, when more elements than codes will be written.
fn text_table(format: &FloatFormat, count: usize) -> Vec<String> {
    if format.width > 16 || count <= 1 << format.width {
        return Vec::new();
    }
    let text = |code| {
        let mut text = String::new();
        // writing to a String cannot fail
        let _ = write_float(format, code, &mut text);
        text
    };
    (0..1 << format.width).map(text).collect()
}

fn write_float(format: &FloatFormat, code: u64, out: &mut impl Write) -> fmt::Result {
    if format.is_nan(code) {
        return out.write_str("\"NaN\"");
    }
    if format.is_infinite(code) {
        let sign = if format.is_negative(code) { "-" } else { "" };
        return write!(out, "\"{sign}Infinity\"");
    }
    if format.is_f32() {
        return write!(out, "{:?}", f32::from_bits(code as u32));
    }
    write!(out, "{:?}", format.shown(code))
}

fn write_bits(format: &FloatFormat, code: u64, out: &mut Pieces<'_>) -> fmt::Result {
    let digits = format.width.div_ceil(4) as usize;
    write!(out, "\"0x{code:0digits$X}\"")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::IntegerType;

    /// The object of a function's results.
    fn json_text(function: &str, results: &[Value]) -> String {
        let mut text = String::new();
        write_open(function, results, &[], &mut text).expect("a String takes all text");
        text + "}"
    }

    #[test]
    fn numbers_of_f32_have_the_shortest_decimals() {
        // a reader of JSON whose numbers are off by a place writes -5.595173500000001e-16 and 1.2934549999999998e-38
        for text in ["-5.5951735e-16", "1.293455e-38", "0.1"] {
            let value: f32 = text.parse().unwrap();
            let f32s: ElementType = "f32".parse().unwrap();
            let fields = element_fields(&f32s, value.to_bits().into());
            assert_eq!(fields["value"].to_string(), text);
            let number = serde_json::Value::from(shortest(&f32s, value.into()));
            assert_eq!(number.to_string(), text);
        }
        // as a value of f64 the same number has more digits
        assert_eq!(shortest(&"f64".parse().unwrap(), 0.1f32.into()), 0.10000000149011612);
    }

    fn parsed(values: &[Value]) -> serde_json::Value {
        serde_json::from_str(&json_text("a\"b", values)).expect("valid JSON")
    }

    fn float_tensor(name: &str, codes: &[u128]) -> Value {
        let element = ElementType::Float(FloatFormat::parse(name).unwrap());
        Tensor::from_wide_codes(element, &[codes.len()], codes.iter().copied()).into()
    }

    #[test]
    fn the_object_has_a_version_and_the_function() {
        let json = parsed(&[]);
        assert_eq!(json, serde_json::json!({"version": 1, "function": "a\"b", "results": []}));
    }

    #[test]
    fn floats_are_decimals_with_their_bits() {
        let json = parsed(&[float_tensor("f16", &[0x2E66, 0x7E00, 0xFC00, 0x8000])]);
        assert_eq!(
            json["results"][0],
            serde_json::json!({
                "type": "tensor<4xf16>", "element_type": "f16", "shape": [4],
                "values": [0.0999755859375, "NaN", "-Infinity", -0.0],
                "bits": ["0x2E66", "0x7E00", "0xFC00", "0x8000"],
            })
        );
        let tiny = json_text("f", &[float_tensor("f32", &[1]), float_tensor("f64", &[1])]);
        assert!(tiny.contains("[1e-45]") && tiny.contains("[5e-324]"), "{tiny}");
    }

    #[test]
    fn bits_are_as_wide_as_the_type() {
        let json = parsed(&[float_tensor("f6E2M3FN", &[0x1F]), float_tensor("f4E2M1FN", &[7])]);
        assert_eq!(json["results"][0]["bits"][0], "0x1F");
        assert_eq!(json["results"][1]["bits"][0], "0x7");
        assert_eq!(json["results"][1]["values"][0], 6.0);
    }

    #[test]
    fn a_table_writes_what_single_elements_write() {
        let codes: Vec<u128> = (0..300).map(|code| code % 256).collect();
        let many = parsed(&[float_tensor("f8E3M4", &codes)]);
        for code in 0..256 {
            let single = parsed(&[float_tensor("f8E3M4", &[code as u128])]);
            assert_eq!(many["results"][0]["values"][code], single["results"][0]["values"][0]);
        }
    }

    #[test]
    fn other_elements_are_numbers_truths_and_pairs() {
        let wide = ElementType::Integer(IntegerType { width: 64, signed: false });
        let code = u128::from(1.5f64.to_bits()) | u128::from(f64::INFINITY.to_bits()) << 64;
        let values = [
            Tensor::from_codes(wide, &[], vec![u64::MAX]).into(),
            Tensor::from_codes(ElementType::Boolean, &[2], vec![0u8, 1]).into(),
            Tensor::from_codes(ElementType::Complex(ComplexPart::F64), &[1], vec![code]).into(),
            Value::Tuple(vec![Value::Token]),
        ];
        let json = parsed(&values);
        assert_eq!(json["results"][0]["values"], serde_json::json!([u64::MAX]));
        assert_eq!(json["results"][1]["values"], serde_json::json!([false, true]));
        assert_eq!(json["results"][2]["values"], serde_json::json!([[1.5, "Infinity"]]));
        assert_eq!(
            json["results"][2]["bits"],
            serde_json::json!([["0x3FF8000000000000", "0x7FF0000000000000"]])
        );
        assert_eq!(
            json["results"][3],
            serde_json::json!({"type": "tuple<!stablehlo.token>", "parts": [{"type": "!stablehlo.token"}]})
        );
    }
}
