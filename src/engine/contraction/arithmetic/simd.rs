//! Vector registers as values: what the innermost loops of contractions are written in, one type for
//! each element and [`Level`](crate::hardware::cpu::Level).
//!
//! Left to itself, the compiler keeps the sums of some tiles in memory, which costs a factor of
//! thirty. Written by registers they stay where they are.

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::*;
#[cfg(target_arch = "x86_64")]
use std::marker::PhantomData;
#[cfg(not(target_arch = "x86_64"))]
use std::ops::{Add, Mul, Sub};

use crate::hardware::cpu::dispatch;

/// A register of elements.
///
/// # Safety
///
/// The functions are to be called only where the CPU has the type's instructions: in functions
/// compiled for the level that the type belongs to.
pub trait Lanes: Copy {
    /// What a lane holds.
    type Element: Copy + Default;
    /// How many lanes there are.
    const COUNT: usize;
    /// How many of the CPU's registers they take.
    const REGISTERS: usize = 1;

    /// The elements from an address on.
    ///
    /// # Safety
    /// `COUNT` elements can be read there.
    unsafe fn load(from: *const Self::Element) -> Self;
    /// Writes the elements.
    ///
    /// # Safety
    /// `COUNT` elements can be written there.
    unsafe fn store(self, to: *mut Self::Element);
    /// One element in all lanes.
    ///
    /// # Safety
    /// The CPU has the instructions.
    unsafe fn splat(element: Self::Element) -> Self;
    /// Sums.
    ///
    /// # Safety
    /// The CPU has the instructions.
    unsafe fn add(self, other: Self) -> Self;
    /// Differences.
    ///
    /// # Safety
    /// The CPU has the instructions.
    unsafe fn sub(self, other: Self) -> Self;
    /// Products.
    ///
    /// # Safety
    /// The CPU has the instructions.
    unsafe fn mul(self, other: Self) -> Self;
    /// `self * factor + sum` for products that are exact: in one instruction or in two.
    ///
    /// # Safety
    /// The CPU has the instructions.
    #[inline(always)]
    unsafe fn exact_mul_add(self, factor: Self, sum: Self) -> Self {
        // SAFETY: as the caller promises
        unsafe { self.mul(factor).add(sum) }
    }
    /// The same numbers, each NaN the canonical one.
    ///
    /// # Safety
    /// The CPU has the instructions.
    #[inline(always)]
    unsafe fn canonical(self) -> Self {
        self
    }
}

/// What an element type's registers are at each level.
pub trait Lane: bytemuck::Pod + Default + Send + Sync {
    /// Registers that every CPU has.
    type Baseline: Lanes<Element = Self>;
    /// Registers of 256 bits.
    #[cfg(target_arch = "x86_64")]
    type Avx2: Lanes<Element = Self>;
    /// Registers of 512 bits.
    #[cfg(target_arch = "x86_64")]
    type Avx512: Lanes<Element = Self>;

    /// Whether all are known to be zeros.
    fn are_zero(_: &[Self]) -> bool {
        false
    }

    /// Whether all are known to make a zero of zero.
    fn are_finite(_: &[Self]) -> bool {
        false
    }
}

/// Lanes for which the compiler finds the registers.
#[derive(Clone, Copy)]
pub struct Array<T, const COUNT: usize>([T; COUNT]);

/// Elements that can be multiplied and added.
pub trait Ring: Copy {
    /// The product.
    fn times(self, other: Self) -> Self;
    /// The sum.
    fn plus(self, other: Self) -> Self;
    /// The difference.
    fn minus(self, other: Self) -> Self;
    /// The same number, but of all NaNs the canonical one.
    fn canonical(self) -> Self;
}

impl<T: Ring + Default, const COUNT: usize> Lanes for Array<T, COUNT> {
    type Element = T;
    const COUNT: usize = COUNT;

