//! Diagnostics as text for people: place, source line, caret, notes.

use std::sync::Arc;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer as Annotator, Snippet};

use super::{Diagnostic, LineColumn, LineTable, Severity, Source, Span};

/// Characters of the source line that are shown before the marked place.
const BEFORE: usize = 60;
/// Characters of the marked place that are shown.
const MARKED: usize = 80;
/// Characters of the source line that are shown after the marked place.
const AFTER: usize = 40;

/// Renders one diagnostic about `source`, with a line break at the end; `color` adds ANSI escapes.
///
/// Any span will do: one beyond the text is moved to its end, one inside a character to its start.
pub fn render(diagnostic: &Diagnostic, source: &Source, color: bool) -> String {
    Renderer::new(source, color).render(diagnostic)
}

/// Renders diagnostics about one source, whose lines are counted once.
pub struct Renderer<'a> {
    source: &'a Source,
    lines: Arc<LineTable>,
    annotator: Annotator,
}

impl<'a> Renderer<'a> {
    /// A renderer for this source; `color` adds ANSI escapes.
    pub fn new(source: &'a Source, color: bool) -> Renderer<'a> {
        let annotator = if color { Annotator::styled() } else { Annotator::plain() };
        let annotator = annotator.term_width(4 * (BEFORE + MARKED + AFTER));
        Renderer { source, lines: LineTable::of(source), annotator }
    }

    /// One diagnostic with its notes, with a line break at the end.
    pub fn render(&self, diagnostic: &Diagnostic) -> String {
        let level = match diagnostic.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
        };
        let (placed, loose): (Vec<_>, Vec<_>) =
            diagnostic.notes.iter().partition(|(_, span)| span.is_some());
        let loose: Vec<&str> = loose.iter().map(|(message, _)| message.as_str()).collect();
        let mut text = self.part(level, &diagnostic.message, diagnostic.span, &loose);
        for (message, span) in placed {
            text.push_str(&self.part(Level::NOTE, message, *span, &[]));
        }
        text
    }

    /// A title, its place and the notes below it.
    fn part(&self, level: Level<'_>, title: &str, span: Option<Span>, notes: &[&str]) -> String {
        let title = printable(title);
        let mut group = Group::with_title(level.primary_title(title.as_str()));
        let mut columns = None;
        if let Some(span) = span {
            let place = self.lines.place(&self.source.text, span.start);
            let excerpt = Excerpt::new(&self.source.text, &self.lines, span);
            columns = Some((place, excerpt.column()));
            let snippet = Snippet::source(excerpt.text)
                .path(self.source.name.as_ref())
                .line_start(place.line)
                .annotation(AnnotationKind::Primary.span(excerpt.marked));
            group = group.element(snippet);
        } else {
            group = group.element(Origin::path(self.source.name.as_ref()));
        }
        let notes = notes.iter().map(|note| Level::NOTE.message(printable(note)));
        let mut text = self.annotator.render(&[group.elements(notes)]);
        if let Some((place, shown)) = columns {
            self.correct_column(&mut text, title.len(), place, shown);
        }
        text.push('\n');
        text
    }

    /// Puts the column in the file where the annotator wrote the column in the excerpt.
    fn correct_column(&self, text: &mut String, after: usize, place: LineColumn, shown: usize) {
        let line = place.line;
        let written = printable(&format!("{}:{line}:{shown}", self.source.name));
        if let Some(found) = text.get(after..).and_then(|rest| rest.find(&written)) {
            let end = after + found + written.len();
            let start = end - shown.to_string().len();
            text.replace_range(start..end, &place.column.to_string());
        }
    }
}

/// The part of a source line around a span, safe to print, and where the span is in it.
struct Excerpt {
    text: String,
    marked: std::ops::Range<usize>,
}

impl Excerpt {
    /// The window of the line in which `span` starts; a span of several lines is cut to the first.
    fn new(text: &str, lines: &LineTable, span: Span) -> Excerpt {
        let line = lines.line_around(text, span.start);
        let start = floor_boundary(text, span.start).clamp(line.start, line.end);
        let end = floor_boundary(text, span.end).clamp(start, line.end);
        let head = text[line.start..start].char_indices().rev().nth(BEFORE - 1);
        let head = head.map_or(line.start, |(index, _)| line.start + index);
        let marked_end = nth_char(text, start, end, MARKED);
        let tail = nth_char(text, marked_end, line.end, AFTER);

        let mut shown = String::new();
        if head > line.start {
            shown.push_str("...");
        }
        push_printable(&mut shown, &text[head..start]);
        let from = shown.len();
        push_printable(&mut shown, &text[start..marked_end]);
        let to = shown.len();
        push_printable(&mut shown, &text[marked_end..tail]);
        if tail < line.end {
            shown.push_str("...");
        }
        Excerpt { text: shown, marked: from..to }
    }

    /// The column of the marked place in the excerpt, from 1.
    fn column(&self) -> usize {
        self.text[..self.marked.start].chars().count() + 1
    }
}

/// The byte offset `count` characters after `start`, or `end` if that comes first.
fn nth_char(text: &str, start: usize, end: usize, count: usize) -> usize {
    text[start..end].char_indices().nth(count).map_or(end, |(index, _)| start + index)
}

