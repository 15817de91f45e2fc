//! The parser's state and its steps over the nodes that the grammar found: look, take, expect.

use std::collections::HashMap;

use super::alias::Aliases;
use super::foreign;
use super::form::Templates;
use super::missing::missing;
use super::resources::Resources;
use super::scan::Layout;
use super::scope::Scope;
use super::tree::{self, Kind, Node, Rule};
use crate::diagnostic::{Diagnostic, Span};
use crate::ir::{Registry, Type};

/// The parsed item, or the error in the text.
pub(super) type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// How deep attributes, types and locations may nest, those behind aliases included.
const MAX_NESTING: usize = 512;

/// Reads the nodes of one chunk.
pub(super) struct Parser<'a> {
    /// The chunk.
    pub text: &'a str,
    /// Where the chunk starts in the file.
    pub base: usize,
    /// The nodes that the grammar found in the chunk.
    pub nodes: Vec<Node>,
    /// The next node.
    pub at: usize,
    /// The ops that have definitions.
    pub registry: &'a Registry,
    /// Their short forms.
    pub templates: Templates,
    /// The `#name = ...` and `!name = ...` of the chunk.
    pub aliases: Aliases<'a>,
    /// The blobs of the chunk.
    pub resources: Resources<'a>,
    /// Tensor types met so far, by their text.
    pub tensor_types: HashMap<&'a str, Type>,
    /// The values visible here.
    pub scope: Scope<'a>,
    /// How deep the thing now read is nested.
    pub level: usize,
    /// The deepest level since this field was last set.
    pub deepest: usize,
    /// The errors so far after which parsing could go on.
    pub errors: Vec<Diagnostic>,
    /// Whether the error that is being handed up only follows from one that was noted.
    pub follows: bool,
    /// The warnings so far.
    pub warnings: Vec<Diagnostic>,
}

