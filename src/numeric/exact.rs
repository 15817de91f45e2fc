//! What a result is before it is rounded, and its rounding by comparisons alone: a second way to
//! every code that the codec gives, for explanations and for tests.

use std::cmp::Ordering;

use super::format::{FloatFormat, Zero};
use super::neighbours::Place;
use super::policy::{
    ConvertPolicy, Infinity, MissingNan, MissingZero, NanBits, Negative, Overflow, Rounding,
    Source, SubnormalResults,
};
use super::rational::Rational;
use super::real::Real;

/// A result before it is rounded.
#[derive(Debug, Clone, PartialEq)]
pub enum Exact {
    /// No number.
    Nan {
        /// Whether its sign bit is set.
        negative: bool,
    },
    /// An infinity.
    Infinity {
        /// Whether it is negative.
        negative: bool,
    },
    /// A zero.
    Zero {
        /// Whether it is -0.
        negative: bool,
    },
    /// A rational number that is not zero.
    Rational(Rational),
    /// Another real number.
    Real(Real),
}

/// What became of a result when it was rounded.
#[derive(Debug, Clone, PartialEq)]
pub struct Rounded {
    /// The code.
    pub code: u64,
    /// Where the number lies; none of infinities, NaN, and zeros.
    pub place: Option<Place>,
    /// Which rule gave the code.
    pub cause: Cause,
    /// What the number was first, where the policy rounds on the way: a format and its code.
    pub first: Option<(&'static FloatFormat, u64)>,
}

/// Which rule gave a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// The number is a value of the format.
    Exact,
    /// The nearest value.
    Nearest,
    /// A tie, decided by the even code (or the larger one without a mantissa).
    TieToEven,
    /// A tie, decided by the distance from zero.
    TieAway,
    /// The neighbour in the direction of the rounding.
    Directed,
    /// One of both neighbours, by chance.
    Stochastic,
    /// Rounded beyond the largest finite value.
    Overflow,
    /// Beyond the largest finite value, but no farther than where it rounds to that.
    LastNearest,
    /// Below the smallest value of a format without zero.
    Smallest,
    /// A subnormal result that was flushed.
    Flushed,
    /// An infinity.
    Infinity,
    /// A NaN.
    Nan,
    /// A negative number in a format without sign.
    Negative,
    /// A zero in a format without zero.
    MissingZero,
}

impl Exact {
    /// The number as it is; zero as +0.
    pub fn number(number: Rational) -> Exact {
        Exact::signed(number, false)
    }

    /// The number as it is; zero with this sign.
    pub fn signed(number: Rational, negative_zero: bool) -> Exact {
        match number.is_zero() {
            true => Exact::Zero { negative: negative_zero },
            false => Exact::Rational(number),
        }
    }

    /// What a code stands for.
    pub fn of_code(format: &FloatFormat, code: u64) -> Exact {
        let value = format.decode(code);
        let negative = value.is_sign_negative();
        match format.value(code) {
            Some(number) => Exact::signed(number, negative),
            None if value.is_nan() => Exact::Nan { negative },
            None => Exact::Infinity { negative },
        }
    }

    /// Whether this is NaN.
    pub fn is_nan(&self) -> bool {
        matches!(self, Exact::Nan { .. })
    }

    /// Whether the sign is negative, that of a NaN or a zero included.
    pub fn is_negative(&self) -> bool {
        match self {
            Exact::Nan { negative } | Exact::Infinity { negative } | Exact::Zero { negative } => {
                *negative
            }
            Exact::Rational(number) => number.is_negative(),
            Exact::Real(real) => real.is_negative(),
        }
    }

    /// The number, if it is rational: zeros, too.
    pub fn rational(&self) -> Option<Rational> {
        match self {
            Exact::Zero { .. } => Some(Rational::zero()),
            Exact::Rational(number) => Some(number.clone()),
            _ => None,
        }
    }

    /// How the number compares with another one; none of infinities and NaN.
    pub fn compare(&self, bound: &Rational) -> Option<Ordering> {
        match self {
            Exact::Real(real) => Some(real.compare(bound)),
            other => other.rational().map(|number| number.cmp(bound)),
        }
    }

    /// Where the number lies among the values of a format; none of infinities and NaN.
    pub fn place(&self, format: &FloatFormat) -> Option<Place> {
        match self {
            Exact::Real(real) => Some(format.place_by(&|bound| real.compare(bound))),
            other => other.rational().map(|number| format.place(&number)),
        }
    }

