//! The ops reduce and map, which apply a body along dimensions.

use super::prelude::*;
use super::summing::BodySum;
use crate::ir::{Block, Dimension, TensorType};
use crate::meaning::{self, Array};
use crate::numeric::ElementType;
use crate::tensor::allocation::TooLarge;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&REDUCE, &MAP];

/// `stablehlo.reduce` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#reduce)).
///
/// Each result element starts from the initial value and takes in the input elements one by one, in
/// row-major order: `accumulators = body(accumulators, elements)`.
pub static REDUCE: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs"), variadic_operand("init_values")],
        attributes: Reduce::DEFINED,
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Own,
        verify: verify_reduce,
        ..OpDef::new("stablehlo.reduce")
    },
    meaning: Meaning::WithBodies(reduce),
};

/// `stablehlo.map` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#map)).
pub static MAP: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs")],
        attributes: Map::DEFINED,
        regions: Regions::Exactly(1),
        results: Results::Exactly(1),
        form: Form::Generic,
        verify: verify_map,
        ..OpDef::new("stablehlo.map")
    },
    meaning: Meaning::WithBodies(map),
};

attributes! { pub struct Reduce { required dimensions: Vec<i64> = I64Array } }

attributes! { pub struct Map { required dimensions: Vec<i64> = I64Array } }

/// The parts of a reduction that verification and preparation read, for whole dimensions and for windows.
pub struct Reduction<'a> {
    pub inputs: Vec<&'a TensorType>,
    pub initial: Vec<&'a TensorType>,
    /// The block's arguments: accumulators, then elements.
    pub arguments: Vec<&'a TensorType>,
    /// The types that the block returns, which are those of the next accumulators.
    pub returned: Vec<&'a TensorType>,
}

impl<'a> Reduction<'a> {
    /// The parts of a reduction, or `None` if something is not a tensor, or the body is not one block.
    pub fn of(view: &OpView<'a>) -> Option<Reduction<'a>> {
        let mut inputs: Vec<&TensorType> = tensors(view.operand_types())?;
        let initial = inputs.split_off(inputs.len() / 2);
        let block = only_block(view)?;
        Some(Reduction {
            inputs,
            initial,
            arguments: tensors(block.arguments.iter().map(|&value| view.type_of(value)))?,
            returned: returned(view, block)?,
        })
    }

    /// The parts of a reduction, for verification. Missing parts violate the constraints with these labels:
    /// that on the number of values, and that on the body.
    pub fn read(
        view: &OpView<'a>,
        [count, body]: [&'static str; 2],
        violations: &mut Vec<Violation>,
    ) -> Option<Reduction<'a>> {
        let (operands, results) = (view.operand_types().len(), view.result_types().len());
        if operands == 0 || operands % 2 == 1 || results != operands / 2 {
            let message = format!(
                "{operands} operands and {results} results, expected as many inputs as init values \
                 and results, at least one"
            );
            violations.push(Violation::new(count, message));
            return None;
        }
        let reduction = Reduction::of(view);
        if reduction.is_none() {
            let message = "the body has to be one block of tensors, returning tensors";
            violations.push(Violation::new(body, message));
        }
        reduction
    }

    /// The shape of the results of a `reduce` over these dimensions (C7).
    fn kept(&self, dimensions: &[i64]) -> Vec<Dimension> {
        let sizes = self.inputs[0].shape.iter().copied().enumerate();
        let kept = sizes.filter(|(index, _)| !dimensions.contains(&(*index as i64)));
        kept.map(|(_, size)| size).collect()
    }
}

fn tensors<'a>(types: impl Iterator<Item = &'a Type>) -> Option<Vec<&'a TensorType>> {
    types.map(Type::as_tensor).collect()
}

fn only_block<'a>(view: &OpView<'a>) -> Option<&'a Block> {
    match view.regions().first()?.blocks.as_slice() {
        [block] => Some(block),
        _ => None,
    }
}

