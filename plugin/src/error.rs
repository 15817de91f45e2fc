//! Errors as PJRT hands them over: a code of absl and a message, which JAX raises as `JaxRuntimeError`.

use std::ffi::c_void;
use std::fmt::Display;
use std::ptr;

use shlo_interp::host::EvalError;

use crate::abi::{ErrorDestroyArgs, ErrorForEachPayloadArgs, ErrorGetCodeArgs, ErrorMessageArgs};

/// The codes of absl that the plugin uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
pub enum Code {
    /// The run was stopped by the user.
    Cancelled = 1,
    /// The caller's values are wrong.
    InvalidArgument = 3,
    /// Something that was asked for does not exist.
    NotFound = 5,
    /// There is no memory for a tensor.
    ResourceExhausted = 8,
    /// The object is not in the state that the call needs.
    FailedPrecondition = 9,
    /// The plugin does not have this.
    Unimplemented = 12,
    /// A fault of the plugin, or a program that failed while it ran.
    Internal = 13,
}

/// An error. The caller owns it, and frees it by `PJRT_Error_Destroy`.
///
/// Newer callers read a table of functions at the first address, and use the functions of the API if there is none.
#[derive(Debug, Clone)]
#[repr(C)]
pub struct Error {
    functions: *const c_void,
    code: u32,
    message: String,
}

// SAFETY: the pointer is always null
unsafe impl Send for Error {}
// SAFETY: the pointer is always null
unsafe impl Sync for Error {}

/// The result of a function of the API.
pub type Outcome<T = ()> = Result<T, Error>;

impl Error {
    /// An error of a code with a message.
    pub fn new(code: Code, message: impl Display) -> Error {
        Error::with_number(code as u32, message)
    }

    /// An error of a code that a caller names.
    pub fn with_number(code: u32, message: impl Display) -> Error {
        Error { functions: ptr::null(), code, message: message.to_string() }
    }

    /// The caller's values are wrong.
    pub fn invalid(message: impl Display) -> Error {
        Error::new(Code::InvalidArgument, message)
    }

    /// The plugin does not have what was asked for.
    pub fn unimplemented(message: impl Display) -> Error {
        Error::new(Code::Unimplemented, message)
    }

    /// The message.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The error as its new owner takes it.
    pub fn into_raw(self) -> *mut Error {
        Box::into_raw(Box::new(self))
    }
}

impl From<EvalError> for Error {
    fn from(error: EvalError) -> Error {
        let code = match error {
            EvalError::OutOfMemory(_) => Code::ResourceExhausted,
            EvalError::Failed(_) | EvalError::Io(_) => Code::Internal,
        };
        Error::new(code, error)
    }
}

/// Frees an error.
pub fn destroy(args: &mut ErrorDestroyArgs) -> Outcome {
    if !args.error.is_null() {
        // SAFETY: the caller owns the error, which came from `into_raw`
        drop(unsafe { Box::from_raw(args.error.cast::<Error>()) });
    }
    Ok(())
}

/// The error of a call's arguments.
fn given<'a>(error: *mut c_void) -> Outcome<&'a Error> {
    // SAFETY: a pointer of the caller is null or an error that it has not freed
    unsafe { error.cast::<Error>().as_ref() }.ok_or_else(|| Error::invalid("the error is null"))
}

/// Hands out the message, which lives as long as the error.
pub fn message(args: &mut ErrorMessageArgs) -> Outcome {
    let error = given(args.error)?;
    args.message = error.message.as_ptr().cast_mut().cast();
    args.message_size = error.message.len();
    Ok(())
}

/// Hands out the code.
pub fn code(args: &mut ErrorGetCodeArgs) -> Outcome {
    args.code = given(args.error)?.code;
    Ok(())
}

/// Visits the payloads, of which there are none.
pub fn for_each_payload(_: &mut ErrorForEachPayloadArgs) -> Outcome {
    Ok(())
}
