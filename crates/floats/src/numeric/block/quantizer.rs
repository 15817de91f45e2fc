//! Quantizing one block of values to a scale and elements, and the values that these stand for.

use super::rule::{odd_product, power_of_two, quotient};
use super::{BlockElement, BlockFormat, ScaleRule};
use crate::numeric::policy::{Infinity, Overflow, Rounding};
use crate::numeric::{Chance, ConvertPolicy, NanBits, Number, codec, names};

/// The effect of a NaN or an infinity on its block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Specials {
    /// The scale is NaN, so every value of the block is, and the elements are 0. If scales have no NaN, the
    /// effect is that of [`Specials::Element`].
    #[default]
    Block,
    /// The scale is that of the finite values. A NaN or an infinity becomes what `convert` gives in the
    /// elements' type: itself, or NaN, or the largest value, and -0 for NaN. In integer elements, NaN gives
    /// 0.
    Element,
}

/// The settings by which blocks are quantized.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BlockQuantizer {
    /// The format that values are quantized to.
    pub format: BlockFormat,
    /// The rule for the scales.
    pub rule: ScaleRule,
    /// The rounding of quotients to elements.
    pub rounding: Rounding,
    /// The effect of NaN and infinities.
    pub specials: Specials,
    /// The random bits of stochastic rounding.
    pub chance: Chance,
}

impl BlockQuantizer {
    /// The default settings for a format: its own rule for scales, and rounding to nearest even.
    pub fn new(format: BlockFormat) -> BlockQuantizer {
        BlockQuantizer {
            format,
            rule: format.default_rule(),
            rounding: Rounding::NearestEven,
            specials: Specials::Block,
            chance: Chance::default(),
        }
    }

    /// Writes the codes of a block's elements and returns the code of its scale. `values` are replaced by the
    /// quotients that were rounded; `tensor_scale` is 1 if the format has none.
    ///
    /// An element is the exact quotient `value / (scale * tensor_scale)`, rounded once, or the largest
    /// element of its sign if the quotient is beyond it. Stochastic rounding takes the random bits of the
    /// element numbers that `place` gives for positions in the block.
    pub fn quantize(
        &self,
        values: &mut [f64],
        tensor_scale: f64,
        codes: &mut [u64],
        place: impl Fn(usize) -> u64,
    ) -> u64 {
        let BlockFormat { element, scale: format, .. } = &self.format;
        let nan = format.canonical_nan().filter(|_| self.specials == Specials::Block);
        if let (Some(nan), true) = (nan, values.iter().any(|value| !value.is_finite())) {
            codes.fill(element.zero_code());
            return nan;
        }
        let scale = self.rule.scale(element, format, largest(values), tensor_scale);
        let divisor = format.decode(scale) * tensor_scale;
        divide(values, divisor, element.largest());
        match self.rounding {
            Rounding::Stochastic => {
                let chance = |position| self.chance.bits(place(position));
                element.encode_by_chance(values, codes, chance);
            }
            rounding => element.encode(rounding, values, codes),
        }
        scale
    }
}

/// The scale of a tensor in a format that has one: `amax / (largest element * largest scale)` rounded to f32.
/// It is the smallest f32 if that is 0, and 1 for a tensor without finite values other than 0.
pub fn tensor_scale(format: &BlockFormat, amax: f64) -> f64 {
    if amax == 0.0 {
        return 1.0;
    }
    let most = format.element.largest() * format.scale.decode(format.scale.max_finite);
    let code = names::F32.encode_saturating(quotient(amax, most));
    names::F32.decode(code.max(1))
}

/// The largest finite magnitude of the values.
pub fn largest(values: &[f64]) -> f64 {
    let finite = values.iter().map(|value| value.abs()).filter(|value| value.is_finite());
    finite.fold(0.0, f64::max)
}

/// The value of an element, `element * scale * tensor_scale`, rounded to odd, so that one further rounding to
/// at most 51 bits equals the rounding of the exact value.
pub fn product(element: f64, scale: f64, tensor_scale: f64) -> f64 {
    // an element and a scale have at most 25 bits each
    odd_product(element * scale, tensor_scale)
}

