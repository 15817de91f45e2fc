//! Decompositions of matrices under the names of XLA's and LAPACK's routines. Layouts say where
//! elements lie in memory, not which they are, and are not looked at.

use super::{configured_integer, refusal};
use crate::ir::{Attribute, TensorType};
use crate::kernels::linear::dense::{self, Z};
use crate::kernels::linear::{self, System, Transpose, sizes, triangular_solve};
use crate::numeric::ElementType;
use crate::ops::prelude::*;
use crate::tensor::allocation::filled;

/// What becomes of one matrix: the results' elements, each a matrix, a line or a number.
type Parts = Vec<Vec<Z>>;

/// A LAPACK routine as JAX names it, `lapack_sgetrf_ffi`; none if there is no such.
pub fn lapack(view: &OpView<'_>, name: &str) -> Option<Result<Evaluate, Violation>> {
    let routine = name.strip_prefix("lapack_")?.strip_suffix("_ffi")?;
    let routine = routine.strip_prefix(['s', 'd', 'c', 'z'])?;
    Some(match routine {
        "potrf" => potrf(view),
        "trsm" => trsm(view),
        "getrf" => decomposition(view, 1, |a, rows, columns, _| {
            let mut a = a.to_vec();
            let (pivots, info) = dense::lu(&mut a, rows, columns);
            vec![a, numbers(pivots.iter().map(|pivot| pivot + 1)), numbers([info])]
        }),
        "geqrf" => qr(view),
        "orgqr" | "ungqr" => reflectors(view),
        "syevd" | "heevd" => {
            let lower = letter(view, "uplo") != Some('U');
            decomposition(view, 1, move |a, size, _, _| {
                let (values, vectors) = dense::eigh(hermitian(a, size, lower), size);
                vec![vectors, real(&values), numbers([0])]
            })
        }
        "gesdd" => gesdd(view),
        _ => return None,
    })
}

/// `Cholesky`: the lower factor.
pub fn cholesky(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (_, result) = (operand(view, 0)?, tensor_result(view, 0)?.clone());
    Ok(Box::new(move |_, operands| {
        let a = operands[0].tensor();
        square(a.shape())?;
        one_result(&result, linear::cholesky(a, true)?.into_words())
    }))
}

/// `Qr`, `geqrf`: reflectors and R in one matrix, and the taus.
pub fn qr(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    decomposition(view, 1, |a, rows, columns, _| {
        let mut a = a.to_vec();
        let taus = dense::qr(&mut a, rows, columns);
        vec![a, taus]
    })
}

/// `ProductOfElementaryHouseholderReflectors`, `orgqr`: the first columns of Q.
pub fn reflectors(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    decomposition(view, 2, |a, rows, columns, taus| {
        let mut a = a.to_vec();
        dense::reflectors(&mut a, rows, columns, taus);
        vec![a]
    })
}

/// `Eigh`: eigenvectors and eigenvalues; the configuration begins with whether to read the lower
/// triangle.
pub fn eigh(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let config = view.attribute("backend_config").and_then(Attribute::as_text).unwrap_or_default();
    let lower = !config.trim_start().starts_with('0');
    decomposition(view, 1, move |a, size, _, _| {
        let (values, vectors) = dense::eigh(hermitian(a, size, lower), size);
        vec![vectors, real(&values)]
    })
}

/// `LuDecomposition`: both factors in one matrix, the row that each step swapped with, and the rows
/// in their new order.
pub fn lu(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    decomposition(view, 1, |a, rows, columns, _| {
        let mut a = a.to_vec();
        let (pivots, _) = dense::lu(&mut a, rows, columns);
        let mut order: Vec<usize> = (0..rows).collect();
        pivots.iter().enumerate().for_each(|(step, &pivot)| order.swap(step, pivot));
        vec![a, numbers(pivots), numbers(order)]
    })
}

