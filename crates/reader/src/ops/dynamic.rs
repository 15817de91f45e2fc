//! Ops whose result shape is known only at run time.

use super::convolution::DYNAMIC_CONV;
use super::creation::Iota;
use super::gather::DYNAMIC_GATHER;
use super::prelude::*;
use super::shape::{
    DimensionSize, broadcast_dimensions, broadcast_shape, verify_broadcast_axes, verify_reshaping,
};
use super::slicing::{Slicing, padded_shape};
use super::window_numbers::index_values;
use crate::ir::{Dimension, TensorType};
use crate::meaning::{self, Array, Codes, Padding};
use crate::numeric::{ElementType, IntegerType};

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[
    &DYNAMIC_IOTA,
    &DYNAMIC_BROADCAST_IN_DIM,
    &DYNAMIC_RESHAPE,
    &SET_DIMENSION_SIZE,
    &REAL_DYNAMIC_SLICE,
    &DYNAMIC_PAD,
    &DYNAMIC_GATHER,
    &DYNAMIC_CONV,
];

/// `stablehlo.dynamic_iota` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dynamic_iota)).
pub static DYNAMIC_IOTA: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("output_shape")],
        attributes: Iota::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$output_shape , dim = $iota_dimension attr-dict : functional-type(operands, results)",
        ),
        verify: verify_dynamic_iota,
        ..OpDef::new("stablehlo.dynamic_iota")
    },
    meaning: Meaning::Whole(dynamic_iota),
};

fn verify_dynamic_iota(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Ok(result) = tensor_result(view, 0) else { return };
    let counted = (result.rank(), "dynamic_iota_c2");
    require_numbers(view, 0, "dynamic_iota_i1", counted, violations);
    let dimension = Iota::of(view).iota_dimension;
    let message = || format!("iota_dimension {dimension} is not one of rank {}", result.rank());
    let within = dimensions(&[dimension], result.rank()).is_some();
    require(within, "dynamic_iota_c1", message, violations);
    if result.element == ElementType::Boolean {
        let message = "the result must be a tensor of integer, floating-point or complex type";
        violations.push(Violation::unlabelled(message));
    }
    constant_shape(view, 0, "dynamic_iota_c2", violations);
}

fn dynamic_iota(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    let dimension = Iota::of(view).iota_dimension as usize;
    let numerics = view.numerics().as_arithmetic();
    Ok(Box::new(move |_, operands| {
        let shape = stated_shape(operands[0].tensor(), &ty, "dynamic_iota_c2")?;
        let codes = &mut Codes::default();
        let result = meaning::iota(codes, &ty.element, &shape, dimension, &numerics)?;
        Ok(vec![result.into_tensor()?.into()])
    }))
}

/// `stablehlo.dynamic_broadcast_in_dim` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dynamic_broadcast_in_dim)).
pub static DYNAMIC_BROADCAST_IN_DIM: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("output_dimensions")],
        attributes: DynamicBroadcastInDim::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , $output_dimensions , dims = $broadcast_dimensions attr-dict : functional-type(operands, results)",
        ),
        verify: verify_dynamic_broadcast_in_dim,
        ..OpDef::new("stablehlo.dynamic_broadcast_in_dim")
    },
    meaning: Meaning::Whole(dynamic_broadcast_in_dim),
};

attributes! {
    pub struct DynamicBroadcastInDim {
        /// Which dimension of the result each dimension of the operand becomes.
        required broadcast_dimensions: Vec<i64> = I64Array,
        /// The dimensions of the operand that are known to be repeated.
        optional known_expanding_dimensions: Vec<i64> = I64Array,
        /// The dimensions of the operand that are known not to be repeated.
        optional known_nonexpanding_dimensions: Vec<i64> = I64Array,
    }
}

