//! The values that elements may have: an interval for each, and special values that are legal besides it.

use crate::hardware::parallel;
use crate::numeric::{ConvertPolicy, FloatFormat, NanBits, Zero, codec};

/// NaN is legal, too.
pub const NAN: u8 = 1;
/// Only NaN is legal.
pub const ONLY_NAN: u8 = 2;
/// Infinity is legal, too.
pub const INFINITY: u8 = 4;
/// Minus infinity is legal, too.
pub const MINUS_INFINITY: u8 = 8;

/// An interval for each number of a tensor, row-major; a complex number is two.
#[derive(Debug, Clone, PartialEq)]
pub struct Band {
    /// The smallest values.
    pub lo: Vec<f64>,
    /// The largest values.
    pub hi: Vec<f64>,
    /// The special values that are legal besides the interval; empty if none are.
    pub marks: Vec<u8>,
}

/// How many elements a task has at least.
const TASK: usize = 1 << 14;

impl Band {
    /// One value for each element, which may be NaN.
    pub fn of(values: Vec<f64>) -> Band {
        let mut band = Band { hi: values.clone(), lo: values, marks: Vec::new() };
        band.settle();
        band
    }

    /// The values within a distance of a centre, one distance an element.
    pub fn around(centre: &[f64], distance: impl Fn(usize) -> f64) -> Band {
        let (mut lo, mut hi) = (centre.to_vec(), centre.to_vec());
        for (index, (lo, hi)) in lo.iter_mut().zip(&mut hi).enumerate() {
            let distance = distance(index);
            if distance > 0.0 && lo.is_finite() {
                // one more value of f64 on either side covers the rounding of these two operations
                (*lo, *hi) = ((*lo - distance).next_down(), (*hi + distance).next_up());
            } else if distance.is_nan() && !lo.is_nan() {
                (*lo, *hi) = (f64::NEG_INFINITY, f64::INFINITY);
            }
        }
        let mut band = Band { lo, hi, marks: Vec::new() };
        band.settle();
        band
    }

    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.lo.len()
    }

    /// The special values that are legal besides the interval of an element.
    pub fn mark(&self, index: usize) -> u8 {
        self.marks.get(index).copied().unwrap_or(0)
    }

    /// Adds marks to an element.
    pub fn add_mark(&mut self, index: usize, mark: u8) {
        if mark != 0 {
            if self.marks.is_empty() {
                self.marks = vec![0; self.lo.len()];
            }
            self.marks[index] |= mark;
        }
    }

    /// Replaces ends that are NaN by marks: an element of which both ends are NaN is NaN, one of which one end is may be
    /// anything.
    pub fn settle(&mut self) {
        for index in 0..self.lo.len() {
            match (self.lo[index].is_nan(), self.hi[index].is_nan()) {
                (false, false) => {}
                (true, true) => self.add_mark(index, ONLY_NAN),
                _ => self.allow_all(index),
            }
        }
    }

    /// Allows everything for an element.
    pub fn allow_all(&mut self, index: usize) {
        (self.lo[index], self.hi[index]) = (f64::NEG_INFINITY, f64::INFINITY);
        self.add_mark(index, NAN);
    }

    /// Whether every element may be one value alone.
    pub fn is_single(&self) -> bool {
        self.marks.iter().all(|&mark| mark == 0 || mark == ONLY_NAN)
            && self.lo.iter().zip(&self.hi).all(|(lo, hi)| lo == hi || lo.is_nan())
    }

    /// Whether a number is legal.
    pub fn contains(&self, index: usize, value: f64) -> bool {
        let mark = self.mark(index);
        if value.is_nan() {
            return mark & (NAN | ONLY_NAN) != 0;
        }
        if mark & ONLY_NAN != 0 {
            return false;
        }
        (self.lo[index] <= value && value <= self.hi[index])
            || (value == f64::INFINITY && mark & INFINITY != 0)
            || (value == f64::NEG_INFINITY && mark & MINUS_INFINITY != 0)
    }

    /// The band of what a rounding to a type gives. A rounding is monotone, so it maps the ends of an interval to the ends
    /// of what it gives. Where an end overflows to NaN, NaN is legal, and the interval ends at the largest value.
    pub fn rounded(&self, format: &FloatFormat, policy: ConvertPolicy, saturates: bool) -> Band {
        let mut band = self.clone();
        if !format.signed || format.zero == Zero::None {
            // values below the smallest one have results of their own, which are not in the order of values
            for index in 0..band.len() {
                if band.lo[index] <= 0.0 {
                    band.allow_all(index);
                }
            }
        }
        let policy = ConvertPolicy { nan: NanBits::Canonical, ..policy };
        let largest = format.decode(format.max_finite);
        for ends in [&mut band.lo, &mut band.hi] {
            parallel::for_each_chunk(ends, TASK, |_, ends| codec::round(format, policy, ends));
        }
        if saturates || !format.has_infinity() {
            for index in 0..band.len() {
                if band.mark(index) & ONLY_NAN == 0 {
                    band.mend_overflow(self, index, largest, saturates);
                }
            }
        }
        band
    }

    /// Mends the ends of an element that overflowed in a rounding of `exact`.
    fn mend_overflow(&mut self, exact: &Band, index: usize, largest: f64, saturates: bool) {
        let (low, high) = (exact.lo[index], exact.hi[index]);
        let overflows = |end: f64, rounded: f64| {
            !end.is_nan() && (rounded.is_nan() || (rounded.is_infinite() && end.is_finite()))
        };
        let (low_does, high_does) =
            (overflows(low, self.lo[index]), overflows(high, self.hi[index]));
        if !low_does && !high_does {
            return;
        }
        let is_nan = self.lo[index].is_nan() || self.hi[index].is_nan();
        let all_do = (low_does && low > 0.0) || (high_does && high < 0.0);
        if is_nan {
            self.add_mark(index, if all_do && !saturates { ONLY_NAN } else { NAN });
        }
        if self.lo[index].is_nan() || (saturates && low_does && low > 0.0) {
            self.lo[index] = largest.copysign(low);
        }
        if self.hi[index].is_nan() || (saturates && high_does && high < 0.0) {
            self.hi[index] = largest.copysign(high);
        }
    }

    /// The smallest band that holds two.
    pub fn hull(mut self, other: &Band) -> Band {
        for index in 0..self.len() {
            let only = [self.mark(index) & ONLY_NAN != 0, other.mark(index) & ONLY_NAN != 0];
            match only {
                [true, true] => continue,
                [true, false] => {
                    self.marks[index] = NAN;
                    (self.lo[index], self.hi[index]) = (other.lo[index], other.hi[index]);
                }
                [false, true] => self.add_mark(index, NAN),
                [false, false] => {
                    self.lo[index] = self.lo[index].min(other.lo[index]);
                    self.hi[index] = self.hi[index].max(other.hi[index]);
                }
            }
            self.add_mark(index, other.mark(index) & !ONLY_NAN);
        }
        self
    }
}
