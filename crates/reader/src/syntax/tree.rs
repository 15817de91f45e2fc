//! The tree that the grammar finds in a text, as a flat list: each node before those inside it.

use std::ops::Range;

use pest::Parser;
use rayon::prelude::*;

use super::pieces::{Piece, pieces};
use super::scan::Layout;
use super::stack::is_shallow;
use crate::diagnostic::{Diagnostic, Span};
use crate::hardware::threads::among_threads;

#[derive(pest_derive::Parser)]
#[grammar = "../grammar/mlir.pest"]
pub(super) struct Grammar;

/// A node: what one rule of the grammar matched. A token has no nodes inside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Node {
    /// The rule.
    pub rule: Rule,
    /// The kind of the token, or [`Kind::Inner`] if the node is none.
    pub kind: Kind,
    /// The index behind the nodes inside this one; of a bracket that opens, the index behind the bracket
    /// that closes it.
    after: u32,
    /// The first byte of its text in the chunk.
    pub start: usize,
    /// One past the last byte of its text, without the white space that follows.
    pub end: usize,
}

impl Node {
    /// The index of the first node behind this one, and for a bracket that opens, behind
    /// the whole group.
    pub fn after(&self) -> usize {
        self.after as usize
    }

    /// Whether it is a token.
    pub fn is_token(&self) -> bool {
        self.kind != Kind::Inner
    }
}

/// The kind of a token, or that a node is not a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// `%0`, `%5#1`.
    Value,
    /// `@f`.
    Symbol,
    /// `#name`.
    Hash,
    /// `!name`.
    Bang,
    /// `^name`.
    Caret,
    /// A bare word.
    Word,
    /// `"text"`.
    String,
    /// Digits, perhaps with a sign, or `0x` and hexadecimal digits.
    Integer,
    /// Digits with a point.
    Float,
    /// `dense<...>`.
    Dense,
    /// `tensor<2xf32>`.
    SimpleTensor,
    /// The sizes of another tensor type: `2x?x`.
    Sizes,
    /// `->`.
    Arrow,
    /// One character of punctuation, or `>=`.
    Mark(u8),
    /// `(`, `[`, `{`, `<`.
    Open(u8),
    /// `)`, `]`, `}`, `>`.
    Close,
    /// The end of the text.
    End,
    /// No token: a node that has other nodes inside.
    Inner,
}

/// The kind of a node that starts with the byte `first`.
fn kind(rule: Rule, first: u8) -> Kind {
    use Rule as R;
    match rule {
        R::value_id | R::value_use => Kind::Value,
        R::symbol_ref_id => Kind::Symbol,
        R::hash_id => Kind::Hash,
        R::bang_id => Kind::Bang,
        R::caret_id => Kind::Caret,
        R::string_literal => Kind::String,
        R::integer_literal => Kind::Integer,
        R::float_literal => Kind::Float,
        R::dense_literal => Kind::Dense,
        R::simple_tensor_type => Kind::SimpleTensor,
        R::dimension_list => Kind::Sizes,
        R::arrow => Kind::Arrow,
        R::open_paren | R::open_square | R::open_brace | R::open_angle | R::open_metadata => {
            Kind::Open(first)
        }
        R::close_paren | R::close_square | R::close_brace | R::close_angle | R::close_metadata => {
            Kind::Close
        }
        R::comma | R::colon | R::equal | R::other | R::unknown_size => Kind::Mark(first),
        R::bare_id
        | R::dotted_id
        | R::keyword
        | R::applies_keyword
        | R::module_keyword
        | R::function_keyword
        | R::visibility
        | R::attributes_keyword
        | R::conversion_keyword
        | R::tensor_keyword
        | R::tuple_keyword
        | R::complex_keyword
        | R::shaped_keyword
        | R::array_keyword
        | R::resource_keyword
        | R::opaque_keyword
        | R::loc_keyword
        | R::callsite_keyword
        | R::fused_keyword
        | R::at_keyword
        | R::storage_name
        | R::unknown_location => Kind::Word,
        R::EOI => Kind::End,
        _ => Kind::Inner,
    }
}

