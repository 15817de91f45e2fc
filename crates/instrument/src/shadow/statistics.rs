//! Statistics of a value of a program: its classes, its exponents and its errors, in one pass over its elements.

use std::ops::Range;

use super::histogram::{ERROR_BINS, Errors, Histogram, bin_of_bits};
use super::wide::Wide;
use crate::alone::wide::decode;
use crate::hardware::cpu;
use crate::hardware::parallel;
use crate::numeric::{ComplexPart, ElementType, FloatFormat, names};
use crate::tensor::Tensor;

/// How many elements are looked at together.
const CHUNK: usize = 1024;
/// How many elements a task has at least.
const TASK: usize = 1 << 16;
/// The exponent fields of f64.
const EXPONENTS: usize = 2048;

/// The statistics of the elements of a value, in all executions of its op.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Statistics {
    /// How often the op ran.
    pub executions: u64,
    /// How many numbers there were; a complex number is two.
    pub elements: u64,
    /// How many of them were measured against the exact results.
    pub measured: u64,
    /// How many were zero.
    pub zero: u64,
    /// How many were not zero and smaller than the smallest normal number of the type.
    pub subnormal: u64,
    /// How many were infinite.
    pub infinite: u64,
    /// How many were NaN.
    pub nan: u64,
    /// How many had the magnitude of the largest finite number of the type.
    pub saturated: u64,
    /// The largest finite magnitude.
    pub largest: f64,
    /// The error of the op itself, in units of the last place: its result against its exact result for the operands
    /// that it had.
    pub local: Errors,
    /// The error so far, in units of the last place: the value against its shadow.
    pub total: Errors,
    /// The error so far, relative to the shadow, over the elements whose shadow is not zero.
    pub relative: Errors,
    /// The largest factor, over the executions, by which the op made the relative errors of its operands larger;
    /// `None` if its operands were exact.
    pub amplification: Option<f64>,
    exponents: Histogram,
}

impl Statistics {
    /// Counts by powers of two: each pair is an exponent e and the number of finite elements in `[2^e, 2^(e + 1))`,
    /// without zeros.
    pub fn exponents(&self) -> Vec<(i32, u64)> {
        self.exponents.bins().map(|(field, count)| (field as i32 - 1023, count)).collect()
    }

    /// How many of the elements are NaN or infinite.
    pub fn not_finite(&self) -> u64 {
        self.nan + self.infinite
    }

    /// The room in bits between the largest magnitude and the largest number of a format:
    /// `log2(max / largest)`. It is `None` if there was nothing but zeros, NaN and infinities.
    pub fn headroom(&self, format: &FloatFormat) -> Option<f64> {
        let most = format.decode(format.max_finite);
        (self.largest > 0.0).then(|| most.log2() - self.largest.log2())
    }

    /// Adds what another value was, or the value in other executions.
    pub fn merge(&mut self, other: &Statistics) {
        self.executions += other.executions;
        self.elements += other.elements;
        self.measured += other.measured;
        self.zero += other.zero;
        self.subnormal += other.subnormal;
        self.infinite += other.infinite;
        self.nan += other.nan;
        self.saturated += other.saturated;
        self.largest = self.largest.max(other.largest);
        self.local.merge(&other.local);
        self.total.merge(&other.total);
        self.relative.merge(&other.relative);
        let factors = [self.amplification, other.amplification];
        self.amplification = factors.into_iter().flatten().reduce(f64::max);
        self.exponents.merge(&other.exponents);
    }
}

/// A value and what it ought to be.
pub(super) struct Measuring<'a> {
    /// The value.
    pub value: &'a Tensor,
    /// The exact results of the op for the operands that it had; `None` if the op rounds nothing.
    pub exact: Option<&'a Wide>,
    /// The shadow of the value; `None` if it is the value.
    pub shadow: Option<&'a Wide>,
    /// Whether the exact results are known. If not, the errors are not known, either.
    pub is_known: bool,
    /// How many elements are measured at most.
    pub most: usize,
}

/// The statistics of a value in one execution.
#[derive(Default)]
pub(super) struct Measured {
    pub statistics: Statistics,
    /// The relative errors that the op has since its operands have errors.
    pub handed_on: Errors,
}

