//! The op reduce_window, and what ops over windows share.

use super::prelude::*;
use super::reduction::{BodyReduction, Reduction, verify_body};
use super::select_and_scatter::SELECT_AND_SCATTER;
use super::window_attributes::{Numbers, base_dilations, slides, strides, window_dilations};
use crate::ir::{Dimension, Shape};
use crate::meaning::{self, Slide};

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&SELECT_AND_SCATTER, &REDUCE_WINDOW];

/// `stablehlo.reduce_window` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#reduce_window)).
///
/// Each result element is a reduction of a window of the inputs, padded with their initial values.
pub static REDUCE_WINDOW: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs"), variadic_operand("init_values")],
        attributes: &[
            required("window_dimensions", I64Array),
            optional("window_strides", I64Array),
            optional("base_dilations", I64Array),
            optional("window_dilations", I64Array),
            optional("padding", I64Elements),
        ],
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Generic,
        verify: verify_reduce_window,
        ..OpDef::new("stablehlo.reduce_window")
    },
    meaning: Meaning::WithBodies(reduce_window),
};

fn verify_reduce_window(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let labels = ["reduce_window_c1", "reduce_window_c13"];
    let Some(reduction) = Reduction::read(view, labels, violations) else { return };
    let (operands, results) = (view.operand_types().len(), view.result_types().len());
    let before = violations.len();
    refuse_per_axis(view, 0..results, "reduce_window_i1", violations);
    refuse_per_axis(view, results..operands, "reduce_window_i2", violations);
    if violations.len() > before {
        return;
    }
    verify_inputs(&reduction, violations);
    let window = read_window(view, reduction.inputs[0].rank(), &REDUCE_WINDOW_LABELS, violations);
    if let Some((window, slides)) = window.filter(|_| violations.len() == before) {
        let sizes: Shape = window.iter().copied().map(Dimension::Static).collect();
        verify_body(&reduction, &sizes, "reduce_window_c13", violations);
        verify_results(view, &reduction, &window, &slides, violations);
    }
}

/// Checks (C2) and (C3).
fn verify_inputs(reduction: &Reduction<'_>, violations: &mut Vec<Violation>) {
    let Reduction { inputs, initial, .. } = reduction;
    for (index, (input, initial)) in inputs.iter().zip(initial).enumerate() {
        let message = || format!("input {index} and input 0 differ in shape");
        require(input.compatible_shape(inputs[0]), "reduce_window_c2", message, violations);
        let message = || {
            format!(
                "input {index} has elements of {}, its init value of {}",
                input.element, initial.element
            )
        };
        require(input.element == initial.element, "reduce_window_c3", message, violations);
        let message = || format!("init value {index} has shape {}", show(&initial.shape));
        require(initial.rank() == 0, "reduce_window_i2", message, violations);
    }
}

/// Checks (C14), (C15) and (C16).
fn verify_results(
    view: &OpView<'_>,
    reduction: &Reduction<'_>,
    window: &[usize],
    slides: &[Slide],
    violations: &mut Vec<Violation>,
) {
    let shape = window_counts(&reduction.inputs[0].shape, window, slides);
    let first = view.result(0);
    for (index, result) in view.result_types().enumerate() {
        let Some(result) = result.as_tensor() else {
            let message = format!("result {index} is no tensor");
            violations.push(Violation::new("reduce_window_c14", message));
            continue;
        };
        let same = first.is_none_or(|first| result.compatible_shape(first));
        let message = || format!("result {index} and result 0 differ in shape");
        if require(same, "reduce_window_c14", message, violations) && index == 0 {
            require_shape(result, &shape, "reduce_window_c15", violations);
        }
        let accumulator = reduction.returned.get(index).map(|ty| &ty.element);
        let same = accumulator.is_none_or(|accumulator| *accumulator == result.element);
        let message = || format!("result {index} should have the body's element type");
        require(same, "reduce_window_c16", message, violations);
    }
}

