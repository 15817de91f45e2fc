//! What is legal for a result of an op, and what has been computed to find it.

use super::complex;
use super::kinds::Law;
use super::own_error::own_units;
use super::reciprocal::used_quotients;
use super::replays;
use super::residuals::Equations;
use super::sizes::{Operands, has_subnormals};
use super::sum_bounds::Sums;
use super::sums::Shape;
use crate::alone::wide::{in_f64, is_inexact, numbers, numbers_in, widened};
use crate::ir::OpView;
use crate::judge::ground::band::Band;
use crate::judge::ground::given::Given;
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::numeric::{ElementType, FloatFormat, names};
use crate::ops::facts::{self, Makes};
use crate::tensor::{Tensor, Value};

/// What is legal for a result of an op, rung by rung, for operands that are known exactly.
pub struct Ladder<'a, 'v> {
    pub(super) view: &'a OpView<'v>,
    pub(super) law: &'a Law,
    /// The operands, and after them the captured values.
    pub(super) operands: &'a [Value],
    pub(super) ours: &'a Tensor,
    pub(super) number: usize,
    pub(super) freedoms: &'a Freedoms,
    /// What the device gave for the whole result, if that is known.
    pub(super) actual: Option<&'a Given<'a>>,
    /// The quotients by way of reciprocals that the device used for the whole result, at the places of these elements; `None`
    /// if these are the whole result.
    pub(super) reciprocals: Option<Vec<Tensor>>,
    pub(super) equations: Option<Option<Equations>>,
    pub(super) sums: Option<Sums>,
    pub(super) exact: Option<Option<Vec<f64>>>,
    /// The numbers of which no bound is known, although the law has bounds.
    pub(super) unbounded: Vec<bool>,
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

/// A law as its rungs.
pub trait Rungs {
    /// The rungs of a result of floats after those of the same bits and values, in order.
    fn rungs(&self, ladder: &Ladder<'_, '_>) -> Vec<Rung>;

    /// The numbers that a rung allows at some places; elsewhere they may be anything.
    fn allowed(
        &self,
        ladder: &mut Ladder<'_, '_>,
        rung: &Rung,
        places: &[usize],
    ) -> Option<Allowed>;
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
    pub fn with_actual(self, actual: &'a Given<'a>) -> Ladder<'a, 'v> {
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

    /// The sums of the op, if it adds.
    pub(super) fn sums(&mut self) -> Option<&Sums> {
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

    /// How the op adds, if the magnitudes of its terms need not be known where a factor is subnormal.
    pub fn sums_of_products(&self) -> Option<&'a Shape> {
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
    pub(super) fn own_units(&self) -> Option<f64> {
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

    /// The rungs of one more rounding to a type between the exact result and its own.
    pub(super) fn doubles(&self) -> impl Iterator<Item = Rung> + use<> {
        self.ours.element().float_format().into_iter().flat_map(doubles).map(Rung::Double)
    }

    /// The type in which functions are computed: floats of up to 16 bits in f32.
    pub(super) fn computed(&self) -> Option<&'static FloatFormat> {
        self.ours.element().float_format().map(computed_in)
    }

    /// Whether the op is a logistic function, which takes three steps if it is written as its formula.
    pub(super) fn is_logistic(&self) -> bool {
        self.view.op.full_name() == "stablehlo.logistic"
    }

    /// Leaves numbers open of which nothing is known by a rung, if the rung is accepted.
    pub(super) fn leave_open(&mut self, rung: &Rung, open: Vec<bool>) {
        if self.unbounded.is_empty() {
            self.unbounded = open;
        } else if self.freedoms.accept(rung) {
            self.unbounded.iter_mut().zip(open).for_each(|(own, open)| *own |= open);
        }
    }

    /// The smallest normal number of the type of the result.
    pub(super) fn smallest_normal(&self) -> Option<f64> {
        let format = self.ours.element().float_format()?;
        Some(format.decode(format.min_normal()))
    }
}

/// A band in which zero takes the place of numbers below the smallest normal one.
pub fn with_zero(mut band: Band, smallest: f64) -> Band {
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
