//! The sums of contractions under the policies of a run or of an op (docs/numerics.md, "Accumulation").

use super::codes::complex;
use super::summation::{ElementTypes, RandomBits, Scratch, StepRounding, Summation};
use super::{Codes, ProductSum, product_type};
use crate::numeric::policy::{Infinity, Preset, Rounding, SourceKind};
use crate::numeric::{
    Accumulation, Chance, ComplexPart, ConvertPolicy, ElementType, FloatFormat, NanBits, Number,
    Numerics, Partial, Policy, Zero, names,
};

/// How a contraction makes its sums: the policies of its run or its op, its algorithm, and its random bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SumPolicy {
    /// The policies.
    pub numerics: Numerics,
    /// The algorithm, which says how factors are rounded, and in which type sums are made unless a policy says it.
    pub algorithm: Option<Algorithm>,
    /// The source of the bits of stochastic roundings.
    pub chance: Chance,
}

/// How a contraction of floats goes about its products.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Algorithm {
    /// The type that factors of the left operand are rounded to.
    pub lhs: &'static FloatFormat,
    /// The type that factors of the right operand are rounded to.
    pub rhs: &'static FloatFormat,
    /// The type of sums.
    pub accumulation: &'static FloatFormat,
    /// How many products replace one: 1, or of factors in two parts 3, or in three parts 6 or 9.
    pub products: usize,
}

impl From<Numerics> for SumPolicy {
    fn from(numerics: Numerics) -> SumPolicy {
        SumPolicy { numerics, ..SumPolicy::default() }
    }
}

impl Algorithm {
    /// The parts of the factors that are multiplied, of the left one and of the right one, counted
    /// from the largest: the smallest products first, of those alike first the smaller left part.
    pub fn passes(&self) -> Vec<(usize, usize)> {
        let highest = match self.products {
            0..=2 => 0,
            3 => 1,
            4..=8 => 2,
            _ => 4,
        };
        let parts = self.parts();
        let level = |level: usize| (0..=level).rev().map(move |lhs| (lhs, level - lhs));
        let all = (0..=highest).rev().flat_map(level);
        all.filter(|&(lhs, rhs)| lhs < parts && rhs < parts).collect()
    }

    /// How many parts a factor has.
    fn parts(&self) -> usize {
        match self.products {
            0..=2 => 1,
            3 => 2,
            _ => 3,
        }
    }
}

/// `policy` with each knob that has no effect on this format reset to its default: what becomes of NaN, say,
/// in a format that has a NaN.
fn effective_policy(policy: ConvertPolicy, format: &FloatFormat) -> ConvertPolicy {
    let standard = ConvertPolicy::COMPUTE;
    let has_special = format.has_infinity() || format.has_nan();
    ConvertPolicy {
        infinity: match policy.infinity {
            Infinity::Zero if has_special => standard.infinity,
            infinity => infinity,
        },
        missing_nan: if format.has_nan() { standard.missing_nan } else { policy.missing_nan },
        negative: if format.signed { standard.negative } else { policy.negative },
        missing_zero: match format.zero {
            Zero::None => policy.missing_zero,
            _ => standard.missing_zero,
        },
        ..policy
    }
}

/// Whether factors converted by a policy give the sums that the default gives. Which NaN a factor is does not
/// show in a sum.
fn matches_default(policy: ConvertPolicy, format: &FloatFormat) -> bool {
    let nan = match policy.nan {
        NanBits::PlusInfinity => return false,
        _ => NanBits::Canonical,
    };
    effective_policy(ConvertPolicy { nan, ..policy }, format) == ConvertPolicy::COMPUTE
}

impl SumPolicy {
    /// Whether roundings take random bits.
    pub fn is_stochastic(&self) -> bool {
        self.numerics.arithmetic.compute(&names::F32).rounding == Rounding::Stochastic
    }

