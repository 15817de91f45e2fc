//! Ops that move elements by rule: reshape, transpose, broadcast, reverse, bitcasts.

use crate::ir::{Dimension, Shape, TensorType};
use crate::numeric::{ElementType, IntegerType, QuantizedType};
use crate::tensor::allocation;

use super::prelude::*;
use super::slicing::{CONCATENATE, PAD, SLICE};
use crate::meaning;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[
    &SLICE,
    &BITCAST_CONVERT,
    &BROADCAST,
    &BROADCAST_IN_DIM,
    &CONCATENATE,
    &GET_DIMENSION_SIZE,
    &RESHAPE,
    &REVERSE,
    &PAD,
    &TRANSPOSE,
];

/// `stablehlo.bitcast_convert` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#bitcast_convert)).
pub static BITCAST_CONVERT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("operands attr-dict : functional-type(operands, results)"),
        verify: verify_bitcast_convert,
        ..OpDef::new("stablehlo.bitcast_convert")
    },
    meaning: Meaning::Whole(bitcast_convert),
};

fn verify_bitcast_convert(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    let is_complex = |ty: &TensorType| matches!(ty.element, ElementType::Complex(_));
    let message = || format!("{} and {} are not both complex", operand.element, result.element);
    require(is_complex(operand) == is_complex(result), "bitcast_convert_c2", message, violations);
    let (from, to) = (operand.element.bits(), result.element.bits());
    let written = result.shape.last().copied();
    if let Some(shape) = bitcast_shape(&operand.shape, from, to, written, violations) {
        require_shape(result, &shape, "bitcast_convert_c1", violations);
    }
}

fn bitcast_convert(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    Ok(plain::one_array(&ty.element.clone(), move |operands| {
        let (from, to) = (operands[0].element().bits(), ty.element.bits());
        let (shape, last) = (known(operands[0].shape()), ty.shape.last().copied());
        let shape = at_run_time(|violations| bitcast_shape(&shape, from, to, last, violations))?;
        Ok(meaning::bitcast_convert(&operands[0], &ty.element, &shape)?)
    }))
}

/// The result shape of a bitcast from codes of `from` bits to codes of `to` bits.
pub fn bitcast_shape(
    operand: &[Dimension],
    from: u32,
    to: u32,
    result_last: Option<Dimension>,
    violations: &mut Vec<Violation>,
) -> Option<Shape> {
    let (wide, narrow) = (from.max(to), from.min(to));
    let count = Dimension::Static((wide / narrow) as usize);
    let last = if from < to { operand.last().copied() } else { result_last };
    let fits = last.is_some_and(|last| last.compatible(count)) && wide % narrow == 0;
    let message =
        || format!("the last dimension of the {narrow}-bit side has to hold exactly {wide} bits");
    if from != to && !require(fits, "bitcast_convert_c1", message, violations) {
        return None;
    }
    let mut shape = Shape::from_slice(operand);
    match from.cmp(&to) {
        std::cmp::Ordering::Equal => {}
        std::cmp::Ordering::Greater => shape.push(count),
        std::cmp::Ordering::Less => _ = shape.pop(),
    }
    Some(shape)
}

/// `stablehlo.broadcast` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#broadcast)).
pub static BROADCAST: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: Broadcast::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , sizes = $broadcast_sizes attr-dict : functional-type(operands, results)",
        ),
        verify: verify_broadcast,
        ..OpDef::new("stablehlo.broadcast")
    },
    meaning: Meaning::Whole(broadcast),
};

attributes! { pub struct Broadcast { required broadcast_sizes: Vec<i64> = I64Array } }

fn verify_broadcast(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    require_element(result, operand, false, "broadcast_c1", violations);
    let added = Broadcast::of(view).broadcast_sizes;
    let message = || format!("broadcast_sizes {added:?} are not all at least 0");
    if require(added.iter().all(|&size| size >= 0), "broadcast_c2", message, violations) {
        let shape: Shape = known(&sizes(&added)).into_iter().chain(operand.shape.clone()).collect();
        require_shape(result, &shape, "broadcast_c3", violations);
    }
}

/// Prepares the op: the operand's dimensions are the last dimensions of the result.
fn broadcast(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let added = sizes(&Broadcast::of(view).broadcast_sizes);
    Ok(plain::one_array(&tensor_result(view, 0)?.element, move |operands| {
        let shape = [&added, operands[0].shape()].concat();
        let dimensions: Vec<usize> = (added.len()..shape.len()).collect();
        Ok(meaning::broadcast_in_dim(&operands[0], &dimensions, &shape)?)
    }))
}

