//! Sums of products without rounding of steps: the exact sum, and the aligned and truncated sums of hardware.

use super::number::{Finite, Number};
use super::policy::Rounding;

/// The exact sum of products of f64 values: a fixed-point number that is wide enough for any such sum.
///
/// Special values combine as IEEE 754 says: a NaN, infinity times zero and infinities of both signs give NaN,
/// else an infinity stays.
pub struct ExactSum {
    /// Digits of 32 bits with room for carries; the first one has the weight 2^[`BASE`].
    limbs: Box<[i64; LIMBS]>,
    /// The range of digits that may not be zero.
    used: (usize, usize),
    /// How many products were added since carries were last propagated.
    pending: u32,
    special: Special,
    zeros: Zeros,
}

/// The infinities and NaNs among the terms.
#[derive(Debug, Clone, Copy, Default)]
struct Special {
    positive: bool,
    negative: bool,
    nan: bool,
}

/// Which terms there were, which decides the sign of a sum of zero.
#[derive(Debug, Clone, Copy, Default)]
struct Zeros {
    /// Whether there was a term other than -0.
    other_than_negative: bool,
    /// Whether there was a term other than +0.
    other_than_positive: bool,
}

/// The exponent of the first digit's weight, which is below the last bit of any product of two f64 values,
/// 2^-2148.
const BASE: i32 = -68 * 32;
/// How many digits there are: for products up to 2^2048, and 2^64 products.
const LIMBS: usize = 68 + 64 + 3;

/// The sign, the integer and the exponent of an f64 that is finite.
#[inline(always)]
fn parts(value: f64) -> (bool, u64, i32) {
    let bits = value.to_bits();
    let (field, mantissa) = ((bits >> 52) as i32 & 0x7FF, bits & ((1 << 52) - 1));
    match field {
        0 => (bits >> 63 != 0, mantissa, -1074),
        _ => (bits >> 63 != 0, mantissa | 1 << 52, field - 1075),
    }
}

impl Special {
    /// Takes in a product that is not finite. The result is whether the product was such.
    #[inline(always)]
    fn take(&mut self, a: f64, b: f64) -> bool {
        if a.is_finite() && b.is_finite() {
            return false;
        }
        let product = a * b;
        self.nan |= product.is_nan();
        self.positive |= product == f64::INFINITY;
        self.negative |= product == f64::NEG_INFINITY;
        true
    }

    fn number(self) -> Option<Number> {
        match self {
            Special { positive: false, negative: false, nan: false } => None,
            Special { positive: true, negative: false, nan: false } => {
                Some(Number::Infinite { negative: false })
            }
            Special { positive: false, negative: true, nan: false } => {
                Some(Number::Infinite { negative: true })
            }
            _ => Some(Number::NAN),
        }
    }
}

impl Default for ExactSum {
    fn default() -> ExactSum {
        ExactSum {
            limbs: Box::new([0; LIMBS]),
            used: (LIMBS, 0),
            pending: 0,
            special: Special::default(),
            zeros: Zeros::default(),
        }
    }
}

impl ExactSum {
    /// Adds a product.
    #[inline]
    pub fn add(&mut self, a: f64, b: f64) {
        if self.special.take(a, b) {
            return;
        }
        let ((a_negative, a, a_exponent), (b_negative, b, b_exponent)) = (parts(a), parts(b));
        let negative = a_negative != b_negative;
        let product = u128::from(a) * u128::from(b);
        self.zeros.other_than_negative |= product != 0 || !negative;
        self.zeros.other_than_positive |= product != 0 || negative;
        if product == 0 {
            return;
        }
        let place = (a_exponent + b_exponent - BASE) as usize;
        let (limb, shift) = (place / 32, place % 32);
        let low = u128::from(product as u64) << shift;
        let high = (product >> 64) << shift;
        let mut digits = [0i64; 5];
        for (index, digit) in digits.iter_mut().enumerate() {
            let from_low = if index < 3 { (low >> (32 * index)) as u32 } else { 0 };
            let from_high = if index > 1 { (high >> (32 * (index - 2))) as u32 } else { 0 };
            let sum = i64::from(from_low) + i64::from(from_high);
            *digit = if negative { -sum } else { sum };
        }
        for (limb, digit) in self.limbs[limb..][..5].iter_mut().zip(digits) {
            *limb += digit;
        }
        self.used = (self.used.0.min(limb), self.used.1.max(limb + 5));
        self.pending += 1;
        if self.pending == 1 << 28 {
            self.carry();
        }
    }

