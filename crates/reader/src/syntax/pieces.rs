//! A long text in pieces that the grammar reads side by side: what pest notes of a piece stays in the
//! cache, and long regions are left out of the statement they belong to and read as pieces of their own.

use std::borrow::Cow;
use std::ops::Range;

use super::scan::{Cuts, Layout};

/// About how many bytes of text are read at once.
pub(super) const PIECE: usize = 1 << 14;

/// Some statements, without the later parts of long regions inside them.
#[derive(Debug, Default)]
pub(super) struct Piece {
    /// The parts of the text that the piece has, in order.
    parts: Vec<Part>,
}

#[derive(Debug)]
struct Part {
    range: Range<usize>,
    /// How many pieces hold the text before this part that was left out.
    left_out: usize,
}

/// The pieces of a text: each is followed by those that hold what was left out of it.
pub(super) fn pieces(text: &str, layout: &Layout) -> Vec<Piece> {
    let mut maker = Maker { regions: &layout.regions, next: 0, pieces: Vec::new() };
    maker.pieces_between([0].into_iter().chain(layout.places.iter().copied()), text.len());
    maker.pieces
}

struct Maker<'a> {
    /// Long regions, in the order of their first cuts.
    regions: &'a [Cuts],
    /// The index of the next long region.
    next: usize,
    pieces: Vec<Piece>,
}

impl Maker<'_> {
    /// Makes a piece of a range, and pieces of what is left out of it.
    fn piece(&mut self, range: Range<usize>) {
        let index = self.pieces.len();
        self.pieces.push(Piece::default());
        let mut parts = Vec::new();
        let (mut start, mut left_out) = (range.start, 0);
        let regions = self.regions;
        while let Some(region) = regions.get(self.next).filter(|it| it.places[0] < range.end) {
            parts.push(Part { range: start..region.places[0], left_out });
            self.next += 1;
            left_out = self.pieces_between(region.places.iter().copied(), region.end);
            start = region.end;
        }
        parts.push(Part { range: start..range.end, left_out });
        self.pieces[index].parts = parts;
    }

    /// Makes a piece from each start to the next one; gives how many starts there are.
    fn pieces_between(&mut self, starts: impl Iterator<Item = usize>, end: usize) -> usize {
        let mut starts = starts.peekable();
        let mut count = 0;
        while let Some(start) = starts.next() {
            self.piece(start..starts.peek().copied().unwrap_or(end));
            count += 1;
        }
        count
    }
}

impl Piece {
    /// What the grammar reads of it.
    pub fn text<'a>(&self, text: &'a str) -> Cow<'a, str> {
        match self.parts.as_slice() {
            [part] => Cow::Borrowed(&text[part.range.clone()]),
            parts => Cow::Owned(parts.iter().map(|part| &text[part.range.clone()]).collect()),
        }
    }

    /// Where text was left out: where it ends, and how many pieces hold it.
    pub fn gaps(&self) -> impl Iterator<Item = (usize, usize)> {
        self.parts.iter().skip(1).map(|part| (part.range.start, part.left_out))
    }

    /// The place in the whole text of a place in what the grammar read.
    pub fn place(&self, mut at: usize) -> usize {
        for part in &self.parts {
            if at < part.range.len() {
                return part.range.start + at;
            }
            at -= part.range.len();
        }
        self.parts.last().map_or(0, |part| part.range.end)
    }

    /// Turns the places of nodes, in the order of their starts, into those in the whole text.
    pub fn to_places<T>(
        &self,
        nodes: &mut [T],
        places: impl Fn(&mut T) -> (&mut usize, &mut usize),
    ) {
        let mut part = 0;
        let mut before = 0;
        for node in nodes {
            let (start, end) = places(node);
            while part + 1 < self.parts.len() && *start >= before + self.parts[part].range.len() {
                before += self.parts[part].range.len();
                part += 1;
            }
            let shift = self.parts[part].range.start;
            *end = match *end - before <= self.parts[part].range.len() {
                true => *end - before + shift,
                // it goes on behind what was left out
                false => self.place(*end - 1) + 1,
            };
            *start = *start - before + shift;
        }
    }
}
