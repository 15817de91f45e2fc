//! Contractions by methods other than the default: accumulation policies, arithmetic policies,
//! and the algorithms that `dot_general` names.
//!
//! The factors are prepared first: rounded and split as an algorithm says, or else exactly the elements. Then
//! tiles make the sums if some arithmetic gives their bits. If none does, the sums are made one by one
//! ([`crate::meaning::summation`]).

mod complex_sums;
mod factors;

use self::factors::{FactorSource, OperandFactors, Scale};
use super::arithmetic::scalar::{Rounded, Wide};
use super::arithmetic::step::{Double, ExactSingle, Single, Wrapping64};
use super::operands::{Carrier, float_tensor, floats, integer_tensor};
use super::plan::ContractionPlan;
use super::thresholds::{CONVERTED_PER_TASK, LONG_BLOCK, REPEATS_OF_PACKED_COLUMNS, SUMS_PER_TASK};
use super::tile::arithmetic::InMemory;
use super::tile::sizes::Sizes;
use crate::engine::movement::offsets::Offsets;
use crate::hardware::parallel;
use crate::meaning::summation::{ElementTypes, RandomBits, Scratch, StepRounding, Summation};
use crate::meaning::{SumPolicy, product_type};
use crate::numeric::number::Finite;
use crate::numeric::{
    self, Accumulation, Blocks, Chance, ElementType, FloatFormat, Number, Partial, Policy,
};
use crate::paths::{self, Path};
use crate::tensor::Tensor;
use crate::tensor::allocation::{TooLarge, filled, owned};

/// A contraction of floats under a policy.
struct PolicySums<'t> {
    policy: &'t SumPolicy,
    accumulation: Accumulation,
    types: ElementTypes,
    result: &'static FloatFormat,
    sources: [FactorSource<'t>; 2],
}

/// The sums of all outputs, in the type that they were made in.
enum CarrierSums {
    F32(Vec<f32>),
    F64(Vec<f64>),
}

impl ContractionPlan {
    /// The sums by a policy; `None` if the default policy gives them.
    pub(super) fn by_policy(
        &self,
        policy: &SumPolicy,
        lhs: &Tensor,
        rhs: &Tensor,
        result: &ElementType,
    ) -> Result<Option<Tensor>, TooLarge> {
        match *result {
            ElementType::Float(format) => self.floats_by(policy, lhs, rhs, format),
            ElementType::Complex(part) => self.complexes_by(policy, lhs, rhs, part),
            _ => Ok(None),
        }
    }

    /// The sums of floats by a policy; `None` if the default policy gives them.
    fn floats_by(
        &self,
        policy: &SumPolicy,
        lhs: &Tensor,
        rhs: &Tensor,
        result: &'static FloatFormat,
    ) -> Result<Option<Tensor>, TooLarge> {
        let Some(job) = PolicySums::new(policy, lhs, rhs, result) else { return Ok(None) };
        match self.in_bulk(&job)? {
            Some(sums) => {
                paths::note(Path::BulkSums);
                Ok(Some(sums))
            }
            None => self.one_by_one(&job).map(Some),
        }
    }

    /// The sums, if some arithmetic makes many at a time.
    fn in_bulk(&self, job: &PolicySums<'_>) -> Result<Option<Tensor>, TooLarge> {
        if job.policy.numerics.arithmetic != Policy::STANDARD || !paths::allows(Path::BulkSums) {
            return Ok(None);
        }
        if job.is_of_singles() {
            let [lhs, rhs] = job.sources.map(|source| source.tensor);
            return self.singles(lhs, rhs, job.result).map(Some);
        }
        if let Some(sums) = self.by_tiles(job)? {
            return sums.tensor(job.result, &self.shape).map(Some);
        }
        match job.accumulation {
            Accumulation::EXACT => self.in_integers(job),
            _ => Ok(None),
        }
    }

    /// The sums under the standard arithmetic policy, if tiles give them.
    fn by_tiles(&self, job: &PolicySums<'_>) -> Result<Option<CarrierSums>, TooLarge> {
        match (job.accumulation.partial, job.accumulation.blocks) {
            (_, Some(blocks)) if blocks.length.get() < LONG_BLOCK => Ok(None),
            (Partial::In(format), None) => self.sums_in(job, format),
            (Partial::In(format), Some(blocks)) => {
                self.by_blocks(blocks, |part| part.sums_in(job, format))
            }
            (Partial::Element, Some(blocks)) if job.policy.algorithm.is_none() => {
                let ElementTypes { product, sum } = job.types;
                let [lhs, rhs] = job.sources.map(|source| source.tensor);
                self.by_blocks(blocks, |part| {
                    let sums = part.floats(lhs, rhs, product, sum)?;
                    let values = owned(floats(&sums, sum)?)?;
                    Ok(Some(CarrierSums::F64(values)))
                })
            }
            _ => Ok(None),
        }
    }

