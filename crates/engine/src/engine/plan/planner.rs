//! Lowers a function to its plan.

mod control;
mod groups;
mod observation;
mod supplying;

use std::collections::HashMap;

use crate::diagnostic::Diagnostic;
use crate::engine::fast::{self, CompiledBody, Fast, Repeated};
use crate::engine::machine::comparing::compared_exchange;
use crate::engine::machine::process::has_memory;
use crate::engine::machine::report::located;
use crate::engine::machine::{Engine, Executable, FunctionId};
use crate::engine::plan::deferred::{Action, Deferred, Preparation, meanings};
use crate::engine::plan::fusion::Group;
use crate::engine::plan::inlining::Inlined;
use crate::engine::plan::liveness;
use crate::engine::plan::readers::{Readers, captures};
use crate::engine::plan::regions::compile_body;
use crate::engine::plan::{
    BodyPlan, Call, Code, Communication, Evaluation, FunctionPlan, Method, OpOrigin, PlanStep,
    Slot, Target, ValueRef,
};
use crate::ir::{
    Attribute, Block, DenseElements, ELIDED, FUNCTION_CONSTANT, Function, Module, Op, OpView,
    Region, Type, ValueDef, ValueId, Violation, dialects,
};
use crate::numeric::Numerics;
use crate::ops::exchange::Exchange;
use crate::ops::{self, Entry, EvalError, Evaluate, GivenMeaning, Meaning, Restated};
use crate::tensor::{Tensor, Value};

/// Plans a function.
pub fn plan(executable: &Executable, id: FunctionId) -> FunctionPlan {
    let (module, function) = executable.function(id);
    if function.body.is_none() {
        let message = format!("@{} is a declaration: there is nothing to run", function.name);
        let code = Err(vec![Diagnostic::error(message, function.span)]);
        return FunctionPlan { code, callees: Vec::new() };
    }
    let unranked =
        function.values.0.iter().find(|value| matches!(value.ty, Type::UnrankedTensor(_)));
    if let Some(value) = unranked {
        let message = format!("%{} is a {}: only tensors of known rank run", value.name, value.ty);
        let code = Err(vec![Diagnostic::error(message, value.span)]);
        return FunctionPlan { code, callees: Vec::new() };
    }
    let inlined = if executable.is_observed { None } else { Inlined::of(executable, id) };
    if let Some(inlined) = inlined {
        let plan = plan_of(executable, id, module, &inlined.function, Some(&inlined));
        // an error in a function that is called is reported in that function
        if plan.code.is_ok() {
            return plan;
        }
    }
    plan_of(executable, id, module, function, None)
}

fn plan_of(
    executable: &Executable,
    id: FunctionId,
    module: &Module,
    function: &Function,
    inlined: Option<&Inlined>,
) -> FunctionPlan {
    let Some(body) = &function.body else { unreachable!("a function that is planned has a body") };
    let uses = Readers::of(module, function, body);
    let numerics = executable.numerics;
    let uses = &uses;
    let surroundings = Surroundings { executable, id, module, function, inlined, uses, numerics };
    let mut findings = Findings::default();
    let code = Lowering::code_of(&surroundings, &mut findings, body.block(), Role::Function);
    let Findings { diagnostics, callees } = findings;
    let code = if diagnostics.is_empty() { Ok(code) } else { Err(diagnostics) };
    FunctionPlan { code, callees }
}

/// The data that all codes of a function share.
pub struct Surroundings<'m> {
    executable: &'m Executable,
    id: FunctionId,
    module: &'m Module,
    function: &'m Function,
    /// The function with calls inlined, if some were.
    inlined: Option<&'m Inlined>,
    uses: &'m Readers,
    /// The policies of its ops, unless they state their own.
    numerics: Numerics,
}

/// The results of planning a function besides its steps.
#[derive(Default)]
struct Findings {
    diagnostics: Vec<Diagnostic>,
    callees: Vec<FunctionId>,
}

