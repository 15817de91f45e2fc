//! Decoding, encoding and rounding, each by one branch-free loop whose constants come from the format.
//!
//! Decoding is exact. Encoding and rounding go from the carrier to the format in one step, so no value is
//! rounded twice. For rounding to nearest with ties to even, a [`ConvertPolicy`] decides once for a slice
//! what becomes of values that the format does not have, and these results are constants of the loop. Other
//! policies encode element by element, by [`FloatFormat::encode_number`].

use super::format::{Carrier, FloatFormat, NanCodes, Subnormals, Zero};
use super::number::Number;
use super::policy::{
    ConvertPolicy, FirstRounding, Infinity, MissingZero, NanBits, Negative, Rounding,
    SubnormalResults,
};
use super::rounding::Signed;
use super::word::{Bits, CarrierFloat, Code, WrappingWord};
use crate::by_level;
use crate::hardware::cpu;
use crate::paths::{self, Path};

mod finite_fast_path;
mod powers;

use finite_fast_path::Ordinary;
use powers::Powers;

/// Decodes codes of a format to its values, which is exact if they are values of the carrier.
///
/// Every value of every format is an f64; [`FloatFormat::fits_f32`] says whether every value is an f32; if
/// not, decoding to f32 rounds. The slices have equal lengths.
#[inline]
pub fn decode<C: Code, F: CarrierFloat>(format: &FloatFormat, codes: &[C], values: &mut [F]) {
    debug_assert_eq!(codes.len(), values.len());
    if format.is_irregular() {
        for (value, code) in values.iter_mut().zip(codes) {
            *value = F::narrow(format.decode_by_definition(code.to_u64()));
        }
    } else if is_native::<F>(format) {
        cpu::dispatch(|| {
            for (value, code) in values.iter_mut().zip(codes) {
                *value = F::of_bits(F::Bits::of_code(*code));
            }
        });
    } else if let Some(shift) = upper_part::<F>(format) {
        cpu::dispatch(|| {
            for (value, code) in values.iter_mut().zip(codes) {
                *value = F::of_bits(F::Bits::of_code(*code) << shift);
            }
        });
    } else if let Some(decoder) = Decoder::<F>::new(format) {
        decode_all(decoder, codes, values);
    } else {
        let wide = Decoder::<f64>::new(format);
        for (value, code) in values.iter_mut().zip(codes) {
            *value = F::narrow(decode_wide(&wide, code.to_u64()));
        }
    }
}

/// Encodes carrier values into codes of a format, rounding once. The slices have equal lengths.
///
/// Stochastic rounding needs random bits, which this function does not have: it rounds to nearest instead.
#[inline]
pub fn encode<C: Code, F: CarrierFloat>(
    format: &FloatFormat,
    policy: ConvertPolicy,
    values: &[F],
    codes: &mut [C],
) {
    Encoder::new(format, policy).run(values, codes);
}

/// The encoding of [`encode`] for a format and a policy, prepared for repeated use.
#[derive(Debug, Clone, Copy)]
pub struct Encoder<'f, F: CarrierFloat> {
    format: &'f FloatFormat,
    policy: ConvertPolicy,
    way: Way<(Rounder<F>, Option<Ordinary<F>>), (Option<Rounder<f64>>, Option<Powers<F>>)>,
}

/// The way in which values of a carrier become values of a format.
#[derive(Debug, Clone, Copy)]
enum Way<Loop, Wide> {
    /// The bits of the carrier are those of the format.
    Native,
    /// By a loop whose constants come from the format.
    Loop(Loop),
    /// By way of f64, to which values are widened and whose normal numbers cover the format.
    Wide(Wide),
    /// Element by element, as the specification of rounding does.
    Exactly,
}

