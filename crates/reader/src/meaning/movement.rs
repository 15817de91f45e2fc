//! Ops that give elements other places. The specification's section of each op has the equation.

use super::{Array, linear_index};
use crate::numeric::ElementType;
use crate::tensor::allocation::TooLarge;

/// `slice`: the element at `index` is the operand's at `starts + index * strides`.
pub fn slice<V: Clone>(
    operand: &Array<V>,
    starts: &[usize],
    strides: &[usize],
    shape: &[usize],
) -> Result<Array<V>, TooLarge> {
    Array::from_index(operand.element().clone(), shape, |index| {
        let from = index.iter().zip(starts).zip(strides);
        let from: Vec<usize> = from.map(|((&at, &start), &stride)| start + at * stride).collect();
        operand.at(&from)
    })
}

/// `transpose`: dimension `d` of the result is dimension `permutation[d]` of the operand.
pub fn transpose<V: Clone>(
    operand: &Array<V>,
    permutation: &[usize],
) -> Result<Array<V>, TooLarge> {
    let shape: Vec<usize> = permutation.iter().map(|&from| operand.shape()[from]).collect();
    Array::from_index(operand.element().clone(), &shape, |index| {
        let mut from = vec![0; index.len()];
        permutation.iter().zip(index).for_each(|(&dimension, &at)| from[dimension] = at);
        operand.at(&from)
    })
}

/// `reverse`: along each of `dimensions` the last element comes first.
pub fn reverse<V: Clone>(operand: &Array<V>, dimensions: &[usize]) -> Result<Array<V>, TooLarge> {
    let shape = operand.shape();
    Array::from_index(operand.element().clone(), shape, |index| {
        let mut from = index.to_vec();
        for &dimension in dimensions {
            from[dimension] = shape[dimension] - 1 - index[dimension];
        }
        operand.at(&from)
    })
}

/// `broadcast_in_dim`: dimension `d` of the operand is dimension `dimensions[d]` of the result, where a size
/// of 1 is repeated; along all other dimensions of the result the operand is repeated.
pub fn broadcast_in_dim<V: Clone>(
    operand: &Array<V>,
    dimensions: &[usize],
    shape: &[usize],
) -> Result<Array<V>, TooLarge> {
    Array::from_index(operand.element().clone(), shape, |index| {
        let sizes = dimensions.iter().zip(operand.shape());
        let from: Vec<usize> =
            sizes.map(|(&to, &size)| if size == 1 { 0 } else { index[to] }).collect();
        operand.at(&from)
    })
}

/// `reshape`: the elements in row-major order under another shape of as many elements.
pub fn reshape<V: Clone>(operand: &Array<V>, shape: &[usize]) -> Result<Array<V>, TooLarge> {
    Array::from_index(operand.element().clone(), shape, |index| {
        operand.values()[linear_index(shape, index)].clone()
    })
}

/// `concatenate`: the operands one after the other along a dimension. There is at least one.
pub fn concatenate<V: Clone>(
    operands: &[Array<V>],
    dimension: usize,
) -> Result<Array<V>, TooLarge> {
    let mut shape = operands[0].shape().to_vec();
    shape[dimension] = operands.iter().map(|operand| operand.shape()[dimension]).sum();
    Array::from_index(operands[0].element().clone(), &shape, |index| {
        let mut from = index.to_vec();
        for operand in operands {
            if from[dimension] < operand.shape()[dimension] {
                return operand.at(&from);
            }
            from[dimension] -= operand.shape()[dimension];
        }
        unreachable!("the sizes of the operands add up to the size of the result")
    })
}

/// How a dimension is padded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Padding {
    /// The number of elements before the first; a negative number removes elements.
    pub low: i64,
    /// The number of elements behind the last; a negative number removes elements.
    pub high: i64,
    /// Elements between two neighbours.
    pub interior: i64,
}

impl Padding {
    /// The first operand index that padding keeps and how many it keeps, in a padded dimension of `size`.
    #[inline]
    pub fn kept(self, operand: usize, size: usize) -> (usize, usize) {
        let step = i128::from(self.interior) + 1;
        let low = i128::from(self.low);
        let at_least = |place: i128| (place.max(0) + step - 1) / step;
        let first = at_least(-low).min(operand as i128);
        let end = at_least(size as i128 - low).min(operand as i128);
        (first as usize, (end - first).max(0) as usize)
    }

    /// The index in the result of an operand index that padding keeps.
    #[inline]
    pub fn place(self, index: usize) -> usize {
        let place = i128::from(self.low) + index as i128 * (i128::from(self.interior) + 1);
        usize::try_from(place).expect("an index that stays has a place")
    }

    /// The padded size of a dimension; negative where more is removed than there is.
    pub fn size(self, operand: usize) -> i128 {
        let operand = operand as i128;
        let between = (operand - 1).max(0) * i128::from(self.interior);
        i128::from(self.low) + operand + between + i128::from(self.high)
    }
}

/// `pad`: the operand's element at `from` goes to `low + from * (interior + 1)`, if that is an index of the
/// result; every other element is the padding value.
pub fn pad<V: Clone>(
    operand: &Array<V>,
    value: &Array<V>,
    padding: &[Padding],
    shape: &[usize],
) -> Result<Array<V>, TooLarge> {
    Array::from_index(operand.element().clone(), shape, |index| {
        let from = index.iter().zip(padding).zip(operand.shape());
        let from: Option<Vec<usize>> = from
            .map(|((&at, padding), &size)| {
                let past = at as i128 - i128::from(padding.low);
                let step = i128::from(padding.interior) + 1;
                let from = usize::try_from(past / step).ok().filter(|&from| from < size);
                from.filter(|_| past >= 0 && past % step == 0)
            })
            .collect();
        from.map_or_else(|| value.scalar(), |from| operand.at(&from))
    })
}

/// `bitcast_convert` of codes. To a type of fewer bits, each code becomes several along a new last dimension,
/// the low bits first; to a type of more bits, those along the last dimension become one.
pub fn bitcast_convert(
    operand: &Array<u128>,
    element: &ElementType,
    shape: &[usize],
) -> Result<Array<u128>, TooLarge> {
    let (from, to) = (operand.element().bits(), element.bits());
    let mask = u128::MAX >> (128 - to);
    Array::from_index(element.clone(), shape, |index| {
        if from > to {
            let (&part, outer) = index.split_last().expect("a dimension of the parts");
            return operand.at(outer) >> (part as u32 * to) & mask;
        }
        let parts = (to / from) as usize;
        let part = |part: usize| match parts {
            1 => operand.at(index),
            _ => operand.at(&[index, &[part]].concat()) << (part as u32 * from),
        };
        (0..parts).fold(0, |code, at| code | part(at))
    })
}
