//! Sums under an accumulation policy: which ops have them, and reductions whose body adds.

use super::prelude::*;
use crate::engine::contraction::Method;
use crate::engine::folds::{Fold, Layout, addend, fold, in_type, prefixes, sums};
use crate::engine::{Program, ProgramBuilder};
use crate::meaning::summation::{ElementTypes, Summation};
use crate::meaning::{self, Array, Codes};
use crate::numeric::{Accumulation, Chance, ElementType, FloatFormat, Numerics, Partial, Policy};

/// The attribute by which an op names an accumulation of its own.
const ATTRIBUTE: &str = "shlo.accumulate";

/// The contractions that an accumulation applies to where results are floats or complex numbers.
const CONTRACTIONS: [&str; 7] = [
    "stablehlo.dot",
    "stablehlo.dot_general",
    "stablehlo.convolution",
    "stablehlo.dynamic_conv",
    "stablehlo.einsum",
    "stablehlo.unary_einsum",
    "chlo.ragged_dot",
];

/// The ops that an accumulation applies to where their bodies add; their preparation sees that.
const REDUCTIONS: [&str; 3] =
    ["stablehlo.reduce", "stablehlo.reduce_window", "stablehlo.custom_call"];

/// What is wrong with an op that names an accumulation, when it has no sums that one applies to.
pub fn misplaced_accumulation(view: &OpView<'_>) -> Option<Violation> {
    if !names_accumulation(view) {
        return None;
    }
    let name = view.op.full_name();
    if REDUCTIONS.contains(&name) {
        let without = name != "stablehlo.custom_call" && !adds_floats(view);
        return without.then(no_addition);
    }
    if !CONTRACTIONS.contains(&name) {
        let message = format!("attribute {ATTRIBUTE}: {name} makes no sums");
        return Some(Violation::unlabelled(message));
    }
    let element = &view.result(0)?.element;
    let message = format!("attribute {ATTRIBUTE}: sums of {element} do not depend on it");
    let applies = matches!(element, ElementType::Float(_) | ElementType::Complex(_));
    (!applies).then(|| Violation::unlabelled(message))
}

/// Whether some op of the body adds floats; that it adds elements to accumulators is seen when it is
/// prepared.
fn adds_floats(view: &OpView<'_>) -> bool {
    let ops = view.regions().iter().flat_map(|region| &region.blocks).flat_map(|block| &block.ops);
    ops.filter(|op| op.full_name() == "stablehlo.add").any(|op| {
        let result = op.results.first().and_then(|&value| view.type_of(value).as_tensor());
        result.is_some_and(|ty| matches!(ty.element, ElementType::Float(_)))
    })
}

fn no_addition() -> Violation {
    Violation::unlabelled(format!("attribute {ATTRIBUTE}: the body does not add floats"))
}

/// Whether an op itself names another accumulation than the default one.
fn names_accumulation(view: &OpView<'_>) -> bool {
    view.op.attributes.get(ATTRIBUTE).is_some()
        && view.numerics().accumulation != Accumulation::ELEMENT
}

/// A method with the random bits of this evaluation, if it takes any.
pub(super) fn drawn(method: &Method, runtime: &mut dyn Runtime) -> Method {
    if !method.draws() {
        return *method;
    }
    let [seed, _, number] = runtime.next_draw();
    Method { chance: Chance { seed, stream: number << 9 >> 1 }, ..*method }
}

/// A reduction some of whose accumulators are sums of floats.
pub(super) struct Summing {
    /// The sum of each accumulator, none where it is no sum.
    sums: Vec<Option<SumOf>>,
    method: Method,
}

/// One sum: what an element is converted to before it is added, how sums are made, in which type they
/// are returned.
struct SumOf {
    elements: Option<Program>,
    method: SumMethod,
    result: &'static FloatFormat,
}

/// The sum of an accumulator by the plain account.
pub(super) struct PlainSum {
    conversions: Vec<&'static FloatFormat>,
    numerics: Numerics,
    result: &'static FloatFormat,
    method: Method,
}

impl PlainSum {
    /// The sums by which accumulators are made under the accumulation of an op, `None` for those that are made
    /// by the body.
    pub fn all(
        view: &OpView<'_>,
        accumulators: &[ElementType],
        body: &Body,
    ) -> Result<Vec<Option<PlainSum>>, Violation> {
        let numerics = view.numerics();
        let count = accumulators.len();
        if numerics.accumulation == Accumulation::ELEMENT {
            return Ok(accumulators.iter().map(|_| None).collect());
        }
        let read = rounding_to_nearest(view, body);
        let sum = |(index, element): (usize, &ElementType)| {
            let program = body.program.as_deref().or(read.as_ref());
            let program = program.filter(|_| body.captures.is_empty())?;
            let conversions = addend(program, count, index)?;
            let ElementType::Float(result) = *element else { return None };
            Some(PlainSum { conversions, numerics, result, method: Method::from(numerics) })
        };
        let sums: Vec<Option<PlainSum>> = accumulators.iter().enumerate().map(sum).collect();
        if names_accumulation(view) && sums.iter().all(Option::is_none) {
            return Err(no_addition());
        }
        Ok(sums)
    }

