//! Steps on single lanes, for loops over scalars: a flat list of actions on registers that are one
//! machine word each, run by one `match`. A word holds what the lane holds: an f32's or f64's bits,
//! an integer extended to 64 bits, a boolean as 0 or 1. The bits are those of the step's kernel.

use super::bank::{Carrier, integer_type};
use super::float::{FloatLane, maximum, minimum};
use super::integer::{self, Wrap};
use super::{Binary, Direction, Instruction, Operation, Order, Register, Unary};
use crate::numeric::{ConvertPolicy, ElementType, FloatFormat, IntegerType, Numerics, round};

/// How many words there are: an index of a byte needs no check.
pub const WORDS: usize = 256;

/// The registers of one lane.
pub type Words = [u64; WORDS];

/// A step on words.
#[derive(Debug, Clone, Copy)]
pub struct WordStep {
    action: Action,
    /// The words it reads.
    operands: [u8; 3],
    /// The word it writes.
    result: u8,
    /// The type that an integer result wraps to.
    wrap: Wrap,
    /// The format that a float result is rounded to, if the action is to round.
    format: Option<&'static FloatFormat>,
}

/// The carrier of a lane that a word can hold.
pub fn has_words(carrier: Carrier) -> bool {
    !matches!(carrier, Carrier::Complex32 | Carrier::Complex64)
}

/// What booleans are.
const BIT: IntegerType = IntegerType { width: 1, signed: false };

/// What is done with the words. Comparisons that are missing have their operands swapped. Floats of
/// formats narrower than their carrier are rounded by a step of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Action {
    Copy,
    Select,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Negate,
    Abs,
    And,
    Or,
    Xor,
    Not,
    ShiftLeft,
    ShiftRightLogical,
    ShiftRightArithmetic,
    Maximum,
    Minimum,
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    IsNotZero,
    AddF32,
    SubtractF32,
    MultiplyF32,
    DivideF32,
    MaximumF32,
    MinimumF32,
    NegateF32,
    AbsF32,
    EqualF32,
    NotEqualF32,
    LessF32,
    LessOrEqualF32,
    RoundF32,
    AddF64,
    SubtractF64,
    MultiplyF64,
    DivideF64,
    MaximumF64,
    MinimumF64,
    NegateF64,
    AbsF64,
    EqualF64,
    NotEqualF64,
    LessF64,
    LessOrEqualF64,
    RoundF64,
    ToF32,
    ToF64,
}

/// The steps on words that compute an instruction whose registers have these element types and these
/// words, if there are any: one, or one and a rounding.
pub fn lower<'e>(
    instruction: &Instruction,
    element: impl Fn(Register) -> &'e ElementType,
    word: impl Fn(Register) -> u8,
) -> Option<Vec<WordStep>> {
    if instruction.numerics != Numerics::STANDARD {
        return None;
    }
    let (first, result) = (*instruction.operands.first()?, instruction.result);
    let result_type = element(result);
    let (action, is_swapped) = action(instruction.operation, element(first), result_type)?;
    let mut operands = [word(first); 3];
    for (place, &operand) in operands.iter_mut().zip(&instruction.operands) {
        *place = word(operand);
    }
    if is_swapped {
        operands.swap(0, 1);
    }
    let wrap = Wrap::to(integer_type(result_type).unwrap_or(BIT));
    let step = WordStep { action, operands, result: word(result), wrap, format: None };
    let rounding = rounding(action, result_type).map(|(action, format)| WordStep {
        action,
        operands: [word(result); 3],
        format: Some(format),
        ..step
    });
    Some(std::iter::once(step).chain(rounding).collect())
}

/// The rounding that an action on floats leaves to be done.
fn rounding(action: Action, result: &ElementType) -> Option<(Action, &'static FloatFormat)> {
    use Action::*;
    let ElementType::Float(format) = result else { return None };
    match action {
        AddF32 | SubtractF32 | MultiplyF32 | DivideF32 if !format.is_f32() => {
            Some((RoundF32, format))
        }
        AddF64 | SubtractF64 | MultiplyF64 | DivideF64 if !format.is_f64() => {
            Some((RoundF64, format))
        }
        _ => None,
    }
}

