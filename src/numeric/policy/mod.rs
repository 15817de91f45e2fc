//! Policies: what a program's roundings do where the specification, or hardware, leaves a choice.
//!
//! A [`ConvertPolicy`] is the answer for one conversion, knob by knob; the codec follows it. A
//! [`Policy`] is what a user names: a [`Preset`] and knobs turned on top of it; asked about two
//! formats it gives the answer. [`Numerics`] is all that a run, or one op, does under.

use std::str::FromStr;

use super::accumulation::Accumulation;
use super::format::FloatFormat;

/// What one conversion to a float format does.
///
/// The default: to nearest, ties to even, directly from the exact value. Overflow gives infinity, NaN
/// where the type has only NaN, the largest finite value where it has neither (for an infinite source
/// too). A NaN in a type without NaN gives -0. A type without -0 takes it as +0. An unsigned type
/// turns negative values into NaN, and f8E8M0FNU zero too; what lies below its smallest value becomes
/// that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ConvertPolicy {
    /// Which NaN a NaN becomes.
    pub nan: NanBits,
    /// Which of the two neighbours of a value is taken.
    pub rounding: Rounding,
    /// What finite values become that round beyond the largest.
    pub overflow: Overflow,
    /// What an infinite source becomes.
    pub infinity: Infinity,
    /// What a NaN becomes where there is none.
    pub missing_nan: MissingNan,
    /// What values below zero become in an unsigned type.
    pub negative: Negative,
    /// What zero becomes in a type without zero.
    pub missing_zero: MissingZero,
    /// What subnormal results become.
    pub subnormals: SubnormalResults,
    /// What the source is rounded to first.
    pub source: Source,
}

/// Which NaN a NaN becomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum NanBits {
    /// The same sign and payload, left-aligned: for moving codes through a carrier and back.
    #[default]
    Keep,
    /// The same sign and payload with the first mantissa bit set, where there is a payload.
    Quiet,
    /// The canonical NaN with the same sign, where the type has NaNs of both signs: `convert`.
    KeepSign,
    /// The canonical NaN, also for an overflow that gives NaN: what operations return.
    Canonical,
    /// All bits of exponent and mantissa set, with the source's sign.
    AllOnes,
    /// All bits of exponent and mantissa set, never the sign.
    PositiveAllOnes,
    /// The canonical NaN with the sign bit set.
    Negative,
    /// No NaN: what +infinity becomes.
    PlusInfinity,
}

/// Which of the two neighbours of a value is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Rounding {
    /// The nearest; of two equally near the one with the even code (in f8E8M0FNU the larger).
    #[default]
    NearestEven,
    /// The nearest; of two equally near the one away from zero.
    NearestAway,
    /// The one nearer to zero.
    TowardZero,
    /// The larger.
    Up,
    /// The smaller.
    Down,
    /// The one farther from zero with the probability that the value has on the way to it.
    Stochastic,
    /// The nearest, of two equally near the larger; but the second value above anything larger than
    /// the first: f8E8M0FNU from the guard bit of an f32, whose subnormals hide no bit.
    GuardBit,
}

/// What finite values become that round beyond the largest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Overflow {
    /// Infinity; else NaN; else the largest finite value.
    #[default]
    Standard,
    /// The largest finite value.
    Saturate,
}

/// What an infinite source becomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Infinity {
    /// Infinity; else NaN; else the largest finite value.
    #[default]
    Standard,
    /// The largest finite value.
    Saturate,
    /// NaN, where there is one; else the largest finite value.
    Nan,
    /// Zero, where there is neither infinity nor NaN.
    Zero,
}

/// What a NaN becomes where there is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum MissingNan {
    /// -0.
    #[default]
    NegativeZero,
    /// Zero of the sign that the NaN does not have.
    OppositeZero,
    /// Zero of the NaN's sign.
    SameZero,
    /// The largest finite value, positive.
    Maximum,
}

/// What values below zero become in an unsigned type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Negative {
    /// NaN.
    #[default]
    Nan,
    /// What their magnitude becomes.
    Magnitude,
    /// What their magnitude becomes, with the highest bit of the code set.
    HighBit,
}

