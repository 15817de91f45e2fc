//! One linear pass before parsing: are the brackets balanced, are they nested no deeper than the
//! parser's stack bears, and where do `// -----` markers split the text.

use std::ops::Range;

use crate::diagnostic::{Diagnostic, Span};

/// How deep brackets may nest. Deep texts are read on a thread whose stack bears this depth
/// ([`super::stack`]).
pub const MAX_DEPTH: usize = 256;

/// The parts of a text between `// -----` markers, which count only in a comment outside of every
/// bracket and string. Refuses unbalanced brackets and nesting beyond [`MAX_DEPTH`].
pub fn chunks(text: &str) -> Result<Vec<Range<usize>>, Diagnostic> {
    let mut scanner = Scanner::new(text);
    scanner.run()?;
    scanner.chunks.push(scanner.start..text.len());
    Ok(scanner.chunks)
}

/// The places at which the text of a region, or that outside of all brackets, can be cut between two statements.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Cuts {
    /// Starts of lines, one at least.
    pub places: Vec<usize>,
    /// The place of the region's closing brace, or the end of the text.
    pub end: usize,
}

/// The places at which a text can be cut, and the depth of its brackets.
#[derive(Debug, Default)]
pub(super) struct Layout {
    /// The places outside all brackets.
    pub places: Vec<usize>,
    /// The places in each long region, in the order of the first one.
    pub regions: Vec<Cuts>,
    /// How many brackets are open at most.
    pub deepest: usize,
}

/// The layout of a text of balanced brackets, with cuts for pieces of `piece` bytes or a little more.
pub(super) fn layout(text: &str, piece: usize) -> Layout {
    let mut scanner = Scanner::new(text);
    let around = vec![Open::at(0, true)];
    scanner.cutter = Some(Cutter { piece, found: Vec::new(), around, deepest: 0 });
    let is_balanced = scanner.run().is_ok();
    let Some(mut cutter) = scanner.cutter.filter(|_| is_balanced) else { return Layout::default() };
    cutter.found.sort_by_key(|cuts| cuts.places[0]);
    let places = cutter.around.pop().map_or_else(Vec::new, |open| open.places);
    Layout { places, regions: cutter.found, deepest: cutter.deepest }
}

/// Finds where a text can be cut.
struct Cutter {
    piece: usize,
    deepest: usize,
    found: Vec<Cuts>,
    /// For the text and each bracket that is open.
    around: Vec<Open>,
}

/// The state of the scan inside of a bracket that is still open, or of the whole text.
struct Open {
    /// The last cut, or the start.
    last: usize,
    /// The cuts.
    places: Vec<usize>,
    /// Whether a statement was seen: without one, what a cut leaves of a region would be a dictionary.
    has_statement: bool,
}

impl Open {
    fn at(start: usize, has_statement: bool) -> Open {
        Open { last: start, places: Vec::new(), has_statement }
    }
}

impl Cutter {
    fn close(&mut self, end: usize) {
        if let Some(Open { places, .. }) = self.around.pop()
            && !places.is_empty()
        {
            self.found.push(Cuts { places, end });
        }
    }

    /// Cuts at the start of a line if that is far enough from the last cut and a statement starts there.
    fn line(&mut self, bytes: &[u8], start: usize) {
        if let Some(open) = self.around.last_mut()
            && (start - open.last >= self.piece || !open.has_statement)
            && starts_statement(bytes, start)
        {
            if open.has_statement {
                open.places.push(start);
                open.last = start;
            }
            open.has_statement = true;
        }
    }
}

/// Whether a line that starts here, outside all brackets but a region's, is sure to start a
/// statement: it names results or an alias, or it starts with the name of an op behind a bracket that
/// closes, which ends a statement there.
fn starts_statement(bytes: &[u8], start: usize) -> bool {
    let (before, line) = bytes.split_at(start);
    let indent = line.iter().take_while(|&&byte| byte == b' ' || byte == b'\t').count();
    let line = &line[indent..];
    let in_word = |byte: &u8| byte.is_ascii_alphanumeric() || b"_.$-".contains(byte);
    match line.first() {
        Some(b'%' | b'#' | b'!') => {
            let in_names = |byte: &&u8| in_word(byte) || b"%#!:, ".contains(byte);
            let names = line.iter().take_while(in_names).count();
            line.get(names) == Some(&b'=')
        }
        Some(byte) if byte.is_ascii_alphabetic() || *byte == b'"' => {
            let name = line[1..].iter().take_while(|byte| in_word(byte)).count();
            let before = before.trim_ascii_end();
            line[..=name].contains(&b'.')
                && matches!(before.last(), Some(b'}' | b')'))
                && !ends_in_comment(before)
        }
        _ => false,
    }
}

