//! The Schur form of a square matrix, by shifted QR steps on its Hessenberg form, and the eigenvectors
//! that follow from it.

mod complex;
mod real;
#[cfg(test)]
mod tests;
mod vectors;

pub use vectors::{Which, eigenvectors};

use super::matrix::Matrix;
use super::reflectors::{hessenberg, hessenberg_and_q};
use super::scalars::{Z, power_of_two, real as scalar, scale_of};

/// `a = q t q^H` with unitary `q`.
pub struct Schur {
    /// The triangular factor. For a complex matrix it is upper triangular. For a real one it may have blocks
    /// of two rows on the diagonal, one for each pair of complex eigenvalues: the two diagonal elements of a
    /// block are equal, and the other two have opposite signs.
    pub t: Matrix,
    /// The Schur vectors.
    pub q: Matrix,
    /// The eigenvalues in the order of the diagonal. Of a pair, the one with the positive imaginary part
    /// comes first.
    pub values: Vec<Z>,
    /// 0, or how many eigenvalues were not found; the eigenvalues after that many are valid.
    pub unfound: usize,
}

/// The Schur form of a matrix with finite elements. If `real`, the imaginary parts are zero and the form is
/// real.
pub fn schur(a: &Matrix, real: bool) -> Schur {
    let size = a.rows;
    let scale = scale_of(&a.elements);
    let mut packed = a.scaled(scale);
    let taus = hessenberg(&mut packed, 0..size);
    let (h, q) = hessenberg_and_q(packed, &taus);
    let mut found = if real { real::schur(&h, &q) } else { complex::schur(h, q) };
    found.t = found.t.scaled(1.0 / scale);
    found.values.iter_mut().for_each(|value| *value /= scale);
    found
}

/// How many QR steps an eigenvalue or pair may take before it counts as not found.
fn most_steps(size: usize) -> usize {
    30 * size.max(10)
}

/// After this many steps without success, a shift by another rule breaks cycles.
const EXCEPTIONAL: usize = 10;
/// An element of this size next to the diagonal counts as zero, as in LAPACK for matrices of this size.
fn smallest(size: usize) -> f64 {
    f64::MIN_POSITIVE * (size as f64 / f64::EPSILON)
}

/// Balances a matrix: rows are divided and columns multiplied by powers of two, so that its rows are about as
/// long as its columns. The eigenvalues do not change, and are found more exactly. The result is the powers
/// of two.
pub fn balance(a: &mut Matrix) -> Vec<f64> {
    let size = a.rows;
    let mut factors = vec![1.0; size];
    // each round brings the lengths nearer by at least a twentieth, so 100 rounds are more than enough
    for _ in 0..100 {
        let mut changed = false;
        for place in 0..size {
            let others = (0..size).filter(|&other| other != place);
            let square = |z: Z| z.norm_sqr();
            let column = others.clone().map(|row| square(a[[row, place]])).sum::<f64>().sqrt();
            let row = others.map(|column| square(a[[place, column]])).sum::<f64>().sqrt();
            if column == 0.0 || row == 0.0 || !(column + row).is_finite() {
                continue;
            }
            let factor = balancing(column, row);
            if column * factor + row / factor >= 0.95 * (column + row) {
                continue;
            }
            changed = true;
            factors[place] *= factor;
            for other in 0..size {
                a[[place, other]] /= factor;
                a[[other, place]] *= factor;
            }
        }
        if !changed {
            break;
        }
    }
    factors
}

/// A power of two near the square root of `row / column`.
fn balancing(column: f64, row: f64) -> f64 {
    /// The number 2^200.
    const MOST: f64 = 1.6069380442589903e60;
    (1.0 / power_of_two((row / column).sqrt())).clamp(1.0 / MOST, MOST)
}

/// A Schur form whose eigenvalues are the diagonal of a triangular matrix.
fn triangular(t: Matrix, q: Matrix, unfound: usize) -> Schur {
    let values = (0..t.rows).map(|place| t[[place, place]]).collect();
    Schur { t, q, values, unfound }
}

/// A real matrix as scalars.
fn complexified(a: &Matrix<f64>) -> Matrix {
    a.map(scalar)
}
