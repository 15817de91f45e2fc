//! Values inside a program as further results of it.

use std::collections::{HashMap, HashSet};
use std::fmt;

use super::build::{Builder, op as new_op};
use super::exposed::{Further, Guard};
use super::needed::{each_op, named};
use super::straight::called;
use crate::engine::machine::observing::{entered, op_name};
use crate::ir::{
    Attribute, Attributes, DenseElements, Function, Item, Module, Op, Region, TensorType, Type,
    ValueId,
};
use crate::numeric::{ElementType, IntegerType};
use crate::ops::{self, Control};
use crate::tensor::Tensor;

/// Which values are exposed, and how.
pub struct Choice<'a> {
    /// Whether a value of the function of this name is wanted.
    pub is_wanted: &'a dyn Fn(&str, ValueId) -> bool,
    /// The most iterations of a `while` of the function of this name.
    pub iterations: &'a dyn Fn(&str, &Op) -> usize,
    /// Whether each value goes through an `optimization_barrier`, whose result its readers read.
    pub has_barriers: bool,
}

/// A program that returns values which are inside another one.
#[derive(Debug, Clone)]
pub struct Exposed {
    /// The module. Its entry has the arguments of the other program, and its results in front.
    pub module: Module,
    /// The meaning of each result behind those of the other program.
    pub further: Vec<Further>,
    /// The wanted values that are no further results because the program returns them already.
    pub returned: Vec<(String, ValueId)>,
    /// The wanted values that cannot be results.
    pub left_out: Vec<LeftOut>,
}

/// A value that cannot be a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftOut {
    /// The name of its function.
    pub function: String,
    /// The value.
    pub value: ValueId,
    /// Why.
    pub reason: Reason,
}

/// Why a value cannot be a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// It is in the condition of a loop.
    Condition,
    /// It is not a tensor.
    NoTensor,
    /// It is in a loop or branch, and its shape is known only in a run.
    Dynamic,
    /// No call or composite of the entry, outside of regions that are applied to elements, leads to its function.
    NotCalled,
    /// The run does not come to it.
    NotRun,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::Condition => {
                "it is in the condition of a loop, which gives one truth value and nothing else"
            }
            Reason::NoTensor => "it is no tensor",
            Reason::Dynamic => "its shape is not static, and it is in a loop or branch",
            Reason::NotCalled => {
                "no call outside of regions that are applied to elements leads to its function"
            }
            Reason::NotRun => "our run does not come to it",
        })
    }
}

/// Makes values inside a verified program further results of its entry. A value of a called function is returned by its
/// callers, too. A value in the body of a `while` becomes a tensor with a dimension in front, the iterations, of the
/// length that [`Choice::iterations`] gives, with the number of iterations as a result. A value in a branch of an `if` or
/// `case` is zeros where another branch was taken, with the number of the branch as a result.
/// [`exposed_values`](super::exposed_values) finds the values in the results again.
///
/// ```
/// use shlo_interp_testing::rewrite::{Choice, Further, expose, exposed_values};
/// use shlo_interp_testing::{Source, Tensor, load, run_text};
///
/// let text = "func.func @main(%x: tensor<f32>) -> tensor<f32> {
///   %y = stablehlo.add %x, %x : tensor<f32>
///   %z = stablehlo.multiply %y, %y : tensor<f32>
///   return %z : tensor<f32>
/// }";
/// let loaded = load(&Source { name: "p.mlir".into(), text: text.into() })?;
/// let choice = Choice { is_wanted: &|_, _| true, iterations: &|_, _| 1, has_barriers: true };
/// let exposed = expose(&loaded.module, "main", &choice).expect("@main has a body");
/// assert!(exposed.module.to_string().contains("optimization_barrier"));
/// let x = Tensor::from_f64s("f32".parse()?, &[], &[1.5])?;
/// let results = run_text(&exposed.module.to_string(), vec![x.into()])?;
/// let shown = [results[1].tensor().clone()];
/// let values = exposed_values(&exposed.further, &shown)?;
/// assert_eq!(values[0].0, "@main/%y");
/// assert_eq!(values[0].1.to_f64s(), Some(vec![3.0]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// The result is `None` if the module has no function of the entry's name with a body.
pub fn expose(module: &Module, entry: &str, choice: &Choice<'_>) -> Option<Exposed> {
    let mut exposer = Exposer {
        module,
        choice,
        callees: HashMap::new(),
        made: Vec::new(),
        seen: HashSet::new(),
        left_out: Vec::new(),
    };
    let (function, found, returned) = exposer.entry(module.function(entry)?)?;
    let further = found.into_iter().map(|found| found.what);
    let further = further.map(|what| what.inside(&format!("@{entry}"), None)).collect();
    exposer.leave_out_unseen();
    let module = with_functions(module, function, exposer.made);
    Some(Exposed { module, further, returned, left_out: exposer.left_out })
}

