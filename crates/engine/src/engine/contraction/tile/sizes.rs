//! The sizes of a contraction, and the blocks that its steps are cut into.

use std::ops::Range;

/// The sizes of a contraction: for each batch, `rows` by `columns` sums of `steps` products.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sizes {
    /// Pairs of matrices.
    pub batch: usize,
    /// Rows of a result.
    pub rows: usize,
    /// Columns of a result.
    pub columns: usize,
    /// Products of a sum.
    pub steps: usize,
}

impl Sizes {
    /// How many products there are.
    pub fn products(&self) -> usize {
        let Sizes { batch, rows, columns, steps } = *self;
        [rows, columns, steps].iter().fold(batch, |all, &size| all.saturating_mul(size))
    }

    /// The sizes of the same contraction with the operands exchanged.
    pub fn exchanged(self) -> Sizes {
        Sizes { rows: self.columns, columns: self.rows, ..self }
    }
}

/// Some steps.
pub type Block = Range<usize>;

/// Equal parts of the steps, none longer than `most`, at least one.
pub fn blocks(steps: usize, most: usize) -> Vec<Block> {
    let count = steps.div_ceil(most).max(1);
    let len = steps.div_ceil(count);
    (0..count).map(|block| block * len..steps.min((block + 1) * len)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_all_steps_in_equal_parts() {
        for steps in [0, 10] {
            let found = blocks(steps, 10);
            assert_eq!((found.len(), &found[0]), (1, &(0..steps)));
        }
        assert_eq!(blocks(11, 10), [0..6, 6..11]);
        assert_eq!(blocks(3072, 1024), [0..1024, 1024..2048, 2048..3072]);
    }
}
