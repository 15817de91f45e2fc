//! A program cut into stages: programs of their own whose arguments are results of earlier ones.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use super::cone::{Cone, alone, read_from_outside};
use super::cut::read_by;
use super::expose::{LeftOut, Reason};
use super::straight::{Crooked, Decisions, Steering, Straight, straight};
use crate::ir::{Function, Item, Module, Op, TensorType, Type, ValueId};
use crate::ops;

/// The values at which a program is cut into stages, and the decisions of the run that it follows.
pub struct Cutting<'a> {
    /// Whether a value of the function of this name is wanted: whatever reads it is in a later stage.
    pub is_wanted: &'a dyn Fn(&str, ValueId) -> bool,
    /// The decisions of a run at ops of control flow around wanted values.
    pub decisions: &'a Decisions,
    /// The most ops that calls, branches and loops may become.
    pub most_ops: usize,
}

/// A program in stages.
#[derive(Debug, Clone)]
pub struct Staged {
    /// The values that stages take and give, in the order in which the run computes them; arguments of the program first.
    pub values: Vec<Passed>,
    /// The stages, in order.
    pub stages: Vec<Stage>,
    /// The values that are the program's results; `None` for one that is not a tensor.
    pub results: Vec<Option<usize>>,
    /// The values on which it depends which ops run. A run in which one of them is another one has other ops behind it.
    pub steering: Vec<Steering<usize>>,
    /// The wanted values that no stage gives.
    pub left_out: Vec<LeftOut>,
    /// How many ops without results are in no stage.
    pub without_results: usize,
}

/// A value that stages take or give.
#[derive(Debug, Clone, PartialEq)]
pub struct Passed {
    /// The origin of the value.
    pub from: From,
    /// Its type.
    pub ty: TensorType,
    /// Its names in the run.
    pub names: Vec<String>,
    /// Whether it is wanted. Others are given because a later stage reads them, or as results of the program.
    pub is_wanted: bool,
}

/// The origin of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum From {
    /// It is the argument of the program of this number.
    Argument(usize),
    /// It is a result of a stage.
    Stage {
        /// The number of the stage.
        stage: usize,
        /// The number of the result.
        result: usize,
    },
}

/// A program that computes a part of another one.
#[derive(Debug, Clone)]
pub struct Stage {
    /// The module, whose function is `main`.
    pub module: Module,
    /// The values that are its arguments, in order.
    pub arguments: Vec<usize>,
    /// The values that are its results, in order.
    pub results: Vec<usize>,
}

/// Why a program has no stages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Uncut {
    /// It has no ops in a row.
    Crooked(Crooked),
    /// A value that is not a tensor would have to go from one stage to another: its name in the run.
    NoTensor(String),
    /// A function that would have to stay is called `main`, and another one is run.
    Main,
}

/// Cuts a program at the values that are wanted, for one run of it. Calls, loops and branches with wanted values in them
/// are taken apart as the run went through them. An op is in the first stage in which all wanted values that it reads are
/// results of earlier stages; what a later stage reads is a result, too, so that nothing is computed twice. Constants are
/// copied into each stage that reads them.
///
/// ```
/// use shlo_interp_testing::rewrite::{Cutting, Decisions, From, stages};
/// use shlo_interp_testing::{Source, load};
///
/// let text = "func.func @main(%x: tensor<f32>) -> tensor<f32> {
///   %y = stablehlo.exponential %x : tensor<f32>
///   %z = stablehlo.add %y, %x : tensor<f32>
///   return %z : tensor<f32>
/// }";
/// let module = load(&Source { name: "p.mlir".into(), text: text.into() })?.module;
/// let cutting = Cutting { is_wanted: &|_, _| true, decisions: &Decisions::default(), most_ops: 9 };
/// let staged = stages(&module, "main", &cutting).unwrap();
/// // The sum reads what the first stage gave, and the argument of the program.
/// let sum = &staged.stages[1];
/// let from: Vec<From> = sum.arguments.iter().map(|&value| staged.values[value].from).collect();
/// assert_eq!(from, [From::Stage { stage: 0, result: 0 }, From::Argument(0)]);
/// assert!(!sum.module.to_string().contains("exponential"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// Why there are none.
pub fn stages(module: &Module, entry: &str, cutting: &Cutting<'_>) -> Result<Staged, Uncut> {
    let Cutting { is_wanted, decisions, most_ops } = cutting;
    let mut straight =
        straight(module, entry, decisions, is_wanted, *most_ops).map_err(Uncut::Crooked)?;
    let values = &straight.function.values;
    straight.wanted.retain(|it| values[*it].ty.as_tensor().is_some());
    let levels = Levels::of(&straight);
    let parts = levels.parts(&straight)?;
    let mut staged = numbered(&straight, &parts);
    let others = others(module, entry, &straight.function);
    for (part, stage) in parts.iter().zip(&mut staged.stages) {
        let cone = Cone {
            module: &others,
            function: &straight.function,
            ops: part.ops.clone(),
            results: part.results.iter().copied().collect(),
        };
        let case = alone(&cone);
        if case.entry != "main" {
            return Err(Uncut::Main);
        }
        stage.module = case.module;
    }
    staged.left_out = left_out(module, &straight, is_wanted);
    Ok(staged)
}

