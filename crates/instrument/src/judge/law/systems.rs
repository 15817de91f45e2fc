//! Triangular systems and Cholesky factors: the matrices in one form, and how far a result may be from the exact one.
//!
//! Matrices are lower triangular here, whatever the attributes of the op say, and complex ones are those of the magnitudes of
//! their numbers wherever a bound asks. docs/legality.md says where the bounds come from.

use crate::alone::wide::numbers;
use crate::hardware::parallel;
use crate::ir::OpView;
use crate::numeric::{ElementType, FloatFormat};
use crate::ops::linear_algebra::TriangularSolve;
use crate::tensor::Tensor;

/// The share of a result that an error may be at most, so that products of errors are far below errors.
const SMALL: f64 = 0.05;
/// The share of a result that an error may be at most where products of errors are bounded, too.
const HALF: f64 = 0.5;
/// The largest error of all steps on one element together with which a bound to all orders means something.
pub const MOST: f64 = 0.25;

/// A square matrix, row-major.
#[derive(Clone)]
pub struct Square {
    pub size: usize,
    pub values: Vec<f64>,
}

impl Square {
    pub fn of(size: usize, value: impl Fn(usize, usize) -> f64) -> Square {
        let values = (0..size * size).map(|index| value(index / size, index % size)).collect();
        Square { size, values }
    }

    pub fn at(&self, row: usize, column: usize) -> f64 {
        self.values[row * self.size + column]
    }

    pub fn transposed(&self) -> Square {
        Square::of(self.size, |row, column| self.at(column, row))
    }

    pub fn times(&self, other: &Square) -> Square {
        let size = self.size;
        let mut values = vec![0.0; size * size];
        parallel::for_each_chunk(&mut values, size.max(1), |row, values| {
            for (inner, &factor) in self.values[row * size..][..size].iter().enumerate() {
                if factor != 0.0 {
                    let others = &other.values[inner * size..][..size];
                    values.iter_mut().zip(others).for_each(|(value, it)| *value += factor * it);
                }
            }
        });
        Square { size, values }
    }

    /// The matrix of `share` times this one, taken from the one that has ones on its diagonal and zeros elsewhere.
    fn one_less(&self, share: f64) -> Lower {
        let size = self.size;
        let rest = Square::of(size, |row, column| {
            let own = if row == column { 1.0 } else { 0.0 };
            own - share * self.at(row, column)
        });
        Lower { size, real: rest.values, imaginary: Vec::new() }
    }

    fn largest(&self) -> f64 {
        self.values.iter().fold(
            0.0,
            |largest: f64, it| {
                if it.is_nan() { f64::INFINITY } else { largest.max(*it) }
            },
        )
    }

    /// The sums of this matrix times a vector of the same size.
    pub fn times_vector(&self, vector: &[f64]) -> Vec<f64> {
        let rows = self.values.chunks_exact(self.size.max(1));
        rows.map(|row| row.iter().zip(vector).map(|(own, it)| own * it).sum()).collect()
    }
}

/// A lower triangular matrix, row-major, with zeros above the diagonal.
#[derive(Clone)]
pub struct Lower {
    pub size: usize,
    pub real: Vec<f64>,
    /// The imaginary parts; empty if the numbers are real.
    pub imaginary: Vec<f64>,
}

impl Lower {
    /// The matrix of the numbers that a function gives for rows and columns of the lower triangle.
    fn of(size: usize, is_complex: bool, number: impl Fn(usize, usize) -> [f64; 2]) -> Lower {
        let mut real = vec![0.0; size * size];
        let mut imaginary = vec![0.0; if is_complex { size * size } else { 0 }];
        for row in 0..size {
            for column in 0..=row {
                let number = number(row, column);
                real[row * size + column] = number[0];
                if is_complex {
                    imaginary[row * size + column] = number[1];
                }
            }
        }
        Lower { size, real, imaginary }
    }

    pub fn at(&self, row: usize, column: usize) -> [f64; 2] {
        let index = row * self.size + column;
        [self.real[index], self.imaginary.get(index).copied().unwrap_or(0.0)]
    }

    pub fn is_complex(&self) -> bool {
        !self.imaginary.is_empty()
    }

    pub fn magnitudes(&self) -> Square {
        let values = match self.is_complex() {
            false => self.real.iter().map(|value| value.abs()).collect(),
            true => {
                let parts = self.real.iter().zip(&self.imaginary);
                parts.map(|(re, im)| pxfm::f_hypot(*re, *im)).collect()
            }
        };
        Square { size: self.size, values }
    }

