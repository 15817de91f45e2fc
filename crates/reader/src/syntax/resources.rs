//! `{-# dialect_resources: {builtin: {key: "0x..."}} #-}`: the bytes behind `dense_resource<key>`.

use std::collections::HashMap;

use super::literal;
use super::parser::{Parser, Result};
use super::tree::{Kind, Rule};
use crate::diagnostic::{Diagnostic, Span};
use crate::ir::{Attribute, ELIDED, Type};

/// The blobs of a chunk by key: the digits of their data and where those start in the file; `None` for a blob that is
/// wrong, which was reported.
#[derive(Default)]
pub(super) struct Resources<'a>(HashMap<&'a str, Option<(&'a str, usize)>>);

/// The digits of a blob's first four bytes, which state its alignment.
const ALIGNMENT_DIGITS: usize = 8;

impl<'a> Parser<'a> {
    /// Finds the blobs of the builtin dialect, wherever the chunk's resources are.
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
            let data = data(self.text_of(blob), start).map_err(|error| self.note_error(*error));
            self.resources.0.insert(key, data.ok());
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
        let found = self.resources.0.get(key).copied().flatten().filter(|_| key != ELIDED);
        let Some((digits, start)) = found else {
            return Ok(Attribute::MissingResource(key.to_string(), ty));
        };
        Ok(Attribute::Dense(literal::resource(digits, start, ty, type_span)?))
    }
}

/// The digits of the data of a blob whose quoted text starts at byte `start` of the file, and where they start. The
/// alignment before them is a power of two, or 0 where there are no data: MLIR reads no other.
fn data(quoted: &str, start: usize) -> Result<(&str, usize)> {
    let inside = quoted.strip_prefix("\"0x").and_then(|rest| rest.strip_suffix('"'));
    let parts = inside.and_then(|inside| inside.split_at_checked(ALIGNMENT_DIGITS));
    let stated = parts.and_then(|(alignment, digits)| {
        let is_number = alignment.bytes().all(|digit| digit.is_ascii_hexdigit());
        let number = u32::from_str_radix(alignment, 16).ok().filter(|_| is_number)?;
        Some((number.swap_bytes(), digits))
    });
    let Some((alignment, digits)) = stated else {
        let message =
            "a blob is `\"0x`, four bytes of alignment and the data, all in hexadecimal digits";
        let blob = Span::new(start, start + quoted.len());
        return Err(Box::new(Diagnostic::error(message, blob)));
    };
    let (first, data) = (start + "\"0x".len(), start + "\"0x".len() + ALIGNMENT_DIGITS);
    let is_legal = alignment.is_power_of_two() || (alignment == 0 && digits.is_empty());
    if !is_legal {
        let message = format!(
            "the alignment of a blob must be a power of two, this is {alignment}: its first four bytes, the \
             lowest first, as in `\"0x04000000`"
        );
        return Err(Box::new(Diagnostic::error(message, Span::new(first, data))));
    }
    Ok((digits, data))
}
