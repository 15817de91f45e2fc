//! Distances of two tensors, apart for classes of their elements.

use super::numbers::{BLOCK, Block, Pair};
use super::ulps::Ulps;
use crate::tensor::Tensor;

/// The distances in ULP of two tensors, apart for each class of their elements. `class` gives the number of the class of
/// the element at a row-major place; elements of other numbers than those below `classes` are left out. The result is `None` if the
/// tensors cannot be compared.
pub fn by_class(
    [actual, expected]: [&Tensor; 2],
    class: impl Fn(usize) -> usize,
    classes: usize,
) -> Option<Vec<Ulps>> {
    let pair = Pair::new(actual, expected)?;
    let mut found = vec![Ulps::default(); classes];
    let mut block = Block::new();
    for start in (0..pair.count()).step_by(BLOCK) {
        let count = BLOCK.min(pair.count() - start);
        pair.fill(&mut block, start, count);
        for at in 0..count {
            if let Some(ulps) = found.get_mut(class((start + at) / pair.parts)) {
                ulps.add(&block.ulps[at..=at], &mut [0]);
            }
        }
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_class_has_its_own_distances() {
        let one = 1f32.to_bits();
        let tensor = |bits: &[u32]| {
            let values = bits.iter().map(|&bits| f32::from_bits(bits)).collect();
            Tensor::from_vec(&[bits.len()], values).expect("numbers")
        };
        let (actual, expected) = (tensor(&[one, one + 3, one + 9]), tensor(&[one; 3]));
        let class = |place: usize| [0, 1, 7][place];
        let found = by_class([&actual, &expected], class, 2).expect("one type");
        let counts: Vec<(u64, u64)> = found.iter().map(|it| (it.count(), it.largest)).collect();
        assert_eq!(counts, [(1, 0), (1, 3)]);
    }
}
