//! The files that a run writes. A file appears whole or not at all, and its name follows from the names in
//! the program.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::access::{self, write_whole};
use crate::ops::exchange::ProcessId;
use crate::tensor::{Tensor, Value, npy, npz, packing, safetensors};

/// The files of a run's results: FUNCTION_INDEX.npy, or FUNCTION_REPLICA_PARTITION_INDEX.npy if there are
/// several processes. They may be entries of one npz or safetensors file instead.
#[derive(Debug)]
pub struct ResultFiles {
    directory: PathBuf,
    packed: bool,
    used: HashSet<String>,
    archive: Option<Archive>,
    /// The tensors of the archive so far, by name.
    held: Vec<(String, Tensor)>,
}

/// A kind of file that holds several tensors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Archive {
    Npz,
    Safetensors,
}

impl Archive {
    /// The kind of archive that a path names, unless there is a directory at the path.
    fn of(path: &Path) -> Option<Archive> {
        match path.extension().and_then(|extension| extension.to_str()) {
            _ if path.is_dir() => None,
            Some("npz") => Some(Archive::Npz),
            Some("safetensors") => Some(Archive::Safetensors),
            _ => None,
        }
    }

    fn write(self, tensors: &[(String, Tensor)], file: &mut fs::File) -> io::Result<()> {
        let tensors = tensors.iter().map(|(name, tensor)| (name.as_str(), tensor));
        match self {
            Archive::Npz => npz::write(tensors, file),
            Archive::Safetensors => {
                safetensors::write(tensors, file).map_err(|error| match error {
                    safetensors::WriteError::Io(error) => error,
                    error => io::Error::new(io::ErrorKind::InvalidInput, error),
                })
            }
        }
    }
}

impl ResultFiles {
    /// Files in this directory, which is made when the first is written; if `packed`, their elements are
    /// packed. A path that ends in `.npz` or `.safetensors` is one file of all results instead.
    pub fn new(directory: &Path, packed: bool) -> ResultFiles {
        ResultFiles {
            directory: directory.to_path_buf(),
            packed,
            used: HashSet::new(),
            archive: Archive::of(directory),
            held: Vec::new(),
        }
    }

    /// Writes the tensors among the results of a function, those of tuples counted one by one. If several
    /// modules of a run have functions of one name, the second has `~2` behind the name, the third `~3`.
    pub fn write(
        &mut self,
        function: &str,
        process: Option<ProcessId>,
        results: &[Value],
    ) -> Result<(), String> {
        let process = process.map_or(String::new(), |ProcessId { replica, partition }| {
            format!("_{replica}_{partition}")
        });
        let name = escaped(function);
        let mut stem = format!("{name}{process}");
        let mut count = 1;
        while !self.used.insert(stem.clone()) {
            count += 1;
            stem = format!("{name}~{count}{process}");
        }
        let mut tensors = Vec::new();
        collect_tensors(results, &mut tensors);
        if let Some(archive) = self.archive {
            return self.write_archive(archive, &stem, &tensors);
        }
        let named = tensors.into_iter().enumerate().map(|(index, tensor)| {
            (format!("{stem}_{index}"), tensor, self.packed.then(|| tensor.element().bits()))
        });
        write_tensors(&self.directory, named)
    }

    /// Writes the archive of all results so far, after adding these.
    fn write_archive(
        &mut self,
        archive: Archive,
        stem: &str,
        tensors: &[&Tensor],
    ) -> Result<(), String> {
        let named = tensors.iter().enumerate();
        self.held.extend(named.map(|(at, &tensor)| (format!("{stem}_{at}"), tensor.clone())));
        write_archive(&self.directory, archive, self.packed, &self.held)
    }
}

