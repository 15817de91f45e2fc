//! The steps of an observed run at which the host is shown values.

use std::sync::Arc;

use super::Lowering;
use crate::engine::machine::observing::Point;
use crate::engine::plan::readers::captures;
use crate::engine::plan::{Observation, PlanStep, ValueRef};
use crate::ir::{Op, Region, ValueId};
use crate::ops::{self, Meaning};

impl<'m> Lowering<'_, 'm> {
    /// Whether the host is shown what this code computes. It is not shown regions that are applied to elements.
    pub fn is_observed(&self) -> bool {
        self.surroundings().executable.is_observed && !self.applied
    }

    /// Emits the step that shows an op after it ran.
    pub fn observe_results(&mut self, op: &'m Op) {
        let entry = op.def().and_then(|def| ops::entry(def.name));
        let Some(entry) = entry.filter(|entry| !matches!(entry.meaning, Meaning::Constant)) else {
            return;
        };
        let is_control = matches!(entry.meaning, Meaning::Control(_));
        let captured = if is_control { Vec::new() } else { captures(&op.regions) };
        let (operands, results) = (&op.operands, &op.results);
        self.observe(op, Some(op), Point::After, [operands, &captured, results]);
    }

    /// Emits the step that shows an op of control flow before it runs.
    pub fn observe_before(&mut self, op: &'m Op) {
        self.observe(op, Some(op), Point::Before, [&op.operands, &[], &[]]);
    }

    /// Emits the step that shows the arguments of a region of an op, or of a function.
    pub fn observe_entry(
        &mut self,
        place: &'m Op,
        op: Option<&'m Op>,
        region: usize,
        arguments: &[ValueId],
    ) {
        self.observe(place, op, Point::Entering(region), [&[], &[], arguments]);
    }

    /// Emits the step that shows what a region of an op, or a function, returns.
    pub fn observe_exit(&mut self, terminator: &'m Op, op: Option<&'m Op>, region: usize) {
        self.observe(terminator, op, Point::Leaving(region), [&terminator.operands, &[], &[]]);
    }

    fn observe(
        &mut self,
        place: &'m Op,
        op: Option<&'m Op>,
        point: Point,
        [operands, captured, results]: [&[ValueId]; 3],
    ) {
        if !self.is_observed() {
            return;
        }
        let mut sources = |values: &[ValueId]| -> Box<[ValueRef]> {
            values.iter().map(|&value| self.source(value, place)).collect()
        };
        let (read, capturing, defined) = (sources(operands), sources(captured), sources(results));
        let slot = |source: &ValueRef| match source {
            ValueRef::Slot(slot) | ValueRef::Last(slot) => Some(*slot),
            ValueRef::Constant(_) => None,
        };
        let targets = defined.iter().map(slot).collect();
        let observation = Observation {
            function: self.surroundings().id,
            op: op.map(|op| Arc::new(shown(op))),
            point,
            ids: [operands, captured, results].map(Box::from),
            operands: read,
            captured: capturing,
            defined,
            targets,
        };
        self.emit(place, PlanStep::Observe(Box::new(observation)));
    }
}

/// An op as the host is shown it: without the regions of control flow.
fn shown(op: &Op) -> Op {
    let entry = op.def().and_then(|def| ops::entry(def.name));
    let is_control = entry.is_some_and(|entry| matches!(entry.meaning, Meaning::Control(_)));
    let empty = || Region { blocks: Vec::new() };
    match is_control {
        true => Op { regions: op.regions.iter().map(|_| empty()).collect(), ..without_regions(op) },
        false => op.clone(),
    }
}

fn without_regions(op: &Op) -> Op {
    Op {
        name: op.name,
        operands: op.operands.clone(),
        results: op.results.clone(),
        properties: op.properties.clone(),
        attributes: op.attributes.clone(),
        regions: Vec::new(),
        successors: op.successors.clone(),
        span: op.span,
        location: op.location.clone(),
    }
}
