//! The position of an exact number among the values of a format: its neighbours, whether it is a tie, and the
//! bound from which on it overflows. It is found by comparisons with decoded codes alone, without the codec's
//! encoding.

use std::cmp::Ordering;

use super::format::{FloatFormat, Zero};
use super::rational::Rational;
use super::table_format::{CodeTable, Ties};

/// The position of a number among the finite values of a format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Neighbours {
    /// The code of the largest finite value that is not greater than the number, or `None` below all values.
    pub below: Option<u64>,
    /// The code of the smallest finite value that is not less than the number, or `None` above all values.
    pub above: Option<u64>,
    /// How the number compares with the middle between both values. It is `None` if one of them is missing,
    /// or if the number is itself a value of the format.
    pub middle: Option<Ordering>,
}

impl Neighbours {
    /// The code of the number, if it is a value of the format.
    pub fn exact(&self) -> Option<u64> {
        self.below.filter(|_| self.below == self.above)
    }

    /// Whether the number is exactly in the middle between two values.
    pub fn is_tie(&self) -> bool {
        self.middle == Some(Ordering::Equal)
    }
}

impl FloatFormat {
    /// The exact value of a code, or `None` for infinities and NaN.
    pub fn value(&self, code: u64) -> Option<Rational> {
        Rational::from_f64(self.decode(code)).filter(|_| self.is_finite(code))
    }

    /// All digits of a code's value (`-0.1015625`; of -0, `-0`), or `None` for infinities and NaN.
    pub fn exact_decimal(&self, code: u64) -> Option<String> {
        let value = self.value(code)?;
        if value.is_zero() && self.decode(code).is_sign_negative() {
            return Some("-0".into());
        }
        value.decimal()
    }

    /// The position of a number; zero is at +0.
    pub fn neighbours(&self, number: &Rational) -> Neighbours {
        self.neighbours_by(&|bound| number.cmp(bound))
    }

    /// The position of a number that is known by how it compares with others.
    pub fn neighbours_by(&self, compare: &dyn Fn(&Rational) -> Ordering) -> Neighbours {
        if let Some(table) = self.table {
            return self.neighbours_in_table(table, compare);
        }
        let (below, above) = match (compare(&Rational::zero()), self.zero) {
            (Ordering::Equal, Zero::Signed | Zero::PositiveOnly) => (Some(0), Some(0)),
            (Ordering::Greater, _) => {
                let is_beyond = |magnitude| compare(&self.magnitude_value(magnitude)).is_lt();
                self.around(&is_beyond, &|magnitude| compare(&self.magnitude_value(magnitude)))
            }
            _ if self.signed => {
                let flipped =
                    |magnitude| compare(&self.magnitude_value(magnitude).negated()).reverse();
                let (nearer, farther) = self.around(&|code| flipped(code).is_lt(), &flipped);
                let signed = |code: u64| match (code, self.zero) {
                    (0, Zero::PositiveOnly) => 0,
                    _ => code | self.sign_bit(),
                };
                (farther.map(signed), nearer.map(signed))
            }
            // the format is unsigned, and the number is below all its values
            _ => (None, Some(0)),
        };
        let middle = match (below, above) {
            (Some(below), Some(above)) if below != above => {
                Some(compare(&self.middle(below, above)))
            }
            _ => None,
        };
        Neighbours { below, above, middle }
    }

    /// How far the number is on the way from the value below to the value above it, from 0 to 1. The result
    /// is `None` if one of them is missing.
    pub fn fraction(&self, place: &Neighbours, number: &Rational) -> Option<Rational> {
        let (below, above) = (self.value(place.below?)?, self.value(place.above?)?);
        let gap = above.minus(&below);
        if gap.is_zero() {
            return Some(gap);
        }
        number.minus(&below).over(&gap)
    }

    /// The distance between the two largest finite values, which would also be that of the next value.
    pub fn top_step(&self) -> Rational {
        if let Some(table) = self.table {
            let next = Rational::from_f64(table.beyond(false)).unwrap_or_else(Rational::zero);
            return next.minus(&self.magnitude_value(self.max_finite));
        }
        Rational::power_of_two(self.max_exponent() - self.mantissa_bits as i32)
    }

    /// The number in the middle between the largest finite value and the value that would be next. Numbers
    /// beyond it overflow.
    pub fn overflow_threshold(&self) -> Rational {
        self.magnitude_value(self.max_finite).plus(&self.top_step().scaled(-1))
    }

    /// [`FloatFormat::overflow_threshold`], or for negative numbers the threshold at the other end: its
    /// negative, except in a table, whose ends may differ.
    pub fn overflow_threshold_of(&self, negative: bool) -> Rational {
        match self.table {
            Some(table) if negative => {
                let next = Rational::from_f64(table.beyond(true)).unwrap_or_else(Rational::zero);
                self.magnitude_value(table.sorted()[0].1).plus(&next).scaled(-1)
            }
            _ if negative => self.overflow_threshold().negated(),
            _ => self.overflow_threshold(),
        }
    }

