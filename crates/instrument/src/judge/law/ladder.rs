//! What is legal for a result of an op, rung by rung.

use super::complex::{self, Lost};
use super::conversions;
use super::flush::{flush, flushed_choices, without_edge};
use super::kinds::Law;
use super::maxnum;
use super::own_error::own_units;
use super::padding;
use super::reciprocal::{quotients_without_subnormals, used_quotients};
use super::replays;
use super::residuals::{Equations, Manner, half_unit};
use super::sizes::has_subnormals;
use super::steps::Steps;
use super::sum_bounds::Sums;
use super::sums::{Operands, Shape};
use crate::alone::OneOp;
use crate::alone::bodies;
use crate::alone::wide::{in_f64, is_inexact, numbers, numbers_in, widened};
use crate::ir::OpView;
use crate::judge::ground::band::{self, Band};
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::judge::look::bounded_sums::BoundedSums;
use crate::judge::look::product_sums::ProductSums;
use crate::numeric::{ElementType, FloatFormat, names};
use crate::ops::facts::{self, Accuracy, Floor, Makes};
use crate::tensor::{Tensor, Value};

/// What is legal for a result of an op, rung by rung, for operands that are known exactly.
pub struct Ladder<'a, 'v> {
    view: &'a OpView<'v>,
    law: &'a Law,
    /// The operands, and after them the captured values.
    operands: &'a [Value],
    ours: &'a Tensor,
    number: usize,
    freedoms: &'a Freedoms,
    /// What the device gave for the whole result, if that is known.
    actual: Option<&'a Tensor>,
    /// The quotients by way of reciprocals that the device used for the whole result, at the places of these elements; `None`
    /// if these are the whole result.
    reciprocals: Option<Vec<Tensor>>,
    equations: Option<Option<Equations>>,
    sums: Option<Sums>,
    exact: Option<Option<Vec<f64>>>,
    /// The numbers of which no bound is known, although the law has bounds.
    unbounded: Vec<bool>,
}

/// What a rung allows.
pub enum Allowed {
    /// Numbers in a band, after they are rounded to the type of the result.
    Band(Band),
    /// Numbers in one of these bands, after they are rounded to the type of the result.
    Bands(Vec<Band>),
    /// The elements of one of these results.
    Results(Vec<Tensor>),
}

impl<'a, 'v> Ladder<'a, 'v> {
    /// The ladder of a result.
    pub fn new(
        view: &'a OpView<'v>,
        law: &'a Law,
        operands: &'a [Value],
        ours: &'a Tensor,
        number: usize,
        freedoms: &'a Freedoms,
    ) -> Ladder<'a, 'v> {
        Ladder {
            view,
            law,
            operands,
            ours,
            number,
            freedoms,
            actual: None,
            reciprocals: None,
            equations: None,
            sums: None,
            exact: None,
            unbounded: Vec::new(),
        }
    }

    /// The ladder of a result of which it is known what the device gave: numbers that solve equations are judged by these.
    #[must_use]
    pub fn with_actual(self, actual: &'a Tensor) -> Ladder<'a, 'v> {
        Ladder { actual: Some(actual), ..self }
    }

    /// A ladder for some elements of a whole result, for which the device used these quotients by way of reciprocals.
    pub fn with_reciprocals(self, reciprocals: Vec<Tensor>) -> Ladder<'a, 'v> {
        Ladder { reciprocals: Some(reciprocals), ..self }
    }

    /// The quotients by way of reciprocals that the device used.
    pub fn reciprocals(&self, actual: &Tensor) -> Vec<Tensor> {
        match &self.reciprocals {
            Some(reciprocals) => reciprocals.clone(),
            None => used_quotients(self.view, self.operands, [self.ours, actual]),
        }
    }

    /// The op, what makes its results legal, its operands, this interpreter's result, and the freedoms.
    pub fn subject(&self) -> (&'a OpView<'v>, &'a Law, &'a [Value], &'a Tensor, &'a Freedoms) {
        (self.view, self.law, self.operands, self.ours, self.freedoms)
    }

