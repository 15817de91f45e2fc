//! The values that a device gave, stage by stage.

use super::plan::Plan;
use crate::diagnostic::counted;
use crate::rewrite::{From, Steering};
use crate::tensor::Tensor;

/// The values of a plan that are there.
pub struct Gathered<'p> {
    pub plan: &'p Plan,
    values: Vec<Option<Tensor>>,
}

/// A value on which it depends which ops run, and what the device's decides.
pub struct Parting<'p> {
    pub steering: &'p Steering<usize>,
    /// The name of the value in the run.
    name: String,
    decided: usize,
}

impl<'p> Gathered<'p> {
    /// The values before the first stage: the arguments of the program, by their numbers.
    pub fn new(plan: &'p Plan, arguments: impl IntoIterator<Item = (usize, Tensor)>) -> Self {
        let mut values = vec![None; plan.values.len()];
        for (number, argument) in arguments {
            let place = plan.values.iter().position(|it| it.from == From::Argument(number));
            if let Some(place) = place {
                values[place] = Some(argument);
            }
        }
        Gathered { plan, values }
    }

    /// The arguments of a stage; `None` if a value is not there.
    pub fn arguments(&self, stage: usize) -> Option<Vec<&Tensor>> {
        self.plan.stages[stage][0].iter().map(|&value| self.values[value].as_ref()).collect()
    }

    /// Takes the results of a stage.
    pub fn take(&mut self, stage: usize, results: Vec<Tensor>) {
        for (&value, result) in self.plan.stages[stage][1].iter().zip(results) {
            self.values[value] = Some(result);
        }
    }

    /// The results of the program, in order, as far as they are there.
    pub fn results(&self) -> Vec<Option<Tensor>> {
        let value = |value: &Option<usize>| self.values[(*value)?].clone();
        self.plan.results.iter().map(value).collect()
    }

    /// The first value that decides otherwise than in our run.
    pub fn parting(&self) -> Option<Parting<'p>> {
        self.plan.steering.iter().find_map(|steering| {
            let decided = steering.decided_by(self.values[steering.value].as_ref()?)?;
            let name = self.plan.values[steering.value].names.first().cloned();
            let name = name.unwrap_or_default();
            (decided != steering.was).then_some(Parting { steering, name, decided })
        })
    }

    /// The values by their names in the run, each with each of its names, in the order of the run. Those behind the value
    /// that decides otherwise are left out, since they are of ops that the device would not have run.
    pub fn named(&self) -> Vec<(String, Tensor)> {
        let last = self.parting().map(|parting| parting.steering.value);
        let mut named = Vec::new();
        for (number, (passed, tensor)) in self.plan.values.iter().zip(&self.values).enumerate() {
            let is_kept = last.is_none_or(|last| number <= last);
            let Some(tensor) = tensor.as_ref().filter(|_| is_kept) else { continue };
            // the first name of an argument is its own, and the judge knows its value; further names are those of ops of
            // control flow that pass a value on, which may end behind the value that decides otherwise
            let first = usize::from(matches!(passed.from, From::Argument(_)));
            let count = if last.is_some() { 1 - first } else { usize::MAX };
            let names = passed.names.iter().skip(first).take(count);
            named.extend(names.map(|name| (name.clone(), tensor.clone())));
        }
        named
    }
}

impl Parting<'_> {
    /// What happened, in a sentence.
    pub fn sentence(&self) -> String {
        let Parting { steering, name, decided } = self;
        let of = &steering.of;
        let what = match (steering.iteration, decided) {
            (Some(iteration), 0) => format!(
                "the device leaves the loop {of} after {}, which goes on in our run",
                counted(iteration, "iteration")
            ),
            (Some(iteration), _) => format!(
                "the device goes on with the loop {of} after {}, which ends there in our run",
                counted(iteration, "iteration")
            ),
            (None, _) if steering.branches.is_some() => format!(
                "the device takes branch {decided} of {of}, and our run takes branch {}",
                steering.was
            ),
            (None, _) => {
                let branch = |truth: usize| if truth == 0 { "false" } else { "true" };
                format!(
                    "the device takes the branch of {of} for {}, and our run takes the one for {}",
                    branch(*decided),
                    branch(steering.was)
                )
            }
        };
        format!(
            "{what}: the values up to {name} are kept, and those behind it left out; --by barrier follows the device"
        )
    }
}
