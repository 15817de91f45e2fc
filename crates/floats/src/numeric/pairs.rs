//! Conversions of two numbers at a time, as GPUs have them (PTX's `cvt` with a type `…x2`).
//!
//! Two operands become one word: the first fills its upper half, the second its lower one. An element
//! takes half a byte (e2m1), a byte (f6 in its low bits, f8, ue8m0) or two (f16, bf16).

use super::policy::{Infinity, MissingNan, MissingZero, Negative, Overflow, Rounding};
use super::{ConvertPolicy, FloatFormat, NanBits, names};

/// A conversion of pairs as PTX has it: `cvt.rn.satfinite.e2m1x2.f32` and the like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PairConversion {
    /// The format of the results.
    pub to: &'static FloatFormat,
    /// The format of the operands: f32, which has one operand for each number, or a type of pairs, which has
    /// one for both.
    pub from: &'static FloatFormat,
    /// The rounding of the results.
    pub rounding: Rounding,
    /// Whether the instruction has `.satfinite`: numbers that are too large, and infinity, become the largest
    /// value, and NaN becomes the largest value if the format has no NaN.
    pub saturates: bool,
    /// Whether the instruction has `.relu`: negative numbers become +0.
    pub relu: bool,
}

/// Why a text is not a conversion of pairs.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is no conversion of pairs: {reason}")]
pub struct PairError {
    text: String,
    reason: String,
}

/// PTX's names of the types of pairs.
const TYPES: &[(&str, &FloatFormat)] = &[
    ("e2m1x2", &names::F4E2M1FN),
    ("e2m3x2", &names::F6E2M3FN),
    ("e3m2x2", &names::F6E3M2FN),
    ("e4m3x2", &names::F8E4M3FN),
    ("e5m2x2", &names::F8E5M2),
    ("ue8m0x2", &names::F8E8M0FNU),
    ("f16x2", &names::F16),
    ("bf16x2", &names::BF16),
];

impl PairConversion {
    /// Reads the name of an instruction: `cvt`, the rounding (`rn`, `rz`, `rp`, `rm`), perhaps `satfinite`
    /// and `relu`, the result's type and the operands'.
    ///
    /// # Errors
    ///
    /// [`PairError`], which says what is wrong with the name of the instruction.
    pub fn parse(text: &str) -> Result<PairConversion, PairError> {
        let error = |reason: &str| PairError { text: text.into(), reason: reason.into() };
        let parts: Vec<&str> = text.trim().split('.').collect();
        let ["cvt", rounding, modifiers @ .., to, from] = parts.as_slice() else {
            return Err(error("expected cvt.ROUNDING[.satfinite][.relu].TOx2.FROM"));
        };
        let rounding = match *rounding {
            "rn" => Rounding::NearestEven,
            "rz" => Rounding::TowardZero,
            "rp" => Rounding::Up,
            "rm" => Rounding::Down,
            _ => return Err(error("the rounding is rn, rz, rp or rm")),
        };
        let (saturates, relu) = match modifiers {
            [] => (false, false),
            ["satfinite"] => (true, false),
            ["relu"] => (false, true),
            ["satfinite", "relu"] | ["relu", "satfinite"] => (true, true),
            _ => return Err(error("between the rounding and the types stand satfinite and relu")),
        };
        let known: Vec<&str> = TYPES.iter().map(|(name, _)| *name).collect();
        let kind = |name: &str| TYPES.iter().find(|(known, _)| *known == name).map(|(_, to)| *to);
        let unknown =
            |name| error(&format!("there is no type {name}; there are {}", known.join(", ")));
        let from = match *from {
            "f32" => &names::F32,
            name => kind(name).ok_or_else(|| unknown(name))?,
        };
        let to = kind(to).ok_or_else(|| unknown(to))?;
        Ok(PairConversion { to, from, rounding, saturates, relu })
    }

