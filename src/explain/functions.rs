//! The true values of functions, special values included: stated here a second time, apart from what
//! computes them.

use crate::numeric::{Exact, Function, Function2, Rational, Real};

/// The name of an op that is a function of one operand.
pub fn function(name: &str) -> Option<Function> {
    Some(match name {
        "exponential" => Function::Exponential,
        "exponential_minus_one" => Function::ExponentialMinusOne,
        "log" => Function::Log,
        "log_plus_one" => Function::LogPlusOne,
        "sine" => Function::Sine,
        "cosine" => Function::Cosine,
        "tan" => Function::Tan,
        "tanh" => Function::Tanh,
        "cbrt" => Function::Cbrt,
        "sqrt" => Function::Sqrt,
        "rsqrt" => Function::Rsqrt,
        "acos" => Function::Acos,
        "acosh" => Function::Acosh,
        "asin" => Function::Asin,
        "asinh" => Function::Asinh,
        "atan" => Function::Atan,
        "atanh" => Function::Atanh,
        "bessel_i1e" => Function::BesselI1e,
        "cosh" => Function::Cosh,
        "erf" => Function::Erf,
        "erfc" => Function::Erfc,
        "erf_inv" => Function::ErfInv,
        "sinh" => Function::Sinh,
        "digamma" => Function::Digamma,
        "lgamma" => Function::Lgamma,
        _ => return None,
    })
}

/// The name of an op that is a function of two operands.
pub fn function2(name: &str) -> Option<Function2> {
    Some(match name {
        "power" => Function2::Power,
        "atan2" => Function2::Atan2,
        "polygamma" => Function2::Polygamma,
        "zeta" => Function2::Zeta,
        _ => return None,
    })
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

/// The value of a function at a value, which is a code's.
pub fn apply(function: Function, x: &Exact) -> Exact {
    match x {
        Exact::Nan { .. } => NAN,
        Exact::Infinity { negative } => at_infinity(function, *negative),
        Exact::Zero { negative } => at_zero(function, *negative),
        Exact::Rational(number) => at_number(function, number),
        Exact::Real(_) => NAN,
    }
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
        // no limit, or outside of the domain
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

/// The value of a function at two values, which are codes'.
pub fn apply2(function: Function2, x: &Exact, y: &Exact) -> Exact {
    match function {
        Function2::Power => power(x, y),
        Function2::Atan2 => atan2(x, y),
        Function2::Polygamma => polygamma(x, y),
        Function2::Zeta => zeta(x, y),
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
                std::cmp::Ordering::Equal => integer(1),
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

/// A power that is rational, and not so long that nobody would write it down.
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

/// Where docs/numerics.md gives polygamma no value, and else its value.
fn polygamma(order: &Exact, x: &Exact) -> Exact {
    let Some(n) = order.rational().filter(|n| n.is_integer() && !n.is_negative()) else {
        return NAN;
    };
    if n.is_zero() {
        return apply(Function::Digamma, x);
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

/// Where docs/numerics.md gives zeta no value, and else its value.
fn zeta(s: &Exact, q: &Exact) -> Exact {
    let one = Rational::one();
    if s.is_nan() || q.is_nan() || s.compare(&one).map_or(s.is_negative(), |order| order.is_lt()) {
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
            std::cmp::Ordering::Less => infinity(false),
            std::cmp::Ordering::Equal => integer(1),
            std::cmp::Ordering::Greater => zero(false),
        },
        (Exact::Rational(s), Exact::Rational(q)) => {
            Exact::Real(Real::of2(Function2::Zeta, s.to_f64(), q.to_f64()))
        }
        _ => NAN,
    }
}
