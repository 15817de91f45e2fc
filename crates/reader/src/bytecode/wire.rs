//! The primitives of MLIR bytecode: variable-length numbers, bytes, sections.

use thiserror::Error;

use crate::tensor::allocation::TooLarge;

/// Why a file cannot be read as bytecode, and where in it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{message} (at byte {offset} of the file)")]
pub struct ReadError {
    /// The error.
    pub message: String,
    /// The byte of the file, from 0, that the error is about.
    pub offset: usize,
    /// Whether the file may be right, and memory cannot hold what it has.
    pub is_memory: bool,
}

/// The result of reading something.
pub type Result<T> = std::result::Result<T, ReadError>;

/// How much may still be made of a file: a small file makes at most some megabytes, and a larger one at most a multiple
/// of its size, however often its tables refer to each other.
#[derive(Debug, Clone, Copy)]
pub struct Allowance(u64);

impl Allowance {
    /// How much may be made of a small file, and of each byte of a larger one.
    const OF_ANY: u64 = 1 << 26;
    const PER_BYTE: u64 = 64;

    /// The allowance of a file of this many bytes.
    pub fn of(file: &[u8]) -> Allowance {
        Allowance(Allowance::OF_ANY + Allowance::PER_BYTE * file.len() as u64)
    }

    /// How many bytes may still be made.
    pub fn left(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }

    /// Notes that something of a weight is made, such as the bytes of a text.
    pub fn spend(&mut self, at: &Cursor<'_>, weight: u64) -> Result<()> {
        match self.0.checked_sub(weight) {
            Some(left) => {
                self.0 = left;
                Ok(())
            }
            None => {
                at.fail("the names, attributes and types of this file expand to far more than it")
            }
        }
    }
}

/// A place in a file and the end of the part that may be read there.
#[derive(Debug, Clone, Copy)]
pub struct Cursor<'a> {
    file: &'a [u8],
    at: usize,
    end: usize,
}

impl<'a> Cursor<'a> {
    /// A cursor over a whole file.
    pub fn new(file: &'a [u8]) -> Cursor<'a> {
        Cursor { file, at: 0, end: file.len() }
    }

    /// The byte of the file that is read next.
    pub fn offset(&self) -> usize {
        self.at
    }

    /// How many bytes are left.
    pub fn left(&self) -> usize {
        self.end - self.at
    }

    /// How many bytes of the file are left, behind the part that may be read too.
    pub fn left_in_file(&self) -> usize {
        self.file.len() - self.at
    }

    /// An error about the byte that is read next.
    pub fn fail<T>(&self, message: impl Into<String>) -> Result<T> {
        Err(self.error(message))
    }

    /// An error at the byte that is read next.
    pub fn error(&self, message: impl Into<String>) -> ReadError {
        ReadError { message: message.into(), offset: self.at, is_memory: false }
    }

    /// The error of elements at the byte that is read next, which memory cannot hold.
    pub fn too_large(&self, error: &TooLarge) -> ReadError {
        ReadError { is_memory: true, ..self.error(error.to_string()) }
    }

    /// Refuses bytes that nothing has read.
    pub fn finish(&self, what: &str) -> Result<()> {
        match self.left() {
            0 => Ok(()),
            left => self.fail(format!("{left} bytes are left over behind {what}")),
        }
    }

    /// One byte.
    pub fn byte(&mut self) -> Result<u8> {
        if self.at == self.end {
            return self
                .fail("the file ends where a byte was expected: it is truncated or damaged");
        }
        self.at += 1;
        Ok(self.file[self.at - 1])
    }

    /// The next `len` bytes.
    pub fn bytes(&mut self, len: usize) -> Result<&'a [u8]> {
        Ok(self.part(len)?.rest())
    }

