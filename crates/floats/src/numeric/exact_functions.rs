//! The true value of each function at exact numbers, with special values. It is stated from the mathematics
//! of the functions, independently of the code that computes them.

use std::cmp::Ordering;

use super::exact_result::Exact;
use super::functions::{Function, Function2};
use super::rational::Rational;
use super::real::Real;

impl Exact {
    /// The value of a function at a value of a format, which is never [`Exact::Real`].
    pub fn function(&self, function: Function) -> Exact {
        match self {
            Exact::Nan { .. } | Exact::Real(_) => NAN,
            Exact::Infinity { negative } => at_infinity(function, *negative),
            Exact::Zero { negative } => at_zero(function, *negative),
            Exact::Rational(number) => at_number(function, number),
        }
    }

    /// The value of a function at two values of formats; the first is this number.
    pub fn function2(&self, function: Function2, other: &Exact) -> Exact {
        match function {
            Function2::Power => power(self, other),
            Function2::Atan2 => atan2(self, other),
            Function2::Polygamma => polygamma(self, other),
            Function2::Zeta => zeta(self, other),
        }
    }
}

const NAN: Exact = Exact::Nan { negative: false };

fn infinity(negative: bool) -> Exact {
    Exact::Infinity { negative }
}

fn zero(negative: bool) -> Exact {
    Exact::Zero { negative }
}

fn integer(value: i128) -> Exact {
    Exact::number(Rational::from(value))
}

fn at_infinity(function: Function, negative: bool) -> Exact {
    use Function::*;
    match (function, negative) {
        (Exponential | Log | LogPlusOne | Sqrt | Acosh | Digamma, false) => infinity(false),
        (Exponential, true) => zero(false),
        (ExponentialMinusOne, false) => infinity(false),
        (ExponentialMinusOne, true) => integer(-1),
        (Tanh | Erf, negative) => integer(if negative { -1 } else { 1 }),
        (Cbrt | Asinh | Sinh, negative) => infinity(negative),
        (Cosh | Lgamma, _) => infinity(false),
        (Rsqrt | Erfc, false) => zero(false),
        (Erfc, true) => integer(2),
        (Atan, negative) => {
            Exact::Real(Real::of2(Function2::Atan2, if negative { -1.0 } else { 1.0 }, 0.0))
        }
        (BesselI1e, negative) => zero(negative),
        // there is no limit, or the number is outside of the domain
        _ => NAN,
    }
}

fn at_zero(function: Function, negative: bool) -> Exact {
    use Function::*;
    match function {
        Exponential | Cosine | Cosh | Erfc => integer(1),
        Log => infinity(true),
        Lgamma => infinity(false),
        Rsqrt => infinity(negative),
        Acos => Exact::Real(Real::of2(Function2::Atan2, 1.0, 0.0)),
        Acosh | Digamma => NAN,
        _ => zero(negative),
    }
}

fn at_number(function: Function, x: &Rational) -> Exact {
    use Function::*;
    let one = Rational::one();
    let size = x.magnitude().cmp(&one);
    let is_pole = x.is_negative() && x.is_integer();
    match function {
        Log | Sqrt | Rsqrt if x.is_negative() => return NAN,
        LogPlusOne if x.is_negative() && size.is_gt() => return NAN,
        LogPlusOne if x.is_negative() && size.is_eq() => return infinity(true),
        Acos | Asin | Atanh | ErfInv if size.is_gt() => return NAN,
        Atanh | ErfInv if size.is_eq() => return infinity(x.is_negative()),
        Acosh if *x < one => return NAN,
        Digamma if is_pole => return NAN,
        Lgamma if is_pole => return infinity(false),
        Log | Acosh | Acos | Lgamma if *x == one => return zero(false),
        Lgamma if *x == Rational::from(2) => return zero(false),
        _ => {}
    }
    let root = match function {
        Sqrt => x.root(2),
        Cbrt => x.root(3),
        Rsqrt => x.root(2).and_then(|root| one.over(&root)),
        _ => None,
    };
    match root {
        Some(root) => Exact::number(root),
        None => Exact::Real(Real::of(function, x.to_f64())),
    }
}

