//! What pest found, as a flat list: leaves by kind, brackets with the place of their partner.

use pest::Parser;

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
    /// Its first byte.
    pub start: usize,
    /// One past its last byte.
    pub end: usize,
    /// For a bracket, the index of the one that closes or opens it.
    pub partner: usize,
}

/// The tokens of a text whose brackets were found balanced; `base` is where the text starts in the
/// file. An [`Kind::End`] stands last.
pub fn tokens(text: &str, base: usize) -> Result<Vec<Token>, Diagnostic> {
    let pairs = Grammar::parse(Rule::file, text).map_err(|error| unreadable(&error, text, base))?;
    // grown as needed: most of a large text is the inside of literals
    let mut tokens = Vec::new();
    let mut open = Vec::new();
    for token in pairs.tokens() {
        match token {
            pest::Token::Start { rule, pos } => start(rule, pos.pos(), &mut tokens, &mut open),
            pest::Token::End { rule, pos } => end(rule, pos.pos(), text, &mut tokens, &mut open),
        }
    }
    tokens.push(Token { kind: Kind::End, start: text.len(), end: text.len(), partner: 0 });
    Ok(tokens)
}

fn start(rule: Rule, at: usize, tokens: &mut Vec<Token>, open: &mut Vec<usize>) {
    let (kind, len) = match rule {
        Rule::leaf | Rule::rare_leaf | Rule::sizes => (Kind::End, 0),
        Rule::paren => (Kind::Open(b'('), 1),
        Rule::brace => (Kind::Open(b'{'), 1),
        Rule::square => (Kind::Open(b'['), 1),
        Rule::angle => (Kind::Open(b'<'), 1),
        Rule::tensor => (Kind::OpenTensor, 6),
        Rule::resources => (Kind::OpenResources, 3),
        _ => return,
    };
    if len != 0 {
        open.push(tokens.len());
    }
    tokens.push(Token { kind, start: at, end: at + len, partner: 0 });
}

fn end(rule: Rule, at: usize, text: &str, tokens: &mut Vec<Token>, open: &mut Vec<usize>) {
    let at = without_spaces(text, at);
    let len = match rule {
        Rule::leaf | Rule::rare_leaf | Rule::sizes => {
            let leaf = tokens.last_mut().expect("a leaf ends after it started");
            // sizes may be empty
            leaf.end = at.max(leaf.start);
            let sizes = rule == Rule::sizes;
            leaf.kind = if sizes { Kind::Sizes } else { kind(&text[leaf.start..leaf.end]) };
            return;
        }
        Rule::resources => 3,
        Rule::paren | Rule::brace | Rule::square | Rule::angle | Rule::tensor => 1,
        _ => return,
    };
    let partner = open.pop().expect("a bracket closes after it opened");
    tokens[partner].partner = tokens.len();
    tokens.push(Token { kind: Kind::Close, start: at - len, end: at, partner });
}

/// Where a tree ends whose rule took the spaces after it.
fn without_spaces(text: &str, mut end: usize) -> usize {
    let bytes = text.as_bytes();
    while end > 0 && matches!(bytes[end - 1], b' ' | b'\n' | b'\t' | b'\r') {
        end -= 1;
    }
    end
}

/// The kind of a leaf, by its first character.
fn kind(text: &str) -> Kind {
    match text.as_bytes()[0] {
        b'%' if text.len() > 1 => Kind::Value,
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

/// Says where pest stopped; its own text is not used, since it prints whole lines.
fn unreadable(error: &pest::error::Error<Rule>, text: &str, base: usize) -> Diagnostic {
    let at = match error.location {
        pest::error::InputLocation::Pos(at) => at,
        pest::error::InputLocation::Span((at, _)) => at,
    };
    let found = text[at..].chars().next();
    let message = match found {
        Some(found) => format!("this is no MLIR: unexpected `{}`", found.escape_debug()),
        None => "this is no MLIR: unexpected end of the text".to_string(),
    };
    let len = found.map_or(0, char::len_utf8);
    Diagnostic::error(message, Span::new(base + at, base + at + len))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind> {
        tokens(text, 0).unwrap().into_iter().map(|token| token.kind).collect()
    }

    #[test]
    fn leaves_are_told_by_their_first_character() {
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
}
