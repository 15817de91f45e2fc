//! The sections of a file.

use super::entry::{AttributeId, Indices};
use super::model::{BlockNode, Node, RegionNode};
use super::output::Output;
use super::tables::{Interned, Order, Orders, Tables, Uses};

/// The numbers of sections.
mod section {
    pub(super) const STRINGS: u8 = 0;
    pub(super) const DIALECTS: u8 = 1;
    pub(super) const ENTRIES: u8 = 2;
    pub(super) const ENTRY_SIZES: u8 = 3;
    pub(super) const IR: u8 = 4;
    pub(super) const RESOURCES: u8 = 5;
    pub(super) const RESOURCE_SIZES: u8 = 6;
    pub(super) const PROPERTIES: u8 = 8;
}

/// The first four bytes of MLIR bytecode.
const MAGIC: &[u8; 4] = b"ML\xEFR";

/// A file that is to be written.
pub(super) struct File<'a> {
    /// The version of MLIR bytecode.
    pub(super) version: u64,
    /// Who writes it.
    pub(super) producer: String,
    pub(super) tables: Tables<'a>,
    pub(super) module: Node,
    /// The attribute of an unknown location.
    pub(super) unknown_location: AttributeId,
}

/// The tables that the writing of operations reads.
struct Ops<'o> {
    version: u64,
    orders: &'o Orders,
    /// The index of each name of an operation.
    names: &'o [u64],
    unknown_location: AttributeId,
}

impl<'a> File<'a> {
    /// The bytes of the file.
    pub(super) fn bytes(mut self) -> Output<'a> {
        let mut uses = Uses::new(&self.tables);
        self.module.count(&mut uses);
        if self.version < 4 {
            uses.attribute(self.unknown_location);
        }
        let orders = uses.orders();
        let (dialects, names) = self.dialects();
        let (entries, sizes) = self.entries(&orders);
        let ir = self.ir(&orders, &names);
        let mut out = Output::default();
        out.bytes(MAGIC);
        out.number(self.version);
        out.bytes(self.producer.as_bytes());
        out.byte(0);
        append(&mut out, section::DIALECTS, dialects);
        append(&mut out, section::ENTRY_SIZES, sizes);
        append(&mut out, section::ENTRIES, entries);
        append(&mut out, section::IR, ir);
        append(&mut out, section::RESOURCE_SIZES, self.resource_sizes());
        append(&mut out, section::RESOURCES, Output::default());
        append(&mut out, section::STRINGS, self.strings());
        if self.version >= 5 {
            append(&mut out, section::PROPERTIES, self.properties(&orders));
        }
        out
    }

    /// The lengths, the last string's first, then the strings, each with a NUL at its end.
    fn strings(&self) -> Output<'a> {
        let mut out = Output::default();
        out.number(self.tables.strings.len() as u64);
        for string in self.tables.strings.iter().rev() {
            out.number(string.len() as u64 + 1);
        }
        for string in &self.tables.strings {
            out.bytes(string);
            out.byte(0);
        }
        out
    }

    /// Dialects and the names of their operations, and the index that each name gets.
    fn dialects(&self) -> (Output<'a>, Vec<u64>) {
        let mut out = Output::default();
        out.number(self.tables.dialects.len() as u64);
        for name in &self.tables.dialects {
            match self.version {
                0 => out.number(u64::from(name.0)),
                _ => out.flagged(u64::from(name.0), false),
            }
        }
        if self.version >= 4 {
            out.number(self.tables.names.len() as u64);
        }
        let mut indices = vec![0; self.tables.names.len()];
        let mut next = 0;
        for dialect in 0..self.tables.dialects.len() as u32 {
            let names = self.tables.names.iter().enumerate();
            let names: Vec<_> = names.filter(|(_, name)| name.dialect == dialect).collect();
            if names.is_empty() {
                continue;
            }
            out.number(u64::from(dialect));
            out.number(names.len() as u64);
            for (place, name) in names {
                indices[place] = next;
                next += 1;
                match self.version {
                    0..=4 => out.number(u64::from(name.name.0)),
                    _ => out.flagged(u64::from(name.name.0), name.registered),
                }
            }
        }
        (out, indices)
    }

    /// Attributes and types, and their sizes.
    fn entries(&mut self, orders: &Orders) -> (Output<'a>, Output<'a>) {
        let (mut out, mut sizes) = (Output::default(), Output::default());
        sizes.number(orders.attributes.written.len() as u64);
        sizes.number(orders.types.written.len() as u64);
        let attributes = std::mem::take(&mut self.tables.attributes);
        write_entries(attributes, &orders.attributes, orders, &mut out, &mut sizes);
        let types = std::mem::take(&mut self.tables.types);
        write_entries(types, &orders.types, orders, &mut out, &mut sizes);
        (out, sizes)
    }

    fn resource_sizes(&self) -> Output<'a> {
        const BLOB: u8 = 0;
        let mut out = Output::default();
        out.number(0);
        if self.tables.resources.is_empty() {
            return out;
        }
        let is_builtin = |name: &[u8]| name == b"builtin";
        let name_of = |dialect: &super::entry::StringId| &self.tables.strings[dialect.0 as usize];
        let builtin = self.tables.dialects.iter().position(|name| is_builtin(name_of(name)));
        out.number(builtin.unwrap_or(0) as u64);
        out.number(self.tables.resources.len() as u64);
        for key in &self.tables.resources {
            out.number(u64::from(key.0));
            out.number(0);
            out.byte(BLOB);
        }
        out
    }

    fn properties(&mut self, orders: &Orders) -> Output<'a> {
        let records = std::mem::take(&mut self.tables.properties).entries;
        let mut out = Output::default();
        out.number(records.len() as u64);
        for record in records {
            let mut bytes = Output::default();
            record.entry.write(orders, &mut bytes);
            out.number(bytes.len() as u64);
            out.append(bytes);
        }
        out
    }

    fn ir(&self, orders: &Orders, names: &[u64]) -> Output<'a> {
        let (version, unknown_location) = (self.version, self.unknown_location);
        let mut out = Output::default();
        out.flagged(1, false);
        Ops { version, orders, names, unknown_location }.op(&self.module, &mut out);
        out
    }
}

