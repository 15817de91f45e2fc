//! The elements of values at some places, and the places of a range at which two values differ.

use std::ops::Range;

use crate::alone::wide::{numbers, numbers_in};
use crate::each_width;
use crate::numeric::ElementType;
use crate::tensor::{Tensor, Word};

/// The elements of a tensor at some places, as a vector.
pub fn gathered(tensor: &Tensor, places: &[usize]) -> Tensor {
    fn of<W: Word>(element: &ElementType, codes: &[W], places: &[usize]) -> Tensor {
        let codes = places.iter().map(|&place| codes[place]).collect();
        Tensor::from_codes(element.clone(), &[places.len()], codes)
    }
    each_width!(tensor.words(), array => of(tensor.element(), array.as_slice(), places))
}

/// The numbers of a tensor at some places among its numbers, of which a complex one has two.
pub fn numbers_at(tensor: &Tensor, places: &[usize]) -> Vec<f64> {
    let parts = numbers_in(tensor) / tensor.len().max(1);
    let elements: Vec<usize> = places.iter().map(|place| place / parts).collect();
    let numbers = numbers(&gathered(tensor, &elements));
    let known = places.iter().enumerate();
    known.map(|(index, place)| numbers[index * parts + place % parts]).collect()
}

/// The places of a range at which the codes differ.
pub fn places_between(ours: &Tensor, actual: &Tensor, range: Range<usize>) -> Vec<usize> {
    fn of<W: Word>(ours: &[W], actual: &Tensor, range: Range<usize>) -> Vec<usize> {
        let first = range.start;
        let (ours, actual) = (&ours[range.clone()], &actual.codes::<W>()[range]);
        if ours == actual {
            return Vec::new();
        }
        // without a branch, since one that goes either way by chance takes longer than all else
        let (mut places, mut count) = (vec![0; ours.len()], 0);
        for (index, (ours, actual)) in ours.iter().zip(actual).enumerate() {
            places[count] = first + index;
            count += usize::from(ours != actual);
        }
        places.truncate(count);
        places
    }
    each_width!(ours.words(), array => of(array.as_slice(), actual, range))
}
