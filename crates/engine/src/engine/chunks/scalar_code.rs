//! Steps on single lanes, for loops over scalars. A program is a flat list of functions on registers of one
//! machine word each. A word holds the bits of an f32 or f64, an integer extended to 64 bits, or a boolean as
//! 0 or 1. The bits are those of the step's kernel.

use super::float::{FloatLane, maximum, minimum};
use super::integer::{self, Wrap};
use super::register_file::{Carrier, integer_type};
use super::{Binary, Direction, Instruction, Operation, Order, Register, Unary};
use crate::numeric::{ConvertPolicy, ElementType, FloatFormat, IntegerType, Numerics, round};

/// How many words there are. An index of one byte then needs no check.
pub const WORDS: usize = 256;

/// The registers of one lane, by their words.
pub type Words = [u64; WORDS];

/// A function that runs a step. Calling it takes half the jumps that finding its action in a `match` would.
type Function = fn(&WordStep, &mut Words);

/// A step on words.
#[derive(Debug, Clone, Copy)]
pub struct WordStep {
    function: Function,
    /// The words that the step reads.
    operands: [u8; 3],
    /// The word that the step writes.
    result: u8,
    /// The integer type to which a result wraps.
    wrap: Wrap,
    /// The format to which a float result is rounded, if the action is to round.
    format: Option<&'static FloatFormat>,
}

/// The carrier of a lane that a word can hold.
pub fn has_words(carrier: Carrier) -> bool {
    !matches!(carrier, Carrier::Complex32 | Carrier::Complex64)
}

/// The type of a boolean in a word.
const BIT: IntegerType = IntegerType { width: 1, signed: false };

/// The action of a step. A comparison that is missing is another one with swapped operands. Floats of formats
/// narrower than their carrier are rounded by a step of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Action {
    Copy,
    CopyF32,
    Select,
    SelectF32,
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

/// Runs steps, one after the other.
#[inline(always)]
pub fn run(words: &mut Words, steps: &[WordStep]) {
    for step in steps {
        (step.function)(step, words);
    }
}

/// Runs the steps of a condition and those of a body in turn, until the condition's word is zero, but at most
/// `most` times. The result is how many times the condition ran, and whether it was zero.
pub fn repeat(
    words: &mut Words,
    condition: &[WordStep],
    goes_on: usize,
    body: &[WordStep],
    most: u64,
) -> (u64, bool) {
    for iteration in 1..=most {
        run(words, condition);
        if words[goes_on] == 0 {
            return (iteration, true);
        }
        run(words, body);
    }
    (most, false)
}

