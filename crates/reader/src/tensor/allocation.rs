//! Memory for tensors: a tensor that memory cannot hold is an error, and does not abort the process.
//!
//! A program can state a type of any size. Code that makes a tensor, or anything else that has an element for each
//! element of a tensor, allocates its memory here.

use std::borrow::Cow;
use std::mem::MaybeUninit;

use crate::hardware::memory::may_be_refused;
use crate::hardware::parallel;

/// A tensor that memory cannot hold.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a tensor of shape {shape:?} with {bytes} bytes an element does not fit into memory")]
pub struct TooLarge {
    /// The sizes of its dimensions.
    pub shape: Vec<usize>,
    /// How many bytes an element has.
    pub bytes: usize,
}

/// The number of elements of a shape, if storage of `T` can be so large.
///
/// Sizes other than zero are multiplied first: storage refuses a shape whose other dimensions
/// overflow even if one is zero.
///
/// # Errors
///
/// [`TooLarge`] if the sizes overflow or the elements have more bytes than an allocation may.
pub fn len<T>(shape: &[usize]) -> Result<usize, TooLarge> {
    let bytes = size_of::<T>().max(1);
    let positive = shape.iter().filter(|&&size| size > 0);
    let len = positive.clone().try_fold(1usize, |len, &size| len.checked_mul(size));
    match len {
        Some(len) if len <= isize::MAX as usize / bytes => {
            Ok(if positive.count() == shape.len() { len } else { 0 })
        }
        _ => Err(TooLarge { shape: shape.to_vec(), bytes }),
    }
}

/// An empty vector with room for the elements of a shape.
///
/// # Errors
///
/// [`TooLarge`] if there is no memory for this many elements.
pub fn with_capacity<T>(shape: &[usize]) -> Result<Vec<T>, TooLarge> {
    let mut elements = Vec::new();
    let len = len::<T>(shape)?;
    let reserved = may_be_refused(|| elements.try_reserve_exact(len));
    let too_large = |_| TooLarge { shape: shape.to_vec(), bytes: size_of::<T>() };
    reserved.map_err(too_large)?;
    Ok(elements)
}

