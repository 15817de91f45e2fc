//! Rules that say which elements count as equal.

use crate::ir::elements::integer_value;
use crate::numeric::{ComplexPart, ConvertPolicy, ElementType, FloatFormat, IntegerType, names};
use crate::tensor::Tensor;

/// When two elements count as equal.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub enum Rule {
    /// The codes are equal, so the sign of zero and the code of a NaN matter.
    Codes,
    /// The codes are equal, or both are NaN.
    #[default]
    Bitwise,
    /// The values compare equal: NaN equals nothing, +0 equals -0.
    Equal,
    /// The distance in ULP is within these bounds; a NaN is 0 ULP from a NaN and infinitely far from all other values.
    Ulp {
        /// The smallest distance that is accepted.
        min: u64,
        /// The largest distance that is accepted.
        max: u64,
    },
    /// The values are equal, both are NaN, or they are finite and at most this far apart.
    Absolute(f64),
    /// The values compare equal (zeros of either sign do), both are NaN, or they are finite and within any of
    /// the tolerances.
    Within(Tolerance),
}

/// How far apart elements may be: within `max_ulp` ULP, or within `atol + rtol * |expected|`; one of both
/// suffices. Between two float types, ULP are those of the coarser one, to which the other's value is
/// rounded.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Tolerance {
    /// The largest distance in ULP; for integers, the largest difference.
    pub max_ulp: Option<u64>,
    /// The absolute part.
    pub atol: f64,
    /// The part relative to the expected element.
    pub rtol: f64,
}

impl Rule {
    /// The rule of these tolerances: bit for bit, any NaN equal to any NaN, unless a tolerance is given. A tolerance of 0
    /// counts as given.
    pub fn of(max_ulp: Option<u64>, atol: Option<f64>, rtol: Option<f64>) -> Rule {
        if max_ulp.is_none() && atol.is_none() && rtol.is_none() {
            return Rule::Bitwise;
        }
        let (atol, rtol) = (atol.unwrap_or_default(), rtol.unwrap_or_default());
        Rule::Within(Tolerance { max_ulp, atol, rtol })
    }

    /// Whether elements of equal codes always count as equal.
    pub(super) fn accepts_equal_codes(self) -> bool {
        !matches!(self, Rule::Equal | Rule::Ulp { min: 1.., .. })
    }

    /// The rule for an element of one type against one of another.
    pub(super) fn measure<'a>(
        self,
        actual: &'a ElementType,
        expected: &'a ElementType,
    ) -> Measure<'a> {
        Measure { rule: self, actual, expected }
    }
}

/// The distance of two codes of a format: how many codes lie between them, counting one of them.
///
/// Two NaNs are 0 apart. The result is `None` if exactly one value is a NaN, or if an infinity meets another
/// value.
pub fn ulp_distance(format: &FloatFormat, a: u64, b: u64) -> Option<u64> {
    Some(format.ulp_distance(a, b)).filter(|&distance| distance != u64::MAX)
}

/// A rule applied to elements of two types, which are usually equal.
pub(super) struct Measure<'a> {
    rule: Rule,
    actual: &'a ElementType,
    expected: &'a ElementType,
}

