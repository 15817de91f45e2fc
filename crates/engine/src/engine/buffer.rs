//! Memory for the codes of a tensor that is being computed, handed out piece by piece.
//!
//! Clearing large memory before computing into it would be a pass over memory of its own, on one thread. A
//! buffer clears each piece when it hands it out, just before the piece is overwritten in the cache. A piece
//! may also be written once, by non-temporal stores.

use std::marker::PhantomData;
use std::mem::MaybeUninit;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::codes::{Codes, CodesMut};
use crate::hardware::non_temporal;
use crate::numeric::{ElementType, WordWidth};
use crate::tensor::allocation::{self, TooLarge};
use crate::tensor::{Tensor, Word, Words, words};

/// Memory for codes in the words of an element type, all of which must be written.
pub struct Buffer {
    words: Memory,
    length: usize,
    /// Whether the memory holds elements already.
    holds: bool,
    /// How many elements were handed out.
    written: AtomicUsize,
}

enum Memory {
    W8(Vec<u8>),
    W16(Vec<u16>),
    W32(Vec<u32>),
    W64(Vec<u64>),
    W128(Vec<u128>),
}

impl Buffer {
    /// A buffer for a tensor of this type and shape.
    pub fn new(element: &ElementType, shape: &[usize]) -> Result<Buffer, TooLarge> {
        let words = match element.word() {
            WordWidth::W8 => Memory::W8(allocation::with_capacity(shape)?),
            WordWidth::W16 => Memory::W16(allocation::with_capacity(shape)?),
            WordWidth::W32 => Memory::W32(allocation::with_capacity(shape)?),
            WordWidth::W64 => Memory::W64(allocation::with_capacity(shape)?),
            WordWidth::W128 => Memory::W128(allocation::with_capacity(shape)?),
        };
        let length = allocation::len::<u8>(shape)?;
        Ok(Buffer { words, length, holds: false, written: AtomicUsize::new(0) })
    }

    /// A buffer of the storage of words that nobody else holds, which keep their elements until they are
    /// written anew. Words that somebody else holds come back as the error.
    pub fn of(words: Words) -> Result<Buffer, Words> {
        let length = words.len();
        let words = match words {
            Words::W8(array) => words::into_vec(array).map(Memory::W8).map_err(Words::W8),
            Words::W16(array) => words::into_vec(array).map(Memory::W16).map_err(Words::W16),
            Words::W32(array) => words::into_vec(array).map(Memory::W32).map_err(Words::W32),
            Words::W64(array) => words::into_vec(array).map(Memory::W64).map_err(Words::W64),
            Words::W128(array) => words::into_vec(array).map(Memory::W128).map_err(Words::W128),
        }?;
        Ok(Buffer { words, length, holds: true, written: AtomicUsize::new(0) })
    }

    /// All elements, to be written at once.
    pub fn codes(&mut self) -> CodesMut<'_> {
        let length = self.length;
        self.unwritten().next(length)
    }

    /// All elements, as if none had been written.
    pub fn unwritten(&mut self) -> Unwritten<'_> {
        fn bytes<W: Word>(words: &mut Vec<W>, length: usize) -> (&mut [MaybeUninit<u8>], usize) {
            words.clear();
            let spare = &mut words.spare_capacity_mut()[..length];
            let size = size_of_val(spare);
            // SAFETY: these are the bytes of the vector's spare memory, and `MaybeUninit` may hold anything
            let bytes = unsafe { std::slice::from_raw_parts_mut(spare.as_mut_ptr().cast(), size) };
            (bytes, size_of::<W>())
        }
        self.written = AtomicUsize::new(0);
        let length = self.length;
        let (bytes, size) = match &mut self.words {
            Memory::W8(words) => bytes(words, length),
            Memory::W16(words) => bytes(words, length),
            Memory::W32(words) => bytes(words, length),
            Memory::W64(words) => bytes(words, length),
            Memory::W128(words) => bytes(words, length),
        };
        let (holds, written) = (self.holds, &self.written);
        Unwritten { bytes, size, holds, non_temporal: false, handed_out: 0, written }
    }

    /// The tensor, once all of its elements have been handed out.
    pub fn into_tensor(self, element: ElementType, shape: &[usize]) -> Tensor {
        let length = self.length;
        assert_eq!(self.written.into_inner(), length, "every element is written");
        fn whole<W: Word>(mut words: Vec<W>, length: usize) -> Vec<W> {
            assert!(length <= words.capacity());
            // SAFETY: exactly the `length` elements were handed out, each once, and each was cleared before
            // that, or was written by a non-temporal store
            unsafe { words.set_len(length) };
            words
        }
        match self.words {
            Memory::W8(words) => Tensor::from_codes(element, shape, whole(words, length)),
            Memory::W16(words) => Tensor::from_codes(element, shape, whole(words, length)),
            Memory::W32(words) => Tensor::from_codes(element, shape, whole(words, length)),
            Memory::W64(words) => Tensor::from_codes(element, shape, whole(words, length)),
            Memory::W128(words) => Tensor::from_codes(element, shape, whole(words, length)),
        }
    }
}

/// Elements to be written.
pub struct Unwritten<'b> {
    bytes: &'b mut [MaybeUninit<u8>],
    /// How many bytes an element has.
    size: usize,
    /// Whether the memory holds elements already.
    holds: bool,
    /// The flag is set if elements of the buffer were written by non-temporal stores.
    non_temporal: bool,
    handed_out: usize,
    written: &'b AtomicUsize,
}

