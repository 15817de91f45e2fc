//! Householder's reflectors `I - tau v v^H` in LAPACK's convention, and the algorithms that use them: QR with
//! and without pivots, products with Q, reductions to Hessenberg and to tridiagonal form.

use std::ops::Range;

use super::matrix::Matrix;
use super::scalars::{ONE, Z, ZERO, length, quotient, real};

/// A reflector `H` with `H^H (alpha, rest) = (beta, 0)` and real beta.
pub struct Reflector {
    /// The first element of the reflected vector.
    pub beta: f64,
    /// The factor, which is zero if the vector needs no reflection.
    pub tau: Z,
    /// The vector `v`, whose first element is 1.
    pub vector: Vec<Z>,
}

impl Reflector {
    /// The reflector of a vector, which has at least one element.
    pub fn of(mut vector: Vec<Z>) -> Reflector {
        let alpha = vector[0];
        let below: f64 = vector[1..].iter().map(|z| z.norm_sqr()).sum();
        vector[0] = ONE;
        if below == 0.0 && alpha.im == 0.0 {
            return Reflector { beta: alpha.re, tau: ZERO, vector };
        }
        let beta = -(alpha.norm_sqr() + below).sqrt().copysign(alpha.re);
        let scale = quotient(ONE, alpha - beta);
        vector[1..].iter_mut().for_each(|z| *z *= scale);
        Reflector { beta, tau: (real(beta) - alpha) / beta, vector }
    }
}

/// Multiplies some columns of `a`, from row `first` on, by `I - tau v v^H` from the left.
pub fn from_left(a: &mut Matrix, first: usize, columns: Range<usize>, vector: &[Z], tau: Z) {
    if tau == ZERO {
        return;
    }
    for column in columns {
        let products = vector.iter().zip(first..).map(|(v, row)| v.conj() * a[[row, column]]);
        let sum = tau * products.sum::<Z>();
        vector.iter().zip(first..).for_each(|(v, row)| a[[row, column]] -= sum * v);
    }
}

/// Multiplies some rows of `a`, from column `first` on, by `I - tau v v^H` from the right.
pub fn from_right(a: &mut Matrix, first: usize, rows: Range<usize>, vector: &[Z], tau: Z) {
    if tau == ZERO {
        return;
    }
    for row in rows {
        let part = &mut a.elements[row * a.columns + first..][..vector.len()];
        let sum = tau * part.iter().zip(vector).map(|(z, v)| z * v).sum::<Z>();
        part.iter_mut().zip(vector).for_each(|(z, v)| *z -= sum * v.conj());
    }
}

/// Reflects the columns right of `step` so that `column` is zero below row `step`. The column then holds beta
/// and the vector without its first element 1. The result is tau.
fn eliminate(a: &mut Matrix, step: usize, column: usize) -> Z {
    let Reflector { beta, tau, vector } =
        Reflector::of((step..a.rows).map(|row| a[[row, column]]).collect());
    from_left(a, step, column + 1..a.columns, &vector, tau.conj());
    a[[step, column]] = real(beta);
    vector.iter().zip(step..).skip(1).for_each(|(&v, row)| a[[row, column]] = v);
    tau
}

/// The QR decomposition in place: R on and above the diagonal, the vectors of the reflectors below it. The
/// result is their taus.
pub fn qr(a: &mut Matrix) -> Vec<Z> {
    (0..a.rows.min(a.columns)).map(|step| eliminate(a, step, step)).collect()
}

/// The QR decomposition in place with columns exchanged, so that each step takes the column whose rest is
/// longest. Columns whose entry of `order` is not zero come first, in their order. `order` becomes the
/// 1-based number of the column that is at each position.
pub fn pivoted_qr(a: &mut Matrix, order: &mut [usize]) -> Vec<Z> {
    let mut first = 0;
    for column in 0..a.columns {
        if order[column] == 0 {
            order[column] = column + 1;
            continue;
        }
        a.swap_columns(first, column);
        order[column] = order[first];
        order[first] = column + 1;
        first += 1;
    }
    let steps = a.rows.min(a.columns);
    let taus = (0..steps).map(|step| {
        if step >= first {
            let rest = |column: usize| length((step..a.rows).map(|row| a[[row, column]]));
            let longest = (step + 1..a.columns).map(|column| (column, rest(column)));
            let (pivot, _) = longest
                .fold((step, rest(step)), |best, next| if next.1 > best.1 { next } else { best });
            a.swap_columns(step, pivot);
            order.swap(step, pivot);
        }
        eliminate(a, step, step)
    });
    taus.collect()
}

/// The vector of the reflector that `qr` left in a column, `below` rows further down.
fn vector_in(a: &Matrix, step: usize, below: usize) -> Vec<Z> {
    let rest = (step + below + 1..a.rows).map(|row| a[[row, step]]);
    std::iter::once(ONE).chain(rest).collect()
}

/// The first columns of Q, the product of the reflectors that `qr` left in `a`: as many as `a` has.
pub fn q_of(a: &Matrix, taus: &[Z]) -> Matrix {
    let mut q = Matrix::zeros(a.rows, a.columns);
    (0..a.rows.min(a.columns)).for_each(|place| q[[place, place]] = ONE);
    for step in (0..taus.len().min(a.columns).min(a.rows)).rev() {
        from_left(&mut q, step, step..a.columns, &vector_in(a, step, 0), taus[step]);
    }
    q
}

