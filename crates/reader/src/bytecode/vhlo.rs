//! Attributes and types of VHLO, read as those of StableHLO.

use super::resolver::Resolver;
use super::stablehlo::{axis_ref, bounds, mesh, mesh_axis, structure, word};
use super::wire::{Cursor, Result};
use super::words;
use super::{builtin, integers};
use crate::ir::{Attribute, Type};
use crate::numeric::ElementType;

/// The code of custom calls' API versions, which are numbers in StableHLO.
const API_VERSION: u64 = 5;

/// The codes of element types.
const ELEMENTS: [(u64, &str); 32] = [
    (2, "bf16"),
    (3, "f16"),
    (4, "f32"),
    (5, "f64"),
    (6, "f8E4M3FN"),
    (7, "f8E5M2"),
    (10, "i4"),
    (11, "i8"),
    (12, "i16"),
    (13, "i32"),
    (14, "i64"),
    (15, "ui4"),
    (16, "ui8"),
    (17, "ui16"),
    (18, "ui32"),
    (19, "ui64"),
    (27, "f8E4M3FNUZ"),
    (28, "f8E5M2FNUZ"),
    (29, "f8E4M3B11FNUZ"),
    (31, "i2"),
    (32, "ui2"),
    (34, "tf32"),
    (35, "f8E4M3"),
    (36, "f8E3M4"),
    (37, "f4E2M1FN"),
    (38, "f6E2M3FN"),
    (39, "f6E3M2FN"),
    (40, "f8E8M0FNU"),
    (0, "i1"),
    (9, "index"),
    (33, "none"),
    (26, "!shape.witness"),
];

impl<'a> Resolver<'a> {
    pub(super) fn vhlo_attribute(&mut self, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        let start = *cursor;
        let code = cursor.varint()?;
        if code == API_VERSION {
            let number = cursor.varint()?;
            return Ok(Attribute::Integer(i128::from(number as i32), integers::ty(32, true)));
        }
        if let Some(words) = words::of_vhlo(code) {
            return word("stablehlo", words, cursor);
        }
        Ok(match code {
            1 => Attribute::Array(self.attributes(cursor)?),
            2 => Attribute::Boolean(cursor.varint()? != 0),
            6 => Attribute::Dictionary(self.entries(cursor)?),
            8 => self.float(cursor)?,
            9 => self.integer(cursor)?,
            10 => {
                let output = integers::list(&cursor.signed_list()?);
                let operand = integers::one(cursor.signed()?);
                let within = integers::list(&cursor.signed_list()?);
                let names = ["output_tuple_indices", "operand_index", "operand_tuple_indices"];
                structure("output_operand_alias", names.into_iter().zip([output, operand, within]))
            }
            14 => {
                let (at, bytes) = (*cursor, self.tables.string(cursor)?);
                self.hold_bytes(&at, bytes.len())?;
                Attribute::String(bytes.to_vec())
            }
            15 => {
                let (at, ty) = (*cursor, self.ty(cursor)?);
                self.dense_of(ty, &at, cursor)?
            }
            17 => Attribute::Type(self.ty(cursor)?),
            18 => bounds(&cursor.signed_list()?),
            20 => self.result_accuracy(cursor)?,
            21..=25 => self.vhlo_mesh_attribute(code, cursor)?,
            _ => return start.fail(format!("there is no VHLO attribute of code {code}")),
        })
    }

    /// Axes and meshes.
    fn vhlo_mesh_attribute(&mut self, code: u64, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        Ok(match code {
            21 => {
                let parts = [("pre_size", cursor.signed()?), ("size", cursor.signed()?)];
                let parts = parts.map(|(name, size)| (name, integers::one(size)));
                structure("sub_axis_info", parts)
            }
            22 => {
                let name = self.text(cursor)?;
                let part = if cursor.varint()? != 0 { Some(self.attribute(cursor)?) } else { None };
                axis_ref(name, part)
            }
            23 => {
                let mesh = match self.attribute(cursor)? {
                    Attribute::String(name) => {
                        Attribute::Symbol(vec![String::from_utf8_lossy(&name).into_owned()])
                    }
                    other => other,
                };
                let axes = self.attribute(cursor)?;
                structure("replica_group_mesh_axes", [("mesh", mesh), ("axes", axes)])
            }
            24 => {
                let name = self.text(cursor)?;
                mesh_axis(name, cursor.signed()?)
            }
            _ => {
                let axes = self.attribute(cursor)?;
                mesh(axes, self.optional_attribute(cursor)?)
            }
        })
    }

    pub(super) fn vhlo_type(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let start = *cursor;
        let code = cursor.varint()?;
        Ok(match code {
            1 => self.complex_type(cursor)?,
            8 => self.function_type(cursor)?,
            20 => self.tensor_type(cursor, None)?,
            21 => {
                let encoding = self.attribute(cursor)?;
                self.tensor_type(cursor, Some(encoding))?
            }
            22 => Type::Token,
            23 => Type::Tuple(self.types(cursor)?),
            24 => self.uniform(cursor)?,
            25 => self.unranked_tensor(cursor)?,
            30 => self.uniform_per_axis(cursor)?,
            41 => self.buffer(cursor)?,
            42 => Type::Future(self.types(cursor)?),
            _ => return type_without_parts(code, &start),
        })
    }
}

/// A type that has no parts.
fn type_without_parts(code: u64, at: &Cursor<'_>) -> Result<Type> {
    let Some((_, name)) = ELEMENTS.iter().find(|(known, _)| *known == code) else {
        return at.fail(format!("there is no VHLO type of code {code}"));
    };
    let unsigned = name.strip_prefix("ui");
    Ok(match (*name, unsigned.or(name.strip_prefix('i')).map(str::parse)) {
        ("i1", _) => Type::Element(ElementType::Boolean),
        ("index", _) => Type::Element(ElementType::Index),
        ("none", _) => Type::None,
        (_, Some(Ok(width))) => integers::ty(width, unsigned.is_none()),
        (name, _) if name.starts_with('!') => Type::Opaque(name.to_string()),
        (name, _) => builtin::float_type(name, at)?,
    })
}