/// Writes the entries of a table in an order, and their sizes in groups of one dialect each.
fn write_entries<'a>(
    table: Interned<'a>,
    order: &Order,
    orders: &Orders,
    out: &mut Output<'a>,
    sizes: &mut Output<'a>,
) {
    let mut entries: Vec<_> = table.entries.into_iter().map(Some).collect();
    let mut ordered = order.written.iter().filter_map(|&place| entries[place as usize].take());
    let ordered: Vec<_> = ordered.by_ref().collect();
    let mut groups = Vec::<(u32, Vec<(usize, bool)>)>::new();
    for owned in ordered {
        let before = out.len();
        owned.entry.write(orders, out);
        let size = (out.len() - before, owned.encoded);
        match groups.last_mut() {
            Some((dialect, group)) if *dialect == owned.dialect => group.push(size),
            _ => groups.push((owned.dialect, vec![size])),
        }
    }
    for (dialect, group) in groups {
        sizes.number(u64::from(dialect));
        sizes.number(group.len() as u64);
        group.into_iter().for_each(|(size, encoded)| sizes.flagged(size as u64, encoded));
    }
}

/// Appends a section: its number, its length, its bytes.
fn append<'a>(out: &mut Output<'a>, section: u8, content: Output<'a>) {
    out.byte(section);
    out.number(content.len() as u64);
    out.append(content);
}

/// The bits that say which parts of an operation are there.
mod part {
    pub(super) const ATTRIBUTES: u8 = 0x01;
    pub(super) const RESULTS: u8 = 0x02;
    pub(super) const OPERANDS: u8 = 0x04;
    pub(super) const SUCCESSORS: u8 = 0x08;
    pub(super) const REGIONS: u8 = 0x10;
    pub(super) const PROPERTIES: u8 = 0x40;
}

impl Ops<'_> {
    fn op(&self, op: &Node, out: &mut Output<'_>) {
        let parts = [
            (op.attributes.is_some(), part::ATTRIBUTES),
            (op.properties.is_some(), part::PROPERTIES),
            (!op.results.is_empty(), part::RESULTS),
            (!op.operands.is_empty(), part::OPERANDS),
            (!op.successors.is_empty(), part::SUCCESSORS),
            (!op.regions.is_empty(), part::REGIONS),
        ];
        let there = parts.iter().filter(|(there, _)| *there);
        out.number(self.names[op.name.0 as usize]);
        out.byte(there.fold(0, |mask, (_, bit)| mask | bit));
        out.number(self.orders.attribute(op.location));
        op.attributes.into_iter().for_each(|id| out.number(self.orders.attribute(id)));
        op.properties.into_iter().for_each(|id| out.number(u64::from(id.0)));
        list(out, &op.results, |ty| self.orders.ty(*ty));
        list(out, &op.operands, |value| u64::from(*value));
        list(out, &op.successors, |block| u64::from(*block));
        if !op.regions.is_empty() {
            out.flagged(op.regions.len() as u64, op.isolated);
            self.regions(op, out);
        }
    }

    /// The regions of an isolated operation are a section of their own from version 2 on.
    fn regions(&self, op: &Node, out: &mut Output<'_>) {
        if !op.isolated || self.version < 2 {
            return op.regions.iter().for_each(|region| self.region(region, out));
        }
        let mut content = Output::default();
        op.regions.iter().for_each(|region| self.region(region, &mut content));
        append(out, section::IR, content);
    }

    fn region(&self, region: &RegionNode, out: &mut Output<'_>) {
        out.number(region.blocks.len() as u64);
        if !region.blocks.is_empty() {
            out.number(u64::from(region.values));
        }
        region.blocks.iter().for_each(|block| self.block(block, out));
    }

    fn block(&self, block: &BlockNode, out: &mut Output<'_>) {
        out.flagged(block.ops.len() as u64, !block.arguments.is_empty());
        if !block.arguments.is_empty() {
            out.number(block.arguments.len() as u64);
            for &(ty, location) in &block.arguments {
                let ty = self.orders.ty(ty);
                if self.version >= 4 {
                    out.flagged(ty, location.is_some());
                    location.into_iter().for_each(|id| out.number(self.orders.attribute(id)));
                } else {
                    let location = location.unwrap_or(self.unknown_location);
                    out.number(ty);
                    out.number(self.orders.attribute(location));
                }
            }
            if self.version >= 3 {
                out.byte(0); // no orders of uses
            }
        }
        block.ops.iter().for_each(|op| self.op(op, out));
    }
}

/// The number of items and the items, or nothing.
fn list<T>(out: &mut Output<'_>, items: &[T], number: impl Fn(&T) -> u64) {
    if !items.is_empty() {
        out.number(items.len() as u64);
        items.iter().for_each(|item| out.number(number(item)));
    }
}