    /// Takes the sum and resets it to zero. `rounding` gives the sign of a zero made by cancellation: minus
    /// for `Down`.
    pub fn finish(&mut self, rounding: Rounding) -> Number {
        let number = self.special.number().unwrap_or_else(|| Number::Finite(self.take(rounding)));
        let (first, last) = self.used;
        if first < last {
            self.limbs[first..last].fill(0);
        }
        (self.used, self.pending) = ((LIMBS, 0), 0);
        (self.special, self.zeros) = (Special::default(), Zeros::default());
        number
    }

    /// Propagates carries: every digit then has 32 bits, except the last one, which has the sign.
    fn carry(&mut self) {
        self.pending = 0;
        let (first, last) = self.used;
        let mut carry = 0;
        for index in first..LIMBS {
            let sum = self.limbs[index] + carry;
            if index + 1 >= last && i32::try_from(sum).is_ok() {
                self.limbs[index] = sum;
                self.used.1 = index + 1;
                return;
            }
            (self.limbs[index], carry) = (sum & 0xFFFF_FFFF, sum >> 32);
        }
    }

    fn take(&mut self, rounding: Rounding) -> Finite {
        self.carry();
        let (first, last) = self.used;
        let digits = self.limbs.get_mut(first..last).unwrap_or_default();
        let negative = digits.last().is_some_and(|&top| top < 0);
        if negative {
            // for the magnitude every digit is negated, with the borrow propagated upwards
            let mut borrow = 0;
            for digit in digits.iter_mut() {
                let value = -*digit - borrow;
                (*digit, borrow) = (value & 0xFFFF_FFFF, i64::from(value < 0));
            }
        }
        let Some(top) = digits.iter().rposition(|&digit| digit != 0) else {
            let negative = match self.zeros {
                Zeros { other_than_positive: false, .. } => false,
                Zeros { other_than_negative: false, .. } => true,
                _ => rounding == Rounding::Down,
            };
            return Finite { negative, significand: 0, exponent: 0, more: false };
        };
        let lowest = top.saturating_sub(2);
        let join = |sum: u128, &digit: &i64| sum << 32 | digit as u128;
        Finite {
            negative,
            significand: digits[lowest..=top].iter().rev().fold(0, join),
            exponent: BASE + 32 * (first + lowest) as i32,
            more: digits[..lowest].iter().any(|&digit| digit != 0),
        }
    }
}

/// The running sum of hardware that aligns and truncates terms: see docs/numerics.md, "Accumulation".
///
/// A group of terms and the sum so far are aligned to the largest magnitude among them: if 2^E is the power
/// of two at or below it, each term is truncated (toward zero) to a multiple of 2^(E + 1 - bits). The sum of
/// the truncated terms is exact, and is then truncated to `bits` bits. Exponents have no limit.
#[derive(Debug, Clone, Copy, Default)]
pub struct TruncatedSum {
    significand: i128,
    exponent: i32,
    special: Special,
}

impl TruncatedSum {
    /// A sum that starts from a value.
    pub fn starting(value: f64) -> TruncatedSum {
        let mut sum = TruncatedSum::default();
        if !sum.special.take(value, 1.0) {
            let (negative, significand, exponent) = parts(value);
            let significand = i128::from(significand);
            sum.significand = if negative { -significand } else { significand };
            sum.exponent = exponent;
        }
        sum
    }

