//! Which dimensions of an op's operands and results have to have one size.

use std::collections::HashMap;

use super::dimensions::Axis;
use crate::ir::{Function, Module, Op, OpView, Region, ValueId};
use crate::numeric::{ElementType, Numerics};
use crate::ops::contraction::DimensionNumbers;
use crate::ops::reduction::Reduce;
use crate::ops::shape::{BroadcastInDim, Transpose};
use crate::ops::slicing::{Concatenate, Pad, Slicing};
use crate::ops::{self, Control, facts};

/// Sets of dimensions that are tied, some of which have to keep their size.
pub(super) struct Ties<'f> {
    function: &'f Function,
    parents: HashMap<Axis, Axis>,
    /// The roots of the sets that keep their size.
    fixed: HashMap<Axis, bool>,
}

impl<'f> Ties<'f> {
    /// No ties between the dimensions of the values of a function.
    pub fn of(function: &'f Function) -> Ties<'f> {
        Ties { function, parents: HashMap::new(), fixed: HashMap::new() }
    }

    /// The dimension that represents the set of a dimension; `None` if its size must stay.
    pub fn root(&mut self, axis: Axis) -> Option<Axis> {
        let root = self.find(axis);
        (!self.fixed.get(&root).copied().unwrap_or_default()).then_some(root)
    }

    fn find(&mut self, mut axis: Axis) -> Axis {
        while let Some(&parent) = self.parents.get(&axis) {
            axis = parent;
        }
        axis
    }

    /// The sizes of a value's dimensions, if all are known and it is a tensor that is not quantized.
    fn shape(&self, value: ValueId) -> Option<Vec<usize>> {
        let ty = self.function.values[value].ty.as_tensor()?;
        let is_plain = !matches!(ty.element, ElementType::Quantized(_)) && ty.encoding.is_none();
        ty.static_shape().filter(|_| is_plain)
    }

    /// Ties two dimensions; if their sizes differ both keep them.
    fn tie(&mut self, one: Axis, other: Axis) {
        let size = |(value, at): Axis| self.shape(value).and_then(|shape| shape.get(at).copied());
        if size(one).is_none() || size(one) != size(other) {
            self.fix(one);
            self.fix(other);
            return;
        }
        let roots = [one, other].map(|axis| self.find(axis));
        let [low, high] = [roots[0].min(roots[1]), roots[0].max(roots[1])];
        if low != high {
            let is_fixed = self.fixed.remove(&high).unwrap_or_default();
            *self.fixed.entry(low).or_default() |= is_fixed;
            self.parents.insert(high, low);
        }
    }

    fn fix(&mut self, axis: Axis) {
        let root = self.find(axis);
        self.fixed.insert(root, true);
    }

    /// Ties all dimensions of two values of one rank; values of other ranks keep their sizes, unless one is a scalar.
    fn tie_all(&mut self, one: ValueId, other: ValueId) {
        match (self.shape(one), self.shape(other)) {
            (Some(some), Some(others)) if some.len() == others.len() => {
                (0..some.len()).for_each(|at| self.tie((one, at), (other, at)));
            }
            (Some(some), Some(others)) if some.is_empty() || others.is_empty() => {}
            _ => [one, other].into_iter().for_each(|value| self.fix_all(value)),
        }
    }

    fn fix_all(&mut self, value: ValueId) {
        let rank = self.function.values[value].ty.as_tensor().map_or(0, |ty| ty.rank());
        (0..rank).for_each(|at| self.fix((value, at)));
    }

    /// Ties all values to the first.
    fn tie_each(&mut self, values: &[ValueId]) {
        values.windows(2).for_each(|pair| self.tie_all(pair[0], pair[1]));
    }
}

/// Ties the dimensions of all ops of a region and of the regions in it.
pub(super) fn tie_region(
    ties: &mut Ties<'_>,
    module: &Module,
    function: &Function,
    region: &Region,
) {
    for op in region.blocks.iter().flat_map(|block| &block.ops) {
        let (values, run_numerics) = (&function.values, Numerics::STANDARD);
        tie_op(ties, &OpView { op, values, function: Some(function), module, run_numerics });
        op.regions.iter().for_each(|region| tie_region(ties, module, function, region));
    }
}

fn tie_op(ties: &mut Ties<'_>, view: &OpView<'_>) {
    let op = view.op;
    let all: Vec<ValueId> = op.operands.iter().chain(&op.results).copied().collect();
    let tied = match facts::of(op).ties {
        facts::Ties::Free => Some(()),
        facts::Ties::All => all_dimensions(ties, op),
        facts::Ties::Each => {
            op.operands.iter().zip(&op.results).for_each(|(one, other)| ties.tie_all(*one, *other));
            Some(())
        }
        facts::Ties::Regions => control(ties, op),
        facts::Ties::Broadcast => broadcast(ties, view),
        facts::Ties::Transpose => transpose(ties, view),
        facts::Ties::Dot => dot_general(ties, view),
        facts::Ties::Reduce => reduce(ties, view),
        facts::Ties::Concatenate => concatenate(ties, view, &all),
        facts::Ties::Slice => slice(ties, view),
        facts::Ties::Pad => pad(ties, view),
        facts::Ties::Reshape => reshape(ties, op),
        facts::Ties::Convolution => convolution(ties, view),
        facts::Ties::Fixed => None,
    };
    if tied.is_none() {
        all.into_iter().for_each(|value| ties.fix_all(value));
        let arguments = op.regions.iter().flat_map(|it| &it.blocks).flat_map(|it| &it.arguments);
        arguments.for_each(|&value| ties.fix_all(value));
    }
}

fn all_dimensions(ties: &mut Ties<'_>, op: &Op) -> Option<()> {
    let result = *op.results.first()?;
    op.operands.iter().chain(&op.results).for_each(|&value| ties.tie_all(value, result));
    Some(())
}

/// Ties what a branch or a loop gives to its results, and what a loop carries.
fn control(ties: &mut Ties<'_>, op: &Op) -> Option<()> {
    let is_loop = ops::control(op.full_name()) == Some(Control::While);
    for (number, region) in op.regions.iter().enumerate() {
        let block = region.block();
        let returned = &block.ops.last()?.operands;
        let gives_results = !is_loop || number == 1;
        let given = returned.iter().zip(&op.results).filter(|_| gives_results);
        given.for_each(|(one, other)| ties.tie_all(*one, *other));
        block.arguments.iter().zip(&op.results).for_each(|(one, other)| ties.tie_all(*one, *other));
    }
    let carried = op.operands.iter().zip(&op.results).filter(|_| is_loop);
    carried.for_each(|(one, other)| ties.tie_all(*one, *other));
    Some(())
}

fn broadcast(ties: &mut Ties<'_>, view: &OpView<'_>) -> Option<()> {
    let (operand, result) = (*view.op.operands.first()?, *view.op.results.first()?);
    let (small, large) = (ties.shape(operand)?, ties.shape(result)?);
    for (at, dimension) in
        indices(&BroadcastInDim::of(view).broadcast_dimensions)?.into_iter().enumerate()
    {
        // a size of 1 is repeated, however often
        match small.get(at)? == large.get(dimension)? {
            true => ties.tie((operand, at), (result, dimension)),
            false => ties.fix((operand, at)),
        }
    }
    Some(())
}

fn transpose(ties: &mut Ties<'_>, view: &OpView<'_>) -> Option<()> {
    let (operand, result) = (*view.op.operands.first()?, *view.op.results.first()?);
    let permutation = indices(&Transpose::of(view).permutation)?;
    permutation
        .into_iter()
        .enumerate()
        .for_each(|(at, from)| ties.tie((operand, from), (result, at)));
    Some(())
}

fn dot_general(ties: &mut Ties<'_>, view: &OpView<'_>) -> Option<()> {
    let [lhs, rhs] = *view.op.operands.as_slice() else { return None };
    let result = *view.op.results.first()?;
    let numbers = DimensionNumbers::of(view);
    let batching = [indices(&numbers.lhs_batching)?, indices(&numbers.rhs_batching)?];
    let contracting = [indices(&numbers.lhs_contracting)?, indices(&numbers.rhs_contracting)?];
    for pairs in [&batching, &contracting] {
        pairs[0]
            .iter()
            .zip(&pairs[1])
            .for_each(|(&one, &other)| ties.tie((lhs, one), (rhs, other)));
    }
    let mut sources: Vec<Axis> = batching[0].iter().map(|&at| (lhs, at)).collect();
    for (side, value) in [lhs, rhs].into_iter().enumerate() {
        let is_free = |at: &usize| !batching[side].contains(at) && !contracting[side].contains(at);
        let rank = ties.shape(value)?.len();
        sources.extend((0..rank).filter(is_free).map(|at| (value, at)));
    }
    sources.into_iter().enumerate().for_each(|(at, source)| ties.tie(source, (result, at)));
    Some(())
}

fn reduce(ties: &mut Ties<'_>, view: &OpView<'_>) -> Option<()> {
    let inputs = &view.op.operands[..view.op.operands.len() / 2];
    let reduced = indices(&Reduce::of(view).dimensions)?;
    ties.tie_each(inputs);
    let rank = ties.shape(*inputs.first()?)?.len();
    let left: Vec<usize> = (0..rank).filter(|at| !reduced.contains(at)).collect();
    for (&input, &result) in inputs.iter().zip(&view.op.results) {
        left.iter().enumerate().for_each(|(at, &from)| ties.tie((input, from), (result, at)));
    }
    Some(())
}

fn concatenate(ties: &mut Ties<'_>, view: &OpView<'_>, all: &[ValueId]) -> Option<()> {
    let along = usize::try_from(Concatenate::of(view).dimension).ok()?;
    let result = *view.op.results.first()?;
    let rank = ties.shape(result)?.len();
    for &value in all {
        for at in 0..rank {
            match at == along {
                true => ties.fix((value, at)),
                false => ties.tie((value, at), (result, at)),
            }
        }
    }
    Some(())
}

fn slice(ties: &mut Ties<'_>, view: &OpView<'_>) -> Option<()> {
    let (operand, result) = (*view.op.operands.first()?, *view.op.results.first()?);
    let Slicing { start_indices: starts, strides, .. } = Slicing::of(view);
    let sizes = ties.shape(operand)?.into_iter().zip(ties.shape(result)?);
    for (at, (from, to)) in sizes.enumerate() {
        let is_whole = starts.get(at) == Some(&0) && strides.get(at) == Some(&1);
        match is_whole && from == to {
            true => ties.tie((operand, at), (result, at)),
            false => [operand, result].into_iter().for_each(|value| ties.fix((value, at))),
        }
    }
    Some(())
}

fn pad(ties: &mut Ties<'_>, view: &OpView<'_>) -> Option<()> {
    let (operand, result) = (*view.op.operands.first()?, *view.op.results.first()?);
    let Pad { edge_padding_low, edge_padding_high, interior_padding } = Pad::of(view);
    let padding = [edge_padding_low, edge_padding_high, interior_padding];
    for at in 0..ties.shape(operand)?.len() {
        match padding.iter().all(|it| it.get(at) == Some(&0)) {
            true => ties.tie((operand, at), (result, at)),
            false => [operand, result].into_iter().for_each(|value| ties.fix((value, at))),
        }
    }
    Some(())
}

/// Ties the dimensions that a reshape leaves as they are: those before the first, and those behind the last, that changes.
fn reshape(ties: &mut Ties<'_>, op: &Op) -> Option<()> {
    let (operand, result) = (*op.operands.first()?, *op.results.first()?);
    let (from, to) = (ties.shape(operand)?, ties.shape(result)?);
    let first = from.iter().zip(&to).take_while(|(one, other)| one == other).count();
    let behind = from[first..].iter().rev().zip(to[first..].iter().rev());
    let last = behind.take_while(|(one, other)| one == other).count();
    (0..first).for_each(|at| ties.tie((operand, at), (result, at)));
    for back in 1..=last {
        ties.tie((operand, from.len() - back), (result, to.len() - back));
    }
    (first..from.len() - last).for_each(|at| ties.fix((operand, at)));
    (first..to.len() - last).for_each(|at| ties.fix((result, at)));
    Some(())
}

/// Ties batches and features; dimensions of space keep their sizes.
fn convolution(ties: &mut Ties<'_>, view: &OpView<'_>) -> Option<()> {
    let [input, kernel] = *view.op.operands.as_slice() else { return None };
    let result = *view.op.results.first()?;
    let groups = ["feature_group_count", "batch_group_count"].map(|name| view.integer(name));
    let numbers = view.fields("dimension_numbers").filter(|_| groups == [Some(1), Some(1)])?;
    let at = |name: &str| usize::try_from(numbers.integer(name)).ok();
    let pairs = [
        ((input, at("input_batch_dimension")?), (result, at("output_batch_dimension")?)),
        ((input, at("input_feature_dimension")?), (kernel, at("kernel_input_feature_dimension")?)),
        (
            (kernel, at("kernel_output_feature_dimension")?),
            (result, at("output_feature_dimension")?),
        ),
    ];
    pairs.into_iter().for_each(|(one, other)| ties.tie(one, other));
    let lists = [
        (input, "input_spatial_dimensions"),
        (kernel, "kernel_spatial_dimensions"),
        (result, "output_spatial_dimensions"),
    ];
    for (value, name) in lists {
        for dimension in numbers.integers(name) {
            ties.fix((value, usize::try_from(dimension).ok()?));
        }
    }
    Some(())
}

/// The numbers of an attribute that are dimensions.
fn indices(numbers: &[i64]) -> Option<Vec<usize>> {
    numbers.iter().map(|&it| usize::try_from(it).ok()).collect()
}
