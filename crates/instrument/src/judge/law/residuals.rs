//! Residuals: how well the numbers of a device's result solve the equations that define them.
//!
//! An unknown of a triangular system has one equation with those that are found before it, and so has an element of a Cholesky
//! factor. Whatever the matrix is like, substitution in any order leaves a small residual in each equation, for the numbers that
//! the device itself has found before. The residuals are computed in f64, in which products of floats of up to 32 bits are exact.
//! docs/legality.md has the bounds.

use std::sync::Arc;

use super::steps::Steps;
use super::systems::{
    Lower, MOST, Square, Systems, magnitudes, of_residual, quotient, steps_of, triangles,
};
use crate::alone::wide::numbers;
use crate::hardware::parallel;
use crate::ir::OpView;
use crate::judge::ground::band::Band;
use crate::judge::ground::given::Given;
use crate::numeric::FloatFormat;
use crate::ops::linear_algebra::Cholesky;
use crate::tensor::{Tensor, Value};

/// How the steps are made that a bound is about.
#[derive(Clone, Copy)]
pub struct Manner {
    /// The largest relative error of a step.
    pub unit: f64,
    /// The largest relative error of the rounding of a number to the type of the result, if that is narrower than the type of
    /// the steps; 0 if it is not.
    pub last: f64,
    /// By how much a step may be off because its result is small, and by how much a number of the result.
    pub lost: [f64; 2],
    /// How many more errors of one rounding a quotient or root may have.
    pub more: f64,
}

/// The relative error of a rounding to nearest.
pub fn half_unit(format: &FloatFormat) -> f64 {
    f64::from(-(format.precision() as i32)).exp2()
}

/// What defines a number of a result.
#[derive(Clone, Copy)]
enum Defined {
    /// Nothing: it may be any number.
    No,
    /// A number that times the pivot is the rest.
    Quotient { pivot: [f64; 2] },
    /// A positive number whose square is the rest.
    Root,
}

/// The equation of an element: how much its term is in exact arithmetic, if all other numbers are the device's.
#[derive(Clone, Copy)]
struct Equation {
    defined: Defined,
    rest: [f64; 2],
    /// The sum of the magnitudes of the terms, that of the element included and that of the right side not.
    size: f64,
    /// The magnitude of the right side.
    right: f64,
    /// How many terms are taken from the right side.
    terms: f64,
    /// The sum of the magnitudes of the factors of the terms.
    factors: f64,
    /// How much the term of the element depends on whether the pivot, a root that may have an imaginary part by rounding, is
    /// conjugated.
    turned: f64,
}

impl Equation {
    const NONE: Equation = Equation {
        defined: Defined::No,
        rest: [0.0; 2],
        size: 0.0,
        right: 0.0,
        terms: 0.0,
        factors: 0.0,
        turned: 0.0,
    };
}

/// The equations of all elements of a result, with the numbers that the device gave.
pub struct Equations {
    each: Vec<Equation>,
    actual: Arc<Vec<f64>>,
    parts: usize,
    /// How many numbers of a result a term is a product of, which were rounded to its type.
    roundings: i32,
    matrices: Matrices,
}

/// The matrices whose condition says how far a residual may be by way of inverses.
enum Matrices {
    Systems(Systems),
    Factors { factors: Vec<Lower>, sizes: Vec<Square>, lower: bool },
}

impl Equations {
    /// The equations of a result of an op that has them; `None` if it has none.
    pub fn of(
        steps: Steps,
        view: &OpView<'_>,
        operands: &[Value],
        actual: &Given<'_>,
    ) -> Option<Equations> {
        let tensor = |index: usize| operands.get(index).and_then(Value::as_tensor);
        match steps {
            Steps::Cholesky => of_factors(tensor(0)?, Cholesky::of(view).lower, actual),
            Steps::TriangularSolve => of_solutions(view, [tensor(0)?, tensor(1)?], actual),
            _ => None,
        }
    }

