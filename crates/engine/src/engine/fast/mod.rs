//! How the engine runs fast those ops that are evaluated as a whole, where [`crate::ops::Meaning`] says what
//! they compute. Each file has the ops of one family. The results have the same bits as those of the meaning.
//!
//! An op without an entry is run by its meaning. Elementwise ops need no entry: the engine compiles their
//! steps into chunk programs.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use crate::engine::{Program, StridedView};
use crate::ir::{OpView, TensorType, Violation};
use crate::ops::exchange::Exchange;
use crate::ops::{Body, Evaluate};

mod calls;
mod collective;
mod contraction;
mod convolution;
mod creation;
mod dynamic;
mod einsum;
mod elementwise;
mod fourier;
mod gather;
mod indexing;
mod linear_algebra;
mod normalization;
mod quantization;
mod ragged_dot;
mod random;
mod reduction;
mod scan;
mod scatter;
mod select_and_scatter;
mod shape;
mod slicing;
mod sorting;
mod summing;
mod top_k;
mod windows;

pub use elementwise::prepare as prepare_elementwise;
pub use quantization::preparing;
pub use reduction::Promotion;

/// How an op is run in place of its [meaning](crate::ops::Meaning).
pub enum Fast {
    /// The closure that the preparation returns gives the results.
    Whole(fn(&OpView<'_>) -> Result<Evaluate, Violation>),
    /// The elements of the result are elements of the operand, and loops state which ones: a chunk program or
    /// a `Consuming` op reads the operand by these loops. If shapes are dynamic, there are no loops.
    View(fn(&OpView<'_>) -> Result<Evaluate, Violation>, fn(&OpView<'_>) -> Option<StridedView>),
    /// The elements of the result are elements of a smaller tensor, and loops state which ones: chunk
    /// programs read the smaller tensor if nothing else reads the result.
    Repeating(fn(&OpView<'_>) -> Result<Evaluate, Violation>, Repeated),
    /// The op accepts something else in place of an operand's tensor: the program that would make it, or the
    /// value that the operand is a view of.
    Consuming(fn(&OpView<'_>) -> Result<Evaluate, Violation>, Consumer),
    /// The closure that the preparation returns gives the results, and applies the regions of the op to many
    /// elements.
    WithBodies(fn(&OpView<'_>, Vec<CompiledBody>) -> Result<Evaluate, Violation>),
    /// The processes of a group meet. The preparation says what each process receives.
    Exchange(fn(&OpView<'_>, Vec<CompiledBody>) -> Result<Exchange, Violation>),
}

/// A region that an op applies to many elements.
#[derive(Debug, Clone)]
pub struct CompiledBody {
    /// The region with the values that it captures, and its steps.
    pub meaning: Body,
    /// The steps as a chunk program, unless they round stochastically or hand on codes that their values do not tell.
    pub program: Option<Arc<Program>>,
}

/// The smaller tensor of an op whose result repeats it.
pub struct Repeated {
    /// Prepares the computation of the smaller tensor.
    pub prepare: fn(&OpView<'_>) -> Result<Evaluate, Violation>,
    /// The type of the smaller tensor, and the view of it that the result is; `None` if shapes are dynamic.
    pub strided: fn(&OpView<'_>) -> Option<(TensorType, StridedView)>,
}

/// How an op is run if operands are replaced.
pub struct Consumer {
    /// The index of the operand that a program may make; `None` if types or attributes forbid it.
    pub produced: fn(&OpView<'_>) -> Option<usize>,
    /// Whether an operand that is converted from a type of fewer values may be read in that type.
    pub reads_narrower: fn(&OpView<'_>) -> bool,
    /// Whether the operand of an index may be read by a view.
    pub reads: fn(&OpView<'_>, usize, &StridedView) -> bool,
    /// The preparation. Its closure takes the operands, without the one that a program makes, then the inputs
    /// of that program.
    pub prepare: fn(&OpView<'_>, Supply) -> Result<Evaluate, Violation>,
}

/// The sources that replace the operands of an op.
pub struct Supply {
    /// The program that makes one operand, if one is made so.
    pub producer: Option<Producer>,
    /// For each operand, the view by which it is read if the op gets the value that it is a view of.
    pub strided_views: Vec<Option<StridedView>>,
}

/// A program that makes an operand.
pub struct Producer {
    /// The program, which [is a producer](Program::is_producer).
    pub program: Program,
    /// For each input of the program, the view by which it is read if it has its elements elsewhere; empty if
    /// no input has.
    pub strided_views: Vec<Option<StridedView>>,
}

/// The tables of the families.
static FAMILIES: &[&[(&str, Fast)]] = &[
    calls::WAYS,
    collective::WAYS,
    contraction::WAYS,
    convolution::WAYS,
    creation::WAYS,
    dynamic::WAYS,
    einsum::WAYS,
    fourier::WAYS,
    gather::WAYS,
    indexing::WAYS,
    linear_algebra::WAYS,
    normalization::WAYS,
    ragged_dot::WAYS,
    random::WAYS,
    reduction::WAYS,
    scan::WAYS,
    scatter::WAYS,
    select_and_scatter::WAYS,
    shape::WAYS,
    slicing::WAYS,
    sorting::WAYS,
    top_k::WAYS,
    windows::WAYS,
];

static BY_NAME: LazyLock<HashMap<&'static str, &'static Fast>> = LazyLock::new(|| {
    FAMILIES.iter().flat_map(|family| family.iter().map(|(name, fast)| (*name, fast))).collect()
});

/// How the op of a full name is run fast; `None` if it is run by its meaning.
pub fn of(name: &str) -> Option<&'static Fast> {
    BY_NAME.get(name).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::{self, Meaning};

    #[test]
    fn each_fast_way_replaces_the_meaning_of_one_op() {
        assert_eq!(BY_NAME.len(), FAMILIES.iter().map(|family| family.len()).sum::<usize>());
        for (name, fast) in BY_NAME.iter() {
            let meaning = ops::entry(name).map(|entry| &entry.meaning);
            let fits = match fast {
                Fast::WithBodies(_) => matches!(meaning, Some(Meaning::WithBodies(_))),
                Fast::Exchange(_) => matches!(meaning, Some(Meaning::Exchange(_))),
                _ => matches!(meaning, Some(Meaning::Whole(_) | Meaning::Kernel)),
            };
            assert!(fits, "{name} has no meaning that its fast way could replace");
        }
    }
}
