//! Regions that ops apply to elements.

use std::sync::Arc;

use super::column::Column;
use super::made::Pairs;
use super::steps;
use crate::engine::plan::regions::compile_body;
use crate::ir::{OpView, ValueId};
use crate::meaning::{self, Steps};
use crate::tensor::allocation::TooLarge;

/// A region as steps on the arguments of its block, and after them the values from outside that the op's regions read.
pub struct Body {
    pub steps: Arc<Steps>,
    /// Whether the region rounds.
    pub rounds: bool,
}

impl Body {
    /// A region of an op; `None` unless it consists of steps on elements that have formulas.
    pub fn of(view: &OpView<'_>, index: usize, captured: &[ValueId]) -> Option<Body> {
        let region = view.regions().get(index)?;
        let steps = compile_body(view, index, region, captured.to_vec()).meaning.steps?;
        let rounds = steps::rounds(&steps);
        steps::can_be_made(&steps).then_some(Body { steps, rounds })
    }

    /// The results of the region for elements.
    pub fn apply(&self, captured: &[Column], mut elements: Vec<Column>) -> Vec<Column> {
        elements.extend_from_slice(captured);
        meaning::run(&mut Pairs::default(), &self.steps, &elements, &[], 0)
    }

    /// The results of the region for elements, in the form of a step that cannot fail.
    pub fn made(
        &self,
        captured: &[Column],
        elements: Vec<Column>,
    ) -> Result<Vec<Column>, TooLarge> {
        Ok(self.apply(captured, elements))
    }
}
