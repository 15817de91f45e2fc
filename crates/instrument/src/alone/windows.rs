//! Which elements a window covers: the terms of the sums of convolutions and of reductions of windows.

use crate::hardware::parallel;
use crate::meaning::{Convolution, Slide};

/// The terms of how many sums a task counts at least.
const COUNTED: usize = 1 << 12;

/// A dimension along which a window slides.
#[derive(Clone)]
struct Axis {
    slide: Slide,
    /// How many elements the window has along it.
    window: usize,
    /// How many elements the operand has along it.
    size: usize,
    /// How many windows there are, and how many results lie between neighbouring ones.
    windows: [usize; 2],
    /// How many elements lie between neighbouring ones in the operand and in the kernel.
    strides: [usize; 2],
}

impl Axis {
    /// The place in the operand of an element of a window, if there is one.
    fn place(&self, window: usize, at: usize) -> Option<usize> {
        let padded = self.slide.element(window, at, self.window) as i64 - self.slide.low;
        let dilation = self.slide.base_dilation;
        let is_inside =
            padded >= 0 && padded % dilation == 0 && padded / dilation < self.size as i64;
        is_inside.then(|| (padded / dilation) as usize)
    }

    /// How many elements of the operand each window covers.
    fn inside(&self) -> Vec<f64> {
        let count = |window: usize| {
            (0..self.window).filter(|&at| self.place(window, at).is_some()).count() as f64
        };
        (0..self.windows[0]).map(count).collect()
    }
}

/// The batches and features of a convolution.
#[derive(Clone, Copy)]
struct Features {
    /// The number of results between neighbouring ones, and how many there are: of the batch, of the output features.
    batch: [usize; 2],
    output: [usize; 2],
    /// How many output features a group has.
    of_group: usize,
    /// How many input features a sum has, and how many elements lie between neighbouring ones in either operand.
    inputs: usize,
    strides: [usize; 2],
    /// How many elements of the operand lie between neighbouring batches, and between groups.
    batch_stride: usize,
    group_stride: usize,
    /// How many elements of the kernel lie between neighbouring output features.
    output_stride: usize,
}

/// The terms of each sum, as places of both operands; of a reduction the places of the other operand mean nothing.
#[derive(Clone)]
pub struct WindowTerms {
    axes: Vec<Axis>,
    features: Option<Features>,
}

/// How many elements lie between neighbouring ones along each dimension.
fn strides(shape: &[usize]) -> Vec<usize> {
    let order: Vec<usize> = (0..shape.len()).collect();
    strides_in(shape, &order)
}

/// How many elements lie between neighbouring ones along each dimension if the dimensions are stored in an order, the last
/// one of which is contiguous.
fn strides_in(shape: &[usize], order: &[usize]) -> Vec<usize> {
    let (mut strides, mut step) = (vec![1; shape.len()], 1);
    for &dimension in order.iter().rev() {
        strides[dimension] = step;
        step *= shape[dimension];
    }
    strides
}

/// The orders in which the dimensions of a convolution's operands are stored so that the input features that a sum runs over
/// are neighbours.
pub fn features_last(convolution: &Convolution) -> [Vec<usize>; 2] {
    [&convolution.input, &convolution.kernel].map(|it| {
        let spatial = it.spatial.iter().copied();
        [it.batch].into_iter().chain(spatial).chain([it.feature]).collect()
    })
}

impl WindowTerms {
    /// The windows of a reduction of an operand of this shape.
    pub fn of_reduction(shape: &[usize], window: &[usize], slides: &[Slide]) -> WindowTerms {
        let along =
            |dimension: usize| slides[dimension].windows(shape[dimension], window[dimension]);
        let result: Vec<usize> = (0..shape.len()).map(along).collect();
        let (of_operand, of_result) = (strides(shape), strides(&result));
        let axis = |dimension: usize| Axis {
            slide: slides[dimension],
            window: window[dimension],
            size: shape[dimension],
            windows: [result[dimension], of_result[dimension]],
            strides: [of_operand[dimension], 0],
        };
        WindowTerms { axes: (0..shape.len()).map(axis).collect(), features: None }
    }

    /// The windows of a convolution of operands of these shapes.
    pub fn of_convolution(convolution: &Convolution, lhs: &[usize], rhs: &[usize]) -> WindowTerms {
        WindowTerms::stored(convolution, [lhs, rhs], [strides(lhs), strides(rhs)])
    }

    /// The windows of a convolution of operands of these shapes that are stored with the [features last](features_last).
    pub fn of_features_last(convolution: &Convolution, operands: [&[usize]; 2]) -> WindowTerms {
        let [lhs, rhs] = operands;
        let [lhs_order, rhs_order] = features_last(convolution);
        let strides = [strides_in(lhs, &lhs_order), strides_in(rhs, &rhs_order)];
        WindowTerms::stored(convolution, operands, strides)
    }

