//! Scratch memory that is aligned to cache lines (a vector that crosses a cache line is read and written
//! twice). Each thread keeps it for its next computation, since fresh memory costs more than many a
//! computation.

use std::cell::RefCell;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use bytemuck::{Pod, Zeroable};

use crate::hardware::prefetch::CacheLine;

/// How large a buffer may be that a thread keeps, and how many buffers it keeps.
const KEPT_BYTES: usize = 2 << 20;
const KEPT: usize = 2;
/// How large a chunk may be that a thread keeps, and how many chunks it keeps.
const KEPT_CHUNK_BYTES: usize = 16 << 10;
const KEPT_CHUNKS: usize = 64;

thread_local! {
    static BUFFERS: RefCell<Vec<Vec<CacheLine>>> = const { RefCell::new(vec![]) };
    static CHUNKS: RefCell<Vec<Vec<CacheLine>>> = const { RefCell::new(vec![]) };
}

/// Memory for elements that begins at a cache line; the elements have no particular values.
pub struct Buffer<T> {
    lines: Vec<CacheLine>,
    element: PhantomData<T>,
}

impl<T: Pod> Buffer<T> {
    /// A buffer that the thread has kept, or an empty one.
    pub fn take() -> Buffer<T> {
        let lines = BUFFERS.with_borrow_mut(|buffers| buffers.pop().unwrap_or_default());
        Buffer { lines, element: PhantomData }
    }

    /// Makes room for this many elements. Their old values may be lost.
    pub fn reserve(&mut self, len: usize) {
        let lines = (len * size_of::<T>()).div_ceil(size_of::<CacheLine>());
        if self.lines.len() < lines {
            self.lines = vec![CacheLine::zeroed(); lines];
        }
    }

    /// All elements of the buffer.
    #[inline(always)]
    pub fn elements(&self) -> &[T] {
        bytemuck::cast_slice(&self.lines)
    }

    /// All elements of the buffer, to be written.
    #[inline(always)]
    pub fn elements_mut(&mut self) -> &mut [T] {
        bytemuck::cast_slice_mut(&mut self.lines)
    }
}

impl<T> Drop for Buffer<T> {
    fn drop(&mut self) {
        let lines = std::mem::take(&mut self.lines);
        if lines.is_empty() || lines.len() * size_of::<CacheLine>() > KEPT_BYTES {
            return;
        }
        BUFFERS.with_borrow_mut(|buffers| {
            if buffers.len() < KEPT {
                buffers.push(lines);
            }
        });
    }
}

/// Memory for few elements that begins at a cache line.
#[derive(Debug)]
pub struct Chunk<T> {
    lines: Vec<CacheLine>,
    len: usize,
    element: PhantomData<T>,
}

impl<T> Default for Chunk<T> {
    #[inline(always)]
    fn default() -> Chunk<T> {
        Chunk { lines: Vec::new(), len: 0, element: PhantomData }
    }
}

impl<T: Pod> Chunk<T> {
    /// A chunk of this many elements, all bits zero.
    pub fn zeroed(len: usize) -> Chunk<T> {
        let count = (len * size_of::<T>()).div_ceil(size_of::<CacheLine>());
        let kept = CHUNKS.with_borrow_mut(|chunks| {
            let fits = |lines: &Vec<CacheLine>| (count..=4 * count).contains(&lines.len());
            chunks.iter().rposition(fits).map(|place| chunks.swap_remove(place))
        });
        let lines = match kept {
            Some(mut lines) => {
                lines[..count].fill(CacheLine::zeroed());
                lines
            }
            None => vec![CacheLine::zeroed(); count],
        };
        Chunk { lines, len, element: PhantomData }
    }
}

impl<T: Pod> Deref for Chunk<T> {
    type Target = [T];

    #[inline(always)]
    fn deref(&self) -> &[T] {
        &bytemuck::cast_slice(&self.lines)[..self.len]
    }
}

impl<T: Pod> DerefMut for Chunk<T> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut bytemuck::cast_slice_mut(&mut self.lines)[..self.len]
    }
}

impl<T> Drop for Chunk<T> {
    fn drop(&mut self) {
        let lines = std::mem::take(&mut self.lines);
        if lines.is_empty() || lines.len() * size_of::<CacheLine>() > KEPT_CHUNK_BYTES {
            return;
        }
        // a thread that ends keeps no memory
        let _ = CHUNKS.try_with(|chunks| {
            let mut chunks = chunks.borrow_mut();
            if chunks.len() < KEPT_CHUNKS {
                chunks.push(lines);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chunk_is_zero_whatever_it_was() {
        let mut chunk = Chunk::<f32>::zeroed(1000);
        assert!(chunk.as_ptr().addr().is_multiple_of(64));
        chunk.fill(1.0);
        let address = chunk.as_ptr().addr();
        drop(chunk);
        let again = Chunk::<u8>::zeroed(3000);
        assert_eq!(again.as_ptr().addr(), address);
        assert!(again.len() == 3000 && again.iter().all(|&byte| byte == 0));
        assert!(Chunk::<f64>::zeroed(0).is_empty());
    }

    #[test]
    fn a_thread_keeps_what_it_has_taken() {
        let mut buffer = Buffer::<f32>::take();
        buffer.reserve(1000);
        buffer.elements_mut()[999] = 5.0;
        let address = buffer.elements().as_ptr();
        assert!(address.addr().is_multiple_of(64));
        drop(buffer);
        let mut again = Buffer::<f64>::take();
        again.reserve(500);
        assert_eq!(again.elements().as_ptr().addr(), address.addr());
        let other = Buffer::<u8>::take();
        assert!(other.elements().is_empty());
    }
}
