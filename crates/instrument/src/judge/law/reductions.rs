//! The sums of a reduction and those of the magnitudes of its terms, made in one pass over the operand.

use crate::alone::wide::{PIECE, decode};
use crate::hardware::cpu;
use crate::hardware::parallel;
use crate::tensor::Tensor;

/// How many sums of a row are made side by side.
const LANES: usize = 8;

/// A reduction of neighbouring dimensions: a result at `(outer, inner)` is the sum of the `terms` operands at
/// `(outer, term, inner)`.
struct Split {
    terms: usize,
    inner: usize,
}

impl Split {
    /// The sizes of a reduction along adjacent dimensions; `None` if there are others between them.
    fn of(shape: &[usize], dimensions: &[usize]) -> Option<Split> {
        let is_reduced = |dimension: &usize| dimensions.contains(dimension);
        let mut places = (0..shape.len()).filter(|it| is_reduced(it) && shape[*it] != 1);
        let Some(first) = places.next() else { return Some(Split { terms: 1, inner: 1 }) };
        let last = places.next_back().unwrap_or(first);
        let is_together = (first..=last).all(|it| is_reduced(&it) || shape[it] == 1);
        let size = |sizes: &[usize]| sizes.iter().product();
        is_together
            .then(|| Split { terms: size(&shape[first..=last]), inner: size(&shape[last + 1..]) })
    }
}

/// A sum, and the sum of the magnitudes of its terms.
type Pair = [f64; 2];

/// The sums of a tensor of real floats along dimensions, and the sums of the magnitudes, in f64; `None` if the dimensions
/// are not neighbours, or nothing is added. The order of the additions is open.
pub fn sums_along(input: &Tensor, dimensions: &[usize]) -> Option<[Vec<f64>; 2]> {
    let split = Split::of(input.shape(), dimensions)?;
    let Split { terms, inner } = split;
    if input.is_empty() {
        return None;
    }
    let mut found = vec![[0.0; 2]; input.len() / terms];
    if inner <= PIECE {
        // whole blocks of (terms, inner) elements
        let blocks = (PIECE / (terms * inner)).max(1);
        parallel::for_each_chunk(&mut found, blocks * inner, |chunk, found| {
            let mut numbers = vec![0.0; PIECE.div_ceil(inner) * inner];
            for (block, found) in found.chunks_mut(inner).enumerate() {
                let first = (chunk * blocks + block) * terms * inner;
                add_block(input, first, terms, found, &mut numbers);
            }
        });
    } else {
        for (outer, found) in found.chunks_mut(inner).enumerate() {
            parallel::for_each_chunk(found, PIECE, |chunk, found| {
                let mut numbers = vec![0.0; found.len()];
                for term in 0..terms {
                    let first = (outer * terms + term) * inner + chunk * PIECE;
                    decode(input, first..first + found.len(), &mut numbers);
                    add_rows(found, &numbers);
                }
            });
        }
    }
    Some([0, 1].map(|part| found.iter().map(|pair| pair[part]).collect()))
}

/// Adds so many rows of the operand, from an element on, to a row of sums.
fn add_block(input: &Tensor, first: usize, terms: usize, found: &mut [Pair], numbers: &mut [f64]) {
    let inner = found.len();
    let rows = numbers.len() / inner;
    for start in (0..terms).step_by(rows) {
        let count = rows.min(terms - start) * inner;
        let numbers = &mut numbers[..count];
        let first = first + start * inner;
        decode(input, first..first + count, numbers);
        match &mut *found {
            [only] => {
                let [sum, magnitude] = cpu::dispatch(|| in_lanes(numbers));
                only[0] += sum;
                only[1] += magnitude;
            }
            _ => add_rows(found, numbers),
        }
    }
}

/// Adds rows of numbers to a row of sums.
fn add_rows(found: &mut [Pair], numbers: &[f64]) {
    for row in numbers.chunks_exact(found.len()) {
        for (found, number) in found.iter_mut().zip(row) {
            found[0] += number;
            found[1] += number.abs();
        }
    }
}

#[inline(always)]
fn in_lanes(numbers: &[f64]) -> Pair {
    let mut lanes = [[0.0; LANES]; 2];
    let (groups, rest) = numbers.as_chunks::<LANES>();
    for group in groups {
        for lane in 0..LANES {
            lanes[0][lane] += group[lane];
            lanes[1][lane] += group[lane].abs();
        }
    }
    let sum = lanes[0].iter().chain(rest).sum();
    let magnitude = lanes[1].iter().chain(rest).map(|it| it.abs()).sum();
    [sum, magnitude]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers whose sums are exact in any order: multiples of 1/4.
    fn numbers(count: usize) -> Vec<f64> {
        (0..count).map(|index| (index * 37 % 101) as f64 / 4.0 - 12.0).collect()
    }

    #[test]
    fn sums_are_those_along_the_dimensions() {
        let shapes: [(&[usize], &[usize]); 7] = [
            (&[3, 5, 7], &[1]),
            (&[3, 5, 7], &[2]),
            (&[3, 5, 7], &[0, 1]),
            (&[3, 1, 7], &[0, 1, 2]),
            (&[2, 5000], &[0]),
            (&[2, 3, 5000], &[1]),
            (&[5, 9000], &[1]),
        ];
        for (shape, dimensions) in shapes {
            let values = numbers(shape.iter().product());
            let input = Tensor::from_f64s("f32".parse().unwrap(), shape, &values).unwrap();
            let [sums, magnitudes] = sums_along(&input, dimensions).unwrap();
            let (mut expected, mut sizes) = (vec![0.0; sums.len()], vec![0.0; sums.len()]);
            for (place, value) in values.iter().enumerate() {
                let (mut rest, mut target, mut weight) = (place, 0, 1);
                for dimension in (0..shape.len()).rev() {
                    let index = rest % shape[dimension];
                    rest /= shape[dimension];
                    if !dimensions.contains(&dimension) {
                        target += index * weight;
                        weight *= shape[dimension];
                    }
                }
                expected[target] += value;
                sizes[target] += value.abs();
            }
            assert_eq!((sums, magnitudes), (expected, sizes), "{shape:?} {dimensions:?}");
        }
    }

    #[test]
    fn dimensions_that_are_apart_are_not_added() {
        let input = Tensor::from_f64s("f32".parse().unwrap(), &[2, 3, 2], &numbers(12)).unwrap();
        assert_eq!(sums_along(&input, &[0, 2]), None);
    }
}
