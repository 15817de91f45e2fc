//! Policies: the choices of a program's roundings where the specification, or hardware, leaves one.
//!
//! A [`ConvertPolicy`] has the value of every knob for one conversion, and the codec follows it. A [`Policy`]
//! is what a user names: a [`Preset`], and knobs that replace some of its choices. It gives the
//! [`ConvertPolicy`] for a source and a target type. [`Numerics`] holds the policies of a run, or of one op.

use super::accumulation::Accumulation;
use super::element::ElementType;
use super::format::{FloatFormat, Zero};
use super::number::Number;

mod presets;
mod text;

pub use presets::Preset;
pub use text::{KNOBS, Knob};

/// The choices of one conversion to a float format.
///
/// By default a conversion rounds to nearest, ties to even, directly from the exact value. Overflow, and an
/// infinite source, give infinity, or NaN if the type has only NaN, or the largest finite value if it has
/// neither. A NaN gives -0 in a type without NaN. A -0 gives +0 in a type without -0. An unsigned type turns
/// negative values into NaN, and f8E8M0FNU also turns zero into NaN; values below its smallest one become
/// that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ConvertPolicy {
    /// The NaN that a NaN becomes.
    pub nan: NanBits,
    /// The rounding of values between two neighbours.
    pub rounding: Rounding,
    /// The result for finite values that round beyond the largest one.
    pub overflow: Overflow,
    /// The result for an infinite source.
    pub infinity: Infinity,
    /// The result for a NaN in a type without NaN.
    pub missing_nan: MissingNan,
    /// The result for values below zero in an unsigned type.
    pub negative: Negative,
    /// The result for zero in a type without zero.
    pub missing_zero: MissingZero,
    /// The result for subnormal values.
    pub subnormals: SubnormalResults,
    /// The format to which the source is rounded first.
    pub source: FirstRounding,
}

/// The NaN that a NaN becomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum NanBits {
    /// A NaN with the source's sign and payload, left-aligned, for moving codes through a carrier and back.
    #[default]
    Keep,
    /// A NaN with the source's sign and payload and the first mantissa bit set, if the type has a payload.
    Quiet,
    /// The canonical NaN with the source's sign, if the type has NaNs of both signs, as `convert` gives it.
    KeepSign,
    /// The canonical NaN, also for an overflow that gives NaN, as operations give it.
    Canonical,
    /// All bits of exponent and mantissa set, with the source's sign.
    AllOnes,
    /// All bits of exponent and mantissa set, never the sign.
    PositiveAllOnes,
    /// The canonical NaN with the sign bit set.
    Negative,
    /// A NaN with the source's sign and payload, left-aligned, whose last bit is 1 if bits of the payload are lost.
    Signalling,
    /// A NaN with this number of ones from the first mantissa bit on, and never the sign.
    PositiveHeadOnes(u32),
    /// The result for +infinity, instead of a NaN.
    PlusInfinity,
}

/// The rounding of values between two neighbours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Rounding {
    /// To the nearest; a tie goes to the even code (in f8E8M0FNU to the larger value).
    #[default]
    NearestEven,
    /// To the nearest; a tie goes away from zero.
    NearestAway,
    /// To the neighbour nearer to zero.
    TowardZero,
    /// To the larger neighbour.
    Up,
    /// To the smaller neighbour.
    Down,
    /// To the neighbour farther from zero, with a probability equal to the fraction of the way to it.
    Stochastic,
    /// To the nearest, and a tie to the larger; but anything above the first value goes at least to the
    /// second. This is f8E8M0FNU from the guard bit of an f32, whose subnormals have no hidden bit.
    GuardBit,
    /// Up, except that everything between zero and the second value goes to the second. This is f8E8M0FNU
    /// from the mantissa field of an f32.
    FieldUp,
}

/// The result for finite values that round beyond the largest one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Overflow {
    /// Infinity, or NaN if there is no infinity, or the largest finite value if there is neither.
    #[default]
    Standard,
    /// The largest finite value.
    Saturate,
}

/// The result for an infinite source.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Infinity {
    /// Infinity, or NaN if there is no infinity, or the largest finite value if there is neither.
    #[default]
    Standard,
    /// The largest finite value.
    Saturate,
    /// NaN, or the largest finite value if there is no NaN.
    Nan,
    /// Zero, if there is neither infinity nor NaN.
    Zero,
}

/// The result for a NaN in a type without NaN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum MissingNan {
    /// -0.
    #[default]
    NegativeZero,
    /// The zero of the sign that the NaN does not have.
    OppositeZero,
    /// The zero of the NaN's sign.
    SameZero,
    /// The largest finite value, which is positive.
    Maximum,
}

/// The result for values below zero in an unsigned type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Negative {
    /// The NaN of the type, or what a type without NaN gives for one.
    #[default]
    Nan,
    /// The result for the magnitude of the value.
    Magnitude,
    /// The result for the magnitude, with the highest bit of the code set unless the magnitude is at most
    /// half of the smallest value.
    HighBit,
}

/// The result for zero in a type without zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum MissingZero {
    /// The NaN of the type, or what a type without NaN gives for one.
    #[default]
    Nan,
    /// The smallest value.
    Smallest,
    /// NaN, which also stands for everything between zero and the smallest value.
    NanBelow,
}

/// The treatment of subnormal results.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SubnormalResults {
    /// They stay as they are.
    #[default]
    Keep,
    /// They become zero with their sign.
    Flush,
}

