//! A directory for the files of a test.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A directory of our own that goes when this value does.
#[derive(Debug)]
pub struct Scratch {
    path: PathBuf,
}

impl Scratch {
    /// Makes a directory that nobody else has.
    ///
    /// # Errors
    ///
    /// The system's directory for temporary files cannot be written to.
    pub fn new() -> io::Result<Scratch> {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let process = std::process::id();
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let path = std::env::temp_dir().join(format!("shlo-interp-test-{process}-{number}"));
            match std::fs::create_dir(&path) {
                Ok(()) => return Ok(Scratch { path }),
                // what another process of this number left behind is not ours
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.path);
    }
}
