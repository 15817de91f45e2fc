//! Reductions: each output takes in its elements one after the other, in row-major order of the input,
//! starting from the initial value.
//!
//! A body is a [`Program`]; it runs over many outputs side by side, whose accumulators stay in its registers
//! ([`by_program`]). If the elements of a step are apart in memory, several steps of several outputs are
//! first copied together ([`tile`]). A body of one simple step has a loop of its own ([`direct`]) in vector
//! registers ([`simd_fold`]), and other bodies over types of up to 8 bits have a table ([`byte_table_fold`]).
//! All of them give the bits of the program.

mod by_program;
mod byte_table_fold;
mod columns;
mod direct;
mod layout;
mod prefix;
mod running;
mod simd_fold;
mod speculation;
mod step;
mod sums;
mod thresholds;
mod tile;

#[cfg(test)]
mod tests;

pub use layout::Layout;
pub use prefix::prefixes;
pub use sums::{in_type, sums};

use super::chunks::Program;
use crate::paths::{self, Path};
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;

/// A reduction. The program's inputs are the accumulators, the elements, then the captured values;
/// its outputs are the next accumulators.
#[derive(Debug, Clone, Copy)]
pub struct Fold<'a> {
    /// The tensors to reduce, all of one shape.
    pub inputs: &'a [Tensor],
    /// The initial accumulators, of rank 0, as many as inputs.
    pub initial: &'a [Tensor],
    /// Values from outside that the body reads, of rank 0.
    pub captured: &'a [Tensor],
    /// The body.
    pub program: &'a Program,
}

/// The reduced tensors, of the accumulators' types. An output without elements is its initial value.
pub fn fold(fold: &Fold<'_>, layout: &Layout) -> Result<Vec<Tensor>, TooLarge> {
    if layout.reduced.is_empty() || layout.kept.is_empty() {
        let splat = |initial: &Tensor| {
            Tensor::try_splat(initial.element().clone(), &layout.shape, initial.code(0))
        };
        return fold.initial.iter().map(splat).collect();
    }
    if paths::allows(Path::SimdFold)
        && let Some(result) = direct::fold(fold, layout)?
    {
        paths::note(Path::SimdFold);
        return Ok(vec![result]);
    }
    if paths::allows(Path::ByteTableFold)
        && let Some(result) = byte_table_fold::fold(fold, layout)?
    {
        paths::note(Path::ByteTableFold);
        return Ok(vec![result]);
    }
    by_program::fold(fold, layout)
}
