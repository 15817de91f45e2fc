//! The largest elements of lines, in order.

use crate::engine::codes::Codes;
use crate::engine::sorts::{Keys, Lines, order_of};
use crate::ir::{Attribute, TensorType};
use crate::ir::{OpView, Violation};
use crate::numeric::{ElementType, IntegerType};
use crate::ops::calls::{configured, configured_integer, refusal};
use crate::ops::constraints::*;
use crate::ops::{EvalError, Evaluate};
use crate::tensor::allocation::{collected, with_capacity};
use crate::tensor::{Tensor, Value};

/// `mhlo.topk` and `TopK`: the k largest elements along the last dimension (the smallest if the attribute
/// `largest` is false) and their indices, in IEEE's total order; of equal elements, the first come first.
pub fn top_k(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let operand = one_tensor(view, 1)?;
    let dimension = operand.rank().checked_sub(1);
    let dimension = dimension.ok_or_else(|| refusal(view, "the operand has rank 0"))?;
    let largest = !matches!(configured(view, "largest"), Some(Attribute::Boolean(false)));
    let select = Selection::new(view, dimension, configured_integer(view, "k"), largest, &INDEX)?;
    Ok(Box::new(move |_, operands| {
        let operand = operands[0].tensor();
        select.of(operand, |_, at| at as u128)
    }))
}

const INDEX: ElementType = ElementType::Integer(IntegerType { width: 32, signed: true });

/// `ApproxTopK` of one operand and its indices: the exact answer, which every approximation allows. Operand
/// 4, if there is one, states the number of selected elements. If `aggregate_to_topk` is false the results are
/// more candidates than `top_k`, here the first of all elements in order, as XLA has it where it does not approximate.
pub fn approximate_top_k(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let operands = view.op.operands.len();
    let operand = one_tensor(view, operands.clamp(4, 5))?;
    let Some(indices) = view.operand(1).filter(|ty| ty.compatible_shape(operand)) else {
        return Err(refusal(view, "the indices have to be of the operand's shape"));
    };
    let scalar =
        |index: usize| view.operand(index).filter(|ty| ty.rank() == 0).map(|ty| &ty.element);
    if scalar(2) != Some(&operand.element) || scalar(3) != Some(&indices.element) {
        return Err(refusal(view, "operands 2 and 3 are scalars of the types of operands 0 and 1"));
    }
    if operands == 5 && scalar(4) != Some(&INDEX) {
        return Err(refusal(view, "operand 4 has to be a tensor<i32>"));
    }
    let dimension = configured_integer(view, "reduction_dim").and_then(|d| usize::try_from(d).ok());
    let dimension = dimension.ok_or_else(|| refusal(view, "there is no reduction_dim"))?;
    let comparator = match view.attribute("called_computations") {
        Some(Attribute::Array(names)) => match names.as_slice() {
            [Attribute::Symbol(path)] => path.last().cloned().unwrap_or_default(),
            _ => Default::default(),
        },
        _ => Default::default(),
    };
    let largest = match (comparator.contains("_gt_"), comparator.contains("_lt_")) {
        (true, false) => true,
        (false, true) => false,
        _ => {
            let message = format!("the comparator @{comparator} is neither top_k_gt nor top_k_lt");
            return Err(refusal(view, message));
        }
    };
    // candidates that are not reduced to k: as many as the results have
    let are_candidates =
        matches!(configured(view, "aggregate_to_topk"), Some(Attribute::Boolean(false)));
    let count = configured_integer(view, "top_k").filter(|_| !are_candidates);
    let select = Selection::new(view, dimension, count, largest, &indices.element)?;
    Ok(Box::new(move |_, operands| {
        let (operand, indices) = (operands[0].tensor(), operands[1].tensor());
        if let Some(stated) = operands.get(4).map(|count| count.tensor().code(0) as u32 as i32)
            && !are_candidates
            && usize::try_from(stated) != Ok(select.count)
        {
            let message = format!("k is {stated}, the results have {}", select.count);
            return Err(EvalError::Failed(message));
        }
        if indices.shape() != operand.shape() {
            return Err(EvalError::Failed("the operands differ in shape".into()));
        }
        select.of(operand, |place, _| indices.code(place))
    }))
}