fn verify_dynamic_broadcast_in_dim(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    require_element(result, operand, true, "dynamic_broadcast_in_dim_c1", violations);
    let counted = (result.rank(), "dynamic_broadcast_in_dim_c7");
    require_numbers(view, 1, "dynamic_broadcast_in_dim_i2", counted, violations);
    let stated = DynamicBroadcastInDim::of(view);
    verify_expansion(&stated, operand.rank(), violations);
    let written = &stated.broadcast_dimensions;
    let message = || format!("broadcast_dimensions {written:?} are not unique");
    require(unique(written), "dynamic_broadcast_in_dim_c4", message, violations);
    let labels = ["dynamic_broadcast_in_dim_c2", "dynamic_broadcast_in_dim_c3"];
    let dimensions = broadcast_dimensions(written, operand, result, labels, violations);
    let Some(dimensions) = dimensions else { return };
    let label = "dynamic_broadcast_in_dim_c5";
    broadcast_shape(&operand.shape, &dimensions, &result.shape, label, violations);
    let label = "dynamic_broadcast_in_dim_c6";
    verify_broadcast_axes(operand, result, &dimensions, label, violations);
    let label = "dynamic_broadcast_in_dim_c7";
    if let Some(shape) = constant_shape(view, 1, label, violations) {
        let label = "dynamic_broadcast_in_dim_c5";
        broadcast_shape(&operand.shape, &dimensions, &known(&shape), label, violations);
    }
}

/// Checks what is known in advance of the operand's dimensions (C8 to C10).
fn verify_expansion(stated: &DynamicBroadcastInDim, rank: usize, violations: &mut Vec<Violation>) {
    let expanding = &stated.known_expanding_dimensions;
    let others = &stated.known_nonexpanding_dimensions;
    let all = [&expanding[..], others].concat();
    let message = || format!("dimensions {all:?}, known to expand or not to, are not unique");
    require(unique(&all), "dynamic_broadcast_in_dim_c8", message, violations);
    let rows = [
        (expanding, "known_expanding_dimensions", "dynamic_broadcast_in_dim_c9"),
        (others, "known_nonexpanding_dimensions", "dynamic_broadcast_in_dim_c10"),
    ];
    for (known, name, label) in rows {
        let message = || format!("{name} {known:?} are not all dimensions of rank {rank}");
        require(dimensions(known, rank).is_some(), label, message, violations);
    }
}

fn dynamic_broadcast_in_dim(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let dimensions = sizes(&DynamicBroadcastInDim::of(view).broadcast_dimensions);
    let ty = tensor_result(view, 0)?.clone();
    Ok(plain::one_moved(&ty.element.clone(), move |operand, operands| {
        let shape = stated_broadcast(operands, &dimensions, &ty)?;
        Ok(meaning::broadcast_in_dim(operand, &dimensions, &shape)?)
    }))
}

/// The shape that an operand states for the result. The broadcast operand has to fit it.
pub fn stated_broadcast(
    operands: &[Value],
    dimensions: &[usize],
    ty: &TensorType,
) -> Result<Vec<usize>, EvalError> {
    let shape = stated_shape(operands[1].tensor(), ty, "dynamic_broadcast_in_dim_c7")?;
    let (from, to) = (known(operands[0].tensor().shape()), known(&shape));
    let label = "dynamic_broadcast_in_dim_c5";
    at_run_time(|violations| broadcast_shape(&from, dimensions, &to, label, violations))?;
    Ok(shape)
}

/// `stablehlo.dynamic_reshape` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dynamic_reshape)).
pub static DYNAMIC_RESHAPE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("output_shape")],
        results: Results::Exactly(1),
        form: Form::Short("operands attr-dict : functional-type(operands, results)"),
        verify: verify_dynamic_reshape,
        ..OpDef::new("stablehlo.dynamic_reshape")
    },
    meaning: Meaning::Whole(dynamic_reshape),
};

fn verify_dynamic_reshape(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let labels = ["dynamic_reshape_c1", "dynamic_reshape_c2", "dynamic_reshape_c3"];
    verify_reshaping(view, labels, violations);
    let Ok(result) = tensor_result(view, 0) else { return };
    let counted = (result.rank(), "dynamic_reshape_c4");
    require_numbers(view, 1, "dynamic_reshape_i2", counted, violations);
    let len = view.operand(0).and_then(TensorType::static_len);
    let shape = constant_shape(view, 1, "dynamic_reshape_c4", violations);
    if let Some(violation) = len.zip(shape).and_then(|(len, shape)| refilled(len, &shape).err()) {
        violations.push(violation);
    }
}

/// Checks that another shape has as many elements (C2).
pub fn refilled(len: usize, shape: &[usize]) -> Result<(), Violation> {
    let count = shape.iter().try_fold(1usize, |count, &size| count.checked_mul(size));
    let message = || format!("the operand has {len} elements, the result has shape {shape:?}");
    if count == Some(len) { Ok(()) } else { Err(Violation::new("dynamic_reshape_c2", message())) }
}

