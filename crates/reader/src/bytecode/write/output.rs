//! The bytes of a file in pieces: small ones are gathered, large ones are borrowed from the program.

use std::borrow::Cow;
use std::io::{self, Write};

/// Blobs of fewer bytes than this are copied, and larger ones stay where they are.
const COPIED: usize = 4096;

/// Bytes that were written so far.
#[derive(Debug, Default)]
pub struct Output<'a> {
    pieces: Vec<Cow<'a, [u8]>>,
    last: Vec<u8>,
    len: usize,
}

impl<'a> Output<'a> {
    /// The number of bytes.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Appends bytes, which are copied.
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        self.last.extend_from_slice(bytes);
        self.len += bytes.len();
    }

    /// Appends bytes, which are not copied if there are many.
    pub(super) fn blob(&mut self, blob: Cow<'a, [u8]>) {
        if blob.len() < COPIED {
            return self.bytes(&blob);
        }
        self.cut();
        self.len += blob.len();
        self.pieces.push(blob);
    }

    /// Appends all of another output.
    pub(super) fn append(&mut self, mut other: Output<'a>) {
        other.cut();
        other.pieces.into_iter().for_each(|piece| self.blob(piece));
    }

    /// Appends a varint.
    pub(super) fn number(&mut self, value: u64) {
        let before = self.last.len();
        varint(&mut self.last, value);
        self.len += self.last.len() - before;
    }

    /// Appends a varint whose lowest bit is a flag.
    pub(super) fn flagged(&mut self, value: u64, flag: bool) {
        self.number(value << 1 | u64::from(flag));
    }

    /// Appends one byte.
    pub(super) fn byte(&mut self, byte: u8) {
        self.bytes(&[byte]);
    }

    /// Writes everything.
    pub fn write_to(&self, out: &mut dyn Write) -> io::Result<()> {
        self.pieces.iter().try_for_each(|piece| out.write_all(piece))?;
        out.write_all(&self.last)
    }

    fn cut(&mut self) {
        if !self.last.is_empty() {
            self.pieces.push(Cow::Owned(std::mem::take(&mut self.last)));
        }
    }
}

/// Appends a number as a varint: the zeros at the end of the first byte count the bytes that follow.
pub(super) fn varint(out: &mut Vec<u8>, value: u64) {
    let bits = (64 - value.leading_zeros()).max(1);
    match bits.div_ceil(7) as usize {
        count @ 1..=8 => {
            let word = (value << 1 | 1) << (count - 1);
            out.extend_from_slice(&word.to_le_bytes()[..count]);
        }
        _ => {
            out.push(0);
            out.extend_from_slice(&value.to_le_bytes());
        }
    }
}

/// Appends a signed number: the sign is the lowest bit of a varint.
pub(super) fn signed_varint(out: &mut Vec<u8>, value: i64) {
    varint(out, (value << 1 ^ value >> 63) as u64);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_varint_says_in_its_first_byte_how_long_it_is() {
        let written = |value| {
            let mut out = Vec::new();
            varint(&mut out, value);
            out
        };
        assert_eq!(written(0), [0x01]);
        assert_eq!(written(127), [0xFF]);
        assert_eq!(written(128), [0x02, 0x02]);
        assert_eq!(written((1 << 56) - 1).len(), 8);
        assert_eq!(written(1 << 56), [0, 0, 0, 0, 0, 0, 0, 0, 1]);
    }

    #[test]
    fn the_sign_of_a_number_is_the_lowest_bit() {
        let written = |value| {
            let mut out = Vec::new();
            signed_varint(&mut out, value);
            out
        };
        assert_eq!([written(1), written(-1)], [[0x05], [0x03]]);
        assert_eq!(written(i64::MIN), [0, 255, 255, 255, 255, 255, 255, 255, 255]);
    }

    #[test]
    fn large_blobs_are_not_copied() {
        let blob = vec![7; COPIED];
        let mut output = Output::default();
        output.number(1);
        output.blob(Cow::Borrowed(&blob));
        output.byte(2);
        let mut written = Vec::new();
        output.write_to(&mut written).unwrap();
        assert_eq!((written.len(), output.len()), (COPIED + 2, COPIED + 2));
        assert_eq!(output.pieces[1].as_ptr(), blob.as_ptr());
    }
}
