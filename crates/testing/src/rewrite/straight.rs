//! A run of a program as ops in a row: the calls, branches and loops around wanted values are taken apart, as the run went
//! through them.

use std::collections::{HashMap, HashSet};

use super::build::function;
use super::needed::each_op;
use crate::engine::machine::observing::{Observed, Point, entered, op_name};
use crate::engine::plan::renumbering::Renumbering;
use crate::ir::{Attribute, Function, Module, Op, Region, ValueId, Values};
use crate::ops::{self, Control};
use crate::tensor::Tensor;

/// The decisions of a run: how many iterations each loop had, and which branch each `if` or `case` took, by the names
/// of these ops in the run (`@main/%5.body[3]/%8`).
#[derive(Debug, Clone, Default)]
pub struct Decisions {
    iterations: HashMap<String, usize>,
    branches: HashMap<String, usize>,
}

impl Decisions {
    /// Takes what an observed run shows.
    pub fn observe(&mut self, observed: &Observed<'_>) {
        let (Point::Entering(region), Some(view)) = (observed.point, &observed.op) else { return };
        let Some(name) = observed.entered_op() else { return };
        match (ops::control(view.op.full_name()), region) {
            (Some(Control::While), 1) => {
                *self.iterations.entry(name).or_default() += 1;
            }
            (Some(Control::If | Control::Case), _) => {
                self.branches.insert(name, region);
            }
            _ => {}
        }
    }

    /// The most iterations of a loop, with the name of that loop.
    pub fn longest(&self) -> Option<(&str, usize)> {
        let all = self.iterations.iter().map(|(name, &count)| (name.as_str(), count));
        all.max_by_key(|&(name, count)| (count, std::cmp::Reverse(name)))
    }
}

/// A value on which it depends which ops run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Steering<V> {
    /// The value: the condition of a loop, of an `if`, or the number of a branch.
    pub value: V,
    /// The name of the op of control flow in the run: `@main/%5`.
    pub of: String,
    /// The iteration of a loop, counted from 0, before which the condition was evaluated; `None` of a branch.
    pub iteration: Option<usize>,
    /// How many branches a `case` has; `None` if the value is a truth value.
    pub branches: Option<usize>,
    /// The decision: 1 for true, 0 for false, or the number of the branch.
    pub was: usize,
}

impl<V> Steering<V> {
    /// The decision by a value; `None` if it is not a single number.
    pub fn decided_by(&self, value: &Tensor) -> Option<usize> {
        if value.len() != 1 {
            return None;
        }
        let index = usize::try_from(value.code(0) as u32 as i32);
        Some(match self.branches {
            None => usize::from(value.code(0) != 0),
            // an index that no branch has means the last one
            Some(count) => index.ok().filter(|it| *it < count).unwrap_or(count.max(1) - 1),
        })
    }
}

/// The ops that a run went through.
pub struct Straight {
    /// A function of these ops in a row, with the arguments and the results of the other one.
    pub function: Function,
    /// The name of each value in the run. A value that control flow passes on has several: those of the op that computes
    /// it, and of wanted results that it comes out of.
    pub names: HashMap<ValueId, Vec<String>>,
    /// The wanted values.
    pub wanted: HashSet<ValueId>,
    /// The wanted values of the program that the run came to.
    pub reached: HashSet<(String, ValueId)>,
    /// The values on which the ops depend.
    pub steering: Vec<Steering<ValueId>>,
    /// How many ops without results were left out.
    pub without_results: usize,
}

/// Why there are no ops in a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Crooked {
    /// There is no function of this name with a body.
    NoBody,
    /// There would be more ops than this.
    TooLong(usize),
}

/// Makes a function of the ops that a run of `entry` went through. Calls, loops and branches without wanted values in them
/// stay ops; all others are replaced by the ops inside.
pub fn straight(
    module: &Module,
    entry: &str,
    decisions: &Decisions,
    is_wanted: &dyn Fn(&str, ValueId) -> bool,
    most: usize,
) -> Result<Straight, Crooked> {
    let old = module.function(entry).ok_or(Crooked::NoBody)?;
    let body = old.body.as_ref().ok_or(Crooked::NoBody)?;
    let mut following = Following {
        module,
        decisions,
        is_wanted,
        opened: functions_with_wanted(module, is_wanted),
        most,
        ops: Vec::new(),
        names: HashMap::new(),
        wanted: HashSet::new(),
        reached: HashSet::new(),
        steering: Vec::new(),
        without_results: 0,
    };
    let mut scope = Scope {
        function: old,
        trail: format!("@{entry}"),
        numbers: Renumbering::new(&old.values, Values::default()),
    };
    let arguments = scope.numbers.all(&body.block().arguments);
    for (&argument, &old_id) in arguments.iter().zip(&body.block().arguments) {
        let name = format!("@{entry}/%{}", old.values[old_id].name);
        following.names.insert(argument, vec![name]);
    }
    let returned = following.region(&mut scope, body)?;
    let mut ops = following.ops;
    ops.push(super::build::op("func.return", &returned, Default::default()));
    let mut values = scope.numbers.values;
    values.0.iter_mut().for_each(|value| value.name.clear());
    Ok(Straight {
        function: function(entry, values, arguments, ops),
        names: following.names,
        wanted: following.wanted,
        reached: following.reached,
        steering: following.steering,
        without_results: following.without_results,
    })
}