/// Whether a node of this rule says nothing that the nodes inside it do not say.
fn is_dropped(rule: Rule) -> bool {
    use Rule as R;
    matches!(
        rule,
        R::piece
            | R::value
            | R::EOI
            | R::gap
            | R::string
            | R::dense
            | R::symbol
            | R::r#type
            | R::attribute_value
            | R::location
            | R::array_element
            | R::op_result
    )
}

/// The nodes of a text whose brackets were found balanced, by the rule of a file's text or of a value
/// alone; `base` is where the text starts in the file. A token of [`Rule::EOI`] is the last one.
pub fn nodes(
    rule: Rule,
    text: &str,
    base: usize,
    layout: &Layout,
) -> Result<Vec<Node>, Diagnostic> {
    let builder = Builder {
        rule,
        text,
        base,
        pieces: &pieces(text, layout),
        // other threads have less stack than a deep text needs
        batch: if is_shallow(layout) { BATCH } else { 1 },
        next: 0,
        read: Vec::new(),
        tree: Tree::default(),
    };
    builder.nodes()
}

/// How many pieces are read side by side before their nodes are joined.
const BATCH: usize = 64;

/// Joins the nodes of pieces in the order of the text.
struct Builder<'a> {
    /// The rule of each piece.
    rule: Rule,
    text: &'a str,
    base: usize,
    pieces: &'a [Piece],
    /// How many pieces are read side by side.
    batch: usize,
    /// The next piece to be joined.
    next: usize,
    /// The nodes of the pieces that were read and not joined yet, the next one's last.
    read: Vec<Result<Vec<Node>, Stop>>,
    tree: Tree,
}

impl Builder<'_> {
    fn nodes(mut self) -> Result<Vec<Node>, Diagnostic> {
        while self.next < self.pieces.len() {
            self.piece()?;
        }
        let end = self.text.len();
        self.push(Node { rule: Rule::EOI, kind: Kind::End, after: 0, start: end, end })?;
        self.tree.close_all();
        Ok(self.tree.nodes)
    }

    /// Joins the next piece and, where text was left out of it, those that hold this text.
    fn piece(&mut self) -> Result<(), Diagnostic> {
        let pieces = self.pieces;
        let mut gaps = pieces[self.next].gaps().peekable();
        for node in self.take()? {
            if let Some((_, inside)) = gaps.next_if(|(end, _)| node.start >= *end) {
                for _ in 0..inside {
                    self.piece()?;
                }
            }
            self.push(node)?;
        }
        Ok(())
    }

    fn push(&mut self, node: Node) -> Result<(), Diagnostic> {
        let at = self.base + node.start;
        self.tree
            .push(node)
            .map_err(|_| Diagnostic::error("more than 2^32 tokens", Span::new(at, at)))
    }

    /// The nodes of the next piece.
    fn take(&mut self) -> Result<Vec<Node>, Diagnostic> {
        if self.read.is_empty() {
            let end = (self.next + self.batch).min(self.pieces.len());
            self.read = match &self.pieces[self.next..end] {
                [piece] => vec![piece_nodes(self.rule, self.text, piece)],
                batch => {
                    let (rule, text) = (self.rule, self.text);
                    among_threads(|| {
                        batch.par_iter().map(|piece| piece_nodes(rule, text, piece)).collect()
                    })
                }
            };
            self.read.reverse();
        }
        self.next += 1;
        let nodes = self.read.pop().expect("a piece was read");
        nodes.map_err(|stop| stop.diagnostic(self.text, self.base))
    }
}

/// Nodes in order, in which it is noted where each ends.
#[derive(Default)]
struct Tree {
    nodes: Vec<Node>,
    /// The nodes around the next one.
    around: Vec<u32>,
    /// The brackets that are open.
    brackets: Vec<u32>,
}