/// `stablehlo.broadcast_in_dim` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#broadcast_in_dim)).
pub static BROADCAST_IN_DIM: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: BroadcastInDim::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , dims = $broadcast_dimensions attr-dict : functional-type(operands, results)",
        ),
        verify: verify_broadcast_in_dim,
        ..OpDef::new("stablehlo.broadcast_in_dim")
    },
    meaning: Meaning::Whole(broadcast_in_dim),
};

attributes! { pub struct BroadcastInDim { required broadcast_dimensions: Vec<i64> = I64Array } }

fn verify_broadcast_in_dim(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    require_static(result, violations);
    require_element(result, operand, true, "broadcast_in_dim_c1", violations);
    let written = BroadcastInDim::of(view).broadcast_dimensions;
    let message = || format!("broadcast_dimensions {written:?} are not unique");
    require(unique(&written), "broadcast_in_dim_c4", message, violations);
    let labels = ["broadcast_in_dim_c2", "broadcast_in_dim_c3"];
    let Some(dimensions) = broadcast_dimensions(&written, operand, result, labels, violations)
    else {
        return;
    };
    broadcast_shape(&operand.shape, &dimensions, &result.shape, "broadcast_in_dim_c5", violations);
    verify_broadcast_axes(operand, result, &dimensions, "broadcast_in_dim_c6", violations);
}

/// The result dimension of each operand dimension. The labels are those of the constraints on their number
/// and on their range.
pub fn broadcast_dimensions(
    written: &[i64],
    operand: &TensorType,
    result: &TensorType,
    [count_label, range_label]: [&'static str; 2],
    violations: &mut Vec<Violation>,
) -> Option<Vec<usize>> {
    let rank = operand.rank();
    let message = || format!("{} broadcast_dimensions for rank {rank}", written.len());
    let counted = require(written.len() == rank, count_label, message, violations);
    let dimensions = dimensions(written, result.rank());
    let message = || {
        format!("broadcast_dimensions {written:?} are not all dimensions of rank {}", result.rank())
    };
    require(dimensions.is_some(), range_label, message, violations);
    dimensions.filter(|_| counted)
}

/// The shape of a broadcast, as far as the shapes of the result type and of the operand determine it.
pub fn broadcast_shape(
    operand: &[Dimension],
    dimensions: &[usize],
    written: &[Dimension],
    label: &'static str,
    violations: &mut Vec<Violation>,
) -> Option<Shape> {
    let mut shape = Shape::from_slice(written);
    for (dimension, (&size, &target)) in operand.iter().zip(dimensions).enumerate() {
        let message = || {
            let wanted = written[target];
            format!("size {size} of dimension {dimension} is neither 1 nor {wanted}")
        };
        let one = size == Dimension::Static(1);
        let fits = one || size.compatible(written[target]);
        require(fits, label, message, violations);
        if shape[target] == Dimension::Dynamic && !one {
            shape[target] = size;
        }
    }
    Some(shape)
}

/// Checks the parameters of per-axis quantized types (C6).
pub fn verify_broadcast_axes(
    operand: &TensorType,
    result: &TensorType,
    dimensions: &[usize],
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    let Some((from, from_axis)) = per_axis(operand) else { return };
    let Some((to, to_axis)) = per_axis(result) else { return };
    let moved = dimensions.get(from_axis) == Some(&to_axis);
    let message = || format!("quantization dimension {from_axis} becomes {to_axis}");
    require(moved, label, message, violations);
    let repeated = operand.shape.get(from_axis) == Some(&Dimension::Static(1));
    let same = to.scales.iter().all(|scale| from.scales.first() == Some(scale))
        && to.zero_points.iter().all(|point| from.zero_points.first() == Some(point));
    let message = || "the scales and zero points are not those of the operand".into();
    require(!repeated || same, label, message, violations);
}

fn broadcast_in_dim(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let dimensions = sizes(&BroadcastInDim::of(view).broadcast_dimensions);
    let ty = tensor_result(view, 0)?.clone();
    Ok(plain::one_array(&ty.element.clone(), move |operands| {
        let shape = broadcast_in_dim_shape(operands[0].shape(), &dimensions, &ty)?;
        Ok(meaning::broadcast_in_dim(&operands[0], &dimensions, &shape)?)
    }))
}

/// The shape of the result for an operand of this shape.
pub fn broadcast_in_dim_shape(
    operand: &[usize],
    dimensions: &[usize],
    ty: &TensorType,
) -> Result<Vec<usize>, EvalError> {
    let shape = known(operand);
    at_run_time(|violations| {
        let label = "broadcast_in_dim_c5";
        let mut sizes = broadcast_shape(&shape, dimensions, &ty.shape, label, violations)?;
        // an operand of size 1 says nothing about a size that the type leaves open
        let unknown = dimensions.iter().zip(&shape);
        unknown.filter(|(_, size)| **size == Dimension::Static(1)).for_each(|(&target, &one)| {
            if sizes[target] == Dimension::Dynamic {
                sizes[target] = one;
            }
        });
        Some(sizes)
    })
}

/// The shapes of operand and result, if they are static and both element types give codes one meaning.
pub fn static_shapes(view: &OpView<'_>) -> Option<(Vec<usize>, Vec<usize>)> {
    let (operand, result) = (view.operand(0)?, view.result(0)?);
    let plain = result.static_len().is_some() && operand.element == result.element;
    plain.then_some((operand.static_shape()?, result.static_shape()?))
}

/// `stablehlo.get_dimension_size` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#get_dimension_size)).
pub static GET_DIMENSION_SIZE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: DimensionSize::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , dim = $dimension attr-dict : functional-type(operands, results)",
        ),
        verify: verify_get_dimension_size,
        ..OpDef::new("stablehlo.get_dimension_size")
    },
    meaning: Meaning::Whole(get_dimension_size),
};

