//! Sums of products over any labelled dimensions.

use super::plan::ContractionPlan;
use crate::engine::movement;
use crate::engine::movement::offsets::Offsets;
use crate::meaning::SumPolicy;
use crate::numeric::ElementType;
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;
use crate::tensor::strided::Axis;

/// A label: a dimension of the operands that have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Label {
    /// The size of the dimension.
    pub size: usize,
    /// The distance from an element to the next along the label in the left operand, if that has it: the sum
    /// of the strides of the dimensions that it names.
    pub lhs: Option<usize>,
    /// The distance from an element to the next along the label in the right operand, if that has it.
    pub rhs: Option<usize>,
}

/// For each index over the labels of the output, the sum of products over the labels `summed`, of which the
/// last is the fastest. Every label is one of an operand's. Operands are not quantized.
///
/// # Errors
///
/// [`TooLarge`] if the result does not fit into memory.
pub fn einsum(
    lhs: &Tensor,
    rhs: &Tensor,
    output: &[Label],
    summed: &[Label],
    result: &ElementType,
    policy: &SumPolicy,
) -> Result<Tensor, TooLarge> {
    let with = |lhs: bool, rhs: bool| -> Vec<usize> {
        let is_one = |&place: &usize| {
            output[place].lhs.is_some() == lhs && output[place].rhs.is_some() == rhs
        };
        (0..output.len()).filter(is_one).collect()
    };
    let (batch, rows, columns) = (with(true, true), with(true, false), with(false, true));
    let labels = |places: &[usize]| places.iter().map(|&place| output[place]).collect::<Vec<_>>();
    let (batch_labels, row_labels, column_labels) =
        (labels(&batch), labels(&rows), labels(&columns));
    let of_lhs = |labels: &[Label]| offsets(labels, |label| label.lhs);
    let of_rhs = |labels: &[Label]| offsets(labels, |label| label.rhs);
    let lhs_offsets = [of_lhs(&batch_labels)?, of_lhs(&row_labels)?, of_lhs(summed)?];
    let rhs_offsets = [of_rhs(&batch_labels)?, of_rhs(&column_labels)?, of_rhs(summed)?];
    let order = [batch, rows, columns].concat();
    let shape = order.iter().map(|&place| output[place].size).collect();
    let sums =
        ContractionPlan::new(lhs_offsets, rhs_offsets, shape).contract(lhs, rhs, result, policy)?;
    if order.is_sorted() {
        return Ok(sums);
    }
    let place_of = |place| order.iter().position(|&found| found == place).unwrap_or_default();
    let permutation: Vec<usize> = (0..order.len()).map(place_of).collect();
    let words = movement::transpose(sums.words(), &permutation)?;
    Ok(Tensor::new(sums.element().clone(), words))
}

fn offsets(
    labels: &[Label],
    stride: impl Fn(&Label) -> Option<usize>,
) -> Result<Offsets, TooLarge> {
    let axes: Vec<Axis> = labels
        .iter()
        .map(|label| Axis::new(label.size, stride(label).unwrap_or_default()))
        .collect();
    Offsets::strided(0, &axes)
}
