//! Places in a text for a module that was not read from one.

use crate::ir::{Attribute, Function, Item, Module, Op, Region, Values};
use crate::syntax::print::{Marks, Style, print_marked};

/// More elements than are printed for diagnostics: a line with a constant is to be read by people.
const MAX_PRINTED: usize = 100;

/// What stands in the text for a constant of more elements.
const ELIDED: &str = "dense_resource<__elided__>";

/// Prints the module, large constants aside, and gives each part of it its place in the text.
pub(super) fn assign(module: &mut Module) -> String {
    let mut constants = Vec::new();
    each_op(module, &mut |op| elide(op, &mut constants));
    let (text, marks) = print_marked(module, Style::Short);
    let mut constants = constants.into_iter();
    each_op(module, &mut |op| restore(op, &mut constants));
    place_module(module, &marks);
    text
}

fn elide(op: &mut Op, constants: &mut Vec<Attribute>) {
    for value in op.properties.values_mut() {
        if let Attribute::Dense(dense) = value
            && dense.elements.len() > MAX_PRINTED
        {
            let elided = Attribute::Opaque(format!("{ELIDED} : {}", dense.ty));
            constants.push(std::mem::replace(value, elided));
        }
    }
}

fn restore(op: &mut Op, constants: &mut impl Iterator<Item = Attribute>) {
    for value in op.properties.values_mut() {
        if matches!(value, Attribute::Opaque(text) if text.starts_with(ELIDED)) {
            *value = constants.next().unwrap_or(Attribute::Unit);
        }
    }
}

/// Calls a function on every op, in the order in which they stand.
fn each_op(module: &mut Module, act: &mut impl FnMut(&mut Op)) {
    for item in &mut module.items {
        match item {
            Item::Function(function) => function.body.iter_mut().for_each(|body| inside(body, act)),
            Item::Module(inner) => each_op(inner, act),
            Item::Other(op, _) => with_inner(op, act),
        }
    }
}

fn with_inner(op: &mut Op, act: &mut impl FnMut(&mut Op)) {
    act(op);
    op.regions.iter_mut().for_each(|region| inside(region, act));
}

fn inside(region: &mut Region, act: &mut impl FnMut(&mut Op)) {
    region.blocks.iter_mut().flat_map(|block| &mut block.ops).for_each(|op| with_inner(op, act));
}

fn place_module(module: &mut Module, marks: &Marks) {
    for item in &mut module.items {
        match item {
            Item::Function(function) => place_function(function, marks),
            Item::Module(inner) => place_module(inner, marks),
            Item::Other(op, values) => place_op(op, values, marks),
        }
    }
}

fn place_function(function: &mut Function, marks: &Marks) {
    function.span = marks.function(function).unwrap_or_default();
    place_values(&mut function.values, marks);
    if let Some(body) = &mut function.body {
        place_region(body, &mut function.values, marks);
    }
}

fn place_values(values: &mut Values, marks: &Marks) {
    for value in &mut values.0 {
        value.span = marks.value(value).unwrap_or_default();
    }
}

fn place_region(region: &mut Region, values: &mut Values, marks: &Marks) {
    for block in &mut region.blocks {
        block.ops.iter_mut().for_each(|op| place_op(op, values, marks));
    }
}

/// An op that the text does not show, such as one of a reduction's short form, stands where the op
/// around it does.
fn place_op(op: &mut Op, values: &mut Values, marks: &Marks) {
    op.span = marks.op(op).unwrap_or(op.span);
    for result in &op.results {
        values[*result].span = op.span;
    }
    for inner in op.regions.iter_mut().flat_map(|region| &mut region.blocks) {
        for inner in &mut inner.ops {
            inner.span = op.span;
            place_op(inner, values, marks);
        }
    }
}