    /// A cursor over this many bytes, which are skipped here.
    pub fn part(&mut self, len: usize) -> Result<Cursor<'a>> {
        if len > self.left() {
            let left = self.left();
            return self.fail(format!("{len} bytes were expected, but {left} are left"));
        }
        let part = Cursor { file: self.file, at: self.at, end: self.at + len };
        self.at += len;
        Ok(part)
    }

    /// The bytes that are left.
    pub fn rest(&self) -> &'a [u8] {
        &self.file[self.at..self.end]
    }

    /// A variable-length number.
    pub fn varint(&mut self) -> Result<u64> {
        let first = self.byte()?;
        if first & 1 == 1 {
            return Ok(u64::from(first >> 1));
        }
        let following = first.trailing_zeros() as usize;
        let bytes = self.bytes(following)?;
        let mut word = [0; 8];
        word[..following].copy_from_slice(bytes);
        let tail = u64::from_le_bytes(word);
        Ok(match following {
            8 => tail,
            // the first byte holds `7 - following` bits above its mark
            _ => tail << (7 - following) | u64::from(first) >> (following + 1),
        })
    }

    /// A signed variable-length number.
    pub fn signed(&mut self) -> Result<i64> {
        let code = self.varint()?;
        Ok((code >> 1) as i64 ^ -((code & 1) as i64))
    }

    /// A number with a flag in its lowest bit.
    pub fn flagged(&mut self) -> Result<(u64, bool)> {
        let code = self.varint()?;
        Ok((code >> 1, code & 1 == 1))
    }

    /// A length in bytes that are left.
    pub fn length(&mut self) -> Result<usize> {
        let at = *self;
        let length = self.varint()?;
        self.within(at, length, "bytes")
    }

    /// A number of things of at least a byte each.
    pub fn count(&mut self) -> Result<usize> {
        let at = *self;
        let count = self.varint()?;
        self.within(at, count, "entries")
    }

    /// A number of things of at least a byte each, with a flag.
    pub fn flagged_count(&mut self) -> Result<(usize, bool)> {
        let at = *self;
        let (count, flag) = self.flagged()?;
        Ok((self.within(at, count, "entries")?, flag))
    }

    fn within(&self, at: Cursor<'_>, count: u64, what: &str) -> Result<usize> {
        match usize::try_from(count) {
            Ok(count) if count <= self.left() => Ok(count),
            _ => {
                let left = self.left();
                at.fail(format!("{count} {what} are announced, but {left} bytes are left"))
            }
        }
    }

    /// An index into a table of `len` entries.
    pub fn index(&mut self, len: usize, what: &str) -> Result<usize> {
        let at = *self;
        let index = self.varint()?;
        at.checked_index(index, len, what)
    }

    /// An index that was read from here, if the table has it.
    pub fn checked_index(&self, index: u64, len: usize, what: &str) -> Result<usize> {
        match usize::try_from(index) {
            Ok(index) if index < len => Ok(index),
            _ => self.fail(format!("there is no {what} {index}: the file has {len}")),
        }
    }

    /// A list: a count, then the elements.
    pub fn list<T>(&mut self, mut element: impl FnMut(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        let count = self.count()?;
        let mut list = Vec::new();
        for _ in 0..count {
            list.push(element(self)?);
        }
        Ok(list)
    }

    /// A list of signed numbers.
    pub fn signed_list(&mut self) -> Result<Vec<i64>> {
        self.list(Cursor::signed)
    }

    /// A length and this many bytes.
    pub fn blob(&mut self) -> Result<&'a [u8]> {
        let length = self.length()?;
        self.bytes(length)
    }

    /// A truth value of one byte.
    pub fn boolean(&mut self) -> Result<bool> {
        Ok(self.byte()? != 0)
    }

    /// An integer of a known width, as bits in the low part of the result; what is beyond the width
    /// is cut off.
    pub fn integer(&mut self, width: u32) -> Result<u128> {
        let bits = match width {
            0..=8 => u128::from(self.byte()?),
            9..=64 => u128::from(self.signed()? as u64),
            _ => {
                let at = *self;
                let words = self.list(Cursor::signed)?;
                if words.len() > 2 {
                    return at.fail("integers of more than 128 bits cannot be read");
                }
                words.iter().rev().fold(0, |bits, &word| bits << 64 | u128::from(word as u64))
            }
        };
        Ok(if width < 128 { bits & ((1 << width) - 1) } else { bits })
    }

    /// An f64.
    pub fn double(&mut self) -> Result<f64> {
        Ok(f64::from_bits(self.integer(64)? as u64))
    }

    /// Text up to the next NUL, which is skipped.
    pub fn terminated(&mut self) -> Result<&'a [u8]> {
        let Some(len) = self.rest().iter().position(|&byte| byte == 0) else {
            return self.fail("a text has no end");
        };
        let text = self.bytes(len)?;
        self.at += 1;
        Ok(text)
    }

    /// Skips padding until the offset is a multiple of `alignment`.
    pub fn align(&mut self, alignment: u64) -> Result<()> {
        if !alignment.is_power_of_two() {
            return self.fail(format!("an alignment must be a power of two, this is {alignment}"));
        }
        let padding = (self.at as u64).wrapping_neg() & (alignment - 1);
        match usize::try_from(padding) {
            Ok(padding) => self.bytes(padding).map(|_| ()),
            Err(_) => self.fail("the padding is longer than the file"),
        }
    }

    /// A section: its number and its data.
    pub fn section(&mut self) -> Result<(u8, Cursor<'a>)> {
        let head = self.byte()?;
        let length = self.length()?;
        if head & ALIGNED != 0 {
            let alignment = self.varint()?;
            self.align(alignment)?;
        }
        Ok((head & !ALIGNED, self.part(length)?))
    }
}