// What `get_dimension_size` and `set_dimension_size` state.
attributes! { pub struct DimensionSize { required dimension: i64 = I64 } }

fn verify_get_dimension_size(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    let dimension = DimensionSize::of(view).dimension;
    let within = dimensions(&[dimension], operand.rank()).is_some();
    let message = || format!("dimension {dimension} is not one of rank {}", operand.rank());
    require(within, "get_dimension_size_c1", message, violations);
    if *result != TensorType::new(&[], SIZE_TYPE) {
        violations.push(Violation::unlabelled("the result has to be tensor<i32>"));
    }
}

fn get_dimension_size(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let dimension = DimensionSize::of(view).dimension as usize;
    Ok(Box::new(move |_, operands| {
        let size = operands[0].tensor().shape()[dimension];
        let size = i32::try_from(size)
            .map_err(|_| EvalError::Failed(format!("size {size} does not fit i32")))?;
        Ok(vec![Tensor::from_codes(SIZE_TYPE, &[], vec![size as u32]).into()])
    }))
}

/// The type of a dimension's size: i32.
const SIZE_TYPE: ElementType = ElementType::Integer(IntegerType { width: 32, signed: true });

/// `stablehlo.reshape` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#reshape)).
pub static RESHAPE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short("operands attr-dict : functional-type(operands, results)"),
        verify: verify_reshape,
        ..OpDef::new("stablehlo.reshape")
    },
    meaning: Meaning::Whole(reshape),
};

fn verify_reshape(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    verify_reshaping(view, ["reshape_c1", "reshape_c2", "reshape_c3"], violations);
}

/// Checks that operand and result have one element type, equally many elements, and corresponding
/// quantization dimensions; the three constraints have a label each.
pub fn verify_reshaping(
    view: &OpView<'_>,
    [element_label, count_label, axes_label]: [&'static str; 3],
    violations: &mut Vec<Violation>,
) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    require_element(result, operand, true, element_label, violations);
    verify_same_parameters(operand, result, element_label, violations);
    let sizes = operand.static_len().zip(result.static_len());
    let message = || {
        let (from, to) = sizes.unwrap_or_default();
        format!("the operand has {from} elements, the result {to}")
    };
    require(sizes.is_none_or(|(from, to)| from == to), count_label, message, violations);
    let Some(((_, from), (_, to))) = per_axis(operand).zip(per_axis(result)) else { return };
    let parts = split_at(operand, from).zip(split_at(result, to));
    let message = || format!("quantization dimensions {from} and {to} do not correspond");
    require(parts.is_none_or(|(from, to)| from == to), axes_label, message, violations);
}

/// The numbers of elements before, along and after a dimension, if known.
fn split_at(ty: &TensorType, axis: usize) -> Option<[usize; 3]> {
    let product = |sizes: &[Dimension]| -> Option<usize> {
        sizes.iter().try_fold(1usize, |len, size| len.checked_mul(size.size()?))
    };
    let (before, rest) = (ty.shape.get(..axis)?, ty.shape.get(axis..)?);
    let (at, after) = rest.split_first()?;
    Some([product(before)?, at.size()?, product(after)?])
}

fn reshape(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    Ok(plain::one_array(&ty.element.clone(), move |operands| {
        let shape = reshaped(&ty, operands[0].values().len())?;
        Ok(meaning::reshape(&operands[0], &shape)?)
    }))
}

