//! The results of a program after some of its values changed: only the ops that read what changed run again.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use super::retyping::Target;
use super::study::{Settings, Study};
use crate::alone::OneOp;
use crate::engine::machine::observing::{Observed, Point};
use crate::engine::machine::{Host, Limits};
use crate::engine::plan::readers::captures;
use crate::ir::{Attribute, Function, Item, Module, Op, OpView, Region, ValueId};
use crate::numeric::names;
use crate::numeric::policy::Rounding;
use crate::ops::facts::{self, Makes};
use crate::ops::{self, EvalError, Meaning};
use crate::tensor::Value;

/// The most bytes of values that are kept.
const MOST_BYTES: usize = 1 << 30;

/// The values of a run of a function, and its ops, each as a program of its own.
pub(super) struct Downstream<'s> {
    settings: &'s Settings,
    module: Arc<Module>,
    function: String,
    values: HashMap<ValueId, Value>,
    /// How many bytes the values have.
    bytes: usize,
    /// The ops of the function as they run again; `None` for those that do not give the same each time.
    prepared: Vec<OnceLock<Option<OneOp>>>,
    /// Whether the ops that are not the function's own give the same each time they run.
    others_repeat: bool,
}

impl<'s> Downstream<'s> {
    /// Runs the function of a study without changes; `None` if it fails, or if its values need too much memory or
    /// depend on random bits.
    pub fn of(study: &'s Study) -> Option<Downstream<'s>> {
        let settings = &study.settings;
        if rounds_at_random(settings) {
            return None;
        }
        let mut recorder = Recorder { settings, values: HashMap::new(), bytes: 0 };
        let executable = study.observed(&study.module);
        let arguments = study.arguments.clone();
        let outcome =
            executable.call(&study.function, arguments, &mut recorder, &Limits::default());
        outcome.end.ok()?;
        let Recorder { mut values, bytes, .. } = recorder;
        let (module, function) = (Arc::clone(&study.module), study.function.clone());
        let own = module.function(&function)?;
        // the host is not shown constants
        values.extend(own.body.as_ref()?.block().ops.iter().filter_map(constant));
        let is_other = |other: &Function| !std::ptr::eq(other, own);
        let mut others = module.items.iter().filter_map(|item| match item {
            Item::Function(other) if is_other(other) => other.body.as_ref(),
            _ => None,
        });
        let others_repeat = others.all(|body| repeats_in(body, settings));
        let ops = own.body.as_ref()?.block().ops.len();
        let prepared = (0..ops).map(|_| OnceLock::new()).collect();
        let downstream =
            Downstream { settings, module, function, values, bytes, prepared, others_repeat };
        (bytes <= MOST_BYTES).then_some(downstream)
    }

    /// How many times [`Downstream::results`] may run side by side, each with as much memory as the values take.
    pub fn at_once(&self) -> usize {
        (MOST_BYTES / self.bytes.max(1)).clamp(1, 64)
    }

    /// The results of the function if values of it are stored in other types; `None` if ops cannot run again by themselves,
    /// or if a value belongs to a region or to another function.
    pub fn results(&self, targets: &HashMap<ValueId, Target>) -> Option<Vec<Value>> {
        let module = Arc::clone(&self.module);
        let function = module.function(&self.function)?;
        let block = function.body.as_ref()?.block();
        let own = block.arguments.iter().chain(block.ops.iter().flat_map(|op| &op.results));
        if own.filter(|value| targets.contains_key(value)).count() != targets.len() {
            return None;
        }
        let mut changed: HashMap<ValueId, Value> = HashMap::new();
        for &argument in &block.arguments {
            let value = self.values.get(&argument)?.clone();
            self.note(argument, value, targets, &mut changed);
        }
        let (end, ops) = block.ops.split_last()?;
        for (place, op) in ops.iter().enumerate() {
            let captured = captures(&op.regions);
            let reads_changed =
                op.operands.iter().chain(&captured).any(|value| changed.contains_key(value));
            let is_target = op.results.iter().any(|result| targets.contains_key(result));
            if op.results.is_empty() || !(reads_changed || is_target) {
                continue;
            }
            let results = match reads_changed {
                true => self.run(function, place, op, &changed)?,
                false => {
                    let results = op.results.iter().map(|result| self.now(result, &changed));
                    results.collect::<Option<_>>()?
                }
            };
            for (&result, value) in op.results.iter().zip(results) {
                self.note(result, value, targets, &mut changed);
            }
        }
        end.operands.iter().map(|value| self.now(value, &changed)).collect()
    }

    /// Keeps a value, in its type if it has another one, that is not what it was before.
    fn note(
        &self,
        id: ValueId,
        mut value: Value,
        targets: &HashMap<ValueId, Target>,
        changed: &mut HashMap<ValueId, Value>,
    ) {
        if let (Some(target), Value::Tensor(tensor)) = (targets.get(&id), &mut value) {
            *tensor = target.through(tensor, self.settings.numerics);
        }
        let is_same = match (&value, self.values.get(&id)) {
            (Value::Tensor(value), Some(Value::Tensor(before))) => value.same_bits(before),
            _ => false,
        };
        if !is_same {
            changed.insert(id, value);
        }
    }

    /// The current value.
    fn now(&self, id: &ValueId, changed: &HashMap<ValueId, Value>) -> Option<Value> {
        changed.get(id).or_else(|| self.values.get(id)).cloned()
    }

    /// The results of an op for the values that changed and those that did not.
    fn run(
        &self,
        function: &Function,
        place: usize,
        op: &Op,
        changed: &HashMap<ValueId, Value>,
    ) -> Option<Vec<Value>> {
        let prepare = || {
            let view = OpView {
                op,
                values: &function.values,
                function: Some(function),
                module: &self.module,
                run_numerics: self.settings.numerics,
            };
            let repeats = repeats(op, self.settings) && (self.others_repeat || !may_call(op));
            repeats.then(|| OneOp::of(&view))
        };
        let one = self.prepared.get(place)?.get_or_init(prepare).as_ref()?;
        let read = op.operands.iter().chain(one.captured());
        let values = read.map(|value| self.now(value, changed));
        one.run(&values.collect::<Option<Vec<_>>>()?).ok()
    }
}

/// The value of a constant.
fn constant(op: &Op) -> Option<(ValueId, Value)> {
    match op.properties.get("value")? {
        Attribute::Dense(dense) if ops::is_constant(op.full_name()) => {
            Some((*op.results.first()?, dense.elements.clone().into()))
        }
        _ => None,
    }
}

/// Whether a policy of the run rounds at random.
fn rounds_at_random(settings: &Settings) -> bool {
    let numerics = &settings.numerics;
    let format = &names::F16;
    let policies = [
        numerics.arithmetic.compute(format),
        numerics.arithmetic.convert(format),
        numerics.convert.convert(format),
    ];
    policies.iter().any(|policy| policy.rounding == Rounding::Stochastic)
}

/// Whether an op by itself gives what it gives in the program, each time it runs.
fn repeats(op: &Op, settings: &Settings) -> bool {
    let name = op.full_name();
    let is_random = facts::of(op).makes == Makes::Given;
    let has_policy = op.attributes.keys().any(|name| name.starts_with("shlo."));
    let is_given = name == "stablehlo.custom_call" && !settings.custom_calls.is_empty();
    let entry = ops::entry(name);
    let is_exchange = entry.is_none_or(|entry| matches!(entry.meaning, Meaning::Exchange(_)));
    !(is_random || has_policy || is_given || is_exchange)
        && op.regions.iter().all(|region| repeats_in(region, settings))
}

fn repeats_in(region: &Region, settings: &Settings) -> bool {
    let mut ops = region.blocks.iter().flat_map(|block| &block.ops);
    ops.all(|op| repeats(op, settings))
}

/// Whether an op, or an op of its regions, may call a function.
fn may_call(op: &Op) -> bool {
    let is_control = |op: &Op| ops::control(op.full_name()).is_some();
    let mut inner = op.regions.iter().flat_map(|region| &region.blocks).flat_map(|it| &it.ops);
    is_control(op) || op.full_name() == "stablehlo.custom_call" || inner.any(may_call)
}

/// The host of a run whose values are kept, those of the function that is called alone.
struct Recorder<'a> {
    settings: &'a Settings,
    values: HashMap<ValueId, Value>,
    bytes: usize,
}

