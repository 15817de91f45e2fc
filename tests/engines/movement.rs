//! Chains of ops that move elements.

use super::draft::{Draft, Shaped, Value, array, list};
use super::values::{self, Flavour};

/// One to four ops.
pub fn chain(draft: &mut Draft) {
    let rank = draft.random.below(5);
    let most = draft.random.pick(&[40, 600, 3000, 20000]);
    let shape = draft.shape(rank, most);
    let element = match draft.random.one_in(6) {
        true => values::quantized_element(&mut draft.random, &shape),
        false => values::any_element(&mut draft.random).into(),
    };
    let mut value = first(draft, &Shaped::new(&element, &shape));
    for _ in 0..draft.random.between(1, 4) {
        value = step(draft, &value);
        if value.ty.len() > 30_000 {
            break;
        }
    }
    draft.give(&value);
}

/// An argument, a constant, or the indices along a dimension.
fn first(draft: &mut Draft, ty: &Shaped) -> Value {
    let rank = ty.shape.len();
    match draft.random.below(8) {
        0 if ty.len() <= 600 => constant(draft, ty),
        1 | 2 if rank > 0 && ty.element != "i1" => {
            let properties = format!("iota_dimension = {} : i64", draft.random.below(rank));
            if draft.random.one_in(2) {
                return draft.op("stablehlo.iota", &properties, &[], ty);
            }
            let sizes = ty.shape.iter().map(|size| *size as u128).collect();
            let sizes = draft.argument_with(&Shaped::new("i64", &[rank]), sizes);
            draft.op("stablehlo.dynamic_iota", &properties, &[&sizes], ty)
        }
        _ => draft.argument_of(ty, Flavour::Any),
    }
}

fn constant(draft: &mut Draft, ty: &Shaped) -> Value {
    let element = values::element(&ty.element);
    let is_splat = draft.random.one_in(3) && ty.len() > 0;
    let count = if is_splat { 1 } else { ty.len() };
    let codes = values::codes(&mut draft.random, &element, count, Flavour::Any);
    let spelled = codes.into_iter().map(|code| values::literal(&ty.element, code));
    let Some(spelled) = spelled.collect::<Option<Vec<String>>>() else {
        return draft.argument_of(ty, Flavour::Any);
    };
    let mut spelled = spelled.into_iter();
    let list = match is_splat {
        true => spelled.next().unwrap_or_default(),
        false => nested(&ty.shape, &mut spelled),
    };
    let stored = ty.with_element(&element.stored().to_string()).text();
    draft.op("stablehlo.constant", &format!("value = dense<{list}> : {stored}"), &[], ty)
}

/// The elements in nested lists of a shape; a shape without elements has an empty literal.
fn nested(shape: &[usize], elements: &mut dyn Iterator<Item = String>) -> String {
    match shape {
        [] => elements.next().unwrap_or_default(),
        shape if shape.contains(&0) => String::new(),
        [size, inner @ ..] => {
            let lists: Vec<String> = (0..*size).map(|_| nested(inner, elements)).collect();
            format!("[{}]", lists.join(", "))
        }
    }
}

fn step(draft: &mut Draft, value: &Value) -> Value {
    if values::axis(&value.ty.element).is_some() {
        return match draft.random.below(5) {
            _ if value.ty.shape.is_empty() => dequantize(draft, value),
            0 => transpose(draft, value),
            1 => broadcast(draft, value),
            2 => reshape(draft, value),
            3 => bitcast(draft, value),
            _ => dequantize(draft, value),
        };
    }
    match draft.random.below(10) {
        0 => slice(draft, value),
        1 => pad(draft, value),
        2 => concatenate(draft, value),
        3 | 4 => transpose(draft, value),
        5 => reverse(draft, value),
        6 => broadcast(draft, value),
        7 => reshape(draft, value),
        8 => bitcast(draft, value),
        _ => dynamic(draft, value),
    }
}

