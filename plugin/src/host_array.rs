//! Arrays of the host: their elements become those of tensors, and the other way round.

use std::ffi::c_void;

use shlo_interp::storage::{Word, WordWidth};
use shlo_interp::{ElementType, Tensor};

use crate::call::list;
use crate::element::bytes;
use crate::error::{Code, Error, Outcome};
use crate::layout::Layout;

/// An array in memory of the caller.
#[derive(Debug, Clone, Copy)]
pub struct HostArray<'a> {
    /// The address of the element whose index is 0 in each dimension.
    pub data: *const c_void,
    /// The element type.
    pub element: &'a ElementType,
    /// The sizes of the dimensions.
    pub shape: &'a [usize],
    /// How many bytes lie between neighbours along each dimension; empty: the elements lie in row-major order.
    pub strides: &'a [i64],
}

/// The sizes of dimensions as a caller gives them.
pub fn shape(dims: &[i64]) -> Outcome<Vec<usize>> {
    let sizes: Option<Vec<usize>> = dims.iter().map(|&size| usize::try_from(size).ok()).collect();
    sizes.ok_or_else(|| Error::invalid(format!("a tensor cannot have the dimensions {dims:?}")))
}

/// The number of elements of a shape.
pub fn count(shape: &[usize], element: &ElementType) -> Outcome<usize> {
    let product = shape.iter().try_fold(1usize, |product, &size| product.checked_mul(size.max(1)));
    let fits = product.and_then(|product| product.checked_mul(16));
    match fits.is_some_and(|bytes| isize::try_from(bytes).is_ok()) {
        true => Ok(shape.iter().product()),
        false => Err(too_large(shape, element)),
    }
}

/// An empty list with room for `count` items of an array of this shape and type.
pub fn room<T>(count: usize, shape: &[usize], element: &ElementType) -> Outcome<Vec<T>> {
    let mut items = Vec::new();
    items.try_reserve_exact(count).map_err(|_| too_large(shape, element))?;
    Ok(items)
}

fn too_large(shape: &[usize], element: &ElementType) -> Error {
    let message =
        format!("a tensor of shape {shape:?} and type {element} does not fit into memory");
    Error::new(Code::ResourceExhausted, message)
}

impl HostArray<'_> {
    /// A tensor of the elements, which are copied.
    ///
    /// # Safety
    ///
    /// The memory has all elements of the array.
    pub unsafe fn to_tensor(self) -> Outcome<Tensor> {
        if !self.strides.is_empty() && self.strides.len() != self.shape.len() {
            return Err(Error::invalid("there are not as many strides as dimensions"));
        }
        let count = count(self.shape, self.element)?;
        if self.data.is_null() && count > 0 {
            return Err(Error::invalid("the data of the array is null"));
        }
        // SAFETY: the caller promises the same
        unsafe {
            match self.element.word() {
                WordWidth::W8 => self.words::<u8>(count, narrow(self.element)),
                WordWidth::W16 => self.words::<u16>(count, None),
                WordWidth::W32 => self.words::<u32>(count, None),
                WordWidth::W64 => self.words::<u64>(count, None),
                WordWidth::W128 => self.words::<u128>(count, None),
            }
        }
    }

    /// A tensor of words of this width.
    ///
    /// # Safety
    ///
    /// As for [`HostArray::to_tensor`].
    unsafe fn words<W: Word>(self, count: usize, code_of: Option<fn(u8) -> u8>) -> Outcome<Tensor> {
        let mut codes: Vec<W> = room(count, self.shape, self.element)?;
        if count > 0 {
            match self.is_row_major(size_of::<W>()) {
                true => {
                    // SAFETY: the memory has `count` words in order, and the vector has room for them
                    unsafe {
                        let words = codes.as_mut_ptr();
                        std::ptr::copy_nonoverlapping(
                            self.data.cast::<u8>(),
                            words.cast(),
                            count * size_of::<W>(),
                        );
                        codes.set_len(count);
                    }
                }
                // SAFETY: the memory has the elements
                false => unsafe { self.gather(&mut codes, 0, self.data.cast()) },
            }
        }
        if let Some(code_of) = code_of {
            for code in &mut codes {
                *code = W::cut(code_of(code.wide() as u8).into());
            }
        }
        Ok(Tensor::from_codes(self.element.clone(), self.shape, codes))
    }

    fn is_row_major(&self, word: usize) -> bool {
        let mut expected = word as i64;
        self.strides.is_empty()
            || self.shape.iter().zip(self.strides).rev().all(|(&size, &stride)| {
                let fits = size == 1 || stride == expected;
                expected *= size as i64;
                fits
            })
    }

    /// Appends the elements of the dimensions from one on, in row-major order.
    ///
    /// # Safety
    ///
    /// The memory from `at` on has these elements.
    unsafe fn gather<W: Word>(self, codes: &mut Vec<W>, dimension: usize, at: *const u8) {
        let Some(&size) = self.shape.get(dimension) else {
            // SAFETY: the caller promises that the element is there
            codes.push(unsafe { at.cast::<W>().read_unaligned() });
            return;
        };
        for index in 0..size {
            let offset = self.strides[dimension].wrapping_mul(index as i64) as isize;
            // SAFETY: the element is one of the array
            unsafe { self.gather(codes, dimension + 1, at.offset(offset)) };
        }
    }
}

