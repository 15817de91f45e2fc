//! The tables of a file: strings, dialects, names of operations, attributes, types, properties. Equal
//! entries are one.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};

use indexmap::IndexSet;

use super::entry::{AttributeId, Entry, Indices, Reference, StringId, TypeId};

/// The name of an operation, before names are put in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct NameId(pub(super) u32);

/// A record of properties.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct PropertiesId(pub(super) u32);

/// The tables of a file that is being written.
#[derive(Debug, Default)]
pub(super) struct Tables<'a> {
    /// The strings in the order in which they are written.
    pub(super) strings: IndexSet<Vec<u8>>,
    /// The dialects, by the names among `strings`.
    pub(super) dialects: IndexSet<StringId>,
    /// The names of operations.
    pub(super) names: IndexSet<OpName>,
    pub(super) attributes: Interned<'a>,
    pub(super) types: Interned<'a>,
    /// The records of properties.
    pub(super) properties: Interned<'a>,
    /// The keys of resources whose bytes are not known.
    pub(super) resources: IndexSet<StringId>,
}

/// The name of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct OpName {
    /// The index of the dialect.
    pub(super) dialect: u32,
    /// The name without the dialect.
    pub(super) name: StringId,
    /// Whether the dialect's own tools define the operation.
    pub(super) registered: bool,
}

/// An entry with the dialect that it belongs to.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(super) struct Owned<'a> {
    /// The index of the dialect.
    pub(super) dialect: u32,
    /// Whether the content is encoded as the dialect defines, not text.
    pub(super) encoded: bool,
    /// The content.
    pub(super) entry: Entry<'a>,
}

/// Entries of which no two are equal.
#[derive(Debug, Default)]
pub(super) struct Interned<'a> {
    pub(super) entries: Vec<Owned<'a>>,
    /// The entries of each digest.
    places: HashMap<u64, Vec<u32>>,
    hasher: RandomState,
}

impl<'a> Interned<'a> {
    fn intern(&mut self, entry: Owned<'a>) -> u32 {
        let places = self.places.entry(self.hasher.hash_one(&entry)).or_default();
        let known = places.iter().find(|&&place| self.entries[place as usize] == entry);
        known.copied().unwrap_or_else(|| {
            let place = self.entries.len() as u32;
            places.push(place);
            self.entries.push(entry);
            place
        })
    }
}

impl<'a> Tables<'a> {
    pub(super) fn string(&mut self, bytes: &[u8]) -> StringId {
        let index = self.strings.get_index_of(bytes);
        StringId(index.unwrap_or_else(|| self.strings.insert_full(bytes.to_vec()).0) as u32)
    }

    /// The index of a dialect.
    fn dialect(&mut self, name: &str) -> u32 {
        let name = self.string(name.as_bytes());
        self.dialects.insert_full(name).0 as u32
    }

    /// The name of an operation: the text before the first `.` is its dialect.
    pub(super) fn op_name(&mut self, full: &str, registered: bool) -> NameId {
        let (dialect, name) = full.split_once('.').unwrap_or((full, ""));
        let name = OpName {
            dialect: self.dialect(dialect),
            name: self.string(name.as_bytes()),
            registered,
        };
        NameId(self.names.insert_full(name).0 as u32)
    }

    /// An attribute of a dialect.
    pub(super) fn attribute(&mut self, dialect: &str, entry: Entry<'a>) -> AttributeId {
        let dialect = self.dialect(dialect);
        AttributeId(self.attributes.intern(Owned { dialect, encoded: true, entry }))
    }

    pub(super) fn text_attribute(&mut self, dialect: &str, text: &str) -> AttributeId {
        let (dialect, entry) = (self.dialect(dialect), Entry::text(text));
        AttributeId(self.attributes.intern(Owned { dialect, encoded: false, entry }))
    }

    /// A type of a dialect.
    pub(super) fn ty(&mut self, dialect: &str, entry: Entry<'a>) -> TypeId {
        let dialect = self.dialect(dialect);
        TypeId(self.types.intern(Owned { dialect, encoded: true, entry }))
    }

    pub(super) fn text_type(&mut self, dialect: &str, text: &str) -> TypeId {
        let (dialect, entry) = (self.dialect(dialect), Entry::text(text));
        TypeId(self.types.intern(Owned { dialect, encoded: false, entry }))
    }

