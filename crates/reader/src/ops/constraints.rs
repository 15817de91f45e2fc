//! Checks that many ops' constraints use: shapes with unknown sizes, element types that match.

use crate::ir::{Attribute, Dimension, OpView, Shape, TensorType, Type, ValueId, Violation};
use crate::numeric::ElementType;
use crate::tensor::{Tensor, Value, Words};

use super::EvalError;
use super::window_numbers::index_values;

/// Records a violation unless `ok`.
pub fn require(
    ok: bool,
    label: &'static str,
    message: impl FnOnce() -> String,
    violations: &mut Vec<Violation>,
) -> bool {
    if !ok {
        violations.push(Violation::new(label, message()));
    }
    ok
}

/// Operand 0 and result 0, both of which have to be tensors.
pub fn operand_and_result<'a>(
    view: &OpView<'a>,
    violations: &mut Vec<Violation>,
) -> Option<(&'a TensorType, &'a TensorType)> {
    let types = view.operand(0).zip(view.result(0));
    if types.is_none() {
        violations.push(Violation::unlabelled("operand and result have to be ranked tensors"));
    }
    types
}

/// The type of a result that is verified to be a tensor.
pub fn tensor_result<'a>(view: &OpView<'a>, index: usize) -> Result<&'a TensorType, Violation> {
    let missing = || Violation::unlabelled(format!("result {index} has to be a ranked tensor"));
    view.result(index).ok_or_else(missing)
}

/// The types of the arguments of a region of one block, and of the values that it returns.
pub fn signature<'a>(view: &OpView<'a>, region: usize) -> Option<(Vec<&'a Type>, Vec<&'a Type>)> {
    let [block] = view.regions().get(region)?.blocks.as_slice() else { return None };
    let types = |values: &[ValueId]| values.iter().map(|&value| view.type_of(value)).collect();
    Some((types(&block.arguments), types(&block.ops.last()?.operands)))
}

/// Whether slice sizes are at least 0 and at most the operand's; if not, records a violation.
pub fn fits_within(
    slice_sizes: &[i64],
    operand: &[Dimension],
    label: &'static str,
    violations: &mut Vec<Violation>,
) -> bool {
    let fits = slice_sizes.iter().zip(operand).all(|(&slice, operand)| {
        0 <= slice && operand.size().is_none_or(|size| slice <= size as i64)
    });
    let message = || format!("slice sizes {slice_sizes:?} are not within shape {}", show(operand));
    require(fits, label, message, violations)
}

/// Whether a type is a tensor of rank 0 of this element type.
pub fn is_scalar(ty: &Type, element: &ElementType) -> bool {
    ty.as_tensor().is_some_and(|tensor| tensor.rank() == 0 && tensor.element == *element)
}

/// A shape as text: `[2, ?]`.
pub fn show(shape: &[Dimension]) -> String {
    let sizes: Vec<String> = shape.iter().map(Dimension::to_string).collect();
    format!("[{}]", sizes.join(", "))
}

/// Whether one run-time shape can fit both shapes.
pub fn compatible(a: &[Dimension], b: &[Dimension]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.compatible(*b))
}

/// Records a violation unless every size of a result is known, except a size that has a bound. Ops that take
/// their result's shape from its type need this.
pub fn require_static(result: &TensorType, violations: &mut Vec<Violation>) {
    let unknown = result.shape.iter().filter(|size| size.size().is_none()).count();
    if unknown > 1 || unknown == 1 && result.encoding.is_none() {
        let message = format!("the result has the unknown shape {}", show(&result.shape));
        violations.push(Violation::unlabelled(message));
    }
}

/// Adds the known sizes of a type to another type of one value. The result is whether one run-time shape can
/// fit both.
pub fn join(joint: &mut TensorType, ty: &TensorType) -> bool {
    if !joint.compatible_shape(ty) {
        return false;
    }
    for (known, size) in joint.shape.iter_mut().zip(&ty.shape) {
        *known = if *known == Dimension::Dynamic { *size } else { *known };
    }
    if joint.encoding.is_none() {
        joint.encoding = ty.encoding.clone();
    }
    true
}

/// A run-time shape as dimensions.
pub fn known(shape: &[usize]) -> Shape {
    shape.iter().map(|&size| Dimension::Static(size)).collect()
}

/// Records a violation unless the result type fits the inferred shape.
pub fn require_shape(
    result: &TensorType,
    inferred: &[Dimension],
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    let message =
        || format!("the result has shape {}, expected {}", show(&result.shape), show(inferred));
    let fits = compatible(&result.shape, inferred) && result.within_bounds(inferred);
    require(fits, label, message, violations);
}

/// Records a violation unless both types have one element type; `ignoring_axes` lets the parameters of
/// per-axis quantized types differ.
pub fn require_element(
    result: &TensorType,
    operand: &TensorType,
    ignoring_axes: bool,
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    let (a, b) = (&result.element, &operand.element);
    let same = a == b || ignoring_axes && same_per_axis(a, b);
    let message = || format!("element types differ: {b} and {a}");
    require(same, label, message, violations);
}

/// Records a violation for each of these operands that is quantized along an axis.
pub fn refuse_per_axis(
    view: &OpView<'_>,
    operands: impl IntoIterator<Item = usize>,
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    for index in operands {
        let Some(ElementType::Quantized(quantized)) = view.operand(index).map(|ty| &ty.element)
        else {
            continue;
        };
        let message = || format!("operand {index} must not be quantized per axis");
        require(quantized.dimension.is_none(), label, message, violations);
    }
}

