//! How far the sums of an op's result may be from the exact ones, under each freedom.

use std::sync::Arc;

use super::quanta::Quanta;
use crate::hardware::parallel;
use crate::judge::ground::band::{self, Band};
use crate::judge::ground::bound::{
    Accumulator, Additions, Terms, any_tree, any_tree_by_events, any_tree_to_nearest,
    narrow_growth, outward, part_by_events, power_of_two, tree_of_height, ufp,
};
use crate::judge::ground::rung::{Rung, Tree};
use crate::judge::ground::verdict::MEASURED;
use crate::numeric::{FloatFormat, names};

/// What is known of the sums of an op's result, for values of its operands.
#[derive(Clone)]
pub struct Sums {
    /// The sums, each with an error of at most `sum_unit` times the magnitude of its terms. Sums of f64 have one of at most
    /// `sum_unit` times the sum, `term_unit` times the magnitude of its terms, and `error`.
    pub(in crate::judge) sums: Vec<f64>,
    pub(in crate::judge) sum_unit: f64,
    pub(in crate::judge) term_unit: f64,
    pub(in crate::judge) error: f64,
    /// The sums of the magnitudes of the terms.
    pub(in crate::judge) magnitudes: Vec<f64>,
    /// The parts of these whose terms have a subnormal factor, if any has.
    pub(in crate::judge) subnormal: Option<Vec<f64>>,
    /// By how much the terms may differ from those whose sum this is, all together, if the operands are not known exactly.
    pub(in crate::judge) spread: Option<Vec<f64>>,
    /// The magnitudes of the finite terms, if some terms are infinite.
    pub(in crate::judge) finite: Option<Vec<f64>>,
    /// How many terms a sum has at most.
    pub(in crate::judge) terms: u64,
    /// How many terms that are not zero each sum has at most, where the sums have different numbers of terms.
    pub(in crate::judge) counts: Option<Vec<f64>>,
    pub(in crate::judge) quanta: Option<Arc<Quanta>>,
    /// Which sums of the op these are, for the quanta; `None` if they are all.
    pub(in crate::judge) origin: Option<Vec<usize>>,
    /// What the device gave, if bounds need not be sharp for sums that are far from it.
    pub(in crate::judge) actual: Option<Arc<Vec<f64>>>,
    /// What is known of the trees by which the terms are added.
    pub(in crate::judge) tree: Option<Tree>,
    /// The type in which additions are made at least.
    pub(in crate::judge) accumulator: &'static FloatFormat,
    /// The type of the result.
    pub(in crate::judge) result: &'static FloatFormat,
    /// The formats of the two factors of a term; `None` if a term is a single value.
    pub(in crate::judge) factors: Option<[&'static FloatFormat; 2]>,
    pub(in crate::judge) is_complex: bool,
}

/// How far additions to nearest in any order may be from sums, if every addition is inexact: no more than the bound, and
/// nearly always as much.
pub struct Estimate {
    /// How many terms a sum has at most.
    pub count: f64,
    /// The relative error of an addition, over the power of two below its result.
    unit: f64,
    /// The share of the magnitude of the terms by which their roundings move a sum, and what is added to it.
    of_magnitude: f64,
    least: f64,
    /// How well sums are known: shares of the sum and of the magnitude of its terms.
    known_to: [f64; 2],
    /// How far all sums may be from the exact ones beside that.
    pub error: f64,
}

impl Estimate {
    /// How far a sum is from the exact one at most.
    #[inline(always)]
    pub fn error(&self, sum: f64, magnitude: f64) -> f64 {
        self.own_error(sum, magnitude) + self.error
    }

    #[inline(always)]
    fn own_error(&self, sum: f64, magnitude: f64) -> f64 {
        self.known_to[0] * sum.abs() + self.known_to[1] * magnitude
    }

    /// How far any order of additions of so many terms may be from a sum.
    #[inline(always)]
    pub fn distance(&self, count: f64, sum: f64, magnitude: f64) -> f64 {
        let error = self.own_error(sum, magnitude);
        let of_terms = self.of_magnitude * magnitude + self.least;
        let largest = (magnitude + sum.abs() + error) / 2.0 + of_terms;
        // that of a subnormal number counts as 0
        let top = f64::from_bits(largest.to_bits() & f64::INFINITY.to_bits());
        (count - 1.0).max(0.0) * self.unit * top + of_terms + error
    }

