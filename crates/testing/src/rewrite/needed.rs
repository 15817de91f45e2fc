//! The parts that a program needs: ops whose results are read, arguments that are read, functions that are named.

use std::collections::HashSet;

use super::Case;
use crate::ir::{Attribute, Function, Item, Module, Op, Region, ValueId};

/// Drops from a program what its results do not need: ops none of whose results is read, arguments of the entry that
/// are not read, and functions that no op names. Ops without results stay.
pub fn drop_unneeded(case: &mut Case) {
    for item in &mut case.module.items {
        let Item::Function(function) = item else { continue };
        while drop_unread(function) {}
    }
    let mut kept = Vec::new();
    for item in &mut case.module.items {
        if let Item::Function(function) = item
            && function.name == case.entry
        {
            kept = drop_arguments(function);
        }
    }
    let inputs = std::mem::take(&mut case.inputs);
    case.inputs = inputs.into_iter().zip(kept).filter(|pair| pair.1).map(|pair| pair.0).collect();
    drop_functions(&mut case.module, &case.entry);
}

/// Drops ops none of whose results is read; whether there were any.
fn drop_unread(function: &mut Function) -> bool {
    let Some(body) = &mut function.body else { return false };
    let mut read = HashSet::new();
    each_op(body, &mut |op| read.extend(op.operands.iter().copied()));
    drop_in_region(body, &read)
}

fn drop_in_region(region: &mut Region, read: &HashSet<ValueId>) -> bool {
    let mut has_dropped = false;
    for block in &mut region.blocks {
        let before = block.ops.len();
        block
            .ops
            .retain(|op| op.results.is_empty() || op.results.iter().any(|it| read.contains(it)));
        has_dropped |= block.ops.len() < before;
        for op in &mut block.ops {
            for region in &mut op.regions {
                has_dropped |= drop_in_region(region, read);
            }
        }
    }
    has_dropped
}

/// Calls `look` for each op of a region and of the regions in it.
pub fn each_op<'r>(region: &'r Region, look: &mut dyn FnMut(&'r Op)) {
    for op in region.blocks.iter().flat_map(|block| &block.ops) {
        look(op);
        op.regions.iter().for_each(|region| each_op(region, look));
    }
}

/// Drops the arguments of a function that are not read. The result says of each argument whether it stays.
fn drop_arguments(function: &mut Function) -> Vec<bool> {
    let Some(body) = &mut function.body else { return vec![true; function.ty.inputs.len()] };
    let mut read = HashSet::new();
    each_op(body, &mut |op| read.extend(op.operands.iter().copied()));
    let Some(block) = body.blocks.first_mut() else { return vec![true; function.ty.inputs.len()] };
    let kept: Vec<bool> = block.arguments.iter().map(|argument| read.contains(argument)).collect();
    keep(&mut block.arguments, &kept);
    keep(&mut function.ty.inputs, &kept);
    keep(&mut function.argument_attributes, &kept);
    kept
}

fn keep<T>(items: &mut Vec<T>, kept: &[bool]) {
    let mut kept = kept.iter();
    items.retain(|_| kept.next().copied().unwrap_or(true));
}

/// Drops the functions that the entry does not reach.
pub(super) fn drop_functions(module: &mut Module, entry: &str) {
    let mut reached = HashSet::new();
    let mut waiting = vec![entry.to_string()];
    while let Some(name) = waiting.pop() {
        if !reached.insert(name.clone()) {
            continue;
        }
        let body = module.function(&name).and_then(|function| function.body.as_ref());
        let Some(body) = body else { continue };
        each_op(body, &mut |op| waiting.extend(named(op)));
    }
    module.items.retain(|item| match item {
        Item::Function(function) => reached.contains(&function.name),
        Item::Module(_) | Item::Other(..) => true,
    });
    module.index = Default::default();
}

/// The names of symbols in the attributes of an op.
pub(super) fn named(op: &Op) -> Vec<String> {
    let mut names = Vec::new();
    op.properties.values().chain(op.attributes.values()).for_each(|it| add_symbols(it, &mut names));
    names
}

fn add_symbols(attribute: &Attribute, names: &mut Vec<String>) {
    match attribute {
        Attribute::Symbol(path) => names.extend(path.first().cloned()),
        Attribute::Array(items) => items.iter().for_each(|item| add_symbols(item, names)),
        Attribute::Dictionary(entries) => {
            entries.values().for_each(|item| add_symbols(item, names));
        }
        _ => {}
    }
}
