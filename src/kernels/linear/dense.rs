//! Decompositions of one dense matrix, row-major, in complex f64: real matrices stay real. Results
//! are rounded to their element type once, when they are stored.

use num_complex::Complex;

use crate::kernels::contraction::operands::{complex_tensor, float_tensor, pairs};
use crate::numeric::{ComplexPart, ElementType};
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;

/// A scalar.
pub type Z = Complex<f64>;

/// The elements of a tensor of floats or complex numbers.
pub fn load(tensor: &Tensor) -> Result<Vec<Z>, TooLarge> {
    let pairs: Vec<[f64; 2]> = pairs(tensor, ComplexPart::F64)?;
    Ok(pairs.into_iter().map(|[re, im]| Complex::new(re, im)).collect())
}

/// A tensor of floats (of the real parts) or complex numbers, each part rounded once.
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

/// LU with partial pivoting in place: unit lower and upper factors in one matrix. Gives the row that
/// each step swapped with its own, and the 1-based place of the first zero on the diagonal, or 0.
/// A pivot is the first of the largest |re| + |im| of its column.
pub fn lu(a: &mut [Z], rows: usize, columns: usize) -> (Vec<usize>, usize) {
    let mut info = 0;
    let pivots = (0..rows.min(columns)).map(|step| {
        let size = |row: usize| a[row * columns + step].re.abs() + a[row * columns + step].im.abs();
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
            let factor = below[step] / diagonal;
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

/// QR by Householder reflectors `I - tau v v^H` in place, in LAPACK's convention: R above, the
/// vectors (whose first element, 1, is left out) below the diagonal. Gives the taus.
pub fn qr(a: &mut [Z], rows: usize, columns: usize) -> Vec<Z> {
    let steps = rows.min(columns);
    let mut taus = vec![Z::default(); steps];
    for (step, tau) in taus.iter_mut().enumerate() {
        let alpha = a[step * columns + step];
        let below: f64 = (step + 1..rows).map(|row| a[row * columns + step].norm_sqr()).sum();
        if below == 0.0 && alpha.im == 0.0 {
            continue;
        }
        let beta = -(alpha.norm_sqr() + below).sqrt().copysign(alpha.re);
        *tau = (beta - alpha) / beta;
        let scale = Complex::new(1.0, 0.0) / (alpha - beta);
        (step + 1..rows).for_each(|row| a[row * columns + step] *= scale);
        a[step * columns + step] = Complex::new(1.0, 0.0);
        let vector: Vec<Z> = (step..rows).map(|row| a[row * columns + step]).collect();
        reflect(a, columns, step, step + 1..columns, &vector, tau.conj());
        a[step * columns + step] = Complex::new(beta, 0.0);
    }
    taus
}

/// Multiplies some columns, from row `first` down, by `I - tau v v^H` from the left.
fn reflect(
    a: &mut [Z],
    columns: usize,
    first: usize,
    range: std::ops::Range<usize>,
    vector: &[Z],
    tau: Z,
) {
    for column in range {
        let at = |place: usize| (first + place) * columns + column;
        let sum: Z = (0..vector.len()).map(|place| vector[place].conj() * a[at(place)]).sum();
        (0..vector.len()).for_each(|place| a[at(place)] -= tau * sum * vector[place]);
    }
}

/// The first `columns` columns of the product of the reflectors that `qr` left in `a`, in place.
pub fn reflectors(a: &mut [Z], rows: usize, columns: usize, taus: &[Z]) {
    let vectors: Vec<Vec<Z>> = (0..taus.len().min(columns).min(rows))
        .map(|step| {
            let below = (step + 1..rows).map(|row| a[row * columns + step]);
            std::iter::once(Complex::new(1.0, 0.0)).chain(below).collect()
        })
        .collect();
    a.fill(Z::default());
    (0..rows.min(columns)).for_each(|place| a[place * columns + place] = Complex::new(1.0, 0.0));
    for (step, vector) in vectors.iter().enumerate().rev() {
        reflect(a, columns, step, 0..columns, vector, taus[step]);
    }
}

/// Sweeps of Jacobi's methods: each is quadratically nearer, ten are plenty.
const SWEEPS: usize = 60;

/// The eigenvalues of a Hermitian matrix, ascending, and the eigenvectors as columns, by Jacobi's
/// cyclic method. The largest part of each vector's largest element is positive real.
pub fn eigh(mut a: Vec<Z>, size: usize) -> (Vec<f64>, Vec<Z>) {
    let mut vectors = identity(size);
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
    let values: Vec<f64> = (0..size).map(|place| a[place * size + place].re).collect();
    let mut order: Vec<usize> = (0..size).collect();
    order.sort_by(|&left, &right| values[left].total_cmp(&values[right]));
    let sorted = order.iter().map(|&place| values[place]).collect();
    (sorted, columns_in_order(&vectors, size, &order))
}

/// The rotation of columns p and q that makes their inner product `between` vanish, of a Hermitian
/// matrix with these diagonal elements; none if it vanishes already.
fn rotation(first: f64, second: f64, between: Z) -> Option<(f64, Z)> {
    let modulus = between.norm();
    if modulus == 0.0 || modulus <= f64::EPSILON * 1e-4 * (first.abs() * second.abs()).sqrt() {
        return None;
    }
    let slope = (second - first) / (2.0 * modulus);
    let tangent = 1f64.copysign(slope) / (slope.abs() + (slope * slope + 1.0).sqrt());
    let cosine = 1.0 / (tangent * tangent + 1.0).sqrt();
    Some((cosine, between / modulus * (tangent * cosine)))
}

/// Column p becomes `c p - conj(s) q`, column q `s p + c q`.
fn rotate_columns(a: &mut [Z], size: usize, [p, q]: [usize; 2], cosine: f64, sine: Z) {
    for row in a.chunks_exact_mut(size) {
        let (first, second) = (row[p], row[q]);
        row[p] = first * cosine - sine.conj() * second;
        row[q] = sine * first + second * cosine;
    }
}

/// The same of rows, conjugated.
fn rotate_rows(a: &mut [Z], size: usize, [p, q]: [usize; 2], cosine: f64, sine: Z) {
    for column in 0..size {
        let (first, second) = (a[p * size + column], a[q * size + column]);
        a[p * size + column] = first * cosine - sine * second;
        a[q * size + column] = sine.conj() * first + second * cosine;
    }
}

/// The singular values, descending, with `a = u * diag(values) * vh`: `u` has `rows` rows and as many
/// columns, `vh` as many rows and columns as `a` has columns. By Jacobi's one-sided method.
pub fn svd(a: &[Z], rows: usize, columns: usize) -> (Vec<f64>, Vec<Z>, Vec<Z>) {
    if rows < columns {
        let (values, v, uh) = svd(&adjoint(a, rows, columns), columns, rows);
        return (values, adjoint(&uh, rows, rows), adjoint(&v, columns, columns));
    }
    let (mut left, mut right) = (a.to_vec(), identity(columns));
    for _ in 0..SWEEPS {
        let mut rotated = false;
        for p in 0..columns {
            for q in p + 1..columns {
                let product = |x: usize, y: usize| -> Z {
                    left.chunks_exact(columns).map(|row| row[x].conj() * row[y]).sum()
                };
                let (first, second, between) = (product(p, p).re, product(q, q).re, product(p, q));
                let small = between.norm() <= 1e-16 * (first * second).sqrt();
                let Some((cosine, sine)) = rotation(first, second, between).filter(|_| !small)
                else {
                    continue;
                };
                rotated = true;
                rotate_columns(&mut left, columns, [p, q], cosine, sine);
                rotate_columns(&mut right, columns, [p, q], cosine, sine);
            }
        }
        if !rotated {
            break;
        }
    }
    let length = |column: usize| -> f64 {
        left.chunks_exact(columns).map(|row| row[column].norm_sqr()).sum::<f64>().sqrt()
    };
    let lengths: Vec<f64> = (0..columns).map(length).collect();
    let mut order: Vec<usize> = (0..columns).collect();
    order.sort_by(|&x, &y| lengths[y].total_cmp(&lengths[x]));
    let values: Vec<f64> = order.iter().map(|&column| lengths[column]).collect();
    let found = order.iter().zip(&values).map(|(&column, &length)| {
        let elements = left.chunks_exact(columns).map(|row| row[column] / length);
        (length > 0.0).then(|| elements.collect())
    });
    let u = completed(found.collect(), rows);
    let v = columns_in_order(&right, columns, &order);
    (values, u, adjoint(&v, columns, columns))
}

/// A unitary matrix with these columns; columns that are missing are made orthogonal to the others.
fn completed(mut columns: Vec<Option<Vec<Z>>>, size: usize) -> Vec<Z> {
    columns.resize(size, None);
    for place in 0..size {
        if columns[place].is_some() {
            continue;
        }
        let candidates = (0..size).map(|axis| {
            let mut vector = vec![Z::default(); size];
            vector[axis] = Complex::new(1.0, 0.0);
            for _ in 0..2 {
                for other in columns.iter().flatten() {
                    let along: Z = other.iter().zip(&vector).map(|(a, b)| a.conj() * b).sum();
                    vector.iter_mut().zip(other).for_each(|(x, y)| *x -= along * y);
                }
            }
            let length = vector.iter().map(Complex::norm_sqr).sum::<f64>().sqrt();
            (length, vector)
        });
        let best = candidates.max_by(|a, b| a.0.total_cmp(&b.0));
        columns[place] = best.map(|(length, vector)| vector.iter().map(|x| x / length).collect());
    }
    let element =
        |place: usize| columns[place % size].as_ref().map_or(Z::default(), |c| c[place / size]);
    (0..size * size).map(element).collect()
}

fn identity(size: usize) -> Vec<Z> {
    let one = |place: usize| if place / size == place % size { 1.0 } else { 0.0 };
    (0..size * size).map(|place| Complex::new(one(place), 0.0)).collect()
}

/// The conjugate transpose.
fn adjoint(a: &[Z], rows: usize, columns: usize) -> Vec<Z> {
    (0..rows * columns).map(|place| a[place % rows * columns + place / rows].conj()).collect()
}

fn columns_in_order(a: &[Z], size: usize, order: &[usize]) -> Vec<Z> {
    (0..size * size).map(|place| a[place / size * size + order[place % size]]).collect()
}