/// Writes a file of several tensors, which are not packed.
fn write_archive(
    path: &Path,
    archive: Archive,
    packed: bool,
    tensors: &[(String, Tensor)],
) -> Result<(), String> {
    if packed {
        let path = path.display();
        return Err(format!("--packed writes .bin files into a directory, {path} is a file"));
    }
    write_whole(path, |file| archive.write(tensors, file))
        .map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// Writes tensors by name to where `path` says: into one `.npz` or `.safetensors` file, or as files of
/// a directory, as [`write_tensors`] does.
pub fn write_named<'t>(
    path: &Path,
    tensors: impl IntoIterator<Item = (String, &'t Tensor, Option<u32>)>,
) -> Result<(), String> {
    let Some(archive) = Archive::of(path) else { return write_tensors(path, tensors) };
    let tensors: Vec<_> = tensors.into_iter().collect();
    let packed = tensors.iter().any(|(.., bits)| bits.is_some());
    let held: Vec<_> =
        tensors.into_iter().map(|(name, tensor, _)| (name, tensor.clone())).collect();
    write_archive(path, archive, packed, &held)
}

/// Writes a tensor to an npy file.
pub fn write_npy(path: &Path, tensor: &Tensor) -> Result<(), String> {
    write_whole(path, |file| npy::write_to(tensor, file))
        .map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// Writes tensors to `directory/NAME.npy`, or packed with the given number of bits an element to `NAME.bin`.
/// The directory is made if need be. A file appears whole or not at all.
pub fn write_tensors<'t>(
    directory: &Path,
    tensors: impl IntoIterator<Item = (String, &'t Tensor, Option<u32>)>,
) -> Result<(), String> {
    let failed =
        |path: &Path, error: io::Error| format!("cannot write {}: {error}", path.display());
    if fs::metadata(directory).is_ok_and(|found| !found.is_dir()) {
        let directory = directory.display();
        return Err(format!(
            "{directory} is no directory: results are files in a directory, or one file whose name \
             ends in .npz or .safetensors"
        ));
    }
    access::make_directory(directory).map_err(|error| failed(directory, error))?;
    for (name, tensor, packed_bits) in tensors {
        let extension = if packed_bits.is_some() { "bin" } else { "npy" };
        let path = directory.join(format!("{name}.{extension}"));
        let written = write_whole(&path, |file| match packed_bits {
            Some(bits) => file.write_all(&packing::pack(tensor, bits)),
            None => npy::write_to(tensor, file),
        });
        written.map_err(|error| failed(&path, error))?;
    }
    Ok(())
}

/// The directory of the inputs of a file: `dot.inputs` for `dot.mlir`.
pub fn inputs_beside(output: &Path) -> PathBuf {
    output.with_extension("inputs")
}

/// Writes tensors as 0.npy, 1.npy and so on into a directory, which is made even if there are none.
pub fn write_values(directory: &Path, tensors: &[&Tensor]) -> Result<(), String> {
    let failed = |error| format!("cannot write {}: {error}", directory.display());
    access::make_directory(directory).map_err(failed)?;
    let named =
        tensors.iter().enumerate().map(|(index, &tensor)| (index.to_string(), tensor, None));
    write_tensors(directory, named)
}

fn collect_tensors<'v>(values: &'v [Value], tensors: &mut Vec<&'v Tensor>) {
    for value in values {
        match value {
            Value::Tensor(tensor) => tensors.push(tensor),
            Value::Tuple(values) => collect_tensors(values, tensors),
            Value::Token => {}
        }
    }
}

/// A name of more bytes than this is shortened: file systems take 255, and an ending is added.
const LONGEST_NAME: usize = 180;

/// The file name for a name of the program; different names give different file names. Letters, digits and
/// `_.-` stay, and the UTF-8 bytes of every other character become `%20` and the like. Of a name too long for
/// a file system it is the beginning, `~` and a hash of the whole.
pub fn escaped(name: &str) -> String {
    let mut text = String::new();
    for character in name.chars() {
        if character.is_ascii_alphanumeric() || "_.-".contains(character) {
            text.push(character);
            continue;
        }
        for byte in character.encode_utf8(&mut [0; 4]).bytes() {
            // writing to a String cannot fail
            let _ = write!(text, "%{byte:02X}");
        }
    }
    if text.len() > LONGEST_NAME {
        text.truncate(LONGEST_NAME - 17);
        let _ = write!(text, "~{:016x}", hash(name.as_bytes()));
    }
    text
}

/// The FNV-1a hash of bytes. It never changes from one version of the program to the next.
pub fn hash(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    bytes.iter().copied().fold(0xcbf2_9ce4_8422_2325, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_differ_have_files_that_differ() {
        let names = ["a b", "a/b", "a_b", "a%20b", "A b", "ä", "a", "..", "~2"];
        let files: HashSet<String> = names.iter().map(|name| escaped(name)).collect();
        assert_eq!(files.len(), names.len());
        assert_eq!(escaped("a b"), "a%20b");
        assert_eq!(escaped("jit_f.1-x"), "jit_f.1-x");
    }

    #[test]
    fn a_name_too_long_for_a_file_system_is_shortened() {
        let (first, second) = ("x".repeat(300) + "1", "x".repeat(300) + "2");
        assert_eq!(escaped(&first).len(), LONGEST_NAME);
        assert_ne!(escaped(&first), escaped(&second));
    }
}