impl<'a> Parser<'a> {
    /// A parser at the start of a chunk whose brackets are balanced, which the grammar reads by a rule.
    pub fn new(
        rule: Rule,
        text: &'a str,
        base: usize,
        layout: &Layout,
        registry: &'a Registry,
    ) -> std::result::Result<Parser<'a>, Diagnostic> {
        Ok(Parser {
            text,
            base,
            nodes: tree::nodes(rule, text, base, layout)?,
            at: 0,
            registry,
            templates: Templates::default(),
            aliases: Aliases::default(),
            resources: Resources::default(),
            tensor_types: HashMap::new(),
            scope: Scope::default(),
            level: 0,
            deepest: 0,
            errors: Vec::new(),
            follows: false,
            warnings: Vec::new(),
        })
    }

    /// The rule of the next node.
    pub fn rule(&self) -> Rule {
        self.nodes[self.at].rule
    }

    /// Whether the next node is one of this rule.
    pub fn is(&self, rule: Rule) -> bool {
        self.rule() == rule
    }

    /// Steps into a node of this rule if it is next.
    pub fn enters(&mut self, rule: Rule) -> bool {
        let found = self.is(rule);
        self.at += usize::from(found);
        found
    }

    /// The end of the next node.
    pub fn after(&self) -> usize {
        self.nodes[self.at].after()
    }

    /// The index of the next token: the first one inside the next node, or that node.
    pub fn token(&self) -> usize {
        self.token_from(self.at)
    }

    fn token_from(&self, mut index: usize) -> usize {
        while !self.nodes[index].is_token() {
            index += 1;
        }
        index
    }

    /// The index of the token `ahead` of the next one, or of the last one.
    fn token_at(&self, ahead: usize) -> usize {
        let last = self.nodes.len() - 1;
        (0..ahead).fold(self.token(), |index, _| self.token_from((index + 1).min(last)))
    }

    /// The kind of the next token.
    pub fn kind(&self) -> Kind {
        self.nodes[self.token()].kind
    }

    /// The kind of the token `ahead` of the next one.
    pub fn kind_at(&self, ahead: usize) -> Kind {
        self.nodes[self.token_at(ahead)].kind
    }

    /// The text of the next token.
    pub fn word(&self) -> &'a str {
        self.text_of(self.token())
    }

    /// The text of the token `ahead` of the next one.
    pub fn word_at(&self, ahead: usize) -> &'a str {
        self.text_of(self.token_at(ahead))
    }

    /// The text of a node.
    pub fn text_of(&self, index: usize) -> &'a str {
        let node = self.nodes[index];
        &self.text[node.start..node.end]
    }

    /// The place of the next token in the file.
    pub fn span(&self) -> Span {
        self.span_at(0)
    }

    /// The place in the file of the token that is `ahead` tokens after the next one.
    pub fn span_at(&self, ahead: usize) -> Span {
        let token = self.nodes[self.token_at(ahead)];
        Span::new(self.base + token.start, self.base + token.end)
    }

    /// From the start of one node to the end of the last token taken.
    pub fn span_from(&self, first: usize) -> Span {
        let taken = self.nodes[first..self.at.max(first + 1)].iter();
        let last = taken.rev().find(|node| node.is_token()).unwrap_or(&self.nodes[first]);
        Span::new(self.base + self.nodes[first].start, self.base + last.end)
    }

    /// The text from the start of one token to the end of the last one taken.
    pub fn text_from(&self, first: usize) -> &'a str {
        let span = self.span_from(first);
        &self.text[span.start - self.base..span.end - self.base]
    }

    /// Takes the next token. The end of the text is never taken.
    pub fn bump(&mut self) {
        self.at = (self.token() + 1).min(self.nodes.len() - 1);
    }

    /// Takes the next token and gives its text.
    pub fn take(&mut self) -> &'a str {
        let word = self.word();
        self.bump();
        word
    }

    /// An error at the next token.
    pub fn error<T>(&self, message: impl Into<String>) -> Result<T> {
        Err(Box::new(Diagnostic::error(message, self.span())))
    }

    /// An error that says what was expected instead of the next token.
    pub fn expected<T>(&self, what: &str) -> Result<T> {
        let found = match self.kind() {
            Kind::End => "the end of the text".to_string(),
            _ => found_text(self.word()),
        };
        self.error(format!("expected {what}, found {found}"))
    }

    /// An error where the text that is next has no structure of a rule, `what` in words: at the place at which
    /// the rule stopped, with what it could have gone on with.
    pub fn misses<T>(&self, rule: Rule, what: &str) -> Result<T> {
        let start = self.nodes[self.at].start;
        let missing = self.suggests().then(|| missing(rule, &self.text[start..])).flatten();
        let stopped = missing.as_ref().map_or(start, |missing| start + missing.at);
        if let Some(error) = self.lacks_brackets(stopped) {
            return Err(Box::new(error));
        }
        match missing {
            Some(missing) if missing.at > 0 => {
                let at = start + missing.at;
                if self.starts_negative_size(at) {
                    let message = "a dimension has no negative size: one that is unknown is `?`";
                    return self.error_at(self.token_behind(at), message);
                }
                self.expected_at(at, &missing.names())
            }
            _ => self.expected(what),
        }
    }

    /// Whether a byte of the chunk is the sign of a number where a tensor type has a size.
    fn starts_negative_size(&self, at: usize) -> bool {
        let before = self.text[..at].trim_end();
        let ends_size = |text: &str| text.ends_with(|c: char| c.is_ascii_digit() || c == '?');
        let number = self.text[at..].strip_prefix('-');
        number.is_some_and(|digits| digits.starts_with(|c: char| c.is_ascii_digit()))
            && (before.ends_with("tensor<") || before.strip_suffix('x').is_some_and(ends_size))
    }

    /// An error that says what was expected at a byte of the chunk.
    fn expected_at<T>(&self, at: usize, what: &str) -> Result<T> {
        let token = self.token_behind(at);
        let found = match self.nodes[token].kind {
            Kind::End => "the end of the text".to_string(),
            _ => found_text(self.text_of(token)),
        };
        self.error_at(token, format!("expected {what}, found {found}"))
    }

    /// The first token that starts at a byte of the chunk or behind it.
    fn token_behind(&self, at: usize) -> usize {
        self.token_from(
            self.nodes.partition_point(|node| node.start < at).min(self.nodes.len() - 1),
        )
    }

    /// An error at a node.
    fn error_at<T>(&self, index: usize, message: impl Into<String>) -> Result<T> {
        let node = self.nodes[index];
        let span = Span::new(self.base + node.start, self.base + node.end);
        Err(Box::new(Diagnostic::error(message, span)))
    }

    /// Whether the next token is this punctuation.
    pub fn is_mark(&self, mark: u8) -> bool {
        self.kind() == Kind::Mark(mark)
    }

    /// Takes this punctuation if it is next.
    pub fn eat_mark(&mut self, mark: u8) -> bool {
        self.eat(Kind::Mark(mark))
    }

    /// Takes this punctuation.
    pub fn expect_mark(&mut self, mark: u8) -> Result<()> {
        match self.eat_mark(mark) {
            true => Ok(()),
            false => self.expected(&format!("`{}`", char::from(mark))),
        }
    }

    /// Takes a token of this kind if it is next.
    pub fn eat(&mut self, kind: Kind) -> bool {
        let found = self.kind() == kind;
        if found {
            self.bump();
        }
        found
    }

    /// Takes a token of this kind and gives its text.
    pub fn expect(&mut self, kind: Kind, what: &str) -> Result<&'a str> {
        match self.kind() == kind {
            true => Ok(self.take()),
            false => self.expected(what),
        }
    }

    /// Whether the next token is this word.
    pub fn is_word(&self, word: &str) -> bool {
        self.kind() == Kind::Word && self.word() == word
    }

    /// Takes this word if it is next.
    pub fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.bump();
        }
        found
    }

    /// Takes this word.
    pub fn expect_word(&mut self, word: &str) -> Result<()> {
        match self.eat_word(word) {
            true => Ok(()),
            false => self.expected(&format!("`{word}`")),
        }
    }

    /// Whether the next token opens this bracket.
    pub fn is_open(&self, bracket: u8) -> bool {
        self.kind() == Kind::Open(bracket)
    }

    /// Takes this opening bracket.
    pub fn open(&mut self, bracket: u8) -> Result<()> {
        match self.eat(Kind::Open(bracket)) {
            true => Ok(()),
            false => self.expected(&format!("`{}`", char::from(bracket))),
        }
    }

    /// Takes the closing bracket of the group we are in.
    pub fn close(&mut self) -> Result<()> {
        match self.eat(Kind::Close) {
            true => Ok(()),
            false => self.expected("the closing bracket"),
        }
    }

    /// Steps over the whole group whose opening bracket is the next token, or over that token.
    pub fn skip_tree(&mut self) {
        self.at = self.nodes[self.token()].after().min(self.nodes.len() - 1);
    }

    /// Steps over the next node with all nodes inside of it.
    pub fn skip_node(&mut self) {
        self.at = self.after().min(self.nodes.len() - 1);
    }

    /// A bracketed list of things between commas.
    pub fn list<T>(
        &mut self,
        bracket: u8,
        mut item: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Vec<T>> {
        self.open(bracket)?;
        let mut items = Vec::new();
        while self.kind() != Kind::Close {
            items.push(item(self)?);
            if !self.eat_mark(b',') {
                break;
            }
            if self.kind() == Kind::Close {
                return self.expected("another item after the comma");
            }
        }
        self.close()?;
        Ok(items)
    }

    /// Runs a step one level deeper; refuses nesting that the stack might not bear, which only
    /// aliases of aliases can reach.
    pub fn nested<T>(&mut self, step: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.level >= MAX_NESTING {
            return self.error(format!("nested deeper than {MAX_NESTING} levels"));
        }
        self.level += 1;
        self.deepest = self.deepest.max(self.level);
        let result = step(self);
        self.level -= 1;
        result
    }

    /// Notes that something nested `depth` levels deep is put here.
    pub fn note_depth(&mut self, depth: usize) -> Result<()> {
        self.deepest = self.deepest.max(self.level + depth);
        match self.deepest > MAX_NESTING {
            true => self.error(format!("aliases nest deeper than {MAX_NESTING} levels")),
            false => Ok(()),
        }
    }

    /// The text of a string token, its escapes replaced: MLIR strings are bytes.
    pub fn string(&mut self) -> Result<Vec<u8>> {
        let span = self.span();
        let quoted = self.expect(Kind::String, "a string")?;
        unescape(&quoted[1..quoted.len() - 1], span.start + 1)
    }

    /// The text of a string token that has to be UTF-8.
    pub fn string_text(&mut self) -> Result<String> {
        let span = self.span();
        let bytes = self.string()?;
        String::from_utf8(bytes)
            .map_err(|_| Box::new(Diagnostic::error("this string is not UTF-8", span)))
    }
}

