//! gather and scatter of every layout of dimensions.

use super::draft::{Draft, Shaped, Value, array};
use super::folds;
use super::movement::bracketed;
use super::values::{self, Flavour};

/// Which dimensions of the operand, of the indices and of the slices stand for what.
struct Layout {
    operand: Vec<usize>,
    indices: Vec<usize>,
    slices: Vec<usize>,
    window: Vec<usize>,
    dropped: Vec<usize>,
    operand_batching: Vec<usize>,
    indices_batching: Vec<usize>,
    indexed: Vec<usize>,
    vector: usize,
    slice_sizes: Vec<usize>,
}

fn layout(draft: &mut Draft) -> Layout {
    let rank = draft.random.pick(&[0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4]);
    let operand: Vec<usize> = draft.shape(rank, 600);
    let order = draft.random.permutation(rank);
    let batching = if rank > 1 && draft.random.one_in(3) { 1 } else { 0 };
    let mut operand_batching = order[..batching].to_vec();
    operand_batching.sort_unstable();
    let others = &order[batching..];
    let indexed = others
        [..draft.random.between(others.len().min(1) as i64, others.len() as i64) as usize]
        .to_vec();
    let mut dropped: Vec<usize> =
        indexed.iter().copied().filter(|it| operand[*it] > 0 && draft.random.one_in(2)).collect();
    dropped.sort_unstable();
    let slice_sizes: Vec<usize> = (0..rank)
        .map(|dimension| match () {
            () if dropped.contains(&dimension) => 1,
            () if operand_batching.contains(&dimension) => operand[dimension].min(1),
            () if draft.random.one_in(2) => operand[dimension],
            () => draft.random.between(0, operand[dimension] as i64) as usize,
        })
        .collect();
    let extra = draft.random.below(3);
    let mut batch: Vec<usize> = (0..extra).map(|_| draft.size(20)).collect();
    let mut batch_places = vec![];
    for dimension in &operand_batching {
        batch_places.push(batch.len());
        batch.push(operand[*dimension]);
    }
    let vector = match indexed.len() == 1 && draft.random.one_in(3) {
        true => batch.len(),
        false => draft.random.below(batch.len() + 1),
    };
    let implicit = indexed.len() == 1 && vector == batch.len() && draft.random.one_in(2);
    let mut indices = batch.clone();
    if !implicit {
        indices.insert(vector, indexed.len());
    }
    let indices_batching: Vec<usize> = batch_places
        .into_iter()
        .map(|place| if place >= vector && !implicit { place + 1 } else { place })
        .collect();
    let kept: Vec<usize> = (0..rank)
        .filter(|it| !dropped.contains(it) && !operand_batching.contains(it))
        .map(|it| slice_sizes[it])
        .collect();
    let mut window = draft.random.permutation(kept.len() + batch.len());
    window.truncate(kept.len());
    window.sort_unstable();
    let (mut kept, mut batch) = (kept.into_iter(), batch.into_iter());
    let total = kept.len() + batch.len();
    let slices = (0..total)
        .filter_map(|place| if window.contains(&place) { kept.next() } else { batch.next() })
        .collect();
    Layout {
        operand,
        indices,
        slices,
        window,
        dropped,
        operand_batching,
        indices_batching,
        indexed,
        vector,
        slice_sizes,
    }
}

/// Indices that lie mostly within the operand.
fn indices(draft: &mut Draft, layout: &Layout) -> Value {
    let element = draft.random.pick(&["i32", "i64", "ui32", "i16", "ui8"]);
    let ty = Shaped::new(element, &layout.indices);
    let bits = values::element(element).bits();
    let most = layout.indexed.iter().map(|it| layout.operand[*it]).max().unwrap_or(1) as i64;
    let codes = (0..ty.len()).map(|_| {
        let index = match draft.random.one_in(20) {
            true => draft.random.between(-2, most + 2),
            false => draft.random.between(0, most),
        };
        index as u128 & ((1 << bits) - 1)
    });
    let codes = codes.collect();
    draft.argument_with(&ty, codes)
}

/// One gather or one scatter.
pub fn draft(draft: &mut Draft) {
    let layout = layout(draft);
    if layout.slices.iter().product::<usize>() > 20_000 {
        return folds::reduce(draft);
    }
    if draft.random.one_in(2) { gather(draft, &layout) } else { scatter(draft, &layout) }
}

fn gather(draft: &mut Draft, layout: &Layout) {
    let element = &values::per_tensor_element(&mut draft.random);
    let operand = draft.argument_of(&Shaped::new(element, &layout.operand), Flavour::Any);
    let indices = indices(draft, layout);
    let properties = format!(
        "dimension_numbers = #stablehlo.gather<offset_dims = {}, collapsed_slice_dims = {}, operand_batching_dims = {}, \
         start_indices_batching_dims = {}, start_index_map = {}, index_vector_dim = {}>, slice_sizes = {}",
        bracketed(&layout.window),
        bracketed(&layout.dropped),
        bracketed(&layout.operand_batching),
        bracketed(&layout.indices_batching),
        bracketed(&layout.indexed),
        layout.vector,
        array(layout.slice_sizes.iter().map(|it| *it as i64)),
    );
    let result = Shaped::new(element, &layout.slices);
    let result = draft.op("stablehlo.gather", &properties, &[&operand, &indices], &result);
    draft.give(&result);
}

fn scatter(draft: &mut Draft, layout: &Layout) {
    let element = &values::per_tensor_element(&mut draft.random);
    let operand = draft.argument(&Shaped::new(element, &layout.operand));
    let indices = indices(draft, layout);
    let updates = draft.argument(&Shaped::new(element, &layout.slices));
    let properties = format!(
        "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = {}, inserted_window_dims = {}, \
         input_batching_dims = {}, scatter_indices_batching_dims = {}, scatter_dims_to_operand_dims = {}, \
         index_vector_dim = {}>",
        bracketed(&layout.window),
        bracketed(&layout.dropped),
        bracketed(&layout.operand_batching),
        bracketed(&layout.indices_batching),
        bracketed(&layout.indexed),
        layout.vector,
    );
    let body = match draft.random.one_in(4) {
        true => {
            let ty = Shaped::new(element, &[]).text();
            format!("{{ ^bb0(%a: {ty}, %b: {ty}): \"stablehlo.return\"(%b) : ({ty}) -> () }}")
        }
        false => folds::body(draft, element),
    };
    let result = operand.ty.clone();
    let operands = [&operand, &indices, &updates];
    let results =
        draft.op_with_regions("stablehlo.scatter", &properties, &operands, &[body], &[result]);
    draft.give(&results[0]);
}