fn dynamic_reshape(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    Ok(plain::one_moved(&ty.element.clone(), move |operand, operands| {
        let shape = stated_shape(operands[1].tensor(), &ty, "dynamic_reshape_c4")?;
        refilled(operand.values().len(), &shape)?;
        Ok(meaning::reshape(operand, &shape)?)
    }))
}

/// `stablehlo.set_dimension_size` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#set_dimension_size)).
pub static SET_DIMENSION_SIZE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("size")],
        attributes: DimensionSize::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , $size , dim = $dimension attr-dict : functional-type(operands, results)",
        ),
        infer: Some(infer_set_dimension_size),
        verify: verify_set_dimension_size,
        ..OpDef::new("stablehlo.set_dimension_size")
    },
    meaning: Meaning::Whole(set_dimension_size),
};

fn infer_set_dimension_size(view: &OpView<'_>) -> Result<Vec<Type>, Violation> {
    let Some(operand) = view.operand(0) else { return Ok(Vec::new()) };
    let dimension = DimensionSize::of(view).dimension;
    let Some(dimension) = dimensions(&[dimension], operand.rank()) else {
        let message = format!("dimension {dimension} is not one of rank {}", operand.rank());
        return Err(Violation::unlabelled(message));
    };
    let mut result = TensorType { encoding: None, ..operand.clone() };
    result.shape[dimension[0]] = Dimension::Dynamic;
    Ok(vec![Type::Tensor(result)])
}

/// The type of a dimension's size.
const SIZE: ElementType = ElementType::Integer(IntegerType { width: 32, signed: true });

fn verify_set_dimension_size(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    if let Some(size) = view.operand(1).filter(|size| size.rank() != 0 || size.element != SIZE) {
        let message =
            format!("the size must be a tensor<i32>, is a {}", Type::Tensor(size.clone()));
        violations.push(Violation::unlabelled(message));
    }
}

/// Keeps the first elements along the dimension, as many as the new size.
fn set_dimension_size(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let dimension = DimensionSize::of(view).dimension as usize;
    Ok(plain::one_moved(&tensor_result(view, 0)?.element, move |operand, operands| {
        let shape = shape_with_size(operand.shape(), dimension, operands[1].tensor())?;
        Ok(meaning::slice(operand, &vec![0; shape.len()], &vec![1; shape.len()], &shape)?)
    }))
}

/// The shape of an operand after one of its dimensions is set to a size, which is at most the size that it
/// has.
pub fn shape_with_size(
    operand: &[usize],
    dimension: usize,
    size: &Tensor,
) -> Result<Vec<usize>, EvalError> {
    let (size, held) = (index_values(size)[0], operand[dimension]);
    let Some(size) = usize::try_from(size).ok().filter(|&size| size <= held) else {
        let message = format!("size {size} for dimension {dimension}, which holds {held}");
        return Err(EvalError::Failed(message));
    };
    let mut shape = operand.to_vec();
    shape[dimension] = size;
    Ok(shape)
}

/// `stablehlo.real_dynamic_slice` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#real_dynamic_slice)).
pub static REAL_DYNAMIC_SLICE: Entry = Entry {
    def: OpDef {
        operands: &[
            one_operand("operand"),
            one_operand("start_indices"),
            one_operand("limit_indices"),
            one_operand("strides"),
        ],
        results: Results::Exactly(1),
        form: Form::Short("operands attr-dict : functional-type(operands, results)"),
        verify: verify_real_dynamic_slice,
        ..OpDef::new("stablehlo.real_dynamic_slice")
    },
    meaning: Meaning::Whole(real_dynamic_slice),
};

/// Checks the op, which the specification does not list. Constraints that `slice` has, too, have the labels
/// of `slice`.
fn verify_real_dynamic_slice(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    refuse_per_axis(view, [0], "slice_i1", violations);
    require_element(result, operand, false, "slice_c1", violations);
    let (from, to) = (operand.rank(), result.rank());
    require(from == to, "slice_c5", || format!("rank {from} becomes {to}"), violations);
    for numbers in 1..4 {
        require_numbers(view, numbers, "slice_c2", (from, "slice_c2"), violations);
    }
    let types: Vec<&Type> = view.operand_types().skip(1).collect();
    if !types.iter().all(|ty| ty.compatible(types[0])) {
        let message = "start_indices, limit_indices and strides must have one type";
        violations.push(Violation::unlabelled(message));
    }
}

fn real_dynamic_slice(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    Ok(plain::one_moved(&tensor_result(view, 0)?.element, move |operand, operands| {
        let (starts, strides, shape) = real_slicing(operands)?;
        Ok(meaning::slice(operand, &starts, &strides, &shape)?)
    }))
}

