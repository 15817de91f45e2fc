//! `shape`: shapes as tensors of indices, and constraints as assertions.

use super::builder::{Builder, attribute};
use super::tensors::{dimension, sizes};
use crate::ir::{Attribute, Op, TensorType, ValueId};
use crate::numeric::ElementType;

/// The values that are an op's results, or `None` if StableHLO has no ops for it.
pub fn meaning(builder: &mut Builder, op: &Op, name: &str) -> Option<Vec<ValueId>> {
    let operands = op.operands.as_slice();
    let result = match (name, operands) {
        ("shape_of", &[operand]) => sizes(builder, operand)?,
        ("const_shape", []) => builder.indices(&attribute(op, "shape")?.as_integers()?),
        ("const_size", []) => {
            builder.index(i64::try_from(attribute(op, "value")?.as_integer()?).ok()?)
        }
        ("dim", &[operand, index]) => dimension(builder, op, operand, index)?,
        ("rank", &[shape]) => {
            let length = builder.length(shape)?;
            builder.index(length as i64)
        }
        ("get_extent", &[shape, index]) => extent(builder, op, shape, index)?,
        ("num_elements", &[shape]) => {
            let extents = builder.extents(shape)?;
            let one = builder.index(1);
            extents
                .into_iter()
                .try_fold(one, |product, extent| builder.alike("multiply", &[product, extent]))?
        }
        ("concat", shapes) => builder.concatenated(shapes, 0, &ElementType::Index)?,
        ("from_extents", extents) => builder.gathered(extents, &ElementType::Index)?,
        ("to_extent_tensor" | "index_to_size" | "size_to_index", &[value]) => value,
        ("from_extent_tensor", &[value]) => builder.converted(value, ElementType::Index)?,
        ("any", &[first, ..]) => first,
        ("add", [_, _]) => builder.alike("add", operands)?,
        ("mul", [_, _]) => builder.alike("multiply", operands)?,
        ("div", [_, _]) => builder.alike("divide", operands)?,
        ("max", [_, _]) => builder.alike("maximum", operands)?,
        ("min", [_, _]) => builder.alike("minimum", operands)?,
        ("broadcast", [_, ..]) => {
            let (shape, fits) = broadcast(builder, operands)?;
            assert_all(builder, &fits, "shape.broadcast: the shapes cannot be broadcast");
            shape
        }
        ("is_broadcastable", [_, ..]) => {
            let (_, fits) = broadcast(builder, operands)?;
            all(builder, &fits)?
        }
        ("shape_eq", [_, ..]) => equal(builder, operands)?,
        _ => return constraint(builder, op, name),
    };
    Some(vec![result])
}

/// The witness of a constraint: it carries nothing, since a constraint that does not hold fails at its own op.
fn constraint(builder: &mut Builder, op: &Op, name: &str) -> Option<Vec<ValueId>> {
    match (name, op.operands.as_slice()) {
        ("cstr_broadcastable", [_, ..]) => {
            let (_, fits) = broadcast(builder, &op.operands)?;
            let message = "shape.cstr_broadcastable: the shapes cannot be broadcast";
            assert_all(builder, &fits, message);
        }
        ("cstr_eq", [_, ..]) => {
            let equal = equal(builder, &op.operands)?;
            builder.assert(equal, "shape.cstr_eq: the shapes are not equal");
        }
        ("cstr_require", &[holds]) => {
            let message = attribute(op, "msg").and_then(Attribute::as_text).unwrap_or_default();
            builder.assert(holds, &format!("shape.cstr_require: {message}"));
        }
        ("const_witness", []) => {
            if *attribute(op, "passing")? != Attribute::Boolean(true) {
                let fails = builder.truth(false);
                builder.assert(fails, "shape.const_witness: the constraint does not hold");
            }
        }
        ("assuming_all", _) => {}
        _ => return None,
    }
    Some(vec![builder.truth(true)])
}

/// One size of a shape.
fn extent(builder: &mut Builder, op: &Op, shape: ValueId, index: ValueId) -> Option<ValueId> {
    match builder.number(index) {
        Some(number) => {
            let extents = builder.extents(shape)?;
            let extent = usize::try_from(number).ok().and_then(|place| extents.get(place).copied());
            if extent.is_none() {
                builder.refuse(op, &format!("a shape of rank {} has no {number}", extents.len()));
            }
            extent
        }
        None => super::tensors::element_at(builder, shape, &[index]),
    }
}

/// The shape that shapes have together, aligned at their last sizes, and whether each pair of sizes fits:
/// they are equal or one of them is 1.
fn broadcast(builder: &mut Builder, shapes: &[ValueId]) -> Option<(ValueId, Vec<ValueId>)> {
    let mut fits = Vec::new();
    let mut joint: Vec<ValueId> = Vec::new();
    for &shape in shapes {
        let mut sizes = builder.extents(shape)?;
        if sizes.len() > joint.len() {
            std::mem::swap(&mut sizes, &mut joint);
        }
        let first = joint.len() - sizes.len();
        for (place, &size) in sizes.iter().enumerate() {
            let other = joint[first + place];
            joint[first + place] = together(builder, other, size, &mut fits)?;
        }
    }
    let known: Option<Vec<i64>> = joint.iter().map(|&size| builder.number(size)).collect();
    let shape = match known {
        Some(sizes) => builder.indices(&sizes),
        None => builder.gathered(&joint, &ElementType::Index)?,
    };
    Some((shape, fits))
}

/// The size that two sizes have together.
fn together(
    builder: &mut Builder,
    a: ValueId,
    b: ValueId,
    fits: &mut Vec<ValueId>,
) -> Option<ValueId> {
    match (builder.number(a), builder.number(b)) {
        (Some(1), _) => return Some(b),
        (_, Some(1)) => return Some(a),
        (Some(x), Some(y)) if x == y => return Some(a),
        _ => {}
    }
    let one = builder.index(1);
    let a_is_one = builder.compare("EQ", a, one)?;
    let b_is_one = builder.compare("EQ", b, one)?;
    let equal = builder.compare("EQ", a, b)?;
    let either = builder.alike("or", &[a_is_one, b_is_one])?;
    fits.push(builder.alike("or", &[either, equal])?);
    let ty = TensorType::new(&[], ElementType::Index);
    Some(builder.op("select", &[a_is_one, b, a], &[], ty))
}

/// Whether shapes are all the same.
fn equal(builder: &mut Builder, shapes: &[ValueId]) -> Option<ValueId> {
    let first = builder.extents(*shapes.first()?)?;
    let mut equal = Vec::new();
    for &shape in &shapes[1..] {
        let sizes = builder.extents(shape)?;
        if sizes.len() != first.len() {
            return Some(builder.truth(false));
        }
        for (&a, &b) in first.iter().zip(&sizes) {
            equal.push(builder.compare("EQ", a, b)?);
        }
    }
    all(builder, &equal)
}

/// Whether all of some truth values are true.
fn all(builder: &mut Builder, values: &[ValueId]) -> Option<ValueId> {
    let start = builder.truth(true);
    values.iter().try_fold(start, |all, &value| builder.alike("and", &[all, value]))
}

fn assert_all(builder: &mut Builder, values: &[ValueId], message: &str) {
    values.iter().for_each(|&value| builder.assert(value, message));
}
