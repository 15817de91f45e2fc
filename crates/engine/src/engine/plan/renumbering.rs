//! Copies of ops, whose values get other numbers.

use std::collections::HashMap;

use crate::ir::{Block, Op, Region, Type, ValueId, Values};

/// A renumbering of the values of ops, which come after values that exist already.
pub struct Renumbering<'a> {
    types: &'a Values,
    numbers: HashMap<ValueId, ValueId>,
    /// The values that exist already, to which the renumbered ones are added.
    pub values: Values,
}

impl<'a> Renumbering<'a> {
    /// A renumbering of values of these types, after `values`.
    pub fn new(types: &'a Values, values: Values) -> Renumbering<'a> {
        Renumbering { types, numbers: HashMap::new(), values }
    }

    /// Gives a value the new number `number`.
    pub fn set(&mut self, value: ValueId, number: ValueId) {
        self.numbers.insert(value, number);
    }

    /// Gives a value another number from now on, as it is needed for the next copy of the op that defines it.
    pub fn forget(&mut self, value: ValueId) {
        self.numbers.remove(&value);
    }

    /// The type of a value.
    pub fn type_of(&self, value: ValueId) -> &'a Type {
        &self.types[value].ty
    }

    /// The new number of a value.
    pub fn value(&mut self, value: ValueId) -> ValueId {
        let (types, values) = (self.types, &mut self.values);
        *self.numbers.entry(value).or_insert_with(|| values.add(types[value].clone()))
    }

    /// The new numbers of values.
    pub fn all(&mut self, values: &[ValueId]) -> Vec<ValueId> {
        values.iter().map(|&value| self.value(value)).collect()
    }

    /// A copy of an op.
    pub fn op(&mut self, op: &Op) -> Op {
        let mut copy = self.op_alone(op);
        copy.regions = op.regions.iter().map(|region| self.region(region)).collect();
        copy
    }

    /// A copy of an op with empty regions.
    pub fn op_alone(&mut self, op: &Op) -> Op {
        Op {
            name: op.name,
            operands: self.all(&op.operands),
            results: self.all(&op.results),
            properties: op.properties.clone(),
            attributes: op.attributes.clone(),
            regions: Vec::new(),
            successors: op.successors.clone(),
            span: op.span,
            location: op.location.clone(),
        }
    }

    /// A copy of a region.
    pub fn region(&mut self, region: &Region) -> Region {
        let blocks = region.blocks.iter().map(|block| Block {
            label: block.label.clone(),
            arguments: self.all(&block.arguments),
            ops: block.ops.iter().map(|op| self.op(op)).collect(),
        });
        Region { blocks: blocks.collect() }
    }
}
