//! The computation by which collective ops reduce what several processes bring.

use std::sync::Arc;

use super::super::prelude::*;
use super::gathering::{part, result_types};
use super::zeros;
use crate::engine::fast::{CompiledBody, Promotion};
use crate::engine::{Program, ProgramBuilder};
use crate::meaning::{self, Array, Codes};
use crate::meaning::{Binary, NoStep};
use crate::numeric::{ElementType, Numerics};
use crate::tensor::allocation::{self, TooLarge};

/// A computation made ready for the operands of a collective op.
pub struct Reduction {
    /// One an operand that is reduced.
    promotions: Vec<Promotion>,
    element: ElementType,
    body: Option<Body>,
    /// The body as a program, or what stands for it.
    program: Option<Arc<Program>>,
    /// What the op means, if the plain functions compute it.
    plain: Option<PlainBody>,
}

/// What makes one element of two, plainly.
enum PlainBody {
    /// The op's computation.
    Region(plain::Region),
    /// A sum, by these policies.
    Sum(Numerics),
}

impl PlainBody {
    fn apply(
        &self,
        runtime: &mut dyn Runtime,
        element: &ElementType,
        pair: [u128; 2],
    ) -> Result<u128, EvalError> {
        match self {
            PlainBody::Region(region) => Ok(region.apply(runtime, pair.to_vec())?[0]),
            PlainBody::Sum(numerics) => {
                let codes = &mut Codes::default();
                let mut elements = meaning::Elements { arithmetic: codes, element, numerics };
                Ok(elements.binary(Binary::Add, &pair[0], &pair[1]))
            }
        }
    }
}

impl Reduction {
    /// By the op's computation.
    pub fn of(view: &OpView<'_>, bodies: Vec<CompiledBody>) -> Result<Reduction, Violation> {
        let element = &result_types(view)?[0].element;
        let body = bodies.into_iter().next().map(|body| (body.meaning, body.program));
        let (body, program) = body.unzip();
        Reduction::new(view, element, body, program.flatten())
    }

    /// By the op's computation, by the plain functions.
    pub fn plain(view: &OpView<'_>, bodies: Vec<Body>) -> Result<Reduction, Violation> {
        let element = &result_types(view)?[0].element;
        let mut reduction = Reduction::new(view, element, bodies.into_iter().next(), None)?;
        if let Some(body) = reduction.body.clone() {
            reduction.plain = Some(PlainBody::Region(plain::Region::of(view, body)?));
        }
        Ok(reduction)
    }

    /// By a sum.
    pub fn by_sum(view: &OpView<'_>) -> Result<Reduction, Violation> {
        let element = &tensor_result(view, 0)?.element;
        let unsupported = |error: NoStep| Violation::unlabelled(error.to_string());
        let mut builder = ProgramBuilder::new();
        builder.set_numerics(view.numerics());
        let (lhs, rhs) = (builder.input(element.clone()), builder.input(element.clone()));
        let sum = builder.binary(Binary::Add, lhs, rhs).map_err(unsupported)?;
        let program = Some(Arc::new(builder.finish(&[sum])));
        Reduction::new(view, element, None, program)
    }

    /// By a sum, by the plain functions.
    pub fn plain_sum(view: &OpView<'_>) -> Result<Reduction, Violation> {
        let plain = Some(PlainBody::Sum(view.numerics()));
        Ok(Reduction { plain, ..Reduction::by_sum(view)? })
    }

    fn new(
        view: &OpView<'_>,
        element: &ElementType,
        body: Option<Body>,
        program: Option<Arc<Program>>,
    ) -> Result<Reduction, Violation> {
        let promotion = |index| {
            let from = view.operand(index).map_or(element, |ty| &ty.element);
            Promotion::new(from, element)
        };
        let promotions = (0..view.op.results.len()).map(promotion).collect::<Result<_, _>>()?;
        Ok(Reduction { promotions, element: element.clone(), body, program, plain: None })
    }

    /// Zeros of the type of operand `index`, as it is reduced.
    pub fn zeros(&self, index: usize, operand: &Tensor) -> Result<Value, EvalError> {
        zeros(&self.promotions[index].apply(operand)?.into())
    }

    /// The number of operands that are reduced.
    pub fn count(&self) -> usize {
        self.promotions.len()
    }

    /// Whether the computation reads values from outside, which may differ between processes.
    pub fn captures(&self) -> bool {
        self.body.as_ref().is_some_and(|body| !body.captures.is_empty())
    }

    /// One of `count` equal parts of an operand along a dimension.
    pub fn part(
        &self,
        operand: &Tensor,
        dimension: usize,
        position: usize,
        count: usize,
    ) -> Result<Tensor, EvalError> {
        if self.plain.is_some() {
            let operand = Array::of_tensor(operand)?;
            return Ok(meaning::part(&operand, dimension, position, count)?.into_tensor());
        }
        let words = part(operand.words(), dimension, position, count)?;
        Ok(Tensor::new(operand.element().clone(), words))
    }

    /// Reduces operand `index` of the members, in this order.
    pub fn reduce(
        &self,
        runtime: &mut dyn Runtime,
        index: usize,
        operands: Vec<Tensor>,
    ) -> Result<Value, EvalError> {
        if let Some(body) = &self.plain {
            return self.by_meaning(runtime, body, &operands);
        }
        let promoted = operands.iter().map(|operand| self.promotions[index].apply(operand));
        let mut promoted = promoted.collect::<Result<Vec<Tensor>, _>>()?.into_iter();
        let Some(first) = promoted.next() else { unreachable!("a group has a member") };
        let Some(program) = &self.program else {
            return self.by_application(runtime, first, promoted.collect());
        };
        let captured = match &self.body {
            Some(body) => runtime.captured(body.region),
            None => Vec::new(),
        };
        let captured: Vec<&Tensor> = captured.iter().map(Value::tensor).collect();
        let mut accumulator = first;
        for operand in promoted {
            let mut inputs = vec![&accumulator, &operand];
            inputs.extend(&captured);
            accumulator = program.run(&inputs, operand.shape())?.swap_remove(0);
        }
        Ok(accumulator.into())
    }

    fn by_meaning(
        &self,
        runtime: &mut dyn Runtime,
        body: &PlainBody,
        operands: &[Tensor],
    ) -> Result<Value, EvalError> {
        let array = |operand| plain::promoted(&Array::of_tensor(operand)?, &self.element);
        let operands = operands.iter().map(array).collect::<Result<Vec<_>, TooLarge>>()?;
        let apply = |pair| body.apply(runtime, &self.element, pair);
        let reduced: Result<Array<u128>, EvalError> = meaning::all_reduce(&operands, apply);
        Ok(reduced?.into_tensor().into())
    }

    /// Applies the region to one element after the other.
    fn by_application(
        &self,
        runtime: &mut dyn Runtime,
        first: Tensor,
        rest: Vec<Tensor>,
    ) -> Result<Value, EvalError> {
        let region = self.body.as_ref().map_or(0, |body| body.region);
        let mut codes = allocation::with_capacity(first.shape())?;
        let scalar = |code| Value::from(Tensor::splat(self.element.clone(), &[], code));
        for position in 0..first.len() {
            let mut accumulator = scalar(first.code(position));
            for operand in &rest {
                let arguments = vec![accumulator, scalar(operand.code(position))];
                accumulator = runtime.apply(region, arguments)?.swap_remove(0);
            }
            codes.push(accumulator.tensor().code(0));
        }
        Ok(Tensor::from_wide_codes(self.element.clone(), first.shape(), codes).into())
    }
}