/// The use of the code that is planned.
enum Role<'a, 'm> {
    /// The body of a function.
    Function,
    /// The region of an op that runs as the processes of devices.
    Devices(&'m Op),
    /// A region that is applied to many elements, and captures these values from outside.
    Applied(&'a [ValueId]),
}

/// The code that is being planned: that of a function, or of a region that is applied to many elements.
pub struct Lowering<'a, 'm> {
    surroundings: &'a Surroundings<'m>,
    findings: &'a mut Findings,
    /// The source of each value.
    homes: HashMap<ValueId, ValueRef>,
    /// Constants whose elements are all one code, which become tensors only if an op needs one.
    splats: HashMap<ValueId, &'m DenseElements>,
    /// The ops of views that no step computes, since chunk programs read their roots.
    views: HashMap<ValueId, &'m Op>,
    /// Whether the code is that of a region applied to many elements, which captures values from outside.
    applied: bool,
    /// Groups of elementwise ops that are not compiled yet, one for each index space.
    groups: Vec<Group<'m>>,
    slots: Slot,
    constants: Vec<Value>,
    steps: Vec<PlanStep>,
    places: Vec<OpOrigin>,
}

impl<'m> Surroundings<'m> {
    /// A view of an op of the function.
    pub fn view(&self, op: &'m Op) -> OpView<'m> {
        OpView::in_function(op, self.function, self.module, self.numerics)
    }

    /// The place of an op.
    fn place_of(&self, op: &Op) -> OpOrigin {
        let within = self.inlined.and_then(|inlined| inlined.site(op)).cloned();
        OpOrigin { within, ..OpOrigin::of(op) }
    }

    /// The type of a value.
    pub fn type_of(&self, value: ValueId) -> &'m Type {
        match self.function.values.0.get(value.0 as usize) {
            Some(value) => &value.ty,
            None => self.uses.root_type(value),
        }
    }

    /// Whether ops may be fused, and evaluated by kernels that skip their operands.
    fn is_fast(&self) -> bool {
        self.executable.engine == Engine::Fast && !self.executable.is_observed
    }

    /// The reads of the function's values.
    pub fn uses(&self) -> &Readers {
        self.uses
    }
}

impl<'a, 'm> Lowering<'a, 'm> {
    /// The code of a block. It takes the block's arguments, then captured values if it is applied to many
    /// elements.
    fn code_of(
        surroundings: &'a Surroundings<'m>,
        findings: &'a mut Findings,
        block: &'m Block,
        role: Role<'_, 'm>,
    ) -> Code {
        let (applied, captured, op) = match role {
            Role::Function => (false, &[][..], None),
            Role::Devices(op) => (false, &[][..], Some(op)),
            Role::Applied(captured) => (true, captured, None),
        };
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
        let arguments = block.arguments.iter().chain(captured);
        let arguments = arguments.map(|&value| Some(lowering.define(value))).collect();
        if let Some(terminator) = block.ops.last() {
            lowering.observe_entry(terminator, op, 0, &block.arguments);
        }
        let (terminator, results) = lowering.block(block);
        lowering.observe_exit(terminator, op, 0);
        lowering.emit(terminator, PlanStep::Return(results));
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

    /// Lowers the ops of a block. The result is the terminator and the sources of the values that it returns.
    fn block(&mut self, block: &'m Block) -> (&'m Op, Box<[ValueRef]>) {
        let Some((terminator, ops)) = block.ops.split_last() else {
            unreachable!("a terminator was verified")
        };
        for op in ops {
            self.op(op);
            if self.is_observed() {
                self.observe_results(op);
            }
        }
        self.flush_all();
        (terminator, self.sources(&terminator.operands, terminator))
    }

    fn op(&mut self, op: &'m Op) {
        let Some(entry) = op.def().and_then(|def| ops::entry(def.name)) else {
            let name = op.full_name();
            if name == FUNCTION_CONSTANT {
                // the parser has turned calls of the constant into calls of the function
                return;
            }
            let mut message = String::from(
                "the interpreter does not run this op: it is parsed and printed, and fails where it is executed",
            );
            if let Some(way) = dialects::way_out(name) {
                message.push_str(&format!(" ({way})"));
            }
            let fails: Evaluate = Box::new(move |_, _| Err(EvalError::Failed(message.clone())));
            return self.evaluation(op, &[], Ok(Method::Ready(fails)), Vec::new());
        };
        if let Some((target, meaning)) = self.surroundings.executable.given_meaning(op) {
            return self.given(op, &target, meaning);
        }
        if let Some(restated) = ops::restated(&self.surroundings.view(op)) {
            return self.restated(op, restated);
        }
        if !self.surroundings.is_fast()
            && let Some(preparation) = Preparation::of(entry, self.surroundings.executable.engine)
        {
            return self.prepared(op, preparation);
        }
        match fast::of(entry.def.name) {
            Some(fast) => self.fast(op, entry, fast),
            None => self.as_meant(op, entry),
        }
    }

    /// Plans an op that the fast engine runs in a way of its own.
    fn fast(&mut self, op: &'m Op, entry: &'static Entry, fast: &'static Fast) {
        match fast {
            Fast::Whole(prepare) => self.whole(op, *prepare),
            Fast::View(prepare, _) => self.view_op(op, *prepare),
            Fast::Repeating(prepare, repeated) => self.repeating(op, *prepare, repeated),
            Fast::Consuming(prepare, consumer) => self.consuming(op, *prepare, consumer),
            Fast::WithBodies(prepare) => self.prepared(op, Preparation::WithBodies(*prepare)),
            Fast::Exchange(fast) => match (&entry.meaning, self.surroundings.executable.engine) {
                (_, Engine::Plain) => self.as_meant(op, entry),
                (Meaning::Exchange(plain), Engine::Both) => self.exchange(op, |view, bodies| {
                    let plain = plain(view, meanings(&bodies))?;
                    Ok(compared_exchange(fast(view, bodies)?, plain))
                }),
                _ => self.exchange(op, fast),
            },
        }
    }

    /// Plans an op that is run by its meaning. Elementwise ops are compiled into chunk programs.
    fn as_meant(&mut self, op: &'m Op, entry: &'static Entry) {
        match &entry.meaning {
            Meaning::Constant => self.constant(op),
            // each execution draws random bits of its own, in the order of the program
            Meaning::Elementwise(_) | Meaning::Broadcasting(_)
                if ops::stands_alone(&self.surroundings.view(op)) =>
            {
                self.whole(op, fast::prepare_elementwise)
            }
            Meaning::Elementwise(_) => self.elementwise(op),
            Meaning::Broadcasting(_) => match Group::index_space(&self.surroundings.view(op)) {
                Some(_) => self.elementwise(op),
                None => self.whole(op, fast::prepare_elementwise),
            },
            Meaning::Whole(prepare) => self.whole(op, *prepare),
            Meaning::WithBodies(prepare) => {
                self.prepared(op, Preparation::MeantWithBodies(*prepare));
            }
            Meaning::Exchange(prepare) => {
                self.exchange(op, |view, bodies| prepare(view, meanings(&bodies)));
            }
            Meaning::Kernel => unreachable!("{} is in the table of fast ways", entry.def.name),
            Meaning::Control(control) => self.control(op, *control),
        }
    }

    fn constant(&mut self, op: &'m Op) {
        let Some(Attribute::Dense(dense)) = op.properties.get("value") else {
            let elided = matches!(
                op.properties.get("value"),
                Some(Attribute::MissingResource(key, _)) if key == ELIDED
            );
            let message = match elided {
                true => {
                    "the values of this constant were elided when the program was printed: print \
                         it with large constants, or run it with stand-ins for them (--elided zeros)"
                }
                false => "the bytes of the constant are not in the file",
            };
            return self.refuse(op, message.to_string());
        };
        if dense.splat || dense.len() == 1 {
            self.splats.insert(op.results[0], dense);
            return;
        }
        let constant = self.add_constant(self.tensor_of(op.results[0], dense).into());
        self.homes.insert(op.results[0], constant);
    }

    /// Plans a view, which is computed only if something needs it as a tensor.
    fn view_op(&mut self, op: &'m Op, prepare: fn(&OpView<'_>) -> Result<Evaluate, Violation>) {
        let result = op.results[0];
        if self.view(result).is_some() && !self.surroundings.uses.needs_tensor(result) {
            self.views.insert(result, op);
            return;
        }
        self.whole(op, prepare);
    }

    /// Plans an op whose result repeats a smaller tensor: that tensor is computed, and the result is a view
    /// of it.
    fn repeating(
        &mut self,
        op: &'m Op,
        prepare: fn(&OpView<'_>) -> Result<Evaluate, Violation>,
        repeated: &Repeated,
    ) {
        if let Some(view) = self.view(op.results[0]) {
            let results = self.define_all(&[view.root]);
            let method = match ops::prepare_whole(
                &self.surroundings.view(op),
                fast::preparing(repeated.prepare),
            ) {
                Ok(evaluate) => Method::Ready(evaluate),
                Err(violation) => {
                    return self.refuse(op, format!("{}: {violation}", op.full_name()));
                }
            };
            let evaluation = Evaluation {
                method,
                operands: Box::default(),
                results,
                bodies: Box::default(),
                result_types: None,
                result_bytes: self.bytes_of(&[view.root]),
                operations: 0,
            };
            self.emit(op, PlanStep::Evaluate(Box::new(evaluation)));
        }
        self.view_op(op, prepare);
    }

    fn whole(&mut self, op: &'m Op, prepare: fn(&OpView<'_>) -> Result<Evaluate, Violation>) {
        self.prepared(op, Preparation::Whole(prepare));
    }

    /// Plans an op that is evaluated by itself.
    fn prepared(&mut self, op: &'m Op, preparation: Preparation) {
        let (bodies, plans) = match preparation.takes_bodies() {
            true => self.bodies(op),
            false => (Vec::new(), Vec::new()),
        };
        let method = match (self.is_dynamic(op), preparation.takes_bodies()) {
            (true, true) => {
                Ok(self.defer(&[op], &op.operands, Action::WithBodies(preparation, bodies)))
            }
            (true, false) => Ok(self.defer(&[op], &op.operands, Action::Whole(preparation))),
            _ => preparation.prepare(&self.surroundings.view(op), &bodies).map(Method::Ready),
        };
        self.evaluation(op, &op.operands, method, plans);
    }

    /// Plans the regions of an op that applies them to many elements.
    fn bodies(&mut self, op: &'m Op) -> (Vec<CompiledBody>, Vec<BodyPlan>) {
        let view = self.surroundings.view(op);
        let numerics = view.body_numerics();
        let surroundings = Surroundings { numerics, ..*self.surroundings };
        let mut bodies = Vec::new();
        let mut plans = Vec::new();
        for (index, region) in op.regions.iter().enumerate() {
            let captured = captures(std::slice::from_ref(region));
            let block = region.block();
            let role = Role::Applied(&captured);
            let code = Lowering::code_of(&surroundings, self.findings, block, role);
            self.flush_definers(&captured);
            plans.push(BodyPlan { code, captures: self.sources(&captured, op) });
            bodies.push(compile_body(&view, index, region, captured));
        }
        (bodies, plans)
    }

    /// Plans an op that communicates with other processes.
    fn exchange(
        &mut self,
        op: &'m Op,
        prepare: impl FnOnce(&OpView<'_>, Vec<CompiledBody>) -> Result<Exchange, Violation>,
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
            place: self.surroundings.place_of(op),
            among_devices: false,
        };
        self.emit(op, PlanStep::Exchange(Box::new(communication)));
    }

    /// Plans a custom call to which the run gives a meaning.
    fn given(&mut self, op: &'m Op, target: &str, meaning: &GivenMeaning) {
        if let GivenMeaning::Function(name) = meaning {
            return self.call_given(op, target, name);
        }
        let view = self.surroundings.view(op);
        let method = ops::prepare_given(&view, target, meaning).map(Method::Ready);
        self.evaluation(op, &op.operands, method, Vec::new());
    }

    /// Plans a custom call that stands for an op whose attributes or result shapes are operands.
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
        let entry = ops::entry(restated.op.full_name());
        let mut plans = Vec::new();
        let preparation = entry.and_then(|entry| Preparation::of(entry, executable.engine));
        let action = match (preparation, computation, region) {
            (Some(preparation), ..) if !preparation.takes_bodies() => Action::Whole(preparation),
            (Some(preparation), Some(function), Some((region, values))) => {
                self.findings.callees.push(function);
                let view = OpView { values, ..self.surroundings.view(call) };
                plans.push(BodyPlan { code: call_of(function, region, call), captures: [].into() });
                let body = compile_body(&view, 0, region, Vec::new());
                Action::WithBodies(preparation, vec![body])
            }
            _ => {
                let message = format!("{} cannot be run by this version", restated.op.full_name());
                return self.refuse(call, message);
            }
        };
        let Surroundings { function, .. } = self.surroundings;
        let (path, ops) =
            (executable.paths[id.0].clone(), [(&restated.op, self.surroundings.place_of(call))]);
        let inputs = &call.operands;
        let deferred =
            Deferred::new(&executable.module, path, &ops, inputs, &function.values, action);
        let deferred = deferred.under(self.surroundings.numerics).stating(restated.stated, region);
        let method = Method::Deferred(Box::new(deferred));
        self.evaluation(call, &call.operands, Ok(method), plans);
    }

    /// Whether the types of an op leave something open that actual shapes decide.
    fn is_dynamic(&self, op: &'m Op) -> bool {
        let mut values = op.operands.iter().chain(&op.results);
        !values.all(|&value| self.surroundings.type_of(value).is_static())
    }

    /// The deferred ops of one step, which are prepared when the shapes of its inputs are known.
    fn defer(&self, ops: &[&'m Op], inputs: &[ValueId], action: Action) -> Method {
        let Surroundings { executable, id, function, .. } = self.surroundings;
        let path = executable.paths[id.0].clone();
        let ops: Vec<(&Op, OpOrigin)> =
            ops.iter().map(|&op| (op, self.surroundings.place_of(op))).collect();
        let values = &function.values;
        let deferred = Deferred::new(&executable.module, path, &ops, inputs, values, action);
        Method::Deferred(Box::new(deferred.under(self.surroundings.numerics)))
    }

    /// Emits the evaluation of an op as a whole, with these operands.
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
        self.emit(op, PlanStep::Evaluate(Box::new(evaluation)));
    }
}

/// Methods for values, slots, constants and steps.
impl<'m> Lowering<'_, 'm> {
    /// The data that all codes of the function share.
    pub fn surroundings(&self) -> &Surroundings<'m> {
        self.surroundings
    }

    fn emit(&mut self, op: &'m Op, step: PlanStep) -> Target {
        self.places.push(self.surroundings.place_of(op));
        self.steps.push(step);
        self.steps.len() - 1
    }

    /// Records that an op cannot run. Its results get slots, so that the rest can be planned.
    fn refuse(&mut self, op: &'m Op, message: String) {
        self.define_all(&op.results);
        self.report(op, message);
    }

    fn report(&mut self, op: &'m Op, message: String) {
        let function = &self.surroundings.function;
        let note = format!("in @{}", function.name);
        let diagnostic =
            located(message, &self.surroundings.place_of(op)).note(note, Some(function.span));
        self.findings.diagnostics.push(diagnostic);
    }

    fn define(&mut self, value: ValueId) -> Slot {
        self.slots += 1;
        self.homes.insert(value, ValueRef::Slot(self.slots - 1));
        self.slots - 1
    }

    /// New slots for results.
    pub fn define_all(&mut self, values: &[ValueId]) -> Box<[Option<Slot>]> {
        values.iter().map(|&value| Some(self.define(value))).collect()
    }

    fn sources(&mut self, values: &[ValueId], op: &'m Op) -> Box<[ValueRef]> {
        values.iter().map(|&value| self.source(value, op)).collect()
    }

    /// The source of a value. A splat becomes a tensor now.
    pub fn source(&mut self, value: ValueId, op: &'m Op) -> ValueRef {
        if let Some(&home) = self.homes.get(&value) {
            return home;
        }
        if let Some(&view) = self.views.get(&value) {
            return self.made(view);
        }
        let Some(dense) = self.splats.get(&value) else {
            let ValueDef { name, ty, .. } = &self.surroundings.function.values[value];
            if let Type::Function(_) = ty {
                let message =
                    format!("%{name} is a function, which can be called and nothing else");
                return self.never(value, message, op);
            }
            unreachable!("%{name} is defined before it is read")
        };
        if !has_memory(self.bytes_of(&[value])) {
            let message = format!("there is no memory for a constant operand of type {}", dense.ty);
            return self.never(value, message, op);
        }
        let constant = self.add_constant(self.tensor_of(value, dense).into());
        self.homes.insert(value, constant);
        constant
    }

    /// A source for one read of a view that some op reads as a tensor after all. Other reads may be in other
    /// branches, so each computes its own.
    fn made(&mut self, op: &'m Op) -> ValueRef {
        let Some(Fast::View(prepare, _) | Fast::Repeating(prepare, _)) = fast::of(op.full_name())
        else {
            unreachable!("{} is a view", op.full_name())
        };
        self.whole(op, *prepare);
        let home = self.homes.remove(&op.results[0]);
        home.unwrap_or_else(|| unreachable!("results have slots"))
    }

    /// Emits a step that fails, in place of a value that cannot be had: the program stops where the value is read, and not
    /// before.
    fn never(&mut self, value: ValueId, message: String, op: &'m Op) -> ValueRef {
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
        self.emit(op, PlanStep::Evaluate(Box::new(evaluation)));
        ValueRef::Slot(slot)
    }

    /// The tensor of a constant. The elements of a quantized constant are written as integers.
    fn tensor_of(&self, value: ValueId, dense: &DenseElements) -> Tensor {
        let tensor = dense.to_tensor();
        match self.surroundings.type_of(value).as_tensor() {
            Some(ty) if ty.element != *tensor.element() => tensor.with_element(ty.element.clone()),
            _ => tensor,
        }
    }

    fn add_constant(&mut self, value: Value) -> ValueRef {
        self.constants.push(value);
        ValueRef::Constant(self.constants.len() as u32 - 1)
    }

    /// The result types, if an evaluation may fail to give them because shapes are dynamic.
    pub fn types_to_check(&self, operands: &[ValueId], results: &[ValueId]) -> Option<Box<[Type]>> {
        let mut all = operands.iter().chain(results);
        if all.all(|&value| self.surroundings.type_of(value).is_static()) {
            return None;
        }
        Some(results.iter().map(|&value| self.surroundings.type_of(value).clone()).collect())
    }

    /// How many bytes values take, as far as their types tell.
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

/// Code that takes the arguments of a function's body, calls the function and returns its results.
fn call_of(function: FunctionId, body: &Region, op: &Op) -> Code {
    let block = body.block();
    let arguments = block.arguments.len() as Slot;
    let results = block.ops.last().map_or(0, |terminator| terminator.operands.len()) as Slot;
    let call = Call {
        function,
        arguments: (0..arguments).map(ValueRef::Last).collect(),
        results: (arguments..arguments + results).map(Some).collect(),
    };
    let returned = (arguments..arguments + results).map(ValueRef::Last).collect();
    Code {
        function: op.full_name().into(),
        slots: (arguments + results) as usize,
        arguments: (0..arguments).map(Some).collect(),
        constants: Box::default(),
        steps: Box::new([PlanStep::Call(Box::new(call)), PlanStep::Return(returned)]),
        places: Box::new([OpOrigin::of(op), OpOrigin::of(op)]),
    }
}
