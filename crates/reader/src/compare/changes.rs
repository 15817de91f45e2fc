//! Changes that a conversion makes to the elements of a tensor, counted.

use super::rule::Numbers;
use crate::numeric::policy::{Infinity, Overflow};
use crate::numeric::{ConvertPolicy, ElementType, FloatFormat};
use crate::tensor::Tensor;

/// How many elements of a tensor a conversion to another type changed, and in which way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Changes {
    /// How many elements there are.
    pub elements: usize,
    /// Elements whose value has changed. A NaN that stays a NaN, and a zero whose sign changes, do not count.
    pub changed: usize,
    /// Elements beyond the new type's range, infinities included, that became its largest or its lowest
    /// finite value.
    pub saturated: usize,
    /// Elements that became NaN and were not NaN before.
    pub to_nan: usize,
    /// Finite elements that became an infinity.
    pub to_infinity: usize,
    /// NaNs that became a number or an infinity.
    pub from_nan: usize,
    /// Elements that are subnormal numbers of the new type, other than zero.
    pub subnormal: usize,
}

/// The ends of the finite values of a number type.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Range {
    /// The lowest value, which is 0 if the type has no values below zero.
    pub lowest: f64,
    /// The smallest value above zero.
    pub smallest: f64,
    /// The smallest normal value.
    pub smallest_normal: f64,
    /// The largest value.
    pub largest: f64,
}

impl Range {
    /// The range of a float format or an integer type, or `None` if the values of the type are not real numbers.
    pub fn of(element: &ElementType) -> Option<Range> {
        let integer = |(lowest, largest): (i128, i128)| {
            let rounded = largest as f64;
            // 2^63 - 1 is not an f64: take the largest value that is
            let is_up = rounded as i128 > largest;
            let largest = if is_up { rounded.next_down() } else { rounded };
            Some(Range { lowest: lowest as f64, smallest: 1.0, smallest_normal: 1.0, largest })
        };
        match element {
            ElementType::Float(format) => Some(Range {
                lowest: lowest(format),
                smallest: format.decode(format.min_positive()),
                smallest_normal: format.decode(format.min_normal()),
                largest: format.max_value(),
            }),
            ElementType::Boolean => integer((0, 1)),
            ElementType::Index => integer((i64::MIN.into(), i64::MAX.into())),
            ElementType::Integer(ty) => integer(ty.range()),
            ElementType::Complex(_) | ElementType::Quantized(_) => None,
        }
    }

    /// Whether a number lies above the largest or below the lowest value.
    pub fn is_beyond(&self, value: f64) -> bool {
        value > self.largest || value < self.lowest
    }

    /// Whether a number other than zero is nearer to zero than every value of the type other than zero.
    pub fn is_below(&self, value: f64) -> bool {
        value != 0.0 && value.abs() < self.smallest && !self.is_beyond(value)
    }
}

impl Range {
    /// How much of a tensor of real numbers lies in the range.
    pub fn coverage(&self, values: &Tensor) -> Coverage {
        let numbers = Numbers::new(values);
        let mut coverage = Coverage::default();
        for index in 0..numbers.count() {
            let value = numbers.value(index);
            coverage.finite += usize::from(value.is_finite());
            coverage.beyond += usize::from(value.is_finite() && self.is_beyond(value));
            coverage.below += usize::from(self.is_below(value));
        }
        coverage
    }
}

/// How many elements of a tensor lie outside the range of a number type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Coverage {
    /// Finite elements.
    pub finite: usize,
    /// Finite elements above the largest or below the lowest value.
    pub beyond: usize,
    /// Elements other than zero that are nearer to zero than the smallest value.
    pub below: usize,
}

/// The lowest finite value of a format, which minus infinity becomes if the conversion saturates.
fn lowest(format: &FloatFormat) -> f64 {
    if !format.signed {
        return 0.0;
    }
    let policy = ConvertPolicy {
        overflow: Overflow::Saturate,
        infinity: Infinity::Saturate,
        ..ConvertPolicy::CONVERT
    };
    format.decode(format.encode(policy, f64::NEG_INFINITY))
}

