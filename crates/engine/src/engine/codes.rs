//! Borrowed codes of any word width.

use super::movement::exclusive;
use crate::each_width;
use crate::numeric::WordWidth;
use crate::tensor::allocation::TooLarge;
use crate::tensor::{Word, Words};

/// Evaluates an expression for the slice in a `Codes` or `CodesMut`, for each width.
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

/// Row-major codes that are read.
#[derive(Debug, Clone, Copy)]
pub enum Codes<'a> {
    /// Codes of types of up to 8 bits.
    W8(&'a [u8]),
    /// Codes of types of up to 16 bits.
    W16(&'a [u16]),
    /// Codes of types of up to 32 bits.
    W32(&'a [u32]),
    /// Codes of types of up to 64 bits.
    W64(&'a [u64]),
    /// Codes of `complex<f64>`.
    W128(&'a [u128]),
}

/// Row-major codes that are written.
#[derive(Debug)]
pub enum CodesMut<'a> {
    /// Codes of types of up to 8 bits.
    W8(&'a mut [u8]),
    /// Codes of types of up to 16 bits.
    W16(&'a mut [u16]),
    /// Codes of types of up to 32 bits.
    W32(&'a mut [u32]),
    /// Codes of types of up to 64 bits.
    W64(&'a mut [u64]),
    /// Codes of `complex<f64>`.
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

    /// The bytes of the codes.
    pub fn bytes(self) -> &'a [u8] {
        each_codes!(Codes: self, codes => bytemuck::cast_slice(codes))
    }

    /// How many codes there are.
    pub fn len(self) -> usize {
        each_codes!(Codes: self, codes => codes.len())
    }

    /// Whether there are no codes.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl<'a> CodesMut<'a> {
    /// All words of a storage. If others hold it, too, it is copied first.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if there is no memory for the copy.
    pub fn of(words: &'a mut Words) -> Result<CodesMut<'a>, TooLarge> {
        Ok(each_width!(words, array => CodesMut::of_slice(exclusive(array)?)))
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

    /// The first `length` codes, and the rest.
    pub fn split_at(self, length: usize) -> (CodesMut<'a>, CodesMut<'a>) {
        each_codes!(CodesMut: self, codes => {
            let (head, tail) = codes.split_at_mut(length);
            (CodesMut::of_slice(head), CodesMut::of_slice(tail))
        })
    }

    /// The codes from `start` up to `end`, borrowed from these.
    pub fn range(&mut self, start: usize, end: usize) -> CodesMut<'_> {
        each_codes!(CodesMut: self, codes => CodesMut::of_slice(&mut codes[start..end]))
    }

    /// The codes, to be read.
    pub fn shared(&self) -> Codes<'_> {
        each_codes!(CodesMut: self, codes => Codes::of_slice(&codes[..]))
    }

    /// How many codes there are.
    pub(crate) fn len(&self) -> usize {
        each_codes!(CodesMut: self, codes => codes.len())
    }
}
