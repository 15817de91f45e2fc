//! Linear algebra (docs/numerics.md, "Linear algebra"). The last two dimensions are those of a matrix, the
//! others say which matrix it is. Each operation is rounded to the element type.

use super::arithmetic::Elements;
use super::codes::complex::from_parts;
use super::step::{Binary, Operation, Unary};
use super::{Arithmetic, Array, indices};
use crate::numeric::{ConvertPolicy, ElementType, Function, Numerics};
use crate::tensor::allocation::TooLarge;

/// `cholesky`: the factor of every matrix, lower triangular `l` with `a = l * l^H` or upper triangular `u`
/// with `a = u^H * u`, zeros in the other triangle.
///
/// Only the triangle of `a` that the result fills is read, and only the real parts of the diagonal.
/// With `l` (for `u`, conjugate and transpose), each element is
///
/// ```text
/// l[j][j] = sqrt(a[j][j] - l[j][0] * conj(l[j][0]) - ... - l[j][j-1] * conj(l[j][j-1]))
/// l[i][j] = (a[i][j] - l[i][0] * conj(l[j][0]) - ... - l[i][j-1] * conj(l[j][j-1])) / l[j][j]
/// ```
///
/// from left to right. A matrix that is not positive definite (what the root is taken of is not above zero)
/// gives NaN everywhere.
pub fn cholesky<A: Arithmetic>(
    arithmetic: &mut A,
    a: &Array<A::Value>,
    lower: bool,
) -> Result<Array<A::Value>, TooLarge> {
    let element = a.element();
    let mut field = Elements { arithmetic, element, numerics: &Numerics::STANDARD };
    let zero = field.real(0.0);
    let mut result = Array::from_index(element.clone(), a.shape(), |_| zero.clone())?;
    let (batch, size) = (&a.shape()[..a.rank() - 2], a.shape()[a.rank() - 1]);
    for matrix in indices(batch) {
        let at = |row: usize, column: usize| [&matrix[..], &[row, column]].concat();
        match factor(&mut field, size, |field, row, column| match lower {
            true => a.at(&at(row, column)),
            false if row == column => a.at(&at(row, column)),
            false => field.conjugate(&a.at(&at(column, row))),
        }) {
            None => {
                let nan = field.real(f64::NAN);
                for place in indices(&[size, size]) {
                    result.set(&at(place[0], place[1]), nan.clone());
                }
            }
            Some(l) => {
                for (row, elements) in l.iter().enumerate() {
                    for (column, value) in elements.iter().enumerate() {
                        match lower || row == column {
                            true => result.set(&at(row, column), value.clone()),
                            false => result.set(&at(column, row), field.conjugate(value)),
                        }
                    }
                }
            }
        }
    }
    Ok(result)
}

/// The rows of `l` up to the diagonal, of a matrix whose lower triangle is given; none if it is not positive
/// definite.
fn factor<A: Arithmetic>(
    field: &mut Elements<'_, A>,
    size: usize,
    a: impl Fn(&mut Elements<'_, A>, usize, usize) -> A::Value,
) -> Option<Vec<Vec<A::Value>>> {
    let mut l: Vec<Vec<A::Value>> = Vec::with_capacity(size);
    for row in 0..size {
        l.push(Vec::with_capacity(row + 1));
        for column in 0..=row {
            let mut value = a(field, row, column);
            for (own, other) in l[row].iter().zip(&l[column]).take(column) {
                let other = field.conjugate(other);
                value = field.minus_product(&value, own, &other);
            }
            let value = match column == row {
                true => field.positive_root(&value)?,
                false => field.binary(Binary::Divide, &value, &l[column][column]),
            };
            l[row].push(value);
        }
    }
    Some(l)
}

/// The system that a `triangular_solve` solves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct System {
    /// `op(a) * x = b`, or else `x * op(a) = b`.
    pub left_side: bool,
    /// Whether `a` is lower triangular; the other triangle is not read.
    pub lower: bool,
    /// Whether the diagonal is taken to be ones, whatever it holds.
    pub unit_diagonal: bool,
    /// The operation `op` on the matrix.
    pub transpose: Transpose,
}

/// The operation on the matrix before the system is solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(clippy::enum_variant_names, reason = "the specification's names of transpose_a")]
pub enum Transpose {
    /// Nothing.
    No,
    /// It is transposed.
    Transpose,
    /// It is transposed and conjugated.
    Adjoint,
}

