//! The ops at which NaN and infinities arise, and those that pass them on.

use std::fmt;

use crate::alone::wide::{decode, is_inexact};
use crate::numeric::{ComplexPart, ElementType, FloatFormat, names};
use crate::tensor::{Tensor, Value, index};

/// How many ops of the way of a NaN or an infinity are remembered.
const MOST_TRAVELLED: usize = 64;

/// The first NaN or infinity that an op gave for operands without any, or that an argument has.
#[derive(Debug, Clone, PartialEq)]
pub struct Birth {
    /// The number of the row of the op, or of the argument.
    pub row: usize,
    /// The name of the value, with the calls, branches and iterations that lead to it.
    pub name: String,
    /// The special value that arose.
    pub kind: Special,
    /// The index of the first element that is one.
    pub index: Vec<usize>,
    /// How many elements of the value are.
    pub count: u64,
    /// The exact result of the op at this index, if it is known.
    pub exact: Option<f64>,
    /// The operands of the op.
    pub operands: Vec<Read>,
    /// The numbers of the rows of the ops that handed it on, in the order in which they ran.
    pub travelled: Vec<usize>,
    /// The numbers of the results that it reached, from 0.
    pub reached: Vec<usize>,
}

/// The kinds of values that are not finite numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Special {
    /// NaN.
    Nan,
    /// An infinity.
    Infinity,
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Special::Nan => "NaN",
            Special::Infinity => "infinity",
        })
    }
}

/// One element of an operand.
#[derive(Debug, Clone, PartialEq)]
pub struct Read {
    /// The name of the operand.
    pub name: String,
    /// The index of the element: that of the result, or of an operand of another shape that of the largest magnitude.
    pub index: Vec<usize>,
    /// Its value.
    pub value: f64,
    /// Its bits.
    pub bits: u128,
}

impl Birth {
    /// Whether the exact result is a finite number beyond the largest one of the type.
    pub fn is_overflow(&self, format: &FloatFormat) -> bool {
        self.exact.is_some_and(|exact| {
            exact.is_finite() && exact.abs() > format.decode(format.max_finite)
        })
    }

    /// Notes that an op handed it on.
    pub(super) fn travels(&mut self, row: usize) {
        if self.travelled.len() < MOST_TRAVELLED
            && row != self.row
            && !self.travelled.contains(&row)
        {
            self.travelled.push(row);
        }
    }
}

/// The numbers of a tensor of floats.
fn numbers(tensor: &Tensor) -> Vec<f64> {
    let parts = if matches!(tensor.element(), ElementType::Complex(_)) { 2 } else { 1 };
    let mut values = vec![0.0; tensor.len() * parts];
    decode(tensor, 0..values.len(), &mut values);
    values
}

/// Whether a value holds this special, or any of both.
pub(super) fn holds(value: &Value, special: Special) -> bool {
    let Value::Tensor(tensor) = value else { return false };
    is_inexact(tensor.element()) && numbers(tensor).iter().any(|number| is(*number, special))
}

/// Whether a number is NaN, or for an infinity whether it is not finite.
fn is(number: f64, special: Special) -> bool {
    match special {
        Special::Nan => number.is_nan(),
        Special::Infinity => !number.is_finite(),
    }
}

/// The first element of an elementwise op, or of any op, that is special, while none of the operand elements at its index
/// is. Operands of another shape count as a whole.
pub(super) fn first_born(
    result: &Tensor,
    operands: &[Value],
    special: Special,
    is_elementwise: bool,
) -> Option<(usize, u64)> {
    let parts = if matches!(result.element(), ElementType::Complex(_)) { 2 } else { 1 };
    let values = numbers(result);
    let of_kind = |number: f64| match special {
        Special::Nan => number.is_nan(),
        Special::Infinity => number.is_infinite(),
    };
    let mut beside = Vec::new();
    for operand in operands {
        let Value::Tensor(tensor) = operand else { continue };
        let same =
            is_elementwise && tensor.shape() == result.shape() && is_inexact(tensor.element());
        match same {
            true => beside.push(numbers(tensor)),
            false if holds(operand, special) => return None,
            false => {}
        }
    }
    let born = |at: &usize| {
        of_kind(values[*at])
            && beside.iter().all(|numbers| numbers.get(*at).is_none_or(|it| !is(*it, special)))
    };
    let first = (0..values.len()).find(born)?;
    let count = (0..values.len()).filter(born).count() as u64;
    Some((first / parts, count))
}

/// The element of an operand that tells most about a result at an index: the one at the index, or the largest.
pub(super) fn read(name: String, operand: &Value, result: &Tensor, at: usize) -> Option<Read> {
    let Value::Tensor(tensor) = operand else { return None };
    if tensor.is_empty() {
        return None;
    }
    let parts = if matches!(tensor.element(), ElementType::Complex(_)) { 2 } else { 1 };
    let value_at = |place: usize| number(tensor, place);
    let place = match tensor.shape() == result.shape() {
        true => at,
        false if is_inexact(tensor.element()) => {
            let values = numbers(tensor);
            let largest = (0..values.len()).reduce(|most, place| {
                if values[place].abs() > values[most].abs() { place } else { most }
            });
            largest.unwrap_or_default() / parts
        }
        false => 0,
    };
    Some(Read {
        name,
        index: index::index_at(tensor.shape(), place),
        value: value_at(place),
        bits: tensor.code(place),
    })
}

/// An element as a number; of a complex number its real part.
pub(super) fn number(tensor: &Tensor, place: usize) -> f64 {
    let code = tensor.code(place);
    match tensor.element() {
        ElementType::Float(format) => format.decode(code as u64),
        ElementType::Complex(ComplexPart::F32) => names::F32.decode(code as u64 & 0xFFFF_FFFF),
        ElementType::Complex(ComplexPart::F64) => names::F64.decode(code as u64),
        ElementType::Integer(integer) if integer.signed && integer.width < 64 => {
            let unused = 64 - integer.width;
            (((code as u64) << unused) as i64 >> unused) as f64
        }
        _ => code as f64,
    }
}