/// Whether there is memory for this many bytes, for code that asks for them where it cannot report a refusal.
pub fn has_memory(bytes: usize) -> bool {
    may_be_refused(|| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
}

/// As [`has_memory`], for a shape with this many bytes an element.
///
/// # Errors
///
/// [`TooLarge`] if there is none.
pub fn ask(shape: &[usize], bytes: usize) -> Result<(), TooLarge> {
    let all = len::<u8>(shape)?.checked_mul(bytes);
    let too_large = || TooLarge { shape: shape.to_vec(), bytes };
    all.is_some_and(has_memory).then_some(()).ok_or_else(too_large)
}

/// The items of an iterator that knows their number.
///
/// # Errors
///
/// [`TooLarge`] if there is no memory for this many items.
pub fn collected<T>(items: impl ExactSizeIterator<Item = T>) -> Result<Vec<T>, TooLarge> {
    let mut elements = with_capacity(&[items.len()])?;
    elements.extend(items);
    Ok(elements)
}

/// Elements of one's own, which are copied if they are lent.
///
/// # Errors
///
/// [`TooLarge`] if there is no memory for a copy.
pub fn owned<T: Copy>(elements: Cow<'_, [T]>) -> Result<Vec<T>, TooLarge> {
    match elements {
        Cow::Borrowed(elements) => copied(elements),
        Cow::Owned(elements) => Ok(elements),
    }
}

/// A vector of these elements.
///
/// # Errors
///
/// [`TooLarge`] if there is no memory for this many elements.
pub fn copied<T: Copy>(elements: &[T]) -> Result<Vec<T>, TooLarge> {
    let mut copy = with_capacity(&[elements.len()])?;
    copy.extend_from_slice(elements);
    Ok(copy)
}

/// A vector with `value` for each element of the shape.
///
/// # Errors
///
/// [`TooLarge`] if there is no memory for this many elements.
pub fn filled<T: Clone>(value: T, shape: &[usize]) -> Result<Vec<T>, TooLarge> {
    let mut elements = with_capacity(shape)?;
    elements.resize(len::<T>(shape)?, value);
    Ok(elements)
}

/// A vector with an element for each element of the shape, which `write` writes. The memory is not cleared
/// first, since that takes as long as many a kernel.
///
/// # Safety
///
/// `write` has to write every element before it returns.
///
/// # Errors
///
/// [`TooLarge`] if there is no memory for this many elements; in that case `write` is not called.
pub unsafe fn written<T: Copy>(
    shape: &[usize],
    write: impl FnOnce(&mut [MaybeUninit<T>]),
) -> Result<Vec<T>, TooLarge> {
    let mut elements = with_capacity(shape)?;
    let len = len::<T>(shape)?;
    write(&mut elements.spare_capacity_mut()[..len]);
    // SAFETY: there is room for `len` elements, and the caller promises that all of them are written
    unsafe { elements.set_len(len) };
    Ok(elements)
}

/// A vector with an element for each element of the shape. A task fills each chunk of `size` elements, which are the default
/// before; the last chunk may be shorter. The memory is not cleared beforehand by one thread alone.
///
/// # Errors
///
/// [`TooLarge`] if there is no memory for this many elements.
pub fn filled_by_chunks<T: Copy + Default + Send>(
    shape: &[usize],
    size: usize,
    task: impl Fn(usize, &mut [T]) + Sync,
) -> Result<Vec<T>, TooLarge> {
    let fill = |index: usize, chunk: &mut [MaybeUninit<T>]| {
        chunk.fill(MaybeUninit::new(T::default()));
        // SAFETY: every element of the chunk has just been written
        task(index, unsafe { &mut *(std::ptr::from_mut(chunk) as *mut [T]) });
    };
    // SAFETY: the chunks are all elements
    unsafe { written(shape, |all| parallel::for_each_chunk(all, size, fill)) }
}

/// Elements as a slice of `MaybeUninit`, so that they can be copied into memory that has no elements yet.
pub fn uninitialised<T>(elements: &[T]) -> &[MaybeUninit<T>] {
    // SAFETY: both slices have one layout, and elements that are only read stay initialised
    unsafe { std::slice::from_raw_parts(elements.as_ptr().cast(), elements.len()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_are_filled_from_the_default_on() {
        let fill = |index: usize, chunk: &mut [u32]| {
            assert!(chunk.iter().all(|it| *it == 0));
            chunk.iter_mut().skip(1).for_each(|it| *it = index as u32);
        };
        let found = filled_by_chunks(&[5, 2001], 10, fill).unwrap();
        let expected = (0..10_005).map(|it| if it % 10 == 0 { 0 } else { it / 10 });
        assert_eq!(found, expected.collect::<Vec<u32>>());
        assert!(filled_by_chunks(&[1 << 40, 1 << 40], 10, fill).is_err());
    }

    #[test]
    fn a_shape_beyond_the_address_space_is_refused() {
        assert!(len::<u8>(&[1 << 40, 1 << 40]).is_err());
        assert!(len::<u64>(&[1 << 61]).is_err());
        assert!(filled(0u64, &[1 << 58]).is_err());
    }

    #[test]
    fn items_are_collected_unless_they_are_too_many() {
        assert_eq!(collected([1, 2, 3].iter().map(|it| it + 1)), Ok(vec![2, 3, 4]));
        assert_eq!(copied(&[1, 2]), Ok(vec![1, 2]));
        assert_eq!(owned(Cow::Borrowed(&[1, 2][..])), Ok(vec![1, 2]));
        let too_large = TooLarge { shape: vec![1 << 62], bytes: 8 };
        assert_eq!(collected((0..1usize << 62).map(|it| it as u64)), Err(too_large));
    }

    #[test]
    fn an_empty_shape_has_no_elements_but_must_not_overflow() {
        assert_eq!(len::<u8>(&[3, 0, 5]), Ok(0));
        assert!(len::<u8>(&[0, 1 << 40, 1 << 40]).is_err());
    }

    #[test]
    fn a_filled_vector_has_the_elements_of_its_shape() {
        assert_eq!(filled(7u16, &[2, 3]).unwrap(), [7; 6]);
        assert_eq!(filled(7u16, &[]).unwrap(), [7]);
    }
}
