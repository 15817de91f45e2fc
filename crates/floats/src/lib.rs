//! Float formats as data, above all the small ones: exact decoding, encoding, rounding and functions.
//!
//! A [`FloatFormat`] is a row of data, found by its name in MLIR or made from a name such as `f6E3M2` or a definition. A
//! [`Policy`](numerics::Policy) says what a conversion does where the formats leave a choice.
//!
//! ```
//! use shlo_interp_floats::FloatFormat;
//! use shlo_interp_floats::numerics::ConvertPolicy;
//!
//! let format = FloatFormat::parse("f8E4M3FN").expect("a format of MLIR");
//! assert_eq!(format.encode(ConvertPolicy::COMPUTE, 300.0), 0x79); // 288 is the nearest value
//! assert_eq!(format.decode(0x79), 288.0);
//! ```
//!
//! The modules that the documentation does not show serve the other crates of shlo-interp; their names come and go.

#[doc(hidden)]
pub mod hardware;
#[doc(hidden)]
pub mod numeric;
#[doc(hidden)]
pub mod paths;

pub use numeric::{ComplexPart, ElementType, FloatFormat, IntegerType, QuantizedType};

/// The policies of conversions, roundings and sums.
pub mod numerics {
    pub use crate::numeric::accumulation::{Accumulation, Blocks, Partial, Truncation};
    pub use crate::numeric::chance::Chance;
    pub use crate::numeric::format::{Carrier, NanCodes, Subnormals, Zero};
    pub use crate::numeric::names::FormatError;
    pub use crate::numeric::number::{Finite, Number};
    pub use crate::numeric::policy::{
        ConvertPolicy, FirstRounding, Infinity, Knobs, MissingNan, MissingZero, NanBits, Negative,
        Numerics, Overflow, Policy, PolicyError, Preset, Rounding, SourceKind, SubnormalResults,
    };
    pub use crate::numeric::table_format::{CodeTable, Ties};
    pub use crate::numeric::text::{HexError, Literal, LiteralLoss};
}

/// Formats whose elements share scales, block by block, such as MXFP4.
pub mod blocks {
    pub use crate::numeric::block::{BlockFormatError, ScaleRule, Specials};
    pub use crate::numeric::{BlockElement, BlockFormat, BlockQuantizer};
}
