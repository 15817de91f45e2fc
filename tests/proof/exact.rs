//! Exact numbers: a significand times a power of two, and whether something smaller follows it.

use std::cmp::Ordering;

/// A number other than zero: its magnitude is `significand * 2^exponent`, or lies between that and
/// `(significand + 1) * 2^exponent`, both excluded, if `inexact`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Exact {
    pub negative: bool,
    pub significand: u128,
    pub exponent: i32,
    pub inexact: bool,
}

/// A real number, or what stands beside the numbers.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Number {
    Nan { negative: bool },
    Infinite { negative: bool },
    Zero { negative: bool },
    Finite(Exact),
}

pub const NAN: Number = Number::Nan { negative: false };
pub const ZERO: Number = Number::Zero { negative: false };
pub const ONE: Number =
    Number::Finite(Exact { negative: false, significand: 1, exponent: 0, inexact: false });

/// Bits that operands of exact arithmetic may have.
const WIDEST: u32 = 64;
/// Bits below the higher one of two terms that a sum is computed to; more are only marked.
const ROOM: u32 = 60;

impl Exact {
    pub fn new(negative: bool, significand: u128, exponent: i32) -> Exact {
        assert!(significand > 0);
        Exact { negative, significand, exponent, inexact: false }
    }

    /// The exponent of the power of two at or below the magnitude.
    pub fn top(&self) -> i32 {
        self.significand.ilog2() as i32 + self.exponent
    }

    fn product(self, other: Exact) -> Exact {
        self.check();
        other.check();
        let negative = self.negative != other.negative;
        let exponent = self.exponent + other.exponent;
        Exact::new(negative, self.significand * other.significand, exponent)
    }

    fn quotient(self, other: Exact) -> Exact {
        self.check();
        other.check();
        let shift = self.significand.leading_zeros();
        let dividend = self.significand << shift;
        let quotient = Exact {
            negative: self.negative != other.negative,
            significand: dividend / other.significand,
            exponent: self.exponent - shift as i32 - other.exponent,
            inexact: !dividend.is_multiple_of(other.significand),
        };
        quotient.reduced()
    }

    fn sum(self, other: Exact) -> Option<Exact> {
        self.check();
        other.check();
        let (high, low) =
            if self.exponent >= other.exponent { (self, other) } else { (other, self) };
        let gap = (high.exponent - low.exponent) as u32;
        let (shift, dropped) = (gap.min(ROOM), gap.saturating_sub(ROOM));
        let first = (high.significand << shift) as i128;
        let second = low.significand.checked_shr(dropped).unwrap_or(0) as i128;
        let lost = low.significand.trailing_zeros() < dropped;
        let exponent = high.exponent - shift as i32;
        let (magnitude, flipped) = match high.negative == low.negative {
            true => (first + second, false),
            // what is lost makes the magnitude smaller
            false if first > second => (first - second - lost as i128, false),
            false => (second - first, true),
        };
        assert!(!(flipped && lost), "a lost term is far below the other");
        (magnitude > 0).then_some(Exact {
            negative: high.negative != flipped,
            significand: magnitude as u128,
            exponent,
            inexact: lost,
        })
    }

    fn remainder(self, other: Exact) -> Option<Exact> {
        self.check();
        assert!(other.significand.ilog2() < 53);
        let gap = self.exponent - other.exponent;
        let (rest, exponent) = if gap >= 0 {
            let mut rest = self.significand % other.significand;
            for start in (0..gap).step_by(64) {
                rest = (rest << (gap - start).min(64)) % other.significand;
            }
            (rest, other.exponent)
        } else if -gap < 64 {
            (self.significand % (other.significand << -gap), self.exponent)
        } else {
            // the divisor is the larger one
            (self.significand, self.exponent)
        };
        (rest > 0).then(|| Exact::new(self.negative, rest, exponent))
    }

    fn sqrt(self) -> Exact {
        self.check();
        let spare = self.significand.leading_zeros() as i32;
        let shift = spare - (self.exponent - spare).rem_euclid(2);
        let radicand = self.significand << shift;
        let root = radicand.isqrt();
        let root = Exact {
            negative: false,
            significand: root,
            exponent: (self.exponent - shift) / 2,
            inexact: root * root != radicand,
        };
        root.reduced()
    }

    /// An exact number with an odd significand.
    fn reduced(self) -> Exact {
        if self.inexact {
            return self;
        }
        let zeros = self.significand.trailing_zeros();
        Exact::new(self.negative, self.significand >> zeros, self.exponent + zeros as i32)
    }

    fn check(&self) {
        assert!(!self.inexact && self.significand.ilog2() < WIDEST, "an exact operand: {self:?}");
    }

    /// The magnitude's integer part, u128::MAX where it is larger than that, and how the rest
    /// compares with a half; None if there is no rest.
    pub fn integer_part(&self) -> (u128, Option<Ordering>) {
        assert!(!self.inexact);
        if self.exponent >= 0 {
            let fits = self.significand.leading_zeros() >= self.exponent as u32;
            return (if fits { self.significand << self.exponent } else { u128::MAX }, None);
        }
        halved(self.significand, -self.exponent as u32, false)
    }
}

/// A number divided by 2^places: the integer part, and how the rest, to which something smaller may
/// be added, compares with a half.
pub fn halved(number: u128, places: u32, and_more: bool) -> (u128, Option<Ordering>) {
    if places > 127 {
        return (0, (number > 0 || and_more).then_some(Ordering::Less));
    }
    if places == 0 {
        return (number, and_more.then_some(Ordering::Less));
    }
    let (rest, half) = (number & ((1 << places) - 1), 1 << (places - 1));
    let order = match rest.cmp(&half) {
        Ordering::Equal if and_more => Ordering::Greater,
        order => order,
    };
    (number >> places, (rest > 0 || and_more).then_some(order))
}

