//! What a number is: element types, float formats as data, decode and encode, rounding.
//! Imports no other room.

pub mod accumulation;
mod big;
pub mod block;
pub mod chance;
pub mod codec;
pub mod complex;
pub mod convert;
mod decimal;
pub mod definition;
mod directed;
mod double;
pub mod element;
mod families;
pub mod format;
pub mod functions;
mod gamma;
pub mod integer;
mod irregular;
mod lanes;
pub mod lookup;
pub mod names;
pub mod narrow;
pub mod neighbours;
pub mod number;
pub mod pairs;
pub mod policy;
mod precise;
pub mod rational;
pub mod real;
mod rounding;
mod single;
pub mod sum;
pub mod table;
mod tabulated;
pub mod text;
pub mod ulp;
pub mod unrounded;
pub mod word;

pub use accumulation::{Accumulation, Blocks, Partial, Truncation};
pub use block::{BlockElement, BlockFormat, BlockQuantizer, ScaleRule, Specials};
pub use chance::Chance;
pub use codec::{
    Decoder, Encoder, InCarrier, Rounder, decode, encode, encode_by_chance, is_native, round,
    round_by_chance,
};
pub use element::{ComplexPart, ElementType, QuantizedType, WordWidth};
pub use families::NAMED_FORMATS;
pub use format::{Carrier, FloatFormat, NanCodes, Subnormals, Zero};
pub use functions::{Function, Function2};
pub use integer::IntegerType;
pub use lanes::AT_A_TIME;
pub use lookup::{Lookup, values_of};
pub use names::{FormatError, MLIR_FORMATS};
pub use narrow::{NarrowBinary, NarrowOperation};
pub use neighbours::Place;
pub use number::Number;
pub use pairs::PairConversion;
pub use policy::{ConvertPolicy, NanBits, Numerics, Policy, PolicyError, Preset, SourceKind};
pub use rational::Rational;
pub use real::Real;
pub use tabulated::Tabulated;
pub use text::{HexError, Literal, LiteralLoss};
pub use unrounded::{Cause, Exact, Rounded};
pub use word::{CarrierFloat, Code};

#[cfg(test)]
mod arithmetic_tests;
