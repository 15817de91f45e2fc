//! Convolutions that leave out their padding. The specification pads with zeros and multiplies these, too, so that an infinite or
//! NaN element of the kernel makes NaN where it meets padding; devices that skip the padding give a number.

use super::sum_bounds::Sums;
use crate::alone::wide::numbers;
use crate::alone::windows::WindowTerms;
use crate::judge::ground::band::Band;
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::meaning::Convolution;
use crate::numeric::ElementType;
use crate::tensor::{Tensor, Value};

/// What sums at some places are if products with padding are left out, where that is more than the sums with padding. Elsewhere the
/// band means nothing. `None` if padding makes no difference, or for complex numbers and f64.
pub fn without(
    convolution: &Convolution,
    operands: &[Value],
    (sums, places): (&Sums, &[usize]),
    (ours, freedoms): (&Tensor, &Freedoms),
) -> Option<Band> {
    let [Value::Tensor(lhs), Value::Tensor(rhs)] = operands else { return None };
    let is_real = |tensor: &Tensor| matches!(tensor.element(), ElementType::Float(_));
    if !is_real(lhs) || !is_real(rhs) || sums.accumulator.is_f64() {
        return None;
    }
    let kernel = numbers(rhs);
    if kernel.iter().all(|it| it.is_finite()) {
        return None;
    }
    let windows = WindowTerms::of_convolution(convolution, lhs.shape(), rhs.shape());
    let left = numbers(lhs);
    let own = numbers(ours);
    let chosen: Vec<usize> = places.iter().copied().filter(|&it| own[it].is_nan()).collect();
    let mut inner = sums.at(&chosen);
    let mut counts = vec![0.0; chosen.len()];
    let mut finite = vec![0.0; chosen.len()];
    for (index, &place) in chosen.iter().enumerate() {
        let place = sums.origin.as_ref().map_or(place, |origin| origin[place]);
        let (mut sum, mut magnitude) = (0.0, 0.0);
        windows.visit(place, |l, r| {
            let product = left[l] * kernel[r];
            sum += product;
            magnitude += product.abs();
            counts[index] += 1.0;
            finite[index] += if product.is_finite() { product.abs() } else { 0.0 };
            true
        });
        (inner.sums[index], inner.magnitudes[index]) = (sum, magnitude);
    }
    let has_infinite = inner.magnitudes.iter().any(|it| !it.is_finite());
    let inner = Sums {
        finite: has_infinite.then_some(finite),
        counts: Some(counts),
        subnormal: None,
        spread: None,
        quanta: None,
        ..inner
    };
    let rung = if freedoms.units { Rung::Units } else { Rung::Ieee };
    let all: Vec<usize> = (0..chosen.len()).collect();
    let found = inner.band(&rung, &all)?;
    let mut band = Band::of(vec![0.0; own.len()]);
    // where our sum is a number, padding changes nothing
    (band.lo, band.hi) = (own.clone(), own);
    for (index, place) in chosen.into_iter().enumerate() {
        (band.lo[place], band.hi[place]) = (found.lo[index], found.hi[index]);
        band.add_mark(place, found.mark(index));
    }
    Some(band)
}

#[cfg(test)]
mod tests {
    use crate::judge::Rung;
    use crate::judge::program_tests::{tensor, verdict};

    const TEXT: &str = "func.func @main(%x: tensor<1x4x1xf32>, %k: tensor<3x1x1xf32>) -> tensor<1x4x1xf32> {
      %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]}
        {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
        : (tensor<1x4x1xf32>, tensor<3x1x1xf32>) -> tensor<1x4x1xf32>
      return %0 : tensor<1x4x1xf32>
    }";

    fn judge(kernel: [f64; 3], result: [f64; 4], legal: &str) -> (Rung, bool) {
        let x = tensor("f32", &[1, 4, 1], &[1.0, 2.0, 3.0, 4.0]);
        let kernel = tensor("f32", &[3, 1, 1], &kernel);
        let found = verdict(TEXT, &[x, kernel], ("%0", tensor("f32", &[1, 4, 1], &result)), legal);
        (found.rung(), found.is_accepted)
    }

    #[test]
    fn padding_that_meets_an_infinite_kernel_may_be_left_out_where_that_is_allowed() {
        let inf = f64::INFINITY;
        // the first window has padding where the kernel is infinite, and the elements 1 and 2 elsewhere
        let kernel = [inf, 1.0, 10.0];
        let with_padding = [f64::NAN, inf, inf, inf];
        let without = [21.0, inf, inf, inf];
        assert_eq!(judge(kernel, with_padding, ""), (Rung::SameBits, true));
        assert_eq!(judge(kernel, without, ""), (Rung::Padding, false));
        assert_eq!(judge(kernel, without, "padding"), (Rung::Padding, true));
        assert_eq!(judge(kernel, [22.0, inf, inf, inf], "padding").0, Rung::Violation);
        assert_eq!(judge(kernel, [21.0, inf, inf, 1.0], "padding").0, Rung::Violation);
        // a NaN that meets an element stays
        let kernel = [f64::NAN, 1.0, 10.0];
        assert_eq!(judge(kernel, [21.0, f64::NAN, f64::NAN, f64::NAN], "padding").0, Rung::Padding);
        assert_eq!(judge(kernel, [21.0, 32.0, f64::NAN, f64::NAN], "padding").0, Rung::Violation);
    }

    #[test]
    fn padding_changes_nothing_where_the_kernel_is_finite() {
        assert_eq!(judge([5.0, 1.0, 10.0], [21.0, 37.0, 53.0, 19.0], "padding").0, Rung::SameBits);
        assert_eq!(judge([5.0, 1.0, 10.0], [21.0, 37.0, 53.0, 20.0], "padding").0, Rung::Violation);
    }
}
