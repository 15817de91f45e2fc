//! The elements of tensors as bytes.

use std::borrow::Cow;

use crate::each_width;
use crate::ir::DenseElements;
use crate::ir::elements::blob_bytes;
use crate::numeric::{ElementType, WordWidth};
use crate::tensor::Tensor;

/// The byte of `true` where the elements are one i1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OneTrue {
    /// All bits are set, as in builtin attributes.
    AllBits,
    /// One bit is set, as in VHLO.
    OneBit,
}

/// The bytes of dense elements: one element if all are equal.
pub(super) fn blob(dense: &DenseElements, one_true: OneTrue) -> Cow<'_, [u8]> {
    let len = dense.len();
    if len == 0 {
        return Cow::Borrowed(&[]);
    }
    let elements = &dense.elements;
    let is_splat = dense.splat || all_equal(elements);
    match (elements.element(), is_splat) {
        (ElementType::Boolean, true) => Cow::Owned(vec![splat_byte(elements, len, one_true)]),
        (ElementType::Boolean, false) => Cow::Owned(packed(elements.codes::<u8>())),
        (_, true) => first(elements),
        (_, false) => all(elements),
    }
}

/// The byte of a splat of i1.
fn splat_byte(elements: &Tensor, len: usize, one_true: OneTrue) -> u8 {
    match (elements.code(0) != 0, len, one_true) {
        (false, ..) => 0,
        (true, 1, OneTrue::OneBit) => 1,
        (true, ..) => u8::MAX,
    }
}

fn all_equal(elements: &Tensor) -> bool {
    each_width!(elements.words(), array => {
        let codes = array.as_slice();
        codes.iter().all(|code| *code == codes[0])
    })
}

/// Values of i1 as bits, the first one lowest.
fn packed(codes: &[u8]) -> Vec<u8> {
    let byte = |codes: &[u8]| codes.iter().rev().fold(0, |byte, &code| byte << 1 | (code & 1));
    codes.chunks(8).map(byte).collect()
}

/// The first element.
fn first(elements: &Tensor) -> Cow<'_, [u8]> {
    let bytes = blob_bytes(elements.element());
    Cow::Owned(elements.code(0).to_le_bytes()[..bytes].to_vec())
}

/// Every element in as many whole bytes as its bits need.
fn all(elements: &Tensor) -> Cow<'_, [u8]> {
    let (bytes, word) = (blob_bytes(elements.element()), elements.element().word());
    if bytes == word.bytes() && cfg!(target_endian = "little") {
        return Cow::Borrowed(words(elements));
    }
    let codes = (0..elements.len()).map(|index| elements.code(index).to_le_bytes());
    Cow::Owned(codes.flat_map(|code| code.into_iter().take(bytes)).collect())
}

/// The bytes of the elements in memory.
fn words(elements: &Tensor) -> &[u8] {
    match elements.element().word() {
        WordWidth::W8 => elements.codes::<u8>(),
        WordWidth::W16 => bytemuck::cast_slice(elements.codes::<u16>()),
        WordWidth::W32 => bytemuck::cast_slice(elements.codes::<u32>()),
        WordWidth::W64 => bytemuck::cast_slice(elements.codes::<u64>()),
        WordWidth::W128 => bytemuck::cast_slice(elements.codes::<u128>()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::parse_dense;

    fn bytes(text: &str, one_true: OneTrue) -> Vec<u8> {
        blob(&parse_dense(text).unwrap(), one_true).into_owned()
    }

    #[test]
    fn truth_values_are_bits_unless_all_are_equal() {
        let of = |text| bytes(text, OneTrue::OneBit);
        assert_eq!(of("dense<[true, false, true]> : tensor<3xi1>"), [0b101]);
        assert_eq!(of("dense<true> : tensor<3xi1>"), [0xFF]);
        assert_eq!(of("dense<[false, false]> : tensor<2xi1>"), [0]);
        assert_eq!(of("dense<true> : tensor<i1>"), [1]);
        assert_eq!(bytes("dense<true> : tensor<i1>", OneTrue::AllBits), [0xFF]);
        let nine =
            "dense<[true, false, false, false, false, false, false, false, true]> : tensor<9xi1>";
        assert_eq!(of(nine), [1, 1]);
    }

    #[test]
    fn an_element_has_as_many_bytes_as_its_bits_need() {
        let of = |text| bytes(text, OneTrue::OneBit);
        assert_eq!(of("dense<[-1, 2]> : tensor<2xi4>"), [0x0F, 2]);
        assert_eq!(of("dense<[1.0, 0.0]> : tensor<2xtf32>"), [0, 0xFC, 1, 0, 0, 0]);
        assert_eq!(of("dense<[1, 1]> : tensor<2xi16>"), [1, 0]);
        assert!(of("dense<> : tensor<0xi16>").is_empty());
        let complex = of("dense<[(1.0, 0.0), (0.0, 0.0)]> : tensor<2xcomplex<f32>>");
        assert_eq!(complex[..8], [0, 0, 0x80, 0x3F, 0, 0, 0, 0]);
    }
}
