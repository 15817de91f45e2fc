//! The results that a program would have if some of its values were stored in other types.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use super::accuracy::Accuracy;
use super::downstream::Downstream;
use super::retyping::{Retyping, Target, Which};
use super::study::{NumericsProfile, Settings, Study};
use crate::diagnostic::Span;
use crate::engine::machine::observing::{Observed, Point};
use crate::engine::machine::{Failure, Host, Limits};
use crate::hardware::parallel;
use crate::ir::{Attribute, Function, Item, Location, Module, Op, Region, ValueId};
use crate::ops::{self, EvalError};
use crate::tensor::Value;

/// A value that a retyping is about.
#[derive(Debug, Clone, PartialEq)]
pub struct Candidate {
    /// The name of the value, with `%`.
    pub name: String,
    /// The function that it belongs to.
    pub function: String,
    /// The op that defines it; `None` for an argument.
    pub op: Option<&'static str>,
    /// The place of the op, or of the argument, in the text.
    pub span: Span,
    /// Its `loc(…)` in a few words.
    pub location: Option<String>,
    /// The type to which it is converted.
    pub to: Target,
    id: ValueId,
    is_constant: bool,
}

/// The errors of a program's results if values are stored in other types.
#[derive(Debug, Clone)]
pub struct WhatIf {
    /// The values that are retyped.
    pub candidates: Vec<Candidate>,
    /// The error of the results of the unchanged program.
    pub before: Accuracy,
    /// The error of the results if the values are retyped.
    pub after: Accuracy,
    /// The error of the results if they alone are retyped: what the format costs in any case.
    pub floor: Accuracy,
}

impl WhatIf {
    /// By how much the error of the results grows, relative to their norm.
    pub fn harm(&self) -> f64 {
        harm(self.before, self.after)
    }
}

/// The values of a program in the order of the harm that retyping each alone does.
#[derive(Debug, Clone)]
pub struct Ranking {
    /// All values retyped together.
    pub together: WhatIf,
    /// The groups of values, the most harmful first.
    pub groups: Vec<Ranked>,
    /// How many of the least harmful groups can be retyped together.
    pub knee: Knee,
}

/// Values that are retyped together and nothing else.
#[derive(Debug, Clone)]
pub struct Ranked {
    /// The name, operation or place that the values have in common.
    pub name: String,
    /// The numbers of the values among the candidates.
    pub candidates: Vec<usize>,
    /// The error of the results.
    pub accuracy: Accuracy,
    /// By how much that error is larger than without retyping.
    pub harm: f64,
}

/// How far the error stays within a budget while groups are added, the least harmful first.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Knee {
    /// The relative error that the results may have.
    pub budget: f64,
    /// How many groups can be retyped together.
    pub groups: usize,
    /// The error of the results with these.
    pub within: Accuracy,
    /// The error of the results with one more, if there is one more.
    pub beyond: Option<Accuracy>,
}

/// By how much the error grew. Where it was infinite, an element more that is lost is as much as the first one.
fn harm(before: Accuracy, after: Accuracy) -> f64 {
    match (before.relative.is_finite(), after.lost > before.lost) {
        (true, _) => after.relative - before.relative,
        (false, true) => f64::INFINITY,
        (false, false) => 0.0,
    }
}

impl Study {
    /// The values that retypings are about: of those of a type, the arguments of the function, constants, and the results
    /// of ops that ran; of those of a name or a place, arguments of any region or function, too. A value that several
    /// are about follows the first.
    pub fn candidates(&self, profile: &NumericsProfile, retypings: &[Retyping]) -> Vec<Candidate> {
        let ran = profile.rows.iter().map(|row| (row.function.as_str(), row.id)).collect();
        let mut search = Search { retypings, ran, function: None, found: Vec::new() };
        for function in self.module.functions() {
            search.function = Some(function);
            function.body.iter().for_each(|body| search.region(body));
        }
        search.found
    }

