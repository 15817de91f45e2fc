//! Loops as chunk programs that run again and again on their own results.

use std::collections::{HashMap, HashSet};

use super::body::{Building, meaning};
use crate::ir::{Block, Op, OpView, ValueId};
use crate::kernels::program::MOST_LANES;
use crate::kernels::{Access, Outside, Register, Repeated};
use crate::ops::indexing::{DYNAMIC_SLICE, DYNAMIC_UPDATE_SLICE};
use crate::ops::scatter::{SCATTER, one_window};
use crate::ops::slicing::CONCATENATE;
use crate::ops::{Meaning, creation};
use crate::tensor::Tensor;

/// A loop whose regions are chunk programs.
pub struct CompiledLoop {
    /// One iteration. Its inputs are what the loop carries in registers, then the captures of both
    /// regions that are in registers, then the constants.
    pub repeated: Repeated,
    /// Which of the values that the loop carries are in registers.
    pub carried: Vec<usize>,
    /// Which captures are.
    pub captures: Vec<ValueId>,
    /// The constants of the regions that are not one code everywhere.
    pub constants: Vec<Tensor>,
    /// What stays in memory.
    pub tensors: Vec<LoopTensor>,
}

/// A tensor that a loop reads and updates by windows.
pub struct LoopTensor {
    /// Which one it is.
    pub origin: Origin,
    /// Whether the loop updates it.
    pub is_updated: bool,
}

/// Where a loop has a tensor from.
pub enum Origin {
    /// It carries it: which of its values it is.
    Carried(usize),
    /// A region captures it.
    Captured(ValueId),
    /// A constant of a region.
    Constant(Tensor),
}

/// A loop whose two regions, `cond` and `body`, have one block each of elementwise ops on small
/// tensors of static shapes, reshapes and constants, dynamic slices of any tensors, updates of them
/// and scatters of one window, and a terminator. `captures` are the values from outside that they read.
///
/// A tensor that is updated is updated where it is: so nothing may read it as it was before.
pub fn compile_loop(view: &OpView<'_>, captures: &[ValueId]) -> Option<CompiledLoop> {
    let [cond, body] = view.regions() else { return None };
    let ([cond], [body]) = (cond.blocks.as_slice(), body.blocks.as_slice()) else { return None };
    let sliced = sliced([cond, body]);
    let mut building = Building { most_lanes: MOST_LANES, ..Building::new(view) };
    let is_large = |building: &Building<'_>, value: ValueId| {
        building.tensor(value)?.static_len()?;
        Some(sliced.contains(&value) || building.lanes(value).is_none())
    };
    let mut origins = Vec::new();
    let mut lanes = Vec::new();
    let mut carried = Vec::new();
    for (index, (&argument, &same)) in cond.arguments.iter().zip(&body.arguments).enumerate() {
        if is_large(&building, argument)? || sliced.contains(&same) {
            building.tensors.add([argument, same]);
            origins.push(Origin::Carried(index));
            continue;
        }
        let register = building.input(argument)?;
        building.registers.insert(same, register);
        lanes.push(building.lanes(argument)?);
        carried.push(index);
    }
    let mut in_registers = Vec::new();
    for &capture in captures {
        if is_large(&building, capture)? {
            building.tensors.add([capture, capture]);
            origins.push(Origin::Captured(capture));
            continue;
        }
        building.input(capture)?;
        lanes.push(building.lanes(capture)?);
        in_registers.push(capture);
    }
    let ops = || cond.ops.iter().chain(&body.ops);
    let mut constants = Vec::new();
    for op in ops().filter(|op| matches!(meaning(op), Some(Meaning::Constant))) {
        let view = view.with_op(op);
        let Some(value) = creation::constant_value(&view) else { continue };
        let result = op.results[0];
        if sliced.contains(&result) {
            building.tensors.add([result, result]);
            origins.push(Origin::Constant(value.to_tensor()));
        } else if !value.splat && value.len() > 1 {
            building.input(result)?;
            lanes.push(building.lanes(result)?);
            constants.push(value.to_tensor());
        }
    }
    for op in ops() {
        if is_slice(op) {
            building.input(op.results[0])?;
            lanes.push(building.lanes(op.results[0])?);
        } else if is_scatter(op) {
            // what is there before
            let [update, ..] = op.operands[2..] else { return None };
            building.input(op.regions[0].block().arguments[0])?;
            lanes.push(building.lanes(update)?);
        }
    }
    let mut outputs = Vec::new();
    let [goes_on] = building.steps(cond)? else { return None };
    outputs.push(*building.registers.get(goes_on)?);
    for (index, value) in building.steps(body)?.iter().enumerate() {
        match building.tensors.place(*value) {
            Some(tensor) if matches!(origins[tensor], Origin::Carried(own) if own == index) => {}
            Some(_) => return None,
            None => outputs.push(*building.registers.get(value)?),
        }
    }
    if outputs.len() != carried.len() + 1 {
        return None;
    }
    let Building { builder, tensors, .. } = building;
    let program = builder.finish(&outputs);
    let repeated = Repeated::new(program, lanes, carried.len(), &tensors.accesses)?;
    let tensors = origins
        .into_iter()
        .enumerate()
        .map(|(tensor, origin)| LoopTensor { origin, is_updated: tensors.versions[tensor] > 0 });
    let tensors: Vec<LoopTensor> = tensors.collect();
    let changes_others =
        |tensor: &LoopTensor| tensor.is_updated && !matches!(tensor.origin, Origin::Carried(_));
    match tensors.iter().any(changes_others) {
        true => None,
        false => {
            Some(CompiledLoop { repeated, carried, captures: in_registers, constants, tensors })
        }
    }
}

