//! The arithmetic of explanations: codes, and beside each step its exact result and the rounding of it.
//!
//! The codes are those of [`Codes`], the arithmetic by which the interpreter's ops are defined. The exact result of
//! a step is stated here a second time, on [`Exact`] numbers, and rounded by comparisons instead of the codec: a
//! step whose code differs from that is a contradiction.

use super::account::{AccountStep, Rounding};
use super::operand::{float_text, value_text};
use super::{complex, quantized, rules};
use crate::meaning::{self, Arithmetic, Binary, Codes, Operation, Unary};
use crate::numeric::{ElementType, Exact, FloatFormat, Function, Function2, Rational, ToInteger};

/// An arithmetic that writes down each step it makes.
#[derive(Debug, Default)]
pub struct ExactSteps {
    codes: Codes,
    /// The steps so far.
    pub steps: Vec<AccountStep>,
    /// Whether conversions that keep the value are left out.
    without_idle_conversions: bool,
}

impl ExactSteps {
    /// An arithmetic that leaves out conversions that keep the value.
    pub fn without_idle_conversions() -> ExactSteps {
        ExactSteps { without_idle_conversions: true, ..ExactSteps::default() }
    }
}

impl Arithmetic for ExactSteps {
    type Value = u128;

    fn of_code(&mut self, element: &ElementType, code: u128) -> u128 {
        self.codes.of_code(element, code)
    }

    fn code(&self, element: &ElementType, value: &u128) -> u128 {
        self.codes.code(element, value)
    }

    fn step(&mut self, step: &meaning::Step<'_>, operands: &[u128]) -> u128 {
        let code = self.codes.step(step, operands);
        let made = Made { step, operands, code };
        if !(self.without_idle_conversions && made.is_idle_conversion()) {
            self.steps.extend(made.steps());
        }
        code
    }
}

/// A step, its operands, and the code that it gives.
pub struct Made<'a> {
    /// The step.
    pub step: &'a meaning::Step<'a>,
    /// The codes of the operands.
    pub operands: &'a [u128],
    /// The code of the result.
    pub code: u128,
}

