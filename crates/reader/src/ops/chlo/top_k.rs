//! The op top_k: the largest elements of every row.

use crate::ir::{Dimension, Shape, TensorType};
use crate::meaning::{self, Array};
use crate::numeric::{ElementType, IntegerType};
use crate::ops::prelude::*;
use crate::tensor::allocation::TooLarge;

/// `chlo.top_k`: the `k` largest elements along the last dimension, in descending order, and their indices.
/// Of equal elements, the one with the lower index comes first. Floats are ordered by IEEE 754's totalOrder.
pub static TOP_K: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: TopK::DEFINED,
        results: Results::Exactly(2),
        form: Form::Short(
            "($operand , k = $k (, is_stable = $is_stable^)? ) attr-dict : type($operand) -> (type($values), type($indices))",
        ),
        infer: Some(infer_top_k),
        ..OpDef::new("chlo.top_k")
    },
    meaning: Meaning::Whole(top_k),
};

attributes! {
    pub struct TopK {
        /// How many elements of each row are taken.
        required k: i64 = I64,
        /// Whether equal elements keep their order; if the op does not say it, they do.
        optional is_stable: bool = Bool => true,
    }
}

pub const INDEX: ElementType = ElementType::Integer(IntegerType { width: 32, signed: true });

pub fn infer_top_k(view: &OpView<'_>) -> Result<Vec<Type>, Violation> {
    let operand = view.operand(0).ok_or_else(|| Violation::unlabelled("no operand"))?;
    let k = usize::try_from(TopK::of(view).k)
        .map_err(|_| Violation::unlabelled("k must not be negative"))?;
    let (&last, rest) = operand
        .shape
        .split_last()
        .ok_or_else(|| Violation::unlabelled("the operand must have at least one dimension"))?;
    if last.size().is_some_and(|size| size < k) {
        let message = format!("the last dimension has size {last}, k is {k}");
        return Err(Violation::unlabelled(message));
    }
    if matches!(operand.element, ElementType::Complex(_) | ElementType::Quantized(_)) {
        let message = format!("elements of type {} have no order", operand.element);
        return Err(Violation::unlabelled(message));
    }
    let shape: Shape = rest.iter().copied().chain([Dimension::Static(k)]).collect();
    let of = |element: ElementType| Type::Tensor(TensorType::with_shape(shape.clone(), element));
    Ok(vec![of(operand.element.clone()), of(INDEX)])
}

fn top_k(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    infer_top_k(view)?;
    let k = TopK::of(view).k as usize;
    Ok(Box::new(move |_, operands| {
        enough(operands[0].tensor(), k)?;
        let operand = Array::of_tensor(operands[0].tensor())?;
        let results = meaning::top_k(&mut meaning::Codes::default(), &operand, k, &INDEX)?;
        let results = results.into_iter().map(|result| Ok(result.into_tensor()?.into()));
        Ok(results.collect::<Result<_, TooLarge>>()?)
    }))
}

/// Requires the last dimension to have `k` elements, if its type left the size open.
pub fn enough(operand: &Tensor, k: usize) -> Result<(), EvalError> {
    match operand.shape().last().copied().unwrap_or_default() {
        size if size < k => {
            let message = format!("the last dimension has size {size}, k is {k}");
            Err(EvalError::Failed(message))
        }
        _ => Ok(()),
    }
}
