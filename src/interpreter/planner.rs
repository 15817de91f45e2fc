//! Lowers a function to its flat plan.

use std::collections::HashMap;
use std::sync::Arc;

use super::deferred::{Action, Deferred};
use super::fusion::{Chunks, Group, is_positional};
use super::liveness;
use super::plan::{
    BodyPlan, Branch, Call, Code, Communication, Edge, Evaluation, FunctionPlan, FusedRun, Method,
    Parallel, Place, Slot, SmallLoop, Source, Step, Target, Transfer,
};
use super::report::located;
use super::uses::{Uses, View, captures};
use super::{Executable, FunctionId};
use crate::diagnostic::Diagnostic;
use crate::ir::{
    Attribute, Block, DenseElements, Function, Module, Op, OpView, Region, TensorType, Type,
    ValueId, Violation,
};
use crate::kernels::Spread;
use crate::numeric::Numerics;
use crate::ops::exchange::{Exchange, ProcessGrid};
use crate::ops::{self, Body, Consumer, Control, EvalError, Evaluate, Meaning, Producer, Restated};
use crate::tensor::{Tensor, Value};

/// Plans a function.
pub fn plan(executable: &Executable, id: FunctionId) -> FunctionPlan {
    let (module, function) = executable.function(id);
    let Some(body) = &function.body else {
        let message = format!("@{} is a declaration: there is nothing to run", function.name);
        let code = Err(vec![Diagnostic::error(message, function.span)]);
        return FunctionPlan { code, callees: Vec::new() };
    };
    let unranked =
        function.values.0.iter().find(|value| matches!(value.ty, Type::UnrankedTensor(_)));
    if let Some(value) = unranked {
        let message = format!("%{} is a {}: only tensors of known rank run", value.name, value.ty);
        let code = Err(vec![Diagnostic::error(message, value.span)]);
        return FunctionPlan { code, callees: Vec::new() };
    }
    let uses = Uses::of(module, function, body);
    let numerics = executable.numerics;
    let surroundings = Surroundings { executable, id, module, function, uses: &uses, numerics };
    let mut findings = Findings::default();
    let code = Lowering::code_of(&surroundings, &mut findings, body.block(), None);
    let Findings { diagnostics, callees } = findings;
    let code = if diagnostics.is_empty() { Ok(code) } else { Err(diagnostics) };
    FunctionPlan { code, callees }
}

/// What a function's codes have in common.
pub struct Surroundings<'m> {
    executable: &'m Executable,
    id: FunctionId,
    module: &'m Module,
    function: &'m Function,
    uses: &'m Uses,
    /// What the numbers of its ops are made by, unless they say otherwise.
    numerics: Numerics,
}

/// What planning a function finds besides its steps.
#[derive(Default)]
struct Findings {
    diagnostics: Vec<Diagnostic>,
    callees: Vec<FunctionId>,
}

/// One code in the making: a function's, or that of a region applied to many elements.
pub struct Lowering<'a, 'm> {
    surroundings: &'a Surroundings<'m>,
    findings: &'a mut Findings,
    /// Where each value is read from.
    homes: HashMap<ValueId, Source>,
    /// Constants of one code for all elements, which become tensors when an op wants one.
    splats: HashMap<ValueId, &'m DenseElements>,
    /// The ops of views that no step makes: chunk programs read their roots.
    views: HashMap<ValueId, &'m Op>,
    /// Whether it is a region applied to many elements, which knows values from outside as they are.
    applied: bool,
    /// Elementwise ops that wait for company, one group an index space.
    groups: Vec<Group<'m>>,
    slots: Slot,
    constants: Vec<Value>,
    steps: Vec<Step>,
    places: Vec<Place>,
}

impl<'m> Surroundings<'m> {
    /// An op of the function with its surroundings.
    pub fn view(&self, op: &'m Op) -> OpView<'m> {
        OpView {
            op,
            values: &self.function.values,
            function: Some(self.function),
            module: self.module,
            run_numerics: self.numerics,
        }
    }

    /// The type of a value.
    pub fn type_of(&self, value: ValueId) -> &'m Type {
        &self.function.values[value].ty
    }

    /// How values are read.
    pub fn uses(&self) -> &Uses {
        self.uses
    }
}

