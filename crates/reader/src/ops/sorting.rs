//! The op sort.

use crate::ir::TensorType;
use crate::numeric::ElementType;

use super::prelude::*;
use crate::meaning;
use crate::tensor::allocation::TooLarge;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&SORT];

/// `stablehlo.sort` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#sort)).
pub static SORT: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs")],
        attributes: Sort::DEFINED,
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Generic,
        verify: verify_sort,
        ..OpDef::new("stablehlo.sort")
    },
    meaning: Meaning::WithBodies(sort),
};

attributes! {
    pub struct Sort {
        /// The dimension along which rows are sorted; a negative one counts from the last.
        optional dimension: i64 = I64 => -1,
        /// Whether rows that compare equal keep their order.
        optional is_stable: bool = Bool,
    }
}

fn verify_sort(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let types: Option<Vec<_>> = view.operand_types().map(Type::as_tensor).collect();
    let Some(inputs) = types else { return };
    if !require(!inputs.is_empty(), "sort_c1", || "no inputs".into(), violations) {
        return;
    }
    refuse_per_axis(view, 0..inputs.len(), "sort_i1", violations);
    let results = view.result_types();
    let same_types = results.len() == inputs.len()
        && view.operand_types().zip(results).all(|(input, result)| input.compatible(result));
    let message = || "the results do not have the types of the inputs".into();
    require(same_types, "sort_c2", message, violations);
    let mut joint = inputs[0].clone();
    let mut tensors = inputs.iter().copied().chain(view.result_types().filter_map(Type::as_tensor));
    let same_shapes = tensors.all(|tensor| join(&mut joint, tensor));
    require(same_shapes, "sort_c3", || "the inputs differ in shape".into(), violations);
    let (dimension, rank) = (Sort::of(view).dimension, inputs[0].rank());
    let message = || format!("dimension {dimension} is not one of rank {rank}");
    require(sort_dimension(view, rank).is_some(), "sort_c4", message, violations);
    verify_comparator(view, &inputs, violations);
}

fn verify_comparator(view: &OpView<'_>, inputs: &[&TensorType], violations: &mut Vec<Violation>) {
    let fits = signature(view, 0).is_some_and(|(arguments, returned)| {
        let expected = inputs.iter().flat_map(|input| [&input.element; 2]);
        arguments.len() == 2 * inputs.len()
            && arguments.into_iter().zip(expected).all(|(found, wanted)| is_scalar(found, wanted))
            && returned.len() == 1
            && is_scalar(returned[0], &ElementType::Boolean)
    });
    let message = || {
        "the comparator has to take two scalars of each input's element type in turn and return \
         a tensor<i1>"
            .into()
    };
    require(fits, "sort_c5", message, violations);
}

/// The dimension of the sort, which counts from the end if it is negative.
pub fn sort_dimension(view: &OpView<'_>, rank: usize) -> Option<usize> {
    let written = Sort::of(view).dimension;
    let counted = if written < 0 { written.checked_add(rank as i64)? } else { written };
    usize::try_from(counted).ok().filter(|&dimension| dimension < rank)
}

fn sort(view: &OpView<'_>, mut bodies: Vec<Body>) -> Result<Evaluate, Violation> {
    let rank = tensor_result(view, 0)?.rank();
    let no_dimension = || Violation::new("sort_c4", "no such dimension");
    let dimension = sort_dimension(view, rank).ok_or_else(no_dimension)?;
    let no_comparator = || Violation::unlabelled("sort has no comparator");
    let comparator = plain::Region::of(view, bodies.pop().ok_or_else(no_comparator)?)?;
    Ok(Box::new(move |runtime, operands| {
        let inputs = plain::arrays(operands)?;
        if inputs.iter().any(|input| input.shape() != inputs[0].shape()) {
            return Err(EvalError::Failed("the inputs differ in shape [sort_c3]".into()));
        }
        let results: Vec<meaning::Array<u128>> = meaning::sort(&inputs, dimension, |pair| {
            Ok::<bool, EvalError>(comparator.apply(runtime, pair)?[0] != 0)
        })?;
        Ok(results
            .into_iter()
            .map(|result| Ok(result.into_tensor()?.into()))
            .collect::<Result<_, TooLarge>>()?)
    }))
}
