//! Attributes and types as plain bytecode has them: those of the builtin, StableHLO and CHLO dialects.

use std::borrow::Cow;

use super::elements::{OneTrue, blob};
use super::encoder::{AnyInteger, Encoded, Encoder, Problem, float_width, write_float};
use super::entry::{AttributeId, Entry, TypeId};
use super::floats;
use crate::bytecode::fields::{FieldKind, JOINED, Joined};
use crate::bytecode::words;
use crate::ir::{Attribute, DenseElements, Dimension, StructAttribute, TensorType, Type};
use crate::numeric::ElementType;

impl<'a> Encoder<'a> {
    pub(super) fn attribute(&mut self, attribute: &'a Attribute) -> Encoded<AttributeId> {
        let entry = match attribute {
            Attribute::Unit => Entry::new(7),
            Attribute::Boolean(value) => {
                let ty = self.ty(&Type::Element(ElementType::Boolean))?;
                Entry::new(8).ty(ty).byte(u8::from(*value))
            }
            Attribute::Integer(value, ty) => self.integer(*value, ty)?,
            Attribute::Float(code, ty) => {
                let (width, ty) = (float_width(ty)?, self.ty(ty)?);
                write_float(*code, width, Entry::new(9).ty(ty))
            }
            Attribute::String(bytes) => return Ok(self.builtin_string(bytes)),
            Attribute::TypedString(bytes, ty) => {
                let (string, ty) = (self.tables.string(bytes), self.ty(ty)?);
                Entry::new(3).string(string).ty(ty)
            }
            Attribute::Array(items) => Entry::new(0).attributes(&self.attributes(items)?),
            Attribute::Dictionary(entries) => return self.dictionary_of(entries, Self::attribute),
            Attribute::Symbol(path) => return Ok(self.symbol(path)),
            Attribute::Type(ty) => Entry::new(6).ty(self.ty(ty)?),
            Attribute::Dense(dense) => return self.dense(dense),
            Attribute::MissingResource(key, ty) => {
                let (ty, key) = (self.tensor_type(ty)?, self.tables.resource(key));
                Entry::new(16).ty(ty).number(key)
            }
            Attribute::DenseArray(element, codes) => {
                let ty = self.element_type(element)?;
                let entry = Entry::new(17).ty(ty).number(codes.len() as u64);
                entry.blob(Cow::Owned(array_bytes(element, codes)))
            }
            Attribute::Enum(dialect, mnemonic, word) => {
                return Ok(self.word(dialect, mnemonic, word));
            }
            Attribute::Struct(fields) => return self.structure(fields),
            Attribute::Location(location) => return self.location(Some(location)),
            Attribute::Opaque(text) => return Ok(self.opaque_attribute(text)),
        };
        Ok(self.builtin(entry))
    }

    pub(super) fn attributes(&mut self, items: &'a [Attribute]) -> Encoded<Vec<AttributeId>> {
        items.iter().map(|item| self.attribute(item)).collect()
    }