impl<'a, 'm> Lowering<'a, 'm> {
    /// The code of a block that takes its arguments, then captured values if it is applied to many
    /// elements.
    fn code_of(
        surroundings: &'a Surroundings<'m>,
        findings: &'a mut Findings,
        block: &'m Block,
        captured: Option<&[ValueId]>,
    ) -> Code {
        let applied = captured.is_some();
        let mut lowering = Lowering {
            surroundings,
            findings,
            homes: HashMap::new(),
            splats: HashMap::new(),
            views: HashMap::new(),
            applied,
            groups: Vec::new(),
            slots: 0,
            constants: Vec::new(),
            steps: Vec::new(),
            places: Vec::new(),
        };
        let arguments = block.arguments.iter().chain(captured.unwrap_or_default());
        let arguments = arguments.map(|&value| Some(lowering.define(value))).collect();
        let (terminator, results) = lowering.block(block);
        lowering.emit(terminator, Step::Return(results));
        let mut code = Code {
            function: surroundings.function.name.as_str().into(),
            slots: lowering.slots as usize,
            arguments,
            constants: lowering.constants.into(),
            steps: lowering.steps.into(),
            places: lowering.places.into(),
        };
        liveness::mark(&mut code);
        code
    }

    /// Lowers the ops of a block; gives the terminator and what it returns.
    fn block(&mut self, block: &'m Block) -> (&'m Op, Box<[Source]>) {
        let Some((terminator, ops)) = block.ops.split_last() else {
            unreachable!("a terminator was verified")
        };
        for op in ops {
            self.op(op);
        }
        self.flush_all();
        (terminator, self.sources(&terminator.operands, terminator))
    }

    fn op(&mut self, op: &'m Op) {
        let Some(entry) = op.def().and_then(|def| ops::entry(def.name)) else {
            let message = format!(
                "{} is an op of a dialect that the interpreter does not know: it is parsed and \
                 printed, not run",
                op.full_name()
            );
            return self.refuse(op, message);
        };
        if let Some(restated) = ops::restated(&self.surroundings.view(op)) {
            return self.restated(op, restated);
        }
        match &entry.meaning {
            Meaning::Constant => self.constant(op),
            // each execution takes random bits of its own, in the order of the program
            Meaning::Elementwise(_) | Meaning::Broadcasting(_)
                if ops::draws(&self.surroundings.view(op)) =>
            {
                self.whole(op, ops::prepare_broadcasting)
            }
            Meaning::Elementwise(_) => self.elementwise(op),
            Meaning::Broadcasting(_) => match Group::index_space(&self.surroundings.view(op)) {
                Some(_) => self.elementwise(op),
                None => self.whole(op, ops::prepare_broadcasting),
            },
            Meaning::View(prepare, _) => self.view_op(op, *prepare),
            Meaning::Whole(prepare) => self.whole(op, *prepare),
            Meaning::Consuming(prepare, consumer) => self.consuming(op, *prepare, consumer),
            Meaning::WithBodies(prepare) => self.with_bodies(op, *prepare),
            Meaning::Exchange(prepare) => self.exchange(op, *prepare),
            Meaning::Control(control) => self.control(op, *control),
        }
    }

    fn constant(&mut self, op: &'m Op) {
        let Some(Attribute::Dense(dense)) = op.properties.get("value") else {
            let message = "the bytes of the constant are not in the file".to_string();
            return self.refuse(op, message);
        };
        if dense.splat || dense.len() == 1 {
            self.splats.insert(op.results[0], dense);
            return;
        }
        let constant = self.add_constant(self.tensor_of(op.results[0], dense).into());
        self.homes.insert(op.results[0], constant);
    }

