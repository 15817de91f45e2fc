//! Ops of MLIR's dialects `arith`, `tensor` and `shape` that programs have beside StableHLO, as the ops
//! of StableHLO that say the same. Numbers that are not tensors become tensors of rank 0, and shapes tensors
//! of indices, so that no other room knows these dialects.
//!
//! What MLIR leaves undefined (a division by zero, an overflow that `nsw` rules out, a shift by too many
//! bits) is what the op of StableHLO has for it. An index that is out of bounds and a constraint that does not
//! hold fail.

mod arith;
mod builder;
mod shapes;
mod tensors;

use std::sync::Arc;

use crate::diagnostic::Diagnostic;
use crate::ir::{Block, Function, Item, Module, Op, OpName, Region, TensorType, Type, ValueId};
use crate::numeric::ElementType;

use builder::Builder;

/// The module with such ops as those of StableHLO, and what is wrong with them; the same one if it has none.
/// An op for which StableHLO has no ops stays.
pub fn as_stablehlo(module: Arc<Module>) -> (Arc<Module>, Vec<Diagnostic>) {
    if !module_has_any(&module) {
        return (module, Vec::new());
    }
    let mut findings = Vec::new();
    let lowered = lowered_module(&module, &mut findings);
    (Arc::new(lowered), findings)
}

fn module_has_any(module: &Module) -> bool {
    module.items.iter().any(|item| match item {
        Item::Function(function) => {
            let types = function.ty.inputs.iter().chain(&function.ty.results);
            types.clone().any(|ty| as_tensor(ty).is_some())
                || function.body.as_ref().is_some_and(region_has_any)
        }
        Item::Module(inner) => module_has_any(inner),
        Item::Other(..) => false,
    })
}

fn region_has_any(region: &Region) -> bool {
    let mut ops = region.blocks.iter().flat_map(|block| &block.ops);
    ops.any(|op| is_standard(op) || op.regions.iter().any(region_has_any))
}

/// Whether an op is of one of these dialects.
fn is_standard(op: &Op) -> bool {
    let OpName::Unknown(name) = op.name else { return false };
    ["arith.", "tensor.", "shape."].iter().any(|dialect| name.starts_with(dialect))
}

/// The tensor type for a type that is not a tensor's: of a number rank 0, of a shape its sizes.
fn as_tensor(ty: &Type) -> Option<TensorType> {
    match ty {
        Type::Element(element) => Some(TensorType::new(&[], element.clone())),
        Type::Opaque(text) => match text.as_str() {
            "!shape.shape" => {
                Some(TensorType::with_shape([crate::ir::Dimension::Dynamic], ElementType::Index))
            }
            "!shape.size" => Some(TensorType::new(&[], ElementType::Index)),
            "!shape.witness" => Some(TensorType::new(&[], ElementType::Boolean)),
            _ => None,
        },
        _ => None,
    }
}

fn replace_types(types: &mut [Type]) {
    for ty in types {
        if let Some(tensor) = as_tensor(ty) {
            *ty = Type::Tensor(tensor);
        }
    }
}

fn lowered_module(module: &Module, findings: &mut Vec<Diagnostic>) -> Module {
    let mut copy = module.clone();
    for item in &mut copy.items {
        match item {
            Item::Function(function) => lower_function(function, findings),
            Item::Module(inner) => *inner = lowered_module(inner, findings),
            Item::Other(..) => {}
        }
    }
    copy
}

fn lower_function(function: &mut Function, findings: &mut Vec<Diagnostic>) {
    replace_types(&mut function.ty.inputs);
    replace_types(&mut function.ty.results);
    let Some(body) = function.body.take() else { return };
    let mut values = std::mem::take(&mut function.values);
    for value in &mut values.0 {
        replace_types(std::slice::from_mut(&mut value.ty));
    }
    let mut builder = Builder::new(values);
    function.body = Some(region(&mut builder, &body));
    function.values = builder.values;
    findings.append(&mut builder.findings);
}

fn region(builder: &mut Builder, region: &Region) -> Region {
    Region { blocks: region.blocks.iter().map(|block| lowered_block(builder, block)).collect() }
}

fn lowered_block(builder: &mut Builder, block: &Block) -> Block {
    let around = std::mem::take(&mut builder.ops);
    block.ops.iter().for_each(|op| lower_op(builder, op));
    let ops = std::mem::replace(&mut builder.ops, around);
    Block { label: block.label.clone(), arguments: block.arguments.clone(), ops }
}

fn lower_op(builder: &mut Builder, op: &Op) {
    builder.stand_at(op);
    if op.full_name() == "shape.assuming" {
        return assume(builder, op);
    }
    if is_standard(op) {
        let operands = op.operands.iter().map(|&operand| builder.current(operand)).collect();
        let before = builder.ops.len();
        if let Some(results) = meaning(builder, &Op { operands, ..op.clone() }) {
            return builder.replace(op, &results);
        }
        builder.ops.truncate(before);
    }
    let operands = op.operands.iter().map(|&operand| builder.as_declared(operand)).collect();
    let regions = op.regions.iter().map(|inner| region(builder, inner)).collect();
    let copy = Op { regions: Vec::new(), ..op.clone() };
    builder.ops.push(Op { operands, regions, ..copy });
}

/// The ops of a region that runs if a constraint holds: the region runs always, since a constraint that does not hold has
/// failed before.
fn assume(builder: &mut Builder, op: &Op) {
    let [Region { blocks }] = op.regions.as_slice() else { return };
    let [Block { ops, .. }] = blocks.as_slice() else { return };
    let Some((last, ops)) = ops.split_last() else { return };
    ops.iter().for_each(|op| lower_op(builder, op));
    let yielded: Vec<ValueId> =
        last.operands.iter().map(|&operand| builder.current(operand)).collect();
    builder.stand_at(op);
    if last.full_name() != "shape.assuming_yield" || yielded.len() != op.results.len() {
        return builder.refuse(op, "its region does not end with what it gives");
    }
    builder.replace(op, &yielded);
}

/// The values that are the results of an op, or `None` if StableHLO has no ops for it.
fn meaning(builder: &mut Builder, op: &Op) -> Option<Vec<ValueId>> {
    let (dialect, name) = op.full_name().split_once('.')?;
    match dialect {
        "arith" => arith::meaning(builder, op, name),
        "tensor" => tensors::meaning(builder, op, name),
        _ => shapes::meaning(builder, op, name),
    }
}
