//! Runs of a program of which the values are kept, so that they can take the place of the ops that gave them.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::Case;
use super::cut::entry_ops;
use crate::engine::machine::observing::{Observed, Point};
use crate::engine::machine::{Executable, Failure, Host, Limits};
use crate::ir::{Attribute, ValueId};
use crate::numeric::Numerics;
use crate::ops::EvalError;
use crate::tensor::Value;

/// How programs run whose values are wanted.
#[derive(Debug, Clone)]
pub struct Running {
    /// The policies.
    pub numerics: Numerics,
    /// The seed of `stablehlo.rng`.
    pub seed: u64,
    /// The time after which a run is stopped.
    pub limit: Option<Duration>,
}

/// The values that a run had at the entry of a case.
#[derive(Debug, Clone, Default)]
pub struct Recording {
    /// The values that ops outside of regions gave, and the constants.
    pub values: HashMap<ValueId, Value>,
    /// Of each op of control flow, by its place, how often each of its regions was entered, by the region's number.
    pub entered: HashMap<usize, HashMap<usize, usize>>,
}

/// An iteration of a loop whose carried values are wanted.
struct Iteration {
    place: usize,
    number: usize,
    carried: Option<Vec<Value>>,
}

struct Recorder<'c> {
    case: &'c Case,
    seed: u64,
    deadline: Option<Instant>,
    /// The place of the op that defines a value first.
    places: HashMap<ValueId, usize>,
    recording: Recording,
    wanted: Option<Iteration>,
}

impl Running {
    /// The results of the entry. Checks that fail are passed over.
    ///
    /// # Errors
    ///
    /// Why the entry cannot run, or how it failed.
    pub fn results(&self, case: &Case) -> Result<Vec<Value>, Failure> {
        self.run(case, &mut self.recorder(case), false)
    }

    /// The values of one run.
    ///
    /// # Errors
    ///
    /// Why the entry cannot run, or how it failed.
    pub fn record(&self, case: &Case) -> Result<Recording, Failure> {
        let mut recorder = self.recorder(case);
        recorder.recording.values = constants(case);
        self.run(case, &mut recorder, true)?;
        Ok(recorder.recording)
    }

    /// The values that the `while` at a place carries into its iteration of a number, counted from 0; `None` if it has
    /// no such iteration, or if the run fails before.
    pub fn iteration(&self, case: &Case, place: usize, number: usize) -> Option<Vec<Value>> {
        let mut recorder = self.recorder(case);
        recorder.wanted = Some(Iteration { place, number, carried: None });
        let _ = self.run(case, &mut recorder, true);
        recorder.wanted?.carried
    }

    fn recorder<'c>(&self, case: &'c Case) -> Recorder<'c> {
        let ops = entry_ops(case).iter().enumerate();
        let places = ops.filter_map(|(place, op)| Some((*op.results.first()?, place))).collect();
        Recorder {
            case,
            seed: self.seed,
            deadline: self.limit.map(|limit| Instant::now() + limit),
            places,
            recording: Recording::default(),
            wanted: None,
        }
    }

    fn run(
        &self,
        case: &Case,
        recorder: &mut Recorder<'_>,
        is_observed: bool,
    ) -> Result<Vec<Value>, Failure> {
        let executable = Executable::new(&Arc::new(case.module.clone()));
        let executable = executable.with_numerics(self.numerics);
        let executable = if is_observed { executable.observed() } else { executable };
        executable.call(&case.entry, case.inputs.clone(), recorder, &Limits::default()).end
    }
}

/// The constants of the entry, which an observed run does not show.
fn constants(case: &Case) -> HashMap<ValueId, Value> {
    let constant = |op: &crate::ir::Op| {
        let Some(Attribute::Dense(dense)) = op.properties.get("value") else { return None };
        let result = *op.results.first()?;
        let element = case.function().values[result].ty.as_tensor()?.element.clone();
        Some((result, dense.try_to_tensor().ok()?.with_element(element).into()))
    };
    entry_ops(case).iter().filter_map(constant).collect()
}

impl Recorder<'_> {
    /// Counts the entrance into a region, and takes the carried values of the iteration that is wanted.
    fn enter(&mut self, place: usize, region: usize, values: &[Value]) -> Result<(), EvalError> {
        let count = self.recording.entered.entry(place).or_default().entry(region).or_default();
        *count += 1;
        match &mut self.wanted {
            Some(wanted) if (wanted.place, wanted.number + 1, 1) == (place, *count, region) => {
                wanted.carried = Some(values.to_vec());
                Err(EvalError::Failed("the iteration that was asked for has begun".into()))
            }
            _ => Ok(()),
        }
    }
}

impl Host for Recorder<'_> {
    fn observe(&mut self, observed: &mut Observed<'_>) -> Result<(), EvalError> {
        if observed.function.name != self.case.entry {
            return Ok(());
        }
        let Some(view) = &observed.op else { return Ok(()) };
        let place = view.op.results.first().and_then(|result| self.places.get(result)).copied();
        let Some(place) = place else { return Ok(()) };
        match observed.point {
            Point::After if self.wanted.is_none() => {
                let values = observed.defined.iter().copied().zip(observed.results.iter().cloned());
                self.recording.values.extend(values);
                Ok(())
            }
            Point::Entering(region) => self.enter(place, region, observed.results),
            Point::After | Point::Before | Point::Leaving(_) => Ok(()),
        }
    }

    fn interrupted(&mut self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    fn seed(&self) -> u64 {
        self.seed
    }
}
