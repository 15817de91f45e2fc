//! A program is judged op by op, on the operands that the device had.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use super::alone::captured;
use super::band::Band;
use super::blocks::judge_result;
use super::conditioning::{
    Difference, Distance, OwnRun, count_iterations, differences, distance, own_run,
};
use super::following::{Event, Following};
use super::intervals::{self, Known};
use super::law::Law;
use super::rows::Case;
use super::rung::{Freedoms, Rung};
use super::selection;
use super::services::no_services;
use super::verdict::{Verdict, judge_interval, judge_unknown};
use crate::diagnostic::Span;
use crate::engine::machine::observing::Observed;
use crate::engine::machine::{Executable, Failure, Host, Limits, OpPlace};
use crate::ir::{Function, Module, OpView, TensorType, Type, ValueId};
use crate::numeric::Numerics;
use crate::ops::EvalError;
use crate::tensor::{Tensor, Value};

/// What a device gave for some of the values of a run.
pub trait Dumps {
    /// The value of this name in a run: `@main/%5.body[3]/%8`; `None` if the device did not show it.
    ///
    /// # Errors
    ///
    /// Why the value cannot be read, or is not of the type that it has in the program.
    fn value(&mut self, name: &str, ty: &TensorType) -> Result<Option<Tensor>, String>;
}

/// A function of a verified module, its arguments, and how its ops are judged.
///
/// ```
/// use std::collections::HashMap;
/// use shlo_interp::ir::TensorType;
/// use shlo_interp::judge::{Dumps, Rung, Trial};
/// use shlo_interp::{Source, Tensor, load};
///
/// struct Shown(HashMap<&'static str, Tensor>);
/// impl Dumps for Shown {
///     fn value(&mut self, name: &str, _: &TensorType) -> Result<Option<Tensor>, String> {
///         Ok(self.0.get(name).cloned())
///     }
/// }
///
/// let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
///   %y = stablehlo.multiply %x, %x : tensor<2xf32>
///   %z = stablehlo.add %y, %x : tensor<2xf32>
///   return %z : tensor<2xf32>
/// }";
/// let loaded = load(&Source { name: "op.mlir".into(), text: text.into() })?;
/// let f32s = |values: &[f64]| Tensor::from_f64s("f32".parse().unwrap(), &[2], values).unwrap();
/// // The product is wrong; the sum is right for the product that the device had.
/// let shown = HashMap::from([("@main/%y", f32s(&[1.0, 5.0])), ("@main/%z", f32s(&[2.0, 7.0]))]);
/// let trial = Trial::new(&loaded.module, "main", vec![f32s(&[1.0, 2.0]).into()]);
/// let findings = trial.judge(&mut Shown(shown)).unwrap().findings;
/// let rungs: Vec<Rung> = findings.iter().map(|finding| finding.verdict.rung()).collect();
/// assert_eq!(rungs, [Rung::Violation, Rung::SameBits]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Trial {
    module: Arc<Module>,
    function: String,
    arguments: Vec<Value>,
    numerics: Numerics,
    freedoms: Freedoms,
    seed: u64,
}

/// What was found of a program.
#[derive(Debug, Clone, Default)]
pub struct Judgement {
    /// The values that the device showed, in the order in which the run defined them.
    pub findings: Vec<Finding>,
    /// How far the results are from those of a run of this interpreter from the arguments on, as far as they have other bits.
    pub differences: Vec<Difference>,
    /// The loops that ran.
    pub loops: Vec<Loop>,
}

/// How often a loop ran.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loop {
    /// The name of the loop in the run: `@main/%5`.
    pub name: String,
    /// Its iterations in a run of this interpreter from the arguments on.
    pub own: usize,
    /// Its iterations if its condition reads the values that the device showed.
    pub judged: usize,
}

/// What was found of a value that the device showed.
#[derive(Debug, Clone)]
pub struct Finding {
    /// The name of the value in the run: `@main/%5.body[3]/%8`.
    pub name: String,
    /// The op that defines it; `None` for what a function returns.
    pub op: Option<&'static str>,
    /// Where the op stands in the text.
    pub span: Span,
    /// What the `loc(…)` of the op says in a few words.
    pub location: Option<String>,
    /// The type.
    pub ty: TensorType,
    /// What the device gave.
    pub actual: Tensor,
    /// What this interpreter gives for the operands that the device had.
    pub ours: Tensor,
    /// What explains it.
    pub verdict: Verdict,
    /// The ops before this one whose results the device did not show, so that they are judged together with it.
    pub together_with: Vec<String>,
    /// How far the device's value is from that of a run of this interpreter from the arguments on; `None` if it is not of
    /// floats, or was not computed.
    pub accumulated: Option<Distance>,
}

