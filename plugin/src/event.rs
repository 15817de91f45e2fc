//! Events. A call of the plugin returns when its work is done, so that every event is ready from the beginning.

use std::ffi::c_void;
use std::ptr;

use crate::abi::{
    EventAwaitArgs, EventDestroyArgs, EventErrorArgs, EventIsReadyArgs, EventOnReadyArgs,
};
use crate::call::handle;
use crate::error::{Error, Outcome};

/// An event that is ready, perhaps with an error.
#[derive(Debug)]
#[repr(C)]
pub struct Event {
    functions: *const c_void,
    error: Option<Error>,
}

/// What is called when an event is ready; it owns the error.
type OnReady = unsafe extern "C" fn(*mut Error, *mut c_void);

/// A new event, which the caller of the API frees by `PJRT_Event_Destroy`.
pub fn ready(error: Option<Error>) -> *mut c_void {
    Box::into_raw(Box::new(Event { functions: ptr::null(), error })).cast()
}

/// Frees an event.
pub fn destroy(args: &mut EventDestroyArgs) -> Outcome {
    if !args.event.is_null() {
        // SAFETY: the caller owns the event, which came from `ready`
        drop(unsafe { Box::from_raw(args.event.cast::<Event>()) });
    }
    Ok(())
}

/// Says that the event is ready.
pub fn is_ready(args: &mut EventIsReadyArgs) -> Outcome {
    args.is_ready = 1;
    Ok(())
}

/// The error of the event.
pub fn error(args: &mut EventErrorArgs) -> Outcome {
    outcome(args.event)
}

/// Waits, which takes no time, and gives the error of the event.
pub fn await_ready(args: &mut EventAwaitArgs) -> Outcome {
    outcome(args.event)
}

fn outcome(event: *mut c_void) -> Outcome {
    // SAFETY: the caller's event is one of the plugin
    let event = unsafe { handle::<Event>(event, "event") }?;
    event.error.clone().map_or(Ok(()), Err)
}

/// Calls back at once.
pub fn on_ready(args: &mut EventOnReadyArgs) -> Outcome {
    // SAFETY: the caller's event is one of the plugin
    let event = unsafe { handle::<Event>(args.event, "event") }?;
    let error = event.error.clone().map_or(ptr::null_mut(), Error::into_raw);
    if args.callback.is_null() {
        return Err(Error::invalid("PJRT_Event_OnReady without a callback"));
    }
    // SAFETY: the caller gives a function of this type
    let callback: OnReady = unsafe { std::mem::transmute(args.callback) };
    // SAFETY: the callback takes what the caller gave with it
    unsafe { callback(error, args.user_arg) };
    Ok(())
}
