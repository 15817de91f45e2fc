//! The results of steps for elements in pairs.

use smallvec::SmallVec;

use super::column::{Column, Lanes};
use super::guarded;
use crate::meaning::{Arithmetic, Binary, Codes, Direction, Operation, Order, Step, Unary};
use crate::numeric::{Double, ElementType, Function2, double_complex, names};

/// The arithmetic of pairs.
#[derive(Debug, Default)]
pub struct Pairs {
    /// Whether a step had no formula, so that its result is meaningless.
    pub lacks_formula: bool,
}

impl Arithmetic for Pairs {
    type Value = Column;

    fn of_code(&mut self, element: &ElementType, code: u128) -> Column {
        Column::of_code(element, code).unwrap_or_else(|| self.nothing())
    }

    fn code(&self, element: &ElementType, value: &Column) -> u128 {
        value.code(element, 0)
    }

    fn step(&mut self, step: &Step<'_>, operands: &[Column]) -> Column {
        let operands: SmallVec<[&Column; 3]> = operands.iter().collect();
        self.step_of(step, &operands)
    }
}

impl Pairs {
    /// The result of a step.
    pub fn step_of(&mut self, step: &Step<'_>, operands: &[&Column]) -> Column {
        made(step, operands).unwrap_or_else(|| self.nothing())
    }

    fn nothing(&mut self) -> Column {
        self.lacks_formula = true;
        Column::Real(Lanes::from_elem(Double::from(f64::NAN), 1))
    }
}

/// The result of a step; `None` if there is no formula.
fn made(step: &Step<'_>, operands: &[&Column]) -> Option<Column> {
    let second = || operands.get(1).copied();
    match (step.operation, *operands.first()?) {
        (Operation::Copy, column) => Some(column.clone()),
        (Operation::Unary(unary), Column::Real(x)) => of_real(unary, x),
        (Operation::Unary(unary), Column::Complex(x)) => of_complex(unary, x),
        (Operation::Binary(binary), Column::Real(x)) => of_reals(binary, x, second()?),
        (Operation::Binary(binary), Column::Complex(x)) => of_complexes(binary, x, second()?),
        (Operation::Compare(direction, order), lhs) => compared(direction, order, lhs, second()?),
        (Operation::Select, Column::Flags(flags)) => selected(flags, second()?, operands.get(2)?),
        (Operation::Convert, column) => converted(step, column),
        _ => of_codes(step, operands),
    }
}

/// The result of a step for booleans and integers, by their codes.
fn of_codes(step: &Step<'_>, operands: &[&Column]) -> Option<Column> {
    let (codes, count) = (&mut Codes::default(), operands.first()?.len());
    let mut made = |lane: usize| {
        let operands = operands.iter().zip(step.operands);
        let operands: Lanes<u128> =
            operands.map(|(column, element)| column.code(element, lane)).collect();
        Column::of_code(step.result, codes.step(step, &operands))
    };
    match step.result {
        ElementType::Boolean => {
            let flag = |lane: usize| match made(lane)? {
                Column::Flags(made) => Some(made[0]),
                _ => None,
            };
            (0..count).map(flag).collect::<Option<_>>().map(Column::Flags)
        }
        _ => {
            let whole = |lane: usize| match made(lane)? {
                Column::Whole(made) => Some(made[0]),
                _ => None,
            };
            (0..count).map(whole).collect::<Option<_>>().map(Column::Whole)
        }
    }
}

fn of_real(unary: Unary, x: &[Double]) -> Option<Column> {
    fn each(x: &[Double], of: impl Fn(Double) -> Double) -> Option<Column> {
        Some(Column::Real(x.iter().map(|&x| of(x)).collect()))
    }
    match unary {
        Unary::Abs => each(x, Double::magnitude),
        Unary::Negate => each(x, |x| -x),
        Unary::Sign => each(x, |x| match x.high == 0.0 || x.high.is_nan() {
            true => x,
            false => Double::from(x.high.signum()),
        }),
        Unary::Floor => each(x, floor),
        Unary::Ceil => each(x, |x| -floor(-x)),
        Unary::RoundNearestAfz => each(x, |x| {
            let nearest = floor(x.magnitude() + Double::from(0.5));
            if x.high < 0.0 { -nearest } else { nearest }
        }),
        Unary::RoundNearestEven => each(x, nearest_even),
        Unary::Real | Unary::ReducePrecision { .. } => each(x, |x| x),
        Unary::Imag => each(x, |_| Double::from(0.0)),
        Unary::IsFinite => Some(Column::Flags(x.iter().map(|x| x.high.is_finite()).collect())),
        Unary::Function(function) => each(x, function.of_double()),
        _ => None,
    }
}

fn floor(x: Double) -> Double {
    let high = x.high.floor();
    match high == x.high {
        true => Double::sum(high, x.low.floor()),
        false => Double::from(high),
    }
}

fn truncated(x: Double) -> Double {
    if x.high < 0.0 { -floor(-x) } else { floor(x) }
}