    /// Whether the policy makes sums of floats as the default policy does.
    pub fn is_default(&self, types: ElementTypes, operands: [&ElementType; 2]) -> bool {
        self.algorithm.is_none()
            && self.numerics.accumulation == Accumulation::ELEMENT
            && self.has_default_arithmetic(types, operands)
    }

    fn has_default_arithmetic(&self, types: ElementTypes, operands: [&ElementType; 2]) -> bool {
        let arithmetic = &self.numerics.arithmetic;
        let ElementTypes { product, sum } = types;
        if *arithmetic == Policy::STANDARD {
            return true;
        }
        let computes =
            |format| effective_policy(arithmetic.compute(format), format) == ConvertPolicy::COMPUTE;
        let converts = |element: &&ElementType| {
            let from = SourceKind::of(element);
            **element == ElementType::Float(product)
                || matches_default(arithmetic.convert_operand(from, product), product)
        };
        let types_differ = arithmetic.preset == Preset::Stablehlo && product != sum;
        computes(product) && computes(sum) && operands.iter().all(converts) && !types_differ
    }

    /// The types in which sums of the policy `element` are made. The official interpreter takes
    /// products in the result's type, however narrow.
    pub fn element_types(&self, types: ElementTypes) -> ElementTypes {
        match self.numerics.arithmetic.preset {
            Preset::Stablehlo => ElementTypes { product: types.sum, ..types },
            _ => types,
        }
    }

    /// The code of a sum without products.
    pub fn empty_sum(&self, result: &ElementType) -> u128 {
        Sums::new([result; 2], result, self).sum(&[], 0)
    }

    /// How sums are made: where `element` is the policy, an algorithm says it.
    pub fn accumulation(&self) -> Accumulation {
        let accumulation = self.numerics.accumulation;
        match (accumulation.partial, self.algorithm) {
            (Partial::Element, Some(algorithm)) => {
                Accumulation { partial: Partial::In(algorithm.accumulation), ..accumulation }
            }
            _ => accumulation,
        }
    }
}

/// How the sums of a contraction are made of its factors: by default as [`ProductSum`] has it.
pub struct Sums<'a> {
    operands: [&'a ElementType; 2],
    product: &'a ElementType,
    result: &'a ElementType,
    policy: &'a SumPolicy,
}

impl<'a> Sums<'a> {
    /// The sums of a result type, of factors of two types that are not quantized.
    pub fn new(
        operands: [&'a ElementType; 2],
        result: &'a ElementType,
        policy: &'a SumPolicy,
    ) -> Sums<'a> {
        let product = product_type(operands[0], operands[1], result);
        Sums { operands, product, result, policy }
    }

    /// The code of the sum of the products of factors, in their order. `number` says which sum of all it is,
    /// for the bits of stochastic rounding. Policies are for sums of floats and of complex numbers.
    pub fn sum(&self, factors: &[(u128, u128)], number: usize) -> u128 {
        match (self.product, self.result) {
            (ElementType::Float(product), ElementType::Float(result)) if !self.is_default() => {
                self.of_floats(product, result, factors, number)
            }
            (ElementType::Complex(product), ElementType::Complex(result)) if !self.is_default() => {
                self.of_complex(*product, *result, factors, number)
            }
            _ => ProductSum::new(self.operands, self.result).sum(&mut Codes::default(), factors),
        }
    }

    fn is_default(&self) -> bool {
        let SumPolicy { numerics, algorithm, .. } = self.policy;
        algorithm.is_none()
            && numerics.accumulation == Accumulation::ELEMENT
            && numerics.arithmetic == Policy::STANDARD
    }

