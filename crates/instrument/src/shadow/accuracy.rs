//! How far a result is from what it ought to be, in a few numbers.

use super::wide::Wide;
use crate::alone::wide::{is_inexact, numbers, relative_error};
use crate::numeric::ElementType;
use crate::tensor::Tensor;

/// The distance of a result from its shadow.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Accuracy {
    /// The root of the mean square error over the root of the mean square of the shadow. It is infinite if a value or
    /// its shadow is NaN or infinite and the other is not, or if the shadow is zero throughout and the values are not.
    pub relative: f64,
    /// How many elements are NaN or infinite while their shadow is not, or the other way round.
    pub lost: u64,
    /// How many rows of the last dimension have their largest element at another place than the shadow; `None` for a
    /// result without dimensions or of complex numbers.
    pub moved_maxima: Option<u64>,
    /// How many rows of the last dimension there are.
    pub rows: u64,
}

impl Accuracy {
    /// The distance of floats from a shadow of their shape; without a shadow, the values themselves are exact.
    pub fn of(value: &Tensor, shadow: Option<&Wide>) -> Option<Accuracy> {
        if !is_inexact(value.element()) {
            return None;
        }
        let width = match (value.element(), value.shape().last()) {
            (ElementType::Float(_), Some(&width)) if width > 0 => Some(width),
            _ => None,
        };
        let rows = width.map_or(0, |width| value.len() / width) as u64;
        let moved_maxima = width.map(|_| 0);
        let Some(shadow) = shadow.filter(|shadow| shadow.high.shape() == value.shape()) else {
            return Some(Accuracy { relative: 0.0, lost: 0, moved_maxima, rows });
        };
        let (values, shadows) = (numbers(value), numbers(&shadow.high));
        let rests = shadow.low.as_ref().map(numbers);
        let moved = width.map(|width| {
            let rows = values.chunks(width).zip(shadows.chunks(width));
            rows.filter(|(ours, exact)| place_of_largest(ours) != place_of_largest(exact)).count()
                as u64
        });
        let (relative, lost) = relative_error(&values, &shadows, rests.as_deref());
        Some(Accuracy { relative, lost, moved_maxima: moved, rows })
    }

    /// The larger error of two results.
    pub(super) fn with(self, other: Accuracy) -> Accuracy {
        let moved = [self.moved_maxima, other.moved_maxima].into_iter().flatten();
        Accuracy {
            relative: self.relative.max(other.relative),
            lost: self.lost + other.lost,
            moved_maxima: moved.reduce(|a, b| a + b),
            rows: self.rows + other.rows,
        }
    }
}

/// The place of the first largest number; NaN counts as larger than all others.
fn place_of_largest(numbers: &[f64]) -> usize {
    let larger = |ours: f64, other: f64| ours > other || (ours.is_nan() && !other.is_nan());
    (1..numbers.len())
        .fold(0, |most, at| if larger(numbers[at], numbers[most]) { at } else { most })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wide(shape: &[usize], values: &[f64]) -> Wide {
        tensor("f64", shape, values).into()
    }

    fn tensor(element: &str, shape: &[usize], values: &[f64]) -> Tensor {
        Tensor::from_f64s(element.parse().unwrap(), shape, values).unwrap()
    }

    #[test]
    fn errors_are_by_norm() {
        let value = tensor("f32", &[2], &[3.0, 5.0]);
        let found = Accuracy::of(&value, Some(&wide(&[2], &[3.0, 4.0]))).unwrap();
        assert_eq!((found.relative, found.lost), (0.2, 0));
    }

    #[test]
    fn rows_whose_maximum_moved_are_counted() {
        let value = tensor("f32", &[3, 2], &[1.0, 2.0, 4.0, 3.0, 5.0, 5.0]);
        let shadow = wide(&[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 5.0]);
        let found = Accuracy::of(&value, Some(&shadow)).unwrap();
        assert_eq!((found.moved_maxima, found.rows), (Some(1), 3));
    }

    #[test]
    fn a_lost_element_is_an_infinite_error() {
        let value = tensor("f32", &[2], &[f64::NAN, f64::INFINITY]);
        let shadow = wide(&[2], &[1.0, f64::INFINITY]);
        let found = Accuracy::of(&value, Some(&shadow)).unwrap();
        assert_eq!((found.relative, found.lost), (f64::INFINITY, 1));
    }
}
