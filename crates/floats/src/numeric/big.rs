//! Signed integers of any size, with the operations that [`exact_comparison`](super::exact_comparison) and
//! [`rational`](super::rational) need.

use std::cmp::Ordering;

/// A signed integer: a magnitude, least significant word first and without zero words at the top.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Integer {
    negative: bool,
    words: Vec<u64>,
}

impl From<u64> for Integer {
    fn from(value: u64) -> Integer {
        Integer::new(false, vec![value])
    }
}

impl From<i128> for Integer {
    fn from(value: i128) -> Integer {
        let magnitude = value.unsigned_abs();
        Integer::new(value < 0, vec![magnitude as u64, (magnitude >> 64) as u64])
    }
}

impl Integer {
    fn new(negative: bool, mut words: Vec<u64>) -> Integer {
        while words.last() == Some(&0) {
            words.pop();
        }
        Integer { negative: negative && !words.is_empty(), words }
    }

    pub fn is_zero(&self) -> bool {
        self.words.is_empty()
    }

    /// How the integer compares with zero.
    pub fn sign(&self) -> Ordering {
        match (self.is_zero(), self.negative) {
            (true, _) => Ordering::Equal,
            (false, true) => Ordering::Less,
            (false, false) => Ordering::Greater,
        }
    }

    /// How many bits the magnitude has.
    pub fn bits(&self) -> u32 {
        let top = self.words.last().map_or(0, |word| 64 - word.leading_zeros());
        (self.words.len() as u32).saturating_sub(1) * 64 + top
    }

    /// How many zeros are below the lowest bit that is set; 0 for zero.
    pub fn trailing_zeros(&self) -> u32 {
        let zero_words = self.words.iter().take_while(|&&word| word == 0).count();
        let word = self.words.get(zero_words).copied().unwrap_or(1);
        if self.is_zero() { 0 } else { zero_words as u32 * 64 + word.trailing_zeros() }
    }

    /// Whether the integer is 1.
    pub fn is_one(&self) -> bool {
        !self.negative && self.words == [1]
    }

    /// The value, if it has at most 127 bits.
    pub fn to_i128(&self) -> Option<i128> {
        let magnitude = match *self.words.as_slice() {
            [] => 0,
            [low] => low as u128,
            [low, high] => (high as u128) << 64 | low as u128,
            _ => return None,
        };
        let magnitude = i128::try_from(magnitude).ok()?;
        Some(if self.negative { -magnitude } else { magnitude })
    }

    pub fn negated(&self) -> Integer {
        Integer::new(!self.negative, self.words.clone())
    }

    /// The absolute value.
    pub fn magnitude(&self) -> Integer {
        Integer::new(false, self.words.clone())
    }

    /// This integer, negated if `other` is negative.
    pub fn with_sign_of(&self, other: &Integer) -> Integer {
        Integer::new(self.negative != other.negative, self.words.clone())
    }

    pub fn plus(&self, other: &Integer) -> Integer {
        if self.negative == other.negative {
            return Integer::new(self.negative, sum(&self.words, &other.words));
        }
        match compare(&self.words, &other.words) {
            Ordering::Less => Integer::new(other.negative, difference(&other.words, &self.words)),
            _ => Integer::new(self.negative, difference(&self.words, &other.words)),
        }
    }

    pub fn minus(&self, other: &Integer) -> Integer {
        self.plus(&other.negated())
    }

    pub fn times(&self, other: &Integer) -> Integer {
        let mut words = vec![0u64; self.words.len() + other.words.len()];
        for (i, &a) in self.words.iter().enumerate() {
            let mut carry = 0u128;
            for (j, &b) in other.words.iter().enumerate() {
                carry += words[i + j] as u128 + a as u128 * b as u128;
                words[i + j] = carry as u64;
                carry >>= 64;
            }
            words[i + other.words.len()] = carry as u64;
        }
        Integer::new(self.negative != other.negative, words)
    }

    pub fn times_small(&self, factor: i64) -> Integer {
        let factor_integer = Integer::from(factor.unsigned_abs());
        let product = self.times(&factor_integer);
        if factor < 0 { product.negated() } else { product }
    }

    /// The quotient by a small divisor, rounded toward zero.
    pub fn divided_by_small(&self, divisor: u64) -> Integer {
        let mut words = self.words.clone();
        let mut remainder = 0u128;
        for word in words.iter_mut().rev() {
            let dividend = remainder << 64 | *word as u128;
            *word = (dividend / divisor as u128) as u64;
            remainder = dividend % divisor as u128;
        }
        Integer::new(self.negative, words)
    }

