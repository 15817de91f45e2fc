//! The end of a process that the system refuses memory, where no code can report it as an error of an op.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, Write};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use super::terminal::Status;

thread_local! {
    /// Whether this thread ends the process.
    static ENDS_HERE: Cell<bool> = const { Cell::new(false) };
}

/// Says that memory was refused, and ends the process as a run that failed. Nothing here asks for memory.
pub fn end_without_memory(bytes: usize) -> ! {
    static ENDS: AtomicBool = AtomicBool::new(false);
    if ENDS_HERE.try_with(|here| here.replace(true)).unwrap_or(true) {
        process::abort();
    }
    while ENDS.swap(true, Ordering::Relaxed) {
        // another thread ends the process
        thread::sleep(Duration::from_secs(1));
    }
    let mut text = [0; 100];
    let mut rest = &mut text[..];
    let _ = writeln!(rest, "error: there is no memory for {bytes} more bytes");
    let left = rest.len();
    if let Some(mut stream) = error_stream() {
        let _ = stream.write_all(&text[..text.len() - left]);
    }
    process::exit(Status::Failed as i32)
}

/// Standard error without its lock, which the main thread holds while a command runs.
fn error_stream() -> Option<File> {
    #[cfg(unix)]
    let stream = std::os::fd::AsFd::as_fd(&io::stderr()).try_clone_to_owned().ok();
    #[cfg(windows)]
    let stream = std::os::windows::io::AsHandle::as_handle(&io::stderr()).try_clone_to_owned().ok();
    #[cfg(not(any(unix, windows)))]
    let stream: Option<File> = None;
    stream.map(File::from)
}
