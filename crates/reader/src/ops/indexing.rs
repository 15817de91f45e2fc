//! Data movement by run-time indices: dynamic slices (gather and scatter have files of their own).

use crate::ir::{Dimension, Shape, TensorType};

use super::gather::{GATHER, something_to_gather};
use super::prelude::*;
use super::scatter::SCATTER;
use super::window_numbers::{index_values, is_index_type};
use crate::meaning::{self, WindowDimensions};

/// The entries of this family.
pub static ENTRIES: &[&Entry] =
    &[&DYNAMIC_SLICE, &DYNAMIC_UPDATE_SLICE, &GATHER, &SCATTER, &TORCH_INDEX_SELECT];

/// `stablehlo.dynamic_slice` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dynamic_slice)).
pub static DYNAMIC_SLICE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), variadic_operand("start_indices")],
        attributes: DynamicSlice::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , custom<VariadicOperandWithAttribute>($start_indices) sizes = $slice_sizes attr-dict : functional-type(operands, results)",
        ),
        verify: verify_dynamic_slice,
        ..OpDef::new("stablehlo.dynamic_slice")
    },
    meaning: Meaning::Whole(dynamic_slice),
};

attributes! { pub struct DynamicSlice { required slice_sizes: Vec<i64> = I64Array } }

fn verify_dynamic_slice(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    refuse_per_axis(view, [0], "dynamic_slice_i1", violations);
    require_element(result, operand, false, "dynamic_slice_c1", violations);
    verify_starts(view, 1, ["dynamic_slice_i2", "dynamic_slice_c3"], violations);
    let slice_sizes = DynamicSlice::of(view).slice_sizes;
    let (starts, rank) = (view.op.operands.len() - 1, operand.rank());
    let message = || {
        let sizes = slice_sizes.len();
        format!("{starts} start indices and {sizes} slice sizes for rank {rank}")
    };
    let per_dimension = starts == rank && slice_sizes.len() == rank;
    if !require(per_dimension, "dynamic_slice_c2", message, violations) {
        return;
    }
    let fits = fits_within(&slice_sizes, &operand.shape, "dynamic_slice_c4", violations);
    if fits {
        require_shape(result, &known(&sizes(&slice_sizes)), "dynamic_slice_c5", violations);
    }
}

fn dynamic_slice(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let element = tensor_result(view, 0)?.element.clone();
    let written = DynamicSlice::of(view).slice_sizes;
    let slice_sizes = sizes(&written);
    Ok(Box::new(move |_, operands| {
        let (operand, starts) = (plain::arrays(&operands[..1])?, start_indices(&operands[1..]));
        let shape = known(operand[0].shape());
        at_run_time(|violations| {
            fits_within(&written, &shape, "dynamic_slice_c4", violations).then_some(shape)
        })?;
        let slice = meaning::dynamic_slice(&operand[0], &starts, &slice_sizes)?;
        Ok(vec![slice.with_element(element.clone()).into_tensor()?.into()])
    }))
}

/// The start indices as numbers.
fn start_indices(starts: &[Value]) -> Vec<i64> {
    starts.iter().map(|start| index_values(start.tensor())[0]).collect()
}

/// `stablehlo.dynamic_update_slice` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dynamic_update_slice)).
pub static DYNAMIC_UPDATE_SLICE: Entry = Entry {
    def: OpDef {
        operands: &[
            one_operand("operand"),
            one_operand("update"),
            variadic_operand("start_indices"),
        ],
        results: Results::Exactly(1),
        form: Form::Short("operands attr-dict : functional-type(operands, results)"),
        verify: verify_dynamic_update_slice,
        ..OpDef::new("stablehlo.dynamic_update_slice")
    },
    meaning: Meaning::Whole(dynamic_update_slice),
};

fn verify_dynamic_update_slice(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    let Some(update) = view.operand(1) else { return };
    refuse_per_axis(view, [0], "dynamic_update_slice_i1", violations);
    require_element(result, operand, false, "dynamic_update_slice_c1", violations);
    require_shape(result, &operand.shape, "dynamic_update_slice_c1", violations);
    require_element(update, operand, false, "dynamic_update_slice_c2", violations);
    verify_starts(view, 2, ["dynamic_update_slice_i3", "dynamic_update_slice_c5"], violations);
    let (starts, rank) = (view.op.operands.len() - 2, operand.rank());
    let message = || format!("{starts} start indices for rank {rank}");
    require(starts == rank, "dynamic_update_slice_c4", message, violations);
    let message = || format!("the update has rank {}, the operand {rank}", update.rank());
    if require(update.rank() == rank, "dynamic_update_slice_c3", message, violations) {
        update_fits(&update.shape, &operand.shape, violations);
    }
}

fn dynamic_update_slice(_: &OpView<'_>) -> Result<Evaluate, Violation> {
    Ok(Box::new(move |_, operands| {
        let (tensors, starts) = (plain::arrays(&operands[..2])?, start_indices(&operands[2..]));
        let [shape, update] = [&tensors[0], &tensors[1]].map(|tensor| known(tensor.shape()));
        at_run_time(|violations| update_fits(&update, &shape, violations))?;
        let result = meaning::dynamic_update_slice(&tensors[0], &tensors[1], &starts)?;
        Ok(vec![result.into_tensor()?.into()])
    }))
}

