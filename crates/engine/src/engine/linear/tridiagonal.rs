//! Systems of linear equations whose matrix is tridiagonal.

use super::matrix::Matrix;
use super::scalars::{Z, ZERO, modulus, quotient, real, size};

/// A tridiagonal matrix as its diagonals, which elimination overwrites.
pub struct Diagonals {
    /// The elements below the diagonal, one less than the diagonal has.
    pub lower: Vec<Z>,
    /// The elements of the diagonal.
    pub middle: Vec<Z>,
    /// The elements above the diagonal, one less than the diagonal has.
    pub upper: Vec<Z>,
}

/// Solves for every column of `b`, in place, by elimination with row exchanges as LAPACK's `gtsv` does. Then
/// `middle`, `upper` and `lower` hold the three diagonals of the upper triangular factor. The result is 0, or
/// the 1-based position of a zero on that factor's diagonal, in which case the solution is not complete.
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
            // the last step has no element two positions right of the diagonal
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

/// Subtracts `factor` times row `row` of `b` from row `row + 1`.
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

/// The limits of the type of a system, below which numbers count as small.
#[derive(Debug, Clone, Copy)]
pub struct Small {
    /// The distance from 1 to the next larger number.
    pub epsilon: f64,
    /// The smallest normal number.
    pub least: f64,
}

/// The rows of an upper triangular factor with three diagonals, as far as elimination has come.
struct Factor {
    middle: Vec<Z>,
    above: Vec<Z>,
    second: Vec<Z>,
}

/// Solves for every column of `b`, in place, also if the matrix is singular. A pivot by which its row cannot
/// be divided is changed by as much as rounding may have changed it, as LAPACK's `lagtf` and `lagts` do.
pub fn solve_perturbed(a: &Diagonals, b: &mut Matrix, small: Small) {
    let count = a.middle.len();
    let Some(last) = count.checked_sub(1) else { return };
    let (u, largest) = eliminate(a, b);
    let perturbation = small.epsilon * largest;
    for row in (0..count).rev() {
        for column in 0..b.columns {
            let mut rest = b[[row, column]];
            if row < last {
                rest -= u.above[row] * b[[row + 1, column]];
            }
            if row + 1 < last {
                rest -= u.second[row] * b[[row + 2, column]];
            }
            b[[row, column]] = rest;
        }
        let places = row * b.columns..(row + 1) * b.columns;
        let line = &mut b.elements[places];
        let pivot = usable_pivot(u.middle[row], line, perturbation, small);
        line.iter_mut().for_each(|element| *element = quotient(*element, pivot));
    }
}

/// The upper triangular factor, by elimination with row exchanges that compare rows by their scale, and its
/// largest element. The operations on rows are applied to `b`, too.
fn eliminate(a: &Diagonals, b: &mut Matrix) -> (Factor, f64) {
    let count = a.middle.len();
    let above = |row: usize| a.upper.get(row).copied().unwrap_or(ZERO);
    let mut u = Factor {
        middle: a.middle.clone(),
        above: (0..count).map(above).collect(),
        second: vec![ZERO; count],
    };
    let mut scale = modulus(u.middle[0]) + modulus(u.above[0]);
    let mut largest = modulus(u.middle[0]);
    if count > 1 {
        largest = largest.max(modulus(u.above[0]));
    }
    for row in 0..count - 1 {
        let (below, next, beside) = (a.lower[row], a.middle[row + 1], above(row + 1));
        let next_scale = modulus(below) + modulus(next) + modulus(beside);
        let pivot = u.middle[row];
        let weight = if pivot == ZERO { 0.0 } else { modulus(pivot) / scale };
        if below == ZERO {
            scale = next_scale;
        } else if modulus(below) / next_scale <= weight {
            let factor = quotient(below, pivot);
            u.middle[row + 1] = next - factor * u.above[row];
            take_away(b, row, factor);
            scale = next_scale;
        } else {
            let factor = quotient(pivot, below);
            u.middle[row + 1] = u.above[row] - factor * next;
            u.above[row + 1] = -factor * beside;
            (u.middle[row], u.above[row], u.second[row]) = (below, next, beside);
            (0..b.columns).for_each(|column| {
                let place = row * b.columns + column;
                b.elements.swap(place, place + b.columns);
            });
            take_away(b, row, factor);
            scale = modulus(u.middle[row + 1]) + modulus(u.above[row + 1]);
        }
        if row + 2 < count {
            let row = [u.middle[row], u.above[row], u.second[row]];
            largest = row.iter().fold(largest, |largest, &element| largest.max(modulus(element)));
        }
    }
    let last = modulus(u.middle[count - 1]);
    (u, largest.max(last))
}

/// The pivot, or a number near it by which the row can be divided without overflow.
fn usable_pivot(mut pivot: Z, row: &mut [Z], perturbation: f64, small: Small) -> Z {
    let most = 1.0 / small.least;
    let mut step = perturbation.max(small.least).copysign(pivot.re);
    let largest = row.iter().fold(0.0, |largest: f64, &element| largest.max(modulus(element)));
    loop {
        let magnitude = modulus(pivot);
        let is_tiny = magnitude < small.least;
        if is_tiny && magnitude > 0.0 && largest * small.least <= magnitude {
            row.iter_mut().for_each(|element| *element *= most);
            return pivot * most;
        }
        // a NaN is usable as it is, since no perturbation changes it
        if !(is_tiny || magnitude < 1.0 && largest > magnitude * most) {
            return pivot;
        }
        pivot += real(step);
        step *= 2.0;
    }
}