    /// The estimate for sums of whose magnitudes only less is known than they are, and that none is larger than this.
    #[must_use]
    pub fn with_magnitudes_up_to(self, most: f64) -> Estimate {
        let [of_sum, of_magnitude] = self.known_to;
        Estimate { known_to: [of_sum, 0.0], error: self.error + of_magnitude * most, ..self }
    }
}

/// Sums of which any can be asked for.
pub trait SumsAt: Sync {
    /// The sums at some places, with all that is known of them.
    fn sums_at(&self, places: &[usize]) -> Sums;
}

impl SumsAt for Sums {
    fn sums_at(&self, places: &[usize]) -> Sums {
        self.at(places)
    }
}

/// How many sums a task bounds at least.
const TASK: usize = 1 << 8;
/// In how many sums the count of inexact additions is tried out.
const TRIED: usize = 32;
/// Among how many terms of a sum inexact additions are counted at first.
const FIRST: usize = 32;

/// The places of a few of `count` sums, all over the result.
pub fn tried(count: usize) -> Vec<usize> {
    (0..count).step_by(count.div_ceil(TRIED).max(1)).collect()
}

/// Among which terms inexact additions are counted.
#[derive(Clone, Copy, PartialEq)]
enum Counted {
    /// All.
    All,
    /// The first ones: the bound is then smaller than it has to be, and holds the results of most devices.
    First,
}

/// How additions are made, as far as a bound asks.
#[derive(Clone, Copy)]
struct Manner {
    format: &'static FloatFormat,
    additions: Additions,
    /// Whether all additions are made in one format and not in wider ones.
    in_one_format: bool,
}

impl Sums {
    /// These sums; inexact additions are not counted if nearly all are inexact, since counting takes as long as the sum.
    pub(in crate::judge) fn without_idle_quanta(mut self) -> Sums {
        let Some(quanta) = self.quanta.take() else { return self };
        let manner = self.nearest();
        let places = tried(self.sums.len()).into_iter();
        let plain: Vec<Option<f64>> = places
            .clone()
            .map(|index| self.distance(index, manner, 0.0, &[], Counted::All))
            .collect();
        self.quanta = Some(quanta);
        let counted = places.map(|index| self.distance(index, manner, 0.0, &[], Counted::All));
        let helps = |(plain, counted): (&Option<f64>, Option<f64>)| match (plain, counted) {
            (Some(plain), Some(counted)) => counted < 0.75 * plain,
            (plain, counted) => plain.is_none() && counted.is_some(),
        };
        if !plain.iter().zip(counted).any(helps) {
            self.quanta = None;
        }
        self
    }

    /// What is known of all sums alike.
    pub(in crate::judge) fn without_numbers(&self) -> Sums {
        Sums {
            sums: Vec::new(),
            magnitudes: Vec::new(),
            subnormal: None,
            spread: None,
            finite: None,
            counts: None,
            quanta: None,
            origin: None,
            actual: None,
            ..*self
        }
    }

    /// The sums at some places.
    pub fn at(&self, places: &[usize]) -> Sums {
        let chosen =
            |values: &Vec<f64>| -> Vec<f64> { places.iter().map(|&it| values[it]).collect() };
        Sums {
            sums: chosen(&self.sums),
            magnitudes: chosen(&self.magnitudes),
            subnormal: self.subnormal.as_ref().map(chosen),
            spread: self.spread.as_ref().map(chosen),
            finite: self.finite.as_ref().map(chosen),
            counts: self.counts.as_ref().map(chosen),
            quanta: self.quanta.clone(),
            origin: match &self.origin {
                Some(origin) => Some(places.iter().map(|&it| origin[it]).collect()),
                None => Some(places.to_vec()),
            },
            actual: None,
            ..*self
        }
    }

    /// The sums, before they are rounded to the type of the result.
    pub fn exact(&self) -> Band {
        Band::around(&self.sums, |index| self.sum_error(index) + self.spread_of(index))
    }

