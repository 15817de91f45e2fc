//! What the routines on matrices compute.

use super::matrices::{Case, Found, Whole};
use crate::engine::linear::dense::{self, Svd};
use crate::engine::linear::matrix::Matrix;
use crate::engine::linear::reflectors::{self, Side};
use crate::engine::linear::scalars::{Z, ZERO, hypotenuse, real, scale_of};
use crate::engine::linear::schur::{self, Schur, Which};
use crate::engine::linear::tridiagonal::{self, Diagonals, Small};
use crate::engine::linear::{self, System, Transpose, triangular_solve};
use crate::ops::EvalError;
use crate::ops::calls::matrices::options::Options;
use crate::tensor::Tensor;

type Computed = Result<Found, std::string::String>;

fn is_lower(options: &Options) -> bool {
    options.is("uplo", 'L') || options.flag("lower")
}

/// Sizes and indices as elements of a result.
fn numbers(values: impl IntoIterator<Item = usize>) -> Vec<Z> {
    values.into_iter().map(|value| real(value as f64)).collect()
}

fn reals(values: &[f64]) -> Vec<Z> {
    values.iter().map(|&value| real(value)).collect()
}

/// Whether all elements are finite. If not, a decomposition by rotations is not tried, and all of its results
/// are NaN.
fn is_finite(a: &Matrix) -> bool {
    a.elements.iter().all(|z| z.re.is_finite() && z.im.is_finite())
}

fn nans(count: usize) -> Vec<Z> {
    vec![Z::new(f64::NAN, f64::NAN); count]
}

pub fn cholesky(call: &Whole<'_>) -> Result<Vec<(&'static str, Tensor)>, EvalError> {
    Ok(vec![("l", linear::cholesky(call.tensor("a"), true)?)])
}

/// The Cholesky factor in one triangle, with `a` in the other; info is the order of the first leading minor
/// that is not positive, or 0.
pub fn potrf(call: &Whole<'_>) -> Result<Vec<(&'static str, Tensor)>, EvalError> {
    let (a, lower) = (call.tensor("a"), is_lower(call.options));
    let factor = linear::cholesky(a, lower)?;
    let (batch, size, _) = linear::sizes(a.shape());
    let kept = |place: usize| {
        let (row, column) = (place / size % size, place % size);
        if lower { row >= column } else { row <= column }
    };
    let codes = (0..a.len()).map(|at| if kept(at) { factor.code(at) } else { a.code(at) });
    let l = Tensor::from_wide_codes(a.element().clone(), a.shape(), codes);
    let (values, elements) = (dense::load(&factor)?, dense::load(a)?);
    let info = (0..batch).map(|index| {
        let failed = size > 0 && values[index * size * size].re.is_nan();
        let matrix = &elements[index * size * size..][..size * size];
        if failed { first_bad_minor(matrix, size, lower) as u128 } else { 0 }
    });
    let shape = &a.shape()[..a.rank() - 2];
    let i32 = crate::numeric::IntegerType { width: 32, signed: true };
    let info = Tensor::from_wide_codes(crate::numeric::ElementType::Integer(i32), shape, info);
    Ok(vec![("l", l), ("info", info)])
}

/// The order of the first leading minor that is not positive; the order of the matrix if all are, so that
/// rounding alone made the decomposition fail.
fn first_bad_minor(a: &[Z], size: usize, lower: bool) -> usize {
    let mut l: Matrix = Matrix::zeros(size, size);
    for row in 0..size {
        for column in 0..=row {
            let here = if lower { a[row * size + column] } else { a[column * size + row].conj() };
            let sum: Z = (0..column).map(|k| l[[row, k]] * l[[column, k]].conj()).sum();
            let rest = here - sum;
            if row == column {
                // a NaN is not positive either
                if !matches!(rest.re.partial_cmp(&0.0), Some(std::cmp::Ordering::Greater)) {
                    return row + 1;
                }
                l[[row, row]] = real(rest.re.sqrt());
            } else {
                l[[row, column]] = rest / l[[column, column]].re;
            }
        }
    }
    size
}

/// The solution of a triangular system, whose options are LAPACK's letters or the numbers of older calls.
pub fn trsm(call: &Whole<'_>) -> Result<Vec<(&'static str, Tensor)>, EvalError> {
    let options = call.options;
    if options.get("trans").is_some() && dense::load(call.tensor("alpha"))? != [real(1.0)] {
        return Err(EvalError::Failed("alpha has to be 1".into()));
    }
    let transpose = match options.get("trans") {
        Some(1) => Transpose::Transpose,
        Some(2) => Transpose::Adjoint,
        Some(_) => Transpose::No,
        None if options.is("trans_x", 'T') => Transpose::Transpose,
        None if options.is("trans_x", 'C') => Transpose::Adjoint,
        None => Transpose::No,
    };
    let system = System {
        left_side: options.is("side", 'L') || options.flag("left"),
        lower: is_lower(options),
        unit_diagonal: options.is("diag", 'U') || options.flag("unit"),
        transpose,
    };
    Ok(vec![("x", triangular_solve(call.tensor("a"), call.tensor("b"), system)?)])
}

