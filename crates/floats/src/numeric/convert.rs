//! Conversions between integers and floats: one rounding from an integer of any width, and truncation back.

use super::format::FloatFormat;
use super::policy::ConvertPolicy;

impl FloatFormat {
    /// The code of an integer, rounded once (ties to even).
    pub fn encode_i64(&self, value: i64) -> u64 {
        self.encode_integer(value < 0, value.unsigned_abs() as u128)
    }

    /// The code of an unsigned integer, rounded once (ties to even).
    pub fn encode_u64(&self, value: u64) -> u64 {
        self.encode_integer(false, value as u128)
    }

    /// The code of an integer, rounded once (ties to even).
    pub fn encode_i128(&self, value: i128) -> u64 {
        self.encode_integer(value < 0, value.unsigned_abs())
    }

    fn encode_integer(&self, negative: bool, magnitude: u128) -> u64 {
        let nearest = if self.is_f64() { magnitude as f64 } else { to_odd(magnitude) };
        let value = if negative { -nearest } else { nearest };
        self.encode(ConvertPolicy::CONVERT, value)
    }

    /// The integer value of a code for an integer type of `width` bits: truncated toward zero, then
    /// saturated to the type's range; NaN gives 0.
    pub fn decode_integer(&self, code: u64, width: u32, signed: bool) -> i128 {
        to_integer(self.decode(code), width, signed)
    }
}

/// A float truncated toward zero and saturated to the range of an integer type of `width` (1 to 64)
/// bits; NaN gives 0.
#[inline(always)]
pub fn to_integer(value: f64, width: u32, signed: bool) -> i128 {
    if signed { to_signed(value, width) as i128 } else { to_unsigned(value, width) as i128 }
}

/// A float truncated toward zero and saturated to a signed integer of `width` (1 to 64) bits; NaN
/// gives 0.
#[inline(always)]
pub fn to_signed(value: f64, width: u32) -> i64 {
    let max = i64::MAX >> (64 - width);
    // `clamp` would check its bounds, which keeps loops out of vector registers
    (value as i64).max(-max - 1).min(max)
}

/// A float truncated toward zero and saturated to an unsigned integer of `width` (1 to 64) bits; NaN
/// gives 0.
#[inline(always)]
pub fn to_unsigned(value: f64, width: u32) -> u64 {
    (value as u64).min(u64::MAX >> (64 - width))
}

/// An f64 from which one further rounding to at most 51 bits gives the correctly rounded integer: the last
/// bit stands for all dropped bits (rounding to odd).
#[inline(always)]
pub fn to_odd(magnitude: u128) -> f64 {
    let dropped_bits = (128 - magnitude.leading_zeros()).saturating_sub(53);
    let head = (magnitude >> dropped_bits) as u64;
    let sticky = magnitude & !(u128::MAX << dropped_bits) != 0;
    let scale = f64::from_bits((1023 + dropped_bits as u64) << 52);
    (head | sticky as u64) as f64 * scale
}

#[cfg(test)]
mod tests {
    use super::super::names::{BF16, F4E2M1FN, F8E4M3FN, F8E8M0FNU, F16, F32, F64};
    use super::*;
    use crate::numeric::random::Random;

    #[test]
    fn integers_round_once_where_a_way_through_f64_would_round_twice() {
        // a tie of f32 plus a bit that f64 drops
        let tie = (1i128 << 100) + (1 << 76) + 1;
        assert_eq!(F32.encode_i128(tie), (0x7180_0000 + 1) as u64);
        assert_eq!(F32.encode_i128(tie - 1), 0x7180_0000);
        let tie = (1i64 << 62) + (1 << 38) + 1;
        assert_eq!(F32.encode_i64(tie) as u32, (tie as f32).to_bits());
        assert_eq!((tie as f64) as f32, (1i64 << 62) as f32);
        let tie = (1u64 << 63) + (1 << 55) + 1;
        assert_eq!(BF16.encode_u64(tie), 0x5F01);
        assert_eq!(BF16.encode_u64(tie - 1), 0x5F00);
    }

    #[test]
    fn native_floats_take_integers_as_rust_does() {
        let mut random = Random::new(1);
        for _ in 0..100_000 {
            let value = random.bits() as i64 >> random.below(64);
            assert_eq!(F32.encode_i64(value) as u32, (value as f32).to_bits());
            assert_eq!(F64.encode_i64(value), (value as f64).to_bits());
            assert_eq!(F32.encode_u64(value as u64) as u32, (value as u64 as f32).to_bits());
        }
    }

    #[test]
    fn integers_overflow_as_floats_do() {
        assert_eq!(F4E2M1FN.encode_i64(-100), 0xF);
        assert_eq!(F8E4M3FN.encode_i64(464), 0x7E);
        assert_eq!(F8E4M3FN.encode_i64(465), 0x7F);
        assert_eq!(F16.encode_i64(i64::MIN), 0xFC00);
        assert_eq!(F8E8M0FNU.encode_i64(0), 0xFF);
        assert_eq!(F64.encode_i64(i64::MAX), 0x43E0_0000_0000_0000);
    }

    #[test]
    fn floats_truncate_and_saturate_to_integers() {
        assert_eq!(to_integer(-2.9, 8, true), -2);
        assert_eq!(to_integer(300.0, 8, true), 127);
        assert_eq!(to_integer(-300.0, 8, true), -128);
        assert_eq!(to_integer(-300.0, 8, false), 0);
        assert_eq!(to_integer(7.0, 2, true), 1);
        assert_eq!(to_integer(7.0, 2, false), 3);
        assert_eq!(to_integer(f64::INFINITY, 64, false), u64::MAX as i128);
        assert_eq!(to_integer(f64::NEG_INFINITY, 64, true), i64::MIN as i128);
        assert_eq!(to_integer(f64::NAN, 32, true), 0);
        assert_eq!(F8E8M0FNU.decode_integer(0xFF, 32, true), 0);
    }
}