/// The types that a block returns.
fn returned<'a>(view: &OpView<'a>, block: &'a Block) -> Option<Vec<&'a TensorType>> {
    tensors(block.ops.last()?.operands.iter().map(|&value| view.type_of(value)))
}

fn verify_reduce(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some(reduction) = Reduction::read(view, ["reduce_c3", "reduce_c6"], violations) else {
        return;
    };
    let results = view.result_types().len();
    let before = violations.len();
    refuse_per_axis(view, 0..results, "reduce_i1", violations);
    let dimensions = Reduce::of(view).dimensions;
    verify_reduce_inputs(&reduction, &dimensions, violations);
    if violations.len() == before {
        let kept = reduction.kept(&dimensions);
        verify_body(&reduction, &kept, "reduce_c6", violations);
        verify_reduce_results(view, &reduction, &kept, violations);
    }
}

/// Checks (C1), (C2), (C4) and (C5).
fn verify_reduce_inputs(
    reduction: &Reduction<'_>,
    dimensions: &[i64],
    violations: &mut Vec<Violation>,
) {
    let Reduction { inputs, initial, .. } = reduction;
    for (index, input) in inputs.iter().enumerate() {
        if !input.compatible_shape(inputs[0]) {
            let message = format!("input {index} and input 0 differ in shape");
            violations.push(Violation::new("reduce_c1", message));
        }
        if input.element != initial[index].element {
            let (input, initial) = (&input.element, &initial[index].element);
            let message =
                format!("input {index} has elements of {input}, its init value of {initial}");
            violations.push(Violation::new("reduce_c2", message));
        }
    }
    let rank = inputs[0].rank();
    for (place, &dimension) in dimensions.iter().enumerate() {
        if usize::try_from(dimension).is_ok_and(|dimension| dimension < rank) {
            if dimensions[..place].contains(&dimension) {
                let message = format!("dimension {dimension} is named twice");
                violations.push(Violation::new("reduce_c5", message));
            }
        } else {
            let message = format!("dimension {dimension} is not a dimension of rank {rank}");
            violations.push(Violation::new("reduce_c4", message));
        }
    }
}

/// Checks the type of the body as the official verifier does: floats may lose precision, and the body may
/// take tensors of the kept dimensions (such a body cannot be run).
pub(super) fn verify_body(
    reduction: &Reduction<'_>,
    kept: &[Dimension],
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    let Reduction { inputs, initial, arguments, returned, .. } = reduction;
    let count = inputs.len();
    if arguments.len() != 2 * count || returned.len() != count {
        let (takes, gives) = (arguments.len(), returned.len());
        let message = format!(
            "the body takes {takes} values and returns {gives}, expected {} and {count}",
            2 * count
        );
        return violations.push(Violation::new(label, message));
    }
    let mut require = |ok: bool, message: String| {
        if !ok {
            violations.push(Violation::new(label, message));
        }
    };
    for index in 0..count {
        let (accumulator, element) = (arguments[index], arguments[count + index]);
        let result = returned[index];
        let same_shape = result.compatible_shape(accumulator) && result.compatible_shape(element);
        require(
            same_shape && result.element == accumulator.element,
            format!("argument {index} of the body is not of the type that it returns"),
        );
        require(
            same_kind_of_float(&element.element, &result.element),
            format!("argument {} of the body is not of the type that it returns", count + index),
        );
        require(
            initial[index].compatible_shape(result) && is_within(&result.shape, kept),
            format!("value {index} that the body returns is not of its init value's shape"),
        );
        let input = &inputs[index].element;
        require(
            is_promotable(input, &element.element) && is_promotable(input, &result.element),
            format!(
                "{input} cannot be promoted to the body's {} and {}",
                element.element, result.element
            ),
        );
    }
}