/// The module without its entry, as far as no function calls it.
fn others(module: &Module, entry: &str, function: &Function) -> Module {
    let mut others = module.clone();
    let calls = |it: &Function| {
        let mut calls = false;
        let body = it.body.iter();
        body.for_each(|body| {
            super::needed::each_op(body, &mut |op| {
                calls |= super::needed::named(op).iter().any(|name| name == entry);
            });
        });
        calls
    };
    let is_called = module.functions().filter(|it| it.name != entry).any(calls) || calls(function);
    if !is_called {
        others.items.retain(|item| !matches!(item, Item::Function(it) if it.name == entry));
        others.index = Default::default();
    }
    others
}

/// Which stage each value is computed in.
struct Levels {
    of: HashMap<ValueId, usize>,
    /// The values that each stage computes for itself: constants, and what is not a tensor.
    copied: HashSet<ValueId>,
    count: usize,
}

/// The ops of a stage, and the values that it takes and gives.
struct Part<'s> {
    ops: Vec<&'s Op>,
    arguments: Vec<ValueId>,
    /// In the order in which the run computes them.
    results: BTreeSet<ValueId>,
}

impl Levels {
    fn of(straight: &Straight) -> Levels {
        let function = &straight.function;
        let block = function.body.as_ref().map(|body| body.block());
        let ops = block.map_or(&[][..], |block| &block.ops);
        let mut levels = Levels { of: HashMap::new(), copied: HashSet::new(), count: 1 };
        for op in ops {
            let behind = |value: ValueId| {
                let level = levels.of.get(&value)?;
                Some(level + usize::from(straight.wanted.contains(&value)))
            };
            let level = read_by(op).into_iter().filter_map(behind).max().unwrap_or_default();
            let is_tensor = |&value: &ValueId| function.values[value].ty.as_tensor().is_some();
            let is_copied = ops::is_constant(op.full_name()) || !op.results.iter().all(is_tensor);
            for &result in &op.results {
                levels.of.insert(result, level);
                if is_copied {
                    levels.copied.insert(result);
                }
            }
            levels.count = levels.count.max(level + 1);
        }
        levels
    }

    /// The parts of each stage, such that later ones have the values that they read.
    fn parts<'s>(&self, straight: &'s Straight) -> Result<Vec<Part<'s>>, Uncut> {
        let function = &straight.function;
        let body = function.body.as_ref().map(|body| body.block());
        let Some((end, ops)) = body.and_then(|block| block.ops.split_last()) else {
            return Ok(Vec::new());
        };
        let steering = straight.steering.iter().map(|it| &it.value);
        let mut needed: Vec<BTreeSet<ValueId>> = vec![BTreeSet::new(); self.count];
        let is_tensor = |value: &ValueId| function.values[*value].ty.as_tensor().is_some();
        let returned = end.operands.iter().filter(|it| is_tensor(it));
        for value in returned.chain(&straight.wanted).chain(steering) {
            if let Some(&level) = self.of.get(value) {
                needed[level].insert(*value);
            }
        }
        let mut parts = Vec::new();
        for level in (0..self.count).rev() {
            let results = std::mem::take(&mut needed[level]);
            let part = self.part(level, ops, results);
            for &argument in &part.arguments {
                if let Some(&level) = self.of.get(&argument) {
                    needed[level].insert(argument);
                }
            }
            let passed = part.arguments.iter().chain(&part.results);
            refuse(straight, passed.copied().find(|it| !is_tensor(it)))?;
            parts.push(part);
        }
        parts.retain(|part| !part.results.is_empty());
        parts.reverse();
        refuse(straight, self.copied_twice(&parts))?;
        Ok(parts)
    }

    /// A value that several stages would compute although its op may do more than to compute it.
    fn copied_twice(&self, parts: &[Part<'_>]) -> Option<ValueId> {
        const PURE: [&str; 3] =
            ["stablehlo.after_all", "stablehlo.create_token", "stablehlo.tuple"];
        let is_pure = |op: &Op| ops::is_constant(op.full_name()) || PURE.contains(&op.full_name());
        let mut seen = HashSet::new();
        let all = parts.iter().flat_map(|part| &part.ops);
        let first = all.filter(|op| !is_pure(op)).map(|op| op.results[0]);
        first.into_iter().find(|result| !seen.insert(*result))
    }

    /// The ops that the results of a stage need.
    fn part<'s>(&self, level: usize, ops: &'s [Op], results: BTreeSet<ValueId>) -> Part<'s> {
        let mut needed: HashSet<ValueId> = results.iter().copied().collect();
        let mut own = Vec::new();
        for op in ops.iter().rev() {
            let is_here = |it: &ValueId| self.of.get(it) == Some(&level);
            let is_own = |it: &ValueId| is_here(it) || self.copied.contains(it);
            let is_needed = op.results.iter().any(|it| needed.contains(it));
            if is_needed && op.results.iter().any(is_own) {
                needed.extend(read_by(op));
                own.push(op);
            }
        }
        own.reverse();
        Part { arguments: read_from_outside(&own), ops: own, results }
    }
}

