//! Loops as chunk programs that run again and again on their own results.

use std::collections::{HashMap, HashSet};

use super::regions::{Building, compile_region, meaning};
use crate::engine::chunks::LOOP_LANES_UP_TO;
use crate::engine::{Folded, OutOfBounds, Program, Register, Repeated, WindowAccess};
use crate::ir::{Block, Op, OpView, ValueId};
use crate::numeric::{ElementType, Numerics};
use crate::ops::Meaning;
use crate::ops::creation::constant_value;
use crate::ops::indexing::{DYNAMIC_SLICE, DYNAMIC_UPDATE_SLICE};
use crate::ops::reduction::REDUCE;
use crate::ops::scatter::{SCATTER, one_window};
use crate::ops::slicing::CONCATENATE;
use crate::paths::{self, Path};
use crate::tensor::Tensor;

/// A loop whose regions are chunk programs.
pub struct CompiledLoop {
    /// One iteration. The inputs of its program are the values that the loop carries in registers, then the
    /// captures of both regions that are in registers, then the constants.
    pub repeated: Repeated,
    /// The numbers of the carried values that are in registers.
    pub carried: Vec<usize>,
    /// The captures that are in registers.
    pub captures: Vec<ValueId>,
    /// The constants of the regions whose elements are not all one code.
    pub constants: Vec<Tensor>,
    /// The tensors that stay in memory.
    pub tensors: Vec<HeldTensor>,
}

/// A tensor that a loop reads and updates by windows.
pub struct HeldTensor {
    /// The origin of the tensor.
    pub origin: Origin,
    /// Whether the loop updates it.
    pub is_updated: bool,
}

/// The origin of a tensor that a loop reads.
pub enum Origin {
    /// The loop carries the tensor; this is the number of the carried value.
    Carried(usize),
    /// A region captures the tensor.
    Captured(ValueId),
    /// The tensor is a constant of a region.
    Constant(Tensor),
}

/// A loop whose two regions, `cond` and `body`, have one block each of elementwise ops on small tensors of
/// static shapes, reductions of them to one element, reshapes and constants, dynamic slices of any tensors,
/// updates of them and scatters of one window, and a terminator. `captures` are the values from outside that
/// they read.
///
/// A tensor is updated in place, so nothing may read its old elements after an update.
pub fn compile_loop(view: &OpView<'_>, captures: &[ValueId]) -> Option<CompiledLoop> {
    let [cond, body] = view.regions() else { return None };
    let ([cond], [body]) = (cond.blocks.as_slice(), body.blocks.as_slice()) else { return None };
    let mut parts = Parts::new(view, [cond, body]);
    parts.carried(cond, body)?;
    parts.captured(captures)?;
    parts.constants()?;
    parts.read()?;
    let outputs = parts.iteration(cond, body)?;
    parts.finish(&outputs)
}

/// A loop that is being compiled: its inputs, then its steps.
struct Parts<'v> {
    building: Building<'v>,
    blocks: [&'v Block; 2],
    /// The values that dynamic slices read, and those that updates read and give.
    sliced: HashSet<ValueId>,
    /// The origins of the tensors that stay in memory.
    origins: Vec<Origin>,
    /// How many lanes each input has.
    lanes: Vec<usize>,
    carried: Vec<usize>,
    captures: Vec<ValueId>,
    constants: Vec<Tensor>,
}