    /// The inverse, by substitution in f64.
    fn inverse(&self) -> Lower {
        let size = self.size;
        let mut inverse = Lower {
            size,
            real: vec![0.0; size * size],
            imaginary: vec![0.0; self.imaginary.len()],
        };
        for row in 0..size {
            let (known, line) = inverse.real.split_at_mut(row * size);
            line[row] = 1.0;
            let (its, imaginary_line) = inverse.imaginary.split_at_mut(match self.is_complex() {
                true => row * size,
                false => 0,
            });
            for inner in 0..row {
                let [re, im] = self.at(row, inner);
                let reals = &known[inner * size..][..inner + 1];
                if !self.is_complex() {
                    line.iter_mut().zip(reals).for_each(|(value, it)| *value -= re * it);
                    continue;
                }
                let imaginaries = &its[inner * size..][..inner + 1];
                let parts = line.iter_mut().zip(imaginary_line.iter_mut());
                for ((own_re, own_im), (its_re, its_im)) in parts.zip(reals.iter().zip(imaginaries))
                {
                    *own_re -= re * its_re - im * its_im;
                    *own_im -= re * its_im + im * its_re;
                }
            }
            let pivot = self.at(row, row);
            for column in 0..=row {
                let own = [line[column], imaginary_line.get(column).copied().unwrap_or(0.0)];
                let quotient = quotient(own, pivot);
                line[column] = quotient[0];
                if self.is_complex() {
                    imaginary_line[column] = quotient[1];
                }
            }
        }
        inverse
    }
}

/// A quotient of complex numbers, each the real and the imaginary part.
pub fn quotient([re, im]: [f64; 2], [a, b]: [f64; 2]) -> [f64; 2] {
    if b == 0.0 {
        return [re / a, im / a];
    }
    let size = a * a + b * b;
    [(re * a + im * b) / size, (im * a - re * b) / size]
}

/// How many errors of one rounding a number of a system of `unknowns` unknowns has at most, three of them for a
/// division by way of a reciprocal. A part of a complex product is two products, and a complex quotient some more.
pub fn steps_of(unknowns: f64, is_complex: bool) -> f64 {
    if is_complex { 3.0 * unknowns + 24.0 } else { unknowns + 4.0 }
}

/// The triangular systems of a `triangular_solve`, whose unknowns are in the order in which they are found.
pub struct Systems {
    /// The matrices; each of its own number of the batch.
    pub matrices: Vec<Lower>,
    pub size: usize,
    /// How many right sides each matrix has.
    pub lines: usize,
    is_left: bool,
    is_reversed: bool,
}

impl Systems {
    /// The systems that an op solves; `None` if the matrix is none of numbers of either sign.
    pub fn of(view: &OpView<'_>, matrix: &Tensor, right: &Tensor) -> Option<Systems> {
        let [.., rows, columns] = *right.shape() else { return None };
        let size = *matrix.shape().last()?;
        let TriangularSolve {
            left_side: is_left,
            lower,
            unit_diagonal: has_units,
            transpose_a: word,
        } = TriangularSolve::of(view);
        let is_transposed = (word == "TRANSPOSE" || word == "ADJOINT") == is_left;
        let sign = if word == "ADJOINT" { -1.0 } else { 1.0 };
        let is_reversed = lower == is_transposed;
        let is_complex = complex_parts(matrix)?;
        let all = numbers(matrix);
        let parts = 1 + usize::from(is_complex);
        let of = |values: &[f64]| {
            let number = |row: usize, column: usize| {
                if row == column && has_units {
                    return [1.0, 0.0];
                }
                let place = |unknown: usize| if is_reversed { size - 1 - unknown } else { unknown };
                let (row, column) = (place(row), place(column));
                let (row, column) = if is_transposed { (column, row) } else { (row, column) };
                number_at(values, row * size + column, parts, sign)
            };
            Lower::of(size, is_complex, number)
        };
        let matrices = all.chunks((size * size * parts).max(1)).map(of).collect();
        let lines = if is_left { columns } else { rows };
        Some(Systems { matrices, size, lines, is_left, is_reversed })
    }

    /// The place of an unknown among the elements of a matrix of right sides.
    pub fn place(&self, unknown: usize, line: usize) -> usize {
        let unknown = if self.is_reversed { self.size - 1 - unknown } else { unknown };
        match self.is_left {
            true => unknown * self.lines + line,
            false => line * self.size + unknown,
        }
    }