    /// The code that the number becomes. Stochastic rounding gives the value below.
    pub fn rounded(&self, format: &'static FloatFormat, policy: ConvertPolicy) -> Rounded {
        if let Source::Through(through) = policy.source {
            let nearest = ConvertPolicy { nan: policy.nan, ..ConvertPolicy::CONVERT };
            let first = self.rounded(through, nearest);
            let direct = ConvertPolicy { source: Source::Direct, ..policy };
            let last = Exact::of_code(through, first.code).rounded(format, direct);
            return Rounded { first: Some((through, first.code)), ..last };
        }
        let rule = Rule { format, policy };
        let special = |code, cause| Rounded { code, place: None, cause, first: None };
        match self {
            Exact::Nan { negative } => special(rule.nan(*negative), Cause::Nan),
            Exact::Infinity { negative } if *negative && !format.signed => {
                special(rule.negative(&|| rule.infinite(false)), Cause::Negative)
            }
            Exact::Infinity { negative } => special(rule.infinite(*negative), Cause::Infinity),
            Exact::Zero { negative } => rule.zero(*negative),
            _ if self.is_negative() && !format.signed => {
                let magnitude = || self.magnitude().map_or(0, |it| it.rounded(format, policy).code);
                special(rule.negative(&magnitude), Cause::Negative)
            }
            _ => rule.number(self),
        }
    }

    /// The absolute value of a rational number; of others none.
    fn magnitude(&self) -> Option<Exact> {
        self.rational().map(|number| Exact::number(number.magnitude()))
    }
}

/// A format and how numbers are rounded to it.
struct Rule {
    format: &'static FloatFormat,
    policy: ConvertPolicy,
}

impl Rule {
    fn with_sign(&self, magnitude: u64, negative: bool) -> u64 {
        if negative { magnitude | self.format.sign_bit() } else { magnitude }
    }

    fn nan(&self, negative: bool) -> u64 {
        let format = self.format;
        let Some(canonical) = format.canonical_nan() else { return self.missing_nan(negative) };
        let has_both_signs = canonical & format.sign_bit() == 0;
        let all_ones = if has_both_signs { format.magnitude_mask() } else { canonical };
        match self.policy.nan {
            NanBits::Keep | NanBits::KeepSign => {
                self.with_sign(canonical, negative && has_both_signs)
            }
            NanBits::Canonical => canonical,
            NanBits::AllOnes => self.with_sign(all_ones, negative && has_both_signs),
            NanBits::PositiveAllOnes => all_ones,
        }
    }

    fn missing_nan(&self, negative: bool) -> u64 {
        let zero = |negative| match self.format.zero {
            Zero::Signed => self.with_sign(0, negative),
            _ => self.format.encoded_nan(),
        };
        match self.policy.missing_nan {
            MissingNan::NegativeZero => self.format.encoded_nan(),
            MissingNan::OppositeZero => zero(!negative),
            MissingNan::SameZero => zero(negative),
            MissingNan::Maximum => self.format.max_finite,
        }
    }

    fn infinite(&self, negative: bool) -> u64 {
        let format = self.format;
        let largest = self.with_sign(format.max_finite, negative);
        match self.policy.infinity {
            Infinity::Standard => self.standard_overflow(negative),
            Infinity::Saturate => largest,
            Infinity::Nan if format.has_nan() => self.nan(negative),
            Infinity::Nan => largest,
            Infinity::Zero if !format.has_nan() && !format.has_infinity() => {
                self.with_sign(0, negative && format.zero == Zero::Signed)
            }
            Infinity::Zero => self.standard_overflow(negative),
        }
    }

    fn standard_overflow(&self, negative: bool) -> u64 {
        match self.format.infinity {
            Some(infinity) => self.with_sign(infinity, negative),
            None if self.format.has_nan() => self.nan(negative),
            None => self.with_sign(self.format.max_finite, negative),
        }
    }

    fn zero(&self, negative: bool) -> Rounded {
        let is_missing = self.format.zero == Zero::None;
        let code = match (self.format.zero, self.policy.missing_zero) {
            (Zero::Signed, _) => self.with_sign(0, negative),
            (Zero::PositiveOnly, _) => 0,
            (Zero::None, MissingZero::Nan) => self.format.encoded_nan(),
            (Zero::None, MissingZero::Smallest) => 0,
        };
        let cause = if is_missing { Cause::MissingZero } else { Cause::Exact };
        Rounded { code, place: None, cause, first: None }
    }

    /// A negative number, infinity included, in a format without sign.
    fn negative(&self, magnitude: &dyn Fn() -> u64) -> u64 {
        match self.policy.negative {
            Negative::Nan => self.format.encoded_nan(),
            Negative::Magnitude => magnitude(),
            Negative::HighBit => magnitude() | 1 << (self.format.width - 1),
        }
    }