fn one_tensor<'a>(view: &OpView<'a>, operands: usize) -> Result<&'a TensorType, Violation> {
    let found = view.op.operands.len();
    match view.operand(0) {
        Some(operand) if found == operands => Ok(operand),
        _ => Err(refusal(view, format!("takes {operands} tensors, found {found} operands"))),
    }
}

/// A selection: how many elements are selected along which dimension, and in which order.
struct Selection {
    dimension: usize,
    count: usize,
    largest: bool,
    keys: Keys,
    types: [TensorType; 2],
}

impl Selection {
    fn new(
        view: &OpView<'_>,
        dimension: usize,
        count: Option<i64>,
        largest: bool,
        index: &ElementType,
    ) -> Result<Selection, Violation> {
        let operand = view.operand(0).ok_or_else(|| refusal(view, "the operand is no tensor"))?;
        let types = [tensor_result(view, 0)?.clone(), tensor_result(view, 1)?.clone()];
        let elements = [&operand.element, index];
        let same = types.iter().zip(elements).all(|(ty, element)| ty.element == *element);
        if !same || view.op.results.len() != 2 {
            let [elements, indices] = elements;
            let message =
                format!("gives elements of type {elements} and indices of type {indices}");
            return Err(refusal(view, message));
        }
        let written = types[0].shape.get(dimension).and_then(|size| size.size());
        let count = count.map_or(written, |count| usize::try_from(count).ok());
        let keys = Keys::of(&operand.element, true);
        match (count, keys) {
            (Some(count), Some(keys)) if dimension < operand.rank() => {
                Ok(Selection { dimension, count, largest, keys, types })
            }
            _ => Err(refusal(view, "how many of what to select is not stated")),
        }
    }

    /// The selected elements, and for each the result of `index`, which gets the element's row-major place in
    /// the operand and its place in the line.
    fn of(
        &self,
        operand: &Tensor,
        index: impl Fn(usize, usize) -> u128,
    ) -> Result<Vec<Value>, EvalError> {
        let lines = Lines::along(operand.shape(), self.dimension);
        if self.count > lines.length {
            let message = format!("{} of {} elements are asked for", self.count, lines.length);
            return Err(EvalError::Failed(message));
        }
        let mut shape = operand.shape().to_vec();
        shape[self.dimension] = self.count;
        let [mut elements, mut indices] = [with_capacity(&shape)?, with_capacity(&shape)?];
        elements.resize(shape.iter().product(), 0u128);
        indices.resize(elements.len(), 0u128);
        let targets = Lines::along(&shape, self.dimension);
        for line in 0..lines.count {
            let mut places = with_capacity::<usize>(&[lines.length])?;
            places.extend(lines.places(line));
            let codes = collected(places.iter().map(|&place| operand.code(place) as u64))?;
            let mut keys = with_capacity(&[codes.len()])?;
            self.keys.extend(Codes::W64(&codes), &mut keys);
            if self.largest {
                keys.iter_mut().for_each(|key| *key = !*key);
            }
            for (target, at) in targets.places(line).zip(order_of(&keys)?) {
                elements[target] = operand.code(places[at]);
                indices[target] = index(places[at], at);
            }
        }
        let results = [
            Tensor::try_from_wide_codes(operand.element().clone(), &shape, elements)?,
            Tensor::try_from_wide_codes(self.types[1].element.clone(), &shape, indices)?,
        ];
        match self.types.iter().zip(&results).all(|(ty, result)| ty.admits(result.shape())) {
            true => Ok(results.map(Value::from).into()),
            false => Err(EvalError::Failed(format!("the results have shape {shape:?}"))),
        }
    }
}
