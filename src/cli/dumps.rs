//! `--dumps`: the values of a device that a directory has, by their names in a run.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use super::indexes;
use super::spelling;
use crate::ir::TensorType;
use crate::numeric::Numerics;
use crate::tensor::Tensor;

/// The files of a directory by the names of their values: `@main/%5.body[3]/%8`, or `%8` of the function that runs.
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
    /// That the index cannot be read, or that a value is there twice.
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
        match name.starts_with('%') {
            true => format!("@{}/{name}", self.function),
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

    /// The value of a name in a run; `None` if there is none.
    ///
    /// # Errors
    ///
    /// Why the file cannot be read as a value of the type that the program states.
    pub fn value(&self, name: &str, ty: &TensorType) -> Result<Option<Tensor>, String> {
        let Some(path) = self.files.get(name) else { return Ok(None) };
        let spelled = format!("@{}", path.display());
        let loaded = spelling::parse(&spelled);
        let loaded = loaded.and_then(|spelled| spelled.with_cast(self.cast).load(ty));
        let at = format!("--dumps: {name}");
        loaded.map(Some).map_err(|error| error.at(&at).message)
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