    fn integer(&mut self, value: i128, ty: &Type) -> Encoded<Entry<'a>> {
        let entry = Entry::new(8).ty(self.ty(ty)?);
        match ty {
            Type::Element(ElementType::Index) => Ok(entry.signed(value as i64)),
            _ => match AnyInteger::of(ty) {
                Some(integer) => Ok(integer.write(value, entry)),
                None => Err(Problem::Inexpressible(format!("integer of type {ty}"))),
            },
        }
    }

    /// `@f` or `@m::@f`.
    pub(super) fn symbol(&mut self, path: &[String]) -> AttributeId {
        let mut names = path.iter().map(|name| self.builtin_string(name.as_bytes()));
        let names: Vec<_> = names.by_ref().collect();
        match names.as_slice() {
            [root, rest @ ..] if !rest.is_empty() => {
                let flat = |it: &mut Self, name| it.builtin(Entry::new(4).attribute(name));
                let rest: Vec<_> = rest.iter().map(|&name| flat(self, name)).collect();
                self.builtin(Entry::new(5).attribute(*root).attributes(&rest))
            }
            names => {
                let entry = names.iter().fold(Entry::new(4), |entry, &name| entry.attribute(name));
                self.builtin(entry)
            }
        }
    }

    pub(super) fn dense(&mut self, dense: &'a DenseElements) -> Encoded<AttributeId> {
        let ty = self.tensor_type(&dense.ty)?;
        Ok(self.builtin(Entry::new(18).ty(ty).blob(blob(dense, OneTrue::AllBits))))
    }

    /// A word of an enumeration, as text where bytecode has no number for it.
    fn word(&mut self, dialect: &str, mnemonic: &str, word: &str) -> AttributeId {
        let found = words::of_mnemonic(mnemonic).and_then(|words| {
            let code = if dialect == "chlo" { words.chlo } else { words.stablehlo };
            Some((code?, words.number(word)?))
        });
        match found {
            Some((code, number)) => self.tables.attribute(dialect, Entry::new(code).number(number)),
            None => {
                let text = format!("#{dialect}<{mnemonic} {word}>");
                self.tables.text_attribute(dialect, &text)
            }
        }
    }

    /// An attribute of named fields.
    fn structure(&mut self, fields: &'a StructAttribute) -> Encoded<AttributeId> {
        let entry = match fields.dialect.as_str() {
            "stablehlo" => self.stablehlo_entry(fields)?,
            _ => None,
        };
        Ok(match entry {
            Some(entry) => self.tables.attribute("stablehlo", entry),
            None => self.tables.text_attribute(&fields.dialect, &fields.to_string()),
        })
    }

    /// The entry of a StableHLO attribute, or `None` if there is no code for it.
    fn stablehlo_entry(&mut self, fields: &'a StructAttribute) -> Encoded<Option<Entry<'a>>> {
        if let Some((code, joined)) = joined(&fields.mnemonic) {
            return self.joined_entry(code, joined, fields).map(Some);
        }
        let entry = match fields.mnemonic.as_str() {
            "channel_handle" => {
                Entry::new(1).signed(fields.integer("handle")).signed(fields.integer("type"))
            }
            "bounds" => Entry::new(13).all_signed(&fields.integers("bounds")),
            "output_operand_alias" => alias(14, fields),
            "result_accuracy" => {
                let mode = self.required(fields, "mode")?;
                accuracy(17, fields).attribute(mode)
            }
            "replica_group_mesh_axes" => {
                let mesh = self.required(fields, "mesh")?;
                let axes = self.attributes(list(fields, "axes"))?;
                Entry::new(18).attribute(mesh).attributes(&axes)
            }
            "sub_axis_info" => {
                Entry::new(19).signed(fields.integer("pre_size")).signed(fields.integer("size"))
            }
            "axis_ref" => {
                let entry = Entry::new(20).string(self.name_field(fields));
                self.optional_field(entry, fields, "sub_axis_info")?
            }
            "mesh_axis" => {
                Entry::new(21).string(self.name_field(fields)).signed(fields.integer("size"))
            }
            "mesh" => {
                let axes = self.attributes(list(fields, "axes"))?;
                let axes = self.builtin(Entry::new(0).attributes(&axes));
                self.optional_field(Entry::new(22).attribute(axes), fields, "device_ids")?
            }
            _ => return Ok(None),
        };
        Ok(Some(entry))
    }

    fn joined_entry(
        &mut self,
        code: u64,
        joined: &Joined,
        fields: &'a StructAttribute,
    ) -> Encoded<Entry<'a>> {
        let mut entry = Entry::new(code);
        for field in joined.fields {
            entry = match field.kind {
                FieldKind::Integer => entry.signed(fields.integer(field.name)),
                FieldKind::Integers => entry.all_signed(&fields.integers(field.name)),
                FieldKind::Boolean => {
                    let set = Some(&Attribute::Boolean(true));
                    entry.byte(u8::from(fields.fields.get(field.name) == set))
                }
                FieldKind::Type => match fields.fields.get(field.name) {
                    Some(Attribute::Type(ty)) => entry.ty(self.ty(ty)?),
                    _ => return Err(Problem::Missing(field.name.to_string())),
                },
            };
        }
        Ok(entry)
    }

    fn required(&mut self, fields: &'a StructAttribute, name: &str) -> Encoded<AttributeId> {
        match fields.fields.get(name) {
            Some(value) => self.attribute(value),
            None => Err(Problem::Missing(format!("{}.{name}", fields.mnemonic))),
        }
    }

    /// Whether a field is there, and the field.
    fn optional_field(
        &mut self,
        entry: Entry<'a>,
        fields: &'a StructAttribute,
        name: &str,
    ) -> Encoded<Entry<'a>> {
        Ok(match fields.fields.get(name) {
            Some(value) => entry.byte(1).attribute(self.attribute(value)?),
            None => entry.byte(0),
        })
    }

    fn name_field(&mut self, fields: &StructAttribute) -> super::entry::StringId {
        let name = fields.fields.get("name").and_then(Attribute::as_text);
        self.tables.string(name.unwrap_or_default().as_bytes())
    }

    /// A type.
    pub(super) fn ty(&mut self, ty: &Type) -> Encoded<TypeId> {
        let entry = match ty {
            Type::Tensor(tensor) => return self.tensor_type(tensor),
            Type::UnrankedTensor(element) => Entry::new(18).ty(self.element_type(element)?),
            Type::Token => return Ok(self.tables.ty("stablehlo", Entry::new(0))),
            Type::Future(types) => {
                let types = self.types(types)?;
                return Ok(self.tables.ty("stablehlo", Entry::new(1).types(&types)));
            }
            Type::Tuple(types) => Entry::new(15).types(&self.types(types)?),
            Type::Element(element) => return self.element_type(element),
            Type::Function(function) => {
                let (inputs, results) =
                    (self.types(&function.inputs)?, self.types(&function.results)?);
                Entry::new(2).types(&inputs).types(&results)
            }
            Type::None => Entry::new(12),
            Type::Opaque(text) => match AnyInteger::of(ty) {
                Some(integer) => integer_type(integer),
                None => return Ok(self.opaque_type(text)),
            },
        };
        Ok(self.tables.ty("builtin", entry))
    }

    fn types(&mut self, types: &[Type]) -> Encoded<Vec<TypeId>> {
        types.iter().map(|ty| self.ty(ty)).collect()
    }

    /// A ranked tensor type.
    fn tensor_type(&mut self, tensor: &TensorType) -> Encoded<TypeId> {
        let element = self.element_type(&tensor.element)?;
        let entry = match &tensor.encoding {
            None => Entry::new(13),
            Some(encoding) => {
                // the encoding of a type lives as long as the type only: it is written from a copy
                let encoding = self.encoding(encoding)?;
                Entry::new(14).attribute(encoding)
            }
        };
        let entry = entry.all_signed(&sizes(tensor)).ty(element);
        Ok(self.tables.ty("builtin", entry))
    }

    /// The encoding of a tensor type: bounds, or an attribute that stays text.
    fn encoding(&mut self, encoding: &Attribute) -> Encoded<AttributeId> {
        match encoding {
            Attribute::Struct(fields) if fields.mnemonic == "bounds" => {
                let entry = Entry::new(13).all_signed(&fields.integers("bounds"));
                Ok(self.tables.attribute("stablehlo", entry))
            }
            Attribute::String(bytes) => Ok(self.builtin_string(bytes)),
            other => Ok(self.opaque_attribute(&other.to_string())),
        }
    }

    fn element_type(&mut self, element: &ElementType) -> Encoded<TypeId> {
        let entry = match element {
            ElementType::Index => Entry::new(1),
            ElementType::Float(format) => match floats::codes(format.name) {
                Some(codes) => Entry::new(codes.builtin),
                None => return Ok(self.opaque_type(format.name)),
            },
            ElementType::Complex(part) => Entry::new(9).ty(self.element_type(&part.element())?),
            ElementType::Quantized(quantized) => {
                return Ok(self.opaque_type(&quantized.to_string()));
            }
            ElementType::Boolean | ElementType::Integer(_) => {
                match AnyInteger::of(&Type::Element(element.clone())) {
                    Some(integer) => integer_type(integer),
                    None => return Ok(self.opaque_type(&element.to_string())),
                }
            }
        };
        Ok(self.tables.ty("builtin", entry))
    }
}

