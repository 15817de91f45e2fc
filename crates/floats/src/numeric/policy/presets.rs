//! The presets: the rules of known implementations and documents for every conversion.
//!
//! Each is a function from the kind of the source and the target to knobs. `tests/policies` compares them
//! with the implementations themselves, by tables of `tools/tables/policy_tables.py`.

use super::super::format::{FloatFormat, NanCodes, Zero};
use super::super::names;
use super::{
    ConvertPolicy, FirstRounding, Infinity, MissingNan, MissingZero, NanBits, Negative, Overflow,
    Rounding, SourceKind,
};

macro_rules! presets {
    ($($preset:ident = $name:literal, $rule:path, $what:literal, $origin:literal;)*) => {
        /// The implementations and documents whose conversions have a name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub enum Preset {
            /// The rules of this interpreter.
            #[default]
            Standard,
            $(
                #[doc = concat!($what, ".")]
                $preset,
            )*
        }

        impl Preset {
            /// All presets, those of this interpreter first.
            pub const ALL: &[Preset] = &[Preset::Standard, $(Preset::$preset),*];

            /// The name of the preset.
            pub fn name(self) -> &'static str {
                match self {
                    Preset::Standard => "standard",
                    $(Preset::$preset => $name,)*
                }
            }

            /// A short description of the preset.
            pub fn what(self) -> &'static str {
                match self {
                    Preset::Standard => "the exact default",
                    $(Preset::$preset => $what,)*
                }
            }

            /// The source of its rules: version, function, document.
            pub fn origin(self) -> &'static str {
                match self {
                    Preset::Standard => "this document, section 2",
                    $(Preset::$preset => $origin,)*
                }
            }

            /// The policy of a conversion.
            pub(super) fn conversion(self, from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
                match self {
                    Preset::Standard => ConvertPolicy::CONVERT,
                    $(Preset::$preset => $rule(from, to),)*
                }
            }
        }
    };
}

presets! {
    Stablehlo = "stablehlo", stablehlo, "the official interpreter of StableHLO, with its faults",
        "jaxlib 0.10.2, `stablehlo.eval_module` (APFloat::convert)";
    MlDtypes = "ml_dtypes", ml_dtypes, "ml_dtypes in NumPy, so JAX's constants on the host",
        "ml_dtypes 0.6.0, `astype`";
    Xla = "xla", xla, "XLA:CPU at run time", "jaxlib 0.10.2, a compiled `convert`";
    XlaFold = "xla-fold", xla_fold, "XLA:CPU where it folds constants",
        "jaxlib 0.10.2, a compiled `convert` of a constant";
    Onnx = "onnx", onnx, "ONNX's reference Cast with saturate = 1, round_mode = up",
        "onnx 1.23.2, `onnx.reference.ops.op_cast`";
    OnnxNosat = "onnx-nosat", onnx_nosat, "ONNX's reference Cast with saturate = 0",
        "onnx 1.23.2, `onnx.reference.ops.op_cast`";
    OnnxDoc = "onnx-doc", onnx_doc, "ONNX's Cast with saturate = 1 as its document defines it",
        "the table of operator Cast: an infinite source is NaN in the FNUZ types";
    Torch = "torch", torch, "PyTorch on the host, where f8E4M3FN saturates",
        "torch 2.15.0, `headeronly/util/Float8_*.h`";
    Torch29 = "torch-2.9", torch_29, "PyTorch on the host before f8E4M3FN saturated",
        "torch 2.9.1, `headeronly/util/Float8_*.h`";
    Cuda = "cuda", cuda, "CUDA's types, which saturate; f8E8M0FNU up",
        "CUDA 12.9, `cuda_fp{8,6,4}.hpp` on the host, __NV_SATFINITE, cudaRoundPosInf";
    CudaNosat = "cuda-nosat", cuda_nosat, "CUDA's conversions without saturation",
        "CUDA 12.9, `cuda_fp{8,6,4}.hpp` on the host, __NV_NOSAT";
    P3109 = "p3109", p3109, "IEEE P3109, overflow to infinity (OvfInf)",
        "the saturation modes of the P3109 interim report";
    P3109SatPropagate = "p3109-satpropagate", p3109_sat_propagate,
        "IEEE P3109, finite overflow saturates (SatPropagate)",
        "the saturation modes of the P3109 interim report";
    P3109SatFinite = "p3109-satfinite", p3109_sat_finite,
        "IEEE P3109, everything saturates (SatFinite)",
        "the saturation modes of the P3109 interim report";
    MxRfc = "mx-rfc", mx_rfc, "the proposal of MX types for XLA, as written",
        "StableHLO RFC 20241001-microscaling-formats, openxla/xla discussion 18085";
}