    /// The quotient by a divisor that is not zero, rounded toward zero, and the remainder, which has
    /// the sign of `self`.
    pub fn divided(&self, divisor: &Integer) -> (Integer, Integer) {
        let (mut quotient, mut remainder) = (Integer::from(0u64), self.magnitude());
        let divisor_bits = divisor.bits();
        while compare(&remainder.words, &divisor.words) != Ordering::Less {
            let shift = remainder.bits() - divisor_bits;
            let multiple = divisor.magnitude().shifted_left(shift);
            let shift = match compare(&remainder.words, &multiple.words) {
                Ordering::Less => shift - 1,
                _ => shift,
            };
            remainder = remainder.minus(&divisor.magnitude().shifted_left(shift));
            quotient = quotient.plus(&Integer::from(1u64).shifted_left(shift));
        }
        let quotient = Integer::new(self.negative != divisor.negative, quotient.words);
        (quotient, Integer::new(self.negative, remainder.words))
    }

    /// The greatest common divisor of two odd integers.
    pub fn odd_gcd(&self, other: &Integer) -> Integer {
        let (mut a, mut b) = (self.magnitude(), other.magnitude());
        loop {
            match compare(&a.words, &b.words) {
                Ordering::Equal => return a,
                Ordering::Less => std::mem::swap(&mut a, &mut b),
                Ordering::Greater => {}
            }
            a = a.minus(&b);
            a = a.shifted_right(a.trailing_zeros());
        }
    }

    /// The root of an integer that is not negative, rounded down, for a degree of at least 2.
    pub fn root(&self, degree: u32) -> Integer {
        let mut root = Integer::from(0u64);
        for bit in (0..=self.bits() / degree).rev() {
            let candidate = root.plus(&Integer::from(1u64).shifted_left(bit));
            if compare(&candidate.power(degree).words, &self.words) != Ordering::Greater {
                root = candidate;
            }
        }
        root
    }

    pub fn power(&self, exponent: u32) -> Integer {
        let mut power = Integer::from(1u64);
        for bit in (0..32 - exponent.leading_zeros()).rev() {
            power = power.times(&power);
            if exponent >> bit & 1 == 1 {
                power = power.times(self);
            }
        }
        power
    }

    /// The decimal digits of the magnitude; `0` for zero.
    pub fn digits(&self) -> String {
        const DIGITS: usize = 19;
        let mut groups = Vec::new();
        let mut rest = self.magnitude();
        while !rest.is_zero() {
            let quotient = rest.divided_by_small(10u64.pow(DIGITS as u32));
            let back = quotient.times(&Integer::from(10u64.pow(DIGITS as u32)));
            groups.push(rest.minus(&back).words.first().copied().unwrap_or(0));
            rest = quotient;
        }
        let head = groups.pop().unwrap_or(0).to_string();
        groups.iter().rev().fold(head, |text, group| format!("{text}{group:0DIGITS$}"))
    }

    pub fn shifted_left(&self, amount: u32) -> Integer {
        let mut words = vec![0; (amount / 64) as usize];
        let bits = amount % 64;
        let mut carry = 0;
        for &word in &self.words {
            words.push(word << bits | carry);
            carry = if bits == 0 { 0 } else { word >> (64 - bits) };
        }
        words.push(carry);
        Integer::new(self.negative, words)
    }

    /// The integer without the low bits of its magnitude.
    pub fn shifted_right(&self, amount: u32) -> Integer {
        let skipped = ((amount / 64) as usize).min(self.words.len());
        let bits = amount % 64;
        let kept = &self.words[skipped..];
        let above = kept.iter().skip(1).copied().chain([0]);
        let words = kept.iter().zip(above).map(|(&word, above)| {
            if bits == 0 { word } else { word >> bits | above << (64 - bits) }
        });
        Integer::new(self.negative, words.collect())
    }

    /// The integer times 2^exponent, rounded toward zero.
    pub fn scaled(&self, exponent: i32) -> Integer {
        match exponent {
            0.. => self.shifted_left(exponent as u32),
            _ => self.shifted_right(exponent.unsigned_abs()),
        }
    }

