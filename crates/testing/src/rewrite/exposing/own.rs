//! Our own run of the program: the values that are wanted, and how often loops run.

use std::collections::HashMap;

use super::chosen::Chosen;
use crate::access::{Refusal, Status};
use crate::engine::machine::observing::{Observed, Point};
use crate::engine::machine::{Failure, Host, Limits};
use crate::ir::{Op, ValueId};
use crate::ops::EvalError;
use crate::rewrite::Decisions;
use crate::rewrite::subject::Subject;
use crate::tensor::{Tensor, Value};

/// What a run showed.
pub struct Own {
    /// The results of the function.
    pub results: Vec<Value>,
    /// The wanted values by their names, each with its function and value.
    pub values: HashMap<String, ((String, ValueId), Tensor)>,
    /// What was decided at ops of control flow.
    pub decisions: Decisions,
    iterations: HashMap<Loop, usize>,
}

/// A loop: its function, and its first result.
type Loop = (String, Option<ValueId>);

impl Own {
    /// The most iterations that a loop had.
    pub fn iterations(&self, function: &str, op: &Op) -> usize {
        let key = (function.to_string(), op.results.first().copied());
        self.iterations.get(&key).copied().unwrap_or_default()
    }

    /// The most iterations that any loop had.
    pub fn most_iterations(&self) -> usize {
        self.iterations.values().copied().max().unwrap_or_default()
    }
}

/// Runs the program.
///
/// # Errors
///
/// Why it cannot run, or how it failed.
pub fn record(subject: &Subject, chosen: &Chosen) -> Result<Own, Refusal> {
    let mut host = Recorder {
        chosen,
        seed: subject.seed,
        values: HashMap::new(),
        current: HashMap::new(),
        iterations: HashMap::new(),
        decisions: Decisions::default(),
    };
    let executable = subject.executable().observed();
    let outcome =
        executable.call(&subject.entry, subject.inputs.clone(), &mut host, &Limits::default());
    match outcome.end {
        Ok(results) => {
            let Recorder { values, iterations, decisions, .. } = host;
            Ok(Own { results, values, decisions, iterations })
        }
        Err(failure) => {
            let status = match &failure {
                Failure::Rejected(_) => Status::Rejected,
                Failure::Failed(_) | Failure::OutOfMemory(_) => Status::Failed,
                Failure::Io(_) => Status::Io,
            };
            Err(Refusal::new(format!("the program does not run: {failure}"), status))
        }
    }
}

struct Recorder<'a> {
    chosen: &'a Chosen,
    seed: u64,
    values: HashMap<String, ((String, ValueId), Tensor)>,
    /// The iterations of the latest run of each loop so far.
    current: HashMap<Loop, usize>,
    iterations: HashMap<Loop, usize>,
    decisions: Decisions,
}

impl Recorder<'_> {
    fn count(&mut self, key: Loop, point: Point) {
        let current = self.current.entry(key.clone()).or_default();
        *current = if point == Point::Before { 0 } else { *current + 1 };
        let most = self.iterations.entry(key).or_default();
        *most = (*most).max(*current);
    }
}

impl Host for Recorder<'_> {
    fn observe(&mut self, observed: &mut Observed<'_>) -> Result<(), EvalError> {
        self.decisions.observe(observed);
        let function = &observed.function.name;
        let Some(view) = &observed.op else { return Ok(()) };
        let is_loop = view.op.full_name() == "stablehlo.while";
        match observed.point {
            Point::Before | Point::Entering(1) if is_loop => {
                self.count((function.clone(), view.op.results.first().copied()), observed.point);
            }
            Point::After => {
                for (index, (&id, value)) in
                    observed.defined.iter().zip(observed.results.iter()).enumerate()
                {
                    if let (true, Value::Tensor(tensor)) = (self.chosen.has(function, id), value) {
                        let value = ((function.clone(), id), tensor.clone());
                        self.values.insert(observed.name(index), value);
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn seed(&self) -> u64 {
        self.seed
    }
}