    /// The sums, each with an error that [`Sums::exact`] covers.
    pub fn values(&self) -> &[f64] {
        &self.sums
    }

    /// Additions to nearest in the accumulator or in wider types.
    fn nearest(&self) -> Manner {
        Manner { format: self.accumulator, additions: Additions::Nearest, in_one_format: false }
    }

    /// Additions to nearest in the type of the result, if it is narrower than the accumulator.
    fn own(&self) -> Option<Manner> {
        let is_narrow = self.result.precision() < self.accumulator.precision();
        is_narrow.then(|| Manner { format: self.result, in_one_format: true, ..self.nearest() })
    }

    /// What additions in the type of the result give.
    fn narrow(&self, places: &[usize]) -> Option<Band> {
        Some(self.any_order(self.own()?, places, |_| 0.0))
    }

    /// What a rung allows at some places, before the result is rounded to its type. Elsewhere the band means nothing.
    pub fn band(&self, rung: &Rung, places: &[usize]) -> Option<Band> {
        let nearest = self.nearest();
        match rung {
            Rung::Ieee => Some(self.any_order(nearest, places, |_| 0.0)),
            Rung::Units => {
                let faithful = Manner { additions: Additions::Faithful, ..nearest };
                Some(self.any_order(faithful, places, |_| 0.0))
            }
            Rung::Element if self.factors.is_some() => self.narrow(places),
            // the region of a reduction adds in its own type
            Rung::Body if self.factors.is_none() => self.narrow(places),
            Rung::Inputs(ty) if self.are_rounded_by(ty) => {
                // the relative error of an operand that is cut to the bits of tf32, or rounded to bf16
                let error =
                    if ty.name == names::TF32.name { 2f64.powi(-10) } else { 2f64.powi(-8) };
                let product = 2.0 * error + error * error;
                Some(self.any_order(nearest, places, |index| product * self.magnitudes[index]))
            }
            Rung::Flush => Some(self.without_subnormals(nearest, places)),
            _ => None,
        }
    }

    /// What additions give, step by step, if subnormal terms, products and sums may count as zero: `with_narrow` also where they
    /// are made in the type of the result.
    pub fn flushed(&self, places: &[usize], is_faithful: bool, with_narrow: bool) -> Vec<Band> {
        let additions = if is_faithful { Additions::Faithful } else { Additions::Nearest };
        let wide = Manner { additions, ..self.nearest() };
        let narrow = self.own().filter(|_| with_narrow);
        let manners = [wide].into_iter().chain(narrow);
        manners.map(|manner| self.without_subnormals(manner, places)).collect()
    }

    /// The sums in any order if subnormal terms, products and sums may count as zero. A term that counts as zero makes NaN
    /// together with an infinity.
    fn without_subnormals(&self, manner: Manner, places: &[usize]) -> Band {
        let smallest = manner.format.decode(manner.format.min_normal());
        let of_results = (2.0 * self.terms as f64) * smallest;
        let of_terms = |index: usize| self.subnormal.as_ref().map_or(0.0, |it| it[index]);
        let lost = |index: usize| of_terms(index) + of_results;
        let mut band = self.any_order(manner, places, lost);
        for &index in places.iter().filter(|&&index| of_terms(index).is_infinite()) {
            band.add_mark(index, band::NAN);
        }
        band
    }

