//! Convolutions: contractions whose left operand is a padded tensor seen through windows.
//!
//! The left operand is padded and dilated once, with zeros that are multiplied like any element. (Where the
//! zeros between elements change nothing, [`dilated_convolution`] leaves them out.) After that every factor is
//! found by adding the offset of a window's start to that of an element in it, so that a convolution is a
//! contraction like any other.

pub use crate::meaning::Convolution;

use super::plan::ContractionPlan;
use super::strategy::dilated_convolution::{self, Part};
use crate::engine::movement;
use crate::engine::movement::offsets::Offsets;
use crate::engine::movement::sliding::{self, Slide};
use crate::meaning::SumPolicy;
use crate::numeric::ElementType;
use crate::paths::{self, Path};
use crate::tensor::allocation::TooLarge;
use crate::tensor::strided::{Axis, strides};
use crate::tensor::{Tensor, Words};

/// The left operand with zeros before, between and after its elements.
fn padded(convolution: &Convolution, lhs: &Tensor) -> Result<Tensor, TooLarge> {
    let (padding, shape) = convolution.padding(lhs.shape());
    if padding.iter().all(|padding| *padding == Slide::default().padding()) {
        return Ok(lhs.clone());
    }
    let zero = Words::splat(lhs.element().word(), &[], 0);
    let words = movement::pad(lhs.words(), &zero, &padding, &shape)?;
    Ok(Tensor::new(lhs.element().clone(), words))
}

/// The contraction of a padded left and a right operand. Its result has the groups first, then the batch,
/// the spatial dimensions and the features.
fn plan(
    convolution: &Convolution,
    windows: &[usize],
    padded: &[usize],
    rhs: &[usize],
) -> Result<ContractionPlan, TooLarge> {
    let Convolution { input, kernel, slides, .. } = convolution;
    let groups = convolution.feature_groups * convolution.batch_groups;
    let (input_strides, kernel_strides) = (strides(padded), strides(rhs));
    let batch = padded[input.batch] / convolution.batch_groups;
    let features = rhs[kernel.batch] / groups;
    let group = match convolution.batch_groups {
        1 => padded[input.feature] / groups * input_strides[input.feature],
        _ => batch * input_strides[input.batch],
    };
    let (mut start, mut window_elements, mut kernel_elements) = (0, vec![], vec![]);
    let mut window_starts = vec![Axis::new(batch, input_strides[input.batch])];
    for (index, slide) in slides.iter().enumerate() {
        let distance = input_strides[input.spatial[index]];
        let kernel_dimension = kernel.spatial[index];
        let (first, elements) = sliding::elements(*slide, rhs[kernel_dimension], distance);
        start += first;
        window_elements.push(elements);
        window_starts.push(sliding::starts(*slide, windows[index], distance));
        kernel_elements.push(Axis::new(rhs[kernel_dimension], kernel_strides[kernel_dimension]));
    }
    let input_features = rhs[kernel.feature];
    window_elements.push(Axis::new(input_features, input_strides[input.feature]));
    kernel_elements.push(Axis::new(input_features, kernel_strides[kernel.feature]));
    let feature = Axis::new(features, kernel_strides[kernel.batch]);
    let kernel_group = Axis::new(groups, features * kernel_strides[kernel.batch]);
    let lhs = [
        Offsets::strided(0, &[Axis::new(groups, group)])?,
        Offsets::strided(0, &window_starts)?,
        Offsets::strided(start, &window_elements)?,
    ];
    let rhs = [
        Offsets::strided(0, &[kernel_group])?,
        Offsets::strided(0, &[feature])?,
        Offsets::strided(0, &kernel_elements)?,
    ];
    let shape = [&[groups, batch], windows, &[features]].concat();
    Ok(ContractionPlan::new(lhs, rhs, shape))
}

/// The result of the convolution from one with the groups first, then the batch, the spatial dimensions and
/// the features.
fn ungrouped(
    convolution: &Convolution,
    grouped: Tensor,
    shape: &[usize],
) -> Result<Tensor, TooLarge> {
    let last = grouped.shape().len() - 1;
    let mut permutation = Vec::with_capacity(last + 1);
    for dimension in 0..shape.len() {
        if dimension == convolution.output.feature {
            permutation.extend([0, last]);
        } else if dimension == convolution.output.batch {
            permutation.push(1);
        } else {
            let place = convolution.output.spatial.iter().position(|&spatial| spatial == dimension);
            permutation
                .push(2 + place.unwrap_or_else(|| unreachable!("every dimension was verified")));
        }
    }
    let moved = permutation.iter().filter(|&&dimension| grouped.shape()[dimension] != 1);
    if moved.is_sorted() {
        return Ok(grouped.with_shape(shape));
    }
    let words = movement::transpose(grouped.words(), &permutation)?;
    Ok(Tensor::new(grouped.element().clone(), words).with_shape(shape))
}

