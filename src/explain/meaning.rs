//! What the ops mean, stated a second time on exact numbers: an explanation tells this, and holds what
//! the interpreter gave against it.

use std::cmp::Ordering;

use super::functions;
use super::integers;
use super::operand::{hex, integer_value, value_text};
use crate::numeric::{ElementType, Exact, FloatFormat, IntegerType, Rational, Rounded, Zero};

/// An op on values.
#[derive(Debug, Clone, PartialEq)]
pub struct Operation {
    /// The name without dialect and `broadcast_`.
    pub name: String,
    /// The element types of the operands.
    pub elements: Vec<ElementType>,
    /// The codes of the operands.
    pub codes: Vec<u128>,
    /// The element type of the result.
    pub result: ElementType,
    /// What `compare` asks for.
    pub comparison: Comparison,
    /// Exponent and mantissa bits of `reduce_precision`.
    pub precision: (u32, u32),
}

/// What `compare` asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Comparison {
    /// EQ, NE, GE, GT, LE or LT.
    pub direction: &'static str,
    /// Whether by IEEE 754's totalOrder.
    pub total_order: bool,
}

/// What an op gives.
#[derive(Debug, Clone, PartialEq)]
pub enum Meaning {
    /// A number, rounded once to the result's type.
    Rounded(Box<Step>),
    /// A code by a rule that does not round.
    Code {
        /// The code.
        code: u128,
        /// The rule.
        rule: String,
    },
    /// Several numbers, each rounded to the type, the last of which is the result.
    Steps(Vec<Step>),
}

/// A number and its rounding.
#[derive(Debug, Clone, PartialEq)]
pub struct Step {
    /// What is computed, in values: `448 + 32`.
    pub formula: String,
    /// The number before it is rounded.
    pub exact: Exact,
    /// What is known of it beyond that.
    pub note: Option<&'static str>,
    /// The type that it is rounded to.
    pub format: &'static FloatFormat,
    /// The rounding.
    pub rounded: Rounded,
}

impl Step {
    fn new(
        formula: String,
        exact: Exact,
        note: Option<&'static str>,
        format: &'static FloatFormat,
        keeps_sign: bool,
    ) -> Step {
        let rounded = exact.rounded(format, keeps_sign);
        Step { formula, exact, note, format, rounded }
    }
}

impl Meaning {
    /// The code of the result.
    pub fn code(&self) -> u128 {
        match self {
            Meaning::Rounded(step) => step.rounded.code.into(),
            Meaning::Code { code, .. } => *code,
            Meaning::Steps(steps) => steps.last().map_or(0, |step| step.rounded.code.into()),
        }
    }
}

impl Operation {
    /// What the op gives; none where this room has no account of it.
    pub fn meaning(&self) -> Option<Meaning> {
        let ElementType::Float(result) = self.result else {
            return integers::meaning(self).or_else(|| self.predicate());
        };
        match self.name.as_str() {
            "convert" => self.converted(result),
            "bitcast_convert" => self.same_bits(),
            "select" => self.selected(),
            _ => match self.elements.first()? {
                ElementType::Float(format) => self.of_floats(format),
                _ => None,
            },
        }
    }

    /// The operands as text.
    pub fn texts(&self) -> Vec<String> {
        let pairs = self.elements.iter().zip(&self.codes);
        pairs.map(|(element, code)| value_text(element, *code)).collect()
    }

    fn exact(&self, index: usize) -> Option<Exact> {
        match self.elements.get(index)? {
            ElementType::Float(format) => {
                Some(Exact::of_code(format, *self.codes.get(index)? as u64))
            }
            ElementType::Integer(integer) => {
                let value = integer_value(*integer, *self.codes.get(index)?);
                Some(Exact::number(Rational::from(value)))
            }
            ElementType::Boolean => {
                Some(Exact::number(Rational::from(i128::from(*self.codes.get(index)? != 0))))
            }
            _ => None,
        }
    }

