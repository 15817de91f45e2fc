//! Arithmetic on exact numbers: sums, products, quotients and nearest integers without rounding, with
//! infinities, NaN and the signs of zeros.
//!
//! Operands are values of formats: rational numbers, zeros, infinities and NaN. A [`Real`] is the value of a
//! function, which has to be rounded before it can be an operand.

use std::cmp::Ordering;

use super::exact_result::Exact;
use super::rational::Rational;
use super::real::Real;

const NAN: Exact = Exact::Nan { negative: false };

/// The rounding of a number between two integers to one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ToInteger {
    /// The integer below.
    Floor,
    /// The integer above.
    Ceil,
    /// The nearer integer; a tie goes away from zero.
    NearestAway,
    /// The nearer integer; a tie goes to the even one.
    NearestEven,
}

impl Exact {
    /// The sum. Numbers that cancel give +0.
    pub fn plus(&self, other: &Exact) -> Exact {
        match (self, other) {
            (Exact::Infinity { negative: a }, Exact::Infinity { negative: b }) if a != b => NAN,
            _ if self.is_nan() || other.is_nan() => NAN,
            (Exact::Infinity { .. }, _) => self.clone(),
            (_, Exact::Infinity { .. }) => other.clone(),
            _ => self.of_rationals(other, |a, b| {
                let both_negative = self.is_negative() && other.is_negative();
                Some(Exact::signed(a.plus(b), both_negative))
            }),
        }
    }

    /// The difference: the sum of this number and the negated other one.
    pub fn minus(&self, other: &Exact) -> Exact {
        self.plus(&other.negated())
    }

    /// The product.
    pub fn times(&self, other: &Exact) -> Exact {
        let negative = self.is_negative() != other.is_negative();
        match (self, other) {
            _ if self.is_nan() || other.is_nan() => NAN,
            (Exact::Infinity { .. }, Exact::Zero { .. })
            | (Exact::Zero { .. }, Exact::Infinity { .. }) => NAN,
            (Exact::Infinity { .. }, _) | (_, Exact::Infinity { .. }) => {
                Exact::Infinity { negative }
            }
            _ => self.of_rationals(other, |a, b| Some(Exact::signed(a.times(b), negative))),
        }
    }

    /// The quotient. A number divided by zero is infinite.
    pub fn over(&self, other: &Exact) -> Exact {
        let negative = self.is_negative() != other.is_negative();
        match (self, other) {
            _ if self.is_nan() || other.is_nan() => NAN,
            (Exact::Infinity { .. }, Exact::Infinity { .. }) => NAN,
            (Exact::Zero { .. }, Exact::Zero { .. }) => NAN,
            (Exact::Infinity { .. }, _) | (_, Exact::Zero { .. }) => Exact::Infinity { negative },
            (_, Exact::Infinity { .. }) => Exact::Zero { negative },
            _ => self.of_rationals(other, |a, b| Some(Exact::signed(a.over(b)?, negative))),
        }
    }

    /// The remainder of the quotient towards zero, with the sign of this number.
    pub fn remainder(&self, other: &Exact) -> Exact {
        match (self, other) {
            _ if self.is_nan() || other.is_nan() => NAN,
            (Exact::Infinity { .. }, _) | (_, Exact::Zero { .. }) => NAN,
            (_, Exact::Infinity { .. }) => self.clone(),
            _ => self.of_rationals(other, |a, b| {
                let whole = a.over(b)?.truncated();
                Some(Exact::signed(a.minus(&b.times(&whole)), self.is_negative()))
            }),
        }
    }

    /// The result of a function on two rational numbers, or NaN if one of them is not rational or the
    /// function has no result.
    fn of_rationals(
        &self,
        other: &Exact,
        of: impl Fn(&Rational, &Rational) -> Option<Exact>,
    ) -> Exact {
        let both = self.rational().zip(other.rational());
        both.and_then(|(a, b)| of(&a, &b)).unwrap_or(NAN)
    }

    /// The number with the other sign, for zero and NaN, too.
    pub fn negated(&self) -> Exact {
        match self {
            Exact::Nan { negative } => Exact::Nan { negative: !negative },
            Exact::Infinity { negative } => Exact::Infinity { negative: !negative },
            Exact::Zero { negative } => Exact::Zero { negative: !negative },
            Exact::Rational(number) => Exact::Rational(number.negated()),
            Exact::Real(_) => NAN,
        }
    }

    /// The number without its sign, for zero and NaN, too.
    pub fn magnitude(&self) -> Exact {
        if self.is_negative() { self.negated() } else { self.clone() }
    }

    /// -1 or 1 by the number's sign; zero and NaN stay as they are.
    pub fn signum(&self) -> Exact {
        match self {
            Exact::Nan { .. } => NAN,
            Exact::Zero { .. } => self.clone(),
            _ => Exact::number(Rational::from(if self.is_negative() { -1 } else { 1 })),
        }
    }