/// A run that is followed through the text of a program.
struct Following<'a> {
    module: &'a Module,
    decisions: &'a Decisions,
    is_wanted: &'a dyn Fn(&str, ValueId) -> bool,
    /// The functions with wanted values in them, or in functions that they call.
    opened: HashSet<String>,
    most: usize,
    ops: Vec<Op>,
    names: HashMap<ValueId, Vec<String>>,
    wanted: HashSet<ValueId>,
    reached: HashSet<(String, ValueId)>,
    steering: Vec<Steering<ValueId>>,
    without_results: usize,
}

/// The function at hand, as often as it is entered.
struct Scope<'a> {
    function: &'a Function,
    /// The calls, branches and iterations that lead here.
    trail: String,
    numbers: Renumbering<'a>,
}

impl<'a> Following<'a> {
    /// The ops of a region of one block; the result is what it returns.
    fn region(
        &mut self,
        scope: &mut Scope<'a>,
        region: &'a Region,
    ) -> Result<Vec<ValueId>, Crooked> {
        let Some((end, ops)) = region.block().ops.split_last() else { return Ok(Vec::new()) };
        ops.iter().try_for_each(|op| self.op(scope, op))?;
        Ok(scope.numbers.all(&end.operands))
    }

    fn op(&mut self, scope: &mut Scope<'a>, op: &'a Op) -> Result<(), Crooked> {
        if op.results.is_empty() {
            self.without_results += 1;
            return Ok(());
        }
        let callee = called(op).filter(|name| self.opened.contains(*name));
        let callee = callee.and_then(|name| self.module.function(name));
        match (ops::control(op.full_name()), callee) {
            (_, Some(callee)) => self.call(scope, op, callee)?,
            (Some(Control::While), _) if self.is_opened(scope, op) => self.repeat(scope, op)?,
            (Some(Control::If | Control::Case), _) if self.is_opened(scope, op) => {
                self.branch(scope, op)?;
            }
            _ => {
                if self.ops.len() >= self.most {
                    return Err(Crooked::TooLong(self.most));
                }
                let copy = scope.numbers.op(op);
                self.ops.push(copy);
            }
        }
        self.name(scope, op);
        Ok(())
    }

    /// Notes the names of an op's results, and which of them are wanted.
    fn name(&mut self, scope: &mut Scope<'a>, op: &Op) {
        for (number, &old) in op.results.iter().enumerate() {
            let own = &scope.function.values[old].name;
            let number = if op.results.len() > 1 { format!("#{number}") } else { String::new() };
            let name = format!("{}/%{own}{number}", scope.trail);
            let value = scope.numbers.value(old);
            let is_wanted = (self.is_wanted)(&scope.function.name, old);
            let names = self.names.entry(value).or_default();
            if names.is_empty() || is_wanted {
                names.push(name);
            }
            if is_wanted {
                self.wanted.insert(value);
                self.reached.insert((scope.function.name.clone(), old));
            }
        }
    }

    /// The ops of a function in place of its call.
    fn call(
        &mut self,
        scope: &mut Scope<'a>,
        op: &'a Op,
        callee: &'a Function,
    ) -> Result<(), Crooked> {
        let Some(body) = &callee.body else { return Ok(()) };
        let operands = scope.numbers.all(&op.operands);
        let values = std::mem::take(&mut scope.numbers.values);
        let name = op_name(op, &scope.function.values);
        let mut inner = Scope {
            function: callee,
            trail: format!("{}/{name}@{}", scope.trail, callee.name),
            numbers: Renumbering::new(&callee.values, values),
        };
        for (&argument, operand) in body.block().arguments.iter().zip(operands) {
            inner.numbers.set(argument, operand);
        }
        let returned = self.region(&mut inner, body)?;
        scope.numbers.values = inner.numbers.values;
        pass(scope, &op.results, returned);
        Ok(())
    }