    /// How many bits the result's word has, for both elements.
    pub fn word_bits(&self) -> u32 {
        2 * element_bits(self.to)
    }

    /// How many operands there are: two f32, or one word of a pair.
    pub fn operands(&self) -> usize {
        if self.from.is_f32() { 2 } else { 1 }
    }

    /// How many bits an operand's word has.
    pub fn operand_bits(&self) -> u32 {
        if self.from.is_f32() { 32 } else { 2 * element_bits(self.from) }
    }

    /// The result's word for two f32: `high` in the upper half, `low` in the lower one.
    pub fn convert(&self, high: f32, low: f32) -> u32 {
        self.joined([high, low].map(f64::from))
    }

    /// The result's word for a word of a pair of the operands' type.
    pub fn convert_word(&self, word: u32) -> u32 {
        self.joined(halves(self.from, word).map(|code| self.from.decode(code)))
    }

    /// The codes of a result's word, the upper one first.
    pub fn codes(&self, word: u32) -> [u64; 2] {
        halves(self.to, word)
    }

    fn joined(&self, values: [f64; 2]) -> u32 {
        let [high, low] = values.map(|value| self.code(value) as u32);
        high << element_bits(self.to) | low
    }

    fn code(&self, value: f64) -> u64 {
        let value = if self.relu && value <= 0.0 { 0.0 } else { value };
        self.to.encode(self.policy(), value)
    }

    /// The policy of the conversion: NaN is the code with all bits but the sign set; ue8m0 takes magnitudes,
    /// and takes zero to its smallest value.
    fn policy(&self) -> ConvertPolicy {
        let (overflow, infinity) = match self.saturates {
            true => (Overflow::Saturate, Infinity::Saturate),
            false => (Overflow::Standard, Infinity::Standard),
        };
        ConvertPolicy {
            nan: NanBits::PositiveAllOnes,
            rounding: self.rounding,
            overflow,
            infinity,
            missing_nan: MissingNan::Maximum,
            negative: Negative::Magnitude,
            missing_zero: MissingZero::Smallest,
            ..ConvertPolicy::CONVERT
        }
    }
}

/// How many bits an element takes in a pair, which for f6 is a whole byte.
fn element_bits(format: &FloatFormat) -> u32 {
    format.width.next_power_of_two()
}

