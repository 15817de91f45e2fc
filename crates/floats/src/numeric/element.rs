//! Element types of tensors.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use super::names::FormatError;
use super::{FloatFormat, IntegerType, names};

/// The element type of a tensor ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#types)).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ElementType {
    /// `i1`; codes are 0 and 1.
    Boolean,
    /// `i2` to `i64`, `ui2` to `ui64`; codes are zero-extended to the word.
    Integer(IntegerType),
    /// `index`: a signed 64-bit integer.
    Index,
    /// A float type; codes are the format's bits, zero-extended to the word.
    Float(&'static FloatFormat),
    /// A pair of floats, the real part in the low half of the word.
    Complex(ComplexPart),
    /// `!quant.uniform<...>`; codes are those of the storage type.
    Quantized(Arc<QuantizedType>),
}

impl ElementType {
    /// The element type that a bare name such as `i1`, `ui8` or `f8E4M3FN` is, or `None` if the name is of another kind.
    ///
    /// # Errors
    ///
    /// The name is that of a float format which cannot be computed with.
    pub fn named(name: &str) -> Result<Option<ElementType>, FormatError> {
        match name {
            "i1" => return Ok(Some(ElementType::Boolean)),
            "index" => return Ok(Some(ElementType::Index)),
            _ => {}
        }
        let unsigned = name.strip_prefix("ui");
        if let Some(digits) = unsigned.or(name.strip_prefix('i')) {
            let signed = unsigned.is_none();
            return Ok(match digits.parse() {
                Ok(width @ (2 | 4 | 8 | 16 | 32 | 64)) if !digits.starts_with(['0', '+']) => {
                    Some(ElementType::Integer(IntegerType { width, signed }))
                }
                _ => None,
            });
        }
        let is_word = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if !is_word || !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return Ok(None);
        }
        match FloatFormat::parse(name) {
            Ok(format) => Ok(Some(ElementType::Float(format))),
            Err(FormatError::NotAFloat { .. })
                if !name.starts_with(['f', 'b', 't'])
                    || !name.contains(|c: char| c.is_ascii_digit()) =>
            {
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }
}

impl FromStr for ElementType {
    type Err = FormatError;

    /// Reads the name of an element type, such as `f8E4M3FN`, `ui8` or `complex<f32>`. Quantized types have no name: a reader
    /// of MLIR types reads them.
    fn from_str(name: &str) -> Result<ElementType, FormatError> {
        match name {
            "complex<f32>" => return Ok(ElementType::Complex(ComplexPart::F32)),
            "complex<f64>" => return Ok(ElementType::Complex(ComplexPart::F64)),
            _ => {}
        }
        let named = ElementType::named(name)?;
        named.ok_or_else(|| FormatError::NotAnElementType { name: name.to_string() })
    }
}

/// The type of the parts of a complex number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ComplexPart {
    /// `complex<f32>`, in a 64-bit word.
    F32,
    /// `complex<f64>`, in a 128-bit word.
    F64,
}

/// A uniform quantized type, whose values are (code - zero point) * scale.
#[derive(Debug, Clone, PartialEq)]
pub struct QuantizedType {
    /// The integer type of the codes.
    pub storage: IntegerType,
    /// The float type of the values that codes stand for.
    pub expressed: &'static FloatFormat,
    /// The dimension along which scales and zero points vary, or `None` if there is one pair.
    pub dimension: Option<usize>,
    /// The scales: one, or one for each slice along `dimension`.
    pub scales: Vec<f64>,
    /// The zero points, as many as there are scales.
    pub zero_points: Vec<i64>,
    /// The smallest and the largest code, if the range is narrower than that of the storage type.
    pub storage_range: Option<(i128, i128)>,
}

impl QuantizedType {
    /// The smallest and the largest code.
    pub fn range(&self) -> (i128, i128) {
        self.storage_range.unwrap_or_else(|| self.storage.range())
    }

    /// The violation of a tensor of this shape that does not have a scale for each slice, if it is one. The
    /// sizes that are not known fit.
    pub fn misfit(&self, shape: &[Option<usize>]) -> Option<String> {
        let (dimension, scales) = (self.dimension?, self.scales.len());
        let Some(size) = shape.get(dimension) else {
            let rank = shape.len();
            let message = format!("rank {rank} has no dimension {dimension} to quantize along");
            return Some(format!("{message} [quantized_element_type_c12]"));
        };
        let size = size.filter(|size| *size != scales)?;
        let counted = if scales == 1 { "1 scale".into() } else { format!("{scales} scales") };
        let message = format!("{counted} for size {size} of dimension {dimension}");
        Some(format!("{message} [quantized_element_type_c13]"))
    }

    /// Whether a code of the storage type is within the range of codes.
    pub fn has_code(&self, code: u128) -> bool {
        let (low, high) = self.range();
        (low..=high).contains(&self.storage.of_code(code))
    }

    /// Whether each code stands for the same value in both types.
    pub fn same_parameters(&self, other: &QuantizedType) -> bool {
        self.expressed == other.expressed
            && self.dimension == other.dimension
            && self.scales == other.scales
            && self.zero_points == other.zero_points
    }

    /// The scale and the zero point of a slice; without a dimension there is one slice.
    pub fn parameters(&self, slice: usize) -> (f64, i64) {
        let slice = if self.dimension.is_some() { slice } else { 0 };
        (self.scales[slice], self.zero_points[slice])
    }

    /// The factor and the summand that convert codes of a slice to another type: `code * scale + zero_point`.
    pub fn merged(&self, to: &QuantizedType, slice: usize) -> (f64, f64) {
        let ((scale, point), (to_scale, to_point)) = (self.parameters(slice), to.parameters(slice));
        let merged = scale / to_scale;
        (merged, to_point as f64 - point as f64 * merged)
    }
}

