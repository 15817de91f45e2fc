//! `loc(...)`: where the producer says that something comes from.

use std::sync::Arc;

use super::parser::{Parser, Result};
use super::tree::{Kind, Rule};
use crate::diagnostic::Diagnostic;
use crate::ir::{Attribute, Location};

impl<'a> Parser<'a> {
    /// `loc(...)` if it is there.
    pub fn optional_location(&mut self) -> Result<Option<Arc<Location>>> {
        match self.is(Rule::trailing_location) || self.starts_location() {
            true => Ok(Some(self.location()?)),
            false => Ok(None),
        }
    }

    /// Whether `loc(` is next.
    pub fn starts_location(&self) -> bool {
        self.is_word("loc") && self.kind_at(1) == Kind::Open(b'(')
    }

    /// `loc(...)`.
    pub fn location(&mut self) -> Result<Arc<Location>> {
        if !self.enters(Rule::trailing_location) {
            return self.misses(Rule::trailing_location, "a location");
        }
        self.bump();
        self.bump();
        let location = self.place()?;
        self.bump();
        Ok(location)
    }

    /// The location inside of `loc(...)`.
    fn place(&mut self) -> Result<Arc<Location>> {
        self.nested(|parser| match parser.rule() {
            Rule::location_alias => parser.location_alias(),
            Rule::filelinecol_location => parser.file_place(),
            Rule::name_location => parser.named_place(),
            Rule::trailing_location => parser.location(),
            Rule::unknown_location => {
                parser.bump();
                Ok(Arc::new(Location::Unknown))
            }
            Rule::callsite_location => parser.call_site(),
            Rule::fused_location => parser.fused(),
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

    /// `"file":1:2`.
    fn file_place(&mut self) -> Result<Arc<Location>> {
        let file = String::from_utf8_lossy(&self.string()?).into_owned();
        self.bump();
        let line = self.number("a line")?;
        let column = match self.eat_mark(b':') {
            true => self.number("a column")?,
            false => 0,
        };
        Ok(Arc::new(Location::File { file, line, column }))
    }

    /// `"name"`, `"name"(child)`.
    fn named_place(&mut self) -> Result<Arc<Location>> {
        let after = self.after();
        let name = String::from_utf8_lossy(&self.string()?).into_owned();
        let mut child = None;
        if self.at < after {
            self.bump();
            child = Some(self.place()?);
            self.bump();
        }
        Ok(Arc::new(Location::Name(name, child)))
    }

    /// `callsite(callee at caller)`.
    fn call_site(&mut self) -> Result<Arc<Location>> {
        self.bump();
        self.bump();
        let callee = self.place()?;
        self.bump();
        let caller = self.place()?;
        self.bump();
        Ok(Arc::new(Location::CallSite(callee, caller)))
    }

    /// `fused<metadata>[places]`.
    fn fused(&mut self) -> Result<Arc<Location>> {
        self.bump();
        let mut metadata = None;
        if self.enters(Rule::fusion_metadata) {
            self.bump();
            metadata = Some(Box::new(self.attribute()?));
            self.bump();
        }
        let places = self.list(b'[', Self::place)?;
        Ok(Arc::new(Location::Fused(metadata, places)))
    }

    /// A location of any other form, as written.
    fn other_place(&mut self) -> Result<Arc<Location>> {
        let first = self.at;
        self.skip_node();
        let text = self.carried_text(first)?;
        Ok(Arc::new(Location::Opaque(text)))
    }
}