impl<'f, F: CarrierFloat> Encoder<'f, F> {
    /// An encoder of values of a carrier.
    pub fn new(format: &'f FloatFormat, policy: ConvertPolicy) -> Encoder<'f, F> {
        let Some(policy) = constant::<F>(format, policy) else {
            return Encoder { format, policy, way: Way::Exactly };
        };
        let way = if is_native::<F>(format) {
            Way::Native
        } else if let Some(rounder) = Rounder::<F>::to_codes(format, policy) {
            Way::Loop((rounder, Ordinary::of(&rounder, format)))
        } else {
            Way::Wide((Rounder::<f64>::to_codes(format, policy), Powers::of(format)))
        };
        Encoder { format, policy, way }
    }

    /// Encodes carrier values into codes of the format. The slices have equal lengths.
    #[inline]
    pub fn run<C: Code>(&self, values: &[F], codes: &mut [C]) {
        debug_assert_eq!(codes.len(), values.len());
        let policy = self.policy;
        match &self.way {
            Way::Native => cpu::dispatch(|| {
                for (code, value) in codes.iter_mut().zip(values) {
                    *code = C::from_u64(native_nan(policy, *value).bits().to_u64());
                }
            }),
            Way::Loop((rounder, Some(ordinary))) => {
                paths::note(Path::FiniteFastPath);
                finite_fast_path::encode_all(ordinary, rounder, values, codes);
            }
            Way::Loop((rounder, None)) => encode_all(rounder, values, codes),
            Way::Wide((rounder, powers)) => {
                let encode = |value: F| encode_wide(rounder, policy, value.widen());
                match powers {
                    Some(powers) => {
                        paths::note(Path::FiniteFastPath);
                        powers::encode_all(powers, values, codes, encode);
                    }
                    None => {
                        for (code, value) in codes.iter_mut().zip(values) {
                            *code = C::from_u64(encode(*value));
                        }
                    }
                }
            }
            Way::Exactly => encode_exactly(self.format, policy, values, codes, |_| HALF_CHANCE),
        }
    }
}

/// The random bits with which stochastic rounding gives the nearest value, ties toward zero.
const HALF_CHANCE: u32 = 1 << 31;

/// Encodes element by element, as the specification of rounding does.
#[cold]
fn encode_exactly<C: Code, F: CarrierFloat>(
    format: &FloatFormat,
    policy: ConvertPolicy,
    values: &[F],
    codes: &mut [C],
    chance: impl Fn(usize) -> u32,
) {
    for (index, (code, value)) in codes.iter_mut().zip(values).enumerate() {
        let number = Number::from_f64(value.widen());
        *code = C::from_u64(format.encode_number(policy, number, chance(index)));
    }
}

/// Rounds element by element, as the specification of rounding does.
#[cold]
fn round_exactly<F: CarrierFloat>(
    format: &FloatFormat,
    policy: ConvertPolicy,
    values: &mut [F],
    chance: impl Fn(usize) -> u32,
) {
    for (index, value) in values.iter_mut().enumerate() {
        let number = Number::from_f64(value.widen());
        let code = format.encode_number(policy, number, chance(index));
        *value = F::narrow(format.decode(code));
    }
}

/// The policy, if its results between this carrier and the format are constants.
#[inline]
fn constant<F: CarrierFloat>(format: &FloatFormat, policy: ConvertPolicy) -> Option<ConvertPolicy> {
    let source = match policy.source {
        // every f32 is a value of f32, and every carrier value is a value of f64, so the detour changes
        // nothing
        FirstRounding::Through(middle) if middle.is_f64() || is_native::<F>(middle) => {
            FirstRounding::Direct
        }
        source => source,
    };
    let native = !(is_native::<F>(format) || format.is_f64())
        || policy.infinity == Infinity::Standard
            && matches!(policy.nan, NanBits::Keep | NanBits::KeepSign | NanBits::Canonical);
    let constant = source == FirstRounding::Direct
        && policy.nan != NanBits::Signalling
        && policy.missing_zero != MissingZero::NanBelow
        && !format.is_irregular()
        && policy.rounding == Rounding::NearestEven
        && policy.subnormals == SubnormalResults::Keep
        && (format.signed || policy.negative != Negative::HighBit);
    (constant && native).then_some(ConvertPolicy { source, ..policy })
}

/// Rounds carrier values to the format, and leaves the results (with the format's NaNs, infinities and
/// largest values) in the carrier, as `encode` followed by `decode` would give them.
///
/// Stochastic rounding needs random bits, which this function does not have: it rounds to nearest instead.
#[inline]
pub fn round<F: CarrierFloat>(format: &FloatFormat, policy: ConvertPolicy, values: &mut [F]) {
    InCarrier::new(format, policy).run(values);
}

/// The rounding of [`round`] for a format and a policy, prepared for repeated use.
#[derive(Debug, Clone, Copy)]
pub struct InCarrier<'f, F: CarrierFloat> {
    format: &'f FloatFormat,
    policy: ConvertPolicy,
    way: Way<(Rounder<F>, Option<Ordinary<F>>), (Option<Rounder<f64>>, Option<Decoder<f64>>)>,
}

