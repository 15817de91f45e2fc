//! How a backend adds, from the results of probe programs.
//!
//! [`sums()`] finds out how a product of matrices is added: the tree of additions, what sums are rounded to, what
//! fused additions align to and cut, partial sums, subnormals. It gives a [`Model`](crate::replay::Model) that was tried on random
//! products, and the names of known units that agree with all results. [`conversions()`] finds the policy of
//! conversions from f32.

mod conversions;
mod ground;
mod masking;
mod prober;
mod reading;
mod structure;
mod sums;

pub use conversions::{Conversions, conversions};
pub use sums::sums;

use crate::replay::{Found, Tree, Types};
use crate::tensor::Tensor;

/// A backend that runs programs.
pub trait Backend {
    /// Runs the function `main` of a StableHLO program.
    ///
    /// # Errors
    ///
    /// If the backend does not take the program, or did not run it.
    fn run(&mut self, program: &str, inputs: &[Tensor]) -> Result<Vec<Tensor>, BackendError>;
}

/// Why a backend gave no results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BackendError {
    /// It does not take the program, for this reason.
    Refused(String),
    /// It failed.
    Failed(String),
    /// It was told to stop, and so is what asks it.
    Stopped,
}

impl std::fmt::Display for BackendError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BackendError::Refused(why) if why.is_empty() => {
                f.write_str("the backend refuses the program and gives no reason")
            }
            BackendError::Refused(why) => write!(f, "the backend refuses the program: {why}"),
            BackendError::Failed(why) if why.is_empty() => {
                f.write_str("the backend failed and gives no reason")
            }
            BackendError::Failed(why) => write!(f, "the backend failed: {why}"),
            BackendError::Stopped => f.write_str("the backend was stopped"),
        }
    }
}

impl std::error::Error for BackendError {}

/// Something that was found out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// The question.
    pub question: &'static str,
    /// The answer.
    pub answer: String,
}

/// How a backend makes the sums of a product of matrices.
#[derive(Debug, Clone)]
pub struct Sums {
    /// The types.
    pub types: Types,
    /// The sizes `M`, `K` and `N`.
    pub shape: [usize; 3],
    /// The facts that single probes showed.
    pub facts: Vec<Fact>,
    /// The tree of additions, if it can be seen.
    pub tree: Option<Tree>,
    /// The model that gives most results, with the known units that give all.
    pub found: Option<Found>,
    /// How many results of the backend the model gives bit for bit.
    pub matched: usize,
    /// How many results there were.
    pub total: usize,
    /// How often the backend ran.
    pub runs: usize,
}

#[cfg(test)]
mod tests;
