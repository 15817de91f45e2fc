//! The output of a contraction: the elements that sums become, and their offsets in the result.

use std::mem::MaybeUninit;

use bytemuck::Pod;

use super::super::thresholds::BATCHED_PRODUCTS_FOR_THREADS;
use super::sizes::Sizes;
use crate::hardware::parallel;

/// The function that makes elements of sums, which it may change.
type Encode<'a, S, O> = &'a (dyn Fn(&mut [S], &mut [O]) + Sync);

/// How sums become elements of the result.
#[derive(Clone, Copy)]
pub struct Encoding<'a, S, O>(Option<Encode<'a, S, O>>);

impl<S> Encoding<'_, S, S> {
    /// The sums are the elements.
    pub fn identity() -> Self {
        Encoding(None)
    }
}

impl<'a, S: Pod, O: Pod> Encoding<'a, S, O> {
    /// A function makes the elements.
    pub fn by(encode: Encode<'a, S, O>) -> Self {
        Encoding(Some(encode))
    }

    /// Whether the sums are the elements, whose type is theirs.
    pub fn is_identity(&self) -> bool {
        self.0.is_none()
    }

    /// The elements that sums become, in a buffer unless they are the sums.
    pub fn elements<'t>(&self, sums: &'t mut [S], buffer: &'t mut Vec<O>) -> &'t [O] {
        let Some(encode) = self.0 else { return bytemuck::cast_slice(sums) };
        buffer.resize(sums.len(), O::zeroed());
        encode(sums, buffer);
        buffer
    }

    /// Writes the elements that sums become.
    pub fn write(&self, sums: &mut [S], to: &mut [MaybeUninit<O>]) {
        let mut buffer = vec![];
        let elements = self.elements(sums, &mut buffer);
        assert_eq!(elements.len(), to.len(), "an element for each sum");
        for (to, &element) in to.iter_mut().zip(elements) {
            *to = MaybeUninit::new(element);
        }
    }
}

/// Writes parts of `size` elements by a function that gets the number of the part, on all threads if the
/// products of these sizes are many.
pub fn write_parts<O: Send>(
    elements: &mut [MaybeUninit<O>],
    size: usize,
    sizes: Sizes,
    write: &(dyn Fn(usize, &mut [MaybeUninit<O>]) + Sync),
) {
    if sizes.products() < BATCHED_PRODUCTS_FOR_THREADS {
        elements.chunks_mut(size).enumerate().for_each(|(part, to)| write(part, to));
    } else {
        parallel::for_each_chunk(elements, size, write);
    }
}

/// The offsets of the elements of the result.
#[derive(Clone, Copy)]
pub struct Target<O> {
    /// The first element.
    pub start: *mut O,
    /// How far apart batches are.
    pub batch: usize,
    /// How far apart rows are.
    pub row: usize,
    /// How far apart columns are.
    pub column: usize,
}

// SAFETY: tasks write different elements
unsafe impl<O: Send> Sync for Target<O> {}

impl<O: Copy> Target<O> {
    /// How far an element is from the first.
    #[inline(always)]
    pub fn offset(&self, batch: usize, row: usize, column: usize) -> usize {
        batch * self.batch + row * self.row + column * self.column
    }

    /// Writes a row of a tile.
    ///
    /// # Safety
    ///
    /// The elements are inside the result, and nobody else writes or reads them meanwhile.
    #[inline(always)]
    pub unsafe fn write(&self, batch: usize, row: usize, column: usize, elements: &[O]) {
        let first = self.offset(batch, row, column);
        // SAFETY: as the caller promises
        unsafe {
            let start = self.start.add(first);
            if self.column == 1 {
                std::ptr::copy_nonoverlapping(elements.as_ptr(), start, elements.len());
            } else {
                for (index, &element) in elements.iter().enumerate() {
                    start.add(index * self.column).write(element);
                }
            }
        }
    }
}