impl Eq for QuantizedType {}

impl std::hash::Hash for QuantizedType {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.storage.hash(state);
        self.expressed.hash(state);
        self.dimension.hash(state);
        self.zero_points.hash(state);
    }
}

/// The machine word that holds one element's code in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum WordWidth {
    /// One byte: types of up to 8 bits.
    W8,
    /// Two bytes.
    W16,
    /// Four bytes.
    W32,
    /// Eight bytes.
    W64,
    /// Sixteen bytes: `complex<f64>`.
    W128,
}

impl ElementType {
    /// How many bits one code has: 1 for i1, 64 for index, those of both parts for complex types.
    pub fn bits(&self) -> u32 {
        match self {
            ElementType::Boolean => 1,
            ElementType::Integer(integer) => integer.width,
            ElementType::Index => 64,
            ElementType::Float(format) => format.width,
            ElementType::Complex(ComplexPart::F32) => 64,
            ElementType::Complex(ComplexPart::F64) => 128,
            ElementType::Quantized(quantized) => quantized.storage.width,
        }
    }

    /// Whether the type is a float type in which several codes have one value.
    pub fn repeats_values(&self) -> bool {
        matches!(self, ElementType::Float(format) if format.repeats_values())
    }

    /// The format of floats, or of the parts of complex numbers.
    pub fn float_format(&self) -> Option<&'static FloatFormat> {
        match self {
            ElementType::Float(format) => Some(format),
            ElementType::Complex(part) => Some(part.format()),
            _ => None,
        }
    }

    /// The type of the codes, which is the storage type of a quantized type, and else the type itself.
    pub fn stored(&self) -> ElementType {
        match self {
            ElementType::Quantized(quantized) => ElementType::Integer(quantized.storage),
            other => other.clone(),
        }
    }

    /// Whether the type is quantized along a dimension: what a code stands for depends on its position.
    pub fn is_per_axis(&self) -> bool {
        matches!(self, ElementType::Quantized(quantized) if quantized.dimension.is_some())
    }

    /// The code that zero becomes in the type, which may have no zero.
    pub fn encoded_zero(&self) -> u128 {
        match self {
            ElementType::Float(format) => format.encoded_zero().into(),
            _ => 0,
        }
    }

    /// The word that holds one code.
    pub fn word(&self) -> WordWidth {
        match self.bits() {
            0..=8 => WordWidth::W8,
            9..=16 => WordWidth::W16,
            17..=32 => WordWidth::W32,
            33..=64 => WordWidth::W64,
            _ => WordWidth::W128,
        }
    }
}

impl WordWidth {
    /// How many bytes the word has.
    pub fn bytes(self) -> usize {
        match self {
            WordWidth::W8 => 1,
            WordWidth::W16 => 2,
            WordWidth::W32 => 4,
            WordWidth::W64 => 8,
            WordWidth::W128 => 16,
        }
    }
}

impl ComplexPart {
    /// The part's float format.
    pub fn format(self) -> &'static FloatFormat {
        match self {
            ComplexPart::F32 => &names::F32,
            ComplexPart::F64 => &names::F64,
        }
    }

    /// The part's float type.
    pub fn element(self) -> ElementType {
        ElementType::Float(self.format())
    }

    /// The name of the part's float type.
    pub fn name(self) -> &'static str {
        match self {
            ComplexPart::F32 => "f32",
            ComplexPart::F64 => "f64",
        }
    }
}

impl fmt::Display for ElementType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ElementType::Boolean => write!(f, "i1"),
            ElementType::Integer(integer) => write!(f, "{integer}"),
            ElementType::Index => write!(f, "index"),
            ElementType::Float(format) => write!(f, "{}", format.name),
            ElementType::Complex(part) => write!(f, "complex<{}>", part.name()),
            ElementType::Quantized(quantized) => write!(f, "{quantized}"),
        }
    }
}

impl fmt::Display for IntegerType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.signed { "i" } else { "ui" }, self.width)
    }
}

impl fmt::Display for QuantizedType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let IntegerType { width, signed } = self.storage;
        write!(f, "!quant.uniform<{}{width}", if signed { "i" } else { "u" })?;
        if let Some((low, high)) = self.storage_range {
            write!(f, "<{low}:{high}>")?;
        }
        write!(f, ":{}", self.expressed.name)?;
        if let Some(dimension) = self.dimension {
            write!(f, ":{dimension}")?;
        }
        let pairs: Vec<String> = (self.scales.iter().zip(&self.zero_points))
            .map(|(scale, zero_point)| match zero_point {
                0 => scale_text(*scale),
                zero_point => format!("{}:{zero_point}", scale_text(*scale)),
            })
            .collect();
        match self.dimension {
            None => write!(f, ", {}>", pairs.join("")),
            Some(_) => write!(f, ", {{{}}}>", pairs.join(", ")),
        }
    }
}

/// A scale as MLIR prints it, always as a decimal and never as bits.
pub fn scale_text(scale: f64) -> String {
    let text = names::F64.mlir_text(scale.to_bits());
    if text.starts_with("0x") { format!("{scale:?}") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_what_has_no_name_is_refused() {
        for name in ["i1", "i2", "ui64", "index", "bf16", "f8E4M3FN", "f6E2M3FN", "complex<f64>"] {
            let element: ElementType = name.parse().expect("a name");
            assert_eq!(element.to_string(), name);
        }
        for wrong in
            ["i3", "ui1", "i+8", "i08", "complex<f16>", "tensor", "", "!quant.uniform<i8:f32, 0.5>"]
        {
            let error = wrong.parse::<ElementType>().expect_err("not a name").to_string();
            assert!(error.contains(wrong), "{error}");
        }
    }
}