    /// A record of properties.
    pub(super) fn properties(&mut self, entry: Entry<'a>) -> PropertiesId {
        PropertiesId(self.properties.intern(Owned { dialect: 0, encoded: true, entry }))
    }

    /// The number of the resource of a key.
    pub(super) fn resource(&mut self, key: &str) -> u64 {
        self.dialect("builtin");
        let key = self.string(key.as_bytes());
        self.resources.insert_full(key).0 as u64
    }
}

/// The order in which the entries of a table are written, and the index that each entry gets.
#[derive(Debug)]
pub(super) struct Order {
    /// The places of the entries that are written.
    pub(super) written: Vec<u32>,
    indices: Vec<u32>,
}

/// The orders of attributes and types.
#[derive(Debug)]
pub(super) struct Orders {
    pub(super) attributes: Order,
    pub(super) types: Order,
}

impl Indices for Orders {
    fn attribute(&self, id: AttributeId) -> u64 {
        u64::from(self.attributes.indices[id.0 as usize])
    }

    fn ty(&self, id: TypeId) -> u64 {
        u64::from(self.types.indices[id.0 as usize])
    }
}

/// How often each attribute and type is referred to.
#[derive(Debug)]
pub(super) struct Uses<'t, 'a> {
    tables: &'t Tables<'a>,
    attributes: Vec<u32>,
    types: Vec<u32>,
    properties: Vec<bool>,
    waiting: Vec<Reference>,
}

impl<'t, 'a> Uses<'t, 'a> {
    /// No uses yet.
    pub(super) fn new(tables: &'t Tables<'a>) -> Uses<'t, 'a> {
        Uses {
            tables,
            attributes: vec![0; tables.attributes.entries.len()],
            types: vec![0; tables.types.entries.len()],
            properties: vec![false; tables.properties.entries.len()],
            waiting: Vec::new(),
        }
    }

    /// Counts a use of an attribute, and if it is the first, the uses that are in it.
    pub(super) fn attribute(&mut self, id: AttributeId) {
        self.count(Reference::Attribute(id));
    }

    /// Counts a use of a type.
    pub(super) fn ty(&mut self, id: TypeId) {
        self.count(Reference::Type(id));
    }

    /// Counts what is used in a record of properties, once a record.
    pub(super) fn properties(&mut self, id: PropertiesId) {
        let seen = std::mem::replace(&mut self.properties[id.0 as usize], true);
        if !seen {
            let entry = &self.tables.properties.entries[id.0 as usize].entry;
            entry.references().for_each(|reference| self.count(reference));
        }
    }

    fn count(&mut self, reference: Reference) {
        self.waiting.push(reference);
        while let Some(next) = self.waiting.pop() {
            let (uses, entries, place) = match next {
                Reference::Attribute(id) | Reference::Optional(Some(id)) => {
                    (&mut self.attributes, &self.tables.attributes.entries, id.0)
                }
                Reference::Type(id) => (&mut self.types, &self.tables.types.entries, id.0),
                Reference::String(_) | Reference::Optional(None) => continue,
            };
            uses[place as usize] += 1;
            if uses[place as usize] == 1 {
                self.waiting.extend(entries[place as usize].entry.references());
            }
        }
    }

    /// The orders: by dialect, within a dialect what is used most often first, so that the most common
    /// indices are short. What is not used is not written.
    pub(super) fn orders(self) -> Orders {
        Orders {
            attributes: order(&self.tables.attributes, &self.attributes),
            types: order(&self.tables.types, &self.types),
        }
    }
}

fn order(table: &Interned<'_>, uses: &[u32]) -> Order {
    let places = 0..table.entries.len() as u32;
    let mut written: Vec<u32> = places.filter(|&place| uses[place as usize] > 0).collect();
    let dialect = |place: u32| table.entries[place as usize].dialect;
    written.sort_by_key(|&place| (dialect(place), std::cmp::Reverse(uses[place as usize])));
    let mut indices = vec![0; table.entries.len()];
    for (index, &place) in written.iter().enumerate() {
        indices[place as usize] = index as u32;
    }
    Order { written, indices }
}
