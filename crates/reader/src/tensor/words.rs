//! Storage: row-major arrays of machine words, generic over the word width.

use std::sync::Arc;

use ndarray::{ArrayViewD, IxDyn};
use smallvec::SmallVec;

use super::allocation;
use super::mapped::Borrowed;
use crate::numeric::WordWidth;

/// A shared row-major array of words. A clone shares the elements, and a write into shared elements copies
/// them first.
#[derive(Debug, Clone)]
pub struct Array<W> {
    shape: SmallVec<[usize; 6]>,
    elements: Elements<W>,
}

/// The memory of an array's elements.
#[derive(Debug, Clone)]
enum Elements<W> {
    /// The elements are in memory of their own.
    Owned(Arc<Vec<W>>),
    /// The elements are in a file's memory, which is only read.
    Borrowed(Borrowed<W>),
}

impl<W: Word> PartialEq for Array<W> {
    fn eq(&self, other: &Array<W>) -> bool {
        self.shape == other.shape && self.as_slice() == other.as_slice()
    }
}

impl<W: Word> Array<W> {
    /// An array of elements in a file's memory, as many as the product of `shape`.
    pub(super) fn borrowed(shape: &[usize], elements: Borrowed<W>) -> Array<W> {
        assert_eq!(allocation::len::<W>(shape), Ok(elements.as_slice().len()));
        Array { shape: shape.into(), elements: Elements::Borrowed(elements) }
    }

    /// The sizes of the dimensions.
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.as_slice().len()
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The row-major elements.
    #[inline]
    pub fn as_slice(&self) -> &[W] {
        match &self.elements {
            Elements::Owned(elements) => elements,
            Elements::Borrowed(elements) => elements.as_slice(),
        }
    }

    /// The row-major elements, to be written. If others hold them, or they are in a file's memory, they are
    /// copied first.
    pub fn as_slice_mut(&mut self) -> &mut [W] {
        if let Elements::Borrowed(elements) = &self.elements {
            self.elements = Elements::Owned(Arc::new(elements.as_slice().to_vec()));
        }
        match &mut self.elements {
            Elements::Owned(elements) => Arc::<Vec<W>>::make_mut(elements),
            Elements::Borrowed(_) => unreachable!("borrowed elements were copied"),
        }
    }

    /// Whether the elements can be written without a copy.
    pub fn is_unique(&mut self) -> bool {
        match &mut self.elements {
            Elements::Owned(elements) => Arc::get_mut(elements).is_some(),
            Elements::Borrowed(_) => false,
        }
    }

    /// Whether the elements are in a file's memory.
    pub fn is_borrowed(&self) -> bool {
        matches!(self.elements, Elements::Borrowed(_))
    }

    /// As many elements from the row-major index `first` on as `shape` has, if they can stay in a file's memory.
    fn part(&self, first: usize, shape: &[usize]) -> Option<Array<W>> {
        let Elements::Borrowed(elements) = &self.elements else { return None };
        let count = allocation::len::<W>(shape).ok()?;
        Some(Array::borrowed(shape, elements.part(first, count)?))
    }

    /// The elements as an array of ndarray.
    #[allow(clippy::missing_panics_doc, reason = "an array has as many elements as its shape")]
    pub fn view(&self) -> ArrayViewD<'_, W> {
        let elements = self.as_slice();
        ArrayViewD::from_shape(IxDyn(&self.shape), elements).expect("as many elements as indices")
    }

    /// These elements under another shape with equally many elements.
    fn with_shape(self, shape: &[usize]) -> Array<W> {
        assert_eq!(allocation::len::<W>(shape), Ok(self.len()), "as many elements as before");
        Array { shape: shape.into(), ..self }
    }
}

/// The storage of a tensor: one word for each element, always in row-major order.
#[derive(Debug, Clone)]
pub enum Words {
    /// Words for types of up to 8 bits.
    W8(Array<u8>),
    /// Words for types of up to 16 bits.
    W16(Array<u16>),
    /// Words for types of up to 32 bits.
    W32(Array<u32>),
    /// Words for types of up to 64 bits.
    W64(Array<u64>),
    /// Words for `complex<f64>`.
    W128(Array<u128>),
}

/// Applies a generic expression to the array inside a [`Words`], whatever its width.
#[macro_export]
macro_rules! each_width {
    ($words:expr, $array:ident => $body:expr) => {
        match $words {
            $crate::tensor::Words::W8($array) => $body,
            $crate::tensor::Words::W16($array) => $body,
            $crate::tensor::Words::W32($array) => $body,
            $crate::tensor::Words::W64($array) => $body,
            $crate::tensor::Words::W128($array) => $body,
        }
    };
}

/// A machine word that can hold codes.
pub trait Word:
    Copy + Send + Sync + Default + PartialEq + Eq + std::hash::Hash + std::fmt::Debug + bytemuck::Pod
{
    /// The width of this word.
    const WIDTH: WordWidth;
    /// The low bits of a wide code.
    fn cut(code: u128) -> Self;
    /// This word, zero-extended.
    fn wide(self) -> u128;
    /// An array of this word as storage.
    fn wrap(array: Array<Self>) -> Words;
    /// The array inside storage of this width.
    fn array(words: &Words) -> &Array<Self>;
    /// The array inside storage of this width, to be written.
    fn array_mut(words: &mut Words) -> &mut Array<Self>;
    /// The row-major elements of storage of this width.
    fn slice(words: &Words) -> &[Self] {
        Self::array(words).as_slice()
    }
}