impl Preset {
    /// The preset of a name.
    pub fn named(name: &str) -> Option<Preset> {
        Preset::ALL.iter().copied().find(|preset| preset.name() == name)
    }
}

const CONVERT: ConvertPolicy = ConvertPolicy::CONVERT;
const WIDE: [&FloatFormat; 3] = [&names::BF16, &names::F32, &names::F64];
const THROUGH_F32: FirstRounding = FirstRounding::Through(&names::F32);

/// The official interpreter. A NaN keeps its payload and becomes quiet. If a type has no code for a special
/// value, the code is whatever the value's fields give.
fn stablehlo(from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
    let nan = match from {
        _ if from.is(&names::F8E8M0FNU) => NanBits::PlusInfinity,
        _ if from.has_nan_at_negative_zero() && to.infinity.is_none() => NanBits::Negative,
        _ => NanBits::Quiet,
    };
    ConvertPolicy {
        nan,
        infinity: Infinity::Zero,
        missing_nan: MissingNan::SameZero,
        negative: Negative::HighBit,
        missing_zero: MissingZero::Smallest,
        ..CONVERT
    }
}

/// The package ml_dtypes. Conversions go by way of f32, except those between NumPy's own types. A NaN at -0
/// counts as negative.
fn ml_dtypes(from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
    let from_negative = from.has_nan_at_negative_zero();
    let policy = ConvertPolicy {
        missing_nan: if from_negative { MissingNan::SameZero } else { MissingNan::OppositeZero },
        nan: if from_negative { NanBits::Negative } else { NanBits::KeepSign },
        rounding: scale_rounding(to, Rounding::GuardBit),
        ..CONVERT
    };
    let numpy = [&names::F16, &names::F32, &names::F64];
    if !numpy.iter().any(|format| *to == **format) {
        return ConvertPolicy { source: THROUGH_F32, ..policy };
    }
    let widens = from.is(&names::F16) || from.is(&names::BF16) && to.is_f32();
    let nan = match from {
        _ if widens => NanBits::Keep,
        _ if *to == names::F16 && from.is_one_of(&[&names::F32, &names::F64]) => {
            NanBits::Signalling
        }
        _ if from.is_one_of(&[&names::BF16, &names::F32, &names::F64]) && *to != names::F16 => {
            NanBits::Quiet
        }
        _ => policy.nan,
    };
    ConvertPolicy { nan, ..policy }
}

