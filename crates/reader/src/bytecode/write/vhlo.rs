//! Attributes and types as VHLO has them, in portable artifacts.

use std::borrow::Cow;

use super::elements::{OneTrue, blob};
use super::encoder::{
    AnyInteger, Encoded, Encoder, OTHER_DIALECTS, Problem, float_width, sorted, write_float,
};
use super::entry::{AttributeId, Entry, TypeId};
use super::floats;
use super::plain::{accuracy, alias, list, sizes};
use crate::bytecode::versions::{attribute_since, type_since};
use crate::bytecode::words;
use crate::ir::{Attribute, Attributes, DenseElements, StructAttribute, TensorType, Type};
use crate::numeric::{ElementType, IntegerType, QuantizedType};
use crate::tensor::Tensor;

/// The codes of attributes.
pub(super) mod code {
    pub(in super::super) const ARRAY: u64 = 1;
    pub(in super::super) const BOOL: u64 = 2;
    pub(in super::super) const DICTIONARY: u64 = 6;
    pub(in super::super) const FLOAT: u64 = 8;
    pub(in super::super) const INTEGER: u64 = 9;
    pub(in super::super) const ALIAS: u64 = 10;
    pub(in super::super) const STRING: u64 = 14;
    pub(in super::super) const TENSOR: u64 = 15;
    pub(in super::super) const TYPE: u64 = 17;
    pub(in super::super) const BOUNDS: u64 = 18;
    pub(in super::super) const ACCURACY: u64 = 20;
    pub(in super::super) const SUB_AXIS: u64 = 21;
    pub(in super::super) const AXIS: u64 = 22;
    pub(in super::super) const MESH_AXES: u64 = 23;
    pub(in super::super) const MESH_AXIS: u64 = 24;
    pub(in super::super) const MESH: u64 = 25;
}

impl<'a> Encoder<'a> {
    /// An attribute of VHLO; one that VHLO does not have stays as it is, where artifacts may hold
    /// attributes of other dialects.
    pub(super) fn vhlo(&mut self, attribute: &'a Attribute) -> Encoded<AttributeId> {
        match attribute {
            Attribute::Boolean(value) => self.vhlo_bool(*value),
            Attribute::Integer(value, ty) => self.vhlo_integer(*value, ty),
            Attribute::Float(bits, ty) => {
                let (width, ty) = (float_width(ty)?, self.vhlo_type(ty)?);
                self.vhlo_entry(write_float(*bits, width, Entry::new(code::FLOAT).ty(ty)))
            }
            Attribute::String(bytes) => self.vhlo_string(bytes),
            Attribute::Array(items) => {
                let items =
                    items.iter().map(|item| self.vhlo(item)).collect::<Encoded<Vec<_>>>()?;
                self.vhlo_array(&items)
            }
            Attribute::Dictionary(entries) => self.vhlo_dictionary(entries),
            Attribute::Symbol(path) if path.len() == 1 => self.vhlo_string(path[0].as_bytes()),
            Attribute::Type(ty) => {
                let ty = self.vhlo_type(ty)?;
                self.vhlo_entry(Entry::new(code::TYPE).ty(ty))
            }
            Attribute::Dense(dense) => self.vhlo_dense(dense),
            Attribute::DenseArray(element, codes) if is_tensor_element(element) => {
                self.vhlo_codes(element.clone(), &[codes.len()], codes)
            }
            Attribute::Enum("stablehlo", mnemonic, word) => self.vhlo_word(mnemonic, word),
            Attribute::Struct(fields) if fields.dialect == "stablehlo" => {
                self.vhlo_structure(fields)
            }
            other => self.other(other),
        }
    }

    /// An attribute that VHLO does not have.
    fn other(&mut self, attribute: &'a Attribute) -> Encoded<AttributeId> {
        self.require(OTHER_DIALECTS, || format!("the attribute `{attribute}`, of no VHLO kind,"))?;
        self.attribute(attribute)
    }

    /// The attribute of an entry, if the target has its code.
    pub(super) fn vhlo_entry_of(&mut self, code: u64, entry: Entry<'a>) -> Encoded<AttributeId> {
        self.require(attribute_since(code), || attribute_name(code).to_string())?;
        Ok(self.tables.attribute("vhlo", entry))
    }

    fn vhlo_entry(&mut self, entry: Entry<'a>) -> Encoded<AttributeId> {
        Ok(self.tables.attribute("vhlo", entry))
    }

    /// `bool_v1`.
    pub(super) fn vhlo_bool(&mut self, value: bool) -> Encoded<AttributeId> {
        self.vhlo_entry(Entry::new(code::BOOL).number(u64::from(value)))
    }

    /// `string_v1`.
    pub(super) fn vhlo_string(&mut self, bytes: &[u8]) -> Encoded<AttributeId> {
        let string = self.tables.string(bytes);
        self.vhlo_entry(Entry::new(code::STRING).string(string))
    }

