//! Registers of integers, and of pairs of integers of 16 bits.

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::*;

use super::*;

#[cfg(target_arch = "x86_64")]
registers! {
    u32, __m256i: _mm256_set1_epi32(i32) _mm256_add_epi32 _mm256_sub_epi32 _mm256_mullo_epi32;
    u32, __m512i: _mm512_set1_epi32(i32) _mm512_add_epi32 _mm512_sub_epi32 _mm512_mullo_epi32;
    u64, __m512i: _mm512_set1_epi64(i64) _mm512_add_epi64 _mm512_sub_epi64 _mm512_mullo_epi64;
    Int16Pair, __m128i: _mm_set1_epi32(i32) _mm_add_epi32 _mm_sub_epi32 _mm_madd_epi16;
    Int16Pair, __m256i: _mm256_set1_epi32(i32) _mm256_add_epi32 _mm256_sub_epi32 _mm256_madd_epi16;
    Int16Pair, __m512i: _mm512_set1_epi32(i32) _mm512_add_epi32 _mm512_sub_epi32 _mm512_madd_epi16,
        exact_mul_add(this, factor, sum): _mm512_dpwssd_epi32(sum, this, factor);
}

impl Lane for u32 {
    type Baseline = Array<u32, 4>;
    #[cfg(target_arch = "x86_64")]
    type Avx2 = Register<u32, __m256i>;
    #[cfg(target_arch = "x86_64")]
    type Avx512 = Register<u32, __m512i>;
}

/// As a factor, integers of two steps, the first in the low half. As a sum, and as the product of two factors
/// (the sum of the products of their integers), an integer modulo 2^32.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(transparent)]
pub struct Int16Pair(u32);

// SAFETY: this is a number of 32 bits
unsafe impl bytemuck::Zeroable for Int16Pair {}
// SAFETY: this is a number of 32 bits, any of which are a value
unsafe impl bytemuck::Pod for Int16Pair {}

impl Int16Pair {
    /// The factor of two steps.
    #[inline(always)]
    pub fn new([first, second]: [i16; 2]) -> Int16Pair {
        Int16Pair(u32::from(first as u16) | u32::from(second as u16) << 16)
    }
}

/// The sum, extended by its sign.
impl From<Int16Pair> for u64 {
    fn from(sum: Int16Pair) -> u64 {
        i64::from(sum.0 as i32) as u64
    }
}

#[cfg(not(target_arch = "x86_64"))]
impl Ring for Int16Pair {
    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Int16Pair(self.0.wrapping_add(other.0))
    }
    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Int16Pair(self.0.wrapping_sub(other.0))
    }
    #[inline(always)]
    fn times(self, other: Self) -> Self {
        let product =
            |shift: u32| i32::from((self.0 >> shift) as i16) * i32::from((other.0 >> shift) as i16);
        Int16Pair(product(0).wrapping_add(product(16)) as u32)
    }
    #[inline(always)]
    fn canonical(self) -> Self {
        self
    }
}

impl Lane for Int16Pair {
    #[cfg(target_arch = "x86_64")]
    type Baseline = Register<Int16Pair, __m128i>;
    #[cfg(not(target_arch = "x86_64"))]
    type Baseline = Array<Int16Pair, 4>;
    #[cfg(target_arch = "x86_64")]
    type Avx2 = Register<Int16Pair, __m256i>;
    #[cfg(target_arch = "x86_64")]
    type Avx512 = Register<Int16Pair, __m512i>;
}

impl Lane for u64 {
    type Baseline = Array<u64, 2>;
    #[cfg(target_arch = "x86_64")]
    type Avx2 = Array<u64, 4>;
    #[cfg(target_arch = "x86_64")]
    type Avx512 = Register<u64, __m512i>;
}

ring! {
    u32: wrapping_add wrapping_sub wrapping_mul, |x| x;
    u64: wrapping_add wrapping_sub wrapping_mul, |x| x;
}