impl Number {
    pub fn integer(value: i128) -> Number {
        match value {
            0 => ZERO,
            _ => Number::Finite(Exact::new(value < 0, value.unsigned_abs(), 0)),
        }
    }

    pub fn is_nan(self) -> bool {
        matches!(self, Number::Nan { .. })
    }

    pub fn negative(self) -> bool {
        match self {
            Number::Nan { negative } | Number::Infinite { negative } => negative,
            Number::Zero { negative } => negative,
            Number::Finite(exact) => exact.negative,
        }
    }

    pub fn with_sign(self, negative: bool) -> Number {
        match self {
            Number::Nan { .. } => Number::Nan { negative },
            Number::Infinite { .. } => Number::Infinite { negative },
            Number::Zero { .. } => Number::Zero { negative },
            Number::Finite(exact) => Number::Finite(Exact { negative, ..exact }),
        }
    }

    pub fn negated(self) -> Number {
        self.with_sign(!self.negative())
    }

    pub fn plus(self, other: Number) -> Number {
        use Number::*;
        match (self, other) {
            (Nan { .. }, _) | (_, Nan { .. }) => NAN,
            (Infinite { negative: a }, Infinite { negative: b }) if a != b => NAN,
            (Infinite { .. }, _) => self,
            (_, Infinite { .. }) => other,
            (Zero { negative: a }, Zero { negative: b }) => Zero { negative: a && b },
            (Zero { .. }, _) => other,
            (_, Zero { .. }) => self,
            (Finite(a), Finite(b)) => a.sum(b).map_or(ZERO, Finite),
        }
    }

    pub fn minus(self, other: Number) -> Number {
        self.plus(other.negated())
    }

    pub fn times(self, other: Number) -> Number {
        use Number::*;
        let negative = self.negative() != other.negative();
        match (self, other) {
            (Nan { .. }, _) | (_, Nan { .. }) => NAN,
            (Infinite { .. }, Zero { .. }) | (Zero { .. }, Infinite { .. }) => NAN,
            (Infinite { .. }, _) | (_, Infinite { .. }) => Infinite { negative },
            (Zero { .. }, _) | (_, Zero { .. }) => Zero { negative },
            (Finite(a), Finite(b)) => Finite(a.product(b)),
        }
    }

    pub fn over(self, other: Number) -> Number {
        use Number::*;
        let negative = self.negative() != other.negative();
        match (self, other) {
            (Nan { .. }, _) | (_, Nan { .. }) => NAN,
            (Infinite { .. }, Infinite { .. }) | (Zero { .. }, Zero { .. }) => NAN,
            (Infinite { .. }, _) | (_, Zero { .. }) => Infinite { negative },
            (Zero { .. }, _) | (_, Infinite { .. }) => Zero { negative },
            (Finite(a), Finite(b)) => Finite(a.quotient(b)),
        }
    }

    /// What a quotient towards zero leaves, with the dividend's sign.
    pub fn remainder(self, other: Number) -> Number {
        use Number::*;
        match (self, other) {
            (Nan { .. }, _) | (_, Nan { .. }) | (Infinite { .. }, _) | (_, Zero { .. }) => NAN,
            (Zero { .. }, _) | (_, Infinite { .. }) => self,
            (Finite(a), Finite(b)) => a.remainder(b).map_or(Zero { negative: a.negative }, Finite),
        }
    }

    pub fn sqrt(self) -> Number {
        match self {
            Number::Nan { .. } => NAN,
            Number::Zero { .. } => self,
            _ if self.negative() => NAN,
            Number::Infinite { .. } => self,
            Number::Finite(exact) => Number::Finite(exact.sqrt()),
        }
    }

    /// The order of numbers, in which the zeros are equal; None with a NaN.
    pub fn compare(self, other: Number) -> Option<Ordering> {
        if self.is_nan() || other.is_nan() {
            return None;
        }
        if self == other {
            return Some(Ordering::Equal);
        }
        Some(match self.minus(other) {
            Number::Zero { .. } => Ordering::Equal,
            difference if difference.negative() => Ordering::Less,
            _ => Ordering::Greater,
        })
    }
}

#[test]
fn sums_of_distant_terms_remember_the_smaller_one() {
    let power = |exponent, negative| Exact::new(negative, 1, exponent);
    let sum = power(100, false).sum(power(-100, false)).unwrap();
    assert_eq!((sum.significand, sum.exponent, sum.inexact), (1 << 60, 40, true));
    let difference = power(100, false).sum(power(-100, true)).unwrap();
    assert_eq!((difference.significand, difference.inexact), ((1 << 60) - 1, true));
    assert_eq!(power(3, false).sum(power(3, true)), None);
}

#[test]
fn exact_arithmetic_agrees_with_small_fractions() {
    let number = |value: i128| Number::integer(value);
    assert_eq!(number(7).over(number(2)), Number::Finite(Exact::new(false, 7, -1)));
    assert_eq!(number(-7).remainder(number(4)).compare(number(-3)), Some(Ordering::Equal));
    assert_eq!(number(49).sqrt().compare(number(7)), Some(Ordering::Equal));
    assert_eq!(number(5).minus(number(7)).compare(number(-2)), Some(Ordering::Equal));
}
