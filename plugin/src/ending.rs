//! The end of Python while other threads run programs.
//!
//! Up to Python 3.13 a thread that wants Python's lock while Python ends is ended by `pthread_exit`, which unwinds its
//! stack. Code of Rust must not be unwound so: it would abort the process. From Python 3.14 on such a thread sleeps.

use std::time::Duration;

/// Does not let its thread be ended, which would otherwise go on to unwind the frames of its callers.
struct Sleeps;

impl Drop for Sleeps {
    fn drop(&mut self) {
        sleep_for_ever();
    }
}

/// Keeps a thread from going on until the process ends.
pub fn sleep_for_ever() -> ! {
    loop {
        std::thread::sleep(Duration::from_secs(3600));
    }
}

/// Calls functions of Python, which may end the thread. In that case the thread sleeps until the process ends.
pub fn outlive<T>(call: impl FnOnce() -> T) -> T {
    let sleeps = Sleeps;
    let result = call();
    std::mem::forget(sleeps);
    result
}
