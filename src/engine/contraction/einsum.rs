//! Sums of products over any labelled dimensions.

use super::strategy::tiles::Sizes;
use super::{Method, Plan};
use crate::engine::movement;
use crate::engine::movement::offsets::Offsets;
use crate::numeric::ElementType;
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;
use crate::tensor::strided::Axis;

/// A label: a dimension of the operands that have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Label {
    /// Its size.
    pub size: usize,
    /// How far apart neighbours along it stand in the left operand, if that has it: the sum of the
    /// strides of the dimensions that it names.
    pub lhs: Option<usize>,
    /// The same for the right operand.
    pub rhs: Option<usize>,
}

/// For each index over the labels of the output, the sum over the others of the products; the last
/// of `summed` is the fastest. Every label is one of an operand's. Operands are not quantized.
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
    method: &Method,
) -> Result<Tensor, TooLarge> {
    let with = |lhs: bool, rhs: bool| {
        move |&place: &usize| {
            output[place].lhs.is_some() == lhs && output[place].rhs.is_some() == rhs
        }
    };
    let places = 0..output.len();
    let batch: Vec<usize> = places.clone().filter(with(true, true)).collect();
    let rows: Vec<usize> = places.clone().filter(with(true, false)).collect();
    let columns: Vec<usize> = places.filter(with(false, true)).collect();
    let labels = |places: &[usize]| places.iter().map(|&place| output[place]).collect::<Vec<_>>();
    let lhs_offsets = |labels: &[Label]| offsets(labels, |label| label.lhs);
    let rhs_offsets = |labels: &[Label]| offsets(labels, |label| label.rhs);
    let lhs_places =
        [lhs_offsets(&labels(&batch))?, lhs_offsets(&labels(&rows))?, lhs_offsets(summed)?];
    let rhs_places =
        [rhs_offsets(&labels(&batch))?, rhs_offsets(&labels(&columns))?, rhs_offsets(summed)?];
    let order = [batch, rows, columns].concat();
    let sizes = Sizes {
        batch: lhs_places[0].len(),
        rows: lhs_places[1].len(),
        columns: rhs_places[1].len(),
        steps: lhs_places[2].len(),
    };
    let shape = order.iter().map(|&place| output[place].size).collect();
    let sums = Plan { sizes, lhs: lhs_places, rhs: rhs_places, shape }
        .contract(lhs, rhs, result, method)?;
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
