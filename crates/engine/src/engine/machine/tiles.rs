//! Tensors of which devices have parts: they are cut for devices, and joined again.

use std::ops::Range;

use crate::engine::{Program, movement};
use crate::meaning;
use crate::numeric::{ElementType, FloatFormat, Numerics};
use crate::ops::exchange::{Demand, Exchange, Finish, Meeting};
use crate::ops::sdy::manual::Way;
use crate::ops::sdy::tiles::Tiles;
use crate::ops::{EvalError, ManualComputation};
use crate::tensor::{Tensor, Value, Words};

/// The share that a device has of a tensor: its part, or a term of the part. The first term is the part, the others
/// change no sum. All parts have to be equally large.
///
/// # Errors
///
/// A tensor that cannot be cut into such parts, memory that does not hold the part, or terms of a type without sums.
pub fn cut(tiles: &Tiles, tensor: &Tensor, device: usize) -> Result<Tensor, EvalError> {
    if tiles.are_whole() {
        return Ok(tensor.clone());
    }
    check(tiles, tensor.shape())?;
    if tiles.term(device) == 0 {
        return part(tiles, tensor, device);
    }
    let shape: Vec<usize> =
        tensor.shape().iter().zip(tiles.counts()).map(|(size, count)| size / count).collect();
    let element = tensor.element();
    let neutral = neutral(element).ok_or_else(|| no_sums(element))?;
    Ok(Tensor::try_splat(element.clone(), &shape, neutral)?)
}

/// The part of a tensor that a device has; the tensor has as many dimensions as the tiles. The parts may
/// have different sizes.
///
/// # Errors
///
/// Memory that does not hold the part.
pub fn part(tiles: &Tiles, tensor: &Tensor, device: usize) -> Result<Tensor, EvalError> {
    let ranges = tiles.ranges(tensor.shape(), device);
    let starts: Vec<usize> = ranges.iter().map(|range| range.start).collect();
    let sizes: Vec<usize> = ranges.iter().map(Range::len).collect();
    let words = movement::slice(tensor.words(), &starts, &vec![1; starts.len()], &sizes)?;
    Ok(Tensor::new(tensor.element().clone(), words))
}

fn check(tiles: &Tiles, shape: &[usize]) -> Result<(), EvalError> {
    let fits = shape.len() == tiles.counts().len()
        && shape.iter().zip(tiles.counts()).all(|(size, count)| size.is_multiple_of(*count));
    if fits {
        return Ok(());
    }
    let message =
        format!("a tensor of shape {shape:?} cannot be cut into {:?} parts", tiles.counts());
    Err(EvalError::Failed(message))
}

/// Joins the parts that devices have to a tensor, after the terms of each part were added in order. The parts are those of
/// the copy that device `like` belongs to.
///
/// # Errors
///
/// Parts of different shapes, terms of a type without sums, or memory that does not hold the tensor.
pub fn join<'v>(
    tiles: &Tiles,
    like: usize,
    numerics: Numerics,
    part: impl Fn(usize) -> Option<&'v Value>,
) -> Result<Value, EvalError> {
    let parts: Option<Vec<&Value>> = tiles.with_copy_of(like).map(part).collect();
    let parts = parts.unwrap_or_else(|| unreachable!("the devices of one copy meet"));
    let [first, others @ ..] = parts.as_slice() else { unreachable!("there is a part") };
    if others.is_empty() {
        return Ok((*first).clone());
    }
    let shape = first.tensor().shape();
    if let Some(other) = others.iter().find(|other| other.tensor().shape() != shape) {
        let message =
            format!("parts of shapes {shape:?} and {:?} make no tensor", other.tensor().shape());
        return Err(EvalError::Failed(message));
    }
    let element = first.tensor().element();
    let mut words = match tiles.terms() {
        1 => parts.iter().map(|part| part.tensor().words().clone()).collect(),
        terms => sums(element, &parts, terms, numerics)?,
    };
    for (dimension, &count) in tiles.counts().iter().enumerate().rev().filter(|(_, it)| **it > 1) {
        let rows = words
            .chunks(count)
            .map(|row| movement::concatenate(&row.iter().collect::<Vec<_>>(), dimension));
        words = rows.collect::<Result<_, _>>()?;
    }
    let words = words.swap_remove(0);
    Ok(Tensor::new(element.clone(), words).into())
}

