//! Operations of carriers that Rust has not, or not with the spec's special cases. All are exact.
//!
//! The NaN that they return is any; rounding to the format makes it canonical. What Rust has and
//! IEEE 754 defines (+ - * / and square root, floor, ceil, round, round_ties_even, and % for the
//! remainder) needs nothing from here: these are exact or correctly rounded on every machine.

use super::word::{Bits, CarrierFloat, Code};

/// IEEE 754-2019 maximum: NaN if an operand is, and +0 is above -0.
#[inline(always)]
pub fn maximum<F: CarrierFloat>(lhs: F, rhs: F) -> F {
    // equal operands differ in the sign of zero at most
    let equal = F::of_bits(lhs.bits() & rhs.bits());
    choose(lhs, rhs, lhs > rhs, equal)
}

/// IEEE 754-2019 minimum: NaN if an operand is, and -0 is below +0.
#[inline(always)]
pub fn minimum<F: CarrierFloat>(lhs: F, rhs: F) -> F {
    let equal = F::of_bits(lhs.bits() | rhs.bits());
    choose(lhs, rhs, lhs < rhs, equal)
}

#[inline(always)]
fn choose<F: CarrierFloat>(lhs: F, rhs: F, takes_lhs: bool, equal: F) -> F {
    let mut result = if takes_lhs { lhs } else { rhs };
    if lhs == rhs {
        result = equal;
    }
    if is_nan(lhs) {
        result = lhs;
    }
    result
}

/// -1, 1, or the operand itself if it is zero or NaN.
#[inline(always)]
pub fn sign<F: CarrierFloat>(operand: F) -> F {
    let bits = operand.bits();
    let sign_bit = F::Bits::ONE << (F::Bits::WIDTH - 1);
    let one = F::Bits::from_u64(F::BIAS as u64) << F::MANTISSA_BITS;
    let is_zero = bits & !sign_bit == F::Bits::ZERO;
    if is_zero || is_nan(operand) { operand } else { F::of_bits(one | (bits & sign_bit)) }
}

#[inline(always)]
#[allow(clippy::eq_op)]
fn is_nan<F: CarrierFloat>(value: F) -> bool {
    value != value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maximum_and_minimum_propagate_nan_and_order_zeros() {
        for (lhs, rhs) in [(0.0f32, -0.0f32), (-0.0, 0.0)] {
            assert!(maximum(lhs, rhs).is_sign_positive());
            assert!(minimum(lhs, rhs).is_sign_negative());
        }
        assert!(maximum(f64::NAN, 1.0).is_nan() && maximum(1.0, f64::NAN).is_nan());
        assert!(minimum(f64::NAN, 1.0).is_nan() && minimum(1.0, f64::NAN).is_nan());
        assert_eq!(maximum(-3.0f64, 2.0), 2.0);
        assert_eq!(minimum(-3.0f64, f64::NEG_INFINITY), f64::NEG_INFINITY);
    }

    #[test]
    fn sign_keeps_zeros_and_nan() {
        assert_eq!(sign(-0.0f32).to_bits(), (-0.0f32).to_bits());
        assert_eq!(sign(-1e-45f32), -1.0);
        assert_eq!(sign(f64::INFINITY), 1.0);
        assert!(sign(f64::NAN).is_nan());
    }
}