impl Action {
    /// The function that runs the action.
    fn function(self) -> Function {
        use Action::*;
        match self {
            Copy => |step, words| step.unary(words, |x| x),
            CopyF32 => |step, words| step.float(words, |x: f32| x),
            Select => |step, words| {
                let chosen = if words[step.operand(0)] != 0 { 1 } else { 2 };
                words[step.result()] = words[step.operand(chosen)];
            },
            SelectF32 => |step, words| {
                let chosen = if words[step.operand(0)] != 0 { 1 } else { 2 };
                *f32::of_mut(words, step.result()) = f32::of(words, step.operand(chosen));
            },
            Add => |step, words| step.wrapped(words, i64::wrapping_add),
            Subtract => |step, words| step.wrapped(words, i64::wrapping_sub),
            Multiply => |step, words| step.wrapped(words, i64::wrapping_mul),
            Divide => |step, words| step.typed(words, integer::divide),
            Remainder => |step, words| step.typed(words, integer::remainder),
            Negate => |step, words| step.wrapped(words, |x, _| x.wrapping_neg()),
            Abs => |step, words| step.wrapped(words, |x, _| x.wrapping_abs()),
            And => |step, words| step.wrapped(words, |x, y| x & y),
            Or => |step, words| step.wrapped(words, |x, y| x | y),
            Xor => |step, words| step.wrapped(words, |x, y| x ^ y),
            Not => |step, words| step.wrapped(words, |x, _| !x),
            ShiftLeft => |step, words| step.typed(words, integer::shift_left),
            ShiftRightLogical => |step, words| step.typed(words, integer::shift_right_logical),
            ShiftRightArithmetic => {
                |step, words| step.typed(words, integer::shift_right_arithmetic)
            }
            Maximum => |step, words| step.binary(words, i64::max),
            Minimum => |step, words| step.binary(words, i64::min),
            Equal => |step, words| step.binary(words, |x, y| i64::from(x == y)),
            NotEqual => |step, words| step.binary(words, |x, y| i64::from(x != y)),
            Less => |step, words| step.binary(words, |x, y| i64::from(x < y)),
            LessOrEqual => |step, words| step.binary(words, |x, y| i64::from(x <= y)),
            IsNotZero => |step, words| step.unary(words, |x| i64::from(x != 0)),
            AddF32 => |step, words| step.floats(words, |x: f32, y| with_one_nan(x + y)),
            SubtractF32 => |step, words| step.floats(words, |x: f32, y| with_one_nan(x - y)),
            MultiplyF32 => |step, words| step.floats(words, |x: f32, y| with_one_nan(x * y)),
            DivideF32 => |step, words| step.floats(words, |x: f32, y| with_one_nan(x / y)),
            MaximumF32 => |step, words| step.floats(words, maximum::<f32>),
            MinimumF32 => |step, words| step.floats(words, minimum::<f32>),
            NegateF32 => |step, words| step.float(words, <f32 as FloatLane>::negate),
            AbsF32 => |step, words| step.float(words, <f32 as FloatLane>::abs),
            EqualF32 => |step, words| step.compare(words, |x: f32, y| x == y),
            NotEqualF32 => |step, words| step.compare(words, |x: f32, y| x != y),
            LessF32 => |step, words| step.compare(words, |x: f32, y| x < y),
            LessOrEqualF32 => |step, words| step.compare(words, |x: f32, y| x <= y),
            RoundF32 => |step, words| step.float(words, |x: f32| rounded(step.format, x)),
            AddF64 => |step, words| step.floats(words, |x: f64, y| with_one_nan(x + y)),
            SubtractF64 => |step, words| step.floats(words, |x: f64, y| with_one_nan(x - y)),
            MultiplyF64 => |step, words| step.floats(words, |x: f64, y| with_one_nan(x * y)),
            DivideF64 => |step, words| step.floats(words, |x: f64, y| with_one_nan(x / y)),
            MaximumF64 => |step, words| step.floats(words, maximum::<f64>),
            MinimumF64 => |step, words| step.floats(words, minimum::<f64>),
            NegateF64 => |step, words| step.float(words, <f64 as FloatLane>::negate),
            AbsF64 => |step, words| step.float(words, <f64 as FloatLane>::abs),
            EqualF64 => |step, words| step.compare(words, |x: f64, y| x == y),
            NotEqualF64 => |step, words| step.compare(words, |x: f64, y| x != y),
            LessF64 => |step, words| step.compare(words, |x: f64, y| x < y),
            LessOrEqualF64 => |step, words| step.compare(words, |x: f64, y| x <= y),
            RoundF64 => |step, words| step.float(words, |x: f64| rounded(step.format, x)),
            ToF32 => |step, words| {
                *f32::of_mut(words, step.result()) = words[step.operand(0)] as i64 as f32;
            },
            ToF64 => |step, words| {
                *f64::of_mut(words, step.result()) = words[step.operand(0)] as i64 as f64;
            },
        }
    }
}

/// The steps on words that compute an instruction, whose registers have these element types and words. The
/// result is `None` if there are none; otherwise it is one step, or one step and a rounding.
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
    let function = action.function();
    let step = WordStep { function, operands, result: word(result), wrap, format: None };
    let rounding = rounding(action, result_type).map(|(action, format)| WordStep {
        function: action.function(),
        operands: [word(result); 3],
        format: Some(format),
        ..step
    });
    Some(std::iter::once(step).chain(rounding).collect())
}

/// The rounding that has to follow an action on floats.
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
        Operation::Copy if Carrier::of(result) == Carrier::F32 => Action::CopyF32,
        Operation::Copy => Action::Copy,
        Operation::Select if Carrier::of(result) == Carrier::F32 => Action::SelectF32,
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

/// An action on f32 lanes, and the action on f64 lanes that computes the same operation.
#[derive(Clone, Copy)]
struct OnFloats(Action, Action);

