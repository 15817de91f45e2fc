//! The tables of a bytecode file: strings, dialects, names of operations, and the places of the bytes of
//! attributes, types, resources and properties.

use super::wire::{Allowance, Cursor, Result};

/// The first bytes of every bytecode file.
pub const MAGIC: [u8; 4] = *b"ML\xEFR";

/// The newest version of bytecode that is read.
const NEWEST: u64 = super::versions::NEWEST_BYTECODE;

/// A file taken apart into its tables.
pub struct Tables<'a> {
    /// The version of the bytecode.
    pub version: u64,
    /// Who wrote the file; `StableHLO_v1.9.0` in artifacts.
    pub producer: &'a [u8],
    /// All strings; they need not be UTF-8.
    pub strings: Vec<&'a [u8]>,
    /// The names of the dialects.
    pub dialects: Vec<String>,
    /// The full names of operations.
    pub op_names: Vec<OpName>,
    /// The place of each attribute.
    pub attributes: Vec<Entry<'a>>,
    /// The place of each type.
    pub types: Vec<Entry<'a>>,
    /// The values of resources of dialects.
    pub resources: Vec<Resource<'a>>,
    /// The place of each record of properties.
    pub properties: Vec<Cursor<'a>>,
    /// The operations.
    pub ir: Cursor<'a>,
    /// How much may still be made of the file, after these tables.
    pub allowance: Allowance,
}

/// The name of an operation.
pub struct OpName {
    /// Dialect and name.
    pub full: String,
    /// Whether the writer knew the operation, so that its properties are stored by position.
    pub registered: bool,
}

/// The bytes of an attribute or a type.
#[derive(Clone, Copy)]
pub struct Entry<'a> {
    /// The number of its dialect.
    pub dialect: usize,
    /// Its bytes.
    pub cursor: Cursor<'a>,
    /// Whether they are the dialect's encoding, rather than text.
    pub encoded: bool,
}

/// A resource of a dialect.
pub struct Resource<'a> {
    /// Its name.
    pub key: String,
    /// The elements of a blob, or `None` for another kind of resource and for a mere declaration.
    pub blob: Option<&'a [u8]>,
}

impl<'a> Tables<'a> {
    /// Reads everything but the operations, of a file that starts with the magic bytes.
    pub fn read(file: &'a [u8]) -> Result<Tables<'a>> {
        let mut cursor = Cursor::new(file);
        cursor.bytes(MAGIC.len())?;
        let at = cursor;
        let version = cursor.varint()?;
        if version > NEWEST {
            let message = format!(
                "this is MLIR bytecode of version {version}; versions 0 to {NEWEST} can be read"
            );
            return at.fail(message);
        }
        let producer = cursor.terminated()?;
        let sections = Sections::read(&mut cursor)?;
        let strings = strings(sections.required(0, "strings")?)?;
        let mut texts = Texts { strings: &strings, allowance: Allowance::of(file) };
        let (dialects, op_names) = names(sections.required(1, "dialects")?, version, &mut texts)?;
        let (attributes, types) = entries(
            sections.required(3, "sizes of attributes and types")?,
            sections.required(2, "attributes and types")?,
            dialects.len(),
        )?;
        let resources = match (sections.optional(5), sections.optional(6)) {
            (Some(values), Some(sizes)) => resources(values, sizes, &mut texts, dialects.len())?,
            (None, None) => Vec::new(),
            _ => return cursor.fail("of the two sections about resources one is missing"),
        };
        let properties = match sections.optional(8) {
            Some(section) => properties(section)?,
            None => Vec::new(),
        };
        let ir = sections.required(4, "operations")?;
        let allowance = texts.allowance;
        let tables = Tables {
            version,
            producer,
            strings,
            dialects,
            op_names,
            attributes,
            types,
            resources,
            properties,
            ir,
            allowance,
        };
        Ok(tables)
    }

    /// The dialect of an entry.
    pub fn dialect(&self, entry: &Entry<'a>) -> &str {
        &self.dialects[entry.dialect]
    }

    /// A string that is read next, by its index.
    pub fn string(&self, cursor: &mut Cursor<'a>) -> Result<&'a [u8]> {
        Ok(self.strings[cursor.index(self.strings.len(), "string")?])
    }
}

/// The sections of the top level by their numbers.
struct Sections<'a> {
    found: [Option<Cursor<'a>>; 9],
    end: Cursor<'a>,
}

impl<'a> Sections<'a> {
    fn read(cursor: &mut Cursor<'a>) -> Result<Sections<'a>> {
        let mut found = [None; 9];
        while cursor.left() > 0 {
            let at = *cursor;
            let (number, data) = cursor.section()?;
            let Some(place) = found.get_mut(usize::from(number)) else {
                return at.fail(format!("there is no section {number} in MLIR bytecode"));
            };
            if place.replace(data).is_some() {
                return at.fail(format!("section {number} stands twice in the file"));
            }
        }
        Ok(Sections { found, end: *cursor })
    }

    fn optional(&self, number: usize) -> Option<Cursor<'a>> {
        self.found[number]
    }

    fn required(&self, number: usize, what: &str) -> Result<Cursor<'a>> {
        self.found[number].map_or_else(
            || self.end.fail(format!("the section of {what} is missing: the file is truncated")),
            Ok,
        )
    }
}

/// Lengths with a NUL each, the last string's first; then all strings.
fn strings(mut section: Cursor<'_>) -> Result<Vec<&[u8]>> {
    let lengths = section.list(|cursor| {
        let at = *cursor;
        match cursor.length()? {
            0 => at.fail("a string has no room for its NUL"),
            length => Ok(length),
        }
    })?;
    let mut strings = Vec::with_capacity(lengths.len());
    for length in lengths.into_iter().rev() {
        strings.push(&section.bytes(length)?[..length - 1]);
    }
    section.finish("the strings")?;
    Ok(strings)
}

/// The strings of the file, whose text is copied where it is referred to.
struct Texts<'s, 'a> {
    strings: &'s [&'a [u8]],
    /// How much may still be copied.
    allowance: Allowance,
}

