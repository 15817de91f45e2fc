//! dot and dot_general: many sums at a time, by the tiles of [`crate::engine::contraction`]. An operand that
//! is a view is read from the tensor that it is a view of, and an operand that elementwise ops make is
//! computed while it is packed.

use super::{Consumer, Fast, Producer, Supply};
use crate::engine::contraction::{Dot, DotDimensions, OperandShape, SumPolicy, dot as contract};
use crate::engine::{LazyOperand, StridedView};
use crate::ir::{OpView, TensorType, Violation};
use crate::numeric::{ElementType, names};
use crate::ops::Evaluate;
use crate::ops::constraints::tensor_result;
use crate::ops::contraction::{
    agree_at_run_time, dimensions_of_dot, quantized, sum_policy, verified,
};
use crate::ops::summing::drawn;
use crate::paths::{self, Path};
use crate::tensor::Value;

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.dot", Fast::Whole(dot)),
    (
        "stablehlo.dot_general",
        Fast::Consuming(
            dot_general,
            Consumer {
                produced: operand_to_produce,
                reads_narrower,
                reads: reads_view,
                prepare: dot_general_supplied,
            },
        ),
    ),
];

fn dot(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let result = tensor_result(view, 0)?;
    let types = [view.operand(0), view.operand(1), Some(result)];
    if types.into_iter().flatten().any(|ty| quantized(&ty.element).is_some()) {
        return Err(Violation::unlabelled("dot of quantized types cannot be run"));
    }
    Ok(evaluate(
        view,
        dimensions_of_dot(view),
        result.element.clone(),
        SumPolicy::from(view.numerics()),
    ))
}

fn dot_general(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ([_, _, result], dimensions) = verified(view);
    Ok(evaluate(view, dimensions, result.element.clone(), sum_policy(view)))
}

/// The evaluation of a dot product, planned in advance if the shapes are known.
fn evaluate(
    view: &OpView<'_>,
    dimensions: DotDimensions,
    element: ElementType,
    policy: SumPolicy,
) -> Evaluate {
    let shape = |index: usize| view.operand(index).and_then(TensorType::static_shape);
    let (Some(lhs), Some(rhs)) = (shape(0), shape(1)) else {
        return Box::new(move |runtime, operands| {
            let (lhs, rhs) = (operands[0].tensor(), operands[1].tensor());
            agree_at_run_time(lhs, rhs, &dimensions)?;
            let policy = drawn(&policy, runtime);
            Ok(vec![contract(lhs, rhs, &dimensions, &element, &policy)?.into()])
        });
    };
    let product =
        Dot::new([lhs, rhs].map(|shape| OperandShape { shape, strided: None }), dimensions);
    Box::new(move |runtime, operands| {
        let (lhs, rhs) = (operands[0].tensor(), operands[1].tensor());
        Ok(vec![product.run(lhs, rhs, &element, &drawn(&policy, runtime))?.into()])
    })
}

/// The index of the operand that a program may make: the right operand of a dot_general in f32 that is packed
/// row by row in memory order, such as weights that are converted and scaled first.
fn operand_to_produce(view: &OpView<'_>) -> Option<usize> {
    let (types, dimensions) = verified(view);
    let f32 = ElementType::Float(&names::F32);
    let is_plain = types.iter().all(|ty| ty.element == f32 && ty.static_len().is_some())
        && sum_policy(view) == SumPolicy::default();
    let last = types[1].rank().checked_sub(1)?;
    let is_in_rows = dimensions.rhs_free(types[1].rank()).contains(&last)
        && dimensions.rhs_contracting.len() == 1;
    (is_plain && is_in_rows).then_some(1)
}

/// Whether operands may be read in types that have fewer values: their elements are multiplied as f32, whatever type with
/// these values they have, and the policy is the default.
fn reads_narrower(view: &OpView<'_>) -> bool {
    let ([lhs, rhs, result], _) = verified(view);
    let fits = |ty: &TensorType| {
        matches!(ty.element, ElementType::Float(format) if format.fits_f32())
            && ty.static_len().is_some()
    };
    fits(lhs)
        && fits(rhs)
        && result.element == ElementType::Float(&names::F32)
        && sum_policy(view) == SumPolicy::default()
}

/// Whether an operand may be read by a view of another tensor: its elements are floats, each read once, and
/// the policy is the default.
fn reads_view(view: &OpView<'_>, index: usize, strided: &StridedView) -> bool {
    let (types, _) = verified(view);
    let is_float =
        |ty: &&TensorType| matches!(ty.element, ElementType::Float(_)) && ty.static_len().is_some();
    let shape = types[index].static_shape().unwrap_or_default();
    types.iter().all(is_float)
        && sum_policy(view) == SumPolicy::default()
        && !strided.repeats()
        && strided.axes(&shape).is_some()
}

/// The preparation of a dot_general whose right operand a program makes, or whose operands are read by views
/// of other tensors.
fn dot_general_supplied(view: &OpView<'_>, supply: Supply) -> Result<Evaluate, Violation> {
    let ([lhs, rhs, result], dimensions) = verified(view);
    let Supply { producer, strided_views } = supply;
    let is_seen = strided_views.iter().any(Option::is_some);
    let shape =
        |ty: &TensorType| ty.static_shape().unwrap_or_else(|| unreachable!("sizes are known"));
    let element = result.element.clone();
    let mut strided_views = strided_views.into_iter();
    let seen = |ty| OperandShape { shape: shape(ty), strided: strided_views.next().flatten() };
    let product = Dot::new([lhs, rhs].map(seen), dimensions);
    Ok(Box::new(move |_, operands| {
        let lhs = operands[0].tensor();
        if is_seen {
            paths::note(Path::Views);
        }
        let product = match &producer {
            Some(Producer { program, strided_views }) => {
                paths::note(Path::LazyOperand);
                let inputs = operands[1..].iter().map(Value::tensor);
                let rhs = LazyOperand::new(program, inputs, strided_views, product.rhs_shape());
                product.run_produced(lhs, &rhs)?
            }
            None => product.run(lhs, operands[1].tensor(), &element, &SumPolicy::default())?,
        };
        Ok(vec![product.into()])
    }))
}