/// Codes of StableHLO attributes whose fields are a table, and their fields.
fn joined(mnemonic: &str) -> Option<(u64, &'static Joined)> {
    const CODES: [(&str, u64); 5] =
        [("conv", 4), ("dot", 5), ("gather", 7), ("scatter", 11), ("dot_algorithm", 15)];
    let (_, code) = CODES.iter().find(|(name, _)| *name == mnemonic)?;
    Some((*code, JOINED.iter().find(|joined| joined.mnemonic == mnemonic)?))
}

fn integer_type<'a>(integer: AnyInteger) -> Entry<'a> {
    Entry::new(0).number(u64::from(integer.width) << 2 | integer.sign)
}

/// The sizes of a tensor type, `?` as the smallest number.
pub(super) fn sizes(tensor: &TensorType) -> Vec<i64> {
    let size = |size: &Dimension| size.size().map_or(i64::MIN, |size| size as i64);
    tensor.shape.iter().map(size).collect()
}

/// The elements of an `array<...>`, each in whole bytes.
pub(super) fn array_bytes(element: &ElementType, codes: &[u64]) -> Vec<u8> {
    let bytes = crate::ir::elements::blob_bytes(element).min(8);
    codes.iter().flat_map(|code| code.to_le_bytes().into_iter().take(bytes)).collect()
}

/// An alias of an output and an operand.
pub(super) fn alias<'a>(code: u64, fields: &StructAttribute) -> Entry<'a> {
    Entry::new(code)
        .all_signed(&fields.integers("output_tuple_indices"))
        .signed(fields.integer("operand_index"))
        .all_signed(&fields.integers("operand_tuple_indices"))
}

/// The numbers of a result's accuracy.
pub(super) fn accuracy<'a>(code: u64, fields: &StructAttribute) -> Entry<'a> {
    Entry::new(code)
        .double(fields.float("atol"))
        .double(fields.float("rtol"))
        .signed(fields.integer("ulps"))
}

/// The items of a field that is a list, or `None` if the field is absent.
pub(super) fn list<'f>(fields: &'f StructAttribute, name: &str) -> &'f [Attribute] {
    match fields.fields.get(name) {
        Some(Attribute::Array(items)) => items,
        _ => &[],
    }
}