fn is_slice(op: &Op) -> bool {
    op.full_name() == DYNAMIC_SLICE.def.name
}

fn is_update(op: &Op) -> bool {
    op.full_name() == DYNAMIC_UPDATE_SLICE.def.name
}

fn is_scatter(op: &Op) -> bool {
    op.full_name() == SCATTER.def.name
}

/// What dynamic slices read, and what updates read and give.
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

/// The tensors of a loop in the making.
#[derive(Default)]
pub(super) struct Tensors {
    /// How often each was updated so far.
    versions: Vec<usize>,
    /// Which one a value is, after how many updates.
    values: HashMap<ValueId, (usize, usize)>,
    accesses: Vec<Access>,
    /// Values that are some registers of one lane one after the other.
    lists: HashMap<ValueId, Vec<Register>>,
}

impl Tensors {
    /// A tensor that is two values.
    fn add(&mut self, values: [ValueId; 2]) {
        let tensor = self.versions.len();
        self.versions.push(0);
        self.values.extend(values.map(|value| (value, (tensor, 0))));
    }

    /// Whether a value is one of them.
    pub(super) fn has(&self, value: Option<&ValueId>) -> bool {
        value.is_some_and(|value| self.values.contains_key(value))
    }

    /// Which of them a value is, if it is as it is now.
    fn place(&self, value: ValueId) -> Option<usize> {
        let (tensor, version) = *self.values.get(&value)?;
        (self.versions[tensor] == version).then_some(tensor)
    }
}

impl Building<'_> {
    /// An op that reads one of the tensors.
    pub(super) fn access(&mut self, op: &Op) -> Option<()> {
        let tensor = self.tensors.place(op.operands[0])?;
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
        let access = Access {
            before: self.builder.len(),
            tensor,
            is_update,
            outside: Outside::Clamp,
            register: register(&moved)?,
            starts: starts?.into_iter().map(Some).collect(),
            shape: self.shape(op.operands[0])?,
            window: self.shape(moved)?,
        };
        self.add_access(access, op);
        Some(())
    }

    /// A scatter of one window, of elements that are updated by themselves: the window is read, updated
    /// and written.
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
        let read = Access {
            before: self.builder.len(),
            tensor,
            is_update: false,
            outside: Outside::Skip,
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
        let written =
            Access { before: self.builder.len(), is_update: true, register, ..read.clone() };
        if *result != new {
            self.add_access(read, op);
        }
        self.add_access(written, op);
        Some(())
    }

    /// One-lane registers one after the other, if that is what an op makes.
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

    /// Adds an access of an op. An update gives the op's result.
    fn add_access(&mut self, access: Access, op: &Op) {
        let Access { register, ref starts, tensor, is_update, .. } = access;
        starts.iter().flatten().chain([&register]).for_each(|&read| self.builder.keep(read));
        self.tensors.accesses.push(access);
        if is_update {
            self.tensors.versions[tensor] += 1;
            let version = self.tensors.versions[tensor];
            self.tensors.values.insert(op.results[0], (tensor, version));
        }
    }
}
