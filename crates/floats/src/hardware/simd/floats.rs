//! Registers of f32 and f64.

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::*;
#[cfg(not(target_arch = "x86_64"))]
use std::ops::{Add, Mul, Sub};

use super::*;

#[cfg(target_arch = "x86_64")]
const NAN_F32: f32 = f32::from_bits(0x7FC0_0000);
#[cfg(target_arch = "x86_64")]
const NAN_F64: f64 = f64::from_bits(0x7FF8 << 48);

#[cfg(target_arch = "x86_64")]
registers! {
    f32, __m128: _mm_set1_ps(f32) _mm_add_ps _mm_sub_ps _mm_mul_ps,
        canonical(this): {
            let unordered = _mm_cmpunord_ps(this, this);
            let nan = _mm_and_ps(unordered, _mm_set1_ps(NAN_F32));
            _mm_or_ps(_mm_andnot_ps(unordered, this), nan)
        };
    f32, __m256: _mm256_set1_ps(f32) _mm256_add_ps _mm256_sub_ps _mm256_mul_ps,
        exact_mul_add(this, factor, sum): _mm256_fmadd_ps(this, factor, sum),
        canonical(this): {
            let unordered = _mm256_cmp_ps::<_CMP_UNORD_Q>(this, this);
            _mm256_blendv_ps(this, _mm256_set1_ps(NAN_F32), unordered)
        };
    f32, __m512: _mm512_set1_ps(f32) _mm512_add_ps _mm512_sub_ps _mm512_mul_ps,
        exact_mul_add(this, factor, sum): _mm512_fmadd_ps(this, factor, sum),
        canonical(this): {
            let unordered = _mm512_cmp_ps_mask::<_CMP_UNORD_Q>(this, this);
            _mm512_mask_mov_ps(this, unordered, _mm512_set1_ps(NAN_F32))
        };
    f64, __m128d: _mm_set1_pd(f64) _mm_add_pd _mm_sub_pd _mm_mul_pd,
        canonical(this): {
            let unordered = _mm_cmpunord_pd(this, this);
            let nan = _mm_and_pd(unordered, _mm_set1_pd(NAN_F64));
            _mm_or_pd(_mm_andnot_pd(unordered, this), nan)
        };
    f64, __m256d: _mm256_set1_pd(f64) _mm256_add_pd _mm256_sub_pd _mm256_mul_pd,
        exact_mul_add(this, factor, sum): _mm256_fmadd_pd(this, factor, sum),
        canonical(this): {
            let unordered = _mm256_cmp_pd::<_CMP_UNORD_Q>(this, this);
            _mm256_blendv_pd(this, _mm256_set1_pd(NAN_F64), unordered)
        };
    f64, __m512d: _mm512_set1_pd(f64) _mm512_add_pd _mm512_sub_pd _mm512_mul_pd,
        exact_mul_add(this, factor, sum): _mm512_fmadd_pd(this, factor, sum),
        canonical(this): {
            let unordered = _mm512_cmp_pd_mask::<_CMP_UNORD_Q>(this, this);
            _mm512_mask_mov_pd(this, unordered, _mm512_set1_pd(NAN_F64))
        };
}

impl Lane for f32 {
    #[cfg(target_arch = "x86_64")]
    type Baseline = Register<f32, __m128>;
    #[cfg(not(target_arch = "x86_64"))]
    type Baseline = Array<f32, 4>;
    #[cfg(target_arch = "x86_64")]
    type Avx2 = Register<f32, __m256>;
    #[cfg(target_arch = "x86_64")]
    type Avx512 = Register<f32, __m512>;
}

impl Lane for f64 {
    #[cfg(target_arch = "x86_64")]
    type Baseline = Register<f64, __m128d>;
    #[cfg(not(target_arch = "x86_64"))]
    type Baseline = Array<f64, 2>;
    #[cfg(target_arch = "x86_64")]
    type Avx2 = Register<f64, __m256d>;
    #[cfg(target_arch = "x86_64")]
    type Avx512 = Register<f64, __m512d>;
}

#[cfg(not(target_arch = "x86_64"))]
ring! {
    f32: add sub mul, |x| if x.is_nan() { f32::from_bits(0x7FC0_0000) } else { x };
    f64: add sub mul, |x| if x.is_nan() { f64::from_bits(0x7FF8 << 48) } else { x };
}