    /// The rungs after those of the same bits and values, in order.
    pub fn rungs(&self) -> Vec<Rung> {
        let Some(format) = self.ours.element().float_format() else {
            return match self.law {
                Law::Rows(_) | Law::Selection | Law::Undecided(_) => Vec::new(),
                _ => vec![Rung::Flush],
            };
        };
        let double = doubles(format).map(Rung::Double);
        match self.law {
            Law::One => {
                let units = self.own_units().map(|_| Rung::Function);
                let ignored = bodies::ignores_nan(self.view).then_some(Rung::MaxNum);
                let small = conversions::to_small(self.view).map(|_| Rung::Conversion);
                double.chain(units).chain(ignored).chain(small).chain([Rung::Flush]).collect()
            }
            Law::Function(_) => [Rung::Function]
                .into_iter()
                .chain(double)
                .chain(self.is_logistic().then_some(Rung::Body))
                .chain([Rung::Flush, Rung::Element])
                .collect(),
            Law::Steps(steps) => [Rung::Ieee]
                .into_iter()
                .chain(steps.has_equations().then_some(Rung::Units))
                .chain(double)
                .chain([Rung::Body, Rung::Flush])
                .collect(),
            Law::Sums(_) => [Rung::CorrectlyRounded, Rung::Ieee, Rung::Units]
                .into_iter()
                .chain(double)
                .chain([Rung::Replay(String::new()), Rung::Body, Rung::Padding])
                .chain([Rung::Flush, Rung::Element])
                .chain([&names::TF32, &names::BF16].map(Rung::Inputs))
                .collect(),
            Law::Rows(_) | Law::Selection | Law::Undecided(_) => Vec::new(),
        }
    }

    /// The numbers that a rung allows at some places; elsewhere they may be anything.
    pub fn allowed(&mut self, rung: &Rung, places: &[usize]) -> Option<Allowed> {
        match (self.law, rung) {
            (Law::Sums(_), Rung::CorrectlyRounded) => Some(Allowed::Band(self.sums()?.exact())),
            (Law::Sums(_), Rung::Double(_)) => {
                // a second rounding is made after the additions, whatever their order
                let rung = if self.freedoms.units { Rung::Units } else { Rung::Ieee };
                Some(Allowed::Band(self.sums()?.band(&rung, places)?))
            }
            (Law::Sums(shape), Rung::Padding) => {
                let (ours, freedoms, operands) = (self.ours, self.freedoms, self.operands);
                let sums = (self.sums()?, places);
                let band = padding::without(shape.convolution()?, operands, sums, (ours, freedoms));
                Some(Allowed::Band(band?))
            }
            (Law::Sums(_), Rung::Flush) => {
                let smallest = self.smallest_normal()?;
                let Freedoms { units, body, element, .. } = *self.freedoms;
                let sums = self.sums()?;
                let has_narrow = if sums.factors.is_some() { element } else { body };
                let bands = sums.flushed(places, units, has_narrow).into_iter();
                Some(Allowed::Bands(bands.map(|band| with_zero(band, smallest)).collect()))
            }
            (Law::Sums(_), _) => Some(Allowed::Band(self.sums()?.band(rung, places)?)),
            (Law::Steps(steps), _) if steps.has_equations() && self.actual.is_some() => {
                self.solution(*steps, rung, places)
            }
            (Law::Steps(steps), Rung::Ieee | Rung::Double(_) | Rung::Body) => {
                Some(Allowed::Band(self.steps(*steps, rung)?))
            }
            (Law::Steps(steps), Rung::Flush) => self.flushed_steps(*steps),
            (Law::Steps(_), Rung::Units) => None,
            (Law::Function(accuracy), Rung::Flush) => self.flushed_function(*accuracy),
            (_, Rung::Flush) => {
                let exact = self.exact().map(<[f64]>::to_vec);
                self.flushed(exact.as_deref())
            }
            (Law::One, Rung::Double(_)) => {
                let exact = self.exact()?.to_vec();
                // values of f64 are rounded themselves
                Some(Allowed::Band(Band::around(&exact, |index| exact[index].abs() * f64::EPSILON)))
            }
            (Law::Function(accuracy), Rung::Function | Rung::Double(_)) => {
                let units = self.freedoms.function * accuracy.units;
                Some(Allowed::Band(self.function(units, accuracy.floor, self.computed()?)?))
            }
            (Law::Function(_), Rung::Body) if self.is_logistic() => self.logistic(),
            (Law::One, Rung::Function) => {
                let units = self.own_units()?;
                Some(Allowed::Band(self.function(units, Floor::None, self.computed()?)?))
            }
            (Law::One, Rung::MaxNum) => {
                let chosen = maxnum::chosen(self.view, self.operands, self.ours, self.number)?;
                Some(Allowed::Results(vec![chosen]))
            }
            (Law::One, Rung::Conversion) => {
                let results = conversions::by_other_policies(self.view, self.operands, self.ours);
                Some(Allowed::Results(results))
            }
            (Law::Function(accuracy), Rung::Element) => {
                let format = self.ours.element().float_format()?;
                let units = self.freedoms.function * accuracy.units;
                Some(Allowed::Band(self.function(units, accuracy.floor, format)?))
            }
            _ => None,
        }
    }