    #[inline(always)]
    unsafe fn load(from: *const T) -> Self {
        // SAFETY: as the caller promises; an array is aligned as its elements
        unsafe { Array(*from.cast()) }
    }
    #[inline(always)]
    unsafe fn store(self, to: *mut T) {
        // SAFETY: the same
        unsafe { *to.cast() = self.0 }
    }
    #[inline(always)]
    unsafe fn splat(element: T) -> Self {
        Array([element; COUNT])
    }
    #[inline(always)]
    unsafe fn add(mut self, other: Self) -> Self {
        for (lane, other) in self.0.iter_mut().zip(other.0) {
            *lane = lane.plus(other);
        }
        self
    }
    #[inline(always)]
    unsafe fn sub(mut self, other: Self) -> Self {
        for (lane, other) in self.0.iter_mut().zip(other.0) {
            *lane = lane.minus(other);
        }
        self
    }
    #[inline(always)]
    unsafe fn mul(mut self, other: Self) -> Self {
        for (lane, other) in self.0.iter_mut().zip(other.0) {
            *lane = lane.times(other);
        }
        self
    }
    #[inline(always)]
    unsafe fn canonical(mut self) -> Self {
        for lane in &mut self.0 {
            *lane = lane.canonical();
        }
        self
    }
}

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
            #[inline(always)]
            unsafe fn add(self, other: Self) -> Self {
                // SAFETY: as the caller promises
                unsafe { $add(self, other) }
            }
            #[inline(always)]
            unsafe fn sub(self, other: Self) -> Self {
                // SAFETY: as the caller promises
                unsafe { $sub(self, other) }
            }
            #[inline(always)]
            unsafe fn mul(self, other: Self) -> Self {
                // SAFETY: as the caller promises
                unsafe { $mul(self, other) }
            }
            $(#[inline(always)]
            unsafe fn exact_mul_add(self, factor: Self, sum: Self) -> Self {
                // SAFETY: as the caller promises
                unsafe { $fused(self, factor, sum) }
            })?
            #[inline(always)]
            unsafe fn canonical(self) -> Self {
                // SAFETY: as the caller promises
                unsafe { $canonical(self) }
            }
        }
    )*};
}

/// How registers of floats have each NaN replaced by the canonical one.
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

impl Lane for f32 {
    #[cfg(target_arch = "x86_64")]
    type Baseline = __m128;
    #[cfg(not(target_arch = "x86_64"))]
    type Baseline = Array<f32, 4>;
    #[cfg(target_arch = "x86_64")]
    type Avx2 = __m256;
    #[cfg(target_arch = "x86_64")]
    type Avx512 = __m512;

    fn are_zero(lanes: &[f32]) -> bool {
        lanes.iter().fold(0, |bits, lane| bits | lane.to_bits()) << 1 == 0
    }

    fn are_finite(lanes: &[f32]) -> bool {
        dispatch(|| lanes.iter().fold(true, |all, lane| all & lane.is_finite()))
    }
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

    fn are_zero(lanes: &[f64]) -> bool {
        lanes.iter().fold(0, |bits, lane| bits | lane.to_bits()) << 1 == 0
    }

    fn are_finite(lanes: &[f64]) -> bool {
        dispatch(|| lanes.iter().fold(true, |all, lane| all & lane.is_finite()))
    }
}

/// Integers in a register.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy)]
pub struct Integers<T, R>(R, PhantomData<T>);