/// A value of the block at hand that is to be returned.
struct Found {
    value: ValueId,
    what: Further,
    /// The value that is shown, by its function.
    origin: Option<(String, ValueId)>,
}

/// The further results of an exposed function: their types and meanings.
type Callee = (String, Vec<(Type, Further, Option<(String, ValueId)>)>);

struct Exposer<'a> {
    module: &'a Module,
    choice: &'a Choice<'a>,
    /// The functions that were gone through; `None` for one that returns nothing more, or that calls itself.
    callees: HashMap<String, Option<Callee>>,
    /// The functions that return more.
    made: Vec<(String, Function)>,
    /// The functions whose values were looked at.
    seen: HashSet<String>,
    left_out: Vec<LeftOut>,
}

/// The function at hand.
struct Scope {
    function: String,
    builder: Builder,
}

const COUNTER: IntegerType = IntegerType { width: 32, signed: true };

impl Exposer<'_> {
    /// The entry with its further results, and the wanted values that it returned before.
    fn entry(
        &mut self,
        function: &Function,
    ) -> Option<(Function, Vec<Found>, Vec<(String, ValueId)>)> {
        let own = function.body.as_ref()?.block().ops.last()?.operands.clone();
        let (mut function, found) = self.function(function)?;
        let is_returned = |found: &Found| {
            own.contains(&found.value)
                && matches!(&found.what, Further::Value { guards, .. } if guards.is_empty())
        };
        let origins = found.iter().filter(|found| is_returned(found));
        let returned = origins.filter_map(|found| found.origin.clone()).collect();
        let found = kept(found, |found| !is_returned(found));
        return_more(&mut function, &found);
        Some((function, found, returned))
    }

    /// A function whose ops are changed, and what it has to return.
    fn function(&mut self, function: &Function) -> Option<(Function, Vec<Found>)> {
        self.seen.insert(function.name.clone());
        let mut function = function.clone();
        let body = function.body.as_mut()?;
        let values = std::mem::take(&mut function.values);
        let builder = Builder { values, ops: Vec::new() };
        let mut scope = Scope { function: function.name.clone(), builder };
        let found = self.region(&mut scope, body);
        function.values = scope.builder.values;
        function.definers = Default::default();
        Some((function, found))
    }

    /// The function of this name with further results: its new name, and what they are.
    fn callee(&mut self, name: &str) -> Option<Callee> {
        if let Some(known) = self.callees.get(name) {
            return known.clone();
        }
        // a function that calls itself finds this
        self.callees.insert(name.to_string(), None);
        let (mut function, found) = self.function(self.module.function(name)?)?;
        if found.is_empty() {
            return None;
        }
        return_more(&mut function, &found);
        let mut new_name = format!("{name}_exposed");
        while self.module.function(&new_name).is_some() {
            new_name.push('_');
        }
        function.name = new_name.clone();
        let types = found
            .into_iter()
            .map(|found| (function.values[found.value].ty.clone(), found.what, found.origin));
        let callee = (new_name, types.collect());
        self.made.push((name.to_string(), function));
        self.callees.insert(name.to_string(), Some(callee));
        self.callees[name].clone()
    }

    /// Changes the ops of a region of one block. The result is what the region is to return.
    fn region(&mut self, scope: &mut Scope, region: &mut Region) -> Vec<Found> {
        let Some(block) = region.blocks.first_mut() else { return Vec::new() };
        let outer = std::mem::take(&mut scope.builder.ops);
        let mut found = Vec::new();
        for op in std::mem::take(&mut block.ops) {
            let results = op.results.clone();
            let inner = match ops::control(op.full_name()) {
                Some(Control::Call | Control::Composite) => self.call(scope, op),
                Some(Control::While) => self.repeat(scope, op),
                Some(Control::If | Control::Case) => self.branch(scope, op),
                _ => {
                    scope.builder.ops.push(op);
                    Vec::new()
                }
            };
            append(&mut found, inner);
            self.show(scope, &results, &mut found);
        }
        block.ops = std::mem::replace(&mut scope.builder.ops, outer);
        found
    }

    /// Adds the wanted results of the op that was made last.
    fn show(&mut self, scope: &mut Scope, results: &[ValueId], found: &mut Vec<Found>) {
        let place = scope.builder.ops.len() - 1;
        for (number, &value) in results.iter().enumerate() {
            if !(self.choice.is_wanted)(&scope.function, value) {
                continue;
            }
            let defined = &scope.builder.values[value];
            let own = defined.name.clone();
            let ty = defined.ty.clone();
            let Type::Tensor(tensor) = &ty else {
                self.leave_out(scope, value, Reason::NoTensor);
                continue;
            };
            if self.choice.has_barriers && has_barrier(&tensor.element) {
                let before = scope.builder.value(ty.clone());
                scope.builder.ops[place].results[number] = before;
                let barrier =
                    new_op("stablehlo.optimization_barrier", &[before], Attributes::default());
                scope.builder.ops.push(Op { results: vec![value], ..barrier });
            }
            let name =
                if results.len() > 1 { format!("%{own}#{number}") } else { format!("%{own}") };
            let origin = Some((scope.function.clone(), value));
            found.push(Found { value, what: Further::Value { name, guards: Vec::new() }, origin });
        }
    }

    fn leave_out(&mut self, scope: &Scope, value: ValueId, reason: Reason) {
        self.left_out.push(LeftOut { function: scope.function.clone(), value, reason });
    }

    /// A call, or a composite, that returns what its function is to return.
    fn call(&mut self, scope: &mut Scope, mut op: Op) -> Vec<Found> {
        let name = called(&op).unwrap_or_default().to_string();
        let Some((new_name, types)) = self.callee(&name) else {
            scope.builder.ops.push(op);
            return Vec::new();
        };
        let prefix = format!("{}@{name}", op_name(&op, &scope.builder.values));
        // a composite that returned more would be another op for the compiler that knows it
        op.name = new_op("func.call", &[], Attributes::default()).name;
        op.properties =
            Attributes::from_iter([("callee".to_string(), Attribute::Symbol(vec![new_name]))]);
        let further = types.into_iter().map(|(ty, what, origin)| {
            let value = scope.builder.value(ty);
            op.results.push(value);
            Found { value, what: what.inside(&prefix, None), origin }
        });
        let found = further.collect();
        scope.builder.ops.push(op);
        found
    }

    /// A loop that carries what its body is to return, iteration by iteration.
    fn repeat(&mut self, scope: &mut Scope, mut op: Op) -> Vec<Found> {
        let [condition, body] = op.regions.as_mut_slice() else {
            scope.builder.ops.push(op);
            return Vec::new();
        };
        self.leave_out_condition(scope, condition);
        let inner = self.region(scope, body);
        let inner = self.static_only(scope, inner);
        if inner.is_empty() {
            scope.builder.ops.push(op);
            return Vec::new();
        }
        let most = (self.choice.iterations)(&scope.function, &op).max(1);
        let prefix = entered(&op, &scope.builder.values, 1, "*");
        let builder = &mut scope.builder;
        let shapes = inner.iter().map(|found| stacked(&builder.values[found.value].ty, most));
        let mut types: Vec<Type> = shapes.collect();
        types.push(Type::Tensor(TensorType::new(&[], ElementType::Integer(COUNTER))));
        let carried: Vec<ValueId> = types.iter().map(|ty| builder.zeros(ty)).collect();
        op.operands.extend(carried);
        op.results.extend(types.iter().map(|ty| builder.value(ty.clone())));
        for region in &mut op.regions {
            let added: Vec<ValueId> = types.iter().map(|ty| builder.value(ty.clone())).collect();
            region.blocks[0].arguments.extend(added);
        }
        let values: Vec<ValueId> = inner.iter().map(|found| found.value).collect();
        builder.keep_iteration(&mut op.regions[1], &values);
        let results = op.results[op.results.len() - types.len()..].to_vec();
        builder.ops.push(op);
        let count = inner.len();
        let mut found: Vec<Found> = inner
            .into_iter()
            .zip(&results)
            .map(|(found, &value)| Found {
                value,
                what: found.what.inside(&prefix, Some(Guard::Loop(count))),
                ..found
            })
            .collect();
        found.push(Found { value: results[count], what: Further::Count, origin: None });
        found
    }

    /// An `if` or `case` that returns what its branches are to return.
    fn branch(&mut self, scope: &mut Scope, mut op: Op) -> Vec<Found> {
        let mut all = Vec::new();
        let mut ranges = Vec::new();
        for number in 0..op.regions.len() {
            let inner = self.region(scope, &mut op.regions[number]);
            let inner = self.static_only(scope, inner);
            let prefix = entered(&op, &scope.builder.values, number, "*");
            let first = all.len();
            append(&mut all, inner);
            ranges.push((first..all.len(), prefix));
        }
        if all.is_empty() {
            scope.builder.ops.push(op);
            return Vec::new();
        }
        let builder = &mut scope.builder;
        for (number, region) in op.regions.iter_mut().enumerate() {
            builder.return_branch(region, number, &all, &ranges[number].0);
        }
        let flag = Type::Tensor(TensorType::new(&[], ElementType::Integer(COUNTER)));
        let types: Vec<Type> =
            all.iter().map(|found| builder.values[found.value].ty.clone()).chain([flag]).collect();
        let results: Vec<ValueId> = types.into_iter().map(|ty| builder.value(ty)).collect();
        op.results.extend(&results);
        builder.ops.push(op);
        let taken = all.len();
        let mut found = Vec::new();
        for (index, inner) in all.into_iter().enumerate() {
            let number =
                ranges.iter().position(|(range, _)| range.contains(&index)).unwrap_or_default();
            let guard = Guard::Branch { taken, number };
            let what = inner.what.inside(&ranges[number].1, Some(guard));
            found.push(Found { value: results[index], what, ..inner });
        }
        found.push(Found { value: results[taken], what: Further::Taken, origin: None });
        found
    }

    /// The values that have static shapes; the others are left out.
    fn static_only(&mut self, scope: &Scope, found: Vec<Found>) -> Vec<Found> {
        let is_static = |found: &Found| scope.builder.values[found.value].ty.is_static();
        for found in found.iter().filter(|found| !is_static(found)) {
            if let Some((function, value)) = &found.origin {
                let (function, value, reason) = (function.clone(), *value, Reason::Dynamic);
                self.left_out.push(LeftOut { function, value, reason });
            }
        }
        kept(found, is_static)
    }

    fn leave_out_condition(&mut self, scope: &Scope, condition: &Region) {
        let mut values = Vec::new();
        each_op(condition, &mut |op| values.extend(op.results.iter().copied()));
        for value in values {
            if (self.choice.is_wanted)(&scope.function, value) {
                self.leave_out(scope, value, Reason::Condition);
            }
        }
    }

    /// Leaves out the wanted values of functions that no call leads to.
    fn leave_out_unseen(&mut self) {
        let unseen = self.module.functions().filter(|function| !self.seen.contains(&function.name));
        for function in unseen {
            let mut values = Vec::new();
            let body = function.body.iter();
            body.for_each(|body| {
                each_op(body, &mut |op| values.extend(op.results.iter().copied()))
            });
            values.retain(|&value| (self.choice.is_wanted)(&function.name, value));
            self.left_out.extend(values.into_iter().map(|value| LeftOut {
                function: function.name.clone(),
                value,
                reason: Reason::NotCalled,
            }));
        }
    }
}

