//! Whether two tensors or values are the same, bit for bit, and where they first differ.
//!
//! The codes are compared as the words that hold them, in place: nothing is copied.

use super::{Tensor, Value, Word};
use crate::each_width;

/// Where the codes of two tensors differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    /// The row-major place of the first element whose codes differ.
    pub first: usize,
    /// How many elements differ.
    pub count: usize,
}

impl Tensor {
    /// Whether another tensor has the same element type, the same shape and the same codes.
    pub fn same_bits(&self, other: &Tensor) -> bool {
        self.element() == other.element() && self.shape() == other.shape() && self.same_codes(other)
    }

    /// Whether another tensor has the same codes in row-major order, in words of the same width, whatever the
    /// shapes and the element types are.
    pub fn same_codes(&self, other: &Tensor) -> bool {
        self.words().width() == other.words().width()
            && each_width!(self.words(), array => is_slice(array.as_slice(), other.codes()))
    }

    /// Where the codes of two tensors of as many elements differ, or `None` if all are the same.
    ///
    /// # Panics
    ///
    /// If the tensors have words of different widths.
    pub fn difference(&self, other: &Tensor) -> Option<Difference> {
        if self.same_codes(other) {
            return None;
        }
        each_width!(self.words(), array => {
            let mut places = differing(array.as_slice(), other.codes());
            let first = places.next()?;
            Some(Difference { first, count: 1 + places.count() })
        })
    }

    /// The row-major places at which the codes of two tensors of as many elements differ.
    ///
    /// # Panics
    ///
    /// If the tensors have words of different widths.
    pub fn differing_places(&self, other: &Tensor) -> Vec<usize> {
        if self.same_codes(other) {
            return Vec::new();
        }
        each_width!(self.words(), array => differing(array.as_slice(), other.codes()).collect())
    }
}

impl Value {
    /// Whether another value is the same: a tensor of the same type, shape and codes, a token, or a tuple of the
    /// same values.
    pub fn same_bits(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Tensor(one), Value::Tensor(other)) => one.same_bits(other),
            (Value::Tuple(some), Value::Tuple(others)) => Value::all_same_bits(some, others),
            (Value::Token, Value::Token) => true,
            _ => false,
        }
    }

    /// Whether two lists have as many values, and the same ones.
    pub fn all_same_bits(some: &[Value], others: &[Value]) -> bool {
        some.len() == others.len()
            && some.iter().zip(others).all(|(one, other)| one.same_bits(other))
    }
}

/// Whether two slices are one storage, as the values that one op gave to several devices often are, or have the same
/// words.
fn is_slice<W: Word>(one: &[W], other: &[W]) -> bool {
    std::ptr::eq(one, other) || one == other
}

fn differing<'a, W: Word>(one: &'a [W], other: &'a [W]) -> impl Iterator<Item = usize> + 'a {
    let pairs = one.iter().zip(other).enumerate();
    pairs.filter(|(_, (one, other))| one != other).map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::{ElementType, IntegerType};

    fn tensor(signed: bool, shape: &[usize], codes: &[u8]) -> Tensor {
        let element = ElementType::Integer(IntegerType { width: 8, signed });
        Tensor::from_codes(element, shape, codes.to_vec())
    }

    #[test]
    fn tensors_of_other_types_shapes_or_lengths_are_not_the_same() {
        let one = tensor(true, &[2, 2], &[1, 2, 3, 4]);
        assert!(
            one.same_bits(&one.clone()) && one.same_bits(&tensor(true, &[2, 2], &[1, 2, 3, 4]))
        );
        let others = [
            tensor(true, &[2, 2], &[1, 2, 3, 5]),
            tensor(true, &[4], &[1, 2, 3, 4]),
            tensor(true, &[3], &[1, 2, 3]),
            tensor(false, &[2, 2], &[1, 2, 3, 4]),
            Tensor::splat(ElementType::Index, &[2, 2], 1),
        ];
        let same = |same: fn(&Tensor, &Tensor) -> bool| others.each_ref().map(|it| same(&one, it));
        assert_eq!(same(Tensor::same_bits), [false; 5]);
        assert_eq!(same(Tensor::same_codes), [false, true, false, true, false]);
    }

    #[test]
    fn values_are_the_same_only_as_a_whole() {
        let [one, other] = [1, 2].map(|code| Value::Tensor(tensor(true, &[], &[code])));
        let tuple = |values: &[&Value]| Value::Tuple(values.iter().copied().cloned().collect());
        assert!(tuple(&[&one, &Value::Token]).same_bits(&tuple(&[&one, &Value::Token])));
        assert!(!tuple(&[&one, &other]).same_bits(&tuple(&[&one])));
        assert!(!tuple(&[&one]).same_bits(&tuple(&[&one, &other])));
        assert!(!tuple(&[&one]).same_bits(&one) && !Value::Token.same_bits(&one));
        assert!(!Value::all_same_bits(&[one.clone(), other.clone()], std::slice::from_ref(&one)));
        assert!(!Value::all_same_bits(std::slice::from_ref(&one), &[one.clone(), other]));
    }

    #[test]
    fn the_first_place_and_the_number_of_differences_are_found_in_words_of_each_width() {
        for bits in [8, 16, 32, 64] {
            let element = ElementType::Integer(IntegerType { width: bits, signed: true });
            let of = |codes: [u128; 4]| Tensor::from_wide_codes(element.clone(), &[4], codes);
            let (one, other) = (of([1, 2, 3, 4]), of([1, 7, 3, 1 << (bits - 1)]));
            assert_eq!(one.difference(&other), Some(Difference { first: 1, count: 2 }));
            assert_eq!(one.differing_places(&other), [1, 3]);
            assert_eq!((one.difference(&one), one.differing_places(&one)), (None, vec![]));
        }
    }
}
