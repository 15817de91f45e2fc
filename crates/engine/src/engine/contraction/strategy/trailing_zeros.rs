//! Steps that change no sum: the zeros that end a row of the left operand, as attention weights have them
//! behind a mask and triangular matrices beside their diagonal.
//!
//! Sums begin as +0, so none of them is ever -0, and adding a zero of either sign leaves a sum as it is. The
//! product of a zero is a zero where the other factor is finite.

use super::super::arithmetic::factor::Factor;
use super::super::thresholds::ZEROS_TESTED_TOGETHER;
use super::super::tile::sums::StepRun;

/// The number of steps of a run that the rows of a tile need: behind them, every row has zeros alone.
pub fn steps_needed<T: Factor>(lhs: &[T], starts: &[usize], run: StepRun) -> usize {
    let mut needed = 0;
    for start in starts {
        let row = &lhs[start + run.offset..][..run.len];
        needed += steps_of_row(&row[needed..]);
    }
    needed
}

/// The number of steps that a row needs: behind them it has zeros alone.
fn steps_of_row<T: Factor>(row: &[T]) -> usize {
    let mut needed = row.len();
    for part in row.rchunks(ZEROS_TESTED_TOGETHER) {
        if !T::are_zero(part) {
            break;
        }
        needed -= part.len();
    }
    needed
}

/// The first step from which on all right factors, `columns` for each step, are finite.
pub fn finite_from<T: Factor>(rhs: &[T], columns: usize) -> usize {
    let steps = rhs.len() / columns;
    let finite = rhs.rchunks_exact(columns).take_while(|factors| T::are_finite(factors));
    steps - finite.count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_needed_up_to_the_last_factor_that_is_not_zero() {
        let mut lhs = vec![0.0; 300];
        let run = StepRun { offset: 2, len: 90 };
        let needed = |lhs: &[f32]| steps_needed(lhs, &[0, 100, 200], run);
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
        assert_eq!(finite_from(&rhs, 5), 0);
        for (place, expected) in [(3, 1), (4, 1), (5, 2), (29, 6)] {
            rhs[place] = f32::INFINITY;
            assert_eq!(finite_from(&rhs, 5), expected, "{place}");
        }
        rhs.fill(1.0);
        rhs[12] = f32::NAN;
        assert_eq!(finite_from(&rhs, 5), 3);
    }
}
