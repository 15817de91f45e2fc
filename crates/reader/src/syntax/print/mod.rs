//! IR to MLIR text, in short forms or all generic. What is printed parses back to the same module,
//! names of values and labels of entry blocks aside.

mod custom;
mod isolated;
mod locations;
mod marks;
mod module;
mod names;
mod own;
mod short;

use std::fmt::{self, Write};

use self::locations::Locations;
pub use self::marks::Marks;
use self::names::Names;
use super::form::Templates;
use crate::ir::text::{Dictionary, Escaped, write_entries, write_results};
use crate::ir::{Block, Form, Module, Op, OpName, Region, Type, ValueId, Values};

/// Which form ops are printed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// The short form, where the op has one and it says everything about the op.
    Short,
    /// `"dialect.op"(%operands) <{properties}> ({regions}) {attributes} : (T) -> T`.
    Generic,
}

impl fmt::Display for Module {
    /// The module as text, in short form or, by `{:#}`, in generic form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let style = if f.alternate() { Style::Generic } else { Style::Short };
        f.write_str(&print_module(self, style))
    }
}

/// Prints a module, with a line break at the end. Locations become aliases before it.
pub fn print_module(module: &Module, style: Style) -> String {
    print(module, style, None).0
}

/// Prints a module, and gives the places of its parts in the text.
pub fn print_marked(module: &Module, style: Style) -> (String, Marks) {
    let (text, marks) = print(module, style, Some(Marks::default()));
    (text, marks.unwrap_or_default())
}

fn print(module: &Module, style: Style, marks: Option<Marks>) -> (String, Option<Marks>) {
    let mut printer = Printer {
        out: String::new(),
        style,
        level: 0,
        templates: Templates::default(),
        locations: Locations::default(),
        marks,
    };
    // writing to a String cannot fail
    let _ = printer.module_text(module);
    let mut text = printer.locations.definitions();
    let marks = printer.marks.map(|marks| marks.behind(text.len()));
    text.push_str(&printer.out);
    (text, marks)
}

/// The short form cannot say what the op says, so the op is printed in generic form.
#[derive(Debug, Clone, Copy)]
struct Unfit;

impl From<fmt::Error> for Unfit {
    fn from(_: fmt::Error) -> Unfit {
        Unfit
    }
}

/// The text so far, and the state at its end.
struct Printer {
    out: String,
    style: Style,
    /// Depth of indentation.
    level: usize,
    templates: Templates,
    locations: Locations,
    /// The places of the parts, if the caller asks for them.
    marks: Option<Marks>,
}

/// The values around an op and their names.
#[derive(Clone, Copy)]
struct Scope<'a> {
    values: &'a Values,
    names: &'a Names,
    /// Whether the op is directly in a function, where `func.` need not be written.
    in_function: bool,
}

impl Scope<'_> {
    fn ty(&self, value: ValueId) -> &Type {
        &self.values[value].ty
    }

    fn types(&self, values: &[ValueId]) -> Vec<&Type> {
        values.iter().map(|&value| self.ty(value)).collect()
    }

    fn nested(self) -> Self {
        Scope { in_function: false, ..self }
    }
}

impl Printer {
    fn newline(&mut self) {
        self.out.push('\n');
        self.out.extend(std::iter::repeat_n(' ', 2 * self.level));
    }

    /// An op with its results and its location.
    fn op(&mut self, op: &Op, scope: Scope<'_>) -> fmt::Result {
        let first = self.out.len();
        scope.names.write_results(&op.results, &mut self.out)?;
        let start = self.out.len();
        let level = self.level;
        if self.style == Style::Generic || self.short_op(op, scope).is_err() {
            self.out.truncate(start);
            self.level = level;
            self.generic_op(op, scope)?;
        }
        if let Some(marks) = &mut self.marks {
            marks.set_op(op, first..self.out.len());
        }
        self.locations.write_optional(op.location.as_ref(), &mut self.out)
    }

    fn short_op(&mut self, op: &Op, scope: Scope<'_>) -> Result<(), Unfit> {
        let OpName::Known(def) = op.name else { return self.foreign_op(op) };
        if !op.successors.is_empty() {
            return Err(Unfit);
        }
        let prefix = if scope.in_function { "func." } else { "" };
        let name = def.name.strip_prefix(prefix).unwrap_or(def.name);
        self.out.push_str(name);
        match def.form {
            Form::Short(_) => self.template(def, op, scope),
            Form::Own => self.own_form(op, scope),
            Form::Generic => Err(Unfit),
        }
    }

