//! Decompositions and solutions of the dense matrices of a batch, one after the other.
//!
//! Every algorithm is written once over a [`Field`]: scalars of one element type in a carrier, each operation
//! rounded to the type. The order of the operations on one element is part of each algorithm's meaning, and
//! its comment states it. Threads share out matrices or columns, never one sum.

pub mod cholesky;
pub mod dense;
pub mod field;
pub mod matrix;
pub mod reflectors;
pub mod scalars;
pub mod schur;
pub mod triangular;
pub mod tridiagonal;

pub use cholesky::cholesky;
pub use field::{Field, Task, in_field_of};
pub use triangular::{System, Transpose, triangular_solve};

/// The number of matrices in a batch, their rows and their columns. The rank is at least 2.
pub fn sizes(shape: &[usize]) -> (usize, usize, usize) {
    match shape {
        [batch @ .., rows, columns] => (batch.iter().product(), *rows, *columns),
        _ => unreachable!("a matrix has rank 2 or more"),
    }
}
