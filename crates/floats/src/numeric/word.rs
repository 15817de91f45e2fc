//! The machine words that hold codes, and the native floats that hold values.

use std::fmt::Debug;
use std::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};

/// A machine word that holds one code: `u8`, `u16`, `u32` or `u64`.
///
/// The code of a format of `width` bits is in the smallest word with that many bits, and the bits above it
/// are zero.
pub trait Code: Copy + Debug + Eq + Ord + Send + Sync + 'static {
    /// The low bits of a number.
    fn from_u64(bits: u64) -> Self;
    /// The code with zeros above it.
    fn to_u64(self) -> u64;
}

/// A native float in which values of formats are computed: `f32` or `f64`.
pub trait CarrierFloat:
    Copy + Debug + PartialOrd + Add<Output = Self> + Sub<Output = Self> + Send + Sync + 'static
{
    /// The unsigned integer as wide as the float.
    type Bits: Bits;
    /// How many bits the mantissa field has.
    const MANTISSA_BITS: u32;
    /// The exponent bias.
    const BIAS: i32;
    /// The bit pattern.
    fn bits(self) -> Self::Bits;
    /// The float of a bit pattern.
    fn of_bits(bits: Self::Bits) -> Self;
    /// This value in f64; a NaN keeps its sign and its payload, left-aligned.
    fn widen(self) -> f64;
    /// The f64 rounded to this type, ties to even; a NaN keeps its sign and the head of its payload.
    fn narrow(value: f64) -> Self;
    /// This value in another carrier, rounded by [`narrow`](CarrierFloat::narrow) if that carrier has less precision.
    #[inline(always)]
    fn carried<G: CarrierFloat>(self) -> G {
        match Self::MANTISSA_BITS == G::MANTISSA_BITS {
            true => G::of_bits(G::Bits::of_code(self.bits().to_u64())),
            false => G::narrow(self.widen()),
        }
    }
    /// The value in f32, rounded if need be. A NaN gives some NaN.
    fn as_f32(self) -> f32;
    /// The value of an f32. A NaN gives some NaN.
    fn of_f32(value: f32) -> Self;
    /// The values, if this is f32.
    fn singles(values: &[Self]) -> Option<&[f32]>;
    /// The values to be written, if this is f32.
    fn singles_mut(values: &mut [Self]) -> Option<&mut [f32]>;
}

/// The integer view of a carrier, in which branch-free loops compute.
pub trait Bits:
    Copy
    + Ord
    + Not<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + Code
    + WrappingWord
{
    /// How many bits the word has.
    const WIDTH: u32;
    /// The code in this word, with zeros above it, or without the high bits if it has more.
    fn of_code<C: Code>(code: C) -> Self {
        Self::from_u64(code.to_u64())
    }
}

macro_rules! code {
    ($($word:ty),*) => {$(
        impl Code for $word {
            #[inline(always)]
            fn from_u64(bits: u64) -> Self {
                bits as $word
            }
            #[inline(always)]
            fn to_u64(self) -> u64 {
                self as u64
            }
        }
    )*};
}

macro_rules! bits {
    ($($word:ty),*) => {$(
        impl Bits for $word {
            const WIDTH: u32 = <$word>::BITS;
        }
    )*};
}

/// An integer whose arithmetic is modulo 2^n, where n is the number of its bits.
pub trait WrappingWord: Copy {
    /// The number 0.
    const ZERO: Self;
    /// The number 1.
    const ONE: Self;
    /// The sum.
    fn plus(self, other: Self) -> Self;
    /// The difference.
    fn minus(self, other: Self) -> Self;
    /// The product.
    fn times(self, other: Self) -> Self;
}

macro_rules! wrapping_word {
    ($($word:ty),*) => {$(
        impl WrappingWord for $word {
            const ZERO: Self = 0;
            const ONE: Self = 1;
            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            #[inline(always)]
            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
        }
    )*};
}

wrapping_word!(u8, u16, u32, u64, i32, i64);

code!(u8, u16, u32, u64);
bits!(u32, u64);

impl CarrierFloat for f32 {
    type Bits = u32;
    const MANTISSA_BITS: u32 = 23;
    const BIAS: i32 = 127;
    #[inline(always)]
    fn bits(self) -> u32 {
        self.to_bits()
    }
    #[inline(always)]
    fn of_bits(bits: u32) -> f32 {
        f32::from_bits(bits)
    }
    #[inline(always)]
    fn widen(self) -> f64 {
        let bits = self.to_bits() as u64;
        let nan = (bits & 1 << 31) << 32 | 0x7FF << 52 | (bits & 0x7F_FFFF) << 29;
        if self.is_nan() { f64::from_bits(nan) } else { self as f64 }
    }
    #[inline(always)]
    fn narrow(value: f64) -> f32 {
        let bits = value.to_bits();
        let payload = (bits >> 29) as u32 & 0x7F_FFFF;
        let quiet = if payload == 0 { 1 << 22 } else { 0 };
        let nan = (bits >> 32) as u32 & 1 << 31 | 0xFF << 23 | payload | quiet;
        if value.is_nan() { f32::from_bits(nan) } else { value as f32 }
    }
    #[inline(always)]
    fn as_f32(self) -> f32 {
        self
    }
    #[inline(always)]
    fn of_f32(value: f32) -> f32 {
        value
    }
    fn singles(values: &[f32]) -> Option<&[f32]> {
        Some(values)
    }
    fn singles_mut(values: &mut [f32]) -> Option<&mut [f32]> {
        Some(values)
    }
}

impl CarrierFloat for f64 {
    type Bits = u64;
    const MANTISSA_BITS: u32 = 52;
    const BIAS: i32 = 1023;
    #[inline(always)]
    fn bits(self) -> u64 {
        self.to_bits()
    }
    #[inline(always)]
    fn of_bits(bits: u64) -> f64 {
        f64::from_bits(bits)
    }
    #[inline(always)]
    fn widen(self) -> f64 {
        self
    }
    #[inline(always)]
    fn narrow(value: f64) -> f64 {
        value
    }
    #[inline(always)]
    fn as_f32(self) -> f32 {
        self as f32
    }
    #[inline(always)]
    fn of_f32(value: f32) -> f64 {
        value as f64
    }
    fn singles(_: &[f64]) -> Option<&[f32]> {
        None
    }
    fn singles_mut(_: &mut [f64]) -> Option<&mut [f32]> {
        None
    }
}