fn power(base: &Exact, exponent: &Exact) -> Exact {
    let is_one = *base == integer(1);
    if is_one || matches!(exponent, Exact::Zero { .. }) {
        return integer(1);
    }
    if base.is_nan() || exponent.is_nan() {
        return NAN;
    }
    let whole = exponent.rational();
    let is_odd = whole.as_ref().is_some_and(Rational::is_odd);
    let shrinks = exponent.is_negative();
    let negative = base.is_negative() && is_odd;
    let extreme = |is_large: bool| if is_large { infinity(negative) } else { zero(negative) };
    match (base, exponent) {
        (Exact::Zero { .. }, _) => extreme(shrinks),
        (Exact::Infinity { .. }, _) => extreme(!shrinks),
        (Exact::Rational(base), Exact::Infinity { .. }) => {
            match base.magnitude().cmp(&Rational::one()) {
                Ordering::Equal => integer(1),
                order => extreme(order.is_gt() != shrinks),
            }
        }
        (Exact::Rational(base), Exact::Rational(exponent)) => {
            if base.is_negative() && !exponent.is_integer() {
                return NAN;
            }
            match rational_power(base, exponent) {
                Some(power) => Exact::number(power),
                None => {
                    let (x, y) = (base.to_f64(), exponent.to_f64());
                    Exact::Real(Real::of2(Function2::Power, x, y))
                }
            }
        }
        _ => NAN,
    }
}

/// A power that is rational, and has not too many digits to be written.
fn rational_power(base: &Rational, exponent: &Rational) -> Option<Rational> {
    const MOST_HALVINGS: u32 = 11;
    let (mut root, mut whole) = (base.clone(), exponent.clone());
    for _ in 0..MOST_HALVINGS {
        if whole.is_integer() {
            let whole = i32::try_from(whole.to_i128()?).ok()?;
            return root.power(whole);
        }
        root = root.root(2)?;
        whole = whole.scaled(1);
    }
    None
}

fn atan2(y: &Exact, x: &Exact) -> Exact {
    if y.is_nan() || x.is_nan() {
        return NAN;
    }
    let direction = |exact: &Exact| match exact {
        Exact::Zero { .. } => 0.0,
        other if other.is_negative() => -1.0,
        _ => 1.0,
    };
    let (up, right) = (direction(y), direction(x));
    let up = if up == 0.0 && y.is_negative() { -0.0 } else { up };
    let angle = |y: f64, x: f64| Exact::Real(Real::of2(Function2::Atan2, y, x));
    match (y, x) {
        (Exact::Zero { negative }, _) if !x.is_negative() => zero(*negative),
        (Exact::Zero { .. }, _) => angle(up, -1.0),
        (Exact::Infinity { .. }, Exact::Infinity { .. }) => angle(up, right),
        (Exact::Infinity { .. }, _) | (_, Exact::Zero { .. }) => angle(up, 0.0),
        (_, Exact::Infinity { negative: false }) => zero(y.is_negative()),
        (_, Exact::Infinity { negative: true }) => {
            angle(if y.is_negative() { -0.0 } else { 0.0 }, -1.0)
        }
        (Exact::Rational(y), Exact::Rational(x)) => angle(y.to_f64(), x.to_f64()),
        _ => NAN,
    }
}

/// The value of polygamma, which is NaN where docs/numerics.md gives it none.
fn polygamma(order: &Exact, x: &Exact) -> Exact {
    let Some(n) = order.rational().filter(|n| n.is_integer() && !n.is_negative()) else {
        return NAN;
    };
    if n.is_zero() {
        return x.function(Function::Digamma);
    }
    let s = Exact::number(n.plus(&Rational::one()));
    let negated = !n.is_odd();
    match zeta(&s, x) {
        Exact::Infinity { .. } => infinity(negated),
        Exact::Zero { .. } => zero(negated),
        Exact::Real(_) => match x.rational() {
            Some(x) => Exact::Real(Real::of2(Function2::Polygamma, n.to_f64(), x.to_f64())),
            None => NAN,
        },
        other => other,
    }
}

/// The value of zeta, which is NaN where docs/numerics.md gives it none.
fn zeta(s: &Exact, q: &Exact) -> Exact {
    let one = Rational::one();
    if s.is_nan() || q.is_nan() || s.compare(&one).map_or(s.is_negative(), Ordering::is_lt) {
        return NAN;
    }
    if *s == integer(1) {
        return infinity(false);
    }
    let is_even = s.rational().is_some_and(|s| s.is_integer() && !s.is_odd());
    let whole = s.rational().is_some_and(|s| s.is_integer());
    match (s, q) {
        (_, Exact::Infinity { negative: false }) => zero(false),
        (_, Exact::Zero { .. }) if is_even => infinity(false),
        (_, Exact::Rational(q)) if q.is_negative() && q.is_integer() && is_even => infinity(false),
        (_, Exact::Zero { .. }) => NAN,
        (_, Exact::Rational(q)) if q.is_negative() && (q.is_integer() || !whole) => NAN,
        (Exact::Infinity { .. }, Exact::Rational(q)) => match q.cmp(&one) {
            Ordering::Less => infinity(false),
            Ordering::Equal => integer(1),
            Ordering::Greater => zero(false),
        },
        (Exact::Rational(s), Exact::Rational(q)) => {
            Exact::Real(Real::of2(Function2::Zeta, s.to_f64(), q.to_f64()))
        }
        _ => NAN,
    }
}
