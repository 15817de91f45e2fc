//! Recovery from errors: where reading goes on behind an op or an item that is wrong, and which values are
//! not complained about because of it.

use super::parser::{Parser, Result};
use super::tree::{Kind, Rule};
use crate::diagnostic::Diagnostic;

/// After this many errors no message says what may have been meant or what the grammar misses, since that
/// takes time.
const MOST_SUGGESTIONS: usize = 100;

impl Parser<'_> {
    /// Whether an error found now should say what may have been meant, and what the grammar misses.
    pub fn suggests(&self) -> bool {
        self.errors.len() < MOST_SUGGESTIONS
    }

    /// Notes an error, unless it only follows from an error that was noted before.
    pub fn note_error(&mut self, error: Diagnostic) {
        if !std::mem::take(&mut self.follows) {
            self.errors.push(error);
        }
    }

    /// Goes on behind an op that could not be read and starts at the node `first`. The names of
    /// its results become values of which nothing is known, `mark` being the scope before it.
    pub fn skip_op(&mut self, first: usize, mark: usize, error: Diagnostic) {
        self.scope.leave(mark);
        self.at = first;
        self.spoil_names();
        self.at = first;
        let location = self.step_over_op();
        let mention = location.and_then(|at| self.mention_at(at));
        self.note_error(match mention {
            Some(mention) => error.note(mention, None),
            None => error,
        });
    }

    /// Steps to what seems to be the next op, or the end of the block. Gives the node of the last
    /// `loc(...)` that was stepped over.
    fn step_over_op(&mut self) -> Option<usize> {
        let mut location = None;
        loop {
            location = self.location_inside(self.at).or(location);
            self.skip_node();
            match self.kind() {
                Kind::Caret | Kind::Close | Kind::End => return location,
                _ if self.starts_line() && self.starts_op() => return location,
                _ => {}
            }
        }
    }

    /// The last `loc(...)` of a statement, or the node if it is one.
    fn location_inside(&self, statement: usize) -> Option<usize> {
        let is_location = |index: &usize| self.nodes[*index].rule == Rule::trailing_location;
        let parts =
            std::iter::successors(Some(statement + 1), |&index| Some(self.nodes[index].after()));
        let end = self.nodes[statement].after();
        let mut parts = std::iter::once(statement).chain(parts.take_while(|&index| index < end));
        match self.nodes[statement].is_token() {
            true => None,
            false => parts.by_ref().filter(is_location).last(),
        }
    }

    /// A mention of the `loc(...)` at a node, or `None` if it cannot be read: the op may have been skipped
    /// for that very error, and an error of the location alone is not worth a message here.
    fn mention_at(&mut self, at: usize) -> Option<String> {
        let (here, follows) = (self.at, self.follows);
        self.at = at;
        let location = self.location();
        (self.at, self.follows) = (here, follows);
        location.ok()?.mention()
    }

    /// `%a, %b:2 =`: names whose values are unknown.
    fn spoil_names(&mut self) {
        self.enters(Rule::operation);
        while self.kind() == Kind::Value {
            let name = self.take().trim_start_matches('%');
            self.scope.spoil(name);
            if self.eat_mark(b':') {
                self.bump();
            }
            if !self.eat_mark(b',') {
                return;
            }
        }
    }

    /// Whether there is nothing but white space before the next token in its line.
    pub fn starts_line(&self) -> bool {
        let before = self.text[..self.nodes[self.at].start].trim_end_matches([' ', '\t']);
        before.is_empty() || before.ends_with('\n')
    }

    /// Whether an op seems to start here.
    fn starts_op(&self) -> bool {
        match self.kind() {
            Kind::Value => self.starts_results(),
            Kind::String => self.kind_at(1) == Kind::Open(b'('),
            Kind::Word => {
                let word = self.word();
                word.contains('.') || self.registry.get(&format!("func.{word}")).is_some()
            }
            _ => false,
        }
    }

    /// Whether names and `=` are next.
    fn starts_results(&self) -> bool {
        let mut ahead = 1;
        loop {
            match (self.kind_at(ahead), self.kind_at(ahead + 1)) {
                (Kind::Mark(b'='), _) => return true,
                (Kind::Mark(b':'), Kind::Integer) | (Kind::Mark(b','), Kind::Value) => ahead += 2,
                _ => return false,
            }
        }
    }

    /// Notes an error of an item of a module and goes on behind it, so that one run reports the
    /// errors of several functions.
    pub fn skip_item(&mut self, first: usize, error: Box<Diagnostic>) -> Result<()> {
        self.at = first;
        let is_word = matches!(self.kind(), Kind::Word | Kind::String | Kind::Value);
        let is_alias = matches!(self.kind(), Kind::Hash | Kind::Bang);
        if !(is_alias || is_word && self.starts_known_item()) {
            return Err(error);
        }
        loop {
            self.skip_node();
            match self.kind() {
                Kind::Close | Kind::End => break,
                _ if self.starts_line() && (self.starts_op() || self.starts_known_item()) => break,
                Kind::Hash | Kind::Bang if self.kind_at(1) == Kind::Mark(b'=') => break,
                _ => {}
            }
        }
        self.note_error(*error);
        Ok(())
    }

    /// Whether an item of a module starts here.
    fn starts_known_item(&self) -> bool {
        match self.kind() {
            Kind::Word => {
                let word = self.word();
                let dialect = word.split_once('.').map(|(dialect, _)| dialect);
                matches!(word, "module" | "func")
                    || dialect.is_some_and(|it| it == "builtin" || self.registry.has_dialect(it))
            }
            Kind::String | Kind::Value => self.starts_op(),
            _ => false,
        }
    }
}
