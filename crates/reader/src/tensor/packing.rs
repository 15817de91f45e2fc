//! Elements packed into bytes: bit after bit, each element's lowest bit first, filling bytes from their
//! lowest bit. Two f4 share a byte, the first in its low half; four f6 share three bytes, as a little-endian number of
//! 24 bits. The last byte is padded with zeros, and there is no padding between rows. Elements of whole bytes are
//! written as in a raw file.

use super::Tensor;
use super::elements::{BytesError, element_count, within_range};
use crate::numeric::ElementType;

/// The number of bytes that `count` elements of `bits` bits take, or `None` if no file can have as many.
pub fn packed_bytes(count: usize, bits: u32) -> Option<usize> {
    Some(count.checked_mul(bits as usize)?.div_ceil(8))
}

/// The row-major elements of a tensor, packed by the lowest `bits` bits of each.
pub fn pack(tensor: &Tensor, bits: u32) -> Vec<u8> {
    let mut bytes = vec![0u8; packed_bytes(tensor.len(), bits).unwrap_or(0)];
    for index in 0..tensor.len() {
        let (mut code, mut at) = (tensor.code(index), index * bits as usize);
        let end = at + bits as usize;
        while at < end {
            let (shift, room) = (at % 8, (8 - at % 8).min(end - at));
            bytes[at / 8] |= ((code & ((1 << room) - 1)) << shift) as u8;
            code >>= room;
            at += room;
        }
    }
    bytes
}

/// A tensor from elements packed with `bits` bits each; signed integers with fewer bits than their type are
/// sign-extended.
///
/// # Errors
///
/// An error if there are more or fewer bytes than the shape needs, if it needs more than can be addressed, or
/// if a code is beyond the range of a quantized type.
pub fn unpack(
    bytes: &[u8],
    element: &ElementType,
    shape: &[usize],
    bits: u32,
) -> Result<Tensor, BytesError> {
    let count = element_count(shape)?;
    let expected = packed_bytes(count, bits).ok_or(BytesError::TooLarge)?;
    if bytes.len() != expected {
        return Err(BytesError::Length { found: bytes.len(), expected });
    }
    let used = count * bits as usize % 8;
    if let (Some(last), 1..) = (bytes.last(), used)
        && last >> used != 0
    {
        return Err(BytesError::Padding { bits: 8 - used });
    }
    let extends = matches!(element.stored(), ElementType::Integer(integer) if integer.signed);
    let sign = if extends && bits < element.bits() { 1u128 << (bits - 1) } else { 0 };
    let mask = if element.bits() == 128 { u128::MAX } else { (1 << element.bits()) - 1 };
    let codes = (0..count).map(|index| {
        let code = unpacked(bytes, index * bits as usize, bits);
        (code ^ sign).wrapping_sub(sign) & mask
    });
    within_range(Tensor::from_wide_codes(element.clone(), shape, codes))
}

/// The `bits` bits from position `start` on.
fn unpacked(bytes: &[u8], start: usize, bits: u32) -> u128 {
    let (mut code, mut taken) = (0u128, 0);
    while taken < bits as usize {
        let at = start + taken;
        let room = (8 - at % 8).min(bits as usize - taken);
        let part = u128::from(bytes[at / 8] >> (at % 8)) & ((1 << room) - 1);
        code |= part << taken;
        taken += room;
    }
    code
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::{FloatFormat, IntegerType};
    use proptest::prelude::*;

    fn float(name: &str) -> ElementType {
        ElementType::Float(FloatFormat::parse(name).unwrap())
    }

    fn bytes(element: &ElementType, codes: &[u128]) -> Vec<u8> {
        let codes = Tensor::from_wide_codes(element.clone(), &[codes.len()], codes.to_vec());
        pack(&codes, element.bits())
    }

    #[test]
    fn two_nibbles_share_a_byte_the_first_below() {
        assert_eq!(bytes(&float("f4E2M1FN"), &[0x1, 0x2, 0xF]), [0x21, 0x0F]);
        let i2 = ElementType::Integer(IntegerType { width: 2, signed: true });
        assert_eq!(bytes(&i2, &[1, 2, 3, 0, 1]), [0b00_11_10_01, 0b01]);
        assert_eq!(bytes(&ElementType::Boolean, &[1, 0, 1]), [0b101]);
    }

    #[test]
    fn four_elements_of_six_bits_take_three_bytes() {
        let codes = [0b000001, 0b100010, 0b111111, 0b010101];
        let number = codes.iter().rev().fold(0u32, |number, &code| number << 6 | code as u32);
        assert_eq!(bytes(&float("f6E3M2FN"), &codes), &number.to_le_bytes()[..3]);
    }

    #[test]
    fn whole_bytes_are_little_endian_words() {
        assert_eq!(bytes(&float("bf16"), &[0x1234, 0x5678]), [0x34, 0x12, 0x78, 0x56]);
        assert_eq!(bytes(&float("tf32"), &[0x7FFFF]), [0xFF, 0xFF, 0x07]);
    }

    #[test]
    fn other_lengths_and_bits_beyond_the_last_element_are_refused() {
        let f4 = float("f4E2M1FN");
        let unpack = |bytes: &[u8], count| unpack(bytes, &f4, &[count], 4);
        assert_eq!(unpack(&[0x21], 3).unwrap_err(), BytesError::Length { found: 1, expected: 2 });
        assert_eq!(
            unpack(&[0x21, 3, 0], 3).unwrap_err(),
            BytesError::Length { found: 3, expected: 2 }
        );
        assert_eq!(unpack(&[0x21, 0x13], 3).unwrap_err(), BytesError::Padding { bits: 4 });
        assert_eq!(unpack(&[0x21, 0x03], 3).unwrap().codes::<u8>(), [1, 2, 3]);
        assert!(unpack(&[], 0).unwrap().is_empty());
        assert!(unpack(&[], usize::MAX).is_err());
    }

    #[test]
    fn narrow_integers_are_extended_to_their_type() {
        let i8 = ElementType::Integer(IntegerType { width: 8, signed: true });
        let read = unpack(&[0b1011_1111, 0b01], &i8, &[2], 5).unwrap();
        assert_eq!(read.codes::<u8>(), [0xFF, 0x0D]);
    }

    proptest! {
        #[test]
        fn packed_elements_come_back(
            name in prop::sample::select(vec!["f4E2M1FN", "f6E2M3FN", "f8E4M3FN", "f3E2M0", "bf16", "f19E8M10", "f64"]),
            codes in prop::collection::vec(any::<u64>(), 0..40),
        ) {
            let element = float(name);
            let cut = codes.iter().map(|code| u128::from(*code) & ((1 << element.bits()) - 1));
            let tensor = Tensor::from_wide_codes(element.clone(), &[codes.len()], cut);
            let bytes = pack(&tensor, element.bits());
            prop_assert_eq!(bytes.len(), (codes.len() * element.bits() as usize).div_ceil(8));
            let back = unpack(&bytes, &element, &[codes.len()], element.bits()).unwrap();
            for index in 0..codes.len() {
                prop_assert_eq!(back.code(index), tensor.code(index));
            }
        }
    }
}