    /// The sums of the sums of blocks of steps.
    fn by_blocks(
        &self,
        Blocks { length, format }: Blocks,
        sums_of: impl Fn(&ContractionPlan) -> Result<Option<CarrierSums>, TooLarge>,
    ) -> Result<Option<CarrierSums>, TooLarge> {
        let step = StepRounding::new(format, &Policy::STANDARD);
        let mut totals = filled(0.0, &self.shape)?;
        let steps = self.sizes.steps;
        for first in (0..steps).step_by(length.get()) {
            let part = self.part(first..steps.min(first.saturating_add(length.get())))?;
            let Some(sums) = sums_of(&part)? else { return Ok(None) };
            let sums = sums.widened();
            parallel::for_each_chunk(&mut totals, CONVERTED_PER_TASK, |index, totals| {
                let bits = &mut RandomBits::default();
                for (total, &sum) in totals.iter_mut().zip(&sums[index * CONVERTED_PER_TASK..]) {
                    *total = step.sum(*total, step.value(sum, bits), bits);
                }
            });
        }
        Ok(Some(CarrierSums::F64(totals)))
    }

    /// The contraction over some of the steps.
    fn part(&self, steps: std::ops::Range<usize>) -> Result<ContractionPlan, TooLarge> {
        let mut part = self.clone();
        part.sizes.steps = steps.len();
        part.lhs[2] = self.lhs[2].part(steps.clone())?;
        part.rhs[2] = self.rhs[2].part(steps)?;
        Ok(part)
    }

    /// The sums made in a type, each product rounded to it once, if some arithmetic does that.
    fn sums_in(
        &self,
        job: &PolicySums<'_>,
        format: &'static FloatFormat,
    ) -> Result<Option<CarrierSums>, TooLarge> {
        let single = job.sources.iter().all(FactorSource::fits_f32);
        if single && format.is_f32() {
            return self.passes::<f32>(job, |plan, lhs, rhs, exact| {
                match exact && paths::take(Path::ExactProducts) {
                    true => plan.run(&ExactSingle, lhs, rhs).map(Some),
                    false => plan.run(&Single, lhs, rhs).map(Some),
                }
            });
        }
        if single && format.carrier() == numeric::Carrier::F32 {
            let Some(rounded) = Rounded::<f32>::new(format).map(InMemory) else { return Ok(None) };
            let sums = self.passes::<f32>(job, |plan, lhs, rhs, exact| match exact {
                true => plan.run(&rounded, lhs, rhs).map(Some),
                false => Ok(None),
            })?;
            if sums.is_some() {
                return Ok(sums);
            }
        }
        if format.is_f64() {
            return self
                .passes::<f64>(job, |plan, lhs, rhs, _| plan.run(&Double, lhs, rhs).map(Some));
        }
        let Some(rounded) =
            Rounded::<f64>::new(format).map(InMemory).filter(|_| job.has_exact_products())
        else {
            return Ok(None);
        };
        self.passes::<f64>(job, |plan, lhs, rhs, _| plan.run(&rounded, lhs, rhs).map(Some))
    }

    /// The sums over the factors of all passes. A sum that is not finite is that of the largest parts alone.
    fn passes<F: Carrier>(
        &self,
        job: &PolicySums<'_>,
        run: impl Fn(&ContractionPlan, &[F], &[F], bool) -> Result<Option<Vec<F>>, TooLarge>,
    ) -> Result<Option<CarrierSums>, TooLarge>
    where
        CarrierSums: From<Vec<F>>,
    {
        let factors = job.factors::<F>()?;
        let OperandFactors { lhs, rhs, passes, .. } = &factors;
        let exact = factors.products_are_exact();
        let plan = self.repeated(*passes, [lhs.len(), rhs.len()])?;
        let Some(mut sums) = run(&plan, lhs, rhs, exact)? else { return Ok(None) };
        if *passes > 1 && sums.iter().any(|sum| !sum.widen().is_finite()) {
            let [lhs, rhs] = factors.largest_parts();
            let Some(first) = run(self, lhs, rhs, exact)? else { return Ok(None) };
            for (sum, first) in sums.iter_mut().zip(first) {
                if !sum.widen().is_finite() {
                    *sum = first;
                }
            }
        }
        Ok(Some(sums.into()))
    }

    /// The contraction whose steps are repeated `passes` times, each time further into the operands.
    fn repeated(&self, passes: usize, lens: [usize; 2]) -> Result<ContractionPlan, TooLarge> {
        let mut plan = self.clone();
        plan.sizes.steps *= passes;
        plan.lhs[2] = self.lhs[2].repeated(passes, lens[0] / passes)?;
        plan.rhs[2] = self.rhs[2].repeated(passes, lens[1] / passes)?;
        Ok(plan)
    }