impl Tree {
    fn push(&mut self, node: Node) -> Result<(), std::num::TryFromIntError> {
        let index = u32::try_from(self.nodes.len())?;
        while let Some(&outer) = self.around.last() {
            if self.nodes[outer as usize].end > node.start {
                break;
            }
            self.around.pop();
            self.nodes[outer as usize].after = index;
        }
        if !node.is_token() {
            self.around.push(index);
        }
        match node.kind {
            Kind::Open(_) => self.brackets.push(index),
            Kind::Close => {
                if let Some(open) = self.brackets.pop() {
                    self.nodes[open as usize].after = index + 1;
                }
            }
            _ => {}
        }
        self.nodes.push(Node { after: index + 1, ..node });
        Ok(())
    }

    fn close_all(&mut self) {
        let end = self.nodes.len() as u32 - 1;
        for index in self.around.drain(..) {
            self.nodes[index as usize].after = end;
        }
    }
}

/// The place at which the grammar stops to match a text.
struct Stop {
    at: usize,
    too_deep: bool,
}

impl Stop {
    /// pest's own words are not used, since it prints whole lines.
    fn diagnostic(&self, text: &str, base: usize) -> Diagnostic {
        let found = text[self.at..].chars().next();
        let message = match found {
            _ if self.too_deep => "this nests too deep".to_string(),
            Some(found) => format!("this is no MLIR: unexpected `{}`", found.escape_debug()),
            None => "this is no MLIR: unexpected end of the text".to_string(),
        };
        let (start, len) = (base + self.at, found.map_or(0, char::len_utf8));
        Diagnostic::error(message, Span::new(start, start + len))
    }
}

/// The nodes that the grammar finds in a piece.
fn piece_nodes(rule: Rule, text: &str, piece: &Piece) -> Result<Vec<Node>, Stop> {
    let written = piece.text(text);
    let pairs = Grammar::parse(rule, &written).map_err(|error| Stop {
        at: piece.place(place(&error)),
        too_deep: matches!(error.variant, pest::error::ErrorVariant::CustomError { .. }),
    })?;
    let mut raw = Raw { nodes: Vec::new(), open: Vec::new(), end: 0, text_end: 0 };
    for token in pairs.tokens() {
        match token {
            pest::Token::Start { rule, pos } => raw.start(rule, pos.pos(), &written),
            pest::Token::End { rule, pos } => raw.end(rule, pos.pos(), &written),
        }
    }
    let mut nodes = raw.nodes;
    piece.to_places(&mut nodes, |node| (&mut node.start, &mut node.end));
    Ok(nodes)
}

/// Makes nodes of what pest notes.
struct Raw {
    nodes: Vec<Node>,
    /// The nodes that have no end yet.
    open: Vec<usize>,
    /// The end of the last token, without white space.
    end: usize,
    /// The end of the text inside of a token that has another rule inside.
    text_end: usize,
}

impl Raw {
    fn start(&mut self, rule: Rule, at: usize, text: &str) {
        if !is_dropped(rule) {
            self.open.push(self.nodes.len());
            let kind = kind(rule, text.as_bytes().get(at).copied().unwrap_or_default());
            self.nodes.push(Node { rule, kind, after: 0, start: at, end: at });
        }
    }

    fn end(&mut self, rule: Rule, at: usize, text: &str) {
        match rule {
            Rule::string | Rule::dense | Rule::symbol => self.text_end = at,
            _ if is_dropped(rule) => {}
            _ => {
                let Some(index) = self.open.pop() else { return };
                let node = &mut self.nodes[index];
                match node.kind {
                    Kind::String | Kind::Dense | Kind::Symbol => self.end = self.text_end,
                    Kind::Sizes => self.end = at,
                    Kind::Inner => {}
                    _ => self.end = token_end(text, node.start..at),
                }
                node.end = self.end;
            }
        }
    }
}

/// The end of a token whose rule took the white space and the comments after it.
fn token_end(text: &str, taken: Range<usize>) -> usize {
    let bytes = &text.as_bytes()[taken.clone()];
    let is_blank = |&byte: &u8| matches!(byte, b' ' | b'\n' | b'\t' | b'\r');
    let mut len = bytes.iter().skip(1).position(is_blank).map_or(bytes.len(), |len| len + 1);
    if let Some(comment) = bytes[1..len].windows(2).position(|pair| pair == b"//") {
        len = comment + 1;
    }
    // the first character of a token may be a blank of another script
    taken.start + len.min(bytes.len())
}

