//! Registers of f32 and f64.

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::*;
#[cfg(not(target_arch = "x86_64"))]
use std::ops::{Add, Mul, Sub};

use super::*;

/// Registers with instructions of their own: the names of load, store, splat, add, mul and the fused
/// multiplication and addition, if there is one.
#[cfg(target_arch = "x86_64")]
macro_rules! registers {
    ($($lanes:ty, $element:ty, $count:literal: $load:ident $store:ident $splat:ident $add:ident $sub:ident $mul:ident $canonical:ident $($fused:ident)?;)*) => {$(
        impl Lanes for $lanes {
            type Element = $element;
            const COUNT: usize = $count;

            #[inline(always)]
            unsafe fn load(from: *const $element) -> Self {
                // SAFETY: as the caller promises
                unsafe { $load(from) }
            }
            #[inline(always)]
            unsafe fn store(self, to: *mut $element) {
                // SAFETY: as the caller promises
                unsafe { $store(to, self) }
            }
            #[inline(always)]
            unsafe fn splat(element: $element) -> Self {
                // SAFETY: as the caller promises
                unsafe { $splat(element) }
            }
            operations! {
                add(this, other): $add(this, other);
                sub(this, other): $sub(this, other);
                mul(this, other): $mul(this, other);
                $(exact_mul_add(this, factor, sum): $fused(this, factor, sum);)?
                canonical(this): $canonical(this);
            }
        }
    )*};
}

/// Functions that replace each NaN in a register by the canonical one.
#[cfg(target_arch = "x86_64")]
macro_rules! canonical {
    ($($name:ident($lanes:ty): |$this:ident, $nan:ident| $splat:ident($bits:expr), $replaced:expr;)*) => {$(
        /// # Safety
        /// The CPU has the instructions.
        #[inline(always)]
        unsafe fn $name($this: $lanes) -> $lanes {
            // SAFETY: as the caller promises
            unsafe {
                let $nan = $splat($bits);
                $replaced
            }
        }
    )*};
}

#[cfg(target_arch = "x86_64")]
const NAN_F32: f32 = f32::from_bits(0x7FC0_0000);
#[cfg(target_arch = "x86_64")]
const NAN_F64: f64 = f64::from_bits(0x7FF8 << 48);

#[cfg(target_arch = "x86_64")]
canonical! {
    canonical_ps_128(__m128): |x, nan| _mm_set1_ps(NAN_F32), {
        let unordered = _mm_cmpunord_ps(x, x);
        _mm_or_ps(_mm_andnot_ps(unordered, x), _mm_and_ps(unordered, nan))
    };
    canonical_pd_128(__m128d): |x, nan| _mm_set1_pd(NAN_F64), {
        let unordered = _mm_cmpunord_pd(x, x);
        _mm_or_pd(_mm_andnot_pd(unordered, x), _mm_and_pd(unordered, nan))
    };
    canonical_ps_256(__m256): |x, nan| _mm256_set1_ps(NAN_F32),
        _mm256_blendv_ps(x, nan, _mm256_cmp_ps::<_CMP_UNORD_Q>(x, x));
    canonical_pd_256(__m256d): |x, nan| _mm256_set1_pd(NAN_F64),
        _mm256_blendv_pd(x, nan, _mm256_cmp_pd::<_CMP_UNORD_Q>(x, x));
    canonical_ps_512(__m512): |x, nan| _mm512_set1_ps(NAN_F32),
        _mm512_mask_mov_ps(x, _mm512_cmp_ps_mask::<_CMP_UNORD_Q>(x, x), nan);
    canonical_pd_512(__m512d): |x, nan| _mm512_set1_pd(NAN_F64),
        _mm512_mask_mov_pd(x, _mm512_cmp_pd_mask::<_CMP_UNORD_Q>(x, x), nan);
}

#[cfg(target_arch = "x86_64")]
registers! {
    __m128, f32, 4: _mm_loadu_ps _mm_storeu_ps _mm_set1_ps _mm_add_ps _mm_sub_ps _mm_mul_ps canonical_ps_128;
    __m256, f32, 8: _mm256_loadu_ps _mm256_storeu_ps _mm256_set1_ps _mm256_add_ps _mm256_sub_ps _mm256_mul_ps canonical_ps_256
        _mm256_fmadd_ps;
    __m512, f32, 16: _mm512_loadu_ps _mm512_storeu_ps _mm512_set1_ps _mm512_add_ps _mm512_sub_ps _mm512_mul_ps canonical_ps_512
        _mm512_fmadd_ps;
    __m128d, f64, 2: _mm_loadu_pd _mm_storeu_pd _mm_set1_pd _mm_add_pd _mm_sub_pd _mm_mul_pd canonical_pd_128;
    __m256d, f64, 4: _mm256_loadu_pd _mm256_storeu_pd _mm256_set1_pd _mm256_add_pd _mm256_sub_pd _mm256_mul_pd canonical_pd_256
        _mm256_fmadd_pd;
    __m512d, f64, 8: _mm512_loadu_pd _mm512_storeu_pd _mm512_set1_pd _mm512_add_pd _mm512_sub_pd _mm512_mul_pd canonical_pd_512
        _mm512_fmadd_pd;
}

#[cfg(target_arch = "x86_64")]
impl WordLane for f32 {}

impl Lane for f32 {
    #[cfg(target_arch = "x86_64")]
    type Baseline = __m128;
    #[cfg(not(target_arch = "x86_64"))]
    type Baseline = Array<f32, 4>;
    #[cfg(target_arch = "x86_64")]
    type Avx2 = __m256;
    #[cfg(target_arch = "x86_64")]
    type Avx512 = __m512;
}

impl Lane for f64 {
    #[cfg(target_arch = "x86_64")]
    type Baseline = __m128d;
    #[cfg(not(target_arch = "x86_64"))]
    type Baseline = Array<f64, 2>;
    #[cfg(target_arch = "x86_64")]
    type Avx2 = __m256d;
    #[cfg(target_arch = "x86_64")]
    type Avx512 = __m512d;
}

#[cfg(not(target_arch = "x86_64"))]
ring! {
    f32: add sub mul, |x| if x.is_nan() { f32::from_bits(0x7FC0_0000) } else { x };
    f64: add sub mul, |x| if x.is_nan() { f64::from_bits(0x7FF8 << 48) } else { x };
}
