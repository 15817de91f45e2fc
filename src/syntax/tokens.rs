//! What pest finds, as a flat list: tokens by kind, brackets with the place of their partner.

use std::ops::Range;

use pest::Parser;
use rayon::prelude::*;

use super::scan::find;
use crate::diagnostic::{Diagnostic, Span};

#[derive(pest_derive::Parser)]
#[grammar = "../grammar/mlir.pest"]
struct Grammar;

/// What a token is.
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
    /// `tensor<` of any other tensor type.
    OpenTensor,
    /// `{-#`.
    OpenResources,
    /// Closes any of them.
    Close,
    /// The end of the text.
    End,
}

/// A token and where it stands in the chunk.
#[derive(Debug, Clone, Copy)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// For a bracket, the index of the one that closes or opens it.
    partner: u32,
    /// Its first byte.
    pub start: usize,
    /// One past its last byte.
    pub end: usize,
}

impl Token {
    /// For a bracket, the index of the token that closes or opens it.
    pub fn partner(&self) -> usize {
        self.partner as usize
    }
}

/// The tokens of a text whose brackets were found balanced; `base` is where the text starts in the
/// file. An [`Kind::End`] stands last.
pub fn tokens(text: &str, base: usize) -> Result<Vec<Token>, Diagnostic> {
    let mut reader = Reader { text, base, tokens: Vec::new(), open: Vec::new() };
    let pieces = pieces(text);
    for batch in pieces.chunks(BATCH) {
        let found: Vec<_> = match batch {
            [piece] => vec![raw_tokens(text, piece.clone())],
            _ => batch.par_iter().map(|piece| raw_tokens(text, piece.clone())).collect(),
        };
        for raw in found {
            for (kind, span) in raw.map_err(|at| reader.unreadable(at))? {
                reader.push(kind, span)?;
            }
        }
    }
    reader.push(Kind::End, text.len()..text.len())?;
    Ok(reader.tokens)
}

/// How much text the grammar reads at once: what pest notes of it stays in the cache.
const PIECE: usize = 1 << 14;

/// How many pieces are read side by side before their tokens are joined.
const BATCH: usize = 64;

/// The text in pieces of about [`PIECE`] bytes.
fn pieces(text: &str) -> Vec<Range<usize>> {
    let mut pieces = Vec::new();
    let mut start = 0;
    while start < text.len() {
        let end = piece_end(text, start);
        pieces.push(start..end);
        start = end;
    }
    pieces
}

/// Where a piece that starts at `start` ends: where, a little later, a line starts with a value's
/// name. No token holds a line that does.
fn piece_end(text: &str, start: usize) -> usize {
    let mut at = start + PIECE;
    while let Some(line) =
        text.as_bytes().get(at..).and_then(|rest| find(rest, |byte| byte == b'\n'))
    {
        at += line + 1;
        let rest = &text.as_bytes()[at..];
        let indent = rest.iter().take_while(|&&byte| byte == b' ' || byte == b'\t').count();
        if rest.get(indent) == Some(&b'%') {
            return at;
        }
    }
    text.len()
}

/// The tokens of a piece as pest finds them; else where it stopped.
fn raw_tokens(text: &str, piece: Range<usize>) -> Result<Vec<(Kind, Range<usize>)>, usize> {
    let start = piece.start;
    let pairs = Grammar::parse(Rule::piece, &text[piece]).map_err(|error| start + place(&error))?;
    let mut tokens = Vec::new();
    let mut from = 0;
    for token in pairs.tokens() {
        match token {
            pest::Token::Start { rule, pos } => {
                from = start + pos.pos();
                if rule == Rule::tensor {
                    tokens.push((Kind::OpenTensor, from..from + "tensor".len()));
                }
            }
            pest::Token::End { rule: Rule::token | Rule::rare_token, pos } => {
                let span = from..without_spaces(text, start + pos.pos());
                tokens.push((kind(&text[span.clone()]), span));
            }
            // perhaps none
            pest::Token::End { rule: Rule::sizes, pos } => {
                let end = without_spaces(text, start + pos.pos());
                tokens.push((Kind::Sizes, from..end.max(from)));
            }
            pest::Token::End { .. } => {}
        }
    }
    Ok(tokens)
}

/// Matches brackets.
struct Reader<'a> {
    text: &'a str,
    base: usize,
    tokens: Vec<Token>,
    /// The brackets that are open.
    open: Vec<u32>,
}

