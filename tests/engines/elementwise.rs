//! Chains of elementwise ops, which the fast engine fuses.

use super::draft::{Draft, Shaped, Value};
use super::values::{self, Flavour};

const FLOAT_UNARY: &[&str] = &[
    "stablehlo.abs",
    "stablehlo.cbrt",
    "stablehlo.ceil",
    "stablehlo.cosine",
    "stablehlo.exponential",
    "stablehlo.exponential_minus_one",
    "stablehlo.floor",
    "stablehlo.log",
    "stablehlo.log_plus_one",
    "stablehlo.logistic",
    "stablehlo.negate",
    "stablehlo.round_nearest_afz",
    "stablehlo.round_nearest_even",
    "stablehlo.rsqrt",
    "stablehlo.sign",
    "stablehlo.sine",
    "stablehlo.sqrt",
    "stablehlo.tan",
    "stablehlo.tanh",
    "chlo.acos",
    "chlo.acosh",
    "chlo.asin",
    "chlo.asinh",
    "chlo.atan",
    "chlo.atanh",
    "chlo.bessel_i1e",
    "chlo.cosh",
    "chlo.digamma",
    "chlo.erf",
    "chlo.erf_inv",
    "chlo.erfc",
    "chlo.lgamma",
    "chlo.sinh",
    "chlo.square",
    "chlo.tan",
];
const FLOAT_BINARY: &[&str] = &[
    "stablehlo.add",
    "stablehlo.subtract",
    "stablehlo.multiply",
    "stablehlo.divide",
    "stablehlo.remainder",
    "stablehlo.power",
    "stablehlo.atan2",
    "stablehlo.maximum",
    "stablehlo.minimum",
    "chlo.next_after",
    "chlo.polygamma",
    "chlo.zeta",
];
const INTEGER_UNARY: &[&str] = &[
    "stablehlo.abs",
    "stablehlo.negate",
    "stablehlo.not",
    "stablehlo.popcnt",
    "stablehlo.count_leading_zeros",
    "stablehlo.sign",
];
const INTEGER_BINARY: &[&str] = &[
    "stablehlo.add",
    "stablehlo.subtract",
    "stablehlo.multiply",
    "stablehlo.divide",
    "stablehlo.remainder",
    "stablehlo.power",
    "stablehlo.maximum",
    "stablehlo.minimum",
    "stablehlo.and",
    "stablehlo.or",
    "stablehlo.xor",
    "stablehlo.shift_left",
    "stablehlo.shift_right_arithmetic",
    "stablehlo.shift_right_logical",
    "chlo.mulhi",
];
const BOOLEAN_BINARY: &[&str] = &[
    "stablehlo.add",
    "stablehlo.multiply",
    "stablehlo.maximum",
    "stablehlo.minimum",
    "stablehlo.and",
    "stablehlo.or",
    "stablehlo.xor",
];
const COMPLEX_UNARY: &[&str] = &[
    "stablehlo.cosine",
    "stablehlo.exponential",
    "stablehlo.exponential_minus_one",
    "stablehlo.log",
    "stablehlo.log_plus_one",
    "stablehlo.logistic",
    "stablehlo.negate",
    "stablehlo.rsqrt",
    "stablehlo.sign",
    "stablehlo.sine",
    "stablehlo.sqrt",
    "stablehlo.tan",
    "stablehlo.tanh",
    "chlo.conj",
    "chlo.square",
];
const COMPLEX_BINARY: &[&str] = &[
    "stablehlo.add",
    "stablehlo.subtract",
    "stablehlo.multiply",
    "stablehlo.divide",
    "stablehlo.power",
];
const QUANTIZED_UNARY: &[&str] = &[
    "stablehlo.abs",
    "stablehlo.cbrt",
    "stablehlo.ceil",
    "stablehlo.cosine",
    "stablehlo.exponential",
    "stablehlo.floor",
    "stablehlo.logistic",
    "stablehlo.negate",
    "stablehlo.round_nearest_even",
    "stablehlo.sign",
    "stablehlo.sqrt",
    "stablehlo.tanh",
];
const QUANTIZED_BINARY: &[&str] = &[
    "stablehlo.add",
    "stablehlo.subtract",
    "stablehlo.multiply",
    "stablehlo.divide",
    "stablehlo.remainder",
    "stablehlo.power",
    "stablehlo.atan2",
    "stablehlo.maximum",
    "stablehlo.minimum",
];
const DIRECTIONS: &[&str] = &["EQ", "NE", "GE", "GT", "LE", "LT"];

/// What the names of element types tell about them.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Boolean,
    Integer,
    Float,
    Complex,
    Quantized,
}

fn kind(element: &str) -> Kind {
    if element == "i1" {
        Kind::Boolean
    } else if values::INTEGERS.contains(&element) {
        Kind::Integer
    } else if element.starts_with("complex") {
        Kind::Complex
    } else if element.starts_with('!') {
        Kind::Quantized
    } else {
        Kind::Float
    }
}

