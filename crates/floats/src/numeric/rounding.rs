//! The rounding of any number under any policy, once: the specification of every conversion, in integers.
//!
//! The codec's loops are the fast form of those policies that need only constants; a test checks that both
//! give the same codes. All other policies (directed and stochastic rounding, flushing, the way through
//! another format) are computed by this file alone.

use super::format::{FloatFormat, NanCodes, Subnormals, Zero};
use super::number::{Finite, Number};
use super::policy::{
    ConvertPolicy, FirstRounding, Infinity, MissingNan, MissingZero, NanBits, Negative, Overflow,
    Rounding, SubnormalResults,
};
use super::word::Bits;

impl FloatFormat {
    /// The code of a number under a policy, rounded once. `chance` is the 32 random bits of stochastic
    /// rounding (see [`super::Chance`]); no other rounding uses them.
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

    /// The value of a number, rounded once as the result of an operation.
    pub fn computed(&self, number: Number) -> f64 {
        self.decode(self.encode_number(ConvertPolicy::COMPUTE, number, 0))
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

    /// The code that a NaN becomes. The payload of a NaN that keeps it is added to this code of infinity.
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

    /// The code that a number below zero becomes in an unsigned format.
    fn refused_sign(&self, policy: ConvertPolicy, number: Number, chance: u32) -> u64 {
        let direct = ConvertPolicy { source: FirstRounding::Direct, ..policy };
        let magnitude = || self.encode_number(direct, number.magnitude(), chance);
        match policy.negative {
            Negative::Nan => self.encoded_nan(),
            Negative::Magnitude => magnitude(),
            Negative::HighBit if number.is_at_most(self.min_exponent() - 1) => magnitude(),
            Negative::HighBit => magnitude() | 1 << (self.width - 1),
        }
    }

    /// The code that an infinity becomes, if the format has its sign.
    pub(super) fn infinity_rule(&self, policy: ConvertPolicy) -> Signed<u64> {
        let has_neither = !self.has_infinity() && !self.has_nan();
        match policy.infinity {
            Infinity::Saturate => self.signed(self.max_finite),
            Infinity::Nan if self.has_nan() => self.overflow_nan(policy),
            Infinity::Zero if has_neither => self.zero_rule(policy),
            _ => self.beyond(policy),
        }
    }

    /// The code that a finite number becomes if it rounds beyond the largest finite value.
    pub(super) fn overflow_rule(&self, policy: ConvertPolicy) -> Signed<u64> {
        match policy.overflow {
            Overflow::Standard => self.beyond(policy),
            Overflow::Saturate => self.signed(self.max_finite),
        }
    }

    /// The code of infinity, or of NaN if there is no infinity, or of the largest finite value if there is
    /// neither.
    fn beyond(&self, policy: ConvertPolicy) -> Signed<u64> {
        match self.infinity {
            Some(infinity) => self.signed(infinity),
            None if self.has_nan() => self.overflow_nan(policy),
            None => self.signed(self.max_finite),
        }
    }

    /// The NaN that stands for numbers that are too large. It has their sign unless NaNs are canonical.
    fn overflow_nan(&self, policy: ConvertPolicy) -> Signed<u64> {
        match (self.nan, policy.nan) {
            (NanCodes::AboveFinite, NanBits::Canonical) => self.unsigned(self.encoded_nan()),
            (NanCodes::AboveFinite, _) => self.signed(self.encoded_nan()),
            _ => self.unsigned(self.encoded_nan()),
        }
    }

    /// The code of zero, and of numbers that round to it.
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

    /// The code of a finite number that is not zero and whose sign the format has.
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

/// A code for both signs of a source: it takes the source's sign, is flipped by it, or does not depend on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Signed<W> {
    /// The code for a positive source.
    pub bits: W,
    /// The sign bit if the code of a negative source differs in it, and else 0.
    pub sign: W,
}

impl<W: Bits> Signed<W> {
    /// The code for a source with this sign bit, which is at the position of the code's sign bit or 0.
    #[inline(always)]
    pub fn with(self, sign: W) -> W {
        self.bits ^ (sign & self.sign)
    }

    /// This code in a word of another width.
    pub fn cast<T: Bits>(self) -> Signed<T> {
        Signed { bits: T::of_code(self.bits), sign: T::of_code(self.sign) }
    }
}

/// The exponent field of f64's infinity, beyond which no format has finite values.
const MAX_FIELD: i32 = 0x7FF;

/// The position of a magnitude among the values of a format.
#[derive(Debug, Clone, Copy)]
pub(super) struct Between {
    /// The magnitude code of the largest value that is not above the magnitude. Beyond the largest finite
    /// value, codes continue as if the exponent field had no end.
    pub lower: u64,
    /// The distance from `lower` to the code of the next value, which is 1 except for codes that repeat zero.
    pub step: u64,
    /// How far the magnitude is on the way from the lower to the next value, in units of 2^-64, rounded down.
    pub fraction: u64,
    /// Whether `fraction` was rounded.
    pub more: bool,
    /// Whether the magnitude is below the smallest value of a format that has no zero.
    pub below_least: bool,
    /// Whether a tie goes up, as it does without mantissa bits, where no code is even.
    ties_up: bool,
}

impl Between {
    /// The position of a number's magnitude, which is not zero.
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

    /// The position of a magnitude below the smallest normal value of a format whose subnormals leave a gap
    /// there.
    fn below_gap(format: &FloatFormat, number: Finite) -> Between {
        let (kept, fraction, more) = number.in_units_of(format.quantum_exponent());
        let last = format.min_normal() - 1;
        let between =
            Between { lower: kept, step: 1, fraction, more, below_least: false, ties_up: false };
        match kept < last {
            true => between,
            // the gap is from 2^m - 1 to 2^(m + 1) units
            false => between.in_wider_step(last, last, last + 2),
        }
    }

    /// The position of a magnitude between zero and the smallest value, in a format where exponent field zero
    /// has no special meaning.
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

    /// The one of the two codes that a rounding takes.
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
            // only zero has an empty field, and zero is not rounded
            Rounding::FieldUp if self.lower == 0 => true,
            Rounding::FieldUp => is_inexact,
        };
        self.lower + if goes_up { self.step } else { 0 }
    }
}

/// The exponent of the first values that have a hidden bit.
fn least_exponent(format: &FloatFormat) -> i32 {
    match format.subnormals {
        Subnormals::Normal => -format.bias,
        _ => 1 - format.bias,
    }
}

impl Rounding {
    /// Whether the rounding moves numbers of this sign toward zero.
    fn truncates(self, negative: bool) -> bool {
        match self {
            Rounding::TowardZero => true,
            Rounding::Up => negative,
            Rounding::Down => !negative,
            _ => false,
        }
    }
}

/// A number after a conversion through another format.
fn through(source: FirstRounding, number: Number) -> Number {
    let (format, subnormals) = match source {
        FirstRounding::Direct => return number,
        FirstRounding::Through(format) => (format, SubnormalResults::Keep),
        FirstRounding::Flushed(format) => (format, SubnormalResults::Flush),
    };
    let policy = ConvertPolicy { subnormals, ..ConvertPolicy::MOVE };
    format.number(format.encode_number(policy, number, 0))
}

#[cfg(test)]
#[path = "rounding_tests.rs"]
mod tests;