    /// `array_v1`.
    pub(super) fn vhlo_array(&mut self, items: &[AttributeId]) -> Encoded<AttributeId> {
        self.vhlo_entry(Entry::new(code::ARRAY).attributes(items))
    }

    /// `dict_v1` without entries.
    pub(super) fn vhlo_empty_dictionary(&mut self) -> Encoded<AttributeId> {
        self.vhlo_entry(Entry::new(code::DICTIONARY).number(0))
    }

    /// `dict_v1` of attributes.
    pub(super) fn vhlo_dictionary(&mut self, entries: &'a Attributes) -> Encoded<AttributeId> {
        let entries = sorted(entries);
        let mut entry = Entry::new(code::DICTIONARY).number(entries.len() as u64);
        for (name, value) in entries {
            entry = entry.attribute(self.vhlo_string(name.as_bytes())?);
            entry = entry.attribute(self.vhlo(value)?);
        }
        self.vhlo_entry(entry)
    }

    /// `result_accuracy_v1` without tolerance.
    pub(super) fn vhlo_default_accuracy(&mut self) -> Encoded<AttributeId> {
        let mode = self.vhlo_word("result_accuracy_mode", "DEFAULT")?;
        let entry = Entry::new(code::ACCURACY).double(0.0).double(0.0).signed(0);
        self.vhlo_entry_of(code::ACCURACY, entry.attribute(mode))
    }

    /// `type_v1`.
    pub(super) fn vhlo_type_attribute(&mut self, ty: &Type) -> Encoded<AttributeId> {
        let ty = self.vhlo_type(ty)?;
        self.vhlo_entry(Entry::new(code::TYPE).ty(ty))
    }

    /// `integer_v1`.
    pub(super) fn vhlo_integer(&mut self, value: i128, ty: &Type) -> Encoded<AttributeId> {
        let entry = Entry::new(code::INTEGER).ty(self.vhlo_type(ty)?);
        let entry = match (ty, AnyInteger::of(ty)) {
            (_, Some(AnyInteger { width: 2, .. })) | (_, None)
                if *ty != Type::Element(ElementType::Index) =>
            {
                return Err(Problem::Inexpressible(format!("integer of type {ty}")));
            }
            (_, Some(integer)) => integer.write(value, entry),
            (_, None) => entry.signed(value as i64),
        };
        self.vhlo_entry(entry)
    }

    /// `integer_v1` of i64.
    pub(super) fn vhlo_i64(&mut self, value: i64) -> Encoded<AttributeId> {
        self.vhlo_integer(i128::from(value), &Type::Element(i64_type()))
    }

    /// `tensor_v1`.
    fn vhlo_dense(&mut self, dense: &'a DenseElements) -> Encoded<AttributeId> {
        let ty = self.vhlo_tensor_type(&dense.ty)?;
        self.vhlo_entry(Entry::new(code::TENSOR).ty(ty).blob(blob(dense, OneTrue::OneBit)))
    }

    /// `tensor_v1` of codes.
    fn vhlo_codes(
        &mut self,
        element: ElementType,
        shape: &[usize],
        codes: &[u64],
    ) -> Encoded<AttributeId> {
        let ty = TensorType::new(shape, element.clone());
        let codes = codes.iter().map(|&code| u128::from(code));
        let elements = Tensor::from_wide_codes(element, shape, codes);
        let dense = DenseElements { ty, elements, splat: false };
        let bytes = Cow::Owned(blob(&dense, OneTrue::OneBit).into_owned());
        let ty = self.vhlo_tensor_type(&dense.ty)?;
        self.vhlo_entry(Entry::new(code::TENSOR).ty(ty).blob(bytes))
    }

    /// `tensor_v1` of i64.
    pub(super) fn vhlo_i64s(&mut self, shape: &[usize], values: &[i64]) -> Encoded<AttributeId> {
        let codes: Vec<_> = values.iter().map(|&value| value as u64).collect();
        self.vhlo_codes(i64_type(), shape, &codes)
    }

    /// `tensor_v1` of `count` values of i1 that are false.
    pub(super) fn vhlo_falses(&mut self, count: usize) -> Encoded<AttributeId> {
        self.vhlo_codes(ElementType::Boolean, &[count], &vec![0; count])
    }

    /// A word of an enumeration.
    pub(super) fn vhlo_word(&mut self, mnemonic: &str, word: &str) -> Encoded<AttributeId> {
        let found = words::of_mnemonic(mnemonic).and_then(|it| Some((it.vhlo, it.number(word)?)));
        match found {
            Some((code, number)) => self.vhlo_entry_of(code, Entry::new(code).number(number)),
            None => Err(Problem::Inexpressible(format!("{mnemonic} {word}"))),
        }
    }

