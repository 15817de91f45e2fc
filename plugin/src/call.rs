//! What every call of a function of the API has in common: its arguments, its error, and the handles and lists of the caller.

use std::any::Any;
use std::ffi::c_void;
use std::mem::size_of;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;

use crate::abi::Arguments;
use crate::error::{Code, Error, Outcome};

/// Calls a function of Rust as a function of the API: arguments are copied, since the caller's struct may be shorter
/// or longer than ours, and no panic leaves the library.
pub fn call<A: Arguments>(args: *mut A, function: fn(&mut A) -> Outcome) -> *mut Error {
    if args.is_null() {
        return Error::invalid("the arguments are null").into_raw();
    }
    // SAFETY: every struct of arguments begins with its size
    let stated = unsafe { args.cast::<usize>().read_unaligned() };
    let size = stated.min(size_of::<A>());
    match size < size_of::<usize>() {
        true => Error::invalid("the arguments have no struct_size").into_raw(),
        // SAFETY: the caller's struct has as many bytes as it says
        false => unsafe { call_with_size(args, size, function) },
    }
}

/// Calls a function of Rust with a copy of the first bytes of the caller's arguments, of which it takes back as many.
///
/// # Safety
///
/// The caller's struct has `size` bytes, which are at most those of `A`.
pub unsafe fn call_with_size<A: Arguments>(
    args: *mut A,
    size: usize,
    function: fn(&mut A) -> Outcome,
) -> *mut Error {
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        // SAFETY: all zeros are a value of a struct of arguments
        let mut copy: A = unsafe { std::mem::zeroed() };
        // SAFETY: the caller's struct has `size` bytes, and so has the copy
        unsafe { ptr::copy_nonoverlapping(args.cast::<u8>(), (&raw mut copy).cast(), size) };
        let outcome = function(&mut copy);
        // SAFETY: as above
        unsafe { ptr::copy_nonoverlapping((&raw const copy).cast::<u8>(), args.cast(), size) };
        outcome
    }));
    match outcome {
        Ok(Ok(())) => ptr::null_mut(),
        Ok(Err(error)) => error.into_raw(),
        Err(panic) => fault(panic.as_ref()).into_raw(),
    }
}

/// The error that stands for a panic.
fn fault(panic: &(dyn Any + Send)) -> Error {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic");
    Error::new(Code::Internal, format!("a fault of shlo-interp, please report it: {text}"))
}

/// The object that a handle of the caller points to.
///
/// # Safety
///
/// The handle is null, or points to a `T` that lives for `'a`.
pub unsafe fn handle<'a, T>(handle: *mut c_void, what: &str) -> Outcome<&'a T> {
    // SAFETY: the caller promises it
    unsafe { handle.cast::<T>().as_ref() }
        .ok_or_else(|| Error::invalid(format!("the {what} is null")))
}

/// The elements of an array of the caller.
///
/// # Safety
///
/// The array has this many elements, and lives for `'a`.
pub unsafe fn list<'a, T>(start: *const c_void, count: usize) -> &'a [T] {
    match start.is_null() || count == 0 {
        true => &[],
        // SAFETY: the caller promises it
        false => unsafe { std::slice::from_raw_parts(start.cast(), count) },
    }
}

/// A pointer to the first of the elements, for a caller that only reads them.
pub fn start<T>(elements: &[T]) -> *mut c_void {
    elements.as_ptr().cast_mut().cast()
}
