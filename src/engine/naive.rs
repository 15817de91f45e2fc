//! The spec's index equations, element by element: what the kernels are tested against.

use proptest::prelude::*;

/// All indices of a shape in row-major order.
pub fn indices(shape: &[usize]) -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    for &size in shape {
        all = all
            .iter()
            .flat_map(|index: &Vec<usize>| {
                (0..size).map(move |next| [index.as_slice(), &[next]].concat())
            })
            .collect();
    }
    all
}

/// The row-major place of an index.
pub fn place(shape: &[usize], index: &[usize]) -> usize {
    shape.iter().zip(index).fold(0, |place, (&size, &index)| {
        assert!(index < size, "index {index} of size {size}");
        place * size + index
    })
}

/// Shapes of rank 0 to 4 with sizes from 0 up; mostly small, sometimes longer than a tile.
pub fn shapes() -> impl Strategy<Value = Vec<usize>> {
    let size = prop_oneof![1 => Just(0usize), 3 => Just(1), 12 => 2..6usize, 1 => 33..40usize];
    prop::collection::vec(size, 0..5)
        .prop_filter("small", |shape| shape.iter().product::<usize>() < 20_000)
}

/// Codes 1, 2, 3, ... for a shape, from 0 again after the last.
pub fn counted(shape: &[usize]) -> Vec<u16> {
    (1..=shape.iter().product()).map(|number: usize| number as u16).collect()
}
