//! The law of functions: an error of some units in the last place of the type in which a function is computed.

use super::complex::{self, Lost};
use super::flush::flushed_choices;
use super::ladder::{Allowed, Ladder, Rungs, with_zero};
use crate::alone::wide::{numbers, widened};
use crate::judge::ground::band::{self, Band};
use crate::judge::ground::rung::Rung;
use crate::numeric::{FloatFormat, names};
use crate::ops::facts::{Accuracy, Floor};

impl Rungs for Accuracy {
    fn rungs(&self, ladder: &Ladder<'_, '_>) -> Vec<Rung> {
        [Rung::Function]
            .into_iter()
            .chain(ladder.doubles())
            .chain(ladder.is_logistic().then_some(Rung::Body))
            .chain([Rung::Flush, Rung::Element])
            .collect()
    }

    fn allowed(&self, ladder: &mut Ladder<'_, '_>, rung: &Rung, _: &[usize]) -> Option<Allowed> {
        let computed = match rung {
            Rung::Function | Rung::Double(_) => ladder.computed()?,
            Rung::Element => ladder.ours.element().float_format()?,
            Rung::Body if ladder.is_logistic() => return ladder.logistic(),
            Rung::Flush => return ladder.flushed_function(*self),
            _ => return None,
        };
        let units = ladder.freedoms.function * self.units;
        Some(Allowed::Band(ladder.function(units, self.floor, computed)?))
    }
}

impl Ladder<'_, '_> {
    /// The values of a function with its error, in units of the type in which it is computed.
    pub(super) fn function(
        &mut self,
        units: f64,
        floor: Floor,
        computed: &FloatFormat,
    ) -> Option<Band> {
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