/// The convolution of operands that belong together. Operands are not quantized.
///
/// # Errors
///
/// [`TooLarge`] if the result does not fit into memory.
pub fn convolve(
    lhs: &Tensor,
    rhs: &Tensor,
    convolution: &Convolution,
    result: &ElementType,
    policy: &SumPolicy,
) -> Result<Tensor, TooLarge> {
    let shape = convolution.result_shape(lhs.shape(), rhs.shape());
    if shape.contains(&0) {
        return Tensor::try_splat(result.clone(), &shape, 0);
    }
    if *policy == SumPolicy::default()
        && let Some(result) = convolve_by_phases(lhs, rhs, convolution, result)?
    {
        return Ok(result);
    }
    convolve_dilated(lhs, rhs, convolution, result, policy)
}

/// The convolution without the zeros between the elements of a dilated left operand; `None` if it is not
/// dilated, or if the zeros may change a sum. The result is not empty.
pub(super) fn convolve_by_phases(
    lhs: &Tensor,
    rhs: &Tensor,
    convolution: &Convolution,
    result: &ElementType,
) -> Result<Option<Tensor>, TooLarge> {
    if !paths::allows(Path::DilatedConvolution) {
        return Ok(None);
    }
    let Some(parts) = dilated_convolution::parts(lhs, rhs, convolution, result)? else {
        return Ok(None);
    };
    paths::note(Path::DilatedConvolution);
    let computed = parts.into_iter().map(|Part { convolution, kernel, target }| {
        let part = convolve_dilated(lhs, &kernel, &convolution, result, &SumPolicy::default())?;
        Ok((part, target))
    });
    let shape = convolution.result_shape(lhs.shape(), rhs.shape());
    dilated_convolution::join(computed.collect::<Result<_, TooLarge>>()?, result, &shape).map(Some)
}

/// The convolution with every zero of the padded and dilated left operand. The result is not empty.
pub(super) fn convolve_dilated(
    lhs: &Tensor,
    rhs: &Tensor,
    convolution: &Convolution,
    result: &ElementType,
    policy: &SumPolicy,
) -> Result<Tensor, TooLarge> {
    let shape = convolution.result_shape(lhs.shape(), rhs.shape());
    let windows: Vec<usize> = convolution.windows(lhs.shape(), rhs.shape()).collect();
    let padded = padded(convolution, lhs)?;
    let plan = plan(convolution, &windows, padded.shape(), rhs.shape())?;
    ungrouped(convolution, plan.contract(&padded, rhs, result, policy)?, &shape)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meaning::{self, Array, ConvolutionAxes};
    use crate::numeric::names;

    fn tensor(shape: &[usize], seed: u32) -> Tensor {
        let value = |i: u32| ((i.wrapping_mul(2654435761) ^ seed) >> 20) as f32 / 512.0 - 4.0;
        let codes = (0..shape.iter().product::<usize>() as u32).map(|i| value(i).to_bits());
        Tensor::from_codes(ElementType::Float(&names::F32), shape, codes.collect())
    }

    #[test]
    fn windows_packed_by_each_task_are_as_meant() {
        let axes = |batch, feature, spatial: [usize; 2]| ConvolutionAxes {
            batch,
            feature,
            spatial: spatial.to_vec(),
        };
        let convolution = Convolution {
            input: axes(0, 3, [1, 2]),
            kernel: axes(3, 2, [0, 1]),
            output: axes(0, 3, [1, 2]),
            slides: vec![Slide { low: 1, high: 1, ..Slide::default() }; 2],
            feature_groups: 1,
            batch_groups: 1,
        };
        let image = tensor(&[1, 67, 61, 9], 1);
        for outputs in [21, 3, 1] {
            let kernel = tensor(&[3, 3, 9, outputs], 2);
            let (element, policy) = (image.element(), SumPolicy::default());
            let found = convolve(&image, &kernel, &convolution, element, &policy).unwrap();
            let [image, kernel] = [&image, &kernel].map(|it| Array::of_tensor(it).unwrap());
            let expected =
                meaning::convolution(&image, &kernel, &convolution, element, &policy).unwrap();
            let expected = expected.into_tensor().unwrap();
            assert!(found.codes::<u32>() == expected.codes::<u32>(), "{outputs} features");
        }
    }
}
