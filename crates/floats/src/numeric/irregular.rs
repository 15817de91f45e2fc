//! Decoding and encoding by definition, for the formats that the branch-free loops do not cover: those with
//! other rules for exponent field zero or for the specials, and tables.

use std::cmp::Ordering;

use super::format::{FloatFormat, NanCodes, Subnormals, Zero};
use super::number::{Finite, Number};
use super::policy::{ConvertPolicy, Infinity, MissingNan, MissingZero, NanBits, Negative};
use super::policy::{Overflow, Rounding};
use super::rational::Rational;
use super::table_format::{CodeTable, Ties};

impl FloatFormat {
    /// The value of a code.
    pub(super) fn decode_by_definition(&self, code: u64) -> f64 {
        if let Some(table) = self.table {
            return table.value(code);
        }
        let sign = if self.is_negative(code) { -1f64 } else { 1f64 };
        if self.is_nan(code) {
            return self.nan_value(code).copysign(match self.nan {
                NanCodes::AboveFinite => sign,
                _ => 1.0,
            });
        }
        if self.is_infinite(code) {
            return f64::INFINITY * sign;
        }
        if self.is_zero(code) {
            return if self.zero == Zero::Signed { 0f64.copysign(sign) } else { 0.0 };
        }
        self.finite_magnitude(code & self.magnitude_mask()) * sign
    }

    /// A NaN with the payload of a code, left-aligned.
    fn nan_value(&self, code: u64) -> f64 {
        let mantissa = (code & ((1 << self.mantissa_bits) - 1)) << (52 - self.mantissa_bits);
        match mantissa {
            payload if self.has_ieee_specials() && payload != 0 => {
                f64::from_bits(0x7FF << 52 | payload)
            }
            _ => f64::NAN,
        }
    }

    /// The value of a magnitude code, which is not zero.
    fn finite_magnitude(&self, magnitude: u64) -> f64 {
        let field = (magnitude >> self.mantissa_bits) as i32;
        let mantissa = magnitude & ((1 << self.mantissa_bits) - 1);
        let hidden = 1 << self.mantissa_bits;
        let last_place = -self.bias - self.mantissa_bits as i32;
        let (significand, exponent) = match (field, self.subnormals) {
            (0, Subnormals::Gradual) => (mantissa, last_place + 1),
            (0, Subnormals::Gap) => (mantissa, last_place),
            _ => (hidden | mantissa, last_place + field),
        };
        significand as f64 * power_of_two(exponent)
    }
}

impl CodeTable {
    /// The code of a number under a policy, rounded once, as [`FloatFormat::encode_number`] gives it.
    pub(super) fn encode(&self, policy: ConvertPolicy, number: Number, chance: u32) -> u64 {
        let refused = number.is_negative() && self.is_unsigned() && !number.is_zero();
        match number {
            Number::Nan { negative, .. } => self.nan_of(policy, negative),
            number if refused => match policy.negative {
                Negative::Nan => self.nan().unwrap_or(self.end(true)),
                Negative::Magnitude | Negative::HighBit => {
                    self.encode(policy, number.magnitude(), chance)
                }
            },
            Number::Infinite { negative } => self.infinity_of(policy, negative),
            Number::Finite(finite) if finite.is_zero() => {
                let zero = self.signed_zero(finite.negative);
                let nan = self.nan().filter(|_| policy.missing_zero == MissingZero::Nan);
                zero.or(nan)
                    .unwrap_or_else(|| self.finite_of(policy, Approximate::of(finite), chance))
            }
            Number::Finite(finite) => self.finite_of(policy, Approximate::of(finite), chance),
        }
    }

    fn nan_of(&self, policy: ConvertPolicy, negative: bool) -> u64 {
        let zero = |negative| self.signed_zero(negative).unwrap_or_else(|| self.encoded_nan());
        match (self.nan(), policy.nan, policy.missing_nan) {
            (_, NanBits::PlusInfinity, _) => self.infinity_of(policy, false),
            (Some(code), ..) => code,
            (None, _, MissingNan::NegativeZero) => self.encoded_nan(),
            (None, _, MissingNan::OppositeZero) => zero(!negative),
            (None, _, MissingNan::SameZero) => zero(negative),
            (None, _, MissingNan::Maximum) => self.end(false),
        }
    }

    fn infinity_of(&self, policy: ConvertPolicy, negative: bool) -> u64 {
        let (infinity, end) = (self.infinity(negative), self.end(negative));
        match policy.infinity {
            Infinity::Saturate => end,
            Infinity::Nan if self.nan().is_some() => self.nan().unwrap_or(end),
            Infinity::Zero if infinity.is_none() && self.nan().is_none() => {
                self.signed_zero(negative).unwrap_or(end)
            }
            _ => infinity.or(self.nan()).unwrap_or(end),
        }
    }

    /// The code of the finite value at one end of the table.
    fn end(&self, negative: bool) -> u64 {
        let sorted = self.sorted();
        if negative { sorted[0].1 } else { sorted[sorted.len() - 1].1 }
    }

    /// The code of a finite value that is not zero (or that is zero, if the table has none).
    fn finite_of(&self, policy: ConvertPolicy, number: Approximate, chance: u32) -> u64 {
        let value = number.value;
        let [below, above] = number.around(self);
        let or_beyond = |found: Option<(f64, u64)>, negative| match found {
            Some((value, code)) => (value, Some(code)),
            None => (self.beyond(negative), None),
        };
        let near = [or_beyond(below, true), or_beyond(above, false)];
        let is_value = number.is_exact && value == near[0].0;
        let rounds_up = !is_value && self.takes_above(policy, number, near, chance);
        let (nearest, code) = near[usize::from(rounds_up)];
        match code {
            Some(_) if nearest == 0.0 => self.signed_zero(value < 0.0).unwrap_or(self.end(false)),
            Some(code) => code,
            None => self.overflow_of(policy, value),
        }
    }

