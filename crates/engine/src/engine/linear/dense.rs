//! Decompositions of one dense row-major matrix in complex f64, where real matrices stay real. Results are
//! rounded to their element type once, when they are stored.

use num_complex::Complex;

use super::matrix::Matrix;
use super::reflectors::{Side, multiply_by_q, qr};
pub use super::scalars::Z;
use super::scalars::{length, modulus, quotient, scale_of, size as size_of};
use crate::engine::contraction::operands::{complex_tensor, float_tensor, pairs};
use crate::numeric::{ComplexPart, ElementType};
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;

/// The elements of a tensor of floats or complex numbers.
pub fn load(tensor: &Tensor) -> Result<Vec<Z>, TooLarge> {
    let pairs: Vec<[f64; 2]> = pairs(tensor, ComplexPart::F64)?;
    Ok(pairs.into_iter().map(|[re, im]| Complex::new(re, im)).collect())
}

/// A tensor of floats (from the real parts) or of complex numbers, each part rounded once.
pub fn store(element: &ElementType, shape: &[usize], values: &[Z]) -> Result<Tensor, TooLarge> {
    match *element {
        ElementType::Complex(part) => {
            complex_tensor::<f64>(part, shape, values.iter().map(|z| [z.re, z.im]).collect())
        }
        ElementType::Float(format) => {
            float_tensor(format, shape, values.iter().map(|z| z.re).collect::<Vec<f64>>())
        }
        ref other => unreachable!("matrices of {other} were refused"),
    }
}

/// The LU decomposition with partial pivoting in place: unit lower and upper factors in one matrix. The
/// result is the row that each step exchanged with its own, and the 1-based position of the first zero on the
/// diagonal, or 0. A pivot is the first element of the largest |re| + |im| in its column.
pub fn lu(a: &mut [Z], rows: usize, columns: usize) -> (Vec<usize>, usize) {
    let mut info = 0;
    let pivots = (0..rows.min(columns)).map(|step| {
        let size = |row: usize| size_of(a[row * columns + step]);
        let pivot = (step + 1..rows).fold(step, |best, row| match size(row) > size(best) {
            true => row,
            false => best,
        });
        if pivot != step {
            (0..columns)
                .for_each(|column| a.swap(step * columns + column, pivot * columns + column));
        }
        let diagonal = a[step * columns + step];
        if diagonal == Z::default() {
            info = if info == 0 { step + 1 } else { info };
            return pivot;
        }
        for row in step + 1..rows {
            let (above, below) = a.split_at_mut(row * columns);
            let factor = quotient(below[step], diagonal);
            below[step] = factor;
            let source = &above[step * columns + step + 1..(step + 1) * columns];
            for (element, &taken) in below[step + 1..columns].iter_mut().zip(source) {
                *element -= factor * taken;
            }
        }
        pivot
    });
    (pivots.collect(), info)
}

/// The most sweeps of Jacobi's methods. They converge quadratically, so ten are plenty.
const SWEEPS: usize = 60;

/// The eigenvalues of a Hermitian matrix in ascending order, and its eigenvectors as columns, by Jacobi's
/// cyclic method.
pub fn eigh(mut a: Vec<Z>, size: usize) -> (Vec<f64>, Vec<Z>) {
    let scale = scale_of(&a);
    a.iter_mut().for_each(|z| *z *= scale);
    let mut vectors = Matrix::identity(size).elements;
    for _ in 0..SWEEPS {
        let total: f64 = a.iter().map(Complex::norm_sqr).sum();
        let pairs = (0..size).flat_map(|p| (p + 1..size).map(move |q| (p, q)));
        let off: f64 = pairs.clone().map(|(p, q)| a[p * size + q].norm_sqr()).sum();
        if off <= total * 1e-34 || !off.is_finite() {
            break;
        }
        for (p, q) in pairs {
            let between = a[p * size + q];
            let Some((cosine, sine)) = rotation(a[p * size + p].re, a[q * size + q].re, between)
            else {
                continue;
            };
            rotate_columns(&mut a, size, [p, q], cosine, sine);
            rotate_rows(&mut a, size, [p, q], cosine, sine);
            rotate_columns(&mut vectors, size, [p, q], cosine, sine);
        }
    }
    let values: Vec<f64> = (0..size).map(|place| a[place * size + place].re / scale).collect();
    let mut order: Vec<usize> = (0..size).collect();
    order.sort_by(|&left, &right| values[left].total_cmp(&values[right]));
    let sorted = order.iter().map(|&place| values[place]).collect();
    (sorted, columns_in_order(&vectors, size, &order))
}

/// The rotation of columns p and q of a Hermitian matrix that makes their inner product `between` vanish;
/// `first` and `second` are the diagonal elements. The result is `None` if the product vanishes already.
fn rotation(first: f64, second: f64, between: Z) -> Option<(f64, Z)> {
    let between_them = modulus(between);
    if between_them == 0.0
        || between_them <= f64::EPSILON * 1e-4 * (first.abs() * second.abs()).sqrt()
    {
        return None;
    }
    let slope = (second - first) / (2.0 * between_them);
    let tangent = 1f64.copysign(slope) / (slope.abs() + (slope * slope + 1.0).sqrt());
    let cosine = 1.0 / (tangent * tangent + 1.0).sqrt();
    Some((cosine, between / between_them * (tangent * cosine)))
}