/// The action of an operation, and whether it takes its operands in reverse order.
fn action(
    operation: Operation,
    operand: &ElementType,
    result: &ElementType,
) -> Option<(Action, bool)> {
    let action = match operation {
        Operation::Copy => Action::Copy,
        Operation::Select => Action::Select,
        Operation::Convert => conversion(operand, result)?,
        Operation::Unary(unary) => match operand {
            ElementType::Boolean if unary == Unary::Not => Action::Not,
            ElementType::Integer(_) | ElementType::Index => integer_unary(unary)?,
            ElementType::Float(format) => float_unary(unary, format)?.of(operand)?,
            _ => return None,
        },
        Operation::Binary(binary) => match operand {
            ElementType::Boolean => boolean_binary(binary)?,
            ElementType::Integer(_) | ElementType::Index => {
                integer_binary(binary, integer_type(operand)?)?
            }
            ElementType::Float(_) => float_binary(binary)?.of(operand)?,
            _ => return None,
        },
        Operation::Compare(direction, order) => return comparison(direction, order, operand),
    };
    Some((action, false))
}

/// The actions on f32 and f64 lanes that do the same.
#[derive(Clone, Copy)]
struct OnFloats(Action, Action);

impl OnFloats {
    /// The one for lanes of an element type.
    fn of(self, element: &ElementType) -> Option<Action> {
        match Carrier::of(element) {
            Carrier::F32 => Some(self.0),
            Carrier::F64 => Some(self.1),
            _ => None,
        }
    }
}

fn integer_unary(unary: Unary) -> Option<Action> {
    match unary {
        Unary::Negate => Some(Action::Negate),
        Unary::Abs => Some(Action::Abs),
        Unary::Not => Some(Action::Not),
        _ => None,
    }
}

fn float_unary(unary: Unary, format: &FloatFormat) -> Option<OnFloats> {
    use Action::*;
    match unary {
        Unary::Negate if format.negates_exactly() => Some(OnFloats(NegateF32, NegateF64)),
        Unary::Abs if format.table.is_none() => Some(OnFloats(AbsF32, AbsF64)),
        _ => None,
    }
}

fn boolean_binary(binary: Binary) -> Option<Action> {
    match binary {
        Binary::Add | Binary::Maximum | Binary::Or => Some(Action::Or),
        Binary::Multiply | Binary::Minimum | Binary::And => Some(Action::And),
        Binary::Xor => Some(Action::Xor),
        _ => None,
    }
}

fn integer_binary(binary: Binary, integer: IntegerType) -> Option<Action> {
    // words of 64-bit unsigned types are not ordered as signed ones
    let is_ordered = integer.signed || integer.width < 64;
    match binary {
        Binary::Add => Some(Action::Add),
        Binary::Subtract => Some(Action::Subtract),
        Binary::Multiply => Some(Action::Multiply),
        Binary::Divide => Some(Action::Divide),
        Binary::Remainder => Some(Action::Remainder),
        Binary::And => Some(Action::And),
        Binary::Or => Some(Action::Or),
        Binary::Xor => Some(Action::Xor),
        Binary::ShiftLeft => Some(Action::ShiftLeft),
        Binary::ShiftRightLogical => Some(Action::ShiftRightLogical),
        Binary::ShiftRightArithmetic => Some(Action::ShiftRightArithmetic),
        Binary::Maximum if is_ordered => Some(Action::Maximum),
        Binary::Minimum if is_ordered => Some(Action::Minimum),
        _ => None,
    }
}

fn float_binary(binary: Binary) -> Option<OnFloats> {
    use Action::*;
    Some(match binary {
        Binary::Add => OnFloats(AddF32, AddF64),
        Binary::Subtract => OnFloats(SubtractF32, SubtractF64),
        Binary::Multiply => OnFloats(MultiplyF32, MultiplyF64),
        Binary::Divide => OnFloats(DivideF32, DivideF64),
        Binary::Maximum => OnFloats(MaximumF32, MaximumF64),
        Binary::Minimum => OnFloats(MinimumF32, MinimumF64),
        _ => return None,
    })
}