impl Measure<'_> {
    /// Whether two elements count as equal.
    pub fn accepts(&self, actual: u128, expected: u128) -> bool {
        let all_parts = |accepts: &dyn Fn(Part, Part) -> bool| {
            self.pairs(actual, expected).all(|(actual, expected)| accepts(actual, expected))
        };
        match self.rule {
            Rule::Codes => actual == expected && self.actual == self.expected,
            Rule::Bitwise => all_parts(&Part::is_bitwise),
            Rule::Equal => all_parts(&|actual, expected| actual.equals(expected)),
            Rule::Ulp { min, max } => {
                // values for which a distance has no meaning count as infinitely far apart
                let distance = self.distance(actual, expected).unwrap_or(u64::MAX);
                (min..=max).contains(&distance)
            }
            Rule::Absolute(tolerance) => all_parts(&|actual, expected| {
                actual.equals(expected)
                    || actual.is_nan() && expected.is_nan()
                    || actual.is_finite()
                        && expected.is_finite()
                        && actual.difference(expected) <= tolerance
            }),
            Rule::Within(tolerance) => {
                all_parts(&|actual, expected| actual.is_within(expected, tolerance))
            }
        }
    }

    /// The size of a difference, by which the worst pair is found: the difference under an absolute or
    /// relative rule, else the distance in ULP, or infinity if that has no meaning.
    pub fn size(&self, actual: u128, expected: u128) -> f64 {
        let by_difference = match self.rule {
            Rule::Absolute(_) => true,
            Rule::Within(tolerance) => {
                tolerance.max_ulp.is_none() && tolerance != Tolerance::default()
            }
            _ => false,
        };
        if !by_difference {
            let distance = self.distance(actual, expected);
            return distance.map_or(f64::INFINITY, |distance| distance as f64);
        }
        let differences =
            self.pairs(actual, expected).map(|(actual, expected)| actual.difference(expected));
        let larger = |a: f64, b: f64| if b.is_nan() || b > a { b } else { a };
        let size = differences.fold(0.0, larger);
        if size.is_nan() { f64::INFINITY } else { size }
    }

    /// The distance in ULP of floats (for complex numbers the larger of the parts'), or the difference of
    /// integers.
    pub fn distance(&self, actual: u128, expected: u128) -> Option<u64> {
        self.pairs(actual, expected)
            .map(|(actual, expected)| actual.distance(expected))
            .try_fold(0, |worst, distance| Some(distance?.max(worst)))
    }

    /// The numbers of two elements, in pairs.
    fn pairs(&self, actual: u128, expected: u128) -> impl Iterator<Item = (Part, Part)> + use<> {
        parts(self.actual, actual).zip(parts(self.expected, expected))
    }
}

/// The numbers that an element consists of.
fn parts(element: &ElementType, code: u128) -> impl Iterator<Item = Part> + use<> {
    const I64: IntegerType = IntegerType { width: 64, signed: true };
    const U1: IntegerType = IntegerType { width: 1, signed: false };
    let (first, second) = match element {
        ElementType::Boolean => (Part::integer(U1, code), None),
        ElementType::Integer(integer) => (Part::integer(*integer, code), None),
        ElementType::Index => (Part::integer(I64, code), None),
        ElementType::Quantized(quantized) => (Part::integer(quantized.storage, code), None),
        ElementType::Float(format) => (Part::Float(format, code as u64), None),
        ElementType::Complex(part) => {
            let (format, width) = complex_format(*part);
            let (real, imag) = ((code & ((1 << width) - 1)) as u64, (code >> width) as u64);
            (Part::Float(format, real), Some(Part::Float(format, imag)))
        }
    };
    std::iter::once(first).chain(second)
}

/// A tensor's elements as numbers; the parts of complex elements are separate numbers.
pub(super) struct Numbers<'t> {
    tensor: &'t Tensor,
    parts: usize,
}

impl Numbers<'_> {
    pub fn new(tensor: &Tensor) -> Numbers<'_> {
        let is_complex = matches!(tensor.element(), ElementType::Complex(_));
        Numbers { tensor, parts: if is_complex { 2 } else { 1 } }
    }

    /// How many numbers there are.
    pub fn count(&self) -> usize {
        self.tensor.len() * self.parts
    }

    pub fn value(&self, index: usize) -> f64 {
        self.part(index).map_or(f64::NAN, Part::value)
    }

    /// Whether the number at an index equals that of another tensor: they compare equal, or both are NaN.
    pub fn is_same(&self, index: usize, other: &Numbers<'_>) -> bool {
        let pair = self.part(index).zip(other.part(index));
        pair.is_some_and(|(ours, theirs)| ours.equals(theirs) || ours.is_nan() && theirs.is_nan())
    }

    fn part(&self, index: usize) -> Option<Part> {
        let code = self.tensor.code(index / self.parts);
        parts(self.tensor.element(), code).nth(index % self.parts)
    }
}