impl Builder {
    /// A constant of zeros.
    fn zeros(&mut self, ty: &Type) -> ValueId {
        match ty.as_tensor() {
            Some(tensor) => self.splat(tensor, 0),
            None => self.value(ty.clone()),
        }
    }

    /// A constant of one i32.
    fn number(&mut self, number: usize) -> ValueId {
        self.splat(&TensorType::new(&[], ElementType::Integer(COUNTER)), number as u128)
    }

    /// A constant whose elements all have one code.
    fn splat(&mut self, ty: &TensorType, code: u128) -> ValueId {
        let elements = Tensor::splat(ty.element.clone(), &[], code);
        let dense = DenseElements { ty: ty.clone(), elements, splat: true };
        let properties = Attributes::from_iter([("value".to_string(), Attribute::Dense(dense))]);
        self.op("stablehlo.constant", &[], properties, Type::Tensor(ty.clone()))
    }

    /// Lets the body of a loop put values into the tensors that it carries for them, at the place of the iteration. The
    /// tensors are the last arguments of the body but for the counter of iterations, which is behind them.
    fn keep_iteration(&mut self, body: &mut Region, values: &[ValueId]) {
        let block = &mut body.blocks[0];
        let outer = std::mem::replace(&mut self.ops, std::mem::take(&mut block.ops));
        let Some(mut end) = self.ops.pop() else { return };
        let carried = block.arguments[block.arguments.len() - values.len() - 1..].to_vec();
        let counter = carried[values.len()];
        let (zero, one) = (self.number(0), self.number(1));
        for (&value, &tensor) in values.iter().zip(&carried) {
            let ty = stacked(&self.values[value].ty, 1);
            let rank = ty.as_tensor().map_or(1, TensorType::rank);
            let update = self.op("stablehlo.reshape", &[value], Attributes::default(), ty);
            let mut operands = vec![tensor, update, counter];
            operands.resize(rank + 2, zero);
            let ty = self.values[tensor].ty.clone();
            let name = "stablehlo.dynamic_update_slice";
            end.operands.push(self.op(name, &operands, Attributes::default(), ty));
        }
        let ty = self.values[counter].ty.clone();
        let next = self.op("stablehlo.add", &[counter, one], Attributes::default(), ty);
        end.operands.push(next);
        self.ops.push(end);
        block.ops = std::mem::replace(&mut self.ops, outer);
    }