impl<'f, F: CarrierFloat> InCarrier<'f, F> {
    /// A rounding of values of a carrier.
    pub fn new(format: &'f FloatFormat, policy: ConvertPolicy) -> InCarrier<'f, F> {
        let Some(policy) = constant::<F>(format, policy) else {
            return InCarrier { format, policy, way: Way::Exactly };
        };
        let way = if is_native::<F>(format) {
            Way::Native
        } else if let Some(rounder) = Rounder::<F>::in_carrier(format, policy) {
            Way::Loop((rounder, Ordinary::of(&rounder, format)))
        } else {
            Way::Wide((Rounder::<f64>::to_codes(format, policy), Decoder::<f64>::new(format)))
        };
        InCarrier { format, policy, way }
    }

    pub fn policy(&self) -> ConvertPolicy {
        self.policy
    }

    /// Rounds carrier values to the format.
    #[inline]
    pub fn run(&self, values: &mut [F]) {
        let policy = self.policy;
        match &self.way {
            Way::Native => round_native(policy, values),
            Way::Loop((rounder, Some(ordinary))) => {
                paths::note(Path::FiniteFastPath);
                finite_fast_path::round_all(ordinary, rounder, values);
            }
            Way::Loop((rounder, None)) => round_all(rounder, values),
            Way::Wide((rounder, decoder)) => {
                for value in values {
                    let code = encode_wide(rounder, policy, value.widen());
                    *value = F::narrow(decode_wide(decoder, code));
                }
            }
            Way::Exactly => round_exactly(self.format, policy, values, |_| HALF_CHANCE),
        }
    }
}

by_level! {
    fn decode_all[C: Code, F: CarrierFloat](decoder: Decoder<F>, codes: &[C], values: &mut [F]) {
        for (value, code) in values.iter_mut().zip(codes) {
            *value = decoder.decode(F::Bits::of_code(*code));
        }
    }

    fn encode_all[C: Code, F: CarrierFloat](encoder: &Rounder<F>, values: &[F], codes: &mut [C]) {
        for (code, value) in codes.iter_mut().zip(values) {
            *code = C::from_u64(encoder.encode(*value).to_u64());
        }
    }

    fn round_all[F: CarrierFloat](rounder: &Rounder<F>, values: &mut [F]) {
        for value in values {
            *value = rounder.round(*value);
        }
    }
}

impl FloatFormat {
    /// The exact value of a code.
    #[inline]
    pub fn decode(&self, code: u64) -> f64 {
        if self.is_irregular() {
            return self.decode_by_definition(code);
        }
        decode_wide(&Decoder::<f64>::new(self), code)
    }

    /// The code of a value, rounded once.
    #[inline]
    pub fn encode(&self, policy: ConvertPolicy, value: f64) -> u64 {
        match constant::<f64>(self, policy) {
            Some(policy) => encode_wide(&Rounder::<f64>::to_codes(self, policy), policy, value),
            None => self.encode_number(policy, Number::from_f64(value), HALF_CHANCE),
        }
    }

    /// A value rounded to the format.
    #[inline]
    pub fn round(&self, policy: ConvertPolicy, value: f64) -> f64 {
        self.decode(self.encode(policy, value))
    }

    /// The code of 1, or of a rounded 1 if the format lacks it.
    pub fn one_code(&self) -> u64 {
        self.encode(ConvertPolicy::COMPUTE, 1.0)
    }

