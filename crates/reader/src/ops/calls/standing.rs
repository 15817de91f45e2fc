//! Calls and composites that stand for an op of a dialect: `@mhlo.erf` for `chlo.erf`, the composite
//! `chlo.erf` of version 1 for the same op, with any decomposition.

use super::{handler, refusal};
use crate::ir::{Attribute, Attributes, Op, OpName, StructAttribute};
use crate::ops::prelude::*;
use crate::ops::{entry, legality};

/// The version of composites that are CHLO's ops: their decompositions are approximations for
/// machines that have no such op.
const VERSION: i64 = 1;

/// The op that another op stands for, with the operands and results of that. The result is `None` if it
/// stands for itself, or if its types or attributes do not fit.
pub fn standing_op(view: &OpView<'_>) -> Option<Op> {
    stand_in(view)?.ok()
}

/// The op that another op stands for, or a violation if an op is named whose types or attributes do not fit.
pub fn stand_in(view: &OpView<'_>) -> Option<Result<Op, Violation>> {
    let (entry, given) = match view.op.full_name() {
        "stablehlo.composite" => composite(view)?,
        "stablehlo.custom_call" => call(view)?,
        _ => return None,
    };
    let mut op = Op { name: OpName::Known(&entry.def), ..view.op.clone() };
    op.regions.clear();
    op.properties.clear();
    op.attributes.retain(|name, _| name.starts_with("shlo."));
    for (name, value) in given {
        match taken(&entry.def, &name, value) {
            Taken::Property(value) => {
                op.properties.insert(name, *value);
            }
            Taken::Default => {}
            Taken::Unknown => {
                return Some(Err(refusal(
                    view,
                    format!("{} has no attribute {name}", entry.def.name),
                )));
            }
        }
    }
    let wrong = legality::violations(&view.with_op(&op));
    Some(match wrong.into_iter().next() {
        None => Ok(op),
        Some(message) => Err(refusal(view, message)),
    })
}

/// The op that a composite names, and its attributes.
fn composite(view: &OpView<'_>) -> Option<(&'static Entry, Attributes)> {
    let name = view.attribute("name").and_then(Attribute::as_text)?;
    if !name.starts_with("chlo.") || view.integer("version") != Some(VERSION) {
        return None;
    }
    let entry = entry(&name).filter(|entry| has_no_region(entry))?;
    Some((entry, dictionary(view.attribute("composite_attributes"))))
}

/// The op that the target of a custom call names, and its attributes.
fn call(view: &OpView<'_>) -> Option<(&'static Entry, Attributes)> {
    let name = view.attribute("call_target_name").and_then(Attribute::as_text)?;
    if handler(&name).is_some() {
        return None;
    }
    if name.starts_with("check.") {
        return check(view, &name);
    }
    let entry = function(&name).or_else(|| entry(&name).filter(|_| name == RAGGED_DOT))?;
    let given = view.op.attributes.get("mhlo.attributes").or(view.attribute("backend_config"));
    Some((entry, dictionary(given)))
}

const RAGGED_DOT: &str = "chlo.ragged_dot";

/// The elementwise op of CHLO or StableHLO that a target `mhlo.X` or `chlo.X` names.
fn function(name: &str) -> Option<&'static Entry> {
    let (dialect, function) = name.split_once('.')?;
    let dialects: &[&str] = match dialect {
        "mhlo" => &["chlo", "stablehlo"],
        "chlo" => &["chlo"],
        _ => return None,
    };
    let entries = dialects.iter().filter_map(|dialect| entry(&format!("{dialect}.{function}")));
    entries.into_iter().find(|entry| is_function(entry))
}

fn is_function(entry: &Entry) -> bool {
    let needs_attributes = entry.def.attributes.iter().any(|attribute| attribute.required);
    matches!(entry.meaning, Meaning::Elementwise(_)) && !needs_attributes
}

fn has_no_region(entry: &Entry) -> bool {
    entry.def.regions == Regions::Exactly(0)
}

/// The op of a check with one operand and attributes, if the op has these.
fn check(view: &OpView<'_>, name: &str) -> Option<(&'static Entry, Attributes)> {
    let entry = entry(name).filter(|entry| entry.def.operands.len() == 1)?;
    if view.op.operands.len() != 1 {
        return None;
    }
    let stated = |(name, value): (&String, &Attribute)| {
        let name = if name == "iter" { "iteration" } else { name.as_str() };
        entry.def.owns_attribute(name).then(|| (name.to_string(), value.clone()))
    };
    Some((entry, view.op.attributes.iter().filter_map(stated).collect()))
}

fn dictionary(attribute: Option<&Attribute>) -> Attributes {
    match attribute {
        Some(Attribute::Dictionary(entries)) => entries.clone(),
        _ => Attributes::new(),
    }
}

/// The result of reading an attribute.
enum Taken {
    Property(Box<Attribute>),
    /// The attribute states the default.
    Default,
    Unknown,
}

/// An attribute as the op has it; some come as builtin attributes.
fn taken(def: &OpDef, name: &str, value: Attribute) -> Taken {
    match (name, &value) {
        ("largest", Attribute::Boolean(true)) if def.name == "chlo.top_k" => Taken::Default,
        ("ragged_dot_dimension_numbers", Attribute::Array(lists)) => {
            Taken::Property(Box::new(ragged_dimensions(lists)))
        }
        ("precision_config", Attribute::Array(items)) => {
            let precisions = items.iter().map(precision).collect();
            Taken::Property(Box::new(Attribute::Array(precisions)))
        }
        _ if def.owns_attribute(name) => Taken::Property(Box::new(value)),
        _ => Taken::Unknown,
    }
}

/// The structure whose fields are these six lists, in order.
fn ragged_dimensions(lists: &[Attribute]) -> Attribute {
    let fields = RAGGED_DOT_DIMENSION_NUMBERS.fields.iter().zip(lists);
    let integers = |list: &Attribute| {
        let numbers = list.as_integers().unwrap_or_default().into_iter();
        let i64 =
            Type::Element(crate::numeric::ElementType::Integer(crate::numeric::IntegerType {
                width: 64,
                signed: true,
            }));
        Attribute::Array(
            numbers.map(|number| Attribute::Integer(number.into(), i64.clone())).collect(),
        )
    };
    let fields = fields.map(|(field, list)| (field.name.to_string(), integers(list)));
    Attribute::Struct(StructAttribute {
        dialect: RAGGED_DOT_DIMENSION_NUMBERS.dialect.to_string(),
        mnemonic: RAGGED_DOT_DIMENSION_NUMBERS.mnemonic.to_string(),
        fields: fields.collect(),
    })
}

fn precision(item: &Attribute) -> Attribute {
    match item.as_text() {
        Some(word) => Attribute::Enum(PRECISION.dialect, PRECISION.mnemonic.to_string(), word),
        None => item.clone(),
    }
}

/// The names of the targets that stand for elementwise ops.
pub fn function_names() -> impl Iterator<Item = String> {
    let names = crate::ops::entries().filter(|(_, entry)| is_function(entry));
    let names = names.filter_map(|(_, entry)| entry.def.name.split_once('.'));
    let names = names.flat_map(|(dialect, function)| {
        let mhlo = Some(format!("mhlo.{function}"));
        let chlo = (dialect == "chlo").then(|| format!("chlo.{function}"));
        mhlo.into_iter().chain(chlo)
    });
    let names: std::collections::BTreeSet<String> = names.collect();
    names.into_iter()
}
