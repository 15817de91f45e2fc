//! Block formats, in which the elements of a block share a scale (MX, NVFP4, block floating point).
//!
//! A block of values is one scale and one element for each value. Element P stands for `P * scale`, times the
//! scale of the whole tensor if the format has one. Elements are floats, or integers read as fixed point with
//! the binary point below the highest bit beside the sign: the integer i of b bits is `i * 2^-(b - 2)`, so
//! MXINT8 reaches from -127/64 to 127/64. docs/numerics.md has the definitions.

use std::fmt;

use super::{ConvertPolicy, FloatFormat, FormatError, IntegerType};

mod quantizer;
mod rule;

pub use quantizer::largest;
pub use quantizer::{BlockQuantizer, Specials, product, tensor_scale};
pub use rule::ScaleRule;

/// How blocks of values are encoded: the format of elements and of scales, and how many elements share a
/// scale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BlockFormat {
    /// The format of the elements.
    pub element: BlockElement,
    /// The format of the scales, whose positive values are used.
    pub scale: &'static FloatFormat,
    /// How many elements share a scale. The last block along an axis may have fewer.
    pub block: usize,
    /// Whether the whole tensor has a further scale, an f32.
    pub tensor_scale: bool,
}

/// An element of a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BlockElement {
    /// A float of this format.
    Float(&'static FloatFormat),
    /// A two's complement integer of this many bits (2 to 25), the sign included: `i * 2^-(bits - 2)`.
    /// Quantizing never gives the most negative one.
    Integer {
        /// Bits, the sign included.
        bits: u32,
    },
}

/// Why a text names no block format.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BlockFormatError {
    /// The text is neither a name nor settings.
    #[error(
        "`{0}` is no block format: expected one of {known}, bfp:mantissa=5,block=16,exponent=8, or \
         element=f6E3M2FN,scale=f8E8M0FNU,block=32", known = known_names()
    )]
    Unknown(String),
    /// The text has a setting that does not exist.
    #[error(
        "a block format has no `{0}`: expected element, scale, block, tensor, mantissa, bits or exponent"
    )]
    Key(String),
    /// A setting has a value that it cannot have.
    #[error("{key}={value}: expected {expected}")]
    Value {
        /// The name of the setting.
        key: String,
        /// The value in the text.
        value: String,
        /// A description of the values that the setting can have.
        expected: &'static str,
    },
    /// A setting is missing.
    #[error("the block format lacks {0}")]
    Missing(&'static str),
    /// The text names a float format that does not exist.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// Some products lie outside the range in which f64 computes exactly.
    #[error("products of elements and scales are to lie between 2^-1000 and 2^1000")]
    Range,
}

/// A block format with a name: the name, its other names, and its settings.
#[derive(Debug)]
pub struct NamedBlockFormat {
    /// The name that is printed.
    pub name: &'static str,
    /// Other names, in lower case and without `-` and `_`.
    pub aliases: &'static [&'static str],
    pub settings: &'static str,
    /// The implementation or document that defines the format.
    pub origin: &'static str,
}

macro_rules! named {
    ($($name:literal $aliases:tt = $settings:literal, $origin:literal;)*) => {
        /// The block formats that have names.
        pub static BLOCK_FORMATS: &[NamedBlockFormat] = &[$(NamedBlockFormat {
            name: $name, aliases: &$aliases, settings: $settings, origin: $origin,
        }),*];
    };
}

named! {
    "mxfp8e5m2" [] = "element=f8E5M2,scale=f8E8M0FNU,block=32", "OCP MX v1.0";
    "mxfp8e4m3" ["mxfp8"] = "element=f8E4M3FN,scale=f8E8M0FNU,block=32", "OCP MX v1.0";
    "mxfp6e3m2" ["mxfp6"] = "element=f6E3M2FN,scale=f8E8M0FNU,block=32", "OCP MX v1.0";
    "mxfp6e2m3" [] = "element=f6E2M3FN,scale=f8E8M0FNU,block=32", "OCP MX v1.0";
    "mxfp4" ["mxfp4e2m1"] = "element=f4E2M1FN,scale=f8E8M0FNU,block=32", "OCP MX v1.0";
    "mxint8" [] = "element=i8,scale=f8E8M0FNU,block=32", "OCP MX v1.0";
    "nvfp4" ["nvfp4e2m1"] = "element=f4E2M1FN,scale=f8E4M3FN,block=16,tensor=f32", "NVIDIA";
    "msfp11" [] = "element=i3,scale=f8E8M0FNU,block=16", "Microsoft floating point";
    "msfp12" [] = "element=i4,scale=f8E8M0FNU,block=16", "Microsoft floating point";
    "msfp13" [] = "element=i5,scale=f8E8M0FNU,block=16", "Microsoft floating point";
    "msfp14" [] = "element=i6,scale=f8E8M0FNU,block=16", "Microsoft floating point";
    "msfp15" [] = "element=i7,scale=f8E8M0FNU,block=16", "Microsoft floating point";
    "msfp16" [] = "element=i8,scale=f8E8M0FNU,block=16", "Microsoft floating point";
}

