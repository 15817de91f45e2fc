//! Convolutions of a dilated left operand, without the zeros between its elements.
//!
//! This is the polyphase decomposition. With elements `d` apart, a window meets elements at every `d`-th place
//! at most. Windows whose starts leave one remainder modulo `d` (a phase) meet elements with the same
//! elements of the kernel (its taps), so a phase is a convolution of the operand that is not dilated with
//! these taps. The product of a zero changes no sum of finite products: sums start at +0, and no step makes a
//! sum -0.

use crate::engine::codes::Codes;
use crate::engine::movement;
use crate::engine::movement::copy::copy;
use crate::engine::movement::sliding::Slide;
use crate::hardware::parallel;
use crate::meaning::{Convolution, product_type};
use crate::numeric::{Code, ElementType, FloatFormat, NanCodes, Zero};
use crate::tensor::allocation::{TooLarge, filled};
use crate::tensor::index::indices;
use crate::tensor::strided::{Axis, OffsetMap};
use crate::tensor::{Tensor, Word, Words};

/// The windows of one phase along one dimension.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Phase {
    /// How the windows slide over the operand that is not dilated.
    slide: Slide,
    /// The first window of the phase.
    first: usize,
    /// The number of windows of the phase.
    windows: usize,
    /// The distance from a window of the phase to the next.
    period: usize,
    /// The first element of the kernel that meets elements.
    first_tap: usize,
    /// The number of elements of the kernel that meet elements.
    taps: usize,
    /// The distance from such an element of the kernel to the next.
    tap_distance: usize,
}

impl Phase {
    /// The phases of `windows` windows of `window` elements over `size` elements; `None` if a number is too
    /// large.
    fn all(slide: Slide, size: usize, window: usize, windows: usize) -> Option<Vec<Phase>> {
        let dilation = i128::from(slide.base_dilation);
        let shared = gcd(slide.base_dilation, slide.stride);
        let period = usize::try_from(slide.base_dilation / shared).ok()?;
        let window_shared = gcd(slide.base_dilation, slide.window_dilation);
        let tap_distance = usize::try_from(slide.base_dilation / window_shared).ok()?;
        let (stride, window_dilation) =
            (slide.stride / shared, slide.window_dilation / window_shared);
        let phase = |first: usize| {
            let origin = first as i128 * i128::from(slide.stride) - i128::from(slide.low);
            let place = |tap: usize| origin + tap as i128 * i128::from(slide.window_dilation);
            let first_tap = (0..window.min(tap_distance)).find(|&tap| place(tap) % dilation == 0);
            let taps = first_tap.map_or(0, |tap| (window - tap).div_ceil(tap_distance));
            let windows = (windows - first).div_ceil(period);
            let first_tap = first_tap.unwrap_or(0);
            let low = -place(first_tap).div_euclid(dilation);
            let span = (windows as i128 - 1) * i128::from(stride)
                + (taps as i128 - 1) * i128::from(window_dilation)
                + 1;
            let slide = Slide {
                stride,
                low: low.try_into().ok()?,
                high: (span - low - size as i128).try_into().ok()?,
                base_dilation: 1,
                window_dilation,
                reversed: slide.reversed,
            };
            let first_tap = match slide.reversed && taps > 0 {
                true => window - 1 - first_tap - (taps - 1) * tap_distance,
                false => first_tap,
            };
            Some(Phase { slide, first, windows, period, first_tap, taps, tap_distance })
        };
        (0..period.min(windows)).map(phase).collect()
    }
}

fn gcd(mut a: i64, mut b: i64) -> i64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The part of a convolution that is computed by the windows of one phase along each dimension.
pub struct Part {
    /// The convolution of the operand that is not dilated.
    pub convolution: Convolution,
    /// The elements of the kernel that meet elements.
    pub kernel: Tensor,
    /// The offsets of the part's results among those of the whole convolution.
    pub target: OffsetMap,
}

/// The parts of a convolution whose left operand is dilated. Where no part has results, they are zeros. `None`
/// if the operand is not dilated, if its zeros may change a sum, or if a number is too large.
pub fn parts(
    lhs: &Tensor,
    rhs: &Tensor,
    convolution: &Convolution,
    result: &ElementType,
) -> Result<Option<Vec<Part>>, TooLarge> {
    let is_dilated = convolution.slides.iter().any(|slide| slide.base_dilation > 1);
    if !is_dilated || !zeros_are_neutral(lhs, rhs, result) {
        return Ok(None);
    }
    let shape = convolution.result_shape(lhs.shape(), rhs.shape());
    let Convolution { input, kernel, output, slides, .. } = convolution;
    let along = |index: usize| {
        let size = lhs.shape()[input.spatial[index]];
        let window = rhs.shape()[kernel.spatial[index]];
        Phase::all(slides[index], size, window, shape[output.spatial[index]])
    };
    let Some(phases) = (0..slides.len()).map(along).collect::<Option<Vec<_>>>() else {
        return Ok(None);
    };
    let mut parts = vec![];
    for index in indices(&phases.iter().map(Vec::len).collect::<Vec<_>>()) {
        let phases: Vec<Phase> = phases.iter().zip(index).map(|(it, phase)| it[phase]).collect();
        // Windows without a tap meet nothing but zeros.
        if phases.iter().all(|phase| phase.taps > 0) {
            let slides = phases.iter().map(|phase| phase.slide).collect();
            let convolution = Convolution { slides, ..convolution.clone() };
            let kernel = taps(rhs, &kernel.spatial, &phases)?;
            let part = convolution.result_shape(lhs.shape(), kernel.shape());
            let mut target = OffsetMap::row_major(&shape);
            target.axes.iter_mut().zip(&part).for_each(|(axis, &size)| axis.size = size);
            for (&dimension, phase) in output.spatial.iter().zip(&phases) {
                target = target.every(dimension, phase.first, phase.period, part[dimension]);
            }
            parts.push(Part { convolution, kernel, target });
        }
    }
    Ok(Some(parts))
}

