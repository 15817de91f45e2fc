//! What this process may do outside of itself: read and write files, and start programs.
//!
//! A command of a user may do all of it. A command in a `RUN:` line of a test reads the files beside the tests and its own
//! temporary files, writes temporary files alone, and starts no program, unless the user trusts the line. The process of the
//! command learns its [`Bounds`] from its environment and keeps to them by itself: every file that the command line reads or
//! writes, and every program that it starts, goes through the functions of this file, so that no flag can be forgotten.

pub mod json_lines;
pub mod own_program;
pub mod server;
mod status;
mod whole_files;

pub use status::{Refusal, Status, read_program, with_status};
pub use whole_files::{write_text, write_whole};

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::tensor::mapped::Mapped;

/// The flag that frees the commands of `RUN:` lines of their bounds.
pub const TRUST: &str = "--trust-run-lines";

/// The variables that tell a process its bounds.
const WRITES: &str = "SHLO_INTERP_WRITES_BELOW";
const READS: &str = "SHLO_INTERP_READS_BELOW";
const FILE: &str = "SHLO_INTERP_READS";
/// The variables that say where temporary files are made.
const TEMPORARY: [&str; 3] = ["TMPDIR", "TMP", "TEMP"];

/// The variables that `env` may set in a `RUN:` line. They change how output looks and which instructions compute it, and
/// nothing else; no loader, shell or library reads them.
pub const VARIABLES: [&str; 7] = [
    crate::hardware::cpu::VARIABLE,
    crate::paths::VARIABLE,
    "NO_COLOR",
    "CLICOLOR",
    "CLICOLOR_FORCE",
    "TERM",
    "COLUMNS",
];

/// Where a command of a `RUN:` line may read and write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bounds {
    /// The directory below which the command writes, and reads.
    scratch: PathBuf,
    /// The directory of tests below which it reads.
    tests: PathBuf,
    /// The file with the test, which it reads, too: in the directory there may be a link to it.
    file: PathBuf,
}

impl Bounds {
    /// Bounds of two directories and a file that exist, within the bounds of this process.
    ///
    /// # Errors
    ///
    /// Why one of them cannot be found, or that it is out of bounds.
    pub fn new(scratch: &Path, tests: &Path, file: &Path) -> io::Result<Bounds> {
        check_write(scratch)?;
        check_read(tests)?;
        check_read(file)?;
        let (scratch, tests) = (fs::canonicalize(scratch)?, fs::canonicalize(tests)?);
        Ok(Bounds { scratch, tests, file: fs::canonicalize(file)? })
    }

    /// Has a process keep to these bounds, and so have all processes that it starts.
    pub fn impose(&self, command: &mut Command) {
        command.env(WRITES, &self.scratch).env(READS, &self.tests).env(FILE, &self.file);
        command.envs(TEMPORARY.map(|name| (name, &self.scratch)));
    }

    /// The bounds of this process, if it has any.
    fn of_process() -> Option<&'static Bounds> {
        static OWN: OnceLock<Option<Bounds>> = OnceLock::new();
        let read = || {
            let [scratch, tests, file] = [WRITES, READS, FILE].map(std::env::var_os);
            Some(Bounds { scratch: scratch?.into(), tests: tests?.into(), file: file?.into() })
        };
        OWN.get_or_init(read).as_ref()
    }

    /// Refuses to read a path outside.
    ///
    /// # Errors
    ///
    /// The path is outside of the bounds; the message says the way out.
    pub fn check_read(&self, path: &Path) -> io::Result<()> {
        let is_inside = place(path).is_some_and(|place| {
            place.starts_with(&self.tests) || place.starts_with(&self.scratch) || place == self.file
        });
        match is_inside || is_nothing(path) {
            true => Ok(()),
            false => Err(refused(format!(
                "a RUN line reads files in {} and %T alone (`test {TRUST}` lets it read any)",
                self.tests.display()
            ))),
        }
    }

    /// Refuses to write to a path outside.
    ///
    /// # Errors
    ///
    /// The path is outside of the bounds; the message says the way out.
    pub fn check_write(&self, path: &Path) -> io::Result<()> {
        let is_inside = place(path).is_some_and(|place| place.starts_with(&self.scratch));
        match is_inside || is_nothing(path) {
            true => Ok(()),
            false => Err(refused(format!(
                "a RUN line writes to %t and %T alone (`test {TRUST}` lets it write anywhere)"
            ))),
        }
    }
}

fn refused(message: String) -> io::Error {
    io::Error::new(io::ErrorKind::PermissionDenied, message)
}

fn is_nothing(path: &Path) -> bool {
    path == Path::new("/dev/null")
}

/// Where a path leads, links followed. A file that does not exist is in the directory where it would be made. The result
/// is `None` if that cannot be said, as of a link to nowhere.
fn place(path: &Path) -> Option<PathBuf> {
    let mut behind = Vec::new();
    for ancestor in path.ancestors() {
        let ancestor = if ancestor.as_os_str().is_empty() { Path::new(".") } else { ancestor };
        if let Ok(place) = fs::canonicalize(ancestor) {
            return Some(behind.iter().rev().fold(place, |place, name| place.join(name)));
        }
        if ancestor.symlink_metadata().is_ok() {
            return None;
        }
        behind.push(ancestor.file_name()?);
    }
    None
}

