//! The run in which the device's values take the place of ours, and are judged.

use std::collections::HashMap;
use std::sync::Arc;

use super::collectives::{StandIn, stand_ins};
use super::conditioning::{count_iterations, distance};
use super::facts::{Fact, NAMED, doubted, grouped};
use super::processes::Processes;
use super::results::judge_result;
use super::rows;
use super::selection;
use super::sorting::{judge_interval, judge_unknown};
use super::trial::{Dumps, Finding, Trial, name_of, shown};
use crate::alone::captured;
use crate::alone::following::Event;
use crate::diagnostic::Diagnostic;
use crate::engine::machine::observing::{Gathering, Observed};
use crate::engine::machine::{Executable, Failure, Host};
use crate::ir::{Function, Op, OpView, Type, ValueId};
use crate::judge::ground::band::Band;
use crate::judge::ground::rung::Rung;
use crate::judge::ground::verdict::Verdict;
use crate::judge::law::intervals::{self, Known};
use crate::judge::law::kinds::Law;
use crate::judge::law::rows::Case;
use crate::ops::exchange::ProcessId;
use crate::ops::{self, EvalError};
use crate::tensor::{Tensor, Value};

/// The host of the run in which the device's values take the place of ours.
pub(in crate::judge) struct Judging<'a> {
    dumps: &'a mut dyn Dumps,
    /// Whether the device's value took the place of another one of ours.
    has_replaced: bool,
    /// Whether a block ended after that.
    has_ended: bool,
    /// Whether an op ran after that, so that this run is no longer the one from the arguments on.
    pub goes_on: bool,
    trial: &'a Trial,
    /// The names of values that are judged, and of which the readers may have had other copies than the device showed.
    copies: Vec<String>,
    known: Processes<Fact>,
    laws: HashMap<(usize, ValueId), Law>,
    /// How many iterations each loop had, by its name.
    pub iterations: HashMap<String, usize>,
    pub findings: Vec<Finding>,
}

/// What an op has read, and what makes its results legal.
struct Read<'a> {
    view: &'a OpView<'a>,
    law: &'a Law,
    /// The operands, and after them the values from outside that the regions of the op read.
    values: &'a [Value],
    /// What is known of each of these.
    facts: &'a [Option<Fact>],
}

impl Read<'_> {
    fn is_exact(&self) -> bool {
        self.facts.iter().all(Option::is_none)
    }
}

impl<'a> Judging<'a> {
    /// The host before the run.
    pub fn new(trial: &'a Trial, dumps: &'a mut dyn Dumps) -> Judging<'a> {
        Judging {
            dumps,
            has_replaced: false,
            has_ended: false,
            goes_on: false,
            trial,
            copies: Vec::new(),
            known: Processes::with_doubt(doubted),
            laws: HashMap::new(),
            iterations: HashMap::new(),
            findings: Vec::new(),
        }
    }

    /// This host if the readers of some values may have had other copies than the device showed.
    pub fn with_copies(self, copies: Vec<String>) -> Judging<'a> {
        Judging { copies, ..self }
    }
}