/// The shape of the operand, if the update fits into it.
pub fn update_fits(
    update: &[Dimension],
    operand: &[Dimension],
    violations: &mut Vec<Violation>,
) -> Option<Shape> {
    let fits = update.iter().zip(operand).all(|(update, operand)| {
        update.size().zip(operand.size()).is_none_or(|(update, operand)| update <= operand)
    });
    let message = || format!("the update of shape {} does not fit {}", show(update), show(operand));
    require(fits, "dynamic_update_slice_c6", message, violations);
    fits.then(|| Shape::from_slice(operand))
}

/// Checks that start indices are scalars (first label) of one integer type (second label).
fn verify_starts(
    view: &OpView<'_>,
    first: usize,
    labels: [&'static str; 2],
    violations: &mut Vec<Violation>,
) {
    let types: Vec<_> =
        (first..view.op.operands.len()).filter_map(|operand| view.operand(operand)).collect();
    let scalars = types.iter().all(|ty| ty.rank() == 0 && is_index_type(&ty.element));
    let message = || "the start indices have to be scalars of integer type".into();
    require(scalars, labels[0], message, violations);
    let same = types.iter().all(|ty| ty.element == types[0].element);
    require(same, labels[1], || "the start indices differ in type".into(), violations);
}

/// `stablehlo.torch_index_select` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#torch_index_select)).
pub static TORCH_INDEX_SELECT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand"), one_operand("index")],
        attributes: TorchIndexSelect::DEFINED,
        results: Results::Exactly(1),
        form: Form::Generic,
        infer: Some(infer_torch_index_select),
        verify: verify_torch_index_select,
        ..OpDef::new("stablehlo.torch_index_select")
    },
    meaning: Meaning::Whole(torch_index_select),
};

attributes! {
    pub struct TorchIndexSelect {
        required dim: i64 = I64,
        required batch_dims: i64 = I64,
    }
}

/// The dimension along which the op selects, and the number of batch dimensions.
pub fn selection(view: &OpView<'_>) -> Result<(usize, usize), Violation> {
    let ranks = view.operand(0).zip(view.operand(1)).map(|(a, b)| (a.rank(), b.rank()));
    let (operand, index) = ranks.unwrap_or_default();
    let TorchIndexSelect { dim, batch_dims } = TorchIndexSelect::of(view);
    let wrong = || {
        let message = format!("dim {dim} and batch_dims {batch_dims} for ranks {operand}, {index}");
        Violation::unlabelled(message)
    };
    let dim = dimensions(&[dim], operand).ok_or_else(wrong)?[0];
    let batch_dims = usize::try_from(batch_dims).ok().filter(|&dims| dims <= index.min(dim));
    Ok((dim, batch_dims.ok_or_else(wrong)?))
}

/// Infers the shape of the result, which is the operand's with the index's dimensions in place of the
/// selected one; batch dimensions are those of both.
fn infer_torch_index_select(view: &OpView<'_>) -> Result<Vec<Type>, Violation> {
    let (dim, batch_dims) = selection(view)?;
    let (Some(operand), Some(index)) = (view.operand(0), view.operand(1)) else {
        return Ok(Vec::new());
    };
    if !compatible(&operand.shape[..batch_dims], &index.shape[..batch_dims]) {
        let message = format!(
            "shapes {} and {} differ in the {batch_dims} batch dimensions",
            show(&operand.shape),
            show(&index.shape)
        );
        return Err(Violation::unlabelled(message));
    }
    let parts = [&operand.shape[..dim], &index.shape[batch_dims..], &operand.shape[dim + 1..]];
    let shape = parts.concat();
    Ok(vec![Type::Tensor(TensorType::with_shape(shape, operand.element.clone()))])
}

fn verify_torch_index_select(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    if let Some(index) = view.operand(1).filter(|index| !is_index_type(&index.element)) {
        let message = format!("the index is of {}, not of integer type", index.element);
        violations.push(Violation::unlabelled(message));
    }
}

/// Prepares the op as a gather of whole slices, whose index vectors are single numbers (docs/numerics.md).
fn torch_index_select(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (dim, batch_dims) = selection(view)?;
    let element = tensor_result(view, 0)?.element.clone();
    Ok(Box::new(move |_, operands| {
        let (operand, index) = (plain::arrays(&operands[..1])?, plain::index_array(&operands[1]));
        let (from, by) = (operand[0].shape(), index.shape());
        let shape = [&from[..dim], &by[batch_dims..], &from[dim + 1..]].concat();
        let dimensions = selected(dim, batch_dims, by.len(), shape.len());
        let mut slice_sizes = from.to_vec();
        slice_sizes[..batch_dims].fill(1);
        slice_sizes[dim] = 1;
        something_to_gather(from.contains(&0), &shape)?;
        let result = meaning::gather(&operand[0], &index, &dimensions, &slice_sizes, &shape)?;
        Ok(vec![result.with_element(element.clone()).into_tensor()?.into()])
    }))
}

/// The dimension numbers of the gather that selects along `dim`.
pub fn selected(dim: usize, batch_dims: usize, index_rank: usize, rank: usize) -> WindowDimensions {
    WindowDimensions {
        window: (batch_dims..dim).chain(dim + index_rank - batch_dims..rank).collect(),
        collapsed: vec![dim],
        operand_batching: (0..batch_dims).collect(),
        indices_batching: (0..batch_dims).collect(),
        start_index_map: vec![dim],
        index_vector: index_rank,
    }
}