fn known_names() -> String {
    BLOCK_FORMATS.iter().map(|format| format.name).collect::<Vec<_>>().join(", ")
}

impl BlockFormat {
    /// The block format of a text: a name (`mxfp4`, in any case, `-` and `_` left out), settings
    /// (`element=f6E3M2FN,scale=f8E8M0FNU,block=32`), or a name and settings on top of it
    /// (`nvfp4:block=32`, `bfp:mantissa=5,block=16,exponent=8`).
    ///
    /// `element` is a float format or `iN`; `mantissa=M` is an integer of M bits beside its sign,
    /// `bits=B` one of B bits with it; `exponent=E` is a scale 2^e with an exponent of E bits (and one
    /// code for NaN); `tensor=f32` (or `none`) says whether the tensor has a scale.
    ///
    /// # Errors
    ///
    /// [`BlockFormatError`], which names the part of the text that is neither a name nor a setting with a value in its
    /// range.
    pub fn parse(text: &str) -> Result<BlockFormat, BlockFormatError> {
        let (name, settings) = split_name(text);
        let mut parts = Parts::default();
        match name.map(normalized) {
            None => {}
            Some(name) if name == "bfp" => {
                (parts.scale, parts.block) = (Some(power_of_two(8)?), Some(16));
            }
            Some(name) => {
                let named = BLOCK_FORMATS
                    .iter()
                    .find(|format| format.name == name || format.aliases.contains(&name.as_str()));
                let unknown = || BlockFormatError::Unknown(text.to_string());
                parts.read(named.ok_or_else(unknown)?.settings)?;
            }
        }
        parts.read(settings)?;
        let missing = BlockFormatError::Missing;
        let format = BlockFormat {
            element: parts
                .element
                .ok_or(missing("its elements: element=…, mantissa=… or bits=…"))?,
            scale: parts.scale.ok_or(missing("its scales: scale=… or exponent=…"))?,
            block: parts.block.ok_or(missing("its size: block=…"))?,
            tensor_scale: parts.tensor_scale,
        };
        if format.in_range() { Ok(format) } else { Err(BlockFormatError::Range) }
    }

    /// The name of the format, if it has one.
    pub fn name(&self) -> Option<&'static str> {
        let is_self =
            |named: &&NamedBlockFormat| BlockFormat::parse(named.name).as_ref() == Ok(self);
        BLOCK_FORMATS.iter().find(is_self).map(|named| named.name)
    }

    /// Whether every scale is a power of two.
    pub fn scales_are_powers_of_two(&self) -> bool {
        self.scale.mantissa_bits == 0
    }

    /// How many bits an element takes on average, including its part of the scale.
    pub fn bits_an_element(&self) -> f64 {
        f64::from(self.element.bits()) + f64::from(self.scale.width) / self.block as f64
    }

    /// The smallest value above zero and the largest value, without a scale of the tensor.
    pub fn extremes(&self) -> [f64; 2] {
        let [smallest, largest] = [self.scale.min_positive(), self.scale.max_finite];
        [
            self.element.decode(1) * self.decode_scale(smallest),
            self.element.largest() * self.decode_scale(largest),
        ]
    }

    /// The rule for scales if none is named: [`ScaleRule::Floor`] (OCP's) if scales are powers of two, else
    /// [`ScaleRule::Nearest`] (NVIDIA's).
    pub fn default_rule(&self) -> ScaleRule {
        if self.scales_are_powers_of_two() { ScaleRule::Floor } else { ScaleRule::Nearest }
    }

    /// Whether f64 holds every product of an element, a scale and a tensor's scale without overflow
    /// or underflow.
    fn in_range(&self) -> bool {
        let (low, high) = if self.tensor_scale { (-149, 128) } else { (0, 0) };
        let quantum = match self.element {
            BlockElement::Float(format) => format.quantum_exponent(),
            BlockElement::Integer { bits } => 2 - bits as i32,
        };
        low + quantum + self.scale.quantum_exponent() >= -1000
            && high + self.element.max_exponent() + self.scale.max_exponent() <= 1000
    }
}

impl fmt::Display for BlockFormat {
    /// The text is the name, or the settings of a format without one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = self.name() {
            return f.write_str(name);
        }
        write!(f, "element={},scale={},block={}", self.element, self.scale.name, self.block)?;
        if self.tensor_scale { f.write_str(",tensor=f32") } else { Ok(()) }
    }
}

impl fmt::Display for BlockElement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BlockElement::Float(format) => f.write_str(format.name),
            BlockElement::Integer { bits } => write!(f, "i{bits}"),
        }
    }
}

impl BlockElement {
    /// How many bits an element's code has, which for an integer includes the sign.
    pub fn bits(&self) -> u32 {
        match self {
            BlockElement::Float(format) => format.width,
            BlockElement::Integer { bits } => *bits,
        }
    }

    /// The integer type that holds an integer element: the narrowest one with that many bits.
    pub fn integer_type(&self) -> Option<IntegerType> {
        match self {
            BlockElement::Float(_) => None,
            BlockElement::Integer { bits } => {
                Some(IntegerType { width: bits.next_power_of_two(), signed: true })
            }
        }
    }