impl Measuring<'_> {
    /// The statistics of the value, if it consists of floats.
    pub fn run(&self) -> Option<Measured> {
        let scale = Scale::of(self.value.element())?;
        let count = self.value.len() * scale.parts;
        let every = count.div_ceil(self.most.max(1)).max(1);
        let parts = count.div_ceil(TASK).clamp(1, parallel::tasks());
        let size = count.div_ceil(parts).div_ceil(CHUNK) * CHUNK;
        let mut tallies: Vec<(Range<usize>, Box<Tally>)> = (0..parts)
            .map(|part| (part * size).min(count)..((part + 1) * size).min(count))
            .map(|range| (range, Box::default()))
            .collect();
        parallel::for_each(tallies.iter_mut().collect(), |(range, tally)| {
            let mut buffers = Buffers::default();
            for start in range.clone().step_by(CHUNK) {
                let chunk = start..(start + CHUNK).min(range.end);
                let is_measured = (start / CHUNK).is_multiple_of(every);
                tally.chunk(self, &scale, chunk, is_measured, &mut buffers);
            }
        });
        let mut measured = Measured::default();
        tallies.iter().for_each(|(_, tally)| tally.add_to(&mut measured, scale.parts));
        measured.statistics.executions = 1;
        measured.statistics.elements = count as u64;
        Some(measured)
    }
}

/// The sizes by which the values of an element type are classified and errors are measured.
struct Scale {
    /// How many floats an element has.
    parts: usize,
    largest: f64,
    smallest_normal: f64,
    /// The exponents of the smallest and of the largest normal numbers.
    exponents: (i64, i64),
    /// The number of bits of the significand behind the first one.
    fraction: i64,
}

impl Scale {
    fn of(element: &ElementType) -> Option<Scale> {
        let (format, parts) = match element {
            ElementType::Float(format) => (*format, 1),
            ElementType::Complex(ComplexPart::F32) => (&names::F32, 2),
            ElementType::Complex(ComplexPart::F64) => (&names::F64, 2),
            _ => return None,
        };
        Some(Scale {
            parts,
            largest: format.decode(format.max_finite),
            smallest_normal: format.decode(format.min_normal()),
            // units of the last place of f64 below 2^-960 would not have an f64 as their reciprocal
            exponents: (
                i64::from(format.min_exponent()).max(-960),
                i64::from(format.max_exponent()),
            ),
            fraction: i64::from(format.precision()) - 1,
        })
    }

    /// The reciprocal of the unit of the last place of the numbers around a value.
    #[inline(always)]
    fn units(&self, value: f64) -> f64 {
        let exponent = ((value.to_bits() >> 52) & 0x7FF) as i64 - 1023;
        let exponent = exponent.clamp(self.exponents.0, self.exponents.1);
        f64::from_bits(((1023 - exponent + self.fraction) as u64) << 52)
    }
}

/// The numbers of a chunk.
struct Buffers {
    values: [f64; CHUNK],
    exact: Parts,
    shadows: Parts,
    errors: [f64; CHUNK],
}

/// Exact values, each the sum of an f64 and a rest.
struct Parts {
    high: [f64; CHUNK],
    low: [f64; CHUNK],
}

impl Parts {
    /// The values of a range.
    fn of(&mut self, wide: &Wide, range: Range<usize>) -> [&[f64]; 2] {
        let count = range.len();
        let (high, low) = (&mut self.high[..count], &mut self.low[..count]);
        wide.parts(range, high, low);
        [high, low]
    }
}

impl Default for Buffers {
    fn default() -> Buffers {
        let zeros = [0.0; CHUNK];
        let parts = || Parts { high: zeros, low: zeros };
        Buffers { values: zeros, exact: parts(), shadows: parts(), errors: zeros }
    }
}

/// Counts of a part of a value.
struct Tally {
    statistics: Statistics,
    exponents: [u32; EXPONENTS],
    local: ErrorTally,
    total: ErrorTally,
    relative: ErrorTally,
    handed_on: ErrorTally,
}

impl Default for Tally {
    fn default() -> Tally {
        let tally = ErrorTally::default;
        let statistics = Statistics::default();
        let [local, total, relative, handed_on] = [tally(), tally(), tally(), tally()];
        Tally { statistics, exponents: [0; EXPONENTS], local, total, relative, handed_on }
    }
}