/// Divides finite values, exactly or with rounding to odd, and clamps the quotients. A scale of 0 gives
/// zeros.
fn divide(values: &mut [f64], divisor: f64, largest: f64) {
    let exact = divisor.to_bits() << 12 == 0 && divisor >= power_of_two(-1000);
    let reciprocal = if exact { 1.0 / divisor } else { 0.0 };
    for value in values.iter_mut().filter(|value| value.is_finite()) {
        let divided = match (divisor == 0.0, exact) {
            (true, _) => 0.0f64.copysign(*value),
            (_, true) => tiny(*value * reciprocal, *value),
            (_, false) => quotient(*value, divisor),
        };
        *value = divided.clamp(-largest, largest);
    }
}

/// A quotient, or, if it has vanished below f64's range, the smallest number of its sign.
fn tiny(divided: f64, value: f64) -> f64 {
    if divided == 0.0 && value != 0.0 { f64::from_bits(1).copysign(value) } else { divided }
}

impl BlockElement {
    /// The code of 0.
    fn zero_code(&self) -> u64 {
        match self {
            BlockElement::Float(format) => format.zero_code().unwrap_or(0),
            BlockElement::Integer { .. } => 0,
        }
    }

    /// The codes of quotients that are at most the largest element, or are not finite.
    fn encode(&self, rounding: Rounding, quotients: &[f64], codes: &mut [u64]) {
        match self {
            BlockElement::Float(format) => {
                codec::encode(format, element_policy(rounding), quotients, codes);
            }
            BlockElement::Integer { bits } => {
                let mask = (1u64 << bits.next_power_of_two()) - 1;
                let unit = power_of_two(*bits as i32 - 2);
                for (code, quotient) in codes.iter_mut().zip(quotients) {
                    *code = integer(rounding, quotient * unit, *bits) as u64 & mask;
                }
            }
        }
    }

    /// Encodes quotients by stochastic rounding: each is rounded away from zero with a probability equal to the fraction of
    /// the way there that it has covered.
    fn encode_by_chance(
        &self,
        quotients: &[f64],
        codes: &mut [u64],
        chance: impl Fn(usize) -> u32,
    ) {
        let policy = element_policy(Rounding::Stochastic);
        for (position, (code, quotient)) in codes.iter_mut().zip(quotients).enumerate() {
            *code = match self {
                BlockElement::Float(format) => {
                    format.encode_number(policy, Number::from_f64(*quotient), chance(position))
                }
                BlockElement::Integer { bits } => {
                    let scaled = quotient * power_of_two(*bits as i32 - 2);
                    let fraction = (scaled.abs().fract() * power_of_two(32)) as u32;
                    let up = if chance(position) < fraction { 1.0f64 } else { 0.0 };
                    let rounded = scaled.trunc() + up.copysign(scaled);
                    let mask = (1u64 << bits.next_power_of_two()) - 1;
                    integer(Rounding::TowardZero, rounded, *bits) as u64 & mask
                }
            }
        }
    }
}

/// The policy by which quotients are rounded to float elements.
fn element_policy(rounding: Rounding) -> ConvertPolicy {
    ConvertPolicy {
        nan: NanBits::KeepSign,
        rounding,
        overflow: Overflow::Saturate,
        infinity: Infinity::Standard,
        ..ConvertPolicy::CONVERT
    }
}

/// An integer of this many bits near a number, except the most negative one; NaN gives 0.
fn integer(rounding: Rounding, value: f64, bits: u32) -> i64 {
    let rounded = match rounding {
        Rounding::NearestEven | Rounding::Stochastic | Rounding::GuardBit => {
            value.round_ties_even()
        }
        Rounding::NearestAway => value.round(),
        Rounding::TowardZero => value.trunc(),
        Rounding::Up | Rounding::FieldUp => value.ceil(),
        Rounding::Down => value.floor(),
    };
    let most = (1i64 << (bits - 1)) - 1;
    (rounded as i64).clamp(-most, most)
}

impl BlockFormat {
    /// The value of a scale's code.
    pub fn decode_scale(&self, code: u64) -> f64 {
        self.scale.decode(code)
    }
}
