//! Operations on 64 pairs of codes at a time, by permutations of bytes.

use std::arch::x86_64::*;

use super::NarrowOperation;
use crate::for_avx512;
use crate::hardware::simd::byte_lookup::Plane;
use crate::hardware::simd::words::{BYTES as BLOCK, load, store};
use crate::numeric::byte_table::ByteTable;
use crate::numeric::codec;
use crate::numeric::format::FloatFormat;

/// The upper half of an f32. The values of small formats are determined by this word of 16 bits.
fn upper(value: f32) -> u16 {
    (value.to_bits() >> 16) as u16
}

/// The constants of an operation on a format.
#[derive(Debug, Clone)]
pub struct Tables {
    /// The lower and upper bytes of the words of the codes whose highest bit is clear.
    low: [u8; 128],
    high: [u8; 128],
    /// The bit that a code shares with the upper byte of its word, which is the sign bit if that is the
    /// highest.
    top: u8,
    /// The word of the code whose only bit is the sign, unless that is -0.
    apart: Option<u16>,
    mantissa_bits: u32,
    /// The value 2^e with the smallest exponent e of normal numbers.
    min_normal: f32,
    sign: u8,
    results: Results,
}

/// The codes of rounded results. The index of a magnitude is how many steps of the format's mantissa it is
/// above `base`.
#[derive(Debug, Clone)]
struct Results {
    /// The word that is one step below the smallest magnitude above zero.
    base: u16,
    /// The codes of magnitudes by their indices; [`INFINITE`] says which indices are special.
    codes: [u8; 256],
    /// The first index of codes that have a sign, and how many indices with a sign follow it.
    signed_from: u8,
    signed_more: u8,
}

/// The index of infinite results. The index after it is that of NaN, and indices beyond both are saturated to
/// it.
const INFINITE: u8 = 254;

impl Tables {
    /// The tables of an operation, or `None` if there are not enough indices for the format.
    pub fn new(
        format: &FloatFormat,
        values: &ByteTable<u32>,
        encoder: &codec::Encoder<'_, f32>,
        operation: NarrowOperation,
    ) -> Option<Tables> {
        // the magnitude and the sign of a product are computed separately from those of the operands
        let magnitudes = matches!(operation, NarrowOperation::Multiply | NarrowOperation::Divide);
        let value = |code: usize| f32::from_bits(values.entry(code as u8));
        let words: [u16; 256] = std::array::from_fn(|code| match value(code) {
            value if value.is_nan() => upper(f32::NAN),
            value if magnitudes => upper(value.abs()),
            value => upper(value),
        });
        let sign = format.sign_bit() as u8;
        let negative_zero = words[usize::from(sign)];
        let expected_zero = upper(if magnitudes { 0.0 } else { -0.0 });
        Some(Tables {
            low: std::array::from_fn(|code| words[code] as u8),
            high: std::array::from_fn(|code| (words[code] >> 8) as u8),
            top: sign & 0x80,
            apart: (negative_zero != expected_zero).then_some(negative_zero),
            mantissa_bits: format.mantissa_bits,
            min_normal: 2f32.powi(format.min_exponent()),
            sign,
            results: Results::new(format, values, encoder)?,
        })
    }
}

