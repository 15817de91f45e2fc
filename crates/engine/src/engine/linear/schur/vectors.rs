//! Eigenvectors from a Schur form, by substitution.

use super::super::matrix::Matrix;
use super::super::scalars::{ONE, Z, ZERO, length, modulus, quotient, size};
use super::Schur;

/// Which eigenvectors are computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// The vectors `u` with `u^H a = value u^H`.
    Left,
    /// The vectors `v` with `a v = value v`.
    Right,
}

/// The eigenvectors as columns, of length 1, in the order of the eigenvalues. Their largest element is real,
/// and positive for an eigenvalue of a complex matrix. Before that, their rows are multiplied by `factors`,
/// which are those of a balanced matrix.
pub fn eigenvectors(schur: &Schur, which: Which, factors: &[f64], is_real: bool) -> Matrix {
    let size = schur.t.rows;
    let mut vectors = Matrix::zeros(size, size);
    let mut place = 0;
    while place < size {
        let is_pair = is_real && schur.values[place].im != 0.0;
        let solved = match which {
            Which::Right => backwards(schur, place, is_pair),
            Which::Left => forwards(schur, place, is_pair),
        };
        let mut vector: Vec<Z> = (0..size)
            .map(|row| {
                let row = &schur.q.elements[row * size..][..size];
                row.iter().zip(&solved).map(|(q, x)| q * x).sum::<Z>()
            })
            .collect();
        vector.iter_mut().zip(factors).for_each(|(x, factor)| *x *= factor);
        normalize(&mut vector, is_real && !is_pair);
        for (row, &x) in vector.iter().enumerate() {
            vectors[[row, place]] = x;
            if is_pair {
                vectors[[row, place + 1]] = x.conj();
            }
        }
        place += if is_pair { 2 } else { 1 };
    }
    vectors
}

/// Scales a vector to length 1 and a real largest element.
fn normalize(vector: &mut [Z], is_real: bool) {
    let largest = vector.iter().map(|&x| size(x)).fold(0.0, f64::max);
    if largest == 0.0 || !largest.is_finite() {
        return;
    }
    vector.iter_mut().for_each(|x| *x /= largest);
    let whole = length(vector.iter().copied());
    vector.iter_mut().for_each(|x| *x /= whole);
    if is_real {
        vector.iter_mut().for_each(|x| x.im = 0.0);
        return;
    }
    let mut best = 0;
    for place in 1..vector.len() {
        if vector[place].norm_sqr() > vector[best].norm_sqr() {
            best = place;
        }
    }
    let length = modulus(vector[best]);
    let phase = vector[best].conj() / length;
    vector.iter_mut().for_each(|x| *x *= phase);
    vector[best] = Z::new(vector[best].re, 0.0);
}

/// The first row of the block of the diagonal that a row is in, and its number of rows.
fn block(t: &Matrix, row: usize) -> (usize, usize) {
    let joined = |row: usize| row > 0 && row < t.rows && t[[row, row - 1]] != ZERO;
    match (joined(row), joined(row + 1)) {
        (true, _) => (row - 1, 2),
        (false, true) => (row, 2),
        (false, false) => (row, 1),
    }
}

/// The divisor that takes the place of smaller ones: eigenvalues that differ by less count as equal.
fn least(t: &Matrix) -> f64 {
    let largest = t.elements.iter().map(|&z| size(z)).fold(0.0, f64::max);
    (f64::EPSILON * largest).max(f64::MIN_POSITIVE / f64::EPSILON)
}

/// The vector `x` with `t x = value x`, which is zero below the block of the eigenvalue.
fn backwards(schur: &Schur, place: usize, is_pair: bool) -> Vec<Z> {
    let (t, value, least) = (&schur.t, schur.values[place], least(&schur.t));
    let mut x = vec![ZERO; t.rows];
    let mut row = place;
    if is_pair {
        // the block is [[a, b], [c, a]], with the eigenvalue a + w i
        let imaginary = Z::new(0.0, value.im);
        let (b, c) = (t[[place, place + 1]], t[[place + 1, place]]);
        (x[place], x[place + 1]) = match b.re.abs() >= c.re.abs() {
            true => (ONE, quotient(imaginary, b)),
            false => (quotient(imaginary, c), ONE),
        };
    } else {
        x[place] = ONE;
    }
    while row > 0 {
        let (first, count) = block(t, row - 1);
        let sum = |row: usize| -> Z {
            let known = first + count..t.rows;
            known.map(|column| t[[row, column]] * x[column]).sum()
        };
        let right: Vec<Z> = (first..first + count).map(|row| -sum(row)).collect();
        let element = |i: usize, j: usize| t[[first + i, first + j]];
        solve(&mut x[first..first + count], element, value, &right, least);
        shrink(&mut x);
        row = first;
    }
    x
}

/// The vector `conj(y)` with `y^T t = value y^T`, which is zero above the block of the eigenvalue.
fn forwards(schur: &Schur, place: usize, is_pair: bool) -> Vec<Z> {
    let (t, value, least) = (&schur.t, schur.values[place], least(&schur.t));
    let mut y = vec![ZERO; t.rows];
    let mut row = place + if is_pair { 2 } else { 1 };
    if is_pair {
        let imaginary = Z::new(0.0, value.im);
        let (b, c) = (t[[place, place + 1]], t[[place + 1, place]]);
        (y[place], y[place + 1]) = match c.re.abs() >= b.re.abs() {
            true => (ONE, quotient(imaginary, c)),
            false => (quotient(imaginary, b), ONE),
        };
    } else {
        y[place] = ONE;
    }
    while row < t.rows {
        let (first, count) = block(t, row);
        let sum = |column: usize| -> Z { (0..first).map(|row| y[row] * t[[row, column]]).sum() };
        let right: Vec<Z> = (first..first + count).map(|column| -sum(column)).collect();
        let element = |i: usize, j: usize| t[[first + j, first + i]];
        solve(&mut y[first..first + count], element, value, &right, least);
        shrink(&mut y);
        row = first + count;
    }
    y.iter().map(Z::conj).collect()
}

/// Solves `(m - value) x = right` for one unknown or two; a pivot smaller than `least` counts as `least`.
fn solve(x: &mut [Z], element: impl Fn(usize, usize) -> Z, value: Z, right: &[Z], least: f64) {
    let pivot = |z: Z| if size(z) < least { Z::new(least, 0.0) } else { z };
    let (a, first) = (element(0, 0) - value, right[0]);
    let [_, second] = right else {
        x[0] = quotient(first, pivot(a));
        return;
    };
    let (b, c, d) = (element(0, 1), element(1, 0), element(1, 1) - value);
    // the equation with the larger first coefficient is used to eliminate the first unknown of the other
    let (top, bottom) = match size(a) >= size(c) {
        true => ((a, b, first), (c, d, *second)),
        false => ((c, d, *second), (a, b, first)),
    };
    let factor = quotient(bottom.0, pivot(top.0));
    x[1] = quotient(bottom.2 - factor * top.2, pivot(bottom.1 - factor * top.1));
    x[0] = quotient(top.2 - top.1 * x[1], pivot(top.0));
}

/// Divides a vector whose elements are about to overflow by the largest.
fn shrink(vector: &mut [Z]) {
    let largest = vector.iter().map(|&x| size(x)).fold(0.0, f64::max);
    if largest > 1e100 && largest.is_finite() {
        vector.iter_mut().for_each(|x| *x /= largest);
    }
}