/// The start of the character that holds the byte at `offset`, or the end of the text.
pub fn floor_boundary(text: &str, offset: usize) -> usize {
    (0..=offset.min(text.len())).rev().find(|&index| text.is_char_boundary(index)).unwrap_or(0)
}

/// Whether bytes are ASCII that a terminal only shows, and line breaks.
pub fn is_plain(bytes: &[u8]) -> bool {
    let is_shown = |byte: &u8| matches!(byte, b'\n' | b' '..=b'~');
    // whole parts are looked at without branches, since most output is numbers
    bytes.chunks(256).all(|part| part.iter().fold(true, |all, byte| all & is_shown(byte)))
}

/// A text as it is shown on one line, such as a name from a file in a message: with everything replaced that ends the
/// line, moves a terminal's cursor or reorders the line.
pub fn printable_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    push_printable(&mut line, text);
    line
}

fn printable(message: &str) -> String {
    let mut text = String::with_capacity(message.len());
    for (index, line) in message.split('\n').enumerate() {
        if index > 0 {
            text.push('\n');
        }
        push_printable(&mut text, line);
    }
    text
}

/// Adds text with everything replaced that moves a terminal's cursor or reorders its line.
fn push_printable(target: &mut String, text: &str) {
    for character in text.chars() {
        match character {
            '\t' => target.push_str("    "),
            '\0'..='\x1f' => target.push(control_picture(character)),
            '\x7f' => target.push('\u{2421}'),
            '\u{80}'..='\u{9f}' => target.push(char::REPLACEMENT_CHARACTER),
            '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
                target.push(char::REPLACEMENT_CHARACTER);
            }
            other => target.push(other),
        }
    }
}

/// The picture of an ASCII control character.
fn control_picture(control: char) -> char {
    char::from_u32(0x2400 + u32::from(control)).unwrap_or(char::REPLACEMENT_CHARACTER)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Source {
        Source { name: "add.mlir".into(), text: text.into() }
    }

    fn rendered(text: &str, span: Span) -> String {
        render(&Diagnostic::error("message", span), &source(text), false)
    }

    #[test]
    fn shows_place_line_and_caret() {
        let text = "module {\n  %0 = stablehlo.add %a, %b\n}\n";
        assert_eq!(
            rendered(text, Span::new(16, 29)),
            "error: message\n --> add.mlir:2:8\n  |\n2 |   %0 = stablehlo.add %a, %b\n  \
             |        ^^^^^^^^^^^^^\n"
        );
    }

    #[test]
    fn cuts_a_long_line_around_the_place() {
        let text = format!("{}HERE{}", "a".repeat(2_000_000), "b".repeat(2_000_000));
        let shown = rendered(&text, Span::new(2_000_000, 2_000_004));
        assert!(shown.contains("add.mlir:1:2000001\n"), "{shown}");
        assert!(shown.contains("...aaa") && shown.contains("aaHEREbb"), "{shown}");
        assert!(shown.contains(" ^^^^\n") && shown.len() < 500, "{shown}");
    }

    #[test]
    fn cuts_a_span_of_several_lines_to_the_first() {
        let shown = rendered("ab\ncd\n", Span::new(1, 5));
        assert!(shown.contains("1 | ab\n  |  ^\n"), "{shown}");
    }

    #[test]
    fn control_characters_do_not_reach_the_terminal() {
        let shown = rendered("\tx\u{1b}[31m\u{202e}\r\n", Span::new(1, 2));
        assert!(!shown.contains(['\u{1b}', '\u{202e}', '\r', '\t']), "{shown:?}");
        assert!(shown.contains("\n  |     ^\n"), "{shown}");
    }

    #[test]
    fn notes_follow_with_and_without_places() {
        let diagnostic = Diagnostic::error("message", Span::new(0, 1))
            .note("loc(\"f\")", None)
            .note("defined here", Some(Span::new(3, 4)));
        let shown = render(&diagnostic, &source("ab\ncd\n"), false);
        assert!(shown.contains("= note: loc(\"f\")\n"), "{shown}");
        assert!(shown.contains("note: defined here\n --> add.mlir:2:1\n"), "{shown}");
    }

    #[test]
    fn any_span_of_any_text_renders() {
        for text in ["", "\n", "é\r\nü", "a\n\n", "\u{1f600}"] {
            for start in 0..10 {
                for end in 0..10 {
                    rendered(text, Span::new(start, end));
                }
            }
        }
        rendered("x", Span::new(usize::MAX, usize::MAX));
    }

    #[test]
    fn a_diagnostic_without_place_names_the_file() {
        let diagnostic = Diagnostic { span: None, ..Diagnostic::error("empty", Span::default()) };
        let shown = render(&diagnostic, &source(""), false);
        assert_eq!(shown, "error: empty\n--> add.mlir\n");
    }

    #[test]
    fn color_adds_escapes() {
        let diagnostic = Diagnostic::warning("message", Span::new(0, 1));
        assert!(render(&diagnostic, &source("ab"), true).contains('\u{1b}'));
    }
}