/// The format to which the source is rounded first, to nearest, ties to even.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FirstRounding {
    /// No other format: the exact value is rounded once.
    #[default]
    Direct,
    /// This format.
    Through(&'static FloatFormat),
    /// This format, in which subnormals count as zeros.
    Flushed(&'static FloatFormat),
}

impl ConvertPolicy {
    /// The policy of codes that only pass through a carrier: decoding followed by encoding is the identity.
    pub const MOVE: ConvertPolicy = ConvertPolicy {
        nan: NanBits::Keep,
        rounding: Rounding::NearestEven,
        overflow: Overflow::Standard,
        infinity: Infinity::Standard,
        missing_nan: MissingNan::NegativeZero,
        negative: Negative::Nan,
        missing_zero: MissingZero::Nan,
        subnormals: SubnormalResults::Keep,
        source: FirstRounding::Direct,
    };
    /// The policy of `convert` between types.
    pub const CONVERT: ConvertPolicy =
        ConvertPolicy { nan: NanBits::KeepSign, ..ConvertPolicy::MOVE };
    /// The policy of results of arithmetic and functions.
    pub const COMPUTE: ConvertPolicy =
        ConvertPolicy { nan: NanBits::Canonical, ..ConvertPolicy::MOVE };

    /// This policy for a format within an operation. It goes through another format only if that has more
    /// bits than the result's.
    fn without_idle_source(self, to: &FloatFormat) -> ConvertPolicy {
        match self.source {
            FirstRounding::Through(middle) if middle.precision() <= to.precision() => {
                ConvertPolicy { source: FirstRounding::Direct, ..self }
            }
            _ => self,
        }
    }

    /// Whether a value that a float format with infinities and NaN represents exactly does not change in a
    /// conversion to it, except that a NaN may become another NaN.
    pub fn keeps_exact_values(&self) -> bool {
        self.infinity == Infinity::Standard
            && self.source == FirstRounding::Direct
            && self.subnormals == SubnormalResults::Keep
            && self.nan != NanBits::PlusInfinity
    }
}

/// A policy as a user names it: a preset, and knobs that replace some of its choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Policy {
    /// The preset, which has a value for every knob.
    pub preset: Preset,
    /// The knobs that the user sets.
    pub knobs: Knobs,
}

/// The knobs that a user sets; a knob that is set has one value for every pair of types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Knobs {
    /// The result for finite values that round beyond the largest one.
    pub overflow: Option<Overflow>,
    /// The result for an infinite source.
    pub infinity: Option<Infinity>,
    /// The result for a NaN in a type without NaN.
    pub missing_nan: Option<MissingNan>,
    /// The NaN that a NaN becomes.
    pub nan_code: Option<NanBits>,
    /// The result for zero in a type without zero.
    pub zero: Option<MissingZero>,
    /// The result for values below zero in an unsigned type.
    pub negative: Option<Negative>,
    /// The rounding to a type without zero, in place of `rounding`.
    pub scale_rounding: Option<Rounding>,
    /// The rounding of values between two neighbours.
    pub rounding: Option<Rounding>,
    /// The treatment of subnormal results.
    pub subnormals: Option<SubnormalResults>,
    /// The format to which the source is rounded first.
    pub source: Option<FirstRounding>,
}

impl Policy {
    /// The policy of this interpreter (docs/numerics.md).
    pub const STANDARD: Policy = Policy { preset: Preset::Standard, knobs: Knobs::NONE };

    /// A preset with no knob set.
    pub const fn of(preset: Preset) -> Policy {
        Policy { preset, knobs: Knobs::NONE }
    }

    /// The policy of a conversion from a type about which no preset has a rule of its own.
    pub fn convert(&self, to: &FloatFormat) -> ConvertPolicy {
        self.convert_from(SourceKind::Real, to)
    }

    /// The policy of a conversion from an element type to a float format.
    pub fn convert_from(&self, from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
        self.knobs.over(self.preset.conversion(from, to), to)
    }

    /// The code that a code of another type becomes; `chance` is that of [`FloatFormat::encode_number`].
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

    /// The policy of converting an operand to the format in which an operation computes.
    pub fn convert_operand(&self, from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
        self.convert_from(from, to).without_idle_source(to)
    }

    /// The policy of rounding at the end of an arithmetic step in a format. Its NaN is canonical, unless the
    /// policy states one.
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

/// The properties of a source type that presets distinguish.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SourceKind {
    /// The type of an operation's result, or a type about which no preset has a rule of its own.
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

    /// Whether the source is this float type.
    pub fn is(self, format: &FloatFormat) -> bool {
        matches!(self, SourceKind::Float(source) if std::ptr::eq(source, format))
    }
}

impl Knobs {
    /// No knob set, so that the preset decides everything.
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

    /// A policy to a format with the choices of these knobs in place of its own.
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

/// The policies of a run, or of one op.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Numerics {
    /// The policy of `convert` ops.
    pub convert: Policy,
    /// The policy of every other rounding.
    pub arithmetic: Policy,
    /// The accumulation of sums.
    pub accumulation: Accumulation,
}

/// Why a text names no policy.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct PolicyError(pub String);

impl Numerics {
    /// The policies of docs/numerics.md.
    pub const STANDARD: Numerics = Numerics {
        convert: Policy::STANDARD,
        arithmetic: Policy::STANDARD,
        accumulation: Accumulation::ELEMENT,
    };

    /// These policies for a conversion that is not a `convert` op: it follows the policy of arithmetic.
    pub fn as_arithmetic(self) -> Numerics {
        Numerics { convert: self.arithmetic, ..self }
    }

    /// These policies, with named ones in their place. The official interpreter's conversions come with its
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
