//! The encoding that all dialects share: the target, text entries, numbers, locations.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use thiserror::Error;

use super::entry::{AttributeId, Entry, TypeId};
use super::tables::Tables;
use crate::bytecode::versions::Version;
use crate::ir::{Attribute, Attributes, Location, Type};
use crate::numeric::ElementType;

/// Why something cannot be written in the form that was asked for.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub(super) enum Problem {
    /// VHLO never had it.
    #[error("VHLO has no {0}")]
    Inexpressible(String),
    /// The target version is too old for it.
    #[error("{what} came with VHLO {since}, and the artifact is to be of version {target}")]
    TooNew {
        /// What the target lacks.
        what: String,
        /// The first version that has it.
        since: Version,
        /// The version that was asked for.
        target: Version,
    },
    /// The operation lacks an attribute.
    #[error("the attribute `{0}` is missing")]
    Missing(String),
    /// An attribute is not of the kind that bytecode has at its place.
    #[error("the attribute `{name}` is {found}, not {expected}")]
    Kind {
        /// The attribute's name.
        name: String,
        /// The attribute as text.
        found: String,
        /// The kind of attribute that bytecode has there.
        expected: &'static str,
    },
}

/// The encoded item, or why it cannot be encoded.
pub(super) type Encoded<T> = Result<T, Problem>;

/// Makes entries of tables from attributes and types.
#[derive(Debug, Default)]
pub(super) struct Encoder<'a> {
    pub(super) tables: Tables<'a>,
    /// The version of the artifact, or `None` for plain bytecode.
    pub(super) target: Option<Version>,
    /// The version of the bytecode.
    version: u64,
    /// The locations that were written, by their addresses in memory: many operations share one.
    locations: HashMap<*const Location, AttributeId>,
}

/// The first version whose artifacts may hold operations, attributes and types of other dialects.
pub(super) const OTHER_DIALECTS: Version = Version::new(1, 11);

/// The first version whose artifacts may hold locations that are ranges.
const RANGES: Version = Version::new(1, 9);

