//! Data movement: codes of any width move to other positions, and their bits do not change.
//!
//! Every function reads and returns row-major storage. The caller has checked sizes, starts and dimensions. A
//! result that memory cannot hold is an error.

#[cfg(test)]
mod cases;
pub mod copy;
pub mod gather;
pub mod offsets;
pub mod scatter;
pub mod sliding;
pub mod thresholds;
pub mod transpose_2d;
pub mod windowed;

use std::mem::MaybeUninit;
use std::ops::Range;

use smallvec::SmallVec;

use self::thresholds::{COPIED_PART, PADDED_PART};
use crate::each_width;
use crate::hardware::parallel;
pub use crate::meaning::Padding;
use crate::tensor::allocation::{self, TooLarge, uninitialised};
use crate::tensor::strided::OffsetMap;
use crate::tensor::words::{self, Array, array};
use crate::tensor::{Word, Words};

/// A transpose: dimension `d` of the result is dimension `permutation[d]` of the operand.
///
/// # Errors
///
/// [`TooLarge`] if the result does not fit into memory.
pub fn transpose(operand: &Words, permutation: &[usize]) -> Result<Words, TooLarge> {
    collect(operand, &OffsetMap::row_major(operand.shape()).along(permutation))
}

/// A slice: result index `r` is operand index `starts + r * strides`, and the result has shape `sizes`.
///
/// # Errors
///
/// [`TooLarge`] if the result does not fit into memory.
pub fn slice(
    operand: &Words,
    starts: &[usize],
    strides: &[usize],
    sizes: &[usize],
) -> Result<Words, TooLarge> {
    if let Some(part) = in_file(operand, starts, strides, sizes) {
        return Ok(part);
    }
    collect(operand, &OffsetMap::row_major(operand.shape()).sliced(starts, strides, sizes))
}

/// The slice as a part of the mapped file, if its elements are adjacent there. The weights of a layer are
/// such a slice of those of all layers.
fn in_file(operand: &Words, starts: &[usize], strides: &[usize], sizes: &[usize]) -> Option<Words> {
    if !operand.is_borrowed() {
        return None;
    }
    let shape = operand.shape();
    let several = sizes.iter().position(|&size| size != 1).unwrap_or(sizes.len());
    let is_dense = sizes.iter().zip(strides).all(|(&size, &stride)| size == 1 || stride == 1);
    let is_whole_below = sizes[several..].iter().skip(1).eq(shape[several..].iter().skip(1));
    let first = starts.iter().zip(shape).fold(0, |first, (start, size)| first * size + start);
    (is_dense && is_whole_below).then(|| operand.part(first, sizes)).flatten()
}

/// The operand with the order of these dimensions reversed.
///
/// # Errors
///
/// [`TooLarge`] if the result does not fit into memory.
pub fn reverse(operand: &Words, dimensions: &[usize]) -> Result<Words, TooLarge> {
    collect(operand, &OffsetMap::row_major(operand.shape()).reversed(dimensions))
}

/// A broadcast: operand dimension `d` is result dimension `dimensions[d]`, repeated if the operand's size is
/// 1. The other result dimensions repeat the operand.
///
/// # Errors
///
/// [`TooLarge`] if the result does not fit into memory.
pub fn broadcast(
    operand: &Words,
    dimensions: &[usize],
    shape: &[usize],
) -> Result<Words, TooLarge> {
    collect(operand, &OffsetMap::row_major(operand.shape()).broadcast(dimensions, shape))
}

/// The operands one after the other along a dimension; there is at least one.
///
/// # Errors
///
/// [`TooLarge`] if the result does not fit into memory.
pub fn concatenate(operands: &[&Words], dimension: usize) -> Result<Words, TooLarge> {
    fn join<W: Word>(
        _first: &Array<W>,
        operands: &[&Words],
        dimension: usize,
    ) -> Result<Words, TooLarge> {
        let mut shape: SmallVec<[usize; 6]> = SmallVec::from_slice(operands[0].shape());
        let sizes = operands.iter().map(|operand| operand.shape()[dimension]);
        shape[dimension] = sizes.fold(0, usize::saturating_add);
        let rows: usize = shape[..dimension].iter().product();
        let slices: Vec<_> =
            operands.iter().map(|operand| uninitialised(W::slice(operand))).collect();
        // SAFETY: the operands' rows fill the rows of the result
        let result =
            unsafe { allocation::written(&shape, |target| copy::join_rows(rows, &slices, target)) };
        Ok(W::wrap(array(&shape, result?)))
    }
    each_width!(operands[0], first => join(first, operands, dimension))
}