fn nearest_even(x: Double) -> Double {
    let (one, half) = (Double::from(1.0), Double::from(0.5));
    let below = floor(x);
    let rest = x - below;
    let is_odd = floor(below * half) * Double::from(2.0) != below;
    let up = half.is_less(rest) || (rest == half && is_odd);
    if up { below + one } else { below }
}

fn of_reals(binary: Binary, x: &[Double], y: &Column) -> Option<Column> {
    let Column::Real(y) = y else { return None };
    fn each(x: &[Double], y: &[Double], of: impl Fn(Double, Double) -> Double) -> Option<Column> {
        Some(Column::Real(x.iter().zip(y).map(|(&x, &y)| of(x, y)).collect()))
    }
    let function = |of: Function2| each(x, y, of.of_doubles());
    match binary {
        Binary::Add => each(x, y, |x, y| guarded(x + y, x.high + y.high)),
        Binary::Subtract => each(x, y, |x, y| guarded(x - y, x.high - y.high)),
        Binary::Multiply => each(x, y, |x, y| guarded(x * y, x.high * y.high)),
        Binary::Divide => each(x, y, |x, y| guarded(x / y, x.high / y.high)),
        Binary::Remainder => each(x, y, remainder),
        Binary::Maximum => each(x, y, larger),
        Binary::Minimum => each(x, y, smaller),
        Binary::Complex => Some(Column::Complex(x.iter().zip(y).map(|(&x, &y)| [x, y]).collect())),
        Binary::Power => function(Function2::Power),
        Binary::Atan2 => function(Function2::Atan2),
        Binary::Polygamma => function(Function2::Polygamma),
        Binary::Zeta => function(Function2::Zeta),
        Binary::NextAfter => each(x, y, next_after),
        _ => None,
    }
}

/// The larger of two numbers; NaN if one is NaN.
pub fn larger(x: Double, y: Double) -> Double {
    match x.high.is_nan() || y.high.is_nan() {
        true => Double::from(f64::NAN),
        false if x.is_less(y) => y,
        false => x,
    }
}

/// The smaller of two numbers; NaN if one is NaN.
pub fn smaller(x: Double, y: Double) -> Double {
    match x.high.is_nan() || y.high.is_nan() {
        true => Double::from(f64::NAN),
        false if y.is_less(x) => y,
        false => x,
    }
}

/// A number moved by the step from its f64 to the next one.
fn next_after(x: Double, y: Double) -> Double {
    let next = names::F64.next_after(x.high.to_bits(), y.high.to_bits());
    let next = names::F64.decode(next);
    if next.is_finite() { Double::sum(next, x.low) } else { Double::from(next) }
}

/// The remainder of the quotient toward zero. Of two f64 it is an f64.
fn remainder(x: Double, y: Double) -> Double {
    const LARGE: f64 = (1u64 << 50) as f64;
    let plain = x.high % y.high;
    let quotient = x / y;
    if (x.low == 0.0 && y.low == 0.0) || !plain.is_finite() || quotient.high.abs() > LARGE {
        return Double::from(plain);
    }
    x - truncated(quotient) * y
}

fn of_complex(unary: Unary, x: &[[Double; 2]]) -> Option<Column> {
    fn each(x: &[[Double; 2]], of: impl Fn([Double; 2]) -> [Double; 2]) -> Option<Column> {
        Some(Column::Complex(x.iter().map(|&x| of(x)).collect()))
    }
    let real = |of: fn(&[Double; 2]) -> Double| Some(Column::Real(x.iter().map(of).collect()));
    match unary {
        Unary::Negate => each(x, |x| x.map(|part| -part)),
        Unary::Real => real(|x| x[0]),
        Unary::Imag => real(|x| x[1]),
        Unary::Abs => real(|&x| double_complex::modulus(x)),
        Unary::Square => each(x, double_complex::square),
        Unary::Sign => each(x, double_complex::sign),
        Unary::AsinAcosKernel => each(x, double_complex::asin_acos_kernel),
        Unary::Function(function) => each(x, double_complex::function(function)?),
        _ => None,
    }
}

fn of_complexes(binary: Binary, x: &[[Double; 2]], y: &Column) -> Option<Column> {
    let Column::Complex(y) = y else { return None };
    fn each(
        x: &[[Double; 2]],
        y: &[[Double; 2]],
        of: impl Fn([Double; 2], [Double; 2]) -> [Double; 2],
    ) -> Option<Column> {
        Some(Column::Complex(x.iter().zip(y).map(|(&x, &y)| of(x, y)).collect()))
    }
    let is_less = |x: [Double; 2], y: [Double; 2]| {
        order_of_complex(&x, &y).is_some_and(std::cmp::Ordering::is_lt)
    };
    match binary {
        Binary::Add => each(x, y, |x, y| [x[0] + y[0], x[1] + y[1]]),
        Binary::Subtract => each(x, y, |x, y| [x[0] - y[0], x[1] - y[1]]),
        Binary::Multiply => each(x, y, double_complex::product),
        Binary::Divide => each(x, y, double_complex::quotient),
        Binary::Power => each(x, y, double_complex::power),
        Binary::Atan2 => each(x, y, double_complex::atan2),
        Binary::Maximum => each(x, y, |x, y| if is_less(y, x) { x } else { y }),
        Binary::Minimum => each(x, y, |x, y| if is_less(x, y) { x } else { y }),
        _ => None,
    }
}