/// The sums of the terms of each part, added in order, each sum rounded.
fn sums(
    element: &ElementType,
    parts: &[&Value],
    terms: usize,
    numerics: Numerics,
) -> Result<Vec<Words>, EvalError> {
    let add = neutral(element).and_then(|_| Program::of_sum(element, numerics).ok());
    let add = add.ok_or_else(|| no_sums(element))?;
    let sum = |terms: &[&Value]| {
        let (first, rest) = terms.split_first().unwrap_or_else(|| unreachable!("there is a term"));
        let mut sum = first.tensor().clone();
        for term in rest {
            let shape = sum.shape().to_vec();
            sum = add.run(&[&sum, term.tensor()], &shape)?.swap_remove(0);
        }
        Ok(sum.words().clone())
    };
    parts.chunks(terms).map(sum).collect()
}

/// The element that changes no sum: -0, or zero if the type has no -0. Quantized types and types without a zero have none.
fn neutral(element: &ElementType) -> Option<u128> {
    let of_float = |format: &FloatFormat| {
        let zero = format.literal(-0.0).code;
        (format.decode(zero) == 0.0).then_some(u128::from(zero))
    };
    match element {
        ElementType::Float(format) => of_float(format),
        ElementType::Complex(part) => {
            let zero = part.format().sign_bit();
            Some(meaning::codes::complex::from_parts(*part, zero, zero))
        }
        ElementType::Quantized(_) => None,
        ElementType::Boolean | ElementType::Integer(_) | ElementType::Index => Some(0),
    }
}

fn no_sums(element: &ElementType) -> EvalError {
    EvalError::Failed(format!(
        "by its `unreduced` axes the devices have terms of a sum of elements of type {element}, which has no sums"
    ))
}

/// The parts of the operands that a device has.
///
/// # Errors
///
/// An operand that cannot be cut, memory that does not hold a part, or terms of a type without sums.
pub fn parts(
    computation: &ManualComputation,
    operands: &[Value],
    device: usize,
) -> Result<Vec<Value>, EvalError> {
    let part = |(operand, way): (&Value, &Way)| match (operand, way) {
        (Value::Tensor(tensor), Way::Tiles(tiles)) => Ok(cut(tiles, tensor, device)?.into()),
        (Value::Tuple(each), Way::Each) if each.len() == computation.devices => {
            Ok(each[device].clone())
        }
        _ => Ok(operand.clone()),
    };
    operands.iter().zip(&computation.cuts).map(part).collect()
}

/// Joins the results that the devices returned. If several devices have one part, the first of them
/// counts.
pub fn whole(
    computation: &ManualComputation,
    results: &[Vec<Value>],
) -> Result<Vec<Value>, EvalError> {
    let join = |(index, way): (usize, &Way)| match way {
        Way::Tiles(tiles) if matches!(results[0][index], Value::Tensor(_)) => {
            join(tiles, tiles.first(), computation.numerics, |device| {
                results.get(device)?.get(index)
            })
        }
        Way::Each => {
            Ok(Value::Tuple(results.iter().map(|results| results[index].clone()).collect()))
        }
        _ => Ok(results[0][index].clone()),
    };
    computation.joins.iter().enumerate().map(join).collect()
}

/// The results of the device at a position of its group, joined from what each member of the group returned.
pub fn joined_results(
    computation: &ManualComputation,
    group: &[usize],
    position: usize,
    returned: &[Vec<Value>],
) -> Result<Vec<Value>, EvalError> {
    joined(&computation.joins, computation.numerics, group, position, returned)
}

