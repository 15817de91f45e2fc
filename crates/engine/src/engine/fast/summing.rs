//! Reductions whose body adds, under an accumulation policy. This replaces the sums of
//! [`meaning::Fold::by_summation`](crate::meaning::Fold::by_summation).

use crate::engine::Program;
use crate::engine::contraction::SumPolicy;
use crate::engine::folds::{Fold, Layout, fold, in_type, prefixes, sums};
use crate::ir::{OpView, Violation};
use crate::meaning::summation::{ElementTypes, Summation};
use crate::meaning::{Binary, Steps, addend};
use crate::numeric::{Accumulation, ElementType, FloatFormat, Numerics, Partial, Policy};
use crate::ops::summing::{drawn, names_accumulation, no_addition};
use crate::ops::{Body, EvalError, Runtime};
use crate::tensor::Tensor;

/// A reduction some of whose accumulators are sums of floats.
pub struct Summing {
    /// The sum that each accumulator is; `None` for an accumulator that is not a sum.
    sums: Vec<Option<SumOf>>,
    policy: SumPolicy,
}

/// One sum: the conversions of an element before it is added, the way the sum is made, and the type of the
/// result.
struct SumOf {
    elements: Option<Program>,
    method: SumMethod,
    result: &'static FloatFormat,
}

enum SumMethod {
    /// The sum is a fold in a type.
    Folded { format: &'static FloatFormat, add: Box<Program>, arithmetic: Policy },
    /// Each sum is made by itself.
    OneByOne(Box<Summation>),
}

impl Summing {
    /// The sums of a reduction. `None` if the default policy gives the same sums, or no accumulator is a sum.
    /// Refuses an op without sums that names an accumulation.
    pub fn new(
        view: &OpView<'_>,
        accumulators: &[ElementType],
        body: &Body,
    ) -> Result<Option<Summing>, Violation> {
        let numerics = view.numerics();
        if numerics.accumulation == Accumulation::ELEMENT {
            return Ok(None);
        }
        let count = accumulators.len();
        let sum = |(index, element): (usize, &ElementType)| {
            let steps = body.steps.as_ref().filter(|_| body.captures.is_empty())?;
            let types = addend(steps, count, index)?;
            let ElementType::Float(input) = steps.inputs()[count + index] else { return None };
            let ElementType::Float(result) = *element else { return None };
            Some(SumOf::new(numerics, input, &types, result))
        };
        let sums = accumulators.iter().enumerate().map(|pair| sum(pair).transpose());
        let sums = sums.collect::<Result<Vec<Option<SumOf>>, Violation>>()?;
        if sums.iter().any(Option::is_some) {
            return Ok(Some(Summing { sums, policy: SumPolicy::from(numerics) }));
        }
        if names_accumulation(view) {
            return Err(no_addition());
        }
        Ok(None)
    }

    /// Whether all accumulators are sums.
    pub fn is_all(&self) -> bool {
        self.sums.iter().all(Option::is_some)
    }

    /// The sums of an accumulator over the elements that a layout describes; `None` if the accumulator is no
    /// sum.
    pub fn sum(
        &self,
        accumulator: usize,
        input: &Tensor,
        initial: &Tensor,
        layout: &Layout,
        runtime: &mut dyn Runtime,
    ) -> Result<Option<Tensor>, EvalError> {
        let Some(SumOf { elements, method, result }) = &self.sums[accumulator] else {
            return Ok(None);
        };
        let input = converted(elements, input)?;
        Ok(Some(match method {
            SumMethod::Folded { format, add, arithmetic } => {
                let inputs = [in_type(&input, format, arithmetic)?];
                let initial = [in_type(initial, format, arithmetic)?];
                let task = Fold { inputs: &inputs, initial: &initial, captured: &[], program: add };
                in_type(&fold(&task, layout)?[0], result, arithmetic)?
            }
            SumMethod::OneByOne(summation) => {
                let chance = drawn(&self.policy, runtime).chance;
                sums(&input, initial, layout, (summation, result), chance)?
            }
        }))
    }

    /// For each element along a dimension, the sum of all elements up to it, if that is known to equal the
    /// sum of a window padded with initial values.
    pub fn prefixes(
        &self,
        input: &Tensor,
        initial: &Tensor,
        dimension: usize,
    ) -> Result<Option<Tensor>, EvalError> {
        let [Some(SumOf { elements, method, result })] = self.sums.as_slice() else {
            return Ok(None);
        };
        let SumMethod::Folded { format, add, arithmetic } = method else { return Ok(None) };
        let inputs = [in_type(&converted(elements, input)?, format, arithmetic)?];
        let initial = [in_type(initial, format, arithmetic)?];
        let task = Fold { inputs: &inputs, initial: &initial, captured: &[], program: add };
        let sums = prefixes(&task, dimension)?;
        Ok(sums.map(|sums| in_type(&sums, result, arithmetic)).transpose()?)
    }
}

impl SumOf {
    fn new(
        numerics: Numerics,
        input: &'static FloatFormat,
        types: &[&'static FloatFormat],
        result: &'static FloatFormat,
    ) -> Result<SumOf, Violation> {
        let Numerics { arithmetic, accumulation, .. } = numerics;
        let is_stochastic = SumPolicy::from(numerics).is_stochastic();
        let method = match accumulation {
            Accumulation { partial: Partial::In(format), blocks: None } if !is_stochastic => {
                SumMethod::Folded { format, add: Box::new(addition(format, numerics)?), arithmetic }
            }
            _ => {
                let element = ElementTypes { product: result, sum: result };
                let summation = Summation::new(accumulation, element, result, &arithmetic);
                SumMethod::OneByOne(Box::new(summation))
            }
        };
        Ok(SumOf { elements: conversions(input, types, numerics)?, method, result })
    }
}

/// The program of an addition in a type.
fn addition(format: &'static FloatFormat, numerics: Numerics) -> Result<Program, Violation> {
    let mut steps = Steps::new();
    steps.set_numerics(numerics);
    let [lhs, rhs] = [(); 2].map(|()| steps.input(ElementType::Float(format)));
    let sum = steps.binary(Binary::Add, lhs, rhs);
    Ok(Program::new(steps, &[sum?]))
}

/// The conversions that a body applies, one after the other; `None` if they change nothing.
fn conversions(
    from: &'static FloatFormat,
    types: &[&'static FloatFormat],
    numerics: Numerics,
) -> Result<Option<Program>, Violation> {
    let mut steps = Steps::new();
    steps.set_numerics(numerics);
    let first = steps.input(ElementType::Float(from));
    let mut value = first;
    for &format in types {
        let element = ElementType::Float(format);
        if *steps.element(value) != element {
            value = steps.convert(value, &element)?;
        }
    }
    Ok((value != first).then(|| Program::new(steps, &[value])))
}

/// The tensor after a program of one operand; without a program, the tensor itself.
fn converted(program: &Option<Program>, tensor: &Tensor) -> Result<Tensor, EvalError> {
    match program {
        None => Ok(tensor.clone()),
        Some(program) => Ok(program.run(&[tensor], tensor.shape())?.swap_remove(0)),
    }
}
