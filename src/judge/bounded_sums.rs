//! Sums of many products, of which a first look knows bounds of the magnitudes of their terms and of the number of their inexact
//! additions: these take a small part of the time of the sums themselves.

use std::ops::Range;
use std::sync::Arc;

use super::bound::power_of_two;
use super::inexact::{FinestTerms, Inexact, grid_of};
use super::inexact_windows::WindowQuanta;
use super::magnitudes::{Magnitudes, TermMagnitudes, least_of};
use super::plain::KnownSums;
use super::products::Products;
use super::quanta::{self, Quanta};
use super::sizes;
use super::sum_bounds::{self, Estimate, Sums};
use super::sums::{FINE, Kind, Operands, Shape};
use super::window_magnitudes::{self, WindowMagnitudes};
use super::windows::WindowTerms;
use crate::ir::OpView;
use crate::tensor::Tensor;

/// How much larger a bound of the errors of roundings is at least than the root of their number times a unit in the last place:
/// some standard deviations of roundings that err by chance.
const LIKELY: f64 = 1.0;
/// Of how many terms one takes part in sums of magnitudes, where those that take little time do not do.
const STRIDES: [usize; 3] = [4, 2, 1];

/// Sums of many products, of whose magnitudes and inexact additions bounds are known.
pub struct BoundedSums {
    /// The sums, without magnitudes.
    sums: Sums,
    magnitudes: Box<dyn TermMagnitudes>,
    /// The sums of the magnitudes of more terms, made in f32, if those of a small part of them do not do.
    made: Option<Tensor>,
    /// What is known of inexact additions, if they are fewer than the terms.
    inexact: Option<Inexact>,
}

/// What is known of the inexact additions of some sums, and what has to be known of the magnitudes of their terms.
struct KnownAdditions {
    /// What counts them sum by sum.
    quanta: Option<Arc<Quanta>>,
    /// What is known of their number, if they are fewer than the terms.
    inexact: Option<Inexact>,
    /// The sums of the magnitudes of more terms than those that take little time, if these do not do.
    made: Option<Tensor>,
}

/// What counts inexact additions among a part of the terms.
enum Counting {
    Rows(FinestTerms),
    Windows(WindowQuanta),
}

/// What is known of a few sums.
struct Tried {
    places: Vec<usize>,
    /// The sums of the magnitudes of all terms.
    magnitudes: Vec<f64>,
    /// Those of a small part of the terms.
    least: Vec<f64>,
}

impl KnownSums for BoundedSums {
    fn first_estimate(&self) -> Option<Estimate> {
        Some(self.sums.estimate()?.with_magnitudes_up_to(self.magnitudes.most()))
    }

    fn values(&self) -> &[f64] {
        &self.sums.sums
    }

    fn magnitudes<'a>(&'a self, range: Range<usize>, buffer: &'a mut [f64]) -> &'a [f64] {
        match &self.made {
            Some(made) => least_of(made, range, self.magnitudes.terms(), buffer),
            None => self.magnitudes.least(range, buffer),
        }
        buffer
    }

    fn counts<'a>(
        &'a self,
        range: Range<usize>,
        magnitudes: &[f64],
        buffer: &'a mut [f64],
    ) -> Option<&'a [f64]> {
        let counts = self.sums.counts.as_ref().map(|counts| &counts[range.clone()]);
        let Some(inexact) = &self.inexact else { return counts };
        match counts {
            Some(counts) => buffer.copy_from_slice(counts),
            None => buffer.fill(self.sums.terms as f64),
        }
        let precision = self.sums.accumulator.precision();
        inexact.lower(range, precision, magnitudes, buffer);
        Some(buffer)
    }

    fn with_counted_additions(&self) -> Option<&Sums> {
        None
    }

    fn sums_at(&self, places: &[usize]) -> Sums {
        let growth = 1.0 + self.sums.terms as f64 * f64::EPSILON;
        let mut magnitudes = self.magnitudes.at(places);
        magnitudes.iter_mut().for_each(|it| *it *= growth);
        let quanta = self.sums.quanta.clone();
        let chosen = |values: &Vec<f64>| places.iter().map(|&place| values[place]).collect();
        let (sums, counts) = (chosen(&self.sums.sums), self.sums.counts.as_ref().map(chosen));
        let origin = Some(places.to_vec());
        Sums { sums, magnitudes, counts, quanta, origin, ..self.sums.without_numbers() }
    }
}

impl Tried {
    /// Of how many terms at most one has to take part in sums of magnitudes so that these do, given the index of a sum and its
    /// bound; the inner value is `None` if those of a small part of the terms do. `None` if none do.
    fn stride(&self, does: impl Fn(usize, f64) -> bool) -> Option<Option<usize>> {
        let do_all = |sizes: &[f64]| (0..).zip(sizes).all(|(index, &size)| does(index, size));
        if do_all(&self.least) {
            return Some(None);
        }
        let made = |stride: &usize| {
            let share = 1.0 / *stride as f64;
            do_all(&self.magnitudes.iter().map(|it| it * share).collect::<Vec<_>>())
        };
        STRIDES.into_iter().find(made).map(Some)
    }
}