/// Refuses a value that cannot go from one stage to another.
fn refuse(straight: &Straight, value: Option<ValueId>) -> Result<(), Uncut> {
    let Some(value) = value else { return Ok(()) };
    let name = straight.names.get(&value).and_then(|names| names.first());
    Err(Uncut::NoTensor(name.cloned().unwrap_or_default()))
}

/// The values that go through stages, with numbers in the order in which the run computes them.
fn numbered(straight: &Straight, parts: &[Part<'_>]) -> Staged {
    let function = &straight.function;
    let block = function.body.as_ref().map(|body| body.block());
    let arguments = block.map_or(&[][..], |block| &block.arguments);
    let mut origins: BTreeMap<ValueId, From> = BTreeMap::new();
    for (number, &argument) in arguments.iter().enumerate() {
        origins.insert(argument, From::Argument(number));
    }
    for (stage, part) in parts.iter().enumerate() {
        for (result, &value) in part.results.iter().enumerate() {
            origins.insert(value, From::Stage { stage, result });
        }
    }
    // an argument that is not a tensor goes nowhere
    origins.retain(|&value, _| function.values[value].ty.as_tensor().is_some());
    let order = order(straight);
    let ops = block.iter().flat_map(|block| &block.ops);
    let constants = ops.filter(|op| ops::is_constant(op.full_name()));
    let constants: HashSet<ValueId> = constants.flat_map(|op| &op.results).copied().collect();
    let mut ids: Vec<ValueId> = origins.keys().copied().collect();
    ids.sort_by_key(|id| order.get(id));
    let numbers: HashMap<ValueId, usize> =
        ids.iter().enumerate().map(|(number, &id)| (id, number)).collect();
    let passed = |&id: &ValueId| Passed {
        from: origins[&id],
        ty: match &function.values[id].ty {
            Type::Tensor(ty) => ty.clone(),
            _ => unreachable!("only tensors are passed on"),
        },
        names: match straight.names.get(&id).map(Vec::as_slice).unwrap_or_default() {
            // a constant that control flow passes on is known by its own name
            [_, others @ ..] if constants.contains(&id) && !others.is_empty() => others.to_vec(),
            names => names.to_vec(),
        },
        is_wanted: straight.wanted.contains(&id),
    };
    let stage = |part: &Part<'_>| Stage {
        module: Module::default(),
        arguments: part.arguments.iter().map(|id| numbers[id]).collect(),
        results: part.results.iter().map(|id| numbers[id]).collect(),
    };
    let returned = block.and_then(|block| block.ops.last()).map(|end| end.operands.clone());
    let steering = straight.steering.iter().filter_map(|it| {
        let value = *numbers.get(&it.value)?;
        let Steering { of, iteration, branches, was, .. } = it.clone();
        Some(Steering { value, of, iteration, branches, was })
    });
    Staged {
        values: ids.iter().map(passed).collect(),
        stages: parts.iter().map(stage).collect(),
        results: returned.iter().flatten().map(|id| numbers.get(id).copied()).collect(),
        steering: steering.collect(),
        left_out: Vec::new(),
        without_results: straight.without_results,
    }
}

/// The place of each value in the order of the run; arguments are before all others.
fn order(straight: &Straight) -> HashMap<ValueId, usize> {
    let block = straight.function.body.as_ref().map(|body| body.block());
    let Some(block) = block else { return HashMap::new() };
    let results = block.ops.iter().flat_map(|op| &op.results);
    let all = block.arguments.iter().chain(results).enumerate();
    all.map(|(place, &id)| (id, place)).collect()
}

/// The wanted values that the run does not come to.
fn left_out(
    module: &Module,
    straight: &Straight,
    is_wanted: &dyn Fn(&str, ValueId) -> bool,
) -> Vec<LeftOut> {
    let mut found = Vec::new();
    for function in module.functions() {
        let mut values = Vec::new();
        let body = function.body.iter();
        body.for_each(|body| {
            super::needed::each_op(body, &mut |op| values.extend(op.results.iter().copied()));
        });
        for value in values.into_iter().filter(|&value| is_wanted(&function.name, value)) {
            let reason = match straight.reached.contains(&(function.name.clone(), value)) {
                true if function.values[value].ty.as_tensor().is_some() => continue,
                true => Reason::NoTensor,
                false => Reason::NotRun,
            };
            found.push(LeftOut { function: function.name.clone(), value, reason });
        }
    }
    found
}