    /// Takes in the products of a group.
    pub fn add(&mut self, bits: u32, products: impl Iterator<Item = (f64, f64)> + Clone) {
        let mut largest = power(self.significand, self.exponent);
        for (a, b) in products.clone() {
            if !self.special.take(a, b) {
                let (product, exponent) = product(a, b);
                largest = largest.max(power(product, exponent));
            }
        }
        if largest == i32::MIN || self.special.number().is_some() {
            return;
        }
        let last = largest + 1 - bits as i32;
        let mut total = cut(self.significand, self.exponent, last);
        for (a, b) in products {
            let (product, exponent) = product(a, b);
            total += cut(product, exponent, last);
        }
        let excess = (128 - total.unsigned_abs().leading_zeros()).saturating_sub(bits) as i32;
        (self.significand, self.exponent) = (cut(total, last, last + excess), last + excess);
    }

    /// The sum, in which a zero is positive.
    pub fn number(&self) -> Number {
        self.special.number().unwrap_or(Number::Finite(Finite {
            negative: self.significand < 0,
            significand: self.significand.unsigned_abs(),
            exponent: self.exponent,
            more: false,
        }))
    }
}

/// The product of finite numbers: an integer times a power of two.
#[inline(always)]
fn product(a: f64, b: f64) -> (i128, i32) {
    let ((a_negative, a, a_exponent), (b_negative, b, b_exponent)) = (parts(a), parts(b));
    let magnitude = (u128::from(a) * u128::from(b)) as i128;
    let product = if a_negative != b_negative { -magnitude } else { magnitude };
    (product, a_exponent + b_exponent)
}

/// The exponent of the power of two at or below a magnitude; for zero it is below all others.
#[inline(always)]
fn power(significand: i128, exponent: i32) -> i32 {
    significand.unsigned_abs().checked_ilog2().map_or(i32::MIN, |power| power as i32 + exponent)
}

/// A number in units of 2^last, truncated.
#[inline(always)]
fn cut(significand: i128, exponent: i32, last: i32) -> i128 {
    let magnitude = significand.unsigned_abs();
    let magnitude = match exponent - last {
        up @ 0.. => magnitude << up.min(127),
        down => magnitude.checked_shr(down.unsigned_abs()).unwrap_or(0),
    };
    if significand < 0 { -(magnitude as i128) } else { magnitude as i128 }
}

#[cfg(test)]
mod tests {
    use super::super::big::Integer;
    use super::*;
    use crate::numeric::random::Random;
    use crate::numeric::{ConvertPolicy, names};

    /// A random number of any significand and sign, with an exponent in a range.
    fn any(random: &mut Random, exponents: i32) -> f64 {
        let exponent = random.below(2 * exponents as usize) as i32 - exponents;
        let mantissa = 1.0 + random.below(1 << 36) as f64 / (1u64 << 36) as f64;
        let magnitude = mantissa * 2f64.powi(exponent);
        if random.one_in(2) { magnitude } else { -magnitude }
    }

    /// A product in units of 2^-2148, computed in integers of any size.
    fn integer(a: f64, b: f64) -> Integer {
        let ((a_negative, a, a_exponent), (b_negative, b, b_exponent)) = (parts(a), parts(b));
        let product = Integer::from(a).times(&Integer::from(b));
        let product = product.shifted_left((a_exponent + b_exponent + 2148) as u32);
        if a_negative != b_negative { product.negated() } else { product }
    }

    fn f64_of(number: Number) -> f64 {
        f64::from_bits(names::F64.encode_number(ConvertPolicy::COMPUTE, number, 0))
    }

    #[test]
    fn an_exact_sum_is_that_of_integers_of_any_size() {
        let (mut random, mut exact) = (Random::new(1), ExactSum::default());
        for exponents in [3, 40, 300, 500] {
            let mut expected = Integer::from(0u64);
            for _ in 0..200 {
                let [a, b] = [(); 2].map(|()| any(&mut random, exponents));
                exact.add(a, b);
                expected = expected.plus(&integer(a, b));
            }
            let Number::Finite(sum) = exact.finish(Rounding::NearestEven) else {
                panic!("the terms are finite")
            };
            let magnitude = expected.magnitude();
            assert_eq!(sum.negative, expected.sign().is_lt());
            // the highest bits of the sum, at least 65 of them
            let bits = 128 - sum.significand.leading_zeros();
            assert!(bits >= 65 && sum.exponent + bits as i32 == magnitude.bits() as i32 - 2148);
            let below = (sum.exponent + 2148) as u32;
            let head = magnitude.shifted_right(below);
            let wide = Integer::from((sum.significand >> 64) as u64).shifted_left(64);
            assert_eq!(head, wide.plus(&Integer::from(sum.significand as u64)));
            assert_eq!(sum.more, head.shifted_left(below) != magnitude);
        }
    }

