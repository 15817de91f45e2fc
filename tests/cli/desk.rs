//! A directory for the files of a test, which is deleted behind it.

use std::path::PathBuf;

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
}
