//! Sorts.

use super::arithmetic::Elements;
use super::step::{Direction, Operation, Order};
use super::{Arithmetic, Array, indices, slice};
use crate::numeric::{ElementType, Numerics};
use crate::tensor::allocation::{self, TooLarge};

/// `sort`: each line of the inputs along a dimension is put into the stable order in which no element comes
/// after one that it goes before. `goes_before` is the comparator, whose arguments are the two elements of each
/// input in turn.
pub fn sort<V: Clone, E: From<TooLarge>>(
    inputs: &[Array<V>],
    dimension: usize,
    mut goes_before: impl FnMut(Vec<V>) -> Result<bool, E>,
) -> Result<Vec<Array<V>>, E> {
    let shape = inputs[0].shape();
    let mut lines = shape.to_vec();
    lines[dimension] = lines[dimension].min(1);
    let results = inputs.iter().map(Array::try_clone);
    let mut results = results.collect::<Result<Vec<_>, TooLarge>>()?;
    for line in indices(&lines) {
        let at = |place: usize| {
            let mut index = line.clone();
            index[dimension] = place;
            index
        };
        let mut order: Vec<usize> = allocation::collected(0..shape[dimension])?;
        merge_sort(&mut order, &mut |first: usize, second: usize| {
            let (first, second) = (at(first), at(second));
            let pair = inputs.iter().flat_map(|input| [input.at(&first), input.at(&second)]);
            goes_before(pair.collect())
        })?;
        for (place, &from) in order.iter().enumerate() {
            for (result, input) in results.iter_mut().zip(inputs) {
                result.set(&at(place), input.at(&at(from)));
            }
        }
    }
    Ok(results)
}

/// `chlo.top_k`: the first `k` elements of each line along the last dimension when it is sorted in descending
/// order, floats as totalOrder has them, and the indices, of type `index`, that these elements had.
pub fn top_k<A: Arithmetic>(
    arithmetic: &mut A,
    operand: &Array<A::Value>,
    k: usize,
    index: &ElementType,
) -> Result<[Array<A::Value>; 2], TooLarge> {
    let (mut shape, dimension) = (operand.shape().to_vec(), operand.rank() - 1);
    let places = Array::from_index(index.clone(), &shape, |at| {
        arithmetic.of_code(index, at[dimension] as u128)
    })?;
    let element = operand.element();
    let mut elements = Elements { arithmetic, element, numerics: &Numerics::STANDARD };
    let greater = Operation::Compare(Direction::Gt, Order::Total);
    let sorted: Vec<Array<A::Value>> = sort(&[operand.try_clone()?, places], dimension, |pair| {
        let truth = elements.step(greater, element, [&pair[0], &pair[1]], &ElementType::Boolean);
        Ok::<bool, TooLarge>(elements.arithmetic.code(&ElementType::Boolean, &truth) != 0)
    })?;
    shape[dimension] = k;
    let first = |array| slice(array, &vec![0; shape.len()], &vec![1; shape.len()], &shape);
    Ok([first(&sorted[0])?, first(&sorted[1])?])
}

/// Runs of this length are sorted by insertion before they are merged.
const RUN: usize = 8;

/// Sorts so that no item comes after one that it goes before; items that go neither before nor
/// after each other keep their order. A comparator that contradicts itself gives some order, always
/// the same, and an error ends the sort.
///
/// # Errors
///
/// [`TooLarge`] if there is no memory for a copy of the items, or what the comparator gives.
pub fn merge_sort<T: Copy, E: From<TooLarge>>(
    items: &mut [T],
    goes_before: &mut impl FnMut(T, T) -> Result<bool, E>,
) -> Result<(), E> {
    for run in items.chunks_mut(RUN) {
        insertion_sort(run, goes_before)?;
    }
    let mut source = allocation::copied(items)?;
    let mut width = RUN;
    while width < items.len() {
        source.copy_from_slice(items);
        for (from, to) in source.chunks(2 * width).zip(items.chunks_mut(2 * width)) {
            let (left, right) = from.split_at(width.min(from.len()));
            merge(left, right, to, goes_before)?;
        }
        width *= 2;
    }
    Ok(())
}

fn insertion_sort<T: Copy, E>(
    items: &mut [T],
    goes_before: &mut impl FnMut(T, T) -> Result<bool, E>,
) -> Result<(), E> {
    for end in 1..items.len() {
        let mut place = end;
        while place > 0 && goes_before(items[place], items[place - 1])? {
            items.swap(place, place - 1);
            place -= 1;
        }
    }
    Ok(())
}

fn merge<'a, T: Copy, E>(
    mut left: &'a [T],
    mut right: &'a [T],
    merged: &mut [T],
    goes_before: &mut impl FnMut(T, T) -> Result<bool, E>,
) -> Result<(), E> {
    for place in merged {
        let from_right = match (left.first(), right.first()) {
            (Some(&left), Some(&right)) => goes_before(right, left)?,
            (None, _) => true,
            (_, None) => false,
        };
        let side = if from_right { &mut right } else { &mut left };
        let (&first, rest) = side.split_first().expect("as many items as places");
        *place = first;
        *side = rest;
    }
    Ok(())
}