    /// How far the term of an element may be from its rest, in magnitude: with `k` for the steps of the element, their error
    /// `g = k u / (1 - k u)` of each term, and the rounding of each number to its type. Nothing bounds it if that is
    /// not a small part of one, or if a number of the equation is none.
    fn bound(&self, equation: &Equation, manner: &Manner) -> Option<f64> {
        let Equation { size, right, terms, factors, .. } = *equation;
        let steps = steps_of(terms, self.parts == 2) + manner.more;
        let of_steps = steps * manner.unit;
        if matches!(equation.defined, Defined::No) || of_steps >= MOST {
            return None;
        }
        let growth = of_steps / (1.0 - of_steps);
        let rounded = (1.0 + manner.last).powi(self.roundings) - 1.0;
        let share = (growth + rounded) / (1.0 - manner.last).powi(self.roundings);
        let lost = manner.lost[0] * (2.0 * terms + 2.0 + factors) + manner.lost[1] * factors;
        // the error of the rest itself, and of this
        let own = 4.0 * steps * f64::EPSILON * (size + right);
        let bound = (share * size + lost + own + equation.turned) * (1.0 + 1e-9);
        bound.is_finite().then_some(bound)
    }

    /// What the numbers of the result may be if the others are the device's; where nothing bounds them, those of `known`.
    pub fn band(&self, manner: &Manner, known: &[f64]) -> Band {
        let mut band = Band { lo: known.to_vec(), hi: known.to_vec(), marks: Vec::new() };
        for (place, equation) in self.each.iter().enumerate() {
            let Some(bound) = self.bound(equation, manner) else { continue };
            let (lo, hi) = match equation.defined {
                Defined::No => continue,
                Defined::Quotient { pivot } => {
                    let centre = quotient(equation.rest, pivot);
                    let [own, size] = [centre, pivot].map(|it| magnitudes(&[it])[0]);
                    let distance = bound / size + 8.0 * f64::EPSILON * own;
                    (centre.map(|it| it - distance), centre.map(|it| it + distance))
                }
                Defined::Root => {
                    let rest = equation.rest[0];
                    let least = (rest - bound).max(0.0).sqrt();
                    // a root of a complex number that is real but for roundings
                    let turned =
                        if self.parts == 2 { bound.sqrt().min(bound / least) } else { 0.0 };
                    let most = (rest + bound + turned * turned).max(0.0).sqrt();
                    ([least.next_down().max(0.0), -turned], [most.next_up(), turned])
                }
            };
            let parts = place * self.parts..(place + 1) * self.parts;
            if lo.iter().chain(&hi).all(|end| end.is_finite()) {
                band.lo[parts.clone()].copy_from_slice(&lo[..self.parts]);
                band.hi[parts].copy_from_slice(&hi[..self.parts]);
            }
        }
        band.settle();
        band
    }

    /// Of which elements at some places, in order, it is not known that no way to compute them gives them, be it by inverses of
    /// blocks. `lost` is the magnitude below which numbers may be lost on the way.
    pub fn open(&self, manner: &Manner, places: &[usize], lost: f64) -> Vec<bool> {
        let mut open = Vec::with_capacity(places.len());
        let each = (self.each.len() / self.matrices.count().max(1)).max(1);
        for batch in places.chunk_by(|a, b| a / each == b / each) {
            let first = batch[0] / each * each;
            let equations = &self.each[first..first + each];
            let residuals = self.matrices.residuals(first / each, manner, lost, equations);
            open.extend(batch.iter().map(|&place| {
                let equation = &self.each[place];
                let (Some(residuals), Some(bound)) = (&residuals, self.bound(equation, manner))
                else {
                    return true;
                };
                // what is not a number is not beyond
                let is_beyond = self.residual(equation, place) > bound + residuals[place - first];
                !is_beyond
            }));
        }
        open
    }

    /// How far the term of an element is from its rest; infinite if its number is none of those that the equation defines.
    fn residual(&self, equation: &Equation, place: usize) -> f64 {
        let own = match self.parts {
            1 => [self.actual[place], 0.0],
            _ => [self.actual[2 * place], self.actual[2 * place + 1]],
        };
        match equation.defined {
            Defined::No => f64::NAN,
            Defined::Quotient { pivot: [a, b] } => {
                let [re, im] = [own[0] * a - own[1] * b, own[0] * b + own[1] * a];
                magnitudes(&[[re - equation.rest[0], im - equation.rest[1]]])[0]
            }
            Defined::Root if own[0] < 0.0 => f64::INFINITY,
            Defined::Root => {
                let square = [own[0] * own[0] - own[1] * own[1], 2.0 * own[0] * own[1]];
                magnitudes(&[[square[0] - equation.rest[0], square[1]]])[0]
            }
        }
    }
}