/// The place at which pest stopped.
pub(super) fn place(error: &pest::error::Error<Rule>) -> usize {
    match error.location {
        pest::error::InputLocation::Pos(at) => at,
        pest::error::InputLocation::Span((at, _)) => at,
    }
}

#[cfg(test)]
mod tests {
    use super::super::scan;
    use super::*;

    /// The nodes of a text that is cut into pieces of about `piece` bytes.
    fn nodes(rule: Rule, text: &str, piece: usize) -> Result<Vec<Node>, Diagnostic> {
        super::nodes(rule, text, 0, &scan::layout(text, piece))
    }

    #[test]
    fn tokens_have_kinds_and_end_before_white_space() {
        use Kind::*;
        let text = "%0#1 @f @\"a b\"::@c #a !t.u ^bb0 add // x\n \"s // \" -1 0xFF 1.e2 dense<[\">\", 1]> tensor<2xf32> -> ,";
        let expected = [
            (Value, "%0#1"),
            (Symbol, "@f"),
            (Symbol, "@\"a b\"::@c"),
            (Hash, "#a"),
            (Bang, "!t.u"),
            (Caret, "^bb0"),
            (Word, "add"),
            (String, "\"s // \""),
            (Integer, "-1"),
            (Integer, "0xFF"),
            (Float, "1.e2"),
            (Dense, "dense<[\">\", 1]>"),
            (SimpleTensor, "tensor<2xf32>"),
            (Arrow, "->"),
            (Mark(b','), ","),
            (End, ""),
        ];
        let nodes = nodes(Rule::value, text, usize::MAX).unwrap();
        let tokens: Vec<_> = nodes.iter().filter(|node| node.is_token()).collect();
        let found: Vec<_> =
            tokens.iter().map(|node| (node.kind, &text[node.start..node.end])).collect();
        assert_eq!(found, expected);
    }

    /// A module of functions with loops in loops, some lines of which are long.
    fn nested_loops() -> std::string::String {
        let line =
            "    %0:2 = \"a.b\"(%x) ({ // ) %1\n  ^bb0: dense<[1,\n 2]> }) : tensor<2xi32>\n";
        let inner = format!("  %2 = a.c do {{\n{}  }} loc(\"x\")\n", line.repeat(7));
        let outer = format!("  %3 = a.c cond {{ a.d }} do {{\n{}  }}\n", inner.repeat(3));
        let function = format!("func.func @f(%x: i32) {{\n{}  return\n}}\n", outer.repeat(4));
        format!("module {{\n{}}}\n#loc = loc(unknown)\n", function.repeat(5))
    }

    #[test]
    fn a_text_in_pieces_has_the_nodes_of_the_whole() {
        let text = nested_loops();
        let whole = nodes(Rule::piece, &text, usize::MAX).unwrap();
        for piece in [1, 100, 1000, 5000] {
            let layout = scan::layout(&text, piece);
            assert!(pieces(&text, &layout).len() > text.len() / (piece + 2000));
            let in_pieces = nodes(Rule::piece, &text, piece).unwrap();
            assert_eq!(in_pieces, whole, "{piece}");
        }
    }

    #[test]
    fn behind_a_node_stands_what_is_not_inside_it() {
        let text = nested_loops();
        let nodes = nodes(Rule::piece, &text, usize::MAX).unwrap();
        for (index, node) in nodes.iter().enumerate().filter(|(_, node)| !node.is_token()) {
            let inside = &nodes[index + 1..node.after()];
            assert!(inside.iter().all(|it| node.start <= it.start && it.end <= node.end));
            assert!(nodes[node.after()].start >= node.end);
        }
    }

    #[test]
    fn a_bracket_of_another_kind_closes_nothing() {
        assert!(nodes(Rule::value, "({dense<a<b>)", usize::MAX).is_err());
        assert!(nodes(Rule::piece, "a)", usize::MAX).is_err());
    }
}
