//! Where the elements over some dimensions of a tensor stand.

use crate::tensor::allocation::{TooLarge, filled};

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
    /// The offsets of the indices over `dimensions` (the last varies fastest) of a row-major array
    /// of this shape.
    pub fn new(shape: &[usize], dimensions: &[usize]) -> Result<Offsets, TooLarge> {
        let strides = strides(shape);
        let mut uniform = Offsets::Uniform { len: 1, stride: 0 };
        let mut rest = dimensions;
        while let Some((&last, before)) = rest.split_last() {
            let Some(merged) = uniform.under(shape[last], strides[last]) else {
                break;
            };
            (uniform, rest) = (merged, before);
        }
        rest.iter()
            .rev()
            .try_fold(uniform, |offsets, &outer| offsets.repeated(shape[outer], strides[outer]))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        match self {
            Offsets::Uniform { len, .. } => *len,
            Offsets::Table(table) => table.len(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The offset of an index.
    #[inline(always)]
    pub fn at(&self, index: usize) -> usize {
        match self {
            Offsets::Uniform { stride, .. } => index * stride,
            Offsets::Table(table) => table[index],
        }
    }

    /// These offsets inside an outer dimension, if they stay multiples of one stride.
    fn under(&self, size: usize, outer: usize) -> Option<Offsets> {
        match *self {
            Offsets::Uniform { len: 1, .. } => Some(Offsets::Uniform { len: size, stride: outer }),
            Offsets::Uniform { len, stride } if size == 1 || len * stride == outer => {
                Some(Offsets::Uniform { len: len * size, stride })
            }
            _ => None,
        }
    }

    /// These offsets for each index of an outer dimension.
    fn repeated(self, size: usize, outer: usize) -> Result<Offsets, TooLarge> {
        let len = self.len();
        let mut table = filled(0, &[size, len])?;
        for (index, entry) in table.iter_mut().enumerate() {
            *entry = index / len * outer + self.at(index % len);
        }
        Ok(Offsets::Table(table))
    }
}

/// The distance of neighbours along each dimension of a row-major array.
fn strides(shape: &[usize]) -> Vec<usize> {
    let mut strides = vec![1; shape.len()];
    for dimension in (1..shape.len()).rev() {
        strides[dimension - 1] = strides[dimension] * shape[dimension];
    }
    strides
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(offsets: &Offsets) -> Vec<usize> {
        (0..offsets.len()).map(|index| offsets.at(index)).collect()
    }

    #[test]
    fn neighbouring_dimensions_have_one_stride() {
        let offsets = Offsets::new(&[2, 3, 4], &[1, 2]).unwrap();
        assert_eq!(offsets, Offsets::Uniform { len: 12, stride: 1 });
        let offsets = Offsets::new(&[2, 3, 4], &[0, 1]).unwrap();
        assert_eq!(offsets, Offsets::Uniform { len: 6, stride: 4 });
    }

    #[test]
    fn the_last_dimension_named_varies_fastest() {
        let offsets = Offsets::new(&[2, 3, 4], &[2, 0]).unwrap();
        assert_eq!(all(&offsets), [0, 12, 1, 13, 2, 14, 3, 15]);
    }

    #[test]
    fn no_dimension_is_one_offset_and_an_empty_one_none() {
        assert_eq!(all(&Offsets::new(&[2], &[]).unwrap()), [0]);
        assert_eq!(all(&Offsets::new(&[2, 0], &[0, 1]).unwrap()), [0; 0]);
        assert_eq!(all(&Offsets::new(&[0, 2, 3], &[0, 2]).unwrap()), [0; 0]);
    }
}