impl OnFloats {
    /// The action on lanes of an element type.
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
    // words of 64-bit unsigned types do not compare like signed ones
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
        // the result needs no wrapping, since all operands are wrapped
        ElementType::Integer(_) | ElementType::Index => Some(Action::Or),
        ElementType::Float(format) if format.is_f32() && is_value => Some(Action::ToF32),
        ElementType::Float(format) if format.is_f64() && is_value => Some(Action::ToF64),
        _ => None,
    }
}

impl WordStep {
    /// A step that copies a word to another of the same carrier.
    pub fn copy(carrier: Carrier, from: u8, to: u8) -> WordStep {
        let wrap = Wrap::to(BIT);
        let action = match carrier {
            Carrier::F32 => Action::CopyF32,
            _ => Action::Copy,
        };
        let function = action.function();
        WordStep { function, operands: [from; 3], result: to, wrap, format: None }
    }

    #[inline(always)]
    fn operand(&self, place: usize) -> usize {
        self.operands[place].into()
    }

    #[inline(always)]
    fn result(&self) -> usize {
        self.result.into()
    }

    /// Applies a function to an integer or boolean whose result fits its type.
    #[inline(always)]
    fn unary(&self, words: &mut Words, of: impl Fn(i64) -> i64) {
        words[self.result()] = of(words[self.operand(0)] as i64) as u64;
    }

    #[inline(always)]
    fn binary(&self, words: &mut Words, of: impl Fn(i64, i64) -> i64) {
        let operand = |place| words[self.operand(place)] as i64;
        words[self.result()] = of(operand(0), operand(1)) as u64;
    }

    #[inline(always)]
    fn wrapped(&self, words: &mut Words, of: impl Fn(i64, i64) -> i64) {
        self.binary(words, |x, y| self.wrap.value(of(x, y)));
    }

    #[inline(always)]
    fn typed(&self, words: &mut Words, of: impl Fn(IntegerType, i64, i64) -> i64) {
        self.wrapped(words, |x, y| of(self.wrap.integer(), x, y));
    }

    #[inline(always)]
    fn float<F: InWord>(&self, words: &mut Words, of: impl Fn(F) -> F) {
        *F::of_mut(words, self.result()) = of(F::of(words, self.operand(0)));
    }

    #[inline(always)]
    fn floats<F: InWord>(&self, words: &mut Words, of: impl Fn(F, F) -> F) {
        let operand = |place| F::of(words, self.operand(place));
        *F::of_mut(words, self.result()) = of(operand(0), operand(1));
    }

    #[inline(always)]
    fn compare<F: InWord>(&self, words: &mut Words, holds: impl Fn(F, F) -> bool) {
        let operand = |place| F::of(words, self.operand(place));
        words[self.result()] = holds(operand(0), operand(1)).into();
    }
}

/// A float type whose values in words are loaded and stored as floats. A float that went through an integer
/// register would arrive there twice as late for the step that waits for it.
trait InWord: FloatLane {
    /// The float in a word.
    fn of(words: &Words, place: usize) -> Self;
    /// The float in a word, to be written.
    fn of_mut(words: &mut Words, place: usize) -> &mut Self;
}

/// The half of a word that holds the bits of an f32; the other half is zero.
const LOW_HALF: usize = if cfg!(target_endian = "little") { 0 } else { 1 };

impl InWord for f32 {
    #[inline(always)]
    fn of(words: &Words, place: usize) -> f32 {
        bytemuck::cast_ref::<Words, [f32; 2 * WORDS]>(words)[2 * place + LOW_HALF]
    }
    #[inline(always)]
    fn of_mut(words: &mut Words, place: usize) -> &mut f32 {
        &mut bytemuck::cast_mut::<Words, [f32; 2 * WORDS]>(words)[2 * place + LOW_HALF]
    }
}

impl InWord for f64 {
    #[inline(always)]
    fn of(words: &Words, place: usize) -> f64 {
        bytemuck::cast_ref::<Words, [f64; WORDS]>(words)[place]
    }
    #[inline(always)]
    fn of_mut(words: &mut Words, place: usize) -> &mut f64 {
        &mut bytemuck::cast_mut::<Words, [f64; WORDS]>(words)[place]
    }
}

/// The value, or the canonical NaN if the value is NaN. It is chosen by a branch, so that nothing waits for
/// the comparison, and by bits, for the reason that [`FloatLane::with_one_nan`] states.
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
