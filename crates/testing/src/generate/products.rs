//! Contractions and convolutions.

use super::draft::{Draft, Shaped, array, list, pairs};
use super::operands::is_number;
use crate::numeric::ElementType;
use crate::packs::cases::results_of_sums;

/// The type of the sums: that of the terms or, once in three times, a wider one.
fn result_of(draft: &mut Draft<'_>, element: &ElementType) -> ElementType {
    let results = results_of_sums(element);
    let place = if draft.random.one_in(3) { results.len() - 1 } else { 0 };
    results[place].clone()
}

/// A product of two tensors, with up to one dimension of batches and one or two that are contracted.
pub fn dot_general(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let types = draft.settings.types_where(is_number);
    let left = draft.any(&types, |shape| !shape.is_empty())?;
    let rank = left.ty.shape.len();
    let order = draft.random.permutation(rank);
    let contracted = draft.random.between(1, rank.min(2) as i64) as usize;
    let batches = (rank - contracted).min(draft.random.below(2));
    let (sums, rest) = order.split_at(contracted);
    let (batch, rows) = rest.split_at(batches);
    let mut rows = rows.to_vec();
    rows.sort_unstable();
    let size = |&dimension: &usize| left.ty.shape[dimension];
    let free: Vec<usize> = (0..draft.random.below(2)).map(|_| draft.size(7)).collect();
    // the right operand has the dimensions of batches, then those that are contracted, then its own
    let shape: Vec<usize> =
        batch.iter().map(size).chain(sums.iter().map(size)).chain(free.iter().copied()).collect();
    let right = draft.value(&Shaped::new(&left.ty.element, &shape));
    let result = result_of(draft, &left.ty.element);
    let result_shape: Vec<usize> =
        batch.iter().map(size).chain(rows.iter().map(size)).chain(free.iter().copied()).collect();
    let properties = format!(
        "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [{}], rhs_batching_dimensions = [{}], \
         lhs_contracting_dimensions = [{}], rhs_contracting_dimensions = [{}]>, \
         precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]",
        list(batch),
        list(0..batches),
        list(sums),
        list(batches..batches + contracted)
    );
    draft.op(op, &properties, &[&left, &right], &Shaped::new(&result, &result_shape));
    Some(())
}

/// How a convolution passes along a spatial dimension.
#[derive(Clone, Copy)]
struct Axis {
    size: usize,
    window: usize,
    stride: usize,
    padding: (i64, i64),
    base_dilation: usize,
    window_dilation: usize,
}

impl Axis {
    fn new(draft: &mut Draft<'_>) -> Axis {
        let random = &mut draft.random;
        let size = random.pick(&[3, 5, 7]);
        let window = random.between(1, 3) as usize;
        Axis {
            size,
            window,
            stride: random.pick(&[1, 1, 2]),
            padding: (random.between(0, 1), random.between(0, 1)),
            base_dilation: random.pick(&[1, 1, 1, 2]),
            window_dilation: if size >= 5 { random.pick(&[1, 1, 2]) } else { 1 },
        }
    }

    /// How many results there are.
    fn results(&self) -> usize {
        let spread = (self.size - 1) * self.base_dilation + 1;
        let padded = spread + (self.padding.0 + self.padding.1) as usize;
        let reach = (self.window - 1) * self.window_dilation + 1;
        (padded - reach) / self.stride + 1
    }
}

/// A convolution of one or two spatial dimensions, at times in groups of features or batches.
pub fn convolution(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let types = draft.settings.types_where(is_number);
    let element = (!types.is_empty()).then(|| draft.random.pick(&types))?;
    let axes: Vec<Axis> = (0..draft.random.between(1, 2)).map(|_| Axis::new(draft)).collect();
    let (features, outputs) =
        (draft.random.between(1, 3) as usize, draft.random.between(1, 3) as usize);
    let (feature_groups, batch_groups) =
        draft.random.pick(&[(1, 1), (1, 1), (1, 1), (2, 1), (1, 2)]);
    let batch = batch_groups * draft.random.between(1, 2) as usize;
    let outputs = outputs * feature_groups * batch_groups;
    let sizes = |of: &dyn Fn(&Axis) -> usize| axes.iter().map(of).collect::<Vec<usize>>();
    let shape = [&[batch][..], &sizes(&|axis| axis.size), &[features * feature_groups]].concat();
    let kernel = [&sizes(&|axis| axis.window)[..], &[features, outputs]].concat();
    let results = [&[batch / batch_groups][..], &sizes(&Axis::results), &[outputs]].concat();
    let left = draft.value(&Shaped::new(&element, &shape));
    let right = draft.value(&Shaped::new(&element, &kernel));
    let result = result_of(draft, &element);
    let places = list(0..axes.len());
    let paddings: Vec<(i64, i64)> = axes.iter().map(|axis| axis.padding).collect();
    let properties = format!(
        "batch_group_count = {batch_groups} : i64, \
         dimension_numbers = #stablehlo.conv<[b, {places}, f]x[{places}, i, o]->[b, {places}, f]>, \
         feature_group_count = {feature_groups} : i64, lhs_dilation = {}, padding = {}, \
         rhs_dilation = {}, window_strides = {}",
        array(sizes(&|axis| axis.base_dilation)),
        pairs(&paddings),
        array(sizes(&|axis| axis.window_dilation)),
        array(sizes(&|axis| axis.stride)),
    );
    draft.op(op, &properties, &[&left, &right], &Shaped::new(&result, &results));
    Some(())
}