    /// The code of a source's zero: +0, or the code that zero becomes in a type without it (NaN in
    /// f8E8M0FNU).
    pub fn encoded_zero(&self) -> u64 {
        self.encode(ConvertPolicy::COMPUTE, 0.0)
    }
}

/// Decodes by way of f64; if there is no decoder, the format is f64 itself.
#[inline(always)]
fn decode_wide(decoder: &Option<Decoder<f64>>, code: u64) -> f64 {
    match decoder {
        Some(decoder) => decoder.decode(code),
        None => f64::from_bits(code),
    }
}

/// Encodes by way of f64; if there is no encoder, the format is f64 itself.
#[inline(always)]
fn encode_wide(encoder: &Option<Rounder<f64>>, policy: ConvertPolicy, value: f64) -> u64 {
    match encoder {
        Some(encoder) => encoder.encode(value),
        None => native_nan(policy, value).to_bits(),
    }
}

/// Whether codes of the format are the bits of the carrier.
pub fn is_native<F: CarrierFloat>(format: &FloatFormat) -> bool {
    match F::MANTISSA_BITS {
        23 => format.is_f32(),
        _ => format.is_f64(),
    }
}

/// How far codes are shifted to be bits of the carrier, if the carrier has the format's exponents and special
/// values and only more mantissa bits, as f32 has for bf16.
pub(super) fn upper_part<F: CarrierFloat>(format: &FloatFormat) -> Option<u32> {
    let shift = F::MANTISSA_BITS.checked_sub(format.mantissa_bits)?;
    let same = format.width + shift == F::Bits::WIDTH
        && format.bias == F::BIAS
        && format.signed
        && format.has_ieee_specials()
        && format.zero == Zero::Signed
        && format.subnormals == Subnormals::Gradual;
    same.then_some(shift)
}

#[inline]
fn round_native<F: CarrierFloat>(policy: ConvertPolicy, values: &mut [F]) {
    if policy.nan != NanBits::Keep {
        cpu::dispatch(|| {
            for value in values {
                *value = native_nan(policy, *value);
            }
        });
    }
}

/// The value, or the NaN that the policy makes of it.
#[inline(always)]
fn native_nan<F: CarrierFloat>(policy: ConvertPolicy, value: F) -> F {
    let sign = match policy.nan {
        NanBits::KeepSign => value.bits() & sign_bit::<F>(),
        _ => F::Bits::ZERO,
    };
    let is_nan = value.bits() & !sign_bit::<F>() > infinity_bits::<F>();
    if is_nan && policy.nan != NanBits::Keep { F::of_bits(quiet_nan::<F>() | sign) } else { value }
}

/// The decoding of a format, as constants of a branch-free loop.
#[derive(Debug, Clone, Copy)]
pub struct Decoder<F: CarrierFloat> {
    magnitude_mask: F::Bits,
    sign_bit: F::Bits,
    sign_shift: u32,
    /// The shift from the format's mantissa to the carrier's.
    shift: u32,
    /// The difference of the biases, which is added to the bits of a normal number.
    rebias: F::Bits,
    /// The bits that are put before a subnormal's mantissa, and whose value is then subtracted.
    subnormal_one: F::Bits,
    min_normal: F::Bits,
    max_finite: F::Bits,
    /// The carrier's bits for every code above the finite ones.
    special: F::Bits,
    payload: F::Bits,
    /// A code that the loop treats separately, and its value: -0 in a signed format, and NaN in an unsigned
    /// one.
    apart: F::Bits,
    apart_value: F::Bits,
}

impl<F: CarrierFloat> Decoder<F> {
    /// A decoder of a format, or `None` if the carrier's normal numbers do not cover the format, or the format is the
    /// carrier itself.
    pub fn new(format: &FloatFormat) -> Option<Self> {
        if !covers::<F>(format) {
            return None;
        }
        let rebias = exponent::<F>(-format.bias);
        let has_payload = format.has_ieee_specials();
        let (apart, apart_value) = match (format.nan, format.zero) {
            (NanCodes::NegativeZero, _) => (format.sign_bit(), quiet_nan::<F>()),
            (NanCodes::AboveFinite, _) if !format.signed && !has_payload => {
                (format.encoded_nan(), quiet_nan::<F>())
            }
            (_, Zero::Signed) => (format.sign_bit(), sign_bit::<F>()),
            (_, Zero::PositiveOnly) => (format.sign_bit(), F::Bits::ZERO),
            (_, Zero::None) => (format.sign_bit(), rebias),
        };
        Some(Decoder {
            magnitude_mask: F::Bits::of_code(format.magnitude_mask()),
            sign_bit: F::Bits::of_code(format.sign_bit()),
            sign_shift: F::Bits::WIDTH - format.width,
            shift: F::MANTISSA_BITS - format.mantissa_bits,
            rebias,
            subnormal_one: exponent::<F>(1 - format.bias),
            min_normal: F::Bits::of_code(format.min_normal()),
            max_finite: F::Bits::of_code(format.max_finite),
            special: match format.has_infinity() {
                true => infinity_bits::<F>(),
                false => quiet_nan::<F>(),
            },
            payload: if has_payload { mantissa_mask::<F>() } else { F::Bits::ZERO },
            apart: F::Bits::of_code(apart),
            apart_value,
        })
    }

