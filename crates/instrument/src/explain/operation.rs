//! An op on values, as a question names it.

use crate::numeric::{ComplexPart, ElementType};

/// An op on values.
#[derive(Debug, Clone, PartialEq)]
pub struct Operation {
    /// The full name.
    pub op: &'static str,
    /// The element types of the operands.
    pub elements: Vec<ElementType>,
    /// The codes of the operands.
    pub codes: Vec<u128>,
    /// The element type of the result.
    pub result: ElementType,
    /// What `compare` asks for.
    pub comparison: Comparison,
    /// Exponent and mantissa bits of `reduce_precision`.
    pub precision: (u32, u32),
}

/// What `compare` asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Comparison {
    /// EQ, NE, GE, GT, LE or LT.
    pub direction: &'static str,
    /// Whether by IEEE 754's totalOrder.
    pub total_order: bool,
}

impl Operation {
    /// The name without dialect and `broadcast_`.
    pub fn name(&self) -> &'static str {
        base_name(self.op)
    }
}

/// The name of an op without dialect and `broadcast_`.
pub fn base_name(full_name: &'static str) -> &'static str {
    let name = full_name.split_once('.').map_or(full_name, |(_, name)| name);
    name.strip_prefix("broadcast_").unwrap_or(name)
}

/// The element type of an op's result where the question does not name one; `None` if it has to.
pub fn result_of(name: &str, element: &ElementType) -> Option<ElementType> {
    Some(match (name, element) {
        ("convert" | "bitcast_convert" | "uniform_quantize", _) => return None,
        ("compare" | "is_finite" | "is_inf" | "is_pos_inf" | "is_neg_inf", _) => {
            ElementType::Boolean
        }
        ("real" | "imag" | "abs", ElementType::Complex(part)) => part.element(),
        ("complex", element) => match *element == ComplexPart::F64.element() {
            true => ElementType::Complex(ComplexPart::F64),
            false => ElementType::Complex(ComplexPart::F32),
        },
        ("uniform_dequantize", ElementType::Quantized(ty)) => ElementType::Float(ty.expressed),
        (_, element) => element.clone(),
    })
}