    /// The numbers of one of the matrices of right sides or solutions, unknown by unknown, and of each the lines.
    pub fn columns(&self, values: &[f64], parts: usize) -> Vec<[f64; 2]> {
        let each = (0..self.size).flat_map(|unknown| (0..self.lines).map(move |it| (unknown, it)));
        each.map(|(unknown, line)| number_at(values, self.place(unknown, line), parts, 1.0))
            .collect()
    }
}

/// The lower triangles of the matrices of a `cholesky`; of upper ones, those of their adjoints. `None` if they are none of
/// numbers of either sign.
pub fn triangles(matrices: &[f64], tensor: &Tensor, lower: bool) -> Option<Vec<Lower>> {
    let size = *tensor.shape().last()?;
    let is_complex = complex_parts(tensor)?;
    let parts = 1 + usize::from(is_complex);
    let of = |values: &[f64]| {
        Lower::of(size, is_complex, |row, column| match lower {
            true => number_at(values, row * size + column, parts, 1.0),
            false => number_at(values, column * size + row, parts, -1.0),
        })
    };
    Some(matrices.chunks((size * size * parts).max(1)).map(of).collect())
}

/// Whether the numbers of a tensor are complex; `None` if they are none of either sign.
fn complex_parts(tensor: &Tensor) -> Option<bool> {
    match tensor.element() {
        ElementType::Complex(_) => Some(true),
        ElementType::Float(format) if format.signed => Some(false),
        _ => None,
    }
}

/// A number with the sign of its imaginary part changed or not.
fn number_at(values: &[f64], place: usize, parts: usize, sign: f64) -> [f64; 2] {
    match parts {
        1 => [values[place], 0.0],
        _ => [values[2 * place], sign * values[2 * place + 1]],
    }
}

/// How far a solution may be from the exact one, over the magnitudes of the right side and in units: `G |A^-1|` times three
/// times as many units as an unknown has steps, where `G` is `|A^-1| |A|`. It covers substitution and products with inverses
/// of blocks (Higham, 2002, chapters 8 and 14). With it comes `|A^-1|`. `None` if the system is badly conditioned, or if its
/// inverse is not below `most` in magnitude.
fn of_solution(matrix: &Lower, unit: f64, most: f64) -> Option<[Square; 2]> {
    let steps = 3.0 * steps_of(matrix.size as f64, matrix.is_complex());
    let inverse = matrix.inverse().magnitudes();
    let condition = inverse.times(&matrix.magnitudes());
    let largest = condition.largest();
    if inverse.largest() >= most {
        return None;
    }
    let growth = match unit * steps * largest < SMALL {
        true => condition.times(&inverse),
        false if unit * steps / 3.0 * largest < HALF => {
            let mut growth = to_all_orders(&condition, &inverse, steps / 3.0 * unit)?;
            growth.values.iter_mut().for_each(|value| *value /= steps * unit);
            growth
        }
        false => return None,
    };
    let each = growth.values.iter().map(|value| value * steps).collect();
    Some([Square { size: matrix.size, values: each }, inverse])
}

/// What takes the place of `G |A^-1|`, where `G` is `|A^-1| |A|`, to all orders: with `g = k / (1 - k)` for the error `k` of
/// all steps on an unknown, `((1 + g) (I - g G)^-1 g G + g I) |A^-1|`. It covers the backward error `g |A|` of substitution,
/// an inverse whose residual is as small, and the product with it (Higham, 2002, theorem 8.5 and section 14.2). `None` if the
/// steps are not a small part of one.
fn to_all_orders(condition: &Square, inverse: &Square, of_steps: f64) -> Option<Square> {
    if of_steps >= MOST {
        return None;
    }
    let size = condition.size;
    let share = of_steps / (1.0 - of_steps);
    let rest = Lower::inverse(&condition.one_less(share));
    let all = Square { size, values: rest.real }.times(condition);
    let factor = Square::of(size, |row, column| {
        let own = if row == column { share } else { 0.0 };
        (1.0 + share) * share * all.at(row, column) + own
    });
    Some(factor.times(inverse))
}