    fn vhlo_structure(&mut self, fields: &'a StructAttribute) -> Encoded<AttributeId> {
        let (code, entry) = match fields.mnemonic.as_str() {
            "output_operand_alias" => (code::ALIAS, alias(code::ALIAS, fields)),
            "bounds" => (code::BOUNDS, bounds(fields)),
            "result_accuracy" => {
                let mode = self.vhlo_field(fields, "mode")?;
                (code::ACCURACY, accuracy(code::ACCURACY, fields).attribute(mode))
            }
            "sub_axis_info" => {
                let entry = Entry::new(code::SUB_AXIS).signed(fields.integer("pre_size"));
                (code::SUB_AXIS, entry.signed(fields.integer("size")))
            }
            "axis_ref" => {
                let entry = Entry::new(code::AXIS).attribute(self.vhlo_field(fields, "name")?);
                let entry = match fields.fields.get("sub_axis_info") {
                    Some(part) => entry.number(1).attribute(self.vhlo(part)?),
                    None => entry.number(0),
                };
                (code::AXIS, entry)
            }
            "replica_group_mesh_axes" => {
                let mesh = self.vhlo_field(fields, "mesh")?;
                let axes = self.vhlo_list(fields)?;
                (code::MESH_AXES, Entry::new(code::MESH_AXES).attribute(mesh).attribute(axes))
            }
            "mesh_axis" => {
                let entry = Entry::new(code::MESH_AXIS).attribute(self.vhlo_field(fields, "name")?);
                (code::MESH_AXIS, entry.signed(fields.integer("size")))
            }
            "mesh" => {
                let entry = Entry::new(code::MESH).attribute(self.vhlo_list(fields)?);
                let ids = fields.fields.get("device_ids").map(|ids| self.vhlo(ids)).transpose()?;
                (code::MESH, entry.optional(ids))
            }
            _ => return Err(Problem::Inexpressible(format!("attribute `{fields}` here"))),
        };
        self.vhlo_entry_of(code, entry)
    }

    fn vhlo_field(&mut self, fields: &'a StructAttribute, name: &str) -> Encoded<AttributeId> {
        match fields.fields.get(name) {
            Some(value) => self.vhlo(value),
            None => Err(Problem::Missing(format!("{}.{name}", fields.mnemonic))),
        }
    }

    fn vhlo_list(&mut self, fields: &'a StructAttribute) -> Encoded<AttributeId> {
        let axes = list(fields, "axes").iter().map(|axis| self.vhlo(axis));
        let axes = axes.collect::<Encoded<Vec<_>>>()?;
        self.vhlo_array(&axes)
    }

    /// A type of VHLO; one that VHLO does not have stays as it is, where artifacts may hold types of
    /// other dialects.
    pub(super) fn vhlo_type(&mut self, ty: &Type) -> Encoded<TypeId> {
        let (code, entry) = match ty {
            Type::Tensor(tensor) => return self.vhlo_tensor_type(tensor),
            Type::UnrankedTensor(element) => (25, Entry::new(25).ty(self.vhlo_element(element)?)),
            Type::Token => (22, Entry::new(22)),
            Type::Tuple(types) => (23, Entry::new(23).types(&self.vhlo_types(types)?)),
            Type::Future(types) => (42, Entry::new(42).types(&self.vhlo_types(types)?)),
            Type::Element(element) => return self.vhlo_element(element),
            Type::Function(function) => {
                let inputs = self.vhlo_types(&function.inputs)?;
                let results = self.vhlo_types(&function.results)?;
                (8, Entry::new(8).types(&inputs).types(&results))
            }
            Type::None => (33, Entry::new(33)),
            Type::Opaque(text) => match buffer(text) {
                Some(buffer) => {
                    let element = self.vhlo_element(&buffer.element)?;
                    (41, Entry::new(41).all_signed(&sizes(&buffer)).ty(element))
                }
                None => return self.other_type(text),
            },
        };
        self.vhlo_type_entry(code, entry, ty)
    }

    /// A type of another dialect.
    fn other_type(&mut self, text: &str) -> Encoded<TypeId> {
        if !text.starts_with('!') || text.starts_with("!stablehlo.") {
            return Err(Problem::Inexpressible(format!("type {text}")));
        }
        self.require(OTHER_DIALECTS, || format!("the type {text}, of no VHLO kind,"))?;
        Ok(self.opaque_type(text))
    }

    fn vhlo_types(&mut self, types: &[Type]) -> Encoded<Vec<TypeId>> {
        types.iter().map(|ty| self.vhlo_type(ty)).collect()
    }