    /// The code of a value beyond an end of the table. A value between zero and the smallest value becomes
    /// that value.
    fn overflow_of(&self, policy: ConvertPolicy, value: f64) -> u64 {
        let negative = value < self.sorted()[0].0;
        let end = self.end(negative);
        let is_small = (value >= 0.0) == negative;
        match policy.overflow {
            Overflow::Standard if !is_small => {
                self.infinity(negative).or(self.nan()).unwrap_or(end)
            }
            _ => end,
        }
    }

    /// Whether rounding takes the upper one of the two neighbours of a number.
    fn takes_above(
        &self,
        policy: ConvertPolicy,
        number: Approximate,
        near: [(f64, Option<u64>); 2],
        chance: u32,
    ) -> bool {
        let [(below, _), (above, _)] = near;
        let away = above.abs() >= below.abs();
        let value = number.value;
        let half_way = number.half_way(below, above);
        match policy.rounding {
            Rounding::Up | Rounding::FieldUp => true,
            Rounding::Down => false,
            Rounding::TowardZero => value < 0.0,
            Rounding::Stochastic => {
                let fraction = (value - below) / (above - below);
                u64::from(chance) < (fraction * power_of_two(32)) as u64
            }
            Rounding::NearestAway | Rounding::GuardBit => {
                half_way.is_gt() || half_way.is_eq() && away
            }
            Rounding::NearestEven if half_way.is_ne() => half_way.is_gt(),
            Rounding::NearestEven => self.tie_takes_above(near),
        }
    }

    /// Whether a tie goes to the upper one of two neighbours.
    fn tie_takes_above(&self, near: [(f64, Option<u64>); 2]) -> bool {
        let [(below, below_code), (above, above_code)] = near;
        let away = above.abs() >= below.abs();
        let even = |code: Option<u64>| code.map(|code| code & 1 == 0);
        match (self.ties, even(below_code), even(above_code)) {
            (Ties::Away, ..) => away,
            (_, Some(below), Some(above)) if below == above => away,
            (_, Some(below), _) => !below,
            (_, None, above) => above.unwrap_or(away),
        }
    }

    /// The code that a tie of two neighbours goes to.
    pub(super) fn tie_goes_to(&self, below: u64, above: u64) -> u64 {
        let near = [below, above].map(|code| (self.value(code), Some(code)));
        match self.tie_takes_above(near) {
            true => above,
            false => below,
        }
    }
}

/// A finite number and the f64 next to it toward zero, which is the number itself where it `is_exact`. Numbers beyond
/// all tables are replaced by smaller ones that are beyond all tables, too.
#[derive(Debug, Clone, Copy)]
struct Approximate {
    number: Finite,
    value: f64,
    is_exact: bool,
}

impl Approximate {
    fn of(number: Finite) -> Approximate {
        let bits = 128 - number.significand.leading_zeros() as i32;
        let dropped = (bits - 53).max(0);
        let head = (number.significand >> dropped) as u64;
        let lost = number.more || (u128::from(head) << dropped) != number.significand;
        let exponent = number.exponent + dropped;
        // values lie between 2^-1000 and 2^1000, so that the middles between them do, too
        let magnitude = match number.power() {
            _ if number.is_zero() => 0.0,
            ..-1010 => power_of_two(-1020),
            1010.. => power_of_two(1020),
            _ => {
                let half = exponent / 2;
                head as f64 * power_of_two(half) * power_of_two(exponent - half)
            }
        };
        let value = if number.negative { -magnitude } else { magnitude };
        let is_beyond = !number.is_zero() && !(-1010..1010).contains(&number.power());
        Approximate { number, value, is_exact: is_beyond || !lost }
    }

    /// The finite values of a table around the number: the largest that is not above it, and the next one.
    fn around(&self, table: &CodeTable) -> [Option<(f64, u64)>; 2] {
        match self.is_exact || !self.number.negative {
            true => table.around(self.value),
            // the number is below the f64, and no value of the table is between them
            false => table.around(self.value.next_down()),
        }
    }

    /// How the number compares with the point half way between two others.
    fn half_way(&self, below: f64, above: f64) -> Ordering {
        let sum = below + above;
        let twice = 2.0 * self.value;
        let near = (twice - sum).abs() <= sum.abs().max(twice.abs()) * (4.0 * f64::EPSILON);
        if !near {
            return twice.total_cmp(&sum);
        }
        let exact = |value| Rational::from_f64(value).unwrap_or_else(Rational::zero);
        let middle = exact(below).plus(&exact(above)).scaled(-1);
        let Finite { negative, significand, exponent, more } = self.number;
        let known = Rational::from(significand as i128).scaled(exponent);
        let known = if negative { known.negated() } else { known };
        let rest = match (more, negative) {
            (false, _) => Ordering::Equal,
            (true, false) => Ordering::Greater,
            (true, true) => Ordering::Less,
        };
        known.cmp(&middle).then(rest)
    }
}

/// The number 2^exponent, for exponents of normal numbers.
fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((1023 + exponent) as u64) << 52)
}