/// How a byte of the host becomes a code, for types whose bytes have more bits than codes have.
fn narrow(element: &ElementType) -> Option<fn(u8) -> u8> {
    match (element, element.bits()) {
        (ElementType::Boolean, _) => Some(|byte| u8::from(byte != 0)),
        (_, 2) => Some(|byte| byte & 0x3),
        (_, 4) => Some(|byte| byte & 0xF),
        (_, 6) => Some(|byte| byte & 0x3F),
        _ => None,
    }
}

/// Whether tensors of a type have the memory layout of the host's arrays.
pub fn is_host_form(element: &ElementType) -> bool {
    element.bits() as usize == bytes(element) * 8 || *element == ElementType::Boolean
}

/// The bytes of a tensor's words.
pub fn word_bytes(tensor: &Tensor) -> &[u8] {
    fn of<W: Word>(tensor: &Tensor) -> &[u8] {
        let words = tensor.codes::<W>();
        // SAFETY: words have no padding, and live as long as the tensor
        unsafe { list(words.as_ptr().cast(), size_of_val(words)) }
    }
    match tensor.element().word() {
        WordWidth::W8 => of::<u8>(tensor),
        WordWidth::W16 => of::<u16>(tensor),
        WordWidth::W32 => of::<u32>(tensor),
        WordWidth::W64 => of::<u64>(tensor),
        WordWidth::W128 => of::<u128>(tensor),
    }
}

/// Copies the elements of a tensor to memory of the host, where neighbours are as many bytes apart as `strides` says
/// (empty: row-major order).
///
/// # Safety
///
/// The memory has room for the elements.
pub unsafe fn copy_out(tensor: &Tensor, strides: &[i64], to: *mut u8) {
    let width = bytes(tensor.element());
    let from = word_bytes(tensor);
    let unused = match tensor.element() {
        ElementType::Integer(integer) if integer.signed && integer.width < 8 => 8 - integer.width,
        _ => 0,
    };
    if strides.is_empty() && unused == 0 {
        // SAFETY: the caller promises the room
        unsafe { std::ptr::copy_nonoverlapping(from.as_ptr(), to, from.len()) };
        return;
    }
    let shape = tensor.shape();
    let row_major = Layout::of_rank(shape.len()).strides(shape, width);
    let strides = if strides.is_empty() { &row_major } else { strides };
    let mut index = vec![0usize; shape.len()];
    for element in from.chunks_exact(width) {
        let offset: i64 = index.iter().zip(strides).map(|(&at, stride)| at as i64 * stride).sum();
        // SAFETY: the caller promises the room
        unsafe {
            let to = to.offset(offset as isize);
            match unused {
                0 => std::ptr::copy_nonoverlapping(element.as_ptr(), to, width),
                _ => to.write(((element[0] << unused) as i8 >> unused) as u8),
            }
        };
        for (at, &size) in index.iter_mut().zip(shape).rev() {
            *at += 1;
            if *at < size {
                break;
            }
            *at = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strides_may_be_transposed_and_negative() {
        let element = "i16".parse().unwrap();
        let data: [u16; 6] = [0, 1, 2, 3, 4, 5];
        let last = data[5..].as_ptr().cast();
        let array = HostArray { data: last, element: &element, shape: &[3, 2], strides: &[-2, -6] };
        // SAFETY: the six elements are those of the array
        let tensor = unsafe { array.to_tensor() }.unwrap();
        assert_eq!(tensor.codes::<u16>(), [5, 2, 4, 1, 3, 0]);
        let mut out = [0u16; 6];
        // SAFETY: there is room for six elements
        unsafe { copy_out(&tensor, &[2, 6], out.as_mut_ptr().cast()) };
        assert_eq!(out, [5, 4, 3, 2, 1, 0]);
    }

    #[test]
    fn narrow_codes_are_bytes_with_the_sign_in_all_upper_bits() {
        let element = "i4".parse().unwrap();
        let data: [u8; 3] = [0xFF, 0x07, 0x08];
        let array =
            HostArray { data: data.as_ptr().cast(), element: &element, shape: &[3], strides: &[] };
        // SAFETY: the three elements are those of the array
        let tensor = unsafe { array.to_tensor() }.unwrap();
        assert_eq!(tensor.codes::<u8>(), [0xF, 0x7, 0x8]);
        let mut out = [0u8; 3];
        // SAFETY: there is room for three elements
        unsafe { copy_out(&tensor, &[], out.as_mut_ptr()) };
        assert_eq!(out, [0xFF, 0x07, 0xF8]);
    }
}