impl<'b> Unwritten<'b> {
    /// How many elements there are.
    pub fn len(&self) -> usize {
        self.bytes.len() / self.size
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Splits off the first `length` elements.
    pub fn part(&mut self, length: usize) -> Unwritten<'b> {
        let bytes = self.take(length);
        let (size, holds, written) = (self.size, self.holds, self.written);
        Unwritten { bytes, size, holds, non_temporal: false, handed_out: 0, written }
    }

    /// Hands out the first `length` elements, to be written. Until then they hold zeros, or the elements of
    /// the words that the buffer was made of.
    #[inline]
    pub fn next(&mut self, length: usize) -> CodesMut<'b> {
        let bytes = self.take(length);
        self.handed_out += length;
        if !self.holds {
            bytes.fill(MaybeUninit::new(0));
        }
        // SAFETY: `bytes` is the range that was just cleared or that held elements before
        let bytes: &'b mut [u8] =
            unsafe { std::slice::from_raw_parts_mut(bytes.as_mut_ptr().cast(), bytes.len()) };
        codes_of(bytes, self.size)
    }

    /// Hands out all elements, of which parts can be written in any order.
    pub fn whole(mut self) -> Whole<'b> {
        let length = self.len();
        self.handed_out += length;
        let (bytes, size, holds) = (self.take(length), self.size, self.holds);
        Whole { start: bytes.as_mut_ptr().cast(), length, size, holds, elements: PhantomData }
    }

    /// Writes the given codes as the first elements, by non-temporal stores.
    pub fn write_non_temporal(&mut self, codes: Codes<'_>) {
        let (length, from) = (codes.len(), codes.bytes());
        assert_eq!(from.len(), length * self.size, "codes of the width of the elements");
        non_temporal::copy(from, self.take(length));
        self.non_temporal = true;
        self.handed_out += length;
    }

    fn take(&mut self, length: usize) -> &'b mut [MaybeUninit<u8>] {
        let (head, tail) = std::mem::take(&mut self.bytes).split_at_mut(length * self.size);
        self.bytes = tail;
        head
    }
}

/// Elements that are written part by part, each found by its index. A cursor that moves would be read again
/// before its last move has reached the cache, and the CPU would wait for it.
pub struct Whole<'b> {
    start: *mut u8,
    length: usize,
    /// How many bytes an element has.
    size: usize,
    /// Whether the memory holds elements already.
    holds: bool,
    elements: PhantomData<&'b mut [u8]>,
}

impl<'b> Whole<'b> {
    /// The bytes of `count` elements from the index `first` on, to be written. Until then they hold zeros, or
    /// the elements of the words that the buffer was made of.
    ///
    /// # Safety
    ///
    /// Slices that were handed out for the same elements before must no longer be used.
    #[inline(always)]
    pub unsafe fn bytes(&self, first: usize, count: usize) -> &'b mut [u8] {
        assert!(first + count <= self.length, "there are so many elements");
        let (start, bytes) = (first * self.size, count * self.size);
        // SAFETY: the range lies in the memory that `self` alone may use; its bytes were just cleared or held
        // elements before; and the caller promises to use no other slice of these elements
        unsafe {
            let start = self.start.add(start);
            if !self.holds {
                start.write_bytes(0, bytes);
            }
            std::slice::from_raw_parts_mut(start, bytes)
        }
    }

    /// The codes of `count` elements from the index `first` on, to be written.
    ///
    /// # Safety
    ///
    /// Slices that were handed out for the same elements before must no longer be used.
    #[inline(always)]
    pub unsafe fn codes(&self, first: usize, count: usize) -> CodesMut<'b> {
        // SAFETY: the caller makes the promise that `bytes` asks for
        codes_of(unsafe { self.bytes(first, count) }, self.size)
    }

    /// The addresses of `count` elements from the index `first` on.
    pub fn address_range(&self, first: usize, count: usize) -> Range<*const u8> {
        let start = self.start.wrapping_add(first * self.size);
        start.cast_const()..start.wrapping_add(count * self.size).cast_const()
    }
}

/// Bytes as codes of `size` bytes each.
#[inline(always)]
fn codes_of(bytes: &mut [u8], size: usize) -> CodesMut<'_> {
    match size {
        1 => CodesMut::W8(bytes),
        2 => CodesMut::W16(bytemuck::cast_slice_mut(bytes)),
        4 => CodesMut::W32(bytemuck::cast_slice_mut(bytes)),
        8 => CodesMut::W64(bytemuck::cast_slice_mut(bytes)),
        _ => CodesMut::W128(bytemuck::cast_slice_mut(bytes)),
    }
}

impl Drop for Unwritten<'_> {
    fn drop(&mut self) {
        if self.non_temporal {
            non_temporal::fence();
        }
        self.written.fetch_add(self.handed_out, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::names;

    #[test]
    fn parts_written_one_after_the_other_are_the_tensor() {
        let element = ElementType::Float(&names::F32);
        let mut buffer = Buffer::new(&element, &[5]).unwrap();
        let mut rest = buffer.unwritten();
        let mut head = rest.part(2);
        for (part, first) in [(&mut rest, 2u32), (&mut head, 0)] {
            while !part.is_empty() {
                let CodesMut::W32(codes) = part.next(1) else { unreachable!() };
                codes[0] = first;
            }
        }
        drop((head, rest));
        assert_eq!(buffer.into_tensor(element, &[5]).codes::<u32>(), [0, 0, 2, 2, 2]);
    }

    #[test]
    #[should_panic(expected = "every element is written")]
    fn what_was_not_handed_out_is_no_tensor() {
        let element = ElementType::Boolean;
        let mut buffer = Buffer::new(&element, &[5]).unwrap();
        let CodesMut::W8(_) = buffer.unwritten().next(4) else { unreachable!() };
        buffer.into_tensor(element, &[5]);
    }
}