impl Tally {
    fn chunk(
        &mut self,
        measuring: &Measuring<'_>,
        scale: &Scale,
        range: Range<usize>,
        is_measured: bool,
        buffers: &mut Buffers,
    ) {
        let count = range.len();
        let Buffers { values, exact, shadows, errors } = buffers;
        let (values, errors) = (&mut values[..count], &mut errors[..count]);
        decode(measuring.value, range.clone(), values);
        self.classify(scale, values);
        if !is_measured {
            return;
        }
        if !measuring.is_known {
            return;
        }
        self.statistics.measured += count as u64;
        let start = range.start;
        let exact = measuring.exact.map(|wide| exact.of(wide, range.clone()));
        if let Some(exact) = exact {
            cpu::dispatch(|| in_units(scale, values, exact, errors));
            self.local.add(errors, start);
        }
        let Some(wide) = measuring.shadow else {
            self.total.add_exact(count);
            self.relative.add_exact(count);
            return;
        };
        let shadows = shadows.of(wide, range);
        cpu::dispatch(|| in_units(scale, values, shadows, errors));
        self.total.add(errors, start);
        cpu::dispatch(|| relatively([values, &NOTHING[..count]], shadows, errors));
        self.relative.add(errors, start);
        if let Some(exact) = exact {
            cpu::dispatch(|| relatively(exact, shadows, errors));
            self.handed_on.add(errors, start);
        }
    }

    /// Counts the classes and the exponents of values.
    fn classify(&mut self, scale: &Scale, values: &[f64]) {
        let (mut zero, mut subnormal, mut infinite) = (0u64, 0u64, 0u64);
        let (mut nan, mut saturated, mut largest) = (0u64, 0u64, 0f64);
        for value in values {
            let size = value.abs();
            zero += u64::from(size == 0.0);
            subnormal += u64::from(size > 0.0 && size < scale.smallest_normal);
            infinite += u64::from(size == f64::INFINITY);
            nan += u64::from(value.is_nan());
            saturated += u64::from(size == scale.largest);
            largest = largest.max(if size < f64::INFINITY { size } else { 0.0 });
        }
        for value in values {
            self.exponents[(value.to_bits() >> 52) as usize & (EXPONENTS - 1)] += 1;
        }
        let statistics = &mut self.statistics;
        statistics.zero += zero;
        statistics.subnormal += subnormal;
        statistics.infinite += infinite;
        statistics.nan += nan;
        statistics.saturated += saturated;
        statistics.largest = statistics.largest.max(largest);
    }

    fn add_to(&self, measured: &mut Measured, parts: usize) {
        let errors = |tally: &ErrorTally| tally.errors(parts);
        let mut exponents = self.exponents;
        // f64's fields of zero and of what is not finite
        (exponents[0], exponents[EXPONENTS - 1]) = (0, 0);
        let mut statistics = Statistics {
            local: errors(&self.local),
            total: errors(&self.total),
            relative: errors(&self.relative),
            ..self.statistics.clone()
        };
        statistics.exponents.add(&exponents);
        measured.statistics.merge(&statistics);
        measured.handed_on.merge(&errors(&self.handed_on));
    }
}

/// How many slots a table of errors has: one for no error, the bins, one for lost elements, one for those that do not
/// count, and unused ones up to a power of two.
const SLOTS: usize = (ERROR_BINS + 3).next_power_of_two();
/// The slot of an error that is infinite. That of an error that is NaN comes after it.
const LOST: u64 = ERROR_BINS as u64 + 1;
/// The bits of the infinite f64. Those of finite numbers without sign are less, those of NaN greater.
const INFINITE: u64 = f64::INFINITY.to_bits();

/// The errors of a part of a value.
struct ErrorTally {
    /// The largest finite error as bits, and the place where it is.
    largest: (u64, usize),
    /// How many elements without an error are not counted in `slots`, which has a slot for such elements, too.
    zero: u64,
    /// Counts by slot, of elements with even and with odd numbers, since neighbours often share a slot and an addition
    /// has to wait for the last one to the same place.
    slots: [[u32; SLOTS]; 2],
}