    /// The share of the sums, of those that are looked at, in which a missing term of average size would be outside of what
    /// `ieee` allows, and `body` where a region adds and `has_body` accepts it. `None` if there are no sums.
    pub fn power(&self, has_body: bool) -> Option<f64> {
        let own = if has_body && self.factors.is_none() { self.own() } else { None };
        let manner = own.unwrap_or(self.nearest());
        let growth = self.growth(manner);
        // counting inexact additions takes as long as adding
        let most = ((1 << 24) / self.terms.max(1) as usize).clamp(16, 1024);
        let step = self.sums.len().div_ceil(most).max(1);
        let places: Vec<usize> = (0..self.sums.len()).step_by(step).collect();
        let is_seen = |index: usize| {
            let term = self.magnitudes[index] / self.terms.max(1) as f64;
            let rounding = self.sums[index].abs() * power_of_two(-(self.result.precision() as i32));
            let error =
                self.distance(index, manner, 0.0, &growth, Counted::All).unwrap_or(f64::INFINITY);
            term > error + rounding
        };
        let mut seen = vec![false; places.len()];
        parallel::for_each_chunk(&mut seen, MEASURED, |part, seen| {
            for (seen, &index) in seen.iter_mut().zip(&places[part * MEASURED..]) {
                *seen = is_seen(index);
            }
        });
        let seen = seen.into_iter().filter(|it| *it).count();
        (!places.is_empty()).then(|| seen as f64 / places.len() as f64)
    }

    /// The standard deviation of a sum that is added in order in the accumulator, if each rounding errs by chance: no more
    /// than this, since it takes all partial sums to be as large as any can be. `None` if it is not known.
    pub fn deviation(&self, index: usize) -> Option<f64> {
        let terms = self.terms_of(index, self.nearest(), 0.0);
        let unit = power_of_two(-(self.accumulator.precision() as i32));
        let last = power_of_two(-(self.result.precision() as i32));
        let roundings = terms.count as f64 * if terms.term_error > 0.0 { 2.0 } else { 1.0 };
        let of_sum = unit * ufp(terms.largest_partial());
        let of_result = last * ufp(terms.sum);
        let variance = of_sum * of_sum * roundings / 3.0 + of_result * of_result / 3.0;
        let is_known = self.spread.is_none() && !self.is_complex && !self.accumulator.is_f64();
        (is_known && variance.is_finite()).then(|| variance.sqrt())
    }

    /// Whether a product has a factor that a rounding to this type changes.
    fn are_rounded_by(&self, ty: &FloatFormat) -> bool {
        let factors = self.factors.iter().flatten();
        self.accumulator.is_f32() && factors.clone().any(|it| it.precision() > ty.precision())
    }

    fn sum_error(&self, index: usize) -> f64 {
        match self.accumulator.is_f64() {
            true => {
                let of_terms = self.term_unit * self.magnitudes[index];
                self.sum_unit * self.sums[index].abs() + of_terms + self.error
            }
            false => self.sum_unit * self.magnitudes[index],
        }
    }

    fn spread_of(&self, index: usize) -> f64 {
        self.spread.as_ref().map_or(0.0, |spread| outward(spread[index]))
    }

    /// How sums of few terms grow in one narrow format.
    fn growth(&self, manner: Manner) -> Vec<f64> {
        match manner.in_one_format {
            true => narrow_growth(manner.format.precision(), self.terms.min(4096) as usize),
            false => Vec::new(),
        }
    }

    /// The sums in any order, with an error of the terms of their own.
    fn any_order(
        &self,
        manner: Manner,
        places: &[usize],
        own_error: impl Fn(usize) -> f64 + Sync,
    ) -> Band {
        self.counting(manner, places, own_error, Counted::All)
    }

    /// A part of what additions to nearest in any order give, which takes less time to find than all of it; `None` if it
    /// does not.
    pub fn quick(&self, places: &[usize]) -> Option<Band> {
        self.quanta.as_ref()?;
        let is_long = self.terms > 4 * FIRST as u64;
        is_long.then(|| self.counting(self.nearest(), places, |_| 0.0, Counted::First))
    }

    /// A distance that additions to nearest in any order may be from a sum, which takes less time to find than the largest
    /// one where inexact additions are counted.
    pub fn first_distance(&self, index: usize) -> Option<f64> {
        let counted = if self.terms > 4 * FIRST as u64 { Counted::First } else { Counted::All };
        self.distance(index, self.nearest(), 0.0, &[], counted)
    }