/// Integers with instructions of their own: the names of load, store, splat, add, sub and mul, of what
/// adds products to sums, if there is such, and the types that load and store, and splat, take elements for.
#[cfg(target_arch = "x86_64")]
macro_rules! integers {
    ($($element:ty, $register:ty, $count:literal, $memory:ty, $splat_as:ty: $load:ident $store:ident $splat:ident $add:ident $sub:ident $mul:ident $($add_products:ident)?;)*) => {$(
        impl Lanes for Integers<$element, $register> {
            type Element = $element;
            const COUNT: usize = $count;

            #[inline(always)]
            unsafe fn load(from: *const $element) -> Self {
                // SAFETY: as the caller promises
                unsafe { Integers($load(from as *const $memory), PhantomData) }
            }
            #[inline(always)]
            unsafe fn store(self, to: *mut $element) {
                // SAFETY: as the caller promises
                unsafe { $store(to as *mut $memory, self.0) }
            }
            #[inline(always)]
            unsafe fn splat(element: $element) -> Self {
                // SAFETY: as the caller promises
                unsafe { Integers($splat(bytemuck::cast::<$element, $splat_as>(element)), PhantomData) }
            }
            #[inline(always)]
            unsafe fn add(self, other: Self) -> Self {
                // SAFETY: as the caller promises
                unsafe { Integers($add(self.0, other.0), PhantomData) }
            }
            #[inline(always)]
            unsafe fn sub(self, other: Self) -> Self {
                // SAFETY: as the caller promises
                unsafe { Integers($sub(self.0, other.0), PhantomData) }
            }
            #[inline(always)]
            unsafe fn mul(self, other: Self) -> Self {
                // SAFETY: as the caller promises
                unsafe { Integers($mul(self.0, other.0), PhantomData) }
            }
            $(#[inline(always)]
            unsafe fn exact_mul_add(self, factor: Self, sum: Self) -> Self {
                // SAFETY: as the caller promises
                unsafe { Integers($add_products(sum.0, self.0, factor.0), PhantomData) }
            })?
        }
    )*};
}

#[cfg(target_arch = "x86_64")]
integers! {
    u32, __m256i, 8, __m256i, i32: _mm256_loadu_si256 _mm256_storeu_si256 _mm256_set1_epi32
        _mm256_add_epi32 _mm256_sub_epi32 _mm256_mullo_epi32;
    u32, __m512i, 16, __m512i, i32: _mm512_loadu_si512 _mm512_storeu_si512 _mm512_set1_epi32
        _mm512_add_epi32 _mm512_sub_epi32 _mm512_mullo_epi32;
    u64, __m512i, 8, __m512i, i64: _mm512_loadu_si512 _mm512_storeu_si512 _mm512_set1_epi64
        _mm512_add_epi64 _mm512_sub_epi64 _mm512_mullo_epi64;
    Halves, __m128i, 4, __m128i, i32: _mm_loadu_si128 _mm_storeu_si128 _mm_set1_epi32
        _mm_add_epi32 _mm_sub_epi32 _mm_madd_epi16;
    Halves, __m256i, 8, __m256i, i32: _mm256_loadu_si256 _mm256_storeu_si256 _mm256_set1_epi32
        _mm256_add_epi32 _mm256_sub_epi32 _mm256_madd_epi16;
    Halves, __m512i, 16, __m512i, i32: _mm512_loadu_si512 _mm512_storeu_si512 _mm512_set1_epi32
        _mm512_add_epi32 _mm512_sub_epi32 _mm512_madd_epi16 _mm512_dpwssd_epi32;
}

impl Lane for u32 {
    type Baseline = Array<u32, 4>;
    #[cfg(target_arch = "x86_64")]
    type Avx2 = Integers<u32, __m256i>;
    #[cfg(target_arch = "x86_64")]
    type Avx512 = Integers<u32, __m512i>;
}

/// A factor: integers of two steps, the first in the low half. A sum, and the product of two factors,
/// which is the sum of those of their integers: an integer modulo 2^32.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(transparent)]
pub struct Halves(u32);

// SAFETY: this is a number of 32 bits
unsafe impl bytemuck::Zeroable for Halves {}
// SAFETY: the same
unsafe impl bytemuck::Pod for Halves {}

impl Halves {
    /// A factor.
    #[inline(always)]
    pub fn new([first, second]: [i16; 2]) -> Halves {
        Halves(u32::from(first as u16) | u32::from(second as u16) << 16)
    }
}

/// The sum, sign-extended.
impl From<Halves> for u64 {
    fn from(sum: Halves) -> u64 {
        i64::from(sum.0 as i32) as u64
    }
}

#[cfg(not(target_arch = "x86_64"))]
impl Ring for Halves {
    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Halves(self.0.wrapping_add(other.0))
    }
    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Halves(self.0.wrapping_sub(other.0))
    }
    #[inline(always)]
    fn times(self, other: Self) -> Self {
        let product =
            |shift: u32| i32::from((self.0 >> shift) as i16) * i32::from((other.0 >> shift) as i16);
        Halves(product(0).wrapping_add(product(16)) as u32)
    }
    #[inline(always)]
    fn canonical(self) -> Self {
        self
    }
}

