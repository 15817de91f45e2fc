//! Directives: the lines of a test file that say something about an output.

use super::pattern::Pattern;
use super::{Options, Problem};

/// The place at which a pattern has to match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Anywhere after the last match.
    Plain,
    /// On the line after the last match.
    Next,
    /// On the line of the last match.
    Same,
    /// Nowhere between the match before the directive and the match after it.
    Not,
    /// In any order with neighbouring directives of this kind.
    Dag,
    /// Anywhere. Directives between two labels match between the labels' matches.
    Label,
    /// An empty line after the line of the last match.
    Empty,
    /// The pattern, this many times in a row.
    Count(usize),
}

/// A line that says something about an output.
#[derive(Debug, Clone)]
pub struct Directive {
    /// The number of the line in the test file, counted from 1.
    pub line: usize,
    /// The place at which the pattern has to match.
    pub kind: Kind,
    /// The directive as the file has it: prefix, suffix and pattern.
    pub text: String,
    /// The pattern behind the directive, which a line of the output has to match.
    pub pattern: Pattern,
}

/// The suffixes of a prefix with their meanings.
const SUFFIXES: &[(&str, Kind)] = &[
    ("", Kind::Plain),
    ("-NEXT", Kind::Next),
    ("-SAME", Kind::Same),
    ("-NOT", Kind::Not),
    ("-DAG", Kind::Dag),
    ("-LABEL", Kind::Label),
    ("-EMPTY", Kind::Empty),
];

/// The directives of a test file, in order.
///
/// # Errors
///
/// Every line with a prefix in use that cannot be read as a directive.
pub fn parse(text: &str, options: &Options) -> Result<Vec<Directive>, Vec<Problem>> {
    let (mut directives, mut problems) = (Vec::new(), Vec::new());
    for (index, line) in text.lines().enumerate() {
        match directive(line, index + 1, options) {
            Ok(found) => directives.extend(found),
            Err(message) => problems.push(Problem::new(index + 1, message)),
        }
    }
    let first = directives.first().filter(|first: &&Directive| needs_a_match_before(first.kind));
    if let Some(first) = first {
        let message = format!("'{}' is the first check line: it has no line before it", first.text);
        problems.push(Problem::new(first.line, message));
    }
    if problems.is_empty() { Ok(directives) } else { Err(problems) }
}

fn needs_a_match_before(kind: Kind) -> bool {
    matches!(kind, Kind::Next | Kind::Same | Kind::Empty)
}

fn directive(line: &str, number: usize, options: &Options) -> Result<Option<Directive>, String> {
    let Some((start, end)) = first_prefix(line, options) else { return Ok(None) };
    let Some((suffix, pattern)) = line[end..].split_once(':') else { return Ok(None) };
    let (suffix, literal) = match suffix.strip_suffix("{LITERAL}") {
        Some(suffix) => (suffix, true),
        None => (suffix, false),
    };
    let Some(kind) = kind(suffix)? else {
        return match is_suffix(suffix) {
            true => Err(format!(
                "'{}' is no check directive: there are -NEXT, -SAME, -NOT, -DAG, -LABEL, -EMPTY and \
                 -COUNT-<n>",
                &line[start..end + suffix.len() + 1]
            )),
            false => Ok(None),
        };
    };
    let text = line[start..].trim_end().to_string();
    let pattern = Pattern::parse(pattern, kind, literal, number, options)
        .map_err(|message| format!("'{text}': {message}"))?;
    Ok(Some(Directive { line: number, kind, text, pattern }))
}

/// The kind that a suffix means, or `None` if the text is not a suffix.
fn kind(suffix: &str) -> Result<Option<Kind>, String> {
    if let Some(count) = suffix.strip_prefix("-COUNT-") {
        return match count.parse() {
            Ok(1..) => Ok(Some(Kind::Count(count.parse().unwrap_or(1)))),
            _ => Err(format!("'-COUNT-{count}' needs a number from 1 on")),
        };
    }
    Ok(SUFFIXES.iter().find(|(name, _)| *name == suffix).map(|(_, kind)| *kind))
}

/// Whether a text that is not a suffix looks like a misspelt one and not like prose. Behind an underscore
/// `FileCheck` looks for its own suffixes alone, and passes over all other words.
fn is_suffix(suffix: &str) -> bool {
    if let Some(name) = suffix.strip_prefix('_') {
        let is_name = |(known, _): &(&str, Kind)| known.strip_prefix('-') == Some(name);
        return name.starts_with("COUNT-") || SUFFIXES.iter().any(is_name);
    }
    suffix.starts_with(['-', '{'])
        && suffix.chars().all(|c| c.is_ascii_alphanumeric() || "-_{}".contains(c))
}

/// The position and length of the first prefix in use in a line, unless another command's prefix or a comment
/// is before it.
fn first_prefix(line: &str, options: &Options) -> Option<(usize, usize)> {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    for start in 0..line.len() {
        let bytes = line.as_bytes();
        if !line.is_char_boundary(start) || (start > 0 && is_word(bytes[start - 1])) {
            continue;
        }
        let rest = &line[start..];
        let begins = |prefix: &&String| rest.starts_with(prefix.as_str());
        let comment = |prefix: &String| {
            rest.strip_prefix(prefix.as_str()).is_some_and(|rest| rest.starts_with(':'))
        };
        if options.comment_prefixes.iter().any(comment) {
            return None;
        }
        let ours = options.prefixes.iter().filter(begins).max_by_key(|prefix| prefix.len());
        let others = options.foreign_prefixes.iter().filter(begins).map(String::len).max();
        let Some(prefix) = ours.filter(|ours| Some(ours.len()) >= others) else { continue };
        let end = start + prefix.len();
        if bytes.get(end).is_some_and(|byte| b":-_{".contains(byte)) {
            return Some((start, end));
        }
    }
    None
}
