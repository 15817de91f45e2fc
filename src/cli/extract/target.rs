//! The ops of a program that a pattern names.

use crate::cli::tracing::pattern::{self, Pattern};
use crate::diagnostic::Source;
use crate::ir::{Block, Function, Module, Op, Region};

/// Where an op stands.
#[derive(Clone, Copy)]
pub struct Site<'m> {
    pub function: &'m Function,
    pub block: &'m Block,
    /// The place of the op in the block.
    pub place: usize,
    /// The op whose region is applied to elements and holds this op, if there is one.
    pub applied_by: Option<&'m Op>,
}

impl<'m> Site<'m> {
    pub fn op(&self) -> &'m Op {
        &self.block.ops[self.place]
    }
}

/// The ops that are meant, in the order of the text: at least one.
///
/// # Errors
///
/// That there is no such op.
pub fn sites<'m>(
    pattern: &Pattern,
    module: &'m Module,
    source: &Source,
) -> Result<Vec<Site<'m>>, String> {
    let is_meant = |site: &Site<'m>| {
        let (function, op) = (site.function, site.op());
        let results = op.results.iter().enumerate();
        let mut results =
            results.map(|(number, &value)| pattern::Site { function, op: Some(op), number, value });
        match op.results.is_empty() {
            true => pattern.means_op(op, source),
            false => results.any(|site| pattern.may_mean(&site, source)),
        }
    };
    let meant: Vec<Site<'m>> = all_sites(module).into_iter().filter(is_meant).collect();
    match meant.is_empty() {
        true => Err(pattern.names_no_op(&pattern::sites(module), source)),
        false => Ok(meant),
    }
}

fn all_sites(module: &Module) -> Vec<Site<'_>> {
    let mut found = Vec::new();
    for function in module.functions() {
        let body = function.body.iter();
        body.for_each(|body| add_sites(function, body, None, &mut found));
    }
    found
}

fn add_sites<'m>(
    function: &'m Function,
    region: &'m Region,
    applied_by: Option<&'m Op>,
    found: &mut Vec<Site<'m>>,
) {
    for block in &region.blocks {
        for (place, op) in block.ops.iter().enumerate() {
            found.push(Site { function, block, place, applied_by });
            let is_control = pattern::CONTROL.contains(&op.full_name());
            let applied_by = applied_by.or((!is_control).then_some(op));
            op.regions.iter().for_each(|region| add_sites(function, region, applied_by, found));
        }
    }
}
