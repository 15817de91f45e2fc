//! Systems of linear equations whose matrix is tridiagonal.

use super::matrix::Matrix;
use super::scalars::{Z, ZERO, quotient, size};

/// A tridiagonal matrix by its diagonals, which elimination overwrites.
pub struct Diagonals {
    /// Below the diagonal: one element less than the diagonal has.
    pub lower: Vec<Z>,
    /// The diagonal.
    pub middle: Vec<Z>,
    /// Above the diagonal: one element less.
    pub upper: Vec<Z>,
}

/// Solves for every column of `b`, in place, by elimination with row exchanges as LAPACK's `gtsv` does.
/// Then `middle`, `upper` and `lower` hold the three diagonals of the upper triangular factor. Gives 0, or the
/// 1-based place of a zero on its diagonal, where the solution is not finished.
pub fn solve(a: &mut Diagonals, b: &mut Matrix) -> usize {
    let count = a.middle.len();
    for row in 0..count.saturating_sub(1) {
        let is_last = row + 2 == count;
        if size(a.middle[row]) >= size(a.lower[row]) {
            if a.middle[row] == ZERO {
                return row + 1;
            }
            let factor = quotient(a.lower[row], a.middle[row]);
            let above = a.upper[row];
            a.middle[row + 1] -= factor * above;
            take_away(b, row, factor);
            // of the last step no element two places right of the diagonal comes
            a.lower[row] = if is_last { a.lower[row] } else { ZERO };
            continue;
        }
        let factor = quotient(a.middle[row], a.lower[row]);
        a.middle[row] = a.lower[row];
        let below = a.middle[row + 1];
        a.middle[row + 1] = a.upper[row] - factor * below;
        a.upper[row] = below;
        if !is_last {
            a.lower[row] = a.upper[row + 1];
            a.upper[row + 1] *= -factor;
        }
        (0..b.columns).for_each(|column| {
            let place = row * b.columns + column;
            b.elements.swap(place, place + b.columns);
        });
        take_away(b, row, factor);
    }
    if count > 0 && a.middle[count - 1] == ZERO {
        return count;
    }
    substitute(a, b);
    0
}

/// Row `row + 1` of `b` without `factor` times row `row`.
fn take_away(b: &mut Matrix, row: usize, factor: Z) {
    for column in 0..b.columns {
        let above = b[[row, column]];
        b[[row + 1, column]] -= factor * above;
    }
}

fn substitute(a: &Diagonals, b: &mut Matrix) {
    let count = a.middle.len();
    for row in (0..count).rev() {
        for column in 0..b.columns {
            let mut rest = b[[row, column]];
            if row + 1 < count {
                rest -= a.upper[row] * b[[row + 1, column]];
            }
            if row + 2 < count {
                rest -= a.lower[row] * b[[row + 2, column]];
            }
            b[[row, column]] = quotient(rest, a.middle[row]);
        }
    }
}