fn comparison(direction: Direction, order: Order, operand: &ElementType) -> Option<(Action, bool)> {
    use Action::*;
    let (integers, floats, is_swapped) = match direction {
        Direction::Eq => (Equal, OnFloats(EqualF32, EqualF64), false),
        Direction::Ne => (NotEqual, OnFloats(NotEqualF32, NotEqualF64), false),
        Direction::Lt => (Less, OnFloats(LessF32, LessF64), false),
        Direction::Gt => (Less, OnFloats(LessF32, LessF64), true),
        Direction::Le => (LessOrEqual, OnFloats(LessOrEqualF32, LessOrEqualF64), false),
        Direction::Ge => (LessOrEqual, OnFloats(LessOrEqualF32, LessOrEqualF64), true),
    };
    let is_equality = matches!(direction, Direction::Eq | Direction::Ne);
    match operand {
        ElementType::Float(_) if order == Order::Quiet => Some((floats.of(operand)?, is_swapped)),
        ElementType::Boolean => Some((integers, is_swapped)),
        ElementType::Integer(_) | ElementType::Index => {
            let integer = integer_type(operand)?;
            let is_ordered = integer.signed || integer.width < 64;
            (is_equality || is_ordered).then_some((integers, is_swapped))
        }
        _ => None,
    }
}

fn conversion(from: &ElementType, to: &ElementType) -> Option<Action> {
    let integer = match from {
        ElementType::Boolean => BIT,
        ElementType::Integer(_) | ElementType::Index => integer_type(from)?,
        _ => return None,
    };
    let is_value = integer.signed || integer.width < 64;
    match to {
        ElementType::Boolean => Some(Action::IsNotZero),
        // wraps, since whatever writes an integer does
        ElementType::Integer(_) | ElementType::Index => Some(Action::Or),
        ElementType::Float(format) if format.is_f32() && is_value => Some(Action::ToF32),
        ElementType::Float(format) if format.is_f64() && is_value => Some(Action::ToF64),
        _ => None,
    }
}

impl WordStep {
    /// A step that makes one word another.
    pub fn copy(from: u8, to: u8) -> WordStep {
        let wrap = Wrap::to(BIT);
        WordStep { action: Action::Copy, operands: [from; 3], result: to, wrap, format: None }
    }