/// The labels of the constraints on an op's windows, and its further window attributes.
pub struct WindowLabels {
    /// The label for: there is a window size for each dimension.
    pub count: &'static str,
    /// The label for: window sizes are at least 1.
    pub positive: &'static str,
    /// The label for: the padding is a pair for each dimension.
    pub padding: &'static str,
    /// The attributes other than the window's sizes and padding.
    pub numbers: &'static [fn() -> Numbers],
}

pub static REDUCE_WINDOW_LABELS: WindowLabels = WindowLabels {
    count: "reduce_window_c4",
    positive: "reduce_window_c5",
    padding: "reduce_window_c12",
    numbers: &[
        || strides("window_strides", "reduce_window_c6", "reduce_window_c7"),
        || base_dilations("base_dilations", "reduce_window_c8", "reduce_window_c9"),
        || window_dilations("window_dilations", "reduce_window_c10", "reduce_window_c11"),
    ],
};

/// The sizes of a window, and how it slides along each of `rank` dimensions.
pub fn read_window(
    view: &OpView<'_>,
    rank: usize,
    labels: &WindowLabels,
    violations: &mut Vec<Violation>,
) -> Option<(Vec<usize>, Vec<Slide>)> {
    let window = view.integers("window_dimensions").unwrap_or_default();
    let message = || format!("window_dimensions has {} numbers, expected {rank}", window.len());
    let as_many = require(window.len() == rank, labels.count, message, violations);
    let message = || format!("window_dimensions is {window:?}, expected numbers of at least 1");
    let positive = window.iter().all(|&size| size > 0);
    let positive = require(positive, labels.positive, message, violations);
    let numbers: Vec<Numbers> = labels.numbers.iter().map(|numbers| numbers()).collect();
    let slides = slides(view, rank, &numbers, Some(labels.padding), violations)?;
    (as_many && positive).then(|| (sizes(&window), slides))
}

/// The window of a verified `stablehlo.reduce_window`.
pub fn stated(view: &OpView<'_>) -> Option<(Vec<usize>, Vec<Slide>)> {
    let rank = view.operand(0)?.rank();
    read_window(view, rank, &REDUCE_WINDOW_LABELS, &mut Vec::new())
}

/// How many windows there are along each dimension whose size is known.
pub fn window_counts(input: &[Dimension], window: &[usize], slides: &[Slide]) -> Shape {
    let counted = input.iter().zip(window).zip(slides);
    counted
        .map(|((size, &window), slide)| match size.size() {
            Some(size) => Dimension::Static(slide.windows(size, window)),
            None => Dimension::Dynamic,
        })
        .collect()
}

fn reduce_window(view: &OpView<'_>, bodies: Vec<Body>) -> Result<Evaluate, Violation> {
    let rank = view.operand(0).map_or(0, |ty| ty.rank());
    let Some((window, slides)) = read_window(view, rank, &REDUCE_WINDOW_LABELS, &mut Vec::new())
    else {
        unreachable!("the window was verified")
    };
    let reduction = BodyReduction::of(view, bodies)?;
    Ok(Box::new(move |runtime, operands| {
        let mut operands = plain::arrays(operands)?;
        let count = operands.len() / 2;
        let (inputs, initial) = operands.split_at_mut(count);
        let shape = inputs[0].shape().to_vec();
        let padding: Vec<_> = slides.iter().map(|slide| slide.padding()).collect();
        for (input, initial) in inputs.iter_mut().zip(initial) {
            let sizes = input.shape().iter().zip(&slides);
            let shape: Vec<usize> = sizes.map(|(&size, slide)| slide.padded(size)).collect();
            *input = meaning::pad(input, initial, &padding, &shape)?;
        }
        let (inputs, initial) = reduction.promoted(&operands)?;
        let fold = meaning::Fold::of_windows(&shape, &window, &slides);
        reduction.fold(&fold, &inputs, &initial, runtime)
    }))
}