fn same_per_axis(a: &ElementType, b: &ElementType) -> bool {
    match (a, b) {
        (ElementType::Quantized(a), ElementType::Quantized(b)) => {
            a.dimension.is_some()
                && b.dimension.is_some()
                && a.storage == b.storage
                && a.expressed == b.expressed
                && a.storage_range == b.storage_range
        }
        _ => false,
    }
}

/// Indices of dimensions, or `None` unless each is at least 0 and below `rank`.
pub fn dimensions(indices: &[i64], rank: usize) -> Option<Vec<usize>> {
    indices.iter().map(|&index| usize::try_from(index).ok().filter(|&index| index < rank)).collect()
}

/// Numbers that are verified not to be negative, as sizes.
pub fn sizes(numbers: &[i64]) -> Vec<usize> {
    numbers.iter().map(|&number| usize::try_from(number).unwrap_or(usize::MAX)).collect()
}

/// Whether no number occurs twice.
pub fn unique(numbers: &[i64]) -> bool {
    numbers.iter().enumerate().all(|(place, number)| !numbers[..place].contains(number))
}

/// Whether the numbers are in ascending order.
pub fn sorted(numbers: &[i64]) -> bool {
    numbers.windows(2).all(|pair| pair[0] <= pair[1])
}

/// Records a violation unless an operand is one-dimensional and of integer type (`label`), and has `count`
/// numbers (`counted`). Such operands are shapes, or have a number for each dimension.
pub fn require_numbers(
    view: &OpView<'_>,
    operand: usize,
    label: &'static str,
    (count, counted): (usize, &'static str),
    violations: &mut Vec<Violation>,
) {
    let Some(ty) = view.operand(operand) else { return };
    let integers = matches!(ty.element, ElementType::Integer(_) | ElementType::Index);
    let name =
        view.op.def().and_then(|def| def.operands.get(operand)).map_or("", |operand| operand.name);
    let message = || {
        let ty = Type::Tensor(ty.clone());
        format!("{name} must be a 1-dimensional tensor of integer type, is a {ty}")
    };
    if require(ty.rank() == 1 && integers, label, message, violations) {
        let message = || format!("{name} has {} numbers for rank {count}", ty.shape[0]);
        let fits = ty.shape[0].compatible(Dimension::Static(count));
        require(fits, counted, message, violations);
    }
}

/// The shape that an operand states, which has to fit the result type.
pub fn stated_shape(
    operand: &Tensor,
    result: &TensorType,
    label: &'static str,
) -> Result<Vec<usize>, Violation> {
    let numbers = index_values(operand);
    let sizes = numbers.iter().map(|&size| usize::try_from(size).ok());
    let Some(shape) = sizes.collect::<Option<Vec<usize>>>() else {
        return Err(Violation::new(label, format!("the result cannot have shape {numbers:?}")));
    };
    if !result.admits(&shape) {
        return Err(Violation::new(label, misfit(&shape, result)));
    }
    Ok(shape)
}

/// The shape that an operand states, if it is a constant. If the shape does not fit the result type, records
/// a violation.
pub fn constant_shape(
    view: &OpView<'_>,
    operand: usize,
    label: &'static str,
    violations: &mut Vec<Violation>,
) -> Option<Vec<usize>> {
    if !violations.is_empty() {
        return None;
    }
    let stated = stated_shape(&constant_operand(view, operand)?, view.result(0)?, label);
    stated.map_err(|violation| violations.push(violation)).ok()
}

/// The value of an operand that is a constant of the function around the op. Constraints that it violates are
/// reported before the program runs.
pub fn constant_operand(view: &OpView<'_>, operand: usize) -> Option<Tensor> {
    let value = *view.op.operands.get(operand)?;
    let definer = view.function?.definer(value)?;
    if definer.full_name() != "stablehlo.constant" {
        return None;
    }
    match definer.properties.get("value")? {
        Attribute::Dense(dense) if dense.is_listable() => dense.try_to_tensor().ok(),
        _ => None,
    }
}

/// The shape that `infer` finds for run-time shapes, or the constraint that they violate.
pub fn at_run_time(
    infer: impl FnOnce(&mut Vec<Violation>) -> Option<Shape>,
) -> Result<Vec<usize>, EvalError> {
    let mut violations = Vec::new();
    let shape = infer(&mut violations);
    if !violations.is_empty() {
        return Err(violations.swap_remove(0).into());
    }
    let sizes = shape.and_then(|shape| shape.iter().map(|size| size.size()).collect());
    sizes.ok_or_else(|| EvalError::Failed("the operands do not determine the shape".into()))
}

/// The only result of an op, whose shape has to fit the result type.
pub fn one_result(ty: &TensorType, words: Words) -> Result<Vec<Value>, EvalError> {
    if !ty.admits(words.shape()) {
        return Err(EvalError::Failed(misfit(words.shape(), ty)));
    }
    Ok(vec![Tensor::new(ty.element.clone(), words).into()])
}

/// The message that a result's shape does not fit its type.
fn misfit(shape: &[usize], ty: &TensorType) -> String {
    let written = Type::Tensor(ty.clone());
    let scales =
        ty.misfit_of_scales(shape).map_or_else(String::new, |misfit| format!(": {misfit}"));
    format!("the result has shape {shape:?}, its type is {written}{scales}")
}
