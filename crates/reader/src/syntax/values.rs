//! Values as text: as the reference interpreter prints them, and as dense literals.

use std::fmt::{self, Write};

use super::pieces_of_text::Pieces;
use crate::ir::elements::{ElementText, write_tensor_literal};
use crate::ir::{TensorType, Type};
use crate::tensor::{Tensor, Value};

/// Writes a value as the reference interpreter prints it, without a line break at the end:
/// `tensor<2xf16> {`, the rows with two spaces a level, `}`; a scalar is `tensor<ui8> {1}`. Quantized
/// values are printed as their codes, of their storage type. A tensor without elements that has more than a thousand
/// rows is `[]`.
///
/// # Errors
///
/// An error of `out`: one that takes all text, such as a `String`, gives none.
pub fn write_value(value: &Value, out: &mut dyn Write) -> fmt::Result {
    write_value_to(value, Extent::Whole, out)
}

/// How much of a large tensor is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// All elements.
    Whole,
    /// Of a tensor of more than a thousand elements the first three and the last three along each
    /// dimension, with `...` between them, as NumPy does.
    Summary,
}

/// Tensors of more elements are summarised.
const MOST_SHOWN: usize = 1000;
/// So many elements at each end of a dimension are in a summary.
const EDGE: usize = 3;

impl Extent {
    fn summarizes(self, tensor: &Tensor) -> bool {
        self == Extent::Summary && tensor.len() > MOST_SHOWN
    }
}

/// [`write_value`] to an extent.
///
/// # Errors
///
/// An error of `out`: one that takes all text, such as a `String`, gives none.
pub fn write_value_to(value: &Value, extent: Extent, out: &mut dyn Write) -> fmt::Result {
    Pieces::of(out, |out| write_with(value, out, &|tensor, out| write_tensor(tensor, extent, out)))
}

/// Writes a value as an attribute, `dense<[1, 2]> : tensor<2xi8>`, to an extent: what is summarised is
/// `dense_resource<__elided__> : TYPE`.
///
/// # Errors
///
/// An error of `out`: one that takes all text, such as a `String`, gives none.
pub fn write_dense_value_to(value: &Value, extent: Extent, out: &mut dyn Write) -> fmt::Result {
    let write = |tensor: &Tensor, out: &mut Pieces<'_>| match extent.summarizes(tensor) {
        true => write!(out, "dense_resource<__elided__> : {}", tensor_type(tensor)),
        false => write_dense(tensor, out),
    };
    Pieces::of(out, |out| write_with(value, out, &write))
}

fn write_dense(tensor: &Tensor, out: &mut Pieces<'_>) -> fmt::Result {
    out.write_str("dense<")?;
    write_tensor_literal(tensor, out)?;
    write!(out, "> : {}", tensor_type(tensor))
}

impl fmt::Display for Value {
    /// The value as the reference interpreter prints it: [`write_value`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_value(self, f)
    }
}

fn tensor_type(tensor: &Tensor) -> TensorType {
    TensorType::new(tensor.shape(), tensor.element().clone())
}