impl Results {
    /// The results of an operation, or `None` if there are not enough indices for the format.
    fn new(
        format: &FloatFormat,
        values: &ByteTable<u32>,
        encoder: &codec::Encoder<'_, f32>,
    ) -> Option<Results> {
        let step = 1u16 << 7u32.checked_sub(format.mantissa_bits)?;
        let base = upper(2f32.powi(format.quantum_exponent())).checked_sub(step)?;
        let magnitude = |index: usize| match index {
            0 => 0.0,
            255 => f32::NAN,
            _ => f32::from_bits((u32::from(base) + index as u32 * u32::from(step)) << 16),
        };
        // the codes of both signs
        let encode = |magnitude: f32| {
            let mut codes = [0u8; 2];
            encoder.run(&[magnitude, -magnitude], &mut codes);
            codes
        };
        let codes: [[u8; 2]; 256] = std::array::from_fn(|index| encode(magnitude(index)));
        let is_signed = |index: &usize| codes[*index][0] != codes[*index][1];
        let signed_from = (0..256).find(is_signed)?;
        let signed_to = (0..256).rfind(is_signed)?;
        let sign = format.sign_bit() as u8;
        let one_range = (signed_from..=signed_to).all(|index| {
            let [positive, negative] = codes[index];
            positive & sign == 0 && negative == positive | sign
        });
        let largest = f32::from_bits(values.entry(format.max_finite as u8));
        let covers = largest < magnitude(usize::from(INFINITE))
            && encode(f32::INFINITY) == codes[usize::from(INFINITE)];
        (one_range && covers).then(|| Results {
            base,
            codes: codes.map(|[positive, _]| positive),
            signed_from: signed_from as u8,
            signed_more: (signed_to - signed_from) as u8,
        })
    }
}

/// The kind of a sum: its sign is that of the rounded result, and exact results are multiples of the quantum
/// already.
const SUM: u8 = 0;
/// The kind of an operation that chooses an operand: it is handled as [`SUM`] is, without rounding.
const CHOICE: u8 = 1;
/// The kind of a product: operands are magnitudes, and the sign is the product of the operands' signs.
const PRODUCT: u8 = 2;

for_avx512! {
    /// Writes the results of as many pairs as fill registers. The result is how many pairs those are.
    pub fn run(
        operation: NarrowOperation,
        tables: &Tables,
        lhs: &[u8],
        rhs: &[u8],
        results: &mut [u8],
    ) -> usize {
        let operands = [lhs.as_chunks().0, rhs.as_chunks().0];
        let results = results.as_chunks_mut().0;
        let done = results.len() * BLOCK;
        match operation {
            NarrowOperation::Add => {
                run_with::<SUM>(tables, operands, results, |a, b| _mm512_add_ps(a, b));
            }
            NarrowOperation::Subtract => {
                run_with::<SUM>(tables, operands, results, |a, b| _mm512_sub_ps(a, b));
            }
            NarrowOperation::Multiply => {
                run_with::<PRODUCT>(tables, operands, results, |a, b| _mm512_mul_ps(a, b));
            }
            NarrowOperation::Divide => {
                run_with::<PRODUCT>(tables, operands, results, |a, b| _mm512_div_ps(a, b));
            }
            NarrowOperation::Maximum => {
                let negative = _mm512_setzero_si512();
                run_with::<CHOICE>(tables, operands, results, |a, b| larger(a, b, negative));
            }
            NarrowOperation::Minimum => {
                let negative = _mm512_set1_epi32(i32::MIN);
                run_with::<CHOICE>(tables, operands, results, |a, b| larger(a, b, negative));
            }
        }
        done
    }
}

