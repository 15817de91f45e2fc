//! `// CHECK:` lines of a file without `RUN:` lines: the whole standard output of its functions.
//!
//! The output of each function stands below it, a line of output a check line, blanks included, with
//! one space behind the colon. A line may have `{{regular expressions}}`.

use super::filecheck;

/// What starts a line of stated output.
pub const MARK: &str = "// CHECK:";

/// A line of output that a test file states.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stated {
    /// The line of the test file, from 1.
    pub line: usize,
    /// The line of output.
    pub text: String,
}

/// Whether a text has lines that say something about its output, of whatever kind.
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

/// The difference between what is stated and what was printed, as a unified diff; none if there is none.
pub fn difference(path: &str, stated: &[Stated], printed: &str) -> Option<String> {
    let lines: Vec<&str> = printed.lines().collect();
    let is_equal = lines.len() == stated.len()
        && stated.iter().zip(&lines).all(|(stated, line)| is_line(stated, line));
    if is_equal {
        return None;
    }
    // a pattern that fits stands in the diff as the line that it fits
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

/// The text with the stated lines replaced: below each function what `run` prints of it. `run` gets
/// the text around the function between `// -----` lines, and its name. Where it prints the stated
/// lines already, those stay as they are, patterns included.
pub fn blessed(text: &str, run: &mut dyn FnMut(&str, &str) -> String) -> String {
    let is_stated = |line: &&str| line.trim_start().starts_with(MARK);
    let bare: Vec<&str> = text.lines().filter(|line| !is_stated(line)).collect();
    let chunks: Vec<&[&str]> = bare.split(|line| line.trim() == "// -----").collect();
    let blessed: Vec<String> = chunks.into_iter().map(|chunk| blessed_chunk(chunk, run)).collect();
    blessed.join("// -----\n")
}

fn blessed_chunk(lines: &[&str], run: &mut dyn FnMut(&str, &str) -> String) -> String {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let mut blessed = String::new();
    let mut open: Option<(String, String)> = None;
    for line in lines {
        blessed.push_str(&format!("{line}\n"));
        open = open.or_else(|| function_start(line));
        let closed = open.take_if(|(indent, _)| line.trim_end() == format!("{indent}}}"));
        if let Some((indent, name)) = closed {
            for printed in run(&text, &name).lines() {
                blessed.push_str(format!("{indent}{MARK} {printed}").trim_end());
                blessed.push('\n');
            }
        }
    }
    blessed
}

/// The indentation and the name of a function that starts on this line and takes no arguments.
fn function_start(line: &str) -> Option<(String, String)> {
    let rest = line.trim_start();
    let indent = &line[..line.len() - rest.len()];
    let rest = rest.strip_prefix("func.func ")?;
    let rest = rest.strip_prefix("public ").unwrap_or(rest).strip_prefix('@')?;
    let (name, rest) = rest.split_once('(')?;
    rest.starts_with(')').then(|| (indent.to_string(), name.to_string()))
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

    #[test]
    fn blessing_writes_what_each_function_prints_below_it() {
        let text = "func.func @f() {\n  x\n}\n// CHECK: old\n// -----\nfunc.func @g() {\n}\n";
        let blessed = blessed(text, &mut |_, name| format!("{name}1\n"));
        let wanted =
            "func.func @f() {\n  x\n}\n// CHECK: f1\n// -----\nfunc.func @g() {\n}\n// CHECK: g1\n";
        assert_eq!(blessed, wanted);
    }
}