    /// The windows of a convolution of operands whose dimensions have these distances of neighbours.
    fn stored(
        convolution: &Convolution,
        [lhs, rhs]: [&[usize]; 2],
        [of_lhs, of_rhs]: [Vec<usize>; 2],
    ) -> WindowTerms {
        let Convolution { input, kernel, output, slides, feature_groups, batch_groups } =
            convolution;
        let result = convolution.result_shape(lhs, rhs);
        let of_result = strides(&result);
        let axis = |spatial: usize| {
            let [input, kernel, output] =
                [input.spatial[spatial], kernel.spatial[spatial], output.spatial[spatial]];
            Axis {
                slide: slides[spatial],
                window: rhs[kernel],
                size: lhs[input],
                windows: [result[output], of_result[output]],
                strides: [of_lhs[input], of_rhs[kernel]],
            }
        };
        let inputs = rhs[kernel.feature];
        let group_stride = match batch_groups {
            1 => inputs * of_lhs[input.feature],
            _ => lhs[input.batch] / batch_groups * of_lhs[input.batch],
        };
        let features = Features {
            batch: [of_result[output.batch], result[output.batch]],
            output: [of_result[output.feature], result[output.feature]],
            of_group: (rhs[kernel.batch] / (feature_groups * batch_groups)).max(1),
            inputs,
            strides: [of_lhs[input.feature], of_rhs[kernel.feature]],
            batch_stride: of_lhs[input.batch],
            group_stride,
            output_stride: of_rhs[kernel.batch],
        };
        WindowTerms { axes: (0..slides.len()).map(axis).collect(), features: Some(features) }
    }

    /// How many terms a run of input features has; they are neighbours if the features are stored last.
    pub fn run(&self) -> usize {
        self.features.as_ref().map_or(1, |it| it.inputs)
    }

    /// How many results lie between neighbouring output features of a convolution, and how many of these there are.
    pub fn outputs(&self) -> [usize; 2] {
        self.features.as_ref().map_or([1; 2], |it| it.output)
    }

    /// How many terms each of `sums` sums has; `None` if all windows lie inside of the operand.
    pub fn counts(&self, sums: usize) -> Option<Vec<f64>> {
        let inside: Vec<Vec<f64>> = self.axes.iter().map(Axis::inside).collect();
        let is_full = |(axis, inside): (&Axis, &Vec<f64>)| {
            inside.iter().all(|count| *count == axis.window as f64)
        };
        if self.axes.iter().zip(&inside).all(is_full) {
            return None;
        }
        let inputs = self.run() as f64;
        let count = |place: usize| {
            let along = self.axes.iter().zip(&inside).map(|(axis, inside)| {
                let [windows, step] = axis.windows;
                inside[place / step % windows.max(1)]
            });
            inputs * along.product::<f64>()
        };
        // the results between neighbouring windows have terms of one window
        let run = self.axes.iter().map(|axis| axis.windows[1].max(1)).min().unwrap_or(1);
        let mut counts = vec![0.0; sums];
        parallel::for_each_chunk(&mut counts, COUNTED.next_multiple_of(run), |chunk, counts| {
            let first = chunk * COUNTED.next_multiple_of(run);
            for (counts, place) in counts.chunks_mut(run).zip((first..).step_by(run)) {
                counts.fill(count(place));
            }
        });
        Some(counts)
    }

    /// Shows the places of both factors of each term of the sum at this place of the result, those that are elements of the
    /// operand; stops where `visit` says `false`.
    pub fn visit(&self, place: usize, mut visit: impl FnMut(usize, usize) -> bool) {
        let [of_left, of_right] = self.features.as_ref().map_or([0, 0], |it| it.strides);
        self.visit_runs(place, |left, right| {
            (0..self.run()).all(|input| visit(left + input * of_left, right + input * of_right))
        });
    }

    /// Shows the terms of the sum at this place of the result as [`WindowTerms::visit`] does, but of each run of input
    /// features the first term alone.
    pub fn visit_runs(&self, place: usize, mut visit: impl FnMut(usize, usize) -> bool) {
        let (mut left, mut right) = (0, 0);
        if let Some(features) = &self.features {
            let [batch, output] =
                [features.batch, features.output].map(|[step, count]| place / step % count.max(1));
            left =
                batch * features.batch_stride + output / features.of_group * features.group_stride;
            right = output * features.output_stride;
        }
        self.along(&self.axes, place, [left, right], &mut visit);
    }

    fn along(
        &self,
        axes: &[Axis],
        place: usize,
        [left, right]: [usize; 2],
        visit: &mut impl FnMut(usize, usize) -> bool,
    ) -> bool {
        let Some((axis, rest)) = axes.split_first() else {
            return visit(left, right);
        };
        let [windows, step] = axis.windows;
        let window = place / step % windows.max(1);
        (0..axis.window).all(|at| {
            let Some(element) = axis.place(window, at) else { return true };
            let left = left + element * axis.strides[0];
            self.along(rest, place, [left, right + at * axis.strides[1]], visit)
        })
    }
}
