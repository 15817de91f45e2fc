//! Which results of an op are legal?
//!
//! A device adds the terms of a sum in an order, and in a precision, that the program does not state. This room says
//! how far such a sum may be from the exact one. docs/legality.md has the formulas and their proofs.
//!
//! ```
//! use shlo_interp_instrument::judge::{Accumulator, Additions, Terms, any_tree_by_events};
//!
//! let f32_sums = Accumulator { precision: 24, additions: Additions::Nearest };
//! // Products of two values of f8E4M3FN: each is a multiple of 2^-18.
//! let terms = [448.0 * 0.5, -0.25 * 0.25, 1.75 * 1.75];
//! let finer = |grid: f64| terms.iter().filter(|term| (*term / grid).fract() != 0.0).count() as u64;
//! // Every order of additions in f32, or wider, gives the exact sum.
//! assert_eq!(any_tree_by_events(&Terms::of(&terms), f32_sums, finer), Some(0.0));
//! ```

#[cfg(test)]
mod freedoms_tests;
mod ground;
mod law;
#[cfg(test)]
mod law_tests;
mod look;
#[cfg(test)]
mod program_tests;
#[cfg(test)]
mod residuals_tests;
mod run;
#[cfg(test)]
mod steps_tests;

pub use crate::alone::OneOp;
pub use ground::bound::{
    Accumulator, Additions, Terms, any_tree, any_tree_by_events, any_tree_to_nearest,
    narrow_growth, tree_of_height,
};
pub use ground::rung::{Freedoms, Rung, Tree};
pub use ground::verdict::{Element, Verdict};
pub use run::cancelled::Cancelled;
pub use run::conditioning::{Difference, Distance};
pub use run::program::{Dumps, Finding, Judgement, Loop, Trial};
pub use run::range::{LegalRange, Ran, legal_range};
