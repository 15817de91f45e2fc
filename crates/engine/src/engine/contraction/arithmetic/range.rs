//! The magnitudes that factors have: what they tell of products and sums before these are made.

use crate::hardware::cpu::dispatch;
use crate::numeric::ElementType;

/// The smallest and the largest magnitude among finite values other than zero.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Range {
    /// The smallest one; infinity if there are no such values.
    pub smallest: f64,
    /// The largest one; zero if there are no such values.
    pub largest: f64,
    /// Whether all elements are finite.
    pub finite: bool,
}

impl Range {
    /// The range of all values of a type, if it is a type of few enough bits to tell.
    pub fn of_type(element: &ElementType) -> Option<Range> {
        match element {
            ElementType::Float(format) => Some(Range {
                smallest: 2f64.powi(format.quantum_exponent()),
                largest: format.decode(format.max_finite),
                finite: false,
            }),
            ElementType::Boolean => Some(Range { smallest: 1.0, largest: 1.0, finite: true }),
            _ => None,
        }
    }

    /// The range of some values.
    pub fn of(values: &[f32]) -> Range {
        dispatch(|| Range::by_lanes(values))
    }

    #[inline(always)]
    fn by_lanes(values: &[f32]) -> Range {
        // Bits of magnitudes are ordered as the magnitudes are, and integers are compared many at a time.
        const INFINITY: u32 = f32::INFINITY.to_bits();
        let (mut below_smallest, mut largest, mut most) = (INFINITY - 1, 0, 0);
        for value in values {
            let magnitude = value.abs().to_bits();
            // Zero less one wraps to the largest integer, so that zeros are never the smallest.
            below_smallest = below_smallest.min(magnitude.wrapping_sub(1));
            largest = largest.max(if magnitude < INFINITY { magnitude } else { 0 });
            most = most.max(magnitude);
        }
        let [smallest, largest] = [below_smallest + 1, largest].map(f32::from_bits);
        Range { smallest: smallest.into(), largest: largest.into(), finite: most < INFINITY }
    }

    /// The range of the values of both ranges.
    pub fn and(self, other: Range) -> Range {
        Range {
            smallest: self.smallest.min(other.smallest),
            largest: self.largest.max(other.largest),
            finite: self.finite && other.finite,
        }
    }

    /// Whether every product with a value of another range is an f32, when the significands of
    /// both factors have `bits` bits together (at most 24).
    pub fn products_are_exact(&self, other: &Range, bits: u32) -> bool {
        let lowest_bit = self.smallest * other.smallest * 2f64.powi(2 - bits as i32);
        lowest_bit >= 2f64.powi(-149) && self.largest * other.largest <= f64::from(f32::MAX)
    }
}

/// Bits of the significand that an element of the type can need in f32.
pub fn precision(element: &ElementType) -> u32 {
    match element {
        ElementType::Float(format) => format.precision(),
        ElementType::Boolean => 1,
        _ => 24,
    }
}