impl Lane for Halves {
    #[cfg(target_arch = "x86_64")]
    type Baseline = Integers<Halves, __m128i>;
    #[cfg(not(target_arch = "x86_64"))]
    type Baseline = Array<Halves, 4>;
    #[cfg(target_arch = "x86_64")]
    type Avx2 = Integers<Halves, __m256i>;
    #[cfg(target_arch = "x86_64")]
    type Avx512 = Integers<Halves, __m512i>;
}

impl Lane for u64 {
    type Baseline = Array<u64, 2>;
    #[cfg(target_arch = "x86_64")]
    type Avx2 = Array<u64, 4>;
    #[cfg(target_arch = "x86_64")]
    type Avx512 = Integers<u64, __m512i>;
}

/// Complex numbers: real parts in one register, imaginary ones in another.
#[derive(Clone, Copy)]
pub struct Complexes<V> {
    real: V,
    imaginary: V,
}

macro_rules! complexes {
    ($($part:ty, $register:ty;)*) => {$(
        impl Lanes for Complexes<$register> {
            type Element = [$part; 2];
            const COUNT: usize = <$register as Lanes>::COUNT;
            const REGISTERS: usize = 2;

            #[inline(always)]
            unsafe fn load(from: *const [$part; 2]) -> Self {
                let (mut real, mut imaginary) = ([0.0; Self::COUNT], [0.0; Self::COUNT]);
                // SAFETY: as the caller promises
                unsafe {
                    for lane in 0..Self::COUNT {
                        [real[lane], imaginary[lane]] = *from.add(lane);
                    }
                    let real = <$register>::load(real.as_ptr());
                    Complexes { real, imaginary: <$register>::load(imaginary.as_ptr()) }
                }
            }
            #[inline(always)]
            unsafe fn store(self, to: *mut [$part; 2]) {
                let (mut real, mut imaginary) = ([0.0; Self::COUNT], [0.0; Self::COUNT]);
                // SAFETY: as the caller promises
                unsafe {
                    self.real.store(real.as_mut_ptr());
                    self.imaginary.store(imaginary.as_mut_ptr());
                    for lane in 0..Self::COUNT {
                        *to.add(lane) = [real[lane], imaginary[lane]];
                    }
                }
            }
            #[inline(always)]
            unsafe fn splat([real, imaginary]: [$part; 2]) -> Self {
                // SAFETY: as the caller promises
                unsafe {
                    let (real, imaginary) = (<$register>::splat(real), <$register>::splat(imaginary));
                    Complexes { real, imaginary }
                }
            }
            #[inline(always)]
            unsafe fn add(self, other: Self) -> Self {
                // SAFETY: as the caller promises
                unsafe {
                    let real = self.real.add(other.real);
                    Complexes { real, imaginary: self.imaginary.add(other.imaginary) }
                }
            }
            #[inline(always)]
            unsafe fn sub(self, other: Self) -> Self {
                // SAFETY: as the caller promises
                unsafe {
                    let real = self.real.sub(other.real);
                    Complexes { real, imaginary: self.imaginary.sub(other.imaginary) }
                }
            }
            /// Four multiplications, a subtraction and an addition.
            #[inline(always)]
            unsafe fn mul(self, other: Self) -> Self {
                // SAFETY: as the caller promises
                unsafe {
                    let square = self.imaginary.mul(other.imaginary);
                    let real = self.real.mul(other.real).sub(square);
                    let cross = self.imaginary.mul(other.real);
                    Complexes { real, imaginary: self.real.mul(other.imaginary).add(cross) }
                }
            }
            #[inline(always)]
            unsafe fn canonical(self) -> Self {
                // SAFETY: as the caller promises
                unsafe {
                    let imaginary = self.imaginary.canonical();
                    Complexes { real: self.real.canonical(), imaginary }
                }
            }
        }
    )*};
}

#[cfg(target_arch = "x86_64")]
complexes! {
    f32, __m128;
    f32, __m256;
    f32, __m512;
    f64, __m128d;
    f64, __m256d;
    f64, __m512d;
}

