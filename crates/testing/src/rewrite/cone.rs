//! Ops of a program as a program of their own.

use std::collections::HashSet;

use super::build::{function, op};
use super::{Case, drop_unneeded};
use crate::engine::plan::readers::captures;
use crate::engine::plan::renumbering::Renumbering;
use crate::ir::{Block, Function, Item, Module, Op, Region, ValueId, Values};

/// Some ops of one block of a function, in order.
#[derive(Clone)]
pub struct Cone<'a> {
    /// The module.
    pub module: &'a Module,
    /// The function.
    pub function: &'a Function,
    /// The ops.
    pub ops: Vec<&'a Op>,
    /// The values that the ops have to give.
    pub results: Vec<ValueId>,
}

impl<'a> Cone<'a> {
    /// One op with all its results.
    pub fn of(module: &'a Module, function: &'a Function, op: &'a Op) -> Cone<'a> {
        Cone { module, function, ops: vec![op], results: op.results.clone() }
    }

    /// The ops of a block from the place `first` on that the results of the op at the place `last` need.
    ///
    /// # Panics
    ///
    /// If the block has no such places.
    pub fn between(
        module: &'a Module,
        function: &'a Function,
        block: &'a Block,
        [first, last]: [usize; 2],
    ) -> Cone<'a> {
        let results = block.ops[last].results.clone();
        let mut needed: HashSet<ValueId> = results.iter().copied().collect();
        let mut ops = Vec::new();
        for op in block.ops[first..=last].iter().rev() {
            if op.results.iter().any(|result| needed.contains(result)) {
                needed.extend(&op.operands);
                needed.extend(captures(&op.regions));
                ops.push(op);
            }
        }
        ops.reverse();
        Cone { module, function, ops, results }
    }

    /// The values that the ops read and do not define, each once, in the order of their first reads.
    pub fn read(&self) -> Vec<ValueId> {
        read_from_outside(&self.ops)
    }
}

/// The values that ops read and do not define, each once, in the order of their first reads.
pub(super) fn read_from_outside(ops: &[&Op]) -> Vec<ValueId> {
    let ops = ops.iter().map(|&op| op.clone()).collect();
    captures(&[Region { blocks: vec![Block { label: None, arguments: Vec::new(), ops }] }])
}

/// A program whose one public function does what some ops of a program do. Its arguments are the values that the ops
/// read ([`Cone::read`]), of which the caller adds what they are; its results are those of the ops. Locations, and
/// attributes that place ops on devices, are left out.
pub fn alone(cone: &Cone<'_>) -> Case {
    let entry = match cone.module.function("main").is_some_and(|main| main != cone.function) {
        true => "extracted",
        false => "main",
    };
    let mut renumbering = Renumbering::new(&cone.function.values, Values::default());
    let arguments = renumbering.all(&cone.read());
    let mut ops: Vec<Op> = cone.ops.iter().map(|op| renumbering.op(op)).collect();
    let results = renumbering.all(&cone.results);
    ops.push(op("func.return", &results, Default::default()));
    let needs_meshes = cone.ops.iter().any(|op| op.full_name().starts_with("sdy."));
    let others = cone.module.items.iter().filter(|item| match item {
        Item::Function(other) => other.name != entry,
        Item::Other(op, _) => needs_meshes && op.full_name() == "sdy.mesh",
        Item::Module(_) => false,
    });
    let mut items: Vec<Item> = others.cloned().collect();
    items.insert(0, Item::Function(function(entry, renumbering.values, arguments, ops)));
    let mut module = Module { items, ..Module::default() };
    module.forget_locations();
    module.items.iter_mut().for_each(forget_attributes);
    let mut case = Case { module, entry: entry.into(), inputs: Vec::new() };
    drop_unneeded(&mut case);
    case
}

/// Whether an attribute says where and by which device an op runs, and not what it computes.
fn is_idle(name: &str) -> bool {
    const PLACEMENT: [&str; 4] =
        ["mhlo.frontend_attributes", "mhlo.sharding", "sdy.sharding", "sdy.sharding_per_value"];
    PLACEMENT.contains(&name) || ["jax.", "tf.", "xla."].iter().any(|it| name.starts_with(it))
}

/// Drops the attributes of a function and of its ops that do not change what an op computes.
fn forget_attributes(item: &mut Item) {
    let Item::Function(function) = item else { return };
    let of_arguments = function.argument_attributes.iter_mut();
    of_arguments.chain(&mut function.result_attributes).for_each(|it| it.clear());
    function.attributes.clear();
    function.body.iter_mut().for_each(forget_in_region);
}

fn forget_in_region(region: &mut Region) {
    for op in region.blocks.iter_mut().flat_map(|block| &mut block.ops) {
        op.attributes.retain(|name, _| !is_idle(name));
        op.regions.iter_mut().for_each(forget_in_region);
    }
}
