//! The op scatter.

use crate::ir::{Dimension, Fields, TensorType};
use crate::numeric::ElementType;

use super::prelude::*;
use super::window_numbers::{Labels, WindowNumbers, is_index_type};
use crate::meaning::{self, WindowDimensions};
use crate::tensor::allocation::TooLarge;

/// `stablehlo.scatter` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#scatter)).
pub static SCATTER: Entry = Entry {
    def: OpDef {
        operands: &[
            variadic_operand("inputs"),
            one_operand("scatter_indices"),
            variadic_operand("updates"),
        ],
        attributes: Scatter::DEFINED,
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Generic,
        verify: verify_scatter,
        ..OpDef::new("stablehlo.scatter")
    },
    meaning: Meaning::WithBodies(scatter),
};

attributes! {
    pub struct Scatter<'a> {
        required scatter_dimension_numbers: Option<Fields<'a>> = Struct(&SCATTER_DIMENSION_NUMBERS),
        optional indices_are_sorted: bool = Bool,
        /// Whether the program promises that no element is updated twice.
        optional unique_indices: bool = Bool,
    }
}

pub static LABELS: Labels = Labels {
    window: "update_window_dims",
    collapsed: "inserted_window_dims",
    operand_batching: "input_batching_dims",
    indices_batching: "scatter_indices_batching_dims",
    start_index_map: "scatter_dims_to_operand_dims",
    rank: "scatter_c2",
    index_vector_range: "scatter_c22",
    index_vector_size: "scatter_c19",
    window_order: "scatter_c7",
    window_range: "scatter_c8",
    windows_rank: "scatter_c4",
    dropped_unique: "scatter_c9",
    collapsed_sorted: "scatter_c10",
    collapsed_range: "scatter_c11",
    batching_sorted: "scatter_c12",
    batching_range: "scatter_c13",
    indices_batching_unique: "scatter_c14",
    indices_batching_range: "scatter_c15",
    index_vector_apart: "scatter_c16",
    batching_counts: "scatter_c17",
    batching_sizes: "scatter_c18",
    map_unique: "scatter_c20",
    map_range: "scatter_c21",
};

fn verify_scatter(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let (operands, results) = (view.op.operands.len(), view.op.results.len());
    let message = || {
        format!(
            "{operands} operands and {results} results, expected as many inputs as updates and \
             results, at least one"
        )
    };
    let counted = operands >= 3 && operands % 2 == 1 && results == operands / 2;
    if !require(counted, "scatter_c5", message, violations) {
        return;
    }
    let types: Option<Vec<&TensorType>> = view.operand_types().map(Type::as_tensor).collect();
    let Some(types) = types else { return };
    let (inputs, indices, updates) = (&types[..results], types[results], &types[results + 1..]);
    refuse_per_axis(view, 0..results, "scatter_i1", violations);
    let message = || format!("scatter_indices are {}, not of integer type", indices.element);
    require(is_index_type(&indices.element), "scatter_i2", message, violations);
    verify_inputs(inputs, updates, violations);
    verify_results(view, inputs, violations);
    let numbers = WindowNumbers::read(Scatter::of(view).scatter_dimension_numbers, &LABELS);
    let dimensions = numbers.dimensions(inputs[0], indices, updates[0].rank(), violations);
    if let Some(dimensions) = dimensions {
        let shapes = [&inputs[0].shape[..], &indices.shape, &updates[0].shape];
        verify_updates(shapes, &dimensions, violations);
    }
}

fn verify_inputs(inputs: &[&TensorType], updates: &[&TensorType], violations: &mut Vec<Violation>) {
    let same = |types: &[&TensorType]| types.iter().all(|ty| ty.compatible_shape(types[0]));
    require(same(inputs), "scatter_c1", || "the inputs differ in shape".into(), violations);
    require(same(updates), "scatter_c3", || "the updates differ in shape".into(), violations);
    for (input, update) in inputs.iter().zip(updates) {
        require_element(update, input, false, "scatter_c6", violations);
    }
}

/// Checks the update computation and the results (C23 to C25).
fn verify_results(view: &OpView<'_>, inputs: &[&TensorType], violations: &mut Vec<Violation>) {
    let results: Option<Vec<&TensorType>> = view.result_types().map(Type::as_tensor).collect();
    let Some(results) = results else {
        return violations.push(Violation::new("scatter_c24", "the results have to be tensors"));
    };
    for (result, input) in results.iter().zip(inputs) {
        require_shape(result, &input.shape, "scatter_c24", violations);
    }
    let Some((arguments, returned)) = signature(view, 0) else {
        let message = "update_computation has to be one block";
        return violations.push(Violation::new("scatter_c23", message));
    };
    let elements: Vec<ElementType> = (returned.iter())
        .filter_map(|ty| ty.as_tensor())
        .map(|tensor| tensor.element.clone())
        .collect();
    let fits = elements.len() == inputs.len()
        && arguments.len() == 2 * inputs.len()
        && arguments.iter().zip(elements.iter().cycle()).all(|(ty, e)| is_scalar(ty, e))
        && returned.iter().zip(&elements).all(|(ty, element)| is_scalar(ty, element))
        && inputs.iter().zip(&elements).all(|(input, to)| is_promotable(&input.element, to));
    let message = || {
        "update_computation has to take a scalar of each result's element type, then one of each \
         again, and return one of each"
            .into()
    };
    require(fits, "scatter_c23", message, violations);
    let same = results.iter().zip(&elements).all(|(result, element)| result.element == *element);
    let message = || "the results do not have the element types of update_computation".into();
    require(same, "scatter_c25", message, violations);
}