/// What zero becomes in a type without zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum MissingZero {
    /// NaN.
    #[default]
    Nan,
    /// The smallest value.
    Smallest,
}

/// What subnormal results become.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SubnormalResults {
    /// Themselves.
    #[default]
    Keep,
    /// Zero, with their sign.
    Flush,
}

/// What the source is rounded to first (to nearest, ties to even).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Source {
    /// Nothing: the exact value is rounded once.
    #[default]
    Direct,
    /// A format of its own, if the source is wider.
    Through(&'static FloatFormat),
}

impl ConvertPolicy {
    /// For codes that only pass through a carrier: decode, then encode, is the identity.
    pub const MOVE: ConvertPolicy = ConvertPolicy {
        nan: NanBits::Keep,
        rounding: Rounding::NearestEven,
        overflow: Overflow::Standard,
        infinity: Infinity::Standard,
        missing_nan: MissingNan::NegativeZero,
        negative: Negative::Nan,
        missing_zero: MissingZero::Nan,
        subnormals: SubnormalResults::Keep,
        source: Source::Direct,
    };
    /// For `convert` between types.
    pub const CONVERT: ConvertPolicy =
        ConvertPolicy { nan: NanBits::KeepSign, ..ConvertPolicy::MOVE };
    /// For the results of arithmetic and functions.
    pub const COMPUTE: ConvertPolicy =
        ConvertPolicy { nan: NanBits::Canonical, ..ConvertPolicy::MOVE };
}

/// The implementations and documents whose conversions have a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Preset {
    /// Ours (docs/numerics.md).
    #[default]
    Standard,
    /// The official interpreter of StableHLO, bug for bug.
    Stablehlo,
}

/// What a user names: a preset, and knobs turned on top of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Policy {
    /// Where the knobs stand before any is turned.
    pub preset: Preset,
}

impl Policy {
    /// Ours (docs/numerics.md).
    pub const STANDARD: Policy = Policy { preset: Preset::Standard };

    /// What a `convert` op to a format does.
    pub fn convert(&self, _to: &FloatFormat) -> ConvertPolicy {
        ConvertPolicy::CONVERT
    }

    /// What the rounding at the end of an arithmetic step in a format does.
    pub fn compute(&self, _to: &FloatFormat) -> ConvertPolicy {
        ConvertPolicy::COMPUTE
    }
}

/// What the numbers of a run, or of one op, are made by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Numerics {
    /// Governs `convert` ops.
    pub convert: Policy,
    /// Governs every other rounding.
    pub arithmetic: Policy,
    /// Governs sums.
    pub accumulation: Accumulation,
}

/// Why a text names no policy.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct PolicyError(pub String);

impl FromStr for Policy {
    type Err = PolicyError;

    fn from_str(text: &str) -> Result<Policy, PolicyError> {
        let preset = match text {
            "standard" => Preset::Standard,
            "stablehlo" => Preset::Stablehlo,
            _ => {
                let message = format!("there is no policy `{text}`; there are standard, stablehlo");
                return Err(PolicyError(message));
            }
        };
        Ok(Policy { preset })
    }
}

impl Numerics {
    /// Those of docs/numerics.md.
    pub const STANDARD: Numerics = Numerics {
        convert: Policy::STANDARD,
        arithmetic: Policy::STANDARD,
        accumulation: Accumulation::ELEMENT,
    };

    /// The same for conversions that are no `convert` op: they follow the policy of arithmetic.
    pub fn as_arithmetic(self) -> Numerics {
        Numerics { convert: self.arithmetic, ..self }
    }

    /// These with others named in their place. The official interpreter's conversions come with its
    /// arithmetic, unless another one is named, and the other way round.
    pub fn with(
        self,
        convert: Option<Policy>,
        arithmetic: Option<Policy>,
        accumulation: Option<Accumulation>,
    ) -> Numerics {
        let official = |policy: &Policy| policy.preset == Preset::Stablehlo;
        Numerics {
            convert: convert.or(arithmetic.filter(official)).unwrap_or(self.convert),
            arithmetic: arithmetic.or(convert.filter(official)).unwrap_or(self.arithmetic),
            accumulation: accumulation.unwrap_or(self.accumulation),
        }
    }
}