/// Set in a section's number if its data are aligned.
const ALIGNED: u8 = 0x80;

#[cfg(test)]
mod tests {
    use super::*;

    fn varint(bytes: &[u8]) -> u64 {
        let mut cursor = Cursor::new(bytes);
        let value = cursor.varint().unwrap();
        cursor.finish("the number").unwrap();
        value
    }

    #[test]
    fn numbers_have_as_many_bytes_as_their_first_one_says() {
        assert_eq!([varint(&[0x01]), varint(&[0x03]), varint(&[0xFF])], [0, 1, 127]);
        assert_eq!(varint(&[0x02, 0x02]), 128);
        assert_eq!(varint(&[0xFE, 0xFF]), (1 << 14) - 1);
        assert_eq!(varint(&[0x80, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]), (1 << 56) - 1);
        assert_eq!(varint(&[0, 1, 0, 0, 0, 0, 0, 0, 0x80]), 1 << 63 | 1);
    }

    #[test]
    fn signed_numbers_alternate() {
        let signed = |bytes: &[u8]| Cursor::new(bytes).signed().unwrap();
        assert_eq!([signed(&[0x05]), signed(&[0x03]), signed(&[0x01])], [1, -1, 0]);
        assert_eq!(signed(&[0, 255, 255, 255, 255, 255, 255, 255, 255]), i64::MIN);
    }

    #[test]
    fn an_alignment_is_a_power_of_two_within_the_file() {
        let aligned = |alignment| {
            let mut cursor = Cursor::new(&[0; 8]);
            cursor.byte().unwrap();
            cursor.align(alignment).map(|()| cursor.offset()).map_err(|error| error.message)
        };
        assert_eq!([1, 2, 8].map(aligned), [Ok(1), Ok(2), Ok(8)]);
        for number in [0, 3, 6, u64::MAX] {
            assert!(aligned(number).unwrap_err().contains("must be a power of two"), "{number}");
        }
        for number in [16, 1 << 31, 1 << 63] {
            assert!(aligned(number).unwrap_err().contains("bytes were expected"), "{number}");
        }
    }

    #[test]
    fn a_count_beyond_the_file_is_refused_before_anything_is_reserved() {
        let error = Cursor::new(&[0xFF, 1]).count().unwrap_err();
        assert_eq!(
            error.to_string(),
            "127 entries are announced, but 1 bytes are left (at byte 0 of the file)"
        );
    }
}
