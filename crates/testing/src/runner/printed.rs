//! `// CHECK:` lines of a file without `RUN:` lines: the whole standard output of its functions.
//!
//! The output of each function is below it. Each line of output is a check line, blanks included, with
//! one space behind the colon. A line may have `{{regular expressions}}`.

use std::ops::Range;

use super::filecheck;
use crate::diagnostic::{Diagnostic, Source};
use crate::{ops, syntax};

/// The mark that begins a line of stated output.
pub const MARK: &str = "// CHECK:";

/// A line of output that a test file states.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stated {
    /// The number of the line in the test file, counted from 1.
    pub line: usize,
    /// The line of output.
    pub text: String,
}

/// Whether a text has check lines of any kind, which say something about its output.
pub fn has_check_lines(text: &str) -> bool {
    text.lines().any(|line| {
        let comment = line.trim_start().strip_prefix("//").map(str::trim_start);
        let word = comment.and_then(|comment| comment.strip_prefix("CHECK")?.split_once(':'));
        word.is_some_and(|(suffix, _)| !suffix.contains(' '))
    })
}

/// The lines of output that a test file states.
pub fn stated(text: &str) -> Vec<Stated> {
    let lines = text.lines().enumerate();
    let stated = lines.filter_map(|(index, line)| {
        let text = line.trim_start().strip_prefix(MARK)?;
        Some(Stated { line: index + 1, text: text.strip_prefix(' ').unwrap_or(text).to_string() })
    });
    stated.collect()
}

/// The difference between what is stated and what was printed, as a unified diff, or `None` if there is none.
pub fn difference(path: &str, stated: &[Stated], printed: &str) -> Option<String> {
    let lines: Vec<&str> = printed.lines().collect();
    let is_equal = lines.len() == stated.len()
        && stated.iter().zip(&lines).all(|(stated, line)| is_line(stated, line));
    if is_equal {
        return None;
    }
    // in the diff, a line of output that a pattern matches replaces the pattern
    let fitted = stated.iter().map(|stated| {
        let fits = lines.iter().find(|line| stated.text != **line && is_line(stated, line));
        format!("{}\n", fits.unwrap_or(&stated.text.as_str()))
    });
    let fitted: String = fitted.collect();
    let diff = similar::TextDiff::from_lines(fitted.as_str(), printed);
    let header = format!("{path} states");
    Some(diff.unified_diff().header(&header, "it prints").to_string())
}

/// Whether a printed line is the stated one, as text or as a pattern.
fn is_line(stated: &Stated, line: &str) -> bool {
    if stated.text == line {
        return true;
    }
    if !stated.text.contains("{{") && !stated.text.contains("[[") {
        return false;
    }
    let options = filecheck::Options {
        prefixes: vec!["CHECK".into()],
        strict_whitespace: true,
        match_full_lines: true,
        allow_empty: true,
        ..filecheck::Options::default()
    };
    filecheck::check(&format!("CHECK:{}", stated.text), line, &options).is_ok()
}

/// The text with the stated lines replaced: below each function without arguments stands what `run` prints
/// for it. `run` gets the text around the function between `// -----` lines, and its name. The text stays as
/// it is if it cannot be read, or if the output matches the stated lines, patterns included.
pub fn blessed(text: &str, run: &mut dyn FnMut(&str, &str) -> String) -> String {
    let is_stated = |line: &&str| line.trim_start().starts_with(MARK);
    let bare: String = text.split_inclusive('\n').filter(|line| !is_stated(line)).collect();
    let source = Source { name: "bare".into(), text: bare.into() };
    let Ok(functions) = functions_without_arguments(&source) else { return text.to_string() };
    let bare = &source.text;
    let mut blessed = String::new();
    let (mut printed, mut copied) = (String::new(), 0);
    for Printing { chunk, name, start, end } in functions {
        let printed_here = run(&bare[chunk], &name);
        let end = bare[end..].find('\n').map_or(bare.len(), |at| end + at + 1);
        let line = &bare[bare[..start].rfind('\n').map_or(0, |at| at + 1)..];
        let indent = &line[..line.len() - line.trim_start().len()];
        // several functions may end on one line
        blessed.push_str(&bare[copied.min(end)..end]);
        copied = copied.max(end);
        if !printed_here.is_empty() && !blessed.ends_with('\n') {
            blessed.push('\n');
        }
        for line in printed_here.lines() {
            blessed.push_str(format!("{indent}{MARK} {line}").trim_end());
            blessed.push('\n');
        }
        printed += &printed_here;
    }
    blessed.push_str(&bare[copied..]);
    match difference("", &stated(text), &printed) {
        None => text.to_string(),
        Some(_) => blessed,
    }
}