impl<'a> Encoder<'a> {
    /// An encoder for an artifact of a version, or for plain bytecode, in a version of bytecode.
    pub(super) fn new(target: Option<Version>, version: u64) -> Encoder<'a> {
        Encoder { target, version, ..Encoder::default() }
    }

    /// The version of the bytecode.
    pub(super) fn version(&self) -> u64 {
        self.version
    }

    /// Refuses what an artifact's version does not have.
    pub(super) fn require(&self, since: Version, what: impl FnOnce() -> String) -> Encoded<()> {
        match self.target {
            Some(target) if target.without_patch() < since => {
                Err(Problem::TooNew { what: what(), since, target })
            }
            _ => Ok(()),
        }
    }

    /// A builtin attribute.
    pub(super) fn builtin(&mut self, entry: Entry<'a>) -> AttributeId {
        self.tables.attribute("builtin", entry)
    }

    /// A builtin string attribute.
    pub(super) fn builtin_string(&mut self, bytes: &[u8]) -> AttributeId {
        let string = self.tables.string(bytes);
        self.builtin(Entry::new(2).string(string))
    }

    /// A builtin dictionary of attributes that are written already, sorted by name, or `None` if it is empty.
    pub(super) fn dictionary(
        &mut self,
        mut entries: Vec<(Cow<'a, str>, AttributeId)>,
    ) -> Option<AttributeId> {
        if entries.is_empty() {
            return None;
        }
        entries.sort_by(|(a, _), (b, _)| a.cmp(b));
        Some(self.sorted_dictionary(&entries))
    }

    fn sorted_dictionary(&mut self, entries: &[(Cow<'a, str>, AttributeId)]) -> AttributeId {
        let mut entry = Entry::new(1).number(entries.len() as u64);
        for (name, value) in entries {
            entry = entry.attribute(self.builtin_string(name.as_bytes())).attribute(*value);
        }
        self.builtin(entry)
    }

    /// A builtin dictionary, which may be empty, each value written by a function.
    pub(super) fn dictionary_of(
        &mut self,
        attributes: &'a Attributes,
        value: impl Fn(&mut Self, &'a Attribute) -> Encoded<AttributeId>,
    ) -> Encoded<AttributeId> {
        let mut entries = Vec::with_capacity(attributes.len());
        for (name, attribute) in sorted(attributes) {
            entries.push((Cow::Borrowed(name), value(self, attribute)?));
        }
        Ok(self.sorted_dictionary(&entries))
    }

    /// An attribute that stays text: `#dialect.name<...>`, or text of the builtin dialect.
    pub(super) fn opaque_attribute(&mut self, text: &str) -> AttributeId {
        self.tables.text_attribute(dialect_of(text, '#'), text)
    }

    /// A type that stays text: `!dialect.name<...>`, or text of the builtin dialect.
    pub(super) fn opaque_type(&mut self, text: &str) -> TypeId {
        self.tables.text_type(dialect_of(text, '!'), text)
    }

    /// A location, unknown if there is none.
    pub(super) fn location(&mut self, location: Option<&'a Arc<Location>>) -> Encoded<AttributeId> {
        match location {
            Some(location) => self.known_location(location),
            None => Ok(self.builtin(Entry::new(15))),
        }
    }

    fn known_location(&mut self, location: &'a Arc<Location>) -> Encoded<AttributeId> {
        let key = Arc::as_ptr(location);
        if let Some(&id) = self.locations.get(&key) {
            return Ok(id);
        }
        let id = self.location_entry(location)?;
        self.locations.insert(key, id);
        Ok(id)
    }

    fn location_entry(&mut self, location: &'a Location) -> Encoded<AttributeId> {
        let entry = match location {
            Location::Unknown => Entry::new(15),
            Location::File { file, line, column } => {
                let file = self.builtin_string(file.as_bytes());
                Entry::new(11).attribute(file).number(*line).number(*column)
            }
            Location::Name(name, child) => {
                let name = self.builtin_string(name.as_bytes());
                let child = self.location(child.as_ref())?;
                Entry::new(14).attribute(name).attribute(child)
            }
            Location::CallSite(callee, caller) => {
                let (callee, caller) = (self.known_location(callee)?, self.known_location(caller)?);
                Entry::new(10).attribute(callee).attribute(caller)
            }
            Location::Fused(metadata, places) => {
                let places: Vec<_> = places
                    .iter()
                    .map(|place| self.known_location(place))
                    .collect::<Encoded<_>>()?;
                match metadata {
                    None => Entry::new(12).attributes(&places),
                    Some(metadata) => {
                        let metadata = self.attribute(metadata)?;
                        Entry::new(13).attributes(&places).attribute(metadata)
                    }
                }
            }
            Location::Opaque(text) => return Ok(self.other_location(text)),
        };
        Ok(self.builtin(entry))
    }

    /// A range of a file, or a location of another dialect.
    fn other_location(&mut self, text: &str) -> AttributeId {
        let Some((file, numbers)) = file_range(text) else {
            return self.opaque_attribute(&format!("loc({text})"));
        };
        let file = self.builtin_string(&file);
        let has_ranges = self.target.is_none_or(|target| target >= RANGES);
        let entry = match has_ranges {
            true => Entry::new(22).attribute(file).number(numbers.len() as u64),
            false => Entry::new(11).attribute(file),
        };
        let numbers = if has_ranges { &numbers[..] } else { &numbers[..2] };
        let entry = numbers.iter().fold(entry, |entry, &number| entry.number(number));
        self.builtin(entry)
    }
}

/// Attributes by name, so that the order in which they were written changes no byte.
pub(super) fn sorted(attributes: &Attributes) -> Vec<(&str, &Attribute)> {
    let mut entries: Vec<_> = attributes.iter().map(|(name, it)| (name.as_str(), it)).collect();
    entries.sort_unstable_by_key(|(name, _)| *name);
    entries
}

/// The file of `"file":1:2 to 3:4` with the numbers in the order of bytecode: line, column, then the
/// end's column if it is in the same line, else the end's line and column.
fn file_range(text: &str) -> Option<(Vec<u8>, Vec<u64>)> {
    let (start, end) = text.rsplit_once(" to ")?;
    let (rest, column) = start.rsplit_once(':')?;
    let (file, line) = rest.rsplit_once(':')?;
    let file = crate::syntax::unquoted(file)?;
    let (end_line, end_column) = end.split_once(':')?;
    let mut numbers = vec![line.parse().ok()?, column.parse().ok()?];
    if !end_line.is_empty() {
        numbers.push(end_line.parse().ok()?);
    }
    numbers.push(end_column.parse().ok()?);
    Some((file, numbers))
}

/// The dialect of a text that begins with a mark, as in `#dialect.name`; else builtin.
fn dialect_of(text: &str, mark: char) -> &str {
    let Some(rest) = text.strip_prefix(mark) else { return "builtin" };
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    &rest[..rest.find(|c| !is_name(c)).unwrap_or(rest.len())]
}

/// An integer type that MLIR has and that may not be an element type here: `i128`, `si8`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct AnyInteger {
    /// The number of bits.
    pub(super) width: u32,
    /// 0 signless, 1 signed, 2 unsigned.
    pub(super) sign: u64,
}

impl AnyInteger {
    /// The integer type that a type is.
    pub(super) fn of(ty: &Type) -> Option<AnyInteger> {
        match ty {
            Type::Element(ElementType::Boolean) => Some(AnyInteger { width: 1, sign: 0 }),
            Type::Element(ElementType::Integer(integer)) => {
                Some(AnyInteger { width: integer.width, sign: if integer.signed { 0 } else { 2 } })
            }
            Type::Opaque(name) => AnyInteger::named(name),
            _ => None,
        }
    }

    fn named(name: &str) -> Option<AnyInteger> {
        let rows = [("si", 1), ("ui", 2), ("i", 0)];
        let (sign, digits) =
            rows.iter().find_map(|(mark, sign)| Some((*sign, name.strip_prefix(mark)?)))?;
        let width = digits.parse().ok().filter(|_| digits.bytes().all(|b| b.is_ascii_digit()))?;
        Some(AnyInteger { width, sign })
    }

    /// Appends a value of this type.
    pub(super) fn write<'a>(self, value: i128, entry: Entry<'a>) -> Entry<'a> {
        let mask = |width: u32| u128::MAX >> (128 - width.clamp(1, 128));
        let bits = value as u128 & mask(self.width);
        match self.width {
            0..=8 => entry.byte(bits as u8),
            9..=64 => entry.signed(bits as i64),
            _ if bits >> 64 == 0 => entry.number(1).signed(bits as i64),
            _ => entry.number(2).signed(bits as i64).signed((bits >> 64) as i64),
        }
    }
}

