//! Steps that change no sum: zeros of the left operand behind its last other factor, as attention weights
//! have them behind a mask and triangular matrices beside their diagonal.
//!
//! Sums begin as +0, so none of them is ever -0, and a zero of either sign leaves it as it is. A product of
//! zero is one where the other factor is finite.

use super::super::arithmetic::sum_arithmetic::{Run, SumArithmetic};

/// How many factors of a row are looked at together.
const TOGETHER: usize = 32;

/// How many of the steps, which stand in one run, a tile's rows need: behind them all are zeros.
pub fn steps_needed<R: SumArithmetic>(lhs: &[R::Factor], starts: &[usize], run: Run) -> usize {
    let mut needed = 0;
    for start in starts {
        let row = &lhs[start + run.offset..][..run.len];
        needed += steps_of::<R>(&row[needed..]);
    }
    needed
}

/// The same of one row.
fn steps_of<R: SumArithmetic>(row: &[R::Factor]) -> usize {
    let mut needed = row.len();
    for part in row.rchunks(TOGETHER) {
        if !R::are_zero(part) {
            break;
        }
        needed -= part.len();
    }
    needed
}

/// From which step on all right factors, so many a step, are finite.
pub fn finite_from<R: SumArithmetic>(rhs: &[R::Factor], columns: usize) -> usize {
    let steps = rhs.len() / columns;
    let finite = rhs.rchunks_exact(columns).take_while(|factors| R::are_finite(factors));
    steps - finite.count()
}

#[cfg(test)]
mod tests {
    use super::super::super::arithmetic::sum_arithmetic::Single;
    use super::*;

    #[test]
    fn steps_are_needed_up_to_the_last_factor_that_is_not_zero() {
        let mut lhs = vec![0.0; 300];
        let run = Run { offset: 2, len: 90 };
        let needed = |lhs: &[f32]| steps_needed::<Single>(lhs, &[0, 100, 200], run);
        assert_eq!(needed(&lhs), 0);
        for (place, expected) in
            [(1, 0), (92, 0), (102, 26), (127, 26), (128, 58), (191, 90), (192, 90)]
        {
            lhs[place] = f32::NAN;
            assert_eq!(needed(&lhs), expected, "{place}");
        }
        lhs.fill(-0.0);
        assert_eq!(needed(&lhs), 0);
        lhs[291] = 1e-40;
        assert_eq!(needed(&lhs), 90);
    }

    #[test]
    fn factors_are_finite_behind_the_last_that_is_not() {
        let mut rhs = vec![f32::MAX; 30];
        assert_eq!(finite_from::<Single>(&rhs, 5), 0);
        for (place, expected) in [(3, 1), (4, 1), (5, 2), (29, 6)] {
            rhs[place] = f32::INFINITY;
            assert_eq!(finite_from::<Single>(&rhs, 5), expected, "{place}");
        }
        rhs.fill(1.0);
        rhs[12] = f32::NAN;
        assert_eq!(finite_from::<Single>(&rhs, 5), 3);
    }
}