/// Checks (C7) and (C8).
fn verify_reduce_results(
    view: &OpView<'_>,
    reduction: &Reduction<'_>,
    kept: &[Dimension],
    violations: &mut Vec<Violation>,
) {
    for (index, result) in view.result_types().enumerate() {
        let Some(result) = result.as_tensor() else {
            violations.push(Violation::new("reduce_c7", format!("result {index} is no tensor")));
            continue;
        };
        let expected = TensorType::with_shape(kept.iter().copied(), result.element.clone());
        if !expected.compatible_shape(result) {
            let sizes: Vec<_> = kept.iter().map(Dimension::to_string).collect();
            let message = format!("result {index} should have shape [{}]", sizes.join(", "));
            violations.push(Violation::new("reduce_c7", message));
        }
        let accumulator = reduction.returned.get(index).map(|ty| &ty.element);
        if accumulator.is_some_and(|accumulator| *accumulator != result.element) {
            let message = format!("result {index} should have the body's element type");
            violations.push(Violation::new("reduce_c8", message));
        }
    }
}

/// Whether sizes occur among other sizes in the same order.
fn is_within(sizes: &[Dimension], others: &[Dimension]) -> bool {
    let mut others = others.iter();
    sizes.iter().all(|size| others.any(|other| size.compatible(*other)))
}

/// Whether two types are equal, or both are floats.
pub(super) fn same_kind_of_float(a: &ElementType, b: &ElementType) -> bool {
    a == b || matches!((a, b), (ElementType::Float(_), ElementType::Float(_)))
}

/// The specification's `is_promotable`, except that every float type counts as promotable to every other.
pub(super) fn is_promotable(from: &ElementType, to: &ElementType) -> bool {
    match (from, to) {
        (ElementType::Float(_), ElementType::Float(_)) => true,
        (ElementType::Complex(_), ElementType::Complex(_))
        | (
            ElementType::Boolean | ElementType::Integer(_),
            ElementType::Boolean | ElementType::Integer(_),
        ) => from.bits() <= to.bits(),
        (ElementType::Quantized(a), ElementType::Quantized(b)) => {
            a.expressed == b.expressed && a.storage.width <= b.storage.width
        }
        _ => from == to,
    }
}

/// A reduction by its body, or by an accumulation policy.
pub struct BodyReduction {
    region: plain::Region,
    sums: Vec<Option<BodySum>>,
}

impl BodyReduction {
    /// The body of an op, whose arguments are accumulators, then elements.
    pub fn of(view: &OpView<'_>, bodies: Vec<Body>) -> Result<BodyReduction, Violation> {
        let Some(body) = bodies.into_iter().next() else { unreachable!("one region was verified") };
        let region = plain::Region::of(view, body.clone())?;
        let accumulators = &region.arguments()[..region.arguments().len() / 2];
        let sums = BodySum::all(view, accumulators, &body)?;
        Ok(BodyReduction { region, sums })
    }

    /// Inputs and initial values, converted to the types of the body's arguments, of which accumulators come
    /// first.
    pub fn promoted(
        &self,
        operands: &[Array<u128>],
    ) -> Result<(Vec<Array<u128>>, Vec<Array<u128>>), EvalError> {
        let count = operands.len() / 2;
        let (inputs, initial) = operands.split_at(count);
        let (accumulators, elements) = self.region.arguments().split_at(count);
        let promoted = |(array, element)| plain::promoted(array, element);
        let inputs: Vec<Array<u128>> =
            inputs.iter().zip(elements).map(promoted).collect::<Result<_, _>>()?;
        let initial = initial.iter().zip(accumulators).map(promoted).collect::<Result<_, _>>()?;
        same_shapes(inputs.iter().map(Array::shape))?;
        Ok((inputs, initial))
    }

    /// The results of a fold. Accumulators that are sums follow their accumulation policy, and all others the
    /// body.
    pub fn fold(
        &self,
        fold: &meaning::Fold<'_>,
        inputs: &[Array<u128>],
        initial: &[Array<u128>],
        runtime: &mut dyn Runtime,
    ) -> Result<Vec<Value>, EvalError> {
        let mut results = match self.sums.iter().all(Option::is_some) {
            true => initial.to_vec(),
            false => fold.by_body(inputs, initial, |values| self.region.apply(runtime, values))?,
        };
        for (index, sum) in self.sums.iter().enumerate() {
            if let Some(sum) = sum {
                results[index] = sum.of(fold, &inputs[index], &initial[index], runtime)?;
            }
        }
        Ok(results
            .into_iter()
            .map(|result| Ok(result.into_tensor()?.into()))
            .collect::<Result<_, TooLarge>>()?)
    }
}