    /// Ops of floats that give the same type.
    fn of_floats(&self, format: &'static FloatFormat) -> Option<Meaning> {
        let x = self.exact(0)?;
        let texts = self.texts();
        let step = |formula: String, (exact, note)| {
            Some(Meaning::Rounded(Box::new(Step::new(formula, exact, note, format, false))))
        };
        let call = || format!("{}({})", self.name, texts.join(", "));
        if let Some(function) = functions::function(&self.name) {
            let value = functions::apply(function, &x);
            let note =
                (value.is_nan() && !x.is_nan()).then_some("outside of the function's domain");
            return step(call(), (value, note));
        }
        let infix = |sign: &str| {
            let parenthesized = if texts[1].starts_with('-') {
                format!("({})", texts[1])
            } else {
                texts[1].clone()
            };
            format!("{} {sign} {parenthesized}", texts[0])
        };
        match self.name.as_str() {
            "abs" | "negate" => return Some(self.sign_bit(format)),
            "sign" => return step(call(), (sign(&x), None)),
            "floor" | "ceil" | "round_nearest_afz" | "round_nearest_even" => {
                return step(call(), (integral(&self.name, &x), None));
            }
            "square" => {
                let formula = format!("{0} * {0}", texts[0]);
                return step(formula, product(&x, &x));
            }
            "conj" | "real" => {
                return Some(Meaning::Code {
                    code: self.codes[0],
                    rule: "a real number is its own real part and conjugate: the code stays".into(),
                });
            }
            "imag" => return step(call(), (Exact::Zero { negative: false }, None)),
            "logistic" => return Some(logistic(format, &x, &texts[0])),
            "reduce_precision" => return Some(self.reduced(format)),
            _ => {}
        }
        let y = self.exact(1)?;
        if let Some(function) = functions::function2(&self.name) {
            let value = functions::apply2(function, &x, &y);
            let surprises = value.is_nan() && !x.is_nan() && !y.is_nan();
            return step(call(), (value, surprises.then_some("outside of the function's domain")));
        }
        match self.name.as_str() {
            "add" => step(infix("+"), sum(&x, &y)),
            "subtract" => step(infix("-"), sum(&x, &negated(&y))),
            "multiply" => step(infix("*"), product(&x, &y)),
            "divide" => step(infix("/"), quotient(&x, &y)),
            "remainder" => step(call(), remainder(&x, &y)),
            "maximum" => step(call(), (extreme(&x, &y, true), None)),
            "minimum" => step(call(), (extreme(&x, &y, false), None)),
            "clamp" => {
                let (low, high) = (x, self.exact(2)?);
                let clamped = extreme(&extreme(&y, &low, true), &high, false);
                step(
                    format!("minimum(maximum({1}, {0}), {2})", texts[0], texts[1], texts[2]),
                    (clamped, None),
                )
            }
            "next_after" => Some(next_after(format, &x, &y, &self.codes)),
            _ => None,
        }
    }

    fn converted(&self, format: &'static FloatFormat) -> Option<Meaning> {
        let exact = self.exact(0)?;
        let formula = self.texts().swap_remove(0);
        Some(Meaning::Rounded(Box::new(Step::new(formula, exact, None, format, true))))
    }

    fn same_bits(&self) -> Option<Meaning> {
        let rule = format!(
            "the bits {} are read as {}",
            hex(&self.elements[0], self.codes[0]),
            self.result
        );
        (self.elements[0].bits() == self.result.bits())
            .then(|| Meaning::Code { code: self.codes[0], rule })
    }

    fn selected(&self) -> Option<Meaning> {
        let taken = if *self.codes.first()? == 0 { 2 } else { 1 };
        let rule =
            format!("pred is {}: the code of operand {} as it is", self.texts()[0], taken + 1);
        Some(Meaning::Code { code: *self.codes.get(taken)?, rule })
    }

    /// abs and negate: the sign bit, where the type has both zeros; else zero and NaN stay.
    fn sign_bit(&self, format: &FloatFormat) -> Meaning {
        let code = self.codes[0] as u64;
        let only_zero = format.is_zero(code) && format.zero != Zero::Signed;
        let only_nan = format.is_nan(code) && code == format.sign_bit();
        if !format.signed && self.name == "negate" {
            let exact = negated(&Exact::of_code(format, code));
            let code = exact.rounded(format, false).code.into();
            return Meaning::Code { code, rule: format!("{} has no negative values", format.name) };
        }
        let (code, rule) = match self.name.as_str() {
            _ if only_zero => (0, "the type's only zero has no sign"),
            _ if only_nan => (code, "the type's only NaN has no other sign"),
            "abs" => (code & !format.sign_bit(), "the sign bit is cleared, of a NaN too"),
            _ => (code ^ format.sign_bit(), "the sign bit is flipped, of a NaN too"),
        };
        Meaning::Code { code: code.into(), rule: rule.into() }
    }

