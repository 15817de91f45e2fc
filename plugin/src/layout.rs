//! Layouts: in which order the dimensions of an array lie in memory. The default is row-major order; a user may ask for
//! another one, without tiles.
//!
//! The interpreter computes with tensors in row-major order. A buffer of another layout has such a tensor, too, and its
//! elements in the order of its layout once someone asks for their address.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::ptr;
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::abi::*;
use crate::call::{handle, list, start};
use crate::error::{Error, Outcome};

/// A layout, which lives as long as the process.
#[derive(Debug)]
#[repr(C)]
pub struct Layout {
    functions: *const c_void,
    /// The dimensions from the innermost on, as XLA writes a layout: `{1,0}`.
    text: String,
    /// The numbers of the dimensions, the innermost first.
    pub minor_to_major: Vec<i64>,
}

// SAFETY: the pointer is always null
unsafe impl Send for Layout {}
// SAFETY: the pointer is always null
unsafe impl Sync for Layout {}

impl Layout {
    /// The layout that names the dimensions from the innermost on.
    ///
    /// # Errors
    ///
    /// If these are not the dimensions from 0 on, each once.
    pub fn of_order(minor_to_major: &[i64]) -> Outcome<&'static Layout> {
        static LAYOUTS: Mutex<BTreeMap<Vec<i64>, &'static Layout>> = Mutex::new(BTreeMap::new());
        let mut layouts = LAYOUTS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = layouts.get(minor_to_major) {
            return Ok(known);
        }
        let mut sorted = minor_to_major.to_vec();
        sorted.sort_unstable();
        if sorted.iter().zip(0..).any(|(&dimension, due)| dimension != due) {
            let message = format!("a layout has each dimension once, not {minor_to_major:?}");
            return Err(Error::invalid(message));
        }
        let order: Vec<String> = minor_to_major.iter().map(ToString::to_string).collect();
        let (text, minor_to_major) = (format!("{{{}}}", order.join(",")), minor_to_major.to_vec());
        let (functions, key) = (ptr::null(), minor_to_major.clone());
        let layout: &Layout = Box::leak(Box::new(Layout { functions, text, minor_to_major }));
        layouts.insert(key, layout);
        Ok(layout)
    }

    /// Row-major order of this many dimensions.
    pub fn of_rank(rank: usize) -> &'static Layout {
        /// The orders of a few dimensions, which every buffer asks for.
        static SMALL: [OnceLock<&'static Layout>; 8] = [const { OnceLock::new() }; 8];
        let made = || {
            let order: Vec<i64> = (0..rank as i64).rev().collect();
            Layout::of_order(&order).expect("row-major order is a layout")
        };
        SMALL.get(rank).map_or_else(made, |known| known.get_or_init(made))
    }

    /// The layout that the attribute `mhlo.layout_mode` of an argument or a result of this many dimensions states:
    /// `default` and `auto`, which are row-major order here, or `{0,1}`.
    ///
    /// # Errors
    ///
    /// If it has tiles, or is one of another number of dimensions.
    pub fn of_mode(mode: &str, rank: usize) -> Outcome<&'static Layout> {
        if mode == "default" || mode == "auto" {
            return Ok(Layout::of_rank(rank));
        }
        let inner = mode.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
        let order = inner.and_then(|inner| {
            let words = inner.split(',').filter(|word| !word.is_empty());
            words.map(|word| word.parse::<i64>().ok()).collect::<Option<Vec<i64>>>()
        });
        match order {
            Some(order) if order.len() == rank => Layout::of_order(&order),
            Some(_) => {
                Err(Error::invalid(format!("the layout {mode} is not one of {rank} dimensions")))
            }
            None => Err(Error::unimplemented(format!(
                "the layout {mode}: layouts of the shlo plugin are an order of the dimensions, without tiles"
            ))),
        }
    }

    /// The layout that a caller gives for an array of this many dimensions; null is row-major order.
    ///
    /// # Errors
    ///
    /// If it has tiles or strides, or is one of another number of dimensions.
    pub fn of_caller(layout: *mut c_void, rank: usize) -> Outcome<&'static Layout> {
        if layout.is_null() {
            return Ok(Layout::of_rank(rank));
        }
        // SAFETY: the caller's layout is of this type
        let layout = unsafe { &*layout.cast::<BufferMemoryLayout>() };
        let fields = |index: usize| layout.of_kind[index];
        if layout.kind != 0 || fields(6) != 0 {
            return Err(Error::unimplemented("layouts with tiles or strides"));
        }
        // SAFETY: the caller's list has the length that it says
        let order = unsafe { list::<i64>(fields(2) as usize as *const c_void, fields(3) as usize) };
        match order.len() == rank {
            true => Layout::of_order(order),
            false => Err(Error::invalid(format!("a layout is not one of {rank} dimensions"))),
        }
    }

    /// Whether the layout is row-major order.
    pub fn is_row_major(&self) -> bool {
        self.minor_to_major.iter().rev().zip(0..).all(|(&dimension, due)| dimension == due)
    }

    /// How many bytes lie between neighbours along each dimension of an array of this shape, whose elements have this many.
    pub fn strides(&self, shape: &[usize], width: usize) -> Vec<i64> {
        let (mut strides, mut stride) = (vec![0; shape.len()], width as i64);
        for &dimension in &self.minor_to_major {
            strides[dimension as usize] = stride;
            stride *= shape[dimension as usize] as i64;
        }
        strides
    }

    /// The layout as callers hold it.
    pub fn raw(&'static self) -> *mut c_void {
        ptr::from_ref(self).cast_mut().cast()
    }
}