    /// The value of a code.
    #[inline(always)]
    pub fn decode(&self, code: F::Bits) -> F {
        let magnitude = code & self.magnitude_mask;
        let aligned = magnitude << self.shift;
        let normal = aligned.plus(self.rebias);
        let subnormal =
            F::of_bits(aligned.plus(self.subnormal_one)) - F::of_bits(self.subnormal_one);
        let mut bits = normal;
        if magnitude < self.min_normal {
            bits = subnormal.bits();
        }
        if magnitude > self.max_finite {
            bits = self.special | (aligned & self.payload);
        }
        bits = bits | ((code & self.sign_bit) << self.sign_shift);
        if code == self.apart {
            bits = self.apart_value;
        }
        F::of_bits(bits)
    }
}

/// The rounding of a format, as constants of a branch-free loop. Special values are codes if it encodes, and
/// bits of the carrier if it rounds in the carrier.
#[derive(Debug, Clone, Copy)]
pub struct Rounder<F: CarrierFloat> {
    /// The shift from the carrier's mantissa to the format's.
    shift: u32,
    /// Just under half of the last place that is kept.
    below_half: F::Bits,
    /// A mask for the last place: 1, or 0 with `ties_up`.
    even: F::Bits,
    ties_up: F::Bits,
    /// The carrier's bits of the format's smallest normal value.
    min_normal: F::Bits,
    /// The number that is added to a subnormal so that the last place of the sum is the format's quantum.
    quantum_aligner: F,
    /// All ones if the format has subnormals.
    subnormal_mask: F::Bits,
    /// The number that is subtracted from the carrier's exponent, at the position that the exponent has in a
    /// code.
    rebias: F::Bits,
    sign_shift: u32,
    sign_bit: F::Bits,
    special: Specials<F::Bits>,
}

/// The codes for values that the format does not have.
#[derive(Debug, Clone, Copy)]
struct Specials<W> {
    max_finite: W,
    overflow: Signed<W>,
    infinity: Signed<W>,
    nan: Signed<W>,
    /// The bits of a NaN's payload that are kept, and the bit that is set if they are all zero.
    payload: W,
    quiet: W,
    zero: Signed<W>,
    /// The code for sources below zero in an unsigned format.
    negative: W,
    /// The carrier's sign bit if the format is unsigned, else 0.
    refused_sign: W,
}

impl<F: CarrierFloat> Rounder<F> {
    /// A rounder that gives codes, or `None` if the carrier's normal numbers do not cover the format's.
    fn to_codes(format: &FloatFormat, policy: ConvertPolicy) -> Option<Self> {
        covers::<F>(format).then(|| {
            Self::new(format, F::Bits::of_code(format.sign_bit()), {
                Specials::new(format, policy)
            })
        })
    }

    /// A rounder that gives carrier values, or `None` if the carrier does not cover the format or the policy needs more than
    /// constants.
    pub fn in_carrier(format: &FloatFormat, policy: ConvertPolicy) -> Option<Self> {
        let policy = constant::<F>(format, policy)?;
        let decoder = Decoder::<F>::new(format)?;
        let codes = Specials::new(format, policy);
        let special = codes.decoded(&decoder, F::MANTISSA_BITS - format.mantissa_bits);
        let sign = if format.signed { sign_bit::<F>() } else { F::Bits::ZERO };
        Some(Rounder { sign_shift: 0, ..Self::new(format, sign, special) })
    }