    /// Runs the program with values that are converted to other types and back.
    ///
    /// # Errors
    ///
    /// Why the function cannot run, or how it failed.
    pub fn what_if(
        &self,
        profile: &NumericsProfile,
        retypings: &[Retyping],
    ) -> Result<WhatIf, Failure> {
        self.what_if_by(profile, retypings, None)
    }

    fn what_if_by(
        &self,
        profile: &NumericsProfile,
        retypings: &[Retyping],
        downstream: Option<&Downstream<'_>>,
    ) -> Result<WhatIf, Failure> {
        let candidates = self.candidates(profile, retypings);
        let all: Vec<&Candidate> = candidates.iter().collect();
        let after = self.accuracy(profile, &all, downstream)?;
        let before = together(profile.results.iter().filter_map(|result| result.accuracy));
        let floor = self.floor(profile, retypings);
        Ok(WhatIf { candidates, before, after, floor })
    }

    /// Retypes each group of values alone, and finds how many groups can be retyped together. A group is of the values
    /// to which `group` gives one name. Without a budget, the results may have twice the error that the format costs in
    /// any case.
    ///
    /// Of each group only the ops run that read what the retyping changed, unless that cannot be had: values of regions and of
    /// other functions, random numbers and values of more than a gibibyte take a run of the whole program.
    ///
    /// # Errors
    ///
    /// Why the function cannot run, or how it failed.
    pub fn rank(
        &self,
        profile: &NumericsProfile,
        retypings: &[Retyping],
        group: &dyn Fn(&Candidate) -> String,
        budget: Option<f64>,
    ) -> Result<Ranking, Failure> {
        let downstream = Downstream::of(self);
        let downstream = downstream.as_ref();
        let together = self.what_if_by(profile, retypings, downstream)?;
        let mut names: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (number, candidate) in together.candidates.iter().enumerate() {
            names.entry(group(candidate)).or_default().push(number);
        }
        let mut groups = Vec::new();
        let numbers: Vec<&[usize]> = names.values().map(Vec::as_slice).collect();
        let again = self.accuracies_again(profile, &together, &numbers, downstream);
        for ((name, candidates), again) in names.iter().zip(again) {
            let accuracy = match again {
                Some(accuracy) => accuracy,
                None => self.retyped(profile, &together, candidates, None)?,
            };
            let harm = harm(together.before, accuracy);
            let (name, candidates) = (name.clone(), candidates.clone());
            groups.push(Ranked { name, candidates, accuracy, harm });
        }
        let first = |group: &Ranked| group.candidates.first().copied();
        groups.sort_by(|a, b| b.harm.total_cmp(&a.harm).then(first(a).cmp(&first(b))));
        let least = together.floor.relative.max(together.before.relative);
        let budget = budget.unwrap_or(2.0 * least);
        let knee = self.knee(profile, &together, &groups, budget, downstream)?;
        Ok(Ranking { together, groups, knee })
    }

    /// The errors of the results if the values of each group are retyped, side by side; `None` where that takes a run of the
    /// whole program.
    fn accuracies_again(
        &self,
        profile: &NumericsProfile,
        whole: &WhatIf,
        groups: &[&[usize]],
        downstream: Option<&Downstream<'_>>,
    ) -> Vec<Option<Accuracy>> {
        let mut found = vec![None; groups.len()];
        let Some(downstream) = downstream else { return found };
        let mut all: Vec<_> = groups.iter().zip(&mut found).collect();
        for some in all.chunks_mut(downstream.at_once()) {
            parallel::for_each(some.iter_mut().collect(), |(numbers, accuracy)| {
                let candidates: Vec<&Candidate> =
                    numbers.iter().map(|&number| &whole.candidates[number]).collect();
                let results = self.rerun(&candidates, downstream);
                **accuracy = results.map(|results| of_results(&results, profile));
            });
        }
        found
    }

    fn retyped(
        &self,
        profile: &NumericsProfile,
        whole: &WhatIf,
        numbers: &[usize],
        downstream: Option<&Downstream<'_>>,
    ) -> Result<Accuracy, Failure> {
        let some: Vec<&Candidate> =
            numbers.iter().map(|&number| &whole.candidates[number]).collect();
        self.accuracy(profile, &some, downstream)
    }

