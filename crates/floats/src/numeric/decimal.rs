//! Decimal digits of binary fractions, truncated and rounded as LLVM's printer does.
//!
//! LLVM turns significand * 2^exponent into an integer times a power of ten, divides it by powers of ten
//! while it surely has more digits than wanted (dropping remainders), and only then rounds the digits half
//! up. Because of the dropped remainders, 6.8984375 prints as 6.89843, although rounding gives 6.89844.

use smallvec::SmallVec;

/// Decimal digits, most significant first, of a value: 0.d1d2d3… * 10^(exponent + digits.len()).
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Digits {
    /// The ASCII digits, without leading or trailing zeros.
    pub digits: SmallVec<[u8; 24]>,
    /// The power of ten of the last digit.
    pub exponent: i32,
}

/// The digits of `significand` * 2^`exponent`, at most `precision` (up to 19) of them; the significand is not
/// 0.
pub(super) fn digits(significand: u64, exponent: i32, precision: u32) -> Digits {
    let zeros = significand.trailing_zeros();
    let (head, exponent) = decimal_head(significand >> zeros, exponent + zeros as i32, precision);
    let mut digits = Digits { digits: decimal(head), exponent };
    digits.strip_trailing_zeros();
    digits.round_half_up(precision as usize);
    digits
}

/// The value as an integer times a power of ten, where the integer is truncated to little more than
/// `precision` digits.
fn decimal_head(significand: u64, exponent: i32, precision: u32) -> (u128, i32) {
    let mut integer = Big::new(significand);
    let mut tens = 0;
    if exponent >= 0 {
        integer.shift_left(exponent as u32);
    } else {
        integer.multiply_by_power_of_5(exponent.unsigned_abs());
        tens = exponent;
    }
    // the ratio 196/59 is LLVM's estimate of log2(10)
    let wanted_bits = (precision * 196).div_ceil(59);
    let removable = integer.bits().saturating_sub(wanted_bits) * 59 / 196;
    integer.divide_by_power_of_10(removable);
    (integer.low(), tens + removable as i32)
}

fn decimal(mut integer: u128) -> SmallVec<[u8; 24]> {
    let mut digits = SmallVec::new();
    while integer > 0 {
        digits.push(b'0' + (integer % 10) as u8);
        integer /= 10;
    }
    digits.reverse();
    digits
}

impl Digits {
    fn strip_trailing_zeros(&mut self) {
        while self.digits.last() == Some(&b'0') {
            self.digits.pop();
            self.exponent += 1;
        }
    }

    fn round_half_up(&mut self, precision: usize) {
        let excess = self.digits.len().saturating_sub(precision);
        if excess == 0 {
            return;
        }
        let up = self.digits[precision] >= b'5';
        self.digits.truncate(precision);
        self.exponent += excess as i32;
        if !up {
            self.strip_trailing_zeros();
            return;
        }
        while self.digits.last() == Some(&b'9') {
            self.digits.pop();
            self.exponent += 1;
        }
        match self.digits.last_mut() {
            Some(digit) => *digit += 1,
            None => self.digits.push(b'1'),
        }
    }
}

/// An unsigned integer of any size, least significant word first, without zero words at the top.
struct Big {
    words: SmallVec<[u32; 16]>,
}

const POWER_OF_5: (u32, u32) = (13, 1_220_703_125);
const POWER_OF_10: (u32, u32) = (9, 1_000_000_000);

impl Big {
    fn new(value: u64) -> Big {
        let mut big = Big { words: SmallVec::new() };
        big.words.extend([value as u32, (value >> 32) as u32]);
        big.trim();
        big
    }

    fn trim(&mut self) {
        while self.words.last() == Some(&0) {
            self.words.pop();
        }
    }

    fn bits(&self) -> u32 {
        let top = self.words.last().map_or(0, |word| 32 - word.leading_zeros());
        (self.words.len() as u32).saturating_sub(1) * 32 + top
    }

    /// The value, which has at most 128 bits.
    fn low(&self) -> u128 {
        self.words.iter().rev().fold(0, |value, word| value << 32 | *word as u128)
    }

    fn shift_left(&mut self, amount: u32) {
        self.multiply(1 << (amount % 32));
        let zeros = std::iter::repeat_n(0, (amount / 32) as usize);
        self.words.insert_many(0, zeros);
    }

    fn multiply(&mut self, factor: u32) {
        let mut carry = 0u64;
        for word in &mut self.words {
            carry += *word as u64 * factor as u64;
            *word = carry as u32;
            carry >>= 32;
        }
        self.words.push(carry as u32);
        self.trim();
    }

    fn multiply_by_power_of_5(&mut self, mut power: u32) {
        while power >= POWER_OF_5.0 {
            self.multiply(POWER_OF_5.1);
            power -= POWER_OF_5.0;
        }
        self.multiply(5u32.pow(power));
    }

    fn divide(&mut self, divisor: u32) {
        let mut remainder = 0u64;
        for word in self.words.iter_mut().rev() {
            let dividend = remainder << 32 | *word as u64;
            *word = (dividend / divisor as u64) as u32;
            remainder = dividend % divisor as u64;
        }
        self.trim();
    }

    /// Divides by a power of ten, rounded down; dividing in several steps gives the same integer.
    fn divide_by_power_of_10(&mut self, mut power: u32) {
        while power >= POWER_OF_10.0 {
            self.divide(POWER_OF_10.1);
            power -= POWER_OF_10.0;
        }
        self.divide(10u32.pow(power));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(significand: u64, exponent: i32, precision: u32) -> (String, i32) {
        let digits = digits(significand, exponent, precision);
        (String::from_utf8(digits.digits.to_vec()).unwrap(), digits.exponent)
    }

    #[test]
    fn digits_are_exact_while_they_fit() {
        assert_eq!(text(3, -1, 6), ("15".into(), -1));
        assert_eq!(text(1, 10, 6), ("1024".into(), 0));
        assert_eq!(text(5, 1, 6), ("1".into(), 1));
    }

    #[test]
    fn excess_digits_are_cut_before_they_are_rounded() {
        // rounding alone would print 6.8984375 as 6.89844
        assert_eq!(text(883, -7, 6), ("689843".into(), -5));
        assert_eq!(text(13, -7, 6), ("101563".into(), -6));
    }

    #[test]
    fn carries_run_through_nines() {
        assert_eq!(text(99_995, 0, 4), ("1".into(), 5));
        assert_eq!(text(19_995, 0, 4), ("2".into(), 4));
    }
}
