//! Which dimensions of a program have to have one size, and programs with fewer indices along them.

use std::collections::{BTreeMap, HashMap};

use super::Case;
use super::build::literal;
use super::cut::entry_ops;
use super::ties::{Ties, tie_region};
use crate::ir::{Attribute, Dimension, Function, Op, Region, Type, ValueId};
use crate::ops;
use crate::tensor::{Tensor, Value};

/// A dimension of a value: the value and the number of the dimension.
pub type Axis = (ValueId, usize);

/// Dimensions of values of the entry that ops tie together, so that they have one size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DimensionGroup {
    /// The size.
    pub size: usize,
    /// The dimensions, in the order of the values.
    pub axes: Vec<Axis>,
}

impl DimensionGroup {
    /// The dimension of a value that is of the group, the first of several.
    pub fn dimension_of(&self, value: ValueId) -> Option<usize> {
        self.axes.iter().find(|axis| axis.0 == value).map(|axis| axis.1)
    }
}

/// The groups of dimensions whose size can be another: those of results first, in their order, then the others. Sizes that
/// an attribute or an op fixes are in none of them.
pub fn dimension_groups(case: &Case) -> Vec<DimensionGroup> {
    let function = case.function();
    let Some(body) = &function.body else { return Vec::new() };
    let mut ties = Ties::of(function);
    tie_region(&mut ties, &case.module, function, body);
    let mut groups: BTreeMap<Axis, DimensionGroup> = BTreeMap::new();
    for (axis, size) in axes(function, body) {
        if let Some(root) = ties.root(axis) {
            let new = DimensionGroup { size, axes: Vec::new() };
            groups.entry(root).or_insert(new).axes.push(axis);
        }
    }
    let returned = entry_ops(case).last().map(|end| end.operands.as_slice()).unwrap_or_default();
    let mut groups: Vec<DimensionGroup> = groups.into_values().collect();
    groups.sort_by_key(|group| {
        let in_result = |value: &ValueId| group.dimension_of(*value);
        let place = returned.iter().enumerate().find_map(|(at, it)| Some((at, in_result(it)?)));
        (place.is_none(), place, group.axes.first().copied())
    });
    groups
}

/// The dimensions of the values that a region defines, with their sizes, in the order of the values.
fn axes(function: &Function, region: &Region) -> Vec<(Axis, usize)> {
    let mut values = Vec::new();
    add_values(region, &mut values);
    values.sort();
    let sizes = |value: ValueId| {
        let shape = function.values[value].ty.as_tensor().and_then(|ty| ty.static_shape());
        shape.unwrap_or_default().into_iter().enumerate().map(move |(at, size)| ((value, at), size))
    };
    values.into_iter().flat_map(sizes).collect()
}

fn add_values(region: &Region, values: &mut Vec<ValueId>) {
    for block in &region.blocks {
        values.extend(&block.arguments);
        for op in &block.ops {
            values.extend(&op.results);
            op.regions.iter().for_each(|region| add_values(region, values));
        }
    }
}

/// The program in which the dimensions of a group have only these of their indices, in rising order. Arguments and
/// constants have the elements of these indices. `None` if an argument is not a tensor. Whether the program is legal is
/// for the verifier to say.
pub fn with_indices(case: &Case, group: &DimensionGroup, kept: &[usize]) -> Option<Case> {
    let mut case = case.clone();
    let mut dimensions: HashMap<ValueId, Vec<usize>> = HashMap::new();
    group.axes.iter().for_each(|(value, at)| dimensions.entry(*value).or_default().push(*at));
    let arguments = case.function().body.as_ref()?.block().arguments.clone();
    for (argument, input) in arguments.iter().zip(&mut case.inputs) {
        if let Some(dimensions) = dimensions.get(argument) {
            *input = Value::from(taken(input.as_tensor()?, dimensions, kept));
        }
    }
    let function = case.function_mut();
    for (value, dimensions) in &dimensions {
        let Type::Tensor(ty) = &mut function.values[*value].ty else { return None };
        dimensions.iter().for_each(|&at| ty.shape[at] = Dimension::Static(kept.len()));
    }
    let types = |ids: &[ValueId], function: &Function| -> Vec<Type> {
        ids.iter().map(|&id| function.values[id].ty.clone()).collect()
    };
    let returned = function.body.as_ref()?.block().ops.last()?.operands.clone();
    function.ty.inputs = types(&arguments, function);
    function.ty.results = types(&returned, function);
    change_ops(function.body.as_mut()?, &dimensions, kept, group.size);
    Some(case)
}

/// The elements of a tensor at these indices along some dimensions.
fn taken(tensor: &Tensor, dimensions: &[usize], kept: &[usize]) -> Tensor {
    let mut shape = tensor.shape().to_vec();
    dimensions.iter().for_each(|&at| shape[at] = kept.len());
    let place = |mut index: Vec<usize>| {
        dimensions.iter().for_each(|&at| index[at] = kept[index[at]]);
        crate::tensor::index::linear_index(tensor.shape(), &index)
    };
    let codes = crate::tensor::index::indices(&shape).map(|index| tensor.code(place(index)));
    Tensor::from_wide_codes(tensor.element().clone(), &shape, codes)
}

/// Changes the attributes that state elements or sizes along dimensions that are now shorter.
fn change_ops(
    region: &mut Region,
    dimensions: &HashMap<ValueId, Vec<usize>>,
    kept: &[usize],
    size: usize,
) {
    for op in region.blocks.iter_mut().flat_map(|block| &mut block.ops) {
        match op.full_name() {
            name if ops::is_constant(name) => change_constant(op, dimensions, kept),
            "stablehlo.slice" => change_limits(op, dimensions, kept.len(), size),
            _ => {}
        }
        let inner = op.regions.iter_mut();
        inner.for_each(|region| change_ops(region, dimensions, kept, size));
    }
}

fn change_constant(op: &mut Op, dimensions: &HashMap<ValueId, Vec<usize>>, kept: &[usize]) {
    let Some(dimensions) = op.results.first().and_then(|it| dimensions.get(it)) else { return };
    if let Some(Attribute::Dense(dense)) = op.properties.get("value")
        && let Ok(tensor) = dense.try_to_tensor()
    {
        let value = literal(&taken(&tensor, dimensions, kept));
        op.properties.insert("value".to_string(), value);
    }
}

/// Lets a slice that takes a dimension as a whole end where the dimension now ends.
fn change_limits(
    op: &mut Op,
    dimensions: &HashMap<ValueId, Vec<usize>>,
    count: usize,
    size: usize,
) {
    let Some(dimensions) = op.operands.first().and_then(|it| dimensions.get(it)) else { return };
    if let Some(Attribute::DenseArray(_, limits)) = op.properties.get_mut("limit_indices") {
        for &at in dimensions {
            if limits.get(at) == Some(&(size as u64)) {
                limits[at] = count as u64;
            }
        }
    }
}