impl Matrices {
    fn count(&self) -> usize {
        match self {
            Matrices::Systems(systems) => systems.matrices.len(),
            Matrices::Factors { factors, .. } => factors.len(),
        }
    }

    /// How large the residual of each element of a matrix may be by way of inverses; `None` if nothing bounds it.
    fn residuals(
        &self,
        batch: usize,
        manner: &Manner,
        lost: f64,
        equations: &[Equation],
    ) -> Option<Vec<f64>> {
        let more = |matrix: &Square, numbers: f64| {
            let largest = matrix.values.iter().fold(1.0, |most: f64, it| most.max(*it));
            lost * matrix.size as f64 * largest * (1.0 + numbers)
        };
        match self {
            Matrices::Systems(systems) => {
                let matrix = &systems.matrices[batch];
                let growth = of_residual(matrix, manner.unit)?;
                let mut residuals = vec![0.0; systems.size * systems.lines];
                for line in 0..systems.lines {
                    let of_unknown = |unknown: usize| &equations[systems.place(unknown, line)];
                    let each = (0..systems.size).map(of_unknown);
                    let largest = each.clone().fold(0.0, |most: f64, it| most.max(it.size));
                    let own = more(&matrix.magnitudes(), largest);
                    let rights: Vec<f64> = each.map(|it| it.right + own).collect();
                    for (unknown, residual) in growth.times_vector(&rights).into_iter().enumerate()
                    {
                        residuals[systems.place(unknown, line)] = residual;
                    }
                }
                Some(residuals)
            }
            Matrices::Factors { factors, sizes, lower } => {
                let (factor, sizes) = (&factors[batch], &sizes[batch]);
                let own = more(&factor.magnitudes(), 1.0);
                let size = factor.size;
                let rights = Square::of(size, |row, column| {
                    sizes.at(row.max(column), row.min(column)) + own
                });
                let found = of_residual(factor, manner.unit)?.times(&rights);
                let mut residuals = vec![0.0; size * size];
                for row in 0..size {
                    for column in 0..=row {
                        let place = if *lower { row * size + column } else { column * size + row };
                        residuals[place] = found.at(column, row);
                    }
                }
                Some(residuals)
            }
        }
    }
}

/// The equations of the solutions of triangular systems.
fn of_solutions(
    view: &OpView<'_>,
    [matrix, right]: [&Tensor; 2],
    actual: &Given<'_>,
) -> Option<Equations> {
    let systems = Systems::of(view, matrix, right)?;
    let (rights, solutions) = (numbers(right), actual.numbers().clone());
    let count = actual.tensor().len();
    let parts = solutions.len() / count.max(1);
    let each = systems.size * systems.lines;
    let mut all = vec![Equation::NONE; count];
    let batches = rights.chunks((each * parts).max(1)).zip(solutions.chunks((each * parts).max(1)));
    let batches = batches.zip(all.chunks_mut(each.max(1)));
    for (matrix, ((right, solution), all)) in systems.matrices.iter().zip(batches) {
        let [right, solution] = [right, solution].map(|it| systems.columns(it, parts));
        for (place, equation) in of_rows(matrix, &right, &solution, systems.lines) {
            let (unknown, line) = (place / systems.lines, place % systems.lines);
            all[systems.place(unknown, line)] = equation;
        }
    }
    let matrices = Matrices::Systems(systems);
    Some(Equations { each: all, actual: solutions, parts, roundings: 1, matrices })
}

/// The equations of the unknowns of a system, and of each the lines.
fn of_rows(
    matrix: &Lower,
    right: &[[f64; 2]],
    solution: &[[f64; 2]],
    lines: usize,
) -> impl Iterator<Item = (usize, Equation)> {
    let own = magnitudes(solution);
    let sizes = matrix.magnitudes();
    let mut found = vec![Equation::NONE; right.len()];
    parallel::for_each_chunk(&mut found, lines.max(1), |row, found| {
        for (equation, right) in found.iter_mut().zip(&right[row * lines..]) {
            equation.rest = *right;
            equation.right = magnitudes(&[*right])[0];
        }
        for column in 0..=row {
            let ([re, im], size) = (matrix.at(row, column), sizes.at(row, column));
            if size == 0.0 && column < row {
                continue;
            }
            let numbers = solution[column * lines..].iter().zip(&own[column * lines..]);
            for (equation, ([a, b], number)) in found.iter_mut().zip(numbers) {
                equation.size += size * number;
                equation.factors += size + number;
                if column < row {
                    equation.rest[0] -= re * a - im * b;
                    equation.rest[1] -= re * b + im * a;
                    equation.terms += 1.0;
                }
            }
        }
        let pivot = matrix.at(row, row);
        found.iter_mut().for_each(|equation| equation.defined = Defined::Quotient { pivot });
    });
    found.into_iter().enumerate()
}