/// How a matrix is multiplied by Q.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Side {
    /// Whether Q is the left factor.
    pub left: bool,
    /// Whether Q is conjugated and transposed.
    pub adjoint: bool,
}

/// Multiplies `c` by Q, the product of the reflectors that `qr` left in `a`, or by the conjugate transpose of
/// Q.
pub fn multiply_by_q(a: &Matrix, taus: &[Z], c: &mut Matrix, side: Side) {
    let mut steps: Vec<usize> = (0..taus.len().min(a.columns).min(a.rows)).collect();
    if side.left != side.adjoint {
        steps.reverse();
    }
    for step in steps {
        let tau = if side.adjoint { taus[step].conj() } else { taus[step] };
        let vector = vector_in(a, step, 0);
        match side.left {
            true => from_left(c, step, 0..c.columns, &vector, tau),
            false => from_right(c, step, 0..c.rows, &vector, tau),
        }
    }
}

/// Reduces rows and columns `range` of a square matrix to upper Hessenberg form in place. The reflectors'
/// vectors are left below the subdiagonal. The result is one tau less than there are rows.
pub fn hessenberg(a: &mut Matrix, range: Range<usize>) -> Vec<Z> {
    let size = a.rows;
    let mut taus = vec![ZERO; size.saturating_sub(1)];
    for step in range.start..range.end.saturating_sub(1) {
        let rows = step + 1..range.end;
        let Reflector { beta, tau, vector } =
            Reflector::of(rows.clone().map(|row| a[[row, step]]).collect());
        from_right(a, step + 1, 0..range.end, &vector, tau);
        from_left(a, step + 1, step + 1..size, &vector, tau.conj());
        a[[step + 1, step]] = real(beta);
        vector.iter().zip(rows).skip(1).for_each(|(&v, row)| a[[row, step]] = v);
        taus[step] = tau;
    }
    taus
}

/// Separates what [`hessenberg`] left in a matrix: H with zeros below the subdiagonal, and Q.
pub fn hessenberg_and_q(mut a: Matrix, taus: &[Z]) -> (Matrix, Matrix) {
    let size = a.rows;
    let mut q = Matrix::identity(size);
    for step in (0..taus.len()).rev() {
        from_left(&mut q, step + 1, step + 1..size, &vector_in(&a, step, 1), taus[step]);
    }
    for row in 2..size {
        a.elements[row * size..][..row - 1].fill(ZERO);
    }
    (a, q)
}

/// The tridiagonal form that [`tridiagonal`] found.
pub struct Tridiagonal {
    pub diagonal: Vec<f64>,
    /// The elements next to the diagonal.
    pub beside: Vec<f64>,
    /// The taus of the reflectors.
    pub taus: Vec<Z>,
}

/// Reduces a Hermitian matrix, of which one triangle is read and written, to tridiagonal form. The
/// reflectors' vectors are left in that triangle, beyond the elements next to the diagonal.
pub fn tridiagonal(a: &mut Matrix, lower: bool) -> Tridiagonal {
    let size = a.rows;
    let steps = size.saturating_sub(1);
    let (mut beside, mut taus) = (vec![0.0; steps], vec![ZERO; steps]);
    for count in 0..steps {
        // the row and column whose elements become zero, the first element that stays, and the rest of the
        // matrix
        let step = if lower { count } else { steps - 1 - count };
        let (column, rest) = if lower { (step, step + 1..size) } else { (step + 1, 0..step + 1) };
        let mut places: Vec<usize> = rest.collect();
        if !lower {
            places.reverse();
        }
        let Reflector { beta, tau, vector } =
            Reflector::of(places.iter().map(|&row| a[[row, column]]).collect());
        reflect_hermitian(a, &places, &vector, tau, lower);
        (beside[step], taus[step]) = (beta, tau);
        a[[places[0], column]] = real(beta);
        places.iter().zip(&vector).skip(1).for_each(|(&row, &v)| a[[row, column]] = v);
    }
    (0..size).for_each(|place| a[[place, place]].im = 0.0);
    let diagonal = (0..size).map(|place| a[[place, place]].re).collect();
    Tridiagonal { diagonal, beside, taus }
}

/// Computes `H^H a H` for the rows and columns `places` of a Hermitian matrix of which one triangle is
/// stored.
fn reflect_hermitian(a: &mut Matrix, places: &[usize], vector: &[Z], tau: Z, lower: bool) {
    if tau == ZERO {
        return;
    }
    let element =
        |a: &Matrix, row: usize, column: usize| match (row == column, (row > column) == lower) {
            (true, _) => real(a[[row, row]].re),
            (false, true) => a[[row, column]],
            (false, false) => a[[column, row]].conj(),
        };
    let product = |&row: &usize| {
        let terms = places.iter().zip(vector).map(|(&column, v)| element(a, row, column) * v);
        tau * terms.sum::<Z>()
    };
    let mut w: Vec<Z> = places.iter().map(product).collect();
    let along: Z = w.iter().zip(vector).map(|(w, v)| w.conj() * v).sum();
    let half = tau * along * -0.5;
    w.iter_mut().zip(vector).for_each(|(w, v)| *w += half * v);
    for (i, &row) in places.iter().enumerate() {
        for (j, &column) in places.iter().enumerate() {
            if row == column || (row > column) == lower {
                a[[row, column]] -= vector[i] * w[j].conj() + w[i] * vector[j].conj();
            }
        }
        a[[row, row]].im = 0.0;
    }
}
