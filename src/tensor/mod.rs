//! Tensors: a type and one code an element, in shared storage.

pub mod allocation;
pub mod elements;
pub mod mapped;
pub mod npy;
pub mod npz;
pub mod packing;
pub mod safetensors;
pub mod stated;
pub mod stored;
pub mod value;
pub mod words;
mod zip;

pub use mapped::Mapped;
pub use value::Value;
pub use words::{Word, Words};

use self::allocation::TooLarge;
use crate::numeric::{ElementType, WordWidth};

/// A tensor value: an element type, a shape and one code an element, row-major.
///
/// Storage is shared: a clone costs nothing, a write into shared storage copies first, and into what
/// stands in a [mapped](Mapped) file, too.
#[derive(Debug, Clone)]
pub struct Tensor {
    element: ElementType,
    words: Words,
}

impl Tensor {
    /// A tensor from its words, which are as wide as the element type's word.
    pub fn new(element: ElementType, words: Words) -> Tensor {
        assert_eq!(element.word(), words.width(), "words are as wide as the element type's word");
        Tensor { element, words }
    }

    /// A tensor from row-major codes; their number is the product of `shape`.
    pub fn from_codes<W: Word>(element: ElementType, shape: &[usize], codes: Vec<W>) -> Tensor {
        Tensor::new(element, W::wrap(words::array(shape, codes)))
    }

    /// A tensor from row-major codes of any width, each cut to the element type's word.
    pub fn from_wide_codes(
        element: ElementType,
        shape: &[usize],
        codes: impl IntoIterator<Item = u128>,
    ) -> Tensor {
        let words = Words::from_wide(element.word(), shape, codes);
        Tensor { element, words }
    }

    /// A tensor whose elements all have one code.
    pub fn splat(element: ElementType, shape: &[usize], code: u128) -> Tensor {
        let words = Words::splat(element.word(), shape, code);
        Tensor { element, words }
    }

    /// The same, refused where memory cannot hold it: for shapes that only a type or a number states.
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

    /// The storage, to write codes of the element type into.
    pub fn words_mut(&mut self) -> &mut Words {
        &mut self.words
    }

    /// The storage, taken out.
    pub fn into_words(self) -> Words {
        self.words
    }

    /// The row-major codes; `W` is the element type's word.
    pub fn codes<W: Word>(&self) -> &[W] {
        W::slice(&self.words)
    }

    /// The code at a row-major index, zero-extended.
    pub fn code(&self, index: usize) -> u128 {
        self.words.code(index)
    }

    /// The same codes under another shape of as many elements.
    pub fn with_shape(self, shape: &[usize]) -> Tensor {
        Tensor { words: self.words.with_shape(shape), ..self }
    }

    /// The same words read as another element type of the same word width.
    pub fn with_element(self, element: ElementType) -> Tensor {
        Tensor::new(element, self.words)
    }
}
