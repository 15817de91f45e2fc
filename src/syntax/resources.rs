//! `{-# dialect_resources: {builtin: {key: "0x..."}} #-}`: the bytes behind `dense_resource<key>`.

use std::collections::HashMap;

use super::literal;
use super::parser::{Parser, Result};
use super::tokens::Kind;
use crate::diagnostic::{Diagnostic, Span};
use crate::ir::{Attribute, ELIDED, Type};

/// The blobs of a chunk by key: their quoted text and where that starts in the file.
#[derive(Default)]
pub(super) struct Resources<'a>(HashMap<&'a str, (&'a str, usize)>);

/// Characters before the data of a blob: the quote, `0x`, and four bytes that say its alignment.
const BLOB_PREFIX: usize = 1 + 2 + 8;

impl<'a> Parser<'a> {
    /// Finds the blobs of the builtin dialect, wherever the chunk's resources stand.
    pub fn find_resources(&mut self) -> Result<()> {
        self.at = 0;
        while self.kind() != Kind::End {
            match self.kind() == Kind::OpenResources {
                true => self.resources()?,
                false => self.skip_tree(),
            }
        }
        self.at = 0;
        Ok(())
    }

    fn resources(&mut self) -> Result<()> {
        self.bump();
        while self.kind() != Kind::Close {
            let section = self.take();
            self.expect_mark(b':')?;
            match section {
                "dialect_resources" => self.each_entry(|parser, dialect| match dialect {
                    "builtin" => parser.each_entry(Self::blob),
                    _ => {
                        let _: () = parser.skip_tree();
                        Ok(())
                    }
                })?,
                _ => self.skip_tree(),
            }
            self.eat_mark(b',');
        }
        self.close()
    }

    /// `{key: value, ...}`, each key given to `value`, which reads what follows.
    fn each_entry(&mut self, value: impl Fn(&mut Self, &'a str) -> Result<()>) -> Result<()> {
        self.list(b'{', |parser| {
            let key = match parser.kind() {
                Kind::Word | Kind::String => parser.take().trim_matches('"'),
                _ => return parser.expected("a resource's key"),
            };
            parser.expect_mark(b':')?;
            value(parser, key)
        })?;
        Ok(())
    }

    fn blob(&mut self, key: &'a str) -> Result<()> {
        let start = self.span().start;
        let quoted = self.expect(Kind::String, "a blob such as `\"0x...\"`")?;
        self.resources.0.insert(key, (quoted, start));
        Ok(())
    }

    /// `dense_resource<key> : type`, decoded; without bytes in the file it stays a name.
    pub fn dense_resource(&mut self) -> Result<Attribute> {
        self.bump();
        self.open(b'<')?;
        let key = match self.kind() {
            Kind::Word | Kind::String => self.take().trim_matches('"'),
            _ => return self.expected("a resource's key"),
        };
        self.close()?;
        self.expect_mark(b':')?;
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
