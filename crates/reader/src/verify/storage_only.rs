//! Types for storage only: arithmetic on them is refused, as for a machine that stores values of these types
//! and cannot compute with them.

use std::collections::HashSet;

use crate::diagnostic::Diagnostic;
use crate::ir::{Item, Module, Op, Region, Type, Values};
use crate::numeric::ElementType;
use crate::ops;

/// An error for each op of the module, also in regions, that computes with or gives elements of one of these
/// types. Conversions, data movement, constants, control flow, checks and custom calls are not arithmetic. A
/// complex type counts as the type of its parts.
pub fn arithmetic_on(types: &[ElementType], module: &Module) -> Vec<Diagnostic> {
    let mut search = Search { types: types.iter().collect(), found: Vec::new() };
    if !types.is_empty() {
        search.module(module);
    }
    search.found
}

struct Search<'t> {
    types: HashSet<&'t ElementType>,
    found: Vec<Diagnostic>,
}

impl Search<'_> {
    fn module(&mut self, module: &Module) {
        for item in &module.items {
            match item {
                Item::Function(function) => {
                    let body = function.body.iter();
                    body.for_each(|region| self.region(region, &function.values));
                }
                Item::Module(inner) => self.module(inner),
                Item::Other(op, values) => self.op(op, values),
            }
        }
    }

    fn region(&mut self, region: &Region, values: &Values) {
        let ops = region.blocks.iter().flat_map(|block| &block.ops);
        ops.for_each(|op| self.op(op, values));
    }

    fn op(&mut self, op: &Op, values: &Values) {
        if op.def().is_some_and(ops::is_arithmetic)
            && let Some(element) = self.used(op, values)
        {
            let message = format!(
                "{}: elements of type {element} are for storage only, this computes with them",
                op.full_name()
            );
            self.found.push(Diagnostic::error(message, op.span));
        }
        op.regions.iter().for_each(|region| self.region(region, values));
    }

    /// The first type for storage only among those that the op takes or gives.
    fn used<'v>(&self, op: &Op, values: &'v Values) -> Option<&'v ElementType> {
        let types = op.operands.iter().chain(&op.results).map(|&value| &values[value].ty);
        types.filter_map(Type::as_tensor).map(|tensor| &tensor.element).find(
            |element| match element {
                ElementType::Complex(part) => {
                    self.types.contains(element) || self.types.contains(&part.element())
                }
                element => self.types.contains(element),
            },
        )
    }
}
