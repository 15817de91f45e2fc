//! Regions as chunk programs.

use std::collections::HashMap;

use crate::ir::{Block, Op, OpView, Region, Type, ValueId};
use crate::kernels::{Program, ProgramBuilder, Register};
use crate::numeric::ElementType;
use crate::ops::{self, Control, Meaning};

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

/// A loop whose two regions, `cond` and `body`, are such regions over the same arguments, as one
/// program. Its inputs are what the loop carries, then the `captures` of both regions; its outputs
/// are what `cond` returns, then what `body` returns.
pub fn compile_loop(view: &OpView<'_>, captures: &[ValueId]) -> Option<Program> {
    let [cond, body] = view.regions() else { return None };
    let ([cond], [body]) = (cond.blocks.as_slice(), body.blocks.as_slice()) else { return None };
    let mut building = Building::new(view);
    for (&argument, &same) in cond.arguments.iter().zip(&body.arguments) {
        let register = building.input(argument)?;
        building.registers.insert(same, register);
    }
    for &capture in captures {
        building.input(capture)?;
    }
    let mut outputs = building.block(cond)?;
    outputs.extend(building.block(body)?);
    Some(building.builder.finish(&outputs))
}

fn meaning(op: &Op) -> Option<&'static Meaning> {
    ops::entry(op.full_name()).map(|entry| &entry.meaning)
}

/// A program in the making.
struct Building<'v> {
    view: &'v OpView<'v>,
    builder: ProgramBuilder,
    registers: HashMap<ValueId, Register>,
}

impl<'v> Building<'v> {
    fn new(view: &'v OpView<'v>) -> Building<'v> {
        Building { view, builder: ProgramBuilder::new(), registers: HashMap::new() }
    }

    /// The next input, for a value that is a rank-0 tensor.
    fn input(&mut self, value: ValueId) -> Option<Register> {
        let register = self.builder.input(self.scalar(value)?);
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

    /// The element type of a value that is a rank-0 tensor.
    fn scalar(&self, value: ValueId) -> Option<ElementType> {
        match self.view.type_of(value) {
            Type::Tensor(ty) if ty.rank() == 0 => Some(ty.element.clone()),
            _ => None,
        }
    }

    fn add(&mut self, op: &Op) -> Option<()> {
        for &result in &op.results {
            self.scalar(result)?;
        }
        let view = self.view.with_op(op);
        if ops::draws(&view) {
            return None;
        }
        let results = match meaning(op)? {
            Meaning::Constant => vec![self.constant(&view)?],
            Meaning::Elementwise(lower) | Meaning::Broadcasting(lower) => {
                let operands: Option<Vec<Register>> = op
                    .operands
                    .iter()
                    .map(|operand| self.registers.get(operand).copied())
                    .collect();
                ops::lower_elementwise(&view, *lower, &operands?, &mut self.builder).ok()?
            }
            _ => return None,
        };
        self.registers.extend(op.results.iter().copied().zip(results));
        Some(())
    }

    fn constant(&mut self, view: &OpView<'_>) -> Option<Register> {
        let value = super::super::creation::constant_value(view)?;
        let element = view.result(0)?.element.clone();
        Some(self.builder.constant(element, value.code(0)))
    }
}