/// XLA's compiled code. There is one rounding, except that integers go by way of f32. A NaN becomes what the
/// CPU's instructions make of it.
fn xla(from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
    let nan = match from {
        _ if *to == names::F8E5M2
            && matches!(from, SourceKind::Float(format) if format.width <= 16) =>
        {
            NanBits::PositiveAllOnes
        }
        _ if from.is(&names::BF16) && to.is_f32() => NanBits::Keep,
        _ if *to == names::F16 && from.is_one_of(&WIDE) => NanBits::Quiet,
        _ if from.is(&names::F16) && to.is_ieee_native() => NanBits::Quiet,
        _ if to.is_f64() && from.is_one_of(&WIDE) || from.is(&names::F64) && to.is_f32() => {
            NanBits::Quiet
        }
        _ => NanBits::KeepSign,
    };
    // XLA's instructions between f32 and f64 treat f32's subnormals as zeros
    let narrows = from.is(&names::F64) && (to.is_f32() || *to == names::BF16);
    let source = match narrows || widens_by_hardware(from, to) {
        true => FirstRounding::Flushed(&names::F32),
        false => integers_through_f32(from, to),
    };
    let missing_zero = match from {
        _ if from.is(&names::F64) => MissingZero::NanBelow,
        _ => MissingZero::Nan,
    };
    let rounding = scale_rounding(to, Rounding::GuardBit);
    ConvertPolicy { nan, rounding, source, missing_zero, ..CONVERT }
}

/// The detour by which integers go to types of fewer bits than f32: by way of f32.
fn integers_through_f32(from: SourceKind, to: &FloatFormat) -> FirstRounding {
    match from {
        SourceKind::Integer(_) if !to.is_ieee_native() && *to != names::F16 => THROUGH_F32,
        _ => FirstRounding::Direct,
    }
}

/// XLA's evaluator, which uses the types of ml_dtypes. f64 goes directly to the small types, and subnormals
/// of f32 count as zeros between f32 and f64.
fn xla_fold(from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
    let policy = ml_dtypes(from, to);
    let nan = match from {
        _ if from.is(&names::F16) && *to == names::F8E5M2 => NanBits::Quiet,
        _ if from.is(&names::F16) && to.is_f64() => NanBits::Quiet,
        _ if from.is(&names::F32) && *to == names::F16 => NanBits::KeepSign,
        _ if from.is(&names::F64) && *to == names::F16 => NanBits::KeepSign,
        _ => policy.nan,
    };
    let wide = [&names::F32, &names::BF16, &names::F16].iter().any(|format| *to == **format);
    let source = match from.is(&names::F64) && wide || widens_by_hardware(from, to) {
        true => FirstRounding::Flushed(&names::F32),
        false => integers_through_f32(from, to),
    };
    ConvertPolicy { nan, source, ..policy }
}

/// Whether an instruction converts f32 to f64, which treats subnormals as zeros in XLA.
fn widens_by_hardware(from: SourceKind, to: &FloatFormat) -> bool {
    to.is_f64() && from.is_one_of(&[&names::F32, &names::BF16])
}

/// ONNX: ml_dtypes after clamping to the type's range, for the four types that saturate; f8E8M0FNU comes from
/// the fields of an f32.
fn onnx(from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
    let policy = onnx_nosat(from, to);
    let saturating = [&names::F8E4M3FN, &names::F8E5M2, &names::F8E4M3FNUZ, &names::F8E5M2FNUZ];
    if to.zero == Zero::None {
        return ConvertPolicy { overflow: Overflow::Saturate, ..policy };
    }
    if !saturating.iter().any(|format| *to == **format) {
        return policy;
    }
    ConvertPolicy { overflow: Overflow::Saturate, infinity: Infinity::Saturate, ..policy }
}

fn onnx_nosat(from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
    let policy = ml_dtypes(from, to);
    if to.zero != Zero::None {
        return policy;
    }
    ConvertPolicy {
        rounding: Rounding::FieldUp,
        negative: Negative::Magnitude,
        missing_zero: MissingZero::Smallest,
        infinity: Infinity::Nan,
        ..policy
    }
}

fn onnx_doc(from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
    let policy = onnx(from, to);
    match to.nan {
        NanCodes::NegativeZero => ConvertPolicy { infinity: Infinity::Nan, ..policy },
        _ => policy,
    }
}

fn torch(from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
    let policy = torch_29(from, to);
    if *to != names::F8E4M3FN {
        return policy;
    }
    ConvertPolicy { overflow: Overflow::Saturate, infinity: Infinity::Saturate, ..policy }
}