/// Whether elements of one type can become elements of another type of its kind, which is no narrower.
fn is_promotable(from: &ElementType, to: &ElementType) -> bool {
    match (from, to) {
        _ if from == to => true,
        (ElementType::Integer(from), ElementType::Integer(to)) => {
            from.signed == to.signed && from.width <= to.width
        }
        (ElementType::Float(from), ElementType::Float(to)) => from.width <= to.width,
        (ElementType::Complex(_), ElementType::Complex(_)) => from.bits() <= to.bits(),
        (ElementType::Quantized(from), ElementType::Quantized(to)) => {
            from.expressed == to.expressed && from.storage.width <= to.storage.width
        }
        _ => false,
    }
}

/// Checks that the shapes of inputs, indices and updates fit each other (C4).
fn verify_updates(
    [input, indices, updates]: [&[Dimension]; 3],
    dimensions: &WindowDimensions,
    violations: &mut Vec<Violation>,
) {
    let batch = indices.len() - usize::from(dimensions.index_vector < indices.len());
    let rank = dimensions.window.len() + batch;
    let message = || format!("the updates have rank {}, expected {rank}", updates.len());
    if !require(updates.len() == rank, "scatter_c4", message, violations) {
        return;
    }
    let mut window = dimensions.operand_window(input.len()).into_iter();
    let mut batch = (0..indices.len()).filter(|&dim| dim != dimensions.index_vector);
    for (axis, &size) in updates.iter().enumerate() {
        let (fits, of, limit) = if dimensions.window.contains(&axis) {
            let Some(limit) = window.next().map(|dimension| input[dimension]) else { return };
            let sizes = size.size().zip(limit.size());
            (sizes.is_none_or(|(size, limit)| size <= limit), "at most", limit)
        } else {
            let Some(limit) = batch.next().map(|dimension| indices[dimension]) else { return };
            (size.compatible(limit), "exactly", limit)
        };
        let message =
            || format!("dimension {axis} of the updates has size {size}, not {of} {limit}");
        require(fits, "scatter_c4", message, violations);
    }
}

pub fn numbers(view: &OpView<'_>) -> WindowNumbers {
    WindowNumbers::read(Scatter::of(view).scatter_dimension_numbers, &LABELS)
}

/// Which dimensions of a verified scatter mean what.
pub fn dimensions(view: &OpView<'_>) -> WindowDimensions {
    numbers(view).verified()
}

fn scatter(view: &OpView<'_>, mut bodies: Vec<Body>) -> Result<Evaluate, Violation> {
    let count = view.op.results.len();
    let no_body = || Violation::unlabelled("scatter has no update_computation");
    let region = plain::Region::of(view, bodies.pop().ok_or_else(no_body)?)?;
    let numbers = numbers(view);
    let dimensions = numbers.verified();
    Ok(Box::new(move |runtime, operands| {
        agree_at_run_time(operands, count, &numbers, &dimensions)?;
        let indices = plain::index_array(&operands[count]);
        let mut tensors = plain::arrays(&operands[..count])?;
        tensors.extend(plain::arrays(&operands[count + 1..])?);
        // elements are converted to the types that the body takes
        let mut promoted = Vec::with_capacity(tensors.len());
        for (tensor, element) in tensors.iter().zip(region.arguments()) {
            promoted.push(plain::promoted(tensor, element)?);
        }
        let updates = promoted.split_off(count);
        let results = meaning::scatter(promoted, &indices, &updates, &dimensions, |now, new| {
            region.apply(runtime, [now, new].concat())
        })?;
        Ok(results
            .into_iter()
            .map(|result| Ok(result.into_tensor()?.into()))
            .collect::<Result<_, TooLarge>>()?)
    }))
}

/// The window of a scatter that has one index vector and whose window has one element along each dimension
/// with an index: the window's shape, and these dimensions. Such a window lies entirely inside of the operand
/// or entirely outside.
pub fn one_window(view: &OpView<'_>) -> Option<(Vec<usize>, Vec<usize>)> {
    let dimensions = dimensions(view);
    let [operand, indices, update] = [view.operand(0)?, view.operand(1)?, view.operand(2)?];
    let (indices, updates) = (indices.static_shape()?, update.static_shape()?);
    let mut sizes = dimensions.window.iter().map(|&dimension| updates[dimension]);
    let window = (0..operand.rank()).map(|axis| match dimensions.collapsed.contains(&axis) {
        true => Some(1),
        false => sizes.next(),
    });
    let window: Vec<usize> = window.collect::<Option<_>>()?;
    let axes = dimensions.start_index_map;
    let is_one = view.op.results.len() == 1
        && dimensions.operand_batching.is_empty()
        && indices.iter().product::<usize>() == axes.len()
        && axes.iter().all(|&axis| window[axis] == 1)
        && update.element == operand.element;
    is_one.then_some((window, axes))
}

/// Checks at run time the constraints on sizes that are dynamic.
pub fn agree_at_run_time(
    operands: &[Value],
    count: usize,
    numbers: &WindowNumbers,
    dimensions: &WindowDimensions,
) -> Result<(), EvalError> {
    let shape = |operand: usize| operands[operand].tensor().shape();
    let same = (0..count).all(|i| shape(i) == shape(0))
        && (0..count).all(|i| shape(count + 1 + i) == shape(count + 1));
    if !same {
        return Err(EvalError::Failed("the inputs or updates differ in shape [scatter_c1]".into()));
    }
    let shapes = [shape(0), shape(count), shape(count + 1)].map(known);
    at_run_time(|violations| {
        numbers.agree(&shapes[0], &shapes[1], dimensions, violations);
        verify_updates([&shapes[0], &shapes[1], &shapes[2]], dimensions, violations);
        Some(shapes[0].clone())
    })?;
    Ok(())
}