/// Singular values and vectors: as many as the result types hold, where they say it, else all for
/// `mode` `A` and some for `S`. With `N` nobody reads the vectors.
fn gesdd(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let few_by_mode = letter(view, "mode") == Some('S');
    let columns_of_u = tensor_result(view, 2)?.shape.last().and_then(|size| size.size());
    let rows_of_vh = tensor_result(view, 3)?.shape.iter().rev().nth(1).and_then(|size| size.size());
    decomposition(view, 1, move |a, rows, columns, _| {
        let (values, u, vh) = dense::svd(a, rows, columns);
        let few = rows.min(columns);
        let is_few = |size: Option<usize>| size.map_or(few_by_mode, |size| size == few);
        let u = match is_few(columns_of_u) {
            true => u.chunks_exact(rows.max(1)).flat_map(|row| &row[..few]).copied().collect(),
            false => u,
        };
        let vh = if is_few(rows_of_vh) { vh[..few * columns].to_vec() } else { vh };
        vec![a.to_vec(), real(&values), u, vh, numbers([0])]
    })
}

/// The Cholesky factor in one triangle, `a` in the other; info is 0, or 1 where there is none.
fn potrf(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let lower = letter(view, "uplo") != Some('U');
    operand(view, 0)?;
    let types = [tensor_result(view, 0)?.clone(), tensor_result(view, 1)?.clone()];
    Ok(Box::new(move |_, operands| {
        let a = operands[0].tensor();
        square(a.shape())?;
        let factor = linear::cholesky(a, lower)?;
        let (batch, size, _) = sizes(a.shape());
        let kept = |place: usize| {
            let (row, column) = (place / size % size, place % size);
            if lower { row >= column } else { row <= column }
        };
        let codes = (0..a.len()).map(|at| if kept(at) { factor.code(at) } else { a.code(at) });
        let result = Tensor::from_wide_codes(a.element().clone(), a.shape(), codes);
        let values = dense::load(&factor)?;
        let failed = |index: usize| size > 0 && values[index * size * size].re.is_nan();
        let info = (0..batch).map(|index| u128::from(failed(index)));
        let shape = &a.shape()[..a.rank() - 2];
        let info = Tensor::from_wide_codes(types[1].element.clone(), shape, info);
        admitted(&types, vec![result, info])
    }))
}

/// A triangular system by BLAS's letters.
fn trsm(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (a, b) = (operand(view, 0)?, operand(view, 1)?);
    if a.element != b.element || a.rank() != b.rank() {
        return Err(refusal(view, "the operands differ in element type or rank"));
    }
    let result = tensor_result(view, 0)?.clone();
    let system = System {
        left_side: letter(view, "side") != Some('R'),
        lower: letter(view, "uplo") != Some('U'),
        unit_diagonal: letter(view, "diag") == Some('U'),
        transpose: match letter(view, "trans_x") {
            Some('T') => Transpose::Transpose,
            Some('C') => Transpose::Adjoint,
            _ => Transpose::No,
        },
    };
    Ok(Box::new(move |_, operands| {
        let (a, b) = (operands[0].tensor(), operands[1].tensor());
        square(a.shape())?;
        let ((batch, size, _), (right_batch, rows, columns)) = (sizes(a.shape()), sizes(b.shape()));
        if batch != right_batch || size != if system.left_side { rows } else { columns } {
            let message = format!("shapes {:?} and {:?} do not fit", a.shape(), b.shape());
            return Err(EvalError::Failed(message));
        }
        one_result(&result, triangular_solve(a, b, system)?.into_words())
    }))
}

/// A letter of the configuration, written as its code or as a string.
fn letter(view: &OpView<'_>, name: &str) -> Option<char> {
    if let Some(code) = configured_integer(view, name) {
        return u8::try_from(code).ok().map(char::from);
    }
    super::configured(view, name)?.as_text()?.chars().next()
}

/// An operand that is a matrix, or a batch of them, of floats or complex numbers.
fn operand<'a>(view: &OpView<'a>, index: usize) -> Result<&'a TensorType, Violation> {
    let numbers =
        |element: &ElementType| matches!(element, ElementType::Float(_) | ElementType::Complex(_));
    let found = view.operand(index).filter(|ty| ty.rank() >= 2 && numbers(&ty.element));
    found.ok_or_else(|| refusal(view, format!("operand {index} has to be matrices of numbers")))
}

fn square(shape: &[usize]) -> Result<(), EvalError> {
    let (_, rows, columns) = sizes(shape);
    match rows == columns {
        true => Ok(()),
        false => Err(EvalError::Failed(format!("matrices of {rows} rows, {columns} columns"))),
    }
}

