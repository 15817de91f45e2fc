//! The elements of tensors from the bytes that bytecode holds.

use std::sync::Arc;

use super::wire::{Cursor, Result};
use crate::ir::{DenseElements, TensorType};
use crate::numeric::{ElementType, WordWidth};
use crate::tensor::allocation::{self, TooLarge};
use crate::tensor::mapped::Mapped;
use crate::tensor::{Tensor, Word};

/// The bytes of one element: whole ones, also where the type is narrower than a byte.
pub(super) fn bytes_of(element: &ElementType) -> usize {
    element.bits().div_ceil(8) as usize
}

/// Elements of fewer bytes than this are copied, since they are not worth keeping a file for.
const SMALLEST_KEPT: usize = 1 << 12;

/// The elements as a part of the mapped file. They can stay there if their bytes are the aligned words of
/// a tensor.
pub(super) fn kept(ty: &TensorType, blob: &[u8], file: &Arc<Mapped>) -> Option<DenseElements> {
    let size = bytes_of(&ty.element);
    let is_words = 8 * size == ty.element.bits() as usize && size.is_power_of_two();
    let is_whole = ty.static_len()?.checked_mul(size)? == blob.len();
    let is_aligned = blob.as_ptr().addr().is_multiple_of(size.max(1));
    if !(is_words && is_whole && is_aligned && blob.len() >= SMALLEST_KEPT) {
        return None;
    }
    let start = blob.as_ptr().addr().checked_sub(file.as_ptr().addr())?;
    let shape = ty.static_shape()?;
    let elements = Tensor::from_mapped(ty.element.clone(), &shape, file, start).ok()?;
    Some(DenseElements { ty: ty.clone(), elements, splat: false })
}

/// The elements of an attribute. The bytes of a splat are one element's; truth values may be
/// packed, eight a byte.
pub(super) fn elements(ty: TensorType, blob: &[u8], at: &Cursor<'_>) -> Result<DenseElements> {
    let len = static_len(&ty, at)?;
    if ty.element == ElementType::Boolean {
        return booleans(ty, blob, len, at);
    }
    whole(ty, blob, len, at)
}

/// The elements of a resource. Truth values are bytes, or packed.
pub(super) fn resource(ty: TensorType, blob: &[u8], at: &Cursor<'_>) -> Result<DenseElements> {
    let len = static_len(&ty, at)?;
    let is_bytes = blob.len() == len || blob.len() == 1;
    if ty.element == ElementType::Boolean && !is_bytes && blob.len() == len.div_ceil(8) {
        return Ok(each(ty, unpacked(blob, len)));
    }
    whole(ty, blob, len, at)
}

/// How many bytes the elements take that are copied from a file.
pub(super) fn bytes_in_memory(elements: &DenseElements) -> u64 {
    let word = elements.ty.element.word().bytes() as u64;
    elements.elements.len() as u64 * word
}

fn static_len(ty: &TensorType, at: &Cursor<'_>) -> Result<usize> {
    match ty.static_len() {
        Some(len) => Ok(len),
        None => at.fail(format!("elements need a type whose sizes are all known, this is {ty}")),
    }
}

fn whole(ty: TensorType, blob: &[u8], len: usize, at: &Cursor<'_>) -> Result<DenseElements> {
    let size = bytes_of(&ty.element);
    // a splat has the bytes of one element, even if it has no elements
    let blob = if len == 0 && blob.len() == size { &[] } else { blob };
    let splat = blob.len() == size && len != 0;
    if !splat && Some(blob.len()) != len.checked_mul(size) {
        let bytes = blob.len();
        return at.fail(format!("{bytes} bytes are no elements of {ty}"));
    }
    let read = match ty.element.word() {
        WordWidth::W8 => read::<u8>,
        WordWidth::W16 => read::<u16>,
        WordWidth::W32 => read::<u32>,
        WordWidth::W64 => read::<u64>,
        WordWidth::W128 => read::<u128>,
    };
    read(ty, blob, splat).map_err(|error| at.too_large(&error))
}

