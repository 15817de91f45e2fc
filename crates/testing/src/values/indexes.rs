//! Indexes: tables of the files that a run wrote into a directory. A later run finds the files by them and
//! replaces them.

use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use crate::access::{self, write_whole};
use crate::ir::{TensorType, Type};
use crate::syntax;

/// The name of the index of tensors, whose lines are `id,type,path`.
pub const INDEX: &str = "index.csv";

/// A line of an index of tensors.
#[derive(Debug, Clone, PartialEq)]
pub struct Dumped {
    /// The name of the value.
    pub id: String,
    /// Its type, or `None` if the line states none.
    pub ty: Option<TensorType>,
    /// The file.
    pub path: PathBuf,
}

/// The lines of a directory's index of tensors, in order. Fields with commas need no quotes but for ids. Empty lines, and a
/// first line that names the fields, count as no lines.
///
/// # Errors
///
/// The index cannot be read, or one of its lines names no file.
pub fn dumped(directory: &Path) -> Result<Vec<Dumped>, String> {
    let index = directory.join(INDEX);
    let shown = index.display();
    let text =
        access::read_text(&index).map_err(|error| format!("cannot read {shown}: {error}"))?;
    let entry = |(number, record): (usize, &Vec<String>)| {
        let fields = match record.as_slice() {
            [id, ty @ .., path] if !id.is_empty() && !path.is_empty() => Some((id, ty, path)),
            _ => None,
        };
        let (id, ty, path) = fields.ok_or_else(|| {
            format!("line {} of {shown} is not of the form id,type,path", number + 1)
        })?;
        let ty = match syntax::parse_type(&ty.join(",")) {
            Ok(Type::Tensor(ty)) => Some(ty),
            _ => None,
        };
        let path = stored_at(directory, Path::new(path))
            .map_err(|message| format!("line {} of {shown}: {message}", number + 1))?;
        Ok(Dumped { id: id.clone(), ty, path })
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let records = csv_records(text);
    let is_header = |(number, record): &(usize, &Vec<String>)| {
        *number == 0 && *record == &["id", "type", "path"]
    };
    let is_empty = |record: &Vec<String>| record.len() == 1 && record[0].trim().is_empty();
    let records = records.iter().enumerate().filter(|it| !is_header(it) && !is_empty(it.1));
    records.map(entry).collect()
}

/// Where the file of a tensor is: at the path that the index gives, or in the directory of the index, if the
/// directory was moved or the path is relative to it. An index may come from a stranger, so it names nothing that is
/// outside of its directory, by no path and by no link.
///
/// # Errors
///
/// The path leads out of the directory.
pub fn stored_at(directory: &Path, path: &Path) -> Result<PathBuf, String> {
    let file = path.file_name().unwrap_or_default();
    let places = [path.to_path_buf(), directory.join(path), directory.join(file)];
    if let Some(inside) = places.iter().find(|it| it.is_file() && access::is_below(it, directory)) {
        return Ok(inside.clone());
    }
    let is_name = |part| matches!(part, Component::Normal(_));
    let is_plain = path.file_name().is_some() && path.components().all(is_name);
    let leads_out = places.iter().any(|place| place.is_file()) || !is_plain;
    match leads_out {
        false => Ok(directory.join(path)),
        true => Err(format!(
            "{} is no file in {}, and an index names no others: copy the file into the directory",
            path.display(),
            directory.display()
        )),
    }
}

/// Begins a new, empty index at a path. The files of an earlier run's index, which `own` finds in its text,
/// are deleted. An index in which `own` finds anything else is an error, and nothing is deleted.
pub fn begin(
    path: &Path,
    what: &str,
    own: impl FnOnce(&str) -> Option<Vec<PathBuf>>,
) -> io::Result<fs::File> {
    earlier(path, what, own)?.iter().for_each(|file| {
        let _ = access::delete(file);
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
    match access::read_text(path) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_names_its_files_in_order() {
        let desk = tempfile::tempdir().unwrap();
        let lines = "@main/%1,tensor<2xf32>,probe1.npy\n\"0,1:%2\",complex type, elsewhere/b.npy\n";
        fs::write(desk.path().join(INDEX), lines).unwrap();
        fs::write(desk.path().join("probe1.npy"), "").unwrap();
        let found = dumped(desk.path()).unwrap();
        assert_eq!((&*found[0].id, &*found[1].id), ("@main/%1", "0,1:%2"));
        assert!(found[0].ty.is_some() && found[1].ty.is_none());
        assert_eq!(found[0].path, desk.path().join("probe1.npy"));
        fs::write(desk.path().join(INDEX), "one\n").unwrap();
        assert!(dumped(desk.path()).unwrap_err().contains("line 1 of"));
        assert!(dumped(&desk.path().join("none")).unwrap_err().contains("cannot read"));
    }

    #[test]
    fn an_index_names_no_file_outside_of_its_directory() {
        let desk = tempfile::tempdir().unwrap();
        let [inside, secret] = ["dumps", "secret.key"].map(|name| desk.path().join(name));
        fs::create_dir_all(inside.join("deep")).unwrap();
        fs::write(&secret, "s").unwrap();
        for name in ["a.npy", "deep/b.npy"] {
            fs::write(inside.join(name), "s").unwrap();
        }
        let at = |path: &str| stored_at(&inside, Path::new(path));
        let absolute = |path: &Path| path.display().to_string();
        assert_eq!(at("deep/b.npy"), Ok(inside.join("deep/b.npy")));
        assert_eq!(at(&absolute(&inside.join("a.npy"))), Ok(inside.join("a.npy")));
        // the directory was moved
        assert_eq!(at("/no/such/place/a.npy"), Ok(inside.join("a.npy")));
        // reading it says that it is not there
        assert_eq!(at("none.npy"), Ok(inside.join("none.npy")));
        for out in ["../secret.key", "deep/../../secret.key", "../none", "/no/such/none", "", ".."]
        {
            assert!(at(out).is_err(), "{out}");
        }
        assert!(at(&absolute(&secret)).unwrap_err().contains("an index names no others"));
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(&secret, inside.join("link.npy")).unwrap();
            std::os::unix::fs::symlink(desk.path(), inside.join("up")).unwrap();
            assert!(at("link.npy").is_err() && at("up/secret.key").is_err());
        }
    }
}