    /// reduce_precision, on the bits of the type.
    fn reduced(&self, format: &FloatFormat) -> Meaning {
        let (exponent_bits, mantissa_bits) = self.precision;
        let code = self.codes[0] as u64;
        let (sign, magnitude) = (code & format.sign_bit(), code & format.magnitude_mask());
        let given = |code: u64, rule: String| Meaning::Code { code: code.into(), rule };
        let becomes = |exact: Exact| exact.rounded(format, true).code;
        if !format.is_finite(code) {
            let loses_nan = format.is_nan(code) && mantissa_bits == 0;
            let infinity = || becomes(Exact::Infinity { negative: false });
            return match loses_nan {
                true => given(infinity(), "a NaN without mantissa bits is +infinity".into()),
                false => given(code, "infinities and NaN stay as they are".into()),
            };
        }
        // codes with so many zeros at their end remain
        let spacing = 1u64 << format.mantissa_bits.saturating_sub(mantissa_bits);
        let (low, past) = (magnitude / spacing, magnitude % spacing);
        let up = 2 * past > spacing || 2 * past == spacing && low % 2 == 1;
        let rounded = (low + u64::from(up)) * spacing;
        let mut rule = match past {
            0 => format!("{mantissa_bits} mantissa bits suffice"),
            _ => format!(
                "to {mantissa_bits} mantissa bits, on the bits: {}",
                hex(&self.result, (rounded | sign).into())
            ),
        };
        let field = (rounded >> format.mantissa_bits) as i64 - i64::from(format.bias);
        let top = (1i64 << (exponent_bits.min(60) - 1)) - 1;
        let narrower = exponent_bits < format.exponent_bits;
        if rounded > format.max_finite || narrower && field > top {
            rule += "; beyond the exponents asked for: overflow, as in a conversion";
            return given(becomes(Exact::Infinity { negative: sign != 0 }), rule);
        }
        if narrower
            && field < 1 - top
            && rounded >> format.mantissa_bits < (1 - top + i64::from(format.bias)).max(0) as u64
        {
            rule += "; below the normal numbers of the exponents asked for: zero";
            return given(becomes(Exact::Zero { negative: sign != 0 }), rule);
        }
        let no_negative_zero = rounded == 0 && format.zero == Zero::PositiveOnly;
        given(if no_negative_zero { 0 } else { rounded | sign }, rule)
    }

    /// Questions about floats.
    fn predicate(&self) -> Option<Meaning> {
        let ElementType::Float(format) = self.elements.first()? else { return None };
        let code = self.codes[0] as u64;
        let infinite = format.is_infinite(code);
        let negative = format.is_negative(code);
        let answer = match self.name.as_str() {
            "is_finite" => format.is_finite(code),
            "is_inf" => infinite,
            "is_pos_inf" => infinite && !negative,
            "is_neg_inf" => infinite && negative,
            "compare" => return self.compared(format),
            _ => return None,
        };
        let texts = self.texts();
        let is = if answer { "yes" } else { "no" };
        Some(Meaning::Code {
            code: answer.into(),
            rule: format!("{}({})? {is}", self.name, texts[0]),
        })
    }

    fn compared(&self, format: &FloatFormat) -> Option<Meaning> {
        let (x, y) = (self.exact(0)?, self.exact(1)?);
        let order = match self.comparison.total_order {
            true => Some(total_order(format, self.codes[0] as u64, self.codes[1] as u64)),
            false => compare(&x, &y),
        };
        let rule = match (order, self.comparison.total_order) {
            (None, _) => "NaN is neither less than, equal to nor greater than anything".into(),
            (Some(order), true) => format!("by totalOrder the first is {}", order_text(order)),
            (Some(order), false) => format!("the first is {}", order_text(order)),
        };
        Some(Meaning::Code { code: holds(self.comparison.direction, order).into(), rule })
    }
}

/// Whether a comparison holds of an order; of none only NE does.
pub fn holds(direction: &str, order: Option<Ordering>) -> bool {
    match direction {
        "EQ" => order == Some(Ordering::Equal),
        "NE" => order != Some(Ordering::Equal),
        "GE" => order.is_some_and(Ordering::is_ge),
        "GT" => order.is_some_and(Ordering::is_gt),
        "LE" => order.is_some_and(Ordering::is_le),
        _ => order.is_some_and(Ordering::is_lt),
    }
}

/// The order in words.
pub fn order_text(order: Ordering) -> &'static str {
    match order {
        Ordering::Less => "less than the second",
        Ordering::Equal => "equal to the second",
        Ordering::Greater => "greater than the second",
    }
}

