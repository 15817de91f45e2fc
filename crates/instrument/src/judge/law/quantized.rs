//! Which codes of a quantized type may be off by one: those whose value, before it is rounded to a code, may lie halfway
//! between two codes for some order of the products of the scales.

use crate::alone::wide::{is_inexact, numbers, of_f64s, retyped};
use crate::ir::OpView;
use crate::numeric::{ElementType, QuantizedType, names};
use crate::ops::facts::{self, Law};
use crate::tensor::{Tensor, Value};

/// How many roundings a value goes through at most, beside those of its terms.
const STEPS: f64 = 16.0;

/// The code at a place, with its sign.
pub fn code(tensor: &Tensor, quantized: &QuantizedType, place: usize) -> i64 {
    let unused = 64 - quantized.storage.width;
    match quantized.storage.signed {
        true => ((tensor.code(place) as i64) << unused) >> unused,
        false => tensor.code(place) as i64,
    }
}

/// The scale and the zero point of the element at a place.
fn parameters(tensor: &Tensor, quantized: &QuantizedType, place: usize) -> (f64, f64) {
    let slice = quantized.dimension.map_or(0, |dimension| {
        let inner: usize = tensor.shape()[dimension + 1..].iter().product();
        place / inner.max(1) % tensor.shape()[dimension].max(1)
    });
    let (scale, point) = quantized.parameters(slice);
    (scale, point as f64)
}

/// The numbers of a quantized tensor, and the magnitudes of the numbers that rounding errors are relative to: those of
/// the codes and of their zero points.
fn values(tensor: &Tensor) -> Option<[Vec<f64>; 2]> {
    let ElementType::Quantized(quantized) = tensor.element() else {
        let values = is_inexact(tensor.element()).then(|| numbers(tensor))?;
        let sizes = values.iter().map(|it| it.abs()).collect();
        return Some([values, sizes]);
    };
    let both = (0..tensor.len()).map(|place| {
        let (scale, point) = parameters(tensor, quantized, place);
        let code = code(tensor, quantized, place) as f64;
        ((code - point) * scale, (code.abs() + point.abs()) * scale)
    });
    let (values, sizes) = both.unzip();
    Some([values, sizes])
}

/// At which elements a device's code is one of two that are legal; `None` if that is not known of the op.
pub fn open_codes(
    view: &OpView<'_>,
    operands: &[Value],
    [ours, actual]: [&Tensor; 2],
) -> Option<Vec<bool>> {
    let ElementType::Quantized(quantized) = ours.element() else { return None };
    let facts = facts::of(view.op);
    let tensors: Vec<&Tensor> = operands.iter().map(Value::as_tensor).collect::<Option<_>>()?;
    if quantized.storage.width > 16 || !tensors.iter().all(|it| is_narrow(it)) {
        return None;
    }
    let both: Vec<[Vec<f64>; 2]> =
        tensors.iter().map(|tensor| values(tensor)).collect::<Option<_>>()?;
    let op = |side: usize| -> Option<Vec<f64>> {
        let f64 = |element: &ElementType| match element {
            ElementType::Quantized(_) | ElementType::Float(_) => ElementType::Float(&names::F64),
            other => other.clone(),
        };
        let operands: Vec<Value> = tensors
            .iter()
            .zip(&both)
            .map(|(tensor, both)| of_f64s(tensor.shape(), both[side].clone()))
            .collect();
        let results = retyped(view, None, f64)?.run(&operands).ok()?;
        Some(numbers(results.first()?.as_tensor()?))
    };
    let is_elementwise = both.iter().all(|it| it[0].len() == ours.len());
    let (exact, sizes, steps) = match facts.name {
        "stablehlo.uniform_quantize" => (both.first()?[0].clone(), both.first()?[1].clone(), STEPS),
        _ if facts.steady && is_elementwise => {
            let size = |place: usize| both.iter().map(|it| it[1][place]).sum();
            (op(0)?, (0..ours.len()).map(size).collect(), STEPS)
        }
        "stablehlo.multiply" if is_elementwise => (op(0)?, op(1)?, STEPS),
        _ if matches!(facts.law, Law::Sums) => {
            let terms = tensors.iter().map(|it| it.len()).min()? as f64;
            (op(0)?, op(1)?, STEPS + terms)
        }
        _ => return None,
    };
    let unit = f64::from(1 - quantized.expressed.precision() as i32).exp2();
    let (lowest, highest) = quantized.range();
    let is_open = |place: usize| {
        let (scale, point) = parameters(ours, quantized, place);
        let value = exact[place] / scale + point;
        let error = steps * unit * (sizes[place] / scale + point.abs() + 1.0);
        if !value.is_finite() || error.is_nan() || error >= 0.5 {
            return true;
        }
        let value = value.clamp(lowest as f64 - 1.0, highest as f64 + 1.0);
        let to_half = (value - value.floor() - 0.5).abs();
        let between = value.floor() as i64..=value.floor() as i64 + 1;
        to_half <= error && between.contains(&code(actual, quantized, place))
    };
    (exact.len() == ours.len() && sizes.len() == ours.len())
        .then(|| (0..ours.len()).map(is_open).collect())
}

/// Whether a tensor is of floats, or of codes whose products with scales the bounds cover.
fn is_narrow(tensor: &Tensor) -> bool {
    match tensor.element() {
        ElementType::Quantized(quantized) => quantized.storage.width <= 16,
        element => matches!(element, ElementType::Float(_)),
    }
}
