//! The operations on elements, and lists of them.
//!
//! An elementwise op of the specification is one of these operations, or a short list of them. What each
//! gives for elements of a type is said by an [`Arithmetic`](super::Arithmetic).

use std::fmt;

use smallvec::SmallVec;

use crate::numeric::{ElementType, Function, Numerics};

/// A value in a list of steps: an input, a constant or the result of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Register(pub u32);

/// A list of steps that makes some values of others, element by element.
#[derive(Debug, Clone, Copy)]
pub struct Steps<'a> {
    /// The element type of each register. The first registers are the inputs.
    pub registers: &'a [ElementType],
    /// How many inputs there are.
    pub inputs: usize,
    /// The registers that have one code at every index.
    pub constants: &'a [(Register, u128)],
    /// The steps, in the order in which they are made.
    pub instructions: &'a [Instruction],
    /// The registers that are the results.
    pub outputs: &'a [Register],
}

/// One step: what it computes, from what, into what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Instruction {
    /// What is computed.
    pub operation: Operation,
    /// From which registers.
    pub operands: SmallVec<[Register; 3]>,
    /// Into which register.
    pub result: Register,
    /// By which policies.
    pub numerics: Numerics,
}

/// What a step computes; the element types are those of its registers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation {
    /// One operand.
    Unary(Unary),
    /// Two operands of one type.
    Binary(Binary),
    /// A boolean from two operands of one type.
    Compare(Direction, Order),
    /// The second operand where the first, a boolean, is true, else the third.
    Select,
    /// The operand in the result's type, rounded once.
    Convert,
    /// The operand, unchanged.
    Copy,
}

impl Operation {
    /// Whether a lane costs many times what the memory for it does.
    pub fn calls_function(self) -> bool {
        matches!(
            self,
            Operation::Unary(Unary::Function(_))
                | Operation::Binary(
                    Binary::Power | Binary::Atan2 | Binary::Polygamma | Binary::Zeta
                )
        )
    }
}

/// A step with one operand. Floats are rounded to the element type; NaN results are canonical
/// except in those that act on bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unary {
    /// The magnitude; on bits for floats; the modulus, in the part's type, for complex.
    Abs,
    /// The additive inverse; on bits for floats.
    Negate,
    /// -1, 0 or 1 (the same zero for floats), z/|z| for complex.
    Sign,
    /// Complement of every bit; of i1, the other value.
    Not,
    /// How many bits are one, in the operand's type.
    Popcnt,
    /// How many high bits are zero, in the operand's type.
    CountLeadingZeros,
    /// The smallest integral value not below.
    Ceil,
    /// The largest integral value not above.
    Floor,
    /// The nearest integral value, ties away from zero.
    RoundNearestAfz,
    /// The nearest integral value, ties to even.
    RoundNearestEven,
    /// Whether neither infinite nor NaN.
    IsFinite,
    /// The real part; a float is its own.
    Real,
    /// The imaginary part; of a float, zero.
    Imag,
    /// A correctly rounded (up to 32 bits) function.
    Function(Function),
    /// The product with itself, of complex numbers.
    Square,
    /// The real part of sqrt(1 - z^2) and the magnitude of the imaginary part of asin z.
    AsinAcosKernel,
    /// To a format of fewer bits and back.
    ReducePrecision {
        /// Bits of that format's exponent, at least 1.
        exponent_bits: u32,
        /// Bits of that format's mantissa.
        mantissa_bits: u32,
    },
}

/// A step with two operands of one type and, but for `Complex`, a result of that type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Binary {
    /// The sum; of i1, or.
    Add,
    /// The difference.
    Subtract,
    /// The product; of i1, and.
    Multiply,
    /// The quotient, of integers towards zero.
    Divide,
    /// What the quotient towards zero leaves, with the dividend's sign.
    Remainder,
    /// lhs to the power rhs.
    Power,
    /// The angle of the point (rhs, lhs).
    Atan2,
    /// The upper half of the product of twice the width.
    MultiplyHigh,
    /// The value of the type next to lhs on the way to rhs.
    NextAfter,
    /// The derivative of order lhs of the digamma function at rhs.
    Polygamma,
    /// The Hurwitz zeta function of exponent lhs at rhs.
    Zeta,
    /// The larger (IEEE 754-2019 maximum: NaN wins, +0 > -0); of complex, lexicographically.
    Maximum,
    /// The smaller (IEEE 754-2019 minimum: NaN wins, -0 < +0); of complex, lexicographically.
    Minimum,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Left by rhs (unsigned) bits; 0 from the width on.
    ShiftLeft,
    /// Right by rhs (unsigned) bits, filled with the top bit.
    ShiftRightArithmetic,
    /// Right by rhs (unsigned) bits, filled with 0.
    ShiftRightLogical,
    /// The complex number of real part lhs and imaginary part rhs.
    Complex,
}

/// Which comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Equal.
    Eq,
    /// Not equal.
    Ne,
    /// Greater or equal.
    Ge,
    /// Greater.
    Gt,
    /// Less or equal.
    Le,
    /// Less.
    Lt,
}

/// How floats are ordered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Order {
    /// As IEEE 754's quiet comparisons: NaN is unordered, the zeros are equal.
    Quiet,
    /// As IEEE 754's totalOrder: -NaN < -inf < -0 < +0 < inf < NaN.
    Total,
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operation::Unary(Unary::Function(function)) => write!(f, "{function:?}"),
            Operation::Unary(unary) => write!(f, "{unary:?}"),
            Operation::Binary(binary) => write!(f, "{binary:?}"),
            Operation::Compare(direction, _) => write!(f, "comparison {direction:?}"),
            other => write!(f, "{other:?}"),
        }
    }
}