#[cfg(not(target_arch = "x86_64"))]
complexes! {
    f32, Array<f32, 4>;
    f64, Array<f64, 2>;
}

impl Lane for [f32; 2] {
    type Baseline = Complexes<<f32 as Lane>::Baseline>;
    #[cfg(target_arch = "x86_64")]
    type Avx2 = Complexes<__m256>;
    #[cfg(target_arch = "x86_64")]
    type Avx512 = Complexes<__m512>;
}

impl Lane for [f64; 2] {
    type Baseline = Complexes<<f64 as Lane>::Baseline>;
    #[cfg(target_arch = "x86_64")]
    type Avx2 = Complexes<__m256d>;
    #[cfg(target_arch = "x86_64")]
    type Avx512 = Complexes<__m512d>;
}

macro_rules! ring {
    ($($element:ty: $plus:ident $minus:ident $times:ident, |$this:ident| $canonical:expr;)*) => {$(
        impl Ring for $element {
            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.$plus(other)
            }
            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.$minus(other)
            }
            #[inline(always)]
            fn times(self, other: Self) -> Self {
                self.$times(other)
            }
            #[inline(always)]
            fn canonical(self) -> Self {
                let $this = self;
                $canonical
            }
        }
    )*};
}

ring! {
    u32: wrapping_add wrapping_sub wrapping_mul, |x| x;
    u64: wrapping_add wrapping_sub wrapping_mul, |x| x;
}

#[cfg(not(target_arch = "x86_64"))]
ring! {
    f32: add sub mul, |x| if x.is_nan() { f32::from_bits(0x7FC0_0000) } else { x };
    f64: add sub mul, |x| if x.is_nan() { f64::from_bits(0x7FF8 << 48) } else { x };
}

/// What roundings in registers need besides.
pub trait FloatLanes: Lanes<Element = f32> {
    /// `sum - self * factor` for products that are exact: in one instruction or in two.
    ///
    /// # Safety
    /// The CPU has the instructions.
    unsafe fn exact_mul_sub(self, factor: Self, sum: Self) -> Self;
    /// The larger of a magnitude and a number from zero on, which also stands for NaN.
    ///
    /// # Safety
    /// The CPU has the instructions.
    unsafe fn magnitude_or_more(self, least: Self) -> Self;
    /// The number of the larger magnitude; of NaN and a number the number.
    ///
    /// # Safety
    /// The CPU has the instructions.
    unsafe fn larger_or_number(self, other: Self) -> Self;
    /// The power of two that begins the binade of a normal number; zero of zero.
    ///
    /// # Safety
    /// The CPU has the instructions.
    unsafe fn power_of_two(self) -> Self;
    /// The smaller of a magnitude and a number from zero on, which also stands for NaN.
    ///
    /// # Safety
    /// The CPU has the instructions.
    unsafe fn magnitude_or_less(self, most: Self) -> Self;
    /// Where the magnitude is above a limit, `special` with those bits of this that `sign` has.
    ///
    /// # Safety
    /// The CPU has the instructions.
    unsafe fn replaced_above(self, limit: Self, sign: Self, special: Self) -> Self;
    /// Rounded to bf16, ties to even.
    ///
    /// # Safety
    /// The CPU has the instructions.
    unsafe fn rounded_to_bf16(self) -> Self;
    /// Rounded to f16, ties to even.
    ///
    /// # Safety
    /// The CPU has the instructions.
    unsafe fn rounded_to_f16(self) -> Self;
}

