//! The ops gather and dynamic_gather, whose slice sizes are attributes or values.

use crate::ir::{Dimension, Fields, Shape};

use super::prelude::*;
use super::window_numbers::{Labels, WindowNumbers, index_values, is_index_type};
use crate::meaning::{self, Array, WindowDimensions};

/// `stablehlo.gather` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#gather)).
pub static GATHER: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("start_indices")],
        attributes: Gather::DEFINED,
        results: Results::Exactly(1),
        form: Form::Generic,
        verify: verify_gather,
        ..OpDef::new("stablehlo.gather")
    },
    meaning: Meaning::Whole(gather),
};

attributes! {
    pub struct Gather<'a> {
        required dimension_numbers: Option<Fields<'a>> = Struct(&GATHER_DIMENSION_NUMBERS),
        required slice_sizes: Vec<i64> = I64Array,
        optional indices_are_sorted: bool = Bool,
    }
}

attributes! {
    /// What `dynamic_gather` states, whose slice sizes are an operand.
    pub struct DynamicGather<'a> {
        required dimension_numbers: Option<Fields<'a>> = Struct(&GATHER_DIMENSION_NUMBERS),
        optional indices_are_sorted: bool = Bool,
    }
}

pub static LABELS: Labels = Labels {
    window: "offset_dims",
    collapsed: "collapsed_slice_dims",
    operand_batching: "operand_batching_dims",
    indices_batching: "start_indices_batching_dims",
    start_index_map: "start_index_map",
    rank: "gather_c1",
    index_vector_range: "gather_c2",
    index_vector_size: "gather_c3",
    window_order: "gather_c4",
    window_range: "gather_c5",
    windows_rank: "gather_c22",
    dropped_unique: "gather_c6",
    collapsed_sorted: "gather_c7",
    collapsed_range: "gather_c8",
    batching_sorted: "gather_c10",
    batching_range: "gather_c11",
    indices_batching_unique: "gather_c13",
    indices_batching_range: "gather_c14",
    index_vector_apart: "gather_c15",
    batching_counts: "gather_c16",
    batching_sizes: "gather_c17",
    map_unique: "gather_c18",
    map_range: "gather_c19",
};

fn verify_gather(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    let Some(indices) = view.operand(1) else { return };
    let message = || format!("start_indices are {}, not of integer type", indices.element);
    require(is_index_type(&indices.element), "gather_i2", message, violations);
    refuse_per_axis(view, [0], "gather_i1", violations);
    require_element(result, operand, false, "gather_c23", violations);
    let Gather { dimension_numbers, slice_sizes, .. } = Gather::of(view);
    let numbers = WindowNumbers::read(dimension_numbers, &LABELS);
    let dimensions = numbers.dimensions(operand, indices, result.rank(), violations);
    let Some(dimensions) = dimensions else { return };
    let (operand, indices) = (&operand.shape[..], &indices.shape[..]);
    let sizes = SliceSizes { values: &slice_sizes, labels: &SLICE_LABELS };
    if let Some(shape) = result_shape(operand, indices, &dimensions, sizes, violations) {
        require_shape(result, &shape, "gather_c22", violations);
    }
}

/// The sizes of slices, and the labels of their constraints.
#[derive(Clone, Copy)]
pub struct SliceSizes<'a> {
    pub values: &'a [i64],
    pub labels: &'static SliceLabels,
}

pub struct SliceLabels {
    /// The label for: collapsed dimensions have size 0 or 1.
    collapsed: &'static str,
    /// The label for: batching dimensions have size 0 or 1.
    batching: &'static str,
    /// The label for: there is a size for each dimension of the operand.
    count: &'static str,
    /// The label for: a slice lies within the operand.
    range: &'static str,
}

pub static SLICE_LABELS: SliceLabels = SliceLabels {
    collapsed: "gather_c9",
    batching: "gather_c12",
    count: "gather_c20",
    range: "gather_c21",
};

/// The result's shape (C9, C12, C17, C20, C21, C22).
pub fn result_shape(
    operand: &[Dimension],
    indices: &[Dimension],
    dimensions: &WindowDimensions,
    SliceSizes { values: slice_sizes, labels }: SliceSizes<'_>,
    violations: &mut Vec<Violation>,
) -> Option<Shape> {
    let message = || format!("{} slice sizes for rank {}", slice_sizes.len(), operand.len());
    if !require(slice_sizes.len() == operand.len(), labels.count, message, violations) {
        return None;
    }
    let inside = fits_within(slice_sizes, operand, labels.range, violations);
    let dropped = [
        (&dimensions.collapsed, labels.collapsed),
        (&dimensions.operand_batching, labels.batching),
    ];
    for (dropped, label) in dropped {
        let flat = dropped.iter().all(|&dimension| slice_sizes[dimension] <= 1);
        let message = || format!("slice sizes {slice_sizes:?} exceed 1 in dimensions {dropped:?}");
        require(flat, label, message, violations);
    }
    if !inside {
        return None;
    }
    let window = dimensions.operand_window(operand.len());
    let mut window = window.iter().map(|&dim| Dimension::Static(slice_sizes[dim] as usize));
    let indices = indices.iter().enumerate();
    let mut batch = indices.filter(|(dim, _)| *dim != dimensions.index_vector).map(|(_, &d)| d);
    let rank = window.len() + batch.clone().count();
    let axes = 0..rank;
    axes.map(|axis| match dimensions.window.contains(&axis) {
        true => window.next(),
        false => batch.next(),
    })
    .collect()
}

