//! From the attributes of a VHLO operation, of any of its versions, to those of StableHLO's.
//!
//! An older form of an operation lacks attributes that a newer one has. What they would say is what
//! StableHLO means where the attribute is absent, so older forms need no upgrade of their own.

use super::fields::{self, FieldKind, Joined};
use super::integers;
use super::stablehlo::{joined, structure};
use super::vhlo_ops::VhloOp;
use super::wire::{Cursor, Result};
use crate::ir::{Attribute, Attributes, DenseElements, Type};

/// The value of an attribute that means what its absence means.
#[derive(Clone, Copy)]
enum Default {
    False,
    /// This number.
    Number(i128),
    /// Ones only: strides and dilations.
    Ones,
    /// Zeros only: padding.
    Zeros,
    /// An empty string, list or dictionary.
    Empty,
    /// `DEFAULT` for both operands.
    Precisions,
    /// No tolerance, mode `DEFAULT`.
    Accuracy,
    /// `NOTYPE`.
    NoType,
}

/// The attributes that are dropped where they have their default, with the operations that this holds
/// for, or `None` if it holds for every operation that has the attribute.
const DEFAULTS: [(&str, Option<&[&str]>, Default); 28] = [
    ("lower", Some(&["cholesky"]), Default::False),
    ("compare_type", None, Default::NoType),
    ("version", Some(&["composite"]), Default::Number(0)),
    ("composite_attributes", None, Default::Empty),
    ("window_strides", None, Default::Ones),
    ("lhs_dilation", None, Default::Ones),
    ("rhs_dilation", None, Default::Ones),
    ("base_dilations", None, Default::Ones),
    ("window_dilations", None, Default::Ones),
    ("window_reversal", None, Default::Zeros),
    ("padding", None, Default::Zeros),
    ("precision_config", None, Default::Precisions),
    ("has_side_effect", None, Default::False),
    ("backend_config", None, Default::Empty),
    ("api_version", None, Default::Number(1)),
    ("called_computations", None, Default::Empty),
    ("output_operand_aliases", None, Default::Empty),
    ("result_tilings", None, Default::Empty),
    ("known_expanding_dimensions", None, Default::Empty),
    ("known_nonexpanding_dimensions", None, Default::Empty),
    ("indices_are_sorted", None, Default::False),
    ("unique_indices", None, Default::False),
    ("layout", None, Default::Empty),
    ("is_host_transfer", None, Default::False),
    ("dimension", Some(&["sort"]), Default::Number(-1)),
    ("is_stable", None, Default::False),
    ("result_accuracy", None, Default::Accuracy),
    ("source_target_pairs", Some(&["send", "recv"]), Default::Empty),
];

/// The attributes of the StableHLO operation, by those of the VHLO operation.
pub(super) fn upgraded(op: &VhloOp, mut from: Attributes, at: &Cursor<'_>) -> Result<Attributes> {
    let stem = op.stem();
    let mut upgraded = Attributes::new();
    for joined in fields::joined(stem) {
        if let Some(value) = take_joined(joined, &mut from, at)? {
            upgraded.insert(joined.attribute.to_string(), value);
        }
    }
    if let Some(handle) = take_channel(stem, &mut from, at)? {
        upgraded.insert("channel_handle".to_string(), handle);
    }
    if op.name == "dynamic_conv_v1" {
        // the padding is an operand
        from.shift_remove("padding");
    }
    if ["operand_layouts", "result_layouts"].iter().all(|name| is_empty(from.get(*name))) {
        from.shift_remove("operand_layouts");
        from.shift_remove("result_layouts");
    }
    for (name, value) in from {
        if let Some(value) = converted(stem, &name, value, at)? {
            upgraded.insert(name, value);
        }
    }
    upgraded.sort_unstable_keys();
    Ok(upgraded)
}

fn is_empty(attribute: Option<&Attribute>) -> bool {
    matches!(attribute, Some(Attribute::Array(items)) if items.is_empty())
}

/// One attribute in StableHLO's kind, or `None` if it has its default.
fn converted(
    stem: &str,
    name: &str,
    value: Attribute,
    at: &Cursor<'_>,
) -> Result<Option<Attribute>> {
    if fields::is_unit(name) {
        return Ok((value != Attribute::Boolean(false)).then_some(Attribute::Unit));
    }
    let applies = |ops: &Option<&[&str]>| ops.is_none_or(|ops| ops.contains(&stem));
    let mut defaults = DEFAULTS.iter().filter(|(known, ops, _)| *known == name && applies(ops));
    if defaults.any(|(_, _, default)| default.is(&value)) {
        return Ok(None);
    }
    Ok(Some(match value {
        Attribute::Dense(dense) if fields::is_array(stem, name) => array(dense, at)?,
        value if fields::is_symbol(stem, name) => symbol(value),
        value => value,
    }))
}

