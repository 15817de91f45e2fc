//! Control flow taken out of a program: calls, branches and loops replaced by the ops inside.
//!
//! An op is named by its place in the block of the entry, outside of regions.

use std::collections::HashMap;

use super::cut::{add_arguments, entry_ops};
use super::straight::called;
use super::{Case, drop_unneeded};
use crate::engine::plan::renumbering::Renumbering;
use crate::ir::{Op, Region, ValueId};
use crate::ops::{self, Control};
use crate::tensor::Value;

/// The program with the ops of the function in place of the call, or of the composite, at a place. `None` if there is no
/// such op, or if its function has no body in the module.
pub fn inline_call(case: &Case, place: usize) -> Option<Case> {
    let op = entry_ops(case).get(place)?;
    let name = called(op)?;
    let callee = case.module.function(name).filter(|callee| callee.name != case.entry)?.clone();
    let inside = callee.body.as_ref()?.block();
    let operands = op.operands.clone();
    let mut case = case.clone();
    let values = std::mem::take(&mut case.function_mut().values);
    let mut renumbering = Renumbering::new(&callee.values, values);
    for (&argument, operand) in inside.arguments.iter().zip(operands) {
        renumbering.set(argument, operand);
    }
    let ops: Vec<Op> = inside.ops.iter().map(|op| renumbering.op(op)).collect();
    case.function_mut().values = renumbering.values;
    put_in_place(&mut case, place, ops)?;
    Some(case)
}

/// The program with the ops of one region in place of the `if` or `case` at a place. `None` if there is no such op, or no
/// such region.
pub fn take_branch(case: &Case, place: usize, region: usize) -> Option<Case> {
    let op = entry_ops(case).get(place)?;
    if !matches!(ops::control(op.full_name()), Some(Control::If | Control::Case)) {
        return None;
    }
    let ops = op.regions.get(region)?.block().ops.clone();
    let mut case = case.clone();
    put_in_place(&mut case, place, ops)?;
    Some(case)
}

/// The program with the ops of the body in place of the `while` at a place, which run once, for these values of the
/// carried tensors. The values become arguments. `None` if there is no such op, or if a carried value is not a tensor.
pub fn take_iteration(case: &Case, place: usize, carried: &[Value]) -> Option<Case> {
    let op = entry_ops(case)
        .get(place)
        .filter(|op| ops::control(op.full_name()) == Some(Control::While))?;
    let body = op.regions.get(1)?.block();
    if body.arguments.len() != carried.len() || carried.iter().any(|it| it.as_tensor().is_none()) {
        return None;
    }
    let ops = body.ops.clone();
    let added = body.arguments.iter().copied().zip(carried.iter().cloned()).collect();
    let mut case = case.clone();
    put_in_place(&mut case, place, ops)?;
    add_arguments(&mut case, added);
    drop_unneeded(&mut case);
    Some(case)
}

/// Puts ops in place of one, whose results are the operands of the last of them.
fn put_in_place(case: &mut Case, place: usize, mut ops: Vec<Op>) -> Option<()> {
    let returned = ops.pop()?.operands;
    let body = case.function_mut().body.as_mut()?;
    let replaced = body.blocks[0].ops.splice(place..=place, ops).next()?;
    let others: HashMap<ValueId, ValueId> = replaced.results.into_iter().zip(returned).collect();
    read_others(body, &others);
    drop_unneeded(case);
    Some(())
}

/// Lets the ops of a region read other values.
fn read_others(region: &mut Region, others: &HashMap<ValueId, ValueId>) {
    for op in region.blocks.iter_mut().flat_map(|block| &mut block.ops) {
        for operand in &mut op.operands {
            *operand = others.get(operand).copied().unwrap_or(*operand);
        }
        op.regions.iter_mut().for_each(|region| read_others(region, others));
    }
}