fn slice(draft: &mut Draft, value: &Value) -> Value {
    let (mut starts, mut limits, mut strides, mut shape) = (vec![], vec![], vec![], vec![]);
    for size in &value.ty.shape {
        let size = *size as i64;
        let start = draft.random.between(0, size);
        let limit = draft.random.between(start, size);
        let stride = draft.random.pick(&[1, 1, 1, 2, 3, 7]);
        starts.push(start);
        limits.push(limit);
        strides.push(stride);
        shape.push(((limit - start + stride - 1) / stride) as usize);
    }
    let properties = format!(
        "start_indices = {}, limit_indices = {}, strides = {}",
        array(starts),
        array(limits),
        array(strides)
    );
    draft.op("stablehlo.slice", &properties, &[value], &Shaped::new(&value.ty.element, &shape))
}

fn pad(draft: &mut Draft, value: &Value) -> Value {
    let filling = draft.argument(&Shaped::new(&value.ty.element, &[]));
    let (mut low, mut high, mut interior, mut shape) = (vec![], vec![], vec![], vec![]);
    for size in &value.ty.shape {
        let between = draft.random.pick(&[0, 0, 0, 1, 2]);
        let spread = (*size as i64 + (*size as i64 - 1).max(0) * between).max(0);
        let before = draft.random.between(-spread.min(3), 3);
        let after = draft.random.between(-(spread + before).clamp(0, 3), 3);
        low.push(before);
        high.push(after);
        interior.push(between);
        shape.push((spread + before + after).max(0) as usize);
    }
    let properties = format!(
        "edge_padding_low = {}, edge_padding_high = {}, interior_padding = {}",
        array(low),
        array(high),
        array(interior)
    );
    draft.op(
        "stablehlo.pad",
        &properties,
        &[value, &filling],
        &Shaped::new(&value.ty.element, &shape),
    )
}

fn concatenate(draft: &mut Draft, value: &Value) -> Value {
    if value.ty.shape.is_empty() {
        return reshape(draft, value);
    }
    let dimension = draft.random.below(value.ty.shape.len());
    let mut parts = vec![value.clone()];
    let mut shape = value.ty.shape.clone();
    for _ in 0..draft.random.below(3) {
        let mut part = value.ty.clone();
        part.shape[dimension] = draft.random.below(5);
        shape[dimension] += part.shape[dimension];
        let part = draft.argument_of(&part, Flavour::Any);
        parts.insert(draft.random.below(parts.len() + 1), part);
    }
    let operands: Vec<&Value> = parts.iter().collect();
    let properties = format!("dimension = {dimension} : i64");
    let result = Shaped::new(&value.ty.element, &shape);
    draft.op("stablehlo.concatenate", &properties, &operands, &result)
}

fn transpose(draft: &mut Draft, value: &Value) -> Value {
    let order = draft.random.permutation(value.ty.shape.len());
    let shape: Vec<usize> = order.iter().map(|dimension| value.ty.shape[*dimension]).collect();
    let properties = format!("permutation = {}", array(order.iter().map(|it| *it as i64)));
    let element = match values::axis(&value.ty.element) {
        Some(axis) => {
            let place = order.iter().position(|it| *it == axis).expect("a dimension");
            values::along(&value.ty.element, place, value.ty.shape[axis])
        }
        None => value.ty.element.clone(),
    };
    draft.op("stablehlo.transpose", &properties, &[value], &Shaped::new(&element, &shape))
}

fn reverse(draft: &mut Draft, value: &Value) -> Value {
    let dimensions: Vec<i64> =
        (0..value.ty.shape.len() as i64).filter(|_| draft.random.one_in(2)).collect();
    let properties = format!("dimensions = {}", array(dimensions));
    draft.op("stablehlo.reverse", &properties, &[value], &value.ty)
}

fn broadcast(draft: &mut Draft, value: &Value) -> Value {
    let rank = value.ty.shape.len();
    let wide = rank + draft.random.below(3);
    let mut left = 20_000 / value.ty.len().max(1);
    let mut places = draft.random.permutation(wide);
    places.truncate(rank);
    let mut shape = vec![0; wide];
    for (dimension, size) in shape.iter_mut().enumerate() {
        let operand =
            places.iter().position(|place| *place == dimension).map(|it| value.ty.shape[it]);
        *size = match operand {
            Some(size) if size != 1 => size,
            _ => {
                let size = draft.size(left.clamp(1, 600)).max(1);
                left /= size;
                size
            }
        };
    }
    let properties =
        format!("broadcast_dimensions = {}", array(places.iter().map(|it| *it as i64)));
    let element = match values::axis(&value.ty.element) {
        Some(axis) => values::along(&value.ty.element, places[axis], shape[places[axis]]),
        None => value.ty.element.clone(),
    };
    let result = Shaped::new(&element, &shape);
    draft.op("stablehlo.broadcast_in_dim", &properties, &[value], &result)
}