macro_rules! word {
    ($word:ty, $variant:ident) => {
        impl Word for $word {
            const WIDTH: WordWidth = WordWidth::$variant;
            #[inline(always)]
            fn cut(code: u128) -> Self {
                code as $word
            }
            #[inline(always)]
            fn wide(self) -> u128 {
                u128::from(self)
            }
            fn wrap(array: Array<Self>) -> Words {
                Words::$variant(array)
            }
            fn array(words: &Words) -> &Array<Self> {
                match words {
                    Words::$variant(array) => array,
                    other => {
                        unreachable!("storage is {:?}, not {}", other.width(), stringify!($variant))
                    }
                }
            }
            fn array_mut(words: &mut Words) -> &mut Array<Self> {
                match words {
                    Words::$variant(array) => array,
                    other => {
                        unreachable!("storage is {:?}, not {}", other.width(), stringify!($variant))
                    }
                }
            }
        }
    };
}

word!(u8, W8);
word!(u16, W16);
word!(u32, W32);
word!(u64, W64);
word!(u128, W128);

/// The elements of an array that nobody else holds, taken out of it.
///
/// # Errors
///
/// The array itself, if somebody else holds its elements, too, or if they are in a file.
pub fn into_vec<W: Word>(array: Array<W>) -> Result<Vec<W>, Array<W>> {
    let Array { shape, elements } = array;
    match elements {
        Elements::Owned(elements) => Arc::try_unwrap(elements)
            .map_err(|elements| Array { shape, elements: Elements::Owned(elements) }),
        elements => Err(Array { shape, elements }),
    }
}

/// A shared row-major array of `codes`, whose number is the product of `shape`.
///
/// # Panics
///
/// If the number of `codes` is not that of the shape's elements.
pub fn array<W: Word>(shape: &[usize], codes: Vec<W>) -> Array<W> {
    let expected = allocation::len::<W>(shape);
    assert_eq!(expected, Ok(codes.len()), "as many codes as the shape has elements");
    Array { shape: shape.into(), elements: Elements::Owned(Arc::new(codes)) }
}

impl Words {
    /// The width of a word.
    pub fn width(&self) -> WordWidth {
        match self {
            Words::W8(_) => WordWidth::W8,
            Words::W16(_) => WordWidth::W16,
            Words::W32(_) => WordWidth::W32,
            Words::W64(_) => WordWidth::W64,
            Words::W128(_) => WordWidth::W128,
        }
    }

    /// The sizes of the dimensions.
    pub fn shape(&self) -> &[usize] {
        each_width!(self, array => array.shape())
    }

    /// The number of words.
    pub fn len(&self) -> usize {
        each_width!(self, array => array.len())
    }

    /// Whether there are no words.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the words are in a file's memory, which is only read.
    pub fn is_borrowed(&self) -> bool {
        each_width!(self, array => array.is_borrowed())
    }

    /// As many words from the row-major index `first` on as `shape` has, if they can stay in a file's memory: if
    /// these words are in one, and the part is large.
    pub fn part(&self, first: usize, shape: &[usize]) -> Option<Words> {
        each_width!(self, array => array.part(first, shape).map(Word::wrap))
    }

    /// The word at a row-major index, zero-extended.
    pub fn code(&self, index: usize) -> u128 {
        match self {
            Words::W8(_) => u8::slice(self)[index].wide(),
            Words::W16(_) => u16::slice(self)[index].wide(),
            Words::W32(_) => u32::slice(self)[index].wide(),
            Words::W64(_) => u64::slice(self)[index].wide(),
            Words::W128(_) => u128::slice(self)[index],
        }
    }

    /// These words under another shape with equally many elements.
    pub fn with_shape(self, shape: &[usize]) -> Words {
        each_width!(self, array => Word::wrap(array.with_shape(shape)))
    }

    /// Storage of `width` whose words are all `code`.
    pub fn splat(width: WordWidth, shape: &[usize], code: u128) -> Words {
        fn fill<W: Word>(shape: &[usize], code: u128) -> Words {
            let len = allocation::len::<W>(shape).expect("a shape that storage can have");
            W::wrap(array(shape, vec![W::cut(code); len]))
        }
        match width {
            WordWidth::W8 => fill::<u8>(shape, code),
            WordWidth::W16 => fill::<u16>(shape, code),
            WordWidth::W32 => fill::<u32>(shape, code),
            WordWidth::W64 => fill::<u64>(shape, code),
            WordWidth::W128 => fill::<u128>(shape, code),
        }
    }

    /// Storage of `width` from row-major wide codes, as many as `shape` has elements.
    pub fn from_wide(
        width: WordWidth,
        shape: &[usize],
        codes: impl IntoIterator<Item = u128>,
    ) -> Words {
        fn collect<W: Word>(shape: &[usize], codes: impl IntoIterator<Item = u128>) -> Words {
            W::wrap(array(shape, codes.into_iter().map(W::cut).collect()))
        }
        match width {
            WordWidth::W8 => collect::<u8>(shape, codes),
            WordWidth::W16 => collect::<u16>(shape, codes),
            WordWidth::W32 => collect::<u32>(shape, codes),
            WordWidth::W64 => collect::<u64>(shape, codes),
            WordWidth::W128 => collect::<u128>(shape, codes),
        }
    }
}
