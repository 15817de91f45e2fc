//! The ops slice, concatenate and pad.

use crate::ir::{Dimension, Shape};

use super::prelude::*;
use crate::meaning::{self, Padding};

/// `stablehlo.slice` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#slice)).
pub static SLICE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: Slicing::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand custom<SliceRanges>($start_indices, $limit_indices, $strides) attr-dict : functional-type(operands, results)",
        ),
        verify: verify_slice,
        ..OpDef::new("stablehlo.slice")
    },
    meaning: Meaning::Whole(slice),
};

fn verify_slice(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    refuse_per_axis(view, [0], "slice_i1", violations);
    require_element(result, operand, false, "slice_c1", violations);
    let slicing = Slicing::of(view);
    let mut limits = operand.bounds().into_iter().zip(&slicing.limit_indices);
    let beyond = limits.find(|(bound, limit)| bound.is_some_and(|bound| **limit > bound as i64));
    let message = || format!("a limit is beyond the bound of its dimension: {beyond:?}");
    require(beyond.is_none(), "slice_c3", message, violations);
    if let Some(shape) = slicing.result_shape(&operand.shape, violations) {
        require_shape(result, &shape, "slice_c5", violations);
    }
}

fn slice(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let slicing = Slicing::of(view);
    let (starts, strides) = (sizes(&slicing.start_indices), sizes(&slicing.strides));
    Ok(plain::one_array(&tensor_result(view, 0)?.element, move |operands| {
        let shape = known(operands[0].shape());
        let shape = at_run_time(|violations| slicing.result_shape(&shape, violations))?;
        Ok(meaning::slice(&operands[0], &starts, &strides, &shape)?)
    }))
}

attributes! {
    /// The start, the limit and the strides of a slice, one number for each dimension.
    pub struct Slicing {
        /// The index of the first element.
        required start_indices: Vec<i64> = I64Array,
        /// The indices before which the slice ends.
        required limit_indices: Vec<i64> = I64Array,
        /// The distances between neighbours.
        required strides: Vec<i64> = I64Array,
    }
}

impl Slicing {
    /// The shape of the slice. The constraints on sizes, and their labels, are those of `slice`.
    pub fn result_shape(
        &self,
        operand: &[Dimension],
        violations: &mut Vec<Violation>,
    ) -> Option<Shape> {
        let lengths = [self.start_indices.len(), self.limit_indices.len(), self.strides.len()];
        let message = || {
            let [starts, limits, strides] = lengths;
            let rank = operand.len();
            format!("{starts} starts, {limits} limits and {strides} strides for rank {rank}")
        };
        let per_dimension = lengths.iter().all(|&length| length == operand.len());
        if !require(per_dimension, "slice_c2", message, violations) {
            return None;
        }
        let sizes: Vec<Option<Dimension>> = (0..operand.len())
            .map(|dimension| self.result_size(dimension, operand[dimension], violations))
            .collect();
        sizes.into_iter().collect()
    }

    fn result_size(
        &self,
        dimension: usize,
        operand: Dimension,
        violations: &mut Vec<Violation>,
    ) -> Option<Dimension> {
        let (start, limit) = (self.start_indices[dimension], self.limit_indices[dimension]);
        let stride = self.strides[dimension];
        let within = operand.size().is_none_or(|size| limit <= size as i64);
        let message = || {
            format!(
                "start {start} and limit {limit} are not within size {operand} of dimension {dimension}"
            )
        };
        let ordered = 0 <= start && start <= limit && within;
        let ordered = require(ordered, "slice_c3", message, violations);
        let message = || format!("stride {stride} of dimension {dimension} is not positive");
        let positive = require(0 < stride, "slice_c4", message, violations);
        let size = (ordered && positive).then(|| (limit - start) as u64)?;
        Some(Dimension::Static(size.div_ceil(stride as u64) as usize))
    }
}

/// `stablehlo.concatenate` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#concatenate)).
pub static CONCATENATE: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs")],
        attributes: Concatenate::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "custom<VariadicOperandWithAttribute>($inputs) dim = $dimension attr-dict : functional-type(operands, results)",
        ),
        verify: verify_concatenate,
        ..OpDef::new("stablehlo.concatenate")
    },
    meaning: Meaning::Whole(concatenate),
};

attributes! { pub struct Concatenate { required dimension: i64 = I64 } }

fn verify_concatenate(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let inputs: Vec<_> = (0..view.op.operands.len()).filter_map(|i| view.operand(i)).collect();
    let some = require(!inputs.is_empty(), "concatenate_c3", || "no inputs".into(), violations);
    let (true, Some(result)) = (some, view.result(0)) else { return };
    refuse_per_axis(view, 0..inputs.len(), "concatenate_i1", violations);
    for input in &inputs[1..] {
        require_element(input, inputs[0], false, "concatenate_c1", violations);
    }
    require_element(result, inputs[0], false, "concatenate_c5", violations);
    let dimension = Concatenate::of(view).dimension;
    let shapes: Vec<&[Dimension]> = inputs.iter().map(|input| &input.shape[..]).collect();
    if let Some(shape) = concatenated_shape(&shapes, dimension, violations) {
        require_shape(result, &shape, "concatenate_c6", violations);
    }
}

fn concatenate(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let dimension = Concatenate::of(view).dimension;
    Ok(plain::one_array(&tensor_result(view, 0)?.element, move |operands| {
        let shapes: Vec<Shape> = operands.iter().map(|operand| known(operand.shape())).collect();
        let shapes: Vec<&[Dimension]> = shapes.iter().map(|shape| &shape[..]).collect();
        at_run_time(|violations| concatenated_shape(&shapes, dimension, violations))?;
        Ok(meaning::concatenate(operands, dimension as usize)?)
    }))
}

