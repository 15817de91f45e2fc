//! The offsets of an index map, as a table or as multiples of a stride.

use std::ops::Range;

use crate::tensor::allocation::{TooLarge, with_capacity};
use crate::tensor::strided::{Axis, OffsetMap};

/// The offsets of all indices of a map, in row-major order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Offsets {
    /// The multiples of a stride.
    Uniform {
        /// How many offsets there are.
        len: usize,
        /// The distance from one offset to the next.
        stride: usize,
    },
    /// Any offsets.
    Table(Vec<usize>),
}

impl Offsets {
    /// The offsets of all indices of a map, none of which is negative.
    pub fn of(map: &OffsetMap) -> Result<Offsets, TooLarge> {
        let (outer, run) = map.split_run();
        if map.is_empty() {
            return Ok(Offsets::Uniform { len: 0, stride: 1 });
        }
        // an axis of one element has no neighbours, so the stride is that of another axis
        let along = if run.size == 1 { map.axes.first().copied().unwrap_or(run) } else { run };
        if let (true, [0], Ok(stride)) =
            (outer.axes.is_empty(), map.base, usize::try_from(along.stride()))
        {
            return Ok(Offsets::Uniform { len: run.size, stride });
        }
        let mut table = with_capacity(&map.shape())?;
        for base in outer.walk() {
            table.extend(run.offsets(base).map(|[offset]| offset as usize));
        }
        Ok(Offsets::Table(table))
    }

    /// The offsets `start + sum(index * stride)` over all indices of these axes, the last axis
    /// fastest. None of them may be negative.
    pub fn strided(start: usize, axes: &[Axis]) -> Result<Offsets, TooLarge> {
        // most contractions have one axis of a kind or none, and small ones feel the time that a map takes
        if let (0, [axis]) = (start, axes)
            && let Ok(stride) = usize::try_from(axis.stride())
        {
            return Ok(Offsets::Uniform { len: axis.size, stride });
        }
        if let (0, []) = (start, axes) {
            return Ok(Offsets::Uniform { len: 1, stride: 0 });
        }
        Offsets::of(&OffsetMap::new([start as isize], axes.iter().copied()))
    }

    /// How many offsets there are.
    pub(crate) fn len(&self) -> usize {
        match self {
            Offsets::Uniform { len, .. } => *len,
            Offsets::Table(table) => table.len(),
        }
    }

    /// The offset of an index.
    #[inline(always)]
    pub fn at(&self, index: usize) -> usize {
        match self {
            Offsets::Uniform { stride, .. } => index * stride,
            Offsets::Table(table) => table[index],
        }
    }

    /// The offsets of a range of indices.
    pub fn part(&self, indices: Range<usize>) -> Result<Offsets, TooLarge> {
        if let (Offsets::Uniform { stride, .. }, 0) = (self, indices.start) {
            return Ok(Offsets::Uniform { len: indices.len(), stride: *stride });
        }
        let mut table = with_capacity(&[indices.len()])?;
        table.extend(indices.map(|index| self.at(index)));
        Ok(Offsets::Table(table))
    }

    /// These offsets repeated, each time further by `distance`.
    pub fn repeated(&self, times: usize, distance: usize) -> Result<Offsets, TooLarge> {
        if times == 1 {
            return Ok(self.clone());
        }
        let mut table = with_capacity(&[times, self.len()])?;
        for time in 0..times {
            table.extend((0..self.len()).map(|index| time * distance + self.at(index)));
        }
        Ok(Offsets::Table(table))
    }

    /// The offsets of elements of which each is divided into `parts` parts, of which the first `taken` follow
    /// each other.
    pub fn interleaved(&self, parts: usize, taken: usize) -> Result<Offsets, TooLarge> {
        let mut table = with_capacity(&[self.len(), taken])?;
        for index in 0..self.len() {
            table.extend((0..taken).map(|part| self.at(index) * parts + part));
        }
        Ok(Offsets::Table(table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tensor::strided::strides;

    /// The offsets of the indices over some dimensions of a row-major array of this shape.
    fn along(shape: &[usize], dimensions: &[usize]) -> Offsets {
        let strides = strides(shape);
        let axis = |&dimension: &usize| Axis::new(shape[dimension], strides[dimension]);
        Offsets::strided(0, &dimensions.iter().map(axis).collect::<Vec<Axis>>()).unwrap()
    }

    fn all(offsets: &Offsets) -> Vec<usize> {
        (0..offsets.len()).map(|index| offsets.at(index)).collect()
    }

    #[test]
    fn neighbouring_dimensions_have_one_stride() {
        let offsets = along(&[2, 3, 4], &[1, 2]);
        assert_eq!(offsets, Offsets::Uniform { len: 12, stride: 1 });
        let offsets = along(&[2, 3, 4], &[0, 1]);
        assert_eq!(offsets, Offsets::Uniform { len: 6, stride: 4 });
    }

    #[test]
    fn the_last_dimension_named_varies_fastest() {
        let offsets = along(&[2, 3, 4], &[2, 0]);
        assert_eq!(all(&offsets), [0, 12, 1, 13, 2, 14, 3, 15]);
    }

    #[test]
    fn no_dimension_is_one_offset_and_an_empty_one_none() {
        assert_eq!(all(&along(&[2], &[])), [0]);
        assert_eq!(all(&along(&[2, 0], &[0, 1])), [0; 0]);
        assert_eq!(all(&along(&[0, 2, 3], &[0, 2])), [0; 0]);
    }

    #[test]
    fn a_part_of_offsets_is_those_of_its_indices() {
        let offsets = along(&[2, 3, 4], &[0, 1]);
        assert_eq!(all(&offsets.part(0..2).unwrap()), [0, 4]);
        assert_eq!(all(&offsets.part(4..6).unwrap()), [16, 20]);
    }

    #[test]
    fn offsets_are_repeated_and_interleaved() {
        let offsets = along(&[2, 3], &[1]);
        assert_eq!(all(&offsets.repeated(2, 10).unwrap()), [0, 1, 2, 10, 11, 12]);
        assert_eq!(all(&offsets.interleaved(2, 1).unwrap()), [0, 2, 4]);
        assert_eq!(all(&offsets.interleaved(2, 2).unwrap()), [0, 1, 2, 3, 4, 5]);
    }

    #[test]
    fn axes_may_run_backwards_from_a_start() {
        let axes = [Axis { size: 2, strides: [-4] }, Axis::new(3, 1)];
        assert_eq!(all(&Offsets::strided(4, &axes).unwrap()), [4, 5, 6, 0, 1, 2]);
        let axes = [Axis::new(2, 1), Axis::new(2, 1)];
        assert_eq!(all(&Offsets::strided(0, &axes).unwrap()), [0, 1, 1, 2]);
    }
}
