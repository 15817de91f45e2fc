//! `arith`: arithmetic on numbers, and element by element on tensors.

use super::builder::{Builder, attribute};
use crate::ir::{Attribute, Op, TensorType, Type, ValueId};
use crate::numeric::{ElementType, IntegerType};

/// The operands of an op, and how StableHLO spells it.
enum Binary {
    /// Signless integers, by an op of the same meaning.
    Integers(&'static str),
    /// Integers that count as unsigned.
    Unsigned(&'static str),
    Floats(&'static str),
}

use Binary::{Floats, Integers, Unsigned};

const BINARY: &[(&str, Binary)] = &[
    ("addi", Integers("add")),
    ("subi", Integers("subtract")),
    ("muli", Integers("multiply")),
    ("divsi", Integers("divide")),
    ("remsi", Integers("remainder")),
    ("andi", Integers("and")),
    ("ori", Integers("or")),
    ("xori", Integers("xor")),
    ("shli", Integers("shift_left")),
    ("shrsi", Integers("shift_right_arithmetic")),
    ("shrui", Integers("shift_right_logical")),
    ("maxsi", Integers("maximum")),
    ("minsi", Integers("minimum")),
    ("divui", Unsigned("divide")),
    ("remui", Unsigned("remainder")),
    ("maxui", Unsigned("maximum")),
    ("minui", Unsigned("minimum")),
    ("addf", Floats("add")),
    ("subf", Floats("subtract")),
    ("mulf", Floats("multiply")),
    ("divf", Floats("divide")),
    ("remf", Floats("remainder")),
    ("maximumf", Floats("maximum")),
    ("minimumf", Floats("minimum")),
];

/// The ops on `i1` that mean the same there as in StableHLO, which adds and multiplies truth values.
const ON_TRUTH_VALUES: [&str; 3] = ["andi", "ori", "xori"];

/// The names that policies have for the rounding modes that `truncf` names by number.
const ROUNDINGS: [&str; 5] = ["nearest-even", "down", "up", "toward-zero", "nearest-away"];

/// The values that are an op's results, or `None` if StableHLO has no ops for it.
pub fn meaning(builder: &mut Builder, op: &Op, name: &str) -> Option<Vec<ValueId>> {
    if name == "constant" {
        return Some(vec![constant(builder, op)?]);
    }
    let first = *op.operands.first()?;
    let element = builder.tensor(first)?.element;
    let result = match (name, op.operands.as_slice()) {
        ("select", &[condition, on_true, on_false]) => {
            let ty = builder.tensor(on_true)?;
            builder.op("select", &[condition, on_true, on_false], &[], ty)
        }
        ("cmpi", &[lhs, rhs]) => compare_integers(builder, op, lhs, rhs)?,
        ("cmpf", &[lhs, rhs]) => compare_floats(builder, op, lhs, rhs)?,
        ("maxnumf" | "minnumf", &[lhs, rhs]) if is_float(&element) => {
            number_of(builder, name, lhs, rhs)?
        }
        ("floordivsi" | "ceildivsi" | "ceildivui", &[lhs, rhs]) if is_integer(&element) => {
            rounded_quotient(builder, name, lhs, rhs)?
        }
        ("negf", _) if is_float(&element) => builder.alike("negate", &[first])?,
        (_, &[lhs, rhs]) => {
            let (_, binary) = BINARY.iter().find(|(known, _)| *known == name)?;
            let result = binary_op(builder, binary, lhs, rhs, &element, name);
            return match result {
                Some(result) => Some(vec![result]),
                None => {
                    let ty = builder.values[first].ty.clone();
                    builder.refuse(op, &format!("it does not take {ty}"));
                    None
                }
            };
        }
        (_, &[operand]) => convert(builder, op, name, operand, &element)?,
        _ => return None,
    };
    Some(vec![result])
}

fn is_float(element: &ElementType) -> bool {
    matches!(element, ElementType::Float(_))
}

/// Whether a type is `iN` of at least two bits or `index`.
fn is_integer(element: &ElementType) -> bool {
    match element {
        ElementType::Integer(integer) => integer.signed,
        other => *other == ElementType::Index,
    }
}

/// The bits of `iN` or `index`.
fn width(element: &ElementType) -> Option<u32> {
    match element {
        ElementType::Boolean => Some(1),
        ElementType::Index => Some(64),
        ElementType::Integer(integer) if integer.signed => Some(integer.width),
        _ => None,
    }
}

fn constant(builder: &mut Builder, op: &Op) -> Option<ValueId> {
    let (code, element, number) = match attribute(op, "value")? {
        Attribute::Integer(value, Type::Element(element)) => {
            let bits = width(element)?;
            let code = (*value as u128) & (u128::MAX >> (128 - bits));
            (code, element.clone(), i64::try_from(*value).ok())
        }
        Attribute::Float(code, Type::Element(element)) => {
            (u128::from(*code), element.clone(), None)
        }
        Attribute::Boolean(value) => (u128::from(*value), ElementType::Boolean, None),
        _ => return None,
    };
    let value = builder.splat(TensorType::new(&[], element), code);
    if let Some(number) = number {
        builder.note_number(value, number);
    }
    Some(value)
}

fn binary_op(
    builder: &mut Builder,
    binary: &Binary,
    lhs: ValueId,
    rhs: ValueId,
    element: &ElementType,
    name: &str,
) -> Option<ValueId> {
    let boolean = *element == ElementType::Boolean && ON_TRUTH_VALUES.contains(&name);
    match binary {
        Integers(op) if is_integer(element) || boolean => builder.alike(op, &[lhs, rhs]),
        Floats(op) if is_float(element) => builder.alike(op, &[lhs, rhs]),
        Unsigned(op) if is_integer(element) => {
            let operands = [unsigned(builder, lhs)?, unsigned(builder, rhs)?];
            let result = builder.alike(op, &operands)?;
            signless(builder, result, element)
        }
        _ => None,
    }
}

/// The value converted to unsigned integers of its width, which keeps the bits.
fn unsigned(builder: &mut Builder, value: ValueId) -> Option<ValueId> {
    let ty = builder.tensor(value)?;
    let integer = match &ty.element {
        ElementType::Index => IntegerType { width: 64, signed: false },
        ElementType::Integer(integer) => IntegerType { signed: false, ..*integer },
        _ => return None,
    };
    builder.converted(value, ElementType::Integer(integer))
}

/// The value converted back to an element type of its width, which keeps the bits.
fn signless(builder: &mut Builder, value: ValueId, element: &ElementType) -> Option<ValueId> {
    builder.converted(value, element.clone())
}

/// The number of an op's predicate.
fn predicate(op: &Op) -> Option<usize> {
    usize::try_from(attribute(op, "predicate")?.as_integer()?).ok()
}

fn compare_integers(builder: &mut Builder, op: &Op, lhs: ValueId, rhs: ValueId) -> Option<ValueId> {
    const DIRECTIONS: [&str; 10] = ["EQ", "NE", "LT", "LE", "GT", "GE", "LT", "LE", "GT", "GE"];
    let predicate = predicate(op)?;
    let direction = *DIRECTIONS.get(predicate)?;
    let element = builder.tensor(lhs)?.element;
    let is_unsigned = predicate >= 6;
    match element {
        // as one bit, true is -1 where it has a sign
        ElementType::Boolean if predicate >= 2 && !is_unsigned => {
            builder.compare(direction, rhs, lhs)
        }
        ElementType::Boolean => builder.compare(direction, lhs, rhs),
        _ if !is_integer(&element) => {
            builder.refuse(op, "it compares signless integers and indices");
            None
        }
        _ if is_unsigned => {
            let (lhs, rhs) = (unsigned(builder, lhs)?, unsigned(builder, rhs)?);
            builder.compare(direction, lhs, rhs)
        }
        _ => builder.compare(direction, lhs, rhs),
    }
}

/// Whether values are not NaN.
fn ordered(builder: &mut Builder, lhs: ValueId, rhs: ValueId) -> Option<ValueId> {
    let sides = [builder.compare("EQ", lhs, lhs)?, builder.compare("EQ", rhs, rhs)?];
    builder.alike("and", &sides)
}

fn compare_floats(builder: &mut Builder, op: &Op, lhs: ValueId, rhs: ValueId) -> Option<ValueId> {
    let predicate = predicate(op)?;
    if !is_float(&builder.tensor(lhs)?.element) {
        builder.refuse(op, "it compares floats");
        return None;
    }
    let less_or_greater = |builder: &mut Builder| {
        let sides = [builder.compare("LT", lhs, rhs)?, builder.compare("GT", lhs, rhs)?];
        builder.alike("or", &sides)
    };
    // the unordered predicates are what the opposite ordered ones are not
    match predicate {
        1..=5 => builder.compare(["EQ", "GT", "GE", "LT", "LE"][predicate - 1], lhs, rhs),
        6 => less_or_greater(builder),
        7 => ordered(builder, lhs, rhs),
        8 => {
            let differ = less_or_greater(builder)?;
            builder.alike("not", &[differ])
        }
        9..=12 => {
            let opposite = builder.compare(["LE", "LT", "GE", "GT"][predicate - 9], lhs, rhs)?;
            builder.alike("not", &[opposite])
        }
        13 => builder.compare("NE", lhs, rhs),
        14 => {
            let ordered = ordered(builder, lhs, rhs)?;
            builder.alike("not", &[ordered])
        }
        0 | 15 => {
            let equal = builder.compare("EQ", lhs, rhs)?;
            let opposite = builder.alike("not", &[equal])?;
            builder.alike(if predicate == 0 { "and" } else { "or" }, &[equal, opposite])
        }
        _ => None,
    }
}

/// The larger or smaller operand; of a number and NaN the number.
fn number_of(builder: &mut Builder, name: &str, lhs: ValueId, rhs: ValueId) -> Option<ValueId> {
    let op = if name == "maxnumf" { "maximum" } else { "minimum" };
    let extreme = builder.alike(op, &[lhs, rhs])?;
    let ty = builder.tensor(lhs)?;
    let rhs_is_nan = builder.compare("NE", rhs, rhs)?;
    let lhs_is_nan = builder.compare("NE", lhs, lhs)?;
    let result = builder.op("select", &[rhs_is_nan, lhs, extreme], &[], ty.clone());
    Some(builder.op("select", &[lhs_is_nan, rhs, result], &[], ty))
}

/// The quotient, one less or more where it was rounded in the other direction.
fn rounded_quotient(
    builder: &mut Builder,
    name: &str,
    lhs: ValueId,
    rhs: ValueId,
) -> Option<ValueId> {
    let element = builder.tensor(lhs)?.element;
    let is_unsigned = name == "ceildivui";
    let (lhs, rhs) = match is_unsigned {
        true => (unsigned(builder, lhs)?, unsigned(builder, rhs)?),
        false => (lhs, rhs),
    };
    let ty = builder.tensor(lhs)?;
    let (zero, one) = (builder.splat_like(&ty, 0)?, builder.splat_like(&ty, 1)?);
    let quotient = builder.alike("divide", &[lhs, rhs])?;
    let remainder = builder.alike("remainder", &[lhs, rhs])?;
    let mut is_rounded = builder.compare("NE", remainder, zero)?;
    if !is_unsigned {
        let signs = [builder.compare("LT", lhs, zero)?, builder.compare("LT", rhs, zero)?];
        let differ = builder.alike("xor", &signs)?;
        let towards = match name {
            "floordivsi" => differ,
            _ => builder.alike("not", &[differ])?,
        };
        is_rounded = builder.alike("and", &[is_rounded, towards])?;
    }
    let step = builder.op("select", &[is_rounded, one, zero], &[], ty);
    let result =
        builder.alike(if name == "floordivsi" { "subtract" } else { "add" }, &[quotient, step])?;
    signless(builder, result, &element)
}

fn convert(
    builder: &mut Builder,
    op: &Op,
    name: &str,
    operand: ValueId,
    from: &ElementType,
) -> Option<ValueId> {
    let result = builder.tensor(*op.results.first()?)?;
    let to = result.element.clone();
    let is_whole = |element: &ElementType| width(element).is_some();
    let wider = || width(&to) > width(from);
    let bits = |element: &ElementType| match element {
        ElementType::Float(format) => Some(format.width),
        _ => None,
    };
    let fits = match name {
        "extsi" | "extui" => is_whole(from) && is_whole(&to) && wider() && !has_index(from, &to),
        "trunci" => {
            is_whole(from) && is_whole(&to) && width(&to) < width(from) && !has_index(from, &to)
        }
        "extf" => is_float(from) && is_float(&to) && bits(&to) > bits(from),
        "truncf" => is_float(from) && is_float(&to) && bits(&to) < bits(from),
        "sitofp" | "uitofp" => is_whole(from) && is_float(&to) && !has_index(from, &to),
        "fptosi" | "fptoui" => is_float(from) && is_whole(&to) && !has_index(from, &to),
        "index_cast" | "index_castui" => {
            is_whole(from) && is_whole(&to) && has_index(from, &to) && *from != to
        }
        "bitcast" => true,
        _ => return None,
    };
    if !fits {
        builder.refuse(op, &format!("it does not lead from {from} to {to}"));
        return None;
    }
    let is_unsigned = matches!(name, "extui" | "uitofp" | "index_castui");
    let value = match (name, from) {
        ("bitcast", _) => {
            let ty = TensorType { element: to, ..builder.tensor(operand)? };
            return Some(builder.op("bitcast_convert", &[operand], &[], ty));
        }
        // a truth value as one bit with a sign
        (_, ElementType::Boolean) if !is_unsigned => {
            let number = builder.converted(operand, to)?;
            return builder.alike("negate", &[number]);
        }
        (_, ElementType::Boolean) => operand,
        _ if is_unsigned => unsigned(builder, operand)?,
        ("trunci" | "index_cast", _) if to == ElementType::Boolean => {
            let ty = builder.tensor(operand)?;
            let one = builder.splat_like(&ty, 1)?;
            builder.alike("and", &[operand, one])?
        }
        ("fptosi" | "fptoui", _) if to == ElementType::Boolean => return None,
        ("fptoui", _) => {
            let ElementType::Integer(integer) = to else { return None };
            let integer = IntegerType { signed: false, ..integer };
            builder.converted(operand, ElementType::Integer(integer))?
        }
        _ => operand,
    };
    let known = builder.number(operand).filter(|number| !is_unsigned || *number >= 0);
    let result = builder.converted(value, to)?;
    if let Some(mode) = attribute(op, "roundingmode") {
        let rounding = *ROUNDINGS.get(usize::try_from(mode.as_integer()?).ok()?)?;
        builder.round_by(&format!("standard,rounding={rounding}"));
    }
    if let (Some(number), "extsi" | "extui" | "index_cast" | "index_castui") = (known, name) {
        builder.note_number(result, number);
    }
    Some(result)
}

fn has_index(from: &ElementType, to: &ElementType) -> bool {
    [from, to].contains(&&ElementType::Index)
}
