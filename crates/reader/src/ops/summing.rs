//! Sums under an accumulation policy: the ops that have them, and reductions whose body adds.

use super::prelude::*;
use crate::meaning::summation::{ElementTypes, Summation};
use crate::meaning::{self, Array, Codes, SumPolicy, addend};
use crate::numeric::{Accumulation, Chance, ElementType, FloatFormat, Numerics};

/// The attribute in which an op states an accumulation of its own.
const ATTRIBUTE: &str = "shlo.accumulate";

/// The contractions to which an accumulation applies if results are floats or complex numbers.
const CONTRACTIONS: [&str; 7] = [
    "stablehlo.dot",
    "stablehlo.dot_general",
    "stablehlo.convolution",
    "stablehlo.dynamic_conv",
    "stablehlo.einsum",
    "stablehlo.unary_einsum",
    "chlo.ragged_dot",
];

/// The ops to which an accumulation applies if their bodies add, as their preparation finds out.
const REDUCTIONS: [&str; 3] =
    ["stablehlo.reduce", "stablehlo.reduce_window", "stablehlo.custom_call"];

/// The violation in an op that states an accumulation but has no sums to which one applies.
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

/// Whether some op of the body adds floats. The preparation finds out whether it adds elements to
/// accumulators.
fn adds_floats(view: &OpView<'_>) -> bool {
    let ops = view.regions().iter().flat_map(|region| &region.blocks).flat_map(|block| &block.ops);
    ops.filter(|op| op.full_name() == "stablehlo.add").any(|op| {
        let result = op.results.first().and_then(|&value| view.type_of(value).as_tensor());
        result.is_some_and(|ty| matches!(ty.element, ElementType::Float(_)))
    })
}

pub fn no_addition() -> Violation {
    Violation::unlabelled(format!("attribute {ATTRIBUTE}: the body does not add floats"))
}

/// Whether an op itself states an accumulation other than the default.
pub fn names_accumulation(view: &OpView<'_>) -> bool {
    view.op.attributes.get(ATTRIBUTE).is_some()
        && view.numerics().accumulation != Accumulation::ELEMENT
}

/// A sum policy with the random bits of this evaluation, if it uses any.
pub fn drawn(policy: &SumPolicy, runtime: &mut dyn Runtime) -> SumPolicy {
    if !policy.is_stochastic() {
        return *policy;
    }
    let [seed, _, number] = runtime.next_draw();
    SumPolicy { chance: Chance { seed, stream: number << 9 >> 1 }, ..*policy }
}

/// The sum of an accumulator, under an accumulation policy.
pub struct BodySum {
    conversions: Vec<&'static FloatFormat>,
    numerics: Numerics,
    result: &'static FloatFormat,
    policy: SumPolicy,
}

impl BodySum {
    /// For each accumulator its sum under the accumulation of an op, or `None` if the body computes it.
    pub fn all(
        view: &OpView<'_>,
        accumulators: &[ElementType],
        body: &Body,
    ) -> Result<Vec<Option<BodySum>>, Violation> {
        let numerics = view.numerics();
        let count = accumulators.len();
        if numerics.accumulation == Accumulation::ELEMENT {
            return Ok(accumulators.iter().map(|_| None).collect());
        }
        let sum = |(index, element): (usize, &ElementType)| {
            let steps = body.steps.as_ref().filter(|_| body.captures.is_empty())?;
            let conversions = addend(steps, count, index)?;
            let ElementType::Float(result) = *element else { return None };
            Some(BodySum { conversions, numerics, result, policy: SumPolicy::from(numerics) })
        };
        let sums: Vec<Option<BodySum>> = accumulators.iter().enumerate().map(sum).collect();
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
        let chance = drawn(&self.policy, runtime).chance;
        Ok(fold.by_summation(&input, initial, (&summation, self.result), chance)?)
    }
}