    fn new(format: &FloatFormat, sign_bit: F::Bits, special: Specials<F::Bits>) -> Self {
        let shift = F::MANTISSA_BITS - format.mantissa_bits;
        let one = F::Bits::ONE;
        let ties_up = format.mantissa_bits == 0;
        let aligner_exponent = format.quantum_exponent() + F::MANTISSA_BITS as i32;
        Rounder {
            shift,
            below_half: (one << (shift - 1)).minus(one),
            even: if ties_up { F::Bits::ZERO } else { one },
            ties_up: if ties_up { one } else { F::Bits::ZERO },
            min_normal: exponent::<F>(format.min_exponent()),
            quantum_aligner: F::of_bits(exponent::<F>(aligner_exponent)),
            subnormal_mask: match format.subnormals {
                Subnormals::Normal => F::Bits::ZERO,
                _ => !F::Bits::ZERO,
            },
            rebias: exponent::<F>(-format.bias) >> shift,
            sign_shift: F::Bits::WIDTH - format.width,
            sign_bit,
            special,
        }
    }

    #[inline(always)]
    fn encode(&self, value: F) -> F::Bits {
        let magnitude = value.bits() & !sign_bit::<F>();
        let normal = (self.nearest(magnitude) >> self.shift).minus(self.rebias);
        let aligned = F::of_bits(magnitude) + self.quantum_aligner;
        let subnormal = aligned.bits().minus(self.quantum_aligner.bits()) & self.subnormal_mask;
        let mut result = normal;
        if magnitude < self.min_normal {
            result = subnormal;
        }
        self.with_specials(value, result, magnitude >> self.shift)
    }

    /// A carrier value rounded to the format, by a rounder from [`Rounder::in_carrier`].
    #[inline(always)]
    pub fn round(&self, value: F) -> F {
        let magnitude = value.bits() & !sign_bit::<F>();
        F::of_bits(self.with_specials(value, self.rounded(magnitude), magnitude))
    }

    /// A carrier value rounded to the format, and whether another value of its sign rounds to the same
    /// magnitude.
    #[inline(always)]
    pub fn round_both(&self, value: F, other: F) -> (F, bool) {
        let magnitude = value.bits() & !sign_bit::<F>();
        let rounded = self.rounded(magnitude);
        let is_same = rounded == self.rounded(other.bits() & !sign_bit::<F>());
        (F::of_bits(self.with_specials(value, rounded, magnitude)), is_same)
    }

    /// A magnitude rounded in the carrier.
    #[inline(always)]
    fn rounded(&self, magnitude: F::Bits) -> F::Bits {
        let dropped = self.below_half.plus(self.below_half).plus(F::Bits::ONE);
        let normal = self.nearest(magnitude) & !dropped;
        let aligned = F::of_bits(magnitude) + self.quantum_aligner;
        let subnormal = aligned - self.quantum_aligner;
        if magnitude < self.min_normal {
            (subnormal.bits() & self.subnormal_mask) | (self.min_normal & !self.subnormal_mask)
        } else {
            normal
        }
    }

    /// The magnitude plus so much that dropping the low bits rounds it to nearest, ties to even.
    #[inline(always)]
    fn nearest(&self, magnitude: F::Bits) -> F::Bits {
        let last_place = ((magnitude >> self.shift) & self.even) | self.ties_up;
        magnitude.plus(self.below_half).plus(last_place)
    }

