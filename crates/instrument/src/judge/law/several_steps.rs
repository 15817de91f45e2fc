//! The law of ops of several rounded steps: near the exact results, or small residuals of the equations that they solve.

use super::flush::flushed_choices;
use super::ladder::{Allowed, Ladder, Rungs, with_zero};
use super::residuals::{Equations, Manner, half_unit};
use super::steps::Steps;
use crate::judge::ground::band::Band;
use crate::judge::ground::rung::Rung;
use crate::numeric::FloatFormat;
use crate::tensor::{Tensor, Value};

impl Rungs for Steps {
    fn rungs(&self, ladder: &Ladder<'_, '_>) -> Vec<Rung> {
        [Rung::Ieee]
            .into_iter()
            .chain(self.has_equations().then_some(Rung::Units))
            .chain(ladder.doubles())
            .chain([Rung::Body, Rung::Flush])
            .collect()
    }

    fn allowed(
        &self,
        ladder: &mut Ladder<'_, '_>,
        rung: &Rung,
        places: &[usize],
    ) -> Option<Allowed> {
        match rung {
            _ if self.has_equations() && ladder.actual.is_some() => {
                ladder.solution(*self, rung, places)
            }
            Rung::Ieee | Rung::Double(_) | Rung::Body => {
                Some(Allowed::Band(ladder.steps(*self, rung)?))
            }
            Rung::Flush => ladder.flushed_steps(*self),
            _ => None,
        }
    }
}

impl Ladder<'_, '_> {
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
}