impl Made<'_> {
    /// The step as explanations tell it: several steps where it rounds more than once.
    fn steps(&self) -> Vec<AccountStep> {
        let (from, to) = (&self.step.operands[0], self.step.result);
        let operation = self.step.operation;
        match (operation, from, to) {
            (Operation::Copy | Operation::Select | Operation::Compare(..), ..) => {
                vec![rules::of(self)]
            }
            (_, ElementType::Quantized(_), _) | (_, _, ElementType::Quantized(_)) => {
                quantized::steps(self)
            }
            (_, ElementType::Complex(_), _) | (_, _, ElementType::Complex(_)) => {
                complex::steps(self)
            }
            (Operation::Convert, _, ElementType::Float(to)) => vec![self.converted(to)],
            (_, ElementType::Float(format), ElementType::Float(_)) => vec![self.of_floats(format)],
            _ => vec![rules::of(self)],
        }
    }

    /// Whether this is a conversion whose result has the value of its operand.
    fn is_idle_conversion(&self) -> bool {
        let values = |element: &ElementType, code: u128| match element {
            ElementType::Quantized(_) => None,
            ElementType::Complex(part) => {
                let parts = meaning::codes::complex::parts(*part, code);
                Some(parts.map(|code| Some(Exact::of_code(part.format(), code))))
            }
            _ => Some([Some(exact_value(element, code)), None]),
        };
        let operand = values(&self.step.operands[0], self.operands[0]);
        self.step.operation == Operation::Convert
            && operand.is_some()
            && operand == values(self.step.result, self.code)
    }

    /// An operand as text.
    pub fn text(&self, operand: usize) -> String {
        value_text(&self.step.operands[operand], self.operands[operand])
    }

    /// `name(operand, …)`.
    pub fn call(&self) -> String {
        let texts: Vec<String> = (0..self.operands.len()).map(|at| self.text(at)).collect();
        format!("{}({})", name(self.step.operation), texts.join(", "))
    }

    /// The exact value of an operand.
    pub fn exact(&self, operand: usize) -> Exact {
        exact_value(&self.step.operands[operand], self.operands[operand])
    }

    /// The result as a rule gives it.
    pub fn by_rule(&self, formula: String, rule: impl Into<String>, section: u32) -> AccountStep {
        AccountStep::rule(formula, self.step.result, self.code, (rule.into(), section))
    }

    fn converted(&self, to: &'static FloatFormat) -> AccountStep {
        let rounding = Rounding::new(self.exact(0), to, true);
        AccountStep::rounded(self.text(0), rounding, self.code as u64)
    }

    fn of_floats(&self, format: &'static FloatFormat) -> AccountStep {
        match self.step.operation {
            Operation::Unary(unary) => self.unary(unary, format),
            Operation::Binary(binary) => self.binary(binary, format),
            _ => rules::of(self),
        }
    }

    fn unary(&self, unary: Unary, format: &'static FloatFormat) -> AccountStep {
        let x = self.exact(0);
        let call = self.call();
        match unary {
            Unary::Abs | Unary::Negate
                if format.table.is_none()
                    && (format.signed || format.is_nan(self.operands[0] as u64)) =>
            {
                rules::of(self)
            }
            Unary::Abs => self.rounded(call, Rounding::new(x.magnitude(), format, true)),
            Unary::Negate => {
                let formula = format!("-({})", self.text(0));
                self.rounded(formula, Rounding::new(x.negated(), format, true))
            }
            Unary::Sign => self.correctly_rounded(call, x.signum(), format),
            Unary::Ceil => self.correctly_rounded(call, x.to_integer(ToInteger::Ceil), format),
            Unary::Floor => self.correctly_rounded(call, x.to_integer(ToInteger::Floor), format),
            Unary::RoundNearestAfz => {
                self.correctly_rounded(call, x.to_integer(ToInteger::NearestAway), format)
            }
            Unary::RoundNearestEven => {
                self.correctly_rounded(call, x.to_integer(ToInteger::NearestEven), format)
            }
            Unary::Imag => self.correctly_rounded(call, Exact::Zero { negative: false }, format),
            Unary::Function(function) => self.function(x.function(function), format),
            _ => rules::of(self),
        }
    }

    fn binary(&self, binary: Binary, format: &'static FloatFormat) -> AccountStep {
        let (x, y) = (self.exact(0), self.exact(1));
        if let Some((sign, exact)) = exact_arithmetic(binary, &x, &y) {
            return self.correctly_rounded(
                infix(&self.text(0), sign, &self.text(1)),
                exact,
                format,
            );
        }
        let function = |of| self.function(x.function2(of, &y), format);
        match binary {
            Binary::Remainder => self.correctly_rounded(self.call(), x.remainder(&y), format),
            Binary::Maximum => self.correctly_rounded(self.call(), x.maximum(&y), format),
            Binary::Minimum => self.correctly_rounded(self.call(), x.minimum(&y), format),
            Binary::Power => function(Function2::Power),
            Binary::Atan2 => function(Function2::Atan2),
            Binary::Polygamma => function(Function2::Polygamma),
            Binary::Zeta => function(Function2::Zeta),
            _ => rules::of(self),
        }
    }

    /// A step that gives the very rounded number.
    fn correctly_rounded(
        &self,
        formula: String,
        exact: Exact,
        format: &'static FloatFormat,
    ) -> AccountStep {
        self.rounded(formula, Rounding::new(exact, format, false))
    }

    /// A function, which in f64 may be a unit beside the rounded value.
    fn function(&self, exact: Exact, format: &'static FloatFormat) -> AccountStep {
        let bound = u64::from(format.is_f64() && matches!(exact, Exact::Real(_)));
        let rounding = Rounding { bound, ..Rounding::new(exact, format, false) };
        self.rounded(self.call(), rounding)
    }

    fn rounded(&self, formula: String, rounding: Rounding) -> AccountStep {
        let operands: Vec<Exact> = (0..self.operands.len()).map(|at| self.exact(at)).collect();
        let note = note(self.step.operation, &operands, &rounding.exact);
        AccountStep::rounded(formula, Rounding { note, ..rounding }, self.code as u64)
    }
}

/// The exact value of a code of a real type.
pub fn exact_value(element: &ElementType, code: u128) -> Exact {
    let integer = |ty| Exact::number(Rational::from(meaning::codes::integer::value(ty, code)));
    match element {
        ElementType::Float(format) => Exact::of_code(format, code as u64),
        ElementType::Integer(ty) => integer(*ty),
        ElementType::Index => integer(meaning::codes::integer::INDEX),
        ElementType::Boolean => Exact::number(Rational::from(i128::from(code != 0))),
        ElementType::Complex(_) | ElementType::Quantized(_) => {
            unreachable!("{element} is explained part by part")
        }
    }
}

