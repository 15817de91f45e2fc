//! Elements in files: their bytes have a width and an order, and their number is that of a shape.

use super::words::array;
use super::{Tensor, Word, Words};
use crate::hardware::cpu;
use crate::numeric::{ElementType, WordWidth};

/// Why bytes are not the elements of a tensor.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BytesError {
    /// There are more elements than memory has addresses.
    #[error("its shape is too large")]
    TooLarge,
    /// The element type has no such code.
    #[error("element {index} is {code:#x}, which is no code of {element}")]
    Code {
        /// The row-major index of the element.
        index: usize,
        /// The code.
        code: u128,
        /// The element type.
        element: String,
    },
    /// The number of bytes is not the one that the elements need.
    #[error("holds {found} bytes of data where {expected} are needed")]
    Length {
        /// How many bytes there are.
        found: usize,
        /// How many bytes the elements need.
        expected: usize,
    },
    /// The bits of the last byte beyond the last packed element are not zero.
    #[error("its last {bits} bits, beyond the last element, are not 0")]
    Padding {
        /// How many bits there are beyond the last element.
        bits: usize,
    },
}

/// The layout of elements in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Layout {
    /// How many bytes an element has.
    pub width: usize,
    pub big_endian: bool,
    /// Whether elements are signed bytes, which have more bits than the code.
    pub signed_bytes: bool,
}

impl Layout {
    /// The layout of little-endian words, one for each element.
    pub fn of_words(element: &ElementType) -> Layout {
        Layout { width: word_bytes(element), big_endian: false, signed_bytes: false }
    }

    /// Whether the bytes are those of words in memory.
    pub fn is_memory(self) -> bool {
        cfg!(target_endian = "little") && (!self.big_endian || self.width == 1)
    }

    /// How many bytes the elements of a shape take.
    pub fn bytes(self, shape: &[usize]) -> Result<usize, BytesError> {
        element_count(shape)?.checked_mul(self.width).ok_or(BytesError::TooLarge)
    }

    /// Reads row-major elements, exactly as many as the shape has.
    pub fn read(
        self,
        data: &[u8],
        element: &ElementType,
        shape: &[usize],
    ) -> Result<Tensor, BytesError> {
        fn words<W: Word>(data: &[u8], shape: &[usize]) -> Words {
            let mut codes = vec![W::default(); data.len() / size_of::<W>()];
            bytemuck::cast_slice_mut(&mut codes).copy_from_slice(data);
            W::wrap(array(shape, codes))
        }
        let expected = self.bytes(shape)?;
        if data.len() != expected {
            return Err(BytesError::Length { found: data.len(), expected });
        }
        if self.is_memory() {
            let words = match element.word() {
                WordWidth::W8 => words::<u8>(data, shape),
                WordWidth::W16 => words::<u16>(data, shape),
                WordWidth::W32 => words::<u32>(data, shape),
                WordWidth::W64 => words::<u64>(data, shape),
                WordWidth::W128 => words::<u128>(data, shape),
            };
            if has_only_codes(&words, element) {
                return Ok(Tensor::new(element.clone(), words));
            }
        }
        Ok(Tensor::from_wide_codes(element.clone(), shape, self.codes(data, element)?))
    }

    /// Reads elements in column-major order.
    pub fn read_column_major(
        self,
        data: &[u8],
        element: &ElementType,
        shape: &[usize],
    ) -> Result<Tensor, BytesError> {
        let expected = self.bytes(shape)?;
        if data.len() != expected {
            return Err(BytesError::Length { found: data.len(), expected });
        }
        let codes = self.codes(data, element)?;
        let order = ndarray::ShapeBuilder::f(ndarray::IxDyn(shape));
        let view = ndarray::ArrayView::from_shape(order, &codes).expect("the length was checked");
        Ok(Tensor::from_wide_codes(element.clone(), shape, view.iter().copied()))
    }

    /// The codes of `data`, each of which has to be one of the element type's.
    fn codes(self, data: &[u8], element: &ElementType) -> Result<Vec<u128>, BytesError> {
        let Layout { width, big_endian, signed_bytes } = self;
        let bits = element.bits();
        let mask = if bits == 128 { u128::MAX } else { (1 << bits) - 1 };
        let swap_parts = big_endian && matches!(element, ElementType::Complex(_));
        let element_code = |(index, bytes): (usize, &[u8])| {
            let code = match (big_endian, swap_parts) {
                (false, _) => little_endian(bytes),
                (true, false) => little_endian(&reversed(bytes)),
                (true, true) => {
                    let (real, imaginary) = bytes.split_at(width / 2);
                    let low = little_endian(&reversed(real));
                    low | little_endian(&reversed(imaginary)) << (width * 4)
                }
            };
            let fits = code & !mask == 0 || (signed_bytes && narrow_signed(code, bits));
            let out_of_range = || BytesError::Code { index, code, element: element.to_string() };
            if fits { Ok(code & mask) } else { Err(out_of_range()) }
        };
        data.chunks_exact(width).enumerate().map(element_code).collect()
    }
}

fn little_endian(bytes: &[u8]) -> u128 {
    bytes.iter().rev().fold(0, |code, &byte| code << 8 | u128::from(byte))
}

fn reversed(bytes: &[u8]) -> Vec<u8> {
    bytes.iter().rev().copied().collect()
}

/// Whether a byte is a negative number of fewer bits that is sign-extended.
fn narrow_signed(code: u128, bits: u32) -> bool {
    (code as u8 as i8) < 0 && i32::from(code as u8 as i8) >= -(1 << (bits.min(8) - 1))
}

/// Whether the bits of all words beyond those of a code are 0.
pub(super) fn has_only_codes(words: &Words, element: &ElementType) -> bool {
    fn all<W: Word>(words: &Words, bits: u32) -> bool {
        let beyond = W::cut(u128::MAX.checked_shl(bits).unwrap_or(0));
        let is_code = |&word: &W| word.wide() & beyond.wide() == 0;
        beyond == W::default()
            || cpu::dispatch(|| W::slice(words).iter().fold(true, |all, word| all & is_code(word)))
    }
    match element.word() {
        WordWidth::W8 => all::<u8>(words, element.bits()),
        WordWidth::W16 => all::<u16>(words, element.bits()),
        WordWidth::W32 => all::<u32>(words, element.bits()),
        WordWidth::W64 => all::<u64>(words, element.bits()),
        WordWidth::W128 => all::<u128>(words, element.bits()),
    }
}

/// How many bytes an element has in memory and in raw files.
pub fn word_bytes(element: &ElementType) -> usize {
    (element.bits() as usize).next_power_of_two().div_ceil(8)
}

/// The number of elements of a shape, if storage can have so many. Sizes are checked even beside a size of 0.
pub(super) fn element_count(shape: &[usize]) -> Result<usize, BytesError> {
    let addressable =
        (shape.iter().try_fold(16usize, |bytes, &size| bytes.checked_mul(size.max(1))))
            .is_some_and(|bytes| isize::try_from(bytes).is_ok());
    if addressable { Ok(shape.iter().product()) } else { Err(BytesError::TooLarge) }
}