/// The equations of Cholesky factors.
fn of_factors(operand: &Tensor, lower: bool, actual: &Given<'_>) -> Option<Equations> {
    let values = actual.numbers().clone();
    let count = actual.tensor().len();
    let parts = values.len() / count.max(1);
    let factors = triangles(&values, operand, lower)?;
    let matrices = triangles(&numbers(operand), operand, lower)?;
    let size = *operand.shape().last()?;
    let mut all = vec![Equation::NONE; count];
    let mut sizes = Vec::with_capacity(factors.len());
    let pairs = factors.iter().zip(&matrices).zip(all.chunks_mut((size * size).max(1)));
    for ((factor, matrix), all) in pairs {
        let magnitudes = factor.magnitudes();
        let mut found = vec![Equation::NONE; size * size];
        parallel::for_each_chunk(&mut found, size.max(1), |row, found| {
            for (column, equation) in found.iter_mut().enumerate().take(row + 1) {
                *equation = of_element((factor, &magnitudes), matrix, row, column);
            }
        });
        // no way by blocks takes more than this from a row of the matrix, or has it as the right side of a system
        let total = |equation: &Equation| equation.right + 2.0 * equation.size;
        sizes.push(Square { size, values: found.iter().map(total).collect() });
        for row in 0..size {
            for column in 0..=row {
                let place = if lower { row * size + column } else { column * size + row };
                all[place] = found[row * size + column];
                // an upper factor is the adjoint of a lower one
                if !lower {
                    all[place].rest[1] = -all[place].rest[1];
                    if let Defined::Quotient { pivot } = &mut all[place].defined {
                        pivot[1] = -pivot[1];
                    }
                }
            }
        }
    }
    let matrices = Matrices::Factors { factors, sizes, lower };
    Some(Equations { each: all, actual: values, parts, roundings: 2, matrices })
}

/// The equation of an element of a lower factor.
fn of_element(
    (factor, sizes): (&Lower, &Square),
    matrix: &Lower,
    row: usize,
    column: usize,
) -> Equation {
    let mut equation =
        Equation { terms: column as f64, rest: matrix.at(row, column), ..Equation::NONE };
    if row == column {
        equation.rest[1] = 0.0;
    }
    equation.right = magnitudes(&[equation.rest])[0];
    let line = |it: usize, values: &[f64]| -> std::ops::Range<usize> {
        let first = (it * factor.size).min(values.len());
        first..(first + column).min(values.len())
    };
    let [own, other] = [row, column].map(|it| &factor.real[line(it, &factor.real)]);
    let pairs = own.iter().zip(other);
    equation.rest[0] -= pairs.clone().map(|(a, b)| a * b).sum::<f64>();
    if factor.is_complex() {
        let [own_im, other_im] =
            [row, column].map(|it| &factor.imaginary[line(it, &factor.imaginary)]);
        let imaginary = own_im.iter().zip(other_im);
        equation.rest[0] -= imaginary.clone().map(|(a, b)| a * b).sum::<f64>();
        let crossed = pairs.zip(imaginary).map(|((a, b), (a_im, b_im))| a_im * b - a * b_im);
        equation.rest[1] -= if row == column { 0.0 } else { crossed.sum::<f64>() };
    }
    let own = &sizes.values[row * sizes.size..][..column];
    let other = &sizes.values[column * sizes.size..][..column];
    equation.size = own.iter().zip(other).map(|(a, b)| a * b).sum::<f64>();
    equation.factors = own.iter().zip(other).map(|(a, b)| a + b).sum::<f64>();
    let (last, pivot) = (sizes.at(row, column), sizes.at(column, column));
    equation.size += last * pivot;
    equation.factors += last + pivot;
    if row != column {
        equation.turned = 2.0 * last * factor.at(column, column)[1].abs();
    }
    equation.defined = match row == column {
        true => Defined::Root,
        // l[i][j] conj(l[j][j])
        false => {
            let [re, im] = factor.at(column, column);
            Defined::Quotient { pivot: [re, -im] }
        }
    };
    equation
}
