//! The Cholesky decomposition.

use super::{Field, Task, in_field_of, sizes};
use crate::hardware::parallel;
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;

/// The factor of every matrix of a batch, as [`crate::meaning::cholesky`] defines it. Each element takes the
/// same operations in the same order.
pub fn cholesky(a: &Tensor, lower: bool) -> Result<Tensor, TooLarge> {
    in_field_of(a.element(), Cholesky { a, lower })
}

struct Cholesky<'a> {
    a: &'a Tensor,
    lower: bool,
}

impl Task for Cholesky<'_> {
    type Output = Result<Tensor, TooLarge>;

    fn run<F: Field>(self, field: &F) -> Result<Tensor, TooLarge> {
        let shape = self.a.shape();
        let (_, size, _) = sizes(shape);
        let mut elements = field.load(self.a)?;
        if !elements.is_empty() {
            parallel::for_each_chunk(&mut elements, size * size, |_, matrix| {
                factor(field, matrix, size, self.lower);
            });
        }
        field.store(shape, elements)
    }
}

fn factor<F: Field>(field: &F, matrix: &mut [F::Scalar], size: usize, lower: bool) {
    if !lower {
        adjoin(field, matrix, size);
    }
    for row in 0..size {
        matrix[row * size..][row + 1..size].fill(F::Scalar::default());
    }
    if factor_lower(field, matrix, size).is_none() {
        return matrix.fill(field.nan());
    }
    if !lower {
        adjoin(field, matrix, size);
        for row in 0..size {
            matrix[row * size..][..row].fill(F::Scalar::default());
        }
    }
}

/// Replaces a matrix with a real diagonal by its conjugate transpose.
fn adjoin<F: Field>(field: &F, matrix: &mut [F::Scalar], size: usize) {
    for row in 0..size {
        for column in 0..row {
            let (here, there) = (row * size + column, column * size + row);
            let element = field.conjugate(matrix[here]);
            matrix[here] = field.conjugate(matrix[there]);
            matrix[there] = element;
        }
    }
}

/// Computes the lower factor column after column. Each finished column is at once eliminated from the columns
/// right of it.
fn factor_lower<F: Field>(field: &F, matrix: &mut [F::Scalar], size: usize) -> Option<()> {
    let mut column = vec![F::Scalar::default(); size];
    for step in 0..size {
        let root = field.positive_root(matrix[step * size + step])?;
        matrix[step * size + step] = root;
        for row in step + 1..size {
            let element = field.divide(matrix[row * size + step], root);
            matrix[row * size + step] = element;
            column[row] = field.conjugate(element);
        }
        for row in step + 1..size {
            let factor = matrix[row * size + step];
            let rest = &mut matrix[row * size..][step + 1..=row];
            field.take_away(rest, factor, &column[step + 1..=row]);
        }
    }
    Some(())
}
