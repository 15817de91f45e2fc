//! A directory for the files of a test, which is deleted behind it.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shlo::{Ran, program, ran};

/// The directory.
pub struct Desk {
    directory: tempfile::TempDir,
}

impl Desk {
    /// An empty one.
    pub fn new() -> Desk {
        Desk { directory: tempfile::tempdir().expect("a directory") }
    }

    /// The path of a file in it; of the directory itself, if the name is empty.
    pub fn path(&self, name: &str) -> PathBuf {
        match name {
            "" => self.directory.path().to_path_buf(),
            name => self.directory.path().join(name),
        }
    }

    /// Writes a file, with the directories that it needs; gives its path.
    pub fn file(&self, name: &str, contents: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().expect("a directory")).expect("a directory");
        std::fs::write(&path, contents).expect("a file");
        path.to_str().expect("a path that is text").to_string()
    }

    /// Copies a directory with all that is in it; into this directory itself, if the name is empty.
    pub fn copy(&self, from: &Path, name: &str) {
        copy(from, &self.path(name));
    }

    /// The text of a file.
    pub fn text(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("a file of text")
    }

    /// The names of the files of a directory, in order; none where there is no directory.
    pub fn names(&self, directory: &str) -> Vec<String> {
        let entries = std::fs::read_dir(self.path(directory)).into_iter().flatten();
        let name = |entry: std::io::Result<std::fs::DirEntry>| {
            entry.expect("an entry").file_name().into_string().expect("a name that is text")
        };
        let mut names: Vec<String> = entries.map(name).collect();
        names.sort();
        names
    }

    /// The program, to be run in this directory.
    pub fn program(&self, arguments: &[&str]) -> Command {
        let mut command = program(arguments);
        command.current_dir(&self.directory);
        command
    }

    /// Runs the program in this directory.
    #[track_caller]
    pub fn shlo(&self, arguments: &[&str]) -> Ran {
        ran(&mut self.program(arguments))
    }
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a directory can be made");
    for entry in std::fs::read_dir(from).expect("a directory is readable") {
        let entry = entry.expect("an entry is readable");
        let target = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy(&entry.path(), &target),
            false => drop(std::fs::copy(entry.path(), target).expect("a file can be copied")),
        }
    }
}
