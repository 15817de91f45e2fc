//! Codes cut into narrower codes, and joined to wider ones; the low bits come first.

use crate::each_width;
use crate::numeric::WordWidth;
use crate::tensor::allocation::{self, TooLarge};
use crate::tensor::words::{Array, array};
use crate::tensor::{Word, Words};

/// Divides each code into `count` codes of `bits` bits, in words of `width` bits, along a new last dimension.
pub fn split(
    operand: &Words,
    count: usize,
    bits: u32,
    width: WordWidth,
) -> Result<Words, TooLarge> {
    match width {
        WordWidth::W8 => each_width!(operand, codes => split_to::<_, u8>(codes, count, bits)),
        WordWidth::W16 => each_width!(operand, codes => split_to::<_, u16>(codes, count, bits)),
        WordWidth::W32 => each_width!(operand, codes => split_to::<_, u32>(codes, count, bits)),
        WordWidth::W64 => each_width!(operand, codes => split_to::<_, u64>(codes, count, bits)),
        WordWidth::W128 => each_width!(operand, codes => split_to::<_, u128>(codes, count, bits)),
    }
}

/// Joins the codes of `bits` bits along the last dimension to one code, in a word of `width` bits.
pub fn join(operand: &Words, bits: u32, width: WordWidth) -> Result<Words, TooLarge> {
    match width {
        WordWidth::W8 => each_width!(operand, codes => join_to::<_, u8>(codes, bits)),
        WordWidth::W16 => each_width!(operand, codes => join_to::<_, u16>(codes, bits)),
        WordWidth::W32 => each_width!(operand, codes => join_to::<_, u32>(codes, bits)),
        WordWidth::W64 => each_width!(operand, codes => join_to::<_, u64>(codes, bits)),
        WordWidth::W128 => each_width!(operand, codes => join_to::<_, u128>(codes, bits)),
    }
}

fn split_to<W: Word, N: Word>(
    operand: &Array<W>,
    count: usize,
    bits: u32,
) -> Result<Words, TooLarge> {
    let mut shape = operand.shape().to_vec();
    shape.push(count);
    let mut result = allocation::with_capacity(&shape)?;
    let mask = u128::MAX >> (128 - bits);
    for code in operand.as_slice() {
        let mut rest = code.wide();
        for _ in 0..count {
            result.push(N::cut(rest & mask));
            rest = rest.checked_shr(bits).unwrap_or(0);
        }
    }
    Ok(N::wrap(array(&shape, result)))
}

fn join_to<W: Word, N: Word>(operand: &Array<W>, bits: u32) -> Result<Words, TooLarge> {
    let (&count, shape) = operand.shape().split_last().expect("a last dimension to join along");
    let mut result = allocation::with_capacity(shape)?;
    let codes = operand.as_slice();
    for codes in codes.chunks_exact(count) {
        let joined = codes.iter().rev().fold(0, |high, low| high << bits | low.wide());
        result.push(N::cut(joined));
    }
    Ok(N::wrap(array(shape, result)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_low_bits_come_first() {
        let operand = u64::wrap(array(&[], vec![0x0123_4567_89AB_CDEF]));
        let found = split(&operand, 4, 16, WordWidth::W16).unwrap();
        assert_eq!(found.shape(), [4]);
        assert_eq!(u16::slice(&found), [0xCDEF, 0x89AB, 0x4567, 0x0123]);
        let back = join(&found, 16, WordWidth::W64).unwrap();
        assert_eq!(u64::slice(&back), [0x0123_4567_89AB_CDEF]);
    }

    #[test]
    fn codes_below_a_byte_are_packed() {
        let nibbles = u8::wrap(array(&[2, 2], vec![0x1, 0x2, 0xF, 0x0]));
        let bytes = join(&nibbles, 4, WordWidth::W8).unwrap();
        assert_eq!(u8::slice(&bytes), [0x21, 0x0F]);
        let bits = split(&bytes, 8, 1, WordWidth::W8).unwrap();
        assert_eq!(u8::slice(&bits)[..8], [1, 0, 0, 0, 0, 1, 0, 0]);
    }

    #[test]
    fn four_six_bit_codes_fill_twenty_four_bits() {
        let codes = u8::wrap(array(&[4], vec![0x3F, 0, 1, 0x20]));
        let joined = join(&codes, 6, WordWidth::W32).unwrap();
        assert_eq!(u32::slice(&joined), [0x3F | 1 << 12 | 0x20 << 18]);
    }

    #[test]
    fn the_widest_words_split_and_join() {
        let operand = u128::wrap(array(&[1], vec![7 << 64 | 9]));
        let halves = split(&operand, 2, 64, WordWidth::W64).unwrap();
        assert_eq!(u64::slice(&halves), [9, 7]);
        let back = join(&halves, 64, WordWidth::W128).unwrap();
        assert_eq!(u128::slice(&back), [7 << 64 | 9]);
    }

    #[test]
    fn no_codes_give_no_codes() {
        let operand = u8::wrap(array(&[0, 2], vec![]));
        assert_eq!(join(&operand, 4, WordWidth::W8).unwrap().shape(), [0]);
    }
}