    /// The integer that a rounding gives; if it is zero, it has this number's sign.
    pub fn to_integer(&self, rounding: ToInteger) -> Exact {
        let Exact::Rational(number) = self else {
            return if self.is_nan() { NAN } else { self.clone() };
        };
        let half = Rational::one().scaled(-1);
        let integer = match rounding {
            ToInteger::Floor => number.floor(),
            ToInteger::Ceil => number.negated().floor().negated(),
            ToInteger::NearestEven => to_even(number),
            ToInteger::NearestAway => {
                let magnitude = number.magnitude().plus(&half).floor();
                if number.is_negative() { magnitude.negated() } else { magnitude }
            }
        };
        Exact::signed(integer, self.is_negative())
    }

    /// The square root of a number that is not negative, and NaN for others.
    pub fn square_root(&self) -> Exact {
        match self {
            Exact::Rational(number) if !number.is_negative() => match number.root(2) {
                Some(root) => Exact::number(root),
                None => Exact::Real(Real::square_root(number.clone())),
            },
            Exact::Zero { .. } | Exact::Infinity { negative: false } => self.clone(),
            _ => NAN,
        }
    }

    /// The order of two numbers, in which the zeros are equal; `None` if one is NaN.
    pub fn order(&self, other: &Exact) -> Option<Ordering> {
        let side = |number: &Exact| match number {
            Exact::Infinity { negative } => Some(if *negative { -1 } else { 1 }),
            Exact::Nan { .. } => None,
            _ => Some(0),
        };
        let order = side(self)?.cmp(&side(other)?);
        match (self.rational(), other.rational()) {
            (Some(x), Some(y)) => Some(x.cmp(&y)),
            _ => Some(order),
        }
    }

    /// The larger number, as by maximum of IEEE 754-2019: NaN wins, and +0 is larger than -0.
    pub fn maximum(&self, other: &Exact) -> Exact {
        self.extremum(other, true)
    }

    /// The smaller number, as by minimum of IEEE 754-2019: NaN wins, and -0 is smaller than +0.
    pub fn minimum(&self, other: &Exact) -> Exact {
        self.extremum(other, false)
    }

    fn extremum(&self, other: &Exact, larger: bool) -> Exact {
        let order = match (self, other) {
            (Exact::Zero { negative: a }, Exact::Zero { negative: b }) => Some(b.cmp(a)),
            _ => self.order(other),
        };
        match order {
            None => NAN,
            Some(order) => if order.is_ge() == larger { self } else { other }.clone(),
        }
    }
}

/// The nearest integer; a tie goes to the even one.
fn to_even(number: &Rational) -> Rational {
    let floor = number.floor();
    let half = Rational::one().scaled(-1);
    let up = match number.minus(&floor).cmp(&half) {
        Ordering::Less => false,
        Ordering::Equal => floor.is_odd(),
        Ordering::Greater => true,
    };
    if up { floor.plus(&Rational::one()) } else { floor }
}

#[cfg(test)]
mod tests {
    use super::super::names::{F8E4M3, F64};
    use super::*;

    fn exact(value: f64) -> Exact {
        Exact::of_code(&F64, value.to_bits())
    }

    /// The sum, the product and the remainder of two values of an 8-bit type are values of f64, and the
    /// processor rounds their quotient to nearest.
    #[test]
    fn arithmetic_agrees_with_that_of_the_processor() {
        type Of = (fn(&Exact, &Exact) -> Exact, fn(f64, f64) -> f64);
        let operations: [Of; 5] = [
            (Exact::plus, |x, y| x + y),
            (Exact::minus, |x, y| x - y),
            (Exact::times, |x, y| x * y),
            (Exact::over, |x, y| x / y),
            (Exact::remainder, |x, y| x % y),
        ];
        let pairs = (0..=255).flat_map(|lhs| (0..=255).step_by(3).map(move |rhs| (lhs, rhs)));
        for (x, y) in pairs.map(|(lhs, rhs)| (F8E4M3.decode(lhs), F8E4M3.decode(rhs))) {
            for (of, processor) in operations {
                let given = F64.decode(of(&exact(x), &exact(y)).rounded(&F64, false).code);
                let expected = processor(x, y);
                let same = given.to_bits() == expected.to_bits();
                assert!(same || given.is_nan() && expected.is_nan(), "{x} {y}: {given} {expected}");
            }
        }
    }

    #[test]
    fn the_larger_of_two_zeros_is_positive_and_nan_wins() {
        let (minus, plus, nan) = (exact(-0.0), exact(0.0), exact(f64::NAN));
        assert_eq!((minus.maximum(&plus), plus.maximum(&minus)), (plus.clone(), plus.clone()));
        assert_eq!((minus.minimum(&plus), plus.minimum(&minus)), (minus.clone(), minus));
        assert!(nan.maximum(&plus).is_nan() && plus.minimum(&nan).is_nan());
        assert_eq!(exact(-3.0).minimum(&exact(2.0)), exact(-3.0));
    }

    #[test]
    fn roots_are_exact_where_they_are_rational() {
        assert_eq!(exact(2.25).square_root(), exact(1.5));
        let Exact::Real(root) = exact(2.0).square_root() else {
            panic!("the root of 2 is irrational")
        };
        assert_eq!(root.enclosed(110).digits(20).as_deref(), Some("1.4142135623730950488"));
        assert!(exact(-1.0).square_root().is_nan());
    }
}