/// The direction of a comparison and, for floats, which order it goes by.
pub fn comparison(draft: &mut Draft, element: &str) -> String {
    let kind = kind(element);
    let directions = if kind == Kind::Complex { &DIRECTIONS[..2] } else { DIRECTIONS };
    let direction = draft.random.pick(directions);
    let total = kind == Kind::Float && draft.random.one_in(3);
    let order = if total { ", compare_type = #stablehlo<comparison_type TOTALORDER>" } else { "" };
    format!("comparison_direction = #stablehlo<comparison_direction {direction}>{order}")
}

/// One to five ops on tensors of one shape.
pub fn chain(draft: &mut Draft) {
    let element = values::any_element(&mut draft.random);
    let most = draft.random.pick(&[16, 700, 2100]);
    chain_of(draft, element, most);
}

/// One to five ops on at most so many elements, of which the first are of a type.
pub fn chain_of(draft: &mut Draft, element: &str, most: usize) {
    let rank = draft.random.below(4);
    let shape = draft.shape(rank, most);
    let first = draft.argument(&Shaped::new(element, &shape));
    let mut values = vec![first];
    for _ in 0..draft.random.between(1, 5) {
        let operand = draft.random.pick(&values);
        let value = step(draft, &values, &operand);
        values.push(value);
    }
    give(draft, &values);
}

/// The last value, and sometimes one before it.
fn give(draft: &mut Draft, values: &[Value]) {
    draft.give(&values[values.len() - 1]);
    if values.len() > 2 && draft.random.one_in(3) {
        let other = draft.random.pick(&values[1..]);
        draft.give(&other);
    }
}

/// One op on tensors long enough for tables and threads.
pub fn long(draft: &mut Draft) {
    let length = draft.random.pick(&[2049, 4097, 8192, 16385, 32768 + 77]);
    let element = values::any_element(&mut draft.random);
    let operand = draft.argument(&Shaped::new(element, &[length]));
    let value = step(draft, std::slice::from_ref(&operand), &operand);
    draft.give(&value);
}

/// Another value of a type: one of those there are, an argument, or a scalar argument that is broadcast.
fn another(draft: &mut Draft, values: &[Value], ty: &Shaped) -> Value {
    let alike: Vec<Value> = values.iter().filter(|value| value.ty == *ty).cloned().collect();
    match draft.random.below(4) {
        0 if !alike.is_empty() => draft.random.pick(&alike),
        1 if values::axis(&ty.element).is_none() && !draft.is_dynamic => {
            let scalar = draft.argument(&Shaped::new(&ty.element, &[]));
            draft.op(
                "stablehlo.broadcast_in_dim",
                "broadcast_dimensions = array<i64>",
                &[&scalar],
                ty,
            )
        }
        _ => draft.argument(ty),
    }
}

fn step(draft: &mut Draft, values: &[Value], operand: &Value) -> Value {
    match draft.random.below(12) {
        0 | 1 => convert(draft, operand),
        2 => compare(draft, values, operand),
        3 => select(draft, values, operand),
        4 => clamp(draft, operand),
        _ => computed(draft, values, operand),
    }
}

fn computed(draft: &mut Draft, values: &[Value], operand: &Value) -> Value {
    let ty = operand.ty.clone();
    let unary = draft.random.one_in(2);
    let ops = match (kind(&ty.element), unary) {
        (Kind::Float, true) if draft.random.one_in(6) => return special(draft, operand),
        (Kind::Float, true) => FLOAT_UNARY,
        (Kind::Float, false) => FLOAT_BINARY,
        (Kind::Integer, true) => INTEGER_UNARY,
        (Kind::Integer, false) => INTEGER_BINARY,
        (Kind::Boolean, true) => &["stablehlo.not"],
        (Kind::Boolean, false) => BOOLEAN_BINARY,
        (Kind::Complex, true) if draft.random.one_in(4) => return part(draft, operand),
        (Kind::Complex, true) => COMPLEX_UNARY,
        (Kind::Complex, false) => COMPLEX_BINARY,
        (Kind::Quantized, true) => QUANTIZED_UNARY,
        (Kind::Quantized, false) => QUANTIZED_BINARY,
    };
    let mut op = draft.random.pick(ops);
    let unsigned = ty.element.starts_with("ui");
    if unsigned && ["stablehlo.abs", "stablehlo.sign"].contains(&op) {
        op = "stablehlo.not";
    }
    // the functions of two arguments cost thousands of steps an element
    if ["chlo.polygamma", "chlo.zeta"].contains(&op) && ty.len() > 300 {
        op = "chlo.next_after";
    }
    if unary {
        return draft.op(op, "", &[operand], &ty);
    }
    let other = another(draft, values, &ty);
    let operands = if draft.random.one_in(2) { [operand, &other] } else { [&other, operand] };
    draft.op(op, "", &operands, &ty)
}

