//! Checks that the constraints of CHLO ops use. The dialect gives them no labels.

use crate::ir::{Dimension, Shape, TensorType};
use crate::numeric::ElementType;
use crate::ops::elementwise::constraints::{Kinds, baseline, tensor};
use crate::ops::prelude::*;

/// The element types that most functions take.
pub const FLOATS: Kinds = Kinds::FLOAT.or(Kinds::COMPLEX);

/// Requires operands to be of these kinds, and operands and result to have one type.
pub fn same_type(view: &OpView<'_>, kinds: Kinds, violations: &mut Vec<Violation>) {
    operand_kinds(view, kinds, violations);
    let Some(first) = view.operand(0) else { return };
    for other in view.operand_types().chain(view.result_types()).filter_map(Type::as_tensor) {
        if !baseline(&first.element, &other.element) || !first.compatible_shape(other) {
            violations.push(Violation::unlabelled(format!(
                "operands and result must have one type, found {} and {}",
                tensor(first),
                tensor(other)
            )));
            return;
        }
    }
}

/// Requires the element types of all operands to be of these kinds.
pub fn operand_kinds(view: &OpView<'_>, kinds: Kinds, violations: &mut Vec<Violation>) {
    for (index, ty) in view.operand_types().enumerate() {
        let Some(ty) = ty.as_tensor() else { continue };
        if !kinds.admits(&ty.element) {
            violations.push(Violation::unlabelled(format!(
                "operand {index} must be a tensor of {kinds} type, its elements are {}",
                ty.element
            )));
        }
    }
}

/// Requires the result to have this element type; the parameters of quantization may differ.
pub fn result_element(view: &OpView<'_>, expected: &ElementType, violations: &mut Vec<Violation>) {
    let Some(result) = view.result(0) else { return };
    if !baseline(&result.element, expected) {
        violations.push(Violation::unlabelled(format!(
            "the result's elements must be {expected}, they are {}",
            result.element
        )));
    }
}

/// Requires the operand and the result to have one shape.
pub fn same_shape(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let (Some(operand), Some(result)) = (view.operand(0), view.result(0)) else { return };
    if !operand.compatible_shape(result) {
        violations.push(Violation::unlabelled(format!(
            "operand and result must have one shape, found {} and {}",
            tensor(operand),
            tensor(result)
        )));
    }
}

/// Requires two operands to have one element type; the parameters of quantization may differ.
pub fn same_elements(lhs: &TensorType, rhs: &TensorType, violations: &mut Vec<Violation>) {
    if !baseline(&lhs.element, &rhs.element) {
        violations.push(Violation::unlabelled(format!(
            "the operands' elements must have one type, they are {} and {}",
            lhs.element, rhs.element
        )));
    }
}

/// The dimension of the result that each dimension of an operand becomes: the last dimensions in order, or,
/// for the operand with the lower rank of two, those of `written` (`broadcast_dimensions`).
pub fn placed(
    rank: usize,
    result_rank: usize,
    written: Option<&[i64]>,
) -> Result<Vec<usize>, Violation> {
    match written {
        Some(written) if rank < result_rank => {
            let places = dimensions(written, result_rank);
            places.filter(|places| places.len() == rank && unique(written)).ok_or_else(|| {
                Violation::unlabelled(format!(
                    "broadcast_dimensions {written:?} do not place rank {rank} in rank {result_rank}"
                ))
            })
        }
        _ => Ok((result_rank - rank..result_rank).collect()),
    }
}

/// The shape that operands are broadcast to. Known sizes have to be equal or 1, and they decide where another
/// size is unknown.
pub fn broadcast_shape(
    operands: &[&[Dimension]],
    written: Option<&[i64]>,
) -> Result<Shape, Violation> {
    let rank = operands.iter().map(|operand| operand.len()).max().unwrap_or(0);
    let one = Dimension::Static(1);
    let mut shape: Shape = smallvec::smallvec![one; rank];
    for operand in operands {
        for (&size, place) in operand.iter().zip(placed(operand.len(), rank, written)?) {
            shape[place] = match (shape[place], size) {
                (so_far, size) if so_far == one => size,
                (so_far, size) if size == one || so_far == size => so_far,
                (Dimension::Dynamic, size) => size,
                (so_far, Dimension::Dynamic) => so_far,
                _ => {
                    let shapes: Vec<_> = operands.iter().map(|operand| show(operand)).collect();
                    let shapes = shapes.join(" and ");
                    let message = format!("shapes {shapes} cannot be broadcast to one");
                    return Err(Violation::unlabelled(message));
                }
            };
        }
    }
    Ok(shape)
}
