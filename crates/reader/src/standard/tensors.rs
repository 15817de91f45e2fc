//! `tensor`: elements, sizes and shapes of tensors.

use super::builder::{Builder, I64, attribute, integers};
use crate::ir::{Dimension, Op, Shape, TensorType, ValueId};
use crate::numeric::ElementType;

/// The values that are an op's results, or `None` if StableHLO has no ops for it.
pub fn meaning(builder: &mut Builder, op: &Op, name: &str) -> Option<Vec<ValueId>> {
    let stated = builder.tensor(*op.results.first()?)?;
    let result = match (name, op.operands.as_slice()) {
        ("dim", &[operand, index]) => dimension(builder, op, operand, index)?,
        ("rank", &[operand]) => {
            let rank = builder.tensor(operand)?.rank();
            builder.index(rank as i64)
        }
        ("extract", [operand, indices @ ..]) => {
            require_rank(builder, op, *operand, indices.len())?;
            element_at(builder, *operand, indices)?
        }
        ("insert", [element, operand, indices @ ..]) => {
            require_rank(builder, op, *operand, indices.len())?;
            insert(builder, *element, *operand, indices)?
        }
        ("from_elements", elements) => {
            let gathered = builder.gathered(elements, &stated.element);
            let Some(gathered) = gathered else {
                builder.refuse(op, &format!("its operands must be of {}", stated.element));
                return None;
            };
            reshape_to(builder, gathered, &stated)
        }
        ("cast", &[operand]) => match builder.tensor(operand)? {
            ty if ty == stated => operand,
            ty if ty.element == stated.element => builder.op("convert", &[operand], &[], stated),
            ty => {
                let message = format!("it does not lead from {} to {}", ty.element, stated.element);
                builder.refuse(op, &message);
                return None;
            }
        },
        ("bitcast", &[operand]) => builder.op("bitcast_convert", &[operand], &[], stated),
        ("empty", sizes) => {
            let zero = builder.splat(TensorType::new(&[], stated.element.clone()), 0);
            spread(builder, op, zero, sizes, stated)?
        }
        ("splat", [element, sizes @ ..]) => spread(builder, op, *element, sizes, stated)?,
        ("reshape", &[operand, shape]) => {
            builder.op("dynamic_reshape", &[operand, shape], &[], stated)
        }
        ("collapse_shape" | "expand_shape", &[operand]) if stated.static_shape().is_some() => {
            reshape_to(builder, operand, &stated)
        }
        ("collapse_shape", &[operand]) => {
            let shape = collapsed(builder, op, operand)?;
            builder.op("dynamic_reshape", &[operand, shape], &[], stated)
        }
        ("expand_shape", [operand, sizes @ ..]) => {
            let fixed = attribute(op, "static_output_shape")?.as_integers()?;
            let known = fixed.iter().map(|&size| usize::try_from(size).ok());
            let known = known.map(|size| size.map_or(Dimension::Dynamic, Dimension::Static));
            let shape = with_sizes(builder, op, &known.collect::<Shape>(), sizes)?;
            builder.op("dynamic_reshape", &[*operand, shape], &[], stated)
        }
        ("concat", operands) => {
            let dimension = usize::try_from(attribute(op, "dim")?.as_integer()?).ok()?;
            builder.concatenated(operands, dimension, &stated.element)?
        }
        _ => return None,
    };
    Some(vec![result])
}

fn reshape_to(builder: &mut Builder, operand: ValueId, stated: &TensorType) -> ValueId {
    match builder.tensor(operand) {
        Some(ty) if ty == *stated => operand,
        _ => builder.op("reshape", &[operand], &[], stated.clone()),
    }
}

fn require_rank(builder: &mut Builder, op: &Op, tensor: ValueId, count: usize) -> Option<()> {
    let rank = builder.tensor(tensor)?.rank();
    if rank != count {
        builder.refuse(op, &format!("{count} indices for rank {rank}"));
        return None;
    }
    Some(())
}

/// The sizes of a tensor as a tensor of indices.
pub fn sizes(builder: &mut Builder, tensor: ValueId) -> Option<ValueId> {
    let ty = builder.tensor(tensor)?;
    if let Some(shape) = ty.static_shape() {
        let sizes: Vec<i64> = shape.iter().map(|&size| size as i64).collect();
        return Some(builder.indices(&sizes));
    }
    let sizes = (0..ty.rank()).map(|dimension| builder.size(tensor, dimension));
    let sizes: Vec<ValueId> = sizes.collect::<Option<_>>()?;
    builder.gathered(&sizes, &ElementType::Index)
}

