//! Operations, regions and values of a bytecode file, read in one pass into the program that text
//! would give.

use std::sync::Arc;

use super::properties;
use super::resolver::Resolver;
use super::tables::Tables;
use super::upgrade::upgraded;
use super::versions::NEWEST;
use super::vhlo_ops::{self, VhloOp};
use super::wire::{Cursor, ReadError, Result};
use crate::ir::{
    Attribute, Attributes, Block, Function, FunctionType, Item, Module, Op, OpName, Region,
    Registry, Type, ValueDef, ValueId, Values, Visibility,
};
use crate::syntax::interned;
use crate::tensor::mapped::Mapped;

/// How deep regions may nest.
const MAX_REGIONS: usize = 200;

/// Parts of an operation, by the bits of its mask.
const ATTRIBUTES: u8 = 0x01;
const RESULTS: u8 = 0x02;
const OPERANDS: u8 = 0x04;
const SUCCESSORS: u8 = 0x08;
const REGIONS: u8 = 0x10;
const USE_ORDERS: u8 = 0x20;
const PROPERTIES: u8 = 0x40;

/// What the name of an operation stands for.
#[derive(Clone, Copy, PartialEq)]
enum Meaning {
    /// `builtin.module`.
    Module,
    /// A function, in plain form or VHLO's.
    Function,
    /// A cast between a type of VHLO and the same type elsewhere.
    Cast,
    /// VHLO's `return`, whose name depends on where it stands.
    Return,
    /// Any other operation.
    Other,
}

/// An entry of the table of names.
struct Name {
    full: String,
    meaning: Meaning,
    vhlo: Option<&'static VhloOp>,
    /// The operation that results.
    op: OpName,
    registered: bool,
}

/// Reads the module of a bytecode file; its large constants stay in `owner`, if that is given.
pub(crate) fn read(
    file: &[u8],
    owner: Option<&Arc<Mapped>>,
    registry: &Registry,
) -> Result<Module> {
    let tables = Tables::read(file)?;
    let names = names(&tables, registry)?;
    let resolver = Resolver::new(&tables, registry, owner, file.len());
    let mut reader = Reader { tables: &tables, names: &names, resolver, registry, level: 0 };
    reader.top(tables.ir)
}

fn names(tables: &Tables<'_>, registry: &Registry) -> Result<Vec<Name>> {
    let resolved = |name: &str| match registry.get(name) {
        Some(def) => OpName::Known(def),
        None => OpName::Unknown(interned(name)),
    };
    let entry = |name: &super::tables::OpName| {
        let full = name.full.clone();
        let vhlo = full.strip_prefix("vhlo.").and_then(vhlo_ops::find);
        let (meaning, op) = match (full.as_str(), vhlo.map(|op| op.stem())) {
            ("builtin.module", _) => (Meaning::Module, resolved(&full)),
            ("func.func", _) | (_, Some("func")) => (Meaning::Function, resolved("func.func")),
            ("builtin.unrealized_conversion_cast", _) => (Meaning::Cast, resolved(&full)),
            (_, Some("return")) => (Meaning::Return, resolved("stablehlo.return")),
            (_, Some("call")) => (Meaning::Other, resolved("func.call")),
            (_, Some(stem)) => (Meaning::Other, resolved(&format!("stablehlo.{stem}"))),
            (full, None) => (Meaning::Other, resolved(full)),
        };
        Name { full, meaning, vhlo, op, registered: name.registered }
    };
    Ok(tables.op_names.iter().map(entry).collect())
}

/// Reads operations.
struct Reader<'t, 'a> {
    tables: &'t Tables<'a>,
    names: &'t [Name],
    resolver: Resolver<'t>,
    registry: &'t Registry,
    level: usize,
}

/// The values of a function, or of an operation that stands in a module.
#[derive(Default)]
struct Body {
    values: Values,
    /// What the numbers of values stand for, in each isolated scope, the innermost last.
    scopes: Vec<Scope>,
    /// How many values are announced and have no number yet: each has a byte of its own in what is
    /// left of the file.
    missing: usize,
}

