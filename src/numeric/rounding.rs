//! One rounding under any policy, of any number: the specification of every conversion, in integers.
//!
//! The codec's loops are the fast form of those policies that need only constants; a test holds the
//! two equal. All others (directed and stochastic rounding, flushing, the way through another format)
//! are done here.

use super::format::{FloatFormat, NanCodes, Subnormals, Zero};
use super::number::{Finite, Number};
use super::policy::{
    ConvertPolicy, Infinity, MissingNan, MissingZero, NanBits, Negative, Overflow, Rounding,
    Source, SubnormalResults,
};
use super::word::Bits;

impl FloatFormat {
    /// The code of a number under a policy, rounded once. `chance` are the 32 random bits of
    /// stochastic rounding (see [`super::Chance`]); no other rounding looks at them.
    pub fn encode_number(&self, policy: ConvertPolicy, number: Number, chance: u32) -> u64 {
        let number = through(policy.source, number);
        if let Some(table) = self.table {
            return table.encode(policy, number, chance);
        }
        match number {
            Number::Nan { negative, payload } => self.nan_code(policy, negative, payload),
            number if number.is_negative() && !self.signed && !number.is_zero() => {
                self.refused_sign(policy, number, chance)
            }
            Number::Infinite { negative } => {
                self.infinity_rule(policy).with(self.sign_of(negative))
            }
            Number::Finite(finite) if finite.is_zero() => {
                self.zero_rule(policy).with(self.sign_of(finite.negative))
            }
            Number::Finite(finite) => self.finite_code(policy, finite, chance),
        }
    }

    /// The number of a code: its value, or its NaN with the payload that its bits have.
    pub fn number(&self, code: u64) -> Number {
        if !self.is_nan(code) {
            return Number::from_f64(self.decode(code));
        }
        let negative = self.nan == NanCodes::AboveFinite && self.is_negative(code);
        let payload = code & ((1 << self.mantissa_bits) - 1);
        Number::Nan { negative, payload: payload << (52 - self.mantissa_bits) }
    }

    fn nan_code(&self, policy: ConvertPolicy, negative: bool, payload: u64) -> u64 {
        let code = self.nan_rule(policy).with(self.sign_of(negative));
        let keeps_payload = self.has_ieee_specials();
        let payload = payload >> (52 - self.mantissa_bits);
        match policy.nan {
            NanBits::Keep if keeps_payload && payload == 0 => code | (1 << self.mantissa_bits) >> 1,
            NanBits::Signalling if keeps_payload && payload == 0 => code | 1,
            NanBits::Keep | NanBits::Quiet | NanBits::Signalling if keeps_payload => code | payload,
            _ => code,
        }
    }

    /// What a NaN becomes; one that keeps its payload has it added to the infinity given here.
    pub(super) fn nan_rule(&self, policy: ConvertPolicy) -> Signed<u64> {
        let encoded = self.encoded_nan();
        match (self.nan, policy.nan) {
            (_, NanBits::PlusInfinity) => Signed { sign: 0, ..self.infinity_rule(policy) },
            (NanCodes::None, _) => match (policy.missing_nan, self.zero) {
                (MissingNan::Maximum, _) => self.unsigned(self.max_finite),
                (MissingNan::SameZero, Zero::Signed) => self.signed(0),
                (MissingNan::OppositeZero, Zero::Signed) => self.signed(self.sign_bit()),
                _ => self.unsigned(encoded),
            },
            (NanCodes::NegativeZero, _) => self.unsigned(encoded),
            (_, NanBits::Keep) => match self.infinity {
                Some(infinity) if self.has_ieee_specials() => self.signed(infinity),
                _ => self.signed(encoded),
            },
            (_, NanBits::Quiet) => match self.infinity {
                Some(infinity) if self.has_ieee_specials() => {
                    self.signed(infinity | (1 << self.mantissa_bits) >> 1)
                }
                _ => self.signed(encoded),
            },
            (_, NanBits::Signalling) => self.signed(self.infinity.unwrap_or(encoded)),
            (_, NanBits::KeepSign) => self.signed(encoded),
            (_, NanBits::PositiveHeadOnes(bits)) => match self.infinity {
                Some(infinity) => {
                    let lost = self.mantissa_bits.saturating_sub(bits);
                    let ones = (1 << self.mantissa_bits) - 1;
                    self.unsigned(infinity | ones >> lost << lost)
                }
                None => self.unsigned(encoded),
            },
            (_, NanBits::AllOnes) => self.signed(self.magnitude_mask()),
            (_, NanBits::PositiveAllOnes) => self.unsigned(self.magnitude_mask()),
            (_, NanBits::Negative) => self.unsigned(encoded | self.sign_bit()),
            (_, NanBits::Canonical) => self.unsigned(encoded),
        }
    }

