//! A program is judged op by op, on the operands that the device had.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use super::conditioning::{OwnRun, differences, own_run};
use super::copies::named_arguments;
use super::judging::Judging;
use super::trial::{Dumps, Finding, Judgement, Loop, Trial, name_of};
use crate::alone::captured;
use crate::engine::machine::{Executable, Failure};
use crate::ir::{Op, TensorType, ValueId};
use crate::ops::exchange::ProcessId;
use crate::tensor::Tensor;

/// What is said of values that are legal if the ops that gave them had other copies of what was returned.
const RETURNED: &str = "the elements are legal only if the op had another copy of a value that is returned, too, than the \
                        returned one, as where a compiler keeps one that is not rounded";

/// What is said of values that are legal if the ops that gave them had other copies of what was returned or shown.
const SHOWN: &str = "the elements are legal only if the op had another copy of a value than the one that was shown, as where \
                     a buffer is shown before or after its op wrote it";

impl Trial {
    /// Runs the function and judges each value that the device showed. An op is judged on the operands that the device had;
    /// ops whose results the device did not show are judged together with those that read them.
    ///
    /// # Errors
    ///
    /// Why the function cannot run, or how it failed; a value that cannot be read is a failure of the op that defines it.
    pub fn judge(&self, dumps: &mut dyn Dumps) -> Result<Judgement, Failure> {
        let results: Vec<(String, TensorType)> = self.results().into_iter().flatten().collect();
        let of_process = |(_, tag): &(ProcessId, String)| {
            results.iter().map(|(name, _)| format!("{tag}{name}")).collect::<Vec<_>>()
        };
        let names: Vec<String> = self.processes().iter().flat_map(of_process).collect();
        let mut judging = Judging::new(self, dumps);
        judging.constants()?;
        self.run(&mut judging)?;
        let Judging { goes_on, iterations, findings, .. } = judging;
        let mut judgement = Judgement { findings, ..Judgement::default() };
        if judgement.first_violation().is_some() {
            let mut copies = self.returned_and_read();
            copies.retain(|name| dumps.is_copy(name));
            let found = judgement.name_copies(&self.named_arguments(), self.freedoms());
            let note = if self.freedoms().copies && !found.is_empty() { SHOWN } else { RETURNED };
            copies.extend(found.into_iter().filter(|_| self.freedoms().copies));
            if !copies.is_empty() {
                let mut again = Judging::new(self, dumps).with_copies(copies);
                self.run(&mut again)?;
                judgement.accept_other_copies(again.findings, note);
            }
        }
        let own = match goes_on {
            true => own_run(self, dumps, &names)?,
            // no op read a value of the device that is not ours, so this run was the one from the arguments on
            false => judgement.as_own_run(&names, &iterations),
        };
        for finding in judgement.findings.iter_mut().filter(|_| goes_on) {
            finding.accumulated = own.distances.get(&finding.name).copied();
        }
        judgement.loops = loops(&own.iterations, &iterations);
        judgement.differences = differences(self, &judgement, &own, &names, goes_on)?;
        Ok(judgement)
    }

    /// The arguments of each process, with the names that they have in a run.
    fn named_arguments(&self) -> Vec<(String, Tensor)> {
        let module = Arc::clone(Executable::new(self.module()).module());
        let tags = self.processes().into_iter().map(|(_, tag)| tag);
        let processes = tags.zip(self.arguments().iter().map(Vec::as_slice));
        named_arguments((&module, self.function()), processes)
    }

    /// The names of the values that the function returns and that its ops read, in each process. What comes out of an
    /// `optimization_barrier` is left out: its readers have what it gives.
    fn returned_and_read(&self) -> Vec<String> {
        let module = Arc::clone(Executable::new(self.module()).module());
        let body = module.function(self.function()).and_then(|it| Some((it, it.body.as_ref()?)));
        let Some((function, body)) = body else { return Vec::new() };
        let Some((end, ops)) = body.block().ops.split_last() else { return Vec::new() };
        let is_barrier = |op: &&Op| op.full_name() == "stablehlo.optimization_barrier";
        let is_computed =
            |value: &ValueId| ops.iter().any(|op| op.results.contains(value) && !is_barrier(&op));
        let mut read = ops.iter().flat_map(|op| op.operands.iter().copied().chain(captured(op)));
        let read: HashSet<ValueId> = read.by_ref().collect();
        let both = end.operands.iter().filter(|value| read.contains(value) && is_computed(value));
        let names: Vec<String> =
            both.map(|value| format!("@{}/{}", function.name, name_of(function, *value))).collect();
        let processes = self.processes();
        let of_process = |(_, tag): &(ProcessId, String)| {
            names.iter().map(|name| format!("{tag}{name}")).collect::<Vec<_>>()
        };
        processes.iter().flat_map(of_process).collect()
    }
}

impl Judgement {
    /// Replaces verdicts that refuse a value by those which hold if the ops before it had other copies of what was shown.
    fn accept_other_copies(&mut self, others: Vec<Finding>, note: &str) {
        let others: HashMap<String, Finding> =
            others.into_iter().map(|finding| (finding.name.clone(), finding)).collect();
        for finding in self.findings.iter_mut().filter(|finding| !finding.verdict.is_accepted) {
            let Some(other) = others.get(&finding.name).filter(|it| it.verdict.is_accepted) else {
                continue;
            };
            finding.verdict = other.verdict.clone();
            finding.together_with = other.together_with.clone();
            finding.verdict.notes.push(note.to_string());
        }
    }

    /// What the run from the arguments on showed, if it is the run in which the values were judged.
    fn as_own_run(&self, results: &[String], iterations: &HashMap<String, usize>) -> OwnRun {
        let shown = self.findings.iter().filter(|finding| results.contains(&finding.name));
        OwnRun {
            results: shown.map(|it| (it.name.clone(), it.ours.clone())).collect(),
            iterations: iterations.clone(),
            ..OwnRun::default()
        }
    }
}

/// The loops of two runs, in the order of their names.
fn loops(own: &HashMap<String, usize>, judged: &HashMap<String, usize>) -> Vec<Loop> {
    let names: BTreeSet<&String> = own.keys().chain(judged.keys()).collect();
    let of = |name: &String| Loop {
        name: name.clone(),
        own: own.get(name).copied().unwrap_or_default(),
        judged: judged.get(name).copied().unwrap_or_default(),
    };
    names.into_iter().map(of).collect()
}
