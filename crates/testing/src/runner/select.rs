//! The choice of test files and of tests.

use std::path::{Path, PathBuf};

use fancy_regex::Regex;

use crate::access;

/// The endings of the programs that a directory's tests are.
const ENDINGS: &[&str] = &[".mlir", ".mlirbc", ".mlir.bc", ".stablehlo"];
/// The ending that the file with the tests of a binary program adds to the program's name.
const BESIDE: &str = ".test";

/// A choice of tests by `path::name`.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    wanted: Vec<Regex>,
    unwanted: Vec<Regex>,
}

impl Filter {
    /// A filter for the tests that match one of `wanted`, if that is not empty, and none of `unwanted`.
    ///
    /// # Errors
    ///
    /// A message if a text is not a regular expression.
    pub fn new(wanted: &[String], unwanted: &[String]) -> Result<Filter, String> {
        let read = |texts: &[String]| -> Result<Vec<Regex>, String> {
            texts.iter().map(|text| expression(text)).collect()
        };
        Ok(Filter { wanted: read(wanted)?, unwanted: read(unwanted)? })
    }

    /// Whether the filter chooses all tests.
    pub fn is_everything(&self) -> bool {
        self.wanted.is_empty() && self.unwanted.is_empty()
    }

    /// Whether a test is chosen.
    pub fn wants(&self, path: &str, name: &str) -> bool {
        self.names(&super::report::full_name(path, name))
    }

    /// Whether the test of a full name is chosen.
    pub fn names(&self, full: &str) -> bool {
        let fits = |regex: &Regex| regex.is_match(full).unwrap_or(false);
        (self.wanted.is_empty() || self.wanted.iter().any(fits)) && !self.unwanted.iter().any(fits)
    }
}

/// A regular expression, or a glob, which a text is that begins with `*`.
fn expression(text: &str) -> Result<Regex, String> {
    if text.starts_with('*') || (text.contains('*') && !text.contains(['.', '\\', '[', '(', '+'])) {
        let pattern = fancy_regex::escape(text).replace("\\*", ".*").replace("\\?", ".");
        return Regex::new(&pattern).map_err(|error| format!("'{text}': {error}"));
    }
    Regex::new(text).map_err(|error| format!("'{text}' is no regular expression: {error}"))
}

/// The file with the tests of a binary program: `p.mlirbc.test` beside `p.mlirbc`.
pub fn companion(path: &Path) -> Option<PathBuf> {
    let beside = PathBuf::from(format!("{}{BESIDE}", path.display()));
    beside.is_file().then_some(beside)
}

/// The test files among files and directories; those of a directory are in the order of their names. A binary
/// program in a directory counts only if the file with its tests is beside it. A file that several paths name
/// counts once.
///
/// # Errors
///
/// A message about a path that cannot be read.
pub fn find_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for path in paths {
        match access::check_read(path).and_then(|()| std::fs::metadata(path)) {
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
    for path in access::list(directory).map_err(failed)? {
        // a link to a directory may form a cycle
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