impl Default for ErrorTally {
    fn default() -> ErrorTally {
        ErrorTally { largest: (0, 0), zero: 0, slots: [[0; SLOTS]; 2] }
    }
}

impl ErrorTally {
    /// Adds the errors of elements from a row-major index on. An error that is infinite is that of a lost element, and
    /// one that is NaN does not count.
    fn add(&mut self, errors: &[f64], start: usize) {
        let mut slots = [0u16; CHUNK];
        let slots = &mut slots[..errors.len()];
        let (any, largest) = cpu::dispatch(|| slots_of(errors, slots));
        if any == 0 {
            self.zero += errors.len() as u64;
            return;
        }
        let [even, odd] = &mut self.slots;
        let mut pairs = slots.chunks_exact(2);
        for pair in &mut pairs {
            even[pair[0] as usize & (SLOTS - 1)] += 1;
            odd[pair[1] as usize & (SLOTS - 1)] += 1;
        }
        pairs.remainder().iter().for_each(|&slot| even[slot as usize & (SLOTS - 1)] += 1);
        if largest > self.largest.0 {
            let at = errors.iter().position(|error| error.to_bits() == largest);
            self.largest = (largest, start + at.unwrap_or_default());
        }
    }

    fn add_exact(&mut self, count: usize) {
        self.zero += count as u64;
    }

    fn errors(&self, parts: usize) -> Errors {
        let [even, odd] = &self.slots;
        let slots: Vec<u32> = even.iter().zip(odd).map(|(even, odd)| even + odd).collect();
        let bins = &slots[1..=ERROR_BINS];
        let zero = self.zero + u64::from(slots[0]);
        let mut errors = Errors {
            count: zero + bins.iter().copied().map(u64::from).sum::<u64>(),
            zero,
            lost: u64::from(slots[LOST as usize]),
            largest: f64::from_bits(self.largest.0),
            largest_at: self.largest.1 / parts,
            ..Errors::default()
        };
        errors.bins.add(bins);
        errors
    }
}

/// The slots of errors, of which none is negative. The results are 0 if no error is other than 0, and the bits of the
/// largest finite one.
#[inline(always)]
fn slots_of(errors: &[f64], slots: &mut [u16]) -> (u64, u64) {
    let (mut any, mut largest) = (0, 0);
    for (slot, error) in slots.iter_mut().zip(errors) {
        let bits = error.to_bits();
        let finite = if bits < INFINITE { bits } else { 0 };
        let special = LOST + u64::from(bits > INFINITE);
        let number = 1 + bin_of_bits(finite);
        let number = if bits < INFINITE { number } else { special };
        *slot = if bits == 0 { 0 } else { number as u16 };
        (any, largest) = (any | bits, largest.max(finite));
    }
    (any, largest)
}

/// The rests of values that are f64.
static NOTHING: [f64; CHUNK] = [0.0; CHUNK];

/// The distances of values from exact ones, in units of the last place: 0 between two NaN and between equal
/// infinities, infinite if only one of the two is finite or they are different in kind.
#[inline(always)]
fn in_units(scale: &Scale, values: &[f64], [high, low]: [&[f64]; 2], errors: &mut [f64]) {
    let exact = high.iter().zip(low);
    for ((error, &value), (&high, &low)) in errors.iter_mut().zip(values).zip(exact) {
        let finite = ((value - high) - low).abs() * scale.units(high);
        *error = distance(value, high, finite);
    }
}

/// The distances of values from shadows, relative to the shadows; NaN, which does not count, if the shadow is 0 and
/// the value is not. Both have a rest.
#[inline(always)]
fn relatively(values: [&[f64]; 2], shadows: [&[f64]; 2], errors: &mut [f64]) {
    let values = values[0].iter().zip(values[1]);
    let shadows = shadows[0].iter().zip(shadows[1]);
    for ((error, (&value, &rest)), (&shadow, &low)) in errors.iter_mut().zip(values).zip(shadows) {
        let difference = ((value - shadow) + (rest - low)).abs();
        let relative = difference / shadow.abs();
        // zero over zero is not an error
        let relative = if difference == 0.0 { 0.0 } else { relative };
        let relative = if shadow == 0.0 && difference != 0.0 { f64::NAN } else { relative };
        *error = distance(value, shadow, relative);
    }
}