/// Layouts are never freed.
pub fn destroy(_: &mut LayoutsMemoryLayoutDestroyArgs) -> Outcome {
    Ok(())
}

/// The text of a layout.
pub fn serialize(args: &mut LayoutsMemoryLayoutSerializeArgs) -> Outcome {
    extern "C" fn nothing(_: *mut c_void) {}
    // SAFETY: a layout of the caller is one that the plugin handed out
    let layout = unsafe { handle::<Layout>(args.layout, "layout") }?;
    (args.serialized_bytes, args.serialized_bytes_size) =
        (start(layout.text.as_bytes()), layout.text.len());
    (args.serialized_layout, args.serialized_layout_deleter) =
        (args.layout, nothing as *mut c_void);
    Ok(())
}

/// The layout that arrays of these dimensions have.
pub fn default_of(args: &mut LayoutsGetDefaultLayoutArgs) -> Outcome {
    args.layout = Layout::of_rank(args.num_dims).raw();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layout_is_read_as_xla_writes_it() {
        let order =
            |mode: &str, rank| Layout::of_mode(mode, rank).map(|it| it.minor_to_major.clone());
        assert_eq!(order("default", 3).unwrap(), [2, 1, 0]);
        assert_eq!(order("{0,1}", 2).unwrap(), [0, 1]);
        assert_eq!(order("{}", 0).unwrap(), [0i64; 0]);
        assert!(order("{0,1}", 3).unwrap_err().message().contains("3 dimensions"));
        assert!(order("{0,0}", 2).unwrap_err().message().contains("each dimension once"));
        assert!(order("{1,0:T(8,128)}", 2).unwrap_err().message().contains("without tiles"));
    }

    #[test]
    fn strides_grow_from_the_innermost_dimension_on() {
        // (row, column, plane) with columns innermost, then planes, then rows
        let layout = Layout::of_order(&[1, 2, 0]).unwrap();
        assert_eq!(layout.strides(&[2, 3, 5], 4), [60, 4, 12]);
        assert!(!layout.is_row_major() && Layout::of_rank(3).is_row_major());
        assert_eq!(Layout::of_rank(3).strides(&[2, 3, 5], 4), [60, 20, 4]);
    }
}