    /// The exact sums, rounded once, if all of them fit integers of 127 bits.
    fn in_integers(&self, job: &PolicySums<'_>) -> Result<Option<Tensor>, TooLarge> {
        let factors = job.factors::<f64>()?;
        let OperandFactors { lhs, rhs, passes: 1, .. } = &factors else { return Ok(None) };
        let (Some(left), Some(right)) = (Scale::of(lhs), Scale::of(rhs)) else { return Ok(None) };
        let bits = left.bits + right.bits + usize::BITS - self.sizes.steps.leading_zeros();
        if left.bits > 63 || right.bits > 63 || bits > 127 {
            return Ok(None);
        }
        let step = StepRounding::new(job.result, &Policy::STANDARD);
        let exponent = left.exponent + right.exponent;
        let code = |sum: i128| {
            let (negative, significand) = (sum < 0, sum.unsigned_abs());
            let number = Finite { negative, significand, exponent, more: false };
            step.code(Number::Finite(number), &mut RandomBits::default())
        };
        let (lhs, rhs) = (left.integers(lhs), right.integers(rhs));
        let codes: Vec<u64> = if bits > 63 {
            self.run(&InMemory(Wide), &lhs, &rhs)?.into_iter().map(code).collect()
        } else {
            let (lhs, rhs) = (bytemuck::cast_slice(&lhs), bytemuck::cast_slice(&rhs));
            let sums = self.run(&Wrapping64, lhs, rhs)?;
            sums.into_iter().map(|sum| code(i128::from(sum as i64))).collect()
        };
        integer_tensor(&ElementType::Float(job.result), &self.shape, &codes).map(Some)
    }

    /// The sums, each made by itself.
    fn one_by_one(&self, job: &PolicySums<'_>) -> Result<Tensor, TooLarge> {
        let PolicySums { accumulation, types, result, policy, .. } = *job;
        let arithmetic = &policy.numerics.arithmetic;
        let summation = Summation::new(accumulation, types, result, arithmetic);
        let factors = job.factors::<f64>()?;
        let OperandFactors { lhs, rhs, passes, .. } = &factors;
        let plan = self.repeated(*passes, [lhs.len(), rhs.len()])?;
        let lower = plan.sizes.steps - self.sizes.steps;
        let exact = job.has_exact_products();
        let codes = plan.each_sum(lhs, rhs, policy.chance, |scratch, row, column| {
            let number =
                summation.sum(scratch, None, row.len(), exact, |step| (row[step], column[step]));
            if lower == 0 || matches!(number, Number::Finite(_)) {
                return summation.code(number, scratch);
            }
            let (row, column) = (&row[lower..], &column[lower..]);
            let first =
                summation.sum(scratch, None, row.len(), exact, |step| (row[step], column[step]));
            summation.code(first, scratch)
        })?;
        integer_tensor(&ElementType::Float(result), &self.shape, &codes)
    }

    /// For each output, what a function makes of its factors.
    pub(super) fn each_sum<T, S>(
        &self,
        lhs: &[T],
        rhs: &[T],
        chance: Chance,
        sum: impl Fn(&mut Scratch, &[T], &[T]) -> S + Sync,
    ) -> Result<Vec<S>, TooLarge>
    where
        T: Copy + Default + Send + Sync,
        S: Clone + Default + Send,
    {
        let Sizes { batch, rows, columns, steps } = self.sizes;
        let mut sums = filled(S::default(), &[batch, rows, columns])?;
        let [lhs_batch, lhs_free, lhs_step] = &self.lhs;
        let [rhs_batch, rhs_free, rhs_step] = &self.rhs;
        let pack = |to: &mut Vec<T>, elements: &[T], start: usize, step: &Offsets| {
            to.clear();
            to.extend((0..steps).map(|index| elements[start + step.at(index)]));
        };
        let packed = self.packed_columns(rhs)?;
        parallel::for_each_chunk(&mut sums, SUMS_PER_TASK, |chunk, sums| {
            let (mut row, mut column, mut scratch) = (vec![], vec![], Scratch::default());
            let mut packed_row = usize::MAX;
            for (place, result) in sums.iter_mut().enumerate() {
                let output = chunk * SUMS_PER_TASK + place;
                let (in_batch, at) = (output / columns, output % columns);
                let (batch, free) = (in_batch / rows, in_batch % rows);
                if packed_row != in_batch {
                    pack(&mut row, lhs, lhs_batch.at(batch) + lhs_free.at(free), lhs_step);
                    packed_row = in_batch;
                }
                let column = match &packed {
                    Some(packed) => &packed[(batch * columns + at) * steps..][..steps],
                    None => {
                        let start = rhs_batch.at(batch) + rhs_free.at(at);
                        pack(&mut column, rhs, start, rhs_step);
                        &column
                    }
                };
                scratch.bits = RandomBits::of_output(chance, output, steps);
                *result = sum(&mut scratch, &row, column);
            }
        });
        Ok(sums)
    }

