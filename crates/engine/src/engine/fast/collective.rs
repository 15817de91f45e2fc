//! The ops between processes that compute: chunk programs reduce, and parts are moved as words.

use std::sync::Arc;

use super::{CompiledBody, Fast, Promotion};
use crate::engine::{Program, movement};
use crate::ir::{OpView, Violation};
use crate::numeric::ElementType;
use crate::ops::collective::gathering::{AllToAll, all_gather_by, all_to_all_by, result_types};
use crate::ops::collective::reducing::{
    all_reduce_by, collective_reduce_by, cross_replica_sum_by, reduce_scatter_by,
};
use crate::ops::collective::reduction::{Computation, Reduce};
use crate::ops::constraints::tensor_result;
use crate::ops::exchange::{Exchange, Parts};
use crate::ops::{Body, EvalError, Runtime};
use crate::tensor::allocation::{self, TooLarge};
use crate::tensor::{Tensor, Value, Words};

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.all_gather", Fast::Exchange(|view, _| all_gather(view))),
    ("stablehlo.all_to_all", Fast::Exchange(|view, _| all_to_all(view))),
    (
        "stablehlo.all_reduce",
        Fast::Exchange(|view, bodies| all_reduce_by(view, Reduction::of(view, bodies)?)),
    ),
    (
        "stablehlo.reduce_scatter",
        Fast::Exchange(|view, bodies| reduce_scatter_by(view, Reduction::of(view, bodies)?)),
    ),
    (
        "stablehlo.collective_reduce",
        Fast::Exchange(|view, bodies| collective_reduce_by(view, Reduction::of(view, bodies)?)),
    ),
    (
        "stablehlo.cross-replica-sum",
        Fast::Exchange(|view, _| cross_replica_sum_by(view, Reduction::by_sum(view)?)),
    ),
];

fn all_gather(view: &OpView<'_>) -> Result<Exchange, Violation> {
    all_gather_by(view, |operands, dimension| {
        let words: Vec<&Words> = operands.iter().map(|operand| operand.words()).collect();
        let element = operands[0].element().clone();
        Ok(Tensor::new(element, movement::concatenate(&words, dimension)?))
    })
}

fn all_to_all(view: &OpView<'_>) -> Result<Exchange, Violation> {
    let exchange = |operands: &[&Tensor], [split, concat]: [usize; 2], position| {
        let count = operands.len();
        let parts = operands.iter().map(|operand| part(operand.words(), split, position, count));
        let parts = parts.collect::<Result<Vec<Words>, TooLarge>>()?;
        let words = movement::concatenate(&parts.iter().collect::<Vec<_>>(), concat)?;
        Ok(Tensor::new(operands[0].element().clone(), words))
    };
    all_to_all_by(view, exchange, exchanged_parts(view))
}

/// The parts that the members of an `all_to_all` need of each other, if the sizes are all known, and so were verified.
fn exchanged_parts(view: &OpView<'_>) -> Option<Parts> {
    let AllToAll { split_dimension, concat_dimension, split_count, .. } = AllToAll::of(view);
    let (split, concat) = (split_dimension as usize, concat_dimension as usize);
    let split_count = split_count as usize;
    let types = view.operand_types().chain(view.result_types());
    let are_static = types.map(|ty| ty.as_tensor().and_then(|ty| ty.static_shape()));
    if are_static.into_iter().any(|shape| shape.is_none()) {
        return None;
    }
    let results = result_types(view).ok()?;
    Some(Parts {
        cut: Box::new(move |operands, position, count| {
            if count != split_count {
                return Ok(None);
            }
            let cut = |operand: &Value| {
                let tensor = operand.tensor();
                let words = part(tensor.words(), split, position, count)?;
                Ok(Value::from(Tensor::new(tensor.element().clone(), words)))
            };
            operands.iter().map(cut).collect::<Result<Vec<Value>, EvalError>>().map(Some)
        }),
        finish: Box::new(move |_, gathered| {
            let join = |index: usize| {
                let parts: Vec<&Tensor> = gathered.operand(index).collect();
                let words: Vec<&Words> = parts.iter().map(|part| part.words()).collect();
                let words = movement::concatenate(&words, concat)?;
                Ok(Value::from(Tensor::new(results[index].element.clone(), words)))
            };
            (0..results.len()).map(join).collect()
        }),
    })
}