    /// The ops of the condition and of the body of a loop, as often as the run had them.
    fn repeat(&mut self, scope: &mut Scope<'a>, op: &'a Op) -> Result<(), Crooked> {
        let [condition, body] = op.regions.as_slice() else { return Ok(()) };
        let of = format!("{}/{}", scope.trail, op_name(op, &scope.function.values));
        let count = self.decisions.iterations.get(&of).copied().unwrap_or_default();
        let mut carried = scope.numbers.all(&op.operands);
        for iteration in 0..=count {
            let returned = self.inside(scope, op, [0, iteration], condition, &carried)?;
            let was = usize::from(iteration < count);
            let steering = returned.first().map(|&value| Steering {
                value,
                of: of.clone(),
                iteration: Some(iteration),
                branches: None,
                was,
            });
            self.steering.extend(steering);
            if iteration < count {
                carried = self.inside(scope, op, [1, iteration], body, &carried)?;
            }
        }
        pass(scope, &op.results, carried);
        Ok(())
    }

    /// The ops of the branch that the run took.
    fn branch(&mut self, scope: &mut Scope<'a>, op: &'a Op) -> Result<(), Crooked> {
        let of = format!("{}/{}", scope.trail, op_name(op, &scope.function.values));
        let Some(&taken) = self.decisions.branches.get(&of) else { return Ok(()) };
        let Some(region) = op.regions.get(taken) else { return Ok(()) };
        // the first branch of an `if` is the one for true
        let (branches, was) = match ops::control(op.full_name()) {
            Some(Control::If) => (None, 1 - taken.min(1)),
            _ => (Some(op.regions.len()), taken),
        };
        let value = scope.numbers.value(op.operands[0]);
        self.steering.push(Steering { value, of, iteration: None, branches, was });
        let returned = self.inside(scope, op, [taken, 0], region, &[])?;
        pass(scope, &op.results, returned);
        Ok(())
    }

    /// The ops of a region, whose values are others than those of an earlier iteration.
    fn inside(
        &mut self,
        scope: &mut Scope<'a>,
        op: &'a Op,
        [number, iteration]: [usize; 2],
        region: &'a Region,
        arguments: &[ValueId],
    ) -> Result<Vec<ValueId>, Crooked> {
        each_op(region, &mut |op| {
            let blocks = op.regions.iter().flat_map(|region| &region.blocks);
            let arguments = blocks.flat_map(|block| &block.arguments);
            op.results.iter().chain(arguments).for_each(|&it| scope.numbers.forget(it));
        });
        for (&argument, &value) in region.block().arguments.iter().zip(arguments) {
            scope.numbers.set(argument, value);
        }
        let segment = entered(op, &scope.function.values, number, &iteration.to_string());
        let outer = scope.trail.clone();
        scope.trail = format!("{outer}/{segment}");
        let returned = self.region(scope, region);
        scope.trail = outer;
        returned
    }

    /// Whether wanted values are in a region of an op, or in a function that is called there.
    fn is_opened(&self, scope: &Scope<'_>, op: &Op) -> bool {
        let function = &scope.function.name;
        let has = |region| has_wanted(region, function, self.is_wanted, &self.opened);
        op.regions.iter().any(has)
    }
}

/// Lets values stand for the results of an op that they come out of.
fn pass(scope: &mut Scope<'_>, results: &[ValueId], values: Vec<ValueId>) {
    results.iter().zip(values).for_each(|(&result, value)| scope.numbers.set(result, value));
}

/// The name of the function that an op runs as a part of the program.
pub(super) fn called(op: &Op) -> Option<&str> {
    let symbol = match ops::control(op.full_name())? {
        Control::Call => "callee",
        Control::Composite => "decomposition",
        _ => return None,
    };
    match op.properties.get(symbol)? {
        Attribute::Symbol(path) if path.len() == 1 => Some(&path[0]),
        _ => None,
    }
}

fn has_wanted(
    region: &Region,
    function: &str,
    is_wanted: &dyn Fn(&str, ValueId) -> bool,
    opened: &HashSet<String>,
) -> bool {
    let mut has = false;
    each_op(region, &mut |op| {
        has |= op.results.iter().any(|&it| is_wanted(function, it))
            || called(op).is_some_and(|name| opened.contains(name));
    });
    has
}

/// The functions with wanted values in them, or in functions that they call.
fn functions_with_wanted(
    module: &Module,
    is_wanted: &dyn Fn(&str, ValueId) -> bool,
) -> HashSet<String> {
    let mut found = HashSet::new();
    loop {
        let before = found.len();
        for function in module.functions() {
            let body = function.body.as_ref();
            if body.is_some_and(|body| has_wanted(body, &function.name, is_wanted, &found)) {
                found.insert(function.name.clone());
            }
        }
        if found.len() == before {
            return found;
        }
    }
}