impl Body {
    /// Says what a number stands for in the innermost scope.
    fn set(&mut self, number: usize, value: ValueId) {
        let scope = self.scopes.last_mut().expect("a scope is open");
        if scope.values.len() <= number {
            scope.values.resize(number + 1, None);
        }
        scope.values[number] = Some(value);
    }
}

/// The numbers of values that an isolated operation's regions use.
#[derive(Default)]
struct Scope {
    values: Vec<Option<ValueId>>,
    /// How many numbers are given out.
    len: usize,
}

/// The numbers that a region gives its arguments and results.
struct Numbers {
    next: usize,
    end: usize,
}

impl Numbers {
    fn take(&mut self, count: usize, at: &Cursor<'_>) -> Result<std::ops::Range<usize>> {
        if count > self.end - self.next {
            return at.fail("a region defines more values than it announces");
        }
        self.next += count;
        Ok(self.next - count..self.next)
    }
}

/// What stands before the regions of an operation.
struct Head<'n> {
    name: &'n Name,
    at: usize,
    location: Option<Arc<crate::ir::Location>>,
    attributes: Attributes,
    properties: Attributes,
    result_types: Vec<Type>,
    operands: Vec<ValueId>,
    successors: Vec<String>,
    regions: usize,
    isolated: bool,
}

