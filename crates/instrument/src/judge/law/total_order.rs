//! The total order of floats, which has no place for NaN of a type without negative zero.

use crate::alone::broadcast::places;
use crate::ir::OpView;
use crate::numeric::{ElementType, FloatFormat, NanCodes};
use crate::ops::facts;
use crate::tensor::{Tensor, Value};

/// Why NaN of a type without -0 may be anywhere in the total order.
pub const UNSIGNED_NAN: &str =
    "IEEE 754's total order has no place for the NaN of a type without negative zero";

/// Whether NaN of a format is the code that other formats have for -0.
fn has_unsigned_nan(format: &FloatFormat) -> bool {
    format.nan == NanCodes::NegativeZero
}

/// Whether an op compares floats by the total order, which has no place for NaN of their type.
pub fn compares_unsigned_nan(view: &OpView<'_>) -> bool {
    let is_total = facts::of(view.op).plain == "stablehlo.compare"
        && view.word("compare_type") == Some("TOTALORDER")
        && !matches!(view.word("comparison_direction"), Some("EQ" | "NE"));
    is_total
        && view.operand(0).is_some_and(|ty| ty.element.float_format().is_some_and(has_unsigned_nan))
}

/// Whether a region of an op compares floats by the total order, which has no place for NaN of their type.
pub fn region_compares_unsigned_nan(view: &OpView<'_>) -> bool {
    let blocks = view.op.regions.iter().flat_map(|region| &region.blocks);
    let mut ops = blocks.flat_map(|block| &block.ops);
    ops.any(|op| compares_unsigned_nan(&view.with_op(op)))
}

/// Whether an element of a tensor is a NaN that the total order has no place for.
pub fn is_unsigned_nan(tensor: &Tensor, place: usize) -> bool {
    let ElementType::Float(format) = tensor.element() else { return false };
    has_unsigned_nan(format) && format.is_nan(tensor.code(place) as u64)
}

/// Which elements of a result compare a NaN with a number; `None` if none does.
pub fn beside_one_nan(view: &OpView<'_>, operands: &[Value], ours: &Tensor) -> Option<Vec<bool>> {
    let mut open = vec![false; ours.len()];
    for tensor in operands.iter().filter_map(Value::as_tensor) {
        let places = places(view, tensor.shape(), ours.shape());
        open.iter_mut()
            .zip(places)
            .for_each(|(open, place)| *open ^= is_unsigned_nan(tensor, place));
    }
    open.contains(&true).then_some(open)
}