impl Texts<'_, '_> {
    /// The text of an index that was read from `cursor`, behind this many bytes of other text.
    fn text(&mut self, cursor: &Cursor<'_>, index: u64, before: usize) -> Result<String> {
        let index = cursor.checked_index(index, self.strings.len(), "string")?;
        let bytes = self.strings[index];
        self.allowance.spend(cursor, (before + bytes.len()) as u64)?;
        Ok(String::from_utf8_lossy(bytes).into_owned())
    }
}

/// Dialects, then groups of names of operations.
fn names(
    mut section: Cursor<'_>,
    version: u64,
    texts: &mut Texts<'_, '_>,
) -> Result<(Vec<String>, Vec<OpName>)> {
    let dialects = section.list(|cursor| {
        let at = *cursor;
        if version == 0 {
            let index = cursor.varint()?;
            return texts.text(&at, index, 0);
        }
        let (index, has_version) = cursor.flagged()?;
        if has_version {
            // what a dialect says of its version changes nothing that is read here
            cursor.section()?;
        }
        texts.text(&at, index, 0)
    })?;
    if version >= 4 {
        section.count()?;
    }
    let mut op_names = Vec::new();
    while section.left() > 0 {
        let dialect = &dialects[section.index(dialects.len(), "dialect")?];
        for _ in 0..section.count()? {
            let at = section;
            let (index, registered) = match version {
                0..=4 => (section.varint()?, true),
                _ => section.flagged()?,
            };
            let name = texts.text(&at, index, dialect.len())?;
            let full = if name.is_empty() { dialect.clone() } else { format!("{dialect}.{name}") };
            op_names.push(OpName { full, registered });
        }
    }
    Ok((dialects, op_names))
}

/// The places of attributes and types in `data`, by their sizes.
fn entries<'a>(
    mut sizes: Cursor<'a>,
    mut data: Cursor<'a>,
    dialects: usize,
) -> Result<(Vec<Entry<'a>>, Vec<Entry<'a>>)> {
    let (attributes, types) = (sizes.count()?, sizes.count()?);
    let mut read = |count: usize| -> Result<Vec<Entry<'a>>> {
        let mut entries = Vec::new();
        while entries.len() < count {
            let dialect = sizes.index(dialects, "dialect")?;
            let at = sizes;
            let group = sizes.count()?;
            if group > count - entries.len() {
                return at.fail("a dialect has more entries than there are in all");
            }
            for _ in 0..group {
                let (size, encoded) = sizes.flagged()?;
                let size = usize::try_from(size).unwrap_or(usize::MAX);
                entries.push(Entry { dialect, cursor: data.part(size)?, encoded });
            }
        }
        Ok(entries)
    };
    let found = (read(attributes)?, read(types)?);
    sizes.finish("the sizes of attributes and types")?;
    Ok(found)
}

/// The values of resources of dialects; those of others are skipped.
fn resources<'a>(
    mut values: Cursor<'a>,
    mut sizes: Cursor<'a>,
    texts: &mut Texts<'_, '_>,
    dialects: usize,
) -> Result<Vec<Resource<'a>>> {
    for _ in 0..sizes.count()? {
        sizes.index(texts.strings.len(), "string")?;
        for _ in 0..sizes.count()? {
            resource(&mut values, &mut sizes, texts)?;
        }
    }
    let mut resources = Vec::new();
    while sizes.left() > 0 {
        sizes.index(dialects, "dialect")?;
        for _ in 0..sizes.count()? {
            resources.push(resource(&mut values, &mut sizes, texts)?);
        }
    }
    values.finish("the resources")?;
    Ok(resources)
}

fn resource<'a>(
    values: &mut Cursor<'a>,
    sizes: &mut Cursor<'a>,
    texts: &mut Texts<'_, '_>,
) -> Result<Resource<'a>> {
    let at = *sizes;
    let index = sizes.varint()?;
    let key = texts.text(&at, index, 0)?;
    let size = usize::try_from(sizes.varint()?).unwrap_or(usize::MAX);
    let kind = sizes.byte()?;
    let mut value = values.part(size)?;
    let blob = match kind {
        0 if size > 0 => {
            let alignment = value.varint()?;
            let length = value.varint()?;
            value.align(alignment)?;
            let length = usize::try_from(length).unwrap_or(usize::MAX);
            let blob = value.bytes(length)?;
            value.finish("a resource")?;
            Some(blob)
        }
        _ => None,
    };
    Ok(Resource { key, blob })
}

