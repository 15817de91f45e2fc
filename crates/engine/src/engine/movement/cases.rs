//! The data that the tests of data movement move: tensors of counted elements, and random gathers and
//! scatters. Expected values are those of [`crate::meaning`].

use proptest::prelude::*;

use super::windowed::WindowDimensions;
use crate::meaning::Array;
use crate::numeric::random::Random;
use crate::numeric::{ElementType, IntegerType};
use crate::tensor::allocation::TooLarge;
use crate::tensor::{Word, Words};

/// The element type of counted tensors.
pub const U16: ElementType = ElementType::Integer(IntegerType { width: 16, signed: false });

/// Shapes of rank 0 to 4 with sizes from 0 up, mostly small, sometimes longer than a tile.
pub fn shapes() -> impl Strategy<Value = Vec<usize>> {
    let size = prop_oneof![1 => Just(0usize), 3 => Just(1), 12 => 2..6usize, 1 => 33..40usize];
    prop::collection::vec(size, 0..5)
        .prop_filter("small", |shape| shape.iter().product::<usize>() < 20_000)
}

/// The array of a shape with the codes 1, 2, 3, ..., which begin again at 0 when the type has no more.
pub fn counted(shape: &[usize]) -> Array<u128> {
    let len: usize = shape.iter().product();
    Array::new(U16, shape, (1..=len).map(|number| u128::from(number as u16)).collect())
}

/// The words of [`counted`].
pub fn counted_words(shape: &[usize]) -> Words {
    counted(shape).into_tensor().unwrap().into_words()
}

/// Checks that words are the codes of an array.
#[track_caller]
pub fn assert_same(found: Result<Words, TooLarge>, expected: Result<Array<u128>, TooLarge>) {
    let (found, expected) = (found.unwrap(), expected.unwrap().into_tensor().unwrap());
    assert_eq!(found.shape(), expected.shape());
    assert_eq!(u16::slice(&found), expected.codes::<u16>());
}

/// A gather or scatter of random dimensions.
#[derive(Debug, Clone)]
pub struct Case {
    pub operand: Vec<usize>,
    pub indices: Array<i64>,
    /// The shape of the windows tensor, which is gather's result and scatter's updates.
    pub windows: Vec<usize>,
    /// The sizes of a window.
    pub slice_sizes: Vec<usize>,
    /// The roles of the dimensions.
    pub dimensions: WindowDimensions,
}

impl Case {
    /// The gather or scatter that a seed determines.
    pub fn random(seed: u64) -> Case {
        let mut random = Random::new(seed);
        let operand: Vec<usize> = (0..random.below(5)).map(|_| 1 + random.below(4)).collect();
        let mut batch: Vec<usize> = (0..random.below(3)).map(|_| random.below(4)).collect();
        let mut dimensions = WindowDimensions::default();
        let mut slice_sizes = vec![];
        let mut batching = vec![];
        for (dimension, &size) in operand.iter().enumerate() {
            let role = random.below(4);
            slice_sizes.push(if role < 2 { 1 } else { random.below(size + 1) });
            match role {
                0 => dimensions.collapsed.push(dimension),
                1 => batching.push(dimension),
                _ => {}
            }
            if role != 1 && random.below(3) > 0 {
                let place = random.below(dimensions.start_index_map.len() + 1);
                dimensions.start_index_map.insert(place, dimension);
            }
        }
        // the sizes of the operand's batching dimensions are also sizes of batch dimensions
        let mut origins: Vec<Option<usize>> = vec![None; batch.len()];
        for &dimension in &batching {
            let place = random.below(batch.len() + 1);
            batch.insert(place, operand[dimension]);
            origins.insert(place, Some(dimension));
        }
        let count = dimensions.start_index_map.len();
        let vector = random.below(batch.len() + 1);
        let alone = count == 1 && random.below(2) == 0;
        dimensions.index_vector = if alone { batch.len() } else { vector };
        let mut indices = batch.clone();
        if !alone {
            indices.insert(vector, count);
        }
        dimensions.operand_batching = batching.clone();
        dimensions.indices_batching = (batching.iter())
            .map(|&dimension| {
                let at = origins.iter().position(|&origin| origin == Some(dimension)).unwrap();
                at + usize::from(!alone && at >= vector)
            })
            .collect();
        let mut windows = batch;
        let mut is_window = vec![false; windows.len()];
        let mut last = 0;
        for dimension in dimensions.operand_window(operand.len()) {
            last += random.below(windows.len() + 1 - last);
            windows.insert(last, slice_sizes[dimension]);
            is_window.insert(last, true);
            last += 1;
        }
        dimensions.window = (0..windows.len()).filter(|&axis| is_window[axis]).collect();
        let values = (0..indices.iter().product()).map(|_| random.between(-2, 5)).collect();
        let indices = Array::new(ElementType::Index, &indices, values);
        Case { operand, indices, windows, slice_sizes, dimensions }
    }
}
