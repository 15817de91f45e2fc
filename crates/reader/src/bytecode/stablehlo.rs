//! Attributes and types of StableHLO and CHLO, as plain bytecode holds them, and what VHLO's have in
//! common with them.

use super::resolver::Resolver;
use super::wire::{Cursor, Result};
use super::words::{self, Words};
use super::{builtin, fields, integers};
use crate::ir::{Attribute, Attributes, StructAttribute, Type};

/// A field of a structure, as it is read.
#[derive(Clone, Copy)]
enum Part {
    /// One signed number.
    Integer,
    /// A list of signed numbers.
    Integers,
}

use Part::{Integer, Integers};

/// Structures of numbers alone: their codes, mnemonics and fields.
const STRUCTURES: [(u64, &str, &[(&str, Part)]); 3] = [
    (1, "channel_handle", &[("handle", Integer), ("type", Integer)]),
    (
        14,
        "output_operand_alias",
        &[
            ("output_tuple_indices", Integers),
            ("operand_index", Integer),
            ("operand_tuple_indices", Integers),
        ],
    ),
    (19, "sub_axis_info", &[("pre_size", Integer), ("size", Integer)]),
];

/// Structures whose fields are attributes of their own in VHLO.
const JOINED: [(u64, &str); 4] = [(4, "conv"), (5, "dot"), (7, "gather"), (11, "scatter")];

/// Fields that came later than the rest of their structures.
const BATCHING: [&str; 4] = [
    "operand_batching_dims",
    "start_indices_batching_dims",
    "input_batching_dims",
    "scatter_indices_batching_dims",
];

impl<'a> Resolver<'a> {
    pub(super) fn stablehlo_attribute(&mut self, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        let start = *cursor;
        let code = cursor.varint()?;
        if let Some(words) = words::of_stablehlo(code) {
            return word("stablehlo", words, cursor);
        }
        if let Some((_, mnemonic, parts)) = STRUCTURES.iter().find(|(known, ..)| *known == code) {
            return Ok(structure(mnemonic, numbers(parts.iter().copied(), cursor)?));
        }
        if let Some((_, mnemonic)) = JOINED.iter().find(|(known, _)| *known == code) {
            return dimensions(mnemonic, cursor);
        }
        match code {
            13 => Ok(bounds(&cursor.signed_list()?)),
            15 => self.dot_algorithm(cursor),
            17 => self.result_accuracy(cursor),
            18 => {
                let mesh = self.attribute(cursor)?;
                let axes = Attribute::Array(self.attributes(cursor)?);
                Ok(structure("replica_group_mesh_axes", [("mesh", mesh), ("axes", axes)]))
            }
            20 => {
                let name = self.table_text(cursor)?;
                let part = if cursor.boolean()? { Some(self.attribute(cursor)?) } else { None };
                Ok(axis_ref(name, part))
            }
            21 => {
                let name = self.table_text(cursor)?;
                Ok(mesh_axis(name, cursor.signed()?))
            }
            22 => {
                let axes = self.attribute(cursor)?;
                let ids = if cursor.boolean()? { Some(self.attribute(cursor)?) } else { None };
                Ok(mesh(axes, ids))
            }
            _ => start.fail(format!("there is no StableHLO attribute of code {code}")),
        }
    }

    /// An attribute of CHLO that is not text.
    pub(super) fn chlo_attribute(&mut self, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        let start = *cursor;
        let code = cursor.varint()?;
        match words::of_chlo(code) {
            Some(words) => word("chlo", words, cursor),
            None => start.fail(format!("there is no CHLO attribute of code {code}")),
        }
    }

    pub(super) fn stablehlo_type(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let start = *cursor;
        match cursor.varint()? {
            0 => Ok(Type::Token),
            1 => Ok(Type::Future(self.types(cursor)?)),
            code => start.fail(format!("there is no StableHLO type of code {code}")),
        }
    }

    fn dot_algorithm(&mut self, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        let mut found = Attributes::new();
        for joined in fields::JOINED.iter().filter(|joined| joined.mnemonic == "dot_algorithm") {
            for field in joined.fields {
                let value = match field.kind {
                    fields::FieldKind::Type => Attribute::Type(self.ty(cursor)?),
                    fields::FieldKind::Boolean => Attribute::Boolean(cursor.boolean()?),
                    _ => integers::one(cursor.signed()?),
                };
                found.insert(field.name.to_string(), value);
            }
        }
        Ok(structure("dot_algorithm", found))
    }

