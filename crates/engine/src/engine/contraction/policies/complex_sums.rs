//! Contractions of complex numbers by other methods than the default one, part by part.

use super::super::arithmetic::factor::Pair;
use super::super::operands::{complex_tensor, pairs};
use super::super::plan::ContractionPlan;
use crate::engine::movement::offsets::Offsets;
use crate::meaning::summation::{ElementTypes, StepRounding, Summation};
use crate::meaning::{SumPolicy, product_type};
use crate::numeric::{Accumulation, ComplexPart, ElementType, Partial};
use crate::tensor::Tensor;
use crate::tensor::allocation::{TooLarge, collected};

impl ContractionPlan {
    /// The sums of complex numbers by a policy; `None` if it is the default one. An algorithm changes no sum of
    /// complex numbers.
    ///
    /// `element` and a type round each of the operations on parts. All other policies take each
    /// product for two terms of the real part, `re * re` and `-(im * im)`, and two of the imaginary
    /// part, `re * im` and `im * re`.
    pub(super) fn complexes_by(
        &self,
        policy: &SumPolicy,
        lhs: &Tensor,
        rhs: &Tensor,
        result: ComplexPart,
    ) -> Result<Option<Tensor>, TooLarge> {
        let element = ElementType::Complex(result);
        let ElementType::Complex(product) = *product_type(lhs.element(), rhs.element(), &element)
        else {
            return Ok(None);
        };
        let types = ElementTypes { product: product.format(), sum: result.format() };
        let without_algorithm = SumPolicy { algorithm: None, ..*policy };
        let converted = ElementType::Float(types.product);
        if without_algorithm.is_default(types, [&converted, &converted]) {
            return Ok(None);
        }
        let (lhs, rhs) = (pairs::<f64>(lhs, product)?, pairs::<f64>(rhs, product)?);
        let exact = product == ComplexPart::F32;
        match policy.numerics.accumulation {
            Accumulation { partial: Partial::Element | Partial::In(_), blocks: None } => {
                self.part_by_part(policy, types, [&lhs, &rhs], (result, exact))
            }
            _ => self.by_terms(policy, types, [&lhs, &rhs], (result, exact)),
        }
        .map(Some)
    }

    /// The sums with every operation on parts rounded.
    fn part_by_part(
        &self,
        policy: &SumPolicy,
        types: ElementTypes,
        [lhs, rhs]: [&[Pair<f64>]; 2],
        (result, exact): (ComplexPart, bool),
    ) -> Result<Tensor, TooLarge> {
        let step = |format| StepRounding::new(format, &policy.numerics.arithmetic);
        let (product, sum) = match policy.numerics.accumulation.partial {
            Partial::In(format) => (step(format), step(format)),
            _ => (step(types.product), step(types.sum)),
        };
        let to_result = step(types.sum);
        let sums = self.each_sum(lhs, rhs, policy.chance, |scratch, row, column| {
            let bits = &mut scratch.bits;
            let mut total = [0.0; 2];
            for (a, b) in row.iter().zip(column) {
                let mut times = |i: usize, j: usize| product.product(a[i], b[j], exact, bits);
                let products = [[times(0, 0), -times(1, 1)], [times(0, 1), times(1, 0)]];
                for (total, [first, second]) in total.iter_mut().zip(products) {
                    let term = sum.value(product.sum(first, second, bits), bits);
                    *total = sum.sum(*total, term, bits);
                }
            }
            total.map(|part| to_result.value(part, bits))
        })?;
        complex_tensor(result, &self.shape, sums)
    }

    /// The sums of two terms for each product and part.
    fn by_terms(
        &self,
        policy: &SumPolicy,
        types: ElementTypes,
        [lhs, rhs]: [&[Pair<f64>]; 2],
        (result, exact): (ComplexPart, bool),
    ) -> Result<Tensor, TooLarge> {
        let mut plan = self.clone();
        plan.sizes.steps *= 2;
        for offsets in [&mut plan.lhs, &mut plan.rhs] {
            let [batch, free, step] = &*offsets;
            let each = |offsets: &Offsets| offsets.interleaved(2, 1);
            *offsets = [each(batch)?, each(free)?, step.interleaved(2, 2)?];
        }
        let SumPolicy { numerics, .. } = policy;
        let summation =
            Summation::new(numerics.accumulation, types, types.sum, &numerics.arithmetic);
        let sums = |lhs: &[f64], rhs: &[f64]| {
            plan.each_sum(lhs, rhs, policy.chance, |scratch, row, column| {
                let term = |step: usize| (row[step], column[step]);
                let sum = summation.sum(scratch, None, row.len(), exact, term);
                summation.code(sum, scratch)
            })
        };
        let conjugate: Vec<Pair<f64>> = collected(lhs.iter().map(|&[re, im]| [re, -im]))?;
        let swapped: Vec<Pair<f64>> = collected(rhs.iter().map(|&[re, im]| [im, re]))?;
        let real = sums(conjugate.as_flattened(), rhs.as_flattened())?;
        let imaginary = sums(lhs.as_flattened(), swapped.as_flattened())?;
        let parts = real.iter().zip(imaginary);
        let element = ElementType::Complex(result);
        Ok(match result {
            ComplexPart::F32 => {
                let codes = collected(parts.map(|(&real, imaginary)| real | imaginary << 32))?;
                Tensor::from_codes::<u64>(element, &self.shape, codes)
            }
            ComplexPart::F64 => {
                let wide = |(&real, imaginary): (&u64, u64)| {
                    u128::from(real) | u128::from(imaginary) << 64
                };
                Tensor::from_codes::<u128>(element, &self.shape, collected(parts.map(wide))?)
            }
        })
    }
}
