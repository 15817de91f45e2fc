//! Tensors: a type and one code for each element, in shared storage.

pub mod allocation;
pub mod elements;
pub mod index;
pub mod made;
pub mod mapped;
mod native;
pub mod npy;
pub mod npz;
pub mod packing;
pub mod safetensors;
pub mod same;
pub mod stated;
pub mod stored;
pub mod strided;
pub mod value;
pub mod words;
pub mod zip;

pub use mapped::Mapped;
pub use native::{ElementsError, Native};
pub use value::Value;
pub use words::{Word, Words};

use self::allocation::TooLarge;
use crate::numeric::{ElementType, WordWidth};

/// A tensor value: an element type, a shape, and one code for each element in row-major order.
///
/// Storage is shared, so a clone costs nothing. A write into storage that is shared, or that is in a
/// [mapped](Mapped) file, copies the elements first.
#[derive(Debug, Clone)]
pub struct Tensor {
    element: ElementType,
    words: Words,
}

impl Tensor {
    /// A tensor from its words, which are as wide as the element type's word.
    ///
    /// # Panics
    ///
    /// If the words have another width than [`ElementType::word`] says.
    pub fn new(element: ElementType, words: Words) -> Tensor {
        assert_eq!(element.word(), words.width(), "words are as wide as the element type's word");
        Tensor { element, words }
    }

    /// A tensor from row-major codes (bit patterns, zero-extended to the element type's word).
    /// [`Tensor::from_vec`] makes a tensor from numbers of Rust.
    ///
    /// # Panics
    ///
    /// If the number of codes is not the product of `shape`, or `W` is not the element type's word.
    pub fn from_codes<W: Word>(element: ElementType, shape: &[usize], codes: Vec<W>) -> Tensor {
        Tensor::new(element, W::wrap(words::array(shape, codes)))
    }

    /// A tensor from row-major codes of any width; the element type's word takes the low bits of each.
    pub fn from_wide_codes(
        element: ElementType,
        shape: &[usize],
        codes: impl IntoIterator<Item = u128>,
    ) -> Tensor {
        let words = Words::from_wide(element.word(), shape, codes);
        Tensor { element, words }
    }

    /// As [`Tensor::from_wide_codes`], of codes that may be too many.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if memory cannot hold the tensor.
    pub fn try_from_wide_codes(
        element: ElementType,
        shape: &[usize],
        codes: Vec<u128>,
    ) -> Result<Tensor, TooLarge> {
        allocation::ask(shape, element.word().bytes())?;
        Ok(Tensor::from_wide_codes(element, shape, codes))
    }

    /// A tensor whose elements all have one code.
    pub fn splat(element: ElementType, shape: &[usize], code: u128) -> Tensor {
        let words = Words::splat(element.word(), shape, code);
        Tensor { element, words }
    }

    /// A tensor whose elements all have one code, for shapes that come from a type or a number and may be too
    /// large.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if memory cannot hold the tensor.
    pub fn try_splat(
        element: ElementType,
        shape: &[usize],
        code: u128,
    ) -> Result<Tensor, TooLarge> {
        fn fill<W: Word>(shape: &[usize], code: u128) -> Result<Words, TooLarge> {
            Ok(W::wrap(words::array(shape, allocation::filled(W::cut(code), shape)?)))
        }
        let words = match element.word() {
            WordWidth::W8 => fill::<u8>(shape, code),
            WordWidth::W16 => fill::<u16>(shape, code),
            WordWidth::W32 => fill::<u32>(shape, code),
            WordWidth::W64 => fill::<u64>(shape, code),
            WordWidth::W128 => fill::<u128>(shape, code),
        };
        Ok(Tensor { element, words: words? })
    }

    /// The element type.
    pub fn element(&self) -> &ElementType {
        &self.element
    }

    /// The sizes of the dimensions.
    pub fn shape(&self) -> &[usize] {
        self.words.shape()
    }

    /// The number of dimensions.
    pub fn rank(&self) -> usize {
        self.shape().len()
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The storage, for code that is generic over the word width.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// The storage, in which codes of the element type can be written.
    pub fn words_mut(&mut self) -> &mut Words {
        &mut self.words
    }

    /// The storage, taken out of the tensor.
    pub fn into_words(self) -> Words {
        self.words
    }

    /// The row-major codes (bit patterns, zero-extended to the word). [`Tensor::as_slice`]
    /// and [`Tensor::to_f64s`] give the elements as numbers of Rust.
    ///
    /// # Panics
    ///
    /// If `W` is not the element type's word ([`ElementType::word`]).
    pub fn codes<W: Word>(&self) -> &[W] {
        W::slice(&self.words)
    }

    /// The code at a row-major index, zero-extended.
    ///
    /// # Panics
    ///
    /// If the index is not below [`Tensor::len`].
    pub fn code(&self, index: usize) -> u128 {
        self.words.code(index)
    }

    /// This tensor's codes under another shape of as many elements.
    ///
    /// # Panics
    ///
    /// If the shape has another number of elements.
    pub fn with_shape(self, shape: &[usize]) -> Tensor {
        Tensor { words: self.words.with_shape(shape), ..self }
    }

    /// This tensor's words, read as another element type of the same word width.
    ///
    /// # Panics
    ///
    /// If the element type's word has another width.
    pub fn with_element(self, element: ElementType) -> Tensor {
        Tensor::new(element, self.words)
    }
}
