//! Attributes and types of a bytecode file, each read when it is first asked for.
//!
//! Entries refer to each other by index, forwards and backwards, so a file can hold cycles, chains of
//! any length, and trees whose size doubles with every entry. All three end here: an entry that is
//! being read cannot be asked for, depth is bounded, and so is what all reading together makes.

use std::fmt;
use std::sync::Arc;

use super::tables::{Entry, Tables};
use super::wire::{Allowance, Cursor, Result};
use crate::diagnostic::Diagnostic;
use crate::ir::text::written_within;
use crate::ir::{Attribute, Attributes, Location, Registry, Type};
use crate::syntax;
use crate::tensor::mapped::Mapped;

/// How deep attributes, types and locations may nest, as in text.
const MAX_DEPTH: usize = 500;

/// The weight of an attribute, type or list element, besides its bytes in the file.
const NODE_WEIGHT: u64 = 64;

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
pub struct Resolver<'a> {
    /// The tables of the file.
    pub tables: &'a Tables<'a>,
    /// The attributes' definitions, for attributes that are stored as text.
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
    /// How much may still be made of the file.
    allowance: Allowance,
}

impl<'a> Resolver<'a> {
    /// A reader of the entries of a file.
    pub fn new(
        tables: &'a Tables<'a>,
        registry: &'a Registry,
        file: Option<&'a Arc<Mapped>>,
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
            allowance: tables.allowance,
        }
    }

    /// The attribute whose index is read next.
    pub fn attribute(&mut self, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        let at = *cursor;
        let index = cursor.varint()?;
        self.attribute_at(&at, index)
    }

    /// The attribute whose index is read next, if a flag says that it is there.
    pub fn optional_attribute(&mut self, cursor: &mut Cursor<'a>) -> Result<Option<Attribute>> {
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
        let has_elements = |attribute: &Attribute| matches!(attribute, Attribute::Dense(_));
        let (attribute, size) = self.nested(at, &entry, has_elements, |resolver, cursor| {
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
            let (at, text) = (*cursor, self.text_of(cursor)?);
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
    pub fn ty(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let at = *cursor;
        let index = cursor.varint()?;
        self.type_at(&at, index)
    }

    /// The type of an index that was read at a place.
    pub fn type_at(&mut self, at: &Cursor<'a>, index: u64) -> Result<Type> {
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
        let (ty, size) = self.nested(
            at,
            &entry,
            |_| false,
            |resolver, cursor| {
                if !entry.encoded {
                    let (at, text) = (*cursor, resolver.text_of(cursor)?);
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
            },
        )?;
        self.types[index] = Slot::Read(ty.clone(), size);
        self.hold(at, size)?;
        Ok(ty)
    }

    /// The location whose index is read next. The result is `None` where it is unknown.
    pub fn location(&mut self, cursor: &mut Cursor<'a>) -> Result<Option<Arc<Location>>> {
        let location = self.place(cursor)?;
        Ok(Some(location).filter(|location| **location != Location::Unknown))
    }

    /// The location whose index is read next, or one that says that it is unknown. Chains of
    /// locations that are too long end in one, since no meaning hangs on them.
    pub fn place(&mut self, cursor: &mut Cursor<'a>) -> Result<Arc<Location>> {
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
        let (location, _) = self.nested(&at, &entry, |_| false, Self::builtin_location)?;
        self.attributes[index] = before;
        let location = Arc::new(location);
        self.locations[index] = Some(Arc::clone(&location));
        Ok(location)
    }

    /// Reads an entry to its end. `has_elements` says whether what is read holds elements that are shared.
    fn nested<T>(
        &mut self,
        at: &Cursor<'a>,
        entry: &Entry<'a>,
        has_elements: impl FnOnce(&T) -> bool,
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
        let bytes = entry.cursor.rest().len() as u64;
        let bytes = match has_elements(&value) {
            // the elements are shared, however often the attribute is held
            true => bytes.min(SHARED_BEYOND),
            // a byte of a long list is an integer or a size of a dimension
            false => bytes.saturating_add(bytes.saturating_sub(SHORT).saturating_mul(ITEM_WEIGHT)),
        };
        size.weight = size.weight.saturating_add(NODE_WEIGHT + bytes);
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
    pub fn spend(&mut self, at: &Cursor<'a>, weight: u64) -> Result<()> {
        self.allowance.spend(at, weight)
    }

    /// Notes that this many bytes became part of the entry that is being read.
    pub fn hold_bytes(&mut self, at: &Cursor<'a>, bytes: usize) -> Result<()> {
        self.size.weight = self.size.weight.saturating_add(bytes as u64);
        self.spend(at, bytes as u64)
    }

    /// The text of an entry that has no encoding, which may become part of the entry's attribute or type.
    fn text_of(&mut self, cursor: &mut Cursor<'a>) -> Result<String> {
        let at = *cursor;
        let bytes = cursor.terminated()?;
        self.hold_bytes(&at, bytes.len())?;
        match str::from_utf8(bytes) {
            Ok(text) => Ok(text.to_string()),
            Err(_) => at.fail("the text of an attribute or type is not UTF-8"),
        }
    }

    /// A text that becomes part of the entry that is being read, and that may be far longer than what it is about has bytes.
    pub fn spelled(&mut self, at: &Cursor<'a>, what: fmt::Arguments<'_>) -> Result<String> {
        let room = self.allowance.left().saturating_add(1);
        let text = written_within(room, what).unwrap_or_else(|cut| cut);
        self.hold_bytes(at, text.len())?;
        Ok(text)
    }

    /// The bytes of a string attribute whose index is read next.
    pub fn string(&mut self, cursor: &mut Cursor<'a>) -> Result<Vec<u8>> {
        let at = *cursor;
        match self.attribute(cursor)? {
            Attribute::String(bytes) => Ok(bytes),
            _ => at.fail("a string attribute was expected"),
        }
    }

    /// The string that the cursor names, as text; bytes that are not UTF-8 are replaced.
    pub fn text(&mut self, cursor: &mut Cursor<'a>) -> Result<String> {
        Ok(String::from_utf8_lossy(&self.string(cursor)?).into_owned())
    }

    /// A string of the table, whose index is read next, as text.
    pub fn table_text(&mut self, cursor: &mut Cursor<'a>) -> Result<String> {
        let at = *cursor;
        let bytes = self.tables.string(cursor)?;
        self.hold_bytes(&at, bytes.len())?;
        Ok(String::from_utf8_lossy(bytes).into_owned())
    }

    /// A list of attributes.
    pub fn attributes(&mut self, cursor: &mut Cursor<'a>) -> Result<Vec<Attribute>> {
        cursor.list(|cursor| self.attribute(cursor))
    }

    /// A list of types.
    pub fn types(&mut self, cursor: &mut Cursor<'a>) -> Result<Vec<Type>> {
        cursor.list(|cursor| self.ty(cursor))
    }

    /// A list of names and attributes.
    pub fn entries(&mut self, cursor: &mut Cursor<'a>) -> Result<Attributes> {
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

/// Weights of entries with elements end here: the elements of larger ones are shared, not copied.
const SHARED_BEYOND: u64 = 1 << 12;
/// Entries of more bytes than this may be lists, and what an item weighs besides its byte.
const SHORT: u64 = 32;
const ITEM_WEIGHT: u64 = 16;

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
