//! Policies: what a program's roundings do where the specification, or hardware, leaves a choice.
//!
//! A [`ConvertPolicy`] is the answer for one conversion, knob by knob; the codec follows it. A
//! [`Policy`] is what a user names: a [`Preset`] and knobs turned on top of it; asked about two
//! formats it gives the answer. [`Numerics`] is all that a run, or one op, does under.

use super::accumulation::Accumulation;
use super::element::ElementType;
use super::format::{FloatFormat, Zero};
use super::number::Number;

mod presets;
mod text;

pub use presets::Preset;
pub use text::{KNOBS, Knob};

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
    /// A NaN with the source's sign and payload, left-aligned: for moving codes through a carrier and back.
    #[default]
    Keep,
    /// A NaN with the source's sign and payload and the first mantissa bit set, if the type has a payload.
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
    /// A NaN with the source's sign and payload, left-aligned, whose last bit is 1 if bits of the payload are lost.
    Signalling,
    /// This number of ones from the first mantissa bit on, never the sign.
    PositiveHeadOnes(u32),
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
    /// Up, except that all between zero and the second value goes to the second: f8E8M0FNU from the
    /// mantissa field of an f32.
    FieldUp,
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
    #[default]
    Nan,
    /// What their magnitude becomes.
    Magnitude,
    /// What their magnitude becomes, with the highest bit of the code set unless that is below half of
    /// the smallest value, or equal to it.
    HighBit,
}

/// What zero becomes in a type without zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum MissingZero {
    #[default]
    Nan,
    /// The smallest value.
    Smallest,
    /// NaN, as is all that lies between zero and the smallest value.
    NanBelow,
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
    /// This format first.
    Through(&'static FloatFormat),
    /// This format first, whose subnormals count as zeros.
    Flushed(&'static FloatFormat),
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

    /// The policy to a format within an operation, which goes through another format only if that has more
    /// bits than the result's.
    fn without_idle_source(self, to: &FloatFormat) -> ConvertPolicy {
        match self.source {
            Source::Through(middle) if middle.precision() <= to.precision() => {
                ConvertPolicy { source: Source::Direct, ..self }
            }
            _ => self,
        }
    }

    /// Whether values that a float format with infinities and NaN holds exactly stay what they are in it, except
    /// that a NaN may become another one.
    pub fn keeps_exact_values(&self) -> bool {
        self.infinity == Infinity::Standard
            && self.source == Source::Direct
            && self.subnormals == SubnormalResults::Keep
            && self.nan != NanBits::PlusInfinity
    }
}

/// What a user names: a preset, and knobs turned on top of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Policy {
    /// Where the knobs stand before any is turned.
    pub preset: Preset,
    /// The knobs that are turned.
    pub knobs: Knobs,
}

/// Knobs of a policy: those that are set stand where they are set for every pair of types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Knobs {
    /// What finite values become that round beyond the largest.
    pub overflow: Option<Overflow>,
    /// What an infinite source becomes.
    pub infinity: Option<Infinity>,
    /// What a NaN becomes where there is none.
    pub missing_nan: Option<MissingNan>,
    /// Which NaN a NaN becomes.
    pub nan_code: Option<NanBits>,
    /// What zero becomes in a type without zero.
    pub zero: Option<MissingZero>,
    /// What values below zero become in an unsigned type.
    pub negative: Option<Negative>,
    /// The rounding to a type without zero, in place of `rounding`.
    pub scale_rounding: Option<Rounding>,
    /// Which of the two neighbours of a value is taken.
    pub rounding: Option<Rounding>,
    /// What subnormal results become.
    pub subnormals: Option<SubnormalResults>,
    /// What the source is rounded to first.
    pub source: Option<Source>,
}

impl Policy {
    /// Ours (docs/numerics.md).
    pub const STANDARD: Policy = Policy { preset: Preset::Standard, knobs: Knobs::NONE };

    /// A preset with no knob turned.
    pub const fn of(preset: Preset) -> Policy {
        Policy { preset, knobs: Knobs::NONE }
    }

