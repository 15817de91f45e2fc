//! The operations on elements, and the element types on which they have a meaning.
//!
//! An elementwise op of the specification is one of these operations, or a short [list](super::Steps) of them. What each
//! gives for elements of a type is said by an [`Arithmetic`](super::Arithmetic).

use std::fmt;

use smallvec::SmallVec;

use crate::numeric::{
    ComplexPart, ElementType, FloatFormat, Function, Numerics, QuantizedType, complex,
};

/// A value in a list of steps: an input, a constant or the result of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Register(pub u32);

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

/// The operation of a step; the element types are those of its registers.
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
    /// Whether the result for operands of a float or complex type is rounded by a policy (docs/numerics.md, section
    /// 19). A conversion is, unless it gives no floats.
    pub fn rounds(self, operand: &ElementType) -> bool {
        match self {
            Operation::Copy | Operation::Select | Operation::Compare(..) => false,
            Operation::Convert => true,
            Operation::Unary(Unary::Abs) => matches!(operand, ElementType::Complex(_)),
            Operation::Unary(unary) => !matches!(
                unary,
                Unary::Negate
                    | Unary::Real
                    | Unary::Imag
                    | Unary::IsFinite
                    | Unary::ReducePrecision { .. }
            ),
            Operation::Binary(binary) => !matches!(
                binary,
                Binary::Maximum | Binary::Minimum | Binary::NextAfter | Binary::Complex
            ),
        }
    }

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
    /// The remainder of the quotient toward zero, with the dividend's sign.
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

/// The element type of the result of a step with one operand; `None` if the step has no meaning on such elements.
pub fn unary_type(unary: Unary, element: &ElementType) -> Option<ElementType> {
    let has_meaning = match element {
        ElementType::Boolean => unary == Unary::Not,
        ElementType::Integer(_) | ElementType::Index => matches!(
            unary,
            Unary::Abs
                | Unary::Negate
                | Unary::Sign
                | Unary::Not
                | Unary::Popcnt
                | Unary::CountLeadingZeros
        ),
        ElementType::Float(_) => !matches!(
            unary,
            Unary::Not
                | Unary::Popcnt
                | Unary::CountLeadingZeros
                | Unary::Square
                | Unary::AsinAcosKernel
        ),
        ElementType::Complex(_) => match unary {
            Unary::Function(function) => complex::function(function).is_some(),
            _ => matches!(
                unary,
                Unary::Abs
                    | Unary::Negate
                    | Unary::Sign
                    | Unary::Real
                    | Unary::Imag
                    | Unary::Square
                    | Unary::AsinAcosKernel
            ),
        },
        ElementType::Quantized(_) => false,
    };
    has_meaning.then(|| match (unary, element) {
        (Unary::IsFinite, _) => ElementType::Boolean,
        (Unary::Abs | Unary::Real | Unary::Imag, ElementType::Complex(part)) => part.element(),
        _ => element.clone(),
    })
}

/// The element type of the result of a step with two operands of one type; `None` if the step has no meaning on
/// such elements.
pub fn binary_type(binary: Binary, element: &ElementType) -> Option<ElementType> {
    let is_of_bits = matches!(binary, Binary::And | Binary::Or | Binary::Xor);
    let is_of_floats =
        matches!(binary, Binary::Atan2 | Binary::NextAfter | Binary::Polygamma | Binary::Zeta);
    let is_shift = matches!(
        binary,
        Binary::ShiftLeft | Binary::ShiftRightArithmetic | Binary::ShiftRightLogical
    );
    let is_extremum = matches!(binary, Binary::Maximum | Binary::Minimum);
    let has_meaning = match element {
        ElementType::Boolean => {
            is_of_bits || is_extremum || matches!(binary, Binary::Add | Binary::Multiply)
        }
        ElementType::Integer(_) | ElementType::Index => !is_of_floats && binary != Binary::Complex,
        ElementType::Float(format) if binary == Binary::Complex => return complex_of(format),
        ElementType::Float(_) => !is_of_bits && !is_shift && binary != Binary::MultiplyHigh,
        ElementType::Complex(_) => {
            is_extremum
                || matches!(binary, Binary::Add | Binary::Subtract | Binary::Multiply)
                || matches!(binary, Binary::Divide | Binary::Power | Binary::Atan2)
        }
        ElementType::Quantized(_) => is_extremum || binary == Binary::Add,
    };
    has_meaning.then(|| element.clone())
}

/// The complex type whose parts have a format, if there is one.
fn complex_of(format: &FloatFormat) -> Option<ElementType> {
    match (format.is_f32(), format.is_f64()) {
        (true, _) => Some(ElementType::Complex(ComplexPart::F32)),
        (_, true) => Some(ElementType::Complex(ComplexPart::F64)),
        _ => None,
    }
}

/// Whether elements of one type can be converted to another by one step. A quantized type is converted from and to
/// its expressed type, to a quantized type of that expressed type that is not quantized along another dimension, and
/// to an integer type, which gives the distances of codes from the zero point.
pub fn can_convert(from: &ElementType, to: &ElementType) -> bool {
    match (from, to) {
        (ElementType::Quantized(from), ElementType::Quantized(to)) => can_requantize(from, to),
        (ElementType::Quantized(_), ElementType::Integer(_)) => true,
        (ElementType::Quantized(quantized), ElementType::Float(format))
        | (ElementType::Float(format), ElementType::Quantized(quantized)) => {
            quantized.expressed == *format
        }
        (ElementType::Quantized(_), _) | (_, ElementType::Quantized(_)) => false,
        _ => true,
    }
}

fn can_requantize(from: &QuantizedType, to: &QuantizedType) -> bool {
    let along_one = match (from.dimension, to.dimension) {
        (Some(from), Some(to)) => from == to,
        _ => true,
    };
    from.expressed == to.expressed && along_one
}