/// What the residual of a solution may be at most by any way that [`to_all_orders`] covers, over the magnitudes of the right side:
/// `|A|` times the distance from the exact solution. The inverse has the error of its computation in f64. `None` if the steps
/// are not a small part of one.
pub fn of_residual(matrix: &Lower, unit: f64) -> Option<Square> {
    let of_steps = steps_of(matrix.size as f64, matrix.is_complex()) * unit;
    let magnitudes = matrix.magnitudes();
    let computed = matrix.inverse().magnitudes();
    // |A^-1| (I - e |A| |X|) <= |X| for the computed inverse X
    let own = 4.0 * (matrix.size as f64 + 4.0) * f64::EPSILON;
    let rest = magnitudes.times(&computed).one_less(own).inverse();
    let inverse = computed.times(&Square { size: matrix.size, values: rest.real });
    let distance = to_all_orders(&inverse.times(&magnitudes), &inverse, of_steps)?;
    Some(magnitudes.times(&distance))
}

/// The limit from which intermediate results may overflow a type.
pub fn overflow_limit(format: &FloatFormat) -> f64 {
    format.decode(format.max_finite) / 8.0
}

/// How far the numbers of the solutions of systems may be from the exact ones, in units of steps whose numbers are not above
/// `most`; NaN where nothing bounds them.
pub fn errors_of_solutions(
    view: &OpView<'_>,
    [matrix, right]: [&Tensor; 2],
    unit: f64,
    most: f64,
) -> Option<Vec<f64>> {
    let systems = Systems::of(view, matrix, right)?;
    let rights = numbers(right);
    let parts = rights.len() / right.len().max(1);
    let each = systems.size * systems.lines;
    let mut errors = vec![f64::NAN; rights.len()];
    let batches =
        errors.chunks_mut((each * parts).max(1)).zip(rights.chunks((each * parts).max(1)));
    for (matrix, (errors, right)) in systems.matrices.iter().zip(batches) {
        let Some([growth, inverse]) = of_solution(matrix, unit, most) else { continue };
        let sizes: Vec<f64> = magnitudes(&systems.columns(right, parts));
        let factor = matrix.magnitudes().largest().max(1.0) * systems.size as f64;
        let mut line_of = vec![0.0; systems.size];
        for line in 0..systems.lines {
            let own = sizes.iter().skip(line).step_by(systems.lines);
            line_of.iter_mut().zip(own).for_each(|(value, size)| *value = *size);
            let found = growth.times_vector(&line_of);
            // the products of a row, and sums of these
            let solution = inverse.times_vector(&line_of).into_iter().chain(line_of.clone());
            let largest = solution.fold(0.0, f64::max) * factor;
            for (unknown, error) in found.iter().enumerate().filter(|_| largest < most) {
                let place = systems.place(unknown, line) * parts;
                errors[place..place + parts].fill(*error);
            }
        }
    }
    Some(errors)
}

/// The magnitudes of complex numbers.
pub fn magnitudes(numbers: &[[f64; 2]]) -> Vec<f64> {
    let magnitude =
        |[re, im]: &[f64; 2]| if *im == 0.0 { re.abs() } else { pxfm::f_hypot(*re, *im) };
    numbers.iter().map(magnitude).collect()
}

/// How far the numbers of Cholesky factors may be from the exact ones, in units of steps whose numbers are not above `most`; NaN where
/// nothing bounds them, which is everywhere in the other triangle: to first order `|L| |L^-1| |L| |L^T| |L^-T|` times as many units
/// as a number has steps (Sun, 1992), three times as many for factorizations by blocks.
pub fn errors_of_factors(
    operand: &Tensor,
    lower: bool,
    exact: &[f64],
    unit: f64,
    most: f64,
) -> Option<Vec<f64>> {
    let factors = triangles(exact, operand, lower)?;
    let parts = exact.len() / operand.len().max(1);
    let mut errors = vec![f64::NAN; exact.len()];
    for (factor, errors) in
        factors.iter().zip(errors.chunks_mut((exact.len() / factors.len().max(1)).max(1)))
    {
        let size = factor.size;
        let magnitudes = factor.magnitudes();
        if !magnitudes.values.iter().all(|value| value.is_finite()) {
            continue;
        }
        let inverse = factor.inverse().magnitudes();
        let half = inverse.times(&magnitudes);
        let growth = half.times(&half.transposed());
        let steps = 3.0 * steps_of(size as f64, factor.is_complex());
        let largest = magnitudes.largest();
        let is_small = unit * steps * growth.largest() < SMALL;
        if !is_small || inverse.largest() >= most || largest * largest * size as f64 >= most {
            continue;
        }
        let own = magnitudes.times(&growth);
        for row in 0..size {
            for column in 0..=row {
                let place = if lower { row * size + column } else { column * size + row };
                errors[place * parts..][..parts].fill(steps * own.at(row, column));
            }
        }
    }
    Some(errors)
}
