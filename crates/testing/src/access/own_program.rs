//! The program that starts again as a process of its own, for tests and their `RUN:` lines.

use std::io;
use std::path::PathBuf;
use std::sync::OnceLock;

static OWN: OnceLock<PathBuf> = OnceLock::new();

/// Names the executable file that is this command line, for a process whose own executable file is another program,
/// such as Python. Only the first call counts.
pub fn set_own_program(path: PathBuf) {
    let _ = OWN.set(path);
}

/// The executable file that is this command line.
pub fn own_program() -> io::Result<PathBuf> {
    OWN.get().map_or_else(std::env::current_exe, |path| Ok(path.clone()))
}