    fn counting(
        &self,
        manner: Manner,
        places: &[usize],
        own_error: impl Fn(usize) -> f64 + Sync,
        counted: Counted,
    ) -> Band {
        let growth = self.growth(manner);
        let mut found = vec![0.0; places.len()];
        parallel::for_each_chunk(&mut found, TASK, |chunk, found| {
            for (&index, distance) in places[chunk * TASK..].iter().zip(found) {
                let it = self.distance(index, manner, own_error(index), &growth, counted);
                *distance = it.unwrap_or(f64::NAN);
            }
        });
        let distances = match places.len() == self.sums.len() {
            // the places are in order, so that they are all
            true => found,
            false => {
                let mut distances = vec![0.0; self.sums.len()];
                places.iter().zip(found).for_each(|(&index, distance)| distances[index] = distance);
                distances
            }
        };
        let mut band = Band::around(&self.sums, |index| distances[index]);
        self.mark_overflows(&mut band, manner, &distances);
        band
    }

    /// The terms of a sum, for the bounds.
    fn terms_of(&self, index: usize, manner: Manner, own_error: f64) -> Terms {
        let magnitude = self.magnitudes[index] + self.spread_of(index);
        Terms {
            count: self.counts.as_ref().map_or(self.terms, |counts| counts[index] as u64),
            sum: self.sums[index],
            sum_error: self.sum_error(index) + self.spread_of(index),
            magnitude,
            term_error: own_error + self.product_error(manner, magnitude),
        }
    }

    /// How far the rounding of products moves a sum; zero if products are exact.
    fn product_error(&self, manner: Manner, magnitude: f64) -> f64 {
        let (relative, least) = self.product_errors(manner);
        relative * magnitude + least
    }

    /// How far the rounding of products moves a sum: a share of the magnitude of its terms, and what is added to it.
    fn product_errors(&self, manner: Manner) -> (f64, f64) {
        let Some([left, right]) = self.factors else {
            // a narrow accumulator takes in terms of its own type only
            return (0.0, 0.0);
        };
        let accumulator = manner.format;
        let directed = if manner.additions == Additions::Faithful { 2.0 } else { 1.0 };
        let is_rounded = left.precision() + right.precision() > accumulator.precision();
        let unit = power_of_two(-(accumulator.precision() as i32));
        let is_lost =
            left.quantum_exponent() + right.quantum_exponent() < accumulator.quantum_exponent();
        let least = self.terms as f64 * power_of_two(accumulator.quantum_exponent() - 1);
        let of = |holds: bool, error: f64| if holds { directed * error } else { 0.0 };
        (of(is_rounded, unit), of(is_lost, least))
    }

    /// The first estimate of how far additions to nearest in any order may be from a sum; `None` if it takes more than what is
    /// known of all sums alike.
    pub fn estimate(&self) -> Option<Estimate> {
        let is_simple = self.tree.is_none()
            && self.spread.is_none()
            && self.finite.is_none()
            && !self.is_complex;
        let manner = self.nearest();
        let (of_magnitude, least) = self.product_errors(manner);
        let is_f64 = self.accumulator.is_f64();
        is_simple.then(|| Estimate {
            count: self.terms as f64,
            unit: power_of_two(-(self.accumulator.precision() as i32)),
            of_magnitude,
            least,
            known_to: match is_f64 {
                true => [self.sum_unit, self.term_unit],
                false => [0.0, self.sum_unit],
            },
            error: self.error,
        })
    }