fn properties(mut section: Cursor<'_>) -> Result<Vec<Cursor<'_>>> {
    if section.left() == 0 {
        return Ok(Vec::new());
    }
    let records = section.list(|cursor| {
        let length = cursor.length()?;
        cursor.part(length)
    })?;
    section.finish("the properties")?;
    Ok(records)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bytecode::resolver::Resolver;

    /// A number as a file has it.
    fn number(value: usize) -> Vec<u8> {
        [&[0], &value.to_le_bytes()[..]].concat()
    }

    fn section(id: u8, data: Vec<u8>) -> Vec<u8> {
        [vec![id], number(data.len()), data].concat()
    }

    /// A file of these sections, with two strings of which the second has this many bytes.
    fn file(length: usize, sections: [(u8, Vec<u8>); 5]) -> Vec<u8> {
        let strings = [number(2), number(length + 1), number(8), b"builtin\0".to_vec()];
        let strings = [strings.concat(), vec![b'a'; length], vec![0]].concat();
        let sections = sections.map(|(id, data)| section(id, data));
        let all = [section(0, strings), sections.concat(), section(4, number(0))].concat();
        [MAGIC.to_vec(), number(6), vec![0], all].concat()
    }

    /// A file with such dialects, and such sizes of resources.
    fn named(length: usize, dialects: Vec<u8>, resources: Vec<u8>) -> Vec<u8> {
        let none = [number(0), number(0)].concat();
        let empty = Vec::new;
        file(length, [(1, dialects), (2, empty()), (3, none), (5, empty()), (6, resources)])
    }

    #[test]
    fn elements_of_a_resource_are_not_copied_wherever_it_is_referred_to() {
        const LENGTH: usize = 30_000;
        const COUNT: usize = 5_000;
        // attributes that are the resource 0, of the type 1
        let attribute = [number(16), number(1), number(0)].concat();
        // i4, whose elements cannot stay in the file, and a tensor of that
        let i4 = [number(0), number(4 << 2)].concat();
        let tensor = [number(13), number(1), number(LENGTH << 1), number(0)].concat();
        let group = |entries: &[&Vec<u8>]| {
            let sizes = entries.iter().map(|entry| number(entry.len() << 1 | 1));
            [vec![number(0), number(entries.len())], sizes.collect()].concat().concat()
        };
        let (attributes, types) = (vec![&attribute; COUNT], [&i4, &tensor]);
        let sizes = [number(COUNT), number(2), group(&attributes), group(&types)].concat();
        let data = [attribute.repeat(COUNT), i4.clone(), tensor.clone()].concat();
        let blob = [number(1), number(LENGTH), vec![1; LENGTH]].concat();
        let resources = [number(0), number(0), number(1), number(0), number(blob.len()), vec![0]];
        let dialects = [number(1), number(0), number(0)].concat();
        let sections = [(1, dialects), (2, data), (3, sizes), (5, blob), (6, resources.concat())];
        let file = file(1, sections);
        let tables = Tables::read(&file).expect("the tables can be read");
        let mut resolver = Resolver::new(&tables, crate::ops::registry(), None);
        let indices: Vec<Vec<u8>> = (0..COUNT).map(number).collect();
        let mut read = |index: usize| resolver.attribute(&mut Cursor::new(&indices[index]));
        assert!(read(0).is_ok());
        let error = (1..COUNT).find_map(|index| read(index).err()).expect("it is refused");
        assert!(error.message.contains("expand to far more"), "{error}");
    }

    #[test]
    fn a_name_is_not_copied_wherever_it_is_referred_to() {
        let builtin = || [number(1), number(0), number(0)].concat();
        let read = |length: usize, count: usize| {
            let dialects = [number(count), number(2).repeat(count), number(0)].concat();
            let group = [number(0), number(count), number(2).repeat(count)].concat();
            let ops = [number(1), number(0), number(count), group].concat();
            // the name of an operation has that of its dialect in front
            let group = [number(0), number(count), number(0).repeat(count)].concat();
            let prefixed = [number(1), number(2), number(count), group].concat();
            let resource = [number(1), number(0), vec![0]].concat();
            let keys = [number(0), number(0), number(count), resource.repeat(count)].concat();
            let files = [
                named(length, dialects, number(0)),
                named(length, ops, number(0)),
                named(length, prefixed, number(0)),
                named(length, builtin(), keys),
            ];
            files.map(|file| Tables::read(&file).map(|_| ()).map_err(|error| error.message))
        };
        assert_eq!(read(1000, 1000), [Ok(()), Ok(()), Ok(()), Ok(())]);
        let message = "the names, attributes and types of this file expand to far more than it";
        for found in read(20_000, 20_000) {
            assert_eq!(found, Err(message.to_string()));
        }
    }
}