    /// What a conversion does to values of a kind of its own: f32 or a type that it holds.
    pub fn convert(&self, to: &FloatFormat) -> ConvertPolicy {
        self.convert_from(SourceKind::Real, to)
    }

    /// What a conversion from one element type to a float format does.
    pub fn convert_from(&self, from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
        self.knobs.over(self.preset.conversion(from, to), to)
    }

    /// The code that a code of another type becomes; `chance` as in [`FloatFormat::encode_number`].
    pub fn convert_code(
        &self,
        from: &ElementType,
        to: &FloatFormat,
        code: u64,
        chance: u32,
    ) -> u64 {
        let policy = self.convert_from(SourceKind::of(from), to);
        to.encode_number(policy, Number::of_code(from, code), chance)
    }

    /// What the conversion of an operand to the format that an operation computes in does.
    pub fn convert_operand(&self, from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
        self.convert_from(from, to).without_idle_source(to)
    }

    /// What the rounding at the end of an arithmetic step in a format does. Its NaN is canonical,
    /// unless the policy has one of its own.
    pub fn compute(&self, to: &FloatFormat) -> ConvertPolicy {
        let policy = self.convert(to).without_idle_source(to);
        match (policy.nan, self.knobs.nan_code) {
            (NanBits::Keep | NanBits::Quiet | NanBits::KeepSign, None) => {
                ConvertPolicy { nan: NanBits::Canonical, ..policy }
            }
            _ => policy,
        }
    }
}

/// What a preset may look at of the type from which it converts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SourceKind {
    /// A result, or a type about which no preset has a rule of its own.
    Real,
    /// A float type.
    Float(&'static FloatFormat),
    /// An integer type of this many bits.
    Integer(u32),
}

impl SourceKind {
    /// The kind of an element type.
    pub fn of(element: &ElementType) -> SourceKind {
        match element {
            ElementType::Float(format) => SourceKind::Float(format),
            ElementType::Boolean => SourceKind::Integer(1),
            ElementType::Integer(integer) => SourceKind::Integer(integer.width),
            ElementType::Index => SourceKind::Integer(64),
            ElementType::Complex(part) => match part.element() {
                ElementType::Float(format) => SourceKind::Float(format),
                _ => SourceKind::Real,
            },
            ElementType::Quantized(_) => SourceKind::Real,
        }
    }

    /// Whether this float type is meant.
    pub fn is(self, format: &FloatFormat) -> bool {
        matches!(self, SourceKind::Float(source) if std::ptr::eq(source, format))
    }
}

impl Knobs {
    /// Every knob as the preset has it.
    pub const NONE: Knobs = Knobs {
        overflow: None,
        infinity: None,
        missing_nan: None,
        nan_code: None,
        zero: None,
        negative: None,
        scale_rounding: None,
        rounding: None,
        subnormals: None,
        source: None,
    };

    /// A policy to a format with these knobs in place of its own.
    fn over(&self, policy: ConvertPolicy, to: &FloatFormat) -> ConvertPolicy {
        let scale_rounding = self.scale_rounding.filter(|_| to.zero == Zero::None);
        ConvertPolicy {
            nan: self.nan_code.unwrap_or(policy.nan),
            rounding: scale_rounding.or(self.rounding).unwrap_or(policy.rounding),
            overflow: self.overflow.unwrap_or(policy.overflow),
            infinity: self.infinity.unwrap_or(policy.infinity),
            missing_nan: self.missing_nan.unwrap_or(policy.missing_nan),
            negative: self.negative.unwrap_or(policy.negative),
            missing_zero: self.zero.unwrap_or(policy.missing_zero),
            subnormals: self.subnormals.unwrap_or(policy.subnormals),
            source: self.source.unwrap_or(policy.source),
        }
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

impl Numerics {
    /// Those of docs/numerics.md.
    pub const STANDARD: Numerics = Numerics {
        convert: Policy::STANDARD,
        arithmetic: Policy::STANDARD,
        accumulation: Accumulation::ELEMENT,
    };

    /// These policies for conversions that are no `convert` op, which follow the policy of arithmetic.
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
