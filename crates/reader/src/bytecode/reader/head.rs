//! The head of an operation, before its regions: name, attributes, types and operands.

use super::{Body, Head, Meaning, Name, Reader, skip_use_orders, within};
use crate::bytecode::properties;
use crate::bytecode::upgrade::upgraded;
use crate::bytecode::versions::NEWEST;
use crate::bytecode::wire::{Cursor, ReadError, Result};
use crate::ir::{Attribute, Attributes, OpName, ValueId};

/// Parts of an operation, by the bits of its mask.
const ATTRIBUTES: u8 = 0x01;
const RESULTS: u8 = 0x02;
const OPERANDS: u8 = 0x04;
const SUCCESSORS: u8 = 0x08;
const REGIONS: u8 = 0x10;
const USE_ORDERS: u8 = 0x20;
const PROPERTIES: u8 = 0x40;

/// Attributes that say how operands and results are grouped.
const SEGMENT_SIZES: [&str; 4] =
    ["operandSegmentSizes", "operand_segment_sizes", "resultSegmentSizes", "result_segment_sizes"];

impl<'t, 'a: 't> Reader<'t, 'a> {
    /// Everything of an operation before its regions.
    pub(super) fn head(&mut self, body: &mut Body, cursor: &mut Cursor<'t>) -> Result<Head<'t>> {
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

    fn unknown_vhlo(&self, name: &Name<'_>, offset: usize) -> ReadError {
        let producer = String::from_utf8_lossy(self.tables.producer);
        let message = format!(
            "there is no operation {} in VHLO up to version {NEWEST}; the file was written by \
             {producer}: write it for an older version",
            name.full
        );
        ReadError { message, offset, is_memory: false }
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

    /// Whether an attribute that a file of an older version has among all others is one of the
    /// operation's own.
    fn is_old_property(&self, name: &Name<'_>, key: &str) -> bool {
        self.tables.version < 5
            && properties::of(name.full).is_some_and(|mut list| list.any(|it| it.name == key))
    }

    /// The operation's own attributes, by position; of an operation that its writer did not know, by
    /// name.
    fn record(&mut self, name: &Name<'_>, record: Cursor<'a>) -> Result<Attributes> {
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
        for list in properties::all_lists(name.full) {
            let list = list.into_iter().map(|it| (it.name, it.optional));
            match self.positional(list, properties::has_segments(name.full), record) {
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
}

fn operand(scope: &[Option<ValueId>], cursor: &mut Cursor<'_>) -> Result<ValueId> {
    let at = *cursor;
    let number = cursor.varint()?;
    let value = usize::try_from(number).ok().and_then(|number| *scope.get(number)?);
    value.map_or_else(|| at.fail(format!("value {number} is used but not defined before")), Ok)
}