/// What is known of a value that the device did not show.
#[derive(Debug, Clone)]
struct Fact {
    /// The interval of each element, or why nothing is known.
    band: Result<Arc<Band>, &'static str>,
    /// The ops that were judged together so far.
    group: Arc<BTreeSet<String>>,
}

/// What is known of a value that comes out of a branch or loop, if what decided for it is known as little as this.
fn doubted(decider: &Fact) -> Option<Fact> {
    let reason = "which branch the device took, or how often its loop ran, is not known, since the values that decide were \
                  not shown and may be either";
    Some(Fact { band: Err(reason), group: decider.group.clone() })
}

/// How many ops a group names.
const NAMED: usize = 64;

impl Trial {
    /// A function of a verified module with its arguments, judged with the default freedoms.
    pub fn new(module: &Arc<Module>, function: impl Into<String>, arguments: Vec<Value>) -> Trial {
        let function = function.into();
        let (numerics, freedoms) = (Numerics::STANDARD, Freedoms::default());
        Trial { module: module.clone(), function, arguments, numerics, freedoms, seed: 0 }
    }

    /// This trial under other policies.
    #[must_use]
    pub fn with_numerics(self, numerics: Numerics) -> Trial {
        Trial { numerics, ..self }
    }

    /// This trial with other freedoms.
    #[must_use]
    pub fn with_freedoms(self, freedoms: Freedoms) -> Trial {
        Trial { freedoms, ..self }
    }

    /// This trial with another seed of `stablehlo.rng`.
    #[must_use]
    pub fn with_seed(self, seed: u64) -> Trial {
        Trial { seed, ..self }
    }

    /// The names of the values that the function returns, as [`Dumps`] are asked for them, with their types; `None` for one
    /// that is no tensor. The names of arguments and constants that are returned are among them.
    pub fn results(&self) -> Vec<Option<(String, TensorType)>> {
        let module = Arc::clone(Executable::new(&self.module).module());
        let Some(function) = module.function(&self.function) else { return Vec::new() };
        let Some(body) = &function.body else { return Vec::new() };
        let end = body.block().ops.last();
        let named = |value: &ValueId| {
            let stated = &function.values[*value];
            let Type::Tensor(ty) = &stated.ty else { return None };
            Some((format!("@{}/{}", function.name, name_of(function, *value)), ty.clone()))
        };
        end.map(|end| end.operands.iter().map(named).collect()).unwrap_or_default()
    }

    /// Runs the function and judges each value that the device showed. An op is judged on the operands that the device had;
    /// ops whose results the device did not show are judged together with those that read them.
    ///
    /// # Errors
    ///
    /// Why the function cannot run, or how it failed; a value that cannot be read is a failure of the op that defines it.
    pub fn judge(&self, dumps: &mut dyn Dumps) -> Result<Judgement, Failure> {
        let names: Vec<String> =
            self.results().into_iter().flatten().map(|(name, _)| name).collect();
        let mut judging = Judging {
            dumps: &mut *dumps,
            has_replaced: false,
            has_ended: false,
            goes_on: false,
            trial: self,
            known: Following::with_doubt(doubted),
            laws: HashMap::new(),
            iterations: HashMap::new(),
            findings: Vec::new(),
        };
        judging.constants()?;
        self.run(&mut judging)?;
        let Judging { goes_on, iterations, findings, .. } = judging;
        let mut judgement = Judgement { findings, ..Judgement::default() };
        let own = match goes_on {
            true => own_run(self, dumps, &names)?,
            // no op read a value of the device that is not ours, so this run was the one from the arguments on
            false => judgement.as_own_run(&names, &iterations),
        };
        for finding in judgement.findings.iter_mut().filter(|_| goes_on) {
            finding.accumulated = own.distances.get(&finding.name).copied();
        }
        judgement.loops = loops(&own.iterations, &iterations);
        judgement.differences = differences(self, &judgement, &own, &names)?;
        Ok(judgement)
    }

    pub(super) fn freedoms(&self) -> &Freedoms {
        &self.freedoms
    }

    pub(super) fn seed(&self) -> u64 {
        self.seed
    }

    /// Runs the function op by op.
    pub(super) fn run(&self, host: &mut dyn Host) -> Result<(), Failure> {
        let executable = Executable::new(&self.module).with_numerics(self.numerics).observed();
        let limits = Limits::default();
        executable.call(&self.function, self.arguments.clone(), host, &limits).end.map(|_| ())
    }
}

/// The name of a value as an observed run gives it, without the trail.
fn name_of(function: &Function, value: ValueId) -> String {
    let name = &function.values[value].name;
    let ops = function.body.iter().flat_map(|body| &body.block().ops);
    let several = ops.filter(|op| op.results.len() > 1);
    let number = several.filter_map(|op| op.results.iter().position(|it| *it == value)).next();
    match number {
        Some(number) => format!("%{name}#{number}"),
        None => format!("%{name}"),
    }
}

