//! Which files and which tests.

use std::path::{Path, PathBuf};

use fancy_regex::Regex;

/// Endings of programs in a directory.
const ENDINGS: &[&str] = &[".mlir", ".mlirbc", ".mlir.bc", ".stablehlo"];
/// What the file with the tests of a binary program is called, behind the program's name.
const BESIDE: &str = ".test";

/// A choice of tests by `path::name`.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    wanted: Vec<Regex>,
    unwanted: Vec<Regex>,
}

impl Filter {
    /// The tests that fit one of `wanted`, if there are any, and none of `unwanted`.
    ///
    /// # Errors
    ///
    /// A text that is no regular expression.
    pub fn new(wanted: &[String], unwanted: &[String]) -> Result<Filter, String> {
        let read = |texts: &[String]| -> Result<Vec<Regex>, String> {
            texts.iter().map(|text| expression(text)).collect()
        };
        Ok(Filter { wanted: read(wanted)?, unwanted: read(unwanted)? })
    }

    /// Whether it chooses all tests.
    pub fn is_everything(&self) -> bool {
        self.wanted.is_empty() && self.unwanted.is_empty()
    }

    /// Whether a test is chosen.
    pub fn wants(&self, path: &str, name: &str) -> bool {
        self.names(&super::report::full_name(path, name))
    }

    /// Whether a full name is chosen.
    pub fn names(&self, full: &str) -> bool {
        let fits = |regex: &Regex| regex.is_match(full).unwrap_or(false);
        (self.wanted.is_empty() || self.wanted.iter().any(fits)) && !self.unwanted.iter().any(fits)
    }
}

/// A regular expression, or a glob: what begins with `*` can be nothing else.
fn expression(text: &str) -> Result<Regex, String> {
    if text.starts_with('*') || (text.contains('*') && !text.contains(['.', '\\', '[', '(', '+'])) {
        let pattern = fancy_regex::escape(text).replace("\\*", ".*").replace("\\?", ".");
        return Regex::new(&pattern).map_err(|error| format!("'{text}': {error}"));
    }
    Regex::new(text).map_err(|error| format!("'{text}' is no regular expression: {error}"))
}

/// The file with the tests of a program that is no text: `p.mlirbc.test` beside `p.mlirbc`.
pub fn companion(path: &Path) -> Option<PathBuf> {
    let beside = PathBuf::from(format!("{}{BESIDE}", path.display()));
    beside.is_file().then_some(beside)
}

/// The test files among files and directories, those of a directory in order of their names. A binary
/// program in a directory is one only with its tests beside it. A file that is named twice, by whatever
/// paths, is there once.
///
/// # Errors
///
/// A path that cannot be read, with the reason.
pub fn find_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for path in paths {
        match std::fs::metadata(path) {
            Ok(metadata) if metadata.is_dir() => collect(path, &mut found)?,
            Ok(_) => found.push(path.clone()),
            Err(error) => return Err(format!("cannot read {}: {error}", path.display())),
        }
    }
    let mut seen = std::collections::HashSet::new();
    found.retain(|path| seen.insert(std::fs::canonicalize(path).unwrap_or_else(|_| path.clone())));
    Ok(found)
}

fn collect(directory: &Path, found: &mut Vec<PathBuf>) -> Result<(), String> {
    let failed = |error| format!("cannot read {}: {error}", directory.display());
    let entries = std::fs::read_dir(directory).map_err(failed)?;
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()
        .map_err(failed)?;
    paths.sort();
    for path in paths {
        // a link to a directory may lead in a circle
        let is_link = path.symlink_metadata().is_ok_and(|metadata| metadata.is_symlink());
        if path.is_dir() {
            let hidden =
                path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
            if !is_link && !hidden {
                collect(&path, found)?;
            }
        } else if is_test(&path) {
            found.push(path);
        }
    }
    Ok(())
}

fn is_test(path: &Path) -> bool {
    let name = path.to_string_lossy();
    match ENDINGS.iter().find(|ending| name.ends_with(**ending)) {
        Some(&".mlir") => true,
        Some(_) => companion(path).is_some(),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_chosen_by_expressions_and_globs() {
        let wants = |pattern: &str| {
            Filter::new(&[pattern.into()], &[]).unwrap().wants("a/relu.mlir", "neg_1")
        };
        for pattern in ["relu", "::neg", "a/.*::neg_[0-9]$", "*relu*neg*", "relu*"] {
            assert!(wants(pattern), "{pattern}");
        }
        assert!(!wants("abs") && !wants("*abs*"));
        assert!(!Filter::new(&[], &["neg".into()]).unwrap().wants("a", "neg"));
        assert!(Filter::new(&["(".into()], &[]).is_err());
    }
}
