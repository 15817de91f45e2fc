//! Attributes and types of a bytecode file, each read when it is first asked for.
//!
//! Entries refer to each other by index, forwards and backwards, so a file can hold cycles, chains of
//! any length, and trees whose size doubles with every entry. All three end here: an entry that is
//! being read cannot be asked for, depth is bounded, and so is what all reading together makes.

use std::sync::Arc;

use super::tables::{Entry, Tables};
use super::wire::{Cursor, Result};
use crate::diagnostic::Diagnostic;
use crate::ir::{Attribute, Attributes, Location, Registry, Type};
use crate::syntax;
use crate::tensor::mapped::Mapped;

/// How deep attributes, types and locations may nest, as in text.
const MAX_DEPTH: usize = 500;

/// What an attribute, type or list element weighs, besides its bytes in the file.
const NODE_WEIGHT: u64 = 64;

/// How much may be made of a small file, and of each byte of a larger one.
const ALLOWANCE: u64 = 1 << 26;
const ALLOWANCE_PER_BYTE: u64 = 64;

/// An entry of the tables on its way to be read.
#[derive(Debug, Clone)]
enum Slot<T> {
    Unread,
    /// It is being read: who asks for it now has found a cycle.
    Open,
    Read(T, Size),
}

/// The size of something with all that it holds.
#[derive(Debug, Clone, Copy, Default)]
struct Size {
    weight: u64,
    depth: usize,
}

/// Reads attributes, types and locations.
pub(crate) struct Resolver<'a> {
    /// The tables of the file.
    pub tables: &'a Tables<'a>,
    /// The attributes' definitions, for those that stand as text.
    pub registry: &'a Registry,
    /// The file in which large constants stay, or `None` if its bytes belong to someone else.
    pub file: Option<&'a Arc<Mapped>>,
    attributes: Vec<Slot<Attribute>>,
    types: Vec<Slot<Type>>,
    locations: Vec<Option<Arc<Location>>>,
    /// The number of entries that are being read.
    level: usize,
    /// The size of what was read so far of the entry that is being read.
    size: Size,
    /// What may still be made.
    allowance: u64,
}

impl<'a> Resolver<'a> {
    /// A reader of the entries of a file of `file_bytes` bytes.
    pub(crate) fn new(
        tables: &'a Tables<'a>,
        registry: &'a Registry,
        file: Option<&'a Arc<Mapped>>,
        file_bytes: usize,
    ) -> Self {
        Resolver {
            tables,
            registry,
            file,
            attributes: vec![Slot::Unread; tables.attributes.len()],
            types: vec![Slot::Unread; tables.types.len()],
            locations: vec![None; tables.attributes.len()],
            level: 0,
            size: Size::default(),
            allowance: ALLOWANCE + ALLOWANCE_PER_BYTE * file_bytes as u64,
        }
    }

    /// The attribute whose index is read next.
    pub(crate) fn attribute(&mut self, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        let at = *cursor;
        let index = cursor.varint()?;
        self.attribute_at(&at, index)
    }

    /// The attribute whose index is read next, if a flag says that it is there.
    pub(crate) fn optional_attribute(
        &mut self,
        cursor: &mut Cursor<'a>,
    ) -> Result<Option<Attribute>> {
        let at = *cursor;
        match cursor.flagged()? {
            (index, true) => self.attribute_at(&at, index).map(Some),
            (_, false) => Ok(None),
        }
    }

    /// The attribute of an index that was read at a place.
    fn attribute_at(&mut self, at: &Cursor<'a>, index: u64) -> Result<Attribute> {
        let index = at.checked_index(index, self.attributes.len(), "attribute")?;
        match &self.attributes[index] {
            Slot::Read(attribute, size) => {
                let (attribute, size) = (attribute.clone(), *size);
                self.hold(at, size)?;
                return Ok(attribute);
            }
            Slot::Open => return at.fail(format!("attribute {index} contains itself")),
            Slot::Unread => {}
        }
        let entry = self.tables.attributes[index];
        self.attributes[index] = Slot::Open;
        let (attribute, size) = self.nested(at, &entry, |resolver, cursor| {
            resolver.attribute_entry(&entry, cursor, index)
        })?;
        self.attributes[index] = Slot::Read(attribute.clone(), size);
        self.hold(at, size)?;
        Ok(attribute)
    }

