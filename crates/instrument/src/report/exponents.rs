//! How the magnitudes of a tensor lie in the range of its type.

use crate::compare::Range;
use crate::numeric::ElementType;

/// The bins: an exponent of f64 each, of which the first holds zeros and the last what is not finite.
const BINS: usize = 2048;
/// The exponent field of 1.0 in f64.
const BIAS: i32 = 1023;

/// The numbers of one tensor by the exponent of their magnitude.
#[derive(Debug, Clone, PartialEq)]
pub struct Exponents {
    bins: Vec<u64>,
    /// How many numbers are zero.
    pub zeros: u64,
    /// How many are NaN.
    pub nans: u64,
    /// How many are infinite.
    pub infinities: u64,
    /// How many are the largest or the lowest finite value of the type.
    pub saturated: u64,
    /// The largest finite magnitude.
    pub largest: f64,
    /// The ends of the type's range: the smallest magnitude, the smallest normal one and the largest.
    pub limits: Option<Limits>,
}

/// The magnitudes that a type has, by exponents: 2^e is the largest power of two that is not above the magnitude.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limits {
    /// The largest magnitude.
    pub largest: f64,
    /// The exponent of the smallest magnitude above 0.
    pub smallest_exponent: i32,
    /// The exponent of the smallest normal number.
    pub normal_exponent: i32,
    /// The exponent of the largest number.
    pub largest_exponent: i32,
}

impl Exponents {
    pub(super) fn new(element: &ElementType) -> Exponents {
        let element = match element {
            ElementType::Complex(part) => ElementType::Float(part.format()),
            other => other.stored(),
        };
        let is_number = !matches!(element, ElementType::Boolean | ElementType::Index);
        let limits = Range::of(&element).filter(|_| is_number).map(|range| Limits {
            largest: range.largest.max(-range.lowest),
            smallest_exponent: exponent(range.smallest),
            normal_exponent: exponent(range.smallest_normal),
            largest_exponent: exponent(range.largest),
        });
        let (bins, largest) = (vec![0; BINS], 0.0);
        Exponents { bins, zeros: 0, nans: 0, infinities: 0, saturated: 0, largest, limits }
    }

    #[inline(always)]
    pub(super) fn add(&mut self, values: &[f64]) {
        let bins: &mut [u64] = &mut self.bins[..BINS];
        for value in values {
            bins[(value.to_bits() >> 52) as usize & (BINS - 1)] += 1;
        }
        let (mut zeros, mut nans, mut infinities, mut saturated) = (0u64, 0u64, 0u64, 0u64);
        let limit = self.limits.map_or(f64::NAN, |limits| limits.largest);
        let mut largest = self.largest;
        for value in values {
            let magnitude = value.abs();
            zeros += u64::from(magnitude == 0.0);
            nans += u64::from(magnitude.is_nan());
            infinities += u64::from(magnitude == f64::INFINITY);
            saturated += u64::from(magnitude == limit);
            largest =
                if magnitude > largest && magnitude < f64::INFINITY { magnitude } else { largest };
        }
        self.zeros += zeros;
        self.nans += nans;
        self.infinities += infinities;
        self.saturated += saturated;
        self.largest = largest;
    }

    pub(super) fn merge(&mut self, other: &Exponents) {
        self.bins.iter_mut().zip(&other.bins).for_each(|(bin, more)| *bin += more);
        self.zeros += other.zeros;
        self.nans += other.nans;
        self.infinities += other.infinities;
        self.saturated += other.saturated;
        self.largest = self.largest.max(other.largest);
    }

    /// The exponents that occur, each with the number of magnitudes in [2^e, 2^(e + 1)). Subnormal numbers of f64 are
    /// counted with the exponent -1023.
    pub fn bins(&self) -> impl Iterator<Item = (i32, u64)> + '_ {
        let finite = self.bins[..BINS - 1].iter().enumerate();
        let nonzero = finite.map(|(bin, &count)| {
            let zeros = if bin == 0 { self.zeros } else { 0 };
            (bin as i32 - BIAS, count - zeros)
        });
        nonzero.filter(|(_, count)| *count > 0)
    }

    /// How many numbers there are.
    pub fn count(&self) -> u64 {
        self.bins.iter().sum()
    }

    /// How many numbers are subnormal, and not zero.
    pub fn subnormal(&self) -> u64 {
        let Some(limits) = self.limits else { return 0 };
        let below = self.bins().filter(|(exponent, _)| *exponent < limits.normal_exponent);
        below.map(|(_, count)| count).sum()
    }

    /// How many octaves lie between the largest magnitude and the largest that the type has.
    pub fn headroom(&self) -> Option<f64> {
        let limits = self.limits.filter(|_| self.largest > 0.0)?;
        Some((limits.largest / self.largest).log2())
    }
}

/// The exponent of the largest power of two that is not above a positive number.
fn exponent(value: f64) -> i32 {
    ((value.to_bits() >> 52) as i32 & 0x7FF) - BIAS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::FloatFormat;

    fn exponents(format: &str, values: &[f64]) -> Exponents {
        let format = FloatFormat::parse(format).expect("a format of MLIR");
        let mut exponents = Exponents::new(&ElementType::Float(format));
        exponents.add(values);
        exponents
    }

    #[test]
    fn magnitudes_are_counted_by_octaves() {
        let found = exponents("f32", &[1.0, -1.5, 2.0, 0.25, 0.0, -0.0, f64::NAN, f64::INFINITY]);
        assert_eq!(found.bins().collect::<Vec<_>>(), [(-2, 1), (0, 2), (1, 1)]);
        assert_eq!((found.zeros, found.nans, found.infinities, found.count()), (2, 1, 1, 8));
    }

    #[test]
    fn the_range_of_the_type_says_what_is_subnormal_or_saturated() {
        // f8E4M3FN: largest 448, smallest normal 2^-6, smallest 2^-9
        let found = exponents("f8E4M3FN", &[448.0, -448.0, 0.015625, 0.013671875, 0.001953125]);
        assert_eq!((found.saturated, found.subnormal(), found.headroom()), (2, 2, Some(0.0)));
        let limits = found.limits.expect("a float");
        let ends = (limits.smallest_exponent, limits.normal_exponent, limits.largest_exponent);
        assert_eq!(ends, (-9, -6, 8));
        assert_eq!(exponents("f8E4M3FN", &[56.0]).headroom(), Some(3.0));
    }
}
