//! Values of functions that are not rational. They are known by how they compare with rational numbers, and
//! can be enclosed as narrowly as a caller asks for.

use std::cmp::Ordering;

use super::exact_comparison;
use super::functions::{Function, Function2};
use super::gamma;
use super::rational::Rational;

/// The value of a function that is not rational, or too long to be written as a ratio.
///
/// A bracket around it is proven by comparing its ends with the function in wide arithmetic; numbers
/// inside of the bracket are compared in the same way.
#[derive(Debug, Clone, PartialEq)]
pub struct Real {
    source: Definition,
    low: Option<Rational>,
    high: Option<Rational>,
}

#[derive(Debug, Clone, PartialEq)]
enum Definition {
    One(Function, f64),
    Two(Function2, f64, f64),
    /// The positive square root of a number.
    SquareRoot(Rational),
    /// A value that is known by its bracket alone.
    Bracket,
}

/// Two numbers between which a value lies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Enclosure {
    /// A number less than the value, or `None` if the value is below every f64.
    pub low: Option<Rational>,
    /// A number greater than the value, or `None` if the value is beyond every f64.
    pub high: Option<Rational>,
}

impl Real {
    /// The value of a function at a finite operand of its domain, if it is not rational.
    pub fn of(function: Function, x: f64) -> Real {
        match (function, x) {
            // the value is so near to a limit that a series is neither needed nor would end
            (Function::Erf, _) if x.abs() > 30.0 => Real::just_below_one(x),
            (Function::Erfc, _) if x < -30.0 => Real::just_below_one(1.0).plus_one(),
            (Function::Tanh, _) if x.abs() > 400.0 => Real::just_below_one(x),
            (Function::ExponentialMinusOne, _) if x < -700.0 => Real::just_below_one(x),
            // the slope of the inverse function vanishes at these points
            (Function::Asin, 1.0 | -1.0) => Real::of2(Function2::Atan2, x, 0.0),
            (Function::Acos, -1.0) => Real::of2(Function2::Atan2, 0.0, x),
            _ => Real::near(Definition::One(function, x), function.f64()(x)),
        }
    }

    /// The value of a function of two finite operands of its domain, if it is not rational.
    pub fn of2(function: Function2, x: f64, y: f64) -> Real {
        let doubled = match function {
            Function2::Polygamma if x == 0.0 => return Real::of(Function::Digamma, y),
            Function2::Polygamma => gamma::polygamma_to_106_bits(x, y.into()),
            Function2::Zeta => gamma::zeta_to_106_bits(x.into(), y.into()),
            _ => return Real::near(Definition::Two(function, x, y), function.f64()(x, y)),
        };
        let parts = (Rational::from_f64(doubled.high), Rational::from_f64(doubled.low));
        let value = match parts {
            (Some(high), Some(low)) if !high.is_zero() => high.plus(&low),
            _ => return Real::near(Definition::Bracket, doubled.value()),
        };
        let error = value.magnitude().scaled(-GAMMA_BITS);
        let (low, high) = (Some(value.minus(&error)), Some(value.plus(&error)));
        Real { source: Definition::Bracket, low, high }
    }

    /// The square root of a positive number, if it is not rational.
    pub fn square_root(number: Rational) -> Real {
        const BITS: i32 = 50;
        let half = number.leading_exponent().unwrap_or(0).div_euclid(2);
        let root = Rational::from_f64(number.scaled(-2 * half).to_f64().sqrt());
        let root = root.unwrap_or_else(Rational::one).scaled(half);
        let error = root.scaled(-BITS);
        let (low, high) = (Some(root.minus(&error)), Some(root.plus(&error)));
        Real { source: Definition::SquareRoot(number), low, high }
    }

    /// A value whose sign is the operand's and whose magnitude is less than 1, by less than 2^-1000.
    fn just_below_one(x: f64) -> Real {
        let one = Rational::one();
        let (low, high) = (one.minus(&Rational::power_of_two(-1000)), one);
        let (low, high) = if x < 0.0 { (high.negated(), low.negated()) } else { (low, high) };
        Real { source: Definition::Bracket, low: Some(low), high: Some(high) }
    }

    fn plus_one(self) -> Real {
        let more = |end: Option<Rational>| end.map(|end| end.plus(&Rational::one()));
        Real { source: Definition::Bracket, low: more(self.low), high: more(self.high) }
    }

    /// The value of a source, of which an f64 is an estimate.
    fn near(source: Definition, estimate: f64) -> Real {
        let largest = || Rational::from_f64(f64::MAX);
        let least = || Rational::from_f64(f64::from_bits(1));
        let zero = || Some(Rational::zero());
        let Some(value) = Rational::from_f64(estimate).filter(|value| !value.is_zero()) else {
            let (low, high) = match (estimate == 0.0, estimate.is_sign_negative()) {
                (true, false) => (zero(), least()),
                (true, true) => (least().map(|end| end.negated()), zero()),
                (false, false) => (largest(), None),
                (false, true) => (None, largest().map(|end| end.negated())),
            };
            return Real { source: Definition::Bracket, low, high };
        };
        const FIRST: i128 = 4;
        const TIMES: u32 = 12;
        let ulp = Rational::power_of_two((value.leading_exponent().unwrap_or(0) - 52).max(-1074));
        let mut bracket = Real { source: source.clone(), low: zero(), high: zero() };
        for times in 0..TIMES {
            let reach = ulp.times(&Rational::from(FIRST << (4 * times)));
            let low = value.minus(&reach);
            let high = value.plus(&reach);
            // the bound has another sign than the value, or is greater
            let is_low = low.sign() != value.sign() || source.compare(&low).is_gt();
            let is_high = high.sign() != value.sign() || source.compare(&high).is_lt();
            let within = |end: Rational| {
                if end.sign() == value.sign() { end } else { Rational::zero() }
            };
            (bracket.low, bracket.high) = (Some(within(low)), Some(within(high)));
            if is_low && is_high {
                break;
            }
        }
        bracket
    }