    fn attribute_entry(
        &mut self,
        entry: &Entry<'a>,
        cursor: &mut Cursor<'a>,
        index: usize,
    ) -> Result<Attribute> {
        if !entry.encoded {
            let (at, text) = (*cursor, text_of(cursor)?);
            let parsed = syntax::parse_attribute(&text, self.registry);
            return parsed.map_err(|error| unreadable(&at, &text, &error));
        }
        match self.tables.dialect(entry) {
            "builtin" => self.builtin_attribute(cursor, index),
            "vhlo" => self.vhlo_attribute(cursor),
            "stablehlo" => self.stablehlo_attribute(cursor),
            "chlo" => self.chlo_attribute(cursor),
            "sdy" => self.sdy_attribute(cursor),
            other => cursor.fail(format!("attributes of the dialect `{other}` cannot be read")),
        }
    }

    /// The type whose index is read next.
    pub(crate) fn ty(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let at = *cursor;
        let index = cursor.varint()?;
        self.type_at(&at, index)
    }

    /// The type of an index that was read at a place.
    pub(crate) fn type_at(&mut self, at: &Cursor<'a>, index: u64) -> Result<Type> {
        let index = at.checked_index(index, self.types.len(), "type")?;
        match &self.types[index] {
            Slot::Read(ty, size) => {
                let (ty, size) = (ty.clone(), *size);
                self.hold(at, size)?;
                return Ok(ty);
            }
            Slot::Open => return at.fail(format!("type {index} contains itself")),
            Slot::Unread => {}
        }
        let entry = self.tables.types[index];
        self.types[index] = Slot::Open;
        let (ty, size) = self.nested(at, &entry, |resolver, cursor| {
            if !entry.encoded {
                let (at, text) = (*cursor, text_of(cursor)?);
                let parsed = syntax::parse_type(&text);
                return parsed.map_err(|error| unreadable(&at, &text, &error));
            }
            match resolver.tables.dialect(&entry) {
                "builtin" => resolver.builtin_type(cursor),
                "vhlo" => resolver.vhlo_type(cursor),
                "stablehlo" => resolver.stablehlo_type(cursor),
                "quant" => resolver.quant_type(cursor),
                other => cursor.fail(format!("types of the dialect `{other}` cannot be read")),
            }
        })?;
        self.types[index] = Slot::Read(ty.clone(), size);
        self.hold(at, size)?;
        Ok(ty)
    }

    /// The location whose index is read next. The result is `None` where it is unknown.
    pub(crate) fn location(&mut self, cursor: &mut Cursor<'a>) -> Result<Option<Arc<Location>>> {
        let location = self.place(cursor)?;
        Ok(Some(location).filter(|location| **location != Location::Unknown))
    }

    /// The location whose index is read next, or one that says that it is unknown. Chains of
    /// locations that are too long end in one, since no meaning hangs on them.
    pub(crate) fn place(&mut self, cursor: &mut Cursor<'a>) -> Result<Arc<Location>> {
        let at = *cursor;
        let index = cursor.index(self.locations.len(), "attribute")?;
        if let Some(location) = &self.locations[index] {
            return Ok(Arc::clone(location));
        }
        if self.level >= MAX_DEPTH {
            return Ok(Arc::new(Location::Unknown));
        }
        let entry = self.tables.attributes[index];
        let is_builtin = entry.encoded && self.tables.dialect(&entry) == "builtin";
        if !is_builtin || matches!(self.attributes[index], Slot::Open) {
            return at.fail(format!("attribute {index} is no location"));
        }
        let before = std::mem::replace(&mut self.attributes[index], Slot::Open);
        let (location, _) = self.nested(&at, &entry, Self::builtin_location)?;
        self.attributes[index] = before;
        let location = Arc::new(location);
        self.locations[index] = Some(Arc::clone(&location));
        Ok(location)
    }