pub fn concatenated_shape(
    inputs: &[&[Dimension]],
    dimension: i64,
    violations: &mut Vec<Violation>,
) -> Option<Shape> {
    let rank = inputs[0].len();
    let message = || format!("dimension {dimension} is not one of rank {rank}");
    let within = usize::try_from(dimension).is_ok_and(|dimension| dimension < rank);
    if !require(within, "concatenate_c4", message, violations) {
        return None;
    }
    let mut shape = Shape::from_slice(inputs[0]);
    for input in &inputs[1..] {
        let joined = joined_shape(&shape, input, dimension as usize);
        let message = || {
            format!(
                "shapes {} and {} differ outside dimension {dimension}",
                show(&shape),
                show(input)
            )
        };
        if !require(joined.is_some(), "concatenate_c2", message, violations) {
            return None;
        }
        shape = joined?;
    }
    Some(shape)
}

/// The shape of two tensors that are concatenated along a dimension, if their other dimensions fit.
fn joined_shape(a: &[Dimension], b: &[Dimension], along: usize) -> Option<Shape> {
    if a.len() != b.len() {
        return None;
    }
    let pairs = a.iter().zip(b).enumerate();
    pairs
        .map(|(dimension, (&a, &b))| match (a.size().zip(b.size()), dimension == along) {
            (Some((a, b)), true) => Some(Dimension::Static(a.saturating_add(b))),
            (None, true) => Some(Dimension::Dynamic),
            (_, false) if !a.compatible(b) => None,
            (_, false) => Some(if a == Dimension::Dynamic { b } else { a }),
        })
        .collect()
}

/// `stablehlo.pad` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#pad)).
pub static PAD: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("padding_value")],
        attributes: Pad::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , $padding_value , low = $edge_padding_low , high = $edge_padding_high , interior = $interior_padding attr-dict : functional-type(operands, results)",
        ),
        verify: verify_pad,
        ..OpDef::new("stablehlo.pad")
    },
    meaning: Meaning::Whole(pad),
};

attributes! {
    /// The padding of each dimension; negative padding takes elements away.
    pub struct Pad {
        /// How many elements come before those of the operand.
        required edge_padding_low: Vec<i64> = I64Array,
        /// How many elements come after those of the operand.
        required edge_padding_high: Vec<i64> = I64Array,
        /// How many elements come between two of the operand.
        required interior_padding: Vec<i64> = I64Array,
    }
}

pub const LABELS: [&str; 2] = ["pad_c3", "pad_c4"];

fn verify_pad(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    let Some(value) = view.operand(1) else { return };
    refuse_per_axis(view, [0], "pad_i1", violations);
    require_element(value, operand, false, "pad_c1", violations);
    require_element(result, operand, false, "pad_c1", violations);
    let message = || format!("the padding value has shape {}, expected []", show(&value.shape));
    require(value.rank() == 0, "pad_i2", message, violations);
    let Some(padding) = read_padding(view, operand.rank(), violations) else { return };
    for (dimension, (bound, padding)) in operand.bounds().into_iter().zip(&padding).enumerate() {
        let size = bound.map_or(0, |bound| padding.size(bound));
        let message = || format!("the bound of dimension {dimension} would be {size}");
        require(0 <= size, "pad_c4", message, violations);
    }
    if let Some(shape) = padded_shape(&operand.shape, &padding, LABELS, violations) {
        require_shape(result, &shape, "pad_c4", violations);
    }
}

fn pad(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let rank = view.operand(0).map_or(0, |operand| operand.rank());
    let padding = read_padding(view, rank, &mut Vec::new()).unwrap_or_default();
    Ok(plain::one_array(&tensor_result(view, 0)?.element, move |operands| {
        let shape = known(operands[0].shape());
        let shape = at_run_time(|violations| padded_shape(&shape, &padding, LABELS, violations))?;
        Ok(meaning::pad(&operands[0], &operands[1], &padding, &shape)?)
    }))
}

pub fn read_padding(
    view: &OpView<'_>,
    rank: usize,
    violations: &mut Vec<Violation>,
) -> Option<Vec<Padding>> {
    let Pad { edge_padding_low: low, edge_padding_high: high, interior_padding: interior } =
        Pad::of(view);
    let per_dimension = [&low, &high, &interior].iter().all(|padding| padding.len() == rank);
    let message = || {
        let (low, high, interior) = (low.len(), high.len(), interior.len());
        format!("{low} low, {high} high and {interior} interior paddings for rank {rank}")
    };
    if !require(per_dimension, "pad_c2", message, violations) {
        return None;
    }
    let padding = low.into_iter().zip(high).zip(interior);
    Some(padding.map(|((low, high), interior)| Padding { low, high, interior }).collect())
}

/// The shape of a padded operand. The labels are those of the constraints on negative interior padding and on
/// negative sizes.
pub fn padded_shape(
    operand: &[Dimension],
    padding: &[Padding],
    [interior_label, size_label]: [&'static str; 2],
    violations: &mut Vec<Violation>,
) -> Option<Shape> {
    let dimensions = operand.iter().zip(padding).enumerate();
    dimensions
        .map(|(dimension, (operand, padding))| {
            let interior = padding.interior;
            let message =
                || format!("interior padding {interior} of dimension {dimension} is negative");
            if !require(0 <= interior, interior_label, message, violations) {
                return None;
            }
            let Some(operand) = operand.size() else { return Some(Dimension::Dynamic) };
            let size = padding.size(operand);
            let message = || format!("dimension {dimension} would have size {size}");
            require(0 <= size, size_label, message, violations);
            Some(Dimension::Static(usize::try_from(size).ok()?))
        })
        .collect()
}