fn reduce(view: &OpView<'_>, bodies: Vec<Body>) -> Result<Evaluate, Violation> {
    let dimensions = sizes(&Reduce::of(view).dimensions);
    let reduction = BodyReduction::of(view, bodies)?;
    Ok(Box::new(move |runtime, operands| {
        let (inputs, initial) = reduction.promoted(&plain::arrays(operands)?)?;
        let fold = meaning::Fold::along(inputs[0].shape(), &dimensions);
        reduction.fold(&fold, &inputs, &initial, runtime)
    }))
}

fn map(view: &OpView<'_>, mut bodies: Vec<Body>) -> Result<Evaluate, Violation> {
    let element = tensor_result(view, 0)?.element.clone();
    let Some(body) = bodies.pop() else { unreachable!("one region was verified") };
    let region = plain::Region::of(view, body)?;
    Ok(Box::new(move |runtime, operands| {
        let inputs = plain::arrays(operands)?;
        same_shapes(inputs.iter().map(Array::shape))?;
        let result: Array<u128> = meaning::map(&inputs, &element, |elements| {
            Ok::<u128, EvalError>(region.apply(runtime, elements)?[0])
        })?;
        Ok(vec![result.into_tensor()?.into()])
    }))
}

/// Refuses inputs of different shapes, which dynamic types may have left open.
pub fn same_shapes<'a>(shapes: impl IntoIterator<Item = &'a [usize]>) -> Result<(), EvalError> {
    let mut shapes = shapes.into_iter();
    let Some(first) = shapes.next() else { return Ok(()) };
    match shapes.find(|shape| *shape != first) {
        None => Ok(()),
        Some(other) => Err(EvalError::Failed(format!(
            "the inputs have shapes {first:?} and {other:?}, expected one shape"
        ))),
    }
}

fn verify_map(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some(inputs) = tensors(view.operand_types()) else {
        return violations.push(Violation::unlabelled("inputs have to be tensors"));
    };
    let (Some(first), Some(result)) = (inputs.first(), view.result(0)) else {
        return violations.push(Violation::new("map_c2", "there has to be an input"));
    };
    refuse_per_axis(view, 0..inputs.len(), "map_i1", violations);
    if !inputs.iter().all(|input| input.compatible_shape(first) && input.compatible_shape(result)) {
        violations.push(Violation::new("map_c1", "inputs and result differ in shape"));
    }
    let Map { dimensions } = Map::of(view);
    if !dimensions.iter().copied().eq(0..first.rank() as i64) {
        let message = format!(
            "dimensions are {dimensions:?}, expected all {} in ascending order",
            first.rank()
        );
        violations.push(Violation::new("map_c3", message));
    }
    verify_computation(view, &inputs, result, violations);
}

/// Checks the computation (C4).
fn verify_computation(
    view: &OpView<'_>,
    inputs: &[&TensorType],
    result: &TensorType,
    violations: &mut Vec<Violation>,
) {
    let types = only_block(view).and_then(|block| {
        let arguments = tensors(block.arguments.iter().map(|&value| view.type_of(value)))?;
        Some((arguments, returned(view, block)?))
    });
    let scalar = |ty: &TensorType, element: &ElementType| ty.rank() == 0 && ty.element == *element;
    let fits = types.is_some_and(|(arguments, returned)| {
        let pairs = arguments.iter().zip(inputs);
        arguments.len() == inputs.len()
            && pairs.into_iter().all(|(argument, input)| scalar(argument, &input.element))
            && matches!(returned.as_slice(), [value] if scalar(value, &result.element))
    });
    if !fits {
        let message = "the computation has to take one element of each input and return one of \
                       the result, as tensors of rank 0";
        violations.push(Violation::new("map_c4", message));
    }
}
