//! The computation by which collective ops reduce the operands of several processes.

use super::super::prelude::*;
use super::gathering::result_types;
use crate::meaning::{self, Array, Binary, Codes};
use crate::numeric::{ElementType, Numerics};
use crate::tensor::allocation::TooLarge;

/// The type of the elements that a collective op reduces, and the computation that reduces them.
pub struct Computation {
    /// The type of the elements that are reduced.
    pub element: ElementType,
    /// The region of the op, or `None` if the computation is a sum without a region.
    pub body: Option<Body>,
}

impl Computation {
    /// Whether the computation reads values from outside, which may differ between processes.
    pub fn captures(&self) -> bool {
        self.body.as_ref().is_some_and(|body| !body.captures.is_empty())
    }

    /// Zeros in the shape of an operand, with the type of the elements that are reduced.
    ///
    /// # Errors
    ///
    /// An error if there is no memory for them.
    pub fn zeros(&self, operand: &Tensor) -> Result<Value, EvalError> {
        super::super::exchange::zeros(&self.element, operand.shape())
    }
}

/// A computation that is prepared for the operands of a collective op.
pub trait Reduce: Send + Sync + 'static {
    /// The computation.
    fn computation(&self) -> &Computation;

    /// Whether a reduction of several members can be made of reductions of two, and tells nobody anything: what is
    /// reduced has the type of the results, and the computation has no effects.
    fn goes_by_pairs(&self) -> bool {
        false
    }

    /// One of `count` equal parts of an operand along a dimension.
    ///
    /// # Errors
    ///
    /// An error if there is no memory for the part.
    fn part(
        &self,
        operand: &Tensor,
        dimension: usize,
        position: usize,
        count: usize,
    ) -> Result<Tensor, EvalError>;

    /// Reduces operand `index` of the members, in this order.
    ///
    /// # Errors
    ///
    /// Why the computation failed, which ends the run.
    fn reduce(
        &self,
        runtime: &mut dyn Runtime,
        index: usize,
        operands: Vec<Tensor>,
    ) -> Result<Value, EvalError>;
}

/// A reduction element by element.
pub struct Reduction {
    computation: Computation,
    step: ReductionStep,
}

/// The step that reduces two elements to one.
enum ReductionStep {
    /// The region of the op.
    Region(plain::Region),
    /// A sum under these policies.
    Sum(Numerics),
}

impl ReductionStep {
    fn apply(
        &self,
        runtime: &mut dyn Runtime,
        element: &ElementType,
        pair: [u128; 2],
    ) -> Result<u128, EvalError> {
        match self {
            ReductionStep::Region(region) => Ok(region.apply(runtime, pair.to_vec())?[0]),
            ReductionStep::Sum(numerics) => {
                let codes = &mut Codes::default();
                let mut elements = meaning::Elements { arithmetic: codes, element, numerics };
                Ok(elements.binary(Binary::Add, &pair[0], &pair[1]))
            }
        }
    }
}

impl Reduction {
    /// The reduction by the region of the op.
    pub fn of(view: &OpView<'_>, bodies: Vec<Body>) -> Result<Reduction, Violation> {
        let element = result_types(view)?[0].element.clone();
        let Some(body) = bodies.into_iter().next() else { unreachable!("one region was verified") };
        let step = ReductionStep::Region(plain::Region::of(view, body.clone())?);
        Ok(Reduction { computation: Computation { element, body: Some(body) }, step })
    }

    /// The reduction by a sum.
    pub fn by_sum(view: &OpView<'_>) -> Result<Reduction, Violation> {
        let element = tensor_result(view, 0)?.element.clone();
        let computation = Computation { element, body: None };
        Ok(Reduction { computation, step: ReductionStep::Sum(view.numerics()) })
    }
}

impl Reduce for Reduction {
    fn computation(&self) -> &Computation {
        &self.computation
    }

    fn part(
        &self,
        operand: &Tensor,
        dimension: usize,
        position: usize,
        count: usize,
    ) -> Result<Tensor, EvalError> {
        let operand = Array::of_tensor(operand)?;
        Ok(meaning::part(&operand, dimension, position, count)?.into_tensor()?)
    }

    fn reduce(
        &self,
        runtime: &mut dyn Runtime,
        _: usize,
        operands: Vec<Tensor>,
    ) -> Result<Value, EvalError> {
        let element = &self.computation.element;
        let array = |operand| plain::promoted(&Array::of_tensor(operand)?, element);
        let operands = operands.iter().map(array).collect::<Result<Vec<_>, TooLarge>>()?;
        let apply = |pair| self.step.apply(runtime, element, pair);
        let reduced: Result<Array<u128>, EvalError> = meaning::all_reduce(&operands, apply);
        Ok(reduced?.into_tensor()?.into())
    }
}
