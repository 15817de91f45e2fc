//! Arrays of values of any kind, addressed by index.

use crate::numeric::ElementType;
use crate::tensor::Tensor;
use crate::tensor::allocation::{self, TooLarge};

/// A tensor as the functions of this room see it: an element type, a shape and one value an element,
/// row-major.
#[derive(Debug, Clone, PartialEq)]
pub struct Array<V> {
    element: ElementType,
    shape: Vec<usize>,
    values: Vec<V>,
}

/// All indices of a shape in row-major order: the last dimension changes fastest. A shape of rank 0 has one
/// index, a shape with a size of 0 has none.
pub fn indices(shape: &[usize]) -> impl Iterator<Item = Vec<usize>> {
    let shape = shape.to_vec();
    let first = shape.iter().all(|&size| size > 0).then(|| vec![0; shape.len()]);
    std::iter::successors(first, move |index| {
        let mut next = index.clone();
        for dimension in (0..shape.len()).rev() {
            next[dimension] += 1;
            if next[dimension] < shape[dimension] {
                return Some(next);
            }
            next[dimension] = 0;
        }
        None
    })
}

/// The place of an index among the [`indices`] of a shape.
pub fn linear_index(shape: &[usize], index: &[usize]) -> usize {
    shape.iter().zip(index).fold(0, |place, (&size, &at)| place * size + at)
}

impl<V: Clone> Array<V> {
    /// The array whose value at every index is `of(index)`, computed in row-major order.
    ///
    /// # Errors
    ///
    /// If memory cannot hold it.
    pub fn from_index(
        element: ElementType,
        shape: &[usize],
        mut of: impl FnMut(&[usize]) -> V,
    ) -> Result<Array<V>, TooLarge> {
        let mut values = allocation::with_capacity(shape)?;
        values.extend(indices(shape).map(|index| of(&index)));
        Ok(Array { element, shape: shape.to_vec(), values })
    }

    /// The array of a shape whose values are given in row-major order.
    ///
    /// # Panics
    ///
    /// If the number of values is not the product of the shape.
    pub fn new(element: ElementType, shape: &[usize], values: Vec<V>) -> Array<V> {
        assert_eq!(values.len(), shape.iter().product::<usize>(), "one value an index");
        Array { element, shape: shape.to_vec(), values }
    }

    /// The value at an index that lies in the shape.
    pub fn at(&self, index: &[usize]) -> V {
        self.values[linear_index(&self.shape, index)].clone()
    }

    /// Puts a value at an index that lies in the shape.
    pub fn set(&mut self, index: &[usize], value: V) {
        let place = linear_index(&self.shape, index);
        self.values[place] = value;
    }

    /// The only value of an array of one element.
    pub fn scalar(&self) -> V {
        self.values[0].clone()
    }

    /// The element type.
    pub fn element(&self) -> &ElementType {
        &self.element
    }

    /// The sizes of the dimensions.
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// The number of dimensions.
    pub fn rank(&self) -> usize {
        self.shape.len()
    }

    /// The values in row-major order.
    pub fn values(&self) -> &[V] {
        &self.values
    }

    /// An array of these values with another element type.
    pub fn with_element(self, element: ElementType) -> Array<V> {
        Array { element, ..self }
    }
}

impl Array<u128> {
    /// The codes of a tensor.
    ///
    /// # Errors
    ///
    /// If memory cannot hold a word of 16 bytes for each element.
    pub fn of_tensor(tensor: &Tensor) -> Result<Array<u128>, TooLarge> {
        let mut values = allocation::with_capacity(tensor.shape())?;
        values.extend((0..tensor.len()).map(|place| tensor.code(place)));
        Ok(Array { element: tensor.element().clone(), shape: tensor.shape().to_vec(), values })
    }

    /// The tensor that has these codes.
    pub fn into_tensor(self) -> Tensor {
        Tensor::from_wide_codes(self.element, &self.shape, self.values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_dimension_of_indices_changes_fastest() {
        let all: Vec<Vec<usize>> = indices(&[2, 3]).collect();
        assert_eq!(all, [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]);
        for (place, index) in all.iter().enumerate() {
            assert_eq!(linear_index(&[2, 3], index), place);
        }
    }

    #[test]
    fn rank_0_has_one_index_and_a_size_of_0_none() {
        assert_eq!(indices(&[]).collect::<Vec<_>>(), [vec![0usize; 0]]);
        assert_eq!(indices(&[3, 0, 2]).count(), 0);
    }
}
