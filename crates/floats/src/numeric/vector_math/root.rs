//! Reciprocal square root and cube root.

use super::Lane;
use super::arithmetic::{
    INTEGRAL, MulAdd, magnitude, polynomial, power_of_two, small_integer, with_sign,
};

/// The function 1 / sqrt(x) of f32. An estimate s by f32 has h = 1 - x s^2 below 2^-21, and (1 - h)^(-1/2) =
/// 1 + h/2 + 3 h^2/8 + ...
#[derive(Clone, Copy)]
pub struct Rsqrt;

impl Lane for Rsqrt {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        let estimate = (1.0 / (x as f32).sqrt()) as f64;
        let h = M::mul_add(-(x * estimate), estimate, 1.0);
        let correction = h * M::mul_add(h, 0.375, 0.5);
        M::mul_add(estimate, correction, estimate)
    }
}

/// The cube root. |x| = 2^(3 q + j) m with m in [1, 2); a polynomial gives r near m^(-1/3), with h = 1 - m
/// r^3 below 2^-12.9, and then m^(1/3) = m r^2 (1 - h)^(-2/3).
#[derive(Clone, Copy)]
pub struct Cbrt;

impl Lane for Cbrt {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        /// A third of the exponent's bias.
        const BIAS: u64 = 1023 / 3;
        let a = magnitude(x);
        let exponent = small_integer(a.to_bits() >> 52, 0.0);
        // (3 q + j - 1) / 3 lies within a third of q
        let shifted = M::mul_add(exponent - 1.0, 1.0 / 3.0, INTEGRAL);
        let j = exponent - 3.0 * (shifted - INTEGRAL);
        let m = f64::from_bits(a.to_bits() & !(0x7FF << 52) | 1.0f64.to_bits());
        let r = polynomial::<M, _>(&CBRT_INVERSE, m);
        let square = r * r;
        let h = M::mul_add(-(m * r), square, 1.0);
        let correction = h * polynomial::<M, _>(&[2.0 / 3.0, 5.0 / 9.0, 40.0 / 81.0], h);
        let root = m * square;
        let factor = if j == 0.0 { 1.0 } else { ROOTS[1] };
        let factor = if j == 2.0 { ROOTS[2] } else { factor };
        let scale = power_of_two(shifted.to_bits().wrapping_sub(BIAS)) * factor;
        let value = with_sign(M::mul_add(root, correction, root) * scale, x);
        let value = if a < f64::INFINITY { value } else { f64::NAN };
        if a == 0.0 { x } else { value }
    }
}

/// The cube roots of 1, 2 and 4.
const ROOTS: [f64; 3] = [1.0, 1.259_921_049_894_873_2, 1.587_401_051_968_199_4];

// Coefficients: tools/tables/lane_polynomials.py.

/// The coefficients of m^(-1/3), to 2^-14.6.
const CBRT_INVERSE: [f64; 5] = [
    1.6662787377309156,
    -1.1623973573078166,
    0.6846527077322325,
    -0.21636185469244387,
    0.02778280101858424,
];