fn gather(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let element = tensor_result(view, 0)?.element.clone();
    let Gather { dimension_numbers, slice_sizes, .. } = Gather::of(view);
    let numbers = WindowNumbers::read(dimension_numbers, &LABELS);
    let dimensions = numbers.verified();
    Ok(Box::new(move |_, operands| {
        let slice_sizes = SliceSizes { values: &slice_sizes, labels: &SLICE_LABELS };
        let gathered = gathered(operands, &numbers, &dimensions, slice_sizes)?;
        Ok(vec![gathered.with_element(element.clone()).into_tensor()?.into()])
    }))
}

/// The slices of operand 0 at the indices that operand 1 holds, as the meaning defines them.
fn gathered(
    operands: &[Value],
    numbers: &WindowNumbers,
    dimensions: &WindowDimensions,
    slice_sizes: SliceSizes<'_>,
) -> Result<Array<u128>, EvalError> {
    let (operand, indices) = (plain::arrays(&operands[..1])?, plain::index_array(&operands[1]));
    let (operand_shape, indices_shape) = (known(operand[0].shape()), known(indices.shape()));
    let shape = at_run_time(|violations| {
        numbers.agree(&operand_shape, &indices_shape, dimensions, violations);
        result_shape(&operand_shape, &indices_shape, dimensions, slice_sizes, violations)
    })?;
    something_to_gather(operand[0].shape().contains(&0), &shape)?;
    let slice_sizes = sizes(slice_sizes.values);
    Ok(meaning::gather(&operand[0], &indices, dimensions, &slice_sizes, &shape)?)
}

/// Checks that the operand has elements if the result has some.
pub fn something_to_gather(operand_is_empty: bool, shape: &[usize]) -> Result<(), EvalError> {
    if operand_is_empty && !shape.contains(&0) {
        return Err(EvalError::Failed("there is nothing to gather in an empty operand".into()));
    }
    Ok(())
}

/// `stablehlo.dynamic_gather` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dynamic_gather)).
pub static DYNAMIC_GATHER: Entry = Entry {
    def: OpDef {
        operands: &[
            one_operand("operand"),
            one_operand("start_indices"),
            one_operand("slice_sizes"),
        ],
        attributes: DynamicGather::DEFINED,
        results: Results::Exactly(1),
        form: Form::Generic,
        verify: verify_dynamic_gather,
        ..OpDef::new("stablehlo.dynamic_gather")
    },
    meaning: Meaning::Whole(dynamic_gather),
};

/// The labels of dynamic_gather. The specification's list for it has no batching dimensions; the op has them,
/// with the constraints of gather.
pub static DYNAMIC_LABELS: Labels = Labels {
    rank: "dynamic_gather_c1",
    index_vector_range: "dynamic_gather_c2",
    index_vector_size: "dynamic_gather_c3",
    window_order: "dynamic_gather_c4",
    window_range: "dynamic_gather_c5",
    windows_rank: "dynamic_gather_c13",
    dropped_unique: "dynamic_gather_c6",
    collapsed_sorted: "dynamic_gather_c6",
    collapsed_range: "dynamic_gather_c7",
    map_unique: "dynamic_gather_c9",
    map_range: "dynamic_gather_c10",
    ..LABELS
};

pub static DYNAMIC_SLICE_LABELS: SliceLabels = SliceLabels {
    collapsed: "dynamic_gather_c8",
    batching: "gather_c12",
    count: "dynamic_gather_c11",
    range: "dynamic_gather_c12",
};

fn verify_dynamic_gather(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    let Some(indices) = view.operand(1) else { return };
    let message = || format!("start_indices are {}, not of integer type", indices.element);
    require(is_index_type(&indices.element), "dynamic_gather_i2", message, violations);
    refuse_per_axis(view, [0], "dynamic_gather_i1", violations);
    require_element(result, operand, false, "dynamic_gather_c14", violations);
    let counted = (operand.rank(), "dynamic_gather_c11");
    require_numbers(view, 2, "dynamic_gather_i3", counted, violations);
    let numbers = WindowNumbers::read(DynamicGather::of(view).dimension_numbers, &DYNAMIC_LABELS);
    let dimensions = numbers.dimensions(operand, indices, result.rank(), violations);
    let Some(dimensions) = dimensions else { return };
    if let Some(sizes) = constant_operand(view, 2).filter(|_| violations.is_empty()) {
        let sizes = SliceSizes { values: &index_values(&sizes), labels: &DYNAMIC_SLICE_LABELS };
        let (operand, indices) = (&operand.shape[..], &indices.shape[..]);
        if let Some(shape) = result_shape(operand, indices, &dimensions, sizes, violations) {
            require_shape(result, &shape, "dynamic_gather_c13", violations);
        }
        return;
    }
    let mut batch = indices.shape.clone();
    if dimensions.index_vector < batch.len() {
        batch.remove(dimensions.index_vector);
    }
    let mut batch = batch.into_iter();
    let axes = (0..result.rank()).map(|axis| match dimensions.window.contains(&axis) {
        true => Some(Dimension::Dynamic),
        false => batch.next(),
    });
    if let Some(shape) = axes.collect::<Option<Shape>>() {
        require_shape(result, &shape, "dynamic_gather_c13", violations);
    }
}

fn dynamic_gather(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let element = tensor_result(view, 0)?.element.clone();
    let numbers = WindowNumbers::read(DynamicGather::of(view).dimension_numbers, &DYNAMIC_LABELS);
    let dimensions = numbers.verified();
    Ok(Box::new(move |_, operands| {
        let values = index_values(operands[2].tensor());
        let slice_sizes = SliceSizes { values: &values, labels: &DYNAMIC_SLICE_LABELS };
        let gathered = gathered(operands, &numbers, &dimensions, slice_sizes)?;
        Ok(vec![gathered.with_element(element.clone()).into_tensor()?.into()])
    }))
}