    /// The largest number of least harmful groups whose error stays within a budget, by bisection.
    fn knee(
        &self,
        profile: &NumericsProfile,
        whole: &WhatIf,
        groups: &[Ranked],
        budget: f64,
        downstream: Option<&Downstream<'_>>,
    ) -> Result<Knee, Failure> {
        let accuracy = |count: usize| {
            let least = &groups[groups.len() - count..];
            let numbers: Vec<usize> =
                least.iter().flat_map(|group| group.candidates.iter().copied()).collect();
            if count == groups.len() {
                Ok(whole.after)
            } else {
                self.retyped(profile, whole, &numbers, downstream)
            }
        };
        let (mut good, mut within) = (0, whole.before);
        let (mut bad, mut beyond) = (groups.len() + 1, None);
        while bad - good > 1 {
            let middle = if bad > groups.len() { groups.len() } else { (good + bad) / 2 };
            let found = accuracy(middle)?;
            match found.relative <= budget {
                true => (good, within) = (middle, found),
                false => (bad, beyond) = (middle, Some(found)),
            }
        }
        Ok(Knee { budget, groups: good, within, beyond })
    }

    /// The error of the results if they alone are retyped, as the first retyping says.
    fn floor(&self, profile: &NumericsProfile, retypings: &[Retyping]) -> Accuracy {
        let Some(first) = retypings.first() else { return Accuracy::default() };
        together(profile.results.iter().filter_map(|result| {
            let value = result.value.as_tensor()?;
            let retyped = first.to.through(value, self.settings.numerics);
            Accuracy::of(&retyped, Some(&result.exact()?))
        }))
    }

    /// The error of the results if values are retyped.
    fn accuracy(
        &self,
        profile: &NumericsProfile,
        retyped: &[&Candidate],
        downstream: Option<&Downstream<'_>>,
    ) -> Result<Accuracy, Failure> {
        let results = match downstream.and_then(|it| self.rerun(retyped, it)) {
            Some(results) => results,
            None => self.results(retyped)?,
        };
        Ok(of_results(&results, profile))
    }

    /// The results of the ops that read what changes, if all retyped values are the function's own.
    pub(super) fn rerun(
        &self,
        retyped: &[&Candidate],
        downstream: &Downstream<'_>,
    ) -> Option<Vec<Value>> {
        let is_own = |candidate: &&Candidate| candidate.function == self.function;
        let targets = retyped.iter().map(|candidate| (candidate.id, candidate.to));
        retyped.iter().all(is_own).then(|| downstream.results(&targets.collect()))?
    }

    /// The results of a run of the program in which values are retyped.
    pub(super) fn results(&self, retyped: &[&Candidate]) -> Result<Vec<Value>, Failure> {
        let module = self.with_constants(retyped);
        let executable = self.observed(&module);
        let mut targets: HashMap<&str, HashMap<ValueId, Target>> = HashMap::new();
        for candidate in retyped.iter().filter(|candidate| !candidate.is_constant) {
            let of_function = targets.entry(&candidate.function).or_default();
            of_function.insert(candidate.id, candidate.to);
        }
        let mut host = Retyper { settings: &self.settings, targets };
        let arguments = self.arguments.clone();
        let outcome = executable.call(&self.function, arguments, &mut host, &Limits::default());
        outcome.end
    }

    /// The module in which constants among the candidates are retyped.
    fn with_constants(&self, retyped: &[&Candidate]) -> Arc<Module> {
        let constants: Vec<&&Candidate> = retyped.iter().filter(|it| it.is_constant).collect();
        if constants.is_empty() {
            return Arc::clone(&self.module);
        }
        let mut module = Module::clone(&self.module);
        for item in &mut module.items {
            let Item::Function(function) = item else { continue };
            let of_function = constants.iter().filter(|it| it.function == function.name);
            let targets: HashMap<ValueId, Target> =
                of_function.map(|candidate| (candidate.id, candidate.to)).collect();
            if let Some(body) = &mut function.body {
                self.retype_constants(body, &targets);
            }
        }
        Arc::new(module)
    }