    /// The factors of each column, one column after the other, unless they are many times the operand.
    fn packed_columns<T: Copy + Default + Send + Sync>(
        &self,
        rhs: &[T],
    ) -> Result<Option<Vec<T>>, TooLarge> {
        let Sizes { batch, columns, steps, .. } = self.sizes;
        let [rhs_batch, rhs_free, rhs_step] = &self.rhs;
        let elements = batch.saturating_mul(columns).saturating_mul(steps);
        if elements / REPEATS_OF_PACKED_COLUMNS > rhs.len() {
            return Ok(None);
        }
        let mut packed = filled(T::default(), &[elements])?;
        if elements > 0 {
            parallel::for_each_chunk(&mut packed, steps, |index, packed| {
                let start = rhs_batch.at(index / columns) + rhs_free.at(index % columns);
                for (step, factor) in packed.iter_mut().enumerate() {
                    *factor = rhs[start + rhs_step.at(step)];
                }
            });
        }
        Ok(Some(packed))
    }
}

impl<'t> PolicySums<'t> {
    /// The sums of a contraction by a policy; `None` if the default policy gives them.
    fn new(
        policy: &'t SumPolicy,
        lhs: &'t Tensor,
        rhs: &'t Tensor,
        result: &'static FloatFormat,
    ) -> Option<PolicySums<'t>> {
        let element = ElementType::Float(result);
        let ElementType::Float(product) = *product_type(lhs.element(), rhs.element(), &element)
        else {
            return None;
        };
        let types = ElementTypes { product, sum: result };
        if policy.is_default(types, [lhs.element(), rhs.element()]) {
            return None;
        }
        let types = policy.element_types(types);
        let accumulation = policy.accumulation();
        let sources = match (accumulation.partial, policy.algorithm) {
            (_, Some(algorithm)) => [
                FactorSource::rounded(lhs, algorithm.lhs),
                FactorSource::rounded(rhs, algorithm.rhs),
            ],
            (Partial::Element, None) => [
                FactorSource::rounded(lhs, types.product),
                FactorSource::rounded(rhs, types.product),
            ],
            _ => [FactorSource::exact(lhs, product), FactorSource::exact(rhs, product)],
        };
        Some(PolicySums { policy, accumulation, types, result, sources })
    }

    fn factors<F: Carrier>(&self) -> Result<OperandFactors<'_, F>, TooLarge> {
        let arithmetic = &self.policy.numerics.arithmetic;
        OperandFactors::new(self.sources, self.policy.algorithm, arithmetic)
    }

    /// Whether the factors are the elements as they are, which are f32 values, and the sums are made in f32.
    fn is_of_singles(&self) -> bool {
        let Accumulation { partial: Partial::In(format), blocks: None } = self.accumulation else {
            return false;
        };
        let as_they_are = |source: &FactorSource<'_>| {
            let is_float = matches!(source.tensor.element(), ElementType::Float(_));
            is_float && source.fits_f32()
        };
        let has_algorithm = self.policy.algorithm.is_some();
        format.is_f32() && !has_algorithm && self.sources.iter().all(as_they_are)
    }

    /// Whether every product of two factors is an f64.
    fn has_exact_products(&self) -> bool {
        let [lhs, rhs] = self.sources.map(|source| source.format);
        lhs.precision() + rhs.precision() <= 53
            && lhs.quantum_exponent() + rhs.quantum_exponent() >= -1074
            && lhs.max_exponent() + rhs.max_exponent() < 1022
    }
}

impl From<Vec<f32>> for CarrierSums {
    fn from(sums: Vec<f32>) -> CarrierSums {
        CarrierSums::F32(sums)
    }
}

impl From<Vec<f64>> for CarrierSums {
    fn from(sums: Vec<f64>) -> CarrierSums {
        CarrierSums::F64(sums)
    }
}

impl CarrierSums {
    fn widened(self) -> Vec<f64> {
        match self {
            CarrierSums::F32(sums) => sums.into_iter().map(f64::from).collect(),
            CarrierSums::F64(sums) => sums,
        }
    }

    /// The tensor of the sums, rounded to the result's type.
    fn tensor(self, format: &'static FloatFormat, shape: &[usize]) -> Result<Tensor, TooLarge> {
        match self {
            CarrierSums::F32(sums) => float_tensor(format, shape, sums),
            CarrierSums::F64(sums) => float_tensor(format, shape, sums),
        }
    }
}

#[cfg(test)]
mod tests;