impl Default {
    /// Whether a value is this default.
    fn is(self, value: &Attribute) -> bool {
        match (self, value) {
            (Default::False, Attribute::Boolean(false)) => true,
            (Default::Number(number), Attribute::Integer(value, _)) => *value == number,
            (Default::Ones, Attribute::Dense(dense)) => all(dense, 1),
            (Default::Zeros, Attribute::Dense(dense)) => all(dense, 0),
            (Default::Empty, Attribute::String(text)) => text.is_empty(),
            (Default::Empty, Attribute::Array(items)) => items.is_empty(),
            (Default::Empty, Attribute::Dictionary(entries)) => entries.is_empty(),
            (Default::Empty, Attribute::Dense(dense)) => dense.is_empty(),
            (Default::Precisions, Attribute::Array(items)) => {
                let default = |item: &Attribute| matches!(item, Attribute::Enum(_, _, word) if word == "DEFAULT");
                items.len() == 2 && items.iter().all(default)
            }
            (Default::Accuracy, Attribute::Struct(accuracy)) => {
                let mode = accuracy.fields.get("mode");
                let default = |mode: &Attribute| matches!(mode, Attribute::Enum(_, _, word) if word == "DEFAULT");
                accuracy.fields.len() == 1 && mode.is_some_and(default)
            }
            (Default::NoType, Attribute::Enum(_, _, word)) => word == "NOTYPE",
            _ => false,
        }
    }
}

/// Whether there are elements and all have a code.
fn all(dense: &DenseElements, code: u128) -> bool {
    let len = dense.elements.len();
    len > 0 && (0..len).all(|index| dense.elements.code(index) == code)
}

/// The elements of a list as `array<...>`.
fn array(dense: DenseElements, at: &Cursor<'_>) -> Result<Attribute> {
    if dense.ty.rank() != 1 || dense.ty.element.bits() > 64 || is_long_splat(&dense) {
        return at.fail(format!("{} is no type of a list of integers", dense.ty));
    }
    let codes = (0..dense.len()).map(|index| dense.code(index) as u64).collect();
    Ok(Attribute::DenseArray(dense.ty.element, codes))
}

/// More equal numbers than any list of dimensions has.
fn is_long_splat(dense: &DenseElements) -> bool {
    dense.splat && dense.len() > 1 << 16
}

/// A string as a symbol; strings in a list as symbols.
fn symbol(value: Attribute) -> Attribute {
    match value {
        Attribute::String(name) => {
            Attribute::Symbol(vec![String::from_utf8_lossy(&name).into_owned()])
        }
        Attribute::Array(items) => Attribute::Array(items.into_iter().map(symbol).collect()),
        other => other,
    }
}

/// Takes the fields of a structure together, or `None` if no field is there, or the first is `none`.
fn take_joined(
    joined_by: &Joined,
    from: &mut Attributes,
    at: &Cursor<'_>,
) -> Result<Option<Attribute>> {
    let mut found = Vec::new();
    for field in joined_by.fields {
        let Some(value) = from.shift_remove(field.name) else { continue };
        found.push((field.name, in_structure(field.kind, value, at)?));
    }
    let is_absent = |value: &Attribute| matches!(value, Attribute::Type(Type::None));
    let absent = found.iter().any(|(name, value)| {
        is_absent(value) && (*name == "lhs_component_count" || *name == "lhs_precision_type")
    });
    if found.is_empty() || absent {
        return Ok(None);
    }
    Ok(Some(joined(joined_by.mnemonic, found)))
}

/// The value of a field as structures hold it.
fn in_structure(kind: FieldKind, value: Attribute, at: &Cursor<'_>) -> Result<Attribute> {
    match (kind, value) {
        (FieldKind::Integers, Attribute::Dense(dense)) => match array(dense, at)? {
            Attribute::DenseArray(_, codes) => {
                Ok(integers::list(&codes.iter().map(|&code| code as i64).collect::<Vec<_>>()))
            }
            other => Ok(other),
        },
        (_, value) => Ok(value),
    }
}

/// The channel of a collective, or `None` if its number is 0, unless its type is stated.
fn take_channel(stem: &str, from: &mut Attributes, at: &Cursor<'_>) -> Result<Option<Attribute>> {
    let Some(id) = from.shift_remove("channel_id") else { return Ok(None) };
    let ty = from.shift_remove("channel_type");
    let (id, ty) = match (id.as_integer(), ty.as_ref().map(Attribute::as_integer)) {
        (Some(0), None) => return Ok(None),
        (Some(id), None) => (id, 0),
        (Some(id), Some(Some(ty))) if fields::has_channel_type(stem) => (id, ty),
        _ => return at.fail("a channel's number and type must be integers"),
    };
    let fields = [("handle", integers::one(id as i64)), ("type", integers::one(ty as i64))];
    Ok(Some(structure("channel_handle", fields)))
}