/// The exchange that gives each device of the computation around this one the joined results of its
/// group.
pub fn exchange(computation: &ManualComputation) -> Exchange {
    let (groups, joins, numerics) =
        (computation.groups.clone(), computation.joins.clone(), computation.numerics);
    let group = Box::new(move |_, device: usize| Ok(groups.get(device).cloned()));
    let finish: Finish = Box::new(move |_, gathered| {
        joined(&joins, numerics, gathered.group, gathered.position, gathered.operands)
    });
    Exchange::Meet(Meeting {
        group,
        agreement: "its results".into(),
        alike: false,
        finish,
        demand: Demand::All,
    })
}

/// The value for the device at a position of a group, of the values that the members returned.
fn joined(
    joins: &[Way],
    numerics: Numerics,
    group: &[usize],
    position: usize,
    returned: &[Vec<Value>],
) -> Result<Vec<Value>, EvalError> {
    let join = |(index, way): (usize, &Way)| match (way, &returned[position][index]) {
        (Way::Tiles(tiles), Value::Tensor(_)) => join(tiles, group[position], numerics, |other| {
            let member = group.iter().position(|member| *member == other)?;
            returned[member].get(index)
        }),
        (_, own) => Ok(own.clone()),
    };
    joins.iter().enumerate().map(join).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::names;
    use crate::ops::sdy::attributes::{Mesh, Sharding};

    fn tiles(sharding: &str, mesh: &str, manual: &[&str]) -> Tiles {
        let sharding = Sharding::parse(&format!("#sdy.sharding<@m, {sharding}>")).unwrap();
        let mesh = Mesh::parse(&format!("#sdy.mesh<{mesh}>")).unwrap();
        let manual: Vec<String> = manual.iter().map(|axis| axis.to_string()).collect();
        Tiles::of_sharding(&sharding, &mesh, &manual).unwrap()
    }

    #[test]
    fn the_last_part_is_smaller_and_equal_parts_are_refused() {
        let tiles = tiles("[{\"x\"}, {}]", "[\"x\"=4]", &["x"]);
        let element = ElementType::Boolean;
        let tensor = Tensor::from_codes(element, &[5, 1], vec![1u8, 0, 0, 0, 1]);
        assert_eq!(part(&tiles, &tensor, 2).unwrap().codes::<u8>(), [1]);
        assert!(cut(&tiles, &tensor, 2).is_err());
    }

    #[test]
    fn terms_are_the_part_and_neutral_elements_and_their_sum_is_the_part() {
        let tiles = tiles("[{\"x\"}], unreduced={\"y\"}", "[\"x\"=2, \"y\"=2]", &["x", "y"]);
        let element = ElementType::Float(&names::F32);
        let codes: Vec<u32> =
            [-0.0f32, 0.0, f32::MIN_POSITIVE / 2.0, -3.5].map(f32::to_bits).into();
        let tensor = Tensor::from_codes(element, &[4], codes.clone());
        let parts: Vec<Value> =
            (0..4).map(|device| cut(&tiles, &tensor, device).unwrap().into()).collect();
        assert_eq!(parts[0].tensor().codes::<u32>(), &codes[..2]);
        assert_eq!(parts[3].tensor().codes::<u32>(), [(-0.0f32).to_bits(); 2]);
        let joined = join(&tiles, 0, Numerics::STANDARD, |device| parts.get(device)).unwrap();
        assert_eq!(joined.tensor().codes::<u32>(), codes);
    }

    #[test]
    fn what_was_cut_is_joined_again() {
        let tiles = tiles("[{\"x\"}, {\"y\"}]", "[\"x\"=2, \"y\"=3]", &["x", "y"]);
        let element = ElementType::Boolean;
        let codes: Vec<u8> = (0..24).map(|code| (code % 5 == 0).into()).collect();
        let tensor = Tensor::from_codes(element, &[4, 6], codes);
        let parts: Vec<Value> =
            (0..6).map(|device| cut(&tiles, &tensor, device).unwrap().into()).collect();
        assert_eq!(parts[0].tensor().shape(), [2, 2]);
        let joined = join(&tiles, 0, Numerics::STANDARD, |device| parts.get(device)).unwrap();
        assert_eq!(joined.tensor().codes::<u8>(), tensor.codes::<u8>());
    }
}