    fn generic_op(&mut self, op: &Op, scope: Scope<'_>) -> fmt::Result {
        write!(self.out, "\"{}\"(", Escaped(op.full_name().as_bytes()))?;
        scope.names.write_uses(&op.operands, &mut self.out)?;
        self.out.push(')');
        for (index, label) in op.successors.iter().enumerate() {
            write!(self.out, "{}^{label}", if index == 0 { "[" } else { ", " })?;
        }
        if !op.successors.is_empty() {
            self.out.push(']');
        }
        if let Some(sizes) = own::segment_sizes(op, scope) {
            let given = op.properties.iter().map(|(name, value)| (name.as_str(), value));
            let sizes = sizes.iter().map(|(name, value)| (*name, value));
            self.out.push_str(" <");
            write_entries(given.chain(sizes), &mut self.out)?;
            self.out.push('>');
        } else if !op.properties.is_empty() {
            write!(self.out, " <{}>", Dictionary(&op.properties))?;
        }
        if !op.regions.is_empty() {
            self.out.push_str(" (");
            self.regions(&op.regions, scope)?;
            self.out.push(')');
        }
        if !op.attributes.is_empty() {
            write!(self.out, " {}", Dictionary(&op.attributes))?;
        }
        self.out.push_str(" : ");
        self.function_type(op, scope)
    }

    /// `(T, U) -> R`.
    fn function_type(&mut self, op: &Op, scope: Scope<'_>) -> fmt::Result {
        self.out.push('(');
        self.types(&scope.types(&op.operands))?;
        self.out.push_str(") -> ");
        write_results(&scope.types(&op.results), &mut self.out)
    }

    fn types(&mut self, types: &[&Type]) -> fmt::Result {
        for (index, ty) in types.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            write!(self.out, "{comma}{ty}")?;
        }
        Ok(())
    }

    /// `{...}, {...}`.
    fn regions(&mut self, regions: &[Region], scope: Scope<'_>) -> fmt::Result {
        for (index, region) in regions.iter().enumerate() {
            self.out.push_str(if index > 0 { ", " } else { "" });
            self.region(region, scope.nested(), true)?;
        }
        Ok(())
    }

    /// `{`, the blocks, `}`; the entry block's arguments are in its header unless they are written
    /// elsewhere (`with_header` is false).
    fn region(&mut self, region: &Region, scope: Scope<'_>, with_header: bool) -> fmt::Result {
        self.out.push('{');
        for (index, block) in region.blocks.iter().enumerate() {
            let is_bare = block.label.is_none() && block.arguments.is_empty();
            let needs_header = match index {
                0 => with_header && (!is_bare || block.ops.is_empty()),
                _ => true,
            };
            if needs_header {
                self.block_header(region, index, scope)?;
            }
            self.block_ops(block, scope)?;
        }
        self.newline();
        self.out.push('}');
        Ok(())
    }

    fn block_ops(&mut self, block: &Block, scope: Scope<'_>) -> fmt::Result {
        self.level += 1;
        for op in &block.ops {
            self.newline();
            self.op(op, scope)?;
        }
        self.level -= 1;
        Ok(())
    }

    /// `^bb0(%a: T, %b: T loc(...)):`.
    fn block_header(&mut self, region: &Region, index: usize, scope: Scope<'_>) -> fmt::Result {
        let block = &region.blocks[index];
        self.newline();
        match &block.label {
            Some(label) => write!(self.out, "^{label}")?,
            None => write!(self.out, "^{}", free_label(region, index))?,
        }
        for (index, &argument) in block.arguments.iter().enumerate() {
            self.out.push_str(if index == 0 { "(" } else { ", " });
            self.argument(argument, scope)?;
        }
        self.out.push_str(if block.arguments.is_empty() { ":" } else { "):" });
        Ok(())
    }

    /// `%a: T loc(...)`.
    fn argument(&mut self, argument: ValueId, scope: Scope<'_>) -> fmt::Result {
        let definition = &scope.values[argument];
        let first = self.out.len();
        write!(self.out, "%{}: {}", scope.names.of(argument), definition.ty)?;
        if let Some(marks) = &mut self.marks {
            marks.set_value(definition, first..self.out.len());
        }
        self.locations.write_optional(definition.location.as_ref(), &mut self.out)
    }

    /// The attributes that no piece of a short form has written, the op's own and all others.
    fn attribute_dictionary(&mut self, op: &Op, written: &[&str]) -> fmt::Result {
        let own = op.properties.iter().filter(|(name, _)| !written.contains(&name.as_str()));
        let entries = own.chain(&op.attributes).map(|(name, value)| (name.as_str(), value));
        let mut entries = entries.peekable();
        if entries.peek().is_none() {
            return Ok(());
        }
        self.out.push(' ');
        write_entries(entries, &mut self.out)
    }
}

/// A label for a block without one, which no other block of the region has.
fn free_label(region: &Region, index: usize) -> String {
    let is_free = |label: &String| {
        let mut labels = region.blocks.iter().filter_map(|block| block.label.as_ref());
        labels.all(|taken| taken != label)
    };
    let mut numbers = index..;
    loop {
        let label = format!("bb{}", numbers.next().unwrap_or(0));
        if is_free(&label) {
            return label;
        }
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