    fn vhlo_type_entry(
        &mut self,
        code: u64,
        entry: Entry<'a>,
        ty: &dyn std::fmt::Display,
    ) -> Encoded<TypeId> {
        self.require(type_since(code), || format!("the type {ty}"))?;
        Ok(self.tables.ty("vhlo", entry))
    }

    fn vhlo_tensor_type(&mut self, tensor: &TensorType) -> Encoded<TypeId> {
        let element = self.vhlo_element(&tensor.element)?;
        let (code, entry) = match tensor.encoding.as_deref() {
            None => (20, Entry::new(20)),
            Some(Attribute::Struct(fields)) if fields.mnemonic == "bounds" => {
                let bounds = self.vhlo_entry_of(code::BOUNDS, bounds(fields))?;
                (21, Entry::new(21).attribute(bounds))
            }
            Some(_) => return Err(Problem::Inexpressible(format!("type {tensor}"))),
        };
        self.vhlo_type_entry(code, entry.all_signed(&sizes(tensor)).ty(element), tensor)
    }

    fn vhlo_element(&mut self, element: &ElementType) -> Encoded<TypeId> {
        let unknown = || Problem::Inexpressible(format!("type {element}"));
        let (code, entry) = match element {
            ElementType::Boolean => (0, Entry::new(0)),
            ElementType::Index => (9, Entry::new(9)),
            ElementType::Integer(integer) => {
                let code = integer_code(*integer).ok_or_else(unknown)?;
                (code, Entry::new(code))
            }
            ElementType::Float(format) => {
                let code = floats::codes(format.name).ok_or_else(unknown)?.vhlo;
                (code, Entry::new(code))
            }
            ElementType::Complex(part) => {
                (1, Entry::new(1).ty(self.vhlo_element(&part.element())?))
            }
            ElementType::Quantized(quantized) => return self.vhlo_quantized(quantized, element),
        };
        self.vhlo_type_entry(code, entry, element)
    }

    fn vhlo_quantized(
        &mut self,
        quantized: &QuantizedType,
        element: &ElementType,
    ) -> Encoded<TypeId> {
        let code = if quantized.dimension.is_some() { 30 } else { 24 };
        // whether codes are signed is said by the flag, not by the type
        let storage = IntegerType { signed: true, ..quantized.storage };
        let storage = self.vhlo_element(&ElementType::Integer(storage))?;
        let expressed = self.vhlo_element(&ElementType::Float(quantized.expressed))?;
        let signed = u64::from(quantized.storage.signed);
        let entry = Entry::new(code).number(signed).ty(storage).ty(expressed);
        let (low, high) = quantized.range();
        let range = |entry: Entry<'a>| entry.signed(low as i64).signed(high as i64);
        let entry = match quantized.dimension {
            None => {
                let (scale, point) = quantized.parameters(0);
                range(entry.double(scale).signed(point))
            }
            Some(dimension) => {
                let entry = range(entry.number(dimension as u64));
                let entry = entry.number(quantized.scales.len() as u64);
                let entry = quantized.scales.iter().fold(entry, |entry, &it| entry.double(it));
                entry.all_signed(&quantized.zero_points)
            }
        };
        self.vhlo_type_entry(code, entry, element)
    }
}

/// The type of sizes and dimensions.
fn i64_type() -> ElementType {
    ElementType::Integer(IntegerType { width: 64, signed: true })
}

/// Whether an `array<...>` of this type is a tensor in VHLO.
fn is_tensor_element(element: &ElementType) -> bool {
    *element == ElementType::Boolean || *element == i64_type()
}

fn bounds<'a>(fields: &StructAttribute) -> Entry<'a> {
    Entry::new(code::BOUNDS).all_signed(&fields.integers("bounds"))
}

/// The code of an integer type.
fn integer_code(integer: IntegerType) -> Option<u64> {
    Some(match (integer.signed, integer.width) {
        (true, 2) => 31,
        (true, 4) => 10,
        (true, 8) => 11,
        (true, 16) => 12,
        (true, 32) => 13,
        (true, 64) => 14,
        (false, 2) => 32,
        (false, 4) => 15,
        (false, 8) => 16,
        (false, 16) => 17,
        (false, 32) => 18,
        (false, 64) => 19,
        _ => return None,
    })
}

/// The shape and the element type of `memref<2x3xf32>`, in the default layout and memory.
fn buffer(text: &str) -> Option<TensorType> {
    let inside = text.strip_prefix("memref<")?.strip_suffix('>')?;
    match crate::syntax::parse_type(&format!("tensor<{inside}>")).ok()? {
        Type::Tensor(tensor) if tensor.encoding.is_none() => Some(tensor),
        _ => None,
    }
}

/// The name of an attribute's code in messages.
fn attribute_name(code: u64) -> &'static str {
    match code {
        19 | 20 => "an accuracy of results",
        21..=25 => "a mesh of devices",
        _ => "an attribute",
    }
}
