//! Where the elements over some dimensions of a tensor stand.

use std::ops::Range;

use crate::tensor::allocation::{TooLarge, with_capacity};

/// Offsets of the indices of some dimensions, row-major.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Offsets {
    /// Multiples of a stride.
    Uniform {
        /// How many.
        len: usize,
        /// The distance of one from the next.
        stride: usize,
    },
    /// Any.
    Table(Vec<usize>),
}

impl Offsets {
    /// The offsets `start + sum(index * stride)` over all indices of these axes, the last axis
    /// fastest. None of them may be negative.
    pub fn strided(start: usize, axes: &[Axis]) -> Result<Offsets, TooLarge> {
        let mut uniform = Offsets::Uniform { len: 1, stride: 0 };
        let mut rest = axes;
        while let Some((&last, before)) = rest.split_last()
            && start == 0
            && let Some(merged) = uniform.under(last)
        {
            (uniform, rest) = (merged, before);
        }
        if rest.is_empty() && start == 0 {
            return Ok(uniform);
        }
        let inner = rest.len()..axes.len();
        let mut table = vec![start];
        for &axis in rest {
            table = spread(&table, axis)?;
        }
        match uniform {
            Offsets::Uniform { len, stride } if !inner.is_empty() => {
                spread(&table, Axis::new(len, stride)).map(Offsets::Table)
            }
            _ => Ok(Offsets::Table(table)),
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
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

    /// Those of some indices.
    pub fn part(&self, indices: Range<usize>) -> Result<Offsets, TooLarge> {
        if let (Offsets::Uniform { stride, .. }, 0) = (self, indices.start) {
            return Ok(Offsets::Uniform { len: indices.len(), stride: *stride });
        }
        let mut table = with_capacity(&[indices.len()])?;
        table.extend(indices.map(|index| self.at(index)));
        Ok(Offsets::Table(table))
    }

    /// These offsets again and again, each time so much further.
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

    /// The offsets of the same elements where each stands `parts` times, of which the first `taken`
    /// follow each other here.
    pub fn interleaved(&self, parts: usize, taken: usize) -> Result<Offsets, TooLarge> {
        let mut table = with_capacity(&[self.len(), taken])?;
        for index in 0..self.len() {
            table.extend((0..taken).map(|part| self.at(index) * parts + part));
        }
        Ok(Offsets::Table(table))
    }

    /// These offsets for each index of an outer axis, if they stay multiples of one stride.
    fn under(&self, outer: Axis) -> Option<Offsets> {
        let Axis { size, stride: distance } = outer;
        let distance = usize::try_from(distance).ok()?;
        match *self {
            Offsets::Uniform { len: 1, .. } => {
                Some(Offsets::Uniform { len: size, stride: distance })
            }
            Offsets::Uniform { len, stride }
                if size == 1 || len.checked_mul(stride) == Some(distance) =>
            {
                Some(Offsets::Uniform { len: len.checked_mul(size)?, stride })
            }
            _ => None,
        }
    }
}

/// One dimension of an index space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Axis {
    /// How many indices.
    pub size: usize,
    /// How far apart the elements of neighbours stand.
    pub stride: isize,
}

impl Axis {
    /// So many indices, so far apart.
    pub fn new(size: usize, stride: usize) -> Axis {
        Axis { size, stride: stride as isize }
    }
}

/// For each offset those of an inner axis.
fn spread(offsets: &[usize], inner: Axis) -> Result<Vec<usize>, TooLarge> {
    let mut table = with_capacity(&[offsets.len(), inner.size])?;
    for &offset in offsets {
        let at = |index: usize| offset.wrapping_add_signed(index as isize * inner.stride);
        table.extend((0..inner.size).map(at));
    }
    Ok(table)
}

/// The distance of neighbours along each dimension of a row-major array.
pub fn strides(shape: &[usize]) -> Vec<usize> {
    let mut strides = vec![1; shape.len()];
    for dimension in (1..shape.len()).rev() {
        strides[dimension - 1] = strides[dimension] * shape[dimension];
    }
    strides
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let axes = [Axis { size: 2, stride: -4 }, Axis { size: 3, stride: 1 }];
        assert_eq!(all(&Offsets::strided(4, &axes).unwrap()), [4, 5, 6, 0, 1, 2]);
        let axes = [Axis { size: 2, stride: 1 }, Axis { size: 2, stride: 1 }];
        assert_eq!(all(&Offsets::strided(0, &axes).unwrap()), [0, 1, 1, 2]);
    }
}
