//! Numbers of about 106 bits, as unevaluated sums of two f64: for functions whose f64 formulas cancel, and for the exact
//! results of ops on f64.

use std::ops::{Add, Div, Mul, Neg, Sub};

/// The number `high + low`, where `low` is at most half an ULP of `high`.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Double {
    /// The number rounded to f64.
    pub high: f64,
    /// The number minus `high`.
    pub low: f64,
}

const LN_2: Double = Double { high: std::f64::consts::LN_2, low: 2.319_046_813_846_299_6e-17 };
/// The number log(2 pi) / 2.
pub(super) const HALF_LOG_TWO_PI: Double =
    Double { high: 0.918_938_533_204_672_8, low: -3.878_294_158_067_241_4e-17 };

impl From<f64> for Double {
    fn from(high: f64) -> Double {
        Double { high, low: 0.0 }
    }
}

impl Double {
    /// The exact sum of two f64.
    #[inline(always)]
    pub fn sum(a: f64, b: f64) -> Double {
        let high = a + b;
        let from_b = high - a;
        let low = (a - (high - from_b)) + (b - from_b);
        Double { high, low: if high.is_finite() { low } else { 0.0 } }
    }

    /// The exact product of two f64, by Dekker's algorithm.
    #[inline(always)]
    pub fn product(a: f64, b: f64) -> Double {
        let high = a * b;
        // rounded to nearest, a head leaves a tail of 26 bits, so that the product of two tails is exact
        let split = |x: f64| {
            let head = f64::from_bits(x.to_bits().wrapping_add(0x400_0000) & !0x7FF_FFFF);
            (head, x - head)
        };
        let ((a_head, a_tail), (b_head, b_tail)) = (split(a), split(b));
        let low = ((a_head * b_head - high) + a_head * b_tail + a_tail * b_head) + a_tail * b_tail;
        Double { high, low: if low.is_finite() { low } else { 0.0 } }
    }

    /// The nearest f64.
    #[inline(always)]
    pub fn value(self) -> f64 {
        self.high + self.low
    }

    /// e^x as 2^k (e^(r / 256))^256 with |r| < 0.35.
    pub fn exp(self) -> Double {
        if self.high.is_nan() || self.high.abs() > 760.0 {
            return Double::from(if self.high > 0.0 { f64::INFINITY } else { self.high * 0.0 });
        }
        let (k, less_one) = self.exponential_of_rest();
        let power = less_one + Double::from(1.0);
        // the power is applied in two steps, since 2^k alone may overflow
        let (first, second) = ((k / 2.0).floor() as i32, (k - (k / 2.0).floor()) as i32);
        let scale = |x: f64| x * 2f64.powi(first) * 2f64.powi(second);
        match scale(power.high) {
            high if high.is_infinite() => Double::from(high),
            high => Double { high, low: scale(power.low) },
        }
    }

    /// The number e^x - 1, which is not e^x less 1 where both are near 1.
    pub fn exp_minus_one(self) -> Double {
        match self.high.abs() < 0.34 {
            true => self.exponential_of_rest().1,
            false => self.exp() - Double::from(1.0),
        }
    }

    /// The integer k nearest to x / log 2, and e^r - 1 for r = x - k log 2.
    pub(super) fn exponential_of_rest(self) -> (f64, Double) {
        const HALVINGS: i32 = 8;
        let k = (self.high / LN_2.high).round();
        let rest = (self - LN_2 * Double::from(k)) * Double::from(2f64.powi(-HALVINGS));
        let mut term = rest;
        let mut sum = rest;
        for n in 2..=11 {
            term = term * rest / Double::from(f64::from(n));
            sum = sum + term;
        }
        for _ in 0..HALVINGS {
            sum = sum + sum + sum * sum;
        }
        (k, sum)
    }

    /// The natural logarithm of a positive number, to about 100 bits after the point.
    pub fn log(self) -> Double {
        let estimate = Double::from(pxfm::f_log(self.high));
        if !estimate.high.is_finite() {
            return estimate;
        }
        // the product is computed in two steps, since e^-estimate alone may overflow
        let half = (estimate * Double::from(-0.5)).exp();
        let small = self * half * half - Double::from(1.0);
        estimate + small - small * small * Double::from(0.5)
    }
}

impl Add for Double {
    type Output = Double;
    #[inline(always)]
    fn add(self, other: Double) -> Double {
        let (high, low) = (Double::sum(self.high, other.high), Double::sum(self.low, other.low));
        let first = Double::sum(high.high, high.low + low.high);
        Double::sum(first.high, first.low + low.low)
    }
}

impl Neg for Double {
    type Output = Double;
    #[inline(always)]
    fn neg(self) -> Double {
        Double { high: -self.high, low: -self.low }
    }
}

impl Sub for Double {
    type Output = Double;
    #[inline(always)]
    fn sub(self, other: Double) -> Double {
        self + -other
    }
}

impl Mul for Double {
    type Output = Double;
    #[inline(always)]
    fn mul(self, other: Double) -> Double {
        let product = Double::product(self.high, other.high);
        let cross = self.high * other.low + self.low * other.high;
        Double::sum(product.high, product.low + cross)
    }
}

impl Div for Double {
    type Output = Double;
    fn div(self, other: Double) -> Double {
        let first = self.high / other.high;
        let rest = self - other * Double::from(first);
        let second = rest.high / other.high;
        let rest = rest - other * Double::from(second);
        Double::sum(first, second) + Double::from(rest.high / other.high)
    }
}