/// How one of the two forms writes a tensor.
type WriteTensor<'a> = &'a dyn Fn(&Tensor, &mut Pieces<'_>) -> fmt::Result;

fn write_with(value: &Value, out: &mut Pieces<'_>, tensor_form: WriteTensor<'_>) -> fmt::Result {
    let parts = match value {
        Value::Tensor(tensor) => return tensor_form(tensor, out),
        Value::Token => return out.write_str("!stablehlo.token"),
        Value::Tuple(parts) => parts,
    };
    writeln!(out, "{} (", Type::of(value))?;
    for (index, part) in parts.iter().enumerate() {
        write_with(part, out, tensor_form)?;
        out.write_str(if index + 1 < parts.len() { ",\n" } else { "\n" })?;
    }
    out.write_char(')')
}

fn write_tensor(tensor: &Tensor, extent: Extent, out: &mut Pieces<'_>) -> fmt::Result {
    let ty = TensorType::new(tensor.shape(), tensor.element().stored());
    write!(out, "{ty} {{")?;
    let edge = if extent.summarizes(tensor) { EDGE } else { usize::MAX / 2 };
    let shown = if extent.summarizes(tensor) { 0 } else { tensor.len() };
    let rows = Rows { tensor, text: ElementText::value(tensor.element(), shown), edge };
    if tensor.rank() == 0 {
        rows.write_element(0, out)?;
    } else if has_many_empty_rows(tensor.shape()) {
        out.write_str("\n  []\n")?;
    } else {
        rows.write(tensor.shape(), 0, 1, out)?;
        out.write_char('\n')?;
    }
    out.write_char('}')
}

/// Whether a shape has no elements, but more rows than are written.
fn has_many_empty_rows(shape: &[usize]) -> bool {
    let rows = shape.iter().take_while(|&&size| size != 0);
    shape.contains(&0) && rows.fold(1, |rows: usize, &size| rows.saturating_mul(size)) > MOST_SHOWN
}

/// Writes elements in row-major order.
struct Rows<'a> {
    tensor: &'a Tensor,
    text: ElementText<'a>,
    /// So many entries at each end of a dimension are written.
    edge: usize,
}

