//! The pattern language of LLVM's FileCheck: what a test file's `CHECK` lines say about an output.
//!
//! Directives: `CHECK`, `-NEXT`, `-SAME`, `-NOT`, `-DAG`, `-LABEL`, `-EMPTY`, `-COUNT-<n>`, each also with
//! `{LITERAL}`. Patterns: text, `{{regular expression}}`, `[[NAME:regular expression]]`, `[[NAME]]`,
//! `[[#NAME:]]`, `[[#NAME+1]]` and `[[#@LINE+1]]`. Any other line with a prefix in use is a [`Problem`] and
//! never ignored.

mod blocks;
mod directive;
mod expression;
mod pattern;

use std::collections::HashMap;

pub use directive::{Kind, parse};

/// FileCheck's flags, which say how an output is compared with the check lines.
#[derive(Debug, Clone)]
pub struct Options {
    /// The words that start a directive.
    pub prefixes: Vec<String>,
    /// The prefixes that other commands of the file use, whose lines this command passes over.
    pub foreign_prefixes: Vec<String>,
    /// The words that make the rest of a line a comment.
    pub comment_prefixes: Vec<String>,
    /// Whether the amount of white space matters.
    pub strict_whitespace: bool,
    /// Whether a pattern has to be a whole line.
    pub match_full_lines: bool,
    /// Whether the output may be empty.
    pub allow_empty: bool,
    /// Whether variables without `$` end at a `-LABEL`.
    pub enable_var_scope: bool,
    /// Whether upper and lower case are equal.
    pub ignore_case: bool,
    /// Patterns that may not match between any two matches.
    pub implicit_check_not: Vec<String>,
    /// Variables given on the command line.
    pub variables: HashMap<String, String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            prefixes: vec!["CHECK".into()],
            foreign_prefixes: Vec::new(),
            comment_prefixes: vec!["COM".into(), "RUN".into()],
            strict_whitespace: false,
            match_full_lines: false,
            allow_empty: false,
            enable_var_scope: false,
            ignore_case: false,
            implicit_check_not: Vec::new(),
            variables: HashMap::new(),
        }
    }
}

/// What is wrong with a check line, or the pattern of a line that was not found.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct Problem {
    /// The number of the line in the test file, counted from 1.
    pub line: usize,
    /// The message, without a full stop.
    pub message: String,
}

impl Problem {
    fn new(line: usize, message: impl Into<String>) -> Problem {
        Problem { line, message: message.into() }
    }
}

/// Compares an output with the directives of a test file. The result is how many patterns were found.
///
/// # Errors
///
/// The directives that cannot be read, or the first that does not hold.
pub fn check(text: &str, output: &str, options: &Options) -> Result<usize, Vec<Problem>> {
    let directives = parse(text, options)?;
    let may_be_none = options.prefixes == Options::default().prefixes;
    if directives.is_empty() && (options.implicit_check_not.is_empty() || !may_be_none) {
        let prefixes = options.prefixes.join(", ");
        let message = format!("the file has no check line with the prefix {prefixes}");
        return Err(vec![Problem::new(1, message)]);
    }
    if output.is_empty() && !options.allow_empty {
        let message = "the output is empty (--allow-empty accepts that)";
        return Err(vec![Problem::new(
            directives.first().map_or(1, |directive| directive.line),
            message,
        )]);
    }
    blocks::check(&directives, output, options).map_err(|problem| vec![problem])
}

#[cfg(test)]
mod tests;
