//! The rules by which steps that do not round come to their codes, in words.

use std::cmp::Ordering;

use super::account::AccountStep;
use super::exact::Made;
use super::operand::{hex, value_text};
use crate::meaning::codes::integer;
use crate::meaning::{Arithmetic, Binary, Codes, Direction, Operation, Order, Unary};
use crate::numeric::{ElementType, Exact, FloatFormat, IntegerType, Rational, Zero};

/// The rule of `real` and `conj` for real numbers.
pub const REAL: &str = "a real number is its own real part and conjugate: the code stays";

/// A step that follows a rule.
pub fn of(made: &Made<'_>) -> AccountStep {
    let from = &made.step.operands[0];
    match (made.step.operation, from) {
        (Operation::Copy, ElementType::Float(_)) => made.by_rule(made.text(0), REAL, 1),
        (Operation::Copy, _) => made.by_rule(made.text(0), "the code stays as it is", 1),
        (Operation::Select, _) => selected(made),
        (Operation::Compare(direction, order), _) => compared(made, direction, order),
        (Operation::Convert, _) => converted(made),
        (Operation::Unary(unary), ElementType::Float(format)) => of_float(made, unary, format),
        (Operation::Binary(binary), ElementType::Float(format)) => of_floats(made, binary, format),
        (_, ElementType::Boolean) => of_booleans(made),
        (_, ElementType::Integer(ty)) => of_integers(made, *ty),
        (_, ElementType::Index) => of_integers(made, integer::INDEX),
        _ => made.by_rule(made.call(), "part by part", 4),
    }
}

fn selected(made: &Made<'_>) -> AccountStep {
    let taken = if made.operands[0] == 0 { 3 } else { 2 };
    let rule = format!("pred is {}: the code of operand {taken} as it is", made.text(0));
    made.by_rule(made.call(), rule, 1)
}

fn compared(made: &Made<'_>, direction: Direction, order: Order) -> AccountStep {
    let total = order == Order::Total && matches!(made.step.operands[0], ElementType::Float(_));
    let rule = match (order_of(made, order), total) {
        _ if made.step.operands[0] == ElementType::Boolean => "false is less than true".into(),
        (None, _) => "NaN is neither less than, equal to nor greater than anything".into(),
        (Some(found), true) => format!("by totalOrder the first is {}", order_text(found)),
        (Some(found), false) => format!("the first is {}", order_text(found)),
    };
    let direction = format!("{direction:?}").to_uppercase();
    made.by_rule(format!("{} {direction} {}", made.text(0), made.text(1)), rule, 4)
}

/// The order of two operands, which the comparisons in the three directions tell.
fn order_of(made: &Made<'_>, order: Order) -> Option<Ordering> {
    let holds = |direction| {
        let step =
            crate::meaning::Step { operation: Operation::Compare(direction, order), ..*made.step };
        Codes::default().step(&step, made.operands) != 0
    };
    [
        (Direction::Lt, Ordering::Less),
        (Direction::Eq, Ordering::Equal),
        (Direction::Gt, Ordering::Greater),
    ]
    .into_iter()
    .find_map(|(direction, found)| holds(direction).then_some(found))
}

fn order_text(order: Ordering) -> &'static str {
    match order {
        Ordering::Less => "less than the second",
        Ordering::Equal => "equal to the second",
        Ordering::Greater => "greater than the second",
    }
}

/// The step of a conversion to a boolean or to integers.
fn converted(made: &Made<'_>) -> AccountStep {
    let rule = match (&made.step.operands[0], made.step.result) {
        (_, ElementType::Boolean) => "true if different from zero, as NaN is".into(),
        (ElementType::Boolean, _) => "false is 0, true is 1".into(),
        (ElementType::Float(_), ElementType::Integer(to)) => truncated(made, *to),
        (ElementType::Float(_), _) => truncated(made, integer::INDEX),
        (ElementType::Integer(from), to) => {
            held(integer::value(*from, made.operands[0]), as_integer(to))
        }
        (_, to) => held(integer::value(integer::INDEX, made.operands[0]), as_integer(to)),
    };
    made.by_rule(made.text(0), rule, 2)
}

fn as_integer(element: &ElementType) -> IntegerType {
    match element {
        ElementType::Integer(ty) => *ty,
        _ => integer::INDEX,
    }
}

