//! Blobs: `"0x..."`, the elements' bytes in hexadecimal, little-endian.

use super::super::parser::{Result, hex_digit};
use super::list::Reader;
use super::{Codes, elements, static_shape};
use crate::diagnostic::{Diagnostic, Span};
use crate::ir::{DenseElements, TensorType};
use crate::numeric::{ElementType, WordWidth};
use crate::tensor::Word;

/// The elements of a resource: hexadecimal digits that start at byte `start` of the file.
pub(in super::super) fn resource(
    digits: &str,
    start: usize,
    ty: TensorType,
    type_span: Span,
) -> Result<DenseElements> {
    let shape = static_shape(&ty, type_span)?;
    fn read<W: Word>(
        digits: &str,
        start: usize,
        ty: TensorType,
        shape: &[usize],
    ) -> Result<DenseElements> {
        let codes = Blob { digits, start, ty: &ty, shape }.codes::<W>()?;
        Ok(elements(codes, ty, shape))
    }
    match ty.element.word() {
        WordWidth::W8 => read::<u8>(digits, start, ty, &shape),
        WordWidth::W16 => read::<u16>(digits, start, ty, &shape),
        WordWidth::W32 => read::<u32>(digits, start, ty, &shape),
        WordWidth::W64 => read::<u64>(digits, start, ty, &shape),
        WordWidth::W128 => read::<u128>(digits, start, ty, &shape),
    }
}

/// The codes of the blob that is next in a literal.
pub(super) fn codes<W: Word>(
    reader: &mut Reader<'_>,
    ty: &TensorType,
    shape: &[usize],
) -> Result<Codes<W>> {
    let rest = &reader.text[reader.at + 1..];
    let Some(len) = rest.find('"') else {
        return reader.fail("this string has no closing quote");
    };
    let Some(digits) = rest[..len].strip_prefix("0x") else {
        return reader.fail("expected hexadecimal digits after `\"0x`: a tensor holds no strings");
    };
    let start = reader.start + reader.at + 3;
    let codes = Blob { digits, start, ty, shape }.codes()?;
    reader.at += len + 2;
    Ok(codes)
}

struct Blob<'a> {
    digits: &'a str,
    /// Where the digits start in the file.
    start: usize,
    ty: &'a TensorType,
    shape: &'a [usize],
}

impl Blob<'_> {
    fn codes<W: Word>(&self) -> Result<Codes<W>> {
        if !self.digits.len().is_multiple_of(2) {
            return self.fail("a blob has an even number of digits, two a byte");
        }
        let (bytes, each) = (self.digits.len() / 2, bytes_of(&self.ty.element));
        let len = self.shape.iter().product::<usize>();
        if bytes == each && len != 0 {
            return Ok(Codes::Splat(self.words::<W>(1)?[0]));
        }
        if Some(bytes) == len.checked_mul(each) {
            return Ok(Codes::Each(self.words(len)?));
        }
        if self.ty.element == ElementType::Boolean && bytes == len.div_ceil(8) {
            return Ok(Codes::Each(self.packed_booleans(len)?));
        }
        self.fail(format!(
            "this blob has {bytes} bytes, but the type asks for {len} elements of {each} bytes"
        ))
    }

    fn fail<T>(&self, message: impl Into<String>) -> Result<T> {
        let span = Span::new(self.start, self.start + self.digits.len());
        Err(Box::new(Diagnostic::error(message, span)))
    }

    /// `len` words; bits beyond the element type's are dropped.
    fn words<W: Word>(&self, len: usize) -> Result<Vec<W>> {
        let each = bytes_of(&self.ty.element);
        let bits = self.ty.element.bits();
        let mut words = vec![W::default(); len];
        if each == size_of::<W>() && cfg!(target_endian = "little") {
            self.bytes_into(bytemuck::cast_slice_mut(&mut words))?;
        } else {
            let mut bytes = vec![0; len * each];
            self.bytes_into(&mut bytes)?;
            for (word, bytes) in words.iter_mut().zip(bytes.chunks_exact(each)) {
                let wide = bytes.iter().rev().fold(0, |wide, &byte| wide << 8 | u128::from(byte));
                *word = W::cut(wide);
            }
        }
        if self.ty.element == ElementType::Boolean {
            words.iter_mut().for_each(|word| *word = W::cut(u128::from(word.wide() != 0)));
        } else if bits as usize != 8 * size_of::<W>() {
            let mask = (1u128 << bits) - 1;
            words.iter_mut().for_each(|word| *word = W::cut(word.wide() & mask));
        }
        Ok(words)
    }

    /// Truth values in the older layout, eight a byte from the lowest bit on.
    fn packed_booleans<W: Word>(&self, len: usize) -> Result<Vec<W>> {
        let mut bytes = vec![0; len.div_ceil(8)];
        self.bytes_into(&mut bytes)?;
        let bit = |index: usize| bytes[index / 8] >> (index % 8) & 1;
        Ok((0..len).map(|index| W::cut(u128::from(bit(index)))).collect())
    }

    /// Decodes the digits, two a byte.
    fn bytes_into(&self, bytes: &mut [u8]) -> Result<()> {
        let mut invalid = 0u8;
        for (byte, pair) in bytes.iter_mut().zip(self.digits.as_bytes().chunks_exact(2)) {
            let (high, low) = (DIGITS[usize::from(pair[0])], DIGITS[usize::from(pair[1])]);
            invalid |= high | low;
            *byte = high << 4 | low & 0xF;
        }
        if invalid & NO_DIGIT == 0 {
            return Ok(());
        }
        let at = self.digits.bytes().position(|digit| !digit.is_ascii_hexdigit()).unwrap_or(0);
        let span = Span::new(self.start + at, self.start + at + 1);
        Err(Box::new(Diagnostic::error("not a hexadecimal digit", span)))
    }
}

/// The bytes of one element in a blob: whole ones, also where the type is narrower than a byte.
fn bytes_of(element: &ElementType) -> usize {
    element.bits().div_ceil(8) as usize
}

/// Set in the entries of [`DIGITS`] that are not digits.
const NO_DIGIT: u8 = 0x80;

/// The value of each hexadecimal digit.
static DIGITS: [u8; 256] = {
    let mut digits = [NO_DIGIT; 256];
    let mut byte = 0u8;
    loop {
        if byte.is_ascii_hexdigit() {
            digits[byte as usize] = hex_digit(byte);
        }
        if byte == u8::MAX {
            break;
        }
        byte += 1;
    }
    digits
};