/// The size of the dimension that an index names.
pub fn dimension(
    builder: &mut Builder,
    op: &Op,
    tensor: ValueId,
    index: ValueId,
) -> Option<ValueId> {
    let rank = builder.tensor(tensor)?.rank();
    match builder.number(index) {
        Some(number) => match usize::try_from(number).ok().filter(|&number| number < rank) {
            Some(dimension) => builder.size(tensor, dimension),
            None => {
                builder.refuse(op, &format!("rank {rank} has no dimension {number}"));
                None
            }
        },
        None => {
            let sizes = sizes(builder, tensor)?;
            element_at(builder, sizes, &[index])
        }
    }
}

/// The indices as integers, behind an assertion that they are in bounds.
fn checked_indices(
    builder: &mut Builder,
    tensor: ValueId,
    indices: &[ValueId],
) -> Option<Vec<ValueId>> {
    let shape = builder.tensor(tensor)?.shape;
    let mut numbers = Vec::with_capacity(indices.len());
    for (dimension, &index) in indices.iter().enumerate() {
        let size = shape.get(dimension)?.size();
        let number = builder.number(index).and_then(|number| usize::try_from(number).ok());
        let is_inside = number.zip(size).is_some_and(|(number, size)| number < size);
        if !is_inside {
            let (zero, size) = (builder.index(0), builder.size(tensor, dimension)?);
            let sides = [builder.compare("GE", index, zero)?, builder.compare("LT", index, size)?];
            let inside = builder.alike("and", &sides)?;
            builder.assert(inside, &format!("index {dimension} of the tensor is out of bounds"));
        }
        numbers.push(builder.converted(index, I64)?);
    }
    Some(numbers)
}

/// The element at some indices.
pub fn element_at(builder: &mut Builder, tensor: ValueId, indices: &[ValueId]) -> Option<ValueId> {
    let element = builder.tensor(tensor)?.element;
    if indices.is_empty() {
        return Some(tensor);
    }
    let mut operands = vec![tensor];
    operands.extend(checked_indices(builder, tensor, indices)?);
    let ones = vec![1usize; indices.len()];
    let slice_sizes = integers(&vec![1; indices.len()]);
    let ty = TensorType::new(&ones, element);
    let slice = builder.op("dynamic_slice", &operands, &[("slice_sizes", slice_sizes)], ty);
    builder.reshaped(slice, Shape::new())
}

/// A tensor with another element at some indices.
fn insert(
    builder: &mut Builder,
    element: ValueId,
    tensor: ValueId,
    indices: &[ValueId],
) -> Option<ValueId> {
    let ones = indices.iter().map(|_| Dimension::Static(1)).collect();
    let update = builder.reshaped(element, ones)?;
    let mut operands = vec![tensor, update];
    operands.extend(checked_indices(builder, tensor, indices)?);
    let ty = builder.tensor(tensor)?;
    Some(builder.op("dynamic_update_slice", &operands, &[], ty))
}

/// A tensor whose elements are all one value; operands are the sizes that the type leaves open.
fn spread(
    builder: &mut Builder,
    op: &Op,
    element: ValueId,
    sizes: &[ValueId],
    stated: TensorType,
) -> Option<ValueId> {
    let dimensions = [("broadcast_dimensions", integers(&[]))];
    let shape = with_sizes(builder, op, &stated.shape, sizes)?;
    Some(match stated.static_shape() {
        Some(_) => builder.op("broadcast_in_dim", &[element], &dimensions, stated),
        None => builder.op("dynamic_broadcast_in_dim", &[element, shape], &dimensions, stated),
    })
}

/// The sizes of a type, with values for those that it leaves open, as a tensor of indices.
fn with_sizes(
    builder: &mut Builder,
    op: &Op,
    shape: &[Dimension],
    sizes: &[ValueId],
) -> Option<ValueId> {
    let open = shape.iter().filter(|size| size.size().is_none()).count();
    if open != sizes.len() {
        builder.refuse(op, &format!("{} sizes for {open} unknown dimensions", sizes.len()));
        return None;
    }
    let mut sizes = sizes.iter();
    let extents: Vec<ValueId> = (shape.iter())
        .map(|size| match size {
            Dimension::Static(size) => Some(builder.index(*size as i64)),
            Dimension::Dynamic => sizes.next().copied(),
        })
        .collect::<Option<_>>()?;
    builder.gathered(&extents, &ElementType::Index)
}

/// The sizes of a tensor whose dimensions go together in groups.
fn collapsed(builder: &mut Builder, op: &Op, tensor: ValueId) -> Option<ValueId> {
    let crate::ir::Attribute::Array(groups) = attribute(op, "reassociation")? else {
        return None;
    };
    let mut extents = Vec::with_capacity(groups.len());
    for group in groups {
        let crate::ir::Attribute::Array(dimensions) = group else { return None };
        let mut product = builder.index(1);
        for dimension in dimensions {
            let dimension = usize::try_from(dimension.as_integer()?).ok()?;
            let size = builder.size(tensor, dimension)?;
            product = builder.alike("multiply", &[product, size])?;
        }
        extents.push(product);
    }
    builder.gathered(&extents, &ElementType::Index)
}
