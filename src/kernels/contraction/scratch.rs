//! Memory for packed panels: aligned as registers want it, and kept by each thread for its next
//! contraction, since fresh memory costs more than packing.

use std::cell::RefCell;
use std::marker::PhantomData;

use bytemuck::{Pod, Zeroable};

/// A cache line.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Line([u8; 64]);

// SAFETY: bytes without padding, of any value
unsafe impl Zeroable for Line {}
// SAFETY: the same
unsafe impl Pod for Line {}

/// How many bytes of a buffer and how many buffers a thread keeps.
const KEPT_BYTES: usize = 2 << 20;
const KEPT: usize = 2;

thread_local! {
    static BUFFERS: RefCell<Vec<Vec<Line>>> = const { RefCell::new(vec![]) };
}

/// Elements with no particular values, from an address on that a cache line begins at.
pub struct Buffer<T> {
    lines: Vec<Line>,
    element: PhantomData<T>,
}

impl<T: Pod> Buffer<T> {
    /// One that the thread has kept, or an empty one.
    pub fn take() -> Buffer<T> {
        let lines = BUFFERS.with_borrow_mut(|buffers| buffers.pop().unwrap_or_default());
        Buffer { lines, element: PhantomData }
    }

    /// Makes room for so many elements; those there were may be lost.
    pub fn reserve(&mut self, len: usize) {
        let lines = (len * size_of::<T>()).div_ceil(size_of::<Line>());
        if self.lines.len() < lines {
            self.lines = vec![Line([0; 64]); lines];
        }
    }

    /// The elements.
    #[inline(always)]
    pub fn elements(&self) -> &[T] {
        bytemuck::cast_slice(&self.lines)
    }

    /// The elements.
    #[inline(always)]
    pub fn elements_mut(&mut self) -> &mut [T] {
        bytemuck::cast_slice_mut(&mut self.lines)
    }
}

impl<T> Drop for Buffer<T> {
    fn drop(&mut self) {
        let lines = std::mem::take(&mut self.lines);
        if lines.is_empty() || lines.len() * size_of::<Line>() > KEPT_BYTES {
            return;
        }
        BUFFERS.with_borrow_mut(|buffers| {
            if buffers.len() < KEPT {
                buffers.push(lines);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