/// The operand with `value` before, between and after its elements, one [`Padding`] a dimension.
/// `shape` is the padded shape.
///
/// # Errors
///
/// [`TooLarge`] if the result does not fit into memory.
pub fn pad(
    operand: &Words,
    value: &Words,
    padding: &[Padding],
    shape: &[usize],
) -> Result<Words, TooLarge> {
    fn spread<W: Word>(
        operand: &Array<W>,
        value: &Words,
        padding: &[Padding],
        shape: &[usize],
    ) -> Result<Words, TooLarge> {
        let value = MaybeUninit::new(W::slice(value)[0]);
        let source = uninitialised(operand.as_slice());
        let kept = Kept::new(operand.shape(), padding, shape);
        let rows_a_part = (PADDED_PART / size_of::<W>() / kept.row.max(1)).max(1);
        // SAFETY: each part is first filled with the value
        let result = unsafe {
            allocation::written(shape, |target| {
                parallel::for_each_chunk(target, rows_a_part * kept.row.max(1), |part, target| {
                    target.fill(value);
                    let first = part * rows_a_part;
                    let rows = first..first + target.len() / kept.row.max(1);
                    copy::copy(&kept.within(rows), source, target);
                });
            })
        };
        Ok(W::wrap(array(shape, result?)))
    }
    each_width!(operand, array => spread(array, value, padding, shape))
}

/// The elements that padding keeps. The result is divided into rows along its first dimension of more than
/// one index.
struct Kept {
    /// The elements' index space, and the offset of each in the operand and in the result.
    map: OffsetMap<2>,
    /// The dimension along which the rows follow each other.
    outer: usize,
    /// How many elements a row of the result has.
    row: usize,
    /// The first row with elements, and the distance from one such row to the next.
    first: usize,
    step: usize,
}

impl Kept {
    fn new(operand: &[usize], padding: &[Padding], shape: &[usize]) -> Kept {
        let outer = shape.iter().position(|&size| size > 1).unwrap_or(0);
        let row = shape.get(outer + 1..).map_or(1, |inner| inner.iter().product());
        let (mut from, mut to) = (OffsetMap::row_major(operand), OffsetMap::row_major(shape));
        let (mut first, mut step) = (0, 1);
        for (dimension, padding) in padding.iter().enumerate() {
            let (start, count) = padding.kept(operand[dimension], shape[dimension]);
            let place = if count > 0 { padding.place(start) } else { 0 };
            let apart = usize::try_from(padding.interior).unwrap_or(usize::MAX).saturating_add(1);
            from = from.cut(dimension, start..start + count);
            to = to.every(dimension, place, apart, count);
            if dimension == outer {
                (first, step) = (place, apart);
            }
        }
        Kept { map: from.with(&to), outer, row, first, step }
    }

    /// The elements of a range of rows of the result; offsets in the result count from the first of these
    /// rows.
    fn within(&self, rows: Range<usize>) -> OffsetMap<2> {
        let Some(outer) = self.map.axes.get(self.outer) else { return self.map.clone() };
        let before =
            |row: usize| row.saturating_sub(self.first).div_ceil(self.step).min(outer.size);
        let mut map = self.map.clone().cut(self.outer, before(rows.start)..before(rows.end));
        map.base[1] -= (rows.start * self.row) as isize;
        map
    }
}

/// The operand with `update` written from index `starts` on. It is updated in place if nobody else holds it.
///
/// # Errors
///
/// [`TooLarge`] if somebody else holds the operand, and there is no memory for a copy.
pub fn update_slice(
    mut operand: Words,
    update: &Words,
    starts: &[usize],
) -> Result<Words, TooLarge> {
    fn write<W: Word>(
        operand: &mut Array<W>,
        update: &Words,
        starts: &[usize],
    ) -> Result<(), TooLarge> {
        let to = OffsetMap::row_major(operand.shape());
        let to = starts.iter().zip(update.shape()).enumerate().fold(to, |to, (dimension, at)| {
            let (&start, &size) = at;
            to.cut(dimension, start..start + size)
        });
        let map = OffsetMap::row_major(update.shape()).with(&to);
        copy::copy(&map, W::slice(update), exclusive(operand)?);
        Ok(())
    }
    each_width!(&mut operand, array => write(array, update, starts))?;
    Ok(operand)
}

/// The elements, to be written. If others hold the storage, too, all threads copy it first.
///
/// # Errors
///
/// [`TooLarge`] if there is no memory for the copy.
pub fn exclusive<W: Word>(array: &mut Array<W>) -> Result<&mut [W], TooLarge> {
    if !array.is_unique() {
        let source = uninitialised(array.as_slice());
        // SAFETY: every chunk is written
        let copy = unsafe {
            allocation::written(&[source.len()], |target| {
                parallel::for_each_chunk(target, COPIED_PART / size_of::<W>(), |part, target| {
                    let start = part * (COPIED_PART / size_of::<W>());
                    target.copy_from_slice(&source[start..start + target.len()]);
                });
            })?
        };
        *array = words::array(array.shape(), copy);
    }
    Ok(array.as_slice_mut())
}