    /// How far a sum in any order may be from the exact one; `None` if nothing bounds it.
    fn distance(
        &self,
        index: usize,
        manner: Manner,
        own_error: f64,
        growth: &[f64],
        among: Counted,
    ) -> Option<f64> {
        let terms = self.terms_of(index, manner, own_error);
        if !terms.magnitude.is_finite() {
            return Some(0.0);
        }
        let precision = manner.format.precision();
        let accumulator = Accumulator { precision, additions: manner.additions };
        let counted = match &self.quanta {
            Some(quanta) => {
                let place = self.origin.as_ref().map_or(index, |origin| origin[index]);
                match among {
                    Counted::First => {
                        let finer = |grid| quanta.finer(place, grid, FIRST);
                        part_by_events(&terms, accumulator, finer)
                    }
                    Counted::All => match any_tree(&terms, accumulator) {
                        // what lies outside of the larger bound needs no smaller one
                        Some(plain) if self.is_beyond(index, plain) => Some(plain),
                        _ => any_tree_by_events(&terms, accumulator, |grid| {
                            quanta.finer(place, grid, usize::MAX)
                        }),
                    },
                }
            }
            None => any_tree(&terms, accumulator),
        };
        let narrow = || match growth.get(terms.count as usize) {
            Some(growth) => {
                let magnitude = terms.magnitude + terms.term_error;
                Some(outward(growth * magnitude + terms.term_error))
            }
            None => (manner.additions == Additions::Nearest)
                .then(|| any_tree_to_nearest(&terms, precision)),
        };
        let found = match (counted, manner.in_one_format) {
            (Some(counted), false) => Some(counted),
            (counted, _) => counted.into_iter().chain(narrow()).reduce(f64::min),
        };
        let height = self.tree.map(|tree| tree.height(self.terms) + u64::from(self.is_complex));
        let of_height = height.and_then(|height| tree_of_height(&terms, accumulator, height));
        let found = found.into_iter().chain(of_height).reduce(f64::min);
        Some(found? + self.sum_error(index) + self.spread_of(index))
    }

    /// Whether the device's sum is farther from ours than this and than roundings of the result can move it.
    fn is_beyond(&self, index: usize, distance: f64) -> bool {
        let Some(actual) = &self.actual else { return false };
        let unit = power_of_two(3 - self.result.precision() as i32);
        let smallest = power_of_two(self.result.quantum_exponent() + 2);
        let own = self.sum_error(index) + self.spread_of(index);
        let rounding = unit * (actual[index].abs() + self.sums[index].abs()) + smallest;
        (actual[index] - self.sums[index]).abs() > 1.01 * (distance + own) + rounding
    }

    /// Whether inexact additions are counted.
    pub fn has_quanta(&self) -> bool {
        self.quanta.is_some()
    }

    /// Whether the bounds of some sums are estimates; a sum that comes near to its estimate gets its own bound.
    pub fn has_estimates(&self) -> bool {
        self.quanta.is_some() && self.actual.is_some()
    }

    /// How far additions to nearest in any order may be from a sum.
    pub fn nearest_distance(&self, index: usize) -> Option<f64> {
        self.distance(index, self.nearest(), 0.0, &[], Counted::All)
    }

    /// Allows infinities and NaN where a partial sum may overflow.
    fn mark_overflows(&self, band: &mut Band, manner: Manner, distances: &[f64]) {
        let format = manner.format;
        let largest = format.decode(format.max_finite);
        let step = f64::from(format.max_exponent() - format.precision() as i32 + 1).exp2();
        let threshold = match manner.additions {
            Additions::Nearest => largest + step / 2.0,
            Additions::Faithful => largest,
        };
        for index in 0..self.sums.len() {
            let magnitude = match &self.finite {
                Some(finite) => finite[index],
                None => self.magnitudes[index],
            };
            if magnitude + distances[index] < threshold {
                continue;
            }
            if magnitude.is_infinite() {
                // products of finite factors overflow f64, and only some ways to add round them
                band.allow_all(index);
                continue;
            }
            let sum = self.sums[index];
            let terms = Terms { magnitude, ..self.terms_of(index, manner, 0.0) };
            let error = if distances[index].is_nan() { f64::INFINITY } else { distances[index] };
            let (positive, negative) = match sum.is_finite() {
                true => (terms.positive() + error, terms.negative() + error),
                false => (magnitude + error, magnitude + error),
            };
            let (up, down) = (positive >= threshold, negative >= threshold);
            let mark = match (sum.is_nan(), sum.is_infinite()) {
                (true, _) => 0,
                (_, true) if (sum > 0.0 && down) || (sum < 0.0 && up) => band::NAN,
                (_, true) => 0,
                _ if !format.has_infinity() && (up || down) => band::NAN,
                _ => {
                    let both = if up && down { band::NAN } else { 0 };
                    let infinity = if up { band::INFINITY } else { 0 };
                    let minus = if down { band::MINUS_INFINITY } else { 0 };
                    both | infinity | minus
                }
            };
            band.add_mark(index, mark);
            if self.is_complex && mark != 0 {
                band.allow_all(index);
            }
        }
    }
}
