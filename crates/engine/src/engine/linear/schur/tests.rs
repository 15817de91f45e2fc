use super::super::matrix::Matrix;
use super::super::scalars::{Z, modulus, real};
use super::*;
use crate::numeric::random::Random;

/// A matrix of random numbers between -1 and 1, complex or real.
fn random(size: usize, is_real: bool, seed: u64) -> Matrix {
    let mut random = Random::new(seed);
    let mut next = || 2.0 * random.fraction() - 1.0;
    let mut element = || Z::new(next(), if is_real { 0.0 } else { next() });
    Matrix::new(size, size, (0..size * size).map(|_| element()).collect())
}

fn product(a: &Matrix, b: &Matrix) -> Matrix {
    let element = |place: usize| {
        let (row, column) = (place / b.columns, place % b.columns);
        (0..a.columns).map(|k| a[[row, k]] * b[[k, column]]).sum()
    };
    Matrix::new(a.rows, b.columns, (0..a.rows * b.columns).map(element).collect())
}

fn adjoint(a: &Matrix) -> Matrix {
    let element = |place: usize| a[[place % a.rows, place / a.rows]].conj();
    Matrix::new(a.columns, a.rows, (0..a.rows * a.columns).map(element).collect())
}

fn distance(a: &Matrix, b: &Matrix) -> f64 {
    a.elements.iter().zip(&b.elements).map(|(a, b)| modulus(a - b)).fold(0.0, f64::max)
}

fn matrices() -> Vec<(Matrix, bool)> {
    let mut all = Vec::new();
    for is_real in [true, false] {
        all.extend((1..13).map(|size| (random(size, is_real, size as u64), is_real)));
        for size in [2, 5, 8] {
            let cycle = |place: usize| real(f64::from((place / size + 1) % size == place % size));
            let jordan = |place: usize| {
                real(f64::from([0, 1].contains(&(place % size).wrapping_sub(place / size))))
            };
            for element in [&cycle as &dyn Fn(usize) -> Z, &jordan, &|_| real(1.0), &|_| real(0.0)]
            {
                let elements = (0..size * size).map(element).collect();
                all.push((Matrix::new(size, size, elements), is_real));
            }
        }
    }
    all
}

#[test]
fn schur_forms_give_the_matrix_back() {
    for (a, is_real) in matrices() {
        let form = schur(&a, is_real);
        let size = a.rows as f64;
        assert_eq!(form.unfound, 0);
        let back = product(&product(&form.q, &form.t), &adjoint(&form.q));
        assert!(distance(&back, &a) < 1e-15 * 8.0 * size, "{a:?}: {}", distance(&back, &a));
        let unit = product(&form.q, &adjoint(&form.q));
        assert!(distance(&unit, &Matrix::identity(a.rows)) < 1e-15 * 4.0 * size, "{a:?}");
        for row in 1..a.rows {
            let far = (0..row - 1).all(|column| form.t[[row, column]] == real(0.0));
            let beside = form.t[[row, row - 1]];
            let is_pair = is_real && form.values[row].im < 0.0;
            assert!(far && (is_pair || beside == real(0.0)), "{a:?} {row}");
        }
    }
}

#[test]
fn eigenvectors_are_of_their_values() {
    for (a, is_real) in matrices() {
        let form = schur(&a, is_real);
        let ones = vec![1.0; a.rows];
        let right = eigenvectors(&form, Which::Right, &ones, is_real);
        let left = eigenvectors(&form, Which::Left, &ones, is_real);
        let scaled = |vectors: &Matrix, conjugate: bool| {
            let mut scaled = vectors.clone();
            for row in 0..a.rows {
                for (column, value) in form.values.iter().enumerate() {
                    scaled[[row, column]] *= if conjugate { value.conj() } else { *value };
                }
            }
            scaled
        };
        let most = 1e-15 * 16.0 * a.rows as f64;
        assert!(distance(&product(&a, &right), &scaled(&right, false)) < most, "{a:?}");
        assert!(distance(&product(&adjoint(&a), &left), &scaled(&left, true)) < most, "{a:?}");
    }
}

#[test]
fn balancing_keeps_eigenvalues_and_evens_out_lengths() {
    let mut a = random(4, true, 7);
    for place in 0..4 {
        let factor = [1.0, 1024.0, 1.0 / 4096.0, 65536.0][place];
        (0..4).for_each(|other| a[[place, other]] *= factor);
        (0..4).for_each(|other| a[[other, place]] /= factor);
    }
    let mut even = a.clone();
    let factors = balance(&mut even);
    for row in 0..4 {
        for column in 0..4 {
            let expected = a[[row, column]] * factors[column] / factors[row];
            assert_eq!(even[[row, column]], expected);
            assert!(modulus(even[[row, column]]) < 4.0);
        }
    }
}