/// The LU decomposition: the factors in one matrix, the row exchanged with each row (0-based), and the place
/// of the first zero pivot.
fn lu(case: &Case<'_>) -> (Matrix, Vec<usize>, usize) {
    let mut a = case.matrix("a").clone();
    let (rows, columns) = (a.rows, a.columns);
    let (pivots, info) = dense::lu(&mut a.elements, rows, columns);
    (a, pivots, info)
}

pub fn getrf(case: &Case<'_>) -> Computed {
    let (a, pivots, info) = lu(case);
    let pivots = numbers(pivots.iter().map(|pivot| pivot + 1));
    Ok(vec![("lu", a.elements), ("pivots", pivots), ("info", numbers([info]))])
}

pub fn lu_decomposition(case: &Case<'_>) -> Computed {
    let (a, pivots, _) = lu(case);
    let mut order: Vec<usize> = (0..a.rows).collect();
    pivots.iter().enumerate().for_each(|(step, &pivot)| order.swap(step, pivot));
    Ok(vec![("lu", a.elements), ("pivots", numbers(pivots)), ("permutation", numbers(order))])
}

/// The permutation of rows that a list of exchanges gives. An exchange with a row that does not exist is
/// ignored.
pub fn permutation(case: &Case<'_>) -> Computed {
    let (count, pivots) = (case.size("m"), case.matrix("pivots"));
    if pivots.elements.len() > count {
        return Err(format!("{} pivots for {count} rows", pivots.elements.len()));
    }
    let mut order: Vec<usize> = (0..count).collect();
    for (step, pivot) in pivots.elements.iter().enumerate() {
        if (0.0..count as f64).contains(&pivot.re) {
            order.swap(step, pivot.re as usize);
        }
    }
    Ok(vec![("permutation", numbers(order))])
}

/// The elements on and above a diagonal, which lies `below` rows under the main diagonal, divided by a
/// factor. The vectors of reflectors, below that diagonal, have no factor.
fn unscaled_above(a: &mut Matrix, below: usize, scale: f64) {
    for row in 0..a.rows {
        for column in row.saturating_sub(below)..a.columns {
            a[[row, column]] /= scale;
        }
    }
}

pub fn geqrf(case: &Case<'_>) -> Computed {
    let a = case.matrix("a");
    let scale = scale_of(&a.elements);
    let mut qr = a.scaled(scale);
    let taus = reflectors::qr(&mut qr);
    unscaled_above(&mut qr, 0, scale);
    Ok(vec![("qr", qr.elements), ("tau", taus)])
}

pub fn geqp3(case: &Case<'_>) -> Computed {
    let a = case.matrix("a");
    let scale = scale_of(&a.elements);
    let mut qr = a.scaled(scale);
    let mut order: Vec<usize> =
        case.matrix("jpvt").elements.iter().map(|z| usize::from(z.re != 0.0)).collect();
    let taus = reflectors::pivoted_qr(&mut qr, &mut order);
    unscaled_above(&mut qr, 0, scale);
    Ok(vec![("qr", qr.elements), ("jpvt", numbers(order)), ("tau", taus)])
}

pub fn orgqr(case: &Case<'_>) -> Computed {
    let q = reflectors::q_of(case.matrix("a"), &case.matrix("tau").elements);
    Ok(vec![("q", q.elements), ("info", vec![ZERO])])
}

pub fn ormqr(case: &Case<'_>) -> Computed {
    let side = Side { left: case.options.flag("left"), adjoint: case.options.flag("transpose") };
    let mut c = case.matrix("c").clone();
    reflectors::multiply_by_q(case.matrix("a"), &case.matrix("tau").elements, &mut c, side);
    Ok(vec![("x", c.elements)])
}

/// The Hermitian matrix of which one triangle is given, with its diagonal taken as real.
fn hermitian(a: &Matrix, lower: bool) -> Vec<Z> {
    let element = |place: usize| {
        let (row, column) = (place / a.rows, place % a.rows);
        match (row == column, (row > column) == lower) {
            (true, _) => real(a[[row, row]].re),
            (false, true) => a[[row, column]],
            (false, false) => a[[column, row]].conj(),
        }
    };
    (0..a.rows * a.rows).map(element).collect()
}