/// The part of an index, of `count` equal parts along a dimension.
fn part(words: &Words, dimension: usize, index: usize, count: usize) -> Result<Words, TooLarge> {
    let mut sizes = words.shape().to_vec();
    let mut starts = vec![0; sizes.len()];
    sizes[dimension] /= count;
    starts[dimension] = index * sizes[dimension];
    movement::slice(words, &starts, &vec![1; starts.len()], &sizes)
}

/// A reduction between processes by a chunk program, or by the machine if the computation is not a chunk
/// program.
struct Reduction {
    /// The conversion of each operand that is reduced.
    promotions: Vec<Promotion>,
    /// Whether no operand is converted.
    keeps_types: bool,
    computation: Computation,
    /// The computation, or the sum, as a program; `None` if the machine applies it.
    program: Option<Arc<Program>>,
}

impl Reduction {
    /// The reduction by the computation of an op.
    fn of(view: &OpView<'_>, bodies: Vec<CompiledBody>) -> Result<Reduction, Violation> {
        let element = &result_types(view)?[0].element;
        let body = bodies.into_iter().next().map(|body| (body.meaning, body.program));
        let (body, program) = body.unzip();
        Reduction::new(view, element, body, program.flatten())
    }

    /// The reduction by a sum, for ops without a computation.
    fn by_sum(view: &OpView<'_>) -> Result<Reduction, Violation> {
        let element = &tensor_result(view, 0)?.element;
        let program = Some(Arc::new(Program::of_sum(element, view.numerics())?));
        Reduction::new(view, element, None, program)
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
        let computation = Computation { element: element.clone(), body };
        let types = (0..view.op.results.len()).map(|index| view.operand(index));
        let keeps_types = types.flatten().all(|ty| ty.element == *element);
        Ok(Reduction { promotions, keeps_types, computation, program })
    }

    /// The fold of the operands by the region, one element after the other.
    fn by_application(
        &self,
        runtime: &mut dyn Runtime,
        first: Tensor,
        rest: Vec<Tensor>,
    ) -> Result<Value, EvalError> {
        let Computation { element, body } = &self.computation;
        let region = body.as_ref().map_or(0, |body| body.region);
        let mut codes = allocation::with_capacity(first.shape())?;
        let scalar = |code| Value::from(Tensor::splat(element.clone(), &[], code));
        for position in 0..first.len() {
            let mut accumulator = scalar(first.code(position));
            for operand in &rest {
                let arguments = vec![accumulator, scalar(operand.code(position))];
                accumulator = runtime.apply(region, arguments)?.swap_remove(0);
            }
            codes.push(accumulator.tensor().code(0));
        }
        Ok(Tensor::try_from_wide_codes(element.clone(), first.shape(), codes)?.into())
    }
}

impl Reduce for Reduction {
    fn computation(&self) -> &Computation {
        &self.computation
    }

    fn goes_by_pairs(&self) -> bool {
        self.keeps_types && self.program.is_some() && !self.computation.captures()
    }

    fn part(
        &self,
        operand: &Tensor,
        dimension: usize,
        position: usize,
        count: usize,
    ) -> Result<Tensor, EvalError> {
        let words = part(operand.words(), dimension, position, count)?;
        Ok(Tensor::new(operand.element().clone(), words))
    }

    fn reduce(
        &self,
        runtime: &mut dyn Runtime,
        index: usize,
        operands: Vec<Tensor>,
    ) -> Result<Value, EvalError> {
        let promoted = operands.iter().map(|operand| self.promotions[index].apply(operand));
        let mut promoted = promoted.collect::<Result<Vec<Tensor>, _>>()?.into_iter();
        let Some(first) = promoted.next() else { unreachable!("a group has a member") };
        let Some(program) = &self.program else {
            return self.by_application(runtime, first, promoted.collect());
        };
        let captured = match &self.computation.body {
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
}