/// Elements of whole bytes; what is beyond the type's bits is dropped.
fn read<W: Word>(
    ty: TensorType,
    blob: &[u8],
    splat: bool,
) -> std::result::Result<DenseElements, TooLarge> {
    let (size, bits) = (bytes_of(&ty.element), ty.element.bits());
    let mut codes = allocation::filled(W::default(), &[blob.len() / size])?;
    if size == size_of::<W>() && cfg!(target_endian = "little") {
        bytemuck::cast_slice_mut::<W, u8>(&mut codes).copy_from_slice(blob);
    } else {
        for (code, bytes) in codes.iter_mut().zip(blob.chunks_exact(size)) {
            *code = W::cut(bytes.iter().rev().fold(0, |wide, &byte| wide << 8 | u128::from(byte)));
        }
    }
    if ty.element == ElementType::Boolean {
        codes.iter_mut().for_each(|code| *code = W::cut(u128::from(code.wide() != 0)));
    } else if (bits as usize) < 8 * size_of::<W>() {
        let mask = (1u128 << bits) - 1;
        codes.iter_mut().for_each(|code| *code = W::cut(code.wide() & mask));
    }
    Ok(match splat {
        true => one(ty, codes[0].wide()),
        false => each(ty, codes),
    })
}

/// Truth values as MLIR's readers take them: the byte 255 is true everywhere; else bits, where their
/// number does not fit bytes; else bytes, of which a splat has one.
fn booleans(ty: TensorType, blob: &[u8], len: usize, at: &Cursor<'_>) -> Result<DenseElements> {
    match blob {
        [0xFF] if len != 0 => Ok(one(ty, 1)),
        _ if blob.len() == len.div_ceil(8) && blob.len() != len => {
            Ok(each(ty, unpacked(blob, len)))
        }
        _ => whole(ty, blob, len, at),
    }
}

/// Bits from the lowest of the first byte on, as bytes.
fn unpacked(blob: &[u8], len: usize) -> Vec<u8> {
    (0..len).map(|index| blob[index / 8] >> (index % 8) & 1).collect()
}

fn one(ty: TensorType, code: u128) -> DenseElements {
    let elements = Tensor::splat(ty.element.clone(), &[], code);
    DenseElements { ty, elements, splat: true }
}

fn each<W: Word>(ty: TensorType, codes: Vec<W>) -> DenseElements {
    let shape = ty.static_shape().unwrap_or_default();
    let elements = Tensor::from_codes(ty.element.clone(), &shape, codes);
    DenseElements { ty, elements, splat: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(len: usize, blob: &[u8]) -> Vec<u128> {
        let ty = TensorType::new(&[len], ElementType::Boolean);
        let elements = elements(ty, blob, &Cursor::new(&[])).unwrap();
        (0..len).map(|index| elements.code(index)).collect()
    }

    #[test]
    fn truth_values_are_packed_unless_their_bytes_say_otherwise() {
        assert_eq!(codes(3, &[0b101]), [1, 0, 1]);
        assert_eq!(codes(3, &[0xFF]), [1, 1, 1]);
        assert_eq!(codes(3, &[0, 1, 0]), [0, 1, 0]);
        assert_eq!(codes(1, &[1]), [1]);
        assert_eq!(codes(9, &[0xFF, 0]), [1, 1, 1, 1, 1, 1, 1, 1, 0]);
        assert_eq!(codes(20, &[0]), [0; 20]);
        assert_eq!(codes(0, &[]), [0; 0]);
    }

    #[test]
    fn one_element_stands_for_none_as_well() {
        let of = |element: &str, blob: &[u8]| {
            let ty = TensorType::new(&[3, 0], element.parse().unwrap());
            elements(ty, blob, &Cursor::new(&[])).map(|elements| elements.len())
        };
        for (element, size) in [("i1", 1), ("i16", 2), ("f32", 4), ("complex<f64>", 16)] {
            assert_eq!(of(element, &[]).ok(), Some(0), "{element}");
            assert_eq!(of(element, &vec![1; size]).ok(), Some(0), "{element}");
            assert!(of(element, &vec![1; 2 * size]).is_err(), "{element}");
        }
    }

    #[test]
    fn a_splat_of_any_number_of_elements_is_one_element() {
        let ty = TensorType::new(&[1 << 50], ElementType::Boolean);
        let elements = elements(ty, &[0xFF], &Cursor::new(&[])).unwrap();
        assert_eq!((elements.len(), elements.code(1 << 40)), (1 << 50, 1));
    }
}