/// Whether the last line of a text may have a comment.
fn ends_in_comment(text: &[u8]) -> bool {
    let line = text.rsplit(|&byte| byte == b'\n').next().unwrap_or_default();
    line.windows(2).any(|pair| pair == b"//")
}

struct Scanner<'a> {
    bytes: &'a [u8],
    at: usize,
    /// The brackets that are open: the byte that closes each, and the place of each.
    open: Vec<(u8, usize)>,
    chunks: Vec<Range<usize>>,
    start: usize,
    cutter: Option<Cutter>,
}

/// Whether the scan has to look at a byte, for each byte.
static SPECIAL: [bool; 256] = {
    let mut special = [false; 256];
    let bytes = b"\"/()[]{}<>-\n";
    let mut index = 0;
    while index < bytes.len() {
        special[bytes[index] as usize] = true;
        index += 1;
    }
    special
};

impl<'a> Scanner<'a> {
    fn new(text: &'a str) -> Scanner<'a> {
        let bytes = text.as_bytes();
        Scanner { bytes, at: 0, open: Vec::new(), chunks: Vec::new(), start: 0, cutter: None }
    }

    fn run(&mut self) -> Result<(), Diagnostic> {
        while let Some(step) =
            self.bytes[self.at..].iter().position(|&byte| SPECIAL[usize::from(byte)])
        {
            self.at += step;
            self.special()?;
        }
        match self.open.pop() {
            Some((close, at)) => Err(self.cut_off(never_closed(self.bytes[at], close, at))),
            None => Ok(()),
        }
    }

    /// An error of a text that ends too early, with what may have been done to it.
    fn cut_off(&self, error: Diagnostic) -> Diagnostic {
        let last = |is_wanted: fn(&u8) -> bool, end: usize| {
            self.bytes[..end].iter().rposition(is_wanted).unwrap_or_default()
        };
        let end = last(|byte| !byte.is_ascii_whitespace(), self.bytes.len()) + 1;
        let starts_character = |byte: &u8| !(0x80..0xC0).contains(byte);
        let place = Span::new(last(starts_character, end), end);
        let fact = match self.bytes.last() {
            Some(b'\n') => "the text ends here",
            _ => "the text ends here, in the middle of a line",
        };
        let note = format!("{fact}: if the file was cut off, copy it or write it again");
        error.note(note, Some(place))
    }

    fn special(&mut self) -> Result<(), Diagnostic> {
        let (byte, next) = (self.bytes[self.at], self.bytes.get(self.at + 1));
        match (byte, next) {
            (b'"', _) => return self.string(),
            (b'/', Some(b'/')) => {
                return {
                    self.comment();
                    Ok(())
                };
            }
            // Neither `->` nor `>=` closes a bracket.
            (b'-', Some(b'>')) | (b'>', Some(b'=')) => self.at += 2,
            (b'(', _) => self.push(b')')?,
            (b'[', _) => self.push(b']')?,
            (b'{', _) => self.push(b'}')?,
            (b'<', _) => self.push(b'>')?,
            (b')' | b']' | b'}' | b'>', _) => self.pop(byte)?,
            (b'\n', _) => {
                self.at += 1;
                if let Some(cutter) = &mut self.cutter
                    && matches!(self.open.last(), None | Some((b'}', _)))
                {
                    cutter.line(self.bytes, self.at);
                }
            }
            _ => self.at += 1,
        }
        Ok(())
    }

    fn push(&mut self, close: u8) -> Result<(), Diagnostic> {
        if self.open.len() == MAX_DEPTH {
            let message = format!("brackets nest deeper than {MAX_DEPTH} levels");
            return Err(Diagnostic::error(message, Span::new(self.at, self.at + 1)));
        }
        self.open.push((close, self.at));
        if let Some(cutter) = &mut self.cutter {
            cutter.around.push(Open::at(self.at, false));
            cutter.deepest = cutter.deepest.max(self.open.len());
        }
        self.at += 1;
        Ok(())
    }

    fn pop(&mut self, byte: u8) -> Result<(), Diagnostic> {
        let here = Span::new(self.at, self.at + 1);
        match self.open.pop() {
            Some((close, _)) if close == byte => {
                if let Some(cutter) = &mut self.cutter {
                    cutter.close(self.at);
                }
            }
            Some((close, at)) => {
                let (open, close, byte) =
                    (char::from(self.bytes[at]), char::from(close), char::from(byte));
                let message = format!("expected `{close}` before `{byte}`");
                let place = Some(Span::new(at, at + 1));
                return Err(Diagnostic::error(message, here)
                    .note(format!("the `{open}` that is still open"), place));
            }
            None => {
                let message = format!("`{}` closes nothing", char::from(byte));
                return Err(Diagnostic::error(message, here));
            }
        }
        self.at += 1;
        Ok(())
    }

    /// Steps over a string, from its opening quote.
    fn string(&mut self) -> Result<(), Diagnostic> {
        let start = self.at;
        self.at += 1;
        loop {
            let rest = &self.bytes[self.at..];
            match find(rest, |byte| matches!(byte, b'"' | b'\\' | b'\n')) {
                Some(step) if rest[step] == b'"' => {
                    self.at += step + 1;
                    return Ok(());
                }
                Some(step) if rest[step] == b'\\' && step + 1 < rest.len() => self.at += step + 2,
                step => {
                    let span = Span::new(start, start + 1);
                    let error = Diagnostic::error("this string has no closing quote", span);
                    let has_ended = step.is_none_or(|step| rest[step] == b'\\');
                    return Err(if has_ended { self.cut_off(error) } else { error });
                }
            }
        }
    }

    /// Steps over a comment; outside every bracket, one that holds `// -----` splits the text.
    fn comment(&mut self) {
        let rest = &self.bytes[self.at..];
        let len = find(rest, |byte| byte == b'\n').unwrap_or(rest.len());
        let marks = self.open.is_empty()
            && rest[..len].windows(MARKER.len()).any(|window| window == MARKER);
        if marks {
            self.chunks.push(self.start..self.at);
            self.start = self.at + len;
        }
        self.at += len;
    }
}

/// The place of the first wanted byte. Blocks that hold none are passed without a branch a byte, so
/// that long blobs cost little.
pub(super) fn find(bytes: &[u8], wanted: impl Fn(u8) -> bool) -> Option<usize> {
    const BLOCK: usize = 64;
    let lacks = |block: &&[u8]| !block.iter().fold(false, |found, &byte| found | wanted(byte));
    let start = BLOCK * bytes.chunks_exact(BLOCK).take_while(lacks).count();
    bytes[start..].iter().position(|&byte| wanted(byte)).map(|at| start + at)
}

const MARKER: &[u8] = b"// -----";

fn never_closed(open: u8, close: u8, at: usize) -> Diagnostic {
    let message = format!("this `{}` has no `{}`", char::from(open), char::from(close));
    Diagnostic::error(message, Span::new(at, at + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> Vec<&str> {
        chunks(text).unwrap().into_iter().map(|range| &text[range]).collect()
    }

    fn message(text: &str) -> (String, usize) {
        let diagnostic = chunks(text).unwrap_err();
        (diagnostic.message, diagnostic.span.unwrap().start)
    }

    #[test]
    fn markers_split_only_outside_brackets_and_strings() {
        assert_eq!(parts("a\n// -----\nb"), ["a\n", "\nb"]);
        assert_eq!(parts("a // // ----- x\nb"), ["a ", "\nb"]);
        assert_eq!(parts("{\n// -----\n}"), ["{\n// -----\n}"]);
        assert_eq!(parts("\"// -----\""), ["\"// -----\""]);
    }

    #[test]
    fn arrows_and_comparisons_are_no_brackets() {
        assert_eq!(parts("(T) -> T").len(), 1);
        assert_eq!(parts("affine_set<(d0) : (d0 - 1 >= 0)>").len(), 1);
    }

    #[test]
    fn unbalanced_brackets_are_named_where_they_stand() {
        assert_eq!(message("( [ )"), ("expected `]` before `)`".into(), 4));
        assert_eq!(message("a }"), ("`}` closes nothing".into(), 2));
        assert_eq!(message("a { ("), ("this `(` has no `)`".into(), 4));
        assert_eq!(message("a \"b\n\""), ("this string has no closing quote".into(), 2));
    }

    #[test]
    fn a_text_that_ends_too_early_may_have_been_cut_off() {
        let notes = |text: &str| chunks(text).unwrap_err().notes;
        let (note, place) = notes("func {\n  %0 = stab")[0].clone();
        assert!(note.starts_with("the text ends here, in the middle of a line: if the file"));
        assert_eq!(place, Some(Span::new(17, 18)));
        assert!(notes("func {\n  return\n")[0].0.starts_with("the text ends here: if the file"));
        assert_eq!(notes("f(\"é")[0].1, Some(Span::new(3, 5)));
        assert_eq!(notes("f(\"a\n)").len(), 0);
    }

    #[test]
    fn nesting_beyond_the_limit_is_refused() {
        let deep = |depth| "(".repeat(depth) + &")".repeat(depth);
        assert!(chunks(&deep(MAX_DEPTH)).is_ok());
        assert_eq!(message(&deep(MAX_DEPTH + 1)).1, MAX_DEPTH);
    }
}