impl Host for Recorder<'_> {
    fn observe(&mut self, observed: &mut Observed<'_>) -> Result<(), EvalError> {
        let is_own = match observed.point {
            Point::After => observed.trail.depth() == 1,
            Point::Entering(_) => observed.op.is_none() && observed.trail.depth() == 1,
            Point::Before | Point::Leaving(_) => false,
        };
        if !is_own || self.bytes > MOST_BYTES {
            return Ok(());
        }
        for (&id, value) in observed.defined.iter().zip(observed.results.iter()) {
            if let Value::Tensor(tensor) = value {
                self.bytes += tensor.len() * (tensor.element().bits() as usize).div_ceil(8);
            }
            self.values.insert(id, value.clone());
        }
        if self.bytes > MOST_BYTES {
            self.values.clear();
        }
        Ok(())
    }

    fn seed(&self) -> u64 {
        self.settings.seed
    }
}

#[cfg(test)]
mod tests {
    use super::super::Retyping;
    use super::super::for_tests::{study, tensor};
    use super::*;

    /// Constants, a call, a loop, a region that reads a value from outside, results that nothing reads.
    const PROGRAM: &str =
        "func.func @main(%x: tensor<4xf32>, %w: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<f32>) {
      %c = stablehlo.constant dense<[0.1, 0.2, 0.3, 0.7]> : tensor<4xf32>
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %scale = stablehlo.constant dense<1.1> : tensor<f32>
      %i = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %three = stablehlo.constant dense<3> : tensor<i32>
      %h = stablehlo.dot %x, %w : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
      %b = stablehlo.add %h, %c : tensor<4xf32>
      %unused = stablehlo.exponential %b : tensor<4xf32>
      %a = func.call @squash(%b) : (tensor<4xf32>) -> tensor<4xf32>
      %l:2 = stablehlo.while(%k = %i, %v = %a) : tensor<i32>, tensor<4xf32>
      cond {
        %more = stablehlo.compare LT, %k, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %more : tensor<i1>
      } do {
        %next = stablehlo.add %k, %one : tensor<i32>
        %u = stablehlo.multiply %v, %c : tensor<4xf32>
        stablehlo.return %next, %u : tensor<i32>, tensor<4xf32>
      }
      %sum = \"stablehlo.reduce\"(%l#1, %zero) ({
      ^bb0(%p: tensor<f32>, %q: tensor<f32>):
        %m = stablehlo.multiply %q, %scale : tensor<f32>
        %s = stablehlo.add %p, %m : tensor<f32>
        stablehlo.return %s : tensor<f32>
      }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      return %b, %sum : tensor<4xf32>, tensor<f32>
    }
    func.func private @squash(%y: tensor<4xf32>) -> tensor<4xf32> {
      %t = stablehlo.tanh %y : tensor<4xf32>
      return %t : tensor<4xf32>
    }";

    #[test]
    fn ops_that_run_again_give_what_a_whole_run_gives() {
        let w: Vec<f64> = (0..16).map(|at| 0.37 * f64::from(at) - 2.1).collect();
        let x = tensor("f32", &[4], &[0.3, -1.7, 2.9, 0.01]);
        let study = study(PROGRAM, vec![x, tensor("f32", &[4, 4], &w)]);
        let profile = study.profile().unwrap();
        let retypings: Vec<Retyping> = vec!["f32=f8E4M3FN".parse().unwrap()];
        let candidates = study.candidates(&profile, &retypings);
        let downstream = Downstream::of(&study).unwrap();
        let (mut again, mut names) = (0, Vec::new());
        for candidate in &candidates {
            let whole = study.results(&[candidate]).unwrap();
            names.push(candidate.name.as_str());
            // values of the loop and of the other function take a whole run
            let Some(results) = study.rerun(&[candidate], &downstream) else { continue };
            again += 1;
            assert_eq!(whole.len(), results.len());
            for (whole, result) in whole.iter().zip(&results) {
                assert!(whole.tensor().same_bits(result.tensor()), "{}", candidate.name);
            }
        }
        assert_eq!(names.len() - again, 2, "{names:?}");
        let two: Vec<_> =
            candidates.iter().filter(|it| ["%c", "%a"].contains(&&*it.name)).collect();
        let whole = study.results(&two).unwrap();
        let results = study.rerun(&two, &downstream).unwrap();
        assert!(whole[1].tensor().same_bits(results[1].tensor()));
    }

    #[test]
    fn what_draws_random_bits_takes_whole_runs() {
        let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
          %shape = stablehlo.constant dense<2> : tensor<1xi64>
          %low = stablehlo.constant dense<0.0> : tensor<f32>
          %high = stablehlo.constant dense<1.0> : tensor<f32>
          %r = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<2xf32>
          %s = stablehlo.add %r, %x : tensor<2xf32>
          return %s : tensor<2xf32>
        }";
        let study = study(text, vec![tensor("f32", &[2], &[0.3, 0.6])]);
        let profile = study.profile().unwrap();
        let retypings: Vec<Retyping> = vec!["f32=f8E4M3FN".parse().unwrap()];
        let downstream = Downstream::of(&study).unwrap();
        for candidate in study.candidates(&profile, &retypings) {
            let found = study.rerun(&[&candidate], &downstream).is_some();
            // the bounds of the random numbers are read by the op that draws them
            let is_bound = ["%low", "%high"].contains(&&*candidate.name);
            assert!(found || is_bound, "{}", candidate.name);
        }
    }
}
