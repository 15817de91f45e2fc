//! Places in a text for a module that was not read from one.

use crate::diagnostic::Span;
use crate::ir::{Attribute, Function, Item, Module, Op, Region, Values};
use crate::syntax::print::{Marks, Style, print_marked};

/// More elements than are printed for diagnostics: a line with a constant is to be read by people.
const MAX_PRINTED: usize = 100;

/// The text for a constant of more elements.
const ELIDED: &str = "dense_resource<__elided__>";

/// Prints the module, large constants aside, and gives each part of it its place in the text, and
/// each value the name that it has there.
pub(super) fn assign(module: &mut Module) -> String {
    let mut constants = Vec::new();
    each_op(module, &mut |op| elide(op, &mut constants));
    let (text, marks) = print_marked(module, Style::Short);
    let mut constants = constants.into_iter();
    each_op(module, &mut |op| restore(op, &mut constants));
    let places = Places { marks, text: &text };
    places.module(module);
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

/// Calls a function on every op, in the order of the text.
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

/// A printed text and the places of the parts in it.
struct Places<'t> {
    marks: Marks,
    text: &'t str,
}

impl Places<'_> {
    fn module(&self, module: &mut Module) {
        for item in &mut module.items {
            match item {
                Item::Function(function) => self.function(function),
                Item::Module(inner) => self.module(inner),
                Item::Other(op, values) => self.with_arguments(op, values),
            }
        }
    }

    fn function(&self, function: &mut Function) {
        function.span = self.marks.function(function).unwrap_or_default();
        self.arguments(&mut function.values);
        for block in function.body.iter_mut().flat_map(|body| &mut body.blocks) {
            block.ops.iter_mut().for_each(|op| self.op(op, &mut function.values));
        }
    }

    fn with_arguments(&self, op: &mut Op, values: &mut Values) {
        self.arguments(values);
        self.op(op, values);
    }

    /// The places and names of the arguments among values.
    fn arguments(&self, values: &mut Values) {
        for value in &mut values.0 {
            if let Some(span) = self.marks.value(value) {
                value.span = span;
                value.name = self.name_at(span);
            }
        }
    }

    /// An op that the text does not show, such as one of a reduction's short form, stands where the op
    /// around it does.
    fn op(&self, op: &mut Op, values: &mut Values) {
        let mark = self.marks.op(op);
        op.span = mark.unwrap_or(op.span);
        for &result in &op.results {
            values[result].span = op.span;
            values[result].name = mark.map(|mark| self.name_at(mark)).unwrap_or_default();
        }
        for inner in op.regions.iter_mut().flat_map(|region| &mut region.blocks) {
            for inner in &mut inner.ops {
                inner.span = op.span;
                self.op(inner, values);
            }
        }
    }

    /// The name of a value that stands at the start of a place, without `%`.
    fn name_at(&self, span: Span) -> String {
        let shown = self.text[span.start..span.end].strip_prefix('%').unwrap_or_default();
        let end = shown.find([' ', ':', ',', '=']).unwrap_or(shown.len());
        shown[..end].to_string()
    }
}