/// The finite distance if both numbers are finite.
#[inline(always)]
fn distance(value: f64, exact: f64, finite: f64) -> f64 {
    let same = (value == exact) | (value.is_nan() & exact.is_nan());
    let both = value.is_finite() & exact.is_finite();
    let other = if same { 0.0 } else { f64::INFINITY };
    if both { finite } else { other }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tensor(element: &str, values: &[f64]) -> Tensor {
        Tensor::from_f64s(element.parse().unwrap(), &[values.len()], values).unwrap()
    }

    fn measured(value: &Tensor, exact: &[f64], shadow: &[f64], most: usize) -> Measured {
        let [exact, shadow] = [exact, shadow].map(|values| Wide::from(tensor("f64", values)));
        let (exact, shadow) = (Some(&exact), Some(&shadow));
        let measuring = Measuring { value, exact, shadow, is_known: true, most };
        measuring.run().unwrap()
    }

    #[test]
    fn values_are_classified_by_their_type() {
        // the smallest normal number of f8E4M3FN is 2^-6, the largest number 448
        let value = tensor("f8E4M3FN", &[0.0, 0.0078125, 0.015625, 448.0, -448.0, f64::NAN]);
        let found = measured(&value, &[0.0; 6], &[0.0; 6], usize::MAX).statistics;
        assert_eq!((found.zero, found.subnormal, found.saturated, found.nan), (1, 1, 2, 1));
        assert_eq!((found.elements, found.infinite, found.largest), (6, 0, 448.0));
        assert_eq!(found.exponents(), [(-7, 1), (-6, 1), (8, 2)]);
        let small = tensor("f8E4M3FN", &[7.0]);
        let small = measured(&small, &[7.0], &[7.0], usize::MAX).statistics;
        assert_eq!(small.headroom(&names::F8E4M3FN), Some(6.0));
    }

    #[test]
    fn errors_are_in_units_of_the_exact_value() {
        // numbers of bf16 in [1, 2) are 2^-7 apart, subnormal ones 2^-133
        let value = tensor("bf16", &[1.0, 0.0, 2.0, 1.0]);
        let tiny = 0.25 * 2f64.powi(-133);
        let exact = [1.0 + 0.5 / 128.0, tiny, 2.0, f64::INFINITY];
        let found = measured(&value, &exact, &exact, usize::MAX).statistics;
        assert_eq!((found.local.largest, found.local.largest_at), (0.5, 0));
        assert_eq!(found.local.octaves(), [(-2, 1), (-1, 1)]);
        assert_eq!((found.local.zero, found.local.lost, found.total.lost), (1, 1, 1));
    }

    #[test]
    fn what_an_op_hands_on_leaves_its_own_rounding_out() {
        let value = tensor("f32", &[3.0]);
        let found = measured(&value, &[3.5], &[4.0], usize::MAX);
        assert_eq!(found.statistics.relative.largest, 0.25);
        assert_eq!(found.handed_on.largest, 0.125);
    }

    #[test]
    fn of_many_elements_chunks_are_measured_and_all_are_classified() {
        let value = tensor("f16", &vec![1.0; 10 * CHUNK]);
        let exact = vec![1.0; 10 * CHUNK];
        let found = measured(&value, &exact, &exact, 5 * CHUNK).statistics;
        assert_eq!((found.elements, found.measured), (10 * 1024, 5 * 1024));
        assert_eq!(found.exponents(), [(0, 10 * 1024)]);
    }

    #[test]
    fn parts_of_complex_numbers_are_numbers() {
        let code = u128::from(2f32.to_bits()) << 32 | u128::from(1f32.to_bits());
        let value = Tensor::splat("complex<f32>".parse().unwrap(), &[1], code);
        let exact = Tensor::splat(
            "complex<f64>".parse().unwrap(),
            &[1],
            u128::from(2f64.to_bits()) << 64 | u128::from(1f64.to_bits()),
        );
        let (exact, most) = (Wide::from(exact), usize::MAX);
        let measuring =
            Measuring { value: &value, exact: Some(&exact), shadow: None, is_known: true, most };
        let found = measuring.run().unwrap().statistics;
        assert_eq!((found.elements, found.local.zero, found.largest), (2, 2, 2.0));
    }
}