    /// Runs the step.
    #[inline(always)]
    pub fn run(&self, words: &mut Words) {
        let word = |place: usize| words[usize::from(self.operands[place])];
        let (a, b) = (word(0), word(1));
        let (x, y) = (a as i64, b as i64);
        let wrap = |value: i64| self.wrap.value(value) as u64;
        words[usize::from(self.result)] = match self.action {
            Action::Copy => a,
            Action::Select => {
                if a != 0 {
                    b
                } else {
                    word(2)
                }
            }
            Action::Add => wrap(x.wrapping_add(y)),
            Action::Subtract => wrap(x.wrapping_sub(y)),
            Action::Multiply => wrap(x.wrapping_mul(y)),
            Action::Divide => wrap(integer::divide(self.wrap.integer(), x, y)),
            Action::Remainder => wrap(integer::remainder(self.wrap.integer(), x, y)),
            Action::Negate => wrap(x.wrapping_neg()),
            Action::Abs => wrap(x.wrapping_abs()),
            Action::And => wrap(x & y),
            Action::Or => wrap(x | y),
            Action::Xor => wrap(x ^ y),
            Action::Not => wrap(!x),
            Action::ShiftLeft => wrap(integer::shift_left(self.wrap.integer(), x, y)),
            Action::ShiftRightLogical => {
                wrap(integer::shift_right_logical(self.wrap.integer(), x, y))
            }
            Action::ShiftRightArithmetic => {
                wrap(integer::shift_right_arithmetic(self.wrap.integer(), x, y))
            }
            Action::Maximum => x.max(y) as u64,
            Action::Minimum => x.min(y) as u64,
            Action::Equal => u64::from(x == y),
            Action::NotEqual => u64::from(x != y),
            Action::Less => u64::from(x < y),
            Action::LessOrEqual => u64::from(x <= y),
            Action::IsNotZero => u64::from(a != 0),
            Action::AddF32 => in_f32(a, b, |a, b| with_one_nan(a + b)),
            Action::SubtractF32 => in_f32(a, b, |a, b| with_one_nan(a - b)),
            Action::MultiplyF32 => in_f32(a, b, |a, b| with_one_nan(a * b)),
            Action::DivideF32 => in_f32(a, b, |a, b| with_one_nan(a / b)),
            Action::MaximumF32 => in_f32(a, b, maximum),
            Action::MinimumF32 => in_f32(a, b, minimum),
            Action::NegateF32 => in_f32(a, b, |a, _| a.negate()),
            Action::AbsF32 => in_f32(a, b, |a, _| FloatLane::abs(a)),
            Action::EqualF32 => u64::from(f32_of(a) == f32_of(b)),
            Action::NotEqualF32 => u64::from(f32_of(a) != f32_of(b)),
            Action::LessF32 => u64::from(f32_of(a) < f32_of(b)),
            Action::LessOrEqualF32 => u64::from(f32_of(a) <= f32_of(b)),
            Action::RoundF32 => in_f32(a, b, |a, _| rounded(self.format, a)),
            Action::AddF64 => in_f64(a, b, |a, b| with_one_nan(a + b)),
            Action::SubtractF64 => in_f64(a, b, |a, b| with_one_nan(a - b)),
            Action::MultiplyF64 => in_f64(a, b, |a, b| with_one_nan(a * b)),
            Action::DivideF64 => in_f64(a, b, |a, b| with_one_nan(a / b)),
            Action::MaximumF64 => in_f64(a, b, maximum),
            Action::MinimumF64 => in_f64(a, b, minimum),
            Action::NegateF64 => in_f64(a, b, |a, _| a.negate()),
            Action::AbsF64 => in_f64(a, b, |a, _| FloatLane::abs(a)),
            Action::EqualF64 => u64::from(f64::from_bits(a) == f64::from_bits(b)),
            Action::NotEqualF64 => u64::from(f64::from_bits(a) != f64::from_bits(b)),
            Action::LessF64 => u64::from(f64::from_bits(a) < f64::from_bits(b)),
            Action::LessOrEqualF64 => u64::from(f64::from_bits(a) <= f64::from_bits(b)),
            Action::RoundF64 => in_f64(a, b, |a, _| rounded(self.format, a)),
            Action::ToF32 => u64::from((x as f32).to_bits()),
            Action::ToF64 => (x as f64).to_bits(),
        };
    }
}

#[inline(always)]
fn f32_of(word: u64) -> f32 {
    f32::from_bits(word as u32)
}

#[inline(always)]
fn in_f32(a: u64, b: u64, of: impl Fn(f32, f32) -> f32) -> u64 {
    u64::from(of(f32_of(a), f32_of(b)).to_bits())
}

#[inline(always)]
fn in_f64(a: u64, b: u64, of: impl Fn(f64, f64) -> f64) -> u64 {
    of(f64::from_bits(a), f64::from_bits(b)).to_bits()
}

/// The value, or the canonical NaN for any: by a branch, so that nothing waits for it, and on bits, as
/// [`FloatLane::with_one_nan`] is.
#[inline(always)]
fn with_one_nan<F: FloatLane>(value: F) -> F {
    #[cold]
    #[inline(never)]
    fn nan<F: FloatLane>() -> F {
        F::NAN
    }
    let is_nan = value.abs().total_order_key() > F::INFINITY.total_order_key();
    if is_nan { nan() } else { value }
}

#[inline(never)]
fn rounded<F: FloatLane>(format: Option<&'static FloatFormat>, value: F) -> F {
    let mut values = [value];
    if let Some(format) = format {
        round(format, ConvertPolicy::COMPUTE, &mut values);
    }
    values[0]
}
