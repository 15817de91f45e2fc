//! Ops that move elements, and `iota`.

use super::draft::{Draft, Shaped, Value, array};
use super::operands::is_number;
use crate::numeric::ElementType;

/// A value of any of the types.
fn operand(draft: &mut Draft<'_>, holds: impl Fn(&[usize]) -> bool) -> Option<Value> {
    let types = draft.settings.types.clone();
    draft.any(&types, holds)
}

pub fn iota(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let types = draft.settings.types_where(is_number);
    let element = (!types.is_empty()).then(|| draft.random.pick(&types))?;
    let shape = (0..20).map(|_| draft.shape()).find(|shape| !shape.is_empty())?;
    let dimension = draft.random.below(shape.len());
    let properties = format!("iota_dimension = {dimension} : i64");
    draft.op(op, &properties, &[], &Shaped::new(&element, &shape));
    Some(())
}

pub fn slice(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let operand = operand(draft, |shape| !shape.is_empty())?;
    let (mut starts, mut limits, mut strides, mut shape) = (vec![], vec![], vec![], vec![]);
    for &size in &operand.ty.shape {
        let start = draft.random.below(size / 2 + 1);
        let limit =
            draft.random.between(start.max(size.min(start + 1)) as i64, size as i64) as usize;
        let stride = draft.random.pick(&[1, 1, 1, 2, 3]);
        starts.push(start);
        limits.push(limit);
        strides.push(stride);
        shape.push((limit - start).div_ceil(stride));
    }
    let properties = format!(
        "start_indices = {}, limit_indices = {}, strides = {}",
        array(starts),
        array(limits),
        array(strides)
    );
    draft.op(op, &properties, &[&operand], &Shaped::new(&operand.ty.element, &shape));
    Some(())
}

pub fn pad(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let operand = operand(draft, |shape| !shape.is_empty())?;
    let filling = draft.value(&Shaped::new(&operand.ty.element, &[]));
    let (mut low, mut high, mut interior, mut shape) = (vec![], vec![], vec![], vec![]);
    for &size in &operand.ty.shape {
        let size = size as i64;
        let between = draft.random.pick(&[0, 0, 0, 1, 2]);
        let spread = size + (size - 1).max(0) * between;
        let before = draft.random.between(-(spread - 1).clamp(0, 1), 2);
        let after = draft.random.between(-(spread + before - 1).clamp(0, 1), 2);
        low.push(before);
        high.push(after);
        interior.push(between);
        shape.push((spread + before + after) as usize);
    }
    let properties = format!(
        "edge_padding_low = {}, edge_padding_high = {}, interior_padding = {}",
        array(low),
        array(high),
        array(interior)
    );
    let result = Shaped::new(&operand.ty.element, &shape);
    draft.op(op, &properties, &[&operand, &filling], &result);
    Some(())
}

pub fn concatenate(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let first = operand(draft, |shape| !shape.is_empty())?;
    let dimension = draft.random.below(first.ty.shape.len());
    let (mut parts, mut result) = (vec![first.clone()], first.ty.clone());
    for _ in 0..draft.random.between(1, 2) {
        let mut ty = first.ty.clone();
        ty.shape[dimension] = draft.random.between(1, 3) as usize;
        result.shape[dimension] += ty.shape[dimension];
        let part = draft.value(&ty);
        parts.insert(draft.random.below(parts.len() + 1), part);
    }
    let parts: Vec<&Value> = parts.iter().collect();
    draft.op(op, &format!("dimension = {dimension} : i64"), &parts, &result);
    Some(())
}

pub fn transpose(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let operand = operand(draft, |shape| shape.len() > 1)?;
    let order = draft.random.permutation(operand.ty.shape.len());
    let shape: Vec<usize> = order.iter().map(|&dimension| operand.ty.shape[dimension]).collect();
    let properties = format!("permutation = {}", array(order));
    draft.op(op, &properties, &[&operand], &Shaped::new(&operand.ty.element, &shape));
    Some(())
}

pub fn reverse(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let operand = operand(draft, |shape| !shape.is_empty())?;
    let last = operand.ty.shape.len() - 1;
    let mut dimensions: Vec<usize> = (0..last).filter(|_| draft.random.one_in(2)).collect();
    dimensions.push(last);
    let properties = format!("dimensions = {}", array(dimensions));
    draft.op(op, &properties, &[&operand], &operand.ty);
    Some(())
}

pub fn broadcast(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let operand = operand(draft, |shape| shape.len() < 4)?;
    let rank = operand.ty.shape.len();
    let wide = rank + draft.random.below(3);
    let mut places = draft.random.permutation(wide);
    places.truncate(rank);
    let mut left = draft.settings.most / operand.ty.len().max(1);
    let mut shape = vec![0; wide];
    for (dimension, size) in shape.iter_mut().enumerate() {
        let of_operand = places.iter().position(|&place| place == dimension);
        *size = match of_operand.map(|place| operand.ty.shape[place]) {
            Some(size) if size != 1 => size,
            _ => draft.size(left.max(1)),
        };
        left /= (*size).max(1);
    }
    let properties = format!("broadcast_dimensions = {}", array(places));
    draft.op(op, &properties, &[&operand], &Shaped::new(&operand.ty.element, &shape));
    Some(())
}

pub fn reshape(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let operand = operand(draft, |_| true)?;
    let mut left = operand.ty.len();
    let mut shape = Vec::new();
    while left > 1 && shape.len() < 3 {
        let divisors: Vec<usize> = (1..=left).filter(|size| left % size == 0).collect();
        let size = draft.random.pick(&divisors);
        shape.push(size);
        left /= size;
    }
    if left != 1 {
        shape.push(left);
    }
    draft.op(op, "", &[&operand], &Shaped::new(&operand.ty.element, &shape));
    Some(())
}

pub fn barrier(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let operand = operand(draft, |_| true)?;
    draft.op(op, "", &[&operand], &operand.ty);
    Some(())
}

/// The type of indices.
pub fn index_type(draft: &mut Draft<'_>) -> ElementType {
    let width = draft.random.pick(&[32, 32, 64]);
    ElementType::Integer(crate::numeric::IntegerType { width, signed: true })
}
