//! Simpler values for the arguments and the constants of a program.

use super::Case;
use super::build::literal;
use super::cut::entry_ops;
use crate::ir::Attribute;
use crate::numeric::ElementType;
use crate::tensor::{Tensor, Value};

/// A tensor that a program begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Given {
    /// The argument of this number.
    Argument(usize),
    /// The constant at this place of the entry, outside of regions.
    Constant(usize),
}

/// The tensors that a program begins with: its arguments, then its constants.
pub fn given(case: &Case) -> Vec<Given> {
    let arguments = (0..case.inputs.len()).map(Given::Argument);
    let ops = entry_ops(case).iter().enumerate();
    let constants =
        ops.filter(|(_, op)| matches!(op.properties.get("value"), Some(Attribute::Dense(_))));
    arguments.chain(constants.map(|(place, _)| Given::Constant(place))).collect()
}

/// The elements of a tensor that a program begins with; `None` if there is no such tensor.
pub fn given_value(case: &Case, which: Given) -> Option<Tensor> {
    match which {
        Given::Argument(index) => case.inputs.get(index)?.as_tensor().cloned(),
        Given::Constant(place) => {
            let op = entry_ops(case).get(place)?;
            let element =
                case.function().values[*op.results.first()?].ty.as_tensor()?.element.clone();
            match op.properties.get("value")? {
                Attribute::Dense(dense) => Some(dense.try_to_tensor().ok()?.with_element(element)),
                _ => None,
            }
        }
    }
}

/// The program that begins with other elements in a tensor. `None` if there is no such tensor, or if the element type is
/// quantized.
pub fn with_value(case: &Case, which: Given, tensor: Tensor) -> Option<Case> {
    if matches!(tensor.element(), ElementType::Quantized(_)) {
        return None;
    }
    let mut case = case.clone();
    match which {
        Given::Argument(index) => *case.inputs.get_mut(index)? = Value::from(tensor),
        Given::Constant(place) => {
            let body = case.function_mut().body.as_mut()?;
            let op = body.blocks[0].ops.get_mut(place)?;
            op.properties.insert("value".to_string(), literal(&tensor));
        }
    }
    Some(case)
}

/// How simple a tensor is, the simplest first: all zeros, all ones, one code for all, then by the number of elements whose
/// code is not zero, and by the number of bits that are set.
pub fn complexity(tensor: &Tensor) -> (usize, usize, u64) {
    let codes = || (0..tensor.len()).map(|at| tensor.code(at));
    let mantissa = match tensor.element() {
        ElementType::Float(format) => format.mantissa_bits,
        element => element.bits(),
    };
    let mask = if mantissa >= 128 { u128::MAX } else { (1 << mantissa) - 1 };
    let bits = codes().map(|code| u64::from((code & mask).count_ones())).sum();
    let first = if tensor.is_empty() { 0 } else { tensor.code(0) };
    match codes().all(|code| code == first) {
        true if first == 0 => (0, 0, 0),
        true if Some(first) == one(tensor.element()) => (0, 1, 0),
        true => (0, 2, bits / tensor.len().max(1) as u64),
        false => (codes().filter(|code| *code != 0).count().max(1), 3, bits),
    }
}

/// The code of 1; `None` if the type has none that is known here.
pub fn one(element: &ElementType) -> Option<u128> {
    match element {
        ElementType::Integer(_) | ElementType::Boolean | ElementType::Index => Some(1),
        ElementType::Float(_) => {
            let one = Tensor::from_f64s(element.clone(), &[], &[1.0]).ok()?;
            (one.to_f64s()?[0] == 1.0).then(|| one.code(0))
        }
        ElementType::Complex(_) | ElementType::Quantized(_) => None,
    }
}

/// The tensor with zero codes at these places, in row-major order.
pub fn with_zeros(tensor: &Tensor, places: &[usize]) -> Tensor {
    let mut codes: Vec<u128> = (0..tensor.len()).map(|at| tensor.code(at)).collect();
    places.iter().for_each(|&place| codes[place] = 0);
    Tensor::from_wide_codes(tensor.element().clone(), tensor.shape(), codes)
}

/// The tensor of floats whose mantissas keep this many of their highest bits; `None` for other types, or if no bit is
/// left out.
pub fn with_short_mantissas(tensor: &Tensor, kept: u32) -> Option<Tensor> {
    let ElementType::Float(format) = tensor.element() else { return None };
    let dropped = format.mantissa_bits.checked_sub(kept).filter(|bits| *bits > 0)?;
    let codes = (0..tensor.len()).map(|at| match tensor.code(at) {
        code if format.is_nan(code as u64) => code,
        code => code >> dropped << dropped,
    });
    Some(Tensor::from_wide_codes(tensor.element().clone(), tensor.shape(), codes))
}

/// The program with its arguments as constants; `None` if one of them is not a tensor.
pub fn with_constants(case: &Case) -> Option<Case> {
    let mut case = case.clone();
    let inputs: Vec<Value> = case.inputs.drain(..).collect();
    let tensors: Option<Vec<&Tensor>> = inputs.iter().map(Value::as_tensor).collect();
    super::checks::take_constants(case.function_mut(), &tensors?);
    Some(case)
}
