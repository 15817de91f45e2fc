//! Pseudo-random numbers: those of the library.

#[path = "../../src/numeric/random.rs"]
mod library;

#[allow(unused_imports, reason = "a program that includes this file uses some of it")]
pub use library::{Random, splitmix};