impl<'t, 'a: 't> Reader<'t, 'a> {
    /// The operations of the whole file: a module, or what stands in one that is not written.
    fn top(&mut self, mut cursor: Cursor<'t>) -> Result<Module> {
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

    /// What stands in a module: its values are its own.
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

    fn function(
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
        })
    }

    /// Everything of an operation before its regions.
    fn head(&mut self, body: &mut Body, cursor: &mut Cursor<'t>) -> Result<Head<'t>> {
        let at = cursor.offset();
        let name = &self.names[cursor.index(self.names.len(), "operation name")?];
        let mut head = Head {
            name,
            at,
            location: None,
            attributes: Attributes::new(),
            properties: Attributes::new(),
            result_types: Vec::new(),
            operands: Vec::new(),
            successors: Vec::new(),
            regions: 0,
            isolated: false,
        };
        if name.full.starts_with("vhlo.") && name.vhlo.is_none() {
            return Err(self.unknown_vhlo(name, head.at));
        }
        self.head_parts(&mut head, body, cursor).map_err(|error| within(name, error))?;
        Ok(head)
    }

    fn unknown_vhlo(&self, name: &Name, offset: usize) -> ReadError {
        let producer = String::from_utf8_lossy(self.tables.producer);
        let message = format!(
            "there is no operation {} in VHLO up to version {NEWEST}; the file was written by \
             {producer}: write it for an older version",
            name.full
        );
        ReadError { message, offset }
    }

    fn head_parts(
        &mut self,
        head: &mut Head<'t>,
        body: &mut Body,
        cursor: &mut Cursor<'t>,
    ) -> Result<()> {
        let start = *cursor;
        let mask = cursor.byte()?;
        head.location = self.resolver.location(cursor)?;
        let dictionary = match mask & ATTRIBUTES {
            0 => Attributes::new(),
            _ => match self.resolver.attribute(cursor)? {
                Attribute::Dictionary(entries) => entries,
                _ => return start.fail("the attributes of an operation are a dictionary"),
            },
        };
        let record = match mask & PROPERTIES {
            0 => None,
            _ => {
                let index = cursor.index(self.tables.properties.len(), "record of properties")?;
                Some(self.tables.properties[index])
            }
        };
        self.set_attributes(head, dictionary, record, &start)?;
        if mask & RESULTS != 0 {
            head.result_types = self.resolver.types(cursor)?;
        }
        if mask & OPERANDS != 0 {
            let scope = body.scopes.last().map_or(&[][..], |scope| &scope.values);
            head.operands = cursor.list(|cursor| operand(scope, cursor))?;
        }
        if mask & SUCCESSORS != 0 {
            head.successors = cursor.list(|cursor| Ok(format!("bb{}", cursor.varint()?)))?;
        }
        if mask & USE_ORDERS != 0 {
            skip_use_orders(head.result_types.len(), cursor)?;
        }
        if mask & REGIONS != 0 {
            (head.regions, head.isolated) = cursor.flagged_count()?;
        }
        if mask & !0x7F != 0 {
            return start.fail(format!("an operation has parts that are not known: {mask:#04x}"));
        }
        Ok(())
    }

    /// Sorts the attributes of an operation into its own and all others.
    fn set_attributes(
        &mut self,
        head: &mut Head<'t>,
        dictionary: Attributes,
        record: Option<Cursor<'a>>,
        at: &Cursor<'t>,
    ) -> Result<()> {
        let name = head.name;
        let from_record = match record {
            Some(record) => self.record(name, record)?,
            None => Attributes::new(),
        };
        if let Some(vhlo) = name.vhlo {
            let mut own = from_record;
            for (key, value) in dictionary {
                let is_own = self.tables.version < 5 && vhlo.attributes().any(|it| it == key);
                let into = if is_own { &mut own } else { &mut head.attributes };
                into.insert(key, value);
            }
            head.properties = match name.meaning {
                Meaning::Function => own,
                _ => upgraded(vhlo, own, at)?,
            };
            return Ok(());
        }
        let others = dictionary.into_iter().map(|(key, value)| (key, value, false));
        let own = from_record.into_iter().map(|(key, value)| (key, value, true));
        for (key, value, from_record) in others.chain(own) {
            let owned = match (name.op, name.meaning) {
                (_, Meaning::Function | Meaning::Module) => true,
                (OpName::Known(_), _) if SEGMENT_SIZES.contains(&key.as_str()) => continue,
                (OpName::Known(def), _) => def.owns_attribute(&key),
                (OpName::Unknown(_), _) => from_record || self.is_old_property(name, &key),
            };
            let into = if owned { &mut head.properties } else { &mut head.attributes };
            if into.insert(key.clone(), value).is_some() {
                return at.fail(format!("the attribute `{key}` is given twice"));
            }
        }
        Ok(())
    }

    /// Whether an attribute that stands among all others, in a file of an older version, is one of the
    /// operation's own.
    fn is_old_property(&self, name: &Name, key: &str) -> bool {
        self.tables.version < 5
            && properties::of(&name.full).is_some_and(|mut list| list.any(|it| it.name == key))
    }

    /// The operation's own attributes, by position; of an operation that its writer did not know, by
    /// name.
    fn record(&mut self, name: &Name, record: Cursor<'a>) -> Result<Attributes> {
        if !name.registered {
            let mut cursor = record;
            let own = self.resolver.attribute(&mut cursor)?;
            cursor.finish("the properties")?;
            return match own {
                Attribute::Dictionary(own) => Ok(own),
                _ => record.fail("the properties of an unregistered operation are a dictionary"),
            };
        }
        if let Some(vhlo) = name.vhlo {
            let list = vhlo.attributes().map(|name| (name, false));
            return self.positional(list, false, record);
        }
        let mut failed = None;
        for list in properties::all_lists(&name.full) {
            let list = list.into_iter().map(|it| (it.name, it.optional));
            match self.positional(list, properties::has_segments(&name.full), record) {
                Ok(own) => return Ok(own),
                Err(error) => failed = failed.or(Some(error)),
            }
        }
        match (failed, name.op) {
            (Some(error), _) => Err(error),
            (None, OpName::Known(def)) if !def.attributes.is_empty() => {
                let mut list: Vec<_> =
                    def.attributes.iter().map(|it| (it.name, !it.required)).collect();
                list.sort_unstable();
                self.positional(list.into_iter(), false, record)
            }
            _ => {
                record.fail("its properties are stored by position, and their names are not known")
            }
        }
    }

    fn positional(
        &mut self,
        list: impl Iterator<Item = (&'static str, bool)>,
        segments: bool,
        record: Cursor<'a>,
    ) -> Result<Attributes> {
        let mut cursor = record;
        let mut own = Attributes::new();
        let mut list: Vec<_> = list.collect();
        if segments && self.tables.version < 6 {
            list.extend([("operandSegmentSizes", false), ("resultSegmentSizes", false)]);
            list.sort_unstable();
        }
        for (name, optional) in list {
            let value = match optional {
                true => self.resolver.optional_attribute(&mut cursor)?,
                false => Some(self.resolver.attribute(&mut cursor)?),
            };
            own.extend(value.map(|value| (name.to_string(), value)));
        }
        // the sizes of groups of operands follow from the operands of the operations that are known
        own.retain(|name, _| !SEGMENT_SIZES.contains(&name.as_str()));
        if !segments || self.tables.version < 6 {
            cursor.finish("the properties")?;
        }
        Ok(own)
    }

    /// An operation in a function; none for a cast that changes nothing.
    fn op(
        &mut self,
        numbers: &mut Numbers,
        body: &mut Body,
        in_function: bool,
        cursor: &mut Cursor<'t>,
    ) -> Result<Option<Op>> {
        let head = self.head(body, cursor)?;
        let taken = numbers.take(head.result_types.len(), cursor)?;
        body.missing = body.missing.saturating_sub(taken.len());
        if let (Meaning::Cast, [operand], [ty]) =
            (head.name.meaning, head.operands.as_slice(), head.result_types.as_slice())
            && body.values[*operand].ty == *ty
            && head.regions == 0
        {
            body.set(taken.start, *operand);
            return Ok(None);
        }
        self.finish(head, taken, body, in_function, cursor).map(Some)
    }

    /// Reads the regions of an operation and defines its results, which its regions cannot use.
    fn finish(
        &mut self,
        head: Head<'t>,
        taken: std::ops::Range<usize>,
        body: &mut Body,
        in_function: bool,
        cursor: &mut Cursor<'t>,
    ) -> Result<Op> {
        let regions = self.regions(&head, body, false, cursor)?;
        let mut results = Vec::with_capacity(head.result_types.len());
        for (number, ty) in taken.zip(head.result_types) {
            let value = add_value(&mut body.values, ty, None, cursor)?;
            body.set(number, value);
            results.push(value);
        }
        let name = match head.name.meaning {
            Meaning::Return if in_function => match self.registry.get("func.return") {
                Some(def) => OpName::Known(def),
                None => head.name.op,
            },
            _ => head.name.op,
        };
        let op = Op {
            name,
            operands: head.operands,
            results,
            properties: head.properties,
            attributes: head.attributes,
            regions,
            successors: head.successors,
            span: crate::diagnostic::Span::default(),
            location: head.location,
        };
        Ok(op)
    }

    fn descend(&mut self, at: &Cursor<'_>) -> Result<()> {
        self.level += 1;
        match self.level > MAX_REGIONS {
            true => at.fail(format!("regions nest deeper than {MAX_REGIONS} levels")),
            false => Ok(()),
        }
    }

    fn regions(
        &mut self,
        head: &Head<'t>,
        body: &mut Body,
        of_function: bool,
        cursor: &mut Cursor<'t>,
    ) -> Result<Vec<Region>> {
        let mut regions = Vec::new();
        if head.regions == 0 {
            return Ok(regions);
        }
        self.descend(cursor).map_err(|error| within(head.name, error))?;
        if head.isolated {
            body.scopes.push(Scope::default());
        }
        let mut inner = match head.isolated && self.tables.version >= 2 {
            true => Some(section_of_regions(cursor)?),
            false => None,
        };
        let place = inner.as_mut().unwrap_or(cursor);
        for _ in 0..head.regions {
            regions.push(self.region(body, of_function, place)?);
        }
        if let Some(inner) = inner {
            inner.finish("the regions of an operation")?;
        }
        if head.isolated {
            body.scopes.pop();
        }
        self.level -= 1;
        Ok(regions)
    }

    fn region(
        &mut self,
        body: &mut Body,
        of_function: bool,
        cursor: &mut Cursor<'t>,
    ) -> Result<Region> {
        let blocks = cursor.count()?;
        if blocks == 0 {
            return Ok(Region::default());
        }
        let defined = cursor.count()?;
        let scope = body.scopes.last_mut().expect("a scope is open");
        let start = scope.len;
        scope.len += defined;
        body.missing += defined;
        if body.missing > cursor.left_in_file() {
            return cursor.fail("a region announces more values than the file has bytes");
        }
        let mut numbers = Numbers { next: start, end: start + defined };
        let mut region = Region::default();
        for index in 0..blocks {
            let label = (blocks > 1).then(|| format!("bb{index}"));
            region.blocks.push(self.block(label, &mut numbers, body, of_function, cursor)?);
        }
        body.missing = body.missing.saturating_sub(numbers.end - numbers.next);
        let scope = body.scopes.last_mut().expect("a scope is open");
        scope.len = start;
        scope.values.truncate(start);
        Ok(region)
    }

    fn block(
        &mut self,
        label: Option<String>,
        numbers: &mut Numbers,
        body: &mut Body,
        in_function: bool,
        cursor: &mut Cursor<'t>,
    ) -> Result<Block> {
        let (count, has_arguments) = cursor.flagged_count()?;
        let mut block = Block { label, ..Block::default() };
        if has_arguments {
            block.arguments = self.arguments(numbers, body, cursor)?;
        }
        for _ in 0..count {
            block.ops.extend(self.op(numbers, body, in_function, cursor)?);
        }
        Ok(block)
    }

    fn arguments(
        &mut self,
        numbers: &mut Numbers,
        body: &mut Body,
        cursor: &mut Cursor<'t>,
    ) -> Result<Vec<ValueId>> {
        let count = cursor.count()?;
        let taken = numbers.take(count, cursor)?;
        body.missing = body.missing.saturating_sub(count);
        let mut arguments = Vec::new();
        for number in taken {
            let at = *cursor;
            let (ty, has_location) = match self.tables.version {
                0..=3 => (cursor.varint()?, true),
                _ => cursor.flagged()?,
            };
            let ty = self.resolver.type_at(&at, ty)?;
            let location = if has_location { self.resolver.location(cursor)? } else { None };
            let value = add_value(&mut body.values, ty, location, cursor)?;
            body.set(number, value);
            arguments.push(value);
        }
        if self.tables.version >= 3 && cursor.boolean()? {
            skip_use_orders(count, cursor)?;
        }
        Ok(arguments)
    }
}

/// Attributes that say how operands and results are grouped.
const SEGMENT_SIZES: [&str; 4] =
    ["operandSegmentSizes", "operand_segment_sizes", "resultSegmentSizes", "result_segment_sizes"];

/// The error with the name of the operation that it is about.
fn within(name: &Name, error: ReadError) -> ReadError {
    ReadError { message: format!("{}: {}", name.full, error.message), ..error }
}

/// The section that holds the regions of an isolated operation.
fn section_of_regions<'a>(cursor: &mut Cursor<'a>) -> Result<Cursor<'a>> {
    let at = *cursor;
    match cursor.section()? {
        (4, section) => Ok(section),
        (number, _) => at.fail(format!("a section of operations was expected, this is {number}")),
    }
}

fn operand(scope: &[Option<ValueId>], cursor: &mut Cursor<'_>) -> Result<ValueId> {
    let at = *cursor;
    let number = cursor.varint()?;
    let value = usize::try_from(number).ok().and_then(|number| *scope.get(number)?);
    value.map_or_else(|| at.fail(format!("value {number} is used but not defined before")), Ok)
}

fn add_value(
    values: &mut Values,
    ty: Type,
    location: Option<Arc<crate::ir::Location>>,
    at: &Cursor<'_>,
) -> Result<ValueId> {
    if u32::try_from(values.len() + 1).is_err() {
        return at.fail("a function has more than 2^32 values");
    }
    let span = crate::diagnostic::Span::default();
    Ok(values.add(ValueDef { ty, name: String::new(), span, location }))
}

/// Skips the orders in which values are used, which mean nothing to a program.
fn skip_use_orders(values: usize, cursor: &mut Cursor<'_>) -> Result<()> {
    let concerned = if values > 1 { cursor.count()? } else { 1 };
    for _ in 0..concerned {
        if values > 1 {
            cursor.varint()?;
        }
        let (count, _) = cursor.flagged_count()?;
        for _ in 0..count {
            cursor.varint()?;
        }
    }
    Ok(())
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