    /// The quotient as an integer to within 1, for quotients of few bits.
    pub fn divided_nearest(&self, divisor: &Integer) -> i64 {
        let quotient = self.to_f64_scaled(divisor.bits()) / divisor.to_f64_scaled(divisor.bits());
        quotient.round() as i64
    }

    /// The value divided by 2^bits, to nearly 53 bits.
    pub fn to_f64_scaled(&self, bits: u32) -> f64 {
        let excess = self.bits() as i32 - 64;
        let head = self.scaled(-excess).words.first().copied().unwrap_or(0);
        let value = head as f64 * 2f64.powi(excess - bits as i32);
        if self.negative { -value } else { value }
    }

    /// The quotient by a positive divisor, to nearest and modulo 4, and the remainder.
    pub fn reduced(&self, divisor: &Integer) -> (u64, Integer) {
        let excess = (self.bits() + 1).saturating_sub(divisor.bits());
        let mut remainder = Integer::new(false, self.words.clone());
        let mut quotient = 0u64;
        for shift in (0..=excess).rev() {
            let multiple = divisor.shifted_left(shift);
            quotient = quotient << 1 & 3;
            if compare(&remainder.words, &multiple.words) != Ordering::Less {
                remainder = remainder.minus(&multiple);
                quotient |= 1;
            }
        }
        if remainder.shifted_left(1).minus(divisor).sign() == Ordering::Greater {
            remainder = remainder.minus(divisor);
            quotient = (quotient + 1) & 3;
        }
        if self.negative {
            return (quotient.wrapping_neg() & 3, remainder.negated());
        }
        (quotient, remainder)
    }
}

fn compare(lhs: &[u64], rhs: &[u64]) -> Ordering {
    lhs.len().cmp(&rhs.len()).then_with(|| lhs.iter().rev().cmp(rhs.iter().rev()))
}

fn sum(lhs: &[u64], rhs: &[u64]) -> Vec<u64> {
    let (long, short) = if lhs.len() < rhs.len() { (rhs, lhs) } else { (lhs, rhs) };
    let mut carry = false;
    let mut words: Vec<u64> = Vec::with_capacity(long.len() + 1);
    for (index, &word) in long.iter().enumerate() {
        let (partial, first) = word.overflowing_add(short.get(index).copied().unwrap_or(0));
        let (total, second) = partial.overflowing_add(carry as u64);
        words.push(total);
        carry = first || second;
    }
    words.push(carry as u64);
    words
}

/// The difference of two magnitudes, of which the first is not smaller.
fn difference(lhs: &[u64], rhs: &[u64]) -> Vec<u64> {
    let mut borrow = false;
    let words = lhs.iter().enumerate().map(|(index, &word)| {
        let (partial, first) = word.overflowing_sub(rhs.get(index).copied().unwrap_or(0));
        let (total, second) = partial.overflowing_sub(borrow as u64);
        borrow = first || second;
        total
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_agrees_with_i128() {
        let make = |value: i128| {
            let magnitude = value.unsigned_abs();
            Integer::new(value < 0, vec![magnitude as u64, (magnitude >> 64) as u64])
        };
        let values = [0, 1, -1, 5, -(1 << 64), (1 << 64) - 1, 1 << 90, -(1 << 63) - 7];
        for a in values {
            for b in values {
                assert_eq!(make(a).plus(&make(b)), make(a + b));
                assert_eq!(make(a).minus(&make(b)), make(a - b));
                if let Some(product) = a.checked_mul(b) {
                    assert_eq!(make(a).times(&make(b)), make(product));
                }
            }
            assert_eq!(make(a).divided_by_small(10), make(a / 10));
            assert_eq!(make(a).shifted_right(3), make(a / 8));
            assert_eq!(make(a).shifted_left(21), make(a << 21));
        }
    }

    #[test]
    fn reduction_gives_nearest_quotient_modulo_4() {
        let reduced = |value: i64| {
            let magnitude = Integer::from(value.unsigned_abs());
            let value = if value < 0 { magnitude.negated() } else { magnitude };
            value.reduced(&Integer::from(10u64))
        };
        assert_eq!(reduced(57), (2, Integer::from(3u64).negated()));
        assert_eq!(reduced(42), (0, Integer::from(2u64)));
        assert_eq!(reduced(-12), (3, Integer::from(2u64).negated()));
        assert_eq!(reduced(3), (0, Integer::from(3u64)));
    }
}
