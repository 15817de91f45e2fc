//! Lines and columns of byte offsets.

use std::cell::RefCell;
use std::ops::Range;
use std::sync::{Arc, Weak};

use super::Source;
use super::render::floor_boundary;

thread_local! {
    /// The text that was asked about last, and its lines: diagnostics come by the thousands for one
    /// text, and counting the lines of a large one takes longer than all else.
    static LAST: RefCell<Option<(Weak<str>, Arc<LineTable>)>> = const { RefCell::new(None) };
}

/// The start of each line of a text.
#[derive(Debug, Clone)]
pub struct LineTable {
    starts: Vec<usize>,
}

/// A place in a text, as people count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LineColumn {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

impl LineTable {
    /// The lines of this text.
    pub fn new(text: &str) -> LineTable {
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let starts = std::iter::once(0).chain(breaks.map(|(index, _)| index + 1)).collect();
        LineTable { starts }
    }

    /// The lines of a source's text, counted once for as long as one source is asked about.
    pub fn of(source: &Source) -> Arc<LineTable> {
        LAST.with_borrow_mut(|last| match last {
            Some((text, lines)) if std::ptr::eq(text.as_ptr(), Arc::as_ptr(&source.text)) => {
                Arc::clone(lines)
            }
            _ => {
                let lines = Arc::new(LineTable::new(&source.text));
                *last = Some((Arc::downgrade(&source.text), Arc::clone(&lines)));
                lines
            }
        })
    }

    /// The line and column of a byte offset; one beyond the text is its end.
    pub fn place(&self, text: &str, offset: usize) -> LineColumn {
        let offset = floor_boundary(text, offset);
        let line = self.line_index(offset);
        let column = text[self.starts[line]..offset].chars().count() + 1;
        LineColumn { line: line + 1, column }
    }

    /// The bytes of the line that holds an offset, without its line break.
    pub fn line_around(&self, text: &str, offset: usize) -> Range<usize> {
        let line = self.line_index(offset.min(text.len()));
        let start = self.starts[line];
        let end = self.starts.get(line + 1).map_or(text.len(), |next| next - 1);
        let end = if text[start..end].ends_with('\r') { end - 1 } else { end };
        start..end
    }

    fn line_index(&self, offset: usize) -> usize {
        self.starts.partition_point(|&start| start <= offset) - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_of_a_source_are_counted_once() {
        let source = |text: &str| Source { name: "f.mlir".into(), text: text.into() };
        let (one, other) = (source("a\nb"), source("a\nb"));
        let first = LineTable::of(&one);
        assert!(Arc::ptr_eq(&first, &LineTable::of(&one.clone())));
        assert!(!Arc::ptr_eq(&first, &LineTable::of(&other)));
    }

    #[test]
    fn counts_lines_and_characters_from_one() {
        let text = "é=\n\nx";
        let lines = LineTable::new(text);
        let place = |offset| {
            let place = lines.place(text, offset);
            (place.line, place.column)
        };
        assert_eq!([place(0), place(2), place(4), place(5)], [(1, 1), (1, 2), (2, 1), (3, 1)]);
        assert_eq!(place(100), (3, 2));
    }
}