/// Storage of the elements that `map` gives of the source. It is the source's own storage if the map gives
/// all elements in their order.
fn collect(source: &Words, map: &OffsetMap) -> Result<Words, TooLarge> {
    fn copied<W: Word>(
        source: &Array<W>,
        map: &OffsetMap,
        shape: &[usize],
    ) -> Result<Words, TooLarge> {
        Ok(W::wrap(array(shape, copy::collect(map, shape, source.as_slice())?)))
    }
    let shape = map.shape();
    if allocation::len::<u8>(&shape) == Ok(source.len()) && map.is_row_major() {
        return Ok(source.clone().with_shape(&shape));
    }
    each_width!(source, array => copied(array, map, &shape))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use proptest::sample::subsequence;

    use super::cases::{U16, assert_same, counted, counted_words, shapes};
    use super::*;
    use crate::meaning;
    use crate::numeric::ElementType;

    fn with_permutation() -> impl Strategy<Value = (Vec<usize>, Vec<usize>)> {
        shapes().prop_flat_map(|shape| {
            let identity: Vec<usize> = (0..shape.len()).collect();
            (Just(shape), Just(identity).prop_shuffle())
        })
    }

    /// A shape with three random numbers for each dimension.
    fn with_numbers() -> impl Strategy<Value = (Vec<usize>, Vec<[usize; 3]>)> {
        shapes().prop_flat_map(|shape| {
            let rank = shape.len();
            (Just(shape), prop::collection::vec(prop::array::uniform3(0..1000usize), rank))
        })
    }

    /// Checks that every element of a large operand of this width is where the permutation puts it.
    fn check_large_transpose<W: Word>(shape: &[usize], permutation: &[usize]) {
        let code = |place: usize| place as u128 * 0x9E37_79B9_7F4A_7C15;
        let codes = (0..shape.iter().product()).map(code).collect();
        let operand = meaning::Array::new(ElementType::Index, shape, codes);
        let words = operand.values().iter().map(|&code| W::cut(code)).collect::<Vec<W>>();
        let found = transpose(&W::wrap(array(shape, words)), permutation).unwrap();
        let expected = meaning::transpose(&operand, permutation).unwrap();
        assert_eq!(found.shape(), expected.shape());
        let expected = expected.values().iter().map(|&code| W::cut(code));
        assert!(W::slice(&found).iter().copied().eq(expected), "{shape:?} {permutation:?}");
    }

    #[test]
    fn large_transposes_of_every_width_are_as_meant() {
        check_large_transpose::<u8>(&[517, 1031], &[1, 0]);
        check_large_transpose::<u16>(&[1, 300, 1, 517], &[3, 2, 0, 1]);
        check_large_transpose::<u32>(&[130, 1025], &[1, 0]);
        check_large_transpose::<u64>(&[3, 129, 257], &[2, 1, 0]);
        check_large_transpose::<u64>(&[129, 3, 257], &[0, 2, 1]);
        check_large_transpose::<u128>(&[65, 4, 131], &[2, 0, 1]);
        check_large_transpose::<u32>(&[2, 70_000], &[1, 0]);
        check_large_transpose::<u32>(&[70_000, 2], &[1, 0]);
    }

    proptest! {
        #[test]
        fn transpose_is_as_meant((shape, permutation) in with_permutation()) {
            let found = transpose(&counted_words(&shape), &permutation);
            assert_same(found, meaning::transpose(&counted(&shape), &permutation));
        }

        #[test]
        fn slice_is_as_meant((shape, numbers) in with_numbers()) {
            let mut starts = vec![];
            let mut strides = vec![];
            let mut sizes = vec![];
            for (&size, [a, b, step]) in shape.iter().zip(numbers) {
                let start = a % (size + 1);
                let limit = start + b % (size - start + 1);
                starts.push(start);
                strides.push(step % 7 + 1);
                sizes.push((limit - start).div_ceil(step % 7 + 1));
            }
            let found = slice(&counted_words(&shape), &starts, &strides, &sizes);
            assert_same(found, meaning::slice(&counted(&shape), &starts, &strides, &sizes));
        }

        #[test]
        fn reverse_is_as_meant((shape, numbers) in with_numbers()) {
            let dimensions: Vec<usize> =
                (0..shape.len()).filter(|&d| numbers[d][0].is_multiple_of(2)).collect();
            let found = reverse(&counted_words(&shape), &dimensions);
            assert_same(found, meaning::reverse(&counted(&shape), &dimensions));
        }

        #[test]
        fn broadcast_is_as_meant(
            (shape, dimensions) in shapes().prop_flat_map(|shape| {
                let axes: Vec<usize> = (0..shape.len()).collect();
                let kept = subsequence(axes, 0..=shape.len()).prop_shuffle();
                (Just(shape), kept)
            }),
            repeated in any::<[bool; 5]>(),
        ) {
            let operand: Vec<usize> = dimensions
                .iter()
                .map(|&d| if repeated[d] { 1 } else { shape[d] })
                .collect();
            let found = broadcast(&counted_words(&operand), &dimensions, &shape);
            assert_same(found, meaning::broadcast_in_dim(&counted(&operand), &dimensions, &shape));
        }

        #[test]
        fn concatenate_is_as_meant(
            shape in shapes().prop_filter("a dimension", |shape| !shape.is_empty()),
            dimension in any::<prop::sample::Index>(),
            lengths in prop::collection::vec(0..4usize, 1..4),
        ) {
            let dimension = dimension.index(shape.len());
            let part = |&length: &usize| {
                let mut part = shape.clone();
                part[dimension] = length;
                part
            };
            let parts: Vec<Vec<usize>> = lengths.iter().map(part).collect();
            let operands: Vec<Words> = parts.iter().map(|part| counted_words(part)).collect();
            let found = concatenate(&operands.iter().collect::<Vec<_>>(), dimension);
            let operands: Vec<_> = parts.iter().map(|part| counted(part)).collect();
            assert_same(found, meaning::concatenate(&operands, dimension));
        }

        #[test]
        fn pad_is_as_meant((shape, numbers) in with_numbers()) {
            let padding: Vec<Padding> = numbers
                .iter()
                .map(|[low, high, interior]| Padding {
                    low: *low as i64 % 9 - 4,
                    high: *high as i64 % 9 - 4,
                    interior: *interior as i64 % 3,
                })
                .collect();
            let sizes = shape.iter().zip(&padding).map(|(&size, padding)| padding.size(size));
            let Ok(sizes) = sizes.map(usize::try_from).collect::<Result<Vec<usize>, _>>() else {
                return Ok(());
            };
            prop_assume!(sizes.iter().product::<usize>() < 50_000);
            let value = meaning::Array::new(U16, &[], vec![0xFFFF]);
            let expected = meaning::pad(&counted(&shape), &value, &padding, &sizes);
            let found = pad(&counted_words(&shape), value.into_tensor().unwrap().words(), &padding, &sizes);
            assert_same(found, expected);
        }

        #[test]
        fn update_slice_is_as_meant((shape, numbers) in with_numbers()) {
            let sizes: Vec<usize> =
                shape.iter().zip(&numbers).map(|(size, [a, _, _])| a % (size + 1)).collect();
            let starts: Vec<usize> = (0..shape.len())
                .map(|d| numbers[d][1] % (shape[d] - sizes[d] + 1))
                .collect();
            let operand = meaning::Array::from_index(U16, &shape, |_| 0).unwrap();
            let from = starts.iter().map(|&start| start as i64).collect::<Vec<_>>();
            let expected = meaning::dynamic_update_slice(&operand, &counted(&sizes), &from);
            let operand = operand.into_tensor().unwrap().into_words();
            assert_same(update_slice(operand, &counted_words(&sizes), &starts), expected);
        }
    }

    #[test]
    fn every_width_moves() {
        let codes = [1u128 << 100, 2, 3 << 64, 4];
        let wide = u128::wrap(array(&[2, 2], codes.to_vec()));
        let found = transpose(&wide, &[1, 0]).unwrap();
        assert_eq!(u128::slice(&found), [codes[0], codes[2], codes[1], codes[3]]);
    }

    #[test]
    fn a_step_beyond_the_operand_is_never_taken() {
        let found = slice(&counted_words(&[3]), &[1], &[usize::MAX], &[1]).unwrap();
        assert_eq!(u16::slice(&found), [2]);
    }

    #[test]
    fn a_result_beyond_memory_is_an_error() {
        assert!(broadcast(&counted_words(&[]), &[], &[1 << 40, 1 << 40]).is_err());
        let padding = Padding { low: i64::MAX, high: i64::MAX, interior: i64::MAX };
        assert_eq!(padding.size(3), 3 + 4 * i128::from(i64::MAX));
    }

    #[test]
    fn a_slice_is_updated_in_place_when_nobody_else_holds_it() {
        let operand = counted_words(&[4]);
        let storage = u16::slice(&operand).as_ptr();
        let found = update_slice(operand, &counted_words(&[1]), &[2]).unwrap();
        assert_eq!(u16::slice(&found), [1, 2, 1, 4]);
        assert_eq!(u16::slice(&found).as_ptr(), storage);
    }
}