    /// The rounded magnitude with its sign, or the special value that the policy puts in its place.
    #[inline(always)]
    fn with_specials(&self, value: F, rounded: F::Bits, payload: F::Bits) -> F::Bits {
        let special = &self.special;
        let source = value.bits();
        let magnitude = source & !sign_bit::<F>();
        let sign = (source >> self.sign_shift) & self.sign_bit;
        let mut result = rounded | sign;
        if rounded == F::Bits::ZERO {
            result = sign & special.zero.sign;
        }
        if rounded > special.max_finite {
            result = special.overflow.with(sign);
        }
        if magnitude == infinity_bits::<F>() {
            result = special.infinity.with(sign);
        }
        if source & special.refused_sign != F::Bits::ZERO {
            result = special.negative;
        }
        if magnitude == F::Bits::ZERO {
            result = special.zero.with(sign);
        }
        let payload = payload & special.payload;
        let quiet = if payload == F::Bits::ZERO { special.quiet } else { F::Bits::ZERO };
        if magnitude > infinity_bits::<F>() {
            result = special.nan.with(sign) | payload | quiet;
        }
        result
    }
}

impl<W: Bits> Specials<W> {
    /// The specials as codes.
    fn new(format: &FloatFormat, policy: ConvertPolicy) -> Self {
        let keeps_payload =
            matches!(policy.nan, NanBits::Keep | NanBits::Quiet) && format.has_ieee_specials();
        let payload = if keeps_payload { (1 << format.mantissa_bits) - 1 } else { 0u64 };
        Specials {
            max_finite: W::of_code(format.max_finite),
            overflow: format.overflow_rule(policy).cast(),
            infinity: format.infinity_rule(policy).cast(),
            nan: format.nan_rule(policy).cast(),
            payload: W::of_code(payload),
            quiet: W::of_code(payload.div_ceil(2)),
            zero: format.zero_rule(policy).cast(),
            negative: W::of_code(format.encoded_nan()),
            refused_sign: match policy.negative {
                Negative::Nan if !format.signed => W::ONE << (W::WIDTH - 1),
                _ => W::ZERO,
            },
        }
    }

    /// These special values as bits of the carrier; the payload of a NaN moves left by `shift`.
    fn decoded<F: CarrierFloat<Bits = W>>(&self, decoder: &Decoder<F>, shift: u32) -> Self {
        let bits = |code: W| decoder.decode(code).bits();
        let moved = |special: Signed<W>| Signed {
            bits: bits(special.bits),
            sign: if special.sign == W::ZERO { W::ZERO } else { sign_bit::<F>() },
        };
        Specials {
            max_finite: bits(self.max_finite),
            overflow: moved(self.overflow),
            infinity: moved(self.infinity),
            nan: moved(self.nan),
            payload: self.payload << shift,
            quiet: self.quiet << shift,
            zero: moved(self.zero),
            negative: bits(self.negative),
            refused_sign: self.refused_sign,
        }
    }
}

/// Whether the normal numbers of the format are normal in the carrier, and the carrier has more mantissa
/// bits and rounds the subnormals.
fn covers<F: CarrierFloat>(format: &FloatFormat) -> bool {
    let carrier = if F::MANTISSA_BITS == 23 { Carrier::F32 } else { Carrier::F64 };
    !format.is_irregular()
        && format.has_aligner_in(carrier)
        && format.mantissa_bits < F::MANTISSA_BITS
        && format.width <= F::Bits::WIDTH
        && format.min_exponent() > -F::BIAS
        && format.max_exponent() <= F::BIAS
}

/// The carrier's bits of 2^exponent.
fn exponent<F: CarrierFloat>(exponent: i32) -> F::Bits {
    F::Bits::from_u64((F::BIAS + exponent) as u64) << F::MANTISSA_BITS
}

#[inline(always)]
fn sign_bit<F: CarrierFloat>() -> F::Bits {
    F::Bits::ONE << (F::Bits::WIDTH - 1)
}

#[inline(always)]
fn mantissa_mask<F: CarrierFloat>() -> F::Bits {
    (F::Bits::ONE << F::MANTISSA_BITS).minus(F::Bits::ONE)
}

#[inline(always)]
fn infinity_bits<F: CarrierFloat>() -> F::Bits {
    !(sign_bit::<F>() | mantissa_mask::<F>())
}

#[inline(always)]
fn quiet_nan<F: CarrierFloat>() -> F::Bits {
    infinity_bits::<F>() | F::Bits::ONE << (F::MANTISSA_BITS - 1)
}

#[cfg(test)]
#[path = "codec_tests.rs"]
mod tests;