    /// A number that is not zero, nor negative in a format without sign.
    fn number(&self, number: &Exact) -> Rounded {
        let negative = number.is_negative();
        let place = number.place(self.format).expect("a number has a place");
        let (code, cause) = match (place.below, place.above) {
            (Some(below), Some(above)) if below == above => (below, Cause::Exact),
            (Some(below), Some(above)) => self.between(&place, below, above, negative),
            (None, Some(above)) if !negative => (above, Cause::Smallest),
            _ => self.beyond(number, negative),
        };
        let magnitude = code & self.format.magnitude_mask();
        let is_subnormal =
            magnitude != 0 && magnitude < self.format.min_normal() && self.format.is_finite(code);
        if is_subnormal && self.policy.subnormals == SubnormalResults::Flush {
            let code = self.with_sign(0, negative && self.format.zero == Zero::Signed);
            return Rounded { code, place: Some(place), cause: Cause::Flushed, first: None };
        }
        Rounded { code, place: Some(place), cause, first: None }
    }

    /// One of two neighbours.
    fn between(&self, place: &Place, below: u64, above: u64, negative: bool) -> (u64, Cause) {
        let (nearer_zero, farther) = if negative { (above, below) } else { (below, above) };
        let tied = match self.policy.rounding {
            Rounding::TowardZero => return (nearer_zero, Cause::Directed),
            Rounding::Up => return (above, Cause::Directed),
            Rounding::Down => return (below, Cause::Directed),
            Rounding::Stochastic => return (below, Cause::Stochastic),
            Rounding::NearestAway => (farther, Cause::TieAway),
            Rounding::NearestEven => (self.format.tie_goes_to(below, above), Cause::TieToEven),
        };
        match place.middle {
            Some(Ordering::Less) => (below, Cause::Nearest),
            Some(Ordering::Greater) => (above, Cause::Nearest),
            _ => tied,
        }
    }

    /// A number beyond the largest finite one of its sign.
    fn beyond(&self, number: &Exact, negative: bool) -> (u64, Cause) {
        let largest = self.with_sign(self.format.max_finite, negative);
        let threshold = self.format.overflow_threshold();
        let threshold = if negative { threshold.negated() } else { threshold };
        let order = number.compare(&threshold).unwrap_or(Ordering::Equal);
        let order = if negative { order.reverse() } else { order };
        let overflows = match self.policy.rounding {
            Rounding::NearestEven => {
                order.is_gt() || order.is_eq() && self.format.threshold_overflows()
            }
            Rounding::NearestAway => order.is_ge(),
            Rounding::TowardZero => false,
            Rounding::Up => !negative,
            Rounding::Down => negative,
            Rounding::Stochastic => order.is_gt(),
        };
        match (overflows, self.policy.overflow) {
            (true, Overflow::Saturate) => (largest, Cause::Overflow),
            (true, Overflow::Standard) => (self.standard_overflow(negative), Cause::Overflow),
            (false, _) => (largest, Cause::LastNearest),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::names::*;
    use super::*;

    /// Every value, quarter, tie and threshold of a format, of both signs.
    fn numbers(format: &FloatFormat) -> Vec<Rational> {
        let mut numbers = Vec::new();
        let top = format.max_finite;
        for magnitude in 0..=top {
            let value = format.value(magnitude).unwrap();
            let step = match magnitude < top {
                true => format.value(magnitude + 1).unwrap().minus(&value),
                false => format.top_step(),
            };
            for quarters in [0, 1, 2, 3, 4, 9] {
                numbers.push(value.plus(&step.scaled(-2).times(&Rational::from(quarters))));
            }
        }
        let least = format.value(format.min_positive()).unwrap();
        numbers.extend([-1, -2, -3].map(|scale| least.scaled(scale)));
        let negated: Vec<Rational> = numbers.iter().map(Rational::negated).collect();
        numbers.extend(negated);
        numbers
    }

    #[test]
    fn the_codec_rounds_as_comparisons_do() {
        let named =
            ["f5E2M2", "f6E3M2F", "f8E5M3FNU", "f6E6M0FNU", "f4E3M0", "f8E4M3B20UZ", "f12E6M5"];
        let named = named.map(|name| FloatFormat::parse(name).unwrap());
        for format in MLIR_FORMATS[5..].iter().copied().chain(named) {
            for number in numbers(format) {
                for policy in [ConvertPolicy::CONVERT, ConvertPolicy::COMPUTE] {
                    let expected = Exact::number(number.clone()).rounded(format, policy).code;
                    let value = number.to_f64();
                    assert_eq!(Rational::from_f64(value).as_ref(), Some(&number));
                    let code = format.encode(policy, value);
                    assert_eq!(code, expected, "{} {number} {policy:?}", format.name);
                }
            }
        }
    }

    #[test]
    fn the_codec_treats_specials_as_stated() {
        for format in MLIR_FORMATS {
            for policy in [ConvertPolicy::CONVERT, ConvertPolicy::COMPUTE] {
                for value in [f64::NAN, -f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 0.0, -0.0] {
                    let exact = Exact::of_code(&F64, value.to_bits());
                    let (code, expected) =
                        (format.encode(policy, value), exact.rounded(format, policy).code);
                    assert_eq!(code, expected, "{} {value} {policy:?}", format.name);
                }
            }
        }
    }
}
