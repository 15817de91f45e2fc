//! The sum of products that a contraction makes by default, step by step, for any kind of number.

use super::step::{Binary, Operation};
use super::{Arithmetic, Elements, product_type};
use crate::numeric::{ElementType, Numerics};

/// The default sum of a contraction: the factors are converted to the product type and multiplied there, the
/// product is converted to the result's type and added to the sum there. Each step rounds once.
///
/// Factors and results are of one kind: both integers, both floats or both complex numbers. Sums across kinds,
/// and sums under another accumulation, an algorithm or a policy of rounding, are made by
/// [`Sums`](super::contraction::Sums).
pub struct ProductSum<'a> {
    operands: [&'a ElementType; 2],
    product: &'a ElementType,
    result: &'a ElementType,
}

impl<'a> ProductSum<'a> {
    /// The sum in a result type of the products of factors of two types; `None` if they are not of one kind.
    pub fn new(operands: [&'a ElementType; 2], result: &'a ElementType) -> Option<ProductSum<'a>> {
        let product = product_type(operands[0], operands[1], result);
        let is_summed = match (product, result) {
            (ElementType::Quantized(_), _) | (_, ElementType::Quantized(_)) => false,
            (ElementType::Integer(_) | ElementType::Index, result) => {
                matches!(result, ElementType::Integer(_) | ElementType::Index)
            }
            (product, result) => std::mem::discriminant(product) == std::mem::discriminant(result),
        };
        is_summed.then_some(ProductSum { operands, product, result })
    }

    /// The sum of the products of factors, in their order. It starts from zero; in a type without zero it starts
    /// from the first product, to which an exact zero adds nothing.
    pub fn sum<A: Arithmetic>(
        &self,
        arithmetic: &mut A,
        factors: &[(A::Value, A::Value)],
    ) -> A::Value {
        let mut total = zero_code(self.result).map(|code| arithmetic.of_code(self.result, code));
        for (lhs, rhs) in factors {
            let mut steps = elements(arithmetic, self.product);
            let lhs = converted(&mut steps, self.operands[0], lhs);
            let rhs = converted(&mut steps, self.operands[1], rhs);
            let product = steps.binary(Binary::Multiply, &lhs, &rhs);
            let mut steps = elements(arithmetic, self.result);
            let product = converted(&mut steps, self.product, &product);
            total = Some(match total {
                Some(total) => steps.binary(Binary::Add, &total, &product),
                None => product,
            });
        }
        total.unwrap_or_else(|| arithmetic.of_code(self.result, encoded_zero(self.result)))
    }
}

fn elements<'a, A>(arithmetic: &'a mut A, element: &'a ElementType) -> Elements<'a, A> {
    Elements { arithmetic, element, numerics: &Numerics::STANDARD }
}

/// A value of a type as a value of the type of the steps.
fn converted<A: Arithmetic>(
    steps: &mut Elements<'_, A>,
    from: &ElementType,
    value: &A::Value,
) -> A::Value {
    let to = steps.element;
    if from == to { value.clone() } else { steps.step(Operation::Convert, from, &[value], to) }
}

/// The code of zero, if the type has one.
fn zero_code(element: &ElementType) -> Option<u128> {
    match element {
        ElementType::Float(format) => format.zero_code().map(u128::from),
        _ => Some(0),
    }
}

/// The code that zero becomes in a type.
fn encoded_zero(element: &ElementType) -> u128 {
    match element {
        ElementType::Float(format) => format.encoded_zero().into(),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::super::contraction::Sums;
    use super::super::{Codes, SumPolicy};
    use super::*;

    /// Codes that look random, below 2^bits.
    fn codes(bits: u32, count: usize) -> Vec<u128> {
        let mut state = 1u64;
        let mut next = || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            u128::from(state >> 32) | u128::from(state ^ state >> 29) << 64
        };
        (0..count).map(|_| next() >> 7 & (u128::MAX >> (128 - bits))).collect()
    }

    #[test]
    fn default_sums_are_those_that_contractions_make() {
        let cases = [
            ("f32", "f32", "f32"),
            ("f64", "f64", "f64"),
            ("bf16", "bf16", "f32"),
            ("f32", "f32", "bf16"),
            ("f16", "bf16", "f16"),
            ("f8E4M3FN", "f8E5M2", "f16"),
            ("f8E4M3FN", "f8E4M3FN", "f8E4M3FN"),
            ("f8E8M0FNU", "f8E8M0FNU", "f8E8M0FNU"),
            ("f8E4M3FNUZ", "f8E4M3FNUZ", "f8E4M3FNUZ"),
            ("hif8", "hif8", "hif8"),
            ("f4E2M1FN", "i8", "f4E2M1FN"),
            ("i8", "ui8", "i32"),
            ("i32", "i8", "i8"),
            ("i1", "i1", "i1"),
            ("complex<f32>", "complex<f32>", "complex<f32>"),
            ("complex<f32>", "complex<f64>", "complex<f32>"),
            ("complex<f64>", "f32", "complex<f64>"),
        ];
        for (lhs, rhs, result) in cases {
            let [lhs, rhs, result] = [lhs, rhs, result].map(|name| name.parse().expect(name));
            let method = SumPolicy::default();
            let sums = Sums::new([&lhs, &rhs], &result, &method);
            let by_steps = ProductSum::new([&lhs, &rhs], &result).expect("one kind");
            let factors: Vec<(u128, u128)> =
                codes(lhs.bits(), 600).into_iter().zip(codes(rhs.bits(), 600)).collect();
            for length in [0, 1, 2, 3, 5] {
                for chosen in factors.chunks(5).map(|chunk| &chunk[..length]) {
                    let given = by_steps.sum(&mut Codes::default(), chosen);
                    assert_eq!(given, sums.sum(chosen, 0), "{lhs} {rhs} {result} {chosen:x?}");
                }
            }
        }
    }
}
