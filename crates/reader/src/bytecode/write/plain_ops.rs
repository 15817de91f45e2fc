//! Operations as plain bytecode has them, and those of other dialects in artifacts.

use std::borrow::Cow;

use super::encoder::{Encoded, Encoder, Problem, sorted};
use super::entry::{AttributeId, Entry};
use super::tables::{NameId, PropertiesId};
use crate::bytecode::{fields, properties};
use crate::ir::{Attribute, Attributes, Function, Op, OpName, Type, Values, Visibility};
use crate::numeric::{ElementType, IntegerType};

/// Attributes with their names.
pub(super) type Named<'a> = Vec<(Cow<'a, str>, AttributeId)>;

/// The name of an operation, its properties and its other attributes.
pub(super) type OpParts<'a> = (NameId, Option<PropertiesId>, Named<'a>);

/// Dialects whose operations every tool that reads StableHLO knows. Operations of all others are
/// written as unknown ones, whose attributes have names.
const REGISTERED: [&str; 5] = ["builtin", "func", "stablehlo", "chlo", "sdy"];

/// The version of bytecode from which on operations have properties.
const PROPERTIES: u64 = 5;

/// The version of bytecode from which on the sizes of groups of operands are not an attribute.
const SEGMENTS: u64 = 6;

impl<'a> Encoder<'a> {
    /// The attributes of a function.
    pub(super) fn unversioned_function(&mut self, function: &'a Function) -> Encoded<Named<'a>> {
        let ty = self.ty(&Type::Function(Box::new(function.ty.clone())))?;
        let mut attributes: Named<'a> = vec![
            ("function_type".into(), self.builtin(Entry::new(6).ty(ty))),
            ("sym_name".into(), self.builtin_string(function.name.as_bytes())),
        ];
        if let Some(word) = visibility(function) {
            attributes.push(("sym_visibility".into(), self.builtin_string(word.as_bytes())));
        }
        let lists = [
            ("arg_attrs", &function.argument_attributes),
            ("res_attrs", &function.result_attributes),
        ];
        for (name, list) in lists {
            if list.iter().any(|attributes| !attributes.is_empty()) {
                let each = list.iter().map(|it| self.dictionary_of(it, Self::attribute));
                let each = each.collect::<Encoded<Vec<_>>>()?;
                attributes.push((name.into(), self.builtin(Entry::new(0).attributes(&each))));
            }
        }
        for (name, value) in sorted(&function.attributes) {
            attributes.push((name.into(), self.attribute(value)?));
        }
        Ok(attributes)
    }