impl Rows<'_> {
    /// Writes the sub-tensor of this shape (of rank 1 or more) that begins at a row-major position, on
    /// lines of its own.
    fn write(
        &self,
        shape: &[usize],
        first: usize,
        level: usize,
        out: &mut Pieces<'_>,
    ) -> fmt::Result {
        let (&size, inner) = shape.split_first().expect("rank 1 or more");
        let stride: usize = inner.iter().product();
        write!(out, "\n{:1$}[", "", 2 * level)?;
        let mut index = 0;
        while index < size {
            if index == self.edge && size > 2 * self.edge {
                self.write_gap(inner.is_empty(), level, out)?;
                index = size - self.edge;
            }
            let is_last = index + 1 == size;
            if inner.is_empty() {
                self.write_element(first + index, out)?;
                out.write_str(if is_last { "" } else { ", " })?;
            } else {
                self.write(inner, first + index * stride, level + 1, out)?;
                out.write_str(if is_last { "" } else { "," })?;
            }
            index += 1;
        }
        if !inner.is_empty() && size > 0 {
            write!(out, "\n{:1$}", "", 2 * level)?;
        }
        out.write_char(']')
    }

    /// Writes the mark in place of entries that are not shown.
    fn write_gap(&self, of_elements: bool, level: usize, out: &mut Pieces<'_>) -> fmt::Result {
        match of_elements {
            true => out.write_str("..., "),
            false => write!(out, "\n{:1$}...,", "", 2 * (level + 1)),
        }
    }

    fn write_element(&self, position: usize, out: &mut Pieces<'_>) -> fmt::Result {
        self.text.write(self.tensor.code(position), out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::{ComplexPart, ElementType, IntegerType, names};

    fn bytes(shape: &[usize], codes: &[u8]) -> Value {
        let element = ElementType::Integer(IntegerType { width: 8, signed: true });
        Tensor::from_codes(element, shape, codes.to_vec()).into()
    }

    fn dense_value_text(value: &Value) -> String {
        let mut text = String::new();
        write_dense_value_to(value, Extent::Whole, &mut text).expect("a String takes all text");
        text
    }

    #[test]
    fn a_scalar_stands_in_its_braces() {
        assert_eq!(bytes(&[], &[1]).to_string(), "tensor<i8> {1}");
    }

    #[test]
    fn rows_are_indented_by_their_depth() {
        assert_eq!(bytes(&[2], &[1, 255]).to_string(), "tensor<2xi8> {\n  [1, -1]\n}");
        assert_eq!(
            bytes(&[2, 1, 2], &[1, 2, 3, 4]).to_string(),
            "tensor<2x1x2xi8> {\n  [\n    [\n      [1, 2]\n    ],\n    [\n      [3, 4]\n    ]\n  ]\n}"
        );
    }

    #[test]
    fn empty_dimensions_leave_brackets() {
        assert_eq!(bytes(&[0], &[]).to_string(), "tensor<0xi8> {\n  []\n}");
        assert_eq!(bytes(&[0, 2], &[]).to_string(), "tensor<0x2xi8> {\n  []\n}");
        assert_eq!(
            bytes(&[2, 0], &[]).to_string(),
            "tensor<2x0xi8> {\n  [\n    [],\n    []\n  ]\n}"
        );
    }

    #[test]
    fn rows_without_elements_are_not_written_by_the_thousand() {
        let many = bytes(&[1 << 40, 1 << 20, 0, 3], &[]);
        assert_eq!(many.to_string(), "tensor<1099511627776x1048576x0x3xi8> {\n  []\n}");
        assert_eq!(bytes(&[1001, 0], &[]).to_string(), "tensor<1001x0xi8> {\n  []\n}");
        assert_eq!(bytes(&[1000, 0], &[]).to_string().matches("[]").count(), 1000);
        assert_eq!(bytes(&[0, 1 << 40], &[]).to_string().lines().count(), 3);
        assert_eq!(dense_value_text(&many), "dense<> : tensor<1099511627776x1048576x0x3xi8>");
    }

    #[test]
    fn a_summary_has_three_entries_at_each_end() {
        let summary = |value: &Value| {
            let mut text = String::new();
            write_value_to(value, Extent::Summary, &mut text).unwrap();
            text
        };
        let element = ElementType::Integer(IntegerType { width: 32, signed: true });
        let iota = |shape: &[usize]| -> Value {
            let count = shape.iter().product::<usize>() as u32;
            Tensor::from_codes(element.clone(), shape, (0..count).collect()).into()
        };
        assert_eq!(
            summary(&iota(&[1001])),
            "tensor<1001xi32> {\n  [0, 1, 2, ..., 998, 999, 1000]\n}"
        );
        let rows = "\n    [0, 1],\n    [2, 3],\n    [4, 5],\n    ...,\n    [1194, 1195],\n    \
                    [1196, 1197],\n    [1198, 1199]\n  ";
        assert_eq!(summary(&iota(&[600, 2])), format!("tensor<600x2xi32> {{\n  [{rows}]\n}}"));
        assert_eq!(summary(&iota(&[1000])), iota(&[1000]).to_string());
        let mut dense = String::new();
        write_dense_value_to(&iota(&[1001]), Extent::Summary, &mut dense).unwrap();
        assert_eq!(dense, "dense_resource<__elided__> : tensor<1001xi32>");
    }

    #[test]
    fn the_dense_form_is_an_attribute() {
        let equal = bytes(&[2, 2], &[1; 4]);
        assert_eq!(dense_value_text(&equal), "dense<1> : tensor<2x2xi8>");
        assert_eq!(dense_value_text(&bytes(&[0, 2], &[])), "dense<> : tensor<0x2xi8>");
    }

    #[test]
    fn complex_numbers_are_in_brackets_or_parentheses() {
        let code = u64::from(1.0f32.to_bits()) | u64::from(2.5f32.to_bits()) << 32;
        let complex = Tensor::from_codes(ElementType::Complex(ComplexPart::F32), &[1], vec![code]);
        let value = Value::from(complex);
        assert_eq!(
            value.to_string(),
            "tensor<1xcomplex<f32>> {\n  [[1.000000e+00, 2.500000e+00]]\n}"
        );
        assert_eq!(
            dense_value_text(&value),
            "dense<(1.000000e+00,2.500000e+00)> : tensor<1xcomplex<f32>>"
        );
    }

    #[test]
    fn tuples_hold_their_parts_on_lines() {
        let scalar = Tensor::from_codes(ElementType::Float(&names::F16), &[], vec![0x3C00u16]);
        let tuple = Value::Tuple(vec![scalar.into(), Value::Token]);
        assert_eq!(
            tuple.to_string(),
            "tuple<tensor<f16>, !stablehlo.token> (\n\
             tensor<f16> {1.000000e+00},\n!stablehlo.token\n)"
        );
    }
}