    /// Lets a branch return its own values among those of all branches, of which the others are zeros, and its number.
    fn return_branch(
        &mut self,
        branch: &mut Region,
        number: usize,
        all: &[Found],
        own: &std::ops::Range<usize>,
    ) {
        let block = &mut branch.blocks[0];
        let outer = std::mem::replace(&mut self.ops, std::mem::take(&mut block.ops));
        let Some(mut end) = self.ops.pop() else { return };
        for (index, found) in all.iter().enumerate() {
            let ty = self.values[found.value].ty.clone();
            let value = if own.contains(&index) { found.value } else { self.zeros(&ty) };
            end.operands.push(value);
        }
        end.operands.push(self.number(number));
        self.ops.push(end);
        block.ops = std::mem::replace(&mut self.ops, outer);
    }
}

/// Whether an `optimization_barrier` takes values of this type: all but those quantized by slices.
fn has_barrier(element: &ElementType) -> bool {
    !matches!(element, ElementType::Quantized(_))
}

/// The type of `count` values of a static type in one tensor.
fn stacked(ty: &Type, count: usize) -> Type {
    let Some(tensor) = ty.as_tensor() else { return ty.clone() };
    let mut shape = tensor.static_shape().unwrap_or_default();
    shape.insert(0, count);
    Type::Tensor(TensorType::new(&shape, tensor.element.clone()))
}