    /// The exact results, if they can be computed.
    pub fn exact(&mut self) -> Option<&[f64]> {
        if self.exact.is_none() {
            let computed = match self.law {
                Law::Sums(_) => self.sums().map(|sums| sums.values().to_vec()),
                Law::One | Law::Function(_) | Law::Steps(_) => self.in_f64(),
                Law::Rows(_) | Law::Selection | Law::Undecided(_) => None,
            };
            let count = numbers_in(self.ours);
            self.exact = Some(computed.filter(|it: &Vec<f64>| it.len() == count));
        }
        self.exact.as_ref()?.as_deref()
    }

    /// Whether an element has a number of which no bound is known.
    pub fn is_unbounded(&self, place: usize) -> bool {
        let parts = numbers_in(self.ours) / self.ours.len().max(1);
        let mut numbers = place * parts..(place + 1) * parts;
        numbers.any(|number| self.unbounded.get(number) == Some(&true))
    }

    /// At which elements the exact result is an infinity or NaN, if the type of the result has neither, or if the
    /// function is one whose values at its poles and outside of its domain nobody states.
    pub fn values_without_number(&mut self) -> Option<Vec<bool>> {
        let ElementType::Float(format) = self.ours.element() else { return None };
        let has_neither = !format.has_nan() && !format.has_infinity();
        let facts = facts::of(self.view.op);
        if !has_neither && !facts.open_poles {
            return None;
        }
        let exact = self.exact()?;
        let mut open: Vec<bool> = exact.iter().map(|exact| !exact.is_finite()).collect();
        if facts.plain == "chlo.digamma" && !has_neither {
            // its limit at infinity is infinity, and NaN remains NaN
            let operand = numbers(self.operands.first()?.as_tensor()?);
            let is_pole = |operand: &f64| operand.is_finite() || *operand < 0.0;
            open.iter_mut().zip(&operand).for_each(|(open, operand)| *open &= is_pole(operand));
        }
        open.contains(&true).then_some(open)
    }

    /// The name of a known way to add that gives all bits of a device's result.
    pub fn replay(&self, actual: &Tensor) -> Option<String> {
        let Law::Sums(shape) = self.law else { return None };
        let tensor = |index: usize| self.operands.get(index).and_then(Value::as_tensor);
        replays::explaining(&shape.factors(tensor)?, actual, &self.freedoms.replays)
    }

    fn sums(&mut self) -> Option<&Sums> {
        let Law::Sums(shape) = self.law else { return None };
        if self.sums.is_none() {
            let tree = self.freedoms.tree;
            let operands = Operands::exact(self.operands);
            let sums = shape.sums(self.view, &operands)?;
            let sums = match self.freedoms.flush {
                true => shape.with_subnormals(self.view, &operands, sums)?,
                false => sums,
            };
            self.sums = Some(Sums { tree, ..sums });
        }
        self.sums.as_ref()
    }

