//! The planning of calls, branches and loops.

use super::{Lowering, Role, Surroundings};
use crate::engine::machine::{FunctionId, tiles};
use crate::engine::plan::loops::{Origin, compile_loop};
use crate::engine::plan::readers::captures;
use crate::engine::plan::{
    Branch, Call, Communication, Edge, Evaluation, LoopTensor, Manual, Method, Parallel, PlanStep,
    Slot, SmallLoop, Transfer, ValueRef, ValueRefs,
};
use crate::ir::{Attribute, Op, TensorType, Type, ValueId};
use crate::ops::exchange::ProcessGrid;
use crate::ops::{Control, Evaluate, ManualComputation};
use crate::paths::{self, Path};
use crate::tensor::Value;

impl<'m> Lowering<'_, 'm> {
    pub fn control(&mut self, op: &'m Op, control: Control) {
        self.flush_all();
        self.observe_before(op);
        match control {
            Control::Call => self.call(op, "callee"),
            Control::Composite => self.call(op, "decomposition"),
            Control::If => self.branch(op),
            Control::Case => self.select(op),
            Control::While => self.repeat(op),
            Control::RunParallel => self.run_parallel(op),
            Control::AsyncStart => self.async_start(op),
            Control::Named => self.named(op),
            Control::Manual => self.manual(op),
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
        self.emit(op, PlanStep::Call(Box::new(Call { function, arguments, results })));
    }

    /// Plans a custom call that a function of the module computes.
    pub fn call_given(&mut self, op: &'m Op, target: &str, name: &str) {
        self.flush_all();
        self.observe_before(op);
        let Surroundings { executable, id, .. } = self.surroundings;
        let symbol = [name.to_string()];
        let Some(callee) = executable.resolve(*id, &symbol) else {
            let message = format!("@{target}: there is no function @{name} in the module");
            return self.refuse(op, message);
        };
        let ty = &executable.function(callee).1.ty;
        let types = |values: &[ValueId]| -> Vec<Type> {
            values.iter().map(|&value| self.surroundings.type_of(value).clone()).collect()
        };
        let (operands, results) = (types(&op.operands), types(&op.results));
        let fits = |types: &[Type], declared: &[Type]| {
            types.len() == declared.len()
                && types.iter().zip(declared).all(|(ty, declared)| ty.compatible(declared))
        };
        if !fits(&operands, &ty.inputs) || !fits(&results, &ty.results) {
            let listed =
                |types: &[Type]| types.iter().map(Type::to_string).collect::<Vec<_>>().join(", ");
            let message = format!(
                "@{target}: the call is ({}) -> ({}), @{name} is ({}) -> ({})",
                listed(&operands),
                listed(&results),
                listed(&ty.inputs),
                listed(&ty.results)
            );
            return self.refuse(op, message);
        }
        let Some(function) = self.function(op, &symbol) else {
            self.define_all(&op.results);
            return;
        };
        let arguments = self.sources(&op.operands, op);
        let results = self.define_all(&op.results);
        self.emit(op, PlanStep::Call(Box::new(Call { function, arguments, results })));
    }

    /// Plans `interpreter.run_parallel`, whose programs are rows of functions, one row for each replica.
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
        self.emit(op, PlanStep::Parallel(Box::new(parallel)));
    }

    /// The function that a verified symbol names. A declaration is refused.
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

    /// Plans `async_start`: its region runs at once, and the future holds the values that it returned.
    fn async_start(&mut self, op: &'m Op) {
        let block = op.regions[0].block();
        let sources = self.sources(&op.operands, op);
        for (&argument, source) in block.arguments.iter().zip(sources) {
            self.homes.insert(argument, source);
        }
        self.observe_entry(op, Some(op), 0, &block.arguments);
        let (terminator, values) = self.block(block);
        self.observe_exit(terminator, Some(op), 0);
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
        self.emit(op, PlanStep::Evaluate(Box::new(evaluation)));
    }

    /// Plans `sdy.named_computation`, whose results are the values that its region returns.
    fn named(&mut self, op: &'m Op) {
        let block = op.regions[0].block();
        let sources = self.sources(&op.operands, op);
        for (&argument, source) in block.arguments.iter().zip(sources) {
            self.homes.insert(argument, source);
        }
        self.observe_entry(op, Some(op), 0, &block.arguments);
        let (terminator, returned) = self.block(block);
        self.observe_exit(terminator, Some(op), 0);
        for (&result, source) in op.results.iter().zip(returned) {
            self.homes.insert(result, source);
        }
    }

    /// Plans `sdy.manual_computation`: a step that starts the devices, or runs the region as the device that
    /// the process is, then a step at which devices of a computation around this one join their results.
    fn manual(&mut self, op: &'m Op) {
        let computation = match ManualComputation::of(&self.surroundings.view(op)) {
            Ok(computation) => computation,
            Err(violation) => return self.refuse(op, format!("{}: {violation}", op.full_name())),
        };
        let block = op.regions[0].block();
        let code = Lowering::code_of(self.surroundings, self.findings, block, Role::Devices(op));
        let exchange = tiles::exchange(&computation);
        let arguments = self.sources(&op.operands, op);
        let returned = self.define_all(&op.results);
        let operands: ValueRefs = returned.iter().flatten().copied().map(ValueRef::Slot).collect();
        let manual = Manual { computation, code, arguments, results: returned };
        self.emit(op, PlanStep::Manual(Box::new(manual)));
        let communication = Communication {
            exchange,
            operands,
            results: self.define_all(&op.results),
            bodies: Box::default(),
            result_types: self.types_to_check(&op.results, &op.results),
            place: self.surroundings.place_of(op),
            among_devices: true,
        };
        self.emit(op, PlanStep::Exchange(Box::new(communication)));
    }

    /// Plans `if`: the true region follows the branch.
    fn branch(&mut self, op: &'m Op) {
        let predicate = self.source(op.operands[0], op);
        let results = self.define_all(&op.results);
        let branch = self.emit(op, PlanStep::Jump(0));
        self.arm(op, 0, &results);
        let exit = self.emit(op, PlanStep::Jump(0));
        let otherwise = Edge { target: self.steps.len(), drops: Box::default() };
        let drops = Box::default();
        self.steps[branch] = PlanStep::Branch(Box::new(Branch { predicate, drops, otherwise }));
        self.arm(op, 1, &results);
        self.steps[exit] = PlanStep::Jump(self.steps.len());
    }

    /// Plans `case`: the branches follow each other.
    fn select(&mut self, op: &'m Op) {
        let selector = self.source(op.operands[0], op);
        let results = self.define_all(&op.results);
        let select = self.emit(op, PlanStep::Jump(0));
        let mut edges = Vec::new();
        let mut exits = Vec::new();
        for region in 0..op.regions.len() {
            edges.push(Edge { target: self.steps.len(), drops: Box::default() });
            self.arm(op, region, &results);
            exits.push(self.emit(op, PlanStep::Jump(0)));
        }
        self.steps[select] = PlanStep::Select(selector, edges.into());
        for exit in exits {
            self.steps[exit] = PlanStep::Jump(self.steps.len());
        }
    }

    /// Plans a region of `if` or `case`, whose values become the op's results.
    fn arm(&mut self, op: &'m Op, region: usize, results: &[Option<Slot>]) {
        self.observe_entry(op, Some(op), region, &[]);
        let (terminator, sources) = self.block(op.regions[region].block());
        self.observe_exit(terminator, Some(op), region);
        let label = if op.full_name() == "stablehlo.if" { "if_c3" } else { "case_c4" };
        let roles = [(&op.results[..], label)];
        let transfer = self.transfer(&terminator.operands, &sources, results, &roles);
        self.emit(terminator, transfer);
    }

    /// Plans `while`: the carried values, the regions' arguments and the results share slots.
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
            self.emit(op, PlanStep::Loop(Box::new(small)));
            return;
        }
        for arguments in [&cond.arguments, &body.arguments] {
            for (argument, result) in arguments.iter().zip(&op.results) {
                self.homes.insert(*argument, self.homes[result]);
            }
        }
        let head = self.steps.len();
        self.observe_entry(op, Some(op), 0, &cond.arguments);
        let (terminator, predicate) = self.block(cond);
        self.observe_exit(terminator, Some(op), 0);
        let branch = self.emit(terminator, PlanStep::Jump(0));
        self.observe_entry(op, Some(op), 1, &body.arguments);
        let (terminator, values) = self.block(body);
        self.observe_exit(terminator, Some(op), 1);
        let transfer = self.transfer(&terminator.operands, &values, &carried, &roles);
        self.emit(terminator, transfer);
        self.emit(op, PlanStep::Jump(head));
        let otherwise = Edge { target: self.steps.len(), drops: Box::default() };
        let branch_step = Branch { predicate: predicate[0], drops: Box::default(), otherwise };
        self.steps[branch] = PlanStep::Branch(Box::new(branch_step));
    }

    /// Moves values into slots. Each slot stands for one value in each of the `roles`; the label of a role is
    /// the constraint that the moved value has that value's type. A value that is already in its slot needs
    /// no move.
    fn transfer(
        &self,
        values: &[ValueId],
        sources: &[ValueRef],
        slots: &[Option<Slot>],
        roles: &[(&[ValueId], &'static str)],
    ) -> PlanStep {
        let type_of = |value| self.surroundings.type_of(value);
        let mut transfer: (Vec<ValueRef>, Vec<Option<Slot>>, Vec<_>) = Default::default();
        for (index, (&source, &slot)) in sources.iter().zip(slots).enumerate() {
            if slot.map(ValueRef::Slot) == Some(source) {
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
        PlanStep::Move(Box::new(Transfer { sources, targets, types }))
    }

    /// A loop as a program of its own, if it is one over scalars, small tensors and windows of larger
    /// tensors.
    fn small_loop(&mut self, op: &'m Op) -> Option<SmallLoop> {
        if !self.surroundings.is_fast() || !paths::allows(Path::RegisterLoop) {
            return None;
        }
        let captured = captures(&op.regions);
        let compiled = compile_loop(&self.surroundings.view(op), &captured)?;
        let slot = |lowering: &Self, index: usize| match lowering.homes.get(&op.results[index]) {
            Some(ValueRef::Slot(slot)) => *slot,
            _ => unreachable!("what a loop carries has slots"),
        };
        let carried = compiled.carried.iter().map(|&index| {
            let ty = self.surroundings.type_of(op.results[index]).as_tensor();
            let shape = ty.and_then(TensorType::static_shape);
            let shape = shape.unwrap_or_else(|| unreachable!("loops in registers have shapes"));
            (slot(self, index), shape.into())
        });
        let carried = carried.collect();
        let mut captures = self.sources(&compiled.captures, op).into_vec();
        let constants = compiled.constants.into_iter();
        captures.extend(constants.map(|tensor| self.add_constant(tensor.into())));
        let tensors = compiled.tensors.into_iter().map(|tensor| match tensor.origin {
            Origin::Carried(index) if tensor.is_updated => LoopTensor::Updated(slot(self, index)),
            Origin::Carried(index) => LoopTensor::Read(ValueRef::Slot(slot(self, index))),
            Origin::Captured(value) => LoopTensor::Read(self.source(value, op)),
            Origin::Constant(tensor) => LoopTensor::Read(self.add_constant(tensor.into())),
        });
        let tensors = tensors.collect();
        Some(SmallLoop { repeated: compiled.repeated, carried, captures: captures.into(), tensors })
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
