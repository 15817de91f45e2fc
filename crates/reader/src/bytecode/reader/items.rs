//! The items of a module: functions, modules and other operations.

use super::{Body, Head, Meaning, Numbers, Reader, Scope, section_of_regions};
use crate::bytecode::wire::{Cursor, Result};
use crate::ir::{
    Attribute, Attributes, Definers, Function, FunctionType, Item, Module, Type, Visibility,
};

impl<'t, 'a: 't> Reader<'t, 'a> {
    /// The operations of the whole file: a module, or the items of one that is not written.
    pub(super) fn top(&mut self, mut cursor: Cursor<'t>) -> Result<Module> {
        let (count, has_arguments) = cursor.flagged_count()?;
        if has_arguments {
            return cursor.fail("there are no arguments outside of every operation");
        }
        let mut numbers = Numbers { next: 0, end: 0 };
        let mut items = self.items(count, &mut numbers, &mut cursor)?;
        cursor.finish("the operations")?;
        if let (1, Some(Item::Module(_))) = (items.len(), items.first())
            && let Some(Item::Module(module)) = items.pop()
        {
            return Ok(module);
        }
        Ok(Module { items, ..Module::default() })
    }

    fn items(
        &mut self,
        count: usize,
        numbers: &mut Numbers,
        cursor: &mut Cursor<'t>,
    ) -> Result<Vec<Item>> {
        let mut items = Vec::new();
        for _ in 0..count {
            items.push(self.item(numbers, cursor)?);
        }
        Ok(items)
    }

    /// An item of a module, which has values of its own.
    fn item(&mut self, numbers: &mut Numbers, cursor: &mut Cursor<'t>) -> Result<Item> {
        let mut body = Body { scopes: vec![Scope::default()], ..Body::default() };
        let head = self.head(&mut body, cursor)?;
        match head.name.meaning {
            Meaning::Module => self.module(head, cursor).map(Item::Module),
            Meaning::Function => self.function(head, body, cursor).map(Item::Function),
            _ => {
                let taken = numbers.take(head.result_types.len(), cursor)?;
                body.scopes[0].len = taken.end;
                let op = self.finish(head, taken, &mut body, false, cursor)?;
                Ok(Item::Other(op, body.values))
            }
        }
    }

    fn module(&mut self, head: Head<'t>, cursor: &mut Cursor<'t>) -> Result<Module> {
        let mut attributes = head.properties;
        attributes.extend(head.attributes);
        let name = match attributes.shift_remove("sym_name") {
            Some(Attribute::String(name)) => Some(String::from_utf8_lossy(&name).into_owned()),
            _ => None,
        };
        let mut items = Vec::new();
        let level = self.level;
        self.descend(cursor)?;
        let mut inner = match head.isolated && self.tables.version >= 2 && head.regions > 0 {
            true => Some(section_of_regions(cursor)?),
            false => None,
        };
        let place = inner.as_mut().unwrap_or(cursor);
        for _ in 0..head.regions {
            items.extend(self.module_region(place)?);
        }
        if let Some(inner) = inner {
            inner.finish("the regions of a module")?;
        }
        self.level = level;
        let location = head.location;
        Ok(Module { name, explicit: true, attributes, items, location, ..Module::default() })
    }

    fn module_region(&mut self, cursor: &mut Cursor<'t>) -> Result<Vec<Item>> {
        let at = *cursor;
        match cursor.count()? {
            0 => return Ok(Vec::new()),
            1 => {}
            _ => return at.fail("a module has one block"),
        }
        let end = cursor.count()?;
        let (count, has_arguments) = cursor.flagged_count()?;
        if has_arguments {
            return at.fail("a module's block has no arguments");
        }
        self.items(count, &mut Numbers { next: 0, end }, cursor)
    }

    pub(super) fn function(
        &mut self,
        head: Head<'t>,
        mut body: Body,
        cursor: &mut Cursor<'t>,
    ) -> Result<Function> {
        let at = *cursor;
        let (location, count) = (head.location.clone(), head.result_types.len());
        if count > 0 {
            return at.fail("a function has no results of its own");
        }
        let mut attributes = head.properties.clone();
        attributes.extend(head.attributes.clone());
        let mut regions = self.regions(&head, &mut body, true, cursor)?;
        let Some(Attribute::String(name)) = attributes.shift_remove("sym_name") else {
            return at.fail("a function needs a `sym_name`");
        };
        let Some(Attribute::Type(Type::Function(ty))) = attributes.shift_remove("function_type")
        else {
            return at.fail("a function needs a `function_type`");
        };
        let visibility = visibility(&mut attributes);
        let argument_attributes =
            each_attributes(attributes.shift_remove("arg_attrs"), ty.inputs.len(), &at)?;
        let result_attributes =
            each_attributes(attributes.shift_remove("res_attrs"), ty.results.len(), &at)?;
        if regions.len() > 1 {
            return at.fail("a function has one region");
        }
        let region = regions.pop().filter(|region| !region.blocks.is_empty());
        let FunctionType { inputs, results } = *ty;
        if let Some(block) = region.as_ref().and_then(|region| region.blocks.first()) {
            for (index, argument) in block.arguments.iter().enumerate() {
                body.values[*argument].name = format!("arg{index}");
            }
        }
        Ok(Function {
            name: String::from_utf8_lossy(&name).into_owned(),
            visibility,
            ty: FunctionType { inputs, results },
            argument_attributes,
            result_attributes,
            attributes,
            body: region,
            values: body.values,
            span: crate::diagnostic::Span::default(),
            location,
            definers: Definers::default(),
        })
    }
}

/// Who may call a function; `public` stays among the attributes, as where text is read.
fn visibility(attributes: &mut Attributes) -> Visibility {
    let visibility = match attributes.get("sym_visibility") {
        Some(Attribute::String(word)) if word == b"private" => Visibility::Private,
        Some(Attribute::String(word)) if word == b"nested" => Visibility::Nested,
        Some(Attribute::String(word)) if word == b"public" => return Visibility::Public,
        _ => Visibility::Public,
    };
    attributes.shift_remove("sym_visibility");
    visibility
}

/// The dictionaries of an array, one a value; empty ones if there is no array.
fn each_attributes(
    array: Option<Attribute>,
    count: usize,
    at: &Cursor<'_>,
) -> Result<Vec<Attributes>> {
    let mut each = vec![Attributes::new(); count];
    let Some(Attribute::Array(items)) = array else { return Ok(each) };
    if !items.is_empty() && items.len() != count {
        let found = items.len();
        return at.fail(format!("a function has attributes of {found} values, but {count} values"));
    }
    for (into, item) in each.iter_mut().zip(items) {
        if let Attribute::Dictionary(attributes) = item {
            *into = attributes;
        }
    }
    Ok(each)
}