/// Adds what is behind `found`, whose guards are numbers among themselves.
fn append(found: &mut Vec<Found>, behind: Vec<Found>) {
    let first = found.len();
    found.extend(
        behind
            .into_iter()
            .map(|it| Found { what: it.what.renumbered(|number| first + number), ..it }),
    );
}

/// The values that `keep` selects, which include all counts and flags.
fn kept(found: Vec<Found>, keep: impl Fn(&Found) -> bool) -> Vec<Found> {
    let mut numbers = Vec::new();
    let mut next = 0;
    for found in &found {
        numbers.push(next);
        next += usize::from(keep(found));
    }
    let kept = found.into_iter().filter(|found| keep(found));
    kept.map(|found| Found { what: found.what.renumbered(|number| numbers[number]), ..found })
        .collect()
}

/// Lets a function return more.
fn return_more(function: &mut Function, found: &[Found]) {
    let values = &function.values;
    function.ty.results.extend(found.iter().map(|found| values[found.value].ty.clone()));
    function.result_attributes.resize(function.ty.results.len(), Attributes::default());
    let ops = function.body.as_mut().map(|body| &mut body.blocks[0].ops);
    if let Some(end) = ops.and_then(|ops| ops.last_mut()) {
        end.operands.extend(found.iter().map(|found| found.value));
    }
}

/// The module with another entry, and with functions that return more beside or in place of those that return less.
fn with_functions(module: &Module, entry: Function, made: Vec<(String, Function)>) -> Module {
    let mut module = module.clone();
    for item in &mut module.items {
        if let Item::Function(function) = item
            && function.name == entry.name
        {
            *function = entry.clone();
        }
    }
    // a function is listed after those that it calls, so that callers lose their names first
    for (old, function) in made.into_iter().rev() {
        let place = module
            .items
            .iter()
            .position(|item| matches!(item, Item::Function(it) if it.name == old));
        let Some(place) = place else { continue };
        module.items.insert(place + 1, Item::Function(function));
        if !is_named(&module, &old) {
            module.items.remove(place);
        }
    }
    module.index = Default::default();
    module
}

/// Whether an op of another function names a function.
fn is_named(module: &Module, name: &str) -> bool {
    let mut is_named = false;
    for function in module.functions().filter(|function| function.name != name) {
        let body = function.body.iter();
        body.for_each(|body| {
            each_op(body, &mut |op| is_named |= named(op).iter().any(|it| it == name))
        });
    }
    is_named
}