impl Changes {
    /// The changes from the elements of `before` to those of `after` at the same indices. The result is
    /// `None` if the shapes differ or the elements are not real numbers.
    pub fn new(after: &Tensor, before: &Tensor) -> Option<Changes> {
        let range = Range::of(after.element())?;
        Range::of(before.element())?;
        if after.shape() != before.shape() {
            return None;
        }
        let (new, old) = (Numbers::new(after), Numbers::new(before));
        let mut changes = Changes { elements: after.len(), ..Changes::default() };
        for index in 0..after.len() {
            changes.count(&range, new.value(index), old.value(index));
            changes.changed += usize::from(!new.is_same(index, &old));
        }
        Some(changes)
    }

    /// Counts an element's change, but not whether its value changed, since f64 does not represent all
    /// integers.
    fn count(&mut self, range: &Range, new: f64, old: f64) {
        let is_end = new >= range.largest || new <= range.lowest;
        self.saturated += usize::from(is_end && new.is_finite() && range.is_beyond(old));
        self.to_nan += usize::from(new.is_nan() && !old.is_nan());
        self.to_infinity += usize::from(new.is_infinite() && old.is_finite());
        self.from_nan += usize::from(old.is_nan() && !new.is_nan());
        self.subnormal += usize::from(new != 0.0 && new.abs() < range.smallest_normal);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::{IntegerType, names};

    fn tensor(element: ElementType, codes: &[u64]) -> Tensor {
        let codes = codes.iter().map(|&code| u128::from(code));
        Tensor::from_wide_codes(element, &[codes.len()], codes)
    }

    fn f64s(values: &[f64]) -> Tensor {
        let codes: Vec<u64> = values.iter().map(|value| value.to_bits()).collect();
        tensor(ElementType::Float(&names::F64), &codes)
    }

    #[test]
    fn each_kind_of_change_is_counted() {
        let e4m3fn = FloatFormat::parse("f8E4M3FN").expect("a format of MLIR");
        // 1, NaN, 448, -448, 2^-9 (subnormal), 0, NaN, 0
        let after = [0x38, 0x7F, 0x7E, 0xFE, 0x01, 0x00, 0x7F, 0x80];
        let after = tensor(ElementType::Float(e4m3fn), &after);
        let infinity = f64::INFINITY;
        let before = f64s(&[1.1, 1e9, 449.0, -infinity, 0.002, 1e-9, f64::NAN, 0.0]);
        let expected = Changes {
            elements: 8,
            changed: 6,
            saturated: 2,
            to_nan: 1,
            subnormal: 1,
            ..Changes::default()
        };
        assert_eq!(Changes::new(&after, &before), Some(expected));
        let lost = Changes { elements: 1, changed: 1, from_nan: 1, ..Changes::default() };
        assert_eq!(Changes::new(&f64s(&[-0.0]), &f64s(&[f64::NAN])), Some(lost));
        let grown = Changes { elements: 2, changed: 1, to_infinity: 1, ..Changes::default() };
        let (after, before) = (f64s(&[infinity, infinity]), f64s(&[1.0, infinity]));
        assert_eq!(Changes::new(&after, &before), Some(grown));
    }

    #[test]
    fn integers_beyond_f64s_precision_are_compared_exactly() {
        let i64s = ElementType::Integer(IntegerType { width: 64, signed: true });
        let before = tensor(i64s, &[(1 << 53) + 1, 1 << 53, i64::MAX as u64]);
        let after = f64s(&[2f64.powi(53), 2f64.powi(53), 2f64.powi(63)]);
        assert_eq!(Changes::new(&after, &before).map(|changes| changes.changed), Some(2));
    }

    #[test]
    fn the_largest_integer_is_saturated_to() {
        let i64s = ElementType::Integer(IntegerType { width: 64, signed: true });
        let after = tensor(i64s, &[i64::MAX as u64, i64::MIN as u64, i64::MIN as u64]);
        let before = f64s(&[2f64.powi(63), -2f64.powi(63), f64::NEG_INFINITY]);
        let changes = Changes::new(&after, &before).expect("real numbers");
        assert_eq!((changes.changed, changes.saturated), (2, 2));
    }

    #[test]
    fn an_unsigned_format_has_nothing_below_zero() {
        let e8m0 = FloatFormat::parse("f8E8M0FNU").expect("a format of MLIR");
        let range = Range::of(&ElementType::Float(e8m0)).expect("floats are real numbers");
        assert_eq!((range.lowest, range.smallest), (0.0, 2f64.powi(-127)));
        assert!(range.is_beyond(-1e-300) && !range.is_beyond(0.0) && range.is_below(1e-300));
    }
}
