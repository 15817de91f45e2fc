//! The number of arithmetic operations of an op, for measurements of speed.

use super::contraction::DimensionNumbers;
use crate::ir::{OpView, TensorType};

/// How many operations on elements an op takes: two for each product of a contraction, and else one for each
/// element of the largest operand or result. The number is 0 if a type is dynamic.
pub fn operations(view: &OpView<'_>) -> u64 {
    let products = match view.op.full_name() {
        "stablehlo.dot_general" => dot_general(view),
        "stablehlo.dot" => view.operand(0).and_then(|lhs| match lhs.shape.last() {
            Some(last) => last.size(),
            None => Some(1),
        }),
        "stablehlo.convolution" => convolution(view),
        _ => return largest(view).unwrap_or(0),
    };
    let results = view.result(0).and_then(elements);
    products.zip(results).map_or(0, |(products, results)| 2 * products as u64 * results)
}

/// How many products each element of the result takes, which is the product of the contracted sizes.
fn dot_general(view: &OpView<'_>) -> Option<usize> {
    let shape = view.operand(0)?.static_shape()?;
    let contracted = DimensionNumbers::of(view).lhs_contracting;
    let sizes = contracted.iter().filter_map(|&dimension| shape.get(dimension as usize));
    Some(sizes.product())
}

/// How many products each element of the result takes, which is the number of kernel elements for each output
/// feature.
fn convolution(view: &OpView<'_>) -> Option<usize> {
    let kernel = view.operand(1)?.static_shape()?;
    let numbers = view.fields("dimension_numbers")?;
    let features = kernel.get(numbers.integer("kernel_output_feature_dimension") as usize)?;
    Some(kernel.iter().product::<usize>() / (*features).max(1))
}

fn largest(view: &OpView<'_>) -> Option<u64> {
    let types = view.operand_types().chain(view.result_types());
    types.filter_map(|ty| elements(ty.as_tensor()?)).max()
}

fn elements(ty: &TensorType) -> Option<u64> {
    Some(ty.static_shape()?.iter().product::<usize>() as u64)
}
