//! The law of one result: the exact one, rounded once.

use super::conversions;
use super::flush::{flush, flushed_choices, without_edge};
use super::ladder::{Allowed, Ladder, Rungs};
use super::maxnum;
use super::reciprocal::quotients_without_subnormals;
use crate::alone::OneOp;
use crate::alone::bodies;
use crate::judge::ground::band::Band;
use crate::judge::ground::rung::Rung;
use crate::ops::facts::Floor;
use crate::tensor::{Tensor, Value};

/// The exact result, rounded once.
pub struct One;

impl Rungs for One {
    fn rungs(&self, ladder: &Ladder<'_, '_>) -> Vec<Rung> {
        let units = ladder.own_units().map(|_| Rung::Function);
        let ignored = bodies::ignores_nan(ladder.view).then_some(Rung::MaxNum);
        let small = conversions::to_small(ladder.view).map(|_| Rung::Conversion);
        ladder.doubles().chain(units).chain(ignored).chain(small).chain([Rung::Flush]).collect()
    }

    fn allowed(&self, ladder: &mut Ladder<'_, '_>, rung: &Rung, _: &[usize]) -> Option<Allowed> {
        match rung {
            Rung::Double(_) => {
                let exact = ladder.exact()?.to_vec();
                // values of f64 are rounded themselves
                Some(Allowed::Band(Band::around(&exact, |index| exact[index].abs() * f64::EPSILON)))
            }
            Rung::Function => {
                let (units, computed) = (ladder.own_units()?, ladder.computed()?);
                Some(Allowed::Band(ladder.function(units, Floor::None, computed)?))
            }
            Rung::MaxNum => {
                let Ladder { view, operands, ours, number, .. } = *ladder;
                Some(Allowed::Results(vec![maxnum::chosen(view, operands, ours, number)?]))
            }
            Rung::Conversion => {
                let results =
                    conversions::by_other_policies(ladder.view, ladder.operands, ladder.ours);
                Some(Allowed::Results(results))
            }
            Rung::Flush => {
                let exact = ladder.exact().map(<[f64]>::to_vec);
                ladder.flushed(exact.as_deref())
            }
            _ => None,
        }
    }
}

impl Ladder<'_, '_> {
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
}