    /// Reads an entry to its end.
    fn nested<T>(
        &mut self,
        at: &Cursor<'a>,
        entry: &Entry<'a>,
        read: impl FnOnce(&mut Self, &mut Cursor<'a>) -> Result<T>,
    ) -> Result<(T, Size)> {
        if self.level >= MAX_DEPTH {
            return at.fail(format!("attributes or types nest deeper than {MAX_DEPTH} levels"));
        }
        let outer = std::mem::take(&mut self.size);
        self.level += 1;
        let mut cursor = entry.cursor;
        let value = read(self, &mut cursor);
        self.level -= 1;
        let mut size = std::mem::replace(&mut self.size, outer);
        let value = value?;
        cursor.finish("an attribute or type")?;
        // elements of tensors are shared, however often an attribute is held
        size.weight += NODE_WEIGHT + (entry.cursor.rest().len() as u64).min(SHARED_BEYOND);
        size.depth += 1;
        Ok((value, size))
    }

    /// Takes something of a size into what is being read.
    fn hold(&mut self, at: &Cursor<'a>, size: Size) -> Result<()> {
        self.size.weight = self.size.weight.saturating_add(size.weight);
        self.size.depth = self.size.depth.max(size.depth);
        if size.depth + self.level > MAX_DEPTH {
            return at.fail(format!("attributes or types nest deeper than {MAX_DEPTH} levels"));
        }
        self.spend(at, size.weight)
    }

    /// Notes that something of a weight is made, such as the bytes of a text.
    pub(crate) fn spend(&mut self, at: &Cursor<'a>, weight: u64) -> Result<()> {
        match self.allowance.checked_sub(weight) {
            Some(left) => {
                self.allowance = left;
                Ok(())
            }
            None => at.fail("the attributes and types of this file expand to far more than it"),
        }
    }

    /// Notes that this many bytes became part of the entry that is being read.
    pub(crate) fn hold_bytes(&mut self, at: &Cursor<'a>, bytes: usize) -> Result<()> {
        self.size.weight = self.size.weight.saturating_add(bytes as u64);
        self.spend(at, bytes as u64)
    }

    /// The bytes of a string attribute whose index is read next.
    pub(crate) fn string(&mut self, cursor: &mut Cursor<'a>) -> Result<Vec<u8>> {
        let at = *cursor;
        match self.attribute(cursor)? {
            Attribute::String(bytes) => Ok(bytes),
            _ => at.fail("a string attribute was expected"),
        }
    }

    /// The string that the cursor names, as text; bytes that are not UTF-8 are replaced.
    pub(crate) fn text(&mut self, cursor: &mut Cursor<'a>) -> Result<String> {
        Ok(String::from_utf8_lossy(&self.string(cursor)?).into_owned())
    }

    /// A string of the table, whose index is read next, as text.
    pub(crate) fn table_text(&mut self, cursor: &mut Cursor<'a>) -> Result<String> {
        let at = *cursor;
        let bytes = self.tables.string(cursor)?;
        self.hold_bytes(&at, bytes.len())?;
        Ok(String::from_utf8_lossy(bytes).into_owned())
    }

    /// A list of attributes.
    pub(crate) fn attributes(&mut self, cursor: &mut Cursor<'a>) -> Result<Vec<Attribute>> {
        cursor.list(|cursor| self.attribute(cursor))
    }

    /// A list of types.
    pub(crate) fn types(&mut self, cursor: &mut Cursor<'a>) -> Result<Vec<Type>> {
        cursor.list(|cursor| self.ty(cursor))
    }

    /// A list of names and attributes.
    pub(crate) fn entries(&mut self, cursor: &mut Cursor<'a>) -> Result<Attributes> {
        let mut entries = Attributes::new();
        for _ in 0..cursor.count()? {
            let at = *cursor;
            let name = self.text(cursor)?;
            let value = self.attribute(cursor)?;
            if entries.insert(name.clone(), value).is_some() {
                return at.fail(format!("a dictionary has two entries `{name}`"));
            }
        }
        Ok(entries)
    }
}

/// Weights of entries end here: what is larger holds elements, which are shared, not copied.
const SHARED_BEYOND: u64 = 1 << 12;

/// The text of an entry that has no encoding.
fn text_of(cursor: &mut Cursor<'_>) -> Result<String> {
    let at = *cursor;
    match String::from_utf8(cursor.terminated()?.to_vec()) {
        Ok(text) => Ok(text),
        Err(_) => at.fail("the text of an attribute or type is not UTF-8"),
    }
}

fn unreadable(at: &Cursor<'_>, text: &str, error: &Diagnostic) -> super::wire::ReadError {
    at.error(format!("`{}` cannot be read: {}", shortened(text), error.message))
}

/// At most 80 characters of a text.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(80) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}