    /// How the value compares with a number. Since the value is not rational, `Equal` only means that both
    /// are nearer than the arithmetic can tell.
    pub fn compare(&self, bound: &Rational) -> Ordering {
        if self.high.as_ref().is_some_and(|high| high <= bound) {
            return Ordering::Less;
        }
        if self.low.as_ref().is_some_and(|low| low >= bound) {
            return Ordering::Greater;
        }
        match (&self.low, &self.high) {
            // a value beyond all f64 has no upper bound
            (_, None) => Ordering::Greater,
            (None, _) => Ordering::Less,
            (Some(low), _) if self.source == Definition::Bracket && low.is_zero() => Ordering::Less,
            (_, Some(high)) if self.source == Definition::Bracket && high.is_zero() => {
                Ordering::Greater
            }
            _ => self.source.compare(bound),
        }
    }

    /// Whether the value is below zero.
    pub fn is_negative(&self) -> bool {
        self.high.as_ref().is_some_and(|high| high.sign().is_le())
    }

    /// Numbers on both sides of the value whose distance is less than 2^-bits of their size, if the
    /// function's arithmetic can tell: always up to 128 bits, but only some 90 for zeta and polygamma.
    pub fn enclosed(&self, bits: i32) -> Enclosure {
        let (Some(low), Some(high)) = (self.low.clone(), self.high.clone()) else {
            return Enclosure { low: self.low.clone(), high: self.high.clone() };
        };
        let (mut low, mut high) = (low, high);
        if self.source != Definition::Bracket {
            let size = low.magnitude().max(high.magnitude()).scaled(-bits);
            while high.minus(&low) > size {
                let middle = low.plus(&high).scaled(-1);
                match self.source.compare(&middle) {
                    Ordering::Less => high = middle,
                    Ordering::Greater => low = middle,
                    Ordering::Equal => break,
                }
            }
        }
        Enclosure { low: Some(low), high: Some(high) }
    }
}

impl Enclosure {
    /// The digits that both ends agree on, at most `count`, or `None` if there are not even two.
    pub fn digits(&self, count: usize) -> Option<String> {
        let (low, high) = (self.low.as_ref()?, self.high.as_ref()?);
        (2..=count).rev().find_map(|count| {
            let (text, _) = low.head(count);
            (!low.is_zero() && text == high.head(count).0).then_some(text)
        })
    }
}

/// To how many bits zeta and polygamma are known.
const GAMMA_BITS: i32 = 90;

impl Definition {
    /// How the value compares with a bound near it.
    fn compare(&self, bound: &Rational) -> Ordering {
        match self {
            Definition::One(function, x) => exact_comparison::compare_exactly(*function, *x, bound),
            Definition::Two(function, x, y) => {
                exact_comparison::compare2_exactly(*function, *x, *y, bound)
            }
            Definition::SquareRoot(_) if bound.is_negative() => Ordering::Greater,
            Definition::SquareRoot(number) => number.cmp(&bound.times(bound)),
            Definition::Bracket => Ordering::Equal,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The digits are by mpmath.
    #[test]
    fn digits_of_known_values() {
        let digits = |real: Real| real.enclosed(110).digits(30).unwrap();
        assert_eq!(digits(Real::of(Function::Exponential, 1.0)), "2.71828182845904523536028747135");
        assert_eq!(digits(Real::of(Function::Sqrt, 2.0)), "1.4142135623730950488016887242");
        assert_eq!(digits(Real::of(Function::Asin, -1.0)), "-1.57079632679489661923132169163");
        assert_eq!(digits(Real::of(Function::Acos, -1.0)), "3.14159265358979323846264338327");
        assert_eq!(digits(Real::of(Function::Sine, 1e22)), "-0.852200849767188801772705893753");
        assert_eq!(digits(Real::of(Function::Tanh, 20.0)), "0.999999999999999991503291489416");
        assert_eq!(digits(Real::of(Function::Erfc, 9.0)), "4.13703174651381023805390346736e-37");
        assert_eq!(digits(Real::of(Function::Lgamma, 0.5)), "0.572364942924700087071713675676");
        assert_eq!(
            digits(Real::of2(Function2::Power, 2.5, 3.7)),
            "29.6741325364208593107900258964"
        );
        assert_eq!(
            digits(Real::of2(Function2::Atan2, 1.0, -2.0)),
            "2.67794504458898712224838715181"
        );
        let zeta = Real::of2(Function2::Zeta, 2.0, 1.0).enclosed(110).digits(30).unwrap();
        assert!("1.64493406684822643647241516664".starts_with(&zeta) && zeta.len() > 26, "{zeta}");
    }

    #[test]
    fn values_beyond_f64_are_beyond_every_number() {
        let huge = Real::of(Function::Exponential, 57344.0);
        assert_eq!(huge.compare(&Rational::power_of_two(900)), Ordering::Greater);
        let tiny = Real::of(Function::Exponential, -57344.0);
        assert_eq!(tiny.compare(&Rational::power_of_two(-1000)), Ordering::Less);
        assert_eq!(tiny.compare(&Rational::zero()), Ordering::Greater);
        let tiny = Real::of2(Function2::Power, -0.5, 57343.0);
        assert!(tiny.is_negative());
        assert_eq!(tiny.compare(&Rational::zero()), Ordering::Less);
    }
}