impl Reader<'_> {
    fn push(&mut self, kind: Kind, span: Range<usize>) -> Result<(), Diagnostic> {
        let Ok(index) = u32::try_from(self.tokens.len()) else {
            return Err(self.diagnostic("more than 2^32 tokens", span));
        };
        let mut partner = 0;
        match kind {
            Kind::Open(_) | Kind::OpenTensor | Kind::OpenResources => self.open.push(index),
            Kind::Close => {
                let open = self.open.pop().filter(|&open| self.closes(open, span.clone()));
                partner = open.ok_or_else(|| self.unreadable(span.start))?;
                self.tokens[partner as usize].partner = index;
            }
            _ => {}
        }
        self.tokens.push(Token { kind, partner, start: span.start, end: span.end });
        Ok(())
    }

    /// Whether the bracket at `span` is the one that closes this token.
    fn closes(&self, open: u32, span: Range<usize>) -> bool {
        match self.tokens[open as usize].kind {
            Kind::Open(b'(') => &self.text[span] == ")",
            Kind::Open(b'[') => &self.text[span] == "]",
            Kind::Open(b'{') => &self.text[span] == "}",
            Kind::OpenResources => &self.text[span] == "#-}",
            _ => &self.text[span] == ">",
        }
    }

    /// Says where the text stops to make sense; pest's own words are not used, since it prints
    /// whole lines.
    fn unreadable(&self, at: usize) -> Diagnostic {
        let found = self.text[at..].chars().next();
        let message = match found {
            Some(found) => format!("this is no MLIR: unexpected `{}`", found.escape_debug()),
            None => "this is no MLIR: unexpected end of the text".to_string(),
        };
        self.diagnostic(&message, at..at + found.map_or(0, char::len_utf8))
    }

    fn diagnostic(&self, message: &str, span: Range<usize>) -> Diagnostic {
        Diagnostic::error(message, Span::new(self.base + span.start, self.base + span.end))
    }
}

/// Where pest stopped.
fn place(error: &pest::error::Error<Rule>) -> usize {
    match error.location {
        pest::error::InputLocation::Pos(at) => at,
        pest::error::InputLocation::Span((at, _)) => at,
    }
}

/// Where a token ends whose rule took the spaces after it.
fn without_spaces(text: &str, mut end: usize) -> usize {
    let bytes = text.as_bytes();
    while end > 0 && matches!(bytes[end - 1], b' ' | b'\n' | b'\t' | b'\r') {
        end -= 1;
    }
    end
}

/// The kind of a token, by its first character.
fn kind(text: &str) -> Kind {
    match text.as_bytes()[0] {
        b'%' if text.len() > 1 => Kind::Value,
        open @ (b'(' | b'[' | b'{' | b'<') if text.len() == 1 => Kind::Open(open),
        b')' | b']' | b'}' => Kind::Close,
        b'>' if text.len() == 1 => Kind::Close,
        b'{' => Kind::OpenResources,
        b'#' if text == "#-}" => Kind::Close,
        b'@' if text.len() > 1 => Kind::Symbol,
        b'#' if text.len() > 1 => Kind::Hash,
        b'!' if text.len() > 1 => Kind::Bang,
        b'^' if text.len() > 1 => Kind::Caret,
        b'"' => Kind::String,
        b'-' if text.ends_with('>') => Kind::Arrow,
        b'-' | b'0'..=b'9' if text.len() > 1 || text != "-" => number(text),
        b't' if text.ends_with('>') => Kind::SimpleTensor,
        b'd' if text.ends_with('>') => Kind::Dense,
        b'a'..=b'z' | b'A'..=b'Z' | b'_' => Kind::Word,
        mark => Kind::Mark(mark),
    }
}

fn number(text: &str) -> Kind {
    if text.contains('.') { Kind::Float } else { Kind::Integer }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind> {
        tokens(text, 0).unwrap().into_iter().map(|token| token.kind).collect()
    }

    #[test]
    fn tokens_are_told_by_their_first_character() {
        use Kind::*;
        let text = "%0#1 @f @\"a b\"::@c #a !t.u ^bb0 add \"s\" -1 0xFF 1.e2 dense<[\">\", 1]> tensor<2xf32> -> ,";
        let expected = [
            Value,
            Symbol,
            Symbol,
            Hash,
            Bang,
            Caret,
            Word,
            String,
            Integer,
            Integer,
            Float,
            Dense,
            SimpleTensor,
            Arrow,
            Mark(b','),
            End,
        ];
        assert_eq!(kinds(text), expected);
    }

    #[test]
    fn a_text_of_many_pieces_has_the_tokens_of_its_lines() {
        let line = "  %0:2 = \"a.b\"(%x) ({ // ) %1\n  ^bb0: dense<[1,\n 2]> }) : tensor<2xi32>\n";
        let count = (PIECE * 2 * BATCH).div_ceil(line.len());
        let text = format!("{{{}}}", line.repeat(count));
        assert!(pieces(&text).len() > BATCH);
        let (one, all) = (tokens(line, 0).unwrap(), tokens(&text, 0).unwrap());
        let each = one.len() - 1;
        assert_eq!(all.len(), each * count + 3);
        assert_eq!(all[0].partner(), all.len() - 2);
        for (index, token) in all[1..all.len() - 2].iter().enumerate() {
            let (expected, before) = (one[index % each], 1 + index / each * line.len());
            assert_eq!(token.kind, expected.kind);
            assert_eq!((token.start, token.end), (before + expected.start, before + expected.end));
        }
    }

    #[test]
    fn a_bracket_of_another_kind_closes_nothing() {
        assert!(tokens("({dense<a<b>)", 0).is_err());
        assert!(tokens("a)", 0).is_err());
    }
}
