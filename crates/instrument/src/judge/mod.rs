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

mod alone;
mod band;
mod blocks;
pub mod bodies;
mod bound;
mod bounded_sums;
mod broadcast;
mod cancelled;
mod collectives;
mod complex;
mod conditioning;
mod conversions;
mod copies;
mod exact_elements;
mod facts;
mod flush;
pub mod following;
#[cfg(test)]
mod freedoms_tests;
mod inexact;
mod inexact_windows;
mod intervals;
mod judging;
mod ladder;
mod last_place;
mod law;
#[cfg(test)]
mod law_tests;
mod likely;
mod likely_steps;
mod liveness;
mod magnitudes;
mod maxnum;
mod open_elements;
mod own_error;
mod padding;
mod plain;
mod plain_elements;
mod processes;
mod product_sums;
mod products;
mod program;
#[cfg(test)]
mod program_tests;
pub mod quanta;
mod quantized;
mod range;
mod reciprocal;
mod reductions;
mod region;
mod replays;
mod residuals;
#[cfg(test)]
mod residuals_tests;
mod rows;
mod rung;
mod selection;
mod sizes;
mod steps;
#[cfg(test)]
mod steps_tests;
mod sum_bounds;
mod sums;
mod systems;
mod verdict;
pub mod wide;
mod window_magnitudes;
pub mod windows;

pub use alone::OneOp;
pub use bound::{
    Accumulator, Additions, Terms, any_tree, any_tree_by_events, any_tree_to_nearest,
    narrow_growth, tree_of_height,
};
pub use cancelled::Cancelled;
pub use conditioning::{Difference, Distance};
pub use program::{Dumps, Finding, Judgement, Loop, Trial};
pub use range::{LegalRange, Ran, legal_range};
pub use rung::{Freedoms, Rung, Tree};
pub use verdict::{Element, Verdict};