/// Whether the product of a zero of the left operand with any element of the kernel changes no sum.
fn zeros_are_neutral(lhs: &Tensor, rhs: &Tensor, result: &ElementType) -> bool {
    let ordinary = |format: &FloatFormat| !format.is_irregular() && format.zero != Zero::None;
    match (lhs.element(), rhs.element(), product_type(lhs.element(), rhs.element(), result), result)
    {
        (ElementType::Integer(_), ElementType::Integer(_), _, ElementType::Integer(_)) => true,
        (
            ElementType::Float(lhs),
            ElementType::Float(kernel),
            ElementType::Float(product),
            ElementType::Float(sum),
        ) => {
            [*lhs, *kernel, *product, *sum].into_iter().all(ordinary)
                && (product == kernel || product.is_f32() || product.is_f64())
                && are_finite(kernel, rhs.words())
        }
        _ => false,
    }
}

/// Whether all codes of a format, which is not irregular, stand for finite values.
fn are_finite(format: &FloatFormat, words: &Words) -> bool {
    fn check<C: Code>(format: &FloatFormat, codes: &[C]) -> bool {
        let (mask, largest) = (format.magnitude_mask(), format.max_finite);
        let nan = match format.nan {
            NanCodes::NegativeZero => format.sign_bit(),
            _ => u64::MAX,
        };
        // Without an early exit the compiler compares many codes at a time.
        codes
            .iter()
            .map(|code| code.to_u64())
            .fold(true, |finite, code| finite & (code & mask <= largest) & (code != nan))
    }
    match Codes::of(words) {
        Codes::W8(codes) => check(format, codes),
        Codes::W16(codes) => check(format, codes),
        Codes::W32(codes) => check(format, codes),
        Codes::W64(codes) => check(format, codes),
        Codes::W128(_) => false,
    }
}

/// The elements of a kernel that meet elements of the left operand in the windows of some phases.
fn taps(kernel: &Tensor, spatial: &[usize], phases: &[Phase]) -> Result<Tensor, TooLarge> {
    let rank = kernel.shape().len();
    let (mut starts, mut distances) = (vec![0; rank], vec![1; rank]);
    let mut sizes = kernel.shape().to_vec();
    for (&dimension, phase) in spatial.iter().zip(phases) {
        starts[dimension] = phase.first_tap;
        distances[dimension] = phase.tap_distance;
        sizes[dimension] = phase.taps;
    }
    let words = movement::slice(kernel.words(), &starts, &distances, &sizes)?;
    Ok(Tensor::new(kernel.element().clone(), words))
}