    /// The largest value of an element.
    pub fn largest(&self) -> f64 {
        match self {
            BlockElement::Float(format) => format.decode(format.max_finite),
            BlockElement::Integer { bits } => 2.0 - (2.0 - *bits as f64).exp2(),
        }
    }

    /// The exponent of the largest value, which OCP calls emax.
    pub fn max_exponent(&self) -> i32 {
        match self {
            BlockElement::Float(format) => format.max_exponent(),
            BlockElement::Integer { .. } => 0,
        }
    }

    /// How many bits of the significand are behind the first one.
    pub fn mantissa_bits(&self) -> u32 {
        match self {
            BlockElement::Float(format) => format.mantissa_bits,
            BlockElement::Integer { bits } => bits - 2,
        }
    }

    /// The value of a code, of which the low bits count if the element is an integer.
    pub fn decode(&self, code: u64) -> f64 {
        match self {
            BlockElement::Float(format) => format.decode(code),
            BlockElement::Integer { bits } => {
                let integer = (code << (64 - bits)) as i64 >> (64 - bits);
                integer as f64 * (2.0 - *bits as f64).exp2()
            }
        }
    }
}

/// The name at the beginning of a text, if there is one, and the settings behind it.
fn split_name(text: &str) -> (Option<&str>, &str) {
    let text = text.trim();
    let (first, rest) = text.split_once([':', ',']).unwrap_or((text, ""));
    if first.contains('=') { (None, text) } else { (Some(first), rest) }
}

fn normalized(name: &str) -> String {
    name.trim().chars().filter(|c| !"-_".contains(*c)).flat_map(char::to_lowercase).collect()
}

/// The settings that were read so far.
#[derive(Default)]
struct Parts {
    element: Option<BlockElement>,
    scale: Option<&'static FloatFormat>,
    block: Option<usize>,
    tensor_scale: bool,
}

impl Parts {
    fn read(&mut self, settings: &str) -> Result<(), BlockFormatError> {
        let settings = settings.split(',').map(str::trim).filter(|setting| !setting.is_empty());
        settings.into_iter().try_for_each(|setting| {
            let unknown = || BlockFormatError::Unknown(setting.to_string());
            let (key, value) = setting.split_once('=').ok_or_else(unknown)?;
            self.set(key.trim(), value.trim())
        })
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), BlockFormatError> {
        let expected = |expected| {
            let (key, value) = (key.to_string(), value.to_string());
            BlockFormatError::Value { key, value, expected }
        };
        let number = || value.parse::<u32>().ok();
        match key {
            "element" => self.element = Some(element(value)?),
            "mantissa" => {
                let bits = number().filter(|bits| (1..=24).contains(bits));
                let bits = bits.ok_or_else(|| expected("1 to 24 bits beside the sign"))?;
                self.element = Some(BlockElement::Integer { bits: bits + 1 });
            }
            "bits" => {
                let bits = number().filter(|bits| (2..=25).contains(bits));
                let bits = bits.ok_or_else(|| expected("2 to 25 bits, the sign included"))?;
                self.element = Some(BlockElement::Integer { bits });
            }
            "scale" => self.scale = Some(FloatFormat::parse(value)?),
            "exponent" => {
                let bits = number().filter(|bits| (2..=10).contains(bits));
                self.scale = Some(power_of_two(bits.ok_or_else(|| expected("2 to 10 bits"))?)?);
            }
            "block" => {
                let size = value.parse().ok().filter(|size| *size >= 1 && *size <= 1 << 40);
                self.block = Some(size.ok_or_else(|| expected("a number of elements"))?);
            }
            "tensor" => match value {
                "f32" | "true" => self.tensor_scale = true,
                "none" | "false" => self.tensor_scale = false,
                _ => return Err(expected("f32 or none")),
            },
            _ => return Err(BlockFormatError::Key(key.to_string())),
        }
        Ok(())
    }
}

/// Reads the name of a float format, or `iN`.
fn element(text: &str) -> Result<BlockElement, BlockFormatError> {
    let integer = text.strip_prefix('i').and_then(|bits| bits.parse::<u32>().ok());
    match integer {
        Some(bits) if (2..=25).contains(&bits) => Ok(BlockElement::Integer { bits }),
        Some(_) => Err(BlockFormatError::Value {
            key: "element".into(),
            value: text.into(),
            expected: "an integer of 2 to 25 bits",
        }),
        None => Ok(BlockElement::Float(FloatFormat::parse(text)?)),
    }
}

/// The format of scales 2^e with this many bits for e; the code of all ones is NaN.
fn power_of_two(exponent_bits: u32) -> Result<&'static FloatFormat, FormatError> {
    FloatFormat::parse(&format!("f{exponent_bits}E{exponent_bits}M0FNU"))
}

impl FloatFormat {
    /// The code of a value rounded to nearest. A value beyond the finite ones gives the largest finite value
    /// of its sign.
    pub fn encode_saturating(&self, value: f64) -> u64 {
        let largest = self.decode(self.max_finite);
        self.encode(ConvertPolicy::COMPUTE, value.clamp(-largest, largest))
    }
}

#[cfg(test)]
mod tests;
