//! Layouts: how elements lie in memory. There is one for each number of dimensions, row-major order.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::ptr;
use std::sync::{Mutex, PoisonError};

use crate::abi::*;
use crate::api::{handle, start};
use crate::buffer;
use crate::error::Outcome;
use crate::program;

/// A layout, which lives as long as the process.
#[derive(Debug)]
#[repr(C)]
pub struct Layout {
    functions: *const c_void,
    /// The dimensions from the innermost on, as XLA writes a layout: `{1,0}`.
    text: String,
}

// SAFETY: the pointer is always null
unsafe impl Send for Layout {}
// SAFETY: the pointer is always null
unsafe impl Sync for Layout {}

/// The layout of tensors of this many dimensions.
pub fn of_rank(rank: usize) -> &'static Layout {
    static LAYOUTS: Mutex<BTreeMap<usize, &'static Layout>> = Mutex::new(BTreeMap::new());
    let mut layouts = LAYOUTS.lock().unwrap_or_else(PoisonError::into_inner);
    layouts.entry(rank).or_insert_with(|| {
        let order: Vec<String> = (0..rank).rev().map(|dimension| dimension.to_string()).collect();
        let text = format!("{{{}}}", order.join(","));
        Box::leak(Box::new(Layout { functions: ptr::null(), text }))
    })
}

fn raw(rank: usize) -> *mut c_void {
    ptr::from_ref(of_rank(rank)).cast_mut().cast()
}

/// Layouts are never freed.
pub fn destroy(_: &mut LayoutsMemoryLayoutDestroyArgs) -> Outcome {
    Ok(())
}

/// The text of a layout.
pub fn serialize(args: &mut LayoutsMemoryLayoutSerializeArgs) -> Outcome {
    extern "C" fn nothing(_: *mut c_void) {}
    // SAFETY: a layout of the caller is one of `of_rank`
    let layout = unsafe { handle::<Layout>(args.layout, "layout") }?;
    (args.serialized_bytes, args.serialized_bytes_size) =
        (start(layout.text.as_bytes()), layout.text.len());
    (args.serialized_layout, args.serialized_layout_deleter) =
        (args.layout, nothing as *mut c_void);
    Ok(())
}

/// The layout that arrays of these dimensions have.
pub fn default_of(args: &mut LayoutsGetDefaultLayoutArgs) -> Outcome {
    args.layout = raw(args.num_dims);
    Ok(())
}

/// The layout of a buffer.
pub fn of_buffer(args: &mut LayoutsBufferMemoryLayoutArgs) -> Outcome {
    args.layout = raw(buffer::given(args.buffer)?.rank());
    Ok(())
}

/// The layouts of a program's outputs.
pub fn of_outputs(args: &mut LayoutsExecutableLayoutsArgs) -> Outcome {
    let layouts = &program::given(args.executable)?.output_layouts;
    (args.layouts, args.count) = (start(layouts), layouts.len());
    Ok(())
}

/// The layouts of a program's parameters.
pub fn of_parameters(args: &mut LayoutsExecutableLayoutsArgs) -> Outcome {
    let layouts = &program::given(args.executable)?.parameter_layouts;
    (args.layouts, args.count) = (start(layouts), layouts.len());
    Ok(())
}
