//! What is wrong with an op or an item does not keep the rest of a text from being read: where
//! reading goes on, and which values are not to be complained about.

use super::parser::{Parser, Result};
use super::tokens::Kind;
use crate::diagnostic::Diagnostic;

/// With so many errors nobody looks for what may have been meant any more.
const MOST_SUGGESTIONS: usize = 100;

impl Parser<'_> {
    /// Whether an error found now should say what may have been meant.
    pub fn suggests(&self) -> bool {
        self.errors.len() < MOST_SUGGESTIONS
    }

    /// Notes an error, unless it only follows from one that was noted.
    pub fn note_error(&mut self, error: Diagnostic) {
        if !std::mem::take(&mut self.follows) {
            self.errors.push(error);
        }
    }

    /// Goes on behind an op that could not be read and starts at the token `first`. The names of
    /// its results stand for values of which nothing is known, `mark` being the scope before it.
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

    /// Steps to what seems to be the next op, or the end of the block. Gives the token at which the
    /// `loc(...)` of the op that was stepped over seems to start.
    fn step_over_op(&mut self) -> Option<usize> {
        let mut location = None;
        loop {
            self.skip_tree();
            match self.kind() {
                Kind::Caret | Kind::Close | Kind::End => return location,
                _ if self.starts_line() && self.starts_op() => return location,
                Kind::Word if self.starts_location() => location = Some(self.at),
                _ => {}
            }
        }
    }

    /// What to say of the `loc(...)` at a token; none if it cannot be read: that may be the error
    /// which the op was skipped for, or an error of its own, and is not worth another.
    fn mention_at(&mut self, at: usize) -> Option<String> {
        let (here, follows) = (self.at, self.follows);
        self.at = at;
        let location = self.location();
        (self.at, self.follows) = (here, follows);
        location.ok()?.mention()
    }

    /// `%a, %b:2 =`: names whose values are unknown.
    fn spoil_names(&mut self) {
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

    /// Whether nothing but white space stands before the next token in its line.
    pub fn starts_line(&self) -> bool {
        let before = self.at.checked_sub(1).map_or(0, |before| self.tokens[before].end);
        self.at == 0 || self.text[before..self.tokens[self.at].start].contains('\n')
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

    /// Whether names and `=` stand here.
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
        let is_word = matches!(self.tokens[first].kind, Kind::Word | Kind::String | Kind::Value);
        let is_alias = matches!(self.tokens[first].kind, Kind::Hash | Kind::Bang);
        self.at = first;
        if !(is_alias || is_word && self.starts_known_item()) {
            return Err(error);
        }
        loop {
            self.skip_tree();
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

    /// Whether something starts here that may stand in a module.
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
