//! `{-# dialect_resources: {builtin: {key: "0x..."}} #-}`: the bytes behind `dense_resource<key>`.

use std::collections::HashMap;

use super::literal;
use super::parser::{Parser, Result};
use super::tree::{Kind, Rule};
use crate::diagnostic::{Diagnostic, Span};
use crate::ir::{Attribute, ELIDED, Type};

/// The blobs of a chunk by key: their quoted text and where that starts in the file.
#[derive(Default)]
pub(super) struct Resources<'a>(HashMap<&'a str, (&'a str, usize)>);

/// Characters before the data of a blob: the quote, `0x`, and four bytes that say its alignment.
const BLOB_PREFIX: usize = 1 + 2 + 8;

impl<'a> Parser<'a> {
    /// Finds the blobs of the builtin dialect, wherever the chunk's resources stand.
    pub fn find_resources(&mut self) {
        let mut at = 0;
        while self.nodes[at].kind != Kind::End {
            let after = self.nodes[at].after();
            if self.nodes[at].rule == Rule::file_metadata {
                (at..after).for_each(|index| self.note_resource(index));
            }
            at = after;
        }
    }

    /// Notes the blob that a node is, if it is one: its key, a colon, its text.
    fn note_resource(&mut self, index: usize) {
        if self.nodes[index].rule == Rule::resource_entry {
            let key = self.text_of(index + 1).trim_matches('"');
            let blob = self.nodes[index].after() - 1;
            let start = self.base + self.nodes[blob].start;
            self.resources.0.insert(key, (self.text_of(blob), start));
        }
    }

    /// `dense_resource<key> : type`, decoded; without bytes in the file it stays a name.
    pub fn dense_resource(&mut self) -> Result<Attribute> {
        self.bump();
        self.bump();
        let key = self.take().trim_matches('"');
        self.bump();
        self.bump();
        let type_span = self.span();
        let Type::Tensor(ty) = self.ty()? else {
            let message = "the type of a dense_resource is a ranked tensor";
            return Err(Box::new(Diagnostic::error(message, type_span)));
        };
        let found = self.resources.0.get(key).filter(|_| key != ELIDED);
        let Some(&(quoted, start)) = found else {
            return Ok(Attribute::MissingResource(key.to_string(), ty));
        };
        let data = (quoted.len() > BLOB_PREFIX && quoted.starts_with("\"0x"))
            .then(|| quoted.get(BLOB_PREFIX..quoted.len() - 1))
            .flatten();
        let Some(data) = data else {
            let message = "a blob is `\"0x\"`, four bytes of alignment, then the data";
            let blob = Span::new(start, start + quoted.len());
            return Err(Box::new(Diagnostic::error(message, blob)));
        };
        let elements = literal::resource(data, start + BLOB_PREFIX, ty, type_span)?;
        Ok(Attribute::Dense(elements))
    }
}