/// Ops of floats that have properties or give another type.
fn special(draft: &mut Draft, operand: &Value) -> Value {
    let boolean = operand.ty.with_element("i1");
    match draft.random.below(6) {
        0 => draft.op("stablehlo.is_finite", "", &[operand], &boolean),
        1 => draft.op("chlo.is_inf", "", &[operand], &boolean),
        2 if ["f32", "f64"].contains(&operand.ty.element.as_str()) => {
            let imaginary = draft.argument(&operand.ty);
            let complex = operand.ty.with_element(&format!("complex<{}>", operand.ty.element));
            draft.op("stablehlo.complex", "", &[operand, &imaginary], &complex)
        }
        _ => {
            let (exponent, mantissa) = (draft.random.between(1, 11), draft.random.between(0, 24));
            let properties =
                format!("exponent_bits = {exponent} : i32, mantissa_bits = {mantissa} : i32");
            draft.op("stablehlo.reduce_precision", &properties, &[operand], &operand.ty)
        }
    }
}

fn part(draft: &mut Draft, operand: &Value) -> Value {
    let part = operand.ty.element.trim_start_matches("complex<").trim_end_matches('>');
    let op = draft.random.pick(&["stablehlo.abs", "stablehlo.real", "stablehlo.imag"]);
    draft.op(op, "", &[operand], &operand.ty.with_element(part))
}

fn convert(draft: &mut Draft, operand: &Value) -> Value {
    if kind(&operand.ty.element) == Kind::Quantized {
        return requantized(draft, operand);
    }
    let element = values::any_element(&mut draft.random);
    draft.op("stablehlo.convert", "", &[operand], &operand.ty.with_element(element))
}

fn compare(draft: &mut Draft, values: &[Value], operand: &Value) -> Value {
    let properties = comparison(draft, &operand.ty.element);
    let other = another(draft, values, &operand.ty);
    draft.op("stablehlo.compare", &properties, &[operand, &other], &operand.ty.with_element("i1"))
}

fn select(draft: &mut Draft, values: &[Value], operand: &Value) -> Value {
    let condition = match draft.random.one_in(4) {
        true => Shaped::new("i1", &[]),
        false => operand.ty.with_element("i1"),
    };
    let condition = another(draft, values, &condition);
    let other = another(draft, values, &operand.ty);
    draft.op("stablehlo.select", "", &[&condition, operand, &other], &operand.ty)
}

fn clamp(draft: &mut Draft, operand: &Value) -> Value {
    let mut end = || {
        let scalar = draft.random.one_in(2);
        let shape: &[usize] = if scalar { &[] } else { &operand.ty.shape };
        draft.argument(&Shaped::new(&operand.ty.element, shape))
    };
    let (least, most) = (end(), end());
    draft.op("stablehlo.clamp", "", &[&least, operand, &most], &operand.ty)
}

/// Quantization, dequantization, and ops on quantized tensors.
pub fn quantized(draft: &mut Draft) {
    let rank = draft.random.below(3);
    let shape = draft.shape(rank, 600);
    let element = values::quantized_element(&mut draft.random, &shape);
    draft.is_dynamic = draft.random.one_in(6);
    let first = draft.argument_of(&Shaped::new(&element, &shape), Flavour::Any);
    let mut values = vec![first];
    for _ in 0..draft.random.between(1, 3) {
        let operand = values[values.len() - 1].clone();
        let per_axis = values::axis(&operand.ty.element).is_some();
        let value = match draft.random.below(3) {
            0 if per_axis => added(draft, &values, &operand),
            0 => requantized(draft, &operand),
            _ if per_axis => requantized(draft, &operand),
            _ => step(draft, &values, &operand),
        };
        values.push(value);
    }
    give(draft, &values);
}

/// The sum of tensors that are quantized along one dimension.
fn added(draft: &mut Draft, values: &[Value], operand: &Value) -> Value {
    let other = another(draft, values, &operand.ty);
    draft.op("stablehlo.add", "", &[operand, &other], &operand.ty)
}

/// A quantized tensor in its expressed type or another quantized type; a float tensor quantized.
fn requantized(draft: &mut Draft, operand: &Value) -> Value {
    let element = &operand.ty.element;
    let expressed = match kind(element) {
        Kind::Quantized => values::expressed_by(element),
        Kind::Float if draft.random.one_in(2) => element,
        _ => return convert(draft, operand),
    };
    if kind(element) == Kind::Quantized && draft.random.one_in(2) {
        let result = operand.ty.with_element(expressed);
        return draft.op("stablehlo.uniform_dequantize", "", &[operand], &result);
    }
    let mut shape = operand.ty.shape.clone();
    if draft.is_dynamic && draft.random.one_in(4) {
        // what has no size in the program has another number of scales than slices
        shape.iter_mut().for_each(|size| *size += 1);
    }
    let target = values::quantized_to(&mut draft.random, &shape, expressed);
    draft.op("stablehlo.uniform_quantize", "", &[operand], &operand.ty.with_element(&target))
}