    fn of_floats(
        &self,
        product: &'static FloatFormat,
        result: &'static FloatFormat,
        factors: &[(u128, u128)],
        number: usize,
    ) -> u128 {
        let SumPolicy { numerics, algorithm, chance } = *self.policy;
        let types = self.policy.element_types(ElementTypes { product, sum: result });
        let accumulation = self.policy.accumulation();
        let formats = match (accumulation.partial, algorithm) {
            (_, Some(algorithm)) => [algorithm.lhs, algorithm.rhs],
            (Partial::Element, None) => [types.product; 2],
            // elements as they are, integers in the product type
            _ => self.operands.map(|operand| match operand {
                ElementType::Float(own) => *own,
                _ => product,
            }),
        };
        let passes = algorithm.map_or(vec![(0, 0)], |algorithm| algorithm.passes());
        let factor = |side: usize, code: u128, part: usize| match passes.len() {
            1 => self.converted(side, code, formats[side]),
            _ => self.part(side, code, formats[side], part),
        };
        let all: Vec<(f64, f64)> = passes
            .iter()
            .flat_map(|&(left, right)| {
                factors.iter().map(move |&(l, r)| (factor(0, l, left), factor(1, r, right)))
            })
            .collect();
        let summation = Summation::new(accumulation, types, result, &numerics.arithmetic);
        let mut scratch = Scratch::default();
        scratch.bits = RandomBits::of_output(chance, number, all.len());
        let mut sum = |terms: &[(f64, f64)]| {
            let sum = summation.sum(&mut scratch, None, terms.len(), false, |step| terms[step]);
            (sum, summation.code(sum, &mut scratch))
        };
        let largest = &all[all.len() - factors.len()..];
        match sum(&all) {
            // of parts that are not finite the largest ones decide
            (number, _) if passes.len() > 1 && !matches!(number, Number::Finite(_)) => {
                sum(largest).1.into()
            }
            (_, code) => code.into(),
        }
    }

    /// A factor as a value of the type that it is converted to.
    fn converted(&self, side: usize, code: u128, format: &'static FloatFormat) -> f64 {
        let operand = self.operands[side];
        if *operand == ElementType::Float(format) {
            return format.decode(code as u64);
        }
        let from = SourceKind::of(operand);
        let policy = self.policy.numerics.arithmetic.convert_operand(from, format);
        format.decode(format.encode_number(policy, Number::of_code(operand, code as u64), 1 << 31))
    }

    /// A part of a factor. The first part is the factor rounded to nearest in the factors' type, the next one
    /// the rest rounded, and so on. What would overflow by that rounding becomes the largest finite value, so
    /// that there is a rest; what is not finite has rests of zero.
    fn part(&self, side: usize, code: u128, format: &'static FloatFormat, part: usize) -> f64 {
        let value = match self.operands[side] {
            ElementType::Float(own) => own.decode(code as u64),
            operand => {
                let number = Number::of_code(operand, code as u64);
                format.decode(format.encode_number(ConvertPolicy::CONVERT, number, 0))
            }
        };
        let limit = 2f64.powi(format.max_exponent() + 1);
        let round = |value: f64| match format.round(ConvertPolicy::COMPUTE, value) {
            rounded if rounded.is_finite() || value.abs() >= limit || value.is_nan() => rounded,
            _ => format.decode(format.max_finite).copysign(value),
        };
        let (mut rest, mut head) = (value, round(value));
        for _ in 0..part {
            rest = if head.is_finite() { rest - head } else { 0.0 };
            head = round(rest);
        }
        head
    }

