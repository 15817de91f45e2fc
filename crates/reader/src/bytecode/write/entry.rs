//! One entry of a table: bytes, and between them references to entries of the tables.

use std::borrow::Cow;
use std::hash::{Hash, Hasher};

use super::output::{Output, signed_varint, varint};

/// A string of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct StringId(pub(super) u32);

/// An attribute of the file, before attributes are put in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct AttributeId(pub(super) u32);

/// A type of the file, before types are put in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct TypeId(pub(super) u32);

/// An attribute, type or other item that an entry refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Reference {
    /// The index of a string.
    String(StringId),
    /// The index of an attribute.
    Attribute(AttributeId),
    /// The index of an attribute with a flag that it is there, or zero.
    Optional(Option<AttributeId>),
    /// The index of a type.
    Type(TypeId),
}

/// The content of an attribute, a type or a record of properties.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Entry<'a> {
    bytes: Vec<u8>,
    /// References, each with the place in `bytes` before which its index is written.
    references: Vec<(u32, Reference)>,
    /// The bytes at the end of the entry.
    blob: Cow<'a, [u8]>,
}

/// The source of final indices.
pub(super) trait Indices {
    /// The index of an attribute.
    fn attribute(&self, id: AttributeId) -> u64;
    /// The index of a type.
    fn ty(&self, id: TypeId) -> u64;
}

impl<'a> Entry<'a> {
    /// An entry that begins with the code of its kind.
    pub(super) fn new(code: u64) -> Entry<'a> {
        Entry::default().number(code)
    }

    /// Text that the reader is to parse, with the NUL that ends it.
    pub(super) fn text(text: &str) -> Entry<'a> {
        let mut bytes = text.as_bytes().to_vec();
        bytes.push(0);
        Entry { bytes, ..Entry::default() }
    }

    /// Appends a number.
    pub(super) fn number(mut self, value: u64) -> Entry<'a> {
        varint(&mut self.bytes, value);
        self
    }

    /// Appends a signed number.
    pub(super) fn signed(mut self, value: i64) -> Entry<'a> {
        signed_varint(&mut self.bytes, value);
        self
    }

    /// Appends the number of values, and the values.
    pub(super) fn all_signed(self, values: &[i64]) -> Entry<'a> {
        values.iter().fold(self.number(values.len() as u64), |entry, &value| entry.signed(value))
    }

    /// Appends a byte.
    pub(super) fn byte(mut self, byte: u8) -> Entry<'a> {
        self.bytes.push(byte);
        self
    }

    /// Appends an f64 by its bits.
    pub(super) fn double(self, value: f64) -> Entry<'a> {
        self.signed(value.to_bits() as i64)
    }

    /// Appends the index of a string.
    pub(super) fn string(self, id: StringId) -> Entry<'a> {
        self.reference(Reference::String(id))
    }

    /// Appends the index of an attribute.
    pub(super) fn attribute(self, id: AttributeId) -> Entry<'a> {
        self.reference(Reference::Attribute(id))
    }

    /// Appends the index of an attribute that may be absent.
    pub(super) fn optional(self, id: Option<AttributeId>) -> Entry<'a> {
        self.reference(Reference::Optional(id))
    }

    /// Appends the number of attributes, and their indices.
    pub(super) fn attributes(self, ids: &[AttributeId]) -> Entry<'a> {
        ids.iter().fold(self.number(ids.len() as u64), |entry, &id| entry.attribute(id))
    }

    /// Appends the index of a type.
    pub(super) fn ty(self, id: TypeId) -> Entry<'a> {
        self.reference(Reference::Type(id))
    }

    /// Appends the number of types, and their indices.
    pub(super) fn types(self, ids: &[TypeId]) -> Entry<'a> {
        ids.iter().fold(self.number(ids.len() as u64), |entry, &id| entry.ty(id))
    }

    /// Appends the length of a blob and the blob, with which the entry ends.
    pub(super) fn blob(mut self, blob: Cow<'a, [u8]>) -> Entry<'a> {
        varint(&mut self.bytes, blob.len() as u64);
        self.blob = blob;
        self
    }

    fn reference(mut self, reference: Reference) -> Entry<'a> {
        self.references.push((self.bytes.len() as u32, reference));
        self
    }

    /// The items that the entry refers to.
    pub(super) fn references(&self) -> impl Iterator<Item = Reference> + '_ {
        self.references.iter().map(|&(_, reference)| reference)
    }

    /// Writes the entry, its references as indices.
    pub(super) fn write(self, indices: &impl Indices, out: &mut Output<'a>) {
        let mut from = 0;
        for (at, reference) in self.references {
            out.bytes(&self.bytes[from..at as usize]);
            from = at as usize;
            match reference {
                Reference::String(id) => out.number(u64::from(id.0)),
                Reference::Attribute(id) => out.number(indices.attribute(id)),
                Reference::Optional(Some(id)) => out.flagged(indices.attribute(id), true),
                Reference::Optional(None) => out.number(0),
                Reference::Type(id) => out.number(indices.ty(id)),
            }
        }
        out.bytes(&self.bytes[from..]);
        out.blob(self.blob);
    }
}

impl Hash for Entry<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bytes.hash(state);
        self.references.hash(state);
        state.write_u64(digest(&self.blob));
    }
}

/// A digest of bytes at the speed of memory: four products side by side, each of which takes in a word
/// of 8 bytes at a step.
fn digest(bytes: &[u8]) -> u64 {
    const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
    let step = |lane: u64, word: u64| (lane.rotate_left(23) ^ word).wrapping_mul(FACTOR);
    let mut lanes = [1, 2, 3, bytes.len() as u64];
    let (groups, rest) = bytes.as_chunks::<32>();
    for group in groups {
        let (words, _) = group.as_chunks::<8>();
        for (lane, word) in lanes.iter_mut().zip(words) {
            *lane = step(*lane, u64::from_le_bytes(*word));
        }
    }
    let rest = rest.iter().fold(lanes[0], |all, &byte| step(all, u64::from(byte)));
    lanes.into_iter().fold(rest, step)
}