    /// What a number below zero becomes in an unsigned format.
    fn refused_sign(&self, policy: ConvertPolicy, number: Number, chance: u32) -> u64 {
        let direct = ConvertPolicy { source: Source::Direct, ..policy };
        let magnitude = || self.encode_number(direct, number.magnitude(), chance);
        match policy.negative {
            Negative::Nan => self.encoded_nan(),
            Negative::Magnitude => magnitude(),
            Negative::HighBit if number.is_at_most(self.min_exponent() - 1) => magnitude(),
            Negative::HighBit => magnitude() | 1 << (self.width - 1),
        }
    }

    /// What an infinity becomes, if the format can hold its sign.
    pub(super) fn infinity_rule(&self, policy: ConvertPolicy) -> Signed<u64> {
        let has_neither = !self.has_infinity() && !self.has_nan();
        match policy.infinity {
            Infinity::Saturate => self.signed(self.max_finite),
            Infinity::Nan if self.has_nan() => self.overflow_nan(policy),
            Infinity::Zero if has_neither => self.zero_rule(policy),
            _ => self.beyond(policy),
        }
    }

    /// What a finite number becomes that rounds beyond the largest.
    pub(super) fn overflow_rule(&self, policy: ConvertPolicy) -> Signed<u64> {
        match policy.overflow {
            Overflow::Standard => self.beyond(policy),
            Overflow::Saturate => self.signed(self.max_finite),
        }
    }

    /// Infinity; else NaN; else the largest finite value.
    fn beyond(&self, policy: ConvertPolicy) -> Signed<u64> {
        match self.infinity {
            Some(infinity) => self.signed(infinity),
            None if self.has_nan() => self.overflow_nan(policy),
            None => self.signed(self.max_finite),
        }
    }

    /// The NaN that stands for what is too large, with its sign unless NaNs are canonical.
    fn overflow_nan(&self, policy: ConvertPolicy) -> Signed<u64> {
        match (self.nan, policy.nan) {
            (NanCodes::AboveFinite, NanBits::Canonical) => self.unsigned(self.encoded_nan()),
            (NanCodes::AboveFinite, _) => self.signed(self.encoded_nan()),
            _ => self.unsigned(self.encoded_nan()),
        }
    }

    /// What zero becomes, and what rounds to it.
    pub(super) fn zero_rule(&self, policy: ConvertPolicy) -> Signed<u64> {
        match (self.zero, policy.missing_zero) {
            (Zero::Signed, _) => self.signed(0),
            (Zero::PositiveOnly, _) => self.unsigned(0),
            (Zero::None, MissingZero::Nan | MissingZero::NanBelow) => {
                self.unsigned(self.encoded_nan())
            }
            (Zero::None, MissingZero::Smallest) => self.unsigned(self.min_positive()),
        }
    }

    fn signed(&self, bits: u64) -> Signed<u64> {
        Signed { bits, sign: self.sign_bit() }
    }

    fn unsigned(&self, bits: u64) -> Signed<u64> {
        Signed { bits, sign: 0 }
    }