impl Shape {
    /// The sums of many products, of whose magnitudes bounds are known; `None` if the magnitudes have to be known at all
    /// places.
    pub fn bounded(&self, view: &OpView<'_>, operands: &Operands<'_>) -> Option<BoundedSums> {
        let is_known = operands.radii.iter().all(Option::is_none);
        let values = operands.values;
        if !is_known || !self.has_real_factors(values) || self.has_subnormals(values) {
            return None;
        }
        let factors = [values[0].as_tensor()?, values[1].as_tensor()?];
        let in_f32 = values.iter().map(sizes::near_f32).collect::<Option<Vec<_>>>()?;
        let floats = [in_f32[0].as_tensor()?, in_f32[1].as_tensor()?];
        let magnitudes: Box<dyn TermMagnitudes> = match &self.kind {
            Kind::Dot(dimensions) => Box::new(Magnitudes::of_dot(floats, dimensions)?),
            Kind::Convolution(convolution) => Box::new(WindowMagnitudes::of(floats, convolution)?),
            _ => return None,
        };
        let counts = match &self.kind {
            Kind::Convolution(convolution) => {
                let [lhs, rhs] = factors.map(Tensor::shape);
                WindowTerms::of_convolution(convolution, lhs, rhs).counts(magnitudes.len())
            }
            _ => None,
        };
        let formats = [factors[0].element().float_format()?, factors[1].element().float_format()?];
        let terms = self.terms?;
        let alike = Sums {
            sums: Vec::new(),
            sum_unit: self.sum_unit(terms, Some(formats), magnitudes.most()),
            term_unit: 0.0,
            error: 0.0,
            magnitudes: Vec::new(),
            subnormal: None,
            spread: None,
            finite: None,
            terms,
            counts: None,
            quanta: None,
            origin: None,
            actual: None,
            tree: None,
            accumulator: self.accumulator,
            result: view.result(0)?.element.float_format()?,
            factors: Some(formats),
            is_complex: false,
        };
        if self.accumulator.is_f64() {
            let Products { sums, unit, error } = self.in_pairs(values)?;
            let sums = Sums { sums, term_unit: unit, error, counts, ..alike };
            return Some(BoundedSums { sums, magnitudes, made: None, inexact: None });
        }
        let KnownAdditions { quanta, inexact, made } =
            self.additions(&alike, &*magnitudes, factors)?;
        let sums = self.in_f64(view, &Operands::exact(&in_f32))?;
        let sums = Sums { sums, counts, quanta, ..alike };
        Some(BoundedSums { sums, magnitudes, made, inexact })
    }

    /// What is known of the inexact additions of sums of products; `None` if it is too little. `alike` is what is known of all
    /// sums alike.
    fn additions(
        &self,
        alike: &Sums,
        magnitudes: &dyn TermMagnitudes,
        factors: [&Tensor; 2],
    ) -> Option<KnownAdditions> {
        let places = sum_bounds::tried(magnitudes.len());
        let mut least = vec![0.0; places.len()];
        for (&place, least) in places.iter().zip(&mut least) {
            magnitudes.least(place..place + 1, std::slice::from_mut(least));
        }
        let tried = Tried { magnitudes: magnitudes.at(&places), places, least };
        let made = |stride: Option<usize>| match stride {
            Some(stride) => magnitudes.made(stride).map(Some),
            None => Some(None),
        };
        let (sample, grid) = (quanta::Sample::of(&factors), self.finest_grid(&tried.magnitudes));
        if sample.finer(grid) > FINE {
            let finer = (0..64).map(|half| grid * power_of_two(-half));
            let finest = finer.take_while(|grid| sample.finer(*grid) > FINE).last()?;
            let from = finest * power_of_two(self.accumulator.precision() as i32);
            // the grid of a sum is the finer the smaller its bound is, and has the fewer terms below it
            let made = made(tried.stride(|_, size| size >= from)?)?;
            return Some(KnownAdditions {
                quanta: None,
                inexact: Some(Inexact::NearlyAll(from)),
                made,
            });
        }
        let quanta = Arc::new(match &self.kind {
            Kind::Dot(dimensions) => Quanta::of_dot(factors, dimensions),
            Kind::Convolution(convolution) => Quanta::of_convolution(factors, convolution),
            _ => return None,
        });
        let sums = Sums {
            sums: magnitudes.sums_at(&tried.places),
            magnitudes: tried.magnitudes.clone(),
            quanta: Some(quanta.clone()),
            origin: Some(tried.places.clone()),
            ..alike.without_numbers()
        };
        let sums = sums.without_idle_quanta();
        if !sums.has_quanta() {
            return Some(KnownAdditions { quanta: None, inexact: None, made: None });
        }
        let counting = match &self.kind {
            Kind::Dot(_) => Counting::Rows(FinestTerms::of(quanta.clone())?),
            _ => Counting::Windows(WindowQuanta::of(quanta.clone())?),
        };
        let precision = self.accumulator.precision();
        let stride = tried.stride(|index, size| {
            let (place, magnitude) = (tried.places[index], tried.magnitudes[index]);
            let grid = grid_of(magnitude, precision);
            let all = quanta.finer(place, grid, usize::MAX) as f64;
            let count = match &counting {
                Counting::Rows(finest) => finest.count_at(place, size, precision),
                Counting::Windows(windows) => windows.count_at(place, size, precision),
            };
            // what roundings that err by chance move a sum by, of partial sums like this one
            let partial = sums.values()[index].abs().max(magnitude / (alike.terms as f64).sqrt());
            count * size >= LIKELY * all.sqrt() * partial
        })?;
        let (inexact, made) = match counting {
            Counting::Rows(finest) => (Inexact::Counted(finest), made(stride)?),
            Counting::Windows(windows) => {
                let made = magnitudes.made(stride.unwrap_or(window_magnitudes::STRIDE))?;
                let counts = windows.counts(&made, magnitudes.terms(), precision);
                (Inexact::OfWindows(counts), Some(made))
            }
        };
        Some(KnownAdditions { quanta: Some(quanta), inexact: Some(inexact), made })
    }
}