    /// The sums of a fold.
    pub fn of(
        &self,
        fold: &meaning::Fold<'_>,
        input: &Array<u128>,
        initial: &Array<u128>,
        runtime: &mut dyn Runtime,
    ) -> Result<Array<u128>, EvalError> {
        let Numerics { arithmetic, accumulation, .. } = self.numerics;
        let mut input = input.clone();
        for format in &self.conversions {
            let element = ElementType::Float(format);
            if *input.element() != element {
                input = meaning::convert(&mut Codes::default(), &input, &element, &self.numerics)?;
            }
        }
        let element = ElementTypes { product: self.result, sum: self.result };
        let summation = Summation::new(accumulation, element, self.result, &arithmetic);
        let chance = drawn(&self.method, runtime).chance;
        Ok(fold.by_summation(&input, initial, (&summation, self.result), chance)?)
    }
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
        let read = rounding_to_nearest(view, body);
        let sum = |(index, element): (usize, &ElementType)| {
            let program = body.program.as_deref().or(read.as_ref());
            let program = program.filter(|_| body.captures.is_empty())?;
            let types = addend(program, count, index)?;
            let ElementType::Float(input) = program.inputs()[count + index] else { return None };
            let ElementType::Float(result) = *element else { return None };
            Some(SumOf::new(numerics, input, &types, result))
        };
        let sums = accumulators.iter().enumerate().map(|pair| sum(pair).transpose());
        let sums = sums.collect::<Result<Vec<Option<SumOf>>, Violation>>()?;
        if sums.iter().any(Option::is_some) {
            return Ok(Some(Summing { sums, method: Method::from(numerics) }));
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
                let chance = drawn(&self.method, runtime).chance;
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

/// A body that is no program because its steps draw random bits, as one whose steps do not: for
/// reading what it adds.
fn rounding_to_nearest(view: &OpView<'_>, body: &Body) -> Option<Program> {
    if body.program.is_some() || !Method::from(view.numerics()).draws() {
        return None;
    }
    let view = OpView { run_numerics: Numerics::STANDARD, ..*view };
    crate::engine::plan::regions::compile_region(
        &view,
        view.regions().get(body.region)?,
        &body.captures,
    )
}

impl SumOf {
    fn new(
        numerics: Numerics,
        input: &'static FloatFormat,
        types: &[&'static FloatFormat],
        result: &'static FloatFormat,
    ) -> Result<SumOf, Violation> {
        let Numerics { arithmetic, accumulation, .. } = numerics;
        let draws = Method::from(numerics).draws();
        let method = match accumulation {
            Accumulation { partial: Partial::In(format), blocks: None } if !draws => {
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
    let mut builder = ProgramBuilder::new();
    builder.set_numerics(numerics);
    let [lhs, rhs] = [(); 2].map(|()| builder.input(ElementType::Float(format)));
    let sum = builder.binary(crate::engine::chunks::Binary::Add, lhs, rhs);
    Ok(builder.finish(&[sum.map_err(unsupported)?]))
}

/// The conversions that a body writes, one after the other; none where nothing changes.
fn conversions(
    from: &'static FloatFormat,
    types: &[&'static FloatFormat],
    numerics: Numerics,
) -> Result<Option<Program>, Violation> {
    let mut builder = ProgramBuilder::new();
    builder.set_numerics(numerics);
    let first = builder.input(ElementType::Float(from));
    let mut value = first;
    for &format in types {
        let element = ElementType::Float(format);
        if *builder.element(value) != element {
            value = builder.convert(value, &element).map_err(unsupported)?;
        }
    }
    Ok((value != first).then(|| builder.finish(&[value])))
}

fn unsupported(error: crate::meaning::NoStep) -> Violation {
    Violation::unlabelled(error.to_string())
}

/// A tensor after a program of one operand, if there is one.
fn converted(program: &Option<Program>, tensor: &Tensor) -> Result<Tensor, EvalError> {
    match program {
        None => Ok(tensor.clone()),
        Some(program) => Ok(program.run(&[tensor], tensor.shape())?.swap_remove(0)),
    }
}