pub fn eigh(case: &Case<'_>) -> Computed {
    let a = case.matrix("a");
    let whole = Matrix::new(a.rows, a.rows, hermitian(a, is_lower(case.options)));
    if !is_finite(&whole) {
        return Ok(vec![("v", nans(a.elements.len())), ("w", nans(a.rows)), ("info", vec![ZERO])]);
    }
    let (values, vectors) = dense::eigh(whole.elements, a.rows);
    Ok(vec![("v", vectors), ("w", reals(&values)), ("info", vec![ZERO])])
}

/// Eigenvalues, with the eigenvectors that a call asks for.
struct Eig {
    values: Vec<Z>,
    left: Option<Matrix>,
    right: Option<Matrix>,
    unfound: usize,
}

fn eig(case: &Case<'_>) -> Option<Eig> {
    let a = case.matrix("a");
    if !is_finite(a) {
        return None;
    }
    let scale = scale_of(&a.elements);
    let mut balanced = a.scaled(scale);
    let factors = schur::balance(&mut balanced);
    let form = schur::schur(&balanced, case.is_real);
    let wants = |letter: &str, flag: &str| case.options.is(letter, 'V') || case.options.flag(flag);
    let vectors = |which: Which, factors: &[f64]| {
        (form.unfound == 0).then(|| schur::eigenvectors(&form, which, factors, case.is_real))
    };
    let inverse: Vec<f64> = factors.iter().map(|factor| 1.0 / factor).collect();
    let left = wants("compute_left", "left").then(|| vectors(Which::Left, &inverse)).flatten();
    let right = wants("compute_right", "right").then(|| vectors(Which::Right, &factors)).flatten();
    let values = form.values.iter().map(|value| value / scale).collect();
    Some(Eig { values, left, right, unfound: form.unfound })
}

pub fn geev(case: &Case<'_>) -> Computed {
    let size = case.size("n");
    let Some(Eig { values, left, right, unfound }) = eig(case) else {
        let names = [("vl", size * size), ("vr", size * size), ("w", size), ("wr", size)];
        let names = names.into_iter().chain([("wi", size)]);
        let results = names.map(|(name, count)| (name, nans(count)));
        return Ok(results.chain([("info", vec![ZERO])]).collect());
    };
    let mut found: Found = vec![("info", numbers([unfound]))];
    for (name, vectors) in [("vl", left), ("vr", right)] {
        found.extend(vectors.map(|vectors| (name, vectors.elements)));
    }
    found.push(("wr", values.iter().map(|value| real(value.re)).collect()));
    found.push(("wi", values.iter().map(|value| real(value.im)).collect()));
    found.push(("w", values));
    Ok(found)
}

/// Eigenvalues and eigenvectors of a general matrix. The vectors of a pair of conjugate eigenvalues of a real
/// matrix take two columns: their real and their imaginary part.
pub fn packed_geev(case: &Case<'_>) -> Computed {
    let values = eig(case).map(|eig| eig.values).unwrap_or_default();
    let mut found = geev(case)?;
    if !case.is_real {
        return Ok(found);
    }
    let size = case.size("n");
    for (_, vectors) in found.iter_mut().filter(|(name, _)| matches!(*name, "vl" | "vr")) {
        for (place, _) in values.iter().enumerate().filter(|(_, value)| value.im > 0.0) {
            for row in vectors.chunks_exact_mut(size) {
                row[place + 1] = real(row[place].im);
                row[place].im = 0.0;
            }
        }
    }
    Ok(found)
}

pub fn gees(case: &Case<'_>) -> Computed {
    let a = case.matrix("a");
    let (size, count) = (a.rows, a.elements.len());
    let Schur { t, q, values, unfound } = match is_finite(a) {
        true => schur::schur(a, case.is_real),
        false => Schur {
            t: Matrix::new(size, size, nans(count)),
            q: Matrix::new(size, size, nans(count)),
            values: nans(size),
            unfound: 0,
        },
    };
    let mut found: Found = vec![("t", t.elements), ("sdim", vec![ZERO])];
    if case.options.is("mode", 'V') {
        found.push(("vs", q.elements));
    }
    found.push(("wr", values.iter().map(|value| real(value.re)).collect()));
    found.push(("wi", values.iter().map(|value| real(value.im)).collect()));
    found.push(("w", values));
    found.push(("info", numbers([unfound])));
    Ok(found)
}

pub fn svd(case: &Case<'_>) -> Computed {
    let a = case.matrix("a");
    let few = a.rows.min(a.columns);
    let (left, right) =
        (case.sizes.known("p").unwrap_or(few), case.sizes.known("q").unwrap_or(few));
    if !is_finite(a) {
        let sizes = [("s", few), ("u", a.rows * left), ("vh", right * a.columns)];
        let sizes = sizes.into_iter().chain([("v", right * a.columns)]);
        let found = sizes.map(|(name, count)| (name, nans(count)));
        return Ok(found.chain([("info", vec![ZERO])]).collect());
    }
    let Svd { values, u, vh } = dense::svd(a, left, right);
    let v = (0..a.columns).flat_map(|row| vh.column(row).map(|z| z.conj()).collect::<Vec<_>>());
    let v = v.collect();
    Ok(vec![
        ("s", reals(&values)),
        ("u", u.elements),
        ("v", v),
        ("vh", vh.elements),
        ("work", a.elements.clone()),
        ("info", vec![ZERO]),
    ])
}