/// The run-time shape of this many elements; one unknown size follows from the others.
pub fn reshaped(ty: &TensorType, len: usize) -> Result<Vec<usize>, EvalError> {
    let known = ty.shape.iter().filter_map(|size| size.size());
    let known = known.fold(1usize, usize::saturating_mul);
    let unknown = ty.shape.iter().filter(|size| size.size().is_none()).count();
    let size = match (unknown, known) {
        (1, 1..) => len / known,
        (1, 0) | (0, _) => 0,
        _ => return Err(EvalError::Failed("more than one size is unknown".into())),
    };
    let shape: Vec<usize> = ty.shape.iter().map(|known| known.size().unwrap_or(size)).collect();
    if allocation::len::<u8>(&shape)? != len {
        let message = format!("{len} elements do not fill shape {}", show(&ty.shape));
        return Err(EvalError::Failed(message));
    }
    Ok(shape)
}

/// `stablehlo.reverse` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#reverse)).
pub static REVERSE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: Reverse::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , dims = $dimensions attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        verify: verify_reverse,
        ..OpDef::new("stablehlo.reverse")
    },
    meaning: Meaning::Whole(reverse),
};

attributes! { pub struct Reverse { required dimensions: Vec<i64> = I64Array } }

fn verify_reverse(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    refuse_per_axis(view, [0], "reverse_i1", violations);
    require_element(result, operand, false, "reverse_c1", violations);
    require_shape(result, &operand.shape, "reverse_c1", violations);
    let written = Reverse::of(view).dimensions;
    let message = || format!("dimensions {written:?} are not unique");
    require(unique(&written), "reverse_c2", message, violations);
    let within = dimensions(&written, operand.rank()).is_some();
    let message = || format!("dimensions {written:?} are not all of rank {}", operand.rank());
    require(within, "reverse_c3", message, violations);
}

fn reverse(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let dimensions = sizes(&Reverse::of(view).dimensions);
    Ok(plain::one_array(&tensor_result(view, 0)?.element, move |operands| {
        Ok(meaning::reverse(&operands[0], &dimensions)?)
    }))
}

/// `stablehlo.transpose` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#transpose)).
pub static TRANSPOSE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: Transpose::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , dims = $permutation attr-dict : functional-type(operands, results)",
        ),
        verify: verify_transpose,
        ..OpDef::new("stablehlo.transpose")
    },
    meaning: Meaning::Whole(transpose),
};

attributes! { pub struct Transpose { required permutation: Vec<i64> = I64Array } }

fn verify_transpose(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    require_element(result, operand, true, "transpose_c1", violations);
    verify_same_parameters(operand, result, "transpose_c1", violations);
    let written = Transpose::of(view).permutation;
    let permutation = dimensions(&written, operand.rank())
        .filter(|permutation| permutation.len() == operand.rank() && unique(&written));
    let message = || format!("{written:?} is no permutation of the {} dimensions", operand.rank());
    require(permutation.is_some(), "transpose_c2", message, violations);
    let Some(permutation) = permutation else { return };
    let shape: Shape = permutation.iter().map(|&dimension| operand.shape[dimension]).collect();
    require_shape(result, &shape, "transpose_c3", violations);
    let bounds = operand.bounds();
    let bound = |dimension: &usize| bounds.get(*dimension).copied().flatten();
    let mut sizes = permutation.iter().map(bound).zip(&result.shape);
    let within =
        sizes.all(|(bound, size)| bound.zip(size.size()).is_none_or(|(bound, size)| size <= bound));
    let message = || format!("the result's shape {} is beyond a bound", show(&result.shape));
    require(within, "transpose_c3", message, violations);
    if let Some(((_, from), (_, to))) = per_axis(operand).zip(per_axis(result)) {
        let message = || format!("quantization dimension {from} becomes {to}");
        require(permutation.get(to) == Some(&from), "transpose_c4", message, violations);
    }
}

fn transpose(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let permutation = sizes(&Transpose::of(view).permutation);
    Ok(plain::one_array(&tensor_result(view, 0)?.element, move |operands| {
        Ok(meaning::transpose(&operands[0], &permutation)?)
    }))
}

/// Checks that two per-axis quantized types differ at most in their quantization dimensions.
fn verify_same_parameters(
    operand: &TensorType,
    result: &TensorType,
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    let Some(((from, _), (to, _))) = per_axis(operand).zip(per_axis(result)) else { return };
    let same = from.scales == to.scales && from.zero_points == to.zero_points;
    let message = || "the scales and zero points are not those of the operand".into();
    require(same, label, message, violations);
}

/// The element type of a per-axis quantized tensor and its quantization dimension.
fn per_axis(ty: &TensorType) -> Option<(&QuantizedType, usize)> {
    match &ty.element {
        ElementType::Quantized(quantized) => Some((quantized, quantized.dimension?)),
        _ => None,
    }
}