/// Appends the code of a float of a width.
pub(super) fn write_float(code: u64, width: u32, entry: Entry<'_>) -> Entry<'_> {
    match width {
        0..=8 => entry.byte(code as u8),
        _ => entry.signed(code as i64),
    }
}

/// The number of bits of a float type, or why the type is none.
pub(super) fn float_width(ty: &Type) -> Encoded<u32> {
    match ty {
        Type::Element(ElementType::Float(format)) => Ok(format.width),
        other => Err(Problem::Inexpressible(format!("float of type {other}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_of_a_file_has_three_or_four_numbers() {
        assert_eq!(file_range("\"f.py\":1:2 to :5"), Some((b"f.py".to_vec(), vec![1, 2, 5])));
        assert_eq!(file_range("\"a:b\":1:2 to 3:4"), Some((b"a:b".to_vec(), vec![1, 2, 3, 4])));
        assert_eq!(file_range("#dialect.place<1 to 2>"), None);
    }

    #[test]
    fn text_belongs_to_the_dialect_that_it_names() {
        assert_eq!(dialect_of("#sdy.sharding<@mesh, []>", '#'), "sdy");
        assert_eq!(dialect_of("#sdy<mesh <[]>>", '#'), "sdy");
        assert_eq!(dialect_of("affine_map<(d0) -> (d0)>", '#'), "builtin");
        assert_eq!(dialect_of("!mhlo.bundle<f32>", '!'), "mhlo");
    }
}