/// The rule by which a type holds an integer.
fn held(value: i128, ty: IntegerType) -> String {
    let held = integer::value(ty, integer::wrapped(ty, value));
    if held == value {
        return format!("{value}, exactly");
    }
    let (low, high) = ty.range();
    format!("{value} is not from {low} to {high}: modulo 2^{} it is {held}", ty.width)
}

/// The rule by which a float becomes an integer.
fn truncated(made: &Made<'_>, to: IntegerType) -> String {
    let exact = made.exact(0);
    let Some(number) = exact.rational() else {
        let rule = match exact {
            Exact::Nan { .. } => "NaN becomes 0",
            _ => "infinities become the ends of the type",
        };
        return rule.into();
    };
    let ((low, high), truncated) = (to.range(), number.truncated());
    if truncated > Rational::from(high) {
        return format!("{truncated} is more than {high}: saturated");
    }
    if truncated < Rational::from(low) {
        return format!("{truncated} is less than {low}: saturated");
    }
    "truncated toward zero".into()
}

fn of_float(made: &Made<'_>, unary: Unary, format: &'static FloatFormat) -> AccountStep {
    let code = made.operands[0] as u64;
    let only_zero = format.is_zero(code) && format.zero != Zero::Signed;
    let only_nan = format.is_nan(code) && (code == format.sign_bit() || !format.signed);
    match unary {
        Unary::Abs | Unary::Negate => {
            let rule = match unary {
                _ if only_zero => "the type's only zero has no sign",
                _ if only_nan => "the type's NaN has no other sign",
                Unary::Abs => "the sign bit is cleared, of a NaN too",
                _ => "the sign bit is flipped, of a NaN too",
            };
            let formula = match unary {
                Unary::Negate => format!("-({})", made.text(0)),
                _ => made.call(),
            };
            made.by_rule(formula, rule, 1)
        }
        Unary::Real => made.by_rule(made.call(), REAL, 1),
        Unary::IsFinite => {
            let answer = if made.code == 0 { "no" } else { "yes" };
            made.by_rule(made.call(), format!("{}? {answer}", made.call()), 4)
        }
        Unary::ReducePrecision { exponent_bits, mantissa_bits } => {
            let rule = precision_rule(made, format, (exponent_bits, mantissa_bits));
            made.by_rule(made.call(), rule, 4)
        }
        _ => made.by_rule(made.call(), "by its definition", 4),
    }
}

/// The rule of reduce_precision: first for the mantissa, then for the exponent.
fn precision_rule(made: &Made<'_>, format: &FloatFormat, bits: (u32, u32)) -> String {
    let (exponent_bits, mantissa_bits) = bits;
    let code = made.operands[0] as u64;
    if format.is_nan(code) && mantissa_bits == 0 {
        return "a NaN without mantissa bits is +infinity".into();
    }
    if !format.is_finite(code) {
        return "infinities and NaN stay as they are".into();
    }
    if format.table.is_some() {
        return "a table has no fields: the value is reduced as an f64, then rounded to the table"
            .into();
    }
    let wide = Unary::ReducePrecision { exponent_bits: format.exponent_bits, mantissa_bits };
    let step = crate::meaning::Step { operation: Operation::Unary(wide), ..*made.step };
    let rounded = Codes::default().step(&step, made.operands);
    let mut rule = match rounded == made.operands[0] {
        true => format!("{mantissa_bits} mantissa bits suffice"),
        false => format!(
            "to {mantissa_bits} mantissa bits, on the bits: {}",
            hex(made.step.result, rounded)
        ),
    };
    let (rounded, given) = (rounded as u64, made.code as u64);
    if !format.is_finite(rounded) || rounded != given && !format.is_zero(given) {
        rule += "; beyond the exponents asked for: overflow, as in a conversion";
    } else if rounded != given {
        rule += &format!("; below the normal numbers of {exponent_bits} exponent bits: zero");
    }
    rule
}

