//! Roundings of f32 to smaller formats, in registers.

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::*;

use super::*;

/// The operations on registers of f32 that roundings to smaller formats are made of.
pub trait FloatLanes: Lanes<Element = f32> {
    /// `sum - self * factor` for products that are exact: in one instruction or in two.
    fn exact_mul_sub(self, factor: Self, sum: Self) -> Self;
    /// The larger of a magnitude and a number from zero on, which also stands for NaN.
    fn magnitude_or_more(self, least: Self) -> Self;
    /// The number of the larger magnitude; of NaN and a number the number.
    fn larger_or_number(self, other: Self) -> Self;
    /// The power of two that begins the binade of a normal number; zero of zero.
    fn power_of_two(self) -> Self;
    /// The smaller of a magnitude and a number from zero on, which also stands for NaN.
    fn magnitude_or_less(self, most: Self) -> Self;
    /// Where the magnitude is above a limit, `special` with those bits of this that `sign` has.
    fn replaced_above(self, limit: Self, sign: Self, special: Self) -> Self;
    /// The number rounded to bf16, ties to even.
    fn rounded_to_bf16(self) -> Self;
    /// The number rounded to f16, ties to even.
    fn rounded_to_f16(self) -> Self;
}

#[cfg(target_arch = "x86_64")]
impl FloatLanes for Register<f32, __m512> {
    operations! {
        exact_mul_sub(this, factor, sum): _mm512_fnmadd_ps(this, factor, sum);
        // the larger magnitude, without a sign
        magnitude_or_more(this, least): _mm512_range_ps::<0b1011>(this, least);
        // the larger magnitude, with its sign
        larger_or_number(this, other): _mm512_range_ps::<0b0111>(this, other);
        power_of_two(this): _mm512_and_ps(this, _mm512_set1_ps(f32::INFINITY));
        // the smaller magnitude, without a sign
        magnitude_or_less(this, most): _mm512_range_ps::<0b1010>(this, most);
        // where above, (this & sign) | special
        replaced_above(this, limit, sign, special): {
            let above = _mm512_cmp_ps_mask::<_CMP_GT_OQ>(_mm512_abs_ps(this), limit);
            let [this, sign, special] = [
                _mm512_castps_si512(this),
                _mm512_castps_si512(sign),
                _mm512_castps_si512(special),
            ];
            let replaced = _mm512_mask_ternarylogic_epi32::<0xEA>(this, above, sign, special);
            _mm512_castsi512_ps(replaced)
        };
        rounded_to_bf16(this): {
            let bits = _mm512_castps_si512(this);
            let odd = _mm512_and_si512(_mm512_srli_epi32::<16>(bits), _mm512_set1_epi32(1));
            let up = _mm512_add_epi32(_mm512_add_epi32(bits, _mm512_set1_epi32(0x7FFF)), odd);
            _mm512_castsi512_ps(_mm512_and_si512(up, _mm512_set1_epi32(!0xFFFF)))
        };
        rounded_to_f16(this):
            _mm512_cvtph_ps(_mm512_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(this));
    }
}

#[cfg(target_arch = "x86_64")]
impl FloatLanes for Register<f32, __m256> {
    operations! {
        exact_mul_sub(this, factor, sum): _mm256_fnmadd_ps(this, factor, sum);
        // of NaN and a number, the instruction takes its second operand
        magnitude_or_more(this, least):
            _mm256_max_ps(_mm256_andnot_ps(_mm256_set1_ps(-0.0), this), least);
        // where this is NaN, the comparison is false
        larger_or_number(this, other): {
            let sign = _mm256_set1_ps(-0.0);
            let magnitudes = [_mm256_andnot_ps(sign, this), _mm256_andnot_ps(sign, other)];
            let larger = _mm256_cmp_ps::<_CMP_GE_OQ>(magnitudes[0], magnitudes[1]);
            let other_is_nan = _mm256_cmp_ps::<_CMP_UNORD_Q>(other, other);
            _mm256_blendv_ps(other, this, _mm256_or_ps(larger, other_is_nan))
        };
        power_of_two(this): _mm256_and_ps(this, _mm256_set1_ps(f32::INFINITY));
        // of NaN and a number, the instruction takes its second operand
        magnitude_or_less(this, most):
            _mm256_min_ps(_mm256_andnot_ps(_mm256_set1_ps(-0.0), this), most);
        replaced_above(this, limit, sign, special): {
            let magnitude = _mm256_andnot_ps(_mm256_set1_ps(-0.0), this);
            let above = _mm256_cmp_ps::<_CMP_GT_OQ>(magnitude, limit);
            _mm256_blendv_ps(this, _mm256_or_ps(_mm256_and_ps(this, sign), special), above)
        };
        rounded_to_bf16(this): {
            let bits = _mm256_castps_si256(this);
            let odd = _mm256_and_si256(_mm256_srli_epi32::<16>(bits), _mm256_set1_epi32(1));
            let up = _mm256_add_epi32(_mm256_add_epi32(bits, _mm256_set1_epi32(0x7FFF)), odd);
            _mm256_castsi256_ps(_mm256_and_si256(up, _mm256_set1_epi32(!0xFFFF)))
        };
        rounded_to_f16(this):
            _mm256_cvtph_ps(_mm256_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(this));
    }
}

