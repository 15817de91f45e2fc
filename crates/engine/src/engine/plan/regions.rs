//! Regions, compiled to chunk programs.

use std::collections::HashMap;
use std::sync::Arc;

use super::loops::{Tensors, is_reduce};
use crate::engine::fast::{self, CompiledBody, Fast};
use crate::engine::{Program, Register};
use crate::ir::{Block, Op, OpView, Region, TensorType, ValueId};
use crate::meaning::Steps;
use crate::ops::creation::constant_value;
use crate::ops::{self, Body, Control, Meaning};

/// Compiles a region that an op applies to many elements. The steps take the block's arguments and then the
/// `captures`, which are values from outside that the region reads. They give the values that the terminator
/// returns.
pub fn compile_body(
    view: &OpView<'_>,
    index: usize,
    region: &Region,
    captures: Vec<ValueId>,
) -> CompiledBody {
    let program = compile_region(view, region, &captures);
    let steps = program.as_ref().map(|program| Arc::new(program.meaning().clone()));
    let is_stochastic = program.as_ref().is_some_and(Program::is_stochastic);
    let meaning = Body { region: index, captures, steps, is_stochastic };
    let is_faithful =
        |program: &Program| !program.is_stochastic() && !program.meaning().moves_repeated_values();
    CompiledBody { meaning, program: program.filter(is_faithful).map(Arc::new) }
}

/// Compiles a region. The result is `None` unless the region has one block of elementwise ops on rank-0 tensors,
/// constants, and a terminator that returns rank-0 tensors.
pub(super) fn compile_region(
    view: &OpView<'_>,
    region: &Region,
    captures: &[ValueId],
) -> Option<Program> {
    let [block] = region.blocks.as_slice() else { return None };
    let view = OpView { run_numerics: view.body_numerics(), ..*view };
    let mut building = Building::new(&view);
    for &input in block.arguments.iter().chain(captures) {
        building.input(input)?;
    }
    let outputs = building.block(block)?;
    Some(Program::new(building.steps, &outputs))
}

pub(super) fn meaning(op: &Op) -> Option<&'static Meaning> {
    ops::entry(op.full_name()).map(|entry| &entry.meaning)
}

/// A program that is being built.
pub(super) struct Building<'v> {
    pub(super) view: &'v OpView<'v>,
    pub(super) steps: Steps,
    /// The registers that keep their slots to the end of the program.
    pub(super) kept: Vec<Register>,
    pub(super) registers: HashMap<ValueId, Register>,
    /// How many elements a value has at most; at 1, all values have rank 0.
    pub(super) most_lanes: usize,
    /// The tensors of a loop that are not in registers.
    pub(super) tensors: Tensors,
}

impl<'v> Building<'v> {
    pub(super) fn new(view: &'v OpView<'v>) -> Building<'v> {
        Building {
            view,
            steps: Steps::new(),
            kept: Vec::new(),
            registers: HashMap::new(),
            most_lanes: 1,
            tensors: Tensors::default(),
        }
    }

    /// Adds an input for a value that may be in a register.
    pub(super) fn input(&mut self, value: ValueId) -> Option<Register> {
        self.lanes(value)?;
        let register = self.steps.input(self.tensor(value)?.element.clone());
        self.registers.insert(value, register);
        Some(register)
    }

    /// Adds the steps of a block. The result is the registers that its terminator returns.
    fn block(&mut self, block: &Block) -> Option<Vec<Register>> {
        let returned = self.steps(block)?;
        returned.iter().map(|output| self.registers.get(output).copied()).collect()
    }

    /// Adds the steps of a block. The result is the values that its terminator returns.
    pub(super) fn steps<'b>(&mut self, block: &'b Block) -> Option<&'b [ValueId]> {
        let (terminator, ops) = block.ops.split_last()?;
        if !matches!(meaning(terminator), Some(Meaning::Control(Control::Return))) {
            return None;
        }
        ops.iter().try_for_each(|op| self.add(op))?;
        Some(&terminator.operands)
    }

    pub(super) fn tensor(&self, value: ValueId) -> Option<&'v TensorType> {
        self.view.type_of(value).as_tensor()
    }

    /// The number of elements of a value, if it may be in a register.
    pub(super) fn lanes(&self, value: ValueId) -> Option<usize> {
        let ty = self.tensor(value)?;
        let lanes = ty.static_len().filter(|lanes| (1..=self.most_lanes).contains(lanes))?;
        (ty.rank() == 0 || self.most_lanes > 1).then_some(lanes)
    }

    fn add(&mut self, op: &Op) -> Option<()> {
        if self.tensors.has(op.operands.first()) {
            return self.access(op);
        }
        if self.most_lanes > 1 && self.list(op).is_some() {
            return Some(());
        }
        if self.most_lanes > 1 && is_reduce(op) {
            return self.fold(op);
        }
        for &result in &op.results {
            self.lanes(result)?;
        }
        let view = self.view.with_op(op);
        let operands: Option<Vec<Register>> =
            op.operands.iter().map(|operand| self.registers.get(operand).copied()).collect();
        let operands = operands?;
        let results = match (fast::of(op.full_name()), meaning(op)?) {
            // a constant whose elements differ is an input
            (_, Meaning::Constant) if self.registers.contains_key(&op.results[0]) => {
                return Some(());
            }
            (_, Meaning::Constant) => vec![self.constant(&view)?],
            // a register of one lane stands for as many as are needed
            (Some(Fast::View(..)), _) if self.lanes(op.operands[0]) == Some(1) => operands,
            (Some(Fast::View(_, strided)), _)
                if strided(&view).is_some_and(|strided| strided.is_identity()) =>
            {
                operands
            }
            (_, Meaning::Elementwise(lower) | Meaning::Broadcasting(lower))
                if self.in_one_index_space(op) =>
            {
                ops::lower_elementwise(&view, *lower, &operands, &mut self.steps).ok()?
            }
            _ => return None,
        };
        self.registers.extend(op.results.iter().copied().zip(results));
        Some(())
    }

    /// Whether each operand has the result's shape, or one element for all.
    fn in_one_index_space(&self, op: &Op) -> bool {
        let shape = self.tensor(op.results[0]).map(|ty| &ty.shape);
        op.operands.iter().all(|&operand| {
            self.lanes(operand) == Some(1) || self.tensor(operand).map(|ty| &ty.shape) == shape
        })
    }

    fn constant(&mut self, view: &OpView<'_>) -> Option<Register> {
        let value = constant_value(view)?;
        let element = view.result(0)?.element.clone();
        Some(self.steps.constant(element, value.code(0)))
    }
}
