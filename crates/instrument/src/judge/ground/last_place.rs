//! Distances in units in the last place of a format.

use super::bound::power_of_two;
use crate::by_level;
use crate::numeric::FloatFormat;

/// The units in the last place of the values of a format.
#[derive(Clone, Copy)]
pub struct LastPlace {
    /// The unit of 1.
    of_one: f64,
    /// The smallest unit.
    smallest: f64,
}

impl LastPlace {
    /// The units in the last place of a format.
    pub fn of(format: &FloatFormat) -> LastPlace {
        let of_one = power_of_two(1 - format.precision() as i32);
        LastPlace { of_one, smallest: power_of_two(format.quantum_exponent()) }
    }

    /// The unit of 1.
    pub fn of_one(self) -> f64 {
        self.of_one
    }

    /// The smallest unit.
    pub fn smallest(self) -> f64 {
        self.smallest
    }

    /// A distance from a finite exact value, in units in its last place.
    #[inline(always)]
    pub fn units(self, distance: f64, exact: f64) -> f64 {
        // the power of two of a normal value; that of a subnormal one counts as 0, since the smallest unit is larger
        let power = f64::from_bits(exact.to_bits() & f64::INFINITY.to_bits());
        distance / (power * self.of_one).max(self.smallest)
    }

    /// The distance of a value from an exact one, in units in the last place of the exact one.
    #[inline]
    pub fn distance(self, value: f64, exact: f64) -> f64 {
        let distance = self.units((value - exact).abs(), exact);
        if distance.is_nan() { apart(value, exact) } else { distance }
    }

    /// The largest distance of values from exact ones, in units in the last place of these.
    pub fn largest(self, values: &[f64], exact: &[f64]) -> f64 {
        let distance = |(value, exact): (&f64, &f64)| self.distance(*value, *exact);
        match largest(self, values, exact) {
            (most, false) => most,
            (_, true) => values.iter().zip(exact).map(distance).fold(0.0, f64::max),
        }
    }
}

/// How many distances are looked at side by side.
const LANES: usize = 16;

by_level! {
    /// The largest distance of values from exact ones, and whether there is one that is not a number.
    fn largest(unit: LastPlace, values: &[f64], exact: &[f64]) -> (f64, bool) {
        let (mut most, mut is_nan) = ([0.0f64; LANES], [false; LANES]);
        let (values, rest) = values.as_chunks::<LANES>();
        let (exact, rest_of_exact) = exact.as_chunks::<LANES>();
        for (values, exact) in values.iter().zip(exact) {
            for lane in 0..LANES {
                let ulps = unit.units((values[lane] - exact[lane]).abs(), exact[lane]);
                most[lane] = if ulps > most[lane] { ulps } else { most[lane] };
                is_nan[lane] |= ulps.is_nan();
            }
        }
        for (value, exact) in rest.iter().zip(rest_of_exact) {
            let ulps = unit.units((value - exact).abs(), *exact);
            most[0] = if ulps > most[0] { ulps } else { most[0] };
            is_nan[0] |= ulps.is_nan();
        }
        (most.into_iter().fold(0.0, f64::max), is_nan.contains(&true))
    }
}

/// The distance of numbers one of which is infinite or NaN.
#[cold]
fn apart(value: f64, exact: f64) -> f64 {
    let is_same = value == exact || value.is_nan() && exact.is_nan();
    if is_same { 0.0 } else { f64::INFINITY }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::names;

    #[test]
    fn distances_are_in_units_of_the_exact_value() {
        let unit = LastPlace::of(&names::F16);
        let cases = [
            (1.0 + 2f64.powi(-10), 1.0, 1.0),
            (1.0, 0.999, 2.048),
            (2f64.powi(-23), 2f64.powi(-24), 1.0),
            (2f64.powi(-24), 0.0, 1.0),
            (f64::NAN, f64::NAN, 0.0),
            (f64::INFINITY, f64::INFINITY, 0.0),
            (f64::INFINITY, 1.0, f64::INFINITY),
            (1.0, f64::NEG_INFINITY, f64::INFINITY),
            (f64::NAN, 1.0, f64::INFINITY),
        ];
        for (value, exact, expected) in cases {
            let found = unit.distance(value, exact);
            assert!(
                found == expected || (found - expected).abs() < 1e-9,
                "{value} {exact}: {found}"
            );
        }
        let [values, exact] = [cases.map(|it| it.0), cases.map(|it| it.1)];
        // 2.048 of the finite ones, and infinity among all
        for repeated in [1, 7] {
            let [values, exact] = [&values, &exact].map(|it| it[..5].repeat(repeated));
            assert!((unit.largest(&values, &exact) - 2.048).abs() < 1e-9);
        }
        assert_eq!(unit.largest(&values, &exact), f64::INFINITY);
        assert_eq!(unit.largest(&values[4..6], &exact[4..6]), 0.0, "NaN for NaN");
        let smallest = f64::from_bits(1);
        assert_eq!(LastPlace::of(&names::F64).distance(3.0 * smallest, smallest), 2.0);
    }
}
