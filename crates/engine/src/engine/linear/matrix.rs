//! One dense matrix with its shape.

use std::ops::{Index, IndexMut};

use super::scalars::{ONE, Z};

/// A row-major matrix: `a[[row, column]]`.
#[derive(Debug, Clone, PartialEq)]
pub struct Matrix<S = Z> {
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub columns: usize,
    /// The `rows * columns` elements.
    pub elements: Vec<S>,
}

impl<S: Copy + Default> Matrix<S> {
    /// A matrix of these elements in row-major order.
    pub fn new(rows: usize, columns: usize, elements: Vec<S>) -> Matrix<S> {
        debug_assert_eq!(elements.len(), rows * columns, "a matrix has rows * columns elements");
        Matrix { rows, columns, elements }
    }

    /// A matrix of zeros.
    pub fn zeros(rows: usize, columns: usize) -> Matrix<S> {
        Matrix { rows, columns, elements: vec![S::default(); rows * columns] }
    }

    /// A column.
    pub fn column(&self, column: usize) -> impl Iterator<Item = S> + '_ {
        (0..self.rows).map(move |row| self[[row, column]])
    }

    /// Exchanges the columns `first` and `second`.
    pub fn swap_columns(&mut self, first: usize, second: usize) {
        for row in 0..self.rows {
            self.elements.swap(row * self.columns + first, row * self.columns + second);
        }
    }

    /// The matrix of the results of a function on each element.
    pub fn map<T: Copy + Default>(&self, f: impl Fn(S) -> T) -> Matrix<T> {
        Matrix::new(self.rows, self.columns, self.elements.iter().map(|&s| f(s)).collect())
    }
}

impl Matrix<Z> {
    /// The identity matrix.
    pub fn identity(size: usize) -> Matrix<Z> {
        let mut matrix = Matrix::zeros(size, size);
        (0..size).for_each(|place| matrix[[place, place]] = ONE);
        matrix
    }

    /// The matrix with each element multiplied by a real number.
    pub fn scaled(&self, factor: f64) -> Matrix<Z> {
        self.map(|z| z * factor)
    }
}

impl<S> Index<[usize; 2]> for Matrix<S> {
    type Output = S;
    fn index(&self, [row, column]: [usize; 2]) -> &S {
        &self.elements[row * self.columns + column]
    }
}

impl<S> IndexMut<[usize; 2]> for Matrix<S> {
    fn index_mut(&mut self, [row, column]: [usize; 2]) -> &mut S {
        &mut self.elements[row * self.columns + column]
    }
}
