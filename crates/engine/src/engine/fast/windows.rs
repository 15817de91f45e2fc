//! reduce_window: chunk programs fold over windows; running sums and similar folds read each element once.

use super::reduction::Folding;
use super::{CompiledBody, Fast};
use crate::engine::folds::Layout;
use crate::engine::movement;
use crate::engine::movement::sliding::Windows;
use crate::ir::{OpView, Violation};
use crate::meaning::Slide;
use crate::ops::reduction::Reduction;
use crate::ops::windows::{REDUCE_WINDOW_LABELS, read_window};
use crate::ops::{EvalError, Evaluate};
use crate::tensor::Tensor;

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[("stablehlo.reduce_window", Fast::WithBodies(reduce_window))];

fn reduce_window(view: &OpView<'_>, bodies: Vec<CompiledBody>) -> Result<Evaluate, Violation> {
    let Some(reduction) = Reduction::of(view) else { unreachable!("the body was verified") };
    let rank = reduction.inputs[0].rank();
    let Some((window, slides)) = read_window(view, rank, &REDUCE_WINDOW_LABELS, &mut Vec::new())
    else {
        unreachable!("the window was verified")
    };
    let folding = Folding::new(view, &reduction, bodies)?;
    Ok(Box::new(move |runtime, operands| {
        if let Some(dimension) = prefix_dimension(operands[0].tensor().shape(), &window, &slides)
            && let Some(result) = folding.prefixes(runtime, operands, dimension)?
        {
            return Ok(vec![result.into()]);
        }
        let (inputs, initial) = operands.split_at_mut(operands.len() / 2);
        let shape = inputs[0].tensor().shape().to_vec();
        for (input, initial) in inputs.iter_mut().zip(initial) {
            *input = padded(input.tensor(), initial.tensor(), &slides)?.into();
        }
        let (inputs, initial) = folding.promoted(operands)?;
        let layout = Layout::of_windows(&Windows::new(&shape, &window, &slides))?;
        folding.over(runtime, &inputs, &initial, &layout)
    }))
}

/// The dimension along which every window starts at or before the first element and ends at the element with
/// the window's index, as those of running sums do; `None` if there is no such dimension.
fn prefix_dimension(shape: &[usize], window: &[usize], slides: &[Slide]) -> Option<usize> {
    let mut long = (0..shape.len()).filter(|&dimension| window[dimension] > 1);
    let (dimension, None) = (long.next()?, long.next()) else { return None };
    let low = window[dimension] as i64 - 1;
    let running = Slide { low, ..Slide::default() };
    let expected = |place: usize| if place == dimension { running } else { Slide::default() };
    let fits = slides.iter().enumerate().all(|(place, slide)| *slide == expected(place));
    (fits && shape[dimension] <= window[dimension]).then_some(dimension)
}

/// The tensor with a value before, between and after its elements.
fn padded(tensor: &Tensor, value: &Tensor, slides: &[Slide]) -> Result<Tensor, EvalError> {
    if slides.iter().all(|slide| slide.padding() == Slide::default().padding()) {
        return Ok(tensor.clone());
    }
    let sizes = tensor.shape().iter().zip(slides);
    let shape: Vec<usize> = sizes.map(|(&size, slide)| slide.padded(size)).collect();
    let padding: Vec<_> = slides.iter().map(|slide| slide.padding()).collect();
    let words = movement::pad(tensor.words(), value.words(), &padding, &shape)?;
    Ok(Tensor::new(tensor.element().clone(), words))
}