fn of_floats(made: &Made<'_>, binary: Binary, format: &FloatFormat) -> AccountStep {
    match binary {
        Binary::NextAfter => {
            let (x, y) = (made.exact(0), made.exact(1));
            let is_infinite = |exact: &Exact| matches!(exact, Exact::Infinity { .. });
            let rule = match x.order(&y) {
                None => "NaN has no neighbours",
                Some(Ordering::Equal) => "both are one number: the second",
                _ if is_infinite(&x) => "the largest finite value is next to infinity",
                _ if format.is_infinite(made.code as u64) => {
                    "infinity is next to the largest finite value"
                }
                _ => "the neighbour on that side",
            };
            made.by_rule(made.call(), rule, 4)
        }
        _ => made.by_rule(made.call(), "the parts as they are", 1),
    }
}

fn of_booleans(made: &Made<'_>) -> AccountStep {
    let rule = match made.step.operation {
        Operation::Unary(_) => "the other one",
        Operation::Binary(Binary::And | Binary::Multiply | Binary::Minimum) => "true if both are",
        Operation::Binary(Binary::Or | Binary::Add | Binary::Maximum) => "true if one of them is",
        _ => "true if they differ",
    };
    made.by_rule(made.call(), rule, 4)
}

fn of_integers(made: &Made<'_>, ty: IntegerType) -> AccountStep {
    let (formula, rule) = match made.step.operation {
        Operation::Unary(unary) => {
            let value = integer::exact_unary(unary, ty, made.operands[0]);
            let rule = match unary {
                Unary::Not => "every bit is flipped".into(),
                Unary::Popcnt => "the bits that are set".into(),
                Unary::CountLeadingZeros => "the zeros above the highest bit that is set".into(),
                _ => held(value, ty),
            };
            (made.call(), rule)
        }
        Operation::Binary(binary) => of_two_integers(made, binary, ty),
        _ => (made.call(), "by its definition".into()),
    };
    made.by_rule(formula, rule, 4)
}

/// The formula and the rule of a step on two integers.
fn of_two_integers(made: &Made<'_>, binary: Binary, ty: IntegerType) -> (String, String) {
    let [lhs, rhs] = [0, 1].map(|at| made.operands[at]);
    let [x, y] = [lhs, rhs].map(|code| integer::value(ty, code));
    let value = integer::exact_binary(binary, ty, lhs, rhs);
    let infix = |sign| super::exact::infix(&made.text(0), sign, &made.text(1));
    let far = rhs >= u128::from(ty.width);
    let exactly = || held(value, ty);
    match binary {
        Binary::Add => (infix("+"), exactly()),
        Binary::Subtract => (infix("-"), exactly()),
        Binary::Multiply if !ty.signed => (infix("*"), held_unsigned(value as u128, ty)),
        Binary::Multiply => (infix("*"), exactly()),
        Binary::Divide if y == 0 => (infix("/"), "division by zero gives all ones".into()),
        Binary::Divide => (infix("/"), exactly()),
        Binary::Remainder if y == 0 => {
            (made.call(), "the remainder by zero is the dividend".into())
        }
        Binary::Power => (made.call(), power_rule(x, y, value, ty)),
        Binary::And | Binary::Or | Binary::Xor => (made.call(), "bit by bit".into()),
        Binary::ShiftLeft | Binary::ShiftRightLogical if far => {
            (made.call(), "shifted by the width or more".into())
        }
        Binary::ShiftLeft => (made.call(), "bits move up, zeros follow".into()),
        Binary::ShiftRightLogical => (made.call(), "bits move down, zeros follow".into()),
        Binary::ShiftRightArithmetic => {
            (made.call(), "bits move down, copies of the highest one follow".into())
        }
        Binary::MultiplyHigh => (made.call(), "the upper half of the product".into()),
        _ => (made.call(), exactly()),
    }
}

fn held_unsigned(product: u128, ty: IntegerType) -> String {
    match i128::try_from(product) {
        Ok(product) => held(product, ty),
        Err(_) => {
            let held = value_text(&ElementType::Integer(ty), integer::wrapped(ty, product as i128));
            format!("{product} modulo 2^{} is {held}", ty.width)
        }
    }
}

fn power_rule(base: i128, exponent: i128, value: i128, ty: IntegerType) -> String {
    if exponent < 0 {
        return "with a negative exponent 1 and -1 have powers, all else is 0".into();
    }
    let bits = (base.unsigned_abs().max(1) as f64).log2() * exponent as f64;
    if bits < 126.0 { held(value, ty) } else { format!("the power modulo 2^{}", ty.width) }
}
