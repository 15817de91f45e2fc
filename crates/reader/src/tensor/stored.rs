//! Tensors in files: the type and shape that a file states are known at once, and the elements are read on
//! request.

use std::sync::Arc;

use super::Tensor;
use super::elements::{BytesError, Layout, element_count, word_bytes};
use super::mapped::{self, Mapped};
use super::packing;
use super::stated::{Stated, numpy_path};
use crate::numeric::ElementType;

/// Why a file gives no tensor.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    /// The file is not of its kind.
    #[error("not {kind}: {reason}")]
    Malformed {
        /// The kind of file, such as "an npy file".
        kind: &'static str,
        /// The reason.
        reason: String,
    },
    /// The file states another element type than that of the program.
    #[error("holds {found}, the program has {wanted} here{}", way_out(.found, .wanted))]
    Contradiction {
        /// The type that the file states.
        found: Box<Stated>,
        /// The type that the program has.
        wanted: Box<ElementType>,
    },
    /// The elements are not all there, or not of the type.
    #[error(transparent)]
    Elements(#[from] BytesError),
}

/// Advice on how NumPy or `--cast` converts the elements to a type that the program can take.
fn way_out(found: &Stated, wanted: &ElementType) -> String {
    match numpy_path(wanted) {
        Some(path) if found.known().is_none() => format!(": save x.astype({path})"),
        Some(path) => format!(": save x.astype({path}), or let --cast convert it"),
        None => String::new(),
    }
}

/// A tensor in a file, whose elements are not read yet.
#[derive(Debug, Clone)]
pub struct Stored {
    stated: Stated,
    shape: Vec<usize>,
    bytes: Arc<Mapped>,
    start: usize,
    arrangement: Arrangement,
}

/// The arrangement of the elements in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Arrangement {
    /// Each element is a word.
    Words {
        /// Whether the bytes of a word are in big-endian order.
        big_endian: bool,
        /// Whether the first index varies fastest.
        column_major: bool,
    },
    /// Elements are packed bit after bit.
    Packed,
}

/// The arrangement of most files: one little-endian word for each element, row-major.
pub(super) const PLAIN: Arrangement = Arrangement::Words { big_endian: false, column_major: false };

impl Stored {
    /// A tensor whose elements are exactly the bytes from `start` to `end`.
    pub(super) fn new(
        stated: Stated,
        shape: Vec<usize>,
        (bytes, start, end): (&Arc<Mapped>, usize, usize),
        arrangement: Arrangement,
        element_bits: usize,
    ) -> Result<Stored, FileError> {
        let bits = element_count(&shape)?.checked_mul(element_bits);
        let expected = bits.ok_or(BytesError::TooLarge)?.div_ceil(8);
        let found = end - start;
        if found != expected && !stated.is_foreign() {
            return Err(BytesError::Length { found, expected }.into());
        }
        Ok(Stored { stated, shape, bytes: Arc::clone(bytes), start, arrangement })
    }

    /// The element type that the file states.
    pub fn stated(&self) -> &Stated {
        &self.stated
    }

    /// The sizes of the dimensions.
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// The tensor, with its elements taken as codes of `element`. They stay in the file's memory if they can.
    ///
    /// # Errors
    ///
    /// An error if the file states another type, or if some elements are not codes of the type.
    pub fn read(&self, element: &ElementType) -> Result<Tensor, FileError> {
        if !self.stated.gives_codes_of(element) {
            let (found, wanted) = (Box::new(self.stated.clone()), Box::new(element.clone()));
            return Err(FileError::Contradiction { found, wanted });
        }
        let (shape, start) = (&self.shape, self.start);
        let Arrangement::Words { big_endian, column_major } = self.arrangement else {
            let bits = element.bits();
            let bytes = packing::packed_bytes(element_count(shape)?, bits);
            let end = start + bytes.ok_or(BytesError::TooLarge)?;
            return Ok(packing::unpack(&self.bytes[start..end], element, shape, bits)?);
        };
        let integers = match (self.stated.known(), element.stored()) {
            (Some(ElementType::Integer(own)), ElementType::Integer(_)) => Some(*own),
            _ => None,
        };
        let layout = Layout { width: word_bytes(element), big_endian, integers };
        Ok(if column_major && shape.iter().filter(|&&size| size != 1).count() > 1 {
            let data = &self.bytes[start..start + layout.bytes(shape)?];
            layout.read_column_major(data, element, shape)?
        } else {
            mapped::from_mapped_as(element.clone(), shape, &self.bytes, start, layout)?
        })
    }
}
