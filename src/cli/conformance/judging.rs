//! Whether the results of a backend are legal.

use super::outcome::{Outcome, Status};
use super::pack::Case;
use crate::compare::element_at;
use crate::numeric::ElementType;
use crate::ops;
use crate::tensor::Tensor;

/// The outcome of a case that gave results.
pub fn judge(case: &Case, mut outcome: Outcome, expected: &[Tensor], actual: &[Tensor]) -> Outcome {
    for (number, (expected, actual)) in expected.iter().zip(actual).enumerate() {
        outcome.elements += expected.len() as u64;
        let differing: Vec<usize> = (0..expected.len())
            .filter(|&place| !is_same(expected.element(), actual.code(place), expected.code(place)))
            .collect();
        let Some(&first) = differing.first() else { continue };
        let status = if is_exact(case) { Status::Wrong } else { Status::Undecided };
        outcome.wrong += differing.len() as u64;
        if status > outcome.status {
            let message = difference(number, first, actual, expected, differing.len());
            outcome = outcome.ended(status, message);
        }
    }
    outcome
}

/// Whether two codes are the same, or both NaN.
fn is_same(element: &ElementType, actual: u128, expected: u128) -> bool {
    let (format, parts) = match element {
        ElementType::Float(format) => (*format, 1),
        ElementType::Complex(part) => (part.format(), 2),
        _ => return actual == expected,
    };
    let mask = (1u128 << format.width) - 1;
    (0..parts).all(|part| {
        let [actual, expected] =
            [actual, expected].map(|code| (code >> (part * format.width) & mask) as u64);
        actual == expected || format.is_nan(actual) && format.is_nan(expected)
    })
}

/// Whether the specification leaves one result to the op.
fn is_exact(case: &Case) -> bool {
    const ROUNDED_ONCE: &[&str] = &[
        "abs",
        "add",
        "ceil",
        "clamp",
        "compare",
        "convert",
        "divide",
        "floor",
        "is_finite",
        "maximum",
        "minimum",
        "multiply",
        "negate",
        "reduce_precision",
        "remainder",
        "round_nearest_afz",
        "round_nearest_even",
        "sign",
        "sqrt",
        "subtract",
    ];
    let name = case.op.trim_start_matches("stablehlo.");
    let is_inexact =
        |ty: &String| !matches!(ty.parse(), Ok(ElementType::Integer(_) | ElementType::Boolean));
    let is_complex = case.types.iter().any(|ty| ty.starts_with("complex"));
    let moves = ops::entry(&case.op).is_some_and(|entry| !ops::is_arithmetic(&entry.def));
    let adds = case.variant.contains("adding") || case.variant.contains("columns");
    !case.types.iter().any(is_inexact)
        || moves && !adds
        || ROUNDED_ONCE.contains(&name) && !is_complex
}

/// What is wrong with a result, at its first element that differs.
fn difference(
    number: usize,
    place: usize,
    actual: &Tensor,
    expected: &Tensor,
    count: usize,
) -> String {
    let mut index = Vec::new();
    let mut rest = place;
    for size in expected.shape().iter().rev() {
        index.push((rest % size.max(&1)).to_string());
        rest /= size.max(&1);
    }
    index.reverse();
    format!(
        "result {number} at [{}]: {} instead of {}; {count} of {} elements differ",
        index.join(", "),
        element_at(actual, place),
        element_at(expected, place),
        expected.len()
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::names;

    #[test]
    fn any_nan_is_as_good_as_any_other_and_zeros_differ() {
        let f8 = ElementType::Float(&names::F8E4M3FN);
        assert!(is_same(&f8, 0x7F, 0xFF));
        assert!(!is_same(&f8, 0x00, 0x80));
        let complex: ElementType = "complex<f32>".parse().unwrap();
        let [one, nan, other] = [1f32.to_bits(), 0x7FC0_0000, 0xFFC0_0001].map(u128::from);
        assert!(is_same(&complex, one | nan << 32, one | other << 32));
        assert!(!is_same(&complex, nan | one << 32, one | one << 32));
    }
}