/// Rotates columns: column p becomes `c p - conj(s) q`, and column q becomes `s p + c q`.
fn rotate_columns(a: &mut [Z], size: usize, [p, q]: [usize; 2], cosine: f64, sine: Z) {
    for row in a.chunks_exact_mut(size) {
        let (first, second) = (row[p], row[q]);
        row[p] = first * cosine - sine.conj() * second;
        row[q] = sine * first + second * cosine;
    }
}

/// Rotates rows by the conjugate rotation of [`rotate_columns`].
fn rotate_rows(a: &mut [Z], size: usize, [p, q]: [usize; 2], cosine: f64, sine: Z) {
    for column in 0..size {
        let (first, second) = (a[p * size + column], a[q * size + column]);
        a[p * size + column] = first * cosine - sine * second;
        a[q * size + column] = sine.conj() * first + second * cosine;
    }
}

/// A singular value decomposition `a = u * diag(values) * vh` with descending values.
pub struct Svd {
    pub values: Vec<f64>,
    /// The left singular vectors as columns.
    pub u: Matrix,
    /// The right singular vectors, conjugated, as rows.
    pub vh: Matrix,
}

/// The singular value decomposition by Jacobi's one-sided method. `left` and `right` say how many vectors of
/// each kind it has: as many as `a` has rows or columns, or as many as there are values.
pub fn svd(a: &Matrix, left: usize, right: usize) -> Svd {
    if a.rows < a.columns {
        let Svd { values, u, vh } = svd(&adjoint(a), right, left);
        return Svd { values, u: adjoint(&vh), vh: adjoint(&u) };
    }
    let scale = scale_of(&a.elements);
    let (mut turned, vectors) = orthogonalized(a.scaled(scale));
    let lengths: Vec<f64> = (0..a.columns).map(|column| length(turned.column(column))).collect();
    let mut order: Vec<usize> = (0..a.columns).collect();
    order.sort_by(|&x, &y| lengths[y].total_cmp(&lengths[x]));
    for (column, &length) in lengths.iter().enumerate().filter(|(_, length)| **length > 0.0) {
        (0..a.rows).for_each(|row| turned[[row, column]] /= length);
    }
    let found: Vec<usize> = order.iter().copied().filter(|&it| lengths[it] > 0.0).collect();
    let mut ordered = Matrix::zeros(a.rows, found.len());
    for (place, &column) in found.iter().enumerate() {
        (0..a.rows).for_each(|row| ordered[[row, place]] = turned[[row, column]]);
    }
    let v = columns_in_order(&vectors, a.columns, &order);
    let vh = adjoint(&Matrix::new(a.columns, a.columns, v));
    let vh = Matrix::new(right, a.columns, vh.elements[..right * a.columns].to_vec());
    let values = order.iter().map(|&column| lengths[column] / scale).collect();
    Svd { values, u: completed(&ordered, left), vh }
}

/// The matrix `a v` with orthogonal columns, and the unitary `v`.
fn orthogonalized(mut a: Matrix) -> (Matrix, Vec<Z>) {
    let columns = a.columns;
    let mut vectors = Matrix::identity(columns).elements;
    for _ in 0..SWEEPS {
        let mut rotated = false;
        for p in 0..columns {
            for q in p + 1..columns {
                let product = |x: usize, y: usize| -> Z {
                    a.elements.chunks_exact(columns).map(|row| row[x].conj() * row[y]).sum()
                };
                let (first, second, between) = (product(p, p).re, product(q, q).re, product(p, q));
                let small = modulus(between) <= 1e-16 * (first * second).sqrt();
                let Some((cosine, sine)) = rotation(first, second, between).filter(|_| !small)
                else {
                    continue;
                };
                rotated = true;
                rotate_columns(&mut a.elements, columns, [p, q], cosine, sine);
                rotate_columns(&mut vectors, columns, [p, q], cosine, sine);
            }
        }
        if !rotated {
            break;
        }
    }
    (a, vectors)
}

/// A matrix of `count` orthonormal columns, the first of which are given.
fn completed(given: &Matrix, count: usize) -> Matrix {
    let mut all = Matrix::zeros(given.rows, count);
    (0..count).for_each(|place| all[[place, place]] = Complex::new(1.0, 0.0));
    if given.columns < count {
        let mut packed = given.clone();
        let taus = qr(&mut packed);
        multiply_by_q(&packed, &taus, &mut all, Side { left: true, adjoint: false });
    }
    for row in 0..given.rows {
        let columns = given.columns.min(count);
        let place = row * given.columns;
        let part = &given.elements[place..][..columns];
        all.elements[row * count..][..columns].copy_from_slice(part);
    }
    all
}

/// The conjugate transpose.
fn adjoint(a: &Matrix) -> Matrix {
    let element = |place: usize| a[[place % a.rows, place / a.rows]].conj();
    Matrix::new(a.columns, a.rows, (0..a.rows * a.columns).map(element).collect())
}

fn columns_in_order(a: &[Z], size: usize, order: &[usize]) -> Vec<Z> {
    (0..size * size).map(|place| a[place / size * size + order[place % size]]).collect()
}
