//! The files that `jax.export` saves (`Exported.serialize()`): a flatbuffer that holds an artifact, and how the
//! arguments of the function in it were nested.

use std::ops::Range;
use std::sync::Arc;

use crate::ir::{Function, Item, Location, Module, Type, ValueId};

/// Fields of the root table: the name of the function, how its arguments were nested, the artifact, and
/// which of the arguments the artifact takes.
const FUNCTION_NAME: usize = 1;
const IN_TREE: usize = 2;
const MODULE: usize = 13;
const KEPT: usize = 15;

/// Fields of a table that is a node of a tree of arguments, and the kinds of nodes that need telling apart.
const KIND: usize = 0;
const CHILDREN: usize = 1;
const KEYS: usize = 2;
const LEAF: u8 = 0;
const DICTIONARY: u8 = 4;

/// More levels than a tree of arguments may have.
const MAX_DEPTH: usize = 200;

/// More bytes than the names of arguments have for each byte of the file: a damaged file may refer to one
/// node very often, but a tree that JAX wrote has bytes for each node.
const MAX_GROWTH: usize = 16;

/// The range of the artifact in a file that `jax.export` saved, or `None` if the file is something else.
pub fn artifact(file: &[u8]) -> Option<Range<usize>> {
    let root = Table::root(file)?;
    root.bytes(FUNCTION_NAME)?;
    let range = root.bytes(MODULE)?;
    super::is_bytecode(&file[range.clone()]).then_some(range)
}

/// Names the arguments of `main` by how `jax.export` says that they were nested: `args[0]['w']`,
/// `kwargs['scale']`. Nothing is done to a module whose arguments have names, which JAX took from the
/// function's parameters, and to one that does not take the arguments that the file speaks of.
pub fn name_arguments(file: &[u8], module: &mut Module) {
    if module.functions().any(has_names) {
        return;
    }
    let main = module.items.iter_mut().find_map(|item| match item {
        Item::Function(function) if function.name == "main" => Some(function),
        _ => None,
    });
    let (Some(main), Some(names)) = (main, Table::root(file).and_then(|root| kept_names(&root)))
    else {
        return;
    };
    let arguments: Vec<_> = arguments(main)
        .into_iter()
        .filter(|&(index, _)| {
            let attributes = main.argument_attributes.get(index);
            let is_computed = attributes.is_some_and(|it| it.get("jax.global_constant").is_some());
            !is_computed && main.ty.inputs[index] != Type::Token
        })
        .collect();
    if arguments.len() == names.len() {
        for ((_, value), name) in arguments.into_iter().zip(names) {
            main.values[value].location = Some(Arc::new(Location::Name(name, None)));
        }
    }
}

fn arguments(function: &Function) -> Vec<(usize, ValueId)> {
    let block = function.body.as_ref().and_then(|body| body.blocks.first());
    block.map_or_else(Vec::new, |block| block.arguments.iter().copied().enumerate().collect())
}

fn has_names(function: &Function) -> bool {
    arguments(function).into_iter().any(|(_, value)| function.values[value].location.is_some())
}

/// The names of the arguments that the artifact takes, in order.
fn kept_names(root: &Table<'_>) -> Option<Vec<String>> {
    let [positional, keyword] = <[_; 2]>::try_from(root.table(IN_TREE)?.tables(CHILDREN)?).ok()?;
    let bytes_left = root.file.len().saturating_mul(MAX_GROWTH);
    let mut leaves = Leaves { names: Vec::new(), bytes_left };
    leaves.add(&positional, "args".into(), MAX_DEPTH)?;
    leaves.add(&keyword, "kwargs".into(), MAX_DEPTH)?;
    let mut kept = |index: usize| {
        let name = leaves.names.get_mut(index).map(std::mem::take);
        name.filter(|name| !name.is_empty())
    };
    root.numbers(KEPT)?.into_iter().map(&mut kept).collect()
}

/// The names of the leaves of a tree of arguments.
struct Leaves {
    names: Vec<String>,
    /// How many more bytes of names are made.
    bytes_left: usize,
}

