//! Arrays of values of any kind, addressed by index.

use crate::numeric::ElementType;
use crate::tensor::Tensor;
use crate::tensor::allocation::{self, TooLarge};
use crate::tensor::index::{indices, linear_index};

/// A tensor as the functions of this room see it: an element type, a shape and one value an element,
/// row-major.
#[derive(Debug, Clone, PartialEq)]
pub struct Array<V> {
    element: ElementType,
    shape: Vec<usize>,
    values: Vec<V>,
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

    /// Another array of the same values.
    ///
    /// # Errors
    ///
    /// If memory cannot hold it.
    pub fn try_clone(&self) -> Result<Array<V>, TooLarge> {
        let mut values = allocation::with_capacity(&[self.values.len()])?;
        values.extend_from_slice(&self.values);
        Ok(Array { element: self.element.clone(), shape: self.shape.clone(), values })
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
    ///
    /// # Errors
    ///
    /// If memory cannot hold it.
    pub fn into_tensor(self) -> Result<Tensor, TooLarge> {
        Tensor::try_from_wide_codes(self.element, &self.shape, self.values)
    }
}