    /// A finite number, not zero, of a sign that the format can hold.
    fn finite_code(&self, policy: ConvertPolicy, number: Finite, chance: u32) -> u64 {
        let sign = self.sign_of(number.negative);
        let between = Between::of(self, number);
        if between.below_least && policy.missing_zero == MissingZero::NanBelow {
            return self.zero_rule(policy).with(sign);
        }
        let magnitude = match between.below_least && policy.rounding != Rounding::FieldUp {
            true => self.min_positive(),
            false => between.rounded(policy.rounding, number.negative, chance),
        };
        if magnitude > self.max_finite {
            let stays = policy.rounding.truncates(number.negative);
            return match stays {
                true => sign | self.max_finite,
                false => self.overflow_rule(policy).with(sign),
            };
        }
        let flushes = policy.subnormals == SubnormalResults::Flush;
        let vanishes = magnitude == 0 && self.zero != Zero::None;
        if vanishes || flushes && magnitude < self.min_normal() {
            return self.zero_rule(policy).with(sign);
        }
        sign | magnitude
    }

    fn sign_of(&self, negative: bool) -> u64 {
        if negative { self.sign_bit() } else { 0 }
    }
}

/// A code that takes the source's sign, flips with it, or does not look at it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Signed<W> {
    /// The code for a positive source.
    pub bits: W,
    /// The sign bit, if a negative source changes it.
    pub sign: W,
}

impl<W: Bits> Signed<W> {
    /// The code for a source whose sign, at the place of the sign bit, is this.
    #[inline(always)]
    pub fn with(self, sign: W) -> W {
        self.bits ^ (sign & self.sign)
    }

    /// This code in a word of another width.
    pub fn cast<T: Bits>(self) -> Signed<T> {
        Signed { bits: T::of_code(self.bits), sign: T::of_code(self.sign) }
    }
}

/// The exponent field of f64's infinity: no format has finite values beyond.
const MAX_FIELD: i32 = 0x7FF;

/// Where a magnitude lies among the values of a format.
#[derive(Debug, Clone, Copy)]
pub(super) struct Between {
    /// The magnitude code of the largest value not above it; beyond the largest finite one, the codes
    /// go on as if the exponent field had no end.
    pub lower: u64,
    /// From there to the code of the next value: 1, but for codes that repeat zero.
    pub step: u64,
    /// How far it is on the way to the next value, in units of 2^-64, rounded down.
    pub fraction: u64,
    /// Whether `fraction` is not all of it.
    pub more: bool,
    /// Whether it is below the smallest value of a format that has no zero.
    pub below_least: bool,
    /// Whether a tie goes up: where there are no mantissa bits, no code is even.
    ties_up: bool,
}

impl Between {
    /// The place of a number's magnitude, which is not zero.
    pub fn of(format: &FloatFormat, number: Finite) -> Between {
        let (power, least) = (number.power(), least_exponent(format));
        let mantissa_bits = format.mantissa_bits;
        let quantum = power.max(least) - mantissa_bits as i32;
        let (kept, fraction, more) = number.in_units_of(quantum);
        let fields = match format.subnormals {
            Subnormals::Normal => power.max(least) - least - 1,
            _ => power.max(least) - least,
        };
        // the hidden bit of `kept` adds one to the exponent field
        let fields = i64::from(fields.min(MAX_FIELD)) << mantissa_bits;
        let below_least = format.zero == Zero::None && power < least;
        let lower = if below_least { 0 } else { fields.wrapping_add(kept as i64) as u64 };
        let ties_up = format.ties_go_up() && power >= least;
        let regular = Between { lower, step: 1, fraction, more, below_least, ties_up };
        match format.subnormals {
            Subnormals::Gap if power < least => Self::below_gap(format, number),
            Subnormals::Flushed if power < least => {
                let (_, fraction, more) = number.in_units_of(least);
                Between { lower: 0, step: format.min_normal(), fraction, more, ..regular }
            }
            Subnormals::Normal
                if format.zero != Zero::None && lower == 0 || power < least && !below_least =>
            {
                Self::below_first(format, number)
            }
            _ => regular,
        }
    }