/// `triangular_solve`: the solution for every matrix.
///
/// With `t` for `op(a)` of a left side and its transpose of a right side, each element of a column of `x` (of
/// a row, of a right side) is
///
/// ```text
/// x[i] = (b[i] - t[i][j] * x[j] - t[i][j'] * x[j'] - ...) / t[i][i]
/// ```
///
/// from left to right, over the `j` of the triangle beginning with the `x[j]` that was found first: ascending
/// where `t` is lower triangular, else descending.
pub fn triangular_solve<A: Arithmetic>(
    arithmetic: &mut A,
    a: &Array<A::Value>,
    b: &Array<A::Value>,
    System { left_side, lower, unit_diagonal, transpose }: System,
) -> Result<Array<A::Value>, TooLarge> {
    let element = b.element();
    let mut field = Elements { arithmetic, element, numerics: &Numerics::STANDARD };
    // whether t is the transpose of a, conjugated or not
    let transposed = (transpose != Transpose::No) == left_side;
    let size = a.shape()[a.rank() - 1];
    let mut order: Vec<usize> = (0..size).collect();
    if lower == transposed {
        order.reverse();
    }
    let mut lines = b.shape().to_vec();
    let along = b.rank() - if left_side { 2 } else { 1 };
    lines[along] = lines[along].min(1);
    let mut x = b.clone();
    for line in indices(&lines) {
        let at = |unknown: usize| {
            let mut index = line.clone();
            index[along] = unknown;
            index
        };
        let t = |field: &mut Elements<'_, A>, row: usize, column: usize| {
            let (row, column) = if transposed { (column, row) } else { (row, column) };
            let value = a.at(&[&line[..line.len() - 2], &[row, column]].concat());
            if transpose == Transpose::Adjoint { field.conjugate(&value) } else { value }
        };
        for (found, &row) in order.iter().enumerate() {
            let mut value = b.at(&at(row));
            for &earlier in &order[..found] {
                let factor = t(&mut field, row, earlier);
                value = field.minus_product(&value, &factor, &x.at(&at(earlier)));
            }
            if !unit_diagonal {
                let pivot = t(&mut field, row, row);
                value = field.binary(Binary::Divide, &value, &pivot);
            }
            x.set(&at(row), value);
        }
    }
    Ok(x)
}

impl<A: Arithmetic> Elements<'_, A> {
    /// A real number in a type of floats; in a complex type, NaN in both parts or the number in the real one.
    fn real(&mut self, value: f64) -> A::Value {
        let code = match self.element {
            ElementType::Float(format) => format.encode(ConvertPolicy::COMPUTE, value).into(),
            ElementType::Complex(part) => {
                let ElementType::Float(format) = part.element() else {
                    unreachable!("the parts of a complex number are floats")
                };
                let [re, im] = [value, if value.is_nan() { value } else { 0.0 }]
                    .map(|value| format.encode(ConvertPolicy::COMPUTE, value));
                from_parts(*part, re, im)
            }
            other => unreachable!("matrices of {other} were refused"),
        };
        self.of_code(code)
    }

    /// `x - a * b`: the product rounded, then the difference.
    fn minus_product(&mut self, x: &A::Value, a: &A::Value, b: &A::Value) -> A::Value {
        let product = self.binary(Binary::Multiply, a, b);
        self.binary(Binary::Subtract, x, &product)
    }

    /// The complex conjugate; a float is its own.
    fn conjugate(&mut self, x: &A::Value) -> A::Value {
        let ElementType::Complex(part) = self.element else { return x.clone() };
        let (part, element) = (part.element(), self.element);
        let [re, im] = [Unary::Real, Unary::Imag]
            .map(|unary| self.step(Operation::Unary(unary), element, [x], &part));
        let im = self.step(Operation::Unary(Unary::Negate), &part, [&im], &part);
        self.step(Operation::Binary(Binary::Complex), &part, [&re, &im], element)
    }

    /// The square root of the real part, if that is a positive number.
    fn positive_root(&mut self, x: &A::Value) -> Option<A::Value> {
        let element = self.element;
        let part = match element {
            ElementType::Complex(part) => part.element(),
            _ => element.clone(),
        };
        let ElementType::Float(format) = &part else { unreachable!("roots are taken of floats") };
        let re = self.step(Operation::Unary(Unary::Real), element, [x], &part);
        let is_positive = format.decode(self.arithmetic.code(&part, &re) as u64) > 0.0;
        if !is_positive {
            return None;
        }
        let root = Operation::Unary(Unary::Function(Function::Sqrt));
        let root = self.step(root, &part, [&re], &part);
        Some(match element {
            ElementType::Complex(_) => {
                let zero = self.arithmetic.of_code(&part, 0);
                self.step(Operation::Binary(Binary::Complex), &part, [&root, &zero], element)
            }
            _ => root,
        })
    }
}
