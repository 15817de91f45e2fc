//! The sum of products that a contraction makes by default, step by step, for any kind of number
//! (docs/numerics.md, "Contractions and reductions").

use super::step::{Binary, Operation};
use super::{Arithmetic, Elements, product_type};
use crate::numeric::{ElementType, Numerics};

/// The default sum of a contraction: the factors are converted to the product type and multiplied there, the
/// product is converted to the result's type and added to the sum there. Each step rounds once.
pub struct ProductSum<'a> {
    operands: [&'a ElementType; 2],
    product: &'a ElementType,
    result: &'a ElementType,
}

impl<'a> ProductSum<'a> {
    /// The sum in a result type of the products of factors of two types. None of the types is quantized.
    pub fn new(operands: [&'a ElementType; 2], result: &'a ElementType) -> ProductSum<'a> {
        let product = product_type(operands[0], operands[1], result);
        ProductSum { operands, product, result }
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
        total.unwrap_or_else(|| arithmetic.of_code(self.result, self.result.encoded_zero()))
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
    if from == to { value.clone() } else { steps.step(Operation::Convert, from, [value], to) }
}

/// The code of zero, if the type has one.
fn zero_code(element: &ElementType) -> Option<u128> {
    match element {
        ElementType::Float(format) => format.zero_code().map(u128::from),
        _ => Some(0),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Codes;
    use super::*;

    /// The code of the default sum of products of codes.
    fn sum([lhs, rhs, result]: [&str; 3], factors: &[(u128, u128)]) -> u128 {
        let [lhs, rhs, result] = [lhs, rhs, result].map(|name| name.parse().expect(name));
        ProductSum::new([&lhs, &rhs], &result).sum(&mut Codes::default(), factors)
    }

    fn f32s(factors: &[(f32, f32)]) -> Vec<(u128, u128)> {
        factors.iter().map(|&(l, r)| (l.to_bits().into(), r.to_bits().into())).collect()
    }

    #[test]
    fn a_product_is_rounded_before_it_is_added() {
        let x = 1.0 + f32::EPSILON;
        // x * x = 1 + 2 EPSILON + EPSILON^2, of which f32 keeps 1 + 2 EPSILON
        let factors = f32s(&[(-1.0, 1.0 + 2.0 * f32::EPSILON), (x, x)]);
        assert_eq!(sum(["f32"; 3], &factors), 0);
    }

    #[test]
    fn products_of_floats_become_integers_one_by_one() {
        // each 1.5 is cut to 1, and 1 + 1 - 1 = 1
        let factors = f32s(&[(1.5, 1.0), (3.0, 0.5), (-1.5, 1.0)]);
        assert_eq!(sum(["f32", "f32", "i32"], &factors), 1);
    }

    #[test]
    fn a_complex_product_has_its_real_part_in_a_real_sum() {
        let i = u128::from(1f32.to_bits()) << 32;
        // i * i + i * i = -2
        let given = sum(["complex<f32>", "complex<f32>", "f32"], &[(i, i), (i, i)]);
        assert_eq!(given, u128::from((-2f32).to_bits()));
    }

    #[test]
    fn products_of_integers_tell_whether_one_of_them_is_not_zero() {
        // 16 * 16 is 0 modulo 2^8
        assert_eq!(sum(["i8", "i8", "i1"], &[(16, 16), (0, 3)]), 0);
        assert_eq!(sum(["i8", "i8", "i1"], &[(16, 16), (2, 3)]), 1);
    }

    #[test]
    fn a_type_without_zero_starts_from_the_first_product() {
        // the codes of f8E8M0FNU stand for 2^(code - 127): 2 * 2 = 4
        assert_eq!(sum(["f8E8M0FNU"; 3], &[(128, 128)]), 129);
    }
}