    /// Tolerances and a mode; tolerances of zero are absent.
    pub(super) fn result_accuracy(&mut self, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        let tolerances = [("atol", cursor.double()?), ("rtol", cursor.double()?)];
        let ulps = cursor.signed()?;
        let mode = self.attribute(cursor)?;
        let f64_type = builtin::float_type("f64", cursor)?;
        let mut found = Attributes::new();
        for (name, value) in tolerances.into_iter().filter(|(_, value)| *value != 0.0) {
            found.insert(name.to_string(), Attribute::Float(value.to_bits(), f64_type.clone()));
        }
        if ulps != 0 {
            found.insert("ulps".to_string(), integers::one(ulps));
        }
        found.insert("mode".to_string(), mode);
        Ok(structure("result_accuracy", found))
    }
}

/// A word of an enumeration.
pub(super) fn word(
    dialect: &'static str,
    words: &Words,
    cursor: &mut Cursor<'_>,
) -> Result<Attribute> {
    let at = *cursor;
    let number = cursor.varint()?;
    match words.word(number) {
        Some(word) => Ok(Attribute::Enum(dialect, words.mnemonic.to_string(), word.to_string())),
        None => at.fail(format!("{} has no word of number {number}", words.mnemonic)),
    }
}

/// A StableHLO attribute of named fields.
pub(super) fn structure<N: Into<String>>(
    mnemonic: &str,
    fields: impl IntoIterator<Item = (N, Attribute)>,
) -> Attribute {
    let (dialect, mnemonic) = ("stablehlo".to_string(), mnemonic.to_string());
    let fields = fields.into_iter().map(|(name, value)| (name.into(), value)).collect();
    Attribute::Struct(StructAttribute { dialect, mnemonic, fields })
}

/// The largest sizes of dimensions; `i64::MIN` where there is none.
pub(super) fn bounds(sizes: &[i64]) -> Attribute {
    structure("bounds", [("bounds", integers::list(sizes))])
}

/// An axis of a mesh or a part of one.
pub(super) fn axis_ref(name: String, part: Option<Attribute>) -> Attribute {
    let name = ("name", Attribute::String(name.into_bytes()));
    structure("axis_ref", [name].into_iter().chain(part.map(|part| ("sub_axis_info", part))))
}

/// An axis of a mesh with its size.
pub(super) fn mesh_axis(name: String, size: i64) -> Attribute {
    let name = Attribute::String(name.into_bytes());
    structure("mesh_axis", [("name", name), ("size", integers::one(size))])
}

/// A grid of devices.
pub(super) fn mesh(axes: Attribute, device_ids: Option<Attribute>) -> Attribute {
    let axes = [("axes", axes)].into_iter();
    structure("mesh", axes.chain(device_ids.map(|ids| ("device_ids", ids))))
}

/// Numbers and lists of numbers, one after the other.
fn numbers<'n>(
    parts: impl IntoIterator<Item = (&'n str, Part)>,
    cursor: &mut Cursor<'_>,
) -> Result<Vec<(&'n str, Attribute)>> {
    let mut found = Vec::new();
    for (name, part) in parts {
        let value = match part {
            Part::Integer => integers::one(cursor.signed()?),
            Part::Integers => integers::list(&cursor.signed_list()?),
        };
        found.push((name, value));
    }
    Ok(found)
}

/// Dimension numbers. Files from before StableHLO 1.1 have no batching dimensions in them.
fn dimensions(mnemonic: &str, cursor: &mut Cursor<'_>) -> Result<Attribute> {
    let known = fields::JOINED.iter().find(|joined| joined.mnemonic == mnemonic);
    let fields = known.map_or(&[][..], |joined| joined.fields);
    let parts = |with_batching: bool| {
        let fields = fields.iter().filter(move |it| with_batching || !BATCHING.contains(&it.name));
        fields.map(|field| match field.kind {
            fields::FieldKind::Integer => (field.name, Integer),
            _ => (field.name, Integers),
        })
    };
    let start = *cursor;
    match numbers(parts(true), cursor) {
        Ok(found) if cursor.left() == 0 => Ok(joined(mnemonic, found)),
        newer => {
            *cursor = start;
            match numbers(parts(false), cursor) {
                Ok(found) if cursor.left() == 0 => Ok(joined(mnemonic, found)),
                _ => newer.map(|found| joined(mnemonic, found)),
            }
        }
    }
}

/// The structure of a mnemonic; fields that say nothing are left out, as where text is read.
pub(super) fn joined<N: Into<String>>(
    mnemonic: &str,
    fields: impl IntoIterator<Item = (N, Attribute)>,
) -> Attribute {
    let says_nothing = |value: &Attribute| match value {
        Attribute::Array(items) => items.is_empty(),
        Attribute::Integer(value, _) => *value == 0,
        _ => false,
    };
    let may_lack = matches!(mnemonic, "dot" | "gather" | "scatter");
    let fields = fields.into_iter().filter(|(_, value)| !(may_lack && says_nothing(value)));
    structure(mnemonic, fields)
}
