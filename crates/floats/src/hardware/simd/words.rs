//! Registers of 512 bits as sixteen words of 32 bits, and as plain bits.

use std::arch::x86_64::*;
use std::convert::identity;
use std::mem::transmute_copy;

use bytemuck::Pod;

use super::transpose::transpose_32;
use super::*;

/// The bytes of a register, which are those of a cache line.
pub const BYTES: usize = 64;

/// How many words of 32 bits a register has.
pub const WORDS: usize = 16;

/// The bits of a register's worth of elements.
#[inline(always)]
pub fn load<T: Pod>(elements: &[T]) -> __m512i {
    assert_eq!(size_of_val(elements), BYTES, "a register's worth of elements");
    // SAFETY: the elements are as many bytes as are read, none of which is padding
    unsafe { elements.as_ptr().cast::<__m512i>().read_unaligned() }
}

/// Writes bits to a register's worth of elements.
#[inline(always)]
pub fn store<T: Pod>(elements: &mut [T], register: __m512i) {
    assert_eq!(size_of_val(elements), BYTES, "a register's worth of elements");
    // SAFETY: the elements are as many bytes as are written, which may be any
    unsafe { elements.as_mut_ptr().cast::<__m512i>().write_unaligned(register) }
}

/// The bits of a register as elements.
#[inline(always)]
pub fn to_elements<T: Pod, const COUNT: usize>(register: __m512i) -> [T; COUNT] {
    assert!(size_of::<[T; COUNT]>() <= BYTES, "the register has bits for all elements");
    // SAFETY: the register has as many bytes as are read, and any bits are elements
    unsafe { transmute_copy(&register) }
}

/// Elements of 32 bits, of which a register of 512 bits holds sixteen.
pub trait WordLane: Lane<Avx512: WordLanes> {}

impl WordLane for f32 {}
impl WordLane for u32 {}
impl WordLane for Int16Pair {}

/// A register of sixteen words of 32 bits.
pub trait WordLanes: Lanes {
    /// The elements of a slice that has fewer than lanes in a register of this one's type, and zeros behind them.
    fn load_few_like(self, from: &[Self::Element]) -> Self;

    /// The columns of sixteen rows.
    fn transposed(rows: [Self; WORDS]) -> [Self; WORDS];
}

/// Registers of words. A row names the element, the register, and the functions that make it from bits and give
/// its bits.
macro_rules! word_registers {
    ($($element:ty, $register:ty: $of_bits:ident $bits:ident;)*) => {$(
        impl WordLanes for Register<$element, $register> {
            #[inline(always)]
            fn load_few_like(self, from: &[$element]) -> Self {
                let absent = WORDS.saturating_sub(from.len());
                let mask = u16::MAX.checked_shr(absent as u32).unwrap_or(0);
                // SAFETY: `self` shows that the CPU has the instructions, and no more than the slice is read
                unsafe {
                    Register::of($of_bits(_mm512_maskz_loadu_epi32(mask, from.as_ptr().cast())))
                }
            }
            #[inline(always)]
            fn transposed(mut rows: [Self; WORDS]) -> [Self; WORDS] {
                // SAFETY: the rows show that the CPU has the instructions
                unsafe {
                    let mut bits = [_mm512_setzero_si512(); WORDS];
                    for (bits, row) in bits.iter_mut().zip(rows) {
                        *bits = $bits(row.0);
                    }
                    for (row, column) in rows.iter_mut().zip(transpose_32(bits)) {
                        *row = Register::of($of_bits(column));
                    }
                }
                rows
            }
        }
    )*};
}

word_registers! {
    f32, __m512: _mm512_castsi512_ps _mm512_castps_si512;
    u32, __m512i: identity identity;
    Int16Pair, __m512i: identity identity;
}
