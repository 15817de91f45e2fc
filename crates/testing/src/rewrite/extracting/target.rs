//! The ops of a program that a pattern names.

use std::str::FromStr;

use crate::diagnostic::Source;
use crate::ir::{Block, Function, Module, Op, Region};
use crate::ops::exchange::{ProcessGrid, ProcessId};
use crate::rewrite::pattern::{self, Pattern};
use crate::values::spelling::process_tag;

/// The op that is taken, and the process that runs it, if the program runs on several: `0,1:%5`.
#[derive(Debug, Clone)]
pub struct Target {
    /// What names the op.
    pub pattern: Pattern,
    /// The process that runs it.
    pub process: Option<ProcessId>,
}

impl Target {
    /// The process that runs the op, if the grid has several.
    pub fn process_of(&self, grid: ProcessGrid) -> Option<ProcessId> {
        let first = ProcessId { replica: 0, partition: 0 };
        (grid.num_processes() > 1).then_some(self.process.unwrap_or(first))
    }

    /// Refuses a process that is outside of the grid.
    pub fn check(&self, grid: ProcessGrid) -> Result<(), String> {
        let ProcessGrid { num_replicas, num_partitions } = grid;
        match self.process {
            Some(ProcessId { replica, partition })
                if replica >= num_replicas || partition >= num_partitions =>
            {
                Err(format!(
                    "there is no process {replica},{partition}: there are {num_replicas} replicas and {num_partitions} \
                     partitions, counted from 0"
                ))
            }
            _ => Ok(()),
        }
    }
}

impl FromStr for Target {
    type Err = String;

    fn from_str(text: &str) -> Result<Target, String> {
        let (process, pattern) = match process_tag(text) {
            Some((process, pattern)) => (Some(process), pattern),
            None => (None, text),
        };
        Ok(Target { pattern: pattern.parse()?, process })
    }
}

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
/// The program has no such op.
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