fn order(x: &Double, y: &Double) -> Option<std::cmp::Ordering> {
    let high = x.high.partial_cmp(&y.high)?;
    Some(high.then(x.low.partial_cmp(&y.low).unwrap_or(std::cmp::Ordering::Equal)))
}

fn order_of_complex(x: &[Double; 2], y: &[Double; 2]) -> Option<std::cmp::Ordering> {
    match order(&x[0], &y[0])? {
        std::cmp::Ordering::Equal => order(&x[1], &y[1]),
        other => Some(other),
    }
}

fn compared(direction: Direction, total: Order, lhs: &Column, rhs: &Column) -> Option<Column> {
    use std::cmp::Ordering;
    let of_order = |order: Option<Ordering>| match direction {
        Direction::Eq => order == Some(Ordering::Equal),
        Direction::Ne => order != Some(Ordering::Equal),
        Direction::Ge => order.is_some_and(Ordering::is_ge),
        Direction::Gt => order.is_some_and(Ordering::is_gt),
        Direction::Le => order.is_some_and(Ordering::is_le),
        Direction::Lt => order.is_some_and(Ordering::is_lt),
    };
    let order_of_reals = |x: &Double, y: &Double| match total {
        Order::Total if x.high != y.high || x.high == 0.0 => Some(x.high.total_cmp(&y.high)),
        _ => order(x, y),
    };
    fn each<T>(x: &[T], y: &[T], of: impl Fn(&T, &T) -> bool) -> Option<Column> {
        Some(Column::Flags(x.iter().zip(y).map(|(x, y)| of(x, y)).collect()))
    }
    match (lhs, rhs) {
        (Column::Real(x), Column::Real(y)) => each(x, y, |x, y| of_order(order_of_reals(x, y))),
        (Column::Complex(x), Column::Complex(y)) => {
            each(x, y, |x, y| of_order(order_of_complex(x, y)))
        }
        (Column::Whole(x), Column::Whole(y)) => each(x, y, |x, y| of_order(Some(x.cmp(y)))),
        (Column::Flags(x), Column::Flags(y)) => each(x, y, |x, y| of_order(Some(x.cmp(y)))),
        _ => None,
    }
}

fn selected(flags: &[bool], on_true: &Column, on_false: &Column) -> Option<Column> {
    fn each<T: Copy>(flags: &[bool], on_true: &[T], on_false: &[T]) -> Lanes<T> {
        let pairs = flags.iter().zip(on_true.iter().zip(on_false));
        pairs.map(|(&flag, (&yes, &no))| if flag { yes } else { no }).collect()
    }
    Some(match (on_true, on_false) {
        (Column::Real(x), Column::Real(y)) => Column::Real(each(flags, x, y)),
        (Column::Complex(x), Column::Complex(y)) => Column::Complex(each(flags, x, y)),
        (Column::Whole(x), Column::Whole(y)) => Column::Whole(each(flags, x, y)),
        (Column::Flags(x), Column::Flags(y)) => Column::Flags(each(flags, x, y)),
        _ => return None,
    })
}

/// The exact values as floats. Integers of floats are those of the f64 without its fraction, as the interpreter
/// converts it.
fn converted(step: &Step<'_>, column: &Column) -> Option<Column> {
    let of_whole = |&whole: &i128| {
        let high = whole as f64;
        Double::sum(high, whole.saturating_sub(high as i128) as f64)
    };
    let of_flag = |&flag: &bool| Double::from(f64::from(u8::from(flag)));
    let is_complex = matches!(step.result, ElementType::Complex(_));
    let real: Lanes<Double> = match (column, step.result) {
        (Column::Complex(x), ElementType::Float(_)) => x.iter().map(|x| x[0]).collect(),
        (Column::Complex(_), _) => return is_complex.then(|| column.clone()),
        (Column::Real(x), ElementType::Float(_) | ElementType::Complex(_)) => x.clone(),
        (Column::Real(x), ElementType::Integer(_) | ElementType::Index) => {
            let whole = x.iter().map(|&x| truncated(x)).collect();
            return of_codes(step, &[&Column::Real(whole)]);
        }
        (Column::Whole(x), ElementType::Float(_) | ElementType::Complex(_)) => {
            x.iter().map(of_whole).collect()
        }
        (Column::Flags(x), ElementType::Float(_) | ElementType::Complex(_)) => {
            x.iter().map(of_flag).collect()
        }
        _ => return of_codes(step, &[column]),
    };
    Some(match is_complex {
        true => Column::Complex(real.into_iter().map(|x| [x, Double::from(0.0)]).collect()),
        false => Column::Real(real),
    })
}
