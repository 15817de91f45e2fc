//! Modules, functions and the other items of modules.

use std::fmt::{self, Write};

use super::names::Names;
use super::{Printer, Scope, Style, Unfit};
use crate::ir::text::{Dictionary, Symbol, write_entries};
use crate::ir::{Attribute, Attributes, Function, Item, Module, Op, Type, Visibility};

/// Attributes of a function that belong to the op, besides those made from its other parts.
const FUNCTION_PROPERTIES: [&str; 2] = ["no_inline", "sym_visibility"];

impl Printer {
    /// A module at the top of a text: without `module` if it was read without.
    pub(super) fn module_text(&mut self, module: &Module) -> fmt::Result {
        if module.explicit || module.name.is_some() || !module.attributes.is_empty() {
            self.module(module)?;
            self.out.push('\n');
            return Ok(());
        }
        for item in &module.items {
            self.item(item)?;
            self.out.push('\n');
        }
        Ok(())
    }

    fn module(&mut self, module: &Module) -> fmt::Result {
        match self.style {
            Style::Short => self.short_module(module)?,
            Style::Generic => self.generic_module(module)?,
        }
        self.locations.write_optional(module.location.as_ref(), &mut self.out)
    }

    fn short_module(&mut self, module: &Module) -> fmt::Result {
        self.out.push_str("module");
        if let Some(name) = &module.name {
            write!(self.out, " {}", Symbol(name))?;
        }
        if !module.attributes.is_empty() {
            write!(self.out, " attributes {}", Dictionary(&module.attributes))?;
        }
        self.out.push_str(" {");
        self.items(&module.items)?;
        self.out.push('}');
        Ok(())
    }

    fn generic_module(&mut self, module: &Module) -> fmt::Result {
        self.out.push_str("\"builtin.module\"()");
        if let Some(name) = &module.name {
            let name = Attribute::String(name.clone().into_bytes());
            write!(self.out, " <{{sym_name = {name}}}>")?;
        }
        self.out.push_str(" ({");
        if module.items.is_empty() {
            self.newline();
            self.out.push_str("^bb0:");
        }
        self.items(&module.items)?;
        self.out.push_str("})");
        if !module.attributes.is_empty() {
            write!(self.out, " {}", Dictionary(&module.attributes))?;
        }
        self.out.push_str(" : () -> ()");
        Ok(())
    }

    fn items(&mut self, items: &[Item]) -> fmt::Result {
        self.level += 1;
        for item in items {
            self.newline();
            self.item(item)?;
        }
        self.level -= 1;
        self.newline();
        Ok(())
    }

    fn item(&mut self, item: &Item) -> fmt::Result {
        match item {
            Item::Function(function) => self.function(function),
            Item::Module(module) => self.module(module),
            Item::Other(op, values) => {
                let names = Names::of_op(op, values);
                self.op(op, Scope { values, names: &names, in_function: false })
            }
        }
    }

    /// The ops of other dialects that have a short form here: `sdy.mesh @mesh = <["x"=2]>`.
    pub(super) fn foreign_op(&mut self, op: &Op) -> Result<(), Unfit> {
        let is_mesh = op.full_name() == "sdy.mesh" && op.properties.len() == 2;
        let (name, mesh) = match (op.properties.get("sym_name"), op.properties.get("mesh")) {
            (Some(name @ Attribute::String(_)), Some(Attribute::Opaque(mesh))) if is_mesh => {
                (name.as_text().unwrap_or_default(), mesh)
            }
            _ => return Err(Unfit),
        };
        let axes = mesh.strip_prefix("#sdy.mesh").filter(|axes| axes.starts_with('<'));
        write!(self.out, "sdy.mesh {} = {}", Symbol(&name), axes.ok_or(Unfit)?)?;
        Ok(self.attribute_dictionary(op, &["sym_name", "mesh"])?)
    }

    fn function(&mut self, function: &Function) -> fmt::Result {
        let names = match &function.body {
            Some(body) => Names::of_region(body, &function.values),
            None => Names::default(),
        };
        let scope = Scope { values: &function.values, names: &names, in_function: true };
        match self.style {
            Style::Short => self.short_function(function, scope)?,
            Style::Generic => self.generic_function(function, scope)?,
        }
        self.locations.write_optional(function.location.as_ref(), &mut self.out)
    }

    fn short_function(&mut self, function: &Function, scope: Scope<'_>) -> fmt::Result {
        self.out.push_str("func.func ");
        if let Some(word) = visibility(function) {
            write!(self.out, "{word} ")?;
        }
        let first = self.out.len();
        write!(self.out, "{}(", Symbol(&function.name))?;
        if let Some(marks) = &mut self.marks {
            marks.set_function(function, first..self.out.len() - 1);
        }
        self.parameters(function, scope)?;
        self.out.push(')');
        self.result_types(function)?;
        let attributes: Attributes = (function.attributes.iter())
            .filter(|(name, _)| *name != "sym_visibility")
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        if !attributes.is_empty() {
            write!(self.out, " attributes {}", Dictionary(&attributes))?;
        }
        let Some(body) = &function.body else { return Ok(()) };
        self.out.push(' ');
        self.region(body, scope, false)
    }

