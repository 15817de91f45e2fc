//! Signed integers of any size: no more than [`precise`](super::precise) needs.

use std::cmp::Ordering;

/// A signed integer: a magnitude, least significant word first and without zero words at the top.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Integer {
    negative: bool,
    words: Vec<u64>,
}

impl From<u64> for Integer {
    fn from(value: u64) -> Integer {
        Integer::new(false, vec![value])
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

    /// How it compares with zero.
    pub fn sign(&self) -> Ordering {
        match (self.is_zero(), self.negative) {
            (true, _) => Ordering::Equal,
            (false, true) => Ordering::Less,
            (false, false) => Ordering::Greater,
        }
    }

    /// Bits of the magnitude.
    pub fn bits(&self) -> u32 {
        let top = self.words.last().map_or(0, |word| 64 - word.leading_zeros());
        (self.words.len() as u32).saturating_sub(1) * 64 + top
    }

    pub fn negated(&self) -> Integer {
        Integer::new(!self.negative, self.words.clone())
    }

    /// The absolute value.
    pub fn magnitude(&self) -> Integer {
        Integer::new(false, self.words.clone())
    }

    /// Negated if `other` is negative.
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

    /// The quotient, rounded toward zero.
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

    /// The magnitude's low bits dropped.
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

    /// Times 2^exponent.
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

/// The difference of magnitudes, the first at least the second.
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
            value.reduced(&Integer::from(10))
        };
        assert_eq!(reduced(57), (2, Integer::from(3).negated()));
        assert_eq!(reduced(42), (0, Integer::from(2)));
        assert_eq!(reduced(-12), (3, Integer::from(2).negated()));
        assert_eq!(reduced(3), (0, Integer::from(3)));
    }
}