/// PyTorch 2.9. Conversions go by way of f32, and each type has its own NaN.
fn torch_29(from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
    let codes = [&names::F8E5M2FNUZ, &names::F8E4M3FNUZ, &names::F8E8M0FNU];
    let nan = match from {
        _ if *to == names::F8E5M2 => NanBits::AllOnes,
        _ if *to == names::BF16 => NanBits::Canonical,
        _ if !to.is_ieee_native() => NanBits::KeepSign,
        _ if from.is_one_of(&codes) && to.is_f32() => NanBits::Signalling,
        _ if from.is(&names::BF16) && to.is_f32() => NanBits::Keep,
        _ => NanBits::Quiet,
    };
    ConvertPolicy {
        nan,
        rounding: scale_rounding(to, Rounding::GuardBit),
        negative: Negative::Magnitude,
        missing_zero: MissingZero::Smallest,
        source: if to.is_ieee_native() { FirstRounding::Direct } else { THROUGH_F32 },
        ..CONVERT
    }
}

fn cuda(from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
    let policy = cuda_nosat(from, to);
    if to.width > 8 {
        return policy;
    }
    ConvertPolicy { overflow: Overflow::Saturate, infinity: Infinity::Saturate, ..policy }
}

/// CUDA's headers without saturation: one rounding, and NaN without sign. From double, a different piece of
/// code gives another NaN.
fn cuda_nosat(from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
    let nan = match from {
        _ if from.is(&names::F64) => NanBits::Quiet,
        _ if from.is(&names::F8E8M0FNU) => NanBits::PositiveHeadOnes(7),
        _ => NanBits::PositiveHeadOnes(23),
    };
    ConvertPolicy {
        nan,
        missing_nan: MissingNan::Maximum,
        rounding: scale_rounding(to, Rounding::Up),
        negative: Negative::Magnitude,
        missing_zero: MissingZero::Smallest,
        ..CONVERT
    }
}

/// The report of IEEE P3109: one NaN without sign, and an unsigned type turns values below zero into NaN.
fn p3109(_from: SourceKind, _to: &FloatFormat) -> ConvertPolicy {
    ConvertPolicy::COMPUTE
}

fn p3109_sat_propagate(from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
    ConvertPolicy { overflow: Overflow::Saturate, ..p3109(from, to) }
}

fn p3109_sat_finite(from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
    ConvertPolicy { infinity: Infinity::Saturate, ..p3109_sat_propagate(from, to) }
}

/// The proposal of MX types. Infinities and overflow are clamped in f4, f6 and f8E8M0FNU, which is the exponent
/// field of an f32. All other types follow the default. NaN becomes -0, or with `nan=max` the maximum, since
/// the document leaves it open.
fn mx_rfc(_from: SourceKind, to: &FloatFormat) -> ConvertPolicy {
    if to.zero != Zero::None && (to.has_nan() || to.has_infinity()) {
        return CONVERT;
    }
    ConvertPolicy {
        overflow: Overflow::Saturate,
        infinity: Infinity::Saturate,
        negative: Negative::Magnitude,
        missing_zero: MissingZero::Smallest,
        rounding: scale_rounding(to, Rounding::TowardZero),
        ..CONVERT
    }
}

/// The given rounding for types without zero, and rounding to nearest even for all others.
fn scale_rounding(to: &FloatFormat, rounding: Rounding) -> Rounding {
    if to.zero == Zero::None { rounding } else { Rounding::NearestEven }
}

impl SourceKind {
    /// Whether this is a float type with its NaN at the code of -0.
    fn has_nan_at_negative_zero(self) -> bool {
        matches!(self, SourceKind::Float(format) if format.nan == NanCodes::NegativeZero)
    }

    fn is_one_of(self, formats: &[&FloatFormat]) -> bool {
        formats.iter().any(|format| self.is(format))
    }
}
