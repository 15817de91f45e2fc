//! The names of values: what is visible where.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::parser::{Parser, Result};
use super::tree::Kind;
use crate::diagnostic::{Diagnostic, Span, closest, did_you_mean};
use crate::ir::{Type, ValueDef, ValueId, Values};

/// The values of a function and the names that are visible at the place being read.
#[derive(Default)]
pub(super) struct Scope<'a> {
    /// All values so far.
    pub values: Values,
    /// The functions that values of `func.constant` are.
    pub functions: HashMap<ValueId, Vec<String>>,
    names: HashMap<&'a str, Binding>,
    /// The names in the order of their definition, so that a region can take its own back.
    order: Vec<&'a str>,
}

/// Names that are not visible in a region.
pub(super) struct Hidden<'a> {
    names: HashMap<&'a str, Binding>,
    order: Vec<&'a str>,
}

/// The values of a name: `count` values from `first` on.
#[derive(Clone, Copy)]
struct Binding {
    first: ValueId,
    count: u32,
    span: Span,
}

/// The name of values to be defined: `%a`, or `%a:2`.
#[derive(Clone, Copy)]
pub(super) struct Name<'a> {
    /// Without `%`.
    pub name: &'a str,
    /// How many values.
    pub count: u32,
    /// The place of the use.
    pub span: Span,
}

impl<'a> Scope<'a> {
    /// A mark to return to when the region that now starts ends.
    pub fn enter(&self) -> usize {
        self.order.len()
    }

    /// Forgets the names since the mark. No name hides another, so no hidden name has to come back.
    pub fn leave(&mut self, mark: usize) {
        for name in self.order.drain(mark..) {
            self.names.remove(name);
        }
    }

    /// Hides all names, for a region that sees no value from outside; gives what brings them back.
    pub fn isolate(&mut self) -> Hidden<'a> {
        Hidden { names: std::mem::take(&mut self.names), order: std::mem::take(&mut self.order) }
    }

    /// Brings back names that were hidden.
    pub fn restore(&mut self, hidden: Hidden<'a>) {
        (self.names, self.order) = (hidden.names, hidden.order);
    }

    /// Defines the values of a name. A visible name cannot be defined again.
    pub fn define(
        &mut self,
        name: Name<'a>,
        types: impl Iterator<Item = Type>,
    ) -> Result<Vec<ValueId>> {
        let ids: Vec<ValueId> = types.map(|ty| self.add(ty, name.name, name.span)).collect();
        let Some(&first) = ids.first() else { return Ok(ids) };
        let binding = Binding { first, count: name.count, span: name.span };
        if let Some(earlier) = self.names.insert(name.name, binding)
            && earlier.count > 0
        {
            self.names.insert(name.name, earlier);
            let message = format!("`%{}` is already defined", name.name);
            let note = "the earlier definition, which is visible here";
            return Err(Box::new(
                Diagnostic::error(message, name.span).note(note, Some(earlier.span)),
            ));
        }
        self.order.push(name.name);
        Ok(ids)
    }

    /// Gives a name values of which nothing is known, unless it has values.
    pub fn spoil(&mut self, name: &'a str) {
        let unknown = Binding { first: ValueId(0), count: 0, span: Span::default() };
        let name = name.split('#').next().unwrap_or(name);
        if let Entry::Vacant(entry) = self.names.entry(name) {
            entry.insert(unknown);
            self.order.push(name);
        }
    }

    /// Adds a value that has no name.
    pub fn add(&mut self, ty: Type, name: &str, span: Span) -> ValueId {
        self.values.add(ValueDef { ty, name: name.to_string(), span, location: None })
    }
}

impl<'a> Parser<'a> {
    /// A use of a value: `%0`, `%0#1`.
    pub fn value_use(&mut self) -> Result<ValueId> {
        let span = self.span();
        let text = self.expect(Kind::Value, "a value such as `%0`")?;
        let (name, index) = match text[1..].split_once('#') {
            Some((name, index)) => (name, index.parse().unwrap_or(u32::MAX)),
            None => (&text[1..], 0),
        };
        let Some(binding) = self.scope.names.get(name) else {
            let message = format!("`%{name}` is used but not defined before");
            let meant = self.meant_value(name);
            return Err(Box::new(Diagnostic::error(message + &did_you_mean(meant), span)));
        };
        if binding.count == 0 {
            self.follows = true;
            return self.error(format!("`%{name}` is unknown"));
        }
        if index >= binding.count {
            let message = format!("`%{name}` stands for {} values", binding.count);
            return Err(Box::new(
                Diagnostic::error(message, span).note("defined here", Some(binding.span)),
            ));
        }
        Ok(ValueId(binding.first.0 + index))
    }

    /// The value that a name was probably meant for; numbers are near to too many others.
    fn meant_value(&self, name: &str) -> Option<String> {
        let is_word = name.bytes().any(|byte| byte.is_ascii_alphabetic());
        let names = self.scope.names.keys().copied();
        let meant = (is_word && self.suggests()).then(|| closest(name, names)).flatten();
        meant.map(|name| format!("%{name}"))
    }

    /// The uses of values that are next, between commas. A comma that no value follows is left. The
    /// list is empty if no value is next.
    pub fn value_uses(&mut self) -> Result<Vec<ValueId>> {
        let mut values = Vec::new();
        if self.kind() != Kind::Value {
            return Ok(values);
        }
        values.push(self.value_use()?);
        while self.is_mark(b',') && self.kind_at(1) == Kind::Value {
            self.bump();
            values.push(self.value_use()?);
        }
        Ok(values)
    }

    /// A name to be defined, without a number of values.
    pub fn value_name(&mut self) -> Result<Name<'a>> {
        let span = self.span();
        let text = self.expect(Kind::Value, "a value's name such as `%0`")?;
        if text.contains('#') {
            return Err(Box::new(Diagnostic::error("`#` cannot stand in a definition", span)));
        }
        Ok(Name { name: &text[1..], count: 1, span })
    }

    /// Checks that values have the types written for them.
    pub fn check_types(&self, values: &[ValueId], types: &[Type], span: Span) -> Result<()> {
        if values.len() != types.len() {
            let (values, types) = (values.len(), types.len());
            let message = format!("{values} operands, but {types} operand types");
            return Err(Box::new(Diagnostic::error(message, span)));
        }
        values.iter().zip(types).try_for_each(|(value, ty)| self.check_type(*value, ty, span))
    }

    /// Checks that a value has the type written for it.
    pub fn check_type(&self, value: ValueId, ty: &Type, span: Span) -> Result<()> {
        let defined = &self.scope.values[value];
        if defined.ty == *ty {
            return Ok(());
        }
        let message = format!("`%{}` is {}, but {} is written here", defined.name, defined.ty, ty);
        Err(Box::new(Diagnostic::error(message, span).note("defined here", Some(defined.span))))
    }
}