    fn retype_constants(&self, region: &mut Region, targets: &HashMap<ValueId, Target>) {
        for op in region.blocks.iter_mut().flat_map(|block| &mut block.ops) {
            op.regions.iter_mut().for_each(|region| self.retype_constants(region, targets));
            let target = op.results.first().and_then(|result| targets.get(result));
            if let (Some(target), Some(Attribute::Dense(dense))) =
                (target, op.properties.get_mut("value"))
            {
                dense.elements = target.through(&dense.elements, self.settings.numerics);
            }
        }
    }
}

/// The error of the results of a run.
fn of_results(results: &[Value], profile: &NumericsProfile) -> Accuracy {
    together(
        results.iter().zip(&profile.results).filter_map(|(result, before)| {
            Accuracy::of(result.as_tensor()?, Some(&before.exact()?))
        }),
    )
}

/// The error of several results.
fn together(results: impl Iterator<Item = Accuracy>) -> Accuracy {
    results.reduce(Accuracy::with).unwrap_or_default()
}

/// The search for the values that retypings are about.
struct Search<'s> {
    retypings: &'s [Retyping],
    /// The values that have a row.
    ran: HashSet<(&'s str, ValueId)>,
    function: Option<&'s Function>,
    found: Vec<Candidate>,
}

impl<'s> Search<'s> {
    fn region(&mut self, region: &'s Region) {
        for block in &region.blocks {
            block.arguments.iter().for_each(|&argument| self.value(argument, None));
            for op in &block.ops {
                op.results.iter().for_each(|&result| self.value(result, Some(op)));
                if ops::control(op.full_name()).is_some() {
                    op.regions.iter().for_each(|region| self.region(region));
                }
            }
        }
    }

    fn value(&mut self, id: ValueId, op: Option<&'s Op>) {
        let Some(function) = self.function else { return };
        let is_constant = op.is_some_and(|op| ops::is_constant(op.full_name()));
        let has_row = self.ran.contains(&(function.name.as_str(), id));
        let is_meant = |retyping: &&Retyping| {
            let by_type = matches!(retyping.which, Which::Type(_));
            retyping.is_about(function, id, op) && (!by_type || is_constant || has_row)
        };
        let Some(retyping) = self.retypings.iter().find(is_meant) else { return };
        let value = &function.values[id];
        let place = op.and_then(|op| op.results.iter().position(|&result| result == id));
        let several = op.is_some_and(|op| op.results.len() > 1);
        let number = place.filter(|_| several).map_or(String::new(), |it| format!("#{it}"));
        let location = match op {
            Some(op) => op.location.as_deref(),
            None => value.location.as_deref(),
        };
        self.found.push(Candidate {
            name: format!("%{}{number}", value.name),
            function: function.name.clone(),
            op: op.map(Op::full_name),
            span: op.map_or(value.span, |op| op.span),
            location: location.and_then(Location::short),
            to: retyping.to,
            id,
            is_constant,
        });
    }
}

/// The host of a run in which values are converted to other types and back.
struct Retyper<'a> {
    settings: &'a Settings,
    /// The types to which values are converted, by function and value.
    targets: HashMap<&'a str, HashMap<ValueId, Target>>,
}

impl Host for Retyper<'_> {
    fn observe(&mut self, observed: &mut Observed<'_>) -> Result<(), EvalError> {
        if !matches!(observed.point, Point::After | Point::Entering(_)) {
            return Ok(());
        }
        let Some(targets) = self.targets.get(observed.function.name.as_str()) else {
            return Ok(());
        };
        for (id, result) in observed.defined.iter().zip(observed.results.iter_mut()) {
            if let (Some(target), Value::Tensor(tensor)) = (targets.get(id), &mut *result) {
                *tensor = target.through(tensor, self.settings.numerics);
            }
        }
        Ok(())
    }

    fn seed(&self) -> u64 {
        self.settings.seed
    }
}