impl Judging<'_> {
    fn defined(&mut self, observed: &mut Observed<'_>, has_run: bool) -> Result<(), EvalError> {
        let gathering = observed.gathering.filter(|_| has_run);
        let met = gathering.map(|gathering| self.met(observed, gathering));
        let facts = match &met {
            Some(met) => self.facts_of_collective(observed, met.as_deref()),
            None if has_run => self.facts_of_results(observed)?,
            None => self.known.facts(observed, observed.defined),
        };
        let mut all = Vec::with_capacity(facts.len());
        for index in 0..facts.len() {
            all.push(shown(self.dumps, observed, index)?);
        }
        for (index, fact) in facts.into_iter().enumerate() {
            let Some(actual) = all[index].clone() else {
                self.known.set(observed, observed.defined[index], fact);
                continue;
            };
            let stand_in = met.iter().flatten().flatten().nth(index);
            let ours = observed.results[index].as_tensor().cloned();
            if let Some(ours) = ours {
                let verdict = match stand_in {
                    Some(stand_in) => self.verdict_by(observed, stand_in, [&ours, &actual], &fact),
                    None => {
                        let has_read = has_run && met.is_none();
                        self.verdict(observed, (index, &all), [&ours, &actual], &fact, has_read)
                    }
                };
                self.find(observed, index, [ours, actual.clone()], fact.clone(), verdict);
            }
            if self.copies.contains(&observed.full_name(index)) {
                self.known.set(observed, observed.defined[index], fact);
                continue;
            }
            self.known.set(observed, observed.defined[index], None);
            observed.results[index] = actual.into();
        }
        Ok(())
    }

    /// Judges the constants of the function, which an observed run does not show.
    pub fn constants(&mut self) -> Result<(), Failure> {
        let trial = self.trial;
        let executable = Executable::new(trial.module());
        let module = executable.module();
        let Some(function) = module.function(trial.function()) else { return Ok(()) };
        let ops = function.body.iter().flat_map(|body| &body.block().ops);
        let constants: Vec<&Op> = ops.filter(|op| ops::is_constant(op.full_name())).collect();
        for (process, tag) in trial.processes() {
            for op in &constants {
                let values = &function.values;
                let run_numerics = trial.numerics();
                let view = OpView { op, values, function: Some(function), module, run_numerics };
                let process = (!tag.is_empty()).then_some(process);
                self.constant(&view, function, process, &tag)?;
            }
        }
        Ok(())
    }

    fn constant(
        &mut self,
        view: &OpView<'_>,
        function: &Function,
        process: Option<ProcessId>,
        tag: &str,
    ) -> Result<(), Failure> {
        let (op, id) = (view.op, view.op.results[0]);
        let name = format!("{tag}@{}/%{}", function.name, view.values[id].name);
        let Type::Tensor(ty) = &view.values[id].ty else { return Ok(()) };
        let failed = |message: String| Failure::Io(Diagnostic::error(message, op.span));
        let Some(actual) = self.dumps.value(&name, ty).map_err(failed)? else { return Ok(()) };
        let results = crate::alone::OneOp::of(view).run(&[])?;
        let Some(ours) = results.first().and_then(Value::as_tensor).cloned() else { return Ok(()) };
        if actual.shape() != ours.shape() || actual.element() != ours.element() {
            return Err(failed(format!(
                "the value that the device gave for {name} has another type"
            )));
        }
        let freedoms = self.trial.freedoms();
        let verdict = judge_result(view, &Law::One, &[], 0, [&ours, &actual], freedoms);
        self.findings.push(Finding {
            accumulated: distance(&ours, &actual, None),
            name,
            process,
            op: Some(op.full_name()),
            span: op.span,
            location: op.location.as_deref().and_then(crate::ir::Location::short),
            ty: ty.clone(),
            actual,
            ours,
            verdict,
            together_with: Vec::new(),
        });
        Ok(())
    }

    /// Judges what the function returns and no op has defined: its arguments and constants.
    fn returned(
        &mut self,
        observed: &Observed<'_>,
        facts: Vec<Option<Fact>>,
    ) -> Result<(), EvalError> {
        let function = observed.function;
        let values = observed.operands.ids.iter().zip(observed.operands.values).zip(facts);
        for ((&id, value), fact) in values {
            let name = format!("{}@{}/{}", observed.tag(), function.name, name_of(function, id));
            let (Type::Tensor(ty), Some(ours)) = (&function.values[id].ty, value.as_tensor())
            else {
                continue;
            };
            if fact.is_some() || self.findings.iter().any(|finding| finding.name == name) {
                continue;
            }
            let found = self.dumps.value(&name, ty).map_err(EvalError::Io)?;
            let Some(actual) = found.filter(|it| it.shape() == ours.shape()) else { continue };
            let (numerics, freedoms) = (self.trial.numerics(), self.trial.freedoms());
            let nothing = Band::of(Vec::new());
            let verdict = judge_interval(&nothing, [ours, &actual], numerics, freedoms);
            self.findings.push(Finding {
                accumulated: distance(ours, &actual, None),
                name,
                process: observed.outermost,
                op: None,
                span: function.values[id].span,
                location: None,
                ty: ty.clone(),
                actual,
                ours: ours.clone(),
                verdict,
                together_with: Vec::new(),
            });
        }
        Ok(())
    }

    /// The ops of one process that replace a collective op, result by result; `None` if its results are not known.
    fn met(&mut self, observed: &Observed<'_>, gathering: &Gathering) -> Option<Vec<StandIn>> {
        let known = self.known.brought(observed, gathering);
        let seen = observed.captured;
        let facts = self.known.facts(observed, seen.ids);
        let read: Vec<(ValueId, Value, Option<Fact>)> = seen
            .ids
            .iter()
            .zip(seen.values)
            .zip(facts)
            .map(|((&id, value), fact)| (id, value.clone(), fact))
            .collect();
        stand_ins(observed, gathering, &known, &read)
    }

    /// What is known of the results of a collective op, in case the device does not show them.
    fn facts_of_collective(
        &self,
        observed: &Observed<'_>,
        met: Option<&[StandIn]>,
    ) -> Vec<Option<Fact>> {
        let Some(view) = observed.op.as_ref() else { return Vec::new() };
        let one = |index: usize| {
            let Some(stand_in) = met.and_then(|met| met.get(index)) else {
                let reason = "what the op gives is not followed from process to process";
                return Some(Fact { band: Err(reason), group: Arc::default() });
            };
            let (view, StandIn { law, operands, facts, .. }) = (stand_in.view(view), stand_in);
            let read = Read { view: &view, law, values: operands, facts };
            let ours = std::slice::from_ref(&observed.results[index]);
            self.facts_of(&read, ours, &|_| observed.full_name(index)).pop().flatten()
        };
        (0..observed.results.len()).map(one).collect()
    }

    /// What is known of the results of an op that has run, in case the device does not show them.
    fn facts_of_results(
        &mut self,
        observed: &Observed<'_>,
    ) -> Result<Vec<Option<Fact>>, EvalError> {
        let Some(view) = observed.op.as_ref().filter(|_| !observed.results.is_empty()) else {
            return Ok(vec![None; observed.results.len()]);
        };
        let ids: Vec<ValueId> =
            observed.operands.ids.iter().copied().chain(captured(view.op)).collect();
        let facts = self.known.facts(observed, &ids);
        let mut is_shown = true;
        for index in 0..observed.results.len() {
            is_shown &= shown(self.dumps, observed, index)?.is_some()
                && !self.copies.contains(&observed.full_name(index));
        }
        if is_shown && facts.iter().all(Option::is_none) {
            return Ok(vec![None; observed.results.len()]);
        }
        let values = values_read(observed, view);
        // the law is looked up apart from the host, which the search for facts reads
        let mut laws = std::mem::take(&mut self.laws);
        let law = law_of(&mut laws, observed, view);
        let read = Read { view, law, values: &values, facts: &facts };
        let known = self.facts_of(&read, observed.results, &|index| observed.full_name(index));
        self.laws = laws;
        Ok(known)
    }

    /// What is known of results, in case the device does not show them.
    fn facts_of(
        &self,
        read: &Read<'_>,
        ours: &[Value],
        name: &dyn Fn(usize) -> String,
    ) -> Vec<Option<Fact>> {
        let Read { view, law, values, facts } = read;
        let group = grouped(facts.iter().flatten());
        if let Some(reason) = facts.iter().flatten().find_map(|fact| fact.band.as_ref().err()) {
            let fact = Fact { band: Err(*reason), group: Arc::new(group) };
            let is_decided = |value: &Value| matches!(value, Value::Token);
            return ours.iter().map(|it| (!is_decided(it)).then(|| fact.clone())).collect();
        }
        let bands =
            facts.iter().map(|it| it.as_ref()?.band.as_ref().ok().map(AsRef::as_ref)).collect();
        let reading = intervals::Reading { values, bands };
        let known = intervals::results(view, law, &reading, ours, self.trial.freedoms());
        let names = |index: usize| {
            let mut group = group.clone();
            if group.len() < NAMED {
                group.insert(name(index));
            }
            Arc::new(group)
        };
        let fact = |(index, known): (usize, Known)| match known {
            Known::Exactly => None,
            Known::Within(band) => Some(Fact { band: Ok(Arc::new(band)), group: names(index) }),
            Known::Nothing(reason) => Some(Fact { band: Err(reason), group: names(index) }),
        };
        known.into_iter().enumerate().map(fact).collect()
    }

    /// Judges a result of a collective op.
    fn verdict_by(
        &self,
        observed: &Observed<'_>,
        stand_in: &StandIn,
        pair: [&Tensor; 2],
        fact: &Option<Fact>,
    ) -> Verdict {
        let Some(around) = observed.op.as_ref() else { return self.of_fact(pair, fact) };
        let StandIn { law, operands, facts, .. } = stand_in;
        let read = Read { view: &stand_in.view(around), law, values: operands, facts };
        match read.is_exact() {
            true => judge_result(read.view, law, operands, 0, pair, self.trial.freedoms()),
            false => self.of_fact(pair, fact),
        }
    }

    /// Judges a value by the op that defines it, if that `has_read` what it computes the value from, or else by what is known of it.
    fn verdict(
        &mut self,
        observed: &Observed<'_>,
        (index, shown): (usize, &[Option<Tensor>]),
        pair: [&Tensor; 2],
        fact: &Option<Fact>,
        has_read: bool,
    ) -> Verdict {
        let freedoms = self.trial.freedoms();
        // the number of a process is what the run says, and another run knows nothing of it
        let is_number = |view: &&OpView<'_>| NUMBERS.contains(&view.op.full_name());
        if let Some(view) = observed.op.as_ref().filter(|view| has_read && !is_number(view)) {
            let captured = captured(view.op);
            let ids: Vec<ValueId> = observed.operands.ids.iter().copied().chain(captured).collect();
            if self.known.facts(observed, &ids).iter().all(Option::is_none) {
                let values = values_read(observed, view);
                return match law_of(&mut self.laws, observed, view) {
                    Law::Rows(rows) => {
                        let case = Case { view, operands: &values, shown, freedoms };
                        rows::judge(&case, *rows, index, pair)
                    }
                    Law::Selection => selection::judge(view, &values, pair, freedoms),
                    law => judge_result(view, law, &values, index, pair, freedoms),
                };
            }
        }
        self.of_fact(pair, fact)
    }

    /// Judges a value by what is known of it.
    fn of_fact(&self, pair: [&Tensor; 2], fact: &Option<Fact>) -> Verdict {
        let (numerics, freedoms) = (self.trial.numerics(), self.trial.freedoms());
        match fact.as_ref().map(|fact| &fact.band) {
            Some(Err(reason)) => judge_unknown(reason, pair, freedoms),
            Some(Ok(band)) => judge_interval(band, pair, numerics, freedoms),
            None => judge_interval(&Band::of(Vec::new()), pair, numerics, freedoms),
        }
    }

    /// Keeps what was found of a value that the device showed.
    fn find(
        &mut self,
        observed: &Observed<'_>,
        index: usize,
        [ours, actual]: [Tensor; 2],
        fact: Option<Fact>,
        verdict: Verdict,
    ) {
        let Type::Tensor(ty) = &observed.function.values[observed.defined[index]].ty else {
            return;
        };
        let name = observed.full_name(index);
        let group = fact.map(|fact| fact.group).unwrap_or_default();
        let view = observed.op.as_ref();
        let location = view.and_then(|view| view.op.location.as_deref());
        self.has_replaced |= verdict.rung() != Rung::SameBits;
        self.findings.push(Finding {
            accumulated: distance(&ours, &actual, None),
            together_with: group.iter().filter(|it| **it != name).cloned().collect(),
            name,
            process: observed.outermost,
            op: view.map(|view| view.op.full_name()),
            span: view.map(|view| view.op.span).unwrap_or_default(),
            location: location.and_then(crate::ir::Location::short),
            ty: ty.clone(),
            actual,
            ours,
            verdict,
        });
    }
}

