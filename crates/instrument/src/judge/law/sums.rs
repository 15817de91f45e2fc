//! Sums: contractions, convolutions, and reductions and scatters that add.

use std::sync::Arc;

use super::products::{self, Products};
use super::quanta::{self, Quanta};
use super::reductions;
use super::replays::Factors;
use super::sizes::{self, Operands, Sizes, has_smaller};
use super::sum_bounds::Sums;
use crate::alone::bodies;
use crate::alone::wide::{into_numbers, numbers, retyped, widened, with_wide_results};
use crate::alone::windows::WindowTerms;
use crate::ir::{Fields, OpView, TensorType};
use crate::judge::ground::bound::{grid_of, power_of_two};
use crate::meaning::{Convolution, DotDimensions, Slide};
use crate::numeric::{Accumulation, ElementType, FloatFormat, names};
use crate::ops::constraints::sizes as sizes_of;
use crate::ops::contraction::algorithm;
use crate::ops::reduction::Reduce;
use crate::ops::{contraction, convolution, windows};
use crate::tensor::{Tensor, Value};

/// From which share of terms on that are finer than the grid of a sum additions are not counted.
pub(in crate::judge) const FINE: f64 = 0.9;

/// How an op adds.
pub struct Shape {
    pub(in crate::judge) kind: Kind,
    /// How many terms a sum has at most; `None` if only a run can say.
    pub(in crate::judge) terms: Option<u64>,
    pub(in crate::judge) accumulator: &'static FloatFormat,
}

pub(in crate::judge) enum Kind {
    Dot(DotDimensions),
    /// A convolution whose padding is stated.
    Convolution(Box<Convolution>),
    /// Products of elements of two operands.
    Products,
    Reduction(Vec<usize>),
    /// A reduction of windows, with the sizes of a window.
    Windows(Box<Windows>),
    /// Additions of elements.
    Additions,
}

/// How windows slide over an operand.
pub struct Windows {
    /// The sizes of a window.
    pub sizes: Vec<usize>,
    /// How it slides along each dimension.
    pub slides: Vec<Slide>,
}

impl Shape {
    /// How an op adds, if its result is sums.
    pub fn of(view: &OpView<'_>) -> Option<Shape> {
        let name = view.op.full_name();
        let result = view.result(0)?;
        let format = result.element.float_format()?;
        let operand = |index: usize| view.operand(index);
        let static_size =
            |ty: &TensorType| ty.static_shape().map(|it| it.iter().product::<usize>());
        let (kind, terms) = match name {
            "stablehlo.dot_general" => {
                let (_, dimensions) = contraction::verified(view);
                let shape = operand(0)?.static_shape();
                let terms = shape.map(|shape| {
                    dimensions.lhs_contracting.iter().map(|&it| shape[it]).product::<usize>()
                });
                (Kind::Dot(dimensions), terms)
            }
            "stablehlo.dot" => {
                let dimensions = contraction::dimensions_of_dot(view);
                let terms = operand(0)?.static_shape().and_then(|shape| shape.last().copied());
                (Kind::Dot(dimensions), terms)
            }
            "stablehlo.convolution" | "stablehlo.dynamic_conv" => {
                let features = view.fields("dimension_numbers");
                let output = features.map(|it| it.integer("kernel_output_feature_dimension"));
                let kernel = operand(1)?.static_shape();
                let terms = kernel.zip(output).map(|(shape, output)| {
                    let outputs = shape.get(output as usize).copied().unwrap_or(1).max(1);
                    shape.iter().product::<usize>() / outputs
                });
                let is_stated = name == "stablehlo.convolution";
                let stated = is_stated.then(|| convolution::stated(view)).flatten();
                let kind = stated.map_or(Kind::Products, |it| Kind::Convolution(Box::new(it)));
                (kind, terms)
            }
            "chlo.ragged_dot" | "stablehlo.einsum" => (Kind::Products, None),
            "stablehlo.unary_einsum" => (Kind::Additions, None),
            "stablehlo.reduce" if view.op.operands.len() == 2 && bodies::adds(view) => {
                let dimensions = sizes_of(&Reduce::of(view).dimensions);
                let shape = operand(0)?.static_shape();
                let terms = shape.map(|shape| {
                    dimensions.iter().map(|&dimension| shape[dimension]).product::<usize>() + 1
                });
                (Kind::Reduction(dimensions), terms)
            }
            "stablehlo.reduce_window" if view.op.operands.len() == 2 && bodies::adds(view) => {
                let (sizes, slides) = windows::stated(view)?;
                let terms = sizes.iter().product::<usize>() + 1;
                (Kind::Windows(Box::new(Windows { sizes, slides })), Some(terms))
            }
            "stablehlo.scatter" if view.op.operands.len() == 3 && bodies::adds(view) => {
                let updates = static_size(operand(2)?);
                (Kind::Additions, updates.map(|updates| updates + 1))
            }
            _ => return None,
        };
        let widest = view.operand_types().filter_map(|ty| ty.as_tensor()?.element.float_format());
        let precision = widest.map(|it| it.precision()).max()?.max(format.precision());
        let accumulator = if precision > 24 { &names::F64 } else { stated_accumulator(view) };
        Some(Shape { kind, terms: terms.map(|terms| terms as u64), accumulator })
    }