/// A function that may print something.
struct Printing {
    /// The part of the text between `// -----` lines that has the function.
    chunk: Range<usize>,
    name: String,
    /// The position at which the function's name begins.
    start: usize,
    /// The position at which the function's body ends.
    end: usize,
}

/// The functions that have a body and no arguments, in the order of the text.
fn functions_without_arguments(source: &Source) -> Result<Vec<Printing>, Vec<Diagnostic>> {
    let registry = ops::registry();
    let mut printing = Vec::new();
    for chunk in syntax::split(source).map_err(|error| vec![error])? {
        let module = syntax::parse_chunk(source, chunk.clone(), registry)?.module;
        for function in module.functions().filter(|function| function.ty.inputs.is_empty()) {
            let last =
                function.body.iter().flat_map(|body| &body.blocks).flat_map(|block| &block.ops);
            let Some(last) = last.last() else { continue };
            let end = last.span.end + to_closing_brace(&source.text[last.span.end..]);
            let (name, start) = (function.name.clone(), function.span.start);
            printing.push(Printing { chunk: chunk.clone(), name, start, end });
        }
    }
    Ok(printing)
}

/// The distance to the first `}` without a `{` before it, outside comments and strings.
fn to_closing_brace(text: &str) -> usize {
    let (mut depth, mut in_string, mut in_comment, mut before) = (0usize, false, false, ' ');
    for (at, character) in text.char_indices() {
        match character {
            '\n' => in_comment = false,
            _ if in_comment => {}
            '"' if before != '\\' => in_string = !in_string,
            _ if in_string => {}
            '/' if before == '/' => in_comment = true,
            '{' => depth += 1,
            '}' if depth == 0 => return at,
            '}' => depth -= 1,
            _ => {}
        }
        before = character;
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stated_lines_are_compared_whole_and_with_patterns() {
        let stated = stated("  // CHECK: a  b\n// CHECK:   {{[0-9]+}}.0\n");
        assert_eq!(difference("f", &stated, "a  b\n  12.0\n"), None);
        let diff = difference("f", &stated, "a b\n  12.0\n").unwrap();
        assert!(diff.contains("-a  b\n+a b\n") && !diff.contains("{{"), "{diff}");
        assert!(difference("f", &stated, "a  b\n").is_some());
    }

    /// The text after blessing, where each function prints its name.
    fn blessed_by_names(text: &str) -> String {
        blessed(text, &mut |_, name| format!("{name}1\n"))
    }

    #[test]
    fn blessing_writes_what_each_function_prints_below_it() {
        let text = "func.func @f() {\n  return\n}\n// CHECK: old\n// -----\nmodule {\n  func.func @g() {\n    \
                    return\n  }\n}\n";
        let wanted = "func.func @f() {\n  return\n}\n// CHECK: f1\n// -----\nmodule {\n  func.func @g() {\n    \
                      return\n  }\n  // CHECK: g1\n}\n";
        assert_eq!(blessed_by_names(text), wanted);
    }

    #[test]
    fn functions_may_end_anywhere_on_a_line() {
        let one_line = "func.func @f() { return } func.func @g() { return loc(\"}\") } // }\n";
        assert_eq!(
            blessed_by_names(&format!("{one_line}// CHECK: old\n")),
            format!("{one_line}// CHECK: f1\n// CHECK: g1\n")
        );
        let generic = "\"func.func\"() <{function_type = () -> (), sym_name = \"f\"}> ({\n  \
                       \"func.return\"() : () -> ()\n}) : () -> ()";
        assert_eq!(blessed_by_names(generic), format!("{generic}\n// CHECK: f1\n"));
    }

    #[test]
    fn what_cannot_be_read_or_fits_already_stays() {
        for text in [
            "func.func @f() {\n// CHECK: old\n",
            "func.func @f() { return }\n// CHECK: {{[a-z]}}1\n",
        ] {
            assert_eq!(blessed_by_names(text), text);
        }
    }
}
