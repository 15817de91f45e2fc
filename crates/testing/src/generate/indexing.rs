//! Ops that choose elements by indices.

use super::draft::{Draft, Shaped, Value, array, list};
use super::folding::{fold_body, folds_of};
use super::literals::code_of;
use super::movement::index_type;

/// Indices into a dimension as one constant, or a live value of integers; some of them outside of the dimension.
fn indices(draft: &mut Draft<'_>, size: usize) -> Value {
    let element = index_type(draft);
    let found = draft.find(|it| {
        it.ty.element == element && it.ty.shape.len() == 1 && (1..=9).contains(&it.ty.len())
    });
    if let Some(found) = found.filter(|_| draft.random.one_in(2)) {
        return found;
    }
    let count = draft.random.between(1, 5) as usize;
    let numbers: Vec<i64> = (0..count).map(|_| draft.random.between(-1, size as i64)).collect();
    let codes: Vec<u128> = numbers.iter().map(|&it| code_of(&element, it.into())).collect();
    draft.constant(&Shaped::new(&element, &[count]), &codes)
}

/// The starting indices of a slice, a scalar for each dimension; some are outside of the operand.
fn starts(draft: &mut Draft<'_>, shape: &[usize]) -> Vec<Value> {
    let element = index_type(draft);
    let ty = Shaped::new(&element, &[]);
    let mut start = |size: usize| {
        let found = draft.find(|it| it.ty == ty);
        match found {
            Some(found) if draft.random.one_in(2) => found,
            _ => {
                let number = draft.random.between(-1, size as i64);
                draft.constant(&ty, &[code_of(&element, number.into())])
            }
        }
    };
    shape.iter().map(|&size| start(size)).collect()
}

/// A part of a shape, no larger in any dimension.
fn part(draft: &mut Draft<'_>, shape: &[usize]) -> Vec<usize> {
    shape
        .iter()
        .map(|&size| draft.random.between(size.min(1) as i64, size as i64) as usize)
        .collect()
}

pub fn dynamic_slice(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let types = draft.settings.types.clone();
    let operand = draft.any(&types, |shape| !shape.is_empty())?;
    let starts = starts(draft, &operand.ty.shape);
    let sizes = part(draft, &operand.ty.shape);
    let operands: Vec<&Value> = [&operand].into_iter().chain(&starts).collect();
    let properties = format!("slice_sizes = {}", array(&sizes));
    draft.op(op, &properties, &operands, &Shaped::new(&operand.ty.element, &sizes));
    Some(())
}

pub fn dynamic_update_slice(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let types = draft.settings.types.clone();
    let operand = draft.any(&types, |shape| !shape.is_empty())?;
    let starts = starts(draft, &operand.ty.shape);
    let sizes = part(draft, &operand.ty.shape);
    let update = draft.value(&Shaped::new(&operand.ty.element, &sizes));
    let operands: Vec<&Value> = [&operand, &update].into_iter().chain(&starts).collect();
    draft.op(op, "", &operands, &operand.ty);
    Some(())
}

/// The dimensions but one.
fn others(rank: usize, but: usize) -> Vec<usize> {
    (0..rank).filter(|&dimension| dimension != but).collect()
}

/// Slices of one dimension, put side by side along the first dimension of the result.
pub fn gather(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let types = draft.settings.types.clone();
    let operand = draft.any(&types, |shape| !shape.is_empty() && !shape.contains(&0))?;
    let rank = operand.ty.shape.len();
    let dimension = draft.random.below(rank);
    let indices = indices(draft, operand.ty.shape[dimension]);
    let mut sizes = part(draft, &operand.ty.shape);
    sizes[dimension] = 1;
    let mut shape = vec![indices.ty.len()];
    shape.extend(others(rank, dimension).iter().map(|&other| sizes[other]));
    let offsets = list(1..rank);
    let properties = format!(
        "dimension_numbers = #stablehlo.gather<offset_dims = [{offsets}], collapsed_slice_dims = [{dimension}], \
         start_index_map = [{dimension}], index_vector_dim = 1>, indices_are_sorted = false, \
         slice_sizes = {}",
        array(sizes)
    );
    let result = Shaped::new(&operand.ty.element, &shape);
    draft.op(op, &properties, &[&operand, &indices], &result);
    Some(())
}

/// Slices of one dimension that are replaced, at indices that differ, or into which updates are folded.
pub fn scatter(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let types = draft.settings.types.clone();
    let operand = draft.any(&types, |shape| !shape.is_empty() && !shape.contains(&0))?;
    let rank = operand.ty.shape.len();
    let dimension = draft.random.below(rank);
    let folds = folds_of(&operand.ty.element);
    let fold = match folds.is_empty() || draft.random.one_in(3) {
        true => None,
        false => Some(draft.random.pick(&folds)),
    };
    let size = operand.ty.shape[dimension];
    let indices = match fold {
        Some(_) => indices(draft, size),
        None => {
            let element = index_type(draft);
            let mut places = draft.random.permutation(size + 1);
            places.truncate(draft.random.between(1, 4) as usize);
            let codes: Vec<u128> = places.iter().map(|&it| code_of(&element, it as i128)).collect();
            draft.constant(&Shaped::new(&element, &[codes.len()]), &codes)
        }
    };
    let mut shape = vec![indices.ty.len()];
    shape.extend(others(rank, dimension).iter().map(|&other| operand.ty.shape[other]));
    let updates = draft.value(&Shaped::new(&operand.ty.element, &shape));
    let properties = format!(
        "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [{}], inserted_window_dims = [{dimension}], \
         scatter_dims_to_operand_dims = [{dimension}], index_vector_dim = 1>, \
         indices_are_sorted = false, unique_indices = {}",
        list(1..rank),
        fold.is_none()
    );
    let region = fold_body(draft, fold.map(|fold| fold.op), &operand.ty.element);
    draft.whole_op(
        op,
        &properties,
        &[&operand, &indices, &updates],
        &[region],
        std::slice::from_ref(&operand.ty),
    );
    Some(())
}