/// An op that takes one matrix of a batch after the other (and a line of each of a second operand)
/// to parts, which fill the results in order.
fn decomposition(
    view: &OpView<'_>,
    operands: usize,
    parts: impl Fn(&[Z], usize, usize, &[Z]) -> Parts + Send + Sync + 'static,
) -> Result<Evaluate, Violation> {
    let a = operand(view, 0)?.clone();
    if view.op.operands.len() != operands || (1..operands).any(|it| view.operand(it).is_none()) {
        return Err(refusal(view, format!("takes {operands} tensors")));
    }
    let count = view.op.results.len();
    let types: Result<Vec<TensorType>, Violation> =
        (0..count).map(|index| tensor_result(view, index).cloned()).collect();
    let types = types?;
    let routine = view.attribute("call_target_name").and_then(Attribute::as_text);
    let is_hermitian = routine.is_some_and(|name| name.contains("evd") || name == "Eigh");
    Ok(Box::new(move |_, operands| {
        let tensor = operands[0].tensor();
        if is_hermitian {
            square(tensor.shape())?;
        }
        let (batch, rows, columns) = sizes(tensor.shape());
        let values = dense::load(tensor)?;
        let taus = match operands.get(1) {
            Some(taus) => dense::load(taus.tensor())?,
            None => Vec::new(),
        };
        let each = taus.len() / batch.max(1);
        let mut results: Vec<Vec<Z>> = vec![Vec::new(); types.len()];
        for index in 0..batch {
            let matrix = &values[index * rows * columns..][..rows * columns];
            let found = parts(matrix, rows, columns, &taus[index * each..][..each]);
            results.iter_mut().zip(found).for_each(|(result, part)| result.extend(part));
        }
        let lead = &tensor.shape()[..a.rank() - 2];
        let tensors = types.iter().zip(&results).map(|(ty, values)| stored(ty, lead, values));
        admitted(&types, tensors.collect::<Result<_, _>>()?)
    }))
}

/// A result of its type: a shape that is known, or else as many elements as there are.
fn stored(ty: &TensorType, lead: &[usize], values: &[Z]) -> Result<Tensor, EvalError> {
    let shape: Option<Vec<usize>> = (ty.shape.iter().enumerate())
        .map(|(place, size)| lead.get(place).copied().or(size.size()))
        .collect();
    let fits = |shape: &Vec<usize>| shape.iter().product::<usize>() == values.len();
    let Some(shape) = shape.filter(fits) else {
        let message = format!("{} elements are no {}", values.len(), Type::Tensor(ty.clone()));
        return Err(EvalError::Failed(message));
    };
    if let ElementType::Integer(_) = ty.element {
        let mut codes = filled(0u128, &shape)?;
        codes.iter_mut().zip(values).for_each(|(code, value)| *code = value.re as u128);
        return Ok(Tensor::from_wide_codes(ty.element.clone(), &shape, codes));
    }
    Ok(dense::store(&ty.element, &shape, values)?)
}

fn admitted(types: &[TensorType], results: Vec<Tensor>) -> Result<Vec<Value>, EvalError> {
    for (ty, result) in types.iter().zip(&results) {
        if !ty.admits(result.shape()) || ty.element != *result.element() {
            let (found, ty) = (result.shape(), Type::Tensor(ty.clone()));
            return Err(EvalError::Failed(format!("a result of shape {found:?} is no {ty}")));
        }
    }
    Ok(results.into_iter().map(Value::from).collect())
}

/// The Hermitian matrix of which one triangle is given, with a real diagonal.
fn hermitian(a: &[Z], size: usize, lower: bool) -> Vec<Z> {
    let element = |place: usize| {
        let (row, column) = (place / size, place % size);
        match (row == column, (row > column) == lower) {
            (true, _) => Z::new(a[place].re, 0.0),
            (false, true) => a[place],
            (false, false) => a[column * size + row].conj(),
        }
    };
    (0..size * size).map(element).collect()
}

fn numbers(values: impl IntoIterator<Item = usize>) -> Vec<Z> {
    values.into_iter().map(|value| Z::new(value as f64, 0.0)).collect()
}

fn real(values: &[f64]) -> Vec<Z> {
    values.iter().map(|&value| Z::new(value, 0.0)).collect()
}