#[cfg(target_arch = "x86_64")]
impl FloatLanes for __m512 {
    #[inline(always)]
    unsafe fn exact_mul_sub(self, factor: Self, sum: Self) -> Self {
        // SAFETY: as the caller promises
        unsafe { _mm512_fnmadd_ps(self, factor, sum) }
    }
    #[inline(always)]
    unsafe fn magnitude_or_more(self, least: Self) -> Self {
        // SAFETY: as the caller promises; the larger magnitude, without a sign
        unsafe { _mm512_range_ps::<0b1011>(self, least) }
    }
    #[inline(always)]
    unsafe fn larger_or_number(self, other: Self) -> Self {
        // SAFETY: as the caller promises; the larger magnitude, with its sign
        unsafe { _mm512_range_ps::<0b0111>(self, other) }
    }
    #[inline(always)]
    unsafe fn power_of_two(self) -> Self {
        // SAFETY: as the caller promises
        unsafe { _mm512_and_ps(self, _mm512_set1_ps(f32::INFINITY)) }
    }
    #[inline(always)]
    unsafe fn magnitude_or_less(self, most: Self) -> Self {
        // SAFETY: as the caller promises; the smaller magnitude, without a sign
        unsafe { _mm512_range_ps::<0b1010>(self, most) }
    }
    #[inline(always)]
    unsafe fn replaced_above(self, limit: Self, sign: Self, special: Self) -> Self {
        // SAFETY: as the caller promises; where above, (self & sign) | special
        unsafe {
            let above = _mm512_cmp_ps_mask::<_CMP_GT_OQ>(_mm512_abs_ps(self), limit);
            let [this, sign, special] = [
                _mm512_castps_si512(self),
                _mm512_castps_si512(sign),
                _mm512_castps_si512(special),
            ];
            let replaced = _mm512_mask_ternarylogic_epi32::<0xEA>(this, above, sign, special);
            _mm512_castsi512_ps(replaced)
        }
    }
    #[inline(always)]
    unsafe fn rounded_to_bf16(self) -> Self {
        // SAFETY: as the caller promises
        unsafe {
            let bits = _mm512_castps_si512(self);
            let odd = _mm512_and_si512(_mm512_srli_epi32::<16>(bits), _mm512_set1_epi32(1));
            let up = _mm512_add_epi32(_mm512_add_epi32(bits, _mm512_set1_epi32(0x7FFF)), odd);
            _mm512_castsi512_ps(_mm512_and_si512(up, _mm512_set1_epi32(!0xFFFF)))
        }
    }
    #[inline(always)]
    unsafe fn rounded_to_f16(self) -> Self {
        // SAFETY: as the caller promises
        unsafe { _mm512_cvtph_ps(_mm512_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(self)) }
    }
}

#[cfg(target_arch = "x86_64")]
impl FloatLanes for __m256 {
    #[inline(always)]
    unsafe fn exact_mul_sub(self, factor: Self, sum: Self) -> Self {
        // SAFETY: as the caller promises
        unsafe { _mm256_fnmadd_ps(self, factor, sum) }
    }
    #[inline(always)]
    unsafe fn magnitude_or_more(self, least: Self) -> Self {
        // SAFETY: as the caller promises; of NaN and another the second operand is taken
        unsafe { _mm256_max_ps(_mm256_andnot_ps(_mm256_set1_ps(-0.0), self), least) }
    }
    #[inline(always)]
    unsafe fn larger_or_number(self, other: Self) -> Self {
        // SAFETY: as the caller promises; with NaN for this the comparison is false
        unsafe {
            let sign = _mm256_set1_ps(-0.0);
            let [this, that] = [_mm256_andnot_ps(sign, self), _mm256_andnot_ps(sign, other)];
            let larger = _mm256_cmp_ps::<_CMP_GE_OQ>(this, that);
            let other_is_nan = _mm256_cmp_ps::<_CMP_UNORD_Q>(other, other);
            _mm256_blendv_ps(other, self, _mm256_or_ps(larger, other_is_nan))
        }
    }
    #[inline(always)]
    unsafe fn power_of_two(self) -> Self {
        // SAFETY: as the caller promises
        unsafe { _mm256_and_ps(self, _mm256_set1_ps(f32::INFINITY)) }
    }
    #[inline(always)]
    unsafe fn magnitude_or_less(self, most: Self) -> Self {
        // SAFETY: as the caller promises; of NaN and another the second operand is taken
        unsafe { _mm256_min_ps(_mm256_andnot_ps(_mm256_set1_ps(-0.0), self), most) }
    }
    #[inline(always)]
    unsafe fn replaced_above(self, limit: Self, sign: Self, special: Self) -> Self {
        // SAFETY: as the caller promises
        unsafe {
            let magnitude = _mm256_andnot_ps(_mm256_set1_ps(-0.0), self);
            let above = _mm256_cmp_ps::<_CMP_GT_OQ>(magnitude, limit);
            _mm256_blendv_ps(self, _mm256_or_ps(_mm256_and_ps(self, sign), special), above)
        }
    }
    #[inline(always)]
    unsafe fn rounded_to_bf16(self) -> Self {
        // SAFETY: as the caller promises
        unsafe {
            let bits = _mm256_castps_si256(self);
            let odd = _mm256_and_si256(_mm256_srli_epi32::<16>(bits), _mm256_set1_epi32(1));
            let up = _mm256_add_epi32(_mm256_add_epi32(bits, _mm256_set1_epi32(0x7FFF)), odd);
            _mm256_castsi256_ps(_mm256_and_si256(up, _mm256_set1_epi32(!0xFFFF)))
        }
    }
    #[inline(always)]
    unsafe fn rounded_to_f16(self) -> Self {
        // SAFETY: as the caller promises
        unsafe { _mm256_cvtph_ps(_mm256_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(self)) }
    }
}

