//! Numbers: element types, float formats as data, decoding and encoding, rounding. The room imports
//! `hardware` and `paths` alone, for its loops over whole slices.

pub mod accumulation;
mod big;
pub mod block;
pub mod byte_table;
pub mod chance;
pub mod codec;
pub mod complex;
pub mod convert;
mod decimal;
pub mod definition;
pub mod double_complex;
mod double_double;
mod double_functions;
mod double_special;
pub mod element;
mod exact_arithmetic;
mod exact_comparison;
mod exact_functions;
pub mod exact_result;
mod f32_functions;
mod families;
pub mod format;
mod function_rounding;
mod function_table;
pub mod functions;
mod gamma;
pub mod integer;
mod irregular;
pub mod names;
pub mod neighbours;
pub mod number;
pub mod pairs;
pub mod policy;
pub mod random;
pub mod rational;
pub mod real;
mod rounding;
pub mod small_float_ops;
pub mod sum;
pub mod table_format;
pub mod text;
pub mod ulp;
mod vector_math;
pub mod word;

pub use accumulation::{Accumulation, Blocks, Partial, Truncation};
pub use block::{BlockElement, BlockFormat, BlockQuantizer, ScaleRule, Specials};
pub use byte_table::{ByteTable, values_of};
pub use chance::Chance;
pub use codec::{Decoder, Encoder, InCarrier, Rounder, decode, encode, is_native, round};
pub use double_double::Double;
pub use element::{ComplexPart, ElementType, QuantizedType, WordWidth};
pub use exact_arithmetic::ToInteger;
pub use exact_result::{Cause, Exact, Rounded};
pub use families::NAMED_FORMATS;
pub use format::{Carrier, FloatFormat, NanCodes, Subnormals, Zero};
pub use function_table::FunctionTable;
pub use functions::{Function, Function2};
pub use integer::IntegerType;
pub use names::{FormatError, MLIR_FORMATS};
pub use number::Number;
pub use pairs::PairConversion;
pub use policy::{ConvertPolicy, NanBits, Numerics, Policy, PolicyError, Preset};
pub use rational::Rational;
pub use small_float_ops::{NarrowBinary, NarrowOperation};
pub use text::LiteralLoss;
pub use vector_math::AT_A_TIME;
pub use word::{CarrierFloat, Code, WrappingWord};

#[cfg(test)]
mod arithmetic_tests;
#[cfg(test)]
mod double_tests;