/// The codes of a pair, the upper one first.
fn halves(format: &FloatFormat, word: u32) -> [u64; 2] {
    let bits = element_bits(format);
    [word >> bits, word].map(|half| u64::from(half) & format.code_mask())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(instruction: &str, high: f32, low: f32) -> u32 {
        PairConversion::parse(instruction).unwrap().convert(high, low)
    }

    #[test]
    fn the_first_operand_is_the_upper_half() {
        assert_eq!(word("cvt.rn.satfinite.e2m1x2.f32", 1.0, -6.0), 0x2F);
        assert_eq!(word("cvt.rn.satfinite.e2m3x2.f32", 1.0, -7.5), 0x083F);
        assert_eq!(word("cvt.rn.satfinite.e3m2x2.f32", 28.0, -1.0), 0x1F2C);
        assert_eq!(word("cvt.rn.satfinite.e4m3x2.f32", 448.0, -1.0), 0x7EB8);
        assert_eq!(word("cvt.rn.satfinite.e5m2x2.f32", 1.0, 2.0), 0x3C40);
        assert_eq!(word("cvt.rz.ue8m0x2.f32", 1.0, 3.0), 0x7F80);
        assert_eq!(word("cvt.rn.f16x2.f32", 1.0, -2.0), 0x3C00_C000);
        assert_eq!(word("cvt.rn.bf16x2.f32", 1.0, -2.0), 0x3F80_C000);
    }

    /// The codes are those of `__NV_SATFINITE` in the host code of CUDA 12.9's headers.
    #[test]
    fn what_is_too_large_and_what_is_no_number() {
        let (inf, nan) = (f32::INFINITY, f32::NAN);
        assert_eq!(word("cvt.rn.satfinite.e2m1x2.f32", -inf, -nan), 0xF7);
        assert_eq!(word("cvt.rn.satfinite.e2m3x2.f32", 1e9, nan), 0x1F1F);
        assert_eq!(word("cvt.rn.satfinite.e3m2x2.f32", -1e9, nan), 0x3F1F);
        assert_eq!(word("cvt.rn.satfinite.e4m3x2.f32", -inf, -nan), 0xFE7F);
        assert_eq!(word("cvt.rn.satfinite.e5m2x2.f32", inf, -nan), 0x7B7F);
        assert_eq!(word("cvt.rn.f16x2.f32", -inf, -nan), 0xFC00_7FFF);
    }

    #[test]
    fn scales_round_toward_zero_or_up_and_lose_their_sign() {
        assert_eq!(word("cvt.rz.satfinite.ue8m0x2.f32", 1.5, -1.5), 0x7F7F);
        assert_eq!(word("cvt.rp.satfinite.ue8m0x2.f32", 1.5, -1.5), 0x8080);
        assert_eq!(word("cvt.rz.satfinite.ue8m0x2.f32", 0.0, f32::NAN), 0x00FF);
        assert_eq!(word("cvt.rp.satfinite.ue8m0x2.f32", f32::INFINITY, f32::MAX), 0xFEFE);
        assert_eq!(word("cvt.rp.ue8m0x2.f32", f32::INFINITY, f32::MAX), 0xFFFF);
        assert_eq!(word("cvt.rz.ue8m0x2.f32", f32::INFINITY, f32::MAX), 0xFFFE);
        let tiny = f32::from_bits(0x0040_0001); // just above 2^-127
        assert_eq!(word("cvt.rp.ue8m0x2.f32", tiny, 1e-45), 0x0100);
        assert_eq!(word("cvt.rz.ue8m0x2.f32", tiny, 1e-45), 0x0000);
    }

    #[test]
    fn relu_leaves_no_negative_number() {
        assert_eq!(word("cvt.rn.satfinite.relu.e2m1x2.f32", -1.0, 1.0), 0x02);
        assert_eq!(word("cvt.rn.satfinite.relu.e4m3x2.f32", -f32::INFINITY, -0.0), 0x0000);
        assert_eq!(word("cvt.rn.satfinite.relu.e4m3x2.f32", f32::NAN, 1.0), 0x7F38);
    }

    #[test]
    fn pairs_of_all_codes_come_back_through_f16() {
        for name in ["e2m1x2", "e2m3x2", "e3m2x2", "e4m3x2", "e5m2x2"] {
            let widen = PairConversion::parse(&format!("cvt.rn.f16x2.{name}")).unwrap();
            let narrow = PairConversion::parse(&format!("cvt.rn.{name}.f16x2")).unwrap();
            let bits = widen.operand_bits() / 2;
            for high in 0..=widen.from.code_mask() as u32 {
                let low = (high * 7) & widen.from.code_mask() as u32;
                if [high, low].iter().any(|&code| widen.from.is_nan(u64::from(code))) {
                    continue;
                }
                let word = high << bits | low;
                assert_eq!(narrow.convert_word(widen.convert_word(word)), word, "{name} {word:#x}");
            }
        }
    }

    #[test]
    fn what_is_no_conversion_of_pairs_says_why() {
        let reason = |text| PairConversion::parse(text).unwrap_err().to_string();
        assert!(reason("cvt.rn").contains("expected cvt.ROUNDING"));
        assert!(reason("cvt.rx.e2m1x2.f32").contains("rn, rz, rp or rm"));
        assert!(reason("cvt.rn.sat.e2m1x2.f32").contains("satfinite and relu"));
        assert!(reason("cvt.rn.e2m2x2.f32").contains("no type e2m2x2"));
        assert!(reason("cvt.rn.f32.e2m1x2").contains("no type f32"));
    }
}
