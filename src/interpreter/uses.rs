//! Who reads the values of a function.

use std::collections::HashSet;

use super::fusion::Group;
use crate::ir::{Block, Function, Module, Op, OpView, Region, ValueId};
use crate::numeric::Numerics;
use crate::ops::{self, Meaning};

/// How often each value of a function is read, and how.
pub struct Uses {
    counts: Vec<u32>,
    needs_tensor: Vec<bool>,
}

impl Uses {
    /// The reads in a function's body and in all regions in it.
    pub fn of(module: &Module, function: &Function, body: &Region) -> Uses {
        let values = function.values.len();
        let mut uses = Uses { counts: vec![0; values], needs_tensor: vec![false; values] };
        let view = |op| OpView {
            op,
            values: &function.values,
            function: Some(function),
            module,
            run_numerics: Numerics::STANDARD,
        };
        uses.add_region(body, false, &view);
        uses
    }

    /// How often a value is read.
    pub fn count(&self, value: ValueId) -> usize {
        self.counts[value.0 as usize] as usize
    }

    /// Whether something reads a value as a tensor, not only the ops of chunk programs, for which a
    /// scalar can stand for it.
    pub fn needs_tensor(&self, value: ValueId) -> bool {
        self.needs_tensor[value.0 as usize]
    }

    fn add_region<'m>(
        &mut self,
        region: &'m Region,
        in_body: bool,
        view: &impl Fn(&'m Op) -> OpView<'m>,
    ) {
        for op in region.blocks.iter().flat_map(|block| &block.ops) {
            let meaning = ops::entry(op.full_name()).map(|entry| &entry.meaning);
            let elementwise =
                matches!(meaning, Some(Meaning::Elementwise(_) | Meaning::Broadcasting(_)));
            let scalar_will_do = !in_body && elementwise && Group::index_space(&view(op)).is_some();
            for operand in &op.operands {
                self.counts[operand.0 as usize] += 1;
                self.needs_tensor[operand.0 as usize] |= !scalar_will_do;
            }
            let applied = matches!(meaning, Some(Meaning::WithBodies(_) | Meaning::Exchange(_)));
            let in_body = in_body || applied;
            op.regions.iter().for_each(|region| self.add_region(region, in_body, view));
        }
    }
}

/// The values from outside that regions read, each once, in the order of the first read.
pub fn captures(regions: &[Region]) -> Vec<ValueId> {
    let mut captures = Captures::default();
    regions.iter().for_each(|region| captures.add_region(region));
    captures.found
}

#[derive(Default)]
struct Captures {
    seen: HashSet<ValueId>,
    found: Vec<ValueId>,
}

impl Captures {
    fn add_region(&mut self, region: &Region) {
        region.blocks.iter().for_each(|block| self.add_block(block));
    }

    /// Values are defined before they are read, so what was not seen before comes from outside.
    fn add_block(&mut self, block: &Block) {
        self.seen.extend(&block.arguments);
        for op in &block.ops {
            for &operand in &op.operands {
                if self.seen.insert(operand) {
                    self.found.push(operand);
                }
            }
            op.regions.iter().for_each(|region| self.add_region(region));
            self.seen.extend(&op.results);
        }
    }
}
