//! How the engine runs an op fast that is evaluated as a whole, where [`crate::ops::Meaning`] says what the op
//! computes: one table, one family of ops a file. The results have the bits of the meaning.
//!
//! An op without an entry is run as its meaning says. Elementwise ops need none: the engine compiles their
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
    /// The result has nothing but elements of the operand, where loops say: a chunk program or a `Consuming`
    /// op reads the operand by them. No loops are told where shapes are dynamic.
    View(fn(&OpView<'_>) -> Result<Evaluate, Violation>, fn(&OpView<'_>) -> Option<StridedView>),
    /// The result has nothing but elements of a smaller tensor, where loops say: chunk programs read that
    /// tensor, if nothing else reads the result.
    Repeating(fn(&OpView<'_>) -> Result<Evaluate, Violation>, Repeated),
    /// The op can do without operands as tensors: it gets the program that would make one, or the value that
    /// one is a view of.
    Consuming(fn(&OpView<'_>) -> Result<Evaluate, Violation>, Consumer),
    /// The closure that the preparation returns gives the results, and applies the regions of the op to many
    /// elements.
    WithBodies(fn(&OpView<'_>, Vec<CompiledBody>) -> Result<Evaluate, Violation>),
    /// The processes of a group meet, and the preparation says what each takes away.
    Exchange(fn(&OpView<'_>, Vec<CompiledBody>) -> Result<Exchange, Violation>),
}

/// A region that is applied to many elements.
#[derive(Debug, Clone)]
pub struct CompiledBody {
    /// The region, the values that it reads from outside, and its steps.
    pub meaning: Body,
    /// The steps as a chunk program, unless they round stochastically.
    pub program: Option<Arc<Program>>,
}

/// The smaller tensor of an op whose result only repeats it.
pub struct Repeated {
    /// The preparation.
    pub prepare: fn(&OpView<'_>) -> Result<Evaluate, Violation>,
    /// Its type, and where the result has its elements; `None` if shapes are dynamic.
    pub spread: fn(&OpView<'_>) -> Option<(TensorType, StridedView)>,
}

/// How an op goes without operands.
pub struct Consumer {
    /// The index of the operand that a program may make, `None` if types or attributes forbid it.
    pub produced: fn(&OpView<'_>) -> Option<usize>,
    /// Whether an operand, by its index, may be read where a view says.
    pub reads: fn(&OpView<'_>, usize, &StridedView) -> bool,
    /// The preparation: what it gives evaluates the operands, without the one that is made, then the
    /// producer's inputs.
    pub prepare: fn(&OpView<'_>, Supply) -> Result<Evaluate, Violation>,
}

/// What there is in place of operands.
pub struct Supply {
    /// What makes one of them.
    pub producer: Option<Producer>,
    /// Of each operand how it is read, if what it is a view of is there in its place.
    pub spreads: Vec<Option<StridedView>>,
}

/// What makes an operand.
pub struct Producer {
    /// The program, which [is a producer](Program::is_producer).
    pub program: Program,
    /// How it reads inputs that have their elements elsewhere; empty if none does.
    pub spreads: Vec<Option<StridedView>>,
}

/// The families.
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

/// How the op of a full name is run fast; `None` if it is run as its meaning says.
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