/// A token for messages; one character that cannot be seen by its name.
fn found_text(token: &str) -> String {
    match token.chars().next().and_then(foreign::named_character) {
        Some(name) => name,
        None => format!("`{}`", shorten(token)),
    }
}

/// At most forty characters of a token, for messages.
pub(super) fn shorten(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}

/// Replaces the escapes of a string's inside, which starts at byte `start` of the file: `\n`, `\t`,
/// `\"`, `\\` and two hexadecimal digits.
pub(super) fn unescape(inside: &str, start: usize) -> Result<Vec<u8>> {
    if !inside.contains('\\') {
        return Ok(inside.as_bytes().to_vec());
    }
    let mut bytes = Vec::with_capacity(inside.len());
    let mut rest = inside.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        let (byte, len) = match (first, tail) {
            (b'\\', [b'n', ..]) => (b'\n', 2),
            (b'\\', [b't', ..]) => (b'\t', 2),
            (b'\\', [b'"', ..]) => (b'"', 2),
            (b'\\', [b'\\', ..]) => (b'\\', 2),
            (b'\\', [high, low, ..]) if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => {
                (hex_digit(*high) << 4 | hex_digit(*low), 3)
            }
            (b'\\', _) => {
                let at = start + inside.len() - rest.len();
                let span = Span::new(at, at + 1);
                return Err(Box::new(Diagnostic::error("unknown escape in a string", span)));
            }
            _ => (first, 1),
        };
        bytes.push(byte);
        rest = &rest[len..];
    }
    Ok(bytes)
}

/// The value of a hexadecimal digit.
pub(super) const fn hex_digit(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        b'a'..=b'f' => digit - b'a' + 10,
        _ => digit.wrapping_sub(b'A').wrapping_add(10),
    }
}