impl<'v> Parts<'v> {
    fn new(view: &'v OpView<'v>, blocks: [&'v Block; 2]) -> Parts<'v> {
        Parts {
            building: Building { most_lanes: LOOP_LANES_UP_TO, ..Building::new(view) },
            blocks,
            sliced: sliced(blocks),
            origins: Vec::new(),
            lanes: Vec::new(),
            carried: Vec::new(),
            captures: Vec::new(),
            constants: Vec::new(),
        }
    }

    fn ops(&self) -> impl Iterator<Item = &'v Op> + use<'v> {
        self.blocks.into_iter().flat_map(|block| &block.ops)
    }

    /// Adds an input for a value in a register.
    fn input(&mut self, value: ValueId) -> Option<Register> {
        self.lanes.push(self.building.lanes(value)?);
        self.building.input(value)
    }

    /// Adds a tensor that stays in memory and is the value of both regions.
    fn tensor(&mut self, values: [ValueId; 2], origin: Origin) {
        self.building.tensors.add(values);
        self.origins.push(origin);
    }

    /// Whether a value from outside stays in memory. The result is `None` if such a loop cannot have a value
    /// of its type.
    fn is_large(&self, value: ValueId) -> Option<bool> {
        self.building.tensor(value)?.static_len()?;
        Some(self.sliced.contains(&value) || self.building.lanes(value).is_none())
    }

    fn carried(&mut self, cond: &Block, body: &Block) -> Option<()> {
        for (index, (&argument, &same)) in cond.arguments.iter().zip(&body.arguments).enumerate() {
            if self.is_large(argument)? || self.sliced.contains(&same) {
                self.tensor([argument, same], Origin::Carried(index));
                continue;
            }
            let register = self.input(argument)?;
            self.building.registers.insert(same, register);
            self.carried.push(index);
        }
        Some(())
    }

    fn captured(&mut self, captures: &[ValueId]) -> Option<()> {
        for &capture in captures {
            if self.is_large(capture)? {
                self.tensor([capture, capture], Origin::Captured(capture));
                continue;
            }
            self.input(capture)?;
            self.captures.push(capture);
        }
        Some(())
    }

    /// Adds the constants that are read by windows, or whose elements are not all one code.
    fn constants(&mut self) -> Option<()> {
        for op in self.ops().filter(|op| matches!(meaning(op), Some(Meaning::Constant))) {
            let view = self.building.view.with_op(op);
            let Some(value) = constant_value(&view) else { continue };
            let result = op.results[0];
            if self.sliced.contains(&result) {
                self.tensor([result, result], Origin::Constant(value.to_tensor()));
            } else if !value.splat && value.len() > 1 {
                self.input(result)?;
                self.constants.push(value.to_tensor());
            }
        }
        Some(())
    }

    /// Adds inputs for the windows that are read while the loop runs, and for the results of reductions.
    fn read(&mut self) -> Option<()> {
        for op in self.ops() {
            if is_slice(op) || is_reduce(op) {
                self.input(*op.results.first()?)?;
            } else if is_scatter(op) {
                // an input for the elements before the update: the block argument has rank 0, and the window
                // is as large as the update
                let [update, ..] = op.operands[2..] else { return None };
                self.building.input(op.regions[0].block().arguments[0])?;
                self.lanes.push(self.building.lanes(update)?);
            }
        }
        Some(())
    }

    /// Adds the steps of both regions. The result is the register of the condition, then the carried values
    /// in registers.
    fn iteration(&mut self, cond: &Block, body: &Block) -> Option<Vec<Register>> {
        let [goes_on] = self.building.steps(cond)? else { return None };
        let mut outputs = vec![*self.building.registers.get(goes_on)?];
        for (index, value) in self.building.steps(body)?.iter().enumerate() {
            match self.building.tensors.place(*value).map(|tensor| &self.origins[tensor]) {
                Some(Origin::Carried(own)) if *own == index => {}
                Some(_) => return None,
                None => outputs.push(*self.building.registers.get(value)?),
            }
        }
        (outputs.len() == self.carried.len() + 1).then_some(outputs)
    }

    /// The compiled loop. It is `None` if an op rounds stochastically, since each iteration draws bits of its
    /// own, and if there are codes that their values do not tell, since the loop may hand them on, or formats to
    /// which no carrier can round.
    fn finish(self, outputs: &[Register]) -> Option<CompiledLoop> {
        let steps = &self.building.steps;
        let fits = |element: &ElementType| match element {
            ElementType::Float(format) => !format.repeats_values() && format.is_exact_in_carrier(),
            _ => true,
        };
        if steps.is_stochastic() || !steps.registers().iter().all(fits) {
            return None;
        }
        let Parts { building, origins, lanes, carried, captures, constants, .. } = self;
        let Tensors { accesses, folds, versions, .. } = building.tensors;
        let program = Program::keeping(building.steps, outputs, building.kept);
        let repeated = Repeated::new(program, lanes, carried.len(), &accesses, &folds)?;
        let tensors = origins.into_iter().zip(versions);
        let tensors: Vec<HeldTensor> = tensors
            .map(|(origin, updates)| HeldTensor { origin, is_updated: updates > 0 })
            .collect();
        let may_change =
            |tensor: &HeldTensor| !tensor.is_updated || matches!(tensor.origin, Origin::Carried(_));
        let is_in_place = tensors.iter().all(may_change);
        is_in_place.then_some(CompiledLoop { repeated, carried, captures, constants, tensors })
    }
}

fn is_slice(op: &Op) -> bool {
    op.full_name() == DYNAMIC_SLICE.def.name
}

fn is_update(op: &Op) -> bool {
    op.full_name() == DYNAMIC_UPDATE_SLICE.def.name
}

pub(super) fn is_reduce(op: &Op) -> bool {
    op.full_name() == REDUCE.def.name
}

fn is_scatter(op: &Op) -> bool {
    op.full_name() == SCATTER.def.name
}

/// The values that dynamic slices read, and those that updates read and give.
fn sliced(blocks: [&Block; 2]) -> HashSet<ValueId> {
    let mut sliced = HashSet::new();
    for op in blocks.iter().flat_map(|block| &block.ops) {
        if is_slice(op) || is_update(op) || is_scatter(op) {
            sliced.insert(op.operands[0]);
        }
        if is_update(op) || is_scatter(op) {
            sliced.insert(op.results[0]);
        }
    }
    sliced
}

/// The tensors of a loop that is being compiled.
#[derive(Default)]
pub(super) struct Tensors {
    /// How often each tensor was updated so far.
    versions: Vec<usize>,
    /// The tensor that each value is, and after how many updates.
    values: HashMap<ValueId, (usize, usize)>,
    accesses: Vec<WindowAccess>,
    folds: Vec<Folded>,
    /// Values that are a list of registers of one lane.
    lists: HashMap<ValueId, Vec<Register>>,
}

impl Tensors {
    /// Adds a tensor that is the value of both regions.
    fn add(&mut self, values: [ValueId; 2]) {
        let tensor = self.versions.len();
        self.versions.push(0);
        self.values.extend(values.map(|value| (value, (tensor, 0))));
    }

    /// Whether a value is one of the tensors.
    pub(super) fn has(&self, value: Option<&ValueId>) -> bool {
        value.is_some_and(|value| self.values.contains_key(value))
    }

    /// The number of the tensor that a value is, unless the tensor was updated since.
    fn place(&self, value: ValueId) -> Option<usize> {
        let (tensor, version) = *self.values.get(&value)?;
        (self.versions[tensor] == version).then_some(tensor)
    }
}

impl Building<'_> {
    /// Adds an op that reads one of the tensors.
    pub(super) fn access(&mut self, op: &Op) -> Option<()> {
        let tensor = self.tensors.place(op.operands[0]);
        let tensor = tensor.filter(|_| paths::allows(Path::WindowAccess))?;
        if is_scatter(op) {
            return self.scatter(op, tensor);
        }
        let register = |value: &ValueId| self.registers.get(value).copied();
        let is_update = is_update(op);
        let (moved, starts) = match &op.operands[1..] {
            starts if is_slice(op) => (op.results[0], starts),
            [update, starts @ ..] if is_update => (*update, starts),
            _ => return None,
        };
        let starts: Option<Vec<Register>> = starts.iter().map(register).collect();
        let access = WindowAccess {
            before: self.steps.instructions().len(),
            tensor,
            is_update,
            outside: OutOfBounds::Clamp,
            register: register(&moved)?,
            starts: starts?.into_iter().map(Some).collect(),
            shape: self.shape(op.operands[0])?,
            window: self.shape(moved)?,
        };
        self.add_access(access, op);
        Some(())
    }

    /// Adds a scatter of one window whose elements are updated independently: the window is read, updated and
    /// written.
    fn scatter(&mut self, op: &Op, tensor: usize) -> Option<()> {
        let view = self.view.with_op(op);
        let (window, axes) = one_window(&view)?;
        let [_, indices, update] = op.operands[..] else { return None };
        let indices = match self.tensors.lists.get(&indices) {
            Some(list) => list.clone(),
            None => vec![*self.registers.get(&indices)?],
        };
        if indices.len() != axes.len() || view.body_numerics() != view.run_numerics {
            return None;
        }
        let mut starts = vec![None; window.len()];
        axes.iter().zip(indices).for_each(|(&axis, index)| starts[axis] = Some(index));
        let block = op.regions[0].block();
        let [old, new] = block.arguments[..] else { return None };
        let read = WindowAccess {
            before: self.steps.instructions().len(),
            tensor,
            is_update: false,
            outside: OutOfBounds::Skip,
            register: *self.registers.get(&old)?,
            starts,
            shape: self.shape(op.operands[0])?,
            window,
        };
        let element = |value: ValueId| self.tensor(value).map(|ty| &ty.element);
        if element(old) != element(op.operands[0]) || element(new) != element(update) {
            return None;
        }
        self.registers.insert(new, *self.registers.get(&update)?);
        let is_elementwise =
            |op: &Op| matches!(meaning(op), Some(Meaning::Elementwise(_) | Meaning::Constant));
        if !block.ops.split_last()?.1.iter().all(is_elementwise) {
            return None;
        }
        let [result] = self.steps(block)? else { return None };
        let register = *self.registers.get(result)?;
        let written = WindowAccess {
            before: self.steps.instructions().len(),
            is_update: true,
            register,
            ..read.clone()
        };
        if *result != new {
            self.add_access(read, op);
        }
        self.add_access(written, op);
        Some(())
    }

    /// Adds a reduction of one tensor to one element by one step.
    pub(super) fn fold(&mut self, op: &Op) -> Option<()> {
        let view = self.view.with_op(op);
        let ([source, initial], [result]) = (&op.operands[..], &op.results[..]) else {
            return None;
        };
        let is_standard = [view.numerics(), view.body_numerics()] == [Numerics::STANDARD; 2];
        if !is_standard || self.lanes(*result)? != 1 {
            return None;
        }
        let body = compile_region(&view, op.regions.first()?, &[])?;
        let (binary, _) = body.as_binary()?;
        let lanes = self.lanes(*source)?;
        let [source, initial, given] =
            [source, initial, result].map(|value| self.registers.get(value).copied());
        let (source, initial, given) = (source?, initial?, given?);
        let element = self.steps.element(source).clone();
        let has_element = |other: &ElementType| *other == element;
        if !body.inputs().iter().chain(body.outputs()).all(has_element)
            || ![initial, given].iter().all(|&one| has_element(self.steps.element(one)))
        {
            return None;
        }
        let given = if lanes == 1 {
            self.steps.set_numerics(Numerics::STANDARD);
            self.steps.binary(binary, initial, source).ok()?
        } else if Folded::is_possible(binary, &element) && paths::allows(Path::ScalarReduction) {
            self.kept.extend([source, initial, given]);
            let before = self.steps.instructions().len();
            let folded = Folded { before, binary, source, lanes, initial, result: given };
            self.tensors.folds.push(folded);
            self.steps.copy(given)
        } else {
            return None;
        };
        self.registers.insert(*result, given);
        Some(())
    }

    /// Adds an op whose result is a list of registers of one lane, if it is one.
    pub(super) fn list(&mut self, op: &Op) -> Option<()> {
        let is_one = |value: &ValueId| self.lanes(*value) == Some(1);
        if op.full_name() != CONCATENATE.def.name || !op.operands.iter().all(is_one) {
            return None;
        }
        let registers = op.operands.iter().map(|value| self.registers.get(value).copied());
        let registers = registers.collect::<Option<Vec<Register>>>()?;
        self.tensors.lists.insert(op.results[0], registers);
        Some(())
    }

    fn shape(&self, value: ValueId) -> Option<Vec<usize>> {
        self.tensor(value)?.static_shape()
    }

    /// Adds the access of an op. An update also gives the op's result.
    fn add_access(&mut self, access: WindowAccess, op: &Op) {
        let WindowAccess { register, ref starts, tensor, is_update, .. } = access;
        self.kept.extend(starts.iter().flatten().chain([&register]));
        self.tensors.accesses.push(access);
        if is_update {
            self.tensors.versions[tensor] += 1;
            let version = self.tensors.versions[tensor];
            self.tensors.values.insert(op.results[0], (tensor, version));
        }
    }
}