impl Leaves {
    /// Adds the leaves of a part of the tree. The result is `None` if the file is damaged.
    fn add(&mut self, node: &Table<'_>, name: String, depth: usize) -> Option<()> {
        self.bytes_left = self.bytes_left.checked_sub(name.len())?;
        let depth = depth.checked_sub(1)?;
        let kind = node.byte(KIND);
        if kind == LEAF {
            self.names.push(name);
            return Some(());
        }
        let (children, keys) = (node.tables(CHILDREN)?, node.places(KEYS)?);
        for (index, child) in children.iter().enumerate() {
            let key = match kind {
                DICTIONARY => quoted(node.text_at(*keys.get(index)?)?),
                _ => index.to_string(),
            };
            self.add(child, format!("{name}[{key}]"), depth)?;
        }
        Some(())
    }
}

/// A key as Python writes it.
fn quoted(key: &str) -> String {
    if key.contains('\'') { format!("\"{key}\"") } else { format!("'{key}'") }
}

/// A table of a flatbuffer.
struct Table<'a> {
    file: &'a [u8],
    start: usize,
    /// The place of the table of the fields' places.
    fields: usize,
    /// The size of that table in bytes.
    len: usize,
}

impl<'a> Table<'a> {
    fn root(file: &'a [u8]) -> Option<Table<'a>> {
        Table::at(file, follow(file, 0)?)
    }

    fn at(file: &'a [u8], start: usize) -> Option<Table<'a>> {
        let back = i32::from_le_bytes(bytes_at(file, start)?);
        let fields = usize::try_from(i64::try_from(start).ok()? - i64::from(back)).ok()?;
        let len = usize::from(u16::from_le_bytes(bytes_at(file, fields)?));
        Some(Table { file, start, fields, len })
    }

    /// The place of a field, or `None` if the table leaves it out.
    fn field(&self, field: usize) -> Option<usize> {
        let entry = 4 + 2 * field;
        if entry + 2 > self.len {
            return None;
        }
        let offset = u16::from_le_bytes(bytes_at(self.file, self.fields.checked_add(entry)?)?);
        if offset == 0 { None } else { self.start.checked_add(usize::from(offset)) }
    }

    /// A field that is a byte.
    fn byte(&self, field: usize) -> u8 {
        let byte = self.field(field).and_then(|at| bytes_at(self.file, at));
        byte.map_or(0, u8::from_le_bytes)
    }

    /// A field that is a table.
    fn table(&self, field: usize) -> Option<Table<'a>> {
        Table::at(self.file, follow(self.file, self.field(field)?)?)
    }

    /// The bytes of a field that is a vector of bytes or a string.
    fn bytes(&self, field: usize) -> Option<Range<usize>> {
        vector(self.file, follow(self.file, self.field(field)?)?, 1)
    }

    /// A field that is a vector of 16-bit numbers.
    fn numbers(&self, field: usize) -> Option<Vec<usize>> {
        let Some(at) = self.field(field) else { return Some(Vec::new()) };
        let range = vector(self.file, follow(self.file, at)?, 2)?;
        let numbers = self.file[range].chunks_exact(2);
        Some(numbers.map(|it| usize::from(u16::from_le_bytes([it[0], it[1]]))).collect())
    }

    /// A field that is a vector of tables.
    fn tables(&self, field: usize) -> Option<Vec<Table<'a>>> {
        self.places(field)?.into_iter().map(|at| Table::at(self.file, at)).collect()
    }

    /// The string at a place.
    fn text_at(&self, at: usize) -> Option<&'a str> {
        std::str::from_utf8(&self.file[vector(self.file, at, 1)?]).ok()
    }

    /// The places of the elements of a field that is a vector of offsets.
    fn places(&self, field: usize) -> Option<Vec<usize>> {
        let Some(at) = self.field(field) else { return Some(Vec::new()) };
        let range = vector(self.file, follow(self.file, at)?, 4)?;
        range.step_by(4).map(|at| follow(self.file, at)).collect()
    }
}

/// The elements of a vector at a place, each of this many bytes.
fn vector(file: &[u8], at: usize, width: usize) -> Option<Range<usize>> {
    let len = u32::from_le_bytes(bytes_at(file, at)?) as usize;
    let start = at.checked_add(4)?;
    let end = start.checked_add(len.checked_mul(width)?)?;
    (end <= file.len()).then_some(start..end)
}

/// The place that an offset at a place leads to.
fn follow(file: &[u8], at: usize) -> Option<usize> {
    at.checked_add(u32::from_le_bytes(bytes_at(file, at)?) as usize)
}

fn bytes_at<const N: usize>(file: &[u8], at: usize) -> Option<[u8; N]> {
    file.get(at..at.checked_add(N)?)?.try_into().ok()
}