    /// `%a: T {...} loc(...)`; of a declaration `T {...}`.
    fn parameters(&mut self, function: &Function, scope: Scope<'_>) -> fmt::Result {
        let arguments = function.body.as_ref().and_then(|body| body.blocks.first());
        for (index, ty) in function.ty.inputs.iter().enumerate() {
            let argument = arguments.and_then(|block| block.arguments.get(index));
            self.out.push_str(if index > 0 { ", " } else { "" });
            let first = self.out.len();
            if let Some(argument) = argument {
                write!(self.out, "%{}: ", scope.names.of(*argument))?;
            }
            write!(self.out, "{ty}")?;
            if let (Some(marks), Some(argument)) = (&mut self.marks, argument) {
                marks.set_value(&function.values[*argument], first..self.out.len());
            }
            if let Some(attributes) = function.argument_attributes.get(index) {
                self.optional_dictionary(attributes)?;
            }
            if let Some(argument) = argument {
                let location = function.values[*argument].location.as_ref();
                self.locations.write_optional(location, &mut self.out)?;
            }
        }
        Ok(())
    }

    /// ` -> T`, ` -> (T {...}, T)`, or no text if there are no results.
    fn result_types(&mut self, function: &Function) -> fmt::Result {
        let results = &function.ty.results;
        let attributes = |index: usize| {
            let attributes = function.result_attributes.get(index);
            attributes.filter(|attributes| !attributes.is_empty())
        };
        match results.as_slice() {
            [] => return Ok(()),
            [one] if attributes(0).is_none() && !matches!(one, Type::Function(_)) => {
                return write!(self.out, " -> {one}");
            }
            _ => {}
        }
        self.out.push_str(" -> (");
        for (index, ty) in results.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            write!(self.out, "{comma}{ty}")?;
            if let Some(attributes) = attributes(index) {
                self.optional_dictionary(attributes)?;
            }
        }
        self.out.push(')');
        Ok(())
    }

    fn optional_dictionary(&mut self, attributes: &Attributes) -> fmt::Result {
        match attributes.is_empty() {
            true => Ok(()),
            false => write!(self.out, " {}", Dictionary(attributes)),
        }
    }

    fn generic_function(&mut self, function: &Function, scope: Scope<'_>) -> fmt::Result {
        self.out.push_str("\"func.func\"() <");
        let properties = function_properties(function);
        write_entries(
            properties.iter().map(|(name, value)| (name.as_str(), value)),
            &mut self.out,
        )?;
        self.out.push_str("> (");
        match &function.body {
            Some(body) => self.region(body, scope.nested(), true)?,
            None => self.out.push_str("{}"),
        }
        self.out.push(')');
        let others = (function.attributes.iter())
            .filter(|(name, _)| !FUNCTION_PROPERTIES.contains(&name.as_str()));
        let others: Attributes =
            others.map(|(name, value)| (name.clone(), value.clone())).collect();
        self.optional_dictionary(&others)?;
        self.out.push_str(" : () -> ()");
        Ok(())
    }
}

/// The keyword or property of a function's visibility, or `None` where the text has none.
fn visibility(function: &Function) -> Option<&'static str> {
    match function.visibility {
        Visibility::Public if function.attributes.contains_key("sym_visibility") => Some("public"),
        Visibility::Public => None,
        Visibility::Private => Some("private"),
        Visibility::Nested => Some("nested"),
    }
}

/// The attributes of a function that the generic form writes in `<{...}>`.
fn function_properties(function: &Function) -> Attributes {
    let text = |text: &str| Attribute::String(text.as_bytes().to_vec());
    let ty = Type::Function(Box::new(function.ty.clone()));
    let mut properties: Attributes = (function.attributes.iter())
        .filter(|(name, _)| FUNCTION_PROPERTIES.contains(&name.as_str()))
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    properties.insert("sym_name".to_string(), text(&function.name));
    properties.insert("function_type".to_string(), Attribute::Type(ty));
    if let Some(word) = visibility(function) {
        properties.insert("sym_visibility".to_string(), text(word));
    }
    let each =
        [("arg_attrs", &function.argument_attributes), ("res_attrs", &function.result_attributes)];
    for (name, attributes) in each {
        if attributes.iter().any(|attributes| !attributes.is_empty()) {
            let dictionaries = attributes.iter().cloned().map(Attribute::Dictionary).collect();
            properties.insert(name.to_string(), Attribute::Array(dictionaries));
        }
    }
    properties
}
