//! Regions as chunk programs.

use std::collections::HashMap;

use crate::ir::{Block, Op, OpView, Region, TensorType, ValueId};
use crate::kernels::program::MOST_LANES;
use crate::kernels::{Program, ProgramBuilder, Register, Repeated};
use crate::ops::{self, Control, Meaning, creation};
use crate::tensor::Tensor;

/// A region as a program, if it has one block of elementwise ops on rank-0 tensors that do not round
/// stochastically, constants, and a terminator that returns rank-0 tensors. The program's inputs are the block's arguments, then the
/// `captures`, the values from outside that the region reads; its outputs are what the terminator
/// returns.
pub fn compile_region(view: &OpView<'_>, region: &Region, captures: &[ValueId]) -> Option<Program> {
    let [block] = region.blocks.as_slice() else { return None };
    let view = OpView { run_numerics: view.body_numerics(), ..*view };
    let mut building = Building::new(&view);
    for &input in block.arguments.iter().chain(captures) {
        building.input(input)?;
    }
    let outputs = building.block(block)?;
    Some(building.builder.finish(&outputs))
}

/// A loop whose regions are chunk programs.
pub struct CompiledLoop {
    /// One iteration. Its inputs are what the loop carries, then the captures of both regions, then
    /// the constants.
    pub repeated: Repeated,
    /// The constants of the regions that are not one code everywhere.
    pub constants: Vec<Tensor>,
}

/// A loop whose two regions, `cond` and `body`, have one block each of elementwise ops on small
/// tensors of static shapes, reshapes and constants, and a terminator. `captures` are the values from
/// outside that they read.
pub fn compile_loop(view: &OpView<'_>, captures: &[ValueId]) -> Option<CompiledLoop> {
    let [cond, body] = view.regions() else { return None };
    let ([cond], [body]) = (cond.blocks.as_slice(), body.blocks.as_slice()) else { return None };
    let mut building = Building { most_lanes: MOST_LANES, ..Building::new(view) };
    let mut lanes = Vec::new();
    for (&argument, &same) in cond.arguments.iter().zip(&body.arguments) {
        let register = building.input(argument)?;
        building.registers.insert(same, register);
        lanes.push(building.lanes(argument)?);
    }
    for &capture in captures {
        building.input(capture)?;
        lanes.push(building.lanes(capture)?);
    }
    let mut constants = Vec::new();
    for op in cond.ops.iter().chain(&body.ops) {
        if !matches!(meaning(op), Some(Meaning::Constant)) {
            continue;
        }
        let view = view.with_op(op);
        let Some(value) = creation::constant_value(&view) else { continue };
        if !value.splat && value.len() > 1 {
            building.input(op.results[0])?;
            lanes.push(building.lanes(op.results[0])?);
            constants.push(value.to_tensor());
        }
    }
    let mut outputs = building.block(cond)?;
    outputs.extend(building.block(body)?);
    let program = building.builder.finish(&outputs);
    let repeated = Repeated::new(program, lanes, cond.arguments.len())?;
    Some(CompiledLoop { repeated, constants })
}

fn meaning(op: &Op) -> Option<&'static Meaning> {
    ops::entry(op.full_name()).map(|entry| &entry.meaning)
}

/// A program in the making.
struct Building<'v> {
    view: &'v OpView<'v>,
    builder: ProgramBuilder,
    registers: HashMap<ValueId, Register>,
    /// How many elements a value has at most; 1: all values are of rank 0.
    most_lanes: usize,
}

impl<'v> Building<'v> {
    fn new(view: &'v OpView<'v>) -> Building<'v> {
        let (builder, registers) = (ProgramBuilder::new(), HashMap::new());
        Building { view, builder, registers, most_lanes: 1 }
    }

    /// The next input, for a value that may be in a register.
    fn input(&mut self, value: ValueId) -> Option<Register> {
        self.lanes(value)?;
        let register = self.builder.input(self.tensor(value)?.element.clone());
        self.registers.insert(value, register);
        Some(register)
    }

    /// The steps of a block; gives what its terminator returns.
    fn block(&mut self, block: &Block) -> Option<Vec<Register>> {
        let (terminator, ops) = block.ops.split_last()?;
        if !matches!(meaning(terminator), Some(Meaning::Control(Control::Return))) {
            return None;
        }
        ops.iter().try_for_each(|op| self.add(op))?;
        terminator.operands.iter().map(|output| self.registers.get(output).copied()).collect()
    }

    fn tensor(&self, value: ValueId) -> Option<&'v TensorType> {
        self.view.type_of(value).as_tensor()
    }

    /// The number of elements of a value, if it may be in a register.
    fn lanes(&self, value: ValueId) -> Option<usize> {
        let ty = self.tensor(value)?;
        let lanes = ty.static_len().filter(|lanes| (1..=self.most_lanes).contains(lanes))?;
        (ty.rank() == 0 || self.most_lanes > 1).then_some(lanes)
    }

    fn add(&mut self, op: &Op) -> Option<()> {
        for &result in &op.results {
            self.lanes(result)?;
        }
        let view = self.view.with_op(op);
        if ops::draws(&view) {
            return None;
        }
        let operands: Option<Vec<Register>> =
            op.operands.iter().map(|operand| self.registers.get(operand).copied()).collect();
        let operands = operands?;
        let results = match meaning(op)? {
            // one that is not the same everywhere is an input
            Meaning::Constant if self.registers.contains_key(&op.results[0]) => return Some(()),
            Meaning::Constant => vec![self.constant(&view)?],
            // registers of one lane stand for as many as are needed
            Meaning::View(..) if self.lanes(op.operands[0]) == Some(1) => operands,
            Meaning::View(_, spread) if spread(&view).is_some_and(|it| it.is_identity()) => {
                operands
            }
            Meaning::Elementwise(lower) | Meaning::Broadcasting(lower)
                if self.in_one_index_space(op) =>
            {
                ops::lower_elementwise(&view, *lower, &operands, &mut self.builder).ok()?
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
        let value = creation::constant_value(view)?;
        let element = view.result(0)?.element.clone();
        Some(self.builder.constant(element, value.code(0)))
    }
}
