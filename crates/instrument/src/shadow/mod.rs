//! What does each op's rounding cost? Runs in which every value of floats has a shadow, which is what exact arithmetic would
//! have given.
//!
//! A [`Study`] runs a program once. Beside every op it runs the op in f64, on the operands that the op had and on their
//! shadows, or in pairs of f64 if the op itself is on f64. Control flow, predicates and indices are those of the run.

mod accuracy;
mod births;
mod downstream;
mod exact;
#[cfg(test)]
mod for_tests;
mod histogram;
mod pairs;
mod retyping;
mod statistics;
mod study;
#[cfg(test)]
mod tests;
mod watch;
mod whatif;
mod wide;

pub use accuracy::Accuracy;
pub use births::{Birth, Read, Special};
pub use histogram::{Errors, Histogram};
pub use retyping::{Retyping, Target, Which};
pub use statistics::Statistics;
pub use study::{NumericsProfile, Outcome, Row, Settings, Study};
pub use whatif::{Candidate, Knee, Ranked, Ranking, WhatIf};
pub use wide::Wide;
