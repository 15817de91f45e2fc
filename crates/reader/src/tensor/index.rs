//! Indices of a shape, and their places in row-major order.

/// All indices of a shape in row-major order: the last dimension changes fastest. A shape of rank 0 has one
/// index, a shape with a size of 0 has none.
pub fn indices(shape: &[usize]) -> impl Iterator<Item = Vec<usize>> {
    let shape = shape.to_vec();
    let first = shape.iter().all(|&size| size > 0).then(|| vec![0; shape.len()]);
    std::iter::successors(first, move |index| {
        let mut next = index.clone();
        for dimension in (0..shape.len()).rev() {
            next[dimension] += 1;
            if next[dimension] < shape[dimension] {
                return Some(next);
            }
            next[dimension] = 0;
        }
        None
    })
}

/// The place of an index among the [`indices`] of a shape.
pub fn linear_index(shape: &[usize], index: &[usize]) -> usize {
    shape.iter().zip(index).fold(0, |place, (&size, &at)| place * size + at)
}

/// The index at the place `place` among the [`indices`] of a shape, which has more indices than that.
pub fn index_at(shape: &[usize], mut place: usize) -> Vec<usize> {
    let mut index = vec![0; shape.len()];
    for (at, &size) in index.iter_mut().zip(shape).rev() {
        (*at, place) = (place % size, place / size);
    }
    index
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_dimension_of_indices_changes_fastest() {
        let all: Vec<Vec<usize>> = indices(&[2, 3]).collect();
        assert_eq!(all, [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]);
    }

    #[test]
    fn rank_0_has_one_index_and_a_size_of_0_none() {
        assert_eq!(indices(&[]).collect::<Vec<_>>(), [vec![0usize; 0]]);
        assert_eq!(indices(&[3, 0, 2]).count(), 0);
    }

    #[test]
    fn an_index_has_its_place_and_a_place_its_index() {
        for (place, index) in indices(&[2, 3, 4]).enumerate() {
            assert_eq!(linear_index(&[2, 3, 4], &index), place);
            assert_eq!(index_at(&[2, 3, 4], place), index);
        }
    }
}