/// The larger of two values whose signs are changed first, or NaN if one of them is NaN.
#[inline]
#[target_feature(enable = "avx512f,avx512dq")]
fn larger(a: __m512, b: __m512, negative: __m512i) -> __m512 {
    let nan = _mm512_cmp_ps_mask::<_CMP_UNORD_Q>(a, b);
    let keys = [a, b].map(|value| {
        let value = _mm512_xor_si512(_mm512_castps_si512(value), negative);
        _mm512_xor_si512(value, _mm512_srli_epi32::<1>(_mm512_srai_epi32::<31>(value)))
    });
    let first = _mm512_cmpgt_epi32_mask(keys[0], keys[1]);
    let chosen = _mm512_mask_blend_ps(first, b, a);
    _mm512_mask_add_ps(chosen, nan, a, b)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vnni")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
fn run_with<const KIND: u8>(
    tables: &Tables,
    operands: [&[[u8; BLOCK]]; 2],
    results: &mut [[u8; BLOCK]],
    operate: impl Fn(__m512, __m512) -> __m512,
) {
    match tables.apart {
        None => run_loop::<KIND, false>(tables, operands, results, operate),
        Some(_) => run_loop::<KIND, true>(tables, operands, results, operate),
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vnni")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
fn run_loop<const KIND: u8, const APART: bool>(
    tables: &Tables,
    [lhs, rhs]: [&[[u8; BLOCK]]; 2],
    results: &mut [[u8; BLOCK]],
    operate: impl Fn(__m512, __m512) -> __m512,
) {
    let decoder = Decoder::new(tables);
    let encoder = Encoder::new(tables);
    for ((lhs, rhs), results) in lhs.iter().zip(rhs).zip(results) {
        let (lhs, rhs) = (load(lhs), load(rhs));
        let (a, b) = (decoder.run::<KIND, APART>(lhs), decoder.run::<KIND, APART>(rhs));
        let [even, odd, upper_even, upper_odd] =
            [0, 1, 2, 3].map(|part| encoder.round::<KIND>(operate(a[part], b[part])));
        let lower = encoder.index::<KIND>(even, odd);
        let upper = encoder.index::<KIND>(upper_even, upper_odd);
        let negative = match KIND {
            PRODUCT => _mm512_test_epi8_mask(_mm512_xor_si512(lhs, rhs), encoder.sign),
            _ => _mm512_movepi8_mask(_mm512_packs_epi16(lower.0, upper.0)),
        };
        store(results, encoder.code(_mm512_packus_epi16(lower.1, upper.1), negative));
    }
}

/// The decoder from codes to f32.
struct Decoder {
    low: [__m512i; 2],
    high: [__m512i; 2],
    top: __m512i,
    apart: __m512i,
    apart_bytes: [__m512i; 2],
    upper: __m512i,
}

impl Decoder {
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    fn new(tables: &Tables) -> Decoder {
        let word = tables.apart.unwrap_or(0).to_le_bytes();
        let halves = |bytes: &[u8; 128]| {
            let (halves, _) = bytes.as_chunks::<BLOCK>();
            [load(&halves[0]), load(&halves[1])]
        };
        Decoder {
            low: halves(&tables.low),
            high: halves(&tables.high),
            top: _mm512_set1_epi8(tables.top as i8),
            apart: _mm512_set1_epi8(tables.sign as i8),
            apart_bytes: [_mm512_set1_epi8(word[0] as i8), _mm512_set1_epi8(word[1] as i8)],
            upper: _mm512_set1_epi32(UPPER),
        }
    }

    /// The values of 64 codes, or for products their magnitudes: those at even and at odd positions of the
    /// lower half of each quarter of the register, then those of the upper halves.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    fn run<const KIND: u8, const APART: bool>(&self, codes: __m512i) -> [__m512; 4] {
        let mut low = _mm512_permutex2var_epi8(self.low[0], codes, self.low[1]);
        let mut high = _mm512_permutex2var_epi8(self.high[0], codes, self.high[1]);
        if KIND != PRODUCT {
            const OR_AND: i32 = 0xF8;
            high = _mm512_ternarylogic_epi32::<OR_AND>(high, codes, self.top);
        }
        if APART {
            let apart = _mm512_cmpeq_epi8_mask(codes, self.apart);
            low = _mm512_mask_mov_epi8(low, apart, self.apart_bytes[0]);
            high = _mm512_mask_mov_epi8(high, apart, self.apart_bytes[1]);
        }
        let words = [_mm512_unpacklo_epi8(low, high), _mm512_unpackhi_epi8(low, high)];
        let even = words.map(|words| _mm512_castsi512_ps(_mm512_slli_epi32::<16>(words)));
        let odd = words.map(|words| {
            let bits = _mm512_and_si512(words, self.upper);
            _mm512_castsi512_ps(bits)
        });
        [even[0], odd[0], even[1], odd[1]]
    }
}

/// A mask of the upper 16 of 32 bits.
const UPPER: i32 = 0xFFFF_0000_u32 as i32;

/// The encoder from f32 to codes.
struct Encoder {
    shift: __m128i,
    word_shift: __m128i,
    below_half: __m512i,
    min_normal: __m512i,
    aligner: __m512,
    base: __m512i,
    codes: Plane,
    sign: __m512i,
    signed_from: __m512i,
    signed_more: __m512i,
}

impl Encoder {
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    fn new(tables: &Tables) -> Encoder {
        let shift = 23 - tables.mantissa_bits;
        Encoder {
            shift: _mm_cvtsi32_si128(shift as i32),
            word_shift: _mm_cvtsi32_si128(shift as i32 - 16),
            below_half: _mm512_set1_epi32((1 << (shift - 1)) - 1),
            min_normal: _mm512_set1_epi32(tables.min_normal.to_bits() as i32),
            aligner: _mm512_set1_ps((1u32 << shift) as f32),
            base: _mm512_set1_epi16(tables.results.base as i16),
            codes: Plane::of(&tables.results.codes),
            sign: _mm512_set1_epi8(tables.sign as i8),
            signed_from: _mm512_set1_epi8(tables.results.signed_from as i8),
            signed_more: _mm512_set1_epi8(tables.results.signed_more as i8),
        }
    }

    /// Rounds to the mantissa. The upper halves of the results tell them apart, and the lower halves may hold
    /// anything. Infinity and NaN do not change.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,fma")]
    fn round<const KIND: u8>(&self, exact: __m512) -> __m512i {
        let bits = _mm512_castps_si512(exact);
        match KIND {
            SUM => {
                let last = _mm512_srl_epi32(bits, self.shift);
                let last = _mm512_and_si512(last, _mm512_set1_epi32(1));
                _mm512_add_epi32(_mm512_add_epi32(bits, self.below_half), last)
            }
            PRODUCT => {
                // a power of two so much larger than the value that their sum ends at the format's last place
                let power = _mm512_and_si512(bits, _mm512_set1_epi32(0x7F80_0000));
                let power = _mm512_max_epi32(power, self.min_normal);
                let power = _mm512_min_epi32(power, _mm512_set1_epi32(0x7F00_0000));
                let power = _mm512_castsi512_ps(power);
                let sum = _mm512_fmadd_ps(power, self.aligner, exact);
                _mm512_castps_si512(_mm512_fnmadd_ps(power, self.aligner, sum))
            }
            _ => bits,
        }
    }

    /// The words of values at even and at odd positions, and their indices.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    fn index<const KIND: u8>(&self, even: __m512i, odd: __m512i) -> (__m512i, __m512i) {
        const CHOOSE: i32 = 0xCA;
        let even = _mm512_srli_epi32::<16>(even);
        let words = _mm512_ternarylogic_epi32::<CHOOSE>(_mm512_set1_epi32(UPPER), odd, even);
        let magnitudes = match KIND {
            PRODUCT => words,
            _ => _mm512_and_si512(words, _mm512_set1_epi16(i16::MAX)),
        };
        let nan = _mm512_set1_epi16(upper(f32::NAN) as i16);
        let number = _mm512_cmplt_epu16_mask(magnitudes, nan);
        let steps = _mm512_subs_epu16(magnitudes, self.base);
        let index = _mm512_srl_epi16(steps, self.word_shift);
        let infinite = _mm512_set1_epi16(i16::from(INFINITE));
        (words, _mm512_mask_min_epu16(index, number, index, infinite))
    }

    /// The codes of indices and signs.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    fn code(&self, index: __m512i, negative: __mmask64) -> __m512i {
        let magnitude = self.codes.at(index);
        let from = _mm512_sub_epi8(index, self.signed_from);
        let negative = _mm512_mask_cmple_epu8_mask(negative, from, self.signed_more);
        _mm512_mask_add_epi8(magnitude, negative, magnitude, self.sign)
    }
}