pub fn gehrd(case: &Case<'_>) -> Computed {
    let a = case.matrix("a");
    let (low, high) = (case.options.get("low"), case.options.get("high"));
    let (low, high) = (low.unwrap_or(1), high.unwrap_or(a.rows as i64));
    let is_empty = a.rows == 0 && low == 1 && high == 0;
    let is_range = 1 <= low && low <= high && high <= a.rows as i64;
    if !is_empty && !is_range {
        return Err(format!("low {low} and high {high} are no range of {} rows", a.rows));
    }
    let scale = scale_of(&a.elements);
    let mut h = a.scaled(scale);
    let taus = reflectors::hessenberg(&mut h, low as usize - 1..high as usize);
    unscaled_above(&mut h, 1, scale);
    Ok(vec![("h", h.elements), ("tau", taus), ("info", vec![ZERO])])
}

pub fn sytrd(case: &Case<'_>) -> Computed {
    let a = case.matrix("a");
    let scale = scale_of(&a.elements);
    let mut t = a.scaled(scale);
    let lower = is_lower(case.options);
    let form = reflectors::tridiagonal(&mut t, lower);
    // the other triangle is unchanged, and the vectors of reflectors have no scale
    for row in 0..a.rows {
        for column in 0..a.rows {
            let (far, near) = if lower { (row, column) } else { (column, row) };
            if far < near {
                t[[row, column]] = a[[row, column]];
            } else if far <= near + 1 {
                t[[row, column]] /= scale;
            }
        }
    }
    let unscaled = |values: &[f64]| values.iter().map(|value| real(value / scale)).collect();
    let (d, e) = (unscaled(&form.diagonal), unscaled(&form.beside));
    Ok(vec![("t", t.elements), ("d", d), ("e", e), ("tau", form.taus), ("info", vec![ZERO])])
}

/// The three diagonals of a tridiagonal matrix.
fn diagonals(case: &Case<'_>) -> Diagonals {
    let line = |name: &str| case.matrix(name).elements.clone();
    let (dl, middle, du) = (line("dl"), line("d"), line("du"));
    let rest = middle.len().min(1);
    let (lower, upper) = (dl[rest..].to_vec(), du[..du.len() - rest].to_vec());
    Diagonals { lower, middle, upper }
}

/// The solution of a tridiagonal system whose matrix may be singular.
pub fn perturbed_gtsv(case: &Case<'_>) -> Computed {
    let mut x = case.matrix("b").clone();
    let (epsilon, least) = match case.is_single {
        true => (f32::EPSILON.into(), f32::MIN_POSITIVE.into()),
        false => (f64::EPSILON, f64::MIN_POSITIVE),
    };
    tridiagonal::solve_perturbed(&diagonals(case), &mut x, Small { epsilon, least });
    Ok(vec![("x", x.elements)])
}

/// The upper Cholesky factor of r^T r + w w^T, by a rotation for each row.
pub fn cholesky_update(case: &Case<'_>) -> Computed {
    let (mut r, mut w) = (case.matrix("r").clone(), case.matrix("w").elements.clone());
    for row in 0..w.len() {
        let (x, y) = (r[[row, row]].re, w[row].re);
        if y == 0.0 {
            continue;
        }
        let length = hypotenuse(x, y);
        let (cosine, sine) = (x / length, -y / length);
        for (column, element) in w.iter_mut().enumerate() {
            let (above, below) = (r[[row, column]], *element);
            r[[row, column]] = above * cosine - below * sine;
            *element = below * cosine + above * sine;
        }
    }
    Ok(vec![("r", r.elements), ("w", w)])
}

/// The solution of a tridiagonal system. The first element of `dl` and the last of `du` are not used.
pub fn gtsv(case: &Case<'_>) -> Computed {
    let line = |name: &str| case.matrix(name).elements.clone();
    let (dl, du) = (line("dl"), line("du"));
    let rest = dl.len().min(1);
    let mut a = diagonals(case);
    let mut x = case.matrix("b").clone();
    let info = tridiagonal::solve(&mut a, &mut x);
    let lower = dl[..rest].iter().chain(&a.lower).copied().collect();
    let upper = a.upper.iter().chain(&du[du.len() - rest..]).copied().collect();
    let diagonals = [("dl", lower), ("d", a.middle), ("du", upper)];
    Ok(diagonals.into_iter().chain([("x", x.elements), ("info", numbers([info]))]).collect())
}