/// Whether elements of two types can be compared: the types are equal, or both are float types, or both
/// complex. Every value of a float type is a value of f64, so nothing is rounded to compare them.
pub(super) fn are_comparable(actual: &ElementType, expected: &ElementType) -> bool {
    use ElementType::{Complex, Float};
    actual == expected
        || matches!((actual, expected), (Float(_), Float(_)) | (Complex(_), Complex(_)))
}

/// The float type whose significand has fewer bits; if both have equally many, the type with fewer bits.
pub fn coarser(one: &'static FloatFormat, other: &'static FloatFormat) -> &'static FloatFormat {
    let key = |format: &FloatFormat| (format.mantissa_bits, format.width);
    if key(other) < key(one) { other } else { one }
}

/// The format of the parts of complex numbers, and the width of that format.
pub(super) fn complex_format(part: ComplexPart) -> (&'static FloatFormat, u32) {
    match part {
        ComplexPart::F32 => (&names::F32, 32),
        ComplexPart::F64 => (&names::F64, 64),
    }
}

/// One number: an integer, a float, or one part of a complex number.
#[derive(Clone, Copy)]
enum Part {
    Integer(i128),
    Float(&'static FloatFormat, u64),
}

impl Part {
    fn integer(ty: IntegerType, code: u128) -> Part {
        Part::Integer(integer_value(ty, code))
    }

    fn is_bitwise(self, other: Part) -> bool {
        match (self, other) {
            (Part::Float(..), Part::Float(..)) if self.is_nan() || other.is_nan() => {
                self.is_nan() && other.is_nan()
            }
            (Part::Float(ours, a), Part::Float(theirs, b)) if ours == theirs => a == b,
            (Part::Float(..), Part::Float(..)) => self.value().to_bits() == other.value().to_bits(),
            _ => self.equals(other),
        }
    }

    fn equals(self, other: Part) -> bool {
        match (self, other) {
            (Part::Integer(a), Part::Integer(b)) => a == b,
            (Part::Integer(integer), float) | (float, Part::Integer(integer)) => {
                // f64 represents every float here, but not every integer
                float.value() == integer as f64 && float.value() as i128 == integer
            }
            _ => self.value() == other.value(),
        }
    }

    fn is_within(self, expected: Part, tolerance: Tolerance) -> bool {
        let Tolerance { max_ulp, atol, rtol } = tolerance;
        if self.is_bitwise(expected) || self.equals(expected) {
            return true;
        }
        if !self.is_finite() || !expected.is_finite() {
            return false;
        }
        let near = max_ulp.zip(self.distance(expected)).is_some_and(|(max, ulp)| ulp <= max);
        let bound = atol + rtol * expected.value().abs();
        near || self.difference(expected) <= bound
    }

    fn distance(self, other: Part) -> Option<u64> {
        match (self, other) {
            (Part::Integer(a), Part::Integer(b)) => u64::try_from(a.abs_diff(b)).ok(),
            (Part::Float(ours, a), Part::Float(theirs, b)) if ours == theirs => {
                ulp_distance(ours, a, b)
            }
            (Part::Float(ours, _), Part::Float(theirs, _)) => {
                let format = coarser(ours, theirs);
                let rounded = |part: Part| format.encode(ConvertPolicy::CONVERT, part.value());
                ulp_distance(format, rounded(self), rounded(other))
            }
            _ => None,
        }
    }

    fn difference(self, other: Part) -> f64 {
        match (self, other) {
            (Part::Integer(a), Part::Integer(b)) => a.abs_diff(b) as f64,
            _ => (self.value() - other.value()).abs(),
        }
    }

    fn value(self) -> f64 {
        match self {
            Part::Integer(value) => value as f64,
            Part::Float(format, code) => format.decode(code),
        }
    }

    fn is_nan(self) -> bool {
        matches!(self, Part::Float(format, code) if format.is_nan(code))
    }

    fn is_finite(self) -> bool {
        match self {
            Part::Integer(_) => true,
            Part::Float(format, code) => format.is_finite(code),
        }
    }
}