/// Whether a path leads to something in a directory or below it, links followed.
pub fn is_below(path: &Path, directory: &Path) -> bool {
    let places = place(path).zip(place(directory));
    places.is_some_and(|(path, directory)| path.starts_with(directory))
}

/// Refuses to read a path that this process may not read.
///
/// # Errors
///
/// The path is out of bounds.
pub fn check_read(path: &Path) -> io::Result<()> {
    Bounds::of_process().map_or(Ok(()), |bounds| bounds.check_read(path))
}

/// Refuses to write to a path to which this process may not write.
///
/// # Errors
///
/// The path is out of bounds.
pub fn check_write(path: &Path) -> io::Result<()> {
    Bounds::of_process().map_or(Ok(()), |bounds| bounds.check_write(path))
}

/// Refuses to do what only a process without bounds does, such as to start a program.
///
/// # Errors
///
/// This process has bounds; the message says the way out.
pub fn check_free(what: &str) -> Result<(), String> {
    match Bounds::of_process() {
        None => Ok(()),
        Some(_) => Err(format!("a RUN line {what} (`test {TRUST}` lets it)")),
    }
}

/// Refuses to start a program that is not this one.
///
/// # Errors
///
/// This process may not start programs.
pub fn check_start() -> Result<(), String> {
    check_free("starts no other program")
}

/// A program that is not this one, ready to start.
///
/// # Errors
///
/// This process may not start the program.
pub fn program(name: impl AsRef<OsStr>) -> io::Result<Command> {
    check_start().map_err(refused)?;
    Ok(Command::new(name))
}

/// The text of a file.
///
/// # Errors
///
/// The path is out of bounds, or reading it fails.
pub fn read_text(path: &Path) -> io::Result<String> {
    check_read(path)?;
    fs::read_to_string(path)
}

/// The bytes of a file.
///
/// # Errors
///
/// As for [`read_text`].
pub fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    check_read(path)?;
    fs::read(path)
}

/// The bytes of a file that may be large.
///
/// # Errors
///
/// As for [`read_text`].
pub fn open(path: &Path) -> io::Result<Mapped> {
    check_read(path)?;
    Mapped::open(path)
}

/// The paths in a directory, in the order of their names.
///
/// # Errors
///
/// As for [`read_text`].
pub fn list(directory: &Path) -> io::Result<Vec<PathBuf>> {
    check_read(directory)?;
    let entries = fs::read_dir(directory)?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}

/// Makes a directory, and those above it.
///
/// # Errors
///
/// The path is out of bounds, or making it fails.
pub fn make_directory(path: &Path) -> io::Result<()> {
    check_write(path)?;
    fs::create_dir_all(path)
}

/// Deletes a file.
///
/// # Errors
///
/// The path is out of bounds, or deleting it fails.
pub fn delete(path: &Path) -> io::Result<()> {
    check_write(path)?;
    fs::remove_file(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_out_of_bounds_is_refused_however_it_is_spelled() {
        let desk = tempfile::tempdir().expect("a directory");
        let at = |name: &str| desk.path().join(name);
        for name in ["tests/sub", "scratch", "other"] {
            fs::create_dir_all(at(name)).expect("a directory");
        }
        for name in ["other/secret", "other/test"] {
            fs::write(at(name), "s").expect("a file");
        }
        fs::write(at("tests/a.npy"), "s").expect("a file");
        let bounds =
            Bounds::new(&at("scratch"), &at("tests"), &at("other/test")).expect("directories");
        for name in ["tests/a.npy", "tests/sub/../a.npy", "tests/none", "scratch/x/y", "other/test"]
        {
            bounds.check_read(&at(name)).expect(name);
        }
        for name in ["other/secret", "tests/../other/secret", "tests2", "", "scratch/x/../../other"]
        {
            bounds.check_read(&at(name)).expect_err(name);
        }
        for name in ["scratch/x", "scratch/x/y", "scratch"] {
            bounds.check_write(&at(name)).expect(name);
        }
        for name in
            ["tests/a.npy", "tests/new", "scratch/../new", "scratch2", "scratch/x/../../new"]
        {
            bounds.check_write(&at(name)).expect_err(name);
        }
    }

    #[test]
    #[cfg(unix)]
    fn links_lead_to_where_they_point() {
        use std::os::unix::fs::symlink;

        let desk = tempfile::tempdir().expect("a directory");
        let at = |name: &str| desk.path().join(name);
        for name in ["tests", "scratch", "other"] {
            fs::create_dir(at(name)).expect("a directory");
        }
        for name in ["other/secret", "other/test"] {
            fs::write(at(name), "s").expect("a file");
        }
        let bounds =
            Bounds::new(&at("scratch"), &at("tests"), &at("other/test")).expect("directories");
        for (to, name) in [("other", "a"), ("other/secret", "b"), ("other/new", "c")] {
            for directory in ["tests", "scratch"] {
                symlink(at(to), at(directory).join(name)).expect("a link");
            }
        }
        for name in ["a", "a/secret", "a/new", "b", "c"] {
            bounds.check_read(&at("tests").join(name)).expect_err(name);
            bounds.check_write(&at("scratch").join(name)).expect_err(name);
        }
    }
}