/// One lane after the other, for registers without instructions of their own.
macro_rules! lane_by_lane {
    ($lanes:ty) => {
        impl FloatLanes for $lanes {
            #[inline(always)]
            unsafe fn exact_mul_sub(self, factor: Self, sum: Self) -> Self {
                each(sum, each(self, factor, |a, b| a * b), |a, b| a - b)
            }
            #[inline(always)]
            unsafe fn magnitude_or_more(self, least: Self) -> Self {
                each(self, least, |a, b| if a.abs() > b { a.abs() } else { b })
            }
            #[inline(always)]
            unsafe fn larger_or_number(self, other: Self) -> Self {
                each(self, other, |a, b| if a.abs() >= b.abs() || b.is_nan() { a } else { b })
            }
            #[inline(always)]
            unsafe fn power_of_two(self) -> Self {
                each(self, self, |a, _| f32::from_bits(a.to_bits() & f32::INFINITY.to_bits()))
            }
            #[inline(always)]
            unsafe fn magnitude_or_less(self, most: Self) -> Self {
                each(self, most, |a, b| if a.abs() < b { a.abs() } else { b })
            }
            #[inline(always)]
            unsafe fn replaced_above(self, limit: Self, sign: Self, special: Self) -> Self {
                let with_sign = each(
                    each(self, sign, |a, b| f32::from_bits(a.to_bits() & b.to_bits())),
                    special,
                    |a, b| f32::from_bits(a.to_bits() | b.to_bits()),
                );
                let above = each(self, limit, |a, b| if a.abs() > b { 1.0 } else { 0.0 });
                let kept = each(self, above, |a, b| if b > 0.0 { 0.0 } else { a });
                let put = each(with_sign, above, |a, b| if b > 0.0 { a } else { 0.0 });
                each(kept, put, |a, b| f32::from_bits(a.to_bits() | b.to_bits()))
            }
            #[inline(always)]
            unsafe fn rounded_to_bf16(self) -> Self {
                each(self, self, |a, _| {
                    let bits = a.to_bits();
                    let up = bits.wrapping_add(0x7FFF).wrapping_add(bits >> 16 & 1);
                    f32::from_bits(up & !0xFFFF)
                })
            }
            #[inline(always)]
            unsafe fn rounded_to_f16(self) -> Self {
                each(self, self, |a, _| to_f16(a))
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
lane_by_lane!(__m128);
#[cfg(not(target_arch = "x86_64"))]
lane_by_lane!(Array<f32, 4>);

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

/// A function of two numbers for each of four lanes.
#[inline(always)]
fn each<V: Lanes<Element = f32>>(a: V, b: V, run: impl Fn(f32, f32) -> f32) -> V {
    let (mut left, mut right) = ([0f32; 4], [0f32; 4]);
    // SAFETY: the lanes are four, in registers that every CPU has
    unsafe {
        a.store(left.as_mut_ptr());
        b.store(right.as_mut_ptr());
        for (a, b) in left.iter_mut().zip(right) {
            *a = run(*a, b);
        }
        V::load(left.as_ptr())
    }
}