    /// An operation whose attributes are not VHLO's.
    pub(super) fn unversioned_op(
        &mut self,
        op: &'a Op,
        values: &'a Values,
    ) -> Encoded<OpParts<'a>> {
        let name = op.full_name();
        let (dialect, stem) = name.split_once('.').unwrap_or((name, ""));
        let has_table = properties::of(name).is_some();
        let is_unnamed = matches!(op.name, OpName::Unknown(_)) && !op.properties.is_empty();
        let registered = REGISTERED.contains(&dialect) && (has_table || !is_unnamed);
        let mut attributes = Named::new();
        if !is_unnamed || registered {
            for (name, value) in sorted(&op.properties) {
                let value = match value {
                    Attribute::Dense(dense) if fields::is_array(stem, name) => {
                        let codes = (0..dense.len()).map(|index| dense.code(index) as u64);
                        self.array(&dense.ty.element, &codes.collect::<Vec<_>>())?
                    }
                    other => self.attribute(other)?,
                };
                attributes.push((name.into(), value));
            }
        }
        for (name, value) in sorted(&op.attributes) {
            attributes.push((name.into(), self.attribute(value)?));
        }
        if properties::has_segments(name) && self.version() < SEGMENTS {
            self.push_segments(op, values, &mut attributes)?;
        }
        let id = self.tables.op_name(name, registered);
        if is_unnamed && !registered {
            let (properties, more) = self.unnamed(&op.properties)?;
            attributes.extend(more);
            return Ok((id, properties, attributes));
        }
        let segments = properties::has_segments(name).then(|| segments(op, values));
        let (properties, attributes) = self.split_with(name, attributes, segments)?;
        Ok((id, properties, attributes))
    }

    /// The properties of an operation that nobody here knows: one dictionary.
    fn unnamed(&mut self, list: &'a Attributes) -> Encoded<(Option<PropertiesId>, Named<'a>)> {
        if self.version() >= PROPERTIES {
            let dictionary = self.dictionary_of(list, Self::attribute)?;
            let record = self.tables.properties(Entry::default().attribute(dictionary));
            return Ok((Some(record), Vec::new()));
        }
        let mut attributes = Named::new();
        for (name, value) in sorted(list) {
            attributes.push((name.into(), self.attribute(value)?));
        }
        Ok((None, attributes))
    }

    fn array(&mut self, element: &ElementType, codes: &[u64]) -> Encoded<AttributeId> {
        let bytes = super::plain::array_bytes(element, codes);
        let ty = self.ty(&Type::Element(element.clone()))?;
        let entry = Entry::new(17).ty(ty).number(codes.len() as u64);
        Ok(self.builtin(entry.blob(Cow::Owned(bytes))))
    }

    /// Takes the properties of an operation out of its attributes.
    pub(super) fn split(
        &mut self,
        op: &str,
        attributes: Named<'a>,
    ) -> Encoded<(Option<PropertiesId>, Named<'a>)> {
        if let Some(vhlo) = op.strip_prefix("vhlo.") {
            let op = crate::bytecode::vhlo_ops::find(vhlo);
            let names: Vec<_> = op.into_iter().flat_map(|op| op.attributes()).collect();
            return Ok(self.split_vhlo(&names, attributes));
        }
        self.split_with(op, attributes, None)
    }

    /// Splits the attributes of a VHLO operation, every one of which is required.
    pub(super) fn split_vhlo(
        &mut self,
        names: &[&str],
        attributes: Named<'a>,
    ) -> (Option<PropertiesId>, Named<'a>) {
        if self.version() < PROPERTIES || names.is_empty() {
            return (None, attributes);
        }
        let (mut own, rest): (Named<'a>, Named<'a>) =
            attributes.into_iter().partition(|(name, _)| names.contains(&name.as_ref()));
        own.sort_by(|(a, _), (b, _)| a.cmp(b));
        let record = own.iter().fold(Entry::default(), |entry, (_, id)| entry.attribute(*id));
        (Some(self.tables.properties(record)), rest)
    }

    /// Takes properties out by the table of a dialect's operations; the sizes of groups of operands
    /// and of results follow them.
    fn split_with(
        &mut self,
        op: &str,
        mut attributes: Named<'a>,
        segments: Option<[[u64; 2]; 2]>,
    ) -> Encoded<(Option<PropertiesId>, Named<'a>)> {
        let Some(list) = properties::of(op) else { return Ok((None, attributes)) };
        let has_properties = self.version() >= PROPERTIES;
        let mut record = Entry::default();
        let mut names: Vec<_> = list.map(|it| (it.name, it.optional)).collect();
        if segments.is_some() && self.version() < SEGMENTS {
            names.extend([("operandSegmentSizes", false), ("resultSegmentSizes", false)]);
            names.sort_unstable();
        }
        for (name, optional) in names {
            let place = attributes.iter().position(|(it, _)| it == name);
            let value = place.map(|place| attributes[place].1);
            if value.is_none() && !optional {
                return Err(Problem::Missing(name.to_string()));
            }
            if has_properties {
                record = match value {
                    Some(id) if !optional => record.attribute(id),
                    value => record.optional(value),
                };
                place.map(|place| attributes.remove(place));
            }
        }
        if !has_properties {
            return Ok((None, attributes));
        }
        if let Some(segments) = segments.filter(|_| self.version() >= SEGMENTS) {
            record = segments.iter().fold(record, |entry, sizes| sparse(entry, *sizes));
        }
        Ok((Some(self.tables.properties(record)), attributes))
    }

    fn push_segments(
        &mut self,
        op: &Op,
        values: &Values,
        attributes: &mut Named<'a>,
    ) -> Encoded<()> {
        let i32_type = ElementType::Integer(IntegerType { width: 32, signed: true });
        let names = ["operandSegmentSizes", "resultSegmentSizes"];
        for (name, sizes) in names.into_iter().zip(segments(op, values)) {
            attributes.push((name.into(), self.array(&i32_type, &sizes)?));
        }
        Ok(())
    }
}

/// The visibility of a function as a word, unless it is public and nothing says so.
pub(super) fn visibility(function: &Function) -> Option<&'static str> {
    match function.visibility {
        Visibility::Public => None, // `public` is among the attributes, if it was written
        Visibility::Private => Some("private"),
        Visibility::Nested => Some("nested"),
    }
}

/// How many operands of a scan are inputs and how many initial values, and how many results are outputs
/// and how many are carried: the body sees initial values as they are, and slices of inputs.
fn segments(op: &Op, values: &Values) -> [[u64; 2]; 2] {
    let block = op.regions.first().and_then(|region| region.blocks.first());
    let arguments = block.map_or(&[][..], |block| &block.arguments);
    let mut pairs = op.operands.iter().zip(arguments);
    let inputs = pairs.position(|(operand, seen)| values[*operand].ty == values[*seen].ty);
    let inputs = inputs.unwrap_or(op.operands.len());
    let carried = op.operands.len() - inputs;
    let outputs = op.results.len().saturating_sub(carried);
    [[inputs as u64, carried as u64], [outputs as u64, carried as u64]]
}

/// Appends two sizes as an array that could be sparse: its length, then the sizes.
fn sparse(entry: Entry<'_>, sizes: [u64; 2]) -> Entry<'_> {
    sizes.iter().fold(entry.number(2 << 1), |entry, &size| entry.number(size))
}