fn reshape(draft: &mut Draft, value: &Value) -> Value {
    let old = &value.ty.shape;
    let (element, shape) = match values::axis(&value.ty.element) {
        Some(axis) => {
            let before = factors(draft, old[..axis].iter().product());
            let after = factors(draft, old[axis + 1..].iter().product());
            let element = values::along(&value.ty.element, before.len(), old[axis]);
            (element, [before, vec![old[axis]], after].concat())
        }
        None => (value.ty.element.clone(), factors(draft, value.ty.len())),
    };
    draft.op("stablehlo.reshape", "", &[value], &Shaped::new(&element, &shape))
}

/// Sizes of which this is the product.
fn factors(draft: &mut Draft, mut left: usize) -> Vec<usize> {
    let mut shape = vec![];
    while left > 1 && shape.len() < 4 {
        let factors: Vec<usize> =
            (1..=left.min(40)).filter(|it| left.is_multiple_of(*it)).collect();
        let factor = draft.random.pick(&factors);
        shape.push(factor);
        left /= factor;
    }
    if left != 1 || draft.random.one_in(3) {
        shape.insert(draft.random.below(shape.len() + 1), left);
    }
    shape
}

/// The values that codes stand for.
fn dequantize(draft: &mut Draft, value: &Value) -> Value {
    let result = value.ty.with_element(values::expressed_by(&value.ty.element));
    draft.op("stablehlo.uniform_dequantize", "", &[value], &result)
}

/// The same bits as elements of another width, or of another type of the same.
fn bitcast(draft: &mut Draft, value: &Value) -> Value {
    let bits = |element: &str| values::element(element).bits() as usize;
    let element = values::per_tensor_element(&mut draft.random);
    let (from, to) = (bits(&value.ty.element), bits(&element));
    let mut shape = value.ty.shape.clone();
    if values::axis(&value.ty.element).is_some() && from != to {
        return dequantize(draft, value);
    }
    if element == "i1" || value.ty.element == "i1" {
        return reverse(draft, value);
    }
    if from > to && from % to == 0 {
        shape.push(from / to);
    } else if from < to && shape.last() == Some(&(to / from)) && to % from == 0 {
        shape.pop();
    } else if from != to {
        return transpose(draft, value);
    }
    draft.op("stablehlo.bitcast_convert", "", &[value], &Shaped::new(&element, &shape))
}

/// dynamic_slice, dynamic_update_slice, or iota beside the value.
fn dynamic(draft: &mut Draft, value: &Value) -> Value {
    let index = draft.random.pick(&["i32", "i64", "ui32", "i8", "ui8"]);
    let starts: Vec<Value> =
        value.ty.shape.iter().map(|_| draft.argument(&Shaped::new(index, &[]))).collect();
    let sizes: Vec<usize> =
        value.ty.shape.iter().map(|size| draft.random.between(0, *size as i64) as usize).collect();
    let smaller = Shaped::new(&value.ty.element, &sizes);
    if draft.random.one_in(2) {
        let operands: Vec<&Value> = std::iter::once(value).chain(&starts).collect();
        let properties = format!("slice_sizes = {}", array(sizes.iter().map(|it| *it as i64)));
        return draft.op("stablehlo.dynamic_slice", &properties, &operands, &smaller);
    }
    let update = draft.argument_of(&smaller, Flavour::Any);
    let operands: Vec<&Value> = [value, &update].into_iter().chain(&starts).collect();
    draft.op("stablehlo.dynamic_update_slice", "", &operands, &value.ty)
}

/// `[...]` for the attributes that list dimensions.
pub fn bracketed(dimensions: &[usize]) -> String {
    format!("[{}]", list(dimensions))
}