/// The start indices, the strides and the shape of the slice that the operands state.
pub fn real_slicing(operands: &[Value]) -> Result<(Vec<usize>, Vec<usize>, Vec<usize>), EvalError> {
    let slicing = Slicing {
        start_indices: index_values(operands[1].tensor()),
        limit_indices: index_values(operands[2].tensor()),
        strides: index_values(operands[3].tensor()),
    };
    let shape = known(operands[0].tensor().shape());
    let shape = at_run_time(|violations| slicing.result_shape(&shape, violations))?;
    Ok((sizes(&slicing.start_indices), sizes(&slicing.strides), shape))
}

/// `stablehlo.dynamic_pad` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dynamic_pad)).
pub static DYNAMIC_PAD: Entry = Entry {
    def: OpDef {
        operands: &[
            one_operand("operand"),
            one_operand("padding_value"),
            one_operand("edge_padding_low"),
            one_operand("edge_padding_high"),
            one_operand("interior_padding"),
        ],
        results: Results::Exactly(1),
        form: Form::Short("operands attr-dict : functional-type(operands, results)"),
        verify: verify_dynamic_pad,
        ..OpDef::new("stablehlo.dynamic_pad")
    },
    meaning: Meaning::Whole(dynamic_pad),
};

const PAD_LABELS: [&str; 2] = ["dynamic_pad_c3", "dynamic_pad_c4"];

fn verify_dynamic_pad(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    let Some(value) = view.operand(1) else { return };
    refuse_per_axis(view, [0], "dynamic_pad_i1", violations);
    require_element(value, operand, false, "dynamic_pad_c1", violations);
    require_element(result, operand, false, "dynamic_pad_c1", violations);
    let message = || format!("the padding value has shape {}, expected []", show(&value.shape));
    require(value.rank() == 0, "dynamic_pad_i2", message, violations);
    let (from, to) = (operand.rank(), result.rank());
    let message = || format!("rank {from} becomes {to}");
    require(from == to, "dynamic_pad_c4", message, violations);
    let labels = ["dynamic_pad_i3", "dynamic_pad_i4", "dynamic_pad_i5"];
    for (numbers, label) in (2..).zip(labels) {
        require_numbers(view, numbers, label, (from, "dynamic_pad_c2"), violations);
    }
    if violations.is_empty() {
        verify_constant_padding(view, &operand.shape, result, violations);
    }
}

/// Checks the constraints on paddings that are constants (C3, C4).
fn verify_constant_padding(
    view: &OpView<'_>,
    operand: &[Dimension],
    result: &TensorType,
    violations: &mut Vec<Violation>,
) {
    let numbers = |operand| constant_operand(view, operand).map(|value| index_values(&value));
    let Some(interior) = numbers(4) else { return };
    let message = || format!("interior padding {interior:?} is negative somewhere");
    let positive = interior.iter().all(|&interior| 0 <= interior);
    require(positive, "dynamic_pad_c3", message, violations);
    let (true, Some(low), Some(high)) = (positive, numbers(2), numbers(3)) else { return };
    let padding = paddings(&low, &high, &interior);
    if let Some(shape) = padded_shape(operand, &padding, PAD_LABELS, violations) {
        require_shape(result, &shape, "dynamic_pad_c4", violations);
    }
}

fn paddings(low: &[i64], high: &[i64], interior: &[i64]) -> Vec<Padding> {
    let numbers = low.iter().zip(high).zip(interior);
    numbers.map(|((&low, &high), &interior)| Padding { low, high, interior }).collect()
}

fn dynamic_pad(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    Ok(plain::one_moved(&tensor_result(view, 0)?.element, move |operand, operands| {
        let (padding, shape) = stated_padding(operands)?;
        let value = Array::of_tensor(operands[1].tensor())?;
        Ok(meaning::pad(operand, &value, &padding, &shape)?)
    }))
}

/// The padding that the operands state, and the shape of the result.
pub fn stated_padding(operands: &[Value]) -> Result<(Vec<Padding>, Vec<usize>), EvalError> {
    let numbers = |operand: usize| index_values(operands[operand].tensor());
    let padding = paddings(&numbers(2), &numbers(3), &numbers(4));
    let shape = known(operands[0].tensor().shape());
    let shape = at_run_time(|violations| padded_shape(&shape, &padding, PAD_LABELS, violations))?;
    Ok((padding, shape))
}