    /// Whether the threshold itself overflows. The tie goes to the even code, or to the larger value if there
    /// is not a mantissa.
    pub fn threshold_overflows(&self) -> bool {
        self.threshold_overflows_of(false)
    }

    /// [`FloatFormat::threshold_overflows`], or for negative numbers whether the threshold at the other end does.
    pub fn threshold_overflows_of(&self, negative: bool) -> bool {
        if let Some(table) = self.table {
            return table.ties == Ties::Away || self.largest_finite(negative) % 2 == 1;
        }
        self.ties_go_up() || self.max_finite % 2 == 1
    }

    /// The code of the finite value that is farthest from zero on a side.
    pub fn largest_finite(&self, negative: bool) -> u64 {
        match self.table {
            Some(table) if negative => table.sorted()[0].1,
            _ if negative => self.max_finite | self.sign_bit(),
            _ => self.max_finite,
        }
    }

    /// Whether a code is a finite value other than zero that has fewer bits than the format's precision,
    /// because it is below the normal values. A table has no such values.
    pub fn is_subnormal(&self, code: u64) -> bool {
        let magnitude = code & self.magnitude_mask();
        self.table.is_none()
            && magnitude != 0
            && magnitude < self.min_normal()
            && self.is_finite(code)
    }

    /// The code that a tie of two neighbours goes to: the even one, or without a mantissa the one farther
    /// from zero, unless the other is zero.
    pub fn tie_goes_to(&self, below: u64, above: u64) -> u64 {
        if let Some(table) = self.table {
            return table.tie_goes_to(below, above);
        }
        let magnitude = |code: u64| code & self.magnitude_mask();
        if self.ties_go_up() && !self.is_zero(below) && !self.is_zero(above) {
            return if magnitude(below) > magnitude(above) { below } else { above };
        }
        if magnitude(below) % 2 == 0 { below } else { above }
    }

    fn neighbours_in_table(
        &self,
        table: &CodeTable,
        compare: &dyn Fn(&Rational) -> Ordering,
    ) -> Neighbours {
        let sorted = table.sorted();
        let order = |entry: &(f64, u64)| {
            compare(&Rational::from_f64(entry.0).unwrap_or_else(Rational::zero))
        };
        let at = sorted.partition_point(|entry| order(entry).is_gt());
        let above = sorted.get(at).map(|entry| entry.1);
        let below = match sorted.get(at).is_some_and(|entry| order(entry).is_eq()) {
            true => above,
            false => at.checked_sub(1).map(|at| sorted[at].1),
        };
        let middle = match (below, above) {
            (Some(below), Some(above)) if below != above => {
                Some(compare(&self.middle(below, above)))
            }
            _ => None,
        };
        Neighbours { below, above, middle }
    }

    /// The middle between the values of two finite codes.
    fn middle(&self, below: u64, above: u64) -> Rational {
        let value = |code| self.value(code).unwrap_or_else(Rational::zero);
        value(below).plus(&value(above)).scaled(-1)
    }

    /// The value of a magnitude code.
    fn magnitude_value(&self, magnitude: u64) -> Rational {
        self.value(magnitude).unwrap_or_else(Rational::zero)
    }

    /// The magnitude codes at or just below, and at or just above, a positive number.
    fn around(
        &self,
        is_beyond: &dyn Fn(u64) -> bool,
        compare: &dyn Fn(u64) -> Ordering,
    ) -> (Option<u64>, Option<u64>) {
        // the codes below `count` have values that are not greater
        let (mut count, mut rest) = (0, self.max_finite + 1);
        while rest > 0 {
            let half = rest / 2;
            if is_beyond(count + half) {
                rest = half;
            } else {
                count += half + 1;
                rest -= half + 1;
            }
        }
        let below = count.checked_sub(1).map(|code| if self.is_zero(code) { 0 } else { code });
        if below.is_some_and(|code| compare(code).is_eq()) {
            return (below, below);
        }
        (below, (count <= self.max_finite).then_some(count))
    }
}

#[cfg(test)]
mod tests {
    use super::super::names::*;
    use super::super::{ConvertPolicy, FloatFormat};
    use super::*;

