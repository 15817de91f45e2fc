//! The attributes that describe how windows slide. Several ops have them, under different names.

use crate::ir::{Attribute, OpView, Violation};
use crate::meaning::Slide;

use super::constraints::{compatible, known, require, show};

/// An attribute with one number for each dimension, all of which are at least 1.
pub struct Numbers {
    name: &'static str,
    /// The label for: there is one number for each dimension.
    count: &'static str,
    /// The label for: each number is at least 1.
    positive: &'static str,
    set: fn(&mut Slide, i64),
}

/// The distance between the starts of windows, with the labels of its two constraints.
pub fn strides(name: &'static str, count: &'static str, positive: &'static str) -> Numbers {
    Numbers { name, count, positive, set: |slide, stride| slide.stride = stride }
}

/// The distance between elements of the tensor, with the labels of its two constraints.
pub fn base_dilations(name: &'static str, count: &'static str, positive: &'static str) -> Numbers {
    Numbers { name, count, positive, set: |slide, dilation| slide.base_dilation = dilation }
}

/// The distance between elements of the window, with the labels of its two constraints.
pub fn window_dilations(
    name: &'static str,
    count: &'static str,
    positive: &'static str,
) -> Numbers {
    Numbers { name, count, positive, set: |slide, dilation| slide.window_dilation = dilation }
}

/// How windows slide along each of `dimensions` dimensions; `padding` is the label of the padding's shape, or `None` if
/// the op does not state the padding. An absent or empty attribute stands for ones, and for zeros of padding.
pub fn slides(
    view: &OpView<'_>,
    dimensions: usize,
    numbers: &[Numbers],
    padding: Option<&'static str>,
    violations: &mut Vec<Violation>,
) -> Option<Vec<Slide>> {
    let before = violations.len();
    let mut slides = vec![Slide::default(); dimensions];
    for Numbers { name, count, positive, set } in numbers {
        let values = view.integers(name).unwrap_or_default();
        let message = || format!("{name} has {} numbers, expected {dimensions}", values.len());
        require(values.is_empty() || values.len() == dimensions, count, message, violations);
        let message = || format!("{name} is {values:?}, expected numbers of at least 1");
        require(values.iter().all(|&value| value > 0), positive, message, violations);
        slides.iter_mut().zip(values).for_each(|(slide, value)| set(slide, value));
    }
    let stated = padding.and_then(|label| Some((view.attribute("padding")?, label)));
    let pairs = stated.and_then(|(pairs, _)| pairs.as_integers()).unwrap_or_default();
    if let (Some((Attribute::Dense(dense), label)), false) = (stated, pairs.is_empty()) {
        let shape = &dense.ty.shape;
        let message = || format!("padding has shape {}, expected [{dimensions}, 2]", show(shape));
        require(compatible(shape, &known(&[dimensions, 2])), label, message, violations);
    }
    slides.iter_mut().zip(pairs.chunks_exact(2)).for_each(|(slide, pair)| {
        (slide.low, slide.high) = (pair[0], pair[1]);
    });
    (violations.len() == before).then_some(slides)
}
