//! Powers: e^(y log |x|), with the sign of an odd power.
//!
//! The logarithm is right to 2^-50, so the exponent, which is at most 150 if the result is neither zero nor
//! infinite, is right to 2^-42.7.

use super::Lane2;
use super::arithmetic::{INTEGRAL, MulAdd, magnitude};
use super::exponential::exponential;
use super::logarithm::logarithm;

/// The power lhs^rhs, except of zero and infinity, and of negative numbers only with integer exponents.
#[derive(Clone, Copy)]
pub struct Power;

impl Lane2 for Power {
    #[inline(always)]
    fn at<M: MulAdd>(lhs: f64, rhs: f64) -> f64 {
        /// From this number on, all f32 are even integers.
        const EVEN: f64 = (1u64 << 24) as f64;
        let power = exponential::<M>(rhs * logarithm::<M>(magnitude(lhs)));
        let shifted = rhs + INTEGRAL;
        let is_integer = shifted - INTEGRAL == rhs && magnitude(rhs) < EVEN;
        let signed = f64::from_bits(power.to_bits() | shifted.to_bits() << 63);
        let of_negative = if is_integer { signed } else { f64::NAN };
        if lhs < 0.0 { of_negative } else { power }
    }
}
