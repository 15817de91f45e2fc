//! An observed run that ends when the wanted op has run.

use std::collections::{HashMap, HashSet};

use super::target::{Site, Target};
use crate::diagnostic::Source;
use crate::engine::machine::observing::{Observed, Point};
use crate::engine::machine::{Failure, Host, Limits};
use crate::ir::{Attribute, Function, ValueId};
use crate::ops::EvalError;
use crate::ops::exchange::ProcessId;
use crate::rewrite::pattern::Pattern;
use crate::rewrite::subject::Subject;
use crate::tensor::Value;

/// What a run showed of an op.
pub struct Recorded<'m> {
    /// Where the op stands.
    pub site: Site<'m>,
    /// The names of its results in the run: `@main/%5.body[3]/%8`, and `0,1:@main/%8` in a process of several.
    pub names: Vec<String>,
    /// Its results.
    pub results: Vec<Value>,
    /// The values that were asked for, as they were when the op ran.
    pub values: HashMap<ValueId, Value>,
}

impl Recorded<'_> {
    /// The calls, branches and iterations that lead to the op: `@main/%5.body[3]`.
    pub fn trail(&self) -> String {
        let name = self.names.first().map(String::as_str).unwrap_or_default();
        name.rsplit_once("/%").map(|(trail, _)| trail.to_string()).unwrap_or_default()
    }
}

/// The host of such a run.
struct Recorder<'a, 'm> {
    sites: &'a [Site<'m>],
    target: &'a Pattern,
    /// The process that runs the op, if the program runs on several.
    process: Option<ProcessId>,
    source: &'a Source,
    seed: u64,
    wanted: HashMap<&'m str, HashSet<ValueId>>,
    latest: HashMap<&'m str, HashMap<ValueId, Value>>,
    found: Option<Recorded<'m>>,
}

/// Runs the program until an op of `sites` has run that `target` names, and records the values of `wanted(site)`.
///
/// # Errors
///
/// Why no such op ran.
pub fn record<'m>(
    subject: &'m Subject,
    target: &Target,
    sites: &[Site<'m>],
    wanted: &dyn Fn(&Site<'m>) -> Vec<ValueId>,
) -> Result<Recorded<'m>, String> {
    if let Some(around) = sites.iter().find_map(|site| site.applied_by)
        && sites.iter().all(|site| site.applied_by.is_some())
    {
        return Err(format!(
            "the op is in a region that {} applies to elements: extract that op, with its region",
            around.full_name()
        ));
    }
    let mut recorder = Recorder {
        sites,
        target: &target.pattern,
        process: target.process_of(subject.grid),
        source: &subject.source,
        seed: subject.seed,
        wanted: HashMap::new(),
        latest: HashMap::new(),
        found: None,
    };
    for site in sites {
        let values = recorder.wanted.entry(&site.function.name).or_default();
        values.extend(wanted(site));
    }
    let executable = subject.executable().observed();
    let (grid, arguments, limits) = (subject.grid, subject.arguments.clone(), Limits::default());
    let outcome = executable.call_on_grid(&subject.entry, grid, arguments, &mut recorder, &limits);
    match (recorder.found, outcome.end) {
        (Some(found), _) => Ok(found),
        (None, Err(Failure::Rejected(found))) => {
            let found = found.first().map(|found| found.message.clone()).unwrap_or_default();
            Err(format!("the program cannot run: {found}"))
        }
        (None, Err(failure)) => Err(format!("the run ended before the op: {failure}")),
        (None, Ok(_)) => Err("the op was not run with these inputs".into()),
    }
}

impl<'m> Recorder<'_, 'm> {
    fn keep(&mut self, observed: &Observed<'_>) {
        let Some((name, wanted)) = self.wanted.get_key_value(observed.function.name.as_str())
        else {
            return;
        };
        let latest = self.latest.entry(name).or_default();
        for (id, value) in observed.defined.iter().zip(observed.results.iter()) {
            if wanted.contains(id) {
                latest.insert(*id, value.clone());
            }
        }
    }

    /// The site that was asked for, if this is it.
    fn reached(&self, observed: &Observed<'_>) -> Option<Site<'m>> {
        let op = observed.op.as_ref().filter(|_| observed.point == Point::After)?.op;
        let is_it = |site: &&Site<'m>| {
            site.function.name == observed.function.name
                && site.op().span == op.span
                && site.op().results == op.results
        };
        let site = self.sites.iter().find(is_it)?;
        let is_meant = match self.target {
            Pattern::Path(_) => {
                let mut results = 0..observed.results.len();
                results.any(|index| self.target.means(observed, index, self.source))
            }
            _ => true,
        };
        is_meant.then_some(*site)
    }
}

/// The value of a constant of a function.
fn constant(function: &Function, value: ValueId) -> Option<Value> {
    let op = function.definer(value).filter(|op| op.full_name() == "stablehlo.constant")?;
    let Attribute::Dense(dense) = op.properties.get("value")? else { return None };
    let element = function.values[value].ty.as_tensor()?.element.clone();
    Some(dense.try_to_tensor().ok()?.with_element(element).into())
}

impl Host for Recorder<'_, '_> {
    fn observe(&mut self, observed: &mut Observed<'_>) -> Result<(), EvalError> {
        if observed.outermost != self.process {
            return Ok(());
        }
        let Some(site) = self.reached(observed) else {
            self.keep(observed);
            return Ok(());
        };
        let name = site.function.name.as_str();
        let mut values = self.latest.remove(name).unwrap_or_default();
        for &id in self.wanted.get(name).into_iter().flatten() {
            let constant = || constant(site.function, id);
            if !values.contains_key(&id)
                && let Some(constant) = constant()
            {
                values.insert(id, constant);
            }
        }
        let names = (0..observed.results.len()).map(|index| observed.full_name(index)).collect();
        let results = observed.results.to_vec();
        self.found = Some(Recorded { site, names, results, values });
        Err(EvalError::Failed("the op that was asked for has run".into()))
    }

    fn seed(&self) -> u64 {
        self.seed
    }
}

/// A host with a seed, for runs of which only the results are used.
pub struct Seeded(pub u64);

impl Host for Seeded {
    fn seed(&self) -> u64 {
        self.0
    }
}
