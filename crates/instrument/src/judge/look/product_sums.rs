//! Sums of many products, of which nothing is computed before it is asked for.

use std::sync::Arc;

use super::magnitudes::{Magnitudes, TermMagnitudes};
use super::window_magnitudes::WindowMagnitudes;
use crate::alone::windows::WindowTerms;
use crate::ir::OpView;
use crate::judge::law::quanta::{Quanta, Sample};
use crate::judge::law::sizes::{self, Operands};
use crate::judge::law::sum_bounds::{self, Sums, SumsAt};
use crate::judge::law::sums::{FINE, Kind, Shape};
use crate::tensor::Tensor;

/// Sums of products of real floats, and the factors of their terms.
pub struct ProductSums<'a> {
    /// What is known of all sums alike, and how many terms each has.
    pub(in crate::judge) alike: Sums,
    pub(in crate::judge) magnitudes: Box<dyn TermMagnitudes>,
    /// The operands.
    factors: [&'a Tensor; 2],
}

/// What is known of a few sums.
pub(in crate::judge) struct Tried {
    pub(in crate::judge) places: Vec<usize>,
    /// The sums of the magnitudes of all terms.
    pub(in crate::judge) magnitudes: Vec<f64>,
    /// How fine the terms of the op are.
    pub(in crate::judge) sample: Sample,
    /// The distance of neighbouring values of the accumulator at the smallest of these sums.
    pub(in crate::judge) grid: f64,
}

impl<'a> ProductSums<'a> {
    /// The sums of an op whose operands are known exactly; `None` if it has other sums, few terms, or operands whose
    /// products are looked at one by one: infinities, NaN and subnormals.
    pub fn of(
        shape: &Shape,
        view: &OpView<'_>,
        operands: &Operands<'a>,
    ) -> Option<ProductSums<'a>> {
        let is_known = operands.radii.iter().all(Option::is_none);
        let values = operands.values;
        if !is_known || !shape.has_real_factors(values) || shape.has_subnormals(values) {
            return None;
        }
        let factors = [values[0].as_tensor()?, values[1].as_tensor()?];
        let in_f32 = [sizes::near_f32(&values[0])?, sizes::near_f32(&values[1])?];
        let floats = [in_f32[0].as_tensor()?, in_f32[1].as_tensor()?];
        let magnitudes: Box<dyn TermMagnitudes> = match &shape.kind {
            Kind::Dot(dimensions) => Box::new(Magnitudes::of_dot(floats, dimensions)?),
            Kind::Convolution(convolution) => Box::new(WindowMagnitudes::of(floats, convolution)?),
            _ => return None,
        };
        let counts = match &shape.kind {
            Kind::Convolution(convolution) => {
                let [lhs, rhs] = factors.map(Tensor::shape);
                WindowTerms::of_convolution(convolution, lhs, rhs).counts(magnitudes.len())
            }
            _ => None,
        };
        let formats = [factors[0].element().float_format()?, factors[1].element().float_format()?];
        let terms = shape.terms?;
        let alike = Sums {
            sums: Vec::new(),
            sum_unit: shape.sum_unit(terms, Some(formats), magnitudes.most()),
            term_unit: 0.0,
            error: 0.0,
            magnitudes: Vec::new(),
            subnormal: None,
            spread: None,
            finite: None,
            terms,
            counts,
            quanta: None,
            origin: None,
            actual: None,
            tree: None,
            accumulator: shape.accumulator,
            result: view.result(0)?.element.float_format()?,
            factors: Some(formats),
            is_complex: false,
        };
        Some(ProductSums { alike, magnitudes, factors })
    }

    /// These sums, whose inexact additions are counted if that makes bounds sharper; `None` if there is no memory for that.
    pub fn with_counts(self, shape: &Shape) -> Option<ProductSums<'a>> {
        let tried = self.tried(shape);
        let quanta = match tried.sample.finer(tried.grid) > FINE {
            true => None,
            false => self.with_quanta(Arc::new(self.magnitudes.quanta()?), &tried).quanta,
        };
        Some(ProductSums { alike: Sums { quanta, ..self.alike }, ..self })
    }

    /// A few of these sums.
    pub(in crate::judge) fn tried(&self, shape: &Shape) -> Tried {
        let places = sum_bounds::tried(self.magnitudes.len());
        let magnitudes = self.magnitudes.at(&places);
        let (sample, grid) = (Sample::of(&self.factors), shape.finest_grid(&magnitudes));
        Tried { places, magnitudes, sample, grid }
    }

    /// A few of these sums, with the exponents of the lowest bits of their terms if these make bounds sharper.
    pub(in crate::judge) fn with_quanta(&self, quanta: Arc<Quanta>, tried: &Tried) -> Sums {
        let sums = Sums {
            sums: self.magnitudes.sums_at(&tried.places),
            magnitudes: tried.magnitudes.clone(),
            quanta: Some(quanta),
            origin: Some(tried.places.clone()),
            ..self.alike.without_numbers()
        };
        sums.without_idle_quanta()
    }

    /// The sums at some places, given their values.
    pub(in crate::judge) fn at(&self, places: &[usize], sums: Vec<f64>) -> Sums {
        let alike = &self.alike;
        let growth = 1.0 + alike.terms as f64 * f64::EPSILON;
        let mut magnitudes = self.magnitudes.at(places);
        magnitudes.iter_mut().for_each(|it| *it *= growth);
        let chosen = |counts: &Vec<f64>| places.iter().map(|&place| counts[place]).collect();
        let (counts, quanta) = (alike.counts.as_ref().map(chosen), alike.quanta.clone());
        let origin = Some(places.to_vec());
        Sums { sums, magnitudes, counts, quanta, origin, ..alike.without_numbers() }
    }
}

impl SumsAt for ProductSums<'_> {
    fn sums_at(&self, places: &[usize]) -> Sums {
        self.at(places, self.magnitudes.sums_at(places))
    }
}
