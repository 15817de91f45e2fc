//! Ctrl-C: a run that takes long asks the interpreter of Python whether the user wants it to stop.
//!
//! Python notes the signal and raises `KeyboardInterrupt` when it next runs, which is after the call of the plugin. So
//! the plugin asks `PyOS_InterruptOccurred`, if the process has a Python, ends the run, and notes the signal again. No
//! thread asks once Python ends.

use std::ffi::{CStr, c_char, c_int, c_void};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use crate::ending::outlive;

/// How often the question is asked, since it needs the lock of the interpreter.
const EVERY: Duration = Duration::from_millis(100);

/// The functions of Python that the question needs.
#[derive(Clone, Copy)]
struct Python {
    is_running: unsafe extern "C" fn() -> c_int,
    lock: unsafe extern "C-unwind" fn() -> c_int,
    unlock: unsafe extern "C" fn(c_int),
    interrupted: unsafe extern "C" fn() -> c_int,
    interrupt: unsafe extern "C" fn(),
}

static PYTHON: LazyLock<Option<Python>> = LazyLock::new(find);

/// Asks now and then whether a run should stop.
pub struct Watch {
    next: Option<Instant>,
    was_interrupted: bool,
}

impl Watch {
    /// A watch that does not ask at once.
    pub fn new() -> Watch {
        Watch { next: None, was_interrupted: false }
    }

    /// Whether the run should stop.
    pub fn is_interrupted(&mut self) -> bool {
        let now = Instant::now();
        let is_time = now >= *self.next.get_or_insert(now + EVERY);
        if is_time && !self.was_interrupted {
            self.next = Some(now + EVERY);
            self.was_interrupted = PYTHON.is_some_and(ask);
        }
        self.was_interrupted
    }

    /// Whether the run was told to stop.
    pub fn was_interrupted(&self) -> bool {
        self.was_interrupted
    }
}

/// Whether Python has noted a signal, which it then has still noted.
fn ask(python: Python) -> bool {
    // SAFETY: these are functions of Python's C API; the lock is taken before and given back after the question
    unsafe {
        if (python.is_running)() == 0 {
            return false;
        }
        let state = outlive(|| (python.lock)());
        let was_interrupted = (python.interrupted)() != 0;
        if was_interrupted {
            (python.interrupt)();
        }
        (python.unlock)(state);
        was_interrupted
    }
}

/// The address of a function of the process.
#[cfg(unix)]
fn symbol(name: &CStr) -> Option<*mut c_void> {
    unsafe extern "C" {
        fn dlsym(handle: *mut c_void, name: *const c_char) -> *mut c_void;
    }
    let everywhere = match cfg!(target_os = "macos") {
        true => -2isize as *mut c_void,
        false => std::ptr::null_mut(),
    };
    // SAFETY: the handle stands for all libraries of the process, and the name ends with a zero
    let address = unsafe { dlsym(everywhere, name.as_ptr()) };
    (!address.is_null()).then_some(address)
}

#[cfg(not(unix))]
fn symbol(_: &CStr) -> Option<*mut c_void> {
    None
}

fn find() -> Option<Python> {
    let is_running = symbol(c"Py_IsInitialized")?;
    let lock = symbol(c"PyGILState_Ensure")?;
    let unlock = symbol(c"PyGILState_Release")?;
    let interrupted = symbol(c"PyOS_InterruptOccurred")?;
    let interrupt = symbol(c"PyErr_SetInterrupt")?;
    // SAFETY: these symbols are functions of Python's C API with these types
    Some(unsafe {
        Python {
            is_running: std::mem::transmute::<*mut c_void, unsafe extern "C" fn() -> c_int>(
                is_running,
            ),
            lock: std::mem::transmute::<*mut c_void, unsafe extern "C-unwind" fn() -> c_int>(lock),
            unlock: std::mem::transmute::<*mut c_void, unsafe extern "C" fn(c_int)>(unlock),
            interrupted: std::mem::transmute::<*mut c_void, unsafe extern "C" fn() -> c_int>(
                interrupted,
            ),
            interrupt: std::mem::transmute::<*mut c_void, unsafe extern "C" fn()>(interrupt),
        }
    })
}
