//! Borrowed codes of any word width.

use super::movement::exclusive;
use crate::each_width;
use crate::numeric::WordWidth;
use crate::tensor::{Word, Words};

/// Evaluates an expression for the slice that `Codes` or `CodesMut` has, of whatever width.
macro_rules! each_codes {
    ($kind:ident: $codes:expr, $slice:pat => $result:expr) => {
        match $codes {
            $kind::W8($slice) => $result,
            $kind::W16($slice) => $result,
            $kind::W32($slice) => $result,
            $kind::W64($slice) => $result,
            $kind::W128($slice) => $result,
        }
    };
}
pub(crate) use each_codes;

/// Row-major codes, read.
#[derive(Debug, Clone, Copy)]
pub enum Codes<'a> {
    /// Types of up to 8 bits.
    W8(&'a [u8]),
    /// Types of up to 16 bits.
    W16(&'a [u16]),
    /// Types of up to 32 bits.
    W32(&'a [u32]),
    /// Types of up to 64 bits.
    W64(&'a [u64]),
    /// `complex<f64>`.
    W128(&'a [u128]),
}

/// Row-major codes, written.
#[derive(Debug)]
pub enum CodesMut<'a> {
    /// Types of up to 8 bits.
    W8(&'a mut [u8]),
    /// Types of up to 16 bits.
    W16(&'a mut [u16]),
    /// Types of up to 32 bits.
    W32(&'a mut [u32]),
    /// Types of up to 64 bits.
    W64(&'a mut [u64]),
    /// `complex<f64>`.
    W128(&'a mut [u128]),
}

impl<'a> Codes<'a> {
    /// All words of a storage.
    pub fn of(words: &'a Words) -> Codes<'a> {
        match words {
            Words::W8(_) => Codes::W8(u8::slice(words)),
            Words::W16(_) => Codes::W16(u16::slice(words)),
            Words::W32(_) => Codes::W32(u32::slice(words)),
            Words::W64(_) => Codes::W64(u64::slice(words)),
            Words::W128(_) => Codes::W128(u128::slice(words)),
        }
    }

    /// A slice of words of a known width.
    #[inline(always)]
    pub fn of_slice<W: Word>(words: &'a [W]) -> Codes<'a> {
        match W::WIDTH {
            WordWidth::W8 => Codes::W8(bytemuck::cast_slice(words)),
            WordWidth::W16 => Codes::W16(bytemuck::cast_slice(words)),
            WordWidth::W32 => Codes::W32(bytemuck::cast_slice(words)),
            WordWidth::W64 => Codes::W64(bytemuck::cast_slice(words)),
            WordWidth::W128 => Codes::W128(bytemuck::cast_slice(words)),
        }
    }

    /// The codes from `start` up to `end`.
    pub fn range(self, start: usize, end: usize) -> Codes<'a> {
        each_codes!(Codes: self, codes => Codes::of_slice(&codes[start..end]))
    }

    /// Their bytes.
    pub fn bytes(self) -> &'a [u8] {
        each_codes!(Codes: self, codes => bytemuck::cast_slice(codes))
    }

    /// How many.
    pub fn len(self) -> usize {
        each_codes!(Codes: self, codes => codes.len())
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl<'a> CodesMut<'a> {
    /// All words of a storage, of its own from now on if others held it, too.
    pub fn of(words: &'a mut Words) -> CodesMut<'a> {
        each_width!(words, array => CodesMut::of_slice(exclusive(array)))
    }

    /// A slice of words of a known width.
    #[inline(always)]
    pub fn of_slice<W: Word>(words: &'a mut [W]) -> CodesMut<'a> {
        match W::WIDTH {
            WordWidth::W8 => CodesMut::W8(bytemuck::cast_slice_mut(words)),
            WordWidth::W16 => CodesMut::W16(bytemuck::cast_slice_mut(words)),
            WordWidth::W32 => CodesMut::W32(bytemuck::cast_slice_mut(words)),
            WordWidth::W64 => CodesMut::W64(bytemuck::cast_slice_mut(words)),
            WordWidth::W128 => CodesMut::W128(bytemuck::cast_slice_mut(words)),
        }
    }

    /// The first `length` codes and the rest.
    pub fn split_at(self, length: usize) -> (CodesMut<'a>, CodesMut<'a>) {
        each_codes!(CodesMut: self, codes => {
            let (head, tail) = codes.split_at_mut(length);
            (CodesMut::of_slice(head), CodesMut::of_slice(tail))
        })
    }

    /// The codes from `start` up to `end`, borrowed again.
    pub fn range(&mut self, start: usize, end: usize) -> CodesMut<'_> {
        each_codes!(CodesMut: self, codes => CodesMut::of_slice(&mut codes[start..end]))
    }

    /// The codes, read.
    pub fn shared(&self) -> Codes<'_> {
        each_codes!(CodesMut: self, codes => Codes::of_slice(&codes[..]))
    }

    /// How many.
    pub fn len(&self) -> usize {
        each_codes!(CodesMut: self, codes => codes.len())
    }
}
