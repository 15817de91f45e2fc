//! Reductions whose body adds, under an accumulation policy. It replaces the sums of
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
    /// The sum of each accumulator, none where it is no sum.
    sums: Vec<Option<SumOf>>,
    policy: SumPolicy,
}

/// One sum: what an element is converted to before it is added, how sums are made, in which type they
/// are returned.
struct SumOf {
    elements: Option<Program>,
    method: SumMethod,
    result: &'static FloatFormat,
}

enum SumMethod {
    /// By folding in a type.
    Folded { format: &'static FloatFormat, add: Box<Program>, arithmetic: Policy },
    /// One output after the other.
    OneByOne(Box<Summation>),
}

impl Summing {
    /// None where the default gives the sums, or there are none. Refuses an accumulation that an op
    /// names for itself without having sums.
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

    /// The sum that an accumulator is, as the layout says.
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

    /// The sums of everything up to each element along a dimension, where those are known to be what
    /// padding with initial values would give.
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

/// The conversions that a body writes, one after the other; none where nothing changes.
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

/// A tensor after a program of one operand, if there is one.
fn converted(program: &Option<Program>, tensor: &Tensor) -> Result<Tensor, EvalError> {
    match program {
        None => Ok(tensor.clone()),
        Some(program) => Ok(program.run(&[tensor], tensor.shape())?.swap_remove(0)),
    }
}
