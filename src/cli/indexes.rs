//! Indexes: tables of the files that a run wrote into a directory. A later run finds the files by them and
//! replaces them.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::whole::write_whole;

/// Begins a new, empty index at a path. The files of an earlier run's index, which `own` finds in its text,
/// are deleted. An index in which `own` finds anything else is an error, and nothing is deleted.
pub fn begin(
    path: &Path,
    what: &str,
    own: impl FnOnce(&str) -> Option<Vec<PathBuf>>,
) -> io::Result<fs::File> {
    earlier(path, what, own)?.iter().for_each(|file| {
        let _ = fs::remove_file(file);
    });
    write_whole(path, |file| file.try_clone())
}

/// The files of an earlier run's index, if there is one; `own` finds them in its text. An index in which
/// `own` finds anything else is an error.
pub fn earlier(
    path: &Path,
    what: &str,
    own: impl FnOnce(&str) -> Option<Vec<PathBuf>>,
) -> io::Result<Vec<PathBuf>> {
    match fs::read_to_string(path) {
        Ok(text) => own(&text).ok_or_else(|| stranger(path, what)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => Err(stranger(path, what)),
        Err(error) => Err(error),
    }
}

fn stranger(path: &Path, what: &str) -> io::Error {
    io::Error::other(format!(
        "{} is there and is not of {what} of an earlier run into this directory: move it, or name \
         another directory",
        path.display()
    ))
}

/// The lines of comma-separated values (RFC 4180) as fields; a quoted field may hold line breaks.
pub fn csv_records(text: &str) -> Vec<Vec<String>> {
    let mut records = Vec::new();
    let (mut record, mut field, mut quoted) = (Vec::new(), String::new(), false);
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match (character, quoted) {
            ('"', true) if characters.peek() == Some(&'"') => field.extend(characters.next()),
            ('"', _) => quoted = !quoted,
            (',', false) => record.push(std::mem::take(&mut field)),
            ('\n', false) => {
                record.push(std::mem::take(&mut field));
                records.push(std::mem::take(&mut record));
            }
            ('\r', false) if characters.peek() == Some(&'\n') => {}
            _ => field.push(character),
        }
    }
    if !field.is_empty() || !record.is_empty() {
        record.push(field);
        records.push(record);
    }
    records
}
