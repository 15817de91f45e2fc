//! The shardings of a function's values, as the ops that define them state.

use std::collections::HashMap;

use super::attributes::{Sharding, manual_axes, text_of};
use super::verification::COLLECTIVES;
use crate::ir::{Attribute, Function, Op, ValueId};

/// The shardings of the values of a function that were visited so far.
#[derive(Debug, Default)]
pub struct Shardings(HashMap<ValueId, Sharding>);

impl Shardings {
    /// The sharding of a value, if something states one.
    pub fn of(&self, value: ValueId) -> Option<&Sharding> {
        self.0.get(&value)
    }

    /// Begins a function: its arguments have the shardings of its attributes.
    pub fn enter(&mut self, function: &Function) {
        self.0.clear();
        let arguments = function.body.iter().flat_map(|body| &body.blocks).next();
        let arguments = arguments.map_or(&[][..], |block| &block.arguments);
        for (&argument, attributes) in arguments.iter().zip(&function.argument_attributes) {
            self.insert(argument, attributes.get("sdy.sharding").and_then(one));
        }
    }

    /// Records the shardings that an op states for its results, and for the arguments of its regions.
    pub fn meet(&mut self, op: &Op) {
        let name = op.full_name();
        if let Some(shardings) = op.attributes.get("sdy.sharding").and_then(each) {
            self.insert_all(&op.results, &shardings);
            if name == "stablehlo.while" {
                for block in op.regions.iter().flat_map(|region| &region.blocks) {
                    self.insert_all(&block.arguments, &shardings);
                }
            }
        }
        if !name.starts_with("sdy.") {
            return;
        }
        let property = |key: &str| op.properties.get(key);
        match name {
            "sdy.sharding_constraint" | "sdy.reshard" | "sdy.data_flow_edge" => {
                self.insert_all(&op.results, property("sharding").and_then(one).as_slice());
            }
            "sdy.manual_computation" | "sdy.named_computation" => {
                let [arguments, results] = ["in_shardings", "out_shardings"].map(property);
                let results = results.and_then(each).unwrap_or_default();
                self.insert_all(&op.results, &results);
                let mut arguments = arguments.and_then(each).unwrap_or_default();
                let manual = property("manual_axes").and_then(text_of);
                let manual = manual.and_then(|text| manual_axes(text).ok()).unwrap_or_default();
                arguments.iter_mut().for_each(|sharding| sharding.drop_axes(&manual));
                if let Some(block) = op.regions.first().and_then(|region| region.blocks.first()) {
                    self.insert_all(&block.arguments, &arguments);
                }
            }
            _ if COLLECTIVES.contains(&name) => {
                self.insert_all(&op.results, property("out_sharding").and_then(one).as_slice());
            }
            _ => {}
        }
    }

    fn insert(&mut self, value: ValueId, sharding: Option<Sharding>) {
        if let Some(sharding) = sharding {
            self.0.insert(value, sharding);
        }
    }

    fn insert_all(&mut self, values: &[ValueId], shardings: &[Sharding]) {
        for (&value, sharding) in values.iter().zip(shardings) {
            self.insert(value, Some(sharding.clone()));
        }
    }
}

fn one(attribute: &Attribute) -> Option<Sharding> {
    Sharding::parse(text_of(attribute)?).ok()
}

fn each(attribute: &Attribute) -> Option<Vec<Sharding>> {
    Sharding::parse_list(text_of(attribute)?).ok()
}

impl Sharding {
    /// Removes the axes along which a manual computation cuts its operands.
    fn drop_axes(&mut self, axes: &[String]) {
        let dimensions = self.dimensions.iter_mut().map(|dimension| &mut dimension.axes);
        for list in dimensions.chain([&mut self.replicated, &mut self.unreduced]) {
            list.retain(|axis| !axes.contains(&axis.name));
        }
    }
}
