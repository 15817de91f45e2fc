//! `--dumps`: the values of a device that a directory has, by their names in a run.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use super::{indexes, spelling};
use crate::ir::TensorType;
use crate::numeric::Numerics;
use crate::tensor::Tensor;

/// The files of a directory by the names of their values: `@main/%5.body[3]/%8`, or `%8` of the function that runs. Where
/// the program runs as several processes, a value without a process in front of its name (`0,1:@main/%8`) is that of all.
#[derive(Debug, Default)]
pub struct DumpedFiles {
    files: HashMap<String, PathBuf>,
    /// The function that runs, whose values may have names without it.
    function: String,
    /// The policies under which values are converted to the program's types, if they are.
    cast: Option<Numerics>,
}

impl DumpedFiles {
    /// Reads the lines `id,type,path` of the directory's index.csv.
    ///
    /// # Errors
    ///
    /// The index cannot be read, or it has a value twice.
    pub fn read(
        directory: &Path,
        function: &str,
        cast: Option<Numerics>,
    ) -> Result<DumpedFiles, String> {
        let failed = |message: String| {
            format!(
                "--dumps: {message}; an index has a line id,type,path for each value, as run --trace writes them"
            )
        };
        let mut found = DumpedFiles { files: HashMap::new(), function: function.to_string(), cast };
        for entry in indexes::dumped(directory).map_err(failed)? {
            let name = found.whole(&entry.id);
            match found.files.get(&name) {
                Some(other) if *other != entry.path => {
                    let index = directory.join(indexes::INDEX);
                    return Err(format!(
                        "--dumps: {} names two files for {name}, {} and {}: leave one of the lines out",
                        index.display(),
                        other.display(),
                        entry.path.display()
                    ));
                }
                _ => {
                    found.files.insert(name, entry.path);
                }
            }
        }
        Ok(found)
    }

    /// The name with the function that runs in front, if the name has none.
    fn whole(&self, name: &str) -> String {
        let (tag, own) = split_tag(name);
        match own.starts_with('%') {
            true => format!("{tag}@{}/{own}", self.function),
            false => name.to_string(),
        }
    }

    /// Whether there is no value.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// The names of the values, in no order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The value of a name in a run, with its name in the directory; `None` if there is none.
    ///
    /// # Errors
    ///
    /// Why the file cannot be read as a value of the type that the program states.
    pub fn value(&self, name: &str, ty: &TensorType) -> Result<Option<(String, Tensor)>, String> {
        let found = self.files.get_key_value(name);
        let found = found.or_else(|| self.files.get_key_value(split_tag(name).1));
        let Some((own, path)) = found else { return Ok(None) };
        let spelled = format!("@{}", path.display());
        let loaded = spelling::parse(&spelled);
        let loaded = loaded.and_then(|spelled| spelled.with_cast(self.cast).load(ty));
        let at = format!("--dumps: {name}");
        let loaded = loaded.map(|tensor| Some((own.clone(), tensor)));
        loaded.map_err(|error| error.at(&at).message)
    }
}

/// The process in front of a name, `0,1:`, and the rest.
fn split_tag(name: &str) -> (&str, &str) {
    let is_tag =
        |tag: &str| !tag.is_empty() && tag.bytes().all(|it| it.is_ascii_digit() || it == b',');
    match name.split_once(':') {
        Some((tag, _)) if is_tag(tag) => name.split_at(tag.len() + 1),
        _ => ("", name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(index: &[u8]) -> Result<DumpedFiles, String> {
        let desk = tempfile::tempdir().unwrap();
        std::fs::write(desk.path().join(indexes::INDEX), index).unwrap();
        DumpedFiles::read(desk.path(), "main", None)
    }

    #[test]
    fn a_value_that_two_lines_name_is_refused() {
        let found = read(b"@main/%y,tensor<f32>,a.npy\n%y,tensor<f32>,b.npy\n");
        assert!(found.unwrap_err().contains("names two files for @main/%y"));
        let found = read(b"%y,tensor<f32>,a.npy\n@main/%y,tensor<f32>,a.npy\n").unwrap();
        assert_eq!(found.names().collect::<Vec<_>>(), ["@main/%y"]);
    }

    #[test]
    fn an_index_may_have_a_header_and_other_ends_of_lines() {
        let found = read(b"\xEF\xBB\xBFid,type,path\r\n%y,tensor<2xf32>,a.npy\r\n\r\n").unwrap();
        assert_eq!(found.names().collect::<Vec<_>>(), ["@main/%y"]);
        for junk in [&b"\xFF\x00\n"[..], b"one\n", b",tensor<f32>,a.npy\n", b"%y,tensor<f32>,\n"] {
            let error = read(junk).unwrap_err();
            assert!(error.contains("index.csv") && error.contains("id,type,path"), "{error}");
        }
    }
}