    /// The sums of the op, if it adds and bounds of the magnitudes of its terms are enough for most elements.
    pub fn bounded_sums(&self) -> Option<BoundedSums<'a>> {
        self.sums_of_products()?.bounded(self.view, &Operands::exact(self.operands))
    }

    /// The sums of the op, if it adds products, each of which is computed when it is asked for; `None` of sums of f64, whose
    /// values take all operands.
    pub fn product_sums(&self) -> Option<ProductSums<'a>> {
        let shape = self.sums_of_products().filter(|shape| !shape.accumulator.is_f64())?;
        ProductSums::of(shape, self.view, &Operands::exact(self.operands))?.with_counts(shape)
    }

    /// How the op adds, if the magnitudes of its terms need not be known where a factor is subnormal.
    fn sums_of_products(&self) -> Option<&'a Shape> {
        let Law::Sums(shape) = self.law else { return None };
        let asks_for_subnormals = self.freedoms.flush && self.operands.iter().any(has_subnormals);
        (!asks_for_subnormals).then_some(shape)
    }

    /// The sums of the op, if it adds; they take as long to compute as the op.
    pub fn into_sums(mut self) -> Option<Sums> {
        self.sums();
        self.sums
    }

    /// A ladder for some elements of a result that is sums.
    pub fn with_sums(self, sums: Sums) -> Ladder<'a, 'v> {
        Ladder { sums: Some(sums), ..self }
    }

    /// A part of what [`Rung::Ieee`] allows, if it takes less time to find than all of it.
    pub fn quick(&mut self, places: &[usize]) -> Option<Band> {
        match self.law {
            Law::Sums(_) => self.sums()?.quick(places),
            _ => None,
        }
    }

    /// A sum and how far additions to nearest in any order may be from it.
    pub fn nearest(&mut self, place: usize) -> Option<(f64, f64)> {
        let sums = self.sums()?;
        Some((sums.values()[place], sums.nearest_distance(place)?))
    }

    /// Some of the sums, with all of their bounds, if some bounds are estimates.
    pub fn listed(&mut self, places: &[usize]) -> Option<Sums> {
        let Law::Sums(_) = self.law else { return None };
        self.sums().filter(|sums| sums.has_estimates()).map(|sums| sums.at(places))
    }

    /// The units in the last place that a division or square root may be off by, if it need not be correctly rounded.
    fn own_units(&self) -> Option<f64> {
        let units = own_units(self.view.op, self.freedoms);
        (units > 0.0).then_some(units)
    }

    fn in_f64(&self) -> Option<Vec<f64>> {
        if facts::of(self.view.op).makes == Makes::Converted {
            let operand = self.operands.first()?.as_tensor()?;
            let is_float = is_inexact(operand.element());
            return is_float.then(|| complex::converted(operand, self.ours));
        }
        let op = in_f64(self.view)?;
        let operands: Vec<Value> = self.operands.iter().map(widened).collect();
        let results = op.run(&operands).ok()?;
        Some(numbers(results.get(self.number)?.as_tensor()?))
    }

    /// The type in which functions are computed: floats of up to 16 bits in f32.
    fn computed(&self) -> Option<&'static FloatFormat> {
        self.ours.element().float_format().map(computed_in)
    }

    /// The values of a function with its error, in units of the type in which it is computed.
    fn function(&mut self, units: f64, floor: Floor, computed: &FloatFormat) -> Option<Band> {
        let unit = f64::from(1 - computed.precision() as i32).exp2();
        let smallest = f64::from(computed.quantum_exponent()).exp2();
        let operand = match floor {
            Floor::Operand => Some(numbers(&widened(self.operands.first()?).as_tensor()?.clone())),
            _ => None,
        };
        let products = complex::products(self.view, self.operands, self.ours);
        if let Some(products) = &products {
            self.unbounded = products.iter().map(|it| it.is_open).collect();
        }
        let is_complex = complex::is_complex(self.ours);
        let exact = self.exact()?;
        let size = |index: usize| match (is_complex, &products) {
            (false, _) => exact[index].abs(),
            (true, Some(products)) if !exact[index ^ 1].is_finite() => products[index].magnitude,
            (true, _) => complex::magnitude(exact, index),
        };
        let floor = |index: usize| match (floor, &operand) {
            (Floor::One, _) => 1.0,
            (Floor::Operand, Some(operand)) => {
                operand.get(index).map_or(1.0, |it| it.abs().min(1.0))
            }
            _ => 0.0,
        };
        let distance = |index: usize| {
            let size = size(index).max(floor(index));
            if size.is_finite() { units * (unit * size + smallest) } else { 0.0 }
        };
        Some(Band::around(exact, distance))
    }

    /// Whether the op is a logistic function, which takes three steps if it is written as its formula.
    fn is_logistic(&self) -> bool {
        self.view.op.full_name() == "stablehlo.logistic"
    }

    /// What `1 / (1 + exp(-x))` gives if each step is rounded to the type of the result. The exponential may overflow.
    fn logistic(&mut self) -> Option<Allowed> {
        let format = self.ours.element().float_format()?;
        let is_computed = format.precision() >= names::F32.precision();
        let own = if is_computed { self.freedoms.function } else { 1.0 };
        let least = 1.01 / format.decode(format.max_finite);
        if complex::is_complex(self.ours) {
            let unit = f64::from(1 - format.precision() as i32).exp2() + f64::EPSILON;
            let (band, unbounded) = complex::logistic(self.exact()?, own, unit, least);
            self.unbounded = unbounded;
            return Some(Allowed::Band(band));
        }
        let mut band = self.function(own + 2.0, Floor::None, format)?;
        band.lo.iter_mut().filter(|lo| **lo < least).for_each(|lo| *lo = lo.min(0.0));
        Some(Allowed::Band(band))
    }

    /// The type in which the steps of an op of several steps are made.
    fn type_of_steps(&self, rung: &Rung) -> Option<&'static FloatFormat> {
        if *rung == Rung::Body { self.ours.element().float_format() } else { self.computed() }
    }

    /// How far the results of an op of several steps may be from the exact ones, made in the type of a rung; NaN where nothing
    /// bounds them. An addition or product may round to either neighbour.
    fn errors_of_steps(&mut self, steps: Steps, rung: &Rung) -> Option<Vec<f64>> {
        let computed = self.type_of_steps(rung)?;
        let unit = 2.0 * half_unit(computed);
        let smallest = match rung {
            Rung::Flush => computed.decode(computed.min_normal()),
            _ => f64::from(computed.quantum_exponent()).exp2(),
        };
        let exact = self.exact()?.to_vec();
        let number = self.number;
        let errors = steps.errors(self.view, self.operands, number, &exact, (unit, computed));
        let terms = self.operands.iter().filter_map(Value::as_tensor).map(Tensor::len).max()?;
        // steps may underflow; the exact results, which were computed in f64, have errors of f64
        let least = terms as f64 * smallest;
        let distance = |error: f64| error * (unit + f64::EPSILON) + least;
        Some(match errors {
            Some(errors) => errors.into_iter().map(distance).collect(),
            None => vec![f64::NAN; exact.len()],
        })
    }

    /// The results of an op of several steps by their distances from the exact ones.
    fn around_exact(&mut self, distances: &[f64]) -> Option<Band> {
        let distance =
            |index: usize| if distances[index].is_nan() { 0.0 } else { distances[index] };
        Some(Band::around(self.exact()?, distance))
    }

    /// Leaves numbers open of which nothing is known by a rung, if the rung is accepted.
    fn leave_open(&mut self, rung: &Rung, open: Vec<bool>) {
        if self.unbounded.is_empty() {
            self.unbounded = open;
        } else if self.freedoms.accept(rung) {
            self.unbounded.iter_mut().zip(open).for_each(|(own, open)| *own |= open);
        }
    }

    /// The results of an op of several steps, made in the type of a rung.
    fn steps(&mut self, steps: Steps, rung: &Rung) -> Option<Band> {
        let distances = self.errors_of_steps(steps, rung)?;
        self.leave_open(rung, distances.iter().map(|distance| distance.is_nan()).collect());
        self.around_exact(&distances)
    }

    /// The numbers of a result that solve equations: those whose residual is small for the other numbers of the device, and
    /// those that are near the exact ones, which no way by inverses is far from if the equations are well-conditioned.
    fn solution(&mut self, steps: Steps, rung: &Rung, places: &[usize]) -> Option<Allowed> {
        let format = self.ours.element().float_format()?;
        let computed = self.type_of_steps(rung)?;
        let is_flushed = *rung == Rung::Flush;
        let half = half_unit(computed);
        let least = |format: &FloatFormat, is_flushed: bool| match is_flushed {
            true => format.decode(format.min_normal()),
            false => f64::from(format.quantum_exponent()).exp2(),
        };
        let through = match rung {
            Rung::Double(through) if through.precision() < computed.precision() => {
                half_unit(through)
            }
            _ => 0.0,
        };
        let is_narrow = format.precision() < computed.precision();
        let last = if is_narrow { (1.0 + half_unit(format)) * (1.0 + through) - 1.0 } else { 0.0 };
        let is_nearest = matches!(rung, Rung::Ieee | Rung::Double(_));
        let manner = Manner {
            unit: if is_nearest { half } else { 2.0 * half },
            last,
            lost: [least(computed, is_flushed), least(format, is_flushed)],
            more: 2.0 * self.freedoms.division.max(self.freedoms.root).ceil(),
        };
        if self.equations.is_none() {
            let actual = self.actual?;
            self.equations = Some(Equations::of(steps, self.view, self.operands, actual));
        }
        let exact = self.exact()?.to_vec();
        let of_steps = match rung {
            Rung::Units => None,
            _ => Some(self.errors_of_steps(steps, rung)?),
        };
        let near = of_steps.as_ref().and_then(|distances| self.around_exact(distances));
        let Some(Some(equations)) = &self.equations else {
            self.leave_open(rung, vec![true; exact.len()]);
            return near.map(Allowed::Band);
        };
        let bands = [equations.band(&manner, &exact)].into_iter().chain(near);
        if is_flushed {
            let smallest = least(format, true);
            return Some(Allowed::Bands(bands.map(|band| with_zero(band, smallest)).collect()));
        }
        let bands = bands.collect();
        let asks = matches!(rung, Rung::Ieee | Rung::Body);
        if let Some(distances) = of_steps.filter(|_| asks) {
            let parts = exact.len() / self.ours.len().max(1);
            let mut left: Vec<usize> = places.iter().map(|place| place / parts).collect();
            left.dedup();
            left.retain(|place| distances[place * parts].is_nan());
            let manner = Manner { unit: 2.0 * half, ..manner };
            let mut open = vec![false; exact.len()];
            let of_left = equations.open(&manner, &left, least(computed, true));
            for (&place, is_open) in left.iter().zip(of_left) {
                let own = place * parts..(place + 1) * parts;
                let is_number = exact[own.clone()].iter().all(|it| it.is_finite());
                open[own].fill(is_open || !is_number);
            }
            self.leave_open(rung, open);
        }
        Some(Allowed::Bands(bands))
    }

    /// The results of an op of several steps if subnormals of operands, of steps, of the result or of all count as zero.
    fn flushed_steps(&mut self, steps: Steps) -> Option<Allowed> {
        let smallest = self.smallest_normal()?;
        let mut bands = vec![self.steps(steps, &Rung::Flush)?];
        for operands in flushed_choices(self.operands) {
            let mut ladder =
                Ladder::new(self.view, self.law, &operands, self.ours, self.number, self.freedoms);
            bands.push(ladder.steps(steps, &Rung::Flush)?);
        }
        Some(Allowed::Bands(bands.into_iter().map(|band| with_zero(band, smallest)).collect()))
    }

    /// What the op gives if subnormals of some operands, of the result or of both are replaced by zero. A result whose exact
    /// value is below the normal range counts as subnormal, also if it is rounded to the smallest normal value.
    fn flushed(&self, exact: Option<&[f64]>) -> Option<Allowed> {
        let op = OneOp::of(self.view);
        let mut results = Vec::new();
        for operands in flushed_choices(self.operands) {
            results.push(op.run(&operands).ok()?.get(self.number)?.as_tensor()?.clone());
        }
        results.extend(maxnum::either_subnormal(self.view, self.operands, self.ours));
        if self.freedoms.replay {
            results.extend(quotients_without_subnormals(self.view, self.operands));
        }
        let all = [self.ours].into_iter().chain(&results);
        let of_results = all.filter_map(|it| flush(&it.clone().into()));
        let mut of_results: Vec<Tensor> = of_results.map(Value::into_tensor).collect();
        of_results.extend(exact.and_then(|exact| without_edge(self.ours, exact)));
        Some(Allowed::Results(results.into_iter().chain(of_results).collect()))
    }

    /// What a function gives, with its error, if subnormals of operands, of the result or of both are replaced by zero.
    fn flushed_function(&mut self, accuracy: Accuracy) -> Option<Allowed> {
        let smallest = self.smallest_normal()?;
        let mut bands = vec![with_zero(self.without_subnormal_steps(accuracy)?, smallest)];
        for operands in flushed_choices(self.operands) {
            let mut ladder =
                Ladder::new(self.view, self.law, &operands, self.ours, self.number, self.freedoms);
            bands.push(with_zero(ladder.without_subnormal_steps(accuracy)?, smallest));
        }
        Some(Allowed::Bands(bands))
    }

    /// The smallest normal number of the type of the result.
    fn smallest_normal(&self) -> Option<f64> {
        let format = self.ours.element().float_format()?;
        Some(format.decode(format.min_normal()))
    }

    /// What a function gives, with its error, if subnormal results of the steps of complex arithmetic may be zeros.
    fn without_subnormal_steps(&mut self, accuracy: Accuracy) -> Option<Band> {
        let units = self.freedoms.function * accuracy.units;
        let mut band = self.function(units, accuracy.floor, self.computed()?)?;
        let (view, operands, ours) = (self.view, self.operands, self.ours);
        let lost = complex::lost_steps(view, operands, ours, self.exact()?);
        for (index, lost) in lost.unwrap_or_default().into_iter().enumerate() {
            match lost {
                Lost::By([below, above]) => {
                    band.lo[index] -= below;
                    band.hi[index] += above;
                }
                Lost::Divisor => {
                    band.add_mark(index, band::NAN | band::INFINITY | band::MINUS_INFINITY);
                }
            }
        }
        Some(band)
    }
}

/// A band in which zero takes the place of numbers below the smallest normal one.
fn with_zero(mut band: Band, smallest: f64) -> Band {
    for (lo, hi) in band.lo.iter_mut().zip(&mut band.hi) {
        if *lo < smallest && *hi > -smallest {
            (*lo, *hi) = (lo.min(0.0), hi.max(0.0));
        }
    }
    band
}

/// The type in which a function is computed whose result has this type.
pub fn computed_in(format: &FloatFormat) -> &'static FloatFormat {
    if format.precision() > 24 { &names::F64 } else { &names::F32 }
}

/// The types to which an exact result may be rounded before its own type: wider ones that have all its values.
pub fn doubles(format: &'static FloatFormat) -> impl Iterator<Item = &'static FloatFormat> {
    let through = [&names::F32, &names::F16, &names::BF16];
    through.into_iter().filter(move |it| {
        it.width > format.width
            && it.precision() > format.precision()
            && it.max_exponent() >= format.max_exponent()
            && it.quantum_exponent() <= format.quantum_exponent()
    })
}
