//! Systems of linear equations whose matrix is triangular.

use super::{Field, Task, in_field_of, sizes};
use crate::hardware::parallel;
pub use crate::meaning::{System, Transpose};
use crate::tensor::Tensor;
use crate::tensor::allocation::{TooLarge, filled, with_capacity};

/// The solution for every matrix of a batch, as [`crate::meaning::triangular_solve`] defines it. Each element
/// takes the same operations in the same order.
pub fn triangular_solve(a: &Tensor, b: &Tensor, system: System) -> Result<Tensor, TooLarge> {
    in_field_of(b.element(), Solve { a, b, system })
}

struct Solve<'a> {
    a: &'a Tensor,
    b: &'a Tensor,
    system: System,
}

/// One task solves for the unknowns of this many columns.
const COLUMNS: usize = 64;

/// A triangular matrix, row-major with the diagonal, that is lower triangular if `lower`.
struct Triangle<'m, S> {
    elements: &'m [S],
    size: usize,
    lower: bool,
    unit_diagonal: bool,
}

impl Task for Solve<'_> {
    type Output = Result<Tensor, TooLarge>;

    fn run<F: Field>(self, field: &F) -> Result<Tensor, TooLarge> {
        let (shape, System { left_side, lower, unit_diagonal, transpose }) =
            (self.b.shape(), self.system);
        let panels = Panels::new(shape, left_side);
        let mut result = filled(F::Scalar::default(), shape)?;
        if result.is_empty() {
            return field.store(shape, result);
        }
        let (mut a, b) = (field.load(self.a)?, field.load(self.b)?);
        let (size, transposed) = (panels.size, (transpose != Transpose::No) == left_side);
        parallel::for_each_chunk(&mut a, size * size, |_, matrix| {
            orient(field, matrix, size, transposed, transpose == Transpose::Adjoint);
        });
        let mut solved = filled(Vec::new(), &[panels.count()])?;
        parallel::try_for_each_chunk(&mut solved, 1, |index, panel| {
            let elements = &a[panels.matrix(index) * size * size..][..size * size];
            let triangle = Triangle { elements, size, lower: lower != transposed, unit_diagonal };
            let mut unknowns = with_capacity(&[size, panels.width(index)])?;
            unknowns.extend(panels.places(index).map(|at| b[at]));
            substitute(field, &triangle, &mut unknowns, panels.width(index));
            panel[0] = unknowns;
            Ok::<(), TooLarge>(())
        })?;
        for (index, panel) in solved.into_iter().enumerate() {
            panels.places(index).zip(panel).for_each(|(at, element)| result[at] = element);
        }
        field.store(shape, result)
    }
}

/// The columns of unknowns of all matrices in panels. For a right side, they are rows.
struct Panels {
    batch: usize,
    /// How many unknowns a column has.
    size: usize,
    /// How many columns a matrix has.
    columns: usize,
    /// The distances from one unknown of a column to the next, and from one column to the next.
    strides: [usize; 2],
}

impl Panels {
    fn new(shape: &[usize], left_side: bool) -> Panels {
        let (batch, rows, columns) = sizes(shape);
        match left_side {
            true => Panels { batch, size: rows, columns, strides: [columns, 1] },
            false => Panels { batch, size: columns, columns: rows, strides: [1, columns] },
        }
    }

    fn each_matrix(&self) -> usize {
        self.columns.div_ceil(COLUMNS)
    }

    fn count(&self) -> usize {
        self.batch * self.each_matrix()
    }

    fn matrix(&self, index: usize) -> usize {
        index / self.each_matrix()
    }

    fn first(&self, index: usize) -> usize {
        index % self.each_matrix() * COLUMNS
    }

    fn width(&self, index: usize) -> usize {
        COLUMNS.min(self.columns - self.first(index))
    }

    /// The positions of a panel's unknowns, column fastest.
    fn places(&self, index: usize) -> impl Iterator<Item = usize> + use<> {
        let ([unknown, column], width) = (self.strides, self.width(index));
        let origin = self.matrix(index) * self.size * self.columns + self.first(index) * column;
        (0..self.size).flat_map(move |i| (0..width).map(move |k| origin + i * unknown + k * column))
    }
}

/// Transposes and conjugates a square matrix in place, if the flags ask for it.
fn orient<F: Field>(
    field: &F,
    matrix: &mut [F::Scalar],
    size: usize,
    transposed: bool,
    conjugated: bool,
) {
    if transposed {
        for row in 0..size {
            for column in 0..row {
                matrix.swap(row * size + column, column * size + row);
            }
        }
    }
    if conjugated {
        matrix.iter_mut().for_each(|element| *element = field.conjugate(*element));
    }
}

/// Solves for `width` columns at once; `panel` first holds the right-hand sides, and then the unknowns.
fn substitute<F: Field>(
    field: &F,
    triangle: &Triangle<'_, F::Scalar>,
    panel: &mut [F::Scalar],
    width: usize,
) {
    let Triangle { elements, size, lower, unit_diagonal } = *triangle;
    for step in 0..size {
        let row = if lower { step } else { size - 1 - step };
        let (before, rest) = panel.split_at_mut(row * width);
        let (unknowns, after) = rest.split_at_mut(width);
        for earlier in 0..step {
            let other = if lower { earlier } else { size - 1 - earlier };
            let found = match lower {
                true => &before[other * width..][..width],
                false => &after[(other - row - 1) * width..][..width],
            };
            field.take_away(unknowns, elements[row * size + other], found);
        }
        if !unit_diagonal {
            let pivot = elements[row * size + row];
            unknowns.iter_mut().for_each(|unknown| *unknown = field.divide(*unknown, pivot));
        }
    }
}