    /// The convolution, if the op is one whose padding is stated.
    pub fn convolution(&self) -> Option<&Convolution> {
        match &self.kind {
            Kind::Convolution(convolution) => Some(convolution),
            _ => None,
        }
    }

    /// The factors of the terms, if a model of a unit can add them: each sum starts from zero.
    pub fn factors<'a>(
        &'a self,
        operand: impl Fn(usize) -> Option<&'a Tensor>,
    ) -> Option<Factors<'a>> {
        match &self.kind {
            Kind::Dot(dimensions) => Some(Factors::Dot([operand(0)?, operand(1)?], dimensions)),
            Kind::Reduction(dimensions) if is_zero(operand(1)?) => {
                Some(Factors::Reduction(operand(0)?, dimensions))
            }
            _ => None,
        }
    }

    /// The sums for these operands; `None` if the op cannot be computed in f64.
    pub fn sums(&self, view: &OpView<'_>, operands: &Operands<'_>) -> Option<Sums> {
        let element = &view.result(0)?.element;
        let result = element.float_format()?;
        let is_f64 = self.accumulator.is_f64();
        let sizes = Sizes::of(view, operands)?;
        let ([sums, of_sizes], [term_unit, error]) =
            self.with_magnitudes(view, operands, &sizes)?;
        let spread = sizes.spread(&of_sizes)?;
        let finite = match of_sizes.iter().all(|it| it.is_finite()) {
            true => None,
            false => Some(sizes.with(&|it| if it.is_finite() { it.abs() } else { 0.0 })?),
        };
        let subnormal = match self.has_subnormals(operands.values) {
            true => Some(self.of_subnormals(&sizes, &of_sizes)?),
            false => None,
        };
        let is_complex = matches!(element, ElementType::Complex(_));
        let parts = if is_complex { 2.0 } else { 1.0 };
        let terms = match self.terms {
            // an initial value of zero is not a term
            Some(terms) if self.starts_from_zero(operands) => parts as u64 * (terms - 1).max(1),
            Some(terms) => parts as u64 * terms,
            None => (parts * sizes.with(&|_| 1.0)?.into_iter().fold(0.0, f64::max)) as u64,
        };
        let counts = self.counts(operands, &sizes, of_sizes.len())?;
        let counts = counts.map(|it| it.into_iter().map(|count| parts * count).collect());
        let is_exact = spread.is_none() && !is_complex && !is_f64;
        let tensor = |index: usize| operands.values[index].as_tensor();
        let format = |index: usize| tensor(index)?.element().float_format();
        let factors = match self.kind {
            Kind::Dot(_) | Kind::Convolution(..) | Kind::Products => Some([format(0)?, format(1)?]),
            Kind::Reduction(_) | Kind::Windows(_) | Kind::Additions => None,
        };
        let doubled = |values: Vec<f64>| match is_complex {
            false => values,
            true => values.into_iter().flat_map(|value| [value, value]).collect(),
        };
        let growth = 1.0 + terms as f64 * f64::EPSILON;
        let mut magnitudes = doubled(of_sizes);
        magnitudes.iter_mut().for_each(|it| *it *= growth);
        let most = magnitudes.iter().copied().fold(0.0, f64::max);
        let sums = Sums {
            sums,
            sum_unit: self.sum_unit(terms, factors, most),
            term_unit,
            error,
            magnitudes,
            subnormal: subnormal.map(doubled),
            spread: spread.map(doubled),
            finite: finite.map(doubled),
            terms,
            counts: counts.map(doubled),
            quanta: None,
            origin: None,
            actual: None,
            tree: None,
            accumulator: self.accumulator,
            result,
            factors,
            is_complex,
        };
        if !is_exact || self.are_terms_fine(operands.values, self.finest_grid(&sums.magnitudes))? {
            return Some(sums);
        }
        let quanta = self.quanta(operands.values)?.map(Arc::new);
        Some(Sums { quanta, ..sums }.without_idle_quanta())
    }

    /// The sums, those of the magnitudes of their terms, and how far sums may be from the exact ones whose terms are pairs of
    /// f64: a share of the magnitudes, and what is added to it.
    fn with_magnitudes(
        &self,
        view: &OpView<'_>,
        operands: &Operands<'_>,
        sizes: &Sizes<'_>,
    ) -> Option<([Vec<f64>; 2], [f64; 2])> {
        if let Some(both) = self.in_one_pass(operands) {
            return Some((both, [0.0; 2]));
        }
        let is_f64 = self.accumulator.is_f64();
        let in_pairs = if is_f64 { self.in_pairs(operands.values) } else { None };
        let (sums, known_to) = match in_pairs {
            Some(Products { sums, unit, error }) => (sums, [unit, error]),
            None => (self.in_f64(view, operands)?, [0.0; 2]),
        };
        let of_sizes = match self.magnitudes_in_f32(view, operands) {
            Some(of_sizes) => of_sizes,
            None => sizes.with(&f64::abs)?,
        };
        Some(([sums, of_sizes], known_to))
    }

    /// The part of the sums of magnitudes that terms with a subnormal factor make.
    fn of_subnormals(&self, sizes: &Sizes<'_>, of_sizes: &[f64]) -> Option<Vec<f64>> {
        let smallest = self.accumulator.decode(self.accumulator.min_normal());
        let kept = sizes.with(&|it| if it.abs() < smallest { 0.0 } else { it.abs() })?;
        Some(of_sizes.iter().zip(kept).map(|(all, kept)| (all - kept).max(0.0)).collect())
    }

    /// These sums of the op with the magnitudes of all terms that have a subnormal factor, in its own type or in the accumulator.
    pub fn with_subnormals(
        &self,
        view: &OpView<'_>,
        operands: &Operands<'_>,
        sums: Sums,
    ) -> Option<Sums> {
        // parts of complex numbers are in the type of the accumulator
        if sums.is_complex || !operands.values.iter().any(sizes::has_subnormals) {
            return Some(sums);
        }
        let sizes = Sizes::of(view, operands)?;
        let all = sizes.with(&f64::abs)?;
        let kept = sizes.without_subnormals(self.accumulator)?;
        // an infinity times a factor that counts as zero is NaN
        let lost = |(all, kept): (f64, f64)| match kept.is_nan() && !all.is_nan() {
            true => f64::INFINITY,
            false => (all - kept).max(0.0),
        };
        Some(Sums { subnormal: Some(all.into_iter().zip(kept).map(lost).collect()), ..sums })
    }

    /// The sums, made in f64; sums of f64 are exact and rounded once.
    fn in_f64(&self, view: &OpView<'_>, operands: &Operands<'_>) -> Option<Vec<f64>> {
        // f64 holds the products of f32, and half as many bytes are read
        if self.has_narrow_factors(operands.values)
            && let Some(own) = with_wide_results(view)
        {
            let values = operands.values.iter().map(sizes::in_f32).collect::<Option<Vec<_>>>()?;
            return into_numbers(own.run(&values).ok()?.into_iter().next()?);
        }
        let accumulation = self.accumulator.is_f64().then_some(Accumulation::EXACT);
        let own = retyped(view, accumulation, crate::alone::wide::wide)?;
        let wide: Vec<Value> = operands.values.iter().map(widened).collect();
        into_numbers(own.run(&wide).ok()?.into_iter().next()?)
    }

    /// The smallest distance of neighbouring values of the accumulator at a sum that is not zero, or less, by the sums of the
    /// magnitudes of the terms.
    pub(in crate::judge) fn finest_grid(&self, magnitudes: &[f64]) -> f64 {
        let sizes = magnitudes.iter().filter(|size| **size > 0.0);
        let least = sizes.fold(f64::INFINITY, |least, size| least.min(*size));
        grid_of(least, self.accumulator.precision())
    }

    /// Whether an operand has elements that are subnormal in the accumulator, or would be.
    pub(in crate::judge) fn has_subnormals(&self, operands: &[Value]) -> bool {
        let smallest = self.accumulator.decode(self.accumulator.min_normal());
        operands.iter().any(|value| has_smaller(value, smallest))
    }

    /// Whether a term is a product of two factors.
    fn has_products(&self) -> bool {
        matches!(self.kind, Kind::Dot(_) | Kind::Convolution(_) | Kind::Products)
    }

    /// The error of a sum of so many terms that is made in f64: a share of the magnitudes of its terms, none of which is larger
    /// than `most`, and of the sum itself if that is known to twice the bits. Products are of factors of these formats.
    pub(in crate::judge) fn sum_unit(
        &self,
        terms: u64,
        factors: Option<[&FloatFormat; 2]>,
        most: f64,
    ) -> f64 {
        if self.accumulator.is_f64() {
            return f64::EPSILON;
        }
        let is_exact = factors.is_some_and(|[left, right]| {
            // products and sums are multiples of the product of the smallest numbers, and f64 has all so small ones
            let quantum = left.quantum_exponent() + right.quantum_exponent();
            most <= power_of_two(quantum + f64::MANTISSA_DIGITS as i32)
        });
        if is_exact { 0.0 } else { terms as f64 * f64::EPSILON }
    }

    /// Whether the terms are products of real floats.
    pub(in crate::judge) fn has_real_factors(&self, operands: &[Value]) -> bool {
        let is_real = |value: &Value| {
            matches!(value.as_tensor().map(Tensor::element), Some(ElementType::Float(_)))
        };
        let is_product = matches!(self.kind, Kind::Dot(_) | Kind::Convolution(_));
        is_product && operands.iter().all(is_real)
    }

    /// Whether the terms are products of real floats narrower than f64, which f64 holds exactly.
    fn has_narrow_factors(&self, operands: &[Value]) -> bool {
        let is_narrow = |value: &Value| {
            let format = value.as_tensor().and_then(|tensor| tensor.element().float_format());
            format.is_some_and(FloatFormat::fits_f32)
        };
        let is_wide = self.accumulator.is_f64();
        self.has_real_factors(operands) && !is_wide && operands.iter().all(is_narrow)
    }

    /// Sums of products of f64 that are known far better than any order of additions gives them; `None` where that does not
    /// do.
    pub(in crate::judge) fn in_pairs(&self, operands: &[Value]) -> Option<Products> {
        let Kind::Dot(dimensions) = &self.kind else { return None };
        let [lhs, rhs] = operands else { return None };
        let operands = [lhs.as_tensor()?, rhs.as_tensor()?];
        let is_real = |tensor: &Tensor| matches!(tensor.element(), ElementType::Float(_));
        operands.into_iter().all(is_real).then(|| products::dot(operands, dimensions))?
    }

    /// The sums of a reduction, and the sums of the magnitudes, made in f64 in one pass; `None` where that does not do.
    fn in_one_pass(&self, operands: &Operands<'_>) -> Option<[Vec<f64>; 2]> {
        let Kind::Reduction(dimensions) = &self.kind else { return None };
        let [input, initial] = operands.values else { return None };
        let (input, initial) = (input.as_tensor()?, initial.as_tensor()?);
        let is_known = operands.radii.iter().all(Option::is_none);
        let is_real = matches!(input.element(), ElementType::Float(_));
        if self.accumulator.is_f64() || !is_known || !is_real {
            return None;
        }
        let [mut sums, mut sizes] = reductions::sums_along(input, dimensions)?;
        let initial = *numbers(initial).first()?;
        sums.iter_mut().for_each(|sum| *sum += initial);
        sizes.iter_mut().for_each(|size| *size += initial.abs());
        // what infinities and NaN give is looked at term by term
        sizes.iter().all(|size| size.is_finite()).then_some([sums, sizes])
    }

    /// How many terms that are not zero each sum has, where they have different numbers of them: the windows at the edges of an
    /// operand, and the elements that a scatter adds to, have fewer than others.
    fn counts(
        &self,
        operands: &Operands<'_>,
        sizes: &Sizes<'_>,
        sums: usize,
    ) -> Option<Option<Vec<f64>>> {
        match &self.kind {
            Kind::Dot(_) | Kind::Reduction(_) => Some(None),
            Kind::Convolution(convolution) => {
                let shape = |index: usize| Some(operands.values[index].as_tensor()?.shape());
                let (lhs, rhs) = (shape(0)?, shape(1)?);
                Some(WindowTerms::of_convolution(convolution, lhs, rhs).counts(sums))
            }
            Kind::Products | Kind::Additions | Kind::Windows(_) => {
                let is_known = operands.radii.iter().all(Option::is_none);
                let is_term = |it: f64| f64::from(u8::from(!is_known || it != 0.0));
                Some(Some(sizes.with(&is_term)?))
            }
        }
    }

    /// The sums of magnitudes made in f32, in half of the time: each is made larger by more than the errors of its products
    /// and additions. `None` where f32 does not do.
    fn magnitudes_in_f32(&self, view: &OpView<'_>, operands: &Operands<'_>) -> Option<Vec<f64>> {
        let terms = self.terms.filter(|terms| *terms <= 1 << 16)? as f64;
        let is_product = matches!(self.kind, Kind::Dot(_) | Kind::Convolution(_));
        let is_known = operands.radii.iter().all(Option::is_none);
        if !is_product || !is_known || self.has_subnormals(operands.values) {
            return None;
        }
        let sums = numbers(&self.made_in_f32(view, operands)?);
        let growth = 1.0 + 1.01 * (terms + 2.0) * (-24f64).exp2();
        let lost = terms * (-149f64).exp2();
        let is_finite = sums.iter().all(|sum| sum.is_finite());
        is_finite.then(|| sums.into_iter().map(|sum| sum * growth + lost).collect())
    }

    /// The op on the magnitudes of its operands, in f32.
    fn made_in_f32(&self, view: &OpView<'_>, operands: &Operands<'_>) -> Option<Tensor> {
        let op = retyped(view, None, |_| ElementType::Float(&names::F32))?;
        let values =
            operands.values.iter().map(sizes::magnitudes_in_f32).collect::<Option<Vec<_>>>()?;
        op.run(&values).ok()?.first()?.as_tensor().cloned()
    }

    /// Whether the op reduces whole dimensions from an initial value of zero.
    fn starts_from_zero(&self, operands: &Operands<'_>) -> bool {
        let initial = operands.values.get(1).and_then(Value::as_tensor);
        matches!(self.kind, Kind::Reduction(_)) && initial.is_some_and(is_zero)
    }

    /// Whether the terms of all windows can be visited in the time that the op may take.
    fn is_countable(&self, input: &Tensor) -> bool {
        self.terms.unwrap_or(u64::MAX).saturating_mul(input.len() as u64) <= 1 << 31
    }

    /// Whether nearly all terms, by a sample, have bits below the grid of every sum: then nearly all additions are inexact, and
    /// to count them takes time and gains nothing.
    fn are_terms_fine(&self, operands: &[Value], grid: f64) -> Option<bool> {
        let factors = if self.has_products() { 2 } else { 1 };
        let tensors = operands.iter().take(factors).map(Value::as_tensor);
        Some(quanta::Sample::of(&tensors.collect::<Option<Vec<_>>>()?).finer(grid) > FINE)
    }

    /// The exponents of the lowest bits of the terms, for contractions and convolutions, and for reductions that start from
    /// zero.
    fn quanta(&self, operands: &[Value]) -> Option<Option<Quanta>> {
        let tensor = |index: usize| operands[index].as_tensor();
        Some(match &self.kind {
            Kind::Dot(dimensions) => Some(Quanta::of_dot([tensor(0)?, tensor(1)?], dimensions)),
            Kind::Convolution(convolution) => {
                Some(Quanta::of_convolution([tensor(0)?, tensor(1)?], convolution))
            }
            Kind::Reduction(dimensions) if is_zero(tensor(1)?) => {
                Some(Quanta::of_reduction(tensor(0)?, dimensions))
            }
            // windows of many elements overlap, and to count the terms of each takes too long
            Kind::Windows(windows) if is_zero(tensor(1)?) && self.is_countable(tensor(0)?) => {
                Some(Quanta::of_windows(tensor(0)?, &windows.sizes, &windows.slides))
            }
            _ => None,
        })
    }
}

/// The type in which an algorithm states that sums are made; f32 if none does.
fn stated_accumulator(view: &OpView<'_>) -> &'static FloatFormat {
    let stated = algorithm(view).and_then(|it| it.float_type("accumulation_type"));
    stated.unwrap_or(&names::F32)
}

/// Whether an algorithm leaves the operands of a product as they are.
pub fn keeps_operands(view: &OpView<'_>, algorithm: Fields<'_>) -> bool {
    let keeps = |(index, name): (usize, &str)| {
        let operand = view.operand(index).and_then(|ty| ty.element.float_format());
        let stated = algorithm.float_type(name);
        operand
            .zip(stated)
            .is_some_and(|(operand, stated)| stated.precision() >= operand.precision())
    };
    ["lhs_precision_type", "rhs_precision_type"].into_iter().enumerate().all(keeps)
}

fn is_zero(tensor: &Tensor) -> bool {
    numbers(tensor).iter().all(|&value| value == 0.0)
}