impl Judgement {
    /// The first value in the order of the run that nothing that is accepted explains.
    pub fn first_violation(&self) -> Option<&Finding> {
        self.findings.iter().find(|finding| !finding.verdict.is_accepted)
    }
}

impl Judgement {
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

/// The host of the run in which the device's values take the place of ours.
struct Judging<'a> {
    dumps: &'a mut dyn Dumps,
    /// Whether the device's value took the place of another one of ours.
    has_replaced: bool,
    /// Whether a block ended after that.
    has_ended: bool,
    /// Whether an op ran after that, so that this run is no longer the one from the arguments on.
    goes_on: bool,
    trial: &'a Trial,
    known: Following<Fact>,
    laws: HashMap<(usize, ValueId), Law>,
    /// How many iterations each loop had, by its name.
    iterations: HashMap<String, usize>,
    findings: Vec<Finding>,
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

/// What the device gave for a value that was defined.
pub(super) fn shown(
    dumps: &mut dyn Dumps,
    observed: &Observed<'_>,
    index: usize,
) -> Result<Option<Tensor>, EvalError> {
    let Some(ours) = observed.results[index].as_tensor() else { return Ok(None) };
    let name = observed.name(index);
    let ty = TensorType {
        shape: ours.shape().iter().map(|&size| crate::ir::Dimension::Static(size)).collect(),
        ..match &observed.function.values[observed.defined[index]].ty {
            Type::Tensor(ty) => ty.clone(),
            _ => return Ok(None),
        }
    };
    let found = dumps.value(&name, &ty).map_err(EvalError::Io)?;
    match found {
        Some(tensor) if tensor.shape() != ours.shape() || tensor.element() != ours.element() => {
            Err(EvalError::Io(format!(
                "the value that the device gave for {name} has another type"
            )))
        }
        found => Ok(found),
    }
}

impl Judging<'_> {
    fn defined(&mut self, observed: &mut Observed<'_>, has_run: bool) -> Result<(), EvalError> {
        let facts = match has_run {
            true => self.facts_of_results(observed)?,
            false => self.known.facts(observed.defined),
        };
        let mut all = Vec::with_capacity(facts.len());
        for index in 0..facts.len() {
            all.push(shown(self.dumps, observed, index)?);
        }
        for (index, fact) in facts.into_iter().enumerate() {
            let Some(actual) = all[index].clone() else {
                self.known.set(observed.defined[index], fact);
                continue;
            };
            self.find(observed, (index, &all), fact, has_run);
            self.known.set(observed.defined[index], None);
            observed.results[index] = actual.into();
        }
        Ok(())
    }