/// A tensor of parts that lie in it by index maps, whose offsets are all different, and of zeros elsewhere.
pub fn join(
    parts: Vec<(Tensor, OffsetMap)>,
    element: &ElementType,
    shape: &[usize],
) -> Result<Tensor, TooLarge> {
    fn joined<W: Word>(
        parts: &[(Tensor, OffsetMap)],
        shape: &[usize],
        element: &ElementType,
    ) -> Result<Tensor, TooLarge> {
        let mut codes = filled(W::default(), shape)?;
        let rows = shape[0];
        let row = codes.len() / rows;
        // Threads share out the indices of the first dimension, unless it is one that windows slide along.
        let whole = parts.iter().all(|(_, target)| target.axes[0] == Axis::new(rows, row));
        let rows_a_task = if whole { rows.div_ceil(parallel::tasks()) } else { rows };
        let tasks: Vec<_> = codes.chunks_mut(rows_a_task * row).enumerate().collect();
        parallel::for_each(tasks, |(task, codes)| {
            for (part, target) in parts {
                let mut map = OffsetMap::row_major(part.shape()).with(target);
                if whole {
                    let first = task * rows_a_task;
                    map = map.cut(0, first..first + codes.len() / row);
                    map.base[1] = target.base[0];
                }
                copy(&map, part.codes::<W>(), codes);
            }
        });
        Ok(Tensor::from_codes(element.clone(), shape, codes))
    }
    by_word!(element.word(), W => joined::<W>(&parts, shape, element))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::super::convolution::{convolve, convolve_by_phases, convolve_dilated};
    use super::*;
    use crate::meaning::{ConvolutionAxes, SumPolicy};
    use crate::numeric::IntegerType;
    use crate::numeric::names::{BF16, F8E4M3, F8E4M3FNUZ, F32};

    fn tensor(element: &ElementType, shape: &[usize], seed: u64, finite: bool) -> Tensor {
        let code = |index: u64| {
            let code = (index + seed).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - element.bits());
            match element {
                ElementType::Float(format) if finite && !format.is_finite(code) => 1,
                _ => code,
            }
        };
        let codes = (0..shape.iter().product::<usize>() as u64).map(|index| code(index).into());
        Tensor::from_wide_codes(element.clone(), shape, codes)
    }

    fn slide() -> impl Strategy<Value = Slide> {
        (1..4i64, -2..4i64, -2..4i64, 1..5i64, 1..4i64, any::<bool>()).prop_map(
            |(stride, low, high, base_dilation, window_dilation, reversed)| Slide {
                stride,
                low,
                high,
                base_dilation,
                window_dilation,
                reversed,
            },
        )
    }

    fn convolution(slides: Vec<Slide>) -> Convolution {
        Convolution {
            input: ConvolutionAxes { batch: 0, feature: 3, spatial: vec![1, 2] },
            kernel: ConvolutionAxes { batch: 3, feature: 2, spatial: vec![0, 1] },
            output: ConvolutionAxes { batch: 2, feature: 0, spatial: vec![1, 3] },
            slides,
            feature_groups: 1,
            batch_groups: 1,
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]
        #[test]
        fn phases_give_the_bits_of_a_dilated_operand(
            slides in prop::collection::vec(slide(), 2),
            sizes in prop::collection::vec(1..6usize, 4),
            batch in 1..4usize,
            seed in any::<u64>(),
        ) {
            let integer = ElementType::Integer(IntegerType { width: 8, signed: true });
            let floats = [&F32, &BF16, &F8E4M3, &F8E4M3FNUZ].map(ElementType::Float);
            let convolution = convolution(slides);
            for element in floats.into_iter().chain([integer]) {
                let lhs = tensor(&element, &[batch, sizes[0], sizes[1], 2], seed, false);
                let rhs = tensor(&element, &[sizes[2], sizes[3], 2, 3], seed / 3, true);
                let shape = convolution.result_shape(lhs.shape(), rhs.shape());
                if shape.contains(&0) {
                    continue;
                }
                let policy = SumPolicy::default();
                let found =
                    convolve_by_phases(&lhs, &rhs, &convolution, &element).unwrap();
                let expected =
                    convolve_dilated(&lhs, &rhs, &convolution, &element, &policy).unwrap();
                let is_dilated = convolution.slides.iter().any(|slide| slide.base_dilation > 1);
                prop_assert_eq!(found.is_some(), is_dilated);
                if let Some(found) = found {
                    prop_assert_eq!(found.shape(), expected.shape());
                    for index in 0..found.len() {
                        prop_assert_eq!(found.code(index), expected.code(index), "{} {}", element, index);
                    }
                }
            }
        }
    }

    #[test]
    fn a_kernel_with_an_infinity_or_nan_meets_the_zeros() {
        let slides = vec![Slide { base_dilation: 2, ..Slide::default() }; 2];
        let convolution = convolution(slides);
        for (format, special) in
            [(&F32, 0x7F80_0000), (&F32, 0x7FC0_0000), (&F8E4M3, 0x78), (&F8E4M3FNUZ, 0x80)]
        {
            let element = ElementType::Float(format);
            let lhs = Tensor::splat(element.clone(), &[1, 3, 3, 1], format.one_code().into());
            let ones = |last: u128| {
                let codes = [format.one_code().into(), last];
                Tensor::from_wide_codes(element.clone(), &[1, 2, 1, 1], codes)
            };
            let policy = SumPolicy::default();
            let run = |rhs: &Tensor| convolve(&lhs, rhs, &convolution, &element, &policy).unwrap();
            let plain = run(&ones(format.one_code().into()));
            let special = run(&ones(special));
            // the first window reads an element and a zero
            assert_eq!(plain.code(0), format.one_code().into());
            assert!(format.is_nan(special.code(0) as u64), "{}", format.name);
        }
    }

    #[test]
    fn steps_beyond_every_number_are_left_to_the_general_way() {
        let slide = Slide { low: i64::MIN, high: i64::MAX, base_dilation: 2, ..Slide::default() };
        assert_eq!(Phase::all(slide, 1, 1, 1).map(|phases| phases.len()), Some(1));
        let slide = Slide { low: i64::MIN, base_dilation: 1, stride: 7, ..Slide::default() };
        assert_eq!(Phase::all(slide, 1, 1, 1), None);
    }
}