/// -NaN < -inf < ... < -0 < +0 < ... < inf < NaN, of equal NaNs by their bits.
fn total_order(format: &FloatFormat, lhs: u64, rhs: u64) -> Ordering {
    let key = |code: u64| {
        let magnitude = (code & format.magnitude_mask()) as i128;
        match (format.is_nan(code) && code == format.sign_bit(), format.is_negative(code)) {
            // the one NaN of types without -0 has no sign
            (true, _) => i128::MAX,
            (_, true) => -magnitude - 1,
            (_, false) => magnitude,
        }
    };
    key(lhs).cmp(&key(rhs))
}

/// The order of two values; none with NaN.
fn compare(x: &Exact, y: &Exact) -> Option<Ordering> {
    let beyond = |it: &Exact| match it {
        Exact::Infinity { negative } => Some(if *negative { -1 } else { 1 }),
        Exact::Nan { .. } => None,
        _ => Some(0),
    };
    let order = beyond(x)?.cmp(&beyond(y)?);
    match (x.rational(), y.rational()) {
        (Some(x), Some(y)) => Some(x.cmp(&y)),
        _ => Some(order),
    }
}

type Noted = (Exact, Option<&'static str>);

const NAN: Exact = Exact::Nan { negative: false };

fn operand_nan() -> Noted {
    (NAN, Some("an operand is NaN"))
}

/// The sum.
pub fn sum(x: &Exact, y: &Exact) -> Noted {
    match (x, y) {
        (Exact::Nan { .. }, _) | (_, Exact::Nan { .. }) => operand_nan(),
        (Exact::Infinity { negative: a }, Exact::Infinity { negative: b }) if a != b => {
            (NAN, Some("infinity less infinity is no number"))
        }
        (Exact::Infinity { .. }, _) => (x.clone(), None),
        (_, Exact::Infinity { .. }) => (y.clone(), None),
        _ => match (x.rational(), y.rational()) {
            (Some(a), Some(b)) => {
                let both_negative = x.is_negative() && y.is_negative();
                let total = a.plus(&b);
                let cancelled = total.is_zero() && !a.is_zero();
                let note = cancelled.then_some("numbers that cancel leave +0");
                (Exact::signed(total, both_negative), note)
            }
            _ => (NAN, None),
        },
    }
}

/// The product.
pub fn product(x: &Exact, y: &Exact) -> Noted {
    let negative = x.is_negative() != y.is_negative();
    match (x, y) {
        (Exact::Nan { .. }, _) | (_, Exact::Nan { .. }) => operand_nan(),
        (Exact::Infinity { .. }, Exact::Zero { .. })
        | (Exact::Zero { .. }, Exact::Infinity { .. }) => {
            (NAN, Some("infinity times zero is no number"))
        }
        (Exact::Infinity { .. }, _) | (_, Exact::Infinity { .. }) => {
            (Exact::Infinity { negative }, None)
        }
        _ => match (x.rational(), y.rational()) {
            (Some(a), Some(b)) => (Exact::signed(a.times(&b), negative), None),
            _ => (NAN, None),
        },
    }
}

fn quotient(x: &Exact, y: &Exact) -> Noted {
    let negative = x.is_negative() != y.is_negative();
    match (x, y) {
        (Exact::Nan { .. }, _) | (_, Exact::Nan { .. }) => operand_nan(),
        (Exact::Infinity { .. }, Exact::Infinity { .. }) => {
            (NAN, Some("infinity over infinity is no number"))
        }
        (Exact::Zero { .. }, Exact::Zero { .. }) => (NAN, Some("zero over zero is no number")),
        (Exact::Infinity { .. }, _) => (Exact::Infinity { negative }, None),
        (_, Exact::Zero { .. }) => {
            (Exact::Infinity { negative }, Some("a number over zero is infinite"))
        }
        (_, Exact::Infinity { .. }) => (Exact::Zero { negative }, None),
        _ => match x.rational().zip(y.rational()).and_then(|(a, b)| a.over(&b)) {
            Some(value) => (Exact::signed(value, negative), None),
            None => (NAN, None),
        },
    }
}

fn remainder(x: &Exact, y: &Exact) -> Noted {
    match (x, y) {
        (Exact::Nan { .. }, _) | (_, Exact::Nan { .. }) => operand_nan(),
        (Exact::Infinity { .. }, _) => (NAN, Some("the remainder of infinity is no number")),
        (_, Exact::Zero { .. }) => (NAN, Some("the remainder by zero is no number")),
        (_, Exact::Infinity { .. }) => (x.clone(), None),
        _ => match x.rational().zip(y.rational()) {
            Some((a, b)) => {
                let whole = a.over(&b).map(|quotient| quotient.truncated());
                let rest = a.minus(&b.times(&whole.unwrap_or_else(Rational::zero)));
                (Exact::signed(rest, x.is_negative()), None)
            }
            None => (NAN, None),
        },
    }
}

fn negated(x: &Exact) -> Exact {
    match x {
        Exact::Nan { negative } => Exact::Nan { negative: !negative },
        Exact::Infinity { negative } => Exact::Infinity { negative: !negative },
        Exact::Zero { negative } => Exact::Zero { negative: !negative },
        Exact::Rational(number) => Exact::Rational(number.negated()),
        Exact::Real(_) => NAN,
    }
}

/// The larger or the smaller: NaN wins, +0 is larger than -0.
fn extreme(x: &Exact, y: &Exact, larger: bool) -> Exact {
    let order = match (x, y) {
        (Exact::Zero { negative: a }, Exact::Zero { negative: b }) => Some(b.cmp(a)),
        _ => compare(x, y),
    };
    match order {
        None => NAN,
        Some(order) => if order.is_ge() == larger { x } else { y }.clone(),
    }
}

fn sign(x: &Exact) -> Exact {
    match x {
        Exact::Nan { .. } => NAN,
        Exact::Zero { .. } => x.clone(),
        _ => Exact::number(Rational::from(if x.is_negative() { -1 } else { 1 })),
    }
}

/// The integer that floor, ceil and the roundings ask for, with the operand's sign if it is zero.
fn integral(name: &str, x: &Exact) -> Exact {
    let Exact::Rational(number) = x else {
        return if x.is_nan() { NAN } else { x.clone() };
    };
    let half = Rational::one().scaled(-1);
    let integer = match name {
        "floor" => number.floor(),
        "ceil" => number.negated().floor().negated(),
        "round_nearest_even" => to_even(number),
        _ => {
            let magnitude = number.magnitude().plus(&half).floor();
            if number.is_negative() { magnitude.negated() } else { magnitude }
        }
    };
    Exact::signed(integer, x.is_negative())
}

/// The nearest integer, of two the even one.
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

/// 1 / (1 + exponential(-x)), each step rounded.
fn logistic(format: &'static FloatFormat, x: &Exact, text: &str) -> Meaning {
    let one = Exact::number(Rational::one());
    let step = |formula: String, (exact, note)| Step::new(formula, exact, note, format, false);
    let value = |step: &Step| Exact::of_code(format, step.rounded.code);
    let shown = |step: &Step| super::operand::float_text(format, step.rounded.code);
    let first = step(format!("-({text})"), (negated(x), None));
    let power = functions::apply(crate::numeric::Function::Exponential, &value(&first));
    let power = step(format!("exponential({})", shown(&first)), (power, None));
    let total = step(format!("1 + {}", shown(&power)), sum(&one, &value(&power)));
    let last = step(format!("1 / {}", shown(&total)), quotient(&one, &value(&total)));
    Meaning::Steps(vec![first, power, total, last])
}

/// The next value on the way from one to another.
fn next_after(format: &FloatFormat, x: &Exact, y: &Exact, codes: &[u128]) -> Meaning {
    let given = |code: u128, rule: &str| Meaning::Code { code, rule: rule.into() };
    let order = match compare(x, y) {
        None => return given(format.encoded_nan().into(), "NaN has no neighbours"),
        Some(Ordering::Equal) => return given(codes[1], "both are one number: the second"),
        Some(order) => order,
    };
    let up = order.is_lt();
    let Some(from) = x.rational() else {
        let sign = if up { format.sign_bit() } else { 0 };
        return given(
            (format.max_finite | sign).into(),
            "the largest finite value is next to infinity",
        );
    };
    // less than half of any distance between values
    let nudge = Rational::power_of_two(format.quantum_exponent() - 2);
    let beside = if up { from.plus(&nudge) } else { from.minus(&nudge) };
    let place = format.place(&beside);
    match if up { place.above } else { place.below } {
        Some(code) => given(code.into(), "the neighbour on that side"),
        None => given(codes[1], "infinity is next to the largest finite value"),
    }
}

/// An integer type's name for `index`, too.
pub fn as_integer(element: &ElementType) -> Option<IntegerType> {
    match element {
        ElementType::Integer(integer) => Some(*integer),
        ElementType::Index => Some(IntegerType { width: 64, signed: true }),
        _ => None,
    }
}
