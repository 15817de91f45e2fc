//! Elements in files: their bytes have a width and an order, and their number is that of a shape.

use super::words::array;
use super::{Tensor, Word, Words, allocation};
use crate::hardware::cpu;
use crate::numeric::{ElementType, IntegerType, WordWidth};

/// Why bytes are not the elements of a tensor.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BytesError {
    /// There are more elements than memory has addresses.
    #[error("its shape is too large")]
    TooLarge,
    /// There is no memory for the elements.
    #[error(transparent)]
    NoMemory(#[from] allocation::TooLarge),
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
    /// The element type does not reach the number.
    #[error(
        "element {index} is {value}, which is not within {low} to {high}, the range of {element}"
    )]
    Range {
        /// The row-major index of the element.
        index: usize,
        /// The number.
        value: i128,
        /// The smallest number of the type.
        low: i128,
        /// The largest number of the type.
        high: i128,
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
    /// The type of the integers that the elements are. If `None`, the elements are codes.
    pub integers: Option<IntegerType>,
}

impl Layout {
    /// The layout of little-endian words, one for each element.
    pub fn of_words(element: &ElementType) -> Layout {
        Layout { width: word_bytes(element), big_endian: false, integers: None }
    }

    /// Whether the elements are codes that are sign-extended to bytes.
    fn extends(self, element: &ElementType) -> bool {
        element.bits() < 8 && self.integers.is_some_and(|own| own.signed)
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
        fn words<W: Word>(data: &[u8], shape: &[usize]) -> Result<Words, BytesError> {
            let mut codes = allocation::filled(W::default(), shape)?;
            bytemuck::cast_slice_mut(&mut codes).copy_from_slice(data);
            Ok(W::wrap(array(shape, codes)))
        }
        let expected = self.bytes(shape)?;
        if data.len() != expected {
            return Err(BytesError::Length { found: data.len(), expected });
        }
        if self.extends(element) && data.iter().all(|&byte| is_extended(byte, element.bits())) {
            let mask = u8::MAX >> (8 - element.bits());
            let codes = allocation::collected(data.iter().map(|byte| byte & mask))?;
            return within_range(Tensor::from_codes(element.clone(), shape, codes));
        }
        if self.is_memory() && !self.extends(element) {
            let words = match element.word() {
                WordWidth::W8 => words::<u8>(data, shape),
                WordWidth::W16 => words::<u16>(data, shape),
                WordWidth::W32 => words::<u32>(data, shape),
                WordWidth::W64 => words::<u64>(data, shape),
                WordWidth::W128 => words::<u128>(data, shape),
            }?;
            if has_only_codes(&words, element) {
                return within_range(Tensor::new(element.clone(), words));
            }
        }
        let codes = self.codes(data, element)?;
        within_range(Tensor::try_from_wide_codes(element.clone(), shape, codes)?)
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
        let codes = self.codes(data, element).map_err(|error| error.of_column_major(shape))?;
        let order = ndarray::ShapeBuilder::f(ndarray::IxDyn(shape));
        let view = ndarray::ArrayView::from_shape(order, &codes).expect("the length was checked");
        allocation::ask(shape, element.word().bytes())?;
        within_range(Tensor::from_wide_codes(element.clone(), shape, view.iter().copied()))
    }

    /// The codes of `data`, each of which has to be one of the element type's.
    fn codes(self, data: &[u8], element: &ElementType) -> Result<Vec<u128>, BytesError> {
        let Layout { width, big_endian, integers } = self;
        let (bits, extends) = (element.bits(), self.extends(element));
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
            let fits = if extends { is_extended(code as u8, bits) } else { code & !mask == 0 };
            match (fits, integers) {
                (true, _) => Ok(code & mask),
                (false, Some(own)) => Err(BytesError::range(index, own.of_code(code), element)),
                (false, None) => {
                    Err(BytesError::Code { index, code, element: element.to_string() })
                }
            }
        };
        let mut codes = allocation::with_capacity(&[data.len() / width])?;
        for element in data.chunks_exact(width).enumerate().map(element_code) {
            codes.push(element?);
        }
        Ok(codes)
    }
}

fn little_endian(bytes: &[u8]) -> u128 {
    bytes.iter().rev().fold(0, |code, &byte| code << 8 | u128::from(byte))
}

fn reversed(bytes: &[u8]) -> Vec<u8> {
    bytes.iter().rev().copied().collect()
}

/// Whether a byte is a signed number of this many bits, up to 8, that is sign-extended.
fn is_extended(byte: u8, bits: u32) -> bool {
    let unused = 8 - bits;
    ((byte << unused) as i8 >> unused) as u8 == byte
}

/// A tensor whose codes have to be within the range of its element type, which quantized types state.
pub(super) fn within_range(tensor: Tensor) -> Result<Tensor, BytesError> {
    tensor.check_range().map(|()| tensor)
}

impl Tensor {
    /// Checks that every code is within the range of codes that a quantized element type states.
    ///
    /// # Errors
    ///
    /// [`BytesError::Range`] for the first code that is not.
    pub fn check_range(&self) -> Result<(), BytesError> {
        let ElementType::Quantized(quantized) = self.element() else { return Ok(()) };
        if quantized.storage_range.is_none() {
            return Ok(());
        }
        match (0..self.len()).find(|&index| !quantized.has_code(self.code(index))) {
            Some(index) => {
                let value = quantized.storage.of_code(self.code(index));
                Err(BytesError::range(index, value, self.element()))
            }
            None => Ok(()),
        }
    }
}

impl BytesError {
    /// The error of a number that an integer or quantized type does not reach.
    fn range(index: usize, value: i128, element: &ElementType) -> BytesError {
        let (low, high) = match element {
            ElementType::Quantized(quantized) => quantized.range(),
            ElementType::Integer(integer) => integer.range(),
            _ => (i64::MIN.into(), i64::MAX.into()),
        };
        BytesError::Range { index, value, low, high, element: element.to_string() }
    }

    /// This error of column-major elements, by the row-major index.
    fn of_column_major(mut self, shape: &[usize]) -> BytesError {
        if let BytesError::Code { index, .. } | BytesError::Range { index, .. } = &mut self {
            let mut left = *index;
            let place: Vec<usize> =
                shape.iter().map(|size| (left % size, left /= size).0).collect();
            *index = place.iter().zip(shape).fold(0, |sum, (at, size)| sum * size + at);
        }
        self
    }
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

/// The number of elements of a shape, if storage can hold them. Sizes are checked even beside a size of 0.
pub(super) fn element_count(shape: &[usize]) -> Result<usize, BytesError> {
    let addressable =
        (shape.iter().try_fold(16usize, |bytes, &size| bytes.checked_mul(size.max(1))))
            .is_some_and(|bytes| isize::try_from(bytes).is_ok());
    if addressable { Ok(shape.iter().product()) } else { Err(BytesError::TooLarge) }
}