    fn small_formats() -> impl Iterator<Item = &'static FloatFormat> {
        let named =
            ["f5E2M2", "f6E3M2F", "f8E5M3FNU", "f6E6M0FNU", "f4E3M0", "f7E3M3FNUZ", "f8E4M3B20UZ"];
        let named = named.into_iter().map(|name| FloatFormat::parse(name).unwrap());
        MLIR_FORMATS.iter().copied().filter(|format| format.width <= 8).chain(named)
    }

    /// The finite codes with their values in ascending order; of the two zeros, only +0.
    fn line(format: &FloatFormat) -> Vec<(Rational, u64)> {
        let codes = (0..=format.code_mask())
            .filter(|&code| format.is_finite(code) && (code == 0 || !format.is_zero(code)));
        let mut line: Vec<_> = codes.map(|code| (format.value(code).unwrap(), code)).collect();
        line.sort();
        line
    }

    #[test]
    fn values_are_at_themselves() {
        for format in small_formats() {
            for (value, code) in line(format) {
                let place = format.neighbours(&value);
                assert_eq!(place.exact(), Some(code), "{} {code:#x}", format.name);
                assert_eq!((place.middle, place.is_tie()), (None, false));
            }
        }
    }

    #[test]
    fn numbers_between_two_values_have_both_as_neighbours() {
        for format in small_formats() {
            for pair in line(format).windows(2) {
                let [(low, below), (high, above)] = pair else { unreachable!() };
                let zero_above = if format.zero == Zero::Signed { format.sign_bit() } else { 0 };
                let above = if *above == 0 && low.is_negative() { &zero_above } else { above };
                let gap = high.minus(low);
                for (fraction, middle) in [
                    ("0.25", Ordering::Less),
                    ("0.5", Ordering::Equal),
                    ("0.75", Ordering::Greater),
                ] {
                    let fraction = Rational::parse(fraction).unwrap();
                    let number = low.plus(&gap.times(&fraction));
                    let place = format.neighbours(&number);
                    let expected = Neighbours {
                        below: Some(*below),
                        above: Some(*above),
                        middle: Some(middle),
                    };
                    assert_eq!(place, expected, "{} {number}", format.name);
                    assert_eq!(format.fraction(&place, &number), Some(fraction));
                }
            }
        }
    }

    #[test]
    fn numbers_beyond_all_values_have_one_neighbour() {
        for format in small_formats() {
            let line = line(format);
            let ((least, first), (greatest, last)) = (&line[0], &line[line.len() - 1]);
            let below = format.neighbours(&least.minus(&Rational::one()));
            assert_eq!(below, Neighbours { below: None, above: Some(*first), middle: None });
            let above = format.neighbours(&greatest.plus(&Rational::one()));
            assert_eq!(above, Neighbours { below: Some(*last), above: None, middle: None });
        }
    }

    /// The encoder overflows from the threshold on.
    #[test]
    fn the_threshold_is_where_overflow_begins() {
        for format in small_formats().chain([&F16, &BF16]) {
            let codes = [0.75, 1.0, 1.25].map(|factor| {
                let step = format.top_step().to_f64() / 2.0 * factor;
                format.encode(ConvertPolicy::CONVERT, format.max_value() + step)
            });
            let saturates = !format.has_infinity() && !format.has_nan();
            let at_threshold = if saturates { false } else { format.threshold_overflows() };
            let overflowed = codes.map(|code| code != format.max_finite);
            assert_eq!(overflowed, [false, at_threshold, !saturates], "{}", format.name);
        }
        assert_eq!(F8E4M3FN.overflow_threshold(), Rational::from(464));
        assert_eq!(F8E5M2.overflow_threshold(), Rational::from(61440));
    }

    /// The encoder takes ties to the code that the format says.
    #[test]
    fn ties_go_where_the_encoder_takes_them() {
        for format in small_formats() {
            for pair in line(format).windows(2) {
                let [(low, _), (high, _)] = pair else { unreachable!() };
                let number = low.plus(high).scaled(-1);
                let place = format.neighbours(&number);
                let (below, above) = (place.below.unwrap(), place.above.unwrap());
                let taken = format.encode(ConvertPolicy::CONVERT, number.to_f64());
                assert_eq!(format.tie_goes_to(below, above), taken, "{} {number}", format.name);
            }
        }
    }

    #[test]
    fn decimals_of_codes_are_complete() {
        assert_eq!(F8E4M3FN.exact_decimal(0x01).as_deref(), Some("0.001953125"));
        assert_eq!(F8E4M3FN.exact_decimal(0x80).as_deref(), Some("-0"));
        assert_eq!(F8E4M3FN.exact_decimal(0x7F), None);
        assert_eq!(BF16.exact_decimal(0x3DCD).as_deref(), Some("0.10009765625"));
        assert_eq!(F64.exact_decimal(1).map(|text| text.len()), Some(1076));
        assert_eq!(F8E8M0FNU.exact_decimal(0).unwrap().len(), 129);
    }

    #[test]
    fn wide_formats_are_searched_too() {
        let tenth = Rational::parse("0.1").unwrap();
        let place = F64.neighbours(&tenth);
        assert_eq!(place.above, Some(0.1f64.to_bits()));
        assert_eq!(place.below, Some(0.1f64.to_bits() - 1));
        let place = F32.neighbours(&tenth.negated());
        assert_eq!(place.below, Some((-0.1f32).to_bits().into()));
    }
}
