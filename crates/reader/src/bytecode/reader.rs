//! Operations, regions and values of a bytecode file, read in one pass into the program that text
//! would give.

mod head;
mod items;

use std::sync::Arc;

use super::resolver::Resolver;
use super::tables::Tables;
use super::vhlo_ops::{self, VhloOp};
use super::wire::{Cursor, ReadError, Result};
use crate::ir::{
    Attributes, Block, Module, Op, OpName, Region, Registry, Type, ValueDef, ValueId, Values,
};
use crate::syntax::interned;
use crate::tensor::mapped::Mapped;

/// How deep regions may nest.
const MAX_REGIONS: usize = 200;

/// The kind of operation that a name denotes.
#[derive(Clone, Copy, PartialEq)]
enum Meaning {
    /// `builtin.module`.
    Module,
    /// A function, in plain form or VHLO's.
    Function,
    /// A cast between a type of VHLO and the same type elsewhere.
    Cast,
    /// VHLO's `return`, whose name depends on the operation around it.
    Return,
    /// Any other operation.
    Other,
}

/// An entry of the table of names.
struct Name<'t> {
    full: &'t str,
    meaning: Meaning,
    vhlo: Option<&'static VhloOp>,
    /// The operation that results.
    op: OpName,
    registered: bool,
}

/// Reads the module of a bytecode file; its large constants stay in `owner`, if that is given.
pub fn read(file: &[u8], owner: Option<&Arc<Mapped>>, registry: &Registry) -> Result<Module> {
    let tables = Tables::read(file)?;
    let names = names(&tables, registry)?;
    let resolver = Resolver::new(&tables, registry, owner);
    let mut reader = Reader { tables: &tables, names: &names, resolver, registry, level: 0 };
    reader.top(tables.ir)
}

fn names<'t>(tables: &'t Tables<'_>, registry: &Registry) -> Result<Vec<Name<'t>>> {
    let resolved = |name: &str| match registry.get(name) {
        Some(def) => OpName::Known(def),
        None => OpName::Unknown(interned(name)),
    };
    let entry = |name: &'t super::tables::OpName| {
        let full = name.full.as_str();
        let vhlo = full.strip_prefix("vhlo.").and_then(vhlo_ops::find);
        let (meaning, op) = match (full, vhlo.map(|op| op.stem())) {
            ("builtin.module", _) => (Meaning::Module, resolved(full)),
            ("func.func", _) | (_, Some("func")) => (Meaning::Function, resolved("func.func")),
            ("builtin.unrealized_conversion_cast", _) => (Meaning::Cast, resolved(full)),
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
    names: &'t [Name<'t>],
    resolver: Resolver<'t>,
    registry: &'t Registry,
    level: usize,
}

/// The values of a function, or of an operation that is an item of a module.
#[derive(Default)]
struct Body {
    values: Values,
    /// The value of each number, in each isolated scope, the innermost last.
    scopes: Vec<Scope>,
    /// How many values are announced and have no number yet: each has a byte of its own in what is
    /// left of the file.
    missing: usize,
}

impl Body {
    /// Gives a number its value in the innermost scope.
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

/// The parts of an operation before its regions.
struct Head<'n> {
    name: &'n Name<'n>,
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
    /// An operation in a function. The result is `None` for a cast that changes nothing.
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

/// The error with the name of the operation that it is about.
fn within(name: &Name<'_>, error: ReadError) -> ReadError {
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
