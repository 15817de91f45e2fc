//! Ops that move elements to or from places that are operands.

use super::{Array, indices};
use crate::tensor::allocation::TooLarge;

/// The first index of a slice: the start indices, moved so that the whole slice lies in the operand.
fn clamped(starts: &[i64], shape: &[usize], slice: &[usize]) -> Vec<usize> {
    let sizes = starts.iter().zip(shape).zip(slice);
    sizes.map(|((&start, &size), &slice)| start.clamp(0, (size - slice) as i64) as usize).collect()
}

/// `dynamic_slice`: `slice_sizes` elements from the start indices on.
pub fn dynamic_slice<V: Clone>(
    operand: &Array<V>,
    starts: &[i64],
    slice_sizes: &[usize],
) -> Result<Array<V>, TooLarge> {
    let starts = clamped(starts, operand.shape(), slice_sizes);
    Array::from_index(operand.element().clone(), slice_sizes, |index| {
        let from: Vec<usize> = index.iter().zip(&starts).map(|(at, start)| at + start).collect();
        operand.at(&from)
    })
}

/// `dynamic_update_slice`: the operand with the update in place of the elements from the start indices on.
pub fn dynamic_update_slice<V: Clone>(
    operand: &Array<V>,
    update: &Array<V>,
    starts: &[i64],
) -> Result<Array<V>, TooLarge> {
    let starts = clamped(starts, operand.shape(), update.shape());
    Array::from_index(operand.element().clone(), operand.shape(), |index| {
        let within = index.iter().zip(&starts).zip(update.shape());
        let within: Option<Vec<usize>> = within
            .map(|((&at, &start), &size)| at.checked_sub(start).filter(|&at| at < size))
            .collect();
        within.map_or_else(|| operand.at(index), |at| update.at(&at))
    })
}

/// Which dimensions mean what, in gather's words (scatter's in brackets).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WindowDimensions {
    /// Dimensions of the windows tensor, which is gather's result and scatter's updates, that run
    /// over a window: `offset_dims` (`update_window_dims`).
    pub window: Vec<usize>,
    /// Operand dimensions that a window does not have: `collapsed_slice_dims`
    /// (`inserted_window_dims`).
    pub collapsed: Vec<usize>,
    /// Operand dimensions whose index is a batch index.
    pub operand_batching: Vec<usize>,
    /// The dimensions of the indices that give these batch indices.
    pub indices_batching: Vec<usize>,
    /// The operand dimension of each number of an index vector: `start_index_map`
    /// (`scatter_dims_to_operand_dims`).
    pub start_index_map: Vec<usize>,
    /// The dimension of the indices along which an index vector lies; their rank for single numbers.
    pub index_vector: usize,
}

impl WindowDimensions {
    /// The operand dimensions that a window has, in order: those of `window`.
    pub fn operand_window(&self, operand_rank: usize) -> Vec<usize> {
        let dropped = |dimension: &usize| {
            self.collapsed.contains(dimension) || self.operand_batching.contains(dimension)
        };
        (0..operand_rank).filter(|dimension| !dropped(dimension)).collect()
    }

    /// The index into the operand of the first element of the window that `index`, an index of the windows
    /// tensor, belongs to, as the index vector says; and the offset of `index` in the window.
    fn start_and_offset(
        &self,
        rank: usize,
        indices: &Array<i64>,
        index: &[usize],
    ) -> (Vec<i64>, Vec<i64>) {
        let batch: Vec<usize> = (0..index.len())
            .filter(|axis| !self.window.contains(axis))
            .map(|axis| index[axis])
            .collect();
        let number = |place: usize| {
            let mut at = batch.clone();
            if self.index_vector < indices.rank() {
                at.insert(self.index_vector, place);
            }
            indices.at(&at)
        };
        let mut start = vec![0; rank];
        for (place, &dimension) in self.start_index_map.iter().enumerate() {
            start[dimension] = number(place);
        }
        for (&dimension, &from) in self.operand_batching.iter().zip(&self.indices_batching) {
            // the batch indices lack the dimension of the index vector
            let from = if from < self.index_vector { from } else { from - 1 };
            start[dimension] = batch[from] as i64;
        }
        let mut offset = vec![0; rank];
        for (dimension, &axis) in self.operand_window(rank).into_iter().zip(&self.window) {
            offset[dimension] = index[axis] as i64;
        }
        (start, offset)
    }
}

/// `gather`: every index vector is the start of a window of `slice_sizes`, moved so that it lies in the
/// operand. Of the result's dimensions `window` run over the window, and the others over the index vectors.
pub fn gather<V: Clone>(
    operand: &Array<V>,
    indices: &Array<i64>,
    dimensions: &WindowDimensions,
    slice_sizes: &[usize],
    shape: &[usize],
) -> Result<Array<V>, TooLarge> {
    Array::from_index(operand.element().clone(), shape, |index| {
        let (start, offset) = dimensions.start_and_offset(operand.rank(), indices, index);
        let start = clamped(&start, operand.shape(), slice_sizes);
        let from: Vec<usize> =
            start.iter().zip(&offset).map(|(&start, &offset)| start + offset as usize).collect();
        operand.at(&from)
    })
}

/// `scatter`: the updates are taken in one after the other, in row-major order of their indices. Each changes
/// the inputs' elements at its window's start plus its offset in the window to what `body` makes of them and of
/// the updates' elements. Updates whose place lies outside of the inputs are passed over one by one
/// (docs/numerics.md, "Contractions and reductions").
pub fn scatter<V: Clone, E>(
    mut inputs: Vec<Array<V>>,
    indices_of_windows: &Array<i64>,
    updates: &[Array<V>],
    dimensions: &WindowDimensions,
    mut body: impl FnMut(Vec<V>, Vec<V>) -> Result<Vec<V>, E>,
) -> Result<Vec<Array<V>>, E> {
    let shape = inputs[0].shape().to_vec();
    for index in indices(updates[0].shape()) {
        let (start, offset) = dimensions.start_and_offset(shape.len(), indices_of_windows, &index);
        let place = start.iter().zip(&offset).zip(&shape);
        let place: Option<Vec<usize>> = place
            .map(|((&start, &offset), &size)| {
                let at = start.checked_add(offset)?;
                usize::try_from(at).ok().filter(|&at| at < size)
            })
            .collect();
        let Some(place) = place else { continue };
        let current = inputs.iter().map(|input| input.at(&place)).collect();
        let new = updates.iter().map(|update| update.at(&index)).collect();
        for (input, value) in inputs.iter_mut().zip(body(current, new)?) {
            input.set(&place, value);
        }
    }
    Ok(inputs)
}