/// Registers of four lanes, which have no instructions for most of these operations.
#[cfg(target_arch = "x86_64")]
type FourLanes = Register<f32, __m128>;
#[cfg(not(target_arch = "x86_64"))]
type FourLanes = Array<f32, 4>;

// One lane after the other.
impl FloatLanes for FourLanes {
    #[inline(always)]
    fn exact_mul_sub(self, factor: Self, sum: Self) -> Self {
        sum.sub(self.mul(factor))
    }
    #[inline(always)]
    fn magnitude_or_more(self, least: Self) -> Self {
        each(self, least, |a, b| if a.abs() > b { a.abs() } else { b })
    }
    #[inline(always)]
    fn larger_or_number(self, other: Self) -> Self {
        each(self, other, |a, b| if a.abs() >= b.abs() || b.is_nan() { a } else { b })
    }
    #[inline(always)]
    fn power_of_two(self) -> Self {
        each(self, self, |a, _| f32::from_bits(a.to_bits() & f32::INFINITY.to_bits()))
    }
    #[inline(always)]
    fn magnitude_or_less(self, most: Self) -> Self {
        each(self, most, |a, b| if a.abs() < b { a.abs() } else { b })
    }
    #[inline(always)]
    fn replaced_above(self, limit: Self, sign: Self, special: Self) -> Self {
        let and = |a: f32, b: f32| f32::from_bits(a.to_bits() & b.to_bits());
        let or = |a: f32, b: f32| f32::from_bits(a.to_bits() | b.to_bits());
        let with_sign = each(each(self, sign, and), special, or);
        let above = each(self, limit, |a, b| if a.abs() > b { 1.0 } else { 0.0 });
        let kept = each(self, above, |a, b| if b > 0.0 { 0.0 } else { a });
        let put = each(with_sign, above, |a, b| if b > 0.0 { a } else { 0.0 });
        each(kept, put, or)
    }
    #[inline(always)]
    fn rounded_to_bf16(self) -> Self {
        each(self, self, |a, _| {
            let bits = a.to_bits();
            let up = bits.wrapping_add(0x7FFF).wrapping_add(bits >> 16 & 1);
            f32::from_bits(up & !0xFFFF)
        })
    }
    #[inline(always)]
    fn rounded_to_f16(self) -> Self {
        each(self, self, |a, _| to_f16(a))
    }
}

/// A number rounded to f16.
#[inline(always)]
fn to_f16(value: f32) -> f32 {
    let magnitude = value.abs();
    let subnormal = (magnitude + 0.5) - 0.5;
    let bits = magnitude.to_bits();
    let up = bits.wrapping_add(0xFFF).wrapping_add(bits >> 13 & 1) & !0x1FFF;
    let normal = if up > 65504f32.to_bits() { f32::INFINITY } else { f32::from_bits(up) };
    let rounded = if magnitude < f32::from_bits(113 << 23) { subnormal } else { normal };
    if value.is_nan() { value } else { rounded.copysign(value) }
}

/// A function of two numbers for each lane.
#[inline(always)]
fn each(a: FourLanes, b: FourLanes, run: impl Fn(f32, f32) -> f32) -> FourLanes {
    let (mut left, mut right) = ([0f32; 4], [0f32; 4]);
    a.store_to(&mut left);
    b.store_to(&mut right);
    for (a, b) in left.iter_mut().zip(right) {
        *a = run(*a, b);
    }
    a.load_like(&left)
}
