//! Elements as MLIR text: one element, a nested list, a hexadecimal blob.

use std::fmt::{self, Write};

use super::{DenseElements, Dimension, TensorType};
use crate::numeric::{ComplexPart, ElementType, IntegerType, names};
use crate::tensor::Tensor;

/// Dense elements of more than this many, not all equal, are written as a blob.
const MAX_LISTED: usize = 100;

/// The texts of the elements of one type. Those of narrow floats are made once.
pub struct ElementText<'a> {
    element: &'a ElementType,
    /// The text of each code, of floats of up to 16 bits when there are many to write.
    table: Vec<Box<str>>,
    /// The text before, between and after the parts of a complex number.
    complex: [&'static str; 3],
}

impl<'a> ElementText<'a> {
    /// The text of elements as in `dense<...>`, where a complex number is `(re,im)`. A table is made if `count`, the number
    /// of elements to be written, makes it worth while.
    pub fn dense(element: &'a ElementType, count: usize) -> ElementText<'a> {
        let table = match element {
            ElementType::Float(format) if format.width <= 16 && count > 1 << format.width => {
                (0..1u64 << format.width).map(|code| format.mlir_text(code).into()).collect()
            }
            _ => Vec::new(),
        };
        ElementText { element, table, complex: ["(", ",", ")"] }
    }

    /// As the reference interpreter prints values: complex numbers are `[re, im]`.
    pub fn value(element: &'a ElementType, count: usize) -> ElementText<'a> {
        ElementText { complex: ["[", ", ", "]"], ..ElementText::dense(element, count) }
    }

    /// Writes the element of a code.
    ///
    /// # Errors
    ///
    /// An error of `out`: one that takes all text, such as a `String`, gives none.
    pub fn write(&self, code: u128, out: &mut impl Write) -> fmt::Result {
        match self.element {
            ElementType::Boolean => out.write_str(if code == 0 { "false" } else { "true" }),
            ElementType::Integer(integer) => write!(out, "{}", integer_value(*integer, code)),
            ElementType::Index => write!(out, "{}", code as i64),
            ElementType::Quantized(quantized) => {
                write!(out, "{}", integer_value(quantized.storage, code))
            }
            ElementType::Float(_) if !self.table.is_empty() => {
                out.write_str(&self.table[code as usize])
            }
            ElementType::Float(format) => format.write_mlir(code as u64, out),
            ElementType::Complex(part) => self.write_complex(*part, code, out),
        }
    }

    fn write_complex(&self, part: ComplexPart, code: u128, out: &mut impl Write) -> fmt::Result {
        let (format, width) = match part {
            ComplexPart::F32 => (&names::F32, 32),
            ComplexPart::F64 => (&names::F64, 64),
        };
        let [open, comma, close] = self.complex;
        out.write_str(open)?;
        format.write_mlir((code & ((1 << width) - 1)) as u64, out)?;
        out.write_str(comma)?;
        format.write_mlir((code >> width) as u64, out)?;
        out.write_str(close)
    }
}

/// The text of one element, as in `dense<...>`.
pub fn element_text(element: &ElementType, code: u128) -> String {
    let mut text = String::new();
    // writing to a String cannot fail
    let _ = ElementText::dense(element, 1).write(code, &mut text);
    text
}

/// The number that a code of an integer type stands for.
pub fn integer_value(integer: IntegerType, code: u128) -> i128 {
    let unused = 128 - integer.width;
    if integer.signed { ((code << unused) as i128) >> unused } else { code as i128 }
}

/// How many bytes an element has in a blob: sub-byte types have one, tf32 has three.
pub fn blob_bytes(element: &ElementType) -> usize {
    match element {
        ElementType::Float(format) => format.blob_bytes(),
        other => other.bits().div_ceil(8) as usize,
    }
}

impl DenseElements {
    /// Writes what stands between `dense<` and `>`.
    ///
    /// Equal elements are written once, none are nothing; more than a hundred are a blob.
    ///
    /// # Errors
    ///
    /// An error of `out`: one that takes all text, such as a `String`, gives none.
    pub fn write_literal(&self, out: &mut impl Write) -> fmt::Result {
        write_literal(&self.elements, &static_shape(&self.ty), self.splat, out)
    }
}

/// Writes what stands between `dense<` and `>` for a tensor.
///
/// # Errors
///
/// An error of `out`: one that takes all text, such as a `String`, gives none.
pub fn write_tensor_literal(tensor: &Tensor, out: &mut impl Write) -> fmt::Result {
    write_literal(tensor, tensor.shape(), false, out)
}

fn static_shape(ty: &TensorType) -> Vec<usize> {
    ty.shape.iter().map(|size| Dimension::size(*size).unwrap_or(0)).collect()
}

fn write_literal(
    elements: &Tensor,
    shape: &[usize],
    splat: bool,
    out: &mut impl Write,
) -> fmt::Result {
    let len: usize = shape.iter().product();
    if len == 0 {
        return Ok(());
    }
    let text = ElementText::dense(elements.element(), if splat { 1 } else { len });
    let first = elements.code(0);
    if splat || (1..len).all(|index| elements.code(index) == first) {
        return text.write(first, out);
    }
    if len > MAX_LISTED {
        return write_blob(elements, out);
    }
    write_list(&text, elements, shape, &mut 0, out)
}

/// Writes nested lists; `next` is the row-major index of the next element.
fn write_list(
    text: &ElementText<'_>,
    elements: &Tensor,
    shape: &[usize],
    next: &mut usize,
    out: &mut impl Write,
) -> fmt::Result {
    let Some((&size, inner)) = shape.split_first() else {
        *next += 1;
        return text.write(elements.code(*next - 1), out);
    };
    out.write_char('[')?;
    for index in 0..size {
        if index > 0 {
            out.write_str(", ")?;
        }
        write_list(text, elements, inner, next, out)?;
    }
    out.write_char(']')
}

/// Writes `"0x…"`: the little-endian bytes of all elements.
fn write_blob(elements: &Tensor, out: &mut impl Write) -> fmt::Result {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    let bytes = blob_bytes(elements.element());
    let mut digits = String::with_capacity(2 * bytes);
    out.write_str("\"0x")?;
    for index in 0..elements.len() {
        digits.clear();
        for byte in &elements.code(index).to_le_bytes()[..bytes] {
            digits.push(char::from(DIGITS[usize::from(byte >> 4)]));
            digits.push(char::from(DIGITS[usize::from(byte & 15)]));
        }
        out.write_str(&digits)?;
    }
    out.write_char('"')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::FloatFormat;

    fn literal(element: ElementType, shape: &[usize], codes: &[u128]) -> String {
        let tensor = Tensor::from_wide_codes(element, shape, codes.iter().copied());
        let mut text = String::new();
        write_tensor_literal(&tensor, &mut text).unwrap();
        text
    }

    fn integer(width: u32, signed: bool) -> ElementType {
        ElementType::Integer(IntegerType { width, signed })
    }

    #[test]
    fn integers_are_read_by_their_signedness() {
        assert_eq!(literal(integer(4, true), &[3], &[7, 8, 15]), "[7, -8, -1]");
        assert_eq!(literal(integer(4, false), &[3], &[7, 8, 15]), "[7, 8, 15]");
        assert_eq!(literal(integer(64, true), &[], &[u128::from(u64::MAX)]), "-1");
        assert_eq!(literal(integer(64, false), &[], &[u128::from(u64::MAX)]), u64::MAX.to_string());
        assert_eq!(literal(ElementType::Index, &[], &[u128::from(u64::MAX)]), "-1");
        assert_eq!(literal(ElementType::Boolean, &[2], &[0, 1]), "[false, true]");
    }

    #[test]
    fn complex_numbers_are_pairs() {
        let code = u128::from(1.5f32.to_bits()) | u128::from(f32::NAN.to_bits()) << 32;
        let complex = ElementType::Complex(ComplexPart::F32);
        assert_eq!(literal(complex.clone(), &[], &[code]), "(1.500000e+00,0x7FC00000)");
        let mut text = String::new();
        ElementText::value(&complex, 1).write(code, &mut text).unwrap();
        assert_eq!(text, "[1.500000e+00, 0x7FC00000]");
    }

    #[test]
    fn lists_nest_as_the_shape_says() {
        let nested = literal(integer(8, true), &[1, 2, 2], &[1, 2, 3, 4]);
        assert_eq!(nested, "[[[1, 2], [3, 4]]]");
    }

    #[test]
    fn equal_elements_are_written_once_and_none_are_nothing() {
        assert_eq!(literal(integer(8, true), &[2, 2], &[5; 4]), "5");
        assert_eq!(literal(integer(8, true), &[2, 0], &[]), "");
    }

    #[test]
    fn more_than_a_hundred_elements_are_a_blob() {
        let codes: Vec<u128> = (0..101).collect();
        let nibbles: Vec<u128> = codes.iter().map(|code| code & 15).collect();
        let text = literal(integer(4, true), &[101], &nibbles);
        assert!(text.starts_with("\"0x0001020304") && text.ends_with("0304\""), "{text}");
        assert_eq!(text.len(), 4 + 2 * 101);
        let wide = literal(integer(32, true), &[101], &codes);
        assert!(wide.starts_with("\"0x000000000100000002000000"), "{wide}");
        let tf32 = FloatFormat::parse("tf32").unwrap();
        let text = literal(ElementType::Float(tf32), &[101], &codes);
        assert!(text.starts_with("\"0x000000010000020000"), "{text}");
    }

    #[test]
    fn a_table_writes_what_single_elements_write() {
        let f8 = ElementType::Float(FloatFormat::parse("f8E5M2").unwrap());
        let table = ElementText::dense(&f8, 1000);
        for code in 0..256 {
            let mut text = String::new();
            table.write(code, &mut text).unwrap();
            assert_eq!(text, element_text(&f8, code));
        }
    }
}