    #[test]
    fn terms_that_cancel_leave_the_smallest() {
        let mut exact = ExactSum::default();
        let tiny = f64::from_bits(1);
        for (a, b) in [(f64::MAX, f64::MAX), (tiny, 1.0), (-f64::MAX, f64::MAX)] {
            exact.add(a, b);
        }
        assert_eq!(f64_of(exact.finish(Rounding::NearestEven)), tiny);
        for (a, b) in [(tiny, tiny), (-f64::MAX, f64::MAX), (f64::MAX, f64::MAX)] {
            exact.add(a, b);
        }
        let sum = exact.finish(Rounding::NearestEven);
        assert_eq!(f64_of(sum), 0.0);
        assert_eq!(names::F64.encode_number(up(), sum, 0), 1, "there is more than nothing");
    }

    fn up() -> ConvertPolicy {
        ConvertPolicy { rounding: Rounding::Up, ..ConvertPolicy::COMPUTE }
    }

    #[test]
    fn carries_go_all_the_way() {
        let mut exact = ExactSum::default();
        for term in [2f64.powi(900), -2f64.powi(-1000), 2f64.powi(-1000), -2f64.powi(900), -1.0] {
            exact.add(term, 1.0);
        }
        assert_eq!(f64_of(exact.finish(Rounding::NearestEven)), -1.0);
        exact.add(1.0, 1.0);
        assert_eq!(f64_of(exact.finish(Rounding::NearestEven)), 1.0, "it starts from zero again");
    }

    #[test]
    fn special_values_combine_as_ieee_754_says() {
        let sum = |terms: &[(f64, f64)]| {
            let mut exact = ExactSum::default();
            terms.iter().for_each(|&(a, b)| exact.add(a, b));
            f64_of(exact.finish(Rounding::NearestEven))
        };
        let inf = f64::INFINITY;
        assert_eq!(sum(&[(inf, 2.0), (-f64::MAX, f64::MAX)]), inf);
        assert_eq!(sum(&[(1.0, 1.0), (inf, -2.0)]), -inf);
        assert!(sum(&[(inf, 1.0), (-inf, 1.0)]).is_nan());
        assert!(sum(&[(inf, 0.0)]).is_nan());
        assert!(sum(&[(f64::NAN, 1.0), (inf, 1.0)]).is_nan());
        assert_eq!(sum(&[(-0.0, 1.0), (0.0, -1.0)]).to_bits(), (-0.0f64).to_bits());
        assert_eq!(sum(&[(-0.0, 1.0), (0.0, 1.0)]).to_bits(), 0);
        assert_eq!(sum(&[(1.0, 1.0), (-1.0, 1.0)]).to_bits(), 0);
    }

    #[test]
    fn aligned_terms_are_cut_toward_zero() {
        let sum = |bits, terms: &[f64]| {
            let mut total = TruncatedSum::default();
            total.add(bits, terms.iter().map(|&term| (term, 1.0)));
            f64_of(total.number())
        };
        // with three bits, the term 8 keeps the places 8, 4 and 2
        assert_eq!(sum(3, &[8.0, 3.0, -3.0]), 8.0);
        assert_eq!(sum(3, &[8.0, -1.0, 1.0]), 8.0);
        assert_eq!(sum(3, &[8.0, -3.0]), 6.0);
        // the sum has three bits, too: 8 + 6 + 2 is 16, and 8 + 6 + 4 is truncated to 16
        assert_eq!([sum(3, &[8.0, 6.0, 2.0]), sum(3, &[8.0, 6.0, 4.0])], [16.0, 16.0]);
        assert_eq!(sum(1, &[-1.0, 0.5, -0.75]), -1.0);
        assert_eq!(sum(64, &[2f64.powi(60), 1.0]), 2f64.powi(60));
    }
}