/// The ops that give the numbers of the process that runs them.
const NUMBERS: [&str; 2] = ["stablehlo.partition_id", "stablehlo.replica_id"];

/// The law of an op, which is found once.
fn law_of<'l>(
    laws: &'l mut HashMap<(usize, ValueId), Law>,
    observed: &Observed<'_>,
    view: &OpView<'_>,
) -> &'l Law {
    let address = std::ptr::from_ref(observed.function) as usize;
    let result = view.op.results.first().copied();
    let key = (address, result.unwrap_or(observed.defined[0]));
    laws.entry(key).or_insert_with(|| Law::of(view))
}

/// The operands of an op, and after them the values from outside that its regions read, in the order of the op.
fn values_read(observed: &Observed<'_>, view: &OpView<'_>) -> Vec<Value> {
    let seen = observed.captured;
    let outside = captured(view.op).into_iter().filter_map(|id| {
        let place = seen.ids.iter().position(|it| *it == id)?;
        Some(seen.values[place].clone())
    });
    observed.operands.values.iter().cloned().chain(outside).collect()
}

impl Host for Judging<'_> {
    fn observe(&mut self, observed: &mut Observed<'_>) -> Result<(), EvalError> {
        count_iterations(&mut self.iterations, observed);
        let event = self.known.follow(observed);
        // where the function ends nothing reads its results
        let is_end = matches!(event, Event::Ended(_));
        self.goes_on |= self.has_replaced && (self.has_ended || !is_end);
        self.has_ended |= self.has_replaced && is_end;
        match event {
            Event::Nothing | Event::Begun => {}
            Event::Ended(returned) => self.returned(observed, returned)?,
            Event::Ran => {
                self.defined(observed, true)?;
                self.known.forget(observed);
            }
            Event::Passed => {
                self.defined(observed, false)?;
                self.known.forget(observed);
            }
        }
        Ok(())
    }

    fn seed(&self) -> u64 {
        self.trial.seed()
    }
}
