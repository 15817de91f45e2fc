//! Elementwise ops: those that are written as their definitions say, comparisons, selections and conversions.

use super::draft::{Draft, Shaped, Value};
use super::literals::{code_of, codes_within};
use super::operands::{is_float, is_integer};
use crate::numeric::{ElementType, IntegerType};
use crate::ops::{self, Meaning};

/// An op of one or more operands of one type. Operands of integers are kept where the op is defined.
pub fn by_definition(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let signatures = draft.settings.signatures(op);
    let elements: Vec<ElementType> =
        signatures.iter().map(|(element, _)| element.clone()).collect();
    let first = draft.any(&elements, |_| true)?;
    let result = signatures.iter().find(|(element, _)| *element == first.ty.element)?.1.clone();
    let entry = ops::entry(op)?;
    let mut operands = vec![first.clone()];
    for _ in 1..entry.def.operands.len() {
        let tail = match entry.meaning {
            Meaning::Broadcasting(_) => draft.random.below(first.ty.shape.len() + 1),
            _ => 0,
        };
        let ty = Shaped::new(&first.ty.element, &first.ty.shape[tail..]);
        operands.push(draft.value(&ty));
    }
    if let [_, right] = operands.as_slice() {
        operands[1] = defined(draft, op, &right.clone());
    }
    let operands: Vec<&Value> = operands.iter().collect();
    draft.op(op, "", &operands, &first.ty.of(&result));
    Some(())
}

/// The right operand of an op, within the numbers for which the specification says what integers give: positive ones
/// for divisors, small ones for exponents, and fewer than the bits of the type for shifts.
fn defined(draft: &mut Draft<'_>, op: &str, right: &Value) -> Value {
    let element = &right.ty.element;
    let ElementType::Integer(IntegerType { width, signed }) = *element else {
        return right.clone();
    };
    let largest = (1i128 << (width - u32::from(signed))) - 1;
    let range = match op {
        _ if op.contains("shift") => [0, i128::from(width - 1)],
        _ if op.ends_with("power") => [0, largest.min(3)],
        _ if op.contains("divide") || op.contains("remainder") => [1, largest],
        _ => return right.clone(),
    };
    draft.clamped(right, range.map(|number| code_of(element, number)))
}

/// A comparison; that of complex numbers is for equality.
pub fn compare(draft: &mut Draft<'_>, _: &'static str) -> Option<()> {
    let types = draft.settings.types.clone();
    let left = draft.any(&types, |_| true)?;
    let right = draft.value(&left.ty);
    let direction = match left.ty.element {
        ElementType::Complex(_) => draft.random.pick(&["EQ", "NE"]),
        _ => draft.random.pick(&["EQ", "NE", "LT", "LE", "GT", "GE"]),
    };
    let mut properties =
        format!("comparison_direction = #stablehlo<comparison_direction {direction}>");
    let (mut left, mut right) = (left, right);
    if is_float(&left.ty.element) && draft.random.one_in(4) {
        (left, right) = (draft.without_nan(&left), draft.without_nan(&right));
        properties.push_str(", compare_type = #stablehlo<comparison_type TOTALORDER>");
    }
    let result = left.ty.of(&ElementType::Boolean);
    draft.op("stablehlo.compare", &properties, &[&left, &right], &result);
    Some(())
}

/// A selection, by one truth value or by one for each element.
pub fn select(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let types = draft.settings.types.clone();
    let left = draft.any(&types, |_| true)?;
    let right = draft.value(&left.ty);
    let shape: &[usize] = if draft.random.one_in(5) { &[] } else { &left.ty.shape };
    let chooser = draft.value(&Shaped::new(&ElementType::Boolean, shape));
    draft.op(op, "", &[&chooser, &left, &right], &left.ty);
    Some(())
}

/// A conversion to another type.
pub fn convert(draft: &mut Draft<'_>, _: &'static str) -> Option<()> {
    let types = draft.settings.types.clone();
    let operand = draft.any(&types, |_| true)?;
    let target = draft.random.pick(&types);
    converted(draft, &operand, &target).map(|_| ())
}

/// The value in another element type; `None` if numbers with an imaginary part would become integers. Floats that become
/// integers are kept within their range before.
pub fn converted(draft: &mut Draft<'_>, value: &Value, target: &ElementType) -> Option<Value> {
    let operand = match (&value.ty.element, target) {
        (ElementType::Complex(_), ElementType::Integer(_) | ElementType::Boolean) => return None,
        (ElementType::Float(format), ElementType::Integer(integer)) => {
            let (least, most) = integer.range();
            let number = draft.without_nan(value);
            draft.clamped(&number, codes_within(format, least, most).map(u128::from))
        }
        _ => value.clone(),
    };
    Some(draft.op("stablehlo.convert", "", &[&operand], &value.ty.of(target)))
}

/// The bits of a value in another type of the same width, or of bytes in one of several bytes and back.
pub fn bitcast(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let is_plain = |it: &ElementType| is_integer(it) || is_float(it);
    let types = draft.settings.types_where(is_plain);
    let operand = draft.any(&types, |_| true)?;
    let from = operand.ty.element.bits();
    let fits = |it: &ElementType| {
        let (few, many) = (from.min(it.bits()), from.max(it.bits()));
        is_plain(it) && (few == many || few >= 8 && many % few == 0)
    };
    let shape = operand.ty.shape.clone();
    let fits_shape = |it: &ElementType| match it.bits() {
        bits if bits > from => shape.last() == Some(&((bits / from) as usize)),
        _ => true,
    };
    let targets = draft.settings.types_where(|it| fits(it) && fits_shape(it));
    if targets.is_empty() {
        return None;
    }
    let target = draft.random.pick(&targets);
    let mut result = Shaped::new(&target, &shape);
    match target.bits() {
        bits if bits > from => drop(result.shape.pop()),
        bits if bits < from => result.shape.push((from / bits) as usize),
        _ => {}
    }
    let operand = draft.without_nan(&operand);
    draft.op(op, "", &[&operand], &result);
    Some(())
}

/// Floats with fewer digits.
pub fn reduce_precision(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let types = draft.settings.types_where(is_float);
    let operand = draft.any(&types, |_| true)?;
    let (exponent, mantissa) = draft.random.pick(&[(5, 2), (4, 3), (8, 7), (5, 10), (8, 23)]);
    let properties = format!("exponent_bits = {exponent} : i32, mantissa_bits = {mantissa} : i32");
    draft.op(op, &properties, &[&operand], &operand.ty);
    Some(())
}