/// `lhs sign rhs`, where a negative right operand is in parentheses.
pub fn infix(lhs: &str, sign: &str, rhs: &str) -> String {
    match rhs.starts_with('-') {
        true => format!("{lhs} {sign} ({rhs})"),
        false => format!("{lhs} {sign} {rhs}"),
    }
}

/// A sum, difference, product or quotient of two values of a format, rounded to it.
pub fn arithmetic(format: &'static FloatFormat, binary: Binary, lhs: u64, rhs: u64) -> AccountStep {
    let operands = [lhs, rhs].map(|code| Exact::of_code(format, code));
    let Some((sign, exact)) = exact_arithmetic(binary, &operands[0], &operands[1]) else {
        unreachable!("{binary:?} has no sign of its own")
    };
    let formula = infix(&float_text(format, lhs), sign, &float_text(format, rhs));
    let note = note(Operation::Binary(binary), &operands, &exact);
    AccountStep::rounding(formula, Rounding { note, ..Rounding::new(exact, format, false) })
}

/// The sign between the operands, and the exact result; `None` for other operations.
fn exact_arithmetic(binary: Binary, x: &Exact, y: &Exact) -> Option<(&'static str, Exact)> {
    Some(match binary {
        Binary::Add => ("+", x.plus(y)),
        Binary::Subtract => ("-", x.minus(y)),
        Binary::Multiply => ("*", x.times(y)),
        Binary::Divide => ("/", x.over(y)),
        _ => return None,
    })
}

/// A note on an exact result: why it is NaN, infinite or zero.
fn note(operation: Operation, operands: &[Exact], exact: &Exact) -> Option<&'static str> {
    let some = |of: fn(&Exact) -> bool| operands.iter().any(of);
    let is_infinite = |it: &Exact| matches!(it, Exact::Infinity { .. });
    let calls_function = operation.calls_function();
    let Operation::Binary(binary) = operation else {
        let surprises = calls_function && exact.is_nan() && !some(Exact::is_nan);
        return surprises.then_some("outside of the function's domain");
    };
    let is_arithmetic = matches!(
        binary,
        Binary::Add | Binary::Subtract | Binary::Multiply | Binary::Divide | Binary::Remainder
    );
    match (binary, exact) {
        (_, Exact::Nan { .. }) if some(Exact::is_nan) => {
            is_arithmetic.then_some("an operand is NaN")
        }
        (Binary::Add | Binary::Subtract, Exact::Nan { .. }) => {
            Some("infinity less infinity is no number")
        }
        (Binary::Add | Binary::Subtract, Exact::Zero { .. }) => {
            some(|it| matches!(it, Exact::Rational(_))).then_some("numbers that cancel leave +0")
        }
        (Binary::Multiply, Exact::Nan { .. }) => Some("infinity times zero is no number"),
        (Binary::Divide, Exact::Nan { .. }) if some(is_infinite) => {
            Some("infinity over infinity is no number")
        }
        (Binary::Divide, Exact::Nan { .. }) => Some("zero over zero is no number"),
        (Binary::Divide, Exact::Infinity { .. }) if !some(is_infinite) => {
            Some("a number over zero is infinite")
        }
        (Binary::Remainder, Exact::Nan { .. }) if is_infinite(&operands[0]) => {
            Some("the remainder of infinity is no number")
        }
        (Binary::Remainder, Exact::Nan { .. }) => Some("the remainder by zero is no number"),
        (_, Exact::Nan { .. }) if calls_function => Some("outside of the function's domain"),
        _ => None,
    }
}

/// The name of an operation as ops spell it: `exponential_minus_one`.
pub fn name(operation: Operation) -> String {
    let spelled = match operation {
        Operation::Unary(Unary::Function(Function::BesselI1e)) => return "bessel_i1e".into(),
        Operation::Unary(Unary::Function(function)) => format!("{function:?}"),
        Operation::Unary(Unary::ReducePrecision { .. }) => return "reduce_precision".into(),
        Operation::Unary(unary) => format!("{unary:?}"),
        Operation::Binary(Binary::MultiplyHigh) => return "mulhi".into(),
        Operation::Binary(binary) => format!("{binary:?}"),
        Operation::Compare(..) => return "compare".into(),
        other => format!("{other:?}"),
    };
    let mut name = String::new();
    for letter in spelled.chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}