    /// A view is made if something needs it as a tensor.
    fn view_op(&mut self, op: &'m Op, prepare: fn(&OpView<'_>) -> Result<Evaluate, Violation>) {
        let result = op.results[0];
        if self.view(result).is_some() && !self.surroundings.uses.needs_tensor(result) {
            self.views.insert(result, op);
            return;
        }
        self.whole(op, prepare);
    }

    fn whole(&mut self, op: &'m Op, prepare: fn(&OpView<'_>) -> Result<Evaluate, Violation>) {
        let method = match self.is_dynamic(op) {
            true => Ok(self.defer(&[op], &op.operands, Action::Whole(prepare))),
            false => ops::prepare_whole(&self.surroundings.view(op), prepare).map(Method::Ready),
        };
        self.evaluation(op, &op.operands, method, Vec::new());
    }

    /// An op that goes without an operand, if waiting elementwise ops make it for this op alone.
    fn consuming(
        &mut self,
        op: &'m Op,
        prepare: fn(&OpView<'_>) -> Result<Evaluate, Violation>,
        consumer: &Consumer,
    ) {
        let view = self.surroundings.view(op);
        let operand = (consumer.operand)(&view);
        let taken =
            operand.and_then(|index| Some((index, self.take_producer(op.operands[index])?)));
        let Some((index, (producer, inputs))) = taken else { return self.whole(op, prepare) };
        let mut operands = op.operands.clone();
        operands.remove(index);
        operands.extend(inputs);
        let method = (consumer.prepare)(&view, producer).map(Method::Ready);
        self.evaluation(op, &operands, method, Vec::new());
    }

    fn with_bodies(
        &mut self,
        op: &'m Op,
        prepare: fn(&OpView<'_>, Vec<Body>) -> Result<Evaluate, Violation>,
    ) {
        let (bodies, plans) = self.bodies(op);
        let method = match self.is_dynamic(op) {
            true => Ok(self.defer(&[op], &op.operands, Action::WithBodies(prepare, bodies))),
            false => prepare(&self.surroundings.view(op), bodies).map(Method::Ready),
        };
        self.evaluation(op, &op.operands, method, plans);
    }

    /// The regions of an op that applies them to many elements.
    fn bodies(&mut self, op: &'m Op) -> (Vec<Body>, Vec<BodyPlan>) {
        let view = self.surroundings.view(op);
        let numerics = view.body_numerics();
        let surroundings = Surroundings { numerics, ..*self.surroundings };
        let mut bodies = Vec::new();
        let mut plans = Vec::new();
        for (index, region) in op.regions.iter().enumerate() {
            let captured = captures(std::slice::from_ref(region));
            let block = region.block();
            let code = Lowering::code_of(&surroundings, self.findings, block, Some(&captured));
            self.flush_definers(&captured);
            plans.push(BodyPlan { code, captures: self.sources(&captured, op) });
            let program = ops::compile_region(&view, region, &captured).map(Arc::new);
            bodies.push(Body { region: index, captures: captured, program });
        }
        (bodies, plans)
    }

    /// An op between processes.
    fn exchange(
        &mut self,
        op: &'m Op,
        prepare: fn(&OpView<'_>, Vec<Body>) -> Result<Exchange, Violation>,
    ) {
        let (bodies, plans) = self.bodies(op);
        let exchange = match prepare(&self.surroundings.view(op), bodies) {
            Ok(exchange) => exchange,
            Err(violation) => return self.refuse(op, format!("{}: {violation}", op.full_name())),
        };
        self.flush_definers(&op.operands);
        let operands = self.sources(&op.operands, op);
        let communication = Communication {
            exchange,
            operands,
            results: self.define_all(&op.results),
            bodies: plans.into(),
            result_types: self.types_to_check(&op.operands, &op.results),
            place: place_of(op),
        };
        self.emit(op, Step::Exchange(Box::new(communication)));
    }

    /// A custom call that stands for an op whose attributes or result shapes are operands.
    fn restated(&mut self, call: &'m Op, restated: Result<Restated, Violation>) {
        let refuse = |violation| format!("{}: {violation}", call.full_name());
        let restated = match restated {
            Ok(restated) => restated,
            Err(violation) => return self.refuse(call, refuse(violation)),
        };
        let Surroundings { executable, id, .. } = *self.surroundings;
        let computation = restated.computation.as_deref();
        let computation = computation.and_then(|symbol| executable.resolve(id, symbol));
        let callee = computation.map(|id| executable.function(id));
        let region = callee.and_then(|(_, callee)| Some((callee.body.as_ref()?, &callee.values)));
        let meaning = ops::entry(restated.op.full_name()).map(|entry| &entry.meaning);
        let mut plans = Vec::new();
        let action = match (meaning, computation, region) {
            (Some(Meaning::Whole(prepare) | Meaning::View(prepare, _)), ..) => {
                Action::Whole(*prepare)
            }
            (Some(Meaning::WithBodies(prepare)), Some(function), Some((region, values))) => {
                self.findings.callees.push(function);
                let view = OpView { values, ..self.surroundings.view(call) };
                let program = ops::compile_region(&view, region, &[]).map(Arc::new);
                plans.push(BodyPlan { code: call_of(function, region, call), captures: [].into() });
                let body = Body { region: 0, captures: Vec::new(), program };
                Action::WithBodies(*prepare, vec![body])
            }
            _ => {
                let message = format!("{} cannot be run by this version", restated.op.full_name());
                return self.refuse(call, message);
            }
        };
        let Surroundings { function, .. } = self.surroundings;
        let (path, ops) = (executable.paths[id.0].clone(), [(&restated.op, place_of(call))]);
        let inputs = &call.operands;
        let deferred =
            Deferred::new(&executable.module, path, &ops, inputs, &function.values, action);
        let deferred = deferred.under(self.surroundings.numerics).stating(restated.stated, region);
        let method = Method::Deferred(Box::new(deferred));
        self.evaluation(call, &call.operands, Ok(method), plans);
    }

    /// Whether the types of an op leave something open that an actual shape decides.
    fn is_dynamic(&self, op: &'m Op) -> bool {
        let mut values = op.operands.iter().chain(&op.results);
        !values.all(|&value| self.surroundings.type_of(value).is_static())
    }

    /// Ops of one step that are prepared when the shapes of its inputs are there.
    fn defer(&self, ops: &[&'m Op], inputs: &[ValueId], action: Action) -> Method {
        let Surroundings { executable, id, function, .. } = self.surroundings;
        let path = executable.paths[id.0].clone();
        let ops: Vec<(&Op, Place)> = ops.iter().map(|&op| (op, place_of(op))).collect();
        let values = &function.values;
        let deferred = Deferred::new(&executable.module, path, &ops, inputs, values, action);
        Method::Deferred(Box::new(deferred.under(self.surroundings.numerics)))
    }

    /// Emits an op that is evaluated as a whole.
    /// Evaluates an op by these operands.
    fn evaluation(
        &mut self,
        op: &'m Op,
        operands: &[ValueId],
        method: Result<Method, Violation>,
        bodies: Vec<BodyPlan>,
    ) {
        let method = match method {
            Ok(method) => method,
            Err(violation) => return self.refuse(op, format!("{}: {violation}", op.full_name())),
        };
        self.flush_definers(operands);
        let operands = self.sources(operands, op);
        let evaluation = Evaluation {
            method,
            operands,
            results: self.define_all(&op.results),
            bodies: bodies.into(),
            result_types: self.types_to_check(&op.operands, &op.results),
            result_bytes: self.bytes_of(&op.results),
            operations: ops::operations(&self.surroundings.view(op)),
        };
        self.emit(op, Step::Evaluate(Box::new(evaluation)));
    }

    fn control(&mut self, op: &'m Op, control: Control) {
        self.flush_all();
        match control {
            Control::Call => self.call(op, "callee"),
            Control::Composite => self.call(op, "decomposition"),
            Control::If => self.branch(op),
            Control::Case => self.select(op),
            Control::While => self.repeat(op),
            Control::RunParallel => self.run_parallel(op),
            Control::AsyncStart => self.async_start(op),
            Control::Return => unreachable!("a return ends its block: that was verified"),
        }
    }

    fn call(&mut self, op: &'m Op, attribute: &str) {
        let Some(Attribute::Symbol(symbol)) = op.properties.get(attribute) else {
            unreachable!("the symbol {attribute} was verified")
        };
        let Some(function) = self.function(op, symbol) else {
            self.define_all(&op.results);
            return;
        };
        let arguments = self.sources(&op.operands, op);
        let results = self.define_all(&op.results);
        self.emit(op, Step::Call(Box::new(Call { function, arguments, results })));
    }

    /// `interpreter.run_parallel`: the programs are rows of functions, one row a replica.
    fn run_parallel(&mut self, op: &'m Op) {
        let rows = symbol_rows(op.properties.get("programs"));
        let infeed = symbols(op.properties.get("infeed"));
        let grid = ProcessGrid { num_replicas: rows.len(), num_partitions: rows[0].len() };
        let programs = rows.into_iter().flatten().map(|symbol| self.function(op, symbol));
        let programs: Option<Box<[FunctionId]>> = programs.collect();
        let infeed = infeed.into_iter().map(|symbol| self.function(op, symbol));
        let infeed: Option<Box<[FunctionId]>> = infeed.collect();
        let Some((programs, infeed)) = programs.zip(infeed) else {
            self.define_all(&op.results);
            return;
        };
        let parallel = Parallel {
            grid,
            programs,
            infeed,
            arguments: self.sources(&op.operands, op),
            results: self.define_all(&op.results),
            result_types: self.types_to_check(&op.operands, &op.results),
        };
        self.emit(op, Step::Parallel(Box::new(parallel)));
    }

    /// The function that a verified symbol names; a declaration is refused.
    fn function(&mut self, op: &'m Op, symbol: &[String]) -> Option<FunctionId> {
        let Surroundings { executable, id, .. } = self.surroundings;
        let Some(function) = executable.resolve(*id, symbol) else {
            unreachable!("the function @{} was verified", symbol.join("::@"))
        };
        if executable.function(function).1.body.is_none() {
            let message = format!("@{} is a declaration: it cannot run", symbol.join("::@"));
            self.report(op, message);
            return None;
        }
        self.findings.callees.push(function);
        Some(function)
    }

    /// `async_start`: its region runs at once; the future holds what it returned.
    fn async_start(&mut self, op: &'m Op) {
        let block = op.regions[0].block();
        let sources = self.sources(&op.operands, op);
        for (&argument, source) in block.arguments.iter().zip(sources) {
            self.homes.insert(argument, source);
        }
        let (terminator, values) = self.block(block);
        let pack: Evaluate = Box::new(|_, values| Ok(vec![Value::Tuple(values.to_vec())]));
        let evaluation = Evaluation {
            method: Method::Ready(pack),
            operands: values,
            results: self.define_all(&op.results),
            bodies: Box::default(),
            result_types: self.types_to_check(&terminator.operands, &op.results),
            result_bytes: 0,
            operations: 0,
        };
        self.emit(op, Step::Evaluate(Box::new(evaluation)));
    }

    /// `if`: the true region follows the branch.
    fn branch(&mut self, op: &'m Op) {
        let predicate = self.source(op.operands[0], op);
        let results = self.define_all(&op.results);
        let branch = self.emit(op, Step::Jump(0));
        self.arm(op, 0, &results);
        let exit = self.emit(op, Step::Jump(0));
        let otherwise = Edge { target: self.steps.len(), drops: Box::default() };
        let drops = Box::default();
        self.steps[branch] = Step::Branch(Box::new(Branch { predicate, drops, otherwise }));
        self.arm(op, 1, &results);
        self.steps[exit] = Step::Jump(self.steps.len());
    }

    /// `case`: the branches one after the other.
    fn select(&mut self, op: &'m Op) {
        let selector = self.source(op.operands[0], op);
        let results = self.define_all(&op.results);
        let select = self.emit(op, Step::Jump(0));
        let mut edges = Vec::new();
        let mut exits = Vec::new();
        for region in 0..op.regions.len() {
            edges.push(Edge { target: self.steps.len(), drops: Box::default() });
            self.arm(op, region, &results);
            exits.push(self.emit(op, Step::Jump(0)));
        }
        self.steps[select] = Step::Select(selector, edges.into());
        for exit in exits {
            self.steps[exit] = Step::Jump(self.steps.len());
        }
    }

    /// A region of `if` or `case`, its values handed on as the op's results.
    fn arm(&mut self, op: &'m Op, region: usize, results: &[Option<Slot>]) {
        let (terminator, sources) = self.block(op.regions[region].block());
        let label = if op.full_name() == "stablehlo.if" { "if_c3" } else { "case_c4" };
        let roles = [(&op.results[..], label)];
        let transfer = self.transfer(&terminator.operands, &sources, results, &roles);
        self.emit(terminator, transfer);
    }

    /// `while`: the carried values, the regions' arguments and the results share slots.
    fn repeat(&mut self, op: &'m Op) {
        let initial = self.sources(&op.operands, op);
        let carried = self.define_all(&op.results);
        let (cond, body) = (op.regions[0].block(), op.regions[1].block());
        let roles = [
            (&cond.arguments[..], "while_c1"),
            (&body.arguments[..], "while_c2"),
            (&op.results[..], "while_c3"),
        ];
        let transfer = self.transfer(&op.operands, &initial, &carried, &roles);
        self.emit(op, transfer);
        if let Some(small) = self.small_loop(op) {
            self.emit(op, Step::Loop(Box::new(small)));
            return;
        }
        for arguments in [&cond.arguments, &body.arguments] {
            for (argument, result) in arguments.iter().zip(&op.results) {
                self.homes.insert(*argument, self.homes[result]);
            }
        }
        let head = self.steps.len();
        let (terminator, predicate) = self.block(cond);
        let branch = self.emit(terminator, Step::Jump(0));
        let (terminator, values) = self.block(body);
        let transfer = self.transfer(&terminator.operands, &values, &carried, &roles);
        self.emit(terminator, transfer);
        self.emit(op, Step::Jump(head));
        let otherwise = Edge { target: self.steps.len(), drops: Box::default() };
        let branch_step = Branch { predicate: predicate[0], drops: Box::default(), otherwise };
        self.steps[branch] = Step::Branch(Box::new(branch_step));
    }

    /// Hands values on into slots, each of which stands for one value in each of the `roles`, whose
    /// label is the constraint that it is of that value's type. A value that stays where it is needs nothing.
    fn transfer(
        &self,
        values: &[ValueId],
        sources: &[Source],
        slots: &[Option<Slot>],
        roles: &[(&[ValueId], &'static str)],
    ) -> Step {
        let type_of = |value| self.surroundings.type_of(value);
        let mut transfer: (Vec<Source>, Vec<Option<Slot>>, Vec<_>) = Default::default();
        for (index, (&source, &slot)) in sources.iter().zip(slots).enumerate() {
            if slot.map(Source::Slot) == Some(source) {
                continue;
            }
            let from = type_of(values[index]);
            let place = transfer.0.len();
            let into = roles.iter().map(|(role, label)| (type_of(role[index]), *label));
            let doubtful = into.filter(|(into, _)| !from.is_static() && *into != from);
            transfer.2.extend(doubtful.map(|(into, label)| (place, into.clone(), label)));
            transfer.0.push(source);
            transfer.1.push(slot);
        }
        let (sources, targets, types) = transfer;
        let (sources, targets, types) = (sources.into(), targets.into(), types.into());
        Step::Move(Box::new(Transfer { sources, targets, types }))
    }
}

/// Elementwise ops and their groups, loops over scalars.
impl<'a, 'm> Lowering<'a, 'm> {
    fn elementwise(&mut self, op: &'m Op) {
        let view = self.surroundings.view(op);
        let space = Group::index_space(&view);
        let positional = is_positional(&view);
        let open = match &space {
            Some(shape) => self.groups.iter().position(|group| group.covers(shape, positional)),
            None => self.groups.iter().position(|group| group.continues_with(op)),
        };
        // one that a view moves about is read when it is there
        let moved = |value: &ValueId| match self.view(*value) {
            Some(view) => open
                .is_some_and(|at| !view.spread.is_identity() && self.groups[at].defines(view.root)),
            None => false,
        };
        let moved = op.operands.iter().any(moved);
        let open = open.filter(|_| !moved).map(|index| self.groups.swap_remove(index));
        self.flush_definers(&op.operands);
        let mut group = open.unwrap_or_else(|| Group::new(space.clone()));
        group.add(op, space.as_deref(), positional);
        match group.is_full() {
            true => self.flush(group),
            false => self.groups.push(group),
        }
    }

    /// A loop as a program of its own, if it is one over scalars and small tensors.
    fn small_loop(&mut self, op: &'m Op) -> Option<SmallLoop> {
        let captured = captures(&op.regions);
        let ops::CompiledLoop { repeated, constants } =
            ops::compile_loop(&self.surroundings.view(op), &captured)?;
        let mut captures = self.sources(&captured, op).into_vec();
        captures.extend(constants.into_iter().map(|tensor| self.add_constant(tensor.into())));
        let carried = op.results.iter().map(|result| {
            let Some(Source::Slot(slot)) = self.homes.get(result) else {
                unreachable!("what a loop carries has slots")
            };
            let shape = self.surroundings.type_of(*result).as_tensor()?.static_shape()?;
            Some((*slot, shape.into()))
        });
        Some(SmallLoop {
            repeated,
            carried: carried.collect::<Option<_>>()?,
            captures: captures.into(),
        })
    }

    fn flush_all(&mut self) {
        for group in std::mem::take(&mut self.groups) {
            self.flush(group);
        }
    }

    /// Emits the groups that define any of these values.
    fn flush_definers(&mut self, values: &[ValueId]) {
        if self.groups.is_empty() {
            return;
        }
        let roots: Vec<ValueId> = values
            .iter()
            .flat_map(|&value| [value, self.view(value).map_or(value, |view| view.root)])
            .collect();
        let defines = |group: &mut Group<'m>| roots.iter().any(|root| group.defines(*root));
        let flushed: Vec<Group<'m>> = self.groups.extract_if(.., defines).collect();
        flushed.into_iter().for_each(|group| self.flush(group));
    }

    fn flush(&mut self, group: Group<'m>) {
        let lowered = group.lower(self);
        self.lowered(&group, lowered);
    }

    /// The program that makes a value, and what it reads, if it is a group's only one that anyone else
    /// reads, and just once. The group is then no more.
    fn take_producer(&mut self, value: ValueId) -> Option<(Producer, Vec<ValueId>)> {
        let uses = self.surroundings.uses;
        let mut root = value;
        while let Some(view) = self.view(root) {
            let is_mere = self.is_mere_view(root) && view.spread.is_identity();
            if !is_mere || uses.count(root) != 1 {
                return None;
            }
            root = view.operand;
        }
        let defines = |group: &Group<'m>| group.shape().is_some() && group.defines(root);
        let index = self.groups.iter().position(defines).filter(|_| uses.count(root) == 1)?;
        let group = self.groups.swap_remove(index);
        match group.lower(self) {
            Ok(Some(Chunks { program, inputs, spreads, outputs }))
                if outputs == [root]
                    && program.is_producer()
                    && self.are_narrow(&inputs, &spreads) =>
            {
                Some((Producer { program, spreads }, inputs))
            }
            lowered => {
                self.lowered(&group, lowered);
                None
            }
        }
    }

    /// Whether reading values again takes far less memory than f32 of all elements do.
    fn are_narrow(&self, inputs: &[ValueId], spreads: &[Option<Spread>]) -> bool {
        inputs.iter().enumerate().all(|(index, &input)| {
            let Some(ty) = self.surroundings.type_of(input).as_tensor() else { return false };
            let is_smaller = spreads.get(index).is_some_and(Option::is_some);
            is_smaller || ty.static_len() == Some(1) || ty.element.bits() <= 16
        })
    }

    fn lowered(
        &mut self,
        group: &Group<'m>,
        lowered: Result<Option<Chunks>, Vec<(&'m Op, Violation)>>,
    ) {
        match lowered {
            Ok(Some(chunks)) => self.chunks(group, chunks),
            Ok(None) => {}
            Err(errors) => errors.into_iter().for_each(|(op, violation)| {
                self.report(op, format!("{}: {violation}", op.full_name()));
            }),
        }
    }

    fn chunks(&mut self, group: &Group<'m>, chunks: Chunks) {
        let op = group.last_op();
        let Chunks { program, inputs, spreads, outputs } = chunks;
        let sources = self.sources(&inputs, op);
        let Some(shape) = group.shape() else {
            let evaluation = Evaluation {
                method: self.defer(group.ops(), &inputs, Action::Chunks(Box::new(program))),
                operands: sources,
                result_types: self.types_to_check(&outputs, &outputs),
                result_bytes: self.bytes_of(&outputs),
                results: self.define_all(&outputs),
                bodies: Box::default(),
                operations: 0,
            };
            self.emit(op, Step::Evaluate(Box::new(evaluation)));
            return;
        };
        let run = FusedRun {
            program,
            inputs: sources,
            spreads: spreads.into(),
            shape: shape.into(),
            shapes: self.shapes_of(&outputs, shape),
            result_bytes: self.bytes_of(&outputs),
            results: self.define_all(&outputs),
        };
        self.emit(op, Step::Fused(Box::new(run)));
    }

    /// The constant that all elements of a value are, if it is a splat known in advance.
    pub fn splat(&self, value: ValueId) -> Option<&'m DenseElements> {
        self.splats.get(&value).copied()
    }

    /// What a value is a view of, if it is one that chunk programs can read the root of.
    pub fn view(&self, value: ValueId) -> Option<&'a View> {
        self.surroundings.uses.view(value).filter(|_| !self.applied)
    }

    /// Whether a value is a view that no step makes.
    pub fn is_mere_view(&self, value: ValueId) -> bool {
        self.views.contains_key(&value)
    }

    /// The shapes of values of one length, if not all have this one.
    fn shapes_of(&self, values: &[ValueId], shape: &[usize]) -> Option<Box<[Box<[usize]>]>> {
        let shape_of = |&value: &ValueId| {
            let shape = self.surroundings.type_of(value).as_tensor()?.static_shape()?;
            Some(shape.into_boxed_slice())
        };
        let shapes: Box<[Box<[usize]>]> = values.iter().map(shape_of).collect::<Option<_>>()?;
        shapes.iter().any(|other| **other != *shape).then_some(shapes)
    }

    /// The function's part of the surroundings.
    pub fn surroundings(&self) -> &Surroundings<'m> {
        self.surroundings
    }
}

/// Values, slots, constants and steps.
impl<'m> Lowering<'_, 'm> {
    fn emit(&mut self, op: &'m Op, step: Step) -> Target {
        self.places.push(place_of(op));
        self.steps.push(step);
        self.steps.len() - 1
    }

    /// Records that an op cannot run. Its results get slots, so that planning goes on.
    fn refuse(&mut self, op: &'m Op, message: String) {
        self.define_all(&op.results);
        self.report(op, message);
    }

    fn report(&mut self, op: &'m Op, message: String) {
        let function = &self.surroundings.function;
        let note = format!("in @{}", function.name);
        let diagnostic = located(message, &place_of(op)).note(note, Some(function.span));
        self.findings.diagnostics.push(diagnostic);
    }

    fn define(&mut self, value: ValueId) -> Slot {
        self.slots += 1;
        self.homes.insert(value, Source::Slot(self.slots - 1));
        self.slots - 1
    }

    /// Slots for results.
    pub fn define_all(&mut self, values: &[ValueId]) -> Box<[Option<Slot>]> {
        values.iter().map(|&value| Some(self.define(value))).collect()
    }

    fn sources(&mut self, values: &[ValueId], op: &'m Op) -> Box<[Source]> {
        values.iter().map(|&value| self.source(value, op)).collect()
    }

    /// Where a value is read from; a splat becomes a tensor now.
    pub fn source(&mut self, value: ValueId, op: &'m Op) -> Source {
        if let Some(&home) = self.homes.get(&value) {
            return home;
        }
        if let Some(&view) = self.views.get(&value) {
            return self.made(view);
        }
        let Some(dense) = self.splats.get(&value) else {
            unreachable!(
                "%{} is defined before it is read",
                self.surroundings.function.values[value].name
            )
        };
        if !super::process::has_memory(self.bytes_of(&[value])) {
            return self.without_memory(value, &dense.ty, op);
        }
        let constant = self.add_constant(self.tensor_of(value, dense).into());
        self.homes.insert(value, constant);
        constant
    }

    /// A view that some op reads as a tensor after all, for this read alone: it may stand in a branch.
    fn made(&mut self, op: &'m Op) -> Source {
        let Some(Meaning::View(prepare, _)) = ops::entry(op.full_name()).map(|it| &it.meaning)
        else {
            unreachable!("{} is a view", op.full_name())
        };
        self.whole(op, *prepare);
        let home = self.homes.remove(&op.results[0]);
        home.unwrap_or_else(|| unreachable!("results have slots"))
    }

    /// A step that fails in place of a constant that memory cannot hold: where it is read the
    /// program stops, not before.
    fn without_memory(&mut self, value: ValueId, ty: &TensorType, op: &'m Op) -> Source {
        let message = format!("there is no memory for a constant operand of type {ty}");
        let slot = self.define(value);
        self.homes.remove(&value);
        let evaluation = Evaluation {
            method: Method::Ready(Box::new(move |_, _| Err(EvalError::Failed(message.clone())))),
            operands: Box::new([]),
            results: Box::new([Some(slot)]),
            bodies: Box::new([]),
            result_types: None,
            result_bytes: 0,
            operations: 0,
        };
        self.emit(op, Step::Evaluate(Box::new(evaluation)));
        Source::Slot(slot)
    }

    /// The tensor of a constant; the elements of a quantized one are written as integers.
    fn tensor_of(&self, value: ValueId, dense: &DenseElements) -> Tensor {
        let tensor = dense.to_tensor();
        match self.surroundings.type_of(value).as_tensor() {
            Some(ty) if ty.element != *tensor.element() => tensor.with_element(ty.element.clone()),
            _ => tensor,
        }
    }

    fn add_constant(&mut self, value: Value) -> Source {
        self.constants.push(value);
        Source::Constant(self.constants.len() as u32 - 1)
    }

    /// The result types, if dynamic shapes let an evaluation miss them.
    pub fn types_to_check(&self, operands: &[ValueId], results: &[ValueId]) -> Option<Box<[Type]>> {
        let mut all = operands.iter().chain(results);
        if all.all(|&value| self.surroundings.type_of(value).is_static()) {
            return None;
        }
        Some(results.iter().map(|&value| self.surroundings.type_of(value).clone()).collect())
    }

    /// The bytes that values take, as far as their types tell.
    pub fn bytes_of(&self, values: &[ValueId]) -> usize {
        let tensors =
            values.iter().filter_map(|&value| self.surroundings.type_of(value).as_tensor());
        let bytes =
            tensors.filter(|ty| ty.shape.iter().all(|size| size.size().is_some())).map(|ty| {
                let word = ty.element.word().bytes();
                ty.static_len().and_then(|len| len.checked_mul(word)).unwrap_or(usize::MAX)
            });
        bytes.fold(0, usize::saturating_add)
    }
}

/// Code that takes the arguments of a function's body, calls the function and returns what it does.
fn call_of(function: FunctionId, body: &Region, op: &Op) -> Code {
    let block = body.block();
    let arguments = block.arguments.len() as Slot;
    let results = block.ops.last().map_or(0, |terminator| terminator.operands.len()) as Slot;
    let call = Call {
        function,
        arguments: (0..arguments).map(Source::Last).collect(),
        results: (arguments..arguments + results).map(Some).collect(),
    };
    let returned = (arguments..arguments + results).map(Source::Last).collect();
    Code {
        function: op.full_name().into(),
        slots: (arguments + results) as usize,
        arguments: (0..arguments).map(Some).collect(),
        constants: Box::default(),
        steps: Box::new([Step::Call(Box::new(call)), Step::Return(returned)]),
        places: Box::new([place_of(op), place_of(op)]),
    }
}

/// The symbols of an array of symbols.
fn symbols(attribute: Option<&Attribute>) -> Vec<&[String]> {
    let Some(Attribute::Array(items)) = attribute else { return Vec::new() };
    let symbols = items.iter().filter_map(|item| match item {
        Attribute::Symbol(symbol) => Some(symbol.as_slice()),
        _ => None,
    });
    symbols.collect()
}

/// The symbols of an array of arrays of symbols.
fn symbol_rows(attribute: Option<&Attribute>) -> Vec<Vec<&[String]>> {
    let Some(Attribute::Array(rows)) = attribute else { return Vec::new() };
    rows.iter().map(|row| symbols(Some(row))).collect()
}

fn place_of(op: &Op) -> Place {
    Place { op: op.full_name(), span: op.span, location: op.location.clone() }
}