    /// Judges the constants of the function, which an observed run does not show.
    fn constants(&mut self) -> Result<(), Failure> {
        let trial = self.trial;
        let executable = Executable::new(&trial.module);
        let module = executable.module();
        let Some(function) = module.function(&trial.function) else { return Ok(()) };
        let ops = function.body.iter().flat_map(|body| &body.block().ops);
        for op in ops.filter(|op| op.full_name() == "stablehlo.constant") {
            let values = &function.values;
            let run_numerics = trial.numerics;
            let view = OpView { op, values, function: Some(function), module, run_numerics };
            let id = op.results[0];
            let name = format!("@{}/%{}", function.name, values[id].name);
            let Type::Tensor(ty) = &values[id].ty else { continue };
            let failed = |message: String| {
                Failure::Io(crate::diagnostic::Diagnostic::error(message, op.span))
            };
            let Some(actual) = self.dumps.value(&name, ty).map_err(failed)? else { continue };
            let results = super::OneOp::of(&view).run(&[])?;
            let Some(ours) = results.first().and_then(Value::as_tensor).cloned() else { continue };
            if actual.shape() != ours.shape() || actual.element() != ours.element() {
                return Err(failed(format!(
                    "the value that the device gave for {name} has another type"
                )));
            }
            let verdict = judge_result(&view, &Law::One, &[], 0, [&ours, &actual], &trial.freedoms);
            self.findings.push(Finding {
                accumulated: distance(&ours, &actual, None),
                name,
                op: Some(op.full_name()),
                span: op.span,
                location: op.location.as_deref().and_then(crate::ir::Location::short),
                ty: ty.clone(),
                actual,
                ours,
                verdict,
                together_with: Vec::new(),
            });
        }
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
            let name = format!("@{}/{}", function.name, name_of(function, id));
            let (Type::Tensor(ty), Some(ours)) = (&function.values[id].ty, value.as_tensor())
            else {
                continue;
            };
            if fact.is_some() || self.findings.iter().any(|finding| finding.name == name) {
                continue;
            }
            let found = self.dumps.value(&name, ty).map_err(EvalError::Io)?;
            let Some(actual) = found.filter(|it| it.shape() == ours.shape()) else { continue };
            let numerics = self.trial.numerics;
            let verdict = judge_interval(
                &Band::of(Vec::new()),
                [ours, &actual],
                numerics,
                &self.trial.freedoms,
            );
            self.findings.push(Finding {
                accumulated: distance(ours, &actual, None),
                name,
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
        let facts = self.known.facts(&ids);
        let is_exact = facts.iter().all(Option::is_none);
        let mut is_shown = true;
        for index in 0..observed.results.len() {
            is_shown &= shown(self.dumps, observed, index)?.is_some();
        }
        if is_exact && is_shown {
            return Ok(vec![None; observed.results.len()]);
        }
        let mut group: BTreeSet<String> = BTreeSet::new();
        for fact in facts.iter().flatten() {
            group.extend(fact.group.iter().take(NAMED - group.len().min(NAMED)).cloned());
        }
        if let Some(reason) = facts.iter().flatten().find_map(|fact| fact.band.as_ref().err()) {
            let fact = Fact { band: Err(*reason), group: Arc::new(group) };
            let is_decided = |value: &Value| value.as_tensor().is_none();
            let each = observed.results.iter().map(|it| (!is_decided(it)).then(|| fact.clone()));
            return Ok(each.collect());
        }
        let values = values_read(observed, view);
        let bands =
            facts.iter().map(|it| it.as_ref()?.band.as_ref().ok().map(AsRef::as_ref)).collect();
        let reading = intervals::Reading { values: &values, bands };
        let freedoms = &self.trial.freedoms;
        let law = law_of(&mut self.laws, observed, view);
        let known = intervals::results(view, law, &reading, observed.results, freedoms);
        let names = |index: usize| {
            let mut group = group.clone();
            if group.len() < NAMED {
                group.insert(observed.name(index));
            }
            Arc::new(group)
        };
        let fact = |(index, known): (usize, Known)| match known {
            Known::Exactly => None,
            Known::Within(band) => Some(Fact { band: Ok(Arc::new(band)), group: names(index) }),
            Known::Nothing(reason) => Some(Fact { band: Err(reason), group: names(index) }),
        };
        Ok(known.into_iter().enumerate().map(fact).collect())
    }

    /// Judges one of the values that the device showed of an op.
    fn find(
        &mut self,
        observed: &mut Observed<'_>,
        (index, shown): (usize, &[Option<Tensor>]),
        fact: Option<Fact>,
        has_run: bool,
    ) {
        let Some(actual) = shown[index].clone() else { return };
        let Some(ours) = observed.results[index].as_tensor().cloned() else { return };
        let freedoms = &self.trial.freedoms;
        let view = observed.op.as_ref();
        let is_exact = view.is_some_and(|view| {
            let captured = captured(view.op);
            let read = observed.operands.ids.iter().chain(&captured);
            read.clone().all(|&id| self.known.fact(id).is_none())
        });
        let name = observed.name(index);
        let pair = [&ours, &actual];
        let verdict = match (view, &fact) {
            (Some(view), _) if has_run && is_exact => {
                let values = values_read(observed, view);
                match law_of(&mut self.laws, observed, view) {
                    Law::Rows(rows) => {
                        Case { view, operands: &values, shown, freedoms }.judge(*rows, index, pair)
                    }
                    Law::Selection => selection::judge(view, &values, pair, freedoms),
                    law => judge_result(view, law, &values, index, pair, freedoms),
                }
            }
            (_, Some(Fact { band: Err(reason), .. })) => judge_unknown(reason, pair, freedoms),
            (_, Some(Fact { band: Ok(band), .. })) => {
                judge_interval(band, pair, self.trial.numerics, freedoms)
            }
            (_, None) => judge_interval(&Band::of(Vec::new()), pair, self.trial.numerics, freedoms),
        };
        let group = fact.map(|fact| fact.group).unwrap_or_default();
        let together_with = group.iter().filter(|it| **it != name).cloned().collect();
        let location = view.and_then(|view| view.op.location.as_deref());
        let ty = match &observed.function.values[observed.defined[index]].ty {
            Type::Tensor(ty) => ty.clone(),
            _ => return,
        };
        self.has_replaced |= verdict.rung() != Rung::SameBits;
        self.findings.push(Finding {
            accumulated: distance(&ours, &actual, None),
            name,
            op: view.map(|view| view.op.full_name()),
            span: view.map_or_else(Span::default, |view| view.op.span),
            location: location.and_then(crate::ir::Location::short),
            ty,
            actual,
            ours,
            verdict,
            together_with,
        });
    }
}

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
                self.known.forget(observed.function, observed.defined);
            }
            Event::Passed => {
                self.defined(observed, false)?;
                self.known.forget(observed.function, observed.defined);
            }
        }
        Ok(())
    }

    no_services!(|judging: &Judging<'_>| judging.trial.seed);
}
