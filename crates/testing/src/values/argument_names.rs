//! The names of a function's arguments.

use std::collections::HashMap;

use crate::ir::{Attribute, Attributes, Function, Location, Module, ValueId};

/// The attributes by which JAX names arguments: values of the caller, and values that it computes from
/// shapes and platforms.
const NAMING: [&str; 2] = ["jax.arg_info", "jax.global_constant"];

/// The names of each argument: its name in the text, the names of its `loc(...)`, and those that JAX gives it
/// by attributes. If an argument has only its name in the text, and the function is a wrapper that passes the
/// argument on to another function, the names that it has there count, too: `jax.export` wraps programs with
/// symbolic shapes, and writes the names into the inner function.
pub fn argument_names(module: &Module, function: &Function) -> Vec<Vec<String>> {
    let inside = Inside::of(module, function);
    let name = |index: usize| {
        let mut names: Vec<String> = own_name(function, index).into_iter().collect();
        let mut others = other_names(function, index);
        if others.is_empty() {
            others = inside.as_ref().map_or_else(Vec::new, |inside| inside.names(function, index));
        }
        others.retain(|name| !names.contains(name));
        names.append(&mut others);
        names
    };
    (0..function.ty.inputs.len()).map(name).collect()
}

/// The value of a text attribute, if it is not empty.
pub fn text_attribute(attributes: Option<&Attributes>, name: &str) -> Option<String> {
    let text = attributes?.get(name).and_then(Attribute::as_text)?;
    (!text.is_empty()).then(|| text.to_string())
}

fn argument(function: &Function, index: usize) -> Option<ValueId> {
    function.body.as_ref()?.blocks.first()?.arguments.get(index).copied()
}

fn own_name(function: &Function, index: usize) -> Option<String> {
    Some(function.values[argument(function, index)?].name.clone())
}

fn other_names(function: &Function, index: usize) -> Vec<String> {
    let mut names = Vec::new();
    let value = argument(function, index).map(|value| &function.values[value]);
    if let Some(location) = value.and_then(|value| value.location.as_deref()) {
        location_names(location, &mut names);
    }
    let attributes = function.argument_attributes.get(index);
    names.extend(NAMING.into_iter().filter_map(|naming| text_attribute(attributes, naming)));
    names
}

fn location_names(location: &Location, names: &mut Vec<String>) {
    match location {
        Location::Name(name, _) if !names.contains(name) => names.push(name.clone()),
        Location::Fused(_, parts) => parts.iter().for_each(|part| location_names(part, names)),
        _ => {}
    }
}

/// The function that another one wraps.
struct Inside<'m> {
    function: &'m Function,
    /// The argument of the wrapped function that each value of the wrapper becomes.
    places: HashMap<ValueId, usize>,
}

impl<'m> Inside<'m> {
    /// The function that `outer` wraps, if there is one: the one that it calls, if the call is the last thing
    /// that it does and it gives the call's results.
    fn of(module: &'m Module, outer: &Function) -> Option<Inside<'m>> {
        let [block] = outer.body.as_ref()?.blocks.as_slice() else { return None };
        let [.., call, end] = block.ops.as_slice() else { return None };
        if call.full_name() != "func.call" || call.results != end.operands {
            return None;
        }
        let Attribute::Symbol(symbol) = call.properties.get("callee")? else { return None };
        let mut places = HashMap::new();
        for (place, &operand) in call.operands.iter().enumerate() {
            places.entry(source(outer, operand)).or_insert(place);
        }
        Some(Inside { function: module.resolve(symbol)?.1, places })
    }

    /// The names that an argument of the wrapper has in the wrapped function.
    fn names(&self, outer: &Function, index: usize) -> Vec<String> {
        let place = argument(outer, index).and_then(|value| self.places.get(&value));
        place.map_or_else(Vec::new, |&place| other_names(self.function, place))
    }
}

/// The value that an operand has been converted from. `jax.export` converts arguments that it passes on where
/// a symbolic dimension has a known size in the inner function.
fn source(function: &Function, operand: ValueId) -> ValueId {
    match function.definer(operand) {
        Some(op) if op.full_name() == "stablehlo.convert" => {
            op.operands.first().copied().unwrap_or(operand)
        }
        _ => operand,
    }
}
