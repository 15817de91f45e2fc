//! `loc(...)`: where the producer says that something comes from.

use std::sync::Arc;

use super::parser::{Parser, Result};
use super::tokens::Kind;
use crate::diagnostic::Diagnostic;
use crate::ir::{Attribute, Location};

impl<'a> Parser<'a> {
    /// `loc(...)` if it is there.
    pub fn optional_location(&mut self) -> Result<Option<Arc<Location>>> {
        match self.starts_location() {
            true => Ok(Some(self.location()?)),
            false => Ok(None),
        }
    }

    /// Whether `loc(` stands here.
    pub fn starts_location(&self) -> bool {
        self.is_word("loc") && self.kind_at(1) == Kind::Open(b'(')
    }

    /// `loc(...)`.
    pub fn location(&mut self) -> Result<Arc<Location>> {
        self.expect_word("loc")?;
        self.open(b'(')?;
        let location = self.place()?;
        self.close()?;
        Ok(location)
    }

    /// What stands inside `loc(...)`.
    fn place(&mut self) -> Result<Arc<Location>> {
        self.nested(|parser| match (parser.kind(), parser.word()) {
            (Kind::Hash, _) => parser.location_alias(),
            (Kind::String, _) => parser.named_place(),
            (Kind::Word, "loc") => parser.location(),
            (Kind::Word, "unknown") => {
                parser.bump();
                Ok(Arc::new(Location::Unknown))
            }
            (Kind::Word, "callsite") => parser.call_site(),
            (Kind::Word, "fused") => parser.fused(),
            _ => parser.other_place(),
        })
    }

    fn location_alias(&mut self) -> Result<Arc<Location>> {
        let span = self.span();
        if self.word().contains('.') {
            return self.other_place();
        }
        match self.attribute_alias()? {
            Attribute::Location(location) => Ok(location),
            _ => Err(Box::new(Diagnostic::error("this alias is no location", span))),
        }
    }

    /// `"file":1:2`, `"name"`, `"name"(child)`.
    fn named_place(&mut self) -> Result<Arc<Location>> {
        let first = self.at;
        let name = String::from_utf8_lossy(&self.string()?).into_owned();
        if self.eat_mark(b':') {
            let line = self.number("a line")?;
            let column = match self.eat_mark(b':') {
                true => self.number("a column")?,
                false => 0,
            };
            if self.is_word("to") {
                self.at = first;
                return self.other_place();
            }
            return Ok(Arc::new(Location::File { file: name, line, column }));
        }
        let child = match self.eat(Kind::Open(b'(')) {
            true => {
                let child = self.place()?;
                self.close()?;
                Some(child)
            }
            false => None,
        };
        Ok(Arc::new(Location::Name(name, child)))
    }

    /// `callsite(callee at caller)`.
    fn call_site(&mut self) -> Result<Arc<Location>> {
        self.bump();
        self.open(b'(')?;
        let callee = self.place()?;
        self.expect_word("at")?;
        let caller = self.place()?;
        self.close()?;
        Ok(Arc::new(Location::CallSite(callee, caller)))
    }

    /// `fused<metadata>[places]`.
    fn fused(&mut self) -> Result<Arc<Location>> {
        self.bump();
        let metadata = match self.eat(Kind::Open(b'<')) {
            true => {
                let metadata = self.attribute()?;
                self.close()?;
                Some(Box::new(metadata))
            }
            false => None,
        };
        let places = self.list(b'[', Self::place)?;
        Ok(Arc::new(Location::Fused(metadata, places)))
    }

    /// Any other place, as written up to the end of the brackets around it.
    fn other_place(&mut self) -> Result<Arc<Location>> {
        let first = self.at;
        while !matches!(self.kind(), Kind::Close | Kind::End | Kind::Mark(b',')) {
            self.skip_tree();
        }
        let text = self.carried_text(first)?;
        Ok(Arc::new(Location::Opaque(text)))
    }
}