    /// Below the smallest normal of a format whose subnormals leave a gap there.
    fn below_gap(format: &FloatFormat, number: Finite) -> Between {
        let (kept, fraction, more) = number.in_units_of(format.quantum_exponent());
        let last = format.min_normal() - 1;
        let between =
            Between { lower: kept, step: 1, fraction, more, below_least: false, ties_up: false };
        match kept < last {
            true => between,
            // from 2^m - 1 to 2^(m + 1) units
            false => between.in_wider_step(last, last, last + 2),
        }
    }

    /// Between zero and the smallest value, in a format where field zero is an ordinary exponent.
    fn below_first(format: &FloatFormat, number: Finite) -> Between {
        let quantum = -format.bias - format.mantissa_bits as i32;
        let (kept, fraction, more) = number.in_units_of(quantum);
        let between =
            Between { lower: kept, step: 1, fraction, more, below_least: false, ties_up: false };
        // the smallest value has 2^m + 1 units
        between.in_wider_step(0, 0, (1 << format.mantissa_bits) + 1)
    }

    /// This position, which is counted in units, as a fraction of a wider step: the step goes from `start` units, whose code
    /// is `lower`, over `width` units to the next value.
    fn in_wider_step(self, lower: u64, start: u64, width: u64) -> Between {
        let way = u128::from(self.lower - start) << 64 | u128::from(self.fraction);
        let width = u128::from(width);
        let more = self.more || way % width != 0;
        Between { lower, fraction: (way / width) as u64, more, ..self }
    }

    /// The code that a rounding takes, of the two.
    fn rounded(&self, rounding: Rounding, negative: bool, chance: u32) -> u64 {
        const HALF: u64 = 1 << 63;
        let is_inexact = self.fraction != 0 || self.more;
        let is_tie = self.fraction == HALF && !self.more;
        let above_half = self.fraction >= HALF && !is_tie;
        let is_odd = self.lower & 1 == 1 || self.ties_up;
        let goes_up = match rounding {
            Rounding::NearestEven => above_half || is_tie && is_odd,
            Rounding::NearestAway => above_half || is_tie,
            Rounding::TowardZero => false,
            Rounding::Up => is_inexact && !negative,
            Rounding::Down => is_inexact && negative,
            Rounding::Stochastic => (chance as u64) < self.fraction >> 32,
            Rounding::GuardBit if self.lower == 0 => is_inexact,
            Rounding::GuardBit => above_half || is_tie,
            // nothing but zero has an empty field, and zero is not rounded
            Rounding::FieldUp if self.lower == 0 => true,
            Rounding::FieldUp => is_inexact,
        };
        self.lower + if goes_up { self.step } else { 0 }
    }
}

/// The exponent of the first values with a hidden one.
fn least_exponent(format: &FloatFormat) -> i32 {
    match format.subnormals {
        Subnormals::Normal => -format.bias,
        _ => 1 - format.bias,
    }
}

impl Rounding {
    /// Whether numbers of this sign go toward zero.
    fn truncates(self, negative: bool) -> bool {
        match self {
            Rounding::TowardZero => true,
            Rounding::Up => negative,
            Rounding::Down => !negative,
            _ => false,
        }
    }
}

/// A number as it looks after a conversion through another format.
fn through(source: Source, number: Number) -> Number {
    let (format, subnormals) = match source {
        Source::Direct => return number,
        Source::Through(format) => (format, SubnormalResults::Keep),
        Source::Flushed(format) => (format, SubnormalResults::Flush),
    };
    let policy = ConvertPolicy { subnormals, ..ConvertPolicy::MOVE };
    format.number(format.encode_number(policy, number, 0))
}

#[cfg(test)]
#[path = "rounding_tests.rs"]
mod tests;
