//! Regions as chunk programs.

use std::collections::HashMap;

use crate::ir::{Op, OpView, Region, Type, ValueId};
use crate::kernels::{Program, ProgramBuilder, Register};
use crate::numeric::ElementType;
use crate::ops::{self, Control, Meaning};

/// A region as a program, if it has one block of elementwise ops on rank-0 tensors, constants, and a
/// terminator that returns rank-0 tensors. The program's inputs are the block's arguments, then the
/// `captures`, the values from outside that the region reads; its outputs are what the terminator
/// returns.
pub fn compile_region(view: &OpView<'_>, region: &Region, captures: &[ValueId]) -> Option<Program> {
    let [block] = region.blocks.as_slice() else { return None };
    let (terminator, ops) = block.ops.split_last()?;
    if !matches!(meaning(terminator), Some(Meaning::Control(Control::Return))) {
        return None;
    }
    let mut building = Building { view, builder: ProgramBuilder::new(), registers: HashMap::new() };
    for &input in block.arguments.iter().chain(captures) {
        let element = building.scalar(input)?;
        let register = building.builder.input(element);
        building.registers.insert(input, register);
    }
    for op in ops {
        building.add(op)?;
    }
    let outputs: Option<Vec<Register>> =
        terminator.operands.iter().map(|output| building.registers.get(output).copied()).collect();
    Some(building.builder.finish(&outputs?))
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

impl Building<'_> {
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
        let results = match meaning(op)? {
            Meaning::Constant => vec![self.constant(&view)?],
            Meaning::Elementwise(lower) => {
                let operands: Option<Vec<Register>> = op
                    .operands
                    .iter()
                    .map(|operand| self.registers.get(operand).copied())
                    .collect();
                lower(&view, &operands?, &mut self.builder).ok()?
            }
            _ => return None,
        };
        self.registers.extend(op.results.iter().copied().zip(results));
        Some(())
    }

    fn constant(&mut self, view: &OpView<'_>) -> Option<Register> {
        let value = super::super::creation::constant_value(view)?;
        Some(self.builder.constant(value.ty.element.clone(), value.code(0)))
    }
}