    /// Sums of complex numbers; an algorithm changes nothing. `element` and a type round each of the operations
    /// on parts. All other policies take each product for two terms of the real part, `re * re` and
    /// `-(im * im)`, and two of the imaginary part, `re * im` and `im * re`.
    fn of_complex(
        &self,
        product: ComplexPart,
        result: ComplexPart,
        factors: &[(u128, u128)],
        number: usize,
    ) -> u128 {
        let SumPolicy { numerics, chance, .. } = *self.policy;
        let types = ElementTypes { product: product.format(), sum: result.format() };
        let pair = |side: usize, code: u128| match self.operands[side] {
            ElementType::Complex(part) => {
                complex::parts(*part, code).map(|code| part.format().decode(code))
            }
            _ => [self.converted(side, code, types.product), 0.0],
        };
        let pairs: Vec<_> = factors.iter().map(|&(l, r)| (pair(0, l), pair(1, r))).collect();
        let [re, im] = match numerics.accumulation {
            Accumulation { partial: Partial::Element | Partial::In(_), blocks: None } => {
                let partial = numerics.accumulation.partial;
                let bits = RandomBits::of_output(chance, number, factors.len());
                part_by_part(&numerics, partial, types, &pairs, bits)
            }
            accumulation => {
                let summation =
                    Summation::new(accumulation, types, types.sum, &numerics.arithmetic);
                let mut scratch = Scratch::default();
                let mut sum = |terms: Vec<(f64, f64)>| {
                    scratch.bits = RandomBits::of_output(chance, number, terms.len());
                    let sum =
                        summation.sum(&mut scratch, None, terms.len(), false, |step| terms[step]);
                    summation.code(sum, &mut scratch)
                };
                let real = pairs.iter().flat_map(|&([a, b], [c, d])| [(a, c), (-b, d)]);
                let imaginary = pairs.iter().flat_map(|&([a, b], [c, d])| [(a, d), (b, c)]);
                [sum(real.collect()), sum(imaginary.collect())]
            }
        };
        complex::from_parts(result, re, im)
    }
}

/// The codes of the parts of a sum of complex products, with every operation on parts rounded.
fn part_by_part(
    numerics: &Numerics,
    partial: Partial,
    types: ElementTypes,
    pairs: &[([f64; 2], [f64; 2])],
    mut bits: RandomBits,
) -> [u64; 2] {
    let step = |format| StepRounding::new(format, &numerics.arithmetic);
    let (product, sum) = match partial {
        Partial::In(format) => (step(format), step(format)),
        _ => (step(types.product), step(types.sum)),
    };
    let mut total = [0.0; 2];
    for (a, b) in pairs {
        let mut times = |i: usize, j: usize| product.product(a[i], b[j], false, &mut bits);
        let products = [[times(0, 0), -times(1, 1)], [times(0, 1), times(1, 0)]];
        for (total, [first, second]) in total.iter_mut().zip(products) {
            let term = sum.value(product.sum(first, second, &mut bits), &mut bits);
            *total = sum.sum(*total, term, &mut bits);
        }
    }
    let to_result = step(types.sum);
    total.map(|part| {
        let value = to_result.value(part, &mut bits);
        types.sum.encode(ConvertPolicy::COMPUTE, value)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::policy::{Knobs, Rounding};

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
    fn a_policy_that_says_what_the_default_does_gives_its_sums() {
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
            ("complex<f32>", "complex<f32>", "complex<f32>"),
            ("complex<f32>", "complex<f64>", "complex<f32>"),
            ("complex<f64>", "f32", "complex<f64>"),
        ];
        let knobs = Knobs { rounding: Some(Rounding::NearestEven), ..Knobs::NONE };
        let arithmetic = Policy { knobs, ..Policy::STANDARD };
        let stated = SumPolicy::from(Numerics { arithmetic, ..Numerics::STANDARD });
        let default = SumPolicy::default();
        for (lhs, rhs, result) in cases {
            let [lhs, rhs, result] = [lhs, rhs, result].map(|name| name.parse().expect(name));
            let [stated, default] =
                [&stated, &default].map(|policy| Sums::new([&lhs, &rhs], &result, policy));
            let factors: Vec<(u128, u128)> =
                codes(lhs.bits(), 600).into_iter().zip(codes(rhs.bits(), 600)).collect();
            for length in [0, 1, 2, 3, 5] {
                for chosen in factors.chunks(5).map(|chunk| &chunk[..length]) {
                    let given = stated.sum(chosen, 0);
                    assert_eq!(given, default.sum(chosen, 0), "{lhs} {rhs} {result} {chosen:x?}");
                }
            }
        }
    }
}
