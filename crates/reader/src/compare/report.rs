//! Descriptions of how two tensors differ, in numbers and in words.

use std::fmt::{self, Display, Formatter};

use super::rule::{Rule, complex_format};
use crate::ir::Type;
use crate::ir::elements::element_text;
use crate::ir::text::Listed;
use crate::numeric::{ElementType, FloatFormat};
use crate::tensor::index::index_at;
use crate::tensor::{Tensor, Value};

/// Why two values are not equal.
#[derive(Debug, Clone, PartialEq)]
pub enum Mismatch {
    /// The types or shapes differ.
    Types {
        /// The type of the actual value.
        actual: Box<Type>,
        /// The type of the expected value.
        expected: Box<Type>,
    },
    /// Elements differ.
    Elements(Box<Report>),
}

/// Which elements differ.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Report {
    /// How many elements there are.
    pub total: usize,
    /// How many elements differ.
    pub differing: usize,
    /// The first element that differs, in row-major order.
    pub first: Difference,
    /// The first of the elements that differ most.
    pub worst: Difference,
}

/// Two elements that differ.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Difference {
    /// The row-major position of the elements.
    pub position: usize,
    /// The size of the difference, in the measure of the rule.
    pub size: f64,
    /// The index of the elements, one number a dimension.
    pub index: Vec<usize>,
    /// The actual element: value and bits.
    pub actual: String,
    /// The expected element: value and bits.
    pub expected: String,
    /// The distance in ULP (for integers, the difference), or `None` if it has no meaning.
    pub distance: Option<u64>,
    /// Whether the distance counts ULP of floats.
    pub is_float: bool,
}

impl Mismatch {
    /// The types of two values that differ.
    pub fn types(actual: &Value, expected: &Value) -> Mismatch {
        let [actual, expected] = [actual, expected].map(|value| Box::new(Type::of(value)));
        Mismatch::Types { actual, expected }
    }
}

impl Report {
    pub(super) fn new(total: usize) -> Report {
        Report { total, ..Report::default() }
    }

    /// Counts the elements at a row-major position, whose difference has this size.
    pub(super) fn add(&mut self, position: usize, size: f64) {
        let difference = || Difference { position, size, ..Difference::default() };
        if self.differing == 0 {
            self.first = difference();
        }
        if self.differing == 0 || size > self.worst.size {
            self.worst = difference();
        }
        self.differing += 1;
    }

    /// This report, with its first and its worst difference described in words.
    pub(super) fn describe(self, actual: &Tensor, expected: &Tensor) -> Report {
        let first = self.first.describe(actual, expected);
        let worst = self.worst.describe(actual, expected);
        Report { first, worst, ..self }
    }
}

impl Difference {
    /// The difference of the elements at a row-major position, which has this size.
    pub fn at(actual: &Tensor, expected: &Tensor, position: usize, size: f64) -> Difference {
        Difference { position, size, ..Difference::default() }.describe(actual, expected)
    }

    pub(super) fn describe(self, actual: &Tensor, expected: &Tensor) -> Difference {
        let (element, other) = (actual.element(), expected.element());
        let (ours, theirs) = (actual.code(self.position), expected.code(self.position));
        Difference {
            index: index_at(actual.shape(), self.position),
            actual: value_and_bits(element, ours),
            expected: value_and_bits(other, theirs),
            distance: Rule::Bitwise.measure(element, other).distance(ours, theirs),
            is_float: matches!(element, ElementType::Float(_) | ElementType::Complex(_)),
            ..self
        }
    }
}

/// An element as its value and its bits: `1.5 (0x3E00)`.
pub fn element_at(tensor: &Tensor, position: usize) -> String {
    value_and_bits(tensor.element(), tensor.code(position))
}

/// A code as its value and its bits: `1.5 (0x3E00)`, or `(1.5, 0.0) (0x3FC00000, 0x00000000)` for a complex
/// number.
fn value_and_bits(element: &ElementType, code: u128) -> String {
    match element {
        ElementType::Float(format) => {
            format!("{} ({})", decimal(format, code as u64), bits(format.width, code))
        }
        ElementType::Complex(part) => {
            let (format, width) = complex_format(*part);
            let parts = [code & ((1 << width) - 1), code >> width];
            let [real, imag] = parts.map(|part| decimal(format, part as u64));
            let [real_bits, imag_bits] = parts.map(|part| bits(width, part));
            format!("({real}, {imag}) ({real_bits}, {imag_bits})")
        }
        other => format!("{} ({})", element_text(other, code), bits(other.bits(), code)),
    }
}

/// The value of a code as a decimal.
fn decimal(format: &FloatFormat, code: u64) -> String {
    if format.is_f32() {
        return format!("{:?}", f32::from_bits(code as u32));
    }
    format!("{:?}", format.shown(code))
}

fn bits(width: u32, code: u128) -> String {
    let digits = width.div_ceil(4) as usize;
    format!("0x{code:0digits$X}")
}

impl std::error::Error for Mismatch {}

impl Display for Mismatch {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Mismatch::Types { actual, expected } => {
                write!(f, "actual is {actual}, expected is {expected}")
            }
            Mismatch::Elements(report) => report.fmt(f),
        }
    }
}

/// The text is one line if one element differs, else a line each for the count, the first and the worst.
impl Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Report { total, differing, first, worst } = self;
        let elements = if *total == 1 { "element" } else { "elements" };
        if *differing == 1 {
            return write!(f, "1 of {total} {elements} differs: {first}");
        }
        write!(f, "{differing} of {total} {elements} differ")?;
        if first.position == worst.position {
            return write!(f, "\nfirst and worst {first}");
        }
        write!(f, "\nfirst {first}\nworst {worst}")
    }
}

impl Display for Difference {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if !self.index.is_empty() {
            write!(f, "at [{}]: ", Listed(&self.index))?;
        }
        write!(f, "actual {}, expected {}", self.actual, self.expected)?;
        match self.distance {
            Some(distance) if self.is_float => write!(f, ", {distance} ULP apart"),
            Some(distance) => write!(f, ", {distance} apart"),
            None => Ok(()),
        }
    }
}
